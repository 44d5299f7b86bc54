// The kernels of multi_soft.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<uint, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ uint Sum_of_0(uint a_0, uint b_0)
{
    return a_0 + b_0;
}

__device__ uint Group_all_0(uint v_0, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = v_0;
    meet_0();
    uint _S1 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    uint _S2;
    uint i_0;
    if(width_0 > _S1)
    {
        if(place_0 < _S1)
        {
            uint _S3 = place_0 + _S1;
            _S2 = v_0;
            i_0 = _S3;
            for(;;)
            {
                if(i_0 < width_0)
                {
                }
                else
                {
                    break;
                }
                uint _S4 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
                uint i_1 = i_0 + _S1;
                _S2 = _S4;
                i_0 = i_1;
            }
            (*&values_0)[lane_0] = _S2;
        }
        meet_0();
    }
    _S2 = (*&values_0)[first_0];
    i_0 = 1U;
    for(;;)
    {
        if(i_0 < _S1)
        {
        }
        else
        {
            break;
        }
        uint _S5 = Sum_of_0(_S2, (*&values_0)[first_0 + i_0]);
        uint i_2 = i_0 + 1U;
        _S2 = _S5;
        i_0 = i_2;
    }
    meet_0();
    return _S2;
}

__device__ uint Group_all_1(uint v_1, uint lane_1)
{
    uint _S6 = Group_all_0(v_1, lane_1, 256U);
    return _S6;
}

struct Soft_0
{
    ulonglong bits_0;
};

__device__ __shared__ FixedArray<Soft_0, 256>  values_1;

__device__ ulonglong Soft_size_0(Soft_0 * this_0)
{
    return (this_0->bits_0) & 9223372036854775807ULL;
}

__device__ bool Soft_is_nan_0(Soft_0 * this_1)
{
    ulonglong _S7 = Soft_size_0(this_1);
    return _S7 > 9218868437227405312ULL;
}

__device__ Soft_0 Soft_of_bits_0(ulonglong v_2)
{
    Soft_0 r_0;
    (&r_0)->bits_0 = v_2;
    return r_0;
}

__device__ int Soft_exponent_0(Soft_0 * this_2)
{
    ulonglong _S8 = Soft_size_0(this_2);
    return (I32_max((int(_S8 >> int(52))), (int(1))));
}

__device__ ulonglong Soft_whole_0(Soft_0 * this_3)
{
    ulonglong _S9 = (this_3->bits_0) & 4503599627370495ULL;
    ulonglong _S10 = Soft_size_0(this_3);
    ulonglong _S11;
    if(_S10 >= 4503599627370496ULL)
    {
        _S11 = 4503599627370496ULL;
    }
    else
    {
        _S11 = 0ULL;
    }
    return _S9 | _S11;
}

__device__ ulonglong right_odd_0(ulonglong v_3, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_3;
    }
    int _S12;
    if(s_0 >= 64U)
    {
        if(v_3 != 0ULL)
        {
            _S12 = int(1);
        }
        else
        {
            _S12 = int(0);
        }
        return ulonglong(_S12);
    }
    ulonglong _S13 = v_3 >> s_0;
    if((v_3 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S12 = int(1);
    }
    else
    {
        _S12 = int(0);
    }
    return _S13 | ulonglong(_S12);
}

__device__ uint high_0(ulonglong v_4)
{
    return uint(v_4 >> int(32));
}

__device__ uint top_bit_0(uint v_5)
{
    uint _S14;
    uint at_0;
    if(v_5 >= 65536U)
    {
        _S14 = v_5 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S14 = v_5;
        at_0 = 0U;
    }
    if(_S14 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S14 = _S14 >> int(8);
        at_0 = at_1;
    }
    if(_S14 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S14 = _S14 >> int(4);
        at_0 = at_2;
    }
    if(_S14 >= 4U)
    {
        uint _S15 = _S14 >> int(2);
        at_0 = at_0 + 2U;
        _S14 = _S15;
    }
    return at_0 + (_S14 >> int(1));
}

__device__ uint low_0(ulonglong v_6)
{
    return uint(v_6);
}

__device__ uint top_bit64_0(ulonglong v_7)
{
    uint _S16 = high_0(v_7);
    uint _S17;
    if(_S16 != 0U)
    {
        _S17 = 32U + top_bit_0(_S16);
    }
    else
    {
        _S17 = top_bit_0(low_0(v_7));
    }
    return _S17;
}

__device__ ulonglong right_nearest_0(ulonglong v_8, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_8;
    }
    bool _S18;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S18 = v_8 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_8 >> s_1;
    ulonglong rest_0 = v_8 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S18 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S18 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S18 = false;
        }
    }
    ulonglong _S20;
    if(_S18)
    {
        _S20 = q_0 + 1ULL;
    }
    else
    {
        _S20 = q_0;
    }
    return _S20;
}

__device__ Soft_0 Soft_rounded_0(ulonglong sign_0, ulonglong m_0, int e_0)
{
    if(m_0 == 0ULL)
    {
        return Soft_of_bits_0(sign_0);
    }
    int top_0 = int(top_bit64_0(m_0));
    int biased_0 = top_0 + e_0 + int(1023);
    if(biased_0 >= int(2047))
    {
        return Soft_of_bits_0(sign_0 | 9218868437227405312ULL);
    }
    int right_0;
    if(biased_0 > int(0))
    {
        right_0 = top_0 - int(52);
    }
    else
    {
        right_0 = int(-1074) - e_0;
    }
    ulonglong _S21;
    if(right_0 > int(0))
    {
        _S21 = right_nearest_0(m_0, uint(right_0));
    }
    else
    {
        _S21 = m_0 << uint(- right_0);
    }
    ulonglong _S22;
    if(biased_0 > int(1))
    {
        _S22 = ulonglong(biased_0 - int(1)) << int(52);
    }
    else
    {
        _S22 = 0ULL;
    }
    return Soft_of_bits_0(sign_0 | (_S21 + _S22));
}

__device__ Soft_0 Soft_add_0(Soft_0 * this_4, Soft_0 * other_0)
{
    ulonglong _S23 = Soft_size_0(this_4);
    ulonglong _S24 = Soft_size_0(other_0);
    Soft_0 a_1;
    Soft_0 b_1;
    if(_S23 < _S24)
    {
        a_1 = *other_0;
        b_1 = *this_4;
    }
    else
    {
        a_1 = *this_4;
        b_1 = *other_0;
    }
    Soft_0 _S25 = a_1;
    Soft_0 _S26 = b_1;
    bool differ_0 = (((a_1.bits_0) ^ (b_1.bits_0)) & 9223372036854775808ULL) != 0ULL;
    Soft_0 _S27 = a_1;
    ulonglong _S28 = Soft_size_0(&_S27);
    ulonglong m_1;
    if(_S28 >= 9218868437227405312ULL)
    {
        Soft_0 _S29 = a_1;
        bool _S30 = Soft_is_nan_0(&_S29);
        bool _S31;
        if(_S30)
        {
            _S31 = true;
        }
        else
        {
            if(differ_0)
            {
                Soft_0 _S32 = b_1;
                ulonglong _S33 = Soft_size_0(&_S32);
                _S31 = _S33 == 9218868437227405312ULL;
            }
            else
            {
                _S31 = false;
            }
        }
        if(_S31)
        {
            m_1 = 9221120237041090560ULL;
        }
        else
        {
            m_1 = _S25.bits_0;
        }
        return Soft_of_bits_0(m_1);
    }
    Soft_0 _S34 = a_1;
    int _S35 = Soft_exponent_0(&_S34);
    Soft_0 _S36 = a_1;
    ulonglong _S37 = Soft_whole_0(&_S36);
    ulonglong x_0 = _S37 << int(10);
    Soft_0 _S38 = b_1;
    ulonglong _S39 = Soft_whole_0(&_S38);
    ulonglong _S40 = _S39 << int(10);
    Soft_0 _S41 = b_1;
    int _S42 = Soft_exponent_0(&_S41);
    ulonglong y_0 = right_odd_0(_S40, uint(_S35 - _S42));
    if(differ_0)
    {
        m_1 = x_0 - y_0;
    }
    else
    {
        m_1 = x_0 + y_0;
    }
    ulonglong _S43;
    if(m_1 == 0ULL)
    {
        _S43 = ((_S25.bits_0) & (_S26.bits_0)) & 9223372036854775808ULL;
    }
    else
    {
        _S43 = (_S25.bits_0) & 9223372036854775808ULL;
    }
    return Soft_rounded_0(_S43, m_1, _S35 - int(1085));
}

__device__ void Halving_halve_0(Soft_0 * v_9, uint lane_2, uint width_1)
{
    (*&values_1)[lane_2] = *v_9;
    meet_0();
    if((lane_2 & (width_1 - 1U)) != 0U)
    {
        return;
    }
    uint half_1 = width_1 / 2U;
    for(;;)
    {
        if(half_1 > 0U)
        {
        }
        else
        {
            break;
        }
        uint i_3 = lane_2;
        for(;;)
        {
            if(i_3 < (lane_2 + half_1))
            {
            }
            else
            {
                break;
            }
            Soft_0 _S44 = (*&values_1)[i_3];
            Soft_0 _S45 = (*&values_1)[i_3 + half_1];
            Soft_0 _S46 = Soft_add_0(&_S44, &_S45);
            (*&values_1)[i_3] = _S46;
            i_3 = i_3 + 1U;
        }
        half_1 = half_1 / 2U;
    }
    return;
}

__device__ Soft_0 wide_0(Soft_0 * this_5)
{
    return *this_5;
}

__device__ Soft_0 Halving_after_0(Soft_0 * before_0, Soft_0 * v_10, uint lane_3, uint width_2)
{
    Halving_halve_0(v_10, lane_3, width_2);
    meet_0();
    Soft_0 _S47;
    if(lane_3 == 0U)
    {
        _S47 = *before_0;
        uint i_4 = 0U;
        for(;;)
        {
            if(i_4 < 256U)
            {
            }
            else
            {
                break;
            }
            Soft_0 _S48 = (*&values_1)[i_4];
            Soft_0 _S49 = wide_0(&_S48);
            Soft_0 _S50 = _S47;
            Soft_0 _S51 = _S49;
            Soft_0 _S52 = Soft_add_0(&_S50, &_S51);
            uint i_5 = i_4 + width_2;
            _S47 = _S52;
            i_4 = i_5;
        }
    }
    else
    {
        _S47 = *before_0;
    }
    meet_0();
    return _S47;
}

__device__ __shared__ FixedArray<float, 256>  values_2;

__device__ void Halving_halve_1(float v_11, uint lane_4, uint width_3)
{
    (*&values_2)[lane_4] = v_11;
    meet_0();
    if((lane_4 & (width_3 - 1U)) != 0U)
    {
        return;
    }
    uint half_2 = width_3 / 2U;
    for(;;)
    {
        if(half_2 > 0U)
        {
        }
        else
        {
            break;
        }
        uint i_6 = lane_4;
        for(;;)
        {
            if(i_6 < (lane_4 + half_2))
            {
            }
            else
            {
                break;
            }
            (*&values_2)[i_6] = (*&values_2)[i_6] + (*&values_2)[i_6 + half_2];
            i_6 = i_6 + 1U;
        }
        half_2 = half_2 / 2U;
    }
    return;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_2 = u_0 & 2147483647U;
    uint sign_1 = u_0 & 2147483648U;
    uint e_1 = a_2 >> int(23);
    uint m_2 = a_2 & 8388607U;
    if(a_2 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_3;
    if(e_1 == 255U)
    {
        uint _S53 = (sign_1 | 2146435072U) | (m_2 >> int(3));
        if(m_2 != 0U)
        {
            m_3 = 524288U;
        }
        else
        {
            m_3 = 0U;
        }
        return join_0(_S53 | m_3, m_2 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_2);
        uint _S54 = top_1 + 874U;
        m_3 = (m_2 << (23U - top_1)) & 8388607U;
        e_2 = _S54;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_3 = m_2;
        e_2 = e_3;
    }
    return join_0((sign_1 | (e_2 << int(20))) | (m_3 >> int(3)), m_3 << int(29));
}

__device__ Soft_0 real_of_0(ulonglong v_12)
{
    return Soft_of_bits_0(v_12);
}

__device__ Soft_0 wide_1(float this_6)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_6)))));
}

__device__ Soft_0 Halving_after_1(Soft_0 * before_1, float v_13, uint lane_5, uint width_4)
{
    Halving_halve_1(v_13, lane_5, width_4);
    meet_0();
    Soft_0 _S55;
    if(lane_5 == 0U)
    {
        _S55 = *before_1;
        uint i_7 = 0U;
        for(;;)
        {
            if(i_7 < 256U)
            {
            }
            else
            {
                break;
            }
            Soft_0 _S56 = wide_1((*&values_2)[i_7]);
            Soft_0 _S57 = _S55;
            Soft_0 _S58 = _S56;
            Soft_0 _S59 = Soft_add_0(&_S57, &_S58);
            uint i_8 = i_7 + width_4;
            _S55 = _S59;
            i_7 = i_8;
        }
    }
    else
    {
        _S55 = *before_1;
    }
    meet_0();
    return _S55;
}

__device__ Soft_0 Halving_sum_0(Soft_0 * v_14, uint lane_6, uint width_5)
{
    Halving_halve_0(v_14, lane_6, width_5);
    Soft_0 _S60 = (*&values_1)[lane_6];
    meet_0();
    return _S60;
}

struct MultiState_0
{
    ulonglong data_0;
    ulonglong scale_0;
    uint format_0;
    uint block_0;
};

struct MultiTensor_0
{
    ulonglong param_0;
    ulonglong low_1;
    ulonglong copy_0;
    FixedArray<MultiState_0, 3>  state_0;
    ulonglong grad_0;
    longlong count_0;
    ulonglong row_0;
    longlong width_6;
    uint param_dtype_0;
    uint grad_dtype_0;
    uint copy_dtype_0;
    int slot_0;
    int group_0;
    uint master_0;
    ulonglong key_0;
    ulonglong first_1;
    longlong rows_0;
    longlong columns_0;
    ulonglong scratch_0;
    ulonglong row_scale_0;
};

struct Rule_0
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_2;
    bool has_momentum_0;
    bool factored_0;
    Soft_0 lr_0;
    Soft_0 decay_0;
    Soft_0 pull_0;
    Soft_0 shrink_0;
    Soft_0 momentum_0;
    Soft_0 undamped_0;
    Soft_0 beta1_0;
    Soft_0 beta2_0;
    Soft_0 beta3_0;
    Soft_0 slow_0;
    Soft_0 correction1_0;
    Soft_0 correction2_0;
    Soft_0 eps_0;
    Soft_0 trust_coefficient_0;
    Soft_0 max_ratio_0;
    Soft_0 min_rms_0;
    Soft_0 clip_threshold_0;
    Soft_0 one_minus_beta1_0;
    Soft_0 one_minus_beta2_0;
    Soft_0 one_minus_beta3_0;
    Soft_0 factor_0;
};

struct Reading_0
{
    Soft_0 multiplier_0;
    Soft_0 limit_0;
    Soft_0 clip_0;
};

struct TensorRule_0
{
    Rule_0 rule_0;
    Reading_0 reading_0;
    ulonglong key_1;
    uint applies_0;
};

struct Elements_0
{
    MultiTensor_0 t_0;
    TensorRule_0 r_1;
    bool is_coded_0;
};

__device__ uint Elements_state_type_0(Elements_0 * this_7)
{
    uint _S61;
    if(((&this_7->t_0)->param_dtype_0) == 2U)
    {
        _S61 = 2U;
    }
    else
    {
        _S61 = 1U;
    }
    return _S61;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_9)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_9));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_9));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_9));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_9);
        }
    }
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ longlong whole_of_0(uint type_2, ulonglong v_15)
{
    switch(type_2)
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
            int _S62;
            if(v_15 != 0ULL)
            {
                _S62 = int(1);
            }
            else
            {
                _S62 = int(0);
            }
            return longlong(_S62);
        }
    default:
        {
            return longlong(v_15);
        }
    }
}

__device__ ulonglong f64_of_i64_0(longlong v_16)
{
    if(v_16 == 0LL)
    {
        return 0ULL;
    }
    bool _S63 = v_16 < 0LL;
    ulonglong m_4;
    if(_S63)
    {
        m_4 = 0ULL - ulonglong(v_16);
    }
    else
    {
        m_4 = ulonglong(v_16);
    }
    uint top_2 = top_bit64_0(m_4);
    ulonglong q_1;
    if(top_2 <= 52U)
    {
        q_1 = m_4 << (52U - top_2);
    }
    else
    {
        q_1 = right_nearest_0(m_4, top_2 - 52U);
    }
    if(_S63)
    {
        m_4 = 9223372036854775808ULL;
    }
    else
    {
        m_4 = 0ULL;
    }
    return m_4 + (ulonglong(top_2 + 1022U) << int(52)) + q_1;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S64 = high_0(u_1);
    uint sign_2 = _S64 & 2147483648U;
    uint e_4 = (_S64 >> int(20)) & 2047U;
    ulonglong m_5 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_4 == 2047U)
    {
        uint _S65 = (sign_2 | 2139095040U) | uint(m_5 >> int(29));
        if(m_5 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S65 | s_2;
    }
    if(e_4 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_2 | s_2;
    }
    if(e_4 == 0U)
    {
        bool _S66;
        if(odd_0)
        {
            _S66 = m_5 != 0ULL;
        }
        else
        {
            _S66 = false;
        }
        int _S67;
        if(_S66)
        {
            _S67 = int(1);
        }
        else
        {
            _S67 = int(0);
        }
        return sign_2 | uint(_S67);
    }
    ulonglong m_6;
    if(e_4 > 896U)
    {
        ulonglong m_7 = m_5 | (ulonglong(e_4 - 896U) << int(52));
        s_2 = 29U;
        m_6 = m_7;
    }
    else
    {
        ulonglong m_8 = m_5 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_4), (64U)));
        m_6 = m_8;
    }
    if(odd_0)
    {
        m_6 = right_odd_0(m_6, s_2);
    }
    else
    {
        m_6 = right_nearest_0(m_6, s_2);
    }
    return sign_2 | uint(m_6);
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_5 = code_0 >> mantissa_0;
    uint m_9 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_5 != 0U)
    {
        return ((e_5 + 127U - bias_0) << int(23)) | (m_9 << (23U - mantissa_0));
    }
    if(m_9 == 0U)
    {
        return 0U;
    }
    uint top_3 = top_bit_0(m_9);
    return ((top_3 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_9 << (23U - top_3)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_3 = h_0 & 32767U;
    uint sign_3 = (h_0 & 32768U) << int(16);
    if(a_3 < 31744U)
    {
        return sign_3 | (widen_0(a_3, 10U, 15U));
    }
    uint _S68 = (sign_3 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S69;
    if(a_3 > 31744U)
    {
        _S69 = 4194304U;
    }
    else
    {
        _S69 = 0U;
    }
    return _S68 | _S69;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_4 = h_1 & 127U;
    uint sign_4 = (h_1 & 128U) << int(24);
    uint _S70;
    if(a_4 == 127U)
    {
        _S70 = 2143289344U;
    }
    else
    {
        _S70 = widen_0(a_4, 3U, 7U);
    }
    return sign_4 | _S70;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_5 = h_2 & 127U;
    uint sign_5 = (h_2 & 128U) << int(24);
    if(a_5 < 124U)
    {
        return sign_5 | (widen_0(a_5, 2U, 15U));
    }
    uint _S71;
    if(a_5 == 124U)
    {
        _S71 = 2139095040U;
    }
    else
    {
        _S71 = 2143289344U;
    }
    return sign_5 | _S71;
}

__device__ uint f32_of_i64_0(longlong v_17)
{
    if(v_17 == 0LL)
    {
        return 0U;
    }
    bool _S72 = v_17 < 0LL;
    ulonglong m_10;
    if(_S72)
    {
        m_10 = 0ULL - ulonglong(v_17);
    }
    else
    {
        m_10 = ulonglong(v_17);
    }
    uint top_4 = top_bit64_0(m_10);
    if(top_4 <= 23U)
    {
        m_10 = m_10 << (23U - top_4);
    }
    else
    {
        m_10 = right_nearest_0(m_10, (U32_max((top_4), (23U))) - 23U);
    }
    uint q_2 = uint(m_10);
    uint _S73;
    if(_S72)
    {
        _S73 = 2147483648U;
    }
    else
    {
        _S73 = 0U;
    }
    return _S73 + ((top_4 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_3, ulonglong v_18)
{
    switch(type_3)
    {
    case 1U:
        {
            return low_0(v_18);
        }
    case 2U:
        {
            return f32_of_f64_0(v_18, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_18));
        }
    case 4U:
        {
            return (low_0(v_18)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_18));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_18));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_3, v_18));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_4, ulonglong v_19)
{
    if(type_4 == 2U)
    {
        return v_19;
    }
    if(is_integral_0(type_4))
    {
        return f64_of_i64_0(whole_of_0(type_4, v_19));
    }
    return f64_of_f32_0(f32_of_0(type_4, v_19));
}

__device__ Soft_0 from_0(uint type_5, ulonglong element_0)
{
    return real_of_0(f64_of_0(type_5, element_0));
}

__device__ Soft_0 element_1(uint type_6, ulonglong base_1, longlong i_10)
{
    return from_0(type_6, load_0(size_of_0(type_6), base_1, i_10));
}

__device__ Soft_0 Soft_neg_0(Soft_0 * this_8)
{
    return Soft_of_bits_0((this_8->bits_0) ^ 9223372036854775808ULL);
}

__device__ Soft_0 Soft_sub_0(Soft_0 * this_9, Soft_0 * b_2)
{
    Soft_0 _S74 = Soft_neg_0(b_2);
    Soft_0 _S75 = _S74;
    Soft_0 _S76 = Soft_add_0(this_9, &_S75);
    return _S76;
}

__device__ ulonglong Soft_normal_0(Soft_0 * this_10, int * e_6)
{
    ulonglong _S77 = Soft_whole_0(this_10);
    uint shift_0 = 52U - top_bit64_0(_S77);
    int _S78 = Soft_exponent_0(this_10);
    *e_6 = _S78 - int(shift_0);
    return _S77 << shift_0;
}

__device__ Soft_0 Soft_mul_0(Soft_0 * this_11, Soft_0 * b_3)
{
    ulonglong sign_6 = ((this_11->bits_0) ^ (b_3->bits_0)) & 9223372036854775808ULL;
    ulonglong _S79 = Soft_size_0(this_11);
    ulonglong _S80 = Soft_size_0(b_3);
    ulonglong _S81 = (U64_max((_S79), (_S80)));
    ulonglong _S82 = (U64_min((_S79), (_S80)));
    bool is_exact_0;
    if(_S81 >= 9218868437227405312ULL)
    {
        if(_S81 > 9218868437227405312ULL)
        {
            is_exact_0 = true;
        }
        else
        {
            is_exact_0 = _S82 == 0ULL;
        }
        ulonglong _S83;
        if(is_exact_0)
        {
            _S83 = 9221120237041090560ULL;
        }
        else
        {
            _S83 = sign_6 | 9218868437227405312ULL;
        }
        return Soft_of_bits_0(_S83);
    }
    if(_S82 == 0ULL)
    {
        return Soft_of_bits_0(sign_6);
    }
    int ex_0;
    ulonglong _S84 = Soft_normal_0(this_11, &ex_0);
    ulonglong x_1 = _S84 << int(10);
    int ey_0;
    ulonglong _S85 = Soft_normal_0(b_3, &ey_0);
    ulonglong y_1 = _S85 << int(11);
    ulonglong _S86 = ulonglong(low_0(x_1));
    ulonglong _S87 = ulonglong(low_0(y_1));
    ulonglong low_low_0 = _S86 * _S87;
    ulonglong _S88 = ulonglong(high_0(x_1));
    ulonglong middle_0 = _S88 * _S87;
    ulonglong _S89 = ulonglong(high_0(y_1));
    ulonglong carry_0 = _S86 * _S89 + ulonglong(low_0(middle_0)) + ulonglong(high_0(low_low_0));
    ulonglong upper_0 = _S88 * _S89 + ulonglong(high_0(middle_0)) + ulonglong(high_0(carry_0));
    if((low_0(carry_0)) == 0U)
    {
        is_exact_0 = (low_0(low_low_0)) == 0U;
    }
    else
    {
        is_exact_0 = false;
    }
    int _S90;
    if(is_exact_0)
    {
        _S90 = int(0);
    }
    else
    {
        _S90 = int(1);
    }
    return Soft_rounded_0(sign_6, upper_0 | ulonglong(_S90), ex_0 + ey_0 - int(2107));
}

__device__ ulonglong bits_of_0(Soft_0 * v_20)
{
    return v_20->bits_0;
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S91 = high_0(u_2);
    uint _S92 = _S91 >> int(31);
    bool negative_0 = _S92 != 0U;
    uint e_7 = (_S91 >> int(20)) & 2047U;
    ulonglong m_11 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S93;
    if(e_7 == 2047U)
    {
        _S93 = m_11 != 4503599627370496ULL;
    }
    else
    {
        _S93 = false;
    }
    if(_S93)
    {
        return 0LL;
    }
    if(e_7 < 1023U)
    {
        return 0LL;
    }
    if(e_7 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S92));
    }
    ulonglong m_12;
    if(e_7 >= 1075U)
    {
        m_12 = m_11 << (e_7 - 1075U);
    }
    else
    {
        m_12 = m_11 >> (1075U - e_7);
    }
    longlong _S94;
    if(negative_0)
    {
        _S94 = longlong(0ULL - m_12);
    }
    else
    {
        _S94 = longlong(m_12);
    }
    return _S94;
}

__device__ longlong clamp_to_0(uint type_7, longlong v_21)
{
    longlong _S95;
    switch(type_7)
    {
    case 7U:
        {
            if(v_21 < -128LL)
            {
                _S95 = -128LL;
            }
            else
            {
                if(v_21 > 127LL)
                {
                    _S95 = 127LL;
                }
                else
                {
                    _S95 = v_21;
                }
            }
            return _S95;
        }
    case 8U:
        {
            if(v_21 < 0LL)
            {
                _S95 = 0LL;
            }
            else
            {
                if(v_21 > 255LL)
                {
                    _S95 = 255LL;
                }
                else
                {
                    _S95 = v_21;
                }
            }
            return _S95;
        }
    case 9U:
        {
            if(v_21 < -2147483648LL)
            {
                _S95 = -2147483648LL;
            }
            else
            {
                if(v_21 > 2147483647LL)
                {
                    _S95 = 2147483647LL;
                }
                else
                {
                    _S95 = v_21;
                }
            }
            return _S95;
        }
    default:
        {
            return v_21;
        }
    }
}

__device__ uint narrow_0(uint a_6, uint mantissa_1, uint bias_1)
{
    uint e_8 = a_6 >> int(23);
    if(e_8 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_6 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S96 = a_6 & 8388607U;
    uint _S97;
    if(e_8 != 0U)
    {
        _S97 = 8388608U;
    }
    else
    {
        _S97 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S96 | _S97), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_8), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_7 = u_3 & 2147483647U;
    uint sign_7 = (u_3 >> int(16)) & 32768U;
    if(a_7 > 2139095040U)
    {
        return (sign_7 | 32256U) | ((a_7 >> int(13)) & 1023U);
    }
    uint _S98;
    if(a_7 >= 1199566848U)
    {
        _S98 = 31744U;
    }
    else
    {
        _S98 = narrow_0(a_7, 10U, 15U);
    }
    return sign_7 | _S98;
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
    uint a_8 = u_5 & 2147483647U;
    uint sign_8 = (u_5 >> int(24)) & 128U;
    uint _S99;
    if(a_8 >= 1140850688U)
    {
        _S99 = 127U;
    }
    else
    {
        _S99 = (U32_min((narrow_0(a_8, 3U, 7U)), (127U)));
    }
    return sign_8 | _S99;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_9 = u_6 & 2147483647U;
    uint sign_9 = (u_6 >> int(24)) & 128U;
    if(a_9 > 2139095040U)
    {
        return sign_9 | 126U;
    }
    uint _S100;
    if(a_9 >= 1199570944U)
    {
        _S100 = 124U;
    }
    else
    {
        _S100 = (U32_min((narrow_0(a_9, 2U, 15U)), (124U)));
    }
    return sign_9 | _S100;
}

__device__ ulonglong narrow_of_f32_0(uint type_8, uint u_7)
{
    switch(type_8)
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

__device__ ulonglong of_f64_0(uint type_9, ulonglong u_8)
{
    switch(type_9)
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
            int _S101;
            if((u_8 << int(1)) != 0ULL)
            {
                _S101 = int(1);
            }
            else
            {
                _S101 = int(0);
            }
            return ulonglong(_S101);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_9, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_9, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong to_0(Soft_0 * this_12, uint type_10)
{
    ulonglong _S102 = bits_of_0(this_12);
    return of_f64_0(type_10, _S102);
}

__device__ void store_0(uint size_1, ulonglong base_2, longlong i_11, ulonglong v_22)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_2 + i_11) = uchar(v_22);
            break;
        }
    case 2U:
        {
            *((ushort *)base_2 + i_11) = ushort(v_22);
            break;
        }
    case 4U:
        {
            *((uint *)base_2 + i_11) = uint(v_22);
            break;
        }
    default:
        {
            *((ulonglong *)base_2 + i_11) = v_22;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_11, ulonglong base_3, longlong i_12, Soft_0 * v_23)
{
    uint _S103 = size_of_0(type_11);
    ulonglong _S104 = to_0(v_23, type_11);
    store_0(_S103, base_3, i_12, _S104);
    return;
}

__device__ void Means_blend_0(Elements_0 * x_2, int k_0, longlong i_13, Soft_0 * mean_0)
{
    uint _S105 = Elements_state_type_0(x_2);
    ulonglong _S106 = (&(&x_2->t_0)->state_0[k_0])->data_0;
    Soft_0 before_2 = element_1(_S105, (&(&x_2->t_0)->state_0[k_0])->data_0, i_13);
    Soft_0 _S107 = before_2;
    Soft_0 _S108 = Soft_sub_0(mean_0, &_S107);
    Soft_0 _S109 = _S108;
    Soft_0 _S110 = Soft_mul_0(&(&(&x_2->r_1)->rule_0)->one_minus_beta2_0, &_S109);
    Soft_0 _S111 = before_2;
    Soft_0 _S112 = _S110;
    Soft_0 _S113 = Soft_add_0(&_S111, &_S112);
    Soft_0 _S114 = _S113;
    put_element_0(_S105, _S106, i_13, &_S114);
    return;
}

__device__ Soft_0 Soft_x24init_0(int v_24)
{
    Soft_0 _S115;
    bool _S116 = v_24 < int(0);
    uint size_2;
    if(_S116)
    {
        size_2 = 0U - uint(v_24);
    }
    else
    {
        size_2 = uint(v_24);
    }
    ulonglong _S117;
    if(_S116)
    {
        _S117 = 9223372036854775808ULL;
    }
    else
    {
        _S117 = 0ULL;
    }
    (&_S115)->bits_0 = _S117 | (f64_of_i64_0(longlong(ulonglong(size_2))));
    return _S115;
}

__device__ Soft_0 of_0(Soft_0 * v_25)
{
    return *v_25;
}

__device__ longlong Soft_order_0(Soft_0 * this_13)
{
    ulonglong _S118 = this_13->bits_0;
    longlong _S119;
    if((this_13->bits_0) >= 9223372036854775808ULL)
    {
        ulonglong _S120 = Soft_size_0(this_13);
        _S119 = - longlong(_S120);
    }
    else
    {
        _S119 = longlong(_S118);
    }
    return _S119;
}

__device__ bool Soft_lessThan_0(Soft_0 * this_14, Soft_0 * b_4)
{
    bool _S121 = Soft_is_nan_0(this_14);
    bool _S122;
    if(!_S121)
    {
        bool _S123 = Soft_is_nan_0(b_4);
        _S122 = !_S123;
    }
    else
    {
        _S122 = false;
    }
    if(_S122)
    {
        longlong _S124 = Soft_order_0(this_14);
        longlong _S125 = Soft_order_0(b_4);
        _S122 = _S124 < _S125;
    }
    else
    {
        _S122 = false;
    }
    return _S122;
}

__device__ ulonglong magnitude_bits_0(Soft_0 * x_3)
{
    ulonglong _S126 = bits_of_0(x_3);
    return _S126 & 9223372036854775807ULL;
}

__device__ bool is_nan_0(Soft_0 * x_4)
{
    ulonglong _S127 = magnitude_bits_0(x_4);
    return _S127 > 9218868437227405312ULL;
}

__device__ bool is_nan_of_0(Soft_0 * v_26)
{
    bool _S128 = is_nan_0(v_26);
    return _S128;
}

__device__ Soft_0 larger_of_0(Soft_0 * a_10, Soft_0 * b_5)
{
    bool _S129 = Soft_lessThan_0(a_10, b_5);
    Soft_0 _S130;
    if(_S129)
    {
        _S130 = *b_5;
    }
    else
    {
        _S130 = *a_10;
    }
    return _S130;
}

__device__ Soft_0 smaller_of_0(Soft_0 * a_11, Soft_0 * b_6)
{
    bool _S131 = Soft_lessThan_0(b_6, a_11);
    Soft_0 _S132;
    if(_S131)
    {
        _S132 = *b_6;
    }
    else
    {
        _S132 = *a_11;
    }
    return _S132;
}

__device__ Soft_0 Reading_read_0(Reading_0 * this_15, Soft_0 * g_0)
{
    Soft_0 _S133 = Soft_mul_0(g_0, &this_15->multiplier_0);
    Soft_0 _S134 = Soft_x24init_0(int(0));
    Soft_0 _S135 = of_0(&_S134);
    Soft_0 _S136 = _S135;
    bool _S137 = Soft_lessThan_0(&_S136, &this_15->limit_0);
    bool _S138;
    if(_S137)
    {
        Soft_0 _S139 = _S133;
        bool _S140 = is_nan_of_0(&_S139);
        _S138 = !_S140;
    }
    else
    {
        _S138 = false;
    }
    Soft_0 _S141;
    if(_S138)
    {
        Soft_0 _S142 = Soft_neg_0(&this_15->limit_0);
        Soft_0 _S143 = _S142;
        Soft_0 _S144 = _S133;
        Soft_0 _S145 = larger_of_0(&_S143, &_S144);
        Soft_0 _S146 = _S145;
        Soft_0 _S147 = smaller_of_0(&this_15->limit_0, &_S146);
        _S141 = _S147;
    }
    else
    {
        _S141 = _S133;
    }
    Soft_0 _S148 = _S141;
    Soft_0 _S149 = Soft_mul_0(&_S148, &this_15->clip_0);
    return _S149;
}

__device__ float of_1(Soft_0 * v_27)
{
    ulonglong _S150 = bits_of_0(v_27);
    return (U32_asfloat((f32_of_f64_0(_S150, false))));
}

__device__ float f32_0(Soft_0 * this_16)
{
    float _S151 = of_1(this_16);
    return _S151;
}

struct Reading_1
{
    float multiplier_0;
    float limit_0;
    float clip_0;
};

__device__ Reading_1 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_1 _S152;
    (&_S152)->multiplier_0 = multiplier_1;
    (&_S152)->limit_0 = limit_1;
    (&_S152)->clip_0 = clip_1;
    return _S152;
}

__device__ bool is_nan_1(float x_5)
{
    return ((F32_asuint((x_5))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_1(float v_28)
{
    return is_nan_1(v_28);
}

__device__ float larger_0(float a_12, float b_7)
{
    float _S153;
    if(a_12 > b_7)
    {
        _S153 = a_12;
    }
    else
    {
        _S153 = b_7;
    }
    return _S153;
}

__device__ float larger_of_1(float a_13, float b_8)
{
    return larger_0(a_13, b_8);
}

__device__ float smaller_0(float a_14, float b_9)
{
    float _S154;
    if(a_14 < b_9)
    {
        _S154 = a_14;
    }
    else
    {
        _S154 = b_9;
    }
    return _S154;
}

__device__ float smaller_of_1(float a_15, float b_10)
{
    return smaller_0(a_15, b_10);
}

__device__ float Reading_read_1(Reading_1 * this_17, float g_1)
{
    float _S155 = g_1 * this_17->multiplier_0;
    float _S156 = this_17->limit_0;
    Soft_0 _S157 = Soft_x24init_0(int(0));
    float _S158 = of_1(&_S157);
    bool _S159;
    if(_S158 < (this_17->limit_0))
    {
        _S159 = !is_nan_of_1(_S155);
    }
    else
    {
        _S159 = false;
    }
    float _S160;
    if(_S159)
    {
        _S160 = smaller_of_1(_S156, larger_of_1(- _S156, _S155));
    }
    else
    {
        _S160 = _S155;
    }
    return _S160 * this_17->clip_0;
}

__device__ Soft_0 of_f32_0(float v_29)
{
    return wide_1(v_29);
}

__device__ Soft_0 grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_2, longlong i_14)
{
    uint _S161 = t_1->grad_dtype_0;
    Soft_0 g_2 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_14);
    bool _S162;
    if((t_1->param_dtype_0) == 2U)
    {
        _S162 = true;
    }
    else
    {
        _S162 = _S161 == 2U;
    }
    if(_S162)
    {
        Soft_0 _S163 = g_2;
        Soft_0 _S164 = Reading_read_0(r_2, &_S163);
        return _S164;
    }
    float _S165 = f32_0(&r_2->multiplier_0);
    float _S166 = f32_0(&r_2->limit_0);
    float _S167 = f32_0(&r_2->clip_0);
    Reading_1 narrow_1 = Reading_x24init_0(_S165, _S166, _S167);
    Soft_0 _S168 = g_2;
    float _S169 = f32_0(&_S168);
    Reading_1 _S170 = narrow_1;
    float _S171 = Reading_read_1(&_S170, _S169);
    return of_f32_0(_S171);
}

__device__ Soft_0 joint_0(Soft_0 * a_16, Soft_0 * b_11, Soft_0 * c_0)
{
    Soft_0 _S172 = Soft_mul_0(a_16, b_11);
    Soft_0 _S173 = _S172;
    Soft_0 _S174 = Soft_add_0(&_S173, c_0);
    return _S174;
}

__device__ Soft_0 real_of_i64_0(longlong v_30)
{
    return real_of_0(f64_of_i64_0(v_30));
}

__device__ Soft_0 Soft_div_0(Soft_0 * this_18, Soft_0 * b_12)
{
    ulonglong sign_10 = ((this_18->bits_0) ^ (b_12->bits_0)) & 9223372036854775808ULL;
    ulonglong _S175 = Soft_size_0(this_18);
    ulonglong _S176 = Soft_size_0(b_12);
    bool _S177;
    if(_S175 > 9218868437227405312ULL)
    {
        _S177 = true;
    }
    else
    {
        _S177 = _S176 > 9218868437227405312ULL;
    }
    if(_S177)
    {
        _S177 = true;
    }
    else
    {
        if(_S175 == _S176)
        {
            if(_S175 == 9218868437227405312ULL)
            {
                _S177 = true;
            }
            else
            {
                _S177 = _S175 == 0ULL;
            }
        }
        else
        {
            _S177 = false;
        }
    }
    if(_S177)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    if(_S175 == 9218868437227405312ULL)
    {
        _S177 = true;
    }
    else
    {
        _S177 = _S176 == 0ULL;
    }
    if(_S177)
    {
        return Soft_of_bits_0(sign_10 | 9218868437227405312ULL);
    }
    if(_S175 == 0ULL)
    {
        _S177 = true;
    }
    else
    {
        _S177 = _S176 == 9218868437227405312ULL;
    }
    if(_S177)
    {
        return Soft_of_bits_0(sign_10);
    }
    int ex_1;
    ulonglong _S178 = Soft_normal_0(this_18, &ex_1);
    int ey_1;
    ulonglong _S179 = Soft_normal_0(b_12, &ey_1);
    ulonglong quotient_0 = 0ULL;
    int i_15 = int(0);
    ulonglong rest_1 = _S178;
    for(;;)
    {
        if(i_15 < int(56))
        {
        }
        else
        {
            break;
        }
        bool fits_0 = rest_1 >= _S179;
        ulonglong rest_2;
        if(fits_0)
        {
            rest_2 = rest_1 - _S179;
        }
        else
        {
            rest_2 = rest_1;
        }
        ulonglong _S180 = quotient_0 << int(1);
        int _S181;
        if(fits_0)
        {
            _S181 = int(1);
        }
        else
        {
            _S181 = int(0);
        }
        ulonglong _S182 = _S180 | ulonglong(_S181);
        ulonglong rest_3 = rest_2 << int(1);
        int i_16 = i_15 + int(1);
        quotient_0 = _S182;
        i_15 = i_16;
        rest_1 = rest_3;
    }
    if(rest_1 != 0ULL)
    {
        i_15 = int(1);
    }
    else
    {
        i_15 = int(0);
    }
    return Soft_rounded_0(sign_10, quotient_0 | ulonglong(i_15), ex_1 - ey_1 - int(55));
}

__device__ void Means_column_means_0(Elements_0 * x_6, longlong matrix_0, longlong c_1)
{
    longlong _S183 = (&x_6->t_0)->columns_0;
    if(c_1 >= ((&x_6->t_0)->columns_0))
    {
        return;
    }
    Soft_0 _S184 = Soft_x24init_0(int(0));
    Soft_0 _S185 = of_0(&_S184);
    longlong _S186 = (&x_6->t_0)->rows_0;
    longlong _S187 = matrix_0 * (&x_6->t_0)->rows_0;
    Soft_0 sum_0 = _S185;
    longlong row_1 = _S187;
    for(;;)
    {
        if(row_1 < ((matrix_0 + 1LL) * _S186))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S188 = grad_of_0(&x_6->t_0, &(&x_6->r_1)->reading_0, row_1 * _S183 + c_1);
        Soft_0 _S189 = _S188;
        Soft_0 _S190 = _S188;
        Soft_0 _S191 = sum_0;
        Soft_0 _S192 = joint_0(&_S189, &_S190, &_S191);
        longlong row_2 = row_1 + 1LL;
        sum_0 = _S192;
        row_1 = row_2;
    }
    longlong _S193 = matrix_0 * _S183 + c_1;
    Soft_0 _S194 = real_of_i64_0(_S186);
    Soft_0 _S195 = of_0(&_S194);
    Soft_0 _S196 = sum_0;
    Soft_0 _S197 = _S195;
    Soft_0 _S198 = Soft_div_0(&_S196, &_S197);
    Soft_0 _S199 = _S198;
    Means_blend_0(x_6, int(1), _S193, &_S199);
    return;
}

__device__ void Means_row_means_0(Elements_0 * x_7, longlong first_row_0, longlong rows_1, uint lane_7)
{
    longlong _S200;
    bool _S201;
    longlong row_3 = first_row_0 + longlong(lane_7 / 16U);
    bool is_inside_0 = row_3 < rows_1;
    Soft_0 kZero_0 = Soft_x24init_0(int(0));
    Soft_0 total_0 = kZero_0;
    longlong begin_0 = 0LL;
    for(;;)
    {
        longlong _S202 = (&x_7->t_0)->columns_0;
        _S200 = (&x_7->t_0)->columns_0;
        if(begin_0 < ((&x_7->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S203 = begin_0 + 256LL;
        longlong _S204 = (I64_min((_S203), (_S202)));
        Soft_0 _S205 = kZero_0;
        Soft_0 _S206 = of_0(&_S205);
        longlong _S207 = begin_0 + longlong(lane_7 % 16U);
        Soft_0 sum_1 = _S206;
        longlong c_2 = _S207;
        for(;;)
        {
            if(is_inside_0)
            {
                _S201 = c_2 < _S204;
            }
            else
            {
                _S201 = false;
            }
            if(_S201)
            {
            }
            else
            {
                break;
            }
            Soft_0 _S208 = grad_of_0(&x_7->t_0, &(&x_7->r_1)->reading_0, row_3 * _S202 + c_2);
            Soft_0 _S209 = _S208;
            Soft_0 _S210 = _S208;
            Soft_0 _S211 = sum_1;
            Soft_0 _S212 = joint_0(&_S209, &_S210, &_S211);
            longlong c_3 = c_2 + 16LL;
            sum_1 = _S212;
            c_2 = c_3;
        }
        Soft_0 _S213 = sum_1;
        Soft_0 _S214 = Halving_sum_0(&_S213, lane_7, 16U);
        Soft_0 _S215 = _S214;
        Soft_0 _S216 = wide_0(&_S215);
        Soft_0 _S217 = total_0;
        Soft_0 _S218 = _S216;
        Soft_0 _S219 = Soft_add_0(&_S217, &_S218);
        total_0 = _S219;
        begin_0 = _S203;
    }
    if(is_inside_0)
    {
        _S201 = (lane_7 % 16U) == 0U;
    }
    else
    {
        _S201 = false;
    }
    if(_S201)
    {
        Soft_0 _S220 = real_of_i64_0(_S200);
        Soft_0 _S221 = total_0;
        Soft_0 _S222 = _S220;
        Soft_0 _S223 = Soft_div_0(&_S221, &_S222);
        Soft_0 _S224 = _S223;
        Soft_0 _S225 = of_0(&_S224);
        Soft_0 _S226 = _S225;
        Means_blend_0(x_7, int(0), row_3, &_S226);
    }
    return;
}

struct UpdateArguments_0
{
    ulonglong tensors_0;
    ulonglong chunks_0;
    ulonglong numbers_0;
    ulonglong decision_0;
    ulonglong counts_0;
    ulonglong shift_1;
    ulonglong partials_0;
    ulonglong scaler_0;
    ulonglong report_0;
    ulonglong rules_0;
    ulonglong tables_0;
    uint tensor_count_0;
    uint chunk_count_0;
    uint flags_0;
    uint groups_0;
};

__device__ bool is_narrow_0(uint type_12)
{
    bool _S227;
    if(type_12 == 1U)
    {
        _S227 = true;
    }
    else
    {
        _S227 = type_12 == 3U;
    }
    if(_S227)
    {
        _S227 = true;
    }
    else
    {
        _S227 = type_12 == 4U;
    }
    return _S227;
}

__device__ bool is_narrow_1(MultiTensor_0 * _S228)
{
    bool _S229;
    if(is_narrow_0(_S228->param_dtype_0))
    {
        _S229 = is_narrow_0(_S228->grad_dtype_0);
    }
    else
    {
        _S229 = false;
    }
    if(_S229)
    {
        if((_S228->copy_0) == 0ULL)
        {
            _S229 = true;
        }
        else
        {
            _S229 = is_narrow_0(_S228->copy_dtype_0);
        }
    }
    else
    {
        _S229 = false;
    }
    return _S229;
}

__device__ TensorRule_0 * TensorRule_at_0(UpdateArguments_0 * a_17, int tensor_0)
{
    return (TensorRule_0 *)(a_17->rules_0 + 512ULL * ulonglong(tensor_0));
}

__device__ bool needs_whole_0(uint kind_1)
{
    bool _S230;
    if(kind_1 == 8U)
    {
        _S230 = true;
    }
    else
    {
        _S230 = kind_1 == 9U;
    }
    if(_S230)
    {
        _S230 = true;
    }
    else
    {
        _S230 = kind_1 == 10U;
    }
    if(_S230)
    {
        _S230 = true;
    }
    else
    {
        _S230 = kind_1 == 11U;
    }
    return _S230;
}

__device__ bool takes_part_0(UpdateArguments_0 * a_18, int tensor_1)
{
    TensorRule_0 * _S231 = TensorRule_at_0(a_18, tensor_1);
    bool _S232;
    if((_S231->applies_0) != 0U)
    {
        _S232 = needs_whole_0((&_S231->rule_0)->kind_0);
    }
    else
    {
        _S232 = false;
    }
    return _S232;
}

__device__ bool takes_part_1(UpdateArguments_0 * a_19, int tensor_2)
{
    bool _S233 = is_narrow_1((MultiTensor_0 *)a_19->tensors_0 + tensor_2);
    bool _S234;
    if(_S233 == false)
    {
        bool _S235 = takes_part_0(a_19, tensor_2);
        _S234 = _S235;
    }
    else
    {
        _S234 = false;
    }
    return _S234;
}

struct Rule_1
{
    uint kind_0;
    bool nesterov_0;
    bool amsgrad_0;
    bool centered_0;
    bool maximize_0;
    bool first_2;
    bool has_momentum_0;
    bool factored_0;
    float lr_0;
    float decay_0;
    float pull_0;
    float shrink_0;
    float momentum_0;
    float undamped_0;
    float beta1_0;
    float beta2_0;
    float beta3_0;
    float slow_0;
    float correction1_0;
    float correction2_0;
    float eps_0;
    float trust_coefficient_0;
    float max_ratio_0;
    float min_rms_0;
    float clip_threshold_0;
    float one_minus_beta1_0;
    float one_minus_beta2_0;
    float one_minus_beta3_0;
    float factor_0;
};

struct TensorRule_1
{
    Rule_1 rule_0;
    Reading_1 reading_0;
    ulonglong key_1;
    uint applies_0;
};

struct Elements_1
{
    MultiTensor_0 t_0;
    TensorRule_1 r_1;
    bool is_coded_0;
};

__device__ uint Elements_state_type_1(Elements_1 * this_19)
{
    uint _S236;
    if(((&this_19->t_0)->param_dtype_0) == 2U)
    {
        _S236 = 2U;
    }
    else
    {
        _S236 = 1U;
    }
    return _S236;
}

__device__ float from_1(uint type_13, ulonglong element_2)
{
    uint u_9 = low_0(element_2);
    uint _S237;
    if(type_13 == 1U)
    {
        _S237 = u_9;
    }
    else
    {
        if(type_13 == 4U)
        {
            _S237 = u_9 << int(16);
        }
        else
        {
            _S237 = f32_of_f16_0(u_9);
        }
    }
    return (U32_asfloat((_S237)));
}

__device__ float element_3(uint type_14, ulonglong base_4, longlong i_17)
{
    return from_1(type_14, load_0(size_of_0(type_14), base_4, i_17));
}

__device__ ulonglong to_1(float this_20, uint type_15)
{
    uint u_10 = (F32_asuint((this_20)));
    uint _S238;
    if(type_15 == 1U)
    {
        _S238 = u_10;
    }
    else
    {
        if(type_15 == 4U)
        {
            _S238 = bf16_of_f32_0(u_10);
        }
        else
        {
            _S238 = f16_of_f32_0(u_10);
        }
    }
    return ulonglong(_S238);
}

__device__ void put_element_1(uint type_16, ulonglong base_5, longlong i_18, float v_31)
{
    store_0(size_of_0(type_16), base_5, i_18, to_1(v_31, type_16));
    return;
}

__device__ void Means_blend_1(Elements_1 * x_8, int k_1, longlong i_19, float mean_1)
{
    uint _S239 = Elements_state_type_1(x_8);
    float before_3 = element_3(_S239, (&(&x_8->t_0)->state_0[k_1])->data_0, i_19);
    put_element_1(_S239, (&(&x_8->t_0)->state_0[k_1])->data_0, i_19, before_3 + (&(&x_8->r_1)->rule_0)->one_minus_beta2_0 * (mean_1 - before_3));
    return;
}

__device__ float grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_3, longlong i_20)
{
    float _S240 = Reading_read_1(r_3, element_3(t_2->grad_dtype_0, t_2->grad_0, i_20));
    return _S240;
}

__device__ float joint_1(float a_20, float b_13, float c_4)
{
    return a_20 * b_13 + c_4;
}

__device__ void Means_column_means_1(Elements_1 * x_9, longlong matrix_1, longlong c_5)
{
    longlong _S241 = (&x_9->t_0)->columns_0;
    if(c_5 >= ((&x_9->t_0)->columns_0))
    {
        return;
    }
    Soft_0 _S242 = Soft_x24init_0(int(0));
    float _S243 = of_1(&_S242);
    longlong _S244 = (&x_9->t_0)->rows_0;
    longlong _S245 = matrix_1 * (&x_9->t_0)->rows_0;
    float sum_2 = _S243;
    longlong row_4 = _S245;
    for(;;)
    {
        if(row_4 < ((matrix_1 + 1LL) * _S244))
        {
        }
        else
        {
            break;
        }
        float _S246 = grad_of_1(&x_9->t_0, &(&x_9->r_1)->reading_0, row_4 * _S241 + c_5);
        float _S247 = joint_1(_S246, _S246, sum_2);
        longlong row_5 = row_4 + 1LL;
        sum_2 = _S247;
        row_4 = row_5;
    }
    longlong _S248 = matrix_1 * _S241 + c_5;
    Soft_0 _S249 = real_of_i64_0(_S244);
    float _S250 = of_1(&_S249);
    Means_blend_1(x_9, int(1), _S248, sum_2 / _S250);
    return;
}

__device__ float Halving_sum_1(float v_32, uint lane_8, uint width_7)
{
    Halving_halve_1(v_32, lane_8, width_7);
    float _S251 = (*&values_2)[lane_8];
    meet_0();
    return _S251;
}

__device__ void Means_row_means_1(Elements_1 * x_10, longlong first_row_1, longlong rows_2, uint lane_9)
{
    longlong _S252;
    bool _S253;
    longlong row_6 = first_row_1 + longlong(lane_9 / 16U);
    bool is_inside_1 = row_6 < rows_2;
    Soft_0 kZero_1 = Soft_x24init_0(int(0));
    Soft_0 total_1 = kZero_1;
    longlong begin_1 = 0LL;
    for(;;)
    {
        longlong _S254 = (&x_10->t_0)->columns_0;
        _S252 = (&x_10->t_0)->columns_0;
        if(begin_1 < ((&x_10->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S255 = begin_1 + 256LL;
        longlong _S256 = (I64_min((_S255), (_S254)));
        Soft_0 _S257 = kZero_1;
        float _S258 = of_1(&_S257);
        longlong _S259 = begin_1 + longlong(lane_9 % 16U);
        float sum_3 = _S258;
        longlong c_6 = _S259;
        for(;;)
        {
            if(is_inside_1)
            {
                _S253 = c_6 < _S256;
            }
            else
            {
                _S253 = false;
            }
            if(_S253)
            {
            }
            else
            {
                break;
            }
            float _S260 = grad_of_1(&x_10->t_0, &(&x_10->r_1)->reading_0, row_6 * _S254 + c_6);
            float _S261 = joint_1(_S260, _S260, sum_3);
            longlong c_7 = c_6 + 16LL;
            sum_3 = _S261;
            c_6 = c_7;
        }
        float _S262 = Halving_sum_1(sum_3, lane_9, 16U);
        Soft_0 _S263 = wide_1(_S262);
        Soft_0 _S264 = total_1;
        Soft_0 _S265 = _S263;
        Soft_0 _S266 = Soft_add_0(&_S264, &_S265);
        total_1 = _S266;
        begin_1 = _S255;
    }
    if(is_inside_1)
    {
        _S253 = (lane_9 % 16U) == 0U;
    }
    else
    {
        _S253 = false;
    }
    if(_S253)
    {
        Soft_0 _S267 = real_of_i64_0(_S252);
        Soft_0 _S268 = total_1;
        Soft_0 _S269 = _S267;
        Soft_0 _S270 = Soft_div_0(&_S268, &_S269);
        Soft_0 _S271 = _S270;
        float _S272 = of_1(&_S271);
        Means_blend_1(x_10, int(0), row_6, _S272);
    }
    return;
}

__device__ bool takes_part_2(UpdateArguments_0 * a_21, int tensor_3)
{
    bool _S273 = is_narrow_1((MultiTensor_0 *)a_21->tensors_0 + tensor_3);
    bool _S274;
    if(_S273 == true)
    {
        bool _S275 = takes_part_0(a_21, tensor_3);
        _S274 = _S275;
    }
    else
    {
        _S274 = false;
    }
    return _S274;
}

struct States_0
{
    FixedArray<Soft_0, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ Soft_0 States_get_0(States_0 * this_21, int k_2)
{
    return this_21->value_0[k_2];
}

__device__ Soft_0 States_put_0(States_0 * this_22, int k_3, Soft_0 * v_33)
{
    this_22->changed_0 = (this_22->changed_0) | (1U << k_3);
    Soft_0 _S276;
    if(this_22->in_f32_0)
    {
        float _S277 = f32_0(v_33);
        _S276 = of_f32_0(_S277);
    }
    else
    {
        _S276 = *v_33;
    }
    this_22->value_0[k_3] = _S276;
    return _S276;
}

__device__ Soft_0 momentum_of_0(Rule_0 * r_4, Soft_0 * g_3, States_0 * s_3)
{
    if(!r_4->has_momentum_0)
    {
        return *g_3;
    }
    Soft_0 _S278;
    if(r_4->first_2)
    {
        _S278 = *g_3;
    }
    else
    {
        States_0 _S279 = *s_3;
        Soft_0 _S280 = States_get_0(&_S279, int(0));
        Soft_0 _S281 = Soft_mul_0(&r_4->undamped_0, g_3);
        Soft_0 _S282 = _S280;
        Soft_0 _S283 = _S281;
        Soft_0 _S284 = joint_0(&r_4->momentum_0, &_S282, &_S283);
        _S278 = _S284;
    }
    Soft_0 _S285 = _S278;
    Soft_0 _S286 = States_put_0(s_3, int(0), &_S285);
    if(r_4->nesterov_0)
    {
        Soft_0 _S287 = _S286;
        Soft_0 _S288 = joint_0(&r_4->momentum_0, &_S287, g_3);
        _S278 = _S288;
    }
    else
    {
        _S278 = _S286;
    }
    return _S278;
}

__device__ Soft_0 Soft_root_0(Soft_0 * this_23)
{
    ulonglong _S289 = Soft_size_0(this_23);
    bool _S290;
    if(_S289 == 0ULL)
    {
        _S290 = true;
    }
    else
    {
        bool _S291 = Soft_is_nan_0(this_23);
        _S290 = _S291;
    }
    if(_S290)
    {
        _S290 = true;
    }
    else
    {
        _S290 = (this_23->bits_0) == 9218868437227405312ULL;
    }
    if(_S290)
    {
        return *this_23;
    }
    if((this_23->bits_0) >= 9223372036854775808ULL)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    int e_9;
    ulonglong _S292 = Soft_normal_0(this_23, &e_9);
    int i_21;
    if((e_9 & int(1)) != int(0))
    {
        i_21 = int(10);
    }
    else
    {
        i_21 = int(11);
    }
    ulonglong left_0 = _S292 << i_21;
    ulonglong root_0 = 0ULL;
    i_21 = int(0);
    ulonglong rest_4 = 0ULL;
    ulonglong left_1 = left_0;
    for(;;)
    {
        if(i_21 < int(56))
        {
        }
        else
        {
            break;
        }
        ulonglong rest_5 = (rest_4 << int(2)) | (left_1 >> int(62));
        ulonglong left_2 = left_1 << int(2);
        ulonglong next_0 = (root_0 << int(2)) | 1ULL;
        bool fits_1 = rest_5 >= next_0;
        if(fits_1)
        {
            rest_4 = rest_5 - next_0;
        }
        else
        {
            rest_4 = rest_5;
        }
        ulonglong _S293 = root_0 << int(1);
        int _S294;
        if(fits_1)
        {
            _S294 = int(1);
        }
        else
        {
            _S294 = int(0);
        }
        ulonglong _S295 = _S293 | ulonglong(_S294);
        int i_22 = i_21 + int(1);
        root_0 = _S295;
        i_21 = i_22;
        left_1 = left_2;
    }
    if(rest_4 != 0ULL)
    {
        i_21 = int(1);
    }
    else
    {
        i_21 = int(0);
    }
    ulonglong _S296 = root_0 | ulonglong(i_21);
    int _S297 = e_9;
    if((e_9 & int(1)) != int(0))
    {
        i_21 = int(1085);
    }
    else
    {
        i_21 = int(1086);
    }
    return Soft_rounded_0(0ULL, _S296, (_S297 - i_21) / int(2) - int(24));
}

__device__ Soft_0 sqrt_0(Soft_0 * x_11)
{
    Soft_0 _S298 = Soft_root_0(x_11);
    return _S298;
}

__device__ Soft_0 root_1(Soft_0 * v_34)
{
    Soft_0 _S299 = sqrt_0(v_34);
    return _S299;
}

__device__ Soft_0 root_2(Soft_0 * v_35)
{
    Soft_0 _S300 = root_1(v_35);
    return _S300;
}

__device__ Soft_0 put_mean_square_0(Rule_0 * r_5, int k_4, Soft_0 * g_4, States_0 * s_4)
{
    States_0 _S301 = *s_4;
    Soft_0 _S302 = States_get_0(&_S301, k_4);
    Soft_0 _S303 = Soft_mul_0(&r_5->one_minus_beta2_0, g_4);
    Soft_0 _S304 = _S303;
    Soft_0 _S305 = Soft_mul_0(&_S304, g_4);
    Soft_0 _S306 = _S302;
    Soft_0 _S307 = _S305;
    Soft_0 _S308 = joint_0(&r_5->beta2_0, &_S306, &_S307);
    Soft_0 _S309 = _S308;
    Soft_0 _S310 = States_put_0(s_4, k_4, &_S309);
    return _S310;
}

__device__ Soft_0 put_mean_0(Rule_0 * r_6, Soft_0 * g_5, States_0 * s_5)
{
    States_0 _S311 = *s_5;
    Soft_0 _S312 = States_get_0(&_S311, int(0));
    Soft_0 _S313 = _S312;
    Soft_0 _S314 = Soft_sub_0(g_5, &_S313);
    Soft_0 _S315 = _S314;
    Soft_0 _S316 = _S312;
    Soft_0 _S317 = joint_0(&r_6->one_minus_beta1_0, &_S315, &_S316);
    Soft_0 _S318 = _S317;
    Soft_0 _S319 = States_put_0(s_5, int(0), &_S318);
    return _S319;
}

__device__ void Elements_put_copy_0(Elements_0 * this_24, longlong i_23, Soft_0 * v_36)
{
    put_element_0((&this_24->t_0)->copy_dtype_0, (&this_24->t_0)->copy_0, i_23, v_36);
    return;
}

__device__ bool Step_changes_0(Rule_0 * r_7, int k_5)
{
    bool _S320;
    switch(r_7->kind_0)
    {
    case 1U:
    case 9U:
        {
            return r_7->has_momentum_0;
        }
    case 4U:
        {
            if(k_5 == int(0))
            {
                _S320 = true;
            }
            else
            {
                if(k_5 == int(1))
                {
                    _S320 = r_7->centered_0;
                }
                else
                {
                    _S320 = r_7->has_momentum_0;
                }
            }
            return _S320;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_5 < int(2))
            {
                _S320 = true;
            }
            else
            {
                _S320 = r_7->amsgrad_0;
            }
            return _S320;
        }
    }
}

__device__ Soft_0 sign_11(Soft_0 * v_37)
{
    Soft_0 kZero_2 = Soft_x24init_0(int(0));
    Soft_0 _S321 = kZero_2;
    bool _S322 = Soft_lessThan_0(&_S321, v_37);
    Soft_0 _S323;
    if(_S322)
    {
        _S323 = Soft_x24init_0(int(1));
    }
    else
    {
        Soft_0 _S324 = kZero_2;
        bool _S325 = Soft_lessThan_0(v_37, &_S324);
        if(_S325)
        {
            Soft_0 _S326 = Soft_x24init_0(int(1));
            Soft_0 _S327 = Soft_neg_0(&_S326);
            _S323 = _S327;
        }
        else
        {
            _S323 = kZero_2;
        }
    }
    return _S323;
}

__device__ Soft_0 step_0(Rule_0 * r_8, Soft_0 * w_0, Soft_0 * g_6, States_0 * s_6)
{
    Soft_0 _S328 = joint_0(&r_8->decay_0, w_0, g_6);
    Soft_0 v_38;
    switch(r_8->kind_0)
    {
    case 1U:
        {
            Soft_0 _S329 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S330 = _S328;
            Soft_0 _S331 = momentum_of_0(r_8, &_S330, s_6);
            Soft_0 _S332 = _S331;
            Soft_0 _S333 = Soft_mul_0(&r_8->lr_0, &_S332);
            Soft_0 _S334 = _S329;
            Soft_0 _S335 = _S333;
            Soft_0 _S336 = Soft_sub_0(&_S334, &_S335);
            return _S336;
        }
    case 9U:
        {
            Soft_0 _S337 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S338 = joint_0(&r_8->pull_0, w_0, g_6);
            Soft_0 _S339 = _S338;
            Soft_0 _S340 = Soft_mul_0(&r_8->factor_0, &_S339);
            Soft_0 _S341 = _S340;
            Soft_0 _S342 = momentum_of_0(r_8, &_S341, s_6);
            Soft_0 _S343 = _S342;
            Soft_0 _S344 = Soft_mul_0(&r_8->lr_0, &_S343);
            Soft_0 _S345 = _S337;
            Soft_0 _S346 = _S344;
            Soft_0 _S347 = Soft_sub_0(&_S345, &_S346);
            return _S347;
        }
    case 4U:
        {
            Soft_0 _S348 = _S328;
            Soft_0 _S349 = put_mean_square_0(r_8, int(0), &_S348, s_6);
            if(r_8->centered_0)
            {
                States_0 _S350 = *s_6;
                Soft_0 _S351 = States_get_0(&_S350, int(1));
                Soft_0 _S352 = _S328;
                Soft_0 _S353 = _S351;
                Soft_0 _S354 = Soft_sub_0(&_S352, &_S353);
                Soft_0 _S355 = _S354;
                Soft_0 _S356 = _S351;
                Soft_0 _S357 = joint_0(&r_8->one_minus_beta2_0, &_S355, &_S356);
                Soft_0 _S358 = _S357;
                Soft_0 _S359 = States_put_0(s_6, int(1), &_S358);
                Soft_0 _S360 = _S359;
                Soft_0 _S361 = _S359;
                Soft_0 _S362 = Soft_mul_0(&_S360, &_S361);
                Soft_0 _S363 = _S349;
                Soft_0 _S364 = _S362;
                Soft_0 _S365 = Soft_sub_0(&_S363, &_S364);
                Soft_0 _S366 = Soft_x24init_0(int(0));
                Soft_0 _S367 = of_0(&_S366);
                Soft_0 _S368 = _S365;
                Soft_0 _S369 = _S367;
                Soft_0 _S370 = larger_of_0(&_S368, &_S369);
                v_38 = _S370;
            }
            else
            {
                v_38 = _S349;
            }
            Soft_0 _S371 = v_38;
            Soft_0 _S372 = root_2(&_S371);
            Soft_0 _S373 = _S372;
            Soft_0 _S374 = Soft_add_0(&_S373, &r_8->eps_0);
            Soft_0 _S375 = _S328;
            Soft_0 _S376 = _S374;
            Soft_0 _S377 = Soft_div_0(&_S375, &_S376);
            Soft_0 a_22;
            if(r_8->has_momentum_0)
            {
                States_0 _S378 = *s_6;
                Soft_0 _S379 = States_get_0(&_S378, int(2));
                Soft_0 _S380 = _S379;
                Soft_0 _S381 = _S377;
                Soft_0 _S382 = joint_0(&r_8->momentum_0, &_S380, &_S381);
                Soft_0 _S383 = _S382;
                Soft_0 _S384 = States_put_0(s_6, int(2), &_S383);
                a_22 = _S384;
            }
            else
            {
                a_22 = _S377;
            }
            Soft_0 _S385 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S386 = a_22;
            Soft_0 _S387 = Soft_mul_0(&r_8->lr_0, &_S386);
            Soft_0 _S388 = _S385;
            Soft_0 _S389 = _S387;
            Soft_0 _S390 = Soft_sub_0(&_S388, &_S389);
            return _S390;
        }
    case 5U:
        {
            States_0 _S391 = *s_6;
            Soft_0 _S392 = States_get_0(&_S391, int(0));
            Soft_0 _S393 = _S328;
            Soft_0 _S394 = _S328;
            Soft_0 _S395 = _S392;
            Soft_0 _S396 = joint_0(&_S393, &_S394, &_S395);
            Soft_0 _S397 = _S396;
            Soft_0 _S398 = States_put_0(s_6, int(0), &_S397);
            Soft_0 _S399 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S400 = _S328;
            Soft_0 _S401 = Soft_mul_0(&r_8->lr_0, &_S400);
            Soft_0 _S402 = _S398;
            Soft_0 _S403 = root_2(&_S402);
            Soft_0 _S404 = _S403;
            Soft_0 _S405 = Soft_add_0(&_S404, &r_8->eps_0);
            Soft_0 _S406 = _S401;
            Soft_0 _S407 = _S405;
            Soft_0 _S408 = Soft_div_0(&_S406, &_S407);
            Soft_0 _S409 = _S399;
            Soft_0 _S410 = _S408;
            Soft_0 _S411 = Soft_sub_0(&_S409, &_S410);
            return _S411;
        }
    case 6U:
        {
            States_0 _S412 = *s_6;
            Soft_0 _S413 = States_get_0(&_S412, int(0));
            Soft_0 _S414 = _S328;
            Soft_0 _S415 = Soft_mul_0(&r_8->one_minus_beta1_0, &_S414);
            Soft_0 _S416 = _S413;
            Soft_0 _S417 = _S415;
            Soft_0 _S418 = joint_0(&r_8->beta1_0, &_S416, &_S417);
            Soft_0 _S419 = _S328;
            Soft_0 _S420 = Soft_mul_0(&r_8->one_minus_beta2_0, &_S419);
            Soft_0 _S421 = _S413;
            Soft_0 _S422 = _S420;
            Soft_0 _S423 = joint_0(&r_8->beta2_0, &_S421, &_S422);
            Soft_0 _S424 = _S423;
            Soft_0 _S425 = States_put_0(s_6, int(0), &_S424);
            Soft_0 _S426 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S427 = _S418;
            Soft_0 _S428 = sign_11(&_S427);
            Soft_0 _S429 = _S428;
            Soft_0 _S430 = Soft_mul_0(&r_8->lr_0, &_S429);
            Soft_0 _S431 = _S426;
            Soft_0 _S432 = _S430;
            Soft_0 _S433 = Soft_sub_0(&_S431, &_S432);
            return _S433;
        }
    case 7U:
        {
            Soft_0 _S434 = put_mean_0(r_8, g_6, s_6);
            Soft_0 _S435 = put_mean_square_0(r_8, int(1), g_6, s_6);
            States_0 _S436 = *s_6;
            Soft_0 _S437 = States_get_0(&_S436, int(2));
            Soft_0 _S438 = _S437;
            Soft_0 _S439 = Soft_sub_0(g_6, &_S438);
            Soft_0 _S440 = _S439;
            Soft_0 _S441 = _S437;
            Soft_0 _S442 = joint_0(&r_8->one_minus_beta3_0, &_S440, &_S441);
            Soft_0 _S443 = _S442;
            Soft_0 _S444 = States_put_0(s_6, int(2), &_S443);
            Soft_0 _S445 = _S444;
            Soft_0 _S446 = _S434;
            Soft_0 _S447 = joint_0(&r_8->slow_0, &_S445, &_S446);
            Soft_0 _S448 = _S447;
            Soft_0 _S449 = Soft_mul_0(&r_8->lr_0, &_S448);
            Soft_0 _S450 = _S435;
            Soft_0 _S451 = root_2(&_S450);
            Soft_0 _S452 = _S451;
            Soft_0 _S453 = joint_0(&_S452, &r_8->correction2_0, &r_8->eps_0);
            Soft_0 _S454 = _S449;
            Soft_0 _S455 = _S453;
            Soft_0 _S456 = Soft_div_0(&_S454, &_S455);
            Soft_0 _S457 = _S456;
            Soft_0 _S458 = Soft_neg_0(&_S457);
            Soft_0 _S459 = _S458;
            Soft_0 _S460 = joint_0(w_0, &r_8->shrink_0, &_S459);
            return _S460;
        }
    case 8U:
    case 11U:
        {
            Soft_0 _S461 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S462 = Soft_mul_0(&r_8->factor_0, g_6);
            Soft_0 _S463 = _S461;
            Soft_0 _S464 = _S462;
            Soft_0 _S465 = Soft_sub_0(&_S463, &_S464);
            return _S465;
        }
    case 10U:
        {
            Soft_0 _S466 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S467 = put_mean_0(r_8, g_6, s_6);
            Soft_0 _S468 = Soft_mul_0(&r_8->pull_0, w_0);
            Soft_0 _S469 = _S467;
            Soft_0 _S470 = _S468;
            Soft_0 _S471 = joint_0(&_S469, &r_8->factor_0, &_S470);
            Soft_0 _S472 = _S471;
            Soft_0 _S473 = Soft_mul_0(&r_8->lr_0, &_S472);
            Soft_0 _S474 = _S466;
            Soft_0 _S475 = _S473;
            Soft_0 _S476 = Soft_sub_0(&_S474, &_S475);
            return _S476;
        }
    default:
        {
            Soft_0 _S477 = _S328;
            Soft_0 _S478 = put_mean_0(r_8, &_S477, s_6);
            Soft_0 _S479 = _S328;
            Soft_0 _S480 = put_mean_square_0(r_8, int(1), &_S479, s_6);
            if(r_8->amsgrad_0)
            {
                States_0 _S481 = *s_6;
                Soft_0 _S482 = States_get_0(&_S481, int(2));
                Soft_0 _S483 = _S482;
                Soft_0 _S484 = _S480;
                Soft_0 _S485 = larger_of_0(&_S483, &_S484);
                Soft_0 _S486 = _S485;
                Soft_0 _S487 = States_put_0(s_6, int(2), &_S486);
                v_38 = _S487;
            }
            else
            {
                v_38 = _S480;
            }
            Soft_0 _S488 = Soft_mul_0(w_0, &r_8->shrink_0);
            Soft_0 _S489 = _S478;
            Soft_0 _S490 = Soft_mul_0(&r_8->lr_0, &_S489);
            Soft_0 _S491 = v_38;
            Soft_0 _S492 = root_2(&_S491);
            Soft_0 _S493 = _S492;
            Soft_0 _S494 = joint_0(&_S493, &r_8->correction2_0, &r_8->eps_0);
            Soft_0 _S495 = _S490;
            Soft_0 _S496 = _S494;
            Soft_0 _S497 = Soft_div_0(&_S495, &_S496);
            Soft_0 _S498 = _S488;
            Soft_0 _S499 = _S497;
            Soft_0 _S500 = Soft_sub_0(&_S498, &_S499);
            return _S500;
        }
    }
}

__device__ Soft_0 direction_0(Rule_0 * r_9, Soft_0 * w_1, Soft_0 * g_7, States_0 * s_7)
{
    switch(r_9->kind_0)
    {
    case 8U:
        {
            Soft_0 _S501 = put_mean_0(r_9, g_7, s_7);
            Soft_0 _S502 = put_mean_square_0(r_9, int(1), g_7, s_7);
            Soft_0 _S503 = _S501;
            Soft_0 _S504 = Soft_mul_0(&_S503, &r_9->correction1_0);
            Soft_0 _S505 = _S502;
            Soft_0 _S506 = root_2(&_S505);
            Soft_0 _S507 = _S506;
            Soft_0 _S508 = joint_0(&_S507, &r_9->correction2_0, &r_9->eps_0);
            Soft_0 _S509 = _S504;
            Soft_0 _S510 = _S508;
            Soft_0 _S511 = Soft_div_0(&_S509, &_S510);
            Soft_0 _S512 = _S511;
            Soft_0 _S513 = joint_0(&r_9->pull_0, w_1, &_S512);
            return _S513;
        }
    case 11U:
        {
            States_0 _S514 = *s_7;
            Soft_0 _S515 = States_get_0(&_S514, int(0));
            Soft_0 v_39;
            if(!r_9->factored_0)
            {
                Soft_0 _S516 = Soft_mul_0(g_7, g_7);
                Soft_0 _S517 = _S516;
                Soft_0 _S518 = _S515;
                Soft_0 _S519 = Soft_sub_0(&_S517, &_S518);
                Soft_0 _S520 = _S519;
                Soft_0 _S521 = _S515;
                Soft_0 _S522 = joint_0(&r_9->one_minus_beta2_0, &_S520, &_S521);
                Soft_0 _S523 = _S522;
                Soft_0 _S524 = States_put_0(s_7, int(0), &_S523);
                v_39 = _S524;
            }
            else
            {
                v_39 = _S515;
            }
            Soft_0 _S525 = Soft_mul_0(&r_9->eps_0, &r_9->eps_0);
            Soft_0 _S526 = v_39;
            Soft_0 _S527 = _S525;
            Soft_0 _S528 = larger_of_0(&_S526, &_S527);
            Soft_0 _S529 = _S528;
            Soft_0 _S530 = root_2(&_S529);
            Soft_0 _S531 = _S530;
            Soft_0 _S532 = Soft_div_0(g_7, &_S531);
            return _S532;
        }
    default:
        {
            return *g_7;
        }
    }
}

__device__ bool is_one_value_0(uint kind_2, int state_1)
{
    bool _S533;
    if(kind_2 == 10U)
    {
        _S533 = state_1 == int(1);
    }
    else
    {
        _S533 = false;
    }
    return _S533;
}

__device__ bool Elements_has_0(Elements_0 * this_25, int k_6)
{
    bool _S534;
    if(((&(&this_25->t_0)->state_0[k_6])->data_0) != 0ULL)
    {
        _S534 = !is_one_value_0((&(&this_25->r_1)->rule_0)->kind_0, k_6);
    }
    else
    {
        _S534 = false;
    }
    if(_S534)
    {
        _S534 = ((&this_25->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S534 = false;
    }
    return _S534;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_8, ulonglong i_24)
{
    uint _S535 = s_8->format_0;
    bool half_3 = (s_8->format_0) >= 3U;
    uchar * _S536 = (uchar *)s_8->data_0;
    ulonglong _S537;
    if(half_3)
    {
        _S537 = i_24 / 2ULL;
    }
    else
    {
        _S537 = i_24;
    }
    uint code_1 = uint(*(_S536 + _S537));
    uint code_2;
    if(half_3)
    {
        if((i_24 & 1ULL) != 0ULL)
        {
            code_2 = code_1 & 15U;
        }
        else
        {
            code_2 = code_1 >> int(4);
        }
    }
    else
    {
        code_2 = code_1;
    }
    bool is_signed_0;
    if(_S535 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S535 == 3U;
    }
    int _S538;
    if(is_signed_0)
    {
        _S538 = int(0);
    }
    else
    {
        _S538 = int(256);
    }
    float _S539 = (*&books_0)[uint(_S538) + code_2];
    float * _S540 = (float *)s_8->scale_0;
    ulonglong _S541 = i_24 / ulonglong(s_8->block_0);
    return _S539 * *(_S540 + uint(_S541));
}

__device__ States_0 Elements_states_0(Elements_0 * this_26, longlong i_25)
{
    Soft_0 _S542;
    States_0 s_9;
    (&s_9)->changed_0 = 0U;
    (&s_9)->in_f32_0 = ((&this_26->t_0)->param_dtype_0) != 2U;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                Soft_0 _S543 = Soft_x24init_0(int(0));
                Soft_0 _S544 = of_0(&_S543);
                _S542 = _S544;
                (&s_9)->value_0[int(0)] = _S544;
                bool _S545 = Elements_has_0(this_26, int(0));
                if(!_S545)
                {
                    break;
                }
                if(((&(&this_26->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S546 = Codes_decode_0(&(&this_26->t_0)->state_0[int(0)], ulonglong(i_25));
                    (&s_9)->value_0[int(0)] = of_f32_0(_S546);
                }
                else
                {
                    uint _S547 = Elements_state_type_0(this_26);
                    (&s_9)->value_0[int(0)] = element_1(_S547, (&(&this_26->t_0)->state_0[int(0)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(1)] = _S542;
                bool _S548 = Elements_has_0(this_26, int(1));
                if(!_S548)
                {
                    break;
                }
                if(((&(&this_26->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S549 = Codes_decode_0(&(&this_26->t_0)->state_0[int(1)], ulonglong(i_25));
                    (&s_9)->value_0[int(1)] = of_f32_0(_S549);
                }
                else
                {
                    uint _S550 = Elements_state_type_0(this_26);
                    (&s_9)->value_0[int(1)] = element_1(_S550, (&(&this_26->t_0)->state_0[int(1)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(2)] = _S542;
                bool _S551 = Elements_has_0(this_26, int(2));
                if(!_S551)
                {
                    break;
                }
                if(((&(&this_26->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S552 = Codes_decode_0(&(&this_26->t_0)->state_0[int(2)], ulonglong(i_25));
                    (&s_9)->value_0[int(2)] = of_f32_0(_S552);
                }
                else
                {
                    uint _S553 = Elements_state_type_0(this_26);
                    (&s_9)->value_0[int(2)] = element_1(_S553, (&(&this_26->t_0)->state_0[int(2)])->data_0, i_25);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_26->r_1)->rule_0)->factored_0)
    {
        longlong _S554 = (&this_26->t_0)->columns_0;
        longlong row_7 = i_25 / (&this_26->t_0)->columns_0;
        longlong matrix_2 = row_7 / (&this_26->t_0)->rows_0;
        uint _S555 = Elements_state_type_0(this_26);
        Soft_0 mean_2 = element_1(_S555, (&(&this_26->t_0)->state_0[int(1)])->data_0, matrix_2 * _S554 + (i_25 - row_7 * _S554));
        Soft_0 _S556 = *((Soft_0 *)(&this_26->t_0)->row_scale_0 + row_7);
        Soft_0 _S557 = of_0(&_S556);
        Soft_0 _S558 = _S557;
        Soft_0 _S559 = mean_2;
        Soft_0 _S560 = Soft_mul_0(&_S558, &_S559);
        (&s_9)->value_0[int(0)] = _S560;
    }
    return s_9;
}

struct Halves_0
{
    uint hi_1;
    uint lo_1;
};

__device__ uint narrowed_0(uint type_17, float x_12)
{
    uint _S561;
    if(type_17 == 4U)
    {
        _S561 = bf16_of_f32_0((F32_asuint((x_12))));
    }
    else
    {
        _S561 = f16_of_f32_0((F32_asuint((x_12))));
    }
    return _S561;
}

__device__ float widened_0(uint type_18, uint h_3)
{
    uint _S562;
    if(type_18 == 4U)
    {
        _S562 = h_3 << int(16);
    }
    else
    {
        _S562 = f32_of_f16_0(h_3);
    }
    return (U32_asfloat((_S562)));
}

__device__ float magnitude_0(float x_13)
{
    return (U32_asfloat(((F32_asuint((x_13))) & 2147483647U)));
}

__device__ float compensated_0(uint type_19, Halves_0 * v_40)
{
    return widened_0(type_19, v_40->hi_1) - widened_0(type_19, v_40->lo_1);
}

__device__ Halves_0 compensate_0(uint type_20, float w_2)
{
    Halves_0 v_41;
    float _S563 = w_2;
    int twice_0 = int(0);
    for(;;)
    {
        if(twice_0 < int(2))
        {
        }
        else
        {
            break;
        }
        uint _S564 = narrowed_0(type_20, _S563);
        (&v_41)->hi_1 = _S564;
        float rest_6 = widened_0(type_20, _S564) - _S563;
        float _S565;
        if((magnitude_0(rest_6)) < (U32_asfloat((2139095040U))))
        {
            _S565 = rest_6;
        }
        else
        {
            _S565 = 0.0f;
        }
        (&v_41)->lo_1 = narrowed_0(type_20, _S565);
        Halves_0 _S566 = v_41;
        float _S567 = compensated_0(type_20, &_S566);
        int twice_1 = twice_0 + int(1);
        _S563 = _S567;
        twice_0 = twice_1;
    }
    return v_41;
}

__device__ Halves_0 Halves_x24init_0(uint hi_2, uint lo_2)
{
    Halves_0 _S568;
    (&_S568)->hi_1 = hi_2;
    (&_S568)->lo_1 = lo_2;
    return _S568;
}

__device__ Halves_0 split_of_0(float x_14)
{
    uint u_11 = (F32_asuint((x_14)));
    return Halves_x24init_0(((u_11 >> int(16)) + ((u_11 >> int(15)) & 1U)) & 65535U, u_11 & 65535U);
}

__device__ uint4  philox_0(ulonglong seed_0, ulonglong block_1)
{
    uint _S569 = low_0(seed_0);
    uint _S570 = high_0(seed_0);
    uint4  c_8 = make_uint4 (low_0(block_1), high_0(block_1), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S569;
    uint k1_0 = _S570;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_0 = 3528531795ULL * ulonglong(c_8.x);
        ulonglong q_3 = 3449720151ULL * ulonglong(c_8.z);
        uint4  _S571 = make_uint4 (((high_0(q_3)) ^ (c_8.y)) ^ k0_0, low_0(q_3), ((high_0(p_0)) ^ (c_8.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_8 = _S571;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_8;
}

__device__ uint word_of_0(uint4  c_9, uint k_7)
{
    uint _S572;
    if(k_7 == 0U)
    {
        _S572 = c_9.x;
    }
    else
    {
        if(k_7 == 1U)
        {
            _S572 = c_9.y;
        }
        else
        {
            if(k_7 == 2U)
            {
                _S572 = c_9.z;
            }
            else
            {
                _S572 = c_9.w;
            }
        }
    }
    return _S572;
}

__device__ uint rounding_bits_0(ulonglong key_2, ulonglong first_3, ulonglong i_26)
{
    uint _S573 = low_0(i_26);
    uint word_0 = _S573 % 128U / 2U;
    return ((word_of_0(philox_0(key_2, first_3 + i_26 / 128ULL * 16ULL + ulonglong(word_0 % 16U)), word_0 / 16U)) >> (_S573 % 2U * 16U)) & 65535U;
}

__device__ uint rounded_by_0(uint type_21, float x_15, uint bits16_0)
{
    uint u_12 = (F32_asuint((x_15)));
    uint a_23 = u_12 & 2147483647U;
    uint sign_12 = u_12 & 2147483648U;
    if(a_23 >= 2139095040U)
    {
        return narrowed_0(type_21, x_15);
    }
    if(type_21 == 4U)
    {
        return (u_12 + bits16_0) >> int(16);
    }
    uint bits13_0 = bits16_0 >> int(3);
    if(a_23 >= 947912704U)
    {
        return f16_of_f32_0(sign_12 | ((a_23 + bits13_0) & 4294959104U));
    }
    return (sign_12 >> int(16)) | uint((U32_asfloat((a_23))) * 1.6777216e+07f + float(bits13_0) * 0.0001220703125f);
}

__device__ void Elements_put_param_0(Elements_0 * this_27, longlong i_27, Soft_0 * v_42)
{
    float _S574 = f32_0(v_42);
    uint _S575 = (&this_27->t_0)->master_0;
    bool _S576;
    if(((&this_27->t_0)->master_0) == 1U)
    {
        _S576 = true;
    }
    else
    {
        _S576 = _S575 == 4U;
    }
    if(_S576)
    {
        Halves_0 h_4;
        if(_S575 == 4U)
        {
            h_4 = compensate_0((&this_27->t_0)->param_dtype_0, _S574);
        }
        else
        {
            h_4 = split_of_0(_S574);
        }
        *((ushort *)(&this_27->t_0)->param_0 + i_27) = ushort(h_4.hi_1);
        *((ushort *)(&this_27->t_0)->low_1 + i_27) = ushort(h_4.lo_1);
    }
    else
    {
        if(_S575 == 3U)
        {
            *((ushort *)(&this_27->t_0)->param_0 + i_27) = ushort(rounded_by_0((&this_27->t_0)->param_dtype_0, _S574, rounding_bits_0((&this_27->r_1)->key_1, (&this_27->t_0)->first_1, ulonglong(i_27))));
        }
        else
        {
            put_element_0((&this_27->t_0)->param_dtype_0, (&this_27->t_0)->param_0, i_27, v_42);
        }
    }
    if(((&this_27->t_0)->copy_0) != 0ULL)
    {
        Soft_0 _S577;
        if(((&this_27->t_0)->param_dtype_0) == 2U)
        {
            _S577 = *v_42;
        }
        else
        {
            _S577 = of_f32_0(_S574);
        }
        Soft_0 _S578 = _S577;
        Elements_put_copy_0(this_27, i_27, &_S578);
    }
    return;
}

__device__ bool is_finite_0(Soft_0 * v_43)
{
    ulonglong _S579 = magnitude_bits_0(v_43);
    return _S579 < 9218868437227405312ULL;
}

__device__ Soft_0 Elements_grad_0(Elements_0 * this_28, longlong e_10, bool * skipped_0)
{
    Soft_0 _S580 = grad_of_0(&this_28->t_0, &(&this_28->r_1)->reading_0, e_10);
    bool _S581;
    if(this_28->is_coded_0)
    {
        Soft_0 _S582 = _S580;
        bool _S583 = is_finite_0(&_S582);
        _S581 = !_S583;
    }
    else
    {
        _S581 = false;
    }
    *skipped_0 = _S581;
    Soft_0 _S584;
    if(_S581)
    {
        Soft_0 _S585 = Soft_x24init_0(int(0));
        Soft_0 _S586 = of_0(&_S585);
        _S584 = _S586;
    }
    else
    {
        _S584 = _S580;
    }
    return _S584;
}

__device__ float joined_0(Halves_0 * v_44)
{
    return (U32_asfloat(((((v_44->hi_1 - ((v_44->lo_1) >> int(15))) & 65535U) << int(16)) | (v_44->lo_1))));
}

__device__ Soft_0 Elements_param_0(Elements_0 * this_29, longlong i_28)
{
    ulonglong _S587 = (&this_29->t_0)->low_1;
    if(((&this_29->t_0)->low_1) == 0ULL)
    {
        return element_1((&this_29->t_0)->param_dtype_0, (&this_29->t_0)->param_0, i_28);
    }
    Halves_0 v_45 = Halves_x24init_0(uint(*((ushort *)(&this_29->t_0)->param_0 + i_28)), uint(*((ushort *)_S587 + i_28)));
    float _S588;
    if(((&this_29->t_0)->master_0) == 4U)
    {
        Halves_0 _S589 = v_45;
        float _S590 = compensated_0((&this_29->t_0)->param_dtype_0, &_S589);
        _S588 = _S590;
    }
    else
    {
        Halves_0 _S591 = v_45;
        float _S592 = joined_0(&_S591);
        _S588 = _S592;
    }
    return of_f32_0(_S588);
}

__device__ longlong Elements_at_0(Elements_0 * this_30, longlong e_11)
{
    ulonglong _S593 = (&this_30->t_0)->row_0;
    if(((&this_30->t_0)->row_0) == 0ULL)
    {
        return e_11;
    }
    longlong _S594 = (&this_30->t_0)->width_6;
    longlong k_8 = e_11 / (&this_30->t_0)->width_6;
    return *((longlong *)_S593 + k_8) * _S594 + (e_11 - k_8 * _S594);
}

struct CodeTables_0
{
    FixedArray<float, 48>  threshold_0;
    FixedArray<float, 48>  slope_0;
    FixedArray<float, 32>  book_0;
};

__device__ Soft_0 half_4()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ float Codes_value8_0(uint distance_0, bool is_signed_1)
{
    uint range_0 = top_bit_0(2U * distance_0 + 1U);
    int _S595 = int(range_0);
    int i_29;
    if(is_signed_1)
    {
        i_29 = int(1);
    }
    else
    {
        i_29 = int(2);
    }
    int decade_0 = _S595 - i_29;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    Soft_0 _S596 = Soft_x24init_0(int(10));
    Soft_0 ten_0 = _S596;
    i_29 = decade_0;
    for(;;)
    {
        if(i_29 < int(6))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S597 = ten_0;
        Soft_0 _S598 = _S596;
        Soft_0 _S599 = Soft_mul_0(&_S597, &_S598);
        int i_30 = i_29 + int(1);
        ten_0 = _S599;
        i_29 = i_30;
    }
    Soft_0 _S600 = Soft_x24init_0(int(1));
    Soft_0 _S601 = ten_0;
    Soft_0 _S602 = Soft_div_0(&_S600, &_S601);
    Soft_0 items_0 = Soft_x24init_0(int(1U << (range_0 - 1U)));
    Soft_0 _S603 = Soft_x24init_0(int(9));
    Soft_0 _S604 = _S602;
    Soft_0 _S605 = Soft_mul_0(&_S603, &_S604);
    Soft_0 _S606 = _S605;
    Soft_0 _S607 = items_0;
    Soft_0 _S608 = Soft_div_0(&_S606, &_S607);
    Soft_0 _S609 = half_4();
    Soft_0 _S610 = Soft_x24init_0(int(distance_0));
    Soft_0 _S611 = _S609;
    Soft_0 _S612 = Soft_add_0(&_S610, &_S611);
    Soft_0 _S613 = _S612;
    Soft_0 _S614 = _S608;
    Soft_0 _S615 = Soft_mul_0(&_S613, &_S614);
    Soft_0 _S616 = _S608;
    Soft_0 _S617 = items_0;
    Soft_0 _S618 = Soft_mul_0(&_S616, &_S617);
    Soft_0 _S619 = _S602;
    Soft_0 _S620 = _S618;
    Soft_0 _S621 = Soft_sub_0(&_S619, &_S620);
    Soft_0 _S622 = _S615;
    Soft_0 _S623 = _S621;
    Soft_0 _S624 = Soft_add_0(&_S622, &_S623);
    Soft_0 _S625 = _S624;
    float _S626 = of_1(&_S625);
    return _S626;
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_10)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S627 = lane_10 < 16U;
        if(_S627)
        {
            (*&books_0)[lane_10] = tables_1->book_0[lane_10];
        }
        if(_S627)
        {
            (*&books_0)[256U + lane_10] = tables_1->book_0[16U + lane_10];
        }
    }
    else
    {
        float _S628;
        if(lane_10 < 127U)
        {
            _S628 = - Codes_value8_0(127U - lane_10, true);
        }
        else
        {
            _S628 = Codes_value8_0(lane_10 - 127U, true);
        }
        (*&books_0)[lane_10] = _S628;
        (*&books_0)[256U + lane_10] = Codes_value8_0(lane_10 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_31, UpdateArguments_0 * a_24, uint lane_11)
{
    uint _S629 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_31->t_0)->state_0[int(0)])->format_0)))), ((&(&this_31->t_0)->state_0[int(1)])->format_0)))), ((&(&this_31->t_0)->state_0[int(2)])->format_0)));
    if(this_31->is_coded_0)
    {
        Codes_open_0(_S629, (CodeTables_0 *)a_24->tables_0, lane_11);
    }
    return;
}

struct MultiChunk_0
{
    int tensor_4;
    int count_1;
    longlong begin_2;
};

__device__ void Step_copy_0(Elements_0 * x_16, MultiChunk_0 * c_10, uint lane_12)
{
    int j_0 = int(lane_12);
    for(;;)
    {
        if(j_0 < (c_10->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S630 = Elements_at_0(x_16, c_10->begin_2 + longlong(j_0));
        Soft_0 _S631 = Elements_param_0(x_16, _S630);
        Soft_0 _S632 = _S631;
        Elements_put_copy_0(x_16, _S630, &_S632);
        j_0 = j_0 + int(256);
    }
    return;
}

__device__ float LargestOf_of_0(float a_25, float b_14)
{
    return larger_of_1(a_25, b_14);
}

__device__ float Group_all_2(float v_46, uint lane_13, uint width_8)
{
    (*&values_2)[lane_13] = v_46;
    meet_0();
    uint _S633 = (U32_min((width_8), (16U)));
    uint place_1 = lane_13 & (width_8 - 1U);
    uint first_4 = lane_13 - place_1;
    float _S634;
    uint i_31;
    if(width_8 > _S633)
    {
        if(place_1 < _S633)
        {
            uint _S635 = place_1 + _S633;
            _S634 = v_46;
            i_31 = _S635;
            for(;;)
            {
                if(i_31 < width_8)
                {
                }
                else
                {
                    break;
                }
                float _S636 = LargestOf_of_0(_S634, (*&values_2)[first_4 + i_31]);
                uint i_32 = i_31 + _S633;
                _S634 = _S636;
                i_31 = i_32;
            }
            (*&values_2)[lane_13] = _S634;
        }
        meet_0();
    }
    _S634 = (*&values_2)[first_4];
    i_31 = 1U;
    for(;;)
    {
        if(i_31 < _S633)
        {
        }
        else
        {
            break;
        }
        float _S637 = LargestOf_of_0(_S634, (*&values_2)[first_4 + i_31]);
        uint i_33 = i_31 + 1U;
        _S634 = _S637;
        i_31 = i_33;
    }
    meet_0();
    return _S634;
}

__device__ int clamp_0(int x_17, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_17), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_18, float inverse_0)
{
    int code_3;
    int _S638;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_18 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_8 = 16U * (format_2 - 1U);
        float y_2 = larger_0(magnitude_0(x_18) * inverse_0, (U32_asfloat((805306368U))));
        uint _S639 = (F32_asuint((tables_2->threshold_0[row_8 + (((F32_asuint((y_2))) >> int(24)) & 15U)])));
        if(y_2 >= tables_2->threshold_0[row_8 + (((F32_asuint((y_2))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S639 - uint(code_3);
        int distance_1 = int(smaller_0(y_2 * tables_2->slope_0[row_8 + (range_1 & 15U)] + 0.8888888955116272f, (U32_asfloat((1073741823U)))) * (U32_asfloat(((150U - (range_1 & 31U)) << int(23)))));
        if(format_2 == 1U)
        {
            code_3 = int(127);
        }
        else
        {
            if(format_2 == 3U)
            {
                code_3 = int(7);
            }
            else
            {
                code_3 = int(-1);
            }
        }
        if(x_18 < 0.0f)
        {
            _S638 = - distance_1;
        }
        else
        {
            _S638 = distance_1;
        }
        code_3 = code_3 + _S638;
    }
    if(format_2 >= 3U)
    {
        _S638 = int(15);
    }
    else
    {
        _S638 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S638));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_34, longlong end_0, float x_19, uint lane_14)
{
    uint _S640 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_19), lane_14, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S641 = i_34 < end_0;
    bool _S642;
    if(_S641)
    {
        _S642 = (lane_14 & (_S640 - 1U)) == 0U;
    }
    else
    {
        _S642 = false;
    }
    if(_S642)
    {
        float * _S643 = (float *)s_10->scale_0;
        ulonglong _S644 = ulonglong(i_34) / ulonglong(_S640);
        *(_S643 + uint(_S644)) = scale_1;
    }
    uint _S645 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_19, 1.0f / larger_0(scale_1, (U32_asfloat((8388608U)))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S645 < 3U)
    {
        if(_S641)
        {
            *(codes_0 + i_34) = uchar(code_4);
        }
        return;
    }
    uint _S646;
    if(_S641)
    {
        _S646 = code_4;
    }
    else
    {
        _S646 = 0U;
    }
    (*&nibbles_0)[lane_14] = _S646;
    meet_0();
    if(_S641)
    {
        _S642 = (lane_14 & 1U) == 0U;
    }
    else
    {
        _S642 = false;
    }
    if(_S642)
    {
        *(codes_0 + i_34 / 2LL) = uchar((((*&nibbles_0)[lane_14]) << int(4)) | (*&nibbles_0)[lane_14 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_20, UpdateArguments_0 * a_26, MultiChunk_0 * c_11, uint lane_15)
{
    bool _S647;
    float v_47;
    CodeTables_0 * _S648 = (CodeTables_0 *)a_26->tables_0;
    Elements_open_0(x_20, a_26, lane_15);
    int first_5 = int(0);
    for(;;)
    {
        int _S649 = c_11->count_1;
        if(first_5 < (c_11->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_15);
        bool is_inside_2 = j_1 < _S649;
        bool _S650;
        if(!x_20->is_coded_0)
        {
            _S650 = !is_inside_2;
        }
        else
        {
            _S650 = false;
        }
        if(_S650)
        {
            break;
        }
        longlong e_12 = c_11->begin_2 + longlong(j_1);
        longlong _S651 = c_11->begin_2 + longlong(_S649);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        Soft_0 _S652;
        longlong i_35;
        if(is_inside_2)
        {
            longlong _S653 = Elements_at_0(x_20, e_12);
            Soft_0 _S654 = Elements_param_0(x_20, _S653);
            Soft_0 _S655 = Elements_grad_0(x_20, e_12, &skipped_1);
            States_0 _S656 = Elements_states_0(x_20, _S653);
            s_11 = _S656;
            Soft_0 _S657 = _S654;
            Soft_0 _S658 = _S655;
            Soft_0 _S659 = direction_0(&(&x_20->r_1)->rule_0, &_S657, &_S658, &s_11);
            Soft_0 _S660 = _S654;
            Soft_0 _S661 = _S659;
            Soft_0 _S662 = step_0(&(&x_20->r_1)->rule_0, &_S660, &_S661, &s_11);
            if(skipped_1)
            {
                _S652 = _S654;
            }
            else
            {
                _S652 = _S662;
            }
            Soft_0 _S663 = _S652;
            Elements_put_param_0(x_20, _S653, &_S663);
            i_35 = _S653;
        }
        else
        {
            i_35 = e_12;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S664 = Elements_has_0(x_20, int(0));
                    if(!_S664)
                    {
                        break;
                    }
                    if(((&(&x_20->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_2)
                        {
                            _S647 = true;
                        }
                        else
                        {
                            _S647 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S647)
                        {
                            break;
                        }
                        uint _S665 = Elements_state_type_0(x_20);
                        ulonglong _S666 = (&(&x_20->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S667 = Soft_x24init_0(int(0));
                            Soft_0 _S668 = of_0(&_S667);
                            _S652 = _S668;
                        }
                        else
                        {
                            _S652 = (&s_11)->value_0[int(0)];
                        }
                        Soft_0 _S669 = _S652;
                        put_element_0(_S665, _S666, i_35, &_S669);
                    }
                    else
                    {
                        bool _S670 = Step_changes_0(&(&x_20->r_1)->rule_0, int(0));
                        if(_S670)
                        {
                            if(is_inside_2)
                            {
                                _S647 = !skipped_1;
                            }
                            else
                            {
                                _S647 = false;
                            }
                            if(_S647)
                            {
                                Soft_0 _S671 = (&s_11)->value_0[int(0)];
                                float _S672 = f32_0(&_S671);
                                v_47 = _S672;
                            }
                            else
                            {
                                v_47 = 0.0f;
                            }
                            Codes_encode_0(&(&x_20->t_0)->state_0[int(0)], _S648, e_12, _S651, v_47, lane_15);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S673 = Elements_has_0(x_20, int(1));
                    if(!_S673)
                    {
                        break;
                    }
                    if(((&(&x_20->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_2)
                        {
                            _S647 = true;
                        }
                        else
                        {
                            _S647 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S647)
                        {
                            break;
                        }
                        uint _S674 = Elements_state_type_0(x_20);
                        ulonglong _S675 = (&(&x_20->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S676 = Soft_x24init_0(int(0));
                            Soft_0 _S677 = of_0(&_S676);
                            _S652 = _S677;
                        }
                        else
                        {
                            _S652 = (&s_11)->value_0[int(1)];
                        }
                        Soft_0 _S678 = _S652;
                        put_element_0(_S674, _S675, i_35, &_S678);
                    }
                    else
                    {
                        bool _S679 = Step_changes_0(&(&x_20->r_1)->rule_0, int(1));
                        if(_S679)
                        {
                            if(is_inside_2)
                            {
                                _S647 = !skipped_1;
                            }
                            else
                            {
                                _S647 = false;
                            }
                            if(_S647)
                            {
                                Soft_0 _S680 = (&s_11)->value_0[int(1)];
                                float _S681 = f32_0(&_S680);
                                v_47 = _S681;
                            }
                            else
                            {
                                v_47 = 0.0f;
                            }
                            Codes_encode_0(&(&x_20->t_0)->state_0[int(1)], _S648, e_12, _S651, v_47, lane_15);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S682 = Elements_has_0(x_20, int(2));
                    if(!_S682)
                    {
                        break;
                    }
                    if(((&(&x_20->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_2)
                        {
                            _S647 = true;
                        }
                        else
                        {
                            _S647 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S647)
                        {
                            break;
                        }
                        uint _S683 = Elements_state_type_0(x_20);
                        ulonglong _S684 = (&(&x_20->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S685 = Soft_x24init_0(int(0));
                            Soft_0 _S686 = of_0(&_S685);
                            _S652 = _S686;
                        }
                        else
                        {
                            _S652 = (&s_11)->value_0[int(2)];
                        }
                        Soft_0 _S687 = _S652;
                        put_element_0(_S683, _S684, i_35, &_S687);
                    }
                    else
                    {
                        bool _S688 = Step_changes_0(&(&x_20->r_1)->rule_0, int(2));
                        if(_S688)
                        {
                            if(is_inside_2)
                            {
                                _S647 = !skipped_1;
                            }
                            else
                            {
                                _S647 = false;
                            }
                            if(_S647)
                            {
                                Soft_0 _S689 = (&s_11)->value_0[int(2)];
                                float _S690 = f32_0(&_S689);
                                v_47 = _S690;
                            }
                            else
                            {
                                v_47 = 0.0f;
                            }
                            Codes_encode_0(&(&x_20->t_0)->state_0[int(2)], _S648, e_12, _S651, v_47, lane_15);
                        }
                    }
                    break;
                }
                break;
            }
            break;
        }
        first_5 = first_5 + int(256);
    }
    return;
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_27, int tensor_5)
{
    Elements_0 e_13;
    (&e_13)->t_0 = *((MultiTensor_0 *)a_27->tensors_0 + tensor_5);
    TensorRule_0 * _S691 = TensorRule_at_0(a_27, tensor_5);
    (&e_13)->r_1 = *_S691;
    (&e_13)->is_coded_0 = false;
    Elements_0 _S692 = e_13;
    bool _S693 = Elements_has_0(&_S692, int(0));
    bool _S694;
    if(_S693)
    {
        _S694 = ((&(&(&e_13)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S694 = false;
    }
    if(_S694)
    {
        (&e_13)->is_coded_0 = true;
    }
    Elements_0 _S695 = e_13;
    bool _S696 = Elements_has_0(&_S695, int(1));
    if(_S696)
    {
        _S694 = ((&(&(&e_13)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S694 = false;
    }
    if(_S694)
    {
        (&e_13)->is_coded_0 = true;
    }
    Elements_0 _S697 = e_13;
    bool _S698 = Elements_has_0(&_S697, int(2));
    if(_S698)
    {
        _S694 = ((&(&(&e_13)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S694 = false;
    }
    if(_S694)
    {
        (&e_13)->is_coded_0 = true;
    }
    return e_13;
}

struct States_1
{
    FixedArray<float, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ float States_get_1(States_1 * this_32, int k_9)
{
    return this_32->value_0[k_9];
}

__device__ float f32_1(float this_33)
{
    return this_33;
}

__device__ float of_f32_1(float v_48)
{
    return v_48;
}

__device__ float States_put_1(States_1 * this_34, int k_10, float v_49)
{
    this_34->changed_0 = (this_34->changed_0) | (1U << k_10);
    float _S699;
    if(this_34->in_f32_0)
    {
        _S699 = of_f32_1(f32_1(v_49));
    }
    else
    {
        _S699 = v_49;
    }
    this_34->value_0[k_10] = _S699;
    return _S699;
}

__device__ float momentum_of_1(Rule_1 * r_10, float g_8, States_1 * s_12)
{
    if(!r_10->has_momentum_0)
    {
        return g_8;
    }
    float _S700;
    if(r_10->first_2)
    {
        _S700 = g_8;
    }
    else
    {
        States_1 _S701 = *s_12;
        float _S702 = States_get_1(&_S701, int(0));
        _S700 = joint_1(r_10->momentum_0, _S702, r_10->undamped_0 * g_8);
    }
    float b_15 = States_put_1(s_12, int(0), _S700);
    if(r_10->nesterov_0)
    {
        _S700 = joint_1(r_10->momentum_0, b_15, g_8);
    }
    else
    {
        _S700 = b_15;
    }
    return _S700;
}

__device__ float root_3(float v_50)
{
    return (F32_sqrt((v_50)));
}

__device__ float root_4(float v_51)
{
    return root_3(v_51);
}

__device__ float put_mean_square_1(Rule_1 * r_11, int k_11, float g_9, States_1 * s_13)
{
    States_1 _S703 = *s_13;
    float _S704 = States_get_1(&_S703, k_11);
    float _S705 = States_put_1(s_13, k_11, joint_1(r_11->beta2_0, _S704, r_11->one_minus_beta2_0 * g_9 * g_9));
    return _S705;
}

__device__ float put_mean_1(Rule_1 * r_12, float g_10, States_1 * s_14)
{
    States_1 _S706 = *s_14;
    float _S707 = States_get_1(&_S706, int(0));
    float _S708 = States_put_1(s_14, int(0), joint_1(r_12->one_minus_beta1_0, g_10 - _S707, _S707));
    return _S708;
}

__device__ void Elements_put_copy_1(Elements_1 * this_35, longlong i_36, float v_52)
{
    put_element_1((&this_35->t_0)->copy_dtype_0, (&this_35->t_0)->copy_0, i_36, v_52);
    return;
}

__device__ bool Step_changes_1(Rule_1 * r_13, int k_12)
{
    bool _S709;
    switch(r_13->kind_0)
    {
    case 1U:
    case 9U:
        {
            return r_13->has_momentum_0;
        }
    case 4U:
        {
            if(k_12 == int(0))
            {
                _S709 = true;
            }
            else
            {
                if(k_12 == int(1))
                {
                    _S709 = r_13->centered_0;
                }
                else
                {
                    _S709 = r_13->has_momentum_0;
                }
            }
            return _S709;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_12 < int(2))
            {
                _S709 = true;
            }
            else
            {
                _S709 = r_13->amsgrad_0;
            }
            return _S709;
        }
    }
}

__device__ float sign_13(float v_53)
{
    float _S710;
    if(v_53 > 0.0f)
    {
        _S710 = 1.0f;
    }
    else
    {
        if(v_53 < 0.0f)
        {
            _S710 = -1.0f;
        }
        else
        {
            _S710 = v_53 * 0.0f;
        }
    }
    return _S710;
}

__device__ float step_1(Rule_1 * r_14, float w_3, float g_11, States_1 * s_15)
{
    float d_0 = joint_1(r_14->decay_0, w_3, g_11);
    float v_54;
    switch(r_14->kind_0)
    {
    case 1U:
        {
            float _S711 = w_3 * r_14->shrink_0;
            float _S712 = r_14->lr_0;
            float _S713 = momentum_of_1(r_14, d_0, s_15);
            return _S711 - _S712 * _S713;
        }
    case 9U:
        {
            float _S714 = w_3 * r_14->shrink_0;
            float _S715 = r_14->lr_0;
            float _S716 = momentum_of_1(r_14, r_14->factor_0 * joint_1(r_14->pull_0, w_3, g_11), s_15);
            return _S714 - _S715 * _S716;
        }
    case 4U:
        {
            float _S717 = put_mean_square_1(r_14, int(0), d_0, s_15);
            if(r_14->centered_0)
            {
                States_1 _S718 = *s_15;
                float _S719 = States_get_1(&_S718, int(1));
                float mean_3 = States_put_1(s_15, int(1), joint_1(r_14->one_minus_beta2_0, d_0 - _S719, _S719));
                float _S720 = _S717 - mean_3 * mean_3;
                Soft_0 _S721 = Soft_x24init_0(int(0));
                float _S722 = of_1(&_S721);
                v_54 = larger_of_1(_S720, _S722);
            }
            else
            {
                v_54 = _S717;
            }
            float _S723 = d_0 / (root_4(v_54) + r_14->eps_0);
            float a_28;
            if(r_14->has_momentum_0)
            {
                States_1 _S724 = *s_15;
                float _S725 = States_get_1(&_S724, int(2));
                float _S726 = States_put_1(s_15, int(2), joint_1(r_14->momentum_0, _S725, _S723));
                a_28 = _S726;
            }
            else
            {
                a_28 = _S723;
            }
            return w_3 * r_14->shrink_0 - r_14->lr_0 * a_28;
        }
    case 5U:
        {
            States_1 _S727 = *s_15;
            float _S728 = States_get_1(&_S727, int(0));
            float v_55 = States_put_1(s_15, int(0), joint_1(d_0, d_0, _S728));
            return w_3 * r_14->shrink_0 - r_14->lr_0 * d_0 / (root_4(v_55) + r_14->eps_0);
        }
    case 6U:
        {
            States_1 _S729 = *s_15;
            float _S730 = States_get_1(&_S729, int(0));
            float c_12 = joint_1(r_14->beta1_0, _S730, r_14->one_minus_beta1_0 * d_0);
            float _S731 = States_put_1(s_15, int(0), joint_1(r_14->beta2_0, _S730, r_14->one_minus_beta2_0 * d_0));
            return w_3 * r_14->shrink_0 - r_14->lr_0 * sign_13(c_12);
        }
    case 7U:
        {
            float _S732 = put_mean_1(r_14, g_11, s_15);
            float _S733 = put_mean_square_1(r_14, int(1), g_11, s_15);
            States_1 _S734 = *s_15;
            float _S735 = States_get_1(&_S734, int(2));
            float slow_1 = States_put_1(s_15, int(2), joint_1(r_14->one_minus_beta3_0, g_11 - _S735, _S735));
            return joint_1(w_3, r_14->shrink_0, - (r_14->lr_0 * joint_1(r_14->slow_0, slow_1, _S732) / joint_1(root_4(_S733), r_14->correction2_0, r_14->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_3 * r_14->shrink_0 - r_14->factor_0 * g_11;
        }
    case 10U:
        {
            float _S736 = w_3 * r_14->shrink_0;
            float _S737 = r_14->lr_0;
            float _S738 = put_mean_1(r_14, g_11, s_15);
            return _S736 - _S737 * joint_1(_S738, r_14->factor_0, r_14->pull_0 * w_3);
        }
    default:
        {
            float _S739 = put_mean_1(r_14, d_0, s_15);
            float _S740 = put_mean_square_1(r_14, int(1), d_0, s_15);
            if(r_14->amsgrad_0)
            {
                States_1 _S741 = *s_15;
                float _S742 = States_get_1(&_S741, int(2));
                float _S743 = States_put_1(s_15, int(2), larger_of_1(_S742, _S740));
                v_54 = _S743;
            }
            else
            {
                v_54 = _S740;
            }
            return w_3 * r_14->shrink_0 - r_14->lr_0 * _S739 / joint_1(root_4(v_54), r_14->correction2_0, r_14->eps_0);
        }
    }
}

__device__ float direction_1(Rule_1 * r_15, float w_4, float g_12, States_1 * s_16)
{
    switch(r_15->kind_0)
    {
    case 8U:
        {
            float _S744 = put_mean_1(r_15, g_12, s_16);
            float _S745 = put_mean_square_1(r_15, int(1), g_12, s_16);
            return joint_1(r_15->pull_0, w_4, _S744 * r_15->correction1_0 / joint_1(root_4(_S745), r_15->correction2_0, r_15->eps_0));
        }
    case 11U:
        {
            States_1 _S746 = *s_16;
            float _S747 = States_get_1(&_S746, int(0));
            float v_56;
            if(!r_15->factored_0)
            {
                float _S748 = States_put_1(s_16, int(0), joint_1(r_15->one_minus_beta2_0, g_12 * g_12 - _S747, _S747));
                v_56 = _S748;
            }
            else
            {
                v_56 = _S747;
            }
            return g_12 / root_4(larger_of_1(v_56, r_15->eps_0 * r_15->eps_0));
        }
    default:
        {
            return g_12;
        }
    }
}

__device__ bool Elements_has_1(Elements_1 * this_36, int k_13)
{
    bool _S749;
    if(((&(&this_36->t_0)->state_0[k_13])->data_0) != 0ULL)
    {
        _S749 = !is_one_value_0((&(&this_36->r_1)->rule_0)->kind_0, k_13);
    }
    else
    {
        _S749 = false;
    }
    if(_S749)
    {
        _S749 = ((&this_36->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S749 = false;
    }
    return _S749;
}

__device__ States_1 Elements_states_1(Elements_1 * this_37, longlong i_37)
{
    float _S750;
    States_1 s_17;
    (&s_17)->changed_0 = 0U;
    (&s_17)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                Soft_0 _S751 = Soft_x24init_0(int(0));
                float _S752 = of_1(&_S751);
                _S750 = _S752;
                (&s_17)->value_0[int(0)] = _S752;
                bool _S753 = Elements_has_1(this_37, int(0));
                if(!_S753)
                {
                    break;
                }
                if(((&(&this_37->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S754 = Codes_decode_0(&(&this_37->t_0)->state_0[int(0)], ulonglong(i_37));
                    (&s_17)->value_0[int(0)] = of_f32_1(_S754);
                }
                else
                {
                    uint _S755 = Elements_state_type_1(this_37);
                    (&s_17)->value_0[int(0)] = element_3(_S755, (&(&this_37->t_0)->state_0[int(0)])->data_0, i_37);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(1)] = _S750;
                bool _S756 = Elements_has_1(this_37, int(1));
                if(!_S756)
                {
                    break;
                }
                if(((&(&this_37->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S757 = Codes_decode_0(&(&this_37->t_0)->state_0[int(1)], ulonglong(i_37));
                    (&s_17)->value_0[int(1)] = of_f32_1(_S757);
                }
                else
                {
                    uint _S758 = Elements_state_type_1(this_37);
                    (&s_17)->value_0[int(1)] = element_3(_S758, (&(&this_37->t_0)->state_0[int(1)])->data_0, i_37);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_17)->value_0[int(2)] = _S750;
                bool _S759 = Elements_has_1(this_37, int(2));
                if(!_S759)
                {
                    break;
                }
                if(((&(&this_37->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S760 = Codes_decode_0(&(&this_37->t_0)->state_0[int(2)], ulonglong(i_37));
                    (&s_17)->value_0[int(2)] = of_f32_1(_S760);
                }
                else
                {
                    uint _S761 = Elements_state_type_1(this_37);
                    (&s_17)->value_0[int(2)] = element_3(_S761, (&(&this_37->t_0)->state_0[int(2)])->data_0, i_37);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_37->r_1)->rule_0)->factored_0)
    {
        longlong _S762 = (&this_37->t_0)->columns_0;
        longlong row_9 = i_37 / (&this_37->t_0)->columns_0;
        longlong matrix_3 = row_9 / (&this_37->t_0)->rows_0;
        uint _S763 = Elements_state_type_1(this_37);
        float mean_4 = element_3(_S763, (&(&this_37->t_0)->state_0[int(1)])->data_0, matrix_3 * _S762 + (i_37 - row_9 * _S762));
        Soft_0 _S764 = *((Soft_0 *)(&this_37->t_0)->row_scale_0 + row_9);
        float _S765 = of_1(&_S764);
        (&s_17)->value_0[int(0)] = _S765 * mean_4;
    }
    return s_17;
}

__device__ void Elements_put_param_1(Elements_1 * this_38, longlong i_38, float v_57)
{
    float f_0 = f32_1(v_57);
    uint _S766 = (&this_38->t_0)->master_0;
    bool _S767;
    if(((&this_38->t_0)->master_0) == 1U)
    {
        _S767 = true;
    }
    else
    {
        _S767 = _S766 == 4U;
    }
    if(_S767)
    {
        Halves_0 h_5;
        if(_S766 == 4U)
        {
            h_5 = compensate_0((&this_38->t_0)->param_dtype_0, f_0);
        }
        else
        {
            h_5 = split_of_0(f_0);
        }
        *((ushort *)(&this_38->t_0)->param_0 + i_38) = ushort(h_5.hi_1);
        *((ushort *)(&this_38->t_0)->low_1 + i_38) = ushort(h_5.lo_1);
    }
    else
    {
        if(_S766 == 3U)
        {
            *((ushort *)(&this_38->t_0)->param_0 + i_38) = ushort(rounded_by_0((&this_38->t_0)->param_dtype_0, f_0, rounding_bits_0((&this_38->r_1)->key_1, (&this_38->t_0)->first_1, ulonglong(i_38))));
        }
        else
        {
            put_element_1((&this_38->t_0)->param_dtype_0, (&this_38->t_0)->param_0, i_38, v_57);
        }
    }
    if(((&this_38->t_0)->copy_0) != 0ULL)
    {
        float _S768;
        if(((&this_38->t_0)->param_dtype_0) == 2U)
        {
            _S768 = v_57;
        }
        else
        {
            _S768 = of_f32_1(f_0);
        }
        Elements_put_copy_1(this_38, i_38, _S768);
    }
    return;
}

__device__ bool is_finite_1(float v_58)
{
    return ((F32_asuint((v_58))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_1(Elements_1 * this_39, longlong e_14, bool * skipped_2)
{
    float _S769 = grad_of_1(&this_39->t_0, &(&this_39->r_1)->reading_0, e_14);
    bool _S770;
    if(this_39->is_coded_0)
    {
        _S770 = !is_finite_1(_S769);
    }
    else
    {
        _S770 = false;
    }
    *skipped_2 = _S770;
    float _S771;
    if(_S770)
    {
        Soft_0 _S772 = Soft_x24init_0(int(0));
        float _S773 = of_1(&_S772);
        _S771 = _S773;
    }
    else
    {
        _S771 = _S769;
    }
    return _S771;
}

__device__ float Elements_param_1(Elements_1 * this_40, longlong i_39)
{
    ulonglong _S774 = (&this_40->t_0)->low_1;
    if(((&this_40->t_0)->low_1) == 0ULL)
    {
        return element_3((&this_40->t_0)->param_dtype_0, (&this_40->t_0)->param_0, i_39);
    }
    Halves_0 v_59 = Halves_x24init_0(uint(*((ushort *)(&this_40->t_0)->param_0 + i_39)), uint(*((ushort *)_S774 + i_39)));
    float _S775;
    if(((&this_40->t_0)->master_0) == 4U)
    {
        Halves_0 _S776 = v_59;
        float _S777 = compensated_0((&this_40->t_0)->param_dtype_0, &_S776);
        _S775 = _S777;
    }
    else
    {
        Halves_0 _S778 = v_59;
        float _S779 = joined_0(&_S778);
        _S775 = _S779;
    }
    return of_f32_1(_S775);
}

__device__ longlong Elements_at_1(Elements_1 * this_41, longlong e_15)
{
    ulonglong _S780 = (&this_41->t_0)->row_0;
    if(((&this_41->t_0)->row_0) == 0ULL)
    {
        return e_15;
    }
    longlong _S781 = (&this_41->t_0)->width_6;
    longlong k_14 = e_15 / (&this_41->t_0)->width_6;
    return *((longlong *)_S780 + k_14) * _S781 + (e_15 - k_14 * _S781);
}

__device__ void Elements_open_1(Elements_1 * this_42, UpdateArguments_0 * a_29, uint lane_16)
{
    uint _S782 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_42->t_0)->state_0[int(0)])->format_0)))), ((&(&this_42->t_0)->state_0[int(1)])->format_0)))), ((&(&this_42->t_0)->state_0[int(2)])->format_0)));
    if(this_42->is_coded_0)
    {
        Codes_open_0(_S782, (CodeTables_0 *)a_29->tables_0, lane_16);
    }
    return;
}

__device__ void Step_copy_1(Elements_1 * x_21, MultiChunk_0 * c_13, uint lane_17)
{
    int j_2 = int(lane_17);
    for(;;)
    {
        if(j_2 < (c_13->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S783 = Elements_at_1(x_21, c_13->begin_2 + longlong(j_2));
        float _S784 = Elements_param_1(x_21, _S783);
        Elements_put_copy_1(x_21, _S783, _S784);
        j_2 = j_2 + int(256);
    }
    return;
}

__device__ void Step_update_1(Elements_1 * x_22, UpdateArguments_0 * a_30, MultiChunk_0 * c_14, uint lane_18)
{
    bool _S785;
    CodeTables_0 * _S786 = (CodeTables_0 *)a_30->tables_0;
    Elements_open_1(x_22, a_30, lane_18);
    int first_6 = int(0);
    for(;;)
    {
        int _S787 = c_14->count_1;
        if(first_6 < (c_14->count_1))
        {
        }
        else
        {
            break;
        }
        int j_3 = first_6 + int(lane_18);
        bool is_inside_3 = j_3 < _S787;
        bool _S788;
        if(!x_22->is_coded_0)
        {
            _S788 = !is_inside_3;
        }
        else
        {
            _S788 = false;
        }
        if(_S788)
        {
            break;
        }
        longlong e_16 = c_14->begin_2 + longlong(j_3);
        longlong _S789 = c_14->begin_2 + longlong(_S787);
        States_1 s_18;
        (&s_18)->changed_0 = 0U;
        bool skipped_3 = false;
        float v_60;
        longlong i_40;
        if(is_inside_3)
        {
            longlong _S790 = Elements_at_1(x_22, e_16);
            float _S791 = Elements_param_1(x_22, _S790);
            float _S792 = Elements_grad_1(x_22, e_16, &skipped_3);
            States_1 _S793 = Elements_states_1(x_22, _S790);
            s_18 = _S793;
            float _S794 = direction_1(&(&x_22->r_1)->rule_0, _S791, _S792, &s_18);
            float _S795 = step_1(&(&x_22->r_1)->rule_0, _S791, _S794, &s_18);
            if(skipped_3)
            {
                v_60 = _S791;
            }
            else
            {
                v_60 = _S795;
            }
            Elements_put_param_1(x_22, _S790, v_60);
            i_40 = _S790;
        }
        else
        {
            i_40 = e_16;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S796 = Elements_has_1(x_22, int(0));
                    if(!_S796)
                    {
                        break;
                    }
                    if(((&(&x_22->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_3)
                        {
                            _S785 = true;
                        }
                        else
                        {
                            _S785 = ((((&s_18)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S785)
                        {
                            break;
                        }
                        uint _S797 = Elements_state_type_1(x_22);
                        ulonglong _S798 = (&(&x_22->t_0)->state_0[int(0)])->data_0;
                        if(skipped_3)
                        {
                            Soft_0 _S799 = Soft_x24init_0(int(0));
                            float _S800 = of_1(&_S799);
                            v_60 = _S800;
                        }
                        else
                        {
                            v_60 = (&s_18)->value_0[int(0)];
                        }
                        put_element_1(_S797, _S798, i_40, v_60);
                    }
                    else
                    {
                        bool _S801 = Step_changes_1(&(&x_22->r_1)->rule_0, int(0));
                        if(_S801)
                        {
                            if(is_inside_3)
                            {
                                _S785 = !skipped_3;
                            }
                            else
                            {
                                _S785 = false;
                            }
                            if(_S785)
                            {
                                v_60 = f32_1((&s_18)->value_0[int(0)]);
                            }
                            else
                            {
                                v_60 = 0.0f;
                            }
                            Codes_encode_0(&(&x_22->t_0)->state_0[int(0)], _S786, e_16, _S789, v_60, lane_18);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S802 = Elements_has_1(x_22, int(1));
                    if(!_S802)
                    {
                        break;
                    }
                    if(((&(&x_22->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_3)
                        {
                            _S785 = true;
                        }
                        else
                        {
                            _S785 = ((((&s_18)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S785)
                        {
                            break;
                        }
                        uint _S803 = Elements_state_type_1(x_22);
                        ulonglong _S804 = (&(&x_22->t_0)->state_0[int(1)])->data_0;
                        if(skipped_3)
                        {
                            Soft_0 _S805 = Soft_x24init_0(int(0));
                            float _S806 = of_1(&_S805);
                            v_60 = _S806;
                        }
                        else
                        {
                            v_60 = (&s_18)->value_0[int(1)];
                        }
                        put_element_1(_S803, _S804, i_40, v_60);
                    }
                    else
                    {
                        bool _S807 = Step_changes_1(&(&x_22->r_1)->rule_0, int(1));
                        if(_S807)
                        {
                            if(is_inside_3)
                            {
                                _S785 = !skipped_3;
                            }
                            else
                            {
                                _S785 = false;
                            }
                            if(_S785)
                            {
                                v_60 = f32_1((&s_18)->value_0[int(1)]);
                            }
                            else
                            {
                                v_60 = 0.0f;
                            }
                            Codes_encode_0(&(&x_22->t_0)->state_0[int(1)], _S786, e_16, _S789, v_60, lane_18);
                        }
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S808 = Elements_has_1(x_22, int(2));
                    if(!_S808)
                    {
                        break;
                    }
                    if(((&(&x_22->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_3)
                        {
                            _S785 = true;
                        }
                        else
                        {
                            _S785 = ((((&s_18)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S785)
                        {
                            break;
                        }
                        uint _S809 = Elements_state_type_1(x_22);
                        ulonglong _S810 = (&(&x_22->t_0)->state_0[int(2)])->data_0;
                        if(skipped_3)
                        {
                            Soft_0 _S811 = Soft_x24init_0(int(0));
                            float _S812 = of_1(&_S811);
                            v_60 = _S812;
                        }
                        else
                        {
                            v_60 = (&s_18)->value_0[int(2)];
                        }
                        put_element_1(_S809, _S810, i_40, v_60);
                    }
                    else
                    {
                        bool _S813 = Step_changes_1(&(&x_22->r_1)->rule_0, int(2));
                        if(_S813)
                        {
                            if(is_inside_3)
                            {
                                _S785 = !skipped_3;
                            }
                            else
                            {
                                _S785 = false;
                            }
                            if(_S785)
                            {
                                v_60 = f32_1((&s_18)->value_0[int(2)]);
                            }
                            else
                            {
                                v_60 = 0.0f;
                            }
                            Codes_encode_0(&(&x_22->t_0)->state_0[int(2)], _S786, e_16, _S789, v_60, lane_18);
                        }
                    }
                    break;
                }
                break;
            }
            break;
        }
        first_6 = first_6 + int(256);
    }
    return;
}

__device__ TensorRule_1 * TensorRule_at_1(UpdateArguments_0 * a_31, int tensor_6)
{
    return (TensorRule_1 *)(a_31->rules_0 + 512ULL * ulonglong(tensor_6) + 256ULL);
}

__device__ Elements_1 Elements_of_1(UpdateArguments_0 * a_32, int tensor_7)
{
    Elements_1 e_17;
    (&e_17)->t_0 = *((MultiTensor_0 *)a_32->tensors_0 + tensor_7);
    TensorRule_1 * _S814 = TensorRule_at_1(a_32, tensor_7);
    (&e_17)->r_1 = *_S814;
    (&e_17)->is_coded_0 = false;
    Elements_1 _S815 = e_17;
    bool _S816 = Elements_has_1(&_S815, int(0));
    bool _S817;
    if(_S816)
    {
        _S817 = ((&(&(&e_17)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S817 = false;
    }
    if(_S817)
    {
        (&e_17)->is_coded_0 = true;
    }
    Elements_1 _S818 = e_17;
    bool _S819 = Elements_has_1(&_S818, int(1));
    if(_S819)
    {
        _S817 = ((&(&(&e_17)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S817 = false;
    }
    if(_S817)
    {
        (&e_17)->is_coded_0 = true;
    }
    Elements_1 _S820 = e_17;
    bool _S821 = Elements_has_1(&_S820, int(2));
    if(_S821)
    {
        _S817 = ((&(&(&e_17)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S817 = false;
    }
    if(_S817)
    {
        (&e_17)->is_coded_0 = true;
    }
    return e_17;
}

__device__ Reading_0 Reading_x24init_1(Soft_0 * multiplier_2, Soft_0 * limit_2, Soft_0 * clip_2)
{
    Reading_0 _S822;
    (&_S822)->multiplier_0 = *multiplier_2;
    (&_S822)->limit_0 = *limit_2;
    (&_S822)->clip_0 = *clip_2;
    return _S822;
}

__device__ Soft_0 Sum_of_1(Soft_0 * a_33, Soft_0 * b_16)
{
    Soft_0 _S823 = Soft_add_0(a_33, b_16);
    return _S823;
}

__device__ Soft_0 Group_all_3(Soft_0 * v_61, uint lane_19, uint width_9)
{
    (*&values_1)[lane_19] = *v_61;
    meet_0();
    uint _S824 = (U32_min((width_9), (16U)));
    uint place_2 = lane_19 & (width_9 - 1U);
    uint first_7 = lane_19 - place_2;
    Soft_0 _S825;
    uint i_41;
    if(width_9 > _S824)
    {
        if(place_2 < _S824)
        {
            uint _S826 = place_2 + _S824;
            _S825 = *v_61;
            i_41 = _S826;
            for(;;)
            {
                if(i_41 < width_9)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S827 = _S825;
                Soft_0 _S828 = (*&values_1)[first_7 + i_41];
                Soft_0 _S829 = Sum_of_1(&_S827, &_S828);
                uint i_42 = i_41 + _S824;
                _S825 = _S829;
                i_41 = i_42;
            }
            (*&values_1)[lane_19] = _S825;
        }
        meet_0();
    }
    _S825 = (*&values_1)[first_7];
    i_41 = 1U;
    for(;;)
    {
        if(i_41 < _S824)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S830 = _S825;
        Soft_0 _S831 = (*&values_1)[first_7 + i_41];
        Soft_0 _S832 = Sum_of_1(&_S830, &_S831);
        uint i_43 = i_41 + 1U;
        _S825 = _S832;
        i_41 = i_43;
    }
    meet_0();
    return _S825;
}

__device__ Soft_0 Group_all_4(Soft_0 * v_62, uint lane_20)
{
    Soft_0 _S833 = Group_all_3(v_62, lane_20, 256U);
    return _S833;
}

__device__ Soft_0 LargestOf_of_1(Soft_0 * a_34, Soft_0 * b_17)
{
    Soft_0 _S834 = larger_of_0(a_34, b_17);
    return _S834;
}

__device__ Soft_0 Group_all_5(Soft_0 * v_63, uint lane_21, uint width_10)
{
    (*&values_1)[lane_21] = *v_63;
    meet_0();
    uint _S835 = (U32_min((width_10), (16U)));
    uint place_3 = lane_21 & (width_10 - 1U);
    uint first_8 = lane_21 - place_3;
    Soft_0 _S836;
    uint i_44;
    if(width_10 > _S835)
    {
        if(place_3 < _S835)
        {
            uint _S837 = place_3 + _S835;
            _S836 = *v_63;
            i_44 = _S837;
            for(;;)
            {
                if(i_44 < width_10)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S838 = _S836;
                Soft_0 _S839 = (*&values_1)[first_8 + i_44];
                Soft_0 _S840 = LargestOf_of_1(&_S838, &_S839);
                uint i_45 = i_44 + _S835;
                _S836 = _S840;
                i_44 = i_45;
            }
            (*&values_1)[lane_21] = _S836;
        }
        meet_0();
    }
    _S836 = (*&values_1)[first_8];
    i_44 = 1U;
    for(;;)
    {
        if(i_44 < _S835)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S841 = _S836;
        Soft_0 _S842 = (*&values_1)[first_8 + i_44];
        Soft_0 _S843 = LargestOf_of_1(&_S841, &_S842);
        uint i_46 = i_44 + 1U;
        _S836 = _S843;
        i_44 = i_46;
    }
    meet_0();
    return _S836;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct MultiPartial_0
{
    Soft_0 powers_0;
    Soft_0 largest_1;
    longlong non_finite_0;
};

__device__ MultiPartial_0 MultiPartial_x24init_0(Soft_0 * powers_1, Soft_0 * largest_2, longlong non_finite_1)
{
    MultiPartial_0 _S844;
    (&_S844)->powers_0 = *powers_1;
    (&_S844)->largest_1 = *largest_2;
    (&_S844)->non_finite_0 = non_finite_1;
    return _S844;
}

__device__ void Sums_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_35, uint group_1, uint lane_22)
{
    uint c_15 = group_1;
    for(;;)
    {
        if(c_15 < (a_35->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S845 = (MultiChunk_0 *)a_35->chunks_0 + c_15;
        MultiChunk_0 chunk_0 = *_S845;
        bool _S846 = takes_part_1(a_35, (*_S845).tensor_4);
        if(!_S846)
        {
            c_15 = c_15 + a_35->groups_0;
            continue;
        }
        Elements_0 _S847 = Elements_of_0(a_35, chunk_0.tensor_4);
        Elements_0 _S848 = _S847;
        Elements_open_0(&_S848, a_35, lane_22);
        Soft_0 kZero_3 = Soft_x24init_0(int(0));
        Soft_0 params_0 = kZero_3;
        Soft_0 squares_0 = kZero_3;
        int begin_3 = int(0);
        for(;;)
        {
            if(begin_3 < (chunk_0.count_1))
            {
            }
            else
            {
                break;
            }
            int first_9 = begin_3 + int(lane_22 / 16U) * int(256);
            int _S849 = (I32_min((first_9 + int(256)), (chunk_0.count_1)));
            Soft_0 _S850 = kZero_3;
            Soft_0 _S851 = of_0(&_S850);
            int _S852 = first_9 + int(lane_22 % 16U);
            Soft_0 p2_0 = _S851;
            Soft_0 d2_0 = _S851;
            int j_4 = _S852;
            for(;;)
            {
                if(j_4 < _S849)
                {
                }
                else
                {
                    break;
                }
                longlong i_47 = chunk_0.begin_2 + longlong(j_4);
                Elements_0 _S853 = _S847;
                Soft_0 _S854 = Elements_param_0(&_S853, i_47);
                Elements_0 _S855 = _S847;
                bool skipped_4;
                Soft_0 _S856 = Elements_grad_0(&_S855, i_47, &skipped_4);
                Elements_0 _S857 = _S847;
                States_0 _S858 = Elements_states_0(&_S857, i_47);
                States_0 s_19 = _S858;
                Rule_0 _S859 = _S847.r_1.rule_0;
                Soft_0 _S860 = _S854;
                Soft_0 _S861 = _S856;
                Soft_0 _S862 = direction_0(&_S859, &_S860, &_S861, &s_19);
                Soft_0 _S863 = _S854;
                Soft_0 _S864 = _S854;
                Soft_0 _S865 = p2_0;
                Soft_0 _S866 = joint_0(&_S863, &_S864, &_S865);
                Soft_0 _S867 = _S862;
                Soft_0 _S868 = _S862;
                Soft_0 _S869 = d2_0;
                Soft_0 _S870 = joint_0(&_S867, &_S868, &_S869);
                int j_5 = j_4 + int(16);
                p2_0 = _S866;
                d2_0 = _S870;
                j_4 = j_5;
            }
            Soft_0 _S871 = params_0;
            Soft_0 _S872 = p2_0;
            Soft_0 _S873 = Halving_after_0(&_S871, &_S872, lane_22, 16U);
            Soft_0 _S874 = squares_0;
            Soft_0 _S875 = d2_0;
            Soft_0 _S876 = Halving_after_0(&_S874, &_S875, lane_22, 16U);
            int begin_4 = begin_3 + int(4096);
            params_0 = _S873;
            squares_0 = _S876;
            begin_3 = begin_4;
        }
        if(lane_22 == 0U)
        {
            Soft_0 _S877 = params_0;
            Soft_0 _S878 = squares_0;
            MultiPartial_0 _S879 = MultiPartial_x24init_0(&_S877, &_S878, 0LL);
            *((MultiPartial_0 *)a_35->partials_0 + c_15) = _S879;
        }
        c_15 = c_15 + a_35->groups_0;
    }
    return;
}

__device__ void Sums_run_1(Spec_0 * spec_1, UpdateArguments_0 * a_36, uint group_2, uint lane_23)
{
    uint c_16 = group_2;
    for(;;)
    {
        if(c_16 < (a_36->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S880 = (MultiChunk_0 *)a_36->chunks_0 + c_16;
        MultiChunk_0 chunk_1 = *_S880;
        bool _S881 = takes_part_2(a_36, (*_S880).tensor_4);
        if(!_S881)
        {
            c_16 = c_16 + a_36->groups_0;
            continue;
        }
        Elements_1 _S882 = Elements_of_1(a_36, chunk_1.tensor_4);
        Elements_1 _S883 = _S882;
        Elements_open_1(&_S883, a_36, lane_23);
        Soft_0 kZero_4 = Soft_x24init_0(int(0));
        Soft_0 params_1 = kZero_4;
        Soft_0 squares_1 = kZero_4;
        int begin_5 = int(0);
        for(;;)
        {
            if(begin_5 < (chunk_1.count_1))
            {
            }
            else
            {
                break;
            }
            int first_10 = begin_5 + int(lane_23 / 16U) * int(256);
            int _S884 = (I32_min((first_10 + int(256)), (chunk_1.count_1)));
            Soft_0 _S885 = kZero_4;
            float _S886 = of_1(&_S885);
            int _S887 = first_10 + int(lane_23 % 16U);
            float p2_1 = _S886;
            float d2_1 = _S886;
            int j_6 = _S887;
            for(;;)
            {
                if(j_6 < _S884)
                {
                }
                else
                {
                    break;
                }
                longlong i_48 = chunk_1.begin_2 + longlong(j_6);
                Elements_1 _S888 = _S882;
                float _S889 = Elements_param_1(&_S888, i_48);
                Elements_1 _S890 = _S882;
                bool skipped_5;
                float _S891 = Elements_grad_1(&_S890, i_48, &skipped_5);
                Elements_1 _S892 = _S882;
                States_1 _S893 = Elements_states_1(&_S892, i_48);
                States_1 s_20 = _S893;
                Rule_1 _S894 = _S882.r_1.rule_0;
                float _S895 = direction_1(&_S894, _S889, _S891, &s_20);
                float _S896 = joint_1(_S889, _S889, p2_1);
                float _S897 = joint_1(_S895, _S895, d2_1);
                int j_7 = j_6 + int(16);
                p2_1 = _S896;
                d2_1 = _S897;
                j_6 = j_7;
            }
            Soft_0 _S898 = params_1;
            Soft_0 _S899 = Halving_after_1(&_S898, p2_1, lane_23, 16U);
            Soft_0 _S900 = squares_1;
            Soft_0 _S901 = Halving_after_1(&_S900, d2_1, lane_23, 16U);
            int begin_6 = begin_5 + int(4096);
            params_1 = _S899;
            squares_1 = _S901;
            begin_5 = begin_6;
        }
        if(lane_23 == 0U)
        {
            Soft_0 _S902 = params_1;
            Soft_0 _S903 = squares_1;
            MultiPartial_0 _S904 = MultiPartial_x24init_0(&_S902, &_S903, 0LL);
            *((MultiPartial_0 *)a_36->partials_0 + c_16) = _S904;
        }
        c_16 = c_16 + a_36->groups_0;
    }
    return;
}

__device__ void Means_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_37, uint group_3, uint lane_24)
{
    ulonglong _S905 = ulonglong(a_37->tensor_count_0) * 32ULL;
    ulonglong part_0 = ulonglong(group_3);
    for(;;)
    {
        if(part_0 < _S905)
        {
        }
        else
        {
            break;
        }
        int tensor_8 = int(part_0 / 32ULL);
        int slice_0 = int(part_0 % 32ULL);
        bool _S906;
        if((((MultiTensor_0 *)a_37->tensors_0 + tensor_8)->columns_0) == 0LL)
        {
            _S906 = true;
        }
        else
        {
            bool _S907 = takes_part_1(a_37, tensor_8);
            _S906 = !_S907;
        }
        if(_S906)
        {
            part_0 = part_0 + ulonglong(a_37->groups_0);
            continue;
        }
        Elements_0 _S908 = Elements_of_0(a_37, tensor_8);
        longlong rows_3 = _S908.t_0.count_0 / _S908.t_0.columns_0;
        longlong row_10 = longlong(slice_0 * int(16));
        for(;;)
        {
            if(row_10 < rows_3)
            {
            }
            else
            {
                break;
            }
            Elements_0 _S909 = _S908;
            Means_row_means_0(&_S909, row_10, rows_3, lane_24);
            row_10 = row_10 + 512LL;
        }
        longlong strips_0 = (_S908.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S910 = rows_3 / _S908.t_0.rows_0;
        longlong _S911 = _S910 * strips_0;
        longlong i_49 = longlong(slice_0);
        for(;;)
        {
            if(i_49 < _S911)
            {
            }
            else
            {
                break;
            }
            longlong _S912 = i_49 / strips_0;
            longlong _S913 = i_49 % strips_0;
            longlong _S914 = _S913 * 256LL + longlong(lane_24);
            Elements_0 _S915 = _S908;
            Means_column_means_0(&_S915, _S912, _S914);
            i_49 = i_49 + 32LL;
        }
        part_0 = part_0 + ulonglong(a_37->groups_0);
    }
    return;
}

__device__ void Means_run_1(Spec_0 * spec_3, UpdateArguments_0 * a_38, uint group_4, uint lane_25)
{
    ulonglong _S916 = ulonglong(a_38->tensor_count_0) * 32ULL;
    ulonglong part_1 = ulonglong(group_4);
    for(;;)
    {
        if(part_1 < _S916)
        {
        }
        else
        {
            break;
        }
        int tensor_9 = int(part_1 / 32ULL);
        int slice_1 = int(part_1 % 32ULL);
        bool _S917;
        if((((MultiTensor_0 *)a_38->tensors_0 + tensor_9)->columns_0) == 0LL)
        {
            _S917 = true;
        }
        else
        {
            bool _S918 = takes_part_2(a_38, tensor_9);
            _S917 = !_S918;
        }
        if(_S917)
        {
            part_1 = part_1 + ulonglong(a_38->groups_0);
            continue;
        }
        Elements_1 _S919 = Elements_of_1(a_38, tensor_9);
        longlong rows_4 = _S919.t_0.count_0 / _S919.t_0.columns_0;
        longlong row_11 = longlong(slice_1 * int(16));
        for(;;)
        {
            if(row_11 < rows_4)
            {
            }
            else
            {
                break;
            }
            Elements_1 _S920 = _S919;
            Means_row_means_1(&_S920, row_11, rows_4, lane_25);
            row_11 = row_11 + 512LL;
        }
        longlong strips_1 = (_S919.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S921 = rows_4 / _S919.t_0.rows_0;
        longlong _S922 = _S921 * strips_1;
        longlong i_50 = longlong(slice_1);
        for(;;)
        {
            if(i_50 < _S922)
            {
            }
            else
            {
                break;
            }
            longlong _S923 = i_50 / strips_1;
            longlong _S924 = i_50 % strips_1;
            longlong _S925 = _S924 * 256LL + longlong(lane_25);
            Elements_1 _S926 = _S919;
            Means_column_means_1(&_S926, _S923, _S925);
            i_50 = i_50 + 32LL;
        }
        part_1 = part_1 + ulonglong(a_38->groups_0);
    }
    return;
}

__device__ bool is_narrow_2(MultiTensor_0 * t_3)
{
    bool _S927;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S927 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S927 = false;
    }
    if(_S927)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S927 = true;
        }
        else
        {
            _S927 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S927 = false;
    }
    return _S927;
}

__device__ void Step_run_0(Spec_0 * spec_4, UpdateArguments_0 * a_39, uint group_5, uint lane_26)
{
    uint c_17 = group_5;
    for(;;)
    {
        if(c_17 < (a_39->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S928 = (MultiChunk_0 *)a_39->chunks_0 + c_17;
        MultiChunk_0 chunk_2 = *_S928;
        Elements_0 _S929 = Elements_of_0(a_39, (*_S928).tensor_4);
        MultiTensor_0 _S930 = _S929.t_0;
        bool _S931 = is_narrow_2(&_S930);
        if(_S931 != false)
        {
            c_17 = c_17 + a_39->groups_0;
            continue;
        }
        if((_S929.r_1.applies_0) != 0U)
        {
            Elements_0 _S932 = _S929;
            MultiChunk_0 _S933 = chunk_2;
            Step_update_0(&_S932, a_39, &_S933, lane_26);
        }
        else
        {
            if((_S929.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S934 = _S929;
                MultiChunk_0 _S935 = chunk_2;
                Step_copy_0(&_S934, &_S935, lane_26);
            }
        }
        c_17 = c_17 + a_39->groups_0;
    }
    return;
}

__device__ void Step_run_1(Spec_0 * spec_5, UpdateArguments_0 * a_40, uint group_6, uint lane_27)
{
    uint c_18 = group_6;
    for(;;)
    {
        if(c_18 < (a_40->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S936 = (MultiChunk_0 *)a_40->chunks_0 + c_18;
        MultiChunk_0 chunk_3 = *_S936;
        Elements_1 _S937 = Elements_of_1(a_40, (*_S936).tensor_4);
        MultiTensor_0 _S938 = _S937.t_0;
        bool _S939 = is_narrow_2(&_S938);
        if(_S939 != true)
        {
            c_18 = c_18 + a_40->groups_0;
            continue;
        }
        if((_S937.r_1.applies_0) != 0U)
        {
            Elements_1 _S940 = _S937;
            MultiChunk_0 _S941 = chunk_3;
            Step_update_1(&_S940, a_40, &_S941, lane_27);
        }
        else
        {
            if((_S937.t_0.copy_0) != 0ULL)
            {
                Elements_1 _S942 = _S937;
                MultiChunk_0 _S943 = chunk_3;
                Step_copy_1(&_S942, &_S943, lane_27);
            }
        }
        c_18 = c_18 + a_40->groups_0;
    }
    return;
}

__device__ Rule_1 Rule_of_0(Rule_0 * r_16)
{
    Rule_1 to_2;
    (&to_2)->kind_0 = r_16->kind_0;
    (&to_2)->nesterov_0 = r_16->nesterov_0;
    (&to_2)->amsgrad_0 = r_16->amsgrad_0;
    (&to_2)->centered_0 = r_16->centered_0;
    (&to_2)->maximize_0 = r_16->maximize_0;
    (&to_2)->first_2 = r_16->first_2;
    (&to_2)->has_momentum_0 = r_16->has_momentum_0;
    (&to_2)->factored_0 = r_16->factored_0;
    float _S944 = of_1(&r_16->lr_0);
    (&to_2)->lr_0 = _S944;
    float _S945 = of_1(&r_16->decay_0);
    (&to_2)->decay_0 = _S945;
    float _S946 = of_1(&r_16->pull_0);
    (&to_2)->pull_0 = _S946;
    float _S947 = of_1(&r_16->shrink_0);
    (&to_2)->shrink_0 = _S947;
    float _S948 = of_1(&r_16->momentum_0);
    (&to_2)->momentum_0 = _S948;
    float _S949 = of_1(&r_16->undamped_0);
    (&to_2)->undamped_0 = _S949;
    float _S950 = of_1(&r_16->beta1_0);
    (&to_2)->beta1_0 = _S950;
    float _S951 = of_1(&r_16->beta2_0);
    (&to_2)->beta2_0 = _S951;
    float _S952 = of_1(&r_16->beta3_0);
    (&to_2)->beta3_0 = _S952;
    float _S953 = of_1(&r_16->slow_0);
    (&to_2)->slow_0 = _S953;
    float _S954 = of_1(&r_16->correction1_0);
    (&to_2)->correction1_0 = _S954;
    float _S955 = of_1(&r_16->correction2_0);
    (&to_2)->correction2_0 = _S955;
    float _S956 = of_1(&r_16->eps_0);
    (&to_2)->eps_0 = _S956;
    float _S957 = of_1(&r_16->trust_coefficient_0);
    (&to_2)->trust_coefficient_0 = _S957;
    float _S958 = of_1(&r_16->max_ratio_0);
    (&to_2)->max_ratio_0 = _S958;
    float _S959 = of_1(&r_16->min_rms_0);
    (&to_2)->min_rms_0 = _S959;
    float _S960 = of_1(&r_16->clip_threshold_0);
    (&to_2)->clip_threshold_0 = _S960;
    float _S961 = of_1(&r_16->one_minus_beta1_0);
    (&to_2)->one_minus_beta1_0 = _S961;
    float _S962 = of_1(&r_16->one_minus_beta2_0);
    (&to_2)->one_minus_beta2_0 = _S962;
    float _S963 = of_1(&r_16->one_minus_beta3_0);
    (&to_2)->one_minus_beta3_0 = _S963;
    float _S964 = of_1(&r_16->factor_0);
    (&to_2)->factor_0 = _S964;
    return to_2;
}

__device__ longlong clamp_1(longlong x_23, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_23), (minBound_1)))), (maxBound_1)));
}

struct Decision_0
{
    Soft_0 apply_0;
    Soft_0 multiplier_3;
    Soft_0 limit_3;
    Soft_0 clip_3;
};

__device__ Soft_0 negated_0(Soft_0 * x_24)
{
    ulonglong _S965 = bits_of_0(x_24);
    return real_of_0(_S965 ^ 9223372036854775808ULL);
}

__device__ Reading_0 Reading_of_0(Decision_0 * d_1, bool maximize_1)
{
    Soft_0 _S966 = of_0(&d_1->multiplier_3);
    Soft_0 _S967 = of_0(&d_1->limit_3);
    Soft_0 _S968;
    if(maximize_1)
    {
        Soft_0 _S969 = negated_0(&d_1->clip_3);
        _S968 = _S969;
    }
    else
    {
        _S968 = d_1->clip_3;
    }
    Soft_0 _S970 = _S968;
    Soft_0 _S971 = of_0(&_S970);
    Soft_0 _S972 = _S966;
    Soft_0 _S973 = _S967;
    Soft_0 _S974 = _S971;
    Reading_0 _S975 = Reading_x24init_1(&_S972, &_S973, &_S974);
    return _S975;
}

__device__ Reading_1 Reading_of_1(Decision_0 * d_2, bool maximize_2)
{
    float _S976 = of_1(&d_2->multiplier_3);
    float _S977 = of_1(&d_2->limit_3);
    Soft_0 _S978;
    if(maximize_2)
    {
        Soft_0 _S979 = negated_0(&d_2->clip_3);
        _S978 = _S979;
    }
    else
    {
        _S978 = d_2->clip_3;
    }
    Soft_0 _S980 = _S978;
    float _S981 = of_1(&_S980);
    return Reading_x24init_0(_S976, _S977, _S981);
}

__device__ Soft_0 Group_all_6(Soft_0 * v_64, uint lane_28)
{
    Soft_0 _S982 = Group_all_5(v_64, lane_28, 256U);
    return _S982;
}

__device__ Soft_0 group_sum_0(Soft_0 * v_65, uint lane_29)
{
    Soft_0 _S983 = Group_all_4(v_65, lane_29);
    return _S983;
}

__device__ uint group_sum_1(uint v_66, uint lane_30)
{
    uint _S984 = Group_all_1(v_66, lane_30);
    return _S984;
}

__device__ float Group_all_7(float v_67, uint lane_31)
{
    float _S985 = Group_all_2(v_67, lane_31, 256U);
    return _S985;
}

__device__ static const FixedArray<ulonglong, 14>  c_19 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_20 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
struct DecisionReport_0
{
    Soft_0 apply_1;
    Soft_0 non_finite_2;
    Soft_0 first_bad_0;
    Soft_0 norm_0;
};

__device__ DecisionReport_0 DecisionReport_x24init_0(Soft_0 * apply_2, Soft_0 * non_finite_3, Soft_0 * first_bad_1, Soft_0 * norm_1)
{
    DecisionReport_0 _S986;
    (&_S986)->apply_1 = *apply_2;
    (&_S986)->non_finite_2 = *non_finite_3;
    (&_S986)->first_bad_0 = *first_bad_1;
    (&_S986)->norm_0 = *norm_1;
    return _S986;
}

__device__ bool Soft_lessThanOrEquals_0(Soft_0 * this_43, Soft_0 * b_18)
{
    bool _S987 = Soft_is_nan_0(this_43);
    bool _S988;
    if(!_S987)
    {
        bool _S989 = Soft_is_nan_0(b_18);
        _S988 = !_S989;
    }
    else
    {
        _S988 = false;
    }
    if(_S988)
    {
        longlong _S990 = Soft_order_0(this_43);
        longlong _S991 = Soft_order_0(b_18);
        _S988 = _S990 <= _S991;
    }
    else
    {
        _S988 = false;
    }
    return _S988;
}

__device__ bool Soft_equals_0(Soft_0 * this_44, Soft_0 * b_19)
{
    bool _S992 = Soft_is_nan_0(this_44);
    bool _S993;
    if(!_S992)
    {
        bool _S994 = Soft_is_nan_0(b_19);
        _S993 = !_S994;
    }
    else
    {
        _S993 = false;
    }
    if(_S993)
    {
        longlong _S995 = Soft_order_0(this_44);
        longlong _S996 = Soft_order_0(b_19);
        _S993 = _S995 == _S996;
    }
    else
    {
        _S993 = false;
    }
    return _S993;
}

__device__ Soft_0 real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ bool is_infinite_0(Soft_0 * v_68)
{
    ulonglong _S997 = magnitude_bits_0(v_68);
    return _S997 == 9218868437227405312ULL;
}

struct DecideArguments_0
{
    ulonglong decision_1;
    ulonglong report_1;
    ulonglong stats_0;
    ulonglong scaler_1;
    ulonglong optimizer_of_group_0;
    uint group_count_0;
    uint optimizers_0;
    uint check_0;
    uint together_0;
    uint over_0;
    uint unscale_0;
    Soft_0 max_norm_0;
    Soft_0 limit_4;
    Soft_0 p_1;
};

struct GradStats_0
{
    Soft_0 non_finite_4;
    Soft_0 first_bad_2;
    Soft_0 powers_2;
    Soft_0 largest_3;
};

__device__ Soft_0 Decide_gathered_0(DecideArguments_0 * a_41, GradStats_0 * row_12)
{
    Soft_0 kZero_5 = Soft_x24init_0(int(0));
    Soft_0 _S998 = kZero_5;
    bool _S999 = Soft_lessThan_0(&_S998, &row_12->non_finite_4);
    bool _S1000;
    if(_S999)
    {
        Soft_0 _S1001 = kZero_5;
        bool _S1002 = Soft_equals_0(&a_41->limit_4, &_S1001);
        _S1000 = _S1002;
    }
    else
    {
        _S1000 = false;
    }
    if(_S1000)
    {
        return real_nan_0();
    }
    bool _S1003 = is_infinite_0(&a_41->p_1);
    Soft_0 _S1004;
    if(_S1003)
    {
        _S1004 = row_12->largest_3;
    }
    else
    {
        _S1004 = row_12->powers_2;
    }
    return _S1004;
}

__device__ Soft_0 largest_of_0(Soft_0 * a_42, Soft_0 * b_20)
{
    bool _S1005 = Soft_lessThan_0(a_42, b_20);
    bool _S1006;
    if(_S1005)
    {
        _S1006 = true;
    }
    else
    {
        bool _S1007 = is_nan_0(b_20);
        _S1006 = _S1007;
    }
    Soft_0 _S1008;
    if(_S1006)
    {
        _S1008 = *b_20;
    }
    else
    {
        _S1008 = *a_42;
    }
    return _S1008;
}

__device__ Soft_0 Decide_gather_0(DecideArguments_0 * a_43, Soft_0 * v_69, Soft_0 * w_5)
{
    bool _S1009 = is_infinite_0(&a_43->p_1);
    Soft_0 _S1010;
    if(_S1009)
    {
        Soft_0 _S1011 = largest_of_0(v_69, w_5);
        _S1010 = _S1011;
    }
    else
    {
        Soft_0 _S1012 = Soft_add_0(v_69, w_5);
        _S1010 = _S1012;
    }
    return _S1010;
}

__device__ bool Decide_in_total_0(DecideArguments_0 * a_44, DecisionReport_0 * r_17)
{
    Soft_0 kZero_6 = Soft_x24init_0(int(0));
    Soft_0 _S1013 = r_17->apply_1;
    Soft_0 _S1014 = kZero_6;
    bool _S1015 = Soft_equals_0(&_S1013, &_S1014);
    bool _S1016;
    if(!_S1015)
    {
        _S1016 = true;
    }
    else
    {
        _S1016 = (a_44->together_0) != 0U;
    }
    return _S1016;
}

__device__ Soft_0 portable_log_0(Soft_0 * x_25)
{
    ulonglong _S1017 = bits_of_0(x_25);
    Soft_0 m_13 = real_of_0((_S1017 & 4503599627370495ULL) | 4607182418800017408ULL);
    Soft_0 _S1018 = real_of_0(4609047870845172685ULL);
    Soft_0 _S1019 = m_13;
    bool _S1020 = Soft_lessThan_0(&_S1018, &_S1019);
    int _S1021 = int(uint(_S1017 >> int(52))) - int(1023);
    int k_15;
    if(_S1020)
    {
        k_15 = int(1);
    }
    else
    {
        k_15 = int(0);
    }
    Soft_0 e_18 = Soft_x24init_0(_S1021 + k_15);
    Soft_0 m_14;
    if(_S1020)
    {
        Soft_0 _S1022 = half_4();
        Soft_0 _S1023 = m_13;
        Soft_0 _S1024 = _S1022;
        Soft_0 _S1025 = Soft_mul_0(&_S1023, &_S1024);
        m_14 = _S1025;
    }
    else
    {
        m_14 = m_13;
    }
    Soft_0 kOne_0 = Soft_x24init_0(int(1));
    Soft_0 _S1026 = m_14;
    Soft_0 _S1027 = kOne_0;
    Soft_0 _S1028 = Soft_sub_0(&_S1026, &_S1027);
    Soft_0 _S1029 = m_14;
    Soft_0 _S1030 = kOne_0;
    Soft_0 _S1031 = Soft_add_0(&_S1029, &_S1030);
    Soft_0 _S1032 = _S1028;
    Soft_0 _S1033 = _S1031;
    Soft_0 _S1034 = Soft_div_0(&_S1032, &_S1033);
    Soft_0 _S1035 = _S1034;
    Soft_0 _S1036 = _S1034;
    Soft_0 _S1037 = Soft_mul_0(&_S1035, &_S1036);
    Soft_0 sum_4 = real_of_0(4587023449039406616ULL);
    k_15 = int(1);
    for(;;)
    {
        if(k_15 < int(11))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1038 = sum_4;
        Soft_0 _S1039 = _S1037;
        Soft_0 _S1040 = Soft_mul_0(&_S1038, &_S1039);
        Soft_0 _S1041 = real_of_0(c_20[k_15]);
        Soft_0 _S1042 = _S1040;
        Soft_0 _S1043 = _S1041;
        Soft_0 _S1044 = Soft_add_0(&_S1042, &_S1043);
        int k_16 = k_15 + int(1);
        sum_4 = _S1044;
        k_15 = k_16;
    }
    Soft_0 _S1045 = Soft_x24init_0(int(2));
    Soft_0 _S1046 = _S1034;
    Soft_0 _S1047 = Soft_mul_0(&_S1045, &_S1046);
    Soft_0 _S1048 = _S1047;
    Soft_0 _S1049 = sum_4;
    Soft_0 _S1050 = Soft_mul_0(&_S1048, &_S1049);
    Soft_0 _S1051 = real_of_0(4604418534313441775ULL);
    Soft_0 _S1052 = e_18;
    Soft_0 _S1053 = _S1051;
    Soft_0 _S1054 = Soft_mul_0(&_S1052, &_S1053);
    Soft_0 _S1055 = _S1050;
    Soft_0 _S1056 = _S1054;
    Soft_0 _S1057 = Soft_add_0(&_S1055, &_S1056);
    return _S1057;
}

__device__ Soft_0 magnitude_1(Soft_0 * x_26)
{
    ulonglong _S1058 = magnitude_bits_0(x_26);
    return real_of_0(_S1058);
}

__device__ Soft_0 with_sign_0(Soft_0 * x_27, Soft_0 * sign_14)
{
    ulonglong _S1059 = magnitude_bits_0(x_27);
    ulonglong _S1060 = bits_of_0(sign_14);
    return real_of_0(_S1059 | (_S1060 & 9223372036854775808ULL));
}

__device__ Soft_0 rounded_0(Soft_0 * x_28)
{
    Soft_0 _S1061 = magnitude_1(x_28);
    Soft_0 big_0 = real_of_0(4841369599423283200ULL);
    Soft_0 _S1062 = _S1061;
    Soft_0 _S1063 = big_0;
    Soft_0 _S1064 = Soft_add_0(&_S1062, &_S1063);
    Soft_0 _S1065 = _S1064;
    Soft_0 _S1066 = big_0;
    Soft_0 _S1067 = Soft_sub_0(&_S1065, &_S1066);
    Soft_0 _S1068 = _S1061;
    Soft_0 _S1069 = big_0;
    bool _S1070 = Soft_lessThan_0(&_S1068, &_S1069);
    Soft_0 _S1071;
    if(_S1070)
    {
        _S1071 = _S1067;
    }
    else
    {
        _S1071 = _S1061;
    }
    Soft_0 _S1072 = _S1071;
    Soft_0 _S1073 = with_sign_0(&_S1072, x_28);
    return _S1073;
}

__device__ Soft_0 power_of_e_0(Soft_0 * x_29)
{
    bool _S1074 = is_nan_0(x_29);
    if(_S1074)
    {
        return *x_29;
    }
    Soft_0 _S1075 = Soft_x24init_0(int(709));
    bool _S1076 = Soft_lessThan_0(&_S1075, x_29);
    if(_S1076)
    {
        return real_of_0(9218868437227405312ULL);
    }
    Soft_0 _S1077 = Soft_x24init_0(int(-708));
    bool _S1078 = Soft_lessThan_0(x_29, &_S1077);
    if(_S1078)
    {
        return Soft_x24init_0(int(0));
    }
    Soft_0 _S1079 = real_of_0(4609176140021203710ULL);
    Soft_0 _S1080 = Soft_mul_0(x_29, &_S1079);
    Soft_0 _S1081 = _S1080;
    Soft_0 _S1082 = rounded_0(&_S1081);
    Soft_0 _S1083 = real_of_0(4604418534311723008ULL);
    Soft_0 _S1084 = _S1082;
    Soft_0 _S1085 = _S1083;
    Soft_0 _S1086 = Soft_mul_0(&_S1084, &_S1085);
    Soft_0 _S1087 = _S1086;
    Soft_0 _S1088 = Soft_sub_0(x_29, &_S1087);
    Soft_0 _S1089 = real_of_0(4461442080421002358ULL);
    Soft_0 _S1090 = _S1082;
    Soft_0 _S1091 = _S1089;
    Soft_0 _S1092 = Soft_mul_0(&_S1090, &_S1091);
    Soft_0 _S1093 = _S1088;
    Soft_0 _S1094 = _S1092;
    Soft_0 _S1095 = Soft_sub_0(&_S1093, &_S1094);
    Soft_0 sum_5 = real_of_0(4460272573143870729ULL);
    int k_17 = int(1);
    for(;;)
    {
        if(k_17 < int(14))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1096 = sum_5;
        Soft_0 _S1097 = _S1095;
        Soft_0 _S1098 = Soft_mul_0(&_S1096, &_S1097);
        Soft_0 _S1099 = real_of_0(c_19[k_17]);
        Soft_0 _S1100 = _S1098;
        Soft_0 _S1101 = _S1099;
        Soft_0 _S1102 = Soft_add_0(&_S1100, &_S1101);
        int k_18 = k_17 + int(1);
        sum_5 = _S1102;
        k_17 = k_18;
    }
    Soft_0 _S1103 = sum_5;
    ulonglong _S1104 = bits_of_0(&_S1103);
    Soft_0 _S1105 = _S1082;
    ulonglong _S1106 = bits_of_0(&_S1105);
    return real_of_0(_S1104 + (ulonglong(i64_of_f64_0(_S1106)) << int(52)));
}

__device__ Soft_0 power_of_0(Soft_0 * x_30, Soft_0 * y_3)
{
    Soft_0 kOne_1 = Soft_x24init_0(int(1));
    Soft_0 _S1107 = kOne_1;
    bool _S1108 = Soft_equals_0(y_3, &_S1107);
    bool _S1109;
    if(_S1108)
    {
        _S1109 = true;
    }
    else
    {
        bool _S1110 = is_nan_0(x_30);
        _S1109 = _S1110;
    }
    if(_S1109)
    {
        _S1109 = true;
    }
    else
    {
        Soft_0 _S1111 = kOne_1;
        bool _S1112 = Soft_equals_0(x_30, &_S1111);
        _S1109 = _S1112;
    }
    if(_S1109)
    {
        return *x_30;
    }
    Soft_0 kZero_7 = Soft_x24init_0(int(0));
    Soft_0 _S1113 = kZero_7;
    bool _S1114 = Soft_equals_0(x_30, &_S1113);
    Soft_0 _S1115;
    if(_S1114)
    {
        Soft_0 _S1116 = kZero_7;
        bool _S1117 = Soft_lessThan_0(&_S1116, y_3);
        if(_S1117)
        {
            _S1115 = kZero_7;
        }
        else
        {
            _S1115 = real_of_0(9218868437227405312ULL);
        }
        return _S1115;
    }
    ulonglong _S1118 = bits_of_0(x_30);
    if(_S1118 == 9218868437227405312ULL)
    {
        Soft_0 _S1119 = kZero_7;
        bool _S1120 = Soft_lessThan_0(&_S1119, y_3);
        if(_S1120)
        {
            _S1115 = *x_30;
        }
        else
        {
            _S1115 = kZero_7;
        }
        return _S1115;
    }
    Soft_0 _S1121 = portable_log_0(x_30);
    Soft_0 _S1122 = _S1121;
    Soft_0 _S1123 = Soft_mul_0(y_3, &_S1122);
    Soft_0 _S1124 = _S1123;
    Soft_0 _S1125 = power_of_e_0(&_S1124);
    return _S1125;
}

__device__ Soft_0 Decide_norm_of_0(DecideArguments_0 * a_45, Soft_0 * v_70)
{
    bool _S1126 = is_infinite_0(&a_45->p_1);
    if(_S1126)
    {
        return *v_70;
    }
    Soft_0 _S1127 = Soft_x24init_0(int(2));
    bool _S1128 = Soft_equals_0(&a_45->p_1, &_S1127);
    Soft_0 _S1129;
    if(_S1128)
    {
        Soft_0 _S1130 = sqrt_0(v_70);
        _S1129 = _S1130;
    }
    else
    {
        Soft_0 _S1131 = Soft_x24init_0(int(1));
        Soft_0 _S1132 = Soft_div_0(&_S1131, &a_45->p_1);
        Soft_0 _S1133 = _S1132;
        Soft_0 _S1134 = power_of_0(v_70, &_S1133);
        _S1129 = _S1134;
    }
    return _S1129;
}

__device__ Decision_0 Decision_x24init_0(Soft_0 * apply_3, Soft_0 * multiplier_4, Soft_0 * limit_5, Soft_0 * clip_4)
{
    Decision_0 _S1135;
    (&_S1135)->apply_0 = *apply_3;
    (&_S1135)->multiplier_3 = *multiplier_4;
    (&_S1135)->limit_3 = *limit_5;
    (&_S1135)->clip_3 = *clip_4;
    return _S1135;
}

__device__ void Decide_run_0(Spec_0 * spec_6, DecideArguments_0 * a_46, uint group_7, uint lane_32)
{
    uint _S1136;
    uint _S1137;
    Soft_0 multiplier_5;
    bool bad_0;
    Soft_0 total_2;
    bool clips_0;
    if(lane_32 != 0U)
    {
        return;
    }
    Decision_0 * _S1138 = (Decision_0 *)a_46->decision_1;
    DecisionReport_0 * _S1139 = (DecisionReport_0 *)a_46->report_1;
    GradStats_0 * _S1140 = (GradStats_0 *)a_46->stats_0;
    int * _S1141 = (int *)a_46->optimizer_of_group_0;
    uint o_0 = 0U;
    for(;;)
    {
        _S1136 = a_46->optimizers_0;
        if(o_0 < (a_46->optimizers_0))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1142 = Soft_x24init_0(int(1));
        Soft_0 _S1143 = Soft_neg_0(&_S1142);
        Soft_0 kZero_8 = Soft_x24init_0(int(0));
        Soft_0 _S1144 = kZero_8;
        Soft_0 _S1145 = kZero_8;
        Soft_0 _S1146 = _S1143;
        Soft_0 _S1147 = kZero_8;
        DecisionReport_0 _S1148 = DecisionReport_x24init_0(&_S1144, &_S1145, &_S1146, &_S1147);
        *(_S1139 + o_0) = _S1148;
        o_0 = o_0 + 1U;
    }
    Soft_0 kZero_9 = Soft_x24init_0(int(0));
    Soft_0 found_0 = kZero_9;
    uint g_13 = 0U;
    for(;;)
    {
        _S1137 = a_46->group_count_0;
        if(g_13 < (a_46->group_count_0))
        {
        }
        else
        {
            break;
        }
        GradStats_0 row_13 = *(_S1140 + g_13);
        int * _S1149 = _S1141 + g_13;
        DecisionReport_0 r_18 = *(_S1139 + *_S1149);
        Soft_0 _S1150 = (&r_18)->non_finite_2;
        Soft_0 _S1151 = row_13.non_finite_4;
        Soft_0 _S1152 = Soft_add_0(&_S1150, &_S1151);
        (&r_18)->non_finite_2 = _S1152;
        Soft_0 _S1153 = kZero_9;
        Soft_0 _S1154 = row_13.first_bad_2;
        bool _S1155 = Soft_lessThanOrEquals_0(&_S1153, &_S1154);
        if(_S1155)
        {
            Soft_0 _S1156 = (&r_18)->first_bad_0;
            Soft_0 _S1157 = kZero_9;
            bool _S1158 = Soft_lessThan_0(&_S1156, &_S1157);
            if(_S1158)
            {
                bad_0 = true;
            }
            else
            {
                Soft_0 _S1159 = row_13.first_bad_2;
                Soft_0 _S1160 = (&r_18)->first_bad_0;
                bool _S1161 = Soft_lessThan_0(&_S1159, &_S1160);
                bad_0 = _S1161;
            }
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            (&r_18)->first_bad_0 = row_13.first_bad_2;
        }
        GradStats_0 _S1162 = row_13;
        Soft_0 _S1163 = Decide_gathered_0(a_46, &_S1162);
        if((a_46->over_0) == 2U)
        {
            Soft_0 _S1164 = (&r_18)->norm_0;
            Soft_0 _S1165 = _S1163;
            Soft_0 _S1166 = largest_of_0(&_S1164, &_S1165);
            multiplier_5 = _S1166;
        }
        else
        {
            Soft_0 _S1167 = (&r_18)->norm_0;
            Soft_0 _S1168 = _S1163;
            Soft_0 _S1169 = Decide_gather_0(a_46, &_S1167, &_S1168);
            multiplier_5 = _S1169;
        }
        (&r_18)->norm_0 = multiplier_5;
        Soft_0 _S1170 = found_0;
        Soft_0 _S1171 = row_13.non_finite_4;
        Soft_0 _S1172 = Soft_add_0(&_S1170, &_S1171);
        *(_S1139 + *_S1149) = r_18;
        uint g_14 = g_13 + 1U;
        found_0 = _S1172;
        g_13 = g_14;
    }
    if((a_46->unscale_0) != 0U)
    {
        bad_0 = (a_46->scaler_1) != 0ULL;
    }
    else
    {
        bad_0 = false;
    }
    if(bad_0)
    {
        Soft_0 _S1173 = *((Soft_0 *)a_46->scaler_1 + 0U);
        Soft_0 _S1174 = Soft_x24init_0(int(1));
        Soft_0 _S1175 = _S1173;
        Soft_0 _S1176 = Soft_div_0(&_S1174, &_S1175);
        Soft_0 _S1177 = _S1176;
        float _S1178 = of_1(&_S1177);
        multiplier_5 = wide_1(_S1178);
    }
    else
    {
        multiplier_5 = Soft_x24init_0(int(1));
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S1136)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 * _S1179 = _S1139 + o_0;
        Soft_0 _S1180 = _S1179->non_finite_2;
        Soft_0 _S1181 = kZero_9;
        Soft_0 _S1182 = _S1180;
        bool _S1183 = Soft_lessThan_0(&_S1181, &_S1182);
        if(_S1183)
        {
            bad_0 = true;
        }
        else
        {
            if((a_46->together_0) != 0U)
            {
                Soft_0 _S1184 = kZero_9;
                Soft_0 _S1185 = found_0;
                bool _S1186 = Soft_lessThan_0(&_S1184, &_S1185);
                bad_0 = _S1186;
            }
            else
            {
                bad_0 = false;
            }
        }
        if((a_46->check_0) != 0U)
        {
            clips_0 = bad_0;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            total_2 = kZero_9;
        }
        else
        {
            total_2 = Soft_x24init_0(int(1));
        }
        _S1179->apply_1 = total_2;
        o_0 = o_0 + 1U;
    }
    total_2 = kZero_9;
    g_13 = 0U;
    for(;;)
    {
        if(g_13 < _S1137)
        {
        }
        else
        {
            break;
        }
        bool _S1187 = Decide_in_total_0(a_46, _S1139 + *(_S1141 + g_13));
        if(_S1187)
        {
            GradStats_0 _S1188 = *(_S1140 + g_13);
            Soft_0 _S1189 = Decide_gathered_0(a_46, &_S1188);
            Soft_0 _S1190 = total_2;
            Soft_0 _S1191 = _S1189;
            Soft_0 _S1192 = Decide_gather_0(a_46, &_S1190, &_S1191);
            total_2 = _S1192;
        }
        g_13 = g_13 + 1U;
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S1136)
        {
        }
        else
        {
            break;
        }
        if((a_46->over_0) == 0U)
        {
            bool _S1193 = Decide_in_total_0(a_46, _S1139 + o_0);
            bad_0 = _S1193;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            found_0 = total_2;
        }
        else
        {
            found_0 = (_S1139 + o_0)->norm_0;
        }
        Soft_0 _S1194 = found_0;
        Soft_0 _S1195 = Decide_norm_of_0(a_46, &_S1194);
        Soft_0 _S1196 = _S1195;
        Soft_0 _S1197 = multiplier_5;
        Soft_0 _S1198 = Soft_mul_0(&_S1196, &_S1197);
        (_S1139 + o_0)->norm_0 = _S1198;
        o_0 = o_0 + 1U;
    }
    g_13 = 0U;
    for(;;)
    {
        if(g_13 < _S1137)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 r_19 = *(_S1139 + *(_S1141 + g_13));
        Soft_0 norm_2;
        if((a_46->over_0) == 2U)
        {
            GradStats_0 _S1199 = *(_S1140 + g_13);
            Soft_0 _S1200 = Decide_gathered_0(a_46, &_S1199);
            Soft_0 _S1201 = _S1200;
            Soft_0 _S1202 = Decide_norm_of_0(a_46, &_S1201);
            Soft_0 _S1203 = _S1202;
            Soft_0 _S1204 = multiplier_5;
            Soft_0 _S1205 = Soft_mul_0(&_S1203, &_S1204);
            norm_2 = _S1205;
        }
        else
        {
            norm_2 = r_19.norm_0;
        }
        Soft_0 _S1206 = real_of_0(4517329193108106637ULL);
        Soft_0 _S1207 = norm_2;
        Soft_0 _S1208 = _S1206;
        Soft_0 _S1209 = Soft_add_0(&_S1207, &_S1208);
        Soft_0 _S1210 = _S1209;
        Soft_0 _S1211 = Soft_div_0(&a_46->max_norm_0, &_S1210);
        Soft_0 _S1212 = kZero_9;
        bool _S1213 = Soft_equals_0(&a_46->max_norm_0, &_S1212);
        if(!_S1213)
        {
            bool _S1214 = is_infinite_0(&a_46->max_norm_0);
            bad_0 = !_S1214;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            Soft_0 _S1215 = Soft_x24init_0(int(1));
            Soft_0 _S1216 = _S1211;
            bool _S1217 = Soft_lessThanOrEquals_0(&_S1215, &_S1216);
            clips_0 = !_S1217;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            found_0 = _S1211;
        }
        else
        {
            found_0 = Soft_x24init_0(int(1));
        }
        Soft_0 _S1218 = r_19.apply_1;
        Soft_0 _S1219 = multiplier_5;
        Soft_0 _S1220 = found_0;
        Decision_0 _S1221 = Decision_x24init_0(&_S1218, &_S1219, &a_46->limit_4, &_S1220);
        *(_S1138 + g_13) = _S1221;
        g_13 = g_13 + 1U;
    }
    return;
}

extern "C" __global__ void mpt_step_decide_soft(DecideArguments_0 a_47, Spec_0 spec_7)
{
    uint _S1222 = blockIdx.x;
    uint _S1223 = threadIdx.x;
    Spec_0 _S1224 = spec_7;
    DecideArguments_0 _S1225 = a_47;
    Decide_run_0(&_S1224, &_S1225, _S1222, _S1223);
    return;
}

struct ScalerArguments_0
{
    ulonglong scaler_2;
    Soft_0 growth_0;
    Soft_0 backoff_0;
    Soft_0 interval_0;
    Soft_0 min_scale_0;
    Soft_0 max_scale_0;
    Soft_0 hysteresis_0;
    uint is_static_0;
    uint none_0;
};

__device__ void UpdateScaler_run_0(Spec_0 * spec_8, ScalerArguments_0 * a_48, uint group_8, uint lane_33)
{
    if(lane_33 != 0U)
    {
        return;
    }
    Soft_0 * s_21 = (Soft_0 *)a_48->scaler_2;
    Soft_0 * _S1226 = s_21 + 3U;
    Soft_0 _S1227 = *_S1226;
    Soft_0 kZero_10 = Soft_x24init_0(int(0));
    Soft_0 _S1228 = kZero_10;
    Soft_0 _S1229 = _S1227;
    bool _S1230 = Soft_lessThan_0(&_S1228, &_S1229);
    *_S1226 = kZero_10;
    Soft_0 * _S1231 = s_21 + 4U;
    Soft_0 kOne_2 = Soft_x24init_0(int(1));
    Soft_0 _S1232 = *_S1231;
    Soft_0 _S1233 = kOne_2;
    Soft_0 _S1234 = Soft_add_0(&_S1232, &_S1233);
    *_S1231 = _S1234;
    if(_S1230)
    {
        Soft_0 * _S1235 = s_21 + 5U;
        Soft_0 _S1236 = *_S1235;
        Soft_0 _S1237 = kOne_2;
        Soft_0 _S1238 = Soft_add_0(&_S1236, &_S1237);
        *_S1235 = _S1238;
    }
    if((a_48->is_static_0) != 0U)
    {
        return;
    }
    Soft_0 * _S1239 = s_21 + 0U;
    Soft_0 scale_2 = *_S1239;
    if(_S1230)
    {
        *(s_21 + 1U) = kZero_10;
        Soft_0 * _S1240 = s_21 + 2U;
        Soft_0 _S1241 = *_S1240;
        Soft_0 _S1242 = kOne_2;
        Soft_0 _S1243 = Soft_sub_0(&_S1241, &_S1242);
        *_S1240 = _S1243;
        Soft_0 _S1244 = kZero_10;
        Soft_0 _S1245 = _S1243;
        bool _S1246 = Soft_lessThan_0(&_S1244, &_S1245);
        if(_S1246)
        {
            return;
        }
        *_S1240 = kZero_10;
        Soft_0 _S1247 = scale_2;
        Soft_0 _S1248 = Soft_mul_0(&_S1247, &a_48->backoff_0);
        Soft_0 _S1249 = _S1248;
        float _S1250 = of_1(&_S1249);
        Soft_0 _S1251 = wide_1(_S1250);
        Soft_0 _S1252 = scale_2;
        Soft_0 _S1253 = smaller_of_0(&a_48->min_scale_0, &_S1252);
        Soft_0 _S1254 = _S1251;
        Soft_0 _S1255 = _S1253;
        Soft_0 _S1256 = larger_of_0(&_S1254, &_S1255);
        *_S1239 = _S1256;
        return;
    }
    *(s_21 + 2U) = a_48->hysteresis_0;
    Soft_0 * _S1257 = s_21 + 1U;
    Soft_0 _S1258 = *_S1257;
    Soft_0 _S1259 = kOne_2;
    Soft_0 _S1260 = Soft_add_0(&_S1258, &_S1259);
    *_S1257 = _S1260;
    Soft_0 _S1261 = _S1260;
    bool _S1262 = Soft_lessThan_0(&_S1261, &a_48->interval_0);
    if(_S1262)
    {
        return;
    }
    *_S1257 = kZero_10;
    Soft_0 _S1263 = scale_2;
    Soft_0 _S1264 = Soft_mul_0(&_S1263, &a_48->growth_0);
    Soft_0 _S1265 = _S1264;
    float _S1266 = of_1(&_S1265);
    Soft_0 grown_0 = wide_1(_S1266);
    Soft_0 _S1267 = grown_0;
    ulonglong _S1268 = magnitude_bits_0(&_S1267);
    if(_S1268 < 9218868437227405312ULL)
    {
        Soft_0 _S1269 = scale_2;
        Soft_0 _S1270 = larger_of_0(&a_48->max_scale_0, &_S1269);
        Soft_0 _S1271 = grown_0;
        Soft_0 _S1272 = _S1270;
        Soft_0 _S1273 = smaller_of_0(&_S1271, &_S1272);
        *_S1239 = _S1273;
    }
    return;
}

extern "C" __global__ void mpt_scaler_update_soft(ScalerArguments_0 a_49, Spec_0 spec_9)
{
    uint _S1274 = blockIdx.x;
    uint _S1275 = threadIdx.x;
    Spec_0 _S1276 = spec_9;
    ScalerArguments_0 _S1277 = a_49;
    UpdateScaler_run_0(&_S1276, &_S1277, _S1274, _S1275);
    return;
}

__device__ __shared__ FixedArray<Soft_0, 8>  blocks_0;

struct StatsArguments_0
{
    ulonglong tensors_1;
    ulonglong chunks_1;
    ulonglong partials_1;
    ulonglong stats_1;
    ulonglong scaler_3;
    Soft_0 limit_6;
    Soft_0 p_2;
    uint chunk_count_1;
    uint rows_5;
    uint groups_1;
    uint none_1;
};

__device__ MultiPartial_0 ChunkStats_of_0(MultiTensor_0 * _S1278, MultiChunk_0 * _S1279, Soft_0 * _S1280, uint _S1281)
{
    MultiTensor_0 _S1282 = *_S1278;
    Soft_0 kZero_11 = Soft_x24init_0(int(0));
    Soft_0 _S1283 = kZero_11;
    bool _S1284 = Soft_lessThan_0(&_S1283, _S1280);
    float _S1285;
    if(_S1284)
    {
        float _S1286 = of_1(_S1280);
        _S1285 = _S1286;
    }
    else
    {
        _S1285 = (U32_asfloat((2139095040U)));
    }
    uint _S1287 = _S1281 / 32U;
    uint _S1288 = _S1281 % 32U;
    Soft_0 _S1289 = kZero_11;
    Soft_0 _S1290 = kZero_11;
    MultiPartial_0 _S1291 = MultiPartial_x24init_0(&_S1289, &_S1290, 0LL);
    MultiPartial_0 p_3 = _S1291;
    float largest_4 = 0.0f;
    int begin_7 = int(0);
    for(;;)
    {
        int _S1292 = _S1279->count_1;
        if(begin_7 < (_S1279->count_1))
        {
        }
        else
        {
            break;
        }
        int first_11 = begin_7 + int(_S1287) * int(256);
        int _S1293 = (I32_min((first_11 + int(256)), (_S1292)));
        int _S1294 = first_11 + int(_S1288);
        float sum_6 = 0.0f;
        int i_51 = _S1294;
        for(;;)
        {
            if(i_51 < _S1293)
            {
            }
            else
            {
                break;
            }
            float a_50 = magnitude_0(element_3(_S1282.grad_dtype_0, _S1282.grad_0, _S1279->begin_2 + longlong(i_51)));
            bool finite_0 = a_50 < (U32_asfloat((2139095040U)));
            float x_31;
            if(finite_0)
            {
                x_31 = smaller_0(_S1285, a_50);
            }
            else
            {
                x_31 = 0.0f;
            }
            if(!finite_0)
            {
                (&p_3)->non_finite_0 = (&p_3)->non_finite_0 + 1LL;
            }
            float _S1295 = joint_1(x_31, x_31, sum_6);
            float _S1296 = larger_0(largest_4, x_31);
            int i_52 = i_51 + int(32);
            sum_6 = _S1295;
            largest_4 = _S1296;
            i_51 = i_52;
        }
        float sum_7 = Halving_sum_1(sum_6, _S1281, 32U);
        if(_S1288 == 0U)
        {
            Soft_0 block_2 = wide_1(sum_7);
            Soft_0 _S1297 = real_of_0(5182576905729208970ULL);
            Soft_0 _S1298 = block_2;
            Soft_0 _S1299 = _S1297;
            bool _S1300 = Soft_lessThan_0(&_S1298, &_S1299);
            Soft_0 block_3;
            if(!_S1300)
            {
                block_3 = kZero_11;
                int i_53 = first_11;
                for(;;)
                {
                    if(i_53 < _S1293)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float a_51 = magnitude_0(element_3(_S1282.grad_dtype_0, _S1282.grad_0, _S1279->begin_2 + longlong(i_53)));
                    Soft_0 x_32;
                    if(a_51 < (U32_asfloat((2139095040U))))
                    {
                        x_32 = wide_1(smaller_0(_S1285, a_51));
                    }
                    else
                    {
                        x_32 = kZero_11;
                    }
                    Soft_0 _S1301 = x_32;
                    Soft_0 _S1302 = x_32;
                    Soft_0 _S1303 = Soft_mul_0(&_S1301, &_S1302);
                    Soft_0 _S1304 = block_3;
                    Soft_0 _S1305 = _S1303;
                    Soft_0 _S1306 = Soft_add_0(&_S1304, &_S1305);
                    int i_54 = i_53 + int(1);
                    block_3 = _S1306;
                    i_53 = i_54;
                }
            }
            else
            {
                block_3 = block_2;
            }
            (*&blocks_0)[_S1287] = block_3;
        }
        meet_0();
        if(_S1281 == 0U)
        {
            uint k_19 = 0U;
            for(;;)
            {
                if(k_19 < 8U)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S1307 = (&p_3)->powers_0;
                Soft_0 _S1308 = (*&blocks_0)[k_19];
                Soft_0 _S1309 = Soft_add_0(&_S1307, &_S1308);
                (&p_3)->powers_0 = _S1309;
                k_19 = k_19 + 1U;
            }
        }
        meet_0();
        begin_7 = begin_7 + int(2048);
    }
    float _S1310 = Group_all_7(largest_4, _S1281);
    (&p_3)->largest_1 = wide_1(_S1310);
    uint _S1311 = group_sum_1(uint((&p_3)->non_finite_0), _S1281);
    (&p_3)->non_finite_0 = longlong(_S1311);
    return p_3;
}

__device__ MultiPartial_0 ChunkStatsReal_of_0(MultiTensor_0 * _S1312, MultiChunk_0 * _S1313, Soft_0 * _S1314, Soft_0 * _S1315, uint _S1316)
{
    int _S1317 = int(_S1316);
    Soft_0 kZero_12 = Soft_x24init_0(int(0));
    Soft_0 powers_3 = kZero_12;
    Soft_0 largest_5 = kZero_12;
    int i_55 = _S1317;
    uint bad_1 = 0U;
    for(;;)
    {
        if(i_55 < (_S1313->count_1))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1318 = element_1(_S1312->grad_dtype_0, _S1312->grad_0, _S1313->begin_2 + longlong(i_55));
        Soft_0 _S1319 = magnitude_1(&_S1318);
        Soft_0 _S1320 = _S1319;
        ulonglong _S1321 = magnitude_bits_0(&_S1320);
        if(_S1321 >= 9218868437227405312ULL)
        {
            bad_1 = bad_1 + 1U;
            i_55 = i_55 + int(256);
            continue;
        }
        Soft_0 _S1322 = kZero_12;
        bool _S1323 = Soft_lessThan_0(&_S1322, _S1314);
        Soft_0 v_71;
        if(_S1323)
        {
            Soft_0 _S1324 = _S1319;
            Soft_0 _S1325 = smaller_of_0(&_S1324, _S1314);
            v_71 = _S1325;
        }
        else
        {
            v_71 = _S1319;
        }
        Soft_0 _S1326 = Soft_x24init_0(int(2));
        bool _S1327 = Soft_equals_0(_S1315, &_S1326);
        Soft_0 _S1328;
        if(_S1327)
        {
            Soft_0 _S1329 = v_71;
            Soft_0 _S1330 = v_71;
            Soft_0 _S1331 = Soft_mul_0(&_S1329, &_S1330);
            _S1328 = _S1331;
        }
        else
        {
            Soft_0 _S1332 = v_71;
            Soft_0 _S1333 = power_of_0(&_S1332, _S1315);
            _S1328 = _S1333;
        }
        Soft_0 _S1334 = powers_3;
        Soft_0 _S1335 = _S1328;
        Soft_0 _S1336 = Soft_add_0(&_S1334, &_S1335);
        Soft_0 _S1337 = largest_5;
        Soft_0 _S1338 = v_71;
        Soft_0 _S1339 = larger_of_0(&_S1337, &_S1338);
        powers_3 = _S1336;
        largest_5 = _S1339;
        i_55 = i_55 + int(256);
    }
    MultiPartial_0 p_4;
    Soft_0 _S1340 = powers_3;
    Soft_0 _S1341 = group_sum_0(&_S1340, _S1316);
    (&p_4)->powers_0 = _S1341;
    Soft_0 _S1342 = largest_5;
    Soft_0 _S1343 = Group_all_6(&_S1342, _S1316);
    (&p_4)->largest_1 = _S1343;
    uint _S1344 = group_sum_1(bad_1, _S1316);
    (&p_4)->non_finite_0 = longlong(_S1344);
    return p_4;
}

__device__ void Stats_run_0(Spec_0 * spec_10, StatsArguments_0 * a_52, uint group_9, uint lane_34)
{
    ulonglong _S1345 = a_52->scaler_3;
    Soft_0 _S1346;
    if((a_52->scaler_3) != 0ULL)
    {
        Soft_0 _S1347 = *((Soft_0 *)_S1345 + 0U);
        Soft_0 _S1348 = Soft_mul_0(&a_52->limit_6, &_S1347);
        _S1346 = _S1348;
    }
    else
    {
        _S1346 = a_52->limit_6;
    }
    Soft_0 _S1349 = Soft_x24init_0(int(2));
    bool _S1350 = Soft_equals_0(&a_52->p_2, &_S1349);
    bool _S1351;
    if(_S1350)
    {
        _S1351 = true;
    }
    else
    {
        ulonglong _S1352 = magnitude_bits_0(&a_52->p_2);
        _S1351 = _S1352 == 9218868437227405312ULL;
    }
    uint c_21 = group_9;
    for(;;)
    {
        if(c_21 < (a_52->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S1353 = (MultiChunk_0 *)a_52->chunks_1 + c_21;
        MultiChunk_0 chunk_4 = *_S1353;
        MultiTensor_0 * _S1354 = (MultiTensor_0 *)a_52->tensors_1 + (*_S1353).tensor_4;
        bool _S1355;
        if(_S1351)
        {
            _S1355 = is_narrow_0(_S1354->grad_dtype_0);
        }
        else
        {
            _S1355 = false;
        }
        MultiPartial_0 p_5;
        if(_S1355)
        {
            MultiChunk_0 _S1356 = chunk_4;
            Soft_0 _S1357 = _S1346;
            MultiPartial_0 _S1358 = ChunkStats_of_0(_S1354, &_S1356, &_S1357, lane_34);
            p_5 = _S1358;
        }
        else
        {
            MultiChunk_0 _S1359 = chunk_4;
            Soft_0 _S1360 = _S1346;
            MultiPartial_0 _S1361 = ChunkStatsReal_of_0(_S1354, &_S1359, &_S1360, &a_52->p_2, lane_34);
            p_5 = _S1361;
        }
        if(lane_34 == 0U)
        {
            *((MultiPartial_0 *)a_52->partials_1 + c_21) = p_5;
        }
        c_21 = c_21 + a_52->groups_1;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_soft(StatsArguments_0 a_53, Spec_0 spec_11)
{
    uint _S1362 = blockIdx.x;
    uint _S1363 = threadIdx.x;
    Spec_0 _S1364 = spec_11;
    StatsArguments_0 _S1365 = a_53;
    Stats_run_0(&_S1364, &_S1365, _S1362, _S1363);
    return;
}

__device__ GradStats_0 GradStats_x24init_0(Soft_0 * non_finite_5, Soft_0 * first_bad_3, Soft_0 * powers_4, Soft_0 * largest_6)
{
    GradStats_0 _S1366;
    (&_S1366)->non_finite_4 = *non_finite_5;
    (&_S1366)->first_bad_2 = *first_bad_3;
    (&_S1366)->powers_2 = *powers_4;
    (&_S1366)->largest_3 = *largest_6;
    return _S1366;
}

__device__ __shared__ FixedArray<MultiPartial_0, 256>  partials_2;

__device__ __shared__ FixedArray<uint2 , 256>  targets_0;

__device__ void StatsRows_run_0(Spec_0 * spec_12, StatsArguments_0 * a_54, uint group_10, uint lane_35)
{
    uint _S1367;
    GradStats_0 * _S1368 = (GradStats_0 *)a_54->stats_1;
    Soft_0 _S1369 = Soft_x24init_0(int(1));
    Soft_0 _S1370 = Soft_neg_0(&_S1369);
    Soft_0 kZero_13 = Soft_x24init_0(int(0));
    Soft_0 _S1371 = kZero_13;
    Soft_0 _S1372 = _S1370;
    Soft_0 _S1373 = kZero_13;
    Soft_0 _S1374 = kZero_13;
    GradStats_0 _S1375 = GradStats_x24init_0(&_S1371, &_S1372, &_S1373, &_S1374);
    uint r_20 = lane_35;
    for(;;)
    {
        _S1367 = a_54->rows_5;
        if(r_20 < (a_54->rows_5))
        {
        }
        else
        {
            break;
        }
        *(_S1368 + r_20) = _S1375;
        r_20 = r_20 + 256U;
    }
    uint first_12 = 0U;
    for(;;)
    {
        uint _S1376 = a_54->chunk_count_1;
        if(first_12 < (a_54->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        uint _S1377 = (U32_min((256U), (_S1376 - first_12)));
        meet_0();
        if(lane_35 < _S1377)
        {
            uint _S1378 = first_12 + lane_35;
            MultiTensor_0 * t_4 = (MultiTensor_0 *)a_54->tensors_1 + ((MultiChunk_0 *)a_54->chunks_1 + _S1378)->tensor_4;
            (*&partials_2)[lane_35] = *((MultiPartial_0 *)a_54->partials_1 + _S1378);
            (*&targets_0)[lane_35] = make_uint2 (uint(t_4->group_0), uint(t_4->slot_0));
        }
        meet_0();
        r_20 = lane_35;
        for(;;)
        {
            if(r_20 < _S1367)
            {
            }
            else
            {
                break;
            }
            GradStats_0 * _S1379 = _S1368 + r_20;
            GradStats_0 s_22 = *_S1379;
            uint i_56 = 0U;
            for(;;)
            {
                if(i_56 < _S1377)
                {
                }
                else
                {
                    break;
                }
                if(((*&targets_0)[i_56].x) != r_20)
                {
                    i_56 = i_56 + 1U;
                    continue;
                }
                MultiPartial_0 p_6 = (*&partials_2)[i_56];
                Soft_0 _S1380 = real_of_i64_0((*&partials_2)[i_56].non_finite_0);
                Soft_0 _S1381 = (&s_22)->non_finite_4;
                Soft_0 _S1382 = _S1380;
                Soft_0 _S1383 = Soft_add_0(&_S1381, &_S1382);
                (&s_22)->non_finite_4 = _S1383;
                bool _S1384;
                if(((*&partials_2)[i_56].non_finite_0) != 0LL)
                {
                    Soft_0 _S1385 = (&s_22)->first_bad_2;
                    Soft_0 _S1386 = kZero_13;
                    bool _S1387 = Soft_lessThan_0(&_S1385, &_S1386);
                    _S1384 = _S1387;
                }
                else
                {
                    _S1384 = false;
                }
                if(_S1384)
                {
                    (&s_22)->first_bad_2 = Soft_x24init_0(int((*&targets_0)[i_56].y));
                }
                Soft_0 _S1388 = (&s_22)->powers_2;
                Soft_0 _S1389 = p_6.powers_0;
                Soft_0 _S1390 = Soft_add_0(&_S1388, &_S1389);
                (&s_22)->powers_2 = _S1390;
                Soft_0 _S1391 = (&s_22)->largest_3;
                Soft_0 _S1392 = p_6.largest_1;
                Soft_0 _S1393 = larger_of_0(&_S1391, &_S1392);
                (&s_22)->largest_3 = _S1393;
                i_56 = i_56 + 1U;
            }
            *_S1379 = s_22;
            r_20 = r_20 + 256U;
        }
        first_12 = first_12 + 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_rows_soft(StatsArguments_0 a_55, Spec_0 spec_13)
{
    uint _S1394 = blockIdx.x;
    uint _S1395 = threadIdx.x;
    Spec_0 _S1396 = spec_13;
    StatsArguments_0 _S1397 = a_55;
    StatsRows_run_0(&_S1396, &_S1397, _S1394, _S1395);
    return;
}

__device__ void add_found_0(ulonglong scaler_4, ulonglong report_2)
{
    if(scaler_4 != 0ULL)
    {
        Soft_0 * found_1 = (Soft_0 *)scaler_4 + 3U;
        Soft_0 _S1398 = ((DecisionReport_0 *)report_2)->non_finite_2;
        Soft_0 _S1399 = *found_1;
        Soft_0 _S1400 = _S1398;
        Soft_0 _S1401 = Soft_add_0(&_S1399, &_S1400);
        *found_1 = _S1401;
    }
    return;
}

struct ScaleArguments_0
{
    ulonglong tensors_2;
    ulonglong chunks_2;
    ulonglong decision_2;
    ulonglong scaler_5;
    ulonglong report_3;
    uint chunk_count_2;
    uint groups_2;
};

__device__ void Scale_apply_0(MultiTensor_0 * _S1402, MultiChunk_0 * _S1403, Reading_1 * _S1404, uint _S1405)
{
    MultiTensor_0 _S1406 = *_S1402;
    int i_57 = int(_S1405);
    for(;;)
    {
        if(i_57 < (_S1403->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S1407 = _S1403->begin_2 + longlong(i_57);
        MultiTensor_0 _S1408 = _S1406;
        float _S1409 = grad_of_1(&_S1408, _S1404, _S1407);
        put_element_1(_S1406.grad_dtype_0, _S1406.grad_0, _S1407, _S1409);
        i_57 = i_57 + int(256);
    }
    return;
}

__device__ void Scale_apply_1(MultiTensor_0 * _S1410, MultiChunk_0 * _S1411, Reading_0 * _S1412, uint _S1413)
{
    MultiTensor_0 _S1414 = *_S1410;
    int i_58 = int(_S1413);
    for(;;)
    {
        if(i_58 < (_S1411->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S1415 = _S1411->begin_2 + longlong(i_58);
        MultiTensor_0 _S1416 = _S1414;
        Soft_0 _S1417 = grad_of_0(&_S1416, _S1412, _S1415);
        Soft_0 _S1418 = _S1417;
        put_element_0(_S1414.grad_dtype_0, _S1414.grad_0, _S1415, &_S1418);
        i_58 = i_58 + int(256);
    }
    return;
}

__device__ void Scale_run_0(Spec_0 * spec_14, ScaleArguments_0 * a_56, uint group_11, uint lane_36)
{
    bool _S1419;
    if(group_11 == 0U)
    {
        _S1419 = lane_36 == 0U;
    }
    else
    {
        _S1419 = false;
    }
    if(_S1419)
    {
        add_found_0(a_56->scaler_5, a_56->report_3);
    }
    uint c_22 = group_11;
    for(;;)
    {
        if(c_22 < (a_56->chunk_count_2))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S1420 = (MultiChunk_0 *)a_56->chunks_2 + c_22;
        MultiChunk_0 chunk_5 = *_S1420;
        MultiTensor_0 * _S1421 = (MultiTensor_0 *)a_56->tensors_2 + (*_S1420).tensor_4;
        Decision_0 * _S1422 = (Decision_0 *)a_56->decision_2 + _S1421->group_0;
        Decision_0 d_3 = *_S1422;
        Soft_0 kOne_3 = Soft_x24init_0(int(1));
        Soft_0 _S1423 = (*_S1422).multiplier_3;
        Soft_0 _S1424 = kOne_3;
        bool _S1425 = Soft_equals_0(&_S1423, &_S1424);
        if(_S1425)
        {
            Soft_0 kZero_14 = Soft_x24init_0(int(0));
            Soft_0 _S1426 = d_3.limit_3;
            Soft_0 _S1427 = kZero_14;
            bool _S1428 = Soft_equals_0(&_S1426, &_S1427);
            _S1419 = _S1428;
        }
        else
        {
            _S1419 = false;
        }
        bool _S1429;
        if(_S1419)
        {
            Soft_0 _S1430 = d_3.clip_3;
            Soft_0 _S1431 = kOne_3;
            bool _S1432 = Soft_equals_0(&_S1430, &_S1431);
            _S1429 = _S1432;
        }
        else
        {
            _S1429 = false;
        }
        if(_S1429)
        {
            c_22 = c_22 + a_56->groups_2;
            continue;
        }
        if(is_narrow_0(_S1421->grad_dtype_0))
        {
            Decision_0 _S1433 = d_3;
            Reading_1 _S1434 = Reading_of_1(&_S1433, false);
            MultiChunk_0 _S1435 = chunk_5;
            Reading_1 _S1436 = _S1434;
            Scale_apply_0(_S1421, &_S1435, &_S1436, lane_36);
        }
        else
        {
            Decision_0 _S1437 = d_3;
            Reading_0 _S1438 = Reading_of_0(&_S1437, false);
            MultiChunk_0 _S1439 = chunk_5;
            Reading_0 _S1440 = _S1438;
            Scale_apply_1(_S1421, &_S1439, &_S1440, lane_36);
        }
        c_22 = c_22 + a_56->groups_2;
    }
    return;
}

extern "C" __global__ void mpt_multi_scale_soft(ScaleArguments_0 a_57, Spec_0 spec_15)
{
    uint _S1441 = blockIdx.x;
    uint _S1442 = threadIdx.x;
    Spec_0 _S1443 = spec_15;
    ScaleArguments_0 _S1444 = a_57;
    Scale_run_0(&_S1443, &_S1444, _S1441, _S1442);
    return;
}

__device__ ulonglong rounding_key_0(ulonglong seed_1, ulonglong draw_0)
{
    uint4  words_0 = philox_0(seed_1, draw_0 / 4ULL);
    return join_0(words_0.y, words_0.x);
}

struct UpdateNumbers_0
{
    longlong groups_3;
    longlong scheduled_0;
    longlong first_count_0;
    ulonglong seed_2;
    ulonglong draw_1;
};

struct Hyper_0
{
    uint kind_3;
    uint none_2;
    Soft_0 lr_1;
    Soft_0 weight_decay_0;
    Soft_0 momentum_1;
    Soft_0 dampening_0;
    Soft_0 beta1_1;
    Soft_0 beta2_1;
    Soft_0 eps_1;
    Soft_0 alpha_0;
    Soft_0 lr_decay_0;
    Soft_0 initial_accumulator_0;
    uchar nesterov_1;
    uchar amsgrad_1;
    uchar centered_1;
    uchar maximize_3;
    uint none2_0;
    Soft_0 beta3_1;
    longlong alpha_warmup_0;
    longlong beta3_warmup_0;
    Soft_0 trust_coefficient_1;
    uchar trust_clip_0;
    uchar none3_0;
    uchar none4_0;
    uchar none5_0;
    uint none6_0;
    Soft_0 beta2_decay_0;
    Soft_0 min_rms_1;
    Soft_0 clip_threshold_1;
    int state_bits_0;
    int state_block_0;
    longlong state_min_0;
};

struct Scheduled_0
{
    Soft_0 factor_1;
    uint has_momentum_1;
    uint none_3;
    Soft_0 momentum_2;
};

__device__ Soft_0 warmed_alpha_0(Hyper_0 * _S1445, Soft_0 * _S1446)
{
    longlong _S1447 = _S1445->alpha_warmup_0;
    if((_S1445->alpha_warmup_0) == 0LL)
    {
        return _S1445->alpha_0;
    }
    Soft_0 _S1448 = _S1445->alpha_0;
    Soft_0 _S1449 = _S1445->alpha_0;
    Soft_0 _S1450 = Soft_mul_0(&_S1449, _S1446);
    Soft_0 _S1451 = real_of_i64_0(_S1447);
    Soft_0 _S1452 = _S1450;
    Soft_0 _S1453 = _S1451;
    Soft_0 _S1454 = Soft_div_0(&_S1452, &_S1453);
    Soft_0 _S1455 = _S1448;
    Soft_0 _S1456 = _S1454;
    Soft_0 _S1457 = smaller_of_0(&_S1455, &_S1456);
    return _S1457;
}

__device__ Soft_0 warmed_beta3_0(Hyper_0 * _S1458, Soft_0 * _S1459)
{
    longlong _S1460 = _S1458->beta3_warmup_0;
    bool _S1461;
    if((_S1458->beta3_warmup_0) == 0LL)
    {
        _S1461 = true;
    }
    else
    {
        Soft_0 kZero_15 = Soft_x24init_0(int(0));
        Soft_0 _S1462 = _S1458->beta3_1;
        Soft_0 _S1463 = kZero_15;
        bool _S1464 = Soft_equals_0(&_S1462, &_S1463);
        _S1461 = _S1464;
    }
    if(_S1461)
    {
        return _S1458->beta3_1;
    }
    Soft_0 _S1465 = real_of_0(4503599627370496ULL);
    Soft_0 _S1466 = _S1458->beta1_1;
    Soft_0 _S1467 = _S1465;
    Soft_0 _S1468 = larger_of_0(&_S1466, &_S1467);
    Soft_0 _S1469 = _S1458->beta3_1;
    FixedArray<Soft_0, 2>  log_0;
    log_0[int(0)] = _S1468;
    log_0[int(1)] = _S1458->beta3_1;
    int k_20 = int(0);
    for(;;)
    {
        if(k_20 < int(2))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1470 = log_0[k_20];
        Soft_0 _S1471 = portable_log_0(&_S1470);
        log_0[k_20] = _S1471;
        k_20 = k_20 + int(1);
    }
    Soft_0 _S1472 = real_of_i64_0(_S1460);
    Soft_0 _S1473 = Soft_div_0(_S1459, &_S1472);
    Soft_0 kOne_4 = Soft_x24init_0(int(1));
    Soft_0 _S1474 = kOne_4;
    Soft_0 _S1475 = _S1473;
    Soft_0 _S1476 = smaller_of_0(&_S1474, &_S1475);
    Soft_0 _S1477 = log_0[int(0)];
    Soft_0 _S1478 = log_0[int(1)];
    Soft_0 _S1479 = Soft_mul_0(&_S1477, &_S1478);
    Soft_0 _S1480 = kOne_4;
    Soft_0 _S1481 = _S1476;
    Soft_0 _S1482 = Soft_sub_0(&_S1480, &_S1481);
    Soft_0 _S1483 = _S1482;
    Soft_0 _S1484 = log_0[int(1)];
    Soft_0 _S1485 = Soft_mul_0(&_S1483, &_S1484);
    Soft_0 _S1486 = _S1476;
    Soft_0 _S1487 = log_0[int(0)];
    Soft_0 _S1488 = Soft_mul_0(&_S1486, &_S1487);
    Soft_0 _S1489 = _S1485;
    Soft_0 _S1490 = _S1488;
    Soft_0 _S1491 = Soft_add_0(&_S1489, &_S1490);
    Soft_0 _S1492 = _S1479;
    Soft_0 _S1493 = _S1491;
    Soft_0 _S1494 = Soft_div_0(&_S1492, &_S1493);
    Soft_0 _S1495 = _S1494;
    Soft_0 _S1496 = power_of_e_0(&_S1495);
    Soft_0 _S1497 = _S1469;
    Soft_0 _S1498 = _S1496;
    Soft_0 _S1499 = smaller_of_0(&_S1497, &_S1498);
    return _S1499;
}

__device__ Rule_0 rule_of_0(Hyper_0 * _S1500, Scheduled_0 * _S1501, Soft_0 * _S1502)
{
    Rule_0 r_21;
    uint _S1503 = _S1500->kind_3;
    (&r_21)->kind_0 = _S1500->kind_3;
    (&r_21)->nesterov_0 = int(_S1500->nesterov_1) != int(0);
    (&r_21)->amsgrad_0 = int(_S1500->amsgrad_1) != int(0);
    (&r_21)->centered_0 = int(_S1500->centered_1) != int(0);
    (&r_21)->maximize_0 = int(_S1500->maximize_3) != int(0);
    (&r_21)->first_2 = false;
    (&r_21)->factored_0 = false;
    Soft_0 kZero_16 = Soft_x24init_0(int(0));
    (&r_21)->decay_0 = kZero_16;
    (&r_21)->pull_0 = kZero_16;
    Soft_0 kOne_5 = Soft_x24init_0(int(1));
    (&r_21)->shrink_0 = kOne_5;
    (&r_21)->momentum_0 = kZero_16;
    (&r_21)->undamped_0 = kOne_5;
    (&r_21)->beta3_0 = kZero_16;
    (&r_21)->slow_0 = kZero_16;
    (&r_21)->correction1_0 = kOne_5;
    (&r_21)->correction2_0 = kOne_5;
    (&r_21)->trust_coefficient_0 = kZero_16;
    (&r_21)->max_ratio_0 = kZero_16;
    (&r_21)->min_rms_0 = kZero_16;
    (&r_21)->clip_threshold_0 = kZero_16;
    (&r_21)->one_minus_beta1_0 = kZero_16;
    (&r_21)->one_minus_beta2_0 = kZero_16;
    (&r_21)->one_minus_beta3_0 = kZero_16;
    (&r_21)->factor_0 = kOne_5;
    Soft_0 _S1504 = _S1500->lr_1;
    Soft_0 _S1505 = Soft_mul_0(&_S1504, &_S1501->factor_1);
    (&r_21)->lr_0 = _S1505;
    (&r_21)->beta1_0 = _S1500->beta1_1;
    Soft_0 _S1506 = _S1500->beta2_1;
    (&r_21)->beta2_0 = _S1500->beta2_1;
    Soft_0 _S1507 = _S1500->eps_1;
    Soft_0 _S1508 = real_of_0(4039728865751334912ULL);
    Soft_0 _S1509 = _S1500->eps_1;
    Soft_0 _S1510 = _S1508;
    Soft_0 _S1511 = larger_of_0(&_S1509, &_S1510);
    (&r_21)->eps_0 = _S1511;
    bool cycled_0 = ((_S1501->has_momentum_1) & 255U) != 0U;
    Soft_0 beta_0;
    switch(_S1503)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            Soft_0 _S1512 = _S1500->momentum_1;
            Soft_0 _S1513 = _S1500->momentum_1;
            Soft_0 _S1514 = kZero_16;
            bool _S1515 = Soft_equals_0(&_S1513, &_S1514);
            if(!_S1515)
            {
                if(cycled_0)
                {
                    beta_0 = _S1501->momentum_2;
                }
                else
                {
                    beta_0 = _S1512;
                }
                (&r_21)->momentum_0 = beta_0;
            }
            break;
        }
    case 5U:
    case 11U:
        {
            break;
        }
    default:
        {
            if(cycled_0)
            {
                (&r_21)->beta1_0 = _S1501->momentum_2;
            }
            break;
        }
    }
    switch(_S1503)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_21)->pull_0 = _S1500->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            Soft_0 _S1516 = (&r_21)->lr_0;
            Soft_0 _S1517 = _S1500->weight_decay_0;
            Soft_0 _S1518 = Soft_mul_0(&_S1516, &_S1517);
            Soft_0 _S1519 = kOne_5;
            Soft_0 _S1520 = _S1518;
            Soft_0 _S1521 = Soft_sub_0(&_S1519, &_S1520);
            (&r_21)->shrink_0 = _S1521;
            break;
        }
    default:
        {
            (&r_21)->decay_0 = _S1500->weight_decay_0;
            break;
        }
    }
    bool _S1522 = _S1503 == 11U;
    FixedArray<Soft_0, 2>  power_0;
    int k_21 = int(0);
    for(;;)
    {
        if(k_21 < int(2))
        {
        }
        else
        {
            break;
        }
        if(k_21 == int(0))
        {
            beta_0 = (&r_21)->beta1_0;
        }
        else
        {
            beta_0 = _S1506;
        }
        Soft_0 _S1523;
        if(_S1522)
        {
            _S1523 = *_S1502;
        }
        else
        {
            _S1523 = beta_0;
        }
        Soft_0 _S1524;
        if(_S1522)
        {
            _S1524 = _S1500->beta2_decay_0;
        }
        else
        {
            _S1524 = *_S1502;
        }
        Soft_0 _S1525 = _S1523;
        Soft_0 _S1526 = _S1524;
        Soft_0 _S1527 = power_of_0(&_S1525, &_S1526);
        power_0[k_21] = _S1527;
        k_21 = k_21 + int(1);
    }
    Soft_0 _S1528 = kOne_5;
    Soft_0 _S1529 = power_0[int(0)];
    Soft_0 _S1530 = Soft_sub_0(&_S1528, &_S1529);
    Soft_0 _S1531 = kOne_5;
    Soft_0 _S1532 = power_0[int(1)];
    Soft_0 _S1533 = Soft_sub_0(&_S1531, &_S1532);
    Soft_0 _S1534 = _S1533;
    Soft_0 _S1535 = sqrt_0(&_S1534);
    Soft_0 _S1536 = kOne_5;
    Soft_0 _S1537 = _S1535;
    Soft_0 _S1538 = Soft_div_0(&_S1536, &_S1537);
    switch(_S1503)
    {
    case 1U:
    case 9U:
        {
            Soft_0 _S1539 = kOne_5;
            Soft_0 _S1540 = _S1500->dampening_0;
            Soft_0 _S1541 = Soft_sub_0(&_S1539, &_S1540);
            (&r_21)->undamped_0 = _S1541;
            Soft_0 _S1542 = kOne_5;
            bool _S1543 = Soft_equals_0(_S1502, &_S1542);
            (&r_21)->first_2 = _S1543;
            if(_S1503 == 1U)
            {
                break;
            }
            Soft_0 _S1544 = _S1500->trust_coefficient_1;
            (&r_21)->trust_coefficient_0 = _S1500->trust_coefficient_1;
            if(int(_S1500->trust_clip_0) == int(0))
            {
                break;
            }
            Soft_0 _S1545 = real_of_0(4503599627370496ULL);
            Soft_0 _S1546 = (&r_21)->lr_0;
            Soft_0 _S1547 = _S1545;
            Soft_0 _S1548 = larger_of_0(&_S1546, &_S1547);
            Soft_0 _S1549 = _S1544;
            Soft_0 _S1550 = _S1548;
            Soft_0 _S1551 = Soft_div_0(&_S1549, &_S1550);
            (&r_21)->trust_coefficient_0 = _S1551;
            (&r_21)->max_ratio_0 = kOne_5;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            Soft_0 _S1552 = (&r_21)->lr_0;
            Soft_0 _S1553 = _S1530;
            Soft_0 _S1554 = Soft_div_0(&_S1552, &_S1553);
            (&r_21)->lr_0 = _S1554;
            (&r_21)->correction2_0 = _S1538;
            if(_S1503 != 12U)
            {
                break;
            }
            (&r_21)->amsgrad_0 = false;
            Soft_0 _S1555 = (&r_21)->eps_0;
            Soft_0 _S1556 = (&r_21)->correction2_0;
            Soft_0 _S1557 = Soft_mul_0(&_S1555, &_S1556);
            (&r_21)->eps_0 = _S1557;
            break;
        }
    case 4U:
        {
            (&r_21)->beta2_0 = _S1500->alpha_0;
            break;
        }
    case 5U:
        {
            Soft_0 _S1558 = kOne_5;
            Soft_0 _S1559 = Soft_sub_0(_S1502, &_S1558);
            Soft_0 _S1560 = _S1559;
            Soft_0 _S1561 = _S1500->lr_decay_0;
            Soft_0 _S1562 = Soft_mul_0(&_S1560, &_S1561);
            Soft_0 _S1563 = kOne_5;
            Soft_0 _S1564 = _S1562;
            Soft_0 _S1565 = Soft_add_0(&_S1563, &_S1564);
            Soft_0 _S1566 = (&r_21)->lr_0;
            Soft_0 _S1567 = _S1565;
            Soft_0 _S1568 = Soft_div_0(&_S1566, &_S1567);
            (&r_21)->lr_0 = _S1568;
            break;
        }
    case 7U:
        {
            Soft_0 _S1569 = (&r_21)->lr_0;
            Soft_0 _S1570 = _S1530;
            Soft_0 _S1571 = Soft_div_0(&_S1569, &_S1570);
            (&r_21)->lr_0 = _S1571;
            (&r_21)->correction2_0 = _S1538;
            Soft_0 _S1572 = warmed_alpha_0(_S1500, _S1502);
            Soft_0 _S1573 = _S1530;
            Soft_0 _S1574 = _S1572;
            Soft_0 _S1575 = Soft_mul_0(&_S1573, &_S1574);
            (&r_21)->slow_0 = _S1575;
            Soft_0 _S1576 = warmed_beta3_0(_S1500, _S1502);
            (&r_21)->beta3_0 = _S1576;
            break;
        }
    case 8U:
    case 10U:
        {
            Soft_0 _S1577 = kOne_5;
            Soft_0 _S1578 = _S1530;
            Soft_0 _S1579 = Soft_div_0(&_S1577, &_S1578);
            (&r_21)->correction1_0 = _S1579;
            (&r_21)->correction2_0 = _S1538;
            Soft_0 _S1580 = kOne_5;
            bool _S1581 = Soft_equals_0(_S1502, &_S1580);
            (&r_21)->first_2 = _S1581;
            break;
        }
    case 11U:
        {
            Soft_0 _S1582 = kOne_5;
            Soft_0 _S1583 = power_0[int(1)];
            Soft_0 _S1584 = Soft_sub_0(&_S1582, &_S1583);
            (&r_21)->beta2_0 = _S1584;
            Soft_0 _S1585 = sqrt_0(_S1502);
            Soft_0 _S1586 = kOne_5;
            Soft_0 _S1587 = _S1585;
            Soft_0 _S1588 = Soft_div_0(&_S1586, &_S1587);
            Soft_0 _S1589 = (&r_21)->lr_0;
            Soft_0 _S1590 = _S1588;
            Soft_0 _S1591 = smaller_of_0(&_S1589, &_S1590);
            (&r_21)->lr_0 = _S1591;
            Soft_0 _S1592 = real_of_0(4337655138388951980ULL);
            Soft_0 _S1593 = _S1507;
            Soft_0 _S1594 = _S1592;
            Soft_0 _S1595 = larger_of_0(&_S1593, &_S1594);
            (&r_21)->eps_0 = _S1595;
            (&r_21)->min_rms_0 = _S1500->min_rms_1;
            (&r_21)->clip_threshold_0 = _S1500->clip_threshold_1;
            break;
        }
    default:
        {
            break;
        }
    }
    Soft_0 _S1596 = (&r_21)->momentum_0;
    Soft_0 _S1597 = kZero_16;
    bool _S1598 = Soft_equals_0(&_S1596, &_S1597);
    (&r_21)->has_momentum_0 = !_S1598;
    Soft_0 _S1599 = kOne_5;
    Soft_0 _S1600 = (&r_21)->beta1_0;
    Soft_0 _S1601 = Soft_sub_0(&_S1599, &_S1600);
    (&r_21)->one_minus_beta1_0 = _S1601;
    Soft_0 _S1602 = kOne_5;
    Soft_0 _S1603 = (&r_21)->beta2_0;
    Soft_0 _S1604 = Soft_sub_0(&_S1602, &_S1603);
    (&r_21)->one_minus_beta2_0 = _S1604;
    Soft_0 _S1605 = kOne_5;
    Soft_0 _S1606 = (&r_21)->beta3_0;
    Soft_0 _S1607 = Soft_sub_0(&_S1605, &_S1606);
    (&r_21)->one_minus_beta3_0 = _S1607;
    return r_21;
}

__device__ void Rules_run_0(Spec_0 * spec_16, UpdateArguments_0 * a_58, uint group_12, uint lane_37)
{
    UpdateNumbers_0 * _S1608 = (UpdateNumbers_0 *)a_58->numbers_0;
    UpdateNumbers_0 n_0 = *_S1608;
    ulonglong _S1609 = a_58->numbers_0 + 40ULL;
    Hyper_0 * _S1610 = (Hyper_0 *)_S1609;
    Scheduled_0 * _S1611 = (Scheduled_0 *)(_S1609 + ulonglong((*_S1608).groups_3) * 176ULL);
    ulonglong _S1612 = a_58->counts_0;
    longlong * _S1613 = (longlong *)a_58->counts_0;
    uint i_59 = group_12 * 256U + lane_37;
    for(;;)
    {
        if(i_59 < (a_58->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_5 = *((MultiTensor_0 *)a_58->tensors_0 + i_59);
        longlong at_3;
        longlong count_2;
        if(_S1612 != 0ULL)
        {
            longlong _S1614 = *(_S1613 + (int(1) + t_5.slot_0));
            at_3 = clamp_1(*(_S1613 + int(0)) - n_0.first_count_0, 0LL, n_0.scheduled_0 - 1LL);
            count_2 = _S1614;
        }
        else
        {
            at_3 = 0LL;
            count_2 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_58->decision_0 + t_5.group_0);
        uint _S1615 = a_58->flags_0;
        if(((a_58->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = Soft_x24init_0(int(1));
        }
        if((_S1615 & 2U) != 0U)
        {
            Soft_0 kOne_6 = Soft_x24init_0(int(1));
            (&d_4)->multiplier_3 = kOne_6;
            (&d_4)->limit_3 = Soft_x24init_0(int(0));
            (&d_4)->clip_3 = kOne_6;
        }
        TensorRule_0 r_22;
        Hyper_0 * _S1616 = _S1610 + t_5.group_0;
        Soft_0 _S1617 = real_of_i64_0(count_2 + 1LL);
        Scheduled_0 _S1618 = *(_S1611 + at_3);
        Soft_0 _S1619 = _S1617;
        Rule_0 _S1620 = rule_of_0(_S1616, &_S1618, &_S1619);
        (&r_22)->rule_0 = _S1620;
        (&(&r_22)->rule_0)->factored_0 = (t_5.columns_0) > 0LL;
        Decision_0 _S1621 = d_4;
        Reading_0 _S1622 = Reading_of_0(&_S1621, (&(&r_22)->rule_0)->maximize_0);
        (&r_22)->reading_0 = _S1622;
        (&r_22)->key_1 = t_5.key_0;
        ulonglong _S1623 = a_58->shift_1;
        if((a_58->shift_1) != 0ULL)
        {
            (&r_22)->key_1 = rounding_key_0(n_0.seed_2, n_0.draw_1 + *(ulonglong *)_S1623);
        }
        Soft_0 kZero_17 = Soft_x24init_0(int(0));
        Soft_0 _S1624 = (&d_4)->apply_0;
        Soft_0 _S1625 = kZero_17;
        bool _S1626 = Soft_equals_0(&_S1624, &_S1625);
        int _S1627;
        if(!_S1626)
        {
            _S1627 = int(1);
        }
        else
        {
            _S1627 = int(0);
        }
        (&r_22)->applies_0 = uint(_S1627);
        int _S1628 = int(i_59);
        TensorRule_0 * _S1629 = TensorRule_at_0(a_58, _S1628);
        *_S1629 = r_22;
        TensorRule_1 narrow_2;
        Rule_0 _S1630 = (&r_22)->rule_0;
        Rule_1 _S1631 = Rule_of_0(&_S1630);
        (&narrow_2)->rule_0 = _S1631;
        Decision_0 _S1632 = d_4;
        Reading_1 _S1633 = Reading_of_1(&_S1632, (&(&r_22)->rule_0)->maximize_0);
        (&narrow_2)->reading_0 = _S1633;
        (&narrow_2)->key_1 = (&r_22)->key_1;
        (&narrow_2)->applies_0 = (&r_22)->applies_0;
        TensorRule_1 * _S1634 = TensorRule_at_1(a_58, _S1628);
        *_S1634 = narrow_2;
        i_59 = i_59 + a_58->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules_soft(UpdateArguments_0 a_59, Spec_0 spec_17)
{
    uint _S1635 = blockIdx.x;
    uint _S1636 = threadIdx.x;
    Spec_0 _S1637 = spec_17;
    UpdateArguments_0 _S1638 = a_59;
    Rules_run_0(&_S1637, &_S1638, _S1635, _S1636);
    return;
}

extern "C" __global__ void mpt_multi_step_f32_soft(UpdateArguments_0 a_60, Spec_0 spec_18)
{
    uint _S1639 = blockIdx.x;
    uint _S1640 = threadIdx.x;
    Spec_0 _S1641 = spec_18;
    UpdateArguments_0 _S1642 = a_60;
    Step_run_1(&_S1641, &_S1642, _S1639, _S1640);
    return;
}

extern "C" __global__ void mpt_multi_step_f64_soft(UpdateArguments_0 a_61, Spec_0 spec_19)
{
    uint _S1643 = blockIdx.x;
    uint _S1644 = threadIdx.x;
    Spec_0 _S1645 = spec_19;
    UpdateArguments_0 _S1646 = a_61;
    Step_run_0(&_S1645, &_S1646, _S1643, _S1644);
    return;
}

__device__ void Count_run_0(Spec_0 * spec_20, UpdateArguments_0 * a_62, uint group_13, uint lane_38)
{
    bool _S1647;
    bool _S1648 = lane_38 == 0U;
    if(_S1648)
    {
        add_found_0(a_62->scaler_0, a_62->report_0);
    }
    ulonglong _S1649 = a_62->counts_0;
    if((a_62->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_1 = (longlong *)_S1649;
    uint any_0 = 0U;
    uint i_60 = lane_38;
    for(;;)
    {
        if(i_60 < (a_62->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_6 = (MultiTensor_0 *)a_62->tensors_0 + i_60;
        if(((a_62->flags_0) & 1U) == 0U)
        {
            Soft_0 kZero_18 = Soft_x24init_0(int(0));
            Soft_0 _S1650 = ((Decision_0 *)a_62->decision_0 + t_6->group_0)->apply_0;
            Soft_0 _S1651 = kZero_18;
            bool _S1652 = Soft_equals_0(&_S1650, &_S1651);
            _S1647 = _S1652;
        }
        else
        {
            _S1647 = false;
        }
        if(_S1647)
        {
            i_60 = i_60 + 256U;
            continue;
        }
        longlong * _S1653 = counts_1 + (int(1) + t_6->slot_0);
        *_S1653 = *_S1653 + 1LL;
        any_0 = 1U;
        i_60 = i_60 + 256U;
    }
    uint any_1 = group_sum_1(any_0, lane_38);
    if(_S1648)
    {
        _S1647 = any_1 != 0U;
    }
    else
    {
        _S1647 = false;
    }
    if(_S1647)
    {
        _S1647 = ((a_62->flags_0) & 4U) == 0U;
    }
    else
    {
        _S1647 = false;
    }
    if(_S1647)
    {
        longlong * _S1654 = counts_1 + int(0);
        *_S1654 = *_S1654 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count_soft(UpdateArguments_0 a_63, Spec_0 spec_21)
{
    uint _S1655 = blockIdx.x;
    uint _S1656 = threadIdx.x;
    Spec_0 _S1657 = spec_21;
    UpdateArguments_0 _S1658 = a_63;
    Count_run_0(&_S1657, &_S1658, _S1655, _S1656);
    return;
}

extern "C" __global__ void mpt_multi_means_f32_soft(UpdateArguments_0 a_64, Spec_0 spec_22)
{
    uint _S1659 = blockIdx.x;
    uint _S1660 = threadIdx.x;
    Spec_0 _S1661 = spec_22;
    UpdateArguments_0 _S1662 = a_64;
    Means_run_1(&_S1661, &_S1662, _S1659, _S1660);
    return;
}

extern "C" __global__ void mpt_multi_means_f64_soft(UpdateArguments_0 a_65, Spec_0 spec_23)
{
    uint _S1663 = blockIdx.x;
    uint _S1664 = threadIdx.x;
    Spec_0 _S1665 = spec_23;
    UpdateArguments_0 _S1666 = a_65;
    Means_run_0(&_S1665, &_S1666, _S1663, _S1664);
    return;
}

__device__ void RowScales_run_0(Spec_0 * spec_24, UpdateArguments_0 * a_66, uint group_14, uint lane_39)
{
    uint i_61 = group_14;
    for(;;)
    {
        if(i_61 < (a_66->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * _S1667 = (MultiTensor_0 *)a_66->tensors_0 + i_61;
        MultiTensor_0 t_7 = *_S1667;
        bool _S1668;
        if(((*_S1667).columns_0) == 0LL)
        {
            _S1668 = true;
        }
        else
        {
            bool _S1669 = takes_part_0(a_66, int(i_61));
            _S1668 = !_S1669;
        }
        if(_S1668)
        {
            i_61 = i_61 + a_66->groups_0;
            continue;
        }
        TensorRule_0 * _S1670 = TensorRule_at_0(a_66, int(i_61));
        Soft_0 _S1671 = (&_S1670->rule_0)->eps_0;
        uint _S1672;
        if((t_7.param_dtype_0) == 2U)
        {
            _S1672 = 2U;
        }
        else
        {
            _S1672 = 1U;
        }
        Soft_0 * _S1673 = (Soft_0 *)t_7.row_scale_0;
        longlong _S1674 = t_7.count_0 / (t_7.rows_0 * t_7.columns_0);
        longlong m_15 = longlong(lane_39);
        for(;;)
        {
            if(m_15 < _S1674)
            {
            }
            else
            {
                break;
            }
            longlong first_13 = m_15 * t_7.rows_0;
            longlong _S1675 = first_13 + t_7.rows_0;
            Soft_0 sum_8 = Soft_x24init_0(int(0));
            longlong row_14 = first_13;
            for(;;)
            {
                if(row_14 < _S1675)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S1676 = element_1(_S1672, t_7.state_0[int(0)].data_0, row_14);
                *(_S1673 + row_14) = _S1676;
                Soft_0 _S1677 = sum_8;
                Soft_0 _S1678 = _S1676;
                Soft_0 _S1679 = Soft_add_0(&_S1677, &_S1678);
                longlong row_15 = row_14 + 1LL;
                sum_8 = _S1679;
                row_14 = row_15;
            }
            Soft_0 _S1680 = real_of_i64_0(t_7.rows_0);
            Soft_0 _S1681 = sum_8;
            Soft_0 _S1682 = _S1680;
            Soft_0 _S1683 = Soft_div_0(&_S1681, &_S1682);
            Soft_0 _S1684 = _S1683;
            Soft_0 _S1685 = _S1671;
            Soft_0 _S1686 = larger_of_0(&_S1684, &_S1685);
            longlong row_16 = first_13;
            for(;;)
            {
                if(row_16 < _S1675)
                {
                }
                else
                {
                    break;
                }
                Soft_0 * _S1687 = _S1673 + row_16;
                Soft_0 _S1688 = *_S1687;
                Soft_0 _S1689 = _S1686;
                Soft_0 _S1690 = Soft_div_0(&_S1688, &_S1689);
                *_S1687 = _S1690;
                row_16 = row_16 + 1LL;
            }
            m_15 = m_15 + 256LL;
        }
        i_61 = i_61 + a_66->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_row_scales_soft(UpdateArguments_0 a_67, Spec_0 spec_25)
{
    uint _S1691 = blockIdx.x;
    uint _S1692 = threadIdx.x;
    Spec_0 _S1693 = spec_25;
    UpdateArguments_0 _S1694 = a_67;
    RowScales_run_0(&_S1693, &_S1694, _S1691, _S1692);
    return;
}

extern "C" __global__ void mpt_multi_sums_f32_soft(UpdateArguments_0 a_68, Spec_0 spec_26)
{
    uint _S1695 = blockIdx.x;
    uint _S1696 = threadIdx.x;
    Spec_0 _S1697 = spec_26;
    UpdateArguments_0 _S1698 = a_68;
    Sums_run_1(&_S1697, &_S1698, _S1695, _S1696);
    return;
}

extern "C" __global__ void mpt_multi_sums_f64_soft(UpdateArguments_0 a_69, Spec_0 spec_27)
{
    uint _S1699 = blockIdx.x;
    uint _S1700 = threadIdx.x;
    Spec_0 _S1701 = spec_27;
    UpdateArguments_0 _S1702 = a_69;
    Sums_run_0(&_S1701, &_S1702, _S1699, _S1700);
    return;
}

__device__ void set_whole_0(Rule_0 * r_23, longlong count_3, Soft_0 * params_2, Soft_0 * squares_2, bool in_f32_1, Soft_0 * state_2)
{
    Soft_0 _S1703 = sqrt_0(params_2);
    Soft_0 _S1704 = sqrt_0(squares_2);
    Soft_0 kZero_19 = Soft_x24init_0(int(0));
    Soft_0 _S1705 = _S1703;
    Soft_0 _S1706 = kZero_19;
    bool _S1707 = Soft_equals_0(&_S1705, &_S1706);
    bool both_0;
    if(!_S1707)
    {
        Soft_0 _S1708 = _S1704;
        Soft_0 _S1709 = kZero_19;
        bool _S1710 = Soft_equals_0(&_S1708, &_S1709);
        both_0 = !_S1710;
    }
    else
    {
        both_0 = false;
    }
    Soft_0 _S1711;
    switch(r_23->kind_0)
    {
    case 9U:
        {
            if(!both_0)
            {
                r_23->pull_0 = kZero_19;
                break;
            }
            Soft_0 _S1712 = r_23->trust_coefficient_0;
            Soft_0 _S1713 = _S1703;
            Soft_0 _S1714 = Soft_mul_0(&_S1712, &_S1713);
            Soft_0 _S1715 = r_23->pull_0;
            Soft_0 _S1716 = _S1703;
            Soft_0 _S1717 = Soft_mul_0(&_S1715, &_S1716);
            Soft_0 _S1718 = _S1704;
            Soft_0 _S1719 = _S1717;
            Soft_0 _S1720 = Soft_add_0(&_S1718, &_S1719);
            Soft_0 _S1721 = _S1720;
            Soft_0 _S1722 = r_23->eps_0;
            Soft_0 _S1723 = Soft_add_0(&_S1721, &_S1722);
            Soft_0 _S1724 = _S1714;
            Soft_0 _S1725 = _S1723;
            Soft_0 _S1726 = Soft_div_0(&_S1724, &_S1725);
            r_23->factor_0 = _S1726;
            Soft_0 _S1727 = kZero_19;
            Soft_0 _S1728 = r_23->max_ratio_0;
            bool _S1729 = Soft_lessThan_0(&_S1727, &_S1728);
            if(_S1729)
            {
                Soft_0 _S1730 = r_23->max_ratio_0;
                Soft_0 _S1731 = r_23->factor_0;
                bool _S1732 = Soft_lessThan_0(&_S1730, &_S1731);
                both_0 = _S1732;
            }
            else
            {
                both_0 = false;
            }
            if(both_0)
            {
                r_23->factor_0 = r_23->max_ratio_0;
            }
            break;
        }
    case 8U:
        {
            Soft_0 _S1733 = r_23->lr_0;
            if(both_0)
            {
                Soft_0 _S1734 = _S1703;
                Soft_0 _S1735 = _S1704;
                Soft_0 _S1736 = Soft_div_0(&_S1734, &_S1735);
                _S1711 = _S1736;
            }
            else
            {
                _S1711 = Soft_x24init_0(int(1));
            }
            Soft_0 _S1737 = _S1733;
            Soft_0 _S1738 = _S1711;
            Soft_0 _S1739 = Soft_mul_0(&_S1737, &_S1738);
            r_23->factor_0 = _S1739;
            break;
        }
    case 10U:
        {
            if(r_23->first_2)
            {
                _S1711 = *squares_2;
            }
            else
            {
                Soft_0 _S1740 = r_23->beta2_0;
                Soft_0 _S1741 = *state_2;
                Soft_0 _S1742 = Soft_mul_0(&_S1740, &_S1741);
                Soft_0 _S1743 = Soft_x24init_0(int(1));
                Soft_0 _S1744 = r_23->beta2_0;
                Soft_0 _S1745 = Soft_sub_0(&_S1743, &_S1744);
                Soft_0 _S1746 = _S1745;
                Soft_0 _S1747 = Soft_mul_0(&_S1746, squares_2);
                Soft_0 _S1748 = _S1742;
                Soft_0 _S1749 = _S1747;
                Soft_0 _S1750 = Soft_add_0(&_S1748, &_S1749);
                _S1711 = _S1750;
            }
            *state_2 = _S1711;
            if(in_f32_1)
            {
                Soft_0 _S1751 = *state_2;
                float _S1752 = of_1(&_S1751);
                *state_2 = wide_1(_S1752);
            }
            Soft_0 _S1753 = *state_2;
            Soft_0 _S1754 = sqrt_0(&_S1753);
            Soft_0 _S1755 = _S1754;
            Soft_0 _S1756 = r_23->correction2_0;
            Soft_0 _S1757 = Soft_mul_0(&_S1755, &_S1756);
            Soft_0 _S1758 = _S1757;
            Soft_0 _S1759 = r_23->eps_0;
            Soft_0 _S1760 = Soft_add_0(&_S1758, &_S1759);
            Soft_0 _S1761 = r_23->correction1_0;
            Soft_0 _S1762 = _S1760;
            Soft_0 _S1763 = Soft_div_0(&_S1761, &_S1762);
            r_23->factor_0 = _S1763;
            break;
        }
    default:
        {
            Soft_0 _S1764 = real_of_i64_0(count_3);
            Soft_0 _S1765 = sqrt_0(&_S1764);
            Soft_0 _S1766 = _S1765;
            Soft_0 _S1767 = r_23->clip_threshold_0;
            Soft_0 _S1768 = Soft_mul_0(&_S1766, &_S1767);
            Soft_0 _S1769 = _S1704;
            Soft_0 _S1770 = _S1768;
            Soft_0 _S1771 = Soft_div_0(&_S1769, &_S1770);
            Soft_0 _S1772 = _S1703;
            Soft_0 _S1773 = _S1765;
            Soft_0 _S1774 = Soft_div_0(&_S1772, &_S1773);
            Soft_0 _S1775 = r_23->min_rms_0;
            Soft_0 _S1776 = _S1774;
            Soft_0 _S1777 = larger_of_0(&_S1775, &_S1776);
            Soft_0 _S1778 = _S1777;
            Soft_0 _S1779 = r_23->lr_0;
            Soft_0 _S1780 = Soft_mul_0(&_S1778, &_S1779);
            Soft_0 kOne_7 = Soft_x24init_0(int(1));
            Soft_0 _S1781 = _S1771;
            Soft_0 _S1782 = kOne_7;
            bool _S1783 = Soft_lessThanOrEquals_0(&_S1781, &_S1782);
            if(_S1783)
            {
                _S1711 = kOne_7;
            }
            else
            {
                _S1711 = _S1771;
            }
            Soft_0 _S1784 = _S1780;
            Soft_0 _S1785 = _S1711;
            Soft_0 _S1786 = Soft_div_0(&_S1784, &_S1785);
            r_23->factor_0 = _S1786;
            break;
        }
    }
    return;
}

__device__ void WholeTensor_run_0(Spec_0 * spec_28, UpdateArguments_0 * a_70, uint group_15, uint lane_40)
{
    MultiChunk_0 * _S1787 = (MultiChunk_0 *)a_70->chunks_0;
    uint c_23 = group_15 * 256U + lane_40;
    for(;;)
    {
        uint _S1788 = a_70->chunk_count_0;
        if(c_23 < (a_70->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_10 = (_S1787 + c_23)->tensor_4;
        bool _S1789;
        if(c_23 > 0U)
        {
            _S1789 = ((_S1787 + (c_23 - 1U))->tensor_4) == tensor_10;
        }
        else
        {
            _S1789 = false;
        }
        if(_S1789)
        {
            c_23 = c_23 + a_70->groups_0 * 256U;
            continue;
        }
        bool _S1790 = takes_part_0(a_70, tensor_10);
        if(!_S1790)
        {
            c_23 = c_23 + a_70->groups_0 * 256U;
            continue;
        }
        Soft_0 kZero_20 = Soft_x24init_0(int(0));
        Soft_0 params_3 = kZero_20;
        Soft_0 squares_3 = kZero_20;
        uint k_22 = c_23;
        for(;;)
        {
            bool _S1791;
            if(k_22 < _S1788)
            {
                _S1791 = ((_S1787 + k_22)->tensor_4) == tensor_10;
            }
            else
            {
                _S1791 = false;
            }
            if(_S1791)
            {
            }
            else
            {
                break;
            }
            MultiPartial_0 p_7 = *((MultiPartial_0 *)a_70->partials_0 + k_22);
            Soft_0 _S1792 = params_3;
            Soft_0 _S1793 = p_7.powers_0;
            Soft_0 _S1794 = Soft_add_0(&_S1792, &_S1793);
            Soft_0 _S1795 = squares_3;
            Soft_0 _S1796 = p_7.largest_1;
            Soft_0 _S1797 = Soft_add_0(&_S1795, &_S1796);
            uint k_23 = k_22 + 1U;
            params_3 = _S1794;
            squares_3 = _S1797;
            k_22 = k_23;
        }
        MultiTensor_0 t_8 = *((MultiTensor_0 *)a_70->tensors_0 + tensor_10);
        TensorRule_0 * _S1798 = TensorRule_at_0(a_70, tensor_10);
        Rule_0 rule_1 = _S1798->rule_0;
        bool in_f32_2 = (t_8.param_dtype_0) != 2U;
        bool has_state_0 = ((&rule_1)->kind_0) == 10U;
        uint type_22;
        if(in_f32_2)
        {
            type_22 = 1U;
        }
        else
        {
            type_22 = 2U;
        }
        Soft_0 state_3 = kZero_20;
        if(has_state_0)
        {
            state_3 = element_1(type_22, t_8.state_0[int(1)].data_0, 0LL);
        }
        Soft_0 _S1799 = params_3;
        Soft_0 _S1800 = squares_3;
        set_whole_0(&rule_1, t_8.count_0, &_S1799, &_S1800, in_f32_2, &state_3);
        if(has_state_0)
        {
            Soft_0 _S1801 = state_3;
            put_element_0(type_22, t_8.state_0[int(1)].data_0, 0LL, &_S1801);
        }
        _S1798->rule_0 = rule_1;
        TensorRule_1 * _S1802 = TensorRule_at_1(a_70, tensor_10);
        Rule_0 _S1803 = rule_1;
        Rule_1 _S1804 = Rule_of_0(&_S1803);
        _S1802->rule_0 = _S1804;
        c_23 = c_23 + a_70->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_whole_soft(UpdateArguments_0 a_71, Spec_0 spec_29)
{
    uint _S1805 = blockIdx.x;
    uint _S1806 = threadIdx.x;
    Spec_0 _S1807 = spec_29;
    UpdateArguments_0 _S1808 = a_71;
    WholeTensor_run_0(&_S1807, &_S1808, _S1805, _S1806);
    return;
}

