// The kernels of real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

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

struct Geometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_1, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S1 = a_1->geometry_0;
    bool _S2 = (a_1->geometry_0) == 0ULL;
    longlong _S3;
    if(_S2)
    {
        _S3 = longlong(i_0);
    }
    else
    {
        _S3 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S3;
    if(_S2)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S1;
    bool _S4 = ((a_1->count_0) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S5 = i_0;
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
        if(_S4)
        {
            uint _S6 = uint(_S5) / uint(extent_1);
            rest_0 = ulonglong(_S6);
        }
        else
        {
            ulonglong _S7 = _S5 / extent_1;
            rest_0 = _S7;
        }
        longlong _S8 = longlong(_S5 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S8 * g_0->stride_0[d_0];
        d_0 = d_0 - int(1);
        _S5 = rest_0;
    }
    return p_0;
}

__device__ ulonglong Point_base_0(PointArguments_0 * a_2, int k_0)
{
    ulonglong _S9;
    if(k_0 == int(0))
    {
        _S9 = a_2->output_0;
    }
    else
    {
        if(k_0 == int(1))
        {
            _S9 = a_2->in0_0;
        }
        else
        {
            if(k_0 == int(2))
            {
                _S9 = a_2->in1_0;
            }
            else
            {
                _S9 = a_2->in2_0;
            }
        }
    }
    return _S9;
}

__device__ Place_0 place_of_1(PointArguments_0 * a_3, ulonglong i_1)
{
    Place_0 p_1;
    ulonglong _S10 = a_3->geometry_0;
    bool _S11 = (a_3->geometry_0) == 0ULL;
    longlong _S12;
    if(_S11)
    {
        _S12 = longlong(i_1);
    }
    else
    {
        _S12 = 0LL;
    }
    (&p_1)->at_0[int(0)] = _S12;
    bool _S13;
    if(_S11)
    {
        _S13 = (((a_3->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        _S12 = longlong(i_1);
    }
    else
    {
        _S12 = 0LL;
    }
    (&p_1)->at_0[int(1)] = _S12;
    if(_S11)
    {
        _S13 = (((a_3->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        _S12 = longlong(i_1);
    }
    else
    {
        _S12 = 0LL;
    }
    (&p_1)->at_0[int(2)] = _S12;
    if(_S11)
    {
        _S13 = (((a_3->steps_0) >> int(2)) & 1U) != 0U;
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        _S12 = longlong(i_1);
    }
    else
    {
        _S12 = 0LL;
    }
    (&p_1)->at_0[int(3)] = _S12;
    if(_S11)
    {
        return p_1;
    }
    Geometry_0 * g_1 = (Geometry_0 *)_S10;
    bool _S14 = ((a_3->count_0) >> int(32)) == 0ULL;
    int d_1 = int(g_1->rank_0) - int(1);
    ulonglong _S15 = i_1;
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
        if(_S14)
        {
            uint _S16 = uint(_S15) / uint(extent_2);
            rest_1 = ulonglong(_S16);
        }
        else
        {
            ulonglong _S17 = _S15 / extent_2;
            rest_1 = _S17;
        }
        longlong _S18 = longlong(_S15 - rest_1 * extent_2);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S18 * g_1->stride_0[d_1];
        (&p_1)->at_0[int(1)] = (&p_1)->at_0[int(1)] + _S18 * g_1->stride_0[int(8) + d_1];
        (&p_1)->at_0[int(2)] = (&p_1)->at_0[int(2)] + _S18 * g_1->stride_0[int(16) + d_1];
        (&p_1)->at_0[int(3)] = (&p_1)->at_0[int(3)] + _S18 * g_1->stride_0[int(24) + d_1];
        d_1 = d_1 - int(1);
        _S15 = rest_1;
    }
    return p_1;
}

__device__ ulonglong Point_base_1(PointArguments_0 * a_4, int k_1)
{
    ulonglong _S19;
    if(k_1 == int(0))
    {
        _S19 = a_4->output_0;
    }
    else
    {
        if(k_1 == int(1))
        {
            _S19 = a_4->in0_0;
        }
        else
        {
            if(k_1 == int(2))
            {
                _S19 = a_4->in1_0;
            }
            else
            {
                _S19 = a_4->in2_0;
            }
        }
    }
    return _S19;
}

__device__ Place_0 place_of_2(PointArguments_0 * a_5, ulonglong i_2)
{
    Place_0 p_2;
    ulonglong _S20 = a_5->geometry_0;
    bool _S21 = (a_5->geometry_0) == 0ULL;
    longlong _S22;
    if(_S21)
    {
        _S22 = longlong(i_2);
    }
    else
    {
        _S22 = 0LL;
    }
    (&p_2)->at_0[int(0)] = _S22;
    bool _S23;
    if(_S21)
    {
        _S23 = (((a_5->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S23 = false;
    }
    if(_S23)
    {
        _S22 = longlong(i_2);
    }
    else
    {
        _S22 = 0LL;
    }
    (&p_2)->at_0[int(1)] = _S22;
    if(_S21)
    {
        _S23 = (((a_5->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S23 = false;
    }
    if(_S23)
    {
        _S22 = longlong(i_2);
    }
    else
    {
        _S22 = 0LL;
    }
    (&p_2)->at_0[int(2)] = _S22;
    if(_S21)
    {
        return p_2;
    }
    Geometry_0 * g_2 = (Geometry_0 *)_S20;
    bool _S24 = ((a_5->count_0) >> int(32)) == 0ULL;
    int d_2 = int(g_2->rank_0) - int(1);
    ulonglong _S25 = i_2;
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
        if(_S24)
        {
            uint _S26 = uint(_S25) / uint(extent_3);
            rest_2 = ulonglong(_S26);
        }
        else
        {
            ulonglong _S27 = _S25 / extent_3;
            rest_2 = _S27;
        }
        longlong _S28 = longlong(_S25 - rest_2 * extent_3);
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S28 * g_2->stride_0[d_2];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S28 * g_2->stride_0[int(8) + d_2];
        (&p_2)->at_0[int(2)] = (&p_2)->at_0[int(2)] + _S28 * g_2->stride_0[int(16) + d_2];
        d_2 = d_2 - int(1);
        _S25 = rest_2;
    }
    return p_2;
}

__device__ ulonglong Point_base_2(PointArguments_0 * a_6, int k_2)
{
    ulonglong _S29;
    if(k_2 == int(0))
    {
        _S29 = a_6->output_0;
    }
    else
    {
        if(k_2 == int(1))
        {
            _S29 = a_6->in0_0;
        }
        else
        {
            if(k_2 == int(2))
            {
                _S29 = a_6->in1_0;
            }
            else
            {
                _S29 = a_6->in2_0;
            }
        }
    }
    return _S29;
}

__device__ Place_0 place_of_3(PointArguments_0 * a_7, ulonglong i_3)
{
    Place_0 p_3;
    ulonglong _S30 = a_7->geometry_0;
    bool _S31 = (a_7->geometry_0) == 0ULL;
    longlong _S32;
    if(_S31)
    {
        _S32 = longlong(i_3);
    }
    else
    {
        _S32 = 0LL;
    }
    (&p_3)->at_0[int(0)] = _S32;
    bool _S33;
    if(_S31)
    {
        _S33 = (((a_7->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S33 = false;
    }
    if(_S33)
    {
        _S32 = longlong(i_3);
    }
    else
    {
        _S32 = 0LL;
    }
    (&p_3)->at_0[int(1)] = _S32;
    if(_S31)
    {
        return p_3;
    }
    Geometry_0 * g_3 = (Geometry_0 *)_S30;
    bool _S34 = ((a_7->count_0) >> int(32)) == 0ULL;
    int d_3 = int(g_3->rank_0) - int(1);
    ulonglong _S35 = i_3;
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
        if(_S34)
        {
            uint _S36 = uint(_S35) / uint(extent_4);
            rest_3 = ulonglong(_S36);
        }
        else
        {
            ulonglong _S37 = _S35 / extent_4;
            rest_3 = _S37;
        }
        longlong _S38 = longlong(_S35 - rest_3 * extent_4);
        (&p_3)->at_0[int(0)] = (&p_3)->at_0[int(0)] + _S38 * g_3->stride_0[d_3];
        (&p_3)->at_0[int(1)] = (&p_3)->at_0[int(1)] + _S38 * g_3->stride_0[int(8) + d_3];
        d_3 = d_3 - int(1);
        _S35 = rest_3;
    }
    return p_3;
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

struct Four_0
{
    FixedArray<ulonglong, 4>  e_0;
};

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

__device__ uint top_bit_0(uint v_3)
{
    uint _S39;
    uint at_1;
    if(v_3 >= 65536U)
    {
        _S39 = v_3 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S39 = v_3;
        at_1 = 0U;
    }
    if(_S39 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S39 = _S39 >> int(8);
        at_1 = at_2;
    }
    else
    {
    }
    if(_S39 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S39 = _S39 >> int(4);
        at_1 = at_3;
    }
    else
    {
    }
    if(_S39 >= 4U)
    {
        uint _S40 = _S39 >> int(2);
        at_1 = at_1 + 2U;
        _S39 = _S40;
    }
    else
    {
    }
    return at_1 + (_S39 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S41 = high_0(v_4);
    uint _S42;
    if(_S41 != 0U)
    {
        _S42 = 32U + top_bit_0(_S41);
    }
    else
    {
        _S42 = top_bit_0(low_0(v_4));
    }
    return _S42;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S43;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S43 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S43 = false;
        }
        int _S44;
        if(_S43)
        {
            _S44 = int(1);
        }
        else
        {
            _S44 = int(0);
        }
        return ulonglong(_S44);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_4 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_4 > half_0)
    {
        _S43 = true;
    }
    else
    {
        if(rest_4 == half_0)
        {
            _S43 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S43 = false;
        }
    }
    ulonglong _S45;
    if(_S43)
    {
        _S45 = q_0 + 1ULL;
    }
    else
    {
        _S45 = q_0;
    }
    return _S45;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S46 = v_6 < 0LL;
    ulonglong m_0;
    if(_S46)
    {
        m_0 = 0ULL - ulonglong(v_6);
    }
    else
    {
        m_0 = ulonglong(v_6);
    }
    uint top_0 = top_bit64_0(m_0);
    ulonglong q_1;
    if(top_0 <= 52U)
    {
        q_1 = m_0 << (52U - top_0);
    }
    else
    {
        q_1 = right_nearest_0(m_0, top_0 - 52U);
    }
    if(_S46)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_3)
{
    return ((this_0->types_0) >> (4U * k_3)) & 15U;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong bits_of_0(double v_7)
{
    uint lo_1;
    uint hi_1;
    F64_asuint((v_7), (&lo_1), (&hi_1));
    return join_0(hi_1, lo_1);
}

__device__ ulonglong right_odd_0(ulonglong v_8, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_8;
    }
    int _S47;
    if(s_1 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S47 = int(1);
        }
        else
        {
            _S47 = int(0);
        }
        return ulonglong(_S47);
    }
    ulonglong _S48 = v_8 >> s_1;
    if((v_8 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S47 = int(1);
    }
    else
    {
        _S47 = int(0);
    }
    return _S48 | ulonglong(_S47);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S49 = high_0(u_0);
    uint sign_0 = _S49 & 2147483648U;
    uint e_1 = (_S49 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_1 == 2047U)
    {
        uint _S50 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S50 | s_2;
    }
    if(e_1 >= 1151U)
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
    if(e_1 == 0U)
    {
        bool _S51;
        if(odd_0)
        {
            _S51 = m_1 != 0ULL;
        }
        else
        {
            _S51 = false;
        }
        int _S52;
        if(_S51)
        {
            _S52 = int(1);
        }
        else
        {
            _S52 = int(0);
        }
        return sign_0 | uint(_S52);
    }
    ulonglong m_2;
    if(e_1 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_1 - 896U) << int(52));
        s_2 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_1), (64U)));
        m_2 = m_4;
    }
    if(odd_0)
    {
        m_2 = right_odd_0(m_2, s_2);
    }
    else
    {
        m_2 = right_nearest_0(m_2, s_2);
    }
    return sign_0 | uint(m_2);
}

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S53 = high_0(u_1);
    uint _S54 = _S53 >> int(31);
    bool negative_0 = _S54 != 0U;
    uint e_2 = (_S53 >> int(20)) & 2047U;
    ulonglong m_5 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S55;
    if(e_2 == 2047U)
    {
        _S55 = m_5 != 4503599627370496ULL;
    }
    else
    {
        _S55 = false;
    }
    if(_S55)
    {
        return 0LL;
    }
    if(e_2 < 1023U)
    {
        return 0LL;
    }
    if(e_2 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S54));
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
    longlong _S56;
    if(negative_0)
    {
        _S56 = longlong(0ULL - m_6);
    }
    else
    {
        _S56 = longlong(m_6);
    }
    return _S56;
}

__device__ longlong clamp_to_0(uint type_0, longlong v_9)
{
    longlong _S57;
    switch(type_0)
    {
    case 7U:
        {
            if(v_9 < -128LL)
            {
                _S57 = -128LL;
            }
            else
            {
                if(v_9 > 127LL)
                {
                    _S57 = 127LL;
                }
                else
                {
                    _S57 = v_9;
                }
            }
            return _S57;
        }
    case 8U:
        {
            if(v_9 < 0LL)
            {
                _S57 = 0LL;
            }
            else
            {
                if(v_9 > 255LL)
                {
                    _S57 = 255LL;
                }
                else
                {
                    _S57 = v_9;
                }
            }
            return _S57;
        }
    case 9U:
        {
            if(v_9 < -2147483648LL)
            {
                _S57 = -2147483648LL;
            }
            else
            {
                if(v_9 > 2147483647LL)
                {
                    _S57 = 2147483647LL;
                }
                else
                {
                    _S57 = v_9;
                }
            }
            return _S57;
        }
    default:
        {
            return v_9;
        }
    }
}

__device__ uint narrow_0(uint a_8, uint mantissa_0, uint bias_0)
{
    uint e_3 = a_8 >> int(23);
    if(e_3 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_8 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S58 = a_8 & 8388607U;
    uint _S59;
    if(e_3 != 0U)
    {
        _S59 = 8388608U;
    }
    else
    {
        _S59 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S58 | _S59), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_3), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_9 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_9 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_9 >> int(13)) & 1023U);
    }
    uint _S60;
    if(a_9 >= 1199566848U)
    {
        _S60 = 31744U;
    }
    else
    {
        _S60 = narrow_0(a_9, 10U, 15U);
    }
    return sign_1 | _S60;
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
    uint a_10 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(24)) & 128U;
    uint _S61;
    if(a_10 >= 1140850688U)
    {
        _S61 = 127U;
    }
    else
    {
        _S61 = (U32_min((narrow_0(a_10, 3U, 7U)), (127U)));
    }
    return sign_2 | _S61;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_11 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_11 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S62;
    if(a_11 >= 1199570944U)
    {
        _S62 = 124U;
    }
    else
    {
        _S62 = (U32_min((narrow_0(a_11, 2U, 15U)), (124U)));
    }
    return sign_3 | _S62;
}

__device__ ulonglong narrow_of_f32_0(uint type_1, uint u_6)
{
    switch(type_1)
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

__device__ ulonglong of_f64_0(uint type_2, ulonglong u_7)
{
    switch(type_2)
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
            int _S63;
            if((u_7 << int(1)) != 0ULL)
            {
                _S63 = int(1);
            }
            else
            {
                _S63 = int(0);
            }
            return ulonglong(_S63);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_2, i64_of_f64_0(u_7)));
        }
    default:
        {
            return narrow_of_f32_0(type_2, f32_of_f64_0(u_7, true));
        }
    }
}

__device__ ulonglong ArangeF64_of_0(Spec_0 * spec_0, PointArguments_0 * a_12, ulonglong i_4, ulonglong x_0, ulonglong y_0, ulonglong z_0)
{
    double v_10 = real_of_0(a_12->a_0) + real_of_0(f64_of_i64_0(longlong(i_4))) * real_of_0(a_12->b_0);
    uint _S64 = Spec_type_0(spec_0, 0U);
    return of_f64_0(_S64, bits_of_0(v_10));
}

__device__ uint size_of_0(uint type_3)
{
    switch(type_3)
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

__device__ void store4_0(uint size_0, ulonglong base_0, ulonglong i_5, Four_0 * v_11)
{
    ulonglong at_4 = base_0 + i_5 * ulonglong(size_0);
    if(size_0 == 1U)
    {
        *(uint *)at_4 = (((low_0((v_11->e_0[int(0)]) & 255ULL)) | ((low_0((v_11->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_11->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_11->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_0 == 2U)
        {
            *(uint2  *)at_4 = make_uint2 ((low_0((v_11->e_0[int(0)]) & 65535ULL)) | ((low_0(v_11->e_0[int(1)])) << int(16)), (low_0((v_11->e_0[int(2)]) & 65535ULL)) | ((low_0(v_11->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_0 == 4U)
            {
                *(uint4  *)at_4 = make_uint4 (low_0(v_11->e_0[int(0)]), low_0(v_11->e_0[int(1)]), low_0(v_11->e_0[int(2)]), low_0(v_11->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_4 = make_uint4 (low_0(v_11->e_0[int(0)]), high_0(v_11->e_0[int(0)]), low_0(v_11->e_0[int(1)]), high_0(v_11->e_0[int(1)]));
                *(uint4  *)(at_4 + 16ULL) = make_uint4 (low_0(v_11->e_0[int(2)]), high_0(v_11->e_0[int(2)]), low_0(v_11->e_0[int(3)]), high_0(v_11->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ uchar * at_5(ulonglong base_1, longlong i_6)
{
    return (uchar *)(base_1 + ulonglong(i_6));
}

__device__ ushort * at_6(ulonglong base_2, longlong i_7)
{
    return (ushort *)(base_2 + ulonglong(i_7) * 2ULL);
}

__device__ uint * at_7(ulonglong base_3, longlong i_8)
{
    return (uint *)(base_3 + ulonglong(i_8) * 4ULL);
}

__device__ ulonglong * at_8(ulonglong base_4, longlong i_9)
{
    return (ulonglong *)(base_4 + ulonglong(i_9) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_5, longlong i_10, ulonglong v_12)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S65 = at_5(base_5, i_10);
            *_S65 = uchar(v_12);
            break;
        }
    case 2U:
        {
            ushort * _S66 = at_6(base_5, i_10);
            *_S66 = ushort(v_12);
            break;
        }
    case 4U:
        {
            uint * _S67 = at_7(base_5, i_10);
            *_S67 = uint(v_12);
            break;
        }
    default:
        {
            ulonglong * _S68 = at_8(base_5, i_10);
            *_S68 = v_12;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_13, uint group_0, uint lane_0)
{
    bool _S69 = (a_13->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S70 = a_13->count_0;
        if(first_0 < (a_13->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S69)
        {
            begin_0 = first_0 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_0);
        }
        uint _S71;
        if(_S69)
        {
            _S71 = 1U;
        }
        else
        {
            _S71 = 256U;
        }
        ulonglong _S72 = ulonglong(_S71);
        bool whole_0;
        if(_S69)
        {
            whole_0 = (begin_0 + 4ULL) <= _S70;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Place_0, 4>  places_0;
        FixedArray<Four_0, 4>  x_1 = {};
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
                        if(begin_0 >= _S70)
                        {
                            break;
                        }
                        Place_0 _S73 = place_of_0(a_13, begin_0);
                        places_0[int(0)] = _S73;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + _S72;
                        if(i_11 >= _S70)
                        {
                            break;
                        }
                        Place_0 _S74 = place_of_0(a_13, i_11);
                        places_0[int(1)] = _S74;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 2ULL * _S72;
                        if(i_12 >= _S70)
                        {
                            break;
                        }
                        Place_0 _S75 = place_of_0(a_13, i_12);
                        places_0[int(2)] = _S75;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_13 = begin_0 + 3ULL * _S72;
                        if(i_13 >= _S70)
                        {
                            break;
                        }
                        Place_0 _S76 = place_of_0(a_13, i_13);
                        places_0[int(3)] = _S76;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S77 = ArangeF64_of_0(spec_1, a_13, begin_0, x_1[int(1)].e_0[int(0)], x_1[int(2)].e_0[int(0)], x_1[int(3)].e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S77;
        ulonglong _S78 = begin_0 + _S72;
        ulonglong _S79 = ArangeF64_of_0(spec_1, a_13, _S78, x_1[int(1)].e_0[int(1)], x_1[int(2)].e_0[int(1)], x_1[int(3)].e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S79;
        ulonglong _S80 = begin_0 + 2ULL * _S72;
        ulonglong _S81 = ArangeF64_of_0(spec_1, a_13, _S80, x_1[int(1)].e_0[int(2)], x_1[int(2)].e_0[int(2)], x_1[int(3)].e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S81;
        ulonglong _S82 = begin_0 + 3ULL * _S72;
        ulonglong _S83 = ArangeF64_of_0(spec_1, a_13, _S82, x_1[int(1)].e_0[int(3)], x_1[int(2)].e_0[int(3)], x_1[int(3)].e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S83;
        uint _S84 = Spec_type_0(spec_1, 0U);
        uint size_2 = size_of_0(_S84);
        if(whole_0)
        {
            Four_0 _S85 = y_1;
            store4_0(size_2, a_13->output_0, begin_0, &_S85);
        }
        else
        {
            if(begin_0 < _S70)
            {
                store_0(size_2, a_13->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S78 < _S70)
            {
                store_0(size_2, a_13->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S80 < _S70)
            {
                store_0(size_2, a_13->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S82 < _S70)
            {
                store_0(size_2, a_13->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_13->groups_0) * 1024ULL;
    }
    return;
}

__device__ Four_0 load4_0(uint size_3, ulonglong base_6, ulonglong i_14)
{
    ulonglong at_9 = base_6 + i_14 * ulonglong(size_3);
    Four_0 r_0;
    if(size_3 == 1U)
    {
        uint * _S86 = (uint *)at_9;
        uint w_0 = *_S86;
        (&r_0)->e_0[int(0)] = ulonglong((*_S86) & 255U);
        (&r_0)->e_0[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_0)->e_0[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_0)->e_0[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_3 == 2U)
        {
            uint2  * _S87 = (uint2  *)at_9;
            uint2  _S88 = *_S87;
            uint _S89 = (*_S87).x;
            (&r_0)->e_0[int(0)] = ulonglong(_S89 & 65535U);
            (&r_0)->e_0[int(1)] = ulonglong(_S89 >> int(16));
            uint _S90 = _S88.y;
            (&r_0)->e_0[int(2)] = ulonglong(_S90 & 65535U);
            (&r_0)->e_0[int(3)] = ulonglong(_S90 >> int(16));
        }
        else
        {
            if(size_3 == 4U)
            {
                uint4  * _S91 = (uint4  *)at_9;
                uint4  _S92 = *_S91;
                (&r_0)->e_0[int(0)] = ulonglong((*_S91).x);
                (&r_0)->e_0[int(1)] = ulonglong(_S92.y);
                (&r_0)->e_0[int(2)] = ulonglong(_S92.z);
                (&r_0)->e_0[int(3)] = ulonglong(_S92.w);
            }
            else
            {
                uint4  * _S93 = (uint4  *)at_9;
                uint4  _S94 = *_S93;
                uint4  _S95 = *(uint4  *)(at_9 + 16ULL);
                (&r_0)->e_0[int(0)] = join_0((*_S93).y, (*_S93).x);
                (&r_0)->e_0[int(1)] = join_0(_S94.w, _S94.z);
                (&r_0)->e_0[int(2)] = join_0(_S95.y, _S95.x);
                (&r_0)->e_0[int(3)] = join_0(_S95.w, _S95.z);
            }
        }
    }
    return r_0;
}

__device__ ulonglong load_0(uint size_4, ulonglong base_7, longlong i_15)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S96 = at_5(base_7, i_15);
            return ulonglong(*_S96);
        }
    case 2U:
        {
            ushort * _S97 = at_6(base_7, i_15);
            return ulonglong(*_S97);
        }
    case 4U:
        {
            uint * _S98 = at_7(base_7, i_15);
            return ulonglong(*_S98);
        }
    default:
        {
            ulonglong * _S99 = at_8(base_7, i_15);
            return *_S99;
        }
    }
}

__device__ bool is_integral_0(uint type_4)
{
    return type_4 >= 7U;
}

__device__ longlong whole_of_0(uint type_5, ulonglong v_13)
{
    switch(type_5)
    {
    case 7U:
        {
            return longlong(v_13 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_13 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S100;
            if(v_13 != 0ULL)
            {
                _S100 = int(1);
            }
            else
            {
                _S100 = int(0);
            }
            return longlong(_S100);
        }
    default:
        {
            return longlong(v_13);
        }
    }
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
    uint a_14 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_14 < 31744U)
    {
        return sign_4 | (widen_0(a_14, 10U, 15U));
    }
    uint _S101 = (sign_4 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S102;
    if(a_14 > 31744U)
    {
        _S102 = 4194304U;
    }
    else
    {
        _S102 = 0U;
    }
    return _S101 | _S102;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S103;
    if(a_15 == 127U)
    {
        _S103 = 2143289344U;
    }
    else
    {
        _S103 = widen_0(a_15, 3U, 7U);
    }
    return sign_5 | _S103;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_6 | (widen_0(a_16, 2U, 15U));
    }
    uint _S104;
    if(a_16 == 124U)
    {
        _S104 = 2139095040U;
    }
    else
    {
        _S104 = 2143289344U;
    }
    return sign_6 | _S104;
}

__device__ uint f32_of_i64_0(longlong v_14)
{
    if(v_14 == 0LL)
    {
        return 0U;
    }
    bool _S105 = v_14 < 0LL;
    ulonglong m_8;
    if(_S105)
    {
        m_8 = 0ULL - ulonglong(v_14);
    }
    else
    {
        m_8 = ulonglong(v_14);
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
    uint _S106;
    if(_S105)
    {
        _S106 = 2147483648U;
    }
    else
    {
        _S106 = 0U;
    }
    return _S106 + ((top_2 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_6, ulonglong v_15)
{
    switch(type_6)
    {
    case 1U:
        {
            return low_0(v_15);
        }
    case 2U:
        {
            return f32_of_f64_0(v_15, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_15));
        }
    case 4U:
        {
            return (low_0(v_15)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_15));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_15));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_6, v_15));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_17 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    uint e_5 = a_17 >> int(23);
    uint m_9 = a_17 & 8388607U;
    if(a_17 == 0U)
    {
        return join_0(sign_7, 0U);
    }
    uint m_10;
    if(e_5 == 255U)
    {
        uint _S107 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S107 | m_10, m_9 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S108 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_6 = _S108;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_10 = m_9;
        e_6 = e_7;
    }
    return join_0((sign_7 | (e_6 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_7, ulonglong v_16)
{
    if(type_7 == 2U)
    {
        return v_16;
    }
    if(is_integral_0(type_7))
    {
        return f64_of_i64_0(whole_of_0(type_7, v_16));
    }
    return f64_of_f32_0(f32_of_0(type_7, v_16));
}

__device__ double real_from_0(Spec_0 * spec_2, uint k_4, ulonglong v_17)
{
    uint _S109 = Spec_type_0(spec_2, k_4);
    return real_of_0(f64_of_0(_S109, v_17));
}

__device__ ulonglong magnitude_bits_0(double x_2)
{
    return (bits_of_0(x_2)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_3)
{
    return real_of_0(magnitude_bits_0(x_3));
}

__device__ double lerp_of_0(double a_18, double b_1, double w_1)
{
    if(w_1 == 0.0)
    {
        return a_18;
    }
    if(w_1 == 1.0)
    {
        return b_1;
    }
    double rest_5 = 1.0 - w_1;
    double d_4 = b_1 - a_18;
    bool one_sign_0;
    if(a_18 > 0.0)
    {
        one_sign_0 = b_1 > 0.0;
    }
    else
    {
        one_sign_0 = false;
    }
    if(one_sign_0)
    {
        one_sign_0 = true;
    }
    else
    {
        if(a_18 < 0.0)
        {
            one_sign_0 = b_1 < 0.0;
        }
        else
        {
            one_sign_0 = false;
        }
    }
    if(!one_sign_0)
    {
        one_sign_0 = true;
    }
    else
    {
        one_sign_0 = (magnitude_bits_0(d_4)) >= 9218868437227405312ULL;
    }
    if(one_sign_0)
    {
        return w_1 * b_1 + rest_5 * a_18;
    }
    double _S110;
    if((magnitude_0(w_1)) < 0.5)
    {
        _S110 = a_18 + w_1 * d_4;
    }
    else
    {
        _S110 = b_1 - rest_5 * d_4;
    }
    return _S110;
}

__device__ double negated_0(double x_4)
{
    return real_of_0((bits_of_0(x_4)) ^ 9223372036854775808ULL);
}

struct Pair_0
{
    double hi_2;
    double lo_2;
};

__device__ Pair_0 Pair_x24init_0(double hi_3, double lo_3)
{
    Pair_0 _S111;
    (&_S111)->hi_2 = hi_3;
    (&_S111)->lo_2 = lo_3;
    return _S111;
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

__device__ double with_sign_0(double x_5, double sign_8)
{
    return real_of_0((magnitude_bits_0(x_5)) | ((bits_of_0(sign_8)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_6)
{
    double a_19 = magnitude_0(x_6);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_1 = a_19 + big_0 - big_0;
    double _S112;
    if(a_19 < big_0)
    {
        _S112 = r_1;
    }
    else
    {
        _S112 = a_19;
    }
    return with_sign_0(_S112, x_6);
}

__device__ Pair_0 sum_of_0(double a_20, double b_2)
{
    double s_3 = a_20 + b_2;
    double c_1 = s_3 - a_20;
    return pair_0(s_3, a_20 - (s_3 - c_1) + (b_2 - c_1));
}

__device__ double series_0(double x_7, uint first_1, uint count_1)
{
    double r_2 = real_of_0(kTerms_0[first_1]);
    uint i_16 = 1U;
    for(;;)
    {
        if(i_16 < count_1)
        {
        }
        else
        {
            break;
        }
        double _S113 = r_2 * x_7 + real_of_0(kTerms_0[first_1 + i_16]);
        uint i_17 = i_16 + 1U;
        r_2 = _S113;
        i_16 = i_17;
    }
    return r_2;
}

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_1)
{
    Power_0 _S114;
    (&_S114)->less_0 = *less_1;
    (&_S114)->n_0 = n_1;
    return _S114;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_8)
{
    double n_2 = rounded_0(x_8->hi_2 * real_of_0(4609176140021203710ULL));
    Pair_0 r_3 = sum_of_0(x_8->hi_2 - n_2 * real_of_0(4604418534311723008ULL), negated_0(n_2 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_4 = sum_of_0(r_3.hi_2, r_3.lo_2 + x_8->lo_2);
    double _S115 = s_4.hi_2;
    int _S116 = int(n_2);
    Pair_0 _S117 = sum_of_0(s_4.hi_2, _S115 * _S115 * series_0(s_4.hi_2, 0U, 13U) + (s_4.lo_2 + s_4.lo_2 * s_4.hi_2));
    Power_0 _S118 = Power_x24init_0(&_S117, _S116);
    return _S118;
}

__device__ Pair_0 added_0(Pair_0 * a_21, double b_3)
{
    Pair_0 s_5 = sum_of_0(a_21->hi_2, b_3);
    return sum_of_0(s_5.hi_2, s_5.lo_2 + a_21->lo_2);
}

__device__ double power_of_2_real_0(int n_3)
{
    return real_of_0(ulonglong(n_3 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_18, int n_4)
{
    int half_1 = n_4 >> int(1);
    return v_18 * power_of_2_real_0(half_1) * power_of_2_real_0(n_4 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_9)
{
    Pair_0 _S119 = *x_9;
    if(((&_S119)->hi_2) < -746.0)
    {
        (&_S119)->hi_2 = -746.0;
    }
    if(((&_S119)->hi_2) > 710.0)
    {
        (&_S119)->hi_2 = 710.0;
    }
    Pair_0 _S120 = _S119;
    Power_0 _S121 = power_of_e_0(&_S120);
    Pair_0 _S122 = _S121.less_0;
    Pair_0 _S123 = added_0(&_S122, 1.0);
    return scaled_0(_S123.hi_2, _S121.n_0);
}

__device__ double exp_of_0(double x_10)
{
    Pair_0 _S124 = pair_0(x_10, 0.0);
    double _S125 = exp_of_pair_0(&_S124);
    return _S125;
}

__device__ double logistic_slope_0(double x_11, double a_22)
{
    double e_8 = exp_of_0(negated_0(magnitude_0(a_22 * x_11)));
    double u_9 = 1.0 + e_8;
    return a_22 * a_22 * e_8 / (u_9 * u_9);
}

__device__ double ternary_f64_0(uint op_1, double x_12, double y_2, double z_1, double a_23)
{
    double _S126;
    switch(op_1)
    {
    case 0U:
        {
            if(x_12 == 0.0)
            {
                _S126 = z_1;
            }
            else
            {
                _S126 = y_2;
            }
            return _S126;
        }
    case 1U:
        {
            return x_12 + a_23 * y_2 * z_1;
        }
    case 2U:
        {
            if(y_2 == 0.0)
            {
                _S126 = z_1;
            }
            else
            {
                _S126 = x_12 * y_2 * a_23 + z_1;
            }
            return _S126;
        }
    case 3U:
        {
            return lerp_of_0(x_12, y_2, z_1);
        }
    case 4U:
        {
            return x_12 * (y_2 * logistic_slope_0(z_1, 1.0));
        }
    default:
        {
            if(y_2 > 0.0)
            {
                _S126 = x_12;
            }
            else
            {
                if(z_1 == 0.0)
                {
                    _S126 = 0.0;
                }
                else
                {
                    _S126 = x_12 * z_1;
                }
            }
            return _S126;
        }
    }
}

__device__ ulonglong TernaryF64_of_0(Spec_0 * spec_3, PointArguments_0 * a_24, ulonglong i_18, ulonglong x_13, ulonglong y_3, ulonglong z_2)
{
    uint _S127 = spec_3->op_0;
    double _S128 = real_from_0(spec_3, 1U, x_13);
    double _S129 = real_from_0(spec_3, 2U, y_3);
    double _S130 = real_from_0(spec_3, 3U, z_2);
    double r_4 = ternary_f64_0(_S127, _S128, _S129, _S130, real_of_0(a_24->a_0));
    uint _S131 = Spec_type_0(spec_3, 0U);
    return of_f64_0(_S131, bits_of_0(r_4));
}

__device__ void Point_run_1(Spec_0 * spec_4, PointArguments_0 * a_25, uint group_1, uint lane_1)
{
    bool _S132 = (a_25->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S133 = a_25->count_0;
        if(first_2 < (a_25->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S132)
        {
            begin_1 = first_2 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_2 + ulonglong(lane_1);
        }
        uint _S134;
        if(_S132)
        {
            _S134 = 1U;
        }
        else
        {
            _S134 = 256U;
        }
        ulonglong _S135 = ulonglong(_S134);
        bool whole_1;
        if(_S132)
        {
            whole_1 = (begin_1 + 4ULL) <= _S133;
        }
        else
        {
            whole_1 = false;
        }
        FixedArray<Four_0, 4>  x_14;
        FixedArray<Place_0, 4>  places_1;
        if(whole_1)
        {
            uint _S136 = Spec_type_0(spec_4, 1U);
            uint size_5 = size_of_0(_S136);
            uint _S137 = a_25->steps_0;
            if((((a_25->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S138 = Point_base_0(a_25, int(1));
                x_14[int(1)] = load4_0(size_5, _S138, begin_1);
            }
            else
            {
                ulonglong _S139 = Point_base_0(a_25, int(1));
                ulonglong _S140 = load_0(size_5, _S139, 0LL);
                (&x_14[int(1)])->e_0[int(0)] = _S140;
                (&x_14[int(1)])->e_0[int(1)] = _S140;
                (&x_14[int(1)])->e_0[int(2)] = _S140;
                (&x_14[int(1)])->e_0[int(3)] = _S140;
            }
            uint _S141 = Spec_type_0(spec_4, 2U);
            uint size_6 = size_of_0(_S141);
            if(((_S137 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S142 = Point_base_0(a_25, int(2));
                x_14[int(2)] = load4_0(size_6, _S142, begin_1);
            }
            else
            {
                ulonglong _S143 = Point_base_0(a_25, int(2));
                ulonglong _S144 = load_0(size_6, _S143, 0LL);
                (&x_14[int(2)])->e_0[int(0)] = _S144;
                (&x_14[int(2)])->e_0[int(1)] = _S144;
                (&x_14[int(2)])->e_0[int(2)] = _S144;
                (&x_14[int(2)])->e_0[int(3)] = _S144;
            }
            uint _S145 = Spec_type_0(spec_4, 3U);
            uint size_7 = size_of_0(_S145);
            if(((_S137 >> int(2)) & 1U) != 0U)
            {
                ulonglong _S146 = Point_base_0(a_25, int(3));
                x_14[int(3)] = load4_0(size_7, _S146, begin_1);
            }
            else
            {
                ulonglong _S147 = Point_base_0(a_25, int(3));
                ulonglong _S148 = load_0(size_7, _S147, 0LL);
                (&x_14[int(3)])->e_0[int(0)] = _S148;
                (&x_14[int(3)])->e_0[int(1)] = _S148;
                (&x_14[int(3)])->e_0[int(2)] = _S148;
                (&x_14[int(3)])->e_0[int(3)] = _S148;
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
                        if(begin_1 >= _S133)
                        {
                            break;
                        }
                        Place_0 _S149 = place_of_1(a_25, begin_1);
                        places_1[int(0)] = _S149;
                        uint _S150 = Spec_type_0(spec_4, 1U);
                        uint _S151 = size_of_0(_S150);
                        ulonglong _S152 = Point_base_0(a_25, int(1));
                        ulonglong _S153 = load_0(_S151, _S152, (&places_1[int(0)])->at_0[int(1)]);
                        (&x_14[int(1)])->e_0[int(0)] = _S153;
                        uint _S154 = Spec_type_0(spec_4, 2U);
                        uint _S155 = size_of_0(_S154);
                        ulonglong _S156 = Point_base_0(a_25, int(2));
                        ulonglong _S157 = load_0(_S155, _S156, (&places_1[int(0)])->at_0[int(2)]);
                        (&x_14[int(2)])->e_0[int(0)] = _S157;
                        uint _S158 = Spec_type_0(spec_4, 3U);
                        uint _S159 = size_of_0(_S158);
                        ulonglong _S160 = Point_base_0(a_25, int(3));
                        ulonglong _S161 = load_0(_S159, _S160, (&places_1[int(0)])->at_0[int(3)]);
                        (&x_14[int(3)])->e_0[int(0)] = _S161;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_19 = begin_1 + _S135;
                        if(i_19 >= _S133)
                        {
                            break;
                        }
                        Place_0 _S162 = place_of_1(a_25, i_19);
                        places_1[int(1)] = _S162;
                        uint _S163 = Spec_type_0(spec_4, 1U);
                        uint _S164 = size_of_0(_S163);
                        ulonglong _S165 = Point_base_0(a_25, int(1));
                        ulonglong _S166 = load_0(_S164, _S165, (&places_1[int(1)])->at_0[int(1)]);
                        (&x_14[int(1)])->e_0[int(1)] = _S166;
                        uint _S167 = Spec_type_0(spec_4, 2U);
                        uint _S168 = size_of_0(_S167);
                        ulonglong _S169 = Point_base_0(a_25, int(2));
                        ulonglong _S170 = load_0(_S168, _S169, (&places_1[int(1)])->at_0[int(2)]);
                        (&x_14[int(2)])->e_0[int(1)] = _S170;
                        uint _S171 = Spec_type_0(spec_4, 3U);
                        uint _S172 = size_of_0(_S171);
                        ulonglong _S173 = Point_base_0(a_25, int(3));
                        ulonglong _S174 = load_0(_S172, _S173, (&places_1[int(1)])->at_0[int(3)]);
                        (&x_14[int(3)])->e_0[int(1)] = _S174;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_20 = begin_1 + 2ULL * _S135;
                        if(i_20 >= _S133)
                        {
                            break;
                        }
                        Place_0 _S175 = place_of_1(a_25, i_20);
                        places_1[int(2)] = _S175;
                        uint _S176 = Spec_type_0(spec_4, 1U);
                        uint _S177 = size_of_0(_S176);
                        ulonglong _S178 = Point_base_0(a_25, int(1));
                        ulonglong _S179 = load_0(_S177, _S178, (&places_1[int(2)])->at_0[int(1)]);
                        (&x_14[int(1)])->e_0[int(2)] = _S179;
                        uint _S180 = Spec_type_0(spec_4, 2U);
                        uint _S181 = size_of_0(_S180);
                        ulonglong _S182 = Point_base_0(a_25, int(2));
                        ulonglong _S183 = load_0(_S181, _S182, (&places_1[int(2)])->at_0[int(2)]);
                        (&x_14[int(2)])->e_0[int(2)] = _S183;
                        uint _S184 = Spec_type_0(spec_4, 3U);
                        uint _S185 = size_of_0(_S184);
                        ulonglong _S186 = Point_base_0(a_25, int(3));
                        ulonglong _S187 = load_0(_S185, _S186, (&places_1[int(2)])->at_0[int(3)]);
                        (&x_14[int(3)])->e_0[int(2)] = _S187;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_21 = begin_1 + 3ULL * _S135;
                        if(i_21 >= _S133)
                        {
                            break;
                        }
                        Place_0 _S188 = place_of_1(a_25, i_21);
                        places_1[int(3)] = _S188;
                        uint _S189 = Spec_type_0(spec_4, 1U);
                        uint _S190 = size_of_0(_S189);
                        ulonglong _S191 = Point_base_0(a_25, int(1));
                        ulonglong _S192 = load_0(_S190, _S191, (&places_1[int(3)])->at_0[int(1)]);
                        (&x_14[int(1)])->e_0[int(3)] = _S192;
                        uint _S193 = Spec_type_0(spec_4, 2U);
                        uint _S194 = size_of_0(_S193);
                        ulonglong _S195 = Point_base_0(a_25, int(2));
                        ulonglong _S196 = load_0(_S194, _S195, (&places_1[int(3)])->at_0[int(2)]);
                        (&x_14[int(2)])->e_0[int(3)] = _S196;
                        uint _S197 = Spec_type_0(spec_4, 3U);
                        uint _S198 = size_of_0(_S197);
                        ulonglong _S199 = Point_base_0(a_25, int(3));
                        ulonglong _S200 = load_0(_S198, _S199, (&places_1[int(3)])->at_0[int(3)]);
                        (&x_14[int(3)])->e_0[int(3)] = _S200;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_4;
        ulonglong _S201 = TernaryF64_of_0(spec_4, a_25, begin_1, (&x_14[int(1)])->e_0[int(0)], (&x_14[int(2)])->e_0[int(0)], (&x_14[int(3)])->e_0[int(0)]);
        (&y_4)->e_0[int(0)] = _S201;
        ulonglong _S202 = begin_1 + _S135;
        ulonglong _S203 = TernaryF64_of_0(spec_4, a_25, _S202, (&x_14[int(1)])->e_0[int(1)], (&x_14[int(2)])->e_0[int(1)], (&x_14[int(3)])->e_0[int(1)]);
        (&y_4)->e_0[int(1)] = _S203;
        ulonglong _S204 = begin_1 + 2ULL * _S135;
        ulonglong _S205 = TernaryF64_of_0(spec_4, a_25, _S204, (&x_14[int(1)])->e_0[int(2)], (&x_14[int(2)])->e_0[int(2)], (&x_14[int(3)])->e_0[int(2)]);
        (&y_4)->e_0[int(2)] = _S205;
        ulonglong _S206 = begin_1 + 3ULL * _S135;
        ulonglong _S207 = TernaryF64_of_0(spec_4, a_25, _S206, (&x_14[int(1)])->e_0[int(3)], (&x_14[int(2)])->e_0[int(3)], (&x_14[int(3)])->e_0[int(3)]);
        (&y_4)->e_0[int(3)] = _S207;
        uint _S208 = Spec_type_0(spec_4, 0U);
        uint size_8 = size_of_0(_S208);
        if(whole_1)
        {
            Four_0 _S209 = y_4;
            store4_0(size_8, a_25->output_0, begin_1, &_S209);
        }
        else
        {
            if(begin_1 < _S133)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_4)->e_0[int(0)]);
            }
            if(_S202 < _S133)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_4)->e_0[int(1)]);
            }
            if(_S204 < _S133)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_4)->e_0[int(2)]);
            }
            if(_S206 < _S133)
            {
                store_0(size_8, a_25->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_4)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_25->groups_0) * 1024ULL;
    }
    return;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ double floored_0(double x_15)
{
    double r_5 = rounded_0(x_15);
    double _S210;
    if(r_5 > x_15)
    {
        _S210 = r_5 - 1.0;
    }
    else
    {
        _S210 = r_5;
    }
    return with_sign_0(_S210, x_15);
}

__device__ double real_of_i64_0(longlong v_19)
{
    return real_of_0(f64_of_i64_0(v_19));
}

__device__ Pair_0 product_of_0(double a_26, double b_4)
{
    double p_4 = a_26 * b_4;
    double ah_0 = real_of_0((bits_of_0(a_26)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_4)) & 18446744073575333888ULL);
    double al_0 = a_26 - ah_0;
    double bl_0 = b_4 - bh_0;
    return pair_0(p_4, ah_0 * bh_0 - p_4 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_27, Pair_0 * b_5)
{
    double q_3 = a_27->hi_2 / b_5->hi_2;
    Pair_0 p_5 = product_of_0(q_3, b_5->hi_2);
    return sum_of_0(q_3, (a_27->hi_2 - p_5.hi_2 - p_5.lo_2 + a_27->lo_2 - q_3 * b_5->lo_2) / b_5->hi_2);
}

__device__ Pair_0 times_0(Pair_0 * a_28, Pair_0 * b_6)
{
    Pair_0 p_6 = product_of_0(a_28->hi_2, b_6->hi_2);
    return sum_of_0(p_6.hi_2, p_6.lo_2 + (a_28->hi_2 * b_6->lo_2 + a_28->lo_2 * b_6->hi_2));
}

__device__ Pair_0 wide_series_0(Pair_0 * x_16, uint first_3, uint count_2, uint pairs_0)
{
    Pair_0 r_6 = pair_0(series_0(x_16->hi_2, first_3, count_2), 0.0);
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
        uint at_10 = first_3 + count_2 + 2U * i_22;
        Pair_0 _S211 = r_6;
        Pair_0 _S212 = times_0(&_S211, x_16);
        double _S213 = real_of_0(kTerms_0[at_10]);
        Pair_0 _S214 = _S212;
        Pair_0 _S215 = added_0(&_S214, _S213);
        r_6 = _S215;
        (&r_6)->lo_2 = (&r_6)->lo_2 + real_of_0(kTerms_0[at_10 + 1U]);
        i_22 = i_22 + 1U;
    }
    return r_6;
}

__device__ Pair_0 log_pair_0(double x_17)
{
    ulonglong _S216 = bits_of_0(x_17);
    bool tiny_0 = _S216 < 4503599627370496ULL;
    double _S217;
    if(tiny_0)
    {
        _S217 = real_of_i64_0(longlong(_S216));
    }
    else
    {
        _S217 = x_17;
    }
    ulonglong u_10 = bits_of_0(_S217);
    int e_9 = int(high_0(u_10) - 1072079006U) >> int(20);
    double m_11 = real_of_0(u_10 - (ulonglong(uint(e_9)) << int(52)));
    double _S218 = double(e_9);
    if(tiny_0)
    {
        _S217 = 1074.0;
    }
    else
    {
        _S217 = 0.0;
    }
    double n_5 = _S218 - _S217;
    Pair_0 _S219 = sum_of_0(m_11, 1.0);
    Pair_0 _S220 = pair_0(m_11 - 1.0, 0.0);
    Pair_0 _S221 = _S219;
    Pair_0 _S222 = over_0(&_S220, &_S221);
    Pair_0 _S223 = _S222;
    Pair_0 _S224 = _S222;
    Pair_0 _S225 = times_0(&_S223, &_S224);
    Pair_0 _S226 = _S225;
    Pair_0 _S227 = wide_series_0(&_S226, 28U, 11U, 3U);
    Pair_0 _S228 = _S222;
    Pair_0 _S229 = _S227;
    Pair_0 _S230 = times_0(&_S228, &_S229);
    double _S231 = n_5 * real_of_0(4604418534311723008ULL);
    Pair_0 _S232 = pair_0(2.0 * _S230.hi_2, 2.0 * _S230.lo_2);
    Pair_0 _S233 = added_0(&_S232, _S231);
    return sum_of_0(_S233.hi_2, _S233.lo_2 + n_5 * real_of_0(4461442080421002358ULL));
}

__device__ double pow_of_0(double x_18, double y_5)
{
    ulonglong a_29 = magnitude_bits_0(x_18);
    ulonglong b_7 = magnitude_bits_0(y_5);
    bool odd_1;
    if(b_7 == 0ULL)
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
    if(a_29 > 9218868437227405312ULL)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = b_7 > 9218868437227405312ULL;
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
    if((a_29 > 4607182418800017408ULL) == ((bits_of_0(y_5)) < 9223372036854775808ULL))
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
    if(b_7 == 9218868437227405312ULL)
    {
        if(a_29 == 4607182418800017408ULL)
        {
            limit_0 = 1.0;
        }
        else
        {
        }
        return limit_0;
    }
    if(a_29 == 0ULL)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = a_29 == 9218868437227405312ULL;
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
    Pair_0 l_0 = log_pair_0(real_of_0(a_29));
    double r_7;
    if((magnitude_0(y_5 * l_0.hi_2)) < 1100.0)
    {
        Pair_0 p_7 = product_of_0(y_5, l_0.hi_2);
        Pair_0 _S234 = sum_of_0(p_7.hi_2, p_7.lo_2 + y_5 * l_0.lo_2);
        double _S235 = exp_of_pair_0(&_S234);
        r_7 = _S235;
    }
    else
    {
        r_7 = limit_0;
    }
    return real_of_0(sign_9 | (bits_of_0(r_7)));
}

__device__ bool is_nan_0(double x_19)
{
    return (magnitude_bits_0(x_19)) > 9218868437227405312ULL;
}

__device__ double truth_0(bool v_20)
{
    double _S236;
    if(v_20)
    {
        _S236 = 1.0;
    }
    else
    {
        _S236 = 0.0;
    }
    return _S236;
}

__device__ double fmod_of_0(double x_20, double y_6)
{
    ulonglong a_30 = magnitude_bits_0(x_20);
    ulonglong b_8 = magnitude_bits_0(y_6);
    bool _S237;
    if(a_30 >= 9218868437227405312ULL)
    {
        _S237 = true;
    }
    else
    {
        _S237 = b_8 > 9218868437227405312ULL;
    }
    if(_S237)
    {
        _S237 = true;
    }
    else
    {
        _S237 = b_8 == 0ULL;
    }
    if(_S237)
    {
        return real_nan_0();
    }
    if(a_30 < b_8)
    {
        return x_20;
    }
    ulonglong _S238 = b_8 >> int(52);
    uint _S239 = (U32_max((uint(_S238)), (1U)));
    ulonglong _S240 = b_8 & 4503599627370495ULL;
    ulonglong rest_6;
    if(_S238 != 0ULL)
    {
        rest_6 = 4503599627370496ULL;
    }
    else
    {
        rest_6 = 0ULL;
    }
    ulonglong divisor_0 = _S240 | rest_6;
    ulonglong _S241 = a_30 & 4503599627370495ULL;
    ulonglong _S242 = a_30 >> int(52);
    if(_S242 != 0ULL)
    {
        rest_6 = 4503599627370496ULL;
    }
    else
    {
        rest_6 = 0ULL;
    }
    ulonglong _S243 = (_S241 | rest_6) % divisor_0;
    uint _S244 = (U32_max((uint(_S242)), (1U))) - _S239;
    rest_6 = _S243;
    uint left_0 = _S244;
    for(;;)
    {
        if(left_0 > 0U)
        {
            _S237 = rest_6 != 0ULL;
        }
        else
        {
            _S237 = false;
        }
        if(_S237)
        {
        }
        else
        {
            break;
        }
        uint _S245 = (U32_min((left_0), (11U)));
        ulonglong _S246 = (rest_6 << _S245) % divisor_0;
        uint left_1 = left_0 - _S245;
        rest_6 = _S246;
        left_0 = left_1;
    }
    ulonglong u_11;
    if(rest_6 != 0ULL)
    {
        uint top_4 = top_bit64_0(rest_6);
        uint _S247 = _S239 + top_4;
        if(_S247 > 52U)
        {
            rest_6 = (ulonglong(_S247 - 52U) << int(52)) | ((rest_6 << (52U - top_4)) & 4503599627370495ULL);
        }
        else
        {
            rest_6 = rest_6 << (_S239 - 1U);
        }
        u_11 = rest_6;
    }
    else
    {
        u_11 = 0ULL;
    }
    return real_of_0(u_11 | ((bits_of_0(x_20)) & 9223372036854775808ULL));
}

__device__ double half_3()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ double floor_div_of_0(double x_21, double y_7)
{
    double m_12 = fmod_of_0(x_21, y_7);
    double q_4 = (x_21 - m_12) / y_7;
    bool _S248;
    if(m_12 != 0.0)
    {
        _S248 = (m_12 < 0.0) != (y_7 < 0.0);
    }
    else
    {
        _S248 = false;
    }
    double q_5;
    if(_S248)
    {
        q_5 = q_4 - 1.0;
    }
    else
    {
        q_5 = q_4;
    }
    if(q_5 == 0.0)
    {
        return with_sign_0(0.0, x_21 / y_7);
    }
    if(y_7 == 0.0)
    {
        return x_21 / y_7;
    }
    double a_31 = magnitude_0(q_5);
    double r_8 = rounded_0(a_31);
    double _S249;
    if((a_31 - r_8) == (half_3()))
    {
        _S249 = r_8 + 1.0;
    }
    else
    {
        _S249 = r_8;
    }
    return with_sign_0(_S249, q_5);
}

__device__ double remainder_of_0(double x_22, double y_8)
{
    double m_13 = fmod_of_0(x_22, y_8);
    if(m_13 == 0.0)
    {
        return with_sign_0(0.0, y_8);
    }
    double _S250;
    if((m_13 < 0.0) != (y_8 < 0.0))
    {
        _S250 = m_13 + y_8;
    }
    else
    {
        _S250 = m_13;
    }
    return _S250;
}

__device__ Pair_0 erfc_pair_0(double x_23, int * n_6)
{
    Pair_0 _S251 = sum_of_0(x_23, 3.0);
    Pair_0 _S252 = sum_of_0(x_23, -3.0);
    Pair_0 _S253 = _S251;
    Pair_0 _S254 = over_0(&_S252, &_S253);
    Pair_0 s_6 = product_of_0(x_23, x_23);
    Pair_0 t_0 = pair_0(negated_0(s_6.hi_2), negated_0(s_6.lo_2));
    if(((&t_0)->hi_2) < -746.0)
    {
        (&t_0)->hi_2 = -746.0;
    }
    Pair_0 _S255 = t_0;
    Power_0 _S256 = power_of_e_0(&_S255);
    *n_6 = _S256.n_0;
    Pair_0 _S257 = _S254;
    Pair_0 _S258 = wide_series_0(&_S257, 59U, 24U, 4U);
    Pair_0 _S259 = sum_of_0(1.0, 2.0 * x_23);
    Pair_0 _S260 = _S258;
    Pair_0 _S261 = _S259;
    Pair_0 _S262 = over_0(&_S260, &_S261);
    Pair_0 _S263 = _S256.less_0;
    Pair_0 _S264 = added_0(&_S263, 1.0);
    Pair_0 _S265 = _S262;
    Pair_0 _S266 = _S264;
    Pair_0 _S267 = times_0(&_S265, &_S266);
    return _S267;
}

__device__ double erfc_of_0(double x_24)
{
    if(is_nan_0(x_24))
    {
        return x_24;
    }
    double a_32 = magnitude_0(x_24);
    int n_7 = int(0);
    double _S268;
    if(a_32 < 28.0)
    {
        _S268 = a_32;
    }
    else
    {
        _S268 = 28.0;
    }
    Pair_0 p_8 = erfc_pair_0(_S268, &n_7);
    double y_9 = scaled_0(p_8.hi_2, n_7);
    if(x_24 < 0.0)
    {
        _S268 = 2.0 - y_9;
    }
    else
    {
        _S268 = y_9;
    }
    return _S268;
}

__device__ double normal_below_0(double x_25)
{
    return 0.5 * erfc_of_0(negated_0(x_25) / real_of_0(4609047870845172685ULL));
}

__device__ double gelu_erf_slope_0(double x_26)
{
    double density_0 = real_of_0(4600858325139338832ULL);
    double limited_0;
    if(x_26 < -40.0)
    {
        limited_0 = -40.0;
    }
    else
    {
        if(x_26 > 40.0)
        {
            limited_0 = 40.0;
        }
        else
        {
            limited_0 = x_26;
        }
    }
    return normal_below_0(x_26) + limited_0 * density_0 * exp_of_0(-0.5 * x_26 * x_26);
}

__device__ double gelu_tanh_inner_0(double x_27)
{
    return 2.0 * real_of_0(4605361924766709329ULL) * (x_27 + real_of_0(4586604931670606327ULL) * x_27 * x_27 * x_27);
}

__device__ double sigmoid_of_0(double x_28)
{
    return 1.0 / (1.0 + exp_of_0(negated_0(x_28)));
}

__device__ double gelu_tanh_slope_0(double x_29)
{
    double _S269;
    if(x_29 < -40.0)
    {
        _S269 = -40.0;
    }
    else
    {
        if(x_29 > 40.0)
        {
            _S269 = 40.0;
        }
        else
        {
            _S269 = x_29;
        }
    }
    double s_7 = sigmoid_of_0(gelu_tanh_inner_0(_S269));
    return s_7 + _S269 * (2.0 * real_of_0(4605361924766709329ULL) * (1.0 + real_of_0(4594001103266644345ULL) * _S269 * _S269)) * s_7 * (1.0 - s_7);
}

__device__ double bounded_0(double x_30, double bound_0)
{
    double _S270 = - bound_0;
    double low_1;
    if(x_30 < _S270)
    {
        low_1 = _S270;
    }
    else
    {
        low_1 = x_30;
    }
    if(bound_0 < low_1)
    {
        low_1 = bound_0;
    }
    else
    {
    }
    return low_1;
}

__device__ double log_scaled_0(double x_31, Pair_0 * scale_0)
{
    ulonglong u_12 = bits_of_0(x_31);
    if((u_12 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    if(u_12 >= 9218868437227405312ULL)
    {
        double _S271;
        if(u_12 == 9218868437227405312ULL)
        {
            _S271 = x_31;
        }
        else
        {
            _S271 = real_nan_0();
        }
        return _S271;
    }
    Pair_0 _S272 = log_pair_0(x_31);
    Pair_0 _S273 = times_0(&_S272, scale_0);
    return _S273.hi_2;
}

__device__ double log_of_0(double x_32)
{
    Pair_0 _S274 = pair_0(1.0, 0.0);
    double _S275 = log_scaled_0(x_32, &_S274);
    return _S275;
}

__device__ double log1p_of_0(double x_33)
{
    if((magnitude_0(x_33)) < 5.5511151231257827e-17)
    {
        return x_33;
    }
    Pair_0 u_13 = sum_of_0(1.0, x_33);
    bool _S276;
    if(!(x_33 > -1.0))
    {
        _S276 = true;
    }
    else
    {
        _S276 = (bits_of_0(x_33)) == 9218868437227405312ULL;
    }
    if(_S276)
    {
        return log_of_0(u_13.hi_2);
    }
    double _S277 = u_13.lo_2 / u_13.hi_2;
    Pair_0 _S278 = log_pair_0(u_13.hi_2);
    Pair_0 _S279 = added_0(&_S278, _S277);
    return _S279.hi_2;
}

__device__ double bce_of_0(double x_34, double t_1)
{
    double p_9 = log_of_0(x_34);
    double q_6 = log1p_of_0(negated_0(x_34));
    double _S280;
    if(p_9 < -100.0)
    {
        _S280 = -100.0;
    }
    else
    {
        _S280 = p_9;
    }
    double _S281 = t_1 * _S280;
    double _S282 = 1.0 - t_1;
    if(q_6 < -100.0)
    {
        _S280 = -100.0;
    }
    else
    {
        _S280 = q_6;
    }
    return negated_0(_S281 + _S282 * _S280);
}

__device__ double bce_logits_of_0(double x_35, double t_2)
{
    double factor_0;
    if(x_35 > 0.0)
    {
        factor_0 = 1.0 - t_2;
    }
    else
    {
        factor_0 = negated_0(t_2);
    }
    double _S283 = log1p_of_0(exp_of_0(negated_0(magnitude_0(x_35))));
    if(factor_0 == 0.0)
    {
        factor_0 = 0.0;
    }
    else
    {
        factor_0 = factor_0 * x_35;
    }
    return _S283 + factor_0;
}

__device__ double bce_logits_grad_of_0(double x_36, double t_3)
{
    double tail_0 = sigmoid_of_0(negated_0(magnitude_0(x_36)));
    double _S284;
    if(x_36 >= 0.0)
    {
        _S284 = 1.0 - t_3 - tail_0;
    }
    else
    {
        _S284 = tail_0 - t_3;
    }
    return _S284;
}

struct Mish_0
{
    double e_10;
    double top_5;
    double bottom_0;
};

__device__ Mish_0 Mish_x24init_0(double e_11, double top_6, double bottom_1)
{
    Mish_0 _S285;
    (&_S285)->e_10 = e_11;
    (&_S285)->top_5 = top_6;
    (&_S285)->bottom_0 = bottom_1;
    return _S285;
}

__device__ Mish_0 mish_parts_0(double x_37)
{
    double e_12 = exp_of_0(negated_0(magnitude_0(x_37)));
    bool low_2 = x_37 < 0.0;
    double top_7;
    if(low_2)
    {
        top_7 = e_12 * (e_12 + 2.0);
    }
    else
    {
        top_7 = 2.0 * e_12 + 1.0;
    }
    double _S286;
    if(low_2)
    {
        _S286 = 2.0;
    }
    else
    {
        _S286 = 2.0 * e_12 * e_12;
    }
    return Mish_x24init_0(e_12, top_7, top_7 + _S286);
}

__device__ double mish_slope_0(double x_38)
{
    Mish_0 m_14 = mish_parts_0(x_38);
    double _S287;
    if(x_38 < 0.0)
    {
        _S287 = 2.0 * m_14.e_10;
    }
    else
    {
        _S287 = 2.0 * m_14.e_10 * m_14.e_10;
    }
    return m_14.top_5 / m_14.bottom_0 + bounded_0(x_38, 1000.0) * (_S287 / (1.0 + m_14.e_10) * ((m_14.bottom_0 + m_14.top_5) / m_14.bottom_0) / m_14.bottom_0);
}

__device__ double leaky_relu_of_0(double x_39, double slope_0)
{
    if(x_39 > 0.0)
    {
        return x_39;
    }
    bool _S288;
    if(slope_0 == 0.0)
    {
        _S288 = (magnitude_bits_0(x_39)) == 9218868437227405312ULL;
    }
    else
    {
        _S288 = false;
    }
    double _S289;
    if(_S288)
    {
        _S289 = negated_0(slope_0);
    }
    else
    {
        _S289 = slope_0 * x_39;
    }
    return _S289;
}

__device__ double binary_f64_0(uint op_2, double x_40, double y_10, double a_33)
{
    double _S290 = x_40 - y_10;
    double d_5 = magnitude_0(_S290);
    double _S291;
    bool _S292;
    switch(op_2)
    {
    case 0U:
        {
            return x_40 + y_10;
        }
    case 1U:
        {
            return _S290;
        }
    case 2U:
        {
            return x_40 * y_10;
        }
    case 3U:
        {
            return x_40 / y_10;
        }
    case 4U:
        {
            return pow_of_0(x_40, y_10);
        }
    case 5U:
        {
            if(is_nan_0(x_40))
            {
                _S292 = true;
            }
            else
            {
                _S292 = x_40 > y_10;
            }
            if(_S292)
            {
                _S291 = x_40;
            }
            else
            {
                _S291 = y_10;
            }
            return _S291;
        }
    case 6U:
        {
            if(is_nan_0(x_40))
            {
                _S292 = true;
            }
            else
            {
                _S292 = x_40 < y_10;
            }
            if(_S292)
            {
                _S291 = x_40;
            }
            else
            {
                _S291 = y_10;
            }
            return _S291;
        }
    case 7U:
        {
            return truth_0(x_40 == y_10);
        }
    case 8U:
        {
            return truth_0(!(x_40 == y_10));
        }
    case 9U:
        {
            return truth_0(x_40 < y_10);
        }
    case 10U:
        {
            return truth_0(x_40 <= y_10);
        }
    case 11U:
        {
            return truth_0(x_40 > y_10);
        }
    case 12U:
        {
            return truth_0(x_40 >= y_10);
        }
    case 13U:
        {
            if(!(x_40 == 0.0))
            {
                _S292 = !(y_10 == 0.0);
            }
            else
            {
                _S292 = false;
            }
            return truth_0(_S292);
        }
    case 14U:
        {
            if(!(x_40 == 0.0))
            {
                _S292 = true;
            }
            else
            {
                _S292 = !(y_10 == 0.0);
            }
            return truth_0(_S292);
        }
    case 15U:
        {
            return truth_0((x_40 == 0.0) != (y_10 == 0.0));
        }
    case 16U:
        {
            return x_40 + a_33 * y_10;
        }
    case 17U:
        {
            double _S293 = floor_div_of_0(x_40, y_10);
            return _S293;
        }
    case 18U:
        {
            double _S294 = remainder_of_0(x_40, y_10);
            return _S294;
        }
    case 19U:
        {
            if(y_10 <= 0.0)
            {
                _S291 = 0.0;
            }
            else
            {
                _S291 = x_40;
            }
            return _S291;
        }
    case 20U:
        {
            if(y_10 > 0.0)
            {
                _S291 = x_40;
            }
            else
            {
                if(a_33 == 0.0)
                {
                    _S291 = 0.0;
                }
                else
                {
                    _S291 = a_33 * x_40;
                }
            }
            return _S291;
        }
    case 21U:
        {
            if(y_10 > 0.0)
            {
                _S291 = x_40;
            }
            else
            {
                _S291 = x_40 * a_33 * exp_of_0(y_10);
            }
            return _S291;
        }
    case 22U:
        {
            return x_40 * gelu_erf_slope_0(y_10);
        }
    case 23U:
        {
            return x_40 * gelu_tanh_slope_0(y_10);
        }
    case 24U:
        {
            double s_8 = sigmoid_of_0(y_10);
            return x_40 * s_8 * (1.0 + bounded_0(y_10, 1000.0) * (1.0 - s_8));
        }
    case 25U:
        {
            return x_40 * sigmoid_of_0(a_33 * y_10);
        }
    case 26U:
        {
            return x_40 * y_10 * (1.0 - y_10);
        }
    case 27U:
        {
            return x_40 * (1.0 - y_10 * y_10);
        }
    case 28U:
        {
            return bce_of_0(x_40, y_10);
        }
    case 29U:
        {
            return bce_logits_of_0(x_40, y_10);
        }
    case 39U:
        {
            return bce_logits_grad_of_0(x_40, y_10);
        }
    case 40U:
        {
            return x_40 / y_10 * a_33;
        }
    case 30U:
        {
            if(d_5 <= a_33)
            {
                _S291 = 0.5 * _S290 * _S290;
            }
            else
            {
                _S291 = (a_33 + a_33) * (magnitude_0(0.5 * x_40 - 0.5 * y_10) - 0.25 * a_33);
            }
            return _S291;
        }
    case 31U:
        {
            if(d_5 < a_33)
            {
                _S291 = 0.5 * _S290 * _S290 / a_33;
            }
            else
            {
                _S291 = d_5 - 0.5 * a_33;
            }
            return _S291;
        }
    case 32U:
        {
            return x_40 * logistic_slope_0(y_10, a_33);
        }
    case 33U:
        {
            double _S295 = 1.0 + magnitude_0(y_10);
            return x_40 / _S295 / _S295;
        }
    case 34U:
        {
            if((magnitude_0(y_10)) < 3.0)
            {
                _S291 = x_40 / 6.0;
            }
            else
            {
                _S291 = 0.0;
            }
            return _S291;
        }
    case 35U:
        {
            if(y_10 >= 3.0)
            {
                _S291 = x_40;
            }
            else
            {
                if(y_10 <= -3.0)
                {
                    _S291 = 0.0;
                }
                else
                {
                    _S291 = x_40 * ((y_10 + y_10 + 3.0) / 6.0);
                }
            }
            return _S291;
        }
    case 36U:
        {
            return x_40 * mish_slope_0(y_10);
        }
    case 37U:
        {
            return leaky_relu_of_0(x_40, y_10);
        }
    default:
        {
            if(x_40 == 0.0)
            {
                _S291 = 0.0;
            }
            else
            {
                _S291 = x_40 * y_10;
            }
            return _S291;
        }
    }
}

__device__ ulonglong BinaryF64_of_0(Spec_0 * spec_5, PointArguments_0 * a_34, ulonglong i_23, ulonglong x_41, ulonglong y_11, ulonglong z_3)
{
    uint _S296 = spec_5->op_0;
    double _S297 = real_from_0(spec_5, 1U, x_41);
    double _S298 = real_from_0(spec_5, 2U, y_11);
    double r_9 = binary_f64_0(_S296, _S297, _S298, real_of_0(a_34->a_0));
    uint _S299 = Spec_type_0(spec_5, 0U);
    return of_f64_0(_S299, bits_of_0(r_9));
}

__device__ void Point_run_2(Spec_0 * spec_6, PointArguments_0 * a_35, uint group_2, uint lane_2)
{
    bool _S300 = (a_35->geometry_0) == 0ULL;
    ulonglong first_4 = ulonglong(group_2) * 1024ULL;
    for(;;)
    {
        ulonglong _S301 = a_35->count_0;
        if(first_4 < (a_35->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_2;
        if(_S300)
        {
            begin_2 = first_4 + ulonglong(lane_2 * 4U);
        }
        else
        {
            begin_2 = first_4 + ulonglong(lane_2);
        }
        uint _S302;
        if(_S300)
        {
            _S302 = 1U;
        }
        else
        {
            _S302 = 256U;
        }
        ulonglong _S303 = ulonglong(_S302);
        bool whole_3;
        if(_S300)
        {
            whole_3 = (begin_2 + 4ULL) <= _S301;
        }
        else
        {
            whole_3 = false;
        }
        FixedArray<Four_0, 4>  x_42;
        FixedArray<Place_0, 4>  places_2;
        if(whole_3)
        {
            uint _S304 = Spec_type_0(spec_6, 1U);
            uint size_10 = size_of_0(_S304);
            uint _S305 = a_35->steps_0;
            if((((a_35->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S306 = Point_base_1(a_35, int(1));
                x_42[int(1)] = load4_0(size_10, _S306, begin_2);
            }
            else
            {
                ulonglong _S307 = Point_base_1(a_35, int(1));
                ulonglong _S308 = load_0(size_10, _S307, 0LL);
                (&x_42[int(1)])->e_0[int(0)] = _S308;
                (&x_42[int(1)])->e_0[int(1)] = _S308;
                (&x_42[int(1)])->e_0[int(2)] = _S308;
                (&x_42[int(1)])->e_0[int(3)] = _S308;
            }
            uint _S309 = Spec_type_0(spec_6, 2U);
            uint size_11 = size_of_0(_S309);
            if(((_S305 >> int(1)) & 1U) != 0U)
            {
                ulonglong _S310 = Point_base_1(a_35, int(2));
                x_42[int(2)] = load4_0(size_11, _S310, begin_2);
            }
            else
            {
                ulonglong _S311 = Point_base_1(a_35, int(2));
                ulonglong _S312 = load_0(size_11, _S311, 0LL);
                (&x_42[int(2)])->e_0[int(0)] = _S312;
                (&x_42[int(2)])->e_0[int(1)] = _S312;
                (&x_42[int(2)])->e_0[int(2)] = _S312;
                (&x_42[int(2)])->e_0[int(3)] = _S312;
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
                        if(begin_2 >= _S301)
                        {
                            break;
                        }
                        Place_0 _S313 = place_of_2(a_35, begin_2);
                        places_2[int(0)] = _S313;
                        uint _S314 = Spec_type_0(spec_6, 1U);
                        uint _S315 = size_of_0(_S314);
                        ulonglong _S316 = Point_base_1(a_35, int(1));
                        ulonglong _S317 = load_0(_S315, _S316, (&places_2[int(0)])->at_0[int(1)]);
                        (&x_42[int(1)])->e_0[int(0)] = _S317;
                        uint _S318 = Spec_type_0(spec_6, 2U);
                        uint _S319 = size_of_0(_S318);
                        ulonglong _S320 = Point_base_1(a_35, int(2));
                        ulonglong _S321 = load_0(_S319, _S320, (&places_2[int(0)])->at_0[int(2)]);
                        (&x_42[int(2)])->e_0[int(0)] = _S321;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_24 = begin_2 + _S303;
                        if(i_24 >= _S301)
                        {
                            break;
                        }
                        Place_0 _S322 = place_of_2(a_35, i_24);
                        places_2[int(1)] = _S322;
                        uint _S323 = Spec_type_0(spec_6, 1U);
                        uint _S324 = size_of_0(_S323);
                        ulonglong _S325 = Point_base_1(a_35, int(1));
                        ulonglong _S326 = load_0(_S324, _S325, (&places_2[int(1)])->at_0[int(1)]);
                        (&x_42[int(1)])->e_0[int(1)] = _S326;
                        uint _S327 = Spec_type_0(spec_6, 2U);
                        uint _S328 = size_of_0(_S327);
                        ulonglong _S329 = Point_base_1(a_35, int(2));
                        ulonglong _S330 = load_0(_S328, _S329, (&places_2[int(1)])->at_0[int(2)]);
                        (&x_42[int(2)])->e_0[int(1)] = _S330;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_25 = begin_2 + 2ULL * _S303;
                        if(i_25 >= _S301)
                        {
                            break;
                        }
                        Place_0 _S331 = place_of_2(a_35, i_25);
                        places_2[int(2)] = _S331;
                        uint _S332 = Spec_type_0(spec_6, 1U);
                        uint _S333 = size_of_0(_S332);
                        ulonglong _S334 = Point_base_1(a_35, int(1));
                        ulonglong _S335 = load_0(_S333, _S334, (&places_2[int(2)])->at_0[int(1)]);
                        (&x_42[int(1)])->e_0[int(2)] = _S335;
                        uint _S336 = Spec_type_0(spec_6, 2U);
                        uint _S337 = size_of_0(_S336);
                        ulonglong _S338 = Point_base_1(a_35, int(2));
                        ulonglong _S339 = load_0(_S337, _S338, (&places_2[int(2)])->at_0[int(2)]);
                        (&x_42[int(2)])->e_0[int(2)] = _S339;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_26 = begin_2 + 3ULL * _S303;
                        if(i_26 >= _S301)
                        {
                            break;
                        }
                        Place_0 _S340 = place_of_2(a_35, i_26);
                        places_2[int(3)] = _S340;
                        uint _S341 = Spec_type_0(spec_6, 1U);
                        uint _S342 = size_of_0(_S341);
                        ulonglong _S343 = Point_base_1(a_35, int(1));
                        ulonglong _S344 = load_0(_S342, _S343, (&places_2[int(3)])->at_0[int(1)]);
                        (&x_42[int(1)])->e_0[int(3)] = _S344;
                        uint _S345 = Spec_type_0(spec_6, 2U);
                        uint _S346 = size_of_0(_S345);
                        ulonglong _S347 = Point_base_1(a_35, int(2));
                        ulonglong _S348 = load_0(_S346, _S347, (&places_2[int(3)])->at_0[int(2)]);
                        (&x_42[int(2)])->e_0[int(3)] = _S348;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_12;
        ulonglong _S349 = BinaryF64_of_0(spec_6, a_35, begin_2, (&x_42[int(1)])->e_0[int(0)], (&x_42[int(2)])->e_0[int(0)], (&x_42[int(3)])->e_0[int(0)]);
        (&y_12)->e_0[int(0)] = _S349;
        ulonglong _S350 = begin_2 + _S303;
        ulonglong _S351 = BinaryF64_of_0(spec_6, a_35, _S350, (&x_42[int(1)])->e_0[int(1)], (&x_42[int(2)])->e_0[int(1)], (&x_42[int(3)])->e_0[int(1)]);
        (&y_12)->e_0[int(1)] = _S351;
        ulonglong _S352 = begin_2 + 2ULL * _S303;
        ulonglong _S353 = BinaryF64_of_0(spec_6, a_35, _S352, (&x_42[int(1)])->e_0[int(2)], (&x_42[int(2)])->e_0[int(2)], (&x_42[int(3)])->e_0[int(2)]);
        (&y_12)->e_0[int(2)] = _S353;
        ulonglong _S354 = begin_2 + 3ULL * _S303;
        ulonglong _S355 = BinaryF64_of_0(spec_6, a_35, _S354, (&x_42[int(1)])->e_0[int(3)], (&x_42[int(2)])->e_0[int(3)], (&x_42[int(3)])->e_0[int(3)]);
        (&y_12)->e_0[int(3)] = _S355;
        uint _S356 = Spec_type_0(spec_6, 0U);
        uint size_12 = size_of_0(_S356);
        if(whole_3)
        {
            Four_0 _S357 = y_12;
            store4_0(size_12, a_35->output_0, begin_2, &_S357);
        }
        else
        {
            if(begin_2 < _S301)
            {
                store_0(size_12, a_35->output_0, (&places_2[int(0)])->at_0[int(0)], (&y_12)->e_0[int(0)]);
            }
            if(_S350 < _S301)
            {
                store_0(size_12, a_35->output_0, (&places_2[int(1)])->at_0[int(0)], (&y_12)->e_0[int(1)]);
            }
            if(_S352 < _S301)
            {
                store_0(size_12, a_35->output_0, (&places_2[int(2)])->at_0[int(0)], (&y_12)->e_0[int(2)]);
            }
            if(_S354 < _S301)
            {
                store_0(size_12, a_35->output_0, (&places_2[int(3)])->at_0[int(0)], (&y_12)->e_0[int(3)]);
            }
        }
        first_4 = first_4 + ulonglong(a_35->groups_0) * 1024ULL;
    }
    return;
}

__device__ Pair_0 expm1_pair_0(double x_43)
{
    Pair_0 _S358 = pair_0(x_43, 0.0);
    Power_0 _S359 = power_of_e_0(&_S358);
    double t_4 = power_of_2_real_0(_S359.n_0);
    Pair_0 whole_4 = sum_of_0(t_4, -1.0);
    Pair_0 _S360 = pair_0(t_4 * _S359.less_0.hi_2, t_4 * _S359.less_0.lo_2);
    Pair_0 _S361 = added_0(&_S360, whole_4.hi_2);
    return sum_of_0(_S361.hi_2, _S361.lo_2 + whole_4.lo_2);
}

__device__ double expm1_of_0(double x_44)
{
    double a_36 = magnitude_0(x_44);
    if(a_36 < 5.5511151231257827e-17)
    {
        return x_44;
    }
    if(a_36 < 50.0)
    {
        return expm1_pair_0(x_44).hi_2;
    }
    double _S362;
    if(x_44 < 0.0)
    {
        _S362 = -1.0;
    }
    else
    {
        _S362 = exp_of_0(x_44);
    }
    return _S362;
}

struct Angle_0
{
    uint quarters_0;
    Pair_0 rest_7;
};

__device__ Angle_0 Angle_x24init_0(uint quarters_1, Pair_0 * rest_8)
{
    Angle_0 _S363;
    (&_S363)->quarters_0 = quarters_1;
    (&_S363)->rest_7 = *rest_8;
    return _S363;
}

__device__ Angle_0 angle_of_0(double x_45)
{
    Pair_0 _S364 = pair_0(x_45, 0.0);
    Angle_0 _S365 = Angle_x24init_0(0U, &_S364);
    Angle_0 r_10 = _S365;
    if(x_45 < 0.78539816339744828)
    {
        return r_10;
    }
    ulonglong u_14 = bits_of_0(x_45);
    uint _S366 = low_0(u_14);
    uint _S367 = ((high_0(u_14)) & 1048575U) | 1048576U;
    uint skip_0 = uint(u_14 >> int(52)) - 1013U;
    uint _S368 = skip_0 >> int(5);
    uint _S369 = skip_0 & 31U;
    FixedArray<uint, 6>  v_21;
    uint _S370 = _S368 + 5U;
    bool _S371 = _S369 == 0U;
    uint w_2;
    if(_S371)
    {
        w_2 = c_0[_S370];
    }
    else
    {
        w_2 = ((c_0[_S370]) << _S369) | ((c_0[_S370 + 1U]) >> (32U - _S369));
    }
    ulonglong _S372 = ulonglong(_S366);
    ulonglong _S373 = ulonglong(w_2);
    ulonglong p_10 = _S372 * _S373;
    ulonglong _S374 = ulonglong(low_0(p_10)) + ulonglong(low_0(0ULL));
    v_21[0U] = low_0(_S374);
    ulonglong _S375 = ulonglong(high_0(_S374)) + ulonglong(high_0(p_10)) + ulonglong(high_0(0ULL));
    ulonglong _S376 = ulonglong(_S367);
    ulonglong _S377 = _S376 * _S373;
    uint at_11 = _S370 - 1U;
    if(_S371)
    {
        w_2 = c_0[at_11];
    }
    else
    {
        w_2 = ((c_0[at_11]) << _S369) | ((c_0[at_11 + 1U]) >> (32U - _S369));
    }
    ulonglong _S378 = ulonglong(w_2);
    ulonglong p_11 = _S372 * _S378;
    ulonglong sum_0 = _S375 + (ulonglong(low_0(p_11)) + ulonglong(low_0(_S377)));
    v_21[1U] = low_0(sum_0);
    ulonglong _S379 = ulonglong(high_0(sum_0)) + ulonglong(high_0(p_11)) + ulonglong(high_0(_S377));
    ulonglong _S380 = _S376 * _S378;
    uint at_12 = _S370 - 2U;
    if(_S371)
    {
        w_2 = c_0[at_12];
    }
    else
    {
        w_2 = ((c_0[at_12]) << _S369) | ((c_0[at_12 + 1U]) >> (32U - _S369));
    }
    ulonglong _S381 = ulonglong(w_2);
    ulonglong p_12 = _S372 * _S381;
    ulonglong sum_1 = _S379 + (ulonglong(low_0(p_12)) + ulonglong(low_0(_S380)));
    v_21[2U] = low_0(sum_1);
    ulonglong _S382 = ulonglong(high_0(sum_1)) + ulonglong(high_0(p_12)) + ulonglong(high_0(_S380));
    ulonglong _S383 = _S376 * _S381;
    uint at_13 = _S370 - 3U;
    if(_S371)
    {
        w_2 = c_0[at_13];
    }
    else
    {
        w_2 = ((c_0[at_13]) << _S369) | ((c_0[at_13 + 1U]) >> (32U - _S369));
    }
    ulonglong _S384 = ulonglong(w_2);
    ulonglong p_13 = _S372 * _S384;
    ulonglong sum_2 = _S382 + (ulonglong(low_0(p_13)) + ulonglong(low_0(_S383)));
    v_21[3U] = low_0(sum_2);
    ulonglong _S385 = ulonglong(high_0(sum_2)) + ulonglong(high_0(p_13)) + ulonglong(high_0(_S383));
    ulonglong _S386 = _S376 * _S384;
    uint at_14 = _S370 - 4U;
    if(_S371)
    {
        w_2 = c_0[at_14];
    }
    else
    {
        w_2 = ((c_0[at_14]) << _S369) | ((c_0[at_14 + 1U]) >> (32U - _S369));
    }
    ulonglong _S387 = ulonglong(w_2);
    ulonglong p_14 = _S372 * _S387;
    ulonglong sum_3 = _S385 + (ulonglong(low_0(p_14)) + ulonglong(low_0(_S386)));
    v_21[4U] = low_0(sum_3);
    ulonglong _S388 = ulonglong(high_0(sum_3)) + ulonglong(high_0(p_14)) + ulonglong(high_0(_S386));
    ulonglong _S389 = _S376 * _S387;
    uint at_15 = _S370 - 5U;
    if(_S371)
    {
        w_2 = c_0[at_15];
    }
    else
    {
        w_2 = ((c_0[at_15]) << _S369) | ((c_0[at_15 + 1U]) >> (32U - _S369));
    }
    v_21[5U] = low_0(_S388 + (ulonglong(low_0(_S372 * ulonglong(w_2))) + ulonglong(low_0(_S389))));
    uint _S390 = (v_21[int(5)] + 536870912U) >> int(30);
    (&r_10)->quarters_0 = _S390;
    uint _S391 = v_21[int(5)] - (_S390 << int(30));
    v_21[int(5)] = _S391;
    bool negative_1 = (_S391 >> int(31)) != 0U;
    Pair_0 _S392 = pair_0(0.0, 0.0);
    if(negative_1)
    {
        w_2 = ~v_21[5U];
    }
    else
    {
        w_2 = v_21[5U];
    }
    Pair_0 s_9 = sum_of_0(_S392.hi_2, double(w_2) * 9.31322574615478516e-10);
    Pair_0 _S393 = pair_0(s_9.hi_2, _S392.lo_2 + s_9.lo_2);
    if(negative_1)
    {
        w_2 = ~v_21[4U];
    }
    else
    {
        w_2 = v_21[4U];
    }
    Pair_0 s_10 = sum_of_0(_S393.hi_2, double(w_2) * 2.16840434497100887e-19);
    Pair_0 _S394 = pair_0(s_10.hi_2, _S393.lo_2 + s_10.lo_2);
    if(negative_1)
    {
        w_2 = ~v_21[3U];
    }
    else
    {
        w_2 = v_21[3U];
    }
    Pair_0 s_11 = sum_of_0(_S394.hi_2, double(w_2) * 5.04870979341447555e-29);
    Pair_0 _S395 = pair_0(s_11.hi_2, _S394.lo_2 + s_11.lo_2);
    if(negative_1)
    {
        w_2 = ~v_21[2U];
    }
    else
    {
        w_2 = v_21[2U];
    }
    Pair_0 s_12 = sum_of_0(_S395.hi_2, double(w_2) * 1.17549435082228751e-38);
    Pair_0 _S396 = pair_0(s_12.hi_2, _S395.lo_2 + s_12.lo_2);
    if(negative_1)
    {
        w_2 = ~v_21[1U];
    }
    else
    {
        w_2 = v_21[1U];
    }
    Pair_0 s_13 = sum_of_0(_S396.hi_2, double(w_2) * 2.73691106313440834e-48);
    Pair_0 _S397 = pair_0(s_13.hi_2, _S396.lo_2 + s_13.lo_2);
    if(negative_1)
    {
        w_2 = ~v_21[0U];
    }
    else
    {
        w_2 = v_21[0U];
    }
    Pair_0 s_14 = sum_of_0(_S397.hi_2, double(w_2) * 6.37236764452980911e-58);
    Pair_0 turns_0 = pair_0(s_14.hi_2, _S397.lo_2 + s_14.lo_2);
    Pair_0 _S398 = pair_0(real_of_0(4609753056924675352ULL), real_of_0(4364452196894661639ULL));
    Pair_0 _S399 = turns_0;
    Pair_0 _S400 = _S398;
    Pair_0 _S401 = times_0(&_S399, &_S400);
    (&r_10)->rest_7 = _S401;
    if(negative_1)
    {
        (&r_10)->rest_7 = pair_0(negated_0((&(&r_10)->rest_7)->hi_2), negated_0((&(&r_10)->rest_7)->lo_2));
    }
    return r_10;
}

__device__ double sine_0(uint quarters_2, Pair_0 * r_11)
{
    double _S402 = r_11->hi_2;
    double z_4 = r_11->hi_2 * r_11->hi_2;
    double half_4 = 0.5 * z_4;
    double near_0 = 1.0 - half_4;
    bool turned_0 = (quarters_2 & 1U) != 0U;
    uint _S403;
    if(turned_0)
    {
        _S403 = 21U;
    }
    else
    {
        _S403 = 13U;
    }
    int _S404;
    if(turned_0)
    {
        _S404 = int(7);
    }
    else
    {
        _S404 = int(8);
    }
    double s_15 = series_0(z_4, _S403, uint(_S404));
    double y_13;
    if(turned_0)
    {
        y_13 = near_0 + (1.0 - near_0 - half_4 + (z_4 * z_4 * s_15 - _S402 * r_11->lo_2));
    }
    else
    {
        y_13 = _S402 + (_S402 * z_4 * s_15 + r_11->lo_2 * near_0);
    }
    if((quarters_2 & 2U) != 0U)
    {
        y_13 = negated_0(y_13);
    }
    else
    {
    }
    return y_13;
}

__device__ double sin_of_0(double x_46)
{
    double a_37 = magnitude_0(x_46);
    if((magnitude_bits_0(x_46)) >= 9218868437227405312ULL)
    {
        return real_nan_0();
    }
    if(a_37 < 3.72529029846191406e-09)
    {
        return x_46;
    }
    Angle_0 angle_0 = angle_of_0(a_37);
    Pair_0 _S405 = angle_0.rest_7;
    double _S406 = sine_0(angle_0.quarters_0, &_S405);
    double _S407;
    if((bits_of_0(x_46)) > 9223372036854775808ULL)
    {
        _S407 = negated_0(_S406);
    }
    else
    {
        _S407 = _S406;
    }
    return _S407;
}

__device__ double cos_of_0(double x_47)
{
    if((magnitude_bits_0(x_47)) >= 9218868437227405312ULL)
    {
        return real_nan_0();
    }
    Angle_0 angle_1 = angle_of_0(magnitude_0(x_47));
    uint _S408 = angle_1.quarters_0 + 1U;
    Pair_0 _S409 = angle_1.rest_7;
    double _S410 = sine_0(_S408, &_S409);
    return _S410;
}

__device__ double tanh_of_0(double x_48)
{
    double a_38 = magnitude_0(x_48);
    bool _S411;
    if(a_38 < 3.72529029846191406e-09)
    {
        _S411 = true;
    }
    else
    {
        _S411 = is_nan_0(x_48);
    }
    if(_S411)
    {
        return x_48;
    }
    if(a_38 > 22.0)
    {
        return with_sign_0(1.0, x_48);
    }
    Pair_0 t_5 = expm1_pair_0(-2.0 * a_38);
    Pair_0 _S412 = t_5;
    Pair_0 _S413 = added_0(&_S412, 2.0);
    Pair_0 _S414 = t_5;
    Pair_0 _S415 = _S413;
    Pair_0 _S416 = over_0(&_S414, &_S415);
    return with_sign_0(_S416.hi_2, x_48);
}

__device__ double softplus_of_0(double x_49, double a_39)
{
    double _S417 = a_39 * x_49;
    double _S418;
    if(_S417 > 0.0)
    {
        _S418 = x_49;
    }
    else
    {
        _S418 = 0.0;
    }
    return _S418 + log1p_of_0(exp_of_0(negated_0(magnitude_0(_S417)))) / a_39;
}

__device__ double erf_of_0(double x_50)
{
    double a_40 = magnitude_0(x_50);
    double z_5 = x_50 * x_50;
    if(!(a_40 < 0.5))
    {
        double _S419;
        if(is_nan_0(x_50))
        {
            _S419 = x_50;
        }
        else
        {
            _S419 = with_sign_0(1.0 - erfc_of_0(a_40), x_50);
        }
        return _S419;
    }
    Pair_0 p_15 = product_of_0(a_40, real_of_0(4607760587169110893ULL));
    return with_sign_0(p_15.hi_2 + (p_15.lo_2 + a_40 * (z_5 * series_0(z_5, 45U, 12U) + real_of_0(4355453881213250944ULL))), x_50);
}

__device__ double log2_of_0(double x_51)
{
    Pair_0 _S420 = pair_0(real_of_0(4609176140021203710ULL), real_of_0(4357082904033627428ULL));
    double _S421 = log_scaled_0(x_51, &_S420);
    return _S421;
}

__device__ double log10_of_0(double x_52)
{
    Pair_0 _S422 = pair_0(real_of_0(4601495173785380110ULL), real_of_0(4353102142499388115ULL));
    double _S423 = log_scaled_0(x_52, &_S422);
    return _S423;
}

__device__ double hardsigmoid_of_0(double x_53)
{
    double v_22 = x_53 + 3.0;
    double low_3;
    if(v_22 < 0.0)
    {
        low_3 = 0.0;
    }
    else
    {
        low_3 = v_22;
    }
    if(6.0 < low_3)
    {
        low_3 = 6.0;
    }
    else
    {
    }
    return low_3 / 6.0;
}

__device__ double round_to_0(double x_54, double scale_1, double step_0)
{
    bool _S424 = step_0 > 0.0;
    double wide_0;
    if(_S424)
    {
        wide_0 = x_54 / step_0;
    }
    else
    {
        wide_0 = x_54 * scale_1;
    }
    if(!((magnitude_0(wide_0)) < 9.007199254740992e+15))
    {
        return x_54;
    }
    double whole_5 = rounded_0(wide_0);
    double y_14;
    if(_S424)
    {
        y_14 = whole_5 * step_0;
    }
    else
    {
        y_14 = whole_5 / scale_1;
    }
    return with_sign_0(y_14, x_54);
}

__device__ double unary_f64_0(uint op_3, double x_55, double a_41, double b_9)
{
    double m_15;
    switch(op_3)
    {
    case 0U:
        {
            return negated_0(x_55);
        }
    case 1U:
        {
            return magnitude_0(x_55);
        }
    case 2U:
        {
            if(is_nan_0(x_55))
            {
                m_15 = x_55;
            }
            else
            {
                m_15 = truth_0(x_55 > 0.0) - truth_0(x_55 < 0.0);
            }
            return m_15;
        }
    case 3U:
        {
            return (F64_sqrt((x_55)));
        }
    case 4U:
        {
            return 1.0 / (F64_sqrt((x_55)));
        }
    case 5U:
        {
            return exp_of_0(x_55);
        }
    case 6U:
        {
            return expm1_of_0(x_55);
        }
    case 7U:
        {
            return log_of_0(x_55);
        }
    case 8U:
        {
            return log1p_of_0(x_55);
        }
    case 9U:
        {
            return 1.0 / x_55;
        }
    case 10U:
        {
            return x_55 * x_55;
        }
    case 11U:
        {
            return sin_of_0(x_55);
        }
    case 12U:
        {
            return cos_of_0(x_55);
        }
    case 13U:
        {
            return floored_0(x_55);
        }
    case 14U:
        {
            return negated_0(floored_0(negated_0(x_55)));
        }
    case 15U:
        {
            return rounded_0(x_55);
        }
    case 16U:
        {
            if(x_55 < 0.0)
            {
                m_15 = 0.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15;
        }
    case 17U:
        {
            if(x_55 < -40.0)
            {
                m_15 = -40.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15 * normal_below_0(x_55);
        }
    case 18U:
        {
            if(x_55 < -40.0)
            {
                m_15 = -40.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15 * sigmoid_of_0(gelu_tanh_inner_0(x_55));
        }
    case 19U:
        {
            if(x_55 < -1000.0)
            {
                m_15 = -1000.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15 / (1.0 + exp_of_0(negated_0(x_55)));
        }
    case 20U:
        {
            return sigmoid_of_0(x_55);
        }
    case 21U:
        {
            return tanh_of_0(x_55);
        }
    case 22U:
        {
            return softplus_of_0(x_55, a_41);
        }
    case 23U:
        {
            return erf_of_0(x_55);
        }
    case 24U:
        {
            return x_55 + a_41;
        }
    case 25U:
        {
            return x_55 * a_41;
        }
    case 26U:
        {
            return pow_of_0(x_55, a_41);
        }
    case 27U:
        {
            return pow_of_0(a_41, x_55);
        }
    case 28U:
        {
            return x_55 / a_41;
        }
    case 29U:
        {
            return a_41 / x_55;
        }
    case 30U:
        {
            if(x_55 < a_41)
            {
                m_15 = a_41;
            }
            else
            {
                m_15 = x_55;
            }
            if(is_nan_0(x_55))
            {
                m_15 = x_55;
            }
            else
            {
                if(b_9 < m_15)
                {
                    m_15 = b_9;
                }
                else
                {
                }
            }
            return m_15;
        }
    case 31U:
        {
            return leaky_relu_of_0(x_55, a_41);
        }
    case 32U:
        {
            if(x_55 > 0.0)
            {
                m_15 = x_55;
            }
            else
            {
                m_15 = a_41 * expm1_of_0(x_55);
            }
            return m_15;
        }
    case 33U:
        {
            return log2_of_0(x_55);
        }
    case 34U:
        {
            return log10_of_0(x_55);
        }
    case 35U:
        {
            if((magnitude_bits_0(x_55)) == 9218868437227405312ULL)
            {
                m_15 = with_sign_0(1.0, x_55);
            }
            else
            {
                m_15 = x_55 / (1.0 + magnitude_0(x_55));
            }
            return m_15;
        }
    case 36U:
        {
            return hardsigmoid_of_0(x_55);
        }
    case 37U:
        {
            if(x_55 < -3.0)
            {
                m_15 = -3.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15 * hardsigmoid_of_0(x_55);
        }
    case 38U:
        {
            Mish_0 m_16 = mish_parts_0(x_55);
            if(x_55 < -1000.0)
            {
                m_15 = -1000.0;
            }
            else
            {
                m_15 = x_55;
            }
            return m_15 * (m_16.top_5 / m_16.bottom_0);
        }
    case 39U:
        {
            return round_to_0(x_55, a_41, b_9);
        }
    case 40U:
        {
            return truth_0(x_55 == 0.0);
        }
    case 41U:
        {
            return truth_0((magnitude_bits_0(x_55)) < 9218868437227405312ULL);
        }
    default:
        {
            return truth_0(is_nan_0(x_55));
        }
    }
}

__device__ ulonglong UnaryF64_of_0(Spec_0 * spec_7, PointArguments_0 * a_42, ulonglong i_27, ulonglong x_56, ulonglong y_15, ulonglong z_6)
{
    uint _S425 = spec_7->op_0;
    double _S426 = real_from_0(spec_7, 1U, x_56);
    double r_12 = unary_f64_0(_S425, _S426, real_of_0(a_42->a_0), real_of_0(a_42->b_0));
    uint _S427 = Spec_type_0(spec_7, 0U);
    return of_f64_0(_S427, bits_of_0(r_12));
}

__device__ void Point_run_3(Spec_0 * spec_8, PointArguments_0 * a_43, uint group_3, uint lane_3)
{
    bool _S428 = (a_43->geometry_0) == 0ULL;
    ulonglong first_5 = ulonglong(group_3) * 1024ULL;
    for(;;)
    {
        ulonglong _S429 = a_43->count_0;
        if(first_5 < (a_43->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_3;
        if(_S428)
        {
            begin_3 = first_5 + ulonglong(lane_3 * 4U);
        }
        else
        {
            begin_3 = first_5 + ulonglong(lane_3);
        }
        uint _S430;
        if(_S428)
        {
            _S430 = 1U;
        }
        else
        {
            _S430 = 256U;
        }
        ulonglong _S431 = ulonglong(_S430);
        bool whole_6;
        if(_S428)
        {
            whole_6 = (begin_3 + 4ULL) <= _S429;
        }
        else
        {
            whole_6 = false;
        }
        FixedArray<Four_0, 4>  x_57;
        FixedArray<Place_0, 4>  places_3;
        if(whole_6)
        {
            uint _S432 = Spec_type_0(spec_8, 1U);
            uint size_13 = size_of_0(_S432);
            if((((a_43->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S433 = Point_base_2(a_43, int(1));
                x_57[int(1)] = load4_0(size_13, _S433, begin_3);
            }
            else
            {
                ulonglong _S434 = Point_base_2(a_43, int(1));
                ulonglong _S435 = load_0(size_13, _S434, 0LL);
                (&x_57[int(1)])->e_0[int(0)] = _S435;
                (&x_57[int(1)])->e_0[int(1)] = _S435;
                (&x_57[int(1)])->e_0[int(2)] = _S435;
                (&x_57[int(1)])->e_0[int(3)] = _S435;
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
                        if(begin_3 >= _S429)
                        {
                            break;
                        }
                        Place_0 _S436 = place_of_3(a_43, begin_3);
                        places_3[int(0)] = _S436;
                        uint _S437 = Spec_type_0(spec_8, 1U);
                        uint _S438 = size_of_0(_S437);
                        ulonglong _S439 = Point_base_2(a_43, int(1));
                        ulonglong _S440 = load_0(_S438, _S439, (&places_3[int(0)])->at_0[int(1)]);
                        (&x_57[int(1)])->e_0[int(0)] = _S440;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_28 = begin_3 + _S431;
                        if(i_28 >= _S429)
                        {
                            break;
                        }
                        Place_0 _S441 = place_of_3(a_43, i_28);
                        places_3[int(1)] = _S441;
                        uint _S442 = Spec_type_0(spec_8, 1U);
                        uint _S443 = size_of_0(_S442);
                        ulonglong _S444 = Point_base_2(a_43, int(1));
                        ulonglong _S445 = load_0(_S443, _S444, (&places_3[int(1)])->at_0[int(1)]);
                        (&x_57[int(1)])->e_0[int(1)] = _S445;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_29 = begin_3 + 2ULL * _S431;
                        if(i_29 >= _S429)
                        {
                            break;
                        }
                        Place_0 _S446 = place_of_3(a_43, i_29);
                        places_3[int(2)] = _S446;
                        uint _S447 = Spec_type_0(spec_8, 1U);
                        uint _S448 = size_of_0(_S447);
                        ulonglong _S449 = Point_base_2(a_43, int(1));
                        ulonglong _S450 = load_0(_S448, _S449, (&places_3[int(2)])->at_0[int(1)]);
                        (&x_57[int(1)])->e_0[int(2)] = _S450;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_30 = begin_3 + 3ULL * _S431;
                        if(i_30 >= _S429)
                        {
                            break;
                        }
                        Place_0 _S451 = place_of_3(a_43, i_30);
                        places_3[int(3)] = _S451;
                        uint _S452 = Spec_type_0(spec_8, 1U);
                        uint _S453 = size_of_0(_S452);
                        ulonglong _S454 = Point_base_2(a_43, int(1));
                        ulonglong _S455 = load_0(_S453, _S454, (&places_3[int(3)])->at_0[int(1)]);
                        (&x_57[int(1)])->e_0[int(3)] = _S455;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_16;
        ulonglong _S456 = UnaryF64_of_0(spec_8, a_43, begin_3, (&x_57[int(1)])->e_0[int(0)], (&x_57[int(2)])->e_0[int(0)], (&x_57[int(3)])->e_0[int(0)]);
        (&y_16)->e_0[int(0)] = _S456;
        ulonglong _S457 = begin_3 + _S431;
        ulonglong _S458 = UnaryF64_of_0(spec_8, a_43, _S457, (&x_57[int(1)])->e_0[int(1)], (&x_57[int(2)])->e_0[int(1)], (&x_57[int(3)])->e_0[int(1)]);
        (&y_16)->e_0[int(1)] = _S458;
        ulonglong _S459 = begin_3 + 2ULL * _S431;
        ulonglong _S460 = UnaryF64_of_0(spec_8, a_43, _S459, (&x_57[int(1)])->e_0[int(2)], (&x_57[int(2)])->e_0[int(2)], (&x_57[int(3)])->e_0[int(2)]);
        (&y_16)->e_0[int(2)] = _S460;
        ulonglong _S461 = begin_3 + 3ULL * _S431;
        ulonglong _S462 = UnaryF64_of_0(spec_8, a_43, _S461, (&x_57[int(1)])->e_0[int(3)], (&x_57[int(2)])->e_0[int(3)], (&x_57[int(3)])->e_0[int(3)]);
        (&y_16)->e_0[int(3)] = _S462;
        uint _S463 = Spec_type_0(spec_8, 0U);
        uint size_14 = size_of_0(_S463);
        if(whole_6)
        {
            Four_0 _S464 = y_16;
            store4_0(size_14, a_43->output_0, begin_3, &_S464);
        }
        else
        {
            if(begin_3 < _S429)
            {
                store_0(size_14, a_43->output_0, (&places_3[int(0)])->at_0[int(0)], (&y_16)->e_0[int(0)]);
            }
            if(_S457 < _S429)
            {
                store_0(size_14, a_43->output_0, (&places_3[int(1)])->at_0[int(0)], (&y_16)->e_0[int(1)]);
            }
            if(_S459 < _S429)
            {
                store_0(size_14, a_43->output_0, (&places_3[int(2)])->at_0[int(0)], (&y_16)->e_0[int(2)]);
            }
            if(_S461 < _S429)
            {
                store_0(size_14, a_43->output_0, (&places_3[int(3)])->at_0[int(0)], (&y_16)->e_0[int(3)]);
            }
        }
        first_5 = first_5 + ulonglong(a_43->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_unary_f64(PointArguments_0 a_44, Spec_0 spec_9)
{
    uint _S465 = blockIdx.x;
    uint _S466 = threadIdx.x;
    Spec_0 _S467 = spec_9;
    PointArguments_0 _S468 = a_44;
    Point_run_3(&_S467, &_S468, _S465, _S466);
    return;
}

extern "C" __global__ void mpt_binary_f64(PointArguments_0 a_45, Spec_0 spec_10)
{
    uint _S469 = blockIdx.x;
    uint _S470 = threadIdx.x;
    Spec_0 _S471 = spec_10;
    PointArguments_0 _S472 = a_45;
    Point_run_2(&_S471, &_S472, _S469, _S470);
    return;
}

extern "C" __global__ void mpt_ternary_f64(PointArguments_0 a_46, Spec_0 spec_11)
{
    uint _S473 = blockIdx.x;
    uint _S474 = threadIdx.x;
    Spec_0 _S475 = spec_11;
    PointArguments_0 _S476 = a_46;
    Point_run_1(&_S475, &_S476, _S473, _S474);
    return;
}

extern "C" __global__ void mpt_arange_f64(PointArguments_0 a_47, Spec_0 spec_12)
{
    uint _S477 = blockIdx.x;
    uint _S478 = threadIdx.x;
    Spec_0 _S479 = spec_12;
    PointArguments_0 _S480 = a_47;
    Point_run_0(&_S479, &_S480, _S477, _S478);
    return;
}

