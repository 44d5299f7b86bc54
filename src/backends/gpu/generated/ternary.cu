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

__device__ longlong folded_0(longlong v_12)
{
    longlong size_2;
    if(v_12 < 0LL)
    {
        size_2 = ~v_12;
    }
    else
    {
        size_2 = v_12;
    }
    if((size_2 >> int(53)) == 0LL)
    {
        return v_12;
    }
    longlong _S54 = v_12 & -1024LL;
    int _S55;
    if((v_12 & 1023LL) != 0LL)
    {
        _S55 = int(1024);
    }
    else
    {
        _S55 = int(0);
    }
    return _S54 | longlong(_S55);
}

__device__ longlong clamp_to_0(uint type_6, longlong v_13)
{
    longlong _S56;
    switch(type_6)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S56 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S56 = 127LL;
                }
                else
                {
                    _S56 = v_13;
                }
            }
            return _S56;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S56 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S56 = 255LL;
                }
                else
                {
                    _S56 = v_13;
                }
            }
            return _S56;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S56 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S56 = 2147483647LL;
                }
                else
                {
                    _S56 = v_13;
                }
            }
            return _S56;
        }
    default:
        {
            return v_13;
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
    uint _S57 = a_9 & 8388607U;
    uint _S58;
    if(e_7 != 0U)
    {
        _S58 = 8388608U;
    }
    else
    {
        _S58 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S57 | _S58), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_7), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_10 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_10 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_10 >> int(13)) & 1023U);
    }
    uint _S59;
    if(a_10 >= 1199566848U)
    {
        _S59 = 31744U;
    }
    else
    {
        _S59 = narrow_0(a_10, 10U, 15U);
    }
    return sign_5 | _S59;
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
    uint _S60;
    if(a_11 >= 1140850688U)
    {
        _S60 = 127U;
    }
    else
    {
        _S60 = (U32_min((narrow_0(a_11, 3U, 7U)), (127U)));
    }
    return sign_6 | _S60;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_12 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S61;
    if(a_12 >= 1199570944U)
    {
        _S61 = 124U;
    }
    else
    {
        _S61 = (U32_min((narrow_0(a_12, 2U, 15U)), (124U)));
    }
    return sign_7 | _S61;
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
            int _S62;
            if((u_8 << int(1)) != 0ULL)
            {
                _S62 = int(1);
            }
            else
            {
                _S62 = int(0);
            }
            return ulonglong(_S62);
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

__device__ ulonglong of_i64_0(uint type_9, longlong v_14)
{
    switch(type_9)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_14);
        }
    case 11U:
        {
            int _S63;
            if(v_14 != 0LL)
            {
                _S63 = int(1);
            }
            else
            {
                _S63 = int(0);
            }
            return ulonglong(_S63);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_14));
        }
    case 2U:
        {
            return f64_of_i64_0(v_14);
        }
    default:
        {
            return of_f64_0(type_9, f64_of_i64_0(folded_0(v_14)));
        }
    }
}

__device__ ulonglong TernaryI64_of_0(Spec_0 * spec_0, PointArguments_0 * a_13, ulonglong i_7, ulonglong x_1, ulonglong y_0, ulonglong z_0)
{
    uint _S64 = Spec_type_0(spec_0, 1U);
    bool first_0 = (i64_of_0(_S64, x_1)) != 0LL;
    uint _S65 = Spec_type_0(spec_0, 0U);
    longlong _S66;
    if(first_0)
    {
        uint _S67 = Spec_type_0(spec_0, 2U);
        _S66 = i64_of_0(_S67, y_0);
    }
    else
    {
        uint _S68 = Spec_type_0(spec_0, 3U);
        _S66 = i64_of_0(_S68, z_0);
    }
    return of_i64_0(_S65, _S66);
}

__device__ void store4_0(uint size_3, ulonglong base_6, ulonglong i_8, Four_0 * v_15)
{
    ulonglong at_9 = base_6 + i_8 * ulonglong(size_3);
    if(size_3 == 1U)
    {
        *(uint *)at_9 = (((low_0((v_15->e_0[int(0)]) & 255ULL)) | ((low_0((v_15->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_15->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_15->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_3 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_0((v_15->e_0[int(0)]) & 65535ULL)) | ((low_0(v_15->e_0[int(1)])) << int(16)), (low_0((v_15->e_0[int(2)]) & 65535ULL)) | ((low_0(v_15->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_3 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_15->e_0[int(0)]), low_0(v_15->e_0[int(1)]), low_0(v_15->e_0[int(2)]), low_0(v_15->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_15->e_0[int(0)]), high_0(v_15->e_0[int(0)]), low_0(v_15->e_0[int(1)]), high_0(v_15->e_0[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_0(v_15->e_0[int(2)]), high_0(v_15->e_0[int(2)]), low_0(v_15->e_0[int(3)]), high_0(v_15->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_4, ulonglong base_7, longlong i_9, ulonglong v_16)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S69 = at_2(base_7, i_9);
            *_S69 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S70 = at_3(base_7, i_9);
            *_S70 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S71 = at_4(base_7, i_9);
            *_S71 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S72 = at_5(base_7, i_9);
            *_S72 = v_16;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_14, uint group_0, uint lane_0)
{
    bool _S73 = (a_14->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S74 = a_14->count_0;
        if(first_1 < (a_14->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S73)
        {
            begin_0 = first_1 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_1 + ulonglong(lane_0);
        }
        uint _S75;
        if(_S73)
        {
            _S75 = 1U;
        }
        else
        {
            _S75 = 256U;
        }
        ulonglong _S76 = ulonglong(_S75);
        bool whole_0;
        if(_S73)
        {
            whole_0 = (begin_0 + 4ULL) <= _S74;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Four_0, 4>  x_2;
        FixedArray<Place_0, 4>  places_0;
        if(whole_0)
        {
            uint _S77 = Spec_type_0(spec_1, 1U);
            uint size_5 = size_of_0(_S77);
            uint _S78 = a_14->steps_0;
            if((((a_14->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S79 = Point_base_0(a_14, int(1));
                x_2[int(1)] = load4_0(size_5, _S79, begin_0);
            }
            else
            {
                ulonglong _S80 = Point_base_0(a_14, int(1));
                ulonglong _S81 = load_0(size_5, _S80, 0LL);
                (&x_2[int(1)])->e_0[int(0)] = _S81;
                (&x_2[int(1)])->e_0[int(1)] = _S81;
                (&x_2[int(1)])->e_0[int(2)] = _S81;
                (&x_2[int(1)])->e_0[int(3)] = _S81;
            }
            uint _S82 = Spec_type_0(spec_1, 2U);
            uint size_6 = size_of_0(_S82);
            if(((_S78 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S83 = Point_base_0(a_14, int(2));
                x_2[int(2)] = load4_0(size_6, _S83, begin_0);
            }
            else
            {
                ulonglong _S84 = Point_base_0(a_14, int(2));
                ulonglong _S85 = load_0(size_6, _S84, 0LL);
                (&x_2[int(2)])->e_0[int(0)] = _S85;
                (&x_2[int(2)])->e_0[int(1)] = _S85;
                (&x_2[int(2)])->e_0[int(2)] = _S85;
                (&x_2[int(2)])->e_0[int(3)] = _S85;
            }
            uint _S86 = Spec_type_0(spec_1, 3U);
            uint size_7 = size_of_0(_S86);
            if(((_S78 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S87 = Point_base_0(a_14, int(3));
                x_2[int(3)] = load4_0(size_7, _S87, begin_0);
            }
            else
            {
                ulonglong _S88 = Point_base_0(a_14, int(3));
                ulonglong _S89 = load_0(size_7, _S88, 0LL);
                (&x_2[int(3)])->e_0[int(0)] = _S89;
                (&x_2[int(3)])->e_0[int(1)] = _S89;
                (&x_2[int(3)])->e_0[int(2)] = _S89;
                (&x_2[int(3)])->e_0[int(3)] = _S89;
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
                        if(begin_0 >= _S74)
                        {
                            break;
                        }
                        Place_0 _S90 = place_of_0(a_14, begin_0);
                        places_0[int(0)] = _S90;
                        uint _S91 = Spec_type_0(spec_1, 1U);
                        uint _S92 = size_of_0(_S91);
                        ulonglong _S93 = Point_base_0(a_14, int(1));
                        ulonglong _S94 = load_0(_S92, _S93, (&places_0[int(0)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(0)] = _S94;
                        uint _S95 = Spec_type_0(spec_1, 2U);
                        uint _S96 = size_of_0(_S95);
                        ulonglong _S97 = Point_base_0(a_14, int(2));
                        ulonglong _S98 = load_0(_S96, _S97, (&places_0[int(0)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(0)] = _S98;
                        uint _S99 = Spec_type_0(spec_1, 3U);
                        uint _S100 = size_of_0(_S99);
                        ulonglong _S101 = Point_base_0(a_14, int(3));
                        ulonglong _S102 = load_0(_S100, _S101, (&places_0[int(0)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(0)] = _S102;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_0 + _S76;
                        if(i_10 >= _S74)
                        {
                            break;
                        }
                        Place_0 _S103 = place_of_0(a_14, i_10);
                        places_0[int(1)] = _S103;
                        uint _S104 = Spec_type_0(spec_1, 1U);
                        uint _S105 = size_of_0(_S104);
                        ulonglong _S106 = Point_base_0(a_14, int(1));
                        ulonglong _S107 = load_0(_S105, _S106, (&places_0[int(1)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(1)] = _S107;
                        uint _S108 = Spec_type_0(spec_1, 2U);
                        uint _S109 = size_of_0(_S108);
                        ulonglong _S110 = Point_base_0(a_14, int(2));
                        ulonglong _S111 = load_0(_S109, _S110, (&places_0[int(1)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(1)] = _S111;
                        uint _S112 = Spec_type_0(spec_1, 3U);
                        uint _S113 = size_of_0(_S112);
                        ulonglong _S114 = Point_base_0(a_14, int(3));
                        ulonglong _S115 = load_0(_S113, _S114, (&places_0[int(1)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(1)] = _S115;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + 2ULL * _S76;
                        if(i_11 >= _S74)
                        {
                            break;
                        }
                        Place_0 _S116 = place_of_0(a_14, i_11);
                        places_0[int(2)] = _S116;
                        uint _S117 = Spec_type_0(spec_1, 1U);
                        uint _S118 = size_of_0(_S117);
                        ulonglong _S119 = Point_base_0(a_14, int(1));
                        ulonglong _S120 = load_0(_S118, _S119, (&places_0[int(2)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(2)] = _S120;
                        uint _S121 = Spec_type_0(spec_1, 2U);
                        uint _S122 = size_of_0(_S121);
                        ulonglong _S123 = Point_base_0(a_14, int(2));
                        ulonglong _S124 = load_0(_S122, _S123, (&places_0[int(2)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(2)] = _S124;
                        uint _S125 = Spec_type_0(spec_1, 3U);
                        uint _S126 = size_of_0(_S125);
                        ulonglong _S127 = Point_base_0(a_14, int(3));
                        ulonglong _S128 = load_0(_S126, _S127, (&places_0[int(2)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(2)] = _S128;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 3ULL * _S76;
                        if(i_12 >= _S74)
                        {
                            break;
                        }
                        Place_0 _S129 = place_of_0(a_14, i_12);
                        places_0[int(3)] = _S129;
                        uint _S130 = Spec_type_0(spec_1, 1U);
                        uint _S131 = size_of_0(_S130);
                        ulonglong _S132 = Point_base_0(a_14, int(1));
                        ulonglong _S133 = load_0(_S131, _S132, (&places_0[int(3)])->at_0[int(1)]);
                        (&x_2[int(1)])->e_0[int(3)] = _S133;
                        uint _S134 = Spec_type_0(spec_1, 2U);
                        uint _S135 = size_of_0(_S134);
                        ulonglong _S136 = Point_base_0(a_14, int(2));
                        ulonglong _S137 = load_0(_S135, _S136, (&places_0[int(3)])->at_0[int(2)]);
                        (&x_2[int(2)])->e_0[int(3)] = _S137;
                        uint _S138 = Spec_type_0(spec_1, 3U);
                        uint _S139 = size_of_0(_S138);
                        ulonglong _S140 = Point_base_0(a_14, int(3));
                        ulonglong _S141 = load_0(_S139, _S140, (&places_0[int(3)])->at_0[int(3)]);
                        (&x_2[int(3)])->e_0[int(3)] = _S141;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S142 = TernaryI64_of_0(spec_1, a_14, begin_0, (&x_2[int(1)])->e_0[int(0)], (&x_2[int(2)])->e_0[int(0)], (&x_2[int(3)])->e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S142;
        ulonglong _S143 = begin_0 + _S76;
        ulonglong _S144 = TernaryI64_of_0(spec_1, a_14, _S143, (&x_2[int(1)])->e_0[int(1)], (&x_2[int(2)])->e_0[int(1)], (&x_2[int(3)])->e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S144;
        ulonglong _S145 = begin_0 + 2ULL * _S76;
        ulonglong _S146 = TernaryI64_of_0(spec_1, a_14, _S145, (&x_2[int(1)])->e_0[int(2)], (&x_2[int(2)])->e_0[int(2)], (&x_2[int(3)])->e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S146;
        ulonglong _S147 = begin_0 + 3ULL * _S76;
        ulonglong _S148 = TernaryI64_of_0(spec_1, a_14, _S147, (&x_2[int(1)])->e_0[int(3)], (&x_2[int(2)])->e_0[int(3)], (&x_2[int(3)])->e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S148;
        uint _S149 = Spec_type_0(spec_1, 0U);
        uint size_8 = size_of_0(_S149);
        if(whole_0)
        {
            Four_0 _S150 = y_1;
            store4_0(size_8, a_14->output_0, begin_0, &_S150);
        }
        else
        {
            if(begin_0 < _S74)
            {
                store_0(size_8, a_14->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S143 < _S74)
            {
                store_0(size_8, a_14->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S145 < _S74)
            {
                store_0(size_8, a_14->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S147 < _S74)
            {
                store_0(size_8, a_14->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
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
    float _S151;
    if(a_16 > b_3)
    {
        _S151 = a_16;
    }
    else
    {
        _S151 = b_3;
    }
    return _S151;
}

__device__ float smaller_0(float a_17, float b_4)
{
    float _S152;
    if(a_17 < b_4)
    {
        _S152 = a_17;
    }
    else
    {
        _S152 = b_4;
    }
    return _S152;
}

__device__ float with_sign_0(float x_7, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_7))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float rounded_0(float x_8)
{
    float a_18 = magnitude_0(x_8);
    float r_1 = a_18 + 8.388608e+06f - 8.388608e+06f;
    float _S153;
    if(a_18 < 8.388608e+06f)
    {
        _S153 = r_1;
    }
    else
    {
        _S153 = a_18;
    }
    return with_sign_0(_S153, x_8);
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
    FixedArray<float, 6>  _S154 = kExpTail_0;
    float _S155 = poly_0(r_2, &_S154);
    return product_sum_0(_S155, r_2 * r_2, r_2);
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
    float _S156 = smaller_0(89.0f, larger_0(-104.0f, x_11));
    float n_3 = exp_whole_0(_S156);
    return scaled_0(exp_less_one_0(exp_rest_0(_S156, n_3)) + 1.0f, n_3);
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
    float _S157;
    switch(op_1)
    {
    case 0U:
        {
            if(is_equal_0(x_14, 0.0f))
            {
                _S157 = z_1;
            }
            else
            {
                _S157 = y_6;
            }
            return _S157;
        }
    case 1U:
        {
            return product_sum_0(a_20 * y_6, z_1, x_14);
        }
    case 2U:
        {
            if(is_equal_0(y_6, 0.0f))
            {
                _S157 = z_1;
            }
            else
            {
                _S157 = product_sum_0(x_14 * y_6, a_20, z_1);
            }
            return _S157;
        }
    case 3U:
        {
            return lerp_of_0(x_14, y_6, z_1);
        }
    case 4U:
        {
            return x_14 * (y_6 * logistic_slope_0(z_1, 1.0f));
        }
    default:
        {
            if(is_less_0(0.0f, y_6))
            {
                _S157 = x_14;
            }
            else
            {
                if(is_equal_0(z_1, 0.0f))
                {
                    _S157 = 0.0f;
                }
                else
                {
                    _S157 = x_14 * z_1;
                }
            }
            return _S157;
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
            int _S158;
            if((u_10 << int(1)) != 0U)
            {
                _S158 = int(1);
            }
            else
            {
                _S158 = int(0);
            }
            return ulonglong(_S158);
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
    uint _S159 = spec_2->op_0;
    uint _S160 = Spec_type_0(spec_2, 1U);
    float _S161 = (U32_asfloat((f32_of_0(_S160, x_15))));
    uint _S162 = Spec_type_0(spec_2, 2U);
    float _S163 = (U32_asfloat((f32_of_0(_S162, y_7))));
    uint _S164 = Spec_type_0(spec_2, 3U);
    float r_3 = TernaryF32_apply_0(_S159, _S161, _S163, (U32_asfloat((f32_of_0(_S164, z_2)))), (U32_asfloat((low_0(a_21->a_0)))));
    uint _S165 = Spec_type_0(spec_2, 0U);
    return of_f32_0(_S165, (F32_asuint((r_3))));
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_22, uint group_1, uint lane_1)
{
    bool _S166 = (a_22->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S167 = a_22->count_0;
        if(first_2 < (a_22->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S166)
        {
            begin_1 = first_2 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_2 + ulonglong(lane_1);
        }
        uint _S168;
        if(_S166)
        {
            _S168 = 1U;
        }
        else
        {
            _S168 = 256U;
        }
        ulonglong _S169 = ulonglong(_S168);
        bool whole_2;
        if(_S166)
        {
            whole_2 = (begin_1 + 4ULL) <= _S167;
        }
        else
        {
            whole_2 = false;
        }
        FixedArray<Four_0, 4>  x_16;
        FixedArray<Place_0, 4>  places_1;
        if(whole_2)
        {
            uint _S170 = Spec_type_0(spec_3, 1U);
            uint size_9 = size_of_0(_S170);
            uint _S171 = a_22->steps_0;
            if((((a_22->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S172 = Point_base_1(a_22, int(1));
                x_16[int(1)] = load4_0(size_9, _S172, begin_1);
            }
            else
            {
                ulonglong _S173 = Point_base_1(a_22, int(1));
                ulonglong _S174 = load_0(size_9, _S173, 0LL);
                (&x_16[int(1)])->e_0[int(0)] = _S174;
                (&x_16[int(1)])->e_0[int(1)] = _S174;
                (&x_16[int(1)])->e_0[int(2)] = _S174;
                (&x_16[int(1)])->e_0[int(3)] = _S174;
            }
            uint _S175 = Spec_type_0(spec_3, 2U);
            uint size_10 = size_of_0(_S175);
            if(((_S171 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S176 = Point_base_1(a_22, int(2));
                x_16[int(2)] = load4_0(size_10, _S176, begin_1);
            }
            else
            {
                ulonglong _S177 = Point_base_1(a_22, int(2));
                ulonglong _S178 = load_0(size_10, _S177, 0LL);
                (&x_16[int(2)])->e_0[int(0)] = _S178;
                (&x_16[int(2)])->e_0[int(1)] = _S178;
                (&x_16[int(2)])->e_0[int(2)] = _S178;
                (&x_16[int(2)])->e_0[int(3)] = _S178;
            }
            uint _S179 = Spec_type_0(spec_3, 3U);
            uint size_11 = size_of_0(_S179);
            if(((_S171 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S180 = Point_base_1(a_22, int(3));
                x_16[int(3)] = load4_0(size_11, _S180, begin_1);
            }
            else
            {
                ulonglong _S181 = Point_base_1(a_22, int(3));
                ulonglong _S182 = load_0(size_11, _S181, 0LL);
                (&x_16[int(3)])->e_0[int(0)] = _S182;
                (&x_16[int(3)])->e_0[int(1)] = _S182;
                (&x_16[int(3)])->e_0[int(2)] = _S182;
                (&x_16[int(3)])->e_0[int(3)] = _S182;
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
                        if(begin_1 >= _S167)
                        {
                            break;
                        }
                        Place_0 _S183 = place_of_0(a_22, begin_1);
                        places_1[int(0)] = _S183;
                        uint _S184 = Spec_type_0(spec_3, 1U);
                        uint _S185 = size_of_0(_S184);
                        ulonglong _S186 = Point_base_1(a_22, int(1));
                        ulonglong _S187 = load_0(_S185, _S186, (&places_1[int(0)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(0)] = _S187;
                        uint _S188 = Spec_type_0(spec_3, 2U);
                        uint _S189 = size_of_0(_S188);
                        ulonglong _S190 = Point_base_1(a_22, int(2));
                        ulonglong _S191 = load_0(_S189, _S190, (&places_1[int(0)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(0)] = _S191;
                        uint _S192 = Spec_type_0(spec_3, 3U);
                        uint _S193 = size_of_0(_S192);
                        ulonglong _S194 = Point_base_1(a_22, int(3));
                        ulonglong _S195 = load_0(_S193, _S194, (&places_1[int(0)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(0)] = _S195;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_1 + _S169;
                        if(i_14 >= _S167)
                        {
                            break;
                        }
                        Place_0 _S196 = place_of_0(a_22, i_14);
                        places_1[int(1)] = _S196;
                        uint _S197 = Spec_type_0(spec_3, 1U);
                        uint _S198 = size_of_0(_S197);
                        ulonglong _S199 = Point_base_1(a_22, int(1));
                        ulonglong _S200 = load_0(_S198, _S199, (&places_1[int(1)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(1)] = _S200;
                        uint _S201 = Spec_type_0(spec_3, 2U);
                        uint _S202 = size_of_0(_S201);
                        ulonglong _S203 = Point_base_1(a_22, int(2));
                        ulonglong _S204 = load_0(_S202, _S203, (&places_1[int(1)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(1)] = _S204;
                        uint _S205 = Spec_type_0(spec_3, 3U);
                        uint _S206 = size_of_0(_S205);
                        ulonglong _S207 = Point_base_1(a_22, int(3));
                        ulonglong _S208 = load_0(_S206, _S207, (&places_1[int(1)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(1)] = _S208;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_1 + 2ULL * _S169;
                        if(i_15 >= _S167)
                        {
                            break;
                        }
                        Place_0 _S209 = place_of_0(a_22, i_15);
                        places_1[int(2)] = _S209;
                        uint _S210 = Spec_type_0(spec_3, 1U);
                        uint _S211 = size_of_0(_S210);
                        ulonglong _S212 = Point_base_1(a_22, int(1));
                        ulonglong _S213 = load_0(_S211, _S212, (&places_1[int(2)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(2)] = _S213;
                        uint _S214 = Spec_type_0(spec_3, 2U);
                        uint _S215 = size_of_0(_S214);
                        ulonglong _S216 = Point_base_1(a_22, int(2));
                        ulonglong _S217 = load_0(_S215, _S216, (&places_1[int(2)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(2)] = _S217;
                        uint _S218 = Spec_type_0(spec_3, 3U);
                        uint _S219 = size_of_0(_S218);
                        ulonglong _S220 = Point_base_1(a_22, int(3));
                        ulonglong _S221 = load_0(_S219, _S220, (&places_1[int(2)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(2)] = _S221;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_16 = begin_1 + 3ULL * _S169;
                        if(i_16 >= _S167)
                        {
                            break;
                        }
                        Place_0 _S222 = place_of_0(a_22, i_16);
                        places_1[int(3)] = _S222;
                        uint _S223 = Spec_type_0(spec_3, 1U);
                        uint _S224 = size_of_0(_S223);
                        ulonglong _S225 = Point_base_1(a_22, int(1));
                        ulonglong _S226 = load_0(_S224, _S225, (&places_1[int(3)])->at_0[int(1)]);
                        (&x_16[int(1)])->e_0[int(3)] = _S226;
                        uint _S227 = Spec_type_0(spec_3, 2U);
                        uint _S228 = size_of_0(_S227);
                        ulonglong _S229 = Point_base_1(a_22, int(2));
                        ulonglong _S230 = load_0(_S228, _S229, (&places_1[int(3)])->at_0[int(2)]);
                        (&x_16[int(2)])->e_0[int(3)] = _S230;
                        uint _S231 = Spec_type_0(spec_3, 3U);
                        uint _S232 = size_of_0(_S231);
                        ulonglong _S233 = Point_base_1(a_22, int(3));
                        ulonglong _S234 = load_0(_S232, _S233, (&places_1[int(3)])->at_0[int(3)]);
                        (&x_16[int(3)])->e_0[int(3)] = _S234;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_8;
        ulonglong _S235 = TernaryF32_of_0(spec_3, a_22, begin_1, (&x_16[int(1)])->e_0[int(0)], (&x_16[int(2)])->e_0[int(0)], (&x_16[int(3)])->e_0[int(0)]);
        (&y_8)->e_0[int(0)] = _S235;
        ulonglong _S236 = begin_1 + _S169;
        ulonglong _S237 = TernaryF32_of_0(spec_3, a_22, _S236, (&x_16[int(1)])->e_0[int(1)], (&x_16[int(2)])->e_0[int(1)], (&x_16[int(3)])->e_0[int(1)]);
        (&y_8)->e_0[int(1)] = _S237;
        ulonglong _S238 = begin_1 + 2ULL * _S169;
        ulonglong _S239 = TernaryF32_of_0(spec_3, a_22, _S238, (&x_16[int(1)])->e_0[int(2)], (&x_16[int(2)])->e_0[int(2)], (&x_16[int(3)])->e_0[int(2)]);
        (&y_8)->e_0[int(2)] = _S239;
        ulonglong _S240 = begin_1 + 3ULL * _S169;
        ulonglong _S241 = TernaryF32_of_0(spec_3, a_22, _S240, (&x_16[int(1)])->e_0[int(3)], (&x_16[int(2)])->e_0[int(3)], (&x_16[int(3)])->e_0[int(3)]);
        (&y_8)->e_0[int(3)] = _S241;
        uint _S242 = Spec_type_0(spec_3, 0U);
        uint size_12 = size_of_0(_S242);
        if(whole_2)
        {
            Four_0 _S243 = y_8;
            store4_0(size_12, a_22->output_0, begin_1, &_S243);
        }
        else
        {
            if(begin_1 < _S167)
            {
                store_0(size_12, a_22->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_8)->e_0[int(0)]);
            }
            if(_S236 < _S167)
            {
                store_0(size_12, a_22->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_8)->e_0[int(1)]);
            }
            if(_S238 < _S167)
            {
                store_0(size_12, a_22->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_8)->e_0[int(2)]);
            }
            if(_S240 < _S167)
            {
                store_0(size_12, a_22->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_8)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_22->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_ternary_f32(PointArguments_0 a_23, Spec_0 spec_4)
{
    uint _S244 = blockIdx.x;
    uint _S245 = threadIdx.x;
    Spec_0 _S246 = spec_4;
    PointArguments_0 _S247 = a_23;
    Point_run_1(&_S246, &_S247, _S244, _S245);
    return;
}

extern "C" __global__ void mpt_ternary_i64(PointArguments_0 a_24, Spec_0 spec_5)
{
    uint _S248 = blockIdx.x;
    uint _S249 = threadIdx.x;
    Spec_0 _S250 = spec_5;
    PointArguments_0 _S251 = a_24;
    Point_run_0(&_S250, &_S251, _S248, _S249);
    return;
}

