// The kernels of decide.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ static const FixedArray<ulonglong, 14>  c_0 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_1 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_0)
{
    ulonglong _S1;
    if(address_0 != 0ULL)
    {
        _S1 = address_0;
    }
    else
    {
        _S1 = other_0;
    }
    return _S1;
}

struct DecisionReport_0
{
    double apply_0;
    double non_finite_0;
    double first_bad_0;
    double norm_0;
};

__device__ DecisionReport_0 DecisionReport_x24init_0(double apply_1, double non_finite_1, double first_bad_1, double norm_1)
{
    DecisionReport_0 _S2;
    (&_S2)->apply_0 = apply_1;
    (&_S2)->non_finite_0 = non_finite_1;
    (&_S2)->first_bad_0 = first_bad_1;
    (&_S2)->norm_0 = norm_1;
    return _S2;
}

__device__ uint row_at_0(uint i_0, uint rows_0)
{
    return (U32_min((i_0), (rows_0 - 1U)));
}

__device__ uint low_0(ulonglong v_0)
{
    return uint(v_0);
}

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ double real_of_0(ulonglong v_2)
{
    return (U32_asdouble((low_0(v_2)), (high_0(v_2))));
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_3)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_3), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ ulonglong magnitude_bits_0(double x_0)
{
    return (bits_of_0(x_0)) & 9223372036854775807ULL;
}

__device__ bool is_infinite_0(double v_4)
{
    return (magnitude_bits_0(v_4)) == 9218868437227405312ULL;
}

struct DecideArguments_0
{
    ulonglong decision_0;
    ulonglong report_0;
    ulonglong stats_0;
    ulonglong scaler_0;
    ulonglong optimizer_of_group_0;
    uint group_count_0;
    uint optimizers_0;
    uint check_0;
    uint together_0;
    uint over_0;
    uint unscale_0;
    double max_norm_0;
    double limit_0;
    double p_0;
};

struct GradStats_0
{
    double non_finite_2;
    double first_bad_2;
    double powers_0;
    double largest_0;
};

__device__ double Decide_gathered_0(DecideArguments_0 * a_0, GradStats_0 * row_0)
{
    bool _S3;
    if((row_0->non_finite_2) > 0.0)
    {
        _S3 = (a_0->limit_0) == 0.0;
    }
    else
    {
        _S3 = false;
    }
    if(_S3)
    {
        return real_nan_0();
    }
    double _S4;
    if(is_infinite_0(a_0->p_0))
    {
        _S4 = row_0->largest_0;
    }
    else
    {
        _S4 = row_0->powers_0;
    }
    return _S4;
}

__device__ bool is_nan_0(double x_1)
{
    return (magnitude_bits_0(x_1)) > 9218868437227405312ULL;
}

__device__ double largest_of_0(double a_1, double b_0)
{
    bool _S5;
    if(b_0 > a_1)
    {
        _S5 = true;
    }
    else
    {
        _S5 = is_nan_0(b_0);
    }
    double _S6;
    if(_S5)
    {
        _S6 = b_0;
    }
    else
    {
        _S6 = a_1;
    }
    return _S6;
}

__device__ double Decide_gather_0(DecideArguments_0 * a_2, double v_5, double w_0)
{
    double _S7;
    if(is_infinite_0(a_2->p_0))
    {
        _S7 = largest_of_0(v_5, w_0);
    }
    else
    {
        _S7 = v_5 + w_0;
    }
    return _S7;
}

__device__ ulonglong right_odd_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    int _S8;
    if(s_0 >= 64U)
    {
        if(v_6 != 0ULL)
        {
            _S8 = int(1);
        }
        else
        {
            _S8 = int(0);
        }
        return ulonglong(_S8);
    }
    ulonglong _S9 = v_6 >> s_0;
    if((v_6 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S8 = int(1);
    }
    else
    {
        _S8 = int(0);
    }
    return _S9 | ulonglong(_S8);
}

__device__ ulonglong right_nearest_0(ulonglong v_7, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_7;
    }
    bool _S10;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S10 = v_7 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_7 >> s_1;
    ulonglong rest_0 = v_7 & ((1ULL << s_1) - 1ULL);
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

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S13 = high_0(u_0);
    uint sign_0 = _S13 & 2147483648U;
    uint e_0 = (_S13 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S14 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S14 | s_2;
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
        bool _S15;
        if(odd_0)
        {
            _S15 = m_0 != 0ULL;
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
        return sign_0 | uint(_S16);
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

__device__ float of_0(double v_8)
{
    return (U32_asfloat((f32_of_f64_0(bits_of_0(v_8), false))));
}

__device__ uint top_bit_0(uint v_9)
{
    uint _S17;
    uint at_0;
    if(v_9 >= 65536U)
    {
        _S17 = v_9 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S17 = v_9;
        at_0 = 0U;
    }
    if(_S17 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S17 = _S17 >> int(8);
        at_0 = at_1;
    }
    if(_S17 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S17 = _S17 >> int(4);
        at_0 = at_2;
    }
    if(_S17 >= 4U)
    {
        uint _S18 = _S17 >> int(2);
        at_0 = at_0 + 2U;
        _S17 = _S18;
    }
    return at_0 + (_S17 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_3 = u_1 & 2147483647U;
    uint sign_1 = u_1 & 2147483648U;
    uint e_1 = a_3 >> int(23);
    uint m_4 = a_3 & 8388607U;
    if(a_3 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_5;
    if(e_1 == 255U)
    {
        uint _S19 = (sign_1 | 2146435072U) | (m_4 >> int(3));
        if(m_4 != 0U)
        {
            m_5 = 524288U;
        }
        else
        {
            m_5 = 0U;
        }
        return join_0(_S19 | m_5, m_4 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_0 = top_bit_0(m_4);
        uint _S20 = top_0 + 874U;
        m_5 = (m_4 << (23U - top_0)) & 8388607U;
        e_2 = _S20;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_5 = m_4;
        e_2 = e_3;
    }
    return join_0((sign_1 | (e_2 << int(20))) | (m_5 >> int(3)), m_5 << int(29));
}

__device__ double wide_0(float this_0)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_0)))));
}

__device__ bool Decide_in_total_0(DecideArguments_0 * a_4, DecisionReport_0 * r_0)
{
    bool _S21;
    if((r_0->apply_0) != 0.0)
    {
        _S21 = true;
    }
    else
    {
        _S21 = (a_4->together_0) != 0U;
    }
    return _S21;
}

__device__ double half_1()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ double portable_log_0(double x_2)
{
    ulonglong u_2 = bits_of_0(x_2);
    double m_6 = real_of_0((u_2 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_6 > (real_of_0(4609047870845172685ULL));
    int _S22 = int(uint(u_2 >> int(52))) - int(1023);
    int k_0;
    if(large_0)
    {
        k_0 = int(1);
    }
    else
    {
        k_0 = int(0);
    }
    double e_4 = double(_S22 + k_0);
    double m_7;
    if(large_0)
    {
        m_7 = m_6 * half_1();
    }
    else
    {
        m_7 = m_6;
    }
    double s_3 = (m_7 - 1.0) / (m_7 + 1.0);
    double _S23 = s_3 * s_3;
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
        double _S24 = sum_0 * _S23 + real_of_0(c_1[k_0]);
        int k_1 = k_0 + int(1);
        sum_0 = _S24;
        k_0 = k_1;
    }
    return 2.0 * s_3 * sum_0 + e_4 * real_of_0(4604418534313441775ULL);
}

__device__ double magnitude_0(double x_3)
{
    return real_of_0(magnitude_bits_0(x_3));
}

__device__ double with_sign_0(double x_4, double sign_2)
{
    return real_of_0((magnitude_bits_0(x_4)) | ((bits_of_0(sign_2)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_5)
{
    double a_5 = magnitude_0(x_5);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_1 = a_5 + big_0 - big_0;
    double _S25;
    if(a_5 < big_0)
    {
        _S25 = r_1;
    }
    else
    {
        _S25 = a_5;
    }
    return with_sign_0(_S25, x_5);
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S26 = high_0(u_3);
    uint _S27 = _S26 >> int(31);
    bool negative_0 = _S27 != 0U;
    uint e_5 = (_S26 >> int(20)) & 2047U;
    ulonglong m_8 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S28;
    if(e_5 == 2047U)
    {
        _S28 = m_8 != 4503599627370496ULL;
    }
    else
    {
        _S28 = false;
    }
    if(_S28)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S27));
    }
    ulonglong m_9;
    if(e_5 >= 1075U)
    {
        m_9 = m_8 << (e_5 - 1075U);
    }
    else
    {
        m_9 = m_8 >> (1075U - e_5);
    }
    longlong _S29;
    if(negative_0)
    {
        _S29 = longlong(0ULL - m_9);
    }
    else
    {
        _S29 = longlong(m_9);
    }
    return _S29;
}

__device__ double power_of_e_0(double x_6)
{
    if(is_nan_0(x_6))
    {
        return x_6;
    }
    if(x_6 > 709.0)
    {
        return real_of_0(9218868437227405312ULL);
    }
    if(x_6 < -708.0)
    {
        return 0.0;
    }
    double n_0 = rounded_0(x_6 * real_of_0(4609176140021203710ULL));
    double _S30 = x_6 - n_0 * real_of_0(4604418534311723008ULL) - n_0 * real_of_0(4461442080421002358ULL);
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
        double _S31 = sum_1 * _S30 + real_of_0(c_0[k_2]);
        int k_3 = k_2 + int(1);
        sum_1 = _S31;
        k_2 = k_3;
    }
    return real_of_0(bits_of_0(sum_1) + (ulonglong(i64_of_f64_0(bits_of_0(n_0))) << int(52)));
}

__device__ double power_of_0(double x_7, double y_0)
{
    bool _S32;
    if(y_0 == 1.0)
    {
        _S32 = true;
    }
    else
    {
        _S32 = is_nan_0(x_7);
    }
    if(_S32)
    {
        _S32 = true;
    }
    else
    {
        _S32 = x_7 == 1.0;
    }
    if(_S32)
    {
        return x_7;
    }
    double _S33;
    if(x_7 == 0.0)
    {
        if(y_0 > 0.0)
        {
            _S33 = 0.0;
        }
        else
        {
            _S33 = real_of_0(9218868437227405312ULL);
        }
        return _S33;
    }
    if((bits_of_0(x_7)) == 9218868437227405312ULL)
    {
        if(y_0 > 0.0)
        {
            _S33 = x_7;
        }
        else
        {
            _S33 = 0.0;
        }
        return _S33;
    }
    return power_of_e_0(y_0 * portable_log_0(x_7));
}

__device__ double Decide_norm_of_0(DecideArguments_0 * a_6, double v_10)
{
    double _S34 = a_6->p_0;
    if(is_infinite_0(a_6->p_0))
    {
        return v_10;
    }
    double _S35;
    if(_S34 == 2.0)
    {
        _S35 = (F64_sqrt((v_10)));
    }
    else
    {
        _S35 = power_of_0(v_10, 1.0 / _S34);
    }
    return _S35;
}

struct Decision_0
{
    double apply_2;
    double multiplier_0;
    double limit_1;
    double clip_0;
};

__device__ Decision_0 Decision_x24init_0(double apply_3, double multiplier_1, double limit_2, double clip_1)
{
    Decision_0 _S36;
    (&_S36)->apply_2 = apply_3;
    (&_S36)->multiplier_0 = multiplier_1;
    (&_S36)->limit_1 = limit_2;
    (&_S36)->clip_0 = clip_1;
    return _S36;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ void Decide_run_0(Spec_0 * spec_0, DecideArguments_0 * a_7, uint group_0, uint lane_0)
{
    uint _S37;
    uint _S38;
    double multiplier_2;
    bool bad_0;
    double total_0;
    bool clips_0;
    if(lane_0 != 0U)
    {
        return;
    }
    Decision_0 * _S39 = (Decision_0 *)a_7->decision_0;
    DecisionReport_0 * _S40 = (DecisionReport_0 *)a_7->report_0;
    GradStats_0 * _S41 = (GradStats_0 *)a_7->stats_0;
    int * _S42 = (int *)a_7->optimizer_of_group_0;
    ulonglong _S43 = a_7->scaler_0;
    double scale_0 = *((double *)memory_at_0(a_7->scaler_0, a_7->decision_0) + 0U);
    uint o_0 = 0U;
    for(;;)
    {
        _S37 = a_7->optimizers_0;
        if(o_0 < (a_7->optimizers_0))
        {
        }
        else
        {
            break;
        }
        *(_S40 + o_0) = DecisionReport_x24init_0(0.0, 0.0, -1.0, 0.0);
        o_0 = o_0 + 1U;
    }
    double found_0 = 0.0;
    uint i_1 = 0U;
    for(;;)
    {
        uint _S44 = a_7->group_count_0;
        _S38 = a_7->group_count_0;
        if(i_1 < (a_7->group_count_0))
        {
        }
        else
        {
            break;
        }
        uint g_0 = row_at_0(i_1, _S44);
        GradStats_0 row_1 = *(_S41 + g_0);
        int * _S45 = _S42 + g_0;
        DecisionReport_0 r_2 = *(_S40 + *_S45);
        (&r_2)->non_finite_0 = (&r_2)->non_finite_0 + row_1.non_finite_2;
        if((row_1.first_bad_2) >= 0.0)
        {
            if(((&r_2)->first_bad_0) < 0.0)
            {
                bad_0 = true;
            }
            else
            {
                bad_0 = (row_1.first_bad_2) < ((&r_2)->first_bad_0);
            }
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            (&r_2)->first_bad_0 = row_1.first_bad_2;
        }
        GradStats_0 _S46 = row_1;
        double _S47 = Decide_gathered_0(a_7, &_S46);
        if((a_7->over_0) == 2U)
        {
            multiplier_2 = largest_of_0((&r_2)->norm_0, _S47);
        }
        else
        {
            double _S48 = Decide_gather_0(a_7, (&r_2)->norm_0, _S47);
            multiplier_2 = _S48;
        }
        (&r_2)->norm_0 = multiplier_2;
        double _S49 = found_0 + row_1.non_finite_2;
        *(_S40 + *_S45) = r_2;
        uint i_2 = i_1 + 1U;
        found_0 = _S49;
        i_1 = i_2;
    }
    if((a_7->unscale_0) != 0U)
    {
        bad_0 = _S43 != 0ULL;
    }
    else
    {
        bad_0 = false;
    }
    if(bad_0)
    {
        multiplier_2 = wide_0(of_0(1.0 / scale_0));
    }
    else
    {
        multiplier_2 = 1.0;
    }
    i_1 = 0U;
    for(;;)
    {
        if(i_1 < _S37)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 * _S50 = _S40 + row_at_0(i_1, _S37);
        if((_S50->non_finite_0) > 0.0)
        {
            bad_0 = true;
        }
        else
        {
            if((a_7->together_0) != 0U)
            {
                bad_0 = found_0 > 0.0;
            }
            else
            {
                bad_0 = false;
            }
        }
        if((a_7->check_0) != 0U)
        {
            clips_0 = bad_0;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            total_0 = 0.0;
        }
        else
        {
            total_0 = 1.0;
        }
        _S50->apply_0 = total_0;
        i_1 = i_1 + 1U;
    }
    total_0 = 0.0;
    i_1 = 0U;
    for(;;)
    {
        if(i_1 < _S38)
        {
        }
        else
        {
            break;
        }
        uint g_1 = row_at_0(i_1, _S38);
        bool _S51 = Decide_in_total_0(a_7, _S40 + *(_S42 + g_1));
        if(_S51)
        {
            GradStats_0 _S52 = *(_S41 + g_1);
            double _S53 = Decide_gathered_0(a_7, &_S52);
            double _S54 = Decide_gather_0(a_7, total_0, _S53);
            total_0 = _S54;
        }
        i_1 = i_1 + 1U;
    }
    i_1 = 0U;
    for(;;)
    {
        if(i_1 < _S37)
        {
        }
        else
        {
            break;
        }
        uint o_1 = row_at_0(i_1, _S37);
        if((a_7->over_0) == 0U)
        {
            bool _S55 = Decide_in_total_0(a_7, _S40 + o_1);
            bad_0 = _S55;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            found_0 = total_0;
        }
        else
        {
            found_0 = (_S40 + o_1)->norm_0;
        }
        double _S56 = Decide_norm_of_0(a_7, found_0);
        (_S40 + o_1)->norm_0 = _S56 * multiplier_2;
        i_1 = i_1 + 1U;
    }
    i_1 = 0U;
    for(;;)
    {
        if(i_1 < _S38)
        {
        }
        else
        {
            break;
        }
        uint g_2 = row_at_0(i_1, _S38);
        DecisionReport_0 r_3 = *(_S40 + *(_S42 + g_2));
        double norm_2;
        if((a_7->over_0) == 2U)
        {
            GradStats_0 _S57 = *(_S41 + g_2);
            double _S58 = Decide_gathered_0(a_7, &_S57);
            double _S59 = Decide_norm_of_0(a_7, _S58);
            norm_2 = _S59 * multiplier_2;
        }
        else
        {
            norm_2 = r_3.norm_0;
        }
        double _S60 = a_7->max_norm_0;
        double clip_2 = a_7->max_norm_0 / (norm_2 + real_of_0(4517329193108106637ULL));
        if((a_7->max_norm_0) != 0.0)
        {
            bad_0 = !is_infinite_0(_S60);
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            clips_0 = !(clip_2 >= 1.0);
        }
        else
        {
            clips_0 = false;
        }
        double _S61 = a_7->limit_0;
        if(clips_0)
        {
            found_0 = clip_2;
        }
        else
        {
            found_0 = 1.0;
        }
        *(_S39 + g_2) = Decision_x24init_0(r_3.apply_0, multiplier_2, _S61, found_0);
        i_1 = i_1 + 1U;
    }
    return;
}

extern "C" __global__ void mpt_step_decide(DecideArguments_0 a_8, Spec_0 spec_1)
{
    uint _S62 = blockIdx.x;
    uint _S63 = threadIdx.x;
    Spec_0 _S64 = spec_1;
    DecideArguments_0 _S65 = a_8;
    Decide_run_0(&_S64, &_S65, _S62, _S63);
    return;
}

__device__ double smaller_of_0(double a_9, double b_1)
{
    double _S66;
    if(b_1 < a_9)
    {
        _S66 = b_1;
    }
    else
    {
        _S66 = a_9;
    }
    return _S66;
}

__device__ double larger_of_0(double a_10, double b_2)
{
    double _S67;
    if(a_10 < b_2)
    {
        _S67 = b_2;
    }
    else
    {
        _S67 = a_10;
    }
    return _S67;
}

struct ScalerArguments_0
{
    ulonglong scaler_1;
    double growth_0;
    double backoff_0;
    double interval_0;
    double min_scale_0;
    double max_scale_0;
    double hysteresis_0;
    uint is_static_0;
    uint pad_0;
};

__device__ void UpdateScaler_run_0(Spec_0 * spec_2, ScalerArguments_0 * a_11, uint group_1, uint lane_1)
{
    if(lane_1 != 0U)
    {
        return;
    }
    double * s_4 = (double *)a_11->scaler_1;
    double * _S68 = s_4 + 3U;
    bool found_1 = (*_S68) > 0.0;
    *_S68 = 0.0;
    double * _S69 = s_4 + 4U;
    *_S69 = *_S69 + 1.0;
    if(found_1)
    {
        double * _S70 = s_4 + 5U;
        *_S70 = *_S70 + 1.0;
    }
    if((a_11->is_static_0) != 0U)
    {
        return;
    }
    double * _S71 = s_4 + 0U;
    double scale_1 = *_S71;
    if(found_1)
    {
        *(s_4 + 1U) = 0.0;
        double * _S72 = s_4 + 2U;
        double _S73 = *_S72 - 1.0;
        *_S72 = _S73;
        if(_S73 > 0.0)
        {
            return;
        }
        *_S72 = 0.0;
        *_S71 = larger_of_0(wide_0(of_0(scale_1 * a_11->backoff_0)), smaller_of_0(a_11->min_scale_0, scale_1));
        return;
    }
    *(s_4 + 2U) = a_11->hysteresis_0;
    double * _S74 = s_4 + 1U;
    double _S75 = *_S74 + 1.0;
    *_S74 = _S75;
    if(_S75 < (a_11->interval_0))
    {
        return;
    }
    *_S74 = 0.0;
    double grown_0 = wide_0(of_0(scale_1 * a_11->growth_0));
    if((magnitude_bits_0(grown_0)) < 9218868437227405312ULL)
    {
        *_S71 = smaller_of_0(grown_0, larger_of_0(a_11->max_scale_0, scale_1));
    }
    return;
}

extern "C" __global__ void mpt_scaler_update(ScalerArguments_0 a_12, Spec_0 spec_3)
{
    uint _S76 = blockIdx.x;
    uint _S77 = threadIdx.x;
    Spec_0 _S78 = spec_3;
    ScalerArguments_0 _S79 = a_12;
    UpdateScaler_run_0(&_S78, &_S79, _S76, _S77);
    return;
}

