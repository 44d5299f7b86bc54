// The kernels of multi_step.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<uint, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ uint Sum_of_0(uint a_0, uint b_0)
{
    return a_0 + b_0;
}

__device__ uint Group_all_0(uint v_0, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = v_0;
    meet_0();
    uint _S1 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    uint _S2;
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
                uint _S4 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
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
        uint _S5 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
        uint i_2 = i_0 + 1U;
        _S2 = _S5;
        i_0 = i_2;
    }
    meet_0();
    return _S2;
}

__device__ uint Group_all_1(uint v_1, uint lane_1)
{
    uint _S6 = Group_all_0(v_1, lane_1, 256U);
    return _S6;
}

struct Rule_0
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_1;
    bool has_momentum_0;
    bool factored_0;
    double lr_0;
    double decay_0;
    double pull_0;
    double shrink_0;
    double momentum_0;
    double undamped_0;
    double beta1_0;
    double beta2_0;
    double beta3_0;
    double slow_0;
    double correction1_0;
    double correction2_0;
    double eps_0;
    double trust_coefficient_0;
    double max_ratio_0;
    double min_rms_0;
    double clip_threshold_0;
    double one_minus_beta1_0;
    double one_minus_beta2_0;
    double one_minus_beta3_0;
    double factor_0;
};

struct States_0
{
    FixedArray<double, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ double States_get_0(States_0 * this_0, int k_0)
{
    return this_0->value_0[k_0];
}

__device__ double joint_0(double a_1, double b_1, double c_0)
{
    return a_1 * b_1 + c_0;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_2)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_2), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ uint high_0(ulonglong v_3)
{
    return uint(v_3 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_4, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_4;
    }
    int _S7;
    if(s_0 >= 64U)
    {
        if(v_4 != 0ULL)
        {
            _S7 = int(1);
        }
        else
        {
            _S7 = int(0);
        }
        return ulonglong(_S7);
    }
    ulonglong _S8 = v_4 >> s_0;
    if((v_4 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S7 = int(1);
    }
    else
    {
        _S7 = int(0);
    }
    return _S8 | ulonglong(_S7);
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_5;
    }
    bool _S9;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S9 = v_5 > 9223372036854775808ULL;
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
        return ulonglong(_S10);
    }
    ulonglong q_0 = v_5 >> s_1;
    ulonglong rest_0 = v_5 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S9 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S9 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S9 = false;
        }
    }
    ulonglong _S11;
    if(_S9)
    {
        _S11 = q_0 + 1ULL;
    }
    else
    {
        _S11 = q_0;
    }
    return _S11;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S12 = high_0(u_0);
    uint sign_0 = _S12 & 2147483648U;
    uint e_0 = (_S12 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S13 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S13 | s_2;
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
        bool _S14;
        if(odd_0)
        {
            _S14 = m_0 != 0ULL;
        }
        else
        {
            _S14 = false;
        }
        int _S15;
        if(_S14)
        {
            _S15 = int(1);
        }
        else
        {
            _S15 = int(0);
        }
        return sign_0 | uint(_S15);
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

__device__ float of_0(double v_6)
{
    return (U32_asfloat((f32_of_f64_0(bits_of_0(v_6), false))));
}

__device__ float f32_0(double this_1)
{
    return of_0(this_1);
}

__device__ uint top_bit_0(uint v_7)
{
    uint _S16;
    uint at_0;
    if(v_7 >= 65536U)
    {
        _S16 = v_7 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S16 = v_7;
        at_0 = 0U;
    }
    if(_S16 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S16 = _S16 >> int(8);
        at_0 = at_1;
    }
    if(_S16 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S16 = _S16 >> int(4);
        at_0 = at_2;
    }
    if(_S16 >= 4U)
    {
        uint _S17 = _S16 >> int(2);
        at_0 = at_0 + 2U;
        _S16 = _S17;
    }
    return at_0 + (_S16 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_2 = u_1 & 2147483647U;
    uint sign_1 = u_1 & 2147483648U;
    uint e_1 = a_2 >> int(23);
    uint m_4 = a_2 & 8388607U;
    if(a_2 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_5;
    if(e_1 == 255U)
    {
        uint _S18 = (sign_1 | 2146435072U) | (m_4 >> int(3));
        if(m_4 != 0U)
        {
            m_5 = 524288U;
        }
        else
        {
            m_5 = 0U;
        }
        return join_0(_S18 | m_5, m_4 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_0 = top_bit_0(m_4);
        uint _S19 = top_0 + 874U;
        m_5 = (m_4 << (23U - top_0)) & 8388607U;
        e_2 = _S19;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_5 = m_4;
        e_2 = e_3;
    }
    return join_0((sign_1 | (e_2 << int(20))) | (m_5 >> int(3)), m_5 << int(29));
}

__device__ uint low_0(ulonglong v_8)
{
    return uint(v_8);
}

__device__ double real_of_0(ulonglong v_9)
{
    return (U32_asdouble((low_0(v_9)), (high_0(v_9))));
}

__device__ double wide_0(float this_2)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_2)))));
}

__device__ double of_f32_0(float v_10)
{
    return wide_0(v_10);
}

__device__ double States_put_0(States_0 * this_3, int k_1, double v_11)
{
    this_3->changed_0 = (this_3->changed_0) | (1U << k_1);
    double _S20;
    if(this_3->in_f32_0)
    {
        _S20 = of_f32_0(f32_0(v_11));
    }
    else
    {
        _S20 = v_11;
    }
    this_3->value_0[k_1] = _S20;
    return _S20;
}

__device__ double momentum_of_0(Rule_0 * r_0, double g_0, States_0 * s_3)
{
    if(!r_0->has_momentum_0)
    {
        return g_0;
    }
    double _S21;
    if(r_0->first_1)
    {
        _S21 = g_0;
    }
    else
    {
        States_0 _S22 = *s_3;
        double _S23 = States_get_0(&_S22, int(0));
        _S21 = joint_0(r_0->momentum_0, _S23, r_0->undamped_0 * g_0);
    }
    double b_2 = States_put_0(s_3, int(0), _S21);
    if(r_0->nesterov_0)
    {
        _S21 = joint_0(r_0->momentum_0, b_2, g_0);
    }
    else
    {
        _S21 = b_2;
    }
    return _S21;
}

__device__ double root_0(double v_12)
{
    return (F64_sqrt((v_12)));
}

__device__ double root_1(double v_13)
{
    return root_0(v_13);
}

__device__ double put_mean_square_0(Rule_0 * r_1, int k_2, double g_1, States_0 * s_4)
{
    States_0 _S24 = *s_4;
    double _S25 = States_get_0(&_S24, k_2);
    double _S26 = States_put_0(s_4, k_2, joint_0(r_1->beta2_0, _S25, r_1->one_minus_beta2_0 * g_1 * g_1));
    return _S26;
}

__device__ double put_mean_0(Rule_0 * r_2, double g_2, States_0 * s_5)
{
    States_0 _S27 = *s_5;
    double _S28 = States_get_0(&_S27, int(0));
    double _S29 = States_put_0(s_5, int(0), joint_0(r_2->one_minus_beta1_0, g_2 - _S28, _S28));
    return _S29;
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
    ulonglong low_1;
    ulonglong copy_0;
    FixedArray<MultiState_0, 3>  state_0;
    ulonglong grad_0;
    longlong count_0;
    ulonglong row_0;
    longlong width_1;
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

struct Reading_0
{
    double multiplier_0;
    double limit_0;
    double clip_0;
};

struct TensorRule_0
{
    Rule_0 rule_0;
    Reading_0 reading_0;
    ulonglong key_1;
    uint applies_0;
};

struct Elements_0
{
    MultiTensor_0 t_0;
    TensorRule_0 r_3;
    bool is_coded_0;
};

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

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S30 = high_0(u_2);
    uint _S31 = _S30 >> int(31);
    bool negative_0 = _S31 != 0U;
    uint e_4 = (_S30 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S32;
    if(e_4 == 2047U)
    {
        _S32 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S32 = false;
    }
    if(_S32)
    {
        return 0LL;
    }
    if(e_4 < 1023U)
    {
        return 0LL;
    }
    if(e_4 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S31));
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
    longlong _S33;
    if(negative_0)
    {
        _S33 = longlong(0ULL - m_7);
    }
    else
    {
        _S33 = longlong(m_7);
    }
    return _S33;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_14)
{
    longlong _S34;
    switch(type_1)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S34 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S34 = 127LL;
                }
                else
                {
                    _S34 = v_14;
                }
            }
            return _S34;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S34 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S34 = 255LL;
                }
                else
                {
                    _S34 = v_14;
                }
            }
            return _S34;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S34 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S34 = 2147483647LL;
                }
                else
                {
                    _S34 = v_14;
                }
            }
            return _S34;
        }
    default:
        {
            return v_14;
        }
    }
}

__device__ uint narrow_0(uint a_3, uint mantissa_0, uint bias_0)
{
    uint e_5 = a_3 >> int(23);
    if(e_5 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_3 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S35 = a_3 & 8388607U;
    uint _S36;
    if(e_5 != 0U)
    {
        _S36 = 8388608U;
    }
    else
    {
        _S36 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S35 | _S36), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_4 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_4 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_4 >> int(13)) & 1023U);
    }
    uint _S37;
    if(a_4 >= 1199566848U)
    {
        _S37 = 31744U;
    }
    else
    {
        _S37 = narrow_0(a_4, 10U, 15U);
    }
    return sign_2 | _S37;
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
    uint a_5 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    uint _S38;
    if(a_5 >= 1140850688U)
    {
        _S38 = 127U;
    }
    else
    {
        _S38 = (U32_min((narrow_0(a_5, 3U, 7U)), (127U)));
    }
    return sign_3 | _S38;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_6 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_6 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S39;
    if(a_6 >= 1199570944U)
    {
        _S39 = 124U;
    }
    else
    {
        _S39 = (U32_min((narrow_0(a_6, 2U, 15U)), (124U)));
    }
    return sign_4 | _S39;
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
            int _S40;
            if((u_8 << int(1)) != 0ULL)
            {
                _S40 = int(1);
            }
            else
            {
                _S40 = int(0);
            }
            return ulonglong(_S40);
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

__device__ ulonglong to_0(double this_4, uint type_4)
{
    return of_f64_0(type_4, bits_of_0(this_4));
}

__device__ uchar * at_3(ulonglong base_0, longlong i_3)
{
    return (uchar *)(base_0 + ulonglong(i_3));
}

__device__ ushort * at_4(ulonglong base_1, longlong i_4)
{
    return (ushort *)(base_1 + ulonglong(i_4) * 2ULL);
}

__device__ uint * at_5(ulonglong base_2, longlong i_5)
{
    return (uint *)(base_2 + ulonglong(i_5) * 4ULL);
}

__device__ ulonglong * at_6(ulonglong base_3, longlong i_6)
{
    return (ulonglong *)(base_3 + ulonglong(i_6) * 8ULL);
}

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_7, ulonglong v_15)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S41 = at_3(base_4, i_7);
            *_S41 = uchar(v_15);
            break;
        }
    case 2U:
        {
            ushort * _S42 = at_4(base_4, i_7);
            *_S42 = ushort(v_15);
            break;
        }
    case 4U:
        {
            uint * _S43 = at_5(base_4, i_7);
            *_S43 = uint(v_15);
            break;
        }
    default:
        {
            ulonglong * _S44 = at_6(base_4, i_7);
            *_S44 = v_15;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_5, ulonglong base_5, longlong i_8, double v_16)
{
    store_0(size_of_0(type_5), base_5, i_8, to_0(v_16, type_5));
    return;
}

__device__ void Elements_put_copy_0(Elements_0 * this_5, longlong i_9, double v_17)
{
    put_element_0((&this_5->t_0)->copy_dtype_0, (&this_5->t_0)->copy_0, i_9, v_17);
    return;
}

__device__ double of_1(double v_18)
{
    return v_18;
}

__device__ ulonglong magnitude_bits_0(double x_0)
{
    return (bits_of_0(x_0)) & 9223372036854775807ULL;
}

__device__ bool is_nan_0(double x_1)
{
    return (magnitude_bits_0(x_1)) > 9218868437227405312ULL;
}

__device__ bool is_nan_of_0(double v_19)
{
    return is_nan_0(v_19);
}

__device__ double larger_of_0(double a_7, double b_3)
{
    double _S45;
    if(a_7 < b_3)
    {
        _S45 = b_3;
    }
    else
    {
        _S45 = a_7;
    }
    return _S45;
}

__device__ double smaller_of_0(double a_8, double b_4)
{
    double _S46;
    if(b_4 < a_8)
    {
        _S46 = b_4;
    }
    else
    {
        _S46 = a_8;
    }
    return _S46;
}

__device__ double Reading_read_0(Reading_0 * this_6, double g_3)
{
    double _S47 = g_3 * this_6->multiplier_0;
    double _S48 = this_6->limit_0;
    bool _S49;
    if((of_1(0.0)) < (this_6->limit_0))
    {
        _S49 = !is_nan_of_0(_S47);
    }
    else
    {
        _S49 = false;
    }
    double _S50;
    if(_S49)
    {
        _S50 = smaller_of_0(_S48, larger_of_0(- _S48, _S47));
    }
    else
    {
        _S50 = _S47;
    }
    return _S50 * this_6->clip_0;
}

__device__ ulonglong load_0(uint size_1, ulonglong base_6, longlong i_10)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S51 = at_3(base_6, i_10);
            return ulonglong(*_S51);
        }
    case 2U:
        {
            ushort * _S52 = at_4(base_6, i_10);
            return ulonglong(*_S52);
        }
    case 4U:
        {
            uint * _S53 = at_5(base_6, i_10);
            return ulonglong(*_S53);
        }
    default:
        {
            ulonglong * _S54 = at_6(base_6, i_10);
            return *_S54;
        }
    }
}

__device__ bool is_integral_0(uint type_6)
{
    return type_6 >= 7U;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_20)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_20 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_20 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S55;
            if(v_20 != 0ULL)
            {
                _S55 = int(1);
            }
            else
            {
                _S55 = int(0);
            }
            return longlong(_S55);
        }
    default:
        {
            return longlong(v_20);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_21)
{
    uint _S56 = high_0(v_21);
    uint _S57;
    if(_S56 != 0U)
    {
        _S57 = 32U + top_bit_0(_S56);
    }
    else
    {
        _S57 = top_bit_0(low_0(v_21));
    }
    return _S57;
}

__device__ ulonglong f64_of_i64_0(longlong v_22)
{
    if(v_22 == 0LL)
    {
        return 0ULL;
    }
    bool _S58 = v_22 < 0LL;
    ulonglong m_8;
    if(_S58)
    {
        m_8 = 0ULL - ulonglong(v_22);
    }
    else
    {
        m_8 = ulonglong(v_22);
    }
    uint top_1 = top_bit64_0(m_8);
    ulonglong q_1;
    if(top_1 <= 52U)
    {
        q_1 = m_8 << (52U - top_1);
    }
    else
    {
        q_1 = right_nearest_0(m_8, top_1 - 52U);
    }
    if(_S58)
    {
        m_8 = 9223372036854775808ULL;
    }
    else
    {
        m_8 = 0ULL;
    }
    return m_8 + (ulonglong(top_1 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_6 = code_0 >> mantissa_1;
    uint m_9 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_6 != 0U)
    {
        return ((e_6 + 127U - bias_1) << int(23)) | (m_9 << (23U - mantissa_1));
    }
    if(m_9 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_9);
    return ((top_2 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_9 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_9 = h_0 & 32767U;
    uint sign_5 = (h_0 & 32768U) << int(16);
    if(a_9 < 31744U)
    {
        return sign_5 | (widen_0(a_9, 10U, 15U));
    }
    uint _S59 = (sign_5 | 2139095040U) | ((a_9 & 1023U) << int(13));
    uint _S60;
    if(a_9 > 31744U)
    {
        _S60 = 4194304U;
    }
    else
    {
        _S60 = 0U;
    }
    return _S59 | _S60;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_10 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S61;
    if(a_10 == 127U)
    {
        _S61 = 2143289344U;
    }
    else
    {
        _S61 = widen_0(a_10, 3U, 7U);
    }
    return sign_6 | _S61;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_11 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_11 < 124U)
    {
        return sign_7 | (widen_0(a_11, 2U, 15U));
    }
    uint _S62;
    if(a_11 == 124U)
    {
        _S62 = 2139095040U;
    }
    else
    {
        _S62 = 2143289344U;
    }
    return sign_7 | _S62;
}

__device__ uint f32_of_i64_0(longlong v_23)
{
    if(v_23 == 0LL)
    {
        return 0U;
    }
    bool _S63 = v_23 < 0LL;
    ulonglong m_10;
    if(_S63)
    {
        m_10 = 0ULL - ulonglong(v_23);
    }
    else
    {
        m_10 = ulonglong(v_23);
    }
    uint top_3 = top_bit64_0(m_10);
    if(top_3 <= 23U)
    {
        m_10 = m_10 << (23U - top_3);
    }
    else
    {
        m_10 = right_nearest_0(m_10, (U32_max((top_3), (23U))) - 23U);
    }
    uint q_2 = uint(m_10);
    uint _S64;
    if(_S63)
    {
        _S64 = 2147483648U;
    }
    else
    {
        _S64 = 0U;
    }
    return _S64 + ((top_3 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_24)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_24);
        }
    case 2U:
        {
            return f32_of_f64_0(v_24, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_24));
        }
    case 4U:
        {
            return (low_0(v_24)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_24));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_24));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_24));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_25)
{
    if(type_9 == 2U)
    {
        return v_25;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_25));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_25));
}

__device__ double from_0(uint type_10, ulonglong element_0)
{
    return real_of_0(f64_of_0(type_10, element_0));
}

__device__ double element_1(uint type_11, ulonglong base_7, longlong i_11)
{
    ulonglong _S65 = load_0(size_of_0(type_11), base_7, i_11);
    return from_0(type_11, _S65);
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S66;
    (&_S66)->multiplier_0 = multiplier_1;
    (&_S66)->limit_0 = limit_1;
    (&_S66)->clip_0 = clip_1;
    return _S66;
}

__device__ bool is_nan_1(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_1(float v_26)
{
    return is_nan_1(v_26);
}

__device__ float larger_0(float a_12, float b_5)
{
    float _S67;
    if(a_12 > b_5)
    {
        _S67 = a_12;
    }
    else
    {
        _S67 = b_5;
    }
    return _S67;
}

__device__ float larger_of_1(float a_13, float b_6)
{
    return larger_0(a_13, b_6);
}

__device__ float smaller_0(float a_14, float b_7)
{
    float _S68;
    if(a_14 < b_7)
    {
        _S68 = a_14;
    }
    else
    {
        _S68 = b_7;
    }
    return _S68;
}

__device__ float smaller_of_1(float a_15, float b_8)
{
    return smaller_0(a_15, b_8);
}

__device__ float Reading_read_1(Reading_1 * this_7, float g_4)
{
    float _S69 = g_4 * this_7->multiplier_0;
    float _S70 = this_7->limit_0;
    bool _S71;
    if((of_0(0.0)) < (this_7->limit_0))
    {
        _S71 = !is_nan_of_1(_S69);
    }
    else
    {
        _S71 = false;
    }
    float _S72;
    if(_S71)
    {
        _S72 = smaller_of_1(_S70, larger_of_1(- _S70, _S69));
    }
    else
    {
        _S72 = _S69;
    }
    return _S72 * this_7->clip_0;
}

__device__ double grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_4, longlong i_12)
{
    uint _S73 = t_1->grad_dtype_0;
    double g_5 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_12);
    bool _S74;
    if((t_1->param_dtype_0) == 2U)
    {
        _S74 = true;
    }
    else
    {
        _S74 = _S73 == 2U;
    }
    if(_S74)
    {
        double _S75 = Reading_read_0(r_4, g_5);
        return _S75;
    }
    float _S76 = f32_0(g_5);
    Reading_1 _S77 = Reading_x24init_0(f32_0(r_4->multiplier_0), f32_0(r_4->limit_0), f32_0(r_4->clip_0));
    float _S78 = Reading_read_1(&_S77, _S76);
    return of_f32_0(_S78);
}

__device__ bool Step_changes_0(Rule_0 * r_5, int k_3)
{
    bool _S79;
    switch(r_5->kind_0)
    {
    case 1U:
    case 9U:
        {
            return r_5->has_momentum_0;
        }
    case 4U:
        {
            if(k_3 == int(0))
            {
                _S79 = true;
            }
            else
            {
                if(k_3 == int(1))
                {
                    _S79 = r_5->centered_0;
                }
                else
                {
                    _S79 = r_5->has_momentum_0;
                }
            }
            return _S79;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_3 < int(2))
            {
                _S79 = true;
            }
            else
            {
                _S79 = r_5->amsgrad_0;
            }
            return _S79;
        }
    }
}

__device__ double over_0(double a_16, double b_9)
{
    return a_16 / b_9;
}

__device__ double sign_8(double v_27)
{
    double _S80;
    if(v_27 > 0.0)
    {
        _S80 = 1.0;
    }
    else
    {
        if(v_27 < 0.0)
        {
            _S80 = -1.0;
        }
        else
        {
            _S80 = 0.0;
        }
    }
    return _S80;
}

__device__ double step_0(Rule_0 * r_6, double w_0, double g_6, States_0 * s_6)
{
    double d_0 = joint_0(r_6->decay_0, w_0, g_6);
    double v_28;
    switch(r_6->kind_0)
    {
    case 1U:
        {
            double _S81 = w_0 * r_6->shrink_0;
            double _S82 = r_6->lr_0;
            double _S83 = momentum_of_0(r_6, d_0, s_6);
            return _S81 - _S82 * _S83;
        }
    case 9U:
        {
            double _S84 = w_0 * r_6->shrink_0;
            double _S85 = r_6->lr_0;
            double _S86 = momentum_of_0(r_6, r_6->factor_0 * joint_0(r_6->pull_0, w_0, g_6), s_6);
            return _S84 - _S85 * _S86;
        }
    case 4U:
        {
            double _S87 = put_mean_square_0(r_6, int(0), d_0, s_6);
            if(r_6->centered_0)
            {
                States_0 _S88 = *s_6;
                double _S89 = States_get_0(&_S88, int(1));
                double mean_0 = States_put_0(s_6, int(1), joint_0(r_6->one_minus_beta2_0, d_0 - _S89, _S89));
                v_28 = larger_of_0(_S87 - mean_0 * mean_0, of_1(0.0));
            }
            else
            {
                v_28 = _S87;
            }
            double a_17 = over_0(d_0, root_1(v_28) + r_6->eps_0);
            double a_18;
            if(r_6->has_momentum_0)
            {
                States_0 _S90 = *s_6;
                double _S91 = States_get_0(&_S90, int(2));
                double _S92 = States_put_0(s_6, int(2), joint_0(r_6->momentum_0, _S91, a_17));
                a_18 = _S92;
            }
            else
            {
                a_18 = a_17;
            }
            return w_0 * r_6->shrink_0 - r_6->lr_0 * a_18;
        }
    case 5U:
        {
            States_0 _S93 = *s_6;
            double _S94 = States_get_0(&_S93, int(0));
            double v_29 = States_put_0(s_6, int(0), joint_0(d_0, d_0, _S94));
            return w_0 * r_6->shrink_0 - over_0(r_6->lr_0 * d_0, root_1(v_29) + r_6->eps_0);
        }
    case 6U:
        {
            States_0 _S95 = *s_6;
            double _S96 = States_get_0(&_S95, int(0));
            double c_1 = joint_0(r_6->beta1_0, _S96, r_6->one_minus_beta1_0 * d_0);
            double _S97 = States_put_0(s_6, int(0), joint_0(r_6->beta2_0, _S96, r_6->one_minus_beta2_0 * d_0));
            return w_0 * r_6->shrink_0 - r_6->lr_0 * sign_8(c_1);
        }
    case 7U:
        {
            double _S98 = put_mean_0(r_6, g_6, s_6);
            double _S99 = put_mean_square_0(r_6, int(1), g_6, s_6);
            States_0 _S100 = *s_6;
            double _S101 = States_get_0(&_S100, int(2));
            double slow_1 = States_put_0(s_6, int(2), joint_0(r_6->one_minus_beta3_0, g_6 - _S101, _S101));
            return joint_0(w_0, r_6->shrink_0, - over_0(r_6->lr_0 * joint_0(r_6->slow_0, slow_1, _S98), joint_0(root_1(_S99), r_6->correction2_0, r_6->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_0 * r_6->shrink_0 - r_6->factor_0 * g_6;
        }
    case 10U:
        {
            double _S102 = w_0 * r_6->shrink_0;
            double _S103 = r_6->lr_0;
            double _S104 = put_mean_0(r_6, g_6, s_6);
            return _S102 - _S103 * joint_0(_S104, r_6->factor_0, r_6->pull_0 * w_0);
        }
    default:
        {
            double _S105 = put_mean_0(r_6, d_0, s_6);
            double _S106 = put_mean_square_0(r_6, int(1), d_0, s_6);
            if(r_6->amsgrad_0)
            {
                States_0 _S107 = *s_6;
                double _S108 = States_get_0(&_S107, int(2));
                double _S109 = States_put_0(s_6, int(2), larger_of_0(_S108, _S106));
                v_28 = _S109;
            }
            else
            {
                v_28 = _S106;
            }
            return w_0 * r_6->shrink_0 - over_0(r_6->lr_0 * _S105, joint_0(root_1(v_28), r_6->correction2_0, r_6->eps_0));
        }
    }
}

__device__ double direction_0(Rule_0 * r_7, double w_1, double g_7, States_0 * s_7)
{
    switch(r_7->kind_0)
    {
    case 8U:
        {
            double _S110 = put_mean_0(r_7, g_7, s_7);
            double _S111 = put_mean_square_0(r_7, int(1), g_7, s_7);
            return joint_0(r_7->pull_0, w_1, over_0(_S110 * r_7->correction1_0, joint_0(root_1(_S111), r_7->correction2_0, r_7->eps_0)));
        }
    case 11U:
        {
            States_0 _S112 = *s_7;
            double _S113 = States_get_0(&_S112, int(0));
            double v_30;
            if(!r_7->factored_0)
            {
                double _S114 = States_put_0(s_7, int(0), joint_0(r_7->one_minus_beta2_0, g_7 * g_7 - _S113, _S113));
                v_30 = _S114;
            }
            else
            {
                v_30 = _S113;
            }
            return over_0(g_7, root_1(larger_of_0(v_30, r_7->eps_0 * r_7->eps_0)));
        }
    default:
        {
            return g_7;
        }
    }
}

__device__ bool is_one_value_0(uint kind_1, int state_1)
{
    bool _S115;
    if(kind_1 == 10U)
    {
        _S115 = state_1 == int(1);
    }
    else
    {
        _S115 = false;
    }
    return _S115;
}

__device__ bool Elements_has_0(Elements_0 * this_8, int k_4)
{
    bool _S116;
    if(((&(&this_8->t_0)->state_0[k_4])->data_0) != 0ULL)
    {
        _S116 = !is_one_value_0((&(&this_8->r_3)->rule_0)->kind_0, k_4);
    }
    else
    {
        _S116 = false;
    }
    if(_S116)
    {
        _S116 = ((&this_8->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S116 = false;
    }
    return _S116;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_8, ulonglong i_13)
{
    uint _S117 = s_8->format_0;
    bool half_1 = (s_8->format_0) >= 3U;
    uchar * _S118 = (uchar *)s_8->data_0;
    ulonglong _S119;
    if(half_1)
    {
        _S119 = i_13 / 2ULL;
    }
    else
    {
        _S119 = i_13;
    }
    uint code_1 = uint(*(_S118 + _S119));
    uint code_2;
    if(half_1)
    {
        if((i_13 & 1ULL) != 0ULL)
        {
            code_2 = code_1 & 15U;
        }
        else
        {
            code_2 = code_1 >> int(4);
        }
    }
    else
    {
        code_2 = code_1;
    }
    bool is_signed_0;
    if(_S117 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S117 == 3U;
    }
    int _S120;
    if(is_signed_0)
    {
        _S120 = int(0);
    }
    else
    {
        _S120 = int(256);
    }
    float _S121 = (*&books_0)[uint(_S120) + code_2];
    float * _S122 = (float *)s_8->scale_0;
    ulonglong _S123 = i_13 / ulonglong(s_8->block_0);
    return _S121 * *(_S122 + uint(_S123));
}

__device__ uint Elements_state_type_0(Elements_0 * this_9)
{
    uint _S124;
    if(((&this_9->t_0)->param_dtype_0) == 2U)
    {
        _S124 = 2U;
    }
    else
    {
        _S124 = 1U;
    }
    return _S124;
}

__device__ States_0 Elements_states_0(Elements_0 * this_10, longlong i_14)
{
    double _S125;
    States_0 s_9;
    (&s_9)->changed_0 = 0U;
    (&s_9)->in_f32_0 = ((&this_10->t_0)->param_dtype_0) != 2U;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                double _S126 = of_1(0.0);
                _S125 = _S126;
                (&s_9)->value_0[int(0)] = _S126;
                bool _S127 = Elements_has_0(this_10, int(0));
                if(!_S127)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S128 = Codes_decode_0(&(&this_10->t_0)->state_0[int(0)], ulonglong(i_14));
                    (&s_9)->value_0[int(0)] = of_f32_0(_S128);
                }
                else
                {
                    uint _S129 = Elements_state_type_0(this_10);
                    double _S130 = element_1(_S129, (&(&this_10->t_0)->state_0[int(0)])->data_0, i_14);
                    (&s_9)->value_0[int(0)] = _S130;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(1)] = _S125;
                bool _S131 = Elements_has_0(this_10, int(1));
                if(!_S131)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S132 = Codes_decode_0(&(&this_10->t_0)->state_0[int(1)], ulonglong(i_14));
                    (&s_9)->value_0[int(1)] = of_f32_0(_S132);
                }
                else
                {
                    uint _S133 = Elements_state_type_0(this_10);
                    double _S134 = element_1(_S133, (&(&this_10->t_0)->state_0[int(1)])->data_0, i_14);
                    (&s_9)->value_0[int(1)] = _S134;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(2)] = _S125;
                bool _S135 = Elements_has_0(this_10, int(2));
                if(!_S135)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S136 = Codes_decode_0(&(&this_10->t_0)->state_0[int(2)], ulonglong(i_14));
                    (&s_9)->value_0[int(2)] = of_f32_0(_S136);
                }
                else
                {
                    uint _S137 = Elements_state_type_0(this_10);
                    double _S138 = element_1(_S137, (&(&this_10->t_0)->state_0[int(2)])->data_0, i_14);
                    (&s_9)->value_0[int(2)] = _S138;
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_10->r_3)->rule_0)->factored_0)
    {
        longlong _S139 = (&this_10->t_0)->columns_0;
        longlong row_1 = i_14 / (&this_10->t_0)->columns_0;
        longlong matrix_0 = row_1 / (&this_10->t_0)->rows_0;
        uint _S140 = Elements_state_type_0(this_10);
        double mean_1 = element_1(_S140, (&(&this_10->t_0)->state_0[int(1)])->data_0, matrix_0 * _S139 + (i_14 - row_1 * _S139));
        (&s_9)->value_0[int(0)] = of_1(*((double *)(&this_10->t_0)->row_scale_0 + row_1)) * mean_1;
    }
    return s_9;
}

struct Halves_0
{
    uint hi_2;
    uint lo_2;
};

__device__ uint narrowed_0(uint type_12, float x_3)
{
    uint _S141;
    if(type_12 == 4U)
    {
        _S141 = bf16_of_f32_0((F32_asuint((x_3))));
    }
    else
    {
        _S141 = f16_of_f32_0((F32_asuint((x_3))));
    }
    return _S141;
}

__device__ float widened_0(uint type_13, uint h_3)
{
    uint _S142;
    if(type_13 == 4U)
    {
        _S142 = h_3 << int(16);
    }
    else
    {
        _S142 = f32_of_f16_0(h_3);
    }
    return (U32_asfloat((_S142)));
}

__device__ float magnitude_0(float x_4)
{
    return (U32_asfloat(((F32_asuint((x_4))) & 2147483647U)));
}

__device__ float compensated_0(uint type_14, Halves_0 * v_31)
{
    return widened_0(type_14, v_31->hi_2) - widened_0(type_14, v_31->lo_2);
}

__device__ Halves_0 compensate_0(uint type_15, float w_2)
{
    Halves_0 v_32;
    float _S143 = w_2;
    int twice_0 = int(0);
    for(;;)
    {
        if(twice_0 < int(2))
        {
        }
        else
        {
            break;
        }
        uint _S144 = narrowed_0(type_15, _S143);
        (&v_32)->hi_2 = _S144;
        float rest_1 = widened_0(type_15, _S144) - _S143;
        float _S145;
        if((magnitude_0(rest_1)) < (U32_asfloat((2139095040U))))
        {
            _S145 = rest_1;
        }
        else
        {
            _S145 = 0.0f;
        }
        (&v_32)->lo_2 = narrowed_0(type_15, _S145);
        Halves_0 _S146 = v_32;
        float _S147 = compensated_0(type_15, &_S146);
        int twice_1 = twice_0 + int(1);
        _S143 = _S147;
        twice_0 = twice_1;
    }
    return v_32;
}

__device__ Halves_0 Halves_x24init_0(uint hi_3, uint lo_3)
{
    Halves_0 _S148;
    (&_S148)->hi_2 = hi_3;
    (&_S148)->lo_2 = lo_3;
    return _S148;
}

__device__ Halves_0 split_of_0(float x_5)
{
    uint u_9 = (F32_asuint((x_5)));
    uint u_10;
    if(is_nan_1(x_5))
    {
        u_10 = (u_9 & 2147483648U) | 2143289344U;
    }
    else
    {
        u_10 = u_9;
    }
    return Halves_x24init_0(((u_10 >> int(16)) + ((u_10 >> int(15)) & 1U)) & 65535U, u_10 & 65535U);
}

__device__ uint4  philox_0(ulonglong seed_0, ulonglong block_1)
{
    uint _S149 = low_0(seed_0);
    uint _S150 = high_0(seed_0);
    uint4  c_2 = make_uint4 (low_0(block_1), high_0(block_1), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S149;
    uint k1_0 = _S150;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_0 = 3528531795ULL * ulonglong(c_2.x);
        ulonglong q_3 = 3449720151ULL * ulonglong(c_2.z);
        uint4  _S151 = make_uint4 (((high_0(q_3)) ^ (c_2.y)) ^ k0_0, low_0(q_3), ((high_0(p_0)) ^ (c_2.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_2 = _S151;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_2;
}

__device__ uint word_of_0(uint4  c_3, uint k_5)
{
    uint _S152;
    if(k_5 == 0U)
    {
        _S152 = c_3.x;
    }
    else
    {
        if(k_5 == 1U)
        {
            _S152 = c_3.y;
        }
        else
        {
            if(k_5 == 2U)
            {
                _S152 = c_3.z;
            }
            else
            {
                _S152 = c_3.w;
            }
        }
    }
    return _S152;
}

__device__ uint rounding_bits_0(ulonglong key_2, ulonglong first_3, ulonglong i_15)
{
    uint _S153 = low_0(i_15);
    uint word_0 = _S153 % 128U / 2U;
    return ((word_of_0(philox_0(key_2, first_3 + i_15 / 128ULL * 16ULL + ulonglong(word_0 % 16U)), word_0 / 16U)) >> (_S153 % 2U * 16U)) & 65535U;
}

__device__ uint rounded_by_0(uint type_16, float x_6, uint bits16_0)
{
    uint u_11 = (F32_asuint((x_6)));
    uint a_19 = u_11 & 2147483647U;
    uint sign_9 = u_11 & 2147483648U;
    if(a_19 >= 2139095040U)
    {
        return narrowed_0(type_16, x_6);
    }
    if(type_16 == 4U)
    {
        return (u_11 + bits16_0) >> int(16);
    }
    uint bits13_0 = bits16_0 >> int(3);
    if(a_19 >= 947912704U)
    {
        return f16_of_f32_0(sign_9 | ((a_19 + bits13_0) & 4294959104U));
    }
    return (sign_9 >> int(16)) | uint((U32_asfloat((a_19))) * 1.6777216e+07f + float(bits13_0) * 0.0001220703125f);
}

__device__ void Elements_put_param_0(Elements_0 * this_11, longlong i_16, double v_33)
{
    float f_0 = f32_0(v_33);
    uint _S154 = (&this_11->t_0)->master_0;
    bool _S155;
    if(((&this_11->t_0)->master_0) == 1U)
    {
        _S155 = true;
    }
    else
    {
        _S155 = _S154 == 4U;
    }
    if(_S155)
    {
        Halves_0 h_4;
        if(_S154 == 4U)
        {
            h_4 = compensate_0((&this_11->t_0)->param_dtype_0, f_0);
        }
        else
        {
            h_4 = split_of_0(f_0);
        }
        *((ushort *)(&this_11->t_0)->param_0 + i_16) = ushort(h_4.hi_2);
        *((ushort *)(&this_11->t_0)->low_1 + i_16) = ushort(h_4.lo_2);
    }
    else
    {
        if(_S154 == 3U)
        {
            *((ushort *)(&this_11->t_0)->param_0 + i_16) = ushort(rounded_by_0((&this_11->t_0)->param_dtype_0, f_0, rounding_bits_0((&this_11->r_3)->key_1, (&this_11->t_0)->first_2, ulonglong(i_16))));
        }
        else
        {
            put_element_0((&this_11->t_0)->param_dtype_0, (&this_11->t_0)->param_0, i_16, v_33);
        }
    }
    if(((&this_11->t_0)->copy_0) != 0ULL)
    {
        double _S156;
        if(((&this_11->t_0)->param_dtype_0) == 2U)
        {
            _S156 = v_33;
        }
        else
        {
            _S156 = of_f32_0(f_0);
        }
        Elements_put_copy_0(this_11, i_16, _S156);
    }
    return;
}

__device__ bool is_finite_0(double v_34)
{
    return (magnitude_bits_0(v_34)) < 9218868437227405312ULL;
}

__device__ double Elements_grad_0(Elements_0 * this_12, longlong e_7, bool * skipped_0)
{
    double _S157 = grad_of_0(&this_12->t_0, &(&this_12->r_3)->reading_0, e_7);
    bool _S158;
    if(this_12->is_coded_0)
    {
        _S158 = !is_finite_0(_S157);
    }
    else
    {
        _S158 = false;
    }
    *skipped_0 = _S158;
    double _S159;
    if(_S158)
    {
        _S159 = of_1(0.0);
    }
    else
    {
        _S159 = _S157;
    }
    return _S159;
}

__device__ float joined_0(Halves_0 * v_35)
{
    return (U32_asfloat(((((v_35->hi_2 - ((v_35->lo_2) >> int(15))) & 65535U) << int(16)) | (v_35->lo_2))));
}

__device__ double Elements_param_0(Elements_0 * this_13, longlong i_17)
{
    ulonglong _S160 = (&this_13->t_0)->low_1;
    if(((&this_13->t_0)->low_1) == 0ULL)
    {
        double _S161 = element_1((&this_13->t_0)->param_dtype_0, (&this_13->t_0)->param_0, i_17);
        return _S161;
    }
    Halves_0 v_36 = Halves_x24init_0(uint(*((ushort *)(&this_13->t_0)->param_0 + i_17)), uint(*((ushort *)_S160 + i_17)));
    float _S162;
    if(((&this_13->t_0)->master_0) == 4U)
    {
        Halves_0 _S163 = v_36;
        float _S164 = compensated_0((&this_13->t_0)->param_dtype_0, &_S163);
        _S162 = _S164;
    }
    else
    {
        Halves_0 _S165 = v_36;
        float _S166 = joined_0(&_S165);
        _S162 = _S166;
    }
    return of_f32_0(_S162);
}

__device__ longlong Elements_at_0(Elements_0 * this_14, longlong e_8)
{
    ulonglong _S167 = (&this_14->t_0)->row_0;
    if(((&this_14->t_0)->row_0) == 0ULL)
    {
        return e_8;
    }
    longlong _S168 = (&this_14->t_0)->width_1;
    longlong k_6 = e_8 / (&this_14->t_0)->width_1;
    return *((longlong *)_S167 + k_6) * _S168 + (e_8 - k_6 * _S168);
}

struct UpdateArguments_0
{
    ulonglong tensors_0;
    ulonglong chunks_0;
    ulonglong numbers_0;
    ulonglong decision_0;
    ulonglong counts_0;
    ulonglong shift_0;
    ulonglong partials_0;
    ulonglong scaler_0;
    ulonglong report_0;
    ulonglong rules_0;
    ulonglong tables_0;
    uint tensor_count_0;
    uint chunk_count_0;
    uint flags_0;
    uint groups_0;
};

struct CodeTables_0
{
    FixedArray<float, 48>  threshold_0;
    FixedArray<float, 48>  slope_0;
    FixedArray<float, 32>  book_0;
};

__device__ double half_2()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ float Codes_value8_0(uint distance_0, bool is_signed_1)
{
    uint range_0 = top_bit_0(2U * distance_0 + 1U);
    int _S169 = int(range_0);
    int i_18;
    if(is_signed_1)
    {
        i_18 = int(1);
    }
    else
    {
        i_18 = int(2);
    }
    int decade_0 = _S169 - i_18;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    double ten_0 = 10.0;
    i_18 = decade_0;
    for(;;)
    {
        if(i_18 < int(6))
        {
        }
        else
        {
            break;
        }
        double _S170 = ten_0 * 10.0;
        int i_19 = i_18 + int(1);
        ten_0 = _S170;
        i_18 = i_19;
    }
    double low_2 = 1.0 / ten_0;
    double items_0 = double(int(1U << (range_0 - 1U)));
    double part_0 = 9.0 * low_2 / items_0;
    return of_0((double(int(distance_0)) + half_2()) * part_0 + (low_2 - part_0 * items_0));
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_2)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S171 = lane_2 < 16U;
        if(_S171)
        {
            (*&books_0)[lane_2] = tables_1->book_0[lane_2];
        }
        if(_S171)
        {
            (*&books_0)[256U + lane_2] = tables_1->book_0[16U + lane_2];
        }
    }
    else
    {
        float _S172;
        if(lane_2 < 127U)
        {
            _S172 = - Codes_value8_0(127U - lane_2, true);
        }
        else
        {
            _S172 = Codes_value8_0(lane_2 - 127U, true);
        }
        (*&books_0)[lane_2] = _S172;
        (*&books_0)[256U + lane_2] = Codes_value8_0(lane_2 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_15, UpdateArguments_0 * a_20, uint lane_3)
{
    uint _S173 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_15->t_0)->state_0[int(0)])->format_0)))), ((&(&this_15->t_0)->state_0[int(1)])->format_0)))), ((&(&this_15->t_0)->state_0[int(2)])->format_0)));
    if(this_15->is_coded_0)
    {
        Codes_open_0(_S173, (CodeTables_0 *)a_20->tables_0, lane_3);
    }
    return;
}

struct MultiChunk_0
{
    int tensor_0;
    int count_1;
    longlong begin_0;
};

__device__ void Step_copy_0(Elements_0 * x_7, MultiChunk_0 * c_4, uint lane_4)
{
    int j_0 = int(lane_4);
    for(;;)
    {
        if(j_0 < (c_4->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S174 = Elements_at_0(x_7, c_4->begin_0 + longlong(j_0));
        double _S175 = Elements_param_0(x_7, _S174);
        Elements_put_copy_0(x_7, _S174, _S175);
        j_0 = j_0 + int(256);
    }
    return;
}

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ float LargestOf_of_0(float a_21, float b_10)
{
    return larger_of_1(a_21, b_10);
}

__device__ float Group_all_2(float v_37, uint lane_5, uint width_2)
{
    (*&values_1)[lane_5] = v_37;
    meet_0();
    uint _S176 = (U32_min((width_2), (16U)));
    uint place_1 = lane_5 & (width_2 - 1U);
    uint first_4 = lane_5 - place_1;
    float _S177;
    uint i_20;
    if(width_2 > _S176)
    {
        if(place_1 < _S176)
        {
            uint _S178 = place_1 + _S176;
            _S177 = v_37;
            i_20 = _S178;
            for(;;)
            {
                if(i_20 < width_2)
                {
                }
                else
                {
                    break;
                }
                float _S179 = LargestOf_of_0(_S177, (*&values_1)[first_4 + i_20]);
                uint i_21 = i_20 + _S176;
                _S177 = _S179;
                i_20 = i_21;
            }
            (*&values_1)[lane_5] = _S177;
        }
        meet_0();
    }
    _S177 = (*&values_1)[first_4];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S176)
        {
        }
        else
        {
            break;
        }
        float _S180 = LargestOf_of_0(_S177, (*&values_1)[first_4 + i_20]);
        uint i_22 = i_20 + 1U;
        _S177 = _S180;
        i_20 = i_22;
    }
    meet_0();
    return _S177;
}

__device__ float quotient_0(float x_8, float y_0)
{
    return x_8 / y_0;
}

__device__ int clamp_0(int x_9, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_9), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_10, float inverse_0)
{
    int code_3;
    int _S181;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_10 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_2 = 16U * (format_2 - 1U);
        float y_1 = larger_0(magnitude_0(x_10) * inverse_0, (U32_asfloat((805306368U))));
        uint _S182 = (F32_asuint((tables_2->threshold_0[row_2 + (((F32_asuint((y_1))) >> int(24)) & 15U)])));
        if(y_1 >= tables_2->threshold_0[row_2 + (((F32_asuint((y_1))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S182 - uint(code_3);
        int distance_1 = int(smaller_0(y_1 * tables_2->slope_0[row_2 + (range_1 & 15U)] + 0.8888888955116272f, (U32_asfloat((1073741823U)))) * (U32_asfloat(((150U - (range_1 & 31U)) << int(23)))));
        if(format_2 == 1U)
        {
            code_3 = int(127);
        }
        else
        {
            if(format_2 == 3U)
            {
                code_3 = int(7);
            }
            else
            {
                code_3 = int(-1);
            }
        }
        if(x_10 < 0.0f)
        {
            _S181 = - distance_1;
        }
        else
        {
            _S181 = distance_1;
        }
        code_3 = code_3 + _S181;
    }
    if(format_2 >= 3U)
    {
        _S181 = int(15);
    }
    else
    {
        _S181 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S181));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_23, longlong end_0, float x_11, uint lane_6)
{
    uint _S183 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_11), lane_6, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S184 = i_23 < end_0;
    bool _S185;
    if(_S184)
    {
        _S185 = (lane_6 & (_S183 - 1U)) == 0U;
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        float * _S186 = (float *)s_10->scale_0;
        ulonglong _S187 = ulonglong(i_23) / ulonglong(_S183);
        *(_S186 + uint(_S187)) = scale_1;
    }
    uint _S188 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_11, quotient_0(1.0f, larger_0(scale_1, (U32_asfloat((8388608U))))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S188 < 3U)
    {
        if(_S184)
        {
            *(codes_0 + i_23) = uchar(code_4);
        }
        return;
    }
    uint _S189;
    if(_S184)
    {
        _S189 = code_4;
    }
    else
    {
        _S189 = 0U;
    }
    (*&nibbles_0)[lane_6] = _S189;
    meet_0();
    if(_S184)
    {
        _S185 = (lane_6 & 1U) == 0U;
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        *(codes_0 + i_23 / 2LL) = uchar((((*&nibbles_0)[lane_6]) << int(4)) | (*&nibbles_0)[lane_6 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_12, UpdateArguments_0 * a_22, MultiChunk_0 * c_5, uint lane_7)
{
    bool _S190;
    float v_38;
    CodeTables_0 * _S191 = (CodeTables_0 *)a_22->tables_0;
    Elements_open_0(x_12, a_22, lane_7);
    int first_5 = int(0);
    for(;;)
    {
        int _S192 = c_5->count_1;
        if(first_5 < (c_5->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_7);
        bool is_inside_0 = j_1 < _S192;
        bool _S193;
        if(!x_12->is_coded_0)
        {
            _S193 = !is_inside_0;
        }
        else
        {
            _S193 = false;
        }
        if(_S193)
        {
            break;
        }
        longlong e_9 = c_5->begin_0 + longlong(j_1);
        longlong _S194 = c_5->begin_0 + longlong(_S192);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        double _S195;
        longlong i_24;
        if(is_inside_0)
        {
            longlong _S196 = Elements_at_0(x_12, e_9);
            double _S197 = Elements_param_0(x_12, _S196);
            double _S198 = Elements_grad_0(x_12, e_9, &skipped_1);
            States_0 _S199 = Elements_states_0(x_12, _S196);
            s_11 = _S199;
            double _S200 = direction_0(&(&x_12->r_3)->rule_0, _S197, _S198, &s_11);
            double _S201 = step_0(&(&x_12->r_3)->rule_0, _S197, _S200, &s_11);
            if(skipped_1)
            {
                _S195 = _S197;
            }
            else
            {
                _S195 = _S201;
            }
            Elements_put_param_0(x_12, _S196, _S195);
            i_24 = _S196;
        }
        else
        {
            i_24 = e_9;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S202 = Elements_has_0(x_12, int(0));
                    if(!_S202)
                    {
                        break;
                    }
                    if(((&(&x_12->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S190 = true;
                        }
                        else
                        {
                            _S190 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S190)
                        {
                            break;
                        }
                        uint _S203 = Elements_state_type_0(x_12);
                        ulonglong _S204 = (&(&x_12->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            _S195 = of_1(0.0);
                        }
                        else
                        {
                            _S195 = (&s_11)->value_0[int(0)];
                        }
                        put_element_0(_S203, _S204, i_24, _S195);
                    }
                    else
                    {
                        bool _S205 = Step_changes_0(&(&x_12->r_3)->rule_0, int(0));
                        if(_S205)
                        {
                            if(is_inside_0)
                            {
                                _S190 = !skipped_1;
                            }
                            else
                            {
                                _S190 = false;
                            }
                            if(_S190)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(0)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_12->t_0)->state_0[int(0)], _S191, e_9, _S194, v_38, lane_7);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S206 = Elements_has_0(x_12, int(1));
                    if(!_S206)
                    {
                        break;
                    }
                    if(((&(&x_12->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S190 = true;
                        }
                        else
                        {
                            _S190 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S190)
                        {
                            break;
                        }
                        uint _S207 = Elements_state_type_0(x_12);
                        ulonglong _S208 = (&(&x_12->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            _S195 = of_1(0.0);
                        }
                        else
                        {
                            _S195 = (&s_11)->value_0[int(1)];
                        }
                        put_element_0(_S207, _S208, i_24, _S195);
                    }
                    else
                    {
                        bool _S209 = Step_changes_0(&(&x_12->r_3)->rule_0, int(1));
                        if(_S209)
                        {
                            if(is_inside_0)
                            {
                                _S190 = !skipped_1;
                            }
                            else
                            {
                                _S190 = false;
                            }
                            if(_S190)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(1)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_12->t_0)->state_0[int(1)], _S191, e_9, _S194, v_38, lane_7);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S210 = Elements_has_0(x_12, int(2));
                    if(!_S210)
                    {
                        break;
                    }
                    if(((&(&x_12->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S190 = true;
                        }
                        else
                        {
                            _S190 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S190)
                        {
                            break;
                        }
                        uint _S211 = Elements_state_type_0(x_12);
                        ulonglong _S212 = (&(&x_12->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            _S195 = of_1(0.0);
                        }
                        else
                        {
                            _S195 = (&s_11)->value_0[int(2)];
                        }
                        put_element_0(_S211, _S212, i_24, _S195);
                    }
                    else
                    {
                        bool _S213 = Step_changes_0(&(&x_12->r_3)->rule_0, int(2));
                        if(_S213)
                        {
                            if(is_inside_0)
                            {
                                _S190 = !skipped_1;
                            }
                            else
                            {
                                _S190 = false;
                            }
                            if(_S190)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(2)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_12->t_0)->state_0[int(2)], _S191, e_9, _S194, v_38, lane_7);
                        }
                    }
                    break;
                }
                break;
            }
            break;
        }
        first_5 = first_5 + int(256);
    }
    return;
}

__device__ TensorRule_0 * TensorRule_at_0(UpdateArguments_0 * a_23, int tensor_1)
{
    return (TensorRule_0 *)(a_23->rules_0 + 512ULL * ulonglong(tensor_1));
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_24, int tensor_2)
{
    Elements_0 e_10;
    (&e_10)->t_0 = *((MultiTensor_0 *)a_24->tensors_0 + tensor_2);
    TensorRule_0 * _S214 = TensorRule_at_0(a_24, tensor_2);
    (&e_10)->r_3 = *_S214;
    (&e_10)->is_coded_0 = false;
    Elements_0 _S215 = e_10;
    bool _S216 = Elements_has_0(&_S215, int(0));
    bool _S217;
    if(_S216)
    {
        _S217 = ((&(&(&e_10)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S217 = false;
    }
    if(_S217)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S218 = e_10;
    bool _S219 = Elements_has_0(&_S218, int(1));
    if(_S219)
    {
        _S217 = ((&(&(&e_10)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S217 = false;
    }
    if(_S217)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S220 = e_10;
    bool _S221 = Elements_has_0(&_S220, int(2));
    if(_S221)
    {
        _S217 = ((&(&(&e_10)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S217 = false;
    }
    if(_S217)
    {
        (&e_10)->is_coded_0 = true;
    }
    return e_10;
}

struct Rule_1
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_1;
    bool has_momentum_0;
    bool factored_0;
    float lr_0;
    float decay_0;
    float pull_0;
    float shrink_0;
    float momentum_0;
    float undamped_0;
    float beta1_0;
    float beta2_0;
    float beta3_0;
    float slow_0;
    float correction1_0;
    float correction2_0;
    float eps_0;
    float trust_coefficient_0;
    float max_ratio_0;
    float min_rms_0;
    float clip_threshold_0;
    float one_minus_beta1_0;
    float one_minus_beta2_0;
    float one_minus_beta3_0;
    float factor_0;
};

struct States_1
{
    FixedArray<float, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ float States_get_1(States_1 * this_16, int k_7)
{
    return this_16->value_0[k_7];
}

__device__ float joint_1(float a_25, float b_11, float c_6)
{
    return a_25 * b_11 + c_6;
}

__device__ float f32_1(float this_17)
{
    return this_17;
}

__device__ float of_f32_1(float v_39)
{
    return v_39;
}

__device__ float States_put_1(States_1 * this_18, int k_8, float v_40)
{
    this_18->changed_0 = (this_18->changed_0) | (1U << k_8);
    float _S222;
    if(this_18->in_f32_0)
    {
        _S222 = of_f32_1(f32_1(v_40));
    }
    else
    {
        _S222 = v_40;
    }
    this_18->value_0[k_8] = _S222;
    return _S222;
}

__device__ float momentum_of_1(Rule_1 * r_8, float g_8, States_1 * s_12)
{
    if(!r_8->has_momentum_0)
    {
        return g_8;
    }
    float _S223;
    if(r_8->first_1)
    {
        _S223 = g_8;
    }
    else
    {
        States_1 _S224 = *s_12;
        float _S225 = States_get_1(&_S224, int(0));
        _S223 = joint_1(r_8->momentum_0, _S225, r_8->undamped_0 * g_8);
    }
    float b_12 = States_put_1(s_12, int(0), _S223);
    if(r_8->nesterov_0)
    {
        _S223 = joint_1(r_8->momentum_0, b_12, g_8);
    }
    else
    {
        _S223 = b_12;
    }
    return _S223;
}

__device__ float root_2(float x_13)
{
    return (F32_sqrt((x_13)));
}

__device__ float root_3(float v_41)
{
    return root_2(v_41);
}

__device__ float root_4(float v_42)
{
    return root_3(v_42);
}

__device__ float put_mean_square_1(Rule_1 * r_9, int k_9, float g_9, States_1 * s_13)
{
    States_1 _S226 = *s_13;
    float _S227 = States_get_1(&_S226, k_9);
    float _S228 = States_put_1(s_13, k_9, joint_1(r_9->beta2_0, _S227, r_9->one_minus_beta2_0 * g_9 * g_9));
    return _S228;
}

__device__ float put_mean_1(Rule_1 * r_10, float g_10, States_1 * s_14)
{
    States_1 _S229 = *s_14;
    float _S230 = States_get_1(&_S229, int(0));
    float _S231 = States_put_1(s_14, int(0), joint_1(r_10->one_minus_beta1_0, g_10 - _S230, _S230));
    return _S231;
}

struct TensorRule_1
{
    Rule_1 rule_0;
    Reading_1 reading_0;
    ulonglong key_1;
    uint applies_0;
};

struct Elements_1
{
    MultiTensor_0 t_0;
    TensorRule_1 r_3;
    bool is_coded_0;
};

__device__ ulonglong to_1(float this_19, uint type_17)
{
    uint u_12 = (F32_asuint((this_19)));
    uint _S232;
    if(type_17 == 1U)
    {
        _S232 = u_12;
    }
    else
    {
        if(type_17 == 4U)
        {
            _S232 = bf16_of_f32_0(u_12);
        }
        else
        {
            _S232 = f16_of_f32_0(u_12);
        }
    }
    return ulonglong(_S232);
}

__device__ void put_element_1(uint type_18, ulonglong base_8, longlong i_25, float v_43)
{
    store_0(size_of_0(type_18), base_8, i_25, to_1(v_43, type_18));
    return;
}

__device__ void Elements_put_copy_1(Elements_1 * this_20, longlong i_26, float v_44)
{
    put_element_1((&this_20->t_0)->copy_dtype_0, (&this_20->t_0)->copy_0, i_26, v_44);
    return;
}

__device__ float from_1(uint type_19, ulonglong element_2)
{
    uint u_13 = low_0(element_2);
    uint _S233;
    if(type_19 == 1U)
    {
        _S233 = u_13;
    }
    else
    {
        if(type_19 == 4U)
        {
            _S233 = u_13 << int(16);
        }
        else
        {
            _S233 = f32_of_f16_0(u_13);
        }
    }
    return (U32_asfloat((_S233)));
}

__device__ float element_3(uint type_20, ulonglong base_9, longlong i_27)
{
    ulonglong _S234 = load_0(size_of_0(type_20), base_9, i_27);
    return from_1(type_20, _S234);
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_11, longlong i_28)
{
    float g_11 = element_3(t_2->grad_dtype_0, t_2->grad_0, i_28);
    float _S235 = Reading_read_1(r_11, g_11);
    return _S235;
}

__device__ bool Step_changes_1(Rule_1 * r_12, int k_10)
{
    bool _S236;
    switch(r_12->kind_0)
    {
    case 1U:
    case 9U:
        {
            return r_12->has_momentum_0;
        }
    case 4U:
        {
            if(k_10 == int(0))
            {
                _S236 = true;
            }
            else
            {
                if(k_10 == int(1))
                {
                    _S236 = r_12->centered_0;
                }
                else
                {
                    _S236 = r_12->has_momentum_0;
                }
            }
            return _S236;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_10 < int(2))
            {
                _S236 = true;
            }
            else
            {
                _S236 = r_12->amsgrad_0;
            }
            return _S236;
        }
    }
}

__device__ float over_1(float a_26, float b_13)
{
    return quotient_0(a_26, b_13);
}

__device__ float sign_10(float v_45)
{
    float _S237;
    if(v_45 > 0.0f)
    {
        _S237 = 1.0f;
    }
    else
    {
        if(v_45 < 0.0f)
        {
            _S237 = -1.0f;
        }
        else
        {
            _S237 = v_45 * 0.0f;
        }
    }
    return _S237;
}

__device__ float step_1(Rule_1 * r_13, float w_3, float g_12, States_1 * s_15)
{
    float d_1 = joint_1(r_13->decay_0, w_3, g_12);
    float v_46;
    switch(r_13->kind_0)
    {
    case 1U:
        {
            float _S238 = w_3 * r_13->shrink_0;
            float _S239 = r_13->lr_0;
            float _S240 = momentum_of_1(r_13, d_1, s_15);
            return _S238 - _S239 * _S240;
        }
    case 9U:
        {
            float _S241 = w_3 * r_13->shrink_0;
            float _S242 = r_13->lr_0;
            float _S243 = momentum_of_1(r_13, r_13->factor_0 * joint_1(r_13->pull_0, w_3, g_12), s_15);
            return _S241 - _S242 * _S243;
        }
    case 4U:
        {
            float _S244 = put_mean_square_1(r_13, int(0), d_1, s_15);
            if(r_13->centered_0)
            {
                States_1 _S245 = *s_15;
                float _S246 = States_get_1(&_S245, int(1));
                float mean_2 = States_put_1(s_15, int(1), joint_1(r_13->one_minus_beta2_0, d_1 - _S246, _S246));
                v_46 = larger_of_1(_S244 - mean_2 * mean_2, of_0(0.0));
            }
            else
            {
                v_46 = _S244;
            }
            float a_27 = over_1(d_1, root_4(v_46) + r_13->eps_0);
            float a_28;
            if(r_13->has_momentum_0)
            {
                States_1 _S247 = *s_15;
                float _S248 = States_get_1(&_S247, int(2));
                float _S249 = States_put_1(s_15, int(2), joint_1(r_13->momentum_0, _S248, a_27));
                a_28 = _S249;
            }
            else
            {
                a_28 = a_27;
            }
            return w_3 * r_13->shrink_0 - r_13->lr_0 * a_28;
        }
    case 5U:
        {
            States_1 _S250 = *s_15;
            float _S251 = States_get_1(&_S250, int(0));
            float v_47 = States_put_1(s_15, int(0), joint_1(d_1, d_1, _S251));
            return w_3 * r_13->shrink_0 - over_1(r_13->lr_0 * d_1, root_4(v_47) + r_13->eps_0);
        }
    case 6U:
        {
            States_1 _S252 = *s_15;
            float _S253 = States_get_1(&_S252, int(0));
            float c_7 = joint_1(r_13->beta1_0, _S253, r_13->one_minus_beta1_0 * d_1);
            float _S254 = States_put_1(s_15, int(0), joint_1(r_13->beta2_0, _S253, r_13->one_minus_beta2_0 * d_1));
            return w_3 * r_13->shrink_0 - r_13->lr_0 * sign_10(c_7);
        }
    case 7U:
        {
            float _S255 = put_mean_1(r_13, g_12, s_15);
            float _S256 = put_mean_square_1(r_13, int(1), g_12, s_15);
            States_1 _S257 = *s_15;
            float _S258 = States_get_1(&_S257, int(2));
            float slow_2 = States_put_1(s_15, int(2), joint_1(r_13->one_minus_beta3_0, g_12 - _S258, _S258));
            return joint_1(w_3, r_13->shrink_0, - over_1(r_13->lr_0 * joint_1(r_13->slow_0, slow_2, _S255), joint_1(root_4(_S256), r_13->correction2_0, r_13->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_3 * r_13->shrink_0 - r_13->factor_0 * g_12;
        }
    case 10U:
        {
            float _S259 = w_3 * r_13->shrink_0;
            float _S260 = r_13->lr_0;
            float _S261 = put_mean_1(r_13, g_12, s_15);
            return _S259 - _S260 * joint_1(_S261, r_13->factor_0, r_13->pull_0 * w_3);
        }
    default:
        {
            float _S262 = put_mean_1(r_13, d_1, s_15);
            float _S263 = put_mean_square_1(r_13, int(1), d_1, s_15);
            if(r_13->amsgrad_0)
            {
                States_1 _S264 = *s_15;
                float _S265 = States_get_1(&_S264, int(2));
                float _S266 = States_put_1(s_15, int(2), larger_of_1(_S265, _S263));
                v_46 = _S266;
            }
            else
            {
                v_46 = _S263;
            }
            return w_3 * r_13->shrink_0 - over_1(r_13->lr_0 * _S262, joint_1(root_4(v_46), r_13->correction2_0, r_13->eps_0));
        }
    }
}

__device__ float direction_1(Rule_1 * r_14, float w_4, float g_13, States_1 * s_16)
{
    switch(r_14->kind_0)
    {
    case 8U:
        {
            float _S267 = put_mean_1(r_14, g_13, s_16);
            float _S268 = put_mean_square_1(r_14, int(1), g_13, s_16);
            return joint_1(r_14->pull_0, w_4, over_1(_S267 * r_14->correction1_0, joint_1(root_4(_S268), r_14->correction2_0, r_14->eps_0)));
        }
    case 11U:
        {
            States_1 _S269 = *s_16;
            float _S270 = States_get_1(&_S269, int(0));
            float v_48;
            if(!r_14->factored_0)
            {
                float _S271 = States_put_1(s_16, int(0), joint_1(r_14->one_minus_beta2_0, g_13 * g_13 - _S270, _S270));
                v_48 = _S271;
            }
            else
            {
                v_48 = _S270;
            }
            return over_1(g_13, root_4(larger_of_1(v_48, r_14->eps_0 * r_14->eps_0)));
        }
    default:
        {
            return g_13;
        }
    }
}

__device__ bool Elements_has_1(Elements_1 * this_21, int k_11)
{
    bool _S272;
    if(((&(&this_21->t_0)->state_0[k_11])->data_0) != 0ULL)
    {
        _S272 = !is_one_value_0((&(&this_21->r_3)->rule_0)->kind_0, k_11);
    }
    else
    {
        _S272 = false;
    }
    if(_S272)
    {
        _S272 = ((&this_21->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S272 = false;
    }
    return _S272;
}

__device__ uint Elements_state_type_1(Elements_1 * this_22)
{
    uint _S273;
    if(((&this_22->t_0)->param_dtype_0) == 2U)
    {
        _S273 = 2U;
    }
    else
    {
        _S273 = 1U;
    }
    return _S273;
}

__device__ States_1 Elements_states_1(Elements_1 * this_23, longlong i_29)
{
    float _S274;
    States_1 s_17;
    (&s_17)->changed_0 = 0U;
    (&s_17)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                float _S275 = of_0(0.0);
                _S274 = _S275;
                (&s_17)->value_0[int(0)] = _S275;
                bool _S276 = Elements_has_1(this_23, int(0));
                if(!_S276)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S277 = Codes_decode_0(&(&this_23->t_0)->state_0[int(0)], ulonglong(i_29));
                    (&s_17)->value_0[int(0)] = of_f32_1(_S277);
                }
                else
                {
                    uint _S278 = Elements_state_type_1(this_23);
                    float _S279 = element_3(_S278, (&(&this_23->t_0)->state_0[int(0)])->data_0, i_29);
                    (&s_17)->value_0[int(0)] = _S279;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(1)] = _S274;
                bool _S280 = Elements_has_1(this_23, int(1));
                if(!_S280)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S281 = Codes_decode_0(&(&this_23->t_0)->state_0[int(1)], ulonglong(i_29));
                    (&s_17)->value_0[int(1)] = of_f32_1(_S281);
                }
                else
                {
                    uint _S282 = Elements_state_type_1(this_23);
                    float _S283 = element_3(_S282, (&(&this_23->t_0)->state_0[int(1)])->data_0, i_29);
                    (&s_17)->value_0[int(1)] = _S283;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(2)] = _S274;
                bool _S284 = Elements_has_1(this_23, int(2));
                if(!_S284)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S285 = Codes_decode_0(&(&this_23->t_0)->state_0[int(2)], ulonglong(i_29));
                    (&s_17)->value_0[int(2)] = of_f32_1(_S285);
                }
                else
                {
                    uint _S286 = Elements_state_type_1(this_23);
                    float _S287 = element_3(_S286, (&(&this_23->t_0)->state_0[int(2)])->data_0, i_29);
                    (&s_17)->value_0[int(2)] = _S287;
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_23->r_3)->rule_0)->factored_0)
    {
        longlong _S288 = (&this_23->t_0)->columns_0;
        longlong row_3 = i_29 / (&this_23->t_0)->columns_0;
        longlong matrix_1 = row_3 / (&this_23->t_0)->rows_0;
        uint _S289 = Elements_state_type_1(this_23);
        float mean_3 = element_3(_S289, (&(&this_23->t_0)->state_0[int(1)])->data_0, matrix_1 * _S288 + (i_29 - row_3 * _S288));
        (&s_17)->value_0[int(0)] = of_0(*((double *)(&this_23->t_0)->row_scale_0 + row_3)) * mean_3;
    }
    return s_17;
}

__device__ void Elements_put_param_1(Elements_1 * this_24, longlong i_30, float v_49)
{
    float f_1 = f32_1(v_49);
    uint _S290 = (&this_24->t_0)->master_0;
    bool _S291;
    if(((&this_24->t_0)->master_0) == 1U)
    {
        _S291 = true;
    }
    else
    {
        _S291 = _S290 == 4U;
    }
    if(_S291)
    {
        Halves_0 h_5;
        if(_S290 == 4U)
        {
            h_5 = compensate_0((&this_24->t_0)->param_dtype_0, f_1);
        }
        else
        {
            h_5 = split_of_0(f_1);
        }
        *((ushort *)(&this_24->t_0)->param_0 + i_30) = ushort(h_5.hi_2);
        *((ushort *)(&this_24->t_0)->low_1 + i_30) = ushort(h_5.lo_2);
    }
    else
    {
        if(_S290 == 3U)
        {
            *((ushort *)(&this_24->t_0)->param_0 + i_30) = ushort(rounded_by_0((&this_24->t_0)->param_dtype_0, f_1, rounding_bits_0((&this_24->r_3)->key_1, (&this_24->t_0)->first_2, ulonglong(i_30))));
        }
        else
        {
            put_element_1((&this_24->t_0)->param_dtype_0, (&this_24->t_0)->param_0, i_30, v_49);
        }
    }
    if(((&this_24->t_0)->copy_0) != 0ULL)
    {
        float _S292;
        if(((&this_24->t_0)->param_dtype_0) == 2U)
        {
            _S292 = v_49;
        }
        else
        {
            _S292 = of_f32_1(f_1);
        }
        Elements_put_copy_1(this_24, i_30, _S292);
    }
    return;
}

__device__ bool is_finite_1(float v_50)
{
    return ((F32_asuint((v_50))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_25, longlong e_11, bool * skipped_2)
{
    float _S293 = grad_of_1(&this_25->t_0, &(&this_25->r_3)->reading_0, e_11);
    bool _S294;
    if(this_25->is_coded_0)
    {
        _S294 = !is_finite_1(_S293);
    }
    else
    {
        _S294 = false;
    }
    *skipped_2 = _S294;
    float _S295;
    if(_S294)
    {
        _S295 = of_0(0.0);
    }
    else
    {
        _S295 = _S293;
    }
    return _S295;
}

__device__ float Elements_param_1(Elements_1 * this_26, longlong i_31)
{
    ulonglong _S296 = (&this_26->t_0)->low_1;
    if(((&this_26->t_0)->low_1) == 0ULL)
    {
        float _S297 = element_3((&this_26->t_0)->param_dtype_0, (&this_26->t_0)->param_0, i_31);
        return _S297;
    }
    Halves_0 v_51 = Halves_x24init_0(uint(*((ushort *)(&this_26->t_0)->param_0 + i_31)), uint(*((ushort *)_S296 + i_31)));
    float _S298;
    if(((&this_26->t_0)->master_0) == 4U)
    {
        Halves_0 _S299 = v_51;
        float _S300 = compensated_0((&this_26->t_0)->param_dtype_0, &_S299);
        _S298 = _S300;
    }
    else
    {
        Halves_0 _S301 = v_51;
        float _S302 = joined_0(&_S301);
        _S298 = _S302;
    }
    return of_f32_1(_S298);
}

__device__ longlong Elements_at_1(Elements_1 * this_27, longlong e_12)
{
    ulonglong _S303 = (&this_27->t_0)->row_0;
    if(((&this_27->t_0)->row_0) == 0ULL)
    {
        return e_12;
    }
    longlong _S304 = (&this_27->t_0)->width_1;
    longlong k_12 = e_12 / (&this_27->t_0)->width_1;
    return *((longlong *)_S303 + k_12) * _S304 + (e_12 - k_12 * _S304);
}

__device__ void Elements_open_1(Elements_1 * this_28, UpdateArguments_0 * a_29, uint lane_8)
{
    uint _S305 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_28->t_0)->state_0[int(0)])->format_0)))), ((&(&this_28->t_0)->state_0[int(1)])->format_0)))), ((&(&this_28->t_0)->state_0[int(2)])->format_0)));
    if(this_28->is_coded_0)
    {
        Codes_open_0(_S305, (CodeTables_0 *)a_29->tables_0, lane_8);
    }
    return;
}

__device__ void Step_copy_1(Elements_1 * x_14, MultiChunk_0 * c_8, uint lane_9)
{
    int j_2 = int(lane_9);
    for(;;)
    {
        if(j_2 < (c_8->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S306 = Elements_at_1(x_14, c_8->begin_0 + longlong(j_2));
        float _S307 = Elements_param_1(x_14, _S306);
        Elements_put_copy_1(x_14, _S306, _S307);
        j_2 = j_2 + int(256);
    }
    return;
}

__device__ void Step_update_1(Elements_1 * x_15, UpdateArguments_0 * a_30, MultiChunk_0 * c_9, uint lane_10)
{
    bool _S308;
    CodeTables_0 * _S309 = (CodeTables_0 *)a_30->tables_0;
    Elements_open_1(x_15, a_30, lane_10);
    int first_6 = int(0);
    for(;;)
    {
        int _S310 = c_9->count_1;
        if(first_6 < (c_9->count_1))
        {
        }
        else
        {
            break;
        }
        int j_3 = first_6 + int(lane_10);
        bool is_inside_1 = j_3 < _S310;
        bool _S311;
        if(!x_15->is_coded_0)
        {
            _S311 = !is_inside_1;
        }
        else
        {
            _S311 = false;
        }
        if(_S311)
        {
            break;
        }
        longlong e_13 = c_9->begin_0 + longlong(j_3);
        longlong _S312 = c_9->begin_0 + longlong(_S310);
        States_1 s_18;
        (&s_18)->changed_0 = 0U;
        bool skipped_3 = false;
        float v_52;
        longlong i_32;
        if(is_inside_1)
        {
            longlong _S313 = Elements_at_1(x_15, e_13);
            float _S314 = Elements_param_1(x_15, _S313);
            float _S315 = Elements_grad_1(x_15, e_13, &skipped_3);
            States_1 _S316 = Elements_states_1(x_15, _S313);
            s_18 = _S316;
            float _S317 = direction_1(&(&x_15->r_3)->rule_0, _S314, _S315, &s_18);
            float _S318 = step_1(&(&x_15->r_3)->rule_0, _S314, _S317, &s_18);
            if(skipped_3)
            {
                v_52 = _S314;
            }
            else
            {
                v_52 = _S318;
            }
            Elements_put_param_1(x_15, _S313, v_52);
            i_32 = _S313;
        }
        else
        {
            i_32 = e_13;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S319 = Elements_has_1(x_15, int(0));
                    if(!_S319)
                    {
                        break;
                    }
                    if(((&(&x_15->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S308 = true;
                        }
                        else
                        {
                            _S308 = ((((&s_18)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S308)
                        {
                            break;
                        }
                        uint _S320 = Elements_state_type_1(x_15);
                        ulonglong _S321 = (&(&x_15->t_0)->state_0[int(0)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(0)];
                        }
                        put_element_1(_S320, _S321, i_32, v_52);
                    }
                    else
                    {
                        bool _S322 = Step_changes_1(&(&x_15->r_3)->rule_0, int(0));
                        if(_S322)
                        {
                            if(is_inside_1)
                            {
                                _S308 = !skipped_3;
                            }
                            else
                            {
                                _S308 = false;
                            }
                            if(_S308)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(0)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_15->t_0)->state_0[int(0)], _S309, e_13, _S312, v_52, lane_10);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S323 = Elements_has_1(x_15, int(1));
                    if(!_S323)
                    {
                        break;
                    }
                    if(((&(&x_15->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S308 = true;
                        }
                        else
                        {
                            _S308 = ((((&s_18)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S308)
                        {
                            break;
                        }
                        uint _S324 = Elements_state_type_1(x_15);
                        ulonglong _S325 = (&(&x_15->t_0)->state_0[int(1)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(1)];
                        }
                        put_element_1(_S324, _S325, i_32, v_52);
                    }
                    else
                    {
                        bool _S326 = Step_changes_1(&(&x_15->r_3)->rule_0, int(1));
                        if(_S326)
                        {
                            if(is_inside_1)
                            {
                                _S308 = !skipped_3;
                            }
                            else
                            {
                                _S308 = false;
                            }
                            if(_S308)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(1)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_15->t_0)->state_0[int(1)], _S309, e_13, _S312, v_52, lane_10);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S327 = Elements_has_1(x_15, int(2));
                    if(!_S327)
                    {
                        break;
                    }
                    if(((&(&x_15->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S308 = true;
                        }
                        else
                        {
                            _S308 = ((((&s_18)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S308)
                        {
                            break;
                        }
                        uint _S328 = Elements_state_type_1(x_15);
                        ulonglong _S329 = (&(&x_15->t_0)->state_0[int(2)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(2)];
                        }
                        put_element_1(_S328, _S329, i_32, v_52);
                    }
                    else
                    {
                        bool _S330 = Step_changes_1(&(&x_15->r_3)->rule_0, int(2));
                        if(_S330)
                        {
                            if(is_inside_1)
                            {
                                _S308 = !skipped_3;
                            }
                            else
                            {
                                _S308 = false;
                            }
                            if(_S308)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(2)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_15->t_0)->state_0[int(2)], _S309, e_13, _S312, v_52, lane_10);
                        }
                    }
                    break;
                }
                break;
            }
            break;
        }
        first_6 = first_6 + int(256);
    }
    return;
}

__device__ TensorRule_1 * TensorRule_at_1(UpdateArguments_0 * a_31, int tensor_3)
{
    return (TensorRule_1 *)(a_31->rules_0 + 512ULL * ulonglong(tensor_3) + 256ULL);
}

__device__ Elements_1 Elements_of_1(UpdateArguments_0 * a_32, int tensor_4)
{
    Elements_1 e_14;
    (&e_14)->t_0 = *((MultiTensor_0 *)a_32->tensors_0 + tensor_4);
    TensorRule_1 * _S331 = TensorRule_at_1(a_32, tensor_4);
    (&e_14)->r_3 = *_S331;
    (&e_14)->is_coded_0 = false;
    Elements_1 _S332 = e_14;
    bool _S333 = Elements_has_1(&_S332, int(0));
    bool _S334;
    if(_S333)
    {
        _S334 = ((&(&(&e_14)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S334 = false;
    }
    if(_S334)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S335 = e_14;
    bool _S336 = Elements_has_1(&_S335, int(1));
    if(_S336)
    {
        _S334 = ((&(&(&e_14)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S334 = false;
    }
    if(_S334)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S337 = e_14;
    bool _S338 = Elements_has_1(&_S337, int(2));
    if(_S338)
    {
        _S334 = ((&(&(&e_14)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S334 = false;
    }
    if(_S334)
    {
        (&e_14)->is_coded_0 = true;
    }
    return e_14;
}

__device__ Reading_0 Reading_x24init_1(double multiplier_2, double limit_2, double clip_2)
{
    Reading_0 _S339;
    (&_S339)->multiplier_0 = multiplier_2;
    (&_S339)->limit_0 = limit_2;
    (&_S339)->clip_0 = clip_2;
    return _S339;
}

__device__ uint group_sum_0(uint v_53, uint lane_11)
{
    uint _S340 = Group_all_1(v_53, lane_11);
    return _S340;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ uint row_at_0(uint i_33, uint rows_1)
{
    return (U32_min((i_33), (rows_1 - 1U)));
}

__device__ bool is_narrow_0(uint type_21)
{
    bool _S341;
    if(type_21 == 1U)
    {
        _S341 = true;
    }
    else
    {
        _S341 = type_21 == 3U;
    }
    if(_S341)
    {
        _S341 = true;
    }
    else
    {
        _S341 = type_21 == 4U;
    }
    return _S341;
}

__device__ bool is_narrow_1(MultiTensor_0 * t_3)
{
    bool _S342;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S342 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S342 = false;
    }
    if(_S342)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S342 = true;
        }
        else
        {
            _S342 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S342 = false;
    }
    return _S342;
}

__device__ void Step_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_33, uint group_1, uint lane_12)
{
    uint c_10 = group_1;
    for(;;)
    {
        uint _S343 = a_33->chunk_count_0;
        if(c_10 < (a_33->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S344 = (MultiChunk_0 *)a_33->chunks_0 + row_at_0(c_10, _S343);
        MultiChunk_0 chunk_0 = *_S344;
        Elements_0 _S345 = Elements_of_0(a_33, (*_S344).tensor_0);
        MultiTensor_0 _S346 = _S345.t_0;
        bool _S347 = is_narrow_1(&_S346);
        if(_S347 != false)
        {
            c_10 = c_10 + a_33->groups_0;
            continue;
        }
        if((_S345.r_3.applies_0) != 0U)
        {
            Elements_0 _S348 = _S345;
            MultiChunk_0 _S349 = chunk_0;
            Step_update_0(&_S348, a_33, &_S349, lane_12);
        }
        else
        {
            if((_S345.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S350 = _S345;
                MultiChunk_0 _S351 = chunk_0;
                Step_copy_0(&_S350, &_S351, lane_12);
            }
        }
        c_10 = c_10 + a_33->groups_0;
    }
    return;
}

__device__ void Step_run_1(Spec_0 * spec_1, UpdateArguments_0 * a_34, uint group_2, uint lane_13)
{
    uint c_11 = group_2;
    for(;;)
    {
        uint _S352 = a_34->chunk_count_0;
        if(c_11 < (a_34->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S353 = (MultiChunk_0 *)a_34->chunks_0 + row_at_0(c_11, _S352);
        MultiChunk_0 chunk_1 = *_S353;
        Elements_1 _S354 = Elements_of_1(a_34, (*_S353).tensor_0);
        MultiTensor_0 _S355 = _S354.t_0;
        bool _S356 = is_narrow_1(&_S355);
        if(_S356 != true)
        {
            c_11 = c_11 + a_34->groups_0;
            continue;
        }
        if((_S354.r_3.applies_0) != 0U)
        {
            Elements_1 _S357 = _S354;
            MultiChunk_0 _S358 = chunk_1;
            Step_update_1(&_S357, a_34, &_S358, lane_13);
        }
        else
        {
            if((_S354.t_0.copy_0) != 0ULL)
            {
                Elements_1 _S359 = _S354;
                MultiChunk_0 _S360 = chunk_1;
                Step_copy_1(&_S359, &_S360, lane_13);
            }
        }
        c_11 = c_11 + a_34->groups_0;
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

__device__ double negated_0(double x_16)
{
    return real_of_0((bits_of_0(x_16)) ^ 9223372036854775808ULL);
}

__device__ Reading_1 Reading_of_0(Decision_0 * d_2, bool maximize_1)
{
    float _S361 = of_0(d_2->multiplier_3);
    float _S362 = of_0(d_2->limit_3);
    double _S363;
    if(maximize_1)
    {
        _S363 = negated_0(d_2->clip_3);
    }
    else
    {
        _S363 = d_2->clip_3;
    }
    return Reading_x24init_0(_S361, _S362, of_0(_S363));
}

__device__ Rule_1 Rule_of_0(Rule_0 * r_15)
{
    Rule_1 to_2;
    (&to_2)->kind_0 = r_15->kind_0;
    (&to_2)->nesterov_0 = r_15->nesterov_0;
    (&to_2)->amsgrad_0 = r_15->amsgrad_0;
    (&to_2)->centered_0 = r_15->centered_0;
    (&to_2)->maximize_0 = r_15->maximize_0;
    (&to_2)->first_1 = r_15->first_1;
    (&to_2)->has_momentum_0 = r_15->has_momentum_0;
    (&to_2)->factored_0 = r_15->factored_0;
    (&to_2)->lr_0 = of_0(r_15->lr_0);
    (&to_2)->decay_0 = of_0(r_15->decay_0);
    (&to_2)->pull_0 = of_0(r_15->pull_0);
    (&to_2)->shrink_0 = of_0(r_15->shrink_0);
    (&to_2)->momentum_0 = of_0(r_15->momentum_0);
    (&to_2)->undamped_0 = of_0(r_15->undamped_0);
    (&to_2)->beta1_0 = of_0(r_15->beta1_0);
    (&to_2)->beta2_0 = of_0(r_15->beta2_0);
    (&to_2)->beta3_0 = of_0(r_15->beta3_0);
    (&to_2)->slow_0 = of_0(r_15->slow_0);
    (&to_2)->correction1_0 = of_0(r_15->correction1_0);
    (&to_2)->correction2_0 = of_0(r_15->correction2_0);
    (&to_2)->eps_0 = of_0(r_15->eps_0);
    (&to_2)->trust_coefficient_0 = of_0(r_15->trust_coefficient_0);
    (&to_2)->max_ratio_0 = of_0(r_15->max_ratio_0);
    (&to_2)->min_rms_0 = of_0(r_15->min_rms_0);
    (&to_2)->clip_threshold_0 = of_0(r_15->clip_threshold_0);
    (&to_2)->one_minus_beta1_0 = of_0(r_15->one_minus_beta1_0);
    (&to_2)->one_minus_beta2_0 = of_0(r_15->one_minus_beta2_0);
    (&to_2)->one_minus_beta3_0 = of_0(r_15->one_minus_beta3_0);
    (&to_2)->factor_0 = of_0(r_15->factor_0);
    return to_2;
}

__device__ Reading_0 Reading_of_1(Decision_0 * d_3, bool maximize_2)
{
    double _S364 = of_1(d_3->multiplier_3);
    double _S365 = of_1(d_3->limit_3);
    double _S366;
    if(maximize_2)
    {
        _S366 = negated_0(d_3->clip_3);
    }
    else
    {
        _S366 = d_3->clip_3;
    }
    return Reading_x24init_1(_S364, _S365, of_1(_S366));
}

__device__ static const FixedArray<ulonglong, 14>  c_12 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_13 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
__device__ longlong clamp_1(longlong x_17, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_17), (minBound_1)))), (maxBound_1)));
}

__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_0)
{
    ulonglong _S367;
    if(address_0 != 0ULL)
    {
        _S367 = address_0;
    }
    else
    {
        _S367 = other_0;
    }
    return _S367;
}

__device__ double real_of_i64_0(longlong v_54)
{
    return real_of_0(f64_of_i64_0(v_54));
}

__device__ double portable_log_0(double x_18)
{
    ulonglong u_14 = bits_of_0(x_18);
    double m_11 = real_of_0((u_14 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_11 > (real_of_0(4609047870845172685ULL));
    int _S368 = int(uint(u_14 >> int(52))) - int(1023);
    int k_13;
    if(large_0)
    {
        k_13 = int(1);
    }
    else
    {
        k_13 = int(0);
    }
    double e_15 = double(_S368 + k_13);
    double m_12;
    if(large_0)
    {
        m_12 = m_11 * half_2();
    }
    else
    {
        m_12 = m_11;
    }
    double s_19 = (m_12 - 1.0) / (m_12 + 1.0);
    double _S369 = s_19 * s_19;
    double sum_0 = real_of_0(4587023449039406616ULL);
    k_13 = int(1);
    for(;;)
    {
        if(k_13 < int(11))
        {
        }
        else
        {
            break;
        }
        double _S370 = sum_0 * _S369 + real_of_0(c_13[k_13]);
        int k_14 = k_13 + int(1);
        sum_0 = _S370;
        k_13 = k_14;
    }
    return 2.0 * s_19 * sum_0 + e_15 * real_of_0(4604418534313441775ULL);
}

__device__ double magnitude_1(double x_19)
{
    return real_of_0(magnitude_bits_0(x_19));
}

__device__ double with_sign_0(double x_20, double sign_11)
{
    return real_of_0((magnitude_bits_0(x_20)) | ((bits_of_0(sign_11)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_21)
{
    double a_35 = magnitude_1(x_21);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_16 = a_35 + big_0 - big_0;
    double _S371;
    if(a_35 < big_0)
    {
        _S371 = r_16;
    }
    else
    {
        _S371 = a_35;
    }
    return with_sign_0(_S371, x_21);
}

__device__ double power_of_e_0(double x_22)
{
    if(is_nan_0(x_22))
    {
        return x_22;
    }
    if(x_22 > 709.0)
    {
        return real_of_0(9218868437227405312ULL);
    }
    if(x_22 < -708.0)
    {
        return 0.0;
    }
    double n_0 = rounded_0(x_22 * real_of_0(4609176140021203710ULL));
    double _S372 = x_22 - n_0 * real_of_0(4604418534311723008ULL) - n_0 * real_of_0(4461442080421002358ULL);
    double sum_1 = real_of_0(4460272573143870729ULL);
    int k_15 = int(1);
    for(;;)
    {
        if(k_15 < int(14))
        {
        }
        else
        {
            break;
        }
        double _S373 = sum_1 * _S372 + real_of_0(c_12[k_15]);
        int k_16 = k_15 + int(1);
        sum_1 = _S373;
        k_15 = k_16;
    }
    return real_of_0(bits_of_0(sum_1) + (ulonglong(i64_of_f64_0(bits_of_0(n_0))) << int(52)));
}

__device__ double power_of_0(double x_23, double y_2)
{
    bool _S374;
    if(y_2 == 1.0)
    {
        _S374 = true;
    }
    else
    {
        _S374 = is_nan_0(x_23);
    }
    if(_S374)
    {
        _S374 = true;
    }
    else
    {
        _S374 = x_23 == 1.0;
    }
    if(_S374)
    {
        return x_23;
    }
    double _S375;
    if(x_23 == 0.0)
    {
        if(y_2 > 0.0)
        {
            _S375 = 0.0;
        }
        else
        {
            _S375 = real_of_0(9218868437227405312ULL);
        }
        return _S375;
    }
    if((bits_of_0(x_23)) == 9218868437227405312ULL)
    {
        if(y_2 > 0.0)
        {
            _S375 = x_23;
        }
        else
        {
            _S375 = 0.0;
        }
        return _S375;
    }
    return power_of_e_0(y_2 * portable_log_0(x_23));
}

__device__ ulonglong rounding_key_0(ulonglong seed_1, ulonglong draw_0)
{
    uint4  words_0 = philox_0(seed_1, draw_0 / 4ULL);
    return join_0(words_0.y, words_0.x);
}

struct UpdateNumbers_0
{
    longlong groups_1;
    longlong scheduled_0;
    longlong first_count_0;
    ulonglong seed_2;
    ulonglong draw_1;
};

struct Hyper_0
{
    uint kind_2;
    uint pad_0;
    double lr_1;
    double weight_decay_0;
    double momentum_1;
    double dampening_0;
    double beta1_1;
    double beta2_1;
    double eps_1;
    double alpha_0;
    double lr_decay_0;
    double initial_accumulator_0;
    uchar nesterov_1;
    uchar amsgrad_1;
    uchar centered_1;
    uchar maximize_3;
    uint pad2_0;
    double beta3_1;
    longlong alpha_warmup_0;
    longlong beta3_warmup_0;
    double trust_coefficient_1;
    uchar trust_clip_0;
    uchar pad3_0;
    uchar pad4_0;
    uchar pad5_0;
    uint pad6_0;
    double beta2_decay_0;
    double min_rms_1;
    double clip_threshold_1;
    int state_bits_0;
    int state_block_0;
    longlong state_min_0;
};

struct Scheduled_0
{
    double lr_2;
    uint has_momentum_1;
    uint pad_1;
    double momentum_2;
};

__device__ double warmed_alpha_0(Hyper_0 * _S376, double _S377)
{
    longlong _S378 = _S376->alpha_warmup_0;
    if((_S376->alpha_warmup_0) == 0LL)
    {
        return _S376->alpha_0;
    }
    return smaller_of_0(_S376->alpha_0, _S376->alpha_0 * _S377 / real_of_i64_0(_S378));
}

__device__ double warmed_beta3_0(Hyper_0 * _S379, double _S380)
{
    longlong _S381 = _S379->beta3_warmup_0;
    bool _S382;
    if((_S379->beta3_warmup_0) == 0LL)
    {
        _S382 = true;
    }
    else
    {
        _S382 = (_S379->beta3_1) == 0.0;
    }
    if(_S382)
    {
        return _S379->beta3_1;
    }
    double _S383 = _S379->beta3_1;
    FixedArray<double, 2>  log_0;
    log_0[int(0)] = larger_of_0(_S379->beta1_1, real_of_0(4503599627370496ULL));
    log_0[int(1)] = _S379->beta3_1;
    int k_17 = int(0);
    for(;;)
    {
        if(k_17 < int(2))
        {
        }
        else
        {
            break;
        }
        log_0[k_17] = portable_log_0(log_0[k_17]);
        k_17 = k_17 + int(1);
    }
    double part_1 = smaller_of_0(1.0, _S380 / real_of_i64_0(_S381));
    return smaller_of_0(_S383, power_of_e_0(log_0[int(0)] * log_0[int(1)] / ((1.0 - part_1) * log_0[int(1)] + part_1 * log_0[int(0)])));
}

__device__ Rule_0 rule_of_0(Hyper_0 * _S384, Scheduled_0 * _S385, double _S386)
{
    Rule_0 r_17;
    uint _S387 = _S384->kind_2;
    (&r_17)->kind_0 = _S384->kind_2;
    (&r_17)->nesterov_0 = int(_S384->nesterov_1) != int(0);
    (&r_17)->amsgrad_0 = int(_S384->amsgrad_1) != int(0);
    (&r_17)->centered_0 = int(_S384->centered_1) != int(0);
    (&r_17)->maximize_0 = int(_S384->maximize_3) != int(0);
    (&r_17)->first_1 = false;
    (&r_17)->factored_0 = false;
    (&r_17)->decay_0 = 0.0;
    (&r_17)->pull_0 = 0.0;
    (&r_17)->shrink_0 = 1.0;
    (&r_17)->momentum_0 = 0.0;
    (&r_17)->undamped_0 = 1.0;
    (&r_17)->beta3_0 = 0.0;
    (&r_17)->slow_0 = 0.0;
    (&r_17)->correction1_0 = 1.0;
    (&r_17)->correction2_0 = 1.0;
    (&r_17)->trust_coefficient_0 = 0.0;
    (&r_17)->max_ratio_0 = 0.0;
    (&r_17)->min_rms_0 = 0.0;
    (&r_17)->clip_threshold_0 = 0.0;
    (&r_17)->one_minus_beta1_0 = 0.0;
    (&r_17)->one_minus_beta2_0 = 0.0;
    (&r_17)->one_minus_beta3_0 = 0.0;
    (&r_17)->factor_0 = 1.0;
    (&r_17)->lr_0 = _S385->lr_2;
    (&r_17)->beta1_0 = _S384->beta1_1;
    double _S388 = _S384->beta2_1;
    (&r_17)->beta2_0 = _S384->beta2_1;
    double _S389 = _S384->eps_1;
    (&r_17)->eps_0 = larger_of_0(_S384->eps_1, real_of_0(4039728865751334912ULL));
    bool cycled_0 = ((_S385->has_momentum_1) & 255U) != 0U;
    double beta_0;
    switch(_S384->kind_2)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            double _S390 = _S384->momentum_1;
            if((_S384->momentum_1) != 0.0)
            {
                if(cycled_0)
                {
                    beta_0 = _S385->momentum_2;
                }
                else
                {
                    beta_0 = _S390;
                }
                (&r_17)->momentum_0 = beta_0;
            }
            break;
        }
    case 5U:
    case 11U:
        {
            break;
        }
    default:
        {
            if(cycled_0)
            {
                (&r_17)->beta1_0 = _S385->momentum_2;
            }
            break;
        }
    }
    switch(_S387)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_17)->pull_0 = _S384->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            (&r_17)->shrink_0 = 1.0 - (&r_17)->lr_0 * _S384->weight_decay_0;
            break;
        }
    default:
        {
            (&r_17)->decay_0 = _S384->weight_decay_0;
            break;
        }
    }
    bool _S391 = _S387 == 11U;
    FixedArray<double, 2>  power_0;
    int k_18 = int(0);
    for(;;)
    {
        if(k_18 < int(2))
        {
        }
        else
        {
            break;
        }
        if(k_18 == int(0))
        {
            beta_0 = (&r_17)->beta1_0;
        }
        else
        {
            beta_0 = _S388;
        }
        double _S392;
        if(_S391)
        {
            _S392 = _S386;
        }
        else
        {
            _S392 = beta_0;
        }
        double _S393;
        if(_S391)
        {
            _S393 = _S384->beta2_decay_0;
        }
        else
        {
            _S393 = _S386;
        }
        power_0[k_18] = power_of_0(_S392, _S393);
        k_18 = k_18 + int(1);
    }
    double correction_0 = 1.0 - power_0[int(0)];
    double correction2_1 = 1.0 / (F64_sqrt((1.0 - power_0[int(1)])));
    switch(_S387)
    {
    case 1U:
    case 9U:
        {
            (&r_17)->undamped_0 = 1.0 - _S384->dampening_0;
            (&r_17)->first_1 = _S386 == 1.0;
            if(_S387 == 1U)
            {
                break;
            }
            double _S394 = _S384->trust_coefficient_1;
            (&r_17)->trust_coefficient_0 = _S384->trust_coefficient_1;
            if(int(_S384->trust_clip_0) == int(0))
            {
                break;
            }
            (&r_17)->trust_coefficient_0 = _S394 / larger_of_0((&r_17)->lr_0, real_of_0(4503599627370496ULL));
            (&r_17)->max_ratio_0 = 1.0;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            if(_S387 != 12U)
            {
                break;
            }
            (&r_17)->amsgrad_0 = false;
            (&r_17)->eps_0 = (&r_17)->eps_0 * (&r_17)->correction2_0;
            break;
        }
    case 4U:
        {
            (&r_17)->beta2_0 = _S384->alpha_0;
            break;
        }
    case 5U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / (1.0 + (_S386 - 1.0) * _S384->lr_decay_0);
            break;
        }
    case 7U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            double _S395 = warmed_alpha_0(_S384, _S386);
            (&r_17)->slow_0 = correction_0 * _S395;
            double _S396 = warmed_beta3_0(_S384, _S386);
            (&r_17)->beta3_0 = _S396;
            break;
        }
    case 8U:
    case 10U:
        {
            (&r_17)->correction1_0 = 1.0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            (&r_17)->first_1 = _S386 == 1.0;
            break;
        }
    case 11U:
        {
            (&r_17)->beta2_0 = 1.0 - power_0[int(1)];
            (&r_17)->lr_0 = smaller_of_0((&r_17)->lr_0, 1.0 / (F64_sqrt((_S386))));
            (&r_17)->eps_0 = larger_of_0(_S389, real_of_0(4337655138388951980ULL));
            (&r_17)->min_rms_0 = _S384->min_rms_1;
            (&r_17)->clip_threshold_0 = _S384->clip_threshold_1;
            break;
        }
    default:
        {
            break;
        }
    }
    (&r_17)->has_momentum_0 = ((&r_17)->momentum_0) != 0.0;
    (&r_17)->one_minus_beta1_0 = 1.0 - (&r_17)->beta1_0;
    (&r_17)->one_minus_beta2_0 = 1.0 - (&r_17)->beta2_0;
    (&r_17)->one_minus_beta3_0 = 1.0 - (&r_17)->beta3_0;
    return r_17;
}

__device__ void Rules_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_36, uint group_3, uint lane_14)
{
    UpdateNumbers_0 * _S397 = (UpdateNumbers_0 *)a_36->numbers_0;
    UpdateNumbers_0 n_1 = *_S397;
    ulonglong _S398 = a_36->numbers_0 + 40ULL;
    Hyper_0 * _S399 = (Hyper_0 *)_S398;
    Scheduled_0 * _S400 = (Scheduled_0 *)(_S398 + ulonglong((*_S397).groups_1) * 176ULL);
    ulonglong _S401 = a_36->counts_0;
    longlong * counts_1 = (longlong *)memory_at_0(a_36->counts_0, a_36->numbers_0);
    longlong _S402 = *(counts_1 + int(0));
    ulonglong _S403 = a_36->shift_0;
    ulonglong _S404 = *(ulonglong *)memory_at_0(a_36->shift_0, a_36->numbers_0);
    uint i_34 = group_3 * 256U + lane_14;
    for(;;)
    {
        if(i_34 < (a_36->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_4 = *((MultiTensor_0 *)a_36->tensors_0 + i_34);
        longlong at_7;
        longlong count_2;
        if(_S401 != 0ULL)
        {
            longlong _S405 = *(counts_1 + (int(1) + t_4.slot_0));
            at_7 = clamp_1(_S402 - n_1.first_count_0, 0LL, n_1.scheduled_0 - 1LL);
            count_2 = _S405;
        }
        else
        {
            at_7 = 0LL;
            count_2 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_36->decision_0 + t_4.group_0);
        uint _S406 = a_36->flags_0;
        if(((a_36->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = 1.0;
        }
        if((_S406 & 2U) != 0U)
        {
            (&d_4)->multiplier_3 = 1.0;
            (&d_4)->limit_3 = 0.0;
            (&d_4)->clip_3 = 1.0;
        }
        TensorRule_0 r_18;
        Hyper_0 * _S407 = _S399 + t_4.group_0;
        double _S408 = real_of_i64_0(count_2 + 1LL);
        Scheduled_0 _S409 = *(_S400 + (at_7 * n_1.groups_1 + longlong(t_4.group_0)));
        Rule_0 _S410 = rule_of_0(_S407, &_S409, _S408);
        (&r_18)->rule_0 = _S410;
        (&(&r_18)->rule_0)->factored_0 = (t_4.columns_0) > 0LL;
        Decision_0 _S411 = d_4;
        Reading_0 _S412 = Reading_of_1(&_S411, (&(&r_18)->rule_0)->maximize_0);
        (&r_18)->reading_0 = _S412;
        (&r_18)->key_1 = t_4.key_0;
        if(_S403 != 0ULL)
        {
            (&r_18)->key_1 = rounding_key_0(n_1.seed_2, n_1.draw_1 + _S404);
        }
        int _S413;
        if(((&d_4)->apply_0) != 0.0)
        {
            _S413 = int(1);
        }
        else
        {
            _S413 = int(0);
        }
        (&r_18)->applies_0 = uint(_S413);
        int _S414 = int(i_34);
        TensorRule_0 * _S415 = TensorRule_at_0(a_36, _S414);
        *_S415 = r_18;
        TensorRule_1 narrow_1;
        Rule_0 _S416 = (&r_18)->rule_0;
        Rule_1 _S417 = Rule_of_0(&_S416);
        (&narrow_1)->rule_0 = _S417;
        Decision_0 _S418 = d_4;
        Reading_1 _S419 = Reading_of_0(&_S418, (&(&r_18)->rule_0)->maximize_0);
        (&narrow_1)->reading_0 = _S419;
        (&narrow_1)->key_1 = (&r_18)->key_1;
        (&narrow_1)->applies_0 = (&r_18)->applies_0;
        TensorRule_1 * _S420 = TensorRule_at_1(a_36, _S414);
        *_S420 = narrow_1;
        i_34 = i_34 + a_36->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules(UpdateArguments_0 a_37, Spec_0 spec_3)
{
    uint _S421 = blockIdx.x;
    uint _S422 = threadIdx.x;
    Spec_0 _S423 = spec_3;
    UpdateArguments_0 _S424 = a_37;
    Rules_run_0(&_S423, &_S424, _S421, _S422);
    return;
}

extern "C" __global__ void mpt_multi_step_f32(UpdateArguments_0 a_38, Spec_0 spec_4)
{
    uint _S425 = blockIdx.x;
    uint _S426 = threadIdx.x;
    Spec_0 _S427 = spec_4;
    UpdateArguments_0 _S428 = a_38;
    Step_run_1(&_S427, &_S428, _S425, _S426);
    return;
}

extern "C" __global__ void mpt_multi_step_f64(UpdateArguments_0 a_39, Spec_0 spec_5)
{
    uint _S429 = blockIdx.x;
    uint _S430 = threadIdx.x;
    Spec_0 _S431 = spec_5;
    UpdateArguments_0 _S432 = a_39;
    Step_run_0(&_S431, &_S432, _S429, _S430);
    return;
}

struct DecisionReport_0
{
    double apply_1;
    double non_finite_0;
    double first_bad_0;
    double norm_0;
};

__device__ void add_found_0(ulonglong scaler_1, ulonglong report_1, ulonglong decision_1)
{
    double * found_0 = (double *)memory_at_0(scaler_1, decision_1) + 3U;
    double sum_2 = *found_0 + ((DecisionReport_0 *)memory_at_0(report_1, decision_1))->non_finite_0;
    if(scaler_1 != 0ULL)
    {
        *found_0 = sum_2;
    }
    return;
}

__device__ void Count_run_0(Spec_0 * spec_6, UpdateArguments_0 * a_40, uint group_4, uint lane_15)
{
    bool _S433;
    bool _S434 = lane_15 == 0U;
    if(_S434)
    {
        add_found_0(a_40->scaler_0, a_40->report_0, a_40->decision_0);
    }
    ulonglong _S435 = a_40->counts_0;
    if((a_40->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_2 = (longlong *)_S435;
    uint any_0 = 0U;
    uint i_35 = lane_15;
    for(;;)
    {
        if(i_35 < (a_40->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_5 = (MultiTensor_0 *)a_40->tensors_0 + i_35;
        if(((a_40->flags_0) & 1U) == 0U)
        {
            _S433 = (((Decision_0 *)a_40->decision_0 + t_5->group_0)->apply_0) == 0.0;
        }
        else
        {
            _S433 = false;
        }
        if(_S433)
        {
            i_35 = i_35 + 256U;
            continue;
        }
        longlong * _S436 = counts_2 + (int(1) + t_5->slot_0);
        *_S436 = *_S436 + 1LL;
        any_0 = 1U;
        i_35 = i_35 + 256U;
    }
    uint any_1 = group_sum_0(any_0, lane_15);
    if(_S434)
    {
        _S433 = any_1 != 0U;
    }
    else
    {
        _S433 = false;
    }
    if(_S433)
    {
        _S433 = ((a_40->flags_0) & 4U) == 0U;
    }
    else
    {
        _S433 = false;
    }
    if(_S433)
    {
        longlong * _S437 = counts_2 + int(0);
        *_S437 = *_S437 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count(UpdateArguments_0 a_41, Spec_0 spec_7)
{
    uint _S438 = blockIdx.x;
    uint _S439 = threadIdx.x;
    Spec_0 _S440 = spec_7;
    UpdateArguments_0 _S441 = a_41;
    Count_run_0(&_S440, &_S441, _S438, _S439);
    return;
}

