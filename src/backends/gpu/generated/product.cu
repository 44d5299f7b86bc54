// The kernels of product.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<ulonglong, 528>  shared_b_0;

__device__ __shared__ FixedArray<ulonglong, 528>  shared_a_0;

__device__ __shared__ FixedArray<float, 528>  shared_b_1;

__device__ __shared__ FixedArray<float, 528>  shared_a_1;

__device__ __shared__ FixedArray<float, 1040>  shared_b_2;

__device__ __shared__ FixedArray<float, 1040>  shared_a_2;

__device__ ulonglong Join_sum_of_0(ulonglong partials_0, uint parts_0, longlong first_0, longlong step_0)
{
    ulonglong * p_0 = (ulonglong *)partials_0;
    ulonglong v_0 = *(p_0 + first_0);
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
        ulonglong _S1 = v_0 + *(p_0 + (first_0 + longlong(i_0) * step_0));
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

__device__ longlong clamp_to_0(uint type_1, longlong v_1)
{
    longlong _S2;
    switch(type_1)
    {
    case 7U:
        {
            if(v_1 < -128LL)
            {
                _S2 = -128LL;
            }
            else
            {
                if(v_1 > 127LL)
                {
                    _S2 = 127LL;
                }
                else
                {
                    _S2 = v_1;
                }
            }
            return _S2;
        }
    case 8U:
        {
            if(v_1 < 0LL)
            {
                _S2 = 0LL;
            }
            else
            {
                if(v_1 > 255LL)
                {
                    _S2 = 255LL;
                }
                else
                {
                    _S2 = v_1;
                }
            }
            return _S2;
        }
    case 9U:
        {
            if(v_1 < -2147483648LL)
            {
                _S2 = -2147483648LL;
            }
            else
            {
                if(v_1 > 2147483647LL)
                {
                    _S2 = 2147483647LL;
                }
                else
                {
                    _S2 = v_1;
                }
            }
            return _S2;
        }
    default:
        {
            return v_1;
        }
    }
}

__device__ uint high_0(ulonglong v_2)
{
    return uint(v_2 >> int(32));
}

__device__ uint top_bit_0(uint v_3)
{
    uint _S3;
    uint at_0;
    if(v_3 >= 65536U)
    {
        _S3 = v_3 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S3 = v_3;
        at_0 = 0U;
    }
    if(_S3 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S3 = _S3 >> int(8);
        at_0 = at_1;
    }
    if(_S3 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S3 = _S3 >> int(4);
        at_0 = at_2;
    }
    if(_S3 >= 4U)
    {
        uint _S4 = _S3 >> int(2);
        at_0 = at_0 + 2U;
        _S3 = _S4;
    }
    return at_0 + (_S3 >> int(1));
}

__device__ uint low_0(ulonglong v_4)
{
    return uint(v_4);
}

__device__ uint top_bit64_0(ulonglong v_5)
{
    uint _S5 = high_0(v_5);
    uint _S6;
    if(_S5 != 0U)
    {
        _S6 = 32U + top_bit_0(_S5);
    }
    else
    {
        _S6 = top_bit_0(low_0(v_5));
    }
    return _S6;
}

__device__ ulonglong right_nearest_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    bool _S7;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S7 = v_6 > 9223372036854775808ULL;
        }
        else
        {
            _S7 = false;
        }
        int _S8;
        if(_S7)
        {
            _S8 = int(1);
        }
        else
        {
            _S8 = int(0);
        }
        return ulonglong(_S8);
    }
    ulonglong q_0 = v_6 >> s_0;
    ulonglong rest_0 = v_6 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_0 > half_0)
    {
        _S7 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S7 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S7 = false;
        }
    }
    ulonglong _S9;
    if(_S7)
    {
        _S9 = q_0 + 1ULL;
    }
    else
    {
        _S9 = q_0;
    }
    return _S9;
}

__device__ uint f32_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0U;
    }
    bool _S10 = v_7 < 0LL;
    ulonglong m_0;
    if(_S10)
    {
        m_0 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_0 = ulonglong(v_7);
    }
    uint top_0 = top_bit64_0(m_0);
    if(top_0 <= 23U)
    {
        m_0 = m_0 << (23U - top_0);
    }
    else
    {
        m_0 = right_nearest_0(m_0, (U32_max((top_0), (23U))) - 23U);
    }
    uint q_1 = uint(m_0);
    uint _S11;
    if(_S10)
    {
        _S11 = 2147483648U;
    }
    else
    {
        _S11 = 0U;
    }
    return _S11 + ((top_0 + 126U) << int(23)) + q_1;
}

__device__ ulonglong f64_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0ULL;
    }
    bool _S12 = v_8 < 0LL;
    ulonglong m_1;
    if(_S12)
    {
        m_1 = 0ULL - ulonglong(v_8);
    }
    else
    {
        m_1 = ulonglong(v_8);
    }
    uint top_1 = top_bit64_0(m_1);
    ulonglong q_2;
    if(top_1 <= 52U)
    {
        q_2 = m_1 << (52U - top_1);
    }
    else
    {
        q_2 = right_nearest_0(m_1, top_1 - 52U);
    }
    if(_S12)
    {
        m_1 = 9223372036854775808ULL;
    }
    else
    {
        m_1 = 0ULL;
    }
    return m_1 + (ulonglong(top_1 + 1022U) << int(52)) + q_2;
}

__device__ ulonglong right_odd_0(ulonglong v_9, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_9;
    }
    int _S13;
    if(s_1 >= 64U)
    {
        if(v_9 != 0ULL)
        {
            _S13 = int(1);
        }
        else
        {
            _S13 = int(0);
        }
        return ulonglong(_S13);
    }
    ulonglong _S14 = v_9 >> s_1;
    if((v_9 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S13 = int(1);
    }
    else
    {
        _S13 = int(0);
    }
    return _S14 | ulonglong(_S13);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S15 = high_0(u_0);
    uint sign_0 = _S15 & 2147483648U;
    uint e_0 = (_S15 >> int(20)) & 2047U;
    ulonglong m_2 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S16 = (sign_0 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S16 | s_2;
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
        bool _S17;
        if(odd_0)
        {
            _S17 = m_2 != 0ULL;
        }
        else
        {
            _S17 = false;
        }
        int _S18;
        if(_S17)
        {
            _S18 = int(1);
        }
        else
        {
            _S18 = int(0);
        }
        return sign_0 | uint(_S18);
    }
    ulonglong m_3;
    if(e_0 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_0 - 896U) << int(52));
        s_2 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_0), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_2);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_2);
    }
    return sign_0 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S19 = high_0(u_1);
    uint _S20 = _S19 >> int(31);
    bool negative_0 = _S20 != 0U;
    uint e_1 = (_S19 >> int(20)) & 2047U;
    ulonglong m_6 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S21;
    if(e_1 == 2047U)
    {
        _S21 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S21 = false;
    }
    if(_S21)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S20));
    }
    ulonglong m_7;
    if(e_1 >= 1075U)
    {
        m_7 = m_6 << (e_1 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_1);
    }
    longlong _S22;
    if(negative_0)
    {
        _S22 = longlong(0ULL - m_7);
    }
    else
    {
        _S22 = longlong(m_7);
    }
    return _S22;
}

__device__ uint narrow_0(uint a_2, uint mantissa_0, uint bias_1)
{
    uint e_2 = a_2 >> int(23);
    if(e_2 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_2 - ((127U - bias_1) << int(23))), 23U - mantissa_0));
    }
    uint _S23 = a_2 & 8388607U;
    uint _S24;
    if(e_2 != 0U)
    {
        _S24 = 8388608U;
    }
    else
    {
        _S24 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S23 | _S24), (U32_min((151U - bias_1 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_3 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_3 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_3 >> int(13)) & 1023U);
    }
    uint _S25;
    if(a_3 >= 1199566848U)
    {
        _S25 = 31744U;
    }
    else
    {
        _S25 = narrow_0(a_3, 10U, 15U);
    }
    return sign_1 | _S25;
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
    uint _S26;
    if(a_4 >= 1140850688U)
    {
        _S26 = 127U;
    }
    else
    {
        _S26 = (U32_min((narrow_0(a_4, 3U, 7U)), (127U)));
    }
    return sign_2 | _S26;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_5 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_5 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S27;
    if(a_5 >= 1199570944U)
    {
        _S27 = 124U;
    }
    else
    {
        _S27 = (U32_min((narrow_0(a_5, 2U, 15U)), (124U)));
    }
    return sign_3 | _S27;
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
            int _S28;
            if((u_7 << int(1)) != 0ULL)
            {
                _S28 = int(1);
            }
            else
            {
                _S28 = int(0);
            }
            return ulonglong(_S28);
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

__device__ ulonglong of_i64_0(uint type_4, longlong v_10)
{
    switch(type_4)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_10);
        }
    case 11U:
        {
            int _S29;
            if(v_10 != 0LL)
            {
                _S29 = int(1);
            }
            else
            {
                _S29 = int(0);
            }
            return ulonglong(_S29);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_10));
        }
    default:
        {
            return of_f64_0(type_4, f64_of_i64_0(v_10));
        }
    }
}

__device__ ulonglong NumberI64_bits_0(uint type_5, ulonglong v_11)
{
    return of_i64_0(type_5, clamp_to_0(type_5, longlong(v_11)));
}

__device__ void store_0(uint size_0, ulonglong base_0, longlong i_2, ulonglong v_12)
{
    switch(size_0)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_2) = uchar(v_12);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_2) = ushort(v_12);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_2) = uint(v_12);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_2) = v_12;
            break;
        }
    }
    return;
}

__device__ void Result_finish_column_0(Spec_0 * spec_0, ProductArguments_0 * a_6, ProductGeometry_0 * g_0, Item_0 * item_1, uint column_0, ulonglong sum_0)
{
    uint _S30 = Spec_type_0(spec_0, 4U);
    store_0(size_of_0(_S30), a_6->sums_0, longlong(item_1->group_0) * g_0->sums_item_0 + longlong(column_0) * g_0->sums_column_0, NumberI64_bits_0(_S30, sum_0));
    return;
}

__device__ ulonglong NumberI64_scalar_0(ulonglong bits_0)
{
    return bits_0;
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

__device__ bool is_integral_0(uint type_6)
{
    return type_6 >= 7U;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_13)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_13 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_13 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S31;
            if(v_13 != 0ULL)
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
            return longlong(v_13);
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_2)
{
    uint e_3 = code_0 >> mantissa_1;
    uint m_8 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_3 != 0U)
    {
        return ((e_3 + 127U - bias_2) << int(23)) | (m_8 << (23U - mantissa_1));
    }
    if(m_8 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_8);
    return ((top_2 + 128U - bias_2 - mantissa_1) << int(23)) | ((m_8 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_7 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_7 < 31744U)
    {
        return sign_4 | (widen_0(a_7, 10U, 15U));
    }
    uint _S32 = (sign_4 | 2139095040U) | ((a_7 & 1023U) << int(13));
    uint _S33;
    if(a_7 > 31744U)
    {
        _S33 = 4194304U;
    }
    else
    {
        _S33 = 0U;
    }
    return _S32 | _S33;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_8 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S34;
    if(a_8 == 127U)
    {
        _S34 = 2143289344U;
    }
    else
    {
        _S34 = widen_0(a_8, 3U, 7U);
    }
    return sign_5 | _S34;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_9 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_9 < 124U)
    {
        return sign_6 | (widen_0(a_9, 2U, 15U));
    }
    uint _S35;
    if(a_9 == 124U)
    {
        _S35 = 2139095040U;
    }
    else
    {
        _S35 = 2143289344U;
    }
    return sign_6 | _S35;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_14)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_14);
        }
    case 2U:
        {
            return f32_of_f64_0(v_14, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_14));
        }
    case 4U:
        {
            return (low_0(v_14)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_14));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_14));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_14));
        }
    }
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
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
        uint _S36 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S36 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S37 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_5 = _S37;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_10 = m_9;
        e_5 = e_6;
    }
    return join_0((sign_7 | (e_5 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_15)
{
    if(type_9 == 2U)
    {
        return v_15;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_15));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_15));
}

__device__ longlong i64_of_0(uint type_10, ulonglong v_16)
{
    longlong _S38;
    if(is_integral_0(type_10))
    {
        _S38 = whole_of_0(type_10, v_16);
    }
    else
    {
        _S38 = i64_of_f64_0(f64_of_0(type_10, v_16));
    }
    return _S38;
}

__device__ ulonglong NumberI64_of_0(uint type_11, ulonglong v_17)
{
    return ulonglong(i64_of_0(type_11, v_17));
}

__device__ ulonglong NumberI64_activated_0(uint act_0, ulonglong v_18)
{
    bool _S39;
    if(act_0 == 1U)
    {
        _S39 = longlong(v_18) < 0LL;
    }
    else
    {
        _S39 = false;
    }
    ulonglong _S40;
    if(_S39)
    {
        _S40 = 0ULL;
    }
    else
    {
        _S40 = v_18;
    }
    return _S40;
}

struct Digits_0
{
    FixedArray<uint, 4>  at_3;
};

__device__ Digits_0 Digits_x24init_0(FixedArray<uint, 4>  * at_4)
{
    Digits_0 _S41;
    (&_S41)->at_3 = *at_4;
    return _S41;
}

__device__ uint windows_of_0(Spec_0 * spec_1)
{
    return ((spec_1->op_0) >> int(4)) & 3U;
}

__device__ Digits_0 digits_of_0(Spec_0 * spec_2, ProductGeometry_0 * g_1, uint first_2, uint i_4)
{
    uint _S42;
    uint _S43;
    FixedArray<uint, 4>  _S44;
    _S44[int(0)] = 0U;
    _S44[int(1)] = 0U;
    _S44[int(2)] = 0U;
    _S44[int(3)] = 0U;
    Digits_0 _S45 = Digits_x24init_0(&_S44);
    Digits_0 d_0 = _S45;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S46 = windows_of_0(spec_2);
                _S42 = _S46;
                if(3U > _S46)
                {
                    _S43 = i_4;
                    break;
                }
                uint extent_2 = g_1->extent_1[first_2 + 3U];
                uint rest_1 = i_4 / g_1->extent_1[first_2 + 3U];
                (&d_0)->at_3[3U] = i_4 - rest_1 * extent_2;
                _S43 = rest_1;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U > _S42)
                {
                    break;
                }
                uint extent_3 = g_1->extent_1[first_2 + 2U];
                uint rest_2 = _S43 / g_1->extent_1[first_2 + 2U];
                (&d_0)->at_3[2U] = _S43 - rest_2 * extent_3;
                _S43 = rest_2;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U > _S42)
                {
                    break;
                }
                uint extent_4 = g_1->extent_1[first_2 + 1U];
                uint rest_3 = _S43 / g_1->extent_1[first_2 + 1U];
                (&d_0)->at_3[1U] = _S43 - rest_3 * extent_4;
                _S43 = rest_3;
                break;
            }
            break;
        }
        break;
    }
    (&d_0)->at_3[int(0)] = _S43;
    return d_0;
}

__device__ longlong row_of_c_0(Spec_0 * spec_3, ProductGeometry_0 * g_2, uint row_0)
{
    Digits_0 _S47 = digits_of_0(spec_3, g_2, 0U, row_0);
    longlong _S48 = longlong(_S47.at_3[int(0)]) * g_2->c_row_0[int(0)];
    uint _S49 = windows_of_0(spec_3);
    longlong at_5;
    if(1U <= _S49)
    {
        at_5 = _S48 + longlong(_S47.at_3[1U]) * g_2->c_row_0[1U];
    }
    else
    {
        at_5 = _S48;
    }
    if(2U <= _S49)
    {
        at_5 = at_5 + longlong(_S47.at_3[2U]) * g_2->c_row_0[2U];
    }
    if(3U <= _S49)
    {
        at_5 = at_5 + longlong(_S47.at_3[3U]) * g_2->c_row_0[3U];
    }
    return at_5;
}

__device__ void Result_finish_0(Spec_0 * spec_4, ProductArguments_0 * a_11, ProductGeometry_0 * g_3, Item_0 * item_2, uint row_1, uint column_1, ulonglong sum_1)
{
    uint _S50 = Spec_type_0(spec_4, 0U);
    uint size_2 = size_of_0(_S50);
    ulonglong _S51 = NumberI64_scalar_0(a_11->alpha_0) * sum_1;
    ulonglong _S52 = a_11->bias_0;
    ulonglong v_19;
    if((a_11->bias_0) != 0ULL)
    {
        longlong at_6 = longlong(item_2->group_0) * g_3->bias_item_0 + longlong(column_1) * g_3->bias_column_0;
        uint _S53 = Spec_type_0(spec_4, 3U);
        v_19 = _S51 + NumberI64_of_0(_S53, load_0(size_of_0(_S53), _S52, at_6));
    }
    else
    {
        v_19 = _S51;
    }
    uint _S54 = spec_4->op_0;
    ulonglong v_20 = NumberI64_activated_0((spec_4->op_0) & 15U, v_19);
    longlong _S55 = item_2->c_0;
    longlong _S56 = row_of_c_0(spec_4, g_3, row_1);
    longlong at_7 = _S55 + _S56 + longlong(column_1) * g_3->c_column_0;
    if((_S54 & 128U) != 0U)
    {
        v_19 = v_20 + NumberI64_scalar_0(a_11->beta_0) * NumberI64_of_0(_S50, load_0(size_2, a_11->output_0, at_7));
    }
    else
    {
        v_19 = v_20;
    }
    store_0(size_2, a_11->output_0, at_7, NumberI64_bits_0(_S50, v_19));
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

__device__ void Result_take_column_0(Spec_0 * spec_5, ProductArguments_0 * a_12, ProductGeometry_0 * g_4, Tile_0 * t_0, uint column_2, ulonglong sum_2)
{
    if((a_12->partials_1) != 0ULL)
    {
        *((ulonglong *)a_12->partial_sums_0 + (longlong(t_0->part_1) * longlong(g_4->columns_0) + longlong(column_2))) = sum_2;
    }
    else
    {
        Result_finish_column_0(spec_5, a_12, g_4, &t_0->item_3, column_2, sum_2);
    }
    return;
}

__device__ void Result_take_0(Spec_0 * spec_6, ProductArguments_0 * a_13, ProductGeometry_0 * g_5, Tile_0 * t_1, uint row_2, uint column_3, ulonglong sum_3)
{
    ulonglong _S57 = a_13->partials_1;
    if((a_13->partials_1) != 0ULL)
    {
        *((ulonglong *)_S57 + ((longlong(t_1->part_1) * longlong(g_5->rows_0) + longlong(row_2)) * longlong(g_5->columns_0) + longlong(column_3))) = sum_3;
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
    uint _S58;
    int i_5;
    *at_9 = row_3->at_8 + k_1->at_8;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S59 = windows_of_0(spec_7);
                _S58 = _S59;
                if(0U >= _S59)
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
                if(1U >= _S58)
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
                if(2U >= _S58)
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

__device__ ulonglong Product_a_at_0(Spec_0 * spec_8, ProductGeometry_0 * g_7, ulonglong base_2, Corner_0 * row_4, Corner_0 * k_2)
{
    longlong at_10;
    bool _S60 = find_in_a_0(spec_8, g_7, row_4, k_2, &at_10);
    if(!_S60)
    {
        return 0ULL;
    }
    uint _S61 = Spec_type_0(spec_8, 1U);
    uint _S62 = Spec_type_0(spec_8, 5U);
    ulonglong v_21 = NumberI64_of_0(_S61, load_0(size_of_0(_S61), base_2, at_10));
    ulonglong _S63;
    if(_S62 == 0U)
    {
        _S63 = v_21;
    }
    else
    {
        _S63 = NumberI64_of_0(_S62, NumberI64_bits_0(_S62, v_21));
    }
    return _S63;
}

__device__ float Join_sum_of_1(ulonglong partials_2, uint parts_2, longlong first_3, longlong step_1)
{
    float * p_1 = (float *)partials_2;
    float v_22 = *(p_1 + first_3);
    uint i_9 = 1U;
    for(;;)
    {
        if(i_9 < parts_2)
        {
        }
        else
        {
            break;
        }
        float _S64 = v_22 + *(p_1 + (first_3 + longlong(i_9) * step_1));
        uint i_10 = i_9 + 1U;
        v_22 = _S64;
        i_9 = i_10;
    }
    return v_22;
}

__device__ float NumberF32_of_0(uint type_12, ulonglong v_23)
{
    return (U32_asfloat((f32_of_0(type_12, v_23))));
}

__device__ ulonglong of_f32_0(uint type_13, uint u_9)
{
    switch(type_13)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S65;
            if((u_9 << int(1)) != 0U)
            {
                _S65 = int(1);
            }
            else
            {
                _S65 = int(0);
            }
            return ulonglong(_S65);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_13, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_13, u_9);
        }
    }
}

__device__ ulonglong NumberF32_bits_0(uint type_14, float v_24)
{
    return of_f32_0(type_14, (F32_asuint((v_24))));
}

__device__ float Product_a_at_1(Spec_0 * spec_9, ProductGeometry_0 * g_8, ulonglong base_3, Corner_0 * row_5, Corner_0 * k_3)
{
    longlong at_11;
    bool _S66 = find_in_a_0(spec_9, g_8, row_5, k_3, &at_11);
    if(!_S66)
    {
        return 0.0f;
    }
    uint _S67 = Spec_type_0(spec_9, 1U);
    uint _S68 = Spec_type_0(spec_9, 5U);
    float v_25 = NumberF32_of_0(_S67, load_0(size_of_0(_S67), base_3, at_11));
    float _S69;
    if(_S68 == 0U)
    {
        _S69 = v_25;
    }
    else
    {
        _S69 = NumberF32_of_0(_S68, NumberF32_bits_0(_S68, v_25));
    }
    return _S69;
}

__device__ void Result_finish_column_1(Spec_0 * spec_10, ProductArguments_0 * a_14, ProductGeometry_0 * g_9, Item_0 * item_4, uint column_4, float sum_4)
{
    uint _S70 = Spec_type_0(spec_10, 4U);
    store_0(size_of_0(_S70), a_14->sums_0, longlong(item_4->group_0) * g_9->sums_item_0 + longlong(column_4) * g_9->sums_column_0, NumberF32_bits_0(_S70, sum_4));
    return;
}

__device__ float NumberF32_scalar_0(ulonglong bits_1)
{
    return (U32_asfloat((low_0(bits_1))));
}

__device__ float larger_0(float a_15, float b_2)
{
    float _S71;
    if(a_15 > b_2)
    {
        _S71 = a_15;
    }
    else
    {
        _S71 = b_2;
    }
    return _S71;
}

__device__ float relu_of_0(float x_0)
{
    return larger_0(0.0f, x_0);
}

__device__ float magnitude_0(float x_1)
{
    return (U32_asfloat(((F32_asuint((x_1))) & 2147483647U)));
}

__device__ float negated_0(float x_2)
{
    return (U32_asfloat(((F32_asuint((x_2))) ^ 2147483648U)));
}

__device__ float smaller_0(float a_16, float b_3)
{
    float _S72;
    if(a_16 < b_3)
    {
        _S72 = a_16;
    }
    else
    {
        _S72 = b_3;
    }
    return _S72;
}

__device__ float with_sign_0(float x_3, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_3))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float rounded_0(float x_4)
{
    float a_17 = magnitude_0(x_4);
    float r_0 = a_17 + 8.388608e+06f - 8.388608e+06f;
    float _S73;
    if(a_17 < 8.388608e+06f)
    {
        _S73 = r_0;
    }
    else
    {
        _S73 = a_17;
    }
    return with_sign_0(_S73, x_4);
}

__device__ float exp_whole_0(float x_5)
{
    return rounded_0(x_5 * 1.4426950216293335f);
}

__device__ float product_sum_0(float a_18, float b_4, float c_1)
{
    return a_18 * b_4 + c_1;
}

__device__ float exp_rest_0(float x_6, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_6));
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_0(float x_7, FixedArray<float, 6>  * c_2)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_2)[int(0)], x_7, (*c_2)[int(1)]), x_7, (*c_2)[int(2)]), x_7, (*c_2)[int(3)]), x_7, (*c_2)[int(4)]), x_7, (*c_2)[int(5)]);
}

__device__ float exp_less_one_0(float r_1)
{
    FixedArray<float, 6>  _S74 = kExpTail_0;
    float _S75 = poly_0(r_1, &_S74);
    return product_sum_0(_S75, r_1 * r_1, r_1);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat(((uint(n_1) + 127U) << int(23))));
}

__device__ float scaled_0(float p_2, float n_2)
{
    int whole_3 = int(n_2);
    int half_1 = whole_3 >> int(1);
    return p_2 * power_of_2_0(half_1) * power_of_2_0(whole_3 - half_1);
}

__device__ float exp_of_0(float x_8)
{
    float _S76 = smaller_0(89.0f, larger_0(-104.0f, x_8));
    float n_3 = exp_whole_0(_S76);
    return scaled_0(exp_less_one_0(exp_rest_0(_S76, n_3)) + 1.0f, n_3);
}

__device__ float sigmoid_of_0(float x_9)
{
    float e_7 = exp_of_0(negated_0(magnitude_0(x_9)));
    float _S77;
    if(x_9 < 0.0f)
    {
        _S77 = e_7;
    }
    else
    {
        _S77 = 1.0f;
    }
    return _S77 / (1.0f + e_7);
}

__device__ float expm1_of_0(float x_10)
{
    float c_3 = smaller_0(89.0f, larger_0(-30.0f, x_10));
    float n_4 = exp_whole_0(c_3);
    float q_3 = exp_less_one_0(exp_rest_0(c_3, n_4));
    float t_2 = power_of_2_0(int(n_4 - 1.0f));
    float y_0 = product_sum_0(t_2, q_3, t_2 - 0.5f);
    float _S78;
    if(n_4 == 0.0f)
    {
        if(q_3 == 0.0f)
        {
            _S78 = x_10;
        }
        else
        {
            _S78 = q_3;
        }
    }
    else
    {
        _S78 = y_0 + y_0;
    }
    return _S78;
}

__device__ float tanh_of_0(float x_11)
{
    float _S79 = magnitude_0(x_11);
    float t_3 = expm1_of_0(-2.0f * _S79);
    float y_1 = negated_0(t_3) / (t_3 + 2.0f);
    float _S80;
    if(_S79 < 0.000244140625f)
    {
        _S80 = x_11;
    }
    else
    {
        _S80 = y_1;
    }
    return with_sign_0(_S80, x_11);
}

__device__ float NumberF32_activated_0(uint act_1, float v_26)
{
    switch(act_1)
    {
    case 1U:
        {
            return relu_of_0(v_26);
        }
    case 5U:
        {
            return sigmoid_of_0(v_26);
        }
    case 6U:
        {
            return tanh_of_0(v_26);
        }
    default:
        {
            return v_26;
        }
    }
}

__device__ void Result_finish_1(Spec_0 * spec_11, ProductArguments_0 * a_19, ProductGeometry_0 * g_10, Item_0 * item_5, uint row_6, uint column_5, float sum_5)
{
    uint _S81 = Spec_type_0(spec_11, 0U);
    uint size_3 = size_of_0(_S81);
    float _S82 = NumberF32_scalar_0(a_19->alpha_0) * sum_5;
    ulonglong _S83 = a_19->bias_0;
    float v_27;
    if((a_19->bias_0) != 0ULL)
    {
        longlong at_12 = longlong(item_5->group_0) * g_10->bias_item_0 + longlong(column_5) * g_10->bias_column_0;
        uint _S84 = Spec_type_0(spec_11, 3U);
        v_27 = _S82 + NumberF32_of_0(_S84, load_0(size_of_0(_S84), _S83, at_12));
    }
    else
    {
        v_27 = _S82;
    }
    uint _S85 = spec_11->op_0;
    float v_28 = NumberF32_activated_0((spec_11->op_0) & 15U, v_27);
    longlong _S86 = item_5->c_0;
    longlong _S87 = row_of_c_0(spec_11, g_10, row_6);
    longlong at_13 = _S86 + _S87 + longlong(column_5) * g_10->c_column_0;
    if((_S85 & 128U) != 0U)
    {
        v_27 = v_28 + NumberF32_scalar_0(a_19->beta_0) * NumberF32_of_0(_S81, load_0(size_3, a_19->output_0, at_13));
    }
    else
    {
        v_27 = v_28;
    }
    store_0(size_3, a_19->output_0, at_13, NumberF32_bits_0(_S81, v_27));
    return;
}

__device__ void Result_take_column_1(Spec_0 * spec_12, ProductArguments_0 * a_20, ProductGeometry_0 * g_11, Tile_0 * t_4, uint column_6, float sum_6)
{
    if((a_20->partials_1) != 0ULL)
    {
        *((float *)a_20->partial_sums_0 + (longlong(t_4->part_1) * longlong(g_11->columns_0) + longlong(column_6))) = sum_6;
    }
    else
    {
        Result_finish_column_1(spec_12, a_20, g_11, &t_4->item_3, column_6, sum_6);
    }
    return;
}

__device__ void Result_take_1(Spec_0 * spec_13, ProductArguments_0 * a_21, ProductGeometry_0 * g_12, Tile_0 * t_5, uint row_7, uint column_7, float sum_7)
{
    ulonglong _S88 = a_21->partials_1;
    if((a_21->partials_1) != 0ULL)
    {
        *((float *)_S88 + ((longlong(t_5->part_1) * longlong(g_12->rows_0) + longlong(row_7)) * longlong(g_12->columns_0) + longlong(column_7))) = sum_7;
    }
    else
    {
        Result_finish_1(spec_13, a_21, g_12, &t_5->item_3, row_7, column_7, sum_7);
    }
    return;
}

__device__ float Product_a_at_2(Spec_0 * spec_14, ProductGeometry_0 * g_13, ulonglong base_4, Corner_0 * row_8, Corner_0 * k_4)
{
    longlong at_14;
    bool _S89 = find_in_a_0(spec_14, g_13, row_8, k_4, &at_14);
    if(!_S89)
    {
        return 0.0f;
    }
    uint _S90 = Spec_type_0(spec_14, 1U);
    uint _S91 = Spec_type_0(spec_14, 5U);
    float v_29 = NumberF32_of_0(_S90, load_0(size_of_0(_S90), base_4, at_14));
    float _S92;
    if(_S91 == 0U)
    {
        _S92 = v_29;
    }
    else
    {
        _S92 = NumberF32_of_0(_S91, NumberF32_bits_0(_S91, v_29));
    }
    return _S92;
}

__device__ Item_0 Item_x24init_0(longlong a_22, longlong b_5, longlong c_4, uint group_1)
{
    Item_0 _S93;
    (&_S93)->a_1 = a_22;
    (&_S93)->b_1 = b_5;
    (&_S93)->c_0 = c_4;
    (&_S93)->group_0 = group_1;
    return _S93;
}

__device__ Item_0 item_of_0(ProductGeometry_0 * g_14, uint item_6)
{
    Item_0 r_2;
    uint _S94;
    if((g_14->items_0) > 0U)
    {
        _S94 = g_14->item_0[g_14->items_0 - 1U];
    }
    else
    {
        _S94 = 1U;
    }
    uint _S95 = item_6 % _S94;
    r_2 = Item_x24init_0(0LL, 0LL, 0LL, _S95);
    int _S96 = int(g_14->items_0) - int(1);
    _S94 = item_6;
    int d_1 = _S96;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        uint rest_4 = _S94 / g_14->item_0[d_1];
        longlong _S97 = longlong(_S94 - rest_4 * g_14->item_0[d_1]);
        (&r_2)->a_1 = (&r_2)->a_1 + _S97 * g_14->a_item_0[d_1];
        (&r_2)->b_1 = (&r_2)->b_1 + _S97 * g_14->b_item_0[d_1];
        (&r_2)->c_0 = (&r_2)->c_0 + _S97 * g_14->c_item_0[d_1];
        int d_2 = d_1 - int(1);
        _S94 = rest_4;
        d_1 = d_2;
    }
    return r_2;
}

__device__ void Join_run_0(Spec_0 * spec_15, ProductArguments_0 * a_23, uint group_2, uint lane_0)
{
    ProductGeometry_0 * g_15 = (ProductGeometry_0 *)a_23->geometry_0;
    uint columns_1 = g_15->columns_0;
    uint size_4 = g_15->rows_0 * g_15->columns_0;
    uint _S98 = g_15->parts_1;
    uint _S99 = a_23->item_count_0;
    uint _S100 = a_23->item_count_0 * size_4;
    uint _S101;
    if((a_23->sums_0) != 0ULL)
    {
        _S101 = _S99 * columns_1;
    }
    else
    {
        _S101 = 0U;
    }
    uint i_11 = group_2 * 256U + lane_0;
    for(;;)
    {
        if(i_11 < (_S100 + _S101))
        {
        }
        else
        {
            break;
        }
        bool is_sum_0 = i_11 >= _S100;
        uint each_0;
        if(is_sum_0)
        {
            each_0 = columns_1;
        }
        else
        {
            each_0 = size_4;
        }
        uint n_5;
        if(is_sum_0)
        {
            n_5 = i_11 - _S100;
        }
        else
        {
            n_5 = i_11;
        }
        uint item_7 = n_5 / each_0;
        uint element_0 = n_5 - item_7 * each_0;
        ulonglong _S102;
        if(is_sum_0)
        {
            _S102 = a_23->partial_sums_0;
        }
        else
        {
            _S102 = a_23->partials_1;
        }
        longlong _S103 = longlong(each_0);
        ulonglong sum_8 = Join_sum_of_0(_S102, _S98, longlong(item_7) * longlong(_S98) * _S103 + longlong(element_0), _S103);
        Item_0 place_0 = item_of_0(g_15, item_7);
        if(is_sum_0)
        {
            Item_0 _S104 = place_0;
            Result_finish_column_0(spec_15, a_23, g_15, &_S104, element_0, sum_8);
        }
        else
        {
            uint _S105 = element_0 / columns_1;
            uint _S106 = element_0 % columns_1;
            Item_0 _S107 = place_0;
            Result_finish_0(spec_15, a_23, g_15, &_S107, _S105, _S106, sum_8);
        }
        i_11 = i_11 + a_23->groups_0 * 256U;
    }
    return;
}

__device__ Tile_0 Tile_x24init_0(Item_0 * item_8, uint part_2, uint first_row_1, uint first_column_1, uint first_k_1, uint end_k_1)
{
    Tile_0 _S108;
    (&_S108)->item_3 = *item_8;
    (&_S108)->part_1 = part_2;
    (&_S108)->first_row_0 = first_row_1;
    (&_S108)->first_column_0 = first_column_1;
    (&_S108)->first_k_0 = first_k_1;
    (&_S108)->end_k_0 = end_k_1;
    return _S108;
}

__device__ Tile_0 tile_of_0(ProductGeometry_0 * g_16, uint tile_0, uint height_0, uint width_0)
{
    uint across_0 = (g_16->columns_0 + width_0 - 1U) / width_0;
    uint _S109 = (g_16->rows_0 + height_0 - 1U) / height_0;
    uint _S110 = (U32_max((_S109), (1U)));
    uint part_3 = tile_0 / (across_0 * _S110);
    uint _S111 = part_3 % g_16->parts_1;
    uint k_5 = _S111 * g_16->part_0;
    uint _S112 = part_3 / g_16->parts_1;
    Item_0 _S113 = item_of_0(g_16, _S112);
    uint _S114 = tile_0 / across_0;
    uint _S115 = _S114 % _S110;
    uint _S116 = _S115 * height_0;
    uint _S117 = tile_0 % across_0;
    uint _S118 = _S117 * width_0;
    uint _S119 = (U32_min((k_5 + g_16->part_0), (g_16->depth_0)));
    Item_0 _S120 = _S113;
    Tile_0 _S121 = Tile_x24init_0(&_S120, part_3, _S116, _S118, k_5, _S119);
    return _S121;
}

__device__ Corner_0 Corner_x24init_0(longlong at_15, FixedArray<int, 3>  * in_window_1)
{
    Corner_0 _S122;
    (&_S122)->at_8 = at_15;
    (&_S122)->in_window_0 = *in_window_1;
    return _S122;
}

__device__ Corner_0 row_of_a_0(Spec_0 * spec_16, ProductGeometry_0 * g_17, uint row_9)
{
    Digits_0 _S123 = digits_of_0(spec_16, g_17, 0U, row_9);
    longlong _S124 = longlong(_S123.at_3[int(0)]) * g_17->a_row_0;
    FixedArray<int, 3>  _S125;
    _S125[int(0)] = int(0);
    _S125[int(1)] = int(0);
    _S125[int(2)] = int(0);
    Corner_0 _S126 = Corner_x24init_0(_S124, &_S125);
    Corner_0 c_5 = _S126;
    uint _S127 = windows_of_0(spec_16);
    if(0U < _S127)
    {
        (&c_5)->in_window_0[0U] = (&g_17->window_0[0U])->first_1 + int(_S123.at_3[1U]) * (&g_17->window_0[0U])->per_row_0;
    }
    if(1U < _S127)
    {
        (&c_5)->in_window_0[1U] = (&g_17->window_0[1U])->first_1 + int(_S123.at_3[2U]) * (&g_17->window_0[1U])->per_row_0;
    }
    if(2U < _S127)
    {
        (&c_5)->in_window_0[2U] = (&g_17->window_0[2U])->first_1 + int(_S123.at_3[3U]) * (&g_17->window_0[2U])->per_row_0;
    }
    return c_5;
}

__device__ Corner_0 k_of_a_0(Spec_0 * spec_17, ProductGeometry_0 * g_18, uint k_6)
{
    Digits_0 _S128 = digits_of_0(spec_17, g_18, 4U, k_6);
    longlong _S129 = longlong(_S128.at_3[int(0)]) * g_18->a_k_0;
    FixedArray<int, 3>  _S130;
    _S130[int(0)] = int(0);
    _S130[int(1)] = int(0);
    _S130[int(2)] = int(0);
    Corner_0 _S131 = Corner_x24init_0(_S129, &_S130);
    Corner_0 c_6 = _S131;
    uint _S132 = windows_of_0(spec_17);
    if(0U < _S132)
    {
        (&c_6)->in_window_0[0U] = int(_S128.at_3[1U]) * (&g_18->window_0[0U])->per_k_0;
    }
    if(1U < _S132)
    {
        (&c_6)->in_window_0[1U] = int(_S128.at_3[2U]) * (&g_18->window_0[1U])->per_k_0;
    }
    if(2U < _S132)
    {
        (&c_6)->in_window_0[2U] = int(_S128.at_3[3U]) * (&g_18->window_0[2U])->per_k_0;
    }
    return c_6;
}

__device__ longlong k_of_b_0(Spec_0 * spec_18, ProductGeometry_0 * g_19, uint k_7)
{
    Digits_0 _S133 = digits_of_0(spec_18, g_19, 4U, k_7);
    longlong _S134 = longlong(_S133.at_3[int(0)]) * g_19->b_k_0[int(0)];
    uint _S135 = windows_of_0(spec_18);
    longlong at_16;
    if(1U <= _S135)
    {
        at_16 = _S134 + longlong(_S133.at_3[1U]) * g_19->b_k_0[1U];
    }
    else
    {
        at_16 = _S134;
    }
    if(2U <= _S135)
    {
        at_16 = at_16 + longlong(_S133.at_3[2U]) * g_19->b_k_0[2U];
    }
    if(3U <= _S135)
    {
        at_16 = at_16 + longlong(_S133.at_3[3U]) * g_19->b_k_0[3U];
    }
    return at_16;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ void Product_run_0(Spec_0 * spec_19, ProductArguments_0 * a_24, uint group_3, uint lane_1)
{
    bool _S136;
    ProductGeometry_0 * g_20 = (ProductGeometry_0 *)a_24->geometry_0;
    uint _S137 = g_20->rows_0;
    uint _S138 = g_20->columns_0;
    uint fast_0 = lane_1 % 16U;
    uint slow_0 = lane_1 / 16U;
    bool a_along_k_0 = ((g_20->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_20->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_20->order_0) & 4U) != 0U;
    uint _S139;
    if(a_along_k_0)
    {
        _S139 = slow_0;
    }
    else
    {
        _S139 = fast_0;
    }
    uint _S140;
    if(a_along_k_0)
    {
        _S140 = fast_0;
    }
    else
    {
        _S140 = slow_0;
    }
    uint _S141;
    if(b_along_k_0)
    {
        _S141 = slow_0;
    }
    else
    {
        _S141 = fast_0;
    }
    uint _S142;
    if(b_along_k_0)
    {
        _S142 = fast_0;
    }
    else
    {
        _S142 = slow_0;
    }
    uint _S143;
    if(c_along_rows_0)
    {
        _S143 = fast_0;
    }
    else
    {
        _S143 = slow_0;
    }
    uint _S144;
    if(c_along_rows_0)
    {
        _S144 = slow_0;
    }
    else
    {
        _S144 = fast_0;
    }
    uint tile_1 = group_3;
    for(;;)
    {
        if(tile_1 < (g_20->tiles_0))
        {
        }
        else
        {
            break;
        }
        Tile_0 t_6 = tile_of_0(g_20, tile_1, 32U, 32U);
        FixedArray<Corner_0, 2>  of_row_0;
        FixedArray<longlong, 2>  of_column_0;
        uint _S145 = t_6.first_row_0 + _S139;
        Corner_0 _S146 = row_of_a_0(spec_19, g_20, _S145);
        of_row_0[int(0)] = _S146;
        (&of_row_0[int(0)])->at_8 = (&of_row_0[int(0)])->at_8 + t_6.item_3.a_1;
        uint _S147 = t_6.first_column_0 + _S141;
        of_column_0[int(0)] = t_6.item_3.b_1 + longlong(_S147) * g_20->b_column_0;
        Corner_0 _S148 = row_of_a_0(spec_19, g_20, _S145 + 16U);
        of_row_0[int(1)] = _S148;
        (&of_row_0[int(1)])->at_8 = (&of_row_0[int(1)])->at_8 + t_6.item_3.a_1;
        of_column_0[int(1)] = t_6.item_3.b_1 + longlong(_S147 + 16U) * g_20->b_column_0;
        bool has_sums_0;
        if((a_24->sums_0) != 0ULL)
        {
            has_sums_0 = (t_6.first_row_0) == 0U;
        }
        else
        {
            has_sums_0 = false;
        }
        FixedArray<ulonglong, 4>  sum_9;
        FixedArray<ulonglong, 2>  column_sum_0;
        sum_9[int(0)] = 0ULL;
        sum_9[int(1)] = 0ULL;
        sum_9[int(2)] = 0ULL;
        sum_9[int(3)] = 0ULL;
        column_sum_0[int(0)] = 0ULL;
        column_sum_0[int(1)] = 0ULL;
        uint k_8 = t_6.first_k_0;
        for(;;)
        {
            if(k_8 < (t_6.end_k_0))
            {
            }
            else
            {
                break;
            }
            uint _S149 = k_8 + _S140;
            Corner_0 _S150 = k_of_a_0(spec_19, g_20, _S149);
            uint _S151 = k_8 + _S142;
            longlong _S152 = k_of_b_0(spec_19, g_20, _S151);
            if(_S145 < _S137)
            {
                _S136 = _S149 < (t_6.end_k_0);
            }
            else
            {
                _S136 = false;
            }
            ulonglong x_12;
            if(_S136)
            {
                Corner_0 _S153 = of_row_0[int(0)];
                Corner_0 _S154 = _S150;
                ulonglong _S155 = Product_a_at_0(spec_19, g_20, a_24->a_0, &_S153, &_S154);
                x_12 = _S155;
            }
            else
            {
                x_12 = 0ULL;
            }
            bool _S156;
            if(_S147 < _S138)
            {
                _S156 = _S151 < (t_6.end_k_0);
            }
            else
            {
                _S156 = false;
            }
            ulonglong y_2;
            if(_S156)
            {
                uint _S157 = Spec_type_0(spec_19, 2U);
                y_2 = NumberI64_of_0(_S157, load_0(size_of_0(_S157), a_24->b_0, of_column_0[int(0)] + _S152));
            }
            else
            {
                y_2 = 0ULL;
            }
            uint _S158 = _S140 * 33U;
            (*&shared_a_0)[_S158 + _S139] = x_12;
            uint _S159 = _S142 * 33U;
            (*&shared_b_0)[_S159 + _S141] = y_2;
            uint row_10 = _S139 + 16U;
            uint column_8 = _S141 + 16U;
            bool _S160;
            if((t_6.first_row_0 + row_10) < _S137)
            {
                _S160 = _S149 < (t_6.end_k_0);
            }
            else
            {
                _S160 = false;
            }
            ulonglong x_13;
            if(_S160)
            {
                Corner_0 _S161 = of_row_0[int(1)];
                Corner_0 _S162 = _S150;
                ulonglong _S163 = Product_a_at_0(spec_19, g_20, a_24->a_0, &_S161, &_S162);
                x_13 = _S163;
            }
            else
            {
                x_13 = 0ULL;
            }
            bool _S164;
            if((t_6.first_column_0 + column_8) < _S138)
            {
                _S164 = _S151 < (t_6.end_k_0);
            }
            else
            {
                _S164 = false;
            }
            ulonglong y_3;
            if(_S164)
            {
                uint _S165 = Spec_type_0(spec_19, 2U);
                y_3 = NumberI64_of_0(_S165, load_0(size_of_0(_S165), a_24->b_0, of_column_0[int(1)] + _S152));
            }
            else
            {
                y_3 = 0ULL;
            }
            (*&shared_a_0)[_S158 + row_10] = x_13;
            (*&shared_b_0)[_S159 + column_8] = y_3;
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
                FixedArray<ulonglong, 2>  x_14;
                FixedArray<ulonglong, 2>  y_4;
                uint _S166 = j_0 * 33U;
                uint _S167 = _S166 + _S143;
                x_14[int(0)] = (*&shared_a_0)[_S167];
                uint _S168 = _S166 + _S144;
                y_4[int(0)] = (*&shared_b_0)[_S168];
                x_14[int(1)] = (*&shared_a_0)[_S167 + 16U];
                y_4[int(1)] = (*&shared_b_0)[_S168 + 16U];
                sum_9[int(0)] = sum_9[int(0)] + (*&shared_a_0)[_S167] * (*&shared_b_0)[_S168];
                sum_9[int(1)] = sum_9[int(1)] + (*&shared_a_0)[_S167] * (*&shared_b_0)[_S168 + 16U];
                sum_9[int(2)] = sum_9[int(2)] + (*&shared_a_0)[_S167 + 16U] * (*&shared_b_0)[_S168];
                sum_9[int(3)] = sum_9[int(3)] + (*&shared_a_0)[_S167 + 16U] * (*&shared_b_0)[_S168 + 16U];
                if(has_sums_0)
                {
                    column_sum_0[int(0)] = column_sum_0[int(0)] + y_4[int(0)];
                    column_sum_0[int(1)] = column_sum_0[int(1)] + y_4[int(1)];
                }
                j_0 = j_0 + 1U;
            }
            meet_0();
            k_8 = k_8 + 16U;
        }
        FixedArray<ulonglong, 4>  result_0;
        FixedArray<ulonglong, 2>  result_sum_0;
        result_0[int(0)] = sum_9[int(0)];
        result_0[int(1)] = sum_9[int(1)];
        result_0[int(2)] = sum_9[int(2)];
        result_0[int(3)] = sum_9[int(3)];
        result_sum_0[int(0)] = column_sum_0[int(0)];
        result_sum_0[int(1)] = column_sum_0[int(1)];
        int i_12 = int(0);
        for(;;)
        {
            if(i_12 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_11 = t_6.first_row_0 + _S143 + uint(i_12 / int(2)) * 16U;
            uint column_9 = t_6.first_column_0 + _S144 + uint(i_12 % int(2)) * 16U;
            if(row_11 < _S137)
            {
                _S136 = column_9 < _S138;
            }
            else
            {
                _S136 = false;
            }
            if(_S136)
            {
                Tile_0 _S169 = t_6;
                Result_take_0(spec_19, a_24, g_20, &_S169, row_11, column_9, result_0[i_12]);
            }
            i_12 = i_12 + int(1);
        }
        if(!has_sums_0)
        {
            _S136 = true;
        }
        else
        {
            _S136 = _S143 != 0U;
        }
        if(_S136)
        {
            tile_1 = tile_1 + a_24->groups_0;
            continue;
        }
        uint _S170 = t_6.first_column_0 + _S144;
        if(_S170 < _S138)
        {
            Tile_0 _S171 = t_6;
            Result_take_column_0(spec_19, a_24, g_20, &_S171, _S170, result_sum_0[int(0)]);
        }
        uint column_10 = _S170 + 16U;
        if(column_10 < _S138)
        {
            Tile_0 _S172 = t_6;
            Result_take_column_0(spec_19, a_24, g_20, &_S172, column_10, result_sum_0[int(1)]);
        }
        tile_1 = tile_1 + a_24->groups_0;
    }
    return;
}

__device__ void Join_run_1(Spec_0 * spec_20, ProductArguments_0 * a_25, uint group_4, uint lane_2)
{
    ProductGeometry_0 * g_21 = (ProductGeometry_0 *)a_25->geometry_0;
    uint columns_2 = g_21->columns_0;
    uint size_5 = g_21->rows_0 * g_21->columns_0;
    uint _S173 = g_21->parts_1;
    uint _S174 = a_25->item_count_0;
    uint _S175 = a_25->item_count_0 * size_5;
    uint _S176;
    if((a_25->sums_0) != 0ULL)
    {
        _S176 = _S174 * columns_2;
    }
    else
    {
        _S176 = 0U;
    }
    uint i_13 = group_4 * 256U + lane_2;
    for(;;)
    {
        if(i_13 < (_S175 + _S176))
        {
        }
        else
        {
            break;
        }
        bool is_sum_1 = i_13 >= _S175;
        uint each_1;
        if(is_sum_1)
        {
            each_1 = columns_2;
        }
        else
        {
            each_1 = size_5;
        }
        uint n_6;
        if(is_sum_1)
        {
            n_6 = i_13 - _S175;
        }
        else
        {
            n_6 = i_13;
        }
        uint item_9 = n_6 / each_1;
        uint element_1 = n_6 - item_9 * each_1;
        ulonglong _S177;
        if(is_sum_1)
        {
            _S177 = a_25->partial_sums_0;
        }
        else
        {
            _S177 = a_25->partials_1;
        }
        longlong _S178 = longlong(each_1);
        float sum_10 = Join_sum_of_1(_S177, _S173, longlong(item_9) * longlong(_S173) * _S178 + longlong(element_1), _S178);
        Item_0 place_1 = item_of_0(g_21, item_9);
        if(is_sum_1)
        {
            Item_0 _S179 = place_1;
            Result_finish_column_1(spec_20, a_25, g_21, &_S179, element_1, sum_10);
        }
        else
        {
            uint _S180 = element_1 / columns_2;
            uint _S181 = element_1 % columns_2;
            Item_0 _S182 = place_1;
            Result_finish_1(spec_20, a_25, g_21, &_S182, _S180, _S181, sum_10);
        }
        i_13 = i_13 + a_25->groups_0 * 256U;
    }
    return;
}

__device__ void Product_run_1(Spec_0 * spec_21, ProductArguments_0 * a_26, uint group_5, uint lane_3)
{
    bool _S183;
    ProductGeometry_0 * g_22 = (ProductGeometry_0 *)a_26->geometry_0;
    uint _S184 = g_22->rows_0;
    uint _S185 = g_22->columns_0;
    uint fast_1 = lane_3 % 16U;
    uint slow_1 = lane_3 / 16U;
    bool a_along_k_1 = ((g_22->order_0) & 1U) != 0U;
    bool b_along_k_1 = ((g_22->order_0) & 2U) != 0U;
    bool c_along_rows_1 = ((g_22->order_0) & 4U) != 0U;
    uint _S186;
    if(a_along_k_1)
    {
        _S186 = slow_1;
    }
    else
    {
        _S186 = fast_1;
    }
    uint _S187;
    if(a_along_k_1)
    {
        _S187 = fast_1;
    }
    else
    {
        _S187 = slow_1;
    }
    uint _S188;
    if(b_along_k_1)
    {
        _S188 = slow_1;
    }
    else
    {
        _S188 = fast_1;
    }
    uint _S189;
    if(b_along_k_1)
    {
        _S189 = fast_1;
    }
    else
    {
        _S189 = slow_1;
    }
    uint _S190;
    if(c_along_rows_1)
    {
        _S190 = fast_1;
    }
    else
    {
        _S190 = slow_1;
    }
    uint _S191;
    if(c_along_rows_1)
    {
        _S191 = slow_1;
    }
    else
    {
        _S191 = fast_1;
    }
    uint tile_2 = group_5;
    for(;;)
    {
        if(tile_2 < (g_22->tiles_0))
        {
        }
        else
        {
            break;
        }
        Tile_0 t_7 = tile_of_0(g_22, tile_2, 32U, 32U);
        FixedArray<Corner_0, 2>  of_row_1;
        FixedArray<longlong, 2>  of_column_1;
        uint _S192 = t_7.first_row_0 + _S186;
        Corner_0 _S193 = row_of_a_0(spec_21, g_22, _S192);
        of_row_1[int(0)] = _S193;
        (&of_row_1[int(0)])->at_8 = (&of_row_1[int(0)])->at_8 + t_7.item_3.a_1;
        uint _S194 = t_7.first_column_0 + _S188;
        of_column_1[int(0)] = t_7.item_3.b_1 + longlong(_S194) * g_22->b_column_0;
        Corner_0 _S195 = row_of_a_0(spec_21, g_22, _S192 + 16U);
        of_row_1[int(1)] = _S195;
        (&of_row_1[int(1)])->at_8 = (&of_row_1[int(1)])->at_8 + t_7.item_3.a_1;
        of_column_1[int(1)] = t_7.item_3.b_1 + longlong(_S194 + 16U) * g_22->b_column_0;
        bool has_sums_1;
        if((a_26->sums_0) != 0ULL)
        {
            has_sums_1 = (t_7.first_row_0) == 0U;
        }
        else
        {
            has_sums_1 = false;
        }
        FixedArray<float, 4>  sum_11;
        FixedArray<float, 2>  column_sum_1;
        sum_11[int(0)] = 0.0f;
        sum_11[int(1)] = 0.0f;
        sum_11[int(2)] = 0.0f;
        sum_11[int(3)] = 0.0f;
        column_sum_1[int(0)] = 0.0f;
        column_sum_1[int(1)] = 0.0f;
        uint k_9 = t_7.first_k_0;
        for(;;)
        {
            if(k_9 < (t_7.end_k_0))
            {
            }
            else
            {
                break;
            }
            uint _S196 = k_9 + _S187;
            Corner_0 _S197 = k_of_a_0(spec_21, g_22, _S196);
            uint _S198 = k_9 + _S189;
            longlong _S199 = k_of_b_0(spec_21, g_22, _S198);
            if(_S192 < _S184)
            {
                _S183 = _S196 < (t_7.end_k_0);
            }
            else
            {
                _S183 = false;
            }
            float x_15;
            if(_S183)
            {
                Corner_0 _S200 = of_row_1[int(0)];
                Corner_0 _S201 = _S197;
                float _S202 = Product_a_at_1(spec_21, g_22, a_26->a_0, &_S200, &_S201);
                x_15 = _S202;
            }
            else
            {
                x_15 = 0.0f;
            }
            bool _S203;
            if(_S194 < _S185)
            {
                _S203 = _S198 < (t_7.end_k_0);
            }
            else
            {
                _S203 = false;
            }
            float y_5;
            if(_S203)
            {
                uint _S204 = Spec_type_0(spec_21, 2U);
                y_5 = NumberF32_of_0(_S204, load_0(size_of_0(_S204), a_26->b_0, of_column_1[int(0)] + _S199));
            }
            else
            {
                y_5 = 0.0f;
            }
            uint _S205 = _S187 * 33U;
            (*&shared_a_1)[_S205 + _S186] = x_15;
            uint _S206 = _S189 * 33U;
            (*&shared_b_1)[_S206 + _S188] = y_5;
            uint row_12 = _S186 + 16U;
            uint column_11 = _S188 + 16U;
            bool _S207;
            if((t_7.first_row_0 + row_12) < _S184)
            {
                _S207 = _S196 < (t_7.end_k_0);
            }
            else
            {
                _S207 = false;
            }
            float x_16;
            if(_S207)
            {
                Corner_0 _S208 = of_row_1[int(1)];
                Corner_0 _S209 = _S197;
                float _S210 = Product_a_at_1(spec_21, g_22, a_26->a_0, &_S208, &_S209);
                x_16 = _S210;
            }
            else
            {
                x_16 = 0.0f;
            }
            bool _S211;
            if((t_7.first_column_0 + column_11) < _S185)
            {
                _S211 = _S198 < (t_7.end_k_0);
            }
            else
            {
                _S211 = false;
            }
            float y_6;
            if(_S211)
            {
                uint _S212 = Spec_type_0(spec_21, 2U);
                y_6 = NumberF32_of_0(_S212, load_0(size_of_0(_S212), a_26->b_0, of_column_1[int(1)] + _S199));
            }
            else
            {
                y_6 = 0.0f;
            }
            (*&shared_a_1)[_S205 + row_12] = x_16;
            (*&shared_b_1)[_S206 + column_11] = y_6;
            meet_0();
            uint j_1 = 0U;
            for(;;)
            {
                if(j_1 < 16U)
                {
                }
                else
                {
                    break;
                }
                FixedArray<float, 2>  x_17;
                FixedArray<float, 2>  y_7;
                uint _S213 = j_1 * 33U;
                uint _S214 = _S213 + _S190;
                x_17[int(0)] = (*&shared_a_1)[_S214];
                uint _S215 = _S213 + _S191;
                y_7[int(0)] = (*&shared_b_1)[_S215];
                x_17[int(1)] = (*&shared_a_1)[_S214 + 16U];
                y_7[int(1)] = (*&shared_b_1)[_S215 + 16U];
                sum_11[int(0)] = sum_11[int(0)] + (*&shared_a_1)[_S214] * (*&shared_b_1)[_S215];
                sum_11[int(1)] = sum_11[int(1)] + (*&shared_a_1)[_S214] * (*&shared_b_1)[_S215 + 16U];
                sum_11[int(2)] = sum_11[int(2)] + (*&shared_a_1)[_S214 + 16U] * (*&shared_b_1)[_S215];
                sum_11[int(3)] = sum_11[int(3)] + (*&shared_a_1)[_S214 + 16U] * (*&shared_b_1)[_S215 + 16U];
                if(has_sums_1)
                {
                    column_sum_1[int(0)] = column_sum_1[int(0)] + y_7[int(0)];
                    column_sum_1[int(1)] = column_sum_1[int(1)] + y_7[int(1)];
                }
                j_1 = j_1 + 1U;
            }
            meet_0();
            k_9 = k_9 + 16U;
        }
        FixedArray<float, 4>  result_1;
        FixedArray<float, 2>  result_sum_1;
        result_1[int(0)] = sum_11[int(0)];
        result_1[int(1)] = sum_11[int(1)];
        result_1[int(2)] = sum_11[int(2)];
        result_1[int(3)] = sum_11[int(3)];
        result_sum_1[int(0)] = column_sum_1[int(0)];
        result_sum_1[int(1)] = column_sum_1[int(1)];
        int i_14 = int(0);
        for(;;)
        {
            if(i_14 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_13 = t_7.first_row_0 + _S190 + uint(i_14 / int(2)) * 16U;
            uint column_12 = t_7.first_column_0 + _S191 + uint(i_14 % int(2)) * 16U;
            if(row_13 < _S184)
            {
                _S183 = column_12 < _S185;
            }
            else
            {
                _S183 = false;
            }
            if(_S183)
            {
                Tile_0 _S216 = t_7;
                Result_take_1(spec_21, a_26, g_22, &_S216, row_13, column_12, result_1[i_14]);
            }
            i_14 = i_14 + int(1);
        }
        if(!has_sums_1)
        {
            _S183 = true;
        }
        else
        {
            _S183 = _S190 != 0U;
        }
        if(_S183)
        {
            tile_2 = tile_2 + a_26->groups_0;
            continue;
        }
        uint _S217 = t_7.first_column_0 + _S191;
        if(_S217 < _S185)
        {
            Tile_0 _S218 = t_7;
            Result_take_column_1(spec_21, a_26, g_22, &_S218, _S217, result_sum_1[int(0)]);
        }
        uint column_13 = _S217 + 16U;
        if(column_13 < _S185)
        {
            Tile_0 _S219 = t_7;
            Result_take_column_1(spec_21, a_26, g_22, &_S219, column_13, result_sum_1[int(1)]);
        }
        tile_2 = tile_2 + a_26->groups_0;
    }
    return;
}

__device__ void Product_run_2(Spec_0 * spec_22, ProductArguments_0 * a_27, uint group_6, uint lane_4)
{
    bool _S220;
    ProductGeometry_0 * g_23 = (ProductGeometry_0 *)a_27->geometry_0;
    uint _S221 = g_23->rows_0;
    uint _S222 = g_23->columns_0;
    uint fast_2 = lane_4 % 16U;
    uint slow_2 = lane_4 / 16U;
    bool a_along_k_2 = ((g_23->order_0) & 1U) != 0U;
    bool b_along_k_2 = ((g_23->order_0) & 2U) != 0U;
    bool c_along_rows_2 = ((g_23->order_0) & 4U) != 0U;
    uint _S223;
    if(a_along_k_2)
    {
        _S223 = slow_2;
    }
    else
    {
        _S223 = fast_2;
    }
    uint _S224;
    if(a_along_k_2)
    {
        _S224 = fast_2;
    }
    else
    {
        _S224 = slow_2;
    }
    uint _S225;
    if(b_along_k_2)
    {
        _S225 = slow_2;
    }
    else
    {
        _S225 = fast_2;
    }
    uint _S226;
    if(b_along_k_2)
    {
        _S226 = fast_2;
    }
    else
    {
        _S226 = slow_2;
    }
    uint _S227;
    if(c_along_rows_2)
    {
        _S227 = fast_2;
    }
    else
    {
        _S227 = slow_2;
    }
    uint _S228;
    if(c_along_rows_2)
    {
        _S228 = slow_2;
    }
    else
    {
        _S228 = fast_2;
    }
    uint tile_3 = group_6;
    for(;;)
    {
        if(tile_3 < (g_23->tiles_0))
        {
        }
        else
        {
            break;
        }
        Tile_0 t_8 = tile_of_0(g_23, tile_3, 64U, 64U);
        FixedArray<Corner_0, 4>  of_row_2;
        FixedArray<longlong, 4>  of_column_2;
        uint _S229 = t_8.first_row_0 + _S223;
        Corner_0 _S230 = row_of_a_0(spec_22, g_23, _S229);
        of_row_2[int(0)] = _S230;
        (&of_row_2[int(0)])->at_8 = (&of_row_2[int(0)])->at_8 + t_8.item_3.a_1;
        uint _S231 = t_8.first_column_0 + _S225;
        of_column_2[int(0)] = t_8.item_3.b_1 + longlong(_S231) * g_23->b_column_0;
        Corner_0 _S232 = row_of_a_0(spec_22, g_23, _S229 + 16U);
        of_row_2[int(1)] = _S232;
        (&of_row_2[int(1)])->at_8 = (&of_row_2[int(1)])->at_8 + t_8.item_3.a_1;
        of_column_2[int(1)] = t_8.item_3.b_1 + longlong(_S231 + 16U) * g_23->b_column_0;
        Corner_0 _S233 = row_of_a_0(spec_22, g_23, _S229 + 32U);
        of_row_2[int(2)] = _S233;
        (&of_row_2[int(2)])->at_8 = (&of_row_2[int(2)])->at_8 + t_8.item_3.a_1;
        of_column_2[int(2)] = t_8.item_3.b_1 + longlong(_S231 + 32U) * g_23->b_column_0;
        Corner_0 _S234 = row_of_a_0(spec_22, g_23, _S229 + 48U);
        of_row_2[int(3)] = _S234;
        (&of_row_2[int(3)])->at_8 = (&of_row_2[int(3)])->at_8 + t_8.item_3.a_1;
        of_column_2[int(3)] = t_8.item_3.b_1 + longlong(_S231 + 48U) * g_23->b_column_0;
        bool has_sums_2;
        if((a_27->sums_0) != 0ULL)
        {
            has_sums_2 = (t_8.first_row_0) == 0U;
        }
        else
        {
            has_sums_2 = false;
        }
        FixedArray<float, 16>  sum_12;
        FixedArray<float, 4>  column_sum_2;
        sum_12[int(0)] = 0.0f;
        sum_12[int(1)] = 0.0f;
        sum_12[int(2)] = 0.0f;
        sum_12[int(3)] = 0.0f;
        sum_12[int(4)] = 0.0f;
        sum_12[int(5)] = 0.0f;
        sum_12[int(6)] = 0.0f;
        sum_12[int(7)] = 0.0f;
        sum_12[int(8)] = 0.0f;
        sum_12[int(9)] = 0.0f;
        sum_12[int(10)] = 0.0f;
        sum_12[int(11)] = 0.0f;
        sum_12[int(12)] = 0.0f;
        sum_12[int(13)] = 0.0f;
        sum_12[int(14)] = 0.0f;
        sum_12[int(15)] = 0.0f;
        column_sum_2[int(0)] = 0.0f;
        column_sum_2[int(1)] = 0.0f;
        column_sum_2[int(2)] = 0.0f;
        column_sum_2[int(3)] = 0.0f;
        uint k_10 = t_8.first_k_0;
        for(;;)
        {
            if(k_10 < (t_8.end_k_0))
            {
            }
            else
            {
                break;
            }
            uint _S235 = k_10 + _S224;
            Corner_0 _S236 = k_of_a_0(spec_22, g_23, _S235);
            uint _S237 = k_10 + _S226;
            longlong _S238 = k_of_b_0(spec_22, g_23, _S237);
            if(_S229 < _S221)
            {
                _S220 = _S235 < (t_8.end_k_0);
            }
            else
            {
                _S220 = false;
            }
            float x_18;
            if(_S220)
            {
                Corner_0 _S239 = of_row_2[int(0)];
                Corner_0 _S240 = _S236;
                float _S241 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S239, &_S240);
                x_18 = _S241;
            }
            else
            {
                x_18 = 0.0f;
            }
            bool _S242;
            if(_S231 < _S222)
            {
                _S242 = _S237 < (t_8.end_k_0);
            }
            else
            {
                _S242 = false;
            }
            float y_8;
            if(_S242)
            {
                uint _S243 = Spec_type_0(spec_22, 2U);
                y_8 = NumberF32_of_0(_S243, load_0(size_of_0(_S243), a_27->b_0, of_column_2[int(0)] + _S238));
            }
            else
            {
                y_8 = 0.0f;
            }
            uint _S244 = _S224 * 65U;
            (*&shared_a_2)[_S244 + _S223] = x_18;
            uint _S245 = _S226 * 65U;
            (*&shared_b_2)[_S245 + _S225] = y_8;
            uint row_14 = _S223 + 16U;
            uint column_14 = _S225 + 16U;
            bool _S246;
            if((t_8.first_row_0 + row_14) < _S221)
            {
                _S246 = _S235 < (t_8.end_k_0);
            }
            else
            {
                _S246 = false;
            }
            float x_19;
            if(_S246)
            {
                Corner_0 _S247 = of_row_2[int(1)];
                Corner_0 _S248 = _S236;
                float _S249 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S247, &_S248);
                x_19 = _S249;
            }
            else
            {
                x_19 = 0.0f;
            }
            bool _S250;
            if((t_8.first_column_0 + column_14) < _S222)
            {
                _S250 = _S237 < (t_8.end_k_0);
            }
            else
            {
                _S250 = false;
            }
            float y_9;
            if(_S250)
            {
                uint _S251 = Spec_type_0(spec_22, 2U);
                y_9 = NumberF32_of_0(_S251, load_0(size_of_0(_S251), a_27->b_0, of_column_2[int(1)] + _S238));
            }
            else
            {
                y_9 = 0.0f;
            }
            (*&shared_a_2)[_S244 + row_14] = x_19;
            (*&shared_b_2)[_S245 + column_14] = y_9;
            uint row_15 = _S223 + 32U;
            uint column_15 = _S225 + 32U;
            bool _S252;
            if((t_8.first_row_0 + row_15) < _S221)
            {
                _S252 = _S235 < (t_8.end_k_0);
            }
            else
            {
                _S252 = false;
            }
            float x_20;
            if(_S252)
            {
                Corner_0 _S253 = of_row_2[int(2)];
                Corner_0 _S254 = _S236;
                float _S255 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S253, &_S254);
                x_20 = _S255;
            }
            else
            {
                x_20 = 0.0f;
            }
            bool _S256;
            if((t_8.first_column_0 + column_15) < _S222)
            {
                _S256 = _S237 < (t_8.end_k_0);
            }
            else
            {
                _S256 = false;
            }
            float y_10;
            if(_S256)
            {
                uint _S257 = Spec_type_0(spec_22, 2U);
                y_10 = NumberF32_of_0(_S257, load_0(size_of_0(_S257), a_27->b_0, of_column_2[int(2)] + _S238));
            }
            else
            {
                y_10 = 0.0f;
            }
            (*&shared_a_2)[_S244 + row_15] = x_20;
            (*&shared_b_2)[_S245 + column_15] = y_10;
            uint row_16 = _S223 + 48U;
            uint column_16 = _S225 + 48U;
            bool _S258;
            if((t_8.first_row_0 + row_16) < _S221)
            {
                _S258 = _S235 < (t_8.end_k_0);
            }
            else
            {
                _S258 = false;
            }
            float x_21;
            if(_S258)
            {
                Corner_0 _S259 = of_row_2[int(3)];
                Corner_0 _S260 = _S236;
                float _S261 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S259, &_S260);
                x_21 = _S261;
            }
            else
            {
                x_21 = 0.0f;
            }
            bool _S262;
            if((t_8.first_column_0 + column_16) < _S222)
            {
                _S262 = _S237 < (t_8.end_k_0);
            }
            else
            {
                _S262 = false;
            }
            float y_11;
            if(_S262)
            {
                uint _S263 = Spec_type_0(spec_22, 2U);
                y_11 = NumberF32_of_0(_S263, load_0(size_of_0(_S263), a_27->b_0, of_column_2[int(3)] + _S238));
            }
            else
            {
                y_11 = 0.0f;
            }
            (*&shared_a_2)[_S244 + row_16] = x_21;
            (*&shared_b_2)[_S245 + column_16] = y_11;
            meet_0();
            uint j_2 = 0U;
            for(;;)
            {
                if(j_2 < 16U)
                {
                }
                else
                {
                    break;
                }
                FixedArray<float, 4>  x_22;
                FixedArray<float, 4>  y_12;
                uint _S264 = j_2 * 65U;
                uint _S265 = _S264 + _S227;
                x_22[int(0)] = (*&shared_a_2)[_S265];
                uint _S266 = _S264 + _S228;
                y_12[int(0)] = (*&shared_b_2)[_S266];
                x_22[int(1)] = (*&shared_a_2)[_S265 + 16U];
                y_12[int(1)] = (*&shared_b_2)[_S266 + 16U];
                x_22[int(2)] = (*&shared_a_2)[_S265 + 32U];
                y_12[int(2)] = (*&shared_b_2)[_S266 + 32U];
                x_22[int(3)] = (*&shared_a_2)[_S265 + 48U];
                y_12[int(3)] = (*&shared_b_2)[_S266 + 48U];
                sum_12[int(0)] = sum_12[int(0)] + (*&shared_a_2)[_S265] * (*&shared_b_2)[_S266];
                sum_12[int(1)] = sum_12[int(1)] + (*&shared_a_2)[_S265] * (*&shared_b_2)[_S266 + 16U];
                sum_12[int(2)] = sum_12[int(2)] + (*&shared_a_2)[_S265] * (*&shared_b_2)[_S266 + 32U];
                sum_12[int(3)] = sum_12[int(3)] + (*&shared_a_2)[_S265] * (*&shared_b_2)[_S266 + 48U];
                sum_12[int(4)] = sum_12[int(4)] + (*&shared_a_2)[_S265 + 16U] * (*&shared_b_2)[_S266];
                sum_12[int(5)] = sum_12[int(5)] + (*&shared_a_2)[_S265 + 16U] * (*&shared_b_2)[_S266 + 16U];
                sum_12[int(6)] = sum_12[int(6)] + (*&shared_a_2)[_S265 + 16U] * (*&shared_b_2)[_S266 + 32U];
                sum_12[int(7)] = sum_12[int(7)] + (*&shared_a_2)[_S265 + 16U] * (*&shared_b_2)[_S266 + 48U];
                sum_12[int(8)] = sum_12[int(8)] + (*&shared_a_2)[_S265 + 32U] * (*&shared_b_2)[_S266];
                sum_12[int(9)] = sum_12[int(9)] + (*&shared_a_2)[_S265 + 32U] * (*&shared_b_2)[_S266 + 16U];
                sum_12[int(10)] = sum_12[int(10)] + (*&shared_a_2)[_S265 + 32U] * (*&shared_b_2)[_S266 + 32U];
                sum_12[int(11)] = sum_12[int(11)] + (*&shared_a_2)[_S265 + 32U] * (*&shared_b_2)[_S266 + 48U];
                sum_12[int(12)] = sum_12[int(12)] + (*&shared_a_2)[_S265 + 48U] * (*&shared_b_2)[_S266];
                sum_12[int(13)] = sum_12[int(13)] + (*&shared_a_2)[_S265 + 48U] * (*&shared_b_2)[_S266 + 16U];
                sum_12[int(14)] = sum_12[int(14)] + (*&shared_a_2)[_S265 + 48U] * (*&shared_b_2)[_S266 + 32U];
                sum_12[int(15)] = sum_12[int(15)] + (*&shared_a_2)[_S265 + 48U] * (*&shared_b_2)[_S266 + 48U];
                if(has_sums_2)
                {
                    column_sum_2[int(0)] = column_sum_2[int(0)] + y_12[int(0)];
                    column_sum_2[int(1)] = column_sum_2[int(1)] + y_12[int(1)];
                    column_sum_2[int(2)] = column_sum_2[int(2)] + y_12[int(2)];
                    column_sum_2[int(3)] = column_sum_2[int(3)] + y_12[int(3)];
                }
                j_2 = j_2 + 1U;
            }
            meet_0();
            k_10 = k_10 + 16U;
        }
        FixedArray<float, 16>  result_2;
        FixedArray<float, 4>  result_sum_2;
        result_2[int(0)] = sum_12[int(0)];
        result_2[int(1)] = sum_12[int(1)];
        result_2[int(2)] = sum_12[int(2)];
        result_2[int(3)] = sum_12[int(3)];
        result_2[int(4)] = sum_12[int(4)];
        result_2[int(5)] = sum_12[int(5)];
        result_2[int(6)] = sum_12[int(6)];
        result_2[int(7)] = sum_12[int(7)];
        result_2[int(8)] = sum_12[int(8)];
        result_2[int(9)] = sum_12[int(9)];
        result_2[int(10)] = sum_12[int(10)];
        result_2[int(11)] = sum_12[int(11)];
        result_2[int(12)] = sum_12[int(12)];
        result_2[int(13)] = sum_12[int(13)];
        result_2[int(14)] = sum_12[int(14)];
        result_2[int(15)] = sum_12[int(15)];
        result_sum_2[int(0)] = column_sum_2[int(0)];
        result_sum_2[int(1)] = column_sum_2[int(1)];
        result_sum_2[int(2)] = column_sum_2[int(2)];
        result_sum_2[int(3)] = column_sum_2[int(3)];
        int i_15 = int(0);
        for(;;)
        {
            if(i_15 < int(16))
            {
            }
            else
            {
                break;
            }
            uint row_17 = t_8.first_row_0 + _S227 + uint(i_15 / int(4)) * 16U;
            uint column_17 = t_8.first_column_0 + _S228 + uint(i_15 % int(4)) * 16U;
            if(row_17 < _S221)
            {
                _S220 = column_17 < _S222;
            }
            else
            {
                _S220 = false;
            }
            if(_S220)
            {
                Tile_0 _S267 = t_8;
                Result_take_1(spec_22, a_27, g_23, &_S267, row_17, column_17, result_2[i_15]);
            }
            i_15 = i_15 + int(1);
        }
        if(!has_sums_2)
        {
            _S220 = true;
        }
        else
        {
            _S220 = _S227 != 0U;
        }
        if(_S220)
        {
            tile_3 = tile_3 + a_27->groups_0;
            continue;
        }
        uint _S268 = t_8.first_column_0 + _S228;
        if(_S268 < _S222)
        {
            Tile_0 _S269 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S269, _S268, result_sum_2[int(0)]);
        }
        uint column_18 = _S268 + 16U;
        if(column_18 < _S222)
        {
            Tile_0 _S270 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S270, column_18, result_sum_2[int(1)]);
        }
        uint column_19 = _S268 + 32U;
        if(column_19 < _S222)
        {
            Tile_0 _S271 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S271, column_19, result_sum_2[int(2)]);
        }
        uint column_20 = _S268 + 48U;
        if(column_20 < _S222)
        {
            Tile_0 _S272 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S272, column_20, result_sum_2[int(3)]);
        }
        tile_3 = tile_3 + a_27->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f32(ProductArguments_0 a_28, Spec_0 spec_23)
{
    uint _S273 = blockIdx.x;
    uint _S274 = threadIdx.x;
    Spec_0 _S275 = spec_23;
    ProductArguments_0 _S276 = a_28;
    Product_run_2(&_S275, &_S276, _S273, _S274);
    return;
}

extern "C" __global__ void mpt_product_small_f32(ProductArguments_0 a_29, Spec_0 spec_24)
{
    uint _S277 = blockIdx.x;
    uint _S278 = threadIdx.x;
    Spec_0 _S279 = spec_24;
    ProductArguments_0 _S280 = a_29;
    Product_run_1(&_S279, &_S280, _S277, _S278);
    return;
}

extern "C" __global__ void mpt_join_f32(ProductArguments_0 a_30, Spec_0 spec_25)
{
    uint _S281 = blockIdx.x;
    uint _S282 = threadIdx.x;
    Spec_0 _S283 = spec_25;
    ProductArguments_0 _S284 = a_30;
    Join_run_1(&_S283, &_S284, _S281, _S282);
    return;
}

extern "C" __global__ void mpt_product_i64(ProductArguments_0 a_31, Spec_0 spec_26)
{
    uint _S285 = blockIdx.x;
    uint _S286 = threadIdx.x;
    Spec_0 _S287 = spec_26;
    ProductArguments_0 _S288 = a_31;
    Product_run_0(&_S287, &_S288, _S285, _S286);
    return;
}

extern "C" __global__ void mpt_join_i64(ProductArguments_0 a_32, Spec_0 spec_27)
{
    uint _S289 = blockIdx.x;
    uint _S290 = threadIdx.x;
    Spec_0 _S291 = spec_27;
    ProductArguments_0 _S292 = a_32;
    Join_run_0(&_S291, &_S292, _S289, _S290);
    return;
}

