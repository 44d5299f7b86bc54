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
    double q_0 = a_8->hi_2 / b_6->hi_2;
    Pair_0 p_1 = product_of_0(q_0, b_6->hi_2);
    return sum_of_0(q_0, (a_8->hi_2 - p_1.hi_2 - p_1.lo_2 + a_8->lo_2 - q_0 * b_6->lo_2) / b_6->hi_2);
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
        uint at_0 = first_3 + count_1 + 2U * i_5;
        Pair_0 _S34 = r_3;
        Pair_0 _S35 = times_0(&_S34, x_10);
        double _S36 = real_of_0(kTerms_0[at_0]);
        Pair_0 _S37 = _S35;
        Pair_0 _S38 = added_0(&_S37, _S36);
        r_3 = _S38;
        (&r_3)->lo_2 = (&r_3)->lo_2 + real_of_0(kTerms_0[at_0 + 1U]);
        i_5 = i_5 + 1U;
    }
    return r_3;
}

__device__ Pair_0 log_pair_0(double x_11)
{
    bool tiny_0 = (bits_of_0(x_11)) < 4503599627370496ULL;
    double _S39;
    if(tiny_0)
    {
        _S39 = x_11 * 1.8014398509481984e+16;
    }
    else
    {
        _S39 = x_11;
    }
    ulonglong u_0 = bits_of_0(_S39);
    int e_0 = int(high_0(u_0) - 1072079006U) >> int(20);
    double m_0 = real_of_0(u_0 - (ulonglong(uint(e_0)) << int(52)));
    double _S40 = double(e_0);
    if(tiny_0)
    {
        _S39 = 54.0;
    }
    else
    {
        _S39 = 0.0;
    }
    double n_5 = _S40 - _S39;
    Pair_0 _S41 = sum_of_0(m_0, 1.0);
    Pair_0 _S42 = pair_0(m_0 - 1.0, 0.0);
    Pair_0 _S43 = _S41;
    Pair_0 _S44 = over_0(&_S42, &_S43);
    Pair_0 _S45 = _S44;
    Pair_0 _S46 = _S44;
    Pair_0 _S47 = times_0(&_S45, &_S46);
    Pair_0 _S48 = _S47;
    Pair_0 _S49 = wide_series_0(&_S48, 28U, 11U, 3U);
    Pair_0 _S50 = _S44;
    Pair_0 _S51 = _S49;
    Pair_0 _S52 = times_0(&_S50, &_S51);
    double _S53 = n_5 * real_of_0(4604418534311723008ULL);
    Pair_0 _S54 = pair_0(2.0 * _S52.hi_2, 2.0 * _S52.lo_2);
    Pair_0 _S55 = added_0(&_S54, _S53);
    return sum_of_0(_S55.hi_2, _S55.lo_2 + n_5 * real_of_0(4461442080421002358ULL));
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
        double _S56;
        if(u_1 == 9218868437227405312ULL)
        {
            _S56 = x_12;
        }
        else
        {
            _S56 = real_nan_0();
        }
        return _S56;
    }
    Pair_0 _S57 = log_pair_0(x_12);
    Pair_0 _S58 = times_0(&_S57, scale_0);
    return _S58.hi_2;
}

__device__ double log_of_0(double x_13)
{
    Pair_0 _S59 = pair_0(1.0, 0.0);
    double _S60 = log_scaled_0(x_13, &_S59);
    return _S60;
}

__device__ double F64_log_0(double v_10)
{
    return log_of_0(v_10);
}

__device__ double F64_scalar_0(ulonglong v_11)
{
    return real_of_0(v_11);
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
    ulonglong _S61 = i_6;
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
        longlong _S62 = longlong(_S61);
        uint _S63 = d_0 - 1U;
        longlong index_0;
        if(_S63 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S63];
            ulonglong rest_0;
            if((_S61 >> int(32)) == 0ULL)
            {
                uint _S64;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S65 = uint(_S61) / uint(extent_2);
                    _S64 = _S65;
                }
                else
                {
                    _S64 = 0U;
                }
                rest_0 = ulonglong(_S64);
            }
            else
            {
                ulonglong _S66 = _S61 / extent_2;
                rest_0 = _S66;
            }
            index_0 = longlong(_S61 - rest_0 * extent_2);
            _S61 = rest_0;
        }
        else
        {
            index_0 = _S62;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S63;
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
    longlong _S67 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_3 + ulonglong(_S67 * longlong(size_0));
}

__device__ ulonglong right_odd_0(ulonglong v_12, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_12;
    }
    int _S68;
    if(s_3 >= 64U)
    {
        if(v_12 != 0ULL)
        {
            _S68 = int(1);
        }
        else
        {
            _S68 = int(0);
        }
        return ulonglong(_S68);
    }
    ulonglong _S69 = v_12 >> s_3;
    if((v_12 & ((1ULL << s_3) - 1ULL)) != 0ULL)
    {
        _S68 = int(1);
    }
    else
    {
        _S68 = int(0);
    }
    return _S69 | ulonglong(_S68);
}

__device__ ulonglong right_nearest_0(ulonglong v_13, uint s_4)
{
    if(s_4 == 0U)
    {
        return v_13;
    }
    bool _S70;
    if(s_4 >= 64U)
    {
        if(s_4 == 64U)
        {
            _S70 = v_13 > 9223372036854775808ULL;
        }
        else
        {
            _S70 = false;
        }
        int _S71;
        if(_S70)
        {
            _S71 = int(1);
        }
        else
        {
            _S71 = int(0);
        }
        return ulonglong(_S71);
    }
    ulonglong q_1 = v_13 >> s_4;
    ulonglong rest_1 = v_13 & ((1ULL << s_4) - 1ULL);
    ulonglong half_1 = 1ULL << (s_4 - 1U);
    if(rest_1 > half_1)
    {
        _S70 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S70 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S70 = false;
        }
    }
    ulonglong _S72;
    if(_S70)
    {
        _S72 = q_1 + 1ULL;
    }
    else
    {
        _S72 = q_1;
    }
    return _S72;
}

__device__ uint f32_of_f64_0(ulonglong u_2, bool odd_0)
{
    uint _S73 = high_0(u_2);
    uint sign_1 = _S73 & 2147483648U;
    uint e_1 = (_S73 >> int(20)) & 2047U;
    ulonglong m_1 = u_2 & 4503599627370495ULL;
    uint s_5;
    if(e_1 == 2047U)
    {
        uint _S74 = (sign_1 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_5 = 4194304U;
        }
        else
        {
            s_5 = 0U;
        }
        return _S74 | s_5;
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
        bool _S75;
        if(odd_0)
        {
            _S75 = m_1 != 0ULL;
        }
        else
        {
            _S75 = false;
        }
        int _S76;
        if(_S75)
        {
            _S76 = int(1);
        }
        else
        {
            _S76 = int(0);
        }
        return sign_1 | uint(_S76);
    }
    ulonglong m_2;
    if(e_1 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_1 - 896U) << int(52));
        s_5 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_5 = (U32_min((926U - e_1), (64U)));
        m_2 = m_4;
    }
    if(odd_0)
    {
        m_2 = right_odd_0(m_2, s_5);
    }
    else
    {
        m_2 = right_nearest_0(m_2, s_5);
    }
    return sign_1 | uint(m_2);
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S77 = high_0(u_3);
    uint _S78 = _S77 >> int(31);
    bool negative_0 = _S78 != 0U;
    uint e_2 = (_S77 >> int(20)) & 2047U;
    ulonglong m_5 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S79;
    if(e_2 == 2047U)
    {
        _S79 = m_5 != 4503599627370496ULL;
    }
    else
    {
        _S79 = false;
    }
    if(_S79)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S78));
    }
    ulonglong m_6;
    if(e_2 >= 1075U)
    {
        m_6 = m_5 << (e_2 - 1075U);
    }
    else
    {
        m_6 = m_5 >> (1075U - e_2);
    }
    longlong _S80;
    if(negative_0)
    {
        _S80 = longlong(0ULL - m_6);
    }
    else
    {
        _S80 = longlong(m_6);
    }
    return _S80;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_14)
{
    longlong _S81;
    switch(type_1)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S81 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S81 = 127LL;
                }
                else
                {
                    _S81 = v_14;
                }
            }
            return _S81;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S81 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S81 = 255LL;
                }
                else
                {
                    _S81 = v_14;
                }
            }
            return _S81;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S81 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S81 = 2147483647LL;
                }
                else
                {
                    _S81 = v_14;
                }
            }
            return _S81;
        }
    default:
        {
            return v_14;
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
    uint _S82 = a_10 & 8388607U;
    uint _S83;
    if(e_3 != 0U)
    {
        _S83 = 8388608U;
    }
    else
    {
        _S83 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S82 | _S83), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_11 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S84;
    if(a_11 >= 1199566848U)
    {
        _S84 = 31744U;
    }
    else
    {
        _S84 = narrow_0(a_11, 10U, 15U);
    }
    return sign_2 | _S84;
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
    uint _S85;
    if(a_12 >= 1140850688U)
    {
        _S85 = 127U;
    }
    else
    {
        _S85 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_3 | _S85;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_13 = u_7 & 2147483647U;
    uint sign_4 = (u_7 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S86;
    if(a_13 >= 1199570944U)
    {
        _S86 = 124U;
    }
    else
    {
        _S86 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_4 | _S86;
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
            int _S87;
            if((u_9 << int(1)) != 0ULL)
            {
                _S87 = int(1);
            }
            else
            {
                _S87 = int(0);
            }
            return ulonglong(_S87);
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

__device__ ulonglong F64_bits_0(uint type_4, double v_15)
{
    return of_f64_0(type_4, bits_of_0(v_15));
}

__device__ uchar * at_1(ulonglong base_0, longlong i_7)
{
    return (uchar *)(base_0 + ulonglong(i_7));
}

__device__ ushort * at_2(ulonglong base_1, longlong i_8)
{
    return (ushort *)(base_1 + ulonglong(i_8) * 2ULL);
}

__device__ uint * at_3(ulonglong base_2, longlong i_9)
{
    return (uint *)(base_2 + ulonglong(i_9) * 4ULL);
}

__device__ ulonglong * at_4(ulonglong base_3, longlong i_10)
{
    return (ulonglong *)(base_3 + ulonglong(i_10) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_11, ulonglong v_16)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S88 = at_1(base_4, i_11);
            *_S88 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S89 = at_2(base_4, i_11);
            *_S89 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S90 = at_3(base_4, i_11);
            *_S90 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S91 = at_4(base_4, i_11);
            *_S91 = v_16;
            break;
        }
    }
    return;
}

struct Target_0
{
    longlong at_5;
    bool ignored_0;
    bool valid_0;
};

__device__ ulonglong load_0(uint size_2, ulonglong base_5, longlong i_12)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S92 = at_1(base_5, i_12);
            return ulonglong(*_S92);
        }
    case 2U:
        {
            ushort * _S93 = at_2(base_5, i_12);
            return ulonglong(*_S93);
        }
    case 4U:
        {
            uint * _S94 = at_3(base_5, i_12);
            return ulonglong(*_S94);
        }
    default:
        {
            ulonglong * _S95 = at_4(base_5, i_12);
            return *_S95;
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_17)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_17 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_17 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S96;
            if(v_17 != 0ULL)
            {
                _S96 = int(1);
            }
            else
            {
                _S96 = int(0);
            }
            return longlong(_S96);
        }
    default:
        {
            return longlong(v_17);
        }
    }
}

__device__ uint top_bit_0(uint v_18)
{
    uint _S97;
    uint at_6;
    if(v_18 >= 65536U)
    {
        _S97 = v_18 >> int(16);
        at_6 = 16U;
    }
    else
    {
        _S97 = v_18;
        at_6 = 0U;
    }
    if(_S97 >= 256U)
    {
        uint at_7 = at_6 + 8U;
        _S97 = _S97 >> int(8);
        at_6 = at_7;
    }
    if(_S97 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S97 = _S97 >> int(4);
        at_6 = at_8;
    }
    if(_S97 >= 4U)
    {
        uint _S98 = _S97 >> int(2);
        at_6 = at_6 + 2U;
        _S97 = _S98;
    }
    return at_6 + (_S97 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_19)
{
    uint _S99 = high_0(v_19);
    uint _S100;
    if(_S99 != 0U)
    {
        _S100 = 32U + top_bit_0(_S99);
    }
    else
    {
        _S100 = top_bit_0(low_0(v_19));
    }
    return _S100;
}

__device__ ulonglong f64_of_i64_0(longlong v_20)
{
    if(v_20 == 0LL)
    {
        return 0ULL;
    }
    bool _S101 = v_20 < 0LL;
    ulonglong m_7;
    if(_S101)
    {
        m_7 = 0ULL - ulonglong(v_20);
    }
    else
    {
        m_7 = ulonglong(v_20);
    }
    uint top_1 = top_bit64_0(m_7);
    ulonglong q_2;
    if(top_1 <= 52U)
    {
        q_2 = m_7 << (52U - top_1);
    }
    else
    {
        q_2 = right_nearest_0(m_7, top_1 - 52U);
    }
    if(_S101)
    {
        m_7 = 9223372036854775808ULL;
    }
    else
    {
        m_7 = 0ULL;
    }
    return m_7 + (ulonglong(top_1 + 1022U) << int(52)) + q_2;
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
    uint _S102 = (sign_5 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S103;
    if(a_14 > 31744U)
    {
        _S103 = 4194304U;
    }
    else
    {
        _S103 = 0U;
    }
    return _S102 | _S103;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S104;
    if(a_15 == 127U)
    {
        _S104 = 2143289344U;
    }
    else
    {
        _S104 = widen_0(a_15, 3U, 7U);
    }
    return sign_6 | _S104;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_7 | (widen_0(a_16, 2U, 15U));
    }
    uint _S105;
    if(a_16 == 124U)
    {
        _S105 = 2139095040U;
    }
    else
    {
        _S105 = 2143289344U;
    }
    return sign_7 | _S105;
}

__device__ uint f32_of_i64_0(longlong v_21)
{
    if(v_21 == 0LL)
    {
        return 0U;
    }
    bool _S106 = v_21 < 0LL;
    ulonglong m_9;
    if(_S106)
    {
        m_9 = 0ULL - ulonglong(v_21);
    }
    else
    {
        m_9 = ulonglong(v_21);
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
    uint _S107;
    if(_S106)
    {
        _S107 = 2147483648U;
    }
    else
    {
        _S107 = 0U;
    }
    return _S107 + ((top_3 + 126U) << int(23)) + q_3;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_22)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_22);
        }
    case 2U:
        {
            return f32_of_f64_0(v_22, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_22));
        }
    case 4U:
        {
            return (low_0(v_22)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_22));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_22));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_22));
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
        uint _S108 = (sign_8 | 2146435072U) | (m_10 >> int(3));
        if(m_10 != 0U)
        {
            m_11 = 524288U;
        }
        else
        {
            m_11 = 0U;
        }
        return join_0(_S108 | m_11, m_10 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_4 = top_bit_0(m_10);
        uint _S109 = top_4 + 874U;
        m_11 = (m_10 << (23U - top_4)) & 8388607U;
        e_6 = _S109;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_11 = m_10;
        e_6 = e_7;
    }
    return join_0((sign_8 | (e_6 << int(20))) | (m_11 >> int(3)), m_11 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_23)
{
    if(type_8 == 2U)
    {
        return v_23;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_23));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_23));
}

__device__ longlong i64_of_0(uint type_9, ulonglong v_24)
{
    longlong _S110;
    if(is_integral_0(type_9))
    {
        _S110 = whole_of_0(type_9, v_24);
    }
    else
    {
        _S110 = i64_of_f64_0(f64_of_0(type_9, v_24));
    }
    return _S110;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_18, uint type_10, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S111 = load_0(size_of_0(type_10), address_0, 0LL);
    longlong _S112 = i64_of_0(type_10, _S111);
    (&t_0)->at_5 = _S112;
    (&t_0)->ignored_0 = _S112 == longlong(a_18->a_5);
    bool _S113;
    if(_S112 >= 0LL)
    {
        _S113 = ulonglong((&t_0)->at_5) < (a_18->extent_0);
    }
    else
    {
        _S113 = false;
    }
    (&t_0)->valid_0 = _S113;
    return t_0;
}

__device__ double F64_nan_0()
{
    return real_nan_0();
}

__device__ longlong Rows_along_0(Rows_0 * this_3, uint k_3, ulonglong j_0)
{
    longlong _S114 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S114;
}

__device__ double F64_of_0(uint type_11, ulonglong v_25)
{
    return real_of_0(f64_of_0(type_11, v_25));
}

__device__ double F64_of_count_0(ulonglong n_6)
{
    return real_of_0(f64_of_i64_0(longlong(n_6)));
}

__device__ double F64_over_0(double a_19, double b_8)
{
    return a_19 / b_8;
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_4, CrossEntropyValue_0 * v_26)
{
    if((r_4->place_1) != 0U)
    {
        return;
    }
    uint _S115 = Spec_type_0(spec_0, 0U);
    uint _S116 = Spec_type_0(spec_0, 1U);
    uint _S117 = Spec_type_0(spec_0, 2U);
    uint _S118 = Spec_type_0(spec_0, 3U);
    MaxSum_0 _S119 = MaxSum_of_row_0(&v_26->most_0);
    double rest_2 = F64_log_0(_S119.sum_0);
    double smooth_0 = F64_scalar_0((&r_4->a_6)->b_4);
    if(_S116 != 0U)
    {
        uint size_3 = size_of_0(_S116);
        ulonglong _S120 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S120, 0LL, F64_bits_0(_S116, _S119.top_0));
        ulonglong _S121 = Rows_base_0(r_4, 1U, size_3);
        store_0(size_3, _S121, longlong((&r_4->a_6)->rows_0), F64_bits_0(_S116, rest_2));
    }
    ulonglong _S122 = Rows_base_0(r_4, 3U, size_of_0(_S118));
    Target_0 _S123 = Target_of_0(&r_4->a_6, _S118, _S122);
    double z_0;
    if(_S123.ignored_0)
    {
        z_0 = F64_zero_0();
    }
    else
    {
        z_0 = F64_nan_0();
    }
    bool _S124;
    if(_S123.valid_0)
    {
        _S124 = !_S123.ignored_0;
    }
    else
    {
        _S124 = false;
    }
    if(_S124)
    {
        uint size_4 = size_of_0(_S117);
        ulonglong _S125 = Rows_base_0(r_4, 2U, size_4);
        longlong _S126 = Rows_along_0(r_4, 2U, ulonglong(_S123.at_5));
        ulonglong _S127 = load_0(size_4, _S125, _S126);
        double x_14 = F64_of_0(_S117, _S127);
        double _S128 = F64_one_0();
        if(!(smooth_0 == _S128))
        {
            z_0 = (_S128 - smooth_0) * (rest_2 + (_S119.top_0 - x_14));
        }
        else
        {
            z_0 = F64_zero_0();
        }
        if(!(smooth_0 == (F64_zero_0())))
        {
            z_0 = z_0 + smooth_0 * (rest_2 + (_S119.top_0 - F64_over_0(v_26->total_0, F64_of_count_0((&r_4->a_6)->extent_0))));
        }
    }
    uint _S129 = size_of_0(_S115);
    ulonglong _S130 = Rows_base_0(r_4, 0U, _S129);
    store_0(_S129, _S130, 0LL, F64_bits_0(_S115, z_0));
    return;
}

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_27;
    (&v_27)->top_0 = F64_lowest_0();
    (&v_27)->sum_0 = F64_zero_0();
    return v_27;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_28;
    (&v_28)->most_0 = MaxSum_none_0();
    (&v_28)->total_0 = F64_zero_0();
    return v_28;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S131 = this_4->begin_0;
    uint _S132;
    if((((&this_4->a_6)->flags_0) & 2U) != 0U)
    {
        _S132 = 4U * this_4->place_1;
    }
    else
    {
        _S132 = this_4->place_1;
    }
    return _S131 + ulonglong(_S132);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S133;
    if((((&this_5->a_6)->flags_0) & 4U) != 0U)
    {
        _S133 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S133 = false;
    }
    return _S133;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_9 = base_6 + i_13 * ulonglong(size_5);
    Four_0 r_5;
    if(size_5 == 1U)
    {
        uint * _S134 = (uint *)at_9;
        uint w_0 = *_S134;
        (&r_5)->e_8[int(0)] = ulonglong((*_S134) & 255U);
        (&r_5)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_5)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_5)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S135 = (uint2  *)at_9;
            uint2  _S136 = *_S135;
            uint _S137 = (*_S135).x;
            (&r_5)->e_8[int(0)] = ulonglong(_S137 & 65535U);
            (&r_5)->e_8[int(1)] = ulonglong(_S137 >> int(16));
            uint _S138 = _S136.y;
            (&r_5)->e_8[int(2)] = ulonglong(_S138 & 65535U);
            (&r_5)->e_8[int(3)] = ulonglong(_S138 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S139 = (uint4  *)at_9;
                uint4  _S140 = *_S139;
                (&r_5)->e_8[int(0)] = ulonglong((*_S139).x);
                (&r_5)->e_8[int(1)] = ulonglong(_S140.y);
                (&r_5)->e_8[int(2)] = ulonglong(_S140.z);
                (&r_5)->e_8[int(3)] = ulonglong(_S140.w);
            }
            else
            {
                uint4  * _S141 = (uint4  *)at_9;
                uint4  _S142 = *_S141;
                uint4  _S143 = *(uint4  *)(at_9 + 16ULL);
                (&r_5)->e_8[int(0)] = join_0((*_S141).y, (*_S141).x);
                (&r_5)->e_8[int(1)] = join_0(_S142.w, _S142.z);
                (&r_5)->e_8[int(2)] = join_0(_S143.y, _S143.x);
                (&r_5)->e_8[int(3)] = join_0(_S143.w, _S143.z);
            }
        }
    }
    return r_5;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_14)
{
    uint _S144;
    if((((&this_6->a_6)->flags_0) & 2U) != 0U)
    {
        _S144 = i_14;
    }
    else
    {
        _S144 = i_14 * (&this_6->a_6)->width_1;
    }
    return j_2 + ulonglong(_S144);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_15)
{
    ulonglong _S145 = Rows_at_0(this_7, j_3, i_15);
    return _S145 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_15;
    bool _S146 = Rows_is_dense_0(this_8, j_4);
    if(_S146)
    {
        x_15 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S147 = Rows_has_0(this_8, j_4, 0U);
        if(_S147)
        {
            ulonglong _S148 = Rows_at_0(this_8, j_4, 0U);
            longlong _S149 = Rows_along_0(this_8, k_4, _S148);
            ulonglong _S150 = load_0(size_6, base_7, _S149);
            (&x_15)->e_8[0U] = _S150;
        }
        bool _S151 = Rows_has_0(this_8, j_4, 1U);
        if(_S151)
        {
            ulonglong _S152 = Rows_at_0(this_8, j_4, 1U);
            longlong _S153 = Rows_along_0(this_8, k_4, _S152);
            ulonglong _S154 = load_0(size_6, base_7, _S153);
            (&x_15)->e_8[1U] = _S154;
        }
        bool _S155 = Rows_has_0(this_8, j_4, 2U);
        if(_S155)
        {
            ulonglong _S156 = Rows_at_0(this_8, j_4, 2U);
            longlong _S157 = Rows_along_0(this_8, k_4, _S156);
            ulonglong _S158 = load_0(size_6, base_7, _S157);
            (&x_15)->e_8[2U] = _S158;
        }
        bool _S159 = Rows_has_0(this_8, j_4, 3U);
        if(_S159)
        {
            ulonglong _S160 = Rows_at_0(this_8, j_4, 3U);
            longlong _S161 = Rows_along_0(this_8, k_4, _S160);
            ulonglong _S162 = load_0(size_6, base_7, _S161);
            (&x_15)->e_8[3U] = _S162;
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
    MaxSum_0 v_29;
    (&v_29)->top_0 = x_16;
    double _S163;
    if(x_16 == (F64_highest_0()))
    {
        _S163 = F64_nan_0();
    }
    else
    {
        if(x_16 == (F64_lowest_0()))
        {
            _S163 = F64_zero_0();
        }
        else
        {
            _S163 = F64_one_0();
        }
    }
    (&v_29)->sum_0 = _S163;
    return v_29;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_6)->width_1;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_6)
{
    uint _S164 = Spec_type_0(spec_1, 2U);
    uint size_7 = size_of_0(_S164);
    ulonglong _S165 = Rows_base_0(r_6, 2U, size_7);
    CrossEntropyValue_0 v_30 = CrossEntropy_none_0();
    ulonglong _S166 = Rows_first_0(r_6);
    ulonglong j_5 = _S166;
    for(;;)
    {
        if(j_5 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S167 = Rows_read_0(r_6, 2U, size_7, _S165, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S168 = Rows_has_0(r_6, j_5, 0U);
                    if(!_S168)
                    {
                        break;
                    }
                    double e_9 = F64_of_0(_S164, _S167.e_8[0U]);
                    MaxSum_0 _S169 = MaxSum_one_0(e_9);
                    MaxSum_0 _S170 = (&v_30)->most_0;
                    MaxSum_0 _S171 = _S169;
                    MaxSum_0 _S172 = MaxSum_of_0(&_S170, &_S171);
                    (&v_30)->most_0 = _S172;
                    (&v_30)->total_0 = (&v_30)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S173 = Rows_has_0(r_6, j_5, 1U);
                    if(!_S173)
                    {
                        break;
                    }
                    double e_10 = F64_of_0(_S164, _S167.e_8[1U]);
                    MaxSum_0 _S174 = MaxSum_one_0(e_10);
                    MaxSum_0 _S175 = (&v_30)->most_0;
                    MaxSum_0 _S176 = _S174;
                    MaxSum_0 _S177 = MaxSum_of_0(&_S175, &_S176);
                    (&v_30)->most_0 = _S177;
                    (&v_30)->total_0 = (&v_30)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S178 = Rows_has_0(r_6, j_5, 2U);
                    if(!_S178)
                    {
                        break;
                    }
                    double e_11 = F64_of_0(_S164, _S167.e_8[2U]);
                    MaxSum_0 _S179 = MaxSum_one_0(e_11);
                    MaxSum_0 _S180 = (&v_30)->most_0;
                    MaxSum_0 _S181 = _S179;
                    MaxSum_0 _S182 = MaxSum_of_0(&_S180, &_S181);
                    (&v_30)->most_0 = _S182;
                    (&v_30)->total_0 = (&v_30)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S183 = Rows_has_0(r_6, j_5, 3U);
                    if(!_S183)
                    {
                        break;
                    }
                    double e_12 = F64_of_0(_S164, _S167.e_8[3U]);
                    MaxSum_0 _S184 = MaxSum_one_0(e_12);
                    MaxSum_0 _S185 = (&v_30)->most_0;
                    MaxSum_0 _S186 = _S184;
                    MaxSum_0 _S187 = MaxSum_of_0(&_S185, &_S186);
                    (&v_30)->most_0 = _S187;
                    (&v_30)->total_0 = (&v_30)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S188 = Rows_step_0(r_6);
        j_5 = j_5 + ulonglong(_S188);
    }
    return v_30;
}

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double SoftmaxGrad_of_0(double a_20, double b_9)
{
    return a_20 + b_9;
}

__device__ double Group_all_1(double v_31, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = v_31;
    meet_0();
    uint _S189 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_4 = lane_1 - place_2;
    double _S190;
    uint i_16;
    if(width_2 > _S189)
    {
        if(place_2 < _S189)
        {
            uint _S191 = place_2 + _S189;
            _S190 = v_31;
            i_16 = _S191;
            for(;;)
            {
                if(i_16 < width_2)
                {
                }
                else
                {
                    break;
                }
                double _S192 = SoftmaxGrad_of_0(_S190, (*&values_1)[first_4 + i_16]);
                uint i_17 = i_16 + _S189;
                _S190 = _S192;
                i_16 = i_17;
            }
            (*&values_1)[lane_1] = _S190;
        }
        meet_0();
    }
    _S190 = (*&values_1)[first_4];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S189)
        {
        }
        else
        {
            break;
        }
        double _S193 = SoftmaxGrad_of_0(_S190, (*&values_1)[first_4 + i_16]);
        uint i_18 = i_16 + 1U;
        _S190 = _S193;
        i_16 = i_18;
    }
    meet_0();
    return _S190;
}

__device__ void store4_0(uint size_8, ulonglong base_8, ulonglong i_19, Four_0 * v_32)
{
    ulonglong at_10 = base_8 + i_19 * ulonglong(size_8);
    if(size_8 == 1U)
    {
        *(uint *)at_10 = (((low_0((v_32->e_8[int(0)]) & 255ULL)) | ((low_0((v_32->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_32->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_32->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            *(uint2  *)at_10 = make_uint2 ((low_0((v_32->e_8[int(0)]) & 65535ULL)) | ((low_0(v_32->e_8[int(1)])) << int(16)), (low_0((v_32->e_8[int(2)]) & 65535ULL)) | ((low_0(v_32->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_8 == 4U)
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_32->e_8[int(0)]), low_0(v_32->e_8[int(1)]), low_0(v_32->e_8[int(2)]), low_0(v_32->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_10 = make_uint4 (low_0(v_32->e_8[int(0)]), high_0(v_32->e_8[int(0)]), low_0(v_32->e_8[int(1)]), high_0(v_32->e_8[int(1)]));
                *(uint4  *)(at_10 + 16ULL) = make_uint4 (low_0(v_32->e_8[int(2)]), high_0(v_32->e_8[int(2)]), low_0(v_32->e_8[int(3)]), high_0(v_32->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_9, ulonglong base_9, ulonglong j_6, Four_0 * x_17)
{
    bool _S194 = Rows_is_dense_0(this_10, j_6);
    if(_S194)
    {
        store4_0(size_9, base_9, j_6, x_17);
    }
    else
    {
        bool _S195 = Rows_has_0(this_10, j_6, 0U);
        if(_S195)
        {
            ulonglong _S196 = Rows_at_0(this_10, j_6, 0U);
            longlong _S197 = Rows_along_0(this_10, k_5, _S196);
            store_0(size_9, base_9, _S197, x_17->e_8[0U]);
        }
        bool _S198 = Rows_has_0(this_10, j_6, 1U);
        if(_S198)
        {
            ulonglong _S199 = Rows_at_0(this_10, j_6, 1U);
            longlong _S200 = Rows_along_0(this_10, k_5, _S199);
            store_0(size_9, base_9, _S200, x_17->e_8[1U]);
        }
        bool _S201 = Rows_has_0(this_10, j_6, 2U);
        if(_S201)
        {
            ulonglong _S202 = Rows_at_0(this_10, j_6, 2U);
            longlong _S203 = Rows_along_0(this_10, k_5, _S202);
            store_0(size_9, base_9, _S203, x_17->e_8[2U]);
        }
        bool _S204 = Rows_has_0(this_10, j_6, 3U);
        if(_S204)
        {
            ulonglong _S205 = Rows_at_0(this_10, j_6, 3U);
            longlong _S206 = Rows_along_0(this_10, k_5, _S205);
            store_0(size_9, base_9, _S206, x_17->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_7, double sum_3)
{
    uint _S207 = Spec_type_0(spec_2, 0U);
    uint _S208 = Spec_type_0(spec_2, 1U);
    uint _S209 = Spec_type_0(spec_2, 2U);
    uint _S210 = size_of_0(_S208);
    ulonglong _S211 = Rows_base_0(r_7, 1U, _S210);
    uint _S212 = size_of_0(_S209);
    ulonglong _S213 = Rows_base_0(r_7, 2U, _S212);
    uint _S214 = size_of_0(_S207);
    ulonglong _S215 = Rows_base_0(r_7, 0U, _S214);
    ulonglong _S216 = Rows_first_0(r_7);
    ulonglong j_7 = _S216;
    for(;;)
    {
        if(j_7 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S217 = Rows_read_0(r_7, 1U, _S210, _S211, j_7);
        Four_0 _S218 = Rows_read_0(r_7, 2U, _S212, _S213, j_7);
        Four_0 d_1;
        double e_13 = F64_of_0(_S208, _S217.e_8[0U]);
        double p_4 = F64_of_0(_S209, _S218.e_8[0U]);
        bool _S219 = (spec_2->op_0) != 0U;
        double _S220;
        if(_S219)
        {
            _S220 = e_13 - F64_exp_0(p_4) * sum_3;
        }
        else
        {
            _S220 = p_4 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F64_bits_0(_S207, _S220);
        double e_14 = F64_of_0(_S208, _S217.e_8[1U]);
        double p_5 = F64_of_0(_S209, _S218.e_8[1U]);
        double _S221;
        if(_S219)
        {
            _S221 = e_14 - F64_exp_0(p_5) * sum_3;
        }
        else
        {
            _S221 = p_5 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F64_bits_0(_S207, _S221);
        double e_15 = F64_of_0(_S208, _S217.e_8[2U]);
        double p_6 = F64_of_0(_S209, _S218.e_8[2U]);
        double _S222;
        if(_S219)
        {
            _S222 = e_15 - F64_exp_0(p_6) * sum_3;
        }
        else
        {
            _S222 = p_6 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F64_bits_0(_S207, _S222);
        double e_16 = F64_of_0(_S208, _S217.e_8[3U]);
        double p_7 = F64_of_0(_S209, _S218.e_8[3U]);
        double _S223;
        if(_S219)
        {
            _S223 = e_16 - F64_exp_0(p_7) * sum_3;
        }
        else
        {
            _S223 = p_7 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F64_bits_0(_S207, _S223);
        Four_0 _S224 = d_1;
        Rows_write_0(r_7, 0U, _S214, _S215, j_7, &_S224);
        uint _S225 = Rows_step_0(r_7);
        j_7 = j_7 + ulonglong(_S225);
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
    uint _S226 = Spec_type_0(spec_3, 1U);
    uint _S227 = Spec_type_0(spec_3, 2U);
    uint _S228 = size_of_0(_S226);
    ulonglong _S229 = Rows_base_0(r_8, 1U, _S228);
    uint _S230 = size_of_0(_S227);
    ulonglong _S231 = Rows_base_0(r_8, 2U, _S230);
    double _S232 = SoftmaxGrad_none_0();
    ulonglong _S233 = Rows_first_0(r_8);
    ulonglong j_8 = _S233;
    double sum_7 = _S232;
    for(;;)
    {
        if(j_8 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S234 = Rows_read_0(r_8, 1U, _S228, _S229, j_8);
        uint _S235 = spec_3->op_0;
        Four_0 v_33;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S236 = Rows_read_0(r_8, 2U, _S230, _S231, j_8);
            v_33 = _S236;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S237 = Rows_has_0(r_8, j_8, 0U);
                    if(!_S237)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    double e_17 = F64_of_0(_S226, _S234.e_8[0U]);
                    if(_S235 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F64_of_0(_S227, v_33.e_8[0U]);
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
                    bool _S238 = Rows_has_0(r_8, j_8, 1U);
                    if(!_S238)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    double e_18 = F64_of_0(_S226, _S234.e_8[1U]);
                    if(_S235 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F64_of_0(_S227, v_33.e_8[1U]);
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
                    bool _S239 = Rows_has_0(r_8, j_8, 2U);
                    if(!_S239)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    double e_19 = F64_of_0(_S226, _S234.e_8[2U]);
                    if(_S235 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F64_of_0(_S227, v_33.e_8[2U]);
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
                    bool _S240 = Rows_has_0(r_8, j_8, 3U);
                    if(!_S240)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    double e_20 = F64_of_0(_S226, _S234.e_8[3U]);
                    double _S241;
                    if(_S235 != 0U)
                    {
                        _S241 = e_20;
                    }
                    else
                    {
                        _S241 = e_20 * F64_of_0(_S227, v_33.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S241;
                    break;
                }
                break;
            }
            break;
        }
        uint _S242 = Rows_step_0(r_8);
        j_8 = j_8 + ulonglong(_S242);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_2;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_21, MaxSum_0 * b_10)
{
    MaxSum_0 _S243 = MaxSum_of_0(a_21, b_10);
    return _S243;
}

__device__ MaxSum_0 Group_all_2(MaxSum_0 * v_34, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_34;
    meet_0();
    uint _S244 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_5 = lane_2 - place_3;
    MaxSum_0 _S245;
    uint i_20;
    if(width_3 > _S244)
    {
        if(place_3 < _S244)
        {
            uint _S246 = place_3 + _S244;
            _S245 = *v_34;
            i_20 = _S246;
            for(;;)
            {
                if(i_20 < width_3)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S247 = _S245;
                MaxSum_0 _S248 = (*&values_2)[first_5 + i_20];
                MaxSum_0 _S249 = Softmax_of_0(&_S247, &_S248);
                uint i_21 = i_20 + _S244;
                _S245 = _S249;
                i_20 = i_21;
            }
            (*&values_2)[lane_2] = _S245;
        }
        meet_0();
    }
    _S245 = (*&values_2)[first_5];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S244)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S250 = _S245;
        MaxSum_0 _S251 = (*&values_2)[first_5 + i_20];
        MaxSum_0 _S252 = Softmax_of_0(&_S250, &_S251);
        uint i_22 = i_20 + 1U;
        _S245 = _S252;
        i_20 = i_22;
    }
    meet_0();
    return _S245;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_9, MaxSum_0 * whole_0)
{
    MaxSum_0 _S253 = MaxSum_of_row_0(whole_0);
    uint _S254 = Spec_type_0(spec_4, 0U);
    uint _S255 = Spec_type_0(spec_4, 1U);
    uint _S256 = size_of_0(_S254);
    ulonglong _S257 = Rows_base_0(r_9, 0U, _S256);
    uint _S258 = size_of_0(_S255);
    ulonglong _S259 = Rows_base_0(r_9, 1U, _S258);
    double _S260 = F64_log_0(_S253.sum_0);
    ulonglong _S261 = Rows_first_0(r_9);
    ulonglong j_9 = _S261;
    for(;;)
    {
        if(j_9 < (r_9->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S262 = Rows_read_0(r_9, 1U, _S258, _S259, j_9);
        Four_0 e_21 = _S262;
        double _S263 = F64_of_0(_S255, (&e_21)->e_8[0U]) - _S253.top_0;
        bool _S264 = (spec_4->op_0) != 0U;
        double _S265;
        if(_S264)
        {
            _S265 = _S263 - _S260;
        }
        else
        {
            _S265 = F64_over_0(F64_exp_0(_S263), _S253.sum_0);
        }
        (&e_21)->e_8[0U] = F64_bits_0(_S254, _S265);
        double _S266 = F64_of_0(_S255, (&e_21)->e_8[1U]) - _S253.top_0;
        double _S267;
        if(_S264)
        {
            _S267 = _S266 - _S260;
        }
        else
        {
            _S267 = F64_over_0(F64_exp_0(_S266), _S253.sum_0);
        }
        (&e_21)->e_8[1U] = F64_bits_0(_S254, _S267);
        double _S268 = F64_of_0(_S255, (&e_21)->e_8[2U]) - _S253.top_0;
        double _S269;
        if(_S264)
        {
            _S269 = _S268 - _S260;
        }
        else
        {
            _S269 = F64_over_0(F64_exp_0(_S268), _S253.sum_0);
        }
        (&e_21)->e_8[2U] = F64_bits_0(_S254, _S269);
        double _S270 = F64_of_0(_S255, (&e_21)->e_8[3U]) - _S253.top_0;
        double _S271;
        if(_S264)
        {
            _S271 = _S270 - _S260;
        }
        else
        {
            _S271 = F64_over_0(F64_exp_0(_S270), _S253.sum_0);
        }
        (&e_21)->e_8[3U] = F64_bits_0(_S254, _S271);
        Four_0 _S272 = e_21;
        Rows_write_0(r_9, 0U, _S256, _S257, j_9, &_S272);
        uint _S273 = Rows_step_0(r_9);
        j_9 = j_9 + ulonglong(_S273);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_10)
{
    uint _S274 = Spec_type_0(spec_5, 1U);
    uint size_10 = size_of_0(_S274);
    ulonglong _S275 = Rows_base_0(r_10, 1U, size_10);
    MaxSum_0 _S276 = Softmax_none_0();
    ulonglong _S277 = Rows_first_0(r_10);
    ulonglong j_10 = _S277;
    MaxSum_0 v_35 = _S276;
    for(;;)
    {
        if(j_10 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S278 = Rows_read_0(r_10, 1U, size_10, _S275, j_10);
        bool _S279 = Rows_has_0(r_10, j_10, 0U);
        MaxSum_0 v_36;
        if(_S279)
        {
            MaxSum_0 _S280 = MaxSum_one_0(F64_of_0(_S274, _S278.e_8[0U]));
            MaxSum_0 _S281 = v_35;
            MaxSum_0 _S282 = _S280;
            MaxSum_0 _S283 = Softmax_of_0(&_S281, &_S282);
            v_36 = _S283;
        }
        else
        {
            v_36 = v_35;
        }
        bool _S284 = Rows_has_0(r_10, j_10, 1U);
        MaxSum_0 v_37;
        if(_S284)
        {
            MaxSum_0 _S285 = MaxSum_one_0(F64_of_0(_S274, _S278.e_8[1U]));
            MaxSum_0 _S286 = v_36;
            MaxSum_0 _S287 = _S285;
            MaxSum_0 _S288 = Softmax_of_0(&_S286, &_S287);
            v_37 = _S288;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S289 = Rows_has_0(r_10, j_10, 2U);
        MaxSum_0 v_38;
        if(_S289)
        {
            MaxSum_0 _S290 = MaxSum_one_0(F64_of_0(_S274, _S278.e_8[2U]));
            MaxSum_0 _S291 = v_37;
            MaxSum_0 _S292 = _S290;
            MaxSum_0 _S293 = Softmax_of_0(&_S291, &_S292);
            v_38 = _S293;
        }
        else
        {
            v_38 = v_37;
        }
        bool _S294 = Rows_has_0(r_10, j_10, 3U);
        if(_S294)
        {
            MaxSum_0 _S295 = MaxSum_one_0(F64_of_0(_S274, _S278.e_8[3U]));
            MaxSum_0 _S296 = v_38;
            MaxSum_0 _S297 = _S295;
            MaxSum_0 _S298 = Softmax_of_0(&_S296, &_S297);
            v_35 = _S298;
        }
        else
        {
            v_35 = v_38;
        }
        uint _S299 = Rows_step_0(r_10);
        j_10 = j_10 + ulonglong(_S299);
    }
    return v_35;
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

__device__ Running_0 Running_of_0(double v_39, uint lane_3, uint width_4)
{
    uint _S300 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_6 = lane_3 - place_4;
    (*&values_1)[lane_3] = v_39;
    meet_0();
    uint _S301 = place_4 * _S300;
    uint i_23;
    if(_S301 < width_4)
    {
        double sum_8 = F64_zero_0();
        i_23 = 0U;
        for(;;)
        {
            if(i_23 < _S300)
            {
            }
            else
            {
                break;
            }
            double x_18 = (*&values_1)[first_6 + _S301 + i_23];
            (*&values_1)[first_6 + _S301 + i_23] = sum_8;
            double _S302 = sum_8 + x_18;
            uint i_24 = i_23 + 1U;
            sum_8 = _S302;
            i_23 = i_24;
        }
        uint _S303 = first_6 / _S300;
        (*&totals_0)[_S303 + place_4] = sum_8;
    }
    meet_0();
    Running_0 r_11;
    double _S304 = F64_zero_0();
    (&r_11)->before_0 = _S304;
    (&r_11)->all_0 = _S304;
    i_23 = 0U;
    for(;;)
    {
        uint _S305 = i_23 * _S300;
        if(_S305 < width_4)
        {
        }
        else
        {
            break;
        }
        uint _S306 = place_4 / _S300;
        if(_S305 == (_S306 * _S300))
        {
            (&r_11)->before_0 = (&r_11)->all_0;
        }
        double _S307 = (&r_11)->all_0;
        uint _S308 = first_6 / _S300;
        (&r_11)->all_0 = _S307 + (*&totals_0)[_S308 + i_23];
        i_23 = i_23 + 1U;
    }
    (&r_11)->before_0 = (&r_11)->before_0 + (*&values_1)[lane_3];
    meet_0();
    return r_11;
}

__device__ double Group_all_3(double v_40, uint lane_4, uint width_5)
{
    (*&values_1)[lane_4] = v_40;
    meet_0();
    uint _S309 = (U32_min((width_5), (16U)));
    uint place_5 = lane_4 & (width_5 - 1U);
    uint first_7 = lane_4 - place_5;
    double _S310;
    uint i_25;
    if(width_5 > _S309)
    {
        if(place_5 < _S309)
        {
            uint _S311 = place_5 + _S309;
            _S310 = v_40;
            i_25 = _S311;
            for(;;)
            {
                if(i_25 < width_5)
                {
                }
                else
                {
                    break;
                }
                double _S312 = Sum_of_0(_S310, (*&values_1)[first_7 + i_25]);
                uint i_26 = i_25 + _S309;
                _S310 = _S312;
                i_25 = i_26;
            }
            (*&values_1)[lane_4] = _S310;
        }
        meet_0();
    }
    _S310 = (*&values_1)[first_7];
    i_25 = 1U;
    for(;;)
    {
        if(i_25 < _S309)
        {
        }
        else
        {
            break;
        }
        double _S313 = Sum_of_0(_S310, (*&values_1)[first_7 + i_25]);
        uint i_27 = i_25 + 1U;
        _S310 = _S313;
        i_25 = i_27;
    }
    meet_0();
    return _S310;
}

struct Candidate_0
{
    double v_41;
    ulonglong at_11;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_3;

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_23, Candidate_0 * b_12)
{
    double _S314 = a_23->v_41;
    bool a_nan_0 = F64_is_nan_0(a_23->v_41);
    double _S315 = b_12->v_41;
    bool _S316 = (a_23->at_11) < (b_12->at_11);
    bool first_8;
    if(a_nan_0 != (F64_is_nan_0(b_12->v_41)))
    {
        first_8 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_8 = !(_S314 == _S315);
        }
        else
        {
            first_8 = false;
        }
        if(first_8)
        {
            first_8 = _S315 < _S314;
        }
        else
        {
            first_8 = _S316;
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
    Candidate_0 _S317 = LargestAt_of_0(a_24, b_13);
    return _S317;
}

__device__ Candidate_0 Group_all_4(Candidate_0 * v_42, uint lane_5, uint width_6)
{
    (*&values_3)[lane_5] = *v_42;
    meet_0();
    uint _S318 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_9 = lane_5 - place_6;
    Candidate_0 _S319;
    uint i_28;
    if(width_6 > _S318)
    {
        if(place_6 < _S318)
        {
            uint _S320 = place_6 + _S318;
            _S319 = *v_42;
            i_28 = _S320;
            for(;;)
            {
                if(i_28 < width_6)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S321 = _S319;
                Candidate_0 _S322 = (*&values_3)[first_9 + i_28];
                Candidate_0 _S323 = Reduction_of_0(&_S321, &_S322);
                uint i_29 = i_28 + _S318;
                _S319 = _S323;
                i_28 = i_29;
            }
            (*&values_3)[lane_5] = _S319;
        }
        meet_0();
    }
    _S319 = (*&values_3)[first_9];
    i_28 = 1U;
    for(;;)
    {
        if(i_28 < _S318)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S324 = _S319;
        Candidate_0 _S325 = (*&values_3)[first_9 + i_28];
        Candidate_0 _S326 = Reduction_of_0(&_S324, &_S325);
        uint i_30 = i_28 + 1U;
        _S319 = _S326;
        i_28 = i_30;
    }
    meet_0();
    return _S319;
}

__device__ longlong folded_0(longlong v_43)
{
    longlong size_11;
    if(v_43 < 0LL)
    {
        size_11 = ~v_43;
    }
    else
    {
        size_11 = v_43;
    }
    if((size_11 >> int(53)) == 0LL)
    {
        return v_43;
    }
    longlong _S327 = v_43 & -1024LL;
    int _S328;
    if((v_43 & 1023LL) != 0LL)
    {
        _S328 = int(1024);
    }
    else
    {
        _S328 = int(0);
    }
    return _S327 | longlong(_S328);
}

__device__ ulonglong of_i64_0(uint type_12, longlong v_44)
{
    switch(type_12)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_44);
        }
    case 11U:
        {
            int _S329;
            if(v_44 != 0LL)
            {
                _S329 = int(1);
            }
            else
            {
                _S329 = int(0);
            }
            return ulonglong(_S329);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_44));
        }
    case 2U:
        {
            return f64_of_i64_0(v_44);
        }
    default:
        {
            return of_f64_0(type_12, f64_of_i64_0(folded_0(v_44)));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_6, RowArguments_0 * a_25, Candidate_0 * v_45)
{
    uint _S330 = Spec_type_0(spec_6, 0U);
    return of_i64_0(_S330, longlong(v_45->at_11));
}

__device__ void Reduction_finish_0(Spec_0 * spec_7, Rows_0 * r_12, Candidate_0 * v_46)
{
    uint _S331 = Spec_type_0(spec_7, 0U);
    uint size_12 = size_of_0(_S331);
    if((r_12->place_1) == 0U)
    {
        ulonglong _S332 = Rows_base_0(r_12, 0U, size_12);
        ulonglong _S333 = LargestAt_result_0(spec_7, &r_12->a_6, v_46);
        store_0(size_12, _S332, 0LL, _S333);
    }
    return;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_47;
    (&v_47)->v_41 = F64_lowest_0();
    (&v_47)->at_11 = 18446744073709551615ULL;
    return v_47;
}

__device__ Candidate_0 Reduction_none_0()
{
    return LargestAt_none_0();
}

__device__ double F64_reversed_0(double v_48)
{
    return negated_0(v_48);
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_8, ulonglong x_19, ulonglong first_10, ulonglong at_12)
{
    Candidate_0 v_49;
    uint _S334 = Spec_type_0(spec_8, 1U);
    (&v_49)->v_41 = F64_of_0(_S334, x_19);
    if((spec_8->op_0) == 6U)
    {
        (&v_49)->v_41 = F64_reversed_0((&v_49)->v_41);
    }
    (&v_49)->at_11 = at_12;
    return v_49;
}

__device__ Candidate_0 Reduction_of_elements_0(Spec_0 * spec_9, Rows_0 * r_13)
{
    uint _S335 = Spec_type_0(spec_9, 1U);
    uint size_13 = size_of_0(_S335);
    ulonglong _S336 = Rows_base_0(r_13, 1U, size_13);
    Candidate_0 v_50 = Reduction_none_0();
    ulonglong _S337 = Rows_first_0(r_13);
    ulonglong _S338 = r_13->end_0;
    if(_S337 >= (r_13->end_0))
    {
        return v_50;
    }
    ulonglong _S339 = load_0(size_13, _S336, 0LL);
    ulonglong j_11 = _S337;
    Candidate_0 v_51 = v_50;
    for(;;)
    {
        if(j_11 < _S338)
        {
        }
        else
        {
            break;
        }
        Four_0 _S340 = Rows_read_0(r_13, 1U, size_13, _S336, j_11);
        bool _S341 = Rows_has_0(r_13, j_11, 0U);
        Candidate_0 v_52;
        if(_S341)
        {
            ulonglong _S342 = Rows_at_0(r_13, j_11, 0U);
            Candidate_0 _S343 = LargestAt_one_0(spec_9, _S340.e_8[0U], _S339, _S342);
            Candidate_0 _S344 = v_51;
            Candidate_0 _S345 = _S343;
            Candidate_0 _S346 = Reduction_of_0(&_S344, &_S345);
            v_52 = _S346;
        }
        else
        {
            v_52 = v_51;
        }
        bool _S347 = Rows_has_0(r_13, j_11, 1U);
        Candidate_0 v_53;
        if(_S347)
        {
            ulonglong _S348 = Rows_at_0(r_13, j_11, 1U);
            Candidate_0 _S349 = LargestAt_one_0(spec_9, _S340.e_8[1U], _S339, _S348);
            Candidate_0 _S350 = v_52;
            Candidate_0 _S351 = _S349;
            Candidate_0 _S352 = Reduction_of_0(&_S350, &_S351);
            v_53 = _S352;
        }
        else
        {
            v_53 = v_52;
        }
        bool _S353 = Rows_has_0(r_13, j_11, 2U);
        Candidate_0 v_54;
        if(_S353)
        {
            ulonglong _S354 = Rows_at_0(r_13, j_11, 2U);
            Candidate_0 _S355 = LargestAt_one_0(spec_9, _S340.e_8[2U], _S339, _S354);
            Candidate_0 _S356 = v_53;
            Candidate_0 _S357 = _S355;
            Candidate_0 _S358 = Reduction_of_0(&_S356, &_S357);
            v_54 = _S358;
        }
        else
        {
            v_54 = v_53;
        }
        bool _S359 = Rows_has_0(r_13, j_11, 3U);
        if(_S359)
        {
            ulonglong _S360 = Rows_at_0(r_13, j_11, 3U);
            Candidate_0 _S361 = LargestAt_one_0(spec_9, _S340.e_8[3U], _S339, _S360);
            Candidate_0 _S362 = v_54;
            Candidate_0 _S363 = _S361;
            Candidate_0 _S364 = Reduction_of_0(&_S362, &_S363);
            v_51 = _S364;
        }
        else
        {
            v_51 = v_54;
        }
        uint _S365 = Rows_step_0(r_13);
        j_11 = j_11 + ulonglong(_S365);
    }
    return v_51;
}

__device__ double Largest_of_0(double a_26, double b_14)
{
    bool _S366;
    if(F64_is_nan_0(a_26))
    {
        _S366 = true;
    }
    else
    {
        _S366 = b_14 <= a_26;
    }
    double _S367;
    if(_S366)
    {
        _S367 = a_26;
    }
    else
    {
        _S367 = b_14;
    }
    return _S367;
}

__device__ double Reduction_of_1(double a_27, double b_15)
{
    return Largest_of_0(a_27, b_15);
}

__device__ double Group_all_5(double v_55, uint lane_6, uint width_7)
{
    (*&values_1)[lane_6] = v_55;
    meet_0();
    uint _S368 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_11 = lane_6 - place_7;
    double _S369;
    uint i_31;
    if(width_7 > _S368)
    {
        if(place_7 < _S368)
        {
            uint _S370 = place_7 + _S368;
            _S369 = v_55;
            i_31 = _S370;
            for(;;)
            {
                if(i_31 < width_7)
                {
                }
                else
                {
                    break;
                }
                double _S371 = Reduction_of_1(_S369, (*&values_1)[first_11 + i_31]);
                uint i_32 = i_31 + _S368;
                _S369 = _S371;
                i_31 = i_32;
            }
            (*&values_1)[lane_6] = _S369;
        }
        meet_0();
    }
    _S369 = (*&values_1)[first_11];
    i_31 = 1U;
    for(;;)
    {
        if(i_31 < _S368)
        {
        }
        else
        {
            break;
        }
        double _S372 = Reduction_of_1(_S369, (*&values_1)[first_11 + i_31]);
        uint i_33 = i_31 + 1U;
        _S369 = _S372;
        i_31 = i_33;
    }
    meet_0();
    return _S369;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_10, RowArguments_0 * a_28, double v_56)
{
    uint _S373 = Spec_type_0(spec_10, 0U);
    uint _S374 = spec_10->op_0;
    switch(spec_10->op_0)
    {
    case 3U:
        {
            return F64_bits_0(_S373, v_56);
        }
    case 4U:
        {
            return F64_bits_0(_S373, F64_reversed_0(v_56));
        }
    default:
        {
            double _S375 = F64_zero_0();
            double _S376;
            if((_S375 < v_56) == (_S374 == 11U))
            {
                _S376 = F64_one_0();
            }
            else
            {
                _S376 = _S375;
            }
            return F64_bits_0(_S373, _S376);
        }
    }
}

__device__ void Reduction_finish_1(Spec_0 * spec_11, Rows_0 * r_14, double v_57)
{
    uint _S377 = Spec_type_0(spec_11, 0U);
    uint size_14 = size_of_0(_S377);
    if((r_14->place_1) == 0U)
    {
        ulonglong _S378 = Rows_base_0(r_14, 0U, size_14);
        ulonglong _S379 = Largest_result_0(spec_11, &r_14->a_6, v_57);
        store_0(size_14, _S378, 0LL, _S379);
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

__device__ bool F64_is_zero_0(double v_58)
{
    return ((bits_of_0(v_58)) << int(1)) == 0ULL;
}

__device__ double Largest_one_0(Spec_0 * spec_12, ulonglong x_20, ulonglong first_12, ulonglong at_13)
{
    uint _S380 = Spec_type_0(spec_12, 1U);
    double v_59 = F64_of_0(_S380, x_20);
    uint _S381 = spec_12->op_0;
    switch(spec_12->op_0)
    {
    case 3U:
        {
            return v_59;
        }
    case 4U:
        {
            return F64_reversed_0(v_59);
        }
    default:
        {
            double _S382;
            if((F64_is_zero_0(v_59)) == (_S381 == 12U))
            {
                _S382 = F64_one_0();
            }
            else
            {
                _S382 = F64_zero_0();
            }
            return _S382;
        }
    }
}

__device__ double Reduction_of_elements_1(Spec_0 * spec_13, Rows_0 * r_15)
{
    uint _S383 = Spec_type_0(spec_13, 1U);
    uint size_15 = size_of_0(_S383);
    ulonglong _S384 = Rows_base_0(r_15, 1U, size_15);
    double v_60 = Reduction_none_1();
    ulonglong _S385 = Rows_first_0(r_15);
    ulonglong _S386 = r_15->end_0;
    if(_S385 >= (r_15->end_0))
    {
        return v_60;
    }
    ulonglong _S387 = load_0(size_15, _S384, 0LL);
    ulonglong j_12 = _S385;
    double v_61 = v_60;
    for(;;)
    {
        if(j_12 < _S386)
        {
        }
        else
        {
            break;
        }
        Four_0 _S388 = Rows_read_0(r_15, 1U, size_15, _S384, j_12);
        bool _S389 = Rows_has_0(r_15, j_12, 0U);
        double v_62;
        if(_S389)
        {
            ulonglong _S390 = Rows_at_0(r_15, j_12, 0U);
            double _S391 = Largest_one_0(spec_13, _S388.e_8[0U], _S387, _S390);
            v_62 = Reduction_of_1(v_61, _S391);
        }
        else
        {
            v_62 = v_61;
        }
        bool _S392 = Rows_has_0(r_15, j_12, 1U);
        double v_63;
        if(_S392)
        {
            ulonglong _S393 = Rows_at_0(r_15, j_12, 1U);
            double _S394 = Largest_one_0(spec_13, _S388.e_8[1U], _S387, _S393);
            v_63 = Reduction_of_1(v_62, _S394);
        }
        else
        {
            v_63 = v_62;
        }
        bool _S395 = Rows_has_0(r_15, j_12, 2U);
        double v_64;
        if(_S395)
        {
            ulonglong _S396 = Rows_at_0(r_15, j_12, 2U);
            double _S397 = Largest_one_0(spec_13, _S388.e_8[2U], _S387, _S396);
            v_64 = Reduction_of_1(v_63, _S397);
        }
        else
        {
            v_64 = v_63;
        }
        bool _S398 = Rows_has_0(r_15, j_12, 3U);
        if(_S398)
        {
            ulonglong _S399 = Rows_at_0(r_15, j_12, 3U);
            double _S400 = Largest_one_0(spec_13, _S388.e_8[3U], _S387, _S399);
            v_61 = Reduction_of_1(v_64, _S400);
        }
        else
        {
            v_61 = v_64;
        }
        uint _S401 = Rows_step_0(r_15);
        j_12 = j_12 + ulonglong(_S401);
    }
    return v_61;
}

__device__ double Product_of_0(double a_29, double b_16)
{
    return a_29 * b_16;
}

__device__ double Reduction_of_2(double a_30, double b_17)
{
    return Product_of_0(a_30, b_17);
}

__device__ double Group_all_6(double v_65, uint lane_7, uint width_8)
{
    (*&values_1)[lane_7] = v_65;
    meet_0();
    uint _S402 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_13 = lane_7 - place_8;
    double _S403;
    uint i_34;
    if(width_8 > _S402)
    {
        if(place_8 < _S402)
        {
            uint _S404 = place_8 + _S402;
            _S403 = v_65;
            i_34 = _S404;
            for(;;)
            {
                if(i_34 < width_8)
                {
                }
                else
                {
                    break;
                }
                double _S405 = Reduction_of_2(_S403, (*&values_1)[first_13 + i_34]);
                uint i_35 = i_34 + _S402;
                _S403 = _S405;
                i_34 = i_35;
            }
            (*&values_1)[lane_7] = _S403;
        }
        meet_0();
    }
    _S403 = (*&values_1)[first_13];
    i_34 = 1U;
    for(;;)
    {
        if(i_34 < _S402)
        {
        }
        else
        {
            break;
        }
        double _S406 = Reduction_of_2(_S403, (*&values_1)[first_13 + i_34]);
        uint i_36 = i_34 + 1U;
        _S403 = _S406;
        i_34 = i_36;
    }
    meet_0();
    return _S403;
}

__device__ ulonglong Product_result_0(Spec_0 * spec_14, RowArguments_0 * a_31, double v_66)
{
    uint _S407 = Spec_type_0(spec_14, 0U);
    return F64_bits_0(_S407, v_66);
}

__device__ void Reduction_finish_2(Spec_0 * spec_15, Rows_0 * r_16, double v_67)
{
    uint _S408 = Spec_type_0(spec_15, 0U);
    uint size_16 = size_of_0(_S408);
    if((r_16->place_1) == 0U)
    {
        ulonglong _S409 = Rows_base_0(r_16, 0U, size_16);
        ulonglong _S410 = Product_result_0(spec_15, &r_16->a_6, v_67);
        store_0(size_16, _S409, 0LL, _S410);
    }
    return;
}

__device__ double Product_none_0()
{
    return F64_one_0();
}

__device__ double Reduction_none_2()
{
    return Product_none_0();
}

__device__ double Product_one_0(Spec_0 * spec_16, ulonglong x_21, ulonglong first_14, ulonglong at_14)
{
    uint _S411 = Spec_type_0(spec_16, 1U);
    return F64_of_0(_S411, x_21);
}

__device__ double Reduction_of_elements_2(Spec_0 * spec_17, Rows_0 * r_17)
{
    uint _S412 = Spec_type_0(spec_17, 1U);
    uint size_17 = size_of_0(_S412);
    ulonglong _S413 = Rows_base_0(r_17, 1U, size_17);
    double v_68 = Reduction_none_2();
    ulonglong _S414 = Rows_first_0(r_17);
    ulonglong _S415 = r_17->end_0;
    if(_S414 >= (r_17->end_0))
    {
        return v_68;
    }
    ulonglong _S416 = load_0(size_17, _S413, 0LL);
    ulonglong j_13 = _S414;
    double v_69 = v_68;
    for(;;)
    {
        if(j_13 < _S415)
        {
        }
        else
        {
            break;
        }
        Four_0 _S417 = Rows_read_0(r_17, 1U, size_17, _S413, j_13);
        bool _S418 = Rows_has_0(r_17, j_13, 0U);
        double v_70;
        if(_S418)
        {
            ulonglong _S419 = Rows_at_0(r_17, j_13, 0U);
            double _S420 = Product_one_0(spec_17, _S417.e_8[0U], _S416, _S419);
            v_70 = Reduction_of_2(v_69, _S420);
        }
        else
        {
            v_70 = v_69;
        }
        bool _S421 = Rows_has_0(r_17, j_13, 1U);
        double v_71;
        if(_S421)
        {
            ulonglong _S422 = Rows_at_0(r_17, j_13, 1U);
            double _S423 = Product_one_0(spec_17, _S417.e_8[1U], _S416, _S422);
            v_71 = Reduction_of_2(v_70, _S423);
        }
        else
        {
            v_71 = v_70;
        }
        bool _S424 = Rows_has_0(r_17, j_13, 2U);
        double v_72;
        if(_S424)
        {
            ulonglong _S425 = Rows_at_0(r_17, j_13, 2U);
            double _S426 = Product_one_0(spec_17, _S417.e_8[2U], _S416, _S425);
            v_72 = Reduction_of_2(v_71, _S426);
        }
        else
        {
            v_72 = v_71;
        }
        bool _S427 = Rows_has_0(r_17, j_13, 3U);
        if(_S427)
        {
            ulonglong _S428 = Rows_at_0(r_17, j_13, 3U);
            double _S429 = Product_one_0(spec_17, _S417.e_8[3U], _S416, _S428);
            v_69 = Reduction_of_2(v_72, _S429);
        }
        else
        {
            v_69 = v_72;
        }
        uint _S430 = Rows_step_0(r_17);
        j_13 = j_13 + ulonglong(_S430);
    }
    return v_69;
}

__device__ double Total_of_0(double a_32, double b_18)
{
    return a_32 + b_18;
}

__device__ double Reduction_of_3(double a_33, double b_19)
{
    return Total_of_0(a_33, b_19);
}

__device__ double Group_all_7(double v_73, uint lane_8, uint width_9)
{
    (*&values_1)[lane_8] = v_73;
    meet_0();
    uint _S431 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_15 = lane_8 - place_9;
    double _S432;
    uint i_37;
    if(width_9 > _S431)
    {
        if(place_9 < _S431)
        {
            uint _S433 = place_9 + _S431;
            _S432 = v_73;
            i_37 = _S433;
            for(;;)
            {
                if(i_37 < width_9)
                {
                }
                else
                {
                    break;
                }
                double _S434 = Reduction_of_3(_S432, (*&values_1)[first_15 + i_37]);
                uint i_38 = i_37 + _S431;
                _S432 = _S434;
                i_37 = i_38;
            }
            (*&values_1)[lane_8] = _S432;
        }
        meet_0();
    }
    _S432 = (*&values_1)[first_15];
    i_37 = 1U;
    for(;;)
    {
        if(i_37 < _S431)
        {
        }
        else
        {
            break;
        }
        double _S435 = Reduction_of_3(_S432, (*&values_1)[first_15 + i_37]);
        uint i_39 = i_37 + 1U;
        _S432 = _S435;
        i_37 = i_39;
    }
    meet_0();
    return _S432;
}

__device__ ulonglong Total_result_0(Spec_0 * spec_18, RowArguments_0 * a_34, double v_74)
{
    uint _S436 = Spec_type_0(spec_18, 0U);
    double _S437;
    if((spec_18->op_0) == 1U)
    {
        _S437 = F64_over_0(v_74, F64_scalar_0(a_34->a_5));
    }
    else
    {
        _S437 = v_74;
    }
    return F64_bits_0(_S436, _S437);
}

__device__ void Reduction_finish_3(Spec_0 * spec_19, Rows_0 * r_18, double v_75)
{
    uint _S438 = Spec_type_0(spec_19, 0U);
    uint size_18 = size_of_0(_S438);
    if((r_18->place_1) == 0U)
    {
        ulonglong _S439 = Rows_base_0(r_18, 0U, size_18);
        ulonglong _S440 = Total_result_0(spec_19, &r_18->a_6, v_75);
        store_0(size_18, _S439, 0LL, _S440);
    }
    return;
}

__device__ double Total_none_0()
{
    return F64_zero_0();
}

__device__ double Reduction_none_3()
{
    return Total_none_0();
}

__device__ double F64_size_0(double v_76)
{
    return magnitude_0(v_76);
}

__device__ double Total_one_0(Spec_0 * spec_20, ulonglong x_22, ulonglong first_16, ulonglong at_15)
{
    uint _S441 = Spec_type_0(spec_20, 1U);
    double v_77 = F64_of_0(_S441, x_22);
    double _S442;
    if((spec_20->op_0) == 7U)
    {
        _S442 = F64_size_0(v_77);
    }
    else
    {
        _S442 = v_77;
    }
    return _S442;
}

__device__ double Reduction_of_elements_3(Spec_0 * spec_21, Rows_0 * r_19)
{
    uint _S443 = Spec_type_0(spec_21, 1U);
    uint size_19 = size_of_0(_S443);
    ulonglong _S444 = Rows_base_0(r_19, 1U, size_19);
    double v_78 = Reduction_none_3();
    ulonglong _S445 = Rows_first_0(r_19);
    ulonglong _S446 = r_19->end_0;
    if(_S445 >= (r_19->end_0))
    {
        return v_78;
    }
    ulonglong _S447 = load_0(size_19, _S444, 0LL);
    ulonglong j_14 = _S445;
    double v_79 = v_78;
    for(;;)
    {
        if(j_14 < _S446)
        {
        }
        else
        {
            break;
        }
        Four_0 _S448 = Rows_read_0(r_19, 1U, size_19, _S444, j_14);
        bool _S449 = Rows_has_0(r_19, j_14, 0U);
        double v_80;
        if(_S449)
        {
            ulonglong _S450 = Rows_at_0(r_19, j_14, 0U);
            double _S451 = Total_one_0(spec_21, _S448.e_8[0U], _S447, _S450);
            v_80 = Reduction_of_3(v_79, _S451);
        }
        else
        {
            v_80 = v_79;
        }
        bool _S452 = Rows_has_0(r_19, j_14, 1U);
        double v_81;
        if(_S452)
        {
            ulonglong _S453 = Rows_at_0(r_19, j_14, 1U);
            double _S454 = Total_one_0(spec_21, _S448.e_8[1U], _S447, _S453);
            v_81 = Reduction_of_3(v_80, _S454);
        }
        else
        {
            v_81 = v_80;
        }
        bool _S455 = Rows_has_0(r_19, j_14, 2U);
        double v_82;
        if(_S455)
        {
            ulonglong _S456 = Rows_at_0(r_19, j_14, 2U);
            double _S457 = Total_one_0(spec_21, _S448.e_8[2U], _S447, _S456);
            v_82 = Reduction_of_3(v_81, _S457);
        }
        else
        {
            v_82 = v_81;
        }
        bool _S458 = Rows_has_0(r_19, j_14, 3U);
        if(_S458)
        {
            ulonglong _S459 = Rows_at_0(r_19, j_14, 3U);
            double _S460 = Total_one_0(spec_21, _S448.e_8[3U], _S447, _S459);
            v_79 = Reduction_of_3(v_82, _S460);
        }
        else
        {
            v_79 = v_82;
        }
        uint _S461 = Rows_step_0(r_19);
        j_14 = j_14 + ulonglong(_S461);
    }
    return v_79;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_35, uint lane_9)
{
    Rows_0 r_20;
    (&r_20)->a_6 = *a_35;
    (&r_20)->g_0 = (RowGeometry_0 *)a_35->geometry_0;
    uint _S462 = a_35->width_1;
    uint side_0 = 256U / a_35->width_1;
    uint _S463;
    if(((a_35->flags_0) & 1U) != 0U)
    {
        uint _S464 = lane_9 % side_0;
        uint _S465 = _S464 * _S462;
        uint _S466 = lane_9 / side_0;
        _S463 = _S465 + _S466;
    }
    else
    {
        _S463 = lane_9;
    }
    (&r_20)->slot_0 = _S463;
    uint _S467 = _S463 % _S462;
    (&r_20)->place_1 = _S467;
    return r_20;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_6)->width_1;
    ulonglong _S468 = ulonglong(side_1);
    ulonglong _S469 = ((&this_11->a_6)->rows_0 + _S468 - 1ULL) / _S468;
    return _S469 * ulonglong((&this_11->a_6)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S470 = this_12->begin_0 + (&this_12->a_6)->chunk_0;
    ulonglong _S471 = (&this_12->a_6)->extent_0;
    ulonglong _S472;
    if(_S470 < ((&this_12->a_6)->extent_0))
    {
        _S472 = _S470;
    }
    else
    {
        _S472 = _S471;
    }
    return _S472;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S473 = tile_0 % ulonglong((&this_13->a_6)->splits_0);
    this_13->part_0 = _S473;
    ulonglong _S474 = tile_0 / ulonglong((&this_13->a_6)->splits_0);
    uint _S475 = 256U / (&this_13->a_6)->width_1;
    ulonglong _S476 = _S474 * ulonglong(_S475);
    uint _S477 = this_13->slot_0 / (&this_13->a_6)->width_1;
    ulonglong _S478 = _S476 + ulonglong(_S477);
    this_13->row_0 = _S478;
    bool _S479 = _S478 < ((&this_13->a_6)->rows_0);
    this_13->exists_0 = _S479;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_6)->chunk_0;
    ulonglong _S480;
    if(_S479)
    {
        Rows_0 _S481 = *this_13;
        ulonglong _S482 = Rows_stop_0(&_S481);
        _S480 = _S482;
    }
    else
    {
        _S480 = this_13->begin_0;
    }
    this_13->end_0 = _S480;
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_22, RowArguments_0 * a_36, uint group_0, uint lane_10)
{
    uint _S483 = Spec_type_0(spec_22, 0U);
    uint _S484 = Spec_type_0(spec_22, 1U);
    uint _S485 = Spec_type_0(spec_22, 3U);
    uint _S486 = Spec_type_0(spec_22, 4U);
    double smooth_1 = F64_scalar_0(a_36->b_4);
    double _S487 = F64_over_0(smooth_1, F64_of_count_0(a_36->extent_0));
    Rows_0 _S488 = Rows_of_0(a_36, lane_10);
    Rows_0 r_21 = _S488;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S489 = r_21;
        ulonglong _S490 = Rows_tiles_0(&_S489);
        if(tile_1 < _S490)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_21, tile_1);
        if(!(&r_21)->exists_0)
        {
            tile_1 = tile_1 + ulonglong(a_36->groups_0);
            continue;
        }
        uint _S491 = size_of_0(_S483);
        Rows_0 _S492 = r_21;
        ulonglong _S493 = Rows_base_0(&_S492, 0U, _S491);
        uint _S494 = size_of_0(_S484);
        Rows_0 _S495 = r_21;
        ulonglong _S496 = Rows_base_0(&_S495, 1U, _S494);
        uint _S497 = Spec_type_0(spec_22, 2U);
        uint _S498 = size_of_0(_S497);
        Rows_0 _S499 = r_21;
        ulonglong _S500 = Rows_base_0(&_S499, 2U, _S498);
        Target_0 _S501 = Target_of_0(a_36, _S497, _S500);
        uint _S502 = size_of_0(_S485);
        Rows_0 _S503 = r_21;
        ulonglong _S504 = Rows_base_0(&_S503, 3U, _S502);
        ulonglong _S505 = load_0(_S502, _S504, 0LL);
        double _S506 = F64_of_0(_S485, _S505);
        ulonglong _S507 = load_0(_S502, _S504, longlong(a_36->rows_0));
        double _S508 = F64_of_0(_S485, _S507);
        uint _S509 = size_of_0(_S486);
        Rows_0 _S510 = r_21;
        ulonglong _S511 = Rows_base_0(&_S510, 4U, _S509);
        ulonglong _S512 = load_0(_S509, _S511, 0LL);
        double _S513 = F64_of_0(_S486, _S512);
        Rows_0 _S514 = r_21;
        ulonglong _S515 = Rows_first_0(&_S514);
        ulonglong j_15 = _S515;
        for(;;)
        {
            if(j_15 < ((&r_21)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S516 = r_21;
            Four_0 _S517 = Rows_read_0(&_S516, 1U, _S494, _S496, j_15);
            Four_0 e_22 = _S517;
            double _S518 = F64_exp_0(F64_of_0(_S484, (&e_22)->e_8[0U]) - _S506 - _S508) - _S487;
            Rows_0 _S519 = r_21;
            ulonglong _S520 = Rows_at_0(&_S519, j_15, 0U);
            ulonglong _S521 = ulonglong(_S501.at_5);
            double z_1;
            if(_S520 == _S521)
            {
                z_1 = _S518 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_1 = _S518;
            }
            double _S522 = _S513 * z_1;
            bool _S523 = !_S501.valid_0;
            double z_2;
            if(_S523)
            {
                z_2 = F64_nan_0();
            }
            else
            {
                z_2 = _S522;
            }
            bool _S524;
            if(_S501.ignored_0)
            {
                _S524 = true;
            }
            else
            {
                if(_S501.valid_0)
                {
                    _S524 = _S513 == (F64_zero_0());
                }
                else
                {
                    _S524 = false;
                }
            }
            double z_3;
            if(_S524)
            {
                z_3 = F64_zero_0();
            }
            else
            {
                z_3 = z_2;
            }
            (&e_22)->e_8[0U] = F64_bits_0(_S483, z_3);
            double _S525 = F64_exp_0(F64_of_0(_S484, (&e_22)->e_8[1U]) - _S506 - _S508) - _S487;
            Rows_0 _S526 = r_21;
            ulonglong _S527 = Rows_at_0(&_S526, j_15, 1U);
            double z_4;
            if(_S527 == _S521)
            {
                z_4 = _S525 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_4 = _S525;
            }
            double _S528 = _S513 * z_4;
            double z_5;
            if(_S523)
            {
                z_5 = F64_nan_0();
            }
            else
            {
                z_5 = _S528;
            }
            bool _S529;
            if(_S501.ignored_0)
            {
                _S529 = true;
            }
            else
            {
                if(_S501.valid_0)
                {
                    _S529 = _S513 == (F64_zero_0());
                }
                else
                {
                    _S529 = false;
                }
            }
            double z_6;
            if(_S529)
            {
                z_6 = F64_zero_0();
            }
            else
            {
                z_6 = z_5;
            }
            (&e_22)->e_8[1U] = F64_bits_0(_S483, z_6);
            double _S530 = F64_exp_0(F64_of_0(_S484, (&e_22)->e_8[2U]) - _S506 - _S508) - _S487;
            Rows_0 _S531 = r_21;
            ulonglong _S532 = Rows_at_0(&_S531, j_15, 2U);
            double z_7;
            if(_S532 == _S521)
            {
                z_7 = _S530 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_7 = _S530;
            }
            double _S533 = _S513 * z_7;
            double z_8;
            if(_S523)
            {
                z_8 = F64_nan_0();
            }
            else
            {
                z_8 = _S533;
            }
            bool _S534;
            if(_S501.ignored_0)
            {
                _S534 = true;
            }
            else
            {
                if(_S501.valid_0)
                {
                    _S534 = _S513 == (F64_zero_0());
                }
                else
                {
                    _S534 = false;
                }
            }
            double z_9;
            if(_S534)
            {
                z_9 = F64_zero_0();
            }
            else
            {
                z_9 = z_8;
            }
            (&e_22)->e_8[2U] = F64_bits_0(_S483, z_9);
            double _S535 = F64_exp_0(F64_of_0(_S484, (&e_22)->e_8[3U]) - _S506 - _S508) - _S487;
            Rows_0 _S536 = r_21;
            ulonglong _S537 = Rows_at_0(&_S536, j_15, 3U);
            double z_10;
            if(_S537 == _S521)
            {
                z_10 = _S535 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_10 = _S535;
            }
            double _S538 = _S513 * z_10;
            double z_11;
            if(_S523)
            {
                z_11 = F64_nan_0();
            }
            else
            {
                z_11 = _S538;
            }
            bool _S539;
            if(_S501.ignored_0)
            {
                _S539 = true;
            }
            else
            {
                if(_S501.valid_0)
                {
                    _S539 = _S513 == (F64_zero_0());
                }
                else
                {
                    _S539 = false;
                }
            }
            double z_12;
            if(_S539)
            {
                z_12 = F64_zero_0();
            }
            else
            {
                z_12 = z_11;
            }
            (&e_22)->e_8[3U] = F64_bits_0(_S483, z_12);
            Rows_0 _S540 = r_21;
            Four_0 _S541 = e_22;
            Rows_write_0(&_S540, 0U, _S491, _S493, j_15, &_S541);
            Rows_0 _S542 = r_21;
            uint _S543 = Rows_step_0(&_S542);
            j_15 = j_15 + ulonglong(_S543);
        }
        tile_1 = tile_1 + ulonglong(a_36->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_23, RowArguments_0 * a_37, uint group_1, uint lane_11)
{
    Rows_0 _S544 = Rows_of_0(a_37, lane_11);
    Rows_0 r_22 = _S544;
    CrossEntropyValue_0 * _S545 = (CrossEntropyValue_0 *)a_37->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S546 = r_22;
        ulonglong _S547 = Rows_tiles_0(&_S546);
        if(tile_2 < _S547)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_22, tile_2);
        CrossEntropyValue_0 _S548 = CrossEntropy_none_0();
        uint _S549 = a_37->stage_0;
        CrossEntropyValue_0 v_83;
        if((a_37->stage_0) != 2U)
        {
            Rows_0 _S550 = r_22;
            CrossEntropyValue_0 _S551 = CrossEntropy_of_elements_0(spec_23, &_S550);
            v_83 = _S551;
        }
        else
        {
            if((&r_22)->exists_0)
            {
                v_83 = _S548;
                uint i_40 = (&r_22)->place_1;
                for(;;)
                {
                    uint _S552 = a_37->parts_0;
                    if(i_40 < (a_37->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S553 = *(_S545 + ((&r_22)->row_0 * ulonglong(_S552) + ulonglong(i_40)));
                    CrossEntropyValue_0 _S554 = v_83;
                    CrossEntropyValue_0 _S555 = _S553;
                    CrossEntropyValue_0 _S556 = CrossEntropy_of_0(&_S554, &_S555);
                    uint i_41 = i_40 + a_37->width_1;
                    v_83 = _S556;
                    i_40 = i_41;
                }
            }
            else
            {
                v_83 = _S548;
            }
        }
        uint _S557 = a_37->width_1;
        CrossEntropyValue_0 v_84;
        if((a_37->width_1) > 1U)
        {
            CrossEntropyValue_0 _S558 = v_83;
            CrossEntropyValue_0 _S559 = Group_all_0(&_S558, (&r_22)->slot_0, _S557);
            v_84 = _S559;
        }
        else
        {
            v_84 = v_83;
        }
        if((&r_22)->exists_0)
        {
            if(_S549 != 1U)
            {
                Rows_0 _S560 = r_22;
                CrossEntropyValue_0 _S561 = v_84;
                CrossEntropy_finish_0(spec_23, &_S560, &_S561);
            }
            else
            {
                if(((&r_22)->place_1) == 0U)
                {
                    *(_S545 + ((&r_22)->row_0 * ulonglong(a_37->parts_0) + (&r_22)->part_0)) = v_84;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_37->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_24, RowArguments_0 * a_38, uint group_2, uint lane_12)
{
    Rows_0 _S562 = Rows_of_0(a_38, lane_12);
    Rows_0 r_23 = _S562;
    double * _S563 = (double *)a_38->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S564 = r_23;
        ulonglong _S565 = Rows_tiles_0(&_S564);
        if(tile_3 < _S565)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_3);
        double _S566 = SoftmaxGrad_none_0();
        uint _S567 = a_38->stage_0;
        double v_85;
        if((a_38->stage_0) != 2U)
        {
            Rows_0 _S568 = r_23;
            double _S569 = SoftmaxGrad_of_elements_0(spec_24, &_S568);
            v_85 = _S569;
        }
        else
        {
            if((&r_23)->exists_0)
            {
                v_85 = _S566;
                uint i_42 = (&r_23)->place_1;
                for(;;)
                {
                    uint _S570 = a_38->parts_0;
                    if(i_42 < (a_38->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S571 = SoftmaxGrad_of_0(v_85, *(_S563 + ((&r_23)->row_0 * ulonglong(_S570) + ulonglong(i_42))));
                    uint i_43 = i_42 + a_38->width_1;
                    v_85 = _S571;
                    i_42 = i_43;
                }
            }
            else
            {
                v_85 = _S566;
            }
        }
        uint _S572 = a_38->width_1;
        double v_86;
        if((a_38->width_1) > 1U)
        {
            double _S573 = Group_all_1(v_85, (&r_23)->slot_0, _S572);
            v_86 = _S573;
        }
        else
        {
            v_86 = v_85;
        }
        if((&r_23)->exists_0)
        {
            if(_S567 != 1U)
            {
                Rows_0 _S574 = r_23;
                SoftmaxGrad_finish_0(spec_24, &_S574, v_86);
            }
            else
            {
                if(((&r_23)->place_1) == 0U)
                {
                    *(_S563 + ((&r_23)->row_0 * ulonglong(a_38->parts_0) + (&r_23)->part_0)) = v_86;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_25, RowArguments_0 * a_39, uint group_3, uint lane_13)
{
    Rows_0 _S575 = Rows_of_0(a_39, lane_13);
    Rows_0 r_24 = _S575;
    MaxSum_0 * _S576 = (MaxSum_0 *)a_39->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S577 = r_24;
        ulonglong _S578 = Rows_tiles_0(&_S577);
        if(tile_4 < _S578)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_4);
        MaxSum_0 _S579 = Softmax_none_0();
        uint _S580 = a_39->stage_0;
        MaxSum_0 v_87;
        if((a_39->stage_0) != 2U)
        {
            Rows_0 _S581 = r_24;
            MaxSum_0 _S582 = Softmax_of_elements_0(spec_25, &_S581);
            v_87 = _S582;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_87 = _S579;
                uint i_44 = (&r_24)->place_1;
                for(;;)
                {
                    uint _S583 = a_39->parts_0;
                    if(i_44 < (a_39->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S584 = *(_S576 + ((&r_24)->row_0 * ulonglong(_S583) + ulonglong(i_44)));
                    MaxSum_0 _S585 = v_87;
                    MaxSum_0 _S586 = _S584;
                    MaxSum_0 _S587 = Softmax_of_0(&_S585, &_S586);
                    uint i_45 = i_44 + a_39->width_1;
                    v_87 = _S587;
                    i_44 = i_45;
                }
            }
            else
            {
                v_87 = _S579;
            }
        }
        uint _S588 = a_39->width_1;
        MaxSum_0 v_88;
        if((a_39->width_1) > 1U)
        {
            MaxSum_0 _S589 = v_87;
            MaxSum_0 _S590 = Group_all_2(&_S589, (&r_24)->slot_0, _S588);
            v_88 = _S590;
        }
        else
        {
            v_88 = v_87;
        }
        if((&r_24)->exists_0)
        {
            if(_S580 != 1U)
            {
                Rows_0 _S591 = r_24;
                MaxSum_0 _S592 = v_88;
                Softmax_finish_0(spec_25, &_S591, &_S592);
            }
            else
            {
                if(((&r_24)->place_1) == 0U)
                {
                    *(_S576 + ((&r_24)->row_0 * ulonglong(a_39->parts_0) + (&r_24)->part_0)) = v_88;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_39->groups_0);
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_26, RowArguments_0 * a_40, uint group_4, uint lane_14)
{
    Rows_0 _S593 = Rows_of_0(a_40, lane_14);
    Rows_0 r_25 = _S593;
    double * _S594 = (double *)a_40->partials_0;
    uint _S595 = Spec_type_0(spec_26, 0U);
    uint _S596 = Spec_type_0(spec_26, 1U);
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S597 = r_25;
        ulonglong _S598 = Rows_tiles_0(&_S597);
        if(tile_5 < _S598)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_5);
        double _S599 = F64_zero_0();
        uint _S600 = a_40->stage_0;
        double sum_9;
        double sum_10;
        if((a_40->stage_0) == 2U)
        {
            if((&r_25)->exists_0)
            {
                uint i_46 = (&r_25)->place_1;
                sum_9 = _S599;
                for(;;)
                {
                    ulonglong _S601 = ulonglong(i_46);
                    if(_S601 < ((&r_25)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S602 = sum_9 + *(_S594 + ((&r_25)->row_0 * ulonglong(a_40->parts_0) + _S601));
                    i_46 = i_46 + a_40->width_1;
                    sum_9 = _S602;
                }
            }
            else
            {
                sum_9 = _S599;
            }
            uint _S603 = a_40->width_1;
            if((a_40->width_1) > 1U)
            {
                double _S604 = Group_all_3(sum_9, (&r_25)->slot_0, _S603);
                sum_10 = _S604;
            }
            else
            {
                sum_10 = sum_9;
            }
            sum_9 = sum_10;
        }
        else
        {
            sum_9 = _S599;
        }
        uint _S605 = size_of_0(_S596);
        Rows_0 _S606 = r_25;
        ulonglong _S607 = Rows_base_0(&_S606, 1U, _S605);
        uint _S608 = size_of_0(_S595);
        Rows_0 _S609 = r_25;
        ulonglong _S610 = Rows_base_0(&_S609, 0U, _S608);
        ulonglong start_0 = (&r_25)->begin_0;
        sum_10 = sum_9;
        for(;;)
        {
            Rows_0 _S611 = r_25;
            ulonglong _S612 = Rows_stop_0(&_S611);
            if(start_0 < _S612)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_0 + ulonglong(4U * (&r_25)->place_1);
            Rows_0 _S613 = r_25;
            Four_0 _S614 = Rows_read_0(&_S613, 1U, _S605, _S607, j_16);
            FixedArray<double, 4>  own_0;
            Rows_0 _S615 = r_25;
            bool _S616 = Rows_has_0(&_S615, j_16, 0U);
            double all_1;
            if(_S616)
            {
                all_1 = _S599 + F64_of_0(_S596, _S614.e_8[0U]);
            }
            else
            {
                all_1 = _S599;
            }
            own_0[0U] = all_1;
            Rows_0 _S617 = r_25;
            bool _S618 = Rows_has_0(&_S617, j_16, 1U);
            double all_2;
            if(_S618)
            {
                all_2 = all_1 + F64_of_0(_S596, _S614.e_8[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S619 = r_25;
            bool _S620 = Rows_has_0(&_S619, j_16, 2U);
            double all_3;
            if(_S620)
            {
                all_3 = all_2 + F64_of_0(_S596, _S614.e_8[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S621 = r_25;
            bool _S622 = Rows_has_0(&_S621, j_16, 3U);
            double all_4;
            if(_S622)
            {
                all_4 = all_3 + F64_of_0(_S596, _S614.e_8[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S623 = a_40->width_1;
            double before_1;
            double all_5;
            if((a_40->width_1) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_25)->slot_0, _S623);
                before_1 = sum_10 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_10;
                all_5 = all_4;
            }
            if(_S600 != 1U)
            {
                Four_0 s_6;
                (&s_6)->e_8[0U] = F64_bits_0(_S595, before_1 + own_0[0U]);
                (&s_6)->e_8[1U] = F64_bits_0(_S595, before_1 + own_0[1U]);
                (&s_6)->e_8[2U] = F64_bits_0(_S595, before_1 + own_0[2U]);
                (&s_6)->e_8[3U] = F64_bits_0(_S595, before_1 + own_0[3U]);
                Rows_0 _S624 = r_25;
                Four_0 _S625 = s_6;
                Rows_write_0(&_S624, 0U, _S608, _S610, j_16, &_S625);
            }
            double _S626 = sum_10 + all_5;
            Rows_0 _S627 = r_25;
            uint _S628 = Rows_step_0(&_S627);
            start_0 = start_0 + ulonglong(_S628);
            sum_10 = _S626;
        }
        bool _S629;
        if(_S600 == 1U)
        {
            _S629 = (&r_25)->exists_0;
        }
        else
        {
            _S629 = false;
        }
        bool _S630;
        if(_S629)
        {
            _S630 = ((&r_25)->place_1) == 0U;
        }
        else
        {
            _S630 = false;
        }
        if(_S630)
        {
            *(_S594 + ((&r_25)->row_0 * ulonglong(a_40->parts_0) + (&r_25)->part_0)) = sum_10;
        }
        tile_5 = tile_5 + ulonglong(a_40->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_27, RowArguments_0 * a_41, uint group_5, uint lane_15)
{
    Rows_0 _S631 = Rows_of_0(a_41, lane_15);
    Rows_0 r_26 = _S631;
    Candidate_0 * _S632 = (Candidate_0 *)a_41->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S633 = r_26;
        ulonglong _S634 = Rows_tiles_0(&_S633);
        if(tile_6 < _S634)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_6);
        Candidate_0 _S635 = Reduction_none_0();
        uint _S636 = a_41->stage_0;
        Candidate_0 v_89;
        if((a_41->stage_0) != 2U)
        {
            Rows_0 _S637 = r_26;
            Candidate_0 _S638 = Reduction_of_elements_0(spec_27, &_S637);
            v_89 = _S638;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_89 = _S635;
                uint i_47 = (&r_26)->place_1;
                for(;;)
                {
                    uint _S639 = a_41->parts_0;
                    if(i_47 < (a_41->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S640 = *(_S632 + ((&r_26)->row_0 * ulonglong(_S639) + ulonglong(i_47)));
                    Candidate_0 _S641 = v_89;
                    Candidate_0 _S642 = _S640;
                    Candidate_0 _S643 = Reduction_of_0(&_S641, &_S642);
                    uint i_48 = i_47 + a_41->width_1;
                    v_89 = _S643;
                    i_47 = i_48;
                }
            }
            else
            {
                v_89 = _S635;
            }
        }
        uint _S644 = a_41->width_1;
        Candidate_0 v_90;
        if((a_41->width_1) > 1U)
        {
            Candidate_0 _S645 = v_89;
            Candidate_0 _S646 = Group_all_4(&_S645, (&r_26)->slot_0, _S644);
            v_90 = _S646;
        }
        else
        {
            v_90 = v_89;
        }
        if((&r_26)->exists_0)
        {
            if(_S636 != 1U)
            {
                Rows_0 _S647 = r_26;
                Candidate_0 _S648 = v_90;
                Reduction_finish_0(spec_27, &_S647, &_S648);
            }
            else
            {
                if(((&r_26)->place_1) == 0U)
                {
                    *(_S632 + ((&r_26)->row_0 * ulonglong(a_41->parts_0) + (&r_26)->part_0)) = v_90;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_41->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_28, RowArguments_0 * a_42, uint group_6, uint lane_16)
{
    Rows_0 _S649 = Rows_of_0(a_42, lane_16);
    Rows_0 r_27 = _S649;
    double * _S650 = (double *)a_42->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S651 = r_27;
        ulonglong _S652 = Rows_tiles_0(&_S651);
        if(tile_7 < _S652)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_7);
        double _S653 = Reduction_none_1();
        uint _S654 = a_42->stage_0;
        double v_91;
        if((a_42->stage_0) != 2U)
        {
            Rows_0 _S655 = r_27;
            double _S656 = Reduction_of_elements_1(spec_28, &_S655);
            v_91 = _S656;
        }
        else
        {
            if((&r_27)->exists_0)
            {
                v_91 = _S653;
                uint i_49 = (&r_27)->place_1;
                for(;;)
                {
                    uint _S657 = a_42->parts_0;
                    if(i_49 < (a_42->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S658 = Reduction_of_1(v_91, *(_S650 + ((&r_27)->row_0 * ulonglong(_S657) + ulonglong(i_49))));
                    uint i_50 = i_49 + a_42->width_1;
                    v_91 = _S658;
                    i_49 = i_50;
                }
            }
            else
            {
                v_91 = _S653;
            }
        }
        uint _S659 = a_42->width_1;
        double v_92;
        if((a_42->width_1) > 1U)
        {
            double _S660 = Group_all_5(v_91, (&r_27)->slot_0, _S659);
            v_92 = _S660;
        }
        else
        {
            v_92 = v_91;
        }
        if((&r_27)->exists_0)
        {
            if(_S654 != 1U)
            {
                Rows_0 _S661 = r_27;
                Reduction_finish_1(spec_28, &_S661, v_92);
            }
            else
            {
                if(((&r_27)->place_1) == 0U)
                {
                    *(_S650 + ((&r_27)->row_0 * ulonglong(a_42->parts_0) + (&r_27)->part_0)) = v_92;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_29, RowArguments_0 * a_43, uint group_7, uint lane_17)
{
    Rows_0 _S662 = Rows_of_0(a_43, lane_17);
    Rows_0 r_28 = _S662;
    double * _S663 = (double *)a_43->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S664 = r_28;
        ulonglong _S665 = Rows_tiles_0(&_S664);
        if(tile_8 < _S665)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_8);
        double _S666 = Reduction_none_2();
        uint _S667 = a_43->stage_0;
        double v_93;
        if((a_43->stage_0) != 2U)
        {
            Rows_0 _S668 = r_28;
            double _S669 = Reduction_of_elements_2(spec_29, &_S668);
            v_93 = _S669;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_93 = _S666;
                uint i_51 = (&r_28)->place_1;
                for(;;)
                {
                    uint _S670 = a_43->parts_0;
                    if(i_51 < (a_43->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S671 = Reduction_of_2(v_93, *(_S663 + ((&r_28)->row_0 * ulonglong(_S670) + ulonglong(i_51))));
                    uint i_52 = i_51 + a_43->width_1;
                    v_93 = _S671;
                    i_51 = i_52;
                }
            }
            else
            {
                v_93 = _S666;
            }
        }
        uint _S672 = a_43->width_1;
        double v_94;
        if((a_43->width_1) > 1U)
        {
            double _S673 = Group_all_6(v_93, (&r_28)->slot_0, _S672);
            v_94 = _S673;
        }
        else
        {
            v_94 = v_93;
        }
        if((&r_28)->exists_0)
        {
            if(_S667 != 1U)
            {
                Rows_0 _S674 = r_28;
                Reduction_finish_2(spec_29, &_S674, v_94);
            }
            else
            {
                if(((&r_28)->place_1) == 0U)
                {
                    *(_S663 + ((&r_28)->row_0 * ulonglong(a_43->parts_0) + (&r_28)->part_0)) = v_94;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_30, RowArguments_0 * a_44, uint group_8, uint lane_18)
{
    Rows_0 _S675 = Rows_of_0(a_44, lane_18);
    Rows_0 r_29 = _S675;
    double * _S676 = (double *)a_44->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S677 = r_29;
        ulonglong _S678 = Rows_tiles_0(&_S677);
        if(tile_9 < _S678)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_9);
        double _S679 = Reduction_none_3();
        uint _S680 = a_44->stage_0;
        double v_95;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S681 = r_29;
            double _S682 = Reduction_of_elements_3(spec_30, &_S681);
            v_95 = _S682;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_95 = _S679;
                uint i_53 = (&r_29)->place_1;
                for(;;)
                {
                    uint _S683 = a_44->parts_0;
                    if(i_53 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S684 = Reduction_of_3(v_95, *(_S676 + ((&r_29)->row_0 * ulonglong(_S683) + ulonglong(i_53))));
                    uint i_54 = i_53 + a_44->width_1;
                    v_95 = _S684;
                    i_53 = i_54;
                }
            }
            else
            {
                v_95 = _S679;
            }
        }
        uint _S685 = a_44->width_1;
        double v_96;
        if((a_44->width_1) > 1U)
        {
            double _S686 = Group_all_7(v_95, (&r_29)->slot_0, _S685);
            v_96 = _S686;
        }
        else
        {
            v_96 = v_95;
        }
        if((&r_29)->exists_0)
        {
            if(_S680 != 1U)
            {
                Rows_0 _S687 = r_29;
                Reduction_finish_3(spec_30, &_S687, v_96);
            }
            else
            {
                if(((&r_29)->place_1) == 0U)
                {
                    *(_S676 + ((&r_29)->row_0 * ulonglong(a_44->parts_0) + (&r_29)->part_0)) = v_96;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_44->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f64(RowArguments_0 a_45, Spec_0 spec_31)
{
    uint _S688 = blockIdx.x;
    uint _S689 = threadIdx.x;
    Spec_0 _S690 = spec_31;
    RowArguments_0 _S691 = a_45;
    RowKernel_run_6(&_S690, &_S691, _S688, _S689);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f64(RowArguments_0 a_46, Spec_0 spec_32)
{
    uint _S692 = blockIdx.x;
    uint _S693 = threadIdx.x;
    Spec_0 _S694 = spec_32;
    RowArguments_0 _S695 = a_46;
    RowKernel_run_5(&_S694, &_S695, _S692, _S693);
    return;
}

extern "C" __global__ void mpt_reduce_max_f64(RowArguments_0 a_47, Spec_0 spec_33)
{
    uint _S696 = blockIdx.x;
    uint _S697 = threadIdx.x;
    Spec_0 _S698 = spec_33;
    RowArguments_0 _S699 = a_47;
    RowKernel_run_4(&_S698, &_S699, _S696, _S697);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f64(RowArguments_0 a_48, Spec_0 spec_34)
{
    uint _S700 = blockIdx.x;
    uint _S701 = threadIdx.x;
    Spec_0 _S702 = spec_34;
    RowArguments_0 _S703 = a_48;
    RowKernel_run_3(&_S702, &_S703, _S700, _S701);
    return;
}

extern "C" __global__ void mpt_scan_f64(RowArguments_0 a_49, Spec_0 spec_35)
{
    uint _S704 = blockIdx.x;
    uint _S705 = threadIdx.x;
    Spec_0 _S706 = spec_35;
    RowArguments_0 _S707 = a_49;
    Scan_run_0(&_S706, &_S707, _S704, _S705);
    return;
}

extern "C" __global__ void mpt_softmax_f64(RowArguments_0 a_50, Spec_0 spec_36)
{
    uint _S708 = blockIdx.x;
    uint _S709 = threadIdx.x;
    Spec_0 _S710 = spec_36;
    RowArguments_0 _S711 = a_50;
    RowKernel_run_2(&_S710, &_S711, _S708, _S709);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f64(RowArguments_0 a_51, Spec_0 spec_37)
{
    uint _S712 = blockIdx.x;
    uint _S713 = threadIdx.x;
    Spec_0 _S714 = spec_37;
    RowArguments_0 _S715 = a_51;
    RowKernel_run_1(&_S714, &_S715, _S712, _S713);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f64(RowArguments_0 a_52, Spec_0 spec_38)
{
    uint _S716 = blockIdx.x;
    uint _S717 = threadIdx.x;
    Spec_0 _S718 = spec_38;
    RowArguments_0 _S719 = a_52;
    RowKernel_run_0(&_S718, &_S719, _S716, _S717);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f64(RowArguments_0 a_53, Spec_0 spec_39)
{
    uint _S720 = blockIdx.x;
    uint _S721 = threadIdx.x;
    Spec_0 _S722 = spec_39;
    RowArguments_0 _S723 = a_53;
    CrossEntropyGrad_run_0(&_S722, &_S723, _S720, _S721);
    return;
}

