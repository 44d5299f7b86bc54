// The kernels of product_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<double, 528>  shared_b_0;

__device__ __shared__ FixedArray<double, 528>  shared_a_0;

__device__ double Join_sum_of_0(ulonglong partials_0, uint parts_0, longlong first_0, longlong step_0)
{
    double * p_0 = (double *)partials_0;
    double v_0 = *(p_0 + first_0);
    uint i_0 = 1U;
    for(;;)
    {
        if(i_0 < parts_0)
        {
        }
        else
        {
            break;
        }
        double _S1 = v_0 + *(p_0 + (first_0 + longlong(i_0) * step_0));
        uint i_1 = i_0 + 1U;
        v_0 = _S1;
        i_0 = i_1;
    }
    return v_0;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct ProductArguments_0
{
    ulonglong output_0;
    ulonglong sums_0;
    ulonglong a_0;
    ulonglong b_0;
    ulonglong bias_0;
    ulonglong geometry_0;
    ulonglong alpha_0;
    ulonglong beta_0;
    ulonglong partials_1;
    ulonglong partial_sums_0;
    uint groups_0;
    uint item_count_0;
};

struct Window_0
{
    int per_row_0;
    int per_k_0;
    int first_1;
    int divisor_0;
    uint extent_0;
    uint pad_0;
    longlong stride_0;
};

struct ProductGeometry_0
{
    uint rows_0;
    uint columns_0;
    uint depth_0;
    uint tiles_0;
    uint items_0;
    uint order_0;
    uint parts_1;
    uint part_0;
    FixedArray<uint, 6>  item_0;
    FixedArray<uint, 8>  extent_1;
    FixedArray<longlong, 6>  a_item_0;
    FixedArray<longlong, 6>  b_item_0;
    FixedArray<longlong, 6>  c_item_0;
    longlong a_row_0;
    longlong a_k_0;
    FixedArray<longlong, 4>  b_k_0;
    longlong b_column_0;
    FixedArray<longlong, 4>  c_row_0;
    longlong c_column_0;
    longlong bias_item_0;
    longlong bias_column_0;
    longlong sums_item_0;
    longlong sums_column_0;
    FixedArray<Window_0, 3>  window_0;
};

struct Item_0
{
    longlong a_1;
    longlong b_1;
    longlong c_0;
    uint group_0;
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

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_1)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_1), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ uint high_0(ulonglong v_2)
{
    return uint(v_2 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_3, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_3;
    }
    int _S2;
    if(s_0 >= 64U)
    {
        if(v_3 != 0ULL)
        {
            _S2 = int(1);
        }
        else
        {
            _S2 = int(0);
        }
        return ulonglong(_S2);
    }
    ulonglong _S3 = v_3 >> s_0;
    if((v_3 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S2 = int(1);
    }
    else
    {
        _S2 = int(0);
    }
    return _S3 | ulonglong(_S2);
}

__device__ ulonglong right_nearest_0(ulonglong v_4, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_4;
    }
    bool _S4;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S4 = v_4 > 9223372036854775808ULL;
        }
        else
        {
            _S4 = false;
        }
        int _S5;
        if(_S4)
        {
            _S5 = int(1);
        }
        else
        {
            _S5 = int(0);
        }
        return ulonglong(_S5);
    }
    ulonglong q_0 = v_4 >> s_1;
    ulonglong rest_0 = v_4 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S4 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S4 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S4 = false;
        }
    }
    ulonglong _S6;
    if(_S4)
    {
        _S6 = q_0 + 1ULL;
    }
    else
    {
        _S6 = q_0;
    }
    return _S6;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S7 = high_0(u_0);
    uint sign_0 = _S7 & 2147483648U;
    uint e_0 = (_S7 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S8 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S8 | s_2;
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
        bool _S9;
        if(odd_0)
        {
            _S9 = m_0 != 0ULL;
        }
        else
        {
            _S9 = false;
        }
        int _S10;
        if(_S9)
        {
            _S10 = int(1);
        }
        else
        {
            _S10 = int(0);
        }
        return sign_0 | uint(_S10);
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

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S11 = high_0(u_1);
    uint _S12 = _S11 >> int(31);
    bool negative_0 = _S12 != 0U;
    uint e_1 = (_S11 >> int(20)) & 2047U;
    ulonglong m_4 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S13;
    if(e_1 == 2047U)
    {
        _S13 = m_4 != 4503599627370496ULL;
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S12));
    }
    ulonglong m_5;
    if(e_1 >= 1075U)
    {
        m_5 = m_4 << (e_1 - 1075U);
    }
    else
    {
        m_5 = m_4 >> (1075U - e_1);
    }
    longlong _S14;
    if(negative_0)
    {
        _S14 = longlong(0ULL - m_5);
    }
    else
    {
        _S14 = longlong(m_5);
    }
    return _S14;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_5)
{
    longlong _S15;
    switch(type_1)
    {
    case 7U:
        {
            if(v_5 < -128LL)
            {
                _S15 = -128LL;
            }
            else
            {
                if(v_5 > 127LL)
                {
                    _S15 = 127LL;
                }
                else
                {
                    _S15 = v_5;
                }
            }
            return _S15;
        }
    case 8U:
        {
            if(v_5 < 0LL)
            {
                _S15 = 0LL;
            }
            else
            {
                if(v_5 > 255LL)
                {
                    _S15 = 255LL;
                }
                else
                {
                    _S15 = v_5;
                }
            }
            return _S15;
        }
    case 9U:
        {
            if(v_5 < -2147483648LL)
            {
                _S15 = -2147483648LL;
            }
            else
            {
                if(v_5 > 2147483647LL)
                {
                    _S15 = 2147483647LL;
                }
                else
                {
                    _S15 = v_5;
                }
            }
            return _S15;
        }
    default:
        {
            return v_5;
        }
    }
}

__device__ uint narrow_0(uint a_2, uint mantissa_0, uint bias_1)
{
    uint e_2 = a_2 >> int(23);
    if(e_2 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_2 - ((127U - bias_1) << int(23))), 23U - mantissa_0));
    }
    uint _S16 = a_2 & 8388607U;
    uint _S17;
    if(e_2 != 0U)
    {
        _S17 = 8388608U;
    }
    else
    {
        _S17 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S16 | _S17), (U32_min((151U - bias_1 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_3 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_3 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_3 >> int(13)) & 1023U);
    }
    uint _S18;
    if(a_3 >= 1199566848U)
    {
        _S18 = 31744U;
    }
    else
    {
        _S18 = narrow_0(a_3, 10U, 15U);
    }
    return sign_1 | _S18;
}

__device__ uint bf16_of_f32_0(uint u_3)
{
    if((u_3 & 2147483647U) > 2139095040U)
    {
        return (u_3 >> int(16)) | 64U;
    }
    return (u_3 + 32767U + ((u_3 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_4)
{
    uint a_4 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(24)) & 128U;
    uint _S19;
    if(a_4 >= 1140850688U)
    {
        _S19 = 127U;
    }
    else
    {
        _S19 = (U32_min((narrow_0(a_4, 3U, 7U)), (127U)));
    }
    return sign_2 | _S19;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_5 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_5 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S20;
    if(a_5 >= 1199570944U)
    {
        _S20 = 124U;
    }
    else
    {
        _S20 = (U32_min((narrow_0(a_5, 2U, 15U)), (124U)));
    }
    return sign_3 | _S20;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_6)
{
    switch(type_2)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_6));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_6));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_6));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_6));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_7)
{
    switch(type_3)
    {
    case 2U:
        {
            return u_7;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_7, false));
        }
    case 11U:
        {
            int _S21;
            if((u_7 << int(1)) != 0ULL)
            {
                _S21 = int(1);
            }
            else
            {
                _S21 = int(0);
            }
            return ulonglong(_S21);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_7)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_7, true));
        }
    }
}

__device__ ulonglong NumberF64_bits_0(uint type_4, double v_6)
{
    return of_f64_0(type_4, bits_of_0(v_6));
}

__device__ uchar * at_0(ulonglong base_0, longlong i_2)
{
    return (uchar *)(base_0 + ulonglong(i_2));
}

__device__ ushort * at_1(ulonglong base_1, longlong i_3)
{
    return (ushort *)(base_1 + ulonglong(i_3) * 2ULL);
}

__device__ uint * at_2(ulonglong base_2, longlong i_4)
{
    return (uint *)(base_2 + ulonglong(i_4) * 4ULL);
}

__device__ ulonglong * at_3(ulonglong base_3, longlong i_5)
{
    return (ulonglong *)(base_3 + ulonglong(i_5) * 8ULL);
}

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_6, ulonglong v_7)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S22 = at_0(base_4, i_6);
            *_S22 = uchar(v_7);
            break;
        }
    case 2U:
        {
            ushort * _S23 = at_1(base_4, i_6);
            *_S23 = ushort(v_7);
            break;
        }
    case 4U:
        {
            uint * _S24 = at_2(base_4, i_6);
            *_S24 = uint(v_7);
            break;
        }
    default:
        {
            ulonglong * _S25 = at_3(base_4, i_6);
            *_S25 = v_7;
            break;
        }
    }
    return;
}

__device__ void Result_finish_column_0(Spec_0 * spec_0, ProductArguments_0 * a_6, ProductGeometry_0 * g_0, Item_0 * item_1, uint column_0, double sum_0)
{
    uint _S26 = Spec_type_0(spec_0, 4U);
    store_0(size_of_0(_S26), a_6->sums_0, longlong(item_1->group_0) * g_0->sums_item_0 + longlong(column_0) * g_0->sums_column_0, NumberF64_bits_0(_S26, sum_0));
    return;
}

__device__ uint low_0(ulonglong v_8)
{
    return uint(v_8);
}

__device__ double real_of_0(ulonglong v_9)
{
    return (U32_asdouble((low_0(v_9)), (high_0(v_9))));
}

__device__ double NumberF64_scalar_0(ulonglong bits_0)
{
    return real_of_0(bits_0);
}

__device__ ulonglong load_0(uint size_1, ulonglong base_5, longlong i_7)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S27 = at_0(base_5, i_7);
            return ulonglong(*_S27);
        }
    case 2U:
        {
            ushort * _S28 = at_1(base_5, i_7);
            return ulonglong(*_S28);
        }
    case 4U:
        {
            uint * _S29 = at_2(base_5, i_7);
            return ulonglong(*_S29);
        }
    default:
        {
            ulonglong * _S30 = at_3(base_5, i_7);
            return *_S30;
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_10)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_10 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_10 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S31;
            if(v_10 != 0ULL)
            {
                _S31 = int(1);
            }
            else
            {
                _S31 = int(0);
            }
            return longlong(_S31);
        }
    default:
        {
            return longlong(v_10);
        }
    }
}

__device__ uint top_bit_0(uint v_11)
{
    uint _S32;
    uint at_4;
    if(v_11 >= 65536U)
    {
        _S32 = v_11 >> int(16);
        at_4 = 16U;
    }
    else
    {
        _S32 = v_11;
        at_4 = 0U;
    }
    if(_S32 >= 256U)
    {
        uint at_5 = at_4 + 8U;
        _S32 = _S32 >> int(8);
        at_4 = at_5;
    }
    if(_S32 >= 16U)
    {
        uint at_6 = at_4 + 4U;
        _S32 = _S32 >> int(4);
        at_4 = at_6;
    }
    if(_S32 >= 4U)
    {
        uint _S33 = _S32 >> int(2);
        at_4 = at_4 + 2U;
        _S32 = _S33;
    }
    return at_4 + (_S32 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_12)
{
    uint _S34 = high_0(v_12);
    uint _S35;
    if(_S34 != 0U)
    {
        _S35 = 32U + top_bit_0(_S34);
    }
    else
    {
        _S35 = top_bit_0(low_0(v_12));
    }
    return _S35;
}

__device__ ulonglong f64_of_i64_0(longlong v_13)
{
    if(v_13 == 0LL)
    {
        return 0ULL;
    }
    bool _S36 = v_13 < 0LL;
    ulonglong m_6;
    if(_S36)
    {
        m_6 = 0ULL - ulonglong(v_13);
    }
    else
    {
        m_6 = ulonglong(v_13);
    }
    uint top_0 = top_bit64_0(m_6);
    ulonglong q_1;
    if(top_0 <= 52U)
    {
        q_1 = m_6 << (52U - top_0);
    }
    else
    {
        q_1 = right_nearest_0(m_6, top_0 - 52U);
    }
    if(_S36)
    {
        m_6 = 9223372036854775808ULL;
    }
    else
    {
        m_6 = 0ULL;
    }
    return m_6 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_2)
{
    uint e_3 = code_0 >> mantissa_1;
    uint m_7 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_3 != 0U)
    {
        return ((e_3 + 127U - bias_2) << int(23)) | (m_7 << (23U - mantissa_1));
    }
    if(m_7 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_7);
    return ((top_1 + 128U - bias_2 - mantissa_1) << int(23)) | ((m_7 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_7 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_7 < 31744U)
    {
        return sign_4 | (widen_0(a_7, 10U, 15U));
    }
    uint _S37 = (sign_4 | 2139095040U) | ((a_7 & 1023U) << int(13));
    uint _S38;
    if(a_7 > 31744U)
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
    uint a_8 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S39;
    if(a_8 == 127U)
    {
        _S39 = 2143289344U;
    }
    else
    {
        _S39 = widen_0(a_8, 3U, 7U);
    }
    return sign_5 | _S39;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_9 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_9 < 124U)
    {
        return sign_6 | (widen_0(a_9, 2U, 15U));
    }
    uint _S40;
    if(a_9 == 124U)
    {
        _S40 = 2139095040U;
    }
    else
    {
        _S40 = 2143289344U;
    }
    return sign_6 | _S40;
}

__device__ uint f32_of_i64_0(longlong v_14)
{
    if(v_14 == 0LL)
    {
        return 0U;
    }
    bool _S41 = v_14 < 0LL;
    ulonglong m_8;
    if(_S41)
    {
        m_8 = 0ULL - ulonglong(v_14);
    }
    else
    {
        m_8 = ulonglong(v_14);
    }
    uint top_2 = top_bit64_0(m_8);
    if(top_2 <= 23U)
    {
        m_8 = m_8 << (23U - top_2);
    }
    else
    {
        m_8 = right_nearest_0(m_8, (U32_max((top_2), (23U))) - 23U);
    }
    uint q_2 = uint(m_8);
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

__device__ uint f32_of_0(uint type_7, ulonglong v_15)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_15);
        }
    case 2U:
        {
            return f32_of_f64_0(v_15, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_15));
        }
    case 4U:
        {
            return (low_0(v_15)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_15));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_15));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_15));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_10 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    uint e_4 = a_10 >> int(23);
    uint m_9 = a_10 & 8388607U;
    if(a_10 == 0U)
    {
        return join_0(sign_7, 0U);
    }
    uint m_10;
    if(e_4 == 255U)
    {
        uint _S43 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S43 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S44 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_5 = _S44;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_10 = m_9;
        e_5 = e_6;
    }
    return join_0((sign_7 | (e_5 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_16)
{
    if(type_8 == 2U)
    {
        return v_16;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_16));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_16));
}

__device__ double NumberF64_of_0(uint type_9, ulonglong v_17)
{
    return real_of_0(f64_of_0(type_9, v_17));
}

__device__ double negated_0(double x_0)
{
    return real_of_0((bits_of_0(x_0)) ^ 9223372036854775808ULL);
}

struct Pair_0
{
    double hi_2;
    double lo_2;
};

__device__ Pair_0 Pair_x24init_0(double hi_3, double lo_3)
{
    Pair_0 _S45;
    (&_S45)->hi_2 = hi_3;
    (&_S45)->lo_2 = lo_3;
    return _S45;
}

__device__ Pair_0 pair_0(double hi_4, double lo_4)
{
    return Pair_x24init_0(hi_4, lo_4);
}

struct Power_0
{
    Pair_0 less_0;
    int n_0;
};

__device__ ulonglong magnitude_bits_0(double x_1)
{
    return (bits_of_0(x_1)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_2)
{
    return real_of_0(magnitude_bits_0(x_2));
}

__device__ double with_sign_0(double x_3, double sign_8)
{
    return real_of_0((magnitude_bits_0(x_3)) | ((bits_of_0(sign_8)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_4)
{
    double a_11 = magnitude_0(x_4);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_0 = a_11 + big_0 - big_0;
    double _S46;
    if(a_11 < big_0)
    {
        _S46 = r_0;
    }
    else
    {
        _S46 = a_11;
    }
    return with_sign_0(_S46, x_4);
}

__device__ Pair_0 sum_of_0(double a_12, double b_2)
{
    double s_3 = a_12 + b_2;
    double c_1 = s_3 - a_12;
    return pair_0(s_3, a_12 - (s_3 - c_1) + (b_2 - c_1));
}

__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
__device__ double series_0(double x_5, uint first_2, uint count_0)
{
    double r_1 = real_of_0(kTerms_0[first_2]);
    uint i_8 = 1U;
    for(;;)
    {
        if(i_8 < count_0)
        {
        }
        else
        {
            break;
        }
        double _S47 = r_1 * x_5 + real_of_0(kTerms_0[first_2 + i_8]);
        uint i_9 = i_8 + 1U;
        r_1 = _S47;
        i_8 = i_9;
    }
    return r_1;
}

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S48;
    (&_S48)->less_0 = *less_1;
    (&_S48)->n_0 = n_1;
    return _S48;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_6)
{
    double n_2 = rounded_0(x_6->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_2 = sum_of_0(x_6->hi_2 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_4 = sum_of_0(r_2.hi_2, r_2.lo_2 + x_6->lo_2);
    double _S49 = s_4.hi_2;
    int _S50 = int(n_2);
    Pair_0 _S51 = sum_of_0(s_4.hi_2, _S49 * _S49 * series_0(s_4.hi_2, 0U, 13U) + (s_4.lo_2 + s_4.lo_2 * s_4.hi_2));
    Power_0 _S52 = Power_x24init_0(&_S51, _S50);
    return _S52;
}

__device__ Pair_0 added_0(Pair_0 * a_13, double b_3)
{
    Pair_0 s_5 = sum_of_0(a_13->hi_2, b_3);
    return sum_of_0(s_5.hi_2, s_5.lo_2 + a_13->lo_2);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_18, int n_4)
{
    int half_1 = n_4 >> int(1);
    return v_18 * power_of_2_real_0(half_1) * power_of_2_real_0(n_4 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_7)
{
    Pair_0 _S53 = *x_7;
    if(((&_S53)->hi_2) < -746.0)
    {
        (&_S53)->hi_2 = -746.0;
    }
    if(((&_S53)->hi_2) > 710.0)
    {
        (&_S53)->hi_2 = 710.0;
    }
    Pair_0 _S54 = _S53;
    Power_0 _S55 = power_of_e_0(&_S54);
    Pair_0 _S56 = _S55.less_0;
    Pair_0 _S57 = added_0(&_S56, 1.0);
    return scaled_0(_S57.hi_2, _S55.n_0);
}

__device__ double exp_of_0(double x_8)
{
    Pair_0 _S58 = pair_0(x_8, 0.0);
    double _S59 = exp_of_pair_0(&_S58);
    return _S59;
}

__device__ double sigmoid_of_0(double x_9)
{
    return 1.0 / (1.0 + exp_of_0(negated_0(x_9)));
}

__device__ bool is_nan_0(double x_10)
{
    return (magnitude_bits_0(x_10)) > 9218868437227405312ULL;
}

__device__ Pair_0 expm1_pair_0(double x_11)
{
    Pair_0 _S60 = pair_0(x_11, 0.0);
    Power_0 _S61 = power_of_e_0(&_S60);
    double t_0 = power_of_2_real_0(_S61.n_0);
    Pair_0 whole_0 = sum_of_0(t_0, -1.0);
    Pair_0 _S62 = pair_0(t_0 * _S61.less_0.hi_2, t_0 * _S61.less_0.lo_2);
    Pair_0 _S63 = added_0(&_S62, whole_0.hi_2);
    return sum_of_0(_S63.hi_2, _S63.lo_2 + whole_0.lo_2);
}

__device__ Pair_0 product_of_0(double a_14, double b_4)
{
    double p_1 = a_14 * b_4;
    double ah_0 = real_of_0((bits_of_0(a_14)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_4)) & 18446744073575333888ULL);
    double al_0 = a_14 - ah_0;
    double bl_0 = b_4 - bh_0;
    return pair_0(p_1, ah_0 * bh_0 - p_1 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_15, Pair_0 * b_5)
{
    double q_3 = a_15->hi_2 / b_5->hi_2;
    Pair_0 p_2 = product_of_0(q_3, b_5->hi_2);
    return sum_of_0(q_3, (a_15->hi_2 - p_2.hi_2 - p_2.lo_2 + a_15->lo_2 - q_3 * b_5->lo_2) / b_5->hi_2);
}

__device__ double tanh_of_0(double x_12)
{
    double a_16 = magnitude_0(x_12);
    bool _S64;
    if(a_16 < 3.72529029846191406e-09)
    {
        _S64 = true;
    }
    else
    {
        _S64 = is_nan_0(x_12);
    }
    if(_S64)
    {
        return x_12;
    }
    if(a_16 > 22.0)
    {
        return with_sign_0(1.0, x_12);
    }
    Pair_0 t_1 = expm1_pair_0(-2.0 * a_16);
    Pair_0 _S65 = t_1;
    Pair_0 _S66 = added_0(&_S65, 2.0);
    Pair_0 _S67 = t_1;
    Pair_0 _S68 = _S66;
    Pair_0 _S69 = over_0(&_S67, &_S68);
    return with_sign_0(_S69.hi_2, x_12);
}

__device__ double NumberF64_activated_0(uint act_0, double v_19)
{
    switch(act_0)
    {
    case 1U:
        {
            double _S70;
            if(v_19 < 0.0)
            {
                _S70 = 0.0;
            }
            else
            {
                _S70 = v_19;
            }
            return _S70;
        }
    case 5U:
        {
            return sigmoid_of_0(v_19);
        }
    case 6U:
        {
            return tanh_of_0(v_19);
        }
    default:
        {
            return v_19;
        }
    }
}

struct Digits_0
{
    FixedArray<uint, 4>  at_7;
};

__device__ Digits_0 Digits_x24init_0(FixedArray<uint, 4>  * at_8)
{
    Digits_0 _S71;
    (&_S71)->at_7 = *at_8;
    return _S71;
}

__device__ uint windows_of_0(Spec_0 * spec_1)
{
    return ((spec_1->op_0) >> int(4)) & 3U;
}

__device__ Digits_0 digits_of_0(Spec_0 * spec_2, ProductGeometry_0 * g_1, uint first_3, uint i_10)
{
    uint _S72;
    uint _S73;
    FixedArray<uint, 4>  _S74;
    _S74[int(0)] = 0U;
    _S74[int(1)] = 0U;
    _S74[int(2)] = 0U;
    _S74[int(3)] = 0U;
    Digits_0 _S75 = Digits_x24init_0(&_S74);
    Digits_0 d_0 = _S75;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S76 = windows_of_0(spec_2);
                _S72 = _S76;
                if(3U > _S76)
                {
                    _S73 = i_10;
                    break;
                }
                uint extent_2 = g_1->extent_1[first_3 + 3U];
                uint rest_1 = i_10 / g_1->extent_1[first_3 + 3U];
                (&d_0)->at_7[3U] = i_10 - rest_1 * extent_2;
                _S73 = rest_1;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U > _S72)
                {
                    break;
                }
                uint extent_3 = g_1->extent_1[first_3 + 2U];
                uint rest_2 = _S73 / g_1->extent_1[first_3 + 2U];
                (&d_0)->at_7[2U] = _S73 - rest_2 * extent_3;
                _S73 = rest_2;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U > _S72)
                {
                    break;
                }
                uint extent_4 = g_1->extent_1[first_3 + 1U];
                uint rest_3 = _S73 / g_1->extent_1[first_3 + 1U];
                (&d_0)->at_7[1U] = _S73 - rest_3 * extent_4;
                _S73 = rest_3;
                break;
            }
            break;
        }
        break;
    }
    (&d_0)->at_7[int(0)] = _S73;
    return d_0;
}

__device__ longlong row_of_c_0(Spec_0 * spec_3, ProductGeometry_0 * g_2, uint row_0)
{
    Digits_0 _S77 = digits_of_0(spec_3, g_2, 0U, row_0);
    longlong _S78 = longlong(_S77.at_7[int(0)]) * g_2->c_row_0[int(0)];
    uint _S79 = windows_of_0(spec_3);
    longlong at_9;
    if(1U <= _S79)
    {
        at_9 = _S78 + longlong(_S77.at_7[1U]) * g_2->c_row_0[1U];
    }
    else
    {
        at_9 = _S78;
    }
    if(2U <= _S79)
    {
        at_9 = at_9 + longlong(_S77.at_7[2U]) * g_2->c_row_0[2U];
    }
    if(3U <= _S79)
    {
        at_9 = at_9 + longlong(_S77.at_7[3U]) * g_2->c_row_0[3U];
    }
    return at_9;
}

__device__ void Result_finish_0(Spec_0 * spec_4, ProductArguments_0 * a_17, ProductGeometry_0 * g_3, Item_0 * item_2, uint row_1, uint column_1, double sum_1)
{
    uint _S80 = Spec_type_0(spec_4, 0U);
    uint size_2 = size_of_0(_S80);
    double _S81 = NumberF64_scalar_0(a_17->alpha_0) * sum_1;
    ulonglong _S82 = a_17->bias_0;
    double v_20;
    if((a_17->bias_0) != 0ULL)
    {
        longlong at_10 = longlong(item_2->group_0) * g_3->bias_item_0 + longlong(column_1) * g_3->bias_column_0;
        uint _S83 = Spec_type_0(spec_4, 3U);
        ulonglong _S84 = load_0(size_of_0(_S83), _S82, at_10);
        v_20 = _S81 + NumberF64_of_0(_S83, _S84);
    }
    else
    {
        v_20 = _S81;
    }
    uint _S85 = spec_4->op_0;
    double v_21 = NumberF64_activated_0((spec_4->op_0) & 15U, v_20);
    longlong _S86 = item_2->c_0;
    longlong _S87 = row_of_c_0(spec_4, g_3, row_1);
    longlong at_11 = _S86 + _S87 + longlong(column_1) * g_3->c_column_0;
    if((_S85 & 128U) != 0U)
    {
        double _S88 = NumberF64_scalar_0(a_17->beta_0);
        ulonglong _S89 = load_0(size_2, a_17->output_0, at_11);
        v_20 = v_21 + _S88 * NumberF64_of_0(_S80, _S89);
    }
    else
    {
        v_20 = v_21;
    }
    store_0(size_2, a_17->output_0, at_11, NumberF64_bits_0(_S80, v_20));
    return;
}

struct Tile_0
{
    Item_0 item_3;
    uint part_1;
    uint first_row_0;
    uint first_column_0;
    uint first_k_0;
    uint end_k_0;
};

__device__ void Result_take_column_0(Spec_0 * spec_5, ProductArguments_0 * a_18, ProductGeometry_0 * g_4, Tile_0 * t_2, uint column_2, double sum_2)
{
    if((a_18->partials_1) != 0ULL)
    {
        *((double *)a_18->partial_sums_0 + (longlong(t_2->part_1) * longlong(g_4->columns_0) + longlong(column_2))) = sum_2;
    }
    else
    {
        Result_finish_column_0(spec_5, a_18, g_4, &t_2->item_3, column_2, sum_2);
    }
    return;
}

__device__ void Result_take_0(Spec_0 * spec_6, ProductArguments_0 * a_19, ProductGeometry_0 * g_5, Tile_0 * t_3, uint row_2, uint column_3, double sum_3)
{
    ulonglong _S90 = a_19->partials_1;
    if((a_19->partials_1) != 0ULL)
    {
        *((double *)_S90 + ((longlong(t_3->part_1) * longlong(g_5->rows_0) + longlong(row_2)) * longlong(g_5->columns_0) + longlong(column_3))) = sum_3;
    }
    else
    {
        Result_finish_0(spec_6, a_19, g_5, &t_3->item_3, row_2, column_3, sum_3);
    }
    return;
}

struct Corner_0
{
    longlong at_12;
    FixedArray<int, 3>  in_window_0;
};

__device__ bool find_in_a_0(Spec_0 * spec_7, ProductGeometry_0 * g_6, Corner_0 * row_3, Corner_0 * k_1, longlong * at_13)
{
    uint _S91;
    int i_11;
    *at_13 = row_3->at_12 + k_1->at_12;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S92 = windows_of_0(spec_7);
                _S91 = _S92;
                if(0U >= _S92)
                {
                    break;
                }
                int i_12 = row_3->in_window_0[0U] + k_1->in_window_0[0U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_1 = (&g_6->window_0[0U])->divisor_0;
                    int whole_1 = i_12 / (&g_6->window_0[0U])->divisor_0;
                    if((whole_1 * divisor_1) != i_12)
                    {
                        return false;
                    }
                    i_11 = whole_1;
                }
                else
                {
                    i_11 = i_12;
                }
                if(uint(i_11) >= ((&g_6->window_0[0U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_11) * (&g_6->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S91)
                {
                    break;
                }
                int i_13 = row_3->in_window_0[1U] + k_1->in_window_0[1U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_2 = (&g_6->window_0[1U])->divisor_0;
                    int whole_2 = i_13 / (&g_6->window_0[1U])->divisor_0;
                    if((whole_2 * divisor_2) != i_13)
                    {
                        return false;
                    }
                    i_11 = whole_2;
                }
                else
                {
                    i_11 = i_13;
                }
                if(uint(i_11) >= ((&g_6->window_0[1U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_11) * (&g_6->window_0[1U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U >= _S91)
                {
                    break;
                }
                int i_14 = row_3->in_window_0[2U] + k_1->in_window_0[2U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_3 = (&g_6->window_0[2U])->divisor_0;
                    int whole_3 = i_14 / (&g_6->window_0[2U])->divisor_0;
                    if((whole_3 * divisor_3) != i_14)
                    {
                        return false;
                    }
                    i_11 = whole_3;
                }
                else
                {
                    i_11 = i_14;
                }
                if(uint(i_11) >= ((&g_6->window_0[2U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_11) * (&g_6->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    return true;
}

__device__ double Product_a_at_0(Spec_0 * spec_8, ProductGeometry_0 * g_7, ulonglong base_6, Corner_0 * row_4, Corner_0 * k_2)
{
    longlong at_14;
    bool _S93 = find_in_a_0(spec_8, g_7, row_4, k_2, &at_14);
    if(!_S93)
    {
        return 0.0;
    }
    uint _S94 = Spec_type_0(spec_8, 1U);
    uint _S95 = Spec_type_0(spec_8, 5U);
    ulonglong _S96 = load_0(size_of_0(_S94), base_6, at_14);
    double v_22 = NumberF64_of_0(_S94, _S96);
    double _S97;
    if(_S95 == 0U)
    {
        _S97 = v_22;
    }
    else
    {
        _S97 = NumberF64_of_0(_S95, NumberF64_bits_0(_S95, v_22));
    }
    return _S97;
}

__device__ Item_0 Item_x24init_0(longlong a_20, longlong b_6, longlong c_2, uint group_1)
{
    Item_0 _S98;
    (&_S98)->a_1 = a_20;
    (&_S98)->b_1 = b_6;
    (&_S98)->c_0 = c_2;
    (&_S98)->group_0 = group_1;
    return _S98;
}

__device__ Item_0 item_of_0(ProductGeometry_0 * g_8, uint item_4)
{
    Item_0 r_3;
    uint _S99;
    if((g_8->items_0) > 0U)
    {
        _S99 = g_8->item_0[g_8->items_0 - 1U];
    }
    else
    {
        _S99 = 1U;
    }
    uint _S100 = item_4 % _S99;
    r_3 = Item_x24init_0(0LL, 0LL, 0LL, _S100);
    int _S101 = int(g_8->items_0) - int(1);
    _S99 = item_4;
    int d_1 = _S101;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        uint rest_4 = _S99 / g_8->item_0[d_1];
        longlong _S102 = longlong(_S99 - rest_4 * g_8->item_0[d_1]);
        (&r_3)->a_1 = (&r_3)->a_1 + _S102 * g_8->a_item_0[d_1];
        (&r_3)->b_1 = (&r_3)->b_1 + _S102 * g_8->b_item_0[d_1];
        (&r_3)->c_0 = (&r_3)->c_0 + _S102 * g_8->c_item_0[d_1];
        int d_2 = d_1 - int(1);
        _S99 = rest_4;
        d_1 = d_2;
    }
    return r_3;
}

__device__ void Join_run_0(Spec_0 * spec_9, ProductArguments_0 * a_21, uint group_2, uint lane_0)
{
    ProductGeometry_0 * g_9 = (ProductGeometry_0 *)a_21->geometry_0;
    uint columns_1 = g_9->columns_0;
    uint size_3 = g_9->rows_0 * g_9->columns_0;
    uint _S103 = g_9->parts_1;
    uint _S104 = a_21->item_count_0;
    uint _S105 = a_21->item_count_0 * size_3;
    uint _S106;
    if((a_21->sums_0) != 0ULL)
    {
        _S106 = _S104 * columns_1;
    }
    else
    {
        _S106 = 0U;
    }
    uint i_15 = group_2 * 256U + lane_0;
    for(;;)
    {
        if(i_15 < (_S105 + _S106))
        {
        }
        else
        {
            break;
        }
        bool is_sum_0 = i_15 >= _S105;
        uint each_0;
        if(is_sum_0)
        {
            each_0 = columns_1;
        }
        else
        {
            each_0 = size_3;
        }
        uint n_5;
        if(is_sum_0)
        {
            n_5 = i_15 - _S105;
        }
        else
        {
            n_5 = i_15;
        }
        uint item_5 = n_5 / each_0;
        uint element_0 = n_5 - item_5 * each_0;
        ulonglong _S107;
        if(is_sum_0)
        {
            _S107 = a_21->partial_sums_0;
        }
        else
        {
            _S107 = a_21->partials_1;
        }
        longlong _S108 = longlong(each_0);
        double sum_4 = Join_sum_of_0(_S107, _S103, longlong(item_5) * longlong(_S103) * _S108 + longlong(element_0), _S108);
        Item_0 place_0 = item_of_0(g_9, item_5);
        if(is_sum_0)
        {
            Item_0 _S109 = place_0;
            Result_finish_column_0(spec_9, a_21, g_9, &_S109, element_0, sum_4);
        }
        else
        {
            uint _S110 = element_0 / columns_1;
            uint _S111 = element_0 % columns_1;
            Item_0 _S112 = place_0;
            Result_finish_0(spec_9, a_21, g_9, &_S112, _S110, _S111, sum_4);
        }
        i_15 = i_15 + a_21->groups_0 * 256U;
    }
    return;
}

__device__ Tile_0 Tile_x24init_0(Item_0 * item_6, uint part_2, uint first_row_1, uint first_column_1, uint first_k_1, uint end_k_1)
{
    Tile_0 _S113;
    (&_S113)->item_3 = *item_6;
    (&_S113)->part_1 = part_2;
    (&_S113)->first_row_0 = first_row_1;
    (&_S113)->first_column_0 = first_column_1;
    (&_S113)->first_k_0 = first_k_1;
    (&_S113)->end_k_0 = end_k_1;
    return _S113;
}

__device__ Tile_0 tile_of_0(ProductGeometry_0 * g_10, uint tile_0, uint height_0, uint width_0)
{
    uint across_0 = (g_10->columns_0 + width_0 - 1U) / width_0;
    uint _S114 = (g_10->rows_0 + height_0 - 1U) / height_0;
    uint _S115 = (U32_max((_S114), (1U)));
    uint part_3 = tile_0 / (across_0 * _S115);
    uint _S116 = part_3 % g_10->parts_1;
    uint k_3 = _S116 * g_10->part_0;
    uint _S117 = part_3 / g_10->parts_1;
    Item_0 _S118 = item_of_0(g_10, _S117);
    uint _S119 = tile_0 / across_0;
    uint _S120 = _S119 % _S115;
    uint _S121 = _S120 * height_0;
    uint _S122 = tile_0 % across_0;
    uint _S123 = _S122 * width_0;
    uint _S124 = (U32_min((k_3 + g_10->part_0), (g_10->depth_0)));
    Item_0 _S125 = _S118;
    Tile_0 _S126 = Tile_x24init_0(&_S125, part_3, _S121, _S123, k_3, _S124);
    return _S126;
}

__device__ Corner_0 Corner_x24init_0(longlong at_15, FixedArray<int, 3>  * in_window_1)
{
    Corner_0 _S127;
    (&_S127)->at_12 = at_15;
    (&_S127)->in_window_0 = *in_window_1;
    return _S127;
}

__device__ Corner_0 row_of_a_0(Spec_0 * spec_10, ProductGeometry_0 * g_11, uint row_5)
{
    Digits_0 _S128 = digits_of_0(spec_10, g_11, 0U, row_5);
    longlong _S129 = longlong(_S128.at_7[int(0)]) * g_11->a_row_0;
    FixedArray<int, 3>  _S130;
    _S130[int(0)] = int(0);
    _S130[int(1)] = int(0);
    _S130[int(2)] = int(0);
    Corner_0 _S131 = Corner_x24init_0(_S129, &_S130);
    Corner_0 c_3 = _S131;
    uint _S132 = windows_of_0(spec_10);
    if(0U < _S132)
    {
        (&c_3)->in_window_0[0U] = (&g_11->window_0[0U])->first_1 + int(_S128.at_7[1U]) * (&g_11->window_0[0U])->per_row_0;
    }
    if(1U < _S132)
    {
        (&c_3)->in_window_0[1U] = (&g_11->window_0[1U])->first_1 + int(_S128.at_7[2U]) * (&g_11->window_0[1U])->per_row_0;
    }
    if(2U < _S132)
    {
        (&c_3)->in_window_0[2U] = (&g_11->window_0[2U])->first_1 + int(_S128.at_7[3U]) * (&g_11->window_0[2U])->per_row_0;
    }
    return c_3;
}

__device__ Corner_0 k_of_a_0(Spec_0 * spec_11, ProductGeometry_0 * g_12, uint k_4)
{
    Digits_0 _S133 = digits_of_0(spec_11, g_12, 4U, k_4);
    longlong _S134 = longlong(_S133.at_7[int(0)]) * g_12->a_k_0;
    FixedArray<int, 3>  _S135;
    _S135[int(0)] = int(0);
    _S135[int(1)] = int(0);
    _S135[int(2)] = int(0);
    Corner_0 _S136 = Corner_x24init_0(_S134, &_S135);
    Corner_0 c_4 = _S136;
    uint _S137 = windows_of_0(spec_11);
    if(0U < _S137)
    {
        (&c_4)->in_window_0[0U] = int(_S133.at_7[1U]) * (&g_12->window_0[0U])->per_k_0;
    }
    if(1U < _S137)
    {
        (&c_4)->in_window_0[1U] = int(_S133.at_7[2U]) * (&g_12->window_0[1U])->per_k_0;
    }
    if(2U < _S137)
    {
        (&c_4)->in_window_0[2U] = int(_S133.at_7[3U]) * (&g_12->window_0[2U])->per_k_0;
    }
    return c_4;
}

__device__ longlong k_of_b_0(Spec_0 * spec_12, ProductGeometry_0 * g_13, uint k_5)
{
    Digits_0 _S138 = digits_of_0(spec_12, g_13, 4U, k_5);
    longlong _S139 = longlong(_S138.at_7[int(0)]) * g_13->b_k_0[int(0)];
    uint _S140 = windows_of_0(spec_12);
    longlong at_16;
    if(1U <= _S140)
    {
        at_16 = _S139 + longlong(_S138.at_7[1U]) * g_13->b_k_0[1U];
    }
    else
    {
        at_16 = _S139;
    }
    if(2U <= _S140)
    {
        at_16 = at_16 + longlong(_S138.at_7[2U]) * g_13->b_k_0[2U];
    }
    if(3U <= _S140)
    {
        at_16 = at_16 + longlong(_S138.at_7[3U]) * g_13->b_k_0[3U];
    }
    return at_16;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ void Product_run_0(Spec_0 * spec_13, ProductArguments_0 * a_22, uint group_3, uint lane_1)
{
    bool _S141;
    ProductGeometry_0 * g_14 = (ProductGeometry_0 *)a_22->geometry_0;
    uint _S142 = g_14->rows_0;
    uint _S143 = g_14->columns_0;
    uint fast_0 = lane_1 % 16U;
    uint slow_0 = lane_1 / 16U;
    bool a_along_k_0 = ((g_14->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_14->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_14->order_0) & 4U) != 0U;
    uint _S144;
    if(a_along_k_0)
    {
        _S144 = slow_0;
    }
    else
    {
        _S144 = fast_0;
    }
    uint _S145;
    if(a_along_k_0)
    {
        _S145 = fast_0;
    }
    else
    {
        _S145 = slow_0;
    }
    uint _S146;
    if(b_along_k_0)
    {
        _S146 = slow_0;
    }
    else
    {
        _S146 = fast_0;
    }
    uint _S147;
    if(b_along_k_0)
    {
        _S147 = fast_0;
    }
    else
    {
        _S147 = slow_0;
    }
    uint _S148;
    if(c_along_rows_0)
    {
        _S148 = fast_0;
    }
    else
    {
        _S148 = slow_0;
    }
    uint _S149;
    if(c_along_rows_0)
    {
        _S149 = slow_0;
    }
    else
    {
        _S149 = fast_0;
    }
    uint tile_1 = group_3;
    for(;;)
    {
        if(tile_1 < (g_14->tiles_0))
        {
        }
        else
        {
            break;
        }
        Tile_0 t_4 = tile_of_0(g_14, tile_1, 32U, 32U);
        FixedArray<Corner_0, 2>  of_row_0;
        FixedArray<longlong, 2>  of_column_0;
        uint _S150 = t_4.first_row_0 + _S144;
        Corner_0 _S151 = row_of_a_0(spec_13, g_14, _S150);
        of_row_0[int(0)] = _S151;
        (&of_row_0[int(0)])->at_12 = (&of_row_0[int(0)])->at_12 + t_4.item_3.a_1;
        uint _S152 = t_4.first_column_0 + _S146;
        of_column_0[int(0)] = t_4.item_3.b_1 + longlong(_S152) * g_14->b_column_0;
        Corner_0 _S153 = row_of_a_0(spec_13, g_14, _S150 + 16U);
        of_row_0[int(1)] = _S153;
        (&of_row_0[int(1)])->at_12 = (&of_row_0[int(1)])->at_12 + t_4.item_3.a_1;
        of_column_0[int(1)] = t_4.item_3.b_1 + longlong(_S152 + 16U) * g_14->b_column_0;
        bool has_sums_0;
        if((a_22->sums_0) != 0ULL)
        {
            has_sums_0 = (t_4.first_row_0) == 0U;
        }
        else
        {
            has_sums_0 = false;
        }
        FixedArray<double, 4>  sum_5;
        FixedArray<double, 2>  column_sum_0;
        sum_5[int(0)] = 0.0;
        sum_5[int(1)] = 0.0;
        sum_5[int(2)] = 0.0;
        sum_5[int(3)] = 0.0;
        column_sum_0[int(0)] = 0.0;
        column_sum_0[int(1)] = 0.0;
        uint k_6 = t_4.first_k_0;
        for(;;)
        {
            if(k_6 < (t_4.end_k_0))
            {
            }
            else
            {
                break;
            }
            uint _S154 = k_6 + _S145;
            Corner_0 _S155 = k_of_a_0(spec_13, g_14, _S154);
            uint _S156 = k_6 + _S147;
            longlong _S157 = k_of_b_0(spec_13, g_14, _S156);
            if(_S150 < _S142)
            {
                _S141 = _S154 < (t_4.end_k_0);
            }
            else
            {
                _S141 = false;
            }
            double x_13;
            if(_S141)
            {
                Corner_0 _S158 = of_row_0[int(0)];
                Corner_0 _S159 = _S155;
                double _S160 = Product_a_at_0(spec_13, g_14, a_22->a_0, &_S158, &_S159);
                x_13 = _S160;
            }
            else
            {
                x_13 = 0.0;
            }
            bool _S161;
            if(_S152 < _S143)
            {
                _S161 = _S156 < (t_4.end_k_0);
            }
            else
            {
                _S161 = false;
            }
            double y_0;
            if(_S161)
            {
                uint _S162 = Spec_type_0(spec_13, 2U);
                ulonglong _S163 = load_0(size_of_0(_S162), a_22->b_0, of_column_0[int(0)] + _S157);
                y_0 = NumberF64_of_0(_S162, _S163);
            }
            else
            {
                y_0 = 0.0;
            }
            uint _S164 = _S145 * 33U;
            (*&shared_a_0)[_S164 + _S144] = x_13;
            uint _S165 = _S147 * 33U;
            (*&shared_b_0)[_S165 + _S146] = y_0;
            uint row_6 = _S144 + 16U;
            uint column_4 = _S146 + 16U;
            bool _S166;
            if((t_4.first_row_0 + row_6) < _S142)
            {
                _S166 = _S154 < (t_4.end_k_0);
            }
            else
            {
                _S166 = false;
            }
            double x_14;
            if(_S166)
            {
                Corner_0 _S167 = of_row_0[int(1)];
                Corner_0 _S168 = _S155;
                double _S169 = Product_a_at_0(spec_13, g_14, a_22->a_0, &_S167, &_S168);
                x_14 = _S169;
            }
            else
            {
                x_14 = 0.0;
            }
            bool _S170;
            if((t_4.first_column_0 + column_4) < _S143)
            {
                _S170 = _S156 < (t_4.end_k_0);
            }
            else
            {
                _S170 = false;
            }
            double y_1;
            if(_S170)
            {
                uint _S171 = Spec_type_0(spec_13, 2U);
                ulonglong _S172 = load_0(size_of_0(_S171), a_22->b_0, of_column_0[int(1)] + _S157);
                y_1 = NumberF64_of_0(_S171, _S172);
            }
            else
            {
                y_1 = 0.0;
            }
            (*&shared_a_0)[_S164 + row_6] = x_14;
            (*&shared_b_0)[_S165 + column_4] = y_1;
            meet_0();
            uint j_0 = 0U;
            for(;;)
            {
                if(j_0 < 16U)
                {
                }
                else
                {
                    break;
                }
                FixedArray<double, 2>  x_15;
                FixedArray<double, 2>  y_2;
                uint _S173 = j_0 * 33U;
                uint _S174 = _S173 + _S148;
                x_15[int(0)] = (*&shared_a_0)[_S174];
                uint _S175 = _S173 + _S149;
                y_2[int(0)] = (*&shared_b_0)[_S175];
                x_15[int(1)] = (*&shared_a_0)[_S174 + 16U];
                y_2[int(1)] = (*&shared_b_0)[_S175 + 16U];
                sum_5[int(0)] = sum_5[int(0)] + (*&shared_a_0)[_S174] * (*&shared_b_0)[_S175];
                sum_5[int(1)] = sum_5[int(1)] + (*&shared_a_0)[_S174] * (*&shared_b_0)[_S175 + 16U];
                sum_5[int(2)] = sum_5[int(2)] + (*&shared_a_0)[_S174 + 16U] * (*&shared_b_0)[_S175];
                sum_5[int(3)] = sum_5[int(3)] + (*&shared_a_0)[_S174 + 16U] * (*&shared_b_0)[_S175 + 16U];
                if(has_sums_0)
                {
                    column_sum_0[int(0)] = column_sum_0[int(0)] + y_2[int(0)];
                    column_sum_0[int(1)] = column_sum_0[int(1)] + y_2[int(1)];
                }
                j_0 = j_0 + 1U;
            }
            meet_0();
            k_6 = k_6 + 16U;
        }
        FixedArray<double, 4>  result_0;
        FixedArray<double, 2>  result_sum_0;
        result_0[int(0)] = sum_5[int(0)];
        result_0[int(1)] = sum_5[int(1)];
        result_0[int(2)] = sum_5[int(2)];
        result_0[int(3)] = sum_5[int(3)];
        result_sum_0[int(0)] = column_sum_0[int(0)];
        result_sum_0[int(1)] = column_sum_0[int(1)];
        int i_16 = int(0);
        for(;;)
        {
            if(i_16 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_7 = t_4.first_row_0 + _S148 + uint(i_16 / int(2)) * 16U;
            uint column_5 = t_4.first_column_0 + _S149 + uint(i_16 % int(2)) * 16U;
            if(row_7 < _S142)
            {
                _S141 = column_5 < _S143;
            }
            else
            {
                _S141 = false;
            }
            if(_S141)
            {
                Tile_0 _S176 = t_4;
                Result_take_0(spec_13, a_22, g_14, &_S176, row_7, column_5, result_0[i_16]);
            }
            i_16 = i_16 + int(1);
        }
        if(!has_sums_0)
        {
            _S141 = true;
        }
        else
        {
            _S141 = _S148 != 0U;
        }
        if(_S141)
        {
            tile_1 = tile_1 + a_22->groups_0;
            continue;
        }
        uint _S177 = t_4.first_column_0 + _S149;
        if(_S177 < _S143)
        {
            Tile_0 _S178 = t_4;
            Result_take_column_0(spec_13, a_22, g_14, &_S178, _S177, result_sum_0[int(0)]);
        }
        uint column_6 = _S177 + 16U;
        if(column_6 < _S143)
        {
            Tile_0 _S179 = t_4;
            Result_take_column_0(spec_13, a_22, g_14, &_S179, column_6, result_sum_0[int(1)]);
        }
        tile_1 = tile_1 + a_22->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f64(ProductArguments_0 a_23, Spec_0 spec_14)
{
    uint _S180 = blockIdx.x;
    uint _S181 = threadIdx.x;
    Spec_0 _S182 = spec_14;
    ProductArguments_0 _S183 = a_23;
    Product_run_0(&_S182, &_S183, _S180, _S181);
    return;
}

extern "C" __global__ void mpt_join_f64(ProductArguments_0 a_24, Spec_0 spec_15)
{
    uint _S184 = blockIdx.x;
    uint _S185 = threadIdx.x;
    Spec_0 _S186 = spec_15;
    ProductArguments_0 _S187 = a_24;
    Join_run_0(&_S186, &_S187, _S184, _S185);
    return;
}

