// The kernels of rows_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct MaxSum_0
{
    double top_0;
    double sum_0;
};

struct CrossEntropyValue_0
{
    MaxSum_0 most_0;
    double total_0;
};

__device__ __shared__ FixedArray<CrossEntropyValue_0, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_0)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_0), (&lo_1), (&hi_1));
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

__device__ bool F64_is_nan_0(double v_1)
{
    return is_nan_0(v_1);
}

struct Pair_0
{
    double hi_2;
    double lo_2;
};

__device__ Pair_0 Pair_x24init_0(double hi_3, double lo_3)
{
    Pair_0 _S1;
    (&_S1)->hi_2 = hi_3;
    (&_S1)->lo_2 = lo_3;
    return _S1;
}

__device__ Pair_0 pair_0(double hi_4, double lo_4)
{
    return Pair_x24init_0(hi_4, lo_4);
}

struct Power_0
{
    Pair_0 less_0;
    int n_0;
};

__device__ uint low_0(ulonglong v_2)
{
    return uint(v_2);
}

__device__ uint high_0(ulonglong v_3)
{
    return uint(v_3 >> int(32));
}

__device__ double real_of_0(ulonglong v_4)
{
    return (U32_asdouble((low_0(v_4)), (high_0(v_4))));
}

__device__ double magnitude_0(double x_2)
{
    return real_of_0(magnitude_bits_0(x_2));
}

__device__ double with_sign_0(double x_3, double sign_0)
{
    return real_of_0((magnitude_bits_0(x_3)) | ((bits_of_0(sign_0)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_4)
{
    double a_0 = magnitude_0(x_4);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_0 = a_0 + big_0 - big_0;
    double _S2;
    if(a_0 < big_0)
    {
        _S2 = r_0;
    }
    else
    {
        _S2 = a_0;
    }
    return with_sign_0(_S2, x_4);
}

__device__ double negated_0(double x_5)
{
    return real_of_0((bits_of_0(x_5)) ^ 9223372036854775808ULL);
}

__device__ Pair_0 sum_of_0(double a_1, double b_0)
{
    double s_0 = a_1 + b_0;
    double c_0 = s_0 - a_1;
    return pair_0(s_0, a_1 - (s_0 - c_0) + (b_0 - c_0));
}

__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
__device__ double series_0(double x_6, uint first_0, uint count_0)
{
    double r_1 = real_of_0(kTerms_0[first_0]);
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
        double _S3 = r_1 * x_6 + real_of_0(kTerms_0[first_0 + i_0]);
        uint i_1 = i_0 + 1U;
        r_1 = _S3;
        i_0 = i_1;
    }
    return r_1;
}

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S4;
    (&_S4)->less_0 = *less_1;
    (&_S4)->n_0 = n_1;
    return _S4;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_7)
{
    double n_2 = rounded_0(x_7->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_2 = sum_of_0(x_7->hi_2 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_1 = sum_of_0(r_2.hi_2, r_2.lo_2 + x_7->lo_2);
    double _S5 = s_1.hi_2;
    int _S6 = int(n_2);
    Pair_0 _S7 = sum_of_0(s_1.hi_2, _S5 * _S5 * series_0(s_1.hi_2, 0U, 13U) + (s_1.lo_2 + s_1.lo_2 * s_1.hi_2));
    Power_0 _S8 = Power_x24init_0(&_S7, _S6);
    return _S8;
}

__device__ Pair_0 added_0(Pair_0 * a_2, double b_1)
{
    Pair_0 s_2 = sum_of_0(a_2->hi_2, b_1);
    return sum_of_0(s_2.hi_2, s_2.lo_2 + a_2->lo_2);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_5, int n_4)
{
    int half_0 = n_4 >> int(1);
    return v_5 * power_of_2_real_0(half_0) * power_of_2_real_0(n_4 - half_0);
}

__device__ double exp_of_pair_0(Pair_0 * x_8)
{
    Pair_0 _S9 = *x_8;
    if(((&_S9)->hi_2) < -746.0)
    {
        (&_S9)->hi_2 = -746.0;
    }
    if(((&_S9)->hi_2) > 710.0)
    {
        (&_S9)->hi_2 = 710.0;
    }
    Pair_0 _S10 = _S9;
    Power_0 _S11 = power_of_e_0(&_S10);
    Pair_0 _S12 = _S11.less_0;
    Pair_0 _S13 = added_0(&_S12, 1.0);
    return scaled_0(_S13.hi_2, _S11.n_0);
}

__device__ double exp_of_0(double x_9)
{
    Pair_0 _S14 = pair_0(x_9, 0.0);
    double _S15 = exp_of_pair_0(&_S14);
    return _S15;
}

__device__ double F64_exp_0(double v_6)
{
    return exp_of_0(v_6);
}

__device__ MaxSum_0 MaxSum_of_0(MaxSum_0 * a_3, MaxSum_0 * b_2)
{
    double _S16 = a_3->top_0;
    bool first_1;
    if(F64_is_nan_0(a_3->top_0))
    {
        first_1 = true;
    }
    else
    {
        first_1 = (b_2->top_0) < _S16;
    }
    MaxSum_0 v_7;
    MaxSum_0 low_1;
    if(first_1)
    {
        v_7 = *a_3;
        low_1 = *b_2;
    }
    else
    {
        v_7 = *b_2;
        low_1 = *a_3;
    }
    double _S17 = (&v_7)->sum_0;
    MaxSum_0 _S18 = low_1;
    double _S19;
    if((low_1.top_0) == ((&v_7)->top_0))
    {
        _S19 = low_1.sum_0;
    }
    else
    {
        _S19 = low_1.sum_0 * F64_exp_0(_S18.top_0 - (&v_7)->top_0);
    }
    (&v_7)->sum_0 = _S17 + _S19;
    return v_7;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_0(CrossEntropyValue_0 * a_4, CrossEntropyValue_0 * b_3)
{
    CrossEntropyValue_0 _S20 = *a_4;
    MaxSum_0 _S21 = (&_S20)->most_0;
    MaxSum_0 _S22 = MaxSum_of_0(&_S21, &b_3->most_0);
    (&_S20)->most_0 = _S22;
    (&_S20)->total_0 = (&_S20)->total_0 + b_3->total_0;
    return _S20;
}

__device__ CrossEntropyValue_0 Group_all_0(CrossEntropyValue_0 * v_8, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = *v_8;
    meet_0();
    uint _S23 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_2 = lane_0 - place_0;
    CrossEntropyValue_0 _S24;
    uint i_2;
    if(width_0 > _S23)
    {
        if(place_0 < _S23)
        {
            uint _S25 = place_0 + _S23;
            _S24 = *v_8;
            i_2 = _S25;
            for(;;)
            {
                if(i_2 < width_0)
                {
                }
                else
                {
                    break;
                }
                CrossEntropyValue_0 _S26 = _S24;
                CrossEntropyValue_0 _S27 = (*&values_0)[first_2 + i_2];
                CrossEntropyValue_0 _S28 = CrossEntropy_of_0(&_S26, &_S27);
                uint i_3 = i_2 + _S23;
                _S24 = _S28;
                i_2 = i_3;
            }
            (*&values_0)[lane_0] = _S24;
        }
        meet_0();
    }
    _S24 = (*&values_0)[first_2];
    i_2 = 1U;
    for(;;)
    {
        if(i_2 < _S23)
        {
        }
        else
        {
            break;
        }
        CrossEntropyValue_0 _S29 = _S24;
        CrossEntropyValue_0 _S30 = (*&values_0)[first_2 + i_2];
        CrossEntropyValue_0 _S31 = CrossEntropy_of_0(&_S29, &_S30);
        uint i_4 = i_2 + 1U;
        _S24 = _S31;
        i_2 = i_4;
    }
    meet_0();
    return _S24;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct RowArguments_0
{
    ulonglong p0_0;
    ulonglong p1_0;
    ulonglong p2_0;
    ulonglong p3_0;
    ulonglong p4_0;
    ulonglong geometry_0;
    ulonglong partials_0;
    ulonglong rows_0;
    ulonglong extent_0;
    ulonglong chunk_0;
    ulonglong a_5;
    ulonglong b_4;
    uint width_1;
    uint splits_0;
    uint parts_0;
    uint stage_0;
    uint flags_0;
    uint groups_0;
};

struct RowGeometry_0
{
    uint kept_0;
    uint along_0;
    FixedArray<ulonglong, 8>  extent_1;
    FixedArray<longlong, 40>  stride_0;
};

struct Rows_0
{
    RowArguments_0 a_6;
    RowGeometry_0 * g_0;
    uint slot_0;
    uint place_1;
    ulonglong row_0;
    ulonglong part_0;
    ulonglong begin_0;
    ulonglong end_0;
    bool exists_0;
};

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_0)
{
    return ((this_0->types_0) >> (4U * k_0)) & 15U;
}

__device__ double F64_zero_0()
{
    return 0.0;
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ MaxSum_0 MaxSum_of_row_0(MaxSum_0 * v_9)
{
    MaxSum_0 _S32 = *v_9;
    double _S33 = F64_zero_0();
    if(((&_S32)->sum_0) == _S33)
    {
        (&_S32)->top_0 = _S33;
        (&_S32)->sum_0 = F64_one_0();
    }
    return _S32;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ uint top_bit_0(uint v_10)
{
    uint _S34;
    uint at_0;
    if(v_10 >= 65536U)
    {
        _S34 = v_10 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S34 = v_10;
        at_0 = 0U;
    }
    if(_S34 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S34 = _S34 >> int(8);
        at_0 = at_1;
    }
    if(_S34 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S34 = _S34 >> int(4);
        at_0 = at_2;
    }
    if(_S34 >= 4U)
    {
        uint _S35 = _S34 >> int(2);
        at_0 = at_0 + 2U;
        _S34 = _S35;
    }
    return at_0 + (_S34 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_11)
{
    uint _S36 = high_0(v_11);
    uint _S37;
    if(_S36 != 0U)
    {
        _S37 = 32U + top_bit_0(_S36);
    }
    else
    {
        _S37 = top_bit_0(low_0(v_11));
    }
    return _S37;
}

__device__ ulonglong right_nearest_0(ulonglong v_12, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_12;
    }
    bool _S38;
    if(s_3 >= 64U)
    {
        if(s_3 == 64U)
        {
            _S38 = v_12 > 9223372036854775808ULL;
        }
        else
        {
            _S38 = false;
        }
        int _S39;
        if(_S38)
        {
            _S39 = int(1);
        }
        else
        {
            _S39 = int(0);
        }
        return ulonglong(_S39);
    }
    ulonglong q_0 = v_12 >> s_3;
    ulonglong rest_0 = v_12 & ((1ULL << s_3) - 1ULL);
    ulonglong half_1 = 1ULL << (s_3 - 1U);
    if(rest_0 > half_1)
    {
        _S38 = true;
    }
    else
    {
        if(rest_0 == half_1)
        {
            _S38 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S38 = false;
        }
    }
    ulonglong _S40;
    if(_S38)
    {
        _S40 = q_0 + 1ULL;
    }
    else
    {
        _S40 = q_0;
    }
    return _S40;
}

__device__ ulonglong f64_of_i64_0(longlong v_13)
{
    if(v_13 == 0LL)
    {
        return 0ULL;
    }
    bool _S41 = v_13 < 0LL;
    ulonglong m_0;
    if(_S41)
    {
        m_0 = 0ULL - ulonglong(v_13);
    }
    else
    {
        m_0 = ulonglong(v_13);
    }
    uint top_1 = top_bit64_0(m_0);
    ulonglong q_1;
    if(top_1 <= 52U)
    {
        q_1 = m_0 << (52U - top_1);
    }
    else
    {
        q_1 = right_nearest_0(m_0, top_1 - 52U);
    }
    if(_S41)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_1 + 1022U) << int(52)) + q_1;
}

__device__ double real_of_i64_0(longlong v_14)
{
    return real_of_0(f64_of_i64_0(v_14));
}

__device__ Pair_0 product_of_0(double a_7, double b_5)
{
    double p_0 = a_7 * b_5;
    double ah_0 = real_of_0((bits_of_0(a_7)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_5)) & 18446744073575333888ULL);
    double al_0 = a_7 - ah_0;
    double bl_0 = b_5 - bh_0;
    return pair_0(p_0, ah_0 * bh_0 - p_0 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_8, Pair_0 * b_6)
{
    double q_2 = a_8->hi_2 / b_6->hi_2;
    Pair_0 p_1 = product_of_0(q_2, b_6->hi_2);
    return sum_of_0(q_2, (a_8->hi_2 - p_1.hi_2 - p_1.lo_2 + a_8->lo_2 - q_2 * b_6->lo_2) / b_6->hi_2);
}

__device__ Pair_0 times_0(Pair_0 * a_9, Pair_0 * b_7)
{
    Pair_0 p_2 = product_of_0(a_9->hi_2, b_7->hi_2);
    return sum_of_0(p_2.hi_2, p_2.lo_2 + (a_9->hi_2 * b_7->lo_2 + a_9->lo_2 * b_7->hi_2));
}

__device__ Pair_0 wide_series_0(Pair_0 * x_10, uint first_3, uint count_1, uint pairs_0)
{
    Pair_0 r_3 = pair_0(series_0(x_10->hi_2, first_3, count_1), 0.0);
    uint i_5 = 0U;
    for(;;)
    {
        if(i_5 < pairs_0)
        {
        }
        else
        {
            break;
        }
        uint at_3 = first_3 + count_1 + 2U * i_5;
        Pair_0 _S42 = r_3;
        Pair_0 _S43 = times_0(&_S42, x_10);
        double _S44 = real_of_0(kTerms_0[at_3]);
        Pair_0 _S45 = _S43;
        Pair_0 _S46 = added_0(&_S45, _S44);
        r_3 = _S46;
        (&r_3)->lo_2 = (&r_3)->lo_2 + real_of_0(kTerms_0[at_3 + 1U]);
        i_5 = i_5 + 1U;
    }
    return r_3;
}

__device__ Pair_0 log_pair_0(double x_11)
{
    ulonglong _S47 = bits_of_0(x_11);
    bool tiny_0 = _S47 < 4503599627370496ULL;
    double _S48;
    if(tiny_0)
    {
        _S48 = real_of_i64_0(longlong(_S47));
    }
    else
    {
        _S48 = x_11;
    }
    ulonglong u_0 = bits_of_0(_S48);
    int e_0 = int(high_0(u_0) - 1072079006U) >> int(20);
    double m_1 = real_of_0(u_0 - (ulonglong(uint(e_0)) << int(52)));
    double _S49 = double(e_0);
    if(tiny_0)
    {
        _S48 = 1074.0;
    }
    else
    {
        _S48 = 0.0;
    }
    double n_5 = _S49 - _S48;
    Pair_0 _S50 = sum_of_0(m_1, 1.0);
    Pair_0 _S51 = pair_0(m_1 - 1.0, 0.0);
    Pair_0 _S52 = _S50;
    Pair_0 _S53 = over_0(&_S51, &_S52);
    Pair_0 _S54 = _S53;
    Pair_0 _S55 = _S53;
    Pair_0 _S56 = times_0(&_S54, &_S55);
    Pair_0 _S57 = _S56;
    Pair_0 _S58 = wide_series_0(&_S57, 28U, 11U, 3U);
    Pair_0 _S59 = _S53;
    Pair_0 _S60 = _S58;
    Pair_0 _S61 = times_0(&_S59, &_S60);
    double _S62 = n_5 * real_of_0(4604418534311723008ULL);
    Pair_0 _S63 = pair_0(2.0 * _S61.hi_2, 2.0 * _S61.lo_2);
    Pair_0 _S64 = added_0(&_S63, _S62);
    return sum_of_0(_S64.hi_2, _S64.lo_2 + n_5 * real_of_0(4461442080421002358ULL));
}

__device__ double log_scaled_0(double x_12, Pair_0 * scale_0)
{
    ulonglong u_1 = bits_of_0(x_12);
    if((u_1 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    if(u_1 >= 9218868437227405312ULL)
    {
        double _S65;
        if(u_1 == 9218868437227405312ULL)
        {
            _S65 = x_12;
        }
        else
        {
            _S65 = real_nan_0();
        }
        return _S65;
    }
    Pair_0 _S66 = log_pair_0(x_12);
    Pair_0 _S67 = times_0(&_S66, scale_0);
    return _S67.hi_2;
}

__device__ double log_of_0(double x_13)
{
    Pair_0 _S68 = pair_0(1.0, 0.0);
    double _S69 = log_scaled_0(x_13, &_S68);
    return _S69;
}

__device__ double F64_log_0(double v_15)
{
    return log_of_0(v_15);
}

__device__ double F64_scalar_0(ulonglong v_16)
{
    return real_of_0(v_16);
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

__device__ longlong Rows_offset_0(Rows_0 * this_1, uint from_0, uint to_0, ulonglong i_6, uint k_1)
{
    ulonglong _S70 = i_6;
    uint d_0 = to_0;
    longlong sum_1 = 0LL;
    for(;;)
    {
        if(d_0 > from_0)
        {
        }
        else
        {
            break;
        }
        longlong _S71 = longlong(_S70);
        uint _S72 = d_0 - 1U;
        longlong index_0;
        if(_S72 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S72];
            ulonglong rest_1;
            if((_S70 >> int(32)) == 0ULL)
            {
                uint _S73;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S74 = uint(_S70) / uint(extent_2);
                    _S73 = _S74;
                }
                else
                {
                    _S73 = 0U;
                }
                rest_1 = ulonglong(_S73);
            }
            else
            {
                ulonglong _S75 = _S70 / extent_2;
                rest_1 = _S75;
            }
            index_0 = longlong(_S70 - rest_1 * extent_2);
            _S70 = rest_1;
        }
        else
        {
            index_0 = _S71;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S72;
        sum_1 = sum_2;
    }
    return sum_1;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_2, uint k_2, uint size_0)
{
    ulonglong p_3;
    if(k_2 == 0U)
    {
        p_3 = (&this_2->a_6)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_3 = (&this_2->a_6)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_3 = (&this_2->a_6)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_3 = (&this_2->a_6)->p3_0;
                }
                else
                {
                    p_3 = (&this_2->a_6)->p4_0;
                }
            }
        }
    }
    longlong _S76 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_3 + ulonglong(_S76 * longlong(size_0));
}

__device__ ulonglong right_odd_0(ulonglong v_17, uint s_4)
{
    if(s_4 == 0U)
    {
        return v_17;
    }
    int _S77;
    if(s_4 >= 64U)
    {
        if(v_17 != 0ULL)
        {
            _S77 = int(1);
        }
        else
        {
            _S77 = int(0);
        }
        return ulonglong(_S77);
    }
    ulonglong _S78 = v_17 >> s_4;
    if((v_17 & ((1ULL << s_4) - 1ULL)) != 0ULL)
    {
        _S77 = int(1);
    }
    else
    {
        _S77 = int(0);
    }
    return _S78 | ulonglong(_S77);
}

__device__ uint f32_of_f64_0(ulonglong u_2, bool odd_0)
{
    uint _S79 = high_0(u_2);
    uint sign_1 = _S79 & 2147483648U;
    uint e_1 = (_S79 >> int(20)) & 2047U;
    ulonglong m_2 = u_2 & 4503599627370495ULL;
    uint s_5;
    if(e_1 == 2047U)
    {
        uint _S80 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_5 = 4194304U;
        }
        else
        {
            s_5 = 0U;
        }
        return _S80 | s_5;
    }
    if(e_1 >= 1151U)
    {
        if(odd_0)
        {
            s_5 = 2139095039U;
        }
        else
        {
            s_5 = 2139095040U;
        }
        return sign_1 | s_5;
    }
    if(e_1 == 0U)
    {
        bool _S81;
        if(odd_0)
        {
            _S81 = m_2 != 0ULL;
        }
        else
        {
            _S81 = false;
        }
        int _S82;
        if(_S81)
        {
            _S82 = int(1);
        }
        else
        {
            _S82 = int(0);
        }
        return sign_1 | uint(_S82);
    }
    ulonglong m_3;
    if(e_1 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_1 - 896U) << int(52));
        s_5 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_5 = (U32_min((926U - e_1), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_5);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_5);
    }
    return sign_1 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S83 = high_0(u_3);
    uint _S84 = _S83 >> int(31);
    bool negative_0 = _S84 != 0U;
    uint e_2 = (_S83 >> int(20)) & 2047U;
    ulonglong m_6 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S85;
    if(e_2 == 2047U)
    {
        _S85 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S85 = false;
    }
    if(_S85)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S84));
    }
    ulonglong m_7;
    if(e_2 >= 1075U)
    {
        m_7 = m_6 << (e_2 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_2);
    }
    longlong _S86;
    if(negative_0)
    {
        _S86 = longlong(0ULL - m_7);
    }
    else
    {
        _S86 = longlong(m_7);
    }
    return _S86;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_18)
{
    longlong _S87;
    switch(type_1)
    {
    case 7U:
        {
            if(v_18 < -128LL)
            {
                _S87 = -128LL;
            }
            else
            {
                if(v_18 > 127LL)
                {
                    _S87 = 127LL;
                }
                else
                {
                    _S87 = v_18;
                }
            }
            return _S87;
        }
    case 8U:
        {
            if(v_18 < 0LL)
            {
                _S87 = 0LL;
            }
            else
            {
                if(v_18 > 255LL)
                {
                    _S87 = 255LL;
                }
                else
                {
                    _S87 = v_18;
                }
            }
            return _S87;
        }
    case 9U:
        {
            if(v_18 < -2147483648LL)
            {
                _S87 = -2147483648LL;
            }
            else
            {
                if(v_18 > 2147483647LL)
                {
                    _S87 = 2147483647LL;
                }
                else
                {
                    _S87 = v_18;
                }
            }
            return _S87;
        }
    default:
        {
            return v_18;
        }
    }
}

__device__ uint narrow_0(uint a_10, uint mantissa_0, uint bias_0)
{
    uint e_3 = a_10 >> int(23);
    if(e_3 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_10 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S88 = a_10 & 8388607U;
    uint _S89;
    if(e_3 != 0U)
    {
        _S89 = 8388608U;
    }
    else
    {
        _S89 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S88 | _S89), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_11 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S90;
    if(a_11 >= 1199566848U)
    {
        _S90 = 31744U;
    }
    else
    {
        _S90 = narrow_0(a_11, 10U, 15U);
    }
    return sign_2 | _S90;
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
    uint a_12 = u_6 & 2147483647U;
    uint sign_3 = (u_6 >> int(24)) & 128U;
    uint _S91;
    if(a_12 >= 1140850688U)
    {
        _S91 = 127U;
    }
    else
    {
        _S91 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_3 | _S91;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_13 = u_7 & 2147483647U;
    uint sign_4 = (u_7 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S92;
    if(a_13 >= 1199570944U)
    {
        _S92 = 124U;
    }
    else
    {
        _S92 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_4 | _S92;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_8)
{
    switch(type_2)
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

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_9)
{
    switch(type_3)
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
            int _S93;
            if((u_9 << int(1)) != 0ULL)
            {
                _S93 = int(1);
            }
            else
            {
                _S93 = int(0);
            }
            return ulonglong(_S93);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_9)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_9, true));
        }
    }
}

__device__ ulonglong F64_bits_0(uint type_4, double v_19)
{
    return of_f64_0(type_4, bits_of_0(v_19));
}

__device__ uchar * at_4(ulonglong base_0, longlong i_7)
{
    return (uchar *)(base_0 + ulonglong(i_7));
}

__device__ ushort * at_5(ulonglong base_1, longlong i_8)
{
    return (ushort *)(base_1 + ulonglong(i_8) * 2ULL);
}

__device__ uint * at_6(ulonglong base_2, longlong i_9)
{
    return (uint *)(base_2 + ulonglong(i_9) * 4ULL);
}

__device__ ulonglong * at_7(ulonglong base_3, longlong i_10)
{
    return (ulonglong *)(base_3 + ulonglong(i_10) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_11, ulonglong v_20)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S94 = at_4(base_4, i_11);
            *_S94 = uchar(v_20);
            break;
        }
    case 2U:
        {
            ushort * _S95 = at_5(base_4, i_11);
            *_S95 = ushort(v_20);
            break;
        }
    case 4U:
        {
            uint * _S96 = at_6(base_4, i_11);
            *_S96 = uint(v_20);
            break;
        }
    default:
        {
            ulonglong * _S97 = at_7(base_4, i_11);
            *_S97 = v_20;
            break;
        }
    }
    return;
}

struct Target_0
{
    longlong at_8;
    bool ignored_0;
    bool valid_0;
};

__device__ ulonglong load_0(uint size_2, ulonglong base_5, longlong i_12)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S98 = at_4(base_5, i_12);
            return ulonglong(*_S98);
        }
    case 2U:
        {
            ushort * _S99 = at_5(base_5, i_12);
            return ulonglong(*_S99);
        }
    case 4U:
        {
            uint * _S100 = at_6(base_5, i_12);
            return ulonglong(*_S100);
        }
    default:
        {
            ulonglong * _S101 = at_7(base_5, i_12);
            return *_S101;
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_21)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_21 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_21 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S102;
            if(v_21 != 0ULL)
            {
                _S102 = int(1);
            }
            else
            {
                _S102 = int(0);
            }
            return longlong(_S102);
        }
    default:
        {
            return longlong(v_21);
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_4 = code_0 >> mantissa_1;
    uint m_8 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_1) << int(23)) | (m_8 << (23U - mantissa_1));
    }
    if(m_8 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_8);
    return ((top_2 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_8 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_14 = h_0 & 32767U;
    uint sign_5 = (h_0 & 32768U) << int(16);
    if(a_14 < 31744U)
    {
        return sign_5 | (widen_0(a_14, 10U, 15U));
    }
    uint _S103 = (sign_5 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S104;
    if(a_14 > 31744U)
    {
        _S104 = 4194304U;
    }
    else
    {
        _S104 = 0U;
    }
    return _S103 | _S104;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S105;
    if(a_15 == 127U)
    {
        _S105 = 2143289344U;
    }
    else
    {
        _S105 = widen_0(a_15, 3U, 7U);
    }
    return sign_6 | _S105;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_7 | (widen_0(a_16, 2U, 15U));
    }
    uint _S106;
    if(a_16 == 124U)
    {
        _S106 = 2139095040U;
    }
    else
    {
        _S106 = 2143289344U;
    }
    return sign_7 | _S106;
}

__device__ uint f32_of_i64_0(longlong v_22)
{
    if(v_22 == 0LL)
    {
        return 0U;
    }
    bool _S107 = v_22 < 0LL;
    ulonglong m_9;
    if(_S107)
    {
        m_9 = 0ULL - ulonglong(v_22);
    }
    else
    {
        m_9 = ulonglong(v_22);
    }
    uint top_3 = top_bit64_0(m_9);
    if(top_3 <= 23U)
    {
        m_9 = m_9 << (23U - top_3);
    }
    else
    {
        m_9 = right_nearest_0(m_9, (U32_max((top_3), (23U))) - 23U);
    }
    uint q_3 = uint(m_9);
    uint _S108;
    if(_S107)
    {
        _S108 = 2147483648U;
    }
    else
    {
        _S108 = 0U;
    }
    return _S108 + ((top_3 + 126U) << int(23)) + q_3;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_23)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_23);
        }
    case 2U:
        {
            return f32_of_f64_0(v_23, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_23));
        }
    case 4U:
        {
            return (low_0(v_23)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_23));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_23));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_23));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_10)
{
    uint a_17 = u_10 & 2147483647U;
    uint sign_8 = u_10 & 2147483648U;
    uint e_5 = a_17 >> int(23);
    uint m_10 = a_17 & 8388607U;
    if(a_17 == 0U)
    {
        return join_0(sign_8, 0U);
    }
    uint m_11;
    if(e_5 == 255U)
    {
        uint _S109 = (sign_8 | 2146435072U) | (m_10 >> int(3));
        if(m_10 != 0U)
        {
            m_11 = 524288U;
        }
        else
        {
            m_11 = 0U;
        }
        return join_0(_S109 | m_11, m_10 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_4 = top_bit_0(m_10);
        uint _S110 = top_4 + 874U;
        m_11 = (m_10 << (23U - top_4)) & 8388607U;
        e_6 = _S110;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_11 = m_10;
        e_6 = e_7;
    }
    return join_0((sign_8 | (e_6 << int(20))) | (m_11 >> int(3)), m_11 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_24)
{
    if(type_8 == 2U)
    {
        return v_24;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_24));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_24));
}

__device__ longlong i64_of_0(uint type_9, ulonglong v_25)
{
    longlong _S111;
    if(is_integral_0(type_9))
    {
        _S111 = whole_of_0(type_9, v_25);
    }
    else
    {
        _S111 = i64_of_f64_0(f64_of_0(type_9, v_25));
    }
    return _S111;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_18, uint type_10, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S112 = load_0(size_of_0(type_10), address_0, 0LL);
    longlong _S113 = i64_of_0(type_10, _S112);
    (&t_0)->at_8 = _S113;
    (&t_0)->ignored_0 = _S113 == longlong(a_18->a_5);
    bool _S114;
    if(_S113 >= 0LL)
    {
        _S114 = ulonglong((&t_0)->at_8) < (a_18->extent_0);
    }
    else
    {
        _S114 = false;
    }
    (&t_0)->valid_0 = _S114;
    return t_0;
}

__device__ double F64_nan_0()
{
    return real_nan_0();
}

__device__ longlong Rows_along_0(Rows_0 * this_3, uint k_3, ulonglong j_0)
{
    longlong _S115 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S115;
}

__device__ double F64_of_0(uint type_11, ulonglong v_26)
{
    return real_of_0(f64_of_0(type_11, v_26));
}

__device__ double F64_of_count_0(ulonglong n_6)
{
    return real_of_0(f64_of_i64_0(longlong(n_6)));
}

__device__ double F64_over_0(double a_19, double b_8)
{
    return a_19 / b_8;
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_4, CrossEntropyValue_0 * v_27)
{
    if((r_4->place_1) != 0U)
    {
        return;
    }
    uint _S116 = Spec_type_0(spec_0, 0U);
    uint _S117 = Spec_type_0(spec_0, 1U);
    uint _S118 = Spec_type_0(spec_0, 2U);
    uint _S119 = Spec_type_0(spec_0, 3U);
    MaxSum_0 _S120 = MaxSum_of_row_0(&v_27->most_0);
    double rest_2 = F64_log_0(_S120.sum_0);
    double smooth_0 = F64_scalar_0((&r_4->a_6)->b_4);
    if(_S117 != 0U)
    {
        uint size_3 = size_of_0(_S117);
        ulonglong _S121 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S121, 0LL, F64_bits_0(_S117, _S120.top_0));
        ulonglong _S122 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S122, longlong((&r_4->a_6)->rows_0), F64_bits_0(_S117, rest_2));
    }
    ulonglong _S123 = Rows_base_0(r_4, 3U, size_of_0(_S119));
    Target_0 _S124 = Target_of_0(&r_4->a_6, _S119, _S123);
    double z_0;
    if(_S124.ignored_0)
    {
        z_0 = F64_zero_0();
    }
    else
    {
        z_0 = F64_nan_0();
    }
    bool _S125;
    if(_S124.valid_0)
    {
        _S125 = !_S124.ignored_0;
    }
    else
    {
        _S125 = false;
    }
    if(_S125)
    {
        uint size_4 = size_of_0(_S118);
        ulonglong _S126 = Rows_base_0(r_4, 2U, size_4);
        longlong _S127 = Rows_along_0(r_4, 2U, ulonglong(_S124.at_8));
        ulonglong _S128 = load_0(size_4, _S126, _S127);
        double x_14 = F64_of_0(_S118, _S128);
        double _S129 = F64_one_0();
        if(!(smooth_0 == _S129))
        {
            z_0 = (_S129 - smooth_0) * (rest_2 + (_S120.top_0 - x_14));
        }
        else
        {
            z_0 = F64_zero_0();
        }
        if(!(smooth_0 == (F64_zero_0())))
        {
            z_0 = z_0 + smooth_0 * (rest_2 + (_S120.top_0 - F64_over_0(v_27->total_0, F64_of_count_0((&r_4->a_6)->extent_0))));
        }
    }
    uint _S130 = size_of_0(_S116);
    ulonglong _S131 = Rows_base_0(r_4, 0U, _S130);
    store_0(_S130, _S131, 0LL, F64_bits_0(_S116, z_0));
    return;
}

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_28;
    (&v_28)->top_0 = F64_lowest_0();
    (&v_28)->sum_0 = F64_zero_0();
    return v_28;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_29;
    (&v_29)->most_0 = MaxSum_none_0();
    (&v_29)->total_0 = F64_zero_0();
    return v_29;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S132 = this_4->begin_0;
    uint _S133;
    if((((&this_4->a_6)->flags_0) & 2U) != 0U)
    {
        _S133 = 4U * this_4->place_1;
    }
    else
    {
        _S133 = this_4->place_1;
    }
    return _S132 + ulonglong(_S133);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S134;
    if((((&this_5->a_6)->flags_0) & 4U) != 0U)
    {
        _S134 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S134 = false;
    }
    return _S134;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_9 = base_6 + i_13 * ulonglong(size_5);
    Four_0 r_5;
    if(size_5 == 1U)
    {
        uint * _S135 = (uint *)at_9;
        uint w_0 = *_S135;
        (&r_5)->e_8[int(0)] = ulonglong((*_S135) & 255U);
        (&r_5)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_5)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_5)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S136 = (uint2  *)at_9;
            uint2  _S137 = *_S136;
            uint _S138 = (*_S136).x;
            (&r_5)->e_8[int(0)] = ulonglong(_S138 & 65535U);
            (&r_5)->e_8[int(1)] = ulonglong(_S138 >> int(16));
            uint _S139 = _S137.y;
            (&r_5)->e_8[int(2)] = ulonglong(_S139 & 65535U);
            (&r_5)->e_8[int(3)] = ulonglong(_S139 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S140 = (uint4  *)at_9;
                uint4  _S141 = *_S140;
                (&r_5)->e_8[int(0)] = ulonglong((*_S140).x);
                (&r_5)->e_8[int(1)] = ulonglong(_S141.y);
                (&r_5)->e_8[int(2)] = ulonglong(_S141.z);
                (&r_5)->e_8[int(3)] = ulonglong(_S141.w);
            }
            else
            {
                uint4  * _S142 = (uint4  *)at_9;
                uint4  _S143 = *_S142;
                uint4  _S144 = *(uint4  *)(at_9 + 16ULL);
                (&r_5)->e_8[int(0)] = join_0((*_S142).y, (*_S142).x);
                (&r_5)->e_8[int(1)] = join_0(_S143.w, _S143.z);
                (&r_5)->e_8[int(2)] = join_0(_S144.y, _S144.x);
                (&r_5)->e_8[int(3)] = join_0(_S144.w, _S144.z);
            }
        }
    }
    return r_5;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_14)
{
    uint _S145;
    if((((&this_6->a_6)->flags_0) & 2U) != 0U)
    {
        _S145 = i_14;
    }
    else
    {
        _S145 = i_14 * (&this_6->a_6)->width_1;
    }
    return j_2 + ulonglong(_S145);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_15)
{
    ulonglong _S146 = Rows_at_0(this_7, j_3, i_15);
    return _S146 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_15;
    bool _S147 = Rows_is_dense_0(this_8, j_4);
    if(_S147)
    {
        x_15 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S148 = Rows_has_0(this_8, j_4, 0U);
        if(_S148)
        {
            ulonglong _S149 = Rows_at_0(this_8, j_4, 0U);
            longlong _S150 = Rows_along_0(this_8, k_4, _S149);
            ulonglong _S151 = load_0(size_6, base_7, _S150);
            (&x_15)->e_8[0U] = _S151;
        }
        bool _S152 = Rows_has_0(this_8, j_4, 1U);
        if(_S152)
        {
            ulonglong _S153 = Rows_at_0(this_8, j_4, 1U);
            longlong _S154 = Rows_along_0(this_8, k_4, _S153);
            ulonglong _S155 = load_0(size_6, base_7, _S154);
            (&x_15)->e_8[1U] = _S155;
        }
        bool _S156 = Rows_has_0(this_8, j_4, 2U);
        if(_S156)
        {
            ulonglong _S157 = Rows_at_0(this_8, j_4, 2U);
            longlong _S158 = Rows_along_0(this_8, k_4, _S157);
            ulonglong _S159 = load_0(size_6, base_7, _S158);
            (&x_15)->e_8[2U] = _S159;
        }
        bool _S160 = Rows_has_0(this_8, j_4, 3U);
        if(_S160)
        {
            ulonglong _S161 = Rows_at_0(this_8, j_4, 3U);
            longlong _S162 = Rows_along_0(this_8, k_4, _S161);
            ulonglong _S163 = load_0(size_6, base_7, _S162);
            (&x_15)->e_8[3U] = _S163;
        }
    }
    return x_15;
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ MaxSum_0 MaxSum_one_0(double x_16)
{
    MaxSum_0 v_30;
    (&v_30)->top_0 = x_16;
    double _S164;
    if(x_16 == (F64_highest_0()))
    {
        _S164 = F64_nan_0();
    }
    else
    {
        if(x_16 == (F64_lowest_0()))
        {
            _S164 = F64_zero_0();
        }
        else
        {
            _S164 = F64_one_0();
        }
    }
    (&v_30)->sum_0 = _S164;
    return v_30;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_6)->width_1;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_6)
{
    uint _S165 = Spec_type_0(spec_1, 2U);
    uint size_7 = size_of_0(_S165);
    ulonglong _S166 = Rows_base_0(r_6, 2U, size_7);
    CrossEntropyValue_0 v_31 = CrossEntropy_none_0();
    ulonglong _S167 = Rows_first_0(r_6);
    ulonglong j_5 = _S167;
    for(;;)
    {
        if(j_5 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S168 = Rows_read_0(r_6, 2U, size_7, _S166, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S169 = Rows_has_0(r_6, j_5, 0U);
                    if(!_S169)
                    {
                        break;
                    }
                    double e_9 = F64_of_0(_S165, _S168.e_8[0U]);
                    MaxSum_0 _S170 = MaxSum_one_0(e_9);
                    MaxSum_0 _S171 = (&v_31)->most_0;
                    MaxSum_0 _S172 = _S170;
                    MaxSum_0 _S173 = MaxSum_of_0(&_S171, &_S172);
                    (&v_31)->most_0 = _S173;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S174 = Rows_has_0(r_6, j_5, 1U);
                    if(!_S174)
                    {
                        break;
                    }
                    double e_10 = F64_of_0(_S165, _S168.e_8[1U]);
                    MaxSum_0 _S175 = MaxSum_one_0(e_10);
                    MaxSum_0 _S176 = (&v_31)->most_0;
                    MaxSum_0 _S177 = _S175;
                    MaxSum_0 _S178 = MaxSum_of_0(&_S176, &_S177);
                    (&v_31)->most_0 = _S178;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S179 = Rows_has_0(r_6, j_5, 2U);
                    if(!_S179)
                    {
                        break;
                    }
                    double e_11 = F64_of_0(_S165, _S168.e_8[2U]);
                    MaxSum_0 _S180 = MaxSum_one_0(e_11);
                    MaxSum_0 _S181 = (&v_31)->most_0;
                    MaxSum_0 _S182 = _S180;
                    MaxSum_0 _S183 = MaxSum_of_0(&_S181, &_S182);
                    (&v_31)->most_0 = _S183;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S184 = Rows_has_0(r_6, j_5, 3U);
                    if(!_S184)
                    {
                        break;
                    }
                    double e_12 = F64_of_0(_S165, _S168.e_8[3U]);
                    MaxSum_0 _S185 = MaxSum_one_0(e_12);
                    MaxSum_0 _S186 = (&v_31)->most_0;
                    MaxSum_0 _S187 = _S185;
                    MaxSum_0 _S188 = MaxSum_of_0(&_S186, &_S187);
                    (&v_31)->most_0 = _S188;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S189 = Rows_step_0(r_6);
        j_5 = j_5 + ulonglong(_S189);
    }
    return v_31;
}

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double SoftmaxGrad_of_0(double a_20, double b_9)
{
    return a_20 + b_9;
}

__device__ double Group_all_1(double v_32, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = v_32;
    meet_0();
    uint _S190 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_4 = lane_1 - place_2;
    double _S191;
    uint i_16;
    if(width_2 > _S190)
    {
        if(place_2 < _S190)
        {
            uint _S192 = place_2 + _S190;
            _S191 = v_32;
            i_16 = _S192;
            for(;;)
            {
                if(i_16 < width_2)
                {
                }
                else
                {
                    break;
                }
                double _S193 = SoftmaxGrad_of_0(_S191, (*&values_1)[first_4 + i_16]);
                uint i_17 = i_16 + _S190;
                _S191 = _S193;
                i_16 = i_17;
            }
            (*&values_1)[lane_1] = _S191;
        }
        meet_0();
    }
    _S191 = (*&values_1)[first_4];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S190)
        {
        }
        else
        {
            break;
        }
        double _S194 = SoftmaxGrad_of_0(_S191, (*&values_1)[first_4 + i_16]);
        uint i_18 = i_16 + 1U;
        _S191 = _S194;
        i_16 = i_18;
    }
    meet_0();
    return _S191;
}

__device__ void store4_0(uint size_8, ulonglong base_8, ulonglong i_19, Four_0 * v_33)
{
    ulonglong at_10 = base_8 + i_19 * ulonglong(size_8);
    if(size_8 == 1U)
    {
        *(uint *)at_10 = (((low_0((v_33->e_8[int(0)]) & 255ULL)) | ((low_0((v_33->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_33->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_33->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            *(uint2  *)at_10 = make_uint2 ((low_0((v_33->e_8[int(0)]) & 65535ULL)) | ((low_0(v_33->e_8[int(1)])) << int(16)), (low_0((v_33->e_8[int(2)]) & 65535ULL)) | ((low_0(v_33->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_8 == 4U)
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_33->e_8[int(0)]), low_0(v_33->e_8[int(1)]), low_0(v_33->e_8[int(2)]), low_0(v_33->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_33->e_8[int(0)]), high_0(v_33->e_8[int(0)]), low_0(v_33->e_8[int(1)]), high_0(v_33->e_8[int(1)]));
                *(uint4  *)(at_10 + 16ULL) = make_uint4 (low_0(v_33->e_8[int(2)]), high_0(v_33->e_8[int(2)]), low_0(v_33->e_8[int(3)]), high_0(v_33->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_9, ulonglong base_9, ulonglong j_6, Four_0 * x_17)
{
    bool _S195 = Rows_is_dense_0(this_10, j_6);
    if(_S195)
    {
        store4_0(size_9, base_9, j_6, x_17);
    }
    else
    {
        bool _S196 = Rows_has_0(this_10, j_6, 0U);
        if(_S196)
        {
            ulonglong _S197 = Rows_at_0(this_10, j_6, 0U);
            longlong _S198 = Rows_along_0(this_10, k_5, _S197);
            store_0(size_9, base_9, _S198, x_17->e_8[0U]);
        }
        bool _S199 = Rows_has_0(this_10, j_6, 1U);
        if(_S199)
        {
            ulonglong _S200 = Rows_at_0(this_10, j_6, 1U);
            longlong _S201 = Rows_along_0(this_10, k_5, _S200);
            store_0(size_9, base_9, _S201, x_17->e_8[1U]);
        }
        bool _S202 = Rows_has_0(this_10, j_6, 2U);
        if(_S202)
        {
            ulonglong _S203 = Rows_at_0(this_10, j_6, 2U);
            longlong _S204 = Rows_along_0(this_10, k_5, _S203);
            store_0(size_9, base_9, _S204, x_17->e_8[2U]);
        }
        bool _S205 = Rows_has_0(this_10, j_6, 3U);
        if(_S205)
        {
            ulonglong _S206 = Rows_at_0(this_10, j_6, 3U);
            longlong _S207 = Rows_along_0(this_10, k_5, _S206);
            store_0(size_9, base_9, _S207, x_17->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_7, double sum_3)
{
    uint _S208 = Spec_type_0(spec_2, 0U);
    uint _S209 = Spec_type_0(spec_2, 1U);
    uint _S210 = Spec_type_0(spec_2, 2U);
    uint _S211 = size_of_0(_S209);
    ulonglong _S212 = Rows_base_0(r_7, 1U, _S211);
    uint _S213 = size_of_0(_S210);
    ulonglong _S214 = Rows_base_0(r_7, 2U, _S213);
    uint _S215 = size_of_0(_S208);
    ulonglong _S216 = Rows_base_0(r_7, 0U, _S215);
    ulonglong _S217 = Rows_first_0(r_7);
    ulonglong j_7 = _S217;
    for(;;)
    {
        if(j_7 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S218 = Rows_read_0(r_7, 1U, _S211, _S212, j_7);
        Four_0 _S219 = Rows_read_0(r_7, 2U, _S213, _S214, j_7);
        Four_0 d_1;
        double e_13 = F64_of_0(_S209, _S218.e_8[0U]);
        double p_4 = F64_of_0(_S210, _S219.e_8[0U]);
        bool _S220 = (spec_2->op_0) != 0U;
        double _S221;
        if(_S220)
        {
            _S221 = e_13 - F64_exp_0(p_4) * sum_3;
        }
        else
        {
            _S221 = p_4 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F64_bits_0(_S208, _S221);
        double e_14 = F64_of_0(_S209, _S218.e_8[1U]);
        double p_5 = F64_of_0(_S210, _S219.e_8[1U]);
        double _S222;
        if(_S220)
        {
            _S222 = e_14 - F64_exp_0(p_5) * sum_3;
        }
        else
        {
            _S222 = p_5 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F64_bits_0(_S208, _S222);
        double e_15 = F64_of_0(_S209, _S218.e_8[2U]);
        double p_6 = F64_of_0(_S210, _S219.e_8[2U]);
        double _S223;
        if(_S220)
        {
            _S223 = e_15 - F64_exp_0(p_6) * sum_3;
        }
        else
        {
            _S223 = p_6 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F64_bits_0(_S208, _S223);
        double e_16 = F64_of_0(_S209, _S218.e_8[3U]);
        double p_7 = F64_of_0(_S210, _S219.e_8[3U]);
        double _S224;
        if(_S220)
        {
            _S224 = e_16 - F64_exp_0(p_7) * sum_3;
        }
        else
        {
            _S224 = p_7 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F64_bits_0(_S208, _S224);
        Four_0 _S225 = d_1;
        Rows_write_0(r_7, 0U, _S215, _S216, j_7, &_S225);
        uint _S226 = Rows_step_0(r_7);
        j_7 = j_7 + ulonglong(_S226);
    }
    return;
}

__device__ double SoftmaxGrad_none_0()
{
    return F64_zero_0();
}

__device__ double SoftmaxGrad_of_elements_0(Spec_0 * spec_3, Rows_0 * r_8)
{
    double sum_4;
    double sum_5;
    double sum_6;
    uint _S227 = Spec_type_0(spec_3, 1U);
    uint _S228 = Spec_type_0(spec_3, 2U);
    uint _S229 = size_of_0(_S227);
    ulonglong _S230 = Rows_base_0(r_8, 1U, _S229);
    uint _S231 = size_of_0(_S228);
    ulonglong _S232 = Rows_base_0(r_8, 2U, _S231);
    double _S233 = SoftmaxGrad_none_0();
    ulonglong _S234 = Rows_first_0(r_8);
    ulonglong j_8 = _S234;
    double sum_7 = _S233;
    for(;;)
    {
        if(j_8 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S235 = Rows_read_0(r_8, 1U, _S229, _S230, j_8);
        uint _S236 = spec_3->op_0;
        Four_0 v_34;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S237 = Rows_read_0(r_8, 2U, _S231, _S232, j_8);
            v_34 = _S237;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S238 = Rows_has_0(r_8, j_8, 0U);
                    if(!_S238)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    double e_17 = F64_of_0(_S227, _S235.e_8[0U]);
                    if(_S236 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F64_of_0(_S228, v_34.e_8[0U]);
                    }
                    sum_4 = sum_7 + sum_4;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S239 = Rows_has_0(r_8, j_8, 1U);
                    if(!_S239)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    double e_18 = F64_of_0(_S227, _S235.e_8[1U]);
                    if(_S236 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F64_of_0(_S228, v_34.e_8[1U]);
                    }
                    sum_5 = sum_4 + sum_5;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S240 = Rows_has_0(r_8, j_8, 2U);
                    if(!_S240)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    double e_19 = F64_of_0(_S227, _S235.e_8[2U]);
                    if(_S236 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F64_of_0(_S228, v_34.e_8[2U]);
                    }
                    sum_6 = sum_5 + sum_6;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S241 = Rows_has_0(r_8, j_8, 3U);
                    if(!_S241)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    double e_20 = F64_of_0(_S227, _S235.e_8[3U]);
                    double _S242;
                    if(_S236 != 0U)
                    {
                        _S242 = e_20;
                    }
                    else
                    {
                        _S242 = e_20 * F64_of_0(_S228, v_34.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S242;
                    break;
                }
                break;
            }
            break;
        }
        uint _S243 = Rows_step_0(r_8);
        j_8 = j_8 + ulonglong(_S243);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_2;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_21, MaxSum_0 * b_10)
{
    MaxSum_0 _S244 = MaxSum_of_0(a_21, b_10);
    return _S244;
}

__device__ MaxSum_0 Group_all_2(MaxSum_0 * v_35, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_35;
    meet_0();
    uint _S245 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_5 = lane_2 - place_3;
    MaxSum_0 _S246;
    uint i_20;
    if(width_3 > _S245)
    {
        if(place_3 < _S245)
        {
            uint _S247 = place_3 + _S245;
            _S246 = *v_35;
            i_20 = _S247;
            for(;;)
            {
                if(i_20 < width_3)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S248 = _S246;
                MaxSum_0 _S249 = (*&values_2)[first_5 + i_20];
                MaxSum_0 _S250 = Softmax_of_0(&_S248, &_S249);
                uint i_21 = i_20 + _S245;
                _S246 = _S250;
                i_20 = i_21;
            }
            (*&values_2)[lane_2] = _S246;
        }
        meet_0();
    }
    _S246 = (*&values_2)[first_5];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S245)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S251 = _S246;
        MaxSum_0 _S252 = (*&values_2)[first_5 + i_20];
        MaxSum_0 _S253 = Softmax_of_0(&_S251, &_S252);
        uint i_22 = i_20 + 1U;
        _S246 = _S253;
        i_20 = i_22;
    }
    meet_0();
    return _S246;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_9, MaxSum_0 * whole_0)
{
    MaxSum_0 _S254 = MaxSum_of_row_0(whole_0);
    uint _S255 = Spec_type_0(spec_4, 0U);
    uint _S256 = Spec_type_0(spec_4, 1U);
    uint _S257 = size_of_0(_S255);
    ulonglong _S258 = Rows_base_0(r_9, 0U, _S257);
    uint _S259 = size_of_0(_S256);
    ulonglong _S260 = Rows_base_0(r_9, 1U, _S259);
    double _S261 = F64_log_0(_S254.sum_0);
    ulonglong _S262 = Rows_first_0(r_9);
    ulonglong j_9 = _S262;
    for(;;)
    {
        if(j_9 < (r_9->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S263 = Rows_read_0(r_9, 1U, _S259, _S260, j_9);
        Four_0 e_21 = _S263;
        double _S264 = F64_of_0(_S256, (&e_21)->e_8[0U]) - _S254.top_0;
        bool _S265 = (spec_4->op_0) != 0U;
        double _S266;
        if(_S265)
        {
            _S266 = _S264 - _S261;
        }
        else
        {
            _S266 = F64_over_0(F64_exp_0(_S264), _S254.sum_0);
        }
        (&e_21)->e_8[0U] = F64_bits_0(_S255, _S266);
        double _S267 = F64_of_0(_S256, (&e_21)->e_8[1U]) - _S254.top_0;
        double _S268;
        if(_S265)
        {
            _S268 = _S267 - _S261;
        }
        else
        {
            _S268 = F64_over_0(F64_exp_0(_S267), _S254.sum_0);
        }
        (&e_21)->e_8[1U] = F64_bits_0(_S255, _S268);
        double _S269 = F64_of_0(_S256, (&e_21)->e_8[2U]) - _S254.top_0;
        double _S270;
        if(_S265)
        {
            _S270 = _S269 - _S261;
        }
        else
        {
            _S270 = F64_over_0(F64_exp_0(_S269), _S254.sum_0);
        }
        (&e_21)->e_8[2U] = F64_bits_0(_S255, _S270);
        double _S271 = F64_of_0(_S256, (&e_21)->e_8[3U]) - _S254.top_0;
        double _S272;
        if(_S265)
        {
            _S272 = _S271 - _S261;
        }
        else
        {
            _S272 = F64_over_0(F64_exp_0(_S271), _S254.sum_0);
        }
        (&e_21)->e_8[3U] = F64_bits_0(_S255, _S272);
        Four_0 _S273 = e_21;
        Rows_write_0(r_9, 0U, _S257, _S258, j_9, &_S273);
        uint _S274 = Rows_step_0(r_9);
        j_9 = j_9 + ulonglong(_S274);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_10)
{
    uint _S275 = Spec_type_0(spec_5, 1U);
    uint size_10 = size_of_0(_S275);
    ulonglong _S276 = Rows_base_0(r_10, 1U, size_10);
    MaxSum_0 _S277 = Softmax_none_0();
    ulonglong _S278 = Rows_first_0(r_10);
    ulonglong j_10 = _S278;
    MaxSum_0 v_36 = _S277;
    for(;;)
    {
        if(j_10 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S279 = Rows_read_0(r_10, 1U, size_10, _S276, j_10);
        bool _S280 = Rows_has_0(r_10, j_10, 0U);
        MaxSum_0 v_37;
        if(_S280)
        {
            MaxSum_0 _S281 = MaxSum_one_0(F64_of_0(_S275, _S279.e_8[0U]));
            MaxSum_0 _S282 = v_36;
            MaxSum_0 _S283 = _S281;
            MaxSum_0 _S284 = Softmax_of_0(&_S282, &_S283);
            v_37 = _S284;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S285 = Rows_has_0(r_10, j_10, 1U);
        MaxSum_0 v_38;
        if(_S285)
        {
            MaxSum_0 _S286 = MaxSum_one_0(F64_of_0(_S275, _S279.e_8[1U]));
            MaxSum_0 _S287 = v_37;
            MaxSum_0 _S288 = _S286;
            MaxSum_0 _S289 = Softmax_of_0(&_S287, &_S288);
            v_38 = _S289;
        }
        else
        {
            v_38 = v_37;
        }
        bool _S290 = Rows_has_0(r_10, j_10, 2U);
        MaxSum_0 v_39;
        if(_S290)
        {
            MaxSum_0 _S291 = MaxSum_one_0(F64_of_0(_S275, _S279.e_8[2U]));
            MaxSum_0 _S292 = v_38;
            MaxSum_0 _S293 = _S291;
            MaxSum_0 _S294 = Softmax_of_0(&_S292, &_S293);
            v_39 = _S294;
        }
        else
        {
            v_39 = v_38;
        }
        bool _S295 = Rows_has_0(r_10, j_10, 3U);
        if(_S295)
        {
            MaxSum_0 _S296 = MaxSum_one_0(F64_of_0(_S275, _S279.e_8[3U]));
            MaxSum_0 _S297 = v_39;
            MaxSum_0 _S298 = _S296;
            MaxSum_0 _S299 = Softmax_of_0(&_S297, &_S298);
            v_36 = _S299;
        }
        else
        {
            v_36 = v_39;
        }
        uint _S300 = Rows_step_0(r_10);
        j_10 = j_10 + ulonglong(_S300);
    }
    return v_36;
}

__device__ __shared__ FixedArray<double, 256>  totals_0;

__device__ double Sum_of_0(double a_22, double b_11)
{
    return a_22 + b_11;
}

struct Running_0
{
    double before_0;
    double all_0;
};

__device__ Running_0 Running_of_0(double v_40, uint lane_3, uint width_4)
{
    uint _S301 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_6 = lane_3 - place_4;
    (*&values_1)[lane_3] = v_40;
    meet_0();
    uint _S302 = place_4 * _S301;
    uint i_23;
    if(_S302 < width_4)
    {
        double sum_8 = F64_zero_0();
        i_23 = 0U;
        for(;;)
        {
            if(i_23 < _S301)
            {
            }
            else
            {
                break;
            }
            double x_18 = (*&values_1)[first_6 + _S302 + i_23];
            (*&values_1)[first_6 + _S302 + i_23] = sum_8;
            double _S303 = sum_8 + x_18;
            uint i_24 = i_23 + 1U;
            sum_8 = _S303;
            i_23 = i_24;
        }
        uint _S304 = first_6 / _S301;
        (*&totals_0)[_S304 + place_4] = sum_8;
    }
    meet_0();
    Running_0 r_11;
    double _S305 = F64_zero_0();
    (&r_11)->before_0 = _S305;
    (&r_11)->all_0 = _S305;
    i_23 = 0U;
    for(;;)
    {
        uint _S306 = i_23 * _S301;
        if(_S306 < width_4)
        {
        }
        else
        {
            break;
        }
        uint _S307 = place_4 / _S301;
        if(_S306 == (_S307 * _S301))
        {
            (&r_11)->before_0 = (&r_11)->all_0;
        }
        double _S308 = (&r_11)->all_0;
        uint _S309 = first_6 / _S301;
        (&r_11)->all_0 = _S308 + (*&totals_0)[_S309 + i_23];
        i_23 = i_23 + 1U;
    }
    (&r_11)->before_0 = (&r_11)->before_0 + (*&values_1)[lane_3];
    meet_0();
    return r_11;
}

__device__ double Group_all_3(double v_41, uint lane_4, uint width_5)
{
    (*&values_1)[lane_4] = v_41;
    meet_0();
    uint _S310 = (U32_min((width_5), (16U)));
    uint place_5 = lane_4 & (width_5 - 1U);
    uint first_7 = lane_4 - place_5;
    double _S311;
    uint i_25;
    if(width_5 > _S310)
    {
        if(place_5 < _S310)
        {
            uint _S312 = place_5 + _S310;
            _S311 = v_41;
            i_25 = _S312;
            for(;;)
            {
                if(i_25 < width_5)
                {
                }
                else
                {
                    break;
                }
                double _S313 = Sum_of_0(_S311, (*&values_1)[first_7 + i_25]);
                uint i_26 = i_25 + _S310;
                _S311 = _S313;
                i_25 = i_26;
            }
            (*&values_1)[lane_4] = _S311;
        }
        meet_0();
    }
    _S311 = (*&values_1)[first_7];
    i_25 = 1U;
    for(;;)
    {
        if(i_25 < _S310)
        {
        }
        else
        {
            break;
        }
        double _S314 = Sum_of_0(_S311, (*&values_1)[first_7 + i_25]);
        uint i_27 = i_25 + 1U;
        _S311 = _S314;
        i_25 = i_27;
    }
    meet_0();
    return _S311;
}

struct Candidate_0
{
    double v_42;
    ulonglong at_11;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_3;

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_23, Candidate_0 * b_12)
{
    double _S315 = a_23->v_42;
    bool a_nan_0 = F64_is_nan_0(a_23->v_42);
    double _S316 = b_12->v_42;
    bool _S317 = (a_23->at_11) < (b_12->at_11);
    bool first_8;
    if(a_nan_0 != (F64_is_nan_0(b_12->v_42)))
    {
        first_8 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_8 = !(_S315 == _S316);
        }
        else
        {
            first_8 = false;
        }
        if(first_8)
        {
            first_8 = _S316 < _S315;
        }
        else
        {
            first_8 = _S317;
        }
    }
    if(first_8)
    {
        return *a_23;
    }
    return *b_12;
}

__device__ Candidate_0 Reduction_of_0(Candidate_0 * a_24, Candidate_0 * b_13)
{
    Candidate_0 _S318 = LargestAt_of_0(a_24, b_13);
    return _S318;
}

__device__ Candidate_0 Group_all_4(Candidate_0 * v_43, uint lane_5, uint width_6)
{
    (*&values_3)[lane_5] = *v_43;
    meet_0();
    uint _S319 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_9 = lane_5 - place_6;
    Candidate_0 _S320;
    uint i_28;
    if(width_6 > _S319)
    {
        if(place_6 < _S319)
        {
            uint _S321 = place_6 + _S319;
            _S320 = *v_43;
            i_28 = _S321;
            for(;;)
            {
                if(i_28 < width_6)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S322 = _S320;
                Candidate_0 _S323 = (*&values_3)[first_9 + i_28];
                Candidate_0 _S324 = Reduction_of_0(&_S322, &_S323);
                uint i_29 = i_28 + _S319;
                _S320 = _S324;
                i_28 = i_29;
            }
            (*&values_3)[lane_5] = _S320;
        }
        meet_0();
    }
    _S320 = (*&values_3)[first_9];
    i_28 = 1U;
    for(;;)
    {
        if(i_28 < _S319)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S325 = _S320;
        Candidate_0 _S326 = (*&values_3)[first_9 + i_28];
        Candidate_0 _S327 = Reduction_of_0(&_S325, &_S326);
        uint i_30 = i_28 + 1U;
        _S320 = _S327;
        i_28 = i_30;
    }
    meet_0();
    return _S320;
}

__device__ longlong folded_0(longlong v_44)
{
    longlong size_11;
    if(v_44 < 0LL)
    {
        size_11 = ~v_44;
    }
    else
    {
        size_11 = v_44;
    }
    if((size_11 >> int(53)) == 0LL)
    {
        return v_44;
    }
    longlong _S328 = v_44 & -1024LL;
    int _S329;
    if((v_44 & 1023LL) != 0LL)
    {
        _S329 = int(1024);
    }
    else
    {
        _S329 = int(0);
    }
    return _S328 | longlong(_S329);
}

__device__ ulonglong of_i64_0(uint type_12, longlong v_45)
{
    switch(type_12)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_45);
        }
    case 11U:
        {
            int _S330;
            if(v_45 != 0LL)
            {
                _S330 = int(1);
            }
            else
            {
                _S330 = int(0);
            }
            return ulonglong(_S330);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_45));
        }
    case 2U:
        {
            return f64_of_i64_0(v_45);
        }
    default:
        {
            return of_f64_0(type_12, f64_of_i64_0(folded_0(v_45)));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_6, RowArguments_0 * a_25, Candidate_0 * v_46)
{
    uint _S331 = Spec_type_0(spec_6, 0U);
    return of_i64_0(_S331, longlong(v_46->at_11));
}

__device__ void Reduction_finish_0(Spec_0 * spec_7, Rows_0 * r_12, Candidate_0 * v_47)
{
    uint _S332 = Spec_type_0(spec_7, 0U);
    uint size_12 = size_of_0(_S332);
    if((r_12->place_1) == 0U)
    {
        ulonglong _S333 = Rows_base_0(r_12, 0U, size_12);
        ulonglong _S334 = LargestAt_result_0(spec_7, &r_12->a_6, v_47);
        store_0(size_12, _S333, 0LL, _S334);
    }
    return;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_48;
    (&v_48)->v_42 = F64_lowest_0();
    (&v_48)->at_11 = 18446744073709551615ULL;
    return v_48;
}

__device__ Candidate_0 Reduction_none_0()
{
    return LargestAt_none_0();
}

__device__ double F64_reversed_0(double v_49)
{
    return negated_0(v_49);
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_8, ulonglong x_19, ulonglong first_10, ulonglong at_12)
{
    Candidate_0 v_50;
    uint _S335 = Spec_type_0(spec_8, 1U);
    (&v_50)->v_42 = F64_of_0(_S335, x_19);
    if((spec_8->op_0) == 6U)
    {
        (&v_50)->v_42 = F64_reversed_0((&v_50)->v_42);
    }
    (&v_50)->at_11 = at_12;
    return v_50;
}

__device__ Candidate_0 Reduction_of_elements_0(Spec_0 * spec_9, Rows_0 * r_13)
{
    uint _S336 = Spec_type_0(spec_9, 1U);
    uint size_13 = size_of_0(_S336);
    ulonglong _S337 = Rows_base_0(r_13, 1U, size_13);
    Candidate_0 v_51 = Reduction_none_0();
    ulonglong _S338 = Rows_first_0(r_13);
    ulonglong _S339 = r_13->end_0;
    if(_S338 >= (r_13->end_0))
    {
        return v_51;
    }
    ulonglong _S340 = load_0(size_13, _S337, 0LL);
    ulonglong j_11 = _S338;
    Candidate_0 v_52 = v_51;
    for(;;)
    {
        if(j_11 < _S339)
        {
        }
        else
        {
            break;
        }
        Four_0 _S341 = Rows_read_0(r_13, 1U, size_13, _S337, j_11);
        bool _S342 = Rows_has_0(r_13, j_11, 0U);
        Candidate_0 v_53;
        if(_S342)
        {
            ulonglong _S343 = Rows_at_0(r_13, j_11, 0U);
            Candidate_0 _S344 = LargestAt_one_0(spec_9, _S341.e_8[0U], _S340, _S343);
            Candidate_0 _S345 = v_52;
            Candidate_0 _S346 = _S344;
            Candidate_0 _S347 = Reduction_of_0(&_S345, &_S346);
            v_53 = _S347;
        }
        else
        {
            v_53 = v_52;
        }
        bool _S348 = Rows_has_0(r_13, j_11, 1U);
        Candidate_0 v_54;
        if(_S348)
        {
            ulonglong _S349 = Rows_at_0(r_13, j_11, 1U);
            Candidate_0 _S350 = LargestAt_one_0(spec_9, _S341.e_8[1U], _S340, _S349);
            Candidate_0 _S351 = v_53;
            Candidate_0 _S352 = _S350;
            Candidate_0 _S353 = Reduction_of_0(&_S351, &_S352);
            v_54 = _S353;
        }
        else
        {
            v_54 = v_53;
        }
        bool _S354 = Rows_has_0(r_13, j_11, 2U);
        Candidate_0 v_55;
        if(_S354)
        {
            ulonglong _S355 = Rows_at_0(r_13, j_11, 2U);
            Candidate_0 _S356 = LargestAt_one_0(spec_9, _S341.e_8[2U], _S340, _S355);
            Candidate_0 _S357 = v_54;
            Candidate_0 _S358 = _S356;
            Candidate_0 _S359 = Reduction_of_0(&_S357, &_S358);
            v_55 = _S359;
        }
        else
        {
            v_55 = v_54;
        }
        bool _S360 = Rows_has_0(r_13, j_11, 3U);
        if(_S360)
        {
            ulonglong _S361 = Rows_at_0(r_13, j_11, 3U);
            Candidate_0 _S362 = LargestAt_one_0(spec_9, _S341.e_8[3U], _S340, _S361);
            Candidate_0 _S363 = v_55;
            Candidate_0 _S364 = _S362;
            Candidate_0 _S365 = Reduction_of_0(&_S363, &_S364);
            v_52 = _S365;
        }
        else
        {
            v_52 = v_55;
        }
        uint _S366 = Rows_step_0(r_13);
        j_11 = j_11 + ulonglong(_S366);
    }
    return v_52;
}

__device__ double Largest_of_0(double a_26, double b_14)
{
    bool _S367;
    if(F64_is_nan_0(a_26))
    {
        _S367 = true;
    }
    else
    {
        _S367 = b_14 <= a_26;
    }
    double _S368;
    if(_S367)
    {
        _S368 = a_26;
    }
    else
    {
        _S368 = b_14;
    }
    return _S368;
}

__device__ double Reduction_of_1(double a_27, double b_15)
{
    return Largest_of_0(a_27, b_15);
}

__device__ double Group_all_5(double v_56, uint lane_6, uint width_7)
{
    (*&values_1)[lane_6] = v_56;
    meet_0();
    uint _S369 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_11 = lane_6 - place_7;
    double _S370;
    uint i_31;
    if(width_7 > _S369)
    {
        if(place_7 < _S369)
        {
            uint _S371 = place_7 + _S369;
            _S370 = v_56;
            i_31 = _S371;
            for(;;)
            {
                if(i_31 < width_7)
                {
                }
                else
                {
                    break;
                }
                double _S372 = Reduction_of_1(_S370, (*&values_1)[first_11 + i_31]);
                uint i_32 = i_31 + _S369;
                _S370 = _S372;
                i_31 = i_32;
            }
            (*&values_1)[lane_6] = _S370;
        }
        meet_0();
    }
    _S370 = (*&values_1)[first_11];
    i_31 = 1U;
    for(;;)
    {
        if(i_31 < _S369)
        {
        }
        else
        {
            break;
        }
        double _S373 = Reduction_of_1(_S370, (*&values_1)[first_11 + i_31]);
        uint i_33 = i_31 + 1U;
        _S370 = _S373;
        i_31 = i_33;
    }
    meet_0();
    return _S370;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_10, RowArguments_0 * a_28, double v_57)
{
    uint _S374 = Spec_type_0(spec_10, 0U);
    uint _S375 = spec_10->op_0;
    switch(spec_10->op_0)
    {
    case 3U:
        {
            return F64_bits_0(_S374, v_57);
        }
    case 4U:
        {
            return F64_bits_0(_S374, F64_reversed_0(v_57));
        }
    default:
        {
            double _S376 = F64_zero_0();
            double _S377;
            if((_S376 < v_57) == (_S375 == 11U))
            {
                _S377 = F64_one_0();
            }
            else
            {
                _S377 = _S376;
            }
            return F64_bits_0(_S374, _S377);
        }
    }
}

__device__ void Reduction_finish_1(Spec_0 * spec_11, Rows_0 * r_14, double v_58)
{
    uint _S378 = Spec_type_0(spec_11, 0U);
    uint size_14 = size_of_0(_S378);
    if((r_14->place_1) == 0U)
    {
        ulonglong _S379 = Rows_base_0(r_14, 0U, size_14);
        ulonglong _S380 = Largest_result_0(spec_11, &r_14->a_6, v_58);
        store_0(size_14, _S379, 0LL, _S380);
    }
    return;
}

__device__ double Largest_none_0()
{
    return F64_lowest_0();
}

__device__ double Reduction_none_1()
{
    return Largest_none_0();
}

__device__ bool F64_is_zero_0(double v_59)
{
    return ((bits_of_0(v_59)) << int(1)) == 0ULL;
}

__device__ double Largest_one_0(Spec_0 * spec_12, ulonglong x_20, ulonglong first_12, ulonglong at_13)
{
    uint _S381 = Spec_type_0(spec_12, 1U);
    double v_60 = F64_of_0(_S381, x_20);
    uint _S382 = spec_12->op_0;
    switch(spec_12->op_0)
    {
    case 3U:
        {
            return v_60;
        }
    case 4U:
        {
            return F64_reversed_0(v_60);
        }
    default:
        {
            double _S383;
            if((F64_is_zero_0(v_60)) == (_S382 == 12U))
            {
                _S383 = F64_one_0();
            }
            else
            {
                _S383 = F64_zero_0();
            }
            return _S383;
        }
    }
}

__device__ double Reduction_of_elements_1(Spec_0 * spec_13, Rows_0 * r_15)
{
    uint _S384 = Spec_type_0(spec_13, 1U);
    uint size_15 = size_of_0(_S384);
    ulonglong _S385 = Rows_base_0(r_15, 1U, size_15);
    double v_61 = Reduction_none_1();
    ulonglong _S386 = Rows_first_0(r_15);
    ulonglong _S387 = r_15->end_0;
    if(_S386 >= (r_15->end_0))
    {
        return v_61;
    }
    ulonglong _S388 = load_0(size_15, _S385, 0LL);
    ulonglong j_12 = _S386;
    double v_62 = v_61;
    for(;;)
    {
        if(j_12 < _S387)
        {
        }
        else
        {
            break;
        }
        Four_0 _S389 = Rows_read_0(r_15, 1U, size_15, _S385, j_12);
        bool _S390 = Rows_has_0(r_15, j_12, 0U);
        double v_63;
        if(_S390)
        {
            ulonglong _S391 = Rows_at_0(r_15, j_12, 0U);
            double _S392 = Largest_one_0(spec_13, _S389.e_8[0U], _S388, _S391);
            v_63 = Reduction_of_1(v_62, _S392);
        }
        else
        {
            v_63 = v_62;
        }
        bool _S393 = Rows_has_0(r_15, j_12, 1U);
        double v_64;
        if(_S393)
        {
            ulonglong _S394 = Rows_at_0(r_15, j_12, 1U);
            double _S395 = Largest_one_0(spec_13, _S389.e_8[1U], _S388, _S394);
            v_64 = Reduction_of_1(v_63, _S395);
        }
        else
        {
            v_64 = v_63;
        }
        bool _S396 = Rows_has_0(r_15, j_12, 2U);
        double v_65;
        if(_S396)
        {
            ulonglong _S397 = Rows_at_0(r_15, j_12, 2U);
            double _S398 = Largest_one_0(spec_13, _S389.e_8[2U], _S388, _S397);
            v_65 = Reduction_of_1(v_64, _S398);
        }
        else
        {
            v_65 = v_64;
        }
        bool _S399 = Rows_has_0(r_15, j_12, 3U);
        if(_S399)
        {
            ulonglong _S400 = Rows_at_0(r_15, j_12, 3U);
            double _S401 = Largest_one_0(spec_13, _S389.e_8[3U], _S388, _S400);
            v_62 = Reduction_of_1(v_65, _S401);
        }
        else
        {
            v_62 = v_65;
        }
        uint _S402 = Rows_step_0(r_15);
        j_12 = j_12 + ulonglong(_S402);
    }
    return v_62;
}

struct Levelled_0
{
    double v_66;
    int level_0;
};

__device__ double F64_power_0(int n_7)
{
    return real_of_0(ulonglong(n_7 + int(1023)) << int(52));
}

__device__ double Levelled_value_0(Levelled_0 * this_11)
{
    double x_21 = this_11->v_66;
    int i_34 = int(0);
    for(;;)
    {
        int _S403 = this_11->level_0;
        bool _S404 = (this_11->level_0) > int(0);
        int _S405;
        if(_S404)
        {
            _S405 = _S403;
        }
        else
        {
            _S405 = - _S403;
        }
        if(i_34 < (I32_min((_S405), (int(3)))))
        {
        }
        else
        {
            break;
        }
        int _S406;
        if(_S404)
        {
            _S406 = int(700);
        }
        else
        {
            _S406 = int(-700);
        }
        double _S407 = x_21 * F64_power_0(_S406);
        int i_35 = i_34 + int(1);
        x_21 = _S407;
        i_34 = i_35;
    }
    return x_21;
}

__device__ double F64_size_0(double v_67)
{
    return magnitude_0(v_67);
}

__device__ Levelled_0 Levelled_of_0(double x_22, int level_1)
{
    Levelled_0 r_16;
    (&r_16)->v_66 = x_22;
    (&r_16)->level_0 = level_1;
    double size_16 = F64_size_0(x_22);
    bool _S408;
    if((F64_power_0(int(400))) <= size_16)
    {
        _S408 = size_16 < (F64_highest_0());
    }
    else
    {
        _S408 = false;
    }
    if(_S408)
    {
        (&r_16)->v_66 = x_22 * F64_power_0(int(-700));
        (&r_16)->level_0 = (&r_16)->level_0 + int(1);
    }
    else
    {
        if(size_16 < (F64_power_0(int(-400))))
        {
            _S408 = !F64_is_zero_0(x_22);
        }
        else
        {
            _S408 = false;
        }
        if(_S408)
        {
            (&r_16)->v_66 = x_22 * F64_power_0(int(700));
            (&r_16)->level_0 = (&r_16)->level_0 - int(1);
        }
    }
    return r_16;
}

__device__ __shared__ FixedArray<Levelled_0, 256>  values_4;

__device__ Levelled_0 RealProduct_of_0(Levelled_0 * a_29, Levelled_0 * b_16)
{
    return Levelled_of_0(a_29->v_66 * b_16->v_66, a_29->level_0 + b_16->level_0);
}

__device__ Levelled_0 Reduction_of_2(Levelled_0 * a_30, Levelled_0 * b_17)
{
    Levelled_0 _S409 = RealProduct_of_0(a_30, b_17);
    return _S409;
}

__device__ Levelled_0 Group_all_6(Levelled_0 * v_68, uint lane_7, uint width_8)
{
    (*&values_4)[lane_7] = *v_68;
    meet_0();
    uint _S410 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_13 = lane_7 - place_8;
    Levelled_0 _S411;
    uint i_36;
    if(width_8 > _S410)
    {
        if(place_8 < _S410)
        {
            uint _S412 = place_8 + _S410;
            _S411 = *v_68;
            i_36 = _S412;
            for(;;)
            {
                if(i_36 < width_8)
                {
                }
                else
                {
                    break;
                }
                Levelled_0 _S413 = _S411;
                Levelled_0 _S414 = (*&values_4)[first_13 + i_36];
                Levelled_0 _S415 = Reduction_of_2(&_S413, &_S414);
                uint i_37 = i_36 + _S410;
                _S411 = _S415;
                i_36 = i_37;
            }
            (*&values_4)[lane_7] = _S411;
        }
        meet_0();
    }
    _S411 = (*&values_4)[first_13];
    i_36 = 1U;
    for(;;)
    {
        if(i_36 < _S410)
        {
        }
        else
        {
            break;
        }
        Levelled_0 _S416 = _S411;
        Levelled_0 _S417 = (*&values_4)[first_13 + i_36];
        Levelled_0 _S418 = Reduction_of_2(&_S416, &_S417);
        uint i_38 = i_36 + 1U;
        _S411 = _S418;
        i_36 = i_38;
    }
    meet_0();
    return _S411;
}

__device__ ulonglong RealProduct_result_0(Spec_0 * spec_14, RowArguments_0 * a_31, Levelled_0 * v_69)
{
    uint _S419 = Spec_type_0(spec_14, 0U);
    double _S420 = Levelled_value_0(v_69);
    return F64_bits_0(_S419, _S420);
}

__device__ void Reduction_finish_2(Spec_0 * spec_15, Rows_0 * r_17, Levelled_0 * v_70)
{
    uint _S421 = Spec_type_0(spec_15, 0U);
    uint size_17 = size_of_0(_S421);
    if((r_17->place_1) == 0U)
    {
        ulonglong _S422 = Rows_base_0(r_17, 0U, size_17);
        ulonglong _S423 = RealProduct_result_0(spec_15, &r_17->a_6, v_70);
        store_0(size_17, _S422, 0LL, _S423);
    }
    return;
}

__device__ Levelled_0 RealProduct_none_0()
{
    return Levelled_of_0(F64_one_0(), int(0));
}

__device__ Levelled_0 Reduction_none_2()
{
    return RealProduct_none_0();
}

__device__ Levelled_0 RealProduct_one_0(Spec_0 * spec_16, ulonglong x_23, ulonglong first_14, ulonglong at_14)
{
    uint _S424 = Spec_type_0(spec_16, 1U);
    return Levelled_of_0(F64_of_0(_S424, x_23), int(0));
}

__device__ Levelled_0 Reduction_of_elements_2(Spec_0 * spec_17, Rows_0 * r_18)
{
    uint _S425 = Spec_type_0(spec_17, 1U);
    uint size_18 = size_of_0(_S425);
    ulonglong _S426 = Rows_base_0(r_18, 1U, size_18);
    Levelled_0 v_71 = Reduction_none_2();
    ulonglong _S427 = Rows_first_0(r_18);
    ulonglong _S428 = r_18->end_0;
    if(_S427 >= (r_18->end_0))
    {
        return v_71;
    }
    ulonglong _S429 = load_0(size_18, _S426, 0LL);
    ulonglong j_13 = _S427;
    Levelled_0 v_72 = v_71;
    for(;;)
    {
        if(j_13 < _S428)
        {
        }
        else
        {
            break;
        }
        Four_0 _S430 = Rows_read_0(r_18, 1U, size_18, _S426, j_13);
        bool _S431 = Rows_has_0(r_18, j_13, 0U);
        Levelled_0 v_73;
        if(_S431)
        {
            ulonglong _S432 = Rows_at_0(r_18, j_13, 0U);
            Levelled_0 _S433 = RealProduct_one_0(spec_17, _S430.e_8[0U], _S429, _S432);
            Levelled_0 _S434 = v_72;
            Levelled_0 _S435 = _S433;
            Levelled_0 _S436 = Reduction_of_2(&_S434, &_S435);
            v_73 = _S436;
        }
        else
        {
            v_73 = v_72;
        }
        bool _S437 = Rows_has_0(r_18, j_13, 1U);
        Levelled_0 v_74;
        if(_S437)
        {
            ulonglong _S438 = Rows_at_0(r_18, j_13, 1U);
            Levelled_0 _S439 = RealProduct_one_0(spec_17, _S430.e_8[1U], _S429, _S438);
            Levelled_0 _S440 = v_73;
            Levelled_0 _S441 = _S439;
            Levelled_0 _S442 = Reduction_of_2(&_S440, &_S441);
            v_74 = _S442;
        }
        else
        {
            v_74 = v_73;
        }
        bool _S443 = Rows_has_0(r_18, j_13, 2U);
        Levelled_0 v_75;
        if(_S443)
        {
            ulonglong _S444 = Rows_at_0(r_18, j_13, 2U);
            Levelled_0 _S445 = RealProduct_one_0(spec_17, _S430.e_8[2U], _S429, _S444);
            Levelled_0 _S446 = v_74;
            Levelled_0 _S447 = _S445;
            Levelled_0 _S448 = Reduction_of_2(&_S446, &_S447);
            v_75 = _S448;
        }
        else
        {
            v_75 = v_74;
        }
        bool _S449 = Rows_has_0(r_18, j_13, 3U);
        if(_S449)
        {
            ulonglong _S450 = Rows_at_0(r_18, j_13, 3U);
            Levelled_0 _S451 = RealProduct_one_0(spec_17, _S430.e_8[3U], _S429, _S450);
            Levelled_0 _S452 = v_75;
            Levelled_0 _S453 = _S451;
            Levelled_0 _S454 = Reduction_of_2(&_S452, &_S453);
            v_72 = _S454;
        }
        else
        {
            v_72 = v_75;
        }
        uint _S455 = Rows_step_0(r_18);
        j_13 = j_13 + ulonglong(_S455);
    }
    return v_72;
}

struct Levels_0
{
    double plain_0;
    double large_0;
};

__device__ __shared__ FixedArray<Levels_0, 256>  values_5;

__device__ Levels_0 RealTotal_of_0(Levels_0 * a_32, Levels_0 * b_18)
{
    Levels_0 _S456 = *a_32;
    (&_S456)->plain_0 = (&_S456)->plain_0 + b_18->plain_0;
    (&_S456)->large_0 = (&_S456)->large_0 + b_18->large_0;
    return _S456;
}

__device__ Levels_0 Reduction_of_3(Levels_0 * a_33, Levels_0 * b_19)
{
    Levels_0 _S457 = RealTotal_of_0(a_33, b_19);
    return _S457;
}

__device__ Levels_0 Group_all_7(Levels_0 * v_76, uint lane_8, uint width_9)
{
    (*&values_5)[lane_8] = *v_76;
    meet_0();
    uint _S458 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_15 = lane_8 - place_9;
    Levels_0 _S459;
    uint i_39;
    if(width_9 > _S458)
    {
        if(place_9 < _S458)
        {
            uint _S460 = place_9 + _S458;
            _S459 = *v_76;
            i_39 = _S460;
            for(;;)
            {
                if(i_39 < width_9)
                {
                }
                else
                {
                    break;
                }
                Levels_0 _S461 = _S459;
                Levels_0 _S462 = (*&values_5)[first_15 + i_39];
                Levels_0 _S463 = Reduction_of_3(&_S461, &_S462);
                uint i_40 = i_39 + _S458;
                _S459 = _S463;
                i_39 = i_40;
            }
            (*&values_5)[lane_8] = _S459;
        }
        meet_0();
    }
    _S459 = (*&values_5)[first_15];
    i_39 = 1U;
    for(;;)
    {
        if(i_39 < _S458)
        {
        }
        else
        {
            break;
        }
        Levels_0 _S464 = _S459;
        Levels_0 _S465 = (*&values_5)[first_15 + i_39];
        Levels_0 _S466 = Reduction_of_3(&_S464, &_S465);
        uint i_41 = i_39 + 1U;
        _S459 = _S466;
        i_39 = i_41;
    }
    meet_0();
    return _S459;
}

__device__ ulonglong RealTotal_result_0(Spec_0 * spec_18, RowArguments_0 * a_34, Levels_0 * v_77)
{
    double _S467 = v_77->plain_0;
    double _S468 = F64_one_0();
    double _S469 = v_77->large_0;
    double sum_9;
    double unit_0;
    if(!((v_77->large_0) == (F64_zero_0())))
    {
        double _S470 = F64_power_0(int(700));
        sum_9 = _S469 + _S467 * F64_power_0(int(-700));
        unit_0 = _S470;
    }
    else
    {
        sum_9 = _S467;
        unit_0 = _S468;
    }
    if((spec_18->op_0) == 1U)
    {
        sum_9 = F64_over_0(sum_9, F64_scalar_0(a_34->a_5));
    }
    uint _S471 = Spec_type_0(spec_18, 0U);
    return F64_bits_0(_S471, sum_9 * unit_0);
}

__device__ void Reduction_finish_3(Spec_0 * spec_19, Rows_0 * r_19, Levels_0 * v_78)
{
    uint _S472 = Spec_type_0(spec_19, 0U);
    uint size_19 = size_of_0(_S472);
    if((r_19->place_1) == 0U)
    {
        ulonglong _S473 = Rows_base_0(r_19, 0U, size_19);
        ulonglong _S474 = RealTotal_result_0(spec_19, &r_19->a_6, v_78);
        store_0(size_19, _S473, 0LL, _S474);
    }
    return;
}

__device__ Levels_0 RealTotal_none_0()
{
    Levels_0 v_79;
    double _S475 = F64_zero_0();
    (&v_79)->plain_0 = _S475;
    (&v_79)->large_0 = _S475;
    return v_79;
}

__device__ Levels_0 Reduction_none_3()
{
    return RealTotal_none_0();
}

__device__ Levels_0 RealTotal_one_0(Spec_0 * spec_20, ulonglong x_24, ulonglong first_16, ulonglong at_15)
{
    Levels_0 r_20 = RealTotal_none_0();
    uint _S476 = Spec_type_0(spec_20, 1U);
    double v_80 = F64_of_0(_S476, x_24);
    double size_20 = F64_size_0(v_80);
    double counted_0;
    if((spec_20->op_0) == 7U)
    {
        counted_0 = size_20;
    }
    else
    {
        counted_0 = v_80;
    }
    if((F64_power_0(int(400))) <= size_20)
    {
        (&r_20)->large_0 = counted_0 * F64_power_0(int(-700));
    }
    else
    {
        (&r_20)->plain_0 = counted_0;
    }
    return r_20;
}

__device__ Levels_0 Reduction_of_elements_3(Spec_0 * spec_21, Rows_0 * r_21)
{
    uint _S477 = Spec_type_0(spec_21, 1U);
    uint size_21 = size_of_0(_S477);
    ulonglong _S478 = Rows_base_0(r_21, 1U, size_21);
    Levels_0 v_81 = Reduction_none_3();
    ulonglong _S479 = Rows_first_0(r_21);
    ulonglong _S480 = r_21->end_0;
    if(_S479 >= (r_21->end_0))
    {
        return v_81;
    }
    ulonglong _S481 = load_0(size_21, _S478, 0LL);
    ulonglong j_14 = _S479;
    Levels_0 v_82 = v_81;
    for(;;)
    {
        if(j_14 < _S480)
        {
        }
        else
        {
            break;
        }
        Four_0 _S482 = Rows_read_0(r_21, 1U, size_21, _S478, j_14);
        bool _S483 = Rows_has_0(r_21, j_14, 0U);
        Levels_0 v_83;
        if(_S483)
        {
            ulonglong _S484 = Rows_at_0(r_21, j_14, 0U);
            Levels_0 _S485 = RealTotal_one_0(spec_21, _S482.e_8[0U], _S481, _S484);
            Levels_0 _S486 = v_82;
            Levels_0 _S487 = _S485;
            Levels_0 _S488 = Reduction_of_3(&_S486, &_S487);
            v_83 = _S488;
        }
        else
        {
            v_83 = v_82;
        }
        bool _S489 = Rows_has_0(r_21, j_14, 1U);
        Levels_0 v_84;
        if(_S489)
        {
            ulonglong _S490 = Rows_at_0(r_21, j_14, 1U);
            Levels_0 _S491 = RealTotal_one_0(spec_21, _S482.e_8[1U], _S481, _S490);
            Levels_0 _S492 = v_83;
            Levels_0 _S493 = _S491;
            Levels_0 _S494 = Reduction_of_3(&_S492, &_S493);
            v_84 = _S494;
        }
        else
        {
            v_84 = v_83;
        }
        bool _S495 = Rows_has_0(r_21, j_14, 2U);
        Levels_0 v_85;
        if(_S495)
        {
            ulonglong _S496 = Rows_at_0(r_21, j_14, 2U);
            Levels_0 _S497 = RealTotal_one_0(spec_21, _S482.e_8[2U], _S481, _S496);
            Levels_0 _S498 = v_84;
            Levels_0 _S499 = _S497;
            Levels_0 _S500 = Reduction_of_3(&_S498, &_S499);
            v_85 = _S500;
        }
        else
        {
            v_85 = v_84;
        }
        bool _S501 = Rows_has_0(r_21, j_14, 3U);
        if(_S501)
        {
            ulonglong _S502 = Rows_at_0(r_21, j_14, 3U);
            Levels_0 _S503 = RealTotal_one_0(spec_21, _S482.e_8[3U], _S481, _S502);
            Levels_0 _S504 = v_85;
            Levels_0 _S505 = _S503;
            Levels_0 _S506 = Reduction_of_3(&_S504, &_S505);
            v_82 = _S506;
        }
        else
        {
            v_82 = v_85;
        }
        uint _S507 = Rows_step_0(r_21);
        j_14 = j_14 + ulonglong(_S507);
    }
    return v_82;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_35, uint lane_9)
{
    Rows_0 r_22;
    (&r_22)->a_6 = *a_35;
    (&r_22)->g_0 = (RowGeometry_0 *)a_35->geometry_0;
    uint _S508 = a_35->width_1;
    uint side_0 = 256U / a_35->width_1;
    uint _S509;
    if(((a_35->flags_0) & 1U) != 0U)
    {
        uint _S510 = lane_9 % side_0;
        uint _S511 = _S510 * _S508;
        uint _S512 = lane_9 / side_0;
        _S509 = _S511 + _S512;
    }
    else
    {
        _S509 = lane_9;
    }
    (&r_22)->slot_0 = _S509;
    uint _S513 = _S509 % _S508;
    (&r_22)->place_1 = _S513;
    return r_22;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_12)
{
    uint side_1 = 256U / (&this_12->a_6)->width_1;
    ulonglong _S514 = ulonglong(side_1);
    ulonglong _S515 = ((&this_12->a_6)->rows_0 + _S514 - 1ULL) / _S514;
    return _S515 * ulonglong((&this_12->a_6)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_13)
{
    ulonglong _S516 = this_13->begin_0 + (&this_13->a_6)->chunk_0;
    ulonglong _S517 = (&this_13->a_6)->extent_0;
    ulonglong _S518;
    if(_S516 < ((&this_13->a_6)->extent_0))
    {
        _S518 = _S516;
    }
    else
    {
        _S518 = _S517;
    }
    return _S518;
}

__device__ void Rows_go_0(Rows_0 * this_14, ulonglong tile_0)
{
    ulonglong _S519 = tile_0 % ulonglong((&this_14->a_6)->splits_0);
    this_14->part_0 = _S519;
    ulonglong _S520 = tile_0 / ulonglong((&this_14->a_6)->splits_0);
    uint _S521 = 256U / (&this_14->a_6)->width_1;
    ulonglong _S522 = _S520 * ulonglong(_S521);
    uint _S523 = this_14->slot_0 / (&this_14->a_6)->width_1;
    ulonglong _S524 = _S522 + ulonglong(_S523);
    this_14->row_0 = _S524;
    bool _S525 = _S524 < ((&this_14->a_6)->rows_0);
    this_14->exists_0 = _S525;
    this_14->begin_0 = this_14->part_0 * (&this_14->a_6)->chunk_0;
    ulonglong _S526;
    if(_S525)
    {
        Rows_0 _S527 = *this_14;
        ulonglong _S528 = Rows_stop_0(&_S527);
        _S526 = _S528;
    }
    else
    {
        _S526 = this_14->begin_0;
    }
    this_14->end_0 = _S526;
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_22, RowArguments_0 * a_36, uint group_0, uint lane_10)
{
    uint _S529 = Spec_type_0(spec_22, 0U);
    uint _S530 = Spec_type_0(spec_22, 1U);
    uint _S531 = Spec_type_0(spec_22, 3U);
    uint _S532 = Spec_type_0(spec_22, 4U);
    double smooth_1 = F64_scalar_0(a_36->b_4);
    double _S533 = F64_over_0(smooth_1, F64_of_count_0(a_36->extent_0));
    Rows_0 _S534 = Rows_of_0(a_36, lane_10);
    Rows_0 r_23 = _S534;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S535 = r_23;
        ulonglong _S536 = Rows_tiles_0(&_S535);
        if(tile_1 < _S536)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_1);
        if(!(&r_23)->exists_0)
        {
            tile_1 = tile_1 + ulonglong(a_36->groups_0);
            continue;
        }
        uint _S537 = size_of_0(_S529);
        Rows_0 _S538 = r_23;
        ulonglong _S539 = Rows_base_0(&_S538, 0U, _S537);
        uint _S540 = size_of_0(_S530);
        Rows_0 _S541 = r_23;
        ulonglong _S542 = Rows_base_0(&_S541, 1U, _S540);
        uint _S543 = Spec_type_0(spec_22, 2U);
        uint _S544 = size_of_0(_S543);
        Rows_0 _S545 = r_23;
        ulonglong _S546 = Rows_base_0(&_S545, 2U, _S544);
        Target_0 _S547 = Target_of_0(a_36, _S543, _S546);
        uint _S548 = size_of_0(_S531);
        Rows_0 _S549 = r_23;
        ulonglong _S550 = Rows_base_0(&_S549, 3U, _S548);
        ulonglong _S551 = load_0(_S548, _S550, 0LL);
        double _S552 = F64_of_0(_S531, _S551);
        ulonglong _S553 = load_0(_S548, _S550, longlong(a_36->rows_0));
        double _S554 = F64_of_0(_S531, _S553);
        uint _S555 = size_of_0(_S532);
        Rows_0 _S556 = r_23;
        ulonglong _S557 = Rows_base_0(&_S556, 4U, _S555);
        ulonglong _S558 = load_0(_S555, _S557, 0LL);
        double _S559 = F64_of_0(_S532, _S558);
        Rows_0 _S560 = r_23;
        ulonglong _S561 = Rows_first_0(&_S560);
        ulonglong j_15 = _S561;
        for(;;)
        {
            if(j_15 < ((&r_23)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S562 = r_23;
            Four_0 _S563 = Rows_read_0(&_S562, 1U, _S540, _S542, j_15);
            Four_0 e_22 = _S563;
            double _S564 = F64_exp_0(F64_of_0(_S530, (&e_22)->e_8[0U]) - _S552 - _S554) - _S533;
            Rows_0 _S565 = r_23;
            ulonglong _S566 = Rows_at_0(&_S565, j_15, 0U);
            ulonglong _S567 = ulonglong(_S547.at_8);
            double z_1;
            if(_S566 == _S567)
            {
                z_1 = _S564 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_1 = _S564;
            }
            double _S568 = _S559 * z_1;
            bool _S569 = !_S547.valid_0;
            double z_2;
            if(_S569)
            {
                z_2 = F64_nan_0();
            }
            else
            {
                z_2 = _S568;
            }
            bool _S570;
            if(_S547.ignored_0)
            {
                _S570 = true;
            }
            else
            {
                if(_S547.valid_0)
                {
                    _S570 = _S559 == (F64_zero_0());
                }
                else
                {
                    _S570 = false;
                }
            }
            double z_3;
            if(_S570)
            {
                z_3 = F64_zero_0();
            }
            else
            {
                z_3 = z_2;
            }
            (&e_22)->e_8[0U] = F64_bits_0(_S529, z_3);
            double _S571 = F64_exp_0(F64_of_0(_S530, (&e_22)->e_8[1U]) - _S552 - _S554) - _S533;
            Rows_0 _S572 = r_23;
            ulonglong _S573 = Rows_at_0(&_S572, j_15, 1U);
            double z_4;
            if(_S573 == _S567)
            {
                z_4 = _S571 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_4 = _S571;
            }
            double _S574 = _S559 * z_4;
            double z_5;
            if(_S569)
            {
                z_5 = F64_nan_0();
            }
            else
            {
                z_5 = _S574;
            }
            bool _S575;
            if(_S547.ignored_0)
            {
                _S575 = true;
            }
            else
            {
                if(_S547.valid_0)
                {
                    _S575 = _S559 == (F64_zero_0());
                }
                else
                {
                    _S575 = false;
                }
            }
            double z_6;
            if(_S575)
            {
                z_6 = F64_zero_0();
            }
            else
            {
                z_6 = z_5;
            }
            (&e_22)->e_8[1U] = F64_bits_0(_S529, z_6);
            double _S576 = F64_exp_0(F64_of_0(_S530, (&e_22)->e_8[2U]) - _S552 - _S554) - _S533;
            Rows_0 _S577 = r_23;
            ulonglong _S578 = Rows_at_0(&_S577, j_15, 2U);
            double z_7;
            if(_S578 == _S567)
            {
                z_7 = _S576 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_7 = _S576;
            }
            double _S579 = _S559 * z_7;
            double z_8;
            if(_S569)
            {
                z_8 = F64_nan_0();
            }
            else
            {
                z_8 = _S579;
            }
            bool _S580;
            if(_S547.ignored_0)
            {
                _S580 = true;
            }
            else
            {
                if(_S547.valid_0)
                {
                    _S580 = _S559 == (F64_zero_0());
                }
                else
                {
                    _S580 = false;
                }
            }
            double z_9;
            if(_S580)
            {
                z_9 = F64_zero_0();
            }
            else
            {
                z_9 = z_8;
            }
            (&e_22)->e_8[2U] = F64_bits_0(_S529, z_9);
            double _S581 = F64_exp_0(F64_of_0(_S530, (&e_22)->e_8[3U]) - _S552 - _S554) - _S533;
            Rows_0 _S582 = r_23;
            ulonglong _S583 = Rows_at_0(&_S582, j_15, 3U);
            double z_10;
            if(_S583 == _S567)
            {
                z_10 = _S581 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_10 = _S581;
            }
            double _S584 = _S559 * z_10;
            double z_11;
            if(_S569)
            {
                z_11 = F64_nan_0();
            }
            else
            {
                z_11 = _S584;
            }
            bool _S585;
            if(_S547.ignored_0)
            {
                _S585 = true;
            }
            else
            {
                if(_S547.valid_0)
                {
                    _S585 = _S559 == (F64_zero_0());
                }
                else
                {
                    _S585 = false;
                }
            }
            double z_12;
            if(_S585)
            {
                z_12 = F64_zero_0();
            }
            else
            {
                z_12 = z_11;
            }
            (&e_22)->e_8[3U] = F64_bits_0(_S529, z_12);
            Rows_0 _S586 = r_23;
            Four_0 _S587 = e_22;
            Rows_write_0(&_S586, 0U, _S537, _S539, j_15, &_S587);
            Rows_0 _S588 = r_23;
            uint _S589 = Rows_step_0(&_S588);
            j_15 = j_15 + ulonglong(_S589);
        }
        tile_1 = tile_1 + ulonglong(a_36->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_23, RowArguments_0 * a_37, uint group_1, uint lane_11)
{
    Rows_0 _S590 = Rows_of_0(a_37, lane_11);
    Rows_0 r_24 = _S590;
    CrossEntropyValue_0 * _S591 = (CrossEntropyValue_0 *)a_37->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S592 = r_24;
        ulonglong _S593 = Rows_tiles_0(&_S592);
        if(tile_2 < _S593)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_2);
        CrossEntropyValue_0 _S594 = CrossEntropy_none_0();
        uint _S595 = a_37->stage_0;
        CrossEntropyValue_0 v_86;
        if((a_37->stage_0) != 2U)
        {
            Rows_0 _S596 = r_24;
            CrossEntropyValue_0 _S597 = CrossEntropy_of_elements_0(spec_23, &_S596);
            v_86 = _S597;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_86 = _S594;
                uint i_42 = (&r_24)->place_1;
                for(;;)
                {
                    uint _S598 = a_37->parts_0;
                    if(i_42 < (a_37->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S599 = *(_S591 + ((&r_24)->row_0 * ulonglong(_S598) + ulonglong(i_42)));
                    CrossEntropyValue_0 _S600 = v_86;
                    CrossEntropyValue_0 _S601 = _S599;
                    CrossEntropyValue_0 _S602 = CrossEntropy_of_0(&_S600, &_S601);
                    uint i_43 = i_42 + a_37->width_1;
                    v_86 = _S602;
                    i_42 = i_43;
                }
            }
            else
            {
                v_86 = _S594;
            }
        }
        uint _S603 = a_37->width_1;
        CrossEntropyValue_0 v_87;
        if((a_37->width_1) > 1U)
        {
            CrossEntropyValue_0 _S604 = v_86;
            CrossEntropyValue_0 _S605 = Group_all_0(&_S604, (&r_24)->slot_0, _S603);
            v_87 = _S605;
        }
        else
        {
            v_87 = v_86;
        }
        if((&r_24)->exists_0)
        {
            if(_S595 != 1U)
            {
                Rows_0 _S606 = r_24;
                CrossEntropyValue_0 _S607 = v_87;
                CrossEntropy_finish_0(spec_23, &_S606, &_S607);
            }
            else
            {
                if(((&r_24)->place_1) == 0U)
                {
                    *(_S591 + ((&r_24)->row_0 * ulonglong(a_37->parts_0) + (&r_24)->part_0)) = v_87;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_37->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_24, RowArguments_0 * a_38, uint group_2, uint lane_12)
{
    Rows_0 _S608 = Rows_of_0(a_38, lane_12);
    Rows_0 r_25 = _S608;
    double * _S609 = (double *)a_38->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S610 = r_25;
        ulonglong _S611 = Rows_tiles_0(&_S610);
        if(tile_3 < _S611)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_3);
        double _S612 = SoftmaxGrad_none_0();
        uint _S613 = a_38->stage_0;
        double v_88;
        if((a_38->stage_0) != 2U)
        {
            Rows_0 _S614 = r_25;
            double _S615 = SoftmaxGrad_of_elements_0(spec_24, &_S614);
            v_88 = _S615;
        }
        else
        {
            if((&r_25)->exists_0)
            {
                v_88 = _S612;
                uint i_44 = (&r_25)->place_1;
                for(;;)
                {
                    uint _S616 = a_38->parts_0;
                    if(i_44 < (a_38->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S617 = SoftmaxGrad_of_0(v_88, *(_S609 + ((&r_25)->row_0 * ulonglong(_S616) + ulonglong(i_44))));
                    uint i_45 = i_44 + a_38->width_1;
                    v_88 = _S617;
                    i_44 = i_45;
                }
            }
            else
            {
                v_88 = _S612;
            }
        }
        uint _S618 = a_38->width_1;
        double v_89;
        if((a_38->width_1) > 1U)
        {
            double _S619 = Group_all_1(v_88, (&r_25)->slot_0, _S618);
            v_89 = _S619;
        }
        else
        {
            v_89 = v_88;
        }
        if((&r_25)->exists_0)
        {
            if(_S613 != 1U)
            {
                Rows_0 _S620 = r_25;
                SoftmaxGrad_finish_0(spec_24, &_S620, v_89);
            }
            else
            {
                if(((&r_25)->place_1) == 0U)
                {
                    *(_S609 + ((&r_25)->row_0 * ulonglong(a_38->parts_0) + (&r_25)->part_0)) = v_89;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_25, RowArguments_0 * a_39, uint group_3, uint lane_13)
{
    Rows_0 _S621 = Rows_of_0(a_39, lane_13);
    Rows_0 r_26 = _S621;
    MaxSum_0 * _S622 = (MaxSum_0 *)a_39->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S623 = r_26;
        ulonglong _S624 = Rows_tiles_0(&_S623);
        if(tile_4 < _S624)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_4);
        MaxSum_0 _S625 = Softmax_none_0();
        uint _S626 = a_39->stage_0;
        MaxSum_0 v_90;
        if((a_39->stage_0) != 2U)
        {
            Rows_0 _S627 = r_26;
            MaxSum_0 _S628 = Softmax_of_elements_0(spec_25, &_S627);
            v_90 = _S628;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_90 = _S625;
                uint i_46 = (&r_26)->place_1;
                for(;;)
                {
                    uint _S629 = a_39->parts_0;
                    if(i_46 < (a_39->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S630 = *(_S622 + ((&r_26)->row_0 * ulonglong(_S629) + ulonglong(i_46)));
                    MaxSum_0 _S631 = v_90;
                    MaxSum_0 _S632 = _S630;
                    MaxSum_0 _S633 = Softmax_of_0(&_S631, &_S632);
                    uint i_47 = i_46 + a_39->width_1;
                    v_90 = _S633;
                    i_46 = i_47;
                }
            }
            else
            {
                v_90 = _S625;
            }
        }
        uint _S634 = a_39->width_1;
        MaxSum_0 v_91;
        if((a_39->width_1) > 1U)
        {
            MaxSum_0 _S635 = v_90;
            MaxSum_0 _S636 = Group_all_2(&_S635, (&r_26)->slot_0, _S634);
            v_91 = _S636;
        }
        else
        {
            v_91 = v_90;
        }
        if((&r_26)->exists_0)
        {
            if(_S626 != 1U)
            {
                Rows_0 _S637 = r_26;
                MaxSum_0 _S638 = v_91;
                Softmax_finish_0(spec_25, &_S637, &_S638);
            }
            else
            {
                if(((&r_26)->place_1) == 0U)
                {
                    *(_S622 + ((&r_26)->row_0 * ulonglong(a_39->parts_0) + (&r_26)->part_0)) = v_91;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_39->groups_0);
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_26, RowArguments_0 * a_40, uint group_4, uint lane_14)
{
    Rows_0 _S639 = Rows_of_0(a_40, lane_14);
    Rows_0 r_27 = _S639;
    double * _S640 = (double *)a_40->partials_0;
    uint _S641 = Spec_type_0(spec_26, 0U);
    uint _S642 = Spec_type_0(spec_26, 1U);
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S643 = r_27;
        ulonglong _S644 = Rows_tiles_0(&_S643);
        if(tile_5 < _S644)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_5);
        double _S645 = F64_zero_0();
        uint _S646 = a_40->stage_0;
        double sum_10;
        double sum_11;
        if((a_40->stage_0) == 2U)
        {
            if((&r_27)->exists_0)
            {
                uint i_48 = (&r_27)->place_1;
                sum_10 = _S645;
                for(;;)
                {
                    ulonglong _S647 = ulonglong(i_48);
                    if(_S647 < ((&r_27)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S648 = sum_10 + *(_S640 + ((&r_27)->row_0 * ulonglong(a_40->parts_0) + _S647));
                    i_48 = i_48 + a_40->width_1;
                    sum_10 = _S648;
                }
            }
            else
            {
                sum_10 = _S645;
            }
            uint _S649 = a_40->width_1;
            if((a_40->width_1) > 1U)
            {
                double _S650 = Group_all_3(sum_10, (&r_27)->slot_0, _S649);
                sum_11 = _S650;
            }
            else
            {
                sum_11 = sum_10;
            }
            sum_10 = sum_11;
        }
        else
        {
            sum_10 = _S645;
        }
        uint _S651 = size_of_0(_S642);
        Rows_0 _S652 = r_27;
        ulonglong _S653 = Rows_base_0(&_S652, 1U, _S651);
        uint _S654 = size_of_0(_S641);
        Rows_0 _S655 = r_27;
        ulonglong _S656 = Rows_base_0(&_S655, 0U, _S654);
        ulonglong start_0 = (&r_27)->begin_0;
        sum_11 = sum_10;
        for(;;)
        {
            Rows_0 _S657 = r_27;
            ulonglong _S658 = Rows_stop_0(&_S657);
            if(start_0 < _S658)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_0 + ulonglong(4U * (&r_27)->place_1);
            Rows_0 _S659 = r_27;
            Four_0 _S660 = Rows_read_0(&_S659, 1U, _S651, _S653, j_16);
            FixedArray<double, 4>  own_0;
            Rows_0 _S661 = r_27;
            bool _S662 = Rows_has_0(&_S661, j_16, 0U);
            double all_1;
            if(_S662)
            {
                all_1 = _S645 + F64_of_0(_S642, _S660.e_8[0U]);
            }
            else
            {
                all_1 = _S645;
            }
            own_0[0U] = all_1;
            Rows_0 _S663 = r_27;
            bool _S664 = Rows_has_0(&_S663, j_16, 1U);
            double all_2;
            if(_S664)
            {
                all_2 = all_1 + F64_of_0(_S642, _S660.e_8[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S665 = r_27;
            bool _S666 = Rows_has_0(&_S665, j_16, 2U);
            double all_3;
            if(_S666)
            {
                all_3 = all_2 + F64_of_0(_S642, _S660.e_8[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S667 = r_27;
            bool _S668 = Rows_has_0(&_S667, j_16, 3U);
            double all_4;
            if(_S668)
            {
                all_4 = all_3 + F64_of_0(_S642, _S660.e_8[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S669 = a_40->width_1;
            double before_1;
            double all_5;
            if((a_40->width_1) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_27)->slot_0, _S669);
                before_1 = sum_11 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_11;
                all_5 = all_4;
            }
            if(_S646 != 1U)
            {
                Four_0 s_6;
                (&s_6)->e_8[0U] = F64_bits_0(_S641, before_1 + own_0[0U]);
                (&s_6)->e_8[1U] = F64_bits_0(_S641, before_1 + own_0[1U]);
                (&s_6)->e_8[2U] = F64_bits_0(_S641, before_1 + own_0[2U]);
                (&s_6)->e_8[3U] = F64_bits_0(_S641, before_1 + own_0[3U]);
                Rows_0 _S670 = r_27;
                Four_0 _S671 = s_6;
                Rows_write_0(&_S670, 0U, _S654, _S656, j_16, &_S671);
            }
            double _S672 = sum_11 + all_5;
            Rows_0 _S673 = r_27;
            uint _S674 = Rows_step_0(&_S673);
            start_0 = start_0 + ulonglong(_S674);
            sum_11 = _S672;
        }
        bool _S675;
        if(_S646 == 1U)
        {
            _S675 = (&r_27)->exists_0;
        }
        else
        {
            _S675 = false;
        }
        bool _S676;
        if(_S675)
        {
            _S676 = ((&r_27)->place_1) == 0U;
        }
        else
        {
            _S676 = false;
        }
        if(_S676)
        {
            *(_S640 + ((&r_27)->row_0 * ulonglong(a_40->parts_0) + (&r_27)->part_0)) = sum_11;
        }
        tile_5 = tile_5 + ulonglong(a_40->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_27, RowArguments_0 * a_41, uint group_5, uint lane_15)
{
    Rows_0 _S677 = Rows_of_0(a_41, lane_15);
    Rows_0 r_28 = _S677;
    Candidate_0 * _S678 = (Candidate_0 *)a_41->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S679 = r_28;
        ulonglong _S680 = Rows_tiles_0(&_S679);
        if(tile_6 < _S680)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_6);
        Candidate_0 _S681 = Reduction_none_0();
        uint _S682 = a_41->stage_0;
        Candidate_0 v_92;
        if((a_41->stage_0) != 2U)
        {
            Rows_0 _S683 = r_28;
            Candidate_0 _S684 = Reduction_of_elements_0(spec_27, &_S683);
            v_92 = _S684;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_92 = _S681;
                uint i_49 = (&r_28)->place_1;
                for(;;)
                {
                    uint _S685 = a_41->parts_0;
                    if(i_49 < (a_41->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S686 = *(_S678 + ((&r_28)->row_0 * ulonglong(_S685) + ulonglong(i_49)));
                    Candidate_0 _S687 = v_92;
                    Candidate_0 _S688 = _S686;
                    Candidate_0 _S689 = Reduction_of_0(&_S687, &_S688);
                    uint i_50 = i_49 + a_41->width_1;
                    v_92 = _S689;
                    i_49 = i_50;
                }
            }
            else
            {
                v_92 = _S681;
            }
        }
        uint _S690 = a_41->width_1;
        Candidate_0 v_93;
        if((a_41->width_1) > 1U)
        {
            Candidate_0 _S691 = v_92;
            Candidate_0 _S692 = Group_all_4(&_S691, (&r_28)->slot_0, _S690);
            v_93 = _S692;
        }
        else
        {
            v_93 = v_92;
        }
        if((&r_28)->exists_0)
        {
            if(_S682 != 1U)
            {
                Rows_0 _S693 = r_28;
                Candidate_0 _S694 = v_93;
                Reduction_finish_0(spec_27, &_S693, &_S694);
            }
            else
            {
                if(((&r_28)->place_1) == 0U)
                {
                    *(_S678 + ((&r_28)->row_0 * ulonglong(a_41->parts_0) + (&r_28)->part_0)) = v_93;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_41->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_28, RowArguments_0 * a_42, uint group_6, uint lane_16)
{
    Rows_0 _S695 = Rows_of_0(a_42, lane_16);
    Rows_0 r_29 = _S695;
    double * _S696 = (double *)a_42->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S697 = r_29;
        ulonglong _S698 = Rows_tiles_0(&_S697);
        if(tile_7 < _S698)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_7);
        double _S699 = Reduction_none_1();
        uint _S700 = a_42->stage_0;
        double v_94;
        if((a_42->stage_0) != 2U)
        {
            Rows_0 _S701 = r_29;
            double _S702 = Reduction_of_elements_1(spec_28, &_S701);
            v_94 = _S702;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_94 = _S699;
                uint i_51 = (&r_29)->place_1;
                for(;;)
                {
                    uint _S703 = a_42->parts_0;
                    if(i_51 < (a_42->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S704 = Reduction_of_1(v_94, *(_S696 + ((&r_29)->row_0 * ulonglong(_S703) + ulonglong(i_51))));
                    uint i_52 = i_51 + a_42->width_1;
                    v_94 = _S704;
                    i_51 = i_52;
                }
            }
            else
            {
                v_94 = _S699;
            }
        }
        uint _S705 = a_42->width_1;
        double v_95;
        if((a_42->width_1) > 1U)
        {
            double _S706 = Group_all_5(v_94, (&r_29)->slot_0, _S705);
            v_95 = _S706;
        }
        else
        {
            v_95 = v_94;
        }
        if((&r_29)->exists_0)
        {
            if(_S700 != 1U)
            {
                Rows_0 _S707 = r_29;
                Reduction_finish_1(spec_28, &_S707, v_95);
            }
            else
            {
                if(((&r_29)->place_1) == 0U)
                {
                    *(_S696 + ((&r_29)->row_0 * ulonglong(a_42->parts_0) + (&r_29)->part_0)) = v_95;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_29, RowArguments_0 * a_43, uint group_7, uint lane_17)
{
    Rows_0 _S708 = Rows_of_0(a_43, lane_17);
    Rows_0 r_30 = _S708;
    Levelled_0 * _S709 = (Levelled_0 *)a_43->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S710 = r_30;
        ulonglong _S711 = Rows_tiles_0(&_S710);
        if(tile_8 < _S711)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_8);
        Levelled_0 _S712 = Reduction_none_2();
        uint _S713 = a_43->stage_0;
        Levelled_0 v_96;
        if((a_43->stage_0) != 2U)
        {
            Rows_0 _S714 = r_30;
            Levelled_0 _S715 = Reduction_of_elements_2(spec_29, &_S714);
            v_96 = _S715;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_96 = _S712;
                uint i_53 = (&r_30)->place_1;
                for(;;)
                {
                    uint _S716 = a_43->parts_0;
                    if(i_53 < (a_43->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levelled_0 _S717 = *(_S709 + ((&r_30)->row_0 * ulonglong(_S716) + ulonglong(i_53)));
                    Levelled_0 _S718 = v_96;
                    Levelled_0 _S719 = _S717;
                    Levelled_0 _S720 = Reduction_of_2(&_S718, &_S719);
                    uint i_54 = i_53 + a_43->width_1;
                    v_96 = _S720;
                    i_53 = i_54;
                }
            }
            else
            {
                v_96 = _S712;
            }
        }
        uint _S721 = a_43->width_1;
        Levelled_0 v_97;
        if((a_43->width_1) > 1U)
        {
            Levelled_0 _S722 = v_96;
            Levelled_0 _S723 = Group_all_6(&_S722, (&r_30)->slot_0, _S721);
            v_97 = _S723;
        }
        else
        {
            v_97 = v_96;
        }
        if((&r_30)->exists_0)
        {
            if(_S713 != 1U)
            {
                Rows_0 _S724 = r_30;
                Levelled_0 _S725 = v_97;
                Reduction_finish_2(spec_29, &_S724, &_S725);
            }
            else
            {
                if(((&r_30)->place_1) == 0U)
                {
                    *(_S709 + ((&r_30)->row_0 * ulonglong(a_43->parts_0) + (&r_30)->part_0)) = v_97;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_30, RowArguments_0 * a_44, uint group_8, uint lane_18)
{
    Rows_0 _S726 = Rows_of_0(a_44, lane_18);
    Rows_0 r_31 = _S726;
    Levels_0 * _S727 = (Levels_0 *)a_44->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S728 = r_31;
        ulonglong _S729 = Rows_tiles_0(&_S728);
        if(tile_9 < _S729)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_9);
        Levels_0 _S730 = Reduction_none_3();
        uint _S731 = a_44->stage_0;
        Levels_0 v_98;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S732 = r_31;
            Levels_0 _S733 = Reduction_of_elements_3(spec_30, &_S732);
            v_98 = _S733;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_98 = _S730;
                uint i_55 = (&r_31)->place_1;
                for(;;)
                {
                    uint _S734 = a_44->parts_0;
                    if(i_55 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levels_0 _S735 = *(_S727 + ((&r_31)->row_0 * ulonglong(_S734) + ulonglong(i_55)));
                    Levels_0 _S736 = v_98;
                    Levels_0 _S737 = _S735;
                    Levels_0 _S738 = Reduction_of_3(&_S736, &_S737);
                    uint i_56 = i_55 + a_44->width_1;
                    v_98 = _S738;
                    i_55 = i_56;
                }
            }
            else
            {
                v_98 = _S730;
            }
        }
        uint _S739 = a_44->width_1;
        Levels_0 v_99;
        if((a_44->width_1) > 1U)
        {
            Levels_0 _S740 = v_98;
            Levels_0 _S741 = Group_all_7(&_S740, (&r_31)->slot_0, _S739);
            v_99 = _S741;
        }
        else
        {
            v_99 = v_98;
        }
        if((&r_31)->exists_0)
        {
            if(_S731 != 1U)
            {
                Rows_0 _S742 = r_31;
                Levels_0 _S743 = v_99;
                Reduction_finish_3(spec_30, &_S742, &_S743);
            }
            else
            {
                if(((&r_31)->place_1) == 0U)
                {
                    *(_S727 + ((&r_31)->row_0 * ulonglong(a_44->parts_0) + (&r_31)->part_0)) = v_99;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_44->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f64(RowArguments_0 a_45, Spec_0 spec_31)
{
    uint _S744 = blockIdx.x;
    uint _S745 = threadIdx.x;
    Spec_0 _S746 = spec_31;
    RowArguments_0 _S747 = a_45;
    RowKernel_run_6(&_S746, &_S747, _S744, _S745);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f64(RowArguments_0 a_46, Spec_0 spec_32)
{
    uint _S748 = blockIdx.x;
    uint _S749 = threadIdx.x;
    Spec_0 _S750 = spec_32;
    RowArguments_0 _S751 = a_46;
    RowKernel_run_5(&_S750, &_S751, _S748, _S749);
    return;
}

extern "C" __global__ void mpt_reduce_max_f64(RowArguments_0 a_47, Spec_0 spec_33)
{
    uint _S752 = blockIdx.x;
    uint _S753 = threadIdx.x;
    Spec_0 _S754 = spec_33;
    RowArguments_0 _S755 = a_47;
    RowKernel_run_4(&_S754, &_S755, _S752, _S753);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f64(RowArguments_0 a_48, Spec_0 spec_34)
{
    uint _S756 = blockIdx.x;
    uint _S757 = threadIdx.x;
    Spec_0 _S758 = spec_34;
    RowArguments_0 _S759 = a_48;
    RowKernel_run_3(&_S758, &_S759, _S756, _S757);
    return;
}

extern "C" __global__ void mpt_scan_f64(RowArguments_0 a_49, Spec_0 spec_35)
{
    uint _S760 = blockIdx.x;
    uint _S761 = threadIdx.x;
    Spec_0 _S762 = spec_35;
    RowArguments_0 _S763 = a_49;
    Scan_run_0(&_S762, &_S763, _S760, _S761);
    return;
}

extern "C" __global__ void mpt_softmax_f64(RowArguments_0 a_50, Spec_0 spec_36)
{
    uint _S764 = blockIdx.x;
    uint _S765 = threadIdx.x;
    Spec_0 _S766 = spec_36;
    RowArguments_0 _S767 = a_50;
    RowKernel_run_2(&_S766, &_S767, _S764, _S765);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f64(RowArguments_0 a_51, Spec_0 spec_37)
{
    uint _S768 = blockIdx.x;
    uint _S769 = threadIdx.x;
    Spec_0 _S770 = spec_37;
    RowArguments_0 _S771 = a_51;
    RowKernel_run_1(&_S770, &_S771, _S768, _S769);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f64(RowArguments_0 a_52, Spec_0 spec_38)
{
    uint _S772 = blockIdx.x;
    uint _S773 = threadIdx.x;
    Spec_0 _S774 = spec_38;
    RowArguments_0 _S775 = a_52;
    RowKernel_run_0(&_S774, &_S775, _S772, _S773);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f64(RowArguments_0 a_53, Spec_0 spec_39)
{
    uint _S776 = blockIdx.x;
    uint _S777 = threadIdx.x;
    Spec_0 _S778 = spec_39;
    RowArguments_0 _S779 = a_53;
    CrossEntropyGrad_run_0(&_S778, &_S779, _S776, _S777);
    return;
}

