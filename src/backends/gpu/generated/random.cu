// The kernels of random.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
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
    uint4  c_0 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
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
        ulonglong p_0 = 3528531795ULL * ulonglong(c_0.x);
        ulonglong q_0 = 3449720151ULL * ulonglong(c_0.z);
        uint4  _S4 = make_uint4 (((high_0(q_0)) ^ (c_0.y)) ^ k0_0, low_0(q_0), ((high_0(p_0)) ^ (c_0.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_0 = _S4;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_0;
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

__device__ uint word_of_0(uint4  c_1, uint k_1)
{
    uint _S13;
    if(k_1 == 0U)
    {
        _S13 = c_1.x;
    }
    else
    {
        if(k_1 == 1U)
        {
            _S13 = c_1.y;
        }
        else
        {
            if(k_1 == 2U)
            {
                _S13 = c_1.z;
            }
            else
            {
                _S13 = c_1.w;
            }
        }
    }
    return _S13;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ uint top_bit_0(uint v_2)
{
    uint _S14;
    uint at_1;
    if(v_2 >= 65536U)
    {
        _S14 = v_2 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S14 = v_2;
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

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_4 = u_0 & 2147483647U;
    uint sign_0 = u_0 & 2147483648U;
    uint e_0 = a_4 >> int(23);
    uint m_0 = a_4 & 8388607U;
    if(a_4 == 0U)
    {
        return join_0(sign_0, 0U);
    }
    uint m_1;
    if(e_0 == 255U)
    {
        uint _S16 = (sign_0 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S16 | m_1, m_0 << int(29));
    }
    uint e_1;
    if(e_0 == 0U)
    {
        uint top_0 = top_bit_0(m_0);
        uint _S17 = top_0 + 874U;
        m_1 = (m_0 << (23U - top_0)) & 8388607U;
        e_1 = _S17;
    }
    else
    {
        uint e_2 = e_0 + 896U;
        m_1 = m_0;
        e_1 = e_2;
    }
    return join_0((sign_0 | (e_1 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
}

__device__ ulonglong right_odd_0(ulonglong v_3, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_3;
    }
    int _S18;
    if(s_0 >= 64U)
    {
        if(v_3 != 0ULL)
        {
            _S18 = int(1);
        }
        else
        {
            _S18 = int(0);
        }
        return ulonglong(_S18);
    }
    ulonglong _S19 = v_3 >> s_0;
    if((v_3 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S18 = int(1);
    }
    else
    {
        _S18 = int(0);
    }
    return _S19 | ulonglong(_S18);
}

__device__ ulonglong right_nearest_0(ulonglong v_4, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_4;
    }
    bool _S20;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S20 = v_4 > 9223372036854775808ULL;
        }
        else
        {
            _S20 = false;
        }
        int _S21;
        if(_S20)
        {
            _S21 = int(1);
        }
        else
        {
            _S21 = int(0);
        }
        return ulonglong(_S21);
    }
    ulonglong q_1 = v_4 >> s_1;
    ulonglong rest_1 = v_4 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_1 > half_0)
    {
        _S20 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S20 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S20 = false;
        }
    }
    ulonglong _S22;
    if(_S20)
    {
        _S22 = q_1 + 1ULL;
    }
    else
    {
        _S22 = q_1;
    }
    return _S22;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S23 = high_0(u_1);
    uint sign_1 = _S23 & 2147483648U;
    uint e_3 = (_S23 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_3 == 2047U)
    {
        uint _S24 = (sign_1 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S24 | s_2;
    }
    if(e_3 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_1 | s_2;
    }
    if(e_3 == 0U)
    {
        bool _S25;
        if(odd_0)
        {
            _S25 = m_2 != 0ULL;
        }
        else
        {
            _S25 = false;
        }
        int _S26;
        if(_S25)
        {
            _S26 = int(1);
        }
        else
        {
            _S26 = int(0);
        }
        return sign_1 | uint(_S26);
    }
    ulonglong m_3;
    if(e_3 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_3 - 896U) << int(52));
        s_2 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_3), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_2);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_2);
    }
    return sign_1 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S27 = high_0(u_2);
    uint _S28 = _S27 >> int(31);
    bool negative_0 = _S28 != 0U;
    uint e_4 = (_S27 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S29;
    if(e_4 == 2047U)
    {
        _S29 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S29 = false;
    }
    if(_S29)
    {
        return 0LL;
    }
    if(e_4 < 1023U)
    {
        return 0LL;
    }
    if(e_4 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S28));
    }
    ulonglong m_7;
    if(e_4 >= 1075U)
    {
        m_7 = m_6 << (e_4 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_4);
    }
    longlong _S30;
    if(negative_0)
    {
        _S30 = longlong(0ULL - m_7);
    }
    else
    {
        _S30 = longlong(m_7);
    }
    return _S30;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_5)
{
    longlong _S31;
    switch(type_1)
    {
    case 7U:
        {
            if(v_5 < -128LL)
            {
                _S31 = -128LL;
            }
            else
            {
                if(v_5 > 127LL)
                {
                    _S31 = 127LL;
                }
                else
                {
                    _S31 = v_5;
                }
            }
            return _S31;
        }
    case 8U:
        {
            if(v_5 < 0LL)
            {
                _S31 = 0LL;
            }
            else
            {
                if(v_5 > 255LL)
                {
                    _S31 = 255LL;
                }
                else
                {
                    _S31 = v_5;
                }
            }
            return _S31;
        }
    case 9U:
        {
            if(v_5 < -2147483648LL)
            {
                _S31 = -2147483648LL;
            }
            else
            {
                if(v_5 > 2147483647LL)
                {
                    _S31 = 2147483647LL;
                }
                else
                {
                    _S31 = v_5;
                }
            }
            return _S31;
        }
    default:
        {
            return v_5;
        }
    }
}

__device__ uint narrow_0(uint a_5, uint mantissa_0, uint bias_0)
{
    uint e_5 = a_5 >> int(23);
    if(e_5 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_5 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S32 = a_5 & 8388607U;
    uint _S33;
    if(e_5 != 0U)
    {
        _S33 = 8388608U;
    }
    else
    {
        _S33 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S32 | _S33), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_6 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_6 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_6 >> int(13)) & 1023U);
    }
    uint _S34;
    if(a_6 >= 1199566848U)
    {
        _S34 = 31744U;
    }
    else
    {
        _S34 = narrow_0(a_6, 10U, 15U);
    }
    return sign_2 | _S34;
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
    uint _S35;
    if(a_7 >= 1140850688U)
    {
        _S35 = 127U;
    }
    else
    {
        _S35 = (U32_min((narrow_0(a_7, 3U, 7U)), (127U)));
    }
    return sign_3 | _S35;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_8 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_8 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S36;
    if(a_8 >= 1199570944U)
    {
        _S36 = 124U;
    }
    else
    {
        _S36 = (U32_min((narrow_0(a_8, 2U, 15U)), (124U)));
    }
    return sign_4 | _S36;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_7)
{
    switch(type_2)
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

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_8)
{
    switch(type_3)
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
            int _S37;
            if((u_8 << int(1)) != 0ULL)
            {
                _S37 = int(1);
            }
            else
            {
                _S37 = int(0);
            }
            return ulonglong(_S37);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_4, uint u_9)
{
    switch(type_4)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S38;
            if((u_9 << int(1)) != 0U)
            {
                _S38 = int(1);
            }
            else
            {
                _S38 = int(0);
            }
            return ulonglong(_S38);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_4, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_4, u_9);
        }
    }
}

__device__ ulonglong RandomF32_of_0(Spec_0 * spec_0, RandomArguments_0 * a_9, uint4  words_0, uint k_2)
{
    float u_10 = float((word_of_0(words_0, k_2)) >> int(8)) * 5.9604644775390625e-08f;
    float p_2 = (U32_asfloat((low_0(a_9->a_0))));
    float q_2 = (U32_asfloat((low_0(a_9->b_0))));
    float v_6;
    if((spec_0->op_0) == 2U)
    {
        if(u_10 < p_2)
        {
            v_6 = 1.0f;
        }
        else
        {
            v_6 = 0.0f;
        }
    }
    else
    {
        v_6 = p_2 + (q_2 - p_2) * u_10;
    }
    uint _S39 = Spec_type_0(spec_0, 0U);
    return of_f32_0(_S39, (F32_asuint((v_6))));
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

__device__ void store_0(uint size_0, ulonglong base_4, longlong i_5, ulonglong v_7)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S40 = at_4(base_4, i_5);
            *_S40 = uchar(v_7);
            break;
        }
    case 2U:
        {
            ushort * _S41 = at_5(base_4, i_5);
            *_S41 = ushort(v_7);
            break;
        }
    case 4U:
        {
            uint * _S42 = at_6(base_4, i_5);
            *_S42 = uint(v_7);
            break;
        }
    default:
        {
            ulonglong * _S43 = at_7(base_4, i_5);
            *_S43 = v_7;
            break;
        }
    }
    return;
}

__device__ void Random_run_0(Spec_0 * spec_1, RandomArguments_0 * a_10, uint group_0, uint lane_0)
{
    ulonglong _S44 = a_10->output_0;
    ulonglong _S45 = a_10->count_0;
    uint _S46 = a_10->groups_0;
    PointArguments_0 _S47 = PointArguments_x24init_0(a_10->output_0, 0ULL, 0ULL, 0ULL, a_10->geometry_0, a_10->count_0, 0ULL, 0ULL, 0U, a_10->groups_0);
    ulonglong offset_1 = a_10->offset_0 + *(ulonglong *)a_10->shift_0;
    uint skip_0 = (low_0(offset_1)) & 3U;
    uint _S48 = Spec_type_0(spec_1, 0U);
    uint _S49 = size_of_0(_S48);
    ulonglong _S50 = ulonglong(_S46) * 256ULL;
    ulonglong _S51 = ulonglong(skip_0);
    ulonglong _S52 = (_S45 + _S51 + 3ULL) / 4ULL;
    ulonglong block_1 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(block_1 < _S52)
        {
        }
        else
        {
            break;
        }
        uint4  _S53 = philox_0(a_10->seed_0, (offset_1 >> int(2)) + block_1);
        ulonglong _S54 = 4ULL * block_1;
        ulonglong i_6 = _S54 - _S51;
        if(i_6 < _S45)
        {
            PointArguments_0 _S55 = _S47;
            Place_0 _S56 = place_of_0(&_S55, i_6);
            ulonglong _S57 = RandomF32_of_0(spec_1, a_10, _S53, 0U);
            store_0(_S49, _S44, _S56.at_0[int(0)], _S57);
        }
        ulonglong i_7 = _S54 + 1ULL - _S51;
        if(i_7 < _S45)
        {
            PointArguments_0 _S58 = _S47;
            Place_0 _S59 = place_of_0(&_S58, i_7);
            ulonglong _S60 = RandomF32_of_0(spec_1, a_10, _S53, 1U);
            store_0(_S49, _S44, _S59.at_0[int(0)], _S60);
        }
        ulonglong i_8 = _S54 + 2ULL - _S51;
        if(i_8 < _S45)
        {
            PointArguments_0 _S61 = _S47;
            Place_0 _S62 = place_of_0(&_S61, i_8);
            ulonglong _S63 = RandomF32_of_0(spec_1, a_10, _S53, 2U);
            store_0(_S49, _S44, _S62.at_0[int(0)], _S63);
        }
        ulonglong i_9 = _S54 + 3ULL - _S51;
        if(i_9 < _S45)
        {
            PointArguments_0 _S64 = _S47;
            Place_0 _S65 = place_of_0(&_S64, i_9);
            ulonglong _S66 = RandomF32_of_0(spec_1, a_10, _S53, 3U);
            store_0(_S49, _S44, _S65.at_0[int(0)], _S66);
        }
        block_1 = block_1 + _S50;
    }
    return;
}

extern "C" __global__ void mpt_random_f32(RandomArguments_0 a_11, Spec_0 spec_2)
{
    uint _S67 = blockIdx.x;
    uint _S68 = threadIdx.x;
    Spec_0 _S69 = spec_2;
    RandomArguments_0 _S70 = a_11;
    Random_run_0(&_S69, &_S70, _S67, _S68);
    return;
}

