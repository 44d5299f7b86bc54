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
    uint none_0;
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

__device__ ulonglong load_0(uint size_1, ulonglong base_1, longlong i_2)
{
    switch(size_1)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_1 + i_2));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_1 + i_2));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_1 + i_2));
        }
    default:
        {
            return *((ulonglong *)base_1 + i_2);
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
            int _S22;
            if(v_0 != 0ULL)
            {
                _S22 = int(1);
            }
            else
            {
                _S22 = int(0);
            }
            return longlong(_S22);
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
    uint _S23;
    uint at_2;
    if(v_2 >= 65536U)
    {
        _S23 = v_2 >> int(16);
        at_2 = 16U;
    }
    else
    {
        _S23 = v_2;
        at_2 = 0U;
    }
    if(_S23 >= 256U)
    {
        uint at_3 = at_2 + 8U;
        _S23 = _S23 >> int(8);
        at_2 = at_3;
    }
    else
    {
    }
    if(_S23 >= 16U)
    {
        uint at_4 = at_2 + 4U;
        _S23 = _S23 >> int(4);
        at_2 = at_4;
    }
    else
    {
    }
    if(_S23 >= 4U)
    {
        uint _S24 = _S23 >> int(2);
        at_2 = at_2 + 2U;
        _S23 = _S24;
    }
    else
    {
    }
    return at_2 + (_S23 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S25 = high_0(v_4);
    uint _S26;
    if(_S25 != 0U)
    {
        _S26 = 32U + top_bit_0(_S25);
    }
    else
    {
        _S26 = top_bit_0(low_0(v_4));
    }
    return _S26;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S27;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S27 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S27 = false;
        }
        int _S28;
        if(_S27)
        {
            _S28 = int(1);
        }
        else
        {
            _S28 = int(0);
        }
        return ulonglong(_S28);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S27 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S27 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S27 = false;
        }
    }
    ulonglong _S29;
    if(_S27)
    {
        _S29 = q_0 + 1ULL;
    }
    else
    {
        _S29 = q_0;
    }
    return _S29;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S30 = v_6 < 0LL;
    ulonglong m_0;
    if(_S30)
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
    if(_S30)
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
    int _S31;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S31 = int(1);
        }
        else
        {
            _S31 = int(0);
        }
        return ulonglong(_S31);
    }
    ulonglong _S32 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S31 = int(1);
    }
    else
    {
        _S31 = int(0);
    }
    return _S32 | ulonglong(_S31);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S33 = high_0(u_0);
    uint sign_0 = _S33 & 2147483648U;
    uint e_1 = (_S33 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_1 == 2047U)
    {
        uint _S34 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S34 | s_2;
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
        bool _S35;
        if(odd_0)
        {
            _S35 = m_1 != 0ULL;
        }
        else
        {
            _S35 = false;
        }
        int _S36;
        if(_S35)
        {
            _S36 = int(1);
        }
        else
        {
            _S36 = int(0);
        }
        return sign_0 | uint(_S36);
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
    uint a_4 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_4 < 31744U)
    {
        return sign_1 | (widen_0(a_4, 10U, 15U));
    }
    uint _S37 = (sign_1 | 2139095040U) | ((a_4 & 1023U) << int(13));
    uint _S38;
    if(a_4 > 31744U)
    {
        _S38 = 4194304U;
    }
    else
    {
        _S38 = 0U;
    }
    return _S37 | _S38;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_5 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S39;
    if(a_5 == 127U)
    {
        _S39 = 2143289344U;
    }
    else
    {
        _S39 = widen_0(a_5, 3U, 7U);
    }
    return sign_2 | _S39;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_6 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_6 < 124U)
    {
        return sign_3 | (widen_0(a_6, 2U, 15U));
    }
    uint _S40;
    if(a_6 == 124U)
    {
        _S40 = 2139095040U;
    }
    else
    {
        _S40 = 2143289344U;
    }
    return sign_3 | _S40;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S41 = v_8 < 0LL;
    ulonglong m_6;
    if(_S41)
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
    uint _S42;
    if(_S41)
    {
        _S42 = 2147483648U;
    }
    else
    {
        _S42 = 0U;
    }
    return _S42 + ((top_2 + 126U) << int(23)) + q_2;
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
    uint a_7 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_3 = a_7 >> int(23);
    uint m_7 = a_7 & 8388607U;
    if(a_7 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_3 == 255U)
    {
        uint _S43 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S43 | m_8, m_7 << int(29));
    }
    uint e_4;
    if(e_3 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S44 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_4 = _S44;
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
    uint _S45 = high_0(u_2);
    uint _S46 = _S45 >> int(31);
    bool negative_0 = _S46 != 0U;
    uint e_6 = (_S45 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S47;
    if(e_6 == 2047U)
    {
        _S47 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S47 = false;
    }
    if(_S47)
    {
        return 0LL;
    }
    if(e_6 < 1023U)
    {
        return 0LL;
    }
    if(e_6 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S46));
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
    longlong _S48;
    if(negative_0)
    {
        _S48 = longlong(0ULL - m_10);
    }
    else
    {
        _S48 = longlong(m_10);
    }
    return _S48;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_11)
{
    longlong _S49;
    if(is_integral_0(type_5))
    {
        _S49 = whole_of_0(type_5, v_11);
    }
    else
    {
        _S49 = i64_of_f64_0(f64_of_0(type_5, v_11));
    }
    return _S49;
}

__device__ longlong clamp_to_0(uint type_6, longlong v_12)
{
    longlong _S50;
    switch(type_6)
    {
    case 7U:
        {
            if(v_12 < -128LL)
            {
                _S50 = -128LL;
            }
            else
            {
                if(v_12 > 127LL)
                {
                    _S50 = 127LL;
                }
                else
                {
                    _S50 = v_12;
                }
            }
            return _S50;
        }
    case 8U:
        {
            if(v_12 < 0LL)
            {
                _S50 = 0LL;
            }
            else
            {
                if(v_12 > 255LL)
                {
                    _S50 = 255LL;
                }
                else
                {
                    _S50 = v_12;
                }
            }
            return _S50;
        }
    case 9U:
        {
            if(v_12 < -2147483648LL)
            {
                _S50 = -2147483648LL;
            }
            else
            {
                if(v_12 > 2147483647LL)
                {
                    _S50 = 2147483647LL;
                }
                else
                {
                    _S50 = v_12;
                }
            }
            return _S50;
        }
    default:
        {
            return v_12;
        }
    }
}

__device__ uint narrow_0(uint a_8, uint mantissa_1, uint bias_1)
{
    uint e_7 = a_8 >> int(23);
    if(e_7 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_8 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S51 = a_8 & 8388607U;
    uint _S52;
    if(e_7 != 0U)
    {
        _S52 = 8388608U;
    }
    else
    {
        _S52 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S51 | _S52), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_7), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_9 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_9 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_9 >> int(13)) & 1023U);
    }
    uint _S53;
    if(a_9 >= 1199566848U)
    {
        _S53 = 31744U;
    }
    else
    {
        _S53 = narrow_0(a_9, 10U, 15U);
    }
    return sign_5 | _S53;
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
    uint a_10 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S54;
    if(a_10 >= 1140850688U)
    {
        _S54 = 127U;
    }
    else
    {
        _S54 = (U32_min((narrow_0(a_10, 3U, 7U)), (127U)));
    }
    return sign_6 | _S54;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_11 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_11 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S55;
    if(a_11 >= 1199570944U)
    {
        _S55 = 124U;
    }
    else
    {
        _S55 = (U32_min((narrow_0(a_11, 2U, 15U)), (124U)));
    }
    return sign_7 | _S55;
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
            int _S56;
            if((u_8 << int(1)) != 0ULL)
            {
                _S56 = int(1);
            }
            else
            {
                _S56 = int(0);
            }
            return ulonglong(_S56);
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
            int _S57;
            if(v_13 != 0LL)
            {
                _S57 = int(1);
            }
            else
            {
                _S57 = int(0);
            }
            return ulonglong(_S57);
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

__device__ ulonglong TernaryI64_of_0(Spec_0 * spec_0, PointArguments_0 * a_12, ulonglong i_3, ulonglong x_0, ulonglong y_0, ulonglong z_0)
{
    uint _S58 = Spec_type_0(spec_0, 1U);
    bool first_0 = (i64_of_0(_S58, x_0)) != 0LL;
    uint _S59 = Spec_type_0(spec_0, 0U);
    longlong _S60;
    if(first_0)
    {
        uint _S61 = Spec_type_0(spec_0, 2U);
        _S60 = i64_of_0(_S61, y_0);
    }
    else
    {
        uint _S62 = Spec_type_0(spec_0, 3U);
        _S60 = i64_of_0(_S62, z_0);
    }
    return of_i64_0(_S59, _S60);
}

__device__ void store4_0(uint size_2, ulonglong base_2, ulonglong i_4, Four_0 * v_14)
{
    ulonglong at_5 = base_2 + i_4 * ulonglong(size_2);
    if(size_2 == 1U)
    {
        *(uint *)at_5 = (((low_0((v_14->e_0[int(0)]) & 255ULL)) | ((low_0((v_14->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_14->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_14->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_2 == 2U)
        {
            *(uint2  *)at_5 = make_uint2 ((low_0((v_14->e_0[int(0)]) & 65535ULL)) | ((low_0(v_14->e_0[int(1)])) << int(16)), (low_0((v_14->e_0[int(2)]) & 65535ULL)) | ((low_0(v_14->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_2 == 4U)
            {
                *(uint4  *)at_5 = make_uint4 (low_0(v_14->e_0[int(0)]), low_0(v_14->e_0[int(1)]), low_0(v_14->e_0[int(2)]), low_0(v_14->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_5 = make_uint4 (low_0(v_14->e_0[int(0)]), high_0(v_14->e_0[int(0)]), low_0(v_14->e_0[int(1)]), high_0(v_14->e_0[int(1)]));
                *(uint4  *)(at_5 + 16ULL) = make_uint4 (low_0(v_14->e_0[int(2)]), high_0(v_14->e_0[int(2)]), low_0(v_14->e_0[int(3)]), high_0(v_14->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_3, ulonglong base_3, longlong i_5, ulonglong v_15)
{
    switch(size_3)
    {
    case 1U:
        {
            *((uchar *)base_3 + i_5) = uchar(v_15);
            break;
        }
    case 2U:
        {
            *((ushort *)base_3 + i_5) = ushort(v_15);
            break;
        }
    case 4U:
        {
            *((uint *)base_3 + i_5) = uint(v_15);
            break;
        }
    default:
        {
            *((ulonglong *)base_3 + i_5) = v_15;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_13, uint group_0, uint lane_0)
{
    bool _S63 = (a_13->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S64 = a_13->count_0;
        if(first_1 < (a_13->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S63)
        {
            begin_0 = first_1 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_1 + ulonglong(lane_0);
        }
        uint _S65;
        if(_S63)
        {
            _S65 = 1U;
        }
        else
        {
            _S65 = 256U;
        }
        ulonglong _S66 = ulonglong(_S65);
        bool whole_0;
        if(_S63)
        {
            whole_0 = (begin_0 + 4ULL) <= _S64;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Four_0, 4>  x_1;
        FixedArray<Place_0, 4>  places_0;
        if(whole_0)
        {
            uint _S67 = Spec_type_0(spec_1, 1U);
            uint size_4 = size_of_0(_S67);
            uint _S68 = a_13->steps_0;
            if((((a_13->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S69 = Point_base_0(a_13, int(1));
                x_1[int(1)] = load4_0(size_4, _S69, begin_0);
            }
            else
            {
                ulonglong _S70 = Point_base_0(a_13, int(1));
                ulonglong _S71 = load_0(size_4, _S70, 0LL);
                (&x_1[int(1)])->e_0[int(0)] = _S71;
                (&x_1[int(1)])->e_0[int(1)] = _S71;
                (&x_1[int(1)])->e_0[int(2)] = _S71;
                (&x_1[int(1)])->e_0[int(3)] = _S71;
            }
            uint _S72 = Spec_type_0(spec_1, 2U);
            uint size_5 = size_of_0(_S72);
            if(((_S68 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S73 = Point_base_0(a_13, int(2));
                x_1[int(2)] = load4_0(size_5, _S73, begin_0);
            }
            else
            {
                ulonglong _S74 = Point_base_0(a_13, int(2));
                ulonglong _S75 = load_0(size_5, _S74, 0LL);
                (&x_1[int(2)])->e_0[int(0)] = _S75;
                (&x_1[int(2)])->e_0[int(1)] = _S75;
                (&x_1[int(2)])->e_0[int(2)] = _S75;
                (&x_1[int(2)])->e_0[int(3)] = _S75;
            }
            uint _S76 = Spec_type_0(spec_1, 3U);
            uint size_6 = size_of_0(_S76);
            if(((_S68 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S77 = Point_base_0(a_13, int(3));
                x_1[int(3)] = load4_0(size_6, _S77, begin_0);
            }
            else
            {
                ulonglong _S78 = Point_base_0(a_13, int(3));
                ulonglong _S79 = load_0(size_6, _S78, 0LL);
                (&x_1[int(3)])->e_0[int(0)] = _S79;
                (&x_1[int(3)])->e_0[int(1)] = _S79;
                (&x_1[int(3)])->e_0[int(2)] = _S79;
                (&x_1[int(3)])->e_0[int(3)] = _S79;
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
                        if(begin_0 >= _S64)
                        {
                            break;
                        }
                        Place_0 _S80 = place_of_0(a_13, begin_0);
                        places_0[int(0)] = _S80;
                        uint _S81 = Spec_type_0(spec_1, 1U);
                        uint _S82 = size_of_0(_S81);
                        ulonglong _S83 = Point_base_0(a_13, int(1));
                        (&x_1[int(1)])->e_0[int(0)] = load_0(_S82, _S83, (&places_0[int(0)])->at_0[int(1)]);
                        uint _S84 = Spec_type_0(spec_1, 2U);
                        uint _S85 = size_of_0(_S84);
                        ulonglong _S86 = Point_base_0(a_13, int(2));
                        (&x_1[int(2)])->e_0[int(0)] = load_0(_S85, _S86, (&places_0[int(0)])->at_0[int(2)]);
                        uint _S87 = Spec_type_0(spec_1, 3U);
                        uint _S88 = size_of_0(_S87);
                        ulonglong _S89 = Point_base_0(a_13, int(3));
                        (&x_1[int(3)])->e_0[int(0)] = load_0(_S88, _S89, (&places_0[int(0)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_6 = begin_0 + _S66;
                        if(i_6 >= _S64)
                        {
                            break;
                        }
                        Place_0 _S90 = place_of_0(a_13, i_6);
                        places_0[int(1)] = _S90;
                        uint _S91 = Spec_type_0(spec_1, 1U);
                        uint _S92 = size_of_0(_S91);
                        ulonglong _S93 = Point_base_0(a_13, int(1));
                        (&x_1[int(1)])->e_0[int(1)] = load_0(_S92, _S93, (&places_0[int(1)])->at_0[int(1)]);
                        uint _S94 = Spec_type_0(spec_1, 2U);
                        uint _S95 = size_of_0(_S94);
                        ulonglong _S96 = Point_base_0(a_13, int(2));
                        (&x_1[int(2)])->e_0[int(1)] = load_0(_S95, _S96, (&places_0[int(1)])->at_0[int(2)]);
                        uint _S97 = Spec_type_0(spec_1, 3U);
                        uint _S98 = size_of_0(_S97);
                        ulonglong _S99 = Point_base_0(a_13, int(3));
                        (&x_1[int(3)])->e_0[int(1)] = load_0(_S98, _S99, (&places_0[int(1)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_7 = begin_0 + 2ULL * _S66;
                        if(i_7 >= _S64)
                        {
                            break;
                        }
                        Place_0 _S100 = place_of_0(a_13, i_7);
                        places_0[int(2)] = _S100;
                        uint _S101 = Spec_type_0(spec_1, 1U);
                        uint _S102 = size_of_0(_S101);
                        ulonglong _S103 = Point_base_0(a_13, int(1));
                        (&x_1[int(1)])->e_0[int(2)] = load_0(_S102, _S103, (&places_0[int(2)])->at_0[int(1)]);
                        uint _S104 = Spec_type_0(spec_1, 2U);
                        uint _S105 = size_of_0(_S104);
                        ulonglong _S106 = Point_base_0(a_13, int(2));
                        (&x_1[int(2)])->e_0[int(2)] = load_0(_S105, _S106, (&places_0[int(2)])->at_0[int(2)]);
                        uint _S107 = Spec_type_0(spec_1, 3U);
                        uint _S108 = size_of_0(_S107);
                        ulonglong _S109 = Point_base_0(a_13, int(3));
                        (&x_1[int(3)])->e_0[int(2)] = load_0(_S108, _S109, (&places_0[int(2)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_8 = begin_0 + 3ULL * _S66;
                        if(i_8 >= _S64)
                        {
                            break;
                        }
                        Place_0 _S110 = place_of_0(a_13, i_8);
                        places_0[int(3)] = _S110;
                        uint _S111 = Spec_type_0(spec_1, 1U);
                        uint _S112 = size_of_0(_S111);
                        ulonglong _S113 = Point_base_0(a_13, int(1));
                        (&x_1[int(1)])->e_0[int(3)] = load_0(_S112, _S113, (&places_0[int(3)])->at_0[int(1)]);
                        uint _S114 = Spec_type_0(spec_1, 2U);
                        uint _S115 = size_of_0(_S114);
                        ulonglong _S116 = Point_base_0(a_13, int(2));
                        (&x_1[int(2)])->e_0[int(3)] = load_0(_S115, _S116, (&places_0[int(3)])->at_0[int(2)]);
                        uint _S117 = Spec_type_0(spec_1, 3U);
                        uint _S118 = size_of_0(_S117);
                        ulonglong _S119 = Point_base_0(a_13, int(3));
                        (&x_1[int(3)])->e_0[int(3)] = load_0(_S118, _S119, (&places_0[int(3)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S120 = TernaryI64_of_0(spec_1, a_13, begin_0, (&x_1[int(1)])->e_0[int(0)], (&x_1[int(2)])->e_0[int(0)], (&x_1[int(3)])->e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S120;
        ulonglong _S121 = begin_0 + _S66;
        ulonglong _S122 = TernaryI64_of_0(spec_1, a_13, _S121, (&x_1[int(1)])->e_0[int(1)], (&x_1[int(2)])->e_0[int(1)], (&x_1[int(3)])->e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S122;
        ulonglong _S123 = begin_0 + 2ULL * _S66;
        ulonglong _S124 = TernaryI64_of_0(spec_1, a_13, _S123, (&x_1[int(1)])->e_0[int(2)], (&x_1[int(2)])->e_0[int(2)], (&x_1[int(3)])->e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S124;
        ulonglong _S125 = begin_0 + 3ULL * _S66;
        ulonglong _S126 = TernaryI64_of_0(spec_1, a_13, _S125, (&x_1[int(1)])->e_0[int(3)], (&x_1[int(2)])->e_0[int(3)], (&x_1[int(3)])->e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S126;
        uint _S127 = Spec_type_0(spec_1, 0U);
        uint size_7 = size_of_0(_S127);
        if(whole_0)
        {
            Four_0 _S128 = y_1;
            store4_0(size_7, a_13->output_0, begin_0, &_S128);
        }
        else
        {
            if(begin_0 < _S64)
            {
                store_0(size_7, a_13->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S121 < _S64)
            {
                store_0(size_7, a_13->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S123 < _S64)
            {
                store_0(size_7, a_13->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S125 < _S64)
            {
                store_0(size_7, a_13->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_13->groups_0) * 1024ULL;
    }
    return;
}

__device__ float product_sum_0(float a_14, float b_1, float c_0)
{
    return a_14 * b_1 + c_0;
}

__device__ float TernaryF32_apply_0(uint op_1, float x_2, float y_2, float z_1, float a_15)
{
    switch(op_1)
    {
    case 0U:
        {
            float _S129;
            if(x_2 == 0.0f)
            {
                _S129 = z_1;
            }
            else
            {
                _S129 = y_2;
            }
            return _S129;
        }
    case 1U:
        {
            return product_sum_0(a_15 * y_2, z_1, x_2);
        }
    default:
        {
            return product_sum_0(x_2 * y_2, a_15, z_1);
        }
    }
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
            int _S130;
            if((u_9 << int(1)) != 0U)
            {
                _S130 = int(1);
            }
            else
            {
                _S130 = int(0);
            }
            return ulonglong(_S130);
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

__device__ ulonglong TernaryF32_of_0(Spec_0 * spec_2, PointArguments_0 * a_16, ulonglong i_9, ulonglong x_3, ulonglong y_3, ulonglong z_2)
{
    uint _S131 = spec_2->op_0;
    uint _S132 = Spec_type_0(spec_2, 1U);
    float _S133 = (U32_asfloat((f32_of_0(_S132, x_3))));
    uint _S134 = Spec_type_0(spec_2, 2U);
    float _S135 = (U32_asfloat((f32_of_0(_S134, y_3))));
    uint _S136 = Spec_type_0(spec_2, 3U);
    float r_1 = TernaryF32_apply_0(_S131, _S133, _S135, (U32_asfloat((f32_of_0(_S136, z_2)))), (U32_asfloat((low_0(a_16->a_0)))));
    uint _S137 = Spec_type_0(spec_2, 0U);
    return of_f32_0(_S137, (F32_asuint((r_1))));
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_17, uint group_1, uint lane_1)
{
    bool _S138 = (a_17->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S139 = a_17->count_0;
        if(first_2 < (a_17->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S138)
        {
            begin_1 = first_2 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_2 + ulonglong(lane_1);
        }
        uint _S140;
        if(_S138)
        {
            _S140 = 1U;
        }
        else
        {
            _S140 = 256U;
        }
        ulonglong _S141 = ulonglong(_S140);
        bool whole_1;
        if(_S138)
        {
            whole_1 = (begin_1 + 4ULL) <= _S139;
        }
        else
        {
            whole_1 = false;
        }
        FixedArray<Four_0, 4>  x_4;
        FixedArray<Place_0, 4>  places_1;
        if(whole_1)
        {
            uint _S142 = Spec_type_0(spec_3, 1U);
            uint size_8 = size_of_0(_S142);
            uint _S143 = a_17->steps_0;
            if((((a_17->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S144 = Point_base_1(a_17, int(1));
                x_4[int(1)] = load4_0(size_8, _S144, begin_1);
            }
            else
            {
                ulonglong _S145 = Point_base_1(a_17, int(1));
                ulonglong _S146 = load_0(size_8, _S145, 0LL);
                (&x_4[int(1)])->e_0[int(0)] = _S146;
                (&x_4[int(1)])->e_0[int(1)] = _S146;
                (&x_4[int(1)])->e_0[int(2)] = _S146;
                (&x_4[int(1)])->e_0[int(3)] = _S146;
            }
            uint _S147 = Spec_type_0(spec_3, 2U);
            uint size_9 = size_of_0(_S147);
            if(((_S143 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S148 = Point_base_1(a_17, int(2));
                x_4[int(2)] = load4_0(size_9, _S148, begin_1);
            }
            else
            {
                ulonglong _S149 = Point_base_1(a_17, int(2));
                ulonglong _S150 = load_0(size_9, _S149, 0LL);
                (&x_4[int(2)])->e_0[int(0)] = _S150;
                (&x_4[int(2)])->e_0[int(1)] = _S150;
                (&x_4[int(2)])->e_0[int(2)] = _S150;
                (&x_4[int(2)])->e_0[int(3)] = _S150;
            }
            uint _S151 = Spec_type_0(spec_3, 3U);
            uint size_10 = size_of_0(_S151);
            if(((_S143 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S152 = Point_base_1(a_17, int(3));
                x_4[int(3)] = load4_0(size_10, _S152, begin_1);
            }
            else
            {
                ulonglong _S153 = Point_base_1(a_17, int(3));
                ulonglong _S154 = load_0(size_10, _S153, 0LL);
                (&x_4[int(3)])->e_0[int(0)] = _S154;
                (&x_4[int(3)])->e_0[int(1)] = _S154;
                (&x_4[int(3)])->e_0[int(2)] = _S154;
                (&x_4[int(3)])->e_0[int(3)] = _S154;
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
                        if(begin_1 >= _S139)
                        {
                            break;
                        }
                        Place_0 _S155 = place_of_0(a_17, begin_1);
                        places_1[int(0)] = _S155;
                        uint _S156 = Spec_type_0(spec_3, 1U);
                        uint _S157 = size_of_0(_S156);
                        ulonglong _S158 = Point_base_1(a_17, int(1));
                        (&x_4[int(1)])->e_0[int(0)] = load_0(_S157, _S158, (&places_1[int(0)])->at_0[int(1)]);
                        uint _S159 = Spec_type_0(spec_3, 2U);
                        uint _S160 = size_of_0(_S159);
                        ulonglong _S161 = Point_base_1(a_17, int(2));
                        (&x_4[int(2)])->e_0[int(0)] = load_0(_S160, _S161, (&places_1[int(0)])->at_0[int(2)]);
                        uint _S162 = Spec_type_0(spec_3, 3U);
                        uint _S163 = size_of_0(_S162);
                        ulonglong _S164 = Point_base_1(a_17, int(3));
                        (&x_4[int(3)])->e_0[int(0)] = load_0(_S163, _S164, (&places_1[int(0)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_1 + _S141;
                        if(i_10 >= _S139)
                        {
                            break;
                        }
                        Place_0 _S165 = place_of_0(a_17, i_10);
                        places_1[int(1)] = _S165;
                        uint _S166 = Spec_type_0(spec_3, 1U);
                        uint _S167 = size_of_0(_S166);
                        ulonglong _S168 = Point_base_1(a_17, int(1));
                        (&x_4[int(1)])->e_0[int(1)] = load_0(_S167, _S168, (&places_1[int(1)])->at_0[int(1)]);
                        uint _S169 = Spec_type_0(spec_3, 2U);
                        uint _S170 = size_of_0(_S169);
                        ulonglong _S171 = Point_base_1(a_17, int(2));
                        (&x_4[int(2)])->e_0[int(1)] = load_0(_S170, _S171, (&places_1[int(1)])->at_0[int(2)]);
                        uint _S172 = Spec_type_0(spec_3, 3U);
                        uint _S173 = size_of_0(_S172);
                        ulonglong _S174 = Point_base_1(a_17, int(3));
                        (&x_4[int(3)])->e_0[int(1)] = load_0(_S173, _S174, (&places_1[int(1)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_1 + 2ULL * _S141;
                        if(i_11 >= _S139)
                        {
                            break;
                        }
                        Place_0 _S175 = place_of_0(a_17, i_11);
                        places_1[int(2)] = _S175;
                        uint _S176 = Spec_type_0(spec_3, 1U);
                        uint _S177 = size_of_0(_S176);
                        ulonglong _S178 = Point_base_1(a_17, int(1));
                        (&x_4[int(1)])->e_0[int(2)] = load_0(_S177, _S178, (&places_1[int(2)])->at_0[int(1)]);
                        uint _S179 = Spec_type_0(spec_3, 2U);
                        uint _S180 = size_of_0(_S179);
                        ulonglong _S181 = Point_base_1(a_17, int(2));
                        (&x_4[int(2)])->e_0[int(2)] = load_0(_S180, _S181, (&places_1[int(2)])->at_0[int(2)]);
                        uint _S182 = Spec_type_0(spec_3, 3U);
                        uint _S183 = size_of_0(_S182);
                        ulonglong _S184 = Point_base_1(a_17, int(3));
                        (&x_4[int(3)])->e_0[int(2)] = load_0(_S183, _S184, (&places_1[int(2)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_1 + 3ULL * _S141;
                        if(i_12 >= _S139)
                        {
                            break;
                        }
                        Place_0 _S185 = place_of_0(a_17, i_12);
                        places_1[int(3)] = _S185;
                        uint _S186 = Spec_type_0(spec_3, 1U);
                        uint _S187 = size_of_0(_S186);
                        ulonglong _S188 = Point_base_1(a_17, int(1));
                        (&x_4[int(1)])->e_0[int(3)] = load_0(_S187, _S188, (&places_1[int(3)])->at_0[int(1)]);
                        uint _S189 = Spec_type_0(spec_3, 2U);
                        uint _S190 = size_of_0(_S189);
                        ulonglong _S191 = Point_base_1(a_17, int(2));
                        (&x_4[int(2)])->e_0[int(3)] = load_0(_S190, _S191, (&places_1[int(3)])->at_0[int(2)]);
                        uint _S192 = Spec_type_0(spec_3, 3U);
                        uint _S193 = size_of_0(_S192);
                        ulonglong _S194 = Point_base_1(a_17, int(3));
                        (&x_4[int(3)])->e_0[int(3)] = load_0(_S193, _S194, (&places_1[int(3)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_4;
        ulonglong _S195 = TernaryF32_of_0(spec_3, a_17, begin_1, (&x_4[int(1)])->e_0[int(0)], (&x_4[int(2)])->e_0[int(0)], (&x_4[int(3)])->e_0[int(0)]);
        (&y_4)->e_0[int(0)] = _S195;
        ulonglong _S196 = begin_1 + _S141;
        ulonglong _S197 = TernaryF32_of_0(spec_3, a_17, _S196, (&x_4[int(1)])->e_0[int(1)], (&x_4[int(2)])->e_0[int(1)], (&x_4[int(3)])->e_0[int(1)]);
        (&y_4)->e_0[int(1)] = _S197;
        ulonglong _S198 = begin_1 + 2ULL * _S141;
        ulonglong _S199 = TernaryF32_of_0(spec_3, a_17, _S198, (&x_4[int(1)])->e_0[int(2)], (&x_4[int(2)])->e_0[int(2)], (&x_4[int(3)])->e_0[int(2)]);
        (&y_4)->e_0[int(2)] = _S199;
        ulonglong _S200 = begin_1 + 3ULL * _S141;
        ulonglong _S201 = TernaryF32_of_0(spec_3, a_17, _S200, (&x_4[int(1)])->e_0[int(3)], (&x_4[int(2)])->e_0[int(3)], (&x_4[int(3)])->e_0[int(3)]);
        (&y_4)->e_0[int(3)] = _S201;
        uint _S202 = Spec_type_0(spec_3, 0U);
        uint size_11 = size_of_0(_S202);
        if(whole_1)
        {
            Four_0 _S203 = y_4;
            store4_0(size_11, a_17->output_0, begin_1, &_S203);
        }
        else
        {
            if(begin_1 < _S139)
            {
                store_0(size_11, a_17->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_4)->e_0[int(0)]);
            }
            if(_S196 < _S139)
            {
                store_0(size_11, a_17->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_4)->e_0[int(1)]);
            }
            if(_S198 < _S139)
            {
                store_0(size_11, a_17->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_4)->e_0[int(2)]);
            }
            if(_S200 < _S139)
            {
                store_0(size_11, a_17->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_4)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_17->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_ternary_f32(PointArguments_0 a_18, Spec_0 spec_4)
{
    uint _S204 = blockIdx.x;
    uint _S205 = threadIdx.x;
    Spec_0 _S206 = spec_4;
    PointArguments_0 _S207 = a_18;
    Point_run_1(&_S206, &_S207, _S204, _S205);
    return;
}

extern "C" __global__ void mpt_ternary_i64(PointArguments_0 a_19, Spec_0 spec_5)
{
    uint _S208 = blockIdx.x;
    uint _S209 = threadIdx.x;
    Spec_0 _S210 = spec_5;
    PointArguments_0 _S211 = a_19;
    Point_run_0(&_S210, &_S211, _S208, _S209);
    return;
}

