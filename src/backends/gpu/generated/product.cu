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

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ uint top_bit_0(uint v_2)
{
    uint _S2;
    uint at_0;
    if(v_2 >= 65536U)
    {
        _S2 = v_2 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S2 = v_2;
        at_0 = 0U;
    }
    if(_S2 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S2 = _S2 >> int(8);
        at_0 = at_1;
    }
    if(_S2 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S2 = _S2 >> int(4);
        at_0 = at_2;
    }
    if(_S2 >= 4U)
    {
        uint _S3 = _S2 >> int(2);
        at_0 = at_0 + 2U;
        _S2 = _S3;
    }
    return at_0 + (_S2 >> int(1));
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

__device__ uint f32_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0U;
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
    if(top_0 <= 23U)
    {
        m_0 = m_0 << (23U - top_0);
    }
    else
    {
        m_0 = right_nearest_0(m_0, (U32_max((top_0), (23U))) - 23U);
    }
    uint q_1 = uint(m_0);
    uint _S10;
    if(_S9)
    {
        _S10 = 2147483648U;
    }
    else
    {
        _S10 = 0U;
    }
    return _S10 + ((top_0 + 126U) << int(23)) + q_1;
}

__device__ ulonglong f64_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0ULL;
    }
    bool _S11 = v_7 < 0LL;
    ulonglong m_1;
    if(_S11)
    {
        m_1 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_1 = ulonglong(v_7);
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
    if(_S11)
    {
        m_1 = 9223372036854775808ULL;
    }
    else
    {
        m_1 = 0ULL;
    }
    return m_1 + (ulonglong(top_1 + 1022U) << int(52)) + q_2;
}

__device__ longlong folded_0(longlong v_8)
{
    longlong size_0;
    if(v_8 < 0LL)
    {
        size_0 = ~v_8;
    }
    else
    {
        size_0 = v_8;
    }
    if((size_0 >> int(53)) == 0LL)
    {
        return v_8;
    }
    longlong _S12 = v_8 & -1024LL;
    int _S13;
    if((v_8 & 1023LL) != 0LL)
    {
        _S13 = int(1024);
    }
    else
    {
        _S13 = int(0);
    }
    return _S12 | longlong(_S13);
}

__device__ ulonglong right_odd_0(ulonglong v_9, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_9;
    }
    int _S14;
    if(s_1 >= 64U)
    {
        if(v_9 != 0ULL)
        {
            _S14 = int(1);
        }
        else
        {
            _S14 = int(0);
        }
        return ulonglong(_S14);
    }
    ulonglong _S15 = v_9 >> s_1;
    if((v_9 & ((1ULL << s_1) - 1ULL)) != 0ULL)
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
    ulonglong m_2 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S17 = (sign_0 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
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
            _S18 = m_2 != 0ULL;
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
    uint _S20 = high_0(u_1);
    uint _S21 = _S20 >> int(31);
    bool negative_0 = _S21 != 0U;
    uint e_1 = (_S20 >> int(20)) & 2047U;
    ulonglong m_6 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S22;
    if(e_1 == 2047U)
    {
        _S22 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S21));
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
    longlong _S23;
    if(negative_0)
    {
        _S23 = longlong(0ULL - m_7);
    }
    else
    {
        _S23 = longlong(m_7);
    }
    return _S23;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_10)
{
    longlong _S24;
    switch(type_1)
    {
    case 7U:
        {
            if(v_10 < -128LL)
            {
                _S24 = -128LL;
            }
            else
            {
                if(v_10 > 127LL)
                {
                    _S24 = 127LL;
                }
                else
                {
                    _S24 = v_10;
                }
            }
            return _S24;
        }
    case 8U:
        {
            if(v_10 < 0LL)
            {
                _S24 = 0LL;
            }
            else
            {
                if(v_10 > 255LL)
                {
                    _S24 = 255LL;
                }
                else
                {
                    _S24 = v_10;
                }
            }
            return _S24;
        }
    case 9U:
        {
            if(v_10 < -2147483648LL)
            {
                _S24 = -2147483648LL;
            }
            else
            {
                if(v_10 > 2147483647LL)
                {
                    _S24 = 2147483647LL;
                }
                else
                {
                    _S24 = v_10;
                }
            }
            return _S24;
        }
    default:
        {
            return v_10;
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
    uint _S25 = a_2 & 8388607U;
    uint _S26;
    if(e_2 != 0U)
    {
        _S26 = 8388608U;
    }
    else
    {
        _S26 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S25 | _S26), (U32_min((151U - bias_1 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_3 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_3 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_3 >> int(13)) & 1023U);
    }
    uint _S27;
    if(a_3 >= 1199566848U)
    {
        _S27 = 31744U;
    }
    else
    {
        _S27 = narrow_0(a_3, 10U, 15U);
    }
    return sign_1 | _S27;
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
    uint _S28;
    if(a_4 >= 1140850688U)
    {
        _S28 = 127U;
    }
    else
    {
        _S28 = (U32_min((narrow_0(a_4, 3U, 7U)), (127U)));
    }
    return sign_2 | _S28;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_5 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_5 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S29;
    if(a_5 >= 1199570944U)
    {
        _S29 = 124U;
    }
    else
    {
        _S29 = (U32_min((narrow_0(a_5, 2U, 15U)), (124U)));
    }
    return sign_3 | _S29;
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
            int _S30;
            if((u_7 << int(1)) != 0ULL)
            {
                _S30 = int(1);
            }
            else
            {
                _S30 = int(0);
            }
            return ulonglong(_S30);
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

__device__ ulonglong of_i64_0(uint type_4, longlong v_11)
{
    switch(type_4)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_11);
        }
    case 11U:
        {
            int _S31;
            if(v_11 != 0LL)
            {
                _S31 = int(1);
            }
            else
            {
                _S31 = int(0);
            }
            return ulonglong(_S31);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_11));
        }
    case 2U:
        {
            return f64_of_i64_0(v_11);
        }
    default:
        {
            return of_f64_0(type_4, f64_of_i64_0(folded_0(v_11)));
        }
    }
}

__device__ ulonglong NumberI64_bits_0(uint type_5, ulonglong v_12)
{
    return of_i64_0(type_5, longlong(v_12));
}

__device__ uchar * at_3(ulonglong base_0, longlong i_2)
{
    return (uchar *)(base_0 + ulonglong(i_2));
}

__device__ ushort * at_4(ulonglong base_1, longlong i_3)
{
    return (ushort *)(base_1 + ulonglong(i_3) * 2ULL);
}

__device__ uint * at_5(ulonglong base_2, longlong i_4)
{
    return (uint *)(base_2 + ulonglong(i_4) * 4ULL);
}

__device__ ulonglong * at_6(ulonglong base_3, longlong i_5)
{
    return (ulonglong *)(base_3 + ulonglong(i_5) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_6, ulonglong v_13)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S32 = at_3(base_4, i_6);
            *_S32 = uchar(v_13);
            break;
        }
    case 2U:
        {
            ushort * _S33 = at_4(base_4, i_6);
            *_S33 = ushort(v_13);
            break;
        }
    case 4U:
        {
            uint * _S34 = at_5(base_4, i_6);
            *_S34 = uint(v_13);
            break;
        }
    default:
        {
            ulonglong * _S35 = at_6(base_4, i_6);
            *_S35 = v_13;
            break;
        }
    }
    return;
}

__device__ void Result_finish_column_0(Spec_0 * spec_0, ProductArguments_0 * a_6, ProductGeometry_0 * g_0, Item_0 * item_1, uint column_0, ulonglong sum_0)
{
    uint _S36 = Spec_type_0(spec_0, 4U);
    store_0(size_of_0(_S36), a_6->sums_0, longlong(item_1->group_0) * g_0->sums_item_0 + longlong(column_0) * g_0->sums_column_0, NumberI64_bits_0(_S36, sum_0));
    return;
}

__device__ ulonglong NumberI64_scalar_0(ulonglong bits_0)
{
    return bits_0;
}

__device__ ulonglong load_0(uint size_2, ulonglong base_5, longlong i_7)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S37 = at_3(base_5, i_7);
            return ulonglong(*_S37);
        }
    case 2U:
        {
            ushort * _S38 = at_4(base_5, i_7);
            return ulonglong(*_S38);
        }
    case 4U:
        {
            uint * _S39 = at_5(base_5, i_7);
            return ulonglong(*_S39);
        }
    default:
        {
            ulonglong * _S40 = at_6(base_5, i_7);
            return *_S40;
        }
    }
}

__device__ bool is_integral_0(uint type_6)
{
    return type_6 >= 7U;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_14)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_14 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_14 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S41;
            if(v_14 != 0ULL)
            {
                _S41 = int(1);
            }
            else
            {
                _S41 = int(0);
            }
            return longlong(_S41);
        }
    default:
        {
            return longlong(v_14);
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
    uint _S42 = (sign_4 | 2139095040U) | ((a_7 & 1023U) << int(13));
    uint _S43;
    if(a_7 > 31744U)
    {
        _S43 = 4194304U;
    }
    else
    {
        _S43 = 0U;
    }
    return _S42 | _S43;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_8 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S44;
    if(a_8 == 127U)
    {
        _S44 = 2143289344U;
    }
    else
    {
        _S44 = widen_0(a_8, 3U, 7U);
    }
    return sign_5 | _S44;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_9 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_9 < 124U)
    {
        return sign_6 | (widen_0(a_9, 2U, 15U));
    }
    uint _S45;
    if(a_9 == 124U)
    {
        _S45 = 2139095040U;
    }
    else
    {
        _S45 = 2143289344U;
    }
    return sign_6 | _S45;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_15)
{
    switch(type_8)
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
            return f32_of_i64_0(whole_of_0(type_8, v_15));
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
        uint _S46 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S46 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S47 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_5 = _S47;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_10 = m_9;
        e_5 = e_6;
    }
    return join_0((sign_7 | (e_5 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_16)
{
    if(type_9 == 2U)
    {
        return v_16;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_16));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_16));
}

__device__ longlong i64_of_0(uint type_10, ulonglong v_17)
{
    longlong _S48;
    if(is_integral_0(type_10))
    {
        _S48 = whole_of_0(type_10, v_17);
    }
    else
    {
        _S48 = i64_of_f64_0(f64_of_0(type_10, v_17));
    }
    return _S48;
}

__device__ ulonglong NumberI64_of_0(uint type_11, ulonglong v_18)
{
    return ulonglong(i64_of_0(type_11, v_18));
}

__device__ ulonglong NumberI64_activated_0(uint act_0, ulonglong v_19)
{
    bool _S49;
    if(act_0 == 1U)
    {
        _S49 = longlong(v_19) < 0LL;
    }
    else
    {
        _S49 = false;
    }
    ulonglong _S50;
    if(_S49)
    {
        _S50 = 0ULL;
    }
    else
    {
        _S50 = v_19;
    }
    return _S50;
}

struct Digits_0
{
    FixedArray<uint, 4>  at_7;
};

__device__ Digits_0 Digits_x24init_0(FixedArray<uint, 4>  * at_8)
{
    Digits_0 _S51;
    (&_S51)->at_7 = *at_8;
    return _S51;
}

__device__ uint windows_of_0(Spec_0 * spec_1)
{
    return ((spec_1->op_0) >> int(4)) & 3U;
}

__device__ Digits_0 digits_of_0(Spec_0 * spec_2, ProductGeometry_0 * g_1, uint first_2, uint i_8)
{
    uint _S52;
    uint _S53;
    FixedArray<uint, 4>  _S54;
    _S54[int(0)] = 0U;
    _S54[int(1)] = 0U;
    _S54[int(2)] = 0U;
    _S54[int(3)] = 0U;
    Digits_0 _S55 = Digits_x24init_0(&_S54);
    Digits_0 d_0 = _S55;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S56 = windows_of_0(spec_2);
                _S52 = _S56;
                if(3U > _S56)
                {
                    _S53 = i_8;
                    break;
                }
                uint extent_2 = g_1->extent_1[first_2 + 3U];
                uint rest_1 = i_8 / g_1->extent_1[first_2 + 3U];
                (&d_0)->at_7[3U] = i_8 - rest_1 * extent_2;
                _S53 = rest_1;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U > _S52)
                {
                    break;
                }
                uint extent_3 = g_1->extent_1[first_2 + 2U];
                uint rest_2 = _S53 / g_1->extent_1[first_2 + 2U];
                (&d_0)->at_7[2U] = _S53 - rest_2 * extent_3;
                _S53 = rest_2;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U > _S52)
                {
                    break;
                }
                uint extent_4 = g_1->extent_1[first_2 + 1U];
                uint rest_3 = _S53 / g_1->extent_1[first_2 + 1U];
                (&d_0)->at_7[1U] = _S53 - rest_3 * extent_4;
                _S53 = rest_3;
                break;
            }
            break;
        }
        break;
    }
    (&d_0)->at_7[int(0)] = _S53;
    return d_0;
}

__device__ longlong row_of_c_0(Spec_0 * spec_3, ProductGeometry_0 * g_2, uint row_0)
{
    Digits_0 _S57 = digits_of_0(spec_3, g_2, 0U, row_0);
    longlong _S58 = longlong(_S57.at_7[int(0)]) * g_2->c_row_0[int(0)];
    uint _S59 = windows_of_0(spec_3);
    longlong at_9;
    if(1U <= _S59)
    {
        at_9 = _S58 + longlong(_S57.at_7[1U]) * g_2->c_row_0[1U];
    }
    else
    {
        at_9 = _S58;
    }
    if(2U <= _S59)
    {
        at_9 = at_9 + longlong(_S57.at_7[2U]) * g_2->c_row_0[2U];
    }
    if(3U <= _S59)
    {
        at_9 = at_9 + longlong(_S57.at_7[3U]) * g_2->c_row_0[3U];
    }
    return at_9;
}

__device__ void Result_finish_0(Spec_0 * spec_4, ProductArguments_0 * a_11, ProductGeometry_0 * g_3, Item_0 * item_2, uint row_1, uint column_1, ulonglong sum_1)
{
    uint _S60 = Spec_type_0(spec_4, 0U);
    uint size_3 = size_of_0(_S60);
    ulonglong _S61 = NumberI64_scalar_0(a_11->alpha_0) * sum_1;
    ulonglong _S62 = a_11->bias_0;
    ulonglong v_20;
    if((a_11->bias_0) != 0ULL)
    {
        longlong at_10 = longlong(item_2->group_0) * g_3->bias_item_0 + longlong(column_1) * g_3->bias_column_0;
        uint _S63 = Spec_type_0(spec_4, 3U);
        ulonglong _S64 = load_0(size_of_0(_S63), _S62, at_10);
        v_20 = _S61 + NumberI64_of_0(_S63, _S64);
    }
    else
    {
        v_20 = _S61;
    }
    uint _S65 = spec_4->op_0;
    ulonglong v_21 = NumberI64_activated_0((spec_4->op_0) & 15U, v_20);
    longlong _S66 = item_2->c_0;
    longlong _S67 = row_of_c_0(spec_4, g_3, row_1);
    longlong at_11 = _S66 + _S67 + longlong(column_1) * g_3->c_column_0;
    if((_S65 & 128U) != 0U)
    {
        ulonglong _S68 = NumberI64_scalar_0(a_11->beta_0);
        ulonglong _S69 = load_0(size_3, a_11->output_0, at_11);
        v_20 = v_21 + _S68 * NumberI64_of_0(_S60, _S69);
    }
    else
    {
        v_20 = v_21;
    }
    store_0(size_3, a_11->output_0, at_11, NumberI64_bits_0(_S60, v_20));
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
    ulonglong _S70 = a_13->partials_1;
    if((a_13->partials_1) != 0ULL)
    {
        *((ulonglong *)_S70 + ((longlong(t_1->part_1) * longlong(g_5->rows_0) + longlong(row_2)) * longlong(g_5->columns_0) + longlong(column_3))) = sum_3;
    }
    else
    {
        Result_finish_0(spec_6, a_13, g_5, &t_1->item_3, row_2, column_3, sum_3);
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
    uint _S71;
    int i_9;
    *at_13 = row_3->at_12 + k_1->at_12;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S72 = windows_of_0(spec_7);
                _S71 = _S72;
                if(0U >= _S72)
                {
                    break;
                }
                int i_10 = row_3->in_window_0[0U] + k_1->in_window_0[0U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_1 = (&g_6->window_0[0U])->divisor_0;
                    int whole_0 = i_10 / (&g_6->window_0[0U])->divisor_0;
                    if((whole_0 * divisor_1) != i_10)
                    {
                        return false;
                    }
                    i_9 = whole_0;
                }
                else
                {
                    i_9 = i_10;
                }
                if(uint(i_9) >= ((&g_6->window_0[0U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_9) * (&g_6->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S71)
                {
                    break;
                }
                int i_11 = row_3->in_window_0[1U] + k_1->in_window_0[1U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_2 = (&g_6->window_0[1U])->divisor_0;
                    int whole_1 = i_11 / (&g_6->window_0[1U])->divisor_0;
                    if((whole_1 * divisor_2) != i_11)
                    {
                        return false;
                    }
                    i_9 = whole_1;
                }
                else
                {
                    i_9 = i_11;
                }
                if(uint(i_9) >= ((&g_6->window_0[1U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_9) * (&g_6->window_0[1U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U >= _S71)
                {
                    break;
                }
                int i_12 = row_3->in_window_0[2U] + k_1->in_window_0[2U];
                if(((spec_7->op_0) & 64U) != 0U)
                {
                    int divisor_3 = (&g_6->window_0[2U])->divisor_0;
                    int whole_2 = i_12 / (&g_6->window_0[2U])->divisor_0;
                    if((whole_2 * divisor_3) != i_12)
                    {
                        return false;
                    }
                    i_9 = whole_2;
                }
                else
                {
                    i_9 = i_12;
                }
                if(uint(i_9) >= ((&g_6->window_0[2U])->extent_0))
                {
                    return false;
                }
                *at_13 = *at_13 + longlong(i_9) * (&g_6->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    return true;
}

__device__ ulonglong Product_a_at_0(Spec_0 * spec_8, ProductGeometry_0 * g_7, ulonglong base_6, Corner_0 * row_4, Corner_0 * k_2)
{
    longlong at_14;
    bool _S73 = find_in_a_0(spec_8, g_7, row_4, k_2, &at_14);
    if(!_S73)
    {
        return 0ULL;
    }
    uint _S74 = Spec_type_0(spec_8, 1U);
    uint _S75 = Spec_type_0(spec_8, 5U);
    ulonglong _S76 = load_0(size_of_0(_S74), base_6, at_14);
    ulonglong v_22 = NumberI64_of_0(_S74, _S76);
    ulonglong _S77;
    if(_S75 == 0U)
    {
        _S77 = v_22;
    }
    else
    {
        _S77 = NumberI64_of_0(_S75, NumberI64_bits_0(_S75, v_22));
    }
    return _S77;
}

__device__ float Join_sum_of_1(ulonglong partials_2, uint parts_2, longlong first_3, longlong step_1)
{
    float * p_1 = (float *)partials_2;
    float v_23 = *(p_1 + first_3);
    uint i_13 = 1U;
    for(;;)
    {
        if(i_13 < parts_2)
        {
        }
        else
        {
            break;
        }
        float _S78 = v_23 + *(p_1 + (first_3 + longlong(i_13) * step_1));
        uint i_14 = i_13 + 1U;
        v_23 = _S78;
        i_13 = i_14;
    }
    return v_23;
}

__device__ float NumberF32_of_0(uint type_12, ulonglong v_24)
{
    return (U32_asfloat((f32_of_0(type_12, v_24))));
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
            int _S79;
            if((u_9 << int(1)) != 0U)
            {
                _S79 = int(1);
            }
            else
            {
                _S79 = int(0);
            }
            return ulonglong(_S79);
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

__device__ ulonglong NumberF32_bits_0(uint type_14, float v_25)
{
    return of_f32_0(type_14, (F32_asuint((v_25))));
}

__device__ float Product_a_at_1(Spec_0 * spec_9, ProductGeometry_0 * g_8, ulonglong base_7, Corner_0 * row_5, Corner_0 * k_3)
{
    longlong at_15;
    bool _S80 = find_in_a_0(spec_9, g_8, row_5, k_3, &at_15);
    if(!_S80)
    {
        return 0.0f;
    }
    uint _S81 = Spec_type_0(spec_9, 1U);
    uint _S82 = Spec_type_0(spec_9, 5U);
    ulonglong _S83 = load_0(size_of_0(_S81), base_7, at_15);
    float v_26 = NumberF32_of_0(_S81, _S83);
    float _S84;
    if(_S82 == 0U)
    {
        _S84 = v_26;
    }
    else
    {
        _S84 = NumberF32_of_0(_S82, NumberF32_bits_0(_S82, v_26));
    }
    return _S84;
}

__device__ void Result_finish_column_1(Spec_0 * spec_10, ProductArguments_0 * a_14, ProductGeometry_0 * g_9, Item_0 * item_4, uint column_4, float sum_4)
{
    uint _S85 = Spec_type_0(spec_10, 4U);
    store_0(size_of_0(_S85), a_14->sums_0, longlong(item_4->group_0) * g_9->sums_item_0 + longlong(column_4) * g_9->sums_column_0, NumberF32_bits_0(_S85, sum_4));
    return;
}

__device__ float NumberF32_scalar_0(ulonglong bits_1)
{
    return (U32_asfloat((low_0(bits_1))));
}

__device__ bool is_less_0(float x_0, float y_0)
{
    return x_0 < y_0;
}

__device__ float relu_of_0(float x_1)
{
    float _S86;
    if(is_less_0(x_1, 0.0f))
    {
        _S86 = 0.0f;
    }
    else
    {
        _S86 = x_1;
    }
    return _S86;
}

__device__ float magnitude_0(float x_2)
{
    return (U32_asfloat(((F32_asuint((x_2))) & 2147483647U)));
}

__device__ float negated_0(float x_3)
{
    return (U32_asfloat(((F32_asuint((x_3))) ^ 2147483648U)));
}

__device__ float larger_0(float a_15, float b_2)
{
    float _S87;
    if(a_15 > b_2)
    {
        _S87 = a_15;
    }
    else
    {
        _S87 = b_2;
    }
    return _S87;
}

__device__ float smaller_0(float a_16, float b_3)
{
    float _S88;
    if(a_16 < b_3)
    {
        _S88 = a_16;
    }
    else
    {
        _S88 = b_3;
    }
    return _S88;
}

__device__ float with_sign_0(float x_4, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_4))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float rounded_0(float x_5)
{
    float a_17 = magnitude_0(x_5);
    float r_0 = a_17 + 8.388608e+06f - 8.388608e+06f;
    float _S89;
    if(a_17 < 8.388608e+06f)
    {
        _S89 = r_0;
    }
    else
    {
        _S89 = a_17;
    }
    return with_sign_0(_S89, x_5);
}

__device__ float exp_whole_0(float x_6)
{
    return rounded_0(x_6 * 1.4426950216293335f);
}

__device__ float product_sum_0(float a_18, float b_4, float c_1)
{
    return a_18 * b_4 + c_1;
}

__device__ float exp_rest_0(float x_7, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_7));
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_0(float x_8, FixedArray<float, 6>  * c_2)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_2)[int(0)], x_8, (*c_2)[int(1)]), x_8, (*c_2)[int(2)]), x_8, (*c_2)[int(3)]), x_8, (*c_2)[int(4)]), x_8, (*c_2)[int(5)]);
}

__device__ float exp_less_one_0(float r_1)
{
    FixedArray<float, 6>  _S90 = kExpTail_0;
    float _S91 = poly_0(r_1, &_S90);
    return product_sum_0(_S91, r_1 * r_1, r_1);
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

__device__ float exp_of_0(float x_9)
{
    float _S92 = smaller_0(89.0f, larger_0(-104.0f, x_9));
    float n_3 = exp_whole_0(_S92);
    return scaled_0(exp_less_one_0(exp_rest_0(_S92, n_3)) + 1.0f, n_3);
}

__device__ float quotient_0(float x_10, float y_1)
{
    return x_10 / y_1;
}

__device__ float sigmoid_of_0(float x_11)
{
    float e_7 = exp_of_0(negated_0(magnitude_0(x_11)));
    float _S93;
    if(x_11 < 0.0f)
    {
        _S93 = e_7;
    }
    else
    {
        _S93 = 1.0f;
    }
    return quotient_0(_S93, 1.0f + e_7);
}

__device__ float expm1_of_0(float x_12)
{
    float c_3 = smaller_0(89.0f, larger_0(-30.0f, x_12));
    float n_4 = exp_whole_0(c_3);
    float q_3 = exp_less_one_0(exp_rest_0(c_3, n_4));
    float t_2 = power_of_2_0(int(n_4 - 1.0f));
    float y_2 = product_sum_0(t_2, q_3, t_2 - 0.5f);
    float _S94;
    if(n_4 == 0.0f)
    {
        if(q_3 == 0.0f)
        {
            _S94 = x_12;
        }
        else
        {
            _S94 = q_3;
        }
    }
    else
    {
        _S94 = y_2 + y_2;
    }
    return _S94;
}

__device__ float tanh_of_0(float x_13)
{
    float _S95 = magnitude_0(x_13);
    float t_3 = expm1_of_0(-2.0f * _S95);
    float y_3 = quotient_0(negated_0(t_3), t_3 + 2.0f);
    float _S96;
    if(_S95 < 0.000244140625f)
    {
        _S96 = x_13;
    }
    else
    {
        _S96 = y_3;
    }
    return with_sign_0(_S96, x_13);
}

__device__ float NumberF32_activated_0(uint act_1, float v_27)
{
    switch(act_1)
    {
    case 1U:
        {
            return relu_of_0(v_27);
        }
    case 5U:
        {
            return sigmoid_of_0(v_27);
        }
    case 6U:
        {
            return tanh_of_0(v_27);
        }
    default:
        {
            return v_27;
        }
    }
}

__device__ void Result_finish_1(Spec_0 * spec_11, ProductArguments_0 * a_19, ProductGeometry_0 * g_10, Item_0 * item_5, uint row_6, uint column_5, float sum_5)
{
    uint _S97 = Spec_type_0(spec_11, 0U);
    uint size_4 = size_of_0(_S97);
    float _S98 = NumberF32_scalar_0(a_19->alpha_0) * sum_5;
    ulonglong _S99 = a_19->bias_0;
    float v_28;
    if((a_19->bias_0) != 0ULL)
    {
        longlong at_16 = longlong(item_5->group_0) * g_10->bias_item_0 + longlong(column_5) * g_10->bias_column_0;
        uint _S100 = Spec_type_0(spec_11, 3U);
        ulonglong _S101 = load_0(size_of_0(_S100), _S99, at_16);
        v_28 = _S98 + NumberF32_of_0(_S100, _S101);
    }
    else
    {
        v_28 = _S98;
    }
    uint _S102 = spec_11->op_0;
    float v_29 = NumberF32_activated_0((spec_11->op_0) & 15U, v_28);
    longlong _S103 = item_5->c_0;
    longlong _S104 = row_of_c_0(spec_11, g_10, row_6);
    longlong at_17 = _S103 + _S104 + longlong(column_5) * g_10->c_column_0;
    if((_S102 & 128U) != 0U)
    {
        float _S105 = NumberF32_scalar_0(a_19->beta_0);
        ulonglong _S106 = load_0(size_4, a_19->output_0, at_17);
        v_28 = v_29 + _S105 * NumberF32_of_0(_S97, _S106);
    }
    else
    {
        v_28 = v_29;
    }
    store_0(size_4, a_19->output_0, at_17, NumberF32_bits_0(_S97, v_28));
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
    ulonglong _S107 = a_21->partials_1;
    if((a_21->partials_1) != 0ULL)
    {
        *((float *)_S107 + ((longlong(t_5->part_1) * longlong(g_12->rows_0) + longlong(row_7)) * longlong(g_12->columns_0) + longlong(column_7))) = sum_7;
    }
    else
    {
        Result_finish_1(spec_13, a_21, g_12, &t_5->item_3, row_7, column_7, sum_7);
    }
    return;
}

__device__ float Product_a_at_2(Spec_0 * spec_14, ProductGeometry_0 * g_13, ulonglong base_8, Corner_0 * row_8, Corner_0 * k_4)
{
    longlong at_18;
    bool _S108 = find_in_a_0(spec_14, g_13, row_8, k_4, &at_18);
    if(!_S108)
    {
        return 0.0f;
    }
    uint _S109 = Spec_type_0(spec_14, 1U);
    uint _S110 = Spec_type_0(spec_14, 5U);
    ulonglong _S111 = load_0(size_of_0(_S109), base_8, at_18);
    float v_30 = NumberF32_of_0(_S109, _S111);
    float _S112;
    if(_S110 == 0U)
    {
        _S112 = v_30;
    }
    else
    {
        _S112 = NumberF32_of_0(_S110, NumberF32_bits_0(_S110, v_30));
    }
    return _S112;
}

__device__ Item_0 Item_x24init_0(longlong a_22, longlong b_5, longlong c_4, uint group_1)
{
    Item_0 _S113;
    (&_S113)->a_1 = a_22;
    (&_S113)->b_1 = b_5;
    (&_S113)->c_0 = c_4;
    (&_S113)->group_0 = group_1;
    return _S113;
}

__device__ Item_0 item_of_0(ProductGeometry_0 * g_14, uint item_6)
{
    Item_0 r_2;
    uint _S114;
    if((g_14->items_0) > 0U)
    {
        _S114 = g_14->item_0[g_14->items_0 - 1U];
    }
    else
    {
        _S114 = 1U;
    }
    uint _S115 = item_6 % _S114;
    r_2 = Item_x24init_0(0LL, 0LL, 0LL, _S115);
    int _S116 = int(g_14->items_0) - int(1);
    _S114 = item_6;
    int d_1 = _S116;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        uint rest_4 = _S114 / g_14->item_0[d_1];
        longlong _S117 = longlong(_S114 - rest_4 * g_14->item_0[d_1]);
        (&r_2)->a_1 = (&r_2)->a_1 + _S117 * g_14->a_item_0[d_1];
        (&r_2)->b_1 = (&r_2)->b_1 + _S117 * g_14->b_item_0[d_1];
        (&r_2)->c_0 = (&r_2)->c_0 + _S117 * g_14->c_item_0[d_1];
        int d_2 = d_1 - int(1);
        _S114 = rest_4;
        d_1 = d_2;
    }
    return r_2;
}

__device__ void Join_run_0(Spec_0 * spec_15, ProductArguments_0 * a_23, uint group_2, uint lane_0)
{
    ProductGeometry_0 * g_15 = (ProductGeometry_0 *)a_23->geometry_0;
    uint columns_1 = g_15->columns_0;
    uint size_5 = g_15->rows_0 * g_15->columns_0;
    uint _S118 = g_15->parts_1;
    uint _S119 = a_23->item_count_0;
    uint _S120 = a_23->item_count_0 * size_5;
    uint _S121;
    if((a_23->sums_0) != 0ULL)
    {
        _S121 = _S119 * columns_1;
    }
    else
    {
        _S121 = 0U;
    }
    uint i_15 = group_2 * 256U + lane_0;
    for(;;)
    {
        if(i_15 < (_S120 + _S121))
        {
        }
        else
        {
            break;
        }
        bool is_sum_0 = i_15 >= _S120;
        uint each_0;
        if(is_sum_0)
        {
            each_0 = columns_1;
        }
        else
        {
            each_0 = size_5;
        }
        uint n_5;
        if(is_sum_0)
        {
            n_5 = i_15 - _S120;
        }
        else
        {
            n_5 = i_15;
        }
        uint item_7 = n_5 / each_0;
        uint element_0 = n_5 - item_7 * each_0;
        ulonglong _S122;
        if(is_sum_0)
        {
            _S122 = a_23->partial_sums_0;
        }
        else
        {
            _S122 = a_23->partials_1;
        }
        longlong _S123 = longlong(each_0);
        ulonglong sum_8 = Join_sum_of_0(_S122, _S118, longlong(item_7) * longlong(_S118) * _S123 + longlong(element_0), _S123);
        Item_0 place_0 = item_of_0(g_15, item_7);
        if(is_sum_0)
        {
            Item_0 _S124 = place_0;
            Result_finish_column_0(spec_15, a_23, g_15, &_S124, element_0, sum_8);
        }
        else
        {
            uint _S125 = element_0 / columns_1;
            uint _S126 = element_0 % columns_1;
            Item_0 _S127 = place_0;
            Result_finish_0(spec_15, a_23, g_15, &_S127, _S125, _S126, sum_8);
        }
        i_15 = i_15 + a_23->groups_0 * 256U;
    }
    return;
}

__device__ Tile_0 Tile_x24init_0(Item_0 * item_8, uint part_2, uint first_row_1, uint first_column_1, uint first_k_1, uint end_k_1)
{
    Tile_0 _S128;
    (&_S128)->item_3 = *item_8;
    (&_S128)->part_1 = part_2;
    (&_S128)->first_row_0 = first_row_1;
    (&_S128)->first_column_0 = first_column_1;
    (&_S128)->first_k_0 = first_k_1;
    (&_S128)->end_k_0 = end_k_1;
    return _S128;
}

__device__ Tile_0 tile_of_0(ProductGeometry_0 * g_16, uint tile_0, uint height_0, uint width_0)
{
    uint across_0 = (g_16->columns_0 + width_0 - 1U) / width_0;
    uint _S129 = (g_16->rows_0 + height_0 - 1U) / height_0;
    uint _S130 = (U32_max((_S129), (1U)));
    uint part_3 = tile_0 / (across_0 * _S130);
    uint _S131 = part_3 % g_16->parts_1;
    uint k_5 = _S131 * g_16->part_0;
    uint _S132 = part_3 / g_16->parts_1;
    Item_0 _S133 = item_of_0(g_16, _S132);
    uint _S134 = tile_0 / across_0;
    uint _S135 = _S134 % _S130;
    uint _S136 = _S135 * height_0;
    uint _S137 = tile_0 % across_0;
    uint _S138 = _S137 * width_0;
    uint _S139 = (U32_min((k_5 + g_16->part_0), (g_16->depth_0)));
    Item_0 _S140 = _S133;
    Tile_0 _S141 = Tile_x24init_0(&_S140, part_3, _S136, _S138, k_5, _S139);
    return _S141;
}

__device__ Corner_0 Corner_x24init_0(longlong at_19, FixedArray<int, 3>  * in_window_1)
{
    Corner_0 _S142;
    (&_S142)->at_12 = at_19;
    (&_S142)->in_window_0 = *in_window_1;
    return _S142;
}

__device__ Corner_0 row_of_a_0(Spec_0 * spec_16, ProductGeometry_0 * g_17, uint row_9)
{
    Digits_0 _S143 = digits_of_0(spec_16, g_17, 0U, row_9);
    longlong _S144 = longlong(_S143.at_7[int(0)]) * g_17->a_row_0;
    FixedArray<int, 3>  _S145;
    _S145[int(0)] = int(0);
    _S145[int(1)] = int(0);
    _S145[int(2)] = int(0);
    Corner_0 _S146 = Corner_x24init_0(_S144, &_S145);
    Corner_0 c_5 = _S146;
    uint _S147 = windows_of_0(spec_16);
    if(0U < _S147)
    {
        (&c_5)->in_window_0[0U] = (&g_17->window_0[0U])->first_1 + int(_S143.at_7[1U]) * (&g_17->window_0[0U])->per_row_0;
    }
    if(1U < _S147)
    {
        (&c_5)->in_window_0[1U] = (&g_17->window_0[1U])->first_1 + int(_S143.at_7[2U]) * (&g_17->window_0[1U])->per_row_0;
    }
    if(2U < _S147)
    {
        (&c_5)->in_window_0[2U] = (&g_17->window_0[2U])->first_1 + int(_S143.at_7[3U]) * (&g_17->window_0[2U])->per_row_0;
    }
    return c_5;
}

__device__ Corner_0 k_of_a_0(Spec_0 * spec_17, ProductGeometry_0 * g_18, uint k_6)
{
    Digits_0 _S148 = digits_of_0(spec_17, g_18, 4U, k_6);
    longlong _S149 = longlong(_S148.at_7[int(0)]) * g_18->a_k_0;
    FixedArray<int, 3>  _S150;
    _S150[int(0)] = int(0);
    _S150[int(1)] = int(0);
    _S150[int(2)] = int(0);
    Corner_0 _S151 = Corner_x24init_0(_S149, &_S150);
    Corner_0 c_6 = _S151;
    uint _S152 = windows_of_0(spec_17);
    if(0U < _S152)
    {
        (&c_6)->in_window_0[0U] = int(_S148.at_7[1U]) * (&g_18->window_0[0U])->per_k_0;
    }
    if(1U < _S152)
    {
        (&c_6)->in_window_0[1U] = int(_S148.at_7[2U]) * (&g_18->window_0[1U])->per_k_0;
    }
    if(2U < _S152)
    {
        (&c_6)->in_window_0[2U] = int(_S148.at_7[3U]) * (&g_18->window_0[2U])->per_k_0;
    }
    return c_6;
}

__device__ longlong k_of_b_0(Spec_0 * spec_18, ProductGeometry_0 * g_19, uint k_7)
{
    Digits_0 _S153 = digits_of_0(spec_18, g_19, 4U, k_7);
    longlong _S154 = longlong(_S153.at_7[int(0)]) * g_19->b_k_0[int(0)];
    uint _S155 = windows_of_0(spec_18);
    longlong at_20;
    if(1U <= _S155)
    {
        at_20 = _S154 + longlong(_S153.at_7[1U]) * g_19->b_k_0[1U];
    }
    else
    {
        at_20 = _S154;
    }
    if(2U <= _S155)
    {
        at_20 = at_20 + longlong(_S153.at_7[2U]) * g_19->b_k_0[2U];
    }
    if(3U <= _S155)
    {
        at_20 = at_20 + longlong(_S153.at_7[3U]) * g_19->b_k_0[3U];
    }
    return at_20;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ void Product_run_0(Spec_0 * spec_19, ProductArguments_0 * a_24, uint group_3, uint lane_1)
{
    bool _S156;
    ProductGeometry_0 * g_20 = (ProductGeometry_0 *)a_24->geometry_0;
    uint _S157 = g_20->rows_0;
    uint _S158 = g_20->columns_0;
    uint fast_0 = lane_1 % 16U;
    uint slow_0 = lane_1 / 16U;
    bool a_along_k_0 = ((g_20->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_20->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_20->order_0) & 4U) != 0U;
    uint _S159;
    if(a_along_k_0)
    {
        _S159 = slow_0;
    }
    else
    {
        _S159 = fast_0;
    }
    uint _S160;
    if(a_along_k_0)
    {
        _S160 = fast_0;
    }
    else
    {
        _S160 = slow_0;
    }
    uint _S161;
    if(b_along_k_0)
    {
        _S161 = slow_0;
    }
    else
    {
        _S161 = fast_0;
    }
    uint _S162;
    if(b_along_k_0)
    {
        _S162 = fast_0;
    }
    else
    {
        _S162 = slow_0;
    }
    uint _S163;
    if(c_along_rows_0)
    {
        _S163 = fast_0;
    }
    else
    {
        _S163 = slow_0;
    }
    uint _S164;
    if(c_along_rows_0)
    {
        _S164 = slow_0;
    }
    else
    {
        _S164 = fast_0;
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
        uint _S165 = t_6.first_row_0 + _S159;
        Corner_0 _S166 = row_of_a_0(spec_19, g_20, _S165);
        of_row_0[int(0)] = _S166;
        (&of_row_0[int(0)])->at_12 = (&of_row_0[int(0)])->at_12 + t_6.item_3.a_1;
        uint _S167 = t_6.first_column_0 + _S161;
        of_column_0[int(0)] = t_6.item_3.b_1 + longlong(_S167) * g_20->b_column_0;
        Corner_0 _S168 = row_of_a_0(spec_19, g_20, _S165 + 16U);
        of_row_0[int(1)] = _S168;
        (&of_row_0[int(1)])->at_12 = (&of_row_0[int(1)])->at_12 + t_6.item_3.a_1;
        of_column_0[int(1)] = t_6.item_3.b_1 + longlong(_S167 + 16U) * g_20->b_column_0;
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
            uint _S169 = k_8 + _S160;
            Corner_0 _S170 = k_of_a_0(spec_19, g_20, _S169);
            uint _S171 = k_8 + _S162;
            longlong _S172 = k_of_b_0(spec_19, g_20, _S171);
            if(_S165 < _S157)
            {
                _S156 = _S169 < (t_6.end_k_0);
            }
            else
            {
                _S156 = false;
            }
            ulonglong x_14;
            if(_S156)
            {
                Corner_0 _S173 = of_row_0[int(0)];
                Corner_0 _S174 = _S170;
                ulonglong _S175 = Product_a_at_0(spec_19, g_20, a_24->a_0, &_S173, &_S174);
                x_14 = _S175;
            }
            else
            {
                x_14 = 0ULL;
            }
            bool _S176;
            if(_S167 < _S158)
            {
                _S176 = _S171 < (t_6.end_k_0);
            }
            else
            {
                _S176 = false;
            }
            ulonglong y_4;
            if(_S176)
            {
                uint _S177 = Spec_type_0(spec_19, 2U);
                ulonglong _S178 = load_0(size_of_0(_S177), a_24->b_0, of_column_0[int(0)] + _S172);
                y_4 = NumberI64_of_0(_S177, _S178);
            }
            else
            {
                y_4 = 0ULL;
            }
            uint _S179 = _S160 * 33U;
            (*&shared_a_0)[_S179 + _S159] = x_14;
            uint _S180 = _S162 * 33U;
            (*&shared_b_0)[_S180 + _S161] = y_4;
            uint row_10 = _S159 + 16U;
            uint column_8 = _S161 + 16U;
            bool _S181;
            if((t_6.first_row_0 + row_10) < _S157)
            {
                _S181 = _S169 < (t_6.end_k_0);
            }
            else
            {
                _S181 = false;
            }
            ulonglong x_15;
            if(_S181)
            {
                Corner_0 _S182 = of_row_0[int(1)];
                Corner_0 _S183 = _S170;
                ulonglong _S184 = Product_a_at_0(spec_19, g_20, a_24->a_0, &_S182, &_S183);
                x_15 = _S184;
            }
            else
            {
                x_15 = 0ULL;
            }
            bool _S185;
            if((t_6.first_column_0 + column_8) < _S158)
            {
                _S185 = _S171 < (t_6.end_k_0);
            }
            else
            {
                _S185 = false;
            }
            ulonglong y_5;
            if(_S185)
            {
                uint _S186 = Spec_type_0(spec_19, 2U);
                ulonglong _S187 = load_0(size_of_0(_S186), a_24->b_0, of_column_0[int(1)] + _S172);
                y_5 = NumberI64_of_0(_S186, _S187);
            }
            else
            {
                y_5 = 0ULL;
            }
            (*&shared_a_0)[_S179 + row_10] = x_15;
            (*&shared_b_0)[_S180 + column_8] = y_5;
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
                FixedArray<ulonglong, 2>  x_16;
                FixedArray<ulonglong, 2>  y_6;
                uint _S188 = j_0 * 33U;
                uint _S189 = _S188 + _S163;
                x_16[int(0)] = (*&shared_a_0)[_S189];
                uint _S190 = _S188 + _S164;
                y_6[int(0)] = (*&shared_b_0)[_S190];
                x_16[int(1)] = (*&shared_a_0)[_S189 + 16U];
                y_6[int(1)] = (*&shared_b_0)[_S190 + 16U];
                sum_9[int(0)] = sum_9[int(0)] + (*&shared_a_0)[_S189] * (*&shared_b_0)[_S190];
                sum_9[int(1)] = sum_9[int(1)] + (*&shared_a_0)[_S189] * (*&shared_b_0)[_S190 + 16U];
                sum_9[int(2)] = sum_9[int(2)] + (*&shared_a_0)[_S189 + 16U] * (*&shared_b_0)[_S190];
                sum_9[int(3)] = sum_9[int(3)] + (*&shared_a_0)[_S189 + 16U] * (*&shared_b_0)[_S190 + 16U];
                if(has_sums_0)
                {
                    column_sum_0[int(0)] = column_sum_0[int(0)] + y_6[int(0)];
                    column_sum_0[int(1)] = column_sum_0[int(1)] + y_6[int(1)];
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
            uint row_11 = t_6.first_row_0 + _S163 + uint(i_16 / int(2)) * 16U;
            uint column_9 = t_6.first_column_0 + _S164 + uint(i_16 % int(2)) * 16U;
            if(row_11 < _S157)
            {
                _S156 = column_9 < _S158;
            }
            else
            {
                _S156 = false;
            }
            if(_S156)
            {
                Tile_0 _S191 = t_6;
                Result_take_0(spec_19, a_24, g_20, &_S191, row_11, column_9, result_0[i_16]);
            }
            i_16 = i_16 + int(1);
        }
        if(!has_sums_0)
        {
            _S156 = true;
        }
        else
        {
            _S156 = _S163 != 0U;
        }
        if(_S156)
        {
            tile_1 = tile_1 + a_24->groups_0;
            continue;
        }
        uint _S192 = t_6.first_column_0 + _S164;
        if(_S192 < _S158)
        {
            Tile_0 _S193 = t_6;
            Result_take_column_0(spec_19, a_24, g_20, &_S193, _S192, result_sum_0[int(0)]);
        }
        uint column_10 = _S192 + 16U;
        if(column_10 < _S158)
        {
            Tile_0 _S194 = t_6;
            Result_take_column_0(spec_19, a_24, g_20, &_S194, column_10, result_sum_0[int(1)]);
        }
        tile_1 = tile_1 + a_24->groups_0;
    }
    return;
}

__device__ void Join_run_1(Spec_0 * spec_20, ProductArguments_0 * a_25, uint group_4, uint lane_2)
{
    ProductGeometry_0 * g_21 = (ProductGeometry_0 *)a_25->geometry_0;
    uint columns_2 = g_21->columns_0;
    uint size_6 = g_21->rows_0 * g_21->columns_0;
    uint _S195 = g_21->parts_1;
    uint _S196 = a_25->item_count_0;
    uint _S197 = a_25->item_count_0 * size_6;
    uint _S198;
    if((a_25->sums_0) != 0ULL)
    {
        _S198 = _S196 * columns_2;
    }
    else
    {
        _S198 = 0U;
    }
    uint i_17 = group_4 * 256U + lane_2;
    for(;;)
    {
        if(i_17 < (_S197 + _S198))
        {
        }
        else
        {
            break;
        }
        bool is_sum_1 = i_17 >= _S197;
        uint each_1;
        if(is_sum_1)
        {
            each_1 = columns_2;
        }
        else
        {
            each_1 = size_6;
        }
        uint n_6;
        if(is_sum_1)
        {
            n_6 = i_17 - _S197;
        }
        else
        {
            n_6 = i_17;
        }
        uint item_9 = n_6 / each_1;
        uint element_1 = n_6 - item_9 * each_1;
        ulonglong _S199;
        if(is_sum_1)
        {
            _S199 = a_25->partial_sums_0;
        }
        else
        {
            _S199 = a_25->partials_1;
        }
        longlong _S200 = longlong(each_1);
        float sum_10 = Join_sum_of_1(_S199, _S195, longlong(item_9) * longlong(_S195) * _S200 + longlong(element_1), _S200);
        Item_0 place_1 = item_of_0(g_21, item_9);
        if(is_sum_1)
        {
            Item_0 _S201 = place_1;
            Result_finish_column_1(spec_20, a_25, g_21, &_S201, element_1, sum_10);
        }
        else
        {
            uint _S202 = element_1 / columns_2;
            uint _S203 = element_1 % columns_2;
            Item_0 _S204 = place_1;
            Result_finish_1(spec_20, a_25, g_21, &_S204, _S202, _S203, sum_10);
        }
        i_17 = i_17 + a_25->groups_0 * 256U;
    }
    return;
}

__device__ void Product_run_1(Spec_0 * spec_21, ProductArguments_0 * a_26, uint group_5, uint lane_3)
{
    bool _S205;
    ProductGeometry_0 * g_22 = (ProductGeometry_0 *)a_26->geometry_0;
    uint _S206 = g_22->rows_0;
    uint _S207 = g_22->columns_0;
    uint fast_1 = lane_3 % 16U;
    uint slow_1 = lane_3 / 16U;
    bool a_along_k_1 = ((g_22->order_0) & 1U) != 0U;
    bool b_along_k_1 = ((g_22->order_0) & 2U) != 0U;
    bool c_along_rows_1 = ((g_22->order_0) & 4U) != 0U;
    uint _S208;
    if(a_along_k_1)
    {
        _S208 = slow_1;
    }
    else
    {
        _S208 = fast_1;
    }
    uint _S209;
    if(a_along_k_1)
    {
        _S209 = fast_1;
    }
    else
    {
        _S209 = slow_1;
    }
    uint _S210;
    if(b_along_k_1)
    {
        _S210 = slow_1;
    }
    else
    {
        _S210 = fast_1;
    }
    uint _S211;
    if(b_along_k_1)
    {
        _S211 = fast_1;
    }
    else
    {
        _S211 = slow_1;
    }
    uint _S212;
    if(c_along_rows_1)
    {
        _S212 = fast_1;
    }
    else
    {
        _S212 = slow_1;
    }
    uint _S213;
    if(c_along_rows_1)
    {
        _S213 = slow_1;
    }
    else
    {
        _S213 = fast_1;
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
        uint _S214 = t_7.first_row_0 + _S208;
        Corner_0 _S215 = row_of_a_0(spec_21, g_22, _S214);
        of_row_1[int(0)] = _S215;
        (&of_row_1[int(0)])->at_12 = (&of_row_1[int(0)])->at_12 + t_7.item_3.a_1;
        uint _S216 = t_7.first_column_0 + _S210;
        of_column_1[int(0)] = t_7.item_3.b_1 + longlong(_S216) * g_22->b_column_0;
        Corner_0 _S217 = row_of_a_0(spec_21, g_22, _S214 + 16U);
        of_row_1[int(1)] = _S217;
        (&of_row_1[int(1)])->at_12 = (&of_row_1[int(1)])->at_12 + t_7.item_3.a_1;
        of_column_1[int(1)] = t_7.item_3.b_1 + longlong(_S216 + 16U) * g_22->b_column_0;
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
            uint _S218 = k_9 + _S209;
            Corner_0 _S219 = k_of_a_0(spec_21, g_22, _S218);
            uint _S220 = k_9 + _S211;
            longlong _S221 = k_of_b_0(spec_21, g_22, _S220);
            if(_S214 < _S206)
            {
                _S205 = _S218 < (t_7.end_k_0);
            }
            else
            {
                _S205 = false;
            }
            float x_17;
            if(_S205)
            {
                Corner_0 _S222 = of_row_1[int(0)];
                Corner_0 _S223 = _S219;
                float _S224 = Product_a_at_1(spec_21, g_22, a_26->a_0, &_S222, &_S223);
                x_17 = _S224;
            }
            else
            {
                x_17 = 0.0f;
            }
            bool _S225;
            if(_S216 < _S207)
            {
                _S225 = _S220 < (t_7.end_k_0);
            }
            else
            {
                _S225 = false;
            }
            float y_7;
            if(_S225)
            {
                uint _S226 = Spec_type_0(spec_21, 2U);
                ulonglong _S227 = load_0(size_of_0(_S226), a_26->b_0, of_column_1[int(0)] + _S221);
                y_7 = NumberF32_of_0(_S226, _S227);
            }
            else
            {
                y_7 = 0.0f;
            }
            uint _S228 = _S209 * 33U;
            (*&shared_a_1)[_S228 + _S208] = x_17;
            uint _S229 = _S211 * 33U;
            (*&shared_b_1)[_S229 + _S210] = y_7;
            uint row_12 = _S208 + 16U;
            uint column_11 = _S210 + 16U;
            bool _S230;
            if((t_7.first_row_0 + row_12) < _S206)
            {
                _S230 = _S218 < (t_7.end_k_0);
            }
            else
            {
                _S230 = false;
            }
            float x_18;
            if(_S230)
            {
                Corner_0 _S231 = of_row_1[int(1)];
                Corner_0 _S232 = _S219;
                float _S233 = Product_a_at_1(spec_21, g_22, a_26->a_0, &_S231, &_S232);
                x_18 = _S233;
            }
            else
            {
                x_18 = 0.0f;
            }
            bool _S234;
            if((t_7.first_column_0 + column_11) < _S207)
            {
                _S234 = _S220 < (t_7.end_k_0);
            }
            else
            {
                _S234 = false;
            }
            float y_8;
            if(_S234)
            {
                uint _S235 = Spec_type_0(spec_21, 2U);
                ulonglong _S236 = load_0(size_of_0(_S235), a_26->b_0, of_column_1[int(1)] + _S221);
                y_8 = NumberF32_of_0(_S235, _S236);
            }
            else
            {
                y_8 = 0.0f;
            }
            (*&shared_a_1)[_S228 + row_12] = x_18;
            (*&shared_b_1)[_S229 + column_11] = y_8;
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
                FixedArray<float, 2>  x_19;
                FixedArray<float, 2>  y_9;
                uint _S237 = j_1 * 33U;
                uint _S238 = _S237 + _S212;
                x_19[int(0)] = (*&shared_a_1)[_S238];
                uint _S239 = _S237 + _S213;
                y_9[int(0)] = (*&shared_b_1)[_S239];
                x_19[int(1)] = (*&shared_a_1)[_S238 + 16U];
                y_9[int(1)] = (*&shared_b_1)[_S239 + 16U];
                sum_11[int(0)] = sum_11[int(0)] + (*&shared_a_1)[_S238] * (*&shared_b_1)[_S239];
                sum_11[int(1)] = sum_11[int(1)] + (*&shared_a_1)[_S238] * (*&shared_b_1)[_S239 + 16U];
                sum_11[int(2)] = sum_11[int(2)] + (*&shared_a_1)[_S238 + 16U] * (*&shared_b_1)[_S239];
                sum_11[int(3)] = sum_11[int(3)] + (*&shared_a_1)[_S238 + 16U] * (*&shared_b_1)[_S239 + 16U];
                if(has_sums_1)
                {
                    column_sum_1[int(0)] = column_sum_1[int(0)] + y_9[int(0)];
                    column_sum_1[int(1)] = column_sum_1[int(1)] + y_9[int(1)];
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
        int i_18 = int(0);
        for(;;)
        {
            if(i_18 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_13 = t_7.first_row_0 + _S212 + uint(i_18 / int(2)) * 16U;
            uint column_12 = t_7.first_column_0 + _S213 + uint(i_18 % int(2)) * 16U;
            if(row_13 < _S206)
            {
                _S205 = column_12 < _S207;
            }
            else
            {
                _S205 = false;
            }
            if(_S205)
            {
                Tile_0 _S240 = t_7;
                Result_take_1(spec_21, a_26, g_22, &_S240, row_13, column_12, result_1[i_18]);
            }
            i_18 = i_18 + int(1);
        }
        if(!has_sums_1)
        {
            _S205 = true;
        }
        else
        {
            _S205 = _S212 != 0U;
        }
        if(_S205)
        {
            tile_2 = tile_2 + a_26->groups_0;
            continue;
        }
        uint _S241 = t_7.first_column_0 + _S213;
        if(_S241 < _S207)
        {
            Tile_0 _S242 = t_7;
            Result_take_column_1(spec_21, a_26, g_22, &_S242, _S241, result_sum_1[int(0)]);
        }
        uint column_13 = _S241 + 16U;
        if(column_13 < _S207)
        {
            Tile_0 _S243 = t_7;
            Result_take_column_1(spec_21, a_26, g_22, &_S243, column_13, result_sum_1[int(1)]);
        }
        tile_2 = tile_2 + a_26->groups_0;
    }
    return;
}

__device__ void Product_run_2(Spec_0 * spec_22, ProductArguments_0 * a_27, uint group_6, uint lane_4)
{
    bool _S244;
    ProductGeometry_0 * g_23 = (ProductGeometry_0 *)a_27->geometry_0;
    uint _S245 = g_23->rows_0;
    uint _S246 = g_23->columns_0;
    uint fast_2 = lane_4 % 16U;
    uint slow_2 = lane_4 / 16U;
    bool a_along_k_2 = ((g_23->order_0) & 1U) != 0U;
    bool b_along_k_2 = ((g_23->order_0) & 2U) != 0U;
    bool c_along_rows_2 = ((g_23->order_0) & 4U) != 0U;
    uint _S247;
    if(a_along_k_2)
    {
        _S247 = slow_2;
    }
    else
    {
        _S247 = fast_2;
    }
    uint _S248;
    if(a_along_k_2)
    {
        _S248 = fast_2;
    }
    else
    {
        _S248 = slow_2;
    }
    uint _S249;
    if(b_along_k_2)
    {
        _S249 = slow_2;
    }
    else
    {
        _S249 = fast_2;
    }
    uint _S250;
    if(b_along_k_2)
    {
        _S250 = fast_2;
    }
    else
    {
        _S250 = slow_2;
    }
    uint _S251;
    if(c_along_rows_2)
    {
        _S251 = fast_2;
    }
    else
    {
        _S251 = slow_2;
    }
    uint _S252;
    if(c_along_rows_2)
    {
        _S252 = slow_2;
    }
    else
    {
        _S252 = fast_2;
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
        uint _S253 = t_8.first_row_0 + _S247;
        Corner_0 _S254 = row_of_a_0(spec_22, g_23, _S253);
        of_row_2[int(0)] = _S254;
        (&of_row_2[int(0)])->at_12 = (&of_row_2[int(0)])->at_12 + t_8.item_3.a_1;
        uint _S255 = t_8.first_column_0 + _S249;
        of_column_2[int(0)] = t_8.item_3.b_1 + longlong(_S255) * g_23->b_column_0;
        Corner_0 _S256 = row_of_a_0(spec_22, g_23, _S253 + 16U);
        of_row_2[int(1)] = _S256;
        (&of_row_2[int(1)])->at_12 = (&of_row_2[int(1)])->at_12 + t_8.item_3.a_1;
        of_column_2[int(1)] = t_8.item_3.b_1 + longlong(_S255 + 16U) * g_23->b_column_0;
        Corner_0 _S257 = row_of_a_0(spec_22, g_23, _S253 + 32U);
        of_row_2[int(2)] = _S257;
        (&of_row_2[int(2)])->at_12 = (&of_row_2[int(2)])->at_12 + t_8.item_3.a_1;
        of_column_2[int(2)] = t_8.item_3.b_1 + longlong(_S255 + 32U) * g_23->b_column_0;
        Corner_0 _S258 = row_of_a_0(spec_22, g_23, _S253 + 48U);
        of_row_2[int(3)] = _S258;
        (&of_row_2[int(3)])->at_12 = (&of_row_2[int(3)])->at_12 + t_8.item_3.a_1;
        of_column_2[int(3)] = t_8.item_3.b_1 + longlong(_S255 + 48U) * g_23->b_column_0;
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
            uint _S259 = k_10 + _S248;
            Corner_0 _S260 = k_of_a_0(spec_22, g_23, _S259);
            uint _S261 = k_10 + _S250;
            longlong _S262 = k_of_b_0(spec_22, g_23, _S261);
            if(_S253 < _S245)
            {
                _S244 = _S259 < (t_8.end_k_0);
            }
            else
            {
                _S244 = false;
            }
            float x_20;
            if(_S244)
            {
                Corner_0 _S263 = of_row_2[int(0)];
                Corner_0 _S264 = _S260;
                float _S265 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S263, &_S264);
                x_20 = _S265;
            }
            else
            {
                x_20 = 0.0f;
            }
            bool _S266;
            if(_S255 < _S246)
            {
                _S266 = _S261 < (t_8.end_k_0);
            }
            else
            {
                _S266 = false;
            }
            float y_10;
            if(_S266)
            {
                uint _S267 = Spec_type_0(spec_22, 2U);
                ulonglong _S268 = load_0(size_of_0(_S267), a_27->b_0, of_column_2[int(0)] + _S262);
                y_10 = NumberF32_of_0(_S267, _S268);
            }
            else
            {
                y_10 = 0.0f;
            }
            uint _S269 = _S248 * 65U;
            (*&shared_a_2)[_S269 + _S247] = x_20;
            uint _S270 = _S250 * 65U;
            (*&shared_b_2)[_S270 + _S249] = y_10;
            uint row_14 = _S247 + 16U;
            uint column_14 = _S249 + 16U;
            bool _S271;
            if((t_8.first_row_0 + row_14) < _S245)
            {
                _S271 = _S259 < (t_8.end_k_0);
            }
            else
            {
                _S271 = false;
            }
            float x_21;
            if(_S271)
            {
                Corner_0 _S272 = of_row_2[int(1)];
                Corner_0 _S273 = _S260;
                float _S274 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S272, &_S273);
                x_21 = _S274;
            }
            else
            {
                x_21 = 0.0f;
            }
            bool _S275;
            if((t_8.first_column_0 + column_14) < _S246)
            {
                _S275 = _S261 < (t_8.end_k_0);
            }
            else
            {
                _S275 = false;
            }
            float y_11;
            if(_S275)
            {
                uint _S276 = Spec_type_0(spec_22, 2U);
                ulonglong _S277 = load_0(size_of_0(_S276), a_27->b_0, of_column_2[int(1)] + _S262);
                y_11 = NumberF32_of_0(_S276, _S277);
            }
            else
            {
                y_11 = 0.0f;
            }
            (*&shared_a_2)[_S269 + row_14] = x_21;
            (*&shared_b_2)[_S270 + column_14] = y_11;
            uint row_15 = _S247 + 32U;
            uint column_15 = _S249 + 32U;
            bool _S278;
            if((t_8.first_row_0 + row_15) < _S245)
            {
                _S278 = _S259 < (t_8.end_k_0);
            }
            else
            {
                _S278 = false;
            }
            float x_22;
            if(_S278)
            {
                Corner_0 _S279 = of_row_2[int(2)];
                Corner_0 _S280 = _S260;
                float _S281 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S279, &_S280);
                x_22 = _S281;
            }
            else
            {
                x_22 = 0.0f;
            }
            bool _S282;
            if((t_8.first_column_0 + column_15) < _S246)
            {
                _S282 = _S261 < (t_8.end_k_0);
            }
            else
            {
                _S282 = false;
            }
            float y_12;
            if(_S282)
            {
                uint _S283 = Spec_type_0(spec_22, 2U);
                ulonglong _S284 = load_0(size_of_0(_S283), a_27->b_0, of_column_2[int(2)] + _S262);
                y_12 = NumberF32_of_0(_S283, _S284);
            }
            else
            {
                y_12 = 0.0f;
            }
            (*&shared_a_2)[_S269 + row_15] = x_22;
            (*&shared_b_2)[_S270 + column_15] = y_12;
            uint row_16 = _S247 + 48U;
            uint column_16 = _S249 + 48U;
            bool _S285;
            if((t_8.first_row_0 + row_16) < _S245)
            {
                _S285 = _S259 < (t_8.end_k_0);
            }
            else
            {
                _S285 = false;
            }
            float x_23;
            if(_S285)
            {
                Corner_0 _S286 = of_row_2[int(3)];
                Corner_0 _S287 = _S260;
                float _S288 = Product_a_at_2(spec_22, g_23, a_27->a_0, &_S286, &_S287);
                x_23 = _S288;
            }
            else
            {
                x_23 = 0.0f;
            }
            bool _S289;
            if((t_8.first_column_0 + column_16) < _S246)
            {
                _S289 = _S261 < (t_8.end_k_0);
            }
            else
            {
                _S289 = false;
            }
            float y_13;
            if(_S289)
            {
                uint _S290 = Spec_type_0(spec_22, 2U);
                ulonglong _S291 = load_0(size_of_0(_S290), a_27->b_0, of_column_2[int(3)] + _S262);
                y_13 = NumberF32_of_0(_S290, _S291);
            }
            else
            {
                y_13 = 0.0f;
            }
            (*&shared_a_2)[_S269 + row_16] = x_23;
            (*&shared_b_2)[_S270 + column_16] = y_13;
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
                FixedArray<float, 4>  x_24;
                FixedArray<float, 4>  y_14;
                uint _S292 = j_2 * 65U;
                uint _S293 = _S292 + _S251;
                x_24[int(0)] = (*&shared_a_2)[_S293];
                uint _S294 = _S292 + _S252;
                y_14[int(0)] = (*&shared_b_2)[_S294];
                x_24[int(1)] = (*&shared_a_2)[_S293 + 16U];
                y_14[int(1)] = (*&shared_b_2)[_S294 + 16U];
                x_24[int(2)] = (*&shared_a_2)[_S293 + 32U];
                y_14[int(2)] = (*&shared_b_2)[_S294 + 32U];
                x_24[int(3)] = (*&shared_a_2)[_S293 + 48U];
                y_14[int(3)] = (*&shared_b_2)[_S294 + 48U];
                sum_12[int(0)] = sum_12[int(0)] + (*&shared_a_2)[_S293] * (*&shared_b_2)[_S294];
                sum_12[int(1)] = sum_12[int(1)] + (*&shared_a_2)[_S293] * (*&shared_b_2)[_S294 + 16U];
                sum_12[int(2)] = sum_12[int(2)] + (*&shared_a_2)[_S293] * (*&shared_b_2)[_S294 + 32U];
                sum_12[int(3)] = sum_12[int(3)] + (*&shared_a_2)[_S293] * (*&shared_b_2)[_S294 + 48U];
                sum_12[int(4)] = sum_12[int(4)] + (*&shared_a_2)[_S293 + 16U] * (*&shared_b_2)[_S294];
                sum_12[int(5)] = sum_12[int(5)] + (*&shared_a_2)[_S293 + 16U] * (*&shared_b_2)[_S294 + 16U];
                sum_12[int(6)] = sum_12[int(6)] + (*&shared_a_2)[_S293 + 16U] * (*&shared_b_2)[_S294 + 32U];
                sum_12[int(7)] = sum_12[int(7)] + (*&shared_a_2)[_S293 + 16U] * (*&shared_b_2)[_S294 + 48U];
                sum_12[int(8)] = sum_12[int(8)] + (*&shared_a_2)[_S293 + 32U] * (*&shared_b_2)[_S294];
                sum_12[int(9)] = sum_12[int(9)] + (*&shared_a_2)[_S293 + 32U] * (*&shared_b_2)[_S294 + 16U];
                sum_12[int(10)] = sum_12[int(10)] + (*&shared_a_2)[_S293 + 32U] * (*&shared_b_2)[_S294 + 32U];
                sum_12[int(11)] = sum_12[int(11)] + (*&shared_a_2)[_S293 + 32U] * (*&shared_b_2)[_S294 + 48U];
                sum_12[int(12)] = sum_12[int(12)] + (*&shared_a_2)[_S293 + 48U] * (*&shared_b_2)[_S294];
                sum_12[int(13)] = sum_12[int(13)] + (*&shared_a_2)[_S293 + 48U] * (*&shared_b_2)[_S294 + 16U];
                sum_12[int(14)] = sum_12[int(14)] + (*&shared_a_2)[_S293 + 48U] * (*&shared_b_2)[_S294 + 32U];
                sum_12[int(15)] = sum_12[int(15)] + (*&shared_a_2)[_S293 + 48U] * (*&shared_b_2)[_S294 + 48U];
                if(has_sums_2)
                {
                    column_sum_2[int(0)] = column_sum_2[int(0)] + y_14[int(0)];
                    column_sum_2[int(1)] = column_sum_2[int(1)] + y_14[int(1)];
                    column_sum_2[int(2)] = column_sum_2[int(2)] + y_14[int(2)];
                    column_sum_2[int(3)] = column_sum_2[int(3)] + y_14[int(3)];
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
        int i_19 = int(0);
        for(;;)
        {
            if(i_19 < int(16))
            {
            }
            else
            {
                break;
            }
            uint row_17 = t_8.first_row_0 + _S251 + uint(i_19 / int(4)) * 16U;
            uint column_17 = t_8.first_column_0 + _S252 + uint(i_19 % int(4)) * 16U;
            if(row_17 < _S245)
            {
                _S244 = column_17 < _S246;
            }
            else
            {
                _S244 = false;
            }
            if(_S244)
            {
                Tile_0 _S295 = t_8;
                Result_take_1(spec_22, a_27, g_23, &_S295, row_17, column_17, result_2[i_19]);
            }
            i_19 = i_19 + int(1);
        }
        if(!has_sums_2)
        {
            _S244 = true;
        }
        else
        {
            _S244 = _S251 != 0U;
        }
        if(_S244)
        {
            tile_3 = tile_3 + a_27->groups_0;
            continue;
        }
        uint _S296 = t_8.first_column_0 + _S252;
        if(_S296 < _S246)
        {
            Tile_0 _S297 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S297, _S296, result_sum_2[int(0)]);
        }
        uint column_18 = _S296 + 16U;
        if(column_18 < _S246)
        {
            Tile_0 _S298 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S298, column_18, result_sum_2[int(1)]);
        }
        uint column_19 = _S296 + 32U;
        if(column_19 < _S246)
        {
            Tile_0 _S299 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S299, column_19, result_sum_2[int(2)]);
        }
        uint column_20 = _S296 + 48U;
        if(column_20 < _S246)
        {
            Tile_0 _S300 = t_8;
            Result_take_column_1(spec_22, a_27, g_23, &_S300, column_20, result_sum_2[int(3)]);
        }
        tile_3 = tile_3 + a_27->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f32(ProductArguments_0 a_28, Spec_0 spec_23)
{
    uint _S301 = blockIdx.x;
    uint _S302 = threadIdx.x;
    Spec_0 _S303 = spec_23;
    ProductArguments_0 _S304 = a_28;
    Product_run_2(&_S303, &_S304, _S301, _S302);
    return;
}

extern "C" __global__ void mpt_product_small_f32(ProductArguments_0 a_29, Spec_0 spec_24)
{
    uint _S305 = blockIdx.x;
    uint _S306 = threadIdx.x;
    Spec_0 _S307 = spec_24;
    ProductArguments_0 _S308 = a_29;
    Product_run_1(&_S307, &_S308, _S305, _S306);
    return;
}

extern "C" __global__ void mpt_join_f32(ProductArguments_0 a_30, Spec_0 spec_25)
{
    uint _S309 = blockIdx.x;
    uint _S310 = threadIdx.x;
    Spec_0 _S311 = spec_25;
    ProductArguments_0 _S312 = a_30;
    Join_run_1(&_S311, &_S312, _S309, _S310);
    return;
}

extern "C" __global__ void mpt_product_i64(ProductArguments_0 a_31, Spec_0 spec_26)
{
    uint _S313 = blockIdx.x;
    uint _S314 = threadIdx.x;
    Spec_0 _S315 = spec_26;
    ProductArguments_0 _S316 = a_31;
    Product_run_0(&_S315, &_S316, _S313, _S314);
    return;
}

extern "C" __global__ void mpt_join_i64(ProductArguments_0 a_32, Spec_0 spec_27)
{
    uint _S317 = blockIdx.x;
    uint _S318 = threadIdx.x;
    Spec_0 _S319 = spec_27;
    ProductArguments_0 _S320 = a_32;
    Join_run_0(&_S319, &_S320, _S317, _S318);
    return;
}

