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

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ void Halving_halve_0(float v_2, uint lane_2, uint width_1)
{
    (*&values_1)[lane_2] = v_2;
    meet_0();
    uint half_0 = width_1 / 2U;
    for(;;)
    {
        if(half_0 > 0U)
        {
        }
        else
        {
            break;
        }
        if((lane_2 & (width_1 - 1U)) < half_0)
        {
            (*&values_1)[lane_2] = (*&values_1)[lane_2] + (*&values_1)[lane_2 + half_0];
        }
        meet_0();
        half_0 = half_0 / 2U;
    }
    return;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ uint top_bit_0(uint v_3)
{
    uint _S7;
    uint at_0;
    if(v_3 >= 65536U)
    {
        _S7 = v_3 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S7 = v_3;
        at_0 = 0U;
    }
    if(_S7 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S7 = _S7 >> int(8);
        at_0 = at_1;
    }
    if(_S7 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S7 = _S7 >> int(4);
        at_0 = at_2;
    }
    if(_S7 >= 4U)
    {
        uint _S8 = _S7 >> int(2);
        at_0 = at_0 + 2U;
        _S7 = _S8;
    }
    return at_0 + (_S7 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_1 = u_0 & 2147483647U;
    uint sign_0 = u_0 & 2147483648U;
    uint e_0 = a_1 >> int(23);
    uint m_0 = a_1 & 8388607U;
    if(a_1 == 0U)
    {
        return join_0(sign_0, 0U);
    }
    uint m_1;
    if(e_0 == 255U)
    {
        uint _S9 = (sign_0 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S9 | m_1, m_0 << int(29));
    }
    uint e_1;
    if(e_0 == 0U)
    {
        uint top_0 = top_bit_0(m_0);
        uint _S10 = top_0 + 874U;
        m_1 = (m_0 << (23U - top_0)) & 8388607U;
        e_1 = _S10;
    }
    else
    {
        uint e_2 = e_0 + 896U;
        m_1 = m_0;
        e_1 = e_2;
    }
    return join_0((sign_0 | (e_1 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
}

__device__ Soft_0 Soft_of_bits_0(ulonglong v_4)
{
    Soft_0 r_0;
    (&r_0)->bits_0 = v_4;
    return r_0;
}

__device__ Soft_0 real_of_0(ulonglong v_5)
{
    return Soft_of_bits_0(v_5);
}

__device__ Soft_0 wide_0(float this_0)
{
    return real_of_0(f64_of_f32_0((F32_asuint((this_0)))));
}

__device__ ulonglong Soft_size_0(Soft_0 * this_1)
{
    return (this_1->bits_0) & 9223372036854775807ULL;
}

__device__ bool Soft_is_nan_0(Soft_0 * this_2)
{
    ulonglong _S11 = Soft_size_0(this_2);
    return _S11 > 9218868437227405312ULL;
}

__device__ int Soft_exponent_0(Soft_0 * this_3)
{
    ulonglong _S12 = Soft_size_0(this_3);
    return (I32_max((int(_S12 >> int(52))), (int(1))));
}

__device__ ulonglong Soft_whole_0(Soft_0 * this_4)
{
    ulonglong _S13 = (this_4->bits_0) & 4503599627370495ULL;
    ulonglong _S14 = Soft_size_0(this_4);
    ulonglong _S15;
    if(_S14 >= 4503599627370496ULL)
    {
        _S15 = 4503599627370496ULL;
    }
    else
    {
        _S15 = 0ULL;
    }
    return _S13 | _S15;
}

__device__ ulonglong right_odd_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    int _S16;
    if(s_0 >= 64U)
    {
        if(v_6 != 0ULL)
        {
            _S16 = int(1);
        }
        else
        {
            _S16 = int(0);
        }
        return ulonglong(_S16);
    }
    ulonglong _S17 = v_6 >> s_0;
    if((v_6 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S16 = int(1);
    }
    else
    {
        _S16 = int(0);
    }
    return _S17 | ulonglong(_S16);
}

__device__ uint high_0(ulonglong v_7)
{
    return uint(v_7 >> int(32));
}

__device__ uint low_0(ulonglong v_8)
{
    return uint(v_8);
}

__device__ uint top_bit64_0(ulonglong v_9)
{
    uint _S18 = high_0(v_9);
    uint _S19;
    if(_S18 != 0U)
    {
        _S19 = 32U + top_bit_0(_S18);
    }
    else
    {
        _S19 = top_bit_0(low_0(v_9));
    }
    return _S19;
}

__device__ ulonglong right_nearest_0(ulonglong v_10, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_10;
    }
    bool _S20;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S20 = v_10 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_10 >> s_1;
    ulonglong rest_0 = v_10 & ((1ULL << s_1) - 1ULL);
    ulonglong half_1 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_1)
    {
        _S20 = true;
    }
    else
    {
        if(rest_0 == half_1)
        {
            _S20 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S20 = false;
        }
    }
    ulonglong _S22;
    if(_S20)
    {
        _S22 = q_0 + 1ULL;
    }
    else
    {
        _S22 = q_0;
    }
    return _S22;
}

__device__ Soft_0 Soft_rounded_0(ulonglong sign_1, ulonglong m_2, int e_3)
{
    if(m_2 == 0ULL)
    {
        return Soft_of_bits_0(sign_1);
    }
    int top_1 = int(top_bit64_0(m_2));
    int biased_0 = top_1 + e_3 + int(1023);
    if(biased_0 >= int(2047))
    {
        return Soft_of_bits_0(sign_1 | 9218868437227405312ULL);
    }
    int right_0;
    if(biased_0 > int(0))
    {
        right_0 = top_1 - int(52);
    }
    else
    {
        right_0 = int(-1074) - e_3;
    }
    ulonglong _S23;
    if(right_0 > int(0))
    {
        _S23 = right_nearest_0(m_2, uint(right_0));
    }
    else
    {
        _S23 = m_2 << uint(- right_0);
    }
    ulonglong _S24;
    if(biased_0 > int(1))
    {
        _S24 = ulonglong(biased_0 - int(1)) << int(52);
    }
    else
    {
        _S24 = 0ULL;
    }
    return Soft_of_bits_0(sign_1 | (_S23 + _S24));
}

__device__ Soft_0 Soft_add_0(Soft_0 * this_5, Soft_0 * other_0)
{
    ulonglong _S25 = Soft_size_0(this_5);
    ulonglong _S26 = Soft_size_0(other_0);
    Soft_0 a_2;
    Soft_0 b_1;
    if(_S25 < _S26)
    {
        a_2 = *other_0;
        b_1 = *this_5;
    }
    else
    {
        a_2 = *this_5;
        b_1 = *other_0;
    }
    Soft_0 _S27 = a_2;
    Soft_0 _S28 = b_1;
    bool differ_0 = (((a_2.bits_0) ^ (b_1.bits_0)) & 9223372036854775808ULL) != 0ULL;
    Soft_0 _S29 = a_2;
    ulonglong _S30 = Soft_size_0(&_S29);
    ulonglong m_3;
    if(_S30 >= 9218868437227405312ULL)
    {
        Soft_0 _S31 = a_2;
        bool _S32 = Soft_is_nan_0(&_S31);
        bool _S33;
        if(_S32)
        {
            _S33 = true;
        }
        else
        {
            if(differ_0)
            {
                Soft_0 _S34 = b_1;
                ulonglong _S35 = Soft_size_0(&_S34);
                _S33 = _S35 == 9218868437227405312ULL;
            }
            else
            {
                _S33 = false;
            }
        }
        if(_S33)
        {
            m_3 = 9221120237041090560ULL;
        }
        else
        {
            m_3 = _S27.bits_0;
        }
        return Soft_of_bits_0(m_3);
    }
    Soft_0 _S36 = a_2;
    int _S37 = Soft_exponent_0(&_S36);
    Soft_0 _S38 = a_2;
    ulonglong _S39 = Soft_whole_0(&_S38);
    ulonglong x_0 = _S39 << int(10);
    Soft_0 _S40 = b_1;
    ulonglong _S41 = Soft_whole_0(&_S40);
    ulonglong _S42 = _S41 << int(10);
    Soft_0 _S43 = b_1;
    int _S44 = Soft_exponent_0(&_S43);
    ulonglong y_0 = right_odd_0(_S42, uint(_S37 - _S44));
    if(differ_0)
    {
        m_3 = x_0 - y_0;
    }
    else
    {
        m_3 = x_0 + y_0;
    }
    ulonglong _S45;
    if(m_3 == 0ULL)
    {
        _S45 = ((_S27.bits_0) & (_S28.bits_0)) & 9223372036854775808ULL;
    }
    else
    {
        _S45 = (_S27.bits_0) & 9223372036854775808ULL;
    }
    return Soft_rounded_0(_S45, m_3, _S37 - int(1085));
}

__device__ Soft_0 Halving_after_0(Soft_0 * before_0, float v_11, uint lane_3, uint width_2)
{
    Halving_halve_0(v_11, lane_3, width_2);
    Soft_0 _S46;
    if(lane_3 == 0U)
    {
        _S46 = *before_0;
        uint i_3 = 0U;
        for(;;)
        {
            if(i_3 < 256U)
            {
            }
            else
            {
                break;
            }
            Soft_0 _S47 = wide_0((*&values_1)[i_3]);
            Soft_0 _S48 = _S46;
            Soft_0 _S49 = _S47;
            Soft_0 _S50 = Soft_add_0(&_S48, &_S49);
            uint i_4 = i_3 + width_2;
            _S46 = _S50;
            i_3 = i_4;
        }
    }
    else
    {
        _S46 = *before_0;
    }
    meet_0();
    return _S46;
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
    longlong width_3;
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

struct Reading_0
{
    float multiplier_0;
    float limit_0;
    float clip_0;
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

__device__ uint Elements_state_type_0(Elements_0 * this_6)
{
    uint _S51;
    if(((&this_6->t_0)->param_dtype_0) == 2U)
    {
        _S51 = 2U;
    }
    else
    {
        _S51 = 1U;
    }
    return _S51;
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

__device__ uchar * at_3(ulonglong base_0, longlong i_5)
{
    return (uchar *)(base_0 + ulonglong(i_5));
}

__device__ ushort * at_4(ulonglong base_1, longlong i_6)
{
    return (ushort *)(base_1 + ulonglong(i_6) * 2ULL);
}

__device__ uint * at_5(ulonglong base_2, longlong i_7)
{
    return (uint *)(base_2 + ulonglong(i_7) * 4ULL);
}

__device__ ulonglong * at_6(ulonglong base_3, longlong i_8)
{
    return (ulonglong *)(base_3 + ulonglong(i_8) * 8ULL);
}

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_9)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S52 = at_3(base_4, i_9);
            return ulonglong(*_S52);
        }
    case 2U:
        {
            ushort * _S53 = at_4(base_4, i_9);
            return ulonglong(*_S53);
        }
    case 4U:
        {
            uint * _S54 = at_5(base_4, i_9);
            return ulonglong(*_S54);
        }
    default:
        {
            ulonglong * _S55 = at_6(base_4, i_9);
            return *_S55;
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_4 = code_0 >> mantissa_0;
    uint m_4 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_0) << int(23)) | (m_4 << (23U - mantissa_0));
    }
    if(m_4 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_4);
    return ((top_2 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_4 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_3 = h_0 & 32767U;
    uint sign_2 = (h_0 & 32768U) << int(16);
    if(a_3 < 31744U)
    {
        return sign_2 | (widen_0(a_3, 10U, 15U));
    }
    uint _S56 = (sign_2 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S57;
    if(a_3 > 31744U)
    {
        _S57 = 4194304U;
    }
    else
    {
        _S57 = 0U;
    }
    return _S56 | _S57;
}

__device__ float from_0(uint type_1, ulonglong element_0)
{
    uint u_1 = low_0(element_0);
    uint _S58;
    if(type_1 == 1U)
    {
        _S58 = u_1;
    }
    else
    {
        if(type_1 == 4U)
        {
            _S58 = u_1 << int(16);
        }
        else
        {
            _S58 = f32_of_f16_0(u_1);
        }
    }
    return (U32_asfloat((_S58)));
}

__device__ float element_1(uint type_2, ulonglong base_5, longlong i_10)
{
    ulonglong _S59 = load_0(size_of_0(type_2), base_5, i_10);
    return from_0(type_2, _S59);
}

__device__ uint bf16_of_f32_0(uint u_2)
{
    if((u_2 & 2147483647U) > 2139095040U)
    {
        return (u_2 >> int(16)) | 64U;
    }
    return (u_2 + 32767U + ((u_2 >> int(16)) & 1U)) >> int(16);
}

__device__ uint narrow_0(uint a_4, uint mantissa_1, uint bias_1)
{
    uint e_5 = a_4 >> int(23);
    if(e_5 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_4 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S60 = a_4 & 8388607U;
    uint _S61;
    if(e_5 != 0U)
    {
        _S61 = 8388608U;
    }
    else
    {
        _S61 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S60 | _S61), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_5 = u_3 & 2147483647U;
    uint sign_3 = (u_3 >> int(16)) & 32768U;
    if(a_5 > 2139095040U)
    {
        return (sign_3 | 32256U) | ((a_5 >> int(13)) & 1023U);
    }
    uint _S62;
    if(a_5 >= 1199566848U)
    {
        _S62 = 31744U;
    }
    else
    {
        _S62 = narrow_0(a_5, 10U, 15U);
    }
    return sign_3 | _S62;
}

__device__ ulonglong to_0(float this_7, uint type_3)
{
    uint u_4 = (F32_asuint((this_7)));
    uint _S63;
    if(type_3 == 1U)
    {
        _S63 = u_4;
    }
    else
    {
        if(type_3 == 4U)
        {
            _S63 = bf16_of_f32_0(u_4);
        }
        else
        {
            _S63 = f16_of_f32_0(u_4);
        }
    }
    return ulonglong(_S63);
}

__device__ void store_0(uint size_1, ulonglong base_6, longlong i_11, ulonglong v_12)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S64 = at_3(base_6, i_11);
            *_S64 = uchar(v_12);
            break;
        }
    case 2U:
        {
            ushort * _S65 = at_4(base_6, i_11);
            *_S65 = ushort(v_12);
            break;
        }
    case 4U:
        {
            uint * _S66 = at_5(base_6, i_11);
            *_S66 = uint(v_12);
            break;
        }
    default:
        {
            ulonglong * _S67 = at_6(base_6, i_11);
            *_S67 = v_12;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_4, ulonglong base_7, longlong i_12, float v_13)
{
    store_0(size_of_0(type_4), base_7, i_12, to_0(v_13, type_4));
    return;
}

__device__ void Means_blend_0(Elements_0 * x_1, int k_0, longlong i_13, float mean_0)
{
    uint _S68 = Elements_state_type_0(x_1);
    float before_1 = element_1(_S68, (&(&x_1->t_0)->state_0[k_0])->data_0, i_13);
    put_element_0(_S68, (&(&x_1->t_0)->state_0[k_0])->data_0, i_13, before_1 + (&(&x_1->r_1)->rule_0)->one_minus_beta2_0 * (mean_0 - before_1));
    return;
}

__device__ ulonglong f64_of_i64_0(longlong v_14)
{
    if(v_14 == 0LL)
    {
        return 0ULL;
    }
    bool _S69 = v_14 < 0LL;
    ulonglong m_5;
    if(_S69)
    {
        m_5 = 0ULL - ulonglong(v_14);
    }
    else
    {
        m_5 = ulonglong(v_14);
    }
    uint top_3 = top_bit64_0(m_5);
    ulonglong q_1;
    if(top_3 <= 52U)
    {
        q_1 = m_5 << (52U - top_3);
    }
    else
    {
        q_1 = right_nearest_0(m_5, top_3 - 52U);
    }
    if(_S69)
    {
        m_5 = 9223372036854775808ULL;
    }
    else
    {
        m_5 = 0ULL;
    }
    return m_5 + (ulonglong(top_3 + 1022U) << int(52)) + q_1;
}

__device__ Soft_0 Soft_x24init_0(int v_15)
{
    Soft_0 _S70;
    bool _S71 = v_15 < int(0);
    uint size_2;
    if(_S71)
    {
        size_2 = 0U - uint(v_15);
    }
    else
    {
        size_2 = uint(v_15);
    }
    ulonglong _S72;
    if(_S71)
    {
        _S72 = 9223372036854775808ULL;
    }
    else
    {
        _S72 = 0ULL;
    }
    (&_S70)->bits_0 = _S72 | (f64_of_i64_0(longlong(ulonglong(size_2))));
    return _S70;
}

__device__ ulonglong bits_of_0(Soft_0 * v_16)
{
    return v_16->bits_0;
}

__device__ uint f32_of_f64_0(ulonglong u_5, bool odd_0)
{
    uint _S73 = high_0(u_5);
    uint sign_4 = _S73 & 2147483648U;
    uint e_6 = (_S73 >> int(20)) & 2047U;
    ulonglong m_6 = u_5 & 4503599627370495ULL;
    uint s_2;
    if(e_6 == 2047U)
    {
        uint _S74 = (sign_4 | 2139095040U) | uint(m_6 >> int(29));
        if(m_6 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S74 | s_2;
    }
    if(e_6 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_4 | s_2;
    }
    if(e_6 == 0U)
    {
        bool _S75;
        if(odd_0)
        {
            _S75 = m_6 != 0ULL;
        }
        else
        {
            _S75 = false;
        }
        int _S76;
        if(_S75)
        {
            _S76 = int(1);
        }
        else
        {
            _S76 = int(0);
        }
        return sign_4 | uint(_S76);
    }
    ulonglong m_7;
    if(e_6 > 896U)
    {
        ulonglong m_8 = m_6 | (ulonglong(e_6 - 896U) << int(52));
        s_2 = 29U;
        m_7 = m_8;
    }
    else
    {
        ulonglong m_9 = m_6 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_6), (64U)));
        m_7 = m_9;
    }
    if(odd_0)
    {
        m_7 = right_odd_0(m_7, s_2);
    }
    else
    {
        m_7 = right_nearest_0(m_7, s_2);
    }
    return sign_4 | uint(m_7);
}

__device__ float of_0(Soft_0 * v_17)
{
    ulonglong _S77 = bits_of_0(v_17);
    return (U32_asfloat((f32_of_f64_0(_S77, false))));
}

__device__ bool is_nan_0(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ bool is_nan_of_0(float v_18)
{
    return is_nan_0(v_18);
}

__device__ float larger_0(float a_6, float b_2)
{
    float _S78;
    if(a_6 > b_2)
    {
        _S78 = a_6;
    }
    else
    {
        _S78 = b_2;
    }
    return _S78;
}

__device__ float larger_of_0(float a_7, float b_3)
{
    return larger_0(a_7, b_3);
}

__device__ float smaller_0(float a_8, float b_4)
{
    float _S79;
    if(a_8 < b_4)
    {
        _S79 = a_8;
    }
    else
    {
        _S79 = b_4;
    }
    return _S79;
}

__device__ float smaller_of_0(float a_9, float b_5)
{
    return smaller_0(a_9, b_5);
}

__device__ float Reading_read_0(Reading_0 * this_8, float g_0)
{
    float _S80 = g_0 * this_8->multiplier_0;
    float _S81 = this_8->limit_0;
    Soft_0 _S82 = Soft_x24init_0(int(0));
    float _S83 = of_0(&_S82);
    bool _S84;
    if(_S83 < (this_8->limit_0))
    {
        _S84 = !is_nan_of_0(_S80);
    }
    else
    {
        _S84 = false;
    }
    float _S85;
    if(_S84)
    {
        _S85 = smaller_of_0(_S81, larger_of_0(- _S81, _S80));
    }
    else
    {
        _S85 = _S80;
    }
    return _S85 * this_8->clip_0;
}

__device__ float grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_2, longlong i_14)
{
    float g_1 = element_1(t_1->grad_dtype_0, t_1->grad_0, i_14);
    float _S86 = Reading_read_0(r_2, g_1);
    return _S86;
}

__device__ float joint_0(float a_10, float b_6, float c_0)
{
    return a_10 * b_6 + c_0;
}

__device__ Soft_0 real_of_i64_0(longlong v_19)
{
    return real_of_0(f64_of_i64_0(v_19));
}

__device__ float quotient_0(float x_3, float y_1)
{
    return x_3 / y_1;
}

__device__ float over_0(float a_11, float b_7)
{
    return quotient_0(a_11, b_7);
}

__device__ void Means_column_means_0(Elements_0 * x_4, longlong matrix_0, longlong c_1)
{
    longlong _S87 = (&x_4->t_0)->columns_0;
    if(c_1 >= ((&x_4->t_0)->columns_0))
    {
        return;
    }
    Soft_0 _S88 = Soft_x24init_0(int(0));
    float _S89 = of_0(&_S88);
    longlong _S90 = (&x_4->t_0)->rows_0;
    longlong _S91 = matrix_0 * (&x_4->t_0)->rows_0;
    float sum_0 = _S89;
    longlong row_1 = _S91;
    for(;;)
    {
        if(row_1 < ((matrix_0 + 1LL) * _S90))
        {
        }
        else
        {
            break;
        }
        float _S92 = grad_of_0(&x_4->t_0, &(&x_4->r_1)->reading_0, row_1 * _S87 + c_1);
        float _S93 = joint_0(_S92, _S92, sum_0);
        longlong row_2 = row_1 + 1LL;
        sum_0 = _S93;
        row_1 = row_2;
    }
    longlong _S94 = matrix_0 * _S87 + c_1;
    Soft_0 _S95 = real_of_i64_0(_S90);
    float _S96 = of_0(&_S95);
    Means_blend_0(x_4, int(1), _S94, over_0(sum_0, _S96));
    return;
}

__device__ float Halving_sum_0(float v_20, uint lane_4, uint width_4)
{
    Halving_halve_0(v_20, lane_4, width_4);
    return (*&values_1)[lane_4];
}

__device__ ulonglong Soft_normal_0(Soft_0 * this_9, int * e_7)
{
    ulonglong _S97 = Soft_whole_0(this_9);
    uint shift_0 = 52U - top_bit64_0(_S97);
    int _S98 = Soft_exponent_0(this_9);
    *e_7 = _S98 - int(shift_0);
    return _S97 << shift_0;
}

__device__ Soft_0 Soft_div_0(Soft_0 * this_10, Soft_0 * b_8)
{
    ulonglong sign_5 = ((this_10->bits_0) ^ (b_8->bits_0)) & 9223372036854775808ULL;
    ulonglong _S99 = Soft_size_0(this_10);
    ulonglong _S100 = Soft_size_0(b_8);
    bool _S101;
    if(_S99 > 9218868437227405312ULL)
    {
        _S101 = true;
    }
    else
    {
        _S101 = _S100 > 9218868437227405312ULL;
    }
    if(_S101)
    {
        _S101 = true;
    }
    else
    {
        if(_S99 == _S100)
        {
            if(_S99 == 9218868437227405312ULL)
            {
                _S101 = true;
            }
            else
            {
                _S101 = _S99 == 0ULL;
            }
        }
        else
        {
            _S101 = false;
        }
    }
    if(_S101)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    if(_S99 == 9218868437227405312ULL)
    {
        _S101 = true;
    }
    else
    {
        _S101 = _S100 == 0ULL;
    }
    if(_S101)
    {
        return Soft_of_bits_0(sign_5 | 9218868437227405312ULL);
    }
    if(_S99 == 0ULL)
    {
        _S101 = true;
    }
    else
    {
        _S101 = _S100 == 9218868437227405312ULL;
    }
    if(_S101)
    {
        return Soft_of_bits_0(sign_5);
    }
    int ex_0;
    ulonglong _S102 = Soft_normal_0(this_10, &ex_0);
    int ey_0;
    ulonglong _S103 = Soft_normal_0(b_8, &ey_0);
    ulonglong quotient_1 = 0ULL;
    int i_15 = int(0);
    ulonglong rest_1 = _S102;
    for(;;)
    {
        if(i_15 < int(56))
        {
        }
        else
        {
            break;
        }
        bool fits_0 = rest_1 >= _S103;
        ulonglong rest_2;
        if(fits_0)
        {
            rest_2 = rest_1 - _S103;
        }
        else
        {
            rest_2 = rest_1;
        }
        ulonglong _S104 = quotient_1 << int(1);
        int _S105;
        if(fits_0)
        {
            _S105 = int(1);
        }
        else
        {
            _S105 = int(0);
        }
        ulonglong _S106 = _S104 | ulonglong(_S105);
        ulonglong rest_3 = rest_2 << int(1);
        int i_16 = i_15 + int(1);
        quotient_1 = _S106;
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
    return Soft_rounded_0(sign_5, quotient_1 | ulonglong(i_15), ex_0 - ey_0 - int(55));
}

__device__ void Means_row_means_0(Elements_0 * x_5, longlong first_row_0, longlong rows_1, uint lane_5)
{
    longlong _S107;
    bool _S108;
    longlong row_3 = first_row_0 + longlong(lane_5 / 16U);
    bool is_inside_0 = row_3 < rows_1;
    Soft_0 kZero_0 = Soft_x24init_0(int(0));
    Soft_0 total_0 = kZero_0;
    longlong begin_0 = 0LL;
    for(;;)
    {
        longlong _S109 = (&x_5->t_0)->columns_0;
        _S107 = (&x_5->t_0)->columns_0;
        if(begin_0 < ((&x_5->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S110 = begin_0 + 256LL;
        longlong _S111 = (I64_min((_S110), (_S109)));
        Soft_0 _S112 = kZero_0;
        float _S113 = of_0(&_S112);
        longlong _S114 = begin_0 + longlong(lane_5 % 16U);
        float sum_1 = _S113;
        longlong c_2 = _S114;
        for(;;)
        {
            if(is_inside_0)
            {
                _S108 = c_2 < _S111;
            }
            else
            {
                _S108 = false;
            }
            if(_S108)
            {
            }
            else
            {
                break;
            }
            float _S115 = grad_of_0(&x_5->t_0, &(&x_5->r_1)->reading_0, row_3 * _S109 + c_2);
            float _S116 = joint_0(_S115, _S115, sum_1);
            longlong c_3 = c_2 + 16LL;
            sum_1 = _S116;
            c_2 = c_3;
        }
        float _S117 = Halving_sum_0(sum_1, lane_5, 16U);
        Soft_0 _S118 = wide_0(_S117);
        Soft_0 _S119 = total_0;
        Soft_0 _S120 = _S118;
        Soft_0 _S121 = Soft_add_0(&_S119, &_S120);
        total_0 = _S121;
        begin_0 = _S110;
    }
    if(is_inside_0)
    {
        _S108 = (lane_5 % 16U) == 0U;
    }
    else
    {
        _S108 = false;
    }
    if(_S108)
    {
        Soft_0 _S122 = real_of_i64_0(_S107);
        Soft_0 _S123 = total_0;
        Soft_0 _S124 = _S122;
        Soft_0 _S125 = Soft_div_0(&_S123, &_S124);
        Soft_0 _S126 = _S125;
        float _S127 = of_0(&_S126);
        Means_blend_0(x_5, int(0), row_3, _S127);
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

__device__ bool is_narrow_0(uint type_5)
{
    bool _S128;
    if(type_5 == 1U)
    {
        _S128 = true;
    }
    else
    {
        _S128 = type_5 == 3U;
    }
    if(_S128)
    {
        _S128 = true;
    }
    else
    {
        _S128 = type_5 == 4U;
    }
    return _S128;
}

__device__ bool is_narrow_1(MultiTensor_0 * _S129)
{
    bool _S130;
    if(is_narrow_0(_S129->param_dtype_0))
    {
        _S130 = is_narrow_0(_S129->grad_dtype_0);
    }
    else
    {
        _S130 = false;
    }
    if(_S130)
    {
        if((_S129->copy_0) == 0ULL)
        {
            _S130 = true;
        }
        else
        {
            _S130 = is_narrow_0(_S129->copy_dtype_0);
        }
    }
    else
    {
        _S130 = false;
    }
    return _S130;
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

struct Reading_1
{
    Soft_0 multiplier_0;
    Soft_0 limit_0;
    Soft_0 clip_0;
};

struct TensorRule_1
{
    Rule_1 rule_0;
    Reading_1 reading_0;
    ulonglong key_1;
    uint applies_0;
};

__device__ TensorRule_1 * TensorRule_at_0(UpdateArguments_0 * a_12, int tensor_0)
{
    return (TensorRule_1 *)(a_12->rules_0 + 512ULL * ulonglong(tensor_0));
}

__device__ bool needs_whole_0(uint kind_1)
{
    bool _S131;
    if(kind_1 == 8U)
    {
        _S131 = true;
    }
    else
    {
        _S131 = kind_1 == 9U;
    }
    if(_S131)
    {
        _S131 = true;
    }
    else
    {
        _S131 = kind_1 == 10U;
    }
    if(_S131)
    {
        _S131 = true;
    }
    else
    {
        _S131 = kind_1 == 11U;
    }
    return _S131;
}

__device__ bool takes_part_0(UpdateArguments_0 * a_13, int tensor_1)
{
    TensorRule_1 * _S132 = TensorRule_at_0(a_13, tensor_1);
    bool _S133;
    if((_S132->applies_0) != 0U)
    {
        _S133 = needs_whole_0((&_S132->rule_0)->kind_0);
    }
    else
    {
        _S133 = false;
    }
    return _S133;
}

__device__ bool takes_part_1(UpdateArguments_0 * a_14, int tensor_2)
{
    bool _S134 = is_narrow_1((MultiTensor_0 *)a_14->tensors_0 + tensor_2);
    bool _S135;
    if(_S134 == true)
    {
        bool _S136 = takes_part_0(a_14, tensor_2);
        _S135 = _S136;
    }
    else
    {
        _S135 = false;
    }
    return _S135;
}

struct States_0
{
    FixedArray<float, 3>  value_0;
    uint changed_0;
    bool in_f32_0;
};

__device__ float States_get_0(States_0 * this_11, int k_1)
{
    return this_11->value_0[k_1];
}

__device__ float f32_0(float this_12)
{
    return this_12;
}

__device__ float of_f32_0(float v_21)
{
    return v_21;
}

__device__ float States_put_0(States_0 * this_13, int k_2, float v_22)
{
    this_13->changed_0 = (this_13->changed_0) | (1U << k_2);
    float _S137;
    if(this_13->in_f32_0)
    {
        _S137 = of_f32_0(f32_0(v_22));
    }
    else
    {
        _S137 = v_22;
    }
    this_13->value_0[k_2] = _S137;
    return _S137;
}

__device__ float momentum_of_0(Rule_0 * r_3, float g_2, States_0 * s_3)
{
    if(!r_3->has_momentum_0)
    {
        return g_2;
    }
    float _S138;
    if(r_3->first_2)
    {
        _S138 = g_2;
    }
    else
    {
        States_0 _S139 = *s_3;
        float _S140 = States_get_0(&_S139, int(0));
        _S138 = joint_0(r_3->momentum_0, _S140, r_3->undamped_0 * g_2);
    }
    float b_9 = States_put_0(s_3, int(0), _S138);
    if(r_3->nesterov_0)
    {
        _S138 = joint_0(r_3->momentum_0, b_9, g_2);
    }
    else
    {
        _S138 = b_9;
    }
    return _S138;
}

__device__ float root_0(float x_6)
{
    return (F32_sqrt((x_6)));
}

__device__ float root_1(float v_23)
{
    return root_0(v_23);
}

__device__ float root_2(float v_24)
{
    return root_1(v_24);
}

__device__ float put_mean_square_0(Rule_0 * r_4, int k_3, float g_3, States_0 * s_4)
{
    States_0 _S141 = *s_4;
    float _S142 = States_get_0(&_S141, k_3);
    float _S143 = States_put_0(s_4, k_3, joint_0(r_4->beta2_0, _S142, r_4->one_minus_beta2_0 * g_3 * g_3));
    return _S143;
}

__device__ float put_mean_0(Rule_0 * r_5, float g_4, States_0 * s_5)
{
    States_0 _S144 = *s_5;
    float _S145 = States_get_0(&_S144, int(0));
    float _S146 = States_put_0(s_5, int(0), joint_0(r_5->one_minus_beta1_0, g_4 - _S145, _S145));
    return _S146;
}

__device__ void Elements_put_copy_0(Elements_0 * this_14, longlong i_17, float v_25)
{
    put_element_0((&this_14->t_0)->copy_dtype_0, (&this_14->t_0)->copy_0, i_17, v_25);
    return;
}

__device__ bool Step_changes_0(Rule_0 * r_6, int k_4)
{
    bool _S147;
    switch(r_6->kind_0)
    {
    case 1U:
    case 9U:
        {
            return r_6->has_momentum_0;
        }
    case 4U:
        {
            if(k_4 == int(0))
            {
                _S147 = true;
            }
            else
            {
                if(k_4 == int(1))
                {
                    _S147 = r_6->centered_0;
                }
                else
                {
                    _S147 = r_6->has_momentum_0;
                }
            }
            return _S147;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_4 < int(2))
            {
                _S147 = true;
            }
            else
            {
                _S147 = r_6->amsgrad_0;
            }
            return _S147;
        }
    }
}

__device__ float sign_6(float v_26)
{
    float _S148;
    if(v_26 > 0.0f)
    {
        _S148 = 1.0f;
    }
    else
    {
        if(v_26 < 0.0f)
        {
            _S148 = -1.0f;
        }
        else
        {
            _S148 = v_26 * 0.0f;
        }
    }
    return _S148;
}

__device__ float step_0(Rule_0 * r_7, float w_0, float g_5, States_0 * s_6)
{
    float d_0 = joint_0(r_7->decay_0, w_0, g_5);
    float v_27;
    switch(r_7->kind_0)
    {
    case 1U:
        {
            float _S149 = w_0 * r_7->shrink_0;
            float _S150 = r_7->lr_0;
            float _S151 = momentum_of_0(r_7, d_0, s_6);
            return _S149 - _S150 * _S151;
        }
    case 9U:
        {
            float _S152 = w_0 * r_7->shrink_0;
            float _S153 = r_7->lr_0;
            float _S154 = momentum_of_0(r_7, r_7->factor_0 * joint_0(r_7->pull_0, w_0, g_5), s_6);
            return _S152 - _S153 * _S154;
        }
    case 4U:
        {
            float _S155 = put_mean_square_0(r_7, int(0), d_0, s_6);
            if(r_7->centered_0)
            {
                States_0 _S156 = *s_6;
                float _S157 = States_get_0(&_S156, int(1));
                float mean_1 = States_put_0(s_6, int(1), joint_0(r_7->one_minus_beta2_0, d_0 - _S157, _S157));
                float _S158 = _S155 - mean_1 * mean_1;
                Soft_0 _S159 = Soft_x24init_0(int(0));
                float _S160 = of_0(&_S159);
                v_27 = larger_of_0(_S158, _S160);
            }
            else
            {
                v_27 = _S155;
            }
            float a_15 = over_0(d_0, root_2(v_27) + r_7->eps_0);
            float a_16;
            if(r_7->has_momentum_0)
            {
                States_0 _S161 = *s_6;
                float _S162 = States_get_0(&_S161, int(2));
                float _S163 = States_put_0(s_6, int(2), joint_0(r_7->momentum_0, _S162, a_15));
                a_16 = _S163;
            }
            else
            {
                a_16 = a_15;
            }
            return w_0 * r_7->shrink_0 - r_7->lr_0 * a_16;
        }
    case 5U:
        {
            States_0 _S164 = *s_6;
            float _S165 = States_get_0(&_S164, int(0));
            float v_28 = States_put_0(s_6, int(0), joint_0(d_0, d_0, _S165));
            return w_0 * r_7->shrink_0 - over_0(r_7->lr_0 * d_0, root_2(v_28) + r_7->eps_0);
        }
    case 6U:
        {
            States_0 _S166 = *s_6;
            float _S167 = States_get_0(&_S166, int(0));
            float c_4 = joint_0(r_7->beta1_0, _S167, r_7->one_minus_beta1_0 * d_0);
            float _S168 = States_put_0(s_6, int(0), joint_0(r_7->beta2_0, _S167, r_7->one_minus_beta2_0 * d_0));
            return w_0 * r_7->shrink_0 - r_7->lr_0 * sign_6(c_4);
        }
    case 7U:
        {
            float _S169 = put_mean_0(r_7, g_5, s_6);
            float _S170 = put_mean_square_0(r_7, int(1), g_5, s_6);
            States_0 _S171 = *s_6;
            float _S172 = States_get_0(&_S171, int(2));
            float slow_1 = States_put_0(s_6, int(2), joint_0(r_7->one_minus_beta3_0, g_5 - _S172, _S172));
            return joint_0(w_0, r_7->shrink_0, - over_0(r_7->lr_0 * joint_0(r_7->slow_0, slow_1, _S169), joint_0(root_2(_S170), r_7->correction2_0, r_7->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_0 * r_7->shrink_0 - r_7->factor_0 * g_5;
        }
    case 10U:
        {
            float _S173 = w_0 * r_7->shrink_0;
            float _S174 = r_7->lr_0;
            float _S175 = put_mean_0(r_7, g_5, s_6);
            return _S173 - _S174 * joint_0(_S175, r_7->factor_0, r_7->pull_0 * w_0);
        }
    default:
        {
            float _S176 = put_mean_0(r_7, d_0, s_6);
            float _S177 = put_mean_square_0(r_7, int(1), d_0, s_6);
            if(r_7->amsgrad_0)
            {
                States_0 _S178 = *s_6;
                float _S179 = States_get_0(&_S178, int(2));
                float _S180 = States_put_0(s_6, int(2), larger_of_0(_S179, _S177));
                v_27 = _S180;
            }
            else
            {
                v_27 = _S177;
            }
            return w_0 * r_7->shrink_0 - over_0(r_7->lr_0 * _S176, joint_0(root_2(v_27), r_7->correction2_0, r_7->eps_0));
        }
    }
}

__device__ float direction_0(Rule_0 * r_8, float w_1, float g_6, States_0 * s_7)
{
    switch(r_8->kind_0)
    {
    case 8U:
        {
            float _S181 = put_mean_0(r_8, g_6, s_7);
            float _S182 = put_mean_square_0(r_8, int(1), g_6, s_7);
            return joint_0(r_8->pull_0, w_1, over_0(_S181 * r_8->correction1_0, joint_0(root_2(_S182), r_8->correction2_0, r_8->eps_0)));
        }
    case 11U:
        {
            States_0 _S183 = *s_7;
            float _S184 = States_get_0(&_S183, int(0));
            float v_29;
            if(!r_8->factored_0)
            {
                float _S185 = States_put_0(s_7, int(0), joint_0(r_8->one_minus_beta2_0, g_6 * g_6 - _S184, _S184));
                v_29 = _S185;
            }
            else
            {
                v_29 = _S184;
            }
            return over_0(g_6, root_2(larger_of_0(v_29, r_8->eps_0 * r_8->eps_0)));
        }
    default:
        {
            return g_6;
        }
    }
}

__device__ bool is_one_value_0(uint kind_2, int state_1)
{
    bool _S186;
    if(kind_2 == 10U)
    {
        _S186 = state_1 == int(1);
    }
    else
    {
        _S186 = false;
    }
    return _S186;
}

__device__ bool Elements_has_0(Elements_0 * this_15, int k_5)
{
    bool _S187;
    if(((&(&this_15->t_0)->state_0[k_5])->data_0) != 0ULL)
    {
        _S187 = !is_one_value_0((&(&this_15->r_1)->rule_0)->kind_0, k_5);
    }
    else
    {
        _S187 = false;
    }
    if(_S187)
    {
        _S187 = ((&this_15->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S187 = false;
    }
    return _S187;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_8, ulonglong i_18)
{
    uint _S188 = s_8->format_0;
    bool half_2 = (s_8->format_0) >= 3U;
    uchar * _S189 = (uchar *)s_8->data_0;
    ulonglong _S190;
    if(half_2)
    {
        _S190 = i_18 / 2ULL;
    }
    else
    {
        _S190 = i_18;
    }
    uint code_1 = uint(*(_S189 + _S190));
    uint code_2;
    if(half_2)
    {
        if((i_18 & 1ULL) != 0ULL)
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
    if(_S188 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S188 == 3U;
    }
    int _S191;
    if(is_signed_0)
    {
        _S191 = int(0);
    }
    else
    {
        _S191 = int(256);
    }
    float _S192 = (*&books_0)[uint(_S191) + code_2];
    float * _S193 = (float *)s_8->scale_0;
    ulonglong _S194 = i_18 / ulonglong(s_8->block_0);
    return _S192 * *(_S193 + uint(_S194));
}

__device__ States_0 Elements_states_0(Elements_0 * this_16, longlong i_19)
{
    float _S195;
    States_0 s_9;
    (&s_9)->changed_0 = 0U;
    (&s_9)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                Soft_0 _S196 = Soft_x24init_0(int(0));
                float _S197 = of_0(&_S196);
                _S195 = _S197;
                (&s_9)->value_0[int(0)] = _S197;
                bool _S198 = Elements_has_0(this_16, int(0));
                if(!_S198)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S199 = Codes_decode_0(&(&this_16->t_0)->state_0[int(0)], ulonglong(i_19));
                    (&s_9)->value_0[int(0)] = of_f32_0(_S199);
                }
                else
                {
                    uint _S200 = Elements_state_type_0(this_16);
                    float _S201 = element_1(_S200, (&(&this_16->t_0)->state_0[int(0)])->data_0, i_19);
                    (&s_9)->value_0[int(0)] = _S201;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(1)] = _S195;
                bool _S202 = Elements_has_0(this_16, int(1));
                if(!_S202)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S203 = Codes_decode_0(&(&this_16->t_0)->state_0[int(1)], ulonglong(i_19));
                    (&s_9)->value_0[int(1)] = of_f32_0(_S203);
                }
                else
                {
                    uint _S204 = Elements_state_type_0(this_16);
                    float _S205 = element_1(_S204, (&(&this_16->t_0)->state_0[int(1)])->data_0, i_19);
                    (&s_9)->value_0[int(1)] = _S205;
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(2)] = _S195;
                bool _S206 = Elements_has_0(this_16, int(2));
                if(!_S206)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S207 = Codes_decode_0(&(&this_16->t_0)->state_0[int(2)], ulonglong(i_19));
                    (&s_9)->value_0[int(2)] = of_f32_0(_S207);
                }
                else
                {
                    uint _S208 = Elements_state_type_0(this_16);
                    float _S209 = element_1(_S208, (&(&this_16->t_0)->state_0[int(2)])->data_0, i_19);
                    (&s_9)->value_0[int(2)] = _S209;
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_16->r_1)->rule_0)->factored_0)
    {
        longlong _S210 = (&this_16->t_0)->columns_0;
        longlong row_4 = i_19 / (&this_16->t_0)->columns_0;
        longlong matrix_1 = row_4 / (&this_16->t_0)->rows_0;
        uint _S211 = Elements_state_type_0(this_16);
        float mean_2 = element_1(_S211, (&(&this_16->t_0)->state_0[int(1)])->data_0, matrix_1 * _S210 + (i_19 - row_4 * _S210));
        Soft_0 _S212 = *((Soft_0 *)(&this_16->t_0)->row_scale_0 + row_4);
        float _S213 = of_0(&_S212);
        (&s_9)->value_0[int(0)] = _S213 * mean_2;
    }
    return s_9;
}

struct Halves_0
{
    uint hi_1;
    uint lo_1;
};

__device__ uint narrowed_0(uint type_6, float x_7)
{
    uint _S214;
    if(type_6 == 4U)
    {
        _S214 = bf16_of_f32_0((F32_asuint((x_7))));
    }
    else
    {
        _S214 = f16_of_f32_0((F32_asuint((x_7))));
    }
    return _S214;
}

__device__ float widened_0(uint type_7, uint h_1)
{
    uint _S215;
    if(type_7 == 4U)
    {
        _S215 = h_1 << int(16);
    }
    else
    {
        _S215 = f32_of_f16_0(h_1);
    }
    return (U32_asfloat((_S215)));
}

__device__ float magnitude_0(float x_8)
{
    return (U32_asfloat(((F32_asuint((x_8))) & 2147483647U)));
}

__device__ float compensated_0(uint type_8, Halves_0 * v_30)
{
    return widened_0(type_8, v_30->hi_1) - widened_0(type_8, v_30->lo_1);
}

__device__ Halves_0 compensate_0(uint type_9, float w_2)
{
    Halves_0 v_31;
    float _S216 = w_2;
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
        uint _S217 = narrowed_0(type_9, _S216);
        (&v_31)->hi_1 = _S217;
        float rest_4 = widened_0(type_9, _S217) - _S216;
        float _S218;
        if((magnitude_0(rest_4)) < (U32_asfloat((2139095040U))))
        {
            _S218 = rest_4;
        }
        else
        {
            _S218 = 0.0f;
        }
        (&v_31)->lo_1 = narrowed_0(type_9, _S218);
        Halves_0 _S219 = v_31;
        float _S220 = compensated_0(type_9, &_S219);
        int twice_1 = twice_0 + int(1);
        _S216 = _S220;
        twice_0 = twice_1;
    }
    return v_31;
}

__device__ Halves_0 Halves_x24init_0(uint hi_2, uint lo_2)
{
    Halves_0 _S221;
    (&_S221)->hi_1 = hi_2;
    (&_S221)->lo_1 = lo_2;
    return _S221;
}

__device__ Halves_0 split_of_0(float x_9)
{
    uint u_6 = (F32_asuint((x_9)));
    uint u_7;
    if(is_nan_0(x_9))
    {
        u_7 = (u_6 & 2147483648U) | 2143289344U;
    }
    else
    {
        u_7 = u_6;
    }
    return Halves_x24init_0(((u_7 >> int(16)) + ((u_7 >> int(15)) & 1U)) & 65535U, u_7 & 65535U);
}

__device__ uint4  philox_0(ulonglong seed_0, ulonglong block_1)
{
    uint _S222 = low_0(seed_0);
    uint _S223 = high_0(seed_0);
    uint4  c_5 = make_uint4 (low_0(block_1), high_0(block_1), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S222;
    uint k1_0 = _S223;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_0 = 3528531795ULL * ulonglong(c_5.x);
        ulonglong q_2 = 3449720151ULL * ulonglong(c_5.z);
        uint4  _S224 = make_uint4 (((high_0(q_2)) ^ (c_5.y)) ^ k0_0, low_0(q_2), ((high_0(p_0)) ^ (c_5.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_5 = _S224;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_5;
}

__device__ uint word_of_0(uint4  c_6, uint k_6)
{
    uint _S225;
    if(k_6 == 0U)
    {
        _S225 = c_6.x;
    }
    else
    {
        if(k_6 == 1U)
        {
            _S225 = c_6.y;
        }
        else
        {
            if(k_6 == 2U)
            {
                _S225 = c_6.z;
            }
            else
            {
                _S225 = c_6.w;
            }
        }
    }
    return _S225;
}

__device__ uint rounding_bits_0(ulonglong key_2, ulonglong first_3, ulonglong i_20)
{
    uint _S226 = low_0(i_20);
    uint word_0 = _S226 % 128U / 2U;
    return ((word_of_0(philox_0(key_2, first_3 + i_20 / 128ULL * 16ULL + ulonglong(word_0 % 16U)), word_0 / 16U)) >> (_S226 % 2U * 16U)) & 65535U;
}

__device__ uint rounded_by_0(uint type_10, float x_10, uint bits16_0)
{
    uint u_8 = (F32_asuint((x_10)));
    uint a_17 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    if(a_17 >= 2139095040U)
    {
        return narrowed_0(type_10, x_10);
    }
    if(type_10 == 4U)
    {
        return (u_8 + bits16_0) >> int(16);
    }
    uint bits13_0 = bits16_0 >> int(3);
    if(a_17 >= 947912704U)
    {
        return f16_of_f32_0(sign_7 | ((a_17 + bits13_0) & 4294959104U));
    }
    return (sign_7 >> int(16)) | uint((U32_asfloat((a_17))) * 1.6777216e+07f + float(bits13_0) * 0.0001220703125f);
}

__device__ void Elements_put_param_0(Elements_0 * this_17, longlong i_21, float v_32)
{
    float f_0 = f32_0(v_32);
    uint _S227 = (&this_17->t_0)->master_0;
    bool _S228;
    if(((&this_17->t_0)->master_0) == 1U)
    {
        _S228 = true;
    }
    else
    {
        _S228 = _S227 == 4U;
    }
    if(_S228)
    {
        Halves_0 h_2;
        if(_S227 == 4U)
        {
            h_2 = compensate_0((&this_17->t_0)->param_dtype_0, f_0);
        }
        else
        {
            h_2 = split_of_0(f_0);
        }
        *((ushort *)(&this_17->t_0)->param_0 + i_21) = ushort(h_2.hi_1);
        *((ushort *)(&this_17->t_0)->low_1 + i_21) = ushort(h_2.lo_1);
    }
    else
    {
        if(_S227 == 3U)
        {
            *((ushort *)(&this_17->t_0)->param_0 + i_21) = ushort(rounded_by_0((&this_17->t_0)->param_dtype_0, f_0, rounding_bits_0((&this_17->r_1)->key_1, (&this_17->t_0)->first_1, ulonglong(i_21))));
        }
        else
        {
            put_element_0((&this_17->t_0)->param_dtype_0, (&this_17->t_0)->param_0, i_21, v_32);
        }
    }
    if(((&this_17->t_0)->copy_0) != 0ULL)
    {
        float _S229;
        if(((&this_17->t_0)->param_dtype_0) == 2U)
        {
            _S229 = v_32;
        }
        else
        {
            _S229 = of_f32_0(f_0);
        }
        Elements_put_copy_0(this_17, i_21, _S229);
    }
    return;
}

__device__ bool is_finite_0(float v_33)
{
    return ((F32_asuint((v_33))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_0(Elements_0 * this_18, longlong e_8, bool * skipped_0)
{
    float _S230 = grad_of_0(&this_18->t_0, &(&this_18->r_1)->reading_0, e_8);
    bool _S231;
    if(this_18->is_coded_0)
    {
        _S231 = !is_finite_0(_S230);
    }
    else
    {
        _S231 = false;
    }
    *skipped_0 = _S231;
    float _S232;
    if(_S231)
    {
        Soft_0 _S233 = Soft_x24init_0(int(0));
        float _S234 = of_0(&_S233);
        _S232 = _S234;
    }
    else
    {
        _S232 = _S230;
    }
    return _S232;
}

__device__ float joined_0(Halves_0 * v_34)
{
    return (U32_asfloat(((((v_34->hi_1 - ((v_34->lo_1) >> int(15))) & 65535U) << int(16)) | (v_34->lo_1))));
}

__device__ float Elements_param_0(Elements_0 * this_19, longlong i_22)
{
    ulonglong _S235 = (&this_19->t_0)->low_1;
    if(((&this_19->t_0)->low_1) == 0ULL)
    {
        float _S236 = element_1((&this_19->t_0)->param_dtype_0, (&this_19->t_0)->param_0, i_22);
        return _S236;
    }
    Halves_0 v_35 = Halves_x24init_0(uint(*((ushort *)(&this_19->t_0)->param_0 + i_22)), uint(*((ushort *)_S235 + i_22)));
    float _S237;
    if(((&this_19->t_0)->master_0) == 4U)
    {
        Halves_0 _S238 = v_35;
        float _S239 = compensated_0((&this_19->t_0)->param_dtype_0, &_S238);
        _S237 = _S239;
    }
    else
    {
        Halves_0 _S240 = v_35;
        float _S241 = joined_0(&_S240);
        _S237 = _S241;
    }
    return of_f32_0(_S237);
}

__device__ longlong Elements_at_0(Elements_0 * this_20, longlong e_9)
{
    ulonglong _S242 = (&this_20->t_0)->row_0;
    if(((&this_20->t_0)->row_0) == 0ULL)
    {
        return e_9;
    }
    longlong _S243 = (&this_20->t_0)->width_3;
    longlong k_7 = e_9 / (&this_20->t_0)->width_3;
    return *((longlong *)_S242 + k_7) * _S243 + (e_9 - k_7 * _S243);
}

struct CodeTables_0
{
    FixedArray<float, 48>  threshold_0;
    FixedArray<float, 48>  slope_0;
    FixedArray<float, 32>  book_0;
};

__device__ Soft_0 Soft_mul_0(Soft_0 * this_21, Soft_0 * b_10)
{
    ulonglong sign_8 = ((this_21->bits_0) ^ (b_10->bits_0)) & 9223372036854775808ULL;
    ulonglong _S244 = Soft_size_0(this_21);
    ulonglong _S245 = Soft_size_0(b_10);
    ulonglong _S246 = (U64_max((_S244), (_S245)));
    ulonglong _S247 = (U64_min((_S244), (_S245)));
    bool is_exact_0;
    if(_S246 >= 9218868437227405312ULL)
    {
        if(_S246 > 9218868437227405312ULL)
        {
            is_exact_0 = true;
        }
        else
        {
            is_exact_0 = _S247 == 0ULL;
        }
        ulonglong _S248;
        if(is_exact_0)
        {
            _S248 = 9221120237041090560ULL;
        }
        else
        {
            _S248 = sign_8 | 9218868437227405312ULL;
        }
        return Soft_of_bits_0(_S248);
    }
    if(_S247 == 0ULL)
    {
        return Soft_of_bits_0(sign_8);
    }
    int ex_1;
    ulonglong _S249 = Soft_normal_0(this_21, &ex_1);
    ulonglong x_11 = _S249 << int(10);
    int ey_1;
    ulonglong _S250 = Soft_normal_0(b_10, &ey_1);
    ulonglong y_2 = _S250 << int(11);
    ulonglong _S251 = ulonglong(low_0(x_11));
    ulonglong _S252 = ulonglong(low_0(y_2));
    ulonglong low_low_0 = _S251 * _S252;
    ulonglong _S253 = ulonglong(high_0(x_11));
    ulonglong middle_0 = _S253 * _S252;
    ulonglong _S254 = ulonglong(high_0(y_2));
    ulonglong carry_0 = _S251 * _S254 + ulonglong(low_0(middle_0)) + ulonglong(high_0(low_low_0));
    ulonglong upper_0 = _S253 * _S254 + ulonglong(high_0(middle_0)) + ulonglong(high_0(carry_0));
    if((low_0(carry_0)) == 0U)
    {
        is_exact_0 = (low_0(low_low_0)) == 0U;
    }
    else
    {
        is_exact_0 = false;
    }
    int _S255;
    if(is_exact_0)
    {
        _S255 = int(0);
    }
    else
    {
        _S255 = int(1);
    }
    return Soft_rounded_0(sign_8, upper_0 | ulonglong(_S255), ex_1 + ey_1 - int(2107));
}

__device__ Soft_0 half_3()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ Soft_0 Soft_neg_0(Soft_0 * this_22)
{
    return Soft_of_bits_0((this_22->bits_0) ^ 9223372036854775808ULL);
}

__device__ Soft_0 Soft_sub_0(Soft_0 * this_23, Soft_0 * b_11)
{
    Soft_0 _S256 = Soft_neg_0(b_11);
    Soft_0 _S257 = _S256;
    Soft_0 _S258 = Soft_add_0(this_23, &_S257);
    return _S258;
}

__device__ float Codes_value8_0(uint distance_0, bool is_signed_1)
{
    uint range_0 = top_bit_0(2U * distance_0 + 1U);
    int _S259 = int(range_0);
    int i_23;
    if(is_signed_1)
    {
        i_23 = int(1);
    }
    else
    {
        i_23 = int(2);
    }
    int decade_0 = _S259 - i_23;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    Soft_0 _S260 = Soft_x24init_0(int(10));
    Soft_0 ten_0 = _S260;
    i_23 = decade_0;
    for(;;)
    {
        if(i_23 < int(6))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S261 = ten_0;
        Soft_0 _S262 = _S260;
        Soft_0 _S263 = Soft_mul_0(&_S261, &_S262);
        int i_24 = i_23 + int(1);
        ten_0 = _S263;
        i_23 = i_24;
    }
    Soft_0 _S264 = Soft_x24init_0(int(1));
    Soft_0 _S265 = ten_0;
    Soft_0 _S266 = Soft_div_0(&_S264, &_S265);
    Soft_0 items_0 = Soft_x24init_0(int(1U << (range_0 - 1U)));
    Soft_0 _S267 = Soft_x24init_0(int(9));
    Soft_0 _S268 = _S266;
    Soft_0 _S269 = Soft_mul_0(&_S267, &_S268);
    Soft_0 _S270 = _S269;
    Soft_0 _S271 = items_0;
    Soft_0 _S272 = Soft_div_0(&_S270, &_S271);
    Soft_0 _S273 = half_3();
    Soft_0 _S274 = Soft_x24init_0(int(distance_0));
    Soft_0 _S275 = _S273;
    Soft_0 _S276 = Soft_add_0(&_S274, &_S275);
    Soft_0 _S277 = _S276;
    Soft_0 _S278 = _S272;
    Soft_0 _S279 = Soft_mul_0(&_S277, &_S278);
    Soft_0 _S280 = _S272;
    Soft_0 _S281 = items_0;
    Soft_0 _S282 = Soft_mul_0(&_S280, &_S281);
    Soft_0 _S283 = _S266;
    Soft_0 _S284 = _S282;
    Soft_0 _S285 = Soft_sub_0(&_S283, &_S284);
    Soft_0 _S286 = _S279;
    Soft_0 _S287 = _S285;
    Soft_0 _S288 = Soft_add_0(&_S286, &_S287);
    Soft_0 _S289 = _S288;
    float _S290 = of_0(&_S289);
    return _S290;
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_6)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S291 = lane_6 < 16U;
        if(_S291)
        {
            (*&books_0)[lane_6] = tables_1->book_0[lane_6];
        }
        if(_S291)
        {
            (*&books_0)[256U + lane_6] = tables_1->book_0[16U + lane_6];
        }
    }
    else
    {
        float _S292;
        if(lane_6 < 127U)
        {
            _S292 = - Codes_value8_0(127U - lane_6, true);
        }
        else
        {
            _S292 = Codes_value8_0(lane_6 - 127U, true);
        }
        (*&books_0)[lane_6] = _S292;
        (*&books_0)[256U + lane_6] = Codes_value8_0(lane_6 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_24, UpdateArguments_0 * a_18, uint lane_7)
{
    uint _S293 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_24->t_0)->state_0[int(0)])->format_0)))), ((&(&this_24->t_0)->state_0[int(1)])->format_0)))), ((&(&this_24->t_0)->state_0[int(2)])->format_0)));
    if(this_24->is_coded_0)
    {
        Codes_open_0(_S293, (CodeTables_0 *)a_18->tables_0, lane_7);
    }
    return;
}

struct MultiChunk_0
{
    int tensor_3;
    int count_1;
    longlong begin_1;
};

__device__ void Step_copy_0(Elements_0 * x_12, MultiChunk_0 * c_7, uint lane_8)
{
    int j_0 = int(lane_8);
    for(;;)
    {
        if(j_0 < (c_7->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S294 = Elements_at_0(x_12, c_7->begin_1 + longlong(j_0));
        float _S295 = Elements_param_0(x_12, _S294);
        Elements_put_copy_0(x_12, _S294, _S295);
        j_0 = j_0 + int(256);
    }
    return;
}

__device__ float LargestOf_of_0(float a_19, float b_12)
{
    return larger_of_0(a_19, b_12);
}

__device__ float Group_all_2(float v_36, uint lane_9, uint width_5)
{
    (*&values_1)[lane_9] = v_36;
    meet_0();
    uint _S296 = (U32_min((width_5), (16U)));
    uint place_1 = lane_9 & (width_5 - 1U);
    uint first_4 = lane_9 - place_1;
    float _S297;
    uint i_25;
    if(width_5 > _S296)
    {
        if(place_1 < _S296)
        {
            uint _S298 = place_1 + _S296;
            _S297 = v_36;
            i_25 = _S298;
            for(;;)
            {
                if(i_25 < width_5)
                {
                }
                else
                {
                    break;
                }
                float _S299 = LargestOf_of_0(_S297, (*&values_1)[first_4 + i_25]);
                uint i_26 = i_25 + _S296;
                _S297 = _S299;
                i_25 = i_26;
            }
            (*&values_1)[lane_9] = _S297;
        }
        meet_0();
    }
    _S297 = (*&values_1)[first_4];
    i_25 = 1U;
    for(;;)
    {
        if(i_25 < _S296)
        {
        }
        else
        {
            break;
        }
        float _S300 = LargestOf_of_0(_S297, (*&values_1)[first_4 + i_25]);
        uint i_27 = i_25 + 1U;
        _S297 = _S300;
        i_25 = i_27;
    }
    meet_0();
    return _S297;
}

__device__ int clamp_0(int x_13, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_13), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_14, float inverse_0)
{
    int code_3;
    int _S301;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_14 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_5 = 16U * (format_2 - 1U);
        float y_3 = larger_0(magnitude_0(x_14) * inverse_0, (U32_asfloat((805306368U))));
        uint _S302 = (F32_asuint((tables_2->threshold_0[row_5 + (((F32_asuint((y_3))) >> int(24)) & 15U)])));
        if(y_3 >= tables_2->threshold_0[row_5 + (((F32_asuint((y_3))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S302 - uint(code_3);
        int distance_1 = int(smaller_0(y_3 * tables_2->slope_0[row_5 + (range_1 & 15U)] + 0.8888888955116272f, (U32_asfloat((1073741823U)))) * (U32_asfloat(((150U - (range_1 & 31U)) << int(23)))));
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
        if(x_14 < 0.0f)
        {
            _S301 = - distance_1;
        }
        else
        {
            _S301 = distance_1;
        }
        code_3 = code_3 + _S301;
    }
    if(format_2 >= 3U)
    {
        _S301 = int(15);
    }
    else
    {
        _S301 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S301));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_28, longlong end_0, float x_15, uint lane_10)
{
    uint _S303 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_15), lane_10, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S304 = i_28 < end_0;
    bool _S305;
    if(_S304)
    {
        _S305 = (lane_10 & (_S303 - 1U)) == 0U;
    }
    else
    {
        _S305 = false;
    }
    if(_S305)
    {
        float * _S306 = (float *)s_10->scale_0;
        ulonglong _S307 = ulonglong(i_28) / ulonglong(_S303);
        *(_S306 + uint(_S307)) = scale_1;
    }
    uint _S308 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_15, quotient_0(1.0f, larger_0(scale_1, (U32_asfloat((8388608U))))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S308 < 3U)
    {
        if(_S304)
        {
            *(codes_0 + i_28) = uchar(code_4);
        }
        return;
    }
    uint _S309;
    if(_S304)
    {
        _S309 = code_4;
    }
    else
    {
        _S309 = 0U;
    }
    (*&nibbles_0)[lane_10] = _S309;
    meet_0();
    if(_S304)
    {
        _S305 = (lane_10 & 1U) == 0U;
    }
    else
    {
        _S305 = false;
    }
    if(_S305)
    {
        *(codes_0 + i_28 / 2LL) = uchar((((*&nibbles_0)[lane_10]) << int(4)) | (*&nibbles_0)[lane_10 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_16, UpdateArguments_0 * a_20, MultiChunk_0 * c_8, uint lane_11)
{
    bool _S310;
    CodeTables_0 * _S311 = (CodeTables_0 *)a_20->tables_0;
    Elements_open_0(x_16, a_20, lane_11);
    int first_5 = int(0);
    for(;;)
    {
        int _S312 = c_8->count_1;
        if(first_5 < (c_8->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_11);
        bool is_inside_1 = j_1 < _S312;
        bool _S313;
        if(!x_16->is_coded_0)
        {
            _S313 = !is_inside_1;
        }
        else
        {
            _S313 = false;
        }
        if(_S313)
        {
            break;
        }
        longlong e_10 = c_8->begin_1 + longlong(j_1);
        longlong _S314 = c_8->begin_1 + longlong(_S312);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        float v_37;
        longlong i_29;
        if(is_inside_1)
        {
            longlong _S315 = Elements_at_0(x_16, e_10);
            float _S316 = Elements_param_0(x_16, _S315);
            float _S317 = Elements_grad_0(x_16, e_10, &skipped_1);
            States_0 _S318 = Elements_states_0(x_16, _S315);
            s_11 = _S318;
            float _S319 = direction_0(&(&x_16->r_1)->rule_0, _S316, _S317, &s_11);
            float _S320 = step_0(&(&x_16->r_1)->rule_0, _S316, _S319, &s_11);
            if(skipped_1)
            {
                v_37 = _S316;
            }
            else
            {
                v_37 = _S320;
            }
            Elements_put_param_0(x_16, _S315, v_37);
            i_29 = _S315;
        }
        else
        {
            i_29 = e_10;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S321 = Elements_has_0(x_16, int(0));
                    if(!_S321)
                    {
                        break;
                    }
                    if(((&(&x_16->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S310 = true;
                        }
                        else
                        {
                            _S310 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S310)
                        {
                            break;
                        }
                        uint _S322 = Elements_state_type_0(x_16);
                        ulonglong _S323 = (&(&x_16->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S324 = Soft_x24init_0(int(0));
                            float _S325 = of_0(&_S324);
                            v_37 = _S325;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(0)];
                        }
                        put_element_0(_S322, _S323, i_29, v_37);
                    }
                    else
                    {
                        bool _S326 = Step_changes_0(&(&x_16->r_1)->rule_0, int(0));
                        if(_S326)
                        {
                            if(is_inside_1)
                            {
                                _S310 = !skipped_1;
                            }
                            else
                            {
                                _S310 = false;
                            }
                            if(_S310)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(0)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_16->t_0)->state_0[int(0)], _S311, e_10, _S314, v_37, lane_11);
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
                    bool _S327 = Elements_has_0(x_16, int(1));
                    if(!_S327)
                    {
                        break;
                    }
                    if(((&(&x_16->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S310 = true;
                        }
                        else
                        {
                            _S310 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S310)
                        {
                            break;
                        }
                        uint _S328 = Elements_state_type_0(x_16);
                        ulonglong _S329 = (&(&x_16->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S330 = Soft_x24init_0(int(0));
                            float _S331 = of_0(&_S330);
                            v_37 = _S331;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(1)];
                        }
                        put_element_0(_S328, _S329, i_29, v_37);
                    }
                    else
                    {
                        bool _S332 = Step_changes_0(&(&x_16->r_1)->rule_0, int(1));
                        if(_S332)
                        {
                            if(is_inside_1)
                            {
                                _S310 = !skipped_1;
                            }
                            else
                            {
                                _S310 = false;
                            }
                            if(_S310)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(1)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_16->t_0)->state_0[int(1)], _S311, e_10, _S314, v_37, lane_11);
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
                    bool _S333 = Elements_has_0(x_16, int(2));
                    if(!_S333)
                    {
                        break;
                    }
                    if(((&(&x_16->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S310 = true;
                        }
                        else
                        {
                            _S310 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S310)
                        {
                            break;
                        }
                        uint _S334 = Elements_state_type_0(x_16);
                        ulonglong _S335 = (&(&x_16->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S336 = Soft_x24init_0(int(0));
                            float _S337 = of_0(&_S336);
                            v_37 = _S337;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(2)];
                        }
                        put_element_0(_S334, _S335, i_29, v_37);
                    }
                    else
                    {
                        bool _S338 = Step_changes_0(&(&x_16->r_1)->rule_0, int(2));
                        if(_S338)
                        {
                            if(is_inside_1)
                            {
                                _S310 = !skipped_1;
                            }
                            else
                            {
                                _S310 = false;
                            }
                            if(_S310)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(2)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_16->t_0)->state_0[int(2)], _S311, e_10, _S314, v_37, lane_11);
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

__device__ TensorRule_0 * TensorRule_at_1(UpdateArguments_0 * a_21, int tensor_4)
{
    return (TensorRule_0 *)(a_21->rules_0 + 512ULL * ulonglong(tensor_4) + 256ULL);
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_22, int tensor_5)
{
    Elements_0 e_11;
    (&e_11)->t_0 = *((MultiTensor_0 *)a_22->tensors_0 + tensor_5);
    TensorRule_0 * _S339 = TensorRule_at_1(a_22, tensor_5);
    (&e_11)->r_1 = *_S339;
    (&e_11)->is_coded_0 = false;
    Elements_0 _S340 = e_11;
    bool _S341 = Elements_has_0(&_S340, int(0));
    bool _S342;
    if(_S341)
    {
        _S342 = ((&(&(&e_11)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S342 = false;
    }
    if(_S342)
    {
        (&e_11)->is_coded_0 = true;
    }
    Elements_0 _S343 = e_11;
    bool _S344 = Elements_has_0(&_S343, int(1));
    if(_S344)
    {
        _S342 = ((&(&(&e_11)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S342 = false;
    }
    if(_S342)
    {
        (&e_11)->is_coded_0 = true;
    }
    Elements_0 _S345 = e_11;
    bool _S346 = Elements_has_0(&_S345, int(2));
    if(_S346)
    {
        _S342 = ((&(&(&e_11)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S342 = false;
    }
    if(_S342)
    {
        (&e_11)->is_coded_0 = true;
    }
    return e_11;
}

__device__ Soft_0 of_1(Soft_0 * v_38)
{
    return *v_38;
}

__device__ longlong Soft_order_0(Soft_0 * this_25)
{
    ulonglong _S347 = this_25->bits_0;
    longlong _S348;
    if((this_25->bits_0) >= 9223372036854775808ULL)
    {
        ulonglong _S349 = Soft_size_0(this_25);
        _S348 = - longlong(_S349);
    }
    else
    {
        _S348 = longlong(_S347);
    }
    return _S348;
}

__device__ bool Soft_lessThan_0(Soft_0 * this_26, Soft_0 * b_13)
{
    bool _S350 = Soft_is_nan_0(this_26);
    bool _S351;
    if(!_S350)
    {
        bool _S352 = Soft_is_nan_0(b_13);
        _S351 = !_S352;
    }
    else
    {
        _S351 = false;
    }
    if(_S351)
    {
        longlong _S353 = Soft_order_0(this_26);
        longlong _S354 = Soft_order_0(b_13);
        _S351 = _S353 < _S354;
    }
    else
    {
        _S351 = false;
    }
    return _S351;
}

__device__ ulonglong magnitude_bits_0(Soft_0 * x_17)
{
    ulonglong _S355 = bits_of_0(x_17);
    return _S355 & 9223372036854775807ULL;
}

__device__ bool is_nan_1(Soft_0 * x_18)
{
    ulonglong _S356 = magnitude_bits_0(x_18);
    return _S356 > 9218868437227405312ULL;
}

__device__ bool is_nan_of_1(Soft_0 * v_39)
{
    bool _S357 = is_nan_1(v_39);
    return _S357;
}

__device__ Soft_0 larger_of_1(Soft_0 * a_23, Soft_0 * b_14)
{
    bool _S358 = Soft_lessThan_0(a_23, b_14);
    Soft_0 _S359;
    if(_S358)
    {
        _S359 = *b_14;
    }
    else
    {
        _S359 = *a_23;
    }
    return _S359;
}

__device__ Soft_0 smaller_of_1(Soft_0 * a_24, Soft_0 * b_15)
{
    bool _S360 = Soft_lessThan_0(b_15, a_24);
    Soft_0 _S361;
    if(_S360)
    {
        _S361 = *b_15;
    }
    else
    {
        _S361 = *a_24;
    }
    return _S361;
}

__device__ Soft_0 Reading_read_1(Reading_1 * this_27, Soft_0 * g_7)
{
    Soft_0 _S362 = Soft_mul_0(g_7, &this_27->multiplier_0);
    Soft_0 _S363 = Soft_x24init_0(int(0));
    Soft_0 _S364 = of_1(&_S363);
    Soft_0 _S365 = _S364;
    bool _S366 = Soft_lessThan_0(&_S365, &this_27->limit_0);
    bool _S367;
    if(_S366)
    {
        Soft_0 _S368 = _S362;
        bool _S369 = is_nan_of_1(&_S368);
        _S367 = !_S369;
    }
    else
    {
        _S367 = false;
    }
    Soft_0 _S370;
    if(_S367)
    {
        Soft_0 _S371 = Soft_neg_0(&this_27->limit_0);
        Soft_0 _S372 = _S371;
        Soft_0 _S373 = _S362;
        Soft_0 _S374 = larger_of_1(&_S372, &_S373);
        Soft_0 _S375 = _S374;
        Soft_0 _S376 = smaller_of_1(&this_27->limit_0, &_S375);
        _S370 = _S376;
    }
    else
    {
        _S370 = _S362;
    }
    Soft_0 _S377 = _S370;
    Soft_0 _S378 = Soft_mul_0(&_S377, &this_27->clip_0);
    return _S378;
}

__device__ bool is_integral_0(uint type_11)
{
    return type_11 >= 7U;
}

__device__ longlong whole_of_0(uint type_12, ulonglong v_40)
{
    switch(type_12)
    {
    case 7U:
        {
            return longlong(v_40 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_40 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S379;
            if(v_40 != 0ULL)
            {
                _S379 = int(1);
            }
            else
            {
                _S379 = int(0);
            }
            return longlong(_S379);
        }
    default:
        {
            return longlong(v_40);
        }
    }
}

__device__ uint f32_of_f8e4m3_0(uint h_3)
{
    uint a_25 = h_3 & 127U;
    uint sign_9 = (h_3 & 128U) << int(24);
    uint _S380;
    if(a_25 == 127U)
    {
        _S380 = 2143289344U;
    }
    else
    {
        _S380 = widen_0(a_25, 3U, 7U);
    }
    return sign_9 | _S380;
}

__device__ uint f32_of_f8e5m2_0(uint h_4)
{
    uint a_26 = h_4 & 127U;
    uint sign_10 = (h_4 & 128U) << int(24);
    if(a_26 < 124U)
    {
        return sign_10 | (widen_0(a_26, 2U, 15U));
    }
    uint _S381;
    if(a_26 == 124U)
    {
        _S381 = 2139095040U;
    }
    else
    {
        _S381 = 2143289344U;
    }
    return sign_10 | _S381;
}

__device__ uint f32_of_i64_0(longlong v_41)
{
    if(v_41 == 0LL)
    {
        return 0U;
    }
    bool _S382 = v_41 < 0LL;
    ulonglong m_10;
    if(_S382)
    {
        m_10 = 0ULL - ulonglong(v_41);
    }
    else
    {
        m_10 = ulonglong(v_41);
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
    uint q_3 = uint(m_10);
    uint _S383;
    if(_S382)
    {
        _S383 = 2147483648U;
    }
    else
    {
        _S383 = 0U;
    }
    return _S383 + ((top_4 + 126U) << int(23)) + q_3;
}

__device__ uint f32_of_0(uint type_13, ulonglong v_42)
{
    switch(type_13)
    {
    case 1U:
        {
            return low_0(v_42);
        }
    case 2U:
        {
            return f32_of_f64_0(v_42, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_42));
        }
    case 4U:
        {
            return (low_0(v_42)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_42));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_42));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_13, v_42));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_14, ulonglong v_43)
{
    if(type_14 == 2U)
    {
        return v_43;
    }
    if(is_integral_0(type_14))
    {
        return f64_of_i64_0(whole_of_0(type_14, v_43));
    }
    return f64_of_f32_0(f32_of_0(type_14, v_43));
}

__device__ Soft_0 from_1(uint type_15, ulonglong element_2)
{
    return real_of_0(f64_of_0(type_15, element_2));
}

__device__ Soft_0 element_3(uint type_16, ulonglong base_8, longlong i_30)
{
    ulonglong _S384 = load_0(size_of_0(type_16), base_8, i_30);
    return from_1(type_16, _S384);
}

__device__ float f32_1(Soft_0 * this_28)
{
    float _S385 = of_0(this_28);
    return _S385;
}

__device__ Reading_0 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_0 _S386;
    (&_S386)->multiplier_0 = multiplier_1;
    (&_S386)->limit_0 = limit_1;
    (&_S386)->clip_0 = clip_1;
    return _S386;
}

__device__ Soft_0 of_f32_1(float v_44)
{
    return wide_0(v_44);
}

__device__ Soft_0 grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_9, longlong i_31)
{
    uint _S387 = t_2->grad_dtype_0;
    Soft_0 g_8 = element_3(t_2->grad_dtype_0, t_2->grad_0, i_31);
    bool _S388;
    if((t_2->param_dtype_0) == 2U)
    {
        _S388 = true;
    }
    else
    {
        _S388 = _S387 == 2U;
    }
    if(_S388)
    {
        Soft_0 _S389 = g_8;
        Soft_0 _S390 = Reading_read_1(r_9, &_S389);
        return _S390;
    }
    float _S391 = f32_1(&r_9->multiplier_0);
    float _S392 = f32_1(&r_9->limit_0);
    float _S393 = f32_1(&r_9->clip_0);
    Reading_0 narrow_1 = Reading_x24init_0(_S391, _S392, _S393);
    Soft_0 _S394 = g_8;
    float _S395 = f32_1(&_S394);
    Reading_0 _S396 = narrow_1;
    float _S397 = Reading_read_0(&_S396, _S395);
    return of_f32_1(_S397);
}

__device__ Reading_1 Reading_x24init_1(Soft_0 * multiplier_2, Soft_0 * limit_2, Soft_0 * clip_2)
{
    Reading_1 _S398;
    (&_S398)->multiplier_0 = *multiplier_2;
    (&_S398)->limit_0 = *limit_2;
    (&_S398)->clip_0 = *clip_2;
    return _S398;
}

__device__ __shared__ FixedArray<Soft_0, 256>  values_2;

__device__ Soft_0 Sum_of_1(Soft_0 * a_27, Soft_0 * b_16)
{
    Soft_0 _S399 = Soft_add_0(a_27, b_16);
    return _S399;
}

__device__ Soft_0 Group_all_3(Soft_0 * v_45, uint lane_12, uint width_6)
{
    (*&values_2)[lane_12] = *v_45;
    meet_0();
    uint _S400 = (U32_min((width_6), (16U)));
    uint place_2 = lane_12 & (width_6 - 1U);
    uint first_6 = lane_12 - place_2;
    Soft_0 _S401;
    uint i_32;
    if(width_6 > _S400)
    {
        if(place_2 < _S400)
        {
            uint _S402 = place_2 + _S400;
            _S401 = *v_45;
            i_32 = _S402;
            for(;;)
            {
                if(i_32 < width_6)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S403 = _S401;
                Soft_0 _S404 = (*&values_2)[first_6 + i_32];
                Soft_0 _S405 = Sum_of_1(&_S403, &_S404);
                uint i_33 = i_32 + _S400;
                _S401 = _S405;
                i_32 = i_33;
            }
            (*&values_2)[lane_12] = _S401;
        }
        meet_0();
    }
    _S401 = (*&values_2)[first_6];
    i_32 = 1U;
    for(;;)
    {
        if(i_32 < _S400)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S406 = _S401;
        Soft_0 _S407 = (*&values_2)[first_6 + i_32];
        Soft_0 _S408 = Sum_of_1(&_S406, &_S407);
        uint i_34 = i_32 + 1U;
        _S401 = _S408;
        i_32 = i_34;
    }
    meet_0();
    return _S401;
}

__device__ Soft_0 Group_all_4(Soft_0 * v_46, uint lane_13)
{
    Soft_0 _S409 = Group_all_3(v_46, lane_13, 256U);
    return _S409;
}

__device__ Soft_0 LargestOf_of_1(Soft_0 * a_28, Soft_0 * b_17)
{
    Soft_0 _S410 = larger_of_1(a_28, b_17);
    return _S410;
}

__device__ Soft_0 Group_all_5(Soft_0 * v_47, uint lane_14, uint width_7)
{
    (*&values_2)[lane_14] = *v_47;
    meet_0();
    uint _S411 = (U32_min((width_7), (16U)));
    uint place_3 = lane_14 & (width_7 - 1U);
    uint first_7 = lane_14 - place_3;
    Soft_0 _S412;
    uint i_35;
    if(width_7 > _S411)
    {
        if(place_3 < _S411)
        {
            uint _S413 = place_3 + _S411;
            _S412 = *v_47;
            i_35 = _S413;
            for(;;)
            {
                if(i_35 < width_7)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S414 = _S412;
                Soft_0 _S415 = (*&values_2)[first_7 + i_35];
                Soft_0 _S416 = LargestOf_of_1(&_S414, &_S415);
                uint i_36 = i_35 + _S411;
                _S412 = _S416;
                i_35 = i_36;
            }
            (*&values_2)[lane_14] = _S412;
        }
        meet_0();
    }
    _S412 = (*&values_2)[first_7];
    i_35 = 1U;
    for(;;)
    {
        if(i_35 < _S411)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S417 = _S412;
        Soft_0 _S418 = (*&values_2)[first_7 + i_35];
        Soft_0 _S419 = LargestOf_of_1(&_S417, &_S418);
        uint i_37 = i_35 + 1U;
        _S412 = _S419;
        i_35 = i_37;
    }
    meet_0();
    return _S412;
}

__device__ longlong i64_of_f64_0(ulonglong u_9)
{
    uint _S420 = high_0(u_9);
    uint _S421 = _S420 >> int(31);
    bool negative_0 = _S421 != 0U;
    uint e_12 = (_S420 >> int(20)) & 2047U;
    ulonglong m_11 = (u_9 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S422;
    if(e_12 == 2047U)
    {
        _S422 = m_11 != 4503599627370496ULL;
    }
    else
    {
        _S422 = false;
    }
    if(_S422)
    {
        return 0LL;
    }
    if(e_12 < 1023U)
    {
        return 0LL;
    }
    if(e_12 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S421));
    }
    ulonglong m_12;
    if(e_12 >= 1075U)
    {
        m_12 = m_11 << (e_12 - 1075U);
    }
    else
    {
        m_12 = m_11 >> (1075U - e_12);
    }
    longlong _S423;
    if(negative_0)
    {
        _S423 = longlong(0ULL - m_12);
    }
    else
    {
        _S423 = longlong(m_12);
    }
    return _S423;
}

__device__ longlong clamp_to_0(uint type_17, longlong v_48)
{
    longlong _S424;
    switch(type_17)
    {
    case 7U:
        {
            if(v_48 < -128LL)
            {
                _S424 = -128LL;
            }
            else
            {
                if(v_48 > 127LL)
                {
                    _S424 = 127LL;
                }
                else
                {
                    _S424 = v_48;
                }
            }
            return _S424;
        }
    case 8U:
        {
            if(v_48 < 0LL)
            {
                _S424 = 0LL;
            }
            else
            {
                if(v_48 > 255LL)
                {
                    _S424 = 255LL;
                }
                else
                {
                    _S424 = v_48;
                }
            }
            return _S424;
        }
    case 9U:
        {
            if(v_48 < -2147483648LL)
            {
                _S424 = -2147483648LL;
            }
            else
            {
                if(v_48 > 2147483647LL)
                {
                    _S424 = 2147483647LL;
                }
                else
                {
                    _S424 = v_48;
                }
            }
            return _S424;
        }
    default:
        {
            return v_48;
        }
    }
}

__device__ uint f8e4m3_of_f32_0(uint u_10)
{
    uint a_29 = u_10 & 2147483647U;
    uint sign_11 = (u_10 >> int(24)) & 128U;
    uint _S425;
    if(a_29 >= 1140850688U)
    {
        _S425 = 127U;
    }
    else
    {
        _S425 = (U32_min((narrow_0(a_29, 3U, 7U)), (127U)));
    }
    return sign_11 | _S425;
}

__device__ uint f8e5m2_of_f32_0(uint u_11)
{
    uint a_30 = u_11 & 2147483647U;
    uint sign_12 = (u_11 >> int(24)) & 128U;
    if(a_30 > 2139095040U)
    {
        return sign_12 | 126U;
    }
    uint _S426;
    if(a_30 >= 1199570944U)
    {
        _S426 = 124U;
    }
    else
    {
        _S426 = (U32_min((narrow_0(a_30, 2U, 15U)), (124U)));
    }
    return sign_12 | _S426;
}

__device__ ulonglong narrow_of_f32_0(uint type_18, uint u_12)
{
    switch(type_18)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_12));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_12));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_12));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_12));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_19, ulonglong u_13)
{
    switch(type_19)
    {
    case 2U:
        {
            return u_13;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_13, false));
        }
    case 11U:
        {
            int _S427;
            if((u_13 << int(1)) != 0ULL)
            {
                _S427 = int(1);
            }
            else
            {
                _S427 = int(0);
            }
            return ulonglong(_S427);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_19, i64_of_f64_0(u_13)));
        }
    default:
        {
            return narrow_of_f32_0(type_19, f32_of_f64_0(u_13, true));
        }
    }
}

__device__ ulonglong to_1(Soft_0 * this_29, uint type_20)
{
    ulonglong _S428 = bits_of_0(this_29);
    return of_f64_0(type_20, _S428);
}

__device__ void put_element_1(uint type_21, ulonglong base_9, longlong i_38, Soft_0 * v_49)
{
    uint _S429 = size_of_0(type_21);
    ulonglong _S430 = to_1(v_49, type_21);
    store_0(_S429, base_9, i_38, _S430);
    return;
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ uint row_at_0(uint i_39, uint rows_2)
{
    return (U32_min((i_39), (rows_2 - 1U)));
}

struct MultiPartial_0
{
    Soft_0 powers_0;
    Soft_0 largest_1;
    longlong non_finite_0;
};

__device__ MultiPartial_0 MultiPartial_x24init_0(Soft_0 * powers_1, Soft_0 * largest_2, longlong non_finite_1)
{
    MultiPartial_0 _S431;
    (&_S431)->powers_0 = *powers_1;
    (&_S431)->largest_1 = *largest_2;
    (&_S431)->non_finite_0 = non_finite_1;
    return _S431;
}

__device__ void Sums_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_31, uint group_1, uint lane_15)
{
    uint c_9 = group_1;
    for(;;)
    {
        uint _S432 = a_31->chunk_count_0;
        if(c_9 < (a_31->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S433 = (MultiChunk_0 *)a_31->chunks_0 + row_at_0(c_9, _S432);
        MultiChunk_0 chunk_0 = *_S433;
        bool _S434 = takes_part_1(a_31, (*_S433).tensor_3);
        if(!_S434)
        {
            c_9 = c_9 + a_31->groups_0;
            continue;
        }
        Elements_0 _S435 = Elements_of_0(a_31, chunk_0.tensor_3);
        Elements_0 _S436 = _S435;
        Elements_open_0(&_S436, a_31, lane_15);
        Soft_0 kZero_1 = Soft_x24init_0(int(0));
        Soft_0 params_0 = kZero_1;
        Soft_0 squares_0 = kZero_1;
        int begin_2 = int(0);
        for(;;)
        {
            if(begin_2 < (chunk_0.count_1))
            {
            }
            else
            {
                break;
            }
            int first_8 = begin_2 + int(lane_15 / 16U) * int(256);
            int _S437 = (I32_min((first_8 + int(256)), (chunk_0.count_1)));
            Soft_0 _S438 = kZero_1;
            float _S439 = of_0(&_S438);
            int _S440 = first_8 + int(lane_15 % 16U);
            float p2_0 = _S439;
            float d2_0 = _S439;
            int j_2 = _S440;
            for(;;)
            {
                if(j_2 < _S437)
                {
                }
                else
                {
                    break;
                }
                longlong i_40 = chunk_0.begin_1 + longlong(j_2);
                Elements_0 _S441 = _S435;
                float _S442 = Elements_param_0(&_S441, i_40);
                Elements_0 _S443 = _S435;
                bool skipped_2;
                float _S444 = Elements_grad_0(&_S443, i_40, &skipped_2);
                Elements_0 _S445 = _S435;
                States_0 _S446 = Elements_states_0(&_S445, i_40);
                States_0 s_12 = _S446;
                Rule_0 _S447 = _S435.r_1.rule_0;
                float _S448 = direction_0(&_S447, _S442, _S444, &s_12);
                float _S449 = joint_0(_S442, _S442, p2_0);
                float _S450 = joint_0(_S448, _S448, d2_0);
                int j_3 = j_2 + int(16);
                p2_0 = _S449;
                d2_0 = _S450;
                j_2 = j_3;
            }
            Soft_0 _S451 = params_0;
            Soft_0 _S452 = Halving_after_0(&_S451, p2_0, lane_15, 16U);
            Soft_0 _S453 = squares_0;
            Soft_0 _S454 = Halving_after_0(&_S453, d2_0, lane_15, 16U);
            int begin_3 = begin_2 + int(4096);
            params_0 = _S452;
            squares_0 = _S454;
            begin_2 = begin_3;
        }
        if(lane_15 == 0U)
        {
            Soft_0 _S455 = params_0;
            Soft_0 _S456 = squares_0;
            MultiPartial_0 _S457 = MultiPartial_x24init_0(&_S455, &_S456, 0LL);
            *((MultiPartial_0 *)a_31->partials_0 + c_9) = _S457;
        }
        c_9 = c_9 + a_31->groups_0;
    }
    return;
}

__device__ void Means_run_0(Spec_0 * spec_1, UpdateArguments_0 * a_32, uint group_2, uint lane_16)
{
    uint _S458 = a_32->tensor_count_0;
    ulonglong _S459 = ulonglong(a_32->tensor_count_0) * 32ULL;
    ulonglong part_0 = ulonglong(group_2);
    for(;;)
    {
        if(part_0 < _S459)
        {
        }
        else
        {
            break;
        }
        int tensor_6 = int(row_at_0(uint(part_0 / 32ULL), _S458));
        int slice_0 = int(part_0 % 32ULL);
        bool _S460;
        if((((MultiTensor_0 *)a_32->tensors_0 + tensor_6)->columns_0) == 0LL)
        {
            _S460 = true;
        }
        else
        {
            bool _S461 = takes_part_1(a_32, tensor_6);
            _S460 = !_S461;
        }
        if(_S460)
        {
            part_0 = part_0 + ulonglong(a_32->groups_0);
            continue;
        }
        Elements_0 _S462 = Elements_of_0(a_32, tensor_6);
        longlong rows_3 = _S462.t_0.count_0 / _S462.t_0.columns_0;
        longlong row_6 = longlong(slice_0 * int(16));
        for(;;)
        {
            if(row_6 < rows_3)
            {
            }
            else
            {
                break;
            }
            Elements_0 _S463 = _S462;
            Means_row_means_0(&_S463, row_6, rows_3, lane_16);
            row_6 = row_6 + 512LL;
        }
        longlong strips_0 = (_S462.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S464 = rows_3 / _S462.t_0.rows_0;
        longlong _S465 = _S464 * strips_0;
        longlong i_41 = longlong(slice_0);
        for(;;)
        {
            if(i_41 < _S465)
            {
            }
            else
            {
                break;
            }
            longlong _S466 = i_41 / strips_0;
            longlong _S467 = i_41 % strips_0;
            longlong _S468 = _S467 * 256LL + longlong(lane_16);
            Elements_0 _S469 = _S462;
            Means_column_means_0(&_S469, _S466, _S468);
            i_41 = i_41 + 32LL;
        }
        part_0 = part_0 + ulonglong(a_32->groups_0);
    }
    return;
}

__device__ bool is_narrow_2(MultiTensor_0 * t_3)
{
    bool _S470;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S470 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S470 = false;
    }
    if(_S470)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S470 = true;
        }
        else
        {
            _S470 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S470 = false;
    }
    return _S470;
}

__device__ void Step_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_33, uint group_3, uint lane_17)
{
    uint c_10 = group_3;
    for(;;)
    {
        uint _S471 = a_33->chunk_count_0;
        if(c_10 < (a_33->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S472 = (MultiChunk_0 *)a_33->chunks_0 + row_at_0(c_10, _S471);
        MultiChunk_0 chunk_1 = *_S472;
        Elements_0 _S473 = Elements_of_0(a_33, (*_S472).tensor_3);
        MultiTensor_0 _S474 = _S473.t_0;
        bool _S475 = is_narrow_2(&_S474);
        if(_S475 != true)
        {
            c_10 = c_10 + a_33->groups_0;
            continue;
        }
        if((_S473.r_1.applies_0) != 0U)
        {
            Elements_0 _S476 = _S473;
            MultiChunk_0 _S477 = chunk_1;
            Step_update_0(&_S476, a_33, &_S477, lane_17);
        }
        else
        {
            if((_S473.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S478 = _S473;
                MultiChunk_0 _S479 = chunk_1;
                Step_copy_0(&_S478, &_S479, lane_17);
            }
        }
        c_10 = c_10 + a_33->groups_0;
    }
    return;
}

__device__ Rule_0 Rule_of_0(Rule_1 * r_10)
{
    Rule_0 to_2;
    (&to_2)->kind_0 = r_10->kind_0;
    (&to_2)->nesterov_0 = r_10->nesterov_0;
    (&to_2)->amsgrad_0 = r_10->amsgrad_0;
    (&to_2)->centered_0 = r_10->centered_0;
    (&to_2)->maximize_0 = r_10->maximize_0;
    (&to_2)->first_2 = r_10->first_2;
    (&to_2)->has_momentum_0 = r_10->has_momentum_0;
    (&to_2)->factored_0 = r_10->factored_0;
    float _S480 = of_0(&r_10->lr_0);
    (&to_2)->lr_0 = _S480;
    float _S481 = of_0(&r_10->decay_0);
    (&to_2)->decay_0 = _S481;
    float _S482 = of_0(&r_10->pull_0);
    (&to_2)->pull_0 = _S482;
    float _S483 = of_0(&r_10->shrink_0);
    (&to_2)->shrink_0 = _S483;
    float _S484 = of_0(&r_10->momentum_0);
    (&to_2)->momentum_0 = _S484;
    float _S485 = of_0(&r_10->undamped_0);
    (&to_2)->undamped_0 = _S485;
    float _S486 = of_0(&r_10->beta1_0);
    (&to_2)->beta1_0 = _S486;
    float _S487 = of_0(&r_10->beta2_0);
    (&to_2)->beta2_0 = _S487;
    float _S488 = of_0(&r_10->beta3_0);
    (&to_2)->beta3_0 = _S488;
    float _S489 = of_0(&r_10->slow_0);
    (&to_2)->slow_0 = _S489;
    float _S490 = of_0(&r_10->correction1_0);
    (&to_2)->correction1_0 = _S490;
    float _S491 = of_0(&r_10->correction2_0);
    (&to_2)->correction2_0 = _S491;
    float _S492 = of_0(&r_10->eps_0);
    (&to_2)->eps_0 = _S492;
    float _S493 = of_0(&r_10->trust_coefficient_0);
    (&to_2)->trust_coefficient_0 = _S493;
    float _S494 = of_0(&r_10->max_ratio_0);
    (&to_2)->max_ratio_0 = _S494;
    float _S495 = of_0(&r_10->min_rms_0);
    (&to_2)->min_rms_0 = _S495;
    float _S496 = of_0(&r_10->clip_threshold_0);
    (&to_2)->clip_threshold_0 = _S496;
    float _S497 = of_0(&r_10->one_minus_beta1_0);
    (&to_2)->one_minus_beta1_0 = _S497;
    float _S498 = of_0(&r_10->one_minus_beta2_0);
    (&to_2)->one_minus_beta2_0 = _S498;
    float _S499 = of_0(&r_10->one_minus_beta3_0);
    (&to_2)->one_minus_beta3_0 = _S499;
    float _S500 = of_0(&r_10->factor_0);
    (&to_2)->factor_0 = _S500;
    return to_2;
}

__device__ longlong clamp_1(longlong x_19, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_19), (minBound_1)))), (maxBound_1)));
}

struct Decision_0
{
    Soft_0 apply_0;
    Soft_0 multiplier_3;
    Soft_0 limit_3;
    Soft_0 clip_3;
};

__device__ Soft_0 negated_0(Soft_0 * x_20)
{
    ulonglong _S501 = bits_of_0(x_20);
    return real_of_0(_S501 ^ 9223372036854775808ULL);
}

__device__ Reading_1 Reading_of_0(Decision_0 * d_1, bool maximize_1)
{
    Soft_0 _S502 = of_1(&d_1->multiplier_3);
    Soft_0 _S503 = of_1(&d_1->limit_3);
    Soft_0 _S504;
    if(maximize_1)
    {
        Soft_0 _S505 = negated_0(&d_1->clip_3);
        _S504 = _S505;
    }
    else
    {
        _S504 = d_1->clip_3;
    }
    Soft_0 _S506 = _S504;
    Soft_0 _S507 = of_1(&_S506);
    Soft_0 _S508 = _S502;
    Soft_0 _S509 = _S503;
    Soft_0 _S510 = _S507;
    Reading_1 _S511 = Reading_x24init_1(&_S508, &_S509, &_S510);
    return _S511;
}

__device__ Reading_0 Reading_of_1(Decision_0 * d_2, bool maximize_2)
{
    float _S512 = of_0(&d_2->multiplier_3);
    float _S513 = of_0(&d_2->limit_3);
    Soft_0 _S514;
    if(maximize_2)
    {
        Soft_0 _S515 = negated_0(&d_2->clip_3);
        _S514 = _S515;
    }
    else
    {
        _S514 = d_2->clip_3;
    }
    Soft_0 _S516 = _S514;
    float _S517 = of_0(&_S516);
    return Reading_x24init_0(_S512, _S513, _S517);
}

__device__ Soft_0 Group_all_6(Soft_0 * v_50, uint lane_18)
{
    Soft_0 _S518 = Group_all_5(v_50, lane_18, 256U);
    return _S518;
}

__device__ Soft_0 group_sum_0(Soft_0 * v_51, uint lane_19)
{
    Soft_0 _S519 = Group_all_4(v_51, lane_19);
    return _S519;
}

__device__ uint group_sum_1(uint v_52, uint lane_20)
{
    uint _S520 = Group_all_1(v_52, lane_20);
    return _S520;
}

__device__ float Group_all_7(float v_53, uint lane_21)
{
    float _S521 = Group_all_2(v_53, lane_21, 256U);
    return _S521;
}

__device__ static const FixedArray<ulonglong, 14>  c_11 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_12 = {
    4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 4599676419421066581ULL, 4607182418800017408ULL
};
__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_1)
{
    ulonglong _S522;
    if(address_0 != 0ULL)
    {
        _S522 = address_0;
    }
    else
    {
        _S522 = other_1;
    }
    return _S522;
}

struct DecisionReport_0
{
    Soft_0 apply_1;
    Soft_0 non_finite_2;
    Soft_0 first_bad_0;
    Soft_0 norm_0;
};

__device__ DecisionReport_0 DecisionReport_x24init_0(Soft_0 * apply_2, Soft_0 * non_finite_3, Soft_0 * first_bad_1, Soft_0 * norm_1)
{
    DecisionReport_0 _S523;
    (&_S523)->apply_1 = *apply_2;
    (&_S523)->non_finite_2 = *non_finite_3;
    (&_S523)->first_bad_0 = *first_bad_1;
    (&_S523)->norm_0 = *norm_1;
    return _S523;
}

__device__ bool Soft_lessThanOrEquals_0(Soft_0 * this_30, Soft_0 * b_18)
{
    bool _S524 = Soft_is_nan_0(this_30);
    bool _S525;
    if(!_S524)
    {
        bool _S526 = Soft_is_nan_0(b_18);
        _S525 = !_S526;
    }
    else
    {
        _S525 = false;
    }
    if(_S525)
    {
        longlong _S527 = Soft_order_0(this_30);
        longlong _S528 = Soft_order_0(b_18);
        _S525 = _S527 <= _S528;
    }
    else
    {
        _S525 = false;
    }
    return _S525;
}

__device__ bool Soft_equals_0(Soft_0 * this_31, Soft_0 * b_19)
{
    bool _S529 = Soft_is_nan_0(this_31);
    bool _S530;
    if(!_S529)
    {
        bool _S531 = Soft_is_nan_0(b_19);
        _S530 = !_S531;
    }
    else
    {
        _S530 = false;
    }
    if(_S530)
    {
        longlong _S532 = Soft_order_0(this_31);
        longlong _S533 = Soft_order_0(b_19);
        _S530 = _S532 == _S533;
    }
    else
    {
        _S530 = false;
    }
    return _S530;
}

__device__ Soft_0 real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ bool is_infinite_0(Soft_0 * v_54)
{
    ulonglong _S534 = magnitude_bits_0(v_54);
    return _S534 == 9218868437227405312ULL;
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
    uint over_1;
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

__device__ Soft_0 Decide_gathered_0(DecideArguments_0 * a_34, GradStats_0 * row_7)
{
    Soft_0 kZero_2 = Soft_x24init_0(int(0));
    Soft_0 _S535 = kZero_2;
    bool _S536 = Soft_lessThan_0(&_S535, &row_7->non_finite_4);
    bool _S537;
    if(_S536)
    {
        Soft_0 _S538 = kZero_2;
        bool _S539 = Soft_equals_0(&a_34->limit_4, &_S538);
        _S537 = _S539;
    }
    else
    {
        _S537 = false;
    }
    if(_S537)
    {
        return real_nan_0();
    }
    bool _S540 = is_infinite_0(&a_34->p_1);
    Soft_0 _S541;
    if(_S540)
    {
        _S541 = row_7->largest_3;
    }
    else
    {
        _S541 = row_7->powers_2;
    }
    return _S541;
}

__device__ Soft_0 largest_of_0(Soft_0 * a_35, Soft_0 * b_20)
{
    bool _S542 = Soft_lessThan_0(a_35, b_20);
    bool _S543;
    if(_S542)
    {
        _S543 = true;
    }
    else
    {
        bool _S544 = is_nan_1(b_20);
        _S543 = _S544;
    }
    Soft_0 _S545;
    if(_S543)
    {
        _S545 = *b_20;
    }
    else
    {
        _S545 = *a_35;
    }
    return _S545;
}

__device__ Soft_0 Decide_gather_0(DecideArguments_0 * a_36, Soft_0 * v_55, Soft_0 * w_3)
{
    bool _S546 = is_infinite_0(&a_36->p_1);
    Soft_0 _S547;
    if(_S546)
    {
        Soft_0 _S548 = largest_of_0(v_55, w_3);
        _S547 = _S548;
    }
    else
    {
        Soft_0 _S549 = Soft_add_0(v_55, w_3);
        _S547 = _S549;
    }
    return _S547;
}

__device__ bool Decide_in_total_0(DecideArguments_0 * a_37, DecisionReport_0 * r_11)
{
    Soft_0 kZero_3 = Soft_x24init_0(int(0));
    Soft_0 _S550 = r_11->apply_1;
    Soft_0 _S551 = kZero_3;
    bool _S552 = Soft_equals_0(&_S550, &_S551);
    bool _S553;
    if(!_S552)
    {
        _S553 = true;
    }
    else
    {
        _S553 = (a_37->together_0) != 0U;
    }
    return _S553;
}

__device__ Soft_0 Soft_root_0(Soft_0 * this_32)
{
    ulonglong _S554 = Soft_size_0(this_32);
    bool _S555;
    if(_S554 == 0ULL)
    {
        _S555 = true;
    }
    else
    {
        bool _S556 = Soft_is_nan_0(this_32);
        _S555 = _S556;
    }
    if(_S555)
    {
        _S555 = true;
    }
    else
    {
        _S555 = (this_32->bits_0) == 9218868437227405312ULL;
    }
    if(_S555)
    {
        return *this_32;
    }
    if((this_32->bits_0) >= 9223372036854775808ULL)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    int e_13;
    ulonglong _S557 = Soft_normal_0(this_32, &e_13);
    int i_42;
    if((e_13 & int(1)) != int(0))
    {
        i_42 = int(10);
    }
    else
    {
        i_42 = int(11);
    }
    ulonglong left_0 = _S557 << i_42;
    ulonglong root_3 = 0ULL;
    i_42 = int(0);
    ulonglong rest_5 = 0ULL;
    ulonglong left_1 = left_0;
    for(;;)
    {
        if(i_42 < int(56))
        {
        }
        else
        {
            break;
        }
        ulonglong rest_6 = (rest_5 << int(2)) | (left_1 >> int(62));
        ulonglong left_2 = left_1 << int(2);
        ulonglong next_0 = (root_3 << int(2)) | 1ULL;
        bool fits_1 = rest_6 >= next_0;
        if(fits_1)
        {
            rest_5 = rest_6 - next_0;
        }
        else
        {
            rest_5 = rest_6;
        }
        ulonglong _S558 = root_3 << int(1);
        int _S559;
        if(fits_1)
        {
            _S559 = int(1);
        }
        else
        {
            _S559 = int(0);
        }
        ulonglong _S560 = _S558 | ulonglong(_S559);
        int i_43 = i_42 + int(1);
        root_3 = _S560;
        i_42 = i_43;
        left_1 = left_2;
    }
    if(rest_5 != 0ULL)
    {
        i_42 = int(1);
    }
    else
    {
        i_42 = int(0);
    }
    ulonglong _S561 = root_3 | ulonglong(i_42);
    int _S562 = e_13;
    if((e_13 & int(1)) != int(0))
    {
        i_42 = int(1085);
    }
    else
    {
        i_42 = int(1086);
    }
    return Soft_rounded_0(0ULL, _S561, (_S562 - i_42) / int(2) - int(24));
}

__device__ Soft_0 sqrt_0(Soft_0 * x_21)
{
    Soft_0 _S563 = Soft_root_0(x_21);
    return _S563;
}

__device__ Soft_0 portable_log_0(Soft_0 * x_22)
{
    ulonglong _S564 = bits_of_0(x_22);
    Soft_0 m_13 = real_of_0((_S564 & 4503599627370495ULL) | 4607182418800017408ULL);
    Soft_0 _S565 = real_of_0(4609047870845172685ULL);
    Soft_0 _S566 = m_13;
    bool _S567 = Soft_lessThan_0(&_S565, &_S566);
    int _S568 = int(uint(_S564 >> int(52))) - int(1023);
    int k_8;
    if(_S567)
    {
        k_8 = int(1);
    }
    else
    {
        k_8 = int(0);
    }
    Soft_0 e_14 = Soft_x24init_0(_S568 + k_8);
    Soft_0 m_14;
    if(_S567)
    {
        Soft_0 _S569 = half_3();
        Soft_0 _S570 = m_13;
        Soft_0 _S571 = _S569;
        Soft_0 _S572 = Soft_mul_0(&_S570, &_S571);
        m_14 = _S572;
    }
    else
    {
        m_14 = m_13;
    }
    Soft_0 kOne_0 = Soft_x24init_0(int(1));
    Soft_0 _S573 = m_14;
    Soft_0 _S574 = kOne_0;
    Soft_0 _S575 = Soft_sub_0(&_S573, &_S574);
    Soft_0 _S576 = m_14;
    Soft_0 _S577 = kOne_0;
    Soft_0 _S578 = Soft_add_0(&_S576, &_S577);
    Soft_0 _S579 = _S575;
    Soft_0 _S580 = _S578;
    Soft_0 _S581 = Soft_div_0(&_S579, &_S580);
    Soft_0 _S582 = _S581;
    Soft_0 _S583 = _S581;
    Soft_0 _S584 = Soft_mul_0(&_S582, &_S583);
    Soft_0 sum_2 = real_of_0(4587023449039406616ULL);
    k_8 = int(1);
    for(;;)
    {
        if(k_8 < int(11))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S585 = sum_2;
        Soft_0 _S586 = _S584;
        Soft_0 _S587 = Soft_mul_0(&_S585, &_S586);
        Soft_0 _S588 = real_of_0(c_12[k_8]);
        Soft_0 _S589 = _S587;
        Soft_0 _S590 = _S588;
        Soft_0 _S591 = Soft_add_0(&_S589, &_S590);
        int k_9 = k_8 + int(1);
        sum_2 = _S591;
        k_8 = k_9;
    }
    Soft_0 _S592 = Soft_x24init_0(int(2));
    Soft_0 _S593 = _S581;
    Soft_0 _S594 = Soft_mul_0(&_S592, &_S593);
    Soft_0 _S595 = _S594;
    Soft_0 _S596 = sum_2;
    Soft_0 _S597 = Soft_mul_0(&_S595, &_S596);
    Soft_0 _S598 = real_of_0(4604418534313441775ULL);
    Soft_0 _S599 = e_14;
    Soft_0 _S600 = _S598;
    Soft_0 _S601 = Soft_mul_0(&_S599, &_S600);
    Soft_0 _S602 = _S597;
    Soft_0 _S603 = _S601;
    Soft_0 _S604 = Soft_add_0(&_S602, &_S603);
    return _S604;
}

__device__ Soft_0 magnitude_1(Soft_0 * x_23)
{
    ulonglong _S605 = magnitude_bits_0(x_23);
    return real_of_0(_S605);
}

__device__ Soft_0 with_sign_0(Soft_0 * x_24, Soft_0 * sign_13)
{
    ulonglong _S606 = magnitude_bits_0(x_24);
    ulonglong _S607 = bits_of_0(sign_13);
    return real_of_0(_S606 | (_S607 & 9223372036854775808ULL));
}

__device__ Soft_0 rounded_0(Soft_0 * x_25)
{
    Soft_0 _S608 = magnitude_1(x_25);
    Soft_0 big_0 = real_of_0(4841369599423283200ULL);
    Soft_0 _S609 = _S608;
    Soft_0 _S610 = big_0;
    Soft_0 _S611 = Soft_add_0(&_S609, &_S610);
    Soft_0 _S612 = _S611;
    Soft_0 _S613 = big_0;
    Soft_0 _S614 = Soft_sub_0(&_S612, &_S613);
    Soft_0 _S615 = _S608;
    Soft_0 _S616 = big_0;
    bool _S617 = Soft_lessThan_0(&_S615, &_S616);
    Soft_0 _S618;
    if(_S617)
    {
        _S618 = _S614;
    }
    else
    {
        _S618 = _S608;
    }
    Soft_0 _S619 = _S618;
    Soft_0 _S620 = with_sign_0(&_S619, x_25);
    return _S620;
}

__device__ Soft_0 power_of_e_0(Soft_0 * x_26)
{
    bool _S621 = is_nan_1(x_26);
    if(_S621)
    {
        return *x_26;
    }
    Soft_0 _S622 = Soft_x24init_0(int(709));
    bool _S623 = Soft_lessThan_0(&_S622, x_26);
    if(_S623)
    {
        return real_of_0(9218868437227405312ULL);
    }
    Soft_0 _S624 = Soft_x24init_0(int(-708));
    bool _S625 = Soft_lessThan_0(x_26, &_S624);
    if(_S625)
    {
        return Soft_x24init_0(int(0));
    }
    Soft_0 _S626 = real_of_0(4609176140021203710ULL);
    Soft_0 _S627 = Soft_mul_0(x_26, &_S626);
    Soft_0 _S628 = _S627;
    Soft_0 _S629 = rounded_0(&_S628);
    Soft_0 _S630 = real_of_0(4604418534311723008ULL);
    Soft_0 _S631 = _S629;
    Soft_0 _S632 = _S630;
    Soft_0 _S633 = Soft_mul_0(&_S631, &_S632);
    Soft_0 _S634 = _S633;
    Soft_0 _S635 = Soft_sub_0(x_26, &_S634);
    Soft_0 _S636 = real_of_0(4461442080421002358ULL);
    Soft_0 _S637 = _S629;
    Soft_0 _S638 = _S636;
    Soft_0 _S639 = Soft_mul_0(&_S637, &_S638);
    Soft_0 _S640 = _S635;
    Soft_0 _S641 = _S639;
    Soft_0 _S642 = Soft_sub_0(&_S640, &_S641);
    Soft_0 sum_3 = real_of_0(4460272573143870729ULL);
    int k_10 = int(1);
    for(;;)
    {
        if(k_10 < int(14))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S643 = sum_3;
        Soft_0 _S644 = _S642;
        Soft_0 _S645 = Soft_mul_0(&_S643, &_S644);
        Soft_0 _S646 = real_of_0(c_11[k_10]);
        Soft_0 _S647 = _S645;
        Soft_0 _S648 = _S646;
        Soft_0 _S649 = Soft_add_0(&_S647, &_S648);
        int k_11 = k_10 + int(1);
        sum_3 = _S649;
        k_10 = k_11;
    }
    Soft_0 _S650 = sum_3;
    ulonglong _S651 = bits_of_0(&_S650);
    Soft_0 _S652 = _S629;
    ulonglong _S653 = bits_of_0(&_S652);
    return real_of_0(_S651 + (ulonglong(i64_of_f64_0(_S653)) << int(52)));
}

__device__ Soft_0 power_of_0(Soft_0 * x_27, Soft_0 * y_4)
{
    Soft_0 kOne_1 = Soft_x24init_0(int(1));
    Soft_0 _S654 = kOne_1;
    bool _S655 = Soft_equals_0(y_4, &_S654);
    bool _S656;
    if(_S655)
    {
        _S656 = true;
    }
    else
    {
        bool _S657 = is_nan_1(x_27);
        _S656 = _S657;
    }
    if(_S656)
    {
        _S656 = true;
    }
    else
    {
        Soft_0 _S658 = kOne_1;
        bool _S659 = Soft_equals_0(x_27, &_S658);
        _S656 = _S659;
    }
    if(_S656)
    {
        return *x_27;
    }
    Soft_0 kZero_4 = Soft_x24init_0(int(0));
    Soft_0 _S660 = kZero_4;
    bool _S661 = Soft_equals_0(x_27, &_S660);
    Soft_0 _S662;
    if(_S661)
    {
        Soft_0 _S663 = kZero_4;
        bool _S664 = Soft_lessThan_0(&_S663, y_4);
        if(_S664)
        {
            _S662 = kZero_4;
        }
        else
        {
            _S662 = real_of_0(9218868437227405312ULL);
        }
        return _S662;
    }
    ulonglong _S665 = bits_of_0(x_27);
    if(_S665 == 9218868437227405312ULL)
    {
        Soft_0 _S666 = kZero_4;
        bool _S667 = Soft_lessThan_0(&_S666, y_4);
        if(_S667)
        {
            _S662 = *x_27;
        }
        else
        {
            _S662 = kZero_4;
        }
        return _S662;
    }
    Soft_0 _S668 = portable_log_0(x_27);
    Soft_0 _S669 = _S668;
    Soft_0 _S670 = Soft_mul_0(y_4, &_S669);
    Soft_0 _S671 = _S670;
    Soft_0 _S672 = power_of_e_0(&_S671);
    return _S672;
}

__device__ Soft_0 Decide_norm_of_0(DecideArguments_0 * a_38, Soft_0 * v_56)
{
    bool _S673 = is_infinite_0(&a_38->p_1);
    if(_S673)
    {
        return *v_56;
    }
    Soft_0 _S674 = Soft_x24init_0(int(2));
    bool _S675 = Soft_equals_0(&a_38->p_1, &_S674);
    Soft_0 _S676;
    if(_S675)
    {
        Soft_0 _S677 = sqrt_0(v_56);
        _S676 = _S677;
    }
    else
    {
        Soft_0 _S678 = Soft_x24init_0(int(1));
        Soft_0 _S679 = Soft_div_0(&_S678, &a_38->p_1);
        Soft_0 _S680 = _S679;
        Soft_0 _S681 = power_of_0(v_56, &_S680);
        _S676 = _S681;
    }
    return _S676;
}

__device__ Decision_0 Decision_x24init_0(Soft_0 * apply_3, Soft_0 * multiplier_4, Soft_0 * limit_5, Soft_0 * clip_4)
{
    Decision_0 _S682;
    (&_S682)->apply_0 = *apply_3;
    (&_S682)->multiplier_3 = *multiplier_4;
    (&_S682)->limit_3 = *limit_5;
    (&_S682)->clip_3 = *clip_4;
    return _S682;
}

__device__ void Decide_run_0(Spec_0 * spec_3, DecideArguments_0 * a_39, uint group_4, uint lane_22)
{
    uint _S683;
    uint _S684;
    Soft_0 multiplier_5;
    bool bad_0;
    Soft_0 total_1;
    bool clips_0;
    if(lane_22 != 0U)
    {
        return;
    }
    Decision_0 * _S685 = (Decision_0 *)a_39->decision_1;
    DecisionReport_0 * _S686 = (DecisionReport_0 *)a_39->report_1;
    GradStats_0 * _S687 = (GradStats_0 *)a_39->stats_0;
    int * _S688 = (int *)a_39->optimizer_of_group_0;
    ulonglong _S689 = a_39->scaler_1;
    Soft_0 scale_2 = *((Soft_0 *)memory_at_0(a_39->scaler_1, a_39->decision_1) + 0U);
    uint o_0 = 0U;
    for(;;)
    {
        _S683 = a_39->optimizers_0;
        if(o_0 < (a_39->optimizers_0))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S690 = Soft_x24init_0(int(1));
        Soft_0 _S691 = Soft_neg_0(&_S690);
        Soft_0 kZero_5 = Soft_x24init_0(int(0));
        Soft_0 _S692 = kZero_5;
        Soft_0 _S693 = kZero_5;
        Soft_0 _S694 = _S691;
        Soft_0 _S695 = kZero_5;
        DecisionReport_0 _S696 = DecisionReport_x24init_0(&_S692, &_S693, &_S694, &_S695);
        *(_S686 + o_0) = _S696;
        o_0 = o_0 + 1U;
    }
    Soft_0 kZero_6 = Soft_x24init_0(int(0));
    Soft_0 found_0 = kZero_6;
    uint i_44 = 0U;
    for(;;)
    {
        uint _S697 = a_39->group_count_0;
        _S684 = a_39->group_count_0;
        if(i_44 < (a_39->group_count_0))
        {
        }
        else
        {
            break;
        }
        uint g_9 = row_at_0(i_44, _S697);
        GradStats_0 row_8 = *(_S687 + g_9);
        int * _S698 = _S688 + g_9;
        DecisionReport_0 r_12 = *(_S686 + *_S698);
        Soft_0 _S699 = (&r_12)->non_finite_2;
        Soft_0 _S700 = row_8.non_finite_4;
        Soft_0 _S701 = Soft_add_0(&_S699, &_S700);
        (&r_12)->non_finite_2 = _S701;
        Soft_0 _S702 = kZero_6;
        Soft_0 _S703 = row_8.first_bad_2;
        bool _S704 = Soft_lessThanOrEquals_0(&_S702, &_S703);
        if(_S704)
        {
            Soft_0 _S705 = (&r_12)->first_bad_0;
            Soft_0 _S706 = kZero_6;
            bool _S707 = Soft_lessThan_0(&_S705, &_S706);
            if(_S707)
            {
                bad_0 = true;
            }
            else
            {
                Soft_0 _S708 = row_8.first_bad_2;
                Soft_0 _S709 = (&r_12)->first_bad_0;
                bool _S710 = Soft_lessThan_0(&_S708, &_S709);
                bad_0 = _S710;
            }
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            (&r_12)->first_bad_0 = row_8.first_bad_2;
        }
        GradStats_0 _S711 = row_8;
        Soft_0 _S712 = Decide_gathered_0(a_39, &_S711);
        if((a_39->over_1) == 2U)
        {
            Soft_0 _S713 = (&r_12)->norm_0;
            Soft_0 _S714 = _S712;
            Soft_0 _S715 = largest_of_0(&_S713, &_S714);
            multiplier_5 = _S715;
        }
        else
        {
            Soft_0 _S716 = (&r_12)->norm_0;
            Soft_0 _S717 = _S712;
            Soft_0 _S718 = Decide_gather_0(a_39, &_S716, &_S717);
            multiplier_5 = _S718;
        }
        (&r_12)->norm_0 = multiplier_5;
        Soft_0 _S719 = found_0;
        Soft_0 _S720 = row_8.non_finite_4;
        Soft_0 _S721 = Soft_add_0(&_S719, &_S720);
        *(_S686 + *_S698) = r_12;
        uint i_45 = i_44 + 1U;
        found_0 = _S721;
        i_44 = i_45;
    }
    if((a_39->unscale_0) != 0U)
    {
        bad_0 = _S689 != 0ULL;
    }
    else
    {
        bad_0 = false;
    }
    if(bad_0)
    {
        Soft_0 _S722 = Soft_x24init_0(int(1));
        Soft_0 _S723 = scale_2;
        Soft_0 _S724 = Soft_div_0(&_S722, &_S723);
        Soft_0 _S725 = _S724;
        float _S726 = of_0(&_S725);
        multiplier_5 = wide_0(_S726);
    }
    else
    {
        multiplier_5 = Soft_x24init_0(int(1));
    }
    i_44 = 0U;
    for(;;)
    {
        if(i_44 < _S683)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 * _S727 = _S686 + row_at_0(i_44, _S683);
        Soft_0 _S728 = _S727->non_finite_2;
        Soft_0 _S729 = kZero_6;
        Soft_0 _S730 = _S728;
        bool _S731 = Soft_lessThan_0(&_S729, &_S730);
        if(_S731)
        {
            bad_0 = true;
        }
        else
        {
            if((a_39->together_0) != 0U)
            {
                Soft_0 _S732 = kZero_6;
                Soft_0 _S733 = found_0;
                bool _S734 = Soft_lessThan_0(&_S732, &_S733);
                bad_0 = _S734;
            }
            else
            {
                bad_0 = false;
            }
        }
        if((a_39->check_0) != 0U)
        {
            clips_0 = bad_0;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            total_1 = kZero_6;
        }
        else
        {
            total_1 = Soft_x24init_0(int(1));
        }
        _S727->apply_1 = total_1;
        i_44 = i_44 + 1U;
    }
    total_1 = kZero_6;
    i_44 = 0U;
    for(;;)
    {
        if(i_44 < _S684)
        {
        }
        else
        {
            break;
        }
        uint g_10 = row_at_0(i_44, _S684);
        bool _S735 = Decide_in_total_0(a_39, _S686 + *(_S688 + g_10));
        if(_S735)
        {
            GradStats_0 _S736 = *(_S687 + g_10);
            Soft_0 _S737 = Decide_gathered_0(a_39, &_S736);
            Soft_0 _S738 = total_1;
            Soft_0 _S739 = _S737;
            Soft_0 _S740 = Decide_gather_0(a_39, &_S738, &_S739);
            total_1 = _S740;
        }
        i_44 = i_44 + 1U;
    }
    i_44 = 0U;
    for(;;)
    {
        if(i_44 < _S683)
        {
        }
        else
        {
            break;
        }
        uint o_1 = row_at_0(i_44, _S683);
        if((a_39->over_1) == 0U)
        {
            bool _S741 = Decide_in_total_0(a_39, _S686 + o_1);
            bad_0 = _S741;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            found_0 = total_1;
        }
        else
        {
            found_0 = (_S686 + o_1)->norm_0;
        }
        Soft_0 _S742 = found_0;
        Soft_0 _S743 = Decide_norm_of_0(a_39, &_S742);
        Soft_0 _S744 = _S743;
        Soft_0 _S745 = multiplier_5;
        Soft_0 _S746 = Soft_mul_0(&_S744, &_S745);
        (_S686 + o_1)->norm_0 = _S746;
        i_44 = i_44 + 1U;
    }
    i_44 = 0U;
    for(;;)
    {
        if(i_44 < _S684)
        {
        }
        else
        {
            break;
        }
        uint g_11 = row_at_0(i_44, _S684);
        DecisionReport_0 r_13 = *(_S686 + *(_S688 + g_11));
        Soft_0 norm_2;
        if((a_39->over_1) == 2U)
        {
            GradStats_0 _S747 = *(_S687 + g_11);
            Soft_0 _S748 = Decide_gathered_0(a_39, &_S747);
            Soft_0 _S749 = _S748;
            Soft_0 _S750 = Decide_norm_of_0(a_39, &_S749);
            Soft_0 _S751 = _S750;
            Soft_0 _S752 = multiplier_5;
            Soft_0 _S753 = Soft_mul_0(&_S751, &_S752);
            norm_2 = _S753;
        }
        else
        {
            norm_2 = r_13.norm_0;
        }
        Soft_0 _S754 = real_of_0(4517329193108106637ULL);
        Soft_0 _S755 = norm_2;
        Soft_0 _S756 = _S754;
        Soft_0 _S757 = Soft_add_0(&_S755, &_S756);
        Soft_0 _S758 = _S757;
        Soft_0 _S759 = Soft_div_0(&a_39->max_norm_0, &_S758);
        Soft_0 _S760 = kZero_6;
        bool _S761 = Soft_equals_0(&a_39->max_norm_0, &_S760);
        if(!_S761)
        {
            bool _S762 = is_infinite_0(&a_39->max_norm_0);
            bad_0 = !_S762;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            Soft_0 _S763 = Soft_x24init_0(int(1));
            Soft_0 _S764 = _S759;
            bool _S765 = Soft_lessThanOrEquals_0(&_S763, &_S764);
            clips_0 = !_S765;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            found_0 = _S759;
        }
        else
        {
            found_0 = Soft_x24init_0(int(1));
        }
        Soft_0 _S766 = r_13.apply_1;
        Soft_0 _S767 = multiplier_5;
        Soft_0 _S768 = found_0;
        Decision_0 _S769 = Decision_x24init_0(&_S766, &_S767, &a_39->limit_4, &_S768);
        *(_S685 + g_11) = _S769;
        i_44 = i_44 + 1U;
    }
    return;
}

extern "C" __global__ void mpt_step_decide_soft(DecideArguments_0 a_40, Spec_0 spec_4)
{
    uint _S770 = blockIdx.x;
    uint _S771 = threadIdx.x;
    Spec_0 _S772 = spec_4;
    DecideArguments_0 _S773 = a_40;
    Decide_run_0(&_S772, &_S773, _S770, _S771);
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
    uint pad_0;
};

__device__ void UpdateScaler_run_0(Spec_0 * spec_5, ScalerArguments_0 * a_41, uint group_5, uint lane_23)
{
    if(lane_23 != 0U)
    {
        return;
    }
    Soft_0 * s_13 = (Soft_0 *)a_41->scaler_2;
    Soft_0 * _S774 = s_13 + 3U;
    Soft_0 _S775 = *_S774;
    Soft_0 kZero_7 = Soft_x24init_0(int(0));
    Soft_0 _S776 = kZero_7;
    Soft_0 _S777 = _S775;
    bool _S778 = Soft_lessThan_0(&_S776, &_S777);
    *_S774 = kZero_7;
    Soft_0 * _S779 = s_13 + 4U;
    Soft_0 kOne_2 = Soft_x24init_0(int(1));
    Soft_0 _S780 = *_S779;
    Soft_0 _S781 = kOne_2;
    Soft_0 _S782 = Soft_add_0(&_S780, &_S781);
    *_S779 = _S782;
    if(_S778)
    {
        Soft_0 * _S783 = s_13 + 5U;
        Soft_0 _S784 = *_S783;
        Soft_0 _S785 = kOne_2;
        Soft_0 _S786 = Soft_add_0(&_S784, &_S785);
        *_S783 = _S786;
    }
    if((a_41->is_static_0) != 0U)
    {
        return;
    }
    Soft_0 * _S787 = s_13 + 0U;
    Soft_0 scale_3 = *_S787;
    if(_S778)
    {
        *(s_13 + 1U) = kZero_7;
        Soft_0 * _S788 = s_13 + 2U;
        Soft_0 _S789 = *_S788;
        Soft_0 _S790 = kOne_2;
        Soft_0 _S791 = Soft_sub_0(&_S789, &_S790);
        *_S788 = _S791;
        Soft_0 _S792 = kZero_7;
        Soft_0 _S793 = _S791;
        bool _S794 = Soft_lessThan_0(&_S792, &_S793);
        if(_S794)
        {
            return;
        }
        *_S788 = kZero_7;
        Soft_0 _S795 = scale_3;
        Soft_0 _S796 = Soft_mul_0(&_S795, &a_41->backoff_0);
        Soft_0 _S797 = _S796;
        float _S798 = of_0(&_S797);
        Soft_0 _S799 = wide_0(_S798);
        Soft_0 _S800 = scale_3;
        Soft_0 _S801 = smaller_of_1(&a_41->min_scale_0, &_S800);
        Soft_0 _S802 = _S799;
        Soft_0 _S803 = _S801;
        Soft_0 _S804 = larger_of_1(&_S802, &_S803);
        *_S787 = _S804;
        return;
    }
    *(s_13 + 2U) = a_41->hysteresis_0;
    Soft_0 * _S805 = s_13 + 1U;
    Soft_0 _S806 = *_S805;
    Soft_0 _S807 = kOne_2;
    Soft_0 _S808 = Soft_add_0(&_S806, &_S807);
    *_S805 = _S808;
    Soft_0 _S809 = _S808;
    bool _S810 = Soft_lessThan_0(&_S809, &a_41->interval_0);
    if(_S810)
    {
        return;
    }
    *_S805 = kZero_7;
    Soft_0 _S811 = scale_3;
    Soft_0 _S812 = Soft_mul_0(&_S811, &a_41->growth_0);
    Soft_0 _S813 = _S812;
    float _S814 = of_0(&_S813);
    Soft_0 grown_0 = wide_0(_S814);
    Soft_0 _S815 = grown_0;
    ulonglong _S816 = magnitude_bits_0(&_S815);
    if(_S816 < 9218868437227405312ULL)
    {
        Soft_0 _S817 = scale_3;
        Soft_0 _S818 = larger_of_1(&a_41->max_scale_0, &_S817);
        Soft_0 _S819 = grown_0;
        Soft_0 _S820 = _S818;
        Soft_0 _S821 = smaller_of_1(&_S819, &_S820);
        *_S787 = _S821;
    }
    return;
}

extern "C" __global__ void mpt_scaler_update_soft(ScalerArguments_0 a_42, Spec_0 spec_6)
{
    uint _S822 = blockIdx.x;
    uint _S823 = threadIdx.x;
    Spec_0 _S824 = spec_6;
    ScalerArguments_0 _S825 = a_42;
    UpdateScaler_run_0(&_S824, &_S825, _S822, _S823);
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
    uint rows_4;
    uint groups_1;
    uint pad_1;
};

__device__ MultiPartial_0 ChunkStats_of_0(MultiTensor_0 * _S826, MultiChunk_0 * _S827, Soft_0 * _S828, uint _S829)
{
    MultiTensor_0 _S830 = *_S826;
    Soft_0 kZero_8 = Soft_x24init_0(int(0));
    Soft_0 _S831 = kZero_8;
    bool _S832 = Soft_lessThan_0(&_S831, _S828);
    float _S833;
    if(_S832)
    {
        float _S834 = of_0(_S828);
        _S833 = _S834;
    }
    else
    {
        _S833 = (U32_asfloat((2139095040U)));
    }
    uint _S835 = _S829 / 32U;
    uint _S836 = _S829 % 32U;
    Soft_0 _S837 = kZero_8;
    Soft_0 _S838 = kZero_8;
    MultiPartial_0 _S839 = MultiPartial_x24init_0(&_S837, &_S838, 0LL);
    MultiPartial_0 p_3 = _S839;
    float largest_4 = 0.0f;
    int begin_4 = int(0);
    for(;;)
    {
        int _S840 = _S827->count_1;
        if(begin_4 < (_S827->count_1))
        {
        }
        else
        {
            break;
        }
        int first_9 = begin_4 + int(_S835) * int(256);
        int _S841 = (I32_min((first_9 + int(256)), (_S840)));
        int _S842 = first_9 + int(_S836);
        float sum_4 = 0.0f;
        int i_46 = _S842;
        for(;;)
        {
            if(i_46 < _S841)
            {
            }
            else
            {
                break;
            }
            float _S843 = element_1(_S830.grad_dtype_0, _S830.grad_0, _S827->begin_1 + longlong(i_46));
            float a_43 = magnitude_0(_S843);
            bool finite_0 = a_43 < (U32_asfloat((2139095040U)));
            float x_28;
            if(finite_0)
            {
                x_28 = smaller_0(_S833, a_43);
            }
            else
            {
                x_28 = 0.0f;
            }
            if(!finite_0)
            {
                (&p_3)->non_finite_0 = (&p_3)->non_finite_0 + 1LL;
            }
            float _S844 = joint_0(x_28, x_28, sum_4);
            float _S845 = larger_0(largest_4, x_28);
            int i_47 = i_46 + int(32);
            sum_4 = _S844;
            largest_4 = _S845;
            i_46 = i_47;
        }
        float sum_5 = Halving_sum_0(sum_4, _S829, 32U);
        if(_S836 == 0U)
        {
            Soft_0 block_2 = wide_0(sum_5);
            Soft_0 _S846 = real_of_0(5182576905729208970ULL);
            Soft_0 _S847 = block_2;
            Soft_0 _S848 = _S846;
            bool _S849 = Soft_lessThan_0(&_S847, &_S848);
            Soft_0 block_3;
            if(!_S849)
            {
                block_3 = kZero_8;
                int i_48 = first_9;
                for(;;)
                {
                    if(i_48 < _S841)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S850 = element_1(_S830.grad_dtype_0, _S830.grad_0, _S827->begin_1 + longlong(i_48));
                    float a_44 = magnitude_0(_S850);
                    Soft_0 x_29;
                    if(a_44 < (U32_asfloat((2139095040U))))
                    {
                        x_29 = wide_0(smaller_0(_S833, a_44));
                    }
                    else
                    {
                        x_29 = kZero_8;
                    }
                    Soft_0 _S851 = x_29;
                    Soft_0 _S852 = x_29;
                    Soft_0 _S853 = Soft_mul_0(&_S851, &_S852);
                    Soft_0 _S854 = block_3;
                    Soft_0 _S855 = _S853;
                    Soft_0 _S856 = Soft_add_0(&_S854, &_S855);
                    int i_49 = i_48 + int(1);
                    block_3 = _S856;
                    i_48 = i_49;
                }
            }
            else
            {
                block_3 = block_2;
            }
            (*&blocks_0)[_S835] = block_3;
        }
        meet_0();
        if(_S829 == 0U)
        {
            uint k_12 = 0U;
            for(;;)
            {
                if(k_12 < 8U)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S857 = (&p_3)->powers_0;
                Soft_0 _S858 = (*&blocks_0)[k_12];
                Soft_0 _S859 = Soft_add_0(&_S857, &_S858);
                (&p_3)->powers_0 = _S859;
                k_12 = k_12 + 1U;
            }
        }
        meet_0();
        begin_4 = begin_4 + int(2048);
    }
    float _S860 = Group_all_7(largest_4, _S829);
    (&p_3)->largest_1 = wide_0(_S860);
    uint _S861 = group_sum_1(uint((&p_3)->non_finite_0), _S829);
    (&p_3)->non_finite_0 = longlong(_S861);
    return p_3;
}

__device__ MultiPartial_0 ChunkStatsReal_of_0(MultiTensor_0 * _S862, MultiChunk_0 * _S863, Soft_0 * _S864, Soft_0 * _S865, uint _S866)
{
    MultiTensor_0 _S867 = *_S862;
    int _S868 = int(_S866);
    Soft_0 kZero_9 = Soft_x24init_0(int(0));
    Soft_0 powers_3 = kZero_9;
    Soft_0 largest_5 = kZero_9;
    int i_50 = _S868;
    uint bad_1 = 0U;
    for(;;)
    {
        if(i_50 < (_S863->count_1))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S869 = element_3(_S867.grad_dtype_0, _S867.grad_0, _S863->begin_1 + longlong(i_50));
        Soft_0 _S870 = _S869;
        Soft_0 _S871 = magnitude_1(&_S870);
        Soft_0 _S872 = _S871;
        ulonglong _S873 = magnitude_bits_0(&_S872);
        if(_S873 >= 9218868437227405312ULL)
        {
            bad_1 = bad_1 + 1U;
            i_50 = i_50 + int(256);
            continue;
        }
        Soft_0 _S874 = kZero_9;
        bool _S875 = Soft_lessThan_0(&_S874, _S864);
        Soft_0 v_57;
        if(_S875)
        {
            Soft_0 _S876 = _S871;
            Soft_0 _S877 = smaller_of_1(&_S876, _S864);
            v_57 = _S877;
        }
        else
        {
            v_57 = _S871;
        }
        Soft_0 _S878 = Soft_x24init_0(int(2));
        bool _S879 = Soft_equals_0(_S865, &_S878);
        Soft_0 _S880;
        if(_S879)
        {
            Soft_0 _S881 = v_57;
            Soft_0 _S882 = v_57;
            Soft_0 _S883 = Soft_mul_0(&_S881, &_S882);
            _S880 = _S883;
        }
        else
        {
            Soft_0 _S884 = v_57;
            Soft_0 _S885 = power_of_0(&_S884, _S865);
            _S880 = _S885;
        }
        Soft_0 _S886 = powers_3;
        Soft_0 _S887 = _S880;
        Soft_0 _S888 = Soft_add_0(&_S886, &_S887);
        Soft_0 _S889 = largest_5;
        Soft_0 _S890 = v_57;
        Soft_0 _S891 = larger_of_1(&_S889, &_S890);
        powers_3 = _S888;
        largest_5 = _S891;
        i_50 = i_50 + int(256);
    }
    MultiPartial_0 p_4;
    Soft_0 _S892 = powers_3;
    Soft_0 _S893 = group_sum_0(&_S892, _S866);
    (&p_4)->powers_0 = _S893;
    Soft_0 _S894 = largest_5;
    Soft_0 _S895 = Group_all_6(&_S894, _S866);
    (&p_4)->largest_1 = _S895;
    uint _S896 = group_sum_1(bad_1, _S866);
    (&p_4)->non_finite_0 = longlong(_S896);
    return p_4;
}

__device__ void Stats_run_0(Spec_0 * spec_7, StatsArguments_0 * a_45, uint group_6, uint lane_24)
{
    ulonglong _S897 = a_45->tensors_1;
    Soft_0 scale_4 = *((Soft_0 *)memory_at_0(a_45->scaler_3, a_45->tensors_1) + 0U);
    Soft_0 _S898;
    if((a_45->scaler_3) != 0ULL)
    {
        Soft_0 _S899 = scale_4;
        Soft_0 _S900 = Soft_mul_0(&a_45->limit_6, &_S899);
        _S898 = _S900;
    }
    else
    {
        _S898 = a_45->limit_6;
    }
    Soft_0 _S901 = Soft_x24init_0(int(2));
    bool _S902 = Soft_equals_0(&a_45->p_2, &_S901);
    bool _S903;
    if(_S902)
    {
        _S903 = true;
    }
    else
    {
        ulonglong _S904 = magnitude_bits_0(&a_45->p_2);
        _S903 = _S904 == 9218868437227405312ULL;
    }
    uint c_13 = group_6;
    for(;;)
    {
        uint _S905 = a_45->chunk_count_1;
        if(c_13 < (a_45->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S906 = (MultiChunk_0 *)a_45->chunks_1 + row_at_0(c_13, _S905);
        MultiChunk_0 chunk_2 = *_S906;
        MultiTensor_0 * _S907 = (MultiTensor_0 *)_S897 + (*_S906).tensor_3;
        bool _S908;
        if(_S903)
        {
            _S908 = is_narrow_0(_S907->grad_dtype_0);
        }
        else
        {
            _S908 = false;
        }
        MultiPartial_0 p_5;
        if(_S908)
        {
            MultiChunk_0 _S909 = chunk_2;
            Soft_0 _S910 = _S898;
            MultiPartial_0 _S911 = ChunkStats_of_0(_S907, &_S909, &_S910, lane_24);
            p_5 = _S911;
        }
        else
        {
            MultiChunk_0 _S912 = chunk_2;
            Soft_0 _S913 = _S898;
            MultiPartial_0 _S914 = ChunkStatsReal_of_0(_S907, &_S912, &_S913, &a_45->p_2, lane_24);
            p_5 = _S914;
        }
        if(lane_24 == 0U)
        {
            *((MultiPartial_0 *)a_45->partials_1 + c_13) = p_5;
        }
        c_13 = c_13 + a_45->groups_1;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_soft(StatsArguments_0 a_46, Spec_0 spec_8)
{
    uint _S915 = blockIdx.x;
    uint _S916 = threadIdx.x;
    Spec_0 _S917 = spec_8;
    StatsArguments_0 _S918 = a_46;
    Stats_run_0(&_S917, &_S918, _S915, _S916);
    return;
}

__device__ GradStats_0 GradStats_x24init_0(Soft_0 * non_finite_5, Soft_0 * first_bad_3, Soft_0 * powers_4, Soft_0 * largest_6)
{
    GradStats_0 _S919;
    (&_S919)->non_finite_4 = *non_finite_5;
    (&_S919)->first_bad_2 = *first_bad_3;
    (&_S919)->powers_2 = *powers_4;
    (&_S919)->largest_3 = *largest_6;
    return _S919;
}

__device__ __shared__ FixedArray<MultiPartial_0, 256>  partials_2;

__device__ __shared__ FixedArray<uint2 , 256>  targets_0;

__device__ void StatsRows_run_0(Spec_0 * spec_9, StatsArguments_0 * a_47, uint group_7, uint lane_25)
{
    uint _S920;
    GradStats_0 * _S921 = (GradStats_0 *)a_47->stats_1;
    Soft_0 _S922 = Soft_x24init_0(int(1));
    Soft_0 _S923 = Soft_neg_0(&_S922);
    Soft_0 kZero_10 = Soft_x24init_0(int(0));
    Soft_0 _S924 = kZero_10;
    Soft_0 _S925 = _S923;
    Soft_0 _S926 = kZero_10;
    Soft_0 _S927 = kZero_10;
    GradStats_0 _S928 = GradStats_x24init_0(&_S924, &_S925, &_S926, &_S927);
    uint r_14 = lane_25;
    for(;;)
    {
        _S920 = a_47->rows_4;
        if(r_14 < (a_47->rows_4))
        {
        }
        else
        {
            break;
        }
        *(_S921 + r_14) = _S928;
        r_14 = r_14 + 256U;
    }
    uint first_10 = 0U;
    for(;;)
    {
        uint _S929 = a_47->chunk_count_1;
        if(first_10 < (a_47->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        uint _S930 = (U32_min((256U), (_S929 - first_10)));
        meet_0();
        if(lane_25 < _S930)
        {
            uint _S931 = first_10 + lane_25;
            MultiTensor_0 * t_4 = (MultiTensor_0 *)a_47->tensors_1 + ((MultiChunk_0 *)a_47->chunks_1 + _S931)->tensor_3;
            (*&partials_2)[lane_25] = *((MultiPartial_0 *)a_47->partials_1 + _S931);
            (*&targets_0)[lane_25] = make_uint2 (uint(t_4->group_0), uint(t_4->slot_0));
        }
        meet_0();
        r_14 = lane_25;
        for(;;)
        {
            if(r_14 < _S920)
            {
            }
            else
            {
                break;
            }
            GradStats_0 * _S932 = _S921 + r_14;
            GradStats_0 s_14 = *_S932;
            uint i_51 = 0U;
            for(;;)
            {
                if(i_51 < _S930)
                {
                }
                else
                {
                    break;
                }
                if(((*&targets_0)[i_51].x) != r_14)
                {
                    i_51 = i_51 + 1U;
                    continue;
                }
                MultiPartial_0 p_6 = (*&partials_2)[i_51];
                Soft_0 _S933 = real_of_i64_0((*&partials_2)[i_51].non_finite_0);
                Soft_0 _S934 = (&s_14)->non_finite_4;
                Soft_0 _S935 = _S933;
                Soft_0 _S936 = Soft_add_0(&_S934, &_S935);
                (&s_14)->non_finite_4 = _S936;
                bool _S937;
                if(((*&partials_2)[i_51].non_finite_0) != 0LL)
                {
                    Soft_0 _S938 = (&s_14)->first_bad_2;
                    Soft_0 _S939 = kZero_10;
                    bool _S940 = Soft_lessThan_0(&_S938, &_S939);
                    _S937 = _S940;
                }
                else
                {
                    _S937 = false;
                }
                if(_S937)
                {
                    (&s_14)->first_bad_2 = Soft_x24init_0(int((*&targets_0)[i_51].y));
                }
                Soft_0 _S941 = (&s_14)->powers_2;
                Soft_0 _S942 = p_6.powers_0;
                Soft_0 _S943 = Soft_add_0(&_S941, &_S942);
                (&s_14)->powers_2 = _S943;
                Soft_0 _S944 = (&s_14)->largest_3;
                Soft_0 _S945 = p_6.largest_1;
                Soft_0 _S946 = larger_of_1(&_S944, &_S945);
                (&s_14)->largest_3 = _S946;
                i_51 = i_51 + 1U;
            }
            *_S932 = s_14;
            r_14 = r_14 + 256U;
        }
        first_10 = first_10 + 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_rows_soft(StatsArguments_0 a_48, Spec_0 spec_10)
{
    uint _S947 = blockIdx.x;
    uint _S948 = threadIdx.x;
    Spec_0 _S949 = spec_10;
    StatsArguments_0 _S950 = a_48;
    StatsRows_run_0(&_S949, &_S950, _S947, _S948);
    return;
}

__device__ void add_found_0(ulonglong scaler_4, ulonglong report_2, ulonglong decision_2)
{
    Soft_0 * found_1 = (Soft_0 *)memory_at_0(scaler_4, decision_2) + 3U;
    Soft_0 _S951 = ((DecisionReport_0 *)memory_at_0(report_2, decision_2))->non_finite_2;
    Soft_0 _S952 = *found_1;
    Soft_0 _S953 = _S951;
    Soft_0 _S954 = Soft_add_0(&_S952, &_S953);
    if(scaler_4 != 0ULL)
    {
        *found_1 = _S954;
    }
    return;
}

struct ScaleArguments_0
{
    ulonglong tensors_2;
    ulonglong chunks_2;
    ulonglong decision_3;
    ulonglong scaler_5;
    ulonglong report_3;
    uint chunk_count_2;
    uint groups_2;
};

__device__ void Scale_apply_0(MultiTensor_0 * _S955, MultiChunk_0 * _S956, Reading_0 * _S957, uint _S958)
{
    MultiTensor_0 _S959 = *_S955;
    int i_52 = int(_S958);
    for(;;)
    {
        if(i_52 < (_S956->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S960 = _S956->begin_1 + longlong(i_52);
        MultiTensor_0 _S961 = _S959;
        float _S962 = grad_of_0(&_S961, _S957, _S960);
        put_element_0(_S959.grad_dtype_0, _S959.grad_0, _S960, _S962);
        i_52 = i_52 + int(256);
    }
    return;
}

__device__ void Scale_apply_1(MultiTensor_0 * _S963, MultiChunk_0 * _S964, Reading_1 * _S965, uint _S966)
{
    MultiTensor_0 _S967 = *_S963;
    int i_53 = int(_S966);
    for(;;)
    {
        if(i_53 < (_S964->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S968 = _S964->begin_1 + longlong(i_53);
        MultiTensor_0 _S969 = _S967;
        Soft_0 _S970 = grad_of_1(&_S969, _S965, _S968);
        Soft_0 _S971 = _S970;
        put_element_1(_S967.grad_dtype_0, _S967.grad_0, _S968, &_S971);
        i_53 = i_53 + int(256);
    }
    return;
}

__device__ void Scale_run_0(Spec_0 * spec_11, ScaleArguments_0 * a_49, uint group_8, uint lane_26)
{
    bool _S972;
    if(group_8 == 0U)
    {
        _S972 = lane_26 == 0U;
    }
    else
    {
        _S972 = false;
    }
    if(_S972)
    {
        add_found_0(a_49->scaler_5, a_49->report_3, a_49->decision_3);
    }
    uint _S973 = a_49->chunk_count_2;
    if((a_49->chunk_count_2) == 0U)
    {
        return;
    }
    uint c_14 = group_8;
    for(;;)
    {
        if(c_14 < _S973)
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S974 = (MultiChunk_0 *)a_49->chunks_2 + row_at_0(c_14, _S973);
        MultiChunk_0 chunk_3 = *_S974;
        MultiTensor_0 * _S975 = (MultiTensor_0 *)a_49->tensors_2 + (*_S974).tensor_3;
        Decision_0 * _S976 = (Decision_0 *)a_49->decision_3 + _S975->group_0;
        Decision_0 d_3 = *_S976;
        Soft_0 kOne_3 = Soft_x24init_0(int(1));
        Soft_0 _S977 = (*_S976).multiplier_3;
        Soft_0 _S978 = kOne_3;
        bool _S979 = Soft_equals_0(&_S977, &_S978);
        if(_S979)
        {
            Soft_0 kZero_11 = Soft_x24init_0(int(0));
            Soft_0 _S980 = d_3.limit_3;
            Soft_0 _S981 = kZero_11;
            bool _S982 = Soft_equals_0(&_S980, &_S981);
            _S972 = _S982;
        }
        else
        {
            _S972 = false;
        }
        bool _S983;
        if(_S972)
        {
            Soft_0 _S984 = d_3.clip_3;
            Soft_0 _S985 = kOne_3;
            bool _S986 = Soft_equals_0(&_S984, &_S985);
            _S983 = _S986;
        }
        else
        {
            _S983 = false;
        }
        if(_S983)
        {
            c_14 = c_14 + a_49->groups_2;
            continue;
        }
        if(is_narrow_0(_S975->grad_dtype_0))
        {
            Decision_0 _S987 = d_3;
            Reading_0 _S988 = Reading_of_1(&_S987, false);
            MultiChunk_0 _S989 = chunk_3;
            Reading_0 _S990 = _S988;
            Scale_apply_0(_S975, &_S989, &_S990, lane_26);
        }
        else
        {
            Decision_0 _S991 = d_3;
            Reading_1 _S992 = Reading_of_0(&_S991, false);
            MultiChunk_0 _S993 = chunk_3;
            Reading_1 _S994 = _S992;
            Scale_apply_1(_S975, &_S993, &_S994, lane_26);
        }
        c_14 = c_14 + a_49->groups_2;
    }
    return;
}

extern "C" __global__ void mpt_multi_scale_soft(ScaleArguments_0 a_50, Spec_0 spec_12)
{
    uint _S995 = blockIdx.x;
    uint _S996 = threadIdx.x;
    Spec_0 _S997 = spec_12;
    ScaleArguments_0 _S998 = a_50;
    Scale_run_0(&_S997, &_S998, _S995, _S996);
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
    uint pad_2;
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
    uint pad2_0;
    Soft_0 beta3_1;
    longlong alpha_warmup_0;
    longlong beta3_warmup_0;
    Soft_0 trust_coefficient_1;
    uchar trust_clip_0;
    uchar pad3_0;
    uchar pad4_0;
    uchar pad5_0;
    uint pad6_0;
    Soft_0 beta2_decay_0;
    Soft_0 min_rms_1;
    Soft_0 clip_threshold_1;
    int state_bits_0;
    int state_block_0;
    longlong state_min_0;
};

struct Scheduled_0
{
    Soft_0 lr_2;
    uint has_momentum_1;
    uint pad_3;
    Soft_0 momentum_2;
};

__device__ Soft_0 warmed_alpha_0(Hyper_0 * _S999, Soft_0 * _S1000)
{
    longlong _S1001 = _S999->alpha_warmup_0;
    if((_S999->alpha_warmup_0) == 0LL)
    {
        return _S999->alpha_0;
    }
    Soft_0 _S1002 = _S999->alpha_0;
    Soft_0 _S1003 = _S999->alpha_0;
    Soft_0 _S1004 = Soft_mul_0(&_S1003, _S1000);
    Soft_0 _S1005 = real_of_i64_0(_S1001);
    Soft_0 _S1006 = _S1004;
    Soft_0 _S1007 = _S1005;
    Soft_0 _S1008 = Soft_div_0(&_S1006, &_S1007);
    Soft_0 _S1009 = _S1002;
    Soft_0 _S1010 = _S1008;
    Soft_0 _S1011 = smaller_of_1(&_S1009, &_S1010);
    return _S1011;
}

__device__ Soft_0 warmed_beta3_0(Hyper_0 * _S1012, Soft_0 * _S1013)
{
    longlong _S1014 = _S1012->beta3_warmup_0;
    bool _S1015;
    if((_S1012->beta3_warmup_0) == 0LL)
    {
        _S1015 = true;
    }
    else
    {
        Soft_0 kZero_12 = Soft_x24init_0(int(0));
        Soft_0 _S1016 = _S1012->beta3_1;
        Soft_0 _S1017 = kZero_12;
        bool _S1018 = Soft_equals_0(&_S1016, &_S1017);
        _S1015 = _S1018;
    }
    if(_S1015)
    {
        return _S1012->beta3_1;
    }
    Soft_0 _S1019 = real_of_0(4503599627370496ULL);
    Soft_0 _S1020 = _S1012->beta1_1;
    Soft_0 _S1021 = _S1019;
    Soft_0 _S1022 = larger_of_1(&_S1020, &_S1021);
    Soft_0 _S1023 = _S1012->beta3_1;
    FixedArray<Soft_0, 2>  log_0;
    log_0[int(0)] = _S1022;
    log_0[int(1)] = _S1012->beta3_1;
    int k_13 = int(0);
    for(;;)
    {
        if(k_13 < int(2))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S1024 = log_0[k_13];
        Soft_0 _S1025 = portable_log_0(&_S1024);
        log_0[k_13] = _S1025;
        k_13 = k_13 + int(1);
    }
    Soft_0 _S1026 = real_of_i64_0(_S1014);
    Soft_0 _S1027 = Soft_div_0(_S1013, &_S1026);
    Soft_0 kOne_4 = Soft_x24init_0(int(1));
    Soft_0 _S1028 = kOne_4;
    Soft_0 _S1029 = _S1027;
    Soft_0 _S1030 = smaller_of_1(&_S1028, &_S1029);
    Soft_0 _S1031 = log_0[int(0)];
    Soft_0 _S1032 = log_0[int(1)];
    Soft_0 _S1033 = Soft_mul_0(&_S1031, &_S1032);
    Soft_0 _S1034 = kOne_4;
    Soft_0 _S1035 = _S1030;
    Soft_0 _S1036 = Soft_sub_0(&_S1034, &_S1035);
    Soft_0 _S1037 = _S1036;
    Soft_0 _S1038 = log_0[int(1)];
    Soft_0 _S1039 = Soft_mul_0(&_S1037, &_S1038);
    Soft_0 _S1040 = _S1030;
    Soft_0 _S1041 = log_0[int(0)];
    Soft_0 _S1042 = Soft_mul_0(&_S1040, &_S1041);
    Soft_0 _S1043 = _S1039;
    Soft_0 _S1044 = _S1042;
    Soft_0 _S1045 = Soft_add_0(&_S1043, &_S1044);
    Soft_0 _S1046 = _S1033;
    Soft_0 _S1047 = _S1045;
    Soft_0 _S1048 = Soft_div_0(&_S1046, &_S1047);
    Soft_0 _S1049 = _S1048;
    Soft_0 _S1050 = power_of_e_0(&_S1049);
    Soft_0 _S1051 = _S1023;
    Soft_0 _S1052 = _S1050;
    Soft_0 _S1053 = smaller_of_1(&_S1051, &_S1052);
    return _S1053;
}

__device__ Rule_1 rule_of_0(Hyper_0 * _S1054, Scheduled_0 * _S1055, Soft_0 * _S1056)
{
    Rule_1 r_15;
    uint _S1057 = _S1054->kind_3;
    (&r_15)->kind_0 = _S1054->kind_3;
    (&r_15)->nesterov_0 = int(_S1054->nesterov_1) != int(0);
    (&r_15)->amsgrad_0 = int(_S1054->amsgrad_1) != int(0);
    (&r_15)->centered_0 = int(_S1054->centered_1) != int(0);
    (&r_15)->maximize_0 = int(_S1054->maximize_3) != int(0);
    (&r_15)->first_2 = false;
    (&r_15)->factored_0 = false;
    Soft_0 kZero_13 = Soft_x24init_0(int(0));
    (&r_15)->decay_0 = kZero_13;
    (&r_15)->pull_0 = kZero_13;
    Soft_0 kOne_5 = Soft_x24init_0(int(1));
    (&r_15)->shrink_0 = kOne_5;
    (&r_15)->momentum_0 = kZero_13;
    (&r_15)->undamped_0 = kOne_5;
    (&r_15)->beta3_0 = kZero_13;
    (&r_15)->slow_0 = kZero_13;
    (&r_15)->correction1_0 = kOne_5;
    (&r_15)->correction2_0 = kOne_5;
    (&r_15)->trust_coefficient_0 = kZero_13;
    (&r_15)->max_ratio_0 = kZero_13;
    (&r_15)->min_rms_0 = kZero_13;
    (&r_15)->clip_threshold_0 = kZero_13;
    (&r_15)->one_minus_beta1_0 = kZero_13;
    (&r_15)->one_minus_beta2_0 = kZero_13;
    (&r_15)->one_minus_beta3_0 = kZero_13;
    (&r_15)->factor_0 = kOne_5;
    (&r_15)->lr_0 = _S1055->lr_2;
    (&r_15)->beta1_0 = _S1054->beta1_1;
    Soft_0 _S1058 = _S1054->beta2_1;
    (&r_15)->beta2_0 = _S1054->beta2_1;
    Soft_0 _S1059 = _S1054->eps_1;
    Soft_0 _S1060 = real_of_0(4039728865751334912ULL);
    Soft_0 _S1061 = _S1054->eps_1;
    Soft_0 _S1062 = _S1060;
    Soft_0 _S1063 = larger_of_1(&_S1061, &_S1062);
    (&r_15)->eps_0 = _S1063;
    bool cycled_0 = ((_S1055->has_momentum_1) & 255U) != 0U;
    Soft_0 beta_0;
    switch(_S1054->kind_3)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            Soft_0 _S1064 = _S1054->momentum_1;
            Soft_0 _S1065 = _S1054->momentum_1;
            Soft_0 _S1066 = kZero_13;
            bool _S1067 = Soft_equals_0(&_S1065, &_S1066);
            if(!_S1067)
            {
                if(cycled_0)
                {
                    beta_0 = _S1055->momentum_2;
                }
                else
                {
                    beta_0 = _S1064;
                }
                (&r_15)->momentum_0 = beta_0;
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
                (&r_15)->beta1_0 = _S1055->momentum_2;
            }
            break;
        }
    }
    switch(_S1057)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_15)->pull_0 = _S1054->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            Soft_0 _S1068 = (&r_15)->lr_0;
            Soft_0 _S1069 = _S1054->weight_decay_0;
            Soft_0 _S1070 = Soft_mul_0(&_S1068, &_S1069);
            Soft_0 _S1071 = kOne_5;
            Soft_0 _S1072 = _S1070;
            Soft_0 _S1073 = Soft_sub_0(&_S1071, &_S1072);
            (&r_15)->shrink_0 = _S1073;
            break;
        }
    default:
        {
            (&r_15)->decay_0 = _S1054->weight_decay_0;
            break;
        }
    }
    bool _S1074 = _S1057 == 11U;
    FixedArray<Soft_0, 2>  power_0;
    int k_14 = int(0);
    for(;;)
    {
        if(k_14 < int(2))
        {
        }
        else
        {
            break;
        }
        if(k_14 == int(0))
        {
            beta_0 = (&r_15)->beta1_0;
        }
        else
        {
            beta_0 = _S1058;
        }
        Soft_0 _S1075;
        if(_S1074)
        {
            _S1075 = *_S1056;
        }
        else
        {
            _S1075 = beta_0;
        }
        Soft_0 _S1076;
        if(_S1074)
        {
            _S1076 = _S1054->beta2_decay_0;
        }
        else
        {
            _S1076 = *_S1056;
        }
        Soft_0 _S1077 = _S1075;
        Soft_0 _S1078 = _S1076;
        Soft_0 _S1079 = power_of_0(&_S1077, &_S1078);
        power_0[k_14] = _S1079;
        k_14 = k_14 + int(1);
    }
    Soft_0 _S1080 = kOne_5;
    Soft_0 _S1081 = power_0[int(0)];
    Soft_0 _S1082 = Soft_sub_0(&_S1080, &_S1081);
    Soft_0 _S1083 = kOne_5;
    Soft_0 _S1084 = power_0[int(1)];
    Soft_0 _S1085 = Soft_sub_0(&_S1083, &_S1084);
    Soft_0 _S1086 = _S1085;
    Soft_0 _S1087 = sqrt_0(&_S1086);
    Soft_0 _S1088 = kOne_5;
    Soft_0 _S1089 = _S1087;
    Soft_0 _S1090 = Soft_div_0(&_S1088, &_S1089);
    switch(_S1057)
    {
    case 1U:
    case 9U:
        {
            Soft_0 _S1091 = kOne_5;
            Soft_0 _S1092 = _S1054->dampening_0;
            Soft_0 _S1093 = Soft_sub_0(&_S1091, &_S1092);
            (&r_15)->undamped_0 = _S1093;
            Soft_0 _S1094 = kOne_5;
            bool _S1095 = Soft_equals_0(_S1056, &_S1094);
            (&r_15)->first_2 = _S1095;
            if(_S1057 == 1U)
            {
                break;
            }
            Soft_0 _S1096 = _S1054->trust_coefficient_1;
            (&r_15)->trust_coefficient_0 = _S1054->trust_coefficient_1;
            if(int(_S1054->trust_clip_0) == int(0))
            {
                break;
            }
            Soft_0 _S1097 = real_of_0(4503599627370496ULL);
            Soft_0 _S1098 = (&r_15)->lr_0;
            Soft_0 _S1099 = _S1097;
            Soft_0 _S1100 = larger_of_1(&_S1098, &_S1099);
            Soft_0 _S1101 = _S1096;
            Soft_0 _S1102 = _S1100;
            Soft_0 _S1103 = Soft_div_0(&_S1101, &_S1102);
            (&r_15)->trust_coefficient_0 = _S1103;
            (&r_15)->max_ratio_0 = kOne_5;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            Soft_0 _S1104 = (&r_15)->lr_0;
            Soft_0 _S1105 = _S1082;
            Soft_0 _S1106 = Soft_div_0(&_S1104, &_S1105);
            (&r_15)->lr_0 = _S1106;
            (&r_15)->correction2_0 = _S1090;
            if(_S1057 != 12U)
            {
                break;
            }
            (&r_15)->amsgrad_0 = false;
            Soft_0 _S1107 = (&r_15)->eps_0;
            Soft_0 _S1108 = (&r_15)->correction2_0;
            Soft_0 _S1109 = Soft_mul_0(&_S1107, &_S1108);
            (&r_15)->eps_0 = _S1109;
            break;
        }
    case 4U:
        {
            (&r_15)->beta2_0 = _S1054->alpha_0;
            break;
        }
    case 5U:
        {
            Soft_0 _S1110 = kOne_5;
            Soft_0 _S1111 = Soft_sub_0(_S1056, &_S1110);
            Soft_0 _S1112 = _S1111;
            Soft_0 _S1113 = _S1054->lr_decay_0;
            Soft_0 _S1114 = Soft_mul_0(&_S1112, &_S1113);
            Soft_0 _S1115 = kOne_5;
            Soft_0 _S1116 = _S1114;
            Soft_0 _S1117 = Soft_add_0(&_S1115, &_S1116);
            Soft_0 _S1118 = (&r_15)->lr_0;
            Soft_0 _S1119 = _S1117;
            Soft_0 _S1120 = Soft_div_0(&_S1118, &_S1119);
            (&r_15)->lr_0 = _S1120;
            break;
        }
    case 7U:
        {
            Soft_0 _S1121 = (&r_15)->lr_0;
            Soft_0 _S1122 = _S1082;
            Soft_0 _S1123 = Soft_div_0(&_S1121, &_S1122);
            (&r_15)->lr_0 = _S1123;
            (&r_15)->correction2_0 = _S1090;
            Soft_0 _S1124 = warmed_alpha_0(_S1054, _S1056);
            Soft_0 _S1125 = _S1082;
            Soft_0 _S1126 = _S1124;
            Soft_0 _S1127 = Soft_mul_0(&_S1125, &_S1126);
            (&r_15)->slow_0 = _S1127;
            Soft_0 _S1128 = warmed_beta3_0(_S1054, _S1056);
            (&r_15)->beta3_0 = _S1128;
            break;
        }
    case 8U:
    case 10U:
        {
            Soft_0 _S1129 = kOne_5;
            Soft_0 _S1130 = _S1082;
            Soft_0 _S1131 = Soft_div_0(&_S1129, &_S1130);
            (&r_15)->correction1_0 = _S1131;
            (&r_15)->correction2_0 = _S1090;
            Soft_0 _S1132 = kOne_5;
            bool _S1133 = Soft_equals_0(_S1056, &_S1132);
            (&r_15)->first_2 = _S1133;
            break;
        }
    case 11U:
        {
            Soft_0 _S1134 = kOne_5;
            Soft_0 _S1135 = power_0[int(1)];
            Soft_0 _S1136 = Soft_sub_0(&_S1134, &_S1135);
            (&r_15)->beta2_0 = _S1136;
            Soft_0 _S1137 = sqrt_0(_S1056);
            Soft_0 _S1138 = kOne_5;
            Soft_0 _S1139 = _S1137;
            Soft_0 _S1140 = Soft_div_0(&_S1138, &_S1139);
            Soft_0 _S1141 = (&r_15)->lr_0;
            Soft_0 _S1142 = _S1140;
            Soft_0 _S1143 = smaller_of_1(&_S1141, &_S1142);
            (&r_15)->lr_0 = _S1143;
            Soft_0 _S1144 = real_of_0(4337655138388951980ULL);
            Soft_0 _S1145 = _S1059;
            Soft_0 _S1146 = _S1144;
            Soft_0 _S1147 = larger_of_1(&_S1145, &_S1146);
            (&r_15)->eps_0 = _S1147;
            (&r_15)->min_rms_0 = _S1054->min_rms_1;
            (&r_15)->clip_threshold_0 = _S1054->clip_threshold_1;
            break;
        }
    default:
        {
            break;
        }
    }
    Soft_0 _S1148 = (&r_15)->momentum_0;
    Soft_0 _S1149 = kZero_13;
    bool _S1150 = Soft_equals_0(&_S1148, &_S1149);
    (&r_15)->has_momentum_0 = !_S1150;
    Soft_0 _S1151 = kOne_5;
    Soft_0 _S1152 = (&r_15)->beta1_0;
    Soft_0 _S1153 = Soft_sub_0(&_S1151, &_S1152);
    (&r_15)->one_minus_beta1_0 = _S1153;
    Soft_0 _S1154 = kOne_5;
    Soft_0 _S1155 = (&r_15)->beta2_0;
    Soft_0 _S1156 = Soft_sub_0(&_S1154, &_S1155);
    (&r_15)->one_minus_beta2_0 = _S1156;
    Soft_0 _S1157 = kOne_5;
    Soft_0 _S1158 = (&r_15)->beta3_0;
    Soft_0 _S1159 = Soft_sub_0(&_S1157, &_S1158);
    (&r_15)->one_minus_beta3_0 = _S1159;
    return r_15;
}

__device__ void Rules_run_0(Spec_0 * spec_13, UpdateArguments_0 * a_51, uint group_9, uint lane_27)
{
    UpdateNumbers_0 * _S1160 = (UpdateNumbers_0 *)a_51->numbers_0;
    UpdateNumbers_0 n_0 = *_S1160;
    ulonglong _S1161 = a_51->numbers_0 + 40ULL;
    Hyper_0 * _S1162 = (Hyper_0 *)_S1161;
    Scheduled_0 * _S1163 = (Scheduled_0 *)(_S1161 + ulonglong((*_S1160).groups_3) * 176ULL);
    ulonglong _S1164 = a_51->counts_0;
    longlong * counts_1 = (longlong *)memory_at_0(a_51->counts_0, a_51->numbers_0);
    longlong _S1165 = *(counts_1 + int(0));
    ulonglong _S1166 = a_51->shift_1;
    ulonglong _S1167 = *(ulonglong *)memory_at_0(a_51->shift_1, a_51->numbers_0);
    uint i_54 = group_9 * 256U + lane_27;
    for(;;)
    {
        if(i_54 < (a_51->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_5 = *((MultiTensor_0 *)a_51->tensors_0 + i_54);
        longlong at_7;
        longlong count_2;
        if(_S1164 != 0ULL)
        {
            longlong _S1168 = *(counts_1 + (int(1) + t_5.slot_0));
            at_7 = clamp_1(_S1165 - n_0.first_count_0, 0LL, n_0.scheduled_0 - 1LL);
            count_2 = _S1168;
        }
        else
        {
            at_7 = 0LL;
            count_2 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_51->decision_0 + t_5.group_0);
        uint _S1169 = a_51->flags_0;
        if(((a_51->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = Soft_x24init_0(int(1));
        }
        if((_S1169 & 2U) != 0U)
        {
            Soft_0 kOne_6 = Soft_x24init_0(int(1));
            (&d_4)->multiplier_3 = kOne_6;
            (&d_4)->limit_3 = Soft_x24init_0(int(0));
            (&d_4)->clip_3 = kOne_6;
        }
        TensorRule_1 r_16;
        Hyper_0 * _S1170 = _S1162 + t_5.group_0;
        Soft_0 _S1171 = real_of_i64_0(count_2 + 1LL);
        Scheduled_0 _S1172 = *(_S1163 + (at_7 * n_0.groups_3 + longlong(t_5.group_0)));
        Soft_0 _S1173 = _S1171;
        Rule_1 _S1174 = rule_of_0(_S1170, &_S1172, &_S1173);
        (&r_16)->rule_0 = _S1174;
        (&(&r_16)->rule_0)->factored_0 = (t_5.columns_0) > 0LL;
        Decision_0 _S1175 = d_4;
        Reading_1 _S1176 = Reading_of_0(&_S1175, (&(&r_16)->rule_0)->maximize_0);
        (&r_16)->reading_0 = _S1176;
        (&r_16)->key_1 = t_5.key_0;
        if(_S1166 != 0ULL)
        {
            (&r_16)->key_1 = rounding_key_0(n_0.seed_2, n_0.draw_1 + _S1167);
        }
        Soft_0 kZero_14 = Soft_x24init_0(int(0));
        Soft_0 _S1177 = (&d_4)->apply_0;
        Soft_0 _S1178 = kZero_14;
        bool _S1179 = Soft_equals_0(&_S1177, &_S1178);
        int _S1180;
        if(!_S1179)
        {
            _S1180 = int(1);
        }
        else
        {
            _S1180 = int(0);
        }
        (&r_16)->applies_0 = uint(_S1180);
        int _S1181 = int(i_54);
        TensorRule_1 * _S1182 = TensorRule_at_0(a_51, _S1181);
        *_S1182 = r_16;
        TensorRule_0 narrow_2;
        Rule_1 _S1183 = (&r_16)->rule_0;
        Rule_0 _S1184 = Rule_of_0(&_S1183);
        (&narrow_2)->rule_0 = _S1184;
        Decision_0 _S1185 = d_4;
        Reading_0 _S1186 = Reading_of_1(&_S1185, (&(&r_16)->rule_0)->maximize_0);
        (&narrow_2)->reading_0 = _S1186;
        (&narrow_2)->key_1 = (&r_16)->key_1;
        (&narrow_2)->applies_0 = (&r_16)->applies_0;
        TensorRule_0 * _S1187 = TensorRule_at_1(a_51, _S1181);
        *_S1187 = narrow_2;
        i_54 = i_54 + a_51->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules_soft(UpdateArguments_0 a_52, Spec_0 spec_14)
{
    uint _S1188 = blockIdx.x;
    uint _S1189 = threadIdx.x;
    Spec_0 _S1190 = spec_14;
    UpdateArguments_0 _S1191 = a_52;
    Rules_run_0(&_S1190, &_S1191, _S1188, _S1189);
    return;
}

extern "C" __global__ void mpt_multi_step_f32_soft(UpdateArguments_0 a_53, Spec_0 spec_15)
{
    uint _S1192 = blockIdx.x;
    uint _S1193 = threadIdx.x;
    Spec_0 _S1194 = spec_15;
    UpdateArguments_0 _S1195 = a_53;
    Step_run_0(&_S1194, &_S1195, _S1192, _S1193);
    return;
}

__device__ void Count_run_0(Spec_0 * spec_16, UpdateArguments_0 * a_54, uint group_10, uint lane_28)
{
    bool _S1196;
    bool _S1197 = lane_28 == 0U;
    if(_S1197)
    {
        add_found_0(a_54->scaler_0, a_54->report_0, a_54->decision_0);
    }
    ulonglong _S1198 = a_54->counts_0;
    if((a_54->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_2 = (longlong *)_S1198;
    uint any_0 = 0U;
    uint i_55 = lane_28;
    for(;;)
    {
        if(i_55 < (a_54->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_6 = (MultiTensor_0 *)a_54->tensors_0 + i_55;
        if(((a_54->flags_0) & 1U) == 0U)
        {
            Soft_0 kZero_15 = Soft_x24init_0(int(0));
            Soft_0 _S1199 = ((Decision_0 *)a_54->decision_0 + t_6->group_0)->apply_0;
            Soft_0 _S1200 = kZero_15;
            bool _S1201 = Soft_equals_0(&_S1199, &_S1200);
            _S1196 = _S1201;
        }
        else
        {
            _S1196 = false;
        }
        if(_S1196)
        {
            i_55 = i_55 + 256U;
            continue;
        }
        longlong * _S1202 = counts_2 + (int(1) + t_6->slot_0);
        *_S1202 = *_S1202 + 1LL;
        any_0 = 1U;
        i_55 = i_55 + 256U;
    }
    uint any_1 = group_sum_1(any_0, lane_28);
    if(_S1197)
    {
        _S1196 = any_1 != 0U;
    }
    else
    {
        _S1196 = false;
    }
    if(_S1196)
    {
        _S1196 = ((a_54->flags_0) & 4U) == 0U;
    }
    else
    {
        _S1196 = false;
    }
    if(_S1196)
    {
        longlong * _S1203 = counts_2 + int(0);
        *_S1203 = *_S1203 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count_soft(UpdateArguments_0 a_55, Spec_0 spec_17)
{
    uint _S1204 = blockIdx.x;
    uint _S1205 = threadIdx.x;
    Spec_0 _S1206 = spec_17;
    UpdateArguments_0 _S1207 = a_55;
    Count_run_0(&_S1206, &_S1207, _S1204, _S1205);
    return;
}

extern "C" __global__ void mpt_multi_means_f32_soft(UpdateArguments_0 a_56, Spec_0 spec_18)
{
    uint _S1208 = blockIdx.x;
    uint _S1209 = threadIdx.x;
    Spec_0 _S1210 = spec_18;
    UpdateArguments_0 _S1211 = a_56;
    Means_run_0(&_S1210, &_S1211, _S1208, _S1209);
    return;
}

__device__ void RowScales_run_0(Spec_0 * spec_19, UpdateArguments_0 * a_57, uint group_11, uint lane_29)
{
    uint i_56 = group_11;
    for(;;)
    {
        uint _S1212 = a_57->tensor_count_0;
        if(i_56 < (a_57->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_7 = int(row_at_0(i_56, _S1212));
        MultiTensor_0 * _S1213 = (MultiTensor_0 *)a_57->tensors_0 + tensor_7;
        MultiTensor_0 t_7 = *_S1213;
        bool _S1214;
        if(((*_S1213).columns_0) == 0LL)
        {
            _S1214 = true;
        }
        else
        {
            bool _S1215 = takes_part_0(a_57, tensor_7);
            _S1214 = !_S1215;
        }
        if(_S1214)
        {
            i_56 = i_56 + a_57->groups_0;
            continue;
        }
        TensorRule_1 * _S1216 = TensorRule_at_0(a_57, tensor_7);
        Soft_0 _S1217 = (&_S1216->rule_0)->eps_0;
        uint _S1218;
        if((t_7.param_dtype_0) == 2U)
        {
            _S1218 = 2U;
        }
        else
        {
            _S1218 = 1U;
        }
        Soft_0 * _S1219 = (Soft_0 *)t_7.row_scale_0;
        longlong _S1220 = t_7.count_0 / (t_7.rows_0 * t_7.columns_0);
        longlong m_15 = longlong(lane_29);
        for(;;)
        {
            if(m_15 < _S1220)
            {
            }
            else
            {
                break;
            }
            longlong first_11 = m_15 * t_7.rows_0;
            longlong _S1221 = first_11 + t_7.rows_0;
            Soft_0 sum_6 = Soft_x24init_0(int(0));
            longlong row_9 = first_11;
            for(;;)
            {
                if(row_9 < _S1221)
                {
                }
                else
                {
                    break;
                }
                Soft_0 * _S1222 = _S1219 + row_9;
                Soft_0 _S1223 = element_3(_S1218, t_7.state_0[int(0)].data_0, row_9);
                *_S1222 = _S1223;
                Soft_0 _S1224 = sum_6;
                Soft_0 _S1225 = _S1223;
                Soft_0 _S1226 = Soft_add_0(&_S1224, &_S1225);
                longlong row_10 = row_9 + 1LL;
                sum_6 = _S1226;
                row_9 = row_10;
            }
            Soft_0 _S1227 = real_of_i64_0(t_7.rows_0);
            Soft_0 _S1228 = sum_6;
            Soft_0 _S1229 = _S1227;
            Soft_0 _S1230 = Soft_div_0(&_S1228, &_S1229);
            Soft_0 _S1231 = _S1230;
            Soft_0 _S1232 = _S1217;
            Soft_0 _S1233 = larger_of_1(&_S1231, &_S1232);
            longlong row_11 = first_11;
            for(;;)
            {
                if(row_11 < _S1221)
                {
                }
                else
                {
                    break;
                }
                Soft_0 * _S1234 = _S1219 + row_11;
                Soft_0 _S1235 = *_S1234;
                Soft_0 _S1236 = _S1233;
                Soft_0 _S1237 = Soft_div_0(&_S1235, &_S1236);
                *_S1234 = _S1237;
                row_11 = row_11 + 1LL;
            }
            m_15 = m_15 + 256LL;
        }
        i_56 = i_56 + a_57->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_row_scales_soft(UpdateArguments_0 a_58, Spec_0 spec_20)
{
    uint _S1238 = blockIdx.x;
    uint _S1239 = threadIdx.x;
    Spec_0 _S1240 = spec_20;
    UpdateArguments_0 _S1241 = a_58;
    RowScales_run_0(&_S1240, &_S1241, _S1238, _S1239);
    return;
}

extern "C" __global__ void mpt_multi_sums_f32_soft(UpdateArguments_0 a_59, Spec_0 spec_21)
{
    uint _S1242 = blockIdx.x;
    uint _S1243 = threadIdx.x;
    Spec_0 _S1244 = spec_21;
    UpdateArguments_0 _S1245 = a_59;
    Sums_run_0(&_S1244, &_S1245, _S1242, _S1243);
    return;
}

__device__ void set_whole_0(Rule_1 * r_17, longlong count_3, Soft_0 * params_1, Soft_0 * squares_1, bool in_f32_1, Soft_0 * state_2)
{
    Soft_0 _S1246 = sqrt_0(params_1);
    Soft_0 _S1247 = sqrt_0(squares_1);
    Soft_0 kZero_16 = Soft_x24init_0(int(0));
    Soft_0 _S1248 = _S1246;
    Soft_0 _S1249 = kZero_16;
    bool _S1250 = Soft_equals_0(&_S1248, &_S1249);
    bool both_0;
    if(!_S1250)
    {
        Soft_0 _S1251 = _S1247;
        Soft_0 _S1252 = kZero_16;
        bool _S1253 = Soft_equals_0(&_S1251, &_S1252);
        both_0 = !_S1253;
    }
    else
    {
        both_0 = false;
    }
    Soft_0 _S1254;
    switch(r_17->kind_0)
    {
    case 9U:
        {
            if(!both_0)
            {
                r_17->pull_0 = kZero_16;
                break;
            }
            Soft_0 _S1255 = r_17->trust_coefficient_0;
            Soft_0 _S1256 = _S1246;
            Soft_0 _S1257 = Soft_mul_0(&_S1255, &_S1256);
            Soft_0 _S1258 = r_17->pull_0;
            Soft_0 _S1259 = _S1246;
            Soft_0 _S1260 = Soft_mul_0(&_S1258, &_S1259);
            Soft_0 _S1261 = _S1247;
            Soft_0 _S1262 = _S1260;
            Soft_0 _S1263 = Soft_add_0(&_S1261, &_S1262);
            Soft_0 _S1264 = _S1263;
            Soft_0 _S1265 = r_17->eps_0;
            Soft_0 _S1266 = Soft_add_0(&_S1264, &_S1265);
            Soft_0 _S1267 = _S1257;
            Soft_0 _S1268 = _S1266;
            Soft_0 _S1269 = Soft_div_0(&_S1267, &_S1268);
            r_17->factor_0 = _S1269;
            Soft_0 _S1270 = kZero_16;
            Soft_0 _S1271 = r_17->max_ratio_0;
            bool _S1272 = Soft_lessThan_0(&_S1270, &_S1271);
            if(_S1272)
            {
                Soft_0 _S1273 = r_17->max_ratio_0;
                Soft_0 _S1274 = r_17->factor_0;
                bool _S1275 = Soft_lessThan_0(&_S1273, &_S1274);
                both_0 = _S1275;
            }
            else
            {
                both_0 = false;
            }
            if(both_0)
            {
                r_17->factor_0 = r_17->max_ratio_0;
            }
            break;
        }
    case 8U:
        {
            Soft_0 _S1276 = r_17->lr_0;
            if(both_0)
            {
                Soft_0 _S1277 = _S1246;
                Soft_0 _S1278 = _S1247;
                Soft_0 _S1279 = Soft_div_0(&_S1277, &_S1278);
                _S1254 = _S1279;
            }
            else
            {
                _S1254 = Soft_x24init_0(int(1));
            }
            Soft_0 _S1280 = _S1276;
            Soft_0 _S1281 = _S1254;
            Soft_0 _S1282 = Soft_mul_0(&_S1280, &_S1281);
            r_17->factor_0 = _S1282;
            break;
        }
    case 10U:
        {
            if(r_17->first_2)
            {
                _S1254 = *squares_1;
            }
            else
            {
                Soft_0 _S1283 = r_17->beta2_0;
                Soft_0 _S1284 = *state_2;
                Soft_0 _S1285 = Soft_mul_0(&_S1283, &_S1284);
                Soft_0 _S1286 = Soft_x24init_0(int(1));
                Soft_0 _S1287 = r_17->beta2_0;
                Soft_0 _S1288 = Soft_sub_0(&_S1286, &_S1287);
                Soft_0 _S1289 = _S1288;
                Soft_0 _S1290 = Soft_mul_0(&_S1289, squares_1);
                Soft_0 _S1291 = _S1285;
                Soft_0 _S1292 = _S1290;
                Soft_0 _S1293 = Soft_add_0(&_S1291, &_S1292);
                _S1254 = _S1293;
            }
            *state_2 = _S1254;
            if(in_f32_1)
            {
                Soft_0 _S1294 = *state_2;
                float _S1295 = of_0(&_S1294);
                *state_2 = wide_0(_S1295);
            }
            Soft_0 _S1296 = *state_2;
            Soft_0 _S1297 = sqrt_0(&_S1296);
            Soft_0 _S1298 = _S1297;
            Soft_0 _S1299 = r_17->correction2_0;
            Soft_0 _S1300 = Soft_mul_0(&_S1298, &_S1299);
            Soft_0 _S1301 = _S1300;
            Soft_0 _S1302 = r_17->eps_0;
            Soft_0 _S1303 = Soft_add_0(&_S1301, &_S1302);
            Soft_0 _S1304 = r_17->correction1_0;
            Soft_0 _S1305 = _S1303;
            Soft_0 _S1306 = Soft_div_0(&_S1304, &_S1305);
            r_17->factor_0 = _S1306;
            break;
        }
    default:
        {
            Soft_0 _S1307 = real_of_i64_0(count_3);
            Soft_0 _S1308 = sqrt_0(&_S1307);
            Soft_0 _S1309 = _S1308;
            Soft_0 _S1310 = r_17->clip_threshold_0;
            Soft_0 _S1311 = Soft_mul_0(&_S1309, &_S1310);
            Soft_0 _S1312 = _S1247;
            Soft_0 _S1313 = _S1311;
            Soft_0 _S1314 = Soft_div_0(&_S1312, &_S1313);
            Soft_0 _S1315 = _S1246;
            Soft_0 _S1316 = _S1308;
            Soft_0 _S1317 = Soft_div_0(&_S1315, &_S1316);
            Soft_0 _S1318 = r_17->min_rms_0;
            Soft_0 _S1319 = _S1317;
            Soft_0 _S1320 = larger_of_1(&_S1318, &_S1319);
            Soft_0 _S1321 = _S1320;
            Soft_0 _S1322 = r_17->lr_0;
            Soft_0 _S1323 = Soft_mul_0(&_S1321, &_S1322);
            Soft_0 kOne_7 = Soft_x24init_0(int(1));
            Soft_0 _S1324 = _S1314;
            Soft_0 _S1325 = kOne_7;
            bool _S1326 = Soft_lessThanOrEquals_0(&_S1324, &_S1325);
            if(_S1326)
            {
                _S1254 = kOne_7;
            }
            else
            {
                _S1254 = _S1314;
            }
            Soft_0 _S1327 = _S1323;
            Soft_0 _S1328 = _S1254;
            Soft_0 _S1329 = Soft_div_0(&_S1327, &_S1328);
            r_17->factor_0 = _S1329;
            break;
        }
    }
    return;
}

__device__ void WholeTensor_run_0(Spec_0 * spec_22, UpdateArguments_0 * a_60, uint group_12, uint lane_30)
{
    MultiChunk_0 * _S1330 = (MultiChunk_0 *)a_60->chunks_0;
    uint c_15 = group_12 * 256U + lane_30;
    for(;;)
    {
        uint _S1331 = a_60->chunk_count_0;
        if(c_15 < (a_60->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_8 = (_S1330 + c_15)->tensor_3;
        bool _S1332;
        if(c_15 > 0U)
        {
            _S1332 = ((_S1330 + (c_15 - 1U))->tensor_3) == tensor_8;
        }
        else
        {
            _S1332 = false;
        }
        if(_S1332)
        {
            c_15 = c_15 + a_60->groups_0 * 256U;
            continue;
        }
        bool _S1333 = takes_part_0(a_60, tensor_8);
        if(!_S1333)
        {
            c_15 = c_15 + a_60->groups_0 * 256U;
            continue;
        }
        Soft_0 kZero_17 = Soft_x24init_0(int(0));
        Soft_0 params_2 = kZero_17;
        Soft_0 squares_2 = kZero_17;
        uint k_15 = c_15;
        for(;;)
        {
            bool _S1334;
            if(k_15 < _S1331)
            {
                _S1334 = ((_S1330 + k_15)->tensor_3) == tensor_8;
            }
            else
            {
                _S1334 = false;
            }
            if(_S1334)
            {
            }
            else
            {
                break;
            }
            MultiPartial_0 p_7 = *((MultiPartial_0 *)a_60->partials_0 + k_15);
            Soft_0 _S1335 = params_2;
            Soft_0 _S1336 = p_7.powers_0;
            Soft_0 _S1337 = Soft_add_0(&_S1335, &_S1336);
            Soft_0 _S1338 = squares_2;
            Soft_0 _S1339 = p_7.largest_1;
            Soft_0 _S1340 = Soft_add_0(&_S1338, &_S1339);
            uint k_16 = k_15 + 1U;
            params_2 = _S1337;
            squares_2 = _S1340;
            k_15 = k_16;
        }
        MultiTensor_0 t_8 = *((MultiTensor_0 *)a_60->tensors_0 + tensor_8);
        TensorRule_1 * _S1341 = TensorRule_at_0(a_60, tensor_8);
        Rule_1 rule_1 = _S1341->rule_0;
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
        Soft_0 state_3 = kZero_17;
        if(has_state_0)
        {
            Soft_0 _S1342 = element_3(type_22, t_8.state_0[int(1)].data_0, 0LL);
            state_3 = _S1342;
        }
        Soft_0 _S1343 = params_2;
        Soft_0 _S1344 = squares_2;
        set_whole_0(&rule_1, t_8.count_0, &_S1343, &_S1344, in_f32_2, &state_3);
        if(has_state_0)
        {
            Soft_0 _S1345 = state_3;
            put_element_1(type_22, t_8.state_0[int(1)].data_0, 0LL, &_S1345);
        }
        _S1341->rule_0 = rule_1;
        TensorRule_0 * _S1346 = TensorRule_at_1(a_60, tensor_8);
        Rule_1 _S1347 = rule_1;
        Rule_0 _S1348 = Rule_of_0(&_S1347);
        _S1346->rule_0 = _S1348;
        c_15 = c_15 + a_60->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_whole_soft(UpdateArguments_0 a_61, Spec_0 spec_23)
{
    uint _S1349 = blockIdx.x;
    uint _S1350 = threadIdx.x;
    Spec_0 _S1351 = spec_23;
    UpdateArguments_0 _S1352 = a_61;
    WholeTensor_run_0(&_S1351, &_S1352, _S1349, _S1350);
    return;
}

