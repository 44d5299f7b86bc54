// The kernels of binary.slang for CUDA. Made by `generate`.
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
        d_0 = d_0 - int(1);
        _S8 = rest_0;
    }
    return p_0;
}

__device__ static const FixedArray<float, 9>  c_0 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float product_sum_0(float a_4, float b_1, float c_1)
{
    return a_4 * b_1 + c_1;
}

__device__ float poly_0(float x_0, FixedArray<float, 9>  * c_2)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_2)[int(0)], x_0, (*c_2)[int(1)]), x_0, (*c_2)[int(2)]), x_0, (*c_2)[int(3)]), x_0, (*c_2)[int(4)]), x_0, (*c_2)[int(5)]), x_0, (*c_2)[int(6)]), x_0, (*c_2)[int(7)]), x_0, (*c_2)[int(8)]);
}

__device__ static const FixedArray<float, 11>  c_3 = {
    -0.00023153923393693f, -0.00069215561961755f, 0.00203606975264847f, 0.00251891254447401f, -0.02383113093674183f, 0.06830360740423203f, -0.11926316469907761f, 0.12964610755443573f, -0.04756295680999756f, -0.13562114536762238f, 1.25300800800323486f
};
__device__ float poly_1(float x_1, FixedArray<float, 11>  * c_4)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_4)[int(0)], x_1, (*c_4)[int(1)]), x_1, (*c_4)[int(2)]), x_1, (*c_4)[int(3)]), x_1, (*c_4)[int(4)]), x_1, (*c_4)[int(5)]), x_1, (*c_4)[int(6)]), x_1, (*c_4)[int(7)]), x_1, (*c_4)[int(8)]), x_1, (*c_4)[int(9)]), x_1, (*c_4)[int(10)]);
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_2(float x_2, FixedArray<float, 6>  * c_5)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_5)[int(0)], x_2, (*c_5)[int(1)]), x_2, (*c_5)[int(2)]), x_2, (*c_5)[int(3)]), x_2, (*c_5)[int(4)]), x_2, (*c_5)[int(5)]);
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
    if(_S27 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S27 = _S27 >> int(4);
        at_6 = at_8;
    }
    if(_S27 >= 4U)
    {
        uint _S28 = _S27 >> int(2);
        at_6 = at_6 + 2U;
        _S27 = _S28;
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

__device__ longlong whole_pow_0(longlong x_3, longlong p_1)
{
    if(p_1 < 0LL)
    {
        int _S54;
        if(x_3 == 1LL)
        {
            _S54 = int(1);
        }
        else
        {
            if(x_3 == -1LL)
            {
                if((p_1 & 1LL) != 0LL)
                {
                    _S54 = int(-1);
                }
                else
                {
                    _S54 = int(1);
                }
            }
            else
            {
                _S54 = int(0);
            }
        }
        return longlong(_S54);
    }
    ulonglong _S55 = ulonglong(x_3);
    ulonglong left_0 = ulonglong(p_1);
    ulonglong square_0 = _S55;
    ulonglong product_0 = 1ULL;
    for(;;)
    {
        if(left_0 != 0ULL)
        {
        }
        else
        {
            break;
        }
        if((left_0 & 1ULL) != 0ULL)
        {
            product_0 = product_0 * square_0;
        }
        ulonglong square_1 = square_0 * square_0;
        left_0 = left_0 >> int(1);
        square_0 = square_1;
    }
    return longlong(product_0);
}

__device__ longlong floor_div_i64_0(longlong x_4, longlong y_0)
{
    if(y_0 == 0LL)
    {
        return 0LL;
    }
    if(y_0 == -1LL)
    {
        return longlong(0ULL - ulonglong(x_4));
    }
    longlong q_3 = x_4 / y_0;
    bool _S56;
    if(x_4 != (q_3 * y_0))
    {
        _S56 = (x_4 < 0LL) != (y_0 < 0LL);
    }
    else
    {
        _S56 = false;
    }
    longlong _S57;
    if(_S56)
    {
        _S57 = q_3 - 1LL;
    }
    else
    {
        _S57 = q_3;
    }
    return _S57;
}

__device__ longlong binary_i64_0(uint op_1, longlong x_5, longlong y_1, longlong a_9)
{
    longlong _S58;
    int _S59;
    bool _S60;
    switch(op_1)
    {
    case 0U:
        {
            return longlong(ulonglong(x_5) + ulonglong(y_1));
        }
    case 1U:
        {
            return longlong(ulonglong(x_5) - ulonglong(y_1));
        }
    case 2U:
        {
            return longlong(ulonglong(x_5) * ulonglong(y_1));
        }
    case 4U:
        {
            return whole_pow_0(x_5, y_1);
        }
    case 5U:
        {
            if(x_5 > y_1)
            {
                _S58 = x_5;
            }
            else
            {
                _S58 = y_1;
            }
            return _S58;
        }
    case 6U:
        {
            if(x_5 < y_1)
            {
                _S58 = x_5;
            }
            else
            {
                _S58 = y_1;
            }
            return _S58;
        }
    case 7U:
        {
            if(x_5 == y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 8U:
        {
            if(x_5 != y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 9U:
        {
            if(x_5 < y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 10U:
        {
            if(x_5 <= y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 11U:
        {
            if(x_5 > y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 12U:
        {
            if(x_5 >= y_1)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 13U:
        {
            if(x_5 != 0LL)
            {
                _S60 = y_1 != 0LL;
            }
            else
            {
                _S60 = false;
            }
            if(_S60)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 14U:
        {
            if(x_5 != 0LL)
            {
                _S60 = true;
            }
            else
            {
                _S60 = y_1 != 0LL;
            }
            if(_S60)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 15U:
        {
            if((x_5 != 0LL) != (y_1 != 0LL))
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return longlong(_S59);
        }
    case 16U:
        {
            return longlong(ulonglong(x_5) + ulonglong(a_9) * ulonglong(y_1));
        }
    case 17U:
        {
            longlong _S61 = floor_div_i64_0(x_5, y_1);
            return _S61;
        }
    case 18U:
        {
            if(y_1 == 0LL)
            {
                _S58 = 0LL;
            }
            else
            {
                ulonglong _S62 = ulonglong(x_5);
                longlong _S63 = floor_div_i64_0(x_5, y_1);
                _S58 = longlong(_S62 - ulonglong(_S63) * ulonglong(y_1));
            }
            return _S58;
        }
    default:
        {
            if(y_1 > 0LL)
            {
                _S58 = x_5;
            }
            else
            {
                _S58 = 0LL;
            }
            return _S58;
        }
    }
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
    longlong _S64 = v_12 & -1024LL;
    int _S65;
    if((v_12 & 1023LL) != 0LL)
    {
        _S65 = int(1024);
    }
    else
    {
        _S65 = int(0);
    }
    return _S64 | longlong(_S65);
}

__device__ longlong clamp_to_0(uint type_6, longlong v_13)
{
    longlong _S66;
    switch(type_6)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S66 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S66 = 127LL;
                }
                else
                {
                    _S66 = v_13;
                }
            }
            return _S66;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S66 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S66 = 255LL;
                }
                else
                {
                    _S66 = v_13;
                }
            }
            return _S66;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S66 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S66 = 2147483647LL;
                }
                else
                {
                    _S66 = v_13;
                }
            }
            return _S66;
        }
    default:
        {
            return v_13;
        }
    }
}

__device__ uint narrow_0(uint a_10, uint mantissa_1, uint bias_1)
{
    uint e_7 = a_10 >> int(23);
    if(e_7 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_10 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S67 = a_10 & 8388607U;
    uint _S68;
    if(e_7 != 0U)
    {
        _S68 = 8388608U;
    }
    else
    {
        _S68 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S67 | _S68), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_7), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_11 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S69;
    if(a_11 >= 1199566848U)
    {
        _S69 = 31744U;
    }
    else
    {
        _S69 = narrow_0(a_11, 10U, 15U);
    }
    return sign_5 | _S69;
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
    uint a_12 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S70;
    if(a_12 >= 1140850688U)
    {
        _S70 = 127U;
    }
    else
    {
        _S70 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_6 | _S70;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_13 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S71;
    if(a_13 >= 1199570944U)
    {
        _S71 = 124U;
    }
    else
    {
        _S71 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_7 | _S71;
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
            int _S72;
            if((u_8 << int(1)) != 0ULL)
            {
                _S72 = int(1);
            }
            else
            {
                _S72 = int(0);
            }
            return ulonglong(_S72);
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
            int _S73;
            if(v_14 != 0LL)
            {
                _S73 = int(1);
            }
            else
            {
                _S73 = int(0);
            }
            return ulonglong(_S73);
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

__device__ ulonglong BinaryI64_of_0(Spec_0 * spec_0, PointArguments_0 * a_14, ulonglong i_7, ulonglong x_6, ulonglong y_2, ulonglong z_0)
{
    uint _S74 = Spec_type_0(spec_0, 1U);
    longlong v_15 = i64_of_0(_S74, x_6);
    uint _S75 = Spec_type_0(spec_0, 2U);
    longlong w_1 = i64_of_0(_S75, y_2);
    uint _S76 = Spec_type_0(spec_0, 0U);
    longlong _S77 = binary_i64_0(spec_0->op_0, v_15, w_1, longlong(a_14->a_0));
    return of_i64_0(_S76, _S77);
}

__device__ void store4_0(uint size_3, ulonglong base_6, ulonglong i_8, Four_0 * v_16)
{
    ulonglong at_9 = base_6 + i_8 * ulonglong(size_3);
    if(size_3 == 1U)
    {
        *(uint *)at_9 = (((low_0((v_16->e_0[int(0)]) & 255ULL)) | ((low_0((v_16->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_16->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_16->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_3 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_0((v_16->e_0[int(0)]) & 65535ULL)) | ((low_0(v_16->e_0[int(1)])) << int(16)), (low_0((v_16->e_0[int(2)]) & 65535ULL)) | ((low_0(v_16->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_3 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_16->e_0[int(0)]), low_0(v_16->e_0[int(1)]), low_0(v_16->e_0[int(2)]), low_0(v_16->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_16->e_0[int(0)]), high_0(v_16->e_0[int(0)]), low_0(v_16->e_0[int(1)]), high_0(v_16->e_0[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_0(v_16->e_0[int(2)]), high_0(v_16->e_0[int(2)]), low_0(v_16->e_0[int(3)]), high_0(v_16->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_4, ulonglong base_7, longlong i_9, ulonglong v_17)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S78 = at_2(base_7, i_9);
            *_S78 = uchar(v_17);
            break;
        }
    case 2U:
        {
            ushort * _S79 = at_3(base_7, i_9);
            *_S79 = ushort(v_17);
            break;
        }
    case 4U:
        {
            uint * _S80 = at_4(base_7, i_9);
            *_S80 = uint(v_17);
            break;
        }
    default:
        {
            ulonglong * _S81 = at_5(base_7, i_9);
            *_S81 = v_17;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_15, uint group_0, uint lane_0)
{
    bool _S82 = (a_15->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S83 = a_15->count_0;
        if(first_0 < (a_15->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S82)
        {
            begin_0 = first_0 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_0);
        }
        uint _S84;
        if(_S82)
        {
            _S84 = 1U;
        }
        else
        {
            _S84 = 256U;
        }
        ulonglong _S85 = ulonglong(_S84);
        bool whole_0;
        if(_S82)
        {
            whole_0 = (begin_0 + 4ULL) <= _S83;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Four_0, 4>  x_7;
        FixedArray<Place_0, 4>  places_0;
        if(whole_0)
        {
            uint _S86 = Spec_type_0(spec_1, 1U);
            uint size_5 = size_of_0(_S86);
            uint _S87 = a_15->steps_0;
            if((((a_15->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S88 = Point_base_0(a_15, int(1));
                x_7[int(1)] = load4_0(size_5, _S88, begin_0);
            }
            else
            {
                ulonglong _S89 = Point_base_0(a_15, int(1));
                ulonglong _S90 = load_0(size_5, _S89, 0LL);
                (&x_7[int(1)])->e_0[int(0)] = _S90;
                (&x_7[int(1)])->e_0[int(1)] = _S90;
                (&x_7[int(1)])->e_0[int(2)] = _S90;
                (&x_7[int(1)])->e_0[int(3)] = _S90;
            }
            uint _S91 = Spec_type_0(spec_1, 2U);
            uint size_6 = size_of_0(_S91);
            if(((_S87 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S92 = Point_base_0(a_15, int(2));
                x_7[int(2)] = load4_0(size_6, _S92, begin_0);
            }
            else
            {
                ulonglong _S93 = Point_base_0(a_15, int(2));
                ulonglong _S94 = load_0(size_6, _S93, 0LL);
                (&x_7[int(2)])->e_0[int(0)] = _S94;
                (&x_7[int(2)])->e_0[int(1)] = _S94;
                (&x_7[int(2)])->e_0[int(2)] = _S94;
                (&x_7[int(2)])->e_0[int(3)] = _S94;
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
                        if(begin_0 >= _S83)
                        {
                            break;
                        }
                        Place_0 _S95 = place_of_0(a_15, begin_0);
                        places_0[int(0)] = _S95;
                        uint _S96 = Spec_type_0(spec_1, 1U);
                        uint _S97 = size_of_0(_S96);
                        ulonglong _S98 = Point_base_0(a_15, int(1));
                        ulonglong _S99 = load_0(_S97, _S98, (&places_0[int(0)])->at_0[int(1)]);
                        (&x_7[int(1)])->e_0[int(0)] = _S99;
                        uint _S100 = Spec_type_0(spec_1, 2U);
                        uint _S101 = size_of_0(_S100);
                        ulonglong _S102 = Point_base_0(a_15, int(2));
                        ulonglong _S103 = load_0(_S101, _S102, (&places_0[int(0)])->at_0[int(2)]);
                        (&x_7[int(2)])->e_0[int(0)] = _S103;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_0 + _S85;
                        if(i_10 >= _S83)
                        {
                            break;
                        }
                        Place_0 _S104 = place_of_0(a_15, i_10);
                        places_0[int(1)] = _S104;
                        uint _S105 = Spec_type_0(spec_1, 1U);
                        uint _S106 = size_of_0(_S105);
                        ulonglong _S107 = Point_base_0(a_15, int(1));
                        ulonglong _S108 = load_0(_S106, _S107, (&places_0[int(1)])->at_0[int(1)]);
                        (&x_7[int(1)])->e_0[int(1)] = _S108;
                        uint _S109 = Spec_type_0(spec_1, 2U);
                        uint _S110 = size_of_0(_S109);
                        ulonglong _S111 = Point_base_0(a_15, int(2));
                        ulonglong _S112 = load_0(_S110, _S111, (&places_0[int(1)])->at_0[int(2)]);
                        (&x_7[int(2)])->e_0[int(1)] = _S112;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + 2ULL * _S85;
                        if(i_11 >= _S83)
                        {
                            break;
                        }
                        Place_0 _S113 = place_of_0(a_15, i_11);
                        places_0[int(2)] = _S113;
                        uint _S114 = Spec_type_0(spec_1, 1U);
                        uint _S115 = size_of_0(_S114);
                        ulonglong _S116 = Point_base_0(a_15, int(1));
                        ulonglong _S117 = load_0(_S115, _S116, (&places_0[int(2)])->at_0[int(1)]);
                        (&x_7[int(1)])->e_0[int(2)] = _S117;
                        uint _S118 = Spec_type_0(spec_1, 2U);
                        uint _S119 = size_of_0(_S118);
                        ulonglong _S120 = Point_base_0(a_15, int(2));
                        ulonglong _S121 = load_0(_S119, _S120, (&places_0[int(2)])->at_0[int(2)]);
                        (&x_7[int(2)])->e_0[int(2)] = _S121;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 3ULL * _S85;
                        if(i_12 >= _S83)
                        {
                            break;
                        }
                        Place_0 _S122 = place_of_0(a_15, i_12);
                        places_0[int(3)] = _S122;
                        uint _S123 = Spec_type_0(spec_1, 1U);
                        uint _S124 = size_of_0(_S123);
                        ulonglong _S125 = Point_base_0(a_15, int(1));
                        ulonglong _S126 = load_0(_S124, _S125, (&places_0[int(3)])->at_0[int(1)]);
                        (&x_7[int(1)])->e_0[int(3)] = _S126;
                        uint _S127 = Spec_type_0(spec_1, 2U);
                        uint _S128 = size_of_0(_S127);
                        ulonglong _S129 = Point_base_0(a_15, int(2));
                        ulonglong _S130 = load_0(_S128, _S129, (&places_0[int(3)])->at_0[int(2)]);
                        (&x_7[int(2)])->e_0[int(3)] = _S130;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_3;
        ulonglong _S131 = BinaryI64_of_0(spec_1, a_15, begin_0, (&x_7[int(1)])->e_0[int(0)], (&x_7[int(2)])->e_0[int(0)], (&x_7[int(3)])->e_0[int(0)]);
        (&y_3)->e_0[int(0)] = _S131;
        ulonglong _S132 = begin_0 + _S85;
        ulonglong _S133 = BinaryI64_of_0(spec_1, a_15, _S132, (&x_7[int(1)])->e_0[int(1)], (&x_7[int(2)])->e_0[int(1)], (&x_7[int(3)])->e_0[int(1)]);
        (&y_3)->e_0[int(1)] = _S133;
        ulonglong _S134 = begin_0 + 2ULL * _S85;
        ulonglong _S135 = BinaryI64_of_0(spec_1, a_15, _S134, (&x_7[int(1)])->e_0[int(2)], (&x_7[int(2)])->e_0[int(2)], (&x_7[int(3)])->e_0[int(2)]);
        (&y_3)->e_0[int(2)] = _S135;
        ulonglong _S136 = begin_0 + 3ULL * _S85;
        ulonglong _S137 = BinaryI64_of_0(spec_1, a_15, _S136, (&x_7[int(1)])->e_0[int(3)], (&x_7[int(2)])->e_0[int(3)], (&x_7[int(3)])->e_0[int(3)]);
        (&y_3)->e_0[int(3)] = _S137;
        uint _S138 = Spec_type_0(spec_1, 0U);
        uint size_7 = size_of_0(_S138);
        if(whole_0)
        {
            Four_0 _S139 = y_3;
            store4_0(size_7, a_15->output_0, begin_0, &_S139);
        }
        else
        {
            if(begin_0 < _S83)
            {
                store_0(size_7, a_15->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_3)->e_0[int(0)]);
            }
            if(_S132 < _S83)
            {
                store_0(size_7, a_15->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_3)->e_0[int(1)]);
            }
            if(_S134 < _S83)
            {
                store_0(size_7, a_15->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_3)->e_0[int(2)]);
            }
            if(_S136 < _S83)
            {
                store_0(size_7, a_15->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_3)->e_0[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_15->groups_0) * 1024ULL;
    }
    return;
}

__device__ float quotient_0(float x_8, float y_4)
{
    return x_8 / y_4;
}

struct Wide_0
{
    ulonglong m_11;
    int e_8;
    bool negative_1;
};

__device__ Wide_0 Wide_x24init_0(ulonglong m_12, int e_9, bool negative_2)
{
    Wide_0 _S140;
    (&_S140)->m_11 = m_12;
    (&_S140)->e_8 = e_9;
    (&_S140)->negative_1 = negative_2;
    return _S140;
}

__device__ ulonglong product_high_0(ulonglong a_16, ulonglong b_2)
{
    ulonglong _S141 = ulonglong(high_0(a_16));
    ulonglong _S142 = ulonglong(low_0(b_2));
    ulonglong _S143 = ulonglong(low_0(a_16));
    ulonglong mid_0 = _S141 * _S142 + ((_S143 * _S142) >> int(32));
    ulonglong _S144 = ulonglong(high_0(b_2));
    return _S141 * _S144 + ulonglong(high_0(mid_0)) + ulonglong(high_0(_S143 * _S144 + ulonglong(low_0(mid_0))));
}

__device__ Wide_0 wide_0(ulonglong m_13, int e_10, bool negative_3)
{
    Wide_0 r_1 = Wide_x24init_0(m_13, e_10, negative_3);
    if(m_13 == 0ULL)
    {
        return r_1;
    }
    uint shift_0 = 63U - top_bit64_0(m_13);
    (&r_1)->m_11 = m_13 << shift_0;
    (&r_1)->e_8 = e_10 - int(shift_0);
    return r_1;
}

__device__ Wide_0 log2_of_0(uint u_9)
{
    int e_11 = int(u_9 >> int(23)) - int(127);
    uint m_14 = u_9 & 8388607U;
    uint m_15;
    int e_12;
    if(e_11 == int(-127))
    {
        uint shift_1 = 23U - top_bit_0(m_14);
        int _S145 = int(-126) - int(shift_1);
        m_15 = m_14 << shift_1;
        e_12 = _S145;
    }
    else
    {
        m_15 = m_14;
        e_12 = e_11;
    }
    uint m_16 = m_15 | 8388608U;
    bool upper_0 = m_16 > 11863283U;
    if(upper_0)
    {
        e_12 = e_12 + int(1);
    }
    uint one_0;
    if(upper_0)
    {
        one_0 = 16777216U;
    }
    else
    {
        one_0 = 8388608U;
    }
    bool negative_4 = m_16 < one_0;
    uint n_0;
    if(negative_4)
    {
        n_0 = one_0 - m_16;
    }
    else
    {
        n_0 = m_16 - one_0;
    }
    Wide_0 _S146 = Wide_x24init_0(0ULL, int(0), false);
    ulonglong s_3;
    Wide_0 log_0;
    if(n_0 != 0U)
    {
        uint shift_2 = 63U - top_bit_0(n_0);
        ulonglong q_4 = (ulonglong(n_0) << shift_2) / ulonglong(m_16 + one_0);
        if(shift_2 >= 32U)
        {
            s_3 = q_4 >> (shift_2 - 32U);
        }
        else
        {
            s_3 = q_4 << (32U - shift_2);
        }
        ulonglong z_1 = (s_3 * s_3) >> int(28);
        Wide_0 narrow_1 = wide_0(q_4, - int(shift_2), negative_4);
        log_0 = wide_0(product_high_0(narrow_1.m_11, 6653256548922161245ULL + product_high_0((z_1 * (357913941ULL + ((z_1 * (214748365ULL + ((z_1 * (153391689ULL + ((z_1 * (119304647ULL + ((z_1 * (97612893ULL + ((z_1 * (82595525ULL + ((z_1 * 71582788ULL) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(2), 6653256548922161245ULL)), narrow_1.e_8 + int(3), negative_4);
    }
    else
    {
        log_0 = _S146;
    }
    if(e_12 == int(0))
    {
        return log_0;
    }
    int right_0 = int(-54) - log_0.e_8;
    Wide_0 _S147 = log_0;
    bool _S148;
    if((log_0.m_11) == 0ULL)
    {
        _S148 = true;
    }
    else
    {
        _S148 = right_0 >= int(64);
    }
    if(_S148)
    {
        s_3 = 0ULL;
    }
    else
    {
        s_3 = (_S147.m_11) >> right_0;
    }
    longlong f_0 = longlong(s_3);
    longlong _S149 = longlong(e_12) << int(54);
    longlong _S150;
    if(log_0.negative_1)
    {
        _S150 = - f_0;
    }
    else
    {
        _S150 = f_0;
    }
    longlong sum_0 = _S149 + _S150;
    bool _S151 = sum_0 < 0LL;
    if(_S151)
    {
        _S150 = - sum_0;
    }
    else
    {
        _S150 = sum_0;
    }
    return wide_0(ulonglong(_S150), int(-54), _S151);
}

__device__ float exp2_of_0(Wide_0 * w_2)
{
    ulonglong _S152 = w_2->m_11;
    bool _S153;
    if((w_2->m_11) != 0ULL)
    {
        _S153 = (w_2->e_8) >= int(-55);
    }
    else
    {
        _S153 = false;
    }
    if(_S153)
    {
        float _S154;
        if(w_2->negative_1)
        {
            _S154 = 0.0f;
        }
        else
        {
            _S154 = (U32_asfloat((2139095040U)));
        }
        return _S154;
    }
    int right_1 = int(-54) - w_2->e_8;
    if(_S152 == 0ULL)
    {
        _S153 = true;
    }
    else
    {
        _S153 = right_1 >= int(64);
    }
    ulonglong _S155;
    if(_S153)
    {
        _S155 = 0ULL;
    }
    else
    {
        _S155 = _S152 >> right_1;
    }
    longlong a_17 = longlong(_S155);
    longlong v_18;
    if(w_2->negative_1)
    {
        v_18 = - a_17;
    }
    else
    {
        v_18 = a_17;
    }
    longlong whole_1 = (v_18 + 9007199254740992LL) >> int(54);
    longlong _S156 = (((v_18 - (whole_1 << int(54))) >> int(22)) * 2977044472LL) >> int(32);
    return (U32_asfloat((f32_of_f64_0(f64_of_i64_0(4294967296LL + ((_S156 * (4294967296LL + ((_S156 * (2147483648LL + ((_S156 * (715827883LL + ((_S156 * (178956971LL + ((_S156 * (35791394LL + ((_S156 * (5965232LL + ((_S156 * (852176LL + ((_S156 * (106522LL + ((_S156 * (11836LL + ((_S156 * 1184LL) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32))) + (ulonglong(whole_1 - 32LL) << int(52)), false))));
}

__device__ float pow_of_0(float x_9, float y_5)
{
    uint _S157 = (F32_asuint((x_9)));
    uint a_18 = _S157 & 2147483647U;
    uint _S158 = (F32_asuint((y_5)));
    uint b_3 = _S158 & 2147483647U;
    bool odd_1;
    if(b_3 == 0U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = _S157 == 1065353216U;
    }
    if(odd_1)
    {
        return 1.0f;
    }
    if(a_18 > 2139095040U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = b_3 > 2139095040U;
    }
    if(odd_1)
    {
        return (U32_asfloat((2143289344U)));
    }
    uint e_13 = b_3 >> int(23);
    bool _S159 = e_13 >= 150U;
    if(e_13 >= 127U)
    {
        odd_1 = e_13 <= 150U;
    }
    else
    {
        odd_1 = false;
    }
    bool whole_2;
    if(odd_1)
    {
        uint m_17 = (b_3 & 8388607U) | 8388608U;
        uint s_4 = 150U - e_13;
        bool whole_3 = (m_17 & ((1U << s_4) - 1U)) == 0U;
        if(whole_3)
        {
            odd_1 = ((m_17 >> s_4) & 1U) != 0U;
        }
        else
        {
            odd_1 = false;
        }
        whole_2 = whole_3;
    }
    else
    {
        odd_1 = false;
        whole_2 = _S159;
    }
    uint _S160 = _S158 >> int(31);
    bool grows_0 = (a_18 > 1065353216U) == (_S160 == 0U);
    uint sign_8;
    if(odd_1)
    {
        sign_8 = _S157 & 2147483648U;
    }
    else
    {
        sign_8 = 0U;
    }
    if(b_3 == 2139095040U)
    {
        float _S161;
        if(a_18 == 1065353216U)
        {
            _S161 = 1.0f;
        }
        else
        {
            if(grows_0)
            {
                _S161 = (U32_asfloat((2139095040U)));
            }
            else
            {
                _S161 = 0.0f;
            }
        }
        return _S161;
    }
    if(a_18 == 0U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = a_18 == 2139095040U;
    }
    uint _S162;
    if(odd_1)
    {
        if(grows_0)
        {
            _S162 = 2139095040U;
        }
        else
        {
            _S162 = 0U;
        }
        return (U32_asfloat((sign_8 | _S162)));
    }
    if((_S157 >> int(31)) != 0U)
    {
        odd_1 = !whole_2;
    }
    else
    {
        odd_1 = false;
    }
    if(odd_1)
    {
        return (U32_asfloat((2143289344U)));
    }
    if(a_18 == 1065353216U)
    {
        return (U32_asfloat((sign_8 | 1065353216U)));
    }
    Wide_0 l_0 = log2_of_0(a_18);
    if(e_13 != 0U)
    {
        _S162 = (b_3 & 8388607U) | 8388608U;
    }
    else
    {
        _S162 = b_3;
    }
    Wide_0 f_1 = wide_0(ulonglong(_S162), int((U32_max((e_13), (1U)))) - int(150), _S160 != 0U);
    Wide_0 _S163 = wide_0(product_high_0(l_0.m_11, f_1.m_11), l_0.e_8 + f_1.e_8 + int(64), (l_0.negative_1) != (f_1.negative_1));
    float _S164 = exp2_of_0(&_S163);
    return (U32_asfloat((sign_8 | (F32_asuint((_S164))))));
}

__device__ bool is_nan_0(float x_10)
{
    return ((F32_asuint((x_10))) & 2147483647U) > 2139095040U;
}

__device__ bool is_less_0(float x_11, float y_6)
{
    return x_11 < y_6;
}

__device__ bool is_equal_0(float x_12, float y_7)
{
    return x_12 == y_7;
}

__device__ float truth_0(bool v_19)
{
    float _S165;
    if(v_19)
    {
        _S165 = 1.0f;
    }
    else
    {
        _S165 = 0.0f;
    }
    return _S165;
}

__device__ float fmod_of_0(float x_13, float y_8)
{
    uint _S166 = (F32_asuint((x_13)));
    uint a_19 = _S166 & 2147483647U;
    uint b_4 = (F32_asuint((y_8))) & 2147483647U;
    bool _S167;
    if(a_19 >= 2139095040U)
    {
        _S167 = true;
    }
    else
    {
        _S167 = b_4 > 2139095040U;
    }
    if(_S167)
    {
        _S167 = true;
    }
    else
    {
        _S167 = b_4 == 0U;
    }
    if(_S167)
    {
        return (U32_asfloat((2143289344U)));
    }
    if(a_19 < b_4)
    {
        return x_13;
    }
    uint _S168 = b_4 >> int(23);
    uint _S169 = (U32_max((_S168), (1U)));
    uint _S170 = b_4 & 8388607U;
    uint rest_2;
    if(_S168 != 0U)
    {
        rest_2 = 8388608U;
    }
    else
    {
        rest_2 = 0U;
    }
    uint divisor_0 = _S170 | rest_2;
    uint _S171 = a_19 & 8388607U;
    uint _S172 = a_19 >> int(23);
    if(_S172 != 0U)
    {
        rest_2 = 8388608U;
    }
    else
    {
        rest_2 = 0U;
    }
    uint _S173 = (_S171 | rest_2) % divisor_0;
    uint _S174 = (U32_max((_S172), (1U))) - _S169;
    rest_2 = _S173;
    uint left_1 = _S174;
    for(;;)
    {
        if(left_1 > 0U)
        {
            _S167 = rest_2 != 0U;
        }
        else
        {
            _S167 = false;
        }
        if(_S167)
        {
        }
        else
        {
            break;
        }
        uint _S175 = (U32_min((left_1), (40U)));
        ulonglong _S176 = (ulonglong(rest_2) << _S175) % ulonglong(divisor_0);
        uint _S177 = uint(_S176);
        uint left_2 = left_1 - _S175;
        rest_2 = _S177;
        left_1 = left_2;
    }
    uint u_10;
    if(rest_2 != 0U)
    {
        uint top_4 = top_bit_0(rest_2);
        uint _S178 = _S169 + top_4;
        if(_S178 > 23U)
        {
            rest_2 = ((_S178 - 23U) << int(23)) | ((rest_2 << (23U - top_4)) & 8388607U);
        }
        else
        {
            rest_2 = rest_2 << (_S169 - 1U);
        }
        u_10 = rest_2;
    }
    else
    {
        u_10 = 0U;
    }
    return (U32_asfloat((u_10 | (_S166 & 2147483648U))));
}

__device__ float with_sign_0(float x_14, float sign_9)
{
    return (U32_asfloat((((F32_asuint((x_14))) & 2147483647U) | ((F32_asuint((sign_9))) & 2147483648U))));
}

__device__ float magnitude_0(float x_15)
{
    return (U32_asfloat(((F32_asuint((x_15))) & 2147483647U)));
}

__device__ float rounded_0(float x_16)
{
    float a_20 = magnitude_0(x_16);
    float r_2 = a_20 + 8.388608e+06f - 8.388608e+06f;
    float _S179;
    if(a_20 < 8.388608e+06f)
    {
        _S179 = r_2;
    }
    else
    {
        _S179 = a_20;
    }
    return with_sign_0(_S179, x_16);
}

__device__ float floor_div_of_0(float x_17, float y_9)
{
    float m_18 = fmod_of_0(x_17, y_9);
    float q_5 = quotient_0(x_17 - m_18, y_9);
    bool _S180;
    if(!is_equal_0(m_18, 0.0f))
    {
        _S180 = (is_less_0(m_18, 0.0f)) != (is_less_0(y_9, 0.0f));
    }
    else
    {
        _S180 = false;
    }
    float q_6;
    if(_S180)
    {
        q_6 = q_5 - 1.0f;
    }
    else
    {
        q_6 = q_5;
    }
    if(q_6 == 0.0f)
    {
        return with_sign_0(0.0f, quotient_0(x_17, y_9));
    }
    if(is_equal_0(y_9, 0.0f))
    {
        return quotient_0(x_17, y_9);
    }
    float a_21 = magnitude_0(q_6);
    float r_3 = rounded_0(a_21);
    float _S181;
    if((a_21 - r_3) == 0.5f)
    {
        _S181 = r_3 + 1.0f;
    }
    else
    {
        _S181 = r_3;
    }
    return with_sign_0(_S181, q_6);
}

__device__ float remainder_of_0(float x_18, float y_10)
{
    float m_19 = fmod_of_0(x_18, y_10);
    if(is_equal_0(m_19, 0.0f))
    {
        return with_sign_0(0.0f, y_10);
    }
    float _S182;
    if((is_less_0(m_19, 0.0f)) != (is_less_0(y_10, 0.0f)))
    {
        _S182 = m_19 + y_10;
    }
    else
    {
        _S182 = m_19;
    }
    return _S182;
}

__device__ float larger_0(float a_22, float b_5)
{
    float _S183;
    if(a_22 > b_5)
    {
        _S183 = a_22;
    }
    else
    {
        _S183 = b_5;
    }
    return _S183;
}

__device__ float smaller_0(float a_23, float b_6)
{
    float _S184;
    if(a_23 < b_6)
    {
        _S184 = a_23;
    }
    else
    {
        _S184 = b_6;
    }
    return _S184;
}

__device__ float exp_whole_0(float x_19)
{
    return rounded_0(x_19 * 1.4426950216293335f);
}

__device__ float exp_rest_0(float x_20, float n_1)
{
    return product_sum_0(n_1, 0.00021219444170129f, product_sum_0(n_1, -0.693359375f, x_20));
}

__device__ float exp_less_one_0(float r_4)
{
    FixedArray<float, 6>  _S185 = kExpTail_0;
    float _S186 = poly_2(r_4, &_S185);
    return product_sum_0(_S186, r_4 * r_4, r_4);
}

__device__ float power_of_2_0(int n_2)
{
    return (U32_asfloat(((uint(n_2) + 127U) << int(23))));
}

__device__ float scaled_0(float p_2, float n_3)
{
    int whole_4 = int(n_3);
    int half_1 = whole_4 >> int(1);
    return p_2 * power_of_2_0(half_1) * power_of_2_0(whole_4 - half_1);
}

__device__ float exp_of_0(float x_21)
{
    float _S187 = smaller_0(89.0f, larger_0(-104.0f, x_21));
    float n_4 = exp_whole_0(_S187);
    return scaled_0(exp_less_one_0(exp_rest_0(_S187, n_4)) + 1.0f, n_4);
}

struct Normal_0
{
    float density_0;
    float below_0;
};

__device__ float negated_0(float x_22)
{
    return (U32_asfloat(((F32_asuint((x_22))) ^ 2147483648U)));
}

__device__ Normal_0 Normal_x24init_0(float density_1, float below_1)
{
    Normal_0 _S188;
    (&_S188)->density_0 = density_1;
    (&_S188)->below_0 = below_1;
    return _S188;
}

__device__ Normal_0 normal_of_0(float x_23)
{
    float _S189 = magnitude_0(x_23);
    float t_0 = smaller_0(14.5f, _S189 * 0.70710676908493042f);
    float s_5 = x_23 * x_23;
    float lost_0 = product_sum_0(x_23, x_23, negated_0(s_5));
    float e_14 = exp_of_0(s_5 * -0.5f);
    float e_15;
    if(_S189 < 20.0f)
    {
        e_15 = product_sum_0(e_14, lost_0 * -0.5f, e_14);
    }
    else
    {
        e_15 = e_14;
    }
    float u_11 = t_0 + 3.0f;
    float v_20 = product_sum_0(t_0, 2.0f, 1.0f);
    float r_5 = quotient_0(1.0f, u_11 * v_20);
    float q_7 = (t_0 - 3.0f) * v_20 * r_5;
    FixedArray<float, 11>  _S190 = c_3;
    float _S191 = poly_1(q_7, &_S190);
    float tail_0 = _S191 * u_11 * r_5 * e_15 * 0.5f;
    float _S192 = e_15 * 0.39894229173660278f;
    if(x_23 < 0.0f)
    {
        e_15 = tail_0;
    }
    else
    {
        e_15 = 1.0f - tail_0;
    }
    return Normal_x24init_0(_S192, e_15);
}

__device__ float bounded_0(float x_24, float bound_0)
{
    return smaller_0(bound_0, larger_0(- bound_0, x_24));
}

__device__ float gelu_erf_slope_0(float x_25)
{
    Normal_0 n_5 = normal_of_0(x_25);
    return product_sum_0(bounded_0(x_25, 40.0f), n_5.density_0, n_5.below_0);
}

__device__ float gelu_tanh_inner_0(float x_26)
{
    return x_26 * 1.59576916694641113f * product_sum_0(x_26 * x_26, 0.04471499845385551f, 1.0f);
}

__device__ float sigmoid_of_0(float x_27)
{
    float e_16 = exp_of_0(negated_0(magnitude_0(x_27)));
    float _S193;
    if(x_27 < 0.0f)
    {
        _S193 = e_16;
    }
    else
    {
        _S193 = 1.0f;
    }
    return quotient_0(_S193, 1.0f + e_16);
}

__device__ float gelu_tanh_slope_0(float x_28)
{
    float _S194 = bounded_0(x_28, 40.0f);
    float s_6 = sigmoid_of_0(gelu_tanh_inner_0(_S194));
    return product_sum_0(_S194 * (1.59576916694641113f * product_sum_0(_S194 * _S194, 0.13414499163627625f, 1.0f)), s_6 * (1.0f - s_6), s_6);
}

__device__ float silu_slope_0(float x_29)
{
    float s_7 = sigmoid_of_0(x_29);
    return s_7 * product_sum_0(bounded_0(x_29, 200.0f), 1.0f - s_7, 1.0f);
}

struct LogSplit_0
{
    float n_6;
    float f_2;
    float tail_1;
};

__device__ LogSplit_0 LogSplit_x24init_0(float n_7, float f_3, float tail_2)
{
    LogSplit_0 _S195;
    (&_S195)->n_6 = n_7;
    (&_S195)->f_2 = f_3;
    (&_S195)->tail_1 = tail_2;
    return _S195;
}

__device__ LogSplit_0 split_log_0(float x_30)
{
    uint _S196 = (F32_asuint((x_30)));
    bool tiny_0 = _S196 < 8388608U;
    float v_21;
    if(tiny_0)
    {
        v_21 = float(_S196);
    }
    else
    {
        v_21 = x_30;
    }
    uint _S197 = (F32_asuint((v_21)));
    int e_17 = int(_S197 - 1060439283U) >> int(23);
    float f_4 = (U32_asfloat((_S197 - (uint(e_17) << int(23))))) - 1.0f;
    float _S198 = float(e_17);
    if(tiny_0)
    {
        v_21 = 149.0f;
    }
    else
    {
        v_21 = 0.0f;
    }
    float n_8 = _S198 - v_21;
    FixedArray<float, 9>  _S199 = c_0;
    float _S200 = poly_0(f_4, &_S199);
    return LogSplit_x24init_0(n_8, f_4, _S200 * f_4 * (f_4 * f_4));
}

__device__ float log_of_any_0(float x_31, float y_11)
{
    float _S201;
    if(x_31 == (U32_asfloat((2139095040U))))
    {
        _S201 = x_31;
    }
    else
    {
        _S201 = y_11;
    }
    if(is_equal_0(x_31, 0.0f))
    {
        _S201 = - (U32_asfloat((2139095040U)));
    }
    bool _S202;
    if(is_less_0(x_31, 0.0f))
    {
        _S202 = true;
    }
    else
    {
        _S202 = is_nan_0(x_31);
    }
    if(_S202)
    {
        _S201 = (U32_asfloat((2143289344U)));
    }
    return _S201;
}

__device__ float log_of_0(float x_32)
{
    LogSplit_0 s_8 = split_log_0(x_32);
    float _S203 = s_8.f_2;
    return log_of_any_0(x_32, product_sum_0(s_8.n_6, 0.693359375f, s_8.f_2 + product_sum_0(-0.5f, _S203 * _S203, product_sum_0(s_8.n_6, -0.00021219444170129f, s_8.tail_1))));
}

__device__ float log1p_of_0(float x_33)
{
    float u_12 = 1.0f + x_33;
    float lost_1 = quotient_0(x_33 - (u_12 - 1.0f), u_12);
    float l_1 = log_of_0(u_12);
    if((magnitude_0(x_33)) < 5.9604644775390625e-08f)
    {
        return x_33;
    }
    bool _S204;
    if(u_12 == (U32_asfloat((2139095040U))))
    {
        _S204 = true;
    }
    else
    {
        _S204 = u_12 <= 0.0f;
    }
    float _S205;
    if(_S204)
    {
        _S205 = l_1;
    }
    else
    {
        _S205 = l_1 + lost_1;
    }
    return _S205;
}

__device__ float bce_of_0(float x_34, float t_1)
{
    return negated_0(product_sum_0(t_1, larger_0(-100.0f, log_of_0(x_34)), (1.0f - t_1) * larger_0(-100.0f, log1p_of_0(negated_0(x_34)))));
}

__device__ float bce_logits_of_0(float x_35, float t_2)
{
    float factor_0;
    if(x_35 > 0.0f)
    {
        factor_0 = 1.0f - t_2;
    }
    else
    {
        factor_0 = negated_0(t_2);
    }
    float _S206 = log1p_of_0(exp_of_0(negated_0(magnitude_0(x_35))));
    if(factor_0 == 0.0f)
    {
        factor_0 = 0.0f;
    }
    else
    {
        factor_0 = factor_0 * x_35;
    }
    return _S206 + factor_0;
}

__device__ float bce_logits_grad_of_0(float x_36, float t_3)
{
    float tail_3 = sigmoid_of_0(negated_0(magnitude_0(x_36)));
    float _S207;
    if(x_36 >= 0.0f)
    {
        _S207 = 1.0f - t_3 - tail_3;
    }
    else
    {
        _S207 = tail_3 - t_3;
    }
    return _S207;
}

__device__ float huber_of_0(float x_37, float t_4, float delta_0)
{
    float d_1 = magnitude_0(x_37 - t_4);
    float half_2 = magnitude_0(0.5f * x_37 - 0.5f * t_4);
    float _S208;
    if(d_1 <= delta_0)
    {
        _S208 = 0.5f * d_1 * d_1;
    }
    else
    {
        _S208 = (delta_0 + delta_0) * (half_2 - 0.25f * delta_0);
    }
    return _S208;
}

__device__ float smooth_l1_of_0(float x_38, float t_5, float beta_0)
{
    float d_2 = magnitude_0(x_38 - t_5);
    float _S209;
    if(d_2 < beta_0)
    {
        _S209 = quotient_0(0.5f * d_2 * d_2, beta_0);
    }
    else
    {
        _S209 = d_2 - 0.5f * beta_0;
    }
    return _S209;
}

__device__ float logistic_slope_0(float x_39, float a_24)
{
    float e_18 = exp_of_0(negated_0(magnitude_0(a_24 * x_39)));
    float u_13 = 1.0f + e_18;
    return quotient_0(a_24 * a_24 * e_18, u_13 * u_13);
}

struct Mish_0
{
    float e_19;
    float top_5;
    float bottom_0;
};

__device__ Mish_0 Mish_x24init_0(float e_20, float top_6, float bottom_1)
{
    Mish_0 _S210;
    (&_S210)->e_19 = e_20;
    (&_S210)->top_5 = top_6;
    (&_S210)->bottom_0 = bottom_1;
    return _S210;
}

__device__ Mish_0 mish_parts_0(float x_40)
{
    float e_21 = exp_of_0(negated_0(magnitude_0(x_40)));
    bool low_1 = x_40 < 0.0f;
    float top_7;
    if(low_1)
    {
        top_7 = e_21 * (e_21 + 2.0f);
    }
    else
    {
        top_7 = product_sum_0(2.0f, e_21, 1.0f);
    }
    float _S211;
    if(low_1)
    {
        _S211 = 2.0f;
    }
    else
    {
        _S211 = 2.0f * e_21 * e_21;
    }
    return Mish_x24init_0(e_21, top_7, top_7 + _S211);
}

__device__ float mish_slope_0(float x_41)
{
    Mish_0 m_20 = mish_parts_0(x_41);
    float _S212;
    if(x_41 < 0.0f)
    {
        _S212 = 2.0f * m_20.e_19;
    }
    else
    {
        _S212 = 2.0f * m_20.e_19 * m_20.e_19;
    }
    return product_sum_0(bounded_0(x_41, 200.0f), quotient_0(quotient_0(_S212, 1.0f + m_20.e_19) * quotient_0(m_20.bottom_0 + m_20.top_5, m_20.bottom_0), m_20.bottom_0), quotient_0(m_20.top_5, m_20.bottom_0));
}

__device__ float leaky_relu_of_0(float x_42, float slope_0)
{
    if(is_less_0(0.0f, x_42))
    {
        return x_42;
    }
    bool _S213;
    if(is_equal_0(slope_0, 0.0f))
    {
        _S213 = (magnitude_0(x_42)) == (U32_asfloat((2139095040U)));
    }
    else
    {
        _S213 = false;
    }
    float _S214;
    if(_S213)
    {
        _S214 = negated_0(slope_0);
    }
    else
    {
        _S214 = x_42 * slope_0;
    }
    return _S214;
}

__device__ float binary_f32_0(uint op_2, float x_43, float y_12, float a_25)
{
    float _S215;
    bool _S216;
    switch(op_2)
    {
    case 0U:
        {
            return x_43 + y_12;
        }
    case 1U:
        {
            return x_43 - y_12;
        }
    case 2U:
        {
            return x_43 * y_12;
        }
    case 3U:
        {
            return quotient_0(x_43, y_12);
        }
    case 4U:
        {
            float _S217 = pow_of_0(x_43, y_12);
            return _S217;
        }
    case 5U:
        {
            if(is_nan_0(x_43))
            {
                _S216 = true;
            }
            else
            {
                _S216 = is_less_0(y_12, x_43);
            }
            if(_S216)
            {
                _S215 = x_43;
            }
            else
            {
                _S215 = y_12;
            }
            return _S215;
        }
    case 6U:
        {
            if(is_nan_0(x_43))
            {
                _S216 = true;
            }
            else
            {
                _S216 = is_less_0(x_43, y_12);
            }
            if(_S216)
            {
                _S215 = x_43;
            }
            else
            {
                _S215 = y_12;
            }
            return _S215;
        }
    case 7U:
        {
            return truth_0(is_equal_0(x_43, y_12));
        }
    case 8U:
        {
            return truth_0(!is_equal_0(x_43, y_12));
        }
    case 9U:
        {
            return truth_0(is_less_0(x_43, y_12));
        }
    case 10U:
        {
            if(is_less_0(x_43, y_12))
            {
                _S216 = true;
            }
            else
            {
                _S216 = is_equal_0(x_43, y_12);
            }
            return truth_0(_S216);
        }
    case 11U:
        {
            return truth_0(is_less_0(y_12, x_43));
        }
    case 12U:
        {
            if(is_less_0(y_12, x_43))
            {
                _S216 = true;
            }
            else
            {
                _S216 = is_equal_0(x_43, y_12);
            }
            return truth_0(_S216);
        }
    case 13U:
        {
            if(!is_equal_0(x_43, 0.0f))
            {
                _S216 = !is_equal_0(y_12, 0.0f);
            }
            else
            {
                _S216 = false;
            }
            return truth_0(_S216);
        }
    case 14U:
        {
            if(!is_equal_0(x_43, 0.0f))
            {
                _S216 = true;
            }
            else
            {
                _S216 = !is_equal_0(y_12, 0.0f);
            }
            return truth_0(_S216);
        }
    case 15U:
        {
            return truth_0((is_equal_0(x_43, 0.0f)) != (is_equal_0(y_12, 0.0f)));
        }
    case 16U:
        {
            return product_sum_0(a_25, y_12, x_43);
        }
    case 17U:
        {
            float _S218 = floor_div_of_0(x_43, y_12);
            return _S218;
        }
    case 18U:
        {
            float _S219 = remainder_of_0(x_43, y_12);
            return _S219;
        }
    case 19U:
        {
            if(is_less_0(y_12, 0.0f))
            {
                _S216 = true;
            }
            else
            {
                _S216 = is_equal_0(y_12, 0.0f);
            }
            if(_S216)
            {
                _S215 = 0.0f;
            }
            else
            {
                _S215 = x_43;
            }
            return _S215;
        }
    case 20U:
        {
            if(is_less_0(0.0f, y_12))
            {
                _S215 = x_43;
            }
            else
            {
                if(is_equal_0(a_25, 0.0f))
                {
                    _S215 = 0.0f;
                }
                else
                {
                    _S215 = x_43 * a_25;
                }
            }
            return _S215;
        }
    case 21U:
        {
            if(is_less_0(0.0f, y_12))
            {
                _S215 = x_43;
            }
            else
            {
                _S215 = x_43 * exp_of_0(y_12) * a_25;
            }
            return _S215;
        }
    case 22U:
        {
            return x_43 * gelu_erf_slope_0(y_12);
        }
    case 23U:
        {
            return x_43 * gelu_tanh_slope_0(y_12);
        }
    case 24U:
        {
            return x_43 * silu_slope_0(y_12);
        }
    case 25U:
        {
            return x_43 * sigmoid_of_0(a_25 * y_12);
        }
    case 26U:
        {
            return x_43 * y_12 * (1.0f - y_12);
        }
    case 27U:
        {
            return x_43 * (1.0f - y_12 * y_12);
        }
    case 28U:
        {
            return bce_of_0(x_43, y_12);
        }
    case 29U:
        {
            return bce_logits_of_0(x_43, y_12);
        }
    case 39U:
        {
            return bce_logits_grad_of_0(x_43, y_12);
        }
    case 40U:
        {
            return quotient_0(x_43, y_12) * a_25;
        }
    case 30U:
        {
            return huber_of_0(x_43, y_12, a_25);
        }
    case 31U:
        {
            return smooth_l1_of_0(x_43, y_12, a_25);
        }
    case 32U:
        {
            return x_43 * logistic_slope_0(y_12, a_25);
        }
    case 33U:
        {
            float _S220 = 1.0f + magnitude_0(y_12);
            return quotient_0(quotient_0(x_43, _S220), _S220);
        }
    case 34U:
        {
            if((magnitude_0(y_12)) < 3.0f)
            {
                _S215 = quotient_0(x_43, 6.0f);
            }
            else
            {
                _S215 = 0.0f;
            }
            return _S215;
        }
    case 35U:
        {
            if(y_12 >= 3.0f)
            {
                _S215 = x_43;
            }
            else
            {
                if(y_12 <= -3.0f)
                {
                    _S215 = 0.0f;
                }
                else
                {
                    _S215 = x_43 * quotient_0(y_12 + y_12 + 3.0f, 6.0f);
                }
            }
            return _S215;
        }
    case 36U:
        {
            return x_43 * mish_slope_0(y_12);
        }
    case 37U:
        {
            return leaky_relu_of_0(x_43, y_12);
        }
    default:
        {
            if(is_equal_0(x_43, 0.0f))
            {
                _S215 = 0.0f;
            }
            else
            {
                _S215 = x_43 * y_12;
            }
            return _S215;
        }
    }
}

__device__ ulonglong of_f32_0(uint type_10, uint u_14)
{
    switch(type_10)
    {
    case 1U:
        {
            return ulonglong(u_14);
        }
    case 11U:
        {
            int _S221;
            if((u_14 << int(1)) != 0U)
            {
                _S221 = int(1);
            }
            else
            {
                _S221 = int(0);
            }
            return ulonglong(_S221);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_10, f64_of_f32_0(u_14));
        }
    default:
        {
            return narrow_of_f32_0(type_10, u_14);
        }
    }
}

__device__ ulonglong BinaryF32_of_0(Spec_0 * spec_2, PointArguments_0 * a_26, ulonglong i_13, ulonglong x_44, ulonglong y_13, ulonglong z_2)
{
    uint _S222 = Spec_type_0(spec_2, 1U);
    float v_22 = (U32_asfloat((f32_of_0(_S222, x_44))));
    uint _S223 = Spec_type_0(spec_2, 2U);
    float w_3 = (U32_asfloat((f32_of_0(_S223, y_13))));
    uint _S224 = Spec_type_0(spec_2, 0U);
    float _S225 = binary_f32_0(spec_2->op_0, v_22, w_3, (U32_asfloat((low_0(a_26->a_0)))));
    return of_f32_0(_S224, (F32_asuint((_S225))));
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_27, uint group_1, uint lane_1)
{
    bool _S226 = (a_27->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S227 = a_27->count_0;
        if(first_1 < (a_27->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S226)
        {
            begin_1 = first_1 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_1 + ulonglong(lane_1);
        }
        uint _S228;
        if(_S226)
        {
            _S228 = 1U;
        }
        else
        {
            _S228 = 256U;
        }
        ulonglong _S229 = ulonglong(_S228);
        bool whole_5;
        if(_S226)
        {
            whole_5 = (begin_1 + 4ULL) <= _S227;
        }
        else
        {
            whole_5 = false;
        }
        FixedArray<Four_0, 4>  x_45;
        FixedArray<Place_0, 4>  places_1;
        if(whole_5)
        {
            uint _S230 = Spec_type_0(spec_3, 1U);
            uint size_8 = size_of_0(_S230);
            uint _S231 = a_27->steps_0;
            if((((a_27->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S232 = Point_base_1(a_27, int(1));
                x_45[int(1)] = load4_0(size_8, _S232, begin_1);
            }
            else
            {
                ulonglong _S233 = Point_base_1(a_27, int(1));
                ulonglong _S234 = load_0(size_8, _S233, 0LL);
                (&x_45[int(1)])->e_0[int(0)] = _S234;
                (&x_45[int(1)])->e_0[int(1)] = _S234;
                (&x_45[int(1)])->e_0[int(2)] = _S234;
                (&x_45[int(1)])->e_0[int(3)] = _S234;
            }
            uint _S235 = Spec_type_0(spec_3, 2U);
            uint size_9 = size_of_0(_S235);
            if(((_S231 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S236 = Point_base_1(a_27, int(2));
                x_45[int(2)] = load4_0(size_9, _S236, begin_1);
            }
            else
            {
                ulonglong _S237 = Point_base_1(a_27, int(2));
                ulonglong _S238 = load_0(size_9, _S237, 0LL);
                (&x_45[int(2)])->e_0[int(0)] = _S238;
                (&x_45[int(2)])->e_0[int(1)] = _S238;
                (&x_45[int(2)])->e_0[int(2)] = _S238;
                (&x_45[int(2)])->e_0[int(3)] = _S238;
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
                        if(begin_1 >= _S227)
                        {
                            break;
                        }
                        Place_0 _S239 = place_of_0(a_27, begin_1);
                        places_1[int(0)] = _S239;
                        uint _S240 = Spec_type_0(spec_3, 1U);
                        uint _S241 = size_of_0(_S240);
                        ulonglong _S242 = Point_base_1(a_27, int(1));
                        ulonglong _S243 = load_0(_S241, _S242, (&places_1[int(0)])->at_0[int(1)]);
                        (&x_45[int(1)])->e_0[int(0)] = _S243;
                        uint _S244 = Spec_type_0(spec_3, 2U);
                        uint _S245 = size_of_0(_S244);
                        ulonglong _S246 = Point_base_1(a_27, int(2));
                        ulonglong _S247 = load_0(_S245, _S246, (&places_1[int(0)])->at_0[int(2)]);
                        (&x_45[int(2)])->e_0[int(0)] = _S247;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_1 + _S229;
                        if(i_14 >= _S227)
                        {
                            break;
                        }
                        Place_0 _S248 = place_of_0(a_27, i_14);
                        places_1[int(1)] = _S248;
                        uint _S249 = Spec_type_0(spec_3, 1U);
                        uint _S250 = size_of_0(_S249);
                        ulonglong _S251 = Point_base_1(a_27, int(1));
                        ulonglong _S252 = load_0(_S250, _S251, (&places_1[int(1)])->at_0[int(1)]);
                        (&x_45[int(1)])->e_0[int(1)] = _S252;
                        uint _S253 = Spec_type_0(spec_3, 2U);
                        uint _S254 = size_of_0(_S253);
                        ulonglong _S255 = Point_base_1(a_27, int(2));
                        ulonglong _S256 = load_0(_S254, _S255, (&places_1[int(1)])->at_0[int(2)]);
                        (&x_45[int(2)])->e_0[int(1)] = _S256;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_1 + 2ULL * _S229;
                        if(i_15 >= _S227)
                        {
                            break;
                        }
                        Place_0 _S257 = place_of_0(a_27, i_15);
                        places_1[int(2)] = _S257;
                        uint _S258 = Spec_type_0(spec_3, 1U);
                        uint _S259 = size_of_0(_S258);
                        ulonglong _S260 = Point_base_1(a_27, int(1));
                        ulonglong _S261 = load_0(_S259, _S260, (&places_1[int(2)])->at_0[int(1)]);
                        (&x_45[int(1)])->e_0[int(2)] = _S261;
                        uint _S262 = Spec_type_0(spec_3, 2U);
                        uint _S263 = size_of_0(_S262);
                        ulonglong _S264 = Point_base_1(a_27, int(2));
                        ulonglong _S265 = load_0(_S263, _S264, (&places_1[int(2)])->at_0[int(2)]);
                        (&x_45[int(2)])->e_0[int(2)] = _S265;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_16 = begin_1 + 3ULL * _S229;
                        if(i_16 >= _S227)
                        {
                            break;
                        }
                        Place_0 _S266 = place_of_0(a_27, i_16);
                        places_1[int(3)] = _S266;
                        uint _S267 = Spec_type_0(spec_3, 1U);
                        uint _S268 = size_of_0(_S267);
                        ulonglong _S269 = Point_base_1(a_27, int(1));
                        ulonglong _S270 = load_0(_S268, _S269, (&places_1[int(3)])->at_0[int(1)]);
                        (&x_45[int(1)])->e_0[int(3)] = _S270;
                        uint _S271 = Spec_type_0(spec_3, 2U);
                        uint _S272 = size_of_0(_S271);
                        ulonglong _S273 = Point_base_1(a_27, int(2));
                        ulonglong _S274 = load_0(_S272, _S273, (&places_1[int(3)])->at_0[int(2)]);
                        (&x_45[int(2)])->e_0[int(3)] = _S274;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_14;
        ulonglong _S275 = BinaryF32_of_0(spec_3, a_27, begin_1, (&x_45[int(1)])->e_0[int(0)], (&x_45[int(2)])->e_0[int(0)], (&x_45[int(3)])->e_0[int(0)]);
        (&y_14)->e_0[int(0)] = _S275;
        ulonglong _S276 = begin_1 + _S229;
        ulonglong _S277 = BinaryF32_of_0(spec_3, a_27, _S276, (&x_45[int(1)])->e_0[int(1)], (&x_45[int(2)])->e_0[int(1)], (&x_45[int(3)])->e_0[int(1)]);
        (&y_14)->e_0[int(1)] = _S277;
        ulonglong _S278 = begin_1 + 2ULL * _S229;
        ulonglong _S279 = BinaryF32_of_0(spec_3, a_27, _S278, (&x_45[int(1)])->e_0[int(2)], (&x_45[int(2)])->e_0[int(2)], (&x_45[int(3)])->e_0[int(2)]);
        (&y_14)->e_0[int(2)] = _S279;
        ulonglong _S280 = begin_1 + 3ULL * _S229;
        ulonglong _S281 = BinaryF32_of_0(spec_3, a_27, _S280, (&x_45[int(1)])->e_0[int(3)], (&x_45[int(2)])->e_0[int(3)], (&x_45[int(3)])->e_0[int(3)]);
        (&y_14)->e_0[int(3)] = _S281;
        uint _S282 = Spec_type_0(spec_3, 0U);
        uint size_10 = size_of_0(_S282);
        if(whole_5)
        {
            Four_0 _S283 = y_14;
            store4_0(size_10, a_27->output_0, begin_1, &_S283);
        }
        else
        {
            if(begin_1 < _S227)
            {
                store_0(size_10, a_27->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_14)->e_0[int(0)]);
            }
            if(_S276 < _S227)
            {
                store_0(size_10, a_27->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_14)->e_0[int(1)]);
            }
            if(_S278 < _S227)
            {
                store_0(size_10, a_27->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_14)->e_0[int(2)]);
            }
            if(_S280 < _S227)
            {
                store_0(size_10, a_27->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_14)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_27->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_binary_f32(PointArguments_0 a_28, Spec_0 spec_4)
{
    uint _S284 = blockIdx.x;
    uint _S285 = threadIdx.x;
    Spec_0 _S286 = spec_4;
    PointArguments_0 _S287 = a_28;
    Point_run_1(&_S286, &_S287, _S284, _S285);
    return;
}

extern "C" __global__ void mpt_binary_i64(PointArguments_0 a_29, Spec_0 spec_5)
{
    uint _S288 = blockIdx.x;
    uint _S289 = threadIdx.x;
    Spec_0 _S290 = spec_5;
    PointArguments_0 _S291 = a_29;
    Point_run_0(&_S290, &_S291, _S288, _S289);
    return;
}

