// The kernels of spread_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Squares_0
{
    double large_0;
    double plain_0;
    double small_0;
};

struct Moments_0
{
    double n_0;
    double mean_0;
    Squares_0 squares_0;
};

__device__ __shared__ FixedArray<Moments_0, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ double F64_zero_0()
{
    return 0.0;
}

__device__ double F64_over_0(double a_0, double b_0)
{
    return a_0 / b_0;
}

__device__ Squares_0 Squares_of_0(Squares_0 * a_1, Squares_0 * b_1)
{
    Squares_0 _S1 = *a_1;
    (&_S1)->large_0 = (&_S1)->large_0 + b_1->large_0;
    (&_S1)->plain_0 = (&_S1)->plain_0 + b_1->plain_0;
    (&_S1)->small_0 = (&_S1)->small_0 + b_1->small_0;
    return _S1;
}

__device__ Squares_0 Squares_none_0()
{
    Squares_0 s_0;
    double _S2 = F64_zero_0();
    (&s_0)->large_0 = _S2;
    (&s_0)->plain_0 = _S2;
    (&s_0)->small_0 = _S2;
    return s_0;
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

__device__ uint low_0(ulonglong v_1)
{
    return uint(v_1);
}

__device__ uint high_0(ulonglong v_2)
{
    return uint(v_2 >> int(32));
}

__device__ double real_of_0(ulonglong v_3)
{
    return (U32_asdouble((low_0(v_3)), (high_0(v_3))));
}

__device__ double magnitude_0(double x_1)
{
    return real_of_0(magnitude_bits_0(x_1));
}

__device__ double F64_size_0(double v_4)
{
    return magnitude_0(v_4);
}

__device__ double F64_power_0(int n_1)
{
    return real_of_0(ulonglong(n_1 + int(1023)) << int(52));
}

__device__ Squares_0 Squares_one_0(double x_2, double weight_0)
{
    Squares_0 s_1 = Squares_none_0();
    double size_0 = F64_size_0(x_2);
    if((F64_power_0(int(400))) <= size_0)
    {
        double _S3 = x_2 * F64_power_0(int(-700));
        (&s_1)->large_0 = _S3 * (_S3 * weight_0);
    }
    else
    {
        if(size_0 < (F64_power_0(int(-400))))
        {
            double _S4 = x_2 * F64_power_0(int(620));
            (&s_1)->small_0 = _S4 * (_S4 * weight_0);
        }
        else
        {
            (&s_1)->plain_0 = x_2 * (x_2 * weight_0);
        }
    }
    return s_1;
}

__device__ Moments_0 Variance_of_0(Moments_0 * a_2, Moments_0 * b_2)
{
    double _S5 = b_2->n_0;
    double _S6 = F64_zero_0();
    if((b_2->n_0) == _S6)
    {
        return *a_2;
    }
    double _S7 = a_2->n_0;
    if((a_2->n_0) == _S6)
    {
        return *b_2;
    }
    Moments_0 v_5;
    double _S8 = _S7 + _S5;
    (&v_5)->n_0 = _S8;
    double share_0 = F64_over_0(_S5, _S8);
    double _S9 = b_2->mean_0 - a_2->mean_0;
    (&v_5)->mean_0 = a_2->mean_0 + _S9 * share_0;
    Squares_0 _S10 = Squares_of_0(&a_2->squares_0, &b_2->squares_0);
    Squares_0 _S11 = Squares_one_0(_S9, _S7 * share_0);
    Squares_0 _S12 = _S10;
    Squares_0 _S13 = _S11;
    Squares_0 _S14 = Squares_of_0(&_S12, &_S13);
    (&v_5)->squares_0 = _S14;
    return v_5;
}

__device__ Moments_0 Reduction_of_0(Moments_0 * a_3, Moments_0 * b_3)
{
    Moments_0 _S15 = Variance_of_0(a_3, b_3);
    return _S15;
}

__device__ Moments_0 Group_all_0(Moments_0 * v_6, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = *v_6;
    meet_0();
    uint _S16 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    Moments_0 _S17;
    uint i_0;
    if(width_0 > _S16)
    {
        if(place_0 < _S16)
        {
            uint _S18 = place_0 + _S16;
            _S17 = *v_6;
            i_0 = _S18;
            for(;;)
            {
                if(i_0 < width_0)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S19 = _S17;
                Moments_0 _S20 = (*&values_0)[first_0 + i_0];
                Moments_0 _S21 = Reduction_of_0(&_S19, &_S20);
                uint i_1 = i_0 + _S16;
                _S17 = _S21;
                i_0 = i_1;
            }
            (*&values_0)[lane_0] = _S17;
        }
        meet_0();
    }
    _S17 = (*&values_0)[first_0];
    i_0 = 1U;
    for(;;)
    {
        if(i_0 < _S16)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S22 = _S17;
        Moments_0 _S23 = (*&values_0)[first_0 + i_0];
        Moments_0 _S24 = Reduction_of_0(&_S22, &_S23);
        uint i_2 = i_0 + 1U;
        _S17 = _S24;
        i_0 = i_2;
    }
    meet_0();
    return _S17;
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
    ulonglong a_4;
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
    RowArguments_0 a_5;
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
        longlong sum_1 = sum_0 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S27;
        sum_0 = sum_1;
    }
    return sum_0;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_2, uint k_2, uint size_1)
{
    ulonglong p_0;
    if(k_2 == 0U)
    {
        p_0 = (&this_2->a_5)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_0 = (&this_2->a_5)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_0 = (&this_2->a_5)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_0 = (&this_2->a_5)->p3_0;
                }
                else
                {
                    p_0 = (&this_2->a_5)->p4_0;
                }
            }
        }
    }
    longlong _S31 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_0 + ulonglong(_S31 * longlong(size_1));
}

__device__ double F64_scalar_0(ulonglong v_7)
{
    return real_of_0(v_7);
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ double F64_root_0(double v_8)
{
    return (F64_sqrt((v_8)));
}

__device__ double Squares_mean_0(Squares_0 * this_3, double n_2, bool rooted_0)
{
    double _S32 = F64_one_0();
    double _S33 = this_3->large_0;
    double _S34 = F64_zero_0();
    double sum_2;
    double unit_0;
    if(_S34 < (this_3->large_0))
    {
        double _S35 = F64_power_0(int(-700));
        double _S36 = F64_power_0(int(700));
        sum_2 = _S33 + this_3->plain_0 * _S35 * _S35;
        unit_0 = _S36;
    }
    else
    {
        double _S37 = this_3->plain_0;
        if((this_3->plain_0) == _S34)
        {
            double _S38 = F64_power_0(int(-620));
            sum_2 = this_3->small_0;
            unit_0 = _S38;
        }
        else
        {
            double _S39 = F64_power_0(int(-620));
            sum_2 = _S37 + this_3->small_0 * _S39 * _S39;
            unit_0 = _S32;
        }
    }
    double v_9 = F64_over_0(sum_2, n_2);
    if(rooted_0)
    {
        sum_2 = F64_root_0(v_9) * unit_0;
    }
    else
    {
        sum_2 = v_9 * unit_0 * unit_0;
    }
    return sum_2;
}

__device__ ulonglong right_odd_0(ulonglong v_10, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_10;
    }
    int _S40;
    if(s_2 >= 64U)
    {
        if(v_10 != 0ULL)
        {
            _S40 = int(1);
        }
        else
        {
            _S40 = int(0);
        }
        return ulonglong(_S40);
    }
    ulonglong _S41 = v_10 >> s_2;
    if((v_10 & ((1ULL << s_2) - 1ULL)) != 0ULL)
    {
        _S40 = int(1);
    }
    else
    {
        _S40 = int(0);
    }
    return _S41 | ulonglong(_S40);
}

__device__ ulonglong right_nearest_0(ulonglong v_11, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_11;
    }
    bool _S42;
    if(s_3 >= 64U)
    {
        if(s_3 == 64U)
        {
            _S42 = v_11 > 9223372036854775808ULL;
        }
        else
        {
            _S42 = false;
        }
        int _S43;
        if(_S42)
        {
            _S43 = int(1);
        }
        else
        {
            _S43 = int(0);
        }
        return ulonglong(_S43);
    }
    ulonglong q_0 = v_11 >> s_3;
    ulonglong rest_1 = v_11 & ((1ULL << s_3) - 1ULL);
    ulonglong half_0 = 1ULL << (s_3 - 1U);
    if(rest_1 > half_0)
    {
        _S42 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S42 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S42 = false;
        }
    }
    ulonglong _S44;
    if(_S42)
    {
        _S44 = q_0 + 1ULL;
    }
    else
    {
        _S44 = q_0;
    }
    return _S44;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S45 = high_0(u_0);
    uint sign_0 = _S45 & 2147483648U;
    uint e_0 = (_S45 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_4;
    if(e_0 == 2047U)
    {
        uint _S46 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_4 = 4194304U;
        }
        else
        {
            s_4 = 0U;
        }
        return _S46 | s_4;
    }
    if(e_0 >= 1151U)
    {
        if(odd_0)
        {
            s_4 = 2139095039U;
        }
        else
        {
            s_4 = 2139095040U;
        }
        return sign_0 | s_4;
    }
    if(e_0 == 0U)
    {
        bool _S47;
        if(odd_0)
        {
            _S47 = m_0 != 0ULL;
        }
        else
        {
            _S47 = false;
        }
        int _S48;
        if(_S47)
        {
            _S48 = int(1);
        }
        else
        {
            _S48 = int(0);
        }
        return sign_0 | uint(_S48);
    }
    ulonglong m_1;
    if(e_0 > 896U)
    {
        ulonglong m_2 = m_0 | (ulonglong(e_0 - 896U) << int(52));
        s_4 = 29U;
        m_1 = m_2;
    }
    else
    {
        ulonglong m_3 = m_0 | 4503599627370496ULL;
        s_4 = (U32_min((926U - e_0), (64U)));
        m_1 = m_3;
    }
    if(odd_0)
    {
        m_1 = right_odd_0(m_1, s_4);
    }
    else
    {
        m_1 = right_nearest_0(m_1, s_4);
    }
    return sign_0 | uint(m_1);
}

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S49 = high_0(u_1);
    uint _S50 = _S49 >> int(31);
    bool negative_0 = _S50 != 0U;
    uint e_1 = (_S49 >> int(20)) & 2047U;
    ulonglong m_4 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S51;
    if(e_1 == 2047U)
    {
        _S51 = m_4 != 4503599627370496ULL;
    }
    else
    {
        _S51 = false;
    }
    if(_S51)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S50));
    }
    ulonglong m_5;
    if(e_1 >= 1075U)
    {
        m_5 = m_4 << (e_1 - 1075U);
    }
    else
    {
        m_5 = m_4 >> (1075U - e_1);
    }
    longlong _S52;
    if(negative_0)
    {
        _S52 = longlong(0ULL - m_5);
    }
    else
    {
        _S52 = longlong(m_5);
    }
    return _S52;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_12)
{
    longlong _S53;
    switch(type_1)
    {
    case 7U:
        {
            if(v_12 < -128LL)
            {
                _S53 = -128LL;
            }
            else
            {
                if(v_12 > 127LL)
                {
                    _S53 = 127LL;
                }
                else
                {
                    _S53 = v_12;
                }
            }
            return _S53;
        }
    case 8U:
        {
            if(v_12 < 0LL)
            {
                _S53 = 0LL;
            }
            else
            {
                if(v_12 > 255LL)
                {
                    _S53 = 255LL;
                }
                else
                {
                    _S53 = v_12;
                }
            }
            return _S53;
        }
    case 9U:
        {
            if(v_12 < -2147483648LL)
            {
                _S53 = -2147483648LL;
            }
            else
            {
                if(v_12 > 2147483647LL)
                {
                    _S53 = 2147483647LL;
                }
                else
                {
                    _S53 = v_12;
                }
            }
            return _S53;
        }
    default:
        {
            return v_12;
        }
    }
}

__device__ uint narrow_0(uint a_6, uint mantissa_0, uint bias_0)
{
    uint e_2 = a_6 >> int(23);
    if(e_2 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_6 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S54 = a_6 & 8388607U;
    uint _S55;
    if(e_2 != 0U)
    {
        _S55 = 8388608U;
    }
    else
    {
        _S55 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S54 | _S55), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_7 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_7 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_7 >> int(13)) & 1023U);
    }
    uint _S56;
    if(a_7 >= 1199566848U)
    {
        _S56 = 31744U;
    }
    else
    {
        _S56 = narrow_0(a_7, 10U, 15U);
    }
    return sign_1 | _S56;
}

__device__ uint bf16_of_f32_0(uint u_3)
{
    if((u_3 & 2147483647U) > 2139095040U)
    {
        return (u_3 >> int(16)) | 64U;
    }
    return (u_3 + 32767U + ((u_3 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_4)
{
    uint a_8 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(24)) & 128U;
    uint _S57;
    if(a_8 >= 1140850688U)
    {
        _S57 = 127U;
    }
    else
    {
        _S57 = (U32_min((narrow_0(a_8, 3U, 7U)), (127U)));
    }
    return sign_2 | _S57;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_9 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_9 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S58;
    if(a_9 >= 1199570944U)
    {
        _S58 = 124U;
    }
    else
    {
        _S58 = (U32_min((narrow_0(a_9, 2U, 15U)), (124U)));
    }
    return sign_3 | _S58;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_6)
{
    switch(type_2)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_6));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_6));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_6));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_6));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_7)
{
    switch(type_3)
    {
    case 2U:
        {
            return u_7;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_7, false));
        }
    case 11U:
        {
            int _S59;
            if((u_7 << int(1)) != 0ULL)
            {
                _S59 = int(1);
            }
            else
            {
                _S59 = int(0);
            }
            return ulonglong(_S59);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_7)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_7, true));
        }
    }
}

__device__ ulonglong F64_bits_0(uint type_4, double v_13)
{
    return of_f64_0(type_4, bits_of_0(v_13));
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_0, RowArguments_0 * a_10, Moments_0 * v_14)
{
    bool rooted_1 = (spec_0->op_0) == 10U;
    double _S60 = Squares_mean_0(&v_14->squares_0, F64_scalar_0(a_10->a_4), rooted_1);
    double _S61 = _S60 + _S60;
    uint _S62 = Spec_type_0(spec_0, 0U);
    double _S63;
    if(rooted_1)
    {
        _S63 = _S61;
    }
    else
    {
        _S63 = _S61 + _S61;
    }
    return F64_bits_0(_S62, _S63);
}

__device__ uchar * at_0(ulonglong base_0, longlong i_4)
{
    return (uchar *)(base_0 + ulonglong(i_4));
}

__device__ ushort * at_1(ulonglong base_1, longlong i_5)
{
    return (ushort *)(base_1 + ulonglong(i_5) * 2ULL);
}

__device__ uint * at_2(ulonglong base_2, longlong i_6)
{
    return (uint *)(base_2 + ulonglong(i_6) * 4ULL);
}

__device__ ulonglong * at_3(ulonglong base_3, longlong i_7)
{
    return (ulonglong *)(base_3 + ulonglong(i_7) * 8ULL);
}

__device__ void store_0(uint size_2, ulonglong base_4, longlong i_8, ulonglong v_15)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S64 = at_0(base_4, i_8);
            *_S64 = uchar(v_15);
            break;
        }
    case 2U:
        {
            ushort * _S65 = at_1(base_4, i_8);
            *_S65 = ushort(v_15);
            break;
        }
    case 4U:
        {
            uint * _S66 = at_2(base_4, i_8);
            *_S66 = uint(v_15);
            break;
        }
    default:
        {
            ulonglong * _S67 = at_3(base_4, i_8);
            *_S67 = v_15;
            break;
        }
    }
    return;
}

__device__ void Reduction_finish_0(Spec_0 * spec_1, Rows_0 * r_0, Moments_0 * v_16)
{
    uint _S68 = Spec_type_0(spec_1, 0U);
    uint size_3 = size_of_0(_S68);
    if((r_0->place_1) == 0U)
    {
        ulonglong _S69 = Rows_base_0(r_0, 0U, size_3);
        ulonglong _S70 = Variance_result_0(spec_1, &r_0->a_5, v_16);
        store_0(size_3, _S69, 0LL, _S70);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_17;
    double _S71 = F64_zero_0();
    (&v_17)->n_0 = _S71;
    (&v_17)->mean_0 = _S71;
    (&v_17)->squares_0 = Squares_none_0();
    return v_17;
}

__device__ Moments_0 Reduction_none_0()
{
    return Variance_none_0();
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S72 = this_4->begin_0;
    uint _S73;
    if((((&this_4->a_5)->flags_0) & 2U) != 0U)
    {
        _S73 = 4U * this_4->place_1;
    }
    else
    {
        _S73 = this_4->place_1;
    }
    return _S72 + ulonglong(_S73);
}

__device__ ulonglong load_0(uint size_4, ulonglong base_5, longlong i_9)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S74 = at_0(base_5, i_9);
            return ulonglong(*_S74);
        }
    case 2U:
        {
            ushort * _S75 = at_1(base_5, i_9);
            return ulonglong(*_S75);
        }
    case 4U:
        {
            uint * _S76 = at_2(base_5, i_9);
            return ulonglong(*_S76);
        }
    default:
        {
            ulonglong * _S77 = at_3(base_5, i_9);
            return *_S77;
        }
    }
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_3;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_0)
{
    bool _S78;
    if((((&this_5->a_5)->flags_0) & 4U) != 0U)
    {
        _S78 = (j_0 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S78 = false;
    }
    return _S78;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_10)
{
    ulonglong at_4 = base_6 + i_10 * ulonglong(size_5);
    Four_0 r_1;
    if(size_5 == 1U)
    {
        uint * _S79 = (uint *)at_4;
        uint w_0 = *_S79;
        (&r_1)->e_3[int(0)] = ulonglong((*_S79) & 255U);
        (&r_1)->e_3[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_1)->e_3[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_1)->e_3[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S80 = (uint2  *)at_4;
            uint2  _S81 = *_S80;
            uint _S82 = (*_S80).x;
            (&r_1)->e_3[int(0)] = ulonglong(_S82 & 65535U);
            (&r_1)->e_3[int(1)] = ulonglong(_S82 >> int(16));
            uint _S83 = _S81.y;
            (&r_1)->e_3[int(2)] = ulonglong(_S83 & 65535U);
            (&r_1)->e_3[int(3)] = ulonglong(_S83 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S84 = (uint4  *)at_4;
                uint4  _S85 = *_S84;
                (&r_1)->e_3[int(0)] = ulonglong((*_S84).x);
                (&r_1)->e_3[int(1)] = ulonglong(_S85.y);
                (&r_1)->e_3[int(2)] = ulonglong(_S85.z);
                (&r_1)->e_3[int(3)] = ulonglong(_S85.w);
            }
            else
            {
                uint4  * _S86 = (uint4  *)at_4;
                uint4  _S87 = *_S86;
                uint4  _S88 = *(uint4  *)(at_4 + 16ULL);
                (&r_1)->e_3[int(0)] = join_0((*_S86).y, (*_S86).x);
                (&r_1)->e_3[int(1)] = join_0(_S87.w, _S87.z);
                (&r_1)->e_3[int(2)] = join_0(_S88.y, _S88.x);
                (&r_1)->e_3[int(3)] = join_0(_S88.w, _S88.z);
            }
        }
    }
    return r_1;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_1, uint i_11)
{
    uint _S89;
    if((((&this_6->a_5)->flags_0) & 2U) != 0U)
    {
        _S89 = i_11;
    }
    else
    {
        _S89 = i_11 * (&this_6->a_5)->width_1;
    }
    return j_1 + ulonglong(_S89);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_2, uint i_12)
{
    ulonglong _S90 = Rows_at_0(this_7, j_2, i_12);
    return _S90 < (this_7->end_0);
}

__device__ longlong Rows_along_0(Rows_0 * this_8, uint k_3, ulonglong j_3)
{
    longlong _S91 = Rows_offset_0(this_8, this_8->g_0->kept_0, this_8->g_0->kept_0 + this_8->g_0->along_0, j_3, k_3);
    return _S91;
}

__device__ Four_0 Rows_read_0(Rows_0 * this_9, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_3;
    bool _S92 = Rows_is_dense_0(this_9, j_4);
    if(_S92)
    {
        x_3 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S93 = Rows_has_0(this_9, j_4, 0U);
        if(_S93)
        {
            ulonglong _S94 = Rows_at_0(this_9, j_4, 0U);
            longlong _S95 = Rows_along_0(this_9, k_4, _S94);
            ulonglong _S96 = load_0(size_6, base_7, _S95);
            (&x_3)->e_3[0U] = _S96;
        }
        bool _S97 = Rows_has_0(this_9, j_4, 1U);
        if(_S97)
        {
            ulonglong _S98 = Rows_at_0(this_9, j_4, 1U);
            longlong _S99 = Rows_along_0(this_9, k_4, _S98);
            ulonglong _S100 = load_0(size_6, base_7, _S99);
            (&x_3)->e_3[1U] = _S100;
        }
        bool _S101 = Rows_has_0(this_9, j_4, 2U);
        if(_S101)
        {
            ulonglong _S102 = Rows_at_0(this_9, j_4, 2U);
            longlong _S103 = Rows_along_0(this_9, k_4, _S102);
            ulonglong _S104 = load_0(size_6, base_7, _S103);
            (&x_3)->e_3[2U] = _S104;
        }
        bool _S105 = Rows_has_0(this_9, j_4, 3U);
        if(_S105)
        {
            ulonglong _S106 = Rows_at_0(this_9, j_4, 3U);
            longlong _S107 = Rows_along_0(this_9, k_4, _S106);
            ulonglong _S108 = load_0(size_6, base_7, _S107);
            (&x_3)->e_3[3U] = _S108;
        }
    }
    return x_3;
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_18)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_18 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_18 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S109;
            if(v_18 != 0ULL)
            {
                _S109 = int(1);
            }
            else
            {
                _S109 = int(0);
            }
            return longlong(_S109);
        }
    default:
        {
            return longlong(v_18);
        }
    }
}

__device__ uint top_bit_0(uint v_19)
{
    uint _S110;
    uint at_5;
    if(v_19 >= 65536U)
    {
        _S110 = v_19 >> int(16);
        at_5 = 16U;
    }
    else
    {
        _S110 = v_19;
        at_5 = 0U;
    }
    if(_S110 >= 256U)
    {
        uint at_6 = at_5 + 8U;
        _S110 = _S110 >> int(8);
        at_5 = at_6;
    }
    if(_S110 >= 16U)
    {
        uint at_7 = at_5 + 4U;
        _S110 = _S110 >> int(4);
        at_5 = at_7;
    }
    if(_S110 >= 4U)
    {
        uint _S111 = _S110 >> int(2);
        at_5 = at_5 + 2U;
        _S110 = _S111;
    }
    return at_5 + (_S110 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_20)
{
    uint _S112 = high_0(v_20);
    uint _S113;
    if(_S112 != 0U)
    {
        _S113 = 32U + top_bit_0(_S112);
    }
    else
    {
        _S113 = top_bit_0(low_0(v_20));
    }
    return _S113;
}

__device__ ulonglong f64_of_i64_0(longlong v_21)
{
    if(v_21 == 0LL)
    {
        return 0ULL;
    }
    bool _S114 = v_21 < 0LL;
    ulonglong m_6;
    if(_S114)
    {
        m_6 = 0ULL - ulonglong(v_21);
    }
    else
    {
        m_6 = ulonglong(v_21);
    }
    uint top_0 = top_bit64_0(m_6);
    ulonglong q_1;
    if(top_0 <= 52U)
    {
        q_1 = m_6 << (52U - top_0);
    }
    else
    {
        q_1 = right_nearest_0(m_6, top_0 - 52U);
    }
    if(_S114)
    {
        m_6 = 9223372036854775808ULL;
    }
    else
    {
        m_6 = 0ULL;
    }
    return m_6 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_4 = code_0 >> mantissa_1;
    uint m_7 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_1) << int(23)) | (m_7 << (23U - mantissa_1));
    }
    if(m_7 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_7);
    return ((top_1 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_7 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_11 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_11 < 31744U)
    {
        return sign_4 | (widen_0(a_11, 10U, 15U));
    }
    uint _S115 = (sign_4 | 2139095040U) | ((a_11 & 1023U) << int(13));
    uint _S116;
    if(a_11 > 31744U)
    {
        _S116 = 4194304U;
    }
    else
    {
        _S116 = 0U;
    }
    return _S115 | _S116;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_12 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S117;
    if(a_12 == 127U)
    {
        _S117 = 2143289344U;
    }
    else
    {
        _S117 = widen_0(a_12, 3U, 7U);
    }
    return sign_5 | _S117;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_13 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_13 < 124U)
    {
        return sign_6 | (widen_0(a_13, 2U, 15U));
    }
    uint _S118;
    if(a_13 == 124U)
    {
        _S118 = 2139095040U;
    }
    else
    {
        _S118 = 2143289344U;
    }
    return sign_6 | _S118;
}

__device__ uint f32_of_i64_0(longlong v_22)
{
    if(v_22 == 0LL)
    {
        return 0U;
    }
    bool _S119 = v_22 < 0LL;
    ulonglong m_8;
    if(_S119)
    {
        m_8 = 0ULL - ulonglong(v_22);
    }
    else
    {
        m_8 = ulonglong(v_22);
    }
    uint top_2 = top_bit64_0(m_8);
    if(top_2 <= 23U)
    {
        m_8 = m_8 << (23U - top_2);
    }
    else
    {
        m_8 = right_nearest_0(m_8, (U32_max((top_2), (23U))) - 23U);
    }
    uint q_2 = uint(m_8);
    uint _S120;
    if(_S119)
    {
        _S120 = 2147483648U;
    }
    else
    {
        _S120 = 0U;
    }
    return _S120 + ((top_2 + 126U) << int(23)) + q_2;
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

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_14 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    uint e_5 = a_14 >> int(23);
    uint m_9 = a_14 & 8388607U;
    if(a_14 == 0U)
    {
        return join_0(sign_7, 0U);
    }
    uint m_10;
    if(e_5 == 255U)
    {
        uint _S121 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S121 | m_10, m_9 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S122 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_6 = _S122;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_10 = m_9;
        e_6 = e_7;
    }
    return join_0((sign_7 | (e_6 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
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

__device__ double F64_of_0(uint type_9, ulonglong v_25)
{
    return real_of_0(f64_of_0(type_9, v_25));
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ double F64_half_0()
{
    return 0.5;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ double F64_nan_0()
{
    return real_nan_0();
}

__device__ Moments_0 Variance_one_0(Spec_0 * spec_2, ulonglong x_4, ulonglong first_1, ulonglong at_8)
{
    Moments_0 v_26 = Variance_none_0();
    (&v_26)->n_0 = F64_one_0();
    uint _S123 = Spec_type_0(spec_2, 1U);
    double y_0 = F64_of_0(_S123, x_4);
    if((F64_size_0(y_0)) < (F64_highest_0()))
    {
        double _S124 = F64_half_0();
        (&v_26)->mean_0 = y_0 * _S124 - F64_of_0(_S123, first_1) * _S124;
    }
    else
    {
        (&(&v_26)->squares_0)->plain_0 = F64_nan_0();
    }
    return v_26;
}

__device__ uint Rows_step_0(Rows_0 * this_10)
{
    return 4U * (&this_10->a_5)->width_1;
}

__device__ Moments_0 Reduction_of_elements_0(Spec_0 * spec_3, Rows_0 * r_2)
{
    uint _S125 = Spec_type_0(spec_3, 1U);
    uint size_7 = size_of_0(_S125);
    ulonglong _S126 = Rows_base_0(r_2, 1U, size_7);
    Moments_0 v_27 = Reduction_none_0();
    ulonglong _S127 = Rows_first_0(r_2);
    ulonglong _S128 = r_2->end_0;
    if(_S127 >= (r_2->end_0))
    {
        return v_27;
    }
    ulonglong _S129 = load_0(size_7, _S126, 0LL);
    ulonglong j_5 = _S127;
    Moments_0 v_28 = v_27;
    for(;;)
    {
        if(j_5 < _S128)
        {
        }
        else
        {
            break;
        }
        Four_0 _S130 = Rows_read_0(r_2, 1U, size_7, _S126, j_5);
        bool _S131 = Rows_has_0(r_2, j_5, 0U);
        Moments_0 v_29;
        if(_S131)
        {
            ulonglong _S132 = Rows_at_0(r_2, j_5, 0U);
            Moments_0 _S133 = Variance_one_0(spec_3, _S130.e_3[0U], _S129, _S132);
            Moments_0 _S134 = v_28;
            Moments_0 _S135 = _S133;
            Moments_0 _S136 = Reduction_of_0(&_S134, &_S135);
            v_29 = _S136;
        }
        else
        {
            v_29 = v_28;
        }
        bool _S137 = Rows_has_0(r_2, j_5, 1U);
        Moments_0 v_30;
        if(_S137)
        {
            ulonglong _S138 = Rows_at_0(r_2, j_5, 1U);
            Moments_0 _S139 = Variance_one_0(spec_3, _S130.e_3[1U], _S129, _S138);
            Moments_0 _S140 = v_29;
            Moments_0 _S141 = _S139;
            Moments_0 _S142 = Reduction_of_0(&_S140, &_S141);
            v_30 = _S142;
        }
        else
        {
            v_30 = v_29;
        }
        bool _S143 = Rows_has_0(r_2, j_5, 2U);
        Moments_0 v_31;
        if(_S143)
        {
            ulonglong _S144 = Rows_at_0(r_2, j_5, 2U);
            Moments_0 _S145 = Variance_one_0(spec_3, _S130.e_3[2U], _S129, _S144);
            Moments_0 _S146 = v_30;
            Moments_0 _S147 = _S145;
            Moments_0 _S148 = Reduction_of_0(&_S146, &_S147);
            v_31 = _S148;
        }
        else
        {
            v_31 = v_30;
        }
        bool _S149 = Rows_has_0(r_2, j_5, 3U);
        if(_S149)
        {
            ulonglong _S150 = Rows_at_0(r_2, j_5, 3U);
            Moments_0 _S151 = Variance_one_0(spec_3, _S130.e_3[3U], _S129, _S150);
            Moments_0 _S152 = v_31;
            Moments_0 _S153 = _S151;
            Moments_0 _S154 = Reduction_of_0(&_S152, &_S153);
            v_28 = _S154;
        }
        else
        {
            v_28 = v_31;
        }
        uint _S155 = Rows_step_0(r_2);
        j_5 = j_5 + ulonglong(_S155);
    }
    return v_28;
}

__device__ __shared__ FixedArray<Squares_0, 256>  values_1;

__device__ Squares_0 Euclid_of_0(Squares_0 * a_15, Squares_0 * b_5)
{
    Squares_0 _S156 = Squares_of_0(a_15, b_5);
    return _S156;
}

__device__ Squares_0 Reduction_of_1(Squares_0 * a_16, Squares_0 * b_6)
{
    Squares_0 _S157 = Euclid_of_0(a_16, b_6);
    return _S157;
}

__device__ Squares_0 Group_all_1(Squares_0 * v_32, uint lane_1, uint width_2)
{
    (*&values_1)[lane_1] = *v_32;
    meet_0();
    uint _S158 = (U32_min((width_2), (16U)));
    uint place_2 = lane_1 & (width_2 - 1U);
    uint first_2 = lane_1 - place_2;
    Squares_0 _S159;
    uint i_13;
    if(width_2 > _S158)
    {
        if(place_2 < _S158)
        {
            uint _S160 = place_2 + _S158;
            _S159 = *v_32;
            i_13 = _S160;
            for(;;)
            {
                if(i_13 < width_2)
                {
                }
                else
                {
                    break;
                }
                Squares_0 _S161 = _S159;
                Squares_0 _S162 = (*&values_1)[first_2 + i_13];
                Squares_0 _S163 = Reduction_of_1(&_S161, &_S162);
                uint i_14 = i_13 + _S158;
                _S159 = _S163;
                i_13 = i_14;
            }
            (*&values_1)[lane_1] = _S159;
        }
        meet_0();
    }
    _S159 = (*&values_1)[first_2];
    i_13 = 1U;
    for(;;)
    {
        if(i_13 < _S158)
        {
        }
        else
        {
            break;
        }
        Squares_0 _S164 = _S159;
        Squares_0 _S165 = (*&values_1)[first_2 + i_13];
        Squares_0 _S166 = Reduction_of_1(&_S164, &_S165);
        uint i_15 = i_13 + 1U;
        _S159 = _S166;
        i_13 = i_15;
    }
    meet_0();
    return _S159;
}

__device__ ulonglong Euclid_result_0(Spec_0 * spec_4, RowArguments_0 * a_17, Squares_0 * v_33)
{
    uint _S167 = Spec_type_0(spec_4, 0U);
    double _S168 = Squares_mean_0(v_33, F64_scalar_0(a_17->a_4), true);
    return F64_bits_0(_S167, _S168);
}

__device__ void Reduction_finish_1(Spec_0 * spec_5, Rows_0 * r_3, Squares_0 * v_34)
{
    uint _S169 = Spec_type_0(spec_5, 0U);
    uint size_8 = size_of_0(_S169);
    if((r_3->place_1) == 0U)
    {
        ulonglong _S170 = Rows_base_0(r_3, 0U, size_8);
        ulonglong _S171 = Euclid_result_0(spec_5, &r_3->a_5, v_34);
        store_0(size_8, _S170, 0LL, _S171);
    }
    return;
}

__device__ Squares_0 Euclid_none_0()
{
    return Squares_none_0();
}

__device__ Squares_0 Reduction_none_1()
{
    return Euclid_none_0();
}

__device__ Squares_0 Euclid_one_0(Spec_0 * spec_6, ulonglong x_5, ulonglong first_3, ulonglong at_9)
{
    uint _S172 = Spec_type_0(spec_6, 1U);
    return Squares_one_0(F64_of_0(_S172, x_5), F64_one_0());
}

__device__ Squares_0 Reduction_of_elements_1(Spec_0 * spec_7, Rows_0 * r_4)
{
    uint _S173 = Spec_type_0(spec_7, 1U);
    uint size_9 = size_of_0(_S173);
    ulonglong _S174 = Rows_base_0(r_4, 1U, size_9);
    Squares_0 v_35 = Reduction_none_1();
    ulonglong _S175 = Rows_first_0(r_4);
    ulonglong _S176 = r_4->end_0;
    if(_S175 >= (r_4->end_0))
    {
        return v_35;
    }
    ulonglong _S177 = load_0(size_9, _S174, 0LL);
    ulonglong j_6 = _S175;
    Squares_0 v_36 = v_35;
    for(;;)
    {
        if(j_6 < _S176)
        {
        }
        else
        {
            break;
        }
        Four_0 _S178 = Rows_read_0(r_4, 1U, size_9, _S174, j_6);
        bool _S179 = Rows_has_0(r_4, j_6, 0U);
        Squares_0 v_37;
        if(_S179)
        {
            ulonglong _S180 = Rows_at_0(r_4, j_6, 0U);
            Squares_0 _S181 = Euclid_one_0(spec_7, _S178.e_3[0U], _S177, _S180);
            Squares_0 _S182 = v_36;
            Squares_0 _S183 = _S181;
            Squares_0 _S184 = Reduction_of_1(&_S182, &_S183);
            v_37 = _S184;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S185 = Rows_has_0(r_4, j_6, 1U);
        Squares_0 v_38;
        if(_S185)
        {
            ulonglong _S186 = Rows_at_0(r_4, j_6, 1U);
            Squares_0 _S187 = Euclid_one_0(spec_7, _S178.e_3[1U], _S177, _S186);
            Squares_0 _S188 = v_37;
            Squares_0 _S189 = _S187;
            Squares_0 _S190 = Reduction_of_1(&_S188, &_S189);
            v_38 = _S190;
        }
        else
        {
            v_38 = v_37;
        }
        bool _S191 = Rows_has_0(r_4, j_6, 2U);
        Squares_0 v_39;
        if(_S191)
        {
            ulonglong _S192 = Rows_at_0(r_4, j_6, 2U);
            Squares_0 _S193 = Euclid_one_0(spec_7, _S178.e_3[2U], _S177, _S192);
            Squares_0 _S194 = v_38;
            Squares_0 _S195 = _S193;
            Squares_0 _S196 = Reduction_of_1(&_S194, &_S195);
            v_39 = _S196;
        }
        else
        {
            v_39 = v_38;
        }
        bool _S197 = Rows_has_0(r_4, j_6, 3U);
        if(_S197)
        {
            ulonglong _S198 = Rows_at_0(r_4, j_6, 3U);
            Squares_0 _S199 = Euclid_one_0(spec_7, _S178.e_3[3U], _S177, _S198);
            Squares_0 _S200 = v_39;
            Squares_0 _S201 = _S199;
            Squares_0 _S202 = Reduction_of_1(&_S200, &_S201);
            v_36 = _S202;
        }
        else
        {
            v_36 = v_39;
        }
        uint _S203 = Rows_step_0(r_4);
        j_6 = j_6 + ulonglong(_S203);
    }
    return v_36;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_18, uint lane_2)
{
    Rows_0 r_5;
    (&r_5)->a_5 = *a_18;
    (&r_5)->g_0 = (RowGeometry_0 *)a_18->geometry_0;
    uint _S204 = a_18->width_1;
    uint side_0 = 256U / a_18->width_1;
    uint _S205;
    if(((a_18->flags_0) & 1U) != 0U)
    {
        uint _S206 = lane_2 % side_0;
        uint _S207 = _S206 * _S204;
        uint _S208 = lane_2 / side_0;
        _S205 = _S207 + _S208;
    }
    else
    {
        _S205 = lane_2;
    }
    (&r_5)->slot_0 = _S205;
    uint _S209 = _S205 % _S204;
    (&r_5)->place_1 = _S209;
    return r_5;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_5)->width_1;
    ulonglong _S210 = ulonglong(side_1);
    ulonglong _S211 = ((&this_11->a_5)->rows_0 + _S210 - 1ULL) / _S210;
    return _S211 * ulonglong((&this_11->a_5)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S212 = this_12->begin_0 + (&this_12->a_5)->chunk_0;
    ulonglong _S213 = (&this_12->a_5)->extent_0;
    ulonglong _S214;
    if(_S212 < ((&this_12->a_5)->extent_0))
    {
        _S214 = _S212;
    }
    else
    {
        _S214 = _S213;
    }
    return _S214;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S215 = tile_0 % ulonglong((&this_13->a_5)->splits_0);
    this_13->part_0 = _S215;
    ulonglong _S216 = tile_0 / ulonglong((&this_13->a_5)->splits_0);
    uint _S217 = 256U / (&this_13->a_5)->width_1;
    ulonglong _S218 = _S216 * ulonglong(_S217);
    uint _S219 = this_13->slot_0 / (&this_13->a_5)->width_1;
    ulonglong _S220 = _S218 + ulonglong(_S219);
    this_13->row_0 = _S220;
    bool _S221 = _S220 < ((&this_13->a_5)->rows_0);
    this_13->exists_0 = _S221;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_5)->chunk_0;
    ulonglong _S222;
    if(_S221)
    {
        Rows_0 _S223 = *this_13;
        ulonglong _S224 = Rows_stop_0(&_S223);
        _S222 = _S224;
    }
    else
    {
        _S222 = this_13->begin_0;
    }
    this_13->end_0 = _S222;
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_8, RowArguments_0 * a_19, uint group_0, uint lane_3)
{
    Rows_0 _S225 = Rows_of_0(a_19, lane_3);
    Rows_0 r_6 = _S225;
    Moments_0 * _S226 = (Moments_0 *)a_19->partials_0;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S227 = r_6;
        ulonglong _S228 = Rows_tiles_0(&_S227);
        if(tile_1 < _S228)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_6, tile_1);
        Moments_0 _S229 = Reduction_none_0();
        uint _S230 = a_19->stage_0;
        Moments_0 v_40;
        if((a_19->stage_0) != 2U)
        {
            Rows_0 _S231 = r_6;
            Moments_0 _S232 = Reduction_of_elements_0(spec_8, &_S231);
            v_40 = _S232;
        }
        else
        {
            if((&r_6)->exists_0)
            {
                v_40 = _S229;
                uint i_16 = (&r_6)->place_1;
                for(;;)
                {
                    uint _S233 = a_19->parts_0;
                    if(i_16 < (a_19->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S234 = *(_S226 + ((&r_6)->row_0 * ulonglong(_S233) + ulonglong(i_16)));
                    Moments_0 _S235 = v_40;
                    Moments_0 _S236 = _S234;
                    Moments_0 _S237 = Reduction_of_0(&_S235, &_S236);
                    uint i_17 = i_16 + a_19->width_1;
                    v_40 = _S237;
                    i_16 = i_17;
                }
            }
            else
            {
                v_40 = _S229;
            }
        }
        uint _S238 = a_19->width_1;
        Moments_0 v_41;
        if((a_19->width_1) > 1U)
        {
            Moments_0 _S239 = v_40;
            Moments_0 _S240 = Group_all_0(&_S239, (&r_6)->slot_0, _S238);
            v_41 = _S240;
        }
        else
        {
            v_41 = v_40;
        }
        if((&r_6)->exists_0)
        {
            if(_S230 != 1U)
            {
                Rows_0 _S241 = r_6;
                Moments_0 _S242 = v_41;
                Reduction_finish_0(spec_8, &_S241, &_S242);
            }
            else
            {
                if(((&r_6)->place_1) == 0U)
                {
                    *(_S226 + ((&r_6)->row_0 * ulonglong(a_19->parts_0) + (&r_6)->part_0)) = v_41;
                }
            }
        }
        tile_1 = tile_1 + ulonglong(a_19->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_9, RowArguments_0 * a_20, uint group_1, uint lane_4)
{
    Rows_0 _S243 = Rows_of_0(a_20, lane_4);
    Rows_0 r_7 = _S243;
    Squares_0 * _S244 = (Squares_0 *)a_20->partials_0;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S245 = r_7;
        ulonglong _S246 = Rows_tiles_0(&_S245);
        if(tile_2 < _S246)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_7, tile_2);
        Squares_0 _S247 = Reduction_none_1();
        uint _S248 = a_20->stage_0;
        Squares_0 v_42;
        if((a_20->stage_0) != 2U)
        {
            Rows_0 _S249 = r_7;
            Squares_0 _S250 = Reduction_of_elements_1(spec_9, &_S249);
            v_42 = _S250;
        }
        else
        {
            if((&r_7)->exists_0)
            {
                v_42 = _S247;
                uint i_18 = (&r_7)->place_1;
                for(;;)
                {
                    uint _S251 = a_20->parts_0;
                    if(i_18 < (a_20->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Squares_0 _S252 = *(_S244 + ((&r_7)->row_0 * ulonglong(_S251) + ulonglong(i_18)));
                    Squares_0 _S253 = v_42;
                    Squares_0 _S254 = _S252;
                    Squares_0 _S255 = Reduction_of_1(&_S253, &_S254);
                    uint i_19 = i_18 + a_20->width_1;
                    v_42 = _S255;
                    i_18 = i_19;
                }
            }
            else
            {
                v_42 = _S247;
            }
        }
        uint _S256 = a_20->width_1;
        Squares_0 v_43;
        if((a_20->width_1) > 1U)
        {
            Squares_0 _S257 = v_42;
            Squares_0 _S258 = Group_all_1(&_S257, (&r_7)->slot_0, _S256);
            v_43 = _S258;
        }
        else
        {
            v_43 = v_42;
        }
        if((&r_7)->exists_0)
        {
            if(_S248 != 1U)
            {
                Rows_0 _S259 = r_7;
                Squares_0 _S260 = v_43;
                Reduction_finish_1(spec_9, &_S259, &_S260);
            }
            else
            {
                if(((&r_7)->place_1) == 0U)
                {
                    *(_S244 + ((&r_7)->row_0 * ulonglong(a_20->parts_0) + (&r_7)->part_0)) = v_43;
                }
            }
        }
        tile_2 = tile_2 + ulonglong(a_20->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_norm2_f64(RowArguments_0 a_21, Spec_0 spec_10)
{
    uint _S261 = blockIdx.x;
    uint _S262 = threadIdx.x;
    Spec_0 _S263 = spec_10;
    RowArguments_0 _S264 = a_21;
    RowKernel_run_1(&_S263, &_S264, _S261, _S262);
    return;
}

extern "C" __global__ void mpt_reduce_var_f64(RowArguments_0 a_22, Spec_0 spec_11)
{
    uint _S265 = blockIdx.x;
    uint _S266 = threadIdx.x;
    Spec_0 _S267 = spec_11;
    RowArguments_0 _S268 = a_22;
    RowKernel_run_0(&_S267, &_S268, _S265, _S266);
    return;
}

