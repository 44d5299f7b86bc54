// The kernels of random_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ static const FixedArray<ulonglong, 10>  sines_0 = {
    4567636524929202196ULL, 4568888653547405120ULL, 4570623786530774558ULL, 4572140124556572692ULL, 4574040544619111450ULL, 4576394174074720926ULL, 4579160021118600988ULL, 4582519849412036120ULL, 4587366580439587226ULL, 4595172819793696085ULL
};
__device__ static const FixedArray<ulonglong, 10>  cosines_0 = {
    4568214430445295853ULL, 4569681857196945435ULL, 4571453861756211473ULL, 4572984755695478807ULL, 4575384275976462088ULL, 4577558741251091479ULL, 4580804192411133074ULL, 4584964660638322961ULL, 4590669220166325589ULL, 4602678819172646912ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_0 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct RandomArguments_0
{
    ulonglong output_0;
    ulonglong shift_0;
    ulonglong geometry_0;
    ulonglong count_0;
    ulonglong seed_0;
    ulonglong offset_0;
    ulonglong a_0;
    ulonglong b_0;
    uint groups_0;
    uint pad_0;
};

struct PointArguments_0
{
    ulonglong output_1;
    ulonglong in0_0;
    ulonglong in1_0;
    ulonglong in2_0;
    ulonglong geometry_1;
    ulonglong count_1;
    ulonglong a_1;
    ulonglong b_1;
    uint steps_0;
    uint groups_1;
};

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_2, ulonglong a_2, ulonglong b_2, uint steps_1, uint groups_2)
{
    PointArguments_0 _S1;
    (&_S1)->output_1 = output_2;
    (&_S1)->in0_0 = in0_1;
    (&_S1)->in1_0 = in1_1;
    (&_S1)->in2_0 = in2_1;
    (&_S1)->geometry_1 = geometry_2;
    (&_S1)->count_1 = count_2;
    (&_S1)->a_1 = a_2;
    (&_S1)->b_1 = b_2;
    (&_S1)->steps_0 = steps_1;
    (&_S1)->groups_1 = groups_2;
    return _S1;
}

__device__ uint low_0(ulonglong v_0)
{
    return uint(v_0);
}

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

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ uint4  philox_0(ulonglong seed_1, ulonglong block_0)
{
    uint _S2 = low_0(seed_1);
    uint _S3 = high_0(seed_1);
    uint4  c_1 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S2;
    uint k1_0 = _S3;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_0 = 3528531795ULL * ulonglong(c_1.x);
        ulonglong q_0 = 3449720151ULL * ulonglong(c_1.z);
        uint4  _S4 = make_uint4 (((high_0(q_0)) ^ (c_1.y)) ^ k0_0, low_0(q_0), ((high_0(p_0)) ^ (c_1.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_1 = _S4;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_1;
}

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct Geometry_0
{
    uint rank_0;
    uint pad_1;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_3, ulonglong i_0)
{
    Place_0 p_1;
    ulonglong _S5 = a_3->geometry_1;
    bool _S6 = (a_3->geometry_1) == 0ULL;
    longlong _S7;
    if(_S6)
    {
        _S7 = longlong(i_0);
    }
    else
    {
        _S7 = 0LL;
    }
    (&p_1)->at_0[int(0)] = _S7;
    if(_S6)
    {
        return p_1;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S5;
    bool _S8 = ((a_3->count_1) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S9 = i_0;
    for(;;)
    {
        if(d_0 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_1 = g_0->extent_0[d_0];
        ulonglong rest_0;
        if(_S8)
        {
            uint _S10 = uint(_S9) / uint(extent_1);
            rest_0 = ulonglong(_S10);
        }
        else
        {
            ulonglong _S11 = _S9 / extent_1;
            rest_0 = _S11;
        }
        longlong _S12 = longlong(_S9 - rest_0 * extent_1);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S12 * g_0->stride_0[d_0];
        d_0 = d_0 - int(1);
        _S9 = rest_0;
    }
    return p_1;
}

__device__ uint word_of_0(uint4  c_2, uint k_1)
{
    uint _S13;
    if(k_1 == 0U)
    {
        _S13 = c_2.x;
    }
    else
    {
        if(k_1 == 1U)
        {
            _S13 = c_2.y;
        }
        else
        {
            if(k_1 == 2U)
            {
                _S13 = c_2.z;
            }
            else
            {
                _S13 = c_2.w;
            }
        }
    }
    return _S13;
}

__device__ double real_of_0(ulonglong v_2)
{
    return (U32_asdouble((low_0(v_2)), (high_0(v_2))));
}

__device__ uint top_bit_0(uint v_3)
{
    uint _S14;
    uint at_1;
    if(v_3 >= 65536U)
    {
        _S14 = v_3 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S14 = v_3;
        at_1 = 0U;
    }
    if(_S14 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S14 = _S14 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S14 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S14 = _S14 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S14 >= 4U)
    {
        uint _S15 = _S14 >> int(2);
        at_1 = at_1 + 2U;
        _S14 = _S15;
    }
    else
    {
    }
    return at_1 + (_S14 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S16 = high_0(v_4);
    uint _S17;
    if(_S16 != 0U)
    {
        _S17 = 32U + top_bit_0(_S16);
    }
    else
    {
        _S17 = top_bit_0(low_0(v_4));
    }
    return _S17;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S18;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S18 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S18 = false;
        }
        int _S19;
        if(_S18)
        {
            _S19 = int(1);
        }
        else
        {
            _S19 = int(0);
        }
        return ulonglong(_S19);
    }
    ulonglong q_1 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S18 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S18 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S18 = false;
        }
    }
    ulonglong _S20;
    if(_S18)
    {
        _S20 = q_1 + 1ULL;
    }
    else
    {
        _S20 = q_1;
    }
    return _S20;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S21 = v_6 < 0LL;
    ulonglong m_0;
    if(_S21)
    {
        m_0 = 0ULL - ulonglong(v_6);
    }
    else
    {
        m_0 = ulonglong(v_6);
    }
    uint top_0 = top_bit64_0(m_0);
    ulonglong q_2;
    if(top_0 <= 52U)
    {
        q_2 = m_0 << (52U - top_0);
    }
    else
    {
        q_2 = right_nearest_0(m_0, top_0 - 52U);
    }
    if(_S21)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_2;
}

__device__ double real_of_i64_0(longlong v_7)
{
    return real_of_0(f64_of_i64_0(v_7));
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_8)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_8), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ double half_1()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ double portable_log_0(double x_0)
{
    ulonglong u_0 = bits_of_0(x_0);
    double m_1 = real_of_0((u_0 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_1 > (real_of_0(4609047870845172685ULL));
    int _S22 = int(uint(u_0 >> int(52))) - int(1023);
    int k_2;
    if(large_0)
    {
        k_2 = int(1);
    }
    else
    {
        k_2 = int(0);
    }
    double e_0 = double(_S22 + k_2);
    double m_2;
    if(large_0)
    {
        m_2 = m_1 * half_1();
    }
    else
    {
        m_2 = m_1;
    }
    double s_1 = (m_2 - 1.0) / (m_2 + 1.0);
    double _S23 = s_1 * s_1;
    double sum_0 = real_of_0(4587023449039406616ULL);
    k_2 = int(1);
    for(;;)
    {
        if(k_2 < int(11))
        {
        }
        else
        {
            break;
        }
        double _S24 = sum_0 * _S23 + real_of_0(c_0[k_2]);
        int k_3 = k_2 + int(1);
        sum_0 = _S24;
        k_2 = k_3;
    }
    return 2.0 * s_1 * sum_0 + e_0 * real_of_0(4604418534313441775ULL);
}

__device__ double negated_0(double x_1)
{
    return real_of_0((bits_of_0(x_1)) ^ 9223372036854775808ULL);
}

__device__ double normal_of_0(uint w0_0, uint w1_0, bool second_0)
{
    double unit_0 = real_of_0(4463067230724161536ULL);
    double r_0 = (F64_sqrt((-2.0 * portable_log_0((real_of_i64_0(longlong(w0_0)) + 1.0) * unit_0))));
    uint quarters_0 = (w1_0 >> int(30)) + ((w1_0 >> int(29)) & 1U);
    double x_2 = double(int(w1_0 - (quarters_0 << int(30)))) * unit_0 * real_of_0(4618760256179416344ULL);
    double _S25 = x_2 * x_2;
    double c_3 = 0.0;
    double s_2 = 0.0;
    int k_4 = int(0);
    for(;;)
    {
        if(k_4 < int(10))
        {
        }
        else
        {
            break;
        }
        double _S26 = 1.0 - c_3 * _S25 * real_of_0(cosines_0[k_4]);
        double _S27 = 1.0 - s_2 * _S25 * real_of_0(sines_0[k_4]);
        int k_5 = k_4 + int(1);
        c_3 = _S26;
        s_2 = _S27;
        k_4 = k_5;
    }
    double s_3 = s_2 * x_2;
    bool turned_0 = (quarters_0 & 1U) != 0U;
    if(second_0)
    {
        if((quarters_0 & 2U) != 0U)
        {
            s_2 = negated_0(r_0);
        }
        else
        {
            s_2 = r_0;
        }
        if(turned_0)
        {
        }
        else
        {
            c_3 = s_3;
        }
        return s_2 * c_3;
    }
    if(((quarters_0 + 1U) & 2U) != 0U)
    {
        s_2 = negated_0(r_0);
    }
    else
    {
        s_2 = r_0;
    }
    if(turned_0)
    {
        c_3 = s_3;
    }
    else
    {
    }
    return s_2 * c_3;
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ ulonglong magnitude_bits_0(double x_3)
{
    return (bits_of_0(x_3)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_4)
{
    return real_of_0(magnitude_bits_0(x_4));
}

__device__ double with_sign_0(double x_5, double sign_0)
{
    return real_of_0((magnitude_bits_0(x_5)) | ((bits_of_0(sign_0)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_6)
{
    double a_4 = magnitude_0(x_6);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_1 = a_4 + big_0 - big_0;
    double _S28;
    if(a_4 < big_0)
    {
        _S28 = r_1;
    }
    else
    {
        _S28 = a_4;
    }
    return with_sign_0(_S28, x_6);
}

__device__ double floored_0(double x_7)
{
    double r_2 = rounded_0(x_7);
    double _S29;
    if(r_2 > x_7)
    {
        _S29 = r_2 - 1.0;
    }
    else
    {
        _S29 = r_2;
    }
    return with_sign_0(_S29, x_7);
}

__device__ ulonglong right_odd_0(ulonglong v_9, uint s_4)
{
    if(s_4 == 0U)
    {
        return v_9;
    }
    int _S30;
    if(s_4 >= 64U)
    {
        if(v_9 != 0ULL)
        {
            _S30 = int(1);
        }
        else
        {
            _S30 = int(0);
        }
        return ulonglong(_S30);
    }
    ulonglong _S31 = v_9 >> s_4;
    if((v_9 & ((1ULL << s_4) - 1ULL)) != 0ULL)
    {
        _S30 = int(1);
    }
    else
    {
        _S30 = int(0);
    }
    return _S31 | ulonglong(_S30);
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S32 = high_0(u_1);
    uint sign_1 = _S32 & 2147483648U;
    uint e_1 = (_S32 >> int(20)) & 2047U;
    ulonglong m_3 = u_1 & 4503599627370495ULL;
    uint s_5;
    if(e_1 == 2047U)
    {
        uint _S33 = (sign_1 | 2139095040U) | uint(m_3 >> int(29));
        if(m_3 != 0ULL)
        {
            s_5 = 4194304U;
        }
        else
        {
            s_5 = 0U;
        }
        return _S33 | s_5;
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
        bool _S34;
        if(odd_0)
        {
            _S34 = m_3 != 0ULL;
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
        return sign_1 | uint(_S35);
    }
    ulonglong m_4;
    if(e_1 > 896U)
    {
        ulonglong m_5 = m_3 | (ulonglong(e_1 - 896U) << int(52));
        s_5 = 29U;
        m_4 = m_5;
    }
    else
    {
        ulonglong m_6 = m_3 | 4503599627370496ULL;
        s_5 = (U32_min((926U - e_1), (64U)));
        m_4 = m_6;
    }
    if(odd_0)
    {
        m_4 = right_odd_0(m_4, s_5);
    }
    else
    {
        m_4 = right_nearest_0(m_4, s_5);
    }
    return sign_1 | uint(m_4);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S36 = high_0(u_2);
    uint _S37 = _S36 >> int(31);
    bool negative_0 = _S37 != 0U;
    uint e_2 = (_S36 >> int(20)) & 2047U;
    ulonglong m_7 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S38;
    if(e_2 == 2047U)
    {
        _S38 = m_7 != 4503599627370496ULL;
    }
    else
    {
        _S38 = false;
    }
    if(_S38)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S37));
    }
    ulonglong m_8;
    if(e_2 >= 1075U)
    {
        m_8 = m_7 << (e_2 - 1075U);
    }
    else
    {
        m_8 = m_7 >> (1075U - e_2);
    }
    longlong _S39;
    if(negative_0)
    {
        _S39 = longlong(0ULL - m_8);
    }
    else
    {
        _S39 = longlong(m_8);
    }
    return _S39;
}

__device__ longlong clamp_to_0(uint type_2, longlong v_10)
{
    longlong _S40;
    switch(type_2)
    {
    case 7U:
        {
            if(v_10 < -128LL)
            {
                _S40 = -128LL;
            }
            else
            {
                if(v_10 > 127LL)
                {
                    _S40 = 127LL;
                }
                else
                {
                    _S40 = v_10;
                }
            }
            return _S40;
        }
    case 8U:
        {
            if(v_10 < 0LL)
            {
                _S40 = 0LL;
            }
            else
            {
                if(v_10 > 255LL)
                {
                    _S40 = 255LL;
                }
                else
                {
                    _S40 = v_10;
                }
            }
            return _S40;
        }
    case 9U:
        {
            if(v_10 < -2147483648LL)
            {
                _S40 = -2147483648LL;
            }
            else
            {
                if(v_10 > 2147483647LL)
                {
                    _S40 = 2147483647LL;
                }
                else
                {
                    _S40 = v_10;
                }
            }
            return _S40;
        }
    default:
        {
            return v_10;
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
    uint _S41 = a_5 & 8388607U;
    uint _S42;
    if(e_3 != 0U)
    {
        _S42 = 8388608U;
    }
    else
    {
        _S42 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S41 | _S42), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_6 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_6 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_6 >> int(13)) & 1023U);
    }
    uint _S43;
    if(a_6 >= 1199566848U)
    {
        _S43 = 31744U;
    }
    else
    {
        _S43 = narrow_0(a_6, 10U, 15U);
    }
    return sign_2 | _S43;
}

__device__ uint bf16_of_f32_0(uint u_4)
{
    if((u_4 & 2147483647U) > 2139095040U)
    {
        return (u_4 >> int(16)) | 64U;
    }
    return (u_4 + 32767U + ((u_4 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_5)
{
    uint a_7 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    uint _S44;
    if(a_7 >= 1140850688U)
    {
        _S44 = 127U;
    }
    else
    {
        _S44 = (U32_min((narrow_0(a_7, 3U, 7U)), (127U)));
    }
    return sign_3 | _S44;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_8 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_8 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S45;
    if(a_8 >= 1199570944U)
    {
        _S45 = 124U;
    }
    else
    {
        _S45 = (U32_min((narrow_0(a_8, 2U, 15U)), (124U)));
    }
    return sign_4 | _S45;
}

__device__ ulonglong narrow_of_f32_0(uint type_3, uint u_7)
{
    switch(type_3)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_7));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_7));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_7));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_7));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_4, ulonglong u_8)
{
    switch(type_4)
    {
    case 2U:
        {
            return u_8;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_8, false));
        }
    case 11U:
        {
            int _S46;
            if((u_8 << int(1)) != 0ULL)
            {
                _S46 = int(1);
            }
            else
            {
                _S46 = int(0);
            }
            return ulonglong(_S46);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_4, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_4, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_9)
{
    uint a_9 = u_9 & 2147483647U;
    uint sign_5 = u_9 & 2147483648U;
    uint e_4 = a_9 >> int(23);
    uint m_9 = a_9 & 8388607U;
    if(a_9 == 0U)
    {
        return join_0(sign_5, 0U);
    }
    uint m_10;
    if(e_4 == 255U)
    {
        uint _S47 = (sign_5 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S47 | m_10, m_9 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_1 = top_bit_0(m_9);
        uint _S48 = top_1 + 874U;
        m_10 = (m_9 << (23U - top_1)) & 8388607U;
        e_5 = _S48;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_10 = m_9;
        e_5 = e_6;
    }
    return join_0((sign_5 | (e_5 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong of_f32_0(uint type_5, uint u_10)
{
    switch(type_5)
    {
    case 1U:
        {
            return ulonglong(u_10);
        }
    case 11U:
        {
            int _S49;
            if((u_10 << int(1)) != 0U)
            {
                _S49 = int(1);
            }
            else
            {
                _S49 = int(0);
            }
            return ulonglong(_S49);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_5, f64_of_f32_0(u_10));
        }
    default:
        {
            return narrow_of_f32_0(type_5, u_10);
        }
    }
}

__device__ ulonglong RandomF64_of_0(Spec_0 * spec_0, RandomArguments_0 * a_10, uint4  words_0, uint k_6)
{
    double u_11 = double(int((word_of_0(words_0, k_6)) >> int(8))) * real_of_0(4499096027743125504ULL);
    double p_2 = real_of_0(a_10->a_0);
    double q_3 = real_of_0(a_10->b_0);
    double v_11;
    switch(spec_0->op_0)
    {
    case 0U:
        {
            v_11 = p_2 + (q_3 - p_2) * u_11;
            break;
        }
    case 1U:
        {
            bool later_0 = k_6 >= 2U;
            uint _S50;
            if(later_0)
            {
                _S50 = words_0.z;
            }
            else
            {
                _S50 = words_0.x;
            }
            uint _S51;
            if(later_0)
            {
                _S51 = words_0.w;
            }
            else
            {
                _S51 = words_0.y;
            }
            v_11 = p_2 + q_3 * normal_of_0(_S50, _S51, (k_6 & 1U) != 0U);
            break;
        }
    default:
        {
            if(u_11 < p_2)
            {
                v_11 = 1.0;
            }
            else
            {
                v_11 = 0.0;
            }
            break;
        }
    }
    uint _S52 = Spec_type_0(spec_0, 0U);
    if(_S52 == 2U)
    {
        return bits_of_0(v_11);
    }
    if(is_integral_0(_S52))
    {
        return of_f64_0(_S52, bits_of_0(floored_0(v_11)));
    }
    return of_f32_0(_S52, f32_of_f64_0(bits_of_0(v_11), false));
}

__device__ uchar * at_4(ulonglong base_0, longlong i_1)
{
    return (uchar *)(base_0 + ulonglong(i_1));
}

__device__ ushort * at_5(ulonglong base_1, longlong i_2)
{
    return (ushort *)(base_1 + ulonglong(i_2) * 2ULL);
}

__device__ uint * at_6(ulonglong base_2, longlong i_3)
{
    return (uint *)(base_2 + ulonglong(i_3) * 4ULL);
}

__device__ ulonglong * at_7(ulonglong base_3, longlong i_4)
{
    return (ulonglong *)(base_3 + ulonglong(i_4) * 8ULL);
}

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_5, ulonglong v_12)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S53 = at_4(base_4, i_5);
            *_S53 = uchar(v_12);
            break;
        }
    case 2U:
        {
            ushort * _S54 = at_5(base_4, i_5);
            *_S54 = ushort(v_12);
            break;
        }
    case 4U:
        {
            uint * _S55 = at_6(base_4, i_5);
            *_S55 = uint(v_12);
            break;
        }
    default:
        {
            ulonglong * _S56 = at_7(base_4, i_5);
            *_S56 = v_12;
            break;
        }
    }
    return;
}

__device__ void Random_run_0(Spec_0 * spec_1, RandomArguments_0 * a_11, uint group_0, uint lane_0)
{
    ulonglong _S57 = a_11->output_0;
    ulonglong _S58 = a_11->count_0;
    uint _S59 = a_11->groups_0;
    PointArguments_0 _S60 = PointArguments_x24init_0(a_11->output_0, 0ULL, 0ULL, 0ULL, a_11->geometry_0, a_11->count_0, 0ULL, 0ULL, 0U, a_11->groups_0);
    ulonglong offset_1 = a_11->offset_0 + *(ulonglong *)a_11->shift_0;
    uint skip_0 = (low_0(offset_1)) & 3U;
    uint _S61 = Spec_type_0(spec_1, 0U);
    uint _S62 = size_of_0(_S61);
    ulonglong _S63 = ulonglong(_S59) * 256ULL;
    ulonglong _S64 = ulonglong(skip_0);
    ulonglong _S65 = (_S58 + _S64 + 3ULL) / 4ULL;
    ulonglong block_1 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(block_1 < _S65)
        {
        }
        else
        {
            break;
        }
        uint4  _S66 = philox_0(a_11->seed_0, (offset_1 >> int(2)) + block_1);
        ulonglong _S67 = 4ULL * block_1;
        ulonglong i_6 = _S67 - _S64;
        if(i_6 < _S58)
        {
            PointArguments_0 _S68 = _S60;
            Place_0 _S69 = place_of_0(&_S68, i_6);
            ulonglong _S70 = RandomF64_of_0(spec_1, a_11, _S66, 0U);
            store_0(_S62, _S57, _S69.at_0[int(0)], _S70);
        }
        ulonglong i_7 = _S67 + 1ULL - _S64;
        if(i_7 < _S58)
        {
            PointArguments_0 _S71 = _S60;
            Place_0 _S72 = place_of_0(&_S71, i_7);
            ulonglong _S73 = RandomF64_of_0(spec_1, a_11, _S66, 1U);
            store_0(_S62, _S57, _S72.at_0[int(0)], _S73);
        }
        ulonglong i_8 = _S67 + 2ULL - _S64;
        if(i_8 < _S58)
        {
            PointArguments_0 _S74 = _S60;
            Place_0 _S75 = place_of_0(&_S74, i_8);
            ulonglong _S76 = RandomF64_of_0(spec_1, a_11, _S66, 2U);
            store_0(_S62, _S57, _S75.at_0[int(0)], _S76);
        }
        ulonglong i_9 = _S67 + 3ULL - _S64;
        if(i_9 < _S58)
        {
            PointArguments_0 _S77 = _S60;
            Place_0 _S78 = place_of_0(&_S77, i_9);
            ulonglong _S79 = RandomF64_of_0(spec_1, a_11, _S66, 3U);
            store_0(_S62, _S57, _S78.at_0[int(0)], _S79);
        }
        block_1 = block_1 + _S63;
    }
    return;
}

extern "C" __global__ void mpt_random_f64(RandomArguments_0 a_12, Spec_0 spec_2)
{
    uint _S80 = blockIdx.x;
    uint _S81 = threadIdx.x;
    Spec_0 _S82 = spec_2;
    RandomArguments_0 _S83 = a_12;
    Random_run_0(&_S82, &_S83, _S80, _S81);
    return;
}

