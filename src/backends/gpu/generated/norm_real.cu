// The kernels of norm_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Two_0
{
    double a_0;
    double b_0;
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
            int _S1;
            if(v_0 != 0ULL)
            {
                _S1 = int(1);
            }
            else
            {
                _S1 = int(0);
            }
            return longlong(_S1);
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
    uint _S2;
    uint at_1;
    if(v_2 >= 65536U)
    {
        _S2 = v_2 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S2 = v_2;
        at_1 = 0U;
    }
    if(_S2 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S2 = _S2 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S2 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S2 = _S2 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S2 >= 4U)
    {
        uint _S3 = _S2 >> int(2);
        at_1 = at_1 + 2U;
        _S2 = _S3;
    }
    else
    {
    }
    return at_1 + (_S2 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S4 = high_0(v_4);
    uint _S5;
    if(_S4 != 0U)
    {
        _S5 = 32U + top_bit_0(_S4);
    }
    else
    {
        _S5 = top_bit_0(low_0(v_4));
    }
    return _S5;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S6;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S6 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S6 = false;
        }
        int _S7;
        if(_S6)
        {
            _S7 = int(1);
        }
        else
        {
            _S7 = int(0);
        }
        return ulonglong(_S7);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_0 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_0 > half_0)
    {
        _S6 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S6 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S6 = false;
        }
    }
    ulonglong _S8;
    if(_S6)
    {
        _S8 = q_0 + 1ULL;
    }
    else
    {
        _S8 = q_0;
    }
    return _S8;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S9 = v_6 < 0LL;
    ulonglong m_0;
    if(_S9)
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
    if(_S9)
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
    int _S10;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S10 = int(1);
        }
        else
        {
            _S10 = int(0);
        }
        return ulonglong(_S10);
    }
    ulonglong _S11 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S10 = int(1);
    }
    else
    {
        _S10 = int(0);
    }
    return _S11 | ulonglong(_S10);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S12 = high_0(u_0);
    uint sign_0 = _S12 & 2147483648U;
    uint e_0 = (_S12 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S13 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S13 | s_2;
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
        bool _S14;
        if(odd_0)
        {
            _S14 = m_1 != 0ULL;
        }
        else
        {
            _S14 = false;
        }
        int _S15;
        if(_S14)
        {
            _S15 = int(1);
        }
        else
        {
            _S15 = int(0);
        }
        return sign_0 | uint(_S15);
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
    uint a_1 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_1 < 31744U)
    {
        return sign_1 | (widen_0(a_1, 10U, 15U));
    }
    uint _S16 = (sign_1 | 2139095040U) | ((a_1 & 1023U) << int(13));
    uint _S17;
    if(a_1 > 31744U)
    {
        _S17 = 4194304U;
    }
    else
    {
        _S17 = 0U;
    }
    return _S16 | _S17;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_2 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S18;
    if(a_2 == 127U)
    {
        _S18 = 2143289344U;
    }
    else
    {
        _S18 = widen_0(a_2, 3U, 7U);
    }
    return sign_2 | _S18;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_3 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_3 < 124U)
    {
        return sign_3 | (widen_0(a_3, 2U, 15U));
    }
    uint _S19;
    if(a_3 == 124U)
    {
        _S19 = 2139095040U;
    }
    else
    {
        _S19 = 2143289344U;
    }
    return sign_3 | _S19;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S20 = v_8 < 0LL;
    ulonglong m_6;
    if(_S20)
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
    uint _S21;
    if(_S20)
    {
        _S21 = 2147483648U;
    }
    else
    {
        _S21 = 0U;
    }
    return _S21 + ((top_2 + 126U) << int(23)) + q_2;
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
    uint a_4 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_4 >> int(23);
    uint m_7 = a_4 & 8388607U;
    if(a_4 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_2 == 255U)
    {
        uint _S22 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S22 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S23 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S23;
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

__device__ double F64_of_0(uint type_5, ulonglong v_12)
{
    return real_of_0(f64_of_0(type_5, v_12));
}

__device__ double number_at_0(uint type_6, ulonglong base_1, longlong at_4)
{
    return F64_of_0(type_6, load_0(size_of_0(type_6), base_1, at_4));
}

__device__ double F64_zero_0()
{
    return 0.0;
}

struct LineGeometry_0
{
    uint rank_0;
    uint none_0;
    FixedArray<ulonglong, 7>  extent_0;
    FixedArray<longlong, 4>  from_line_0;
    FixedArray<longlong, 28>  stride_0;
    FixedArray<longlong, 12>  vector_0;
};

__device__ longlong vector_at_0(Lines_0 * s_3, int k_1, ulonglong at_line_0, ulonglong i_1)
{
    int _S24 = int(2) * k_1;
    return longlong(at_line_0) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S24] + longlong(i_1) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S24 + int(1)];
}

__device__ Two_0 Two_x24init_0(double a_5, double b_1)
{
    Two_0 _S25;
    (&_S25)->a_0 = a_5;
    (&_S25)->b_0 = b_1;
    return _S25;
}

__device__ Two_0 NormGrad_term_0(Spec_0 * spec_0, NormGradArguments_0 * a_6, ulonglong at_line_1, ulonglong i_2, Place_0 * p_0)
{
    uint _S26 = Spec_type_0(spec_0, 1U);
    double _S27 = number_at_0(_S26, a_6->dy_0, p_0->at_0[int(1)]);
    uint _S28 = (&a_6->lines_1)->flags_0;
    bool _S29;
    if((((&a_6->lines_1)->flags_0) & 2U) != 0U)
    {
        uint _S30 = Spec_type_0(spec_0, 3U);
        _S29 = (number_at_0(_S30, a_6->y_0, p_0->at_0[int(3)])) <= (F64_zero_0());
    }
    else
    {
        _S29 = false;
    }
    double g_0;
    if(_S29)
    {
        g_0 = F64_zero_0();
    }
    else
    {
        g_0 = _S27;
    }
    if((_S28 & 64U) != 0U)
    {
        _S29 = (a_6->w_0) != 0ULL;
    }
    else
    {
        _S29 = false;
    }
    if(_S29)
    {
        uint _S31 = Spec_type_0(spec_0, 4U);
        longlong _S32 = vector_at_0(&a_6->lines_1, int(0), at_line_1, i_2);
        g_0 = g_0 * number_at_0(_S31, a_6->w_0, _S32);
    }
    else
    {
    }
    uint _S33 = Spec_type_0(spec_0, 2U);
    double hat_0 = number_at_0(_S33, a_6->x_0, p_0->at_0[int(2)]);
    ulonglong _S34 = a_6->mean_0;
    double hat_1;
    if((a_6->mean_0) != 0ULL)
    {
        double * _S35 = (double *)_S34;
        longlong _S36 = vector_at_0(&a_6->lines_1, int(1), at_line_1, i_2);
        hat_1 = hat_0 - *(_S35 + _S36);
    }
    else
    {
        hat_1 = hat_0;
    }
    double * _S37 = (double *)a_6->rstd_0;
    longlong _S38 = vector_at_0(&a_6->lines_1, int(2), at_line_1, i_2);
    return Two_x24init_0(g_0, hat_1 * *(_S37 + _S38));
}

struct Share_0
{
    ulonglong at_line_2;
    ulonglong part_0;
    ulonglong begin_0;
    ulonglong end_0;
    uint width_0;
    uint lane_0;
    double size_1;
    bool is_there_0;
    bool is_first_0;
};

__device__ ulonglong bits_of_0(double v_13)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_13), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S39 = high_0(u_2);
    uint _S40 = _S39 >> int(31);
    bool negative_0 = _S40 != 0U;
    uint e_5 = (_S39 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S41;
    if(e_5 == 2047U)
    {
        _S41 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S41 = false;
    }
    if(_S41)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S40));
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
    longlong _S42;
    if(negative_0)
    {
        _S42 = longlong(0ULL - m_10);
    }
    else
    {
        _S42 = longlong(m_10);
    }
    return _S42;
}

__device__ longlong clamp_to_0(uint type_7, longlong v_14)
{
    longlong _S43;
    switch(type_7)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S43 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S43 = 127LL;
                }
                else
                {
                    _S43 = v_14;
                }
            }
            return _S43;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S43 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S43 = 255LL;
                }
                else
                {
                    _S43 = v_14;
                }
            }
            return _S43;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S43 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S43 = 2147483647LL;
                }
                else
                {
                    _S43 = v_14;
                }
            }
            return _S43;
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
    uint _S44 = a_7 & 8388607U;
    uint _S45;
    if(e_6 != 0U)
    {
        _S45 = 8388608U;
    }
    else
    {
        _S45 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S44 | _S45), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_8 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_8 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_8 >> int(13)) & 1023U);
    }
    uint _S46;
    if(a_8 >= 1199566848U)
    {
        _S46 = 31744U;
    }
    else
    {
        _S46 = narrow_0(a_8, 10U, 15U);
    }
    return sign_5 | _S46;
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
    uint _S47;
    if(a_9 >= 1140850688U)
    {
        _S47 = 127U;
    }
    else
    {
        _S47 = (U32_min((narrow_0(a_9, 3U, 7U)), (127U)));
    }
    return sign_6 | _S47;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_10 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_10 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S48;
    if(a_10 >= 1199570944U)
    {
        _S48 = 124U;
    }
    else
    {
        _S48 = (U32_min((narrow_0(a_10, 2U, 15U)), (124U)));
    }
    return sign_7 | _S48;
}

__device__ ulonglong narrow_of_f32_0(uint type_8, uint u_7)
{
    switch(type_8)
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

__device__ ulonglong of_f64_0(uint type_9, ulonglong u_8)
{
    switch(type_9)
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
            int _S49;
            if((u_8 << int(1)) != 0ULL)
            {
                _S49 = int(1);
            }
            else
            {
                _S49 = int(0);
            }
            return ulonglong(_S49);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_9, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_9, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong F64_bits_0(uint type_10, double v_15)
{
    return of_f64_0(type_10, bits_of_0(v_15));
}

__device__ void store_0(uint size_2, ulonglong base_2, longlong i_3, ulonglong v_16)
{
    switch(size_2)
    {
    case 1U:
        {
            *((uchar *)base_2 + i_3) = uchar(v_16);
            break;
        }
    case 2U:
        {
            *((ushort *)base_2 + i_3) = ushort(v_16);
            break;
        }
    case 4U:
        {
            *((uint *)base_2 + i_3) = uint(v_16);
            break;
        }
    default:
        {
            *((ulonglong *)base_2 + i_3) = v_16;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_11, ulonglong base_3, longlong at_5, double v_17)
{
    store_0(size_of_0(type_11), base_3, at_5, F64_bits_0(type_11, v_17));
    return;
}

__device__ double F64_of_count_0(ulonglong n_0)
{
    return real_of_0(f64_of_i64_0(longlong(n_0)));
}

__device__ Place_0 element_of_0(Lines_0 * s_4, ulonglong at_line_3, ulonglong i_4)
{
    LineGeometry_0 * g_1 = (LineGeometry_0 *)s_4->geometry_0;
    bool _S50 = ((s_4->count_0) >> int(32)) == 0ULL;
    Place_0 p_1;
    longlong _S51 = longlong(at_line_3);
    (&p_1)->at_0[int(0)] = _S51 * g_1->from_line_0[int(0)];
    (&p_1)->at_0[int(1)] = _S51 * g_1->from_line_0[int(1)];
    (&p_1)->at_0[int(2)] = _S51 * g_1->from_line_0[int(2)];
    (&p_1)->at_0[int(3)] = _S51 * g_1->from_line_0[int(3)];
    int d_0 = int(g_1->rank_0) - int(1);
    ulonglong _S52 = i_4;
    for(;;)
    {
        if(d_0 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_1 = g_1->extent_0[d_0];
        bool _S53 = d_0 > int(0);
        bool _S54;
        if(_S53)
        {
            _S54 = _S50;
        }
        else
        {
            _S54 = false;
        }
        ulonglong rest_1;
        if(_S54)
        {
            uint _S55 = uint(_S52) / uint(extent_1);
            rest_1 = ulonglong(_S55);
        }
        else
        {
            if(_S53)
            {
                ulonglong _S56 = _S52 / extent_1;
                rest_1 = _S56;
            }
            else
            {
                rest_1 = 0ULL;
            }
        }
        longlong _S57 = longlong(_S52 - rest_1 * extent_1);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S57 * g_1->stride_0[d_0];
        (&p_1)->at_0[int(1)] = (&p_1)->at_0[int(1)] + _S57 * g_1->stride_0[int(7) + d_0];
        (&p_1)->at_0[int(2)] = (&p_1)->at_0[int(2)] + _S57 * g_1->stride_0[int(14) + d_0];
        (&p_1)->at_0[int(3)] = (&p_1)->at_0[int(3)] + _S57 * g_1->stride_0[int(21) + d_0];
        d_0 = d_0 - int(1);
        _S52 = rest_1;
    }
    return p_1;
}

__device__ void NormGrad_finish_0(Spec_0 * spec_1, NormGradArguments_0 * a_11, Share_0 * s_5, Two_0 * sums_1)
{
    bool _S58;
    if(s_5->is_first_0)
    {
        _S58 = (s_5->part_0) == 0ULL;
    }
    else
    {
        _S58 = false;
    }
    if(_S58)
    {
        ulonglong _S59 = a_11->dw_0;
        if((a_11->dw_0) != 0ULL)
        {
            uint _S60 = Spec_type_0(spec_1, 5U);
            longlong _S61 = vector_at_0(&a_11->lines_1, int(3), s_5->at_line_2, 0ULL);
            store_number_0(_S60, _S59, _S61, sums_1->b_0);
        }
        ulonglong _S62 = a_11->db_0;
        if((a_11->db_0) != 0ULL)
        {
            uint _S63 = Spec_type_0(spec_1, 6U);
            longlong _S64 = vector_at_0(&a_11->lines_1, int(4), s_5->at_line_2, 0ULL);
            store_number_0(_S63, _S62, _S64, sums_1->a_0);
        }
    }
    ulonglong _S65 = a_11->dx_0;
    if((a_11->dx_0) == 0ULL)
    {
        _S58 = true;
    }
    else
    {
        _S58 = (s_5->begin_0) >= (s_5->end_0);
    }
    if(_S58)
    {
        return;
    }
    double n_1 = F64_of_count_0((&a_11->lines_1)->count_0);
    double _S66 = sums_1->b_0 / n_1;
    uint _S67 = (&a_11->lines_1)->flags_0;
    double _S68;
    if((((&a_11->lines_1)->flags_0) & 1U) != 0U)
    {
        _S68 = F64_zero_0();
    }
    else
    {
        _S68 = sums_1->a_0 / n_1;
    }
    double * _S69 = (double *)a_11->rstd_0;
    ulonglong _S70 = s_5->at_line_2;
    longlong _S71 = vector_at_0(&a_11->lines_1, int(2), s_5->at_line_2, 0ULL);
    double scale_0 = *(_S69 + _S71);
    if((_S67 & 64U) == 0U)
    {
        _S58 = (a_11->w_0) != 0ULL;
    }
    else
    {
        _S58 = false;
    }
    double scale_1;
    if(_S58)
    {
        uint _S72 = Spec_type_0(spec_1, 4U);
        longlong _S73 = vector_at_0(&a_11->lines_1, int(0), _S70, 0ULL);
        scale_1 = scale_0 * number_at_0(_S72, a_11->w_0, _S73);
    }
    else
    {
        scale_1 = scale_0;
    }
    ulonglong i_5 = s_5->begin_0;
    for(;;)
    {
        if(i_5 < (s_5->end_0))
        {
        }
        else
        {
            break;
        }
        Place_0 _S74 = element_of_0(&a_11->lines_1, _S70, i_5);
        Place_0 _S75 = _S74;
        Two_0 _S76 = NormGrad_term_0(spec_1, a_11, _S70, i_5, &_S75);
        uint _S77 = Spec_type_0(spec_1, 0U);
        store_number_0(_S77, _S65, _S74.at_0[int(0)], scale_1 * (_S76.a_0 - _S68 - _S76.b_0 * _S66));
        i_5 = i_5 + ulonglong(s_5->width_0);
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

__device__ Two_0 Group_all_0(Two_0 * v_18, uint lane_1, uint width_1)
{
    (*&values_0)[lane_1] = *v_18;
    meet_0();
    uint _S78 = (U32_min((width_1), (16U)));
    uint place_0 = lane_1 & (width_1 - 1U);
    uint first_0 = lane_1 - place_0;
    Two_0 _S79;
    uint i_6;
    if(width_1 > _S78)
    {
        if(place_0 < _S78)
        {
            uint _S80 = place_0 + _S78;
            _S79 = *v_18;
            i_6 = _S80;
            for(;;)
            {
                if(i_6 < width_1)
                {
                }
                else
                {
                    break;
                }
                Two_0 _S81 = _S79;
                Two_0 _S82 = (*&values_0)[first_0 + i_6];
                Two_0 _S83 = SumTwo_of_0(&_S81, &_S82);
                uint i_7 = i_6 + _S78;
                _S79 = _S83;
                i_6 = i_7;
            }
            (*&values_0)[lane_1] = _S79;
        }
        meet_0();
    }
    _S79 = (*&values_0)[first_0];
    i_6 = 1U;
    for(;;)
    {
        if(i_6 < _S78)
        {
        }
        else
        {
            break;
        }
        Two_0 _S84 = _S79;
        Two_0 _S85 = (*&values_0)[first_0 + i_6];
        Two_0 _S86 = SumTwo_of_0(&_S84, &_S85);
        uint i_8 = i_6 + 1U;
        _S79 = _S86;
        i_6 = i_8;
    }
    meet_0();
    return _S79;
}

__device__ Two_0 Share_sum_0(Share_0 * this_1, Two_0 * v_19)
{
    Two_0 _S87 = Group_all_0(v_19, this_1->lane_0, this_1->width_0);
    return _S87;
}

__device__ Two_0 NormGrad_sums_0(Spec_0 * spec_2, NormGradArguments_0 * a_12, Share_0 * s_6)
{
    double _S88 = F64_zero_0();
    Two_0 r_0 = Two_x24init_0(_S88, _S88);
    ulonglong i_9 = s_6->begin_0;
    for(;;)
    {
        if(i_9 < (s_6->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S89 = s_6->at_line_2;
        Place_0 _S90 = element_of_0(&a_12->lines_1, s_6->at_line_2, i_9);
        Place_0 _S91 = _S90;
        Two_0 _S92 = NormGrad_term_0(spec_2, a_12, _S89, i_9, &_S91);
        (&r_0)->a_0 = (&r_0)->a_0 + _S92.a_0;
        (&r_0)->b_0 = (&r_0)->b_0 + _S92.a_0 * _S92.b_0;
        i_9 = i_9 + ulonglong(s_6->width_0);
    }
    Two_0 _S93 = r_0;
    Two_0 _S94 = Share_sum_0(s_6, &_S93);
    return _S94;
}

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double Sum_of_0(double a_13, double b_2)
{
    return a_13 + b_2;
}

__device__ double Group_all_1(double v_20, uint lane_2, uint width_2)
{
    (*&values_1)[lane_2] = v_20;
    meet_0();
    uint _S95 = (U32_min((width_2), (16U)));
    uint place_1 = lane_2 & (width_2 - 1U);
    uint first_1 = lane_2 - place_1;
    double _S96;
    uint i_10;
    if(width_2 > _S95)
    {
        if(place_1 < _S95)
        {
            uint _S97 = place_1 + _S95;
            _S96 = v_20;
            i_10 = _S97;
            for(;;)
            {
                if(i_10 < width_2)
                {
                }
                else
                {
                    break;
                }
                double _S98 = Sum_of_0(_S96, (*&values_1)[first_1 + i_10]);
                uint i_11 = i_10 + _S95;
                _S96 = _S98;
                i_10 = i_11;
            }
            (*&values_1)[lane_2] = _S96;
        }
        meet_0();
    }
    _S96 = (*&values_1)[first_1];
    i_10 = 1U;
    for(;;)
    {
        if(i_10 < _S95)
        {
        }
        else
        {
            break;
        }
        double _S99 = Sum_of_0(_S96, (*&values_1)[first_1 + i_10]);
        uint i_12 = i_10 + 1U;
        _S96 = _S99;
        i_10 = i_12;
    }
    meet_0();
    return _S96;
}

__device__ double Share_sum_1(Share_0 * this_2, double v_21)
{
    double _S100 = Group_all_1(v_21, this_2->lane_0, this_2->width_0);
    return _S100;
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

__device__ Place_0 element_of_1(Lines_0 * s_7, ulonglong at_line_4, ulonglong i_13)
{
    LineGeometry_0 * g_2 = (LineGeometry_0 *)s_7->geometry_0;
    bool _S101 = ((s_7->count_0) >> int(32)) == 0ULL;
    Place_0 p_2;
    longlong _S102 = longlong(at_line_4);
    (&p_2)->at_0[int(0)] = _S102 * g_2->from_line_0[int(0)];
    (&p_2)->at_0[int(1)] = _S102 * g_2->from_line_0[int(1)];
    int d_1 = int(g_2->rank_0) - int(1);
    ulonglong _S103 = i_13;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_2 = g_2->extent_0[d_1];
        bool _S104 = d_1 > int(0);
        bool _S105;
        if(_S104)
        {
            _S105 = _S101;
        }
        else
        {
            _S105 = false;
        }
        ulonglong rest_2;
        if(_S105)
        {
            uint _S106 = uint(_S103) / uint(extent_2);
            rest_2 = ulonglong(_S106);
        }
        else
        {
            if(_S104)
            {
                ulonglong _S107 = _S103 / extent_2;
                rest_2 = _S107;
            }
            else
            {
                rest_2 = 0ULL;
            }
        }
        longlong _S108 = longlong(_S103 - rest_2 * extent_2);
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S108 * g_2->stride_0[d_1];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S108 * g_2->stride_0[int(7) + d_1];
        d_1 = d_1 - int(1);
        _S103 = rest_2;
    }
    return p_2;
}

__device__ double Norm_input_0(Spec_0 * spec_3, NormArguments_0 * a_14, Share_0 * s_8, ulonglong i_14)
{
    uint _S109 = Spec_type_0(spec_3, 1U);
    Place_0 _S110 = element_of_1(&a_14->lines_2, s_8->at_line_2, i_14);
    return number_at_0(_S109, a_14->x_2, _S110.at_0[int(1)]);
}

__device__ Two_0 Norm_joined_0(NormArguments_0 * a_15, Share_0 * s_9)
{
    bool _S111;
    uint _S112 = (&a_15->lines_2)->parts_0;
    ulonglong _S113 = ulonglong((&a_15->lines_2)->parts_0);
    Two_0 * _S114 = (Two_0 *)(&a_15->lines_2)->sums_0 + s_9->at_line_2 * _S113;
    ulonglong _S115 = (&a_15->lines_2)->count_0;
    ulonglong _S116 = ((&a_15->lines_2)->count_0 + _S113 - 1ULL) / _S113;
    double _S117 = F64_of_count_0(_S115);
    double _S118 = F64_zero_0();
    Two_0 r_1 = Two_x24init_0(_S118, _S118);
    uint p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S112)
        {
            _S111 = (ulonglong(p_3) * _S116) < _S115;
        }
        else
        {
            _S111 = false;
        }
        if(_S111)
        {
        }
        else
        {
            break;
        }
        (&r_1)->a_0 = (&r_1)->a_0 + F64_of_count_0((U64_min((_S116), (_S115 - ulonglong(p_3) * _S116)))) / _S117 * (_S114 + p_3)->a_0;
        p_3 = p_3 + 1U;
    }
    p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S112)
        {
            _S111 = (ulonglong(p_3) * _S116) < _S115;
        }
        else
        {
            _S111 = false;
        }
        if(_S111)
        {
        }
        else
        {
            break;
        }
        Two_0 * _S119 = _S114 + p_3;
        double _S120 = _S119->a_0 - (&r_1)->a_0;
        (&r_1)->b_0 = (&r_1)->b_0 + _S119->b_0 + F64_of_count_0((U64_min((_S116), (_S115 - ulonglong(p_3) * _S116)))) * _S120 * _S120;
        p_3 = p_3 + 1U;
    }
    return r_1;
}

__device__ ulonglong magnitude_bits_0(double x_3)
{
    return (bits_of_0(x_3)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_4)
{
    return real_of_0(magnitude_bits_0(x_4));
}

__device__ double F64_size_0(double v_22)
{
    return magnitude_0(v_22);
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ Two_0 Norm_moments_0(Spec_0 * spec_4, NormArguments_0 * a_16, Share_0 * s_10)
{
    double zero_0 = F64_zero_0();
    bool _S121 = !((((&a_16->lines_2)->flags_0) & 1U) != 0U);
    double mean_2;
    ulonglong i_15;
    if(_S121)
    {
        mean_2 = zero_0;
        i_15 = s_10->begin_0;
        for(;;)
        {
            if(i_15 < (s_10->end_0))
            {
            }
            else
            {
                break;
            }
            double _S122 = Norm_input_0(spec_4, a_16, s_10, i_15);
            double _S123 = mean_2 + _S122;
            ulonglong i_16 = i_15 + ulonglong(s_10->width_0);
            mean_2 = _S123;
            i_15 = i_16;
        }
        double _S124 = Share_sum_1(s_10, mean_2);
        mean_2 = _S124 / s_10->size_1;
    }
    else
    {
        mean_2 = zero_0;
    }
    Two_0 sums_2 = Two_x24init_0(zero_0, zero_0);
    i_15 = s_10->begin_0;
    for(;;)
    {
        if(i_15 < (s_10->end_0))
        {
        }
        else
        {
            break;
        }
        double _S125 = Norm_input_0(spec_4, a_16, s_10, i_15);
        double _S126 = _S125 - mean_2;
        (&sums_2)->a_0 = (&sums_2)->a_0 + _S126;
        (&sums_2)->b_0 = (&sums_2)->b_0 + _S126 * _S126;
        i_15 = i_15 + ulonglong(s_10->width_0);
    }
    Two_0 _S127 = sums_2;
    Two_0 _S128 = Share_sum_0(s_10, &_S127);
    sums_2 = _S128;
    Two_0 r_2 = Two_x24init_0(mean_2, (&sums_2)->b_0);
    bool _S129;
    if(_S121)
    {
        _S129 = (F64_size_0(mean_2)) < (F64_highest_0());
    }
    else
    {
        _S129 = false;
    }
    if(_S129)
    {
        (&r_2)->a_0 = (&r_2)->a_0 + (&sums_2)->a_0 / s_10->size_1;
        (&r_2)->b_0 = (&r_2)->b_0 - (&sums_2)->a_0 * (&sums_2)->a_0 / s_10->size_1;
    }
    return r_2;
}

__device__ void Norm_finish_0(Spec_0 * spec_5, NormArguments_0 * a_17, Share_0 * s_11, double mean_3, double rstd_2)
{
    bool _S130;
    if(s_11->is_first_0)
    {
        _S130 = (s_11->part_0) == 0ULL;
    }
    else
    {
        _S130 = false;
    }
    if(_S130)
    {
        ulonglong _S131 = a_17->mean_1;
        if((a_17->mean_1) != 0ULL)
        {
            double * _S132 = (double *)_S131;
            longlong _S133 = vector_at_0(&a_17->lines_2, int(4), s_11->at_line_2, 0ULL);
            *(_S132 + _S133) = mean_3;
        }
        ulonglong _S134 = a_17->rstd_1;
        if((a_17->rstd_1) != 0ULL)
        {
            double * _S135 = (double *)_S134;
            longlong _S136 = vector_at_0(&a_17->lines_2, int(5), s_11->at_line_2, 0ULL);
            *(_S135 + _S136) = rstd_2;
        }
    }
    ulonglong i_17 = s_11->begin_0;
    for(;;)
    {
        if(i_17 < (s_11->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S137 = s_11->at_line_2;
        Place_0 _S138 = element_of_1(&a_17->lines_2, s_11->at_line_2, i_17);
        uint _S139 = Spec_type_0(spec_5, 1U);
        double _S140 = (number_at_0(_S139, a_17->x_2, _S138.at_0[int(1)]) - mean_3) * rstd_2;
        ulonglong _S141 = a_17->w_1;
        double v_23;
        if((a_17->w_1) != 0ULL)
        {
            uint _S142 = Spec_type_0(spec_5, 2U);
            longlong _S143 = vector_at_0(&a_17->lines_2, int(0), _S137, i_17);
            v_23 = _S140 * number_at_0(_S142, _S141, _S143);
        }
        else
        {
            v_23 = _S140;
        }
        ulonglong _S144 = a_17->b_3;
        double v_24;
        if((a_17->b_3) != 0ULL)
        {
            uint _S145 = Spec_type_0(spec_5, 3U);
            longlong _S146 = vector_at_0(&a_17->lines_2, int(1), _S137, i_17);
            v_24 = v_23 + number_at_0(_S145, _S144, _S146);
        }
        else
        {
            v_24 = v_23;
        }
        if((((&a_17->lines_2)->flags_0) & 2U) != 0U)
        {
            _S130 = v_24 < (F64_zero_0());
        }
        else
        {
            _S130 = false;
        }
        double v_25;
        if(_S130)
        {
            v_25 = F64_zero_0();
        }
        else
        {
            v_25 = v_24;
        }
        uint _S147 = Spec_type_0(spec_5, 0U);
        store_number_0(_S147, a_17->y_2, _S138.at_0[int(0)], v_25);
        i_17 = i_17 + ulonglong(s_11->width_0);
    }
    return;
}

__device__ Share_0 Share_x24init_0(Lines_0 * s_12, uint thread_0, ulonglong tile_0)
{
    Share_0 _S148;
    uint _S149 = s_12->at_once_0;
    uint _S150 = 256U / s_12->at_once_0;
    (&_S148)->width_0 = _S150;
    bool across_0 = ((s_12->flags_0) & 8U) != 0U;
    uint team_0;
    if(across_0)
    {
        uint _S151 = thread_0 % _S149;
        team_0 = _S151;
    }
    else
    {
        uint _S152 = thread_0 / (&_S148)->width_0;
        team_0 = _S152;
    }
    uint place_2;
    if(across_0)
    {
        uint _S153 = thread_0 / _S149;
        place_2 = _S153;
    }
    else
    {
        uint _S154 = thread_0 % (&_S148)->width_0;
        place_2 = _S154;
    }
    (&_S148)->lane_0 = team_0 * (&_S148)->width_0 + place_2;
    ulonglong _S155 = ulonglong(s_12->parts_0);
    ulonglong _S156 = tile_0 / _S155;
    (&_S148)->at_line_2 = _S156 * ulonglong(_S149) + ulonglong(team_0);
    ulonglong _S157 = tile_0 % _S155;
    (&_S148)->part_0 = _S157;
    ulonglong _S158 = s_12->count_0;
    ulonglong most_0 = (s_12->count_0 + _S155 - 1ULL) / _S155;
    bool _S159 = ((&_S148)->at_line_2) < (s_12->lines_0);
    (&_S148)->is_there_0 = _S159;
    bool _S160;
    if(_S159)
    {
        _S160 = place_2 == 0U;
    }
    else
    {
        _S160 = false;
    }
    (&_S148)->is_first_0 = _S160;
    ulonglong _S161 = (U64_min(((&_S148)->part_0 * most_0), (_S158)));
    ulonglong _S162;
    if((&_S148)->is_there_0)
    {
        _S162 = (U64_min((_S161 + most_0), (_S158)));
    }
    else
    {
        _S162 = _S161;
    }
    (&_S148)->end_0 = _S162;
    (&_S148)->begin_0 = _S161 + ulonglong(place_2);
    (&_S148)->size_1 = F64_of_count_0((U64_max((_S162 - _S161), (1ULL))));
    return _S148;
}

__device__ ulonglong tiles_of_0(Lines_0 * s_13)
{
    ulonglong _S163 = ulonglong(s_13->at_once_0);
    ulonglong _S164 = (s_13->lines_0 + _S163 - 1ULL) / _S163;
    return _S164 * ulonglong(s_13->parts_0);
}

__device__ void NormGrad_run_0(Spec_0 * spec_6, NormGradArguments_0 * a_18, uint group_0, uint thread_1)
{
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        ulonglong _S165 = tiles_of_0(&a_18->lines_1);
        if(tile_1 < _S165)
        {
        }
        else
        {
            break;
        }
        Share_0 _S166 = Share_x24init_0(&a_18->lines_1, thread_1, tile_1);
        double _S167 = F64_zero_0();
        Two_0 m_11 = Two_x24init_0(_S167, _S167);
        uint _S168 = (&a_18->lines_1)->parts_0;
        Two_0 * parts_1 = (Two_0 *)(&a_18->lines_1)->sums_0 + _S166.at_line_2 * ulonglong((&a_18->lines_1)->parts_0);
        uint _S169 = (&a_18->lines_1)->flags_0;
        uint _S170 = ((&a_18->lines_1)->flags_0) & 32U;
        if(_S170 == 0U)
        {
            Share_0 _S171 = _S166;
            Two_0 _S172 = NormGrad_sums_0(spec_6, a_18, &_S171);
            m_11 = _S172;
        }
        if((_S169 & 16U) != 0U)
        {
            if(_S166.is_first_0)
            {
                *(parts_1 + _S166.part_0) = m_11;
            }
            tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
            continue;
        }
        if(!_S166.is_there_0)
        {
            tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
            continue;
        }
        uint p_4 = 0U;
        for(;;)
        {
            bool _S173;
            if(_S170 != 0U)
            {
                _S173 = p_4 < _S168;
            }
            else
            {
                _S173 = false;
            }
            if(_S173)
            {
            }
            else
            {
                break;
            }
            Two_0 * _S174 = parts_1 + p_4;
            (&m_11)->a_0 = (&m_11)->a_0 + _S174->a_0;
            (&m_11)->b_0 = (&m_11)->b_0 + _S174->b_0;
            p_4 = p_4 + 1U;
        }
        Share_0 _S175 = _S166;
        Two_0 _S176 = m_11;
        NormGrad_finish_0(spec_6, a_18, &_S175, &_S176);
        tile_1 = tile_1 + ulonglong((&a_18->lines_1)->groups_0);
    }
    return;
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ double F64_scalar_0(ulonglong v_26)
{
    return real_of_0(v_26);
}

__device__ double F64_root_0(double v_27)
{
    return (F64_sqrt((v_27)));
}

__device__ void Norm_run_0(Spec_0 * spec_7, NormArguments_0 * a_19, uint group_1, uint thread_2)
{
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        ulonglong _S177 = tiles_of_0(&a_19->lines_2);
        if(tile_2 < _S177)
        {
        }
        else
        {
            break;
        }
        Share_0 _S178 = Share_x24init_0(&a_19->lines_2, thread_2, tile_2);
        double _S179 = F64_zero_0();
        Two_0 _S180 = Two_x24init_0(_S179, _S179);
        uint _S181 = (&a_19->lines_2)->flags_0;
        uint _S182 = ((&a_19->lines_2)->flags_0) & 4U;
        bool _S183;
        if(_S182 == 0U)
        {
            _S183 = (_S181 & 32U) == 0U;
        }
        else
        {
            _S183 = false;
        }
        Two_0 m_12;
        if(_S183)
        {
            Share_0 _S184 = _S178;
            Two_0 _S185 = Norm_moments_0(spec_7, a_19, &_S184);
            m_12 = _S185;
        }
        else
        {
            m_12 = _S180;
        }
        if((_S181 & 16U) != 0U)
        {
            if(_S178.is_first_0)
            {
                *((Two_0 *)(&a_19->lines_2)->sums_0 + (_S178.at_line_2 * ulonglong((&a_19->lines_2)->parts_0) + _S178.part_0)) = m_12;
            }
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        if(!_S178.is_there_0)
        {
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        Two_0 m_13;
        if((_S181 & 32U) != 0U)
        {
            Share_0 _S186 = _S178;
            Two_0 _S187 = Norm_joined_0(a_19, &_S186);
            m_13 = _S187;
        }
        else
        {
            m_13 = m_12;
        }
        Two_0 _S188 = m_13;
        double _S189 = m_13.b_0 / F64_of_count_0((U64_max(((&a_19->lines_2)->count_0), (1ULL))));
        double mean_4;
        double var_0;
        if(_S182 != 0U)
        {
            uint _S190 = Spec_type_0(spec_7, 4U);
            longlong _S191 = vector_at_0(&a_19->lines_2, int(2), _S178.at_line_2, 0ULL);
            double _S192 = number_at_0(_S190, a_19->given_mean_0, _S191);
            uint _S193 = Spec_type_0(spec_7, 5U);
            longlong _S194 = vector_at_0(&a_19->lines_2, int(3), _S178.at_line_2, 0ULL);
            double _S195 = number_at_0(_S193, a_19->given_var_0, _S194);
            mean_4 = _S192;
            var_0 = _S195;
        }
        else
        {
            mean_4 = _S188.a_0;
            var_0 = _S189;
        }
        double _S196 = F64_one_0() / F64_root_0(var_0 + F64_scalar_0(a_19->eps_0));
        Share_0 _S197 = _S178;
        Norm_finish_0(spec_7, a_19, &_S197, mean_4, _S196);
        tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_norm_f64(NormArguments_0 a_20, Spec_0 spec_8)
{
    uint _S198 = blockIdx.x;
    uint _S199 = threadIdx.x;
    Spec_0 _S200 = spec_8;
    NormArguments_0 _S201 = a_20;
    Norm_run_0(&_S200, &_S201, _S198, _S199);
    return;
}

extern "C" __global__ void mpt_norm_grad_f64(NormGradArguments_0 a_21, Spec_0 spec_9)
{
    uint _S202 = blockIdx.x;
    uint _S203 = threadIdx.x;
    Spec_0 _S204 = spec_9;
    NormGradArguments_0 _S205 = a_21;
    NormGrad_run_0(&_S204, &_S205, _S202, _S203);
    return;
}

