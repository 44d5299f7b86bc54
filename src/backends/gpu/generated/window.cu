// The kernels of window.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Range_0
{
    longlong first_0;
    longlong count_0;
    longlong step_0;
    float part_0;
};

__device__ Range_0 Range_x24init_0(longlong first_1, longlong count_1, longlong step_1, float part_1)
{
    Range_0 _S1;
    (&_S1)->first_0 = first_1;
    (&_S1)->count_0 = count_1;
    (&_S1)->step_0 = step_1;
    (&_S1)->part_0 = part_1;
    return _S1;
}

__device__ Range_0 WindowDim_range_0(longlong first_2, longlong count_2, longlong step_2, float part_2)
{
    return Range_x24init_0(first_2, count_2, step_2, part_2);
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

__device__ uint top_bit_0(uint v_0)
{
    uint _S2;
    uint at_0;
    if(v_0 >= 65536U)
    {
        _S2 = v_0 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S2 = v_0;
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

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_0 = u_0 & 2147483647U;
    uint sign_0 = u_0 & 2147483648U;
    uint e_0 = a_0 >> int(23);
    uint m_0 = a_0 & 8388607U;
    if(a_0 == 0U)
    {
        return join_0(sign_0, 0U);
    }
    uint m_1;
    if(e_0 == 255U)
    {
        uint _S4 = (sign_0 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S4 | m_1, m_0 << int(29));
    }
    uint e_1;
    if(e_0 == 0U)
    {
        uint top_0 = top_bit_0(m_0);
        uint _S5 = top_0 + 874U;
        m_1 = (m_0 << (23U - top_0)) & 8388607U;
        e_1 = _S5;
    }
    else
    {
        uint e_2 = e_0 + 896U;
        m_1 = m_0;
        e_1 = e_2;
    }
    return join_0((sign_0 | (e_1 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
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
    int _S6;
    if(s_0 >= 64U)
    {
        if(v_2 != 0ULL)
        {
            _S6 = int(1);
        }
        else
        {
            _S6 = int(0);
        }
        return ulonglong(_S6);
    }
    ulonglong _S7 = v_2 >> s_0;
    if((v_2 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S6 = int(1);
    }
    else
    {
        _S6 = int(0);
    }
    return _S7 | ulonglong(_S6);
}

__device__ ulonglong right_nearest_0(ulonglong v_3, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_3;
    }
    bool _S8;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S8 = v_3 > 9223372036854775808ULL;
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
        return ulonglong(_S9);
    }
    ulonglong q_0 = v_3 >> s_1;
    ulonglong rest_0 = v_3 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S8 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S8 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S8 = false;
        }
    }
    ulonglong _S10;
    if(_S8)
    {
        _S10 = q_0 + 1ULL;
    }
    else
    {
        _S10 = q_0;
    }
    return _S10;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S11 = high_0(u_1);
    uint sign_1 = _S11 & 2147483648U;
    uint e_3 = (_S11 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_3 == 2047U)
    {
        uint _S12 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S12 | s_2;
    }
    if(e_3 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_1 | s_2;
    }
    if(e_3 == 0U)
    {
        bool _S13;
        if(odd_0)
        {
            _S13 = m_2 != 0ULL;
        }
        else
        {
            _S13 = false;
        }
        int _S14;
        if(_S13)
        {
            _S14 = int(1);
        }
        else
        {
            _S14 = int(0);
        }
        return sign_1 | uint(_S14);
    }
    ulonglong m_3;
    if(e_3 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_3 - 896U) << int(52));
        s_2 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_3), (64U)));
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
    return sign_1 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S15 = high_0(u_2);
    uint _S16 = _S15 >> int(31);
    bool negative_0 = _S16 != 0U;
    uint e_4 = (_S15 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S17;
    if(e_4 == 2047U)
    {
        _S17 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S17 = false;
    }
    if(_S17)
    {
        return 0LL;
    }
    if(e_4 < 1023U)
    {
        return 0LL;
    }
    if(e_4 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S16));
    }
    ulonglong m_7;
    if(e_4 >= 1075U)
    {
        m_7 = m_6 << (e_4 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_4);
    }
    longlong _S18;
    if(negative_0)
    {
        _S18 = longlong(0ULL - m_7);
    }
    else
    {
        _S18 = longlong(m_7);
    }
    return _S18;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_4)
{
    longlong _S19;
    switch(type_1)
    {
    case 7U:
        {
            if(v_4 < -128LL)
            {
                _S19 = -128LL;
            }
            else
            {
                if(v_4 > 127LL)
                {
                    _S19 = 127LL;
                }
                else
                {
                    _S19 = v_4;
                }
            }
            return _S19;
        }
    case 8U:
        {
            if(v_4 < 0LL)
            {
                _S19 = 0LL;
            }
            else
            {
                if(v_4 > 255LL)
                {
                    _S19 = 255LL;
                }
                else
                {
                    _S19 = v_4;
                }
            }
            return _S19;
        }
    case 9U:
        {
            if(v_4 < -2147483648LL)
            {
                _S19 = -2147483648LL;
            }
            else
            {
                if(v_4 > 2147483647LL)
                {
                    _S19 = 2147483647LL;
                }
                else
                {
                    _S19 = v_4;
                }
            }
            return _S19;
        }
    default:
        {
            return v_4;
        }
    }
}

__device__ uint narrow_0(uint a_1, uint mantissa_0, uint bias_0)
{
    uint e_5 = a_1 >> int(23);
    if(e_5 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_1 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S20 = a_1 & 8388607U;
    uint _S21;
    if(e_5 != 0U)
    {
        _S21 = 8388608U;
    }
    else
    {
        _S21 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S20 | _S21), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_2 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_2 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_2 >> int(13)) & 1023U);
    }
    uint _S22;
    if(a_2 >= 1199566848U)
    {
        _S22 = 31744U;
    }
    else
    {
        _S22 = narrow_0(a_2, 10U, 15U);
    }
    return sign_2 | _S22;
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
    uint a_3 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    uint _S23;
    if(a_3 >= 1140850688U)
    {
        _S23 = 127U;
    }
    else
    {
        _S23 = (U32_min((narrow_0(a_3, 3U, 7U)), (127U)));
    }
    return sign_3 | _S23;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_4 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_4 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S24;
    if(a_4 >= 1199570944U)
    {
        _S24 = 124U;
    }
    else
    {
        _S24 = (U32_min((narrow_0(a_4, 2U, 15U)), (124U)));
    }
    return sign_4 | _S24;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_7)
{
    switch(type_2)
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

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_8)
{
    switch(type_3)
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
            int _S25;
            if((u_8 << int(1)) != 0ULL)
            {
                _S25 = int(1);
            }
            else
            {
                _S25 = int(0);
            }
            return ulonglong(_S25);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_4, uint u_9)
{
    switch(type_4)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S26;
            if((u_9 << int(1)) != 0U)
            {
                _S26 = int(1);
            }
            else
            {
                _S26 = int(0);
            }
            return ulonglong(_S26);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_4, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_4, u_9);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_5, float v_5)
{
    return of_f32_0(type_5, (F32_asuint((v_5))));
}

__device__ uchar * at_3(ulonglong base_0, longlong i_0)
{
    return (uchar *)(base_0 + ulonglong(i_0));
}

__device__ ushort * at_4(ulonglong base_1, longlong i_1)
{
    return (ushort *)(base_1 + ulonglong(i_1) * 2ULL);
}

__device__ uint * at_5(ulonglong base_2, longlong i_2)
{
    return (uint *)(base_2 + ulonglong(i_2) * 4ULL);
}

__device__ ulonglong * at_6(ulonglong base_3, longlong i_3)
{
    return (ulonglong *)(base_3 + ulonglong(i_3) * 8ULL);
}

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_4, ulonglong v_6)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S27 = at_3(base_4, i_4);
            *_S27 = uchar(v_6);
            break;
        }
    case 2U:
        {
            ushort * _S28 = at_4(base_4, i_4);
            *_S28 = ushort(v_6);
            break;
        }
    case 4U:
        {
            uint * _S29 = at_5(base_4, i_4);
            *_S29 = uint(v_6);
            break;
        }
    default:
        {
            ulonglong * _S30 = at_6(base_4, i_4);
            *_S30 = v_6;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_6, ulonglong base_5, longlong at_7, float v_7)
{
    store_0(size_of_0(type_6), base_5, at_7, F32_bits_0(type_6, v_7));
    return;
}

__device__ ulonglong load_0(uint size_1, ulonglong base_6, longlong i_5)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S31 = at_3(base_6, i_5);
            return ulonglong(*_S31);
        }
    case 2U:
        {
            ushort * _S32 = at_4(base_6, i_5);
            return ulonglong(*_S32);
        }
    case 4U:
        {
            uint * _S33 = at_5(base_6, i_5);
            return ulonglong(*_S33);
        }
    default:
        {
            ulonglong * _S34 = at_6(base_6, i_5);
            return *_S34;
        }
    }
}

__device__ uint low_0(ulonglong v_8)
{
    return uint(v_8);
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_6 = code_0 >> mantissa_1;
    uint m_8 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_6 != 0U)
    {
        return ((e_6 + 127U - bias_1) << int(23)) | (m_8 << (23U - mantissa_1));
    }
    if(m_8 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_8);
    return ((top_1 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_8 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_5 = h_0 & 32767U;
    uint sign_5 = (h_0 & 32768U) << int(16);
    if(a_5 < 31744U)
    {
        return sign_5 | (widen_0(a_5, 10U, 15U));
    }
    uint _S35 = (sign_5 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S36;
    if(a_5 > 31744U)
    {
        _S36 = 4194304U;
    }
    else
    {
        _S36 = 0U;
    }
    return _S35 | _S36;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_6 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S37;
    if(a_6 == 127U)
    {
        _S37 = 2143289344U;
    }
    else
    {
        _S37 = widen_0(a_6, 3U, 7U);
    }
    return sign_6 | _S37;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_7 | (widen_0(a_7, 2U, 15U));
    }
    uint _S38;
    if(a_7 == 124U)
    {
        _S38 = 2139095040U;
    }
    else
    {
        _S38 = 2143289344U;
    }
    return sign_7 | _S38;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_9)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_9 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_9 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S39;
            if(v_9 != 0ULL)
            {
                _S39 = int(1);
            }
            else
            {
                _S39 = int(0);
            }
            return longlong(_S39);
        }
    default:
        {
            return longlong(v_9);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_10)
{
    uint _S40 = high_0(v_10);
    uint _S41;
    if(_S40 != 0U)
    {
        _S41 = 32U + top_bit_0(_S40);
    }
    else
    {
        _S41 = top_bit_0(low_0(v_10));
    }
    return _S41;
}

__device__ uint f32_of_i64_0(longlong v_11)
{
    if(v_11 == 0LL)
    {
        return 0U;
    }
    bool _S42 = v_11 < 0LL;
    ulonglong m_9;
    if(_S42)
    {
        m_9 = 0ULL - ulonglong(v_11);
    }
    else
    {
        m_9 = ulonglong(v_11);
    }
    uint top_2 = top_bit64_0(m_9);
    if(top_2 <= 23U)
    {
        m_9 = m_9 << (23U - top_2);
    }
    else
    {
        m_9 = right_nearest_0(m_9, (U32_max((top_2), (23U))) - 23U);
    }
    uint q_1 = uint(m_9);
    uint _S43;
    if(_S42)
    {
        _S43 = 2147483648U;
    }
    else
    {
        _S43 = 0U;
    }
    return _S43 + ((top_2 + 126U) << int(23)) + q_1;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_12)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_12);
        }
    case 2U:
        {
            return f32_of_f64_0(v_12, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_12));
        }
    case 4U:
        {
            return (low_0(v_12)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_12));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_12));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_12));
        }
    }
}

__device__ float F32_of_0(uint type_9, ulonglong v_13)
{
    return (U32_asfloat((f32_of_0(type_9, v_13))));
}

__device__ float number_at_0(uint type_10, ulonglong base_7, longlong at_8)
{
    ulonglong _S44 = load_0(size_of_0(type_10), base_7, at_8);
    return F32_of_0(type_10, _S44);
}

struct Window_Result_0
{
    float value_0;
    longlong at_9;
};

__device__ Window_Result_0 Window_Result_x24init_0(float value_1, longlong at_10)
{
    Window_Result_0 _S45;
    (&_S45)->value_0 = value_1;
    (&_S45)->at_9 = at_10;
    return _S45;
}

__device__ bool is_nan_0(float x_0)
{
    return ((F32_asuint((x_0))) & 2147483647U) > 2139095040U;
}

__device__ bool F32_is_nan_0(float v_14)
{
    return is_nan_0(v_14);
}

__device__ void Window_Result_take_0(Window_Result_0 * this_0, float v_15, longlong position_0)
{
    bool _S46;
    if((this_0->at_9) >= 0LL)
    {
        _S46 = !((this_0->value_0) < v_15);
    }
    else
    {
        _S46 = false;
    }
    if(_S46)
    {
        if(F32_is_nan_0(v_15))
        {
            _S46 = !F32_is_nan_0(this_0->value_0);
        }
        else
        {
            _S46 = false;
        }
        _S46 = !_S46;
    }
    else
    {
        _S46 = false;
    }
    if(_S46)
    {
        return;
    }
    this_0->value_0 = v_15;
    this_0->at_9 = position_0;
    return;
}

struct WindowDim_0
{
    uint op_0;
    uint flags_0;
    longlong inputs_0;
    longlong outputs_0;
    longlong ratio_in_0;
    longlong ratio_out_0;
    longlong kernel_0;
    longlong stride_0;
    longlong padding_0;
    longlong dilation_0;
    bool is_missing_0;
};

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float WindowDim_weight_0(WindowDim_0 * this_1, Range_0 * r_0, longlong k_0)
{
    if((this_1->op_0) != 3U)
    {
        return F32_one_0();
    }
    float _S47;
    if(k_0 == 0LL)
    {
        _S47 = F32_one_0() - r_0->part_0;
    }
    else
    {
        _S47 = r_0->part_0;
    }
    return _S47;
}

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ longlong quotient_0(longlong i_6, longlong n_0)
{
    longlong q_2;
    if(((i_6 | n_0) >> int(32)) == 0LL)
    {
        uint _S48 = uint(i_6) / uint(n_0);
        q_2 = longlong(_S48);
    }
    else
    {
        longlong _S49 = i_6 / n_0;
        q_2 = _S49;
    }
    return q_2;
}

__device__ longlong share_below_0(longlong i_7, longlong n_1, longlong m_10)
{
    longlong whole_0 = quotient_0(n_1, m_10);
    longlong _S50 = i_7 * whole_0;
    longlong _S51 = quotient_0(i_7 * (n_1 - whole_0 * m_10), m_10);
    return _S50 + _S51;
}

__device__ float F32_of_count_0(ulonglong n_2)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_2)))));
}

__device__ float quotient_1(float x_1, float y_0)
{
    return x_1 / y_0;
}

__device__ float F32_over_0(float a_8, float b_0)
{
    return quotient_1(a_8, b_0);
}

__device__ longlong share_above_0(longlong i_8, longlong n_3, longlong m_11)
{
    longlong whole_1 = quotient_0(n_3, m_11);
    longlong _S52 = i_8 * whole_1;
    longlong _S53 = quotient_0(i_8 * (n_3 - whole_1 * m_11) + m_11 - 1LL, m_11);
    return _S52 + _S53;
}

__device__ longlong steps_over_0(longlong n_4, longlong step_3)
{
    longlong _S54;
    if(step_3 == 1LL)
    {
        _S54 = n_4;
    }
    else
    {
        longlong _S55 = quotient_0(n_4 + step_3 - 1LL, step_3);
        _S54 = _S55;
    }
    return _S54;
}

__device__ longlong clamp_0(longlong x_2, longlong minBound_0, longlong maxBound_0)
{
    return (I64_min(((I64_max((x_2), (minBound_0)))), (maxBound_0)));
}

__device__ Range_0 WindowDim_window_0(WindowDim_0 * this_2, longlong i_9)
{
    if(this_2->is_missing_0)
    {
        float _S56;
        if((this_2->op_0) == 1U)
        {
            _S56 = F32_one_0();
        }
        else
        {
            _S56 = F32_zero_0();
        }
        return WindowDim_range_0(0LL, 1LL, 0LL, _S56);
    }
    uint _S57 = this_2->op_0;
    if((this_2->op_0) == 2U)
    {
        longlong _S58 = share_below_0(i_9, this_2->ratio_in_0, this_2->ratio_out_0);
        return WindowDim_range_0((I64_min((_S58), (this_2->inputs_0 - 1LL))), 1LL, 0LL, F32_zero_0());
    }
    longlong over_0;
    longlong under_0;
    if(_S57 == 3U)
    {
        longlong _S59 = this_2->inputs_0 - 1LL;
        longlong _S60 = i_9 * _S59;
        longlong _S61 = (I64_max((this_2->outputs_0 - 1LL), (1LL)));
        if(((this_2->flags_0) & 4U) == 0U)
        {
            longlong _S62 = 2LL * this_2->ratio_out_0;
            over_0 = (I64_max(((2LL * i_9 + 1LL) * this_2->ratio_in_0 - this_2->ratio_out_0), (0LL)));
            under_0 = _S62;
        }
        else
        {
            over_0 = _S60;
            under_0 = _S61;
        }
        longlong _S63 = quotient_0(over_0, under_0);
        longlong _S64 = (I64_min((_S63), (_S59)));
        return WindowDim_range_0(_S64, 2LL, (I64_min((1LL), (_S59 - _S64))), F32_over_0(F32_of_count_0(ulonglong(over_0 - _S64 * under_0)), F32_of_count_0(ulonglong(under_0))));
    }
    uint _S65 = this_2->flags_0;
    if(((this_2->flags_0) & 1U) != 0U)
    {
        longlong first_3 = share_below_0(i_9, this_2->inputs_0, this_2->outputs_0);
        longlong _S66 = share_above_0(i_9 + 1LL, this_2->inputs_0, this_2->outputs_0);
        longlong count_3 = _S66 - first_3;
        return WindowDim_range_0(first_3, count_3, 1LL, F32_of_count_0(ulonglong(count_3)));
    }
    longlong start_0 = i_9 * this_2->stride_0 - this_2->padding_0;
    longlong _S67 = this_2->kernel_0;
    longlong _S68 = this_2->inputs_0;
    longlong _S69 = (I64_min((start_0 + this_2->kernel_0), (this_2->inputs_0 + this_2->padding_0)));
    if(start_0 < 0LL)
    {
        longlong _S70 = steps_over_0(- start_0, this_2->dilation_0);
        over_0 = _S70;
    }
    else
    {
        over_0 = 0LL;
    }
    longlong _S71 = this_2->dilation_0;
    longlong first_4 = start_0 + over_0 * this_2->dilation_0;
    if(first_4 < _S68)
    {
        longlong _S72 = steps_over_0(_S68 - first_4, _S71);
        under_0 = _S72;
    }
    else
    {
        under_0 = 0LL;
    }
    longlong count_4 = clamp_0(_S67 - over_0, 0LL, under_0);
    longlong divisor_0;
    if((_S65 & 2U) != 0U)
    {
        divisor_0 = _S69 - start_0;
    }
    else
    {
        divisor_0 = count_4;
    }
    return WindowDim_range_0(first_4, count_4, _S71, F32_of_count_0(ulonglong(divisor_0)));
}

__device__ float WindowDim_weight_in_0(WindowDim_0 * this_3, longlong reader_0, longlong i_10)
{
    uint _S73 = this_3->op_0;
    bool _S74;
    if((this_3->op_0) != 3U)
    {
        _S74 = _S73 != 1U;
    }
    else
    {
        _S74 = false;
    }
    if(_S74)
    {
        return F32_one_0();
    }
    Range_0 _S75 = WindowDim_window_0(this_3, reader_0);
    if(_S73 == 1U)
    {
        return _S75.part_0;
    }
    float sum_0;
    if((_S75.first_0) == i_10)
    {
        sum_0 = F32_one_0() - _S75.part_0;
    }
    else
    {
        sum_0 = F32_zero_0();
    }
    if((_S75.first_0 + _S75.step_0) == i_10)
    {
        sum_0 = sum_0 + _S75.part_0;
    }
    return sum_0;
}

__device__ Range_0 WindowDim_readers_0(WindowDim_0 * this_4, longlong i_11)
{
    longlong first_5;
    longlong last_0;
    if(this_4->is_missing_0)
    {
        first_5 = 0LL;
        last_0 = 0LL;
    }
    else
    {
        uint _S76 = this_4->op_0;
        if((this_4->op_0) == 2U)
        {
            longlong _S77 = share_above_0(i_11, this_4->ratio_out_0, this_4->ratio_in_0);
            longlong _S78 = share_above_0(i_11 + 1LL, this_4->ratio_out_0, this_4->ratio_in_0);
            longlong _S79 = _S78 - 1LL;
            first_5 = _S77;
            last_0 = _S79;
        }
        else
        {
            if(_S76 == 3U)
            {
                if(((this_4->flags_0) & 4U) == 0U)
                {
                    longlong _S80 = 2LL * i_11;
                    longlong _S81 = quotient_0(this_4->ratio_out_0 * (I64_max((_S80 - 1LL), (0LL))), this_4->ratio_in_0);
                    longlong _S82 = (I64_max((_S81 - 1LL), (0LL))) >> int(1);
                    longlong _S83 = quotient_0(this_4->ratio_out_0 * (_S80 + 3LL), this_4->ratio_in_0);
                    longlong _S84 = (_S83 - 1LL) >> int(1);
                    first_5 = _S82;
                    last_0 = _S84;
                }
                else
                {
                    longlong _S85 = (I64_max((this_4->inputs_0 - 1LL), (1LL)));
                    longlong _S86 = (I64_max((this_4->outputs_0 - 1LL), (0LL)));
                    longlong _S87 = share_below_0((I64_max((i_11 - 1LL), (0LL))), _S86, _S85);
                    if((this_4->inputs_0) == 1LL)
                    {
                        first_5 = _S86;
                    }
                    else
                    {
                        longlong _S88 = share_above_0(i_11 + 1LL, _S86, _S85);
                        first_5 = _S88;
                    }
                    longlong _S89 = first_5;
                    first_5 = _S87;
                    last_0 = _S89;
                }
            }
            else
            {
                if(((this_4->flags_0) & 1U) != 0U)
                {
                    longlong _S90 = share_below_0(i_11, this_4->outputs_0, this_4->inputs_0);
                    longlong _S91 = share_above_0(i_11 + 1LL, this_4->outputs_0, this_4->inputs_0);
                    longlong _S92 = _S91 - 1LL;
                    first_5 = _S90;
                    last_0 = _S92;
                }
                else
                {
                    longlong _S93 = i_11 + this_4->padding_0;
                    longlong _S94 = steps_over_0((I64_max((_S93 - (this_4->kernel_0 - 1LL) * this_4->dilation_0), (0LL))), this_4->stride_0);
                    longlong _S95 = quotient_0(_S93, this_4->stride_0);
                    first_5 = _S94;
                    last_0 = _S95;
                }
            }
        }
    }
    return WindowDim_range_0(first_5, (I64_min((last_0), (this_4->outputs_0 - 1LL))) - first_5 + 1LL, 1LL, F32_zero_0());
}

struct WindowArguments_0
{
    ulonglong output_0;
    ulonglong from_0;
    ulonglong index_0;
    ulonglong geometry_0;
    ulonglong count_5;
    uint flags_1;
    uint groups_0;
};

struct WindowGeometry_0
{
    FixedArray<longlong, 5>  extent_0;
    FixedArray<longlong, 5>  to_0;
    FixedArray<longlong, 5>  from_1;
    FixedArray<longlong, 5>  index_1;
    FixedArray<longlong, 3>  inputs_1;
    FixedArray<longlong, 3>  outputs_1;
    FixedArray<longlong, 3>  ratio_in_1;
    FixedArray<longlong, 3>  ratio_out_1;
    FixedArray<int, 3>  kernel_1;
    FixedArray<int, 3>  stride_1;
    FixedArray<int, 3>  padding_1;
    FixedArray<int, 3>  dilation_1;
    uint missing_0;
    uint pad_0;
};

__device__ WindowDim_0 WindowDim_x24init_0(uint any_op_0, WindowArguments_0 * a_9, int d_0)
{
    WindowGeometry_0 * g_0 = (WindowGeometry_0 *)a_9->geometry_0;
    WindowDim_0 _S96;
    (&_S96)->op_0 = any_op_0 & 3U;
    (&_S96)->flags_0 = a_9->flags_1;
    (&_S96)->inputs_0 = g_0->inputs_1[d_0];
    (&_S96)->outputs_0 = g_0->outputs_1[d_0];
    (&_S96)->ratio_in_0 = g_0->ratio_in_1[d_0];
    (&_S96)->ratio_out_0 = g_0->ratio_out_1[d_0];
    (&_S96)->kernel_0 = longlong(g_0->kernel_1[d_0]);
    (&_S96)->stride_0 = longlong(g_0->stride_1[d_0]);
    (&_S96)->padding_0 = longlong(g_0->padding_1[d_0]);
    (&_S96)->dilation_0 = longlong(g_0->dilation_1[d_0]);
    (&_S96)->is_missing_0 = uint(d_0) < (g_0->missing_0);
    return _S96;
}

struct Spec_0
{
    uint op_1;
    uint types_0;
};

__device__ longlong split_off_0(longlong * n_5, longlong extent_1)
{
    longlong rest_1 = quotient_0(*n_5, extent_1);
    longlong index_2 = *n_5 - rest_1 * extent_1;
    *n_5 = rest_1;
    return index_2;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ uint Spec_type_0(Spec_0 * this_5, uint k_1)
{
    return ((this_5->types_0) >> (4U * k_1)) & 15U;
}

__device__ int * at_11(ulonglong base_8, longlong i_12)
{
    return (int *)(base_8 + ulonglong(i_12) * 4ULL);
}

__device__ void Window_compute_0(Spec_0 * spec_0, WindowArguments_0 * a_10, ulonglong i_13)
{
    WindowGeometry_0 * g_1 = (WindowGeometry_0 *)a_10->geometry_0;
    FixedArray<longlong, 5>  index_3;
    longlong rest_2 = longlong(i_13);
    bool channels_last_0 = ((a_10->flags_1) & 8U) != 0U;
    if(channels_last_0)
    {
        longlong _S97 = split_off_0(&rest_2, g_1->extent_0[int(1)]);
        index_3[int(1)] = _S97;
    }
    longlong _S98 = split_off_0(&rest_2, g_1->extent_0[int(4)]);
    index_3[int(4)] = _S98;
    longlong _S99 = split_off_0(&rest_2, g_1->extent_0[int(3)]);
    index_3[int(3)] = _S99;
    longlong _S100 = split_off_0(&rest_2, g_1->extent_0[int(2)]);
    index_3[int(2)] = _S100;
    if(!channels_last_0)
    {
        longlong _S101 = split_off_0(&rest_2, g_1->extent_0[int(1)]);
        index_3[int(1)] = _S101;
    }
    index_3[int(0)] = rest_2;
    longlong to_1 = index_3[int(0)] * g_1->to_0[int(0)] + index_3[int(1)] * g_1->to_0[int(1)] + index_3[int(2)] * g_1->to_0[int(2)] + index_3[int(3)] * g_1->to_0[int(3)] + index_3[int(4)] * g_1->to_0[int(4)];
    longlong place_0 = index_3[int(0)] * g_1->index_1[int(0)] + index_3[int(1)] * g_1->index_1[int(1)] + index_3[int(2)] * g_1->index_1[int(2)] + index_3[int(3)] * g_1->index_1[int(3)] + index_3[int(4)] * g_1->index_1[int(4)];
    longlong _S102 = index_3[int(0)] * g_1->from_1[int(0)] + index_3[int(1)] * g_1->from_1[int(1)];
    longlong _S103 = index_3[int(0)] * g_1->index_1[int(0)] + index_3[int(1)] * g_1->index_1[int(1)];
    uint _S104 = spec_0->op_1;
    bool is_grad_0 = (spec_0->op_1) >= 4U;
    WindowDim_0 _S105 = WindowDim_x24init_0(spec_0->op_1, a_10, int(0));
    WindowDim_0 _S106 = WindowDim_x24init_0(_S104, a_10, int(1));
    WindowDim_0 _S107 = WindowDim_x24init_0(_S104, a_10, int(2));
    Range_0 r0_0;
    Range_0 r1_0;
    Range_0 r2_0;
    if(is_grad_0)
    {
        WindowDim_0 _S108 = _S105;
        Range_0 _S109 = WindowDim_readers_0(&_S108, index_3[int(2)]);
        WindowDim_0 _S110 = _S106;
        Range_0 _S111 = WindowDim_readers_0(&_S110, index_3[int(3)]);
        WindowDim_0 _S112 = _S107;
        Range_0 _S113 = WindowDim_readers_0(&_S112, index_3[int(4)]);
        r0_0 = _S109;
        r1_0 = _S111;
        r2_0 = _S113;
    }
    else
    {
        WindowDim_0 _S114 = _S105;
        Range_0 _S115 = WindowDim_window_0(&_S114, index_3[int(2)]);
        WindowDim_0 _S116 = _S106;
        Range_0 _S117 = WindowDim_window_0(&_S116, index_3[int(3)]);
        WindowDim_0 _S118 = _S107;
        Range_0 _S119 = WindowDim_window_0(&_S118, index_3[int(4)]);
        r0_0 = _S115;
        r1_0 = _S117;
        r2_0 = _S119;
    }
    longlong _S120 = (index_3[int(2)] * _S106.inputs_0 + index_3[int(3)]) * _S107.inputs_0 + index_3[int(4)];
    Window_Result_0 best_0 = Window_Result_x24init_0(F32_lowest_0(), -1LL);
    float _S121 = F32_zero_0();
    longlong p_0 = 0LL;
    float sum_1 = _S121;
    for(;;)
    {
        if(p_0 < (r0_0.count_0))
        {
        }
        else
        {
            break;
        }
        longlong at0_0 = r0_0.first_0 + p_0 * r0_0.step_0;
        float _S122;
        if(is_grad_0)
        {
            WindowDim_0 _S123 = _S105;
            float _S124 = WindowDim_weight_in_0(&_S123, at0_0, index_3[int(2)]);
            _S122 = _S124;
        }
        else
        {
            WindowDim_0 _S125 = _S105;
            Range_0 _S126 = r0_0;
            float _S127 = WindowDim_weight_0(&_S125, &_S126, p_0);
            _S122 = _S127;
        }
        longlong q_3 = 0LL;
        for(;;)
        {
            if(q_3 < (r1_0.count_0))
            {
            }
            else
            {
                break;
            }
            longlong at1_0 = r1_0.first_0 + q_3 * r1_0.step_0;
            float _S128;
            if(is_grad_0)
            {
                WindowDim_0 _S129 = _S106;
                float _S130 = WindowDim_weight_in_0(&_S129, at1_0, index_3[int(3)]);
                _S128 = _S130;
            }
            else
            {
                WindowDim_0 _S131 = _S106;
                Range_0 _S132 = r1_0;
                float _S133 = WindowDim_weight_0(&_S131, &_S132, q_3);
                _S128 = _S133;
            }
            float _S134 = _S122 * _S128;
            longlong r_1 = 0LL;
            float sum_2 = sum_1;
            for(;;)
            {
                if(r_1 < (r2_0.count_0))
                {
                }
                else
                {
                    break;
                }
                longlong at2_0 = r2_0.first_0 + r_1 * r2_0.step_0;
                float _S135;
                if(is_grad_0)
                {
                    WindowDim_0 _S136 = _S107;
                    float _S137 = WindowDim_weight_in_0(&_S136, at2_0, index_3[int(4)]);
                    _S135 = _S137;
                }
                else
                {
                    WindowDim_0 _S138 = _S107;
                    Range_0 _S139 = r2_0;
                    float _S140 = WindowDim_weight_0(&_S138, &_S139, r_1);
                    _S135 = _S140;
                }
                float _S141 = _S134 * _S135;
                uint _S142 = Spec_type_0(spec_0, 1U);
                float v_16 = number_at_0(_S142, a_10->from_0, _S102 + at0_0 * g_1->from_1[int(2)] + at1_0 * g_1->from_1[int(3)] + at2_0 * g_1->from_1[int(4)]);
                float sum_3;
                switch(_S104)
                {
                default:
                    {
                        if(_S121 < _S141)
                        {
                            sum_3 = sum_2 + v_16 * _S141;
                        }
                        else
                        {
                            sum_3 = sum_2;
                        }
                        break;
                    }
                case 0U:
                    {
                        Window_Result_take_0(&best_0, v_16, (at0_0 * _S106.inputs_0 + at1_0) * _S107.inputs_0 + at2_0);
                        sum_3 = sum_2;
                        break;
                    }
                case 1U:
                    {
                        sum_3 = sum_2 + v_16;
                        break;
                    }
                case 5U:
                    {
                        sum_3 = sum_2 + F32_over_0(v_16, _S141);
                        break;
                    }
                case 4U:
                    {
                        int * _S143 = at_11(a_10->index_0, _S103 + at0_0 * g_1->index_1[int(2)] + at1_0 * g_1->index_1[int(3)] + at2_0 * g_1->index_1[int(4)]);
                        if(longlong(*_S143) == _S120)
                        {
                            sum_3 = sum_2 + v_16;
                        }
                        else
                        {
                            sum_3 = sum_2;
                        }
                        break;
                    }
                }
                r_1 = r_1 + 1LL;
                sum_2 = sum_3;
            }
            q_3 = q_3 + 1LL;
            sum_1 = sum_2;
        }
        p_0 = p_0 + 1LL;
    }
    if(_S104 == 1U)
    {
        float _S144 = r0_0.part_0 * r1_0.part_0 * r2_0.part_0;
        if(_S121 < _S144)
        {
            sum_1 = F32_over_0(sum_1, _S144);
        }
    }
    if(_S104 == 0U)
    {
        float _S145 = (&best_0)->value_0;
        ulonglong _S146 = a_10->index_0;
        if((a_10->index_0) != 0ULL)
        {
            int * _S147 = at_11(_S146, place_0);
            *_S147 = int((&best_0)->at_9);
        }
        sum_1 = _S145;
    }
    uint _S148 = Spec_type_0(spec_0, 0U);
    store_number_0(_S148, a_10->output_0, to_1, sum_1);
    return;
}

__device__ void Window_run_0(Spec_0 * spec_1, WindowArguments_0 * a_11, uint group_0, uint lane_0)
{
    ulonglong _S149 = ulonglong(a_11->groups_0) * 256ULL;
    ulonglong i_14 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(i_14 < (a_11->count_5))
        {
        }
        else
        {
            break;
        }
        Window_compute_0(spec_1, a_11, i_14);
        i_14 = i_14 + _S149;
    }
    return;
}

extern "C" __global__ void mpt_window_f32(WindowArguments_0 a_12, Spec_0 spec_2)
{
    uint _S150 = blockIdx.x;
    uint _S151 = threadIdx.x;
    Spec_0 _S152 = spec_2;
    WindowArguments_0 _S153 = a_12;
    Window_run_0(&_S152, &_S153, _S150, _S151);
    return;
}

