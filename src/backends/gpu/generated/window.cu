// The kernels of window.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct LongSum_0
{
    float total_0;
    float blocks_0;
    float terms_0;
    uint count_0;
};

__device__ LongSum_0 LongSum_x24init_0(float total_1, float blocks_1, float terms_1, uint count_1)
{
    LongSum_0 _S1;
    (&_S1)->total_0 = total_1;
    (&_S1)->blocks_0 = blocks_1;
    (&_S1)->terms_0 = terms_1;
    (&_S1)->count_0 = count_1;
    return _S1;
}

struct Range_0
{
    longlong first_0;
    longlong count_2;
    longlong step_0;
    float part_0;
};

__device__ Range_0 Range_x24init_0(longlong first_1, longlong count_3, longlong step_1, float part_1)
{
    Range_0 _S2;
    (&_S2)->first_0 = first_1;
    (&_S2)->count_2 = count_3;
    (&_S2)->step_0 = step_1;
    (&_S2)->part_0 = part_1;
    return _S2;
}

__device__ Range_0 WindowDim_range_0(longlong first_2, longlong count_4, longlong step_2, float part_2)
{
    return Range_x24init_0(first_2, count_4, step_2, part_2);
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

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ float negated_0(float x_0)
{
    return (U32_asfloat(((F32_asuint((x_0))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_0)
{
    return negated_0(v_0);
}

__device__ void LongSum_add_0(LongSum_0 * this_8, float x_1)
{
    this_8->terms_0 = this_8->terms_0 + x_1;
    uint _S3 = this_8->count_0 + 1U;
    this_8->count_0 = _S3;
    if((_S3 % 64U) == 0U)
    {
        this_8->blocks_0 = this_8->blocks_0 + this_8->terms_0;
        this_8->terms_0 = F32_reversed_0(F32_zero_0());
    }
    if((this_8->count_0 % 4096U) == 0U)
    {
        this_8->total_0 = this_8->total_0 + this_8->blocks_0;
        this_8->blocks_0 = F32_reversed_0(F32_zero_0());
    }
    return;
}

__device__ float LongSum_value_0(LongSum_0 * this_9)
{
    return this_9->total_0 + (this_9->blocks_0 + this_9->terms_0);
}

__device__ LongSum_0 LongSum_of_0(float first_3)
{
    float none_0 = F32_reversed_0(F32_zero_0());
    return LongSum_x24init_0(none_0, none_0, first_3, 0U);
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

__device__ uint top_bit_0(uint v_1)
{
    uint _S4;
    uint at_0;
    if(v_1 >= 65536U)
    {
        _S4 = v_1 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S4 = v_1;
        at_0 = 0U;
    }
    if(_S4 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S4 = _S4 >> int(8);
        at_0 = at_1;
    }
    if(_S4 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S4 = _S4 >> int(4);
        at_0 = at_2;
    }
    if(_S4 >= 4U)
    {
        uint _S5 = _S4 >> int(2);
        at_0 = at_0 + 2U;
        _S4 = _S5;
    }
    return at_0 + (_S4 >> int(1));
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
        uint _S6 = (sign_0 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S6 | m_1, m_0 << int(29));
    }
    uint e_1;
    if(e_0 == 0U)
    {
        uint top_0 = top_bit_0(m_0);
        uint _S7 = top_0 + 874U;
        m_1 = (m_0 << (23U - top_0)) & 8388607U;
        e_1 = _S7;
    }
    else
    {
        uint e_2 = e_0 + 896U;
        m_1 = m_0;
        e_1 = e_2;
    }
    return join_0((sign_0 | (e_1 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
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
    int _S8;
    if(s_0 >= 64U)
    {
        if(v_3 != 0ULL)
        {
            _S8 = int(1);
        }
        else
        {
            _S8 = int(0);
        }
        return ulonglong(_S8);
    }
    ulonglong _S9 = v_3 >> s_0;
    if((v_3 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S8 = int(1);
    }
    else
    {
        _S8 = int(0);
    }
    return _S9 | ulonglong(_S8);
}

__device__ ulonglong right_nearest_0(ulonglong v_4, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_4;
    }
    bool _S10;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S10 = v_4 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_4 >> s_1;
    ulonglong rest_0 = v_4 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
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

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S13 = high_0(u_1);
    uint sign_1 = _S13 & 2147483648U;
    uint e_3 = (_S13 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_3 == 2047U)
    {
        uint _S14 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S14 | s_2;
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
        bool _S15;
        if(odd_0)
        {
            _S15 = m_2 != 0ULL;
        }
        else
        {
            _S15 = false;
        }
        int _S16;
        if(_S15)
        {
            _S16 = int(1);
        }
        else
        {
            _S16 = int(0);
        }
        return sign_1 | uint(_S16);
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
    uint _S17 = high_0(u_2);
    uint _S18 = _S17 >> int(31);
    bool negative_0 = _S18 != 0U;
    uint e_4 = (_S17 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S19;
    if(e_4 == 2047U)
    {
        _S19 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S19 = false;
    }
    if(_S19)
    {
        return 0LL;
    }
    if(e_4 < 1023U)
    {
        return 0LL;
    }
    if(e_4 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S18));
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
    longlong _S20;
    if(negative_0)
    {
        _S20 = longlong(0ULL - m_7);
    }
    else
    {
        _S20 = longlong(m_7);
    }
    return _S20;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_5)
{
    longlong _S21;
    switch(type_1)
    {
    case 7U:
        {
            if(v_5 < -128LL)
            {
                _S21 = -128LL;
            }
            else
            {
                if(v_5 > 127LL)
                {
                    _S21 = 127LL;
                }
                else
                {
                    _S21 = v_5;
                }
            }
            return _S21;
        }
    case 8U:
        {
            if(v_5 < 0LL)
            {
                _S21 = 0LL;
            }
            else
            {
                if(v_5 > 255LL)
                {
                    _S21 = 255LL;
                }
                else
                {
                    _S21 = v_5;
                }
            }
            return _S21;
        }
    case 9U:
        {
            if(v_5 < -2147483648LL)
            {
                _S21 = -2147483648LL;
            }
            else
            {
                if(v_5 > 2147483647LL)
                {
                    _S21 = 2147483647LL;
                }
                else
                {
                    _S21 = v_5;
                }
            }
            return _S21;
        }
    default:
        {
            return v_5;
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
    uint _S22 = a_1 & 8388607U;
    uint _S23;
    if(e_5 != 0U)
    {
        _S23 = 8388608U;
    }
    else
    {
        _S23 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S22 | _S23), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_2 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_2 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_2 >> int(13)) & 1023U);
    }
    uint _S24;
    if(a_2 >= 1199566848U)
    {
        _S24 = 31744U;
    }
    else
    {
        _S24 = narrow_0(a_2, 10U, 15U);
    }
    return sign_2 | _S24;
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
    uint _S25;
    if(a_3 >= 1140850688U)
    {
        _S25 = 127U;
    }
    else
    {
        _S25 = (U32_min((narrow_0(a_3, 3U, 7U)), (127U)));
    }
    return sign_3 | _S25;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_4 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_4 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S26;
    if(a_4 >= 1199570944U)
    {
        _S26 = 124U;
    }
    else
    {
        _S26 = (U32_min((narrow_0(a_4, 2U, 15U)), (124U)));
    }
    return sign_4 | _S26;
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
            int _S27;
            if((u_8 << int(1)) != 0ULL)
            {
                _S27 = int(1);
            }
            else
            {
                _S27 = int(0);
            }
            return ulonglong(_S27);
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
            int _S28;
            if((u_9 << int(1)) != 0U)
            {
                _S28 = int(1);
            }
            else
            {
                _S28 = int(0);
            }
            return ulonglong(_S28);
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

__device__ ulonglong F32_bits_0(uint type_5, float v_6)
{
    return of_f32_0(type_5, (F32_asuint((v_6))));
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

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_4, ulonglong v_7)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S29 = at_3(base_4, i_4);
            *_S29 = uchar(v_7);
            break;
        }
    case 2U:
        {
            ushort * _S30 = at_4(base_4, i_4);
            *_S30 = ushort(v_7);
            break;
        }
    case 4U:
        {
            uint * _S31 = at_5(base_4, i_4);
            *_S31 = uint(v_7);
            break;
        }
    default:
        {
            ulonglong * _S32 = at_6(base_4, i_4);
            *_S32 = v_7;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_6, ulonglong base_5, longlong at_7, float v_8)
{
    store_0(size_of_0(type_6), base_5, at_7, F32_bits_0(type_6, v_8));
    return;
}

__device__ ulonglong load_0(uint size_1, ulonglong base_6, longlong i_5)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S33 = at_3(base_6, i_5);
            return ulonglong(*_S33);
        }
    case 2U:
        {
            ushort * _S34 = at_4(base_6, i_5);
            return ulonglong(*_S34);
        }
    case 4U:
        {
            uint * _S35 = at_5(base_6, i_5);
            return ulonglong(*_S35);
        }
    default:
        {
            ulonglong * _S36 = at_6(base_6, i_5);
            return *_S36;
        }
    }
}

__device__ uint low_0(ulonglong v_9)
{
    return uint(v_9);
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
    uint _S37 = (sign_5 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S38;
    if(a_5 > 31744U)
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
    uint a_6 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S39;
    if(a_6 == 127U)
    {
        _S39 = 2143289344U;
    }
    else
    {
        _S39 = widen_0(a_6, 3U, 7U);
    }
    return sign_6 | _S39;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_7 | (widen_0(a_7, 2U, 15U));
    }
    uint _S40;
    if(a_7 == 124U)
    {
        _S40 = 2139095040U;
    }
    else
    {
        _S40 = 2143289344U;
    }
    return sign_7 | _S40;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_10)
{
    switch(type_7)
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
            int _S41;
            if(v_10 != 0ULL)
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
            return longlong(v_10);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_11)
{
    uint _S42 = high_0(v_11);
    uint _S43;
    if(_S42 != 0U)
    {
        _S43 = 32U + top_bit_0(_S42);
    }
    else
    {
        _S43 = top_bit_0(low_0(v_11));
    }
    return _S43;
}

__device__ uint f32_of_i64_0(longlong v_12)
{
    if(v_12 == 0LL)
    {
        return 0U;
    }
    bool _S44 = v_12 < 0LL;
    ulonglong m_9;
    if(_S44)
    {
        m_9 = 0ULL - ulonglong(v_12);
    }
    else
    {
        m_9 = ulonglong(v_12);
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
    uint _S45;
    if(_S44)
    {
        _S45 = 2147483648U;
    }
    else
    {
        _S45 = 0U;
    }
    return _S45 + ((top_2 + 126U) << int(23)) + q_1;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_13)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_13);
        }
    case 2U:
        {
            return f32_of_f64_0(v_13, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_13));
        }
    case 4U:
        {
            return (low_0(v_13)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_13));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_13));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_13));
        }
    }
}

__device__ float F32_of_0(uint type_9, ulonglong v_14)
{
    return (U32_asfloat((f32_of_0(type_9, v_14))));
}

__device__ float number_at_0(uint type_10, ulonglong base_7, longlong at_8)
{
    ulonglong _S46 = load_0(size_of_0(type_10), base_7, at_8);
    return F32_of_0(type_10, _S46);
}

struct Window_Result_0
{
    float value_0;
    longlong at_9;
};

__device__ Window_Result_0 Window_Result_x24init_0(float value_1, longlong at_10)
{
    Window_Result_0 _S47;
    (&_S47)->value_0 = value_1;
    (&_S47)->at_9 = at_10;
    return _S47;
}

__device__ bool is_nan_0(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool F32_is_nan_0(float v_15)
{
    return is_nan_0(v_15);
}

__device__ void Window_Result_take_0(Window_Result_0 * this_10, float v_16, longlong position_0)
{
    bool _S48;
    if((this_10->at_9) >= 0LL)
    {
        _S48 = !((this_10->value_0) < v_16);
    }
    else
    {
        _S48 = false;
    }
    if(_S48)
    {
        if(F32_is_nan_0(v_16))
        {
            _S48 = !F32_is_nan_0(this_10->value_0);
        }
        else
        {
            _S48 = false;
        }
        _S48 = !_S48;
    }
    else
    {
        _S48 = false;
    }
    if(_S48)
    {
        return;
    }
    this_10->value_0 = v_16;
    this_10->at_9 = position_0;
    return;
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float WindowDim_weight_0(WindowDim_0 * this_11, Range_0 * r_0, longlong k_0)
{
    if((this_11->op_0) != 3U)
    {
        return F32_one_0();
    }
    float _S49;
    if(k_0 == 0LL)
    {
        _S49 = F32_one_0() - r_0->part_0;
    }
    else
    {
        _S49 = r_0->part_0;
    }
    return _S49;
}

__device__ longlong quotient_0(longlong i_6, longlong n_0)
{
    longlong q_2;
    if(((i_6 | n_0) >> int(32)) == 0LL)
    {
        uint _S50 = uint(i_6) / uint(n_0);
        q_2 = longlong(_S50);
    }
    else
    {
        longlong _S51 = i_6 / n_0;
        q_2 = _S51;
    }
    return q_2;
}

__device__ longlong share_below_0(longlong i_7, longlong n_1, longlong m_10)
{
    longlong whole_0 = quotient_0(n_1, m_10);
    longlong _S52 = i_7 * whole_0;
    longlong _S53 = quotient_0(i_7 * (n_1 - whole_0 * m_10), m_10);
    return _S52 + _S53;
}

__device__ longlong WindowDim_inputs_get_0(WindowDim_0 * this_12)
{
    return this_12->geometry_0->inputs_0[this_12->dim_0];
}

__device__ float F32_of_count_0(ulonglong n_2)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_2)))));
}

__device__ float quotient_1(float x_3, float y_0)
{
    return x_3 / y_0;
}

__device__ float F32_over_0(float a_8, float b_0)
{
    return quotient_1(a_8, b_0);
}

__device__ longlong share_above_0(longlong i_8, longlong n_3, longlong m_11)
{
    longlong whole_1 = quotient_0(n_3, m_11);
    longlong _S54 = i_8 * whole_1;
    longlong _S55 = quotient_0(i_8 * (n_3 - whole_1 * m_11) + m_11 - 1LL, m_11);
    return _S54 + _S55;
}

__device__ longlong steps_over_0(longlong n_4, longlong step_3)
{
    longlong _S56;
    if(step_3 == 1LL)
    {
        _S56 = n_4;
    }
    else
    {
        longlong _S57 = quotient_0(n_4 + step_3 - 1LL, step_3);
        _S56 = _S57;
    }
    return _S56;
}

__device__ longlong clamp_0(longlong x_4, longlong minBound_0, longlong maxBound_0)
{
    return (I64_min(((I64_max((x_4), (minBound_0)))), (maxBound_0)));
}

__device__ Range_0 WindowDim_window_0(WindowDim_0 * this_13, longlong i_9)
{
    bool _S58 = WindowDim_is_missing_get_0(this_13);
    if(_S58)
    {
        float _S59;
        if((this_13->op_0) == 1U)
        {
            _S59 = F32_one_0();
        }
        else
        {
            _S59 = F32_zero_0();
        }
        return WindowDim_range_0(0LL, 1LL, 0LL, _S59);
    }
    uint _S60 = this_13->op_0;
    if((this_13->op_0) == 2U)
    {
        longlong _S61 = WindowDim_ratio_in_get_0(this_13);
        longlong _S62 = WindowDim_ratio_out_get_0(this_13);
        longlong _S63 = share_below_0(i_9, _S61, _S62);
        longlong _S64 = WindowDim_inputs_get_0(this_13);
        return WindowDim_range_0((I64_min((_S63), (_S64 - 1LL))), 1LL, 0LL, F32_zero_0());
    }
    longlong over_0;
    longlong under_0;
    if(_S60 == 3U)
    {
        longlong _S65 = WindowDim_inputs_get_0(this_13);
        longlong _S66 = i_9 * (_S65 - 1LL);
        longlong _S67 = WindowDim_outputs_get_0(this_13);
        longlong _S68 = (I64_max((_S67 - 1LL), (1LL)));
        if(((this_13->flags_0) & 4U) == 0U)
        {
            longlong _S69 = 2LL * i_9 + 1LL;
            longlong _S70 = WindowDim_ratio_in_get_0(this_13);
            longlong _S71 = _S69 * _S70;
            longlong _S72 = WindowDim_ratio_out_get_0(this_13);
            longlong _S73 = (I64_max((_S71 - _S72), (0LL)));
            longlong _S74 = WindowDim_ratio_out_get_0(this_13);
            longlong _S75 = 2LL * _S74;
            over_0 = _S73;
            under_0 = _S75;
        }
        else
        {
            over_0 = _S66;
            under_0 = _S68;
        }
        longlong _S76 = quotient_0(over_0, under_0);
        longlong _S77 = WindowDim_inputs_get_0(this_13);
        longlong _S78 = (I64_min((_S76), (_S77 - 1LL)));
        longlong _S79 = WindowDim_inputs_get_0(this_13);
        return WindowDim_range_0(_S78, 2LL, (I64_min((1LL), (_S79 - 1LL - _S78))), F32_over_0(F32_of_count_0(ulonglong(over_0 - _S78 * under_0)), F32_of_count_0(ulonglong(under_0))));
    }
    uint _S80 = this_13->flags_0;
    if(((this_13->flags_0) & 1U) != 0U)
    {
        longlong _S81 = WindowDim_inputs_get_0(this_13);
        longlong _S82 = WindowDim_outputs_get_0(this_13);
        longlong first_4 = share_below_0(i_9, _S81, _S82);
        longlong _S83 = i_9 + 1LL;
        longlong _S84 = WindowDim_inputs_get_0(this_13);
        longlong _S85 = WindowDim_outputs_get_0(this_13);
        longlong _S86 = share_above_0(_S83, _S84, _S85);
        longlong count_5 = _S86 - first_4;
        return WindowDim_range_0(first_4, count_5, 1LL, F32_of_count_0(ulonglong(count_5)));
    }
    longlong _S87 = WindowDim_stride_get_0(this_13);
    longlong _S88 = i_9 * _S87;
    longlong _S89 = WindowDim_padding_get_0(this_13);
    longlong start_0 = _S88 - _S89;
    longlong _S90 = WindowDim_kernel_get_0(this_13);
    longlong _S91 = start_0 + _S90;
    longlong _S92 = WindowDim_inputs_get_0(this_13);
    longlong _S93 = WindowDim_padding_get_0(this_13);
    longlong _S94 = (I64_min((_S91), (_S92 + _S93)));
    if(start_0 < 0LL)
    {
        longlong _S95 = - start_0;
        longlong _S96 = WindowDim_dilation_get_0(this_13);
        longlong _S97 = steps_over_0(_S95, _S96);
        over_0 = _S97;
    }
    else
    {
        over_0 = 0LL;
    }
    longlong _S98 = WindowDim_dilation_get_0(this_13);
    longlong first_5 = start_0 + over_0 * _S98;
    longlong _S99 = WindowDim_inputs_get_0(this_13);
    if(first_5 < _S99)
    {
        longlong _S100 = WindowDim_inputs_get_0(this_13);
        longlong _S101 = _S100 - first_5;
        longlong _S102 = WindowDim_dilation_get_0(this_13);
        longlong _S103 = steps_over_0(_S101, _S102);
        under_0 = _S103;
    }
    else
    {
        under_0 = 0LL;
    }
    longlong _S104 = WindowDim_kernel_get_0(this_13);
    longlong count_6 = clamp_0(_S104 - over_0, 0LL, under_0);
    longlong divisor_0;
    if((_S80 & 2U) != 0U)
    {
        divisor_0 = _S94 - start_0;
    }
    else
    {
        divisor_0 = count_6;
    }
    longlong _S105 = WindowDim_dilation_get_0(this_13);
    return WindowDim_range_0(first_5, count_6, _S105, F32_of_count_0(ulonglong(divisor_0)));
}

__device__ float WindowDim_weight_in_0(WindowDim_0 * this_14, longlong reader_0, longlong i_10)
{
    uint _S106 = this_14->op_0;
    bool _S107;
    if((this_14->op_0) != 3U)
    {
        _S107 = _S106 != 1U;
    }
    else
    {
        _S107 = false;
    }
    if(_S107)
    {
        return F32_one_0();
    }
    Range_0 _S108 = WindowDim_window_0(this_14, reader_0);
    if(_S106 == 1U)
    {
        return _S108.part_0;
    }
    float sum_0;
    if((_S108.first_0) == i_10)
    {
        sum_0 = F32_one_0() - _S108.part_0;
    }
    else
    {
        sum_0 = F32_zero_0();
    }
    if((_S108.first_0 + _S108.step_0) == i_10)
    {
        sum_0 = sum_0 + _S108.part_0;
    }
    return sum_0;
}

__device__ Range_0 WindowDim_readers_0(WindowDim_0 * this_15, longlong i_11)
{
    bool _S109 = WindowDim_is_missing_get_0(this_15);
    longlong first_6;
    longlong last_0;
    if(_S109)
    {
        first_6 = 0LL;
        last_0 = 0LL;
    }
    else
    {
        uint _S110 = this_15->op_0;
        if((this_15->op_0) == 2U)
        {
            longlong _S111 = WindowDim_ratio_out_get_0(this_15);
            longlong _S112 = WindowDim_ratio_in_get_0(this_15);
            longlong _S113 = share_above_0(i_11, _S111, _S112);
            longlong _S114 = i_11 + 1LL;
            longlong _S115 = WindowDim_ratio_out_get_0(this_15);
            longlong _S116 = WindowDim_ratio_in_get_0(this_15);
            longlong _S117 = share_above_0(_S114, _S115, _S116);
            longlong _S118 = _S117 - 1LL;
            first_6 = _S113;
            last_0 = _S118;
        }
        else
        {
            if(_S110 == 3U)
            {
                if(((this_15->flags_0) & 4U) == 0U)
                {
                    longlong _S119 = WindowDim_ratio_out_get_0(this_15);
                    longlong _S120 = 2LL * i_11;
                    longlong _S121 = _S119 * (I64_max((_S120 - 1LL), (0LL)));
                    longlong _S122 = WindowDim_ratio_in_get_0(this_15);
                    longlong _S123 = quotient_0(_S121, _S122);
                    longlong _S124 = (I64_max((_S123 - 1LL), (0LL))) >> int(1);
                    longlong _S125 = WindowDim_ratio_out_get_0(this_15);
                    longlong _S126 = _S125 * (_S120 + 3LL);
                    longlong _S127 = WindowDim_ratio_in_get_0(this_15);
                    longlong _S128 = quotient_0(_S126, _S127);
                    longlong _S129 = (_S128 - 1LL) >> int(1);
                    first_6 = _S124;
                    last_0 = _S129;
                }
                else
                {
                    longlong _S130 = WindowDim_inputs_get_0(this_15);
                    longlong _S131 = (I64_max((_S130 - 1LL), (1LL)));
                    longlong _S132 = WindowDim_outputs_get_0(this_15);
                    longlong _S133 = (I64_max((_S132 - 1LL), (0LL)));
                    longlong _S134 = share_below_0((I64_max((i_11 - 1LL), (0LL))), _S133, _S131);
                    longlong _S135 = WindowDim_inputs_get_0(this_15);
                    if(_S135 == 1LL)
                    {
                        first_6 = _S133;
                    }
                    else
                    {
                        longlong _S136 = share_above_0(i_11 + 1LL, _S133, _S131);
                        first_6 = _S136;
                    }
                    longlong _S137 = first_6;
                    first_6 = _S134;
                    last_0 = _S137;
                }
            }
            else
            {
                if(((this_15->flags_0) & 1U) != 0U)
                {
                    longlong _S138 = WindowDim_outputs_get_0(this_15);
                    longlong _S139 = WindowDim_inputs_get_0(this_15);
                    longlong _S140 = share_below_0(i_11, _S138, _S139);
                    longlong _S141 = i_11 + 1LL;
                    longlong _S142 = WindowDim_outputs_get_0(this_15);
                    longlong _S143 = WindowDim_inputs_get_0(this_15);
                    longlong _S144 = share_above_0(_S141, _S142, _S143);
                    longlong _S145 = _S144 - 1LL;
                    first_6 = _S140;
                    last_0 = _S145;
                }
                else
                {
                    longlong _S146 = WindowDim_padding_get_0(this_15);
                    longlong _S147 = i_11 + _S146;
                    longlong _S148 = WindowDim_kernel_get_0(this_15);
                    longlong _S149 = _S148 - 1LL;
                    longlong _S150 = WindowDim_dilation_get_0(this_15);
                    longlong _S151 = (I64_max((_S147 - _S149 * _S150), (0LL)));
                    longlong _S152 = WindowDim_stride_get_0(this_15);
                    longlong _S153 = steps_over_0(_S151, _S152);
                    longlong _S154 = WindowDim_padding_get_0(this_15);
                    longlong _S155 = i_11 + _S154;
                    longlong _S156 = WindowDim_stride_get_0(this_15);
                    longlong _S157 = quotient_0(_S155, _S156);
                    first_6 = _S153;
                    last_0 = _S157;
                }
            }
        }
    }
    longlong _S158 = WindowDim_outputs_get_0(this_15);
    return WindowDim_range_0(first_6, (I64_min((last_0), (_S158 - 1LL))) - first_6 + 1LL, 1LL, F32_zero_0());
}

struct WindowArguments_0
{
    ulonglong output_0;
    ulonglong from_1;
    ulonglong index_1;
    ulonglong geometry_1;
    ulonglong count_7;
    uint flags_1;
    uint groups_0;
};

__device__ WindowDim_0 WindowDim_x24init_0(uint any_op_0, WindowArguments_0 * a_9, int d_0)
{
    WindowDim_0 _S159;
    (&_S159)->op_0 = any_op_0 & 3U;
    (&_S159)->flags_0 = a_9->flags_1;
    (&_S159)->geometry_0 = (WindowGeometry_0 *)a_9->geometry_1;
    (&_S159)->dim_0 = d_0;
    return _S159;
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

__device__ uint Spec_type_0(Spec_0 * this_16, uint k_1)
{
    return ((this_16->types_0) >> (4U * k_1)) & 15U;
}

__device__ float magnitude_0(float x_5)
{
    return (U32_asfloat(((F32_asuint((x_5))) & 2147483647U)));
}

__device__ float F32_size_0(float v_17)
{
    return magnitude_0(v_17);
}

__device__ float power_of_2_0(int n_6)
{
    return (U32_asfloat(((uint(n_6) + 127U) << int(23))));
}

__device__ float F32_power_0(int n_7)
{
    return power_of_2_0(n_7);
}

__device__ int * at_11(ulonglong base_8, longlong i_12)
{
    return (int *)(base_8 + ulonglong(i_12) * 4ULL);
}

__device__ void Window_compute_0(Spec_0 * spec_0, WindowArguments_0 * a_10, ulonglong i_13)
{
    float result_0;
    WindowGeometry_0 * g_0 = (WindowGeometry_0 *)a_10->geometry_1;
    FixedArray<longlong, 5>  index_3;
    longlong rest_2 = longlong(i_13);
    bool channels_last_0 = ((a_10->flags_1) & 8U) != 0U;
    if(channels_last_0)
    {
        longlong _S160 = split_off_0(&rest_2, g_0->extent_0[int(1)]);
        index_3[int(1)] = _S160;
    }
    longlong _S161 = split_off_0(&rest_2, g_0->extent_0[int(4)]);
    index_3[int(4)] = _S161;
    longlong _S162 = split_off_0(&rest_2, g_0->extent_0[int(3)]);
    index_3[int(3)] = _S162;
    longlong _S163 = split_off_0(&rest_2, g_0->extent_0[int(2)]);
    index_3[int(2)] = _S163;
    if(!channels_last_0)
    {
        longlong _S164 = split_off_0(&rest_2, g_0->extent_0[int(1)]);
        index_3[int(1)] = _S164;
    }
    index_3[int(0)] = rest_2;
    longlong to_1 = index_3[int(0)] * g_0->to_0[int(0)] + index_3[int(1)] * g_0->to_0[int(1)] + index_3[int(2)] * g_0->to_0[int(2)] + index_3[int(3)] * g_0->to_0[int(3)] + index_3[int(4)] * g_0->to_0[int(4)];
    longlong place_0 = index_3[int(0)] * g_0->index_0[int(0)] + index_3[int(1)] * g_0->index_0[int(1)] + index_3[int(2)] * g_0->index_0[int(2)] + index_3[int(3)] * g_0->index_0[int(3)] + index_3[int(4)] * g_0->index_0[int(4)];
    longlong _S165 = index_3[int(0)] * g_0->from_0[int(0)] + index_3[int(1)] * g_0->from_0[int(1)];
    longlong _S166 = index_3[int(0)] * g_0->index_0[int(0)] + index_3[int(1)] * g_0->index_0[int(1)];
    uint _S167 = spec_0->op_1;
    bool is_grad_0 = (spec_0->op_1) >= 4U;
    WindowDim_0 _S168 = WindowDim_x24init_0(spec_0->op_1, a_10, int(0));
    WindowDim_0 _S169 = WindowDim_x24init_0(_S167, a_10, int(1));
    WindowDim_0 _S170 = WindowDim_x24init_0(_S167, a_10, int(2));
    Range_0 r0_0;
    Range_0 r1_0;
    Range_0 r2_0;
    if(is_grad_0)
    {
        WindowDim_0 _S171 = _S168;
        Range_0 _S172 = WindowDim_readers_0(&_S171, index_3[int(2)]);
        WindowDim_0 _S173 = _S169;
        Range_0 _S174 = WindowDim_readers_0(&_S173, index_3[int(3)]);
        WindowDim_0 _S175 = _S170;
        Range_0 _S176 = WindowDim_readers_0(&_S175, index_3[int(4)]);
        r0_0 = _S172;
        r1_0 = _S174;
        r2_0 = _S176;
    }
    else
    {
        WindowDim_0 _S177 = _S168;
        Range_0 _S178 = WindowDim_window_0(&_S177, index_3[int(2)]);
        WindowDim_0 _S179 = _S169;
        Range_0 _S180 = WindowDim_window_0(&_S179, index_3[int(3)]);
        WindowDim_0 _S181 = _S170;
        Range_0 _S182 = WindowDim_window_0(&_S181, index_3[int(4)]);
        r0_0 = _S178;
        r1_0 = _S180;
        r2_0 = _S182;
    }
    WindowDim_0 _S183 = _S169;
    longlong _S184 = WindowDim_inputs_get_0(&_S183);
    longlong _S185 = index_3[int(2)] * _S184 + index_3[int(3)];
    WindowDim_0 _S186 = _S170;
    longlong _S187 = WindowDim_inputs_get_0(&_S186);
    longlong _S188 = _S185 * _S187 + index_3[int(4)];
    Window_Result_0 best_0 = Window_Result_x24init_0(F32_lowest_0(), -1LL);
    float _S189 = F32_zero_0();
    LongSum_0 sum_1 = LongSum_of_0(_S189);
    longlong p_0 = 0LL;
    float large_0 = _S189;
    for(;;)
    {
        if(p_0 < (r0_0.count_2))
        {
        }
        else
        {
            break;
        }
        longlong at0_0 = r0_0.first_0 + p_0 * r0_0.step_0;
        if(is_grad_0)
        {
            WindowDim_0 _S190 = _S168;
            float _S191 = WindowDim_weight_in_0(&_S190, at0_0, index_3[int(2)]);
            result_0 = _S191;
        }
        else
        {
            WindowDim_0 _S192 = _S168;
            Range_0 _S193 = r0_0;
            float _S194 = WindowDim_weight_0(&_S192, &_S193, p_0);
            result_0 = _S194;
        }
        longlong q_3 = 0LL;
        for(;;)
        {
            if(q_3 < (r1_0.count_2))
            {
            }
            else
            {
                break;
            }
            longlong at1_0 = r1_0.first_0 + q_3 * r1_0.step_0;
            float _S195;
            if(is_grad_0)
            {
                WindowDim_0 _S196 = _S169;
                float _S197 = WindowDim_weight_in_0(&_S196, at1_0, index_3[int(3)]);
                _S195 = _S197;
            }
            else
            {
                WindowDim_0 _S198 = _S169;
                Range_0 _S199 = r1_0;
                float _S200 = WindowDim_weight_0(&_S198, &_S199, q_3);
                _S195 = _S200;
            }
            float _S201 = result_0 * _S195;
            longlong r_1 = 0LL;
            float large_1 = large_0;
            for(;;)
            {
                if(r_1 < (r2_0.count_2))
                {
                }
                else
                {
                    break;
                }
                longlong at2_0 = r2_0.first_0 + r_1 * r2_0.step_0;
                float _S202;
                if(is_grad_0)
                {
                    WindowDim_0 _S203 = _S170;
                    float _S204 = WindowDim_weight_in_0(&_S203, at2_0, index_3[int(4)]);
                    _S202 = _S204;
                }
                else
                {
                    WindowDim_0 _S205 = _S170;
                    Range_0 _S206 = r2_0;
                    float _S207 = WindowDim_weight_0(&_S205, &_S206, r_1);
                    _S202 = _S207;
                }
                float _S208 = _S201 * _S202;
                uint _S209 = Spec_type_0(spec_0, 1U);
                float v_18 = number_at_0(_S209, a_10->from_1, _S165 + at0_0 * g_0->from_0[int(2)] + at1_0 * g_0->from_0[int(3)] + at2_0 * g_0->from_0[int(4)]);
                switch(_S167)
                {
                default:
                    {
                        if(_S189 < _S208)
                        {
                            LongSum_add_0(&sum_1, v_18 * _S208);
                        }
                        break;
                    }
                case 0U:
                    {
                        WindowDim_0 _S210 = _S169;
                        longlong _S211 = WindowDim_inputs_get_0(&_S210);
                        longlong _S212 = at0_0 * _S211 + at1_0;
                        WindowDim_0 _S213 = _S170;
                        longlong _S214 = WindowDim_inputs_get_0(&_S213);
                        Window_Result_take_0(&best_0, v_18, _S212 * _S214 + at2_0);
                        break;
                    }
                case 1U:
                    {
                        float large_2;
                        if((F32_power_0(int(48))) <= (F32_size_0(v_18)))
                        {
                            large_2 = large_1 + v_18 * F32_power_0(int(-90));
                        }
                        else
                        {
                            LongSum_add_0(&sum_1, v_18);
                            large_2 = large_1;
                        }
                        large_1 = large_2;
                        break;
                    }
                case 5U:
                    {
                        LongSum_add_0(&sum_1, F32_over_0(v_18, _S208));
                        break;
                    }
                case 4U:
                    {
                        int * _S215 = at_11(a_10->index_1, _S166 + at0_0 * g_0->index_0[int(2)] + at1_0 * g_0->index_0[int(3)] + at2_0 * g_0->index_0[int(4)]);
                        if(longlong(*_S215) == _S188)
                        {
                            LongSum_add_0(&sum_1, v_18);
                        }
                        break;
                    }
                }
                r_1 = r_1 + 1LL;
            }
            q_3 = q_3 + 1LL;
            large_0 = large_1;
        }
        p_0 = p_0 + 1LL;
    }
    bool _S216 = _S167 == 0U;
    if(_S216)
    {
        result_0 = (&best_0)->value_0;
    }
    else
    {
        LongSum_0 _S217 = sum_1;
        float _S218 = LongSum_value_0(&_S217);
        result_0 = _S218;
    }
    if(_S167 == 1U)
    {
        float _S219 = r0_0.part_0 * r1_0.part_0 * r2_0.part_0;
        if(!(large_0 == _S189))
        {
            result_0 = F32_over_0(large_0 + result_0 * F32_power_0(int(-90)), _S219) * F32_power_0(int(90));
        }
        else
        {
            if(_S189 < _S219)
            {
                result_0 = F32_over_0(result_0, _S219);
            }
        }
    }
    bool _S220;
    if(_S216)
    {
        _S220 = (a_10->index_1) != 0ULL;
    }
    else
    {
        _S220 = false;
    }
    if(_S220)
    {
        int * _S221 = at_11(a_10->index_1, place_0);
        *_S221 = int((&best_0)->at_9);
    }
    uint _S222 = Spec_type_0(spec_0, 0U);
    store_number_0(_S222, a_10->output_0, to_1, result_0);
    return;
}

__device__ void Window_run_0(Spec_0 * spec_1, WindowArguments_0 * a_11, uint group_0, uint lane_0)
{
    ulonglong _S223 = ulonglong(a_11->groups_0) * 256ULL;
    ulonglong i_14 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(i_14 < (a_11->count_7))
        {
        }
        else
        {
            break;
        }
        Window_compute_0(spec_1, a_11, i_14);
        i_14 = i_14 + _S223;
    }
    return;
}

extern "C" __global__ void mpt_window_f32(WindowArguments_0 a_12, Spec_0 spec_2)
{
    uint _S224 = blockIdx.x;
    uint _S225 = threadIdx.x;
    Spec_0 _S226 = spec_2;
    WindowArguments_0 _S227 = a_12;
    Window_run_0(&_S226, &_S227, _S224, _S225);
    return;
}

