// The kernels of index_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

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

struct Geometry_0
{
    uint rank_0;
    uint none_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_1, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S1 = a_1->geometry_0;
    bool _S2 = (a_1->geometry_0) == 0ULL;
    longlong _S3;
    if(_S2)
    {
        _S3 = longlong(i_0);
    }
    else
    {
        _S3 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S3;
    bool _S4;
    if(_S2)
    {
        _S4 = (((a_1->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S4 = false;
    }
    if(_S4)
    {
        _S3 = longlong(i_0);
    }
    else
    {
        _S3 = 0LL;
    }
    (&p_0)->at_0[int(1)] = _S3;
    if(_S2)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S1;
    bool _S5 = ((a_1->count_0) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S6 = i_0;
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
        if(_S5)
        {
            uint _S7 = uint(_S6) / uint(extent_1);
            rest_0 = ulonglong(_S7);
        }
        else
        {
            ulonglong _S8 = _S6 / extent_1;
            rest_0 = _S8;
        }
        longlong _S9 = longlong(_S6 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S9 * g_0->stride_0[d_0];
        (&p_0)->at_0[int(1)] = (&p_0)->at_0[int(1)] + _S9 * g_0->stride_0[int(8) + d_0];
        d_0 = d_0 - int(1);
        _S6 = rest_0;
    }
    return p_0;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct ApplyArguments_0
{
    ulonglong output_1;
    ulonglong source_0;
    ulonglong keys_0;
    ulonglong places_0;
    ulonglong geometry_1;
    ulonglong count_1;
    ulonglong columns_0;
    ulonglong extent_2;
    longlong along_output_0;
    longlong along_source_0;
    uint line_0;
    uint steps_1;
    uint groups_1;
    uint none_1;
};

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_0)
{
    return ((this_0->types_0) >> (4U * k_0)) & 15U;
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

__device__ ulonglong divided_0(ulonglong i_1, ulonglong by_0, bool small_0)
{
    bool _S10;
    if(small_0)
    {
        _S10 = (by_0 >> int(32)) == 0ULL;
    }
    else
    {
        _S10 = false;
    }
    if(_S10)
    {
        uint _S11 = uint(i_1) / uint(by_0);
        return ulonglong(_S11);
    }
    ulonglong _S12 = i_1 / by_0;
    return _S12;
}

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_2)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_2));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_2));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_2));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_2);
        }
    }
}

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_2, ulonglong a_2, ulonglong b_1, uint steps_2, uint groups_2)
{
    PointArguments_0 _S13;
    (&_S13)->output_0 = output_2;
    (&_S13)->in0_0 = in0_1;
    (&_S13)->in1_0 = in1_1;
    (&_S13)->in2_0 = in2_1;
    (&_S13)->geometry_0 = geometry_2;
    (&_S13)->count_0 = count_2;
    (&_S13)->a_0 = a_2;
    (&_S13)->b_0 = b_1;
    (&_S13)->steps_0 = steps_2;
    (&_S13)->groups_0 = groups_2;
    return _S13;
}

__device__ Place_0 place_in_0(ulonglong geometry_3, uint steps_3, ulonglong count_3, ulonglong i_3)
{
    PointArguments_0 _S14 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_3, count_3, 0ULL, 0ULL, steps_3, 0U);
    Place_0 _S15 = place_of_0(&_S14, i_3);
    return _S15;
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
            int _S16;
            if(v_0 != 0ULL)
            {
                _S16 = int(1);
            }
            else
            {
                _S16 = int(0);
            }
            return longlong(_S16);
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
    uint _S17;
    uint at_1;
    if(v_2 >= 65536U)
    {
        _S17 = v_2 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S17 = v_2;
        at_1 = 0U;
    }
    if(_S17 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S17 = _S17 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S17 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S17 = _S17 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S17 >= 4U)
    {
        uint _S18 = _S17 >> int(2);
        at_1 = at_1 + 2U;
        _S17 = _S18;
    }
    else
    {
    }
    return at_1 + (_S17 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S19 = high_0(v_4);
    uint _S20;
    if(_S19 != 0U)
    {
        _S20 = 32U + top_bit_0(_S19);
    }
    else
    {
        _S20 = top_bit_0(low_0(v_4));
    }
    return _S20;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S21;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S21 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S21 = false;
        }
        int _S22;
        if(_S21)
        {
            _S22 = int(1);
        }
        else
        {
            _S22 = int(0);
        }
        return ulonglong(_S22);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S21 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S21 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S21 = false;
        }
    }
    ulonglong _S23;
    if(_S21)
    {
        _S23 = q_0 + 1ULL;
    }
    else
    {
        _S23 = q_0;
    }
    return _S23;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S24 = v_6 < 0LL;
    ulonglong m_0;
    if(_S24)
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
    if(_S24)
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
    int _S25;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S25 = int(1);
        }
        else
        {
            _S25 = int(0);
        }
        return ulonglong(_S25);
    }
    ulonglong _S26 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S25 = int(1);
    }
    else
    {
        _S25 = int(0);
    }
    return _S26 | ulonglong(_S25);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S27 = high_0(u_0);
    uint sign_0 = _S27 & 2147483648U;
    uint e_0 = (_S27 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S28 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S28 | s_2;
    }
    if(e_0 >= 1151U)
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
    if(e_0 == 0U)
    {
        bool _S29;
        if(odd_0)
        {
            _S29 = m_1 != 0ULL;
        }
        else
        {
            _S29 = false;
        }
        int _S30;
        if(_S29)
        {
            _S30 = int(1);
        }
        else
        {
            _S30 = int(0);
        }
        return sign_0 | uint(_S30);
    }
    ulonglong m_2;
    if(e_0 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_0 - 896U) << int(52));
        s_2 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_0), (64U)));
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
    uint e_1 = code_0 >> mantissa_0;
    uint m_5 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_1 != 0U)
    {
        return ((e_1 + 127U - bias_0) << int(23)) | (m_5 << (23U - mantissa_0));
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
    uint a_3 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_3 < 31744U)
    {
        return sign_1 | (widen_0(a_3, 10U, 15U));
    }
    uint _S31 = (sign_1 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S32;
    if(a_3 > 31744U)
    {
        _S32 = 4194304U;
    }
    else
    {
        _S32 = 0U;
    }
    return _S31 | _S32;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_4 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S33;
    if(a_4 == 127U)
    {
        _S33 = 2143289344U;
    }
    else
    {
        _S33 = widen_0(a_4, 3U, 7U);
    }
    return sign_2 | _S33;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_5 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_5 < 124U)
    {
        return sign_3 | (widen_0(a_5, 2U, 15U));
    }
    uint _S34;
    if(a_5 == 124U)
    {
        _S34 = 2139095040U;
    }
    else
    {
        _S34 = 2143289344U;
    }
    return sign_3 | _S34;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S35 = v_8 < 0LL;
    ulonglong m_6;
    if(_S35)
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
    uint _S36;
    if(_S35)
    {
        _S36 = 2147483648U;
    }
    else
    {
        _S36 = 0U;
    }
    return _S36 + ((top_2 + 126U) << int(23)) + q_2;
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

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_6 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_6 >> int(23);
    uint m_7 = a_6 & 8388607U;
    if(a_6 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_2 == 255U)
    {
        uint _S37 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S37 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S38 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S38;
    }
    else
    {
        uint e_4 = e_2 + 896U;
        m_8 = m_7;
        e_3 = e_4;
    }
    return join_0((sign_4 | (e_3 << int(20))) | (m_8 >> int(3)), m_8 << int(29));
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

__device__ double real_of_0(ulonglong v_11)
{
    return (U32_asdouble((low_0(v_11)), (high_0(v_11))));
}

__device__ double AddF64_start_0(Spec_0 * spec_0, ulonglong y_0)
{
    uint _S39 = Spec_type_0(spec_0, 0U);
    return real_of_0(f64_of_0(_S39, y_0));
}

__device__ ulonglong place_before_0(ulonglong places_1, ulonglong i_4, ulonglong at_4)
{
    ulonglong _S40;
    if(places_1 == 0ULL)
    {
        _S40 = at_4;
    }
    else
    {
        _S40 = load_0(4U, places_1, longlong(i_4));
    }
    return _S40;
}

__device__ double AddF64_joined_0(Spec_0 * spec_1, double v_12, ulonglong x_0)
{
    uint _S41 = Spec_type_0(spec_1, 1U);
    return v_12 + real_of_0(f64_of_0(_S41, x_0));
}

__device__ ulonglong bits_of_0(double v_13)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_13), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S42 = high_0(u_2);
    uint _S43 = _S42 >> int(31);
    bool negative_0 = _S43 != 0U;
    uint e_5 = (_S42 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S44;
    if(e_5 == 2047U)
    {
        _S44 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S44 = false;
    }
    if(_S44)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S43));
    }
    ulonglong m_10;
    if(e_5 >= 1075U)
    {
        m_10 = m_9 << (e_5 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_5);
    }
    longlong _S45;
    if(negative_0)
    {
        _S45 = longlong(0ULL - m_10);
    }
    else
    {
        _S45 = longlong(m_10);
    }
    return _S45;
}

__device__ longlong clamp_to_0(uint type_5, longlong v_14)
{
    longlong _S46;
    switch(type_5)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S46 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S46 = 127LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S46 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S46 = 255LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S46 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S46 = 2147483647LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    default:
        {
            return v_14;
        }
    }
}

__device__ uint narrow_0(uint a_7, uint mantissa_1, uint bias_1)
{
    uint e_6 = a_7 >> int(23);
    if(e_6 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_7 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S47 = a_7 & 8388607U;
    uint _S48;
    if(e_6 != 0U)
    {
        _S48 = 8388608U;
    }
    else
    {
        _S48 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S47 | _S48), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_8 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_8 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_8 >> int(13)) & 1023U);
    }
    uint _S49;
    if(a_8 >= 1199566848U)
    {
        _S49 = 31744U;
    }
    else
    {
        _S49 = narrow_0(a_8, 10U, 15U);
    }
    return sign_5 | _S49;
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
    uint a_9 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S50;
    if(a_9 >= 1140850688U)
    {
        _S50 = 127U;
    }
    else
    {
        _S50 = (U32_min((narrow_0(a_9, 3U, 7U)), (127U)));
    }
    return sign_6 | _S50;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_10 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_10 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S51;
    if(a_10 >= 1199570944U)
    {
        _S51 = 124U;
    }
    else
    {
        _S51 = (U32_min((narrow_0(a_10, 2U, 15U)), (124U)));
    }
    return sign_7 | _S51;
}

__device__ ulonglong narrow_of_f32_0(uint type_6, uint u_7)
{
    switch(type_6)
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

__device__ ulonglong of_f64_0(uint type_7, ulonglong u_8)
{
    switch(type_7)
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
            int _S52;
            if((u_8 << int(1)) != 0ULL)
            {
                _S52 = int(1);
            }
            else
            {
                _S52 = int(0);
            }
            return ulonglong(_S52);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_7, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_7, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong AddF64_end_0(Spec_0 * spec_2, double v_15)
{
    uint _S53 = Spec_type_0(spec_2, 0U);
    return of_f64_0(_S53, bits_of_0(v_15));
}

__device__ void store_0(uint size_1, ulonglong base_1, longlong i_5, ulonglong v_16)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_1 + i_5) = uchar(v_16);
            break;
        }
    case 2U:
        {
            *((ushort *)base_1 + i_5) = ushort(v_16);
            break;
        }
    case 4U:
        {
            *((uint *)base_1 + i_5) = uint(v_16);
            break;
        }
    default:
        {
            *((ulonglong *)base_1 + i_5) = v_16;
            break;
        }
    }
    return;
}

__device__ void Apply_run_0(Spec_0 * spec_3, ApplyArguments_0 * a_11, uint group_0, uint lane_0)
{
    double _S54;
    uint _S55 = Spec_type_0(spec_3, 0U);
    uint _S56 = size_of_0(_S55);
    uint _S57 = Spec_type_0(spec_3, 1U);
    uint _S58 = size_of_0(_S57);
    uint _S59 = Spec_type_0(spec_3, 2U);
    uint _S60 = size_of_0(_S59);
    ulonglong _S61 = a_11->count_1;
    bool _S62 = ((a_11->count_1) >> int(32)) == 0ULL;
    ulonglong _S63 = ulonglong(a_11->groups_1) * 256ULL;
    ulonglong e_7 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(e_7 < _S61)
        {
        }
        else
        {
            break;
        }
        ulonglong i_6 = divided_0(e_7, a_11->columns_0, _S62);
        ulonglong column_0 = e_7 - i_6 * a_11->columns_0;
        ulonglong _S64 = ulonglong(a_11->line_0);
        ulonglong line_1 = divided_0(i_6, _S64, _S62);
        ulonglong begin_0 = line_1 * _S64;
        ulonglong end_0 = begin_0 + _S64;
        ulonglong _S65 = a_11->keys_0;
        ulonglong row_0 = load_0(_S60, a_11->keys_0, longlong(i_6));
        if(row_0 >= (a_11->extent_2))
        {
            e_7 = e_7 + _S63;
            continue;
        }
        bool _S66;
        if(i_6 > begin_0)
        {
            _S66 = (load_0(_S60, _S65, longlong(i_6 - 1ULL))) == row_0;
        }
        else
        {
            _S66 = false;
        }
        if(_S66)
        {
            e_7 = e_7 + _S63;
            continue;
        }
        Place_0 p_1 = place_in_0(a_11->geometry_1, a_11->steps_1, _S61, line_1 + column_0);
        longlong to_0 = p_1.at_0[int(0)] + longlong(row_0) * a_11->along_output_0;
        ulonglong _S67 = a_11->output_1;
        double _S68 = AddF64_start_0(spec_3, load_0(_S56, a_11->output_1, to_0));
        double v_17 = _S68;
        ulonglong next_0 = i_6;
        for(;;)
        {
            double _S69 = AddF64_joined_0(spec_3, v_17, load_0(_S58, a_11->source_0, p_1.at_0[int(1)] + longlong(place_before_0(a_11->places_0, next_0, next_0 - begin_0)) * a_11->along_source_0));
            _S54 = _S69;
            ulonglong next_1 = next_0 + 1ULL;
            bool _S70;
            if(next_1 < end_0)
            {
                _S70 = (load_0(_S60, _S65, longlong(next_1))) == row_0;
            }
            else
            {
                _S70 = false;
            }
            if(!_S70)
            {
                break;
            }
            v_17 = _S69;
            next_0 = next_1;
        }
        ulonglong _S71 = AddF64_end_0(spec_3, _S54);
        store_0(_S56, _S67, to_0, _S71);
        e_7 = e_7 + _S63;
    }
    return;
}

extern "C" __global__ void mpt_order_add_f64(ApplyArguments_0 a_12, Spec_0 spec_4)
{
    uint _S72 = blockIdx.x;
    uint _S73 = threadIdx.x;
    Spec_0 _S74 = spec_4;
    ApplyArguments_0 _S75 = a_12;
    Apply_run_0(&_S74, &_S75, _S72, _S73);
    return;
}

