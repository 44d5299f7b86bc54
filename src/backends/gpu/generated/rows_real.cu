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
        Pair_0 _S32 = r_3;
        Pair_0 _S33 = times_0(&_S32, x_10);
        double _S34 = real_of_0(kTerms_0[at_0]);
        Pair_0 _S35 = _S33;
        Pair_0 _S36 = added_0(&_S35, _S34);
        r_3 = _S36;
        (&r_3)->lo_2 = (&r_3)->lo_2 + real_of_0(kTerms_0[at_0 + 1U]);
        i_5 = i_5 + 1U;
    }
    return r_3;
}

__device__ Pair_0 log_pair_0(double x_11)
{
    bool tiny_0 = (bits_of_0(x_11)) < 4503599627370496ULL;
    double _S37;
    if(tiny_0)
    {
        _S37 = x_11 * 1.8014398509481984e+16;
    }
    else
    {
        _S37 = x_11;
    }
    ulonglong u_0 = bits_of_0(_S37);
    int e_0 = int(high_0(u_0) - 1072079006U) >> int(20);
    double m_0 = real_of_0(u_0 - (ulonglong(uint(e_0)) << int(52)));
    double _S38 = double(e_0);
    if(tiny_0)
    {
        _S37 = 54.0;
    }
    else
    {
        _S37 = 0.0;
    }
    double n_5 = _S38 - _S37;
    Pair_0 _S39 = sum_of_0(m_0, 1.0);
    Pair_0 _S40 = pair_0(m_0 - 1.0, 0.0);
    Pair_0 _S41 = _S39;
    Pair_0 _S42 = over_0(&_S40, &_S41);
    Pair_0 _S43 = _S42;
    Pair_0 _S44 = _S42;
    Pair_0 _S45 = times_0(&_S43, &_S44);
    Pair_0 _S46 = _S45;
    Pair_0 _S47 = wide_series_0(&_S46, 28U, 11U, 3U);
    Pair_0 _S48 = _S42;
    Pair_0 _S49 = _S47;
    Pair_0 _S50 = times_0(&_S48, &_S49);
    double _S51 = n_5 * real_of_0(4604418534311723008ULL);
    Pair_0 _S52 = pair_0(2.0 * _S50.hi_2, 2.0 * _S50.lo_2);
    Pair_0 _S53 = added_0(&_S52, _S51);
    return sum_of_0(_S53.hi_2, _S53.lo_2 + n_5 * real_of_0(4461442080421002358ULL));
}

__device__ double log_of_0(double x_12)
{
    ulonglong u_1 = bits_of_0(x_12);
    if((u_1 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    if(u_1 >= 9218868437227405312ULL)
    {
        double _S54;
        if(u_1 == 9218868437227405312ULL)
        {
            _S54 = x_12;
        }
        else
        {
            _S54 = real_nan_0();
        }
        return _S54;
    }
    return log_pair_0(x_12).hi_2;
}

__device__ double F64_log_0(double v_9)
{
    return log_of_0(v_9);
}

__device__ double F64_scalar_0(ulonglong v_10)
{
    return real_of_0(v_10);
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
    ulonglong _S55 = i_6;
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
        longlong _S56 = longlong(_S55);
        uint _S57 = d_0 - 1U;
        longlong index_0;
        if(_S57 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S57];
            ulonglong rest_0;
            if((_S55 >> int(32)) == 0ULL)
            {
                uint _S58;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S59 = uint(_S55) / uint(extent_2);
                    _S58 = _S59;
                }
                else
                {
                    _S58 = 0U;
                }
                rest_0 = ulonglong(_S58);
            }
            else
            {
                ulonglong _S60 = _S55 / extent_2;
                rest_0 = _S60;
            }
            index_0 = longlong(_S55 - rest_0 * extent_2);
            _S55 = rest_0;
        }
        else
        {
            index_0 = _S56;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S57;
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
    longlong _S61 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_3 + ulonglong(_S61 * longlong(size_0));
}

__device__ ulonglong right_odd_0(ulonglong v_11, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_11;
    }
    int _S62;
    if(s_3 >= 64U)
    {
        if(v_11 != 0ULL)
        {
            _S62 = int(1);
        }
        else
        {
            _S62 = int(0);
        }
        return ulonglong(_S62);
    }
    ulonglong _S63 = v_11 >> s_3;
    if((v_11 & ((1ULL << s_3) - 1ULL)) != 0ULL)
    {
        _S62 = int(1);
    }
    else
    {
        _S62 = int(0);
    }
    return _S63 | ulonglong(_S62);
}

__device__ ulonglong right_nearest_0(ulonglong v_12, uint s_4)
{
    if(s_4 == 0U)
    {
        return v_12;
    }
    bool _S64;
    if(s_4 >= 64U)
    {
        if(s_4 == 64U)
        {
            _S64 = v_12 > 9223372036854775808ULL;
        }
        else
        {
            _S64 = false;
        }
        int _S65;
        if(_S64)
        {
            _S65 = int(1);
        }
        else
        {
            _S65 = int(0);
        }
        return ulonglong(_S65);
    }
    ulonglong q_1 = v_12 >> s_4;
    ulonglong rest_1 = v_12 & ((1ULL << s_4) - 1ULL);
    ulonglong half_1 = 1ULL << (s_4 - 1U);
    if(rest_1 > half_1)
    {
        _S64 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S64 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S64 = false;
        }
    }
    ulonglong _S66;
    if(_S64)
    {
        _S66 = q_1 + 1ULL;
    }
    else
    {
        _S66 = q_1;
    }
    return _S66;
}

__device__ uint f32_of_f64_0(ulonglong u_2, bool odd_0)
{
    uint _S67 = high_0(u_2);
    uint sign_1 = _S67 & 2147483648U;
    uint e_1 = (_S67 >> int(20)) & 2047U;
    ulonglong m_1 = u_2 & 4503599627370495ULL;
    uint s_5;
    if(e_1 == 2047U)
    {
        uint _S68 = (sign_1 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_5 = 4194304U;
        }
        else
        {
            s_5 = 0U;
        }
        return _S68 | s_5;
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
        bool _S69;
        if(odd_0)
        {
            _S69 = m_1 != 0ULL;
        }
        else
        {
            _S69 = false;
        }
        int _S70;
        if(_S69)
        {
            _S70 = int(1);
        }
        else
        {
            _S70 = int(0);
        }
        return sign_1 | uint(_S70);
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
    uint _S71 = high_0(u_3);
    uint _S72 = _S71 >> int(31);
    bool negative_0 = _S72 != 0U;
    uint e_2 = (_S71 >> int(20)) & 2047U;
    ulonglong m_5 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S73;
    if(e_2 == 2047U)
    {
        _S73 = m_5 != 4503599627370496ULL;
    }
    else
    {
        _S73 = false;
    }
    if(_S73)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S72));
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
    longlong _S74;
    if(negative_0)
    {
        _S74 = longlong(0ULL - m_6);
    }
    else
    {
        _S74 = longlong(m_6);
    }
    return _S74;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_13)
{
    longlong _S75;
    switch(type_1)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S75 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S75 = 127LL;
                }
                else
                {
                    _S75 = v_13;
                }
            }
            return _S75;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S75 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S75 = 255LL;
                }
                else
                {
                    _S75 = v_13;
                }
            }
            return _S75;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S75 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S75 = 2147483647LL;
                }
                else
                {
                    _S75 = v_13;
                }
            }
            return _S75;
        }
    default:
        {
            return v_13;
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
    uint _S76 = a_10 & 8388607U;
    uint _S77;
    if(e_3 != 0U)
    {
        _S77 = 8388608U;
    }
    else
    {
        _S77 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S76 | _S77), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_11 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S78;
    if(a_11 >= 1199566848U)
    {
        _S78 = 31744U;
    }
    else
    {
        _S78 = narrow_0(a_11, 10U, 15U);
    }
    return sign_2 | _S78;
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
    uint _S79;
    if(a_12 >= 1140850688U)
    {
        _S79 = 127U;
    }
    else
    {
        _S79 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_3 | _S79;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_13 = u_7 & 2147483647U;
    uint sign_4 = (u_7 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S80;
    if(a_13 >= 1199570944U)
    {
        _S80 = 124U;
    }
    else
    {
        _S80 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_4 | _S80;
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
            int _S81;
            if((u_9 << int(1)) != 0ULL)
            {
                _S81 = int(1);
            }
            else
            {
                _S81 = int(0);
            }
            return ulonglong(_S81);
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

__device__ ulonglong F64_bits_0(uint type_4, double v_14)
{
    return of_f64_0(type_4, bits_of_0(v_14));
}

__device__ void store_0(uint size_1, ulonglong base_0, longlong i_7, ulonglong v_15)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_7) = uchar(v_15);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_7) = ushort(v_15);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_7) = uint(v_15);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_7) = v_15;
            break;
        }
    }
    return;
}

struct Target_0
{
    longlong at_1;
    bool ignored_0;
    bool valid_0;
};

__device__ ulonglong load_0(uint size_2, ulonglong base_1, longlong i_8)
{
    switch(size_2)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_1 + i_8));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_1 + i_8));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_1 + i_8));
        }
    default:
        {
            return *((ulonglong *)base_1 + i_8);
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_16)
{
    switch(type_6)
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
            int _S82;
            if(v_16 != 0ULL)
            {
                _S82 = int(1);
            }
            else
            {
                _S82 = int(0);
            }
            return longlong(_S82);
        }
    default:
        {
            return longlong(v_16);
        }
    }
}

__device__ uint top_bit_0(uint v_17)
{
    uint _S83;
    uint at_2;
    if(v_17 >= 65536U)
    {
        _S83 = v_17 >> int(16);
        at_2 = 16U;
    }
    else
    {
        _S83 = v_17;
        at_2 = 0U;
    }
    if(_S83 >= 256U)
    {
        uint at_3 = at_2 + 8U;
        _S83 = _S83 >> int(8);
        at_2 = at_3;
    }
    if(_S83 >= 16U)
    {
        uint at_4 = at_2 + 4U;
        _S83 = _S83 >> int(4);
        at_2 = at_4;
    }
    if(_S83 >= 4U)
    {
        uint _S84 = _S83 >> int(2);
        at_2 = at_2 + 2U;
        _S83 = _S84;
    }
    return at_2 + (_S83 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_18)
{
    uint _S85 = high_0(v_18);
    uint _S86;
    if(_S85 != 0U)
    {
        _S86 = 32U + top_bit_0(_S85);
    }
    else
    {
        _S86 = top_bit_0(low_0(v_18));
    }
    return _S86;
}

__device__ ulonglong f64_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0ULL;
    }
    bool _S87 = v_19 < 0LL;
    ulonglong m_7;
    if(_S87)
    {
        m_7 = 0ULL - ulonglong(v_19);
    }
    else
    {
        m_7 = ulonglong(v_19);
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
    if(_S87)
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
    uint _S88 = (sign_5 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S89;
    if(a_14 > 31744U)
    {
        _S89 = 4194304U;
    }
    else
    {
        _S89 = 0U;
    }
    return _S88 | _S89;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S90;
    if(a_15 == 127U)
    {
        _S90 = 2143289344U;
    }
    else
    {
        _S90 = widen_0(a_15, 3U, 7U);
    }
    return sign_6 | _S90;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_7 | (widen_0(a_16, 2U, 15U));
    }
    uint _S91;
    if(a_16 == 124U)
    {
        _S91 = 2139095040U;
    }
    else
    {
        _S91 = 2143289344U;
    }
    return sign_7 | _S91;
}

__device__ uint f32_of_i64_0(longlong v_20)
{
    if(v_20 == 0LL)
    {
        return 0U;
    }
    bool _S92 = v_20 < 0LL;
    ulonglong m_9;
    if(_S92)
    {
        m_9 = 0ULL - ulonglong(v_20);
    }
    else
    {
        m_9 = ulonglong(v_20);
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
    uint _S93;
    if(_S92)
    {
        _S93 = 2147483648U;
    }
    else
    {
        _S93 = 0U;
    }
    return _S93 + ((top_3 + 126U) << int(23)) + q_3;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_21)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_21);
        }
    case 2U:
        {
            return f32_of_f64_0(v_21, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_21));
        }
    case 4U:
        {
            return (low_0(v_21)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_21));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_21));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_21));
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
        uint _S94 = (sign_8 | 2146435072U) | (m_10 >> int(3));
        if(m_10 != 0U)
        {
            m_11 = 524288U;
        }
        else
        {
            m_11 = 0U;
        }
        return join_0(_S94 | m_11, m_10 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_4 = top_bit_0(m_10);
        uint _S95 = top_4 + 874U;
        m_11 = (m_10 << (23U - top_4)) & 8388607U;
        e_6 = _S95;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_11 = m_10;
        e_6 = e_7;
    }
    return join_0((sign_8 | (e_6 << int(20))) | (m_11 >> int(3)), m_11 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_22)
{
    if(type_8 == 2U)
    {
        return v_22;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_22));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_22));
}

__device__ longlong i64_of_0(uint type_9, ulonglong v_23)
{
    longlong _S96;
    if(is_integral_0(type_9))
    {
        _S96 = whole_of_0(type_9, v_23);
    }
    else
    {
        _S96 = i64_of_f64_0(f64_of_0(type_9, v_23));
    }
    return _S96;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_18, uint type_10, ulonglong address_0)
{
    Target_0 t_0;
    longlong _S97 = i64_of_0(type_10, load_0(size_of_0(type_10), address_0, 0LL));
    (&t_0)->at_1 = _S97;
    (&t_0)->ignored_0 = _S97 == longlong(a_18->a_5);
    bool _S98;
    if(_S97 >= 0LL)
    {
        _S98 = ulonglong((&t_0)->at_1) < (a_18->extent_0);
    }
    else
    {
        _S98 = false;
    }
    (&t_0)->valid_0 = _S98;
    return t_0;
}

__device__ double F64_zero_0()
{
    return 0.0;
}

__device__ double F64_nan_0()
{
    return real_nan_0();
}

__device__ longlong Rows_along_0(Rows_0 * this_3, uint k_3, ulonglong j_0)
{
    longlong _S99 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S99;
}

__device__ double F64_of_0(uint type_11, ulonglong v_24)
{
    return real_of_0(f64_of_0(type_11, v_24));
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ double F64_of_count_0(ulonglong n_6)
{
    return real_of_0(f64_of_i64_0(longlong(n_6)));
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_4, CrossEntropyValue_0 * v_25)
{
    if((r_4->place_1) != 0U)
    {
        return;
    }
    uint _S100 = Spec_type_0(spec_0, 0U);
    uint _S101 = Spec_type_0(spec_0, 1U);
    uint _S102 = Spec_type_0(spec_0, 2U);
    uint _S103 = Spec_type_0(spec_0, 3U);
    double _S104 = (&v_25->most_0)->top_0;
    double rest_2 = F64_log_0((&v_25->most_0)->sum_0);
    double smooth_0 = F64_scalar_0((&r_4->a_6)->b_4);
    if(_S101 != 0U)
    {
        uint _S105 = size_of_0(_S101);
        ulonglong _S106 = Rows_base_0(r_4, 1U, _S105);
        store_0(_S105, _S106, 0LL, F64_bits_0(_S101, _S104 + rest_2));
    }
    ulonglong _S107 = Rows_base_0(r_4, 3U, size_of_0(_S103));
    Target_0 _S108 = Target_of_0(&r_4->a_6, _S103, _S107);
    double z_0;
    if(_S108.ignored_0)
    {
        z_0 = F64_zero_0();
    }
    else
    {
        z_0 = F64_nan_0();
    }
    bool _S109;
    if(_S108.valid_0)
    {
        _S109 = !_S108.ignored_0;
    }
    else
    {
        _S109 = false;
    }
    if(_S109)
    {
        uint size_3 = size_of_0(_S102);
        ulonglong _S110 = Rows_base_0(r_4, 2U, size_3);
        longlong _S111 = Rows_along_0(r_4, 2U, ulonglong(_S108.at_1));
        double _S112 = (F64_one_0() - smooth_0) * (rest_2 + (_S104 - F64_of_0(_S102, load_0(size_3, _S110, _S111))));
        if(!(smooth_0 == (F64_zero_0())))
        {
            z_0 = _S112 + smooth_0 * (rest_2 + (_S104 - v_25->total_0 / F64_of_count_0((&r_4->a_6)->extent_0)));
        }
        else
        {
            z_0 = _S112;
        }
    }
    uint _S113 = size_of_0(_S100);
    ulonglong _S114 = Rows_base_0(r_4, 0U, _S113);
    store_0(_S113, _S114, 0LL, F64_bits_0(_S100, z_0));
    return;
}

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_26;
    (&v_26)->top_0 = F64_lowest_0();
    (&v_26)->sum_0 = F64_zero_0();
    return v_26;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_27;
    (&v_27)->most_0 = MaxSum_none_0();
    (&v_27)->total_0 = F64_zero_0();
    return v_27;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S115 = this_4->begin_0;
    uint _S116;
    if((((&this_4->a_6)->flags_0) & 2U) != 0U)
    {
        _S116 = 4U * this_4->place_1;
    }
    else
    {
        _S116 = this_4->place_1;
    }
    return _S115 + ulonglong(_S116);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S117;
    if((((&this_5->a_6)->flags_0) & 4U) != 0U)
    {
        _S117 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S117 = false;
    }
    return _S117;
}

__device__ Four_0 load4_0(uint size_4, ulonglong base_2, ulonglong i_9)
{
    ulonglong at_5 = base_2 + i_9 * ulonglong(size_4);
    Four_0 r_5;
    if(size_4 == 1U)
    {
        uint * _S118 = (uint *)at_5;
        uint w_0 = *_S118;
        (&r_5)->e_8[int(0)] = ulonglong((*_S118) & 255U);
        (&r_5)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_5)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_5)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_4 == 2U)
        {
            uint2  * _S119 = (uint2  *)at_5;
            uint2  _S120 = *_S119;
            uint _S121 = (*_S119).x;
            (&r_5)->e_8[int(0)] = ulonglong(_S121 & 65535U);
            (&r_5)->e_8[int(1)] = ulonglong(_S121 >> int(16));
            uint _S122 = _S120.y;
            (&r_5)->e_8[int(2)] = ulonglong(_S122 & 65535U);
            (&r_5)->e_8[int(3)] = ulonglong(_S122 >> int(16));
        }
        else
        {
            if(size_4 == 4U)
            {
                uint4  * _S123 = (uint4  *)at_5;
                uint4  _S124 = *_S123;
                (&r_5)->e_8[int(0)] = ulonglong((*_S123).x);
                (&r_5)->e_8[int(1)] = ulonglong(_S124.y);
                (&r_5)->e_8[int(2)] = ulonglong(_S124.z);
                (&r_5)->e_8[int(3)] = ulonglong(_S124.w);
            }
            else
            {
                uint4  * _S125 = (uint4  *)at_5;
                uint4  _S126 = *_S125;
                uint4  _S127 = *(uint4  *)(at_5 + 16ULL);
                (&r_5)->e_8[int(0)] = join_0((*_S125).y, (*_S125).x);
                (&r_5)->e_8[int(1)] = join_0(_S126.w, _S126.z);
                (&r_5)->e_8[int(2)] = join_0(_S127.y, _S127.x);
                (&r_5)->e_8[int(3)] = join_0(_S127.w, _S127.z);
            }
        }
    }
    return r_5;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_10)
{
    uint _S128;
    if((((&this_6->a_6)->flags_0) & 2U) != 0U)
    {
        _S128 = i_10;
    }
    else
    {
        _S128 = i_10 * (&this_6->a_6)->width_1;
    }
    return j_2 + ulonglong(_S128);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_11)
{
    ulonglong _S129 = Rows_at_0(this_7, j_3, i_11);
    return _S129 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_5, ulonglong base_3, ulonglong j_4)
{
    Four_0 x_13;
    bool _S130 = Rows_is_dense_0(this_8, j_4);
    if(_S130)
    {
        x_13 = load4_0(size_5, base_3, j_4);
    }
    else
    {
        bool _S131 = Rows_has_0(this_8, j_4, 0U);
        if(_S131)
        {
            ulonglong _S132 = Rows_at_0(this_8, j_4, 0U);
            longlong _S133 = Rows_along_0(this_8, k_4, _S132);
            (&x_13)->e_8[0U] = load_0(size_5, base_3, _S133);
        }
        bool _S134 = Rows_has_0(this_8, j_4, 1U);
        if(_S134)
        {
            ulonglong _S135 = Rows_at_0(this_8, j_4, 1U);
            longlong _S136 = Rows_along_0(this_8, k_4, _S135);
            (&x_13)->e_8[1U] = load_0(size_5, base_3, _S136);
        }
        bool _S137 = Rows_has_0(this_8, j_4, 2U);
        if(_S137)
        {
            ulonglong _S138 = Rows_at_0(this_8, j_4, 2U);
            longlong _S139 = Rows_along_0(this_8, k_4, _S138);
            (&x_13)->e_8[2U] = load_0(size_5, base_3, _S139);
        }
        bool _S140 = Rows_has_0(this_8, j_4, 3U);
        if(_S140)
        {
            ulonglong _S141 = Rows_at_0(this_8, j_4, 3U);
            longlong _S142 = Rows_along_0(this_8, k_4, _S141);
            (&x_13)->e_8[3U] = load_0(size_5, base_3, _S142);
        }
    }
    return x_13;
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ MaxSum_0 MaxSum_one_0(double x_14)
{
    MaxSum_0 v_28;
    (&v_28)->top_0 = x_14;
    double _S143;
    if(x_14 == (F64_highest_0()))
    {
        _S143 = F64_nan_0();
    }
    else
    {
        if(x_14 == (F64_lowest_0()))
        {
            _S143 = F64_zero_0();
        }
        else
        {
            _S143 = F64_one_0();
        }
    }
    (&v_28)->sum_0 = _S143;
    return v_28;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_6)->width_1;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_6)
{
    uint _S144 = Spec_type_0(spec_1, 2U);
    uint size_6 = size_of_0(_S144);
    ulonglong _S145 = Rows_base_0(r_6, 2U, size_6);
    CrossEntropyValue_0 v_29 = CrossEntropy_none_0();
    ulonglong _S146 = Rows_first_0(r_6);
    ulonglong j_5 = _S146;
    for(;;)
    {
        if(j_5 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S147 = Rows_read_0(r_6, 2U, size_6, _S145, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S148 = Rows_has_0(r_6, j_5, 0U);
                    if(!_S148)
                    {
                        break;
                    }
                    double e_9 = F64_of_0(_S144, _S147.e_8[0U]);
                    MaxSum_0 _S149 = MaxSum_one_0(e_9);
                    MaxSum_0 _S150 = (&v_29)->most_0;
                    MaxSum_0 _S151 = _S149;
                    MaxSum_0 _S152 = MaxSum_of_0(&_S150, &_S151);
                    (&v_29)->most_0 = _S152;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S153 = Rows_has_0(r_6, j_5, 1U);
                    if(!_S153)
                    {
                        break;
                    }
                    double e_10 = F64_of_0(_S144, _S147.e_8[1U]);
                    MaxSum_0 _S154 = MaxSum_one_0(e_10);
                    MaxSum_0 _S155 = (&v_29)->most_0;
                    MaxSum_0 _S156 = _S154;
                    MaxSum_0 _S157 = MaxSum_of_0(&_S155, &_S156);
                    (&v_29)->most_0 = _S157;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S158 = Rows_has_0(r_6, j_5, 2U);
                    if(!_S158)
                    {
                        break;
                    }
                    double e_11 = F64_of_0(_S144, _S147.e_8[2U]);
                    MaxSum_0 _S159 = MaxSum_one_0(e_11);
                    MaxSum_0 _S160 = (&v_29)->most_0;
                    MaxSum_0 _S161 = _S159;
                    MaxSum_0 _S162 = MaxSum_of_0(&_S160, &_S161);
                    (&v_29)->most_0 = _S162;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S163 = Rows_has_0(r_6, j_5, 3U);
                    if(!_S163)
                    {
                        break;
                    }
                    double e_12 = F64_of_0(_S144, _S147.e_8[3U]);
                    MaxSum_0 _S164 = MaxSum_one_0(e_12);
                    MaxSum_0 _S165 = (&v_29)->most_0;
                    MaxSum_0 _S166 = _S164;
                    MaxSum_0 _S167 = MaxSum_of_0(&_S165, &_S166);
                    (&v_29)->most_0 = _S167;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S168 = Rows_step_0(r_6);
        j_5 = j_5 + ulonglong(_S168);
    }
    return v_29;
}

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double SoftmaxGrad_of_0(double a_19, double b_8)
{
    return a_19 + b_8;
}

__device__ double Group_all_1(double v_30, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = v_30;
    meet_0();
    uint _S169 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_4 = lane_1 - place_2;
    double _S170;
    uint i_12;
    if(width_2 > _S169)
    {
        if(place_2 < _S169)
        {
            uint _S171 = place_2 + _S169;
            _S170 = v_30;
            i_12 = _S171;
            for(;;)
            {
                if(i_12 < width_2)
                {
                }
                else
                {
                    break;
                }
                double _S172 = SoftmaxGrad_of_0(_S170, (*&values_1)[first_4 + i_12]);
                uint i_13 = i_12 + _S169;
                _S170 = _S172;
                i_12 = i_13;
            }
            (*&values_1)[lane_1] = _S170;
        }
        meet_0();
    }
    _S170 = (*&values_1)[first_4];
    i_12 = 1U;
    for(;;)
    {
        if(i_12 < _S169)
        {
        }
        else
        {
            break;
        }
        double _S173 = SoftmaxGrad_of_0(_S170, (*&values_1)[first_4 + i_12]);
        uint i_14 = i_12 + 1U;
        _S170 = _S173;
        i_12 = i_14;
    }
    meet_0();
    return _S170;
}

__device__ void store4_0(uint size_7, ulonglong base_4, ulonglong i_15, Four_0 * v_31)
{
    ulonglong at_6 = base_4 + i_15 * ulonglong(size_7);
    if(size_7 == 1U)
    {
        *(uint *)at_6 = (((low_0((v_31->e_8[int(0)]) & 255ULL)) | ((low_0((v_31->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_31->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_31->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_7 == 2U)
        {
            *(uint2  *)at_6 = make_uint2 ((low_0((v_31->e_8[int(0)]) & 65535ULL)) | ((low_0(v_31->e_8[int(1)])) << int(16)), (low_0((v_31->e_8[int(2)]) & 65535ULL)) | ((low_0(v_31->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_7 == 4U)
            {
                *(uint4  *)at_6 = make_uint4 (low_0(v_31->e_8[int(0)]), low_0(v_31->e_8[int(1)]), low_0(v_31->e_8[int(2)]), low_0(v_31->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_6 = make_uint4 (low_0(v_31->e_8[int(0)]), high_0(v_31->e_8[int(0)]), low_0(v_31->e_8[int(1)]), high_0(v_31->e_8[int(1)]));
                *(uint4  *)(at_6 + 16ULL) = make_uint4 (low_0(v_31->e_8[int(2)]), high_0(v_31->e_8[int(2)]), low_0(v_31->e_8[int(3)]), high_0(v_31->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_8, ulonglong base_5, ulonglong j_6, Four_0 * x_15)
{
    bool _S174 = Rows_is_dense_0(this_10, j_6);
    if(_S174)
    {
        store4_0(size_8, base_5, j_6, x_15);
    }
    else
    {
        bool _S175 = Rows_has_0(this_10, j_6, 0U);
        if(_S175)
        {
            ulonglong _S176 = Rows_at_0(this_10, j_6, 0U);
            longlong _S177 = Rows_along_0(this_10, k_5, _S176);
            store_0(size_8, base_5, _S177, x_15->e_8[0U]);
        }
        bool _S178 = Rows_has_0(this_10, j_6, 1U);
        if(_S178)
        {
            ulonglong _S179 = Rows_at_0(this_10, j_6, 1U);
            longlong _S180 = Rows_along_0(this_10, k_5, _S179);
            store_0(size_8, base_5, _S180, x_15->e_8[1U]);
        }
        bool _S181 = Rows_has_0(this_10, j_6, 2U);
        if(_S181)
        {
            ulonglong _S182 = Rows_at_0(this_10, j_6, 2U);
            longlong _S183 = Rows_along_0(this_10, k_5, _S182);
            store_0(size_8, base_5, _S183, x_15->e_8[2U]);
        }
        bool _S184 = Rows_has_0(this_10, j_6, 3U);
        if(_S184)
        {
            ulonglong _S185 = Rows_at_0(this_10, j_6, 3U);
            longlong _S186 = Rows_along_0(this_10, k_5, _S185);
            store_0(size_8, base_5, _S186, x_15->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_7, double sum_3)
{
    uint _S187 = Spec_type_0(spec_2, 0U);
    uint _S188 = Spec_type_0(spec_2, 1U);
    uint _S189 = Spec_type_0(spec_2, 2U);
    uint _S190 = size_of_0(_S188);
    ulonglong _S191 = Rows_base_0(r_7, 1U, _S190);
    uint _S192 = size_of_0(_S189);
    ulonglong _S193 = Rows_base_0(r_7, 2U, _S192);
    uint _S194 = size_of_0(_S187);
    ulonglong _S195 = Rows_base_0(r_7, 0U, _S194);
    ulonglong _S196 = Rows_first_0(r_7);
    ulonglong j_7 = _S196;
    for(;;)
    {
        if(j_7 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S197 = Rows_read_0(r_7, 1U, _S190, _S191, j_7);
        Four_0 _S198 = Rows_read_0(r_7, 2U, _S192, _S193, j_7);
        Four_0 d_1;
        double e_13 = F64_of_0(_S188, _S197.e_8[0U]);
        double p_4 = F64_of_0(_S189, _S198.e_8[0U]);
        bool _S199 = (spec_2->op_0) != 0U;
        double _S200;
        if(_S199)
        {
            _S200 = e_13 - F64_exp_0(p_4) * sum_3;
        }
        else
        {
            _S200 = p_4 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F64_bits_0(_S187, _S200);
        double e_14 = F64_of_0(_S188, _S197.e_8[1U]);
        double p_5 = F64_of_0(_S189, _S198.e_8[1U]);
        double _S201;
        if(_S199)
        {
            _S201 = e_14 - F64_exp_0(p_5) * sum_3;
        }
        else
        {
            _S201 = p_5 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F64_bits_0(_S187, _S201);
        double e_15 = F64_of_0(_S188, _S197.e_8[2U]);
        double p_6 = F64_of_0(_S189, _S198.e_8[2U]);
        double _S202;
        if(_S199)
        {
            _S202 = e_15 - F64_exp_0(p_6) * sum_3;
        }
        else
        {
            _S202 = p_6 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F64_bits_0(_S187, _S202);
        double e_16 = F64_of_0(_S188, _S197.e_8[3U]);
        double p_7 = F64_of_0(_S189, _S198.e_8[3U]);
        double _S203;
        if(_S199)
        {
            _S203 = e_16 - F64_exp_0(p_7) * sum_3;
        }
        else
        {
            _S203 = p_7 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F64_bits_0(_S187, _S203);
        Four_0 _S204 = d_1;
        Rows_write_0(r_7, 0U, _S194, _S195, j_7, &_S204);
        uint _S205 = Rows_step_0(r_7);
        j_7 = j_7 + ulonglong(_S205);
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
    uint _S206 = Spec_type_0(spec_3, 1U);
    uint _S207 = Spec_type_0(spec_3, 2U);
    uint _S208 = size_of_0(_S206);
    ulonglong _S209 = Rows_base_0(r_8, 1U, _S208);
    uint _S210 = size_of_0(_S207);
    ulonglong _S211 = Rows_base_0(r_8, 2U, _S210);
    double _S212 = SoftmaxGrad_none_0();
    ulonglong _S213 = Rows_first_0(r_8);
    ulonglong j_8 = _S213;
    double sum_7 = _S212;
    for(;;)
    {
        if(j_8 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S214 = Rows_read_0(r_8, 1U, _S208, _S209, j_8);
        uint _S215 = spec_3->op_0;
        Four_0 v_32;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S216 = Rows_read_0(r_8, 2U, _S210, _S211, j_8);
            v_32 = _S216;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S217 = Rows_has_0(r_8, j_8, 0U);
                    if(!_S217)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    double e_17 = F64_of_0(_S206, _S214.e_8[0U]);
                    if(_S215 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F64_of_0(_S207, v_32.e_8[0U]);
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
                    bool _S218 = Rows_has_0(r_8, j_8, 1U);
                    if(!_S218)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    double e_18 = F64_of_0(_S206, _S214.e_8[1U]);
                    if(_S215 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F64_of_0(_S207, v_32.e_8[1U]);
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
                    bool _S219 = Rows_has_0(r_8, j_8, 2U);
                    if(!_S219)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    double e_19 = F64_of_0(_S206, _S214.e_8[2U]);
                    if(_S215 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F64_of_0(_S207, v_32.e_8[2U]);
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
                    bool _S220 = Rows_has_0(r_8, j_8, 3U);
                    if(!_S220)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    double e_20 = F64_of_0(_S206, _S214.e_8[3U]);
                    double _S221;
                    if(_S215 != 0U)
                    {
                        _S221 = e_20;
                    }
                    else
                    {
                        _S221 = e_20 * F64_of_0(_S207, v_32.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S221;
                    break;
                }
                break;
            }
            break;
        }
        uint _S222 = Rows_step_0(r_8);
        j_8 = j_8 + ulonglong(_S222);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_2;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_20, MaxSum_0 * b_9)
{
    MaxSum_0 _S223 = MaxSum_of_0(a_20, b_9);
    return _S223;
}

__device__ MaxSum_0 Group_all_2(MaxSum_0 * v_33, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_33;
    meet_0();
    uint _S224 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_5 = lane_2 - place_3;
    MaxSum_0 _S225;
    uint i_16;
    if(width_3 > _S224)
    {
        if(place_3 < _S224)
        {
            uint _S226 = place_3 + _S224;
            _S225 = *v_33;
            i_16 = _S226;
            for(;;)
            {
                if(i_16 < width_3)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S227 = _S225;
                MaxSum_0 _S228 = (*&values_2)[first_5 + i_16];
                MaxSum_0 _S229 = Softmax_of_0(&_S227, &_S228);
                uint i_17 = i_16 + _S224;
                _S225 = _S229;
                i_16 = i_17;
            }
            (*&values_2)[lane_2] = _S225;
        }
        meet_0();
    }
    _S225 = (*&values_2)[first_5];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S224)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S230 = _S225;
        MaxSum_0 _S231 = (*&values_2)[first_5 + i_16];
        MaxSum_0 _S232 = Softmax_of_0(&_S230, &_S231);
        uint i_18 = i_16 + 1U;
        _S225 = _S232;
        i_16 = i_18;
    }
    meet_0();
    return _S225;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_9, MaxSum_0 * v_34)
{
    uint _S233 = Spec_type_0(spec_4, 0U);
    uint _S234 = Spec_type_0(spec_4, 1U);
    uint _S235 = size_of_0(_S233);
    ulonglong _S236 = Rows_base_0(r_9, 0U, _S235);
    uint _S237 = size_of_0(_S234);
    ulonglong _S238 = Rows_base_0(r_9, 1U, _S237);
    double _S239 = v_34->sum_0;
    double _S240 = F64_log_0(v_34->sum_0);
    ulonglong _S241 = Rows_first_0(r_9);
    ulonglong j_9 = _S241;
    for(;;)
    {
        if(j_9 < (r_9->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S242 = Rows_read_0(r_9, 1U, _S237, _S238, j_9);
        Four_0 e_21 = _S242;
        double _S243 = v_34->top_0;
        double _S244 = F64_of_0(_S234, (&e_21)->e_8[0U]) - v_34->top_0;
        bool _S245 = (spec_4->op_0) != 0U;
        double _S246;
        if(_S245)
        {
            _S246 = _S244 - _S240;
        }
        else
        {
            _S246 = F64_exp_0(_S244) / _S239;
        }
        (&e_21)->e_8[0U] = F64_bits_0(_S233, _S246);
        double _S247 = F64_of_0(_S234, (&e_21)->e_8[1U]) - _S243;
        double _S248;
        if(_S245)
        {
            _S248 = _S247 - _S240;
        }
        else
        {
            _S248 = F64_exp_0(_S247) / _S239;
        }
        (&e_21)->e_8[1U] = F64_bits_0(_S233, _S248);
        double _S249 = F64_of_0(_S234, (&e_21)->e_8[2U]) - _S243;
        double _S250;
        if(_S245)
        {
            _S250 = _S249 - _S240;
        }
        else
        {
            _S250 = F64_exp_0(_S249) / _S239;
        }
        (&e_21)->e_8[2U] = F64_bits_0(_S233, _S250);
        double _S251 = F64_of_0(_S234, (&e_21)->e_8[3U]) - _S243;
        double _S252;
        if(_S245)
        {
            _S252 = _S251 - _S240;
        }
        else
        {
            _S252 = F64_exp_0(_S251) / _S239;
        }
        (&e_21)->e_8[3U] = F64_bits_0(_S233, _S252);
        Four_0 _S253 = e_21;
        Rows_write_0(r_9, 0U, _S235, _S236, j_9, &_S253);
        uint _S254 = Rows_step_0(r_9);
        j_9 = j_9 + ulonglong(_S254);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_10)
{
    uint _S255 = Spec_type_0(spec_5, 1U);
    uint size_9 = size_of_0(_S255);
    ulonglong _S256 = Rows_base_0(r_10, 1U, size_9);
    MaxSum_0 _S257 = Softmax_none_0();
    ulonglong _S258 = Rows_first_0(r_10);
    ulonglong j_10 = _S258;
    MaxSum_0 v_35 = _S257;
    for(;;)
    {
        if(j_10 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S259 = Rows_read_0(r_10, 1U, size_9, _S256, j_10);
        bool _S260 = Rows_has_0(r_10, j_10, 0U);
        MaxSum_0 v_36;
        if(_S260)
        {
            MaxSum_0 _S261 = MaxSum_one_0(F64_of_0(_S255, _S259.e_8[0U]));
            MaxSum_0 _S262 = v_35;
            MaxSum_0 _S263 = _S261;
            MaxSum_0 _S264 = Softmax_of_0(&_S262, &_S263);
            v_36 = _S264;
        }
        else
        {
            v_36 = v_35;
        }
        bool _S265 = Rows_has_0(r_10, j_10, 1U);
        MaxSum_0 v_37;
        if(_S265)
        {
            MaxSum_0 _S266 = MaxSum_one_0(F64_of_0(_S255, _S259.e_8[1U]));
            MaxSum_0 _S267 = v_36;
            MaxSum_0 _S268 = _S266;
            MaxSum_0 _S269 = Softmax_of_0(&_S267, &_S268);
            v_37 = _S269;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S270 = Rows_has_0(r_10, j_10, 2U);
        MaxSum_0 v_38;
        if(_S270)
        {
            MaxSum_0 _S271 = MaxSum_one_0(F64_of_0(_S255, _S259.e_8[2U]));
            MaxSum_0 _S272 = v_37;
            MaxSum_0 _S273 = _S271;
            MaxSum_0 _S274 = Softmax_of_0(&_S272, &_S273);
            v_38 = _S274;
        }
        else
        {
            v_38 = v_37;
        }
        bool _S275 = Rows_has_0(r_10, j_10, 3U);
        if(_S275)
        {
            MaxSum_0 _S276 = MaxSum_one_0(F64_of_0(_S255, _S259.e_8[3U]));
            MaxSum_0 _S277 = v_38;
            MaxSum_0 _S278 = _S276;
            MaxSum_0 _S279 = Softmax_of_0(&_S277, &_S278);
            v_35 = _S279;
        }
        else
        {
            v_35 = v_38;
        }
        uint _S280 = Rows_step_0(r_10);
        j_10 = j_10 + ulonglong(_S280);
    }
    return v_35;
}

__device__ __shared__ FixedArray<double, 256>  totals_0;

__device__ double Sum_of_0(double a_21, double b_10)
{
    return a_21 + b_10;
}

struct Running_0
{
    double before_0;
    double all_0;
};

__device__ Running_0 Running_of_0(double v_39, uint lane_3, uint width_4)
{
    uint _S281 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_6 = lane_3 - place_4;
    (*&values_1)[lane_3] = v_39;
    meet_0();
    uint _S282 = place_4 * _S281;
    uint i_19;
    if(_S282 < width_4)
    {
        double sum_8 = F64_zero_0();
        i_19 = 0U;
        for(;;)
        {
            if(i_19 < _S281)
            {
            }
            else
            {
                break;
            }
            double x_16 = (*&values_1)[first_6 + _S282 + i_19];
            (*&values_1)[first_6 + _S282 + i_19] = sum_8;
            double _S283 = sum_8 + x_16;
            uint i_20 = i_19 + 1U;
            sum_8 = _S283;
            i_19 = i_20;
        }
        uint _S284 = first_6 / _S281;
        (*&totals_0)[_S284 + place_4] = sum_8;
    }
    meet_0();
    Running_0 r_11;
    double _S285 = F64_zero_0();
    (&r_11)->before_0 = _S285;
    (&r_11)->all_0 = _S285;
    i_19 = 0U;
    for(;;)
    {
        uint _S286 = i_19 * _S281;
        if(_S286 < width_4)
        {
        }
        else
        {
            break;
        }
        uint _S287 = place_4 / _S281;
        if(_S286 == (_S287 * _S281))
        {
            (&r_11)->before_0 = (&r_11)->all_0;
        }
        double _S288 = (&r_11)->all_0;
        uint _S289 = first_6 / _S281;
        (&r_11)->all_0 = _S288 + (*&totals_0)[_S289 + i_19];
        i_19 = i_19 + 1U;
    }
    (&r_11)->before_0 = (&r_11)->before_0 + (*&values_1)[lane_3];
    meet_0();
    return r_11;
}

__device__ double Group_all_3(double v_40, uint lane_4, uint width_5)
{
    (*&values_1)[lane_4] = v_40;
    meet_0();
    uint _S290 = (U32_min((width_5), (16U)));
    uint place_5 = lane_4 & (width_5 - 1U);
    uint first_7 = lane_4 - place_5;
    double _S291;
    uint i_21;
    if(width_5 > _S290)
    {
        if(place_5 < _S290)
        {
            uint _S292 = place_5 + _S290;
            _S291 = v_40;
            i_21 = _S292;
            for(;;)
            {
                if(i_21 < width_5)
                {
                }
                else
                {
                    break;
                }
                double _S293 = Sum_of_0(_S291, (*&values_1)[first_7 + i_21]);
                uint i_22 = i_21 + _S290;
                _S291 = _S293;
                i_21 = i_22;
            }
            (*&values_1)[lane_4] = _S291;
        }
        meet_0();
    }
    _S291 = (*&values_1)[first_7];
    i_21 = 1U;
    for(;;)
    {
        if(i_21 < _S290)
        {
        }
        else
        {
            break;
        }
        double _S294 = Sum_of_0(_S291, (*&values_1)[first_7 + i_21]);
        uint i_23 = i_21 + 1U;
        _S291 = _S294;
        i_21 = i_23;
    }
    meet_0();
    return _S291;
}

struct Moments_0
{
    double n_7;
    double mean_0;
    double squares_0;
};

__device__ __shared__ FixedArray<Moments_0, 256>  values_3;

__device__ double F64_half_0()
{
    return 0.5;
}

__device__ Moments_0 Variance_of_0(Moments_0 * a_22, Moments_0 * b_11)
{
    double _S295 = b_11->n_7;
    double _S296 = F64_zero_0();
    if((b_11->n_7) == _S296)
    {
        return *a_22;
    }
    double _S297 = a_22->n_7;
    if((a_22->n_7) == _S296)
    {
        return *b_11;
    }
    Moments_0 v_41;
    double _S298 = _S297 + _S295;
    (&v_41)->n_7 = _S298;
    double _S299 = _S295 / _S298;
    double _S300 = F64_half_0();
    double _S301 = b_11->mean_0 * _S300 - a_22->mean_0 * _S300;
    double _S302 = _S301 * _S299;
    (&v_41)->mean_0 = a_22->mean_0 + _S302 + _S302;
    double _S303 = _S301 + _S301;
    (&v_41)->squares_0 = a_22->squares_0 + b_11->squares_0 + _S303 * (_S303 * (_S297 * _S299));
    return v_41;
}

__device__ Moments_0 Reduction_of_0(Moments_0 * a_23, Moments_0 * b_12)
{
    Moments_0 _S304 = Variance_of_0(a_23, b_12);
    return _S304;
}

__device__ Moments_0 Group_all_4(Moments_0 * v_42, uint lane_5, uint width_6)
{
    (*&values_3)[lane_5] = *v_42;
    meet_0();
    uint _S305 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_8 = lane_5 - place_6;
    Moments_0 _S306;
    uint i_24;
    if(width_6 > _S305)
    {
        if(place_6 < _S305)
        {
            uint _S307 = place_6 + _S305;
            _S306 = *v_42;
            i_24 = _S307;
            for(;;)
            {
                if(i_24 < width_6)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S308 = _S306;
                Moments_0 _S309 = (*&values_3)[first_8 + i_24];
                Moments_0 _S310 = Reduction_of_0(&_S308, &_S309);
                uint i_25 = i_24 + _S305;
                _S306 = _S310;
                i_24 = i_25;
            }
            (*&values_3)[lane_5] = _S306;
        }
        meet_0();
    }
    _S306 = (*&values_3)[first_8];
    i_24 = 1U;
    for(;;)
    {
        if(i_24 < _S305)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S311 = _S306;
        Moments_0 _S312 = (*&values_3)[first_8 + i_24];
        Moments_0 _S313 = Reduction_of_0(&_S311, &_S312);
        uint i_26 = i_24 + 1U;
        _S306 = _S313;
        i_24 = i_26;
    }
    meet_0();
    return _S306;
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_6, RowArguments_0 * a_24, Moments_0 * v_43)
{
    uint _S314 = Spec_type_0(spec_6, 0U);
    return F64_bits_0(_S314, v_43->squares_0 / F64_scalar_0(a_24->a_5));
}

__device__ void Reduction_finish_0(Spec_0 * spec_7, Rows_0 * r_12, Moments_0 * v_44)
{
    uint _S315 = Spec_type_0(spec_7, 0U);
    uint size_10 = size_of_0(_S315);
    if((r_12->place_1) == 0U)
    {
        ulonglong _S316 = Rows_base_0(r_12, 0U, size_10);
        ulonglong _S317 = Variance_result_0(spec_7, &r_12->a_6, v_44);
        store_0(size_10, _S316, 0LL, _S317);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_45;
    double _S318 = F64_zero_0();
    (&v_45)->n_7 = _S318;
    (&v_45)->mean_0 = _S318;
    (&v_45)->squares_0 = _S318;
    return v_45;
}

__device__ Moments_0 Reduction_none_0()
{
    return Variance_none_0();
}

__device__ double F64_size_0(double v_46)
{
    return magnitude_0(v_46);
}

__device__ Moments_0 Variance_one_0(Spec_0 * spec_8, ulonglong x_17, ulonglong at_7)
{
    Moments_0 v_47 = Variance_none_0();
    (&v_47)->n_7 = F64_one_0();
    uint _S319 = Spec_type_0(spec_8, 1U);
    double _S320 = F64_of_0(_S319, x_17);
    (&v_47)->mean_0 = _S320;
    if(!((F64_size_0(_S320)) < (F64_highest_0())))
    {
        (&v_47)->squares_0 = F64_nan_0();
    }
    return v_47;
}

__device__ Moments_0 Reduction_of_elements_0(Spec_0 * spec_9, Rows_0 * r_13)
{
    uint _S321 = Spec_type_0(spec_9, 1U);
    uint size_11 = size_of_0(_S321);
    ulonglong _S322 = Rows_base_0(r_13, 1U, size_11);
    Moments_0 _S323 = Reduction_none_0();
    ulonglong _S324 = Rows_first_0(r_13);
    ulonglong j_11 = _S324;
    Moments_0 v_48 = _S323;
    for(;;)
    {
        if(j_11 < (r_13->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S325 = Rows_read_0(r_13, 1U, size_11, _S322, j_11);
        bool _S326 = Rows_has_0(r_13, j_11, 0U);
        Moments_0 v_49;
        if(_S326)
        {
            ulonglong _S327 = Rows_at_0(r_13, j_11, 0U);
            Moments_0 _S328 = Variance_one_0(spec_9, _S325.e_8[0U], _S327);
            Moments_0 _S329 = v_48;
            Moments_0 _S330 = _S328;
            Moments_0 _S331 = Reduction_of_0(&_S329, &_S330);
            v_49 = _S331;
        }
        else
        {
            v_49 = v_48;
        }
        bool _S332 = Rows_has_0(r_13, j_11, 1U);
        Moments_0 v_50;
        if(_S332)
        {
            ulonglong _S333 = Rows_at_0(r_13, j_11, 1U);
            Moments_0 _S334 = Variance_one_0(spec_9, _S325.e_8[1U], _S333);
            Moments_0 _S335 = v_49;
            Moments_0 _S336 = _S334;
            Moments_0 _S337 = Reduction_of_0(&_S335, &_S336);
            v_50 = _S337;
        }
        else
        {
            v_50 = v_49;
        }
        bool _S338 = Rows_has_0(r_13, j_11, 2U);
        Moments_0 v_51;
        if(_S338)
        {
            ulonglong _S339 = Rows_at_0(r_13, j_11, 2U);
            Moments_0 _S340 = Variance_one_0(spec_9, _S325.e_8[2U], _S339);
            Moments_0 _S341 = v_50;
            Moments_0 _S342 = _S340;
            Moments_0 _S343 = Reduction_of_0(&_S341, &_S342);
            v_51 = _S343;
        }
        else
        {
            v_51 = v_50;
        }
        bool _S344 = Rows_has_0(r_13, j_11, 3U);
        if(_S344)
        {
            ulonglong _S345 = Rows_at_0(r_13, j_11, 3U);
            Moments_0 _S346 = Variance_one_0(spec_9, _S325.e_8[3U], _S345);
            Moments_0 _S347 = v_51;
            Moments_0 _S348 = _S346;
            Moments_0 _S349 = Reduction_of_0(&_S347, &_S348);
            v_48 = _S349;
        }
        else
        {
            v_48 = v_51;
        }
        uint _S350 = Rows_step_0(r_13);
        j_11 = j_11 + ulonglong(_S350);
    }
    return v_48;
}

struct Candidate_0
{
    double v_52;
    ulonglong at_8;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_4;

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_25, Candidate_0 * b_13)
{
    double _S351 = a_25->v_52;
    bool a_nan_0 = F64_is_nan_0(a_25->v_52);
    double _S352 = b_13->v_52;
    bool _S353 = (a_25->at_8) < (b_13->at_8);
    bool first_9;
    if(a_nan_0 != (F64_is_nan_0(b_13->v_52)))
    {
        first_9 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_9 = !(_S351 == _S352);
        }
        else
        {
            first_9 = false;
        }
        if(first_9)
        {
            first_9 = _S352 < _S351;
        }
        else
        {
            first_9 = _S353;
        }
    }
    if(first_9)
    {
        return *a_25;
    }
    return *b_13;
}

__device__ Candidate_0 Reduction_of_1(Candidate_0 * a_26, Candidate_0 * b_14)
{
    Candidate_0 _S354 = LargestAt_of_0(a_26, b_14);
    return _S354;
}

__device__ Candidate_0 Group_all_5(Candidate_0 * v_53, uint lane_6, uint width_7)
{
    (*&values_4)[lane_6] = *v_53;
    meet_0();
    uint _S355 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_10 = lane_6 - place_7;
    Candidate_0 _S356;
    uint i_27;
    if(width_7 > _S355)
    {
        if(place_7 < _S355)
        {
            uint _S357 = place_7 + _S355;
            _S356 = *v_53;
            i_27 = _S357;
            for(;;)
            {
                if(i_27 < width_7)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S358 = _S356;
                Candidate_0 _S359 = (*&values_4)[first_10 + i_27];
                Candidate_0 _S360 = Reduction_of_1(&_S358, &_S359);
                uint i_28 = i_27 + _S355;
                _S356 = _S360;
                i_27 = i_28;
            }
            (*&values_4)[lane_6] = _S356;
        }
        meet_0();
    }
    _S356 = (*&values_4)[first_10];
    i_27 = 1U;
    for(;;)
    {
        if(i_27 < _S355)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S361 = _S356;
        Candidate_0 _S362 = (*&values_4)[first_10 + i_27];
        Candidate_0 _S363 = Reduction_of_1(&_S361, &_S362);
        uint i_29 = i_27 + 1U;
        _S356 = _S363;
        i_27 = i_29;
    }
    meet_0();
    return _S356;
}

__device__ ulonglong of_i64_0(uint type_12, longlong v_54)
{
    switch(type_12)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_54);
        }
    case 11U:
        {
            int _S364;
            if(v_54 != 0LL)
            {
                _S364 = int(1);
            }
            else
            {
                _S364 = int(0);
            }
            return ulonglong(_S364);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_54));
        }
    default:
        {
            return of_f64_0(type_12, f64_of_i64_0(v_54));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_10, RowArguments_0 * a_27, Candidate_0 * v_55)
{
    uint _S365 = Spec_type_0(spec_10, 0U);
    return of_i64_0(_S365, longlong(v_55->at_8));
}

__device__ void Reduction_finish_1(Spec_0 * spec_11, Rows_0 * r_14, Candidate_0 * v_56)
{
    uint _S366 = Spec_type_0(spec_11, 0U);
    uint size_12 = size_of_0(_S366);
    if((r_14->place_1) == 0U)
    {
        ulonglong _S367 = Rows_base_0(r_14, 0U, size_12);
        ulonglong _S368 = LargestAt_result_0(spec_11, &r_14->a_6, v_56);
        store_0(size_12, _S367, 0LL, _S368);
    }
    return;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_57;
    (&v_57)->v_52 = F64_lowest_0();
    (&v_57)->at_8 = 18446744073709551615ULL;
    return v_57;
}

__device__ Candidate_0 Reduction_none_1()
{
    return LargestAt_none_0();
}

__device__ double F64_reversed_0(double v_58)
{
    return negated_0(v_58);
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_12, ulonglong x_18, ulonglong at_9)
{
    Candidate_0 v_59;
    uint _S369 = Spec_type_0(spec_12, 1U);
    (&v_59)->v_52 = F64_of_0(_S369, x_18);
    if((spec_12->op_0) == 6U)
    {
        (&v_59)->v_52 = F64_reversed_0((&v_59)->v_52);
    }
    (&v_59)->at_8 = at_9;
    return v_59;
}

__device__ Candidate_0 Reduction_of_elements_1(Spec_0 * spec_13, Rows_0 * r_15)
{
    uint _S370 = Spec_type_0(spec_13, 1U);
    uint size_13 = size_of_0(_S370);
    ulonglong _S371 = Rows_base_0(r_15, 1U, size_13);
    Candidate_0 _S372 = Reduction_none_1();
    ulonglong _S373 = Rows_first_0(r_15);
    ulonglong j_12 = _S373;
    Candidate_0 v_60 = _S372;
    for(;;)
    {
        if(j_12 < (r_15->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S374 = Rows_read_0(r_15, 1U, size_13, _S371, j_12);
        bool _S375 = Rows_has_0(r_15, j_12, 0U);
        Candidate_0 v_61;
        if(_S375)
        {
            ulonglong _S376 = Rows_at_0(r_15, j_12, 0U);
            Candidate_0 _S377 = LargestAt_one_0(spec_13, _S374.e_8[0U], _S376);
            Candidate_0 _S378 = v_60;
            Candidate_0 _S379 = _S377;
            Candidate_0 _S380 = Reduction_of_1(&_S378, &_S379);
            v_61 = _S380;
        }
        else
        {
            v_61 = v_60;
        }
        bool _S381 = Rows_has_0(r_15, j_12, 1U);
        Candidate_0 v_62;
        if(_S381)
        {
            ulonglong _S382 = Rows_at_0(r_15, j_12, 1U);
            Candidate_0 _S383 = LargestAt_one_0(spec_13, _S374.e_8[1U], _S382);
            Candidate_0 _S384 = v_61;
            Candidate_0 _S385 = _S383;
            Candidate_0 _S386 = Reduction_of_1(&_S384, &_S385);
            v_62 = _S386;
        }
        else
        {
            v_62 = v_61;
        }
        bool _S387 = Rows_has_0(r_15, j_12, 2U);
        Candidate_0 v_63;
        if(_S387)
        {
            ulonglong _S388 = Rows_at_0(r_15, j_12, 2U);
            Candidate_0 _S389 = LargestAt_one_0(spec_13, _S374.e_8[2U], _S388);
            Candidate_0 _S390 = v_62;
            Candidate_0 _S391 = _S389;
            Candidate_0 _S392 = Reduction_of_1(&_S390, &_S391);
            v_63 = _S392;
        }
        else
        {
            v_63 = v_62;
        }
        bool _S393 = Rows_has_0(r_15, j_12, 3U);
        if(_S393)
        {
            ulonglong _S394 = Rows_at_0(r_15, j_12, 3U);
            Candidate_0 _S395 = LargestAt_one_0(spec_13, _S374.e_8[3U], _S394);
            Candidate_0 _S396 = v_63;
            Candidate_0 _S397 = _S395;
            Candidate_0 _S398 = Reduction_of_1(&_S396, &_S397);
            v_60 = _S398;
        }
        else
        {
            v_60 = v_63;
        }
        uint _S399 = Rows_step_0(r_15);
        j_12 = j_12 + ulonglong(_S399);
    }
    return v_60;
}

__device__ double Largest_of_0(double a_28, double b_15)
{
    bool _S400;
    if(F64_is_nan_0(a_28))
    {
        _S400 = true;
    }
    else
    {
        _S400 = b_15 <= a_28;
    }
    double _S401;
    if(_S400)
    {
        _S401 = a_28;
    }
    else
    {
        _S401 = b_15;
    }
    return _S401;
}

__device__ double Reduction_of_2(double a_29, double b_16)
{
    return Largest_of_0(a_29, b_16);
}

__device__ double Group_all_6(double v_64, uint lane_7, uint width_8)
{
    (*&values_1)[lane_7] = v_64;
    meet_0();
    uint _S402 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_11 = lane_7 - place_8;
    double _S403;
    uint i_30;
    if(width_8 > _S402)
    {
        if(place_8 < _S402)
        {
            uint _S404 = place_8 + _S402;
            _S403 = v_64;
            i_30 = _S404;
            for(;;)
            {
                if(i_30 < width_8)
                {
                }
                else
                {
                    break;
                }
                double _S405 = Reduction_of_2(_S403, (*&values_1)[first_11 + i_30]);
                uint i_31 = i_30 + _S402;
                _S403 = _S405;
                i_30 = i_31;
            }
            (*&values_1)[lane_7] = _S403;
        }
        meet_0();
    }
    _S403 = (*&values_1)[first_11];
    i_30 = 1U;
    for(;;)
    {
        if(i_30 < _S402)
        {
        }
        else
        {
            break;
        }
        double _S406 = Reduction_of_2(_S403, (*&values_1)[first_11 + i_30]);
        uint i_32 = i_30 + 1U;
        _S403 = _S406;
        i_30 = i_32;
    }
    meet_0();
    return _S403;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_14, RowArguments_0 * a_30, double v_65)
{
    uint _S407 = Spec_type_0(spec_14, 0U);
    uint _S408 = spec_14->op_0;
    switch(spec_14->op_0)
    {
    case 3U:
        {
            return F64_bits_0(_S407, v_65);
        }
    case 4U:
        {
            return F64_bits_0(_S407, F64_reversed_0(v_65));
        }
    default:
        {
            double _S409 = F64_zero_0();
            double _S410;
            if((_S409 < v_65) == (_S408 == 10U))
            {
                _S410 = F64_one_0();
            }
            else
            {
                _S410 = _S409;
            }
            return F64_bits_0(_S407, _S410);
        }
    }
}

__device__ void Reduction_finish_2(Spec_0 * spec_15, Rows_0 * r_16, double v_66)
{
    uint _S411 = Spec_type_0(spec_15, 0U);
    uint size_14 = size_of_0(_S411);
    if((r_16->place_1) == 0U)
    {
        ulonglong _S412 = Rows_base_0(r_16, 0U, size_14);
        ulonglong _S413 = Largest_result_0(spec_15, &r_16->a_6, v_66);
        store_0(size_14, _S412, 0LL, _S413);
    }
    return;
}

__device__ double Largest_none_0()
{
    return F64_lowest_0();
}

__device__ double Reduction_none_2()
{
    return Largest_none_0();
}

__device__ double Largest_one_0(Spec_0 * spec_16, ulonglong x_19, ulonglong at_10)
{
    uint _S414 = Spec_type_0(spec_16, 1U);
    double v_67 = F64_of_0(_S414, x_19);
    uint _S415 = spec_16->op_0;
    switch(spec_16->op_0)
    {
    case 3U:
        {
            return v_67;
        }
    case 4U:
        {
            return F64_reversed_0(v_67);
        }
    default:
        {
            double _S416 = F64_zero_0();
            double _S417;
            if((v_67 == _S416) == (_S415 == 11U))
            {
                _S417 = F64_one_0();
            }
            else
            {
                _S417 = _S416;
            }
            return _S417;
        }
    }
}

__device__ double Reduction_of_elements_2(Spec_0 * spec_17, Rows_0 * r_17)
{
    uint _S418 = Spec_type_0(spec_17, 1U);
    uint size_15 = size_of_0(_S418);
    ulonglong _S419 = Rows_base_0(r_17, 1U, size_15);
    double _S420 = Reduction_none_2();
    ulonglong _S421 = Rows_first_0(r_17);
    ulonglong j_13 = _S421;
    double v_68 = _S420;
    for(;;)
    {
        if(j_13 < (r_17->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S422 = Rows_read_0(r_17, 1U, size_15, _S419, j_13);
        bool _S423 = Rows_has_0(r_17, j_13, 0U);
        double v_69;
        if(_S423)
        {
            ulonglong _S424 = Rows_at_0(r_17, j_13, 0U);
            double _S425 = Largest_one_0(spec_17, _S422.e_8[0U], _S424);
            v_69 = Reduction_of_2(v_68, _S425);
        }
        else
        {
            v_69 = v_68;
        }
        bool _S426 = Rows_has_0(r_17, j_13, 1U);
        double v_70;
        if(_S426)
        {
            ulonglong _S427 = Rows_at_0(r_17, j_13, 1U);
            double _S428 = Largest_one_0(spec_17, _S422.e_8[1U], _S427);
            v_70 = Reduction_of_2(v_69, _S428);
        }
        else
        {
            v_70 = v_69;
        }
        bool _S429 = Rows_has_0(r_17, j_13, 2U);
        double v_71;
        if(_S429)
        {
            ulonglong _S430 = Rows_at_0(r_17, j_13, 2U);
            double _S431 = Largest_one_0(spec_17, _S422.e_8[2U], _S430);
            v_71 = Reduction_of_2(v_70, _S431);
        }
        else
        {
            v_71 = v_70;
        }
        bool _S432 = Rows_has_0(r_17, j_13, 3U);
        if(_S432)
        {
            ulonglong _S433 = Rows_at_0(r_17, j_13, 3U);
            double _S434 = Largest_one_0(spec_17, _S422.e_8[3U], _S433);
            v_68 = Reduction_of_2(v_71, _S434);
        }
        else
        {
            v_68 = v_71;
        }
        uint _S435 = Rows_step_0(r_17);
        j_13 = j_13 + ulonglong(_S435);
    }
    return v_68;
}

__device__ double Product_of_0(double a_31, double b_17)
{
    return a_31 * b_17;
}

__device__ double Reduction_of_3(double a_32, double b_18)
{
    return Product_of_0(a_32, b_18);
}

__device__ double Group_all_7(double v_72, uint lane_8, uint width_9)
{
    (*&values_1)[lane_8] = v_72;
    meet_0();
    uint _S436 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_12 = lane_8 - place_9;
    double _S437;
    uint i_33;
    if(width_9 > _S436)
    {
        if(place_9 < _S436)
        {
            uint _S438 = place_9 + _S436;
            _S437 = v_72;
            i_33 = _S438;
            for(;;)
            {
                if(i_33 < width_9)
                {
                }
                else
                {
                    break;
                }
                double _S439 = Reduction_of_3(_S437, (*&values_1)[first_12 + i_33]);
                uint i_34 = i_33 + _S436;
                _S437 = _S439;
                i_33 = i_34;
            }
            (*&values_1)[lane_8] = _S437;
        }
        meet_0();
    }
    _S437 = (*&values_1)[first_12];
    i_33 = 1U;
    for(;;)
    {
        if(i_33 < _S436)
        {
        }
        else
        {
            break;
        }
        double _S440 = Reduction_of_3(_S437, (*&values_1)[first_12 + i_33]);
        uint i_35 = i_33 + 1U;
        _S437 = _S440;
        i_33 = i_35;
    }
    meet_0();
    return _S437;
}

__device__ ulonglong Product_result_0(Spec_0 * spec_18, RowArguments_0 * a_33, double v_73)
{
    uint _S441 = Spec_type_0(spec_18, 0U);
    return F64_bits_0(_S441, v_73);
}

__device__ void Reduction_finish_3(Spec_0 * spec_19, Rows_0 * r_18, double v_74)
{
    uint _S442 = Spec_type_0(spec_19, 0U);
    uint size_16 = size_of_0(_S442);
    if((r_18->place_1) == 0U)
    {
        ulonglong _S443 = Rows_base_0(r_18, 0U, size_16);
        ulonglong _S444 = Product_result_0(spec_19, &r_18->a_6, v_74);
        store_0(size_16, _S443, 0LL, _S444);
    }
    return;
}

__device__ double Product_none_0()
{
    return F64_one_0();
}

__device__ double Reduction_none_3()
{
    return Product_none_0();
}

__device__ double Product_one_0(Spec_0 * spec_20, ulonglong x_20, ulonglong at_11)
{
    uint _S445 = Spec_type_0(spec_20, 1U);
    return F64_of_0(_S445, x_20);
}

__device__ double Reduction_of_elements_3(Spec_0 * spec_21, Rows_0 * r_19)
{
    uint _S446 = Spec_type_0(spec_21, 1U);
    uint size_17 = size_of_0(_S446);
    ulonglong _S447 = Rows_base_0(r_19, 1U, size_17);
    double _S448 = Reduction_none_3();
    ulonglong _S449 = Rows_first_0(r_19);
    ulonglong j_14 = _S449;
    double v_75 = _S448;
    for(;;)
    {
        if(j_14 < (r_19->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S450 = Rows_read_0(r_19, 1U, size_17, _S447, j_14);
        bool _S451 = Rows_has_0(r_19, j_14, 0U);
        double v_76;
        if(_S451)
        {
            ulonglong _S452 = Rows_at_0(r_19, j_14, 0U);
            double _S453 = Product_one_0(spec_21, _S450.e_8[0U], _S452);
            v_76 = Reduction_of_3(v_75, _S453);
        }
        else
        {
            v_76 = v_75;
        }
        bool _S454 = Rows_has_0(r_19, j_14, 1U);
        double v_77;
        if(_S454)
        {
            ulonglong _S455 = Rows_at_0(r_19, j_14, 1U);
            double _S456 = Product_one_0(spec_21, _S450.e_8[1U], _S455);
            v_77 = Reduction_of_3(v_76, _S456);
        }
        else
        {
            v_77 = v_76;
        }
        bool _S457 = Rows_has_0(r_19, j_14, 2U);
        double v_78;
        if(_S457)
        {
            ulonglong _S458 = Rows_at_0(r_19, j_14, 2U);
            double _S459 = Product_one_0(spec_21, _S450.e_8[2U], _S458);
            v_78 = Reduction_of_3(v_77, _S459);
        }
        else
        {
            v_78 = v_77;
        }
        bool _S460 = Rows_has_0(r_19, j_14, 3U);
        if(_S460)
        {
            ulonglong _S461 = Rows_at_0(r_19, j_14, 3U);
            double _S462 = Product_one_0(spec_21, _S450.e_8[3U], _S461);
            v_75 = Reduction_of_3(v_78, _S462);
        }
        else
        {
            v_75 = v_78;
        }
        uint _S463 = Rows_step_0(r_19);
        j_14 = j_14 + ulonglong(_S463);
    }
    return v_75;
}

__device__ double Total_of_0(double a_34, double b_19)
{
    return a_34 + b_19;
}

__device__ double Reduction_of_4(double a_35, double b_20)
{
    return Total_of_0(a_35, b_20);
}

__device__ double Group_all_8(double v_79, uint lane_9, uint width_10)
{
    (*&values_1)[lane_9] = v_79;
    meet_0();
    uint _S464 = (U32_min((width_10), (16U)));
    uint place_10 = lane_9 & (width_10 - 1U);
    uint first_13 = lane_9 - place_10;
    double _S465;
    uint i_36;
    if(width_10 > _S464)
    {
        if(place_10 < _S464)
        {
            uint _S466 = place_10 + _S464;
            _S465 = v_79;
            i_36 = _S466;
            for(;;)
            {
                if(i_36 < width_10)
                {
                }
                else
                {
                    break;
                }
                double _S467 = Reduction_of_4(_S465, (*&values_1)[first_13 + i_36]);
                uint i_37 = i_36 + _S464;
                _S465 = _S467;
                i_36 = i_37;
            }
            (*&values_1)[lane_9] = _S465;
        }
        meet_0();
    }
    _S465 = (*&values_1)[first_13];
    i_36 = 1U;
    for(;;)
    {
        if(i_36 < _S464)
        {
        }
        else
        {
            break;
        }
        double _S468 = Reduction_of_4(_S465, (*&values_1)[first_13 + i_36]);
        uint i_38 = i_36 + 1U;
        _S465 = _S468;
        i_36 = i_38;
    }
    meet_0();
    return _S465;
}

__device__ ulonglong Total_result_0(Spec_0 * spec_22, RowArguments_0 * a_36, double v_80)
{
    uint _S469 = Spec_type_0(spec_22, 0U);
    double _S470;
    if((spec_22->op_0) == 1U)
    {
        _S470 = v_80 / F64_scalar_0(a_36->a_5);
    }
    else
    {
        _S470 = v_80;
    }
    return F64_bits_0(_S469, _S470);
}

__device__ void Reduction_finish_4(Spec_0 * spec_23, Rows_0 * r_20, double v_81)
{
    uint _S471 = Spec_type_0(spec_23, 0U);
    uint size_18 = size_of_0(_S471);
    if((r_20->place_1) == 0U)
    {
        ulonglong _S472 = Rows_base_0(r_20, 0U, size_18);
        ulonglong _S473 = Total_result_0(spec_23, &r_20->a_6, v_81);
        store_0(size_18, _S472, 0LL, _S473);
    }
    return;
}

__device__ double Total_none_0()
{
    return F64_zero_0();
}

__device__ double Reduction_none_4()
{
    return Total_none_0();
}

__device__ double Total_one_0(Spec_0 * spec_24, ulonglong x_21, ulonglong at_12)
{
    uint _S474 = Spec_type_0(spec_24, 1U);
    double v_82 = F64_of_0(_S474, x_21);
    switch(spec_24->op_0)
    {
    case 7U:
        {
            return F64_size_0(v_82);
        }
    case 8U:
        {
            return v_82 * v_82;
        }
    default:
        {
            return v_82;
        }
    }
}

__device__ double Reduction_of_elements_4(Spec_0 * spec_25, Rows_0 * r_21)
{
    uint _S475 = Spec_type_0(spec_25, 1U);
    uint size_19 = size_of_0(_S475);
    ulonglong _S476 = Rows_base_0(r_21, 1U, size_19);
    double _S477 = Reduction_none_4();
    ulonglong _S478 = Rows_first_0(r_21);
    ulonglong j_15 = _S478;
    double v_83 = _S477;
    for(;;)
    {
        if(j_15 < (r_21->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S479 = Rows_read_0(r_21, 1U, size_19, _S476, j_15);
        bool _S480 = Rows_has_0(r_21, j_15, 0U);
        double v_84;
        if(_S480)
        {
            ulonglong _S481 = Rows_at_0(r_21, j_15, 0U);
            double _S482 = Total_one_0(spec_25, _S479.e_8[0U], _S481);
            v_84 = Reduction_of_4(v_83, _S482);
        }
        else
        {
            v_84 = v_83;
        }
        bool _S483 = Rows_has_0(r_21, j_15, 1U);
        double v_85;
        if(_S483)
        {
            ulonglong _S484 = Rows_at_0(r_21, j_15, 1U);
            double _S485 = Total_one_0(spec_25, _S479.e_8[1U], _S484);
            v_85 = Reduction_of_4(v_84, _S485);
        }
        else
        {
            v_85 = v_84;
        }
        bool _S486 = Rows_has_0(r_21, j_15, 2U);
        double v_86;
        if(_S486)
        {
            ulonglong _S487 = Rows_at_0(r_21, j_15, 2U);
            double _S488 = Total_one_0(spec_25, _S479.e_8[2U], _S487);
            v_86 = Reduction_of_4(v_85, _S488);
        }
        else
        {
            v_86 = v_85;
        }
        bool _S489 = Rows_has_0(r_21, j_15, 3U);
        if(_S489)
        {
            ulonglong _S490 = Rows_at_0(r_21, j_15, 3U);
            double _S491 = Total_one_0(spec_25, _S479.e_8[3U], _S490);
            v_83 = Reduction_of_4(v_86, _S491);
        }
        else
        {
            v_83 = v_86;
        }
        uint _S492 = Rows_step_0(r_21);
        j_15 = j_15 + ulonglong(_S492);
    }
    return v_83;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_37, uint lane_10)
{
    Rows_0 r_22;
    (&r_22)->a_6 = *a_37;
    (&r_22)->g_0 = (RowGeometry_0 *)a_37->geometry_0;
    uint _S493 = a_37->width_1;
    uint side_0 = 256U / a_37->width_1;
    uint _S494;
    if(((a_37->flags_0) & 1U) != 0U)
    {
        uint _S495 = lane_10 % side_0;
        uint _S496 = _S495 * _S493;
        uint _S497 = lane_10 / side_0;
        _S494 = _S496 + _S497;
    }
    else
    {
        _S494 = lane_10;
    }
    (&r_22)->slot_0 = _S494;
    uint _S498 = _S494 % _S493;
    (&r_22)->place_1 = _S498;
    return r_22;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_6)->width_1;
    ulonglong _S499 = ulonglong(side_1);
    ulonglong _S500 = ((&this_11->a_6)->rows_0 + _S499 - 1ULL) / _S499;
    return _S500 * ulonglong((&this_11->a_6)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S501 = this_12->begin_0 + (&this_12->a_6)->chunk_0;
    ulonglong _S502 = (&this_12->a_6)->extent_0;
    ulonglong _S503;
    if(_S501 < ((&this_12->a_6)->extent_0))
    {
        _S503 = _S501;
    }
    else
    {
        _S503 = _S502;
    }
    return _S503;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S504 = tile_0 % ulonglong((&this_13->a_6)->splits_0);
    this_13->part_0 = _S504;
    ulonglong _S505 = tile_0 / ulonglong((&this_13->a_6)->splits_0);
    uint _S506 = 256U / (&this_13->a_6)->width_1;
    ulonglong _S507 = _S505 * ulonglong(_S506);
    uint _S508 = this_13->slot_0 / (&this_13->a_6)->width_1;
    ulonglong _S509 = _S507 + ulonglong(_S508);
    this_13->row_0 = _S509;
    bool _S510 = _S509 < ((&this_13->a_6)->rows_0);
    this_13->exists_0 = _S510;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_6)->chunk_0;
    ulonglong _S511;
    if(_S510)
    {
        Rows_0 _S512 = *this_13;
        ulonglong _S513 = Rows_stop_0(&_S512);
        _S511 = _S513;
    }
    else
    {
        _S511 = this_13->begin_0;
    }
    this_13->end_0 = _S511;
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_26, RowArguments_0 * a_38, uint group_0, uint lane_11)
{
    uint _S514 = Spec_type_0(spec_26, 0U);
    uint _S515 = Spec_type_0(spec_26, 1U);
    uint _S516 = Spec_type_0(spec_26, 3U);
    uint _S517 = Spec_type_0(spec_26, 4U);
    double smooth_1 = F64_scalar_0(a_38->b_4);
    double _S518 = smooth_1 / F64_of_count_0(a_38->extent_0);
    Rows_0 _S519 = Rows_of_0(a_38, lane_11);
    Rows_0 r_23 = _S519;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S520 = r_23;
        ulonglong _S521 = Rows_tiles_0(&_S520);
        if(tile_1 < _S521)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_1);
        if(!(&r_23)->exists_0)
        {
            tile_1 = tile_1 + ulonglong(a_38->groups_0);
            continue;
        }
        uint _S522 = size_of_0(_S514);
        Rows_0 _S523 = r_23;
        ulonglong _S524 = Rows_base_0(&_S523, 0U, _S522);
        uint _S525 = size_of_0(_S515);
        Rows_0 _S526 = r_23;
        ulonglong _S527 = Rows_base_0(&_S526, 1U, _S525);
        uint _S528 = Spec_type_0(spec_26, 2U);
        uint _S529 = size_of_0(_S528);
        Rows_0 _S530 = r_23;
        ulonglong _S531 = Rows_base_0(&_S530, 2U, _S529);
        Target_0 _S532 = Target_of_0(a_38, _S528, _S531);
        uint _S533 = size_of_0(_S516);
        Rows_0 _S534 = r_23;
        ulonglong _S535 = Rows_base_0(&_S534, 3U, _S533);
        double _S536 = F64_of_0(_S516, load_0(_S533, _S535, 0LL));
        uint _S537 = size_of_0(_S517);
        Rows_0 _S538 = r_23;
        ulonglong _S539 = Rows_base_0(&_S538, 4U, _S537);
        double _S540 = F64_of_0(_S517, load_0(_S537, _S539, 0LL));
        Rows_0 _S541 = r_23;
        ulonglong _S542 = Rows_first_0(&_S541);
        ulonglong j_16 = _S542;
        for(;;)
        {
            if(j_16 < ((&r_23)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S543 = r_23;
            Four_0 _S544 = Rows_read_0(&_S543, 1U, _S525, _S527, j_16);
            Four_0 e_22 = _S544;
            double _S545 = F64_exp_0(F64_of_0(_S515, (&e_22)->e_8[0U]) - _S536) - _S518;
            Rows_0 _S546 = r_23;
            ulonglong _S547 = Rows_at_0(&_S546, j_16, 0U);
            ulonglong _S548 = ulonglong(_S532.at_1);
            double z_1;
            if(_S547 == _S548)
            {
                z_1 = _S545 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_1 = _S545;
            }
            double _S549 = _S540 * z_1;
            bool _S550 = !_S532.valid_0;
            double z_2;
            if(_S550)
            {
                z_2 = F64_nan_0();
            }
            else
            {
                z_2 = _S549;
            }
            double z_3;
            if(_S532.ignored_0)
            {
                z_3 = F64_zero_0();
            }
            else
            {
                z_3 = z_2;
            }
            (&e_22)->e_8[0U] = F64_bits_0(_S514, z_3);
            double _S551 = F64_exp_0(F64_of_0(_S515, (&e_22)->e_8[1U]) - _S536) - _S518;
            Rows_0 _S552 = r_23;
            ulonglong _S553 = Rows_at_0(&_S552, j_16, 1U);
            double z_4;
            if(_S553 == _S548)
            {
                z_4 = _S551 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_4 = _S551;
            }
            double _S554 = _S540 * z_4;
            double z_5;
            if(_S550)
            {
                z_5 = F64_nan_0();
            }
            else
            {
                z_5 = _S554;
            }
            double z_6;
            if(_S532.ignored_0)
            {
                z_6 = F64_zero_0();
            }
            else
            {
                z_6 = z_5;
            }
            (&e_22)->e_8[1U] = F64_bits_0(_S514, z_6);
            double _S555 = F64_exp_0(F64_of_0(_S515, (&e_22)->e_8[2U]) - _S536) - _S518;
            Rows_0 _S556 = r_23;
            ulonglong _S557 = Rows_at_0(&_S556, j_16, 2U);
            double z_7;
            if(_S557 == _S548)
            {
                z_7 = _S555 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_7 = _S555;
            }
            double _S558 = _S540 * z_7;
            double z_8;
            if(_S550)
            {
                z_8 = F64_nan_0();
            }
            else
            {
                z_8 = _S558;
            }
            double z_9;
            if(_S532.ignored_0)
            {
                z_9 = F64_zero_0();
            }
            else
            {
                z_9 = z_8;
            }
            (&e_22)->e_8[2U] = F64_bits_0(_S514, z_9);
            double _S559 = F64_exp_0(F64_of_0(_S515, (&e_22)->e_8[3U]) - _S536) - _S518;
            Rows_0 _S560 = r_23;
            ulonglong _S561 = Rows_at_0(&_S560, j_16, 3U);
            double z_10;
            if(_S561 == _S548)
            {
                z_10 = _S559 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_10 = _S559;
            }
            double _S562 = _S540 * z_10;
            double z_11;
            if(_S550)
            {
                z_11 = F64_nan_0();
            }
            else
            {
                z_11 = _S562;
            }
            double z_12;
            if(_S532.ignored_0)
            {
                z_12 = F64_zero_0();
            }
            else
            {
                z_12 = z_11;
            }
            (&e_22)->e_8[3U] = F64_bits_0(_S514, z_12);
            Rows_0 _S563 = r_23;
            Four_0 _S564 = e_22;
            Rows_write_0(&_S563, 0U, _S522, _S524, j_16, &_S564);
            Rows_0 _S565 = r_23;
            uint _S566 = Rows_step_0(&_S565);
            j_16 = j_16 + ulonglong(_S566);
        }
        tile_1 = tile_1 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_27, RowArguments_0 * a_39, uint group_1, uint lane_12)
{
    Rows_0 _S567 = Rows_of_0(a_39, lane_12);
    Rows_0 r_24 = _S567;
    CrossEntropyValue_0 * _S568 = (CrossEntropyValue_0 *)a_39->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S569 = r_24;
        ulonglong _S570 = Rows_tiles_0(&_S569);
        if(tile_2 < _S570)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_2);
        CrossEntropyValue_0 _S571 = CrossEntropy_none_0();
        uint _S572 = a_39->stage_0;
        CrossEntropyValue_0 v_87;
        if((a_39->stage_0) != 2U)
        {
            Rows_0 _S573 = r_24;
            CrossEntropyValue_0 _S574 = CrossEntropy_of_elements_0(spec_27, &_S573);
            v_87 = _S574;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_87 = _S571;
                uint i_39 = (&r_24)->place_1;
                for(;;)
                {
                    uint _S575 = a_39->parts_0;
                    if(i_39 < (a_39->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S576 = *(_S568 + ((&r_24)->row_0 * ulonglong(_S575) + ulonglong(i_39)));
                    CrossEntropyValue_0 _S577 = v_87;
                    CrossEntropyValue_0 _S578 = _S576;
                    CrossEntropyValue_0 _S579 = CrossEntropy_of_0(&_S577, &_S578);
                    uint i_40 = i_39 + a_39->width_1;
                    v_87 = _S579;
                    i_39 = i_40;
                }
            }
            else
            {
                v_87 = _S571;
            }
        }
        uint _S580 = a_39->width_1;
        CrossEntropyValue_0 v_88;
        if((a_39->width_1) > 1U)
        {
            CrossEntropyValue_0 _S581 = v_87;
            CrossEntropyValue_0 _S582 = Group_all_0(&_S581, (&r_24)->slot_0, _S580);
            v_88 = _S582;
        }
        else
        {
            v_88 = v_87;
        }
        if((&r_24)->exists_0)
        {
            if(_S572 != 1U)
            {
                Rows_0 _S583 = r_24;
                CrossEntropyValue_0 _S584 = v_88;
                CrossEntropy_finish_0(spec_27, &_S583, &_S584);
            }
            else
            {
                if(((&r_24)->place_1) == 0U)
                {
                    *(_S568 + ((&r_24)->row_0 * ulonglong(a_39->parts_0) + (&r_24)->part_0)) = v_88;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_39->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_28, RowArguments_0 * a_40, uint group_2, uint lane_13)
{
    Rows_0 _S585 = Rows_of_0(a_40, lane_13);
    Rows_0 r_25 = _S585;
    double * _S586 = (double *)a_40->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S587 = r_25;
        ulonglong _S588 = Rows_tiles_0(&_S587);
        if(tile_3 < _S588)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_3);
        double _S589 = SoftmaxGrad_none_0();
        uint _S590 = a_40->stage_0;
        double v_89;
        if((a_40->stage_0) != 2U)
        {
            Rows_0 _S591 = r_25;
            double _S592 = SoftmaxGrad_of_elements_0(spec_28, &_S591);
            v_89 = _S592;
        }
        else
        {
            if((&r_25)->exists_0)
            {
                v_89 = _S589;
                uint i_41 = (&r_25)->place_1;
                for(;;)
                {
                    uint _S593 = a_40->parts_0;
                    if(i_41 < (a_40->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S594 = SoftmaxGrad_of_0(v_89, *(_S586 + ((&r_25)->row_0 * ulonglong(_S593) + ulonglong(i_41))));
                    uint i_42 = i_41 + a_40->width_1;
                    v_89 = _S594;
                    i_41 = i_42;
                }
            }
            else
            {
                v_89 = _S589;
            }
        }
        uint _S595 = a_40->width_1;
        double v_90;
        if((a_40->width_1) > 1U)
        {
            double _S596 = Group_all_1(v_89, (&r_25)->slot_0, _S595);
            v_90 = _S596;
        }
        else
        {
            v_90 = v_89;
        }
        if((&r_25)->exists_0)
        {
            if(_S590 != 1U)
            {
                Rows_0 _S597 = r_25;
                SoftmaxGrad_finish_0(spec_28, &_S597, v_90);
            }
            else
            {
                if(((&r_25)->place_1) == 0U)
                {
                    *(_S586 + ((&r_25)->row_0 * ulonglong(a_40->parts_0) + (&r_25)->part_0)) = v_90;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_40->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_29, RowArguments_0 * a_41, uint group_3, uint lane_14)
{
    Rows_0 _S598 = Rows_of_0(a_41, lane_14);
    Rows_0 r_26 = _S598;
    MaxSum_0 * _S599 = (MaxSum_0 *)a_41->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S600 = r_26;
        ulonglong _S601 = Rows_tiles_0(&_S600);
        if(tile_4 < _S601)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_4);
        MaxSum_0 _S602 = Softmax_none_0();
        uint _S603 = a_41->stage_0;
        MaxSum_0 v_91;
        if((a_41->stage_0) != 2U)
        {
            Rows_0 _S604 = r_26;
            MaxSum_0 _S605 = Softmax_of_elements_0(spec_29, &_S604);
            v_91 = _S605;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_91 = _S602;
                uint i_43 = (&r_26)->place_1;
                for(;;)
                {
                    uint _S606 = a_41->parts_0;
                    if(i_43 < (a_41->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S607 = *(_S599 + ((&r_26)->row_0 * ulonglong(_S606) + ulonglong(i_43)));
                    MaxSum_0 _S608 = v_91;
                    MaxSum_0 _S609 = _S607;
                    MaxSum_0 _S610 = Softmax_of_0(&_S608, &_S609);
                    uint i_44 = i_43 + a_41->width_1;
                    v_91 = _S610;
                    i_43 = i_44;
                }
            }
            else
            {
                v_91 = _S602;
            }
        }
        uint _S611 = a_41->width_1;
        MaxSum_0 v_92;
        if((a_41->width_1) > 1U)
        {
            MaxSum_0 _S612 = v_91;
            MaxSum_0 _S613 = Group_all_2(&_S612, (&r_26)->slot_0, _S611);
            v_92 = _S613;
        }
        else
        {
            v_92 = v_91;
        }
        if((&r_26)->exists_0)
        {
            if(_S603 != 1U)
            {
                Rows_0 _S614 = r_26;
                MaxSum_0 _S615 = v_92;
                Softmax_finish_0(spec_29, &_S614, &_S615);
            }
            else
            {
                if(((&r_26)->place_1) == 0U)
                {
                    *(_S599 + ((&r_26)->row_0 * ulonglong(a_41->parts_0) + (&r_26)->part_0)) = v_92;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_41->groups_0);
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_30, RowArguments_0 * a_42, uint group_4, uint lane_15)
{
    Rows_0 _S616 = Rows_of_0(a_42, lane_15);
    Rows_0 r_27 = _S616;
    double * _S617 = (double *)a_42->partials_0;
    uint _S618 = Spec_type_0(spec_30, 0U);
    uint _S619 = Spec_type_0(spec_30, 1U);
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S620 = r_27;
        ulonglong _S621 = Rows_tiles_0(&_S620);
        if(tile_5 < _S621)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_5);
        double _S622 = F64_zero_0();
        uint _S623 = a_42->stage_0;
        double sum_9;
        double sum_10;
        if((a_42->stage_0) == 2U)
        {
            if((&r_27)->exists_0)
            {
                uint i_45 = (&r_27)->place_1;
                sum_9 = _S622;
                for(;;)
                {
                    ulonglong _S624 = ulonglong(i_45);
                    if(_S624 < ((&r_27)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S625 = sum_9 + *(_S617 + ((&r_27)->row_0 * ulonglong(a_42->parts_0) + _S624));
                    i_45 = i_45 + a_42->width_1;
                    sum_9 = _S625;
                }
            }
            else
            {
                sum_9 = _S622;
            }
            uint _S626 = a_42->width_1;
            if((a_42->width_1) > 1U)
            {
                double _S627 = Group_all_3(sum_9, (&r_27)->slot_0, _S626);
                sum_10 = _S627;
            }
            else
            {
                sum_10 = sum_9;
            }
            sum_9 = sum_10;
        }
        else
        {
            sum_9 = _S622;
        }
        uint _S628 = size_of_0(_S619);
        Rows_0 _S629 = r_27;
        ulonglong _S630 = Rows_base_0(&_S629, 1U, _S628);
        uint _S631 = size_of_0(_S618);
        Rows_0 _S632 = r_27;
        ulonglong _S633 = Rows_base_0(&_S632, 0U, _S631);
        ulonglong start_0 = (&r_27)->begin_0;
        sum_10 = sum_9;
        for(;;)
        {
            Rows_0 _S634 = r_27;
            ulonglong _S635 = Rows_stop_0(&_S634);
            if(start_0 < _S635)
            {
            }
            else
            {
                break;
            }
            ulonglong j_17 = start_0 + ulonglong(4U * (&r_27)->place_1);
            Rows_0 _S636 = r_27;
            Four_0 _S637 = Rows_read_0(&_S636, 1U, _S628, _S630, j_17);
            FixedArray<double, 4>  own_0;
            Rows_0 _S638 = r_27;
            bool _S639 = Rows_has_0(&_S638, j_17, 0U);
            double all_1;
            if(_S639)
            {
                all_1 = _S622 + F64_of_0(_S619, _S637.e_8[0U]);
            }
            else
            {
                all_1 = _S622;
            }
            own_0[0U] = all_1;
            Rows_0 _S640 = r_27;
            bool _S641 = Rows_has_0(&_S640, j_17, 1U);
            double all_2;
            if(_S641)
            {
                all_2 = all_1 + F64_of_0(_S619, _S637.e_8[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S642 = r_27;
            bool _S643 = Rows_has_0(&_S642, j_17, 2U);
            double all_3;
            if(_S643)
            {
                all_3 = all_2 + F64_of_0(_S619, _S637.e_8[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S644 = r_27;
            bool _S645 = Rows_has_0(&_S644, j_17, 3U);
            double all_4;
            if(_S645)
            {
                all_4 = all_3 + F64_of_0(_S619, _S637.e_8[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S646 = a_42->width_1;
            double before_1;
            double all_5;
            if((a_42->width_1) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_27)->slot_0, _S646);
                before_1 = sum_10 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_10;
                all_5 = all_4;
            }
            if(_S623 != 1U)
            {
                Four_0 s_6;
                (&s_6)->e_8[0U] = F64_bits_0(_S618, before_1 + own_0[0U]);
                (&s_6)->e_8[1U] = F64_bits_0(_S618, before_1 + own_0[1U]);
                (&s_6)->e_8[2U] = F64_bits_0(_S618, before_1 + own_0[2U]);
                (&s_6)->e_8[3U] = F64_bits_0(_S618, before_1 + own_0[3U]);
                Rows_0 _S647 = r_27;
                Four_0 _S648 = s_6;
                Rows_write_0(&_S647, 0U, _S631, _S633, j_17, &_S648);
            }
            double _S649 = sum_10 + all_5;
            Rows_0 _S650 = r_27;
            uint _S651 = Rows_step_0(&_S650);
            start_0 = start_0 + ulonglong(_S651);
            sum_10 = _S649;
        }
        bool _S652;
        if(_S623 == 1U)
        {
            _S652 = (&r_27)->exists_0;
        }
        else
        {
            _S652 = false;
        }
        bool _S653;
        if(_S652)
        {
            _S653 = ((&r_27)->place_1) == 0U;
        }
        else
        {
            _S653 = false;
        }
        if(_S653)
        {
            *(_S617 + ((&r_27)->row_0 * ulonglong(a_42->parts_0) + (&r_27)->part_0)) = sum_10;
        }
        tile_5 = tile_5 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_31, RowArguments_0 * a_43, uint group_5, uint lane_16)
{
    Rows_0 _S654 = Rows_of_0(a_43, lane_16);
    Rows_0 r_28 = _S654;
    Moments_0 * _S655 = (Moments_0 *)a_43->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S656 = r_28;
        ulonglong _S657 = Rows_tiles_0(&_S656);
        if(tile_6 < _S657)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_6);
        Moments_0 _S658 = Reduction_none_0();
        uint _S659 = a_43->stage_0;
        Moments_0 v_93;
        if((a_43->stage_0) != 2U)
        {
            Rows_0 _S660 = r_28;
            Moments_0 _S661 = Reduction_of_elements_0(spec_31, &_S660);
            v_93 = _S661;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_93 = _S658;
                uint i_46 = (&r_28)->place_1;
                for(;;)
                {
                    uint _S662 = a_43->parts_0;
                    if(i_46 < (a_43->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S663 = *(_S655 + ((&r_28)->row_0 * ulonglong(_S662) + ulonglong(i_46)));
                    Moments_0 _S664 = v_93;
                    Moments_0 _S665 = _S663;
                    Moments_0 _S666 = Reduction_of_0(&_S664, &_S665);
                    uint i_47 = i_46 + a_43->width_1;
                    v_93 = _S666;
                    i_46 = i_47;
                }
            }
            else
            {
                v_93 = _S658;
            }
        }
        uint _S667 = a_43->width_1;
        Moments_0 v_94;
        if((a_43->width_1) > 1U)
        {
            Moments_0 _S668 = v_93;
            Moments_0 _S669 = Group_all_4(&_S668, (&r_28)->slot_0, _S667);
            v_94 = _S669;
        }
        else
        {
            v_94 = v_93;
        }
        if((&r_28)->exists_0)
        {
            if(_S659 != 1U)
            {
                Rows_0 _S670 = r_28;
                Moments_0 _S671 = v_94;
                Reduction_finish_0(spec_31, &_S670, &_S671);
            }
            else
            {
                if(((&r_28)->place_1) == 0U)
                {
                    *(_S655 + ((&r_28)->row_0 * ulonglong(a_43->parts_0) + (&r_28)->part_0)) = v_94;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_32, RowArguments_0 * a_44, uint group_6, uint lane_17)
{
    Rows_0 _S672 = Rows_of_0(a_44, lane_17);
    Rows_0 r_29 = _S672;
    Candidate_0 * _S673 = (Candidate_0 *)a_44->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S674 = r_29;
        ulonglong _S675 = Rows_tiles_0(&_S674);
        if(tile_7 < _S675)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_7);
        Candidate_0 _S676 = Reduction_none_1();
        uint _S677 = a_44->stage_0;
        Candidate_0 v_95;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S678 = r_29;
            Candidate_0 _S679 = Reduction_of_elements_1(spec_32, &_S678);
            v_95 = _S679;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_95 = _S676;
                uint i_48 = (&r_29)->place_1;
                for(;;)
                {
                    uint _S680 = a_44->parts_0;
                    if(i_48 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S681 = *(_S673 + ((&r_29)->row_0 * ulonglong(_S680) + ulonglong(i_48)));
                    Candidate_0 _S682 = v_95;
                    Candidate_0 _S683 = _S681;
                    Candidate_0 _S684 = Reduction_of_1(&_S682, &_S683);
                    uint i_49 = i_48 + a_44->width_1;
                    v_95 = _S684;
                    i_48 = i_49;
                }
            }
            else
            {
                v_95 = _S676;
            }
        }
        uint _S685 = a_44->width_1;
        Candidate_0 v_96;
        if((a_44->width_1) > 1U)
        {
            Candidate_0 _S686 = v_95;
            Candidate_0 _S687 = Group_all_5(&_S686, (&r_29)->slot_0, _S685);
            v_96 = _S687;
        }
        else
        {
            v_96 = v_95;
        }
        if((&r_29)->exists_0)
        {
            if(_S677 != 1U)
            {
                Rows_0 _S688 = r_29;
                Candidate_0 _S689 = v_96;
                Reduction_finish_1(spec_32, &_S688, &_S689);
            }
            else
            {
                if(((&r_29)->place_1) == 0U)
                {
                    *(_S673 + ((&r_29)->row_0 * ulonglong(a_44->parts_0) + (&r_29)->part_0)) = v_96;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_44->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_33, RowArguments_0 * a_45, uint group_7, uint lane_18)
{
    Rows_0 _S690 = Rows_of_0(a_45, lane_18);
    Rows_0 r_30 = _S690;
    double * _S691 = (double *)a_45->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S692 = r_30;
        ulonglong _S693 = Rows_tiles_0(&_S692);
        if(tile_8 < _S693)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_8);
        double _S694 = Reduction_none_2();
        uint _S695 = a_45->stage_0;
        double v_97;
        if((a_45->stage_0) != 2U)
        {
            Rows_0 _S696 = r_30;
            double _S697 = Reduction_of_elements_2(spec_33, &_S696);
            v_97 = _S697;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_97 = _S694;
                uint i_50 = (&r_30)->place_1;
                for(;;)
                {
                    uint _S698 = a_45->parts_0;
                    if(i_50 < (a_45->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S699 = Reduction_of_2(v_97, *(_S691 + ((&r_30)->row_0 * ulonglong(_S698) + ulonglong(i_50))));
                    uint i_51 = i_50 + a_45->width_1;
                    v_97 = _S699;
                    i_50 = i_51;
                }
            }
            else
            {
                v_97 = _S694;
            }
        }
        uint _S700 = a_45->width_1;
        double v_98;
        if((a_45->width_1) > 1U)
        {
            double _S701 = Group_all_6(v_97, (&r_30)->slot_0, _S700);
            v_98 = _S701;
        }
        else
        {
            v_98 = v_97;
        }
        if((&r_30)->exists_0)
        {
            if(_S695 != 1U)
            {
                Rows_0 _S702 = r_30;
                Reduction_finish_2(spec_33, &_S702, v_98);
            }
            else
            {
                if(((&r_30)->place_1) == 0U)
                {
                    *(_S691 + ((&r_30)->row_0 * ulonglong(a_45->parts_0) + (&r_30)->part_0)) = v_98;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_45->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_34, RowArguments_0 * a_46, uint group_8, uint lane_19)
{
    Rows_0 _S703 = Rows_of_0(a_46, lane_19);
    Rows_0 r_31 = _S703;
    double * _S704 = (double *)a_46->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S705 = r_31;
        ulonglong _S706 = Rows_tiles_0(&_S705);
        if(tile_9 < _S706)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_9);
        double _S707 = Reduction_none_3();
        uint _S708 = a_46->stage_0;
        double v_99;
        if((a_46->stage_0) != 2U)
        {
            Rows_0 _S709 = r_31;
            double _S710 = Reduction_of_elements_3(spec_34, &_S709);
            v_99 = _S710;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_99 = _S707;
                uint i_52 = (&r_31)->place_1;
                for(;;)
                {
                    uint _S711 = a_46->parts_0;
                    if(i_52 < (a_46->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S712 = Reduction_of_3(v_99, *(_S704 + ((&r_31)->row_0 * ulonglong(_S711) + ulonglong(i_52))));
                    uint i_53 = i_52 + a_46->width_1;
                    v_99 = _S712;
                    i_52 = i_53;
                }
            }
            else
            {
                v_99 = _S707;
            }
        }
        uint _S713 = a_46->width_1;
        double v_100;
        if((a_46->width_1) > 1U)
        {
            double _S714 = Group_all_7(v_99, (&r_31)->slot_0, _S713);
            v_100 = _S714;
        }
        else
        {
            v_100 = v_99;
        }
        if((&r_31)->exists_0)
        {
            if(_S708 != 1U)
            {
                Rows_0 _S715 = r_31;
                Reduction_finish_3(spec_34, &_S715, v_100);
            }
            else
            {
                if(((&r_31)->place_1) == 0U)
                {
                    *(_S704 + ((&r_31)->row_0 * ulonglong(a_46->parts_0) + (&r_31)->part_0)) = v_100;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_46->groups_0);
    }
    return;
}

__device__ void RowKernel_run_7(Spec_0 * spec_35, RowArguments_0 * a_47, uint group_9, uint lane_20)
{
    Rows_0 _S716 = Rows_of_0(a_47, lane_20);
    Rows_0 r_32 = _S716;
    double * _S717 = (double *)a_47->partials_0;
    ulonglong tile_10 = ulonglong(group_9);
    for(;;)
    {
        Rows_0 _S718 = r_32;
        ulonglong _S719 = Rows_tiles_0(&_S718);
        if(tile_10 < _S719)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_32, tile_10);
        double _S720 = Reduction_none_4();
        uint _S721 = a_47->stage_0;
        double v_101;
        if((a_47->stage_0) != 2U)
        {
            Rows_0 _S722 = r_32;
            double _S723 = Reduction_of_elements_4(spec_35, &_S722);
            v_101 = _S723;
        }
        else
        {
            if((&r_32)->exists_0)
            {
                v_101 = _S720;
                uint i_54 = (&r_32)->place_1;
                for(;;)
                {
                    uint _S724 = a_47->parts_0;
                    if(i_54 < (a_47->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S725 = Reduction_of_4(v_101, *(_S717 + ((&r_32)->row_0 * ulonglong(_S724) + ulonglong(i_54))));
                    uint i_55 = i_54 + a_47->width_1;
                    v_101 = _S725;
                    i_54 = i_55;
                }
            }
            else
            {
                v_101 = _S720;
            }
        }
        uint _S726 = a_47->width_1;
        double v_102;
        if((a_47->width_1) > 1U)
        {
            double _S727 = Group_all_8(v_101, (&r_32)->slot_0, _S726);
            v_102 = _S727;
        }
        else
        {
            v_102 = v_101;
        }
        if((&r_32)->exists_0)
        {
            if(_S721 != 1U)
            {
                Rows_0 _S728 = r_32;
                Reduction_finish_4(spec_35, &_S728, v_102);
            }
            else
            {
                if(((&r_32)->place_1) == 0U)
                {
                    *(_S717 + ((&r_32)->row_0 * ulonglong(a_47->parts_0) + (&r_32)->part_0)) = v_102;
                }
            }
        }
        tile_10 = tile_10 + ulonglong(a_47->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f64(RowArguments_0 a_48, Spec_0 spec_36)
{
    uint _S729 = blockIdx.x;
    uint _S730 = threadIdx.x;
    Spec_0 _S731 = spec_36;
    RowArguments_0 _S732 = a_48;
    RowKernel_run_7(&_S731, &_S732, _S729, _S730);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f64(RowArguments_0 a_49, Spec_0 spec_37)
{
    uint _S733 = blockIdx.x;
    uint _S734 = threadIdx.x;
    Spec_0 _S735 = spec_37;
    RowArguments_0 _S736 = a_49;
    RowKernel_run_6(&_S735, &_S736, _S733, _S734);
    return;
}

extern "C" __global__ void mpt_reduce_max_f64(RowArguments_0 a_50, Spec_0 spec_38)
{
    uint _S737 = blockIdx.x;
    uint _S738 = threadIdx.x;
    Spec_0 _S739 = spec_38;
    RowArguments_0 _S740 = a_50;
    RowKernel_run_5(&_S739, &_S740, _S737, _S738);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f64(RowArguments_0 a_51, Spec_0 spec_39)
{
    uint _S741 = blockIdx.x;
    uint _S742 = threadIdx.x;
    Spec_0 _S743 = spec_39;
    RowArguments_0 _S744 = a_51;
    RowKernel_run_4(&_S743, &_S744, _S741, _S742);
    return;
}

extern "C" __global__ void mpt_reduce_var_f64(RowArguments_0 a_52, Spec_0 spec_40)
{
    uint _S745 = blockIdx.x;
    uint _S746 = threadIdx.x;
    Spec_0 _S747 = spec_40;
    RowArguments_0 _S748 = a_52;
    RowKernel_run_3(&_S747, &_S748, _S745, _S746);
    return;
}

extern "C" __global__ void mpt_scan_f64(RowArguments_0 a_53, Spec_0 spec_41)
{
    uint _S749 = blockIdx.x;
    uint _S750 = threadIdx.x;
    Spec_0 _S751 = spec_41;
    RowArguments_0 _S752 = a_53;
    Scan_run_0(&_S751, &_S752, _S749, _S750);
    return;
}

extern "C" __global__ void mpt_softmax_f64(RowArguments_0 a_54, Spec_0 spec_42)
{
    uint _S753 = blockIdx.x;
    uint _S754 = threadIdx.x;
    Spec_0 _S755 = spec_42;
    RowArguments_0 _S756 = a_54;
    RowKernel_run_2(&_S755, &_S756, _S753, _S754);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f64(RowArguments_0 a_55, Spec_0 spec_43)
{
    uint _S757 = blockIdx.x;
    uint _S758 = threadIdx.x;
    Spec_0 _S759 = spec_43;
    RowArguments_0 _S760 = a_55;
    RowKernel_run_1(&_S759, &_S760, _S757, _S758);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f64(RowArguments_0 a_56, Spec_0 spec_44)
{
    uint _S761 = blockIdx.x;
    uint _S762 = threadIdx.x;
    Spec_0 _S763 = spec_44;
    RowArguments_0 _S764 = a_56;
    RowKernel_run_0(&_S763, &_S764, _S761, _S762);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f64(RowArguments_0 a_57, Spec_0 spec_45)
{
    uint _S765 = blockIdx.x;
    uint _S766 = threadIdx.x;
    Spec_0 _S767 = spec_45;
    RowArguments_0 _S768 = a_57;
    CrossEntropyGrad_run_0(&_S767, &_S768, _S765, _S766);
    return;
}

