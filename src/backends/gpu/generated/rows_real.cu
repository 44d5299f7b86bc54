// The kernels of rows_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct MaxSum_0
{
    double top_0;
    double rest_0;
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

__device__ double F64_one_0()
{
    return 1.0;
}

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

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
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
    double _S17 = F64_one_0() + low_1.rest_0;
    MaxSum_0 _S18 = low_1;
    if((low_1.top_0) == ((&v_7)->top_0))
    {
        if(!((_S18.top_0) == (F64_lowest_0())))
        {
            (&v_7)->rest_0 = (&v_7)->rest_0 + _S17;
        }
    }
    else
    {
        (&v_7)->rest_0 = (&v_7)->rest_0 + _S17 * F64_exp_0(_S18.top_0 - (&v_7)->top_0);
    }
    return v_7;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_0(CrossEntropyValue_0 * a_4, CrossEntropyValue_0 * b_3)
{
    CrossEntropyValue_0 _S19 = *a_4;
    MaxSum_0 _S20 = (&_S19)->most_0;
    MaxSum_0 _S21 = MaxSum_of_0(&_S20, &b_3->most_0);
    (&_S19)->most_0 = _S21;
    (&_S19)->total_0 = (&_S19)->total_0 + b_3->total_0;
    return _S19;
}

__device__ CrossEntropyValue_0 Group_all_0(CrossEntropyValue_0 * v_8, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = *v_8;
    meet_0();
    uint _S22 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_2 = lane_0 - place_0;
    CrossEntropyValue_0 _S23;
    uint i_2;
    if(width_0 > _S22)
    {
        if(place_0 < _S22)
        {
            uint _S24 = place_0 + _S22;
            _S23 = *v_8;
            i_2 = _S24;
            for(;;)
            {
                if(i_2 < width_0)
                {
                }
                else
                {
                    break;
                }
                CrossEntropyValue_0 _S25 = _S23;
                CrossEntropyValue_0 _S26 = (*&values_0)[first_2 + i_2];
                CrossEntropyValue_0 _S27 = CrossEntropy_of_0(&_S25, &_S26);
                uint i_3 = i_2 + _S22;
                _S23 = _S27;
                i_2 = i_3;
            }
            (*&values_0)[lane_0] = _S23;
        }
        meet_0();
    }
    _S23 = (*&values_0)[first_2];
    i_2 = 1U;
    for(;;)
    {
        if(i_2 < _S22)
        {
        }
        else
        {
            break;
        }
        CrossEntropyValue_0 _S28 = _S23;
        CrossEntropyValue_0 _S29 = (*&values_0)[first_2 + i_2];
        CrossEntropyValue_0 _S30 = CrossEntropy_of_0(&_S28, &_S29);
        uint i_4 = i_2 + 1U;
        _S23 = _S30;
        i_2 = i_4;
    }
    meet_0();
    return _S23;
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

__device__ MaxSum_0 MaxSum_of_row_0(MaxSum_0 * v_9)
{
    MaxSum_0 _S31 = *v_9;
    if(((&_S31)->top_0) == (F64_lowest_0()))
    {
        (&_S31)->top_0 = F64_zero_0();
    }
    return _S31;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ uint top_bit_0(uint v_10)
{
    uint _S32;
    uint at_0;
    if(v_10 >= 65536U)
    {
        _S32 = v_10 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S32 = v_10;
        at_0 = 0U;
    }
    if(_S32 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S32 = _S32 >> int(8);
        at_0 = at_1;
    }
    if(_S32 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S32 = _S32 >> int(4);
        at_0 = at_2;
    }
    if(_S32 >= 4U)
    {
        uint _S33 = _S32 >> int(2);
        at_0 = at_0 + 2U;
        _S32 = _S33;
    }
    return at_0 + (_S32 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_11)
{
    uint _S34 = high_0(v_11);
    uint _S35;
    if(_S34 != 0U)
    {
        _S35 = 32U + top_bit_0(_S34);
    }
    else
    {
        _S35 = top_bit_0(low_0(v_11));
    }
    return _S35;
}

__device__ ulonglong right_nearest_0(ulonglong v_12, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_12;
    }
    bool _S36;
    if(s_3 >= 64U)
    {
        if(s_3 == 64U)
        {
            _S36 = v_12 > 9223372036854775808ULL;
        }
        else
        {
            _S36 = false;
        }
        int _S37;
        if(_S36)
        {
            _S37 = int(1);
        }
        else
        {
            _S37 = int(0);
        }
        return ulonglong(_S37);
    }
    ulonglong q_0 = v_12 >> s_3;
    ulonglong rest_1 = v_12 & ((1ULL << s_3) - 1ULL);
    ulonglong half_1 = 1ULL << (s_3 - 1U);
    if(rest_1 > half_1)
    {
        _S36 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S36 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S36 = false;
        }
    }
    ulonglong _S38;
    if(_S36)
    {
        _S38 = q_0 + 1ULL;
    }
    else
    {
        _S38 = q_0;
    }
    return _S38;
}

__device__ ulonglong f64_of_i64_0(longlong v_13)
{
    if(v_13 == 0LL)
    {
        return 0ULL;
    }
    bool _S39 = v_13 < 0LL;
    ulonglong m_0;
    if(_S39)
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
    if(_S39)
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
        Pair_0 _S40 = r_3;
        Pair_0 _S41 = times_0(&_S40, x_10);
        double _S42 = real_of_0(kTerms_0[at_3]);
        Pair_0 _S43 = _S41;
        Pair_0 _S44 = added_0(&_S43, _S42);
        r_3 = _S44;
        (&r_3)->lo_2 = (&r_3)->lo_2 + real_of_0(kTerms_0[at_3 + 1U]);
        i_5 = i_5 + 1U;
    }
    return r_3;
}

__device__ Pair_0 log_pair_0(double x_11)
{
    ulonglong _S45 = bits_of_0(x_11);
    bool tiny_0 = _S45 < 4503599627370496ULL;
    double _S46;
    if(tiny_0)
    {
        _S46 = real_of_i64_0(longlong(_S45));
    }
    else
    {
        _S46 = x_11;
    }
    ulonglong u_0 = bits_of_0(_S46);
    int e_0 = int(high_0(u_0) - 1072079006U) >> int(20);
    double m_1 = real_of_0(u_0 - (ulonglong(uint(e_0)) << int(52)));
    double _S47 = double(e_0);
    if(tiny_0)
    {
        _S46 = 1074.0;
    }
    else
    {
        _S46 = 0.0;
    }
    double n_5 = _S47 - _S46;
    Pair_0 _S48 = sum_of_0(m_1, 1.0);
    Pair_0 _S49 = pair_0(m_1 - 1.0, 0.0);
    Pair_0 _S50 = _S48;
    Pair_0 _S51 = over_0(&_S49, &_S50);
    Pair_0 _S52 = _S51;
    Pair_0 _S53 = _S51;
    Pair_0 _S54 = times_0(&_S52, &_S53);
    Pair_0 _S55 = _S54;
    Pair_0 _S56 = wide_series_0(&_S55, 28U, 11U, 3U);
    Pair_0 _S57 = _S51;
    Pair_0 _S58 = _S56;
    Pair_0 _S59 = times_0(&_S57, &_S58);
    double _S60 = n_5 * real_of_0(4604418534311723008ULL);
    Pair_0 _S61 = pair_0(2.0 * _S59.hi_2, 2.0 * _S59.lo_2);
    Pair_0 _S62 = added_0(&_S61, _S60);
    return sum_of_0(_S62.hi_2, _S62.lo_2 + n_5 * real_of_0(4461442080421002358ULL));
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
        double _S63;
        if(u_1 == 9218868437227405312ULL)
        {
            _S63 = x_12;
        }
        else
        {
            _S63 = real_nan_0();
        }
        return _S63;
    }
    Pair_0 _S64 = log_pair_0(x_12);
    Pair_0 _S65 = times_0(&_S64, scale_0);
    return _S65.hi_2;
}

__device__ double log_of_0(double x_13)
{
    Pair_0 _S66 = pair_0(1.0, 0.0);
    double _S67 = log_scaled_0(x_13, &_S66);
    return _S67;
}

__device__ double log1p_of_0(double x_14)
{
    if((magnitude_0(x_14)) < 5.5511151231257827e-17)
    {
        return x_14;
    }
    Pair_0 u_2 = sum_of_0(1.0, x_14);
    bool _S68;
    if(!(x_14 > -1.0))
    {
        _S68 = true;
    }
    else
    {
        _S68 = (bits_of_0(x_14)) == 9218868437227405312ULL;
    }
    if(_S68)
    {
        return log_of_0(u_2.hi_2);
    }
    double _S69 = u_2.lo_2 / u_2.hi_2;
    Pair_0 _S70 = log_pair_0(u_2.hi_2);
    Pair_0 _S71 = added_0(&_S70, _S69);
    return _S71.hi_2;
}

__device__ double F64_log1p_0(double v_15)
{
    return log1p_of_0(v_15);
}

__device__ double MaxSum_log_of_sum_0(MaxSum_0 * this_1)
{
    return F64_log1p_0(this_1->rest_0);
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

__device__ longlong Rows_offset_0(Rows_0 * this_2, uint from_0, uint to_0, ulonglong i_6, uint k_1)
{
    ulonglong _S72 = i_6;
    uint d_0 = to_0;
    longlong sum_0 = 0LL;
    for(;;)
    {
        if(d_0 > from_0)
        {
        }
        else
        {
            break;
        }
        longlong _S73 = longlong(_S72);
        uint _S74 = d_0 - 1U;
        longlong index_0;
        if(_S74 > from_0)
        {
            ulonglong extent_2 = this_2->g_0->extent_1[_S74];
            ulonglong rest_2;
            if((_S72 >> int(32)) == 0ULL)
            {
                uint _S75;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S76 = uint(_S72) / uint(extent_2);
                    _S75 = _S76;
                }
                else
                {
                    _S75 = 0U;
                }
                rest_2 = ulonglong(_S75);
            }
            else
            {
                ulonglong _S77 = _S72 / extent_2;
                rest_2 = _S77;
            }
            index_0 = longlong(_S72 - rest_2 * extent_2);
            _S72 = rest_2;
        }
        else
        {
            index_0 = _S73;
        }
        longlong sum_1 = sum_0 + index_0 * this_2->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S74;
        sum_0 = sum_1;
    }
    return sum_0;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_3, uint k_2, uint size_0)
{
    ulonglong p_3;
    if(k_2 == 0U)
    {
        p_3 = (&this_3->a_6)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_3 = (&this_3->a_6)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_3 = (&this_3->a_6)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_3 = (&this_3->a_6)->p3_0;
                }
                else
                {
                    p_3 = (&this_3->a_6)->p4_0;
                }
            }
        }
    }
    longlong _S78 = Rows_offset_0(this_3, 0U, this_3->g_0->kept_0, this_3->row_0, k_2);
    return p_3 + ulonglong(_S78 * longlong(size_0));
}

__device__ ulonglong right_odd_0(ulonglong v_17, uint s_4)
{
    if(s_4 == 0U)
    {
        return v_17;
    }
    int _S79;
    if(s_4 >= 64U)
    {
        if(v_17 != 0ULL)
        {
            _S79 = int(1);
        }
        else
        {
            _S79 = int(0);
        }
        return ulonglong(_S79);
    }
    ulonglong _S80 = v_17 >> s_4;
    if((v_17 & ((1ULL << s_4) - 1ULL)) != 0ULL)
    {
        _S79 = int(1);
    }
    else
    {
        _S79 = int(0);
    }
    return _S80 | ulonglong(_S79);
}

__device__ uint f32_of_f64_0(ulonglong u_3, bool odd_0)
{
    uint _S81 = high_0(u_3);
    uint sign_1 = _S81 & 2147483648U;
    uint e_1 = (_S81 >> int(20)) & 2047U;
    ulonglong m_2 = u_3 & 4503599627370495ULL;
    uint s_5;
    if(e_1 == 2047U)
    {
        uint _S82 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_5 = 4194304U;
        }
        else
        {
            s_5 = 0U;
        }
        return _S82 | s_5;
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
        bool _S83;
        if(odd_0)
        {
            _S83 = m_2 != 0ULL;
        }
        else
        {
            _S83 = false;
        }
        int _S84;
        if(_S83)
        {
            _S84 = int(1);
        }
        else
        {
            _S84 = int(0);
        }
        return sign_1 | uint(_S84);
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

__device__ longlong i64_of_f64_0(ulonglong u_4)
{
    uint _S85 = high_0(u_4);
    uint _S86 = _S85 >> int(31);
    bool negative_0 = _S86 != 0U;
    uint e_2 = (_S85 >> int(20)) & 2047U;
    ulonglong m_6 = (u_4 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S87;
    if(e_2 == 2047U)
    {
        _S87 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S87 = false;
    }
    if(_S87)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S86));
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
    longlong _S88;
    if(negative_0)
    {
        _S88 = longlong(0ULL - m_7);
    }
    else
    {
        _S88 = longlong(m_7);
    }
    return _S88;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_18)
{
    longlong _S89;
    switch(type_1)
    {
    case 7U:
        {
            if(v_18 < -128LL)
            {
                _S89 = -128LL;
            }
            else
            {
                if(v_18 > 127LL)
                {
                    _S89 = 127LL;
                }
                else
                {
                    _S89 = v_18;
                }
            }
            return _S89;
        }
    case 8U:
        {
            if(v_18 < 0LL)
            {
                _S89 = 0LL;
            }
            else
            {
                if(v_18 > 255LL)
                {
                    _S89 = 255LL;
                }
                else
                {
                    _S89 = v_18;
                }
            }
            return _S89;
        }
    case 9U:
        {
            if(v_18 < -2147483648LL)
            {
                _S89 = -2147483648LL;
            }
            else
            {
                if(v_18 > 2147483647LL)
                {
                    _S89 = 2147483647LL;
                }
                else
                {
                    _S89 = v_18;
                }
            }
            return _S89;
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
    uint _S90 = a_10 & 8388607U;
    uint _S91;
    if(e_3 != 0U)
    {
        _S91 = 8388608U;
    }
    else
    {
        _S91 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S90 | _S91), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_5)
{
    uint a_11 = u_5 & 2147483647U;
    uint sign_2 = (u_5 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S92;
    if(a_11 >= 1199566848U)
    {
        _S92 = 31744U;
    }
    else
    {
        _S92 = narrow_0(a_11, 10U, 15U);
    }
    return sign_2 | _S92;
}

__device__ uint bf16_of_f32_0(uint u_6)
{
    if((u_6 & 2147483647U) > 2139095040U)
    {
        return (u_6 >> int(16)) | 64U;
    }
    return (u_6 + 32767U + ((u_6 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_7)
{
    uint a_12 = u_7 & 2147483647U;
    uint sign_3 = (u_7 >> int(24)) & 128U;
    uint _S93;
    if(a_12 >= 1140850688U)
    {
        _S93 = 127U;
    }
    else
    {
        _S93 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_3 | _S93;
}

__device__ uint f8e5m2_of_f32_0(uint u_8)
{
    uint a_13 = u_8 & 2147483647U;
    uint sign_4 = (u_8 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S94;
    if(a_13 >= 1199570944U)
    {
        _S94 = 124U;
    }
    else
    {
        _S94 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_4 | _S94;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_9)
{
    switch(type_2)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_9));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_9));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_9));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_9));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_10)
{
    switch(type_3)
    {
    case 2U:
        {
            return u_10;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_10, false));
        }
    case 11U:
        {
            int _S95;
            if((u_10 << int(1)) != 0ULL)
            {
                _S95 = int(1);
            }
            else
            {
                _S95 = int(0);
            }
            return ulonglong(_S95);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_10)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_10, true));
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
            uchar * _S96 = at_4(base_4, i_11);
            *_S96 = uchar(v_20);
            break;
        }
    case 2U:
        {
            ushort * _S97 = at_5(base_4, i_11);
            *_S97 = ushort(v_20);
            break;
        }
    case 4U:
        {
            uint * _S98 = at_6(base_4, i_11);
            *_S98 = uint(v_20);
            break;
        }
    default:
        {
            ulonglong * _S99 = at_7(base_4, i_11);
            *_S99 = v_20;
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
            uchar * _S100 = at_4(base_5, i_12);
            return ulonglong(*_S100);
        }
    case 2U:
        {
            ushort * _S101 = at_5(base_5, i_12);
            return ulonglong(*_S101);
        }
    case 4U:
        {
            uint * _S102 = at_6(base_5, i_12);
            return ulonglong(*_S102);
        }
    default:
        {
            ulonglong * _S103 = at_7(base_5, i_12);
            return *_S103;
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
            int _S104;
            if(v_21 != 0ULL)
            {
                _S104 = int(1);
            }
            else
            {
                _S104 = int(0);
            }
            return longlong(_S104);
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
    uint _S105 = (sign_5 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S106;
    if(a_14 > 31744U)
    {
        _S106 = 4194304U;
    }
    else
    {
        _S106 = 0U;
    }
    return _S105 | _S106;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S107;
    if(a_15 == 127U)
    {
        _S107 = 2143289344U;
    }
    else
    {
        _S107 = widen_0(a_15, 3U, 7U);
    }
    return sign_6 | _S107;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_7 | (widen_0(a_16, 2U, 15U));
    }
    uint _S108;
    if(a_16 == 124U)
    {
        _S108 = 2139095040U;
    }
    else
    {
        _S108 = 2143289344U;
    }
    return sign_7 | _S108;
}

__device__ uint f32_of_i64_0(longlong v_22)
{
    if(v_22 == 0LL)
    {
        return 0U;
    }
    bool _S109 = v_22 < 0LL;
    ulonglong m_9;
    if(_S109)
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
    uint _S110;
    if(_S109)
    {
        _S110 = 2147483648U;
    }
    else
    {
        _S110 = 0U;
    }
    return _S110 + ((top_3 + 126U) << int(23)) + q_3;
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

__device__ ulonglong f64_of_f32_0(uint u_11)
{
    uint a_17 = u_11 & 2147483647U;
    uint sign_8 = u_11 & 2147483648U;
    uint e_5 = a_17 >> int(23);
    uint m_10 = a_17 & 8388607U;
    if(a_17 == 0U)
    {
        return join_0(sign_8, 0U);
    }
    uint m_11;
    if(e_5 == 255U)
    {
        uint _S111 = (sign_8 | 2146435072U) | (m_10 >> int(3));
        if(m_10 != 0U)
        {
            m_11 = 524288U;
        }
        else
        {
            m_11 = 0U;
        }
        return join_0(_S111 | m_11, m_10 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_4 = top_bit_0(m_10);
        uint _S112 = top_4 + 874U;
        m_11 = (m_10 << (23U - top_4)) & 8388607U;
        e_6 = _S112;
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
    longlong _S113;
    if(is_integral_0(type_9))
    {
        _S113 = whole_of_0(type_9, v_25);
    }
    else
    {
        _S113 = i64_of_f64_0(f64_of_0(type_9, v_25));
    }
    return _S113;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_18, uint type_10, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S114 = load_0(size_of_0(type_10), address_0, 0LL);
    longlong _S115 = i64_of_0(type_10, _S114);
    (&t_0)->at_8 = _S115;
    (&t_0)->ignored_0 = _S115 == longlong(a_18->a_5);
    bool _S116;
    if(_S115 >= 0LL)
    {
        _S116 = ulonglong((&t_0)->at_8) < (a_18->extent_0);
    }
    else
    {
        _S116 = false;
    }
    (&t_0)->valid_0 = _S116;
    return t_0;
}

__device__ double F64_nan_0()
{
    return real_nan_0();
}

__device__ longlong Rows_along_0(Rows_0 * this_4, uint k_3, ulonglong j_0)
{
    longlong _S117 = Rows_offset_0(this_4, this_4->g_0->kept_0, this_4->g_0->kept_0 + this_4->g_0->along_0, j_0, k_3);
    return _S117;
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
    uint _S118 = Spec_type_0(spec_0, 0U);
    uint _S119 = Spec_type_0(spec_0, 1U);
    uint _S120 = Spec_type_0(spec_0, 2U);
    uint _S121 = Spec_type_0(spec_0, 3U);
    MaxSum_0 _S122 = MaxSum_of_row_0(&v_27->most_0);
    MaxSum_0 _S123 = _S122;
    double _S124 = MaxSum_log_of_sum_0(&_S123);
    double smooth_0 = F64_scalar_0((&r_4->a_6)->b_4);
    if(_S119 != 0U)
    {
        uint size_3 = size_of_0(_S119);
        ulonglong _S125 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S125, 0LL, F64_bits_0(_S119, _S122.top_0));
        ulonglong _S126 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S126, longlong((&r_4->a_6)->rows_0), F64_bits_0(_S119, _S124));
    }
    ulonglong _S127 = Rows_base_0(r_4, 3U, size_of_0(_S121));
    Target_0 _S128 = Target_of_0(&r_4->a_6, _S121, _S127);
    double z_0;
    if(_S128.ignored_0)
    {
        z_0 = F64_zero_0();
    }
    else
    {
        z_0 = F64_nan_0();
    }
    bool _S129;
    if(_S128.valid_0)
    {
        _S129 = !_S128.ignored_0;
    }
    else
    {
        _S129 = false;
    }
    if(_S129)
    {
        uint size_4 = size_of_0(_S120);
        ulonglong _S130 = Rows_base_0(r_4, 2U, size_4);
        longlong _S131 = Rows_along_0(r_4, 2U, ulonglong(_S128.at_8));
        ulonglong _S132 = load_0(size_4, _S130, _S131);
        double x_15 = F64_of_0(_S120, _S132);
        double _S133 = F64_one_0();
        if(!(smooth_0 == _S133))
        {
            z_0 = (_S133 - smooth_0) * (_S124 + (_S122.top_0 - x_15));
        }
        else
        {
            z_0 = F64_zero_0();
        }
        if(!(smooth_0 == (F64_zero_0())))
        {
            z_0 = z_0 + smooth_0 * (_S124 + (_S122.top_0 - F64_over_0(v_27->total_0, F64_of_count_0((&r_4->a_6)->extent_0))));
        }
    }
    uint _S134 = size_of_0(_S118);
    ulonglong _S135 = Rows_base_0(r_4, 0U, _S134);
    store_0(_S134, _S135, 0LL, F64_bits_0(_S118, z_0));
    return;
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_28;
    (&v_28)->top_0 = F64_lowest_0();
    (&v_28)->rest_0 = F64_zero_0();
    return v_28;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_29;
    (&v_29)->most_0 = MaxSum_none_0();
    (&v_29)->total_0 = F64_zero_0();
    return v_29;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_5)
{
    ulonglong _S136 = this_5->begin_0;
    uint _S137;
    if((((&this_5->a_6)->flags_0) & 2U) != 0U)
    {
        _S137 = 4U * this_5->place_1;
    }
    else
    {
        _S137 = this_5->place_1;
    }
    return _S136 + ulonglong(_S137);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_6, ulonglong j_1)
{
    bool _S138;
    if((((&this_6->a_6)->flags_0) & 4U) != 0U)
    {
        _S138 = (j_1 + 4ULL) <= (this_6->end_0);
    }
    else
    {
        _S138 = false;
    }
    return _S138;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_9 = base_6 + i_13 * ulonglong(size_5);
    Four_0 r_5;
    if(size_5 == 1U)
    {
        uint * _S139 = (uint *)at_9;
        uint w_0 = *_S139;
        (&r_5)->e_8[int(0)] = ulonglong((*_S139) & 255U);
        (&r_5)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_5)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_5)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S140 = (uint2  *)at_9;
            uint2  _S141 = *_S140;
            uint _S142 = (*_S140).x;
            (&r_5)->e_8[int(0)] = ulonglong(_S142 & 65535U);
            (&r_5)->e_8[int(1)] = ulonglong(_S142 >> int(16));
            uint _S143 = _S141.y;
            (&r_5)->e_8[int(2)] = ulonglong(_S143 & 65535U);
            (&r_5)->e_8[int(3)] = ulonglong(_S143 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S144 = (uint4  *)at_9;
                uint4  _S145 = *_S144;
                (&r_5)->e_8[int(0)] = ulonglong((*_S144).x);
                (&r_5)->e_8[int(1)] = ulonglong(_S145.y);
                (&r_5)->e_8[int(2)] = ulonglong(_S145.z);
                (&r_5)->e_8[int(3)] = ulonglong(_S145.w);
            }
            else
            {
                uint4  * _S146 = (uint4  *)at_9;
                uint4  _S147 = *_S146;
                uint4  _S148 = *(uint4  *)(at_9 + 16ULL);
                (&r_5)->e_8[int(0)] = join_0((*_S146).y, (*_S146).x);
                (&r_5)->e_8[int(1)] = join_0(_S147.w, _S147.z);
                (&r_5)->e_8[int(2)] = join_0(_S148.y, _S148.x);
                (&r_5)->e_8[int(3)] = join_0(_S148.w, _S148.z);
            }
        }
    }
    return r_5;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_7, ulonglong j_2, uint i_14)
{
    uint _S149;
    if((((&this_7->a_6)->flags_0) & 2U) != 0U)
    {
        _S149 = i_14;
    }
    else
    {
        _S149 = i_14 * (&this_7->a_6)->width_1;
    }
    return j_2 + ulonglong(_S149);
}

__device__ bool Rows_has_0(Rows_0 * this_8, ulonglong j_3, uint i_15)
{
    ulonglong _S150 = Rows_at_0(this_8, j_3, i_15);
    return _S150 < (this_8->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_9, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_16;
    bool _S151 = Rows_is_dense_0(this_9, j_4);
    if(_S151)
    {
        x_16 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S152 = Rows_has_0(this_9, j_4, 0U);
        if(_S152)
        {
            ulonglong _S153 = Rows_at_0(this_9, j_4, 0U);
            longlong _S154 = Rows_along_0(this_9, k_4, _S153);
            ulonglong _S155 = load_0(size_6, base_7, _S154);
            (&x_16)->e_8[0U] = _S155;
        }
        bool _S156 = Rows_has_0(this_9, j_4, 1U);
        if(_S156)
        {
            ulonglong _S157 = Rows_at_0(this_9, j_4, 1U);
            longlong _S158 = Rows_along_0(this_9, k_4, _S157);
            ulonglong _S159 = load_0(size_6, base_7, _S158);
            (&x_16)->e_8[1U] = _S159;
        }
        bool _S160 = Rows_has_0(this_9, j_4, 2U);
        if(_S160)
        {
            ulonglong _S161 = Rows_at_0(this_9, j_4, 2U);
            longlong _S162 = Rows_along_0(this_9, k_4, _S161);
            ulonglong _S163 = load_0(size_6, base_7, _S162);
            (&x_16)->e_8[2U] = _S163;
        }
        bool _S164 = Rows_has_0(this_9, j_4, 3U);
        if(_S164)
        {
            ulonglong _S165 = Rows_at_0(this_9, j_4, 3U);
            longlong _S166 = Rows_along_0(this_9, k_4, _S165);
            ulonglong _S167 = load_0(size_6, base_7, _S166);
            (&x_16)->e_8[3U] = _S167;
        }
    }
    return x_16;
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ MaxSum_0 MaxSum_one_0(double x_17)
{
    MaxSum_0 v_30;
    (&v_30)->top_0 = x_17;
    double _S168;
    if(x_17 == (F64_highest_0()))
    {
        _S168 = F64_nan_0();
    }
    else
    {
        _S168 = F64_zero_0();
    }
    (&v_30)->rest_0 = _S168;
    return v_30;
}

__device__ uint Rows_step_0(Rows_0 * this_10)
{
    return 4U * (&this_10->a_6)->width_1;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_6)
{
    uint _S169 = Spec_type_0(spec_1, 2U);
    uint size_7 = size_of_0(_S169);
    ulonglong _S170 = Rows_base_0(r_6, 2U, size_7);
    CrossEntropyValue_0 v_31 = CrossEntropy_none_0();
    ulonglong _S171 = Rows_first_0(r_6);
    ulonglong j_5 = _S171;
    for(;;)
    {
        if(j_5 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S172 = Rows_read_0(r_6, 2U, size_7, _S170, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S173 = Rows_has_0(r_6, j_5, 0U);
                    if(!_S173)
                    {
                        break;
                    }
                    double e_9 = F64_of_0(_S169, _S172.e_8[0U]);
                    MaxSum_0 _S174 = MaxSum_one_0(e_9);
                    MaxSum_0 _S175 = (&v_31)->most_0;
                    MaxSum_0 _S176 = _S174;
                    MaxSum_0 _S177 = MaxSum_of_0(&_S175, &_S176);
                    (&v_31)->most_0 = _S177;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S178 = Rows_has_0(r_6, j_5, 1U);
                    if(!_S178)
                    {
                        break;
                    }
                    double e_10 = F64_of_0(_S169, _S172.e_8[1U]);
                    MaxSum_0 _S179 = MaxSum_one_0(e_10);
                    MaxSum_0 _S180 = (&v_31)->most_0;
                    MaxSum_0 _S181 = _S179;
                    MaxSum_0 _S182 = MaxSum_of_0(&_S180, &_S181);
                    (&v_31)->most_0 = _S182;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S183 = Rows_has_0(r_6, j_5, 2U);
                    if(!_S183)
                    {
                        break;
                    }
                    double e_11 = F64_of_0(_S169, _S172.e_8[2U]);
                    MaxSum_0 _S184 = MaxSum_one_0(e_11);
                    MaxSum_0 _S185 = (&v_31)->most_0;
                    MaxSum_0 _S186 = _S184;
                    MaxSum_0 _S187 = MaxSum_of_0(&_S185, &_S186);
                    (&v_31)->most_0 = _S187;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S188 = Rows_has_0(r_6, j_5, 3U);
                    if(!_S188)
                    {
                        break;
                    }
                    double e_12 = F64_of_0(_S169, _S172.e_8[3U]);
                    MaxSum_0 _S189 = MaxSum_one_0(e_12);
                    MaxSum_0 _S190 = (&v_31)->most_0;
                    MaxSum_0 _S191 = _S189;
                    MaxSum_0 _S192 = MaxSum_of_0(&_S190, &_S191);
                    (&v_31)->most_0 = _S192;
                    (&v_31)->total_0 = (&v_31)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S193 = Rows_step_0(r_6);
        j_5 = j_5 + ulonglong(_S193);
    }
    return v_31;
}

__device__ double F64_half_0()
{
    return 0.5;
}

__device__ double F64_log_0(double v_32)
{
    return log_of_0(v_32);
}

__device__ double SoftmaxGrad_most_of_0(Spec_0 * spec_2)
{
    double _S194 = F64_half_0();
    double _S195 = _S194 + _S194 * _S194;
    double _S196;
    if((spec_2->op_0) != 0U)
    {
        _S196 = F64_log_0(_S195);
    }
    else
    {
        _S196 = _S195;
    }
    return _S196;
}

struct SoftSums_0
{
    double own_0;
    double others_0;
    double share_0;
};

__device__ __shared__ FixedArray<SoftSums_0, 256>  values_1;

__device__ SoftSums_0 SoftmaxGrad_of_0(SoftSums_0 * a_20, SoftSums_0 * b_9)
{
    SoftSums_0 _S197 = *a_20;
    (&_S197)->own_0 = (&_S197)->own_0 + b_9->own_0;
    (&_S197)->others_0 = (&_S197)->others_0 + b_9->others_0;
    (&_S197)->share_0 = (&_S197)->share_0 + b_9->share_0;
    return _S197;
}

__device__ SoftSums_0 Group_all_1(SoftSums_0 * v_33, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = *v_33;
    meet_0();
    uint _S198 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_4 = lane_1 - place_2;
    SoftSums_0 _S199;
    uint i_16;
    if(width_2 > _S198)
    {
        if(place_2 < _S198)
        {
            uint _S200 = place_2 + _S198;
            _S199 = *v_33;
            i_16 = _S200;
            for(;;)
            {
                if(i_16 < width_2)
                {
                }
                else
                {
                    break;
                }
                SoftSums_0 _S201 = _S199;
                SoftSums_0 _S202 = (*&values_1)[first_4 + i_16];
                SoftSums_0 _S203 = SoftmaxGrad_of_0(&_S201, &_S202);
                uint i_17 = i_16 + _S198;
                _S199 = _S203;
                i_16 = i_17;
            }
            (*&values_1)[lane_1] = _S199;
        }
        meet_0();
    }
    _S199 = (*&values_1)[first_4];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S198)
        {
        }
        else
        {
            break;
        }
        SoftSums_0 _S204 = _S199;
        SoftSums_0 _S205 = (*&values_1)[first_4 + i_16];
        SoftSums_0 _S206 = SoftmaxGrad_of_0(&_S204, &_S205);
        uint i_18 = i_16 + 1U;
        _S199 = _S206;
        i_16 = i_18;
    }
    meet_0();
    return _S199;
}

__device__ Pair_0 expm1_pair_0(double x_18)
{
    Pair_0 _S207 = pair_0(x_18, 0.0);
    Power_0 _S208 = power_of_e_0(&_S207);
    double t_1 = power_of_2_real_0(_S208.n_0);
    Pair_0 whole_0 = sum_of_0(t_1, -1.0);
    Pair_0 _S209 = pair_0(t_1 * _S208.less_0.hi_2, t_1 * _S208.less_0.lo_2);
    Pair_0 _S210 = added_0(&_S209, whole_0.hi_2);
    return sum_of_0(_S210.hi_2, _S210.lo_2 + whole_0.lo_2);
}

__device__ double expm1_of_0(double x_19)
{
    double a_21 = magnitude_0(x_19);
    if(a_21 < 5.5511151231257827e-17)
    {
        return x_19;
    }
    if(a_21 < 50.0)
    {
        return expm1_pair_0(x_19).hi_2;
    }
    double _S211;
    if(x_19 < 0.0)
    {
        _S211 = -1.0;
    }
    else
    {
        _S211 = exp_of_0(x_19);
    }
    return _S211;
}

__device__ double F64_expm1_0(double v_34)
{
    return expm1_of_0(v_34);
}

__device__ double F64_reversed_0(double v_35)
{
    return negated_0(v_35);
}

__device__ void store4_0(uint size_8, ulonglong base_8, ulonglong i_19, Four_0 * v_36)
{
    ulonglong at_10 = base_8 + i_19 * ulonglong(size_8);
    if(size_8 == 1U)
    {
        *(uint *)at_10 = (((low_0((v_36->e_8[int(0)]) & 255ULL)) | ((low_0((v_36->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_36->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_36->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            *(uint2  *)at_10 = make_uint2 ((low_0((v_36->e_8[int(0)]) & 65535ULL)) | ((low_0(v_36->e_8[int(1)])) << int(16)), (low_0((v_36->e_8[int(2)]) & 65535ULL)) | ((low_0(v_36->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_8 == 4U)
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_36->e_8[int(0)]), low_0(v_36->e_8[int(1)]), low_0(v_36->e_8[int(2)]), low_0(v_36->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_36->e_8[int(0)]), high_0(v_36->e_8[int(0)]), low_0(v_36->e_8[int(1)]), high_0(v_36->e_8[int(1)]));
                *(uint4  *)(at_10 + 16ULL) = make_uint4 (low_0(v_36->e_8[int(2)]), high_0(v_36->e_8[int(2)]), low_0(v_36->e_8[int(3)]), high_0(v_36->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_11, uint k_5, uint size_9, ulonglong base_9, ulonglong j_6, Four_0 * x_20)
{
    bool _S212 = Rows_is_dense_0(this_11, j_6);
    if(_S212)
    {
        store4_0(size_9, base_9, j_6, x_20);
    }
    else
    {
        bool _S213 = Rows_has_0(this_11, j_6, 0U);
        if(_S213)
        {
            ulonglong _S214 = Rows_at_0(this_11, j_6, 0U);
            longlong _S215 = Rows_along_0(this_11, k_5, _S214);
            store_0(size_9, base_9, _S215, x_20->e_8[0U]);
        }
        bool _S216 = Rows_has_0(this_11, j_6, 1U);
        if(_S216)
        {
            ulonglong _S217 = Rows_at_0(this_11, j_6, 1U);
            longlong _S218 = Rows_along_0(this_11, k_5, _S217);
            store_0(size_9, base_9, _S218, x_20->e_8[1U]);
        }
        bool _S219 = Rows_has_0(this_11, j_6, 2U);
        if(_S219)
        {
            ulonglong _S220 = Rows_at_0(this_11, j_6, 2U);
            longlong _S221 = Rows_along_0(this_11, k_5, _S220);
            store_0(size_9, base_9, _S221, x_20->e_8[2U]);
        }
        bool _S222 = Rows_has_0(this_11, j_6, 3U);
        if(_S222)
        {
            ulonglong _S223 = Rows_at_0(this_11, j_6, 3U);
            longlong _S224 = Rows_along_0(this_11, k_5, _S223);
            store_0(size_9, base_9, _S224, x_20->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_3, Rows_0 * r_7, SoftSums_0 * sums_0)
{
    uint _S225 = Spec_type_0(spec_3, 0U);
    uint _S226 = Spec_type_0(spec_3, 1U);
    uint _S227 = Spec_type_0(spec_3, 2U);
    uint _S228 = size_of_0(_S226);
    ulonglong _S229 = Rows_base_0(r_7, 1U, _S228);
    uint _S230 = size_of_0(_S227);
    ulonglong _S231 = Rows_base_0(r_7, 2U, _S230);
    uint _S232 = size_of_0(_S225);
    ulonglong _S233 = Rows_base_0(r_7, 0U, _S232);
    double _S234 = SoftmaxGrad_most_of_0(spec_3);
    uint _S235 = spec_3->op_0;
    double _S236;
    if((spec_3->op_0) != 0U)
    {
        _S236 = sums_0->others_0 + sums_0->own_0;
    }
    else
    {
        _S236 = sums_0->others_0 - sums_0->own_0 * sums_0->share_0;
    }
    ulonglong _S237 = Rows_first_0(r_7);
    ulonglong j_7 = _S237;
    for(;;)
    {
        if(j_7 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S238 = Rows_read_0(r_7, 1U, _S228, _S229, j_7);
        Four_0 _S239 = Rows_read_0(r_7, 2U, _S230, _S231, j_7);
        Four_0 d_1;
        double e_13 = F64_of_0(_S226, _S238.e_8[0U]);
        double p_4 = F64_of_0(_S227, _S239.e_8[0U]);
        bool _S240 = _S235 == 0U;
        double z_1;
        if(_S240)
        {
            z_1 = p_4 * (e_13 - sums_0->own_0 - _S236);
        }
        else
        {
            if(_S234 < p_4)
            {
                z_1 = F64_reversed_0(e_13 * F64_expm1_0(p_4)) - F64_exp_0(p_4) * sums_0->others_0;
            }
            else
            {
                z_1 = e_13 - F64_exp_0(p_4) * _S236;
            }
        }
        (&d_1)->e_8[0U] = F64_bits_0(_S225, z_1);
        double e_14 = F64_of_0(_S226, _S238.e_8[1U]);
        double p_5 = F64_of_0(_S227, _S239.e_8[1U]);
        double z_2;
        if(_S240)
        {
            z_2 = p_5 * (e_14 - sums_0->own_0 - _S236);
        }
        else
        {
            if(_S234 < p_5)
            {
                z_2 = F64_reversed_0(e_14 * F64_expm1_0(p_5)) - F64_exp_0(p_5) * sums_0->others_0;
            }
            else
            {
                z_2 = e_14 - F64_exp_0(p_5) * _S236;
            }
        }
        (&d_1)->e_8[1U] = F64_bits_0(_S225, z_2);
        double e_15 = F64_of_0(_S226, _S238.e_8[2U]);
        double p_6 = F64_of_0(_S227, _S239.e_8[2U]);
        double z_3;
        if(_S240)
        {
            z_3 = p_6 * (e_15 - sums_0->own_0 - _S236);
        }
        else
        {
            if(_S234 < p_6)
            {
                z_3 = F64_reversed_0(e_15 * F64_expm1_0(p_6)) - F64_exp_0(p_6) * sums_0->others_0;
            }
            else
            {
                z_3 = e_15 - F64_exp_0(p_6) * _S236;
            }
        }
        (&d_1)->e_8[2U] = F64_bits_0(_S225, z_3);
        double e_16 = F64_of_0(_S226, _S238.e_8[3U]);
        double p_7 = F64_of_0(_S227, _S239.e_8[3U]);
        double z_4;
        if(_S240)
        {
            z_4 = p_7 * (e_16 - sums_0->own_0 - _S236);
        }
        else
        {
            if(_S234 < p_7)
            {
                z_4 = F64_reversed_0(e_16 * F64_expm1_0(p_7)) - F64_exp_0(p_7) * sums_0->others_0;
            }
            else
            {
                z_4 = e_16 - F64_exp_0(p_7) * _S236;
            }
        }
        (&d_1)->e_8[3U] = F64_bits_0(_S225, z_4);
        Four_0 _S241 = d_1;
        Rows_write_0(r_7, 0U, _S232, _S233, j_7, &_S241);
        uint _S242 = Rows_step_0(r_7);
        j_7 = j_7 + ulonglong(_S242);
    }
    return;
}

__device__ SoftSums_0 SoftmaxGrad_none_0()
{
    SoftSums_0 v_37;
    double _S243 = F64_zero_0();
    (&v_37)->own_0 = _S243;
    (&v_37)->others_0 = _S243;
    (&v_37)->share_0 = _S243;
    return v_37;
}

__device__ SoftSums_0 SoftmaxGrad_of_elements_0(Spec_0 * spec_4, Rows_0 * r_8)
{
    double _S244;
    uint _S245 = Spec_type_0(spec_4, 1U);
    uint _S246 = Spec_type_0(spec_4, 2U);
    uint _S247 = size_of_0(_S245);
    ulonglong _S248 = Rows_base_0(r_8, 1U, _S247);
    uint _S249 = size_of_0(_S246);
    ulonglong _S250 = Rows_base_0(r_8, 2U, _S249);
    double _S251 = SoftmaxGrad_most_of_0(spec_4);
    SoftSums_0 sums_1 = SoftmaxGrad_none_0();
    ulonglong _S252 = Rows_first_0(r_8);
    ulonglong j_8 = _S252;
    for(;;)
    {
        if(j_8 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S253 = Rows_read_0(r_8, 1U, _S247, _S248, j_8);
        Four_0 _S254 = Rows_read_0(r_8, 2U, _S249, _S250, j_8);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S255 = Rows_has_0(r_8, j_8, 0U);
                    if(!_S255)
                    {
                        break;
                    }
                    double e_17 = F64_of_0(_S245, _S253.e_8[0U]);
                    double p_8 = F64_of_0(_S246, _S254.e_8[0U]);
                    if(_S251 < p_8)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_17;
                    }
                    else
                    {
                        double _S256 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S244 = e_17;
                        }
                        else
                        {
                            _S244 = e_17 * p_8;
                        }
                        (&sums_1)->others_0 = _S256 + _S244;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_8;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S257 = Rows_has_0(r_8, j_8, 1U);
                    if(!_S257)
                    {
                        break;
                    }
                    double e_18 = F64_of_0(_S245, _S253.e_8[1U]);
                    double p_9 = F64_of_0(_S246, _S254.e_8[1U]);
                    if(_S251 < p_9)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_18;
                    }
                    else
                    {
                        double _S258 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S244 = e_18;
                        }
                        else
                        {
                            _S244 = e_18 * p_9;
                        }
                        (&sums_1)->others_0 = _S258 + _S244;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_9;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S259 = Rows_has_0(r_8, j_8, 2U);
                    if(!_S259)
                    {
                        break;
                    }
                    double e_19 = F64_of_0(_S245, _S253.e_8[2U]);
                    double p_10 = F64_of_0(_S246, _S254.e_8[2U]);
                    if(_S251 < p_10)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_19;
                    }
                    else
                    {
                        double _S260 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S244 = e_19;
                        }
                        else
                        {
                            _S244 = e_19 * p_10;
                        }
                        (&sums_1)->others_0 = _S260 + _S244;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_10;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S261 = Rows_has_0(r_8, j_8, 3U);
                    if(!_S261)
                    {
                        break;
                    }
                    double e_20 = F64_of_0(_S245, _S253.e_8[3U]);
                    double p_11 = F64_of_0(_S246, _S254.e_8[3U]);
                    if(_S251 < p_11)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_20;
                    }
                    else
                    {
                        double _S262 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S244 = e_20;
                        }
                        else
                        {
                            _S244 = e_20 * p_11;
                        }
                        (&sums_1)->others_0 = _S262 + _S244;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_11;
                    }
                    break;
                }
                break;
            }
            break;
        }
        uint _S263 = Rows_step_0(r_8);
        j_8 = j_8 + ulonglong(_S263);
    }
    return sums_1;
}

__device__ double MaxSum_sum_0(MaxSum_0 * this_12)
{
    return F64_one_0() + this_12->rest_0;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_2;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_22, MaxSum_0 * b_10)
{
    MaxSum_0 _S264 = MaxSum_of_0(a_22, b_10);
    return _S264;
}

__device__ MaxSum_0 Group_all_2(MaxSum_0 * v_38, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_38;
    meet_0();
    uint _S265 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_5 = lane_2 - place_3;
    MaxSum_0 _S266;
    uint i_20;
    if(width_3 > _S265)
    {
        if(place_3 < _S265)
        {
            uint _S267 = place_3 + _S265;
            _S266 = *v_38;
            i_20 = _S267;
            for(;;)
            {
                if(i_20 < width_3)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S268 = _S266;
                MaxSum_0 _S269 = (*&values_2)[first_5 + i_20];
                MaxSum_0 _S270 = Softmax_of_0(&_S268, &_S269);
                uint i_21 = i_20 + _S265;
                _S266 = _S270;
                i_20 = i_21;
            }
            (*&values_2)[lane_2] = _S266;
        }
        meet_0();
    }
    _S266 = (*&values_2)[first_5];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S265)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S271 = _S266;
        MaxSum_0 _S272 = (*&values_2)[first_5 + i_20];
        MaxSum_0 _S273 = Softmax_of_0(&_S271, &_S272);
        uint i_22 = i_20 + 1U;
        _S266 = _S273;
        i_20 = i_22;
    }
    meet_0();
    return _S266;
}

__device__ void Softmax_finish_0(Spec_0 * spec_5, Rows_0 * r_9, MaxSum_0 * whole_1)
{
    MaxSum_0 _S274 = MaxSum_of_row_0(whole_1);
    uint _S275 = Spec_type_0(spec_5, 0U);
    uint _S276 = Spec_type_0(spec_5, 1U);
    uint _S277 = size_of_0(_S275);
    ulonglong _S278 = Rows_base_0(r_9, 0U, _S277);
    uint _S279 = size_of_0(_S276);
    ulonglong _S280 = Rows_base_0(r_9, 1U, _S279);
    MaxSum_0 _S281 = _S274;
    double _S282 = MaxSum_log_of_sum_0(&_S281);
    MaxSum_0 _S283 = _S274;
    double _S284 = MaxSum_sum_0(&_S283);
    ulonglong _S285 = Rows_first_0(r_9);
    ulonglong j_9 = _S285;
    for(;;)
    {
        if(j_9 < (r_9->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S286 = Rows_read_0(r_9, 1U, _S279, _S280, j_9);
        Four_0 e_21 = _S286;
        double _S287 = F64_of_0(_S276, (&e_21)->e_8[0U]) - _S274.top_0;
        bool _S288 = (spec_5->op_0) != 0U;
        double _S289;
        if(_S288)
        {
            _S289 = _S287 - _S282;
        }
        else
        {
            _S289 = F64_over_0(F64_exp_0(_S287), _S284);
        }
        (&e_21)->e_8[0U] = F64_bits_0(_S275, _S289);
        double _S290 = F64_of_0(_S276, (&e_21)->e_8[1U]) - _S274.top_0;
        double _S291;
        if(_S288)
        {
            _S291 = _S290 - _S282;
        }
        else
        {
            _S291 = F64_over_0(F64_exp_0(_S290), _S284);
        }
        (&e_21)->e_8[1U] = F64_bits_0(_S275, _S291);
        double _S292 = F64_of_0(_S276, (&e_21)->e_8[2U]) - _S274.top_0;
        double _S293;
        if(_S288)
        {
            _S293 = _S292 - _S282;
        }
        else
        {
            _S293 = F64_over_0(F64_exp_0(_S292), _S284);
        }
        (&e_21)->e_8[2U] = F64_bits_0(_S275, _S293);
        double _S294 = F64_of_0(_S276, (&e_21)->e_8[3U]) - _S274.top_0;
        double _S295;
        if(_S288)
        {
            _S295 = _S294 - _S282;
        }
        else
        {
            _S295 = F64_over_0(F64_exp_0(_S294), _S284);
        }
        (&e_21)->e_8[3U] = F64_bits_0(_S275, _S295);
        Four_0 _S296 = e_21;
        Rows_write_0(r_9, 0U, _S277, _S278, j_9, &_S296);
        uint _S297 = Rows_step_0(r_9);
        j_9 = j_9 + ulonglong(_S297);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_6, Rows_0 * r_10)
{
    uint _S298 = Spec_type_0(spec_6, 1U);
    uint size_10 = size_of_0(_S298);
    ulonglong _S299 = Rows_base_0(r_10, 1U, size_10);
    MaxSum_0 _S300 = Softmax_none_0();
    ulonglong _S301 = Rows_first_0(r_10);
    ulonglong j_10 = _S301;
    MaxSum_0 v_39 = _S300;
    for(;;)
    {
        if(j_10 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S302 = Rows_read_0(r_10, 1U, size_10, _S299, j_10);
        bool _S303 = Rows_has_0(r_10, j_10, 0U);
        MaxSum_0 v_40;
        if(_S303)
        {
            MaxSum_0 _S304 = MaxSum_one_0(F64_of_0(_S298, _S302.e_8[0U]));
            MaxSum_0 _S305 = v_39;
            MaxSum_0 _S306 = _S304;
            MaxSum_0 _S307 = Softmax_of_0(&_S305, &_S306);
            v_40 = _S307;
        }
        else
        {
            v_40 = v_39;
        }
        bool _S308 = Rows_has_0(r_10, j_10, 1U);
        MaxSum_0 v_41;
        if(_S308)
        {
            MaxSum_0 _S309 = MaxSum_one_0(F64_of_0(_S298, _S302.e_8[1U]));
            MaxSum_0 _S310 = v_40;
            MaxSum_0 _S311 = _S309;
            MaxSum_0 _S312 = Softmax_of_0(&_S310, &_S311);
            v_41 = _S312;
        }
        else
        {
            v_41 = v_40;
        }
        bool _S313 = Rows_has_0(r_10, j_10, 2U);
        MaxSum_0 v_42;
        if(_S313)
        {
            MaxSum_0 _S314 = MaxSum_one_0(F64_of_0(_S298, _S302.e_8[2U]));
            MaxSum_0 _S315 = v_41;
            MaxSum_0 _S316 = _S314;
            MaxSum_0 _S317 = Softmax_of_0(&_S315, &_S316);
            v_42 = _S317;
        }
        else
        {
            v_42 = v_41;
        }
        bool _S318 = Rows_has_0(r_10, j_10, 3U);
        if(_S318)
        {
            MaxSum_0 _S319 = MaxSum_one_0(F64_of_0(_S298, _S302.e_8[3U]));
            MaxSum_0 _S320 = v_42;
            MaxSum_0 _S321 = _S319;
            MaxSum_0 _S322 = Softmax_of_0(&_S320, &_S321);
            v_39 = _S322;
        }
        else
        {
            v_39 = v_42;
        }
        uint _S323 = Rows_step_0(r_10);
        j_10 = j_10 + ulonglong(_S323);
    }
    return v_39;
}

__device__ __shared__ FixedArray<double, 256>  totals_0;

__device__ double Sum_of_0(double a_23, double b_11)
{
    return a_23 + b_11;
}

struct Running_0
{
    double before_0;
    double all_0;
};

__device__ __shared__ FixedArray<double, 256>  values_3;

__device__ Running_0 Running_of_0(double v_43, uint lane_3, uint width_4)
{
    uint _S324 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_6 = lane_3 - place_4;
    (*&values_3)[lane_3] = v_43;
    meet_0();
    uint _S325 = place_4 * _S324;
    uint i_23;
    if(_S325 < width_4)
    {
        double sum_2 = F64_zero_0();
        i_23 = 0U;
        for(;;)
        {
            if(i_23 < _S324)
            {
            }
            else
            {
                break;
            }
            double x_21 = (*&values_3)[first_6 + _S325 + i_23];
            (*&values_3)[first_6 + _S325 + i_23] = sum_2;
            double _S326 = sum_2 + x_21;
            uint i_24 = i_23 + 1U;
            sum_2 = _S326;
            i_23 = i_24;
        }
        uint _S327 = first_6 / _S324;
        (*&totals_0)[_S327 + place_4] = sum_2;
    }
    meet_0();
    Running_0 r_11;
    double _S328 = F64_zero_0();
    (&r_11)->before_0 = _S328;
    (&r_11)->all_0 = _S328;
    i_23 = 0U;
    for(;;)
    {
        uint _S329 = i_23 * _S324;
        if(_S329 < width_4)
        {
        }
        else
        {
            break;
        }
        uint _S330 = place_4 / _S324;
        if(_S329 == (_S330 * _S324))
        {
            (&r_11)->before_0 = (&r_11)->all_0;
        }
        double _S331 = (&r_11)->all_0;
        uint _S332 = first_6 / _S324;
        (&r_11)->all_0 = _S331 + (*&totals_0)[_S332 + i_23];
        i_23 = i_23 + 1U;
    }
    (&r_11)->before_0 = (&r_11)->before_0 + (*&values_3)[lane_3];
    meet_0();
    return r_11;
}

__device__ double Group_all_3(double v_44, uint lane_4, uint width_5)
{
    (*&values_3)[lane_4] = v_44;
    meet_0();
    uint _S333 = (U32_min((width_5), (16U)));
    uint place_5 = lane_4 & (width_5 - 1U);
    uint first_7 = lane_4 - place_5;
    double _S334;
    uint i_25;
    if(width_5 > _S333)
    {
        if(place_5 < _S333)
        {
            uint _S335 = place_5 + _S333;
            _S334 = v_44;
            i_25 = _S335;
            for(;;)
            {
                if(i_25 < width_5)
                {
                }
                else
                {
                    break;
                }
                double _S336 = Sum_of_0(_S334, (*&values_3)[first_7 + i_25]);
                uint i_26 = i_25 + _S333;
                _S334 = _S336;
                i_25 = i_26;
            }
            (*&values_3)[lane_4] = _S334;
        }
        meet_0();
    }
    _S334 = (*&values_3)[first_7];
    i_25 = 1U;
    for(;;)
    {
        if(i_25 < _S333)
        {
        }
        else
        {
            break;
        }
        double _S337 = Sum_of_0(_S334, (*&values_3)[first_7 + i_25]);
        uint i_27 = i_25 + 1U;
        _S334 = _S337;
        i_25 = i_27;
    }
    meet_0();
    return _S334;
}

struct Candidate_0
{
    double v_45;
    ulonglong at_11;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_4;

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_24, Candidate_0 * b_12)
{
    double _S338 = a_24->v_45;
    bool a_nan_0 = F64_is_nan_0(a_24->v_45);
    double _S339 = b_12->v_45;
    bool _S340 = (a_24->at_11) < (b_12->at_11);
    bool first_8;
    if(a_nan_0 != (F64_is_nan_0(b_12->v_45)))
    {
        first_8 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_8 = !(_S338 == _S339);
        }
        else
        {
            first_8 = false;
        }
        if(first_8)
        {
            first_8 = _S339 < _S338;
        }
        else
        {
            first_8 = _S340;
        }
    }
    if(first_8)
    {
        return *a_24;
    }
    return *b_12;
}

__device__ Candidate_0 Reduction_of_0(Candidate_0 * a_25, Candidate_0 * b_13)
{
    Candidate_0 _S341 = LargestAt_of_0(a_25, b_13);
    return _S341;
}

__device__ Candidate_0 Group_all_4(Candidate_0 * v_46, uint lane_5, uint width_6)
{
    (*&values_4)[lane_5] = *v_46;
    meet_0();
    uint _S342 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_9 = lane_5 - place_6;
    Candidate_0 _S343;
    uint i_28;
    if(width_6 > _S342)
    {
        if(place_6 < _S342)
        {
            uint _S344 = place_6 + _S342;
            _S343 = *v_46;
            i_28 = _S344;
            for(;;)
            {
                if(i_28 < width_6)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S345 = _S343;
                Candidate_0 _S346 = (*&values_4)[first_9 + i_28];
                Candidate_0 _S347 = Reduction_of_0(&_S345, &_S346);
                uint i_29 = i_28 + _S342;
                _S343 = _S347;
                i_28 = i_29;
            }
            (*&values_4)[lane_5] = _S343;
        }
        meet_0();
    }
    _S343 = (*&values_4)[first_9];
    i_28 = 1U;
    for(;;)
    {
        if(i_28 < _S342)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S348 = _S343;
        Candidate_0 _S349 = (*&values_4)[first_9 + i_28];
        Candidate_0 _S350 = Reduction_of_0(&_S348, &_S349);
        uint i_30 = i_28 + 1U;
        _S343 = _S350;
        i_28 = i_30;
    }
    meet_0();
    return _S343;
}

__device__ longlong folded_0(longlong v_47)
{
    longlong size_11;
    if(v_47 < 0LL)
    {
        size_11 = ~v_47;
    }
    else
    {
        size_11 = v_47;
    }
    if((size_11 >> int(53)) == 0LL)
    {
        return v_47;
    }
    longlong _S351 = v_47 & -1024LL;
    int _S352;
    if((v_47 & 1023LL) != 0LL)
    {
        _S352 = int(1024);
    }
    else
    {
        _S352 = int(0);
    }
    return _S351 | longlong(_S352);
}

__device__ ulonglong of_i64_0(uint type_12, longlong v_48)
{
    switch(type_12)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_48);
        }
    case 11U:
        {
            int _S353;
            if(v_48 != 0LL)
            {
                _S353 = int(1);
            }
            else
            {
                _S353 = int(0);
            }
            return ulonglong(_S353);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_48));
        }
    case 2U:
        {
            return f64_of_i64_0(v_48);
        }
    default:
        {
            return of_f64_0(type_12, f64_of_i64_0(folded_0(v_48)));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_7, RowArguments_0 * a_26, Candidate_0 * v_49)
{
    uint _S354 = Spec_type_0(spec_7, 0U);
    return of_i64_0(_S354, longlong(v_49->at_11));
}

__device__ void Reduction_finish_0(Spec_0 * spec_8, Rows_0 * r_12, Candidate_0 * v_50)
{
    uint _S355 = Spec_type_0(spec_8, 0U);
    uint size_12 = size_of_0(_S355);
    if((r_12->place_1) == 0U)
    {
        ulonglong _S356 = Rows_base_0(r_12, 0U, size_12);
        ulonglong _S357 = LargestAt_result_0(spec_8, &r_12->a_6, v_50);
        store_0(size_12, _S356, 0LL, _S357);
    }
    return;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_51;
    (&v_51)->v_45 = F64_lowest_0();
    (&v_51)->at_11 = 18446744073709551615ULL;
    return v_51;
}

__device__ Candidate_0 Reduction_none_0()
{
    return LargestAt_none_0();
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_9, ulonglong x_22, ulonglong first_10, ulonglong at_12)
{
    Candidate_0 v_52;
    uint _S358 = Spec_type_0(spec_9, 1U);
    (&v_52)->v_45 = F64_of_0(_S358, x_22);
    if((spec_9->op_0) == 6U)
    {
        (&v_52)->v_45 = F64_reversed_0((&v_52)->v_45);
    }
    (&v_52)->at_11 = at_12;
    return v_52;
}

__device__ Candidate_0 Reduction_of_elements_0(Spec_0 * spec_10, Rows_0 * r_13)
{
    uint _S359 = Spec_type_0(spec_10, 1U);
    uint size_13 = size_of_0(_S359);
    ulonglong _S360 = Rows_base_0(r_13, 1U, size_13);
    Candidate_0 v_53 = Reduction_none_0();
    ulonglong _S361 = Rows_first_0(r_13);
    ulonglong _S362 = r_13->end_0;
    if(_S361 >= (r_13->end_0))
    {
        return v_53;
    }
    ulonglong _S363 = load_0(size_13, _S360, 0LL);
    ulonglong j_11 = _S361;
    Candidate_0 v_54 = v_53;
    for(;;)
    {
        if(j_11 < _S362)
        {
        }
        else
        {
            break;
        }
        Four_0 _S364 = Rows_read_0(r_13, 1U, size_13, _S360, j_11);
        bool _S365 = Rows_has_0(r_13, j_11, 0U);
        Candidate_0 v_55;
        if(_S365)
        {
            ulonglong _S366 = Rows_at_0(r_13, j_11, 0U);
            Candidate_0 _S367 = LargestAt_one_0(spec_10, _S364.e_8[0U], _S363, _S366);
            Candidate_0 _S368 = v_54;
            Candidate_0 _S369 = _S367;
            Candidate_0 _S370 = Reduction_of_0(&_S368, &_S369);
            v_55 = _S370;
        }
        else
        {
            v_55 = v_54;
        }
        bool _S371 = Rows_has_0(r_13, j_11, 1U);
        Candidate_0 v_56;
        if(_S371)
        {
            ulonglong _S372 = Rows_at_0(r_13, j_11, 1U);
            Candidate_0 _S373 = LargestAt_one_0(spec_10, _S364.e_8[1U], _S363, _S372);
            Candidate_0 _S374 = v_55;
            Candidate_0 _S375 = _S373;
            Candidate_0 _S376 = Reduction_of_0(&_S374, &_S375);
            v_56 = _S376;
        }
        else
        {
            v_56 = v_55;
        }
        bool _S377 = Rows_has_0(r_13, j_11, 2U);
        Candidate_0 v_57;
        if(_S377)
        {
            ulonglong _S378 = Rows_at_0(r_13, j_11, 2U);
            Candidate_0 _S379 = LargestAt_one_0(spec_10, _S364.e_8[2U], _S363, _S378);
            Candidate_0 _S380 = v_56;
            Candidate_0 _S381 = _S379;
            Candidate_0 _S382 = Reduction_of_0(&_S380, &_S381);
            v_57 = _S382;
        }
        else
        {
            v_57 = v_56;
        }
        bool _S383 = Rows_has_0(r_13, j_11, 3U);
        if(_S383)
        {
            ulonglong _S384 = Rows_at_0(r_13, j_11, 3U);
            Candidate_0 _S385 = LargestAt_one_0(spec_10, _S364.e_8[3U], _S363, _S384);
            Candidate_0 _S386 = v_57;
            Candidate_0 _S387 = _S385;
            Candidate_0 _S388 = Reduction_of_0(&_S386, &_S387);
            v_54 = _S388;
        }
        else
        {
            v_54 = v_57;
        }
        uint _S389 = Rows_step_0(r_13);
        j_11 = j_11 + ulonglong(_S389);
    }
    return v_54;
}

__device__ double Largest_of_0(double a_27, double b_14)
{
    bool _S390;
    if(F64_is_nan_0(a_27))
    {
        _S390 = true;
    }
    else
    {
        _S390 = b_14 <= a_27;
    }
    double _S391;
    if(_S390)
    {
        _S391 = a_27;
    }
    else
    {
        _S391 = b_14;
    }
    return _S391;
}

__device__ double Reduction_of_1(double a_28, double b_15)
{
    return Largest_of_0(a_28, b_15);
}

__device__ double Group_all_5(double v_58, uint lane_6, uint width_7)
{
    (*&values_3)[lane_6] = v_58;
    meet_0();
    uint _S392 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_11 = lane_6 - place_7;
    double _S393;
    uint i_31;
    if(width_7 > _S392)
    {
        if(place_7 < _S392)
        {
            uint _S394 = place_7 + _S392;
            _S393 = v_58;
            i_31 = _S394;
            for(;;)
            {
                if(i_31 < width_7)
                {
                }
                else
                {
                    break;
                }
                double _S395 = Reduction_of_1(_S393, (*&values_3)[first_11 + i_31]);
                uint i_32 = i_31 + _S392;
                _S393 = _S395;
                i_31 = i_32;
            }
            (*&values_3)[lane_6] = _S393;
        }
        meet_0();
    }
    _S393 = (*&values_3)[first_11];
    i_31 = 1U;
    for(;;)
    {
        if(i_31 < _S392)
        {
        }
        else
        {
            break;
        }
        double _S396 = Reduction_of_1(_S393, (*&values_3)[first_11 + i_31]);
        uint i_33 = i_31 + 1U;
        _S393 = _S396;
        i_31 = i_33;
    }
    meet_0();
    return _S393;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_11, RowArguments_0 * a_29, double v_59)
{
    uint _S397 = Spec_type_0(spec_11, 0U);
    uint _S398 = spec_11->op_0;
    switch(spec_11->op_0)
    {
    case 3U:
        {
            return F64_bits_0(_S397, v_59);
        }
    case 4U:
        {
            return F64_bits_0(_S397, F64_reversed_0(v_59));
        }
    default:
        {
            double _S399 = F64_zero_0();
            double _S400;
            if((_S399 < v_59) == (_S398 == 11U))
            {
                _S400 = F64_one_0();
            }
            else
            {
                _S400 = _S399;
            }
            return F64_bits_0(_S397, _S400);
        }
    }
}

__device__ void Reduction_finish_1(Spec_0 * spec_12, Rows_0 * r_14, double v_60)
{
    uint _S401 = Spec_type_0(spec_12, 0U);
    uint size_14 = size_of_0(_S401);
    if((r_14->place_1) == 0U)
    {
        ulonglong _S402 = Rows_base_0(r_14, 0U, size_14);
        ulonglong _S403 = Largest_result_0(spec_12, &r_14->a_6, v_60);
        store_0(size_14, _S402, 0LL, _S403);
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

__device__ bool F64_is_zero_0(double v_61)
{
    return ((bits_of_0(v_61)) << int(1)) == 0ULL;
}

__device__ double Largest_one_0(Spec_0 * spec_13, ulonglong x_23, ulonglong first_12, ulonglong at_13)
{
    uint _S404 = Spec_type_0(spec_13, 1U);
    double v_62 = F64_of_0(_S404, x_23);
    uint _S405 = spec_13->op_0;
    switch(spec_13->op_0)
    {
    case 3U:
        {
            return v_62;
        }
    case 4U:
        {
            return F64_reversed_0(v_62);
        }
    default:
        {
            double _S406;
            if((F64_is_zero_0(v_62)) == (_S405 == 12U))
            {
                _S406 = F64_one_0();
            }
            else
            {
                _S406 = F64_zero_0();
            }
            return _S406;
        }
    }
}

__device__ double Reduction_of_elements_1(Spec_0 * spec_14, Rows_0 * r_15)
{
    uint _S407 = Spec_type_0(spec_14, 1U);
    uint size_15 = size_of_0(_S407);
    ulonglong _S408 = Rows_base_0(r_15, 1U, size_15);
    double v_63 = Reduction_none_1();
    ulonglong _S409 = Rows_first_0(r_15);
    ulonglong _S410 = r_15->end_0;
    if(_S409 >= (r_15->end_0))
    {
        return v_63;
    }
    ulonglong _S411 = load_0(size_15, _S408, 0LL);
    ulonglong j_12 = _S409;
    double v_64 = v_63;
    for(;;)
    {
        if(j_12 < _S410)
        {
        }
        else
        {
            break;
        }
        Four_0 _S412 = Rows_read_0(r_15, 1U, size_15, _S408, j_12);
        bool _S413 = Rows_has_0(r_15, j_12, 0U);
        double v_65;
        if(_S413)
        {
            ulonglong _S414 = Rows_at_0(r_15, j_12, 0U);
            double _S415 = Largest_one_0(spec_14, _S412.e_8[0U], _S411, _S414);
            v_65 = Reduction_of_1(v_64, _S415);
        }
        else
        {
            v_65 = v_64;
        }
        bool _S416 = Rows_has_0(r_15, j_12, 1U);
        double v_66;
        if(_S416)
        {
            ulonglong _S417 = Rows_at_0(r_15, j_12, 1U);
            double _S418 = Largest_one_0(spec_14, _S412.e_8[1U], _S411, _S417);
            v_66 = Reduction_of_1(v_65, _S418);
        }
        else
        {
            v_66 = v_65;
        }
        bool _S419 = Rows_has_0(r_15, j_12, 2U);
        double v_67;
        if(_S419)
        {
            ulonglong _S420 = Rows_at_0(r_15, j_12, 2U);
            double _S421 = Largest_one_0(spec_14, _S412.e_8[2U], _S411, _S420);
            v_67 = Reduction_of_1(v_66, _S421);
        }
        else
        {
            v_67 = v_66;
        }
        bool _S422 = Rows_has_0(r_15, j_12, 3U);
        if(_S422)
        {
            ulonglong _S423 = Rows_at_0(r_15, j_12, 3U);
            double _S424 = Largest_one_0(spec_14, _S412.e_8[3U], _S411, _S423);
            v_64 = Reduction_of_1(v_67, _S424);
        }
        else
        {
            v_64 = v_67;
        }
        uint _S425 = Rows_step_0(r_15);
        j_12 = j_12 + ulonglong(_S425);
    }
    return v_64;
}

struct Levelled_0
{
    double v_68;
    int level_0;
};

__device__ double F64_power_0(int n_7)
{
    return real_of_0(ulonglong(n_7 + int(1023)) << int(52));
}

__device__ double Levelled_value_0(Levelled_0 * this_13)
{
    double x_24 = this_13->v_68;
    int i_34 = int(0);
    for(;;)
    {
        int _S426 = this_13->level_0;
        bool _S427 = (this_13->level_0) > int(0);
        int _S428;
        if(_S427)
        {
            _S428 = _S426;
        }
        else
        {
            _S428 = - _S426;
        }
        if(i_34 < (I32_min((_S428), (int(3)))))
        {
        }
        else
        {
            break;
        }
        int _S429;
        if(_S427)
        {
            _S429 = int(700);
        }
        else
        {
            _S429 = int(-700);
        }
        double _S430 = x_24 * F64_power_0(_S429);
        int i_35 = i_34 + int(1);
        x_24 = _S430;
        i_34 = i_35;
    }
    return x_24;
}

__device__ double F64_size_0(double v_69)
{
    return magnitude_0(v_69);
}

__device__ Levelled_0 Levelled_of_0(double x_25, int level_1)
{
    Levelled_0 r_16;
    (&r_16)->v_68 = x_25;
    (&r_16)->level_0 = level_1;
    double size_16 = F64_size_0(x_25);
    bool _S431;
    if((F64_power_0(int(400))) <= size_16)
    {
        _S431 = size_16 < (F64_highest_0());
    }
    else
    {
        _S431 = false;
    }
    if(_S431)
    {
        (&r_16)->v_68 = x_25 * F64_power_0(int(-700));
        (&r_16)->level_0 = (&r_16)->level_0 + int(1);
    }
    else
    {
        if(size_16 < (F64_power_0(int(-400))))
        {
            _S431 = !F64_is_zero_0(x_25);
        }
        else
        {
            _S431 = false;
        }
        if(_S431)
        {
            (&r_16)->v_68 = x_25 * F64_power_0(int(700));
            (&r_16)->level_0 = (&r_16)->level_0 - int(1);
        }
    }
    return r_16;
}

__device__ __shared__ FixedArray<Levelled_0, 256>  values_5;

__device__ Levelled_0 RealProduct_of_0(Levelled_0 * a_30, Levelled_0 * b_16)
{
    return Levelled_of_0(a_30->v_68 * b_16->v_68, a_30->level_0 + b_16->level_0);
}

__device__ Levelled_0 Reduction_of_2(Levelled_0 * a_31, Levelled_0 * b_17)
{
    Levelled_0 _S432 = RealProduct_of_0(a_31, b_17);
    return _S432;
}

__device__ Levelled_0 Group_all_6(Levelled_0 * v_70, uint lane_7, uint width_8)
{
    (*&values_5)[lane_7] = *v_70;
    meet_0();
    uint _S433 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_13 = lane_7 - place_8;
    Levelled_0 _S434;
    uint i_36;
    if(width_8 > _S433)
    {
        if(place_8 < _S433)
        {
            uint _S435 = place_8 + _S433;
            _S434 = *v_70;
            i_36 = _S435;
            for(;;)
            {
                if(i_36 < width_8)
                {
                }
                else
                {
                    break;
                }
                Levelled_0 _S436 = _S434;
                Levelled_0 _S437 = (*&values_5)[first_13 + i_36];
                Levelled_0 _S438 = Reduction_of_2(&_S436, &_S437);
                uint i_37 = i_36 + _S433;
                _S434 = _S438;
                i_36 = i_37;
            }
            (*&values_5)[lane_7] = _S434;
        }
        meet_0();
    }
    _S434 = (*&values_5)[first_13];
    i_36 = 1U;
    for(;;)
    {
        if(i_36 < _S433)
        {
        }
        else
        {
            break;
        }
        Levelled_0 _S439 = _S434;
        Levelled_0 _S440 = (*&values_5)[first_13 + i_36];
        Levelled_0 _S441 = Reduction_of_2(&_S439, &_S440);
        uint i_38 = i_36 + 1U;
        _S434 = _S441;
        i_36 = i_38;
    }
    meet_0();
    return _S434;
}

__device__ ulonglong RealProduct_result_0(Spec_0 * spec_15, RowArguments_0 * a_32, Levelled_0 * v_71)
{
    uint _S442 = Spec_type_0(spec_15, 0U);
    double _S443 = Levelled_value_0(v_71);
    return F64_bits_0(_S442, _S443);
}

__device__ void Reduction_finish_2(Spec_0 * spec_16, Rows_0 * r_17, Levelled_0 * v_72)
{
    uint _S444 = Spec_type_0(spec_16, 0U);
    uint size_17 = size_of_0(_S444);
    if((r_17->place_1) == 0U)
    {
        ulonglong _S445 = Rows_base_0(r_17, 0U, size_17);
        ulonglong _S446 = RealProduct_result_0(spec_16, &r_17->a_6, v_72);
        store_0(size_17, _S445, 0LL, _S446);
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

__device__ Levelled_0 RealProduct_one_0(Spec_0 * spec_17, ulonglong x_26, ulonglong first_14, ulonglong at_14)
{
    uint _S447 = Spec_type_0(spec_17, 1U);
    return Levelled_of_0(F64_of_0(_S447, x_26), int(0));
}

__device__ Levelled_0 Reduction_of_elements_2(Spec_0 * spec_18, Rows_0 * r_18)
{
    uint _S448 = Spec_type_0(spec_18, 1U);
    uint size_18 = size_of_0(_S448);
    ulonglong _S449 = Rows_base_0(r_18, 1U, size_18);
    Levelled_0 v_73 = Reduction_none_2();
    ulonglong _S450 = Rows_first_0(r_18);
    ulonglong _S451 = r_18->end_0;
    if(_S450 >= (r_18->end_0))
    {
        return v_73;
    }
    ulonglong _S452 = load_0(size_18, _S449, 0LL);
    ulonglong j_13 = _S450;
    Levelled_0 v_74 = v_73;
    for(;;)
    {
        if(j_13 < _S451)
        {
        }
        else
        {
            break;
        }
        Four_0 _S453 = Rows_read_0(r_18, 1U, size_18, _S449, j_13);
        bool _S454 = Rows_has_0(r_18, j_13, 0U);
        Levelled_0 v_75;
        if(_S454)
        {
            ulonglong _S455 = Rows_at_0(r_18, j_13, 0U);
            Levelled_0 _S456 = RealProduct_one_0(spec_18, _S453.e_8[0U], _S452, _S455);
            Levelled_0 _S457 = v_74;
            Levelled_0 _S458 = _S456;
            Levelled_0 _S459 = Reduction_of_2(&_S457, &_S458);
            v_75 = _S459;
        }
        else
        {
            v_75 = v_74;
        }
        bool _S460 = Rows_has_0(r_18, j_13, 1U);
        Levelled_0 v_76;
        if(_S460)
        {
            ulonglong _S461 = Rows_at_0(r_18, j_13, 1U);
            Levelled_0 _S462 = RealProduct_one_0(spec_18, _S453.e_8[1U], _S452, _S461);
            Levelled_0 _S463 = v_75;
            Levelled_0 _S464 = _S462;
            Levelled_0 _S465 = Reduction_of_2(&_S463, &_S464);
            v_76 = _S465;
        }
        else
        {
            v_76 = v_75;
        }
        bool _S466 = Rows_has_0(r_18, j_13, 2U);
        Levelled_0 v_77;
        if(_S466)
        {
            ulonglong _S467 = Rows_at_0(r_18, j_13, 2U);
            Levelled_0 _S468 = RealProduct_one_0(spec_18, _S453.e_8[2U], _S452, _S467);
            Levelled_0 _S469 = v_76;
            Levelled_0 _S470 = _S468;
            Levelled_0 _S471 = Reduction_of_2(&_S469, &_S470);
            v_77 = _S471;
        }
        else
        {
            v_77 = v_76;
        }
        bool _S472 = Rows_has_0(r_18, j_13, 3U);
        if(_S472)
        {
            ulonglong _S473 = Rows_at_0(r_18, j_13, 3U);
            Levelled_0 _S474 = RealProduct_one_0(spec_18, _S453.e_8[3U], _S452, _S473);
            Levelled_0 _S475 = v_77;
            Levelled_0 _S476 = _S474;
            Levelled_0 _S477 = Reduction_of_2(&_S475, &_S476);
            v_74 = _S477;
        }
        else
        {
            v_74 = v_77;
        }
        uint _S478 = Rows_step_0(r_18);
        j_13 = j_13 + ulonglong(_S478);
    }
    return v_74;
}

struct Levels_0
{
    double plain_0;
    double large_0;
};

__device__ __shared__ FixedArray<Levels_0, 256>  values_6;

__device__ Levels_0 RealTotal_of_0(Levels_0 * a_33, Levels_0 * b_18)
{
    Levels_0 _S479 = *a_33;
    (&_S479)->plain_0 = (&_S479)->plain_0 + b_18->plain_0;
    (&_S479)->large_0 = (&_S479)->large_0 + b_18->large_0;
    return _S479;
}

__device__ Levels_0 Reduction_of_3(Levels_0 * a_34, Levels_0 * b_19)
{
    Levels_0 _S480 = RealTotal_of_0(a_34, b_19);
    return _S480;
}

__device__ Levels_0 Group_all_7(Levels_0 * v_78, uint lane_8, uint width_9)
{
    (*&values_6)[lane_8] = *v_78;
    meet_0();
    uint _S481 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_15 = lane_8 - place_9;
    Levels_0 _S482;
    uint i_39;
    if(width_9 > _S481)
    {
        if(place_9 < _S481)
        {
            uint _S483 = place_9 + _S481;
            _S482 = *v_78;
            i_39 = _S483;
            for(;;)
            {
                if(i_39 < width_9)
                {
                }
                else
                {
                    break;
                }
                Levels_0 _S484 = _S482;
                Levels_0 _S485 = (*&values_6)[first_15 + i_39];
                Levels_0 _S486 = Reduction_of_3(&_S484, &_S485);
                uint i_40 = i_39 + _S481;
                _S482 = _S486;
                i_39 = i_40;
            }
            (*&values_6)[lane_8] = _S482;
        }
        meet_0();
    }
    _S482 = (*&values_6)[first_15];
    i_39 = 1U;
    for(;;)
    {
        if(i_39 < _S481)
        {
        }
        else
        {
            break;
        }
        Levels_0 _S487 = _S482;
        Levels_0 _S488 = (*&values_6)[first_15 + i_39];
        Levels_0 _S489 = Reduction_of_3(&_S487, &_S488);
        uint i_41 = i_39 + 1U;
        _S482 = _S489;
        i_39 = i_41;
    }
    meet_0();
    return _S482;
}

__device__ ulonglong RealTotal_result_0(Spec_0 * spec_19, RowArguments_0 * a_35, Levels_0 * v_79)
{
    double _S490 = v_79->plain_0;
    double _S491 = F64_one_0();
    double _S492 = v_79->large_0;
    double sum_3;
    double unit_0;
    if(!((v_79->large_0) == (F64_zero_0())))
    {
        double _S493 = F64_power_0(int(700));
        sum_3 = _S492 + _S490 * F64_power_0(int(-700));
        unit_0 = _S493;
    }
    else
    {
        sum_3 = _S490;
        unit_0 = _S491;
    }
    uint _S494 = Spec_type_0(spec_19, 0U);
    return F64_bits_0(_S494, F64_over_0(sum_3, F64_scalar_0(a_35->a_5)) * unit_0);
}

__device__ void Reduction_finish_3(Spec_0 * spec_20, Rows_0 * r_19, Levels_0 * v_80)
{
    uint _S495 = Spec_type_0(spec_20, 0U);
    uint size_19 = size_of_0(_S495);
    if((r_19->place_1) == 0U)
    {
        ulonglong _S496 = Rows_base_0(r_19, 0U, size_19);
        ulonglong _S497 = RealTotal_result_0(spec_20, &r_19->a_6, v_80);
        store_0(size_19, _S496, 0LL, _S497);
    }
    return;
}

__device__ Levels_0 RealTotal_none_0()
{
    Levels_0 v_81;
    double _S498 = F64_zero_0();
    (&v_81)->plain_0 = _S498;
    (&v_81)->large_0 = _S498;
    return v_81;
}

__device__ Levels_0 Reduction_none_3()
{
    return RealTotal_none_0();
}

__device__ Levels_0 RealTotal_one_0(Spec_0 * spec_21, ulonglong x_27, ulonglong first_16, ulonglong at_15)
{
    Levels_0 r_20 = RealTotal_none_0();
    uint _S499 = Spec_type_0(spec_21, 1U);
    double v_82 = F64_of_0(_S499, x_27);
    double size_20 = F64_size_0(v_82);
    double counted_0;
    if((spec_21->op_0) == 7U)
    {
        counted_0 = size_20;
    }
    else
    {
        counted_0 = v_82;
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

__device__ Levels_0 Reduction_of_elements_3(Spec_0 * spec_22, Rows_0 * r_21)
{
    uint _S500 = Spec_type_0(spec_22, 1U);
    uint size_21 = size_of_0(_S500);
    ulonglong _S501 = Rows_base_0(r_21, 1U, size_21);
    Levels_0 v_83 = Reduction_none_3();
    ulonglong _S502 = Rows_first_0(r_21);
    ulonglong _S503 = r_21->end_0;
    if(_S502 >= (r_21->end_0))
    {
        return v_83;
    }
    ulonglong _S504 = load_0(size_21, _S501, 0LL);
    ulonglong j_14 = _S502;
    Levels_0 v_84 = v_83;
    for(;;)
    {
        if(j_14 < _S503)
        {
        }
        else
        {
            break;
        }
        Four_0 _S505 = Rows_read_0(r_21, 1U, size_21, _S501, j_14);
        bool _S506 = Rows_has_0(r_21, j_14, 0U);
        Levels_0 v_85;
        if(_S506)
        {
            ulonglong _S507 = Rows_at_0(r_21, j_14, 0U);
            Levels_0 _S508 = RealTotal_one_0(spec_22, _S505.e_8[0U], _S504, _S507);
            Levels_0 _S509 = v_84;
            Levels_0 _S510 = _S508;
            Levels_0 _S511 = Reduction_of_3(&_S509, &_S510);
            v_85 = _S511;
        }
        else
        {
            v_85 = v_84;
        }
        bool _S512 = Rows_has_0(r_21, j_14, 1U);
        Levels_0 v_86;
        if(_S512)
        {
            ulonglong _S513 = Rows_at_0(r_21, j_14, 1U);
            Levels_0 _S514 = RealTotal_one_0(spec_22, _S505.e_8[1U], _S504, _S513);
            Levels_0 _S515 = v_85;
            Levels_0 _S516 = _S514;
            Levels_0 _S517 = Reduction_of_3(&_S515, &_S516);
            v_86 = _S517;
        }
        else
        {
            v_86 = v_85;
        }
        bool _S518 = Rows_has_0(r_21, j_14, 2U);
        Levels_0 v_87;
        if(_S518)
        {
            ulonglong _S519 = Rows_at_0(r_21, j_14, 2U);
            Levels_0 _S520 = RealTotal_one_0(spec_22, _S505.e_8[2U], _S504, _S519);
            Levels_0 _S521 = v_86;
            Levels_0 _S522 = _S520;
            Levels_0 _S523 = Reduction_of_3(&_S521, &_S522);
            v_87 = _S523;
        }
        else
        {
            v_87 = v_86;
        }
        bool _S524 = Rows_has_0(r_21, j_14, 3U);
        if(_S524)
        {
            ulonglong _S525 = Rows_at_0(r_21, j_14, 3U);
            Levels_0 _S526 = RealTotal_one_0(spec_22, _S505.e_8[3U], _S504, _S525);
            Levels_0 _S527 = v_87;
            Levels_0 _S528 = _S526;
            Levels_0 _S529 = Reduction_of_3(&_S527, &_S528);
            v_84 = _S529;
        }
        else
        {
            v_84 = v_87;
        }
        uint _S530 = Rows_step_0(r_21);
        j_14 = j_14 + ulonglong(_S530);
    }
    return v_84;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_36, uint lane_9)
{
    Rows_0 r_22;
    (&r_22)->a_6 = *a_36;
    (&r_22)->g_0 = (RowGeometry_0 *)a_36->geometry_0;
    uint _S531 = a_36->width_1;
    uint side_0 = 256U / a_36->width_1;
    uint _S532;
    if(((a_36->flags_0) & 1U) != 0U)
    {
        uint _S533 = lane_9 % side_0;
        uint _S534 = _S533 * _S531;
        uint _S535 = lane_9 / side_0;
        _S532 = _S534 + _S535;
    }
    else
    {
        _S532 = lane_9;
    }
    (&r_22)->slot_0 = _S532;
    uint _S536 = _S532 % _S531;
    (&r_22)->place_1 = _S536;
    return r_22;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_14)
{
    uint side_1 = 256U / (&this_14->a_6)->width_1;
    ulonglong _S537 = ulonglong(side_1);
    ulonglong _S538 = ((&this_14->a_6)->rows_0 + _S537 - 1ULL) / _S537;
    return _S538 * ulonglong((&this_14->a_6)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_15)
{
    ulonglong _S539 = this_15->begin_0 + (&this_15->a_6)->chunk_0;
    ulonglong _S540 = (&this_15->a_6)->extent_0;
    ulonglong _S541;
    if(_S539 < ((&this_15->a_6)->extent_0))
    {
        _S541 = _S539;
    }
    else
    {
        _S541 = _S540;
    }
    return _S541;
}

__device__ void Rows_go_0(Rows_0 * this_16, ulonglong tile_0)
{
    ulonglong _S542 = tile_0 % ulonglong((&this_16->a_6)->splits_0);
    this_16->part_0 = _S542;
    ulonglong _S543 = tile_0 / ulonglong((&this_16->a_6)->splits_0);
    uint _S544 = 256U / (&this_16->a_6)->width_1;
    ulonglong _S545 = _S543 * ulonglong(_S544);
    uint _S546 = this_16->slot_0 / (&this_16->a_6)->width_1;
    ulonglong _S547 = _S545 + ulonglong(_S546);
    this_16->row_0 = _S547;
    bool _S548 = _S547 < ((&this_16->a_6)->rows_0);
    this_16->exists_0 = _S548;
    this_16->begin_0 = this_16->part_0 * (&this_16->a_6)->chunk_0;
    ulonglong _S549;
    if(_S548)
    {
        Rows_0 _S550 = *this_16;
        ulonglong _S551 = Rows_stop_0(&_S550);
        _S549 = _S551;
    }
    else
    {
        _S549 = this_16->begin_0;
    }
    this_16->end_0 = _S549;
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_23, RowArguments_0 * a_37, uint group_0, uint lane_10)
{
    uint _S552 = Spec_type_0(spec_23, 0U);
    uint _S553 = Spec_type_0(spec_23, 1U);
    uint _S554 = Spec_type_0(spec_23, 3U);
    uint _S555 = Spec_type_0(spec_23, 4U);
    double smooth_1 = F64_scalar_0(a_37->b_4);
    double _S556 = F64_over_0(smooth_1, F64_of_count_0(a_37->extent_0));
    Rows_0 _S557 = Rows_of_0(a_37, lane_10);
    Rows_0 r_23 = _S557;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S558 = r_23;
        ulonglong _S559 = Rows_tiles_0(&_S558);
        if(tile_1 < _S559)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_1);
        if(!(&r_23)->exists_0)
        {
            tile_1 = tile_1 + ulonglong(a_37->groups_0);
            continue;
        }
        uint _S560 = size_of_0(_S552);
        Rows_0 _S561 = r_23;
        ulonglong _S562 = Rows_base_0(&_S561, 0U, _S560);
        uint _S563 = size_of_0(_S553);
        Rows_0 _S564 = r_23;
        ulonglong _S565 = Rows_base_0(&_S564, 1U, _S563);
        uint _S566 = Spec_type_0(spec_23, 2U);
        uint _S567 = size_of_0(_S566);
        Rows_0 _S568 = r_23;
        ulonglong _S569 = Rows_base_0(&_S568, 2U, _S567);
        Target_0 _S570 = Target_of_0(a_37, _S566, _S569);
        uint _S571 = size_of_0(_S554);
        Rows_0 _S572 = r_23;
        ulonglong _S573 = Rows_base_0(&_S572, 3U, _S571);
        ulonglong _S574 = load_0(_S571, _S573, 0LL);
        double _S575 = F64_of_0(_S554, _S574);
        ulonglong _S576 = load_0(_S571, _S573, longlong(a_37->rows_0));
        double _S577 = F64_of_0(_S554, _S576);
        uint _S578 = size_of_0(_S555);
        Rows_0 _S579 = r_23;
        ulonglong _S580 = Rows_base_0(&_S579, 4U, _S578);
        ulonglong _S581 = load_0(_S578, _S580, 0LL);
        double _S582 = F64_of_0(_S555, _S581);
        Rows_0 _S583 = r_23;
        ulonglong _S584 = Rows_first_0(&_S583);
        ulonglong j_15 = _S584;
        for(;;)
        {
            if(j_15 < ((&r_23)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S585 = r_23;
            Four_0 _S586 = Rows_read_0(&_S585, 1U, _S563, _S565, j_15);
            Four_0 e_22 = _S586;
            double _S587 = F64_of_0(_S553, (&e_22)->e_8[0U]) - _S575 - _S577;
            Rows_0 _S588 = r_23;
            ulonglong _S589 = Rows_at_0(&_S588, j_15, 0U);
            ulonglong _S590 = ulonglong(_S570.at_8);
            double z_5;
            if(_S589 == _S590)
            {
                z_5 = F64_expm1_0(_S587) + (smooth_1 - _S556);
            }
            else
            {
                z_5 = F64_exp_0(_S587) - _S556;
            }
            double _S591 = _S582 * z_5;
            bool _S592 = !_S570.valid_0;
            double z_6;
            if(_S592)
            {
                z_6 = F64_nan_0();
            }
            else
            {
                z_6 = _S591;
            }
            bool _S593;
            if(_S570.ignored_0)
            {
                _S593 = true;
            }
            else
            {
                if(_S570.valid_0)
                {
                    _S593 = _S582 == (F64_zero_0());
                }
                else
                {
                    _S593 = false;
                }
            }
            double z_7;
            if(_S593)
            {
                z_7 = F64_zero_0();
            }
            else
            {
                z_7 = z_6;
            }
            (&e_22)->e_8[0U] = F64_bits_0(_S552, z_7);
            double _S594 = F64_of_0(_S553, (&e_22)->e_8[1U]) - _S575 - _S577;
            Rows_0 _S595 = r_23;
            ulonglong _S596 = Rows_at_0(&_S595, j_15, 1U);
            double z_8;
            if(_S596 == _S590)
            {
                z_8 = F64_expm1_0(_S594) + (smooth_1 - _S556);
            }
            else
            {
                z_8 = F64_exp_0(_S594) - _S556;
            }
            double _S597 = _S582 * z_8;
            double z_9;
            if(_S592)
            {
                z_9 = F64_nan_0();
            }
            else
            {
                z_9 = _S597;
            }
            bool _S598;
            if(_S570.ignored_0)
            {
                _S598 = true;
            }
            else
            {
                if(_S570.valid_0)
                {
                    _S598 = _S582 == (F64_zero_0());
                }
                else
                {
                    _S598 = false;
                }
            }
            double z_10;
            if(_S598)
            {
                z_10 = F64_zero_0();
            }
            else
            {
                z_10 = z_9;
            }
            (&e_22)->e_8[1U] = F64_bits_0(_S552, z_10);
            double _S599 = F64_of_0(_S553, (&e_22)->e_8[2U]) - _S575 - _S577;
            Rows_0 _S600 = r_23;
            ulonglong _S601 = Rows_at_0(&_S600, j_15, 2U);
            double z_11;
            if(_S601 == _S590)
            {
                z_11 = F64_expm1_0(_S599) + (smooth_1 - _S556);
            }
            else
            {
                z_11 = F64_exp_0(_S599) - _S556;
            }
            double _S602 = _S582 * z_11;
            double z_12;
            if(_S592)
            {
                z_12 = F64_nan_0();
            }
            else
            {
                z_12 = _S602;
            }
            bool _S603;
            if(_S570.ignored_0)
            {
                _S603 = true;
            }
            else
            {
                if(_S570.valid_0)
                {
                    _S603 = _S582 == (F64_zero_0());
                }
                else
                {
                    _S603 = false;
                }
            }
            double z_13;
            if(_S603)
            {
                z_13 = F64_zero_0();
            }
            else
            {
                z_13 = z_12;
            }
            (&e_22)->e_8[2U] = F64_bits_0(_S552, z_13);
            double _S604 = F64_of_0(_S553, (&e_22)->e_8[3U]) - _S575 - _S577;
            Rows_0 _S605 = r_23;
            ulonglong _S606 = Rows_at_0(&_S605, j_15, 3U);
            double z_14;
            if(_S606 == _S590)
            {
                z_14 = F64_expm1_0(_S604) + (smooth_1 - _S556);
            }
            else
            {
                z_14 = F64_exp_0(_S604) - _S556;
            }
            double _S607 = _S582 * z_14;
            double z_15;
            if(_S592)
            {
                z_15 = F64_nan_0();
            }
            else
            {
                z_15 = _S607;
            }
            bool _S608;
            if(_S570.ignored_0)
            {
                _S608 = true;
            }
            else
            {
                if(_S570.valid_0)
                {
                    _S608 = _S582 == (F64_zero_0());
                }
                else
                {
                    _S608 = false;
                }
            }
            double z_16;
            if(_S608)
            {
                z_16 = F64_zero_0();
            }
            else
            {
                z_16 = z_15;
            }
            (&e_22)->e_8[3U] = F64_bits_0(_S552, z_16);
            Rows_0 _S609 = r_23;
            Four_0 _S610 = e_22;
            Rows_write_0(&_S609, 0U, _S560, _S562, j_15, &_S610);
            Rows_0 _S611 = r_23;
            uint _S612 = Rows_step_0(&_S611);
            j_15 = j_15 + ulonglong(_S612);
        }
        tile_1 = tile_1 + ulonglong(a_37->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_24, RowArguments_0 * a_38, uint group_1, uint lane_11)
{
    Rows_0 _S613 = Rows_of_0(a_38, lane_11);
    Rows_0 r_24 = _S613;
    CrossEntropyValue_0 * _S614 = (CrossEntropyValue_0 *)a_38->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S615 = r_24;
        ulonglong _S616 = Rows_tiles_0(&_S615);
        if(tile_2 < _S616)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_2);
        CrossEntropyValue_0 _S617 = CrossEntropy_none_0();
        uint _S618 = a_38->stage_0;
        CrossEntropyValue_0 v_88;
        if((a_38->stage_0) != 2U)
        {
            Rows_0 _S619 = r_24;
            CrossEntropyValue_0 _S620 = CrossEntropy_of_elements_0(spec_24, &_S619);
            v_88 = _S620;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_88 = _S617;
                uint i_42 = (&r_24)->place_1;
                for(;;)
                {
                    uint _S621 = a_38->parts_0;
                    if(i_42 < (a_38->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S622 = *(_S614 + ((&r_24)->row_0 * ulonglong(_S621) + ulonglong(i_42)));
                    CrossEntropyValue_0 _S623 = v_88;
                    CrossEntropyValue_0 _S624 = _S622;
                    CrossEntropyValue_0 _S625 = CrossEntropy_of_0(&_S623, &_S624);
                    uint i_43 = i_42 + a_38->width_1;
                    v_88 = _S625;
                    i_42 = i_43;
                }
            }
            else
            {
                v_88 = _S617;
            }
        }
        uint _S626 = a_38->width_1;
        CrossEntropyValue_0 v_89;
        if((a_38->width_1) > 1U)
        {
            CrossEntropyValue_0 _S627 = v_88;
            CrossEntropyValue_0 _S628 = Group_all_0(&_S627, (&r_24)->slot_0, _S626);
            v_89 = _S628;
        }
        else
        {
            v_89 = v_88;
        }
        if((&r_24)->exists_0)
        {
            if(_S618 != 1U)
            {
                Rows_0 _S629 = r_24;
                CrossEntropyValue_0 _S630 = v_89;
                CrossEntropy_finish_0(spec_24, &_S629, &_S630);
            }
            else
            {
                if(((&r_24)->place_1) == 0U)
                {
                    *(_S614 + ((&r_24)->row_0 * ulonglong(a_38->parts_0) + (&r_24)->part_0)) = v_89;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_25, RowArguments_0 * a_39, uint group_2, uint lane_12)
{
    Rows_0 _S631 = Rows_of_0(a_39, lane_12);
    Rows_0 r_25 = _S631;
    SoftSums_0 * _S632 = (SoftSums_0 *)a_39->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S633 = r_25;
        ulonglong _S634 = Rows_tiles_0(&_S633);
        if(tile_3 < _S634)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_3);
        SoftSums_0 _S635 = SoftmaxGrad_none_0();
        uint _S636 = a_39->stage_0;
        SoftSums_0 v_90;
        if((a_39->stage_0) != 2U)
        {
            Rows_0 _S637 = r_25;
            SoftSums_0 _S638 = SoftmaxGrad_of_elements_0(spec_25, &_S637);
            v_90 = _S638;
        }
        else
        {
            if((&r_25)->exists_0)
            {
                v_90 = _S635;
                uint i_44 = (&r_25)->place_1;
                for(;;)
                {
                    uint _S639 = a_39->parts_0;
                    if(i_44 < (a_39->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    SoftSums_0 _S640 = *(_S632 + ((&r_25)->row_0 * ulonglong(_S639) + ulonglong(i_44)));
                    SoftSums_0 _S641 = v_90;
                    SoftSums_0 _S642 = _S640;
                    SoftSums_0 _S643 = SoftmaxGrad_of_0(&_S641, &_S642);
                    uint i_45 = i_44 + a_39->width_1;
                    v_90 = _S643;
                    i_44 = i_45;
                }
            }
            else
            {
                v_90 = _S635;
            }
        }
        uint _S644 = a_39->width_1;
        SoftSums_0 v_91;
        if((a_39->width_1) > 1U)
        {
            SoftSums_0 _S645 = v_90;
            SoftSums_0 _S646 = Group_all_1(&_S645, (&r_25)->slot_0, _S644);
            v_91 = _S646;
        }
        else
        {
            v_91 = v_90;
        }
        if((&r_25)->exists_0)
        {
            if(_S636 != 1U)
            {
                Rows_0 _S647 = r_25;
                SoftSums_0 _S648 = v_91;
                SoftmaxGrad_finish_0(spec_25, &_S647, &_S648);
            }
            else
            {
                if(((&r_25)->place_1) == 0U)
                {
                    *(_S632 + ((&r_25)->row_0 * ulonglong(a_39->parts_0) + (&r_25)->part_0)) = v_91;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_39->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_26, RowArguments_0 * a_40, uint group_3, uint lane_13)
{
    Rows_0 _S649 = Rows_of_0(a_40, lane_13);
    Rows_0 r_26 = _S649;
    MaxSum_0 * _S650 = (MaxSum_0 *)a_40->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S651 = r_26;
        ulonglong _S652 = Rows_tiles_0(&_S651);
        if(tile_4 < _S652)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_4);
        MaxSum_0 _S653 = Softmax_none_0();
        uint _S654 = a_40->stage_0;
        MaxSum_0 v_92;
        if((a_40->stage_0) != 2U)
        {
            Rows_0 _S655 = r_26;
            MaxSum_0 _S656 = Softmax_of_elements_0(spec_26, &_S655);
            v_92 = _S656;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_92 = _S653;
                uint i_46 = (&r_26)->place_1;
                for(;;)
                {
                    uint _S657 = a_40->parts_0;
                    if(i_46 < (a_40->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S658 = *(_S650 + ((&r_26)->row_0 * ulonglong(_S657) + ulonglong(i_46)));
                    MaxSum_0 _S659 = v_92;
                    MaxSum_0 _S660 = _S658;
                    MaxSum_0 _S661 = Softmax_of_0(&_S659, &_S660);
                    uint i_47 = i_46 + a_40->width_1;
                    v_92 = _S661;
                    i_46 = i_47;
                }
            }
            else
            {
                v_92 = _S653;
            }
        }
        uint _S662 = a_40->width_1;
        MaxSum_0 v_93;
        if((a_40->width_1) > 1U)
        {
            MaxSum_0 _S663 = v_92;
            MaxSum_0 _S664 = Group_all_2(&_S663, (&r_26)->slot_0, _S662);
            v_93 = _S664;
        }
        else
        {
            v_93 = v_92;
        }
        if((&r_26)->exists_0)
        {
            if(_S654 != 1U)
            {
                Rows_0 _S665 = r_26;
                MaxSum_0 _S666 = v_93;
                Softmax_finish_0(spec_26, &_S665, &_S666);
            }
            else
            {
                if(((&r_26)->place_1) == 0U)
                {
                    *(_S650 + ((&r_26)->row_0 * ulonglong(a_40->parts_0) + (&r_26)->part_0)) = v_93;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_40->groups_0);
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_27, RowArguments_0 * a_41, uint group_4, uint lane_14)
{
    Rows_0 _S667 = Rows_of_0(a_41, lane_14);
    Rows_0 r_27 = _S667;
    double * _S668 = (double *)a_41->partials_0;
    uint _S669 = Spec_type_0(spec_27, 0U);
    uint _S670 = Spec_type_0(spec_27, 1U);
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S671 = r_27;
        ulonglong _S672 = Rows_tiles_0(&_S671);
        if(tile_5 < _S672)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_5);
        double _S673 = F64_zero_0();
        uint _S674 = a_41->stage_0;
        double sum_4;
        double sum_5;
        if((a_41->stage_0) == 2U)
        {
            if((&r_27)->exists_0)
            {
                uint i_48 = (&r_27)->place_1;
                sum_4 = _S673;
                for(;;)
                {
                    ulonglong _S675 = ulonglong(i_48);
                    if(_S675 < ((&r_27)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S676 = sum_4 + *(_S668 + ((&r_27)->row_0 * ulonglong(a_41->parts_0) + _S675));
                    i_48 = i_48 + a_41->width_1;
                    sum_4 = _S676;
                }
            }
            else
            {
                sum_4 = _S673;
            }
            uint _S677 = a_41->width_1;
            if((a_41->width_1) > 1U)
            {
                double _S678 = Group_all_3(sum_4, (&r_27)->slot_0, _S677);
                sum_5 = _S678;
            }
            else
            {
                sum_5 = sum_4;
            }
            sum_4 = sum_5;
        }
        else
        {
            sum_4 = _S673;
        }
        uint _S679 = size_of_0(_S670);
        Rows_0 _S680 = r_27;
        ulonglong _S681 = Rows_base_0(&_S680, 1U, _S679);
        uint _S682 = size_of_0(_S669);
        Rows_0 _S683 = r_27;
        ulonglong _S684 = Rows_base_0(&_S683, 0U, _S682);
        ulonglong start_0 = (&r_27)->begin_0;
        sum_5 = sum_4;
        for(;;)
        {
            Rows_0 _S685 = r_27;
            ulonglong _S686 = Rows_stop_0(&_S685);
            if(start_0 < _S686)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_0 + ulonglong(4U * (&r_27)->place_1);
            Rows_0 _S687 = r_27;
            Four_0 _S688 = Rows_read_0(&_S687, 1U, _S679, _S681, j_16);
            FixedArray<double, 4>  own_1;
            Rows_0 _S689 = r_27;
            bool _S690 = Rows_has_0(&_S689, j_16, 0U);
            double all_1;
            if(_S690)
            {
                all_1 = _S673 + F64_of_0(_S670, _S688.e_8[0U]);
            }
            else
            {
                all_1 = _S673;
            }
            own_1[0U] = all_1;
            Rows_0 _S691 = r_27;
            bool _S692 = Rows_has_0(&_S691, j_16, 1U);
            double all_2;
            if(_S692)
            {
                all_2 = all_1 + F64_of_0(_S670, _S688.e_8[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_1[1U] = all_2;
            Rows_0 _S693 = r_27;
            bool _S694 = Rows_has_0(&_S693, j_16, 2U);
            double all_3;
            if(_S694)
            {
                all_3 = all_2 + F64_of_0(_S670, _S688.e_8[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_1[2U] = all_3;
            Rows_0 _S695 = r_27;
            bool _S696 = Rows_has_0(&_S695, j_16, 3U);
            double all_4;
            if(_S696)
            {
                all_4 = all_3 + F64_of_0(_S670, _S688.e_8[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_1[3U] = all_4;
            uint _S697 = a_41->width_1;
            double before_1;
            double all_5;
            if((a_41->width_1) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_27)->slot_0, _S697);
                before_1 = sum_5 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_5;
                all_5 = all_4;
            }
            if(_S674 != 1U)
            {
                Four_0 s_6;
                (&s_6)->e_8[0U] = F64_bits_0(_S669, before_1 + own_1[0U]);
                (&s_6)->e_8[1U] = F64_bits_0(_S669, before_1 + own_1[1U]);
                (&s_6)->e_8[2U] = F64_bits_0(_S669, before_1 + own_1[2U]);
                (&s_6)->e_8[3U] = F64_bits_0(_S669, before_1 + own_1[3U]);
                Rows_0 _S698 = r_27;
                Four_0 _S699 = s_6;
                Rows_write_0(&_S698, 0U, _S682, _S684, j_16, &_S699);
            }
            double _S700 = sum_5 + all_5;
            Rows_0 _S701 = r_27;
            uint _S702 = Rows_step_0(&_S701);
            start_0 = start_0 + ulonglong(_S702);
            sum_5 = _S700;
        }
        bool _S703;
        if(_S674 == 1U)
        {
            _S703 = (&r_27)->exists_0;
        }
        else
        {
            _S703 = false;
        }
        bool _S704;
        if(_S703)
        {
            _S704 = ((&r_27)->place_1) == 0U;
        }
        else
        {
            _S704 = false;
        }
        if(_S704)
        {
            *(_S668 + ((&r_27)->row_0 * ulonglong(a_41->parts_0) + (&r_27)->part_0)) = sum_5;
        }
        tile_5 = tile_5 + ulonglong(a_41->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_28, RowArguments_0 * a_42, uint group_5, uint lane_15)
{
    Rows_0 _S705 = Rows_of_0(a_42, lane_15);
    Rows_0 r_28 = _S705;
    Candidate_0 * _S706 = (Candidate_0 *)a_42->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S707 = r_28;
        ulonglong _S708 = Rows_tiles_0(&_S707);
        if(tile_6 < _S708)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_6);
        Candidate_0 _S709 = Reduction_none_0();
        uint _S710 = a_42->stage_0;
        Candidate_0 v_94;
        if((a_42->stage_0) != 2U)
        {
            Rows_0 _S711 = r_28;
            Candidate_0 _S712 = Reduction_of_elements_0(spec_28, &_S711);
            v_94 = _S712;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_94 = _S709;
                uint i_49 = (&r_28)->place_1;
                for(;;)
                {
                    uint _S713 = a_42->parts_0;
                    if(i_49 < (a_42->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S714 = *(_S706 + ((&r_28)->row_0 * ulonglong(_S713) + ulonglong(i_49)));
                    Candidate_0 _S715 = v_94;
                    Candidate_0 _S716 = _S714;
                    Candidate_0 _S717 = Reduction_of_0(&_S715, &_S716);
                    uint i_50 = i_49 + a_42->width_1;
                    v_94 = _S717;
                    i_49 = i_50;
                }
            }
            else
            {
                v_94 = _S709;
            }
        }
        uint _S718 = a_42->width_1;
        Candidate_0 v_95;
        if((a_42->width_1) > 1U)
        {
            Candidate_0 _S719 = v_94;
            Candidate_0 _S720 = Group_all_4(&_S719, (&r_28)->slot_0, _S718);
            v_95 = _S720;
        }
        else
        {
            v_95 = v_94;
        }
        if((&r_28)->exists_0)
        {
            if(_S710 != 1U)
            {
                Rows_0 _S721 = r_28;
                Candidate_0 _S722 = v_95;
                Reduction_finish_0(spec_28, &_S721, &_S722);
            }
            else
            {
                if(((&r_28)->place_1) == 0U)
                {
                    *(_S706 + ((&r_28)->row_0 * ulonglong(a_42->parts_0) + (&r_28)->part_0)) = v_95;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_29, RowArguments_0 * a_43, uint group_6, uint lane_16)
{
    Rows_0 _S723 = Rows_of_0(a_43, lane_16);
    Rows_0 r_29 = _S723;
    double * _S724 = (double *)a_43->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S725 = r_29;
        ulonglong _S726 = Rows_tiles_0(&_S725);
        if(tile_7 < _S726)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_7);
        double _S727 = Reduction_none_1();
        uint _S728 = a_43->stage_0;
        double v_96;
        if((a_43->stage_0) != 2U)
        {
            Rows_0 _S729 = r_29;
            double _S730 = Reduction_of_elements_1(spec_29, &_S729);
            v_96 = _S730;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_96 = _S727;
                uint i_51 = (&r_29)->place_1;
                for(;;)
                {
                    uint _S731 = a_43->parts_0;
                    if(i_51 < (a_43->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S732 = Reduction_of_1(v_96, *(_S724 + ((&r_29)->row_0 * ulonglong(_S731) + ulonglong(i_51))));
                    uint i_52 = i_51 + a_43->width_1;
                    v_96 = _S732;
                    i_51 = i_52;
                }
            }
            else
            {
                v_96 = _S727;
            }
        }
        uint _S733 = a_43->width_1;
        double v_97;
        if((a_43->width_1) > 1U)
        {
            double _S734 = Group_all_5(v_96, (&r_29)->slot_0, _S733);
            v_97 = _S734;
        }
        else
        {
            v_97 = v_96;
        }
        if((&r_29)->exists_0)
        {
            if(_S728 != 1U)
            {
                Rows_0 _S735 = r_29;
                Reduction_finish_1(spec_29, &_S735, v_97);
            }
            else
            {
                if(((&r_29)->place_1) == 0U)
                {
                    *(_S724 + ((&r_29)->row_0 * ulonglong(a_43->parts_0) + (&r_29)->part_0)) = v_97;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_30, RowArguments_0 * a_44, uint group_7, uint lane_17)
{
    Rows_0 _S736 = Rows_of_0(a_44, lane_17);
    Rows_0 r_30 = _S736;
    Levelled_0 * _S737 = (Levelled_0 *)a_44->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S738 = r_30;
        ulonglong _S739 = Rows_tiles_0(&_S738);
        if(tile_8 < _S739)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_8);
        Levelled_0 _S740 = Reduction_none_2();
        uint _S741 = a_44->stage_0;
        Levelled_0 v_98;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S742 = r_30;
            Levelled_0 _S743 = Reduction_of_elements_2(spec_30, &_S742);
            v_98 = _S743;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_98 = _S740;
                uint i_53 = (&r_30)->place_1;
                for(;;)
                {
                    uint _S744 = a_44->parts_0;
                    if(i_53 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levelled_0 _S745 = *(_S737 + ((&r_30)->row_0 * ulonglong(_S744) + ulonglong(i_53)));
                    Levelled_0 _S746 = v_98;
                    Levelled_0 _S747 = _S745;
                    Levelled_0 _S748 = Reduction_of_2(&_S746, &_S747);
                    uint i_54 = i_53 + a_44->width_1;
                    v_98 = _S748;
                    i_53 = i_54;
                }
            }
            else
            {
                v_98 = _S740;
            }
        }
        uint _S749 = a_44->width_1;
        Levelled_0 v_99;
        if((a_44->width_1) > 1U)
        {
            Levelled_0 _S750 = v_98;
            Levelled_0 _S751 = Group_all_6(&_S750, (&r_30)->slot_0, _S749);
            v_99 = _S751;
        }
        else
        {
            v_99 = v_98;
        }
        if((&r_30)->exists_0)
        {
            if(_S741 != 1U)
            {
                Rows_0 _S752 = r_30;
                Levelled_0 _S753 = v_99;
                Reduction_finish_2(spec_30, &_S752, &_S753);
            }
            else
            {
                if(((&r_30)->place_1) == 0U)
                {
                    *(_S737 + ((&r_30)->row_0 * ulonglong(a_44->parts_0) + (&r_30)->part_0)) = v_99;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_44->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_31, RowArguments_0 * a_45, uint group_8, uint lane_18)
{
    Rows_0 _S754 = Rows_of_0(a_45, lane_18);
    Rows_0 r_31 = _S754;
    Levels_0 * _S755 = (Levels_0 *)a_45->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S756 = r_31;
        ulonglong _S757 = Rows_tiles_0(&_S756);
        if(tile_9 < _S757)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_9);
        Levels_0 _S758 = Reduction_none_3();
        uint _S759 = a_45->stage_0;
        Levels_0 v_100;
        if((a_45->stage_0) != 2U)
        {
            Rows_0 _S760 = r_31;
            Levels_0 _S761 = Reduction_of_elements_3(spec_31, &_S760);
            v_100 = _S761;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_100 = _S758;
                uint i_55 = (&r_31)->place_1;
                for(;;)
                {
                    uint _S762 = a_45->parts_0;
                    if(i_55 < (a_45->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levels_0 _S763 = *(_S755 + ((&r_31)->row_0 * ulonglong(_S762) + ulonglong(i_55)));
                    Levels_0 _S764 = v_100;
                    Levels_0 _S765 = _S763;
                    Levels_0 _S766 = Reduction_of_3(&_S764, &_S765);
                    uint i_56 = i_55 + a_45->width_1;
                    v_100 = _S766;
                    i_55 = i_56;
                }
            }
            else
            {
                v_100 = _S758;
            }
        }
        uint _S767 = a_45->width_1;
        Levels_0 v_101;
        if((a_45->width_1) > 1U)
        {
            Levels_0 _S768 = v_100;
            Levels_0 _S769 = Group_all_7(&_S768, (&r_31)->slot_0, _S767);
            v_101 = _S769;
        }
        else
        {
            v_101 = v_100;
        }
        if((&r_31)->exists_0)
        {
            if(_S759 != 1U)
            {
                Rows_0 _S770 = r_31;
                Levels_0 _S771 = v_101;
                Reduction_finish_3(spec_31, &_S770, &_S771);
            }
            else
            {
                if(((&r_31)->place_1) == 0U)
                {
                    *(_S755 + ((&r_31)->row_0 * ulonglong(a_45->parts_0) + (&r_31)->part_0)) = v_101;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_45->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f64(RowArguments_0 a_46, Spec_0 spec_32)
{
    uint _S772 = blockIdx.x;
    uint _S773 = threadIdx.x;
    Spec_0 _S774 = spec_32;
    RowArguments_0 _S775 = a_46;
    RowKernel_run_6(&_S774, &_S775, _S772, _S773);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f64(RowArguments_0 a_47, Spec_0 spec_33)
{
    uint _S776 = blockIdx.x;
    uint _S777 = threadIdx.x;
    Spec_0 _S778 = spec_33;
    RowArguments_0 _S779 = a_47;
    RowKernel_run_5(&_S778, &_S779, _S776, _S777);
    return;
}

extern "C" __global__ void mpt_reduce_max_f64(RowArguments_0 a_48, Spec_0 spec_34)
{
    uint _S780 = blockIdx.x;
    uint _S781 = threadIdx.x;
    Spec_0 _S782 = spec_34;
    RowArguments_0 _S783 = a_48;
    RowKernel_run_4(&_S782, &_S783, _S780, _S781);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f64(RowArguments_0 a_49, Spec_0 spec_35)
{
    uint _S784 = blockIdx.x;
    uint _S785 = threadIdx.x;
    Spec_0 _S786 = spec_35;
    RowArguments_0 _S787 = a_49;
    RowKernel_run_3(&_S786, &_S787, _S784, _S785);
    return;
}

extern "C" __global__ void mpt_scan_f64(RowArguments_0 a_50, Spec_0 spec_36)
{
    uint _S788 = blockIdx.x;
    uint _S789 = threadIdx.x;
    Spec_0 _S790 = spec_36;
    RowArguments_0 _S791 = a_50;
    Scan_run_0(&_S790, &_S791, _S788, _S789);
    return;
}

extern "C" __global__ void mpt_softmax_f64(RowArguments_0 a_51, Spec_0 spec_37)
{
    uint _S792 = blockIdx.x;
    uint _S793 = threadIdx.x;
    Spec_0 _S794 = spec_37;
    RowArguments_0 _S795 = a_51;
    RowKernel_run_2(&_S794, &_S795, _S792, _S793);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f64(RowArguments_0 a_52, Spec_0 spec_38)
{
    uint _S796 = blockIdx.x;
    uint _S797 = threadIdx.x;
    Spec_0 _S798 = spec_38;
    RowArguments_0 _S799 = a_52;
    RowKernel_run_1(&_S798, &_S799, _S796, _S797);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f64(RowArguments_0 a_53, Spec_0 spec_39)
{
    uint _S800 = blockIdx.x;
    uint _S801 = threadIdx.x;
    Spec_0 _S802 = spec_39;
    RowArguments_0 _S803 = a_53;
    RowKernel_run_0(&_S802, &_S803, _S800, _S801);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f64(RowArguments_0 a_54, Spec_0 spec_40)
{
    uint _S804 = blockIdx.x;
    uint _S805 = threadIdx.x;
    Spec_0 _S806 = spec_40;
    RowArguments_0 _S807 = a_54;
    CrossEntropyGrad_run_0(&_S806, &_S807, _S804, _S805);
    return;
}

