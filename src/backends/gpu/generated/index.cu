// The kernels of index.slang for CUDA. Made by `generate`.
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

__device__ Place_0 place_of_1(PointArguments_0 * a_2, ulonglong i_1)
{
    Place_0 p_1;
    ulonglong _S10 = a_2->geometry_0;
    bool _S11 = (a_2->geometry_0) == 0ULL;
    longlong _S12;
    if(_S11)
    {
        _S12 = longlong(i_1);
    }
    else
    {
        _S12 = 0LL;
    }
    (&p_1)->at_0[int(0)] = _S12;
    if(_S11)
    {
        return p_1;
    }
    Geometry_0 * g_1 = (Geometry_0 *)_S10;
    bool _S13 = ((a_2->count_0) >> int(32)) == 0ULL;
    int d_1 = int(g_1->rank_0) - int(1);
    ulonglong _S14 = i_1;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_2 = g_1->extent_0[d_1];
        ulonglong rest_1;
        if(_S13)
        {
            uint _S15 = uint(_S14) / uint(extent_2);
            rest_1 = ulonglong(_S15);
        }
        else
        {
            ulonglong _S16 = _S14 / extent_2;
            rest_1 = _S16;
        }
        longlong _S17 = longlong(_S14 - rest_1 * extent_2);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S17 * g_1->stride_0[d_1];
        d_1 = d_1 - int(1);
        _S14 = rest_1;
    }
    return p_1;
}

__device__ Place_0 place_of_2(PointArguments_0 * a_3, ulonglong i_2)
{
    Place_0 p_2;
    ulonglong _S18 = a_3->geometry_0;
    bool _S19 = (a_3->geometry_0) == 0ULL;
    longlong _S20;
    if(_S19)
    {
        _S20 = longlong(i_2);
    }
    else
    {
        _S20 = 0LL;
    }
    (&p_2)->at_0[int(0)] = _S20;
    bool _S21;
    if(_S19)
    {
        _S21 = (((a_3->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S21 = false;
    }
    if(_S21)
    {
        _S20 = longlong(i_2);
    }
    else
    {
        _S20 = 0LL;
    }
    (&p_2)->at_0[int(1)] = _S20;
    if(_S19)
    {
        _S21 = (((a_3->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S21 = false;
    }
    if(_S21)
    {
        _S20 = longlong(i_2);
    }
    else
    {
        _S20 = 0LL;
    }
    (&p_2)->at_0[int(2)] = _S20;
    if(_S19)
    {
        return p_2;
    }
    Geometry_0 * g_2 = (Geometry_0 *)_S18;
    bool _S22 = ((a_3->count_0) >> int(32)) == 0ULL;
    int d_2 = int(g_2->rank_0) - int(1);
    ulonglong _S23 = i_2;
    for(;;)
    {
        if(d_2 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_3 = g_2->extent_0[d_2];
        ulonglong rest_2;
        if(_S22)
        {
            uint _S24 = uint(_S23) / uint(extent_3);
            rest_2 = ulonglong(_S24);
        }
        else
        {
            ulonglong _S25 = _S23 / extent_3;
            rest_2 = _S25;
        }
        longlong _S26 = longlong(_S23 - rest_2 * extent_3);
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S26 * g_2->stride_0[d_2];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S26 * g_2->stride_0[int(8) + d_2];
        (&p_2)->at_0[int(2)] = (&p_2)->at_0[int(2)] + _S26 * g_2->stride_0[int(16) + d_2];
        d_2 = d_2 - int(1);
        _S23 = rest_2;
    }
    return p_2;
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
    ulonglong extent_4;
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

__device__ ulonglong divided_0(ulonglong i_3, ulonglong by_0, bool small_0)
{
    bool _S27;
    if(small_0)
    {
        _S27 = (by_0 >> int(32)) == 0ULL;
    }
    else
    {
        _S27 = false;
    }
    if(_S27)
    {
        uint _S28 = uint(i_3) / uint(by_0);
        return ulonglong(_S28);
    }
    ulonglong _S29 = i_3 / by_0;
    return _S29;
}

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_4)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_4));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_4));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_4));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_4);
        }
    }
}

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_2, ulonglong a_4, ulonglong b_1, uint steps_2, uint groups_2)
{
    PointArguments_0 _S30;
    (&_S30)->output_0 = output_2;
    (&_S30)->in0_0 = in0_1;
    (&_S30)->in1_0 = in1_1;
    (&_S30)->in2_0 = in2_1;
    (&_S30)->geometry_0 = geometry_2;
    (&_S30)->count_0 = count_2;
    (&_S30)->a_0 = a_4;
    (&_S30)->b_0 = b_1;
    (&_S30)->steps_0 = steps_2;
    (&_S30)->groups_0 = groups_2;
    return _S30;
}

__device__ Place_0 place_in_0(ulonglong geometry_3, uint steps_3, ulonglong count_3, ulonglong i_5)
{
    PointArguments_0 _S31 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_3, count_3, 0ULL, 0ULL, steps_3, 0U);
    Place_0 _S32 = place_of_0(&_S31, i_5);
    return _S32;
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
            int _S33;
            if(v_0 != 0ULL)
            {
                _S33 = int(1);
            }
            else
            {
                _S33 = int(0);
            }
            return longlong(_S33);
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
    uint _S34;
    uint at_1;
    if(v_2 >= 65536U)
    {
        _S34 = v_2 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S34 = v_2;
        at_1 = 0U;
    }
    if(_S34 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S34 = _S34 >> int(8);
        at_1 = at_2;
    }
    if(_S34 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S34 = _S34 >> int(4);
        at_1 = at_3;
    }
    if(_S34 >= 4U)
    {
        uint _S35 = _S34 >> int(2);
        at_1 = at_1 + 2U;
        _S34 = _S35;
    }
    return at_1 + (_S34 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S36 = high_0(v_4);
    uint _S37;
    if(_S36 != 0U)
    {
        _S37 = 32U + top_bit_0(_S36);
    }
    else
    {
        _S37 = top_bit_0(low_0(v_4));
    }
    return _S37;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S38;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S38 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S38 = false;
        }
        int _S39;
        if(_S38)
        {
            _S39 = int(1);
        }
        else
        {
            _S39 = int(0);
        }
        return ulonglong(_S39);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_3 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_3 > half_0)
    {
        _S38 = true;
    }
    else
    {
        if(rest_3 == half_0)
        {
            _S38 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S38 = false;
        }
    }
    ulonglong _S40;
    if(_S38)
    {
        _S40 = q_0 + 1ULL;
    }
    else
    {
        _S40 = q_0;
    }
    return _S40;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S41 = v_6 < 0LL;
    ulonglong m_0;
    if(_S41)
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
    if(_S41)
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
    int _S42;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S42 = int(1);
        }
        else
        {
            _S42 = int(0);
        }
        return ulonglong(_S42);
    }
    ulonglong _S43 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S42 = int(1);
    }
    else
    {
        _S42 = int(0);
    }
    return _S43 | ulonglong(_S42);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S44 = high_0(u_0);
    uint sign_0 = _S44 & 2147483648U;
    uint e_0 = (_S44 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S45 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S45 | s_2;
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
        bool _S46;
        if(odd_0)
        {
            _S46 = m_1 != 0ULL;
        }
        else
        {
            _S46 = false;
        }
        int _S47;
        if(_S46)
        {
            _S47 = int(1);
        }
        else
        {
            _S47 = int(0);
        }
        return sign_0 | uint(_S47);
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
    uint a_5 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_5 < 31744U)
    {
        return sign_1 | (widen_0(a_5, 10U, 15U));
    }
    uint _S48 = (sign_1 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S49;
    if(a_5 > 31744U)
    {
        _S49 = 4194304U;
    }
    else
    {
        _S49 = 0U;
    }
    return _S48 | _S49;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_6 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S50;
    if(a_6 == 127U)
    {
        _S50 = 2143289344U;
    }
    else
    {
        _S50 = widen_0(a_6, 3U, 7U);
    }
    return sign_2 | _S50;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_3 | (widen_0(a_7, 2U, 15U));
    }
    uint _S51;
    if(a_7 == 124U)
    {
        _S51 = 2139095040U;
    }
    else
    {
        _S51 = 2143289344U;
    }
    return sign_3 | _S51;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S52 = v_8 < 0LL;
    ulonglong m_6;
    if(_S52)
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
    uint _S53;
    if(_S52)
    {
        _S53 = 2147483648U;
    }
    else
    {
        _S53 = 0U;
    }
    return _S53 + ((top_2 + 126U) << int(23)) + q_2;
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
    uint a_8 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_8 >> int(23);
    uint m_7 = a_8 & 8388607U;
    if(a_8 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_2 == 255U)
    {
        uint _S54 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S54 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S55 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S55;
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

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S56 = high_0(u_2);
    uint _S57 = _S56 >> int(31);
    bool negative_0 = _S57 != 0U;
    uint e_5 = (_S56 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S58;
    if(e_5 == 2047U)
    {
        _S58 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S58 = false;
    }
    if(_S58)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S57));
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
    longlong _S59;
    if(negative_0)
    {
        _S59 = longlong(0ULL - m_10);
    }
    else
    {
        _S59 = longlong(m_10);
    }
    return _S59;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_11)
{
    longlong _S60;
    if(is_integral_0(type_5))
    {
        _S60 = whole_of_0(type_5, v_11);
    }
    else
    {
        _S60 = i64_of_f64_0(f64_of_0(type_5, v_11));
    }
    return _S60;
}

__device__ longlong AddI64_start_0(Spec_0 * spec_0, ulonglong y_0)
{
    uint _S61 = Spec_type_0(spec_0, 0U);
    return i64_of_0(_S61, y_0);
}

__device__ ulonglong place_before_0(ulonglong places_1, ulonglong i_6, ulonglong at_4)
{
    ulonglong _S62;
    if(places_1 == 0ULL)
    {
        _S62 = at_4;
    }
    else
    {
        _S62 = load_0(4U, places_1, longlong(i_6));
    }
    return _S62;
}

__device__ longlong AddI64_joined_0(Spec_0 * spec_1, longlong v_12, ulonglong x_0)
{
    ulonglong _S63 = ulonglong(v_12);
    uint _S64 = Spec_type_0(spec_1, 1U);
    return longlong(_S63 + ulonglong(i64_of_0(_S64, x_0)));
}

__device__ longlong clamp_to_0(uint type_6, longlong v_13)
{
    longlong _S65;
    switch(type_6)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S65 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S65 = 127LL;
                }
                else
                {
                    _S65 = v_13;
                }
            }
            return _S65;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S65 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S65 = 255LL;
                }
                else
                {
                    _S65 = v_13;
                }
            }
            return _S65;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S65 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S65 = 2147483647LL;
                }
                else
                {
                    _S65 = v_13;
                }
            }
            return _S65;
        }
    default:
        {
            return v_13;
        }
    }
}

__device__ uint narrow_0(uint a_9, uint mantissa_1, uint bias_1)
{
    uint e_6 = a_9 >> int(23);
    if(e_6 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_9 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S66 = a_9 & 8388607U;
    uint _S67;
    if(e_6 != 0U)
    {
        _S67 = 8388608U;
    }
    else
    {
        _S67 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S66 | _S67), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_10 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_10 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_10 >> int(13)) & 1023U);
    }
    uint _S68;
    if(a_10 >= 1199566848U)
    {
        _S68 = 31744U;
    }
    else
    {
        _S68 = narrow_0(a_10, 10U, 15U);
    }
    return sign_5 | _S68;
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
    uint _S69;
    if(a_11 >= 1140850688U)
    {
        _S69 = 127U;
    }
    else
    {
        _S69 = (U32_min((narrow_0(a_11, 3U, 7U)), (127U)));
    }
    return sign_6 | _S69;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_12 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S70;
    if(a_12 >= 1199570944U)
    {
        _S70 = 124U;
    }
    else
    {
        _S70 = (U32_min((narrow_0(a_12, 2U, 15U)), (124U)));
    }
    return sign_7 | _S70;
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
            int _S71;
            if((u_8 << int(1)) != 0ULL)
            {
                _S71 = int(1);
            }
            else
            {
                _S71 = int(0);
            }
            return ulonglong(_S71);
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
            int _S72;
            if(v_14 != 0LL)
            {
                _S72 = int(1);
            }
            else
            {
                _S72 = int(0);
            }
            return ulonglong(_S72);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_14));
        }
    default:
        {
            return of_f64_0(type_9, f64_of_i64_0(v_14));
        }
    }
}

__device__ ulonglong AddI64_end_0(Spec_0 * spec_2, longlong v_15)
{
    uint _S73 = Spec_type_0(spec_2, 0U);
    return of_i64_0(_S73, v_15);
}

__device__ void store_0(uint size_1, ulonglong base_1, longlong i_7, ulonglong v_16)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_1 + i_7) = uchar(v_16);
            break;
        }
    case 2U:
        {
            *((ushort *)base_1 + i_7) = ushort(v_16);
            break;
        }
    case 4U:
        {
            *((uint *)base_1 + i_7) = uint(v_16);
            break;
        }
    default:
        {
            *((ulonglong *)base_1 + i_7) = v_16;
            break;
        }
    }
    return;
}

__device__ void Apply_run_0(Spec_0 * spec_3, ApplyArguments_0 * a_13, uint group_0, uint lane_0)
{
    longlong _S74;
    uint _S75 = Spec_type_0(spec_3, 0U);
    uint _S76 = size_of_0(_S75);
    uint _S77 = Spec_type_0(spec_3, 1U);
    uint _S78 = size_of_0(_S77);
    uint _S79 = Spec_type_0(spec_3, 2U);
    uint _S80 = size_of_0(_S79);
    ulonglong _S81 = a_13->count_1;
    bool _S82 = ((a_13->count_1) >> int(32)) == 0ULL;
    ulonglong _S83 = ulonglong(a_13->groups_1) * 256ULL;
    ulonglong e_7 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(e_7 < _S81)
        {
        }
        else
        {
            break;
        }
        ulonglong i_8 = divided_0(e_7, a_13->columns_0, _S82);
        ulonglong column_0 = e_7 - i_8 * a_13->columns_0;
        ulonglong _S84 = ulonglong(a_13->line_0);
        ulonglong line_1 = divided_0(i_8, _S84, _S82);
        ulonglong begin_0 = line_1 * _S84;
        ulonglong end_0 = begin_0 + _S84;
        ulonglong _S85 = a_13->keys_0;
        ulonglong row_0 = load_0(_S80, a_13->keys_0, longlong(i_8));
        if(row_0 >= (a_13->extent_4))
        {
            e_7 = e_7 + _S83;
            continue;
        }
        bool _S86;
        if(i_8 > begin_0)
        {
            _S86 = (load_0(_S80, _S85, longlong(i_8 - 1ULL))) == row_0;
        }
        else
        {
            _S86 = false;
        }
        if(_S86)
        {
            e_7 = e_7 + _S83;
            continue;
        }
        Place_0 p_3 = place_in_0(a_13->geometry_1, a_13->steps_1, _S81, line_1 + column_0);
        longlong to_0 = p_3.at_0[int(0)] + longlong(row_0) * a_13->along_output_0;
        ulonglong _S87 = a_13->output_1;
        longlong _S88 = AddI64_start_0(spec_3, load_0(_S76, a_13->output_1, to_0));
        longlong v_17 = _S88;
        ulonglong next_0 = i_8;
        for(;;)
        {
            longlong _S89 = AddI64_joined_0(spec_3, v_17, load_0(_S78, a_13->source_0, p_3.at_0[int(1)] + longlong(place_before_0(a_13->places_0, next_0, next_0 - begin_0)) * a_13->along_source_0));
            _S74 = _S89;
            ulonglong next_1 = next_0 + 1ULL;
            bool _S90;
            if(next_1 < end_0)
            {
                _S90 = (load_0(_S80, _S85, longlong(next_1))) == row_0;
            }
            else
            {
                _S90 = false;
            }
            if(!_S90)
            {
                break;
            }
            v_17 = _S89;
            next_0 = next_1;
        }
        ulonglong _S91 = AddI64_end_0(spec_3, _S74);
        store_0(_S76, _S87, to_0, _S91);
        e_7 = e_7 + _S83;
    }
    return;
}

__device__ float AddF32_start_0(Spec_0 * spec_4, ulonglong y_1)
{
    uint _S92 = Spec_type_0(spec_4, 0U);
    return (U32_asfloat((f32_of_0(_S92, y_1))));
}

__device__ float AddF32_joined_0(Spec_0 * spec_5, float v_18, ulonglong x_1)
{
    uint _S93 = Spec_type_0(spec_5, 1U);
    return v_18 + (U32_asfloat((f32_of_0(_S93, x_1))));
}

__device__ ulonglong of_f32_0(uint type_10, uint u_9)
{
    switch(type_10)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S94;
            if((u_9 << int(1)) != 0U)
            {
                _S94 = int(1);
            }
            else
            {
                _S94 = int(0);
            }
            return ulonglong(_S94);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_10, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_10, u_9);
        }
    }
}

__device__ ulonglong AddF32_end_0(Spec_0 * spec_6, float v_19)
{
    uint _S95 = Spec_type_0(spec_6, 0U);
    return of_f32_0(_S95, (F32_asuint((v_19))));
}

__device__ void Apply_run_1(Spec_0 * spec_7, ApplyArguments_0 * a_14, uint group_1, uint lane_1)
{
    float _S96;
    uint _S97 = Spec_type_0(spec_7, 0U);
    uint _S98 = size_of_0(_S97);
    uint _S99 = Spec_type_0(spec_7, 1U);
    uint _S100 = size_of_0(_S99);
    uint _S101 = Spec_type_0(spec_7, 2U);
    uint _S102 = size_of_0(_S101);
    ulonglong _S103 = a_14->count_1;
    bool _S104 = ((a_14->count_1) >> int(32)) == 0ULL;
    ulonglong _S105 = ulonglong(a_14->groups_1) * 256ULL;
    ulonglong e_8 = ulonglong(group_1) * 256ULL + ulonglong(lane_1);
    for(;;)
    {
        if(e_8 < _S103)
        {
        }
        else
        {
            break;
        }
        ulonglong i_9 = divided_0(e_8, a_14->columns_0, _S104);
        ulonglong column_1 = e_8 - i_9 * a_14->columns_0;
        ulonglong _S106 = ulonglong(a_14->line_0);
        ulonglong line_2 = divided_0(i_9, _S106, _S104);
        ulonglong begin_1 = line_2 * _S106;
        ulonglong end_1 = begin_1 + _S106;
        ulonglong _S107 = a_14->keys_0;
        ulonglong row_1 = load_0(_S102, a_14->keys_0, longlong(i_9));
        if(row_1 >= (a_14->extent_4))
        {
            e_8 = e_8 + _S105;
            continue;
        }
        bool _S108;
        if(i_9 > begin_1)
        {
            _S108 = (load_0(_S102, _S107, longlong(i_9 - 1ULL))) == row_1;
        }
        else
        {
            _S108 = false;
        }
        if(_S108)
        {
            e_8 = e_8 + _S105;
            continue;
        }
        Place_0 p_4 = place_in_0(a_14->geometry_1, a_14->steps_1, _S103, line_2 + column_1);
        longlong to_1 = p_4.at_0[int(0)] + longlong(row_1) * a_14->along_output_0;
        ulonglong _S109 = a_14->output_1;
        float _S110 = AddF32_start_0(spec_7, load_0(_S98, a_14->output_1, to_1));
        float v_20 = _S110;
        ulonglong next_2 = i_9;
        for(;;)
        {
            float _S111 = AddF32_joined_0(spec_7, v_20, load_0(_S100, a_14->source_0, p_4.at_0[int(1)] + longlong(place_before_0(a_14->places_0, next_2, next_2 - begin_1)) * a_14->along_source_0));
            _S96 = _S111;
            ulonglong next_3 = next_2 + 1ULL;
            bool _S112;
            if(next_3 < end_1)
            {
                _S112 = (load_0(_S102, _S107, longlong(next_3))) == row_1;
            }
            else
            {
                _S112 = false;
            }
            if(!_S112)
            {
                break;
            }
            v_20 = _S111;
            next_2 = next_3;
        }
        ulonglong _S113 = AddF32_end_0(spec_7, _S96);
        store_0(_S98, _S109, to_1, _S113);
        e_8 = e_8 + _S105;
    }
    return;
}

__device__ ulonglong Set_start_0(Spec_0 * spec_8, ulonglong y_2)
{
    return y_2;
}

__device__ ulonglong Set_joined_0(Spec_0 * spec_9, ulonglong v_21, ulonglong x_2)
{
    return x_2;
}

__device__ ulonglong Set_end_0(Spec_0 * spec_10, ulonglong v_22)
{
    return v_22;
}

__device__ void Apply_run_2(Spec_0 * spec_11, ApplyArguments_0 * a_15, uint group_2, uint lane_2)
{
    ulonglong _S114;
    uint _S115 = Spec_type_0(spec_11, 0U);
    uint _S116 = size_of_0(_S115);
    uint _S117 = Spec_type_0(spec_11, 1U);
    uint _S118 = size_of_0(_S117);
    uint _S119 = Spec_type_0(spec_11, 2U);
    uint _S120 = size_of_0(_S119);
    ulonglong _S121 = a_15->count_1;
    bool _S122 = ((a_15->count_1) >> int(32)) == 0ULL;
    ulonglong _S123 = ulonglong(a_15->groups_1) * 256ULL;
    ulonglong e_9 = ulonglong(group_2) * 256ULL + ulonglong(lane_2);
    for(;;)
    {
        if(e_9 < _S121)
        {
        }
        else
        {
            break;
        }
        ulonglong i_10 = divided_0(e_9, a_15->columns_0, _S122);
        ulonglong column_2 = e_9 - i_10 * a_15->columns_0;
        ulonglong _S124 = ulonglong(a_15->line_0);
        ulonglong line_3 = divided_0(i_10, _S124, _S122);
        ulonglong begin_2 = line_3 * _S124;
        ulonglong end_2 = begin_2 + _S124;
        ulonglong _S125 = a_15->keys_0;
        ulonglong row_2 = load_0(_S120, a_15->keys_0, longlong(i_10));
        if(row_2 >= (a_15->extent_4))
        {
            e_9 = e_9 + _S123;
            continue;
        }
        ulonglong _S126 = i_10 + 1ULL;
        bool _S127;
        if(_S126 < end_2)
        {
            _S127 = (load_0(_S120, _S125, longlong(_S126))) == row_2;
        }
        else
        {
            _S127 = false;
        }
        if(_S127)
        {
            e_9 = e_9 + _S123;
            continue;
        }
        Place_0 p_5 = place_in_0(a_15->geometry_1, a_15->steps_1, _S121, line_3 + column_2);
        longlong to_2 = p_5.at_0[int(0)] + longlong(row_2) * a_15->along_output_0;
        ulonglong _S128 = a_15->output_1;
        ulonglong _S129 = Set_start_0(spec_11, load_0(_S116, a_15->output_1, to_2));
        ulonglong v_23 = _S129;
        ulonglong next_4 = i_10;
        for(;;)
        {
            ulonglong _S130 = Set_joined_0(spec_11, v_23, load_0(_S118, a_15->source_0, p_5.at_0[int(1)] + longlong(place_before_0(a_15->places_0, next_4, next_4 - begin_2)) * a_15->along_source_0));
            _S114 = _S130;
            ulonglong next_5 = next_4 + 1ULL;
            bool _S131;
            if(next_5 < end_2)
            {
                _S131 = (load_0(_S120, _S125, longlong(next_5))) == row_2;
            }
            else
            {
                _S131 = false;
            }
            if(!_S131)
            {
                break;
            }
            v_23 = _S130;
            next_4 = next_5;
        }
        ulonglong _S132 = Set_end_0(spec_11, _S114);
        store_0(_S116, _S128, to_2, _S132);
        e_9 = e_9 + _S123;
    }
    return;
}

__device__ Place_0 place_in_1(ulonglong geometry_4, uint steps_4, ulonglong count_4, ulonglong i_11)
{
    PointArguments_0 _S133 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_4, count_4, 0ULL, 0ULL, steps_4, 0U);
    Place_0 _S134 = place_of_1(&_S133, i_11);
    return _S134;
}

__device__ Place_0 place_in_2(ulonglong geometry_5, uint steps_5, ulonglong count_5, ulonglong i_12)
{
    PointArguments_0 _S135 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_5, count_5, 0ULL, 0ULL, steps_5, 0U);
    Place_0 _S136 = place_of_2(&_S135, i_12);
    return _S136;
}

__device__ longlong index_at_0(uint type_11, ulonglong base_2, longlong i_13)
{
    return whole_of_0(type_11, load_0(size_of_0(type_11), base_2, i_13));
}

struct GatherArguments_0
{
    ulonglong output_3;
    ulonglong input_0;
    ulonglong index_0;
    ulonglong geometry_6;
    ulonglong count_6;
    ulonglong extent_5;
    longlong along_0;
    uint steps_6;
    uint groups_3;
};

__device__ void Gather_run_0(Spec_0 * spec_12, GatherArguments_0 * a_16, uint group_3, uint lane_3)
{
    uint _S137 = Spec_type_0(spec_12, 0U);
    uint _S138 = size_of_0(_S137);
    ulonglong _S139 = ulonglong(a_16->groups_3) * 256ULL;
    ulonglong i_14 = ulonglong(group_3) * 256ULL + ulonglong(lane_3);
    for(;;)
    {
        ulonglong _S140 = a_16->count_6;
        if(i_14 < (a_16->count_6))
        {
        }
        else
        {
            break;
        }
        Place_0 at_5 = place_in_2(a_16->geometry_6, a_16->steps_6, _S140, i_14);
        uint _S141 = Spec_type_0(spec_12, 1U);
        longlong row_3 = index_at_0(_S141, a_16->index_0, at_5.at_0[int(2)]);
        ulonglong v_24;
        if(ulonglong(row_3) < (a_16->extent_5))
        {
            v_24 = load_0(_S138, a_16->input_0, at_5.at_0[int(1)] + row_3 * a_16->along_0);
        }
        else
        {
            v_24 = 0ULL;
        }
        store_0(_S138, a_16->output_3, at_5.at_0[int(0)], v_24);
        i_14 = i_14 + _S139;
    }
    return;
}

extern "C" __global__ void mpt_gather(GatherArguments_0 a_17, Spec_0 spec_13)
{
    uint _S142 = blockIdx.x;
    uint _S143 = threadIdx.x;
    Spec_0 _S144 = spec_13;
    GatherArguments_0 _S145 = a_17;
    Gather_run_0(&_S144, &_S145, _S142, _S143);
    return;
}

struct CheckArguments_0
{
    ulonglong flag_0;
    ulonglong index_1;
    ulonglong geometry_7;
    ulonglong count_7;
    ulonglong extent_6;
    uint groups_4;
    uint none_2;
};

__device__ void Check_run_0(Spec_0 * spec_14, CheckArguments_0 * a_18, uint group_4, uint lane_4)
{
    ulonglong _S146 = ulonglong(a_18->groups_4) * 256ULL;
    ulonglong i_15 = ulonglong(group_4) * 256ULL + ulonglong(lane_4);
    for(;;)
    {
        ulonglong _S147 = a_18->count_7;
        if(i_15 < (a_18->count_7))
        {
        }
        else
        {
            break;
        }
        Place_0 p_6 = place_in_1(a_18->geometry_7, 0U, _S147, i_15);
        uint _S148 = Spec_type_0(spec_14, 0U);
        if(ulonglong(index_at_0(_S148, a_18->index_1, p_6.at_0[int(0)])) < (a_18->extent_6))
        {
            i_15 = i_15 + _S146;
            continue;
        }
        uint * flag_1 = (uint *)a_18->flag_0;
        uint _S149 = atomicMin(flag_1 + int(0), uint(i_15));
        uint _S150 = atomicMin(flag_1 + int(1), 0U);
        break;
    }
    return;
}

extern "C" __global__ void mpt_index_check(CheckArguments_0 a_19, Spec_0 spec_15)
{
    uint _S151 = blockIdx.x;
    uint _S152 = threadIdx.x;
    Spec_0 _S153 = spec_15;
    CheckArguments_0 _S154 = a_19;
    Check_run_0(&_S153, &_S154, _S151, _S152);
    return;
}

__device__ ulonglong ordered_0(uint type_12, ulonglong v_25)
{
    if(type_12 == 10U)
    {
        return v_25 ^ 9223372036854775808ULL;
    }
    if(is_integral_0(type_12))
    {
        return ulonglong(uint(whole_of_0(type_12, v_25)) ^ 2147483648U);
    }
    if(type_12 == 2U)
    {
        ulonglong _S155 = v_25 & 9223372036854775807ULL;
        if(_S155 > 9218868437227405312ULL)
        {
            return 18446744073709551615ULL;
        }
        if(_S155 == 0ULL)
        {
            return 9223372036854775808ULL;
        }
        ulonglong _S156;
        if((v_25 & 9223372036854775808ULL) != 0ULL)
        {
            _S156 = ~v_25;
        }
        else
        {
            _S156 = v_25 | 9223372036854775808ULL;
        }
        return _S156;
    }
    uint u_10 = f32_of_0(type_12, v_25);
    uint _S157 = u_10 & 2147483647U;
    if(_S157 > 2139095040U)
    {
        return 4294967295ULL;
    }
    if(_S157 == 0U)
    {
        return 2147483648ULL;
    }
    uint _S158;
    if((u_10 & 2147483648U) != 0U)
    {
        _S158 = ~u_10;
    }
    else
    {
        _S158 = u_10 | 2147483648U;
    }
    return ulonglong(_S158);
}

struct KeyArguments_0
{
    ulonglong keys_1;
    ulonglong input_1;
    ulonglong geometry_8;
    ulonglong count_8;
    ulonglong extent_7;
    uint groups_5;
    uint none_3;
};

__device__ void Keys_run_0(Spec_0 * spec_16, KeyArguments_0 * a_20, uint group_5, uint lane_5)
{
    uint _S159 = Spec_type_0(spec_16, 1U);
    ulonglong _S160 = ulonglong(a_20->groups_5) * 256ULL;
    ulonglong i_16 = ulonglong(group_5) * 256ULL + ulonglong(lane_5);
    for(;;)
    {
        ulonglong _S161 = a_20->count_8;
        if(i_16 < (a_20->count_8))
        {
        }
        else
        {
            break;
        }
        uint _S162 = size_of_0(_S159);
        Place_0 _S163 = place_in_1(a_20->geometry_8, 0U, _S161, i_16);
        ulonglong v_26 = load_0(_S162, a_20->input_1, _S163.at_0[int(0)]);
        uint _S164 = spec_16->op_0;
        ulonglong key_0;
        if((spec_16->op_0) == 2U)
        {
            ulonglong key_1 = ulonglong(whole_of_0(_S159, v_26));
            ulonglong _S165 = a_20->extent_7;
            if(key_1 < (a_20->extent_7))
            {
                key_0 = key_1;
            }
            else
            {
                key_0 = _S165;
            }
        }
        else
        {
            ulonglong key_2 = ordered_0(_S159, v_26);
            if(_S164 == 1U)
            {
                key_0 = ~key_2;
            }
            else
            {
                key_0 = key_2;
            }
        }
        uint _S166 = Spec_type_0(spec_16, 0U);
        store_0(size_of_0(_S166), a_20->keys_1, longlong(i_16), key_0);
        i_16 = i_16 + _S160;
    }
    return;
}

extern "C" __global__ void mpt_order_keys(KeyArguments_0 a_21, Spec_0 spec_17)
{
    uint _S167 = blockIdx.x;
    uint _S168 = threadIdx.x;
    Spec_0 _S169 = spec_17;
    KeyArguments_0 _S170 = a_21;
    Keys_run_0(&_S169, &_S170, _S167, _S168);
    return;
}

__device__ uint Merge_before_0(uint size_2, ulonglong keys_2, ulonglong begin_3, uint length_0, ulonglong key_3, bool equal_0)
{
    uint low_1 = 0U;
    uint high_1 = length_0;
    for(;;)
    {
        if(low_1 < high_1)
        {
        }
        else
        {
            break;
        }
        uint middle_0 = low_1 + (high_1 - low_1) / 2U;
        ulonglong k_1 = load_0(size_2, keys_2, longlong(begin_3 + ulonglong(middle_0)));
        bool _S171;
        if(k_1 < key_3)
        {
            _S171 = true;
        }
        else
        {
            if(equal_0)
            {
                _S171 = k_1 == key_3;
            }
            else
            {
                _S171 = false;
            }
        }
        if(_S171)
        {
            low_1 = middle_0 + 1U;
        }
        else
        {
            high_1 = middle_0;
        }
    }
    return low_1;
}

struct MergeArguments_0
{
    ulonglong keys_3;
    ulonglong places_2;
    ulonglong to_keys_0;
    ulonglong to_places_0;
    ulonglong count_9;
    uint line_4;
    uint run_0;
    uint ways_0;
    uint keep_0;
    uint groups_6;
    uint none_4;
};

__device__ void Merge_run_0(Spec_0 * spec_18, MergeArguments_0 * a_22, uint group_6, uint lane_6)
{
    uint _S172 = Spec_type_0(spec_18, 0U);
    uint _S173 = size_of_0(_S172);
    ulonglong _S174 = a_22->count_9;
    bool _S175 = ((a_22->count_9) >> int(32)) == 0ULL;
    ulonglong _S176 = ulonglong(a_22->groups_6) * 256ULL;
    ulonglong i_17 = ulonglong(group_6) * 256ULL + ulonglong(lane_6);
    for(;;)
    {
        if(i_17 < _S174)
        {
        }
        else
        {
            break;
        }
        uint _S177 = a_22->line_4;
        ulonglong _S178 = ulonglong(a_22->line_4);
        ulonglong _S179 = divided_0(i_17, _S178, _S175);
        ulonglong begin_4 = _S179 * _S178;
        uint at_6 = uint(i_17 - begin_4);
        uint _S180 = a_22->run_0;
        uint own_0 = at_6 / a_22->run_0;
        uint _S181 = a_22->ways_0;
        uint _S182 = own_0 % a_22->ways_0;
        uint first_0 = own_0 - _S182;
        uint rank_1 = at_6 - own_0 * _S180;
        uint _S183 = a_22->keep_0;
        if(rank_1 >= (a_22->keep_0))
        {
            i_17 = i_17 + _S176;
            continue;
        }
        ulonglong _S184 = a_22->keys_3;
        ulonglong key_4 = load_0(_S173, a_22->keys_3, longlong(i_17));
        uint k_2 = first_0;
        uint rank_2 = rank_1;
        for(;;)
        {
            if(k_2 < (first_0 + _S181))
            {
            }
            else
            {
                break;
            }
            ulonglong other_0 = ulonglong(k_2) * ulonglong(_S180);
            if(other_0 >= _S178)
            {
                break;
            }
            if(k_2 == own_0)
            {
                k_2 = k_2 + 1U;
                continue;
            }
            rank_2 = rank_2 + Merge_before_0(_S173, _S184, begin_4 + other_0, (U32_min(((U32_min((_S180), (_S177 - uint(other_0))))), (_S183))), key_4, k_2 < own_0);
            k_2 = k_2 + 1U;
        }
        if(rank_2 >= _S183)
        {
            i_17 = i_17 + _S176;
            continue;
        }
        longlong to_3 = longlong(begin_4 + ulonglong(first_0 * _S180) + ulonglong(rank_2));
        store_0(_S173, a_22->to_keys_0, to_3, key_4);
        store_0(4U, a_22->to_places_0, to_3, place_before_0(a_22->places_2, i_17, ulonglong(at_6)));
        i_17 = i_17 + _S176;
    }
    return;
}

extern "C" __global__ void mpt_order_merge(MergeArguments_0 a_23, Spec_0 spec_19)
{
    uint _S185 = blockIdx.x;
    uint _S186 = threadIdx.x;
    Spec_0 _S187 = spec_19;
    MergeArguments_0 _S188 = a_23;
    Merge_run_0(&_S187, &_S188, _S185, _S186);
    return;
}

struct SortedArguments_0
{
    ulonglong values_0;
    ulonglong index_2;
    ulonglong input_2;
    ulonglong keys_4;
    ulonglong places_3;
    ulonglong geometry_9;
    ulonglong count_10;
    longlong along_1;
    uint line_5;
    uint keep_1;
    uint steps_7;
    uint groups_7;
};

__device__ void Sorted_run_0(Spec_0 * spec_20, SortedArguments_0 * a_24, uint group_7, uint lane_7)
{
    uint _S189 = Spec_type_0(spec_20, 0U);
    uint _S190 = size_of_0(_S189);
    ulonglong _S191 = a_24->count_10;
    bool _S192 = ((a_24->count_10) >> int(32)) == 0ULL;
    ulonglong _S193 = ulonglong(a_24->groups_7) * 256ULL;
    ulonglong i_18 = ulonglong(group_7) * 256ULL + ulonglong(lane_7);
    for(;;)
    {
        if(i_18 < _S191)
        {
        }
        else
        {
            break;
        }
        ulonglong _S194 = ulonglong(a_24->keep_1);
        ulonglong line_6 = divided_0(i_18, _S194, _S192);
        ulonglong at_7 = i_18 - line_6 * _S194;
        ulonglong place_0 = place_before_0(a_24->places_3, line_6 * ulonglong(a_24->line_5) + at_7, at_7);
        Place_0 p_7 = place_in_2(a_24->geometry_9, a_24->steps_7, _S191, i_18);
        store_0(_S190, a_24->values_0, p_7.at_0[int(0)], load_0(_S190, a_24->input_2, p_7.at_0[int(2)] + longlong(place_0) * a_24->along_1));
        store_0(8U, a_24->index_2, p_7.at_0[int(1)], place_0);
        i_18 = i_18 + _S193;
    }
    return;
}

extern "C" __global__ void mpt_order_sorted(SortedArguments_0 a_25, Spec_0 spec_21)
{
    uint _S195 = blockIdx.x;
    uint _S196 = threadIdx.x;
    Spec_0 _S197 = spec_21;
    SortedArguments_0 _S198 = a_25;
    Sorted_run_0(&_S197, &_S198, _S195, _S196);
    return;
}

extern "C" __global__ void mpt_order_set(ApplyArguments_0 a_26, Spec_0 spec_22)
{
    uint _S199 = blockIdx.x;
    uint _S200 = threadIdx.x;
    Spec_0 _S201 = spec_22;
    ApplyArguments_0 _S202 = a_26;
    Apply_run_2(&_S201, &_S202, _S199, _S200);
    return;
}

extern "C" __global__ void mpt_order_add_f32(ApplyArguments_0 a_27, Spec_0 spec_23)
{
    uint _S203 = blockIdx.x;
    uint _S204 = threadIdx.x;
    Spec_0 _S205 = spec_23;
    ApplyArguments_0 _S206 = a_27;
    Apply_run_1(&_S205, &_S206, _S203, _S204);
    return;
}

extern "C" __global__ void mpt_order_add_i64(ApplyArguments_0 a_28, Spec_0 spec_24)
{
    uint _S207 = blockIdx.x;
    uint _S208 = threadIdx.x;
    Spec_0 _S209 = spec_24;
    ApplyArguments_0 _S210 = a_28;
    Apply_run_0(&_S209, &_S210, _S207, _S208);
    return;
}

