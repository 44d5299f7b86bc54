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
    i_14 = decade_0;
    double ten_0 = 10.0;
    for(;;)
    {
        if(i_14 < int(6))
        {
        }
        else
        {
            break;
        }
        double ten_1 = ten_0 * 10.0;
        i_14 = i_14 + int(1);
        ten_0 = ten_1;
    }
    double low_2 = 1.0 / ten_0;
    double items_0 = double(1U << (range_0 - 1U));
    double part_0 = 9.0 * low_2 / items_0;
    return of_0((double(distance_0) + 0.5) * part_0 + (low_2 - part_0 * items_0));
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_2)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S158 = lane_2 < 16U;
        if(_S158)
        {
            (*&books_0)[lane_2] = tables_1->book_0[lane_2];
        }
        if(_S158)
        {
            (*&books_0)[256U + lane_2] = tables_1->book_0[16U + lane_2];
        }
    }
    else
    {
        float _S159;
        if(lane_2 < 127U)
        {
            _S159 = - Codes_value8_0(127U - lane_2, true);
        }
        else
        {
            _S159 = Codes_value8_0(lane_2 - 127U, true);
        }
        (*&books_0)[lane_2] = _S159;
        (*&books_0)[256U + lane_2] = Codes_value8_0(lane_2 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_15, UpdateArguments_0 * a_18, uint lane_3)
{
    uint _S160 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_15->t_0)->state_0[int(0)])->format_0)))), ((&(&this_15->t_0)->state_0[int(1)])->format_0)))), ((&(&this_15->t_0)->state_0[int(2)])->format_0)));
    if(this_15->is_coded_0)
    {
        Codes_open_0(_S160, (CodeTables_0 *)a_18->tables_0, lane_3);
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
        longlong _S161 = Elements_at_0(x_7, c_4->begin_0 + longlong(j_0));
        double _S162 = Elements_param_0(x_7, _S161);
        Elements_put_copy_0(x_7, _S161, _S162);
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
    uint _S163 = (U32_min((width_2), (16U)));
    uint place_1 = lane_5 & (width_2 - 1U);
    uint first_4 = lane_5 - place_1;
    float _S164;
    uint i_15;
    if(width_2 > _S163)
    {
        if(place_1 < _S163)
        {
            uint _S165 = place_1 + _S163;
            _S164 = v_37;
            i_15 = _S165;
            for(;;)
            {
                if(i_15 < width_2)
                {
                }
                else
                {
                    break;
                }
                float _S166 = LargestOf_of_0(_S164, (*&values_1)[first_4 + i_15]);
                uint i_16 = i_15 + _S163;
                _S164 = _S166;
                i_15 = i_16;
            }
            (*&values_1)[lane_5] = _S164;
        }
        meet_0();
    }
    _S164 = (*&values_1)[first_4];
    i_15 = 1U;
    for(;;)
    {
        if(i_15 < _S163)
        {
        }
        else
        {
            break;
        }
        float _S167 = LargestOf_of_0(_S164, (*&values_1)[first_4 + i_15]);
        uint i_17 = i_15 + 1U;
        _S164 = _S167;
        i_15 = i_17;
    }
    meet_0();
    return _S164;
}

__device__ int clamp_0(int x_8, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_8), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_9, float inverse_0)
{
    int code_3;
    int _S168;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_9 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_2 = 16U * (format_2 - 1U);
        float y_0 = larger_0(magnitude_0(x_9) * inverse_0, (U32_asfloat((805306368U))));
        uint _S169 = (F32_asuint((tables_2->threshold_0[row_2 + (((F32_asuint((y_0))) >> int(24)) & 15U)])));
        if(y_0 >= tables_2->threshold_0[row_2 + (((F32_asuint((y_0))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S169 - uint(code_3);
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
            _S168 = - distance_1;
        }
        else
        {
            _S168 = distance_1;
        }
        code_3 = code_3 + _S168;
    }
    if(format_2 >= 3U)
    {
        _S168 = int(15);
    }
    else
    {
        _S168 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S168));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_18, longlong end_0, float x_10, uint lane_6)
{
    uint _S170 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_10), lane_6, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S171 = i_18 < end_0;
    bool _S172;
    if(_S171)
    {
        _S172 = (lane_6 & (_S170 - 1U)) == 0U;
    }
    else
    {
        _S172 = false;
    }
    if(_S172)
    {
        float * _S173 = (float *)s_10->scale_0;
        ulonglong _S174 = ulonglong(i_18) / ulonglong(_S170);
        *(_S173 + uint(_S174)) = scale_1;
    }
    uint _S175 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_10, 1.0f / larger_0(scale_1, (U32_asfloat((8388608U)))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S175 < 3U)
    {
        if(_S171)
        {
            *(codes_0 + i_18) = uchar(code_4);
        }
        return;
    }
    uint _S176;
    if(_S171)
    {
        _S176 = code_4;
    }
    else
    {
        _S176 = 0U;
    }
    (*&nibbles_0)[lane_6] = _S176;
    meet_0();
    if(_S171)
    {
        _S172 = (lane_6 & 1U) == 0U;
    }
    else
    {
        _S172 = false;
    }
    if(_S172)
    {
        *(codes_0 + i_18 / 2LL) = uchar((((*&nibbles_0)[lane_6]) << int(4)) | (*&nibbles_0)[lane_6 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_11, UpdateArguments_0 * a_20, MultiChunk_0 * c_5, uint lane_7)
{
    bool _S177;
    float v_38;
    CodeTables_0 * _S178 = (CodeTables_0 *)a_20->tables_0;
    Elements_open_0(x_11, a_20, lane_7);
    int first_5 = int(0);
    for(;;)
    {
        int _S179 = c_5->count_1;
        if(first_5 < (c_5->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_7);
        bool is_inside_0 = j_1 < _S179;
        bool _S180;
        if(!x_11->is_coded_0)
        {
            _S180 = !is_inside_0;
        }
        else
        {
            _S180 = false;
        }
        if(_S180)
        {
            break;
        }
        longlong e_9 = c_5->begin_0 + longlong(j_1);
        longlong _S181 = c_5->begin_0 + longlong(_S179);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        double _S182;
        longlong i_19;
        if(is_inside_0)
        {
            longlong _S183 = Elements_at_0(x_11, e_9);
            double _S184 = Elements_param_0(x_11, _S183);
            double _S185 = Elements_grad_0(x_11, e_9, &skipped_1);
            States_0 _S186 = Elements_states_0(x_11, _S183);
            s_11 = _S186;
            double _S187 = direction_0(&(&x_11->r_3)->rule_0, _S184, _S185, &s_11);
            double _S188 = step_0(&(&x_11->r_3)->rule_0, _S184, _S187, &s_11);
            if(skipped_1)
            {
                _S182 = _S184;
            }
            else
            {
                _S182 = _S188;
            }
            Elements_put_param_0(x_11, _S183, _S182);
            i_19 = _S183;
        }
        else
        {
            i_19 = e_9;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S189 = Elements_has_0(x_11, int(0));
                    if(!_S189)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S177 = true;
                        }
                        else
                        {
                            _S177 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S177)
                        {
                            break;
                        }
                        uint _S190 = Elements_state_type_0(x_11);
                        ulonglong _S191 = (&(&x_11->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            _S182 = of_1(0.0);
                        }
                        else
                        {
                            _S182 = (&s_11)->value_0[int(0)];
                        }
                        put_element_0(_S190, _S191, i_19, _S182);
                    }
                    else
                    {
                        bool _S192 = Step_changes_0(&(&x_11->r_3)->rule_0, int(0));
                        if(_S192)
                        {
                            if(is_inside_0)
                            {
                                _S177 = !skipped_1;
                            }
                            else
                            {
                                _S177 = false;
                            }
                            if(_S177)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(0)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(0)], _S178, e_9, _S181, v_38, lane_7);
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
                    bool _S193 = Elements_has_0(x_11, int(1));
                    if(!_S193)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S177 = true;
                        }
                        else
                        {
                            _S177 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S177)
                        {
                            break;
                        }
                        uint _S194 = Elements_state_type_0(x_11);
                        ulonglong _S195 = (&(&x_11->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            _S182 = of_1(0.0);
                        }
                        else
                        {
                            _S182 = (&s_11)->value_0[int(1)];
                        }
                        put_element_0(_S194, _S195, i_19, _S182);
                    }
                    else
                    {
                        bool _S196 = Step_changes_0(&(&x_11->r_3)->rule_0, int(1));
                        if(_S196)
                        {
                            if(is_inside_0)
                            {
                                _S177 = !skipped_1;
                            }
                            else
                            {
                                _S177 = false;
                            }
                            if(_S177)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(1)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(1)], _S178, e_9, _S181, v_38, lane_7);
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
                    bool _S197 = Elements_has_0(x_11, int(2));
                    if(!_S197)
                    {
                        break;
                    }
                    if(((&(&x_11->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_0)
                        {
                            _S177 = true;
                        }
                        else
                        {
                            _S177 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S177)
                        {
                            break;
                        }
                        uint _S198 = Elements_state_type_0(x_11);
                        ulonglong _S199 = (&(&x_11->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            _S182 = of_1(0.0);
                        }
                        else
                        {
                            _S182 = (&s_11)->value_0[int(2)];
                        }
                        put_element_0(_S198, _S199, i_19, _S182);
                    }
                    else
                    {
                        bool _S200 = Step_changes_0(&(&x_11->r_3)->rule_0, int(2));
                        if(_S200)
                        {
                            if(is_inside_0)
                            {
                                _S177 = !skipped_1;
                            }
                            else
                            {
                                _S177 = false;
                            }
                            if(_S177)
                            {
                                v_38 = f32_0((&s_11)->value_0[int(2)]);
                            }
                            else
                            {
                                v_38 = 0.0f;
                            }
                            Codes_encode_0(&(&x_11->t_0)->state_0[int(2)], _S178, e_9, _S181, v_38, lane_7);
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
    TensorRule_0 * _S201 = TensorRule_at_0(a_22, tensor_2);
    (&e_10)->r_3 = *_S201;
    (&e_10)->is_coded_0 = false;
    Elements_0 _S202 = e_10;
    bool _S203 = Elements_has_0(&_S202, int(0));
    bool _S204;
    if(_S203)
    {
        _S204 = ((&(&(&e_10)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S204 = false;
    }
    if(_S204)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S205 = e_10;
    bool _S206 = Elements_has_0(&_S205, int(1));
    if(_S206)
    {
        _S204 = ((&(&(&e_10)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S204 = false;
    }
    if(_S204)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_0 _S207 = e_10;
    bool _S208 = Elements_has_0(&_S207, int(2));
    if(_S208)
    {
        _S204 = ((&(&(&e_10)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S204 = false;
    }
    if(_S204)
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
    float _S209;
    if(this_18->in_f32_0)
    {
        _S209 = of_f32_1(f32_1(v_40));
    }
    else
    {
        _S209 = v_40;
    }
    this_18->value_0[k_8] = _S209;
    return _S209;
}

__device__ float momentum_of_1(Rule_1 * r_8, float g_8, States_1 * s_12)
{
    if(!r_8->has_momentum_0)
    {
        return g_8;
    }
    float _S210;
    if(r_8->first_1)
    {
        _S210 = g_8;
    }
    else
    {
        States_1 _S211 = *s_12;
        float _S212 = States_get_1(&_S211, int(0));
        _S210 = joint_1(r_8->momentum_0, _S212, r_8->undamped_0 * g_8);
    }
    float b_11 = States_put_1(s_12, int(0), _S210);
    if(r_8->nesterov_0)
    {
        _S210 = joint_1(r_8->momentum_0, b_11, g_8);
    }
    else
    {
        _S210 = b_11;
    }
    return _S210;
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
    States_1 _S213 = *s_13;
    float _S214 = States_get_1(&_S213, k_9);
    float _S215 = States_put_1(s_13, k_9, joint_1(r_9->beta2_0, _S214, r_9->one_minus_beta2_0 * g_9 * g_9));
    return _S215;
}

__device__ float put_mean_1(Rule_1 * r_10, float g_10, States_1 * s_14)
{
    States_1 _S216 = *s_14;
    float _S217 = States_get_1(&_S216, int(0));
    float _S218 = States_put_1(s_14, int(0), joint_1(r_10->one_minus_beta1_0, g_10 - _S217, _S217));
    return _S218;
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
    uint _S219;
    if(type_17 == 1U)
    {
        _S219 = u_11;
    }
    else
    {
        if(type_17 == 4U)
        {
            _S219 = bf16_of_f32_0(u_11);
        }
        else
        {
            _S219 = f16_of_f32_0(u_11);
        }
    }
    return ulonglong(_S219);
}

__device__ void put_element_1(uint type_18, ulonglong base_4, longlong i_20, float v_43)
{
    store_0(size_of_0(type_18), base_4, i_20, to_1(v_43, type_18));
    return;
}

__device__ void Elements_put_copy_1(Elements_1 * this_20, longlong i_21, float v_44)
{
    put_element_1((&this_20->t_0)->copy_dtype_0, (&this_20->t_0)->copy_0, i_21, v_44);
    return;
}

__device__ float from_1(uint type_19, ulonglong element_2)
{
    uint u_12 = low_0(element_2);
    uint _S220;
    if(type_19 == 1U)
    {
        _S220 = u_12;
    }
    else
    {
        if(type_19 == 4U)
        {
            _S220 = u_12 << int(16);
        }
        else
        {
            _S220 = f32_of_f16_0(u_12);
        }
    }
    return (U32_asfloat((_S220)));
}

__device__ float element_3(uint type_20, ulonglong base_5, longlong i_22)
{
    return from_1(type_20, load_0(size_of_0(type_20), base_5, i_22));
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_11, longlong i_23)
{
    float _S221 = Reading_read_1(r_11, element_3(t_2->grad_dtype_0, t_2->grad_0, i_23));
    return _S221;
}

__device__ bool Step_changes_1(Rule_1 * r_12, int k_10)
{
    bool _S222;
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
                _S222 = true;
            }
            else
            {
                if(k_10 == int(1))
                {
                    _S222 = r_12->centered_0;
                }
                else
                {
                    _S222 = r_12->has_momentum_0;
                }
            }
            return _S222;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_10 < int(2))
            {
                _S222 = true;
            }
            else
            {
                _S222 = r_12->amsgrad_0;
            }
            return _S222;
        }
    }
}

__device__ float sign_10(float v_45)
{
    float _S223;
    if(v_45 > 0.0f)
    {
        _S223 = 1.0f;
    }
    else
    {
        if(v_45 < 0.0f)
        {
            _S223 = -1.0f;
        }
        else
        {
            _S223 = v_45 * 0.0f;
        }
    }
    return _S223;
}

__device__ float step_1(Rule_1 * r_13, float w_3, float g_11, States_1 * s_15)
{
    float d_1 = joint_1(r_13->decay_0, w_3, g_11);
    float v_46;
    switch(r_13->kind_0)
    {
    case 1U:
        {
            float _S224 = w_3 * r_13->shrink_0;
            float _S225 = r_13->lr_0;
            float _S226 = momentum_of_1(r_13, d_1, s_15);
            return _S224 - _S225 * _S226;
        }
    case 9U:
        {
            float _S227 = w_3 * r_13->shrink_0;
            float _S228 = r_13->lr_0;
            float _S229 = momentum_of_1(r_13, r_13->factor_0 * joint_1(r_13->pull_0, w_3, g_11), s_15);
            return _S227 - _S228 * _S229;
        }
    case 4U:
        {
            float _S230 = put_mean_square_1(r_13, int(0), d_1, s_15);
            if(r_13->centered_0)
            {
                States_1 _S231 = *s_15;
                float _S232 = States_get_1(&_S231, int(1));
                float mean_1 = States_put_1(s_15, int(1), joint_1(r_13->one_minus_beta2_0, d_1 - _S232, _S232));
                v_46 = larger_of_1(_S230 - mean_1 * mean_1, of_0(0.0));
            }
            else
            {
                v_46 = _S230;
            }
            float _S233 = d_1 / (root_3(v_46) + r_13->eps_0);
            float a_24;
            if(r_13->has_momentum_0)
            {
                States_1 _S234 = *s_15;
                float _S235 = States_get_1(&_S234, int(2));
                float _S236 = States_put_1(s_15, int(2), joint_1(r_13->momentum_0, _S235, _S233));
                a_24 = _S236;
            }
            else
            {
                a_24 = _S233;
            }
            return w_3 * r_13->shrink_0 - r_13->lr_0 * a_24;
        }
    case 5U:
        {
            States_1 _S237 = *s_15;
            float _S238 = States_get_1(&_S237, int(0));
            float v_47 = States_put_1(s_15, int(0), joint_1(d_1, d_1, _S238));
            return w_3 * r_13->shrink_0 - r_13->lr_0 * d_1 / (root_3(v_47) + r_13->eps_0);
        }
    case 6U:
        {
            States_1 _S239 = *s_15;
            float _S240 = States_get_1(&_S239, int(0));
            float c_7 = joint_1(r_13->beta1_0, _S240, r_13->one_minus_beta1_0 * d_1);
            float _S241 = States_put_1(s_15, int(0), joint_1(r_13->beta2_0, _S240, r_13->one_minus_beta2_0 * d_1));
            return w_3 * r_13->shrink_0 - r_13->lr_0 * sign_10(c_7);
        }
    case 7U:
        {
            float _S242 = put_mean_1(r_13, g_11, s_15);
            float _S243 = put_mean_square_1(r_13, int(1), g_11, s_15);
            States_1 _S244 = *s_15;
            float _S245 = States_get_1(&_S244, int(2));
            float slow_2 = States_put_1(s_15, int(2), joint_1(r_13->one_minus_beta3_0, g_11 - _S245, _S245));
            return joint_1(w_3, r_13->shrink_0, - (r_13->lr_0 * joint_1(r_13->slow_0, slow_2, _S242) / joint_1(root_3(_S243), r_13->correction2_0, r_13->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_3 * r_13->shrink_0 - r_13->factor_0 * g_11;
        }
    case 10U:
        {
            float _S246 = w_3 * r_13->shrink_0;
            float _S247 = r_13->lr_0;
            float _S248 = put_mean_1(r_13, g_11, s_15);
            return _S246 - _S247 * joint_1(_S248, r_13->factor_0, r_13->pull_0 * w_3);
        }
    default:
        {
            float _S249 = put_mean_1(r_13, d_1, s_15);
            float _S250 = put_mean_square_1(r_13, int(1), d_1, s_15);
            if(r_13->amsgrad_0)
            {
                States_1 _S251 = *s_15;
                float _S252 = States_get_1(&_S251, int(2));
                float _S253 = States_put_1(s_15, int(2), larger_of_1(_S252, _S250));
                v_46 = _S253;
            }
            else
            {
                v_46 = _S250;
            }
            return w_3 * r_13->shrink_0 - r_13->lr_0 * _S249 / joint_1(root_3(v_46), r_13->correction2_0, r_13->eps_0);
        }
    }
}

__device__ float direction_1(Rule_1 * r_14, float w_4, float g_12, States_1 * s_16)
{
    switch(r_14->kind_0)
    {
    case 8U:
        {
            float _S254 = put_mean_1(r_14, g_12, s_16);
            float _S255 = put_mean_square_1(r_14, int(1), g_12, s_16);
            return joint_1(r_14->pull_0, w_4, _S254 * r_14->correction1_0 / joint_1(root_3(_S255), r_14->correction2_0, r_14->eps_0));
        }
    case 11U:
        {
            States_1 _S256 = *s_16;
            float _S257 = States_get_1(&_S256, int(0));
            float v_48;
            if(!r_14->factored_0)
            {
                float _S258 = States_put_1(s_16, int(0), joint_1(r_14->one_minus_beta2_0, g_12 * g_12 - _S257, _S257));
                v_48 = _S258;
            }
            else
            {
                v_48 = _S257;
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
    bool _S259;
    if(((&(&this_21->t_0)->state_0[k_11])->data_0) != 0ULL)
    {
        _S259 = !is_one_value_0((&(&this_21->r_3)->rule_0)->kind_0, k_11);
    }
    else
    {
        _S259 = false;
    }
    if(_S259)
    {
        _S259 = ((&this_21->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S259 = false;
    }
    return _S259;
}

__device__ uint Elements_state_type_1(Elements_1 * this_22)
{
    uint _S260;
    if(((&this_22->t_0)->param_dtype_0) == 2U)
    {
        _S260 = 2U;
    }
    else
    {
        _S260 = 1U;
    }
    return _S260;
}

__device__ States_1 Elements_states_1(Elements_1 * this_23, longlong i_24)
{
    float _S261;
    States_1 s_17;
    (&s_17)->changed_0 = 0U;
    (&s_17)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                float _S262 = of_0(0.0);
                _S261 = _S262;
                (&s_17)->value_0[int(0)] = _S262;
                bool _S263 = Elements_has_1(this_23, int(0));
                if(!_S263)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S264 = Codes_decode_0(&(&this_23->t_0)->state_0[int(0)], ulonglong(i_24));
                    (&s_17)->value_0[int(0)] = of_f32_1(_S264);
                }
                else
                {
                    uint _S265 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(0)] = element_3(_S265, (&(&this_23->t_0)->state_0[int(0)])->data_0, i_24);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(1)] = _S261;
                bool _S266 = Elements_has_1(this_23, int(1));
                if(!_S266)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S267 = Codes_decode_0(&(&this_23->t_0)->state_0[int(1)], ulonglong(i_24));
                    (&s_17)->value_0[int(1)] = of_f32_1(_S267);
                }
                else
                {
                    uint _S268 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(1)] = element_3(_S268, (&(&this_23->t_0)->state_0[int(1)])->data_0, i_24);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(2)] = _S261;
                bool _S269 = Elements_has_1(this_23, int(2));
                if(!_S269)
                {
                    break;
                }
                if(((&(&this_23->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S270 = Codes_decode_0(&(&this_23->t_0)->state_0[int(2)], ulonglong(i_24));
                    (&s_17)->value_0[int(2)] = of_f32_1(_S270);
                }
                else
                {
                    uint _S271 = Elements_state_type_1(this_23);
                    (&s_17)->value_0[int(2)] = element_3(_S271, (&(&this_23->t_0)->state_0[int(2)])->data_0, i_24);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_23->r_3)->rule_0)->factored_0)
    {
        longlong _S272 = (&this_23->t_0)->columns_0;
        longlong row_3 = i_24 / (&this_23->t_0)->columns_0;
        longlong matrix_1 = row_3 / (&this_23->t_0)->rows_0;
        uint _S273 = Elements_state_type_1(this_23);
        (&s_17)->value_0[int(0)] = of_0(*((double *)(&this_23->t_0)->row_scale_0 + row_3)) * element_3(_S273, (&(&this_23->t_0)->state_0[int(1)])->data_0, matrix_1 * _S272 + (i_24 - row_3 * _S272));
    }
    return s_17;
}

__device__ void Elements_put_param_1(Elements_1 * this_24, longlong i_25, float v_49)
{
    float f_1 = f32_1(v_49);
    uint _S274 = (&this_24->t_0)->master_0;
    bool _S275;
    if(((&this_24->t_0)->master_0) == 1U)
    {
        _S275 = true;
    }
    else
    {
        _S275 = _S274 == 4U;
    }
    if(_S275)
    {
        Halves_0 h_5;
        if(_S274 == 4U)
        {
            h_5 = compensate_0((&this_24->t_0)->param_dtype_0, f_1);
        }
        else
        {
            h_5 = split_of_0(f_1);
        }
        *((ushort *)(&this_24->t_0)->param_0 + i_25) = ushort(h_5.hi_2);
        *((ushort *)(&this_24->t_0)->low_1 + i_25) = ushort(h_5.lo_2);
    }
    else
    {
        if(_S274 == 3U)
        {
            *((ushort *)(&this_24->t_0)->param_0 + i_25) = ushort(rounded_by_0((&this_24->t_0)->param_dtype_0, f_1, rounding_bits_0((&this_24->r_3)->key_1, (&this_24->t_0)->first_2, ulonglong(i_25))));
        }
        else
        {
            put_element_1((&this_24->t_0)->param_dtype_0, (&this_24->t_0)->param_0, i_25, v_49);
        }
    }
    if(((&this_24->t_0)->copy_0) != 0ULL)
    {
        float _S276;
        if(((&this_24->t_0)->param_dtype_0) == 2U)
        {
            _S276 = v_49;
        }
        else
        {
            _S276 = of_f32_1(f_1);
        }
        Elements_put_copy_1(this_24, i_25, _S276);
    }
    return;
}

__device__ bool is_finite_1(float v_50)
{
    return ((F32_asuint((v_50))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_25, longlong e_11, bool * skipped_2)
{
    float _S277 = grad_of_1(&this_25->t_0, &(&this_25->r_3)->reading_0, e_11);
    bool _S278;
    if(this_25->is_coded_0)
    {
        _S278 = !is_finite_1(_S277);
    }
    else
    {
        _S278 = false;
    }
    *skipped_2 = _S278;
    float _S279;
    if(_S278)
    {
        _S279 = of_0(0.0);
    }
    else
    {
        _S279 = _S277;
    }
    return _S279;
}

__device__ float Elements_param_1(Elements_1 * this_26, longlong i_26)
{
    ulonglong _S280 = (&this_26->t_0)->low_1;
    if(((&this_26->t_0)->low_1) == 0ULL)
    {
        return element_3((&this_26->t_0)->param_dtype_0, (&this_26->t_0)->param_0, i_26);
    }
    Halves_0 v_51 = Halves_x24init_0(uint(*((ushort *)(&this_26->t_0)->param_0 + i_26)), uint(*((ushort *)_S280 + i_26)));
    float _S281;
    if(((&this_26->t_0)->master_0) == 4U)
    {
        Halves_0 _S282 = v_51;
        float _S283 = compensated_0((&this_26->t_0)->param_dtype_0, &_S282);
        _S281 = _S283;
    }
    else
    {
        Halves_0 _S284 = v_51;
        float _S285 = joined_0(&_S284);
        _S281 = _S285;
    }
    return of_f32_1(_S281);
}

__device__ longlong Elements_at_1(Elements_1 * this_27, longlong e_12)
{
    ulonglong _S286 = (&this_27->t_0)->row_0;
    if(((&this_27->t_0)->row_0) == 0ULL)
    {
        return e_12;
    }
    longlong _S287 = (&this_27->t_0)->width_1;
    longlong k_12 = e_12 / (&this_27->t_0)->width_1;
    return *((longlong *)_S286 + k_12) * _S287 + (e_12 - k_12 * _S287);
}

__device__ void Elements_open_1(Elements_1 * this_28, UpdateArguments_0 * a_25, uint lane_8)
{
    uint _S288 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_28->t_0)->state_0[int(0)])->format_0)))), ((&(&this_28->t_0)->state_0[int(1)])->format_0)))), ((&(&this_28->t_0)->state_0[int(2)])->format_0)));
    if(this_28->is_coded_0)
    {
        Codes_open_0(_S288, (CodeTables_0 *)a_25->tables_0, lane_8);
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
        longlong _S289 = Elements_at_1(x_12, c_8->begin_0 + longlong(j_2));
        float _S290 = Elements_param_1(x_12, _S289);
        Elements_put_copy_1(x_12, _S289, _S290);
        j_2 = j_2 + int(256);
    }
    return;
}

__device__ void Step_update_1(Elements_1 * x_13, UpdateArguments_0 * a_26, MultiChunk_0 * c_9, uint lane_10)
{
    bool _S291;
    CodeTables_0 * _S292 = (CodeTables_0 *)a_26->tables_0;
    Elements_open_1(x_13, a_26, lane_10);
    int first_6 = int(0);
    for(;;)
    {
        int _S293 = c_9->count_1;
        if(first_6 < (c_9->count_1))
        {
        }
        else
        {
            break;
        }
        int j_3 = first_6 + int(lane_10);
        bool is_inside_1 = j_3 < _S293;
        bool _S294;
        if(!x_13->is_coded_0)
        {
            _S294 = !is_inside_1;
        }
        else
        {
            _S294 = false;
        }
        if(_S294)
        {
            break;
        }
        longlong e_13 = c_9->begin_0 + longlong(j_3);
        longlong _S295 = c_9->begin_0 + longlong(_S293);
        States_1 s_18;
        (&s_18)->changed_0 = 0U;
        bool skipped_3 = false;
        float v_52;
        longlong i_27;
        if(is_inside_1)
        {
            longlong _S296 = Elements_at_1(x_13, e_13);
            float _S297 = Elements_param_1(x_13, _S296);
            float _S298 = Elements_grad_1(x_13, e_13, &skipped_3);
            States_1 _S299 = Elements_states_1(x_13, _S296);
            s_18 = _S299;
            float _S300 = direction_1(&(&x_13->r_3)->rule_0, _S297, _S298, &s_18);
            float _S301 = step_1(&(&x_13->r_3)->rule_0, _S297, _S300, &s_18);
            if(skipped_3)
            {
                v_52 = _S297;
            }
            else
            {
                v_52 = _S301;
            }
            Elements_put_param_1(x_13, _S296, v_52);
            i_27 = _S296;
        }
        else
        {
            i_27 = e_13;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S302 = Elements_has_1(x_13, int(0));
                    if(!_S302)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S291 = true;
                        }
                        else
                        {
                            _S291 = ((((&s_18)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S291)
                        {
                            break;
                        }
                        uint _S303 = Elements_state_type_1(x_13);
                        ulonglong _S304 = (&(&x_13->t_0)->state_0[int(0)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(0)];
                        }
                        put_element_1(_S303, _S304, i_27, v_52);
                    }
                    else
                    {
                        bool _S305 = Step_changes_1(&(&x_13->r_3)->rule_0, int(0));
                        if(_S305)
                        {
                            if(is_inside_1)
                            {
                                _S291 = !skipped_3;
                            }
                            else
                            {
                                _S291 = false;
                            }
                            if(_S291)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(0)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(0)], _S292, e_13, _S295, v_52, lane_10);
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
                    bool _S306 = Elements_has_1(x_13, int(1));
                    if(!_S306)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S291 = true;
                        }
                        else
                        {
                            _S291 = ((((&s_18)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S291)
                        {
                            break;
                        }
                        uint _S307 = Elements_state_type_1(x_13);
                        ulonglong _S308 = (&(&x_13->t_0)->state_0[int(1)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(1)];
                        }
                        put_element_1(_S307, _S308, i_27, v_52);
                    }
                    else
                    {
                        bool _S309 = Step_changes_1(&(&x_13->r_3)->rule_0, int(1));
                        if(_S309)
                        {
                            if(is_inside_1)
                            {
                                _S291 = !skipped_3;
                            }
                            else
                            {
                                _S291 = false;
                            }
                            if(_S291)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(1)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(1)], _S292, e_13, _S295, v_52, lane_10);
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
                    bool _S310 = Elements_has_1(x_13, int(2));
                    if(!_S310)
                    {
                        break;
                    }
                    if(((&(&x_13->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S291 = true;
                        }
                        else
                        {
                            _S291 = ((((&s_18)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S291)
                        {
                            break;
                        }
                        uint _S311 = Elements_state_type_1(x_13);
                        ulonglong _S312 = (&(&x_13->t_0)->state_0[int(2)])->data_0;
                        if(skipped_3)
                        {
                            v_52 = of_0(0.0);
                        }
                        else
                        {
                            v_52 = (&s_18)->value_0[int(2)];
                        }
                        put_element_1(_S311, _S312, i_27, v_52);
                    }
                    else
                    {
                        bool _S313 = Step_changes_1(&(&x_13->r_3)->rule_0, int(2));
                        if(_S313)
                        {
                            if(is_inside_1)
                            {
                                _S291 = !skipped_3;
                            }
                            else
                            {
                                _S291 = false;
                            }
                            if(_S291)
                            {
                                v_52 = f32_1((&s_18)->value_0[int(2)]);
                            }
                            else
                            {
                                v_52 = 0.0f;
                            }
                            Codes_encode_0(&(&x_13->t_0)->state_0[int(2)], _S292, e_13, _S295, v_52, lane_10);
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
    TensorRule_1 * _S314 = TensorRule_at_1(a_28, tensor_4);
    (&e_14)->r_3 = *_S314;
    (&e_14)->is_coded_0 = false;
    Elements_1 _S315 = e_14;
    bool _S316 = Elements_has_1(&_S315, int(0));
    bool _S317;
    if(_S316)
    {
        _S317 = ((&(&(&e_14)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S318 = e_14;
    bool _S319 = Elements_has_1(&_S318, int(1));
    if(_S319)
    {
        _S317 = ((&(&(&e_14)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        (&e_14)->is_coded_0 = true;
    }
    Elements_1 _S320 = e_14;
    bool _S321 = Elements_has_1(&_S320, int(2));
    if(_S321)
    {
        _S317 = ((&(&(&e_14)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        (&e_14)->is_coded_0 = true;
    }
    return e_14;
}

__device__ Reading_0 Reading_x24init_1(double multiplier_2, double limit_2, double clip_2)
{
    Reading_0 _S322;
    (&_S322)->multiplier_0 = multiplier_2;
    (&_S322)->limit_0 = limit_2;
    (&_S322)->clip_0 = clip_2;
    return _S322;
}

__device__ uint group_sum_0(uint v_53, uint lane_11)
{
    uint _S323 = Group_all_1(v_53, lane_11);
    return _S323;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ bool is_narrow_0(uint type_21)
{
    bool _S324;
    if(type_21 == 1U)
    {
        _S324 = true;
    }
    else
    {
        _S324 = type_21 == 3U;
    }
    if(_S324)
    {
        _S324 = true;
    }
    else
    {
        _S324 = type_21 == 4U;
    }
    return _S324;
}

__device__ bool is_narrow_1(MultiTensor_0 * t_3)
{
    bool _S325;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S325 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S325 = false;
    }
    if(_S325)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S325 = true;
        }
        else
        {
            _S325 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S325 = false;
    }
    return _S325;
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
        MultiChunk_0 * _S326 = (MultiChunk_0 *)a_29->chunks_0 + c_10;
        MultiChunk_0 chunk_0 = *_S326;
        Elements_0 _S327 = Elements_of_0(a_29, (*_S326).tensor_0);
        MultiTensor_0 _S328 = _S327.t_0;
        bool _S329 = is_narrow_1(&_S328);
        if(_S329 != false)
        {
            c_10 = c_10 + a_29->groups_0;
            continue;
        }
        if((_S327.r_3.applies_0) != 0U)
        {
            Elements_0 _S330 = _S327;
            MultiChunk_0 _S331 = chunk_0;
            Step_update_0(&_S330, a_29, &_S331, lane_12);
        }
        else
        {
            if((_S327.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S332 = _S327;
                MultiChunk_0 _S333 = chunk_0;
                Step_copy_0(&_S332, &_S333, lane_12);
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
        MultiChunk_0 * _S334 = (MultiChunk_0 *)a_30->chunks_0 + c_11;
        MultiChunk_0 chunk_1 = *_S334;
        Elements_1 _S335 = Elements_of_1(a_30, (*_S334).tensor_0);
        MultiTensor_0 _S336 = _S335.t_0;
        bool _S337 = is_narrow_1(&_S336);
        if(_S337 != true)
        {
            c_11 = c_11 + a_30->groups_0;
            continue;
        }
        if((_S335.r_3.applies_0) != 0U)
        {
            Elements_1 _S338 = _S335;
            MultiChunk_0 _S339 = chunk_1;
            Step_update_1(&_S338, a_30, &_S339, lane_13);
        }
        else
        {
            if((_S335.t_0.copy_0) != 0ULL)
            {
                Elements_1 _S340 = _S335;
                MultiChunk_0 _S341 = chunk_1;
                Step_copy_1(&_S340, &_S341, lane_13);
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
    float _S342 = of_0(d_2->multiplier_3);
    float _S343 = of_0(d_2->limit_3);
    double _S344;
    if(maximize_1)
    {
        _S344 = negated_0(d_2->clip_3);
    }
    else
    {
        _S344 = d_2->clip_3;
    }
    return Reading_x24init_0(_S342, _S343, of_0(_S344));
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
    double _S345 = of_1(d_3->multiplier_3);
    double _S346 = of_1(d_3->limit_3);
    double _S347;
    if(maximize_2)
    {
        _S347 = negated_0(d_3->clip_3);
    }
    else
    {
        _S347 = d_3->clip_3;
    }
    return Reading_x24init_1(_S345, _S346, of_1(_S347));
}

__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
__device__ longlong clamp_1(longlong x_15, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_15), (minBound_1)))), (maxBound_1)));
}

__device__ double portable_log_0(double x_16)
{
    ulonglong u_13 = bits_of_0(x_16);
    double m_11 = real_of_0((u_13 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_11 > 1.41421356237309515;
    int _S348 = int(uint(u_13 >> int(52))) - int(1023);
    int _S349;
    if(large_0)
    {
        _S349 = int(1);
    }
    else
    {
        _S349 = int(0);
    }
    double e_15 = double(_S348 + _S349);
    double m_12;
    if(large_0)
    {
        m_12 = m_11 * 0.5;
    }
    else
    {
        m_12 = m_11;
    }
    double s_19 = (m_12 - 1.0) / (m_12 + 1.0);
    double _S350 = s_19 * s_19;
    double _S351 = real_of_0(4587023449039406616ULL);
    return 2.0 * s_19 * ((((((((((_S351 * _S350 + real_of_0(4587745830934523688ULL)) * _S350 + real_of_0(4588638185040256542ULL)) * _S350 + real_of_0(4589468260265693457ULL)) * _S350 + real_of_0(4590207312512236308ULL)) * _S350 + real_of_0(4591215111030249286ULL)) * _S350 + real_of_0(4592670820000712476ULL)) * _S350 + real_of_0(4594314991293244562ULL)) * _S350 + real_of_0(4596373779694328218ULL)) * _S350 + real_of_0(4599676419421066581ULL)) * _S350 + real_of_0(4607182418800017408ULL)) + e_15 * 0.69314718055994529;
}

struct Pair_0
{
    double hi_4;
    double lo_4;
};

__device__ Pair_0 Pair_x24init_0(double hi_5, double lo_5)
{
    Pair_0 _S352;
    (&_S352)->hi_4 = hi_5;
    (&_S352)->lo_4 = lo_5;
    return _S352;
}

__device__ Pair_0 pair_0(double hi_6, double lo_6)
{
    return Pair_x24init_0(hi_6, lo_6);
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
    double r_16 = a_31 + 4.503599627370496e+15 - 4.503599627370496e+15;
    double _S353;
    if(a_31 < 4.503599627370496e+15)
    {
        _S353 = r_16;
    }
    else
    {
        _S353 = a_31;
    }
    return with_sign_0(_S353, x_19);
}

__device__ Pair_0 sum_of_0(double a_32, double b_12)
{
    double s_20 = a_32 + b_12;
    double c_12 = s_20 - a_32;
    return pair_0(s_20, a_32 - (s_20 - c_12) + (b_12 - c_12));
}

__device__ double series_0(double x_20, uint first_7, uint count_2)
{
    double r_17 = real_of_0(kTerms_0[first_7]);
    uint i_28 = 1U;
    for(;;)
    {
        if(i_28 < count_2)
        {
        }
        else
        {
            break;
        }
        double _S354 = r_17 * x_20 + real_of_0(kTerms_0[first_7 + i_28]);
        uint i_29 = i_28 + 1U;
        r_17 = _S354;
        i_28 = i_29;
    }
    return r_17;
}

struct Power_0
{
    Pair_0 less_0;
    int n_0;
};

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S355;
    (&_S355)->less_0 = *less_1;
    (&_S355)->n_0 = n_1;
    return _S355;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_21)
{
    double n_2 = rounded_0(x_21->hi_4 * real_of_0(4609176140021203710ULL));
    Pair_0 r_18 = sum_of_0(x_21->hi_4 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_21 = sum_of_0(r_18.hi_4, r_18.lo_4 + x_21->lo_4);
    double _S356 = s_21.hi_4;
    int _S357 = int(n_2);
    Pair_0 _S358 = sum_of_0(s_21.hi_4, _S356 * _S356 * series_0(s_21.hi_4, 0U, 13U) + (s_21.lo_4 + s_21.lo_4 * s_21.hi_4));
    Power_0 _S359 = Power_x24init_0(&_S358, _S357);
    return _S359;
}

__device__ Pair_0 added_0(Pair_0 * a_33, double b_13)
{
    Pair_0 s_22 = sum_of_0(a_33->hi_4, b_13);
    return sum_of_0(s_22.hi_4, s_22.lo_4 + a_33->lo_4);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_54, int n_4)
{
    int half_2 = n_4 >> int(1);
    return v_54 * power_of_2_real_0(half_2) * power_of_2_real_0(n_4 - half_2);
}

__device__ double exp_of_pair_0(Pair_0 * x_22)
{
    Pair_0 _S360 = *x_22;
    if(((&_S360)->hi_4) < -746.0)
    {
        (&_S360)->hi_4 = -746.0;
    }
    if(((&_S360)->hi_4) > 710.0)
    {
        (&_S360)->hi_4 = 710.0;
    }
    Pair_0 _S361 = _S360;
    Power_0 _S362 = power_of_e_0(&_S361);
    Pair_0 _S363 = _S362.less_0;
    Pair_0 _S364 = added_0(&_S363, 1.0);
    return scaled_0(_S364.hi_4, _S362.n_0);
}

__device__ double exp_of_0(double x_23)
{
    Pair_0 _S365 = pair_0(x_23, 0.0);
    double _S366 = exp_of_pair_0(&_S365);
    return _S366;
}

__device__ double power_of_0(double x_24, double y_1)
{
    bool _S367;
    if(y_1 == 1.0)
    {
        _S367 = true;
    }
    else
    {
        _S367 = is_nan_0(x_24);
    }
    if(_S367)
    {
        _S367 = true;
    }
    else
    {
        _S367 = x_24 == 1.0;
    }
    if(_S367)
    {
        return x_24;
    }
    double _S368;
    if(x_24 == 0.0)
    {
        if(y_1 > 0.0)
        {
            _S368 = 0.0;
        }
        else
        {
            _S368 = real_of_0(9218868437227405312ULL);
        }
        return _S368;
    }
    if((bits_of_0(x_24)) == 9218868437227405312ULL)
    {
        if(y_1 > 0.0)
        {
            _S368 = x_24;
        }
        else
        {
            _S368 = 0.0;
        }
        return _S368;
    }
    return exp_of_0(y_1 * portable_log_0(x_24));
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

__device__ double warmed_alpha_0(Hyper_0 * _S369, double _S370)
{
    longlong _S371 = _S369->alpha_warmup_0;
    if((_S369->alpha_warmup_0) == 0LL)
    {
        return _S369->alpha_0;
    }
    return smaller_of_0(_S369->alpha_0, _S369->alpha_0 * _S370 / double(_S371));
}

__device__ double warmed_beta3_0(Hyper_0 * _S372, double _S373)
{
    longlong _S374 = _S372->beta3_warmup_0;
    bool _S375;
    if((_S372->beta3_warmup_0) == 0LL)
    {
        _S375 = true;
    }
    else
    {
        _S375 = (_S372->beta3_1) == 0.0;
    }
    if(_S375)
    {
        return _S372->beta3_1;
    }
    double start_0 = portable_log_0(larger_of_0(_S372->beta1_1, real_of_0(4503599627370496ULL)));
    double end_1 = portable_log_0(_S372->beta3_1);
    double part_1 = smaller_of_0(1.0, _S373 / double(_S374));
    return smaller_of_0(_S372->beta3_1, exp_of_0(start_0 * end_1 / ((1.0 - part_1) * end_1 + part_1 * start_0)));
}

__device__ void correct_averages_0(Hyper_0 * _S376, double _S377, Rule_0 * _S378)
{
    Hyper_0 _S379 = *_S376;
    _S378->correction1_0 = 1.0 / (1.0 - power_of_0(_S378->beta1_0, _S377));
    _S378->correction2_0 = 1.0 / (F64_sqrt((1.0 - power_of_0(_S379.beta2_1, _S377))));
    _S378->first_1 = _S377 == 1.0;
    return;
}

__device__ Rule_0 rule_of_0(Hyper_0 * _S380, Scheduled_0 * _S381, double _S382)
{
    Rule_0 r_19;
    uint _S383 = _S380->kind_2;
    (&r_19)->kind_0 = _S380->kind_2;
    (&r_19)->nesterov_0 = int(_S380->nesterov_1) != int(0);
    (&r_19)->amsgrad_0 = int(_S380->amsgrad_1) != int(0);
    (&r_19)->centered_0 = int(_S380->centered_1) != int(0);
    (&r_19)->maximize_0 = int(_S380->maximize_3) != int(0);
    (&r_19)->first_1 = false;
    (&r_19)->factored_0 = false;
    (&r_19)->decay_0 = 0.0;
    (&r_19)->pull_0 = 0.0;
    (&r_19)->shrink_0 = 1.0;
    (&r_19)->momentum_0 = 0.0;
    (&r_19)->undamped_0 = 1.0;
    (&r_19)->beta3_0 = 0.0;
    (&r_19)->slow_0 = 0.0;
    (&r_19)->correction1_0 = 1.0;
    (&r_19)->correction2_0 = 1.0;
    (&r_19)->trust_coefficient_0 = 0.0;
    (&r_19)->max_ratio_0 = 0.0;
    (&r_19)->min_rms_0 = 0.0;
    (&r_19)->clip_threshold_0 = 0.0;
    (&r_19)->one_minus_beta1_0 = 0.0;
    (&r_19)->one_minus_beta2_0 = 0.0;
    (&r_19)->one_minus_beta3_0 = 0.0;
    (&r_19)->factor_0 = 1.0;
    (&r_19)->lr_0 = _S380->lr_1 * _S381->factor_1;
    (&r_19)->beta1_0 = _S380->beta1_1;
    double _S384 = _S380->beta2_1;
    (&r_19)->beta2_0 = _S380->beta2_1;
    double _S385 = _S380->eps_1;
    (&r_19)->eps_0 = larger_of_0(_S380->eps_1, real_of_0(4039728865751334912ULL));
    bool cycled_0 = ((_S381->has_momentum_1) & 255U) != 0U;
    switch(_S380->kind_2)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            double _S386 = _S380->momentum_1;
            if((_S380->momentum_1) != 0.0)
            {
                double _S387;
                if(cycled_0)
                {
                    _S387 = _S381->momentum_2;
                }
                else
                {
                    _S387 = _S386;
                }
                (&r_19)->momentum_0 = _S387;
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
                (&r_19)->beta1_0 = _S381->momentum_2;
            }
            break;
        }
    }
    switch(_S383)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_19)->pull_0 = _S380->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            (&r_19)->shrink_0 = 1.0 - (&r_19)->lr_0 * _S380->weight_decay_0;
            break;
        }
    default:
        {
            (&r_19)->decay_0 = _S380->weight_decay_0;
            break;
        }
    }
    switch(_S383)
    {
    case 1U:
    case 9U:
        {
            (&r_19)->undamped_0 = 1.0 - _S380->dampening_0;
            (&r_19)->first_1 = _S382 == 1.0;
            if(_S383 == 1U)
            {
                break;
            }
            double _S388 = _S380->trust_coefficient_1;
            (&r_19)->trust_coefficient_0 = _S380->trust_coefficient_1;
            if(int(_S380->trust_clip_0) == int(0))
            {
                break;
            }
            (&r_19)->trust_coefficient_0 = _S388 / larger_of_0((&r_19)->lr_0, real_of_0(4503599627370496ULL));
            (&r_19)->max_ratio_0 = 1.0;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            (&r_19)->lr_0 = (&r_19)->lr_0 / (1.0 - power_of_0((&r_19)->beta1_0, _S382));
            (&r_19)->correction2_0 = 1.0 / (F64_sqrt((1.0 - power_of_0(_S384, _S382))));
            if(_S383 != 12U)
            {
                break;
            }
            (&r_19)->amsgrad_0 = false;
            (&r_19)->eps_0 = (&r_19)->eps_0 * (&r_19)->correction2_0;
            break;
        }
    case 4U:
        {
            (&r_19)->beta2_0 = _S380->alpha_0;
            break;
        }
    case 5U:
        {
            (&r_19)->lr_0 = (&r_19)->lr_0 / (1.0 + (_S382 - 1.0) * _S380->lr_decay_0);
            break;
        }
    case 7U:
        {
            double correction_0 = 1.0 - power_of_0((&r_19)->beta1_0, _S382);
            (&r_19)->lr_0 = (&r_19)->lr_0 / correction_0;
            (&r_19)->correction2_0 = 1.0 / (F64_sqrt((1.0 - power_of_0(_S384, _S382))));
            double _S389 = warmed_alpha_0(_S380, _S382);
            (&r_19)->slow_0 = correction_0 * _S389;
            double _S390 = warmed_beta3_0(_S380, _S382);
            (&r_19)->beta3_0 = _S390;
            break;
        }
    case 8U:
    case 10U:
        {
            correct_averages_0(_S380, _S382, &r_19);
            break;
        }
    case 11U:
        {
            (&r_19)->beta2_0 = 1.0 - power_of_0(_S382, _S380->beta2_decay_0);
            (&r_19)->lr_0 = smaller_of_0((&r_19)->lr_0, 1.0 / (F64_sqrt((_S382))));
            (&r_19)->eps_0 = larger_of_0(_S385, real_of_0(4337655138388951980ULL));
            (&r_19)->min_rms_0 = _S380->min_rms_1;
            (&r_19)->clip_threshold_0 = _S380->clip_threshold_1;
            break;
        }
    default:
        {
            break;
        }
    }
    (&r_19)->has_momentum_0 = ((&r_19)->momentum_0) != 0.0;
    (&r_19)->one_minus_beta1_0 = 1.0 - (&r_19)->beta1_0;
    (&r_19)->one_minus_beta2_0 = 1.0 - (&r_19)->beta2_0;
    (&r_19)->one_minus_beta3_0 = 1.0 - (&r_19)->beta3_0;
    return r_19;
}

__device__ void Rules_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_34, uint group_3, uint lane_14)
{
    UpdateNumbers_0 * _S391 = (UpdateNumbers_0 *)a_34->numbers_0;
    UpdateNumbers_0 n_5 = *_S391;
    ulonglong _S392 = a_34->numbers_0 + 40ULL;
    Hyper_0 * _S393 = (Hyper_0 *)_S392;
    Scheduled_0 * _S394 = (Scheduled_0 *)(_S392 + ulonglong((*_S391).groups_1 * 176LL));
    ulonglong _S395 = a_34->counts_0;
    longlong * _S396 = (longlong *)a_34->counts_0;
    uint i_30 = group_3 * 256U + lane_14;
    for(;;)
    {
        if(i_30 < (a_34->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_4 = *((MultiTensor_0 *)a_34->tensors_0 + i_30);
        longlong at_3;
        longlong count_3;
        if(_S395 != 0ULL)
        {
            longlong _S397 = *(_S396 + (int(1) + t_4.slot_0));
            at_3 = clamp_1(*(_S396 + int(0)) - n_5.first_count_0, 0LL, n_5.scheduled_0 - 1LL);
            count_3 = _S397;
        }
        else
        {
            at_3 = 0LL;
            count_3 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_34->decision_0 + t_4.group_0);
        uint _S398 = a_34->flags_0;
        if(((a_34->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = 1.0;
        }
        if((_S398 & 2U) != 0U)
        {
            (&d_4)->multiplier_3 = 1.0;
            (&d_4)->limit_3 = 0.0;
            (&d_4)->clip_3 = 1.0;
        }
        TensorRule_0 r_20;
        Hyper_0 * _S399 = _S393 + t_4.group_0;
        double _S400 = double(count_3 + 1LL);
        Scheduled_0 _S401 = *(_S394 + at_3);
        Rule_0 _S402 = rule_of_0(_S399, &_S401, _S400);
        (&r_20)->rule_0 = _S402;
        (&(&r_20)->rule_0)->factored_0 = (t_4.columns_0) > 0LL;
        Decision_0 _S403 = d_4;
        Reading_0 _S404 = Reading_of_1(&_S403, (&(&r_20)->rule_0)->maximize_0);
        (&r_20)->reading_0 = _S404;
        (&r_20)->key_1 = t_4.key_0;
        ulonglong _S405 = a_34->shift_0;
        if((a_34->shift_0) != 0ULL)
        {
            (&r_20)->key_1 = rounding_key_0(n_5.seed_2, n_5.draw_1 + *(ulonglong *)_S405);
        }
        int _S406;
        if(((&d_4)->apply_0) != 0.0)
        {
            _S406 = int(1);
        }
        else
        {
            _S406 = int(0);
        }
        (&r_20)->applies_0 = uint(_S406);
        int _S407 = int(i_30);
        TensorRule_0 * _S408 = TensorRule_at_0(a_34, _S407);
        *_S408 = r_20;
        TensorRule_1 narrow_1;
        Rule_0 _S409 = (&r_20)->rule_0;
        Rule_1 _S410 = Rule_of_0(&_S409);
        (&narrow_1)->rule_0 = _S410;
        Decision_0 _S411 = d_4;
        Reading_1 _S412 = Reading_of_0(&_S411, (&(&r_20)->rule_0)->maximize_0);
        (&narrow_1)->reading_0 = _S412;
        (&narrow_1)->key_1 = (&r_20)->key_1;
        (&narrow_1)->applies_0 = (&r_20)->applies_0;
        TensorRule_1 * _S413 = TensorRule_at_1(a_34, _S407);
        *_S413 = narrow_1;
        i_30 = i_30 + a_34->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules(UpdateArguments_0 a_35, Spec_0 spec_3)
{
    uint _S414 = blockIdx.x;
    uint _S415 = threadIdx.x;
    Spec_0 _S416 = spec_3;
    UpdateArguments_0 _S417 = a_35;
    Rules_run_0(&_S416, &_S417, _S414, _S415);
    return;
}

extern "C" __global__ void mpt_multi_step_f32(UpdateArguments_0 a_36, Spec_0 spec_4)
{
    uint _S418 = blockIdx.x;
    uint _S419 = threadIdx.x;
    Spec_0 _S420 = spec_4;
    UpdateArguments_0 _S421 = a_36;
    Step_run_1(&_S420, &_S421, _S418, _S419);
    return;
}

extern "C" __global__ void mpt_multi_step_f64(UpdateArguments_0 a_37, Spec_0 spec_5)
{
    uint _S422 = blockIdx.x;
    uint _S423 = threadIdx.x;
    Spec_0 _S424 = spec_5;
    UpdateArguments_0 _S425 = a_37;
    Step_run_0(&_S424, &_S425, _S422, _S423);
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
        double * _S426 = (double *)scaler_1 + 3U;
        *_S426 = *_S426 + ((DecisionReport_0 *)report_1)->non_finite_0;
    }
    return;
}

__device__ void Count_run_0(Spec_0 * spec_6, UpdateArguments_0 * a_38, uint group_4, uint lane_15)
{
    bool _S427;
    bool _S428 = lane_15 == 0U;
    if(_S428)
    {
        add_found_0(a_38->scaler_0, a_38->report_0);
    }
    ulonglong _S429 = a_38->counts_0;
    if((a_38->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_1 = (longlong *)_S429;
    uint any_0 = 0U;
    uint i_31 = lane_15;
    for(;;)
    {
        if(i_31 < (a_38->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_5 = (MultiTensor_0 *)a_38->tensors_0 + i_31;
        if(((a_38->flags_0) & 1U) == 0U)
        {
            _S427 = (((Decision_0 *)a_38->decision_0 + t_5->group_0)->apply_0) == 0.0;
        }
        else
        {
            _S427 = false;
        }
        if(_S427)
        {
            i_31 = i_31 + 256U;
            continue;
        }
        longlong * _S430 = counts_1 + (int(1) + t_5->slot_0);
        *_S430 = *_S430 + 1LL;
        any_0 = 1U;
        i_31 = i_31 + 256U;
    }
    uint any_1 = group_sum_0(any_0, lane_15);
    if(_S428)
    {
        _S427 = any_1 != 0U;
    }
    else
    {
        _S427 = false;
    }
    if(_S427)
    {
        _S427 = ((a_38->flags_0) & 4U) == 0U;
    }
    else
    {
        _S427 = false;
    }
    if(_S427)
    {
        longlong * _S431 = counts_1 + int(0);
        *_S431 = *_S431 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count(UpdateArguments_0 a_39, Spec_0 spec_7)
{
    uint _S432 = blockIdx.x;
    uint _S433 = threadIdx.x;
    Spec_0 _S434 = spec_7;
    UpdateArguments_0 _S435 = a_39;
    Count_run_0(&_S434, &_S435, _S432, _S433);
    return;
}

