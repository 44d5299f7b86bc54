// The kernels of real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct PointArguments_0
{
    ulonglong output_0;
    ulonglong in0_0;
    ulonglong in1_0;
    ulonglong in2_0;
    ulonglong geometry_0;
    ulonglong count_0;
    ulonglong a_0;
    ulonglong b_0;
    uint steps_0;
    uint groups_0;
};

__device__ ulonglong Point_base_0(PointArguments_0 * a_1, int k_0)
{
    ulonglong _S1;
    if(k_0 == int(0))
    {
        _S1 = a_1->output_0;
    }
    else
    {
        if(k_0 == int(1))
        {
            _S1 = a_1->in0_0;
        }
        else
        {
            if(k_0 == int(2))
            {
                _S1 = a_1->in1_0;
            }
            else
            {
                _S1 = a_1->in2_0;
            }
        }
    }
    return _S1;
}

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct Geometry_0
{
    uint rank_0;
    uint none_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_2, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S2 = a_2->geometry_0;
    bool _S3 = (a_2->geometry_0) == 0ULL;
    longlong _S4;
    if(_S3)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S4;
    bool _S5;
    if(_S3)
    {
        _S5 = (((a_2->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S5 = false;
    }
    if(_S5)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(1)] = _S4;
    if(_S3)
    {
        _S5 = (((a_2->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S5 = false;
    }
    if(_S5)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(2)] = _S4;
    if(_S3)
    {
        _S5 = (((a_2->steps_0) >> int(2)) & 1U) != 0U;
    }
    else
    {
        _S5 = false;
    }
    if(_S5)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(3)] = _S4;
    if(_S3)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S2;
    bool _S6 = ((a_2->count_0) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S7 = i_0;
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
        if(_S6)
        {
            uint _S8 = uint(_S7) / uint(extent_1);
            rest_0 = ulonglong(_S8);
        }
        else
        {
            ulonglong _S9 = _S7 / extent_1;
            rest_0 = _S9;
        }
        longlong _S10 = longlong(_S7 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S10 * g_0->stride_0[d_0];
        (&p_0)->at_0[int(1)] = (&p_0)->at_0[int(1)] + _S10 * g_0->stride_0[int(8) + d_0];
        (&p_0)->at_0[int(2)] = (&p_0)->at_0[int(2)] + _S10 * g_0->stride_0[int(16) + d_0];
        (&p_0)->at_0[int(3)] = (&p_0)->at_0[int(3)] + _S10 * g_0->stride_0[int(24) + d_0];
        d_0 = d_0 - int(1);
        _S7 = rest_0;
    }
    return p_0;
}

__device__ ulonglong Point_base_1(PointArguments_0 * a_3, int k_1)
{
    ulonglong _S11;
    if(k_1 == int(0))
    {
        _S11 = a_3->output_0;
    }
    else
    {
        if(k_1 == int(1))
        {
            _S11 = a_3->in0_0;
        }
        else
        {
            if(k_1 == int(2))
            {
                _S11 = a_3->in1_0;
            }
            else
            {
                _S11 = a_3->in2_0;
            }
        }
    }
    return _S11;
}

__device__ Place_0 place_of_1(PointArguments_0 * a_4, ulonglong i_1)
{
    Place_0 p_1;
    ulonglong _S12 = a_4->geometry_0;
    bool _S13 = (a_4->geometry_0) == 0ULL;
    longlong _S14;
    if(_S13)
    {
        _S14 = longlong(i_1);
    }
    else
    {
        _S14 = 0LL;
    }
    (&p_1)->at_0[int(0)] = _S14;
    bool _S15;
    if(_S13)
    {
        _S15 = (((a_4->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S15 = false;
    }
    if(_S15)
    {
        _S14 = longlong(i_1);
    }
    else
    {
        _S14 = 0LL;
    }
    (&p_1)->at_0[int(1)] = _S14;
    if(_S13)
    {
        _S15 = (((a_4->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S15 = false;
    }
    if(_S15)
    {
        _S14 = longlong(i_1);
    }
    else
    {
        _S14 = 0LL;
    }
    (&p_1)->at_0[int(2)] = _S14;
    if(_S13)
    {
        return p_1;
    }
    Geometry_0 * g_1 = (Geometry_0 *)_S12;
    bool _S16 = ((a_4->count_0) >> int(32)) == 0ULL;
    int d_1 = int(g_1->rank_0) - int(1);
    ulonglong _S17 = i_1;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_2 = g_1->extent_0[d_1];
        ulonglong rest_1;
        if(_S16)
        {
            uint _S18 = uint(_S17) / uint(extent_2);
            rest_1 = ulonglong(_S18);
        }
        else
        {
            ulonglong _S19 = _S17 / extent_2;
            rest_1 = _S19;
        }
        longlong _S20 = longlong(_S17 - rest_1 * extent_2);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S20 * g_1->stride_0[d_1];
        (&p_1)->at_0[int(1)] = (&p_1)->at_0[int(1)] + _S20 * g_1->stride_0[int(8) + d_1];
        (&p_1)->at_0[int(2)] = (&p_1)->at_0[int(2)] + _S20 * g_1->stride_0[int(16) + d_1];
        d_1 = d_1 - int(1);
        _S17 = rest_1;
    }
    return p_1;
}

__device__ ulonglong Point_base_2(PointArguments_0 * a_5, int k_2)
{
    ulonglong _S21;
    if(k_2 == int(0))
    {
        _S21 = a_5->output_0;
    }
    else
    {
        if(k_2 == int(1))
        {
            _S21 = a_5->in0_0;
        }
        else
        {
            if(k_2 == int(2))
            {
                _S21 = a_5->in1_0;
            }
            else
            {
                _S21 = a_5->in2_0;
            }
        }
    }
    return _S21;
}

__device__ Place_0 place_of_2(PointArguments_0 * a_6, ulonglong i_2)
{
    Place_0 p_2;
    ulonglong _S22 = a_6->geometry_0;
    bool _S23 = (a_6->geometry_0) == 0ULL;
    longlong _S24;
    if(_S23)
    {
        _S24 = longlong(i_2);
    }
    else
    {
        _S24 = 0LL;
    }
    (&p_2)->at_0[int(0)] = _S24;
    bool _S25;
    if(_S23)
    {
        _S25 = (((a_6->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
    {
        _S24 = longlong(i_2);
    }
    else
    {
        _S24 = 0LL;
    }
    (&p_2)->at_0[int(1)] = _S24;
    if(_S23)
    {
        return p_2;
    }
    Geometry_0 * g_2 = (Geometry_0 *)_S22;
    bool _S26 = ((a_6->count_0) >> int(32)) == 0ULL;
    int d_2 = int(g_2->rank_0) - int(1);
    ulonglong _S27 = i_2;
    for(;;)
    {
        if(d_2 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_3 = g_2->extent_0[d_2];
        ulonglong rest_2;
        if(_S26)
        {
            uint _S28 = uint(_S27) / uint(extent_3);
            rest_2 = ulonglong(_S28);
        }
        else
        {
            ulonglong _S29 = _S27 / extent_3;
            rest_2 = _S29;
        }
        longlong _S30 = longlong(_S27 - rest_2 * extent_3);
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S30 * g_2->stride_0[d_2];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S30 * g_2->stride_0[int(8) + d_2];
        d_2 = d_2 - int(1);
        _S27 = rest_2;
    }
    return p_2;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct RandomArguments_0
{
    ulonglong output_1;
    ulonglong shift_0;
    ulonglong geometry_1;
    ulonglong count_1;
    ulonglong seed_0;
    ulonglong offset_0;
    ulonglong a_7;
    ulonglong b_1;
    uint groups_1;
    uint none_1;
};

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_2, ulonglong a_8, ulonglong b_2, uint steps_1, uint groups_2)
{
    PointArguments_0 _S31;
    (&_S31)->output_0 = output_2;
    (&_S31)->in0_0 = in0_1;
    (&_S31)->in1_0 = in1_1;
    (&_S31)->in2_0 = in2_1;
    (&_S31)->geometry_0 = geometry_2;
    (&_S31)->count_0 = count_2;
    (&_S31)->a_0 = a_8;
    (&_S31)->b_0 = b_2;
    (&_S31)->steps_0 = steps_1;
    (&_S31)->groups_0 = groups_2;
    return _S31;
}

__device__ uint low_0(ulonglong v_0)
{
    return uint(v_0);
}

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_3)
{
    return ((this_0->types_0) >> (4U * k_3)) & 15U;
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
    uint _S32 = low_0(seed_1);
    uint _S33 = high_0(seed_1);
    uint4  c_0 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S32;
    uint k1_0 = _S33;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_3 = 3528531795ULL * ulonglong(c_0.x);
        ulonglong q_0 = 3449720151ULL * ulonglong(c_0.z);
        uint4  _S34 = make_uint4 (((high_0(q_0)) ^ (c_0.y)) ^ k0_0, low_0(q_0), ((high_0(p_3)) ^ (c_0.w)) ^ k1_0, low_0(p_3));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_0 = _S34;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_0;
}

__device__ Place_0 place_of_3(PointArguments_0 * a_9, ulonglong i_3)
{
    Place_0 p_4;
    ulonglong _S35 = a_9->geometry_0;
    bool _S36 = (a_9->geometry_0) == 0ULL;
    longlong _S37;
    if(_S36)
    {
        _S37 = longlong(i_3);
    }
    else
    {
        _S37 = 0LL;
    }
    (&p_4)->at_0[int(0)] = _S37;
    if(_S36)
    {
        return p_4;
    }
    Geometry_0 * g_3 = (Geometry_0 *)_S35;
    bool _S38 = ((a_9->count_0) >> int(32)) == 0ULL;
    int d_3 = int(g_3->rank_0) - int(1);
    ulonglong _S39 = i_3;
    for(;;)
    {
        if(d_3 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_4 = g_3->extent_0[d_3];
        ulonglong rest_3;
        if(_S38)
        {
            uint _S40 = uint(_S39) / uint(extent_4);
            rest_3 = ulonglong(_S40);
        }
        else
        {
            ulonglong _S41 = _S39 / extent_4;
            rest_3 = _S41;
        }
        longlong _S42 = longlong(_S39 - rest_3 * extent_4);
        (&p_4)->at_0[int(0)] = (&p_4)->at_0[int(0)] + _S42 * g_3->stride_0[d_3];
        d_3 = d_3 - int(1);
        _S39 = rest_3;
    }
    return p_4;
}

__device__ uint word_of_0(uint4  c_1, uint k_4)
{
    uint _S43;
    if(k_4 == 0U)
    {
        _S43 = c_1.x;
    }
    else
    {
        if(k_4 == 1U)
        {
            _S43 = c_1.y;
        }
        else
        {
            if(k_4 == 2U)
            {
                _S43 = c_1.z;
            }
            else
            {
                _S43 = c_1.w;
            }
        }
    }
    return _S43;
}

__device__ double real_of_0(ulonglong v_2)
{
    return (U32_asdouble((low_0(v_2)), (high_0(v_2))));
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

__device__ double portable_log_0(double x_0)
{
    ulonglong u_0 = bits_of_0(x_0);
    double m_0 = real_of_0((u_0 & 4503599627370495ULL) | 4607182418800017408ULL);
    bool large_0 = m_0 > 1.41421356237309515;
    int _S44 = int(uint(u_0 >> int(52))) - int(1023);
    int _S45;
    if(large_0)
    {
        _S45 = int(1);
    }
    else
    {
        _S45 = int(0);
    }
    double e_0 = double(_S44 + _S45);
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
    double _S46 = s_0 * s_0;
    double _S47 = real_of_0(4587023449039406616ULL);
    return 2.0 * s_0 * ((((((((((_S47 * _S46 + real_of_0(4587745830934523688ULL)) * _S46 + real_of_0(4588638185040256542ULL)) * _S46 + real_of_0(4589468260265693457ULL)) * _S46 + real_of_0(4590207312512236308ULL)) * _S46 + real_of_0(4591215111030249286ULL)) * _S46 + real_of_0(4592670820000712476ULL)) * _S46 + real_of_0(4594314991293244562ULL)) * _S46 + real_of_0(4596373779694328218ULL)) * _S46 + real_of_0(4599676419421066581ULL)) * _S46 + real_of_0(4607182418800017408ULL)) + e_0 * 0.69314718055994529;
}

__device__ double negated_0(double x_1)
{
    return real_of_0((bits_of_0(x_1)) ^ 9223372036854775808ULL);
}

__device__ double normal_of_0(uint w0_0, uint w1_0, bool second_0)
{
    double r_0 = (F64_sqrt((-2.0 * portable_log_0((double(w0_0) + 1.0) * 2.32830643653869629e-10))));
    uint quarters_0 = (w1_0 >> int(30)) + ((w1_0 >> int(29)) & 1U);
    double x_2 = double(int(w1_0 - (quarters_0 << int(30)))) * 2.32830643653869629e-10 * 6.28318530717958623;
    double _S48 = x_2 * x_2;
    double _S49 = 0.0 * _S48;
    double c_2 = 1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - _S49 * real_of_0(4568214430445295853ULL)) * _S48 * real_of_0(4569681857196945435ULL)) * _S48 * real_of_0(4571453861756211473ULL)) * _S48 * real_of_0(4572984755695478807ULL)) * _S48 * real_of_0(4575384275976462088ULL)) * _S48 * real_of_0(4577558741251091479ULL)) * _S48 * real_of_0(4580804192411133074ULL)) * _S48 * real_of_0(4584964660638322961ULL)) * _S48 * real_of_0(4590669220166325589ULL)) * _S48 * real_of_0(4602678819172646912ULL);
    double s_1 = (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - _S49 * real_of_0(4567636524929202196ULL)) * _S48 * real_of_0(4568888653547405120ULL)) * _S48 * real_of_0(4570623786530774558ULL)) * _S48 * real_of_0(4572140124556572692ULL)) * _S48 * real_of_0(4574040544619111450ULL)) * _S48 * real_of_0(4576394174074720926ULL)) * _S48 * real_of_0(4579160021118600988ULL)) * _S48 * real_of_0(4582519849412036120ULL)) * _S48 * real_of_0(4587366580439587226ULL)) * _S48 * real_of_0(4595172819793696085ULL)) * x_2;
    bool turned_0 = (quarters_0 & 1U) != 0U;
    double _S50;
    double _S51;
    if(second_0)
    {
        if((quarters_0 & 2U) != 0U)
        {
            _S50 = negated_0(r_0);
        }
        else
        {
            _S50 = r_0;
        }
        if(turned_0)
        {
            _S51 = c_2;
        }
        else
        {
            _S51 = s_1;
        }
        return _S50 * _S51;
    }
    if(((quarters_0 + 1U) & 2U) != 0U)
    {
        _S50 = negated_0(r_0);
    }
    else
    {
        _S50 = r_0;
    }
    if(turned_0)
    {
        _S51 = s_1;
    }
    else
    {
        _S51 = c_2;
    }
    return _S50 * _S51;
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
    double a_10 = magnitude_0(x_6);
    double r_1 = a_10 + 4.503599627370496e+15 - 4.503599627370496e+15;
    double _S52;
    if(a_10 < 4.503599627370496e+15)
    {
        _S52 = r_1;
    }
    else
    {
        _S52 = a_10;
    }
    return with_sign_0(_S52, x_6);
}

__device__ double floored_0(double x_7)
{
    double r_2 = rounded_0(x_7);
    double _S53;
    if(r_2 > x_7)
    {
        _S53 = r_2 - 1.0;
    }
    else
    {
        _S53 = r_2;
    }
    return with_sign_0(_S53, x_7);
}

__device__ ulonglong right_odd_0(ulonglong v_4, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_4;
    }
    int _S54;
    if(s_2 >= 64U)
    {
        if(v_4 != 0ULL)
        {
            _S54 = int(1);
        }
        else
        {
            _S54 = int(0);
        }
        return ulonglong(_S54);
    }
    ulonglong _S55 = v_4 >> s_2;
    if((v_4 & ((1ULL << s_2) - 1ULL)) != 0ULL)
    {
        _S54 = int(1);
    }
    else
    {
        _S54 = int(0);
    }
    return _S55 | ulonglong(_S54);
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_3)
{
    if(s_3 == 0U)
    {
        return v_5;
    }
    bool _S56;
    if(s_3 >= 64U)
    {
        if(s_3 == 64U)
        {
            _S56 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S56 = false;
        }
        int _S57;
        if(_S56)
        {
            _S57 = int(1);
        }
        else
        {
            _S57 = int(0);
        }
        return ulonglong(_S57);
    }
    ulonglong q_1 = v_5 >> s_3;
    ulonglong rest_4 = v_5 & ((1ULL << s_3) - 1ULL);
    ulonglong half_0 = 1ULL << (s_3 - 1U);
    if(rest_4 > half_0)
    {
        _S56 = true;
    }
    else
    {
        if(rest_4 == half_0)
        {
            _S56 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S56 = false;
        }
    }
    ulonglong _S58;
    if(_S56)
    {
        _S58 = q_1 + 1ULL;
    }
    else
    {
        _S58 = q_1;
    }
    return _S58;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S59 = high_0(u_1);
    uint sign_1 = _S59 & 2147483648U;
    uint e_1 = (_S59 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_4;
    if(e_1 == 2047U)
    {
        uint _S60 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_4 = 4194304U;
        }
        else
        {
            s_4 = 0U;
        }
        return _S60 | s_4;
    }
    if(e_1 >= 1151U)
    {
        if(odd_0)
        {
            s_4 = 2139095039U;
        }
        else
        {
            s_4 = 2139095040U;
        }
        return sign_1 | s_4;
    }
    if(e_1 == 0U)
    {
        bool _S61;
        if(odd_0)
        {
            _S61 = m_2 != 0ULL;
        }
        else
        {
            _S61 = false;
        }
        int _S62;
        if(_S61)
        {
            _S62 = int(1);
        }
        else
        {
            _S62 = int(0);
        }
        return sign_1 | uint(_S62);
    }
    ulonglong m_3;
    if(e_1 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_1 - 896U) << int(52));
        s_4 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_4 = (U32_min((926U - e_1), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_4);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_4);
    }
    return sign_1 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S63 = high_0(u_2);
    uint _S64 = _S63 >> int(31);
    bool negative_0 = _S64 != 0U;
    uint e_2 = (_S63 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S65;
    if(e_2 == 2047U)
    {
        _S65 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S65 = false;
    }
    if(_S65)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S64));
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
    longlong _S66;
    if(negative_0)
    {
        _S66 = longlong(0ULL - m_7);
    }
    else
    {
        _S66 = longlong(m_7);
    }
    return _S66;
}

__device__ longlong clamp_to_0(uint type_2, longlong v_6)
{
    longlong _S67;
    switch(type_2)
    {
    case 7U:
        {
            if(v_6 < -128LL)
            {
                _S67 = -128LL;
            }
            else
            {
                if(v_6 > 127LL)
                {
                    _S67 = 127LL;
                }
                else
                {
                    _S67 = v_6;
                }
            }
            return _S67;
        }
    case 8U:
        {
            if(v_6 < 0LL)
            {
                _S67 = 0LL;
            }
            else
            {
                if(v_6 > 255LL)
                {
                    _S67 = 255LL;
                }
                else
                {
                    _S67 = v_6;
                }
            }
            return _S67;
        }
    case 9U:
        {
            if(v_6 < -2147483648LL)
            {
                _S67 = -2147483648LL;
            }
            else
            {
                if(v_6 > 2147483647LL)
                {
                    _S67 = 2147483647LL;
                }
                else
                {
                    _S67 = v_6;
                }
            }
            return _S67;
        }
    default:
        {
            return v_6;
        }
    }
}

__device__ uint narrow_0(uint a_11, uint mantissa_0, uint bias_0)
{
    uint e_3 = a_11 >> int(23);
    if(e_3 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_11 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S68 = a_11 & 8388607U;
    uint _S69;
    if(e_3 != 0U)
    {
        _S69 = 8388608U;
    }
    else
    {
        _S69 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S68 | _S69), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_12 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_12 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_12 >> int(13)) & 1023U);
    }
    uint _S70;
    if(a_12 >= 1199566848U)
    {
        _S70 = 31744U;
    }
    else
    {
        _S70 = narrow_0(a_12, 10U, 15U);
    }
    return sign_2 | _S70;
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
    uint a_13 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    uint _S71;
    if(a_13 >= 1140850688U)
    {
        _S71 = 127U;
    }
    else
    {
        _S71 = (U32_min((narrow_0(a_13, 3U, 7U)), (127U)));
    }
    return sign_3 | _S71;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_14 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_14 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S72;
    if(a_14 >= 1199570944U)
    {
        _S72 = 124U;
    }
    else
    {
        _S72 = (U32_min((narrow_0(a_14, 2U, 15U)), (124U)));
    }
    return sign_4 | _S72;
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
            int _S73;
            if((u_8 << int(1)) != 0ULL)
            {
                _S73 = int(1);
            }
            else
            {
                _S73 = int(0);
            }
            return ulonglong(_S73);
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

__device__ uint top_bit_0(uint v_7)
{
    uint _S74;
    uint at_1;
    if(v_7 >= 65536U)
    {
        _S74 = v_7 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S74 = v_7;
        at_1 = 0U;
    }
    if(_S74 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S74 = _S74 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S74 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S74 = _S74 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S74 >= 4U)
    {
        uint _S75 = _S74 >> int(2);
        at_1 = at_1 + 2U;
        _S74 = _S75;
    }
    else
    {
    }
    return at_1 + (_S74 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_9)
{
    uint a_15 = u_9 & 2147483647U;
    uint sign_5 = u_9 & 2147483648U;
    uint e_4 = a_15 >> int(23);
    uint m_8 = a_15 & 8388607U;
    if(a_15 == 0U)
    {
        return join_0(sign_5, 0U);
    }
    uint m_9;
    if(e_4 == 255U)
    {
        uint _S76 = (sign_5 | 2146435072U) | (m_8 >> int(3));
        if(m_8 != 0U)
        {
            m_9 = 524288U;
        }
        else
        {
            m_9 = 0U;
        }
        return join_0(_S76 | m_9, m_8 << int(29));
    }
    uint e_5;
    if(e_4 == 0U)
    {
        uint top_0 = top_bit_0(m_8);
        uint _S77 = top_0 + 874U;
        m_9 = (m_8 << (23U - top_0)) & 8388607U;
        e_5 = _S77;
    }
    else
    {
        uint e_6 = e_4 + 896U;
        m_9 = m_8;
        e_5 = e_6;
    }
    return join_0((sign_5 | (e_5 << int(20))) | (m_9 >> int(3)), m_9 << int(29));
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
            int _S78;
            if((u_10 << int(1)) != 0U)
            {
                _S78 = int(1);
            }
            else
            {
                _S78 = int(0);
            }
            return ulonglong(_S78);
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

__device__ ulonglong RandomF64_of_0(Spec_0 * spec_0, RandomArguments_0 * a_16, uint4  words_0, uint k_5)
{
    double u_11 = double((word_of_0(words_0, k_5)) >> int(8)) * 5.9604644775390625e-08;
    double p_5 = real_of_0(a_16->a_7);
    double q_2 = real_of_0(a_16->b_1);
    double v_8;
    switch(spec_0->op_0)
    {
    case 0U:
        {
            v_8 = p_5 + (q_2 - p_5) * u_11;
            break;
        }
    case 1U:
        {
            bool later_0 = k_5 >= 2U;
            uint _S79;
            if(later_0)
            {
                _S79 = words_0.z;
            }
            else
            {
                _S79 = words_0.x;
            }
            uint _S80;
            if(later_0)
            {
                _S80 = words_0.w;
            }
            else
            {
                _S80 = words_0.y;
            }
            v_8 = p_5 + q_2 * normal_of_0(_S79, _S80, (k_5 & 1U) != 0U);
            break;
        }
    default:
        {
            if(u_11 < p_5)
            {
                v_8 = 1.0;
            }
            else
            {
                v_8 = 0.0;
            }
            break;
        }
    }
    uint _S81 = Spec_type_0(spec_0, 0U);
    if(_S81 == 2U)
    {
        return bits_of_0(v_8);
    }
    if(is_integral_0(_S81))
    {
        return of_f64_0(_S81, bits_of_0(floored_0(v_8)));
    }
    return of_f32_0(_S81, f32_of_f64_0(bits_of_0(v_8), false));
}

__device__ void store_0(uint size_0, ulonglong base_0, longlong i_4, ulonglong v_9)
{
    switch(size_0)
    {
    case 1U:
        {
            *((uchar *)base_0 + i_4) = uchar(v_9);
            break;
        }
    case 2U:
        {
            *((ushort *)base_0 + i_4) = ushort(v_9);
            break;
        }
    case 4U:
        {
            *((uint *)base_0 + i_4) = uint(v_9);
            break;
        }
    default:
        {
            *((ulonglong *)base_0 + i_4) = v_9;
            break;
        }
    }
    return;
}

__device__ void Random_run_0(Spec_0 * spec_1, RandomArguments_0 * a_17, uint group_0, uint lane_0)
{
    ulonglong _S82 = a_17->output_1;
    ulonglong _S83 = a_17->count_1;
    uint _S84 = a_17->groups_1;
    PointArguments_0 _S85 = PointArguments_x24init_0(a_17->output_1, 0ULL, 0ULL, 0ULL, a_17->geometry_1, a_17->count_1, 0ULL, 0ULL, 0U, a_17->groups_1);
    ulonglong _S86 = a_17->offset_0;
    ulonglong _S87 = a_17->shift_0;
    ulonglong offset_1;
    if((a_17->shift_0) != 0ULL)
    {
        offset_1 = _S86 + *(ulonglong *)_S87;
    }
    else
    {
        offset_1 = _S86;
    }
    uint skip_0 = (low_0(offset_1)) & 3U;
    uint _S88 = Spec_type_0(spec_1, 0U);
    uint _S89 = size_of_0(_S88);
    ulonglong _S90 = ulonglong(_S84) * 256ULL;
    ulonglong _S91 = ulonglong(skip_0);
    ulonglong _S92 = (_S83 + _S91 + 3ULL) / 4ULL;
    ulonglong block_1 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(block_1 < _S92)
        {
        }
        else
        {
            break;
        }
        uint4  _S93 = philox_0(a_17->seed_0, (offset_1 >> int(2)) + block_1);
        ulonglong _S94 = 4ULL * block_1;
        ulonglong i_5 = _S94 - _S91;
        if(i_5 < _S83)
        {
            PointArguments_0 _S95 = _S85;
            Place_0 _S96 = place_of_3(&_S95, i_5);
            ulonglong _S97 = RandomF64_of_0(spec_1, a_17, _S93, 0U);
            store_0(_S89, _S82, _S96.at_0[int(0)], _S97);
        }
        ulonglong i_6 = _S94 + 1ULL - _S91;
        if(i_6 < _S83)
        {
            PointArguments_0 _S98 = _S85;
            Place_0 _S99 = place_of_3(&_S98, i_6);
            ulonglong _S100 = RandomF64_of_0(spec_1, a_17, _S93, 1U);
            store_0(_S89, _S82, _S99.at_0[int(0)], _S100);
        }
        ulonglong i_7 = _S94 + 2ULL - _S91;
        if(i_7 < _S83)
        {
            PointArguments_0 _S101 = _S85;
            Place_0 _S102 = place_of_3(&_S101, i_7);
            ulonglong _S103 = RandomF64_of_0(spec_1, a_17, _S93, 2U);
            store_0(_S89, _S82, _S102.at_0[int(0)], _S103);
        }
        ulonglong i_8 = _S94 + 3ULL - _S91;
        if(i_8 < _S83)
        {
            PointArguments_0 _S104 = _S85;
            Place_0 _S105 = place_of_3(&_S104, i_8);
            ulonglong _S106 = RandomF64_of_0(spec_1, a_17, _S93, 3U);
            store_0(_S89, _S82, _S105.at_0[int(0)], _S106);
        }
        block_1 = block_1 + _S90;
    }
    return;
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_7;
};

__device__ uint top_bit64_0(ulonglong v_10)
{
    uint _S107 = high_0(v_10);
    uint _S108;
    if(_S107 != 0U)
    {
        _S108 = 32U + top_bit_0(_S107);
    }
    else
    {
        _S108 = top_bit_0(low_0(v_10));
    }
    return _S108;
}

__device__ ulonglong f64_of_i64_0(longlong v_11)
{
    if(v_11 == 0LL)
    {
        return 0ULL;
    }
    bool _S109 = v_11 < 0LL;
    ulonglong m_10;
    if(_S109)
    {
        m_10 = 0ULL - ulonglong(v_11);
    }
    else
    {
        m_10 = ulonglong(v_11);
    }
    uint top_1 = top_bit64_0(m_10);
    ulonglong q_3;
    if(top_1 <= 52U)
    {
        q_3 = m_10 << (52U - top_1);
    }
    else
    {
        q_3 = right_nearest_0(m_10, top_1 - 52U);
    }
    if(_S109)
    {
        m_10 = 9223372036854775808ULL;
    }
    else
    {
        m_10 = 0ULL;
    }
    return m_10 + (ulonglong(top_1 + 1022U) << int(52)) + q_3;
}

__device__ ulonglong ArangeF64_of_0(Spec_0 * spec_2, PointArguments_0 * a_18, ulonglong i_9, ulonglong x_8, ulonglong y_0, ulonglong z_0)
{
    double v_12 = real_of_0(a_18->a_0) + real_of_0(f64_of_i64_0(longlong(i_9))) * real_of_0(a_18->b_0);
    uint _S110 = Spec_type_0(spec_2, 0U);
    return of_f64_0(_S110, bits_of_0(v_12));
}

__device__ void store4_0(uint size_1, ulonglong base_1, ulonglong i_10, Four_0 * v_13)
{
    ulonglong at_4 = base_1 + i_10 * ulonglong(size_1);
    if(size_1 == 1U)
    {
        *(uint *)at_4 = (((low_0((v_13->e_7[int(0)]) & 255ULL)) | ((low_0((v_13->e_7[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_13->e_7[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_13->e_7[int(3)])) << int(24));
    }
    else
    {
        if(size_1 == 2U)
        {
            *(uint2  *)at_4 = make_uint2 ((low_0((v_13->e_7[int(0)]) & 65535ULL)) | ((low_0(v_13->e_7[int(1)])) << int(16)), (low_0((v_13->e_7[int(2)]) & 65535ULL)) | ((low_0(v_13->e_7[int(3)])) << int(16)));
        }
        else
        {
            if(size_1 == 4U)
            {
                *(uint4  *)at_4 = make_uint4 (low_0(v_13->e_7[int(0)]), low_0(v_13->e_7[int(1)]), low_0(v_13->e_7[int(2)]), low_0(v_13->e_7[int(3)]));
            }
            else
            {
                *(uint4  *)at_4 = make_uint4 (low_0(v_13->e_7[int(0)]), high_0(v_13->e_7[int(0)]), low_0(v_13->e_7[int(1)]), high_0(v_13->e_7[int(1)]));
                *(uint4  *)(at_4 + 16ULL) = make_uint4 (low_0(v_13->e_7[int(2)]), high_0(v_13->e_7[int(2)]), low_0(v_13->e_7[int(3)]), high_0(v_13->e_7[int(3)]));
            }
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_3, PointArguments_0 * a_19, uint group_1, uint lane_1)
{
    bool _S111 = (a_19->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S112 = a_19->count_0;
        if(first_0 < (a_19->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S111)
        {
            begin_0 = first_0 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_1);
        }
        uint _S113;
        if(_S111)
        {
            _S113 = 1U;
        }
        else
        {
            _S113 = 256U;
        }
        ulonglong _S114 = ulonglong(_S113);
        bool whole_0;
        if(_S111)
        {
            whole_0 = (begin_0 + 4ULL) <= _S112;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Place_0, 4>  places_0;
        FixedArray<Four_0, 4>  x_9 = {};
        if(whole_0)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_0 >= _S112)
                        {
                            break;
                        }
                        Place_0 _S115 = place_of_3(a_19, begin_0);
                        places_0[int(0)] = _S115;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + _S114;
                        if(i_11 >= _S112)
                        {
                            break;
                        }
                        Place_0 _S116 = place_of_3(a_19, i_11);
                        places_0[int(1)] = _S116;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 2ULL * _S114;
                        if(i_12 >= _S112)
                        {
                            break;
                        }
                        Place_0 _S117 = place_of_3(a_19, i_12);
                        places_0[int(2)] = _S117;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_13 = begin_0 + 3ULL * _S114;
                        if(i_13 >= _S112)
                        {
                            break;
                        }
                        Place_0 _S118 = place_of_3(a_19, i_13);
                        places_0[int(3)] = _S118;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S119 = ArangeF64_of_0(spec_3, a_19, begin_0, x_9[int(1)].e_7[int(0)], x_9[int(2)].e_7[int(0)], x_9[int(3)].e_7[int(0)]);
        (&y_1)->e_7[int(0)] = _S119;
        ulonglong _S120 = begin_0 + _S114;
        ulonglong _S121 = ArangeF64_of_0(spec_3, a_19, _S120, x_9[int(1)].e_7[int(1)], x_9[int(2)].e_7[int(1)], x_9[int(3)].e_7[int(1)]);
        (&y_1)->e_7[int(1)] = _S121;
        ulonglong _S122 = begin_0 + 2ULL * _S114;
        ulonglong _S123 = ArangeF64_of_0(spec_3, a_19, _S122, x_9[int(1)].e_7[int(2)], x_9[int(2)].e_7[int(2)], x_9[int(3)].e_7[int(2)]);
        (&y_1)->e_7[int(2)] = _S123;
        ulonglong _S124 = begin_0 + 3ULL * _S114;
        ulonglong _S125 = ArangeF64_of_0(spec_3, a_19, _S124, x_9[int(1)].e_7[int(3)], x_9[int(2)].e_7[int(3)], x_9[int(3)].e_7[int(3)]);
        (&y_1)->e_7[int(3)] = _S125;
        uint _S126 = Spec_type_0(spec_3, 0U);
        uint size_2 = size_of_0(_S126);
        if(whole_0)
        {
            Four_0 _S127 = y_1;
            store4_0(size_2, a_19->output_0, begin_0, &_S127);
        }
        else
        {
            if(begin_0 < _S112)
            {
                store_0(size_2, a_19->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_7[int(0)]);
            }
            if(_S120 < _S112)
            {
                store_0(size_2, a_19->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_7[int(1)]);
            }
            if(_S122 < _S112)
            {
                store_0(size_2, a_19->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_7[int(2)]);
            }
            if(_S124 < _S112)
            {
                store_0(size_2, a_19->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_7[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_19->groups_0) * 1024ULL;
    }
    return;
}

__device__ Four_0 load4_0(uint size_3, ulonglong base_2, ulonglong i_14)
{
    ulonglong at_5 = base_2 + i_14 * ulonglong(size_3);
    Four_0 r_3;
    if(size_3 == 1U)
    {
        uint * _S128 = (uint *)at_5;
        uint w_0 = *_S128;
        (&r_3)->e_7[int(0)] = ulonglong((*_S128) & 255U);
        (&r_3)->e_7[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_7[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_7[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_3 == 2U)
        {
            uint2  * _S129 = (uint2  *)at_5;
            uint2  _S130 = *_S129;
            uint _S131 = (*_S129).x;
            (&r_3)->e_7[int(0)] = ulonglong(_S131 & 65535U);
            (&r_3)->e_7[int(1)] = ulonglong(_S131 >> int(16));
            uint _S132 = _S130.y;
            (&r_3)->e_7[int(2)] = ulonglong(_S132 & 65535U);
            (&r_3)->e_7[int(3)] = ulonglong(_S132 >> int(16));
        }
        else
        {
            if(size_3 == 4U)
            {
                uint4  * _S133 = (uint4  *)at_5;
                uint4  _S134 = *_S133;
                (&r_3)->e_7[int(0)] = ulonglong((*_S133).x);
                (&r_3)->e_7[int(1)] = ulonglong(_S134.y);
                (&r_3)->e_7[int(2)] = ulonglong(_S134.z);
                (&r_3)->e_7[int(3)] = ulonglong(_S134.w);
            }
            else
            {
                uint4  * _S135 = (uint4  *)at_5;
                uint4  _S136 = *_S135;
                uint4  _S137 = *(uint4  *)(at_5 + 16ULL);
                (&r_3)->e_7[int(0)] = join_0((*_S135).y, (*_S135).x);
                (&r_3)->e_7[int(1)] = join_0(_S136.w, _S136.z);
                (&r_3)->e_7[int(2)] = join_0(_S137.y, _S137.x);
                (&r_3)->e_7[int(3)] = join_0(_S137.w, _S137.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong load_0(uint size_4, ulonglong base_3, longlong i_15)
{
    switch(size_4)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_3 + i_15));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_3 + i_15));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_3 + i_15));
        }
    default:
        {
            return *((ulonglong *)base_3 + i_15);
        }
    }
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_14)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_14 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_14 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S138;
            if(v_14 != 0ULL)
            {
                _S138 = int(1);
            }
            else
            {
                _S138 = int(0);
            }
            return longlong(_S138);
        }
    default:
        {
            return longlong(v_14);
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_8 = code_0 >> mantissa_1;
    uint m_11 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_8 != 0U)
    {
        return ((e_8 + 127U - bias_1) << int(23)) | (m_11 << (23U - mantissa_1));
    }
    if(m_11 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_11);
    return ((top_2 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_11 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_20 = h_0 & 32767U;
    uint sign_6 = (h_0 & 32768U) << int(16);
    if(a_20 < 31744U)
    {
        return sign_6 | (widen_0(a_20, 10U, 15U));
    }
    uint _S139 = (sign_6 | 2139095040U) | ((a_20 & 1023U) << int(13));
    uint _S140;
    if(a_20 > 31744U)
    {
        _S140 = 4194304U;
    }
    else
    {
        _S140 = 0U;
    }
    return _S139 | _S140;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_21 = h_1 & 127U;
    uint sign_7 = (h_1 & 128U) << int(24);
    uint _S141;
    if(a_21 == 127U)
    {
        _S141 = 2143289344U;
    }
    else
    {
        _S141 = widen_0(a_21, 3U, 7U);
    }
    return sign_7 | _S141;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_22 = h_2 & 127U;
    uint sign_8 = (h_2 & 128U) << int(24);
    if(a_22 < 124U)
    {
        return sign_8 | (widen_0(a_22, 2U, 15U));
    }
    uint _S142;
    if(a_22 == 124U)
    {
        _S142 = 2139095040U;
    }
    else
    {
        _S142 = 2143289344U;
    }
    return sign_8 | _S142;
}

__device__ uint f32_of_i64_0(longlong v_15)
{
    if(v_15 == 0LL)
    {
        return 0U;
    }
    bool _S143 = v_15 < 0LL;
    ulonglong m_12;
    if(_S143)
    {
        m_12 = 0ULL - ulonglong(v_15);
    }
    else
    {
        m_12 = ulonglong(v_15);
    }
    uint top_3 = top_bit64_0(m_12);
    if(top_3 <= 23U)
    {
        m_12 = m_12 << (23U - top_3);
    }
    else
    {
        m_12 = right_nearest_0(m_12, (U32_max((top_3), (23U))) - 23U);
    }
    uint q_4 = uint(m_12);
    uint _S144;
    if(_S143)
    {
        _S144 = 2147483648U;
    }
    else
    {
        _S144 = 0U;
    }
    return _S144 + ((top_3 + 126U) << int(23)) + q_4;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_16)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_16);
        }
    case 2U:
        {
            return f32_of_f64_0(v_16, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_16));
        }
    case 4U:
        {
            return (low_0(v_16)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_16));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_16));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_16));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_17)
{
    if(type_8 == 2U)
    {
        return v_17;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_17));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_17));
}

__device__ double real_from_0(Spec_0 * spec_4, uint k_6, ulonglong v_18)
{
    uint _S145 = Spec_type_0(spec_4, k_6);
    return real_of_0(f64_of_0(_S145, v_18));
}

__device__ double ternary_f64_0(uint op_1, double x_10, double y_2, double z_1, double a_23)
{
    switch(op_1)
    {
    case 0U:
        {
            double _S146;
            if(x_10 == 0.0)
            {
                _S146 = z_1;
            }
            else
            {
                _S146 = y_2;
            }
            return _S146;
        }
    case 1U:
        {
            return x_10 + a_23 * y_2 * z_1;
        }
    default:
        {
            return x_10 * y_2 * a_23 + z_1;
        }
    }
}

__device__ ulonglong TernaryF64_of_0(Spec_0 * spec_5, PointArguments_0 * a_24, ulonglong i_16, ulonglong x_11, ulonglong y_3, ulonglong z_2)
{
    uint _S147 = spec_5->op_0;
    double _S148 = real_from_0(spec_5, 1U, x_11);
    double _S149 = real_from_0(spec_5, 2U, y_3);
    double _S150 = real_from_0(spec_5, 3U, z_2);
    double r_4 = ternary_f64_0(_S147, _S148, _S149, _S150, real_of_0(a_24->a_0));
    uint _S151 = Spec_type_0(spec_5, 0U);
    return of_f64_0(_S151, bits_of_0(r_4));
}

__device__ void Point_run_1(Spec_0 * spec_6, PointArguments_0 * a_25, uint group_2, uint lane_2)
{
    bool _S152 = (a_25->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_2) * 1024ULL;
    for(;;)
    {
        ulonglong _S153 = a_25->count_0;
        if(first_1 < (a_25->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S152)
        {
            begin_1 = first_1 + ulonglong(lane_2 * 4U);
        }
        else
        {
            begin_1 = first_1 + ulonglong(lane_2);
        }
        uint _S154;
        if(_S152)
        {
            _S154 = 1U;
        }
        else
        {
            _S154 = 256U;
        }
        ulonglong _S155 = ulonglong(_S154);
        bool whole_1;
        if(_S152)
        {
            whole_1 = (begin_1 + 4ULL) <= _S153;
        }
        else
        {
            whole_1 = false;
        }
        FixedArray<Four_0, 4>  x_12;
        FixedArray<Place_0, 4>  places_1;
        if(whole_1)
        {
            uint _S156 = Spec_type_0(spec_6, 1U);
            uint size_5 = size_of_0(_S156);
            uint _S157 = a_25->steps_0;
            if((((a_25->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S158 = Point_base_0(a_25, int(1));
                x_12[int(1)] = load4_0(size_5, _S158, begin_1);
            }
            else
            {
                ulonglong _S159 = Point_base_0(a_25, int(1));
                ulonglong _S160 = load_0(size_5, _S159, 0LL);
                (&x_12[int(1)])->e_7[int(0)] = _S160;
                (&x_12[int(1)])->e_7[int(1)] = _S160;
                (&x_12[int(1)])->e_7[int(2)] = _S160;
                (&x_12[int(1)])->e_7[int(3)] = _S160;
            }
            uint _S161 = Spec_type_0(spec_6, 2U);
            uint size_6 = size_of_0(_S161);
            if(((_S157 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S162 = Point_base_0(a_25, int(2));
                x_12[int(2)] = load4_0(size_6, _S162, begin_1);
            }
            else
            {
                ulonglong _S163 = Point_base_0(a_25, int(2));
                ulonglong _S164 = load_0(size_6, _S163, 0LL);
                (&x_12[int(2)])->e_7[int(0)] = _S164;
                (&x_12[int(2)])->e_7[int(1)] = _S164;
                (&x_12[int(2)])->e_7[int(2)] = _S164;
                (&x_12[int(2)])->e_7[int(3)] = _S164;
            }
            uint _S165 = Spec_type_0(spec_6, 3U);
            uint size_7 = size_of_0(_S165);
            if(((_S157 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S166 = Point_base_0(a_25, int(3));
                x_12[int(3)] = load4_0(size_7, _S166, begin_1);
            }
            else
            {
                ulonglong _S167 = Point_base_0(a_25, int(3));
                ulonglong _S168 = load_0(size_7, _S167, 0LL);
                (&x_12[int(3)])->e_7[int(0)] = _S168;
                (&x_12[int(3)])->e_7[int(1)] = _S168;
                (&x_12[int(3)])->e_7[int(2)] = _S168;
                (&x_12[int(3)])->e_7[int(3)] = _S168;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_1 >= _S153)
                        {
                            break;
                        }
                        Place_0 _S169 = place_of_0(a_25, begin_1);
                        places_1[int(0)] = _S169;
                        uint _S170 = Spec_type_0(spec_6, 1U);
                        uint _S171 = size_of_0(_S170);
                        ulonglong _S172 = Point_base_0(a_25, int(1));
                        (&x_12[int(1)])->e_7[int(0)] = load_0(_S171, _S172, (&places_1[int(0)])->at_0[int(1)]);
                        uint _S173 = Spec_type_0(spec_6, 2U);
                        uint _S174 = size_of_0(_S173);
                        ulonglong _S175 = Point_base_0(a_25, int(2));
                        (&x_12[int(2)])->e_7[int(0)] = load_0(_S174, _S175, (&places_1[int(0)])->at_0[int(2)]);
                        uint _S176 = Spec_type_0(spec_6, 3U);
                        uint _S177 = size_of_0(_S176);
                        ulonglong _S178 = Point_base_0(a_25, int(3));
                        (&x_12[int(3)])->e_7[int(0)] = load_0(_S177, _S178, (&places_1[int(0)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_17 = begin_1 + _S155;
                        if(i_17 >= _S153)
                        {
                            break;
                        }
                        Place_0 _S179 = place_of_0(a_25, i_17);
                        places_1[int(1)] = _S179;
                        uint _S180 = Spec_type_0(spec_6, 1U);
                        uint _S181 = size_of_0(_S180);
                        ulonglong _S182 = Point_base_0(a_25, int(1));
                        (&x_12[int(1)])->e_7[int(1)] = load_0(_S181, _S182, (&places_1[int(1)])->at_0[int(1)]);
                        uint _S183 = Spec_type_0(spec_6, 2U);
                        uint _S184 = size_of_0(_S183);
                        ulonglong _S185 = Point_base_0(a_25, int(2));
                        (&x_12[int(2)])->e_7[int(1)] = load_0(_S184, _S185, (&places_1[int(1)])->at_0[int(2)]);
                        uint _S186 = Spec_type_0(spec_6, 3U);
                        uint _S187 = size_of_0(_S186);
                        ulonglong _S188 = Point_base_0(a_25, int(3));
                        (&x_12[int(3)])->e_7[int(1)] = load_0(_S187, _S188, (&places_1[int(1)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_18 = begin_1 + 2ULL * _S155;
                        if(i_18 >= _S153)
                        {
                            break;
                        }
                        Place_0 _S189 = place_of_0(a_25, i_18);
                        places_1[int(2)] = _S189;
                        uint _S190 = Spec_type_0(spec_6, 1U);
                        uint _S191 = size_of_0(_S190);
                        ulonglong _S192 = Point_base_0(a_25, int(1));
                        (&x_12[int(1)])->e_7[int(2)] = load_0(_S191, _S192, (&places_1[int(2)])->at_0[int(1)]);
                        uint _S193 = Spec_type_0(spec_6, 2U);
                        uint _S194 = size_of_0(_S193);
                        ulonglong _S195 = Point_base_0(a_25, int(2));
                        (&x_12[int(2)])->e_7[int(2)] = load_0(_S194, _S195, (&places_1[int(2)])->at_0[int(2)]);
                        uint _S196 = Spec_type_0(spec_6, 3U);
                        uint _S197 = size_of_0(_S196);
                        ulonglong _S198 = Point_base_0(a_25, int(3));
                        (&x_12[int(3)])->e_7[int(2)] = load_0(_S197, _S198, (&places_1[int(2)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_19 = begin_1 + 3ULL * _S155;
                        if(i_19 >= _S153)
                        {
                            break;
                        }
                        Place_0 _S199 = place_of_0(a_25, i_19);
                        places_1[int(3)] = _S199;
                        uint _S200 = Spec_type_0(spec_6, 1U);
                        uint _S201 = size_of_0(_S200);
                        ulonglong _S202 = Point_base_0(a_25, int(1));
                        (&x_12[int(1)])->e_7[int(3)] = load_0(_S201, _S202, (&places_1[int(3)])->at_0[int(1)]);
                        uint _S203 = Spec_type_0(spec_6, 2U);
                        uint _S204 = size_of_0(_S203);
                        ulonglong _S205 = Point_base_0(a_25, int(2));
                        (&x_12[int(2)])->e_7[int(3)] = load_0(_S204, _S205, (&places_1[int(3)])->at_0[int(2)]);
                        uint _S206 = Spec_type_0(spec_6, 3U);
                        uint _S207 = size_of_0(_S206);
                        ulonglong _S208 = Point_base_0(a_25, int(3));
                        (&x_12[int(3)])->e_7[int(3)] = load_0(_S207, _S208, (&places_1[int(3)])->at_0[int(3)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_4;
        ulonglong _S209 = TernaryF64_of_0(spec_6, a_25, begin_1, (&x_12[int(1)])->e_7[int(0)], (&x_12[int(2)])->e_7[int(0)], (&x_12[int(3)])->e_7[int(0)]);
        (&y_4)->e_7[int(0)] = _S209;
        ulonglong _S210 = begin_1 + _S155;
        ulonglong _S211 = TernaryF64_of_0(spec_6, a_25, _S210, (&x_12[int(1)])->e_7[int(1)], (&x_12[int(2)])->e_7[int(1)], (&x_12[int(3)])->e_7[int(1)]);
        (&y_4)->e_7[int(1)] = _S211;
        ulonglong _S212 = begin_1 + 2ULL * _S155;
        ulonglong _S213 = TernaryF64_of_0(spec_6, a_25, _S212, (&x_12[int(1)])->e_7[int(2)], (&x_12[int(2)])->e_7[int(2)], (&x_12[int(3)])->e_7[int(2)]);
        (&y_4)->e_7[int(2)] = _S213;
        ulonglong _S214 = begin_1 + 3ULL * _S155;
        ulonglong _S215 = TernaryF64_of_0(spec_6, a_25, _S214, (&x_12[int(1)])->e_7[int(3)], (&x_12[int(2)])->e_7[int(3)], (&x_12[int(3)])->e_7[int(3)]);
        (&y_4)->e_7[int(3)] = _S215;
        uint _S216 = Spec_type_0(spec_6, 0U);
        uint size_8 = size_of_0(_S216);
        if(whole_1)
        {
            Four_0 _S217 = y_4;
            store4_0(size_8, a_25->output_0, begin_1, &_S217);
        }
        else
        {
            if(begin_1 < _S153)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_4)->e_7[int(0)]);
            }
            if(_S210 < _S153)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_4)->e_7[int(1)]);
            }
            if(_S212 < _S153)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_4)->e_7[int(2)]);
            }
            if(_S214 < _S153)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_4)->e_7[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_25->groups_0) * 1024ULL;
    }
    return;
}

__device__ bool is_nan_0(double x_13)
{
    return (magnitude_bits_0(x_13)) > 9218868437227405312ULL;
}

__device__ double truth_0(bool v_19)
{
    double _S218;
    if(v_19)
    {
        _S218 = 1.0;
    }
    else
    {
        _S218 = 0.0;
    }
    return _S218;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ double fmod_of_0(double x_14, double y_5)
{
    ulonglong a_26 = magnitude_bits_0(x_14);
    ulonglong b_3 = magnitude_bits_0(y_5);
    bool _S219;
    if(a_26 >= 9218868437227405312ULL)
    {
        _S219 = true;
    }
    else
    {
        _S219 = b_3 > 9218868437227405312ULL;
    }
    if(_S219)
    {
        _S219 = true;
    }
    else
    {
        _S219 = b_3 == 0ULL;
    }
    if(_S219)
    {
        return real_nan_0();
    }
    if(a_26 < b_3)
    {
        return x_14;
    }
    ulonglong _S220 = b_3 >> int(52);
    uint _S221 = (U32_max((uint(_S220)), (1U)));
    ulonglong _S222 = b_3 & 4503599627370495ULL;
    ulonglong rest_5;
    if(_S220 != 0ULL)
    {
        rest_5 = 4503599627370496ULL;
    }
    else
    {
        rest_5 = 0ULL;
    }
    ulonglong divisor_0 = _S222 | rest_5;
    ulonglong _S223 = a_26 & 4503599627370495ULL;
    ulonglong _S224 = a_26 >> int(52);
    if(_S224 != 0ULL)
    {
        rest_5 = 4503599627370496ULL;
    }
    else
    {
        rest_5 = 0ULL;
    }
    ulonglong _S225 = (_S223 | rest_5) % divisor_0;
    uint _S226 = (U32_max((uint(_S224)), (1U))) - _S221;
    rest_5 = _S225;
    uint left_0 = _S226;
    for(;;)
    {
        if(left_0 > 0U)
        {
            _S219 = rest_5 != 0ULL;
        }
        else
        {
            _S219 = false;
        }
        if(_S219)
        {
        }
        else
        {
            break;
        }
        uint _S227 = (U32_min((left_0), (11U)));
        ulonglong _S228 = (rest_5 << _S227) % divisor_0;
        uint left_1 = left_0 - _S227;
        rest_5 = _S228;
        left_0 = left_1;
    }
    ulonglong u_12;
    if(rest_5 != 0ULL)
    {
        uint top_4 = top_bit64_0(rest_5);
        uint _S229 = _S221 + top_4;
        if(_S229 > 52U)
        {
            rest_5 = (ulonglong(_S229 - 52U) << int(52)) | ((rest_5 << (52U - top_4)) & 4503599627370495ULL);
        }
        else
        {
            rest_5 = rest_5 << (_S221 - 1U);
        }
        u_12 = rest_5;
    }
    else
    {
        u_12 = 0ULL;
    }
    return real_of_0(u_12 | ((bits_of_0(x_14)) & 9223372036854775808ULL));
}

__device__ double floor_div_of_0(double x_15, double y_6)
{
    double m_13 = fmod_of_0(x_15, y_6);
    double q_5 = (x_15 - m_13) / y_6;
    bool _S230;
    if(m_13 != 0.0)
    {
        _S230 = (m_13 < 0.0) != (y_6 < 0.0);
    }
    else
    {
        _S230 = false;
    }
    double q_6;
    if(_S230)
    {
        q_6 = q_5 - 1.0;
    }
    else
    {
        q_6 = q_5;
    }
    if(q_6 == 0.0)
    {
        return with_sign_0(0.0, x_15 / y_6);
    }
    if(y_6 == 0.0)
    {
        return x_15 / y_6;
    }
    double a_27 = magnitude_0(q_6);
    double r_5 = rounded_0(a_27);
    double _S231;
    if((a_27 - r_5) == 0.5)
    {
        _S231 = r_5 + 1.0;
    }
    else
    {
        _S231 = r_5;
    }
    return with_sign_0(_S231, q_6);
}

__device__ double remainder_of_0(double x_16, double y_7)
{
    double m_14 = fmod_of_0(x_16, y_7);
    bool _S232;
    if(m_14 != 0.0)
    {
        _S232 = (m_14 < 0.0) != (y_7 < 0.0);
    }
    else
    {
        _S232 = false;
    }
    double _S233;
    if(_S232)
    {
        _S233 = m_14 + y_7;
    }
    else
    {
        _S233 = m_14;
    }
    return _S233;
}

__device__ double binary_f64_0(uint op_2, double x_17, double y_8, double a_28)
{
    double _S234 = x_17 - y_8;
    double d_4 = magnitude_0(_S234);
    double _S235;
    bool _S236;
    switch(op_2)
    {
    case 0U:
        {
            return x_17 + y_8;
        }
    case 1U:
        {
            return _S234;
        }
    case 2U:
        {
            return x_17 * y_8;
        }
    case 3U:
        {
            return x_17 / y_8;
        }
    case 5U:
        {
            if(is_nan_0(x_17))
            {
                _S236 = true;
            }
            else
            {
                _S236 = x_17 > y_8;
            }
            if(_S236)
            {
                _S235 = x_17;
            }
            else
            {
                _S235 = y_8;
            }
            return _S235;
        }
    case 6U:
        {
            if(is_nan_0(x_17))
            {
                _S236 = true;
            }
            else
            {
                _S236 = x_17 < y_8;
            }
            if(_S236)
            {
                _S235 = x_17;
            }
            else
            {
                _S235 = y_8;
            }
            return _S235;
        }
    case 7U:
        {
            return truth_0(x_17 == y_8);
        }
    case 8U:
        {
            return truth_0(!(x_17 == y_8));
        }
    case 9U:
        {
            return truth_0(x_17 < y_8);
        }
    case 10U:
        {
            return truth_0(x_17 <= y_8);
        }
    case 11U:
        {
            return truth_0(x_17 > y_8);
        }
    case 12U:
        {
            return truth_0(x_17 >= y_8);
        }
    case 13U:
        {
            if(!(x_17 == 0.0))
            {
                _S236 = !(y_8 == 0.0);
            }
            else
            {
                _S236 = false;
            }
            return truth_0(_S236);
        }
    case 14U:
        {
            if(!(x_17 == 0.0))
            {
                _S236 = true;
            }
            else
            {
                _S236 = !(y_8 == 0.0);
            }
            return truth_0(_S236);
        }
    case 15U:
        {
            return truth_0((x_17 == 0.0) != (y_8 == 0.0));
        }
    case 16U:
        {
            return x_17 + a_28 * y_8;
        }
    case 17U:
        {
            double _S237 = floor_div_of_0(x_17, y_8);
            return _S237;
        }
    case 18U:
        {
            double _S238 = remainder_of_0(x_17, y_8);
            return _S238;
        }
    case 19U:
        {
            if(y_8 <= 0.0)
            {
                _S235 = 0.0;
            }
            else
            {
                _S235 = x_17;
            }
            return _S235;
        }
    case 20U:
        {
            if(y_8 > 0.0)
            {
                _S235 = x_17;
            }
            else
            {
                _S235 = a_28 * x_17;
            }
            return _S235;
        }
    case 26U:
        {
            return x_17 * y_8 * (1.0 - y_8);
        }
    case 27U:
        {
            return x_17 * (1.0 - y_8 * y_8);
        }
    case 30U:
        {
            if(d_4 <= a_28)
            {
                _S235 = 0.5 * _S234 * _S234;
            }
            else
            {
                _S235 = a_28 * (d_4 - 0.5 * a_28);
            }
            return _S235;
        }
    default:
        {
            if(d_4 < a_28)
            {
                _S235 = 0.5 * _S234 * _S234 / a_28;
            }
            else
            {
                _S235 = d_4 - 0.5 * a_28;
            }
            return _S235;
        }
    }
}

__device__ ulonglong BinaryF64_of_0(Spec_0 * spec_7, PointArguments_0 * a_29, ulonglong i_20, ulonglong x_18, ulonglong y_9, ulonglong z_3)
{
    uint _S239 = spec_7->op_0;
    double _S240 = real_from_0(spec_7, 1U, x_18);
    double _S241 = real_from_0(spec_7, 2U, y_9);
    double r_6 = binary_f64_0(_S239, _S240, _S241, real_of_0(a_29->a_0));
    uint _S242 = Spec_type_0(spec_7, 0U);
    return of_f64_0(_S242, bits_of_0(r_6));
}

__device__ void Point_run_2(Spec_0 * spec_8, PointArguments_0 * a_30, uint group_3, uint lane_3)
{
    bool _S243 = (a_30->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_3) * 1024ULL;
    for(;;)
    {
        ulonglong _S244 = a_30->count_0;
        if(first_2 < (a_30->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_2;
        if(_S243)
        {
            begin_2 = first_2 + ulonglong(lane_3 * 4U);
        }
        else
        {
            begin_2 = first_2 + ulonglong(lane_3);
        }
        uint _S245;
        if(_S243)
        {
            _S245 = 1U;
        }
        else
        {
            _S245 = 256U;
        }
        ulonglong _S246 = ulonglong(_S245);
        bool whole_2;
        if(_S243)
        {
            whole_2 = (begin_2 + 4ULL) <= _S244;
        }
        else
        {
            whole_2 = false;
        }
        FixedArray<Four_0, 4>  x_19;
        FixedArray<Place_0, 4>  places_2;
        if(whole_2)
        {
            uint _S247 = Spec_type_0(spec_8, 1U);
            uint size_9 = size_of_0(_S247);
            uint _S248 = a_30->steps_0;
            if((((a_30->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S249 = Point_base_1(a_30, int(1));
                x_19[int(1)] = load4_0(size_9, _S249, begin_2);
            }
            else
            {
                ulonglong _S250 = Point_base_1(a_30, int(1));
                ulonglong _S251 = load_0(size_9, _S250, 0LL);
                (&x_19[int(1)])->e_7[int(0)] = _S251;
                (&x_19[int(1)])->e_7[int(1)] = _S251;
                (&x_19[int(1)])->e_7[int(2)] = _S251;
                (&x_19[int(1)])->e_7[int(3)] = _S251;
            }
            uint _S252 = Spec_type_0(spec_8, 2U);
            uint size_10 = size_of_0(_S252);
            if(((_S248 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S253 = Point_base_1(a_30, int(2));
                x_19[int(2)] = load4_0(size_10, _S253, begin_2);
            }
            else
            {
                ulonglong _S254 = Point_base_1(a_30, int(2));
                ulonglong _S255 = load_0(size_10, _S254, 0LL);
                (&x_19[int(2)])->e_7[int(0)] = _S255;
                (&x_19[int(2)])->e_7[int(1)] = _S255;
                (&x_19[int(2)])->e_7[int(2)] = _S255;
                (&x_19[int(2)])->e_7[int(3)] = _S255;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_2 >= _S244)
                        {
                            break;
                        }
                        Place_0 _S256 = place_of_1(a_30, begin_2);
                        places_2[int(0)] = _S256;
                        uint _S257 = Spec_type_0(spec_8, 1U);
                        uint _S258 = size_of_0(_S257);
                        ulonglong _S259 = Point_base_1(a_30, int(1));
                        (&x_19[int(1)])->e_7[int(0)] = load_0(_S258, _S259, (&places_2[int(0)])->at_0[int(1)]);
                        uint _S260 = Spec_type_0(spec_8, 2U);
                        uint _S261 = size_of_0(_S260);
                        ulonglong _S262 = Point_base_1(a_30, int(2));
                        (&x_19[int(2)])->e_7[int(0)] = load_0(_S261, _S262, (&places_2[int(0)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_21 = begin_2 + _S246;
                        if(i_21 >= _S244)
                        {
                            break;
                        }
                        Place_0 _S263 = place_of_1(a_30, i_21);
                        places_2[int(1)] = _S263;
                        uint _S264 = Spec_type_0(spec_8, 1U);
                        uint _S265 = size_of_0(_S264);
                        ulonglong _S266 = Point_base_1(a_30, int(1));
                        (&x_19[int(1)])->e_7[int(1)] = load_0(_S265, _S266, (&places_2[int(1)])->at_0[int(1)]);
                        uint _S267 = Spec_type_0(spec_8, 2U);
                        uint _S268 = size_of_0(_S267);
                        ulonglong _S269 = Point_base_1(a_30, int(2));
                        (&x_19[int(2)])->e_7[int(1)] = load_0(_S268, _S269, (&places_2[int(1)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_22 = begin_2 + 2ULL * _S246;
                        if(i_22 >= _S244)
                        {
                            break;
                        }
                        Place_0 _S270 = place_of_1(a_30, i_22);
                        places_2[int(2)] = _S270;
                        uint _S271 = Spec_type_0(spec_8, 1U);
                        uint _S272 = size_of_0(_S271);
                        ulonglong _S273 = Point_base_1(a_30, int(1));
                        (&x_19[int(1)])->e_7[int(2)] = load_0(_S272, _S273, (&places_2[int(2)])->at_0[int(1)]);
                        uint _S274 = Spec_type_0(spec_8, 2U);
                        uint _S275 = size_of_0(_S274);
                        ulonglong _S276 = Point_base_1(a_30, int(2));
                        (&x_19[int(2)])->e_7[int(2)] = load_0(_S275, _S276, (&places_2[int(2)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_23 = begin_2 + 3ULL * _S246;
                        if(i_23 >= _S244)
                        {
                            break;
                        }
                        Place_0 _S277 = place_of_1(a_30, i_23);
                        places_2[int(3)] = _S277;
                        uint _S278 = Spec_type_0(spec_8, 1U);
                        uint _S279 = size_of_0(_S278);
                        ulonglong _S280 = Point_base_1(a_30, int(1));
                        (&x_19[int(1)])->e_7[int(3)] = load_0(_S279, _S280, (&places_2[int(3)])->at_0[int(1)]);
                        uint _S281 = Spec_type_0(spec_8, 2U);
                        uint _S282 = size_of_0(_S281);
                        ulonglong _S283 = Point_base_1(a_30, int(2));
                        (&x_19[int(2)])->e_7[int(3)] = load_0(_S282, _S283, (&places_2[int(3)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_10;
        ulonglong _S284 = BinaryF64_of_0(spec_8, a_30, begin_2, (&x_19[int(1)])->e_7[int(0)], (&x_19[int(2)])->e_7[int(0)], (&x_19[int(3)])->e_7[int(0)]);
        (&y_10)->e_7[int(0)] = _S284;
        ulonglong _S285 = begin_2 + _S246;
        ulonglong _S286 = BinaryF64_of_0(spec_8, a_30, _S285, (&x_19[int(1)])->e_7[int(1)], (&x_19[int(2)])->e_7[int(1)], (&x_19[int(3)])->e_7[int(1)]);
        (&y_10)->e_7[int(1)] = _S286;
        ulonglong _S287 = begin_2 + 2ULL * _S246;
        ulonglong _S288 = BinaryF64_of_0(spec_8, a_30, _S287, (&x_19[int(1)])->e_7[int(2)], (&x_19[int(2)])->e_7[int(2)], (&x_19[int(3)])->e_7[int(2)]);
        (&y_10)->e_7[int(2)] = _S288;
        ulonglong _S289 = begin_2 + 3ULL * _S246;
        ulonglong _S290 = BinaryF64_of_0(spec_8, a_30, _S289, (&x_19[int(1)])->e_7[int(3)], (&x_19[int(2)])->e_7[int(3)], (&x_19[int(3)])->e_7[int(3)]);
        (&y_10)->e_7[int(3)] = _S290;
        uint _S291 = Spec_type_0(spec_8, 0U);
        uint size_11 = size_of_0(_S291);
        if(whole_2)
        {
            Four_0 _S292 = y_10;
            store4_0(size_11, a_30->output_0, begin_2, &_S292);
        }
        else
        {
            if(begin_2 < _S244)
            {
                store_0(size_11, a_30->output_0, (&places_2[int(0)])->at_0[int(0)], (&y_10)->e_7[int(0)]);
            }
            if(_S285 < _S244)
            {
                store_0(size_11, a_30->output_0, (&places_2[int(1)])->at_0[int(0)], (&y_10)->e_7[int(1)]);
            }
            if(_S287 < _S244)
            {
                store_0(size_11, a_30->output_0, (&places_2[int(2)])->at_0[int(0)], (&y_10)->e_7[int(2)]);
            }
            if(_S289 < _S244)
            {
                store_0(size_11, a_30->output_0, (&places_2[int(3)])->at_0[int(0)], (&y_10)->e_7[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_30->groups_0) * 1024ULL;
    }
    return;
}

__device__ double unary_f64_0(uint op_3, double x_20, double a_31, double b_4)
{
    double m_15;
    switch(op_3)
    {
    case 0U:
        {
            return negated_0(x_20);
        }
    case 1U:
        {
            return magnitude_0(x_20);
        }
    case 2U:
        {
            if(is_nan_0(x_20))
            {
                m_15 = x_20;
            }
            else
            {
                m_15 = truth_0(x_20 > 0.0) - truth_0(x_20 < 0.0);
            }
            return m_15;
        }
    case 3U:
        {
            return (F64_sqrt((x_20)));
        }
    case 4U:
        {
            return 1.0 / (F64_sqrt((x_20)));
        }
    case 9U:
        {
            return 1.0 / x_20;
        }
    case 10U:
        {
            return x_20 * x_20;
        }
    case 13U:
        {
            return floored_0(x_20);
        }
    case 14U:
        {
            return negated_0(floored_0(negated_0(x_20)));
        }
    case 15U:
        {
            return rounded_0(x_20);
        }
    case 16U:
        {
            if(x_20 < 0.0)
            {
                m_15 = 0.0;
            }
            else
            {
                m_15 = x_20;
            }
            return m_15;
        }
    case 24U:
        {
            return x_20 + a_31;
        }
    case 25U:
        {
            return x_20 * a_31;
        }
    case 28U:
        {
            return x_20 / a_31;
        }
    case 29U:
        {
            return a_31 / x_20;
        }
    case 30U:
        {
            if(x_20 < a_31)
            {
                m_15 = a_31;
            }
            else
            {
                m_15 = x_20;
            }
            if(is_nan_0(x_20))
            {
                m_15 = x_20;
            }
            else
            {
                if(b_4 < m_15)
                {
                    m_15 = b_4;
                }
                else
                {
                }
            }
            return m_15;
        }
    case 31U:
        {
            if(x_20 > 0.0)
            {
                m_15 = x_20;
            }
            else
            {
                m_15 = a_31 * x_20;
            }
            return m_15;
        }
    case 33U:
        {
            return truth_0(x_20 == 0.0);
        }
    case 34U:
        {
            return truth_0((magnitude_bits_0(x_20)) < 9218868437227405312ULL);
        }
    default:
        {
            return truth_0(is_nan_0(x_20));
        }
    }
}

__device__ ulonglong UnaryF64_of_0(Spec_0 * spec_9, PointArguments_0 * a_32, ulonglong i_24, ulonglong x_21, ulonglong y_11, ulonglong z_4)
{
    uint _S293 = spec_9->op_0;
    double _S294 = real_from_0(spec_9, 1U, x_21);
    double r_7 = unary_f64_0(_S293, _S294, real_of_0(a_32->a_0), real_of_0(a_32->b_0));
    uint _S295 = Spec_type_0(spec_9, 0U);
    return of_f64_0(_S295, bits_of_0(r_7));
}

__device__ void Point_run_3(Spec_0 * spec_10, PointArguments_0 * a_33, uint group_4, uint lane_4)
{
    bool _S296 = (a_33->geometry_0) == 0ULL;
    ulonglong first_3 = ulonglong(group_4) * 1024ULL;
    for(;;)
    {
        ulonglong _S297 = a_33->count_0;
        if(first_3 < (a_33->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_3;
        if(_S296)
        {
            begin_3 = first_3 + ulonglong(lane_4 * 4U);
        }
        else
        {
            begin_3 = first_3 + ulonglong(lane_4);
        }
        uint _S298;
        if(_S296)
        {
            _S298 = 1U;
        }
        else
        {
            _S298 = 256U;
        }
        ulonglong _S299 = ulonglong(_S298);
        bool whole_3;
        if(_S296)
        {
            whole_3 = (begin_3 + 4ULL) <= _S297;
        }
        else
        {
            whole_3 = false;
        }
        FixedArray<Four_0, 4>  x_22;
        FixedArray<Place_0, 4>  places_3;
        if(whole_3)
        {
            uint _S300 = Spec_type_0(spec_10, 1U);
            uint size_12 = size_of_0(_S300);
            if((((a_33->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S301 = Point_base_2(a_33, int(1));
                x_22[int(1)] = load4_0(size_12, _S301, begin_3);
            }
            else
            {
                ulonglong _S302 = Point_base_2(a_33, int(1));
                ulonglong _S303 = load_0(size_12, _S302, 0LL);
                (&x_22[int(1)])->e_7[int(0)] = _S303;
                (&x_22[int(1)])->e_7[int(1)] = _S303;
                (&x_22[int(1)])->e_7[int(2)] = _S303;
                (&x_22[int(1)])->e_7[int(3)] = _S303;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_3 >= _S297)
                        {
                            break;
                        }
                        Place_0 _S304 = place_of_2(a_33, begin_3);
                        places_3[int(0)] = _S304;
                        uint _S305 = Spec_type_0(spec_10, 1U);
                        uint _S306 = size_of_0(_S305);
                        ulonglong _S307 = Point_base_2(a_33, int(1));
                        (&x_22[int(1)])->e_7[int(0)] = load_0(_S306, _S307, (&places_3[int(0)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_25 = begin_3 + _S299;
                        if(i_25 >= _S297)
                        {
                            break;
                        }
                        Place_0 _S308 = place_of_2(a_33, i_25);
                        places_3[int(1)] = _S308;
                        uint _S309 = Spec_type_0(spec_10, 1U);
                        uint _S310 = size_of_0(_S309);
                        ulonglong _S311 = Point_base_2(a_33, int(1));
                        (&x_22[int(1)])->e_7[int(1)] = load_0(_S310, _S311, (&places_3[int(1)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_26 = begin_3 + 2ULL * _S299;
                        if(i_26 >= _S297)
                        {
                            break;
                        }
                        Place_0 _S312 = place_of_2(a_33, i_26);
                        places_3[int(2)] = _S312;
                        uint _S313 = Spec_type_0(spec_10, 1U);
                        uint _S314 = size_of_0(_S313);
                        ulonglong _S315 = Point_base_2(a_33, int(1));
                        (&x_22[int(1)])->e_7[int(2)] = load_0(_S314, _S315, (&places_3[int(2)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_27 = begin_3 + 3ULL * _S299;
                        if(i_27 >= _S297)
                        {
                            break;
                        }
                        Place_0 _S316 = place_of_2(a_33, i_27);
                        places_3[int(3)] = _S316;
                        uint _S317 = Spec_type_0(spec_10, 1U);
                        uint _S318 = size_of_0(_S317);
                        ulonglong _S319 = Point_base_2(a_33, int(1));
                        (&x_22[int(1)])->e_7[int(3)] = load_0(_S318, _S319, (&places_3[int(3)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_12;
        ulonglong _S320 = UnaryF64_of_0(spec_10, a_33, begin_3, (&x_22[int(1)])->e_7[int(0)], (&x_22[int(2)])->e_7[int(0)], (&x_22[int(3)])->e_7[int(0)]);
        (&y_12)->e_7[int(0)] = _S320;
        ulonglong _S321 = begin_3 + _S299;
        ulonglong _S322 = UnaryF64_of_0(spec_10, a_33, _S321, (&x_22[int(1)])->e_7[int(1)], (&x_22[int(2)])->e_7[int(1)], (&x_22[int(3)])->e_7[int(1)]);
        (&y_12)->e_7[int(1)] = _S322;
        ulonglong _S323 = begin_3 + 2ULL * _S299;
        ulonglong _S324 = UnaryF64_of_0(spec_10, a_33, _S323, (&x_22[int(1)])->e_7[int(2)], (&x_22[int(2)])->e_7[int(2)], (&x_22[int(3)])->e_7[int(2)]);
        (&y_12)->e_7[int(2)] = _S324;
        ulonglong _S325 = begin_3 + 3ULL * _S299;
        ulonglong _S326 = UnaryF64_of_0(spec_10, a_33, _S325, (&x_22[int(1)])->e_7[int(3)], (&x_22[int(2)])->e_7[int(3)], (&x_22[int(3)])->e_7[int(3)]);
        (&y_12)->e_7[int(3)] = _S326;
        uint _S327 = Spec_type_0(spec_10, 0U);
        uint size_13 = size_of_0(_S327);
        if(whole_3)
        {
            Four_0 _S328 = y_12;
            store4_0(size_13, a_33->output_0, begin_3, &_S328);
        }
        else
        {
            if(begin_3 < _S297)
            {
                store_0(size_13, a_33->output_0, (&places_3[int(0)])->at_0[int(0)], (&y_12)->e_7[int(0)]);
            }
            if(_S321 < _S297)
            {
                store_0(size_13, a_33->output_0, (&places_3[int(1)])->at_0[int(0)], (&y_12)->e_7[int(1)]);
            }
            if(_S323 < _S297)
            {
                store_0(size_13, a_33->output_0, (&places_3[int(2)])->at_0[int(0)], (&y_12)->e_7[int(2)]);
            }
            if(_S325 < _S297)
            {
                store_0(size_13, a_33->output_0, (&places_3[int(3)])->at_0[int(0)], (&y_12)->e_7[int(3)]);
            }
        }
        first_3 = first_3 + ulonglong(a_33->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_unary_f64(PointArguments_0 a_34, Spec_0 spec_11)
{
    uint _S329 = blockIdx.x;
    uint _S330 = threadIdx.x;
    Spec_0 _S331 = spec_11;
    PointArguments_0 _S332 = a_34;
    Point_run_3(&_S331, &_S332, _S329, _S330);
    return;
}

extern "C" __global__ void mpt_binary_f64(PointArguments_0 a_35, Spec_0 spec_12)
{
    uint _S333 = blockIdx.x;
    uint _S334 = threadIdx.x;
    Spec_0 _S335 = spec_12;
    PointArguments_0 _S336 = a_35;
    Point_run_2(&_S335, &_S336, _S333, _S334);
    return;
}

extern "C" __global__ void mpt_ternary_f64(PointArguments_0 a_36, Spec_0 spec_13)
{
    uint _S337 = blockIdx.x;
    uint _S338 = threadIdx.x;
    Spec_0 _S339 = spec_13;
    PointArguments_0 _S340 = a_36;
    Point_run_1(&_S339, &_S340, _S337, _S338);
    return;
}

extern "C" __global__ void mpt_arange_f64(PointArguments_0 a_37, Spec_0 spec_14)
{
    uint _S341 = blockIdx.x;
    uint _S342 = threadIdx.x;
    Spec_0 _S343 = spec_14;
    PointArguments_0 _S344 = a_37;
    Point_run_0(&_S343, &_S344, _S341, _S342);
    return;
}

extern "C" __global__ void mpt_random_f64(RandomArguments_0 a_38, Spec_0 spec_15)
{
    uint _S345 = blockIdx.x;
    uint _S346 = threadIdx.x;
    Spec_0 _S347 = spec_15;
    RandomArguments_0 _S348 = a_38;
    Random_run_0(&_S347, &_S348, _S345, _S346);
    return;
}

