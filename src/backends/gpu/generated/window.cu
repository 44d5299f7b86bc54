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

struct WindowGeometry_0
{
    FixedArray<longlong, 5>  extent_0;
    FixedArray<longlong, 5>  to_0;
    FixedArray<longlong, 5>  from_0;
    FixedArray<longlong, 5>  index_0;
    FixedArray<longlong, 3>  inputs_0;
    FixedArray<longlong, 3>  outputs_0;
    FixedArray<longlong, 3>  ratio_in_0;
    FixedArray<longlong, 3>  ratio_out_0;
    FixedArray<int, 3>  kernel_0;
    FixedArray<int, 3>  stride_0;
    FixedArray<int, 3>  padding_0;
    FixedArray<int, 3>  dilation_0;
    uint missing_0;
    uint pad_0;
};

struct WindowDim_0
{
    uint op_0;
    uint flags_0;
    WindowGeometry_0 * geometry_0;
    int dim_0;
};

__device__ longlong WindowDim_stride_get_0(WindowDim_0 * this_0)
{
    return longlong(this_0->geometry_0->stride_0[this_0->dim_0]);
}

__device__ longlong WindowDim_dilation_get_0(WindowDim_0 * this_1)
{
    return longlong(this_1->geometry_0->dilation_0[this_1->dim_0]);
}

__device__ longlong WindowDim_kernel_get_0(WindowDim_0 * this_2)
{
    return longlong(this_2->geometry_0->kernel_0[this_2->dim_0]);
}

__device__ longlong WindowDim_padding_get_0(WindowDim_0 * this_3)
{
    return longlong(this_3->geometry_0->padding_0[this_3->dim_0]);
}

__device__ longlong WindowDim_outputs_get_0(WindowDim_0 * this_4)
{
    return this_4->geometry_0->outputs_0[this_4->dim_0];
}

__device__ longlong WindowDim_ratio_in_get_0(WindowDim_0 * this_5)
{
    return this_5->geometry_0->ratio_in_0[this_5->dim_0];
}

__device__ longlong WindowDim_ratio_out_get_0(WindowDim_0 * this_6)
{
    return this_6->geometry_0->ratio_out_0[this_6->dim_0];
}

__device__ bool WindowDim_is_missing_get_0(WindowDim_0 * this_7)
{
    return uint(this_7->dim_0) < (this_7->geometry_0->missing_0);
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

__device__ void Window_Result_take_0(Window_Result_0 * this_8, float v_15, longlong position_0)
{
    bool _S46;
    if((this_8->at_9) >= 0LL)
    {
        _S46 = !((this_8->value_0) < v_15);
    }
    else
    {
        _S46 = false;
    }
    if(_S46)
    {
        if(F32_is_nan_0(v_15))
        {
            _S46 = !F32_is_nan_0(this_8->value_0);
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
    this_8->value_0 = v_15;
    this_8->at_9 = position_0;
    return;
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float WindowDim_weight_0(WindowDim_0 * this_9, Range_0 * r_0, longlong k_0)
{
    if((this_9->op_0) != 3U)
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

__device__ longlong WindowDim_inputs_get_0(WindowDim_0 * this_10)
{
    return this_10->geometry_0->inputs_0[this_10->dim_0];
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

__device__ Range_0 WindowDim_window_0(WindowDim_0 * this_11, longlong i_9)
{
    bool _S56 = WindowDim_is_missing_get_0(this_11);
    if(_S56)
    {
        float _S57;
        if((this_11->op_0) == 1U)
        {
            _S57 = F32_one_0();
        }
        else
        {
            _S57 = F32_zero_0();
        }
        return WindowDim_range_0(0LL, 1LL, 0LL, _S57);
    }
    uint _S58 = this_11->op_0;
    if((this_11->op_0) == 2U)
    {
        longlong _S59 = WindowDim_ratio_in_get_0(this_11);
        longlong _S60 = WindowDim_ratio_out_get_0(this_11);
        longlong _S61 = share_below_0(i_9, _S59, _S60);
        longlong _S62 = WindowDim_inputs_get_0(this_11);
        return WindowDim_range_0((I64_min((_S61), (_S62 - 1LL))), 1LL, 0LL, F32_zero_0());
    }
    longlong over_0;
    longlong under_0;
    if(_S58 == 3U)
    {
        longlong _S63 = WindowDim_inputs_get_0(this_11);
        longlong _S64 = i_9 * (_S63 - 1LL);
        longlong _S65 = WindowDim_outputs_get_0(this_11);
        longlong _S66 = (I64_max((_S65 - 1LL), (1LL)));
        if(((this_11->flags_0) & 4U) == 0U)
        {
            longlong _S67 = 2LL * i_9 + 1LL;
            longlong _S68 = WindowDim_ratio_in_get_0(this_11);
            longlong _S69 = _S67 * _S68;
            longlong _S70 = WindowDim_ratio_out_get_0(this_11);
            longlong _S71 = (I64_max((_S69 - _S70), (0LL)));
            longlong _S72 = WindowDim_ratio_out_get_0(this_11);
            longlong _S73 = 2LL * _S72;
            over_0 = _S71;
            under_0 = _S73;
        }
        else
        {
            over_0 = _S64;
            under_0 = _S66;
        }
        longlong _S74 = quotient_0(over_0, under_0);
        longlong _S75 = WindowDim_inputs_get_0(this_11);
        longlong _S76 = (I64_min((_S74), (_S75 - 1LL)));
        longlong _S77 = WindowDim_inputs_get_0(this_11);
        return WindowDim_range_0(_S76, 2LL, (I64_min((1LL), (_S77 - 1LL - _S76))), F32_over_0(F32_of_count_0(ulonglong(over_0 - _S76 * under_0)), F32_of_count_0(ulonglong(under_0))));
    }
    uint _S78 = this_11->flags_0;
    if(((this_11->flags_0) & 1U) != 0U)
    {
        longlong _S79 = WindowDim_inputs_get_0(this_11);
        longlong _S80 = WindowDim_outputs_get_0(this_11);
        longlong first_3 = share_below_0(i_9, _S79, _S80);
        longlong _S81 = i_9 + 1LL;
        longlong _S82 = WindowDim_inputs_get_0(this_11);
        longlong _S83 = WindowDim_outputs_get_0(this_11);
        longlong _S84 = share_above_0(_S81, _S82, _S83);
        longlong count_3 = _S84 - first_3;
        return WindowDim_range_0(first_3, count_3, 1LL, F32_of_count_0(ulonglong(count_3)));
    }
    longlong _S85 = WindowDim_stride_get_0(this_11);
    longlong _S86 = i_9 * _S85;
    longlong _S87 = WindowDim_padding_get_0(this_11);
    longlong start_0 = _S86 - _S87;
    longlong _S88 = WindowDim_kernel_get_0(this_11);
    longlong _S89 = start_0 + _S88;
    longlong _S90 = WindowDim_inputs_get_0(this_11);
    longlong _S91 = WindowDim_padding_get_0(this_11);
    longlong _S92 = (I64_min((_S89), (_S90 + _S91)));
    if(start_0 < 0LL)
    {
        longlong _S93 = - start_0;
        longlong _S94 = WindowDim_dilation_get_0(this_11);
        longlong _S95 = steps_over_0(_S93, _S94);
        over_0 = _S95;
    }
    else
    {
        over_0 = 0LL;
    }
    longlong _S96 = WindowDim_dilation_get_0(this_11);
    longlong first_4 = start_0 + over_0 * _S96;
    longlong _S97 = WindowDim_inputs_get_0(this_11);
    if(first_4 < _S97)
    {
        longlong _S98 = WindowDim_inputs_get_0(this_11);
        longlong _S99 = _S98 - first_4;
        longlong _S100 = WindowDim_dilation_get_0(this_11);
        longlong _S101 = steps_over_0(_S99, _S100);
        under_0 = _S101;
    }
    else
    {
        under_0 = 0LL;
    }
    longlong _S102 = WindowDim_kernel_get_0(this_11);
    longlong count_4 = clamp_0(_S102 - over_0, 0LL, under_0);
    longlong divisor_0;
    if((_S78 & 2U) != 0U)
    {
        divisor_0 = _S92 - start_0;
    }
    else
    {
        divisor_0 = count_4;
    }
    longlong _S103 = WindowDim_dilation_get_0(this_11);
    return WindowDim_range_0(first_4, count_4, _S103, F32_of_count_0(ulonglong(divisor_0)));
}

__device__ float WindowDim_weight_in_0(WindowDim_0 * this_12, longlong reader_0, longlong i_10)
{
    uint _S104 = this_12->op_0;
    bool _S105;
    if((this_12->op_0) != 3U)
    {
        _S105 = _S104 != 1U;
    }
    else
    {
        _S105 = false;
    }
    if(_S105)
    {
        return F32_one_0();
    }
    Range_0 _S106 = WindowDim_window_0(this_12, reader_0);
    if(_S104 == 1U)
    {
        return _S106.part_0;
    }
    float sum_0;
    if((_S106.first_0) == i_10)
    {
        sum_0 = F32_one_0() - _S106.part_0;
    }
    else
    {
        sum_0 = F32_zero_0();
    }
    if((_S106.first_0 + _S106.step_0) == i_10)
    {
        sum_0 = sum_0 + _S106.part_0;
    }
    return sum_0;
}

__device__ Range_0 WindowDim_readers_0(WindowDim_0 * this_13, longlong i_11)
{
    bool _S107 = WindowDim_is_missing_get_0(this_13);
    longlong first_5;
    longlong last_0;
    if(_S107)
    {
        first_5 = 0LL;
        last_0 = 0LL;
    }
    else
    {
        uint _S108 = this_13->op_0;
        if((this_13->op_0) == 2U)
        {
            longlong _S109 = WindowDim_ratio_out_get_0(this_13);
            longlong _S110 = WindowDim_ratio_in_get_0(this_13);
            longlong _S111 = share_above_0(i_11, _S109, _S110);
            longlong _S112 = i_11 + 1LL;
            longlong _S113 = WindowDim_ratio_out_get_0(this_13);
            longlong _S114 = WindowDim_ratio_in_get_0(this_13);
            longlong _S115 = share_above_0(_S112, _S113, _S114);
            longlong _S116 = _S115 - 1LL;
            first_5 = _S111;
            last_0 = _S116;
        }
        else
        {
            if(_S108 == 3U)
            {
                if(((this_13->flags_0) & 4U) == 0U)
                {
                    longlong _S117 = WindowDim_ratio_out_get_0(this_13);
                    longlong _S118 = 2LL * i_11;
                    longlong _S119 = _S117 * (I64_max((_S118 - 1LL), (0LL)));
                    longlong _S120 = WindowDim_ratio_in_get_0(this_13);
                    longlong _S121 = quotient_0(_S119, _S120);
                    longlong _S122 = (I64_max((_S121 - 1LL), (0LL))) >> int(1);
                    longlong _S123 = WindowDim_ratio_out_get_0(this_13);
                    longlong _S124 = _S123 * (_S118 + 3LL);
                    longlong _S125 = WindowDim_ratio_in_get_0(this_13);
                    longlong _S126 = quotient_0(_S124, _S125);
                    longlong _S127 = (_S126 - 1LL) >> int(1);
                    first_5 = _S122;
                    last_0 = _S127;
                }
                else
                {
                    longlong _S128 = WindowDim_inputs_get_0(this_13);
                    longlong _S129 = (I64_max((_S128 - 1LL), (1LL)));
                    longlong _S130 = WindowDim_outputs_get_0(this_13);
                    longlong _S131 = (I64_max((_S130 - 1LL), (0LL)));
                    longlong _S132 = share_below_0((I64_max((i_11 - 1LL), (0LL))), _S131, _S129);
                    longlong _S133 = WindowDim_inputs_get_0(this_13);
                    if(_S133 == 1LL)
                    {
                        first_5 = _S131;
                    }
                    else
                    {
                        longlong _S134 = share_above_0(i_11 + 1LL, _S131, _S129);
                        first_5 = _S134;
                    }
                    longlong _S135 = first_5;
                    first_5 = _S132;
                    last_0 = _S135;
                }
            }
            else
            {
                if(((this_13->flags_0) & 1U) != 0U)
                {
                    longlong _S136 = WindowDim_outputs_get_0(this_13);
                    longlong _S137 = WindowDim_inputs_get_0(this_13);
                    longlong _S138 = share_below_0(i_11, _S136, _S137);
                    longlong _S139 = i_11 + 1LL;
                    longlong _S140 = WindowDim_outputs_get_0(this_13);
                    longlong _S141 = WindowDim_inputs_get_0(this_13);
                    longlong _S142 = share_above_0(_S139, _S140, _S141);
                    longlong _S143 = _S142 - 1LL;
                    first_5 = _S138;
                    last_0 = _S143;
                }
                else
                {
                    longlong _S144 = WindowDim_padding_get_0(this_13);
                    longlong _S145 = i_11 + _S144;
                    longlong _S146 = WindowDim_kernel_get_0(this_13);
                    longlong _S147 = _S146 - 1LL;
                    longlong _S148 = WindowDim_dilation_get_0(this_13);
                    longlong _S149 = (I64_max((_S145 - _S147 * _S148), (0LL)));
                    longlong _S150 = WindowDim_stride_get_0(this_13);
                    longlong _S151 = steps_over_0(_S149, _S150);
                    longlong _S152 = WindowDim_padding_get_0(this_13);
                    longlong _S153 = i_11 + _S152;
                    longlong _S154 = WindowDim_stride_get_0(this_13);
                    longlong _S155 = quotient_0(_S153, _S154);
                    first_5 = _S151;
                    last_0 = _S155;
                }
            }
        }
    }
    longlong _S156 = WindowDim_outputs_get_0(this_13);
    return WindowDim_range_0(first_5, (I64_min((last_0), (_S156 - 1LL))) - first_5 + 1LL, 1LL, F32_zero_0());
}

struct WindowArguments_0
{
    ulonglong output_0;
    ulonglong from_1;
    ulonglong index_1;
    ulonglong geometry_1;
    ulonglong count_5;
    uint flags_1;
    uint groups_0;
};

__device__ WindowDim_0 WindowDim_x24init_0(uint any_op_0, WindowArguments_0 * a_9, int d_0)
{
    WindowDim_0 _S157;
    (&_S157)->op_0 = any_op_0 & 3U;
    (&_S157)->flags_0 = a_9->flags_1;
    (&_S157)->geometry_0 = (WindowGeometry_0 *)a_9->geometry_1;
    (&_S157)->dim_0 = d_0;
    return _S157;
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

__device__ uint Spec_type_0(Spec_0 * this_14, uint k_1)
{
    return ((this_14->types_0) >> (4U * k_1)) & 15U;
}

__device__ int * at_11(ulonglong base_8, longlong i_12)
{
    return (int *)(base_8 + ulonglong(i_12) * 4ULL);
}

__device__ void Window_compute_0(Spec_0 * spec_0, WindowArguments_0 * a_10, ulonglong i_13)
{
    WindowGeometry_0 * g_0 = (WindowGeometry_0 *)a_10->geometry_1;
    FixedArray<longlong, 5>  index_3;
    longlong rest_2 = longlong(i_13);
    bool channels_last_0 = ((a_10->flags_1) & 8U) != 0U;
    if(channels_last_0)
    {
        longlong _S158 = split_off_0(&rest_2, g_0->extent_0[int(1)]);
        index_3[int(1)] = _S158;
    }
    longlong _S159 = split_off_0(&rest_2, g_0->extent_0[int(4)]);
    index_3[int(4)] = _S159;
    longlong _S160 = split_off_0(&rest_2, g_0->extent_0[int(3)]);
    index_3[int(3)] = _S160;
    longlong _S161 = split_off_0(&rest_2, g_0->extent_0[int(2)]);
    index_3[int(2)] = _S161;
    if(!channels_last_0)
    {
        longlong _S162 = split_off_0(&rest_2, g_0->extent_0[int(1)]);
        index_3[int(1)] = _S162;
    }
    index_3[int(0)] = rest_2;
    longlong to_1 = index_3[int(0)] * g_0->to_0[int(0)] + index_3[int(1)] * g_0->to_0[int(1)] + index_3[int(2)] * g_0->to_0[int(2)] + index_3[int(3)] * g_0->to_0[int(3)] + index_3[int(4)] * g_0->to_0[int(4)];
    longlong place_0 = index_3[int(0)] * g_0->index_0[int(0)] + index_3[int(1)] * g_0->index_0[int(1)] + index_3[int(2)] * g_0->index_0[int(2)] + index_3[int(3)] * g_0->index_0[int(3)] + index_3[int(4)] * g_0->index_0[int(4)];
    longlong _S163 = index_3[int(0)] * g_0->from_0[int(0)] + index_3[int(1)] * g_0->from_0[int(1)];
    longlong _S164 = index_3[int(0)] * g_0->index_0[int(0)] + index_3[int(1)] * g_0->index_0[int(1)];
    uint _S165 = spec_0->op_1;
    bool is_grad_0 = (spec_0->op_1) >= 4U;
    WindowDim_0 _S166 = WindowDim_x24init_0(spec_0->op_1, a_10, int(0));
    WindowDim_0 _S167 = WindowDim_x24init_0(_S165, a_10, int(1));
    WindowDim_0 _S168 = WindowDim_x24init_0(_S165, a_10, int(2));
    Range_0 r0_0;
    Range_0 r1_0;
    Range_0 r2_0;
    if(is_grad_0)
    {
        WindowDim_0 _S169 = _S166;
        Range_0 _S170 = WindowDim_readers_0(&_S169, index_3[int(2)]);
        WindowDim_0 _S171 = _S167;
        Range_0 _S172 = WindowDim_readers_0(&_S171, index_3[int(3)]);
        WindowDim_0 _S173 = _S168;
        Range_0 _S174 = WindowDim_readers_0(&_S173, index_3[int(4)]);
        r0_0 = _S170;
        r1_0 = _S172;
        r2_0 = _S174;
    }
    else
    {
        WindowDim_0 _S175 = _S166;
        Range_0 _S176 = WindowDim_window_0(&_S175, index_3[int(2)]);
        WindowDim_0 _S177 = _S167;
        Range_0 _S178 = WindowDim_window_0(&_S177, index_3[int(3)]);
        WindowDim_0 _S179 = _S168;
        Range_0 _S180 = WindowDim_window_0(&_S179, index_3[int(4)]);
        r0_0 = _S176;
        r1_0 = _S178;
        r2_0 = _S180;
    }
    WindowDim_0 _S181 = _S167;
    longlong _S182 = WindowDim_inputs_get_0(&_S181);
    longlong _S183 = index_3[int(2)] * _S182 + index_3[int(3)];
    WindowDim_0 _S184 = _S168;
    longlong _S185 = WindowDim_inputs_get_0(&_S184);
    longlong _S186 = _S183 * _S185 + index_3[int(4)];
    Window_Result_0 best_0 = Window_Result_x24init_0(F32_lowest_0(), -1LL);
    float _S187 = F32_zero_0();
    longlong p_0 = 0LL;
    float sum_1 = _S187;
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
        float _S188;
        if(is_grad_0)
        {
            WindowDim_0 _S189 = _S166;
            float _S190 = WindowDim_weight_in_0(&_S189, at0_0, index_3[int(2)]);
            _S188 = _S190;
        }
        else
        {
            WindowDim_0 _S191 = _S166;
            Range_0 _S192 = r0_0;
            float _S193 = WindowDim_weight_0(&_S191, &_S192, p_0);
            _S188 = _S193;
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
            float _S194;
            if(is_grad_0)
            {
                WindowDim_0 _S195 = _S167;
                float _S196 = WindowDim_weight_in_0(&_S195, at1_0, index_3[int(3)]);
                _S194 = _S196;
            }
            else
            {
                WindowDim_0 _S197 = _S167;
                Range_0 _S198 = r1_0;
                float _S199 = WindowDim_weight_0(&_S197, &_S198, q_3);
                _S194 = _S199;
            }
            float _S200 = _S188 * _S194;
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
                float _S201;
                if(is_grad_0)
                {
                    WindowDim_0 _S202 = _S168;
                    float _S203 = WindowDim_weight_in_0(&_S202, at2_0, index_3[int(4)]);
                    _S201 = _S203;
                }
                else
                {
                    WindowDim_0 _S204 = _S168;
                    Range_0 _S205 = r2_0;
                    float _S206 = WindowDim_weight_0(&_S204, &_S205, r_1);
                    _S201 = _S206;
                }
                float _S207 = _S200 * _S201;
                uint _S208 = Spec_type_0(spec_0, 1U);
                float v_16 = number_at_0(_S208, a_10->from_1, _S163 + at0_0 * g_0->from_0[int(2)] + at1_0 * g_0->from_0[int(3)] + at2_0 * g_0->from_0[int(4)]);
                float sum_3;
                switch(_S165)
                {
                default:
                    {
                        if(_S187 < _S207)
                        {
                            sum_3 = sum_2 + v_16 * _S207;
                        }
                        else
                        {
                            sum_3 = sum_2;
                        }
                        break;
                    }
                case 0U:
                    {
                        WindowDim_0 _S209 = _S167;
                        longlong _S210 = WindowDim_inputs_get_0(&_S209);
                        longlong _S211 = at0_0 * _S210 + at1_0;
                        WindowDim_0 _S212 = _S168;
                        longlong _S213 = WindowDim_inputs_get_0(&_S212);
                        Window_Result_take_0(&best_0, v_16, _S211 * _S213 + at2_0);
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
                        sum_3 = sum_2 + F32_over_0(v_16, _S207);
                        break;
                    }
                case 4U:
                    {
                        int * _S214 = at_11(a_10->index_1, _S164 + at0_0 * g_0->index_0[int(2)] + at1_0 * g_0->index_0[int(3)] + at2_0 * g_0->index_0[int(4)]);
                        if(longlong(*_S214) == _S186)
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
    if(_S165 == 1U)
    {
        float _S215 = r0_0.part_0 * r1_0.part_0 * r2_0.part_0;
        if(_S187 < _S215)
        {
            sum_1 = F32_over_0(sum_1, _S215);
        }
    }
    if(_S165 == 0U)
    {
        float _S216 = (&best_0)->value_0;
        ulonglong _S217 = a_10->index_1;
        if((a_10->index_1) != 0ULL)
        {
            int * _S218 = at_11(_S217, place_0);
            *_S218 = int((&best_0)->at_9);
        }
        sum_1 = _S216;
    }
    uint _S219 = Spec_type_0(spec_0, 0U);
    store_number_0(_S219, a_10->output_0, to_1, sum_1);
    return;
}

__device__ void Window_run_0(Spec_0 * spec_1, WindowArguments_0 * a_11, uint group_0, uint lane_0)
{
    ulonglong _S220 = ulonglong(a_11->groups_0) * 256ULL;
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
        i_14 = i_14 + _S220;
    }
    return;
}

extern "C" __global__ void mpt_window_f32(WindowArguments_0 a_12, Spec_0 spec_2)
{
    uint _S221 = blockIdx.x;
    uint _S222 = threadIdx.x;
    Spec_0 _S223 = spec_2;
    WindowArguments_0 _S224 = a_12;
    Window_run_0(&_S223, &_S224, _S221, _S222);
    return;
}

