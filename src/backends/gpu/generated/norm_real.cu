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
    FixedArray<longlong, 7>  extent_0;
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

__device__ longlong quotient_0(longlong i_4, longlong n_1)
{
    longlong q_3;
    if(((i_4 | n_1) >> int(32)) == 0LL)
    {
        uint _S50 = uint(i_4) / uint(n_1);
        q_3 = longlong(_S50);
    }
    else
    {
        longlong _S51 = i_4 / n_1;
        q_3 = _S51;
    }
    return q_3;
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
    double n_2 = F64_of_count_0((&a_11->lines_1)->count_0);
    double _S64 = sums_1->b_0 / n_2;
    uint _S65 = (&a_11->lines_1)->flags_0;
    double _S66;
    if((((&a_11->lines_1)->flags_0) & 1U) != 0U)
    {
        _S66 = F64_zero_0();
    }
    else
    {
        _S66 = sums_1->a_0 / n_2;
    }
    double * _S67 = (double *)a_11->rstd_0;
    ulonglong _S68 = s_5->at_line_2;
    longlong _S69 = vector_at_0(&a_11->lines_1, int(2), s_5->at_line_2, 0ULL);
    double scale_0 = *(_S67 + _S69);
    if((_S65 & 64U) == 0U)
    {
        _S56 = (a_11->w_0) != 0ULL;
    }
    else
    {
        _S56 = false;
    }
    double scale_1;
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

__device__ Two_0 Group_all_0(Two_0 * v_18, uint lane_1, uint width_1)
{
    (*&values_0)[lane_1] = *v_18;
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
            _S77 = *v_18;
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

__device__ Two_0 Share_sum_0(Share_0 * this_1, Two_0 * v_19)
{
    Two_0 _S85 = Group_all_0(v_19, this_1->lane_0, this_1->width_0);
    return _S85;
}

__device__ Two_0 NormGrad_sums_0(Spec_0 * spec_2, NormGradArguments_0 * a_12, Share_0 * s_6)
{
    double _S86 = F64_zero_0();
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

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double Sum_of_0(double a_13, double b_2)
{
    return a_13 + b_2;
}

__device__ double Group_all_1(double v_20, uint lane_2, uint width_2)
{
    (*&values_1)[lane_2] = v_20;
    meet_0();
    uint _S93 = (U32_min((width_2), (16U)));
    uint place_1 = lane_2 & (width_2 - 1U);
    uint first_1 = lane_2 - place_1;
    double _S94;
    uint i_11;
    if(width_2 > _S93)
    {
        if(place_1 < _S93)
        {
            uint _S95 = place_1 + _S93;
            _S94 = v_20;
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
                double _S96 = Sum_of_0(_S94, (*&values_1)[first_1 + i_11]);
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
        double _S97 = Sum_of_0(_S94, (*&values_1)[first_1 + i_11]);
        uint i_13 = i_11 + 1U;
        _S94 = _S97;
        i_11 = i_13;
    }
    meet_0();
    return _S94;
}

__device__ double Share_sum_1(Share_0 * this_2, double v_21)
{
    double _S98 = Group_all_1(v_21, this_2->lane_0, this_2->width_0);
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

__device__ double Norm_input_0(Spec_0 * spec_3, NormArguments_0 * a_14, Share_0 * s_8, ulonglong i_15)
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
    double _S111 = F64_of_count_0(_S109);
    double _S112 = F64_zero_0();
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
        (&r_1)->a_0 = (&r_1)->a_0 + F64_of_count_0((U64_min((_S110), (_S109 - ulonglong(p_3) * _S110)))) / _S111 * (_S108 + p_3)->a_0;
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
        double _S114 = _S113->a_0 - (&r_1)->a_0;
        (&r_1)->b_0 = (&r_1)->b_0 + _S113->b_0 + F64_of_count_0((U64_min((_S110), (_S109 - ulonglong(p_3) * _S110)))) * _S114 * _S114;
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
    bool _S115 = !((((&a_16->lines_2)->flags_0) & 1U) != 0U);
    double mean_2;
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
            double _S116 = Norm_input_0(spec_4, a_16, s_10, i_16);
            double _S117 = mean_2 + _S116;
            ulonglong i_17 = i_16 + ulonglong(s_10->width_0);
            mean_2 = _S117;
            i_16 = i_17;
        }
        double _S118 = Share_sum_1(s_10, mean_2);
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
        double _S119 = Norm_input_0(spec_4, a_16, s_10, i_16);
        double _S120 = _S119 - mean_2;
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
        _S123 = (F64_size_0(mean_2)) < (F64_highest_0());
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

__device__ void Norm_finish_0(Spec_0 * spec_5, NormArguments_0 * a_17, Share_0 * s_11, double mean_3, double rstd_2)
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
            double * _S126 = (double *)_S125;
            longlong _S127 = vector_at_0(&a_17->lines_2, int(4), s_11->at_line_2, 0ULL);
            *(_S126 + _S127) = mean_3;
        }
        ulonglong _S128 = a_17->rstd_1;
        if((a_17->rstd_1) != 0ULL)
        {
            double * _S129 = (double *)_S128;
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
        double _S134 = (number_at_0(_S133, a_17->x_2, _S132.at_0[int(1)]) - mean_3) * rstd_2;
        ulonglong _S135 = a_17->w_1;
        double v_23;
        if((a_17->w_1) != 0ULL)
        {
            uint _S136 = Spec_type_0(spec_5, 2U);
            longlong _S137 = vector_at_0(&a_17->lines_2, int(0), _S131, i_18);
            v_23 = _S134 * number_at_0(_S136, _S135, _S137);
        }
        else
        {
            v_23 = _S134;
        }
        ulonglong _S138 = a_17->b_3;
        double v_24;
        if((a_17->b_3) != 0ULL)
        {
            uint _S139 = Spec_type_0(spec_5, 3U);
            longlong _S140 = vector_at_0(&a_17->lines_2, int(1), _S131, i_18);
            v_24 = v_23 + number_at_0(_S139, _S138, _S140);
        }
        else
        {
            v_24 = v_23;
        }
        if((((&a_17->lines_2)->flags_0) & 2U) != 0U)
        {
            _S124 = v_24 < (F64_zero_0());
        }
        else
        {
            _S124 = false;
        }
        double v_25;
        if(_S124)
        {
            v_25 = F64_zero_0();
        }
        else
        {
            v_25 = v_24;
        }
        uint _S141 = Spec_type_0(spec_5, 0U);
        store_number_0(_S141, a_17->y_2, _S132.at_0[int(0)], v_25);
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
    (&_S142)->size_1 = F64_of_count_0((U64_max((_S156 - _S155), (1ULL))));
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
        double _S161 = F64_zero_0();
        Two_0 m_11 = Two_x24init_0(_S161, _S161);
        uint _S162 = (&a_18->lines_1)->parts_0;
        Two_0 * parts_1 = (Two_0 *)(&a_18->lines_1)->sums_0 + _S160.at_line_2 * ulonglong((&a_18->lines_1)->parts_0);
        uint _S163 = (&a_18->lines_1)->flags_0;
        uint _S164 = ((&a_18->lines_1)->flags_0) & 32U;
        if(_S164 == 0U)
        {
            Share_0 _S165 = _S160;
            Two_0 _S166 = NormGrad_sums_0(spec_6, a_18, &_S165);
            m_11 = _S166;
        }
        if((_S163 & 16U) != 0U)
        {
            if(_S160.is_first_0)
            {
                *(parts_1 + _S160.part_0) = m_11;
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
            (&m_11)->a_0 = (&m_11)->a_0 + _S168->a_0;
            (&m_11)->b_0 = (&m_11)->b_0 + _S168->b_0;
            p_4 = p_4 + 1U;
        }
        Share_0 _S169 = _S160;
        Two_0 _S170 = m_11;
        NormGrad_finish_0(spec_6, a_18, &_S169, &_S170);
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
        ulonglong _S171 = tiles_of_0(&a_19->lines_2);
        if(tile_2 < _S171)
        {
        }
        else
        {
            break;
        }
        Share_0 _S172 = Share_x24init_0(&a_19->lines_2, thread_2, tile_2);
        double _S173 = F64_zero_0();
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
        Two_0 m_12;
        if(_S177)
        {
            Share_0 _S178 = _S172;
            Two_0 _S179 = Norm_moments_0(spec_7, a_19, &_S178);
            m_12 = _S179;
        }
        else
        {
            m_12 = _S174;
        }
        if((_S175 & 16U) != 0U)
        {
            if(_S172.is_first_0)
            {
                *((Two_0 *)(&a_19->lines_2)->sums_0 + (_S172.at_line_2 * ulonglong((&a_19->lines_2)->parts_0) + _S172.part_0)) = m_12;
            }
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        if(!_S172.is_there_0)
        {
            tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
            continue;
        }
        Two_0 m_13;
        if((_S175 & 32U) != 0U)
        {
            Share_0 _S180 = _S172;
            Two_0 _S181 = Norm_joined_0(a_19, &_S180);
            m_13 = _S181;
        }
        else
        {
            m_13 = m_12;
        }
        Two_0 _S182 = m_13;
        double _S183 = m_13.b_0 / F64_of_count_0((U64_max(((&a_19->lines_2)->count_0), (1ULL))));
        double mean_4;
        double var_0;
        if(_S176 != 0U)
        {
            uint _S184 = Spec_type_0(spec_7, 4U);
            longlong _S185 = vector_at_0(&a_19->lines_2, int(2), _S172.at_line_2, 0ULL);
            double _S186 = number_at_0(_S184, a_19->given_mean_0, _S185);
            uint _S187 = Spec_type_0(spec_7, 5U);
            longlong _S188 = vector_at_0(&a_19->lines_2, int(3), _S172.at_line_2, 0ULL);
            double _S189 = number_at_0(_S187, a_19->given_var_0, _S188);
            mean_4 = _S186;
            var_0 = _S189;
        }
        else
        {
            mean_4 = _S182.a_0;
            var_0 = _S183;
        }
        double _S190 = F64_one_0() / F64_root_0(var_0 + F64_scalar_0(a_19->eps_0));
        Share_0 _S191 = _S172;
        Norm_finish_0(spec_7, a_19, &_S191, mean_4, _S190);
        tile_2 = tile_2 + ulonglong((&a_19->lines_2)->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_norm_f64(NormArguments_0 a_20, Spec_0 spec_8)
{
    uint _S192 = blockIdx.x;
    uint _S193 = threadIdx.x;
    Spec_0 _S194 = spec_8;
    NormArguments_0 _S195 = a_20;
    Norm_run_0(&_S194, &_S195, _S192, _S193);
    return;
}

extern "C" __global__ void mpt_norm_grad_f64(NormGradArguments_0 a_21, Spec_0 spec_9)
{
    uint _S196 = blockIdx.x;
    uint _S197 = threadIdx.x;
    Spec_0 _S198 = spec_9;
    NormGradArguments_0 _S199 = a_21;
    NormGrad_run_0(&_S198, &_S199, _S196, _S197);
    return;
}

