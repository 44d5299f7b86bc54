// The kernels of random_soft.slang for CUDA. Made by `generate`.
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

struct Soft_0
{
    ulonglong bits_0;
};

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
    if(_S14 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S14 = _S14 >> int(4);
        at_1 = at_3;
    }
    if(_S14 >= 4U)
    {
        uint _S15 = _S14 >> int(2);
        at_1 = at_1 + 2U;
        _S14 = _S15;
    }
    return at_1 + (_S14 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_3)
{
    uint _S16 = high_0(v_3);
    uint _S17;
    if(_S16 != 0U)
    {
        _S17 = 32U + top_bit_0(_S16);
    }
    else
    {
        _S17 = top_bit_0(low_0(v_3));
    }
    return _S17;
}

__device__ ulonglong right_nearest_0(ulonglong v_4, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_4;
    }
    bool _S18;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S18 = v_4 > 9223372036854775808ULL;
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
    ulonglong q_1 = v_4 >> s_0;
    ulonglong rest_1 = v_4 & ((1ULL << s_0) - 1ULL);
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

__device__ ulonglong f64_of_i64_0(longlong v_5)
{
    if(v_5 == 0LL)
    {
        return 0ULL;
    }
    bool _S21 = v_5 < 0LL;
    ulonglong m_0;
    if(_S21)
    {
        m_0 = 0ULL - ulonglong(v_5);
    }
    else
    {
        m_0 = ulonglong(v_5);
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

__device__ Soft_0 Soft_x24init_0(int v_6)
{
    Soft_0 _S22;
    bool _S23 = v_6 < int(0);
    uint size_0;
    if(_S23)
    {
        size_0 = 0U - uint(v_6);
    }
    else
    {
        size_0 = uint(v_6);
    }
    ulonglong _S24;
    if(_S23)
    {
        _S24 = 9223372036854775808ULL;
    }
    else
    {
        _S24 = 0ULL;
    }
    (&_S22)->bits_0 = _S24 | (f64_of_i64_0(longlong(ulonglong(size_0))));
    return _S22;
}

__device__ Soft_0 Soft_of_bits_0(ulonglong v_7)
{
    Soft_0 r_0;
    (&r_0)->bits_0 = v_7;
    return r_0;
}

__device__ Soft_0 real_of_0(ulonglong v_8)
{
    return Soft_of_bits_0(v_8);
}

__device__ ulonglong Soft_size_0(Soft_0 * this_1)
{
    return (this_1->bits_0) & 9223372036854775807ULL;
}

__device__ ulonglong Soft_whole_0(Soft_0 * this_2)
{
    ulonglong _S25 = (this_2->bits_0) & 4503599627370495ULL;
    ulonglong _S26 = Soft_size_0(this_2);
    ulonglong _S27;
    if(_S26 >= 4503599627370496ULL)
    {
        _S27 = 4503599627370496ULL;
    }
    else
    {
        _S27 = 0ULL;
    }
    return _S25 | _S27;
}

__device__ int Soft_exponent_0(Soft_0 * this_3)
{
    ulonglong _S28 = Soft_size_0(this_3);
    return (I32_max((int(_S28 >> int(52))), (int(1))));
}

__device__ ulonglong Soft_normal_0(Soft_0 * this_4, int * e_0)
{
    ulonglong _S29 = Soft_whole_0(this_4);
    uint shift_1 = 52U - top_bit64_0(_S29);
    int _S30 = Soft_exponent_0(this_4);
    *e_0 = _S30 - int(shift_1);
    return _S29 << shift_1;
}

__device__ Soft_0 Soft_rounded_0(ulonglong sign_0, ulonglong m_1, int e_1)
{
    if(m_1 == 0ULL)
    {
        return Soft_of_bits_0(sign_0);
    }
    int top_1 = int(top_bit64_0(m_1));
    int biased_0 = top_1 + e_1 + int(1023);
    if(biased_0 >= int(2047))
    {
        return Soft_of_bits_0(sign_0 | 9218868437227405312ULL);
    }
    int right_0;
    if(biased_0 > int(0))
    {
        right_0 = top_1 - int(52);
    }
    else
    {
        right_0 = int(-1074) - e_1;
    }
    ulonglong _S31;
    if(right_0 > int(0))
    {
        _S31 = right_nearest_0(m_1, uint(right_0));
    }
    else
    {
        _S31 = m_1 << uint(- right_0);
    }
    ulonglong _S32;
    if(biased_0 > int(1))
    {
        _S32 = ulonglong(biased_0 - int(1)) << int(52);
    }
    else
    {
        _S32 = 0ULL;
    }
    return Soft_of_bits_0(sign_0 | (_S31 + _S32));
}

__device__ Soft_0 Soft_mul_0(Soft_0 * this_5, Soft_0 * b_3)
{
    ulonglong sign_1 = ((this_5->bits_0) ^ (b_3->bits_0)) & 9223372036854775808ULL;
    ulonglong _S33 = Soft_size_0(this_5);
    ulonglong _S34 = Soft_size_0(b_3);
    ulonglong _S35 = (U64_max((_S33), (_S34)));
    ulonglong _S36 = (U64_min((_S33), (_S34)));
    bool is_exact_0;
    if(_S35 >= 9218868437227405312ULL)
    {
        if(_S35 > 9218868437227405312ULL)
        {
            is_exact_0 = true;
        }
        else
        {
            is_exact_0 = _S36 == 0ULL;
        }
        ulonglong _S37;
        if(is_exact_0)
        {
            _S37 = 9221120237041090560ULL;
        }
        else
        {
            _S37 = sign_1 | 9218868437227405312ULL;
        }
        return Soft_of_bits_0(_S37);
    }
    if(_S36 == 0ULL)
    {
        return Soft_of_bits_0(sign_1);
    }
    int ex_0;
    ulonglong _S38 = Soft_normal_0(this_5, &ex_0);
    ulonglong x_0 = _S38 << int(10);
    int ey_0;
    ulonglong _S39 = Soft_normal_0(b_3, &ey_0);
    ulonglong y_0 = _S39 << int(11);
    ulonglong _S40 = ulonglong(low_0(x_0));
    ulonglong _S41 = ulonglong(low_0(y_0));
    ulonglong low_low_0 = _S40 * _S41;
    ulonglong _S42 = ulonglong(high_0(x_0));
    ulonglong middle_0 = _S42 * _S41;
    ulonglong _S43 = ulonglong(high_0(y_0));
    ulonglong carry_0 = _S40 * _S43 + ulonglong(low_0(middle_0)) + ulonglong(high_0(low_low_0));
    ulonglong upper_0 = _S42 * _S43 + ulonglong(high_0(middle_0)) + ulonglong(high_0(carry_0));
    if((low_0(carry_0)) == 0U)
    {
        is_exact_0 = (low_0(low_low_0)) == 0U;
    }
    else
    {
        is_exact_0 = false;
    }
    int _S44;
    if(is_exact_0)
    {
        _S44 = int(0);
    }
    else
    {
        _S44 = int(1);
    }
    return Soft_rounded_0(sign_1, upper_0 | ulonglong(_S44), ex_0 + ey_0 - int(2107));
}

__device__ Soft_0 Soft_neg_0(Soft_0 * this_6)
{
    return Soft_of_bits_0((this_6->bits_0) ^ 9223372036854775808ULL);
}

__device__ bool Soft_is_nan_0(Soft_0 * this_7)
{
    ulonglong _S45 = Soft_size_0(this_7);
    return _S45 > 9218868437227405312ULL;
}

__device__ ulonglong right_odd_0(ulonglong v_9, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_9;
    }
    int _S46;
    if(s_1 >= 64U)
    {
        if(v_9 != 0ULL)
        {
            _S46 = int(1);
        }
        else
        {
            _S46 = int(0);
        }
        return ulonglong(_S46);
    }
    ulonglong _S47 = v_9 >> s_1;
    if((v_9 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S46 = int(1);
    }
    else
    {
        _S46 = int(0);
    }
    return _S47 | ulonglong(_S46);
}

__device__ Soft_0 Soft_add_0(Soft_0 * this_8, Soft_0 * other_0)
{
    ulonglong _S48 = Soft_size_0(this_8);
    ulonglong _S49 = Soft_size_0(other_0);
    Soft_0 a_4;
    Soft_0 b_4;
    if(_S48 < _S49)
    {
        a_4 = *other_0;
        b_4 = *this_8;
    }
    else
    {
        a_4 = *this_8;
        b_4 = *other_0;
    }
    Soft_0 _S50 = a_4;
    Soft_0 _S51 = b_4;
    bool differ_0 = (((a_4.bits_0) ^ (b_4.bits_0)) & 9223372036854775808ULL) != 0ULL;
    Soft_0 _S52 = a_4;
    ulonglong _S53 = Soft_size_0(&_S52);
    ulonglong m_2;
    if(_S53 >= 9218868437227405312ULL)
    {
        Soft_0 _S54 = a_4;
        bool _S55 = Soft_is_nan_0(&_S54);
        bool _S56;
        if(_S55)
        {
            _S56 = true;
        }
        else
        {
            if(differ_0)
            {
                Soft_0 _S57 = b_4;
                ulonglong _S58 = Soft_size_0(&_S57);
                _S56 = _S58 == 9218868437227405312ULL;
            }
            else
            {
                _S56 = false;
            }
        }
        if(_S56)
        {
            m_2 = 9221120237041090560ULL;
        }
        else
        {
            m_2 = _S50.bits_0;
        }
        return Soft_of_bits_0(m_2);
    }
    Soft_0 _S59 = a_4;
    int _S60 = Soft_exponent_0(&_S59);
    Soft_0 _S61 = a_4;
    ulonglong _S62 = Soft_whole_0(&_S61);
    ulonglong x_1 = _S62 << int(10);
    Soft_0 _S63 = b_4;
    ulonglong _S64 = Soft_whole_0(&_S63);
    ulonglong _S65 = _S64 << int(10);
    Soft_0 _S66 = b_4;
    int _S67 = Soft_exponent_0(&_S66);
    ulonglong y_1 = right_odd_0(_S65, uint(_S60 - _S67));
    if(differ_0)
    {
        m_2 = x_1 - y_1;
    }
    else
    {
        m_2 = x_1 + y_1;
    }
    ulonglong _S68;
    if(m_2 == 0ULL)
    {
        _S68 = ((_S50.bits_0) & (_S51.bits_0)) & 9223372036854775808ULL;
    }
    else
    {
        _S68 = (_S50.bits_0) & 9223372036854775808ULL;
    }
    return Soft_rounded_0(_S68, m_2, _S60 - int(1085));
}

__device__ Soft_0 Soft_sub_0(Soft_0 * this_9, Soft_0 * b_5)
{
    Soft_0 _S69 = Soft_neg_0(b_5);
    Soft_0 _S70 = _S69;
    Soft_0 _S71 = Soft_add_0(this_9, &_S70);
    return _S71;
}

__device__ Soft_0 real_of_i64_0(longlong v_10)
{
    return real_of_0(f64_of_i64_0(v_10));
}

__device__ ulonglong bits_of_0(Soft_0 * v_11)
{
    return v_11->bits_0;
}

__device__ longlong Soft_order_0(Soft_0 * this_10)
{
    ulonglong _S72 = this_10->bits_0;
    longlong _S73;
    if((this_10->bits_0) >= 9223372036854775808ULL)
    {
        ulonglong _S74 = Soft_size_0(this_10);
        _S73 = - longlong(_S74);
    }
    else
    {
        _S73 = longlong(_S72);
    }
    return _S73;
}

__device__ bool Soft_lessThan_0(Soft_0 * this_11, Soft_0 * b_6)
{
    bool _S75 = Soft_is_nan_0(this_11);
    bool _S76;
    if(!_S75)
    {
        bool _S77 = Soft_is_nan_0(b_6);
        _S76 = !_S77;
    }
    else
    {
        _S76 = false;
    }
    if(_S76)
    {
        longlong _S78 = Soft_order_0(this_11);
        longlong _S79 = Soft_order_0(b_6);
        _S76 = _S78 < _S79;
    }
    else
    {
        _S76 = false;
    }
    return _S76;
}

__device__ Soft_0 half_1()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ Soft_0 Soft_div_0(Soft_0 * this_12, Soft_0 * b_7)
{
    ulonglong sign_2 = ((this_12->bits_0) ^ (b_7->bits_0)) & 9223372036854775808ULL;
    ulonglong _S80 = Soft_size_0(this_12);
    ulonglong _S81 = Soft_size_0(b_7);
    bool _S82;
    if(_S80 > 9218868437227405312ULL)
    {
        _S82 = true;
    }
    else
    {
        _S82 = _S81 > 9218868437227405312ULL;
    }
    if(_S82)
    {
        _S82 = true;
    }
    else
    {
        if(_S80 == _S81)
        {
            if(_S80 == 9218868437227405312ULL)
            {
                _S82 = true;
            }
            else
            {
                _S82 = _S80 == 0ULL;
            }
        }
        else
        {
            _S82 = false;
        }
    }
    if(_S82)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    if(_S80 == 9218868437227405312ULL)
    {
        _S82 = true;
    }
    else
    {
        _S82 = _S81 == 0ULL;
    }
    if(_S82)
    {
        return Soft_of_bits_0(sign_2 | 9218868437227405312ULL);
    }
    if(_S80 == 0ULL)
    {
        _S82 = true;
    }
    else
    {
        _S82 = _S81 == 9218868437227405312ULL;
    }
    if(_S82)
    {
        return Soft_of_bits_0(sign_2);
    }
    int ex_1;
    ulonglong _S83 = Soft_normal_0(this_12, &ex_1);
    int ey_1;
    ulonglong _S84 = Soft_normal_0(b_7, &ey_1);
    ulonglong quotient_0 = 0ULL;
    int i_1 = int(0);
    ulonglong rest_2 = _S83;
    for(;;)
    {
        if(i_1 < int(56))
        {
        }
        else
        {
            break;
        }
        bool fits_0 = rest_2 >= _S84;
        ulonglong rest_3;
        if(fits_0)
        {
            rest_3 = rest_2 - _S84;
        }
        else
        {
            rest_3 = rest_2;
        }
        ulonglong _S85 = quotient_0 << int(1);
        int _S86;
        if(fits_0)
        {
            _S86 = int(1);
        }
        else
        {
            _S86 = int(0);
        }
        ulonglong _S87 = _S85 | ulonglong(_S86);
        ulonglong rest_4 = rest_3 << int(1);
        int i_2 = i_1 + int(1);
        quotient_0 = _S87;
        i_1 = i_2;
        rest_2 = rest_4;
    }
    if(rest_2 != 0ULL)
    {
        i_1 = int(1);
    }
    else
    {
        i_1 = int(0);
    }
    return Soft_rounded_0(sign_2, quotient_0 | ulonglong(i_1), ex_1 - ey_1 - int(55));
}

__device__ Soft_0 portable_log_0(Soft_0 * x_2)
{
    ulonglong _S88 = bits_of_0(x_2);
    Soft_0 m_3 = real_of_0((_S88 & 4503599627370495ULL) | 4607182418800017408ULL);
    Soft_0 _S89 = real_of_0(4609047870845172685ULL);
    Soft_0 _S90 = m_3;
    bool _S91 = Soft_lessThan_0(&_S89, &_S90);
    int _S92 = int(uint(_S88 >> int(52))) - int(1023);
    int k_2;
    if(_S91)
    {
        k_2 = int(1);
    }
    else
    {
        k_2 = int(0);
    }
    Soft_0 e_2 = Soft_x24init_0(_S92 + k_2);
    Soft_0 m_4;
    if(_S91)
    {
        Soft_0 _S93 = half_1();
        Soft_0 _S94 = m_3;
        Soft_0 _S95 = _S93;
        Soft_0 _S96 = Soft_mul_0(&_S94, &_S95);
        m_4 = _S96;
    }
    else
    {
        m_4 = m_3;
    }
    Soft_0 kOne_0 = Soft_x24init_0(int(1));
    Soft_0 _S97 = m_4;
    Soft_0 _S98 = kOne_0;
    Soft_0 _S99 = Soft_sub_0(&_S97, &_S98);
    Soft_0 _S100 = m_4;
    Soft_0 _S101 = kOne_0;
    Soft_0 _S102 = Soft_add_0(&_S100, &_S101);
    Soft_0 _S103 = _S99;
    Soft_0 _S104 = _S102;
    Soft_0 _S105 = Soft_div_0(&_S103, &_S104);
    Soft_0 _S106 = _S105;
    Soft_0 _S107 = _S105;
    Soft_0 _S108 = Soft_mul_0(&_S106, &_S107);
    Soft_0 sum_0 = real_of_0(4587023449039406616ULL);
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
        Soft_0 _S109 = sum_0;
        Soft_0 _S110 = _S108;
        Soft_0 _S111 = Soft_mul_0(&_S109, &_S110);
        Soft_0 _S112 = real_of_0(c_0[k_2]);
        Soft_0 _S113 = _S111;
        Soft_0 _S114 = _S112;
        Soft_0 _S115 = Soft_add_0(&_S113, &_S114);
        int k_3 = k_2 + int(1);
        sum_0 = _S115;
        k_2 = k_3;
    }
    Soft_0 _S116 = Soft_x24init_0(int(2));
    Soft_0 _S117 = _S105;
    Soft_0 _S118 = Soft_mul_0(&_S116, &_S117);
    Soft_0 _S119 = _S118;
    Soft_0 _S120 = sum_0;
    Soft_0 _S121 = Soft_mul_0(&_S119, &_S120);
    Soft_0 _S122 = real_of_0(4604418534313441775ULL);
    Soft_0 _S123 = e_2;
    Soft_0 _S124 = _S122;
    Soft_0 _S125 = Soft_mul_0(&_S123, &_S124);
    Soft_0 _S126 = _S121;
    Soft_0 _S127 = _S125;
    Soft_0 _S128 = Soft_add_0(&_S126, &_S127);
    return _S128;
}

__device__ Soft_0 Soft_root_0(Soft_0 * this_13)
{
    ulonglong _S129 = Soft_size_0(this_13);
    bool _S130;
    if(_S129 == 0ULL)
    {
        _S130 = true;
    }
    else
    {
        bool _S131 = Soft_is_nan_0(this_13);
        _S130 = _S131;
    }
    if(_S130)
    {
        _S130 = true;
    }
    else
    {
        _S130 = (this_13->bits_0) == 9218868437227405312ULL;
    }
    if(_S130)
    {
        return *this_13;
    }
    if((this_13->bits_0) >= 9223372036854775808ULL)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    int e_3;
    ulonglong _S132 = Soft_normal_0(this_13, &e_3);
    int i_3;
    if((e_3 & int(1)) != int(0))
    {
        i_3 = int(10);
    }
    else
    {
        i_3 = int(11);
    }
    ulonglong left_0 = _S132 << i_3;
    ulonglong root_0 = 0ULL;
    i_3 = int(0);
    ulonglong rest_5 = 0ULL;
    ulonglong left_1 = left_0;
    for(;;)
    {
        if(i_3 < int(56))
        {
        }
        else
        {
            break;
        }
        ulonglong rest_6 = (rest_5 << int(2)) | (left_1 >> int(62));
        ulonglong left_2 = left_1 << int(2);
        ulonglong next_0 = (root_0 << int(2)) | 1ULL;
        bool fits_1 = rest_6 >= next_0;
        if(fits_1)
        {
            rest_5 = rest_6 - next_0;
        }
        else
        {
            rest_5 = rest_6;
        }
        ulonglong _S133 = root_0 << int(1);
        int _S134;
        if(fits_1)
        {
            _S134 = int(1);
        }
        else
        {
            _S134 = int(0);
        }
        ulonglong _S135 = _S133 | ulonglong(_S134);
        int i_4 = i_3 + int(1);
        root_0 = _S135;
        i_3 = i_4;
        left_1 = left_2;
    }
    if(rest_5 != 0ULL)
    {
        i_3 = int(1);
    }
    else
    {
        i_3 = int(0);
    }
    ulonglong _S136 = root_0 | ulonglong(i_3);
    int _S137 = e_3;
    if((e_3 & int(1)) != int(0))
    {
        i_3 = int(1085);
    }
    else
    {
        i_3 = int(1086);
    }
    return Soft_rounded_0(0ULL, _S136, (_S137 - i_3) / int(2) - int(24));
}

__device__ Soft_0 sqrt_0(Soft_0 * x_3)
{
    Soft_0 _S138 = Soft_root_0(x_3);
    return _S138;
}

__device__ Soft_0 negated_0(Soft_0 * x_4)
{
    ulonglong _S139 = bits_of_0(x_4);
    return real_of_0(_S139 ^ 9223372036854775808ULL);
}

__device__ Soft_0 normal_of_0(uint w0_0, uint w1_0, bool second_0)
{
    Soft_0 unit_0 = real_of_0(4463067230724161536ULL);
    Soft_0 _S140 = Soft_x24init_0(int(-2));
    Soft_0 kOne_1 = Soft_x24init_0(int(1));
    Soft_0 _S141 = real_of_i64_0(longlong(w0_0));
    Soft_0 _S142 = kOne_1;
    Soft_0 _S143 = Soft_add_0(&_S141, &_S142);
    Soft_0 _S144 = _S143;
    Soft_0 _S145 = unit_0;
    Soft_0 _S146 = Soft_mul_0(&_S144, &_S145);
    Soft_0 _S147 = _S146;
    Soft_0 _S148 = portable_log_0(&_S147);
    Soft_0 _S149 = _S140;
    Soft_0 _S150 = _S148;
    Soft_0 _S151 = Soft_mul_0(&_S149, &_S150);
    Soft_0 _S152 = _S151;
    Soft_0 _S153 = sqrt_0(&_S152);
    uint quarters_0 = (w1_0 >> int(30)) + ((w1_0 >> int(29)) & 1U);
    Soft_0 turn_0 = real_of_0(4618760256179416344ULL);
    Soft_0 _S154 = Soft_x24init_0(int(w1_0 - (quarters_0 << int(30))));
    Soft_0 _S155 = unit_0;
    Soft_0 _S156 = Soft_mul_0(&_S154, &_S155);
    Soft_0 _S157 = _S156;
    Soft_0 _S158 = turn_0;
    Soft_0 _S159 = Soft_mul_0(&_S157, &_S158);
    Soft_0 _S160 = _S159;
    Soft_0 _S161 = _S159;
    Soft_0 _S162 = Soft_mul_0(&_S160, &_S161);
    Soft_0 kZero_0 = Soft_x24init_0(int(0));
    Soft_0 c_3 = kZero_0;
    Soft_0 s_2 = kZero_0;
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
        Soft_0 _S163 = c_3;
        Soft_0 _S164 = _S162;
        Soft_0 _S165 = Soft_mul_0(&_S163, &_S164);
        Soft_0 _S166 = real_of_0(cosines_0[k_4]);
        Soft_0 _S167 = _S165;
        Soft_0 _S168 = _S166;
        Soft_0 _S169 = Soft_mul_0(&_S167, &_S168);
        Soft_0 _S170 = kOne_1;
        Soft_0 _S171 = _S169;
        Soft_0 _S172 = Soft_sub_0(&_S170, &_S171);
        Soft_0 _S173 = s_2;
        Soft_0 _S174 = _S162;
        Soft_0 _S175 = Soft_mul_0(&_S173, &_S174);
        Soft_0 _S176 = real_of_0(sines_0[k_4]);
        Soft_0 _S177 = _S175;
        Soft_0 _S178 = _S176;
        Soft_0 _S179 = Soft_mul_0(&_S177, &_S178);
        Soft_0 _S180 = kOne_1;
        Soft_0 _S181 = _S179;
        Soft_0 _S182 = Soft_sub_0(&_S180, &_S181);
        int k_5 = k_4 + int(1);
        c_3 = _S172;
        s_2 = _S182;
        k_4 = k_5;
    }
    Soft_0 _S183 = s_2;
    Soft_0 _S184 = _S159;
    Soft_0 _S185 = Soft_mul_0(&_S183, &_S184);
    bool turned_0 = (quarters_0 & 1U) != 0U;
    if(second_0)
    {
        if((quarters_0 & 2U) != 0U)
        {
            Soft_0 _S186 = _S153;
            Soft_0 _S187 = negated_0(&_S186);
            s_2 = _S187;
        }
        else
        {
            s_2 = _S153;
        }
        if(turned_0)
        {
        }
        else
        {
            c_3 = _S185;
        }
        Soft_0 _S188 = s_2;
        Soft_0 _S189 = c_3;
        Soft_0 _S190 = Soft_mul_0(&_S188, &_S189);
        return _S190;
    }
    if(((quarters_0 + 1U) & 2U) != 0U)
    {
        Soft_0 _S191 = _S153;
        Soft_0 _S192 = negated_0(&_S191);
        s_2 = _S192;
    }
    else
    {
        s_2 = _S153;
    }
    if(turned_0)
    {
        c_3 = _S185;
    }
    Soft_0 _S193 = s_2;
    Soft_0 _S194 = c_3;
    Soft_0 _S195 = Soft_mul_0(&_S193, &_S194);
    return _S195;
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ ulonglong magnitude_bits_0(Soft_0 * x_5)
{
    ulonglong _S196 = bits_of_0(x_5);
    return _S196 & 9223372036854775807ULL;
}

__device__ Soft_0 magnitude_0(Soft_0 * x_6)
{
    ulonglong _S197 = magnitude_bits_0(x_6);
    return real_of_0(_S197);
}

__device__ Soft_0 with_sign_0(Soft_0 * x_7, Soft_0 * sign_3)
{
    ulonglong _S198 = magnitude_bits_0(x_7);
    ulonglong _S199 = bits_of_0(sign_3);
    return real_of_0(_S198 | (_S199 & 9223372036854775808ULL));
}

__device__ Soft_0 rounded_0(Soft_0 * x_8)
{
    Soft_0 _S200 = magnitude_0(x_8);
    Soft_0 big_0 = real_of_0(4841369599423283200ULL);
    Soft_0 _S201 = _S200;
    Soft_0 _S202 = big_0;
    Soft_0 _S203 = Soft_add_0(&_S201, &_S202);
    Soft_0 _S204 = _S203;
    Soft_0 _S205 = big_0;
    Soft_0 _S206 = Soft_sub_0(&_S204, &_S205);
    Soft_0 _S207 = _S200;
    Soft_0 _S208 = big_0;
    bool _S209 = Soft_lessThan_0(&_S207, &_S208);
    Soft_0 _S210;
    if(_S209)
    {
        _S210 = _S206;
    }
    else
    {
        _S210 = _S200;
    }
    Soft_0 _S211 = _S210;
    Soft_0 _S212 = with_sign_0(&_S211, x_8);
    return _S212;
}

__device__ Soft_0 floored_0(Soft_0 * x_9)
{
    Soft_0 _S213 = rounded_0(x_9);
    Soft_0 _S214 = _S213;
    bool _S215 = Soft_lessThan_0(x_9, &_S214);
    Soft_0 _S216;
    if(_S215)
    {
        Soft_0 kOne_2 = Soft_x24init_0(int(1));
        Soft_0 _S217 = _S213;
        Soft_0 _S218 = kOne_2;
        Soft_0 _S219 = Soft_sub_0(&_S217, &_S218);
        _S216 = _S219;
    }
    else
    {
        _S216 = _S213;
    }
    Soft_0 _S220 = _S216;
    Soft_0 _S221 = with_sign_0(&_S220, x_9);
    return _S221;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S222 = high_0(u_0);
    uint sign_4 = _S222 & 2147483648U;
    uint e_4 = (_S222 >> int(20)) & 2047U;
    ulonglong m_5 = u_0 & 4503599627370495ULL;
    uint s_3;
    if(e_4 == 2047U)
    {
        uint _S223 = (sign_4 | 2139095040U) | uint(m_5 >> int(29));
        if(m_5 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S223 | s_3;
    }
    if(e_4 >= 1151U)
    {
        if(odd_0)
        {
            s_3 = 2139095039U;
        }
        else
        {
            s_3 = 2139095040U;
        }
        return sign_4 | s_3;
    }
    if(e_4 == 0U)
    {
        bool _S224;
        if(odd_0)
        {
            _S224 = m_5 != 0ULL;
        }
        else
        {
            _S224 = false;
        }
        int _S225;
        if(_S224)
        {
            _S225 = int(1);
        }
        else
        {
            _S225 = int(0);
        }
        return sign_4 | uint(_S225);
    }
    ulonglong m_6;
    if(e_4 > 896U)
    {
        ulonglong m_7 = m_5 | (ulonglong(e_4 - 896U) << int(52));
        s_3 = 29U;
        m_6 = m_7;
    }
    else
    {
        ulonglong m_8 = m_5 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_4), (64U)));
        m_6 = m_8;
    }
    if(odd_0)
    {
        m_6 = right_odd_0(m_6, s_3);
    }
    else
    {
        m_6 = right_nearest_0(m_6, s_3);
    }
    return sign_4 | uint(m_6);
}

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S226 = high_0(u_1);
    uint _S227 = _S226 >> int(31);
    bool negative_0 = _S227 != 0U;
    uint e_5 = (_S226 >> int(20)) & 2047U;
    ulonglong m_9 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S228;
    if(e_5 == 2047U)
    {
        _S228 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S228 = false;
    }
    if(_S228)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S227));
    }
    ulonglong m_10;
    if(e_5 >= 1075U)
    {
        m_10 = m_9 << (e_5 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_5);
    }
    longlong _S229;
    if(negative_0)
    {
        _S229 = longlong(0ULL - m_10);
    }
    else
    {
        _S229 = longlong(m_10);
    }
    return _S229;
}

__device__ longlong clamp_to_0(uint type_2, longlong v_12)
{
    longlong _S230;
    switch(type_2)
    {
    case 7U:
        {
            if(v_12 < -128LL)
            {
                _S230 = -128LL;
            }
            else
            {
                if(v_12 > 127LL)
                {
                    _S230 = 127LL;
                }
                else
                {
                    _S230 = v_12;
                }
            }
            return _S230;
        }
    case 8U:
        {
            if(v_12 < 0LL)
            {
                _S230 = 0LL;
            }
            else
            {
                if(v_12 > 255LL)
                {
                    _S230 = 255LL;
                }
                else
                {
                    _S230 = v_12;
                }
            }
            return _S230;
        }
    case 9U:
        {
            if(v_12 < -2147483648LL)
            {
                _S230 = -2147483648LL;
            }
            else
            {
                if(v_12 > 2147483647LL)
                {
                    _S230 = 2147483647LL;
                }
                else
                {
                    _S230 = v_12;
                }
            }
            return _S230;
        }
    default:
        {
            return v_12;
        }
    }
}

__device__ uint narrow_0(uint a_5, uint mantissa_0, uint bias_0)
{
    uint e_6 = a_5 >> int(23);
    if(e_6 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_5 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S231 = a_5 & 8388607U;
    uint _S232;
    if(e_6 != 0U)
    {
        _S232 = 8388608U;
    }
    else
    {
        _S232 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S231 | _S232), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_6 = u_2 & 2147483647U;
    uint sign_5 = (u_2 >> int(16)) & 32768U;
    if(a_6 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_6 >> int(13)) & 1023U);
    }
    uint _S233;
    if(a_6 >= 1199566848U)
    {
        _S233 = 31744U;
    }
    else
    {
        _S233 = narrow_0(a_6, 10U, 15U);
    }
    return sign_5 | _S233;
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
    uint a_7 = u_4 & 2147483647U;
    uint sign_6 = (u_4 >> int(24)) & 128U;
    uint _S234;
    if(a_7 >= 1140850688U)
    {
        _S234 = 127U;
    }
    else
    {
        _S234 = (U32_min((narrow_0(a_7, 3U, 7U)), (127U)));
    }
    return sign_6 | _S234;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_8 = u_5 & 2147483647U;
    uint sign_7 = (u_5 >> int(24)) & 128U;
    if(a_8 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S235;
    if(a_8 >= 1199570944U)
    {
        _S235 = 124U;
    }
    else
    {
        _S235 = (U32_min((narrow_0(a_8, 2U, 15U)), (124U)));
    }
    return sign_7 | _S235;
}

__device__ ulonglong narrow_of_f32_0(uint type_3, uint u_6)
{
    switch(type_3)
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

__device__ ulonglong of_f64_0(uint type_4, ulonglong u_7)
{
    switch(type_4)
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
            int _S236;
            if((u_7 << int(1)) != 0ULL)
            {
                _S236 = int(1);
            }
            else
            {
                _S236 = int(0);
            }
            return ulonglong(_S236);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_4, i64_of_f64_0(u_7)));
        }
    default:
        {
            return narrow_of_f32_0(type_4, f32_of_f64_0(u_7, true));
        }
    }
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_9 = u_8 & 2147483647U;
    uint sign_8 = u_8 & 2147483648U;
    uint e_7 = a_9 >> int(23);
    uint m_11 = a_9 & 8388607U;
    if(a_9 == 0U)
    {
        return join_0(sign_8, 0U);
    }
    uint m_12;
    if(e_7 == 255U)
    {
        uint _S237 = (sign_8 | 2146435072U) | (m_11 >> int(3));
        if(m_11 != 0U)
        {
            m_12 = 524288U;
        }
        else
        {
            m_12 = 0U;
        }
        return join_0(_S237 | m_12, m_11 << int(29));
    }
    uint e_8;
    if(e_7 == 0U)
    {
        uint top_2 = top_bit_0(m_11);
        uint _S238 = top_2 + 874U;
        m_12 = (m_11 << (23U - top_2)) & 8388607U;
        e_8 = _S238;
    }
    else
    {
        uint e_9 = e_7 + 896U;
        m_12 = m_11;
        e_8 = e_9;
    }
    return join_0((sign_8 | (e_8 << int(20))) | (m_12 >> int(3)), m_12 << int(29));
}

__device__ ulonglong of_f32_0(uint type_5, uint u_9)
{
    switch(type_5)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S239;
            if((u_9 << int(1)) != 0U)
            {
                _S239 = int(1);
            }
            else
            {
                _S239 = int(0);
            }
            return ulonglong(_S239);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_5, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_5, u_9);
        }
    }
}

__device__ ulonglong RandomF64_of_0(Spec_0 * spec_0, RandomArguments_0 * a_10, uint4  words_0, uint k_6)
{
    Soft_0 _S240 = real_of_0(4499096027743125504ULL);
    Soft_0 _S241 = Soft_x24init_0(int((word_of_0(words_0, k_6)) >> int(8)));
    Soft_0 _S242 = _S240;
    Soft_0 _S243 = Soft_mul_0(&_S241, &_S242);
    Soft_0 p_2 = real_of_0(a_10->a_0);
    Soft_0 q_3 = real_of_0(a_10->b_0);
    Soft_0 v_13;
    switch(spec_0->op_0)
    {
    case 0U:
        {
            Soft_0 _S244 = q_3;
            Soft_0 _S245 = p_2;
            Soft_0 _S246 = Soft_sub_0(&_S244, &_S245);
            Soft_0 _S247 = _S246;
            Soft_0 _S248 = _S243;
            Soft_0 _S249 = Soft_mul_0(&_S247, &_S248);
            Soft_0 _S250 = p_2;
            Soft_0 _S251 = _S249;
            Soft_0 _S252 = Soft_add_0(&_S250, &_S251);
            v_13 = _S252;
            break;
        }
    case 1U:
        {
            bool later_0 = k_6 >= 2U;
            uint _S253;
            if(later_0)
            {
                _S253 = words_0.z;
            }
            else
            {
                _S253 = words_0.x;
            }
            uint _S254;
            if(later_0)
            {
                _S254 = words_0.w;
            }
            else
            {
                _S254 = words_0.y;
            }
            Soft_0 n_0 = normal_of_0(_S253, _S254, (k_6 & 1U) != 0U);
            Soft_0 _S255 = q_3;
            Soft_0 _S256 = n_0;
            Soft_0 _S257 = Soft_mul_0(&_S255, &_S256);
            Soft_0 _S258 = p_2;
            Soft_0 _S259 = _S257;
            Soft_0 _S260 = Soft_add_0(&_S258, &_S259);
            v_13 = _S260;
            break;
        }
    default:
        {
            Soft_0 _S261 = _S243;
            Soft_0 _S262 = p_2;
            bool _S263 = Soft_lessThan_0(&_S261, &_S262);
            if(_S263)
            {
                v_13 = Soft_x24init_0(int(1));
            }
            else
            {
                v_13 = Soft_x24init_0(int(0));
            }
            break;
        }
    }
    uint _S264 = Spec_type_0(spec_0, 0U);
    if(_S264 == 2U)
    {
        Soft_0 _S265 = v_13;
        ulonglong _S266 = bits_of_0(&_S265);
        return _S266;
    }
    if(is_integral_0(_S264))
    {
        Soft_0 _S267 = v_13;
        Soft_0 _S268 = floored_0(&_S267);
        Soft_0 _S269 = _S268;
        ulonglong _S270 = bits_of_0(&_S269);
        return of_f64_0(_S264, _S270);
    }
    Soft_0 _S271 = v_13;
    ulonglong _S272 = bits_of_0(&_S271);
    return of_f32_0(_S264, f32_of_f64_0(_S272, false));
}

__device__ uchar * at_4(ulonglong base_0, longlong i_5)
{
    return (uchar *)(base_0 + ulonglong(i_5));
}

__device__ ushort * at_5(ulonglong base_1, longlong i_6)
{
    return (ushort *)(base_1 + ulonglong(i_6) * 2ULL);
}

__device__ uint * at_6(ulonglong base_2, longlong i_7)
{
    return (uint *)(base_2 + ulonglong(i_7) * 4ULL);
}

__device__ ulonglong * at_7(ulonglong base_3, longlong i_8)
{
    return (ulonglong *)(base_3 + ulonglong(i_8) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_9, ulonglong v_14)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S273 = at_4(base_4, i_9);
            *_S273 = uchar(v_14);
            break;
        }
    case 2U:
        {
            ushort * _S274 = at_5(base_4, i_9);
            *_S274 = ushort(v_14);
            break;
        }
    case 4U:
        {
            uint * _S275 = at_6(base_4, i_9);
            *_S275 = uint(v_14);
            break;
        }
    default:
        {
            ulonglong * _S276 = at_7(base_4, i_9);
            *_S276 = v_14;
            break;
        }
    }
    return;
}

__device__ void Random_run_0(Spec_0 * spec_1, RandomArguments_0 * a_11, uint group_0, uint lane_0)
{
    ulonglong _S277 = a_11->output_0;
    ulonglong _S278 = a_11->count_0;
    uint _S279 = a_11->groups_0;
    PointArguments_0 _S280 = PointArguments_x24init_0(a_11->output_0, 0ULL, 0ULL, 0ULL, a_11->geometry_0, a_11->count_0, 0ULL, 0ULL, 0U, a_11->groups_0);
    ulonglong offset_1 = a_11->offset_0 + *(ulonglong *)a_11->shift_0;
    uint skip_0 = (low_0(offset_1)) & 3U;
    uint _S281 = Spec_type_0(spec_1, 0U);
    uint _S282 = size_of_0(_S281);
    ulonglong _S283 = ulonglong(_S279) * 256ULL;
    ulonglong _S284 = ulonglong(skip_0);
    ulonglong _S285 = (_S278 + _S284 + 3ULL) / 4ULL;
    ulonglong block_1 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(block_1 < _S285)
        {
        }
        else
        {
            break;
        }
        uint4  _S286 = philox_0(a_11->seed_0, (offset_1 >> int(2)) + block_1);
        ulonglong _S287 = 4ULL * block_1;
        ulonglong i_10 = _S287 - _S284;
        if(i_10 < _S278)
        {
            PointArguments_0 _S288 = _S280;
            Place_0 _S289 = place_of_0(&_S288, i_10);
            ulonglong _S290 = RandomF64_of_0(spec_1, a_11, _S286, 0U);
            store_0(_S282, _S277, _S289.at_0[int(0)], _S290);
        }
        ulonglong i_11 = _S287 + 1ULL - _S284;
        if(i_11 < _S278)
        {
            PointArguments_0 _S291 = _S280;
            Place_0 _S292 = place_of_0(&_S291, i_11);
            ulonglong _S293 = RandomF64_of_0(spec_1, a_11, _S286, 1U);
            store_0(_S282, _S277, _S292.at_0[int(0)], _S293);
        }
        ulonglong i_12 = _S287 + 2ULL - _S284;
        if(i_12 < _S278)
        {
            PointArguments_0 _S294 = _S280;
            Place_0 _S295 = place_of_0(&_S294, i_12);
            ulonglong _S296 = RandomF64_of_0(spec_1, a_11, _S286, 2U);
            store_0(_S282, _S277, _S295.at_0[int(0)], _S296);
        }
        ulonglong i_13 = _S287 + 3ULL - _S284;
        if(i_13 < _S278)
        {
            PointArguments_0 _S297 = _S280;
            Place_0 _S298 = place_of_0(&_S297, i_13);
            ulonglong _S299 = RandomF64_of_0(spec_1, a_11, _S286, 3U);
            store_0(_S282, _S277, _S298.at_0[int(0)], _S299);
        }
        block_1 = block_1 + _S283;
    }
    return;
}

extern "C" __global__ void mpt_random_f64_soft(RandomArguments_0 a_12, Spec_0 spec_2)
{
    uint _S300 = blockIdx.x;
    uint _S301 = threadIdx.x;
    Spec_0 _S302 = spec_2;
    RandomArguments_0 _S303 = a_12;
    Random_run_0(&_S302, &_S303, _S300, _S301);
    return;
}

