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
    uint none_0;
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

__device__ void store_0(uint size_0, ulonglong base_0, longlong i_2, ulonglong v_7)
{
    switch(size_0)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_2) = uchar(v_7);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_2) = ushort(v_7);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_2) = uint(v_7);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_2) = v_7;
            break;
        }
    }
    return;
}

__device__ void Result_finish_column_0(Spec_0 * spec_0, ProductArguments_0 * a_6, ProductGeometry_0 * g_0, Item_0 * item_1, uint column_0, double sum_0)
{
    uint _S22 = Spec_type_0(spec_0, 4U);
    store_0(size_of_0(_S22), a_6->sums_0, longlong(item_1->group_0) * g_0->sums_item_0 + longlong(column_0) * g_0->sums_column_0, NumberF64_bits_0(_S22, sum_0));
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

__device__ ulonglong load_0(uint size_1, ulonglong base_1, longlong i_3)
{
    switch(size_1)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_1 + i_3));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_1 + i_3));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_1 + i_3));
        }
    default:
        {
            return *((ulonglong *)base_1 + i_3);
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
            int _S23;
            if(v_10 != 0ULL)
            {
                _S23 = int(1);
            }
            else
            {
                _S23 = int(0);
            }
            return longlong(_S23);
        }
    default:
        {
            return longlong(v_10);
        }
    }
}

__device__ uint top_bit_0(uint v_11)
{
    uint _S24;
    uint at_0;
    if(v_11 >= 65536U)
    {
        _S24 = v_11 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S24 = v_11;
        at_0 = 0U;
    }
    if(_S24 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S24 = _S24 >> int(8);
        at_0 = at_1;
    }
    if(_S24 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S24 = _S24 >> int(4);
        at_0 = at_2;
    }
    if(_S24 >= 4U)
    {
        uint _S25 = _S24 >> int(2);
        at_0 = at_0 + 2U;
        _S24 = _S25;
    }
    return at_0 + (_S24 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_12)
{
    uint _S26 = high_0(v_12);
    uint _S27;
    if(_S26 != 0U)
    {
        _S27 = 32U + top_bit_0(_S26);
    }
    else
    {
        _S27 = top_bit_0(low_0(v_12));
    }
    return _S27;
}

__device__ ulonglong f64_of_i64_0(longlong v_13)
{
    if(v_13 == 0LL)
    {
        return 0ULL;
    }
    bool _S28 = v_13 < 0LL;
    ulonglong m_6;
    if(_S28)
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
    if(_S28)
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
    uint _S29 = (sign_4 | 2139095040U) | ((a_7 & 1023U) << int(13));
    uint _S30;
    if(a_7 > 31744U)
    {
        _S30 = 4194304U;
    }
    else
    {
        _S30 = 0U;
    }
    return _S29 | _S30;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_8 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S31;
    if(a_8 == 127U)
    {
        _S31 = 2143289344U;
    }
    else
    {
        _S31 = widen_0(a_8, 3U, 7U);
    }
    return sign_5 | _S31;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_9 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_9 < 124U)
    {
        return sign_6 | (widen_0(a_9, 2U, 15U));
    }
    uint _S32;
    if(a_9 == 124U)
    {
        _S32 = 2139095040U;
    }
    else
    {
        _S32 = 2143289344U;
    }
    return sign_6 | _S32;
}

__device__ uint f32_of_i64_0(longlong v_14)
{
    if(v_14 == 0LL)
    {
        return 0U;
    }
    bool _S33 = v_14 < 0LL;
    ulonglong m_8;
    if(_S33)
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
    uint _S34;
    if(_S33)
    {
        _S34 = 2147483648U;
    }
    else
    {
        _S34 = 0U;
    }
    return _S34 + ((top_2 + 126U) << int(23)) + q_2;
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
        uint _S35 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S35 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S36 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_5 = _S36;
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

__device__ double NumberF64_activated_0(uint act_0, double v_18)
{
    bool _S37;
    if(act_0 == 1U)
    {
        _S37 = v_18 < 0.0;
    }
    else
    {
        _S37 = false;
    }
    double _S38;
    if(_S37)
    {
        _S38 = 0.0;
    }
    else
    {
        _S38 = v_18;
    }
    return _S38;
}

struct Digits_0
{
    FixedArray<uint, 4>  at_3;
};

__device__ Digits_0 Digits_x24init_0(FixedArray<uint, 4>  * at_4)
{
    Digits_0 _S39;
    (&_S39)->at_3 = *at_4;
    return _S39;
}

__device__ uint windows_of_0(Spec_0 * spec_1)
{
    return ((spec_1->op_0) >> int(4)) & 3U;
}

__device__ Digits_0 digits_of_0(Spec_0 * spec_2, ProductGeometry_0 * g_1, uint first_2, uint i_4)
{
    uint _S40;
    uint _S41;
    FixedArray<uint, 4>  _S42;
    _S42[int(0)] = 0U;
    _S42[int(1)] = 0U;
    _S42[int(2)] = 0U;
    _S42[int(3)] = 0U;
    Digits_0 _S43 = Digits_x24init_0(&_S42);
    Digits_0 d_0 = _S43;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S44 = windows_of_0(spec_2);
                _S40 = _S44;
                if(3U > _S44)
                {
                    _S41 = i_4;
                    break;
                }
                uint extent_2 = g_1->extent_1[first_2 + 3U];
                uint rest_1 = i_4 / g_1->extent_1[first_2 + 3U];
                (&d_0)->at_3[3U] = i_4 - rest_1 * extent_2;
                _S41 = rest_1;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U > _S40)
                {
                    break;
                }
                uint extent_3 = g_1->extent_1[first_2 + 2U];
                uint rest_2 = _S41 / g_1->extent_1[first_2 + 2U];
                (&d_0)->at_3[2U] = _S41 - rest_2 * extent_3;
                _S41 = rest_2;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U > _S40)
                {
                    break;
                }
                uint extent_4 = g_1->extent_1[first_2 + 1U];
                uint rest_3 = _S41 / g_1->extent_1[first_2 + 1U];
                (&d_0)->at_3[1U] = _S41 - rest_3 * extent_4;
                _S41 = rest_3;
                break;
            }
            break;
        }
        break;
    }
    (&d_0)->at_3[int(0)] = _S41;
    return d_0;
}

__device__ longlong row_of_c_0(Spec_0 * spec_3, ProductGeometry_0 * g_2, uint row_0)
{
    Digits_0 _S45 = digits_of_0(spec_3, g_2, 0U, row_0);
    longlong _S46 = longlong(_S45.at_3[int(0)]) * g_2->c_row_0[int(0)];
    uint _S47 = windows_of_0(spec_3);
    longlong at_5;
    if(1U <= _S47)
    {
        at_5 = _S46 + longlong(_S45.at_3[1U]) * g_2->c_row_0[1U];
    }
    else
    {
        at_5 = _S46;
    }
    if(2U <= _S47)
    {
        at_5 = at_5 + longlong(_S45.at_3[2U]) * g_2->c_row_0[2U];
    }
    if(3U <= _S47)
    {
        at_5 = at_5 + longlong(_S45.at_3[3U]) * g_2->c_row_0[3U];
    }
    return at_5;
}

__device__ void Result_finish_0(Spec_0 * spec_4, ProductArguments_0 * a_11, ProductGeometry_0 * g_3, Item_0 * item_2, uint row_1, uint column_1, double sum_1)
{
    uint _S48 = Spec_type_0(spec_4, 0U);
    uint size_2 = size_of_0(_S48);
    double _S49 = NumberF64_scalar_0(a_11->alpha_0) * sum_1;
    ulonglong _S50 = a_11->bias_0;
    double v_19;
    if((a_11->bias_0) != 0ULL)
    {
        longlong at_6 = longlong(item_2->group_0) * g_3->bias_item_0 + longlong(column_1) * g_3->bias_column_0;
        uint _S51 = Spec_type_0(spec_4, 3U);
        v_19 = _S49 + NumberF64_of_0(_S51, load_0(size_of_0(_S51), _S50, at_6));
    }
    else
    {
        v_19 = _S49;
    }
    uint _S52 = spec_4->op_0;
    double v_20 = NumberF64_activated_0((spec_4->op_0) & 15U, v_19);
    longlong _S53 = item_2->c_0;
    longlong _S54 = row_of_c_0(spec_4, g_3, row_1);
    longlong at_7 = _S53 + _S54 + longlong(column_1) * g_3->c_column_0;
    if((_S52 & 128U) != 0U)
    {
        v_19 = v_20 + NumberF64_scalar_0(a_11->beta_0) * NumberF64_of_0(_S48, load_0(size_2, a_11->output_0, at_7));
    }
    else
    {
        v_19 = v_20;
    }
    store_0(size_2, a_11->output_0, at_7, NumberF64_bits_0(_S48, v_19));
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

__device__ void Result_take_column_0(Spec_0 * spec_5, ProductArguments_0 * a_12, ProductGeometry_0 * g_4, Tile_0 * t_0, uint column_2, double sum_2)
{
    if((a_12->partials_1) != 0ULL)
    {
        *((double *)a_12->partial_sums_0 + (longlong(t_0->part_1) * longlong(g_4->columns_0) + longlong(column_2))) = sum_2;
    }
    else
    {
        Result_finish_column_0(spec_5, a_12, g_4, &t_0->item_3, column_2, sum_2);
    }
    return;
}

__device__ void Result_take_0(Spec_0 * spec_6, ProductArguments_0 * a_13, ProductGeometry_0 * g_5, Tile_0 * t_1, uint row_2, uint column_3, double sum_3)
{
    ulonglong _S55 = a_13->partials_1;
    if((a_13->partials_1) != 0ULL)
    {
        *((double *)_S55 + ((longlong(t_1->part_1) * longlong(g_5->rows_0) + longlong(row_2)) * longlong(g_5->columns_0) + longlong(column_3))) = sum_3;
    }
    else
    {
        Result_finish_0(spec_6, a_13, g_5, &t_1->item_3, row_2, column_3, sum_3);
    }
    return;
}

struct Corner_0
{
    longlong at_8;
    FixedArray<int, 3>  in_window_0;
};

__device__ bool find_in_a_0(Spec_0 * spec_7, ProductGeometry_0 * g_6, Corner_0 * row_3, Corner_0 * k_1, longlong * at_9)
{
    uint _S56;
    int i_5;
    *at_9 = row_3->at_8 + k_1->at_8;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S57 = windows_of_0(spec_7);
                _S56 = _S57;
                if(0U >= _S57)
                {
                    break;
                }
                int i_6 = row_3->in_window_0[0U] + k_1->in_window_0[0U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_1 = (&g_6->window_0[0U])->divisor_0;
                    int whole_0 = i_6 / (&g_6->window_0[0U])->divisor_0;
                    if((whole_0 * divisor_1) != i_6)
                    {
                        return false;
                    }
                    i_5 = whole_0;
                }
                else
                {
                    i_5 = i_6;
                }
                if(uint(i_5) >= ((&g_6->window_0[0U])->extent_0))
                {
                    return false;
                }
                *at_9 = *at_9 + longlong(i_5) * (&g_6->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S56)
                {
                    break;
                }
                int i_7 = row_3->in_window_0[1U] + k_1->in_window_0[1U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_2 = (&g_6->window_0[1U])->divisor_0;
                    int whole_1 = i_7 / (&g_6->window_0[1U])->divisor_0;
                    if((whole_1 * divisor_2) != i_7)
                    {
                        return false;
                    }
                    i_5 = whole_1;
                }
                else
                {
                    i_5 = i_7;
                }
                if(uint(i_5) >= ((&g_6->window_0[1U])->extent_0))
                {
                    return false;
                }
                *at_9 = *at_9 + longlong(i_5) * (&g_6->window_0[1U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U >= _S56)
                {
                    break;
                }
                int i_8 = row_3->in_window_0[2U] + k_1->in_window_0[2U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_3 = (&g_6->window_0[2U])->divisor_0;
                    int whole_2 = i_8 / (&g_6->window_0[2U])->divisor_0;
                    if((whole_2 * divisor_3) != i_8)
                    {
                        return false;
                    }
                    i_5 = whole_2;
                }
                else
                {
                    i_5 = i_8;
                }
                if(uint(i_5) >= ((&g_6->window_0[2U])->extent_0))
                {
                    return false;
                }
                *at_9 = *at_9 + longlong(i_5) * (&g_6->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    return true;
}

__device__ double Product_a_at_0(Spec_0 * spec_8, ProductGeometry_0 * g_7, ulonglong base_2, Corner_0 * row_4, Corner_0 * k_2)
{
    longlong at_10;
    bool _S58 = find_in_a_0(spec_8, g_7, row_4, k_2, &at_10);
    if(!_S58)
    {
        return 0.0;
    }
    uint _S59 = Spec_type_0(spec_8, 1U);
    uint _S60 = Spec_type_0(spec_8, 5U);
    double v_21 = NumberF64_of_0(_S59, load_0(size_of_0(_S59), base_2, at_10));
    double _S61;
    if(_S60 == 0U)
    {
        _S61 = v_21;
    }
    else
    {
        _S61 = NumberF64_of_0(_S60, NumberF64_bits_0(_S60, v_21));
    }
    return _S61;
}

__device__ Item_0 Item_x24init_0(longlong a_14, longlong b_2, longlong c_1, uint group_1)
{
    Item_0 _S62;
    (&_S62)->a_1 = a_14;
    (&_S62)->b_1 = b_2;
    (&_S62)->c_0 = c_1;
    (&_S62)->group_0 = group_1;
    return _S62;
}

__device__ Item_0 item_of_0(ProductGeometry_0 * g_8, uint item_4)
{
    Item_0 r_0;
    uint _S63;
    if((g_8->items_0) > 0U)
    {
        _S63 = g_8->item_0[g_8->items_0 - 1U];
    }
    else
    {
        _S63 = 1U;
    }
    uint _S64 = item_4 % _S63;
    r_0 = Item_x24init_0(0LL, 0LL, 0LL, _S64);
    int _S65 = int(g_8->items_0) - int(1);
    _S63 = item_4;
    int d_1 = _S65;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        uint rest_4 = _S63 / g_8->item_0[d_1];
        longlong _S66 = longlong(_S63 - rest_4 * g_8->item_0[d_1]);
        (&r_0)->a_1 = (&r_0)->a_1 + _S66 * g_8->a_item_0[d_1];
        (&r_0)->b_1 = (&r_0)->b_1 + _S66 * g_8->b_item_0[d_1];
        (&r_0)->c_0 = (&r_0)->c_0 + _S66 * g_8->c_item_0[d_1];
        int d_2 = d_1 - int(1);
        _S63 = rest_4;
        d_1 = d_2;
    }
    return r_0;
}

__device__ void Join_run_0(Spec_0 * spec_9, ProductArguments_0 * a_15, uint group_2, uint lane_0)
{
    ProductGeometry_0 * g_9 = (ProductGeometry_0 *)a_15->geometry_0;
    uint columns_1 = g_9->columns_0;
    uint size_3 = g_9->rows_0 * g_9->columns_0;
    uint _S67 = g_9->parts_1;
    uint _S68 = a_15->item_count_0;
    uint _S69 = a_15->item_count_0 * size_3;
    uint _S70;
    if((a_15->sums_0) != 0ULL)
    {
        _S70 = _S68 * columns_1;
    }
    else
    {
        _S70 = 0U;
    }
    uint i_9 = group_2 * 256U + lane_0;
    for(;;)
    {
        if(i_9 < (_S69 + _S70))
        {
        }
        else
        {
            break;
        }
        bool is_sum_0 = i_9 >= _S69;
        uint each_0;
        if(is_sum_0)
        {
            each_0 = columns_1;
        }
        else
        {
            each_0 = size_3;
        }
        uint n_0;
        if(is_sum_0)
        {
            n_0 = i_9 - _S69;
        }
        else
        {
            n_0 = i_9;
        }
        uint item_5 = n_0 / each_0;
        uint element_0 = n_0 - item_5 * each_0;
        ulonglong _S71;
        if(is_sum_0)
        {
            _S71 = a_15->partial_sums_0;
        }
        else
        {
            _S71 = a_15->partials_1;
        }
        longlong _S72 = longlong(each_0);
        double sum_4 = Join_sum_of_0(_S71, _S67, longlong(item_5) * longlong(_S67) * _S72 + longlong(element_0), _S72);
        Item_0 place_0 = item_of_0(g_9, item_5);
        if(is_sum_0)
        {
            Item_0 _S73 = place_0;
            Result_finish_column_0(spec_9, a_15, g_9, &_S73, element_0, sum_4);
        }
        else
        {
            uint _S74 = element_0 / columns_1;
            uint _S75 = element_0 % columns_1;
            Item_0 _S76 = place_0;
            Result_finish_0(spec_9, a_15, g_9, &_S76, _S74, _S75, sum_4);
        }
        i_9 = i_9 + a_15->groups_0 * 256U;
    }
    return;
}

__device__ Tile_0 Tile_x24init_0(Item_0 * item_6, uint part_2, uint first_row_1, uint first_column_1, uint first_k_1, uint end_k_1)
{
    Tile_0 _S77;
    (&_S77)->item_3 = *item_6;
    (&_S77)->part_1 = part_2;
    (&_S77)->first_row_0 = first_row_1;
    (&_S77)->first_column_0 = first_column_1;
    (&_S77)->first_k_0 = first_k_1;
    (&_S77)->end_k_0 = end_k_1;
    return _S77;
}

__device__ Tile_0 tile_of_0(ProductGeometry_0 * g_10, uint tile_0, uint height_0, uint width_0)
{
    uint across_0 = (g_10->columns_0 + width_0 - 1U) / width_0;
    uint _S78 = (g_10->rows_0 + height_0 - 1U) / height_0;
    uint _S79 = (U32_max((_S78), (1U)));
    uint part_3 = tile_0 / (across_0 * _S79);
    uint _S80 = part_3 % g_10->parts_1;
    uint k_3 = _S80 * g_10->part_0;
    uint _S81 = part_3 / g_10->parts_1;
    Item_0 _S82 = item_of_0(g_10, _S81);
    uint _S83 = tile_0 / across_0;
    uint _S84 = _S83 % _S79;
    uint _S85 = _S84 * height_0;
    uint _S86 = tile_0 % across_0;
    uint _S87 = _S86 * width_0;
    uint _S88 = (U32_min((k_3 + g_10->part_0), (g_10->depth_0)));
    Item_0 _S89 = _S82;
    Tile_0 _S90 = Tile_x24init_0(&_S89, part_3, _S85, _S87, k_3, _S88);
    return _S90;
}

__device__ Corner_0 Corner_x24init_0(longlong at_11, FixedArray<int, 3>  * in_window_1)
{
    Corner_0 _S91;
    (&_S91)->at_8 = at_11;
    (&_S91)->in_window_0 = *in_window_1;
    return _S91;
}

__device__ Corner_0 row_of_a_0(Spec_0 * spec_10, ProductGeometry_0 * g_11, uint row_5)
{
    Digits_0 _S92 = digits_of_0(spec_10, g_11, 0U, row_5);
    longlong _S93 = longlong(_S92.at_3[int(0)]) * g_11->a_row_0;
    FixedArray<int, 3>  _S94;
    _S94[int(0)] = int(0);
    _S94[int(1)] = int(0);
    _S94[int(2)] = int(0);
    Corner_0 _S95 = Corner_x24init_0(_S93, &_S94);
    Corner_0 c_2 = _S95;
    uint _S96 = windows_of_0(spec_10);
    if(0U < _S96)
    {
        (&c_2)->in_window_0[0U] = (&g_11->window_0[0U])->first_1 + int(_S92.at_3[1U]) * (&g_11->window_0[0U])->per_row_0;
    }
    if(1U < _S96)
    {
        (&c_2)->in_window_0[1U] = (&g_11->window_0[1U])->first_1 + int(_S92.at_3[2U]) * (&g_11->window_0[1U])->per_row_0;
    }
    if(2U < _S96)
    {
        (&c_2)->in_window_0[2U] = (&g_11->window_0[2U])->first_1 + int(_S92.at_3[3U]) * (&g_11->window_0[2U])->per_row_0;
    }
    return c_2;
}

__device__ Corner_0 k_of_a_0(Spec_0 * spec_11, ProductGeometry_0 * g_12, uint k_4)
{
    Digits_0 _S97 = digits_of_0(spec_11, g_12, 4U, k_4);
    longlong _S98 = longlong(_S97.at_3[int(0)]) * g_12->a_k_0;
    FixedArray<int, 3>  _S99;
    _S99[int(0)] = int(0);
    _S99[int(1)] = int(0);
    _S99[int(2)] = int(0);
    Corner_0 _S100 = Corner_x24init_0(_S98, &_S99);
    Corner_0 c_3 = _S100;
    uint _S101 = windows_of_0(spec_11);
    if(0U < _S101)
    {
        (&c_3)->in_window_0[0U] = int(_S97.at_3[1U]) * (&g_12->window_0[0U])->per_k_0;
    }
    if(1U < _S101)
    {
        (&c_3)->in_window_0[1U] = int(_S97.at_3[2U]) * (&g_12->window_0[1U])->per_k_0;
    }
    if(2U < _S101)
    {
        (&c_3)->in_window_0[2U] = int(_S97.at_3[3U]) * (&g_12->window_0[2U])->per_k_0;
    }
    return c_3;
}

__device__ longlong k_of_b_0(Spec_0 * spec_12, ProductGeometry_0 * g_13, uint k_5)
{
    Digits_0 _S102 = digits_of_0(spec_12, g_13, 4U, k_5);
    longlong _S103 = longlong(_S102.at_3[int(0)]) * g_13->b_k_0[int(0)];
    uint _S104 = windows_of_0(spec_12);
    longlong at_12;
    if(1U <= _S104)
    {
        at_12 = _S103 + longlong(_S102.at_3[1U]) * g_13->b_k_0[1U];
    }
    else
    {
        at_12 = _S103;
    }
    if(2U <= _S104)
    {
        at_12 = at_12 + longlong(_S102.at_3[2U]) * g_13->b_k_0[2U];
    }
    if(3U <= _S104)
    {
        at_12 = at_12 + longlong(_S102.at_3[3U]) * g_13->b_k_0[3U];
    }
    return at_12;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ void Product_run_0(Spec_0 * spec_13, ProductArguments_0 * a_16, uint group_3, uint lane_1)
{
    bool _S105;
    ProductGeometry_0 * g_14 = (ProductGeometry_0 *)a_16->geometry_0;
    uint _S106 = g_14->rows_0;
    uint _S107 = g_14->columns_0;
    uint fast_0 = lane_1 % 16U;
    uint slow_0 = lane_1 / 16U;
    bool a_along_k_0 = ((g_14->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_14->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_14->order_0) & 4U) != 0U;
    uint _S108;
    if(a_along_k_0)
    {
        _S108 = slow_0;
    }
    else
    {
        _S108 = fast_0;
    }
    uint _S109;
    if(a_along_k_0)
    {
        _S109 = fast_0;
    }
    else
    {
        _S109 = slow_0;
    }
    uint _S110;
    if(b_along_k_0)
    {
        _S110 = slow_0;
    }
    else
    {
        _S110 = fast_0;
    }
    uint _S111;
    if(b_along_k_0)
    {
        _S111 = fast_0;
    }
    else
    {
        _S111 = slow_0;
    }
    uint _S112;
    if(c_along_rows_0)
    {
        _S112 = fast_0;
    }
    else
    {
        _S112 = slow_0;
    }
    uint _S113;
    if(c_along_rows_0)
    {
        _S113 = slow_0;
    }
    else
    {
        _S113 = fast_0;
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
        Tile_0 t_2 = tile_of_0(g_14, tile_1, 32U, 32U);
        FixedArray<Corner_0, 2>  of_row_0;
        FixedArray<longlong, 2>  of_column_0;
        uint _S114 = t_2.first_row_0 + _S108;
        Corner_0 _S115 = row_of_a_0(spec_13, g_14, _S114);
        of_row_0[int(0)] = _S115;
        (&of_row_0[int(0)])->at_8 = (&of_row_0[int(0)])->at_8 + t_2.item_3.a_1;
        uint _S116 = t_2.first_column_0 + _S110;
        of_column_0[int(0)] = t_2.item_3.b_1 + longlong(_S116) * g_14->b_column_0;
        Corner_0 _S117 = row_of_a_0(spec_13, g_14, _S114 + 16U);
        of_row_0[int(1)] = _S117;
        (&of_row_0[int(1)])->at_8 = (&of_row_0[int(1)])->at_8 + t_2.item_3.a_1;
        of_column_0[int(1)] = t_2.item_3.b_1 + longlong(_S116 + 16U) * g_14->b_column_0;
        bool has_sums_0;
        if((a_16->sums_0) != 0ULL)
        {
            has_sums_0 = (t_2.first_row_0) == 0U;
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
        uint k_6 = t_2.first_k_0;
        for(;;)
        {
            if(k_6 < (t_2.end_k_0))
            {
            }
            else
            {
                break;
            }
            uint _S118 = k_6 + _S109;
            Corner_0 _S119 = k_of_a_0(spec_13, g_14, _S118);
            uint _S120 = k_6 + _S111;
            longlong _S121 = k_of_b_0(spec_13, g_14, _S120);
            if(_S114 < _S106)
            {
                _S105 = _S118 < (t_2.end_k_0);
            }
            else
            {
                _S105 = false;
            }
            double x_0;
            if(_S105)
            {
                Corner_0 _S122 = of_row_0[int(0)];
                Corner_0 _S123 = _S119;
                double _S124 = Product_a_at_0(spec_13, g_14, a_16->a_0, &_S122, &_S123);
                x_0 = _S124;
            }
            else
            {
                x_0 = 0.0;
            }
            bool _S125;
            if(_S116 < _S107)
            {
                _S125 = _S120 < (t_2.end_k_0);
            }
            else
            {
                _S125 = false;
            }
            double y_0;
            if(_S125)
            {
                uint _S126 = Spec_type_0(spec_13, 2U);
                y_0 = NumberF64_of_0(_S126, load_0(size_of_0(_S126), a_16->b_0, of_column_0[int(0)] + _S121));
            }
            else
            {
                y_0 = 0.0;
            }
            uint _S127 = _S109 * 33U;
            (*&shared_a_0)[_S127 + _S108] = x_0;
            uint _S128 = _S111 * 33U;
            (*&shared_b_0)[_S128 + _S110] = y_0;
            uint row_6 = _S108 + 16U;
            uint column_4 = _S110 + 16U;
            bool _S129;
            if((t_2.first_row_0 + row_6) < _S106)
            {
                _S129 = _S118 < (t_2.end_k_0);
            }
            else
            {
                _S129 = false;
            }
            double x_1;
            if(_S129)
            {
                Corner_0 _S130 = of_row_0[int(1)];
                Corner_0 _S131 = _S119;
                double _S132 = Product_a_at_0(spec_13, g_14, a_16->a_0, &_S130, &_S131);
                x_1 = _S132;
            }
            else
            {
                x_1 = 0.0;
            }
            bool _S133;
            if((t_2.first_column_0 + column_4) < _S107)
            {
                _S133 = _S120 < (t_2.end_k_0);
            }
            else
            {
                _S133 = false;
            }
            double y_1;
            if(_S133)
            {
                uint _S134 = Spec_type_0(spec_13, 2U);
                y_1 = NumberF64_of_0(_S134, load_0(size_of_0(_S134), a_16->b_0, of_column_0[int(1)] + _S121));
            }
            else
            {
                y_1 = 0.0;
            }
            (*&shared_a_0)[_S127 + row_6] = x_1;
            (*&shared_b_0)[_S128 + column_4] = y_1;
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
                FixedArray<double, 2>  x_2;
                FixedArray<double, 2>  y_2;
                uint _S135 = j_0 * 33U;
                uint _S136 = _S135 + _S112;
                x_2[int(0)] = (*&shared_a_0)[_S136];
                uint _S137 = _S135 + _S113;
                y_2[int(0)] = (*&shared_b_0)[_S137];
                x_2[int(1)] = (*&shared_a_0)[_S136 + 16U];
                y_2[int(1)] = (*&shared_b_0)[_S137 + 16U];
                sum_5[int(0)] = sum_5[int(0)] + (*&shared_a_0)[_S136] * (*&shared_b_0)[_S137];
                sum_5[int(1)] = sum_5[int(1)] + (*&shared_a_0)[_S136] * (*&shared_b_0)[_S137 + 16U];
                sum_5[int(2)] = sum_5[int(2)] + (*&shared_a_0)[_S136 + 16U] * (*&shared_b_0)[_S137];
                sum_5[int(3)] = sum_5[int(3)] + (*&shared_a_0)[_S136 + 16U] * (*&shared_b_0)[_S137 + 16U];
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
        int i_10 = int(0);
        for(;;)
        {
            if(i_10 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_7 = t_2.first_row_0 + _S112 + uint(i_10 / int(2)) * 16U;
            uint column_5 = t_2.first_column_0 + _S113 + uint(i_10 % int(2)) * 16U;
            if(row_7 < _S106)
            {
                _S105 = column_5 < _S107;
            }
            else
            {
                _S105 = false;
            }
            if(_S105)
            {
                Tile_0 _S138 = t_2;
                Result_take_0(spec_13, a_16, g_14, &_S138, row_7, column_5, result_0[i_10]);
            }
            i_10 = i_10 + int(1);
        }
        if(!has_sums_0)
        {
            _S105 = true;
        }
        else
        {
            _S105 = _S112 != 0U;
        }
        if(_S105)
        {
            tile_1 = tile_1 + a_16->groups_0;
            continue;
        }
        uint _S139 = t_2.first_column_0 + _S113;
        if(_S139 < _S107)
        {
            Tile_0 _S140 = t_2;
            Result_take_column_0(spec_13, a_16, g_14, &_S140, _S139, result_sum_0[int(0)]);
        }
        uint column_6 = _S139 + 16U;
        if(column_6 < _S107)
        {
            Tile_0 _S141 = t_2;
            Result_take_column_0(spec_13, a_16, g_14, &_S141, column_6, result_sum_0[int(1)]);
        }
        tile_1 = tile_1 + a_16->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f64(ProductArguments_0 a_17, Spec_0 spec_14)
{
    uint _S142 = blockIdx.x;
    uint _S143 = threadIdx.x;
    Spec_0 _S144 = spec_14;
    ProductArguments_0 _S145 = a_17;
    Product_run_0(&_S144, &_S145, _S142, _S143);
    return;
}

extern "C" __global__ void mpt_join_f64(ProductArguments_0 a_18, Spec_0 spec_15)
{
    uint _S146 = blockIdx.x;
    uint _S147 = threadIdx.x;
    Spec_0 _S148 = spec_15;
    ProductArguments_0 _S149 = a_18;
    Join_run_0(&_S148, &_S149, _S146, _S147);
    return;
}

