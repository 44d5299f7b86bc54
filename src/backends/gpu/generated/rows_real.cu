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
    double r_0 = a_0 + 4.503599627370496e+15 - 4.503599627370496e+15;
    double _S1;
    if(a_0 < 4.503599627370496e+15)
    {
        _S1 = r_0;
    }
    else
    {
        _S1 = a_0;
    }
    return with_sign_0(_S1, x_4);
}

__device__ double power_of_2_real_0(int n_0)
{
    return real_of_0(ulonglong(n_0 + int(1023)) << int(52));
}

__device__ double exp_of_0(double x_5)
{
    double _S2;
    if(x_5 < -746.0)
    {
        _S2 = -746.0;
    }
    else
    {
        _S2 = x_5;
    }
    if(_S2 > 710.0)
    {
        _S2 = 710.0;
    }
    double n_1 = rounded_0(_S2 * real_of_0(4609176140021203710ULL));
    double r_1 = _S2 - n_1 * real_of_0(4604418534311723008ULL) - n_1 * real_of_0(4461442080421002358ULL);
    double _S3 = real_of_0(4460272573143870729ULL);
    int whole_0 = int(n_1);
    int half_0 = whole_0 >> int(1);
    return ((((((((((((_S3 * r_1 + real_of_0(4477122120089393304ULL)) * r_1 + real_of_0(4493156764026750180ULL)) * r_1 + real_of_0(4508805057796939612ULL)) * r_1 + real_of_0(4523617214285662004ULL)) * r_1 + real_of_0(4537941361671905306ULL)) * r_1 + real_of_0(4551452160554016794ULL)) * r_1 + real_of_0(4564047942368979991ULL)) * r_1 + real_of_0(4575957461383581969ULL)) * r_1 + real_of_0(4586165620538955093ULL)) * r_1 + real_of_0(4595172819793696085ULL)) * r_1 + real_of_0(4602678819172646912ULL)) * r_1 * r_1 + r_1 + 1.0) * power_of_2_real_0(half_0) * power_of_2_real_0(whole_0 - half_0);
}

__device__ double F64_exp_0(double v_5)
{
    return exp_of_0(v_5);
}

__device__ MaxSum_0 MaxSum_of_0(MaxSum_0 * a_1, MaxSum_0 * b_0)
{
    double _S4 = a_1->top_0;
    bool first_0;
    if(F64_is_nan_0(a_1->top_0))
    {
        first_0 = true;
    }
    else
    {
        first_0 = (b_0->top_0) < _S4;
    }
    MaxSum_0 v_6;
    MaxSum_0 low_1;
    if(first_0)
    {
        v_6 = *a_1;
        low_1 = *b_0;
    }
    else
    {
        v_6 = *b_0;
        low_1 = *a_1;
    }
    double _S5 = (&v_6)->sum_0;
    MaxSum_0 _S6 = low_1;
    double _S7;
    if((low_1.top_0) == ((&v_6)->top_0))
    {
        _S7 = low_1.sum_0;
    }
    else
    {
        _S7 = low_1.sum_0 * F64_exp_0(_S6.top_0 - (&v_6)->top_0);
    }
    (&v_6)->sum_0 = _S5 + _S7;
    return v_6;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_0(CrossEntropyValue_0 * a_2, CrossEntropyValue_0 * b_1)
{
    CrossEntropyValue_0 _S8 = *a_2;
    MaxSum_0 _S9 = (&_S8)->most_0;
    MaxSum_0 _S10 = MaxSum_of_0(&_S9, &b_1->most_0);
    (&_S8)->most_0 = _S10;
    (&_S8)->total_0 = (&_S8)->total_0 + b_1->total_0;
    return _S8;
}

__device__ CrossEntropyValue_0 Group_all_0(CrossEntropyValue_0 * v_7, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = *v_7;
    meet_0();
    uint _S11 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_1 = lane_0 - place_0;
    CrossEntropyValue_0 _S12;
    uint i_0;
    if(width_0 > _S11)
    {
        if(place_0 < _S11)
        {
            uint _S13 = place_0 + _S11;
            _S12 = *v_7;
            i_0 = _S13;
            for(;;)
            {
                if(i_0 < width_0)
                {
                }
                else
                {
                    break;
                }
                CrossEntropyValue_0 _S14 = _S12;
                CrossEntropyValue_0 _S15 = (*&values_0)[first_1 + i_0];
                CrossEntropyValue_0 _S16 = CrossEntropy_of_0(&_S14, &_S15);
                uint i_1 = i_0 + _S11;
                _S12 = _S16;
                i_0 = i_1;
            }
            (*&values_0)[lane_0] = _S12;
        }
        meet_0();
    }
    _S12 = (*&values_0)[first_1];
    i_0 = 1U;
    for(;;)
    {
        if(i_0 < _S11)
        {
        }
        else
        {
            break;
        }
        CrossEntropyValue_0 _S17 = _S12;
        CrossEntropyValue_0 _S18 = (*&values_0)[first_1 + i_0];
        CrossEntropyValue_0 _S19 = CrossEntropy_of_0(&_S17, &_S18);
        uint i_2 = i_0 + 1U;
        _S12 = _S19;
        i_0 = i_2;
    }
    meet_0();
    return _S12;
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
    ulonglong a_3;
    ulonglong b_2;
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
    RowArguments_0 a_4;
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

__device__ double portable_log_0(double x_6)
{
    ulonglong u_0 = bits_of_0(x_6);
    double m_0 = real_of_0((u_0 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_0 > 1.41421356237309515;
    int _S20 = int(uint(u_0 >> int(52))) - int(1023);
    int _S21;
    if(large_0)
    {
        _S21 = int(1);
    }
    else
    {
        _S21 = int(0);
    }
    double e_0 = double(_S20 + _S21);
    double m_1;
    if(large_0)
    {
        m_1 = m_0 * 0.5;
    }
    else
    {
        m_1 = m_0;
    }
    double s_0 = (m_1 - 1.0) / (m_1 + 1.0);
    double _S22 = s_0 * s_0;
    double _S23 = real_of_0(4587023449039406616ULL);
    return 2.0 * s_0 * ((((((((((_S23 * _S22 + real_of_0(4587745830934523688ULL)) * _S22 + real_of_0(4588638185040256542ULL)) * _S22 + real_of_0(4589468260265693457ULL)) * _S22 + real_of_0(4590207312512236308ULL)) * _S22 + real_of_0(4591215111030249286ULL)) * _S22 + real_of_0(4592670820000712476ULL)) * _S22 + real_of_0(4594314991293244562ULL)) * _S22 + real_of_0(4596373779694328218ULL)) * _S22 + real_of_0(4599676419421066581ULL)) * _S22 + real_of_0(4607182418800017408ULL)) + e_0 * 0.69314718055994529;
}

__device__ double log_of_0(double x_7)
{
    ulonglong u_1 = bits_of_0(x_7);
    if((u_1 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    double _S24;
    if(u_1 >= 9218868437227405312ULL)
    {
        if(u_1 == 9218868437227405312ULL)
        {
            _S24 = x_7;
        }
        else
        {
            _S24 = real_nan_0();
        }
        return _S24;
    }
    bool tiny_0 = u_1 < 4503599627370496ULL;
    if(tiny_0)
    {
        _S24 = x_7 * 1.8014398509481984e+16;
    }
    else
    {
        _S24 = x_7;
    }
    double l_0 = portable_log_0(_S24);
    if(tiny_0)
    {
        _S24 = l_0 - 37.4299477502370479;
    }
    else
    {
        _S24 = l_0;
    }
    return _S24;
}

__device__ double F64_log_0(double v_8)
{
    return log_of_0(v_8);
}

__device__ double F64_scalar_0(ulonglong v_9)
{
    return real_of_0(v_9);
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

__device__ longlong Rows_offset_0(Rows_0 * this_1, uint from_0, uint to_0, ulonglong i_3, uint k_1)
{
    ulonglong _S25 = i_3;
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
        longlong _S26 = longlong(_S25);
        uint _S27 = d_0 - 1U;
        longlong index_0;
        if(_S27 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S27];
            ulonglong rest_0;
            if((_S25 >> int(32)) == 0ULL)
            {
                uint _S28;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S29 = uint(_S25) / uint(extent_2);
                    _S28 = _S29;
                }
                else
                {
                    _S28 = 0U;
                }
                rest_0 = ulonglong(_S28);
            }
            else
            {
                ulonglong _S30 = _S25 / extent_2;
                rest_0 = _S30;
            }
            index_0 = longlong(_S25 - rest_0 * extent_2);
            _S25 = rest_0;
        }
        else
        {
            index_0 = _S26;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S27;
        sum_1 = sum_2;
    }
    return sum_1;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_2, uint k_2, uint size_0)
{
    ulonglong p_0;
    if(k_2 == 0U)
    {
        p_0 = (&this_2->a_4)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_0 = (&this_2->a_4)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_0 = (&this_2->a_4)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_0 = (&this_2->a_4)->p3_0;
                }
                else
                {
                    p_0 = (&this_2->a_4)->p4_0;
                }
            }
        }
    }
    longlong _S31 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_0 + ulonglong(_S31 * longlong(size_0));
}

__device__ ulonglong right_odd_0(ulonglong v_10, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_10;
    }
    int _S32;
    if(s_1 >= 64U)
    {
        if(v_10 != 0ULL)
        {
            _S32 = int(1);
        }
        else
        {
            _S32 = int(0);
        }
        return ulonglong(_S32);
    }
    ulonglong _S33 = v_10 >> s_1;
    if((v_10 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S32 = int(1);
    }
    else
    {
        _S32 = int(0);
    }
    return _S33 | ulonglong(_S32);
}

__device__ ulonglong right_nearest_0(ulonglong v_11, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_11;
    }
    bool _S34;
    if(s_2 >= 64U)
    {
        if(s_2 == 64U)
        {
            _S34 = v_11 > 9223372036854775808ULL;
        }
        else
        {
            _S34 = false;
        }
        int _S35;
        if(_S34)
        {
            _S35 = int(1);
        }
        else
        {
            _S35 = int(0);
        }
        return ulonglong(_S35);
    }
    ulonglong q_0 = v_11 >> s_2;
    ulonglong rest_1 = v_11 & ((1ULL << s_2) - 1ULL);
    ulonglong half_1 = 1ULL << (s_2 - 1U);
    if(rest_1 > half_1)
    {
        _S34 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S34 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S34 = false;
        }
    }
    ulonglong _S36;
    if(_S34)
    {
        _S36 = q_0 + 1ULL;
    }
    else
    {
        _S36 = q_0;
    }
    return _S36;
}

__device__ uint f32_of_f64_0(ulonglong u_2, bool odd_0)
{
    uint _S37 = high_0(u_2);
    uint sign_1 = _S37 & 2147483648U;
    uint e_1 = (_S37 >> int(20)) & 2047U;
    ulonglong m_2 = u_2 & 4503599627370495ULL;
    uint s_3;
    if(e_1 == 2047U)
    {
        uint _S38 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S38 | s_3;
    }
    if(e_1 >= 1151U)
    {
        if(odd_0)
        {
            s_3 = 2139095039U;
        }
        else
        {
            s_3 = 2139095040U;
        }
        return sign_1 | s_3;
    }
    if(e_1 == 0U)
    {
        bool _S39;
        if(odd_0)
        {
            _S39 = m_2 != 0ULL;
        }
        else
        {
            _S39 = false;
        }
        int _S40;
        if(_S39)
        {
            _S40 = int(1);
        }
        else
        {
            _S40 = int(0);
        }
        return sign_1 | uint(_S40);
    }
    ulonglong m_3;
    if(e_1 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_1 - 896U) << int(52));
        s_3 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_1), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_3);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_3);
    }
    return sign_1 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S41 = high_0(u_3);
    uint _S42 = _S41 >> int(31);
    bool negative_0 = _S42 != 0U;
    uint e_2 = (_S41 >> int(20)) & 2047U;
    ulonglong m_6 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S43;
    if(e_2 == 2047U)
    {
        _S43 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S43 = false;
    }
    if(_S43)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S42));
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
    longlong _S44;
    if(negative_0)
    {
        _S44 = longlong(0ULL - m_7);
    }
    else
    {
        _S44 = longlong(m_7);
    }
    return _S44;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_12)
{
    longlong _S45;
    switch(type_1)
    {
    case 7U:
        {
            if(v_12 < -128LL)
            {
                _S45 = -128LL;
            }
            else
            {
                if(v_12 > 127LL)
                {
                    _S45 = 127LL;
                }
                else
                {
                    _S45 = v_12;
                }
            }
            return _S45;
        }
    case 8U:
        {
            if(v_12 < 0LL)
            {
                _S45 = 0LL;
            }
            else
            {
                if(v_12 > 255LL)
                {
                    _S45 = 255LL;
                }
                else
                {
                    _S45 = v_12;
                }
            }
            return _S45;
        }
    case 9U:
        {
            if(v_12 < -2147483648LL)
            {
                _S45 = -2147483648LL;
            }
            else
            {
                if(v_12 > 2147483647LL)
                {
                    _S45 = 2147483647LL;
                }
                else
                {
                    _S45 = v_12;
                }
            }
            return _S45;
        }
    default:
        {
            return v_12;
        }
    }
}

__device__ uint narrow_0(uint a_5, uint mantissa_0, uint bias_0)
{
    uint e_3 = a_5 >> int(23);
    if(e_3 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_5 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S46 = a_5 & 8388607U;
    uint _S47;
    if(e_3 != 0U)
    {
        _S47 = 8388608U;
    }
    else
    {
        _S47 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S46 | _S47), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_6 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(16)) & 32768U;
    if(a_6 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_6 >> int(13)) & 1023U);
    }
    uint _S48;
    if(a_6 >= 1199566848U)
    {
        _S48 = 31744U;
    }
    else
    {
        _S48 = narrow_0(a_6, 10U, 15U);
    }
    return sign_2 | _S48;
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
    uint a_7 = u_6 & 2147483647U;
    uint sign_3 = (u_6 >> int(24)) & 128U;
    uint _S49;
    if(a_7 >= 1140850688U)
    {
        _S49 = 127U;
    }
    else
    {
        _S49 = (U32_min((narrow_0(a_7, 3U, 7U)), (127U)));
    }
    return sign_3 | _S49;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_8 = u_7 & 2147483647U;
    uint sign_4 = (u_7 >> int(24)) & 128U;
    if(a_8 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S50;
    if(a_8 >= 1199570944U)
    {
        _S50 = 124U;
    }
    else
    {
        _S50 = (U32_min((narrow_0(a_8, 2U, 15U)), (124U)));
    }
    return sign_4 | _S50;
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
            int _S51;
            if((u_9 << int(1)) != 0ULL)
            {
                _S51 = int(1);
            }
            else
            {
                _S51 = int(0);
            }
            return ulonglong(_S51);
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

__device__ ulonglong F64_bits_0(uint type_4, double v_13)
{
    return of_f64_0(type_4, bits_of_0(v_13));
}

__device__ void store_0(uint size_1, ulonglong base_0, longlong i_4, ulonglong v_14)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_4) = uchar(v_14);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_4) = ushort(v_14);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_4) = uint(v_14);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_4) = v_14;
            break;
        }
    }
    return;
}

struct Target_0
{
    longlong at_0;
    bool ignored_0;
    bool valid_0;
};

__device__ ulonglong load_0(uint size_2, ulonglong base_1, longlong i_5)
{
    switch(size_2)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_1 + i_5));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_1 + i_5));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_1 + i_5));
        }
    default:
        {
            return *((ulonglong *)base_1 + i_5);
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_15)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_15 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_15 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S52;
            if(v_15 != 0ULL)
            {
                _S52 = int(1);
            }
            else
            {
                _S52 = int(0);
            }
            return longlong(_S52);
        }
    default:
        {
            return longlong(v_15);
        }
    }
}

__device__ uint top_bit_0(uint v_16)
{
    uint _S53;
    uint at_1;
    if(v_16 >= 65536U)
    {
        _S53 = v_16 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S53 = v_16;
        at_1 = 0U;
    }
    if(_S53 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S53 = _S53 >> int(8);
        at_1 = at_2;
    }
    if(_S53 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S53 = _S53 >> int(4);
        at_1 = at_3;
    }
    if(_S53 >= 4U)
    {
        uint _S54 = _S53 >> int(2);
        at_1 = at_1 + 2U;
        _S53 = _S54;
    }
    return at_1 + (_S53 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_17)
{
    uint _S55 = high_0(v_17);
    uint _S56;
    if(_S55 != 0U)
    {
        _S56 = 32U + top_bit_0(_S55);
    }
    else
    {
        _S56 = top_bit_0(low_0(v_17));
    }
    return _S56;
}

__device__ ulonglong f64_of_i64_0(longlong v_18)
{
    if(v_18 == 0LL)
    {
        return 0ULL;
    }
    bool _S57 = v_18 < 0LL;
    ulonglong m_8;
    if(_S57)
    {
        m_8 = 0ULL - ulonglong(v_18);
    }
    else
    {
        m_8 = ulonglong(v_18);
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
    if(_S57)
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
    uint e_4 = code_0 >> mantissa_1;
    uint m_9 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_1) << int(23)) | (m_9 << (23U - mantissa_1));
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
    uint _S58 = (sign_5 | 2139095040U) | ((a_9 & 1023U) << int(13));
    uint _S59;
    if(a_9 > 31744U)
    {
        _S59 = 4194304U;
    }
    else
    {
        _S59 = 0U;
    }
    return _S58 | _S59;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_10 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S60;
    if(a_10 == 127U)
    {
        _S60 = 2143289344U;
    }
    else
    {
        _S60 = widen_0(a_10, 3U, 7U);
    }
    return sign_6 | _S60;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_11 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_11 < 124U)
    {
        return sign_7 | (widen_0(a_11, 2U, 15U));
    }
    uint _S61;
    if(a_11 == 124U)
    {
        _S61 = 2139095040U;
    }
    else
    {
        _S61 = 2143289344U;
    }
    return sign_7 | _S61;
}

__device__ uint f32_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0U;
    }
    bool _S62 = v_19 < 0LL;
    ulonglong m_10;
    if(_S62)
    {
        m_10 = 0ULL - ulonglong(v_19);
    }
    else
    {
        m_10 = ulonglong(v_19);
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
    uint _S63;
    if(_S62)
    {
        _S63 = 2147483648U;
    }
    else
    {
        _S63 = 0U;
    }
    return _S63 + ((top_3 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_20)
{
    switch(type_7)
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
            return f32_of_i64_0(whole_of_0(type_7, v_20));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_10)
{
    uint a_12 = u_10 & 2147483647U;
    uint sign_8 = u_10 & 2147483648U;
    uint e_5 = a_12 >> int(23);
    uint m_11 = a_12 & 8388607U;
    if(a_12 == 0U)
    {
        return join_0(sign_8, 0U);
    }
    uint m_12;
    if(e_5 == 255U)
    {
        uint _S64 = (sign_8 | 2146435072U) | (m_11 >> int(3));
        if(m_11 != 0U)
        {
            m_12 = 524288U;
        }
        else
        {
            m_12 = 0U;
        }
        return join_0(_S64 | m_12, m_11 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_4 = top_bit_0(m_11);
        uint _S65 = top_4 + 874U;
        m_12 = (m_11 << (23U - top_4)) & 8388607U;
        e_6 = _S65;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_12 = m_11;
        e_6 = e_7;
    }
    return join_0((sign_8 | (e_6 << int(20))) | (m_12 >> int(3)), m_12 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_21)
{
    if(type_8 == 2U)
    {
        return v_21;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_21));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_21));
}

__device__ longlong i64_of_0(uint type_9, ulonglong v_22)
{
    longlong _S66;
    if(is_integral_0(type_9))
    {
        _S66 = whole_of_0(type_9, v_22);
    }
    else
    {
        _S66 = i64_of_f64_0(f64_of_0(type_9, v_22));
    }
    return _S66;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_13, uint type_10, ulonglong address_0)
{
    Target_0 t_0;
    longlong _S67 = i64_of_0(type_10, load_0(size_of_0(type_10), address_0, 0LL));
    (&t_0)->at_0 = _S67;
    (&t_0)->ignored_0 = _S67 == longlong(a_13->a_3);
    bool _S68;
    if(_S67 >= 0LL)
    {
        _S68 = ulonglong((&t_0)->at_0) < (a_13->extent_0);
    }
    else
    {
        _S68 = false;
    }
    (&t_0)->valid_0 = _S68;
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
    longlong _S69 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S69;
}

__device__ double F64_of_0(uint type_11, ulonglong v_23)
{
    return real_of_0(f64_of_0(type_11, v_23));
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ double F64_of_count_0(ulonglong n_2)
{
    return real_of_0(f64_of_i64_0(longlong(n_2)));
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_2, CrossEntropyValue_0 * v_24)
{
    if((r_2->place_1) != 0U)
    {
        return;
    }
    uint _S70 = Spec_type_0(spec_0, 0U);
    uint _S71 = Spec_type_0(spec_0, 1U);
    uint _S72 = Spec_type_0(spec_0, 2U);
    uint _S73 = Spec_type_0(spec_0, 3U);
    double _S74 = (&v_24->most_0)->top_0;
    double rest_2 = F64_log_0((&v_24->most_0)->sum_0);
    double smooth_0 = F64_scalar_0((&r_2->a_4)->b_2);
    if(_S71 != 0U)
    {
        uint _S75 = size_of_0(_S71);
        ulonglong _S76 = Rows_base_0(r_2, 1U, _S75);
        store_0(_S75, _S76, 0LL, F64_bits_0(_S71, _S74 + rest_2));
    }
    ulonglong _S77 = Rows_base_0(r_2, 3U, size_of_0(_S73));
    Target_0 _S78 = Target_of_0(&r_2->a_4, _S73, _S77);
    double z_0;
    if(_S78.ignored_0)
    {
        z_0 = F64_zero_0();
    }
    else
    {
        z_0 = F64_nan_0();
    }
    bool _S79;
    if(_S78.valid_0)
    {
        _S79 = !_S78.ignored_0;
    }
    else
    {
        _S79 = false;
    }
    if(_S79)
    {
        uint size_3 = size_of_0(_S72);
        ulonglong _S80 = Rows_base_0(r_2, 2U, size_3);
        longlong _S81 = Rows_along_0(r_2, 2U, ulonglong(_S78.at_0));
        double _S82 = (F64_one_0() - smooth_0) * (rest_2 + (_S74 - F64_of_0(_S72, load_0(size_3, _S80, _S81))));
        if(!(smooth_0 == (F64_zero_0())))
        {
            z_0 = _S82 + smooth_0 * (rest_2 + (_S74 - v_24->total_0 / F64_of_count_0((&r_2->a_4)->extent_0)));
        }
        else
        {
            z_0 = _S82;
        }
    }
    uint _S83 = size_of_0(_S70);
    ulonglong _S84 = Rows_base_0(r_2, 0U, _S83);
    store_0(_S83, _S84, 0LL, F64_bits_0(_S70, z_0));
    return;
}

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_25;
    (&v_25)->top_0 = F64_lowest_0();
    (&v_25)->sum_0 = F64_zero_0();
    return v_25;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_26;
    (&v_26)->most_0 = MaxSum_none_0();
    (&v_26)->total_0 = F64_zero_0();
    return v_26;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S85 = this_4->begin_0;
    uint _S86;
    if((((&this_4->a_4)->flags_0) & 2U) != 0U)
    {
        _S86 = 4U * this_4->place_1;
    }
    else
    {
        _S86 = this_4->place_1;
    }
    return _S85 + ulonglong(_S86);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S87;
    if((((&this_5->a_4)->flags_0) & 4U) != 0U)
    {
        _S87 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S87 = false;
    }
    return _S87;
}

__device__ Four_0 load4_0(uint size_4, ulonglong base_2, ulonglong i_6)
{
    ulonglong at_4 = base_2 + i_6 * ulonglong(size_4);
    Four_0 r_3;
    if(size_4 == 1U)
    {
        uint * _S88 = (uint *)at_4;
        uint w_0 = *_S88;
        (&r_3)->e_8[int(0)] = ulonglong((*_S88) & 255U);
        (&r_3)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_4 == 2U)
        {
            uint2  * _S89 = (uint2  *)at_4;
            uint2  _S90 = *_S89;
            uint _S91 = (*_S89).x;
            (&r_3)->e_8[int(0)] = ulonglong(_S91 & 65535U);
            (&r_3)->e_8[int(1)] = ulonglong(_S91 >> int(16));
            uint _S92 = _S90.y;
            (&r_3)->e_8[int(2)] = ulonglong(_S92 & 65535U);
            (&r_3)->e_8[int(3)] = ulonglong(_S92 >> int(16));
        }
        else
        {
            if(size_4 == 4U)
            {
                uint4  * _S93 = (uint4  *)at_4;
                uint4  _S94 = *_S93;
                (&r_3)->e_8[int(0)] = ulonglong((*_S93).x);
                (&r_3)->e_8[int(1)] = ulonglong(_S94.y);
                (&r_3)->e_8[int(2)] = ulonglong(_S94.z);
                (&r_3)->e_8[int(3)] = ulonglong(_S94.w);
            }
            else
            {
                uint4  * _S95 = (uint4  *)at_4;
                uint4  _S96 = *_S95;
                uint4  _S97 = *(uint4  *)(at_4 + 16ULL);
                (&r_3)->e_8[int(0)] = join_0((*_S95).y, (*_S95).x);
                (&r_3)->e_8[int(1)] = join_0(_S96.w, _S96.z);
                (&r_3)->e_8[int(2)] = join_0(_S97.y, _S97.x);
                (&r_3)->e_8[int(3)] = join_0(_S97.w, _S97.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_7)
{
    uint _S98;
    if((((&this_6->a_4)->flags_0) & 2U) != 0U)
    {
        _S98 = i_7;
    }
    else
    {
        _S98 = i_7 * (&this_6->a_4)->width_1;
    }
    return j_2 + ulonglong(_S98);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_8)
{
    ulonglong _S99 = Rows_at_0(this_7, j_3, i_8);
    return _S99 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_5, ulonglong base_3, ulonglong j_4)
{
    Four_0 x_8;
    bool _S100 = Rows_is_dense_0(this_8, j_4);
    if(_S100)
    {
        x_8 = load4_0(size_5, base_3, j_4);
    }
    else
    {
        bool _S101 = Rows_has_0(this_8, j_4, 0U);
        if(_S101)
        {
            ulonglong _S102 = Rows_at_0(this_8, j_4, 0U);
            longlong _S103 = Rows_along_0(this_8, k_4, _S102);
            (&x_8)->e_8[0U] = load_0(size_5, base_3, _S103);
        }
        bool _S104 = Rows_has_0(this_8, j_4, 1U);
        if(_S104)
        {
            ulonglong _S105 = Rows_at_0(this_8, j_4, 1U);
            longlong _S106 = Rows_along_0(this_8, k_4, _S105);
            (&x_8)->e_8[1U] = load_0(size_5, base_3, _S106);
        }
        bool _S107 = Rows_has_0(this_8, j_4, 2U);
        if(_S107)
        {
            ulonglong _S108 = Rows_at_0(this_8, j_4, 2U);
            longlong _S109 = Rows_along_0(this_8, k_4, _S108);
            (&x_8)->e_8[2U] = load_0(size_5, base_3, _S109);
        }
        bool _S110 = Rows_has_0(this_8, j_4, 3U);
        if(_S110)
        {
            ulonglong _S111 = Rows_at_0(this_8, j_4, 3U);
            longlong _S112 = Rows_along_0(this_8, k_4, _S111);
            (&x_8)->e_8[3U] = load_0(size_5, base_3, _S112);
        }
    }
    return x_8;
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ MaxSum_0 MaxSum_one_0(double x_9)
{
    MaxSum_0 v_27;
    (&v_27)->top_0 = x_9;
    double _S113;
    if(x_9 == (F64_highest_0()))
    {
        _S113 = F64_nan_0();
    }
    else
    {
        if(x_9 == (F64_lowest_0()))
        {
            _S113 = F64_zero_0();
        }
        else
        {
            _S113 = F64_one_0();
        }
    }
    (&v_27)->sum_0 = _S113;
    return v_27;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_4)->width_1;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_4)
{
    uint _S114 = Spec_type_0(spec_1, 2U);
    uint size_6 = size_of_0(_S114);
    ulonglong _S115 = Rows_base_0(r_4, 2U, size_6);
    CrossEntropyValue_0 v_28 = CrossEntropy_none_0();
    ulonglong _S116 = Rows_first_0(r_4);
    ulonglong j_5 = _S116;
    for(;;)
    {
        if(j_5 < (r_4->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S117 = Rows_read_0(r_4, 2U, size_6, _S115, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S118 = Rows_has_0(r_4, j_5, 0U);
                    if(!_S118)
                    {
                        break;
                    }
                    double e_9 = F64_of_0(_S114, _S117.e_8[0U]);
                    MaxSum_0 _S119 = MaxSum_one_0(e_9);
                    MaxSum_0 _S120 = (&v_28)->most_0;
                    MaxSum_0 _S121 = _S119;
                    MaxSum_0 _S122 = MaxSum_of_0(&_S120, &_S121);
                    (&v_28)->most_0 = _S122;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S123 = Rows_has_0(r_4, j_5, 1U);
                    if(!_S123)
                    {
                        break;
                    }
                    double e_10 = F64_of_0(_S114, _S117.e_8[1U]);
                    MaxSum_0 _S124 = MaxSum_one_0(e_10);
                    MaxSum_0 _S125 = (&v_28)->most_0;
                    MaxSum_0 _S126 = _S124;
                    MaxSum_0 _S127 = MaxSum_of_0(&_S125, &_S126);
                    (&v_28)->most_0 = _S127;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S128 = Rows_has_0(r_4, j_5, 2U);
                    if(!_S128)
                    {
                        break;
                    }
                    double e_11 = F64_of_0(_S114, _S117.e_8[2U]);
                    MaxSum_0 _S129 = MaxSum_one_0(e_11);
                    MaxSum_0 _S130 = (&v_28)->most_0;
                    MaxSum_0 _S131 = _S129;
                    MaxSum_0 _S132 = MaxSum_of_0(&_S130, &_S131);
                    (&v_28)->most_0 = _S132;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S133 = Rows_has_0(r_4, j_5, 3U);
                    if(!_S133)
                    {
                        break;
                    }
                    double e_12 = F64_of_0(_S114, _S117.e_8[3U]);
                    MaxSum_0 _S134 = MaxSum_one_0(e_12);
                    MaxSum_0 _S135 = (&v_28)->most_0;
                    MaxSum_0 _S136 = _S134;
                    MaxSum_0 _S137 = MaxSum_of_0(&_S135, &_S136);
                    (&v_28)->most_0 = _S137;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S138 = Rows_step_0(r_4);
        j_5 = j_5 + ulonglong(_S138);
    }
    return v_28;
}

__device__ __shared__ FixedArray<double, 256>  values_1;

__device__ double SoftmaxGrad_of_0(double a_14, double b_3)
{
    return a_14 + b_3;
}

__device__ double Group_all_1(double v_29, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = v_29;
    meet_0();
    uint _S139 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_2 = lane_1 - place_2;
    double _S140;
    uint i_9;
    if(width_2 > _S139)
    {
        if(place_2 < _S139)
        {
            uint _S141 = place_2 + _S139;
            _S140 = v_29;
            i_9 = _S141;
            for(;;)
            {
                if(i_9 < width_2)
                {
                }
                else
                {
                    break;
                }
                double _S142 = SoftmaxGrad_of_0(_S140, (*&values_1)[first_2 + i_9]);
                uint i_10 = i_9 + _S139;
                _S140 = _S142;
                i_9 = i_10;
            }
            (*&values_1)[lane_1] = _S140;
        }
        meet_0();
    }
    _S140 = (*&values_1)[first_2];
    i_9 = 1U;
    for(;;)
    {
        if(i_9 < _S139)
        {
        }
        else
        {
            break;
        }
        double _S143 = SoftmaxGrad_of_0(_S140, (*&values_1)[first_2 + i_9]);
        uint i_11 = i_9 + 1U;
        _S140 = _S143;
        i_9 = i_11;
    }
    meet_0();
    return _S140;
}

__device__ void store4_0(uint size_7, ulonglong base_4, ulonglong i_12, Four_0 * v_30)
{
    ulonglong at_5 = base_4 + i_12 * ulonglong(size_7);
    if(size_7 == 1U)
    {
        *(uint *)at_5 = (((low_0((v_30->e_8[int(0)]) & 255ULL)) | ((low_0((v_30->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_30->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_30->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_7 == 2U)
        {
            *(uint2  *)at_5 = make_uint2 ((low_0((v_30->e_8[int(0)]) & 65535ULL)) | ((low_0(v_30->e_8[int(1)])) << int(16)), (low_0((v_30->e_8[int(2)]) & 65535ULL)) | ((low_0(v_30->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_7 == 4U)
            {
                *(uint4  *)at_5 = make_uint4 (low_0(v_30->e_8[int(0)]), low_0(v_30->e_8[int(1)]), low_0(v_30->e_8[int(2)]), low_0(v_30->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_5 = make_uint4 (low_0(v_30->e_8[int(0)]), high_0(v_30->e_8[int(0)]), low_0(v_30->e_8[int(1)]), high_0(v_30->e_8[int(1)]));
                *(uint4  *)(at_5 + 16ULL) = make_uint4 (low_0(v_30->e_8[int(2)]), high_0(v_30->e_8[int(2)]), low_0(v_30->e_8[int(3)]), high_0(v_30->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_8, ulonglong base_5, ulonglong j_6, Four_0 * x_10)
{
    bool _S144 = Rows_is_dense_0(this_10, j_6);
    if(_S144)
    {
        store4_0(size_8, base_5, j_6, x_10);
    }
    else
    {
        bool _S145 = Rows_has_0(this_10, j_6, 0U);
        if(_S145)
        {
            ulonglong _S146 = Rows_at_0(this_10, j_6, 0U);
            longlong _S147 = Rows_along_0(this_10, k_5, _S146);
            store_0(size_8, base_5, _S147, x_10->e_8[0U]);
        }
        bool _S148 = Rows_has_0(this_10, j_6, 1U);
        if(_S148)
        {
            ulonglong _S149 = Rows_at_0(this_10, j_6, 1U);
            longlong _S150 = Rows_along_0(this_10, k_5, _S149);
            store_0(size_8, base_5, _S150, x_10->e_8[1U]);
        }
        bool _S151 = Rows_has_0(this_10, j_6, 2U);
        if(_S151)
        {
            ulonglong _S152 = Rows_at_0(this_10, j_6, 2U);
            longlong _S153 = Rows_along_0(this_10, k_5, _S152);
            store_0(size_8, base_5, _S153, x_10->e_8[2U]);
        }
        bool _S154 = Rows_has_0(this_10, j_6, 3U);
        if(_S154)
        {
            ulonglong _S155 = Rows_at_0(this_10, j_6, 3U);
            longlong _S156 = Rows_along_0(this_10, k_5, _S155);
            store_0(size_8, base_5, _S156, x_10->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_5, double sum_3)
{
    uint _S157 = Spec_type_0(spec_2, 0U);
    uint _S158 = Spec_type_0(spec_2, 1U);
    uint _S159 = Spec_type_0(spec_2, 2U);
    uint _S160 = size_of_0(_S158);
    ulonglong _S161 = Rows_base_0(r_5, 1U, _S160);
    uint _S162 = size_of_0(_S159);
    ulonglong _S163 = Rows_base_0(r_5, 2U, _S162);
    uint _S164 = size_of_0(_S157);
    ulonglong _S165 = Rows_base_0(r_5, 0U, _S164);
    ulonglong _S166 = Rows_first_0(r_5);
    ulonglong j_7 = _S166;
    for(;;)
    {
        if(j_7 < (r_5->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S167 = Rows_read_0(r_5, 1U, _S160, _S161, j_7);
        Four_0 _S168 = Rows_read_0(r_5, 2U, _S162, _S163, j_7);
        Four_0 d_1;
        double e_13 = F64_of_0(_S158, _S167.e_8[0U]);
        double p_1 = F64_of_0(_S159, _S168.e_8[0U]);
        bool _S169 = (spec_2->op_0) != 0U;
        double _S170;
        if(_S169)
        {
            _S170 = e_13 - F64_exp_0(p_1) * sum_3;
        }
        else
        {
            _S170 = p_1 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F64_bits_0(_S157, _S170);
        double e_14 = F64_of_0(_S158, _S167.e_8[1U]);
        double p_2 = F64_of_0(_S159, _S168.e_8[1U]);
        double _S171;
        if(_S169)
        {
            _S171 = e_14 - F64_exp_0(p_2) * sum_3;
        }
        else
        {
            _S171 = p_2 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F64_bits_0(_S157, _S171);
        double e_15 = F64_of_0(_S158, _S167.e_8[2U]);
        double p_3 = F64_of_0(_S159, _S168.e_8[2U]);
        double _S172;
        if(_S169)
        {
            _S172 = e_15 - F64_exp_0(p_3) * sum_3;
        }
        else
        {
            _S172 = p_3 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F64_bits_0(_S157, _S172);
        double e_16 = F64_of_0(_S158, _S167.e_8[3U]);
        double p_4 = F64_of_0(_S159, _S168.e_8[3U]);
        double _S173;
        if(_S169)
        {
            _S173 = e_16 - F64_exp_0(p_4) * sum_3;
        }
        else
        {
            _S173 = p_4 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F64_bits_0(_S157, _S173);
        Four_0 _S174 = d_1;
        Rows_write_0(r_5, 0U, _S164, _S165, j_7, &_S174);
        uint _S175 = Rows_step_0(r_5);
        j_7 = j_7 + ulonglong(_S175);
    }
    return;
}

__device__ double SoftmaxGrad_none_0()
{
    return F64_zero_0();
}

__device__ double SoftmaxGrad_of_elements_0(Spec_0 * spec_3, Rows_0 * r_6)
{
    double sum_4;
    double sum_5;
    double sum_6;
    uint _S176 = Spec_type_0(spec_3, 1U);
    uint _S177 = Spec_type_0(spec_3, 2U);
    uint _S178 = size_of_0(_S176);
    ulonglong _S179 = Rows_base_0(r_6, 1U, _S178);
    uint _S180 = size_of_0(_S177);
    ulonglong _S181 = Rows_base_0(r_6, 2U, _S180);
    double _S182 = SoftmaxGrad_none_0();
    ulonglong _S183 = Rows_first_0(r_6);
    ulonglong j_8 = _S183;
    double sum_7 = _S182;
    for(;;)
    {
        if(j_8 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S184 = Rows_read_0(r_6, 1U, _S178, _S179, j_8);
        uint _S185 = spec_3->op_0;
        Four_0 v_31;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S186 = Rows_read_0(r_6, 2U, _S180, _S181, j_8);
            v_31 = _S186;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S187 = Rows_has_0(r_6, j_8, 0U);
                    if(!_S187)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    double e_17 = F64_of_0(_S176, _S184.e_8[0U]);
                    if(_S185 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F64_of_0(_S177, v_31.e_8[0U]);
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
                    bool _S188 = Rows_has_0(r_6, j_8, 1U);
                    if(!_S188)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    double e_18 = F64_of_0(_S176, _S184.e_8[1U]);
                    if(_S185 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F64_of_0(_S177, v_31.e_8[1U]);
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
                    bool _S189 = Rows_has_0(r_6, j_8, 2U);
                    if(!_S189)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    double e_19 = F64_of_0(_S176, _S184.e_8[2U]);
                    if(_S185 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F64_of_0(_S177, v_31.e_8[2U]);
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
                    bool _S190 = Rows_has_0(r_6, j_8, 3U);
                    if(!_S190)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    double e_20 = F64_of_0(_S176, _S184.e_8[3U]);
                    double _S191;
                    if(_S185 != 0U)
                    {
                        _S191 = e_20;
                    }
                    else
                    {
                        _S191 = e_20 * F64_of_0(_S177, v_31.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S191;
                    break;
                }
                break;
            }
            break;
        }
        uint _S192 = Rows_step_0(r_6);
        j_8 = j_8 + ulonglong(_S192);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_2;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_15, MaxSum_0 * b_4)
{
    MaxSum_0 _S193 = MaxSum_of_0(a_15, b_4);
    return _S193;
}

__device__ MaxSum_0 Group_all_2(MaxSum_0 * v_32, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_32;
    meet_0();
    uint _S194 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_3 = lane_2 - place_3;
    MaxSum_0 _S195;
    uint i_13;
    if(width_3 > _S194)
    {
        if(place_3 < _S194)
        {
            uint _S196 = place_3 + _S194;
            _S195 = *v_32;
            i_13 = _S196;
            for(;;)
            {
                if(i_13 < width_3)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S197 = _S195;
                MaxSum_0 _S198 = (*&values_2)[first_3 + i_13];
                MaxSum_0 _S199 = Softmax_of_0(&_S197, &_S198);
                uint i_14 = i_13 + _S194;
                _S195 = _S199;
                i_13 = i_14;
            }
            (*&values_2)[lane_2] = _S195;
        }
        meet_0();
    }
    _S195 = (*&values_2)[first_3];
    i_13 = 1U;
    for(;;)
    {
        if(i_13 < _S194)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S200 = _S195;
        MaxSum_0 _S201 = (*&values_2)[first_3 + i_13];
        MaxSum_0 _S202 = Softmax_of_0(&_S200, &_S201);
        uint i_15 = i_13 + 1U;
        _S195 = _S202;
        i_13 = i_15;
    }
    meet_0();
    return _S195;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_7, MaxSum_0 * v_33)
{
    uint _S203 = Spec_type_0(spec_4, 0U);
    uint _S204 = Spec_type_0(spec_4, 1U);
    uint _S205 = size_of_0(_S203);
    ulonglong _S206 = Rows_base_0(r_7, 0U, _S205);
    uint _S207 = size_of_0(_S204);
    ulonglong _S208 = Rows_base_0(r_7, 1U, _S207);
    double _S209 = v_33->sum_0;
    double _S210 = F64_log_0(v_33->sum_0);
    ulonglong _S211 = Rows_first_0(r_7);
    ulonglong j_9 = _S211;
    for(;;)
    {
        if(j_9 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S212 = Rows_read_0(r_7, 1U, _S207, _S208, j_9);
        Four_0 e_21 = _S212;
        double _S213 = v_33->top_0;
        double _S214 = F64_of_0(_S204, (&e_21)->e_8[0U]) - v_33->top_0;
        bool _S215 = (spec_4->op_0) != 0U;
        double _S216;
        if(_S215)
        {
            _S216 = _S214 - _S210;
        }
        else
        {
            _S216 = F64_exp_0(_S214) / _S209;
        }
        (&e_21)->e_8[0U] = F64_bits_0(_S203, _S216);
        double _S217 = F64_of_0(_S204, (&e_21)->e_8[1U]) - _S213;
        double _S218;
        if(_S215)
        {
            _S218 = _S217 - _S210;
        }
        else
        {
            _S218 = F64_exp_0(_S217) / _S209;
        }
        (&e_21)->e_8[1U] = F64_bits_0(_S203, _S218);
        double _S219 = F64_of_0(_S204, (&e_21)->e_8[2U]) - _S213;
        double _S220;
        if(_S215)
        {
            _S220 = _S219 - _S210;
        }
        else
        {
            _S220 = F64_exp_0(_S219) / _S209;
        }
        (&e_21)->e_8[2U] = F64_bits_0(_S203, _S220);
        double _S221 = F64_of_0(_S204, (&e_21)->e_8[3U]) - _S213;
        double _S222;
        if(_S215)
        {
            _S222 = _S221 - _S210;
        }
        else
        {
            _S222 = F64_exp_0(_S221) / _S209;
        }
        (&e_21)->e_8[3U] = F64_bits_0(_S203, _S222);
        Four_0 _S223 = e_21;
        Rows_write_0(r_7, 0U, _S205, _S206, j_9, &_S223);
        uint _S224 = Rows_step_0(r_7);
        j_9 = j_9 + ulonglong(_S224);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_8)
{
    uint _S225 = Spec_type_0(spec_5, 1U);
    uint size_9 = size_of_0(_S225);
    ulonglong _S226 = Rows_base_0(r_8, 1U, size_9);
    MaxSum_0 _S227 = Softmax_none_0();
    ulonglong _S228 = Rows_first_0(r_8);
    ulonglong j_10 = _S228;
    MaxSum_0 v_34 = _S227;
    for(;;)
    {
        if(j_10 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S229 = Rows_read_0(r_8, 1U, size_9, _S226, j_10);
        bool _S230 = Rows_has_0(r_8, j_10, 0U);
        MaxSum_0 v_35;
        if(_S230)
        {
            MaxSum_0 _S231 = MaxSum_one_0(F64_of_0(_S225, _S229.e_8[0U]));
            MaxSum_0 _S232 = v_34;
            MaxSum_0 _S233 = _S231;
            MaxSum_0 _S234 = Softmax_of_0(&_S232, &_S233);
            v_35 = _S234;
        }
        else
        {
            v_35 = v_34;
        }
        bool _S235 = Rows_has_0(r_8, j_10, 1U);
        MaxSum_0 v_36;
        if(_S235)
        {
            MaxSum_0 _S236 = MaxSum_one_0(F64_of_0(_S225, _S229.e_8[1U]));
            MaxSum_0 _S237 = v_35;
            MaxSum_0 _S238 = _S236;
            MaxSum_0 _S239 = Softmax_of_0(&_S237, &_S238);
            v_36 = _S239;
        }
        else
        {
            v_36 = v_35;
        }
        bool _S240 = Rows_has_0(r_8, j_10, 2U);
        MaxSum_0 v_37;
        if(_S240)
        {
            MaxSum_0 _S241 = MaxSum_one_0(F64_of_0(_S225, _S229.e_8[2U]));
            MaxSum_0 _S242 = v_36;
            MaxSum_0 _S243 = _S241;
            MaxSum_0 _S244 = Softmax_of_0(&_S242, &_S243);
            v_37 = _S244;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S245 = Rows_has_0(r_8, j_10, 3U);
        if(_S245)
        {
            MaxSum_0 _S246 = MaxSum_one_0(F64_of_0(_S225, _S229.e_8[3U]));
            MaxSum_0 _S247 = v_37;
            MaxSum_0 _S248 = _S246;
            MaxSum_0 _S249 = Softmax_of_0(&_S247, &_S248);
            v_34 = _S249;
        }
        else
        {
            v_34 = v_37;
        }
        uint _S250 = Rows_step_0(r_8);
        j_10 = j_10 + ulonglong(_S250);
    }
    return v_34;
}

__device__ __shared__ FixedArray<double, 256>  totals_0;

__device__ double Sum_of_0(double a_16, double b_5)
{
    return a_16 + b_5;
}

struct Running_0
{
    double before_0;
    double all_0;
};

__device__ Running_0 Running_of_0(double v_38, uint lane_3, uint width_4)
{
    uint _S251 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_4 = lane_3 - place_4;
    (*&values_1)[lane_3] = v_38;
    meet_0();
    uint _S252 = place_4 * _S251;
    uint i_16;
    if(_S252 < width_4)
    {
        double sum_8 = F64_zero_0();
        i_16 = 0U;
        for(;;)
        {
            if(i_16 < _S251)
            {
            }
            else
            {
                break;
            }
            double x_11 = (*&values_1)[first_4 + _S252 + i_16];
            (*&values_1)[first_4 + _S252 + i_16] = sum_8;
            double _S253 = sum_8 + x_11;
            uint i_17 = i_16 + 1U;
            sum_8 = _S253;
            i_16 = i_17;
        }
        uint _S254 = first_4 / _S251;
        (*&totals_0)[_S254 + place_4] = sum_8;
    }
    meet_0();
    Running_0 r_9;
    double _S255 = F64_zero_0();
    (&r_9)->before_0 = _S255;
    (&r_9)->all_0 = _S255;
    i_16 = 0U;
    for(;;)
    {
        uint _S256 = i_16 * _S251;
        if(_S256 < width_4)
        {
        }
        else
        {
            break;
        }
        uint _S257 = place_4 / _S251;
        if(_S256 == (_S257 * _S251))
        {
            (&r_9)->before_0 = (&r_9)->all_0;
        }
        double _S258 = (&r_9)->all_0;
        uint _S259 = first_4 / _S251;
        (&r_9)->all_0 = _S258 + (*&totals_0)[_S259 + i_16];
        i_16 = i_16 + 1U;
    }
    (&r_9)->before_0 = (&r_9)->before_0 + (*&values_1)[lane_3];
    meet_0();
    return r_9;
}

__device__ double Group_all_3(double v_39, uint lane_4, uint width_5)
{
    (*&values_1)[lane_4] = v_39;
    meet_0();
    uint _S260 = (U32_min((width_5), (16U)));
    uint place_5 = lane_4 & (width_5 - 1U);
    uint first_5 = lane_4 - place_5;
    double _S261;
    uint i_18;
    if(width_5 > _S260)
    {
        if(place_5 < _S260)
        {
            uint _S262 = place_5 + _S260;
            _S261 = v_39;
            i_18 = _S262;
            for(;;)
            {
                if(i_18 < width_5)
                {
                }
                else
                {
                    break;
                }
                double _S263 = Sum_of_0(_S261, (*&values_1)[first_5 + i_18]);
                uint i_19 = i_18 + _S260;
                _S261 = _S263;
                i_18 = i_19;
            }
            (*&values_1)[lane_4] = _S261;
        }
        meet_0();
    }
    _S261 = (*&values_1)[first_5];
    i_18 = 1U;
    for(;;)
    {
        if(i_18 < _S260)
        {
        }
        else
        {
            break;
        }
        double _S264 = Sum_of_0(_S261, (*&values_1)[first_5 + i_18]);
        uint i_20 = i_18 + 1U;
        _S261 = _S264;
        i_18 = i_20;
    }
    meet_0();
    return _S261;
}

struct Moments_0
{
    double n_3;
    double mean_0;
    double squares_0;
};

__device__ __shared__ FixedArray<Moments_0, 256>  values_3;

__device__ double F64_half_0()
{
    return 0.5;
}

__device__ Moments_0 Variance_of_0(Moments_0 * a_17, Moments_0 * b_6)
{
    double _S265 = b_6->n_3;
    double _S266 = F64_zero_0();
    if((b_6->n_3) == _S266)
    {
        return *a_17;
    }
    double _S267 = a_17->n_3;
    if((a_17->n_3) == _S266)
    {
        return *b_6;
    }
    Moments_0 v_40;
    double _S268 = _S267 + _S265;
    (&v_40)->n_3 = _S268;
    double _S269 = _S265 / _S268;
    double _S270 = F64_half_0();
    double _S271 = b_6->mean_0 * _S270 - a_17->mean_0 * _S270;
    double _S272 = _S271 * _S269;
    (&v_40)->mean_0 = a_17->mean_0 + _S272 + _S272;
    double _S273 = _S271 + _S271;
    (&v_40)->squares_0 = a_17->squares_0 + b_6->squares_0 + _S273 * (_S273 * (_S267 * _S269));
    return v_40;
}

__device__ Moments_0 Reduction_of_0(Moments_0 * a_18, Moments_0 * b_7)
{
    Moments_0 _S274 = Variance_of_0(a_18, b_7);
    return _S274;
}

__device__ Moments_0 Group_all_4(Moments_0 * v_41, uint lane_5, uint width_6)
{
    (*&values_3)[lane_5] = *v_41;
    meet_0();
    uint _S275 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_6 = lane_5 - place_6;
    Moments_0 _S276;
    uint i_21;
    if(width_6 > _S275)
    {
        if(place_6 < _S275)
        {
            uint _S277 = place_6 + _S275;
            _S276 = *v_41;
            i_21 = _S277;
            for(;;)
            {
                if(i_21 < width_6)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S278 = _S276;
                Moments_0 _S279 = (*&values_3)[first_6 + i_21];
                Moments_0 _S280 = Reduction_of_0(&_S278, &_S279);
                uint i_22 = i_21 + _S275;
                _S276 = _S280;
                i_21 = i_22;
            }
            (*&values_3)[lane_5] = _S276;
        }
        meet_0();
    }
    _S276 = (*&values_3)[first_6];
    i_21 = 1U;
    for(;;)
    {
        if(i_21 < _S275)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S281 = _S276;
        Moments_0 _S282 = (*&values_3)[first_6 + i_21];
        Moments_0 _S283 = Reduction_of_0(&_S281, &_S282);
        uint i_23 = i_21 + 1U;
        _S276 = _S283;
        i_21 = i_23;
    }
    meet_0();
    return _S276;
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_6, RowArguments_0 * a_19, Moments_0 * v_42)
{
    uint _S284 = Spec_type_0(spec_6, 0U);
    return F64_bits_0(_S284, v_42->squares_0 / F64_scalar_0(a_19->a_3));
}

__device__ void Reduction_finish_0(Spec_0 * spec_7, Rows_0 * r_10, Moments_0 * v_43)
{
    uint _S285 = Spec_type_0(spec_7, 0U);
    uint size_10 = size_of_0(_S285);
    if((r_10->place_1) == 0U)
    {
        ulonglong _S286 = Rows_base_0(r_10, 0U, size_10);
        ulonglong _S287 = Variance_result_0(spec_7, &r_10->a_4, v_43);
        store_0(size_10, _S286, 0LL, _S287);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_44;
    double _S288 = F64_zero_0();
    (&v_44)->n_3 = _S288;
    (&v_44)->mean_0 = _S288;
    (&v_44)->squares_0 = _S288;
    return v_44;
}

__device__ Moments_0 Reduction_none_0()
{
    return Variance_none_0();
}

__device__ double F64_size_0(double v_45)
{
    return magnitude_0(v_45);
}

__device__ Moments_0 Variance_one_0(Spec_0 * spec_8, ulonglong x_12, ulonglong at_6)
{
    Moments_0 v_46 = Variance_none_0();
    (&v_46)->n_3 = F64_one_0();
    uint _S289 = Spec_type_0(spec_8, 1U);
    double _S290 = F64_of_0(_S289, x_12);
    (&v_46)->mean_0 = _S290;
    if(!((F64_size_0(_S290)) < (F64_highest_0())))
    {
        (&v_46)->squares_0 = F64_nan_0();
    }
    return v_46;
}

__device__ Moments_0 Reduction_of_elements_0(Spec_0 * spec_9, Rows_0 * r_11)
{
    uint _S291 = Spec_type_0(spec_9, 1U);
    uint size_11 = size_of_0(_S291);
    ulonglong _S292 = Rows_base_0(r_11, 1U, size_11);
    Moments_0 _S293 = Reduction_none_0();
    ulonglong _S294 = Rows_first_0(r_11);
    ulonglong j_11 = _S294;
    Moments_0 v_47 = _S293;
    for(;;)
    {
        if(j_11 < (r_11->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S295 = Rows_read_0(r_11, 1U, size_11, _S292, j_11);
        bool _S296 = Rows_has_0(r_11, j_11, 0U);
        Moments_0 v_48;
        if(_S296)
        {
            ulonglong _S297 = Rows_at_0(r_11, j_11, 0U);
            Moments_0 _S298 = Variance_one_0(spec_9, _S295.e_8[0U], _S297);
            Moments_0 _S299 = v_47;
            Moments_0 _S300 = _S298;
            Moments_0 _S301 = Reduction_of_0(&_S299, &_S300);
            v_48 = _S301;
        }
        else
        {
            v_48 = v_47;
        }
        bool _S302 = Rows_has_0(r_11, j_11, 1U);
        Moments_0 v_49;
        if(_S302)
        {
            ulonglong _S303 = Rows_at_0(r_11, j_11, 1U);
            Moments_0 _S304 = Variance_one_0(spec_9, _S295.e_8[1U], _S303);
            Moments_0 _S305 = v_48;
            Moments_0 _S306 = _S304;
            Moments_0 _S307 = Reduction_of_0(&_S305, &_S306);
            v_49 = _S307;
        }
        else
        {
            v_49 = v_48;
        }
        bool _S308 = Rows_has_0(r_11, j_11, 2U);
        Moments_0 v_50;
        if(_S308)
        {
            ulonglong _S309 = Rows_at_0(r_11, j_11, 2U);
            Moments_0 _S310 = Variance_one_0(spec_9, _S295.e_8[2U], _S309);
            Moments_0 _S311 = v_49;
            Moments_0 _S312 = _S310;
            Moments_0 _S313 = Reduction_of_0(&_S311, &_S312);
            v_50 = _S313;
        }
        else
        {
            v_50 = v_49;
        }
        bool _S314 = Rows_has_0(r_11, j_11, 3U);
        if(_S314)
        {
            ulonglong _S315 = Rows_at_0(r_11, j_11, 3U);
            Moments_0 _S316 = Variance_one_0(spec_9, _S295.e_8[3U], _S315);
            Moments_0 _S317 = v_50;
            Moments_0 _S318 = _S316;
            Moments_0 _S319 = Reduction_of_0(&_S317, &_S318);
            v_47 = _S319;
        }
        else
        {
            v_47 = v_50;
        }
        uint _S320 = Rows_step_0(r_11);
        j_11 = j_11 + ulonglong(_S320);
    }
    return v_47;
}

struct Candidate_0
{
    double v_51;
    ulonglong at_7;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_4;

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_20, Candidate_0 * b_8)
{
    double _S321 = a_20->v_51;
    bool a_nan_0 = F64_is_nan_0(a_20->v_51);
    double _S322 = b_8->v_51;
    bool _S323 = (a_20->at_7) < (b_8->at_7);
    bool first_7;
    if(a_nan_0 != (F64_is_nan_0(b_8->v_51)))
    {
        first_7 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_7 = !(_S321 == _S322);
        }
        else
        {
            first_7 = false;
        }
        if(first_7)
        {
            first_7 = _S322 < _S321;
        }
        else
        {
            first_7 = _S323;
        }
    }
    if(first_7)
    {
        return *a_20;
    }
    return *b_8;
}

__device__ Candidate_0 Reduction_of_1(Candidate_0 * a_21, Candidate_0 * b_9)
{
    Candidate_0 _S324 = LargestAt_of_0(a_21, b_9);
    return _S324;
}

__device__ Candidate_0 Group_all_5(Candidate_0 * v_52, uint lane_6, uint width_7)
{
    (*&values_4)[lane_6] = *v_52;
    meet_0();
    uint _S325 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_8 = lane_6 - place_7;
    Candidate_0 _S326;
    uint i_24;
    if(width_7 > _S325)
    {
        if(place_7 < _S325)
        {
            uint _S327 = place_7 + _S325;
            _S326 = *v_52;
            i_24 = _S327;
            for(;;)
            {
                if(i_24 < width_7)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S328 = _S326;
                Candidate_0 _S329 = (*&values_4)[first_8 + i_24];
                Candidate_0 _S330 = Reduction_of_1(&_S328, &_S329);
                uint i_25 = i_24 + _S325;
                _S326 = _S330;
                i_24 = i_25;
            }
            (*&values_4)[lane_6] = _S326;
        }
        meet_0();
    }
    _S326 = (*&values_4)[first_8];
    i_24 = 1U;
    for(;;)
    {
        if(i_24 < _S325)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S331 = _S326;
        Candidate_0 _S332 = (*&values_4)[first_8 + i_24];
        Candidate_0 _S333 = Reduction_of_1(&_S331, &_S332);
        uint i_26 = i_24 + 1U;
        _S326 = _S333;
        i_24 = i_26;
    }
    meet_0();
    return _S326;
}

__device__ ulonglong of_i64_0(uint type_12, longlong v_53)
{
    switch(type_12)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_53);
        }
    case 11U:
        {
            int _S334;
            if(v_53 != 0LL)
            {
                _S334 = int(1);
            }
            else
            {
                _S334 = int(0);
            }
            return ulonglong(_S334);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_53));
        }
    default:
        {
            return of_f64_0(type_12, f64_of_i64_0(v_53));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_10, RowArguments_0 * a_22, Candidate_0 * v_54)
{
    uint _S335 = Spec_type_0(spec_10, 0U);
    return of_i64_0(_S335, longlong(v_54->at_7));
}

__device__ void Reduction_finish_1(Spec_0 * spec_11, Rows_0 * r_12, Candidate_0 * v_55)
{
    uint _S336 = Spec_type_0(spec_11, 0U);
    uint size_12 = size_of_0(_S336);
    if((r_12->place_1) == 0U)
    {
        ulonglong _S337 = Rows_base_0(r_12, 0U, size_12);
        ulonglong _S338 = LargestAt_result_0(spec_11, &r_12->a_4, v_55);
        store_0(size_12, _S337, 0LL, _S338);
    }
    return;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_56;
    (&v_56)->v_51 = F64_lowest_0();
    (&v_56)->at_7 = 18446744073709551615ULL;
    return v_56;
}

__device__ Candidate_0 Reduction_none_1()
{
    return LargestAt_none_0();
}

__device__ double negated_0(double x_13)
{
    return real_of_0((bits_of_0(x_13)) ^ 9223372036854775808ULL);
}

__device__ double F64_reversed_0(double v_57)
{
    return negated_0(v_57);
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_12, ulonglong x_14, ulonglong at_8)
{
    Candidate_0 v_58;
    uint _S339 = Spec_type_0(spec_12, 1U);
    (&v_58)->v_51 = F64_of_0(_S339, x_14);
    if((spec_12->op_0) == 6U)
    {
        (&v_58)->v_51 = F64_reversed_0((&v_58)->v_51);
    }
    (&v_58)->at_7 = at_8;
    return v_58;
}

__device__ Candidate_0 Reduction_of_elements_1(Spec_0 * spec_13, Rows_0 * r_13)
{
    uint _S340 = Spec_type_0(spec_13, 1U);
    uint size_13 = size_of_0(_S340);
    ulonglong _S341 = Rows_base_0(r_13, 1U, size_13);
    Candidate_0 _S342 = Reduction_none_1();
    ulonglong _S343 = Rows_first_0(r_13);
    ulonglong j_12 = _S343;
    Candidate_0 v_59 = _S342;
    for(;;)
    {
        if(j_12 < (r_13->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S344 = Rows_read_0(r_13, 1U, size_13, _S341, j_12);
        bool _S345 = Rows_has_0(r_13, j_12, 0U);
        Candidate_0 v_60;
        if(_S345)
        {
            ulonglong _S346 = Rows_at_0(r_13, j_12, 0U);
            Candidate_0 _S347 = LargestAt_one_0(spec_13, _S344.e_8[0U], _S346);
            Candidate_0 _S348 = v_59;
            Candidate_0 _S349 = _S347;
            Candidate_0 _S350 = Reduction_of_1(&_S348, &_S349);
            v_60 = _S350;
        }
        else
        {
            v_60 = v_59;
        }
        bool _S351 = Rows_has_0(r_13, j_12, 1U);
        Candidate_0 v_61;
        if(_S351)
        {
            ulonglong _S352 = Rows_at_0(r_13, j_12, 1U);
            Candidate_0 _S353 = LargestAt_one_0(spec_13, _S344.e_8[1U], _S352);
            Candidate_0 _S354 = v_60;
            Candidate_0 _S355 = _S353;
            Candidate_0 _S356 = Reduction_of_1(&_S354, &_S355);
            v_61 = _S356;
        }
        else
        {
            v_61 = v_60;
        }
        bool _S357 = Rows_has_0(r_13, j_12, 2U);
        Candidate_0 v_62;
        if(_S357)
        {
            ulonglong _S358 = Rows_at_0(r_13, j_12, 2U);
            Candidate_0 _S359 = LargestAt_one_0(spec_13, _S344.e_8[2U], _S358);
            Candidate_0 _S360 = v_61;
            Candidate_0 _S361 = _S359;
            Candidate_0 _S362 = Reduction_of_1(&_S360, &_S361);
            v_62 = _S362;
        }
        else
        {
            v_62 = v_61;
        }
        bool _S363 = Rows_has_0(r_13, j_12, 3U);
        if(_S363)
        {
            ulonglong _S364 = Rows_at_0(r_13, j_12, 3U);
            Candidate_0 _S365 = LargestAt_one_0(spec_13, _S344.e_8[3U], _S364);
            Candidate_0 _S366 = v_62;
            Candidate_0 _S367 = _S365;
            Candidate_0 _S368 = Reduction_of_1(&_S366, &_S367);
            v_59 = _S368;
        }
        else
        {
            v_59 = v_62;
        }
        uint _S369 = Rows_step_0(r_13);
        j_12 = j_12 + ulonglong(_S369);
    }
    return v_59;
}

__device__ double Largest_of_0(double a_23, double b_10)
{
    bool _S370;
    if(F64_is_nan_0(a_23))
    {
        _S370 = true;
    }
    else
    {
        _S370 = b_10 <= a_23;
    }
    double _S371;
    if(_S370)
    {
        _S371 = a_23;
    }
    else
    {
        _S371 = b_10;
    }
    return _S371;
}

__device__ double Reduction_of_2(double a_24, double b_11)
{
    return Largest_of_0(a_24, b_11);
}

__device__ double Group_all_6(double v_63, uint lane_7, uint width_8)
{
    (*&values_1)[lane_7] = v_63;
    meet_0();
    uint _S372 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_9 = lane_7 - place_8;
    double _S373;
    uint i_27;
    if(width_8 > _S372)
    {
        if(place_8 < _S372)
        {
            uint _S374 = place_8 + _S372;
            _S373 = v_63;
            i_27 = _S374;
            for(;;)
            {
                if(i_27 < width_8)
                {
                }
                else
                {
                    break;
                }
                double _S375 = Reduction_of_2(_S373, (*&values_1)[first_9 + i_27]);
                uint i_28 = i_27 + _S372;
                _S373 = _S375;
                i_27 = i_28;
            }
            (*&values_1)[lane_7] = _S373;
        }
        meet_0();
    }
    _S373 = (*&values_1)[first_9];
    i_27 = 1U;
    for(;;)
    {
        if(i_27 < _S372)
        {
        }
        else
        {
            break;
        }
        double _S376 = Reduction_of_2(_S373, (*&values_1)[first_9 + i_27]);
        uint i_29 = i_27 + 1U;
        _S373 = _S376;
        i_27 = i_29;
    }
    meet_0();
    return _S373;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_14, RowArguments_0 * a_25, double v_64)
{
    uint _S377 = Spec_type_0(spec_14, 0U);
    uint _S378 = spec_14->op_0;
    switch(spec_14->op_0)
    {
    case 3U:
        {
            return F64_bits_0(_S377, v_64);
        }
    case 4U:
        {
            return F64_bits_0(_S377, F64_reversed_0(v_64));
        }
    default:
        {
            double _S379 = F64_zero_0();
            double _S380;
            if((_S379 < v_64) == (_S378 == 10U))
            {
                _S380 = F64_one_0();
            }
            else
            {
                _S380 = _S379;
            }
            return F64_bits_0(_S377, _S380);
        }
    }
}

__device__ void Reduction_finish_2(Spec_0 * spec_15, Rows_0 * r_14, double v_65)
{
    uint _S381 = Spec_type_0(spec_15, 0U);
    uint size_14 = size_of_0(_S381);
    if((r_14->place_1) == 0U)
    {
        ulonglong _S382 = Rows_base_0(r_14, 0U, size_14);
        ulonglong _S383 = Largest_result_0(spec_15, &r_14->a_4, v_65);
        store_0(size_14, _S382, 0LL, _S383);
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

__device__ double Largest_one_0(Spec_0 * spec_16, ulonglong x_15, ulonglong at_9)
{
    uint _S384 = Spec_type_0(spec_16, 1U);
    double v_66 = F64_of_0(_S384, x_15);
    uint _S385 = spec_16->op_0;
    switch(spec_16->op_0)
    {
    case 3U:
        {
            return v_66;
        }
    case 4U:
        {
            return F64_reversed_0(v_66);
        }
    default:
        {
            double _S386 = F64_zero_0();
            double _S387;
            if((v_66 == _S386) == (_S385 == 11U))
            {
                _S387 = F64_one_0();
            }
            else
            {
                _S387 = _S386;
            }
            return _S387;
        }
    }
}

__device__ double Reduction_of_elements_2(Spec_0 * spec_17, Rows_0 * r_15)
{
    uint _S388 = Spec_type_0(spec_17, 1U);
    uint size_15 = size_of_0(_S388);
    ulonglong _S389 = Rows_base_0(r_15, 1U, size_15);
    double _S390 = Reduction_none_2();
    ulonglong _S391 = Rows_first_0(r_15);
    ulonglong j_13 = _S391;
    double v_67 = _S390;
    for(;;)
    {
        if(j_13 < (r_15->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S392 = Rows_read_0(r_15, 1U, size_15, _S389, j_13);
        bool _S393 = Rows_has_0(r_15, j_13, 0U);
        double v_68;
        if(_S393)
        {
            ulonglong _S394 = Rows_at_0(r_15, j_13, 0U);
            double _S395 = Largest_one_0(spec_17, _S392.e_8[0U], _S394);
            v_68 = Reduction_of_2(v_67, _S395);
        }
        else
        {
            v_68 = v_67;
        }
        bool _S396 = Rows_has_0(r_15, j_13, 1U);
        double v_69;
        if(_S396)
        {
            ulonglong _S397 = Rows_at_0(r_15, j_13, 1U);
            double _S398 = Largest_one_0(spec_17, _S392.e_8[1U], _S397);
            v_69 = Reduction_of_2(v_68, _S398);
        }
        else
        {
            v_69 = v_68;
        }
        bool _S399 = Rows_has_0(r_15, j_13, 2U);
        double v_70;
        if(_S399)
        {
            ulonglong _S400 = Rows_at_0(r_15, j_13, 2U);
            double _S401 = Largest_one_0(spec_17, _S392.e_8[2U], _S400);
            v_70 = Reduction_of_2(v_69, _S401);
        }
        else
        {
            v_70 = v_69;
        }
        bool _S402 = Rows_has_0(r_15, j_13, 3U);
        if(_S402)
        {
            ulonglong _S403 = Rows_at_0(r_15, j_13, 3U);
            double _S404 = Largest_one_0(spec_17, _S392.e_8[3U], _S403);
            v_67 = Reduction_of_2(v_70, _S404);
        }
        else
        {
            v_67 = v_70;
        }
        uint _S405 = Rows_step_0(r_15);
        j_13 = j_13 + ulonglong(_S405);
    }
    return v_67;
}

__device__ double Product_of_0(double a_26, double b_12)
{
    return a_26 * b_12;
}

__device__ double Reduction_of_3(double a_27, double b_13)
{
    return Product_of_0(a_27, b_13);
}

__device__ double Group_all_7(double v_71, uint lane_8, uint width_9)
{
    (*&values_1)[lane_8] = v_71;
    meet_0();
    uint _S406 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_10 = lane_8 - place_9;
    double _S407;
    uint i_30;
    if(width_9 > _S406)
    {
        if(place_9 < _S406)
        {
            uint _S408 = place_9 + _S406;
            _S407 = v_71;
            i_30 = _S408;
            for(;;)
            {
                if(i_30 < width_9)
                {
                }
                else
                {
                    break;
                }
                double _S409 = Reduction_of_3(_S407, (*&values_1)[first_10 + i_30]);
                uint i_31 = i_30 + _S406;
                _S407 = _S409;
                i_30 = i_31;
            }
            (*&values_1)[lane_8] = _S407;
        }
        meet_0();
    }
    _S407 = (*&values_1)[first_10];
    i_30 = 1U;
    for(;;)
    {
        if(i_30 < _S406)
        {
        }
        else
        {
            break;
        }
        double _S410 = Reduction_of_3(_S407, (*&values_1)[first_10 + i_30]);
        uint i_32 = i_30 + 1U;
        _S407 = _S410;
        i_30 = i_32;
    }
    meet_0();
    return _S407;
}

__device__ ulonglong Product_result_0(Spec_0 * spec_18, RowArguments_0 * a_28, double v_72)
{
    uint _S411 = Spec_type_0(spec_18, 0U);
    return F64_bits_0(_S411, v_72);
}

__device__ void Reduction_finish_3(Spec_0 * spec_19, Rows_0 * r_16, double v_73)
{
    uint _S412 = Spec_type_0(spec_19, 0U);
    uint size_16 = size_of_0(_S412);
    if((r_16->place_1) == 0U)
    {
        ulonglong _S413 = Rows_base_0(r_16, 0U, size_16);
        ulonglong _S414 = Product_result_0(spec_19, &r_16->a_4, v_73);
        store_0(size_16, _S413, 0LL, _S414);
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

__device__ double Product_one_0(Spec_0 * spec_20, ulonglong x_16, ulonglong at_10)
{
    uint _S415 = Spec_type_0(spec_20, 1U);
    return F64_of_0(_S415, x_16);
}

__device__ double Reduction_of_elements_3(Spec_0 * spec_21, Rows_0 * r_17)
{
    uint _S416 = Spec_type_0(spec_21, 1U);
    uint size_17 = size_of_0(_S416);
    ulonglong _S417 = Rows_base_0(r_17, 1U, size_17);
    double _S418 = Reduction_none_3();
    ulonglong _S419 = Rows_first_0(r_17);
    ulonglong j_14 = _S419;
    double v_74 = _S418;
    for(;;)
    {
        if(j_14 < (r_17->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S420 = Rows_read_0(r_17, 1U, size_17, _S417, j_14);
        bool _S421 = Rows_has_0(r_17, j_14, 0U);
        double v_75;
        if(_S421)
        {
            ulonglong _S422 = Rows_at_0(r_17, j_14, 0U);
            double _S423 = Product_one_0(spec_21, _S420.e_8[0U], _S422);
            v_75 = Reduction_of_3(v_74, _S423);
        }
        else
        {
            v_75 = v_74;
        }
        bool _S424 = Rows_has_0(r_17, j_14, 1U);
        double v_76;
        if(_S424)
        {
            ulonglong _S425 = Rows_at_0(r_17, j_14, 1U);
            double _S426 = Product_one_0(spec_21, _S420.e_8[1U], _S425);
            v_76 = Reduction_of_3(v_75, _S426);
        }
        else
        {
            v_76 = v_75;
        }
        bool _S427 = Rows_has_0(r_17, j_14, 2U);
        double v_77;
        if(_S427)
        {
            ulonglong _S428 = Rows_at_0(r_17, j_14, 2U);
            double _S429 = Product_one_0(spec_21, _S420.e_8[2U], _S428);
            v_77 = Reduction_of_3(v_76, _S429);
        }
        else
        {
            v_77 = v_76;
        }
        bool _S430 = Rows_has_0(r_17, j_14, 3U);
        if(_S430)
        {
            ulonglong _S431 = Rows_at_0(r_17, j_14, 3U);
            double _S432 = Product_one_0(spec_21, _S420.e_8[3U], _S431);
            v_74 = Reduction_of_3(v_77, _S432);
        }
        else
        {
            v_74 = v_77;
        }
        uint _S433 = Rows_step_0(r_17);
        j_14 = j_14 + ulonglong(_S433);
    }
    return v_74;
}

__device__ double Total_of_0(double a_29, double b_14)
{
    return a_29 + b_14;
}

__device__ double Reduction_of_4(double a_30, double b_15)
{
    return Total_of_0(a_30, b_15);
}

__device__ double Group_all_8(double v_78, uint lane_9, uint width_10)
{
    (*&values_1)[lane_9] = v_78;
    meet_0();
    uint _S434 = (U32_min((width_10), (16U)));
    uint place_10 = lane_9 & (width_10 - 1U);
    uint first_11 = lane_9 - place_10;
    double _S435;
    uint i_33;
    if(width_10 > _S434)
    {
        if(place_10 < _S434)
        {
            uint _S436 = place_10 + _S434;
            _S435 = v_78;
            i_33 = _S436;
            for(;;)
            {
                if(i_33 < width_10)
                {
                }
                else
                {
                    break;
                }
                double _S437 = Reduction_of_4(_S435, (*&values_1)[first_11 + i_33]);
                uint i_34 = i_33 + _S434;
                _S435 = _S437;
                i_33 = i_34;
            }
            (*&values_1)[lane_9] = _S435;
        }
        meet_0();
    }
    _S435 = (*&values_1)[first_11];
    i_33 = 1U;
    for(;;)
    {
        if(i_33 < _S434)
        {
        }
        else
        {
            break;
        }
        double _S438 = Reduction_of_4(_S435, (*&values_1)[first_11 + i_33]);
        uint i_35 = i_33 + 1U;
        _S435 = _S438;
        i_33 = i_35;
    }
    meet_0();
    return _S435;
}

__device__ ulonglong Total_result_0(Spec_0 * spec_22, RowArguments_0 * a_31, double v_79)
{
    uint _S439 = Spec_type_0(spec_22, 0U);
    double _S440;
    if((spec_22->op_0) == 1U)
    {
        _S440 = v_79 / F64_scalar_0(a_31->a_3);
    }
    else
    {
        _S440 = v_79;
    }
    return F64_bits_0(_S439, _S440);
}

__device__ void Reduction_finish_4(Spec_0 * spec_23, Rows_0 * r_18, double v_80)
{
    uint _S441 = Spec_type_0(spec_23, 0U);
    uint size_18 = size_of_0(_S441);
    if((r_18->place_1) == 0U)
    {
        ulonglong _S442 = Rows_base_0(r_18, 0U, size_18);
        ulonglong _S443 = Total_result_0(spec_23, &r_18->a_4, v_80);
        store_0(size_18, _S442, 0LL, _S443);
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

__device__ double Total_one_0(Spec_0 * spec_24, ulonglong x_17, ulonglong at_11)
{
    uint _S444 = Spec_type_0(spec_24, 1U);
    double v_81 = F64_of_0(_S444, x_17);
    switch(spec_24->op_0)
    {
    case 7U:
        {
            return F64_size_0(v_81);
        }
    case 8U:
        {
            return v_81 * v_81;
        }
    default:
        {
            return v_81;
        }
    }
}

__device__ double Reduction_of_elements_4(Spec_0 * spec_25, Rows_0 * r_19)
{
    uint _S445 = Spec_type_0(spec_25, 1U);
    uint size_19 = size_of_0(_S445);
    ulonglong _S446 = Rows_base_0(r_19, 1U, size_19);
    double _S447 = Reduction_none_4();
    ulonglong _S448 = Rows_first_0(r_19);
    ulonglong j_15 = _S448;
    double v_82 = _S447;
    for(;;)
    {
        if(j_15 < (r_19->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S449 = Rows_read_0(r_19, 1U, size_19, _S446, j_15);
        bool _S450 = Rows_has_0(r_19, j_15, 0U);
        double v_83;
        if(_S450)
        {
            ulonglong _S451 = Rows_at_0(r_19, j_15, 0U);
            double _S452 = Total_one_0(spec_25, _S449.e_8[0U], _S451);
            v_83 = Reduction_of_4(v_82, _S452);
        }
        else
        {
            v_83 = v_82;
        }
        bool _S453 = Rows_has_0(r_19, j_15, 1U);
        double v_84;
        if(_S453)
        {
            ulonglong _S454 = Rows_at_0(r_19, j_15, 1U);
            double _S455 = Total_one_0(spec_25, _S449.e_8[1U], _S454);
            v_84 = Reduction_of_4(v_83, _S455);
        }
        else
        {
            v_84 = v_83;
        }
        bool _S456 = Rows_has_0(r_19, j_15, 2U);
        double v_85;
        if(_S456)
        {
            ulonglong _S457 = Rows_at_0(r_19, j_15, 2U);
            double _S458 = Total_one_0(spec_25, _S449.e_8[2U], _S457);
            v_85 = Reduction_of_4(v_84, _S458);
        }
        else
        {
            v_85 = v_84;
        }
        bool _S459 = Rows_has_0(r_19, j_15, 3U);
        if(_S459)
        {
            ulonglong _S460 = Rows_at_0(r_19, j_15, 3U);
            double _S461 = Total_one_0(spec_25, _S449.e_8[3U], _S460);
            v_82 = Reduction_of_4(v_85, _S461);
        }
        else
        {
            v_82 = v_85;
        }
        uint _S462 = Rows_step_0(r_19);
        j_15 = j_15 + ulonglong(_S462);
    }
    return v_82;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_32, uint lane_10)
{
    Rows_0 r_20;
    (&r_20)->a_4 = *a_32;
    (&r_20)->g_0 = (RowGeometry_0 *)a_32->geometry_0;
    uint _S463 = a_32->width_1;
    uint side_0 = 256U / a_32->width_1;
    uint _S464;
    if(((a_32->flags_0) & 1U) != 0U)
    {
        uint _S465 = lane_10 % side_0;
        uint _S466 = _S465 * _S463;
        uint _S467 = lane_10 / side_0;
        _S464 = _S466 + _S467;
    }
    else
    {
        _S464 = lane_10;
    }
    (&r_20)->slot_0 = _S464;
    uint _S468 = _S464 % _S463;
    (&r_20)->place_1 = _S468;
    return r_20;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_4)->width_1;
    ulonglong _S469 = ulonglong(side_1);
    ulonglong _S470 = ((&this_11->a_4)->rows_0 + _S469 - 1ULL) / _S469;
    return _S470 * ulonglong((&this_11->a_4)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S471 = this_12->begin_0 + (&this_12->a_4)->chunk_0;
    ulonglong _S472 = (&this_12->a_4)->extent_0;
    ulonglong _S473;
    if(_S471 < ((&this_12->a_4)->extent_0))
    {
        _S473 = _S471;
    }
    else
    {
        _S473 = _S472;
    }
    return _S473;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S474 = tile_0 % ulonglong((&this_13->a_4)->splits_0);
    this_13->part_0 = _S474;
    ulonglong _S475 = tile_0 / ulonglong((&this_13->a_4)->splits_0);
    uint _S476 = 256U / (&this_13->a_4)->width_1;
    ulonglong _S477 = _S475 * ulonglong(_S476);
    uint _S478 = this_13->slot_0 / (&this_13->a_4)->width_1;
    ulonglong _S479 = _S477 + ulonglong(_S478);
    this_13->row_0 = _S479;
    bool _S480 = _S479 < ((&this_13->a_4)->rows_0);
    this_13->exists_0 = _S480;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_4)->chunk_0;
    ulonglong _S481;
    if(_S480)
    {
        Rows_0 _S482 = *this_13;
        ulonglong _S483 = Rows_stop_0(&_S482);
        _S481 = _S483;
    }
    else
    {
        _S481 = this_13->begin_0;
    }
    this_13->end_0 = _S481;
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_26, RowArguments_0 * a_33, uint group_0, uint lane_11)
{
    uint _S484 = Spec_type_0(spec_26, 0U);
    uint _S485 = Spec_type_0(spec_26, 1U);
    uint _S486 = Spec_type_0(spec_26, 3U);
    uint _S487 = Spec_type_0(spec_26, 4U);
    double smooth_1 = F64_scalar_0(a_33->b_2);
    double _S488 = smooth_1 / F64_of_count_0(a_33->extent_0);
    Rows_0 _S489 = Rows_of_0(a_33, lane_11);
    Rows_0 r_21 = _S489;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S490 = r_21;
        ulonglong _S491 = Rows_tiles_0(&_S490);
        if(tile_1 < _S491)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_21, tile_1);
        if(!(&r_21)->exists_0)
        {
            tile_1 = tile_1 + ulonglong(a_33->groups_0);
            continue;
        }
        uint _S492 = size_of_0(_S484);
        Rows_0 _S493 = r_21;
        ulonglong _S494 = Rows_base_0(&_S493, 0U, _S492);
        uint _S495 = size_of_0(_S485);
        Rows_0 _S496 = r_21;
        ulonglong _S497 = Rows_base_0(&_S496, 1U, _S495);
        uint _S498 = Spec_type_0(spec_26, 2U);
        uint _S499 = size_of_0(_S498);
        Rows_0 _S500 = r_21;
        ulonglong _S501 = Rows_base_0(&_S500, 2U, _S499);
        Target_0 _S502 = Target_of_0(a_33, _S498, _S501);
        uint _S503 = size_of_0(_S486);
        Rows_0 _S504 = r_21;
        ulonglong _S505 = Rows_base_0(&_S504, 3U, _S503);
        double _S506 = F64_of_0(_S486, load_0(_S503, _S505, 0LL));
        uint _S507 = size_of_0(_S487);
        Rows_0 _S508 = r_21;
        ulonglong _S509 = Rows_base_0(&_S508, 4U, _S507);
        double _S510 = F64_of_0(_S487, load_0(_S507, _S509, 0LL));
        Rows_0 _S511 = r_21;
        ulonglong _S512 = Rows_first_0(&_S511);
        ulonglong j_16 = _S512;
        for(;;)
        {
            if(j_16 < ((&r_21)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S513 = r_21;
            Four_0 _S514 = Rows_read_0(&_S513, 1U, _S495, _S497, j_16);
            Four_0 e_22 = _S514;
            double _S515 = F64_exp_0(F64_of_0(_S485, (&e_22)->e_8[0U]) - _S506) - _S488;
            Rows_0 _S516 = r_21;
            ulonglong _S517 = Rows_at_0(&_S516, j_16, 0U);
            ulonglong _S518 = ulonglong(_S502.at_0);
            double z_1;
            if(_S517 == _S518)
            {
                z_1 = _S515 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_1 = _S515;
            }
            double _S519 = _S510 * z_1;
            bool _S520 = !_S502.valid_0;
            double z_2;
            if(_S520)
            {
                z_2 = F64_nan_0();
            }
            else
            {
                z_2 = _S519;
            }
            double z_3;
            if(_S502.ignored_0)
            {
                z_3 = F64_zero_0();
            }
            else
            {
                z_3 = z_2;
            }
            (&e_22)->e_8[0U] = F64_bits_0(_S484, z_3);
            double _S521 = F64_exp_0(F64_of_0(_S485, (&e_22)->e_8[1U]) - _S506) - _S488;
            Rows_0 _S522 = r_21;
            ulonglong _S523 = Rows_at_0(&_S522, j_16, 1U);
            double z_4;
            if(_S523 == _S518)
            {
                z_4 = _S521 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_4 = _S521;
            }
            double _S524 = _S510 * z_4;
            double z_5;
            if(_S520)
            {
                z_5 = F64_nan_0();
            }
            else
            {
                z_5 = _S524;
            }
            double z_6;
            if(_S502.ignored_0)
            {
                z_6 = F64_zero_0();
            }
            else
            {
                z_6 = z_5;
            }
            (&e_22)->e_8[1U] = F64_bits_0(_S484, z_6);
            double _S525 = F64_exp_0(F64_of_0(_S485, (&e_22)->e_8[2U]) - _S506) - _S488;
            Rows_0 _S526 = r_21;
            ulonglong _S527 = Rows_at_0(&_S526, j_16, 2U);
            double z_7;
            if(_S527 == _S518)
            {
                z_7 = _S525 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_7 = _S525;
            }
            double _S528 = _S510 * z_7;
            double z_8;
            if(_S520)
            {
                z_8 = F64_nan_0();
            }
            else
            {
                z_8 = _S528;
            }
            double z_9;
            if(_S502.ignored_0)
            {
                z_9 = F64_zero_0();
            }
            else
            {
                z_9 = z_8;
            }
            (&e_22)->e_8[2U] = F64_bits_0(_S484, z_9);
            double _S529 = F64_exp_0(F64_of_0(_S485, (&e_22)->e_8[3U]) - _S506) - _S488;
            Rows_0 _S530 = r_21;
            ulonglong _S531 = Rows_at_0(&_S530, j_16, 3U);
            double z_10;
            if(_S531 == _S518)
            {
                z_10 = _S529 - (F64_one_0() - smooth_1);
            }
            else
            {
                z_10 = _S529;
            }
            double _S532 = _S510 * z_10;
            double z_11;
            if(_S520)
            {
                z_11 = F64_nan_0();
            }
            else
            {
                z_11 = _S532;
            }
            double z_12;
            if(_S502.ignored_0)
            {
                z_12 = F64_zero_0();
            }
            else
            {
                z_12 = z_11;
            }
            (&e_22)->e_8[3U] = F64_bits_0(_S484, z_12);
            Rows_0 _S533 = r_21;
            Four_0 _S534 = e_22;
            Rows_write_0(&_S533, 0U, _S492, _S494, j_16, &_S534);
            Rows_0 _S535 = r_21;
            uint _S536 = Rows_step_0(&_S535);
            j_16 = j_16 + ulonglong(_S536);
        }
        tile_1 = tile_1 + ulonglong(a_33->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_27, RowArguments_0 * a_34, uint group_1, uint lane_12)
{
    Rows_0 _S537 = Rows_of_0(a_34, lane_12);
    Rows_0 r_22 = _S537;
    CrossEntropyValue_0 * _S538 = (CrossEntropyValue_0 *)a_34->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S539 = r_22;
        ulonglong _S540 = Rows_tiles_0(&_S539);
        if(tile_2 < _S540)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_22, tile_2);
        CrossEntropyValue_0 _S541 = CrossEntropy_none_0();
        uint _S542 = a_34->stage_0;
        CrossEntropyValue_0 v_86;
        if((a_34->stage_0) != 2U)
        {
            Rows_0 _S543 = r_22;
            CrossEntropyValue_0 _S544 = CrossEntropy_of_elements_0(spec_27, &_S543);
            v_86 = _S544;
        }
        else
        {
            if((&r_22)->exists_0)
            {
                v_86 = _S541;
                uint i_36 = (&r_22)->place_1;
                for(;;)
                {
                    uint _S545 = a_34->parts_0;
                    if(i_36 < (a_34->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S546 = *(_S538 + ((&r_22)->row_0 * ulonglong(_S545) + ulonglong(i_36)));
                    CrossEntropyValue_0 _S547 = v_86;
                    CrossEntropyValue_0 _S548 = _S546;
                    CrossEntropyValue_0 _S549 = CrossEntropy_of_0(&_S547, &_S548);
                    uint i_37 = i_36 + a_34->width_1;
                    v_86 = _S549;
                    i_36 = i_37;
                }
            }
            else
            {
                v_86 = _S541;
            }
        }
        uint _S550 = a_34->width_1;
        CrossEntropyValue_0 v_87;
        if((a_34->width_1) > 1U)
        {
            CrossEntropyValue_0 _S551 = v_86;
            CrossEntropyValue_0 _S552 = Group_all_0(&_S551, (&r_22)->slot_0, _S550);
            v_87 = _S552;
        }
        else
        {
            v_87 = v_86;
        }
        if((&r_22)->exists_0)
        {
            if(_S542 != 1U)
            {
                Rows_0 _S553 = r_22;
                CrossEntropyValue_0 _S554 = v_87;
                CrossEntropy_finish_0(spec_27, &_S553, &_S554);
            }
            else
            {
                if(((&r_22)->place_1) == 0U)
                {
                    *(_S538 + ((&r_22)->row_0 * ulonglong(a_34->parts_0) + (&r_22)->part_0)) = v_87;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_34->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_28, RowArguments_0 * a_35, uint group_2, uint lane_13)
{
    Rows_0 _S555 = Rows_of_0(a_35, lane_13);
    Rows_0 r_23 = _S555;
    double * _S556 = (double *)a_35->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S557 = r_23;
        ulonglong _S558 = Rows_tiles_0(&_S557);
        if(tile_3 < _S558)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_3);
        double _S559 = SoftmaxGrad_none_0();
        uint _S560 = a_35->stage_0;
        double v_88;
        if((a_35->stage_0) != 2U)
        {
            Rows_0 _S561 = r_23;
            double _S562 = SoftmaxGrad_of_elements_0(spec_28, &_S561);
            v_88 = _S562;
        }
        else
        {
            if((&r_23)->exists_0)
            {
                v_88 = _S559;
                uint i_38 = (&r_23)->place_1;
                for(;;)
                {
                    uint _S563 = a_35->parts_0;
                    if(i_38 < (a_35->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S564 = SoftmaxGrad_of_0(v_88, *(_S556 + ((&r_23)->row_0 * ulonglong(_S563) + ulonglong(i_38))));
                    uint i_39 = i_38 + a_35->width_1;
                    v_88 = _S564;
                    i_38 = i_39;
                }
            }
            else
            {
                v_88 = _S559;
            }
        }
        uint _S565 = a_35->width_1;
        double v_89;
        if((a_35->width_1) > 1U)
        {
            double _S566 = Group_all_1(v_88, (&r_23)->slot_0, _S565);
            v_89 = _S566;
        }
        else
        {
            v_89 = v_88;
        }
        if((&r_23)->exists_0)
        {
            if(_S560 != 1U)
            {
                Rows_0 _S567 = r_23;
                SoftmaxGrad_finish_0(spec_28, &_S567, v_89);
            }
            else
            {
                if(((&r_23)->place_1) == 0U)
                {
                    *(_S556 + ((&r_23)->row_0 * ulonglong(a_35->parts_0) + (&r_23)->part_0)) = v_89;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_35->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_29, RowArguments_0 * a_36, uint group_3, uint lane_14)
{
    Rows_0 _S568 = Rows_of_0(a_36, lane_14);
    Rows_0 r_24 = _S568;
    MaxSum_0 * _S569 = (MaxSum_0 *)a_36->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S570 = r_24;
        ulonglong _S571 = Rows_tiles_0(&_S570);
        if(tile_4 < _S571)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_4);
        MaxSum_0 _S572 = Softmax_none_0();
        uint _S573 = a_36->stage_0;
        MaxSum_0 v_90;
        if((a_36->stage_0) != 2U)
        {
            Rows_0 _S574 = r_24;
            MaxSum_0 _S575 = Softmax_of_elements_0(spec_29, &_S574);
            v_90 = _S575;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_90 = _S572;
                uint i_40 = (&r_24)->place_1;
                for(;;)
                {
                    uint _S576 = a_36->parts_0;
                    if(i_40 < (a_36->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S577 = *(_S569 + ((&r_24)->row_0 * ulonglong(_S576) + ulonglong(i_40)));
                    MaxSum_0 _S578 = v_90;
                    MaxSum_0 _S579 = _S577;
                    MaxSum_0 _S580 = Softmax_of_0(&_S578, &_S579);
                    uint i_41 = i_40 + a_36->width_1;
                    v_90 = _S580;
                    i_40 = i_41;
                }
            }
            else
            {
                v_90 = _S572;
            }
        }
        uint _S581 = a_36->width_1;
        MaxSum_0 v_91;
        if((a_36->width_1) > 1U)
        {
            MaxSum_0 _S582 = v_90;
            MaxSum_0 _S583 = Group_all_2(&_S582, (&r_24)->slot_0, _S581);
            v_91 = _S583;
        }
        else
        {
            v_91 = v_90;
        }
        if((&r_24)->exists_0)
        {
            if(_S573 != 1U)
            {
                Rows_0 _S584 = r_24;
                MaxSum_0 _S585 = v_91;
                Softmax_finish_0(spec_29, &_S584, &_S585);
            }
            else
            {
                if(((&r_24)->place_1) == 0U)
                {
                    *(_S569 + ((&r_24)->row_0 * ulonglong(a_36->parts_0) + (&r_24)->part_0)) = v_91;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_36->groups_0);
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_30, RowArguments_0 * a_37, uint group_4, uint lane_15)
{
    Rows_0 _S586 = Rows_of_0(a_37, lane_15);
    Rows_0 r_25 = _S586;
    double * _S587 = (double *)a_37->partials_0;
    uint _S588 = Spec_type_0(spec_30, 0U);
    uint _S589 = Spec_type_0(spec_30, 1U);
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S590 = r_25;
        ulonglong _S591 = Rows_tiles_0(&_S590);
        if(tile_5 < _S591)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_5);
        double _S592 = F64_zero_0();
        uint _S593 = a_37->stage_0;
        double sum_9;
        double sum_10;
        if((a_37->stage_0) == 2U)
        {
            if((&r_25)->exists_0)
            {
                uint i_42 = (&r_25)->place_1;
                sum_9 = _S592;
                for(;;)
                {
                    ulonglong _S594 = ulonglong(i_42);
                    if(_S594 < ((&r_25)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S595 = sum_9 + *(_S587 + ((&r_25)->row_0 * ulonglong(a_37->parts_0) + _S594));
                    i_42 = i_42 + a_37->width_1;
                    sum_9 = _S595;
                }
            }
            else
            {
                sum_9 = _S592;
            }
            uint _S596 = a_37->width_1;
            if((a_37->width_1) > 1U)
            {
                double _S597 = Group_all_3(sum_9, (&r_25)->slot_0, _S596);
                sum_10 = _S597;
            }
            else
            {
                sum_10 = sum_9;
            }
            sum_9 = sum_10;
        }
        else
        {
            sum_9 = _S592;
        }
        uint _S598 = size_of_0(_S589);
        Rows_0 _S599 = r_25;
        ulonglong _S600 = Rows_base_0(&_S599, 1U, _S598);
        uint _S601 = size_of_0(_S588);
        Rows_0 _S602 = r_25;
        ulonglong _S603 = Rows_base_0(&_S602, 0U, _S601);
        ulonglong start_0 = (&r_25)->begin_0;
        sum_10 = sum_9;
        for(;;)
        {
            Rows_0 _S604 = r_25;
            ulonglong _S605 = Rows_stop_0(&_S604);
            if(start_0 < _S605)
            {
            }
            else
            {
                break;
            }
            ulonglong j_17 = start_0 + ulonglong(4U * (&r_25)->place_1);
            Rows_0 _S606 = r_25;
            Four_0 _S607 = Rows_read_0(&_S606, 1U, _S598, _S600, j_17);
            FixedArray<double, 4>  own_0;
            Rows_0 _S608 = r_25;
            bool _S609 = Rows_has_0(&_S608, j_17, 0U);
            double all_1;
            if(_S609)
            {
                all_1 = _S592 + F64_of_0(_S589, _S607.e_8[0U]);
            }
            else
            {
                all_1 = _S592;
            }
            own_0[0U] = all_1;
            Rows_0 _S610 = r_25;
            bool _S611 = Rows_has_0(&_S610, j_17, 1U);
            double all_2;
            if(_S611)
            {
                all_2 = all_1 + F64_of_0(_S589, _S607.e_8[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S612 = r_25;
            bool _S613 = Rows_has_0(&_S612, j_17, 2U);
            double all_3;
            if(_S613)
            {
                all_3 = all_2 + F64_of_0(_S589, _S607.e_8[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S614 = r_25;
            bool _S615 = Rows_has_0(&_S614, j_17, 3U);
            double all_4;
            if(_S615)
            {
                all_4 = all_3 + F64_of_0(_S589, _S607.e_8[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S616 = a_37->width_1;
            double before_1;
            double all_5;
            if((a_37->width_1) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_25)->slot_0, _S616);
                before_1 = sum_10 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_10;
                all_5 = all_4;
            }
            if(_S593 != 1U)
            {
                Four_0 s_4;
                (&s_4)->e_8[0U] = F64_bits_0(_S588, before_1 + own_0[0U]);
                (&s_4)->e_8[1U] = F64_bits_0(_S588, before_1 + own_0[1U]);
                (&s_4)->e_8[2U] = F64_bits_0(_S588, before_1 + own_0[2U]);
                (&s_4)->e_8[3U] = F64_bits_0(_S588, before_1 + own_0[3U]);
                Rows_0 _S617 = r_25;
                Four_0 _S618 = s_4;
                Rows_write_0(&_S617, 0U, _S601, _S603, j_17, &_S618);
            }
            double _S619 = sum_10 + all_5;
            Rows_0 _S620 = r_25;
            uint _S621 = Rows_step_0(&_S620);
            start_0 = start_0 + ulonglong(_S621);
            sum_10 = _S619;
        }
        bool _S622;
        if(_S593 == 1U)
        {
            _S622 = (&r_25)->exists_0;
        }
        else
        {
            _S622 = false;
        }
        bool _S623;
        if(_S622)
        {
            _S623 = ((&r_25)->place_1) == 0U;
        }
        else
        {
            _S623 = false;
        }
        if(_S623)
        {
            *(_S587 + ((&r_25)->row_0 * ulonglong(a_37->parts_0) + (&r_25)->part_0)) = sum_10;
        }
        tile_5 = tile_5 + ulonglong(a_37->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_31, RowArguments_0 * a_38, uint group_5, uint lane_16)
{
    Rows_0 _S624 = Rows_of_0(a_38, lane_16);
    Rows_0 r_26 = _S624;
    Moments_0 * _S625 = (Moments_0 *)a_38->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S626 = r_26;
        ulonglong _S627 = Rows_tiles_0(&_S626);
        if(tile_6 < _S627)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_6);
        Moments_0 _S628 = Reduction_none_0();
        uint _S629 = a_38->stage_0;
        Moments_0 v_92;
        if((a_38->stage_0) != 2U)
        {
            Rows_0 _S630 = r_26;
            Moments_0 _S631 = Reduction_of_elements_0(spec_31, &_S630);
            v_92 = _S631;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_92 = _S628;
                uint i_43 = (&r_26)->place_1;
                for(;;)
                {
                    uint _S632 = a_38->parts_0;
                    if(i_43 < (a_38->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S633 = *(_S625 + ((&r_26)->row_0 * ulonglong(_S632) + ulonglong(i_43)));
                    Moments_0 _S634 = v_92;
                    Moments_0 _S635 = _S633;
                    Moments_0 _S636 = Reduction_of_0(&_S634, &_S635);
                    uint i_44 = i_43 + a_38->width_1;
                    v_92 = _S636;
                    i_43 = i_44;
                }
            }
            else
            {
                v_92 = _S628;
            }
        }
        uint _S637 = a_38->width_1;
        Moments_0 v_93;
        if((a_38->width_1) > 1U)
        {
            Moments_0 _S638 = v_92;
            Moments_0 _S639 = Group_all_4(&_S638, (&r_26)->slot_0, _S637);
            v_93 = _S639;
        }
        else
        {
            v_93 = v_92;
        }
        if((&r_26)->exists_0)
        {
            if(_S629 != 1U)
            {
                Rows_0 _S640 = r_26;
                Moments_0 _S641 = v_93;
                Reduction_finish_0(spec_31, &_S640, &_S641);
            }
            else
            {
                if(((&r_26)->place_1) == 0U)
                {
                    *(_S625 + ((&r_26)->row_0 * ulonglong(a_38->parts_0) + (&r_26)->part_0)) = v_93;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_32, RowArguments_0 * a_39, uint group_6, uint lane_17)
{
    Rows_0 _S642 = Rows_of_0(a_39, lane_17);
    Rows_0 r_27 = _S642;
    Candidate_0 * _S643 = (Candidate_0 *)a_39->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S644 = r_27;
        ulonglong _S645 = Rows_tiles_0(&_S644);
        if(tile_7 < _S645)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_7);
        Candidate_0 _S646 = Reduction_none_1();
        uint _S647 = a_39->stage_0;
        Candidate_0 v_94;
        if((a_39->stage_0) != 2U)
        {
            Rows_0 _S648 = r_27;
            Candidate_0 _S649 = Reduction_of_elements_1(spec_32, &_S648);
            v_94 = _S649;
        }
        else
        {
            if((&r_27)->exists_0)
            {
                v_94 = _S646;
                uint i_45 = (&r_27)->place_1;
                for(;;)
                {
                    uint _S650 = a_39->parts_0;
                    if(i_45 < (a_39->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S651 = *(_S643 + ((&r_27)->row_0 * ulonglong(_S650) + ulonglong(i_45)));
                    Candidate_0 _S652 = v_94;
                    Candidate_0 _S653 = _S651;
                    Candidate_0 _S654 = Reduction_of_1(&_S652, &_S653);
                    uint i_46 = i_45 + a_39->width_1;
                    v_94 = _S654;
                    i_45 = i_46;
                }
            }
            else
            {
                v_94 = _S646;
            }
        }
        uint _S655 = a_39->width_1;
        Candidate_0 v_95;
        if((a_39->width_1) > 1U)
        {
            Candidate_0 _S656 = v_94;
            Candidate_0 _S657 = Group_all_5(&_S656, (&r_27)->slot_0, _S655);
            v_95 = _S657;
        }
        else
        {
            v_95 = v_94;
        }
        if((&r_27)->exists_0)
        {
            if(_S647 != 1U)
            {
                Rows_0 _S658 = r_27;
                Candidate_0 _S659 = v_95;
                Reduction_finish_1(spec_32, &_S658, &_S659);
            }
            else
            {
                if(((&r_27)->place_1) == 0U)
                {
                    *(_S643 + ((&r_27)->row_0 * ulonglong(a_39->parts_0) + (&r_27)->part_0)) = v_95;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_39->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_33, RowArguments_0 * a_40, uint group_7, uint lane_18)
{
    Rows_0 _S660 = Rows_of_0(a_40, lane_18);
    Rows_0 r_28 = _S660;
    double * _S661 = (double *)a_40->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S662 = r_28;
        ulonglong _S663 = Rows_tiles_0(&_S662);
        if(tile_8 < _S663)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_8);
        double _S664 = Reduction_none_2();
        uint _S665 = a_40->stage_0;
        double v_96;
        if((a_40->stage_0) != 2U)
        {
            Rows_0 _S666 = r_28;
            double _S667 = Reduction_of_elements_2(spec_33, &_S666);
            v_96 = _S667;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_96 = _S664;
                uint i_47 = (&r_28)->place_1;
                for(;;)
                {
                    uint _S668 = a_40->parts_0;
                    if(i_47 < (a_40->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S669 = Reduction_of_2(v_96, *(_S661 + ((&r_28)->row_0 * ulonglong(_S668) + ulonglong(i_47))));
                    uint i_48 = i_47 + a_40->width_1;
                    v_96 = _S669;
                    i_47 = i_48;
                }
            }
            else
            {
                v_96 = _S664;
            }
        }
        uint _S670 = a_40->width_1;
        double v_97;
        if((a_40->width_1) > 1U)
        {
            double _S671 = Group_all_6(v_96, (&r_28)->slot_0, _S670);
            v_97 = _S671;
        }
        else
        {
            v_97 = v_96;
        }
        if((&r_28)->exists_0)
        {
            if(_S665 != 1U)
            {
                Rows_0 _S672 = r_28;
                Reduction_finish_2(spec_33, &_S672, v_97);
            }
            else
            {
                if(((&r_28)->place_1) == 0U)
                {
                    *(_S661 + ((&r_28)->row_0 * ulonglong(a_40->parts_0) + (&r_28)->part_0)) = v_97;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_40->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_34, RowArguments_0 * a_41, uint group_8, uint lane_19)
{
    Rows_0 _S673 = Rows_of_0(a_41, lane_19);
    Rows_0 r_29 = _S673;
    double * _S674 = (double *)a_41->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S675 = r_29;
        ulonglong _S676 = Rows_tiles_0(&_S675);
        if(tile_9 < _S676)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_9);
        double _S677 = Reduction_none_3();
        uint _S678 = a_41->stage_0;
        double v_98;
        if((a_41->stage_0) != 2U)
        {
            Rows_0 _S679 = r_29;
            double _S680 = Reduction_of_elements_3(spec_34, &_S679);
            v_98 = _S680;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_98 = _S677;
                uint i_49 = (&r_29)->place_1;
                for(;;)
                {
                    uint _S681 = a_41->parts_0;
                    if(i_49 < (a_41->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S682 = Reduction_of_3(v_98, *(_S674 + ((&r_29)->row_0 * ulonglong(_S681) + ulonglong(i_49))));
                    uint i_50 = i_49 + a_41->width_1;
                    v_98 = _S682;
                    i_49 = i_50;
                }
            }
            else
            {
                v_98 = _S677;
            }
        }
        uint _S683 = a_41->width_1;
        double v_99;
        if((a_41->width_1) > 1U)
        {
            double _S684 = Group_all_7(v_98, (&r_29)->slot_0, _S683);
            v_99 = _S684;
        }
        else
        {
            v_99 = v_98;
        }
        if((&r_29)->exists_0)
        {
            if(_S678 != 1U)
            {
                Rows_0 _S685 = r_29;
                Reduction_finish_3(spec_34, &_S685, v_99);
            }
            else
            {
                if(((&r_29)->place_1) == 0U)
                {
                    *(_S674 + ((&r_29)->row_0 * ulonglong(a_41->parts_0) + (&r_29)->part_0)) = v_99;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_41->groups_0);
    }
    return;
}

__device__ void RowKernel_run_7(Spec_0 * spec_35, RowArguments_0 * a_42, uint group_9, uint lane_20)
{
    Rows_0 _S686 = Rows_of_0(a_42, lane_20);
    Rows_0 r_30 = _S686;
    double * _S687 = (double *)a_42->partials_0;
    ulonglong tile_10 = ulonglong(group_9);
    for(;;)
    {
        Rows_0 _S688 = r_30;
        ulonglong _S689 = Rows_tiles_0(&_S688);
        if(tile_10 < _S689)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_10);
        double _S690 = Reduction_none_4();
        uint _S691 = a_42->stage_0;
        double v_100;
        if((a_42->stage_0) != 2U)
        {
            Rows_0 _S692 = r_30;
            double _S693 = Reduction_of_elements_4(spec_35, &_S692);
            v_100 = _S693;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_100 = _S690;
                uint i_51 = (&r_30)->place_1;
                for(;;)
                {
                    uint _S694 = a_42->parts_0;
                    if(i_51 < (a_42->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    double _S695 = Reduction_of_4(v_100, *(_S687 + ((&r_30)->row_0 * ulonglong(_S694) + ulonglong(i_51))));
                    uint i_52 = i_51 + a_42->width_1;
                    v_100 = _S695;
                    i_51 = i_52;
                }
            }
            else
            {
                v_100 = _S690;
            }
        }
        uint _S696 = a_42->width_1;
        double v_101;
        if((a_42->width_1) > 1U)
        {
            double _S697 = Group_all_8(v_100, (&r_30)->slot_0, _S696);
            v_101 = _S697;
        }
        else
        {
            v_101 = v_100;
        }
        if((&r_30)->exists_0)
        {
            if(_S691 != 1U)
            {
                Rows_0 _S698 = r_30;
                Reduction_finish_4(spec_35, &_S698, v_101);
            }
            else
            {
                if(((&r_30)->place_1) == 0U)
                {
                    *(_S687 + ((&r_30)->row_0 * ulonglong(a_42->parts_0) + (&r_30)->part_0)) = v_101;
                }
            }
        }
        tile_10 = tile_10 + ulonglong(a_42->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f64(RowArguments_0 a_43, Spec_0 spec_36)
{
    uint _S699 = blockIdx.x;
    uint _S700 = threadIdx.x;
    Spec_0 _S701 = spec_36;
    RowArguments_0 _S702 = a_43;
    RowKernel_run_7(&_S701, &_S702, _S699, _S700);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f64(RowArguments_0 a_44, Spec_0 spec_37)
{
    uint _S703 = blockIdx.x;
    uint _S704 = threadIdx.x;
    Spec_0 _S705 = spec_37;
    RowArguments_0 _S706 = a_44;
    RowKernel_run_6(&_S705, &_S706, _S703, _S704);
    return;
}

extern "C" __global__ void mpt_reduce_max_f64(RowArguments_0 a_45, Spec_0 spec_38)
{
    uint _S707 = blockIdx.x;
    uint _S708 = threadIdx.x;
    Spec_0 _S709 = spec_38;
    RowArguments_0 _S710 = a_45;
    RowKernel_run_5(&_S709, &_S710, _S707, _S708);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f64(RowArguments_0 a_46, Spec_0 spec_39)
{
    uint _S711 = blockIdx.x;
    uint _S712 = threadIdx.x;
    Spec_0 _S713 = spec_39;
    RowArguments_0 _S714 = a_46;
    RowKernel_run_4(&_S713, &_S714, _S711, _S712);
    return;
}

extern "C" __global__ void mpt_reduce_var_f64(RowArguments_0 a_47, Spec_0 spec_40)
{
    uint _S715 = blockIdx.x;
    uint _S716 = threadIdx.x;
    Spec_0 _S717 = spec_40;
    RowArguments_0 _S718 = a_47;
    RowKernel_run_3(&_S717, &_S718, _S715, _S716);
    return;
}

extern "C" __global__ void mpt_scan_f64(RowArguments_0 a_48, Spec_0 spec_41)
{
    uint _S719 = blockIdx.x;
    uint _S720 = threadIdx.x;
    Spec_0 _S721 = spec_41;
    RowArguments_0 _S722 = a_48;
    Scan_run_0(&_S721, &_S722, _S719, _S720);
    return;
}

extern "C" __global__ void mpt_softmax_f64(RowArguments_0 a_49, Spec_0 spec_42)
{
    uint _S723 = blockIdx.x;
    uint _S724 = threadIdx.x;
    Spec_0 _S725 = spec_42;
    RowArguments_0 _S726 = a_49;
    RowKernel_run_2(&_S725, &_S726, _S723, _S724);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f64(RowArguments_0 a_50, Spec_0 spec_43)
{
    uint _S727 = blockIdx.x;
    uint _S728 = threadIdx.x;
    Spec_0 _S729 = spec_43;
    RowArguments_0 _S730 = a_50;
    RowKernel_run_1(&_S729, &_S730, _S727, _S728);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f64(RowArguments_0 a_51, Spec_0 spec_44)
{
    uint _S731 = blockIdx.x;
    uint _S732 = threadIdx.x;
    Spec_0 _S733 = spec_44;
    RowArguments_0 _S734 = a_51;
    RowKernel_run_0(&_S733, &_S734, _S731, _S732);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f64(RowArguments_0 a_52, Spec_0 spec_45)
{
    uint _S735 = blockIdx.x;
    uint _S736 = threadIdx.x;
    Spec_0 _S737 = spec_45;
    RowArguments_0 _S738 = a_52;
    CrossEntropyGrad_run_0(&_S737, &_S738, _S735, _S736);
    return;
}

