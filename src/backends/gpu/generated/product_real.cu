// The kernels of product_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<double, 528>  shared_b_0;

__device__ __shared__ FixedArray<double, 528>  shared_a_0;

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

__device__ double real_of_0(ulonglong v_11)
{
    return (U32_asdouble((low_0(v_11)), (high_0(v_11))));
}

__device__ double NumberF64_of_0(uint type_5, ulonglong v_12)
{
    return real_of_0(f64_of_0(type_5, v_12));
}

__device__ ulonglong bits_of_0(double v_13)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_13), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
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

__device__ longlong clamp_to_0(uint type_6, longlong v_14)
{
    longlong _S46;
    switch(type_6)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S46 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S46 = 127LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S46 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S46 = 255LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S46 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S46 = 2147483647LL;
                }
                else
                {
                    _S46 = v_14;
                }
            }
            return _S46;
        }
    default:
        {
            return v_14;
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
    uint _S47 = a_4 & 8388607U;
    uint _S48;
    if(e_6 != 0U)
    {
        _S48 = 8388608U;
    }
    else
    {
        _S48 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S47 | _S48), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_5 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_5 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_5 >> int(13)) & 1023U);
    }
    uint _S49;
    if(a_5 >= 1199566848U)
    {
        _S49 = 31744U;
    }
    else
    {
        _S49 = narrow_0(a_5, 10U, 15U);
    }
    return sign_5 | _S49;
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
    uint _S50;
    if(a_6 >= 1140850688U)
    {
        _S50 = 127U;
    }
    else
    {
        _S50 = (U32_min((narrow_0(a_6, 3U, 7U)), (127U)));
    }
    return sign_6 | _S50;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_7 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_7 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S51;
    if(a_7 >= 1199570944U)
    {
        _S51 = 124U;
    }
    else
    {
        _S51 = (U32_min((narrow_0(a_7, 2U, 15U)), (124U)));
    }
    return sign_7 | _S51;
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
            int _S52;
            if((u_8 << int(1)) != 0ULL)
            {
                _S52 = int(1);
            }
            else
            {
                _S52 = int(0);
            }
            return ulonglong(_S52);
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

__device__ ulonglong NumberF64_bits_0(uint type_9, double v_15)
{
    return of_f64_0(type_9, bits_of_0(v_15));
}

__device__ double Product_a_at_0(Spec_0 * spec_5, ProductGeometry_0 * g_4, ulonglong base_1, Corner_0 * row_1, Corner_0 * k_3)
{
    uint _S53;
    int i_2;
    longlong at_9;
    longlong _S54 = row_1->at_4 + k_3->at_4;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S55 = windows_of_0(spec_5);
                _S53 = _S55;
                if(0U >= _S55)
                {
                    at_9 = _S54;
                    break;
                }
                int i_3 = row_1->in_window_0[0U] + k_3->in_window_0[0U];
                if(((spec_5->op_0) & 64U) != 0U)
                {
                    int divisor_1 = (&g_4->window_0[0U])->divisor_0;
                    int whole_0 = i_3 / (&g_4->window_0[0U])->divisor_0;
                    if((whole_0 * divisor_1) != i_3)
                    {
                        return 0.0;
                    }
                    i_2 = whole_0;
                }
                else
                {
                    i_2 = i_3;
                }
                if(uint(i_2) >= ((&g_4->window_0[0U])->extent_0))
                {
                    return 0.0;
                }
                at_9 = _S54 + longlong(i_2) * (&g_4->window_0[0U])->stride_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                if(1U >= _S53)
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
                        return 0.0;
                    }
                    i_2 = whole_1;
                }
                else
                {
                    i_2 = i_4;
                }
                if(uint(i_2) >= ((&g_4->window_0[1U])->extent_0))
                {
                    return 0.0;
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
                if(2U >= _S53)
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
                        return 0.0;
                    }
                    i_2 = whole_2;
                }
                else
                {
                    i_2 = i_5;
                }
                if(uint(i_2) >= ((&g_4->window_0[2U])->extent_0))
                {
                    return 0.0;
                }
                at_9 = at_9 + longlong(i_2) * (&g_4->window_0[2U])->stride_0;
                break;
            }
            break;
        }
        break;
    }
    uint _S56 = Spec_type_0(spec_5, 1U);
    uint _S57 = Spec_type_0(spec_5, 5U);
    double v_16 = NumberF64_of_0(_S56, load_0(size_of_0(_S56), base_1, at_9));
    double _S58;
    if(_S57 == 0U)
    {
        _S58 = v_16;
    }
    else
    {
        _S58 = NumberF64_of_0(_S57, NumberF64_bits_0(_S57, v_16));
    }
    return _S58;
}

__device__ Corner_0 Product_row_of_a_0(Spec_0 * spec_6, ProductGeometry_0 * g_5, uint row_2)
{
    Digits_0 _S59 = digits_of_0(spec_6, g_5, 0U, row_2);
    longlong _S60 = longlong(_S59.at_0[int(0)]) * g_5->a_row_0;
    FixedArray<int, 3>  _S61;
    _S61[int(0)] = int(0);
    _S61[int(1)] = int(0);
    _S61[int(2)] = int(0);
    Corner_0 _S62 = Corner_x24init_0(_S60, &_S61);
    Corner_0 c_1 = _S62;
    uint _S63 = windows_of_0(spec_6);
    if(0U < _S63)
    {
        (&c_1)->in_window_0[0U] = (&g_5->window_0[0U])->first_0 + int(_S59.at_0[1U]) * (&g_5->window_0[0U])->per_row_0;
    }
    if(1U < _S63)
    {
        (&c_1)->in_window_0[1U] = (&g_5->window_0[1U])->first_0 + int(_S59.at_0[2U]) * (&g_5->window_0[1U])->per_row_0;
    }
    if(2U < _S63)
    {
        (&c_1)->in_window_0[2U] = (&g_5->window_0[2U])->first_0 + int(_S59.at_0[3U]) * (&g_5->window_0[2U])->per_row_0;
    }
    return c_1;
}

__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
struct ProductArguments_0
{
    ulonglong output_0;
    ulonglong sums_0;
    ulonglong a_8;
    ulonglong b_0;
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

__device__ double NumberF64_scalar_0(ulonglong bits_0)
{
    return real_of_0(bits_0);
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
    Pair_0 _S64;
    (&_S64)->hi_2 = hi_3;
    (&_S64)->lo_2 = lo_3;
    return _S64;
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
    double a_9 = magnitude_0(x_4);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_0 = a_9 + big_0 - big_0;
    double _S65;
    if(a_9 < big_0)
    {
        _S65 = r_0;
    }
    else
    {
        _S65 = a_9;
    }
    return with_sign_0(_S65, x_4);
}

__device__ Pair_0 sum_of_0(double a_10, double b_1)
{
    double s_3 = a_10 + b_1;
    double c_2 = s_3 - a_10;
    return pair_0(s_3, a_10 - (s_3 - c_2) + (b_1 - c_2));
}

__device__ double series_0(double x_5, uint first_2, uint count_0)
{
    double r_1 = real_of_0(kTerms_0[first_2]);
    uint i_6 = 1U;
    for(;;)
    {
        if(i_6 < count_0)
        {
        }
        else
        {
            break;
        }
        double _S66 = r_1 * x_5 + real_of_0(kTerms_0[first_2 + i_6]);
        uint i_7 = i_6 + 1U;
        r_1 = _S66;
        i_6 = i_7;
    }
    return r_1;
}

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S67;
    (&_S67)->less_0 = *less_1;
    (&_S67)->n_0 = n_1;
    return _S67;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_6)
{
    double n_2 = rounded_0(x_6->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_2 = sum_of_0(x_6->hi_2 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_4 = sum_of_0(r_2.hi_2, r_2.lo_2 + x_6->lo_2);
    double _S68 = s_4.hi_2;
    int _S69 = int(n_2);
    Pair_0 _S70 = sum_of_0(s_4.hi_2, _S68 * _S68 * series_0(s_4.hi_2, 0U, 13U) + (s_4.lo_2 + s_4.lo_2 * s_4.hi_2));
    Power_0 _S71 = Power_x24init_0(&_S70, _S69);
    return _S71;
}

__device__ Pair_0 added_0(Pair_0 * a_11, double b_2)
{
    Pair_0 s_5 = sum_of_0(a_11->hi_2, b_2);
    return sum_of_0(s_5.hi_2, s_5.lo_2 + a_11->lo_2);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_17, int n_4)
{
    int half_1 = n_4 >> int(1);
    return v_17 * power_of_2_real_0(half_1) * power_of_2_real_0(n_4 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_7)
{
    Pair_0 _S72 = *x_7;
    if(((&_S72)->hi_2) < -746.0)
    {
        (&_S72)->hi_2 = -746.0;
    }
    if(((&_S72)->hi_2) > 710.0)
    {
        (&_S72)->hi_2 = 710.0;
    }
    Pair_0 _S73 = _S72;
    Power_0 _S74 = power_of_e_0(&_S73);
    Pair_0 _S75 = _S74.less_0;
    Pair_0 _S76 = added_0(&_S75, 1.0);
    return scaled_0(_S76.hi_2, _S74.n_0);
}

__device__ double exp_of_0(double x_8)
{
    Pair_0 _S77 = pair_0(x_8, 0.0);
    double _S78 = exp_of_pair_0(&_S77);
    return _S78;
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
    Pair_0 _S79 = pair_0(x_11, 0.0);
    Power_0 _S80 = power_of_e_0(&_S79);
    double t_0 = power_of_2_real_0(_S80.n_0);
    Pair_0 whole_3 = sum_of_0(t_0, -1.0);
    Pair_0 _S81 = pair_0(t_0 * _S80.less_0.hi_2, t_0 * _S80.less_0.lo_2);
    Pair_0 _S82 = added_0(&_S81, whole_3.hi_2);
    return sum_of_0(_S82.hi_2, _S82.lo_2 + whole_3.lo_2);
}

__device__ Pair_0 product_of_0(double a_12, double b_3)
{
    double p_0 = a_12 * b_3;
    double ah_0 = real_of_0((bits_of_0(a_12)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_3)) & 18446744073575333888ULL);
    double al_0 = a_12 - ah_0;
    double bl_0 = b_3 - bh_0;
    return pair_0(p_0, ah_0 * bh_0 - p_0 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_13, Pair_0 * b_4)
{
    double q_3 = a_13->hi_2 / b_4->hi_2;
    Pair_0 p_1 = product_of_0(q_3, b_4->hi_2);
    return sum_of_0(q_3, (a_13->hi_2 - p_1.hi_2 - p_1.lo_2 + a_13->lo_2 - q_3 * b_4->lo_2) / b_4->hi_2);
}

__device__ double tanh_of_0(double x_12)
{
    double a_14 = magnitude_0(x_12);
    bool _S83;
    if(a_14 < 3.72529029846191406e-09)
    {
        _S83 = true;
    }
    else
    {
        _S83 = is_nan_0(x_12);
    }
    if(_S83)
    {
        return x_12;
    }
    if(a_14 > 22.0)
    {
        return with_sign_0(1.0, x_12);
    }
    Pair_0 t_1 = expm1_pair_0(-2.0 * a_14);
    Pair_0 _S84 = t_1;
    Pair_0 _S85 = added_0(&_S84, 2.0);
    Pair_0 _S86 = t_1;
    Pair_0 _S87 = _S85;
    Pair_0 _S88 = over_0(&_S86, &_S87);
    return with_sign_0(_S88.hi_2, x_12);
}

__device__ double NumberF64_activated_0(uint act_0, double v_18)
{
    switch(act_0)
    {
    case 1U:
        {
            double _S89;
            if(v_18 < 0.0)
            {
                _S89 = 0.0;
            }
            else
            {
                _S89 = v_18;
            }
            return _S89;
        }
    case 5U:
        {
            return sigmoid_of_0(v_18);
        }
    case 6U:
        {
            return tanh_of_0(v_18);
        }
    default:
        {
            return v_18;
        }
    }
}

__device__ void store_0(uint size_1, ulonglong base_2, longlong i_8, ulonglong v_19)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_2 + i_8) = uchar(v_19);
            break;
        }
    case 2U:
        {
            *((ushort *)base_2 + i_8) = ushort(v_19);
            break;
        }
    case 4U:
        {
            *((uint *)base_2 + i_8) = uint(v_19);
            break;
        }
    default:
        {
            *((ulonglong *)base_2 + i_8) = v_19;
            break;
        }
    }
    return;
}

__device__ void Product_run_0(Spec_0 * spec_7, ProductArguments_0 * a_15, uint group_0, uint lane_0)
{
    bool _S90;
    double x_13;
    double y_0;
    ProductGeometry_0 * g_6 = (ProductGeometry_0 *)a_15->geometry_0;
    uint rows_1 = g_6->rows_0;
    uint columns_1 = g_6->columns_0;
    uint _S91 = g_6->depth_0;
    uint fast_0 = lane_0 % 16U;
    uint slow_0 = lane_0 / 16U;
    bool a_along_k_0 = ((g_6->order_0) & 1U) != 0U;
    bool b_along_k_0 = ((g_6->order_0) & 2U) != 0U;
    bool c_along_rows_0 = ((g_6->order_0) & 4U) != 0U;
    uint _S92;
    if(a_along_k_0)
    {
        _S92 = slow_0;
    }
    else
    {
        _S92 = fast_0;
    }
    uint _S93;
    if(a_along_k_0)
    {
        _S93 = fast_0;
    }
    else
    {
        _S93 = slow_0;
    }
    uint _S94;
    if(b_along_k_0)
    {
        _S94 = slow_0;
    }
    else
    {
        _S94 = fast_0;
    }
    uint _S95;
    if(b_along_k_0)
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
        _S96 = fast_0;
    }
    else
    {
        _S96 = slow_0;
    }
    uint _S97;
    if(c_along_rows_0)
    {
        _S97 = slow_0;
    }
    else
    {
        _S97 = fast_0;
    }
    uint _S98 = (columns_1 + 32U - 1U) / 32U;
    uint _S99 = (U32_max(((rows_1 + 32U - 1U) / 32U), (1U)));
    uint tile_0 = group_0;
    for(;;)
    {
        if(tile_0 < (g_6->tiles_0))
        {
        }
        else
        {
            break;
        }
        uint item_1 = tile_0 / (_S98 * _S99);
        uint _S100 = tile_0 / _S98;
        uint _S101 = _S100 % _S99;
        uint first_row_0 = _S101 * 32U;
        uint _S102 = tile_0 % _S98;
        uint _S103 = _S102 * 32U;
        uint last_0;
        if((g_6->items_0) > 0U)
        {
            last_0 = g_6->item_0[g_6->items_0 - 1U];
        }
        else
        {
            last_0 = 1U;
        }
        uint _S104 = item_1 % last_0;
        int d_1 = int(g_6->items_0) - int(1);
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
            uint rest_4 = item_2 / g_6->item_0[d_1];
            longlong _S105 = longlong(item_2 - rest_4 * g_6->item_0[d_1]);
            longlong a_item_2 = a_item_1 + _S105 * g_6->a_item_0[d_1];
            longlong b_item_2 = b_item_1 + _S105 * g_6->b_item_0[d_1];
            longlong c_item_2 = c_item_1 + _S105 * g_6->c_item_0[d_1];
            d_1 = d_1 - int(1);
            item_2 = rest_4;
            a_item_1 = a_item_2;
            b_item_1 = b_item_2;
            c_item_1 = c_item_2;
        }
        FixedArray<Corner_0, 2>  of_row_0;
        FixedArray<longlong, 2>  of_column_0;
        uint _S106 = first_row_0 + _S92;
        Corner_0 _S107 = Product_row_of_a_0(spec_7, g_6, _S106);
        of_row_0[int(0)] = _S107;
        (&of_row_0[int(0)])->at_4 = (&of_row_0[int(0)])->at_4 + a_item_1;
        uint _S108 = _S103 + _S94;
        of_column_0[int(0)] = b_item_1 + longlong(_S108) * g_6->b_column_0;
        Corner_0 _S109 = Product_row_of_a_0(spec_7, g_6, _S106 + 16U);
        of_row_0[int(1)] = _S109;
        (&of_row_0[int(1)])->at_4 = (&of_row_0[int(1)])->at_4 + a_item_1;
        of_column_0[int(1)] = b_item_1 + longlong(_S108 + 16U) * g_6->b_column_0;
        ulonglong _S110 = a_15->sums_0;
        bool has_sums_0;
        if((a_15->sums_0) != 0ULL)
        {
            has_sums_0 = first_row_0 == 0U;
        }
        else
        {
            has_sums_0 = false;
        }
        FixedArray<double, 4>  sum_0;
        FixedArray<double, 2>  column_sum_0;
        sum_0[int(0)] = 0.0;
        sum_0[int(1)] = 0.0;
        sum_0[int(2)] = 0.0;
        sum_0[int(3)] = 0.0;
        column_sum_0[int(0)] = 0.0;
        column_sum_0[int(1)] = 0.0;
        uint k_4 = 0U;
        for(;;)
        {
            if(k_4 < _S91)
            {
            }
            else
            {
                break;
            }
            uint _S111 = k_4 + _S93;
            Corner_0 _S112 = Product_k_of_a_0(spec_7, g_6, _S111);
            uint _S113 = k_4 + _S95;
            longlong _S114 = Product_k_of_b_0(spec_7, g_6, _S113);
            if(_S106 < rows_1)
            {
                _S90 = _S111 < _S91;
            }
            else
            {
                _S90 = false;
            }
            if(_S90)
            {
                Corner_0 _S115 = of_row_0[int(0)];
                Corner_0 _S116 = _S112;
                double _S117 = Product_a_at_0(spec_7, g_6, a_15->a_8, &_S115, &_S116);
                x_13 = _S117;
            }
            else
            {
                x_13 = 0.0;
            }
            bool _S118;
            if(_S108 < columns_1)
            {
                _S118 = _S113 < _S91;
            }
            else
            {
                _S118 = false;
            }
            if(_S118)
            {
                uint _S119 = Spec_type_0(spec_7, 2U);
                y_0 = NumberF64_of_0(_S119, load_0(size_of_0(_S119), a_15->b_0, of_column_0[int(0)] + _S114));
            }
            else
            {
                y_0 = 0.0;
            }
            uint _S120 = _S93 * 33U;
            (*&shared_a_0)[_S120 + _S92] = x_13;
            uint _S121 = _S95 * 33U;
            (*&shared_b_0)[_S121 + _S94] = y_0;
            uint row_3 = _S92 + 16U;
            uint column_0 = _S94 + 16U;
            bool _S122;
            if((first_row_0 + row_3) < rows_1)
            {
                _S122 = _S111 < _S91;
            }
            else
            {
                _S122 = false;
            }
            double x_14;
            if(_S122)
            {
                Corner_0 _S123 = of_row_0[int(1)];
                Corner_0 _S124 = _S112;
                double _S125 = Product_a_at_0(spec_7, g_6, a_15->a_8, &_S123, &_S124);
                x_14 = _S125;
            }
            else
            {
                x_14 = 0.0;
            }
            bool _S126;
            if((_S103 + column_0) < columns_1)
            {
                _S126 = _S113 < _S91;
            }
            else
            {
                _S126 = false;
            }
            double y_1;
            if(_S126)
            {
                uint _S127 = Spec_type_0(spec_7, 2U);
                y_1 = NumberF64_of_0(_S127, load_0(size_of_0(_S127), a_15->b_0, of_column_0[int(1)] + _S114));
            }
            else
            {
                y_1 = 0.0;
            }
            (*&shared_a_0)[_S120 + row_3] = x_14;
            (*&shared_b_0)[_S121 + column_0] = y_1;
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
                uint _S128 = j_0 * 33U;
                uint _S129 = _S128 + _S96;
                x_15[int(0)] = (*&shared_a_0)[_S129];
                uint _S130 = _S128 + _S97;
                y_2[int(0)] = (*&shared_b_0)[_S130];
                x_15[int(1)] = (*&shared_a_0)[_S129 + 16U];
                y_2[int(1)] = (*&shared_b_0)[_S130 + 16U];
                sum_0[int(0)] = sum_0[int(0)] + (*&shared_a_0)[_S129] * (*&shared_b_0)[_S130];
                sum_0[int(1)] = sum_0[int(1)] + (*&shared_a_0)[_S129] * (*&shared_b_0)[_S130 + 16U];
                sum_0[int(2)] = sum_0[int(2)] + (*&shared_a_0)[_S129 + 16U] * (*&shared_b_0)[_S130];
                sum_0[int(3)] = sum_0[int(3)] + (*&shared_a_0)[_S129 + 16U] * (*&shared_b_0)[_S130 + 16U];
                if(has_sums_0)
                {
                    column_sum_0[int(0)] = column_sum_0[int(0)] + y_2[int(0)];
                    column_sum_0[int(1)] = column_sum_0[int(1)] + y_2[int(1)];
                }
                j_0 = j_0 + 1U;
            }
            meet_0();
            k_4 = k_4 + 16U;
        }
        FixedArray<double, 4>  result_0;
        FixedArray<double, 2>  result_sum_0;
        result_0[int(0)] = sum_0[int(0)];
        result_0[int(1)] = sum_0[int(1)];
        result_0[int(2)] = sum_0[int(2)];
        result_0[int(3)] = sum_0[int(3)];
        result_sum_0[int(0)] = column_sum_0[int(0)];
        result_sum_0[int(1)] = column_sum_0[int(1)];
        uint _S131 = Spec_type_0(spec_7, 0U);
        uint _S132 = size_of_0(_S131);
        int i_9 = int(0);
        for(;;)
        {
            if(i_9 < int(4))
            {
            }
            else
            {
                break;
            }
            uint row_4 = first_row_0 + _S96 + uint(i_9 / int(2)) * 16U;
            uint column_1 = _S103 + _S97 + uint(i_9 % int(2)) * 16U;
            if(row_4 >= rows_1)
            {
                _S90 = true;
            }
            else
            {
                _S90 = column_1 >= columns_1;
            }
            if(_S90)
            {
                i_9 = i_9 + int(1);
                continue;
            }
            double _S133 = NumberF64_scalar_0(a_15->alpha_0) * result_0[i_9];
            ulonglong _S134 = a_15->bias_2;
            if((a_15->bias_2) != 0ULL)
            {
                longlong at_10 = longlong(_S104) * g_6->bias_item_0 + longlong(column_1) * g_6->bias_column_0;
                uint _S135 = Spec_type_0(spec_7, 3U);
                x_13 = _S133 + NumberF64_of_0(_S135, load_0(size_of_0(_S135), _S134, at_10));
            }
            else
            {
                x_13 = _S133;
            }
            uint _S136 = spec_7->op_0;
            double v_20 = NumberF64_activated_0((spec_7->op_0) & 15U, x_13);
            longlong _S137 = Product_row_of_c_0(spec_7, g_6, row_4);
            longlong at_11 = c_item_1 + _S137 + longlong(column_1) * g_6->c_column_0;
            if((_S136 & 128U) != 0U)
            {
                y_0 = v_20 + NumberF64_scalar_0(a_15->beta_0) * NumberF64_of_0(_S131, load_0(_S132, a_15->output_0, at_11));
            }
            else
            {
                y_0 = v_20;
            }
            store_0(_S132, a_15->output_0, at_11, NumberF64_bits_0(_S131, y_0));
            i_9 = i_9 + int(1);
        }
        if(!has_sums_0)
        {
            _S90 = true;
        }
        else
        {
            _S90 = _S96 != 0U;
        }
        if(_S90)
        {
            tile_0 = tile_0 + a_15->groups_0;
            continue;
        }
        uint _S138 = _S103 + _S97;
        if(_S138 < columns_1)
        {
            uint _S139 = Spec_type_0(spec_7, 4U);
            store_0(size_of_0(_S139), _S110, longlong(_S104) * g_6->sums_item_0 + longlong(_S138) * g_6->sums_column_0, NumberF64_bits_0(_S139, result_sum_0[int(0)]));
        }
        uint column_2 = _S138 + 16U;
        if(column_2 < columns_1)
        {
            uint _S140 = Spec_type_0(spec_7, 4U);
            store_0(size_of_0(_S140), _S110, longlong(_S104) * g_6->sums_item_0 + longlong(column_2) * g_6->sums_column_0, NumberF64_bits_0(_S140, result_sum_0[int(1)]));
        }
        tile_0 = tile_0 + a_15->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_product_f64(ProductArguments_0 a_16, Spec_0 spec_8)
{
    uint _S141 = blockIdx.x;
    uint _S142 = threadIdx.x;
    Spec_0 _S143 = spec_8;
    ProductArguments_0 _S144 = a_16;
    Product_run_0(&_S143, &_S144, _S141, _S142);
    return;
}

