// The kernels of ternary.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct PointArguments_0
{
    ulonglong output_0;
    ulonglong in0_0;
    ulonglong in1_0;
    ulonglong in2_0;
    ulonglong geometry_0;
    ulonglong count_0;
    ulonglong a_0;
    ulonglong b_0;
    uint steps_0;
    uint groups_0;
};

__device__ ulonglong Point_base_0(PointArguments_0 * a_1, int k_0)
{
    ulonglong _S1;
    if(k_0 == int(0))
    {
        _S1 = a_1->output_0;
    }
    else
    {
        if(k_0 == int(1))
        {
            _S1 = a_1->in0_0;
        }
        else
        {
            if(k_0 == int(2))
            {
                _S1 = a_1->in1_0;
            }
            else
            {
                _S1 = a_1->in2_0;
            }
        }
    }
    return _S1;
}

__device__ ulonglong Point_base_1(PointArguments_0 * a_2, int k_1)
{
    ulonglong _S2;
    if(k_1 == int(0))
    {
        _S2 = a_2->output_0;
    }
    else
    {
        if(k_1 == int(1))
        {
            _S2 = a_2->in0_0;
        }
        else
        {
            if(k_1 == int(2))
            {
                _S2 = a_2->in1_0;
            }
            else
            {
                _S2 = a_2->in2_0;
            }
        }
    }
    return _S2;
}

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct Geometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_3, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S3 = a_3->geometry_0;
    bool _S4 = (a_3->geometry_0) == 0ULL;
    longlong _S5;
    if(_S4)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S5;
    bool _S6;
    if(_S4)
    {
        _S6 = (((a_3->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(1)] = _S5;
    if(_S4)
    {
        _S6 = (((a_3->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(2)] = _S5;
    if(_S4)
    {
        _S6 = (((a_3->steps_0) >> int(2)) & 1U) != 0U;
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(3)] = _S5;
    if(_S4)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S3;
    bool _S7 = ((a_3->count_0) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S8 = i_0;
    for(;;)
    {
        if(d_0 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_1 = g_0->extent_0[d_0];
        ulonglong rest_0;
        if(_S7)
        {
            uint _S9 = uint(_S8) / uint(extent_1);
            rest_0 = ulonglong(_S9);
        }
        else
        {
            ulonglong _S10 = _S8 / extent_1;
            rest_0 = _S10;
        }
        longlong _S11 = longlong(_S8 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S11 * g_0->stride_0[d_0];
        (&p_0)->at_0[int(1)] = (&p_0)->at_0[int(1)] + _S11 * g_0->stride_0[int(8) + d_0];
        (&p_0)->at_0[int(2)] = (&p_0)->at_0[int(2)] + _S11 * g_0->stride_0[int(16) + d_0];
        (&p_0)->at_0[int(3)] = (&p_0)->at_0[int(3)] + _S11 * g_0->stride_0[int(24) + d_0];
        d_0 = d_0 - int(1);
        _S8 = rest_0;
    }
    return p_0;
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float product_sum_0(float a_4, float b_1, float c_0)
{
    return a_4 * b_1 + c_0;
}

__device__ float poly_0(float x_0, FixedArray<float, 6>  * c_1)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_1)[int(0)], x_0, (*c_1)[int(1)]), x_0, (*c_1)[int(2)]), x_0, (*c_1)[int(3)]), x_0, (*c_1)[int(4)]), x_0, (*c_1)[int(5)]);
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Four_0
{
    FixedArray<ulonglong, 4>  e_0;
};

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_2)
{
    return ((this_0->types_0) >> (4U * k_2)) & 15U;
}

__device__ uint size_of_0(uint type_0)
{
    switch(type_0)
    {
    case 1U:
    case 9U:
        {
            return 4U;
        }
    case 2U:
    case 10U:
        {
            return 8U;
        }
    case 3U:
    case 4U:
        {
            return 2U;
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ Four_0 load4_0(uint size_0, ulonglong base_0, ulonglong i_1)
{
    ulonglong at_1 = base_0 + i_1 * ulonglong(size_0);
    Four_0 r_0;
    if(size_0 == 1U)
    {
        uint * _S12 = (uint *)at_1;
        uint w_0 = *_S12;
        (&r_0)->e_0[int(0)] = ulonglong((*_S12) & 255U);
        (&r_0)->e_0[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_0)->e_0[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_0)->e_0[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_0 == 2U)
        {
            uint2  * _S13 = (uint2  *)at_1;
            uint2  _S14 = *_S13;
            uint _S15 = (*_S13).x;
            (&r_0)->e_0[int(0)] = ulonglong(_S15 & 65535U);
            (&r_0)->e_0[int(1)] = ulonglong(_S15 >> int(16));
            uint _S16 = _S14.y;
            (&r_0)->e_0[int(2)] = ulonglong(_S16 & 65535U);
            (&r_0)->e_0[int(3)] = ulonglong(_S16 >> int(16));
        }
        else
        {
            if(size_0 == 4U)
            {
                uint4  * _S17 = (uint4  *)at_1;
                uint4  _S18 = *_S17;
                (&r_0)->e_0[int(0)] = ulonglong((*_S17).x);
                (&r_0)->e_0[int(1)] = ulonglong(_S18.y);
                (&r_0)->e_0[int(2)] = ulonglong(_S18.z);
                (&r_0)->e_0[int(3)] = ulonglong(_S18.w);
            }
            else
            {
                uint4  * _S19 = (uint4  *)at_1;
                uint4  _S20 = *_S19;
                uint4  _S21 = *(uint4  *)(at_1 + 16ULL);
                (&r_0)->e_0[int(0)] = join_0((*_S19).y, (*_S19).x);
                (&r_0)->e_0[int(1)] = join_0(_S20.w, _S20.z);
                (&r_0)->e_0[int(2)] = join_0(_S21.y, _S21.x);
                (&r_0)->e_0[int(3)] = join_0(_S21.w, _S21.z);
            }
        }
    }
    return r_0;
}

__device__ uchar * at_2(ulonglong base_1, longlong i_2)
{
    return (uchar *)(base_1 + ulonglong(i_2));
}

__device__ ushort * at_3(ulonglong base_2, longlong i_3)
{
    return (ushort *)(base_2 + ulonglong(i_3) * 2ULL);
}

__device__ uint * at_4(ulonglong base_3, longlong i_4)
{
    return (uint *)(base_3 + ulonglong(i_4) * 4ULL);
}

__device__ ulonglong * at_5(ulonglong base_4, longlong i_5)
{
    return (ulonglong *)(base_4 + ulonglong(i_5) * 8ULL);
}

__device__ ulonglong load_0(uint size_1, ulonglong base_5, longlong i_6)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S22 = at_2(base_5, i_6);
            return ulonglong(*_S22);
        }
    case 2U:
        {
            ushort * _S23 = at_3(base_5, i_6);
            return ulonglong(*_S23);
        }
    case 4U:
        {
            uint * _S24 = at_4(base_5, i_6);
            return ulonglong(*_S24);
        }
    default:
        {
            ulonglong * _S25 = at_5(base_5, i_6);
            return *_S25;
        }
    }
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ longlong whole_of_0(uint type_2, ulonglong v_0)
{
    switch(type_2)
    {
    case 7U:
        {
            return longlong(v_0 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_0 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S26;
            if(v_0 != 0ULL)
            {
                _S26 = int(1);
            }
            else
            {
                _S26 = int(0);
            }
            return longlong(_S26);
        }
    default:
        {
            return longlong(v_0);
        }
    }
}

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ uint top_bit_0(uint v_2)
{
    uint _S27;
    uint at_6;
    if(v_2 >= 65536U)
    {
        _S27 = v_2 >> int(16);
        at_6 = 16U;
    }
    else
    {
        _S27 = v_2;
        at_6 = 0U;
    }
    if(_S27 >= 256U)
    {
        uint at_7 = at_6 + 8U;
        _S27 = _S27 >> int(8);
        at_6 = at_7;
    }
    else
    {
    }
    if(_S27 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S27 = _S27 >> int(4);
        at_6 = at_8;
    }
    else
    {
    }
    if(_S27 >= 4U)
    {
        uint _S28 = _S27 >> int(2);
        at_6 = at_6 + 2U;
        _S27 = _S28;
    }
    else
    {
    }
    return at_6 + (_S27 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S29 = high_0(v_4);
    uint _S30;
    if(_S29 != 0U)
    {
        _S30 = 32U + top_bit_0(_S29);
    }
    else
    {
        _S30 = top_bit_0(low_0(v_4));
    }
    return _S30;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S31;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S31 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S31 = false;
        }
        int _S32;
        if(_S31)
        {
            _S32 = int(1);
        }
        else
        {
            _S32 = int(0);
        }
        return ulonglong(_S32);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S31 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S31 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S31 = false;
        }
    }
    ulonglong _S33;
    if(_S31)
    {
        _S33 = q_0 + 1ULL;
    }
    else
    {
        _S33 = q_0;
    }
    return _S33;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S34 = v_6 < 0LL;
    ulonglong m_0;
    if(_S34)
    {
        m_0 = 0ULL - ulonglong(v_6);
    }
    else
    {
        m_0 = ulonglong(v_6);
    }
    uint top_0 = top_bit64_0(m_0);
    ulonglong q_1;
    if(top_0 <= 52U)
    {
        q_1 = m_0 << (52U - top_0);
    }
    else
    {
        q_1 = right_nearest_0(m_0, top_0 - 52U);
    }
    if(_S34)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ ulonglong right_odd_0(ulonglong v_7, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_7;
    }
    int _S35;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S35 = int(1);
        }
        else
        {
            _S35 = int(0);
        }
        return ulonglong(_S35);
    }
    ulonglong _S36 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S35 = int(1);
    }
    else
    {
        _S35 = int(0);
    }
    return _S36 | ulonglong(_S35);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S37 = high_0(u_0);
    uint sign_0 = _S37 & 2147483648U;
    uint e_1 = (_S37 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_1 == 2047U)
    {
        uint _S38 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S38 | s_2;
    }
    if(e_1 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_0 | s_2;
    }
    if(e_1 == 0U)
    {
        bool _S39;
        if(odd_0)
        {
            _S39 = m_1 != 0ULL;
        }
        else
        {
            _S39 = false;
        }
        int _S40;
        if(_S39)
        {
            _S40 = int(1);
        }
        else
        {
            _S40 = int(0);
        }
        return sign_0 | uint(_S40);
    }
    ulonglong m_2;
    if(e_1 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_1 - 896U) << int(52));
        s_2 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_1), (64U)));
        m_2 = m_4;
    }
    if(odd_0)
    {
        m_2 = right_odd_0(m_2, s_2);
    }
    else
    {
        m_2 = right_nearest_0(m_2, s_2);
    }
    return sign_0 | uint(m_2);
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_2 = code_0 >> mantissa_0;
    uint m_5 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_2 != 0U)
    {
        return ((e_2 + 127U - bias_0) << int(23)) | (m_5 << (23U - mantissa_0));
    }
    if(m_5 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_5);
    return ((top_1 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_5 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_5 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_5 < 31744U)
    {
        return sign_1 | (widen_0(a_5, 10U, 15U));
    }
    uint _S41 = (sign_1 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S42;
    if(a_5 > 31744U)
    {
        _S42 = 4194304U;
    }
    else
    {
        _S42 = 0U;
    }
    return _S41 | _S42;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_6 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S43;
    if(a_6 == 127U)
    {
        _S43 = 2143289344U;
    }
    else
    {
        _S43 = widen_0(a_6, 3U, 7U);
    }
    return sign_2 | _S43;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_3 | (widen_0(a_7, 2U, 15U));
    }
    uint _S44;
    if(a_7 == 124U)
    {
        _S44 = 2139095040U;
    }
    else
    {
        _S44 = 2143289344U;
    }
    return sign_3 | _S44;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S45 = v_8 < 0LL;
    ulonglong m_6;
    if(_S45)
    {
        m_6 = 0ULL - ulonglong(v_8);
    }
    else
    {
        m_6 = ulonglong(v_8);
    }
    uint top_2 = top_bit64_0(m_6);
    if(top_2 <= 23U)
    {
        m_6 = m_6 << (23U - top_2);
    }
    else
    {
        m_6 = right_nearest_0(m_6, (U32_max((top_2), (23U))) - 23U);
    }
    uint q_2 = uint(m_6);
    uint _S46;
    if(_S45)
    {
        _S46 = 2147483648U;
    }
    else
    {
        _S46 = 0U;
    }
    return _S46 + ((top_2 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_3, ulonglong v_9)
{
    switch(type_3)
    {
    case 1U:
        {
            return low_0(v_9);
        }
    case 2U:
        {
            return f32_of_f64_0(v_9, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_9));
        }
    case 4U:
        {
            return (low_0(v_9)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_9));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_9));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_3, v_9));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_8 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_3 = a_8 >> int(23);
    uint m_7 = a_8 & 8388607U;
    if(a_8 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_3 == 255U)
    {
        uint _S47 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S47 | m_8, m_7 << int(29));
    }
    uint e_4;
    if(e_3 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S48 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_4 = _S48;
    }
    else
    {
        uint e_5 = e_3 + 896U;
        m_8 = m_7;
        e_4 = e_5;
    }
    return join_0((sign_4 | (e_4 << int(20))) | (m_8 >> int(3)), m_8 << int(29));
}

__device__ ulonglong f64_of_0(uint type_4, ulonglong v_10)
{
    if(type_4 == 2U)
    {
        return v_10;
    }
    if(is_integral_0(type_4))
    {
        return f64_of_i64_0(whole_of_0(type_4, v_10));
    }
    return f64_of_f32_0(f32_of_0(type_4, v_10));
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S49 = high_0(u_2);
    uint _S50 = _S49 >> int(31);
    bool negative_0 = _S50 != 0U;
    uint e_6 = (_S49 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S51;
    if(e_6 == 2047U)
    {
        _S51 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S51 = false;
    }
    if(_S51)
    {
        return 0LL;
    }
    if(e_6 < 1023U)
    {
        return 0LL;
    }
    if(e_6 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S50));
    }
    ulonglong m_10;
    if(e_6 >= 1075U)
    {
        m_10 = m_9 << (e_6 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_6);
    }
    longlong _S52;
    if(negative_0)
    {
        _S52 = longlong(0ULL - m_10);
    }
    else
    {
        _S52 = longlong(m_10);
    }
    return _S52;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_11)
{
    longlong _S53;
    if(is_integral_0(type_5))
    {
        _S53 = whole_of_0(type_5, v_11);
    }
    else
    {
        _S53 = i64_of_f64_0(f64_of_0(type_5, v_11));
    }
    return _S53;
}

__device__ longlong clamp_to_0(uint type_6, longlong v_12)
{
    longlong _S54;
    switch(type_6)
    {
    case 7U:
        {
            if(v_12 < -128LL)
            {
                _S54 = -128LL;
            }
            else
            {
                if(v_12 > 127LL)
                {
                    _S54 = 127LL;
                }
                else
                {
                    _S54 = v_12;
                }
            }
            return _S54;
        }
    case 8U:
        {
            if(v_12 < 0LL)
            {
                _S54 = 0LL;
            }
            else
            {
                if(v_12 > 255LL)
                {
                    _S54 = 255LL;
                }
                else
                {
                    _S54 = v_12;
                }
            }
            return _S54;
        }
    case 9U:
        {
            if(v_12 < -2147483648LL)
            {
                _S54 = -2147483648LL;
            }
            else
            {
                if(v_12 > 2147483647LL)
                {
                    _S54 = 2147483647LL;
                }
                else
                {
                    _S54 = v_12;
                }
            }
            return _S54;
        }
    default:
        {
            return v_12;
        }
    }
}

__device__ uint narrow_0(uint a_9, uint mantissa_1, uint bias_1)
{
    uint e_7 = a_9 >> int(23);
    if(e_7 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_9 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S55 = a_9 & 8388607U;
    uint _S56;
    if(e_7 != 0U)
    {
        _S56 = 8388608U;
    }
    else
    {
        _S56 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S55 | _S56), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_7), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_10 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_10 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_10 >> int(13)) & 1023U);
    }
    uint _S57;
    if(a_10 >= 1199566848U)
    {
        _S57 = 31744U;
    }
    else
    {
        _S57 = narrow_0(a_10, 10U, 15U);
    }
    return sign_5 | _S57;
}

__device__ uint bf16_of_f32_0(uint u_4)
{
    if((u_4 & 2147483647U) > 2139095040U)
    {
        return (u_4 >> int(16)) | 64U;
    }
    return (u_4 + 32767U + ((u_4 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_5)
{
    uint a_11 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S58;
    if(a_11 >= 1140850688U)
    {
        _S58 = 127U;
    }
    else
    {
        _S58 = (U32_min((narrow_0(a_11, 3U, 7U)), (127U)));
    }
    return sign_6 | _S58;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_12 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S59;
    if(a_12 >= 1199570944U)
    {
        _S59 = 124U;
    }
    else
    {
        _S59 = (U32_min((narrow_0(a_12, 2U, 15U)), (124U)));
    }
    return sign_7 | _S59;
}

__device__ ulonglong narrow_of_f32_0(uint type_7, uint u_7)
{
    switch(type_7)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_7));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_7));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_7));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_7));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_8, ulonglong u_8)
{
    switch(type_8)
    {
    case 2U:
        {
            return u_8;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_8, false));
        }
    case 11U:
        {
            int _S60;
            if((u_8 << int(1)) != 0ULL)
            {
                _S60 = int(1);
            }
            else
            {
                _S60 = int(0);
            }
            return ulonglong(_S60);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_8, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_8, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_i64_0(uint type_9, longlong v_13)
{
    switch(type_9)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_13);
        }
    case 11U:
        {
            int _S61;
            if(v_13 != 0LL)
            {
                _S61 = int(1);
            }
            else
            {
                _S61 = int(0);
            }
            return ulonglong(_S61);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_13));
        }
    default:
        {
            return of_f64_0(type_9, f64_of_i64_0(v_13));
        }
    }
}

__device__ ulonglong TernaryI64_of_0(Spec_0 * spec_0, PointArguments_0 * a_13, ulonglong i_7, ulonglong x_1, ulonglong y_0, ulonglong z_0)
{
    uint _S62 = Spec_type_0(spec_0, 1U);
    bool first_0 = (i64_of_0(_S62, x_1)) != 0LL;
    uint _S63 = Spec_type_0(spec_0, 0U);
    longlong _S64;
    if(first_0)
    {
        uint _S65 = Spec_type_0(spec_0, 2U);
        _S64 = i64_of_0(_S65, y_0);
    }
    else
    {
        uint _S66 = Spec_type_0(spec_0, 3U);
        _S64 = i64_of_0(_S66, z_0);
    }
    return of_i64_0(_S63, _S64);
}

__device__ void store4_0(uint size_2, ulonglong base_6, ulonglong i_8, Four_0 * v_14)
{
    ulonglong at_9 = base_6 + i_8 * ulonglong(size_2);
    if(size_2 == 1U)
    {
        *(uint *)at_9 = (((low_0((v_14->e_0[int(0)]) & 255ULL)) | ((low_0((v_14->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_14->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_14->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_2 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_0((v_14->e_0[int(0)]) & 65535ULL)) | ((low_0(v_14->e_0[int(1)])) << int(16)), (low_0((v_14->e_0[int(2)]) & 65535ULL)) | ((low_0(v_14->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_2 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_14->e_0[int(0)]), low_0(v_14->e_0[int(1)]), low_0(v_14->e_0[int(2)]), low_0(v_14->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_14->e_0[int(0)]), high_0(v_14->e_0[int(0)]), low_0(v_14->e_0[int(1)]), high_0(v_14->e_0[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_0(v_14->e_0[int(2)]), high_0(v_14->e_0[int(2)]), low_0(v_14->e_0[int(3)]), high_0(v_14->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_3, ulonglong base_7, longlong i_9, ulonglong v_15)
{
    switch(size_3)
    {
    case 1U:
        {
            uchar * _S67 = at_2(base_7, i_9);
            *_S67 = uchar(v_15);
            break;
        }
    case 2U:
        {
            ushort * _S68 = at_3(base_7, i_9);
            *_S68 = ushort(v_15);
            break;
        }
    case 4U:
        {
            uint * _S69 = at_4(base_7, i_9);
            *_S69 = uint(v_15);
            break;
        }
    default:
        {
            ulonglong * _S70 = at_5(base_7, i_9);
            *_S70 = v_15;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_14, uint group_0, uint lane_0)
{
    bool _S71 = (a_14->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S72 = a_14->count_0;
        if(first_1 < (a_14->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S71)
        {
            begin_0 = first_1 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_1 + ulonglong(lane_0);
        }
        uint _S73;
        if(_S71)
        {
            _S73 = 1U;
        }
        else
        {
            _S73 = 256U;
        }
        ulonglong _S74 = ulonglong(_S73);
        bool whole_0;
        if(_S71)
        {
            whole_0 = (begin_0 + 4ULL) <= _S72;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Four_0, 4>  x_2;
        FixedArray<Place_0, 4>  places_0;
        if(whole_0)
        {
            uint _S75 = Spec_type_0(spec_1, 1U);
            uint size_4 = size_of_0(_S75);
            uint _S76 = a_14->steps_0;
            if((((a_14->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S77 = Point_base_0(a_14, int(1));
                x_2[int(1)] = load4_0(size_4, _S77, begin_0);
            }
            else
            {
                ulonglong _S78 = Point_base_0(a_14, int(1));
                ulonglong _S79 = load_0(size_4, _S78, 0LL);
                (&x_2[int(1)])->e_0[int(0)] = _S79;
                (&x_2[int(1)])->e_0[int(1)] = _S79;
                (&x_2[int(1)])->e_0[int(2)] = _S79;
                (&x_2[int(1)])->e_0[int(3)] = _S79;
            }
            uint _S80 = Spec_type_0(spec_1, 2U);
            uint size_5 = size_of_0(_S80);
            if(((_S76 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S81 = Point_base_0(a_14, int(2));
                x_2[int(2)] = load4_0(size_5, _S81, begin_0);
            }
            else
            {
                ulonglong _S82 = Point_base_0(a_14, int(2));
                ulonglong _S83 = load_0(size_5, _S82, 0LL);
                (&x_2[int(2)])->e_0[int(0)] = _S83;
                (&x_2[int(2)])->e_0[int(1)] = _S83;
                (&x_2[int(2)])->e_0[int(2)] = _S83;
                (&x_2[int(2)])->e_0[int(3)] = _S83;
            }
            uint _S84 = Spec_type_0(spec_1, 3U);
            uint size_6 = size_of_0(_S84);
            if(((_S76 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S85 = Point_base_0(a_14, int(3));
                x_2[int(3)] = load4_0(size_6, _S85, begin_0);
            }
            else
            {
                ulonglong _S86 = Point_base_0(a_14, int(3));
                ulonglong _S87 = load_0(size_6, _S86, 0LL);
                (&x_2[int(3)])->e_0[int(0)] = _S87;
                (&x_2[int(3)])->e_0[int(1)] = _S87;
                (&x_2[int(3)])->e_0[int(2)] = _S87;
                (&x_2[int(3)])->e_0[int(3)] = _S87;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_0 >= _S72)
                        {
                            break;
                        }
                        Place_0 _S88 = place_of_0(a_14, begin_0);
                        places_0[int(0)] = _S88;
                        uint _S89 = Spec_type_0(spec_1, 1U);
                        uint _S90 = size_of_0(_S89);
                        ulonglong _S91 = Point_base_0(a_14, int(1));
                        ulonglong _S92 = load_0(_S90, _S91, (&places_0[int(0)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(0)] = _S92;
                        uint _S93 = Spec_type_0(spec_1, 2U);
                        uint _S94 = size_of_0(_S93);
                        ulonglong _S95 = Point_base_0(a_14, int(2));
                        ulonglong _S96 = load_0(_S94, _S95, (&places_0[int(0)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(0)] = _S96;
                        uint _S97 = Spec_type_0(spec_1, 3U);
                        uint _S98 = size_of_0(_S97);
                        ulonglong _S99 = Point_base_0(a_14, int(3));
                        ulonglong _S100 = load_0(_S98, _S99, (&places_0[int(0)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(0)] = _S100;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_0 + _S74;
                        if(i_10 >= _S72)
                        {
                            break;
                        }
                        Place_0 _S101 = place_of_0(a_14, i_10);
                        places_0[int(1)] = _S101;
                        uint _S102 = Spec_type_0(spec_1, 1U);
                        uint _S103 = size_of_0(_S102);
                        ulonglong _S104 = Point_base_0(a_14, int(1));
                        ulonglong _S105 = load_0(_S103, _S104, (&places_0[int(1)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(1)] = _S105;
                        uint _S106 = Spec_type_0(spec_1, 2U);
                        uint _S107 = size_of_0(_S106);
                        ulonglong _S108 = Point_base_0(a_14, int(2));
                        ulonglong _S109 = load_0(_S107, _S108, (&places_0[int(1)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(1)] = _S109;
                        uint _S110 = Spec_type_0(spec_1, 3U);
                        uint _S111 = size_of_0(_S110);
                        ulonglong _S112 = Point_base_0(a_14, int(3));
                        ulonglong _S113 = load_0(_S111, _S112, (&places_0[int(1)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(1)] = _S113;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + 2ULL * _S74;
                        if(i_11 >= _S72)
                        {
                            break;
                        }
                        Place_0 _S114 = place_of_0(a_14, i_11);
                        places_0[int(2)] = _S114;
                        uint _S115 = Spec_type_0(spec_1, 1U);
                        uint _S116 = size_of_0(_S115);
                        ulonglong _S117 = Point_base_0(a_14, int(1));
                        ulonglong _S118 = load_0(_S116, _S117, (&places_0[int(2)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(2)] = _S118;
                        uint _S119 = Spec_type_0(spec_1, 2U);
                        uint _S120 = size_of_0(_S119);
                        ulonglong _S121 = Point_base_0(a_14, int(2));
                        ulonglong _S122 = load_0(_S120, _S121, (&places_0[int(2)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(2)] = _S122;
                        uint _S123 = Spec_type_0(spec_1, 3U);
                        uint _S124 = size_of_0(_S123);
                        ulonglong _S125 = Point_base_0(a_14, int(3));
                        ulonglong _S126 = load_0(_S124, _S125, (&places_0[int(2)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(2)] = _S126;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 3ULL * _S74;
                        if(i_12 >= _S72)
                        {
                            break;
                        }
                        Place_0 _S127 = place_of_0(a_14, i_12);
                        places_0[int(3)] = _S127;
                        uint _S128 = Spec_type_0(spec_1, 1U);
                        uint _S129 = size_of_0(_S128);
                        ulonglong _S130 = Point_base_0(a_14, int(1));
                        ulonglong _S131 = load_0(_S129, _S130, (&places_0[int(3)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(3)] = _S131;
                        uint _S132 = Spec_type_0(spec_1, 2U);
                        uint _S133 = size_of_0(_S132);
                        ulonglong _S134 = Point_base_0(a_14, int(2));
                        ulonglong _S135 = load_0(_S133, _S134, (&places_0[int(3)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(3)] = _S135;
                        uint _S136 = Spec_type_0(spec_1, 3U);
                        uint _S137 = size_of_0(_S136);
                        ulonglong _S138 = Point_base_0(a_14, int(3));
                        ulonglong _S139 = load_0(_S137, _S138, (&places_0[int(3)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(3)] = _S139;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S140 = TernaryI64_of_0(spec_1, a_14, begin_0, (&x_2[int(1)])->e_0[int(0)], (&x_2[int(2)])->e_0[int(0)], (&x_2[int(3)])->e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S140;
        ulonglong _S141 = begin_0 + _S74;
        ulonglong _S142 = TernaryI64_of_0(spec_1, a_14, _S141, (&x_2[int(1)])->e_0[int(1)], (&x_2[int(2)])->e_0[int(1)], (&x_2[int(3)])->e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S142;
        ulonglong _S143 = begin_0 + 2ULL * _S74;
        ulonglong _S144 = TernaryI64_of_0(spec_1, a_14, _S143, (&x_2[int(1)])->e_0[int(2)], (&x_2[int(2)])->e_0[int(2)], (&x_2[int(3)])->e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S144;
        ulonglong _S145 = begin_0 + 3ULL * _S74;
        ulonglong _S146 = TernaryI64_of_0(spec_1, a_14, _S145, (&x_2[int(1)])->e_0[int(3)], (&x_2[int(2)])->e_0[int(3)], (&x_2[int(3)])->e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S146;
        uint _S147 = Spec_type_0(spec_1, 0U);
        uint size_7 = size_of_0(_S147);
        if(whole_0)
        {
            Four_0 _S148 = y_1;
            store4_0(size_7, a_14->output_0, begin_0, &_S148);
        }
        else
        {
            if(begin_0 < _S72)
            {
                store_0(size_7, a_14->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S141 < _S72)
            {
                store_0(size_7, a_14->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S143 < _S72)
            {
                store_0(size_7, a_14->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S145 < _S72)
            {
                store_0(size_7, a_14->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_14->groups_0) * 1024ULL;
    }
    return;
}

__device__ bool is_equal_0(float x_3, float y_2)
{
    return x_3 == y_2;
}

__device__ float negated_0(float x_4)
{
    return (U32_asfloat(((F32_asuint((x_4))) ^ 2147483648U)));
}

__device__ bool is_less_0(float x_5, float y_3)
{
    return x_5 < y_3;
}

__device__ float magnitude_0(float x_6)
{
    return (U32_asfloat(((F32_asuint((x_6))) & 2147483647U)));
}

__device__ float lerp_of_0(float a_15, float b_2, float w_1)
{
    float rest_2 = 1.0f - w_1;
    float d_1 = b_2 - a_15;
    float near_a_0 = product_sum_0(w_1, d_1, a_15);
    float near_b_0 = product_sum_0(negated_0(rest_2), d_1, b_2);
    float apart_0 = product_sum_0(w_1, b_2, rest_2 * a_15);
    bool one_sign_0;
    if(is_less_0(0.0f, a_15))
    {
        one_sign_0 = is_less_0(0.0f, b_2);
    }
    else
    {
        one_sign_0 = false;
    }
    if(one_sign_0)
    {
        one_sign_0 = true;
    }
    else
    {
        if(is_less_0(a_15, 0.0f))
        {
            one_sign_0 = is_less_0(b_2, 0.0f);
        }
        else
        {
            one_sign_0 = false;
        }
    }
    if(!one_sign_0)
    {
        one_sign_0 = true;
    }
    else
    {
        one_sign_0 = !((magnitude_0(d_1)) < (U32_asfloat((2139095040U))));
    }
    float y_4;
    if(one_sign_0)
    {
        y_4 = apart_0;
    }
    else
    {
        if((magnitude_0(w_1)) < 0.5f)
        {
            y_4 = near_a_0;
        }
        else
        {
            y_4 = near_b_0;
        }
    }
    if(is_equal_0(w_1, 0.0f))
    {
        y_4 = a_15;
    }
    else
    {
        if(w_1 == 1.0f)
        {
            y_4 = b_2;
        }
        else
        {
        }
    }
    return y_4;
}

__device__ float larger_0(float a_16, float b_3)
{
    float _S149;
    if(a_16 > b_3)
    {
        _S149 = a_16;
    }
    else
    {
        _S149 = b_3;
    }
    return _S149;
}

__device__ float smaller_0(float a_17, float b_4)
{
    float _S150;
    if(a_17 < b_4)
    {
        _S150 = a_17;
    }
    else
    {
        _S150 = b_4;
    }
    return _S150;
}

__device__ float with_sign_0(float x_7, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_7))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float rounded_0(float x_8)
{
    float a_18 = magnitude_0(x_8);
    float r_1 = a_18 + 8.388608e+06f - 8.388608e+06f;
    float _S151;
    if(a_18 < 8.388608e+06f)
    {
        _S151 = r_1;
    }
    else
    {
        _S151 = a_18;
    }
    return with_sign_0(_S151, x_8);
}

__device__ float exp_whole_0(float x_9)
{
    return rounded_0(x_9 * 1.4426950216293335f);
}

__device__ float exp_rest_0(float x_10, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_10));
}

__device__ float exp_less_one_0(float r_2)
{
    FixedArray<float, 6>  _S152 = kExpTail_0;
    float _S153 = poly_0(r_2, &_S152);
    return product_sum_0(_S153, r_2 * r_2, r_2);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat(((uint(n_1) + 127U) << int(23))));
}

__device__ float scaled_0(float p_1, float n_2)
{
    int whole_1 = int(n_2);
    int half_1 = whole_1 >> int(1);
    return p_1 * power_of_2_0(half_1) * power_of_2_0(whole_1 - half_1);
}

__device__ float exp_of_0(float x_11)
{
    float _S154 = smaller_0(89.0f, larger_0(-104.0f, x_11));
    float n_3 = exp_whole_0(_S154);
    return scaled_0(exp_less_one_0(exp_rest_0(_S154, n_3)) + 1.0f, n_3);
}

__device__ float quotient_0(float x_12, float y_5)
{
    return x_12 / y_5;
}

__device__ float logistic_slope_0(float x_13, float a_19)
{
    float e_8 = exp_of_0(negated_0(magnitude_0(a_19 * x_13)));
    float u_9 = 1.0f + e_8;
    return quotient_0(a_19 * a_19 * e_8, u_9 * u_9);
}

__device__ float TernaryF32_apply_0(uint op_1, float x_14, float y_6, float z_1, float a_20)
{
    switch(op_1)
    {
    case 0U:
        {
            float _S155;
            if(is_equal_0(x_14, 0.0f))
            {
                _S155 = z_1;
            }
            else
            {
                _S155 = y_6;
            }
            return _S155;
        }
    case 1U:
        {
            return product_sum_0(a_20 * y_6, z_1, x_14);
        }
    case 2U:
        {
            return product_sum_0(x_14 * y_6, a_20, z_1);
        }
    case 3U:
        {
            return lerp_of_0(x_14, y_6, z_1);
        }
    default:
        {
            return x_14 * (y_6 * logistic_slope_0(z_1, 1.0f));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_10, uint u_10)
{
    switch(type_10)
    {
    case 1U:
        {
            return ulonglong(u_10);
        }
    case 11U:
        {
            int _S156;
            if((u_10 << int(1)) != 0U)
            {
                _S156 = int(1);
            }
            else
            {
                _S156 = int(0);
            }
            return ulonglong(_S156);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_10, f64_of_f32_0(u_10));
        }
    default:
        {
            return narrow_of_f32_0(type_10, u_10);
        }
    }
}

__device__ ulonglong TernaryF32_of_0(Spec_0 * spec_2, PointArguments_0 * a_21, ulonglong i_13, ulonglong x_15, ulonglong y_7, ulonglong z_2)
{
    uint _S157 = spec_2->op_0;
    uint _S158 = Spec_type_0(spec_2, 1U);
    float _S159 = (U32_asfloat((f32_of_0(_S158, x_15))));
    uint _S160 = Spec_type_0(spec_2, 2U);
    float _S161 = (U32_asfloat((f32_of_0(_S160, y_7))));
    uint _S162 = Spec_type_0(spec_2, 3U);
    float r_3 = TernaryF32_apply_0(_S157, _S159, _S161, (U32_asfloat((f32_of_0(_S162, z_2)))), (U32_asfloat((low_0(a_21->a_0)))));
    uint _S163 = Spec_type_0(spec_2, 0U);
    return of_f32_0(_S163, (F32_asuint((r_3))));
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_22, uint group_1, uint lane_1)
{
    bool _S164 = (a_22->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S165 = a_22->count_0;
        if(first_2 < (a_22->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S164)
        {
            begin_1 = first_2 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_2 + ulonglong(lane_1);
        }
        uint _S166;
        if(_S164)
        {
            _S166 = 1U;
        }
        else
        {
            _S166 = 256U;
        }
        ulonglong _S167 = ulonglong(_S166);
        bool whole_2;
        if(_S164)
        {
            whole_2 = (begin_1 + 4ULL) <= _S165;
        }
        else
        {
            whole_2 = false;
        }
        FixedArray<Four_0, 4>  x_16;
        FixedArray<Place_0, 4>  places_1;
        if(whole_2)
        {
            uint _S168 = Spec_type_0(spec_3, 1U);
            uint size_8 = size_of_0(_S168);
            uint _S169 = a_22->steps_0;
            if((((a_22->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S170 = Point_base_1(a_22, int(1));
                x_16[int(1)] = load4_0(size_8, _S170, begin_1);
            }
            else
            {
                ulonglong _S171 = Point_base_1(a_22, int(1));
                ulonglong _S172 = load_0(size_8, _S171, 0LL);
                (&x_16[int(1)])->e_0[int(0)] = _S172;
                (&x_16[int(1)])->e_0[int(1)] = _S172;
                (&x_16[int(1)])->e_0[int(2)] = _S172;
                (&x_16[int(1)])->e_0[int(3)] = _S172;
            }
            uint _S173 = Spec_type_0(spec_3, 2U);
            uint size_9 = size_of_0(_S173);
            if(((_S169 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S174 = Point_base_1(a_22, int(2));
                x_16[int(2)] = load4_0(size_9, _S174, begin_1);
            }
            else
            {
                ulonglong _S175 = Point_base_1(a_22, int(2));
                ulonglong _S176 = load_0(size_9, _S175, 0LL);
                (&x_16[int(2)])->e_0[int(0)] = _S176;
                (&x_16[int(2)])->e_0[int(1)] = _S176;
                (&x_16[int(2)])->e_0[int(2)] = _S176;
                (&x_16[int(2)])->e_0[int(3)] = _S176;
            }
            uint _S177 = Spec_type_0(spec_3, 3U);
            uint size_10 = size_of_0(_S177);
            if(((_S169 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S178 = Point_base_1(a_22, int(3));
                x_16[int(3)] = load4_0(size_10, _S178, begin_1);
            }
            else
            {
                ulonglong _S179 = Point_base_1(a_22, int(3));
                ulonglong _S180 = load_0(size_10, _S179, 0LL);
                (&x_16[int(3)])->e_0[int(0)] = _S180;
                (&x_16[int(3)])->e_0[int(1)] = _S180;
                (&x_16[int(3)])->e_0[int(2)] = _S180;
                (&x_16[int(3)])->e_0[int(3)] = _S180;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_1 >= _S165)
                        {
                            break;
                        }
                        Place_0 _S181 = place_of_0(a_22, begin_1);
                        places_1[int(0)] = _S181;
                        uint _S182 = Spec_type_0(spec_3, 1U);
                        uint _S183 = size_of_0(_S182);
                        ulonglong _S184 = Point_base_1(a_22, int(1));
                        ulonglong _S185 = load_0(_S183, _S184, (&places_1[int(0)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(0)] = _S185;
                        uint _S186 = Spec_type_0(spec_3, 2U);
                        uint _S187 = size_of_0(_S186);
                        ulonglong _S188 = Point_base_1(a_22, int(2));
                        ulonglong _S189 = load_0(_S187, _S188, (&places_1[int(0)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(0)] = _S189;
                        uint _S190 = Spec_type_0(spec_3, 3U);
                        uint _S191 = size_of_0(_S190);
                        ulonglong _S192 = Point_base_1(a_22, int(3));
                        ulonglong _S193 = load_0(_S191, _S192, (&places_1[int(0)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(0)] = _S193;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_1 + _S167;
                        if(i_14 >= _S165)
                        {
                            break;
                        }
                        Place_0 _S194 = place_of_0(a_22, i_14);
                        places_1[int(1)] = _S194;
                        uint _S195 = Spec_type_0(spec_3, 1U);
                        uint _S196 = size_of_0(_S195);
                        ulonglong _S197 = Point_base_1(a_22, int(1));
                        ulonglong _S198 = load_0(_S196, _S197, (&places_1[int(1)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(1)] = _S198;
                        uint _S199 = Spec_type_0(spec_3, 2U);
                        uint _S200 = size_of_0(_S199);
                        ulonglong _S201 = Point_base_1(a_22, int(2));
                        ulonglong _S202 = load_0(_S200, _S201, (&places_1[int(1)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(1)] = _S202;
                        uint _S203 = Spec_type_0(spec_3, 3U);
                        uint _S204 = size_of_0(_S203);
                        ulonglong _S205 = Point_base_1(a_22, int(3));
                        ulonglong _S206 = load_0(_S204, _S205, (&places_1[int(1)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(1)] = _S206;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_1 + 2ULL * _S167;
                        if(i_15 >= _S165)
                        {
                            break;
                        }
                        Place_0 _S207 = place_of_0(a_22, i_15);
                        places_1[int(2)] = _S207;
                        uint _S208 = Spec_type_0(spec_3, 1U);
                        uint _S209 = size_of_0(_S208);
                        ulonglong _S210 = Point_base_1(a_22, int(1));
                        ulonglong _S211 = load_0(_S209, _S210, (&places_1[int(2)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(2)] = _S211;
                        uint _S212 = Spec_type_0(spec_3, 2U);
                        uint _S213 = size_of_0(_S212);
                        ulonglong _S214 = Point_base_1(a_22, int(2));
                        ulonglong _S215 = load_0(_S213, _S214, (&places_1[int(2)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(2)] = _S215;
                        uint _S216 = Spec_type_0(spec_3, 3U);
                        uint _S217 = size_of_0(_S216);
                        ulonglong _S218 = Point_base_1(a_22, int(3));
                        ulonglong _S219 = load_0(_S217, _S218, (&places_1[int(2)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(2)] = _S219;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_16 = begin_1 + 3ULL * _S167;
                        if(i_16 >= _S165)
                        {
                            break;
                        }
                        Place_0 _S220 = place_of_0(a_22, i_16);
                        places_1[int(3)] = _S220;
                        uint _S221 = Spec_type_0(spec_3, 1U);
                        uint _S222 = size_of_0(_S221);
                        ulonglong _S223 = Point_base_1(a_22, int(1));
                        ulonglong _S224 = load_0(_S222, _S223, (&places_1[int(3)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(3)] = _S224;
                        uint _S225 = Spec_type_0(spec_3, 2U);
                        uint _S226 = size_of_0(_S225);
                        ulonglong _S227 = Point_base_1(a_22, int(2));
                        ulonglong _S228 = load_0(_S226, _S227, (&places_1[int(3)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(3)] = _S228;
                        uint _S229 = Spec_type_0(spec_3, 3U);
                        uint _S230 = size_of_0(_S229);
                        ulonglong _S231 = Point_base_1(a_22, int(3));
                        ulonglong _S232 = load_0(_S230, _S231, (&places_1[int(3)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(3)] = _S232;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_8;
        ulonglong _S233 = TernaryF32_of_0(spec_3, a_22, begin_1, (&x_16[int(1)])->e_0[int(0)], (&x_16[int(2)])->e_0[int(0)], (&x_16[int(3)])->e_0[int(0)]);
        (&y_8)->e_0[int(0)] = _S233;
        ulonglong _S234 = begin_1 + _S167;
        ulonglong _S235 = TernaryF32_of_0(spec_3, a_22, _S234, (&x_16[int(1)])->e_0[int(1)], (&x_16[int(2)])->e_0[int(1)], (&x_16[int(3)])->e_0[int(1)]);
        (&y_8)->e_0[int(1)] = _S235;
        ulonglong _S236 = begin_1 + 2ULL * _S167;
        ulonglong _S237 = TernaryF32_of_0(spec_3, a_22, _S236, (&x_16[int(1)])->e_0[int(2)], (&x_16[int(2)])->e_0[int(2)], (&x_16[int(3)])->e_0[int(2)]);
        (&y_8)->e_0[int(2)] = _S237;
        ulonglong _S238 = begin_1 + 3ULL * _S167;
        ulonglong _S239 = TernaryF32_of_0(spec_3, a_22, _S238, (&x_16[int(1)])->e_0[int(3)], (&x_16[int(2)])->e_0[int(3)], (&x_16[int(3)])->e_0[int(3)]);
        (&y_8)->e_0[int(3)] = _S239;
        uint _S240 = Spec_type_0(spec_3, 0U);
        uint size_11 = size_of_0(_S240);
        if(whole_2)
        {
            Four_0 _S241 = y_8;
            store4_0(size_11, a_22->output_0, begin_1, &_S241);
        }
        else
        {
            if(begin_1 < _S165)
            {
                store_0(size_11, a_22->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_8)->e_0[int(0)]);
            }
            if(_S234 < _S165)
            {
                store_0(size_11, a_22->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_8)->e_0[int(1)]);
            }
            if(_S236 < _S165)
            {
                store_0(size_11, a_22->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_8)->e_0[int(2)]);
            }
            if(_S238 < _S165)
            {
                store_0(size_11, a_22->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_8)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_22->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_ternary_f32(PointArguments_0 a_23, Spec_0 spec_4)
{
    uint _S242 = blockIdx.x;
    uint _S243 = threadIdx.x;
    Spec_0 _S244 = spec_4;
    PointArguments_0 _S245 = a_23;
    Point_run_1(&_S244, &_S245, _S242, _S243);
    return;
}

extern "C" __global__ void mpt_ternary_i64(PointArguments_0 a_24, Spec_0 spec_5)
{
    uint _S246 = blockIdx.x;
    uint _S247 = threadIdx.x;
    Spec_0 _S248 = spec_5;
    PointArguments_0 _S249 = a_24;
    Point_run_0(&_S248, &_S249, _S246, _S247);
    return;
}

