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
        if((lane_0 & (width_0 - 1U)) < half_1)
        {
            (*&values_0)[lane_0] = (*&values_0)[lane_0] + (*&values_0)[lane_0 + half_1];
        }
        meet_0();
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
    double _S21;
    if(lane_1 == 0U)
    {
        _S21 = before_0;
        uint i_0 = 0U;
        for(;;)
        {
            if(i_0 < 256U)
            {
            }
            else
            {
                break;
            }
            double _S22 = _S21 + wide_1((*&values_0)[i_0]);
            uint i_1 = i_0 + width_1;
            _S21 = _S22;
            i_0 = i_1;
        }
    }
    else
    {
        _S21 = before_0;
    }
    meet_0();
    return _S21;
}

__device__ double over_0(double a_2, double b_1)
{
    return a_2 / b_1;
}

__device__ double larger_of_0(double a_3, double b_2)
{
    double _S23;
    if(a_3 < b_2)
    {
        _S23 = b_2;
    }
    else
    {
        _S23 = a_3;
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
            return joint_0(r_2->pull_0, w_0, over_0(_S24 * r_2->correction1_0, joint_0(root_1(_S25), r_2->correction2_0, r_2->eps_0)));
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
            return over_0(g_2, root_1(larger_of_0(v_14, r_2->eps_0 * r_2->eps_0)));
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

__device__ float Codes_decode_0(MultiState_0 * s_6, ulonglong i_2)
{
    uint _S31 = s_6->format_0;
    bool half_2 = (s_6->format_0) >= 3U;
    uchar * _S32 = (uchar *)s_6->data_0;
    ulonglong _S33;
    if(half_2)
    {
        _S33 = i_2 / 2ULL;
    }
    else
    {
        _S33 = i_2;
    }
    uint code_0 = uint(*(_S32 + _S33));
    uint code_1;
    if(half_2)
    {
        if((i_2 & 1ULL) != 0ULL)
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
    ulonglong _S37 = i_2 / ulonglong(s_6->block_0);
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

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_7)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S39 = at_3(base_4, i_7);
            return ulonglong(*_S39);
        }
    case 2U:
        {
            ushort * _S40 = at_4(base_4, i_7);
            return ulonglong(*_S40);
        }
    case 4U:
        {
            uint * _S41 = at_5(base_4, i_7);
            return ulonglong(*_S41);
        }
    default:
        {
            ulonglong * _S42 = at_6(base_4, i_7);
            return *_S42;
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
            int _S43;
            if(v_16 != 0ULL)
            {
                _S43 = int(1);
            }
            else
            {
                _S43 = int(0);
            }
            return longlong(_S43);
        }
    default:
        {
            return longlong(v_16);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_17)
{
    uint _S44 = high_0(v_17);
    uint _S45;
    if(_S44 != 0U)
    {
        _S45 = 32U + top_bit_0(_S44);
    }
    else
    {
        _S45 = top_bit_0(low_0(v_17));
    }
    return _S45;
}

__device__ ulonglong f64_of_i64_0(longlong v_18)
{
    if(v_18 == 0LL)
    {
        return 0ULL;
    }
    bool _S46 = v_18 < 0LL;
    ulonglong m_6;
    if(_S46)
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
    if(_S46)
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
    uint a_4 = h_0 & 32767U;
    uint sign_2 = (h_0 & 32768U) << int(16);
    if(a_4 < 31744U)
    {
        return sign_2 | (widen_0(a_4, 10U, 15U));
    }
    uint _S47 = (sign_2 | 2139095040U) | ((a_4 & 1023U) << int(13));
    uint _S48;
    if(a_4 > 31744U)
    {
        _S48 = 4194304U;
    }
    else
    {
        _S48 = 0U;
    }
    return _S47 | _S48;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_5 = h_1 & 127U;
    uint sign_3 = (h_1 & 128U) << int(24);
    uint _S49;
    if(a_5 == 127U)
    {
        _S49 = 2143289344U;
    }
    else
    {
        _S49 = widen_0(a_5, 3U, 7U);
    }
    return sign_3 | _S49;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_6 = h_2 & 127U;
    uint sign_4 = (h_2 & 128U) << int(24);
    if(a_6 < 124U)
    {
        return sign_4 | (widen_0(a_6, 2U, 15U));
    }
    uint _S50;
    if(a_6 == 124U)
    {
        _S50 = 2139095040U;
    }
    else
    {
        _S50 = 2143289344U;
    }
    return sign_4 | _S50;
}

__device__ uint f32_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0U;
    }
    bool _S51 = v_19 < 0LL;
    ulonglong m_8;
    if(_S51)
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
    uint _S52;
    if(_S51)
    {
        _S52 = 2147483648U;
    }
    else
    {
        _S52 = 0U;
    }
    return _S52 + ((top_3 + 126U) << int(23)) + q_2;
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

__device__ double element_1(uint type_6, ulonglong base_5, longlong i_8)
{
    ulonglong _S53 = load_0(size_of_0(type_6), base_5, i_8);
    return from_0(type_6, _S53);
}

__device__ States_0 Elements_states_0(Elements_0 * this_7, longlong i_9)
{
    double _S54;
    States_0 s_7;
    (&s_7)->changed_0 = 0U;
    (&s_7)->in_f32_0 = ((&this_7->t_0)->param_dtype_0) != 2U;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                double _S55 = of_1(0.0);
                _S54 = _S55;
                (&s_7)->value_0[int(0)] = _S55;
                bool _S56 = Elements_has_0(this_7, int(0));
                if(!_S56)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S57 = Codes_decode_0(&(&this_7->t_0)->state_0[int(0)], ulonglong(i_9));
                    (&s_7)->value_0[int(0)] = of_f32_0(_S57);
                }
                else
                {
                    uint _S58 = Elements_state_type_0(this_7);
                    double _S59 = element_1(_S58, (&(&this_7->t_0)->state_0[int(0)])->data_0, i_9);
                    (&s_7)->value_0[int(0)] = _S59;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_7)->value_0[int(1)] = _S54;
                bool _S60 = Elements_has_0(this_7, int(1));
                if(!_S60)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S61 = Codes_decode_0(&(&this_7->t_0)->state_0[int(1)], ulonglong(i_9));
                    (&s_7)->value_0[int(1)] = of_f32_0(_S61);
                }
                else
                {
                    uint _S62 = Elements_state_type_0(this_7);
                    double _S63 = element_1(_S62, (&(&this_7->t_0)->state_0[int(1)])->data_0, i_9);
                    (&s_7)->value_0[int(1)] = _S63;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_7)->value_0[int(2)] = _S54;
                bool _S64 = Elements_has_0(this_7, int(2));
                if(!_S64)
                {
                    break;
                }
                if(((&(&this_7->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S65 = Codes_decode_0(&(&this_7->t_0)->state_0[int(2)], ulonglong(i_9));
                    (&s_7)->value_0[int(2)] = of_f32_0(_S65);
                }
                else
                {
                    uint _S66 = Elements_state_type_0(this_7);
                    double _S67 = element_1(_S66, (&(&this_7->t_0)->state_0[int(2)])->data_0, i_9);
                    (&s_7)->value_0[int(2)] = _S67;
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_7->r_3)->rule_0)->factored_0)
    {
        longlong _S68 = (&this_7->t_0)->columns_0;
        longlong row_1 = i_9 / (&this_7->t_0)->columns_0;
        longlong matrix_0 = row_1 / (&this_7->t_0)->rows_0;
        uint _S69 = Elements_state_type_0(this_7);
        double mean_0 = element_1(_S69, (&(&this_7->t_0)->state_0[int(1)])->data_0, matrix_0 * _S68 + (i_9 - row_1 * _S68));
        (&s_7)->value_0[int(0)] = of_1(*((double *)(&this_7->t_0)->row_scale_0 + row_1)) * mean_0;
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

__device__ double smaller_of_0(double a_7, double b_3)
{
    double _S70;
    if(b_3 < a_7)
    {
        _S70 = b_3;
    }
    else
    {
        _S70 = a_7;
    }
    return _S70;
}

__device__ double Reading_read_0(Reading_0 * this_8, double g_3)
{
    double _S71 = g_3 * this_8->multiplier_0;
    double _S72 = this_8->limit_0;
    bool _S73;
    if((of_1(0.0)) < (this_8->limit_0))
    {
        _S73 = !is_nan_of_0(_S71);
    }
    else
    {
        _S73 = false;
    }
    double _S74;
    if(_S73)
    {
        _S74 = smaller_of_0(_S72, larger_of_0(- _S72, _S71));
    }
    else
    {
        _S74 = _S71;
    }
    return _S74 * this_8->clip_0;
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S75;
    (&_S75)->multiplier_0 = multiplier_1;
    (&_S75)->limit_0 = limit_1;
    (&_S75)->clip_0 = clip_1;
    return _S75;
}

__device__ bool is_nan_1(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_1(float v_23)
{
    return is_nan_1(v_23);
}

__device__ float larger_0(float a_8, float b_4)
{
    float _S76;
    if(a_8 > b_4)
    {
        _S76 = a_8;
    }
    else
    {
        _S76 = b_4;
    }
    return _S76;
}

__device__ float larger_of_1(float a_9, float b_5)
{
    return larger_0(a_9, b_5);
}

__device__ float smaller_0(float a_10, float b_6)
{
    float _S77;
    if(a_10 < b_6)
    {
        _S77 = a_10;
    }
    else
    {
        _S77 = b_6;
    }
    return _S77;
}

__device__ float smaller_of_1(float a_11, float b_7)
{
    return smaller_0(a_11, b_7);
}

__device__ float Reading_read_1(Reading_1 * this_9, float g_4)
{
    float _S78 = g_4 * this_9->multiplier_0;
    float _S79 = this_9->limit_0;
    bool _S80;
    if((of_0(0.0)) < (this_9->limit_0))
    {
        _S80 = !is_nan_of_1(_S78);
    }
    else
    {
        _S80 = false;
    }
    float _S81;
    if(_S80)
    {
        _S81 = smaller_of_1(_S79, larger_of_1(- _S79, _S78));
    }
    else
    {
        _S81 = _S78;
    }
    return _S81 * this_9->clip_0;
}

__device__ double grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_4, longlong i_10)
{
    uint _S82 = t_1->grad_dtype_0;
    double g_5 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_10);
    bool _S83;
    if((t_1->param_dtype_0) == 2U)
    {
        _S83 = true;
    }
    else
    {
        _S83 = _S82 == 2U;
    }
    if(_S83)
    {
        double _S84 = Reading_read_0(r_4, g_5);
        return _S84;
    }
    float _S85 = f32_0(g_5);
    Reading_1 _S86 = Reading_x24init_0(f32_0(r_4->multiplier_0), f32_0(r_4->limit_0), f32_0(r_4->clip_0));
    float _S87 = Reading_read_1(&_S86, _S85);
    return of_f32_0(_S87);
}

__device__ bool is_finite_0(double v_24)
{
    return (magnitude_bits_0(v_24)) < 9218868437227405312ULL;
}

__device__ double Elements_grad_0(Elements_0 * this_10, longlong e_5, bool * skipped_0)
{
    double _S88 = grad_of_0(&this_10->t_0, &(&this_10->r_3)->reading_0, e_5);
    bool _S89;
    if(this_10->is_coded_0)
    {
        _S89 = !is_finite_0(_S88);
    }
    else
    {
        _S89 = false;
    }
    *skipped_0 = _S89;
    double _S90;
    if(_S89)
    {
        _S90 = of_1(0.0);
    }
    else
    {
        _S90 = _S88;
    }
    return _S90;
}

struct Halves_0
{
    uint hi_2;
    uint lo_2;
};

__device__ Halves_0 Halves_x24init_0(uint hi_3, uint lo_3)
{
    Halves_0 _S91;
    (&_S91)->hi_2 = hi_3;
    (&_S91)->lo_2 = lo_3;
    return _S91;
}

__device__ float widened_0(uint type_7, uint h_3)
{
    uint _S92;
    if(type_7 == 4U)
    {
        _S92 = h_3 << int(16);
    }
    else
    {
        _S92 = f32_of_f16_0(h_3);
    }
    return (U32_asfloat((_S92)));
}

__device__ float compensated_0(uint type_8, Halves_0 * v_25)
{
    return widened_0(type_8, v_25->hi_2) - widened_0(type_8, v_25->lo_2);
}

__device__ float joined_0(Halves_0 * v_26)
{
    return (U32_asfloat(((((v_26->hi_2 - ((v_26->lo_2) >> int(15))) & 65535U) << int(16)) | (v_26->lo_2))));
}

__device__ double Elements_param_0(Elements_0 * this_11, longlong i_11)
{
    ulonglong _S93 = (&this_11->t_0)->low_1;
    if(((&this_11->t_0)->low_1) == 0ULL)
    {
        double _S94 = element_1((&this_11->t_0)->param_dtype_0, (&this_11->t_0)->param_0, i_11);
        return _S94;
    }
    Halves_0 v_27 = Halves_x24init_0(uint(*((ushort *)(&this_11->t_0)->param_0 + i_11)), uint(*((ushort *)_S93 + i_11)));
    float _S95;
    if(((&this_11->t_0)->master_0) == 4U)
    {
        Halves_0 _S96 = v_27;
        float _S97 = compensated_0((&this_11->t_0)->param_dtype_0, &_S96);
        _S95 = _S97;
    }
    else
    {
        Halves_0 _S98 = v_27;
        float _S99 = joined_0(&_S98);
        _S95 = _S99;
    }
    return of_f32_0(_S95);
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
    int _S100 = int(range_0);
    int i_12;
    if(is_signed_1)
    {
        i_12 = int(1);
    }
    else
    {
        i_12 = int(2);
    }
    int decade_0 = _S100 - i_12;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    double ten_0 = 10.0;
    i_12 = decade_0;
    for(;;)
    {
        if(i_12 < int(6))
        {
        }
        else
        {
            break;
        }
        double _S101 = ten_0 * 10.0;
        int i_13 = i_12 + int(1);
        ten_0 = _S101;
        i_12 = i_13;
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
        bool _S102 = lane_2 < 16U;
        if(_S102)
        {
            (*&books_0)[lane_2] = tables_1->book_0[lane_2];
        }
        if(_S102)
        {
            (*&books_0)[256U + lane_2] = tables_1->book_0[16U + lane_2];
        }
    }
    else
    {
        float _S103;
        if(lane_2 < 127U)
        {
            _S103 = - Codes_value8_0(127U - lane_2, true);
        }
        else
        {
            _S103 = Codes_value8_0(lane_2 - 127U, true);
        }
        (*&books_0)[lane_2] = _S103;
        (*&books_0)[256U + lane_2] = Codes_value8_0(lane_2 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_12, UpdateArguments_0 * a_12, uint lane_3)
{
    uint _S104 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_12->t_0)->state_0[int(0)])->format_0)))), ((&(&this_12->t_0)->state_0[int(1)])->format_0)))), ((&(&this_12->t_0)->state_0[int(2)])->format_0)));
    if(this_12->is_coded_0)
    {
        Codes_open_0(_S104, (CodeTables_0 *)a_12->tables_0, lane_3);
    }
    return;
}

__device__ float root_2(float x_3)
{
    return (F32_sqrt((x_3)));
}

__device__ float root_3(float v_28)
{
    return root_2(v_28);
}

__device__ float root_4(float v_29)
{
    return root_3(v_29);
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
    float _S105;
    if(this_15->in_f32_0)
    {
        _S105 = of_f32_1(f32_1(v_31));
    }
    else
    {
        _S105 = v_31;
    }
    this_15->value_0[k_5] = _S105;
    return _S105;
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

__device__ float joint_1(float a_13, float b_8, float c_1)
{
    return a_13 * b_8 + c_1;
}

__device__ float put_mean_square_1(Rule_1 * r_5, int k_6, float g_6, States_1 * s_8)
{
    States_1 _S106 = *s_8;
    float _S107 = States_get_1(&_S106, k_6);
    float _S108 = States_put_1(s_8, k_6, joint_1(r_5->beta2_0, _S107, r_5->one_minus_beta2_0 * g_6 * g_6));
    return _S108;
}

__device__ float put_mean_1(Rule_1 * r_6, float g_7, States_1 * s_9)
{
    States_1 _S109 = *s_9;
    float _S110 = States_get_1(&_S109, int(0));
    float _S111 = States_put_1(s_9, int(0), joint_1(r_6->one_minus_beta1_0, g_7 - _S110, _S110));
    return _S111;
}

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ void Halving_halve_1(float v_32, uint lane_4, uint width_3)
{
    (*&values_1)[lane_4] = v_32;
    meet_0();
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
        if((lane_4 & (width_3 - 1U)) < half_4)
        {
            (*&values_1)[lane_4] = (*&values_1)[lane_4] + (*&values_1)[lane_4 + half_4];
        }
        meet_0();
        half_4 = half_4 / 2U;
    }
    return;
}

__device__ double Halving_after_1(double before_1, float v_33, uint lane_5, uint width_4)
{
    Halving_halve_1(v_33, lane_5, width_4);
    double _S112;
    if(lane_5 == 0U)
    {
        _S112 = before_1;
        uint i_14 = 0U;
        for(;;)
        {
            if(i_14 < 256U)
            {
            }
            else
            {
                break;
            }
            double _S113 = _S112 + wide_0((*&values_1)[i_14]);
            uint i_15 = i_14 + width_4;
            _S112 = _S113;
            i_14 = i_15;
        }
    }
    else
    {
        _S112 = before_1;
    }
    meet_0();
    return _S112;
}

__device__ float quotient_0(float x_4, float y_0)
{
    return x_4 / y_0;
}

__device__ float over_1(float a_14, float b_9)
{
    return quotient_0(a_14, b_9);
}

__device__ float direction_1(Rule_1 * r_7, float w_1, float g_8, States_1 * s_10)
{
    switch(r_7->kind_0)
    {
    case 8U:
        {
            float _S114 = put_mean_1(r_7, g_8, s_10);
            float _S115 = put_mean_square_1(r_7, int(1), g_8, s_10);
            return joint_1(r_7->pull_0, w_1, over_1(_S114 * r_7->correction1_0, joint_1(root_4(_S115), r_7->correction2_0, r_7->eps_0)));
        }
    case 11U:
        {
            States_1 _S116 = *s_10;
            float _S117 = States_get_1(&_S116, int(0));
            float v_34;
            if(!r_7->factored_0)
            {
                float _S118 = States_put_1(s_10, int(0), joint_1(r_7->one_minus_beta2_0, g_8 * g_8 - _S117, _S117));
                v_34 = _S118;
            }
            else
            {
                v_34 = _S117;
            }
            return over_1(g_8, root_4(larger_of_1(v_34, r_7->eps_0 * r_7->eps_0)));
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
    bool _S119;
    if(((&(&this_16->t_0)->state_0[k_7])->data_0) != 0ULL)
    {
        _S119 = !is_one_value_0((&(&this_16->r_3)->rule_0)->kind_0, k_7);
    }
    else
    {
        _S119 = false;
    }
    if(_S119)
    {
        _S119 = ((&this_16->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S119 = false;
    }
    return _S119;
}

__device__ uint Elements_state_type_1(Elements_1 * this_17)
{
    uint _S120;
    if(((&this_17->t_0)->param_dtype_0) == 2U)
    {
        _S120 = 2U;
    }
    else
    {
        _S120 = 1U;
    }
    return _S120;
}

__device__ float from_1(uint type_9, ulonglong element_2)
{
    uint u_2 = low_0(element_2);
    uint _S121;
    if(type_9 == 1U)
    {
        _S121 = u_2;
    }
    else
    {
        if(type_9 == 4U)
        {
            _S121 = u_2 << int(16);
        }
        else
        {
            _S121 = f32_of_f16_0(u_2);
        }
    }
    return (U32_asfloat((_S121)));
}

__device__ float element_3(uint type_10, ulonglong base_6, longlong i_16)
{
    ulonglong _S122 = load_0(size_of_0(type_10), base_6, i_16);
    return from_1(type_10, _S122);
}

__device__ States_1 Elements_states_1(Elements_1 * this_18, longlong i_17)
{
    float _S123;
    States_1 s_11;
    (&s_11)->changed_0 = 0U;
    (&s_11)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                float _S124 = of_0(0.0);
                _S123 = _S124;
                (&s_11)->value_0[int(0)] = _S124;
                bool _S125 = Elements_has_1(this_18, int(0));
                if(!_S125)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S126 = Codes_decode_0(&(&this_18->t_0)->state_0[int(0)], ulonglong(i_17));
                    (&s_11)->value_0[int(0)] = of_f32_1(_S126);
                }
                else
                {
                    uint _S127 = Elements_state_type_1(this_18);
                    float _S128 = element_3(_S127, (&(&this_18->t_0)->state_0[int(0)])->data_0, i_17);
                    (&s_11)->value_0[int(0)] = _S128;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_11)->value_0[int(1)] = _S123;
                bool _S129 = Elements_has_1(this_18, int(1));
                if(!_S129)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S130 = Codes_decode_0(&(&this_18->t_0)->state_0[int(1)], ulonglong(i_17));
                    (&s_11)->value_0[int(1)] = of_f32_1(_S130);
                }
                else
                {
                    uint _S131 = Elements_state_type_1(this_18);
                    float _S132 = element_3(_S131, (&(&this_18->t_0)->state_0[int(1)])->data_0, i_17);
                    (&s_11)->value_0[int(1)] = _S132;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_11)->value_0[int(2)] = _S123;
                bool _S133 = Elements_has_1(this_18, int(2));
                if(!_S133)
                {
                    break;
                }
                if(((&(&this_18->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S134 = Codes_decode_0(&(&this_18->t_0)->state_0[int(2)], ulonglong(i_17));
                    (&s_11)->value_0[int(2)] = of_f32_1(_S134);
                }
                else
                {
                    uint _S135 = Elements_state_type_1(this_18);
                    float _S136 = element_3(_S135, (&(&this_18->t_0)->state_0[int(2)])->data_0, i_17);
                    (&s_11)->value_0[int(2)] = _S136;
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_18->r_3)->rule_0)->factored_0)
    {
        longlong _S137 = (&this_18->t_0)->columns_0;
        longlong row_2 = i_17 / (&this_18->t_0)->columns_0;
        longlong matrix_1 = row_2 / (&this_18->t_0)->rows_0;
        uint _S138 = Elements_state_type_1(this_18);
        float mean_1 = element_3(_S138, (&(&this_18->t_0)->state_0[int(1)])->data_0, matrix_1 * _S137 + (i_17 - row_2 * _S137));
        (&s_11)->value_0[int(0)] = of_0(*((double *)(&this_18->t_0)->row_scale_0 + row_2)) * mean_1;
    }
    return s_11;
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_8, longlong i_18)
{
    float g_9 = element_3(t_2->grad_dtype_0, t_2->grad_0, i_18);
    float _S139 = Reading_read_1(r_8, g_9);
    return _S139;
}

__device__ bool is_finite_1(float v_35)
{
    return ((F32_asuint((v_35))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_19, longlong e_6, bool * skipped_1)
{
    float _S140 = grad_of_1(&this_19->t_0, &(&this_19->r_3)->reading_0, e_6);
    bool _S141;
    if(this_19->is_coded_0)
    {
        _S141 = !is_finite_1(_S140);
    }
    else
    {
        _S141 = false;
    }
    *skipped_1 = _S141;
    float _S142;
    if(_S141)
    {
        _S142 = of_0(0.0);
    }
    else
    {
        _S142 = _S140;
    }
    return _S142;
}

__device__ float Elements_param_1(Elements_1 * this_20, longlong i_19)
{
    ulonglong _S143 = (&this_20->t_0)->low_1;
    if(((&this_20->t_0)->low_1) == 0ULL)
    {
        float _S144 = element_3((&this_20->t_0)->param_dtype_0, (&this_20->t_0)->param_0, i_19);
        return _S144;
    }
    Halves_0 v_36 = Halves_x24init_0(uint(*((ushort *)(&this_20->t_0)->param_0 + i_19)), uint(*((ushort *)_S143 + i_19)));
    float _S145;
    if(((&this_20->t_0)->master_0) == 4U)
    {
        Halves_0 _S146 = v_36;
        float _S147 = compensated_0((&this_20->t_0)->param_dtype_0, &_S146);
        _S145 = _S147;
    }
    else
    {
        Halves_0 _S148 = v_36;
        float _S149 = joined_0(&_S148);
        _S145 = _S149;
    }
    return of_f32_1(_S145);
}

__device__ void Elements_open_1(Elements_1 * this_21, UpdateArguments_0 * a_15, uint lane_6)
{
    uint _S150 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_21->t_0)->state_0[int(0)])->format_0)))), ((&(&this_21->t_0)->state_0[int(1)])->format_0)))), ((&(&this_21->t_0)->state_0[int(2)])->format_0)));
    if(this_21->is_coded_0)
    {
        Codes_open_0(_S150, (CodeTables_0 *)a_15->tables_0, lane_6);
    }
    return;
}

__device__ double Halving_sum_0(double v_37, uint lane_7, uint width_5)
{
    Halving_halve_0(v_37, lane_7, width_5);
    return (*&values_0)[lane_7];
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S151 = high_0(u_3);
    uint _S152 = _S151 >> int(31);
    bool negative_0 = _S152 != 0U;
    uint e_7 = (_S151 >> int(20)) & 2047U;
    ulonglong m_9 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S153;
    if(e_7 == 2047U)
    {
        _S153 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S153 = false;
    }
    if(_S153)
    {
        return 0LL;
    }
    if(e_7 < 1023U)
    {
        return 0LL;
    }
    if(e_7 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S152));
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
    longlong _S154;
    if(negative_0)
    {
        _S154 = longlong(0ULL - m_10);
    }
    else
    {
        _S154 = longlong(m_10);
    }
    return _S154;
}

__device__ longlong clamp_to_0(uint type_11, longlong v_38)
{
    longlong _S155;
    switch(type_11)
    {
    case 7U:
        {
            if(v_38 < -128LL)
            {
                _S155 = -128LL;
            }
            else
            {
                if(v_38 > 127LL)
                {
                    _S155 = 127LL;
                }
                else
                {
                    _S155 = v_38;
                }
            }
            return _S155;
        }
    case 8U:
        {
            if(v_38 < 0LL)
            {
                _S155 = 0LL;
            }
            else
            {
                if(v_38 > 255LL)
                {
                    _S155 = 255LL;
                }
                else
                {
                    _S155 = v_38;
                }
            }
            return _S155;
        }
    case 9U:
        {
            if(v_38 < -2147483648LL)
            {
                _S155 = -2147483648LL;
            }
            else
            {
                if(v_38 > 2147483647LL)
                {
                    _S155 = 2147483647LL;
                }
                else
                {
                    _S155 = v_38;
                }
            }
            return _S155;
        }
    default:
        {
            return v_38;
        }
    }
}

__device__ uint narrow_0(uint a_16, uint mantissa_1, uint bias_1)
{
    uint e_8 = a_16 >> int(23);
    if(e_8 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_16 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S156 = a_16 & 8388607U;
    uint _S157;
    if(e_8 != 0U)
    {
        _S157 = 8388608U;
    }
    else
    {
        _S157 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S156 | _S157), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_8), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_17 = u_4 & 2147483647U;
    uint sign_5 = (u_4 >> int(16)) & 32768U;
    if(a_17 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_17 >> int(13)) & 1023U);
    }
    uint _S158;
    if(a_17 >= 1199566848U)
    {
        _S158 = 31744U;
    }
    else
    {
        _S158 = narrow_0(a_17, 10U, 15U);
    }
    return sign_5 | _S158;
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
    uint a_18 = u_6 & 2147483647U;
    uint sign_6 = (u_6 >> int(24)) & 128U;
    uint _S159;
    if(a_18 >= 1140850688U)
    {
        _S159 = 127U;
    }
    else
    {
        _S159 = (U32_min((narrow_0(a_18, 3U, 7U)), (127U)));
    }
    return sign_6 | _S159;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_19 = u_7 & 2147483647U;
    uint sign_7 = (u_7 >> int(24)) & 128U;
    if(a_19 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S160;
    if(a_19 >= 1199570944U)
    {
        _S160 = 124U;
    }
    else
    {
        _S160 = (U32_min((narrow_0(a_19, 2U, 15U)), (124U)));
    }
    return sign_7 | _S160;
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
            int _S161;
            if((u_9 << int(1)) != 0ULL)
            {
                _S161 = int(1);
            }
            else
            {
                _S161 = int(0);
            }
            return ulonglong(_S161);
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

__device__ void store_0(uint size_1, ulonglong base_7, longlong i_20, ulonglong v_39)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S162 = at_3(base_7, i_20);
            *_S162 = uchar(v_39);
            break;
        }
    case 2U:
        {
            ushort * _S163 = at_4(base_7, i_20);
            *_S163 = ushort(v_39);
            break;
        }
    case 4U:
        {
            uint * _S164 = at_5(base_7, i_20);
            *_S164 = uint(v_39);
            break;
        }
    default:
        {
            ulonglong * _S165 = at_6(base_7, i_20);
            *_S165 = v_39;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_15, ulonglong base_8, longlong i_21, double v_40)
{
    store_0(size_of_0(type_15), base_8, i_21, to_0(v_40, type_15));
    return;
}

__device__ void Means_blend_0(Elements_0 * x_5, int k_8, longlong i_22, double mean_2)
{
    uint _S166 = Elements_state_type_0(x_5);
    double before_2 = element_1(_S166, (&(&x_5->t_0)->state_0[k_8])->data_0, i_22);
    put_element_0(_S166, (&(&x_5->t_0)->state_0[k_8])->data_0, i_22, before_2 + (&(&x_5->r_3)->rule_0)->one_minus_beta2_0 * (mean_2 - before_2));
    return;
}

__device__ double real_of_i64_0(longlong v_41)
{
    return real_of_0(f64_of_i64_0(v_41));
}

__device__ void Means_column_means_0(Elements_0 * x_6, longlong matrix_2, longlong c_2)
{
    longlong _S167 = (&x_6->t_0)->columns_0;
    if(c_2 >= ((&x_6->t_0)->columns_0))
    {
        return;
    }
    longlong _S168 = (&x_6->t_0)->rows_0;
    longlong _S169 = matrix_2 * (&x_6->t_0)->rows_0;
    double sum_0 = of_1(0.0);
    longlong row_3 = _S169;
    for(;;)
    {
        if(row_3 < ((matrix_2 + 1LL) * _S168))
        {
        }
        else
        {
            break;
        }
        double _S170 = grad_of_0(&x_6->t_0, &(&x_6->r_3)->reading_0, row_3 * _S167 + c_2);
        double _S171 = joint_0(_S170, _S170, sum_0);
        longlong row_4 = row_3 + 1LL;
        sum_0 = _S171;
        row_3 = row_4;
    }
    Means_blend_0(x_6, int(1), matrix_2 * _S167 + c_2, over_0(sum_0, of_1(real_of_i64_0(_S168))));
    return;
}

__device__ void Means_row_means_0(Elements_0 * x_7, longlong first_row_0, longlong rows_1, uint lane_8)
{
    longlong _S172;
    bool _S173;
    longlong row_5 = first_row_0 + longlong(lane_8 / 16U);
    bool is_inside_0 = row_5 < rows_1;
    double total_0 = 0.0;
    longlong begin_0 = 0LL;
    for(;;)
    {
        longlong _S174 = (&x_7->t_0)->columns_0;
        _S172 = (&x_7->t_0)->columns_0;
        if(begin_0 < ((&x_7->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S175 = begin_0 + 256LL;
        longlong _S176 = (I64_min((_S175), (_S174)));
        longlong _S177 = begin_0 + longlong(lane_8 % 16U);
        double sum_1 = of_1(0.0);
        longlong c_3 = _S177;
        for(;;)
        {
            if(is_inside_0)
            {
                _S173 = c_3 < _S176;
            }
            else
            {
                _S173 = false;
            }
            if(_S173)
            {
            }
            else
            {
                break;
            }
            double _S178 = grad_of_0(&x_7->t_0, &(&x_7->r_3)->reading_0, row_5 * _S174 + c_3);
            double _S179 = joint_0(_S178, _S178, sum_1);
            longlong c_4 = c_3 + 16LL;
            sum_1 = _S179;
            c_3 = c_4;
        }
        double _S180 = Halving_sum_0(sum_1, lane_8, 16U);
        double _S181 = total_0 + wide_1(_S180);
        total_0 = _S181;
        begin_0 = _S175;
    }
    if(is_inside_0)
    {
        _S173 = (lane_8 % 16U) == 0U;
    }
    else
    {
        _S173 = false;
    }
    if(_S173)
    {
        Means_blend_0(x_7, int(0), row_5, of_1(total_0 / real_of_i64_0(_S172)));
    }
    return;
}

__device__ TensorRule_0 * TensorRule_at_0(UpdateArguments_0 * a_20, int tensor_0)
{
    return (TensorRule_0 *)(a_20->rules_0 + 512ULL * ulonglong(tensor_0));
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_21, int tensor_1)
{
    Elements_0 e_9;
    (&e_9)->t_0 = *((MultiTensor_0 *)a_21->tensors_0 + tensor_1);
    TensorRule_0 * _S182 = TensorRule_at_0(a_21, tensor_1);
    (&e_9)->r_3 = *_S182;
    (&e_9)->is_coded_0 = false;
    Elements_0 _S183 = e_9;
    bool _S184 = Elements_has_0(&_S183, int(0));
    bool _S185;
    if(_S184)
    {
        _S185 = ((&(&(&e_9)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        (&e_9)->is_coded_0 = true;
    }
    Elements_0 _S186 = e_9;
    bool _S187 = Elements_has_0(&_S186, int(1));
    if(_S187)
    {
        _S185 = ((&(&(&e_9)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        (&e_9)->is_coded_0 = true;
    }
    Elements_0 _S188 = e_9;
    bool _S189 = Elements_has_0(&_S188, int(2));
    if(_S189)
    {
        _S185 = ((&(&(&e_9)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        (&e_9)->is_coded_0 = true;
    }
    return e_9;
}

__device__ bool is_narrow_0(uint type_16)
{
    bool _S190;
    if(type_16 == 1U)
    {
        _S190 = true;
    }
    else
    {
        _S190 = type_16 == 3U;
    }
    if(_S190)
    {
        _S190 = true;
    }
    else
    {
        _S190 = type_16 == 4U;
    }
    return _S190;
}

__device__ bool is_narrow_1(MultiTensor_0 * _S191)
{
    bool _S192;
    if(is_narrow_0(_S191->param_dtype_0))
    {
        _S192 = is_narrow_0(_S191->grad_dtype_0);
    }
    else
    {
        _S192 = false;
    }
    if(_S192)
    {
        if((_S191->copy_0) == 0ULL)
        {
            _S192 = true;
        }
        else
        {
            _S192 = is_narrow_0(_S191->copy_dtype_0);
        }
    }
    else
    {
        _S192 = false;
    }
    return _S192;
}

__device__ bool needs_whole_0(uint kind_2)
{
    bool _S193;
    if(kind_2 == 8U)
    {
        _S193 = true;
    }
    else
    {
        _S193 = kind_2 == 9U;
    }
    if(_S193)
    {
        _S193 = true;
    }
    else
    {
        _S193 = kind_2 == 10U;
    }
    if(_S193)
    {
        _S193 = true;
    }
    else
    {
        _S193 = kind_2 == 11U;
    }
    return _S193;
}

__device__ bool takes_part_0(UpdateArguments_0 * a_22, int tensor_2)
{
    TensorRule_0 * _S194 = TensorRule_at_0(a_22, tensor_2);
    bool _S195;
    if((_S194->applies_0) != 0U)
    {
        _S195 = needs_whole_0((&_S194->rule_0)->kind_0);
    }
    else
    {
        _S195 = false;
    }
    return _S195;
}

__device__ bool takes_part_1(UpdateArguments_0 * a_23, int tensor_3)
{
    bool _S196 = is_narrow_1((MultiTensor_0 *)a_23->tensors_0 + tensor_3);
    bool _S197;
    if(_S196 == false)
    {
        bool _S198 = takes_part_0(a_23, tensor_3);
        _S197 = _S198;
    }
    else
    {
        _S197 = false;
    }
    return _S197;
}

__device__ ulonglong to_1(float this_23, uint type_17)
{
    uint u_10 = (F32_asuint((this_23)));
    uint _S199;
    if(type_17 == 1U)
    {
        _S199 = u_10;
    }
    else
    {
        if(type_17 == 4U)
        {
            _S199 = bf16_of_f32_0(u_10);
        }
        else
        {
            _S199 = f16_of_f32_0(u_10);
        }
    }
    return ulonglong(_S199);
}

__device__ void put_element_1(uint type_18, ulonglong base_9, longlong i_23, float v_42)
{
    store_0(size_of_0(type_18), base_9, i_23, to_1(v_42, type_18));
    return;
}

__device__ float Halving_sum_1(float v_43, uint lane_9, uint width_6)
{
    Halving_halve_1(v_43, lane_9, width_6);
    return (*&values_1)[lane_9];
}

__device__ void Means_blend_1(Elements_1 * x_8, int k_9, longlong i_24, float mean_3)
{
    uint _S200 = Elements_state_type_1(x_8);
    float before_3 = element_3(_S200, (&(&x_8->t_0)->state_0[k_9])->data_0, i_24);
    put_element_1(_S200, (&(&x_8->t_0)->state_0[k_9])->data_0, i_24, before_3 + (&(&x_8->r_3)->rule_0)->one_minus_beta2_0 * (mean_3 - before_3));
    return;
}

__device__ void Means_column_means_1(Elements_1 * x_9, longlong matrix_3, longlong c_5)
{
    longlong _S201 = (&x_9->t_0)->columns_0;
    if(c_5 >= ((&x_9->t_0)->columns_0))
    {
        return;
    }
    longlong _S202 = (&x_9->t_0)->rows_0;
    longlong _S203 = matrix_3 * (&x_9->t_0)->rows_0;
    float sum_2 = of_0(0.0);
    longlong row_6 = _S203;
    for(;;)
    {
        if(row_6 < ((matrix_3 + 1LL) * _S202))
        {
        }
        else
        {
            break;
        }
        float _S204 = grad_of_1(&x_9->t_0, &(&x_9->r_3)->reading_0, row_6 * _S201 + c_5);
        float _S205 = joint_1(_S204, _S204, sum_2);
        longlong row_7 = row_6 + 1LL;
        sum_2 = _S205;
        row_6 = row_7;
    }
    Means_blend_1(x_9, int(1), matrix_3 * _S201 + c_5, over_1(sum_2, of_0(real_of_i64_0(_S202))));
    return;
}

__device__ void Means_row_means_1(Elements_1 * x_10, longlong first_row_1, longlong rows_2, uint lane_10)
{
    longlong _S206;
    bool _S207;
    longlong row_8 = first_row_1 + longlong(lane_10 / 16U);
    bool is_inside_1 = row_8 < rows_2;
    double total_1 = 0.0;
    longlong begin_1 = 0LL;
    for(;;)
    {
        longlong _S208 = (&x_10->t_0)->columns_0;
        _S206 = (&x_10->t_0)->columns_0;
        if(begin_1 < ((&x_10->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S209 = begin_1 + 256LL;
        longlong _S210 = (I64_min((_S209), (_S208)));
        longlong _S211 = begin_1 + longlong(lane_10 % 16U);
        float sum_3 = of_0(0.0);
        longlong c_6 = _S211;
        for(;;)
        {
            if(is_inside_1)
            {
                _S207 = c_6 < _S210;
            }
            else
            {
                _S207 = false;
            }
            if(_S207)
            {
            }
            else
            {
                break;
            }
            float _S212 = grad_of_1(&x_10->t_0, &(&x_10->r_3)->reading_0, row_8 * _S208 + c_6);
            float _S213 = joint_1(_S212, _S212, sum_3);
            longlong c_7 = c_6 + 16LL;
            sum_3 = _S213;
            c_6 = c_7;
        }
        float _S214 = Halving_sum_1(sum_3, lane_10, 16U);
        double _S215 = total_1 + wide_0(_S214);
        total_1 = _S215;
        begin_1 = _S209;
    }
    if(is_inside_1)
    {
        _S207 = (lane_10 % 16U) == 0U;
    }
    else
    {
        _S207 = false;
    }
    if(_S207)
    {
        Means_blend_1(x_10, int(0), row_8, of_0(total_1 / real_of_i64_0(_S206)));
    }
    return;
}

__device__ TensorRule_1 * TensorRule_at_1(UpdateArguments_0 * a_24, int tensor_4)
{
    return (TensorRule_1 *)(a_24->rules_0 + 512ULL * ulonglong(tensor_4) + 256ULL);
}

__device__ Elements_1 Elements_of_1(UpdateArguments_0 * a_25, int tensor_5)
{
    Elements_1 e_10;
    (&e_10)->t_0 = *((MultiTensor_0 *)a_25->tensors_0 + tensor_5);
    TensorRule_1 * _S216 = TensorRule_at_1(a_25, tensor_5);
    (&e_10)->r_3 = *_S216;
    (&e_10)->is_coded_0 = false;
    Elements_1 _S217 = e_10;
    bool _S218 = Elements_has_1(&_S217, int(0));
    bool _S219;
    if(_S218)
    {
        _S219 = ((&(&(&e_10)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S219 = false;
    }
    if(_S219)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_1 _S220 = e_10;
    bool _S221 = Elements_has_1(&_S220, int(1));
    if(_S221)
    {
        _S219 = ((&(&(&e_10)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S219 = false;
    }
    if(_S219)
    {
        (&e_10)->is_coded_0 = true;
    }
    Elements_1 _S222 = e_10;
    bool _S223 = Elements_has_1(&_S222, int(2));
    if(_S223)
    {
        _S219 = ((&(&(&e_10)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S219 = false;
    }
    if(_S219)
    {
        (&e_10)->is_coded_0 = true;
    }
    return e_10;
}

__device__ bool takes_part_2(UpdateArguments_0 * a_26, int tensor_6)
{
    bool _S224 = is_narrow_1((MultiTensor_0 *)a_26->tensors_0 + tensor_6);
    bool _S225;
    if(_S224 == true)
    {
        bool _S226 = takes_part_0(a_26, tensor_6);
        _S225 = _S226;
    }
    else
    {
        _S225 = false;
    }
    return _S225;
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

__device__ uint row_at_0(uint i_25, uint rows_3)
{
    return (U32_min((i_25), (rows_3 - 1U)));
}

struct MultiPartial_0
{
    double powers_0;
    double largest_0;
    longlong non_finite_0;
};

__device__ MultiPartial_0 MultiPartial_x24init_0(double powers_1, double largest_1, longlong non_finite_1)
{
    MultiPartial_0 _S227;
    (&_S227)->powers_0 = powers_1;
    (&_S227)->largest_0 = largest_1;
    (&_S227)->non_finite_0 = non_finite_1;
    return _S227;
}

__device__ void Sums_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_27, uint group_1, uint lane_11)
{
    uint c_8 = group_1;
    for(;;)
    {
        uint _S228 = a_27->chunk_count_0;
        if(c_8 < (a_27->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S229 = (MultiChunk_0 *)a_27->chunks_0 + row_at_0(c_8, _S228);
        MultiChunk_0 chunk_0 = *_S229;
        bool _S230 = takes_part_1(a_27, (*_S229).tensor_7);
        if(!_S230)
        {
            c_8 = c_8 + a_27->groups_0;
            continue;
        }
        Elements_0 _S231 = Elements_of_0(a_27, chunk_0.tensor_7);
        Elements_0 _S232 = _S231;
        Elements_open_0(&_S232, a_27, lane_11);
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
            int _S233 = (I32_min((first_2 + int(256)), (chunk_0.count_1)));
            double _S234 = of_1(0.0);
            int _S235 = first_2 + int(lane_11 % 16U);
            double p2_0 = _S234;
            double d2_0 = _S234;
            int j_0 = _S235;
            for(;;)
            {
                if(j_0 < _S233)
                {
                }
                else
                {
                    break;
                }
                longlong i_26 = chunk_0.begin_2 + longlong(j_0);
                Elements_0 _S236 = _S231;
                double _S237 = Elements_param_0(&_S236, i_26);
                Elements_0 _S238 = _S231;
                bool skipped_2;
                double _S239 = Elements_grad_0(&_S238, i_26, &skipped_2);
                Elements_0 _S240 = _S231;
                States_0 _S241 = Elements_states_0(&_S240, i_26);
                States_0 s_12 = _S241;
                Rule_0 _S242 = _S231.r_3.rule_0;
                double _S243 = direction_0(&_S242, _S237, _S239, &s_12);
                double _S244 = joint_0(_S237, _S237, p2_0);
                double _S245 = joint_0(_S243, _S243, d2_0);
                int j_1 = j_0 + int(16);
                p2_0 = _S244;
                d2_0 = _S245;
                j_0 = j_1;
            }
            double _S246 = Halving_after_0(params_0, p2_0, lane_11, 16U);
            double _S247 = Halving_after_0(squares_0, d2_0, lane_11, 16U);
            int begin_4 = begin_3 + int(4096);
            params_0 = _S246;
            squares_0 = _S247;
            begin_3 = begin_4;
        }
        if(lane_11 == 0U)
        {
            *((MultiPartial_0 *)a_27->partials_0 + c_8) = MultiPartial_x24init_0(params_0, squares_0, 0LL);
        }
        c_8 = c_8 + a_27->groups_0;
    }
    return;
}

__device__ void Sums_run_1(Spec_0 * spec_1, UpdateArguments_0 * a_28, uint group_2, uint lane_12)
{
    uint c_9 = group_2;
    for(;;)
    {
        uint _S248 = a_28->chunk_count_0;
        if(c_9 < (a_28->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S249 = (MultiChunk_0 *)a_28->chunks_0 + row_at_0(c_9, _S248);
        MultiChunk_0 chunk_1 = *_S249;
        bool _S250 = takes_part_2(a_28, (*_S249).tensor_7);
        if(!_S250)
        {
            c_9 = c_9 + a_28->groups_0;
            continue;
        }
        Elements_1 _S251 = Elements_of_1(a_28, chunk_1.tensor_7);
        Elements_1 _S252 = _S251;
        Elements_open_1(&_S252, a_28, lane_12);
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
            int _S253 = (I32_min((first_3 + int(256)), (chunk_1.count_1)));
            float _S254 = of_0(0.0);
            int _S255 = first_3 + int(lane_12 % 16U);
            float p2_1 = _S254;
            float d2_1 = _S254;
            int j_2 = _S255;
            for(;;)
            {
                if(j_2 < _S253)
                {
                }
                else
                {
                    break;
                }
                longlong i_27 = chunk_1.begin_2 + longlong(j_2);
                Elements_1 _S256 = _S251;
                float _S257 = Elements_param_1(&_S256, i_27);
                Elements_1 _S258 = _S251;
                bool skipped_3;
                float _S259 = Elements_grad_1(&_S258, i_27, &skipped_3);
                Elements_1 _S260 = _S251;
                States_1 _S261 = Elements_states_1(&_S260, i_27);
                States_1 s_13 = _S261;
                Rule_1 _S262 = _S251.r_3.rule_0;
                float _S263 = direction_1(&_S262, _S257, _S259, &s_13);
                float _S264 = joint_1(_S257, _S257, p2_1);
                float _S265 = joint_1(_S263, _S263, d2_1);
                int j_3 = j_2 + int(16);
                p2_1 = _S264;
                d2_1 = _S265;
                j_2 = j_3;
            }
            double _S266 = Halving_after_1(params_1, p2_1, lane_12, 16U);
            double _S267 = Halving_after_1(squares_1, d2_1, lane_12, 16U);
            int begin_6 = begin_5 + int(4096);
            params_1 = _S266;
            squares_1 = _S267;
            begin_5 = begin_6;
        }
        if(lane_12 == 0U)
        {
            *((MultiPartial_0 *)a_28->partials_0 + c_9) = MultiPartial_x24init_0(params_1, squares_1, 0LL);
        }
        c_9 = c_9 + a_28->groups_0;
    }
    return;
}

__device__ void Means_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_29, uint group_3, uint lane_13)
{
    uint _S268 = a_29->tensor_count_0;
    ulonglong _S269 = ulonglong(a_29->tensor_count_0) * 32ULL;
    ulonglong part_1 = ulonglong(group_3);
    for(;;)
    {
        if(part_1 < _S269)
        {
        }
        else
        {
            break;
        }
        int tensor_8 = int(row_at_0(uint(part_1 / 32ULL), _S268));
        int slice_0 = int(part_1 % 32ULL);
        bool _S270;
        if((((MultiTensor_0 *)a_29->tensors_0 + tensor_8)->columns_0) == 0LL)
        {
            _S270 = true;
        }
        else
        {
            bool _S271 = takes_part_1(a_29, tensor_8);
            _S270 = !_S271;
        }
        if(_S270)
        {
            part_1 = part_1 + ulonglong(a_29->groups_0);
            continue;
        }
        Elements_0 _S272 = Elements_of_0(a_29, tensor_8);
        longlong rows_4 = _S272.t_0.count_0 / _S272.t_0.columns_0;
        longlong row_9 = longlong(slice_0 * int(16));
        for(;;)
        {
            if(row_9 < rows_4)
            {
            }
            else
            {
                break;
            }
            Elements_0 _S273 = _S272;
            Means_row_means_0(&_S273, row_9, rows_4, lane_13);
            row_9 = row_9 + 512LL;
        }
        longlong strips_0 = (_S272.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S274 = rows_4 / _S272.t_0.rows_0;
        longlong _S275 = _S274 * strips_0;
        longlong i_28 = longlong(slice_0);
        for(;;)
        {
            if(i_28 < _S275)
            {
            }
            else
            {
                break;
            }
            longlong _S276 = i_28 / strips_0;
            longlong _S277 = i_28 % strips_0;
            longlong _S278 = _S277 * 256LL + longlong(lane_13);
            Elements_0 _S279 = _S272;
            Means_column_means_0(&_S279, _S276, _S278);
            i_28 = i_28 + 32LL;
        }
        part_1 = part_1 + ulonglong(a_29->groups_0);
    }
    return;
}

__device__ void Means_run_1(Spec_0 * spec_3, UpdateArguments_0 * a_30, uint group_4, uint lane_14)
{
    uint _S280 = a_30->tensor_count_0;
    ulonglong _S281 = ulonglong(a_30->tensor_count_0) * 32ULL;
    ulonglong part_2 = ulonglong(group_4);
    for(;;)
    {
        if(part_2 < _S281)
        {
        }
        else
        {
            break;
        }
        int tensor_9 = int(row_at_0(uint(part_2 / 32ULL), _S280));
        int slice_1 = int(part_2 % 32ULL);
        bool _S282;
        if((((MultiTensor_0 *)a_30->tensors_0 + tensor_9)->columns_0) == 0LL)
        {
            _S282 = true;
        }
        else
        {
            bool _S283 = takes_part_2(a_30, tensor_9);
            _S282 = !_S283;
        }
        if(_S282)
        {
            part_2 = part_2 + ulonglong(a_30->groups_0);
            continue;
        }
        Elements_1 _S284 = Elements_of_1(a_30, tensor_9);
        longlong rows_5 = _S284.t_0.count_0 / _S284.t_0.columns_0;
        longlong row_10 = longlong(slice_1 * int(16));
        for(;;)
        {
            if(row_10 < rows_5)
            {
            }
            else
            {
                break;
            }
            Elements_1 _S285 = _S284;
            Means_row_means_1(&_S285, row_10, rows_5, lane_14);
            row_10 = row_10 + 512LL;
        }
        longlong strips_1 = (_S284.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S286 = rows_5 / _S284.t_0.rows_0;
        longlong _S287 = _S286 * strips_1;
        longlong i_29 = longlong(slice_1);
        for(;;)
        {
            if(i_29 < _S287)
            {
            }
            else
            {
                break;
            }
            longlong _S288 = i_29 / strips_1;
            longlong _S289 = i_29 % strips_1;
            longlong _S290 = _S289 * 256LL + longlong(lane_14);
            Elements_1 _S291 = _S284;
            Means_column_means_1(&_S291, _S288, _S290);
            i_29 = i_29 + 32LL;
        }
        part_2 = part_2 + ulonglong(a_30->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_multi_means_f32(UpdateArguments_0 a_31, Spec_0 spec_4)
{
    uint _S292 = blockIdx.x;
    uint _S293 = threadIdx.x;
    Spec_0 _S294 = spec_4;
    UpdateArguments_0 _S295 = a_31;
    Means_run_1(&_S294, &_S295, _S292, _S293);
    return;
}

extern "C" __global__ void mpt_multi_means_f64(UpdateArguments_0 a_32, Spec_0 spec_5)
{
    uint _S296 = blockIdx.x;
    uint _S297 = threadIdx.x;
    Spec_0 _S298 = spec_5;
    UpdateArguments_0 _S299 = a_32;
    Means_run_0(&_S298, &_S299, _S296, _S297);
    return;
}

__device__ void RowScales_run_0(Spec_0 * spec_6, UpdateArguments_0 * a_33, uint group_5, uint lane_15)
{
    uint i_30 = group_5;
    for(;;)
    {
        uint _S300 = a_33->tensor_count_0;
        if(i_30 < (a_33->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_10 = int(row_at_0(i_30, _S300));
        MultiTensor_0 * _S301 = (MultiTensor_0 *)a_33->tensors_0 + tensor_10;
        MultiTensor_0 t_3 = *_S301;
        bool _S302;
        if(((*_S301).columns_0) == 0LL)
        {
            _S302 = true;
        }
        else
        {
            bool _S303 = takes_part_0(a_33, tensor_10);
            _S302 = !_S303;
        }
        if(_S302)
        {
            i_30 = i_30 + a_33->groups_0;
            continue;
        }
        TensorRule_0 * _S304 = TensorRule_at_0(a_33, tensor_10);
        double _S305 = (&_S304->rule_0)->eps_0;
        uint _S306;
        if((t_3.param_dtype_0) == 2U)
        {
            _S306 = 2U;
        }
        else
        {
            _S306 = 1U;
        }
        double * _S307 = (double *)t_3.row_scale_0;
        longlong _S308 = t_3.count_0 / (t_3.rows_0 * t_3.columns_0);
        longlong m_11 = longlong(lane_15);
        for(;;)
        {
            if(m_11 < _S308)
            {
            }
            else
            {
                break;
            }
            longlong first_4 = m_11 * t_3.rows_0;
            longlong _S309 = first_4 + t_3.rows_0;
            double sum_4 = 0.0;
            longlong row_11 = first_4;
            for(;;)
            {
                if(row_11 < _S309)
                {
                }
                else
                {
                    break;
                }
                double * _S310 = _S307 + row_11;
                double _S311 = element_1(_S306, t_3.state_0[int(0)].data_0, row_11);
                *_S310 = _S311;
                double _S312 = sum_4 + _S311;
                longlong row_12 = row_11 + 1LL;
                sum_4 = _S312;
                row_11 = row_12;
            }
            double _S313 = larger_of_0(sum_4 / real_of_i64_0(t_3.rows_0), _S305);
            longlong row_13 = first_4;
            for(;;)
            {
                if(row_13 < _S309)
                {
                }
                else
                {
                    break;
                }
                double * _S314 = _S307 + row_13;
                *_S314 = *_S314 / _S313;
                row_13 = row_13 + 1LL;
            }
            m_11 = m_11 + 256LL;
        }
        i_30 = i_30 + a_33->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_row_scales(UpdateArguments_0 a_34, Spec_0 spec_7)
{
    uint _S315 = blockIdx.x;
    uint _S316 = threadIdx.x;
    Spec_0 _S317 = spec_7;
    UpdateArguments_0 _S318 = a_34;
    RowScales_run_0(&_S317, &_S318, _S315, _S316);
    return;
}

extern "C" __global__ void mpt_multi_sums_f32(UpdateArguments_0 a_35, Spec_0 spec_8)
{
    uint _S319 = blockIdx.x;
    uint _S320 = threadIdx.x;
    Spec_0 _S321 = spec_8;
    UpdateArguments_0 _S322 = a_35;
    Sums_run_1(&_S321, &_S322, _S319, _S320);
    return;
}

extern "C" __global__ void mpt_multi_sums_f64(UpdateArguments_0 a_36, Spec_0 spec_9)
{
    uint _S323 = blockIdx.x;
    uint _S324 = threadIdx.x;
    Spec_0 _S325 = spec_9;
    UpdateArguments_0 _S326 = a_36;
    Sums_run_0(&_S325, &_S326, _S323, _S324);
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
    double _S327;
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
            double _S328 = r_10->lr_0;
            if(both_0)
            {
                _S327 = norm_0 / grad_norm_0;
            }
            else
            {
                _S327 = 1.0;
            }
            r_10->factor_0 = _S328 * _S327;
            break;
        }
    case 10U:
        {
            if(r_10->first_0)
            {
                _S327 = squares_2;
            }
            else
            {
                _S327 = r_10->beta2_0 * *state_2 + (1.0 - r_10->beta2_0) * squares_2;
            }
            *state_2 = _S327;
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
            double over_2 = grad_norm_0 / (size_2 * r_10->clip_threshold_0);
            double _S329 = larger_of_0(r_10->min_rms_0, norm_0 / size_2) * r_10->lr_0;
            if(over_2 <= 1.0)
            {
                _S327 = 1.0;
            }
            else
            {
                _S327 = over_2;
            }
            r_10->factor_0 = _S329 / _S327;
            break;
        }
    }
    return;
}

__device__ void WholeTensor_run_0(Spec_0 * spec_10, UpdateArguments_0 * a_37, uint group_6, uint lane_16)
{
    MultiChunk_0 * _S330 = (MultiChunk_0 *)a_37->chunks_0;
    uint c_10 = group_6 * 256U + lane_16;
    for(;;)
    {
        uint _S331 = a_37->chunk_count_0;
        if(c_10 < (a_37->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_11 = (_S330 + c_10)->tensor_7;
        bool _S332;
        if(c_10 > 0U)
        {
            _S332 = ((_S330 + (c_10 - 1U))->tensor_7) == tensor_11;
        }
        else
        {
            _S332 = false;
        }
        if(_S332)
        {
            c_10 = c_10 + a_37->groups_0 * 256U;
            continue;
        }
        bool _S333 = takes_part_0(a_37, tensor_11);
        if(!_S333)
        {
            c_10 = c_10 + a_37->groups_0 * 256U;
            continue;
        }
        double params_3 = 0.0;
        double squares_3 = 0.0;
        uint k_10 = c_10;
        for(;;)
        {
            bool _S334;
            if(k_10 < _S331)
            {
                _S334 = ((_S330 + k_10)->tensor_7) == tensor_11;
            }
            else
            {
                _S334 = false;
            }
            if(_S334)
            {
            }
            else
            {
                break;
            }
            MultiPartial_0 * _S335 = (MultiPartial_0 *)a_37->partials_0 + k_10;
            double _S336 = params_3 + (*_S335).powers_0;
            double _S337 = squares_3 + (*_S335).largest_0;
            uint k_11 = k_10 + 1U;
            params_3 = _S336;
            squares_3 = _S337;
            k_10 = k_11;
        }
        MultiTensor_0 t_4 = *((MultiTensor_0 *)a_37->tensors_0 + tensor_11);
        TensorRule_0 * _S338 = TensorRule_at_0(a_37, tensor_11);
        Rule_0 rule_1 = _S338->rule_0;
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
            double _S339 = element_1(type_19, t_4.state_0[int(1)].data_0, 0LL);
            state_3 = _S339;
        }
        set_whole_0(&rule_1, t_4.count_0, params_3, squares_3, in_f32_2, &state_3);
        if(has_state_0)
        {
            put_element_0(type_19, t_4.state_0[int(1)].data_0, 0LL, state_3);
        }
        _S338->rule_0 = rule_1;
        TensorRule_1 * _S340 = TensorRule_at_1(a_37, tensor_11);
        Rule_0 _S341 = rule_1;
        Rule_1 _S342 = Rule_of_0(&_S341);
        _S340->rule_0 = _S342;
        c_10 = c_10 + a_37->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_whole(UpdateArguments_0 a_38, Spec_0 spec_11)
{
    uint _S343 = blockIdx.x;
    uint _S344 = threadIdx.x;
    Spec_0 _S345 = spec_11;
    UpdateArguments_0 _S346 = a_38;
    WholeTensor_run_0(&_S345, &_S346, _S343, _S344);
    return;
}

