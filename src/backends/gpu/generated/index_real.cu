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
    uint pad_0;
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
    uint pad_1;
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

__device__ uchar * at_1(ulonglong base_0, longlong i_2)
{
    return (uchar *)(base_0 + ulonglong(i_2));
}

__device__ ushort * at_2(ulonglong base_1, longlong i_3)
{
    return (ushort *)(base_1 + ulonglong(i_3) * 2ULL);
}

__device__ uint * at_3(ulonglong base_2, longlong i_4)
{
    return (uint *)(base_2 + ulonglong(i_4) * 4ULL);
}

__device__ ulonglong * at_4(ulonglong base_3, longlong i_5)
{
    return (ulonglong *)(base_3 + ulonglong(i_5) * 8ULL);
}

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_6)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S13 = at_1(base_4, i_6);
            return ulonglong(*_S13);
        }
    case 2U:
        {
            ushort * _S14 = at_2(base_4, i_6);
            return ulonglong(*_S14);
        }
    case 4U:
        {
            uint * _S15 = at_3(base_4, i_6);
            return ulonglong(*_S15);
        }
    default:
        {
            ulonglong * _S16 = at_4(base_4, i_6);
            return *_S16;
        }
    }
}

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_2, ulonglong a_2, ulonglong b_1, uint steps_2, uint groups_2)
{
    PointArguments_0 _S17;
    (&_S17)->output_0 = output_2;
    (&_S17)->in0_0 = in0_1;
    (&_S17)->in1_0 = in1_1;
    (&_S17)->in2_0 = in2_1;
    (&_S17)->geometry_0 = geometry_2;
    (&_S17)->count_0 = count_2;
    (&_S17)->a_0 = a_2;
    (&_S17)->b_0 = b_1;
    (&_S17)->steps_0 = steps_2;
    (&_S17)->groups_0 = groups_2;
    return _S17;
}

__device__ Place_0 place_in_0(ulonglong geometry_3, uint steps_3, ulonglong count_3, ulonglong i_7)
{
    PointArguments_0 _S18 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_3, count_3, 0ULL, 0ULL, steps_3, 0U);
    Place_0 _S19 = place_of_0(&_S18, i_7);
    return _S19;
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
            int _S20;
            if(v_0 != 0ULL)
            {
                _S20 = int(1);
            }
            else
            {
                _S20 = int(0);
            }
            return longlong(_S20);
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
    uint _S21;
    uint at_5;
    if(v_2 >= 65536U)
    {
        _S21 = v_2 >> int(16);
        at_5 = 16U;
    }
    else
    {
        _S21 = v_2;
        at_5 = 0U;
    }
    if(_S21 >= 256U)
    {
        uint at_6 = at_5 + 8U;
        _S21 = _S21 >> int(8);
        at_5 = at_6;
    }
    else
    {
    }
    if(_S21 >= 16U)
    {
        uint at_7 = at_5 + 4U;
        _S21 = _S21 >> int(4);
        at_5 = at_7;
    }
    else
    {
    }
    if(_S21 >= 4U)
    {
        uint _S22 = _S21 >> int(2);
        at_5 = at_5 + 2U;
        _S21 = _S22;
    }
    else
    {
    }
    return at_5 + (_S21 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S23 = high_0(v_4);
    uint _S24;
    if(_S23 != 0U)
    {
        _S24 = 32U + top_bit_0(_S23);
    }
    else
    {
        _S24 = top_bit_0(low_0(v_4));
    }
    return _S24;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S25;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S25 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S25 = false;
        }
        int _S26;
        if(_S25)
        {
            _S26 = int(1);
        }
        else
        {
            _S26 = int(0);
        }
        return ulonglong(_S26);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S25 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S25 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S25 = false;
        }
    }
    ulonglong _S27;
    if(_S25)
    {
        _S27 = q_0 + 1ULL;
    }
    else
    {
        _S27 = q_0;
    }
    return _S27;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S28 = v_6 < 0LL;
    ulonglong m_0;
    if(_S28)
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
    if(_S28)
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
    int _S29;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S29 = int(1);
        }
        else
        {
            _S29 = int(0);
        }
        return ulonglong(_S29);
    }
    ulonglong _S30 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S29 = int(1);
    }
    else
    {
        _S29 = int(0);
    }
    return _S30 | ulonglong(_S29);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S31 = high_0(u_0);
    uint sign_0 = _S31 & 2147483648U;
    uint e_0 = (_S31 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S32 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S32 | s_2;
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
        bool _S33;
        if(odd_0)
        {
            _S33 = m_1 != 0ULL;
        }
        else
        {
            _S33 = false;
        }
        int _S34;
        if(_S33)
        {
            _S34 = int(1);
        }
        else
        {
            _S34 = int(0);
        }
        return sign_0 | uint(_S34);
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
    uint _S35 = (sign_1 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S36;
    if(a_3 > 31744U)
    {
        _S36 = 4194304U;
    }
    else
    {
        _S36 = 0U;
    }
    return _S35 | _S36;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_4 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S37;
    if(a_4 == 127U)
    {
        _S37 = 2143289344U;
    }
    else
    {
        _S37 = widen_0(a_4, 3U, 7U);
    }
    return sign_2 | _S37;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_5 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_5 < 124U)
    {
        return sign_3 | (widen_0(a_5, 2U, 15U));
    }
    uint _S38;
    if(a_5 == 124U)
    {
        _S38 = 2139095040U;
    }
    else
    {
        _S38 = 2143289344U;
    }
    return sign_3 | _S38;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S39 = v_8 < 0LL;
    ulonglong m_6;
    if(_S39)
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
    uint _S40;
    if(_S39)
    {
        _S40 = 2147483648U;
    }
    else
    {
        _S40 = 0U;
    }
    return _S40 + ((top_2 + 126U) << int(23)) + q_2;
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
        uint _S41 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S41 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S42 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S42;
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
    uint _S43 = Spec_type_0(spec_0, 0U);
    return real_of_0(f64_of_0(_S43, y_0));
}

__device__ ulonglong place_before_0(ulonglong places_1, ulonglong i_8, ulonglong at_8)
{
    ulonglong _S44;
    if(places_1 == 0ULL)
    {
        _S44 = at_8;
    }
    else
    {
        ulonglong _S45 = load_0(4U, places_1, longlong(i_8));
        _S44 = _S45;
    }
    return _S44;
}

__device__ double AddF64_joined_0(Spec_0 * spec_1, double v_12, ulonglong x_0)
{
    uint _S46 = Spec_type_0(spec_1, 1U);
    return v_12 + real_of_0(f64_of_0(_S46, x_0));
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
    uint _S47 = high_0(u_2);
    uint _S48 = _S47 >> int(31);
    bool negative_0 = _S48 != 0U;
    uint e_5 = (_S47 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S49;
    if(e_5 == 2047U)
    {
        _S49 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S49 = false;
    }
    if(_S49)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S48));
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
    longlong _S50;
    if(negative_0)
    {
        _S50 = longlong(0ULL - m_10);
    }
    else
    {
        _S50 = longlong(m_10);
    }
    return _S50;
}

__device__ longlong clamp_to_0(uint type_5, longlong v_14)
{
    longlong _S51;
    switch(type_5)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S51 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S51 = 127LL;
                }
                else
                {
                    _S51 = v_14;
                }
            }
            return _S51;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S51 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S51 = 255LL;
                }
                else
                {
                    _S51 = v_14;
                }
            }
            return _S51;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S51 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S51 = 2147483647LL;
                }
                else
                {
                    _S51 = v_14;
                }
            }
            return _S51;
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
    uint _S52 = a_7 & 8388607U;
    uint _S53;
    if(e_6 != 0U)
    {
        _S53 = 8388608U;
    }
    else
    {
        _S53 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S52 | _S53), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_8 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_8 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_8 >> int(13)) & 1023U);
    }
    uint _S54;
    if(a_8 >= 1199566848U)
    {
        _S54 = 31744U;
    }
    else
    {
        _S54 = narrow_0(a_8, 10U, 15U);
    }
    return sign_5 | _S54;
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
    uint _S55;
    if(a_9 >= 1140850688U)
    {
        _S55 = 127U;
    }
    else
    {
        _S55 = (U32_min((narrow_0(a_9, 3U, 7U)), (127U)));
    }
    return sign_6 | _S55;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_10 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_10 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S56;
    if(a_10 >= 1199570944U)
    {
        _S56 = 124U;
    }
    else
    {
        _S56 = (U32_min((narrow_0(a_10, 2U, 15U)), (124U)));
    }
    return sign_7 | _S56;
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
            int _S57;
            if((u_8 << int(1)) != 0ULL)
            {
                _S57 = int(1);
            }
            else
            {
                _S57 = int(0);
            }
            return ulonglong(_S57);
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
    uint _S58 = Spec_type_0(spec_2, 0U);
    return of_f64_0(_S58, bits_of_0(v_15));
}

__device__ void store_0(uint size_1, ulonglong base_5, longlong i_9, ulonglong v_16)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S59 = at_1(base_5, i_9);
            *_S59 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S60 = at_2(base_5, i_9);
            *_S60 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S61 = at_3(base_5, i_9);
            *_S61 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S62 = at_4(base_5, i_9);
            *_S62 = v_16;
            break;
        }
    }
    return;
}

__device__ void Apply_run_0(Spec_0 * spec_3, ApplyArguments_0 * a_11, uint group_0, uint lane_0)
{
    double _S63;
    uint _S64 = Spec_type_0(spec_3, 0U);
    uint _S65 = size_of_0(_S64);
    uint _S66 = Spec_type_0(spec_3, 1U);
    uint _S67 = size_of_0(_S66);
    uint _S68 = Spec_type_0(spec_3, 2U);
    uint _S69 = size_of_0(_S68);
    ulonglong _S70 = a_11->count_1;
    bool _S71 = ((a_11->count_1) >> int(32)) == 0ULL;
    ulonglong _S72 = ulonglong(a_11->groups_1) * 256ULL;
    ulonglong e_7 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(e_7 < _S70)
        {
        }
        else
        {
            break;
        }
        ulonglong i_10 = divided_0(e_7, a_11->columns_0, _S71);
        ulonglong column_0 = e_7 - i_10 * a_11->columns_0;
        ulonglong _S73 = ulonglong(a_11->line_0);
        ulonglong line_1 = divided_0(i_10, _S73, _S71);
        ulonglong begin_0 = line_1 * _S73;
        ulonglong end_0 = begin_0 + _S73;
        ulonglong _S74 = a_11->keys_0;
        ulonglong row_0 = load_0(_S69, a_11->keys_0, longlong(i_10));
        if(row_0 >= (a_11->extent_2))
        {
            e_7 = e_7 + _S72;
            continue;
        }
        bool _S75;
        if(i_10 > begin_0)
        {
            ulonglong _S76 = load_0(_S69, _S74, longlong(i_10 - 1ULL));
            _S75 = _S76 == row_0;
        }
        else
        {
            _S75 = false;
        }
        if(_S75)
        {
            e_7 = e_7 + _S72;
            continue;
        }
        Place_0 p_1 = place_in_0(a_11->geometry_1, a_11->steps_1, _S70, line_1 + column_0);
        longlong to_0 = p_1.at_0[int(0)] + longlong(row_0) * a_11->along_output_0;
        ulonglong _S77 = a_11->output_1;
        ulonglong _S78 = load_0(_S65, a_11->output_1, to_0);
        double _S79 = AddF64_start_0(spec_3, _S78);
        double v_17 = _S79;
        ulonglong next_0 = i_10;
        for(;;)
        {
            ulonglong _S80 = place_before_0(a_11->places_0, next_0, next_0 - begin_0);
            ulonglong _S81 = load_0(_S67, a_11->source_0, p_1.at_0[int(1)] + longlong(_S80) * a_11->along_source_0);
            double _S82 = AddF64_joined_0(spec_3, v_17, _S81);
            _S63 = _S82;
            ulonglong next_1 = next_0 + 1ULL;
            bool _S83;
            if(next_1 < end_0)
            {
                ulonglong _S84 = load_0(_S69, _S74, longlong(next_1));
                _S83 = _S84 == row_0;
            }
            else
            {
                _S83 = false;
            }
            if(!_S83)
            {
                break;
            }
            v_17 = _S82;
            next_0 = next_1;
        }
        ulonglong _S85 = AddF64_end_0(spec_3, _S63);
        store_0(_S65, _S77, to_0, _S85);
        e_7 = e_7 + _S72;
    }
    return;
}

extern "C" __global__ void mpt_order_add_f64(ApplyArguments_0 a_12, Spec_0 spec_4)
{
    uint _S86 = blockIdx.x;
    uint _S87 = threadIdx.x;
    Spec_0 _S88 = spec_4;
    ApplyArguments_0 _S89 = a_12;
    Apply_run_0(&_S88, &_S89, _S86, _S87);
    return;
}

