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

__device__ static const FixedArray<uint, 39>  c_0 = {
    0U, 0U, 2734261102U, 1313084713U, 4230436817U, 4113882560U, 3680671129U, 1011060801U, 4266746795U, 3736847713U, 3072618042U, 1112396512U, 105459434U, 164729372U, 4263373596U, 2972297022U, 3900847605U, 784024708U, 3919343654U, 3026157121U, 965858873U, 2203269620U, 2625920907U, 3187222587U, 536385535U, 3724908559U, 4012839307U, 1510632735U, 1832287951U, 667617719U, 1330003814U, 2657085997U, 1965537991U, 3957715323U, 1023883767U, 2320667370U, 1811636145U, 529358088U, 1443049542U
};
__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
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
    uint4  c_1 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
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
        ulonglong p_3 = 3528531795ULL * ulonglong(c_1.x);
        ulonglong q_0 = 3449720151ULL * ulonglong(c_1.z);
        uint4  _S34 = make_uint4 (((high_0(q_0)) ^ (c_1.y)) ^ k0_0, low_0(q_0), ((high_0(p_3)) ^ (c_1.w)) ^ k1_0, low_0(p_3));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_1 = _S34;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_1;
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

__device__ uint word_of_0(uint4  c_2, uint k_4)
{
    uint _S43;
    if(k_4 == 0U)
    {
        _S43 = c_2.x;
    }
    else
    {
        if(k_4 == 1U)
        {
            _S43 = c_2.y;
        }
        else
        {
            if(k_4 == 2U)
            {
                _S43 = c_2.z;
            }
            else
            {
                _S43 = c_2.w;
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
    double c_3 = 1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - (1.0 - _S49 * real_of_0(4568214430445295853ULL)) * _S48 * real_of_0(4569681857196945435ULL)) * _S48 * real_of_0(4571453861756211473ULL)) * _S48 * real_of_0(4572984755695478807ULL)) * _S48 * real_of_0(4575384275976462088ULL)) * _S48 * real_of_0(4577558741251091479ULL)) * _S48 * real_of_0(4580804192411133074ULL)) * _S48 * real_of_0(4584964660638322961ULL)) * _S48 * real_of_0(4590669220166325589ULL)) * _S48 * real_of_0(4602678819172646912ULL);
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
            _S51 = c_3;
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
        _S51 = c_3;
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

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

struct Pair_0
{
    double hi_2;
    double lo_2;
};

__device__ Pair_0 Pair_x24init_0(double hi_3, double lo_3)
{
    Pair_0 _S218;
    (&_S218)->hi_2 = hi_3;
    (&_S218)->lo_2 = lo_3;
    return _S218;
}

__device__ Pair_0 pair_0(double hi_4, double lo_4)
{
    return Pair_x24init_0(hi_4, lo_4);
}

__device__ Pair_0 sum_of_0(double a_26, double b_3)
{
    double s_5 = a_26 + b_3;
    double c_4 = s_5 - a_26;
    return pair_0(s_5, a_26 - (s_5 - c_4) + (b_3 - c_4));
}

__device__ Pair_0 product_of_0(double a_27, double b_4)
{
    double p_6 = a_27 * b_4;
    double ah_0 = real_of_0((bits_of_0(a_27)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_4)) & 18446744073575333888ULL);
    double al_0 = a_27 - ah_0;
    double bl_0 = b_4 - bh_0;
    return pair_0(p_6, ah_0 * bh_0 - p_6 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_28, Pair_0 * b_5)
{
    double q_5 = a_28->hi_2 / b_5->hi_2;
    Pair_0 p_7 = product_of_0(q_5, b_5->hi_2);
    return sum_of_0(q_5, (a_28->hi_2 - p_7.hi_2 - p_7.lo_2 + a_28->lo_2 - q_5 * b_5->lo_2) / b_5->hi_2);
}

__device__ Pair_0 times_0(Pair_0 * a_29, Pair_0 * b_6)
{
    Pair_0 p_8 = product_of_0(a_29->hi_2, b_6->hi_2);
    return sum_of_0(p_8.hi_2, p_8.lo_2 + (a_29->hi_2 * b_6->lo_2 + a_29->lo_2 * b_6->hi_2));
}

__device__ double series_0(double x_13, uint first_2, uint count_3)
{
    double r_5 = real_of_0(kTerms_0[first_2]);
    uint i_20 = 1U;
    for(;;)
    {
        if(i_20 < count_3)
        {
        }
        else
        {
            break;
        }
        double _S219 = r_5 * x_13 + real_of_0(kTerms_0[first_2 + i_20]);
        uint i_21 = i_20 + 1U;
        r_5 = _S219;
        i_20 = i_21;
    }
    return r_5;
}

__device__ Pair_0 added_0(Pair_0 * a_30, double b_7)
{
    Pair_0 s_6 = sum_of_0(a_30->hi_2, b_7);
    return sum_of_0(s_6.hi_2, s_6.lo_2 + a_30->lo_2);
}

__device__ Pair_0 wide_series_0(Pair_0 * x_14, uint first_3, uint count_4, uint pairs_0)
{
    Pair_0 r_6 = pair_0(series_0(x_14->hi_2, first_3, count_4), 0.0);
    uint i_22 = 0U;
    for(;;)
    {
        if(i_22 < pairs_0)
        {
        }
        else
        {
            break;
        }
        uint at_6 = first_3 + count_4 + 2U * i_22;
        Pair_0 _S220 = r_6;
        Pair_0 _S221 = times_0(&_S220, x_14);
        double _S222 = real_of_0(kTerms_0[at_6]);
        Pair_0 _S223 = _S221;
        Pair_0 _S224 = added_0(&_S223, _S222);
        r_6 = _S224;
        (&r_6)->lo_2 = (&r_6)->lo_2 + real_of_0(kTerms_0[at_6 + 1U]);
        i_22 = i_22 + 1U;
    }
    return r_6;
}

__device__ Pair_0 log_pair_0(double x_15)
{
    bool tiny_0 = (bits_of_0(x_15)) < 4503599627370496ULL;
    double _S225;
    if(tiny_0)
    {
        _S225 = x_15 * 1.8014398509481984e+16;
    }
    else
    {
        _S225 = x_15;
    }
    ulonglong u_12 = bits_of_0(_S225);
    int e_9 = int(high_0(u_12) - 1072079006U) >> int(20);
    double m_13 = real_of_0(u_12 - (ulonglong(uint(e_9)) << int(52)));
    double _S226 = double(e_9);
    if(tiny_0)
    {
        _S225 = 54.0;
    }
    else
    {
        _S225 = 0.0;
    }
    double n_0 = _S226 - _S225;
    Pair_0 _S227 = sum_of_0(m_13, 1.0);
    Pair_0 _S228 = pair_0(m_13 - 1.0, 0.0);
    Pair_0 _S229 = _S227;
    Pair_0 _S230 = over_0(&_S228, &_S229);
    Pair_0 _S231 = _S230;
    Pair_0 _S232 = _S230;
    Pair_0 _S233 = times_0(&_S231, &_S232);
    Pair_0 _S234 = _S233;
    Pair_0 _S235 = wide_series_0(&_S234, 28U, 11U, 3U);
    Pair_0 _S236 = _S230;
    Pair_0 _S237 = _S235;
    Pair_0 _S238 = times_0(&_S236, &_S237);
    double _S239 = n_0 * real_of_0(4604418534311723008ULL);
    Pair_0 _S240 = pair_0(2.0 * _S238.hi_2, 2.0 * _S238.lo_2);
    Pair_0 _S241 = added_0(&_S240, _S239);
    return sum_of_0(_S241.hi_2, _S241.lo_2 + n_0 * real_of_0(4461442080421002358ULL));
}

struct Power_0
{
    Pair_0 less_0;
    int n_1;
};

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_2)
{
    Power_0 _S242;
    (&_S242)->less_0 = *less_1;
    (&_S242)->n_1 = n_2;
    return _S242;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_16)
{
    double n_3 = rounded_0(x_16->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_7 = sum_of_0(x_16->hi_2 - n_3 * real_of_0(4604418534311723008ULL), negated_0(n_3 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_7 = sum_of_0(r_7.hi_2, r_7.lo_2 + x_16->lo_2);
    double _S243 = s_7.hi_2;
    int _S244 = int(n_3);
    Pair_0 _S245 = sum_of_0(s_7.hi_2, _S243 * _S243 * series_0(s_7.hi_2, 0U, 13U) + (s_7.lo_2 + s_7.lo_2 * s_7.hi_2));
    Power_0 _S246 = Power_x24init_0(&_S245, _S244);
    return _S246;
}

__device__ double power_of_2_real_0(int n_4)
{
    return real_of_0(ulonglong(n_4 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_19, int n_5)
{
    int half_1 = n_5 >> int(1);
    return v_19 * power_of_2_real_0(half_1) * power_of_2_real_0(n_5 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_17)
{
    Pair_0 _S247 = *x_17;
    if(((&_S247)->hi_2) < -746.0)
    {
        (&_S247)->hi_2 = -746.0;
    }
    if(((&_S247)->hi_2) > 710.0)
    {
        (&_S247)->hi_2 = 710.0;
    }
    Pair_0 _S248 = _S247;
    Power_0 _S249 = power_of_e_0(&_S248);
    Pair_0 _S250 = _S249.less_0;
    Pair_0 _S251 = added_0(&_S250, 1.0);
    return scaled_0(_S251.hi_2, _S249.n_1);
}

__device__ double pow_of_0(double x_18, double y_5)
{
    ulonglong a_31 = magnitude_bits_0(x_18);
    ulonglong b_8 = magnitude_bits_0(y_5);
    bool odd_1;
    if(b_8 == 0ULL)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = (bits_of_0(x_18)) == 4607182418800017408ULL;
    }
    if(odd_1)
    {
        return 1.0;
    }
    if(a_31 > 9218868437227405312ULL)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = b_8 > 9218868437227405312ULL;
    }
    if(odd_1)
    {
        return real_nan_0();
    }
    double size_9 = magnitude_0(y_5);
    double half_2 = size_9 * 0.5;
    bool whole_2 = (floored_0(size_9)) == size_9;
    if(whole_2)
    {
        odd_1 = (floored_0(half_2)) != half_2;
    }
    else
    {
        odd_1 = false;
    }
    double limit_0;
    if((a_31 > 4607182418800017408ULL) == ((bits_of_0(y_5)) < 9223372036854775808ULL))
    {
        limit_0 = real_of_0(9218868437227405312ULL);
    }
    else
    {
        limit_0 = 0.0;
    }
    ulonglong sign_9;
    if(odd_1)
    {
        sign_9 = (bits_of_0(x_18)) & 9223372036854775808ULL;
    }
    else
    {
        sign_9 = 0ULL;
    }
    if(b_8 == 9218868437227405312ULL)
    {
        if(a_31 == 4607182418800017408ULL)
        {
            limit_0 = 1.0;
        }
        else
        {
        }
        return limit_0;
    }
    if(a_31 == 0ULL)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = a_31 == 9218868437227405312ULL;
    }
    if(odd_1)
    {
        return real_of_0(sign_9 | (bits_of_0(limit_0)));
    }
    if((bits_of_0(x_18)) > 9223372036854775808ULL)
    {
        odd_1 = !whole_2;
    }
    else
    {
        odd_1 = false;
    }
    if(odd_1)
    {
        return real_nan_0();
    }
    Pair_0 l_0 = log_pair_0(real_of_0(a_31));
    double r_8;
    if((magnitude_0(y_5 * l_0.hi_2)) < 1100.0)
    {
        Pair_0 p_9 = product_of_0(y_5, l_0.hi_2);
        Pair_0 _S252 = sum_of_0(p_9.hi_2, p_9.lo_2 + y_5 * l_0.lo_2);
        double _S253 = exp_of_pair_0(&_S252);
        r_8 = _S253;
    }
    else
    {
        r_8 = limit_0;
    }
    return real_of_0(sign_9 | (bits_of_0(r_8)));
}

__device__ bool is_nan_0(double x_19)
{
    return (magnitude_bits_0(x_19)) > 9218868437227405312ULL;
}

__device__ double truth_0(bool v_20)
{
    double _S254;
    if(v_20)
    {
        _S254 = 1.0;
    }
    else
    {
        _S254 = 0.0;
    }
    return _S254;
}

__device__ double fmod_of_0(double x_20, double y_6)
{
    ulonglong a_32 = magnitude_bits_0(x_20);
    ulonglong b_9 = magnitude_bits_0(y_6);
    bool _S255;
    if(a_32 >= 9218868437227405312ULL)
    {
        _S255 = true;
    }
    else
    {
        _S255 = b_9 > 9218868437227405312ULL;
    }
    if(_S255)
    {
        _S255 = true;
    }
    else
    {
        _S255 = b_9 == 0ULL;
    }
    if(_S255)
    {
        return real_nan_0();
    }
    if(a_32 < b_9)
    {
        return x_20;
    }
    ulonglong _S256 = b_9 >> int(52);
    uint _S257 = (U32_max((uint(_S256)), (1U)));
    ulonglong _S258 = b_9 & 4503599627370495ULL;
    ulonglong rest_5;
    if(_S256 != 0ULL)
    {
        rest_5 = 4503599627370496ULL;
    }
    else
    {
        rest_5 = 0ULL;
    }
    ulonglong divisor_0 = _S258 | rest_5;
    ulonglong _S259 = a_32 & 4503599627370495ULL;
    ulonglong _S260 = a_32 >> int(52);
    if(_S260 != 0ULL)
    {
        rest_5 = 4503599627370496ULL;
    }
    else
    {
        rest_5 = 0ULL;
    }
    ulonglong _S261 = (_S259 | rest_5) % divisor_0;
    uint _S262 = (U32_max((uint(_S260)), (1U))) - _S257;
    rest_5 = _S261;
    uint left_0 = _S262;
    for(;;)
    {
        if(left_0 > 0U)
        {
            _S255 = rest_5 != 0ULL;
        }
        else
        {
            _S255 = false;
        }
        if(_S255)
        {
        }
        else
        {
            break;
        }
        uint _S263 = (U32_min((left_0), (11U)));
        ulonglong _S264 = (rest_5 << _S263) % divisor_0;
        uint left_1 = left_0 - _S263;
        rest_5 = _S264;
        left_0 = left_1;
    }
    ulonglong u_13;
    if(rest_5 != 0ULL)
    {
        uint top_4 = top_bit64_0(rest_5);
        uint _S265 = _S257 + top_4;
        if(_S265 > 52U)
        {
            rest_5 = (ulonglong(_S265 - 52U) << int(52)) | ((rest_5 << (52U - top_4)) & 4503599627370495ULL);
        }
        else
        {
            rest_5 = rest_5 << (_S257 - 1U);
        }
        u_13 = rest_5;
    }
    else
    {
        u_13 = 0ULL;
    }
    return real_of_0(u_13 | ((bits_of_0(x_20)) & 9223372036854775808ULL));
}

__device__ double floor_div_of_0(double x_21, double y_7)
{
    double m_14 = fmod_of_0(x_21, y_7);
    double q_6 = (x_21 - m_14) / y_7;
    bool _S266;
    if(m_14 != 0.0)
    {
        _S266 = (m_14 < 0.0) != (y_7 < 0.0);
    }
    else
    {
        _S266 = false;
    }
    double q_7;
    if(_S266)
    {
        q_7 = q_6 - 1.0;
    }
    else
    {
        q_7 = q_6;
    }
    if(q_7 == 0.0)
    {
        return with_sign_0(0.0, x_21 / y_7);
    }
    if(y_7 == 0.0)
    {
        return x_21 / y_7;
    }
    double a_33 = magnitude_0(q_7);
    double r_9 = rounded_0(a_33);
    double _S267;
    if((a_33 - r_9) == 0.5)
    {
        _S267 = r_9 + 1.0;
    }
    else
    {
        _S267 = r_9;
    }
    return with_sign_0(_S267, q_7);
}

__device__ double remainder_of_0(double x_22, double y_8)
{
    double m_15 = fmod_of_0(x_22, y_8);
    bool _S268;
    if(m_15 != 0.0)
    {
        _S268 = (m_15 < 0.0) != (y_8 < 0.0);
    }
    else
    {
        _S268 = false;
    }
    double _S269;
    if(_S268)
    {
        _S269 = m_15 + y_8;
    }
    else
    {
        _S269 = m_15;
    }
    return _S269;
}

__device__ double exp_of_0(double x_23)
{
    Pair_0 _S270 = pair_0(x_23, 0.0);
    double _S271 = exp_of_pair_0(&_S270);
    return _S271;
}

__device__ Pair_0 erfc_pair_0(double x_24, int * n_6)
{
    Pair_0 _S272 = sum_of_0(x_24, 3.0);
    Pair_0 _S273 = sum_of_0(x_24, -3.0);
    Pair_0 _S274 = _S272;
    Pair_0 _S275 = over_0(&_S273, &_S274);
    Pair_0 s_8 = product_of_0(x_24, x_24);
    Pair_0 t_0 = pair_0(negated_0(s_8.hi_2), negated_0(s_8.lo_2));
    if(((&t_0)->hi_2) < -746.0)
    {
        (&t_0)->hi_2 = -746.0;
    }
    Pair_0 _S276 = t_0;
    Power_0 _S277 = power_of_e_0(&_S276);
    *n_6 = _S277.n_1;
    Pair_0 _S278 = _S275;
    Pair_0 _S279 = wide_series_0(&_S278, 59U, 24U, 4U);
    Pair_0 _S280 = sum_of_0(1.0, 2.0 * x_24);
    Pair_0 _S281 = _S279;
    Pair_0 _S282 = _S280;
    Pair_0 _S283 = over_0(&_S281, &_S282);
    Pair_0 _S284 = _S277.less_0;
    Pair_0 _S285 = added_0(&_S284, 1.0);
    Pair_0 _S286 = _S283;
    Pair_0 _S287 = _S285;
    Pair_0 _S288 = times_0(&_S286, &_S287);
    return _S288;
}

__device__ double erfc_of_0(double x_25)
{
    if(is_nan_0(x_25))
    {
        return x_25;
    }
    double a_34 = magnitude_0(x_25);
    int n_7 = int(0);
    double _S289;
    if(a_34 < 28.0)
    {
        _S289 = a_34;
    }
    else
    {
        _S289 = 28.0;
    }
    Pair_0 p_10 = erfc_pair_0(_S289, &n_7);
    double y_9 = scaled_0(p_10.hi_2, n_7);
    if(x_25 < 0.0)
    {
        _S289 = 2.0 - y_9;
    }
    else
    {
        _S289 = y_9;
    }
    return _S289;
}

__device__ double normal_below_0(double x_26)
{
    return 0.5 * erfc_of_0(negated_0(x_26) / real_of_0(4609047870845172685ULL));
}

__device__ double gelu_erf_slope_0(double x_27)
{
    return normal_below_0(x_27) + x_27 * real_of_0(4600858325139338832ULL) * exp_of_0(-0.5 * x_27 * x_27);
}

__device__ Pair_0 expm1_pair_0(double x_28)
{
    Pair_0 _S290 = pair_0(x_28, 0.0);
    Power_0 _S291 = power_of_e_0(&_S290);
    double t_1 = power_of_2_real_0(_S291.n_1);
    Pair_0 whole_3 = sum_of_0(t_1, -1.0);
    Pair_0 _S292 = pair_0(t_1 * _S291.less_0.hi_2, t_1 * _S291.less_0.lo_2);
    Pair_0 _S293 = added_0(&_S292, whole_3.hi_2);
    return sum_of_0(_S293.hi_2, _S293.lo_2 + whole_3.lo_2);
}

__device__ double tanh_of_0(double x_29)
{
    double a_35 = magnitude_0(x_29);
    bool _S294;
    if(a_35 < 3.72529029846191406e-09)
    {
        _S294 = true;
    }
    else
    {
        _S294 = is_nan_0(x_29);
    }
    if(_S294)
    {
        return x_29;
    }
    if(a_35 > 22.0)
    {
        return with_sign_0(1.0, x_29);
    }
    Pair_0 t_2 = expm1_pair_0(-2.0 * a_35);
    Pair_0 _S295 = t_2;
    Pair_0 _S296 = added_0(&_S295, 2.0);
    Pair_0 _S297 = t_2;
    Pair_0 _S298 = _S296;
    Pair_0 _S299 = over_0(&_S297, &_S298);
    return with_sign_0(_S299.hi_2, x_29);
}

__device__ double gelu_tanh_part_0(double x_30)
{
    return tanh_of_0(real_of_0(4605361924766709329ULL) * (x_30 + real_of_0(4586604931670606327ULL) * x_30 * x_30 * x_30));
}

__device__ double gelu_tanh_slope_0(double x_31)
{
    double t_3 = gelu_tanh_part_0(x_31);
    return 0.5 * (1.0 + t_3) + 0.5 * x_31 * (1.0 - t_3 * t_3) * real_of_0(4605361924766709329ULL) * (1.0 + real_of_0(4594001103266644345ULL) * x_31 * x_31);
}

__device__ double sigmoid_of_0(double x_32)
{
    return 1.0 / (1.0 + exp_of_0(negated_0(x_32)));
}

__device__ double log_of_0(double x_33)
{
    ulonglong u_14 = bits_of_0(x_33);
    if((u_14 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    if(u_14 >= 9218868437227405312ULL)
    {
        double _S300;
        if(u_14 == 9218868437227405312ULL)
        {
            _S300 = x_33;
        }
        else
        {
            _S300 = real_nan_0();
        }
        return _S300;
    }
    return log_pair_0(x_33).hi_2;
}

__device__ double log1p_of_0(double x_34)
{
    if((magnitude_0(x_34)) < 5.5511151231257827e-17)
    {
        return x_34;
    }
    Pair_0 u_15 = sum_of_0(1.0, x_34);
    bool _S301;
    if(!(x_34 > -1.0))
    {
        _S301 = true;
    }
    else
    {
        _S301 = (bits_of_0(x_34)) == 9218868437227405312ULL;
    }
    if(_S301)
    {
        return log_of_0(u_15.hi_2);
    }
    double _S302 = u_15.lo_2 / u_15.hi_2;
    Pair_0 _S303 = log_pair_0(u_15.hi_2);
    Pair_0 _S304 = added_0(&_S303, _S302);
    return _S304.hi_2;
}

__device__ double bce_of_0(double x_35, double t_4)
{
    double p_11 = log_of_0(x_35);
    double q_8 = log1p_of_0(negated_0(x_35));
    double _S305;
    if(p_11 < -100.0)
    {
        _S305 = -100.0;
    }
    else
    {
        _S305 = p_11;
    }
    double _S306 = t_4 * _S305;
    double _S307 = 1.0 - t_4;
    if(q_8 < -100.0)
    {
        _S305 = -100.0;
    }
    else
    {
        _S305 = q_8;
    }
    return negated_0(_S306 + _S307 * _S305);
}

__device__ double bce_logits_of_0(double x_36, double t_5)
{
    double rest_6;
    if(x_36 > 0.0)
    {
        rest_6 = (1.0 - t_5) * x_36;
    }
    else
    {
        rest_6 = negated_0(t_5) * x_36;
    }
    return log1p_of_0(exp_of_0(negated_0(magnitude_0(x_36)))) + rest_6;
}

__device__ double binary_f64_0(uint op_2, double x_37, double y_10, double a_36)
{
    double _S308 = x_37 - y_10;
    double d_4 = magnitude_0(_S308);
    double _S309;
    bool _S310;
    switch(op_2)
    {
    case 0U:
        {
            return x_37 + y_10;
        }
    case 1U:
        {
            return _S308;
        }
    case 2U:
        {
            return x_37 * y_10;
        }
    case 3U:
        {
            return x_37 / y_10;
        }
    case 4U:
        {
            return pow_of_0(x_37, y_10);
        }
    case 5U:
        {
            if(is_nan_0(x_37))
            {
                _S310 = true;
            }
            else
            {
                _S310 = x_37 > y_10;
            }
            if(_S310)
            {
                _S309 = x_37;
            }
            else
            {
                _S309 = y_10;
            }
            return _S309;
        }
    case 6U:
        {
            if(is_nan_0(x_37))
            {
                _S310 = true;
            }
            else
            {
                _S310 = x_37 < y_10;
            }
            if(_S310)
            {
                _S309 = x_37;
            }
            else
            {
                _S309 = y_10;
            }
            return _S309;
        }
    case 7U:
        {
            return truth_0(x_37 == y_10);
        }
    case 8U:
        {
            return truth_0(!(x_37 == y_10));
        }
    case 9U:
        {
            return truth_0(x_37 < y_10);
        }
    case 10U:
        {
            return truth_0(x_37 <= y_10);
        }
    case 11U:
        {
            return truth_0(x_37 > y_10);
        }
    case 12U:
        {
            return truth_0(x_37 >= y_10);
        }
    case 13U:
        {
            if(!(x_37 == 0.0))
            {
                _S310 = !(y_10 == 0.0);
            }
            else
            {
                _S310 = false;
            }
            return truth_0(_S310);
        }
    case 14U:
        {
            if(!(x_37 == 0.0))
            {
                _S310 = true;
            }
            else
            {
                _S310 = !(y_10 == 0.0);
            }
            return truth_0(_S310);
        }
    case 15U:
        {
            return truth_0((x_37 == 0.0) != (y_10 == 0.0));
        }
    case 16U:
        {
            return x_37 + a_36 * y_10;
        }
    case 17U:
        {
            double _S311 = floor_div_of_0(x_37, y_10);
            return _S311;
        }
    case 18U:
        {
            double _S312 = remainder_of_0(x_37, y_10);
            return _S312;
        }
    case 19U:
        {
            if(y_10 <= 0.0)
            {
                _S309 = 0.0;
            }
            else
            {
                _S309 = x_37;
            }
            return _S309;
        }
    case 20U:
        {
            if(y_10 > 0.0)
            {
                _S309 = x_37;
            }
            else
            {
                _S309 = a_36 * x_37;
            }
            return _S309;
        }
    case 21U:
        {
            if(y_10 > 0.0)
            {
                _S309 = x_37;
            }
            else
            {
                _S309 = x_37 * a_36 * exp_of_0(y_10);
            }
            return _S309;
        }
    case 22U:
        {
            return x_37 * gelu_erf_slope_0(y_10);
        }
    case 23U:
        {
            return x_37 * gelu_tanh_slope_0(y_10);
        }
    case 24U:
        {
            double s_9 = sigmoid_of_0(y_10);
            return x_37 * s_9 * (1.0 + y_10 * (1.0 - s_9));
        }
    case 25U:
        {
            return x_37 * sigmoid_of_0(y_10);
        }
    case 26U:
        {
            return x_37 * y_10 * (1.0 - y_10);
        }
    case 27U:
        {
            return x_37 * (1.0 - y_10 * y_10);
        }
    case 28U:
        {
            return bce_of_0(x_37, y_10);
        }
    case 29U:
        {
            return bce_logits_of_0(x_37, y_10);
        }
    case 30U:
        {
            if(d_4 <= a_36)
            {
                _S309 = 0.5 * _S308 * _S308;
            }
            else
            {
                _S309 = a_36 * (d_4 - 0.5 * a_36);
            }
            return _S309;
        }
    default:
        {
            if(d_4 < a_36)
            {
                _S309 = 0.5 * _S308 * _S308 / a_36;
            }
            else
            {
                _S309 = d_4 - 0.5 * a_36;
            }
            return _S309;
        }
    }
}

__device__ ulonglong BinaryF64_of_0(Spec_0 * spec_7, PointArguments_0 * a_37, ulonglong i_23, ulonglong x_38, ulonglong y_11, ulonglong z_3)
{
    uint _S313 = spec_7->op_0;
    double _S314 = real_from_0(spec_7, 1U, x_38);
    double _S315 = real_from_0(spec_7, 2U, y_11);
    double r_10 = binary_f64_0(_S313, _S314, _S315, real_of_0(a_37->a_0));
    uint _S316 = Spec_type_0(spec_7, 0U);
    return of_f64_0(_S316, bits_of_0(r_10));
}

__device__ void Point_run_2(Spec_0 * spec_8, PointArguments_0 * a_38, uint group_3, uint lane_3)
{
    bool _S317 = (a_38->geometry_0) == 0ULL;
    ulonglong first_4 = ulonglong(group_3) * 1024ULL;
    for(;;)
    {
        ulonglong _S318 = a_38->count_0;
        if(first_4 < (a_38->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_2;
        if(_S317)
        {
            begin_2 = first_4 + ulonglong(lane_3 * 4U);
        }
        else
        {
            begin_2 = first_4 + ulonglong(lane_3);
        }
        uint _S319;
        if(_S317)
        {
            _S319 = 1U;
        }
        else
        {
            _S319 = 256U;
        }
        ulonglong _S320 = ulonglong(_S319);
        bool whole_4;
        if(_S317)
        {
            whole_4 = (begin_2 + 4ULL) <= _S318;
        }
        else
        {
            whole_4 = false;
        }
        FixedArray<Four_0, 4>  x_39;
        FixedArray<Place_0, 4>  places_2;
        if(whole_4)
        {
            uint _S321 = Spec_type_0(spec_8, 1U);
            uint size_10 = size_of_0(_S321);
            uint _S322 = a_38->steps_0;
            if((((a_38->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S323 = Point_base_1(a_38, int(1));
                x_39[int(1)] = load4_0(size_10, _S323, begin_2);
            }
            else
            {
                ulonglong _S324 = Point_base_1(a_38, int(1));
                ulonglong _S325 = load_0(size_10, _S324, 0LL);
                (&x_39[int(1)])->e_7[int(0)] = _S325;
                (&x_39[int(1)])->e_7[int(1)] = _S325;
                (&x_39[int(1)])->e_7[int(2)] = _S325;
                (&x_39[int(1)])->e_7[int(3)] = _S325;
            }
            uint _S326 = Spec_type_0(spec_8, 2U);
            uint size_11 = size_of_0(_S326);
            if(((_S322 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S327 = Point_base_1(a_38, int(2));
                x_39[int(2)] = load4_0(size_11, _S327, begin_2);
            }
            else
            {
                ulonglong _S328 = Point_base_1(a_38, int(2));
                ulonglong _S329 = load_0(size_11, _S328, 0LL);
                (&x_39[int(2)])->e_7[int(0)] = _S329;
                (&x_39[int(2)])->e_7[int(1)] = _S329;
                (&x_39[int(2)])->e_7[int(2)] = _S329;
                (&x_39[int(2)])->e_7[int(3)] = _S329;
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
                        if(begin_2 >= _S318)
                        {
                            break;
                        }
                        Place_0 _S330 = place_of_1(a_38, begin_2);
                        places_2[int(0)] = _S330;
                        uint _S331 = Spec_type_0(spec_8, 1U);
                        uint _S332 = size_of_0(_S331);
                        ulonglong _S333 = Point_base_1(a_38, int(1));
                        (&x_39[int(1)])->e_7[int(0)] = load_0(_S332, _S333, (&places_2[int(0)])->at_0[int(1)]);
                        uint _S334 = Spec_type_0(spec_8, 2U);
                        uint _S335 = size_of_0(_S334);
                        ulonglong _S336 = Point_base_1(a_38, int(2));
                        (&x_39[int(2)])->e_7[int(0)] = load_0(_S335, _S336, (&places_2[int(0)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_24 = begin_2 + _S320;
                        if(i_24 >= _S318)
                        {
                            break;
                        }
                        Place_0 _S337 = place_of_1(a_38, i_24);
                        places_2[int(1)] = _S337;
                        uint _S338 = Spec_type_0(spec_8, 1U);
                        uint _S339 = size_of_0(_S338);
                        ulonglong _S340 = Point_base_1(a_38, int(1));
                        (&x_39[int(1)])->e_7[int(1)] = load_0(_S339, _S340, (&places_2[int(1)])->at_0[int(1)]);
                        uint _S341 = Spec_type_0(spec_8, 2U);
                        uint _S342 = size_of_0(_S341);
                        ulonglong _S343 = Point_base_1(a_38, int(2));
                        (&x_39[int(2)])->e_7[int(1)] = load_0(_S342, _S343, (&places_2[int(1)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_25 = begin_2 + 2ULL * _S320;
                        if(i_25 >= _S318)
                        {
                            break;
                        }
                        Place_0 _S344 = place_of_1(a_38, i_25);
                        places_2[int(2)] = _S344;
                        uint _S345 = Spec_type_0(spec_8, 1U);
                        uint _S346 = size_of_0(_S345);
                        ulonglong _S347 = Point_base_1(a_38, int(1));
                        (&x_39[int(1)])->e_7[int(2)] = load_0(_S346, _S347, (&places_2[int(2)])->at_0[int(1)]);
                        uint _S348 = Spec_type_0(spec_8, 2U);
                        uint _S349 = size_of_0(_S348);
                        ulonglong _S350 = Point_base_1(a_38, int(2));
                        (&x_39[int(2)])->e_7[int(2)] = load_0(_S349, _S350, (&places_2[int(2)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_26 = begin_2 + 3ULL * _S320;
                        if(i_26 >= _S318)
                        {
                            break;
                        }
                        Place_0 _S351 = place_of_1(a_38, i_26);
                        places_2[int(3)] = _S351;
                        uint _S352 = Spec_type_0(spec_8, 1U);
                        uint _S353 = size_of_0(_S352);
                        ulonglong _S354 = Point_base_1(a_38, int(1));
                        (&x_39[int(1)])->e_7[int(3)] = load_0(_S353, _S354, (&places_2[int(3)])->at_0[int(1)]);
                        uint _S355 = Spec_type_0(spec_8, 2U);
                        uint _S356 = size_of_0(_S355);
                        ulonglong _S357 = Point_base_1(a_38, int(2));
                        (&x_39[int(2)])->e_7[int(3)] = load_0(_S356, _S357, (&places_2[int(3)])->at_0[int(2)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_12;
        ulonglong _S358 = BinaryF64_of_0(spec_8, a_38, begin_2, (&x_39[int(1)])->e_7[int(0)], (&x_39[int(2)])->e_7[int(0)], (&x_39[int(3)])->e_7[int(0)]);
        (&y_12)->e_7[int(0)] = _S358;
        ulonglong _S359 = begin_2 + _S320;
        ulonglong _S360 = BinaryF64_of_0(spec_8, a_38, _S359, (&x_39[int(1)])->e_7[int(1)], (&x_39[int(2)])->e_7[int(1)], (&x_39[int(3)])->e_7[int(1)]);
        (&y_12)->e_7[int(1)] = _S360;
        ulonglong _S361 = begin_2 + 2ULL * _S320;
        ulonglong _S362 = BinaryF64_of_0(spec_8, a_38, _S361, (&x_39[int(1)])->e_7[int(2)], (&x_39[int(2)])->e_7[int(2)], (&x_39[int(3)])->e_7[int(2)]);
        (&y_12)->e_7[int(2)] = _S362;
        ulonglong _S363 = begin_2 + 3ULL * _S320;
        ulonglong _S364 = BinaryF64_of_0(spec_8, a_38, _S363, (&x_39[int(1)])->e_7[int(3)], (&x_39[int(2)])->e_7[int(3)], (&x_39[int(3)])->e_7[int(3)]);
        (&y_12)->e_7[int(3)] = _S364;
        uint _S365 = Spec_type_0(spec_8, 0U);
        uint size_12 = size_of_0(_S365);
        if(whole_4)
        {
            Four_0 _S366 = y_12;
            store4_0(size_12, a_38->output_0, begin_2, &_S366);
        }
        else
        {
            if(begin_2 < _S318)
            {
                store_0(size_12, a_38->output_0, (&places_2[int(0)])->at_0[int(0)], (&y_12)->e_7[int(0)]);
            }
            if(_S359 < _S318)
            {
                store_0(size_12, a_38->output_0, (&places_2[int(1)])->at_0[int(0)], (&y_12)->e_7[int(1)]);
            }
            if(_S361 < _S318)
            {
                store_0(size_12, a_38->output_0, (&places_2[int(2)])->at_0[int(0)], (&y_12)->e_7[int(2)]);
            }
            if(_S363 < _S318)
            {
                store_0(size_12, a_38->output_0, (&places_2[int(3)])->at_0[int(0)], (&y_12)->e_7[int(3)]);
            }
        }
        first_4 = first_4 + ulonglong(a_38->groups_0) * 1024ULL;
    }
    return;
}

__device__ double expm1_of_0(double x_40)
{
    double a_39 = magnitude_0(x_40);
    if(a_39 < 5.5511151231257827e-17)
    {
        return x_40;
    }
    if(a_39 < 50.0)
    {
        return expm1_pair_0(x_40).hi_2;
    }
    double _S367;
    if(x_40 < 0.0)
    {
        _S367 = -1.0;
    }
    else
    {
        _S367 = exp_of_0(x_40);
    }
    return _S367;
}

struct Angle_0
{
    uint quarters_1;
    Pair_0 rest_7;
};

__device__ Angle_0 Angle_x24init_0(uint quarters_2, Pair_0 * rest_8)
{
    Angle_0 _S368;
    (&_S368)->quarters_1 = quarters_2;
    (&_S368)->rest_7 = *rest_8;
    return _S368;
}

__device__ Angle_0 angle_of_0(double x_41)
{
    uint w_1;
    Pair_0 _S369 = pair_0(x_41, 0.0);
    Angle_0 _S370 = Angle_x24init_0(0U, &_S369);
    Angle_0 r_11 = _S370;
    if(x_41 < 0.78539816339744828)
    {
        return r_11;
    }
    ulonglong u_16 = bits_of_0(x_41);
    uint _S371 = low_0(u_16);
    uint _S372 = ((high_0(u_16)) & 1048575U) | 1048576U;
    uint skip_1 = uint(u_16 >> int(52)) - 1013U;
    uint _S373 = skip_1 >> int(5);
    uint _S374 = skip_1 & 31U;
    FixedArray<uint, 6>  v_21;
    ulonglong upper_0 = 0ULL;
    uint i_27 = 0U;
    ulonglong sum_0 = 0ULL;
    for(;;)
    {
        if(i_27 < 6U)
        {
        }
        else
        {
            break;
        }
        uint at_7 = _S373 + 5U - i_27;
        if(_S374 == 0U)
        {
            w_1 = c_0[at_7];
        }
        else
        {
            w_1 = ((c_0[at_7]) << _S374) | ((c_0[at_7 + 1U]) >> (32U - _S374));
        }
        ulonglong _S375 = ulonglong(w_1);
        ulonglong p_12 = ulonglong(_S371) * _S375;
        ulonglong sum_1 = sum_0 + (ulonglong(low_0(p_12)) + ulonglong(low_0(upper_0)));
        v_21[i_27] = low_0(sum_1);
        ulonglong _S376 = ulonglong(high_0(sum_1)) + ulonglong(high_0(p_12)) + ulonglong(high_0(upper_0));
        ulonglong _S377 = ulonglong(_S372) * _S375;
        uint i_28 = i_27 + 1U;
        upper_0 = _S377;
        i_27 = i_28;
        sum_0 = _S376;
    }
    uint _S378 = (v_21[int(5)] + 536870912U) >> int(30);
    (&r_11)->quarters_1 = _S378;
    uint _S379 = v_21[int(5)] - (_S378 << int(30));
    v_21[int(5)] = _S379;
    bool negative_1 = (_S379 >> int(31)) != 0U;
    Pair_0 turns_0 = pair_0(0.0, 0.0);
    i_27 = 0U;
    double unit_0 = 9.31322574615478516e-10;
    for(;;)
    {
        if(i_27 < 6U)
        {
        }
        else
        {
            break;
        }
        if(negative_1)
        {
            w_1 = ~v_21[5U - i_27];
        }
        else
        {
            w_1 = v_21[5U - i_27];
        }
        Pair_0 s_10 = sum_of_0(turns_0.hi_2, double(w_1) * unit_0);
        Pair_0 _S380 = pair_0(s_10.hi_2, turns_0.lo_2 + s_10.lo_2);
        double unit_1 = unit_0 * 2.32830643653869629e-10;
        uint i_29 = i_27 + 1U;
        turns_0 = _S380;
        i_27 = i_29;
        unit_0 = unit_1;
    }
    Pair_0 _S381 = pair_0(real_of_0(4609753056924675352ULL), real_of_0(4364452196894661639ULL));
    Pair_0 _S382 = turns_0;
    Pair_0 _S383 = _S381;
    Pair_0 _S384 = times_0(&_S382, &_S383);
    (&r_11)->rest_7 = _S384;
    if(negative_1)
    {
        (&r_11)->rest_7 = pair_0(negated_0((&(&r_11)->rest_7)->hi_2), negated_0((&(&r_11)->rest_7)->lo_2));
    }
    return r_11;
}

__device__ double sine_0(uint quarters_3, Pair_0 * r_12)
{
    double _S385 = r_12->hi_2;
    double z_4 = r_12->hi_2 * r_12->hi_2;
    double half_3 = 0.5 * z_4;
    double near_0 = 1.0 - half_3;
    bool turned_1 = (quarters_3 & 1U) != 0U;
    uint _S386;
    if(turned_1)
    {
        _S386 = 21U;
    }
    else
    {
        _S386 = 13U;
    }
    int _S387;
    if(turned_1)
    {
        _S387 = int(7);
    }
    else
    {
        _S387 = int(8);
    }
    double s_11 = series_0(z_4, _S386, uint(_S387));
    double y_13;
    if(turned_1)
    {
        y_13 = near_0 + (1.0 - near_0 - half_3 + (z_4 * z_4 * s_11 - _S385 * r_12->lo_2));
    }
    else
    {
        y_13 = _S385 + (_S385 * z_4 * s_11 + r_12->lo_2 * near_0);
    }
    if((quarters_3 & 2U) != 0U)
    {
        y_13 = negated_0(y_13);
    }
    else
    {
    }
    return y_13;
}

__device__ double sin_of_0(double x_42)
{
    double a_40 = magnitude_0(x_42);
    if((magnitude_bits_0(x_42)) >= 9218868437227405312ULL)
    {
        return real_nan_0();
    }
    if(a_40 < 3.72529029846191406e-09)
    {
        return x_42;
    }
    Angle_0 angle_0 = angle_of_0(a_40);
    Pair_0 _S388 = angle_0.rest_7;
    double _S389 = sine_0(angle_0.quarters_1, &_S388);
    double _S390;
    if((bits_of_0(x_42)) > 9223372036854775808ULL)
    {
        _S390 = negated_0(_S389);
    }
    else
    {
        _S390 = _S389;
    }
    return _S390;
}

__device__ double cos_of_0(double x_43)
{
    if((magnitude_bits_0(x_43)) >= 9218868437227405312ULL)
    {
        return real_nan_0();
    }
    Angle_0 angle_1 = angle_of_0(magnitude_0(x_43));
    uint _S391 = angle_1.quarters_1 + 1U;
    Pair_0 _S392 = angle_1.rest_7;
    double _S393 = sine_0(_S391, &_S392);
    return _S393;
}

__device__ double softplus_of_0(double x_44)
{
    double _S394;
    if(x_44 < 0.0)
    {
        _S394 = 0.0;
    }
    else
    {
        _S394 = x_44;
    }
    return _S394 + log1p_of_0(exp_of_0(negated_0(magnitude_0(x_44))));
}

__device__ double erf_of_0(double x_45)
{
    double a_41 = magnitude_0(x_45);
    double z_5 = x_45 * x_45;
    if(!(a_41 < 0.5))
    {
        double _S395;
        if(is_nan_0(x_45))
        {
            _S395 = x_45;
        }
        else
        {
            _S395 = with_sign_0(1.0 - erfc_of_0(a_41), x_45);
        }
        return _S395;
    }
    Pair_0 p_13 = product_of_0(a_41, real_of_0(4607760587169110893ULL));
    return with_sign_0(p_13.hi_2 + (p_13.lo_2 + a_41 * (z_5 * series_0(z_5, 45U, 12U) + real_of_0(4355453881213250944ULL))), x_45);
}

__device__ double unary_f64_0(uint op_3, double x_46, double a_42, double b_10)
{
    double m_16;
    switch(op_3)
    {
    case 0U:
        {
            return negated_0(x_46);
        }
    case 1U:
        {
            return magnitude_0(x_46);
        }
    case 2U:
        {
            if(is_nan_0(x_46))
            {
                m_16 = x_46;
            }
            else
            {
                m_16 = truth_0(x_46 > 0.0) - truth_0(x_46 < 0.0);
            }
            return m_16;
        }
    case 3U:
        {
            return (F64_sqrt((x_46)));
        }
    case 4U:
        {
            return 1.0 / (F64_sqrt((x_46)));
        }
    case 5U:
        {
            return exp_of_0(x_46);
        }
    case 6U:
        {
            return expm1_of_0(x_46);
        }
    case 7U:
        {
            return log_of_0(x_46);
        }
    case 8U:
        {
            return log1p_of_0(x_46);
        }
    case 9U:
        {
            return 1.0 / x_46;
        }
    case 10U:
        {
            return x_46 * x_46;
        }
    case 11U:
        {
            return sin_of_0(x_46);
        }
    case 12U:
        {
            return cos_of_0(x_46);
        }
    case 13U:
        {
            return floored_0(x_46);
        }
    case 14U:
        {
            return negated_0(floored_0(negated_0(x_46)));
        }
    case 15U:
        {
            return rounded_0(x_46);
        }
    case 16U:
        {
            if(x_46 < 0.0)
            {
                m_16 = 0.0;
            }
            else
            {
                m_16 = x_46;
            }
            return m_16;
        }
    case 17U:
        {
            return x_46 * normal_below_0(x_46);
        }
    case 18U:
        {
            return 0.5 * x_46 * (1.0 + gelu_tanh_part_0(x_46));
        }
    case 19U:
        {
            return x_46 / (1.0 + exp_of_0(negated_0(x_46)));
        }
    case 20U:
        {
            return sigmoid_of_0(x_46);
        }
    case 21U:
        {
            return tanh_of_0(x_46);
        }
    case 22U:
        {
            return softplus_of_0(x_46);
        }
    case 23U:
        {
            return erf_of_0(x_46);
        }
    case 24U:
        {
            return x_46 + a_42;
        }
    case 25U:
        {
            return x_46 * a_42;
        }
    case 26U:
        {
            return pow_of_0(x_46, a_42);
        }
    case 27U:
        {
            return pow_of_0(a_42, x_46);
        }
    case 28U:
        {
            return x_46 / a_42;
        }
    case 29U:
        {
            return a_42 / x_46;
        }
    case 30U:
        {
            if(x_46 < a_42)
            {
                m_16 = a_42;
            }
            else
            {
                m_16 = x_46;
            }
            if(is_nan_0(x_46))
            {
                m_16 = x_46;
            }
            else
            {
                if(b_10 < m_16)
                {
                    m_16 = b_10;
                }
                else
                {
                }
            }
            return m_16;
        }
    case 31U:
        {
            if(x_46 > 0.0)
            {
                m_16 = x_46;
            }
            else
            {
                m_16 = a_42 * x_46;
            }
            return m_16;
        }
    case 32U:
        {
            if(x_46 > 0.0)
            {
                m_16 = x_46;
            }
            else
            {
                m_16 = a_42 * expm1_of_0(x_46);
            }
            return m_16;
        }
    case 33U:
        {
            return truth_0(x_46 == 0.0);
        }
    case 34U:
        {
            return truth_0((magnitude_bits_0(x_46)) < 9218868437227405312ULL);
        }
    default:
        {
            return truth_0(is_nan_0(x_46));
        }
    }
}

__device__ ulonglong UnaryF64_of_0(Spec_0 * spec_9, PointArguments_0 * a_43, ulonglong i_30, ulonglong x_47, ulonglong y_14, ulonglong z_6)
{
    uint _S396 = spec_9->op_0;
    double _S397 = real_from_0(spec_9, 1U, x_47);
    double r_13 = unary_f64_0(_S396, _S397, real_of_0(a_43->a_0), real_of_0(a_43->b_0));
    uint _S398 = Spec_type_0(spec_9, 0U);
    return of_f64_0(_S398, bits_of_0(r_13));
}

__device__ void Point_run_3(Spec_0 * spec_10, PointArguments_0 * a_44, uint group_4, uint lane_4)
{
    bool _S399 = (a_44->geometry_0) == 0ULL;
    ulonglong first_5 = ulonglong(group_4) * 1024ULL;
    for(;;)
    {
        ulonglong _S400 = a_44->count_0;
        if(first_5 < (a_44->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_3;
        if(_S399)
        {
            begin_3 = first_5 + ulonglong(lane_4 * 4U);
        }
        else
        {
            begin_3 = first_5 + ulonglong(lane_4);
        }
        uint _S401;
        if(_S399)
        {
            _S401 = 1U;
        }
        else
        {
            _S401 = 256U;
        }
        ulonglong _S402 = ulonglong(_S401);
        bool whole_5;
        if(_S399)
        {
            whole_5 = (begin_3 + 4ULL) <= _S400;
        }
        else
        {
            whole_5 = false;
        }
        FixedArray<Four_0, 4>  x_48;
        FixedArray<Place_0, 4>  places_3;
        if(whole_5)
        {
            uint _S403 = Spec_type_0(spec_10, 1U);
            uint size_13 = size_of_0(_S403);
            if((((a_44->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S404 = Point_base_2(a_44, int(1));
                x_48[int(1)] = load4_0(size_13, _S404, begin_3);
            }
            else
            {
                ulonglong _S405 = Point_base_2(a_44, int(1));
                ulonglong _S406 = load_0(size_13, _S405, 0LL);
                (&x_48[int(1)])->e_7[int(0)] = _S406;
                (&x_48[int(1)])->e_7[int(1)] = _S406;
                (&x_48[int(1)])->e_7[int(2)] = _S406;
                (&x_48[int(1)])->e_7[int(3)] = _S406;
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
                        if(begin_3 >= _S400)
                        {
                            break;
                        }
                        Place_0 _S407 = place_of_2(a_44, begin_3);
                        places_3[int(0)] = _S407;
                        uint _S408 = Spec_type_0(spec_10, 1U);
                        uint _S409 = size_of_0(_S408);
                        ulonglong _S410 = Point_base_2(a_44, int(1));
                        (&x_48[int(1)])->e_7[int(0)] = load_0(_S409, _S410, (&places_3[int(0)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_31 = begin_3 + _S402;
                        if(i_31 >= _S400)
                        {
                            break;
                        }
                        Place_0 _S411 = place_of_2(a_44, i_31);
                        places_3[int(1)] = _S411;
                        uint _S412 = Spec_type_0(spec_10, 1U);
                        uint _S413 = size_of_0(_S412);
                        ulonglong _S414 = Point_base_2(a_44, int(1));
                        (&x_48[int(1)])->e_7[int(1)] = load_0(_S413, _S414, (&places_3[int(1)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_32 = begin_3 + 2ULL * _S402;
                        if(i_32 >= _S400)
                        {
                            break;
                        }
                        Place_0 _S415 = place_of_2(a_44, i_32);
                        places_3[int(2)] = _S415;
                        uint _S416 = Spec_type_0(spec_10, 1U);
                        uint _S417 = size_of_0(_S416);
                        ulonglong _S418 = Point_base_2(a_44, int(1));
                        (&x_48[int(1)])->e_7[int(2)] = load_0(_S417, _S418, (&places_3[int(2)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_33 = begin_3 + 3ULL * _S402;
                        if(i_33 >= _S400)
                        {
                            break;
                        }
                        Place_0 _S419 = place_of_2(a_44, i_33);
                        places_3[int(3)] = _S419;
                        uint _S420 = Spec_type_0(spec_10, 1U);
                        uint _S421 = size_of_0(_S420);
                        ulonglong _S422 = Point_base_2(a_44, int(1));
                        (&x_48[int(1)])->e_7[int(3)] = load_0(_S421, _S422, (&places_3[int(3)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_15;
        ulonglong _S423 = UnaryF64_of_0(spec_10, a_44, begin_3, (&x_48[int(1)])->e_7[int(0)], (&x_48[int(2)])->e_7[int(0)], (&x_48[int(3)])->e_7[int(0)]);
        (&y_15)->e_7[int(0)] = _S423;
        ulonglong _S424 = begin_3 + _S402;
        ulonglong _S425 = UnaryF64_of_0(spec_10, a_44, _S424, (&x_48[int(1)])->e_7[int(1)], (&x_48[int(2)])->e_7[int(1)], (&x_48[int(3)])->e_7[int(1)]);
        (&y_15)->e_7[int(1)] = _S425;
        ulonglong _S426 = begin_3 + 2ULL * _S402;
        ulonglong _S427 = UnaryF64_of_0(spec_10, a_44, _S426, (&x_48[int(1)])->e_7[int(2)], (&x_48[int(2)])->e_7[int(2)], (&x_48[int(3)])->e_7[int(2)]);
        (&y_15)->e_7[int(2)] = _S427;
        ulonglong _S428 = begin_3 + 3ULL * _S402;
        ulonglong _S429 = UnaryF64_of_0(spec_10, a_44, _S428, (&x_48[int(1)])->e_7[int(3)], (&x_48[int(2)])->e_7[int(3)], (&x_48[int(3)])->e_7[int(3)]);
        (&y_15)->e_7[int(3)] = _S429;
        uint _S430 = Spec_type_0(spec_10, 0U);
        uint size_14 = size_of_0(_S430);
        if(whole_5)
        {
            Four_0 _S431 = y_15;
            store4_0(size_14, a_44->output_0, begin_3, &_S431);
        }
        else
        {
            if(begin_3 < _S400)
            {
                store_0(size_14, a_44->output_0, (&places_3[int(0)])->at_0[int(0)], (&y_15)->e_7[int(0)]);
            }
            if(_S424 < _S400)
            {
                store_0(size_14, a_44->output_0, (&places_3[int(1)])->at_0[int(0)], (&y_15)->e_7[int(1)]);
            }
            if(_S426 < _S400)
            {
                store_0(size_14, a_44->output_0, (&places_3[int(2)])->at_0[int(0)], (&y_15)->e_7[int(2)]);
            }
            if(_S428 < _S400)
            {
                store_0(size_14, a_44->output_0, (&places_3[int(3)])->at_0[int(0)], (&y_15)->e_7[int(3)]);
            }
        }
        first_5 = first_5 + ulonglong(a_44->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_unary_f64(PointArguments_0 a_45, Spec_0 spec_11)
{
    uint _S432 = blockIdx.x;
    uint _S433 = threadIdx.x;
    Spec_0 _S434 = spec_11;
    PointArguments_0 _S435 = a_45;
    Point_run_3(&_S434, &_S435, _S432, _S433);
    return;
}

extern "C" __global__ void mpt_binary_f64(PointArguments_0 a_46, Spec_0 spec_12)
{
    uint _S436 = blockIdx.x;
    uint _S437 = threadIdx.x;
    Spec_0 _S438 = spec_12;
    PointArguments_0 _S439 = a_46;
    Point_run_2(&_S438, &_S439, _S436, _S437);
    return;
}

extern "C" __global__ void mpt_ternary_f64(PointArguments_0 a_47, Spec_0 spec_13)
{
    uint _S440 = blockIdx.x;
    uint _S441 = threadIdx.x;
    Spec_0 _S442 = spec_13;
    PointArguments_0 _S443 = a_47;
    Point_run_1(&_S442, &_S443, _S440, _S441);
    return;
}

extern "C" __global__ void mpt_arange_f64(PointArguments_0 a_48, Spec_0 spec_14)
{
    uint _S444 = blockIdx.x;
    uint _S445 = threadIdx.x;
    Spec_0 _S446 = spec_14;
    PointArguments_0 _S447 = a_48;
    Point_run_0(&_S446, &_S447, _S444, _S445);
    return;
}

extern "C" __global__ void mpt_random_f64(RandomArguments_0 a_49, Spec_0 spec_15)
{
    uint _S448 = blockIdx.x;
    uint _S449 = threadIdx.x;
    Spec_0 _S450 = spec_15;
    RandomArguments_0 _S451 = a_49;
    Random_run_0(&_S450, &_S451, _S448, _S449);
    return;
}

