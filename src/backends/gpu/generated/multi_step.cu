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

__device__ void store_0(uint size_0, ulonglong base_0, longlong i_3, ulonglong v_15)
{
    switch(size_0)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_3) = uchar(v_15);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_3) = ushort(v_15);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_3) = uint(v_15);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_3) = v_15;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_5, ulonglong base_1, longlong i_4, double v_16)
{
    store_0(size_of_0(type_5), base_1, i_4, to_0(v_16, type_5));
    return;
}

__device__ void Elements_put_copy_0(Elements_0 * this_5, longlong i_5, double v_17)
{
    put_element_0((&this_5->t_0)->copy_dtype_0, (&this_5->t_0)->copy_0, i_5, v_17);
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
    double _S41;
    if(a_7 < b_3)
    {
        _S41 = b_3;
    }
    else
    {
        _S41 = a_7;
    }
    return _S41;
}

__device__ double smaller_of_0(double a_8, double b_4)
{
    double _S42;
    if(b_4 < a_8)
    {
        _S42 = b_4;
    }
    else
    {
        _S42 = a_8;
    }
    return _S42;
}

__device__ double Reading_read_0(Reading_0 * this_6, double g_3)
{
    double _S43 = g_3 * this_6->multiplier_0;
    double _S44 = this_6->limit_0;
    bool _S45;
    if((of_1(0.0)) < (this_6->limit_0))
    {
        _S45 = !is_nan_of_0(_S43);
    }
    else
    {
        _S45 = false;
    }
    double _S46;
    if(_S45)
    {
        _S46 = smaller_of_0(_S44, larger_of_0(- _S44, _S43));
    }
    else
    {
        _S46 = _S43;
    }
    return _S46 * this_6->clip_0;
}

__device__ ulonglong load_0(uint size_1, ulonglong base_2, longlong i_6)
{
    switch(size_1)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_2 + i_6));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_2 + i_6));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_2 + i_6));
        }
    default:
        {
            return *((ulonglong *)base_2 + i_6);
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
            int _S47;
            if(v_20 != 0ULL)
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
            return longlong(v_20);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_21)
{
    uint _S48 = high_0(v_21);
    uint _S49;
    if(_S48 != 0U)
    {
        _S49 = 32U + top_bit_0(_S48);
    }
    else
    {
        _S49 = top_bit_0(low_0(v_21));
    }
    return _S49;
}

__device__ ulonglong f64_of_i64_0(longlong v_22)
{
    if(v_22 == 0LL)
    {
        return 0ULL;
    }
    bool _S50 = v_22 < 0LL;
    ulonglong m_8;
    if(_S50)
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
    if(_S50)
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
    uint _S51 = (sign_5 | 2139095040U) | ((a_9 & 1023U) << int(13));
    uint _S52;
    if(a_9 > 31744U)
    {
        _S52 = 4194304U;
    }
    else
    {
        _S52 = 0U;
    }
    return _S51 | _S52;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_10 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S53;
    if(a_10 == 127U)
    {
        _S53 = 2143289344U;
    }
    else
    {
        _S53 = widen_0(a_10, 3U, 7U);
    }
    return sign_6 | _S53;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_11 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_11 < 124U)
    {
        return sign_7 | (widen_0(a_11, 2U, 15U));
    }
    uint _S54;
    if(a_11 == 124U)
    {
        _S54 = 2139095040U;
    }
    else
    {
        _S54 = 2143289344U;
    }
    return sign_7 | _S54;
}

__device__ uint f32_of_i64_0(longlong v_23)
{
    if(v_23 == 0LL)
    {
        return 0U;
    }
    bool _S55 = v_23 < 0LL;
    ulonglong m_10;
    if(_S55)
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
    uint _S56;
    if(_S55)
    {
        _S56 = 2147483648U;
    }
    else
    {
        _S56 = 0U;
    }
    return _S56 + ((top_3 + 126U) << int(23)) + q_2;
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

__device__ double element_1(uint type_11, ulonglong base_3, longlong i_7)
{
    return from_0(type_11, load_0(size_of_0(type_11), base_3, i_7));
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S57;
    (&_S57)->multiplier_0 = multiplier_1;
    (&_S57)->limit_0 = limit_1;
    (&_S57)->clip_0 = clip_1;
    return _S57;
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
    float _S58;
    if(a_12 > b_5)
    {
        _S58 = a_12;
    }
    else
    {
        _S58 = b_5;
    }
    return _S58;
}

__device__ float larger_of_1(float a_13, float b_6)
{
    return larger_0(a_13, b_6);
}

__device__ float smaller_0(float a_14, float b_7)
{
    float _S59;
    if(a_14 < b_7)
    {
        _S59 = a_14;
    }
    else
    {
        _S59 = b_7;
    }
    return _S59;
}

__device__ float smaller_of_1(float a_15, float b_8)
{
    return smaller_0(a_15, b_8);
}

__device__ float Reading_read_1(Reading_1 * this_7, float g_4)
{
    float _S60 = g_4 * this_7->multiplier_0;
    float _S61 = this_7->limit_0;
    bool _S62;
    if((of_0(0.0)) < (this_7->limit_0))
    {
        _S62 = !is_nan_of_1(_S60);
    }
    else
    {
        _S62 = false;
    }
    float _S63;
    if(_S62)
    {
        _S63 = smaller_of_1(_S61, larger_of_1(- _S61, _S60));
    }
    else
    {
        _S63 = _S60;
    }
    return _S63 * this_7->clip_0;
}

__device__ double grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_4, longlong i_8)
{
    uint _S64 = t_1->grad_dtype_0;
    double g_5 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_8);
    bool _S65;
    if((t_1->param_dtype_0) == 2U)
    {
        _S65 = true;
    }
    else
    {
        _S65 = _S64 == 2U;
    }
    if(_S65)
    {
        double _S66 = Reading_read_0(r_4, g_5);
        return _S66;
    }
    float _S67 = f32_0(g_5);
    Reading_1 _S68 = Reading_x24init_0(f32_0(r_4->multiplier_0), f32_0(r_4->limit_0), f32_0(r_4->clip_0));
    float _S69 = Reading_read_1(&_S68, _S67);
    return of_f32_0(_S69);
}

__device__ bool Step_changes_0(Rule_0 * r_5, int k_3)
{
    bool _S70;
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
                _S70 = true;
            }
            else
            {
                if(k_3 == int(1))
                {
                    _S70 = r_5->centered_0;
                }
                else
                {
                    _S70 = r_5->has_momentum_0;
                }
            }
            return _S70;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_3 < int(2))
            {
                _S70 = true;
            }
            else
            {
                _S70 = r_5->amsgrad_0;
            }
            return _S70;
        }
    }
}

__device__ double sign_8(double v_27)
{
    double _S71;
    if(v_27 > 0.0)
    {
        _S71 = 1.0;
    }
    else
    {
        if(v_27 < 0.0)
        {
            _S71 = -1.0;
        }
        else
        {
            _S71 = 0.0;
        }
    }
    return _S71;
}

__device__ double step_0(Rule_0 * r_6, double w_0, double g_6, States_0 * s_6)
{
    double d_0 = joint_0(r_6->decay_0, w_0, g_6);
    double v_28;
    switch(r_6->kind_0)
    {
    case 1U:
        {
            double _S72 = w_0 * r_6->shrink_0;
            double _S73 = r_6->lr_0;
            double _S74 = momentum_of_0(r_6, d_0, s_6);
            return _S72 - _S73 * _S74;
        }
    case 9U:
        {
            double _S75 = w_0 * r_6->shrink_0;
            double _S76 = r_6->lr_0;
            double _S77 = momentum_of_0(r_6, r_6->factor_0 * joint_0(r_6->pull_0, w_0, g_6), s_6);
            return _S75 - _S76 * _S77;
        }
    case 4U:
        {
            double _S78 = put_mean_square_0(r_6, int(0), d_0, s_6);
            if(r_6->centered_0)
            {
                States_0 _S79 = *s_6;
                double _S80 = States_get_0(&_S79, int(1));
                double mean_0 = States_put_0(s_6, int(1), joint_0(r_6->one_minus_beta2_0, d_0 - _S80, _S80));
                v_28 = larger_of_0(_S78 - mean_0 * mean_0, of_1(0.0));
            }
            else
            {
                v_28 = _S78;
            }
            double _S81 = d_0 / (root_1(v_28) + r_6->eps_0);
            double a_16;
            if(r_6->has_momentum_0)
            {
                States_0 _S82 = *s_6;
                double _S83 = States_get_0(&_S82, int(2));
                double _S84 = States_put_0(s_6, int(2), joint_0(r_6->momentum_0, _S83, _S81));
                a_16 = _S84;
            }
            else
            {
                a_16 = _S81;
            }
            return w_0 * r_6->shrink_0 - r_6->lr_0 * a_16;
        }
    case 5U:
        {
            States_0 _S85 = *s_6;
            double _S86 = States_get_0(&_S85, int(0));
            double v_29 = States_put_0(s_6, int(0), joint_0(d_0, d_0, _S86));
            return w_0 * r_6->shrink_0 - r_6->lr_0 * d_0 / (root_1(v_29) + r_6->eps_0);
        }
    case 6U:
        {
            States_0 _S87 = *s_6;
            double _S88 = States_get_0(&_S87, int(0));
            double c_1 = joint_0(r_6->beta1_0, _S88, r_6->one_minus_beta1_0 * d_0);
            double _S89 = States_put_0(s_6, int(0), joint_0(r_6->beta2_0, _S88, r_6->one_minus_beta2_0 * d_0));
            return w_0 * r_6->shrink_0 - r_6->lr_0 * sign_8(c_1);
        }
    case 7U:
        {
            double _S90 = put_mean_0(r_6, g_6, s_6);
            double _S91 = put_mean_square_0(r_6, int(1), g_6, s_6);
            States_0 _S92 = *s_6;
            double _S93 = States_get_0(&_S92, int(2));
            double slow_1 = States_put_0(s_6, int(2), joint_0(r_6->one_minus_beta3_0, g_6 - _S93, _S93));
            return joint_0(w_0, r_6->shrink_0, - (r_6->lr_0 * joint_0(r_6->slow_0, slow_1, _S90) / joint_0(root_1(_S91), r_6->correction2_0, r_6->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_0 * r_6->shrink_0 - r_6->factor_0 * g_6;
        }
    case 10U:
        {
            double _S94 = w_0 * r_6->shrink_0;
            double _S95 = r_6->lr_0;
            double _S96 = put_mean_0(r_6, g_6, s_6);
            return _S94 - _S95 * joint_0(_S96, r_6->factor_0, r_6->pull_0 * w_0);
        }
    default:
        {
            double _S97 = put_mean_0(r_6, d_0, s_6);
            double _S98 = put_mean_square_0(r_6, int(1), d_0, s_6);
            if(r_6->amsgrad_0)
            {
                States_0 _S99 = *s_6;
                double _S100 = States_get_0(&_S99, int(2));
                double _S101 = States_put_0(s_6, int(2), larger_of_0(_S100, _S98));
                v_28 = _S101;
            }
            else
            {
                v_28 = _S98;
            }
            return w_0 * r_6->shrink_0 - r_6->lr_0 * _S97 / joint_0(root_1(v_28), r_6->correction2_0, r_6->eps_0);
        }
    }
}

__device__ double direction_0(Rule_0 * r_7, double w_1, double g_7, States_0 * s_7)
{
    switch(r_7->kind_0)
    {
    case 8U:
        {
            double _S102 = put_mean_0(r_7, g_7, s_7);
            double _S103 = put_mean_square_0(r_7, int(1), g_7, s_7);
            return joint_0(r_7->pull_0, w_1, _S102 * r_7->correction1_0 / joint_0(root_1(_S103), r_7->correction2_0, r_7->eps_0));
        }
    case 11U:
        {
            States_0 _S104 = *s_7;
            double _S105 = States_get_0(&_S104, int(0));
            double v_30;
            if(!r_7->factored_0)
            {
                double _S106 = States_put_0(s_7, int(0), joint_0(r_7->one_minus_beta2_0, g_7 * g_7 - _S105, _S105));
                v_30 = _S106;
            }
            else
            {
                v_30 = _S105;
            }
            return g_7 / root_1(larger_of_0(v_30, r_7->eps_0 * r_7->eps_0));
        }
    default:
        {
            return g_7;
        }
    }
}

__device__ bool is_one_value_0(uint kind_1, int state_1)
{
    bool _S107;
    if(kind_1 == 10U)
    {
        _S107 = state_1 == int(1);
    }
    else
    {
        _S107 = false;
    }
    return _S107;
}

__device__ bool Elements_has_0(Elements_0 * this_8, int k_4)
{
    bool _S108;
    if(((&(&this_8->t_0)->state_0[k_4])->data_0) != 0ULL)
    {
        _S108 = !is_one_value_0((&(&this_8->r_3)->rule_0)->kind_0, k_4);
    }
    else
    {
        _S108 = false;
    }
    if(_S108)
    {
        _S108 = ((&this_8->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S108 = false;
    }
    return _S108;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_8, ulonglong i_9)
{
    uint _S109 = s_8->format_0;
    bool half_1 = (s_8->format_0) >= 3U;
    uchar * _S110 = (uchar *)s_8->data_0;
    ulonglong _S111;
    if(half_1)
    {
        _S111 = i_9 / 2ULL;
    }
    else
    {
        _S111 = i_9;
    }
    uint code_1 = uint(*(_S110 + _S111));
    uint code_2;
    if(half_1)
    {
        if((i_9 & 1ULL) != 0ULL)
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
    if(_S109 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S109 == 3U;
    }
    int _S112;
    if(is_signed_0)
    {
        _S112 = int(0);
    }
    else
    {
        _S112 = int(256);
    }
    float _S113 = (*&books_0)[uint(_S112) + code_2];
    float * _S114 = (float *)s_8->scale_0;
    ulonglong _S115 = i_9 / ulonglong(s_8->block_0);
    return _S113 * *(_S114 + uint(_S115));
}

__device__ uint Elements_state_type_0(Elements_0 * this_9)
{
    uint _S116;
    if(((&this_9->t_0)->param_dtype_0) == 2U)
    {
        _S116 = 2U;
    }
    else
    {
        _S116 = 1U;
    }
    return _S116;
}

__device__ States_0 Elements_states_0(Elements_0 * this_10, longlong i_10)
{
    double _S117;
    States_0 s_9;
    (&s_9)->changed_0 = 0U;
    (&s_9)->in_f32_0 = ((&this_10->t_0)->param_dtype_0) != 2U;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                double _S118 = of_1(0.0);
                _S117 = _S118;
                (&s_9)->value_0[int(0)] = _S118;
                bool _S119 = Elements_has_0(this_10, int(0));
                if(!_S119)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S120 = Codes_decode_0(&(&this_10->t_0)->state_0[int(0)], ulonglong(i_10));
                    (&s_9)->value_0[int(0)] = of_f32_0(_S120);
                }
                else
                {
                    uint _S121 = Elements_state_type_0(this_10);
                    (&s_9)->value_0[int(0)] = element_1(_S121, (&(&this_10->t_0)->state_0[int(0)])->data_0, i_10);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(1)] = _S117;
                bool _S122 = Elements_has_0(this_10, int(1));
                if(!_S122)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S123 = Codes_decode_0(&(&this_10->t_0)->state_0[int(1)], ulonglong(i_10));
                    (&s_9)->value_0[int(1)] = of_f32_0(_S123);
                }
                else
                {
                    uint _S124 = Elements_state_type_0(this_10);
                    (&s_9)->value_0[int(1)] = element_1(_S124, (&(&this_10->t_0)->state_0[int(1)])->data_0, i_10);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(2)] = _S117;
                bool _S125 = Elements_has_0(this_10, int(2));
                if(!_S125)
                {
                    break;
                }
                if(((&(&this_10->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S126 = Codes_decode_0(&(&this_10->t_0)->state_0[int(2)], ulonglong(i_10));
                    (&s_9)->value_0[int(2)] = of_f32_0(_S126);
                }
                else
                {
                    uint _S127 = Elements_state_type_0(this_10);
                    (&s_9)->value_0[int(2)] = element_1(_S127, (&(&this_10->t_0)->state_0[int(2)])->data_0, i_10);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_10->r_3)->rule_0)->factored_0)
    {
        longlong _S128 = (&this_10->t_0)->columns_0;
        longlong row_1 = i_10 / (&this_10->t_0)->columns_0;
        longlong matrix_0 = row_1 / (&this_10->t_0)->rows_0;
        uint _S129 = Elements_state_type_0(this_10);
        (&s_9)->value_0[int(0)] = of_1(*((double *)(&this_10->t_0)->row_scale_0 + row_1)) * element_1(_S129, (&(&this_10->t_0)->state_0[int(1)])->data_0, matrix_0 * _S128 + (i_10 - row_1 * _S128));
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
    uint _S130;
    if(type_12 == 4U)
    {
        _S130 = bf16_of_f32_0((F32_asuint((x_3))));
    }
    else
    {
        _S130 = f16_of_f32_0((F32_asuint((x_3))));
    }
    return _S130;
}

__device__ float widened_0(uint type_13, uint h_3)
{
    uint _S131;
    if(type_13 == 4U)
    {
        _S131 = h_3 << int(16);
    }
    else
    {
        _S131 = f32_of_f16_0(h_3);
    }
    return (U32_asfloat((_S131)));
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
    float _S132 = w_2;
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
        uint _S133 = narrowed_0(type_15, _S132);
        (&v_32)->hi_2 = _S133;
        float rest_1 = widened_0(type_15, _S133) - _S132;
        float _S134;
        if((magnitude_0(rest_1)) < (U32_asfloat((2139095040U))))
        {
            _S134 = rest_1;
        }
        else
        {
            _S134 = 0.0f;
        }
        (&v_32)->lo_2 = narrowed_0(type_15, _S134);
        Halves_0 _S135 = v_32;
        float _S136 = compensated_0(type_15, &_S135);
        int twice_1 = twice_0 + int(1);
        _S132 = _S136;
        twice_0 = twice_1;
    }
    return v_32;
}

__device__ Halves_0 Halves_x24init_0(uint hi_3, uint lo_3)
{
    Halves_0 _S137;
    (&_S137)->hi_2 = hi_3;
    (&_S137)->lo_2 = lo_3;
    return _S137;
}

__device__ Halves_0 split_of_0(float x_5)
{
    uint u_9 = (F32_asuint((x_5)));
    return Halves_x24init_0(((u_9 >> int(16)) + ((u_9 >> int(15)) & 1U)) & 65535U, u_9 & 65535U);
}

__device__ uint4  philox_0(ulonglong seed_0, ulonglong block_1)
{
    uint _S138 = low_0(seed_0);
    uint _S139 = high_0(seed_0);
    uint4  c_2 = make_uint4 (low_0(block_1), high_0(block_1), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S138;
    uint k1_0 = _S139;
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
        uint4  _S140 = make_uint4 (((high_0(q_3)) ^ (c_2.y)) ^ k0_0, low_0(q_3), ((high_0(p_0)) ^ (c_2.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_2 = _S140;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_2;
}

__device__ uint word_of_0(uint4  c_3, uint k_5)
{
    uint _S141;
    if(k_5 == 0U)
    {
        _S141 = c_3.x;
    }
    else
    {
        if(k_5 == 1U)
        {
            _S141 = c_3.y;
        }
        else
        {
            if(k_5 == 2U)
            {
                _S141 = c_3.z;
            }
            else
            {
                _S141 = c_3.w;
            }
        }
    }
    return _S141;
}

__device__ uint rounding_bits_0(ulonglong key_2, ulonglong first_3, ulonglong i_11)
{
    uint _S142 = low_0(i_11);
    uint word_0 = _S142 % 128U / 2U;
    return ((word_of_0(philox_0(key_2, first_3 + i_11 / 128ULL * 16ULL + ulonglong(word_0 % 16U)), word_0 / 16U)) >> (_S142 % 2U * 16U)) & 65535U;
}

__device__ uint rounded_by_0(uint type_16, float x_6, uint bits16_0)
{
    uint u_10 = (F32_asuint((x_6)));
    uint a_17 = u_10 & 2147483647U;
    uint sign_9 = u_10 & 2147483648U;
    if(a_17 >= 2139095040U)
    {
        return narrowed_0(type_16, x_6);
    }
    if(type_16 == 4U)
    {
        return (u_10 + bits16_0) >> int(16);
    }
    uint bits13_0 = bits16_0 >> int(3);
    if(a_17 >= 947912704U)
    {
        return f16_of_f32_0(sign_9 | ((a_17 + bits13_0) & 4294959104U));
    }
    return (sign_9 >> int(16)) | uint((U32_asfloat((a_17))) * 1.6777216e+07f + float(bits13_0) * 0.0001220703125f);
}

__device__ void Elements_put_param_0(Elements_0 * this_11, longlong i_12, double v_33)
{
    float f_0 = f32_0(v_33);
    uint _S143 = (&this_11->t_0)->master_0;
    bool _S144;
    if(((&this_11->t_0)->master_0) == 1U)
    {
        _S144 = true;
    }
    else
    {
        _S144 = _S143 == 4U;
    }
    if(_S144)
    {
        Halves_0 h_4;
        if(_S143 == 4U)
        {
            h_4 = compensate_0((&this_11->t_0)->param_dtype_0, f_0);
        }
        else
        {
            h_4 = split_of_0(f_0);
        }
        *((ushort *)(&this_11->t_0)->param_0 + i_12) = ushort(h_4.hi_2);
        *((ushort *)(&this_11->t_0)->low_1 + i_12) = ushort(h_4.lo_2);
    }
    else
    {
        if(_S143 == 3U)
        {
            *((ushort *)(&this_11->t_0)->param_0 + i_12) = ushort(rounded_by_0((&this_11->t_0)->param_dtype_0, f_0, rounding_bits_0((&this_11->r_3)->key_1, (&this_11->t_0)->first_2, ulonglong(i_12))));
        }
        else
        {
            put_element_0((&this_11->t_0)->param_dtype_0, (&this_11->t_0)->param_0, i_12, v_33);
        }
    }
    if(((&this_11->t_0)->copy_0) != 0ULL)
    {
        double _S145;
        if(((&this_11->t_0)->param_dtype_0) == 2U)
        {
            _S145 = v_33;
        }
        else
        {
            _S145 = of_f32_0(f_0);
        }
        Elements_put_copy_0(this_11, i_12, _S145);
    }
    return;
}

__device__ bool is_finite_0(double v_34)
{
    return (magnitude_bits_0(v_34)) < 9218868437227405312ULL;
}

__device__ double Elements_grad_0(Elements_0 * this_12, longlong e_7, bool * skipped_0)
{
    double _S146 = grad_of_0(&this_12->t_0, &(&this_12->r_3)->reading_0, e_7);
    bool _S147;
    if(this_12->is_coded_0)
    {
        _S147 = !is_finite_0(_S146);
    }
    else
    {
        _S147 = false;
    }
    *skipped_0 = _S147;
    double _S148;
    if(_S147)
    {
        _S148 = of_1(0.0);
    }
    else
    {
        _S148 = _S146;
    }
    return _S148;
}

__device__ float joined_0(Halves_0 * v_35)
{
    return (U32_asfloat(((((v_35->hi_2 - ((v_35->lo_2) >> int(15))) & 65535U) << int(16)) | (v_35->lo_2))));
}

__device__ double Elements_param_0(Elements_0 * this_13, longlong i_13)
{
    ulonglong _S149 = (&this_13->t_0)->low_1;
    if(((&this_13->t_0)->low_1) == 0ULL)
    {
        return element_1((&this_13->t_0)->param_dtype_0, (&this_13->t_0)->param_0, i_13);
    }
    Halves_0 v_36 = Halves_x24init_0(uint(*((ushort *)(&this_13->t_0)->param_0 + i_13)), uint(*((ushort *)_S149 + i_13)));
    float _S150;
    if(((&this_13->t_0)->master_0) == 4U)
    {
        Halves_0 _S151 = v_36;
        float _S152 = compensated_0((&this_13->t_0)->param_dtype_0, &_S151);
        _S150 = _S152;
    }
    else
    {
        Halves_0 _S153 = v_36;
        float _S154 = joined_0(&_S153);
        _S150 = _S154;
    }
    return of_f32_0(_S150);
}

__device__ longlong Elements_at_0(Elements_0 * this_14, longlong e_8)
{
    ulonglong _S155 = (&this_14->t_0)->row_0;
    if(((&this_14->t_0)->row_0) == 0ULL)
    {
        return e_8;
    }
    longlong _S156 = (&this_14->t_0)->width_1;
    longlong k_6 = e_8 / (&this_14->t_0)->width_1;
    return *((longlong *)_S155 + k_6) * _S156 + (e_8 - k_6 * _S156);
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
    int _S157 = int(range_0);
    int i_14;
    if(is_signed_1)
    {
        i_14 = int(1);
    }
    else
    {
        i_14 = int(2);
    }
    int decade_0 = _S157 - i_14;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    double ten_0 = 10.0;
    i_14 = decade_0;
    for(;;)
    {
        if(i_14 < int(6))
        {
        }
        else
        {
            break;
        }
        double _S158 = ten_0 * 10.0;
        int i_15 = i_14 + int(1);
        ten_0 = _S158;
        i_14 = i_15;
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
        bool _S159 = lane_2 < 16U;
        if(_S159)
        {
            (*&books_0)[lane_2] = tables_1->book_0[lane_2];
        }
        if(_S159)
        {
            (*&books_0)[256U + lane_2] = tables_1->book_0[16U + lane_2];
        }
    }
    else
    {
        float _S160;
        if(lane_2 < 127U)
        {
            _S160 = - Codes_value8_0(127U - lane_2, true);
        }
        else
        {
            _S160 = Codes_value8_0(lane_2 - 127U, true);
        }
        (*&books_0)[lane_2] = _S160;
        (*&books_0)[256U + lane_2] = Codes_value8_0(lane_2 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_15, UpdateArguments_0 * a_18, uint lane_3)
{
    uint _S161 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_15->t_0)->state_0[int(0)])->format_0)))), ((&(&this_15->t_0)->state_0[int(1)])->format_0)))), ((&(&this_15->t_0)->state_0[int(2)])->format_0)));
    if(this_15->is_coded_0)
    {
        Codes_open_0(_S161, (CodeTables_0 *)a_18->tables_0, lane_3);
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
        longlong _S162 = Elements_at_0(x_7, c_4->begin_0 + longlong(j_0));
        double _S163 = Elements_param_0(x_7, _S162);
        Elements_put_copy_0(x_7, _S162, _S163);
        j_0 = j_0 + int(256);
    }
    return;
}

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ float LargestOf_of_0(float a_19, float b_9)
{
    return larger_of_1(a_19, b_9);
}

__device__ float Group_all_2(float v_37, uint lane_5, uint width_2)
{
    (*&values_1)[lane_5] = v_37;
    meet_0();
    uint _S164 = (U32_min((width_2), (16U)));
    uint place_1 = lane_5 & (width_2 - 1U);
    uint first_4 = lane_5 - place_1;
    float _S165;
    uint i_16;
    if(width_2 > _S164)
    {
        if(place_1 < _S164)
        {
            uint _S166 = place_1 + _S164;
            _S165 = v_37;
            i_16 = _S166;
            for(;;)
            {
                if(i_16 < width_2)
                {
                }
                else
                {
                    break;
                }
                float _S167 = LargestOf_of_0(_S165, (*&values_1)[first_4 + i_16]);
                uint i_17 = i_16 + _S164;
                _S165 = _S167;
                i_16 = i_17;
            }
            (*&values_1)[lane_5] = _S165;
        }
        meet_0();
    }
    _S165 = (*&values_1)[first_4];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S164)
        {
        }
        else
        {
            break;
        }
        float _S168 = LargestOf_of_0(_S165, (*&values_1)[first_4 + i_16]);
        uint i_18 = i_16 + 1U;
        _S165 = _S168;
        i_16 = i_18;
    }
    meet_0();
    return _S165;
}

__device__ int clamp_0(int x_8, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_8), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_9, float inverse_0)
{
    int code_3;
    int _S169;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_9 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_2 = 16U * (format_2 - 1U);
        float y_0 = larger_0(magnitude_0(x_9) * inverse_0, (U32_asfloat((805306368U))));
        uint _S170 = (F32_asuint((tables_2->threshold_0[row_2 + (((F32_asuint((y_0))) >> int(24)) & 15U)])));
        if(y_0 >= tables_2->threshold_0[row_2 + (((F32_asuint((y_0))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S170 - uint(code_3);
        int distance_1 = int(smaller_0(y_0 * tables_2->slope_0[row_2 + (range_1 & 15U)] + 0.8888888955116272f, (U32_asfloat((1073741823U)))) * (U32_asfloat(((150U - (range_1 & 31U)) << int(23)))));
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
        if(x_9 < 0.0f)
        {
            _S169 = - distance_1;
        }
        else
        {
            _S169 = distance_1;
        }
        code_3 = code_3 + _S169;
    }
    if(format_2 >= 3U)
    {
        _S169 = int(15);
    }
    else
    {
        _S169 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S169));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_19, longlong end_0, float x_10, uint lane_6)
{
    uint _S171 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_10), lane_6, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S172 = i_19 < end_0;
    bool _S173;
    if(_S172)
    {
        _S173 = (lane_6 & (_S171 - 1U)) == 0U;
    }
    else
    {
        _S173 = false;
    }
    if(_S173)
    {
        float * _S174 = (float *)s_10->scale_0;
        ulonglong _S175 = ulonglong(i_19) / ulonglong(_S171);
        *(_S174 + uint(_S175)) = scale_1;
    }
    uint _S176 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_10, 1.0f / larger_0(scale_1, (U32_asfloat((8388608U)))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S176 < 3U)
    {
        if(_S172)
        {
            *(codes_0 + i_19) = uchar(code_4);
        }
        return;
    }
    uint _S177;
    if(_S172)
    {
        _S177 = code_4;
    }
    else
    {
        _S177 = 0U;
    }
    (*&nibbles_0)[lane_6] = _S177;
    meet_0();
    if(_S172)
    {
        _S173 = (lane_6 & 1U) == 0U;
    }
    else
    {
        _S173 = false;
    }
    if(_S173)
    {
        *(codes_0 + i_19 / 2LL) = uchar((((*&nibbles_0)[lane_6]) << int(4)) | (*&nibbles_0)[lane_6 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_11, UpdateArguments_0 * a_20, MultiChunk_0 * c_5, uint lane_7)
{
    bool _S178;
    float v_38;
    CodeTables_0 * _S179 = (CodeTables_0 *)a_20->tables_0;
    Elements_open_0(x_11, a_20, lane_7);
    int first_5 = int(0);
    for(;;)
    {
        int _S180 = c_5->count_1;
        if(first_5 < (c_5->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_7);
        bool is_inside_0 = j_1 < _S180;
        bool _S181;
        if(!x_11->is_coded_0)
        {
            _S181 = !is_inside_0;
        }
        else
        {
            _S181 = false;
        }
        if(_S181)
        {
            break;
        }
        longlong e_9 = c_5->begin_0 + longlong(j_1);
        longlong _S182 = c_5->begin_0 + longlong(_S180);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        double _S183;
        longlong i_20;
        if(is_inside_0)
        {
            longlong _S184 = Elements_at_0(x_11, e_9);
            double _S185 = Elements_param_0(x_11, _S184);
            double _S186 = Elements_grad_0(x_11, e_9, &skipped_1);
            States_0 _S187 = Elements_states_0(x_11, _S184);
            s_11 = _S187;
            double _S188 = direction_0(&(&x_11->r_3)->rule_0, _S185, _S186, &s_11);
            double _S189 = step_0(&(&x_11->r_3)->rule_0, _S185, _S188, &s_11);
            if(skipped_1)
            {
                _S183 = _S185;
            }
            else
            {
                _S183 = _S189;
            }
            Elements_put_param_0(x_11, _S184, _S183);
            i_20 = _S184;
        }
        else
        {
            i_20 = e_9;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S190 = Elements_has_0(x_11, int(0));
                    if(!_S190)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S178 = true;
                        }
                        else
                        {
                            _S178 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S178)
                        {
                            break;
                        }
                        uint _S191 = Elements_state_type_0(x_11);
                        ulonglong _S192 = (&(&x_11->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            _S183 = of_1(0.0);
                        }
                        else
                        {
                            _S183 = (&s_11)->value_0[int(0)];
                        }
                        put_element_0(_S191, _S192, i_20, _S183);
                    }
                    else
                    {
                        bool _S193 = Step_changes_0(&(&x_11->r_3)->rule_0, int(0));
                        if(_S193)
                        {
                            if(is_inside_0)
                            {
                                _S178 = !skipped_1;
                            }
                            else
                            {
                                _S178 = false;
                            }
                            if(_S178)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(0)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(0)], _S179, e_9, _S182, v_38, lane_7);
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
                    bool _S194 = Elements_has_0(x_11, int(1));
                    if(!_S194)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S178 = true;
                        }
                        else
                        {
                            _S178 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S178)
                        {
                            break;
                        }
                        uint _S195 = Elements_state_type_0(x_11);
                        ulonglong _S196 = (&(&x_11->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            _S183 = of_1(0.0);
                        }
                        else
                        {
                            _S183 = (&s_11)->value_0[int(1)];
                        }
                        put_element_0(_S195, _S196, i_20, _S183);
                    }
                    else
                    {
                        bool _S197 = Step_changes_0(&(&x_11->r_3)->rule_0, int(1));
                        if(_S197)
                        {
                            if(is_inside_0)
                            {
                                _S178 = !skipped_1;
                            }
                            else
                            {
                                _S178 = false;
                            }
                            if(_S178)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(1)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(1)], _S179, e_9, _S182, v_38, lane_7);
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
                    bool _S198 = Elements_has_0(x_11, int(2));
                    if(!_S198)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S178 = true;
                        }
                        else
                        {
                            _S178 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S178)
                        {
                            break;
                        }
                        uint _S199 = Elements_state_type_0(x_11);
                        ulonglong _S200 = (&(&x_11->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            _S183 = of_1(0.0);
                        }
                        else
                        {
                            _S183 = (&s_11)->value_0[int(2)];
                        }
                        put_element_0(_S199, _S200, i_20, _S183);
                    }
                    else
                    {
                        bool _S201 = Step_changes_0(&(&x_11->r_3)->rule_0, int(2));
                        if(_S201)
                        {
                            if(is_inside_0)
                            {
                                _S178 = !skipped_1;
                            }
                            else
                            {
                                _S178 = false;
                            }
                            if(_S178)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(2)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(2)], _S179, e_9, _S182, v_38, lane_7);
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

__device__ TensorRule_0 * TensorRule_at_0(UpdateArguments_0 * a_21, int tensor_1)
{
    return (TensorRule_0 *)(a_21->rules_0 + 512ULL * ulonglong(tensor_1));
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_22, int tensor_2)
{
    Elements_0 e_10;
    (&e_10)->t_0 = *((MultiTensor_0 *)a_22->tensors_0 + tensor_2);
    TensorRule_0 * _S202 = TensorRule_at_0(a_22, tensor_2);
    (&e_10)->r_3 = *_S202;
    (&e_10)->is_coded_0 = false;
    Elements_0 _S203 = e_10;
    bool _S204 = Elements_has_0(&_S203, int(0));
    bool _S205;
    if(_S204)
    {
        _S205 = ((&(&(&e_10)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S205 = false;
    }
    if(_S205)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S206 = e_10;
    bool _S207 = Elements_has_0(&_S206, int(1));
    if(_S207)
    {
        _S205 = ((&(&(&e_10)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S205 = false;
    }
    if(_S205)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S208 = e_10;
    bool _S209 = Elements_has_0(&_S208, int(2));
    if(_S209)
    {
        _S205 = ((&(&(&e_10)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S205 = false;
    }
    if(_S205)
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

__device__ float joint_1(float a_23, float b_10, float c_6)
{
    return a_23 * b_10 + c_6;
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
    float _S210;
    if(this_18->in_f32_0)
    {
        _S210 = of_f32_1(f32_1(v_40));
    }
    else
    {
        _S210 = v_40;
    }
    this_18->value_0[k_8] = _S210;
    return _S210;
}

__device__ float momentum_of_1(Rule_1 * r_8, float g_8, States_1 * s_12)
{
    if(!r_8->has_momentum_0)
    {
        return g_8;
    }
    float _S211;
    if(r_8->first_1)
    {
        _S211 = g_8;
    }
    else
    {
        States_1 _S212 = *s_12;
        float _S213 = States_get_1(&_S212, int(0));
        _S211 = joint_1(r_8->momentum_0, _S213, r_8->undamped_0 * g_8);
    }
    float b_11 = States_put_1(s_12, int(0), _S211);
    if(r_8->nesterov_0)
    {
        _S211 = joint_1(r_8->momentum_0, b_11, g_8);
    }
    else
    {
        _S211 = b_11;
    }
    return _S211;
}

__device__ float root_2(float v_41)
{
    return (F32_sqrt((v_41)));
}

__device__ float root_3(float v_42)
{
    return root_2(v_42);
}

__device__ float put_mean_square_1(Rule_1 * r_9, int k_9, float g_9, States_1 * s_13)
{
    States_1 _S214 = *s_13;
    float _S215 = States_get_1(&_S214, k_9);
    float _S216 = States_put_1(s_13, k_9, joint_1(r_9->beta2_0, _S215, r_9->one_minus_beta2_0 * g_9 * g_9));
    return _S216;
}

__device__ float put_mean_1(Rule_1 * r_10, float g_10, States_1 * s_14)
{
    States_1 _S217 = *s_14;
    float _S218 = States_get_1(&_S217, int(0));
    float _S219 = States_put_1(s_14, int(0), joint_1(r_10->one_minus_beta1_0, g_10 - _S218, _S218));
    return _S219;
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
    uint u_11 = (F32_asuint((this_19)));
    uint _S220;
    if(type_17 == 1U)
    {
        _S220 = u_11;
    }
    else
    {
        if(type_17 == 4U)
        {
            _S220 = bf16_of_f32_0(u_11);
        }
        else
        {
            _S220 = f16_of_f32_0(u_11);
        }
    }
    return ulonglong(_S220);
}

__device__ void put_element_1(uint type_18, ulonglong base_4, longlong i_21, float v_43)
{
    store_0(size_of_0(type_18), base_4, i_21, to_1(v_43, type_18));
    return;
}

__device__ void Elements_put_copy_1(Elements_1 * this_20, longlong i_22, float v_44)
{
    put_element_1((&this_20->t_0)->copy_dtype_0, (&this_20->t_0)->copy_0, i_22, v_44);
    return;
}

__device__ float from_1(uint type_19, ulonglong element_2)
{
    uint u_12 = low_0(element_2);
    uint _S221;
    if(type_19 == 1U)
    {
        _S221 = u_12;
    }
    else
    {
        if(type_19 == 4U)
        {
            _S221 = u_12 << int(16);
        }
        else
        {
            _S221 = f32_of_f16_0(u_12);
        }
    }
    return (U32_asfloat((_S221)));
}

__device__ float element_3(uint type_20, ulonglong base_5, longlong i_23)
{
    return from_1(type_20, load_0(size_of_0(type_20), base_5, i_23));
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_11, longlong i_24)
{
    float _S222 = Reading_read_1(r_11, element_3(t_2->grad_dtype_0, t_2->grad_0, i_24));
    return _S222;
}

__device__ bool Step_changes_1(Rule_1 * r_12, int k_10)
{
    bool _S223;
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
                _S223 = true;
            }
            else
            {
                if(k_10 == int(1))
                {
                    _S223 = r_12->centered_0;
                }
                else
                {
                    _S223 = r_12->has_momentum_0;
                }
            }
            return _S223;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_10 < int(2))
            {
                _S223 = true;
            }
            else
            {
                _S223 = r_12->amsgrad_0;
            }
            return _S223;
        }
    }
}

__device__ float sign_10(float v_45)
{
    float _S224;
    if(v_45 > 0.0f)
    {
        _S224 = 1.0f;
    }
    else
    {
        if(v_45 < 0.0f)
        {
            _S224 = -1.0f;
        }
        else
        {
            _S224 = v_45 * 0.0f;
        }
    }
    return _S224;
}

__device__ float step_1(Rule_1 * r_13, float w_3, float g_11, States_1 * s_15)
{
    float d_1 = joint_1(r_13->decay_0, w_3, g_11);
    float v_46;
    switch(r_13->kind_0)
    {
    case 1U:
        {
            float _S225 = w_3 * r_13->shrink_0;
            float _S226 = r_13->lr_0;
            float _S227 = momentum_of_1(r_13, d_1, s_15);
            return _S225 - _S226 * _S227;
        }
    case 9U:
        {
            float _S228 = w_3 * r_13->shrink_0;
            float _S229 = r_13->lr_0;
            float _S230 = momentum_of_1(r_13, r_13->factor_0 * joint_1(r_13->pull_0, w_3, g_11), s_15);
            return _S228 - _S229 * _S230;
        }
    case 4U:
        {
            float _S231 = put_mean_square_1(r_13, int(0), d_1, s_15);
            if(r_13->centered_0)
            {
                States_1 _S232 = *s_15;
                float _S233 = States_get_1(&_S232, int(1));
                float mean_1 = States_put_1(s_15, int(1), joint_1(r_13->one_minus_beta2_0, d_1 - _S233, _S233));
                v_46 = larger_of_1(_S231 - mean_1 * mean_1, of_0(0.0));
            }
            else
            {
                v_46 = _S231;
            }
            float _S234 = d_1 / (root_3(v_46) + r_13->eps_0);
            float a_24;
            if(r_13->has_momentum_0)
            {
                States_1 _S235 = *s_15;
                float _S236 = States_get_1(&_S235, int(2));
                float _S237 = States_put_1(s_15, int(2), joint_1(r_13->momentum_0, _S236, _S234));
                a_24 = _S237;
            }
            else
            {
                a_24 = _S234;
            }
            return w_3 * r_13->shrink_0 - r_13->lr_0 * a_24;
        }
    case 5U:
        {
            States_1 _S238 = *s_15;
            float _S239 = States_get_1(&_S238, int(0));
            float v_47 = States_put_1(s_15, int(0), joint_1(d_1, d_1, _S239));
            return w_3 * r_13->shrink_0 - r_13->lr_0 * d_1 / (root_3(v_47) + r_13->eps_0);
        }
    case 6U:
        {
            States_1 _S240 = *s_15;
            float _S241 = States_get_1(&_S240, int(0));
            float c_7 = joint_1(r_13->beta1_0, _S241, r_13->one_minus_beta1_0 * d_1);
            float _S242 = States_put_1(s_15, int(0), joint_1(r_13->beta2_0, _S241, r_13->one_minus_beta2_0 * d_1));
            return w_3 * r_13->shrink_0 - r_13->lr_0 * sign_10(c_7);
        }
    case 7U:
        {
            float _S243 = put_mean_1(r_13, g_11, s_15);
            float _S244 = put_mean_square_1(r_13, int(1), g_11, s_15);
            States_1 _S245 = *s_15;
            float _S246 = States_get_1(&_S245, int(2));
            float slow_2 = States_put_1(s_15, int(2), joint_1(r_13->one_minus_beta3_0, g_11 - _S246, _S246));
            return joint_1(w_3, r_13->shrink_0, - (r_13->lr_0 * joint_1(r_13->slow_0, slow_2, _S243) / joint_1(root_3(_S244), r_13->correction2_0, r_13->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_3 * r_13->shrink_0 - r_13->factor_0 * g_11;
        }
    case 10U:
        {
            float _S247 = w_3 * r_13->shrink_0;
            float _S248 = r_13->lr_0;
            float _S249 = put_mean_1(r_13, g_11, s_15);
            return _S247 - _S248 * joint_1(_S249, r_13->factor_0, r_13->pull_0 * w_3);
        }
    default:
        {
            float _S250 = put_mean_1(r_13, d_1, s_15);
            float _S251 = put_mean_square_1(r_13, int(1), d_1, s_15);
            if(r_13->amsgrad_0)
            {
                States_1 _S252 = *s_15;
                float _S253 = States_get_1(&_S252, int(2));
                float _S254 = States_put_1(s_15, int(2), larger_of_1(_S253, _S251));
                v_46 = _S254;
            }
            else
            {
                v_46 = _S251;
            }
            return w_3 * r_13->shrink_0 - r_13->lr_0 * _S250 / joint_1(root_3(v_46), r_13->correction2_0, r_13->eps_0);
        }
    }
}

__device__ float direction_1(Rule_1 * r_14, float w_4, float g_12, States_1 * s_16)
{
    switch(r_14->kind_0)
    {
    case 8U:
        {
            float _S255 = put_mean_1(r_14, g_12, s_16);
            float _S256 = put_mean_square_1(r_14, int(1), g_12, s_16);
            return joint_1(r_14->pull_0, w_4, _S255 * r_14->correction1_0 / joint_1(root_3(_S256), r_14->correction2_0, r_14->eps_0));
        }
    case 11U:
        {
            States_1 _S257 = *s_16;
            float _S258 = States_get_1(&_S257, int(0));
            float v_48;
            if(!r_14->factored_0)
            {
                float _S259 = States_put_1(s_16, int(0), joint_1(r_14->one_minus_beta2_0, g_12 * g_12 - _S258, _S258));
                v_48 = _S259;
            }
            else
            {
                v_48 = _S258;
            }
            return g_12 / root_3(larger_of_1(v_48, r_14->eps_0 * r_14->eps_0));
        }
    default:
        {
            return g_12;
        }
    }
}

__device__ bool Elements_has_1(Elements_1 * this_21, int k_11)
{
    bool _S260;
    if(((&(&this_21->t_0)->state_0[k_11])->data_0) != 0ULL)
    {
        _S260 = !is_one_value_0((&(&this_21->r_3)->rule_0)->kind_0, k_11);
    }
    else
    {
        _S260 = false;
    }
    if(_S260)
    {
        _S260 = ((&this_21->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S260 = false;
    }
    return _S260;
}

__device__ uint Elements_state_type_1(Elements_1 * this_22)
{
    uint _S261;
    if(((&this_22->t_0)->param_dtype_0) == 2U)
    {
        _S261 = 2U;
    }
    else
    {
        _S261 = 1U;
    }
    return _S261;
}

__device__ States_1 Elements_states_1(Elements_1 * this_23, longlong i_25)
{
    float _S262;
    States_1 s_17;
    (&s_17)->changed_0 = 0U;
    (&s_17)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                float _S263 = of_0(0.0);
                _S262 = _S263;
                (&s_17)->value_0[int(0)] = _S263;
                bool _S264 = Elements_has_1(this_23, int(0));
                if(!_S264)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S265 = Codes_decode_0(&(&this_23->t_0)->state_0[int(0)], ulonglong(i_25));
                    (&s_17)->value_0[int(0)] = of_f32_1(_S265);
                }
                else
                {
                    uint _S266 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(0)] = element_3(_S266, (&(&this_23->t_0)->state_0[int(0)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(1)] = _S262;
                bool _S267 = Elements_has_1(this_23, int(1));
                if(!_S267)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S268 = Codes_decode_0(&(&this_23->t_0)->state_0[int(1)], ulonglong(i_25));
                    (&s_17)->value_0[int(1)] = of_f32_1(_S268);
                }
                else
                {
                    uint _S269 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(1)] = element_3(_S269, (&(&this_23->t_0)->state_0[int(1)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(2)] = _S262;
                bool _S270 = Elements_has_1(this_23, int(2));
                if(!_S270)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S271 = Codes_decode_0(&(&this_23->t_0)->state_0[int(2)], ulonglong(i_25));
                    (&s_17)->value_0[int(2)] = of_f32_1(_S271);
                }
                else
                {
                    uint _S272 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(2)] = element_3(_S272, (&(&this_23->t_0)->state_0[int(2)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_23->r_3)->rule_0)->factored_0)
    {
        longlong _S273 = (&this_23->t_0)->columns_0;
        longlong row_3 = i_25 / (&this_23->t_0)->columns_0;
        longlong matrix_1 = row_3 / (&this_23->t_0)->rows_0;
        uint _S274 = Elements_state_type_1(this_23);
        (&s_17)->value_0[int(0)] = of_0(*((double *)(&this_23->t_0)->row_scale_0 + row_3)) * element_3(_S274, (&(&this_23->t_0)->state_0[int(1)])->data_0, matrix_1 * _S273 + (i_25 - row_3 * _S273));
    }
    return s_17;
}

__device__ void Elements_put_param_1(Elements_1 * this_24, longlong i_26, float v_49)
{
    float f_1 = f32_1(v_49);
    uint _S275 = (&this_24->t_0)->master_0;
    bool _S276;
    if(((&this_24->t_0)->master_0) == 1U)
    {
        _S276 = true;
    }
    else
    {
        _S276 = _S275 == 4U;
    }
    if(_S276)
    {
        Halves_0 h_5;
        if(_S275 == 4U)
        {
            h_5 = compensate_0((&this_24->t_0)->param_dtype_0, f_1);
        }
        else
        {
            h_5 = split_of_0(f_1);
        }
        *((ushort *)(&this_24->t_0)->param_0 + i_26) = ushort(h_5.hi_2);
        *((ushort *)(&this_24->t_0)->low_1 + i_26) = ushort(h_5.lo_2);
    }
    else
    {
        if(_S275 == 3U)
        {
            *((ushort *)(&this_24->t_0)->param_0 + i_26) = ushort(rounded_by_0((&this_24->t_0)->param_dtype_0, f_1, rounding_bits_0((&this_24->r_3)->key_1, (&this_24->t_0)->first_2, ulonglong(i_26))));
        }
        else
        {
            put_element_1((&this_24->t_0)->param_dtype_0, (&this_24->t_0)->param_0, i_26, v_49);
        }
    }
    if(((&this_24->t_0)->copy_0) != 0ULL)
    {
        float _S277;
        if(((&this_24->t_0)->param_dtype_0) == 2U)
        {
            _S277 = v_49;
        }
        else
        {
            _S277 = of_f32_1(f_1);
        }
        Elements_put_copy_1(this_24, i_26, _S277);
    }
    return;
}

__device__ bool is_finite_1(float v_50)
{
    return ((F32_asuint((v_50))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_25, longlong e_11, bool * skipped_2)
{
    float _S278 = grad_of_1(&this_25->t_0, &(&this_25->r_3)->reading_0, e_11);
    bool _S279;
    if(this_25->is_coded_0)
    {
        _S279 = !is_finite_1(_S278);
    }
    else
    {
        _S279 = false;
    }
    *skipped_2 = _S279;
    float _S280;
    if(_S279)
    {
        _S280 = of_0(0.0);
    }
    else
    {
        _S280 = _S278;
    }
    return _S280;
}

__device__ float Elements_param_1(Elements_1 * this_26, longlong i_27)
{
    ulonglong _S281 = (&this_26->t_0)->low_1;
    if(((&this_26->t_0)->low_1) == 0ULL)
    {
        return element_3((&this_26->t_0)->param_dtype_0, (&this_26->t_0)->param_0, i_27);
    }
    Halves_0 v_51 = Halves_x24init_0(uint(*((ushort *)(&this_26->t_0)->param_0 + i_27)), uint(*((ushort *)_S281 + i_27)));
    float _S282;
    if(((&this_26->t_0)->master_0) == 4U)
    {
        Halves_0 _S283 = v_51;
        float _S284 = compensated_0((&this_26->t_0)->param_dtype_0, &_S283);
        _S282 = _S284;
    }
    else
    {
        Halves_0 _S285 = v_51;
        float _S286 = joined_0(&_S285);
        _S282 = _S286;
    }
    return of_f32_1(_S282);
}

__device__ longlong Elements_at_1(Elements_1 * this_27, longlong e_12)
{
    ulonglong _S287 = (&this_27->t_0)->row_0;
    if(((&this_27->t_0)->row_0) == 0ULL)
    {
        return e_12;
    }
    longlong _S288 = (&this_27->t_0)->width_1;
    longlong k_12 = e_12 / (&this_27->t_0)->width_1;
    return *((longlong *)_S287 + k_12) * _S288 + (e_12 - k_12 * _S288);
}

__device__ void Elements_open_1(Elements_1 * this_28, UpdateArguments_0 * a_25, uint lane_8)
{
    uint _S289 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_28->t_0)->state_0[int(0)])->format_0)))), ((&(&this_28->t_0)->state_0[int(1)])->format_0)))), ((&(&this_28->t_0)->state_0[int(2)])->format_0)));
    if(this_28->is_coded_0)
    {
        Codes_open_0(_S289, (CodeTables_0 *)a_25->tables_0, lane_8);
    }
    return;
}

__device__ void Step_copy_1(Elements_1 * x_12, MultiChunk_0 * c_8, uint lane_9)
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
        longlong _S290 = Elements_at_1(x_12, c_8->begin_0 + longlong(j_2));
        float _S291 = Elements_param_1(x_12, _S290);
        Elements_put_copy_1(x_12, _S290, _S291);
        j_2 = j_2 + int(256);
    }
    return;
}

__device__ void Step_update_1(Elements_1 * x_13, UpdateArguments_0 * a_26, MultiChunk_0 * c_9, uint lane_10)
{
    bool _S292;
    CodeTables_0 * _S293 = (CodeTables_0 *)a_26->tables_0;
    Elements_open_1(x_13, a_26, lane_10);
    int first_6 = int(0);
    for(;;)
    {
        int _S294 = c_9->count_1;
        if(first_6 < (c_9->count_1))
        {
        }
        else
        {
            break;
        }
        int j_3 = first_6 + int(lane_10);
        bool is_inside_1 = j_3 < _S294;
        bool _S295;
        if(!x_13->is_coded_0)
        {
            _S295 = !is_inside_1;
        }
        else
        {
            _S295 = false;
        }
        if(_S295)
        {
            break;
        }
        longlong e_13 = c_9->begin_0 + longlong(j_3);
        longlong _S296 = c_9->begin_0 + longlong(_S294);
        States_1 s_18;
        (&s_18)->changed_0 = 0U;
        bool skipped_3 = false;
        float v_52;
        longlong i_28;
        if(is_inside_1)
        {
            longlong _S297 = Elements_at_1(x_13, e_13);
            float _S298 = Elements_param_1(x_13, _S297);
            float _S299 = Elements_grad_1(x_13, e_13, &skipped_3);
            States_1 _S300 = Elements_states_1(x_13, _S297);
            s_18 = _S300;
            float _S301 = direction_1(&(&x_13->r_3)->rule_0, _S298, _S299, &s_18);
            float _S302 = step_1(&(&x_13->r_3)->rule_0, _S298, _S301, &s_18);
            if(skipped_3)
            {
                v_52 = _S298;
            }
            else
            {
                v_52 = _S302;
            }
            Elements_put_param_1(x_13, _S297, v_52);
            i_28 = _S297;
        }
        else
        {
            i_28 = e_13;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S303 = Elements_has_1(x_13, int(0));
                    if(!_S303)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S292 = true;
                        }
                        else
                        {
                            _S292 = ((((&s_18)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S292)
                        {
                            break;
                        }
                        uint _S304 = Elements_state_type_1(x_13);
                        ulonglong _S305 = (&(&x_13->t_0)->state_0[int(0)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(0)];
                        }
                        put_element_1(_S304, _S305, i_28, v_52);
                    }
                    else
                    {
                        bool _S306 = Step_changes_1(&(&x_13->r_3)->rule_0, int(0));
                        if(_S306)
                        {
                            if(is_inside_1)
                            {
                                _S292 = !skipped_3;
                            }
                            else
                            {
                                _S292 = false;
                            }
                            if(_S292)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(0)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(0)], _S293, e_13, _S296, v_52, lane_10);
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
                    bool _S307 = Elements_has_1(x_13, int(1));
                    if(!_S307)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S292 = true;
                        }
                        else
                        {
                            _S292 = ((((&s_18)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S292)
                        {
                            break;
                        }
                        uint _S308 = Elements_state_type_1(x_13);
                        ulonglong _S309 = (&(&x_13->t_0)->state_0[int(1)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(1)];
                        }
                        put_element_1(_S308, _S309, i_28, v_52);
                    }
                    else
                    {
                        bool _S310 = Step_changes_1(&(&x_13->r_3)->rule_0, int(1));
                        if(_S310)
                        {
                            if(is_inside_1)
                            {
                                _S292 = !skipped_3;
                            }
                            else
                            {
                                _S292 = false;
                            }
                            if(_S292)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(1)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(1)], _S293, e_13, _S296, v_52, lane_10);
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
                    bool _S311 = Elements_has_1(x_13, int(2));
                    if(!_S311)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S292 = true;
                        }
                        else
                        {
                            _S292 = ((((&s_18)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S292)
                        {
                            break;
                        }
                        uint _S312 = Elements_state_type_1(x_13);
                        ulonglong _S313 = (&(&x_13->t_0)->state_0[int(2)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(2)];
                        }
                        put_element_1(_S312, _S313, i_28, v_52);
                    }
                    else
                    {
                        bool _S314 = Step_changes_1(&(&x_13->r_3)->rule_0, int(2));
                        if(_S314)
                        {
                            if(is_inside_1)
                            {
                                _S292 = !skipped_3;
                            }
                            else
                            {
                                _S292 = false;
                            }
                            if(_S292)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(2)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(2)], _S293, e_13, _S296, v_52, lane_10);
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

__device__ TensorRule_1 * TensorRule_at_1(UpdateArguments_0 * a_27, int tensor_3)
{
    return (TensorRule_1 *)(a_27->rules_0 + 512ULL * ulonglong(tensor_3) + 256ULL);
}

__device__ Elements_1 Elements_of_1(UpdateArguments_0 * a_28, int tensor_4)
{
    Elements_1 e_14;
    (&e_14)->t_0 = *((MultiTensor_0 *)a_28->tensors_0 + tensor_4);
    TensorRule_1 * _S315 = TensorRule_at_1(a_28, tensor_4);
    (&e_14)->r_3 = *_S315;
    (&e_14)->is_coded_0 = false;
    Elements_1 _S316 = e_14;
    bool _S317 = Elements_has_1(&_S316, int(0));
    bool _S318;
    if(_S317)
    {
        _S318 = ((&(&(&e_14)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S318 = false;
    }
    if(_S318)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S319 = e_14;
    bool _S320 = Elements_has_1(&_S319, int(1));
    if(_S320)
    {
        _S318 = ((&(&(&e_14)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S318 = false;
    }
    if(_S318)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S321 = e_14;
    bool _S322 = Elements_has_1(&_S321, int(2));
    if(_S322)
    {
        _S318 = ((&(&(&e_14)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S318 = false;
    }
    if(_S318)
    {
        (&e_14)->is_coded_0 = true;
    }
    return e_14;
}

__device__ Reading_0 Reading_x24init_1(double multiplier_2, double limit_2, double clip_2)
{
    Reading_0 _S323;
    (&_S323)->multiplier_0 = multiplier_2;
    (&_S323)->limit_0 = limit_2;
    (&_S323)->clip_0 = clip_2;
    return _S323;
}

__device__ uint group_sum_0(uint v_53, uint lane_11)
{
    uint _S324 = Group_all_1(v_53, lane_11);
    return _S324;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ bool is_narrow_0(uint type_21)
{
    bool _S325;
    if(type_21 == 1U)
    {
        _S325 = true;
    }
    else
    {
        _S325 = type_21 == 3U;
    }
    if(_S325)
    {
        _S325 = true;
    }
    else
    {
        _S325 = type_21 == 4U;
    }
    return _S325;
}

__device__ bool is_narrow_1(MultiTensor_0 * t_3)
{
    bool _S326;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S326 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S326 = false;
    }
    if(_S326)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S326 = true;
        }
        else
        {
            _S326 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S326 = false;
    }
    return _S326;
}

__device__ void Step_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_29, uint group_1, uint lane_12)
{
    uint c_10 = group_1;
    for(;;)
    {
        if(c_10 < (a_29->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S327 = (MultiChunk_0 *)a_29->chunks_0 + c_10;
        MultiChunk_0 chunk_0 = *_S327;
        Elements_0 _S328 = Elements_of_0(a_29, (*_S327).tensor_0);
        MultiTensor_0 _S329 = _S328.t_0;
        bool _S330 = is_narrow_1(&_S329);
        if(_S330 != false)
        {
            c_10 = c_10 + a_29->groups_0;
            continue;
        }
        if((_S328.r_3.applies_0) != 0U)
        {
            Elements_0 _S331 = _S328;
            MultiChunk_0 _S332 = chunk_0;
            Step_update_0(&_S331, a_29, &_S332, lane_12);
        }
        else
        {
            if((_S328.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S333 = _S328;
                MultiChunk_0 _S334 = chunk_0;
                Step_copy_0(&_S333, &_S334, lane_12);
            }
        }
        c_10 = c_10 + a_29->groups_0;
    }
    return;
}

__device__ void Step_run_1(Spec_0 * spec_1, UpdateArguments_0 * a_30, uint group_2, uint lane_13)
{
    uint c_11 = group_2;
    for(;;)
    {
        if(c_11 < (a_30->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S335 = (MultiChunk_0 *)a_30->chunks_0 + c_11;
        MultiChunk_0 chunk_1 = *_S335;
        Elements_1 _S336 = Elements_of_1(a_30, (*_S335).tensor_0);
        MultiTensor_0 _S337 = _S336.t_0;
        bool _S338 = is_narrow_1(&_S337);
        if(_S338 != true)
        {
            c_11 = c_11 + a_30->groups_0;
            continue;
        }
        if((_S336.r_3.applies_0) != 0U)
        {
            Elements_1 _S339 = _S336;
            MultiChunk_0 _S340 = chunk_1;
            Step_update_1(&_S339, a_30, &_S340, lane_13);
        }
        else
        {
            if((_S336.t_0.copy_0) != 0ULL)
            {
                Elements_1 _S341 = _S336;
                MultiChunk_0 _S342 = chunk_1;
                Step_copy_1(&_S341, &_S342, lane_13);
            }
        }
        c_11 = c_11 + a_30->groups_0;
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

__device__ double negated_0(double x_14)
{
    return real_of_0((bits_of_0(x_14)) ^ 9223372036854775808ULL);
}

__device__ Reading_1 Reading_of_0(Decision_0 * d_2, bool maximize_1)
{
    float _S343 = of_0(d_2->multiplier_3);
    float _S344 = of_0(d_2->limit_3);
    double _S345;
    if(maximize_1)
    {
        _S345 = negated_0(d_2->clip_3);
    }
    else
    {
        _S345 = d_2->clip_3;
    }
    return Reading_x24init_0(_S343, _S344, of_0(_S345));
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
    double _S346 = of_1(d_3->multiplier_3);
    double _S347 = of_1(d_3->limit_3);
    double _S348;
    if(maximize_2)
    {
        _S348 = negated_0(d_3->clip_3);
    }
    else
    {
        _S348 = d_3->clip_3;
    }
    return Reading_x24init_1(_S346, _S347, of_1(_S348));
}

__device__ static const FixedArray<ulonglong, 14>  c_12 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_13 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
__device__ longlong clamp_1(longlong x_15, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_15), (minBound_1)))), (maxBound_1)));
}

__device__ double real_of_i64_0(longlong v_54)
{
    return real_of_0(f64_of_i64_0(v_54));
}

__device__ double portable_log_0(double x_16)
{
    ulonglong u_13 = bits_of_0(x_16);
    double m_11 = real_of_0((u_13 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_11 > (real_of_0(4609047870845172685ULL));
    int _S349 = int(uint(u_13 >> int(52))) - int(1023);
    int k_13;
    if(large_0)
    {
        k_13 = int(1);
    }
    else
    {
        k_13 = int(0);
    }
    double e_15 = double(_S349 + k_13);
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
    double _S350 = s_19 * s_19;
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
        double _S351 = sum_0 * _S350 + real_of_0(c_13[k_13]);
        int k_14 = k_13 + int(1);
        sum_0 = _S351;
        k_13 = k_14;
    }
    return 2.0 * s_19 * sum_0 + e_15 * real_of_0(4604418534313441775ULL);
}

__device__ double magnitude_1(double x_17)
{
    return real_of_0(magnitude_bits_0(x_17));
}

__device__ double with_sign_0(double x_18, double sign_11)
{
    return real_of_0((magnitude_bits_0(x_18)) | ((bits_of_0(sign_11)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_19)
{
    double a_31 = magnitude_1(x_19);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_16 = a_31 + big_0 - big_0;
    double _S352;
    if(a_31 < big_0)
    {
        _S352 = r_16;
    }
    else
    {
        _S352 = a_31;
    }
    return with_sign_0(_S352, x_19);
}

__device__ double power_of_e_0(double x_20)
{
    if(is_nan_0(x_20))
    {
        return x_20;
    }
    if(x_20 > 709.0)
    {
        return real_of_0(9218868437227405312ULL);
    }
    if(x_20 < -708.0)
    {
        return 0.0;
    }
    double n_0 = rounded_0(x_20 * real_of_0(4609176140021203710ULL));
    double _S353 = x_20 - n_0 * real_of_0(4604418534311723008ULL) - n_0 * real_of_0(4461442080421002358ULL);
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
        double _S354 = sum_1 * _S353 + real_of_0(c_12[k_15]);
        int k_16 = k_15 + int(1);
        sum_1 = _S354;
        k_15 = k_16;
    }
    return real_of_0(bits_of_0(sum_1) + (ulonglong(i64_of_f64_0(bits_of_0(n_0))) << int(52)));
}

__device__ double power_of_0(double x_21, double y_1)
{
    bool _S355;
    if(y_1 == 1.0)
    {
        _S355 = true;
    }
    else
    {
        _S355 = is_nan_0(x_21);
    }
    if(_S355)
    {
        _S355 = true;
    }
    else
    {
        _S355 = x_21 == 1.0;
    }
    if(_S355)
    {
        return x_21;
    }
    double _S356;
    if(x_21 == 0.0)
    {
        if(y_1 > 0.0)
        {
            _S356 = 0.0;
        }
        else
        {
            _S356 = real_of_0(9218868437227405312ULL);
        }
        return _S356;
    }
    if((bits_of_0(x_21)) == 9218868437227405312ULL)
    {
        if(y_1 > 0.0)
        {
            _S356 = x_21;
        }
        else
        {
            _S356 = 0.0;
        }
        return _S356;
    }
    return power_of_e_0(y_1 * portable_log_0(x_21));
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
    uint none_0;
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
    uint none2_0;
    double beta3_1;
    longlong alpha_warmup_0;
    longlong beta3_warmup_0;
    double trust_coefficient_1;
    uchar trust_clip_0;
    uchar none3_0;
    uchar none4_0;
    uchar none5_0;
    uint none6_0;
    double beta2_decay_0;
    double min_rms_1;
    double clip_threshold_1;
    int state_bits_0;
    int state_block_0;
    longlong state_min_0;
};

struct Scheduled_0
{
    double factor_1;
    uint has_momentum_1;
    uint none_1;
    double momentum_2;
};

__device__ double warmed_alpha_0(Hyper_0 * _S357, double _S358)
{
    longlong _S359 = _S357->alpha_warmup_0;
    if((_S357->alpha_warmup_0) == 0LL)
    {
        return _S357->alpha_0;
    }
    return smaller_of_0(_S357->alpha_0, _S357->alpha_0 * _S358 / real_of_i64_0(_S359));
}

__device__ double warmed_beta3_0(Hyper_0 * _S360, double _S361)
{
    longlong _S362 = _S360->beta3_warmup_0;
    bool _S363;
    if((_S360->beta3_warmup_0) == 0LL)
    {
        _S363 = true;
    }
    else
    {
        _S363 = (_S360->beta3_1) == 0.0;
    }
    if(_S363)
    {
        return _S360->beta3_1;
    }
    double _S364 = _S360->beta3_1;
    FixedArray<double, 2>  log_0;
    log_0[int(0)] = larger_of_0(_S360->beta1_1, real_of_0(4503599627370496ULL));
    log_0[int(1)] = _S360->beta3_1;
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
    double part_1 = smaller_of_0(1.0, _S361 / real_of_i64_0(_S362));
    return smaller_of_0(_S364, power_of_e_0(log_0[int(0)] * log_0[int(1)] / ((1.0 - part_1) * log_0[int(1)] + part_1 * log_0[int(0)])));
}

__device__ Rule_0 rule_of_0(Hyper_0 * _S365, Scheduled_0 * _S366, double _S367)
{
    Rule_0 r_17;
    uint _S368 = _S365->kind_2;
    (&r_17)->kind_0 = _S365->kind_2;
    (&r_17)->nesterov_0 = int(_S365->nesterov_1) != int(0);
    (&r_17)->amsgrad_0 = int(_S365->amsgrad_1) != int(0);
    (&r_17)->centered_0 = int(_S365->centered_1) != int(0);
    (&r_17)->maximize_0 = int(_S365->maximize_3) != int(0);
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
    (&r_17)->lr_0 = _S365->lr_1 * _S366->factor_1;
    (&r_17)->beta1_0 = _S365->beta1_1;
    double _S369 = _S365->beta2_1;
    (&r_17)->beta2_0 = _S365->beta2_1;
    double _S370 = _S365->eps_1;
    (&r_17)->eps_0 = larger_of_0(_S365->eps_1, real_of_0(4039728865751334912ULL));
    bool cycled_0 = ((_S366->has_momentum_1) & 255U) != 0U;
    double beta_0;
    switch(_S365->kind_2)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            double _S371 = _S365->momentum_1;
            if((_S365->momentum_1) != 0.0)
            {
                if(cycled_0)
                {
                    beta_0 = _S366->momentum_2;
                }
                else
                {
                    beta_0 = _S371;
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
                (&r_17)->beta1_0 = _S366->momentum_2;
            }
            break;
        }
    }
    switch(_S368)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_17)->pull_0 = _S365->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            (&r_17)->shrink_0 = 1.0 - (&r_17)->lr_0 * _S365->weight_decay_0;
            break;
        }
    default:
        {
            (&r_17)->decay_0 = _S365->weight_decay_0;
            break;
        }
    }
    bool _S372 = _S368 == 11U;
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
            beta_0 = _S369;
        }
        double _S373;
        if(_S372)
        {
            _S373 = _S367;
        }
        else
        {
            _S373 = beta_0;
        }
        double _S374;
        if(_S372)
        {
            _S374 = _S365->beta2_decay_0;
        }
        else
        {
            _S374 = _S367;
        }
        power_0[k_18] = power_of_0(_S373, _S374);
        k_18 = k_18 + int(1);
    }
    double correction_0 = 1.0 - power_0[int(0)];
    double correction2_1 = 1.0 / (F64_sqrt((1.0 - power_0[int(1)])));
    switch(_S368)
    {
    case 1U:
    case 9U:
        {
            (&r_17)->undamped_0 = 1.0 - _S365->dampening_0;
            (&r_17)->first_1 = _S367 == 1.0;
            if(_S368 == 1U)
            {
                break;
            }
            double _S375 = _S365->trust_coefficient_1;
            (&r_17)->trust_coefficient_0 = _S365->trust_coefficient_1;
            if(int(_S365->trust_clip_0) == int(0))
            {
                break;
            }
            (&r_17)->trust_coefficient_0 = _S375 / larger_of_0((&r_17)->lr_0, real_of_0(4503599627370496ULL));
            (&r_17)->max_ratio_0 = 1.0;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            if(_S368 != 12U)
            {
                break;
            }
            (&r_17)->amsgrad_0 = false;
            (&r_17)->eps_0 = (&r_17)->eps_0 * (&r_17)->correction2_0;
            break;
        }
    case 4U:
        {
            (&r_17)->beta2_0 = _S365->alpha_0;
            break;
        }
    case 5U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / (1.0 + (_S367 - 1.0) * _S365->lr_decay_0);
            break;
        }
    case 7U:
        {
            (&r_17)->lr_0 = (&r_17)->lr_0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            double _S376 = warmed_alpha_0(_S365, _S367);
            (&r_17)->slow_0 = correction_0 * _S376;
            double _S377 = warmed_beta3_0(_S365, _S367);
            (&r_17)->beta3_0 = _S377;
            break;
        }
    case 8U:
    case 10U:
        {
            (&r_17)->correction1_0 = 1.0 / correction_0;
            (&r_17)->correction2_0 = correction2_1;
            (&r_17)->first_1 = _S367 == 1.0;
            break;
        }
    case 11U:
        {
            (&r_17)->beta2_0 = 1.0 - power_0[int(1)];
            (&r_17)->lr_0 = smaller_of_0((&r_17)->lr_0, 1.0 / (F64_sqrt((_S367))));
            (&r_17)->eps_0 = larger_of_0(_S370, real_of_0(4337655138388951980ULL));
            (&r_17)->min_rms_0 = _S365->min_rms_1;
            (&r_17)->clip_threshold_0 = _S365->clip_threshold_1;
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

__device__ void Rules_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_32, uint group_3, uint lane_14)
{
    UpdateNumbers_0 * _S378 = (UpdateNumbers_0 *)a_32->numbers_0;
    UpdateNumbers_0 n_1 = *_S378;
    ulonglong _S379 = a_32->numbers_0 + 40ULL;
    Hyper_0 * _S380 = (Hyper_0 *)_S379;
    Scheduled_0 * _S381 = (Scheduled_0 *)(_S379 + ulonglong((*_S378).groups_1) * 176ULL);
    ulonglong _S382 = a_32->counts_0;
    longlong * _S383 = (longlong *)a_32->counts_0;
    uint i_29 = group_3 * 256U + lane_14;
    for(;;)
    {
        if(i_29 < (a_32->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_4 = *((MultiTensor_0 *)a_32->tensors_0 + i_29);
        longlong at_3;
        longlong count_2;
        if(_S382 != 0ULL)
        {
            longlong _S384 = *(_S383 + (int(1) + t_4.slot_0));
            at_3 = clamp_1(*(_S383 + int(0)) - n_1.first_count_0, 0LL, n_1.scheduled_0 - 1LL);
            count_2 = _S384;
        }
        else
        {
            at_3 = 0LL;
            count_2 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_32->decision_0 + t_4.group_0);
        uint _S385 = a_32->flags_0;
        if(((a_32->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = 1.0;
        }
        if((_S385 & 2U) != 0U)
        {
            (&d_4)->multiplier_3 = 1.0;
            (&d_4)->limit_3 = 0.0;
            (&d_4)->clip_3 = 1.0;
        }
        TensorRule_0 r_18;
        Hyper_0 * _S386 = _S380 + t_4.group_0;
        double _S387 = real_of_i64_0(count_2 + 1LL);
        Scheduled_0 _S388 = *(_S381 + at_3);
        Rule_0 _S389 = rule_of_0(_S386, &_S388, _S387);
        (&r_18)->rule_0 = _S389;
        (&(&r_18)->rule_0)->factored_0 = (t_4.columns_0) > 0LL;
        Decision_0 _S390 = d_4;
        Reading_0 _S391 = Reading_of_1(&_S390, (&(&r_18)->rule_0)->maximize_0);
        (&r_18)->reading_0 = _S391;
        (&r_18)->key_1 = t_4.key_0;
        ulonglong _S392 = a_32->shift_0;
        if((a_32->shift_0) != 0ULL)
        {
            (&r_18)->key_1 = rounding_key_0(n_1.seed_2, n_1.draw_1 + *(ulonglong *)_S392);
        }
        int _S393;
        if(((&d_4)->apply_0) != 0.0)
        {
            _S393 = int(1);
        }
        else
        {
            _S393 = int(0);
        }
        (&r_18)->applies_0 = uint(_S393);
        int _S394 = int(i_29);
        TensorRule_0 * _S395 = TensorRule_at_0(a_32, _S394);
        *_S395 = r_18;
        TensorRule_1 narrow_1;
        Rule_0 _S396 = (&r_18)->rule_0;
        Rule_1 _S397 = Rule_of_0(&_S396);
        (&narrow_1)->rule_0 = _S397;
        Decision_0 _S398 = d_4;
        Reading_1 _S399 = Reading_of_0(&_S398, (&(&r_18)->rule_0)->maximize_0);
        (&narrow_1)->reading_0 = _S399;
        (&narrow_1)->key_1 = (&r_18)->key_1;
        (&narrow_1)->applies_0 = (&r_18)->applies_0;
        TensorRule_1 * _S400 = TensorRule_at_1(a_32, _S394);
        *_S400 = narrow_1;
        i_29 = i_29 + a_32->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules(UpdateArguments_0 a_33, Spec_0 spec_3)
{
    uint _S401 = blockIdx.x;
    uint _S402 = threadIdx.x;
    Spec_0 _S403 = spec_3;
    UpdateArguments_0 _S404 = a_33;
    Rules_run_0(&_S403, &_S404, _S401, _S402);
    return;
}

extern "C" __global__ void mpt_multi_step_f32(UpdateArguments_0 a_34, Spec_0 spec_4)
{
    uint _S405 = blockIdx.x;
    uint _S406 = threadIdx.x;
    Spec_0 _S407 = spec_4;
    UpdateArguments_0 _S408 = a_34;
    Step_run_1(&_S407, &_S408, _S405, _S406);
    return;
}

extern "C" __global__ void mpt_multi_step_f64(UpdateArguments_0 a_35, Spec_0 spec_5)
{
    uint _S409 = blockIdx.x;
    uint _S410 = threadIdx.x;
    Spec_0 _S411 = spec_5;
    UpdateArguments_0 _S412 = a_35;
    Step_run_0(&_S411, &_S412, _S409, _S410);
    return;
}

struct DecisionReport_0
{
    double apply_1;
    double non_finite_0;
    double first_bad_0;
    double norm_0;
};

__device__ void add_found_0(ulonglong scaler_1, ulonglong report_1)
{
    if(scaler_1 != 0ULL)
    {
        double * found_0 = (double *)scaler_1 + 3U;
        *found_0 = *found_0 + ((DecisionReport_0 *)report_1)->non_finite_0;
    }
    return;
}

__device__ void Count_run_0(Spec_0 * spec_6, UpdateArguments_0 * a_36, uint group_4, uint lane_15)
{
    bool _S413;
    bool _S414 = lane_15 == 0U;
    if(_S414)
    {
        add_found_0(a_36->scaler_0, a_36->report_0);
    }
    ulonglong _S415 = a_36->counts_0;
    if((a_36->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_1 = (longlong *)_S415;
    uint any_0 = 0U;
    uint i_30 = lane_15;
    for(;;)
    {
        if(i_30 < (a_36->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_5 = (MultiTensor_0 *)a_36->tensors_0 + i_30;
        if(((a_36->flags_0) & 1U) == 0U)
        {
            _S413 = (((Decision_0 *)a_36->decision_0 + t_5->group_0)->apply_0) == 0.0;
        }
        else
        {
            _S413 = false;
        }
        if(_S413)
        {
            i_30 = i_30 + 256U;
            continue;
        }
        longlong * _S416 = counts_1 + (int(1) + t_5->slot_0);
        *_S416 = *_S416 + 1LL;
        any_0 = 1U;
        i_30 = i_30 + 256U;
    }
    uint any_1 = group_sum_0(any_0, lane_15);
    if(_S414)
    {
        _S413 = any_1 != 0U;
    }
    else
    {
        _S413 = false;
    }
    if(_S413)
    {
        _S413 = ((a_36->flags_0) & 4U) == 0U;
    }
    else
    {
        _S413 = false;
    }
    if(_S413)
    {
        longlong * _S417 = counts_1 + int(0);
        *_S417 = *_S417 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count(UpdateArguments_0 a_37, Spec_0 spec_7)
{
    uint _S418 = blockIdx.x;
    uint _S419 = threadIdx.x;
    Spec_0 _S420 = spec_7;
    UpdateArguments_0 _S421 = a_37;
    Count_run_0(&_S420, &_S421, _S418, _S419);
    return;
}

