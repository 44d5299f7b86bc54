// The kernels of multi_whole.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ double root_0(double v_0)
{
    return (F64_sqrt((v_0)));
}

__device__ double root_1(double v_1)
{
    return root_0(v_1);
}

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
    int _S1;
    if(s_0 >= 64U)
    {
        if(v_4 != 0ULL)
        {
            _S1 = int(1);
        }
        else
        {
            _S1 = int(0);
        }
        return ulonglong(_S1);
    }
    ulonglong _S2 = v_4 >> s_0;
    if((v_4 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S1 = int(1);
    }
    else
    {
        _S1 = int(0);
    }
    return _S2 | ulonglong(_S1);
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_5;
    }
    bool _S3;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S3 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S3 = false;
        }
        int _S4;
        if(_S3)
        {
            _S4 = int(1);
        }
        else
        {
            _S4 = int(0);
        }
        return ulonglong(_S4);
    }
    ulonglong q_0 = v_5 >> s_1;
    ulonglong rest_0 = v_5 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S3 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S3 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S3 = false;
        }
    }
    ulonglong _S5;
    if(_S3)
    {
        _S5 = q_0 + 1ULL;
    }
    else
    {
        _S5 = q_0;
    }
    return _S5;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S6 = high_0(u_0);
    uint sign_0 = _S6 & 2147483648U;
    uint e_0 = (_S6 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S7 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S7 | s_2;
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
        bool _S8;
        if(odd_0)
        {
            _S8 = m_0 != 0ULL;
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
        return sign_0 | uint(_S9);
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
    uint _S10;
    uint at_0;
    if(v_7 >= 65536U)
    {
        _S10 = v_7 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S10 = v_7;
        at_0 = 0U;
    }
    if(_S10 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S10 = _S10 >> int(8);
        at_0 = at_1;
    }
    else
    {
    }
    if(_S10 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S10 = _S10 >> int(4);
        at_0 = at_2;
    }
    else
    {
    }
    if(_S10 >= 4U)
    {
        uint _S11 = _S10 >> int(2);
        at_0 = at_0 + 2U;
        _S10 = _S11;
    }
    else
    {
    }
    return at_0 + (_S10 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_0 = u_1 & 2147483647U;
    uint sign_1 = u_1 & 2147483648U;
    uint e_1 = a_0 >> int(23);
    uint m_4 = a_0 & 8388607U;
    if(a_0 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_5;
    if(e_1 == 255U)
    {
        uint _S12 = (sign_1 | 2146435072U) | (m_4 >> int(3));
        if(m_4 != 0U)
        {
            m_5 = 524288U;
        }
        else
        {
            m_5 = 0U;
        }
        return join_0(_S12 | m_5, m_4 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_0 = top_bit_0(m_4);
        uint _S13 = top_0 + 874U;
        m_5 = (m_4 << (23U - top_0)) & 8388607U;
        e_2 = _S13;
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
    double _S14;
    if(this_3->in_f32_0)
    {
        _S14 = of_f32_0(f32_0(v_11));
    }
    else
    {
        _S14 = v_11;
    }
    this_3->value_0[k_1] = _S14;
    return _S14;
}

struct Rule_0
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_0;
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

__device__ double joint_0(double a_1, double b_0, double c_0)
{
    return a_1 * b_0 + c_0;
}

__device__ double put_mean_square_0(Rule_0 * r_0, int k_2, double g_0, States_0 * s_3)
{
    States_0 _S15 = *s_3;
    double _S16 = States_get_0(&_S15, k_2);
    double _S17 = States_put_0(s_3, k_2, joint_0(r_0->beta2_0, _S16, r_0->one_minus_beta2_0 * g_0 * g_0));
    return _S17;
}

__device__ double put_mean_0(Rule_0 * r_1, double g_1, States_0 * s_4)
{
    States_0 _S18 = *s_4;
    double _S19 = States_get_0(&_S18, int(0));
    double _S20 = States_put_0(s_4, int(0), joint_0(r_1->one_minus_beta1_0, g_1 - _S19, _S19));
    return _S20;
}

__device__ __shared__ FixedArray<double, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ void Halving_halve_0(double v_12, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = v_12;
    meet_0();
    if((lane_0 & (width_0 - 1U)) != 0U)
    {
        return;
    }
    uint half_1 = width_0 / 2U;
    for(;;)
    {
        if(half_1 > 0U)
        {
        }
        else
        {
            break;
        }
        uint i_0 = lane_0;
        for(;;)
        {
            if(i_0 < (lane_0 + half_1))
            {
            }
            else
            {
                break;
            }
            (*&values_0)[i_0] = (*&values_0)[i_0] + (*&values_0)[i_0 + half_1];
            i_0 = i_0 + 1U;
        }
        half_1 = half_1 / 2U;
    }
    return;
}

__device__ double wide_1(double this_4)
{
    return this_4;
}

__device__ double Halving_after_0(double before_0, double v_13, uint lane_1, uint width_1)
{
    Halving_halve_0(v_13, lane_1, width_1);
    meet_0();
    double _S21;
    if(lane_1 == 0U)
    {
        _S21 = before_0;
        uint i_1 = 0U;
        for(;;)
        {
            if(i_1 < 256U)
            {
            }
            else
            {
                break;
            }
            double _S22 = _S21 + wide_1((*&values_0)[i_1]);
            uint i_2 = i_1 + width_1;
            _S21 = _S22;
            i_1 = i_2;
        }
    }
    else
    {
        _S21 = before_0;
    }
    meet_0();
    return _S21;
}

__device__ double larger_of_0(double a_2, double b_1)
{
    double _S23;
    if(a_2 < b_1)
    {
        _S23 = b_1;
    }
    else
    {
        _S23 = a_2;
    }
    return _S23;
}

__device__ double direction_0(Rule_0 * r_2, double w_0, double g_2, States_0 * s_5)
{
    switch(r_2->kind_0)
    {
    case 8U:
        {
            double _S24 = put_mean_0(r_2, g_2, s_5);
            double _S25 = put_mean_square_0(r_2, int(1), g_2, s_5);
            return joint_0(r_2->pull_0, w_0, _S24 * r_2->correction1_0 / joint_0(root_1(_S25), r_2->correction2_0, r_2->eps_0));
        }
    case 11U:
        {
            States_0 _S26 = *s_5;
            double _S27 = States_get_0(&_S26, int(0));
            double v_14;
            if(!r_2->factored_0)
            {
                double _S28 = States_put_0(s_5, int(0), joint_0(r_2->one_minus_beta2_0, g_2 * g_2 - _S27, _S27));
                v_14 = _S28;
            }
            else
            {
                v_14 = _S27;
            }
            return g_2 / root_1(larger_of_0(v_14, r_2->eps_0 * r_2->eps_0));
        }
    default:
        {
            return g_2;
        }
    }
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
    longlong width_2;
    uint param_dtype_0;
    uint grad_dtype_0;
    uint copy_dtype_0;
    int slot_0;
    int group_0;
    uint master_0;
    ulonglong key_0;
    ulonglong first_1;
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

__device__ double of_1(double v_15)
{
    return v_15;
}

__device__ bool is_one_value_0(uint kind_1, int state_1)
{
    bool _S29;
    if(kind_1 == 10U)
    {
        _S29 = state_1 == int(1);
    }
    else
    {
        _S29 = false;
    }
    return _S29;
}

__device__ bool Elements_has_0(Elements_0 * this_5, int k_3)
{
    bool _S30;
    if(((&(&this_5->t_0)->state_0[k_3])->data_0) != 0ULL)
    {
        _S30 = !is_one_value_0((&(&this_5->r_3)->rule_0)->kind_0, k_3);
    }
    else
    {
        _S30 = false;
    }
    if(_S30)
    {
        _S30 = ((&this_5->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S30 = false;
    }
    return _S30;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_6, ulonglong i_3)
{
    uint _S31 = s_6->format_0;
    bool half_2 = (s_6->format_0) >= 3U;
    uchar * _S32 = (uchar *)s_6->data_0;
    ulonglong _S33;
    if(half_2)
    {
        _S33 = i_3 / 2ULL;
    }
    else
    {
        _S33 = i_3;
    }
    uint code_0 = uint(*(_S32 + _S33));
    uint code_1;
    if(half_2)
    {
        if((i_3 & 1ULL) != 0ULL)
        {
            code_1 = code_0 & 15U;
        }
        else
        {
            code_1 = code_0 >> int(4);
        }
    }
    else
    {
        code_1 = code_0;
    }
    bool is_signed_0;
    if(_S31 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S31 == 3U;
    }
    int _S34;
    if(is_signed_0)
    {
        _S34 = int(0);
    }
    else
    {
        _S34 = int(256);
    }
    float _S35 = (*&books_0)[uint(_S34) + code_1];
    float * _S36 = (float *)s_6->scale_0;
    ulonglong _S37 = i_3 / ulonglong(s_6->block_0);
    return _S35 * *(_S36 + uint(_S37));
}

__device__ uint Elements_state_type_0(Elements_0 * this_6)
{
    uint _S38;
    if(((&this_6->t_0)->param_dtype_0) == 2U)
    {
        _S38 = 2U;
    }
    else
    {
        _S38 = 1U;
    }
    return _S38;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_4)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_4));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_4));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_4));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_4);
        }
    }
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ longlong whole_of_0(uint type_2, ulonglong v_16)
{
    switch(type_2)
    {
    case 7U:
        {
            return longlong(v_16 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_16 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S39;
            if(v_16 != 0ULL)
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
            return longlong(v_16);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_17)
{
    uint _S40 = high_0(v_17);
    uint _S41;
    if(_S40 != 0U)
    {
        _S41 = 32U + top_bit_0(_S40);
    }
    else
    {
        _S41 = top_bit_0(low_0(v_17));
    }
    return _S41;
}

__device__ ulonglong f64_of_i64_0(longlong v_18)
{
    if(v_18 == 0LL)
    {
        return 0ULL;
    }
    bool _S42 = v_18 < 0LL;
    ulonglong m_6;
    if(_S42)
    {
        m_6 = 0ULL - ulonglong(v_18);
    }
    else
    {
        m_6 = ulonglong(v_18);
    }
    uint top_1 = top_bit64_0(m_6);
    ulonglong q_1;
    if(top_1 <= 52U)
    {
        q_1 = m_6 << (52U - top_1);
    }
    else
    {
        q_1 = right_nearest_0(m_6, top_1 - 52U);
    }
    if(_S42)
    {
        m_6 = 9223372036854775808ULL;
    }
    else
    {
        m_6 = 0ULL;
    }
    return m_6 + (ulonglong(top_1 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_2, uint mantissa_0, uint bias_0)
{
    uint e_4 = code_2 >> mantissa_0;
    uint m_7 = code_2 & ((1U << mantissa_0) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_0) << int(23)) | (m_7 << (23U - mantissa_0));
    }
    if(m_7 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_7);
    return ((top_2 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_7 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_3 = h_0 & 32767U;
    uint sign_2 = (h_0 & 32768U) << int(16);
    if(a_3 < 31744U)
    {
        return sign_2 | (widen_0(a_3, 10U, 15U));
    }
    uint _S43 = (sign_2 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S44;
    if(a_3 > 31744U)
    {
        _S44 = 4194304U;
    }
    else
    {
        _S44 = 0U;
    }
    return _S43 | _S44;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_4 = h_1 & 127U;
    uint sign_3 = (h_1 & 128U) << int(24);
    uint _S45;
    if(a_4 == 127U)
    {
        _S45 = 2143289344U;
    }
    else
    {
        _S45 = widen_0(a_4, 3U, 7U);
    }
    return sign_3 | _S45;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_5 = h_2 & 127U;
    uint sign_4 = (h_2 & 128U) << int(24);
    if(a_5 < 124U)
    {
        return sign_4 | (widen_0(a_5, 2U, 15U));
    }
    uint _S46;
    if(a_5 == 124U)
    {
        _S46 = 2139095040U;
    }
    else
    {
        _S46 = 2143289344U;
    }
    return sign_4 | _S46;
}

__device__ uint f32_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0U;
    }
    bool _S47 = v_19 < 0LL;
    ulonglong m_8;
    if(_S47)
    {
        m_8 = 0ULL - ulonglong(v_19);
    }
    else
    {
        m_8 = ulonglong(v_19);
    }
    uint top_3 = top_bit64_0(m_8);
    if(top_3 <= 23U)
    {
        m_8 = m_8 << (23U - top_3);
    }
    else
    {
        m_8 = right_nearest_0(m_8, (U32_max((top_3), (23U))) - 23U);
    }
    uint q_2 = uint(m_8);
    uint _S48;
    if(_S47)
    {
        _S48 = 2147483648U;
    }
    else
    {
        _S48 = 0U;
    }
    return _S48 + ((top_3 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_3, ulonglong v_20)
{
    switch(type_3)
    {
    case 1U:
        {
            return low_0(v_20);
        }
    case 2U:
        {
            return f32_of_f64_0(v_20, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_20));
        }
    case 4U:
        {
            return (low_0(v_20)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_20));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_20));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_3, v_20));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_4, ulonglong v_21)
{
    if(type_4 == 2U)
    {
        return v_21;
    }
    if(is_integral_0(type_4))
    {
        return f64_of_i64_0(whole_of_0(type_4, v_21));
    }
    return f64_of_f32_0(f32_of_0(type_4, v_21));
}

__device__ double from_0(uint type_5, ulonglong element_0)
{
    return real_of_0(f64_of_0(type_5, element_0));
}

__device__ double element_1(uint type_6, ulonglong base_1, longlong i_5)
{
    return from_0(type_6, load_0(size_of_0(type_6), base_1, i_5));
}

__device__ States_0 Elements_states_0(Elements_0 * this_7, longlong i_6)
{
    double _S49;
    States_0 s_7;
    (&s_7)->changed_0 = 0U;
    (&s_7)->in_f32_0 = ((&this_7->t_0)->param_dtype_0) != 2U;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                double _S50 = of_1(0.0);
                _S49 = _S50;
                (&s_7)->value_0[int(0)] = _S50;
                bool _S51 = Elements_has_0(this_7, int(0));
                if(!_S51)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S52 = Codes_decode_0(&(&this_7->t_0)->state_0[int(0)], ulonglong(i_6));
                    (&s_7)->value_0[int(0)] = of_f32_0(_S52);
                }
                else
                {
                    uint _S53 = Elements_state_type_0(this_7);
                    (&s_7)->value_0[int(0)] = element_1(_S53, (&(&this_7->t_0)->state_0[int(0)])->data_0, i_6);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_7)->value_0[int(1)] = _S49;
                bool _S54 = Elements_has_0(this_7, int(1));
                if(!_S54)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S55 = Codes_decode_0(&(&this_7->t_0)->state_0[int(1)], ulonglong(i_6));
                    (&s_7)->value_0[int(1)] = of_f32_0(_S55);
                }
                else
                {
                    uint _S56 = Elements_state_type_0(this_7);
                    (&s_7)->value_0[int(1)] = element_1(_S56, (&(&this_7->t_0)->state_0[int(1)])->data_0, i_6);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_7)->value_0[int(2)] = _S49;
                bool _S57 = Elements_has_0(this_7, int(2));
                if(!_S57)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S58 = Codes_decode_0(&(&this_7->t_0)->state_0[int(2)], ulonglong(i_6));
                    (&s_7)->value_0[int(2)] = of_f32_0(_S58);
                }
                else
                {
                    uint _S59 = Elements_state_type_0(this_7);
                    (&s_7)->value_0[int(2)] = element_1(_S59, (&(&this_7->t_0)->state_0[int(2)])->data_0, i_6);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_7->r_3)->rule_0)->factored_0)
    {
        longlong _S60 = (&this_7->t_0)->columns_0;
        longlong row_1 = i_6 / (&this_7->t_0)->columns_0;
        longlong matrix_0 = row_1 / (&this_7->t_0)->rows_0;
        uint _S61 = Elements_state_type_0(this_7);
        (&s_7)->value_0[int(0)] = of_1(*((double *)(&this_7->t_0)->row_scale_0 + row_1)) * element_1(_S61, (&(&this_7->t_0)->state_0[int(1)])->data_0, matrix_0 * _S60 + (i_6 - row_1 * _S60));
    }
    return s_7;
}

__device__ ulonglong magnitude_bits_0(double x_0)
{
    return (bits_of_0(x_0)) & 9223372036854775807ULL;
}

__device__ bool is_nan_0(double x_1)
{
    return (magnitude_bits_0(x_1)) > 9218868437227405312ULL;
}

__device__ bool is_nan_of_0(double v_22)
{
    return is_nan_0(v_22);
}

__device__ double smaller_of_0(double a_6, double b_2)
{
    double _S62;
    if(b_2 < a_6)
    {
        _S62 = b_2;
    }
    else
    {
        _S62 = a_6;
    }
    return _S62;
}

__device__ double Reading_read_0(Reading_0 * this_8, double g_3)
{
    double _S63 = g_3 * this_8->multiplier_0;
    double _S64 = this_8->limit_0;
    bool _S65;
    if((of_1(0.0)) < (this_8->limit_0))
    {
        _S65 = !is_nan_of_0(_S63);
    }
    else
    {
        _S65 = false;
    }
    double _S66;
    if(_S65)
    {
        _S66 = smaller_of_0(_S64, larger_of_0(- _S64, _S63));
    }
    else
    {
        _S66 = _S63;
    }
    return _S66 * this_8->clip_0;
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S67;
    (&_S67)->multiplier_0 = multiplier_1;
    (&_S67)->limit_0 = limit_1;
    (&_S67)->clip_0 = clip_1;
    return _S67;
}

__device__ bool is_nan_1(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_1(float v_23)
{
    return is_nan_1(v_23);
}

__device__ float larger_0(float a_7, float b_3)
{
    float _S68;
    if(a_7 > b_3)
    {
        _S68 = a_7;
    }
    else
    {
        _S68 = b_3;
    }
    return _S68;
}

__device__ float larger_of_1(float a_8, float b_4)
{
    return larger_0(a_8, b_4);
}

__device__ float smaller_0(float a_9, float b_5)
{
    float _S69;
    if(a_9 < b_5)
    {
        _S69 = a_9;
    }
    else
    {
        _S69 = b_5;
    }
    return _S69;
}

__device__ float smaller_of_1(float a_10, float b_6)
{
    return smaller_0(a_10, b_6);
}

__device__ float Reading_read_1(Reading_1 * this_9, float g_4)
{
    float _S70 = g_4 * this_9->multiplier_0;
    float _S71 = this_9->limit_0;
    bool _S72;
    if((of_0(0.0)) < (this_9->limit_0))
    {
        _S72 = !is_nan_of_1(_S70);
    }
    else
    {
        _S72 = false;
    }
    float _S73;
    if(_S72)
    {
        _S73 = smaller_of_1(_S71, larger_of_1(- _S71, _S70));
    }
    else
    {
        _S73 = _S70;
    }
    return _S73 * this_9->clip_0;
}

__device__ double grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_4, longlong i_7)
{
    uint _S74 = t_1->grad_dtype_0;
    double g_5 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_7);
    bool _S75;
    if((t_1->param_dtype_0) == 2U)
    {
        _S75 = true;
    }
    else
    {
        _S75 = _S74 == 2U;
    }
    if(_S75)
    {
        double _S76 = Reading_read_0(r_4, g_5);
        return _S76;
    }
    float _S77 = f32_0(g_5);
    Reading_1 _S78 = Reading_x24init_0(f32_0(r_4->multiplier_0), f32_0(r_4->limit_0), f32_0(r_4->clip_0));
    float _S79 = Reading_read_1(&_S78, _S77);
    return of_f32_0(_S79);
}

__device__ bool is_finite_0(double v_24)
{
    return (magnitude_bits_0(v_24)) < 9218868437227405312ULL;
}

__device__ double Elements_grad_0(Elements_0 * this_10, longlong e_5, bool * skipped_0)
{
    double _S80 = grad_of_0(&this_10->t_0, &(&this_10->r_3)->reading_0, e_5);
    bool _S81;
    if(this_10->is_coded_0)
    {
        _S81 = !is_finite_0(_S80);
    }
    else
    {
        _S81 = false;
    }
    *skipped_0 = _S81;
    double _S82;
    if(_S81)
    {
        _S82 = of_1(0.0);
    }
    else
    {
        _S82 = _S80;
    }
    return _S82;
}

struct Halves_0
{
    uint hi_2;
    uint lo_2;
};

__device__ Halves_0 Halves_x24init_0(uint hi_3, uint lo_3)
{
    Halves_0 _S83;
    (&_S83)->hi_2 = hi_3;
    (&_S83)->lo_2 = lo_3;
    return _S83;
}

__device__ float widened_0(uint type_7, uint h_3)
{
    uint _S84;
    if(type_7 == 4U)
    {
        _S84 = h_3 << int(16);
    }
    else
    {
        _S84 = f32_of_f16_0(h_3);
    }
    return (U32_asfloat((_S84)));
}

__device__ float compensated_0(uint type_8, Halves_0 * v_25)
{
    return widened_0(type_8, v_25->hi_2) - widened_0(type_8, v_25->lo_2);
}

__device__ float joined_0(Halves_0 * v_26)
{
    return (U32_asfloat(((((v_26->hi_2 - ((v_26->lo_2) >> int(15))) & 65535U) << int(16)) | (v_26->lo_2))));
}

__device__ double Elements_param_0(Elements_0 * this_11, longlong i_8)
{
    ulonglong _S85 = (&this_11->t_0)->low_1;
    if(((&this_11->t_0)->low_1) == 0ULL)
    {
        return element_1((&this_11->t_0)->param_dtype_0, (&this_11->t_0)->param_0, i_8);
    }
    Halves_0 v_27 = Halves_x24init_0(uint(*((ushort *)(&this_11->t_0)->param_0 + i_8)), uint(*((ushort *)_S85 + i_8)));
    float _S86;
    if(((&this_11->t_0)->master_0) == 4U)
    {
        Halves_0 _S87 = v_27;
        float _S88 = compensated_0((&this_11->t_0)->param_dtype_0, &_S87);
        _S86 = _S88;
    }
    else
    {
        Halves_0 _S89 = v_27;
        float _S90 = joined_0(&_S89);
        _S86 = _S90;
    }
    return of_f32_0(_S86);
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

__device__ double half_3()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ float Codes_value8_0(uint distance_0, bool is_signed_1)
{
    uint range_0 = top_bit_0(2U * distance_0 + 1U);
    int _S91 = int(range_0);
    int i_9;
    if(is_signed_1)
    {
        i_9 = int(1);
    }
    else
    {
        i_9 = int(2);
    }
    int decade_0 = _S91 - i_9;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    double ten_0 = 10.0;
    i_9 = decade_0;
    for(;;)
    {
        if(i_9 < int(6))
        {
        }
        else
        {
            break;
        }
        double _S92 = ten_0 * 10.0;
        int i_10 = i_9 + int(1);
        ten_0 = _S92;
        i_9 = i_10;
    }
    double low_2 = 1.0 / ten_0;
    double items_0 = double(int(1U << (range_0 - 1U)));
    double part_0 = 9.0 * low_2 / items_0;
    return of_0((double(int(distance_0)) + half_3()) * part_0 + (low_2 - part_0 * items_0));
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_2)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S93 = lane_2 < 16U;
        if(_S93)
        {
            (*&books_0)[lane_2] = tables_1->book_0[lane_2];
        }
        if(_S93)
        {
            (*&books_0)[256U + lane_2] = tables_1->book_0[16U + lane_2];
        }
    }
    else
    {
        float _S94;
        if(lane_2 < 127U)
        {
            _S94 = - Codes_value8_0(127U - lane_2, true);
        }
        else
        {
            _S94 = Codes_value8_0(lane_2 - 127U, true);
        }
        (*&books_0)[lane_2] = _S94;
        (*&books_0)[256U + lane_2] = Codes_value8_0(lane_2 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_12, UpdateArguments_0 * a_11, uint lane_3)
{
    uint _S95 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_12->t_0)->state_0[int(0)])->format_0)))), ((&(&this_12->t_0)->state_0[int(1)])->format_0)))), ((&(&this_12->t_0)->state_0[int(2)])->format_0)));
    if(this_12->is_coded_0)
    {
        Codes_open_0(_S95, (CodeTables_0 *)a_11->tables_0, lane_3);
    }
    return;
}

__device__ float root_2(float v_28)
{
    return (F32_sqrt((v_28)));
}

__device__ float root_3(float v_29)
{
    return root_2(v_29);
}

struct States_1
{
    FixedArray<float, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ float States_get_1(States_1 * this_13, int k_4)
{
    return this_13->value_0[k_4];
}

__device__ float f32_1(float this_14)
{
    return this_14;
}

__device__ float of_f32_1(float v_30)
{
    return v_30;
}

__device__ float States_put_1(States_1 * this_15, int k_5, float v_31)
{
    this_15->changed_0 = (this_15->changed_0) | (1U << k_5);
    float _S96;
    if(this_15->in_f32_0)
    {
        _S96 = of_f32_1(f32_1(v_31));
    }
    else
    {
        _S96 = v_31;
    }
    this_15->value_0[k_5] = _S96;
    return _S96;
}

struct Rule_1
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_0;
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

__device__ float joint_1(float a_12, float b_7, float c_1)
{
    return a_12 * b_7 + c_1;
}

__device__ float put_mean_square_1(Rule_1 * r_5, int k_6, float g_6, States_1 * s_8)
{
    States_1 _S97 = *s_8;
    float _S98 = States_get_1(&_S97, k_6);
    float _S99 = States_put_1(s_8, k_6, joint_1(r_5->beta2_0, _S98, r_5->one_minus_beta2_0 * g_6 * g_6));
    return _S99;
}

__device__ float put_mean_1(Rule_1 * r_6, float g_7, States_1 * s_9)
{
    States_1 _S100 = *s_9;
    float _S101 = States_get_1(&_S100, int(0));
    float _S102 = States_put_1(s_9, int(0), joint_1(r_6->one_minus_beta1_0, g_7 - _S101, _S101));
    return _S102;
}

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ void Halving_halve_1(float v_32, uint lane_4, uint width_3)
{
    (*&values_1)[lane_4] = v_32;
    meet_0();
    if((lane_4 & (width_3 - 1U)) != 0U)
    {
        return;
    }
    uint half_4 = width_3 / 2U;
    for(;;)
    {
        if(half_4 > 0U)
        {
        }
        else
        {
            break;
        }
        uint i_11 = lane_4;
        for(;;)
        {
            if(i_11 < (lane_4 + half_4))
            {
            }
            else
            {
                break;
            }
            (*&values_1)[i_11] = (*&values_1)[i_11] + (*&values_1)[i_11 + half_4];
            i_11 = i_11 + 1U;
        }
        half_4 = half_4 / 2U;
    }
    return;
}

__device__ double Halving_after_1(double before_1, float v_33, uint lane_5, uint width_4)
{
    Halving_halve_1(v_33, lane_5, width_4);
    meet_0();
    double _S103;
    if(lane_5 == 0U)
    {
        _S103 = before_1;
        uint i_12 = 0U;
        for(;;)
        {
            if(i_12 < 256U)
            {
            }
            else
            {
                break;
            }
            double _S104 = _S103 + wide_0((*&values_1)[i_12]);
            uint i_13 = i_12 + width_4;
            _S103 = _S104;
            i_12 = i_13;
        }
    }
    else
    {
        _S103 = before_1;
    }
    meet_0();
    return _S103;
}

__device__ float direction_1(Rule_1 * r_7, float w_1, float g_8, States_1 * s_10)
{
    switch(r_7->kind_0)
    {
    case 8U:
        {
            float _S105 = put_mean_1(r_7, g_8, s_10);
            float _S106 = put_mean_square_1(r_7, int(1), g_8, s_10);
            return joint_1(r_7->pull_0, w_1, _S105 * r_7->correction1_0 / joint_1(root_3(_S106), r_7->correction2_0, r_7->eps_0));
        }
    case 11U:
        {
            States_1 _S107 = *s_10;
            float _S108 = States_get_1(&_S107, int(0));
            float v_34;
            if(!r_7->factored_0)
            {
                float _S109 = States_put_1(s_10, int(0), joint_1(r_7->one_minus_beta2_0, g_8 * g_8 - _S108, _S108));
                v_34 = _S109;
            }
            else
            {
                v_34 = _S108;
            }
            return g_8 / root_3(larger_of_1(v_34, r_7->eps_0 * r_7->eps_0));
        }
    default:
        {
            return g_8;
        }
    }
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

__device__ bool Elements_has_1(Elements_1 * this_16, int k_7)
{
    bool _S110;
    if(((&(&this_16->t_0)->state_0[k_7])->data_0) != 0ULL)
    {
        _S110 = !is_one_value_0((&(&this_16->r_3)->rule_0)->kind_0, k_7);
    }
    else
    {
        _S110 = false;
    }
    if(_S110)
    {
        _S110 = ((&this_16->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S110 = false;
    }
    return _S110;
}

__device__ uint Elements_state_type_1(Elements_1 * this_17)
{
    uint _S111;
    if(((&this_17->t_0)->param_dtype_0) == 2U)
    {
        _S111 = 2U;
    }
    else
    {
        _S111 = 1U;
    }
    return _S111;
}

__device__ float from_1(uint type_9, ulonglong element_2)
{
    uint u_2 = low_0(element_2);
    uint _S112;
    if(type_9 == 1U)
    {
        _S112 = u_2;
    }
    else
    {
        if(type_9 == 4U)
        {
            _S112 = u_2 << int(16);
        }
        else
        {
            _S112 = f32_of_f16_0(u_2);
        }
    }
    return (U32_asfloat((_S112)));
}

__device__ float element_3(uint type_10, ulonglong base_2, longlong i_14)
{
    return from_1(type_10, load_0(size_of_0(type_10), base_2, i_14));
}

__device__ States_1 Elements_states_1(Elements_1 * this_18, longlong i_15)
{
    float _S113;
    States_1 s_11;
    (&s_11)->changed_0 = 0U;
    (&s_11)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                float _S114 = of_0(0.0);
                _S113 = _S114;
                (&s_11)->value_0[int(0)] = _S114;
                bool _S115 = Elements_has_1(this_18, int(0));
                if(!_S115)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S116 = Codes_decode_0(&(&this_18->t_0)->state_0[int(0)], ulonglong(i_15));
                    (&s_11)->value_0[int(0)] = of_f32_1(_S116);
                }
                else
                {
                    uint _S117 = Elements_state_type_1(this_18);
                    (&s_11)->value_0[int(0)] = element_3(_S117, (&(&this_18->t_0)->state_0[int(0)])->data_0, i_15);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_11)->value_0[int(1)] = _S113;
                bool _S118 = Elements_has_1(this_18, int(1));
                if(!_S118)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S119 = Codes_decode_0(&(&this_18->t_0)->state_0[int(1)], ulonglong(i_15));
                    (&s_11)->value_0[int(1)] = of_f32_1(_S119);
                }
                else
                {
                    uint _S120 = Elements_state_type_1(this_18);
                    (&s_11)->value_0[int(1)] = element_3(_S120, (&(&this_18->t_0)->state_0[int(1)])->data_0, i_15);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_11)->value_0[int(2)] = _S113;
                bool _S121 = Elements_has_1(this_18, int(2));
                if(!_S121)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S122 = Codes_decode_0(&(&this_18->t_0)->state_0[int(2)], ulonglong(i_15));
                    (&s_11)->value_0[int(2)] = of_f32_1(_S122);
                }
                else
                {
                    uint _S123 = Elements_state_type_1(this_18);
                    (&s_11)->value_0[int(2)] = element_3(_S123, (&(&this_18->t_0)->state_0[int(2)])->data_0, i_15);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_18->r_3)->rule_0)->factored_0)
    {
        longlong _S124 = (&this_18->t_0)->columns_0;
        longlong row_2 = i_15 / (&this_18->t_0)->columns_0;
        longlong matrix_1 = row_2 / (&this_18->t_0)->rows_0;
        uint _S125 = Elements_state_type_1(this_18);
        (&s_11)->value_0[int(0)] = of_0(*((double *)(&this_18->t_0)->row_scale_0 + row_2)) * element_3(_S125, (&(&this_18->t_0)->state_0[int(1)])->data_0, matrix_1 * _S124 + (i_15 - row_2 * _S124));
    }
    return s_11;
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_8, longlong i_16)
{
    float _S126 = Reading_read_1(r_8, element_3(t_2->grad_dtype_0, t_2->grad_0, i_16));
    return _S126;
}

__device__ bool is_finite_1(float v_35)
{
    return ((F32_asuint((v_35))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_19, longlong e_6, bool * skipped_1)
{
    float _S127 = grad_of_1(&this_19->t_0, &(&this_19->r_3)->reading_0, e_6);
    bool _S128;
    if(this_19->is_coded_0)
    {
        _S128 = !is_finite_1(_S127);
    }
    else
    {
        _S128 = false;
    }
    *skipped_1 = _S128;
    float _S129;
    if(_S128)
    {
        _S129 = of_0(0.0);
    }
    else
    {
        _S129 = _S127;
    }
    return _S129;
}

__device__ float Elements_param_1(Elements_1 * this_20, longlong i_17)
{
    ulonglong _S130 = (&this_20->t_0)->low_1;
    if(((&this_20->t_0)->low_1) == 0ULL)
    {
        return element_3((&this_20->t_0)->param_dtype_0, (&this_20->t_0)->param_0, i_17);
    }
    Halves_0 v_36 = Halves_x24init_0(uint(*((ushort *)(&this_20->t_0)->param_0 + i_17)), uint(*((ushort *)_S130 + i_17)));
    float _S131;
    if(((&this_20->t_0)->master_0) == 4U)
    {
        Halves_0 _S132 = v_36;
        float _S133 = compensated_0((&this_20->t_0)->param_dtype_0, &_S132);
        _S131 = _S133;
    }
    else
    {
        Halves_0 _S134 = v_36;
        float _S135 = joined_0(&_S134);
        _S131 = _S135;
    }
    return of_f32_1(_S131);
}

__device__ void Elements_open_1(Elements_1 * this_21, UpdateArguments_0 * a_13, uint lane_6)
{
    uint _S136 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_21->t_0)->state_0[int(0)])->format_0)))), ((&(&this_21->t_0)->state_0[int(1)])->format_0)))), ((&(&this_21->t_0)->state_0[int(2)])->format_0)));
    if(this_21->is_coded_0)
    {
        Codes_open_0(_S136, (CodeTables_0 *)a_13->tables_0, lane_6);
    }
    return;
}

__device__ double Halving_sum_0(double v_37, uint lane_7, uint width_5)
{
    Halving_halve_0(v_37, lane_7, width_5);
    double _S137;
    if((lane_7 & (width_5 - 1U)) == 0U)
    {
        _S137 = (*&values_0)[lane_7];
    }
    else
    {
        _S137 = v_37;
    }
    meet_0();
    return _S137;
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S138 = high_0(u_3);
    uint _S139 = _S138 >> int(31);
    bool negative_0 = _S139 != 0U;
    uint e_7 = (_S138 >> int(20)) & 2047U;
    ulonglong m_9 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S140;
    if(e_7 == 2047U)
    {
        _S140 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S140 = false;
    }
    if(_S140)
    {
        return 0LL;
    }
    if(e_7 < 1023U)
    {
        return 0LL;
    }
    if(e_7 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S139));
    }
    ulonglong m_10;
    if(e_7 >= 1075U)
    {
        m_10 = m_9 << (e_7 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_7);
    }
    longlong _S141;
    if(negative_0)
    {
        _S141 = longlong(0ULL - m_10);
    }
    else
    {
        _S141 = longlong(m_10);
    }
    return _S141;
}

__device__ longlong clamp_to_0(uint type_11, longlong v_38)
{
    longlong _S142;
    switch(type_11)
    {
    case 7U:
        {
            if(v_38 < -128LL)
            {
                _S142 = -128LL;
            }
            else
            {
                if(v_38 > 127LL)
                {
                    _S142 = 127LL;
                }
                else
                {
                    _S142 = v_38;
                }
            }
            return _S142;
        }
    case 8U:
        {
            if(v_38 < 0LL)
            {
                _S142 = 0LL;
            }
            else
            {
                if(v_38 > 255LL)
                {
                    _S142 = 255LL;
                }
                else
                {
                    _S142 = v_38;
                }
            }
            return _S142;
        }
    case 9U:
        {
            if(v_38 < -2147483648LL)
            {
                _S142 = -2147483648LL;
            }
            else
            {
                if(v_38 > 2147483647LL)
                {
                    _S142 = 2147483647LL;
                }
                else
                {
                    _S142 = v_38;
                }
            }
            return _S142;
        }
    default:
        {
            return v_38;
        }
    }
}

__device__ uint narrow_0(uint a_14, uint mantissa_1, uint bias_1)
{
    uint e_8 = a_14 >> int(23);
    if(e_8 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_14 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S143 = a_14 & 8388607U;
    uint _S144;
    if(e_8 != 0U)
    {
        _S144 = 8388608U;
    }
    else
    {
        _S144 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S143 | _S144), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_8), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_15 = u_4 & 2147483647U;
    uint sign_5 = (u_4 >> int(16)) & 32768U;
    if(a_15 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_15 >> int(13)) & 1023U);
    }
    uint _S145;
    if(a_15 >= 1199566848U)
    {
        _S145 = 31744U;
    }
    else
    {
        _S145 = narrow_0(a_15, 10U, 15U);
    }
    return sign_5 | _S145;
}

__device__ uint bf16_of_f32_0(uint u_5)
{
    if((u_5 & 2147483647U) > 2139095040U)
    {
        return (u_5 >> int(16)) | 64U;
    }
    return (u_5 + 32767U + ((u_5 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_6)
{
    uint a_16 = u_6 & 2147483647U;
    uint sign_6 = (u_6 >> int(24)) & 128U;
    uint _S146;
    if(a_16 >= 1140850688U)
    {
        _S146 = 127U;
    }
    else
    {
        _S146 = (U32_min((narrow_0(a_16, 3U, 7U)), (127U)));
    }
    return sign_6 | _S146;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_17 = u_7 & 2147483647U;
    uint sign_7 = (u_7 >> int(24)) & 128U;
    if(a_17 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S147;
    if(a_17 >= 1199570944U)
    {
        _S147 = 124U;
    }
    else
    {
        _S147 = (U32_min((narrow_0(a_17, 2U, 15U)), (124U)));
    }
    return sign_7 | _S147;
}

__device__ ulonglong narrow_of_f32_0(uint type_12, uint u_8)
{
    switch(type_12)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_8));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_8));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_8));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_8));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_13, ulonglong u_9)
{
    switch(type_13)
    {
    case 2U:
        {
            return u_9;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_9, false));
        }
    case 11U:
        {
            int _S148;
            if((u_9 << int(1)) != 0ULL)
            {
                _S148 = int(1);
            }
            else
            {
                _S148 = int(0);
            }
            return ulonglong(_S148);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_13, i64_of_f64_0(u_9)));
        }
    default:
        {
            return narrow_of_f32_0(type_13, f32_of_f64_0(u_9, true));
        }
    }
}

__device__ ulonglong to_0(double this_22, uint type_14)
{
    return of_f64_0(type_14, bits_of_0(this_22));
}

__device__ void store_0(uint size_1, ulonglong base_3, longlong i_18, ulonglong v_39)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_3 + i_18) = uchar(v_39);
            break;
        }
    case 2U:
        {
            *((ushort *)base_3 + i_18) = ushort(v_39);
            break;
        }
    case 4U:
        {
            *((uint *)base_3 + i_18) = uint(v_39);
            break;
        }
    default:
        {
            *((ulonglong *)base_3 + i_18) = v_39;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_15, ulonglong base_4, longlong i_19, double v_40)
{
    store_0(size_of_0(type_15), base_4, i_19, to_0(v_40, type_15));
    return;
}

__device__ void Means_blend_0(Elements_0 * x_3, int k_8, longlong i_20, double mean_0)
{
    uint _S149 = Elements_state_type_0(x_3);
    double before_2 = element_1(_S149, (&(&x_3->t_0)->state_0[k_8])->data_0, i_20);
    put_element_0(_S149, (&(&x_3->t_0)->state_0[k_8])->data_0, i_20, before_2 + (&(&x_3->r_3)->rule_0)->one_minus_beta2_0 * (mean_0 - before_2));
    return;
}

__device__ double real_of_i64_0(longlong v_41)
{
    return real_of_0(f64_of_i64_0(v_41));
}

__device__ void Means_column_means_0(Elements_0 * x_4, longlong matrix_2, longlong c_2)
{
    longlong _S150 = (&x_4->t_0)->columns_0;
    if(c_2 >= ((&x_4->t_0)->columns_0))
    {
        return;
    }
    longlong _S151 = (&x_4->t_0)->rows_0;
    longlong _S152 = matrix_2 * (&x_4->t_0)->rows_0;
    double sum_0 = of_1(0.0);
    longlong row_3 = _S152;
    for(;;)
    {
        if(row_3 < ((matrix_2 + 1LL) * _S151))
        {
        }
        else
        {
            break;
        }
        double _S153 = grad_of_0(&x_4->t_0, &(&x_4->r_3)->reading_0, row_3 * _S150 + c_2);
        double _S154 = joint_0(_S153, _S153, sum_0);
        longlong row_4 = row_3 + 1LL;
        sum_0 = _S154;
        row_3 = row_4;
    }
    Means_blend_0(x_4, int(1), matrix_2 * _S150 + c_2, sum_0 / of_1(real_of_i64_0(_S151)));
    return;
}

__device__ void Means_row_means_0(Elements_0 * x_5, longlong first_row_0, longlong rows_1, uint lane_8)
{
    longlong _S155;
    bool _S156;
    longlong row_5 = first_row_0 + longlong(lane_8 / 16U);
    bool is_inside_0 = row_5 < rows_1;
    double total_0 = 0.0;
    longlong begin_0 = 0LL;
    for(;;)
    {
        longlong _S157 = (&x_5->t_0)->columns_0;
        _S155 = (&x_5->t_0)->columns_0;
        if(begin_0 < ((&x_5->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S158 = begin_0 + 256LL;
        longlong _S159 = (I64_min((_S158), (_S157)));
        longlong _S160 = begin_0 + longlong(lane_8 % 16U);
        double sum_1 = of_1(0.0);
        longlong c_3 = _S160;
        for(;;)
        {
            if(is_inside_0)
            {
                _S156 = c_3 < _S159;
            }
            else
            {
                _S156 = false;
            }
            if(_S156)
            {
            }
            else
            {
                break;
            }
            double _S161 = grad_of_0(&x_5->t_0, &(&x_5->r_3)->reading_0, row_5 * _S157 + c_3);
            double _S162 = joint_0(_S161, _S161, sum_1);
            longlong c_4 = c_3 + 16LL;
            sum_1 = _S162;
            c_3 = c_4;
        }
        double _S163 = Halving_sum_0(sum_1, lane_8, 16U);
        double _S164 = total_0 + wide_1(_S163);
        total_0 = _S164;
        begin_0 = _S158;
    }
    if(is_inside_0)
    {
        _S156 = (lane_8 % 16U) == 0U;
    }
    else
    {
        _S156 = false;
    }
    if(_S156)
    {
        Means_blend_0(x_5, int(0), row_5, of_1(total_0 / real_of_i64_0(_S155)));
    }
    return;
}

__device__ TensorRule_0 * TensorRule_at_0(UpdateArguments_0 * a_18, int tensor_0)
{
    return (TensorRule_0 *)(a_18->rules_0 + 512ULL * ulonglong(tensor_0));
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_19, int tensor_1)
{
    Elements_0 e_9;
    (&e_9)->t_0 = *((MultiTensor_0 *)a_19->tensors_0 + tensor_1);
    TensorRule_0 * _S165 = TensorRule_at_0(a_19, tensor_1);
    (&e_9)->r_3 = *_S165;
    (&e_9)->is_coded_0 = false;
    Elements_0 _S166 = e_9;
    bool _S167 = Elements_has_0(&_S166, int(0));
    bool _S168;
    if(_S167)
    {
        _S168 = ((&(&(&e_9)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S168 = false;
    }
    if(_S168)
    {
        (&e_9)->is_coded_0 = true;
    }
    Elements_0 _S169 = e_9;
    bool _S170 = Elements_has_0(&_S169, int(1));
    if(_S170)
    {
        _S168 = ((&(&(&e_9)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S168 = false;
    }
    if(_S168)
    {
        (&e_9)->is_coded_0 = true;
    }
    Elements_0 _S171 = e_9;
    bool _S172 = Elements_has_0(&_S171, int(2));
    if(_S172)
    {
        _S168 = ((&(&(&e_9)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S168 = false;
    }
    if(_S168)
    {
        (&e_9)->is_coded_0 = true;
    }
    return e_9;
}

__device__ bool is_narrow_0(uint type_16)
{
    bool _S173;
    if(type_16 == 1U)
    {
        _S173 = true;
    }
    else
    {
        _S173 = type_16 == 3U;
    }
    if(_S173)
    {
        _S173 = true;
    }
    else
    {
        _S173 = type_16 == 4U;
    }
    return _S173;
}

__device__ bool is_narrow_1(MultiTensor_0 * _S174)
{
    bool _S175;
    if(is_narrow_0(_S174->param_dtype_0))
    {
        _S175 = is_narrow_0(_S174->grad_dtype_0);
    }
    else
    {
        _S175 = false;
    }
    if(_S175)
    {
        if((_S174->copy_0) == 0ULL)
        {
            _S175 = true;
        }
        else
        {
            _S175 = is_narrow_0(_S174->copy_dtype_0);
        }
    }
    else
    {
        _S175 = false;
    }
    return _S175;
}

__device__ bool needs_whole_0(uint kind_2)
{
    bool _S176;
    if(kind_2 == 8U)
    {
        _S176 = true;
    }
    else
    {
        _S176 = kind_2 == 9U;
    }
    if(_S176)
    {
        _S176 = true;
    }
    else
    {
        _S176 = kind_2 == 10U;
    }
    if(_S176)
    {
        _S176 = true;
    }
    else
    {
        _S176 = kind_2 == 11U;
    }
    return _S176;
}

__device__ bool takes_part_0(UpdateArguments_0 * a_20, int tensor_2)
{
    TensorRule_0 * _S177 = TensorRule_at_0(a_20, tensor_2);
    bool _S178;
    if((_S177->applies_0) != 0U)
    {
        _S178 = needs_whole_0((&_S177->rule_0)->kind_0);
    }
    else
    {
        _S178 = false;
    }
    return _S178;
}

__device__ bool takes_part_1(UpdateArguments_0 * a_21, int tensor_3)
{
    bool _S179 = is_narrow_1((MultiTensor_0 *)a_21->tensors_0 + tensor_3);
    bool _S180;
    if(_S179 == false)
    {
        bool _S181 = takes_part_0(a_21, tensor_3);
        _S180 = _S181;
    }
    else
    {
        _S180 = false;
    }
    return _S180;
}

__device__ ulonglong to_1(float this_23, uint type_17)
{
    uint u_10 = (F32_asuint((this_23)));
    uint _S182;
    if(type_17 == 1U)
    {
        _S182 = u_10;
    }
    else
    {
        if(type_17 == 4U)
        {
            _S182 = bf16_of_f32_0(u_10);
        }
        else
        {
            _S182 = f16_of_f32_0(u_10);
        }
    }
    return ulonglong(_S182);
}

__device__ void put_element_1(uint type_18, ulonglong base_5, longlong i_21, float v_42)
{
    store_0(size_of_0(type_18), base_5, i_21, to_1(v_42, type_18));
    return;
}

__device__ float Halving_sum_1(float v_43, uint lane_9, uint width_6)
{
    Halving_halve_1(v_43, lane_9, width_6);
    float _S183;
    if((lane_9 & (width_6 - 1U)) == 0U)
    {
        _S183 = (*&values_1)[lane_9];
    }
    else
    {
        _S183 = v_43;
    }
    meet_0();
    return _S183;
}

__device__ void Means_blend_1(Elements_1 * x_6, int k_9, longlong i_22, float mean_1)
{
    uint _S184 = Elements_state_type_1(x_6);
    float before_3 = element_3(_S184, (&(&x_6->t_0)->state_0[k_9])->data_0, i_22);
    put_element_1(_S184, (&(&x_6->t_0)->state_0[k_9])->data_0, i_22, before_3 + (&(&x_6->r_3)->rule_0)->one_minus_beta2_0 * (mean_1 - before_3));
    return;
}

__device__ void Means_column_means_1(Elements_1 * x_7, longlong matrix_3, longlong c_5)
{
    longlong _S185 = (&x_7->t_0)->columns_0;
    if(c_5 >= ((&x_7->t_0)->columns_0))
    {
        return;
    }
    longlong _S186 = (&x_7->t_0)->rows_0;
    longlong _S187 = matrix_3 * (&x_7->t_0)->rows_0;
    float sum_2 = of_0(0.0);
    longlong row_6 = _S187;
    for(;;)
    {
        if(row_6 < ((matrix_3 + 1LL) * _S186))
        {
        }
        else
        {
            break;
        }
        float _S188 = grad_of_1(&x_7->t_0, &(&x_7->r_3)->reading_0, row_6 * _S185 + c_5);
        float _S189 = joint_1(_S188, _S188, sum_2);
        longlong row_7 = row_6 + 1LL;
        sum_2 = _S189;
        row_6 = row_7;
    }
    Means_blend_1(x_7, int(1), matrix_3 * _S185 + c_5, sum_2 / of_0(real_of_i64_0(_S186)));
    return;
}

__device__ void Means_row_means_1(Elements_1 * x_8, longlong first_row_1, longlong rows_2, uint lane_10)
{
    longlong _S190;
    bool _S191;
    longlong row_8 = first_row_1 + longlong(lane_10 / 16U);
    bool is_inside_1 = row_8 < rows_2;
    double total_1 = 0.0;
    longlong begin_1 = 0LL;
    for(;;)
    {
        longlong _S192 = (&x_8->t_0)->columns_0;
        _S190 = (&x_8->t_0)->columns_0;
        if(begin_1 < ((&x_8->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S193 = begin_1 + 256LL;
        longlong _S194 = (I64_min((_S193), (_S192)));
        longlong _S195 = begin_1 + longlong(lane_10 % 16U);
        float sum_3 = of_0(0.0);
        longlong c_6 = _S195;
        for(;;)
        {
            if(is_inside_1)
            {
                _S191 = c_6 < _S194;
            }
            else
            {
                _S191 = false;
            }
            if(_S191)
            {
            }
            else
            {
                break;
            }
            float _S196 = grad_of_1(&x_8->t_0, &(&x_8->r_3)->reading_0, row_8 * _S192 + c_6);
            float _S197 = joint_1(_S196, _S196, sum_3);
            longlong c_7 = c_6 + 16LL;
            sum_3 = _S197;
            c_6 = c_7;
        }
        float _S198 = Halving_sum_1(sum_3, lane_10, 16U);
        double _S199 = total_1 + wide_0(_S198);
        total_1 = _S199;
        begin_1 = _S193;
    }
    if(is_inside_1)
    {
        _S191 = (lane_10 % 16U) == 0U;
    }
    else
    {
        _S191 = false;
    }
    if(_S191)
    {
        Means_blend_1(x_8, int(0), row_8, of_0(total_1 / real_of_i64_0(_S190)));
    }
    return;
}

__device__ TensorRule_1 * TensorRule_at_1(UpdateArguments_0 * a_22, int tensor_4)
{
    return (TensorRule_1 *)(a_22->rules_0 + 512ULL * ulonglong(tensor_4) + 256ULL);
}

__device__ Elements_1 Elements_of_1(UpdateArguments_0 * a_23, int tensor_5)
{
    Elements_1 e_10;
    (&e_10)->t_0 = *((MultiTensor_0 *)a_23->tensors_0 + tensor_5);
    TensorRule_1 * _S200 = TensorRule_at_1(a_23, tensor_5);
    (&e_10)->r_3 = *_S200;
    (&e_10)->is_coded_0 = false;
    Elements_1 _S201 = e_10;
    bool _S202 = Elements_has_1(&_S201, int(0));
    bool _S203;
    if(_S202)
    {
        _S203 = ((&(&(&e_10)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S203 = false;
    }
    if(_S203)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_1 _S204 = e_10;
    bool _S205 = Elements_has_1(&_S204, int(1));
    if(_S205)
    {
        _S203 = ((&(&(&e_10)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S203 = false;
    }
    if(_S203)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_1 _S206 = e_10;
    bool _S207 = Elements_has_1(&_S206, int(2));
    if(_S207)
    {
        _S203 = ((&(&(&e_10)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S203 = false;
    }
    if(_S203)
    {
        (&e_10)->is_coded_0 = true;
    }
    return e_10;
}

__device__ bool takes_part_2(UpdateArguments_0 * a_24, int tensor_6)
{
    bool _S208 = is_narrow_1((MultiTensor_0 *)a_24->tensors_0 + tensor_6);
    bool _S209;
    if(_S208 == true)
    {
        bool _S210 = takes_part_0(a_24, tensor_6);
        _S209 = _S210;
    }
    else
    {
        _S209 = false;
    }
    return _S209;
}

__device__ Rule_1 Rule_of_0(Rule_0 * r_9)
{
    Rule_1 to_2;
    (&to_2)->kind_0 = r_9->kind_0;
    (&to_2)->nesterov_0 = r_9->nesterov_0;
    (&to_2)->amsgrad_0 = r_9->amsgrad_0;
    (&to_2)->centered_0 = r_9->centered_0;
    (&to_2)->maximize_0 = r_9->maximize_0;
    (&to_2)->first_0 = r_9->first_0;
    (&to_2)->has_momentum_0 = r_9->has_momentum_0;
    (&to_2)->factored_0 = r_9->factored_0;
    (&to_2)->lr_0 = of_0(r_9->lr_0);
    (&to_2)->decay_0 = of_0(r_9->decay_0);
    (&to_2)->pull_0 = of_0(r_9->pull_0);
    (&to_2)->shrink_0 = of_0(r_9->shrink_0);
    (&to_2)->momentum_0 = of_0(r_9->momentum_0);
    (&to_2)->undamped_0 = of_0(r_9->undamped_0);
    (&to_2)->beta1_0 = of_0(r_9->beta1_0);
    (&to_2)->beta2_0 = of_0(r_9->beta2_0);
    (&to_2)->beta3_0 = of_0(r_9->beta3_0);
    (&to_2)->slow_0 = of_0(r_9->slow_0);
    (&to_2)->correction1_0 = of_0(r_9->correction1_0);
    (&to_2)->correction2_0 = of_0(r_9->correction2_0);
    (&to_2)->eps_0 = of_0(r_9->eps_0);
    (&to_2)->trust_coefficient_0 = of_0(r_9->trust_coefficient_0);
    (&to_2)->max_ratio_0 = of_0(r_9->max_ratio_0);
    (&to_2)->min_rms_0 = of_0(r_9->min_rms_0);
    (&to_2)->clip_threshold_0 = of_0(r_9->clip_threshold_0);
    (&to_2)->one_minus_beta1_0 = of_0(r_9->one_minus_beta1_0);
    (&to_2)->one_minus_beta2_0 = of_0(r_9->one_minus_beta2_0);
    (&to_2)->one_minus_beta3_0 = of_0(r_9->one_minus_beta3_0);
    (&to_2)->factor_0 = of_0(r_9->factor_0);
    return to_2;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct MultiChunk_0
{
    int tensor_7;
    int count_1;
    longlong begin_2;
};

struct MultiPartial_0
{
    double powers_0;
    double largest_0;
    longlong non_finite_0;
};

__device__ MultiPartial_0 MultiPartial_x24init_0(double powers_1, double largest_1, longlong non_finite_1)
{
    MultiPartial_0 _S211;
    (&_S211)->powers_0 = powers_1;
    (&_S211)->largest_0 = largest_1;
    (&_S211)->non_finite_0 = non_finite_1;
    return _S211;
}

__device__ void Sums_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_25, uint group_1, uint lane_11)
{
    uint c_8 = group_1;
    for(;;)
    {
        if(c_8 < (a_25->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S212 = (MultiChunk_0 *)a_25->chunks_0 + c_8;
        MultiChunk_0 chunk_0 = *_S212;
        bool _S213 = takes_part_1(a_25, (*_S212).tensor_7);
        if(!_S213)
        {
            c_8 = c_8 + a_25->groups_0;
            continue;
        }
        Elements_0 _S214 = Elements_of_0(a_25, chunk_0.tensor_7);
        Elements_0 _S215 = _S214;
        Elements_open_0(&_S215, a_25, lane_11);
        double params_0 = 0.0;
        double squares_0 = 0.0;
        int begin_3 = int(0);
        for(;;)
        {
            if(begin_3 < (chunk_0.count_1))
            {
            }
            else
            {
                break;
            }
            int first_2 = begin_3 + int(lane_11 / 16U) * int(256);
            int _S216 = (I32_min((first_2 + int(256)), (chunk_0.count_1)));
            double _S217 = of_1(0.0);
            int _S218 = first_2 + int(lane_11 % 16U);
            double p2_0 = _S217;
            double d2_0 = _S217;
            int j_0 = _S218;
            for(;;)
            {
                if(j_0 < _S216)
                {
                }
                else
                {
                    break;
                }
                longlong i_23 = chunk_0.begin_2 + longlong(j_0);
                Elements_0 _S219 = _S214;
                double _S220 = Elements_param_0(&_S219, i_23);
                Elements_0 _S221 = _S214;
                bool skipped_2;
                double _S222 = Elements_grad_0(&_S221, i_23, &skipped_2);
                Elements_0 _S223 = _S214;
                States_0 _S224 = Elements_states_0(&_S223, i_23);
                States_0 s_12 = _S224;
                Rule_0 _S225 = _S214.r_3.rule_0;
                double _S226 = direction_0(&_S225, _S220, _S222, &s_12);
                double _S227 = joint_0(_S220, _S220, p2_0);
                double _S228 = joint_0(_S226, _S226, d2_0);
                int j_1 = j_0 + int(16);
                p2_0 = _S227;
                d2_0 = _S228;
                j_0 = j_1;
            }
            double _S229 = Halving_after_0(params_0, p2_0, lane_11, 16U);
            double _S230 = Halving_after_0(squares_0, d2_0, lane_11, 16U);
            int begin_4 = begin_3 + int(4096);
            params_0 = _S229;
            squares_0 = _S230;
            begin_3 = begin_4;
        }
        if(lane_11 == 0U)
        {
            *((MultiPartial_0 *)a_25->partials_0 + c_8) = MultiPartial_x24init_0(params_0, squares_0, 0LL);
        }
        c_8 = c_8 + a_25->groups_0;
    }
    return;
}

__device__ void Sums_run_1(Spec_0 * spec_1, UpdateArguments_0 * a_26, uint group_2, uint lane_12)
{
    uint c_9 = group_2;
    for(;;)
    {
        if(c_9 < (a_26->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S231 = (MultiChunk_0 *)a_26->chunks_0 + c_9;
        MultiChunk_0 chunk_1 = *_S231;
        bool _S232 = takes_part_2(a_26, (*_S231).tensor_7);
        if(!_S232)
        {
            c_9 = c_9 + a_26->groups_0;
            continue;
        }
        Elements_1 _S233 = Elements_of_1(a_26, chunk_1.tensor_7);
        Elements_1 _S234 = _S233;
        Elements_open_1(&_S234, a_26, lane_12);
        double params_1 = 0.0;
        double squares_1 = 0.0;
        int begin_5 = int(0);
        for(;;)
        {
            if(begin_5 < (chunk_1.count_1))
            {
            }
            else
            {
                break;
            }
            int first_3 = begin_5 + int(lane_12 / 16U) * int(256);
            int _S235 = (I32_min((first_3 + int(256)), (chunk_1.count_1)));
            float _S236 = of_0(0.0);
            int _S237 = first_3 + int(lane_12 % 16U);
            float p2_1 = _S236;
            float d2_1 = _S236;
            int j_2 = _S237;
            for(;;)
            {
                if(j_2 < _S235)
                {
                }
                else
                {
                    break;
                }
                longlong i_24 = chunk_1.begin_2 + longlong(j_2);
                Elements_1 _S238 = _S233;
                float _S239 = Elements_param_1(&_S238, i_24);
                Elements_1 _S240 = _S233;
                bool skipped_3;
                float _S241 = Elements_grad_1(&_S240, i_24, &skipped_3);
                Elements_1 _S242 = _S233;
                States_1 _S243 = Elements_states_1(&_S242, i_24);
                States_1 s_13 = _S243;
                Rule_1 _S244 = _S233.r_3.rule_0;
                float _S245 = direction_1(&_S244, _S239, _S241, &s_13);
                float _S246 = joint_1(_S239, _S239, p2_1);
                float _S247 = joint_1(_S245, _S245, d2_1);
                int j_3 = j_2 + int(16);
                p2_1 = _S246;
                d2_1 = _S247;
                j_2 = j_3;
            }
            double _S248 = Halving_after_1(params_1, p2_1, lane_12, 16U);
            double _S249 = Halving_after_1(squares_1, d2_1, lane_12, 16U);
            int begin_6 = begin_5 + int(4096);
            params_1 = _S248;
            squares_1 = _S249;
            begin_5 = begin_6;
        }
        if(lane_12 == 0U)
        {
            *((MultiPartial_0 *)a_26->partials_0 + c_9) = MultiPartial_x24init_0(params_1, squares_1, 0LL);
        }
        c_9 = c_9 + a_26->groups_0;
    }
    return;
}

__device__ void Means_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_27, uint group_3, uint lane_13)
{
    ulonglong _S250 = ulonglong(a_27->tensor_count_0) * 32ULL;
    ulonglong part_1 = ulonglong(group_3);
    for(;;)
    {
        if(part_1 < _S250)
        {
        }
        else
        {
            break;
        }
        int tensor_8 = int(part_1 / 32ULL);
        int slice_0 = int(part_1 % 32ULL);
        bool _S251;
        if((((MultiTensor_0 *)a_27->tensors_0 + tensor_8)->columns_0) == 0LL)
        {
            _S251 = true;
        }
        else
        {
            bool _S252 = takes_part_1(a_27, tensor_8);
            _S251 = !_S252;
        }
        if(_S251)
        {
            part_1 = part_1 + ulonglong(a_27->groups_0);
            continue;
        }
        Elements_0 _S253 = Elements_of_0(a_27, tensor_8);
        longlong rows_3 = _S253.t_0.count_0 / _S253.t_0.columns_0;
        longlong row_9 = longlong(slice_0 * int(16));
        for(;;)
        {
            if(row_9 < rows_3)
            {
            }
            else
            {
                break;
            }
            Elements_0 _S254 = _S253;
            Means_row_means_0(&_S254, row_9, rows_3, lane_13);
            row_9 = row_9 + 512LL;
        }
        longlong strips_0 = (_S253.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S255 = rows_3 / _S253.t_0.rows_0;
        longlong _S256 = _S255 * strips_0;
        longlong i_25 = longlong(slice_0);
        for(;;)
        {
            if(i_25 < _S256)
            {
            }
            else
            {
                break;
            }
            longlong _S257 = i_25 / strips_0;
            longlong _S258 = i_25 % strips_0;
            longlong _S259 = _S258 * 256LL + longlong(lane_13);
            Elements_0 _S260 = _S253;
            Means_column_means_0(&_S260, _S257, _S259);
            i_25 = i_25 + 32LL;
        }
        part_1 = part_1 + ulonglong(a_27->groups_0);
    }
    return;
}

__device__ void Means_run_1(Spec_0 * spec_3, UpdateArguments_0 * a_28, uint group_4, uint lane_14)
{
    ulonglong _S261 = ulonglong(a_28->tensor_count_0) * 32ULL;
    ulonglong part_2 = ulonglong(group_4);
    for(;;)
    {
        if(part_2 < _S261)
        {
        }
        else
        {
            break;
        }
        int tensor_9 = int(part_2 / 32ULL);
        int slice_1 = int(part_2 % 32ULL);
        bool _S262;
        if((((MultiTensor_0 *)a_28->tensors_0 + tensor_9)->columns_0) == 0LL)
        {
            _S262 = true;
        }
        else
        {
            bool _S263 = takes_part_2(a_28, tensor_9);
            _S262 = !_S263;
        }
        if(_S262)
        {
            part_2 = part_2 + ulonglong(a_28->groups_0);
            continue;
        }
        Elements_1 _S264 = Elements_of_1(a_28, tensor_9);
        longlong rows_4 = _S264.t_0.count_0 / _S264.t_0.columns_0;
        longlong row_10 = longlong(slice_1 * int(16));
        for(;;)
        {
            if(row_10 < rows_4)
            {
            }
            else
            {
                break;
            }
            Elements_1 _S265 = _S264;
            Means_row_means_1(&_S265, row_10, rows_4, lane_14);
            row_10 = row_10 + 512LL;
        }
        longlong strips_1 = (_S264.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S266 = rows_4 / _S264.t_0.rows_0;
        longlong _S267 = _S266 * strips_1;
        longlong i_26 = longlong(slice_1);
        for(;;)
        {
            if(i_26 < _S267)
            {
            }
            else
            {
                break;
            }
            longlong _S268 = i_26 / strips_1;
            longlong _S269 = i_26 % strips_1;
            longlong _S270 = _S269 * 256LL + longlong(lane_14);
            Elements_1 _S271 = _S264;
            Means_column_means_1(&_S271, _S268, _S270);
            i_26 = i_26 + 32LL;
        }
        part_2 = part_2 + ulonglong(a_28->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_multi_means_f32(UpdateArguments_0 a_29, Spec_0 spec_4)
{
    uint _S272 = blockIdx.x;
    uint _S273 = threadIdx.x;
    Spec_0 _S274 = spec_4;
    UpdateArguments_0 _S275 = a_29;
    Means_run_1(&_S274, &_S275, _S272, _S273);
    return;
}

extern "C" __global__ void mpt_multi_means_f64(UpdateArguments_0 a_30, Spec_0 spec_5)
{
    uint _S276 = blockIdx.x;
    uint _S277 = threadIdx.x;
    Spec_0 _S278 = spec_5;
    UpdateArguments_0 _S279 = a_30;
    Means_run_0(&_S278, &_S279, _S276, _S277);
    return;
}

__device__ void RowScales_run_0(Spec_0 * spec_6, UpdateArguments_0 * a_31, uint group_5, uint lane_15)
{
    uint i_27 = group_5;
    for(;;)
    {
        if(i_27 < (a_31->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * _S280 = (MultiTensor_0 *)a_31->tensors_0 + i_27;
        MultiTensor_0 t_3 = *_S280;
        bool _S281;
        if(((*_S280).columns_0) == 0LL)
        {
            _S281 = true;
        }
        else
        {
            bool _S282 = takes_part_0(a_31, int(i_27));
            _S281 = !_S282;
        }
        if(_S281)
        {
            i_27 = i_27 + a_31->groups_0;
            continue;
        }
        TensorRule_0 * _S283 = TensorRule_at_0(a_31, int(i_27));
        double _S284 = (&_S283->rule_0)->eps_0;
        uint _S285;
        if((t_3.param_dtype_0) == 2U)
        {
            _S285 = 2U;
        }
        else
        {
            _S285 = 1U;
        }
        double * _S286 = (double *)t_3.row_scale_0;
        longlong _S287 = t_3.count_0 / (t_3.rows_0 * t_3.columns_0);
        longlong m_11 = longlong(lane_15);
        for(;;)
        {
            if(m_11 < _S287)
            {
            }
            else
            {
                break;
            }
            longlong first_4 = m_11 * t_3.rows_0;
            longlong _S288 = first_4 + t_3.rows_0;
            double sum_4 = 0.0;
            longlong row_11 = first_4;
            for(;;)
            {
                if(row_11 < _S288)
                {
                }
                else
                {
                    break;
                }
                double _S289 = element_1(_S285, t_3.state_0[int(0)].data_0, row_11);
                *(_S286 + row_11) = _S289;
                double _S290 = sum_4 + _S289;
                longlong row_12 = row_11 + 1LL;
                sum_4 = _S290;
                row_11 = row_12;
            }
            double _S291 = larger_of_0(sum_4 / real_of_i64_0(t_3.rows_0), _S284);
            longlong row_13 = first_4;
            for(;;)
            {
                if(row_13 < _S288)
                {
                }
                else
                {
                    break;
                }
                double * _S292 = _S286 + row_13;
                *_S292 = *_S292 / _S291;
                row_13 = row_13 + 1LL;
            }
            m_11 = m_11 + 256LL;
        }
        i_27 = i_27 + a_31->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_row_scales(UpdateArguments_0 a_32, Spec_0 spec_7)
{
    uint _S293 = blockIdx.x;
    uint _S294 = threadIdx.x;
    Spec_0 _S295 = spec_7;
    UpdateArguments_0 _S296 = a_32;
    RowScales_run_0(&_S295, &_S296, _S293, _S294);
    return;
}

extern "C" __global__ void mpt_multi_sums_f32(UpdateArguments_0 a_33, Spec_0 spec_8)
{
    uint _S297 = blockIdx.x;
    uint _S298 = threadIdx.x;
    Spec_0 _S299 = spec_8;
    UpdateArguments_0 _S300 = a_33;
    Sums_run_1(&_S299, &_S300, _S297, _S298);
    return;
}

extern "C" __global__ void mpt_multi_sums_f64(UpdateArguments_0 a_34, Spec_0 spec_9)
{
    uint _S301 = blockIdx.x;
    uint _S302 = threadIdx.x;
    Spec_0 _S303 = spec_9;
    UpdateArguments_0 _S304 = a_34;
    Sums_run_0(&_S303, &_S304, _S301, _S302);
    return;
}

__device__ void set_whole_0(Rule_0 * r_10, longlong count_2, double params_2, double squares_2, bool in_f32_1, double * state_2)
{
    double norm_0 = (F64_sqrt((params_2)));
    double grad_norm_0 = (F64_sqrt((squares_2)));
    bool both_0;
    if(norm_0 != 0.0)
    {
        both_0 = grad_norm_0 != 0.0;
    }
    else
    {
        both_0 = false;
    }
    double _S305;
    switch(r_10->kind_0)
    {
    case 9U:
        {
            if(!both_0)
            {
                r_10->pull_0 = 0.0;
                break;
            }
            r_10->factor_0 = r_10->trust_coefficient_0 * norm_0 / (grad_norm_0 + r_10->pull_0 * norm_0 + r_10->eps_0);
            if((r_10->max_ratio_0) > 0.0)
            {
                both_0 = (r_10->factor_0) > (r_10->max_ratio_0);
            }
            else
            {
                both_0 = false;
            }
            if(both_0)
            {
                r_10->factor_0 = r_10->max_ratio_0;
            }
            break;
        }
    case 8U:
        {
            double _S306 = r_10->lr_0;
            if(both_0)
            {
                _S305 = norm_0 / grad_norm_0;
            }
            else
            {
                _S305 = 1.0;
            }
            r_10->factor_0 = _S306 * _S305;
            break;
        }
    case 10U:
        {
            if(r_10->first_0)
            {
                _S305 = squares_2;
            }
            else
            {
                _S305 = r_10->beta2_0 * *state_2 + (1.0 - r_10->beta2_0) * squares_2;
            }
            *state_2 = _S305;
            if(in_f32_1)
            {
                *state_2 = wide_0(of_0(*state_2));
            }
            r_10->factor_0 = r_10->correction1_0 / ((F64_sqrt((*state_2))) * r_10->correction2_0 + r_10->eps_0);
            break;
        }
    default:
        {
            double size_2 = (F64_sqrt((real_of_i64_0(count_2))));
            double over_0 = grad_norm_0 / (size_2 * r_10->clip_threshold_0);
            double _S307 = larger_of_0(r_10->min_rms_0, norm_0 / size_2) * r_10->lr_0;
            if(over_0 <= 1.0)
            {
                _S305 = 1.0;
            }
            else
            {
                _S305 = over_0;
            }
            r_10->factor_0 = _S307 / _S305;
            break;
        }
    }
    return;
}

__device__ void WholeTensor_run_0(Spec_0 * spec_10, UpdateArguments_0 * a_35, uint group_6, uint lane_16)
{
    MultiChunk_0 * _S308 = (MultiChunk_0 *)a_35->chunks_0;
    uint c_10 = group_6 * 256U + lane_16;
    for(;;)
    {
        uint _S309 = a_35->chunk_count_0;
        if(c_10 < (a_35->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_10 = (_S308 + c_10)->tensor_7;
        bool _S310;
        if(c_10 > 0U)
        {
            _S310 = ((_S308 + (c_10 - 1U))->tensor_7) == tensor_10;
        }
        else
        {
            _S310 = false;
        }
        if(_S310)
        {
            c_10 = c_10 + a_35->groups_0 * 256U;
            continue;
        }
        bool _S311 = takes_part_0(a_35, tensor_10);
        if(!_S311)
        {
            c_10 = c_10 + a_35->groups_0 * 256U;
            continue;
        }
        double params_3 = 0.0;
        double squares_3 = 0.0;
        uint k_10 = c_10;
        for(;;)
        {
            bool _S312;
            if(k_10 < _S309)
            {
                _S312 = ((_S308 + k_10)->tensor_7) == tensor_10;
            }
            else
            {
                _S312 = false;
            }
            if(_S312)
            {
            }
            else
            {
                break;
            }
            MultiPartial_0 * _S313 = (MultiPartial_0 *)a_35->partials_0 + k_10;
            double _S314 = params_3 + (*_S313).powers_0;
            double _S315 = squares_3 + (*_S313).largest_0;
            uint k_11 = k_10 + 1U;
            params_3 = _S314;
            squares_3 = _S315;
            k_10 = k_11;
        }
        MultiTensor_0 t_4 = *((MultiTensor_0 *)a_35->tensors_0 + tensor_10);
        TensorRule_0 * _S316 = TensorRule_at_0(a_35, tensor_10);
        Rule_0 rule_1 = _S316->rule_0;
        bool in_f32_2 = (t_4.param_dtype_0) != 2U;
        bool has_state_0 = ((&rule_1)->kind_0) == 10U;
        uint type_19;
        if(in_f32_2)
        {
            type_19 = 1U;
        }
        else
        {
            type_19 = 2U;
        }
        double state_3 = 0.0;
        if(has_state_0)
        {
            state_3 = element_1(type_19, t_4.state_0[int(1)].data_0, 0LL);
        }
        set_whole_0(&rule_1, t_4.count_0, params_3, squares_3, in_f32_2, &state_3);
        if(has_state_0)
        {
            put_element_0(type_19, t_4.state_0[int(1)].data_0, 0LL, state_3);
        }
        _S316->rule_0 = rule_1;
        TensorRule_1 * _S317 = TensorRule_at_1(a_35, tensor_10);
        Rule_0 _S318 = rule_1;
        Rule_1 _S319 = Rule_of_0(&_S318);
        _S317->rule_0 = _S319;
        c_10 = c_10 + a_35->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_whole(UpdateArguments_0 a_36, Spec_0 spec_11)
{
    uint _S320 = blockIdx.x;
    uint _S321 = threadIdx.x;
    Spec_0 _S322 = spec_11;
    UpdateArguments_0 _S323 = a_36;
    WholeTensor_run_0(&_S322, &_S323, _S320, _S321);
    return;
}

