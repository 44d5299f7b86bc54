// The kernels of norm.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Two_0
{
    float a_0;
    float b_0;
};

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Lines_0
{
    ulonglong geometry_0;
    ulonglong sums_0;
    ulonglong lines_0;
    ulonglong count_0;
    uint at_once_0;
    uint parts_0;
    uint groups_0;
    uint flags_0;
};

struct NormGradArguments_0
{
    ulonglong dx_0;
    ulonglong dy_0;
    ulonglong x_0;
    ulonglong y_0;
    ulonglong w_0;
    ulonglong mean_0;
    ulonglong rstd_0;
    ulonglong dw_0;
    ulonglong db_0;
    Lines_0 lines_1;
};

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_0)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_0));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_0));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_0));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_0);
        }
    }
}

__device__ uint low_0(ulonglong v_0)
{
    return uint(v_0);
}

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_2, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_2;
    }
    int _S1;
    if(s_0 >= 64U)
    {
        if(v_2 != 0ULL)
        {
            _S1 = int(1);
        }
        else
        {
            _S1 = int(0);
        }
        return ulonglong(_S1);
    }
    ulonglong _S2 = v_2 >> s_0;
    if((v_2 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S1 = int(1);
    }
    else
    {
        _S1 = int(0);
    }
    return _S2 | ulonglong(_S1);
}

__device__ ulonglong right_nearest_0(ulonglong v_3, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_3;
    }
    bool _S3;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S3 = v_3 > 9223372036854775808ULL;
        }
        else
        {
            _S3 = false;
        }
        int _S4;
        if(_S3)
        {
            _S4 = int(1);
        }
        else
        {
            _S4 = int(0);
        }
        return ulonglong(_S4);
    }
    ulonglong q_0 = v_3 >> s_1;
    ulonglong rest_0 = v_3 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S3 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S3 = false;
        }
    }
    ulonglong _S5;
    if(_S3)
    {
        _S5 = q_0 + 1ULL;
    }
    else
    {
        _S5 = q_0;
    }
    return _S5;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S6 = high_0(u_0);
    uint sign_0 = _S6 & 2147483648U;
    uint e_0 = (_S6 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S7 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S7 | s_2;
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
        bool _S8;
        if(odd_0)
        {
            _S8 = m_0 != 0ULL;
        }
        else
        {
            _S8 = false;
        }
        int _S9;
        if(_S8)
        {
            _S9 = int(1);
        }
        else
        {
            _S9 = int(0);
        }
        return sign_0 | uint(_S9);
    }
    ulonglong m_1;
    if(e_0 > 896U)
    {
        ulonglong m_2 = m_0 | (ulonglong(e_0 - 896U) << int(52));
        s_2 = 29U;
        m_1 = m_2;
    }
    else
    {
        ulonglong m_3 = m_0 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_0), (64U)));
        m_1 = m_3;
    }
    if(odd_0)
    {
        m_1 = right_odd_0(m_1, s_2);
    }
    else
    {
        m_1 = right_nearest_0(m_1, s_2);
    }
    return sign_0 | uint(m_1);
}

__device__ uint top_bit_0(uint v_4)
{
    uint _S10;
    uint at_1;
    if(v_4 >= 65536U)
    {
        _S10 = v_4 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S10 = v_4;
        at_1 = 0U;
    }
    if(_S10 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S10 = _S10 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S10 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S10 = _S10 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S10 >= 4U)
    {
        uint _S11 = _S10 >> int(2);
        at_1 = at_1 + 2U;
        _S10 = _S11;
    }
    else
    {
    }
    return at_1 + (_S10 >> int(1));
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_1 = code_0 >> mantissa_0;
    uint m_4 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_1 != 0U)
    {
        return ((e_1 + 127U - bias_0) << int(23)) | (m_4 << (23U - mantissa_0));
    }
    if(m_4 == 0U)
    {
        return 0U;
    }
    uint top_0 = top_bit_0(m_4);
    return ((top_0 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_4 << (23U - top_0)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_1 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_1 < 31744U)
    {
        return sign_1 | (widen_0(a_1, 10U, 15U));
    }
    uint _S12 = (sign_1 | 2139095040U) | ((a_1 & 1023U) << int(13));
    uint _S13;
    if(a_1 > 31744U)
    {
        _S13 = 4194304U;
    }
    else
    {
        _S13 = 0U;
    }
    return _S12 | _S13;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_2 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S14;
    if(a_2 == 127U)
    {
        _S14 = 2143289344U;
    }
    else
    {
        _S14 = widen_0(a_2, 3U, 7U);
    }
    return sign_2 | _S14;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_3 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_3 < 124U)
    {
        return sign_3 | (widen_0(a_3, 2U, 15U));
    }
    uint _S15;
    if(a_3 == 124U)
    {
        _S15 = 2139095040U;
    }
    else
    {
        _S15 = 2143289344U;
    }
    return sign_3 | _S15;
}

__device__ longlong whole_of_0(uint type_1, ulonglong v_5)
{
    switch(type_1)
    {
    case 7U:
        {
            return longlong(v_5 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_5 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S16;
            if(v_5 != 0ULL)
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
            return longlong(v_5);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_6)
{
    uint _S17 = high_0(v_6);
    uint _S18;
    if(_S17 != 0U)
    {
        _S18 = 32U + top_bit_0(_S17);
    }
    else
    {
        _S18 = top_bit_0(low_0(v_6));
    }
    return _S18;
}

__device__ uint f32_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0U;
    }
    bool _S19 = v_7 < 0LL;
    ulonglong m_5;
    if(_S19)
    {
        m_5 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_5 = ulonglong(v_7);
    }
    uint top_1 = top_bit64_0(m_5);
    if(top_1 <= 23U)
    {
        m_5 = m_5 << (23U - top_1);
    }
    else
    {
        m_5 = right_nearest_0(m_5, (U32_max((top_1), (23U))) - 23U);
    }
    uint q_1 = uint(m_5);
    uint _S20;
    if(_S19)
    {
        _S20 = 2147483648U;
    }
    else
    {
        _S20 = 0U;
    }
    return _S20 + ((top_1 + 126U) << int(23)) + q_1;
}

__device__ uint f32_of_0(uint type_2, ulonglong v_8)
{
    switch(type_2)
    {
    case 1U:
        {
            return low_0(v_8);
        }
    case 2U:
        {
            return f32_of_f64_0(v_8, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_8));
        }
    case 4U:
        {
            return (low_0(v_8)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_8));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_8));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_2, v_8));
        }
    }
}

__device__ float F32_of_0(uint type_3, ulonglong v_9)
{
    return (U32_asfloat((f32_of_0(type_3, v_9))));
}

__device__ float number_at_0(uint type_4, ulonglong base_1, longlong at_4)
{
    return F32_of_0(type_4, load_0(size_of_0(type_4), base_1, at_4));
}

__device__ float F32_zero_0()
{
    return 0.0f;
}

struct LineGeometry_0
{
    uint rank_0;
    uint none_0;
    FixedArray<longlong, 7>  extent_0;
    FixedArray<longlong, 4>  from_line_0;
    FixedArray<longlong, 28>  stride_0;
    FixedArray<longlong, 12>  vector_0;
};

__device__ longlong vector_at_0(Lines_0 * s_3, int k_1, ulonglong at_line_0, ulonglong i_1)
{
    int _S21 = int(2) * k_1;
    return longlong(at_line_0) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S21] + longlong(i_1) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S21 + int(1)];
}

__device__ Two_0 Two_x24init_0(float a_4, float b_1)
{
    Two_0 _S22;
    (&_S22)->a_0 = a_4;
    (&_S22)->b_0 = b_1;
    return _S22;
}

__device__ Two_0 NormGrad_term_0(Spec_0 * spec_0, NormGradArguments_0 * a_5, ulonglong at_line_1, ulonglong i_2, Place_0 * p_0)
{
    uint _S23 = Spec_type_0(spec_0, 1U);
    float _S24 = number_at_0(_S23, a_5->dy_0, p_0->at_0[int(1)]);
    uint _S25 = (&a_5->lines_1)->flags_0;
    bool _S26;
    if((((&a_5->lines_1)->flags_0) & 2U) != 0U)
    {
        uint _S27 = Spec_type_0(spec_0, 3U);
        _S26 = (number_at_0(_S27, a_5->y_0, p_0->at_0[int(3)])) <= (F32_zero_0());
    }
    else
    {
        _S26 = false;
    }
    float g_0;
    if(_S26)
    {
        g_0 = F32_zero_0();
    }
    else
    {
        g_0 = _S24;
    }
    if((_S25 & 64U) != 0U)
    {
        _S26 = (a_5->w_0) != 0ULL;
    }
    else
    {
        _S26 = false;
    }
    if(_S26)
    {
        uint _S28 = Spec_type_0(spec_0, 4U);
        longlong _S29 = vector_at_0(&a_5->lines_1, int(0), at_line_1, i_2);
        g_0 = g_0 * number_at_0(_S28, a_5->w_0, _S29);
    }
    else
    {
    }
    uint _S30 = Spec_type_0(spec_0, 2U);
    float hat_0 = number_at_0(_S30, a_5->x_0, p_0->at_0[int(2)]);
    ulonglong _S31 = a_5->mean_0;
    float hat_1;
    if((a_5->mean_0) != 0ULL)
    {
        float * _S32 = (float *)_S31;
        longlong _S33 = vector_at_0(&a_5->lines_1, int(1), at_line_1, i_2);
        hat_1 = hat_0 - *(_S32 + _S33);
    }
    else
    {
        hat_1 = hat_0;
    }
    float * _S34 = (float *)a_5->rstd_0;
    longlong _S35 = vector_at_0(&a_5->lines_1, int(2), at_line_1, i_2);
    return Two_x24init_0(g_0, hat_1 * *(_S34 + _S35));
}

struct Share_0
{
    ulonglong at_line_2;
    ulonglong part_0;
    ulonglong begin_0;
    ulonglong end_0;
    uint width_0;
    uint lane_0;
    float size_1;
    bool is_there_0;
    bool is_first_0;
};

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_6 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_6 >> int(23);
    uint m_6 = a_6 & 8388607U;
    if(a_6 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_7;
    if(e_2 == 255U)
    {
        uint _S36 = (sign_4 | 2146435072U) | (m_6 >> int(3));
        if(m_6 != 0U)
        {
            m_7 = 524288U;
        }
        else
        {
            m_7 = 0U;
        }
        return join_0(_S36 | m_7, m_6 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_2 = top_bit_0(m_6);
        uint _S37 = top_2 + 874U;
        m_7 = (m_6 << (23U - top_2)) & 8388607U;
        e_3 = _S37;
    }
    else
    {
        uint e_4 = e_2 + 896U;
        m_7 = m_6;
        e_3 = e_4;
    }
    return join_0((sign_4 | (e_3 << int(20))) | (m_7 >> int(3)), m_7 << int(29));
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S38 = high_0(u_2);
    uint _S39 = _S38 >> int(31);
    bool negative_0 = _S39 != 0U;
    uint e_5 = (_S38 >> int(20)) & 2047U;
    ulonglong m_8 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S40;
    if(e_5 == 2047U)
    {
        _S40 = m_8 != 4503599627370496ULL;
    }
    else
    {
        _S40 = false;
    }
    if(_S40)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S39));
    }
    ulonglong m_9;
    if(e_5 >= 1075U)
    {
        m_9 = m_8 << (e_5 - 1075U);
    }
    else
    {
        m_9 = m_8 >> (1075U - e_5);
    }
    longlong _S41;
    if(negative_0)
    {
        _S41 = longlong(0ULL - m_9);
    }
    else
    {
        _S41 = longlong(m_9);
    }
    return _S41;
}

__device__ longlong clamp_to_0(uint type_5, longlong v_10)
{
    longlong _S42;
    switch(type_5)
    {
    case 7U:
        {
            if(v_10 < -128LL)
            {
                _S42 = -128LL;
            }
            else
            {
                if(v_10 > 127LL)
                {
                    _S42 = 127LL;
                }
                else
                {
                    _S42 = v_10;
                }
            }
            return _S42;
        }
    case 8U:
        {
            if(v_10 < 0LL)
            {
                _S42 = 0LL;
            }
            else
            {
                if(v_10 > 255LL)
                {
                    _S42 = 255LL;
                }
                else
                {
                    _S42 = v_10;
                }
            }
            return _S42;
        }
    case 9U:
        {
            if(v_10 < -2147483648LL)
            {
                _S42 = -2147483648LL;
            }
            else
            {
                if(v_10 > 2147483647LL)
                {
                    _S42 = 2147483647LL;
                }
                else
                {
                    _S42 = v_10;
                }
            }
            return _S42;
        }
    default:
        {
            return v_10;
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
    uint _S43 = a_7 & 8388607U;
    uint _S44;
    if(e_6 != 0U)
    {
        _S44 = 8388608U;
    }
    else
    {
        _S44 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S43 | _S44), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_8 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_8 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_8 >> int(13)) & 1023U);
    }
    uint _S45;
    if(a_8 >= 1199566848U)
    {
        _S45 = 31744U;
    }
    else
    {
        _S45 = narrow_0(a_8, 10U, 15U);
    }
    return sign_5 | _S45;
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
    uint _S46;
    if(a_9 >= 1140850688U)
    {
        _S46 = 127U;
    }
    else
    {
        _S46 = (U32_min((narrow_0(a_9, 3U, 7U)), (127U)));
    }
    return sign_6 | _S46;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_10 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_10 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S47;
    if(a_10 >= 1199570944U)
    {
        _S47 = 124U;
    }
    else
    {
        _S47 = (U32_min((narrow_0(a_10, 2U, 15U)), (124U)));
    }
    return sign_7 | _S47;
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
            int _S48;
            if((u_8 << int(1)) != 0ULL)
            {
                _S48 = int(1);
            }
            else
            {
                _S48 = int(0);
            }
            return ulonglong(_S48);
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

__device__ ulonglong of_f32_0(uint type_8, uint u_9)
{
    switch(type_8)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S49;
            if((u_9 << int(1)) != 0U)
            {
                _S49 = int(1);
            }
            else
            {
                _S49 = int(0);
            }
            return ulonglong(_S49);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_8, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_8, u_9);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_9, float v_11)
{
    return of_f32_0(type_9, (F32_asuint((v_11))));
}

__device__ void store_0(uint size_2, ulonglong base_2, longlong i_3, ulonglong v_12)
{
    switch(size_2)
    {
    case 1U:
        {
            *((uchar *)base_2 + i_3) = uchar(v_12);
            break;
        }
    case 2U:
        {
            *((ushort *)base_2 + i_3) = ushort(v_12);
            break;
        }
    case 4U:
        {
            *((uint *)base_2 + i_3) = uint(v_12);
            break;
        }
    default:
        {
            *((ulonglong *)base_2 + i_3) = v_12;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_10, ulonglong base_3, longlong at_5, float v_13)
{
    store_0(size_of_0(type_10), base_3, at_5, F32_bits_0(type_10, v_13));
    return;
}

__device__ float F32_of_count_0(ulonglong n_0)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_0)))));
}

__device__ longlong quotient_0(longlong i_4, longlong n_1)
{
    longlong q_2;
    if(((i_4 | n_1) >> int(32)) == 0LL)
    {
        uint _S50 = uint(i_4) / uint(n_1);
        q_2 = longlong(_S50);
    }
    else
    {
        longlong _S51 = i_4 / n_1;
        q_2 = _S51;
    }
    return q_2;
}

__device__ Place_0 element_of_0(Lines_0 * s_4, ulonglong at_line_3, ulonglong i_5)
{
    LineGeometry_0 * g_1 = (LineGeometry_0 *)s_4->geometry_0;
    Place_0 p_1;
    longlong _S52 = longlong(at_line_3);
    (&p_1)->at_0[int(0)] = _S52 * g_1->from_line_0[int(0)];
    (&p_1)->at_0[int(1)] = _S52 * g_1->from_line_0[int(1)];
    (&p_1)->at_0[int(2)] = _S52 * g_1->from_line_0[int(2)];
    (&p_1)->at_0[int(3)] = _S52 * g_1->from_line_0[int(3)];
    longlong _S53 = longlong(i_5);
    int d_0 = int(g_1->rank_0) - int(1);
    longlong left_0 = _S53;
    for(;;)
    {
        if(d_0 >= int(0))
        {
        }
        else
        {
            break;
        }
        longlong extent_1 = g_1->extent_0[d_0];
        longlong rest_1;
        if(d_0 > int(0))
        {
            longlong _S54 = quotient_0(left_0, extent_1);
            rest_1 = _S54;
        }
        else
        {
            rest_1 = 0LL;
        }
        longlong _S55 = left_0 - rest_1 * extent_1;
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S55 * g_1->stride_0[d_0];
        (&p_1)->at_0[int(1)] = (&p_1)->at_0[int(1)] + _S55 * g_1->stride_0[int(7) + d_0];
        (&p_1)->at_0[int(2)] = (&p_1)->at_0[int(2)] + _S55 * g_1->stride_0[int(14) + d_0];
        (&p_1)->at_0[int(3)] = (&p_1)->at_0[int(3)] + _S55 * g_1->stride_0[int(21) + d_0];
        d_0 = d_0 - int(1);
        left_0 = rest_1;
    }
    return p_1;
}

__device__ void NormGrad_finish_0(Spec_0 * spec_1, NormGradArguments_0 * a_11, Share_0 * s_5, Two_0 * sums_1)
{
    bool _S56;
    if(s_5->is_first_0)
    {
        _S56 = (s_5->part_0) == 0ULL;
    }
    else
    {
        _S56 = false;
    }
    if(_S56)
    {
        ulonglong _S57 = a_11->dw_0;
        if((a_11->dw_0) != 0ULL)
        {
            uint _S58 = Spec_type_0(spec_1, 5U);
            longlong _S59 = vector_at_0(&a_11->lines_1, int(3), s_5->at_line_2, 0ULL);
            store_number_0(_S58, _S57, _S59, sums_1->b_0);
        }
        ulonglong _S60 = a_11->db_0;
        if((a_11->db_0) != 0ULL)
        {
            uint _S61 = Spec_type_0(spec_1, 6U);
            longlong _S62 = vector_at_0(&a_11->lines_1, int(4), s_5->at_line_2, 0ULL);
            store_number_0(_S61, _S60, _S62, sums_1->a_0);
        }
    }
    ulonglong _S63 = a_11->dx_0;
    if((a_11->dx_0) == 0ULL)
    {
        _S56 = true;
    }
    else
    {
        _S56 = (s_5->begin_0) >= (s_5->end_0);
    }
    if(_S56)
    {
        return;
    }
    float n_2 = F32_of_count_0((&a_11->lines_1)->count_0);
    float _S64 = sums_1->b_0 / n_2;
    uint _S65 = (&a_11->lines_1)->flags_0;
    float _S66;
    if((((&a_11->lines_1)->flags_0) & 1U) != 0U)
    {
        _S66 = F32_zero_0();
    }
    else
    {
        _S66 = sums_1->a_0 / n_2;
    }
    float * _S67 = (float *)a_11->rstd_0;
    ulonglong _S68 = s_5->at_line_2;
    longlong _S69 = vector_at_0(&a_11->lines_1, int(2), s_5->at_line_2, 0ULL);
    float scale_0 = *(_S67 + _S69);
    if((_S65 & 64U) == 0U)
    {
        _S56 = (a_11->w_0) != 0ULL;
    }
    else
    {
        _S56 = false;
    }
    float scale_1;
    if(_S56)
    {
        uint _S70 = Spec_type_0(spec_1, 4U);
        longlong _S71 = vector_at_0(&a_11->lines_1, int(0), _S68, 0ULL);
        scale_1 = scale_0 * number_at_0(_S70, a_11->w_0, _S71);
    }
    else
    {
        scale_1 = scale_0;
    }
    ulonglong i_6 = s_5->begin_0;
    for(;;)
    {
        if(i_6 < (s_5->end_0))
        {
        }
        else
        {
            break;
        }
        Place_0 _S72 = element_of_0(&a_11->lines_1, _S68, i_6);
        Place_0 _S73 = _S72;
        Two_0 _S74 = NormGrad_term_0(spec_1, a_11, _S68, i_6, &_S73);
        uint _S75 = Spec_type_0(spec_1, 0U);
        store_number_0(_S75, _S63, _S72.at_0[int(0)], scale_1 * (_S74.a_0 - _S66 - _S74.b_0 * _S64));
        i_6 = i_6 + ulonglong(s_5->width_0);
    }
    return;
}

__device__ __shared__ FixedArray<Two_0, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ Two_0 SumTwo_of_0(Two_0 * x_1, Two_0 * y_1)
{
    return Two_x24init_0(x_1->a_0 + y_1->a_0, x_1->b_0 + y_1->b_0);
}

__device__ Two_0 Group_all_0(Two_0 * v_14, uint lane_1, uint width_1)
{
    (*&values_0)[lane_1] = *v_14;
    meet_0();
    uint _S76 = (U32_min((width_1), (16U)));
    uint place_0 = lane_1 & (width_1 - 1U);
    uint first_0 = lane_1 - place_0;
    Two_0 _S77;
    uint i_7;
    if(width_1 > _S76)
    {
        if(place_0 < _S76)
        {
            uint _S78 = place_0 + _S76;
            _S77 = *v_14;
            i_7 = _S78;
            for(;;)
            {
                if(i_7 < width_1)
                {
                }
                else
                {
                    break;
                }
                Two_0 _S79 = _S77;
                Two_0 _S80 = (*&values_0)[first_0 + i_7];
                Two_0 _S81 = SumTwo_of_0(&_S79, &_S80);
                uint i_8 = i_7 + _S76;
                _S77 = _S81;
                i_7 = i_8;
            }
            (*&values_0)[lane_1] = _S77;
        }
        meet_0();
    }
    _S77 = (*&values_0)[first_0];
    i_7 = 1U;
    for(;;)
    {
        if(i_7 < _S76)
        {
        }
        else
        {
            break;
        }
        Two_0 _S82 = _S77;
        Two_0 _S83 = (*&values_0)[first_0 + i_7];
        Two_0 _S84 = SumTwo_of_0(&_S82, &_S83);
        uint i_9 = i_7 + 1U;
        _S77 = _S84;
        i_7 = i_9;
    }
    meet_0();
    return _S77;
}

__device__ Two_0 Share_sum_0(Share_0 * this_1, Two_0 * v_15)
{
    Two_0 _S85 = Group_all_0(v_15, this_1->lane_0, this_1->width_0);
    return _S85;
}

__device__ Two_0 NormGrad_sums_0(Spec_0 * spec_2, NormGradArguments_0 * a_12, Share_0 * s_6)
{
    float _S86 = F32_zero_0();
    Two_0 r_0 = Two_x24init_0(_S86, _S86);
    ulonglong i_10 = s_6->begin_0;
    for(;;)
    {
        if(i_10 < (s_6->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S87 = s_6->at_line_2;
        Place_0 _S88 = element_of_0(&a_12->lines_1, s_6->at_line_2, i_10);
        Place_0 _S89 = _S88;
        Two_0 _S90 = NormGrad_term_0(spec_2, a_12, _S87, i_10, &_S89);
        (&r_0)->a_0 = (&r_0)->a_0 + _S90.a_0;
        (&r_0)->b_0 = (&r_0)->b_0 + _S90.a_0 * _S90.b_0;
        i_10 = i_10 + ulonglong(s_6->width_0);
    }
    Two_0 _S91 = r_0;
    Two_0 _S92 = Share_sum_0(s_6, &_S91);
    return _S92;
}

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ float Sum_of_0(float a_13, float b_2)
{
    return a_13 + b_2;
}

__device__ float Group_all_1(float v_16, uint lane_2, uint width_2)
{
    (*&values_1)[lane_2] = v_16;
    meet_0();
    uint _S93 = (U32_min((width_2), (16U)));
    uint place_1 = lane_2 & (width_2 - 1U);
    uint first_1 = lane_2 - place_1;
    float _S94;
    uint i_11;
    if(width_2 > _S93)
    {
        if(place_1 < _S93)
        {
            uint _S95 = place_1 + _S93;
            _S94 = v_16;
            i_11 = _S95;
            for(;;)
            {
                if(i_11 < width_2)
                {
                }
                else
                {
                    break;
                }
                float _S96 = Sum_of_0(_S94, (*&values_1)[first_1 + i_11]);
                uint i_12 = i_11 + _S93;
                _S94 = _S96;
                i_11 = i_12;
            }
            (*&values_1)[lane_2] = _S94;
        }
        meet_0();
    }
    _S94 = (*&values_1)[first_1];
    i_11 = 1U;
    for(;;)
    {
        if(i_11 < _S93)
        {
        }
        else
        {
            break;
        }
        float _S97 = Sum_of_0(_S94, (*&values_1)[first_1 + i_11]);
        uint i_13 = i_11 + 1U;
        _S94 = _S97;
        i_11 = i_13;
    }
    meet_0();
    return _S94;
}

__device__ float Share_sum_1(Share_0 * this_2, float v_17)
{
    float _S98 = Group_all_1(v_17, this_2->lane_0, this_2->width_0);
    return _S98;
}

struct NormArguments_0
{
    ulonglong y_2;
    ulonglong x_2;
    ulonglong w_1;
    ulonglong b_3;
    ulonglong given_mean_0;
    ulonglong given_var_0;
    ulonglong mean_1;
    ulonglong rstd_1;
    ulonglong eps_0;
    Lines_0 lines_2;
};

__device__ Place_0 element_of_1(Lines_0 * s_7, ulonglong at_line_4, ulonglong i_14)
{
    LineGeometry_0 * g_2 = (LineGeometry_0 *)s_7->geometry_0;
    Place_0 p_2;
    longlong _S99 = longlong(at_line_4);
    (&p_2)->at_0[int(0)] = _S99 * g_2->from_line_0[int(0)];
    (&p_2)->at_0[int(1)] = _S99 * g_2->from_line_0[int(1)];
    longlong _S100 = longlong(i_14);
    int d_1 = int(g_2->rank_0) - int(1);
    longlong left_1 = _S100;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        longlong extent_2 = g_2->extent_0[d_1];
        longlong rest_2;
        if(d_1 > int(0))
        {
            longlong _S101 = quotient_0(left_1, extent_2);
            rest_2 = _S101;
        }
        else
        {
            rest_2 = 0LL;
        }
        longlong _S102 = left_1 - rest_2 * extent_2;
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S102 * g_2->stride_0[d_1];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S102 * g_2->stride_0[int(7) + d_1];
        d_1 = d_1 - int(1);
        left_1 = rest_2;
    }
    return p_2;
}

__device__ float Norm_input_0(Spec_0 * spec_3, NormArguments_0 * a_14, Share_0 * s_8, ulonglong i_15)
{
    uint _S103 = Spec_type_0(spec_3, 1U);
    Place_0 _S104 = element_of_1(&a_14->lines_2, s_8->at_line_2, i_15);
    return number_at_0(_S103, a_14->x_2, _S104.at_0[int(1)]);
}

__device__ Two_0 Norm_joined_0(NormArguments_0 * a_15, Share_0 * s_9)
{
    bool _S105;
    uint _S106 = (&a_15->lines_2)->parts_0;
    ulonglong _S107 = ulonglong((&a_15->lines_2)->parts_0);
    Two_0 * _S108 = (Two_0 *)(&a_15->lines_2)->sums_0 + s_9->at_line_2 * _S107;
    ulonglong _S109 = (&a_15->lines_2)->count_0;
    ulonglong _S110 = ((&a_15->lines_2)->count_0 + _S107 - 1ULL) / _S107;
    float _S111 = F32_of_count_0(_S109);
    float _S112 = F32_zero_0();
    Two_0 r_1 = Two_x24init_0(_S112, _S112);
    uint p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S106)
        {
            _S105 = (ulonglong(p_3) * _S110) < _S109;
        }
        else
        {
            _S105 = false;
        }
        if(_S105)
        {
        }
        else
        {
            break;
        }
        (&r_1)->a_0 = (&r_1)->a_0 + F32_of_count_0((U64_min((_S110), (_S109 - ulonglong(p_3) * _S110)))) / _S111 * (_S108 + p_3)->a_0;
        p_3 = p_3 + 1U;
    }
    p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S106)
        {
            _S105 = (ulonglong(p_3) * _S110) < _S109;
        }
        else
        {
            _S105 = false;
        }
        if(_S105)
        {
        }
        else
        {
            break;
        }
        Two_0 * _S113 = _S108 + p_3;
        float _S114 = _S113->a_0 - (&r_1)->a_0;
        (&r_1)->b_0 = (&r_1)->b_0 + _S113->b_0 + F32_of_count_0((U64_min((_S110), (_S109 - ulonglong(p_3) * _S110)))) * _S114 * _S114;
        p_3 = p_3 + 1U;
    }
    return r_1;
}

__device__ float magnitude_0(float x_3)
{
    return (U32_asfloat(((F32_asuint((x_3))) & 2147483647U)));
}

__device__ float F32_size_0(float v_18)
{
    return magnitude_0(v_18);
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ Two_0 Norm_moments_0(Spec_0 * spec_4, NormArguments_0 * a_16, Share_0 * s_10)
{
    float zero_0 = F32_zero_0();
    bool _S115 = !((((&a_16->lines_2)->flags_0) & 1U) != 0U);
    float mean_2;
    ulonglong i_16;
    if(_S115)
    {
        mean_2 = zero_0;
        i_16 = s_10->begin_0;
        for(;;)
        {
            if(i_16 < (s_10->end_0))
            {
            }
            else
            {
                break;
            }
            float _S116 = Norm_input_0(spec_4, a_16, s_10, i_16);
            float _S117 = mean_2 + _S116;
            ulonglong i_17 = i_16 + ulonglong(s_10->width_0);
            mean_2 = _S117;
            i_16 = i_17;
        }
        float _S118 = Share_sum_1(s_10, mean_2);
        mean_2 = _S118 / s_10->size_1;
    }
    else
    {
        mean_2 = zero_0;
    }
    Two_0 sums_2 = Two_x24init_0(zero_0, zero_0);
    i_16 = s_10->begin_0;
    for(;;)
    {
        if(i_16 < (s_10->end_0))
        {
        }
        else
        {
            break;
        }
        float _S119 = Norm_input_0(spec_4, a_16, s_10, i_16);
        float _S120 = _S119 - mean_2;
        (&sums_2)->a_0 = (&sums_2)->a_0 + _S120;
        (&sums_2)->b_0 = (&sums_2)->b_0 + _S120 * _S120;
        i_16 = i_16 + ulonglong(s_10->width_0);
    }
    Two_0 _S121 = sums_2;
    Two_0 _S122 = Share_sum_0(s_10, &_S121);
    sums_2 = _S122;
    Two_0 r_2 = Two_x24init_0(mean_2, (&sums_2)->b_0);
    bool _S123;
    if(_S115)
    {
        _S123 = (F32_size_0(mean_2)) < (F32_highest_0());
    }
    else
    {
        _S123 = false;
    }
    if(_S123)
    {
        (&r_2)->a_0 = (&r_2)->a_0 + (&sums_2)->a_0 / s_10->size_1;
        (&r_2)->b_0 = (&r_2)->b_0 - (&sums_2)->a_0 * (&sums_2)->a_0 / s_10->size_1;
    }
    return r_2;
}

__device__ void Norm_finish_0(Spec_0 * spec_5, NormArguments_0 * a_17, Share_0 * s_11, float mean_3, float rstd_2)
{
    bool _S124;
    if(s_11->is_first_0)
    {
        _S124 = (s_11->part_0) == 0ULL;
    }
    else
    {
        _S124 = false;
    }
    if(_S124)
    {
        ulonglong _S125 = a_17->mean_1;
        if((a_17->mean_1) != 0ULL)
        {
            float * _S126 = (float *)_S125;
            longlong _S127 = vector_at_0(&a_17->lines_2, int(4), s_11->at_line_2, 0ULL);
            *(_S126 + _S127) = mean_3;
        }
        ulonglong _S128 = a_17->rstd_1;
        if((a_17->rstd_1) != 0ULL)
        {
            float * _S129 = (float *)_S128;
            longlong _S130 = vector_at_0(&a_17->lines_2, int(5), s_11->at_line_2, 0ULL);
            *(_S129 + _S130) = rstd_2;
        }
    }
    ulonglong i_18 = s_11->begin_0;
    for(;;)
    {
        if(i_18 < (s_11->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S131 = s_11->at_line_2;
        Place_0 _S132 = element_of_1(&a_17->lines_2, s_11->at_line_2, i_18);
        uint _S133 = Spec_type_0(spec_5, 1U);
        float _S134 = (number_at_0(_S133, a_17->x_2, _S132.at_0[int(1)]) - mean_3) * rstd_2;
        ulonglong _S135 = a_17->w_1;
        float v_19;
        if((a_17->w_1) != 0ULL)
        {
            uint _S136 = Spec_type_0(spec_5, 2U);
            longlong _S137 = vector_at_0(&a_17->lines_2, int(0), _S131, i_18);
            v_19 = _S134 * number_at_0(_S136, _S135, _S137);
        }
        else
        {
            v_19 = _S134;
        }
        ulonglong _S138 = a_17->b_3;
        float v_20;
        if((a_17->b_3) != 0ULL)
        {
            uint _S139 = Spec_type_0(spec_5, 3U);
            longlong _S140 = vector_at_0(&a_17->lines_2, int(1), _S131, i_18);
            v_20 = v_19 + number_at_0(_S139, _S138, _S140);
        }
        else
        {
            v_20 = v_19;
        }
        if((((&a_17->lines_2)->flags_0) & 2U) != 0U)
        {
            _S124 = v_20 < (F32_zero_0());
        }
        else
        {
            _S124 = false;
        }
        float v_21;
        if(_S124)
        {
            v_21 = F32_zero_0();
        }
        else
        {
            v_21 = v_20;
        }
        uint _S141 = Spec_type_0(spec_5, 0U);
        store_number_0(_S141, a_17->y_2, _S132.at_0[int(0)], v_21);
        i_18 = i_18 + ulonglong(s_11->width_0);
    }
    return;
}

__device__ Share_0 Share_x24init_0(Lines_0 * s_12, uint thread_0, ulonglong tile_0)
{
    Share_0 _S142;
    uint _S143 = s_12->at_once_0;
    uint _S144 = 256U / s_12->at_once_0;
    (&_S142)->width_0 = _S144;
    bool across_0 = ((s_12->flags_0) & 8U) != 0U;
    uint team_0;
    if(across_0)
    {
        uint _S145 = thread_0 % _S143;
        team_0 = _S145;
    }
    else
    {
        uint _S146 = thread_0 / (&_S142)->width_0;
        team_0 = _S146;
    }
    uint place_2;
    if(across_0)
    {
        uint _S147 = thread_0 / _S143;
        place_2 = _S147;
    }
    else
    {
        uint _S148 = thread_0 % (&_S142)->width_0;
        place_2 = _S148;
    }
    (&_S142)->lane_0 = team_0 * (&_S142)->width_0 + place_2;
    ulonglong _S149 = ulonglong(s_12->parts_0);
    ulonglong _S150 = tile_0 / _S149;
    (&_S142)->at_line_2 = _S150 * ulonglong(_S143) + ulonglong(team_0);
    ulonglong _S151 = tile_0 % _S149;
    (&_S142)->part_0 = _S151;
    ulonglong _S152 = s_12->count_0;
    ulonglong most_0 = (s_12->count_0 + _S149 - 1ULL) / _S149;
    bool _S153 = ((&_S142)->at_line_2) < (s_12->lines_0);
    (&_S142)->is_there_0 = _S153;
    bool _S154;
    if(_S153)
    {
        _S154 = place_2 == 0U;
    }
    else
    {
        _S154 = false;
    }
    (&_S142)->is_first_0 = _S154;
    ulonglong _S155 = (U64_min(((&_S142)->part_0 * most_0), (_S152)));
    ulonglong _S156;
    if((&_S142)->is_there_0)
    {
        _S156 = (U64_min((_S155 + most_0), (_S152)));
    }
    else
    {
        _S156 = _S155;
    }
    (&_S142)->end_0 = _S156;
    (&_S142)->begin_0 = _S155 + ulonglong(place_2);
    (&_S142)->size_1 = F32_of_count_0((U64_max((_S156 - _S155), (1ULL))));
    return _S142;
}

__device__ ulonglong tiles_of_0(Lines_0 * s_13)
{
    ulonglong _S157 = ulonglong(s_13->at_once_0);
    ulonglong _S158 = (s_13->lines_0 + _S157 - 1ULL) / _S157;
    return _S158 * ulonglong(s_13->parts_0);
}

__device__ void NormGrad_run_0(Spec_0 * spec_6, NormGradArguments_0 * a_18, uint group_0, uint thread_1)
{
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        ulonglong _S159 = tiles_of_0(&a_18->lines_1);
        if(tile_1 < _S159)
        {
        }
        else
        {
            break;
        }
        Share_0 _S160 = Share_x24init_0(&a_18->lines_1, thread_1, tile_1);
        float _S161 = F32_zero_0();
        Two_0 m_10 = Two_x24init_0(_S161, _S161);
        uint _S162 = (&a_18->lines_1)->parts_0;
        Two_0 * parts_1 = (Two_0 *)(&a_18->lines_1)->sums_0 + _S160.at_line_2 * ulonglong((&a_18->lines_1)->parts_0);
        uint _S163 = (&a_18->lines_1)->flags_0;
        uint _S164 = ((&a_18->lines_1)->flags_0) & 32U;
        if(_S164 == 0U)
        {
            Share_0 _S165 = _S160;
            Two_0 _S166 = NormGrad_sums_0(spec_6, a_18, &_S165);
            m_10 = _S166;
        }
        if((_S163 & 16U) != 0U)
        {
            if(_S160.is_first_0)
            {
                *(parts_1 + _S160.part_0) = m_10;
            }
            tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
            continue;
        }
        if(!_S160.is_there_0)
        {
            tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
            continue;
        }
        uint p_4 = 0U;
        for(;;)
        {
            bool _S167;
            if(_S164 != 0U)
            {
                _S167 = p_4 < _S162;
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
            Two_0 * _S168 = parts_1 + p_4;
            (&m_10)->a_0 = (&m_10)->a_0 + _S168->a_0;
            (&m_10)->b_0 = (&m_10)->b_0 + _S168->b_0;
            p_4 = p_4 + 1U;
        }
        Share_0 _S169 = _S160;
        Two_0 _S170 = m_10;
        NormGrad_finish_0(spec_6, a_18, &_S169, &_S170);
        tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
    }
    return;
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float F32_scalar_0(ulonglong v_22)
{
    return (U32_asfloat((low_0(v_22))));
}

__device__ float F32_root_0(float v_23)
{
    return (F32_sqrt((v_23)));
}

__device__ void Norm_run_0(Spec_0 * spec_7, NormArguments_0 * a_19, uint group_1, uint thread_2)
{
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        ulonglong _S171 = tiles_of_0(&a_19->lines_2);
        if(tile_2 < _S171)
        {
        }
        else
        {
            break;
        }
        Share_0 _S172 = Share_x24init_0(&a_19->lines_2, thread_2, tile_2);
        float _S173 = F32_zero_0();
        Two_0 _S174 = Two_x24init_0(_S173, _S173);
        uint _S175 = (&a_19->lines_2)->flags_0;
        uint _S176 = ((&a_19->lines_2)->flags_0) & 4U;
        bool _S177;
        if(_S176 == 0U)
        {
            _S177 = (_S175 & 32U) == 0U;
        }
        else
        {
            _S177 = false;
        }
        Two_0 m_11;
        if(_S177)
        {
            Share_0 _S178 = _S172;
            Two_0 _S179 = Norm_moments_0(spec_7, a_19, &_S178);
            m_11 = _S179;
        }
        else
        {
            m_11 = _S174;
        }
        if((_S175 & 16U) != 0U)
        {
            if(_S172.is_first_0)
            {
                *((Two_0 *)(&a_19->lines_2)->sums_0 + (_S172.at_line_2 * ulonglong((&a_19->lines_2)->parts_0) + _S172.part_0)) = m_11;
            }
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        if(!_S172.is_there_0)
        {
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        Two_0 m_12;
        if((_S175 & 32U) != 0U)
        {
            Share_0 _S180 = _S172;
            Two_0 _S181 = Norm_joined_0(a_19, &_S180);
            m_12 = _S181;
        }
        else
        {
            m_12 = m_11;
        }
        Two_0 _S182 = m_12;
        float _S183 = m_12.b_0 / F32_of_count_0((U64_max(((&a_19->lines_2)->count_0), (1ULL))));
        float mean_4;
        float var_0;
        if(_S176 != 0U)
        {
            uint _S184 = Spec_type_0(spec_7, 4U);
            longlong _S185 = vector_at_0(&a_19->lines_2, int(2), _S172.at_line_2, 0ULL);
            float _S186 = number_at_0(_S184, a_19->given_mean_0, _S185);
            uint _S187 = Spec_type_0(spec_7, 5U);
            longlong _S188 = vector_at_0(&a_19->lines_2, int(3), _S172.at_line_2, 0ULL);
            float _S189 = number_at_0(_S187, a_19->given_var_0, _S188);
            mean_4 = _S186;
            var_0 = _S189;
        }
        else
        {
            mean_4 = _S182.a_0;
            var_0 = _S183;
        }
        float _S190 = F32_one_0() / F32_root_0(var_0 + F32_scalar_0(a_19->eps_0));
        Share_0 _S191 = _S172;
        Norm_finish_0(spec_7, a_19, &_S191, mean_4, _S190);
        tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_norm_f32(NormArguments_0 a_20, Spec_0 spec_8)
{
    uint _S192 = blockIdx.x;
    uint _S193 = threadIdx.x;
    Spec_0 _S194 = spec_8;
    NormArguments_0 _S195 = a_20;
    Norm_run_0(&_S194, &_S195, _S192, _S193);
    return;
}

extern "C" __global__ void mpt_norm_grad_f32(NormGradArguments_0 a_21, Spec_0 spec_9)
{
    uint _S196 = blockIdx.x;
    uint _S197 = threadIdx.x;
    Spec_0 _S198 = spec_9;
    NormGradArguments_0 _S199 = a_21;
    NormGrad_run_0(&_S198, &_S199, _S196, _S197);
    return;
}

