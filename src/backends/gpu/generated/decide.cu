// The kernels of decide.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
struct DecisionReport_0
{
    double apply_0;
    double non_finite_0;
    double first_bad_0;
    double norm_0;
};

__device__ DecisionReport_0 DecisionReport_x24init_0(double apply_1, double non_finite_1, double first_bad_1, double norm_1)
{
    DecisionReport_0 _S1;
    (&_S1)->apply_0 = apply_1;
    (&_S1)->non_finite_0 = non_finite_1;
    (&_S1)->first_bad_0 = first_bad_1;
    (&_S1)->norm_0 = norm_1;
    return _S1;
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
    bool _S2;
    if((row_0->non_finite_2) > 0.0)
    {
        _S2 = (a_0->limit_0) == 0.0;
    }
    else
    {
        _S2 = false;
    }
    if(_S2)
    {
        return real_nan_0();
    }
    double _S3;
    if(is_infinite_0(a_0->p_0))
    {
        _S3 = row_0->largest_0;
    }
    else
    {
        _S3 = row_0->powers_0;
    }
    return _S3;
}

__device__ bool is_nan_0(double x_1)
{
    return (magnitude_bits_0(x_1)) > 9218868437227405312ULL;
}

__device__ double largest_of_0(double a_1, double b_0)
{
    bool _S4;
    if(b_0 > a_1)
    {
        _S4 = true;
    }
    else
    {
        _S4 = is_nan_0(b_0);
    }
    double _S5;
    if(_S4)
    {
        _S5 = b_0;
    }
    else
    {
        _S5 = a_1;
    }
    return _S5;
}

__device__ double Decide_gather_0(DecideArguments_0 * a_2, double v_5, double w_0)
{
    double _S6;
    if(is_infinite_0(a_2->p_0))
    {
        _S6 = largest_of_0(v_5, w_0);
    }
    else
    {
        _S6 = v_5 + w_0;
    }
    return _S6;
}

__device__ ulonglong right_odd_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    int _S7;
    if(s_0 >= 64U)
    {
        if(v_6 != 0ULL)
        {
            _S7 = int(1);
        }
        else
        {
            _S7 = int(0);
        }
        return ulonglong(_S7);
    }
    ulonglong _S8 = v_6 >> s_0;
    if((v_6 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S7 = int(1);
    }
    else
    {
        _S7 = int(0);
    }
    return _S8 | ulonglong(_S7);
}

__device__ ulonglong right_nearest_0(ulonglong v_7, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_7;
    }
    bool _S9;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S9 = v_7 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_7 >> s_1;
    ulonglong rest_0 = v_7 & ((1ULL << s_1) - 1ULL);
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

__device__ float of_0(double v_8)
{
    return (U32_asfloat((f32_of_f64_0(bits_of_0(v_8), false))));
}

__device__ uint top_bit_0(uint v_9)
{
    uint _S16;
    uint at_0;
    if(v_9 >= 65536U)
    {
        _S16 = v_9 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S16 = v_9;
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

__device__ double wide_0(float this_0)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_0)))));
}

__device__ bool Decide_in_total_0(DecideArguments_0 * a_4, DecisionReport_0 * r_0)
{
    bool _S20;
    if((r_0->apply_0) != 0.0)
    {
        _S20 = true;
    }
    else
    {
        _S20 = (a_4->together_0) != 0U;
    }
    return _S20;
}

__device__ double portable_log_0(double x_2)
{
    ulonglong u_2 = bits_of_0(x_2);
    double m_6 = real_of_0((u_2 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_6 > 1.41421356237309515;
    int _S21 = int(uint(u_2 >> int(52))) - int(1023);
    int _S22;
    if(large_0)
    {
        _S22 = int(1);
    }
    else
    {
        _S22 = int(0);
    }
    double e_4 = double(_S21 + _S22);
    double m_7;
    if(large_0)
    {
        m_7 = m_6 * 0.5;
    }
    else
    {
        m_7 = m_6;
    }
    double s_3 = (m_7 - 1.0) / (m_7 + 1.0);
    double _S23 = s_3 * s_3;
    double _S24 = real_of_0(4587023449039406616ULL);
    return 2.0 * s_3 * ((((((((((_S24 * _S23 + real_of_0(4587745830934523688ULL)) * _S23 + real_of_0(4588638185040256542ULL)) * _S23 + real_of_0(4589468260265693457ULL)) * _S23 + real_of_0(4590207312512236308ULL)) * _S23 + real_of_0(4591215111030249286ULL)) * _S23 + real_of_0(4592670820000712476ULL)) * _S23 + real_of_0(4594314991293244562ULL)) * _S23 + real_of_0(4596373779694328218ULL)) * _S23 + real_of_0(4599676419421066581ULL)) * _S23 + real_of_0(4607182418800017408ULL)) + e_4 * 0.69314718055994529;
}

struct Pair_0
{
    double hi_2;
    double lo_2;
};

__device__ Pair_0 Pair_x24init_0(double hi_3, double lo_3)
{
    Pair_0 _S25;
    (&_S25)->hi_2 = hi_3;
    (&_S25)->lo_2 = lo_3;
    return _S25;
}

__device__ Pair_0 pair_0(double hi_4, double lo_4)
{
    return Pair_x24init_0(hi_4, lo_4);
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
    double r_1 = a_5 + 4.503599627370496e+15 - 4.503599627370496e+15;
    double _S26;
    if(a_5 < 4.503599627370496e+15)
    {
        _S26 = r_1;
    }
    else
    {
        _S26 = a_5;
    }
    return with_sign_0(_S26, x_5);
}

__device__ double negated_0(double x_6)
{
    return real_of_0((bits_of_0(x_6)) ^ 9223372036854775808ULL);
}

__device__ Pair_0 sum_of_0(double a_6, double b_1)
{
    double s_4 = a_6 + b_1;
    double c_0 = s_4 - a_6;
    return pair_0(s_4, a_6 - (s_4 - c_0) + (b_1 - c_0));
}

__device__ double series_0(double x_7, uint first_0, uint count_0)
{
    double r_2 = real_of_0(kTerms_0[first_0]);
    uint i_0 = 1U;
    for(;;)
    {
        if(i_0 < count_0)
        {
        }
        else
        {
            break;
        }
        double _S27 = r_2 * x_7 + real_of_0(kTerms_0[first_0 + i_0]);
        uint i_1 = i_0 + 1U;
        r_2 = _S27;
        i_0 = i_1;
    }
    return r_2;
}

struct Power_0
{
    Pair_0 less_0;
    int n_0;
};

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S28;
    (&_S28)->less_0 = *less_1;
    (&_S28)->n_0 = n_1;
    return _S28;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_8)
{
    double n_2 = rounded_0(x_8->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_3 = sum_of_0(x_8->hi_2 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_5 = sum_of_0(r_3.hi_2, r_3.lo_2 + x_8->lo_2);
    double _S29 = s_5.hi_2;
    int _S30 = int(n_2);
    Pair_0 _S31 = sum_of_0(s_5.hi_2, _S29 * _S29 * series_0(s_5.hi_2, 0U, 13U) + (s_5.lo_2 + s_5.lo_2 * s_5.hi_2));
    Power_0 _S32 = Power_x24init_0(&_S31, _S30);
    return _S32;
}

__device__ Pair_0 added_0(Pair_0 * a_7, double b_2)
{
    Pair_0 s_6 = sum_of_0(a_7->hi_2, b_2);
    return sum_of_0(s_6.hi_2, s_6.lo_2 + a_7->lo_2);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_10, int n_4)
{
    int half_1 = n_4 >> int(1);
    return v_10 * power_of_2_real_0(half_1) * power_of_2_real_0(n_4 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_9)
{
    Pair_0 _S33 = *x_9;
    if(((&_S33)->hi_2) < -746.0)
    {
        (&_S33)->hi_2 = -746.0;
    }
    if(((&_S33)->hi_2) > 710.0)
    {
        (&_S33)->hi_2 = 710.0;
    }
    Pair_0 _S34 = _S33;
    Power_0 _S35 = power_of_e_0(&_S34);
    Pair_0 _S36 = _S35.less_0;
    Pair_0 _S37 = added_0(&_S36, 1.0);
    return scaled_0(_S37.hi_2, _S35.n_0);
}

__device__ double exp_of_0(double x_10)
{
    Pair_0 _S38 = pair_0(x_10, 0.0);
    double _S39 = exp_of_pair_0(&_S38);
    return _S39;
}

__device__ double power_of_0(double x_11, double y_0)
{
    bool _S40;
    if(y_0 == 1.0)
    {
        _S40 = true;
    }
    else
    {
        _S40 = is_nan_0(x_11);
    }
    if(_S40)
    {
        _S40 = true;
    }
    else
    {
        _S40 = x_11 == 1.0;
    }
    if(_S40)
    {
        return x_11;
    }
    double _S41;
    if(x_11 == 0.0)
    {
        if(y_0 > 0.0)
        {
            _S41 = 0.0;
        }
        else
        {
            _S41 = real_of_0(9218868437227405312ULL);
        }
        return _S41;
    }
    if((bits_of_0(x_11)) == 9218868437227405312ULL)
    {
        if(y_0 > 0.0)
        {
            _S41 = x_11;
        }
        else
        {
            _S41 = 0.0;
        }
        return _S41;
    }
    return exp_of_0(y_0 * portable_log_0(x_11));
}

__device__ double Decide_norm_of_0(DecideArguments_0 * a_8, double v_11)
{
    double _S42 = a_8->p_0;
    if(is_infinite_0(a_8->p_0))
    {
        return v_11;
    }
    double _S43;
    if(_S42 == 2.0)
    {
        _S43 = (F64_sqrt((v_11)));
    }
    else
    {
        _S43 = power_of_0(v_11, 1.0 / _S42);
    }
    return _S43;
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
    Decision_0 _S44;
    (&_S44)->apply_2 = apply_3;
    (&_S44)->multiplier_0 = multiplier_1;
    (&_S44)->limit_1 = limit_2;
    (&_S44)->clip_0 = clip_1;
    return _S44;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ void Decide_run_0(Spec_0 * spec_0, DecideArguments_0 * a_9, uint group_0, uint lane_0)
{
    uint _S45;
    uint _S46;
    double multiplier_2;
    bool bad_0;
    double total_0;
    bool clips_0;
    if(lane_0 != 0U)
    {
        return;
    }
    Decision_0 * _S47 = (Decision_0 *)a_9->decision_0;
    DecisionReport_0 * _S48 = (DecisionReport_0 *)a_9->report_0;
    GradStats_0 * _S49 = (GradStats_0 *)a_9->stats_0;
    int * _S50 = (int *)a_9->optimizer_of_group_0;
    uint o_0 = 0U;
    for(;;)
    {
        _S45 = a_9->optimizers_0;
        if(o_0 < (a_9->optimizers_0))
        {
        }
        else
        {
            break;
        }
        *(_S48 + o_0) = DecisionReport_x24init_0(0.0, 0.0, -1.0, 0.0);
        o_0 = o_0 + 1U;
    }
    uint g_0 = 0U;
    double found_0 = 0.0;
    for(;;)
    {
        _S46 = a_9->group_count_0;
        if(g_0 < (a_9->group_count_0))
        {
        }
        else
        {
            break;
        }
        GradStats_0 row_1 = *(_S49 + g_0);
        int * _S51 = _S50 + g_0;
        DecisionReport_0 r_4 = *(_S48 + *_S51);
        (&r_4)->non_finite_0 = (&r_4)->non_finite_0 + row_1.non_finite_2;
        if((row_1.first_bad_2) >= 0.0)
        {
            if(((&r_4)->first_bad_0) < 0.0)
            {
                bad_0 = true;
            }
            else
            {
                bad_0 = (row_1.first_bad_2) < ((&r_4)->first_bad_0);
            }
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            (&r_4)->first_bad_0 = row_1.first_bad_2;
        }
        GradStats_0 _S52 = row_1;
        double _S53 = Decide_gathered_0(a_9, &_S52);
        if((a_9->over_0) == 2U)
        {
            multiplier_2 = largest_of_0((&r_4)->norm_0, _S53);
        }
        else
        {
            double _S54 = Decide_gather_0(a_9, (&r_4)->norm_0, _S53);
            multiplier_2 = _S54;
        }
        (&r_4)->norm_0 = multiplier_2;
        double found_1 = found_0 + row_1.non_finite_2;
        *(_S48 + *_S51) = r_4;
        g_0 = g_0 + 1U;
        found_0 = found_1;
    }
    if((a_9->unscale_0) != 0U)
    {
        bad_0 = (a_9->scaler_0) != 0ULL;
    }
    else
    {
        bad_0 = false;
    }
    if(bad_0)
    {
        multiplier_2 = wide_0(of_0(1.0 / *((double *)a_9->scaler_0 + 0U)));
    }
    else
    {
        multiplier_2 = 1.0;
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S45)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 * _S55 = _S48 + o_0;
        if((_S55->non_finite_0) > 0.0)
        {
            bad_0 = true;
        }
        else
        {
            if((a_9->together_0) != 0U)
            {
                bad_0 = found_0 > 0.0;
            }
            else
            {
                bad_0 = false;
            }
        }
        if((a_9->check_0) != 0U)
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
        _S55->apply_0 = total_0;
        o_0 = o_0 + 1U;
    }
    total_0 = 0.0;
    g_0 = 0U;
    for(;;)
    {
        if(g_0 < _S46)
        {
        }
        else
        {
            break;
        }
        bool _S56 = Decide_in_total_0(a_9, _S48 + *(_S50 + g_0));
        if(_S56)
        {
            GradStats_0 _S57 = *(_S49 + g_0);
            double _S58 = Decide_gathered_0(a_9, &_S57);
            double _S59 = Decide_gather_0(a_9, total_0, _S58);
            total_0 = _S59;
        }
        g_0 = g_0 + 1U;
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S45)
        {
        }
        else
        {
            break;
        }
        if((a_9->over_0) == 0U)
        {
            bool _S60 = Decide_in_total_0(a_9, _S48 + o_0);
            bad_0 = _S60;
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
            found_0 = (_S48 + o_0)->norm_0;
        }
        double _S61 = Decide_norm_of_0(a_9, found_0);
        (_S48 + o_0)->norm_0 = _S61 * multiplier_2;
        o_0 = o_0 + 1U;
    }
    g_0 = 0U;
    for(;;)
    {
        if(g_0 < _S46)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 r_5 = *(_S48 + *(_S50 + g_0));
        double norm_2;
        if((a_9->over_0) == 2U)
        {
            GradStats_0 _S62 = *(_S49 + g_0);
            double _S63 = Decide_gathered_0(a_9, &_S62);
            double _S64 = Decide_norm_of_0(a_9, _S63);
            norm_2 = _S64 * multiplier_2;
        }
        else
        {
            norm_2 = r_5.norm_0;
        }
        double _S65 = a_9->max_norm_0;
        double clip_2 = a_9->max_norm_0 / (norm_2 + 9.99999999999999955e-07);
        if((a_9->max_norm_0) != 0.0)
        {
            bad_0 = !is_infinite_0(_S65);
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
        double _S66 = a_9->limit_0;
        if(clips_0)
        {
            found_0 = clip_2;
        }
        else
        {
            found_0 = 1.0;
        }
        *(_S47 + g_0) = Decision_x24init_0(r_5.apply_0, multiplier_2, _S66, found_0);
        g_0 = g_0 + 1U;
    }
    return;
}

extern "C" __global__ void mpt_step_decide(DecideArguments_0 a_10, Spec_0 spec_1)
{
    uint _S67 = blockIdx.x;
    uint _S68 = threadIdx.x;
    Spec_0 _S69 = spec_1;
    DecideArguments_0 _S70 = a_10;
    Decide_run_0(&_S69, &_S70, _S67, _S68);
    return;
}

__device__ double smaller_of_0(double a_11, double b_3)
{
    double _S71;
    if(b_3 < a_11)
    {
        _S71 = b_3;
    }
    else
    {
        _S71 = a_11;
    }
    return _S71;
}

__device__ double larger_of_0(double a_12, double b_4)
{
    double _S72;
    if(a_12 < b_4)
    {
        _S72 = b_4;
    }
    else
    {
        _S72 = a_12;
    }
    return _S72;
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
    uint none_0;
};

__device__ void UpdateScaler_run_0(Spec_0 * spec_2, ScalerArguments_0 * a_13, uint group_1, uint lane_1)
{
    if(lane_1 != 0U)
    {
        return;
    }
    double * s_7 = (double *)a_13->scaler_1;
    double * _S73 = s_7 + 3U;
    bool found_2 = (*_S73) > 0.0;
    *_S73 = 0.0;
    double * _S74 = s_7 + 4U;
    *_S74 = *_S74 + 1.0;
    if(found_2)
    {
        double * _S75 = s_7 + 5U;
        *_S75 = *_S75 + 1.0;
    }
    if((a_13->is_static_0) != 0U)
    {
        return;
    }
    double * _S76 = s_7 + 0U;
    double scale_0 = *_S76;
    if(found_2)
    {
        *(s_7 + 1U) = 0.0;
        double * _S77 = s_7 + 2U;
        double _S78 = *_S77 - 1.0;
        *_S77 = _S78;
        if(_S78 > 0.0)
        {
            return;
        }
        *_S77 = 0.0;
        *_S76 = larger_of_0(wide_0(of_0(scale_0 * a_13->backoff_0)), smaller_of_0(a_13->min_scale_0, scale_0));
        return;
    }
    *(s_7 + 2U) = a_13->hysteresis_0;
    double * _S79 = s_7 + 1U;
    double _S80 = *_S79 + 1.0;
    *_S79 = _S80;
    if(_S80 < (a_13->interval_0))
    {
        return;
    }
    *_S79 = 0.0;
    double grown_0 = wide_0(of_0(scale_0 * a_13->growth_0));
    if((magnitude_bits_0(grown_0)) < 9218868437227405312ULL)
    {
        *_S76 = smaller_of_0(grown_0, larger_of_0(a_13->max_scale_0, scale_0));
    }
    return;
}

extern "C" __global__ void mpt_scaler_update(ScalerArguments_0 a_14, Spec_0 spec_3)
{
    uint _S81 = blockIdx.x;
    uint _S82 = threadIdx.x;
    Spec_0 _S83 = spec_3;
    ScalerArguments_0 _S84 = a_14;
    UpdateScaler_run_0(&_S83, &_S84, _S81, _S82);
    return;
}

