// The kernels of multi_passes.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<double, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ double Sum_of_0(double a_0, double b_0)
{
    return a_0 + b_0;
}

__device__ double Group_all_0(double v_0, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = v_0;
    meet_0();
    uint _S1 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    double _S2;
    uint i_0;
    if(width_0 > _S1)
    {
        if(place_0 < _S1)
        {
            uint _S3 = place_0 + _S1;
            _S2 = v_0;
            i_0 = _S3;
            for(;;)
            {
                if(i_0 < width_0)
                {
                }
                else
                {
                    break;
                }
                double _S4 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
                uint i_1 = i_0 + _S1;
                _S2 = _S4;
                i_0 = i_1;
            }
            (*&values_0)[lane_0] = _S2;
        }
        meet_0();
    }
    _S2 = (*&values_0)[first_0];
    i_0 = 1U;
    for(;;)
    {
        if(i_0 < _S1)
        {
        }
        else
        {
            break;
        }
        double _S5 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
        uint i_2 = i_0 + 1U;
        _S2 = _S5;
        i_0 = i_2;
    }
    meet_0();
    return _S2;
}

__device__ double Group_all_1(double v_1, uint lane_1)
{
    double _S6 = Group_all_0(v_1, lane_1, 256U);
    return _S6;
}

__device__ __shared__ FixedArray<uint, 256>  values_1;

__device__ uint Sum_of_1(uint a_1, uint b_1)
{
    return a_1 + b_1;
}

__device__ uint Group_all_2(uint v_2, uint lane_2, uint width_1)
{
    (*&values_1)[lane_2] = v_2;
    meet_0();
    uint _S7 = (U32_min((width_1), (16U)));
    uint place_1 = lane_2 & (width_1 - 1U);
    uint first_1 = lane_2 - place_1;
    uint _S8;
    uint i_3;
    if(width_1 > _S7)
    {
        if(place_1 < _S7)
        {
            uint _S9 = place_1 + _S7;
            _S8 = v_2;
            i_3 = _S9;
            for(;;)
            {
                if(i_3 < width_1)
                {
                }
                else
                {
                    break;
                }
                uint _S10 = Sum_of_1(_S8, (*&values_1)[first_1 + i_3]);
                uint i_4 = i_3 + _S7;
                _S8 = _S10;
                i_3 = i_4;
            }
            (*&values_1)[lane_2] = _S8;
        }
        meet_0();
    }
    _S8 = (*&values_1)[first_1];
    i_3 = 1U;
    for(;;)
    {
        if(i_3 < _S7)
        {
        }
        else
        {
            break;
        }
        uint _S11 = Sum_of_1(_S8, (*&values_1)[first_1 + i_3]);
        uint i_5 = i_3 + 1U;
        _S8 = _S11;
        i_3 = i_5;
    }
    meet_0();
    return _S8;
}

__device__ uint Group_all_3(uint v_3, uint lane_3)
{
    uint _S12 = Group_all_2(v_3, lane_3, 256U);
    return _S12;
}

struct Reading_0
{
    double multiplier_0;
    double limit_0;
    double clip_0;
};

__device__ double of_0(double v_4)
{
    return v_4;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_5)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_5), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ ulonglong magnitude_bits_0(double x_0)
{
    return (bits_of_0(x_0)) & 9223372036854775807ULL;
}

__device__ bool is_nan_0(double x_1)
{
    return (magnitude_bits_0(x_1)) > 9218868437227405312ULL;
}

__device__ bool is_nan_of_0(double v_6)
{
    return is_nan_0(v_6);
}

__device__ double larger_of_0(double a_2, double b_2)
{
    double _S13;
    if(a_2 < b_2)
    {
        _S13 = b_2;
    }
    else
    {
        _S13 = a_2;
    }
    return _S13;
}

__device__ double smaller_of_0(double a_3, double b_3)
{
    double _S14;
    if(b_3 < a_3)
    {
        _S14 = b_3;
    }
    else
    {
        _S14 = a_3;
    }
    return _S14;
}

__device__ double Reading_read_0(Reading_0 * this_0, double g_0)
{
    double _S15 = g_0 * this_0->multiplier_0;
    double _S16 = this_0->limit_0;
    bool _S17;
    if((of_0(0.0)) < (this_0->limit_0))
    {
        _S17 = !is_nan_of_0(_S15);
    }
    else
    {
        _S17 = false;
    }
    double _S18;
    if(_S17)
    {
        _S18 = smaller_of_0(_S16, larger_of_0(- _S16, _S15));
    }
    else
    {
        _S18 = _S15;
    }
    return _S18 * this_0->clip_0;
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

__device__ uint high_0(ulonglong v_7)
{
    return uint(v_7 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_8, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_8;
    }
    int _S19;
    if(s_0 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S19 = int(1);
        }
        else
        {
            _S19 = int(0);
        }
        return ulonglong(_S19);
    }
    ulonglong _S20 = v_8 >> s_0;
    if((v_8 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S19 = int(1);
    }
    else
    {
        _S19 = int(0);
    }
    return _S20 | ulonglong(_S19);
}

__device__ ulonglong right_nearest_0(ulonglong v_9, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_9;
    }
    bool _S21;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S21 = v_9 > 9223372036854775808ULL;
        }
        else
        {
            _S21 = false;
        }
        int _S22;
        if(_S21)
        {
            _S22 = int(1);
        }
        else
        {
            _S22 = int(0);
        }
        return ulonglong(_S22);
    }
    ulonglong q_0 = v_9 >> s_1;
    ulonglong rest_0 = v_9 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S21 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S21 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S21 = false;
        }
    }
    ulonglong _S23;
    if(_S21)
    {
        _S23 = q_0 + 1ULL;
    }
    else
    {
        _S23 = q_0;
    }
    return _S23;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S24 = high_0(u_0);
    uint sign_0 = _S24 & 2147483648U;
    uint e_0 = (_S24 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S25 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S25 | s_2;
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
        bool _S26;
        if(odd_0)
        {
            _S26 = m_0 != 0ULL;
        }
        else
        {
            _S26 = false;
        }
        int _S27;
        if(_S26)
        {
            _S27 = int(1);
        }
        else
        {
            _S27 = int(0);
        }
        return sign_0 | uint(_S27);
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
    uint _S28 = high_0(u_1);
    uint _S29 = _S28 >> int(31);
    bool negative_0 = _S29 != 0U;
    uint e_1 = (_S28 >> int(20)) & 2047U;
    ulonglong m_4 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S30;
    if(e_1 == 2047U)
    {
        _S30 = m_4 != 4503599627370496ULL;
    }
    else
    {
        _S30 = false;
    }
    if(_S30)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S29));
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
    longlong _S31;
    if(negative_0)
    {
        _S31 = longlong(0ULL - m_5);
    }
    else
    {
        _S31 = longlong(m_5);
    }
    return _S31;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_10)
{
    longlong _S32;
    switch(type_1)
    {
    case 7U:
        {
            if(v_10 < -128LL)
            {
                _S32 = -128LL;
            }
            else
            {
                if(v_10 > 127LL)
                {
                    _S32 = 127LL;
                }
                else
                {
                    _S32 = v_10;
                }
            }
            return _S32;
        }
    case 8U:
        {
            if(v_10 < 0LL)
            {
                _S32 = 0LL;
            }
            else
            {
                if(v_10 > 255LL)
                {
                    _S32 = 255LL;
                }
                else
                {
                    _S32 = v_10;
                }
            }
            return _S32;
        }
    case 9U:
        {
            if(v_10 < -2147483648LL)
            {
                _S32 = -2147483648LL;
            }
            else
            {
                if(v_10 > 2147483647LL)
                {
                    _S32 = 2147483647LL;
                }
                else
                {
                    _S32 = v_10;
                }
            }
            return _S32;
        }
    default:
        {
            return v_10;
        }
    }
}

__device__ uint narrow_0(uint a_4, uint mantissa_0, uint bias_0)
{
    uint e_2 = a_4 >> int(23);
    if(e_2 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_4 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S33 = a_4 & 8388607U;
    uint _S34;
    if(e_2 != 0U)
    {
        _S34 = 8388608U;
    }
    else
    {
        _S34 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S33 | _S34), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_5 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_5 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_5 >> int(13)) & 1023U);
    }
    uint _S35;
    if(a_5 >= 1199566848U)
    {
        _S35 = 31744U;
    }
    else
    {
        _S35 = narrow_0(a_5, 10U, 15U);
    }
    return sign_1 | _S35;
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
    uint a_6 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(24)) & 128U;
    uint _S36;
    if(a_6 >= 1140850688U)
    {
        _S36 = 127U;
    }
    else
    {
        _S36 = (U32_min((narrow_0(a_6, 3U, 7U)), (127U)));
    }
    return sign_2 | _S36;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_7 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_7 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S37;
    if(a_7 >= 1199570944U)
    {
        _S37 = 124U;
    }
    else
    {
        _S37 = (U32_min((narrow_0(a_7, 2U, 15U)), (124U)));
    }
    return sign_3 | _S37;
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
            int _S38;
            if((u_7 << int(1)) != 0ULL)
            {
                _S38 = int(1);
            }
            else
            {
                _S38 = int(0);
            }
            return ulonglong(_S38);
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

__device__ ulonglong to_0(double this_1, uint type_4)
{
    return of_f64_0(type_4, bits_of_0(this_1));
}

__device__ uchar * at_0(ulonglong base_0, longlong i_6)
{
    return (uchar *)(base_0 + ulonglong(i_6));
}

__device__ ushort * at_1(ulonglong base_1, longlong i_7)
{
    return (ushort *)(base_1 + ulonglong(i_7) * 2ULL);
}

__device__ uint * at_2(ulonglong base_2, longlong i_8)
{
    return (uint *)(base_2 + ulonglong(i_8) * 4ULL);
}

__device__ ulonglong * at_3(ulonglong base_3, longlong i_9)
{
    return (ulonglong *)(base_3 + ulonglong(i_9) * 8ULL);
}

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_10, ulonglong v_11)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S39 = at_0(base_4, i_10);
            *_S39 = uchar(v_11);
            break;
        }
    case 2U:
        {
            ushort * _S40 = at_1(base_4, i_10);
            *_S40 = ushort(v_11);
            break;
        }
    case 4U:
        {
            uint * _S41 = at_2(base_4, i_10);
            *_S41 = uint(v_11);
            break;
        }
    default:
        {
            ulonglong * _S42 = at_3(base_4, i_10);
            *_S42 = v_11;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_5, ulonglong base_5, longlong i_11, double v_12)
{
    store_0(size_of_0(type_5), base_5, i_11, to_0(v_12, type_5));
    return;
}

struct MultiState_0
{
    ulonglong data_0;
    ulonglong scale_0;
    uint format_0;
    uint block_0;
};

struct MultiTensor_0
{
    ulonglong param_0;
    ulonglong low_0;
    ulonglong copy_0;
    FixedArray<MultiState_0, 3>  state_0;
    ulonglong grad_0;
    longlong count_0;
    ulonglong row_0;
    longlong width_2;
    uint param_dtype_0;
    uint grad_dtype_0;
    uint copy_dtype_0;
    int slot_0;
    int group_0;
    uint master_0;
    ulonglong key_0;
    ulonglong first_2;
    longlong rows_0;
    longlong columns_0;
    ulonglong scratch_0;
    ulonglong row_scale_0;
};

__device__ ulonglong load_0(uint size_1, ulonglong base_6, longlong i_12)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S43 = at_0(base_6, i_12);
            return ulonglong(*_S43);
        }
    case 2U:
        {
            ushort * _S44 = at_1(base_6, i_12);
            return ulonglong(*_S44);
        }
    case 4U:
        {
            uint * _S45 = at_2(base_6, i_12);
            return ulonglong(*_S45);
        }
    default:
        {
            ulonglong * _S46 = at_3(base_6, i_12);
            return *_S46;
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
            int _S47;
            if(v_13 != 0ULL)
            {
                _S47 = int(1);
            }
            else
            {
                _S47 = int(0);
            }
            return longlong(_S47);
        }
    default:
        {
            return longlong(v_13);
        }
    }
}

__device__ uint top_bit_0(uint v_14)
{
    uint _S48;
    uint at_4;
    if(v_14 >= 65536U)
    {
        _S48 = v_14 >> int(16);
        at_4 = 16U;
    }
    else
    {
        _S48 = v_14;
        at_4 = 0U;
    }
    if(_S48 >= 256U)
    {
        uint at_5 = at_4 + 8U;
        _S48 = _S48 >> int(8);
        at_4 = at_5;
    }
    if(_S48 >= 16U)
    {
        uint at_6 = at_4 + 4U;
        _S48 = _S48 >> int(4);
        at_4 = at_6;
    }
    if(_S48 >= 4U)
    {
        uint _S49 = _S48 >> int(2);
        at_4 = at_4 + 2U;
        _S48 = _S49;
    }
    return at_4 + (_S48 >> int(1));
}

__device__ uint low_1(ulonglong v_15)
{
    return uint(v_15);
}

__device__ uint top_bit64_0(ulonglong v_16)
{
    uint _S50 = high_0(v_16);
    uint _S51;
    if(_S50 != 0U)
    {
        _S51 = 32U + top_bit_0(_S50);
    }
    else
    {
        _S51 = top_bit_0(low_1(v_16));
    }
    return _S51;
}

__device__ ulonglong f64_of_i64_0(longlong v_17)
{
    if(v_17 == 0LL)
    {
        return 0ULL;
    }
    bool _S52 = v_17 < 0LL;
    ulonglong m_6;
    if(_S52)
    {
        m_6 = 0ULL - ulonglong(v_17);
    }
    else
    {
        m_6 = ulonglong(v_17);
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
    if(_S52)
    {
        m_6 = 9223372036854775808ULL;
    }
    else
    {
        m_6 = 0ULL;
    }
    return m_6 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_3 = code_0 >> mantissa_1;
    uint m_7 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_3 != 0U)
    {
        return ((e_3 + 127U - bias_1) << int(23)) | (m_7 << (23U - mantissa_1));
    }
    if(m_7 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_7);
    return ((top_1 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_7 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_8 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_8 < 31744U)
    {
        return sign_4 | (widen_0(a_8, 10U, 15U));
    }
    uint _S53 = (sign_4 | 2139095040U) | ((a_8 & 1023U) << int(13));
    uint _S54;
    if(a_8 > 31744U)
    {
        _S54 = 4194304U;
    }
    else
    {
        _S54 = 0U;
    }
    return _S53 | _S54;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_9 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S55;
    if(a_9 == 127U)
    {
        _S55 = 2143289344U;
    }
    else
    {
        _S55 = widen_0(a_9, 3U, 7U);
    }
    return sign_5 | _S55;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_10 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_10 < 124U)
    {
        return sign_6 | (widen_0(a_10, 2U, 15U));
    }
    uint _S56;
    if(a_10 == 124U)
    {
        _S56 = 2139095040U;
    }
    else
    {
        _S56 = 2143289344U;
    }
    return sign_6 | _S56;
}

__device__ uint f32_of_i64_0(longlong v_18)
{
    if(v_18 == 0LL)
    {
        return 0U;
    }
    bool _S57 = v_18 < 0LL;
    ulonglong m_8;
    if(_S57)
    {
        m_8 = 0ULL - ulonglong(v_18);
    }
    else
    {
        m_8 = ulonglong(v_18);
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
    uint _S58;
    if(_S57)
    {
        _S58 = 2147483648U;
    }
    else
    {
        _S58 = 0U;
    }
    return _S58 + ((top_2 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_19)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_1(v_19);
        }
    case 2U:
        {
            return f32_of_f64_0(v_19, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_1(v_19));
        }
    case 4U:
        {
            return (low_1(v_19)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_1(v_19));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_1(v_19));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_19));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_11 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    uint e_4 = a_11 >> int(23);
    uint m_9 = a_11 & 8388607U;
    if(a_11 == 0U)
    {
        return join_0(sign_7, 0U);
    }
    uint m_10;
    if(e_4 == 255U)
    {
        uint _S59 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S59 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S60 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_5 = _S60;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_10 = m_9;
        e_5 = e_6;
    }
    return join_0((sign_7 | (e_5 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_20)
{
    if(type_9 == 2U)
    {
        return v_20;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_20));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_20));
}

__device__ double real_of_0(ulonglong v_21)
{
    return (U32_asdouble((low_1(v_21)), (high_0(v_21))));
}

__device__ double from_0(uint type_10, ulonglong element_0)
{
    return real_of_0(f64_of_0(type_10, element_0));
}

__device__ double element_1(uint type_11, ulonglong base_7, longlong i_13)
{
    ulonglong _S61 = load_0(size_of_0(type_11), base_7, i_13);
    return from_0(type_11, _S61);
}

__device__ float of_1(double v_22)
{
    return (U32_asfloat((f32_of_f64_0(bits_of_0(v_22), false))));
}

__device__ float f32_0(double this_2)
{
    return of_1(this_2);
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S62;
    (&_S62)->multiplier_0 = multiplier_1;
    (&_S62)->limit_0 = limit_1;
    (&_S62)->clip_0 = clip_1;
    return _S62;
}

__device__ bool is_nan_1(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_1(float v_23)
{
    return is_nan_1(v_23);
}

__device__ float larger_0(float a_12, float b_4)
{
    float _S63;
    if(a_12 > b_4)
    {
        _S63 = a_12;
    }
    else
    {
        _S63 = b_4;
    }
    return _S63;
}

__device__ float larger_of_1(float a_13, float b_5)
{
    return larger_0(a_13, b_5);
}

__device__ float smaller_0(float a_14, float b_6)
{
    float _S64;
    if(a_14 < b_6)
    {
        _S64 = a_14;
    }
    else
    {
        _S64 = b_6;
    }
    return _S64;
}

__device__ float smaller_of_1(float a_15, float b_7)
{
    return smaller_0(a_15, b_7);
}

__device__ float Reading_read_1(Reading_1 * this_3, float g_1)
{
    float _S65 = g_1 * this_3->multiplier_0;
    float _S66 = this_3->limit_0;
    bool _S67;
    if((of_1(0.0)) < (this_3->limit_0))
    {
        _S67 = !is_nan_of_1(_S65);
    }
    else
    {
        _S67 = false;
    }
    float _S68;
    if(_S67)
    {
        _S68 = smaller_of_1(_S66, larger_of_1(- _S66, _S65));
    }
    else
    {
        _S68 = _S65;
    }
    return _S68 * this_3->clip_0;
}

__device__ double wide_0(float this_4)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_4)))));
}

__device__ double of_f32_0(float v_24)
{
    return wide_0(v_24);
}

__device__ double grad_of_0(MultiTensor_0 * t_0, Reading_0 * r_0, longlong i_14)
{
    uint _S69 = t_0->grad_dtype_0;
    double g_2 = element_1(t_0->grad_dtype_0, t_0->grad_0, i_14);
    bool _S70;
    if((t_0->param_dtype_0) == 2U)
    {
        _S70 = true;
    }
    else
    {
        _S70 = _S69 == 2U;
    }
    if(_S70)
    {
        double _S71 = Reading_read_0(r_0, g_2);
        return _S71;
    }
    float _S72 = f32_0(g_2);
    Reading_1 _S73 = Reading_x24init_0(f32_0(r_0->multiplier_0), f32_0(r_0->limit_0), f32_0(r_0->clip_0));
    float _S74 = Reading_read_1(&_S73, _S72);
    return of_f32_0(_S74);
}

__device__ ulonglong to_1(float this_5, uint type_12)
{
    uint u_9 = (F32_asuint((this_5)));
    uint _S75;
    if(type_12 == 1U)
    {
        _S75 = u_9;
    }
    else
    {
        if(type_12 == 4U)
        {
            _S75 = bf16_of_f32_0(u_9);
        }
        else
        {
            _S75 = f16_of_f32_0(u_9);
        }
    }
    return ulonglong(_S75);
}

__device__ void put_element_1(uint type_13, ulonglong base_8, longlong i_15, float v_25)
{
    store_0(size_of_0(type_13), base_8, i_15, to_1(v_25, type_13));
    return;
}

__device__ float from_1(uint type_14, ulonglong element_2)
{
    uint u_10 = low_1(element_2);
    uint _S76;
    if(type_14 == 1U)
    {
        _S76 = u_10;
    }
    else
    {
        if(type_14 == 4U)
        {
            _S76 = u_10 << int(16);
        }
        else
        {
            _S76 = f32_of_f16_0(u_10);
        }
    }
    return (U32_asfloat((_S76)));
}

__device__ float element_3(uint type_15, ulonglong base_9, longlong i_16)
{
    ulonglong _S77 = load_0(size_of_0(type_15), base_9, i_16);
    return from_1(type_15, _S77);
}

__device__ float grad_of_1(MultiTensor_0 * t_1, Reading_1 * r_1, longlong i_17)
{
    float g_3 = element_3(t_1->grad_dtype_0, t_1->grad_0, i_17);
    float _S78 = Reading_read_1(r_1, g_3);
    return _S78;
}

__device__ Reading_0 Reading_x24init_1(double multiplier_2, double limit_2, double clip_2)
{
    Reading_0 _S79;
    (&_S79)->multiplier_0 = multiplier_2;
    (&_S79)->limit_0 = limit_2;
    (&_S79)->clip_0 = clip_2;
    return _S79;
}

__device__ double LargestOf_of_0(double a_16, double b_8)
{
    return larger_of_0(a_16, b_8);
}

__device__ double Group_all_4(double v_26, uint lane_4, uint width_3)
{
    (*&values_0)[lane_4] = v_26;
    meet_0();
    uint _S80 = (U32_min((width_3), (16U)));
    uint place_2 = lane_4 & (width_3 - 1U);
    uint first_3 = lane_4 - place_2;
    double _S81;
    uint i_18;
    if(width_3 > _S80)
    {
        if(place_2 < _S80)
        {
            uint _S82 = place_2 + _S80;
            _S81 = v_26;
            i_18 = _S82;
            for(;;)
            {
                if(i_18 < width_3)
                {
                }
                else
                {
                    break;
                }
                double _S83 = LargestOf_of_0(_S81, (*&values_0)[first_3 + i_18]);
                uint i_19 = i_18 + _S80;
                _S81 = _S83;
                i_18 = i_19;
            }
            (*&values_0)[lane_4] = _S81;
        }
        meet_0();
    }
    _S81 = (*&values_0)[first_3];
    i_18 = 1U;
    for(;;)
    {
        if(i_18 < _S80)
        {
        }
        else
        {
            break;
        }
        double _S84 = LargestOf_of_0(_S81, (*&values_0)[first_3 + i_18]);
        uint i_20 = i_18 + 1U;
        _S81 = _S84;
        i_18 = i_20;
    }
    meet_0();
    return _S81;
}

__device__ __shared__ FixedArray<float, 256>  values_2;

__device__ float LargestOf_of_1(float a_17, float b_9)
{
    return larger_of_1(a_17, b_9);
}

__device__ float Group_all_5(float v_27, uint lane_5, uint width_4)
{
    (*&values_2)[lane_5] = v_27;
    meet_0();
    uint _S85 = (U32_min((width_4), (16U)));
    uint place_3 = lane_5 & (width_4 - 1U);
    uint first_4 = lane_5 - place_3;
    float _S86;
    uint i_21;
    if(width_4 > _S85)
    {
        if(place_3 < _S85)
        {
            uint _S87 = place_3 + _S85;
            _S86 = v_27;
            i_21 = _S87;
            for(;;)
            {
                if(i_21 < width_4)
                {
                }
                else
                {
                    break;
                }
                float _S88 = LargestOf_of_1(_S86, (*&values_2)[first_4 + i_21]);
                uint i_22 = i_21 + _S85;
                _S86 = _S88;
                i_21 = i_22;
            }
            (*&values_2)[lane_5] = _S86;
        }
        meet_0();
    }
    _S86 = (*&values_2)[first_4];
    i_21 = 1U;
    for(;;)
    {
        if(i_21 < _S85)
        {
        }
        else
        {
            break;
        }
        float _S89 = LargestOf_of_1(_S86, (*&values_2)[first_4 + i_21]);
        uint i_23 = i_21 + 1U;
        _S86 = _S89;
        i_21 = i_23;
    }
    meet_0();
    return _S86;
}

__device__ void Halving_halve_0(float v_28, uint lane_6, uint width_5)
{
    (*&values_2)[lane_6] = v_28;
    meet_0();
    uint half_1 = width_5 / 2U;
    for(;;)
    {
        if(half_1 > 0U)
        {
        }
        else
        {
            break;
        }
        if((lane_6 & (width_5 - 1U)) < half_1)
        {
            (*&values_2)[lane_6] = (*&values_2)[lane_6] + (*&values_2)[lane_6 + half_1];
        }
        meet_0();
        half_1 = half_1 / 2U;
    }
    return;
}

struct Decision_0
{
    double apply_0;
    double multiplier_3;
    double limit_3;
    double clip_3;
};

__device__ double negated_0(double x_3)
{
    return real_of_0((bits_of_0(x_3)) ^ 9223372036854775808ULL);
}

__device__ Reading_0 Reading_of_0(Decision_0 * d_0, bool maximize_0)
{
    double _S90 = of_0(d_0->multiplier_3);
    double _S91 = of_0(d_0->limit_3);
    double _S92;
    if(maximize_0)
    {
        _S92 = negated_0(d_0->clip_3);
    }
    else
    {
        _S92 = d_0->clip_3;
    }
    return Reading_x24init_1(_S90, _S91, of_0(_S92));
}

__device__ Reading_1 Reading_of_1(Decision_0 * d_1, bool maximize_1)
{
    float _S93 = of_1(d_1->multiplier_3);
    float _S94 = of_1(d_1->limit_3);
    double _S95;
    if(maximize_1)
    {
        _S95 = negated_0(d_1->clip_3);
    }
    else
    {
        _S95 = d_1->clip_3;
    }
    return Reading_x24init_0(_S93, _S94, of_1(_S95));
}

__device__ double Group_all_6(double v_29, uint lane_7)
{
    double _S96 = Group_all_4(v_29, lane_7, 256U);
    return _S96;
}

__device__ double group_sum_0(double v_30, uint lane_8)
{
    double _S97 = Group_all_1(v_30, lane_8);
    return _S97;
}

__device__ static const FixedArray<ulonglong, 14>  c_0 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_1 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
__device__ uint group_sum_1(uint v_31, uint lane_9)
{
    uint _S98 = Group_all_3(v_31, lane_9);
    return _S98;
}

__device__ float Group_all_7(float v_32, uint lane_10)
{
    float _S99 = Group_all_5(v_32, lane_10, 256U);
    return _S99;
}

__device__ float Halving_sum_0(float v_33, uint lane_11, uint width_6)
{
    Halving_halve_0(v_33, lane_11, width_6);
    return (*&values_2)[lane_11];
}

__device__ float joint_0(float a_18, float b_10, float c_2)
{
    return a_18 * b_10 + c_2;
}

__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_0)
{
    ulonglong _S100;
    if(address_0 != 0ULL)
    {
        _S100 = address_0;
    }
    else
    {
        _S100 = other_0;
    }
    return _S100;
}

__device__ uint row_at_0(uint i_24, uint rows_1)
{
    return (U32_min((i_24), (rows_1 - 1U)));
}

__device__ bool is_narrow_0(uint type_16)
{
    bool _S101;
    if(type_16 == 1U)
    {
        _S101 = true;
    }
    else
    {
        _S101 = type_16 == 3U;
    }
    if(_S101)
    {
        _S101 = true;
    }
    else
    {
        _S101 = type_16 == 4U;
    }
    return _S101;
}

struct MultiPartial_0
{
    double powers_0;
    double largest_0;
    longlong non_finite_0;
};

__device__ MultiPartial_0 MultiPartial_x24init_0(double powers_1, double largest_1, longlong non_finite_1)
{
    MultiPartial_0 _S102;
    (&_S102)->powers_0 = powers_1;
    (&_S102)->largest_0 = largest_1;
    (&_S102)->non_finite_0 = non_finite_1;
    return _S102;
}

__device__ float magnitude_0(float x_4)
{
    return (U32_asfloat(((F32_asuint((x_4))) & 2147483647U)));
}

__device__ __shared__ FixedArray<double, 8>  blocks_0;

__device__ double magnitude_1(double x_5)
{
    return real_of_0(magnitude_bits_0(x_5));
}

__device__ double half_2()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ double portable_log_0(double x_6)
{
    ulonglong u_11 = bits_of_0(x_6);
    double m_11 = real_of_0((u_11 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_11 > (real_of_0(4609047870845172685ULL));
    int _S103 = int(uint(u_11 >> int(52))) - int(1023);
    int k_0;
    if(large_0)
    {
        k_0 = int(1);
    }
    else
    {
        k_0 = int(0);
    }
    double e_7 = double(_S103 + k_0);
    double m_12;
    if(large_0)
    {
        m_12 = m_11 * half_2();
    }
    else
    {
        m_12 = m_11;
    }
    double s_3 = (m_12 - 1.0) / (m_12 + 1.0);
    double _S104 = s_3 * s_3;
    double sum_0 = real_of_0(4587023449039406616ULL);
    k_0 = int(1);
    for(;;)
    {
        if(k_0 < int(11))
        {
        }
        else
        {
            break;
        }
        double _S105 = sum_0 * _S104 + real_of_0(c_1[k_0]);
        int k_1 = k_0 + int(1);
        sum_0 = _S105;
        k_0 = k_1;
    }
    return 2.0 * s_3 * sum_0 + e_7 * real_of_0(4604418534313441775ULL);
}

__device__ double with_sign_0(double x_7, double sign_8)
{
    return real_of_0((magnitude_bits_0(x_7)) | ((bits_of_0(sign_8)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_8)
{
    double a_19 = magnitude_1(x_8);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_2 = a_19 + big_0 - big_0;
    double _S106;
    if(a_19 < big_0)
    {
        _S106 = r_2;
    }
    else
    {
        _S106 = a_19;
    }
    return with_sign_0(_S106, x_8);
}

__device__ double power_of_e_0(double x_9)
{
    if(is_nan_0(x_9))
    {
        return x_9;
    }
    if(x_9 > 709.0)
    {
        return real_of_0(9218868437227405312ULL);
    }
    if(x_9 < -708.0)
    {
        return 0.0;
    }
    double n_0 = rounded_0(x_9 * real_of_0(4609176140021203710ULL));
    double _S107 = x_9 - n_0 * real_of_0(4604418534311723008ULL) - n_0 * real_of_0(4461442080421002358ULL);
    double sum_1 = real_of_0(4460272573143870729ULL);
    int k_2 = int(1);
    for(;;)
    {
        if(k_2 < int(14))
        {
        }
        else
        {
            break;
        }
        double _S108 = sum_1 * _S107 + real_of_0(c_0[k_2]);
        int k_3 = k_2 + int(1);
        sum_1 = _S108;
        k_2 = k_3;
    }
    return real_of_0(bits_of_0(sum_1) + (ulonglong(i64_of_f64_0(bits_of_0(n_0))) << int(52)));
}

__device__ double power_of_0(double x_10, double y_0)
{
    bool _S109;
    if(y_0 == 1.0)
    {
        _S109 = true;
    }
    else
    {
        _S109 = is_nan_0(x_10);
    }
    if(_S109)
    {
        _S109 = true;
    }
    else
    {
        _S109 = x_10 == 1.0;
    }
    if(_S109)
    {
        return x_10;
    }
    double _S110;
    if(x_10 == 0.0)
    {
        if(y_0 > 0.0)
        {
            _S110 = 0.0;
        }
        else
        {
            _S110 = real_of_0(9218868437227405312ULL);
        }
        return _S110;
    }
    if((bits_of_0(x_10)) == 9218868437227405312ULL)
    {
        if(y_0 > 0.0)
        {
            _S110 = x_10;
        }
        else
        {
            _S110 = 0.0;
        }
        return _S110;
    }
    return power_of_e_0(y_0 * portable_log_0(x_10));
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct StatsArguments_0
{
    ulonglong tensors_0;
    ulonglong chunks_0;
    ulonglong partials_0;
    ulonglong stats_0;
    ulonglong scaler_0;
    double limit_4;
    double p_0;
    uint chunk_count_0;
    uint rows_2;
    uint groups_0;
    uint pad_0;
};

struct MultiChunk_0
{
    int tensor_0;
    int count_1;
    longlong begin_0;
};

__device__ MultiPartial_0 ChunkStats_of_0(MultiTensor_0 * _S111, MultiChunk_0 * _S112, double _S113, uint _S114)
{
    MultiTensor_0 _S115 = *_S111;
    float _S116;
    if(_S113 > 0.0)
    {
        _S116 = of_1(_S113);
    }
    else
    {
        _S116 = (U32_asfloat((2139095040U)));
    }
    uint _S117 = _S114 / 32U;
    uint _S118 = _S114 % 32U;
    MultiPartial_0 p_1 = MultiPartial_x24init_0(0.0, 0.0, 0LL);
    float largest_2 = 0.0f;
    int begin_1 = int(0);
    for(;;)
    {
        int _S119 = _S112->count_1;
        if(begin_1 < (_S112->count_1))
        {
        }
        else
        {
            break;
        }
        int first_5 = begin_1 + int(_S117) * int(256);
        int _S120 = (I32_min((first_5 + int(256)), (_S119)));
        int _S121 = first_5 + int(_S118);
        float sum_2 = 0.0f;
        int i_25 = _S121;
        for(;;)
        {
            if(i_25 < _S120)
            {
            }
            else
            {
                break;
            }
            float _S122 = element_3(_S115.grad_dtype_0, _S115.grad_0, _S112->begin_0 + longlong(i_25));
            float a_20 = magnitude_0(_S122);
            bool finite_0 = a_20 < (U32_asfloat((2139095040U)));
            float x_11;
            if(finite_0)
            {
                x_11 = smaller_0(_S116, a_20);
            }
            else
            {
                x_11 = 0.0f;
            }
            if(!finite_0)
            {
                (&p_1)->non_finite_0 = (&p_1)->non_finite_0 + 1LL;
            }
            float _S123 = joint_0(x_11, x_11, sum_2);
            float _S124 = larger_0(largest_2, x_11);
            int i_26 = i_25 + int(32);
            sum_2 = _S123;
            largest_2 = _S124;
            i_25 = i_26;
        }
        float sum_3 = Halving_sum_0(sum_2, _S114, 32U);
        if(_S118 == 0U)
        {
            double block_1 = wide_0(sum_3);
            double block_2;
            if(!(block_1 < (real_of_0(5182576905729208970ULL))))
            {
                block_2 = 0.0;
                int i_27 = first_5;
                for(;;)
                {
                    if(i_27 < _S120)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S125 = element_3(_S115.grad_dtype_0, _S115.grad_0, _S112->begin_0 + longlong(i_27));
                    float a_21 = magnitude_0(_S125);
                    double x_12;
                    if(a_21 < (U32_asfloat((2139095040U))))
                    {
                        x_12 = wide_0(smaller_0(_S116, a_21));
                    }
                    else
                    {
                        x_12 = 0.0;
                    }
                    double _S126 = block_2 + x_12 * x_12;
                    int i_28 = i_27 + int(1);
                    block_2 = _S126;
                    i_27 = i_28;
                }
            }
            else
            {
                block_2 = block_1;
            }
            (*&blocks_0)[_S117] = block_2;
        }
        meet_0();
        if(_S114 == 0U)
        {
            uint k_4 = 0U;
            for(;;)
            {
                if(k_4 < 8U)
                {
                }
                else
                {
                    break;
                }
                (&p_1)->powers_0 = (&p_1)->powers_0 + (*&blocks_0)[k_4];
                k_4 = k_4 + 1U;
            }
        }
        meet_0();
        begin_1 = begin_1 + int(2048);
    }
    float _S127 = Group_all_7(largest_2, _S114);
    (&p_1)->largest_0 = wide_0(_S127);
    uint _S128 = group_sum_1(uint((&p_1)->non_finite_0), _S114);
    (&p_1)->non_finite_0 = longlong(_S128);
    return p_1;
}

__device__ MultiPartial_0 ChunkStatsReal_of_0(MultiTensor_0 * _S129, MultiChunk_0 * _S130, double _S131, double _S132, uint _S133)
{
    MultiTensor_0 _S134 = *_S129;
    int _S135 = int(_S133);
    double powers_2 = 0.0;
    double largest_3 = 0.0;
    int i_29 = _S135;
    uint bad_0 = 0U;
    for(;;)
    {
        if(i_29 < (_S130->count_1))
        {
        }
        else
        {
            break;
        }
        double _S136 = element_1(_S134.grad_dtype_0, _S134.grad_0, _S130->begin_0 + longlong(i_29));
        double v_34 = magnitude_1(_S136);
        if((magnitude_bits_0(v_34)) >= 9218868437227405312ULL)
        {
            bad_0 = bad_0 + 1U;
            i_29 = i_29 + int(256);
            continue;
        }
        double v_35;
        if(_S131 > 0.0)
        {
            v_35 = smaller_of_0(v_34, _S131);
        }
        else
        {
            v_35 = v_34;
        }
        double _S137;
        if(_S132 == 2.0)
        {
            _S137 = v_35 * v_35;
        }
        else
        {
            _S137 = power_of_0(v_35, _S132);
        }
        double _S138 = larger_of_0(largest_3, v_35);
        powers_2 = powers_2 + _S137;
        largest_3 = _S138;
        i_29 = i_29 + int(256);
    }
    MultiPartial_0 p_2;
    double _S139 = group_sum_0(powers_2, _S133);
    (&p_2)->powers_0 = _S139;
    double _S140 = Group_all_6(largest_3, _S133);
    (&p_2)->largest_0 = _S140;
    uint _S141 = group_sum_1(bad_0, _S133);
    (&p_2)->non_finite_0 = longlong(_S141);
    return p_2;
}

__device__ void Stats_run_0(Spec_0 * spec_0, StatsArguments_0 * a_22, uint group_1, uint lane_12)
{
    ulonglong _S142 = a_22->tensors_0;
    double scale_1 = *((double *)memory_at_0(a_22->scaler_0, a_22->tensors_0) + 0U);
    double _S143;
    if((a_22->scaler_0) != 0ULL)
    {
        _S143 = a_22->limit_4 * scale_1;
    }
    else
    {
        _S143 = a_22->limit_4;
    }
    double _S144 = a_22->p_0;
    bool _S145;
    if((a_22->p_0) == 2.0)
    {
        _S145 = true;
    }
    else
    {
        _S145 = (magnitude_bits_0(_S144)) == 9218868437227405312ULL;
    }
    uint c_3 = group_1;
    for(;;)
    {
        uint _S146 = a_22->chunk_count_0;
        if(c_3 < (a_22->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S147 = (MultiChunk_0 *)a_22->chunks_0 + row_at_0(c_3, _S146);
        MultiChunk_0 chunk_0 = *_S147;
        MultiTensor_0 * _S148 = (MultiTensor_0 *)_S142 + (*_S147).tensor_0;
        bool _S149;
        if(_S145)
        {
            _S149 = is_narrow_0(_S148->grad_dtype_0);
        }
        else
        {
            _S149 = false;
        }
        MultiPartial_0 p_3;
        if(_S149)
        {
            MultiChunk_0 _S150 = chunk_0;
            MultiPartial_0 _S151 = ChunkStats_of_0(_S148, &_S150, _S143, lane_12);
            p_3 = _S151;
        }
        else
        {
            MultiChunk_0 _S152 = chunk_0;
            MultiPartial_0 _S153 = ChunkStatsReal_of_0(_S148, &_S152, _S143, _S144, lane_12);
            p_3 = _S153;
        }
        if(lane_12 == 0U)
        {
            *((MultiPartial_0 *)a_22->partials_0 + c_3) = p_3;
        }
        c_3 = c_3 + a_22->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats(StatsArguments_0 a_23, Spec_0 spec_1)
{
    uint _S154 = blockIdx.x;
    uint _S155 = threadIdx.x;
    Spec_0 _S156 = spec_1;
    StatsArguments_0 _S157 = a_23;
    Stats_run_0(&_S156, &_S157, _S154, _S155);
    return;
}

struct GradStats_0
{
    double non_finite_2;
    double first_bad_0;
    double powers_3;
    double largest_4;
};

__device__ GradStats_0 GradStats_x24init_0(double non_finite_3, double first_bad_1, double powers_4, double largest_5)
{
    GradStats_0 _S158;
    (&_S158)->non_finite_2 = non_finite_3;
    (&_S158)->first_bad_0 = first_bad_1;
    (&_S158)->powers_3 = powers_4;
    (&_S158)->largest_4 = largest_5;
    return _S158;
}

__device__ __shared__ FixedArray<MultiPartial_0, 256>  partials_1;

__device__ __shared__ FixedArray<uint2 , 256>  targets_0;

__device__ double real_of_i64_0(longlong v_36)
{
    return real_of_0(f64_of_i64_0(v_36));
}

__device__ void StatsRows_run_0(Spec_0 * spec_2, StatsArguments_0 * a_24, uint group_2, uint lane_13)
{
    uint _S159;
    GradStats_0 * _S160 = (GradStats_0 *)a_24->stats_0;
    GradStats_0 _S161 = GradStats_x24init_0(0.0, -1.0, 0.0, 0.0);
    uint r_3 = lane_13;
    for(;;)
    {
        _S159 = a_24->rows_2;
        if(r_3 < (a_24->rows_2))
        {
        }
        else
        {
            break;
        }
        *(_S160 + r_3) = _S161;
        r_3 = r_3 + 256U;
    }
    uint first_6 = 0U;
    for(;;)
    {
        uint _S162 = a_24->chunk_count_0;
        if(first_6 < (a_24->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        uint _S163 = (U32_min((256U), (_S162 - first_6)));
        meet_0();
        if(lane_13 < _S163)
        {
            uint _S164 = first_6 + lane_13;
            MultiTensor_0 * t_2 = (MultiTensor_0 *)a_24->tensors_0 + ((MultiChunk_0 *)a_24->chunks_0 + _S164)->tensor_0;
            (*&partials_1)[lane_13] = *((MultiPartial_0 *)a_24->partials_0 + _S164);
            (*&targets_0)[lane_13] = make_uint2 (uint(t_2->group_0), uint(t_2->slot_0));
        }
        meet_0();
        r_3 = lane_13;
        for(;;)
        {
            if(r_3 < _S159)
            {
            }
            else
            {
                break;
            }
            GradStats_0 * _S165 = _S160 + r_3;
            GradStats_0 s_4 = *_S165;
            uint i_30 = 0U;
            for(;;)
            {
                if(i_30 < _S163)
                {
                }
                else
                {
                    break;
                }
                if(((*&targets_0)[i_30].x) != r_3)
                {
                    i_30 = i_30 + 1U;
                    continue;
                }
                MultiPartial_0 p_4 = (*&partials_1)[i_30];
                (&s_4)->non_finite_2 = (&s_4)->non_finite_2 + real_of_i64_0((*&partials_1)[i_30].non_finite_0);
                bool _S166;
                if(((*&partials_1)[i_30].non_finite_0) != 0LL)
                {
                    _S166 = ((&s_4)->first_bad_0) < 0.0;
                }
                else
                {
                    _S166 = false;
                }
                if(_S166)
                {
                    (&s_4)->first_bad_0 = double(int((*&targets_0)[i_30].y));
                }
                (&s_4)->powers_3 = (&s_4)->powers_3 + p_4.powers_0;
                (&s_4)->largest_4 = larger_of_0((&s_4)->largest_4, p_4.largest_0);
                i_30 = i_30 + 1U;
            }
            *_S165 = s_4;
            r_3 = r_3 + 256U;
        }
        first_6 = first_6 + 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_rows(StatsArguments_0 a_25, Spec_0 spec_3)
{
    uint _S167 = blockIdx.x;
    uint _S168 = threadIdx.x;
    Spec_0 _S169 = spec_3;
    StatsArguments_0 _S170 = a_25;
    StatsRows_run_0(&_S169, &_S170, _S167, _S168);
    return;
}

struct DecisionReport_0
{
    double apply_1;
    double non_finite_4;
    double first_bad_2;
    double norm_0;
};

__device__ void add_found_0(ulonglong scaler_1, ulonglong report_0, ulonglong decision_0)
{
    double * found_0 = (double *)memory_at_0(scaler_1, decision_0) + 3U;
    double sum_4 = *found_0 + ((DecisionReport_0 *)memory_at_0(report_0, decision_0))->non_finite_4;
    if(scaler_1 != 0ULL)
    {
        *found_0 = sum_4;
    }
    return;
}

struct ScaleArguments_0
{
    ulonglong tensors_1;
    ulonglong chunks_1;
    ulonglong decision_1;
    ulonglong scaler_2;
    ulonglong report_1;
    uint chunk_count_1;
    uint groups_1;
};

__device__ void Scale_apply_0(MultiTensor_0 * _S171, MultiChunk_0 * _S172, Reading_1 * _S173, uint _S174)
{
    MultiTensor_0 _S175 = *_S171;
    int i_31 = int(_S174);
    for(;;)
    {
        if(i_31 < (_S172->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S176 = _S172->begin_0 + longlong(i_31);
        MultiTensor_0 _S177 = _S175;
        float _S178 = grad_of_1(&_S177, _S173, _S176);
        put_element_1(_S175.grad_dtype_0, _S175.grad_0, _S176, _S178);
        i_31 = i_31 + int(256);
    }
    return;
}

__device__ void Scale_apply_1(MultiTensor_0 * _S179, MultiChunk_0 * _S180, Reading_0 * _S181, uint _S182)
{
    MultiTensor_0 _S183 = *_S179;
    int i_32 = int(_S182);
    for(;;)
    {
        if(i_32 < (_S180->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S184 = _S180->begin_0 + longlong(i_32);
        MultiTensor_0 _S185 = _S183;
        double _S186 = grad_of_0(&_S185, _S181, _S184);
        put_element_0(_S183.grad_dtype_0, _S183.grad_0, _S184, _S186);
        i_32 = i_32 + int(256);
    }
    return;
}

__device__ void Scale_run_0(Spec_0 * spec_4, ScaleArguments_0 * a_26, uint group_3, uint lane_14)
{
    bool _S187;
    if(group_3 == 0U)
    {
        _S187 = lane_14 == 0U;
    }
    else
    {
        _S187 = false;
    }
    if(_S187)
    {
        add_found_0(a_26->scaler_2, a_26->report_1, a_26->decision_1);
    }
    uint _S188 = a_26->chunk_count_1;
    if((a_26->chunk_count_1) == 0U)
    {
        return;
    }
    uint c_4 = group_3;
    for(;;)
    {
        if(c_4 < _S188)
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S189 = (MultiChunk_0 *)a_26->chunks_1 + row_at_0(c_4, _S188);
        MultiChunk_0 chunk_1 = *_S189;
        MultiTensor_0 * _S190 = (MultiTensor_0 *)a_26->tensors_1 + (*_S189).tensor_0;
        Decision_0 * _S191 = (Decision_0 *)a_26->decision_1 + _S190->group_0;
        Decision_0 d_2 = *_S191;
        if(((*_S191).multiplier_3) == 1.0)
        {
            _S187 = (d_2.limit_3) == 0.0;
        }
        else
        {
            _S187 = false;
        }
        bool _S192;
        if(_S187)
        {
            _S192 = (d_2.clip_3) == 1.0;
        }
        else
        {
            _S192 = false;
        }
        if(_S192)
        {
            c_4 = c_4 + a_26->groups_1;
            continue;
        }
        if(is_narrow_0(_S190->grad_dtype_0))
        {
            Decision_0 _S193 = d_2;
            Reading_1 _S194 = Reading_of_1(&_S193, false);
            MultiChunk_0 _S195 = chunk_1;
            Reading_1 _S196 = _S194;
            Scale_apply_0(_S190, &_S195, &_S196, lane_14);
        }
        else
        {
            Decision_0 _S197 = d_2;
            Reading_0 _S198 = Reading_of_0(&_S197, false);
            MultiChunk_0 _S199 = chunk_1;
            Reading_0 _S200 = _S198;
            Scale_apply_1(_S190, &_S199, &_S200, lane_14);
        }
        c_4 = c_4 + a_26->groups_1;
    }
    return;
}

extern "C" __global__ void mpt_multi_scale(ScaleArguments_0 a_27, Spec_0 spec_5)
{
    uint _S201 = blockIdx.x;
    uint _S202 = threadIdx.x;
    Spec_0 _S203 = spec_5;
    ScaleArguments_0 _S204 = a_27;
    Scale_run_0(&_S203, &_S204, _S201, _S202);
    return;
}

