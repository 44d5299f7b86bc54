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

__device__ uchar * at_1(ulonglong base_0, longlong i_0)
{
    return (uchar *)(base_0 + ulonglong(i_0));
}

__device__ ushort * at_2(ulonglong base_1, longlong i_1)
{
    return (ushort *)(base_1 + ulonglong(i_1) * 2ULL);
}

__device__ uint * at_3(ulonglong base_2, longlong i_2)
{
    return (uint *)(base_2 + ulonglong(i_2) * 4ULL);
}

__device__ ulonglong * at_4(ulonglong base_3, longlong i_3)
{
    return (ulonglong *)(base_3 + ulonglong(i_3) * 8ULL);
}

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_4)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S1 = at_1(base_4, i_4);
            return ulonglong(*_S1);
        }
    case 2U:
        {
            ushort * _S2 = at_2(base_4, i_4);
            return ulonglong(*_S2);
        }
    case 4U:
        {
            uint * _S3 = at_3(base_4, i_4);
            return ulonglong(*_S3);
        }
    default:
        {
            ulonglong * _S4 = at_4(base_4, i_4);
            return *_S4;
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
            int _S5;
            if(v_0 != 0ULL)
            {
                _S5 = int(1);
            }
            else
            {
                _S5 = int(0);
            }
            return longlong(_S5);
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
    uint _S6;
    uint at_5;
    if(v_2 >= 65536U)
    {
        _S6 = v_2 >> int(16);
        at_5 = 16U;
    }
    else
    {
        _S6 = v_2;
        at_5 = 0U;
    }
    if(_S6 >= 256U)
    {
        uint at_6 = at_5 + 8U;
        _S6 = _S6 >> int(8);
        at_5 = at_6;
    }
    else
    {
    }
    if(_S6 >= 16U)
    {
        uint at_7 = at_5 + 4U;
        _S6 = _S6 >> int(4);
        at_5 = at_7;
    }
    else
    {
    }
    if(_S6 >= 4U)
    {
        uint _S7 = _S6 >> int(2);
        at_5 = at_5 + 2U;
        _S6 = _S7;
    }
    else
    {
    }
    return at_5 + (_S6 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S8 = high_0(v_4);
    uint _S9;
    if(_S8 != 0U)
    {
        _S9 = 32U + top_bit_0(_S8);
    }
    else
    {
        _S9 = top_bit_0(low_0(v_4));
    }
    return _S9;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S10;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S10 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S10 = false;
        }
        int _S11;
        if(_S10)
        {
            _S11 = int(1);
        }
        else
        {
            _S11 = int(0);
        }
        return ulonglong(_S11);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_0 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_0 > half_0)
    {
        _S10 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S10 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S10 = false;
        }
    }
    ulonglong _S12;
    if(_S10)
    {
        _S12 = q_0 + 1ULL;
    }
    else
    {
        _S12 = q_0;
    }
    return _S12;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S13 = v_6 < 0LL;
    ulonglong m_0;
    if(_S13)
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
    if(_S13)
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
    int _S14;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S14 = int(1);
        }
        else
        {
            _S14 = int(0);
        }
        return ulonglong(_S14);
    }
    ulonglong _S15 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S14 = int(1);
    }
    else
    {
        _S14 = int(0);
    }
    return _S15 | ulonglong(_S14);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S16 = high_0(u_0);
    uint sign_0 = _S16 & 2147483648U;
    uint e_0 = (_S16 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S17 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S17 | s_2;
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
        bool _S18;
        if(odd_0)
        {
            _S18 = m_1 != 0ULL;
        }
        else
        {
            _S18 = false;
        }
        int _S19;
        if(_S18)
        {
            _S19 = int(1);
        }
        else
        {
            _S19 = int(0);
        }
        return sign_0 | uint(_S19);
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
    uint _S20 = (sign_1 | 2139095040U) | ((a_1 & 1023U) << int(13));
    uint _S21;
    if(a_1 > 31744U)
    {
        _S21 = 4194304U;
    }
    else
    {
        _S21 = 0U;
    }
    return _S20 | _S21;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_2 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S22;
    if(a_2 == 127U)
    {
        _S22 = 2143289344U;
    }
    else
    {
        _S22 = widen_0(a_2, 3U, 7U);
    }
    return sign_2 | _S22;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_3 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_3 < 124U)
    {
        return sign_3 | (widen_0(a_3, 2U, 15U));
    }
    uint _S23;
    if(a_3 == 124U)
    {
        _S23 = 2139095040U;
    }
    else
    {
        _S23 = 2143289344U;
    }
    return sign_3 | _S23;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S24 = v_8 < 0LL;
    ulonglong m_6;
    if(_S24)
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
    uint _S25;
    if(_S24)
    {
        _S25 = 2147483648U;
    }
    else
    {
        _S25 = 0U;
    }
    return _S25 + ((top_2 + 126U) << int(23)) + q_2;
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
        uint _S26 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S26 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S27 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S27;
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

__device__ double number_at_0(uint type_6, ulonglong base_5, longlong at_8)
{
    ulonglong _S28 = load_0(size_of_0(type_6), base_5, at_8);
    return F64_of_0(type_6, _S28);
}

__device__ double F64_zero_0()
{
    return 0.0;
}

struct LineGeometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<longlong, 7>  extent_0;
    FixedArray<longlong, 4>  from_line_0;
    FixedArray<longlong, 28>  stride_0;
    FixedArray<longlong, 12>  vector_0;
};

__device__ longlong vector_at_0(Lines_0 * s_3, int k_1, ulonglong at_line_0, ulonglong i_5)
{
    int _S29 = int(2) * k_1;
    return longlong(at_line_0) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S29] + longlong(i_5) * ((LineGeometry_0 *)s_3->geometry_0)->vector_0[_S29 + int(1)];
}

__device__ double * at_9(ulonglong base_6, longlong i_6)
{
    return (double *)(base_6 + ulonglong(i_6) * 8ULL);
}

__device__ Two_0 Two_x24init_0(double a_5, double b_1)
{
    Two_0 _S30;
    (&_S30)->a_0 = a_5;
    (&_S30)->b_0 = b_1;
    return _S30;
}

__device__ Two_0 NormGrad_term_0(Spec_0 * spec_0, NormGradArguments_0 * a_6, ulonglong at_line_1, ulonglong i_7, Place_0 * p_0)
{
    uint _S31 = Spec_type_0(spec_0, 1U);
    double _S32 = number_at_0(_S31, a_6->dy_0, p_0->at_0[int(1)]);
    uint _S33 = (&a_6->lines_1)->flags_0;
    bool _S34;
    if((((&a_6->lines_1)->flags_0) & 2U) != 0U)
    {
        uint _S35 = Spec_type_0(spec_0, 3U);
        double _S36 = number_at_0(_S35, a_6->y_0, p_0->at_0[int(3)]);
        _S34 = _S36 <= (F64_zero_0());
    }
    else
    {
        _S34 = false;
    }
    double g_0;
    if(_S34)
    {
        g_0 = F64_zero_0();
    }
    else
    {
        g_0 = _S32;
    }
    if((_S33 & 64U) != 0U)
    {
        _S34 = (a_6->w_0) != 0ULL;
    }
    else
    {
        _S34 = false;
    }
    if(_S34)
    {
        uint _S37 = Spec_type_0(spec_0, 4U);
        longlong _S38 = vector_at_0(&a_6->lines_1, int(0), at_line_1, i_7);
        double _S39 = number_at_0(_S37, a_6->w_0, _S38);
        g_0 = g_0 * _S39;
    }
    else
    {
    }
    uint _S40 = Spec_type_0(spec_0, 2U);
    double hat_0 = number_at_0(_S40, a_6->x_0, p_0->at_0[int(2)]);
    ulonglong _S41 = a_6->mean_0;
    double hat_1;
    if((a_6->mean_0) != 0ULL)
    {
        longlong _S42 = vector_at_0(&a_6->lines_1, int(1), at_line_1, i_7);
        double * _S43 = at_9(_S41, _S42);
        hat_1 = hat_0 - *_S43;
    }
    else
    {
        hat_1 = hat_0;
    }
    longlong _S44 = vector_at_0(&a_6->lines_1, int(2), at_line_1, i_7);
    double * _S45 = at_9(a_6->rstd_0, _S44);
    return Two_x24init_0(g_0, hat_1 * *_S45);
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
    uint _S46 = high_0(u_2);
    uint _S47 = _S46 >> int(31);
    bool negative_0 = _S47 != 0U;
    uint e_5 = (_S46 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S48;
    if(e_5 == 2047U)
    {
        _S48 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S48 = false;
    }
    if(_S48)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S47));
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
    longlong _S49;
    if(negative_0)
    {
        _S49 = longlong(0ULL - m_10);
    }
    else
    {
        _S49 = longlong(m_10);
    }
    return _S49;
}

__device__ longlong clamp_to_0(uint type_7, longlong v_14)
{
    longlong _S50;
    switch(type_7)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S50 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S50 = 127LL;
                }
                else
                {
                    _S50 = v_14;
                }
            }
            return _S50;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S50 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S50 = 255LL;
                }
                else
                {
                    _S50 = v_14;
                }
            }
            return _S50;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S50 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S50 = 2147483647LL;
                }
                else
                {
                    _S50 = v_14;
                }
            }
            return _S50;
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
    uint _S51 = a_7 & 8388607U;
    uint _S52;
    if(e_6 != 0U)
    {
        _S52 = 8388608U;
    }
    else
    {
        _S52 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S51 | _S52), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_8 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_8 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_8 >> int(13)) & 1023U);
    }
    uint _S53;
    if(a_8 >= 1199566848U)
    {
        _S53 = 31744U;
    }
    else
    {
        _S53 = narrow_0(a_8, 10U, 15U);
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
    uint a_9 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S54;
    if(a_9 >= 1140850688U)
    {
        _S54 = 127U;
    }
    else
    {
        _S54 = (U32_min((narrow_0(a_9, 3U, 7U)), (127U)));
    }
    return sign_6 | _S54;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_10 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_10 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S55;
    if(a_10 >= 1199570944U)
    {
        _S55 = 124U;
    }
    else
    {
        _S55 = (U32_min((narrow_0(a_10, 2U, 15U)), (124U)));
    }
    return sign_7 | _S55;
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

__device__ void store_0(uint size_2, ulonglong base_7, longlong i_8, ulonglong v_16)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S57 = at_1(base_7, i_8);
            *_S57 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S58 = at_2(base_7, i_8);
            *_S58 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S59 = at_3(base_7, i_8);
            *_S59 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S60 = at_4(base_7, i_8);
            *_S60 = v_16;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_11, ulonglong base_8, longlong at_10, double v_17)
{
    store_0(size_of_0(type_11), base_8, at_10, F64_bits_0(type_11, v_17));
    return;
}

__device__ double F64_of_count_0(ulonglong n_0)
{
    return real_of_0(f64_of_i64_0(longlong(n_0)));
}

__device__ double F64_over_0(double a_11, double b_2)
{
    return a_11 / b_2;
}

__device__ longlong quotient_0(longlong i_9, longlong n_1)
{
    longlong q_3;
    if(((i_9 | n_1) >> int(32)) == 0LL)
    {
        uint _S61 = uint(i_9) / uint(n_1);
        q_3 = longlong(_S61);
    }
    else
    {
        longlong _S62 = i_9 / n_1;
        q_3 = _S62;
    }
    return q_3;
}

__device__ Place_0 element_of_0(Lines_0 * s_4, ulonglong at_line_3, ulonglong i_10)
{
    LineGeometry_0 * g_1 = (LineGeometry_0 *)s_4->geometry_0;
    Place_0 p_1;
    longlong _S63 = longlong(at_line_3);
    (&p_1)->at_0[int(0)] = _S63 * g_1->from_line_0[int(0)];
    (&p_1)->at_0[int(1)] = _S63 * g_1->from_line_0[int(1)];
    (&p_1)->at_0[int(2)] = _S63 * g_1->from_line_0[int(2)];
    (&p_1)->at_0[int(3)] = _S63 * g_1->from_line_0[int(3)];
    longlong _S64 = longlong(i_10);
    int d_0 = int(g_1->rank_0) - int(1);
    longlong left_0 = _S64;
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
            longlong _S65 = quotient_0(left_0, extent_1);
            rest_1 = _S65;
        }
        else
        {
            rest_1 = 0LL;
        }
        longlong _S66 = left_0 - rest_1 * extent_1;
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S66 * g_1->stride_0[d_0];
        (&p_1)->at_0[int(1)] = (&p_1)->at_0[int(1)] + _S66 * g_1->stride_0[int(7) + d_0];
        (&p_1)->at_0[int(2)] = (&p_1)->at_0[int(2)] + _S66 * g_1->stride_0[int(14) + d_0];
        (&p_1)->at_0[int(3)] = (&p_1)->at_0[int(3)] + _S66 * g_1->stride_0[int(21) + d_0];
        d_0 = d_0 - int(1);
        left_0 = rest_1;
    }
    return p_1;
}

__device__ void NormGrad_finish_0(Spec_0 * spec_1, NormGradArguments_0 * a_12, Share_0 * s_5, Two_0 * sums_1)
{
    bool _S67;
    if(s_5->is_first_0)
    {
        _S67 = (s_5->part_0) == 0ULL;
    }
    else
    {
        _S67 = false;
    }
    if(_S67)
    {
        ulonglong _S68 = a_12->dw_0;
        if((a_12->dw_0) != 0ULL)
        {
            uint _S69 = Spec_type_0(spec_1, 5U);
            longlong _S70 = vector_at_0(&a_12->lines_1, int(3), s_5->at_line_2, 0ULL);
            store_number_0(_S69, _S68, _S70, sums_1->b_0);
        }
        ulonglong _S71 = a_12->db_0;
        if((a_12->db_0) != 0ULL)
        {
            uint _S72 = Spec_type_0(spec_1, 6U);
            longlong _S73 = vector_at_0(&a_12->lines_1, int(4), s_5->at_line_2, 0ULL);
            store_number_0(_S72, _S71, _S73, sums_1->a_0);
        }
    }
    ulonglong _S74 = a_12->dx_0;
    if((a_12->dx_0) == 0ULL)
    {
        _S67 = true;
    }
    else
    {
        _S67 = (s_5->begin_0) >= (s_5->end_0);
    }
    if(_S67)
    {
        return;
    }
    double n_2 = F64_of_count_0((&a_12->lines_1)->count_0);
    double _S75 = F64_over_0(sums_1->b_0, n_2);
    uint _S76 = (&a_12->lines_1)->flags_0;
    double _S77;
    if((((&a_12->lines_1)->flags_0) & 1U) != 0U)
    {
        _S77 = F64_zero_0();
    }
    else
    {
        _S77 = F64_over_0(sums_1->a_0, n_2);
    }
    ulonglong _S78 = s_5->at_line_2;
    longlong _S79 = vector_at_0(&a_12->lines_1, int(2), s_5->at_line_2, 0ULL);
    double * _S80 = at_9(a_12->rstd_0, _S79);
    double scale_0 = *_S80;
    if((_S76 & 64U) == 0U)
    {
        _S67 = (a_12->w_0) != 0ULL;
    }
    else
    {
        _S67 = false;
    }
    double scale_1;
    if(_S67)
    {
        uint _S81 = Spec_type_0(spec_1, 4U);
        longlong _S82 = vector_at_0(&a_12->lines_1, int(0), _S78, 0ULL);
        double _S83 = number_at_0(_S81, a_12->w_0, _S82);
        scale_1 = scale_0 * _S83;
    }
    else
    {
        scale_1 = scale_0;
    }
    ulonglong i_11 = s_5->begin_0;
    for(;;)
    {
        if(i_11 < (s_5->end_0))
        {
        }
        else
        {
            break;
        }
        Place_0 _S84 = element_of_0(&a_12->lines_1, _S78, i_11);
        Place_0 _S85 = _S84;
        Two_0 _S86 = NormGrad_term_0(spec_1, a_12, _S78, i_11, &_S85);
        uint _S87 = Spec_type_0(spec_1, 0U);
        store_number_0(_S87, _S74, _S84.at_0[int(0)], scale_1 * (_S86.a_0 - _S77 - _S86.b_0 * _S75));
        i_11 = i_11 + ulonglong(s_5->width_0);
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
    uint _S88 = (U32_min((width_1), (16U)));
    uint place_0 = lane_1 & (width_1 - 1U);
    uint first_0 = lane_1 - place_0;
    Two_0 _S89;
    uint i_12;
    if(width_1 > _S88)
    {
        if(place_0 < _S88)
        {
            uint _S90 = place_0 + _S88;
            _S89 = *v_18;
            i_12 = _S90;
            for(;;)
            {
                if(i_12 < width_1)
                {
                }
                else
                {
                    break;
                }
                Two_0 _S91 = _S89;
                Two_0 _S92 = (*&values_0)[first_0 + i_12];
                Two_0 _S93 = SumTwo_of_0(&_S91, &_S92);
                uint i_13 = i_12 + _S88;
                _S89 = _S93;
                i_12 = i_13;
            }
            (*&values_0)[lane_1] = _S89;
        }
        meet_0();
    }
    _S89 = (*&values_0)[first_0];
    i_12 = 1U;
    for(;;)
    {
        if(i_12 < _S88)
        {
        }
        else
        {
            break;
        }
        Two_0 _S94 = _S89;
        Two_0 _S95 = (*&values_0)[first_0 + i_12];
        Two_0 _S96 = SumTwo_of_0(&_S94, &_S95);
        uint i_14 = i_12 + 1U;
        _S89 = _S96;
        i_12 = i_14;
    }
    meet_0();
    return _S89;
}

__device__ Two_0 Share_sum_0(Share_0 * this_1, Two_0 * v_19)
{
    Two_0 _S97 = Group_all_0(v_19, this_1->lane_0, this_1->width_0);
    return _S97;
}

__device__ Two_0 NormGrad_sums_0(Spec_0 * spec_2, NormGradArguments_0 * a_13, Share_0 * s_6)
{
    double _S98 = F64_zero_0();
    Two_0 r_0 = Two_x24init_0(_S98, _S98);
    ulonglong i_15 = s_6->begin_0;
    for(;;)
    {
        if(i_15 < (s_6->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S99 = s_6->at_line_2;
        Place_0 _S100 = element_of_0(&a_13->lines_1, s_6->at_line_2, i_15);
        Place_0 _S101 = _S100;
        Two_0 _S102 = NormGrad_term_0(spec_2, a_13, _S99, i_15, &_S101);
        (&r_0)->a_0 = (&r_0)->a_0 + _S102.a_0;
        (&r_0)->b_0 = (&r_0)->b_0 + _S102.a_0 * _S102.b_0;
        i_15 = i_15 + ulonglong(s_6->width_0);
    }
    Two_0 _S103 = r_0;
    Two_0 _S104 = Share_sum_0(s_6, &_S103);
    return _S104;
}

struct Squares_0
{
    double large_0;
    double plain_0;
    double small_0;
};

struct LineMoments_0
{
    double mean_1;
    Squares_0 squares_0;
};

__device__ __shared__ FixedArray<LineMoments_0, 256>  values_1;

__device__ Squares_0 Squares_of_0(Squares_0 * a_14, Squares_0 * b_3)
{
    Squares_0 _S105 = *a_14;
    (&_S105)->large_0 = (&_S105)->large_0 + b_3->large_0;
    (&_S105)->plain_0 = (&_S105)->plain_0 + b_3->plain_0;
    (&_S105)->small_0 = (&_S105)->small_0 + b_3->small_0;
    return _S105;
}

__device__ LineMoments_0 SumMoments_of_0(LineMoments_0 * x_2, LineMoments_0 * y_2)
{
    LineMoments_0 _S106 = *x_2;
    (&_S106)->mean_1 = (&_S106)->mean_1 + y_2->mean_1;
    Squares_0 _S107 = (&_S106)->squares_0;
    Squares_0 _S108 = Squares_of_0(&_S107, &y_2->squares_0);
    (&_S106)->squares_0 = _S108;
    return _S106;
}

__device__ Squares_0 Squares_none_0()
{
    Squares_0 s_7;
    double _S109 = F64_zero_0();
    (&s_7)->large_0 = _S109;
    (&s_7)->plain_0 = _S109;
    (&s_7)->small_0 = _S109;
    return s_7;
}

__device__ LineMoments_0 Group_all_1(LineMoments_0 * v_20, uint lane_2, uint width_2)
{
    (*&values_1)[lane_2] = *v_20;
    meet_0();
    uint _S110 = (U32_min((width_2), (16U)));
    uint place_1 = lane_2 & (width_2 - 1U);
    uint first_1 = lane_2 - place_1;
    LineMoments_0 _S111;
    uint i_16;
    if(width_2 > _S110)
    {
        if(place_1 < _S110)
        {
            uint _S112 = place_1 + _S110;
            _S111 = *v_20;
            i_16 = _S112;
            for(;;)
            {
                if(i_16 < width_2)
                {
                }
                else
                {
                    break;
                }
                LineMoments_0 _S113 = _S111;
                LineMoments_0 _S114 = (*&values_1)[first_1 + i_16];
                LineMoments_0 _S115 = SumMoments_of_0(&_S113, &_S114);
                uint i_17 = i_16 + _S110;
                _S111 = _S115;
                i_16 = i_17;
            }
            (*&values_1)[lane_2] = _S111;
        }
        meet_0();
    }
    _S111 = (*&values_1)[first_1];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S110)
        {
        }
        else
        {
            break;
        }
        LineMoments_0 _S116 = _S111;
        LineMoments_0 _S117 = (*&values_1)[first_1 + i_16];
        LineMoments_0 _S118 = SumMoments_of_0(&_S116, &_S117);
        uint i_18 = i_16 + 1U;
        _S111 = _S118;
        i_16 = i_18;
    }
    meet_0();
    return _S111;
}

__device__ ulonglong magnitude_bits_0(double x_3)
{
    return (bits_of_0(x_3)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_4)
{
    return real_of_0(magnitude_bits_0(x_4));
}

__device__ double F64_size_0(double v_21)
{
    return magnitude_0(v_21);
}

__device__ double F64_power_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ Squares_0 Squares_one_0(double x_5, double weight_0)
{
    Squares_0 s_8 = Squares_none_0();
    double size_3 = F64_size_0(x_5);
    if((F64_power_0(int(400))) <= size_3)
    {
        double _S119 = x_5 * F64_power_0(int(-700));
        (&s_8)->large_0 = _S119 * (_S119 * weight_0);
    }
    else
    {
        if(size_3 < (F64_power_0(int(-400))))
        {
            double _S120 = x_5 * F64_power_0(int(620));
            (&s_8)->small_0 = _S120 * (_S120 * weight_0);
        }
        else
        {
            (&s_8)->plain_0 = x_5 * (x_5 * weight_0);
        }
    }
    return s_8;
}

struct NormArguments_0
{
    ulonglong y_3;
    ulonglong x_6;
    ulonglong w_1;
    ulonglong b_4;
    ulonglong given_mean_0;
    ulonglong given_var_0;
    ulonglong mean_2;
    ulonglong rstd_1;
    ulonglong eps_0;
    Lines_0 lines_2;
};

__device__ Place_0 element_of_1(Lines_0 * s_9, ulonglong at_line_4, ulonglong i_19)
{
    LineGeometry_0 * g_2 = (LineGeometry_0 *)s_9->geometry_0;
    Place_0 p_2;
    longlong _S121 = longlong(at_line_4);
    (&p_2)->at_0[int(0)] = _S121 * g_2->from_line_0[int(0)];
    (&p_2)->at_0[int(1)] = _S121 * g_2->from_line_0[int(1)];
    longlong _S122 = longlong(i_19);
    int d_1 = int(g_2->rank_0) - int(1);
    longlong left_1 = _S122;
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
            longlong _S123 = quotient_0(left_1, extent_2);
            rest_2 = _S123;
        }
        else
        {
            rest_2 = 0LL;
        }
        longlong _S124 = left_1 - rest_2 * extent_2;
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S124 * g_2->stride_0[d_1];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S124 * g_2->stride_0[int(7) + d_1];
        d_1 = d_1 - int(1);
        left_1 = rest_2;
    }
    return p_2;
}

__device__ double Norm_input_0(Spec_0 * spec_3, NormArguments_0 * a_15, Share_0 * s_10, ulonglong i_20)
{
    uint _S125 = Spec_type_0(spec_3, 1U);
    Place_0 _S126 = element_of_1(&a_15->lines_2, s_10->at_line_2, i_20);
    double _S127 = number_at_0(_S125, a_15->x_6, _S126.at_0[int(1)]);
    return _S127;
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ double F64_root_0(double v_22)
{
    return (F64_sqrt((v_22)));
}

__device__ double Squares_rstd_0(Squares_0 * this_2, double n_4, double eps_1)
{
    double _S128 = F64_one_0();
    double _S129 = this_2->large_0;
    double _S130 = F64_zero_0();
    double sum_0;
    double unit_0;
    double add_0;
    if(_S130 < (this_2->large_0))
    {
        double unit_1 = F64_power_0(int(-700));
        double _S131 = eps_1 * unit_1 * unit_1;
        sum_0 = _S129 + this_2->plain_0 * unit_1 * unit_1;
        unit_0 = unit_1;
        add_0 = _S131;
    }
    else
    {
        double _S132 = this_2->plain_0;
        bool _S133;
        if((this_2->plain_0) == _S130)
        {
            _S133 = eps_1 < (F64_power_0(int(-800)));
        }
        else
        {
            _S133 = false;
        }
        if(_S133)
        {
            double unit_2 = F64_power_0(int(620));
            double _S134 = eps_1 * unit_2 * unit_2;
            sum_0 = this_2->small_0;
            unit_0 = unit_2;
            add_0 = _S134;
        }
        else
        {
            double _S135 = F64_power_0(int(-620));
            sum_0 = _S132 + this_2->small_0 * _S135 * _S135;
            unit_0 = _S128;
            add_0 = eps_1;
        }
    }
    double var_0 = F64_over_0(sum_0, n_4);
    if(var_0 < _S130)
    {
        sum_0 = _S130;
    }
    else
    {
        sum_0 = var_0;
    }
    return F64_over_0(unit_0, F64_root_0(sum_0 + add_0));
}

__device__ void Norm_finish_0(Spec_0 * spec_4, NormArguments_0 * a_16, Share_0 * s_11, double mean_3, double rstd_2)
{
    bool _S136;
    if(s_11->is_first_0)
    {
        _S136 = (s_11->part_0) == 0ULL;
    }
    else
    {
        _S136 = false;
    }
    if(_S136)
    {
        ulonglong _S137 = a_16->mean_2;
        if((a_16->mean_2) != 0ULL)
        {
            longlong _S138 = vector_at_0(&a_16->lines_2, int(4), s_11->at_line_2, 0ULL);
            double * _S139 = at_9(_S137, _S138);
            *_S139 = mean_3;
        }
        ulonglong _S140 = a_16->rstd_1;
        if((a_16->rstd_1) != 0ULL)
        {
            longlong _S141 = vector_at_0(&a_16->lines_2, int(5), s_11->at_line_2, 0ULL);
            double * _S142 = at_9(_S140, _S141);
            *_S142 = rstd_2;
        }
    }
    ulonglong i_21 = s_11->begin_0;
    for(;;)
    {
        if(i_21 < (s_11->end_0))
        {
        }
        else
        {
            break;
        }
        ulonglong _S143 = s_11->at_line_2;
        Place_0 _S144 = element_of_1(&a_16->lines_2, s_11->at_line_2, i_21);
        uint _S145 = Spec_type_0(spec_4, 1U);
        double _S146 = number_at_0(_S145, a_16->x_6, _S144.at_0[int(1)]);
        double _S147 = (_S146 - mean_3) * rstd_2;
        ulonglong _S148 = a_16->w_1;
        double v_23;
        if((a_16->w_1) != 0ULL)
        {
            uint _S149 = Spec_type_0(spec_4, 2U);
            longlong _S150 = vector_at_0(&a_16->lines_2, int(0), _S143, i_21);
            double _S151 = number_at_0(_S149, _S148, _S150);
            v_23 = _S147 * _S151;
        }
        else
        {
            v_23 = _S147;
        }
        ulonglong _S152 = a_16->b_4;
        double v_24;
        if((a_16->b_4) != 0ULL)
        {
            uint _S153 = Spec_type_0(spec_4, 3U);
            longlong _S154 = vector_at_0(&a_16->lines_2, int(1), _S143, i_21);
            double _S155 = number_at_0(_S153, _S152, _S154);
            v_24 = v_23 + _S155;
        }
        else
        {
            v_24 = v_23;
        }
        if((((&a_16->lines_2)->flags_0) & 2U) != 0U)
        {
            _S136 = v_24 < (F64_zero_0());
        }
        else
        {
            _S136 = false;
        }
        double v_25;
        if(_S136)
        {
            v_25 = F64_zero_0();
        }
        else
        {
            v_25 = v_24;
        }
        uint _S156 = Spec_type_0(spec_4, 0U);
        store_number_0(_S156, a_16->y_3, _S144.at_0[int(0)], v_25);
        i_21 = i_21 + ulonglong(s_11->width_0);
    }
    return;
}

__device__ LineMoments_0 LineMoments_none_0()
{
    LineMoments_0 r_1;
    (&r_1)->mean_1 = F64_zero_0();
    (&r_1)->squares_0 = Squares_none_0();
    return r_1;
}

__device__ LineMoments_0 Norm_joined_0(NormArguments_0 * a_17, Share_0 * s_12)
{
    bool _S157;
    uint _S158 = (&a_17->lines_2)->parts_0;
    ulonglong _S159 = ulonglong((&a_17->lines_2)->parts_0);
    LineMoments_0 * _S160 = (LineMoments_0 *)(&a_17->lines_2)->sums_0 + s_12->at_line_2 * _S159;
    ulonglong _S161 = (&a_17->lines_2)->count_0;
    ulonglong _S162 = ((&a_17->lines_2)->count_0 + _S159 - 1ULL) / _S159;
    double _S163 = F64_of_count_0(_S161);
    LineMoments_0 r_2 = LineMoments_none_0();
    uint p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S158)
        {
            _S157 = (ulonglong(p_3) * _S162) < _S161;
        }
        else
        {
            _S157 = false;
        }
        if(_S157)
        {
        }
        else
        {
            break;
        }
        (&r_2)->mean_1 = (&r_2)->mean_1 + F64_over_0(F64_of_count_0((U64_min((_S162), (_S161 - ulonglong(p_3) * _S162)))), _S163) * (_S160 + p_3)->mean_1;
        p_3 = p_3 + 1U;
    }
    p_3 = 0U;
    for(;;)
    {
        if(p_3 < _S158)
        {
            _S157 = (ulonglong(p_3) * _S162) < _S161;
        }
        else
        {
            _S157 = false;
        }
        if(_S157)
        {
        }
        else
        {
            break;
        }
        double size_4 = F64_of_count_0((U64_min((_S162), (_S161 - ulonglong(p_3) * _S162))));
        LineMoments_0 * _S164 = _S160 + p_3;
        Squares_0 _S165 = _S164->squares_0;
        Squares_0 _S166 = (&r_2)->squares_0;
        Squares_0 _S167 = _S165;
        Squares_0 _S168 = Squares_of_0(&_S166, &_S167);
        (&r_2)->squares_0 = _S168;
        Squares_0 _S169 = Squares_one_0(_S164->mean_1 - (&r_2)->mean_1, size_4);
        Squares_0 _S170 = _S168;
        Squares_0 _S171 = _S169;
        Squares_0 _S172 = Squares_of_0(&_S170, &_S171);
        (&r_2)->squares_0 = _S172;
        p_3 = p_3 + 1U;
    }
    return r_2;
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ LineMoments_0 Norm_moments_0(Spec_0 * spec_5, NormArguments_0 * a_18, Share_0 * s_13)
{
    LineMoments_0 _S173 = LineMoments_none_0();
    LineMoments_0 r_3 = _S173;
    bool _S174 = !((((&a_18->lines_2)->flags_0) & 1U) != 0U);
    ulonglong i_22;
    if(_S174)
    {
        double _S175 = F64_zero_0();
        Two_0 sum_1 = Two_x24init_0(_S175, _S175);
        i_22 = s_13->begin_0;
        for(;;)
        {
            if(i_22 < (s_13->end_0))
            {
            }
            else
            {
                break;
            }
            double _S176 = Norm_input_0(spec_5, a_18, s_13, i_22);
            if((F64_power_0(int(400))) <= (F64_size_0(_S176)))
            {
                (&sum_1)->b_0 = (&sum_1)->b_0 + _S176 * F64_power_0(int(-700));
            }
            else
            {
                (&sum_1)->a_0 = (&sum_1)->a_0 + _S176;
            }
            i_22 = i_22 + ulonglong(s_13->width_0);
        }
        Two_0 _S177 = sum_1;
        Two_0 _S178 = Share_sum_0(s_13, &_S177);
        sum_1 = _S178;
        (&r_3)->mean_1 = F64_over_0((&sum_1)->a_0, s_13->size_1) + F64_over_0((&sum_1)->b_0, s_13->size_1) * F64_power_0(int(700));
    }
    LineMoments_0 sums_2 = _S173;
    i_22 = s_13->begin_0;
    for(;;)
    {
        if(i_22 < (s_13->end_0))
        {
        }
        else
        {
            break;
        }
        double _S179 = Norm_input_0(spec_5, a_18, s_13, i_22);
        double _S180 = _S179 - (&r_3)->mean_1;
        (&sums_2)->mean_1 = (&sums_2)->mean_1 + _S180;
        Squares_0 _S181 = Squares_one_0(_S180, F64_one_0());
        Squares_0 _S182 = (&sums_2)->squares_0;
        Squares_0 _S183 = _S181;
        Squares_0 _S184 = Squares_of_0(&_S182, &_S183);
        (&sums_2)->squares_0 = _S184;
        i_22 = i_22 + ulonglong(s_13->width_0);
    }
    LineMoments_0 _S185 = sums_2;
    LineMoments_0 _S186 = Group_all_1(&_S185, s_13->lane_0, s_13->width_0);
    sums_2 = _S186;
    (&r_3)->squares_0 = (&sums_2)->squares_0;
    bool _S187;
    if(_S174)
    {
        _S187 = (F64_size_0((&sums_2)->mean_1)) < (F64_highest_0());
    }
    else
    {
        _S187 = false;
    }
    if(_S187)
    {
        Squares_0 off_0 = Squares_one_0((&sums_2)->mean_1, F64_one_0());
        (&r_3)->mean_1 = (&r_3)->mean_1 + F64_over_0((&sums_2)->mean_1, s_13->size_1);
        (&(&r_3)->squares_0)->large_0 = (&(&r_3)->squares_0)->large_0 - F64_over_0(off_0.large_0, s_13->size_1);
        (&(&r_3)->squares_0)->plain_0 = (&(&r_3)->squares_0)->plain_0 - F64_over_0(off_0.plain_0, s_13->size_1);
        (&(&r_3)->squares_0)->small_0 = (&(&r_3)->squares_0)->small_0 - F64_over_0(off_0.small_0, s_13->size_1);
    }
    return r_3;
}

__device__ Share_0 Share_x24init_0(Lines_0 * s_14, uint thread_0, ulonglong tile_0)
{
    Share_0 _S188;
    uint _S189 = s_14->at_once_0;
    uint _S190 = 256U / s_14->at_once_0;
    (&_S188)->width_0 = _S190;
    bool across_0 = ((s_14->flags_0) & 8U) != 0U;
    uint team_0;
    if(across_0)
    {
        uint _S191 = thread_0 % _S189;
        team_0 = _S191;
    }
    else
    {
        uint _S192 = thread_0 / (&_S188)->width_0;
        team_0 = _S192;
    }
    uint place_2;
    if(across_0)
    {
        uint _S193 = thread_0 / _S189;
        place_2 = _S193;
    }
    else
    {
        uint _S194 = thread_0 % (&_S188)->width_0;
        place_2 = _S194;
    }
    (&_S188)->lane_0 = team_0 * (&_S188)->width_0 + place_2;
    ulonglong _S195 = ulonglong(s_14->parts_0);
    ulonglong _S196 = tile_0 / _S195;
    (&_S188)->at_line_2 = _S196 * ulonglong(_S189) + ulonglong(team_0);
    ulonglong _S197 = tile_0 % _S195;
    (&_S188)->part_0 = _S197;
    ulonglong _S198 = s_14->count_0;
    ulonglong most_0 = (s_14->count_0 + _S195 - 1ULL) / _S195;
    bool _S199 = ((&_S188)->at_line_2) < (s_14->lines_0);
    (&_S188)->is_there_0 = _S199;
    bool _S200;
    if(_S199)
    {
        _S200 = place_2 == 0U;
    }
    else
    {
        _S200 = false;
    }
    (&_S188)->is_first_0 = _S200;
    ulonglong _S201 = (U64_min(((&_S188)->part_0 * most_0), (_S198)));
    ulonglong _S202;
    if((&_S188)->is_there_0)
    {
        _S202 = (U64_min((_S201 + most_0), (_S198)));
    }
    else
    {
        _S202 = _S201;
    }
    (&_S188)->end_0 = _S202;
    (&_S188)->begin_0 = _S201 + ulonglong(place_2);
    (&_S188)->size_1 = F64_of_count_0((U64_max((_S202 - _S201), (1ULL))));
    return _S188;
}

__device__ ulonglong tiles_of_0(Lines_0 * s_15)
{
    ulonglong _S203 = ulonglong(s_15->at_once_0);
    ulonglong _S204 = (s_15->lines_0 + _S203 - 1ULL) / _S203;
    return _S204 * ulonglong(s_15->parts_0);
}

__device__ void NormGrad_run_0(Spec_0 * spec_6, NormGradArguments_0 * a_19, uint group_0, uint thread_1)
{
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        ulonglong _S205 = tiles_of_0(&a_19->lines_1);
        if(tile_1 < _S205)
        {
        }
        else
        {
            break;
        }
        Share_0 _S206 = Share_x24init_0(&a_19->lines_1, thread_1, tile_1);
        double _S207 = F64_zero_0();
        Two_0 m_11 = Two_x24init_0(_S207, _S207);
        uint _S208 = (&a_19->lines_1)->parts_0;
        Two_0 * parts_1 = (Two_0 *)(&a_19->lines_1)->sums_0 + _S206.at_line_2 * ulonglong((&a_19->lines_1)->parts_0);
        uint _S209 = (&a_19->lines_1)->flags_0;
        uint _S210 = ((&a_19->lines_1)->flags_0) & 32U;
        if(_S210 == 0U)
        {
            Share_0 _S211 = _S206;
            Two_0 _S212 = NormGrad_sums_0(spec_6, a_19, &_S211);
            m_11 = _S212;
        }
        if((_S209 & 16U) != 0U)
        {
            if(_S206.is_first_0)
            {
                *(parts_1 + _S206.part_0) = m_11;
            }
            tile_1 = tile_1 + ulonglong((&a_19->lines_1)->groups_0);
            continue;
        }
        if(!_S206.is_there_0)
        {
            tile_1 = tile_1 + ulonglong((&a_19->lines_1)->groups_0);
            continue;
        }
        uint p_4 = 0U;
        for(;;)
        {
            bool _S213;
            if(_S210 != 0U)
            {
                _S213 = p_4 < _S208;
            }
            else
            {
                _S213 = false;
            }
            if(_S213)
            {
            }
            else
            {
                break;
            }
            Two_0 * _S214 = parts_1 + p_4;
            (&m_11)->a_0 = (&m_11)->a_0 + _S214->a_0;
            (&m_11)->b_0 = (&m_11)->b_0 + _S214->b_0;
            p_4 = p_4 + 1U;
        }
        Share_0 _S215 = _S206;
        Two_0 _S216 = m_11;
        NormGrad_finish_0(spec_6, a_19, &_S215, &_S216);
        tile_1 = tile_1 + ulonglong((&a_19->lines_1)->groups_0);
    }
    return;
}

__device__ double F64_scalar_0(ulonglong v_26)
{
    return real_of_0(v_26);
}

__device__ void Norm_run_0(Spec_0 * spec_7, NormArguments_0 * a_20, uint group_1, uint thread_2)
{
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        ulonglong _S217 = tiles_of_0(&a_20->lines_2);
        if(tile_2 < _S217)
        {
        }
        else
        {
            break;
        }
        Share_0 _S218 = Share_x24init_0(&a_20->lines_2, thread_2, tile_2);
        LineMoments_0 _S219 = LineMoments_none_0();
        uint _S220 = (&a_20->lines_2)->flags_0;
        uint _S221 = ((&a_20->lines_2)->flags_0) & 4U;
        bool _S222;
        if(_S221 == 0U)
        {
            _S222 = (_S220 & 32U) == 0U;
        }
        else
        {
            _S222 = false;
        }
        LineMoments_0 m_12;
        if(_S222)
        {
            Share_0 _S223 = _S218;
            LineMoments_0 _S224 = Norm_moments_0(spec_7, a_20, &_S223);
            m_12 = _S224;
        }
        else
        {
            m_12 = _S219;
        }
        if((_S220 & 16U) != 0U)
        {
            if(_S218.is_first_0)
            {
                *((LineMoments_0 *)(&a_20->lines_2)->sums_0 + (_S218.at_line_2 * ulonglong((&a_20->lines_2)->parts_0) + _S218.part_0)) = m_12;
            }
            tile_2 = tile_2 + ulonglong((&a_20->lines_2)->groups_0);
            continue;
        }
        if(!_S218.is_there_0)
        {
            tile_2 = tile_2 + ulonglong((&a_20->lines_2)->groups_0);
            continue;
        }
        if(_S221 != 0U)
        {
            uint _S225 = Spec_type_0(spec_7, 4U);
            longlong _S226 = vector_at_0(&a_20->lines_2, int(2), _S218.at_line_2, 0ULL);
            double mean_4 = number_at_0(_S225, a_20->given_mean_0, _S226);
            uint _S227 = Spec_type_0(spec_7, 5U);
            longlong _S228 = vector_at_0(&a_20->lines_2, int(3), _S218.at_line_2, 0ULL);
            double var_1 = number_at_0(_S227, a_20->given_var_0, _S228);
            double _S229 = F64_over_0(F64_one_0(), F64_root_0(var_1 + F64_scalar_0(a_20->eps_0)));
            Share_0 _S230 = _S218;
            Norm_finish_0(spec_7, a_20, &_S230, mean_4, _S229);
            tile_2 = tile_2 + ulonglong((&a_20->lines_2)->groups_0);
            continue;
        }
        LineMoments_0 m_13;
        if((_S220 & 32U) != 0U)
        {
            Share_0 _S231 = _S218;
            LineMoments_0 _S232 = Norm_joined_0(a_20, &_S231);
            m_13 = _S232;
        }
        else
        {
            m_13 = m_12;
        }
        double _S233 = F64_of_count_0((U64_max(((&a_20->lines_2)->count_0), (1ULL))));
        double _S234 = F64_scalar_0(a_20->eps_0);
        Squares_0 _S235 = m_13.squares_0;
        double _S236 = Squares_rstd_0(&_S235, _S233, _S234);
        Share_0 _S237 = _S218;
        Norm_finish_0(spec_7, a_20, &_S237, m_13.mean_1, _S236);
        tile_2 = tile_2 + ulonglong((&a_20->lines_2)->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_norm_f64(NormArguments_0 a_21, Spec_0 spec_8)
{
    uint _S238 = blockIdx.x;
    uint _S239 = threadIdx.x;
    Spec_0 _S240 = spec_8;
    NormArguments_0 _S241 = a_21;
    Norm_run_0(&_S240, &_S241, _S238, _S239);
    return;
}

extern "C" __global__ void mpt_norm_grad_f64(NormGradArguments_0 a_22, Spec_0 spec_9)
{
    uint _S242 = blockIdx.x;
    uint _S243 = threadIdx.x;
    Spec_0 _S244 = spec_9;
    NormGradArguments_0 _S245 = a_22;
    NormGrad_run_0(&_S244, &_S245, _S242, _S243);
    return;
}

