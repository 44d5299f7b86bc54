// The kernels of product.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<longlong, 528>  shared_b_0;

__device__ __shared__ FixedArray<longlong, 528>  shared_a_0;

__device__ __shared__ FixedArray<float, 1040>  shared_b_1;

__device__ __shared__ FixedArray<float, 1040>  shared_a_1;

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Window_0
{
    int per_row_0;
    int per_k_0;
    int first_0;
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

struct Digits_0
{
    FixedArray<uint, 4>  at_0;
};

__device__ Digits_0 Digits_x24init_0(FixedArray<uint, 4>  * at_1)
{
    Digits_0 _S1;
    (&_S1)->at_0 = *at_1;
    return _S1;
}

__device__ uint windows_of_0(Spec_0 * spec_0)
{
    return ((spec_0->op_0) >> int(4)) & 3U;
}

__device__ Digits_0 digits_of_0(Spec_0 * spec_1, ProductGeometry_0 * g_0, uint first_1, uint i_0)
{
    uint _S2;
    uint _S3;
    FixedArray<uint, 4>  _S4;
    _S4[int(0)] = 0U;
    _S4[int(1)] = 0U;
    _S4[int(2)] = 0U;
    _S4[int(3)] = 0U;
    Digits_0 _S5 = Digits_x24init_0(&_S4);
    Digits_0 d_0 = _S5;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S6 = windows_of_0(spec_1);
                _S2 = _S6;
                if(3U > _S6)
                {
                    _S3 = i_0;
                    break;
                }
                uint extent_2 = g_0->extent_1[first_1 + 3U];
                uint rest_0 = i_0 / g_0->extent_1[first_1 + 3U];
                (&d_0)->at_0[3U] = i_0 - rest_0 * extent_2;
                _S3 = rest_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U > _S2)
                {
                    break;
                }
                uint extent_3 = g_0->extent_1[first_1 + 2U];
                uint rest_1 = _S3 / g_0->extent_1[first_1 + 2U];
                (&d_0)->at_0[2U] = _S3 - rest_1 * extent_3;
                _S3 = rest_1;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U > _S2)
                {
                    break;
                }
                uint extent_4 = g_0->extent_1[first_1 + 1U];
                uint rest_2 = _S3 / g_0->extent_1[first_1 + 1U];
                (&d_0)->at_0[1U] = _S3 - rest_2 * extent_4;
                _S3 = rest_2;
                break;
            }
            break;
        }
        break;
    }
    (&d_0)->at_0[int(0)] = _S3;
    return d_0;
}

__device__ longlong Product_row_of_c_0(Spec_0 * spec_2, ProductGeometry_0 * g_1, uint row_0)
{
    Digits_0 _S7 = digits_of_0(spec_2, g_1, 0U, row_0);
    longlong _S8 = longlong(_S7.at_0[int(0)]) * g_1->c_row_0[int(0)];
    uint _S9 = windows_of_0(spec_2);
    longlong at_2;
    if(1U <= _S9)
    {
        at_2 = _S8 + longlong(_S7.at_0[1U]) * g_1->c_row_0[1U];
    }
    else
    {
        at_2 = _S8;
    }
    if(2U <= _S9)
    {
        at_2 = at_2 + longlong(_S7.at_0[2U]) * g_1->c_row_0[2U];
    }
    if(3U <= _S9)
    {
        at_2 = at_2 + longlong(_S7.at_0[3U]) * g_1->c_row_0[3U];
    }
    return at_2;
}

__device__ longlong Product_k_of_b_0(Spec_0 * spec_3, ProductGeometry_0 * g_2, uint k_0)
{
    Digits_0 _S10 = digits_of_0(spec_3, g_2, 4U, k_0);
    longlong _S11 = longlong(_S10.at_0[int(0)]) * g_2->b_k_0[int(0)];
    uint _S12 = windows_of_0(spec_3);
    longlong at_3;
    if(1U <= _S12)
    {
        at_3 = _S11 + longlong(_S10.at_0[1U]) * g_2->b_k_0[1U];
    }
    else
    {
        at_3 = _S11;
    }
    if(2U <= _S12)
    {
        at_3 = at_3 + longlong(_S10.at_0[2U]) * g_2->b_k_0[2U];
    }
    if(3U <= _S12)
    {
        at_3 = at_3 + longlong(_S10.at_0[3U]) * g_2->b_k_0[3U];
    }
    return at_3;
}

struct Corner_0
{
    longlong at_4;
    FixedArray<int, 3>  in_window_0;
};

__device__ Corner_0 Corner_x24init_0(longlong at_5, FixedArray<int, 3>  * in_window_1)
{
    Corner_0 _S13;
    (&_S13)->at_4 = at_5;
    (&_S13)->in_window_0 = *in_window_1;
    return _S13;
}

__device__ Corner_0 Product_k_of_a_0(Spec_0 * spec_4, ProductGeometry_0 * g_3, uint k_1)
{
    Digits_0 _S14 = digits_of_0(spec_4, g_3, 4U, k_1);
    longlong _S15 = longlong(_S14.at_0[int(0)]) * g_3->a_k_0;
    FixedArray<int, 3>  _S16;
    _S16[int(0)] = int(0);
    _S16[int(1)] = int(0);
    _S16[int(2)] = int(0);
    Corner_0 _S17 = Corner_x24init_0(_S15, &_S16);
    Corner_0 c_0 = _S17;
    uint _S18 = windows_of_0(spec_4);
    if(0U < _S18)
    {
        (&c_0)->in_window_0[0U] = int(_S14.at_0[1U]) * (&g_3->window_0[0U])->per_k_0;
    }
    if(1U < _S18)
    {
        (&c_0)->in_window_0[1U] = int(_S14.at_0[2U]) * (&g_3->window_0[1U])->per_k_0;
    }
    if(2U < _S18)
    {
        (&c_0)->in_window_0[2U] = int(_S14.at_0[3U]) * (&g_3->window_0[2U])->per_k_0;
    }
    return c_0;
}

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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_1)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_1));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_1));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_1));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_1);
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
            int _S19;
            if(v_0 != 0ULL)
            {
                _S19 = int(1);
            }
            else
            {
                _S19 = int(0);
            }
            return longlong(_S19);
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
    uint _S20;
    uint at_6;
    if(v_2 >= 65536U)
    {
        _S20 = v_2 >> int(16);
        at_6 = 16U;
    }
    else
    {
        _S20 = v_2;
        at_6 = 0U;
    }
    if(_S20 >= 256U)
    {
        uint at_7 = at_6 + 8U;
        _S20 = _S20 >> int(8);
        at_6 = at_7;
    }
    if(_S20 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S20 = _S20 >> int(4);
        at_6 = at_8;
    }
    if(_S20 >= 4U)
    {
        uint _S21 = _S20 >> int(2);
        at_6 = at_6 + 2U;
        _S20 = _S21;
    }
    return at_6 + (_S20 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S22 = high_0(v_4);
    uint _S23;
    if(_S22 != 0U)
    {
        _S23 = 32U + top_bit_0(_S22);
    }
    else
    {
        _S23 = top_bit_0(low_0(v_4));
    }
    return _S23;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S24;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S24 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S24 = false;
        }
        int _S25;
        if(_S24)
        {
            _S25 = int(1);
        }
        else
        {
            _S25 = int(0);
        }
        return ulonglong(_S25);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_3 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_3 > half_0)
    {
        _S24 = true;
    }
    else
    {
        if(rest_3 == half_0)
        {
            _S24 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S24 = false;
        }
    }
    ulonglong _S26;
    if(_S24)
    {
        _S26 = q_0 + 1ULL;
    }
    else
    {
        _S26 = q_0;
    }
    return _S26;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S27 = v_6 < 0LL;
    ulonglong m_0;
    if(_S27)
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
    if(_S27)
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
    int _S28;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S28 = int(1);
        }
        else
        {
            _S28 = int(0);
        }
        return ulonglong(_S28);
    }
    ulonglong _S29 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S28 = int(1);
    }
    else
    {
        _S28 = int(0);
    }
    return _S29 | ulonglong(_S28);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S30 = high_0(u_0);
    uint sign_0 = _S30 & 2147483648U;
    uint e_0 = (_S30 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S31 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S31 | s_2;
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
        bool _S32;
        if(odd_0)
        {
            _S32 = m_1 != 0ULL;
        }
        else
        {
            _S32 = false;
        }
        int _S33;
        if(_S32)
        {
            _S33 = int(1);
        }
        else
        {
            _S33 = int(0);
        }
        return sign_0 | uint(_S33);
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
    uint a_0 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_0 < 31744U)
    {
        return sign_1 | (widen_0(a_0, 10U, 15U));
    }
    uint _S34 = (sign_1 | 2139095040U) | ((a_0 & 1023U) << int(13));
    uint _S35;
    if(a_0 > 31744U)
    {
        _S35 = 4194304U;
    }
    else
    {
        _S35 = 0U;
    }
    return _S34 | _S35;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_1 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S36;
    if(a_1 == 127U)
    {
        _S36 = 2143289344U;
    }
    else
    {
        _S36 = widen_0(a_1, 3U, 7U);
    }
    return sign_2 | _S36;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_2 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_2 < 124U)
    {
        return sign_3 | (widen_0(a_2, 2U, 15U));
    }
    uint _S37;
    if(a_2 == 124U)
    {
        _S37 = 2139095040U;
    }
    else
    {
        _S37 = 2143289344U;
    }
    return sign_3 | _S37;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S38 = v_8 < 0LL;
    ulonglong m_6;
    if(_S38)
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
    uint _S39;
    if(_S38)
    {
        _S39 = 2147483648U;
    }
    else
    {
        _S39 = 0U;
    }
    return _S39 + ((top_2 + 126U) << int(23)) + q_2;
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
    uint a_3 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_3 >> int(23);
    uint m_7 = a_3 & 8388607U;
    if(a_3 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_2 == 255U)
    {
        uint _S40 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S40 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S41 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S41;
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
    uint _S42 = high_0(u_2);
    uint _S43 = _S42 >> int(31);
    bool negative_0 = _S43 != 0U;
    uint e_5 = (_S42 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S44;
    if(e_5 == 2047U)
    {
        _S44 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S44 = false;
    }
    if(_S44)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S43));
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
    longlong _S45;
    if(negative_0)
    {
        _S45 = longlong(0ULL - m_10);
    }
    else
    {
        _S45 = longlong(m_10);
    }
    return _S45;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_11)
{
    longlong _S46;
    if(is_integral_0(type_5))
    {
        _S46 = whole_of_0(type_5, v_11);
    }
    else
    {
        _S46 = i64_of_f64_0(f64_of_0(type_5, v_11));
    }
    return _S46;
}

__device__ longlong NumberI64_of_0(uint type_6, ulonglong v_12)
{
    return i64_of_0(type_6, v_12);
}

__device__ longlong clamp_to_0(uint type_7, longlong v_13)
{
    longlong _S47;
    switch(type_7)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S47 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S47 = 127LL;
                }
                else
                {
                    _S47 = v_13;
                }
            }
            return _S47;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S47 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S47 = 255LL;
                }
                else
                {
                    _S47 = v_13;
                }
            }
            return _S47;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S47 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S47 = 2147483647LL;
                }
                else
                {
                    _S47 = v_13;
                }
            }
            return _S47;
        }
    default:
        {
            return v_13;
        }
    }
}

__device__ uint narrow_0(uint a_4, uint mantissa_1, uint bias_1)
{
    uint e_6 = a_4 >> int(23);
    if(e_6 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_4 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S48 = a_4 & 8388607U;
    uint _S49;
    if(e_6 != 0U)
    {
        _S49 = 8388608U;
    }
    else
    {
        _S49 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S48 | _S49), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_5 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_5 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_5 >> int(13)) & 1023U);
    }
    uint _S50;
    if(a_5 >= 1199566848U)
    {
        _S50 = 31744U;
    }
    else
    {
        _S50 = narrow_0(a_5, 10U, 15U);
    }
    return sign_5 | _S50;
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
    uint a_6 = u_5 & 2147483647U;
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S51;
    if(a_6 >= 1140850688U)
    {
        _S51 = 127U;
    }
    else
    {
        _S51 = (U32_min((narrow_0(a_6, 3U, 7U)), (127U)));
    }
    return sign_6 | _S51;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_7 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_7 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S52;
    if(a_7 >= 1199570944U)
    {
        _S52 = 124U;
    }
    else
    {
        _S52 = (U32_min((narrow_0(a_7, 2U, 15U)), (124U)));
    }
    return sign_7 | _S52;
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
            int _S53;
            if((u_8 << int(1)) != 0ULL)
            {
                _S53 = int(1);
            }
            else
            {
                _S53 = int(0);
            }
            return ulonglong(_S53);
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

__device__ ulonglong of_i64_0(uint type_10, longlong v_14)
{
    switch(type_10)
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
            int _S54;
            if(v_14 != 0LL)
            {
                _S54 = int(1);
            }
            else
            {
                _S54 = int(0);
            }
            return ulonglong(_S54);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_14));
        }
    default:
        {
            return of_f64_0(type_10, f64_of_i64_0(v_14));
        }
    }
}

__device__ ulonglong NumberI64_bits_0(uint type_11, longlong v_15)
{
    return of_i64_0(type_11, clamp_to_0(type_11, v_15));
}

__device__ longlong Product_a_at_0(Spec_0 * spec_5, ProductGeometry_0 * g_4, ulonglong base_1, Corner_0 * row_1, Corner_0 * k_3)
{
    uint _S55;
    int i_2;
    longlong at_9;
    longlong _S56 = row_1->at_4 + k_3->at_4;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S57 = windows_of_0(spec_5);
                _S55 = _S57;
                if(0U >= _S57)
                {
                    at_9 = _S56;
                    break;
                }
                int i_3 = row_1->in_window_0[0U] + k_3->in_window_0[0U];
                if(((spec_5->op_0) & 64U) != 0U)
                {
                    int divisor_1 = (&g_4->window_0[0U])->divisor_0;
                    int whole_0 = i_3 / (&g_4->window_0[0U])->divisor_0;
                    if((whole_0 * divisor_1) != i_3)
                    {
                        return 0LL;
                    }
                    i_2 = whole_0;
                }
                else
                {
                    i_2 = i_3;
                }
                if(uint(i_2) >= ((&g_4->window_0[0U])->extent_0))
                {
                    return 0LL;
                }
                at_9 = _S56 + longlong(i_2) * (&g_4->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S55)
                {
                    break;
                }
                int i_4 = row_1->in_window_0[1U] + k_3->in_window_0[1U];
                if(((spec_5->op_0) & 64U) != 0U)
                {
                    int divisor_2 = (&g_4->window_0[1U])->divisor_0;
                    int whole_1 = i_4 / (&g_4->window_0[1U])->divisor_0;
                    if((whole_1 * divisor_2) != i_4)
                    {
                        return 0LL;
                    }
                    i_2 = whole_1;
                }
                else
                {
                    i_2 = i_4;
                }
                if(uint(i_2) >= ((&g_4->window_0[1U])->extent_0))
                {
                    return 0LL;
                }
                at_9 = at_9 + longlong(i_2) * (&g_4->window_0[1U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U >= _S55)
                {
                    break;
                }
                int i_5 = row_1->in_window_0[2U] + k_3->in_window_0[2U];
                if(((spec_5->op_0) & 64U) != 0U)
                {
                    int divisor_3 = (&g_4->window_0[2U])->divisor_0;
                    int whole_2 = i_5 / (&g_4->window_0[2U])->divisor_0;
                    if((whole_2 * divisor_3) != i_5)
                    {
                        return 0LL;
                    }
                    i_2 = whole_2;
                }
                else
                {
                    i_2 = i_5;
                }
                if(uint(i_2) >= ((&g_4->window_0[2U])->extent_0))
                {
                    return 0LL;
                }
                at_9 = at_9 + longlong(i_2) * (&g_4->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    uint _S58 = Spec_type_0(spec_5, 1U);
    uint _S59 = Spec_type_0(spec_5, 5U);
    longlong v_16 = NumberI64_of_0(_S58, load_0(size_of_0(_S58), base_1, at_9));
    if(_S59 == 0U)
    {
        at_9 = v_16;
    }
    else
    {
        at_9 = NumberI64_of_0(_S59, NumberI64_bits_0(_S59, v_16));
    }
    return at_9;
}

__device__ Corner_0 Product_row_of_a_0(Spec_0 * spec_6, ProductGeometry_0 * g_5, uint row_2)
{
    Digits_0 _S60 = digits_of_0(spec_6, g_5, 0U, row_2);
    longlong _S61 = longlong(_S60.at_0[int(0)]) * g_5->a_row_0;
    FixedArray<int, 3>  _S62;
    _S62[int(0)] = int(0);
    _S62[int(1)] = int(0);
    _S62[int(2)] = int(0);
    Corner_0 _S63 = Corner_x24init_0(_S61, &_S62);
    Corner_0 c_1 = _S63;
    uint _S64 = windows_of_0(spec_6);
    if(0U < _S64)
    {
        (&c_1)->in_window_0[0U] = (&g_5->window_0[0U])->first_0 + int(_S60.at_0[1U]) * (&g_5->window_0[0U])->per_row_0;
    }
    if(1U < _S64)
    {
        (&c_1)->in_window_0[1U] = (&g_5->window_0[1U])->first_0 + int(_S60.at_0[2U]) * (&g_5->window_0[1U])->per_row_0;
    }
    if(2U < _S64)
    {
        (&c_1)->in_window_0[2U] = (&g_5->window_0[2U])->first_0 + int(_S60.at_0[3U]) * (&g_5->window_0[2U])->per_row_0;
    }
    return c_1;
}

__device__ longlong Product_row_of_c_1(Spec_0 * spec_7, ProductGeometry_0 * g_6, uint row_3)
{
    Digits_0 _S65 = digits_of_0(spec_7, g_6, 0U, row_3);
    longlong _S66 = longlong(_S65.at_0[int(0)]) * g_6->c_row_0[int(0)];
    uint _S67 = windows_of_0(spec_7);
    longlong at_10;
    if(1U <= _S67)
    {
        at_10 = _S66 + longlong(_S65.at_0[1U]) * g_6->c_row_0[1U];
    }
    else
    {
        at_10 = _S66;
    }
    if(2U <= _S67)
    {
        at_10 = at_10 + longlong(_S65.at_0[2U]) * g_6->c_row_0[2U];
    }
    if(3U <= _S67)
    {
        at_10 = at_10 + longlong(_S65.at_0[3U]) * g_6->c_row_0[3U];
    }
    return at_10;
}

__device__ longlong Product_k_of_b_1(Spec_0 * spec_8, ProductGeometry_0 * g_7, uint k_4)
{
    Digits_0 _S68 = digits_of_0(spec_8, g_7, 4U, k_4);
    longlong _S69 = longlong(_S68.at_0[int(0)]) * g_7->b_k_0[int(0)];
    uint _S70 = windows_of_0(spec_8);
    longlong at_11;
    if(1U <= _S70)
    {
        at_11 = _S69 + longlong(_S68.at_0[1U]) * g_7->b_k_0[1U];
    }
    else
    {
        at_11 = _S69;
    }
    if(2U <= _S70)
    {
        at_11 = at_11 + longlong(_S68.at_0[2U]) * g_7->b_k_0[2U];
    }
    if(3U <= _S70)
    {
        at_11 = at_11 + longlong(_S68.at_0[3U]) * g_7->b_k_0[3U];
    }
    return at_11;
}

__device__ Corner_0 Product_k_of_a_1(Spec_0 * spec_9, ProductGeometry_0 * g_8, uint k_5)
{
    Digits_0 _S71 = digits_of_0(spec_9, g_8, 4U, k_5);
    longlong _S72 = longlong(_S71.at_0[int(0)]) * g_8->a_k_0;
    FixedArray<int, 3>  _S73;
    _S73[int(0)] = int(0);
    _S73[int(1)] = int(0);
    _S73[int(2)] = int(0);
    Corner_0 _S74 = Corner_x24init_0(_S72, &_S73);
    Corner_0 c_2 = _S74;
    uint _S75 = windows_of_0(spec_9);
    if(0U < _S75)
    {
        (&c_2)->in_window_0[0U] = int(_S71.at_0[1U]) * (&g_8->window_0[0U])->per_k_0;
    }
    if(1U < _S75)
    {
        (&c_2)->in_window_0[1U] = int(_S71.at_0[2U]) * (&g_8->window_0[1U])->per_k_0;
    }
    if(2U < _S75)
    {
        (&c_2)->in_window_0[2U] = int(_S71.at_0[3U]) * (&g_8->window_0[2U])->per_k_0;
    }
    return c_2;
}

__device__ float NumberF32_of_0(uint type_12, ulonglong v_17)
{
    return (U32_asfloat((f32_of_0(type_12, v_17))));
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
            int _S76;
            if((u_9 << int(1)) != 0U)
            {
                _S76 = int(1);
            }
            else
            {
                _S76 = int(0);
            }
            return ulonglong(_S76);
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

__device__ ulonglong NumberF32_bits_0(uint type_14, float v_18)
{
    return of_f32_0(type_14, (F32_asuint((v_18))));
}

__device__ float Product_a_at_1(Spec_0 * spec_10, ProductGeometry_0 * g_9, ulonglong base_2, Corner_0 * row_4, Corner_0 * k_6)
{
    uint _S77;
    int i_6;
    longlong at_12;
    longlong _S78 = row_4->at_4 + k_6->at_4;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S79 = windows_of_0(spec_10);
                _S77 = _S79;
                if(0U >= _S79)
                {
                    at_12 = _S78;
                    break;
                }
                int i_7 = row_4->in_window_0[0U] + k_6->in_window_0[0U];
                if(((spec_10->op_0) & 64U) != 0U)
                {
                    int divisor_4 = (&g_9->window_0[0U])->divisor_0;
                    int whole_3 = i_7 / (&g_9->window_0[0U])->divisor_0;
                    if((whole_3 * divisor_4) != i_7)
                    {
                        return 0.0f;
                    }
                    i_6 = whole_3;
                }
                else
                {
                    i_6 = i_7;
                }
                if(uint(i_6) >= ((&g_9->window_0[0U])->extent_0))
                {
                    return 0.0f;
                }
                at_12 = _S78 + longlong(i_6) * (&g_9->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S77)
                {
                    break;
                }
                int i_8 = row_4->in_window_0[1U] + k_6->in_window_0[1U];
                if(((spec_10->op_0) & 64U) != 0U)
                {
                    int divisor_5 = (&g_9->window_0[1U])->divisor_0;
                    int whole_4 = i_8 / (&g_9->window_0[1U])->divisor_0;
                    if((whole_4 * divisor_5) != i_8)
                    {
                        return 0.0f;
                    }
                    i_6 = whole_4;
                }
                else
                {
                    i_6 = i_8;
                }
                if(uint(i_6) >= ((&g_9->window_0[1U])->extent_0))
                {
                    return 0.0f;
                }
                at_12 = at_12 + longlong(i_6) * (&g_9->window_0[1U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(2U >= _S77)
                {
                    break;
                }
                int i_9 = row_4->in_window_0[2U] + k_6->in_window_0[2U];
                if(((spec_10->op_0) & 64U) != 0U)
                {
                    int divisor_6 = (&g_9->window_0[2U])->divisor_0;
                    int whole_5 = i_9 / (&g_9->window_0[2U])->divisor_0;
                    if((whole_5 * divisor_6) != i_9)
                    {
                        return 0.0f;
                    }
                    i_6 = whole_5;
                }
                else
                {
                    i_6 = i_9;
                }
                if(uint(i_6) >= ((&g_9->window_0[2U])->extent_0))
                {
                    return 0.0f;
                }
                at_12 = at_12 + longlong(i_6) * (&g_9->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    uint _S80 = Spec_type_0(spec_10, 1U);
    uint _S81 = Spec_type_0(spec_10, 5U);
    float v_19 = NumberF32_of_0(_S80, load_0(size_of_0(_S80), base_2, at_12));
    float _S82;
    if(_S81 == 0U)
    {
        _S82 = v_19;
    }
    else
    {
        _S82 = NumberF32_of_0(_S81, NumberF32_bits_0(_S81, v_19));
    }
    return _S82;
}

__device__ Corner_0 Product_row_of_a_1(Spec_0 * spec_11, ProductGeometry_0 * g_10, uint row_5)
{
    Digits_0 _S83 = digits_of_0(spec_11, g_10, 0U, row_5);
    longlong _S84 = longlong(_S83.at_0[int(0)]) * g_10->a_row_0;
    FixedArray<int, 3>  _S85;
    _S85[int(0)] = int(0);
    _S85[int(1)] = int(0);
    _S85[int(2)] = int(0);
    Corner_0 _S86 = Corner_x24init_0(_S84, &_S85);
    Corner_0 c_3 = _S86;
    uint _S87 = windows_of_0(spec_11);
    if(0U < _S87)
    {
        (&c_3)->in_window_0[0U] = (&g_10->window_0[0U])->first_0 + int(_S83.at_0[1U]) * (&g_10->window_0[0U])->per_row_0;
    }
    if(1U < _S87)
    {
        (&c_3)->in_window_0[1U] = (&g_10->window_0[1U])->first_0 + int(_S83.at_0[2U]) * (&g_10->window_0[1U])->per_row_0;
    }
    if(2U < _S87)
    {
        (&c_3)->in_window_0[2U] = (&g_10->window_0[2U])->first_0 + int(_S83.at_0[3U]) * (&g_10->window_0[2U])->per_row_0;
    }
    return c_3;
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float product_sum_0(float a_8, float b_0, float c_4)
{
    return a_8 * b_0 + c_4;
}

__device__ float poly_0(float x_0, FixedArray<float, 6>  * c_5)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_5)[int(0)], x_0, (*c_5)[int(1)]), x_0, (*c_5)[int(2)]), x_0, (*c_5)[int(3)]), x_0, (*c_5)[int(4)]), x_0, (*c_5)[int(5)]);
}

struct ProductArguments_0
{
    ulonglong output_0;
    ulonglong sums_0;
    ulonglong a_9;
    ulonglong b_1;
    ulonglong bias_2;
    ulonglong geometry_0;
    ulonglong alpha_0;
    ulonglong beta_0;
    uint groups_0;
    uint none_1;
};

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ longlong NumberI64_scalar_0(ulonglong bits_0)
{
    return longlong(bits_0);
}

__device__ longlong NumberI64_activated_0(uint act_0, longlong v_20)
{
    longlong _S88;
    if(act_0 == 1U)
    {
        _S88 = (I64_max((v_20), (0LL)));
    }
    else
    {
        _S88 = v_20;
    }
    return _S88;
}

__device__ void store_0(uint size_1, ulonglong base_3, longlong i_10, ulonglong v_21)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_3 + i_10) = uchar(v_21);
            break;
        }
    case 2U:
        {
            *((ushort *)base_3 + i_10) = ushort(v_21);
            break;
        }
    case 4U:
        {
            *((uint *)base_3 + i_10) = uint(v_21);
            break;
        }
    default:
        {
            *((ulonglong *)base_3 + i_10) = v_21;
            break;
        }
    }
    return;
}

__device__ void Product_run_0(Spec_0 * spec_12, ProductArguments_0 * a_10, uint group_0, uint lane_0)
{
    longlong x_1;
    longlong y_0;
    bool _S89;
    ProductGeometry_0 * g_11 = (ProductGeometry_0 *)a_10->geometry_0;
    uint rows_1 = g_11->rows_0;
    uint columns_1 = g_11->columns_0;
    uint _S90 = g_11->depth_0;
    uint fast_0 = lane_0 % 16U;
    uint slow_0 = lane_0 / 16U;
    bool a_along_k_0 = ((g_11->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_11->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_11->order_0) & 4U) != 0U;
    uint _S91;
    if(a_along_k_0)
    {
        _S91 = slow_0;
    }
    else
    {
        _S91 = fast_0;
    }
    uint _S92;
    if(a_along_k_0)
    {
        _S92 = fast_0;
    }
    else
    {
        _S92 = slow_0;
    }
    uint _S93;
    if(b_along_k_0)
    {
        _S93 = slow_0;
    }
    else
    {
        _S93 = fast_0;
    }
    uint _S94;
    if(b_along_k_0)
    {
        _S94 = fast_0;
    }
    else
    {
        _S94 = slow_0;
    }
    uint _S95;
    if(c_along_rows_0)
    {
        _S95 = fast_0;
    }
    else
    {
        _S95 = slow_0;
    }
    uint _S96;
    if(c_along_rows_0)
    {
        _S96 = slow_0;
    }
    else
    {
        _S96 = fast_0;
    }
    uint _S97 = (columns_1 + 32U - 1U) / 32U;
    uint _S98 = (U32_max(((rows_1 + 32U - 1U) / 32U), (1U)));
    uint tile_0 = group_0;
    for(;;)
    {
        if(tile_0 < (g_11->tiles_0))
        {
        }
        else
        {
            break;
        }
        uint item_1 = tile_0 / (_S97 * _S98);
        uint _S99 = tile_0 / _S97;
        uint _S100 = _S99 % _S98;
        uint first_row_0 = _S100 * 32U;
        uint _S101 = tile_0 % _S97;
        uint _S102 = _S101 * 32U;
        uint last_0;
        if((g_11->items_0) > 0U)
        {
            last_0 = g_11->item_0[g_11->items_0 - 1U];
        }
        else
        {
            last_0 = 1U;
        }
        uint _S103 = item_1 % last_0;
        int d_1 = int(g_11->items_0) - int(1);
        uint item_2 = item_1;
        longlong a_item_1 = 0LL;
        longlong b_item_1 = 0LL;
        longlong c_item_1 = 0LL;
        for(;;)
        {
            if(d_1 >= int(0))
            {
            }
            else
            {
                break;
            }
            uint rest_4 = item_2 / g_11->item_0[d_1];
            longlong _S104 = longlong(item_2 - rest_4 * g_11->item_0[d_1]);
            longlong a_item_2 = a_item_1 + _S104 * g_11->a_item_0[d_1];
            longlong b_item_2 = b_item_1 + _S104 * g_11->b_item_0[d_1];
            longlong c_item_2 = c_item_1 + _S104 * g_11->c_item_0[d_1];
            d_1 = d_1 - int(1);
            item_2 = rest_4;
            a_item_1 = a_item_2;
            b_item_1 = b_item_2;
            c_item_1 = c_item_2;
        }
        FixedArray<Corner_0, 2>  of_row_0;
        FixedArray<longlong, 2>  of_column_0;
        uint _S105 = first_row_0 + _S91;
        Corner_0 _S106 = Product_row_of_a_0(spec_12, g_11, _S105);
        of_row_0[int(0)] = _S106;
        (&of_row_0[int(0)])->at_4 = (&of_row_0[int(0)])->at_4 + a_item_1;
        uint _S107 = _S102 + _S93;
        of_column_0[int(0)] = b_item_1 + longlong(_S107) * g_11->b_column_0;
        Corner_0 _S108 = Product_row_of_a_0(spec_12, g_11, _S105 + 16U);
        of_row_0[int(1)] = _S108;
        (&of_row_0[int(1)])->at_4 = (&of_row_0[int(1)])->at_4 + a_item_1;
        of_column_0[int(1)] = b_item_1 + longlong(_S107 + 16U) * g_11->b_column_0;
        ulonglong _S109 = a_10->sums_0;
        bool has_sums_0;
        if((a_10->sums_0) != 0ULL)
        {
            has_sums_0 = first_row_0 == 0U;
        }
        else
        {
            has_sums_0 = false;
        }
        FixedArray<longlong, 4>  sum_0;
        FixedArray<longlong, 2>  column_sum_0;
        sum_0[int(0)] = 0LL;
        sum_0[int(1)] = 0LL;
        sum_0[int(2)] = 0LL;
        sum_0[int(3)] = 0LL;
        column_sum_0[int(0)] = 0LL;
        column_sum_0[int(1)] = 0LL;
        uint k_7 = 0U;
        for(;;)
        {
            if(k_7 < _S90)
            {
            }
            else
            {
                break;
            }
            uint _S110 = k_7 + _S92;
            Corner_0 _S111 = Product_k_of_a_0(spec_12, g_11, _S110);
            uint _S112 = k_7 + _S94;
            longlong _S113 = Product_k_of_b_0(spec_12, g_11, _S112);
            if(_S105 < rows_1)
            {
                _S89 = _S110 < _S90;
            }
            else
            {
                _S89 = false;
            }
            if(_S89)
            {
                Corner_0 _S114 = of_row_0[int(0)];
                Corner_0 _S115 = _S111;
                longlong _S116 = Product_a_at_0(spec_12, g_11, a_10->a_9, &_S114, &_S115);
                x_1 = _S116;
            }
            else
            {
                x_1 = 0LL;
            }
            bool _S117;
            if(_S107 < columns_1)
            {
                _S117 = _S112 < _S90;
            }
            else
            {
                _S117 = false;
            }
            if(_S117)
            {
                uint _S118 = Spec_type_0(spec_12, 2U);
                y_0 = NumberI64_of_0(_S118, load_0(size_of_0(_S118), a_10->b_1, of_column_0[int(0)] + _S113));
            }
            else
            {
                y_0 = 0LL;
            }
            uint _S119 = _S92 * 33U;
            (*&shared_a_0)[_S119 + _S91] = x_1;
            uint _S120 = _S94 * 33U;
            (*&shared_b_0)[_S120 + _S93] = y_0;
            uint row_6 = _S91 + 16U;
            uint column_0 = _S93 + 16U;
            bool _S121;
            if((first_row_0 + row_6) < rows_1)
            {
                _S121 = _S110 < _S90;
            }
            else
            {
                _S121 = false;
            }
            longlong x_2;
            if(_S121)
            {
                Corner_0 _S122 = of_row_0[int(1)];
                Corner_0 _S123 = _S111;
                longlong _S124 = Product_a_at_0(spec_12, g_11, a_10->a_9, &_S122, &_S123);
                x_2 = _S124;
            }
            else
            {
                x_2 = 0LL;
            }
            bool _S125;
            if((_S102 + column_0) < columns_1)
            {
                _S125 = _S112 < _S90;
            }
            else
            {
                _S125 = false;
            }
            longlong y_1;
            if(_S125)
            {
                uint _S126 = Spec_type_0(spec_12, 2U);
                y_1 = NumberI64_of_0(_S126, load_0(size_of_0(_S126), a_10->b_1, of_column_0[int(1)] + _S113));
            }
            else
            {
                y_1 = 0LL;
            }
            (*&shared_a_0)[_S119 + row_6] = x_2;
            (*&shared_b_0)[_S120 + column_0] = y_1;
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
                FixedArray<longlong, 2>  x_3;
                FixedArray<longlong, 2>  y_2;
                uint _S127 = j_0 * 33U;
                uint _S128 = _S127 + _S95;
                x_3[int(0)] = (*&shared_a_0)[_S128];
                uint _S129 = _S127 + _S96;
                y_2[int(0)] = (*&shared_b_0)[_S129];
                x_3[int(1)] = (*&shared_a_0)[_S128 + 16U];
                y_2[int(1)] = (*&shared_b_0)[_S129 + 16U];
                sum_0[int(0)] = sum_0[int(0)] + (*&shared_a_0)[_S128] * (*&shared_b_0)[_S129];
                sum_0[int(1)] = sum_0[int(1)] + (*&shared_a_0)[_S128] * (*&shared_b_0)[_S129 + 16U];
                sum_0[int(2)] = sum_0[int(2)] + (*&shared_a_0)[_S128 + 16U] * (*&shared_b_0)[_S129];
                sum_0[int(3)] = sum_0[int(3)] + (*&shared_a_0)[_S128 + 16U] * (*&shared_b_0)[_S129 + 16U];
                if(has_sums_0)
                {
                    column_sum_0[int(0)] = column_sum_0[int(0)] + y_2[int(0)];
                    column_sum_0[int(1)] = column_sum_0[int(1)] + y_2[int(1)];
                }
                j_0 = j_0 + 1U;
            }
            meet_0();
            k_7 = k_7 + 16U;
        }
        FixedArray<longlong, 4>  result_0;
        FixedArray<longlong, 2>  result_sum_0;
        result_0[int(0)] = sum_0[int(0)];
        result_0[int(1)] = sum_0[int(1)];
        result_0[int(2)] = sum_0[int(2)];
        result_0[int(3)] = sum_0[int(3)];
        result_sum_0[int(0)] = column_sum_0[int(0)];
        result_sum_0[int(1)] = column_sum_0[int(1)];
        uint _S130 = Spec_type_0(spec_12, 0U);
        uint _S131 = size_of_0(_S130);
        int i_11 = int(0);
        for(;;)
        {
            if(i_11 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_7 = first_row_0 + _S95 + uint(i_11 / int(2)) * 16U;
            uint column_1 = _S102 + _S96 + uint(i_11 % int(2)) * 16U;
            if(row_7 >= rows_1)
            {
                _S89 = true;
            }
            else
            {
                _S89 = column_1 >= columns_1;
            }
            if(_S89)
            {
                i_11 = i_11 + int(1);
                continue;
            }
            longlong _S132 = NumberI64_scalar_0(a_10->alpha_0) * result_0[i_11];
            ulonglong _S133 = a_10->bias_2;
            if((a_10->bias_2) != 0ULL)
            {
                longlong at_13 = longlong(_S103) * g_11->bias_item_0 + longlong(column_1) * g_11->bias_column_0;
                uint _S134 = Spec_type_0(spec_12, 3U);
                x_1 = _S132 + NumberI64_of_0(_S134, load_0(size_of_0(_S134), _S133, at_13));
            }
            else
            {
                x_1 = _S132;
            }
            uint _S135 = spec_12->op_0;
            longlong v_22 = NumberI64_activated_0((spec_12->op_0) & 15U, x_1);
            longlong _S136 = Product_row_of_c_0(spec_12, g_11, row_7);
            longlong at_14 = c_item_1 + _S136 + longlong(column_1) * g_11->c_column_0;
            if((_S135 & 128U) != 0U)
            {
                y_0 = v_22 + NumberI64_scalar_0(a_10->beta_0) * NumberI64_of_0(_S130, load_0(_S131, a_10->output_0, at_14));
            }
            else
            {
                y_0 = v_22;
            }
            store_0(_S131, a_10->output_0, at_14, NumberI64_bits_0(_S130, y_0));
            i_11 = i_11 + int(1);
        }
        if(!has_sums_0)
        {
            _S89 = true;
        }
        else
        {
            _S89 = _S95 != 0U;
        }
        if(_S89)
        {
            tile_0 = tile_0 + a_10->groups_0;
            continue;
        }
        uint _S137 = _S102 + _S96;
        if(_S137 < columns_1)
        {
            uint _S138 = Spec_type_0(spec_12, 4U);
            store_0(size_of_0(_S138), _S109, longlong(_S103) * g_11->sums_item_0 + longlong(_S137) * g_11->sums_column_0, NumberI64_bits_0(_S138, result_sum_0[int(0)]));
        }
        uint column_2 = _S137 + 16U;
        if(column_2 < columns_1)
        {
            uint _S139 = Spec_type_0(spec_12, 4U);
            store_0(size_of_0(_S139), _S109, longlong(_S103) * g_11->sums_item_0 + longlong(column_2) * g_11->sums_column_0, NumberI64_bits_0(_S139, result_sum_0[int(1)]));
        }
        tile_0 = tile_0 + a_10->groups_0;
    }
    return;
}

__device__ float NumberF32_scalar_0(ulonglong bits_1)
{
    return (U32_asfloat((low_0(bits_1))));
}

__device__ float larger_0(float a_11, float b_2)
{
    float _S140;
    if(a_11 > b_2)
    {
        _S140 = a_11;
    }
    else
    {
        _S140 = b_2;
    }
    return _S140;
}

__device__ float relu_of_0(float x_4)
{
    return larger_0(0.0f, x_4);
}

__device__ float magnitude_0(float x_5)
{
    return (U32_asfloat(((F32_asuint((x_5))) & 2147483647U)));
}

__device__ float negated_0(float x_6)
{
    return (U32_asfloat(((F32_asuint((x_6))) ^ 2147483648U)));
}

__device__ float smaller_0(float a_12, float b_3)
{
    float _S141;
    if(a_12 < b_3)
    {
        _S141 = a_12;
    }
    else
    {
        _S141 = b_3;
    }
    return _S141;
}

__device__ float with_sign_0(float x_7, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_7))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float rounded_0(float x_8)
{
    float a_13 = magnitude_0(x_8);
    float r_0 = a_13 + 8.388608e+06f - 8.388608e+06f;
    float _S142;
    if(a_13 < 8.388608e+06f)
    {
        _S142 = r_0;
    }
    else
    {
        _S142 = a_13;
    }
    return with_sign_0(_S142, x_8);
}

__device__ float exp_whole_0(float x_9)
{
    return rounded_0(x_9 * 1.4426950216293335f);
}

__device__ float exp_rest_0(float x_10, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_10));
}

__device__ float exp_less_one_0(float r_1)
{
    FixedArray<float, 6>  _S143 = kExpTail_0;
    float _S144 = poly_0(r_1, &_S143);
    return product_sum_0(_S144, r_1 * r_1, r_1);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat((uint(n_1 + int(127)) << int(23))));
}

__device__ float scaled_0(float p_0, float n_2)
{
    int whole_6 = int(n_2);
    int half_1 = whole_6 >> int(1);
    return p_0 * power_of_2_0(half_1) * power_of_2_0(whole_6 - half_1);
}

__device__ float exp_of_0(float x_11)
{
    float _S145 = smaller_0(89.0f, larger_0(-104.0f, x_11));
    float n_3 = exp_whole_0(_S145);
    return scaled_0(exp_less_one_0(exp_rest_0(_S145, n_3)) + 1.0f, n_3);
}

__device__ float sigmoid_of_0(float x_12)
{
    float e_7 = exp_of_0(negated_0(magnitude_0(x_12)));
    float _S146;
    if(x_12 < 0.0f)
    {
        _S146 = e_7;
    }
    else
    {
        _S146 = 1.0f;
    }
    return _S146 / (1.0f + e_7);
}

__device__ float expm1_of_0(float x_13)
{
    float c_6 = smaller_0(89.0f, larger_0(-30.0f, x_13));
    float n_4 = exp_whole_0(c_6);
    float q_3 = exp_less_one_0(exp_rest_0(c_6, n_4));
    float t_0 = power_of_2_0(int(n_4) - int(1));
    float y_3 = product_sum_0(t_0, q_3, t_0 - 0.5f);
    float _S147;
    if(n_4 == 0.0f)
    {
        if(q_3 == 0.0f)
        {
            _S147 = x_13;
        }
        else
        {
            _S147 = q_3;
        }
    }
    else
    {
        _S147 = y_3 + y_3;
    }
    return _S147;
}

__device__ float tanh_of_0(float x_14)
{
    float _S148 = magnitude_0(x_14);
    float t_1 = expm1_of_0(-2.0f * _S148);
    float y_4 = negated_0(t_1) / (t_1 + 2.0f);
    float _S149;
    if(_S148 < 0.000244140625f)
    {
        _S149 = x_14;
    }
    else
    {
        _S149 = y_4;
    }
    return with_sign_0(_S149, x_14);
}

__device__ float NumberF32_activated_0(uint act_1, float v_23)
{
    switch(act_1)
    {
    case 1U:
        {
            return relu_of_0(v_23);
        }
    case 5U:
        {
            return sigmoid_of_0(v_23);
        }
    case 6U:
        {
            return tanh_of_0(v_23);
        }
    default:
        {
            return v_23;
        }
    }
}

__device__ void Product_run_1(Spec_0 * spec_13, ProductArguments_0 * a_14, uint group_1, uint lane_1)
{
    bool _S150;
    float x_15;
    float y_5;
    ProductGeometry_0 * g_12 = (ProductGeometry_0 *)a_14->geometry_0;
    uint rows_2 = g_12->rows_0;
    uint columns_2 = g_12->columns_0;
    uint _S151 = g_12->depth_0;
    uint fast_1 = lane_1 % 16U;
    uint slow_1 = lane_1 / 16U;
    bool a_along_k_1 = ((g_12->order_0) & 1U) != 0U;
    bool b_along_k_1 = ((g_12->order_0) & 2U) != 0U;
    bool c_along_rows_1 = ((g_12->order_0) & 4U) != 0U;
    uint _S152;
    if(a_along_k_1)
    {
        _S152 = slow_1;
    }
    else
    {
        _S152 = fast_1;
    }
    uint _S153;
    if(a_along_k_1)
    {
        _S153 = fast_1;
    }
    else
    {
        _S153 = slow_1;
    }
    uint _S154;
    if(b_along_k_1)
    {
        _S154 = slow_1;
    }
    else
    {
        _S154 = fast_1;
    }
    uint _S155;
    if(b_along_k_1)
    {
        _S155 = fast_1;
    }
    else
    {
        _S155 = slow_1;
    }
    uint _S156;
    if(c_along_rows_1)
    {
        _S156 = fast_1;
    }
    else
    {
        _S156 = slow_1;
    }
    uint _S157;
    if(c_along_rows_1)
    {
        _S157 = slow_1;
    }
    else
    {
        _S157 = fast_1;
    }
    uint _S158 = (columns_2 + 64U - 1U) / 64U;
    uint _S159 = (U32_max(((rows_2 + 64U - 1U) / 64U), (1U)));
    uint tile_1 = group_1;
    for(;;)
    {
        if(tile_1 < (g_12->tiles_0))
        {
        }
        else
        {
            break;
        }
        uint item_3 = tile_1 / (_S158 * _S159);
        uint _S160 = tile_1 / _S158;
        uint _S161 = _S160 % _S159;
        uint first_row_1 = _S161 * 64U;
        uint _S162 = tile_1 % _S158;
        uint _S163 = _S162 * 64U;
        uint last_1;
        if((g_12->items_0) > 0U)
        {
            last_1 = g_12->item_0[g_12->items_0 - 1U];
        }
        else
        {
            last_1 = 1U;
        }
        uint _S164 = item_3 % last_1;
        int d_2 = int(g_12->items_0) - int(1);
        uint item_4 = item_3;
        longlong a_item_3 = 0LL;
        longlong b_item_3 = 0LL;
        longlong c_item_3 = 0LL;
        for(;;)
        {
            if(d_2 >= int(0))
            {
            }
            else
            {
                break;
            }
            uint rest_5 = item_4 / g_12->item_0[d_2];
            longlong _S165 = longlong(item_4 - rest_5 * g_12->item_0[d_2]);
            longlong a_item_4 = a_item_3 + _S165 * g_12->a_item_0[d_2];
            longlong b_item_4 = b_item_3 + _S165 * g_12->b_item_0[d_2];
            longlong c_item_4 = c_item_3 + _S165 * g_12->c_item_0[d_2];
            d_2 = d_2 - int(1);
            item_4 = rest_5;
            a_item_3 = a_item_4;
            b_item_3 = b_item_4;
            c_item_3 = c_item_4;
        }
        FixedArray<Corner_0, 4>  of_row_1;
        FixedArray<longlong, 4>  of_column_1;
        uint _S166 = first_row_1 + _S152;
        Corner_0 _S167 = Product_row_of_a_1(spec_13, g_12, _S166);
        of_row_1[int(0)] = _S167;
        (&of_row_1[int(0)])->at_4 = (&of_row_1[int(0)])->at_4 + a_item_3;
        uint _S168 = _S163 + _S154;
        of_column_1[int(0)] = b_item_3 + longlong(_S168) * g_12->b_column_0;
        Corner_0 _S169 = Product_row_of_a_1(spec_13, g_12, _S166 + 16U);
        of_row_1[int(1)] = _S169;
        (&of_row_1[int(1)])->at_4 = (&of_row_1[int(1)])->at_4 + a_item_3;
        of_column_1[int(1)] = b_item_3 + longlong(_S168 + 16U) * g_12->b_column_0;
        Corner_0 _S170 = Product_row_of_a_1(spec_13, g_12, _S166 + 32U);
        of_row_1[int(2)] = _S170;
        (&of_row_1[int(2)])->at_4 = (&of_row_1[int(2)])->at_4 + a_item_3;
        of_column_1[int(2)] = b_item_3 + longlong(_S168 + 32U) * g_12->b_column_0;
        Corner_0 _S171 = Product_row_of_a_1(spec_13, g_12, _S166 + 48U);
        of_row_1[int(3)] = _S171;
        (&of_row_1[int(3)])->at_4 = (&of_row_1[int(3)])->at_4 + a_item_3;
        of_column_1[int(3)] = b_item_3 + longlong(_S168 + 48U) * g_12->b_column_0;
        ulonglong _S172 = a_14->sums_0;
        bool has_sums_1;
        if((a_14->sums_0) != 0ULL)
        {
            has_sums_1 = first_row_1 == 0U;
        }
        else
        {
            has_sums_1 = false;
        }
        FixedArray<float, 16>  sum_1;
        FixedArray<float, 4>  column_sum_1;
        sum_1[int(0)] = 0.0f;
        sum_1[int(1)] = 0.0f;
        sum_1[int(2)] = 0.0f;
        sum_1[int(3)] = 0.0f;
        sum_1[int(4)] = 0.0f;
        sum_1[int(5)] = 0.0f;
        sum_1[int(6)] = 0.0f;
        sum_1[int(7)] = 0.0f;
        sum_1[int(8)] = 0.0f;
        sum_1[int(9)] = 0.0f;
        sum_1[int(10)] = 0.0f;
        sum_1[int(11)] = 0.0f;
        sum_1[int(12)] = 0.0f;
        sum_1[int(13)] = 0.0f;
        sum_1[int(14)] = 0.0f;
        sum_1[int(15)] = 0.0f;
        column_sum_1[int(0)] = 0.0f;
        column_sum_1[int(1)] = 0.0f;
        column_sum_1[int(2)] = 0.0f;
        column_sum_1[int(3)] = 0.0f;
        uint k_8 = 0U;
        for(;;)
        {
            if(k_8 < _S151)
            {
            }
            else
            {
                break;
            }
            uint _S173 = k_8 + _S153;
            Corner_0 _S174 = Product_k_of_a_1(spec_13, g_12, _S173);
            uint _S175 = k_8 + _S155;
            longlong _S176 = Product_k_of_b_1(spec_13, g_12, _S175);
            if(_S166 < rows_2)
            {
                _S150 = _S173 < _S151;
            }
            else
            {
                _S150 = false;
            }
            if(_S150)
            {
                Corner_0 _S177 = of_row_1[int(0)];
                Corner_0 _S178 = _S174;
                float _S179 = Product_a_at_1(spec_13, g_12, a_14->a_9, &_S177, &_S178);
                x_15 = _S179;
            }
            else
            {
                x_15 = 0.0f;
            }
            bool _S180;
            if(_S168 < columns_2)
            {
                _S180 = _S175 < _S151;
            }
            else
            {
                _S180 = false;
            }
            if(_S180)
            {
                uint _S181 = Spec_type_0(spec_13, 2U);
                y_5 = NumberF32_of_0(_S181, load_0(size_of_0(_S181), a_14->b_1, of_column_1[int(0)] + _S176));
            }
            else
            {
                y_5 = 0.0f;
            }
            uint _S182 = _S153 * 65U;
            (*&shared_a_1)[_S182 + _S152] = x_15;
            uint _S183 = _S155 * 65U;
            (*&shared_b_1)[_S183 + _S154] = y_5;
            uint row_8 = _S152 + 16U;
            uint column_3 = _S154 + 16U;
            bool _S184;
            if((first_row_1 + row_8) < rows_2)
            {
                _S184 = _S173 < _S151;
            }
            else
            {
                _S184 = false;
            }
            float x_16;
            if(_S184)
            {
                Corner_0 _S185 = of_row_1[int(1)];
                Corner_0 _S186 = _S174;
                float _S187 = Product_a_at_1(spec_13, g_12, a_14->a_9, &_S185, &_S186);
                x_16 = _S187;
            }
            else
            {
                x_16 = 0.0f;
            }
            bool _S188;
            if((_S163 + column_3) < columns_2)
            {
                _S188 = _S175 < _S151;
            }
            else
            {
                _S188 = false;
            }
            float y_6;
            if(_S188)
            {
                uint _S189 = Spec_type_0(spec_13, 2U);
                y_6 = NumberF32_of_0(_S189, load_0(size_of_0(_S189), a_14->b_1, of_column_1[int(1)] + _S176));
            }
            else
            {
                y_6 = 0.0f;
            }
            (*&shared_a_1)[_S182 + row_8] = x_16;
            (*&shared_b_1)[_S183 + column_3] = y_6;
            uint row_9 = _S152 + 32U;
            uint column_4 = _S154 + 32U;
            bool _S190;
            if((first_row_1 + row_9) < rows_2)
            {
                _S190 = _S173 < _S151;
            }
            else
            {
                _S190 = false;
            }
            float x_17;
            if(_S190)
            {
                Corner_0 _S191 = of_row_1[int(2)];
                Corner_0 _S192 = _S174;
                float _S193 = Product_a_at_1(spec_13, g_12, a_14->a_9, &_S191, &_S192);
                x_17 = _S193;
            }
            else
            {
                x_17 = 0.0f;
            }
            bool _S194;
            if((_S163 + column_4) < columns_2)
            {
                _S194 = _S175 < _S151;
            }
            else
            {
                _S194 = false;
            }
            float y_7;
            if(_S194)
            {
                uint _S195 = Spec_type_0(spec_13, 2U);
                y_7 = NumberF32_of_0(_S195, load_0(size_of_0(_S195), a_14->b_1, of_column_1[int(2)] + _S176));
            }
            else
            {
                y_7 = 0.0f;
            }
            (*&shared_a_1)[_S182 + row_9] = x_17;
            (*&shared_b_1)[_S183 + column_4] = y_7;
            uint row_10 = _S152 + 48U;
            uint column_5 = _S154 + 48U;
            bool _S196;
            if((first_row_1 + row_10) < rows_2)
            {
                _S196 = _S173 < _S151;
            }
            else
            {
                _S196 = false;
            }
            float x_18;
            if(_S196)
            {
                Corner_0 _S197 = of_row_1[int(3)];
                Corner_0 _S198 = _S174;
                float _S199 = Product_a_at_1(spec_13, g_12, a_14->a_9, &_S197, &_S198);
                x_18 = _S199;
            }
            else
            {
                x_18 = 0.0f;
            }
            bool _S200;
            if((_S163 + column_5) < columns_2)
            {
                _S200 = _S175 < _S151;
            }
            else
            {
                _S200 = false;
            }
            float y_8;
            if(_S200)
            {
                uint _S201 = Spec_type_0(spec_13, 2U);
                y_8 = NumberF32_of_0(_S201, load_0(size_of_0(_S201), a_14->b_1, of_column_1[int(3)] + _S176));
            }
            else
            {
                y_8 = 0.0f;
            }
            (*&shared_a_1)[_S182 + row_10] = x_18;
            (*&shared_b_1)[_S183 + column_5] = y_8;
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
                FixedArray<float, 4>  x_19;
                FixedArray<float, 4>  y_9;
                uint _S202 = j_1 * 65U;
                uint _S203 = _S202 + _S156;
                x_19[int(0)] = (*&shared_a_1)[_S203];
                uint _S204 = _S202 + _S157;
                y_9[int(0)] = (*&shared_b_1)[_S204];
                x_19[int(1)] = (*&shared_a_1)[_S203 + 16U];
                y_9[int(1)] = (*&shared_b_1)[_S204 + 16U];
                x_19[int(2)] = (*&shared_a_1)[_S203 + 32U];
                y_9[int(2)] = (*&shared_b_1)[_S204 + 32U];
                x_19[int(3)] = (*&shared_a_1)[_S203 + 48U];
                y_9[int(3)] = (*&shared_b_1)[_S204 + 48U];
                sum_1[int(0)] = sum_1[int(0)] + (*&shared_a_1)[_S203] * (*&shared_b_1)[_S204];
                sum_1[int(1)] = sum_1[int(1)] + (*&shared_a_1)[_S203] * (*&shared_b_1)[_S204 + 16U];
                sum_1[int(2)] = sum_1[int(2)] + (*&shared_a_1)[_S203] * (*&shared_b_1)[_S204 + 32U];
                sum_1[int(3)] = sum_1[int(3)] + (*&shared_a_1)[_S203] * (*&shared_b_1)[_S204 + 48U];
                sum_1[int(4)] = sum_1[int(4)] + (*&shared_a_1)[_S203 + 16U] * (*&shared_b_1)[_S204];
                sum_1[int(5)] = sum_1[int(5)] + (*&shared_a_1)[_S203 + 16U] * (*&shared_b_1)[_S204 + 16U];
                sum_1[int(6)] = sum_1[int(6)] + (*&shared_a_1)[_S203 + 16U] * (*&shared_b_1)[_S204 + 32U];
                sum_1[int(7)] = sum_1[int(7)] + (*&shared_a_1)[_S203 + 16U] * (*&shared_b_1)[_S204 + 48U];
                sum_1[int(8)] = sum_1[int(8)] + (*&shared_a_1)[_S203 + 32U] * (*&shared_b_1)[_S204];
                sum_1[int(9)] = sum_1[int(9)] + (*&shared_a_1)[_S203 + 32U] * (*&shared_b_1)[_S204 + 16U];
                sum_1[int(10)] = sum_1[int(10)] + (*&shared_a_1)[_S203 + 32U] * (*&shared_b_1)[_S204 + 32U];
                sum_1[int(11)] = sum_1[int(11)] + (*&shared_a_1)[_S203 + 32U] * (*&shared_b_1)[_S204 + 48U];
                sum_1[int(12)] = sum_1[int(12)] + (*&shared_a_1)[_S203 + 48U] * (*&shared_b_1)[_S204];
                sum_1[int(13)] = sum_1[int(13)] + (*&shared_a_1)[_S203 + 48U] * (*&shared_b_1)[_S204 + 16U];
                sum_1[int(14)] = sum_1[int(14)] + (*&shared_a_1)[_S203 + 48U] * (*&shared_b_1)[_S204 + 32U];
                sum_1[int(15)] = sum_1[int(15)] + (*&shared_a_1)[_S203 + 48U] * (*&shared_b_1)[_S204 + 48U];
                if(has_sums_1)
                {
                    column_sum_1[int(0)] = column_sum_1[int(0)] + y_9[int(0)];
                    column_sum_1[int(1)] = column_sum_1[int(1)] + y_9[int(1)];
                    column_sum_1[int(2)] = column_sum_1[int(2)] + y_9[int(2)];
                    column_sum_1[int(3)] = column_sum_1[int(3)] + y_9[int(3)];
                }
                j_1 = j_1 + 1U;
            }
            meet_0();
            k_8 = k_8 + 16U;
        }
        FixedArray<float, 16>  result_1;
        FixedArray<float, 4>  result_sum_1;
        result_1[int(0)] = sum_1[int(0)];
        result_1[int(1)] = sum_1[int(1)];
        result_1[int(2)] = sum_1[int(2)];
        result_1[int(3)] = sum_1[int(3)];
        result_1[int(4)] = sum_1[int(4)];
        result_1[int(5)] = sum_1[int(5)];
        result_1[int(6)] = sum_1[int(6)];
        result_1[int(7)] = sum_1[int(7)];
        result_1[int(8)] = sum_1[int(8)];
        result_1[int(9)] = sum_1[int(9)];
        result_1[int(10)] = sum_1[int(10)];
        result_1[int(11)] = sum_1[int(11)];
        result_1[int(12)] = sum_1[int(12)];
        result_1[int(13)] = sum_1[int(13)];
        result_1[int(14)] = sum_1[int(14)];
        result_1[int(15)] = sum_1[int(15)];
        result_sum_1[int(0)] = column_sum_1[int(0)];
        result_sum_1[int(1)] = column_sum_1[int(1)];
        result_sum_1[int(2)] = column_sum_1[int(2)];
        result_sum_1[int(3)] = column_sum_1[int(3)];
        uint _S205 = Spec_type_0(spec_13, 0U);
        uint _S206 = size_of_0(_S205);
        int i_12 = int(0);
        for(;;)
        {
            if(i_12 < int(16))
            {
            }
            else
            {
                break;
            }
            uint row_11 = first_row_1 + _S156 + uint(i_12 / int(4)) * 16U;
            uint column_6 = _S163 + _S157 + uint(i_12 % int(4)) * 16U;
            if(row_11 >= rows_2)
            {
                _S150 = true;
            }
            else
            {
                _S150 = column_6 >= columns_2;
            }
            if(_S150)
            {
                i_12 = i_12 + int(1);
                continue;
            }
            float _S207 = NumberF32_scalar_0(a_14->alpha_0) * result_1[i_12];
            ulonglong _S208 = a_14->bias_2;
            if((a_14->bias_2) != 0ULL)
            {
                longlong at_15 = longlong(_S164) * g_12->bias_item_0 + longlong(column_6) * g_12->bias_column_0;
                uint _S209 = Spec_type_0(spec_13, 3U);
                x_15 = _S207 + NumberF32_of_0(_S209, load_0(size_of_0(_S209), _S208, at_15));
            }
            else
            {
                x_15 = _S207;
            }
            uint _S210 = spec_13->op_0;
            float v_24 = NumberF32_activated_0((spec_13->op_0) & 15U, x_15);
            longlong _S211 = Product_row_of_c_1(spec_13, g_12, row_11);
            longlong at_16 = c_item_3 + _S211 + longlong(column_6) * g_12->c_column_0;
            if((_S210 & 128U) != 0U)
            {
                y_5 = v_24 + NumberF32_scalar_0(a_14->beta_0) * NumberF32_of_0(_S205, load_0(_S206, a_14->output_0, at_16));
            }
            else
            {
                y_5 = v_24;
            }
            store_0(_S206, a_14->output_0, at_16, NumberF32_bits_0(_S205, y_5));
            i_12 = i_12 + int(1);
        }
        if(!has_sums_1)
        {
            _S150 = true;
        }
        else
        {
            _S150 = _S156 != 0U;
        }
        if(_S150)
        {
            tile_1 = tile_1 + a_14->groups_0;
            continue;
        }
        uint _S212 = _S163 + _S157;
        if(_S212 < columns_2)
        {
            uint _S213 = Spec_type_0(spec_13, 4U);
            store_0(size_of_0(_S213), _S172, longlong(_S164) * g_12->sums_item_0 + longlong(_S212) * g_12->sums_column_0, NumberF32_bits_0(_S213, result_sum_1[int(0)]));
        }
        uint column_7 = _S212 + 16U;
        if(column_7 < columns_2)
        {
            uint _S214 = Spec_type_0(spec_13, 4U);
            store_0(size_of_0(_S214), _S172, longlong(_S164) * g_12->sums_item_0 + longlong(column_7) * g_12->sums_column_0, NumberF32_bits_0(_S214, result_sum_1[int(1)]));
        }
        uint column_8 = _S212 + 32U;
        if(column_8 < columns_2)
        {
            uint _S215 = Spec_type_0(spec_13, 4U);
            store_0(size_of_0(_S215), _S172, longlong(_S164) * g_12->sums_item_0 + longlong(column_8) * g_12->sums_column_0, NumberF32_bits_0(_S215, result_sum_1[int(2)]));
        }
        uint column_9 = _S212 + 48U;
        if(column_9 < columns_2)
        {
            uint _S216 = Spec_type_0(spec_13, 4U);
            store_0(size_of_0(_S216), _S172, longlong(_S164) * g_12->sums_item_0 + longlong(column_9) * g_12->sums_column_0, NumberF32_bits_0(_S216, result_sum_1[int(3)]));
        }
        tile_1 = tile_1 + a_14->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f32(ProductArguments_0 a_15, Spec_0 spec_14)
{
    uint _S217 = blockIdx.x;
    uint _S218 = threadIdx.x;
    Spec_0 _S219 = spec_14;
    ProductArguments_0 _S220 = a_15;
    Product_run_1(&_S219, &_S220, _S217, _S218);
    return;
}

extern "C" __global__ void mpt_product_i64(ProductArguments_0 a_16, Spec_0 spec_15)
{
    uint _S221 = blockIdx.x;
    uint _S222 = threadIdx.x;
    Spec_0 _S223 = spec_15;
    ProductArguments_0 _S224 = a_16;
    Product_run_0(&_S223, &_S224, _S221, _S222);
    return;
}

