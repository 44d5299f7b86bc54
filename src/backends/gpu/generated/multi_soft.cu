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
    if((lane_2 & (width_1 - 1U)) != 0U)
    {
        return;
    }
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
        uint i_3 = lane_2;
        for(;;)
        {
            if(i_3 < (lane_2 + half_0))
            {
            }
            else
            {
                break;
            }
            (*&values_1)[i_3] = (*&values_1)[i_3] + (*&values_1)[i_3 + half_0];
            i_3 = i_3 + 1U;
        }
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
    meet_0();
    Soft_0 _S46;
    if(lane_3 == 0U)
    {
        _S46 = *before_0;
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
            Soft_0 _S47 = wide_0((*&values_1)[i_4]);
            Soft_0 _S48 = _S46;
            Soft_0 _S49 = _S47;
            Soft_0 _S50 = Soft_add_0(&_S48, &_S49);
            uint i_5 = i_4 + width_2;
            _S46 = _S50;
            i_4 = i_5;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_6)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_6));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_6));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_6));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_6);
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
    uint _S52 = (sign_2 | 2139095040U) | ((a_3 & 1023U) << int(13));
    uint _S53;
    if(a_3 > 31744U)
    {
        _S53 = 4194304U;
    }
    else
    {
        _S53 = 0U;
    }
    return _S52 | _S53;
}

__device__ float from_0(uint type_1, ulonglong element_0)
{
    uint u_1 = low_0(element_0);
    uint _S54;
    if(type_1 == 1U)
    {
        _S54 = u_1;
    }
    else
    {
        if(type_1 == 4U)
        {
            _S54 = u_1 << int(16);
        }
        else
        {
            _S54 = f32_of_f16_0(u_1);
        }
    }
    return (U32_asfloat((_S54)));
}

__device__ float element_1(uint type_2, ulonglong base_1, longlong i_7)
{
    return from_0(type_2, load_0(size_of_0(type_2), base_1, i_7));
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
    uint _S55 = a_4 & 8388607U;
    uint _S56;
    if(e_5 != 0U)
    {
        _S56 = 8388608U;
    }
    else
    {
        _S56 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S55 | _S56), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_5), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_5 = u_3 & 2147483647U;
    uint sign_3 = (u_3 >> int(16)) & 32768U;
    if(a_5 > 2139095040U)
    {
        return (sign_3 | 32256U) | ((a_5 >> int(13)) & 1023U);
    }
    uint _S57;
    if(a_5 >= 1199566848U)
    {
        _S57 = 31744U;
    }
    else
    {
        _S57 = narrow_0(a_5, 10U, 15U);
    }
    return sign_3 | _S57;
}

__device__ ulonglong to_0(float this_7, uint type_3)
{
    uint u_4 = (F32_asuint((this_7)));
    uint _S58;
    if(type_3 == 1U)
    {
        _S58 = u_4;
    }
    else
    {
        if(type_3 == 4U)
        {
            _S58 = bf16_of_f32_0(u_4);
        }
        else
        {
            _S58 = f16_of_f32_0(u_4);
        }
    }
    return ulonglong(_S58);
}

__device__ void store_0(uint size_1, ulonglong base_2, longlong i_8, ulonglong v_12)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_2 + i_8) = uchar(v_12);
            break;
        }
    case 2U:
        {
            *((ushort *)base_2 + i_8) = ushort(v_12);
            break;
        }
    case 4U:
        {
            *((uint *)base_2 + i_8) = uint(v_12);
            break;
        }
    default:
        {
            *((ulonglong *)base_2 + i_8) = v_12;
            break;
        }
    }
    return;
}

__device__ void put_element_0(uint type_4, ulonglong base_3, longlong i_9, float v_13)
{
    store_0(size_of_0(type_4), base_3, i_9, to_0(v_13, type_4));
    return;
}

__device__ void Means_blend_0(Elements_0 * x_1, int k_0, longlong i_10, float mean_0)
{
    uint _S59 = Elements_state_type_0(x_1);
    float before_1 = element_1(_S59, (&(&x_1->t_0)->state_0[k_0])->data_0, i_10);
    put_element_0(_S59, (&(&x_1->t_0)->state_0[k_0])->data_0, i_10, before_1 + (&(&x_1->r_1)->rule_0)->one_minus_beta2_0 * (mean_0 - before_1));
    return;
}

__device__ ulonglong f64_of_i64_0(longlong v_14)
{
    if(v_14 == 0LL)
    {
        return 0ULL;
    }
    bool _S60 = v_14 < 0LL;
    ulonglong m_5;
    if(_S60)
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
    if(_S60)
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
    Soft_0 _S61;
    bool _S62 = v_15 < int(0);
    uint size_2;
    if(_S62)
    {
        size_2 = 0U - uint(v_15);
    }
    else
    {
        size_2 = uint(v_15);
    }
    ulonglong _S63;
    if(_S62)
    {
        _S63 = 9223372036854775808ULL;
    }
    else
    {
        _S63 = 0ULL;
    }
    (&_S61)->bits_0 = _S63 | (f64_of_i64_0(longlong(ulonglong(size_2))));
    return _S61;
}

__device__ ulonglong bits_of_0(Soft_0 * v_16)
{
    return v_16->bits_0;
}

__device__ uint f32_of_f64_0(ulonglong u_5, bool odd_0)
{
    uint _S64 = high_0(u_5);
    uint sign_4 = _S64 & 2147483648U;
    uint e_6 = (_S64 >> int(20)) & 2047U;
    ulonglong m_6 = u_5 & 4503599627370495ULL;
    uint s_2;
    if(e_6 == 2047U)
    {
        uint _S65 = (sign_4 | 2139095040U) | uint(m_6 >> int(29));
        if(m_6 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S65 | s_2;
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
        bool _S66;
        if(odd_0)
        {
            _S66 = m_6 != 0ULL;
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
        return sign_4 | uint(_S67);
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
    ulonglong _S68 = bits_of_0(v_17);
    return (U32_asfloat((f32_of_f64_0(_S68, false))));
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
    float _S69;
    if(a_6 > b_2)
    {
        _S69 = a_6;
    }
    else
    {
        _S69 = b_2;
    }
    return _S69;
}

__device__ float larger_of_0(float a_7, float b_3)
{
    return larger_0(a_7, b_3);
}

__device__ float smaller_0(float a_8, float b_4)
{
    float _S70;
    if(a_8 < b_4)
    {
        _S70 = a_8;
    }
    else
    {
        _S70 = b_4;
    }
    return _S70;
}

__device__ float smaller_of_0(float a_9, float b_5)
{
    return smaller_0(a_9, b_5);
}

__device__ float Reading_read_0(Reading_0 * this_8, float g_0)
{
    float _S71 = g_0 * this_8->multiplier_0;
    float _S72 = this_8->limit_0;
    Soft_0 _S73 = Soft_x24init_0(int(0));
    float _S74 = of_0(&_S73);
    bool _S75;
    if(_S74 < (this_8->limit_0))
    {
        _S75 = !is_nan_of_0(_S71);
    }
    else
    {
        _S75 = false;
    }
    float _S76;
    if(_S75)
    {
        _S76 = smaller_of_0(_S72, larger_of_0(- _S72, _S71));
    }
    else
    {
        _S76 = _S71;
    }
    return _S76 * this_8->clip_0;
}

__device__ float grad_of_0(MultiTensor_0 * t_1, Reading_0 * r_2, longlong i_11)
{
    float _S77 = Reading_read_0(r_2, element_1(t_1->grad_dtype_0, t_1->grad_0, i_11));
    return _S77;
}

__device__ float joint_0(float a_10, float b_6, float c_0)
{
    return a_10 * b_6 + c_0;
}

__device__ Soft_0 real_of_i64_0(longlong v_19)
{
    return real_of_0(f64_of_i64_0(v_19));
}

__device__ void Means_column_means_0(Elements_0 * x_3, longlong matrix_0, longlong c_1)
{
    longlong _S78 = (&x_3->t_0)->columns_0;
    if(c_1 >= ((&x_3->t_0)->columns_0))
    {
        return;
    }
    Soft_0 _S79 = Soft_x24init_0(int(0));
    float _S80 = of_0(&_S79);
    longlong _S81 = (&x_3->t_0)->rows_0;
    longlong _S82 = matrix_0 * (&x_3->t_0)->rows_0;
    float sum_0 = _S80;
    longlong row_1 = _S82;
    for(;;)
    {
        if(row_1 < ((matrix_0 + 1LL) * _S81))
        {
        }
        else
        {
            break;
        }
        float _S83 = grad_of_0(&x_3->t_0, &(&x_3->r_1)->reading_0, row_1 * _S78 + c_1);
        float _S84 = joint_0(_S83, _S83, sum_0);
        longlong row_2 = row_1 + 1LL;
        sum_0 = _S84;
        row_1 = row_2;
    }
    longlong _S85 = matrix_0 * _S78 + c_1;
    Soft_0 _S86 = real_of_i64_0(_S81);
    float _S87 = of_0(&_S86);
    Means_blend_0(x_3, int(1), _S85, sum_0 / _S87);
    return;
}

__device__ float Halving_sum_0(float v_20, uint lane_4, uint width_4)
{
    Halving_halve_0(v_20, lane_4, width_4);
    float _S88;
    if((lane_4 & (width_4 - 1U)) == 0U)
    {
        _S88 = (*&values_1)[lane_4];
    }
    else
    {
        _S88 = v_20;
    }
    meet_0();
    return _S88;
}

__device__ ulonglong Soft_normal_0(Soft_0 * this_9, int * e_7)
{
    ulonglong _S89 = Soft_whole_0(this_9);
    uint shift_0 = 52U - top_bit64_0(_S89);
    int _S90 = Soft_exponent_0(this_9);
    *e_7 = _S90 - int(shift_0);
    return _S89 << shift_0;
}

__device__ Soft_0 Soft_div_0(Soft_0 * this_10, Soft_0 * b_7)
{
    ulonglong sign_5 = ((this_10->bits_0) ^ (b_7->bits_0)) & 9223372036854775808ULL;
    ulonglong _S91 = Soft_size_0(this_10);
    ulonglong _S92 = Soft_size_0(b_7);
    bool _S93;
    if(_S91 > 9218868437227405312ULL)
    {
        _S93 = true;
    }
    else
    {
        _S93 = _S92 > 9218868437227405312ULL;
    }
    if(_S93)
    {
        _S93 = true;
    }
    else
    {
        if(_S91 == _S92)
        {
            if(_S91 == 9218868437227405312ULL)
            {
                _S93 = true;
            }
            else
            {
                _S93 = _S91 == 0ULL;
            }
        }
        else
        {
            _S93 = false;
        }
    }
    if(_S93)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    if(_S91 == 9218868437227405312ULL)
    {
        _S93 = true;
    }
    else
    {
        _S93 = _S92 == 0ULL;
    }
    if(_S93)
    {
        return Soft_of_bits_0(sign_5 | 9218868437227405312ULL);
    }
    if(_S91 == 0ULL)
    {
        _S93 = true;
    }
    else
    {
        _S93 = _S92 == 9218868437227405312ULL;
    }
    if(_S93)
    {
        return Soft_of_bits_0(sign_5);
    }
    int ex_0;
    ulonglong _S94 = Soft_normal_0(this_10, &ex_0);
    int ey_0;
    ulonglong _S95 = Soft_normal_0(b_7, &ey_0);
    ulonglong quotient_0 = 0ULL;
    int i_12 = int(0);
    ulonglong rest_1 = _S94;
    for(;;)
    {
        if(i_12 < int(56))
        {
        }
        else
        {
            break;
        }
        bool fits_0 = rest_1 >= _S95;
        ulonglong rest_2;
        if(fits_0)
        {
            rest_2 = rest_1 - _S95;
        }
        else
        {
            rest_2 = rest_1;
        }
        ulonglong _S96 = quotient_0 << int(1);
        int _S97;
        if(fits_0)
        {
            _S97 = int(1);
        }
        else
        {
            _S97 = int(0);
        }
        ulonglong _S98 = _S96 | ulonglong(_S97);
        ulonglong rest_3 = rest_2 << int(1);
        int i_13 = i_12 + int(1);
        quotient_0 = _S98;
        i_12 = i_13;
        rest_1 = rest_3;
    }
    if(rest_1 != 0ULL)
    {
        i_12 = int(1);
    }
    else
    {
        i_12 = int(0);
    }
    return Soft_rounded_0(sign_5, quotient_0 | ulonglong(i_12), ex_0 - ey_0 - int(55));
}

__device__ void Means_row_means_0(Elements_0 * x_4, longlong first_row_0, longlong rows_1, uint lane_5)
{
    longlong _S99;
    bool _S100;
    longlong row_3 = first_row_0 + longlong(lane_5 / 16U);
    bool is_inside_0 = row_3 < rows_1;
    Soft_0 kZero_0 = Soft_x24init_0(int(0));
    Soft_0 total_0 = kZero_0;
    longlong begin_0 = 0LL;
    for(;;)
    {
        longlong _S101 = (&x_4->t_0)->columns_0;
        _S99 = (&x_4->t_0)->columns_0;
        if(begin_0 < ((&x_4->t_0)->columns_0))
        {
        }
        else
        {
            break;
        }
        longlong _S102 = begin_0 + 256LL;
        longlong _S103 = (I64_min((_S102), (_S101)));
        Soft_0 _S104 = kZero_0;
        float _S105 = of_0(&_S104);
        longlong _S106 = begin_0 + longlong(lane_5 % 16U);
        float sum_1 = _S105;
        longlong c_2 = _S106;
        for(;;)
        {
            if(is_inside_0)
            {
                _S100 = c_2 < _S103;
            }
            else
            {
                _S100 = false;
            }
            if(_S100)
            {
            }
            else
            {
                break;
            }
            float _S107 = grad_of_0(&x_4->t_0, &(&x_4->r_1)->reading_0, row_3 * _S101 + c_2);
            float _S108 = joint_0(_S107, _S107, sum_1);
            longlong c_3 = c_2 + 16LL;
            sum_1 = _S108;
            c_2 = c_3;
        }
        float _S109 = Halving_sum_0(sum_1, lane_5, 16U);
        Soft_0 _S110 = wide_0(_S109);
        Soft_0 _S111 = total_0;
        Soft_0 _S112 = _S110;
        Soft_0 _S113 = Soft_add_0(&_S111, &_S112);
        total_0 = _S113;
        begin_0 = _S102;
    }
    if(is_inside_0)
    {
        _S100 = (lane_5 % 16U) == 0U;
    }
    else
    {
        _S100 = false;
    }
    if(_S100)
    {
        Soft_0 _S114 = real_of_i64_0(_S99);
        Soft_0 _S115 = total_0;
        Soft_0 _S116 = _S114;
        Soft_0 _S117 = Soft_div_0(&_S115, &_S116);
        Soft_0 _S118 = _S117;
        float _S119 = of_0(&_S118);
        Means_blend_0(x_4, int(0), row_3, _S119);
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
    bool _S120;
    if(type_5 == 1U)
    {
        _S120 = true;
    }
    else
    {
        _S120 = type_5 == 3U;
    }
    if(_S120)
    {
        _S120 = true;
    }
    else
    {
        _S120 = type_5 == 4U;
    }
    return _S120;
}

__device__ bool is_narrow_1(MultiTensor_0 * _S121)
{
    bool _S122;
    if(is_narrow_0(_S121->param_dtype_0))
    {
        _S122 = is_narrow_0(_S121->grad_dtype_0);
    }
    else
    {
        _S122 = false;
    }
    if(_S122)
    {
        if((_S121->copy_0) == 0ULL)
        {
            _S122 = true;
        }
        else
        {
            _S122 = is_narrow_0(_S121->copy_dtype_0);
        }
    }
    else
    {
        _S122 = false;
    }
    return _S122;
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

__device__ TensorRule_1 * TensorRule_at_0(UpdateArguments_0 * a_11, int tensor_0)
{
    return (TensorRule_1 *)(a_11->rules_0 + 512ULL * ulonglong(tensor_0));
}

__device__ bool needs_whole_0(uint kind_1)
{
    bool _S123;
    if(kind_1 == 8U)
    {
        _S123 = true;
    }
    else
    {
        _S123 = kind_1 == 9U;
    }
    if(_S123)
    {
        _S123 = true;
    }
    else
    {
        _S123 = kind_1 == 10U;
    }
    if(_S123)
    {
        _S123 = true;
    }
    else
    {
        _S123 = kind_1 == 11U;
    }
    return _S123;
}

__device__ bool takes_part_0(UpdateArguments_0 * a_12, int tensor_1)
{
    TensorRule_1 * _S124 = TensorRule_at_0(a_12, tensor_1);
    bool _S125;
    if((_S124->applies_0) != 0U)
    {
        _S125 = needs_whole_0((&_S124->rule_0)->kind_0);
    }
    else
    {
        _S125 = false;
    }
    return _S125;
}

__device__ bool takes_part_1(UpdateArguments_0 * a_13, int tensor_2)
{
    bool _S126 = is_narrow_1((MultiTensor_0 *)a_13->tensors_0 + tensor_2);
    bool _S127;
    if(_S126 == true)
    {
        bool _S128 = takes_part_0(a_13, tensor_2);
        _S127 = _S128;
    }
    else
    {
        _S127 = false;
    }
    return _S127;
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
    float _S129;
    if(this_13->in_f32_0)
    {
        _S129 = of_f32_0(f32_0(v_22));
    }
    else
    {
        _S129 = v_22;
    }
    this_13->value_0[k_2] = _S129;
    return _S129;
}

__device__ float momentum_of_0(Rule_0 * r_3, float g_1, States_0 * s_3)
{
    if(!r_3->has_momentum_0)
    {
        return g_1;
    }
    float _S130;
    if(r_3->first_2)
    {
        _S130 = g_1;
    }
    else
    {
        States_0 _S131 = *s_3;
        float _S132 = States_get_0(&_S131, int(0));
        _S130 = joint_0(r_3->momentum_0, _S132, r_3->undamped_0 * g_1);
    }
    float b_8 = States_put_0(s_3, int(0), _S130);
    if(r_3->nesterov_0)
    {
        _S130 = joint_0(r_3->momentum_0, b_8, g_1);
    }
    else
    {
        _S130 = b_8;
    }
    return _S130;
}

__device__ float root_0(float v_23)
{
    return (F32_sqrt((v_23)));
}

__device__ float root_1(float v_24)
{
    return root_0(v_24);
}

__device__ float put_mean_square_0(Rule_0 * r_4, int k_3, float g_2, States_0 * s_4)
{
    States_0 _S133 = *s_4;
    float _S134 = States_get_0(&_S133, k_3);
    float _S135 = States_put_0(s_4, k_3, joint_0(r_4->beta2_0, _S134, r_4->one_minus_beta2_0 * g_2 * g_2));
    return _S135;
}

__device__ float put_mean_0(Rule_0 * r_5, float g_3, States_0 * s_5)
{
    States_0 _S136 = *s_5;
    float _S137 = States_get_0(&_S136, int(0));
    float _S138 = States_put_0(s_5, int(0), joint_0(r_5->one_minus_beta1_0, g_3 - _S137, _S137));
    return _S138;
}

__device__ void Elements_put_copy_0(Elements_0 * this_14, longlong i_14, float v_25)
{
    put_element_0((&this_14->t_0)->copy_dtype_0, (&this_14->t_0)->copy_0, i_14, v_25);
    return;
}

__device__ bool Step_changes_0(Rule_0 * r_6, int k_4)
{
    bool _S139;
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
                _S139 = true;
            }
            else
            {
                if(k_4 == int(1))
                {
                    _S139 = r_6->centered_0;
                }
                else
                {
                    _S139 = r_6->has_momentum_0;
                }
            }
            return _S139;
        }
    case 7U:
        {
            return true;
        }
    default:
        {
            if(k_4 < int(2))
            {
                _S139 = true;
            }
            else
            {
                _S139 = r_6->amsgrad_0;
            }
            return _S139;
        }
    }
}

__device__ float sign_6(float v_26)
{
    float _S140;
    if(v_26 > 0.0f)
    {
        _S140 = 1.0f;
    }
    else
    {
        if(v_26 < 0.0f)
        {
            _S140 = -1.0f;
        }
        else
        {
            _S140 = v_26 * 0.0f;
        }
    }
    return _S140;
}

__device__ float step_0(Rule_0 * r_7, float w_0, float g_4, States_0 * s_6)
{
    float d_0 = joint_0(r_7->decay_0, w_0, g_4);
    float v_27;
    switch(r_7->kind_0)
    {
    case 1U:
        {
            float _S141 = w_0 * r_7->shrink_0;
            float _S142 = r_7->lr_0;
            float _S143 = momentum_of_0(r_7, d_0, s_6);
            return _S141 - _S142 * _S143;
        }
    case 9U:
        {
            float _S144 = w_0 * r_7->shrink_0;
            float _S145 = r_7->lr_0;
            float _S146 = momentum_of_0(r_7, r_7->factor_0 * joint_0(r_7->pull_0, w_0, g_4), s_6);
            return _S144 - _S145 * _S146;
        }
    case 4U:
        {
            float _S147 = put_mean_square_0(r_7, int(0), d_0, s_6);
            if(r_7->centered_0)
            {
                States_0 _S148 = *s_6;
                float _S149 = States_get_0(&_S148, int(1));
                float mean_1 = States_put_0(s_6, int(1), joint_0(r_7->one_minus_beta2_0, d_0 - _S149, _S149));
                float _S150 = _S147 - mean_1 * mean_1;
                Soft_0 _S151 = Soft_x24init_0(int(0));
                float _S152 = of_0(&_S151);
                v_27 = larger_of_0(_S150, _S152);
            }
            else
            {
                v_27 = _S147;
            }
            float _S153 = d_0 / (root_1(v_27) + r_7->eps_0);
            float a_14;
            if(r_7->has_momentum_0)
            {
                States_0 _S154 = *s_6;
                float _S155 = States_get_0(&_S154, int(2));
                float _S156 = States_put_0(s_6, int(2), joint_0(r_7->momentum_0, _S155, _S153));
                a_14 = _S156;
            }
            else
            {
                a_14 = _S153;
            }
            return w_0 * r_7->shrink_0 - r_7->lr_0 * a_14;
        }
    case 5U:
        {
            States_0 _S157 = *s_6;
            float _S158 = States_get_0(&_S157, int(0));
            float v_28 = States_put_0(s_6, int(0), joint_0(d_0, d_0, _S158));
            return w_0 * r_7->shrink_0 - r_7->lr_0 * d_0 / (root_1(v_28) + r_7->eps_0);
        }
    case 6U:
        {
            States_0 _S159 = *s_6;
            float _S160 = States_get_0(&_S159, int(0));
            float c_4 = joint_0(r_7->beta1_0, _S160, r_7->one_minus_beta1_0 * d_0);
            float _S161 = States_put_0(s_6, int(0), joint_0(r_7->beta2_0, _S160, r_7->one_minus_beta2_0 * d_0));
            return w_0 * r_7->shrink_0 - r_7->lr_0 * sign_6(c_4);
        }
    case 7U:
        {
            float _S162 = put_mean_0(r_7, g_4, s_6);
            float _S163 = put_mean_square_0(r_7, int(1), g_4, s_6);
            States_0 _S164 = *s_6;
            float _S165 = States_get_0(&_S164, int(2));
            float slow_1 = States_put_0(s_6, int(2), joint_0(r_7->one_minus_beta3_0, g_4 - _S165, _S165));
            return joint_0(w_0, r_7->shrink_0, - (r_7->lr_0 * joint_0(r_7->slow_0, slow_1, _S162) / joint_0(root_1(_S163), r_7->correction2_0, r_7->eps_0)));
        }
    case 8U:
    case 11U:
        {
            return w_0 * r_7->shrink_0 - r_7->factor_0 * g_4;
        }
    case 10U:
        {
            float _S166 = w_0 * r_7->shrink_0;
            float _S167 = r_7->lr_0;
            float _S168 = put_mean_0(r_7, g_4, s_6);
            return _S166 - _S167 * joint_0(_S168, r_7->factor_0, r_7->pull_0 * w_0);
        }
    default:
        {
            float _S169 = put_mean_0(r_7, d_0, s_6);
            float _S170 = put_mean_square_0(r_7, int(1), d_0, s_6);
            if(r_7->amsgrad_0)
            {
                States_0 _S171 = *s_6;
                float _S172 = States_get_0(&_S171, int(2));
                float _S173 = States_put_0(s_6, int(2), larger_of_0(_S172, _S170));
                v_27 = _S173;
            }
            else
            {
                v_27 = _S170;
            }
            return w_0 * r_7->shrink_0 - r_7->lr_0 * _S169 / joint_0(root_1(v_27), r_7->correction2_0, r_7->eps_0);
        }
    }
}

__device__ float direction_0(Rule_0 * r_8, float w_1, float g_5, States_0 * s_7)
{
    switch(r_8->kind_0)
    {
    case 8U:
        {
            float _S174 = put_mean_0(r_8, g_5, s_7);
            float _S175 = put_mean_square_0(r_8, int(1), g_5, s_7);
            return joint_0(r_8->pull_0, w_1, _S174 * r_8->correction1_0 / joint_0(root_1(_S175), r_8->correction2_0, r_8->eps_0));
        }
    case 11U:
        {
            States_0 _S176 = *s_7;
            float _S177 = States_get_0(&_S176, int(0));
            float v_29;
            if(!r_8->factored_0)
            {
                float _S178 = States_put_0(s_7, int(0), joint_0(r_8->one_minus_beta2_0, g_5 * g_5 - _S177, _S177));
                v_29 = _S178;
            }
            else
            {
                v_29 = _S177;
            }
            return g_5 / root_1(larger_of_0(v_29, r_8->eps_0 * r_8->eps_0));
        }
    default:
        {
            return g_5;
        }
    }
}

__device__ bool is_one_value_0(uint kind_2, int state_1)
{
    bool _S179;
    if(kind_2 == 10U)
    {
        _S179 = state_1 == int(1);
    }
    else
    {
        _S179 = false;
    }
    return _S179;
}

__device__ bool Elements_has_0(Elements_0 * this_15, int k_5)
{
    bool _S180;
    if(((&(&this_15->t_0)->state_0[k_5])->data_0) != 0ULL)
    {
        _S180 = !is_one_value_0((&(&this_15->r_1)->rule_0)->kind_0, k_5);
    }
    else
    {
        _S180 = false;
    }
    if(_S180)
    {
        _S180 = ((&this_15->t_0)->columns_0) == 0LL;
    }
    else
    {
        _S180 = false;
    }
    return _S180;
}

__device__ __shared__ FixedArray<float, 512>  books_0;

__device__ float Codes_decode_0(MultiState_0 * s_8, ulonglong i_15)
{
    uint _S181 = s_8->format_0;
    bool half_2 = (s_8->format_0) >= 3U;
    uchar * _S182 = (uchar *)s_8->data_0;
    ulonglong _S183;
    if(half_2)
    {
        _S183 = i_15 / 2ULL;
    }
    else
    {
        _S183 = i_15;
    }
    uint code_1 = uint(*(_S182 + _S183));
    uint code_2;
    if(half_2)
    {
        if((i_15 & 1ULL) != 0ULL)
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
    if(_S181 == 1U)
    {
        is_signed_0 = true;
    }
    else
    {
        is_signed_0 = _S181 == 3U;
    }
    int _S184;
    if(is_signed_0)
    {
        _S184 = int(0);
    }
    else
    {
        _S184 = int(256);
    }
    float _S185 = (*&books_0)[uint(_S184) + code_2];
    float * _S186 = (float *)s_8->scale_0;
    ulonglong _S187 = i_15 / ulonglong(s_8->block_0);
    return _S185 * *(_S186 + uint(_S187));
}

__device__ States_0 Elements_states_0(Elements_0 * this_16, longlong i_16)
{
    float _S188;
    States_0 s_9;
    (&s_9)->changed_0 = 0U;
    (&s_9)->in_f32_0 = false;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                Soft_0 _S189 = Soft_x24init_0(int(0));
                float _S190 = of_0(&_S189);
                _S188 = _S190;
                (&s_9)->value_0[int(0)] = _S190;
                bool _S191 = Elements_has_0(this_16, int(0));
                if(!_S191)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(0)])->format_0) != 0U)
                {
                    float _S192 = Codes_decode_0(&(&this_16->t_0)->state_0[int(0)], ulonglong(i_16));
                    (&s_9)->value_0[int(0)] = of_f32_0(_S192);
                }
                else
                {
                    uint _S193 = Elements_state_type_0(this_16);
                    (&s_9)->value_0[int(0)] = element_1(_S193, (&(&this_16->t_0)->state_0[int(0)])->data_0, i_16);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(1)] = _S188;
                bool _S194 = Elements_has_0(this_16, int(1));
                if(!_S194)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(1)])->format_0) != 0U)
                {
                    float _S195 = Codes_decode_0(&(&this_16->t_0)->state_0[int(1)], ulonglong(i_16));
                    (&s_9)->value_0[int(1)] = of_f32_0(_S195);
                }
                else
                {
                    uint _S196 = Elements_state_type_0(this_16);
                    (&s_9)->value_0[int(1)] = element_1(_S196, (&(&this_16->t_0)->state_0[int(1)])->data_0, i_16);
                }
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&s_9)->value_0[int(2)] = _S188;
                bool _S197 = Elements_has_0(this_16, int(2));
                if(!_S197)
                {
                    break;
                }
                if(((&(&this_16->t_0)->state_0[int(2)])->format_0) != 0U)
                {
                    float _S198 = Codes_decode_0(&(&this_16->t_0)->state_0[int(2)], ulonglong(i_16));
                    (&s_9)->value_0[int(2)] = of_f32_0(_S198);
                }
                else
                {
                    uint _S199 = Elements_state_type_0(this_16);
                    (&s_9)->value_0[int(2)] = element_1(_S199, (&(&this_16->t_0)->state_0[int(2)])->data_0, i_16);
                }
                break;
            }
            break;
        }
        break;
    }
    if((&(&this_16->r_1)->rule_0)->factored_0)
    {
        longlong _S200 = (&this_16->t_0)->columns_0;
        longlong row_4 = i_16 / (&this_16->t_0)->columns_0;
        longlong matrix_1 = row_4 / (&this_16->t_0)->rows_0;
        uint _S201 = Elements_state_type_0(this_16);
        float mean_2 = element_1(_S201, (&(&this_16->t_0)->state_0[int(1)])->data_0, matrix_1 * _S200 + (i_16 - row_4 * _S200));
        Soft_0 _S202 = *((Soft_0 *)(&this_16->t_0)->row_scale_0 + row_4);
        float _S203 = of_0(&_S202);
        (&s_9)->value_0[int(0)] = _S203 * mean_2;
    }
    return s_9;
}

struct Halves_0
{
    uint hi_1;
    uint lo_1;
};

__device__ uint narrowed_0(uint type_6, float x_5)
{
    uint _S204;
    if(type_6 == 4U)
    {
        _S204 = bf16_of_f32_0((F32_asuint((x_5))));
    }
    else
    {
        _S204 = f16_of_f32_0((F32_asuint((x_5))));
    }
    return _S204;
}

__device__ float widened_0(uint type_7, uint h_1)
{
    uint _S205;
    if(type_7 == 4U)
    {
        _S205 = h_1 << int(16);
    }
    else
    {
        _S205 = f32_of_f16_0(h_1);
    }
    return (U32_asfloat((_S205)));
}

__device__ float magnitude_0(float x_6)
{
    return (U32_asfloat(((F32_asuint((x_6))) & 2147483647U)));
}

__device__ float compensated_0(uint type_8, Halves_0 * v_30)
{
    return widened_0(type_8, v_30->hi_1) - widened_0(type_8, v_30->lo_1);
}

__device__ Halves_0 compensate_0(uint type_9, float w_2)
{
    Halves_0 v_31;
    float _S206 = w_2;
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
        uint _S207 = narrowed_0(type_9, _S206);
        (&v_31)->hi_1 = _S207;
        float rest_4 = widened_0(type_9, _S207) - _S206;
        float _S208;
        if((magnitude_0(rest_4)) < (U32_asfloat((2139095040U))))
        {
            _S208 = rest_4;
        }
        else
        {
            _S208 = 0.0f;
        }
        (&v_31)->lo_1 = narrowed_0(type_9, _S208);
        Halves_0 _S209 = v_31;
        float _S210 = compensated_0(type_9, &_S209);
        int twice_1 = twice_0 + int(1);
        _S206 = _S210;
        twice_0 = twice_1;
    }
    return v_31;
}

__device__ Halves_0 Halves_x24init_0(uint hi_2, uint lo_2)
{
    Halves_0 _S211;
    (&_S211)->hi_1 = hi_2;
    (&_S211)->lo_1 = lo_2;
    return _S211;
}

__device__ Halves_0 split_of_0(float x_7)
{
    uint u_6 = (F32_asuint((x_7)));
    return Halves_x24init_0(((u_6 >> int(16)) + ((u_6 >> int(15)) & 1U)) & 65535U, u_6 & 65535U);
}

__device__ uint4  philox_0(ulonglong seed_0, ulonglong block_1)
{
    uint _S212 = low_0(seed_0);
    uint _S213 = high_0(seed_0);
    uint4  c_5 = make_uint4 (low_0(block_1), high_0(block_1), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S212;
    uint k1_0 = _S213;
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
        uint4  _S214 = make_uint4 (((high_0(q_2)) ^ (c_5.y)) ^ k0_0, low_0(q_2), ((high_0(p_0)) ^ (c_5.w)) ^ k1_0, low_0(p_0));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_5 = _S214;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_5;
}

__device__ uint word_of_0(uint4  c_6, uint k_6)
{
    uint _S215;
    if(k_6 == 0U)
    {
        _S215 = c_6.x;
    }
    else
    {
        if(k_6 == 1U)
        {
            _S215 = c_6.y;
        }
        else
        {
            if(k_6 == 2U)
            {
                _S215 = c_6.z;
            }
            else
            {
                _S215 = c_6.w;
            }
        }
    }
    return _S215;
}

__device__ uint rounding_bits_0(ulonglong key_2, ulonglong first_3, ulonglong i_17)
{
    uint _S216 = low_0(i_17);
    uint word_0 = _S216 % 128U / 2U;
    return ((word_of_0(philox_0(key_2, first_3 + i_17 / 128ULL * 16ULL + ulonglong(word_0 % 16U)), word_0 / 16U)) >> (_S216 % 2U * 16U)) & 65535U;
}

__device__ uint rounded_by_0(uint type_10, float x_8, uint bits16_0)
{
    uint u_7 = (F32_asuint((x_8)));
    uint a_15 = u_7 & 2147483647U;
    uint sign_7 = u_7 & 2147483648U;
    if(a_15 >= 2139095040U)
    {
        return narrowed_0(type_10, x_8);
    }
    if(type_10 == 4U)
    {
        return (u_7 + bits16_0) >> int(16);
    }
    uint bits13_0 = bits16_0 >> int(3);
    if(a_15 >= 947912704U)
    {
        return f16_of_f32_0(sign_7 | ((a_15 + bits13_0) & 4294959104U));
    }
    return (sign_7 >> int(16)) | uint((U32_asfloat((a_15))) * 1.6777216e+07f + float(bits13_0) * 0.0001220703125f);
}

__device__ void Elements_put_param_0(Elements_0 * this_17, longlong i_18, float v_32)
{
    float f_0 = f32_0(v_32);
    uint _S217 = (&this_17->t_0)->master_0;
    bool _S218;
    if(((&this_17->t_0)->master_0) == 1U)
    {
        _S218 = true;
    }
    else
    {
        _S218 = _S217 == 4U;
    }
    if(_S218)
    {
        Halves_0 h_2;
        if(_S217 == 4U)
        {
            h_2 = compensate_0((&this_17->t_0)->param_dtype_0, f_0);
        }
        else
        {
            h_2 = split_of_0(f_0);
        }
        *((ushort *)(&this_17->t_0)->param_0 + i_18) = ushort(h_2.hi_1);
        *((ushort *)(&this_17->t_0)->low_1 + i_18) = ushort(h_2.lo_1);
    }
    else
    {
        if(_S217 == 3U)
        {
            *((ushort *)(&this_17->t_0)->param_0 + i_18) = ushort(rounded_by_0((&this_17->t_0)->param_dtype_0, f_0, rounding_bits_0((&this_17->r_1)->key_1, (&this_17->t_0)->first_1, ulonglong(i_18))));
        }
        else
        {
            put_element_0((&this_17->t_0)->param_dtype_0, (&this_17->t_0)->param_0, i_18, v_32);
        }
    }
    if(((&this_17->t_0)->copy_0) != 0ULL)
    {
        float _S219;
        if(((&this_17->t_0)->param_dtype_0) == 2U)
        {
            _S219 = v_32;
        }
        else
        {
            _S219 = of_f32_0(f_0);
        }
        Elements_put_copy_0(this_17, i_18, _S219);
    }
    return;
}

__device__ bool is_finite_0(float v_33)
{
    return ((F32_asuint((v_33))) & 2147483647U) < 2139095040U;
}

__device__ float Elements_grad_0(Elements_0 * this_18, longlong e_8, bool * skipped_0)
{
    float _S220 = grad_of_0(&this_18->t_0, &(&this_18->r_1)->reading_0, e_8);
    bool _S221;
    if(this_18->is_coded_0)
    {
        _S221 = !is_finite_0(_S220);
    }
    else
    {
        _S221 = false;
    }
    *skipped_0 = _S221;
    float _S222;
    if(_S221)
    {
        Soft_0 _S223 = Soft_x24init_0(int(0));
        float _S224 = of_0(&_S223);
        _S222 = _S224;
    }
    else
    {
        _S222 = _S220;
    }
    return _S222;
}

__device__ float joined_0(Halves_0 * v_34)
{
    return (U32_asfloat(((((v_34->hi_1 - ((v_34->lo_1) >> int(15))) & 65535U) << int(16)) | (v_34->lo_1))));
}

__device__ float Elements_param_0(Elements_0 * this_19, longlong i_19)
{
    ulonglong _S225 = (&this_19->t_0)->low_1;
    if(((&this_19->t_0)->low_1) == 0ULL)
    {
        return element_1((&this_19->t_0)->param_dtype_0, (&this_19->t_0)->param_0, i_19);
    }
    Halves_0 v_35 = Halves_x24init_0(uint(*((ushort *)(&this_19->t_0)->param_0 + i_19)), uint(*((ushort *)_S225 + i_19)));
    float _S226;
    if(((&this_19->t_0)->master_0) == 4U)
    {
        Halves_0 _S227 = v_35;
        float _S228 = compensated_0((&this_19->t_0)->param_dtype_0, &_S227);
        _S226 = _S228;
    }
    else
    {
        Halves_0 _S229 = v_35;
        float _S230 = joined_0(&_S229);
        _S226 = _S230;
    }
    return of_f32_0(_S226);
}

__device__ longlong Elements_at_0(Elements_0 * this_20, longlong e_9)
{
    ulonglong _S231 = (&this_20->t_0)->row_0;
    if(((&this_20->t_0)->row_0) == 0ULL)
    {
        return e_9;
    }
    longlong _S232 = (&this_20->t_0)->width_3;
    longlong k_7 = e_9 / (&this_20->t_0)->width_3;
    return *((longlong *)_S231 + k_7) * _S232 + (e_9 - k_7 * _S232);
}

struct CodeTables_0
{
    FixedArray<float, 48>  threshold_0;
    FixedArray<float, 48>  slope_0;
    FixedArray<float, 32>  book_0;
};

__device__ Soft_0 Soft_mul_0(Soft_0 * this_21, Soft_0 * b_9)
{
    ulonglong sign_8 = ((this_21->bits_0) ^ (b_9->bits_0)) & 9223372036854775808ULL;
    ulonglong _S233 = Soft_size_0(this_21);
    ulonglong _S234 = Soft_size_0(b_9);
    ulonglong _S235 = (U64_max((_S233), (_S234)));
    ulonglong _S236 = (U64_min((_S233), (_S234)));
    bool is_exact_0;
    if(_S235 >= 9218868437227405312ULL)
    {
        if(_S235 > 9218868437227405312ULL)
        {
            is_exact_0 = true;
        }
        else
        {
            is_exact_0 = _S236 == 0ULL;
        }
        ulonglong _S237;
        if(is_exact_0)
        {
            _S237 = 9221120237041090560ULL;
        }
        else
        {
            _S237 = sign_8 | 9218868437227405312ULL;
        }
        return Soft_of_bits_0(_S237);
    }
    if(_S236 == 0ULL)
    {
        return Soft_of_bits_0(sign_8);
    }
    int ex_1;
    ulonglong _S238 = Soft_normal_0(this_21, &ex_1);
    ulonglong x_9 = _S238 << int(10);
    int ey_1;
    ulonglong _S239 = Soft_normal_0(b_9, &ey_1);
    ulonglong y_1 = _S239 << int(11);
    ulonglong _S240 = ulonglong(low_0(x_9));
    ulonglong _S241 = ulonglong(low_0(y_1));
    ulonglong low_low_0 = _S240 * _S241;
    ulonglong _S242 = ulonglong(high_0(x_9));
    ulonglong middle_0 = _S242 * _S241;
    ulonglong _S243 = ulonglong(high_0(y_1));
    ulonglong carry_0 = _S240 * _S243 + ulonglong(low_0(middle_0)) + ulonglong(high_0(low_low_0));
    ulonglong upper_0 = _S242 * _S243 + ulonglong(high_0(middle_0)) + ulonglong(high_0(carry_0));
    if((low_0(carry_0)) == 0U)
    {
        is_exact_0 = (low_0(low_low_0)) == 0U;
    }
    else
    {
        is_exact_0 = false;
    }
    int _S244;
    if(is_exact_0)
    {
        _S244 = int(0);
    }
    else
    {
        _S244 = int(1);
    }
    return Soft_rounded_0(sign_8, upper_0 | ulonglong(_S244), ex_1 + ey_1 - int(2107));
}

__device__ Soft_0 half_3()
{
    return real_of_0(4602678819172646912ULL);
}

__device__ Soft_0 Soft_neg_0(Soft_0 * this_22)
{
    return Soft_of_bits_0((this_22->bits_0) ^ 9223372036854775808ULL);
}

__device__ Soft_0 Soft_sub_0(Soft_0 * this_23, Soft_0 * b_10)
{
    Soft_0 _S245 = Soft_neg_0(b_10);
    Soft_0 _S246 = _S245;
    Soft_0 _S247 = Soft_add_0(this_23, &_S246);
    return _S247;
}

__device__ float Codes_value8_0(uint distance_0, bool is_signed_1)
{
    uint range_0 = top_bit_0(2U * distance_0 + 1U);
    int _S248 = int(range_0);
    int i_20;
    if(is_signed_1)
    {
        i_20 = int(1);
    }
    else
    {
        i_20 = int(2);
    }
    int decade_0 = _S248 - i_20;
    if(decade_0 < int(0))
    {
        return 0.0f;
    }
    if(decade_0 >= int(7))
    {
        return 1.0f;
    }
    Soft_0 _S249 = Soft_x24init_0(int(10));
    Soft_0 ten_0 = _S249;
    i_20 = decade_0;
    for(;;)
    {
        if(i_20 < int(6))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S250 = ten_0;
        Soft_0 _S251 = _S249;
        Soft_0 _S252 = Soft_mul_0(&_S250, &_S251);
        int i_21 = i_20 + int(1);
        ten_0 = _S252;
        i_20 = i_21;
    }
    Soft_0 _S253 = Soft_x24init_0(int(1));
    Soft_0 _S254 = ten_0;
    Soft_0 _S255 = Soft_div_0(&_S253, &_S254);
    Soft_0 items_0 = Soft_x24init_0(int(1U << (range_0 - 1U)));
    Soft_0 _S256 = Soft_x24init_0(int(9));
    Soft_0 _S257 = _S255;
    Soft_0 _S258 = Soft_mul_0(&_S256, &_S257);
    Soft_0 _S259 = _S258;
    Soft_0 _S260 = items_0;
    Soft_0 _S261 = Soft_div_0(&_S259, &_S260);
    Soft_0 _S262 = half_3();
    Soft_0 _S263 = Soft_x24init_0(int(distance_0));
    Soft_0 _S264 = _S262;
    Soft_0 _S265 = Soft_add_0(&_S263, &_S264);
    Soft_0 _S266 = _S265;
    Soft_0 _S267 = _S261;
    Soft_0 _S268 = Soft_mul_0(&_S266, &_S267);
    Soft_0 _S269 = _S261;
    Soft_0 _S270 = items_0;
    Soft_0 _S271 = Soft_mul_0(&_S269, &_S270);
    Soft_0 _S272 = _S255;
    Soft_0 _S273 = _S271;
    Soft_0 _S274 = Soft_sub_0(&_S272, &_S273);
    Soft_0 _S275 = _S268;
    Soft_0 _S276 = _S274;
    Soft_0 _S277 = Soft_add_0(&_S275, &_S276);
    Soft_0 _S278 = _S277;
    float _S279 = of_0(&_S278);
    return _S279;
}

__device__ void Codes_open_0(uint format_1, CodeTables_0 * tables_1, uint lane_6)
{
    meet_0();
    if(format_1 >= 3U)
    {
        bool _S280 = lane_6 < 16U;
        if(_S280)
        {
            (*&books_0)[lane_6] = tables_1->book_0[lane_6];
        }
        if(_S280)
        {
            (*&books_0)[256U + lane_6] = tables_1->book_0[16U + lane_6];
        }
    }
    else
    {
        float _S281;
        if(lane_6 < 127U)
        {
            _S281 = - Codes_value8_0(127U - lane_6, true);
        }
        else
        {
            _S281 = Codes_value8_0(lane_6 - 127U, true);
        }
        (*&books_0)[lane_6] = _S281;
        (*&books_0)[256U + lane_6] = Codes_value8_0(lane_6 + 1U, false);
    }
    meet_0();
    return;
}

__device__ void Elements_open_0(Elements_0 * this_24, UpdateArguments_0 * a_16, uint lane_7)
{
    uint _S282 = (U32_max(((U32_max(((U32_max((0U), ((&(&this_24->t_0)->state_0[int(0)])->format_0)))), ((&(&this_24->t_0)->state_0[int(1)])->format_0)))), ((&(&this_24->t_0)->state_0[int(2)])->format_0)));
    if(this_24->is_coded_0)
    {
        Codes_open_0(_S282, (CodeTables_0 *)a_16->tables_0, lane_7);
    }
    return;
}

struct MultiChunk_0
{
    int tensor_3;
    int count_1;
    longlong begin_1;
};

__device__ void Step_copy_0(Elements_0 * x_10, MultiChunk_0 * c_7, uint lane_8)
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
        longlong _S283 = Elements_at_0(x_10, c_7->begin_1 + longlong(j_0));
        float _S284 = Elements_param_0(x_10, _S283);
        Elements_put_copy_0(x_10, _S283, _S284);
        j_0 = j_0 + int(256);
    }
    return;
}

__device__ float LargestOf_of_0(float a_17, float b_11)
{
    return larger_of_0(a_17, b_11);
}

__device__ float Group_all_2(float v_36, uint lane_9, uint width_5)
{
    (*&values_1)[lane_9] = v_36;
    meet_0();
    uint _S285 = (U32_min((width_5), (16U)));
    uint place_1 = lane_9 & (width_5 - 1U);
    uint first_4 = lane_9 - place_1;
    float _S286;
    uint i_22;
    if(width_5 > _S285)
    {
        if(place_1 < _S285)
        {
            uint _S287 = place_1 + _S285;
            _S286 = v_36;
            i_22 = _S287;
            for(;;)
            {
                if(i_22 < width_5)
                {
                }
                else
                {
                    break;
                }
                float _S288 = LargestOf_of_0(_S286, (*&values_1)[first_4 + i_22]);
                uint i_23 = i_22 + _S285;
                _S286 = _S288;
                i_22 = i_23;
            }
            (*&values_1)[lane_9] = _S286;
        }
        meet_0();
    }
    _S286 = (*&values_1)[first_4];
    i_22 = 1U;
    for(;;)
    {
        if(i_22 < _S285)
        {
        }
        else
        {
            break;
        }
        float _S289 = LargestOf_of_0(_S286, (*&values_1)[first_4 + i_22]);
        uint i_24 = i_22 + 1U;
        _S286 = _S289;
        i_22 = i_24;
    }
    meet_0();
    return _S286;
}

__device__ int clamp_0(int x_11, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_11), (minBound_0)))), (maxBound_0)));
}

__device__ uint Codes_code_of_0(uint format_2, CodeTables_0 * tables_2, float x_12, float inverse_0)
{
    int code_3;
    int _S290;
    if(format_2 == 4U)
    {
        code_3 = int(smaller_0(x_12 * inverse_0, 1.0f) * 16.0f - 0.5f);
    }
    else
    {
        uint row_5 = 16U * (format_2 - 1U);
        float y_2 = larger_0(magnitude_0(x_12) * inverse_0, (U32_asfloat((805306368U))));
        uint _S291 = (F32_asuint((tables_2->threshold_0[row_5 + (((F32_asuint((y_2))) >> int(24)) & 15U)])));
        if(y_2 >= tables_2->threshold_0[row_5 + (((F32_asuint((y_2))) >> int(24)) & 15U)])
        {
            code_3 = int(1);
        }
        else
        {
            code_3 = int(0);
        }
        uint range_1 = _S291 - uint(code_3);
        int distance_1 = int(smaller_0(y_2 * tables_2->slope_0[row_5 + (range_1 & 15U)] + 0.8888888955116272f, (U32_asfloat((1073741823U)))) * (U32_asfloat(((150U - (range_1 & 31U)) << int(23)))));
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
        if(x_12 < 0.0f)
        {
            _S290 = - distance_1;
        }
        else
        {
            _S290 = distance_1;
        }
        code_3 = code_3 + _S290;
    }
    if(format_2 >= 3U)
    {
        _S290 = int(15);
    }
    else
    {
        _S290 = int(255);
    }
    return uint(clamp_0(code_3, int(0), _S290));
}

__device__ __shared__ FixedArray<uint, 256>  nibbles_0;

__device__ void Codes_encode_0(MultiState_0 * s_10, CodeTables_0 * tables_3, longlong i_25, longlong end_0, float x_13, uint lane_10)
{
    uint _S292 = s_10->block_0;
    float largest_0 = Group_all_2(magnitude_0(x_13), lane_10, s_10->block_0);
    float scale_1 = smaller_0(largest_0, (U32_asfloat((2139095039U))));
    bool _S293 = i_25 < end_0;
    bool _S294;
    if(_S293)
    {
        _S294 = (lane_10 & (_S292 - 1U)) == 0U;
    }
    else
    {
        _S294 = false;
    }
    if(_S294)
    {
        float * _S295 = (float *)s_10->scale_0;
        ulonglong _S296 = ulonglong(i_25) / ulonglong(_S292);
        *(_S295 + uint(_S296)) = scale_1;
    }
    uint _S297 = s_10->format_0;
    uint code_4 = Codes_code_of_0(s_10->format_0, tables_3, x_13, 1.0f / larger_0(scale_1, (U32_asfloat((8388608U)))));
    uchar * codes_0 = (uchar *)s_10->data_0;
    if(_S297 < 3U)
    {
        if(_S293)
        {
            *(codes_0 + i_25) = uchar(code_4);
        }
        return;
    }
    uint _S298;
    if(_S293)
    {
        _S298 = code_4;
    }
    else
    {
        _S298 = 0U;
    }
    (*&nibbles_0)[lane_10] = _S298;
    meet_0();
    if(_S293)
    {
        _S294 = (lane_10 & 1U) == 0U;
    }
    else
    {
        _S294 = false;
    }
    if(_S294)
    {
        *(codes_0 + i_25 / 2LL) = uchar((((*&nibbles_0)[lane_10]) << int(4)) | (*&nibbles_0)[lane_10 + 1U]);
    }
    meet_0();
    return;
}

__device__ void Step_update_0(Elements_0 * x_14, UpdateArguments_0 * a_18, MultiChunk_0 * c_8, uint lane_11)
{
    bool _S299;
    CodeTables_0 * _S300 = (CodeTables_0 *)a_18->tables_0;
    Elements_open_0(x_14, a_18, lane_11);
    int first_5 = int(0);
    for(;;)
    {
        int _S301 = c_8->count_1;
        if(first_5 < (c_8->count_1))
        {
        }
        else
        {
            break;
        }
        int j_1 = first_5 + int(lane_11);
        bool is_inside_1 = j_1 < _S301;
        bool _S302;
        if(!x_14->is_coded_0)
        {
            _S302 = !is_inside_1;
        }
        else
        {
            _S302 = false;
        }
        if(_S302)
        {
            break;
        }
        longlong e_10 = c_8->begin_1 + longlong(j_1);
        longlong _S303 = c_8->begin_1 + longlong(_S301);
        States_0 s_11;
        (&s_11)->changed_0 = 0U;
        bool skipped_1 = false;
        float v_37;
        longlong i_26;
        if(is_inside_1)
        {
            longlong _S304 = Elements_at_0(x_14, e_10);
            float _S305 = Elements_param_0(x_14, _S304);
            float _S306 = Elements_grad_0(x_14, e_10, &skipped_1);
            States_0 _S307 = Elements_states_0(x_14, _S304);
            s_11 = _S307;
            float _S308 = direction_0(&(&x_14->r_1)->rule_0, _S305, _S306, &s_11);
            float _S309 = step_0(&(&x_14->r_1)->rule_0, _S305, _S308, &s_11);
            if(skipped_1)
            {
                v_37 = _S305;
            }
            else
            {
                v_37 = _S309;
            }
            Elements_put_param_0(x_14, _S304, v_37);
            i_26 = _S304;
        }
        else
        {
            i_26 = e_10;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S310 = Elements_has_0(x_14, int(0));
                    if(!_S310)
                    {
                        break;
                    }
                    if(((&(&x_14->t_0)->state_0[int(0)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S299 = true;
                        }
                        else
                        {
                            _S299 = ((((&s_11)->changed_0) >> int(0)) & 1U) == 0U;
                        }
                        if(_S299)
                        {
                            break;
                        }
                        uint _S311 = Elements_state_type_0(x_14);
                        ulonglong _S312 = (&(&x_14->t_0)->state_0[int(0)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S313 = Soft_x24init_0(int(0));
                            float _S314 = of_0(&_S313);
                            v_37 = _S314;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(0)];
                        }
                        put_element_0(_S311, _S312, i_26, v_37);
                    }
                    else
                    {
                        bool _S315 = Step_changes_0(&(&x_14->r_1)->rule_0, int(0));
                        if(_S315)
                        {
                            if(is_inside_1)
                            {
                                _S299 = !skipped_1;
                            }
                            else
                            {
                                _S299 = false;
                            }
                            if(_S299)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(0)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_14->t_0)->state_0[int(0)], _S300, e_10, _S303, v_37, lane_11);
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
                    bool _S316 = Elements_has_0(x_14, int(1));
                    if(!_S316)
                    {
                        break;
                    }
                    if(((&(&x_14->t_0)->state_0[int(1)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S299 = true;
                        }
                        else
                        {
                            _S299 = ((((&s_11)->changed_0) >> int(1)) & 1U) == 0U;
                        }
                        if(_S299)
                        {
                            break;
                        }
                        uint _S317 = Elements_state_type_0(x_14);
                        ulonglong _S318 = (&(&x_14->t_0)->state_0[int(1)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S319 = Soft_x24init_0(int(0));
                            float _S320 = of_0(&_S319);
                            v_37 = _S320;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(1)];
                        }
                        put_element_0(_S317, _S318, i_26, v_37);
                    }
                    else
                    {
                        bool _S321 = Step_changes_0(&(&x_14->r_1)->rule_0, int(1));
                        if(_S321)
                        {
                            if(is_inside_1)
                            {
                                _S299 = !skipped_1;
                            }
                            else
                            {
                                _S299 = false;
                            }
                            if(_S299)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(1)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_14->t_0)->state_0[int(1)], _S300, e_10, _S303, v_37, lane_11);
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
                    bool _S322 = Elements_has_0(x_14, int(2));
                    if(!_S322)
                    {
                        break;
                    }
                    if(((&(&x_14->t_0)->state_0[int(2)])->format_0) == 0U)
                    {
                        if(!is_inside_1)
                        {
                            _S299 = true;
                        }
                        else
                        {
                            _S299 = ((((&s_11)->changed_0) >> int(2)) & 1U) == 0U;
                        }
                        if(_S299)
                        {
                            break;
                        }
                        uint _S323 = Elements_state_type_0(x_14);
                        ulonglong _S324 = (&(&x_14->t_0)->state_0[int(2)])->data_0;
                        if(skipped_1)
                        {
                            Soft_0 _S325 = Soft_x24init_0(int(0));
                            float _S326 = of_0(&_S325);
                            v_37 = _S326;
                        }
                        else
                        {
                            v_37 = (&s_11)->value_0[int(2)];
                        }
                        put_element_0(_S323, _S324, i_26, v_37);
                    }
                    else
                    {
                        bool _S327 = Step_changes_0(&(&x_14->r_1)->rule_0, int(2));
                        if(_S327)
                        {
                            if(is_inside_1)
                            {
                                _S299 = !skipped_1;
                            }
                            else
                            {
                                _S299 = false;
                            }
                            if(_S299)
                            {
                                v_37 = f32_0((&s_11)->value_0[int(2)]);
                            }
                            else
                            {
                                v_37 = 0.0f;
                            }
                            Codes_encode_0(&(&x_14->t_0)->state_0[int(2)], _S300, e_10, _S303, v_37, lane_11);
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

__device__ TensorRule_0 * TensorRule_at_1(UpdateArguments_0 * a_19, int tensor_4)
{
    return (TensorRule_0 *)(a_19->rules_0 + 512ULL * ulonglong(tensor_4) + 256ULL);
}

__device__ Elements_0 Elements_of_0(UpdateArguments_0 * a_20, int tensor_5)
{
    Elements_0 e_11;
    (&e_11)->t_0 = *((MultiTensor_0 *)a_20->tensors_0 + tensor_5);
    TensorRule_0 * _S328 = TensorRule_at_1(a_20, tensor_5);
    (&e_11)->r_1 = *_S328;
    (&e_11)->is_coded_0 = false;
    Elements_0 _S329 = e_11;
    bool _S330 = Elements_has_0(&_S329, int(0));
    bool _S331;
    if(_S330)
    {
        _S331 = ((&(&(&e_11)->t_0)->state_0[int(0)])->format_0) != 0U;
    }
    else
    {
        _S331 = false;
    }
    if(_S331)
    {
        (&e_11)->is_coded_0 = true;
    }
    Elements_0 _S332 = e_11;
    bool _S333 = Elements_has_0(&_S332, int(1));
    if(_S333)
    {
        _S331 = ((&(&(&e_11)->t_0)->state_0[int(1)])->format_0) != 0U;
    }
    else
    {
        _S331 = false;
    }
    if(_S331)
    {
        (&e_11)->is_coded_0 = true;
    }
    Elements_0 _S334 = e_11;
    bool _S335 = Elements_has_0(&_S334, int(2));
    if(_S335)
    {
        _S331 = ((&(&(&e_11)->t_0)->state_0[int(2)])->format_0) != 0U;
    }
    else
    {
        _S331 = false;
    }
    if(_S331)
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
    ulonglong _S336 = this_25->bits_0;
    longlong _S337;
    if((this_25->bits_0) >= 9223372036854775808ULL)
    {
        ulonglong _S338 = Soft_size_0(this_25);
        _S337 = - longlong(_S338);
    }
    else
    {
        _S337 = longlong(_S336);
    }
    return _S337;
}

__device__ bool Soft_lessThan_0(Soft_0 * this_26, Soft_0 * b_12)
{
    bool _S339 = Soft_is_nan_0(this_26);
    bool _S340;
    if(!_S339)
    {
        bool _S341 = Soft_is_nan_0(b_12);
        _S340 = !_S341;
    }
    else
    {
        _S340 = false;
    }
    if(_S340)
    {
        longlong _S342 = Soft_order_0(this_26);
        longlong _S343 = Soft_order_0(b_12);
        _S340 = _S342 < _S343;
    }
    else
    {
        _S340 = false;
    }
    return _S340;
}

__device__ ulonglong magnitude_bits_0(Soft_0 * x_15)
{
    ulonglong _S344 = bits_of_0(x_15);
    return _S344 & 9223372036854775807ULL;
}

__device__ bool is_nan_1(Soft_0 * x_16)
{
    ulonglong _S345 = magnitude_bits_0(x_16);
    return _S345 > 9218868437227405312ULL;
}

__device__ bool is_nan_of_1(Soft_0 * v_39)
{
    bool _S346 = is_nan_1(v_39);
    return _S346;
}

__device__ Soft_0 larger_of_1(Soft_0 * a_21, Soft_0 * b_13)
{
    bool _S347 = Soft_lessThan_0(a_21, b_13);
    Soft_0 _S348;
    if(_S347)
    {
        _S348 = *b_13;
    }
    else
    {
        _S348 = *a_21;
    }
    return _S348;
}

__device__ Soft_0 smaller_of_1(Soft_0 * a_22, Soft_0 * b_14)
{
    bool _S349 = Soft_lessThan_0(b_14, a_22);
    Soft_0 _S350;
    if(_S349)
    {
        _S350 = *b_14;
    }
    else
    {
        _S350 = *a_22;
    }
    return _S350;
}

__device__ Soft_0 Reading_read_1(Reading_1 * this_27, Soft_0 * g_6)
{
    Soft_0 _S351 = Soft_mul_0(g_6, &this_27->multiplier_0);
    Soft_0 _S352 = Soft_x24init_0(int(0));
    Soft_0 _S353 = of_1(&_S352);
    Soft_0 _S354 = _S353;
    bool _S355 = Soft_lessThan_0(&_S354, &this_27->limit_0);
    bool _S356;
    if(_S355)
    {
        Soft_0 _S357 = _S351;
        bool _S358 = is_nan_of_1(&_S357);
        _S356 = !_S358;
    }
    else
    {
        _S356 = false;
    }
    Soft_0 _S359;
    if(_S356)
    {
        Soft_0 _S360 = Soft_neg_0(&this_27->limit_0);
        Soft_0 _S361 = _S360;
        Soft_0 _S362 = _S351;
        Soft_0 _S363 = larger_of_1(&_S361, &_S362);
        Soft_0 _S364 = _S363;
        Soft_0 _S365 = smaller_of_1(&this_27->limit_0, &_S364);
        _S359 = _S365;
    }
    else
    {
        _S359 = _S351;
    }
    Soft_0 _S366 = _S359;
    Soft_0 _S367 = Soft_mul_0(&_S366, &this_27->clip_0);
    return _S367;
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
            int _S368;
            if(v_40 != 0ULL)
            {
                _S368 = int(1);
            }
            else
            {
                _S368 = int(0);
            }
            return longlong(_S368);
        }
    default:
        {
            return longlong(v_40);
        }
    }
}

__device__ uint f32_of_f8e4m3_0(uint h_3)
{
    uint a_23 = h_3 & 127U;
    uint sign_9 = (h_3 & 128U) << int(24);
    uint _S369;
    if(a_23 == 127U)
    {
        _S369 = 2143289344U;
    }
    else
    {
        _S369 = widen_0(a_23, 3U, 7U);
    }
    return sign_9 | _S369;
}

__device__ uint f32_of_f8e5m2_0(uint h_4)
{
    uint a_24 = h_4 & 127U;
    uint sign_10 = (h_4 & 128U) << int(24);
    if(a_24 < 124U)
    {
        return sign_10 | (widen_0(a_24, 2U, 15U));
    }
    uint _S370;
    if(a_24 == 124U)
    {
        _S370 = 2139095040U;
    }
    else
    {
        _S370 = 2143289344U;
    }
    return sign_10 | _S370;
}

__device__ uint f32_of_i64_0(longlong v_41)
{
    if(v_41 == 0LL)
    {
        return 0U;
    }
    bool _S371 = v_41 < 0LL;
    ulonglong m_10;
    if(_S371)
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
    uint _S372;
    if(_S371)
    {
        _S372 = 2147483648U;
    }
    else
    {
        _S372 = 0U;
    }
    return _S372 + ((top_4 + 126U) << int(23)) + q_3;
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

__device__ Soft_0 element_3(uint type_16, ulonglong base_4, longlong i_27)
{
    return from_1(type_16, load_0(size_of_0(type_16), base_4, i_27));
}

__device__ float f32_1(Soft_0 * this_28)
{
    float _S373 = of_0(this_28);
    return _S373;
}

__device__ Reading_0 Reading_x24init_0(float multiplier_1, float limit_1, float clip_1)
{
    Reading_0 _S374;
    (&_S374)->multiplier_0 = multiplier_1;
    (&_S374)->limit_0 = limit_1;
    (&_S374)->clip_0 = clip_1;
    return _S374;
}

__device__ Soft_0 of_f32_1(float v_44)
{
    return wide_0(v_44);
}

__device__ Soft_0 grad_of_1(MultiTensor_0 * t_2, Reading_1 * r_9, longlong i_28)
{
    uint _S375 = t_2->grad_dtype_0;
    Soft_0 g_7 = element_3(t_2->grad_dtype_0, t_2->grad_0, i_28);
    bool _S376;
    if((t_2->param_dtype_0) == 2U)
    {
        _S376 = true;
    }
    else
    {
        _S376 = _S375 == 2U;
    }
    if(_S376)
    {
        Soft_0 _S377 = g_7;
        Soft_0 _S378 = Reading_read_1(r_9, &_S377);
        return _S378;
    }
    float _S379 = f32_1(&r_9->multiplier_0);
    float _S380 = f32_1(&r_9->limit_0);
    float _S381 = f32_1(&r_9->clip_0);
    Reading_0 narrow_1 = Reading_x24init_0(_S379, _S380, _S381);
    Soft_0 _S382 = g_7;
    float _S383 = f32_1(&_S382);
    Reading_0 _S384 = narrow_1;
    float _S385 = Reading_read_0(&_S384, _S383);
    return of_f32_1(_S385);
}

__device__ Reading_1 Reading_x24init_1(Soft_0 * multiplier_2, Soft_0 * limit_2, Soft_0 * clip_2)
{
    Reading_1 _S386;
    (&_S386)->multiplier_0 = *multiplier_2;
    (&_S386)->limit_0 = *limit_2;
    (&_S386)->clip_0 = *clip_2;
    return _S386;
}

__device__ __shared__ FixedArray<Soft_0, 256>  values_2;

__device__ Soft_0 Sum_of_1(Soft_0 * a_25, Soft_0 * b_15)
{
    Soft_0 _S387 = Soft_add_0(a_25, b_15);
    return _S387;
}

__device__ Soft_0 Group_all_3(Soft_0 * v_45, uint lane_12, uint width_6)
{
    (*&values_2)[lane_12] = *v_45;
    meet_0();
    uint _S388 = (U32_min((width_6), (16U)));
    uint place_2 = lane_12 & (width_6 - 1U);
    uint first_6 = lane_12 - place_2;
    Soft_0 _S389;
    uint i_29;
    if(width_6 > _S388)
    {
        if(place_2 < _S388)
        {
            uint _S390 = place_2 + _S388;
            _S389 = *v_45;
            i_29 = _S390;
            for(;;)
            {
                if(i_29 < width_6)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S391 = _S389;
                Soft_0 _S392 = (*&values_2)[first_6 + i_29];
                Soft_0 _S393 = Sum_of_1(&_S391, &_S392);
                uint i_30 = i_29 + _S388;
                _S389 = _S393;
                i_29 = i_30;
            }
            (*&values_2)[lane_12] = _S389;
        }
        meet_0();
    }
    _S389 = (*&values_2)[first_6];
    i_29 = 1U;
    for(;;)
    {
        if(i_29 < _S388)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S394 = _S389;
        Soft_0 _S395 = (*&values_2)[first_6 + i_29];
        Soft_0 _S396 = Sum_of_1(&_S394, &_S395);
        uint i_31 = i_29 + 1U;
        _S389 = _S396;
        i_29 = i_31;
    }
    meet_0();
    return _S389;
}

__device__ Soft_0 Group_all_4(Soft_0 * v_46, uint lane_13)
{
    Soft_0 _S397 = Group_all_3(v_46, lane_13, 256U);
    return _S397;
}

__device__ Soft_0 LargestOf_of_1(Soft_0 * a_26, Soft_0 * b_16)
{
    Soft_0 _S398 = larger_of_1(a_26, b_16);
    return _S398;
}

__device__ Soft_0 Group_all_5(Soft_0 * v_47, uint lane_14, uint width_7)
{
    (*&values_2)[lane_14] = *v_47;
    meet_0();
    uint _S399 = (U32_min((width_7), (16U)));
    uint place_3 = lane_14 & (width_7 - 1U);
    uint first_7 = lane_14 - place_3;
    Soft_0 _S400;
    uint i_32;
    if(width_7 > _S399)
    {
        if(place_3 < _S399)
        {
            uint _S401 = place_3 + _S399;
            _S400 = *v_47;
            i_32 = _S401;
            for(;;)
            {
                if(i_32 < width_7)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S402 = _S400;
                Soft_0 _S403 = (*&values_2)[first_7 + i_32];
                Soft_0 _S404 = LargestOf_of_1(&_S402, &_S403);
                uint i_33 = i_32 + _S399;
                _S400 = _S404;
                i_32 = i_33;
            }
            (*&values_2)[lane_14] = _S400;
        }
        meet_0();
    }
    _S400 = (*&values_2)[first_7];
    i_32 = 1U;
    for(;;)
    {
        if(i_32 < _S399)
        {
        }
        else
        {
            break;
        }
        Soft_0 _S405 = _S400;
        Soft_0 _S406 = (*&values_2)[first_7 + i_32];
        Soft_0 _S407 = LargestOf_of_1(&_S405, &_S406);
        uint i_34 = i_32 + 1U;
        _S400 = _S407;
        i_32 = i_34;
    }
    meet_0();
    return _S400;
}

__device__ longlong i64_of_f64_0(ulonglong u_8)
{
    uint _S408 = high_0(u_8);
    uint _S409 = _S408 >> int(31);
    bool negative_0 = _S409 != 0U;
    uint e_12 = (_S408 >> int(20)) & 2047U;
    ulonglong m_11 = (u_8 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S410;
    if(e_12 == 2047U)
    {
        _S410 = m_11 != 4503599627370496ULL;
    }
    else
    {
        _S410 = false;
    }
    if(_S410)
    {
        return 0LL;
    }
    if(e_12 < 1023U)
    {
        return 0LL;
    }
    if(e_12 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S409));
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
    longlong _S411;
    if(negative_0)
    {
        _S411 = longlong(0ULL - m_12);
    }
    else
    {
        _S411 = longlong(m_12);
    }
    return _S411;
}

__device__ longlong clamp_to_0(uint type_17, longlong v_48)
{
    longlong _S412;
    switch(type_17)
    {
    case 7U:
        {
            if(v_48 < -128LL)
            {
                _S412 = -128LL;
            }
            else
            {
                if(v_48 > 127LL)
                {
                    _S412 = 127LL;
                }
                else
                {
                    _S412 = v_48;
                }
            }
            return _S412;
        }
    case 8U:
        {
            if(v_48 < 0LL)
            {
                _S412 = 0LL;
            }
            else
            {
                if(v_48 > 255LL)
                {
                    _S412 = 255LL;
                }
                else
                {
                    _S412 = v_48;
                }
            }
            return _S412;
        }
    case 9U:
        {
            if(v_48 < -2147483648LL)
            {
                _S412 = -2147483648LL;
            }
            else
            {
                if(v_48 > 2147483647LL)
                {
                    _S412 = 2147483647LL;
                }
                else
                {
                    _S412 = v_48;
                }
            }
            return _S412;
        }
    default:
        {
            return v_48;
        }
    }
}

__device__ uint f8e4m3_of_f32_0(uint u_9)
{
    uint a_27 = u_9 & 2147483647U;
    uint sign_11 = (u_9 >> int(24)) & 128U;
    uint _S413;
    if(a_27 >= 1140850688U)
    {
        _S413 = 127U;
    }
    else
    {
        _S413 = (U32_min((narrow_0(a_27, 3U, 7U)), (127U)));
    }
    return sign_11 | _S413;
}

__device__ uint f8e5m2_of_f32_0(uint u_10)
{
    uint a_28 = u_10 & 2147483647U;
    uint sign_12 = (u_10 >> int(24)) & 128U;
    if(a_28 > 2139095040U)
    {
        return sign_12 | 126U;
    }
    uint _S414;
    if(a_28 >= 1199570944U)
    {
        _S414 = 124U;
    }
    else
    {
        _S414 = (U32_min((narrow_0(a_28, 2U, 15U)), (124U)));
    }
    return sign_12 | _S414;
}

__device__ ulonglong narrow_of_f32_0(uint type_18, uint u_11)
{
    switch(type_18)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_11));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_11));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_11));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_11));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_19, ulonglong u_12)
{
    switch(type_19)
    {
    case 2U:
        {
            return u_12;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_12, false));
        }
    case 11U:
        {
            int _S415;
            if((u_12 << int(1)) != 0ULL)
            {
                _S415 = int(1);
            }
            else
            {
                _S415 = int(0);
            }
            return ulonglong(_S415);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_19, i64_of_f64_0(u_12)));
        }
    default:
        {
            return narrow_of_f32_0(type_19, f32_of_f64_0(u_12, true));
        }
    }
}

__device__ ulonglong to_1(Soft_0 * this_29, uint type_20)
{
    ulonglong _S416 = bits_of_0(this_29);
    return of_f64_0(type_20, _S416);
}

__device__ void put_element_1(uint type_21, ulonglong base_5, longlong i_35, Soft_0 * v_49)
{
    uint _S417 = size_of_0(type_21);
    ulonglong _S418 = to_1(v_49, type_21);
    store_0(_S417, base_5, i_35, _S418);
    return;
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
    MultiPartial_0 _S419;
    (&_S419)->powers_0 = *powers_1;
    (&_S419)->largest_1 = *largest_2;
    (&_S419)->non_finite_0 = non_finite_1;
    return _S419;
}

__device__ void Sums_run_0(Spec_0 * spec_0, UpdateArguments_0 * a_29, uint group_1, uint lane_15)
{
    uint c_9 = group_1;
    for(;;)
    {
        if(c_9 < (a_29->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S420 = (MultiChunk_0 *)a_29->chunks_0 + c_9;
        MultiChunk_0 chunk_0 = *_S420;
        bool _S421 = takes_part_1(a_29, (*_S420).tensor_3);
        if(!_S421)
        {
            c_9 = c_9 + a_29->groups_0;
            continue;
        }
        Elements_0 _S422 = Elements_of_0(a_29, chunk_0.tensor_3);
        Elements_0 _S423 = _S422;
        Elements_open_0(&_S423, a_29, lane_15);
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
            int _S424 = (I32_min((first_8 + int(256)), (chunk_0.count_1)));
            Soft_0 _S425 = kZero_1;
            float _S426 = of_0(&_S425);
            int _S427 = first_8 + int(lane_15 % 16U);
            float p2_0 = _S426;
            float d2_0 = _S426;
            int j_2 = _S427;
            for(;;)
            {
                if(j_2 < _S424)
                {
                }
                else
                {
                    break;
                }
                longlong i_36 = chunk_0.begin_1 + longlong(j_2);
                Elements_0 _S428 = _S422;
                float _S429 = Elements_param_0(&_S428, i_36);
                Elements_0 _S430 = _S422;
                bool skipped_2;
                float _S431 = Elements_grad_0(&_S430, i_36, &skipped_2);
                Elements_0 _S432 = _S422;
                States_0 _S433 = Elements_states_0(&_S432, i_36);
                States_0 s_12 = _S433;
                Rule_0 _S434 = _S422.r_1.rule_0;
                float _S435 = direction_0(&_S434, _S429, _S431, &s_12);
                float _S436 = joint_0(_S429, _S429, p2_0);
                float _S437 = joint_0(_S435, _S435, d2_0);
                int j_3 = j_2 + int(16);
                p2_0 = _S436;
                d2_0 = _S437;
                j_2 = j_3;
            }
            Soft_0 _S438 = params_0;
            Soft_0 _S439 = Halving_after_0(&_S438, p2_0, lane_15, 16U);
            Soft_0 _S440 = squares_0;
            Soft_0 _S441 = Halving_after_0(&_S440, d2_0, lane_15, 16U);
            int begin_3 = begin_2 + int(4096);
            params_0 = _S439;
            squares_0 = _S441;
            begin_2 = begin_3;
        }
        if(lane_15 == 0U)
        {
            Soft_0 _S442 = params_0;
            Soft_0 _S443 = squares_0;
            MultiPartial_0 _S444 = MultiPartial_x24init_0(&_S442, &_S443, 0LL);
            *((MultiPartial_0 *)a_29->partials_0 + c_9) = _S444;
        }
        c_9 = c_9 + a_29->groups_0;
    }
    return;
}

__device__ void Means_run_0(Spec_0 * spec_1, UpdateArguments_0 * a_30, uint group_2, uint lane_16)
{
    ulonglong _S445 = ulonglong(a_30->tensor_count_0) * 32ULL;
    ulonglong part_0 = ulonglong(group_2);
    for(;;)
    {
        if(part_0 < _S445)
        {
        }
        else
        {
            break;
        }
        int tensor_6 = int(part_0 / 32ULL);
        int slice_0 = int(part_0 % 32ULL);
        bool _S446;
        if((((MultiTensor_0 *)a_30->tensors_0 + tensor_6)->columns_0) == 0LL)
        {
            _S446 = true;
        }
        else
        {
            bool _S447 = takes_part_1(a_30, tensor_6);
            _S446 = !_S447;
        }
        if(_S446)
        {
            part_0 = part_0 + ulonglong(a_30->groups_0);
            continue;
        }
        Elements_0 _S448 = Elements_of_0(a_30, tensor_6);
        longlong rows_2 = _S448.t_0.count_0 / _S448.t_0.columns_0;
        longlong row_6 = longlong(slice_0 * int(16));
        for(;;)
        {
            if(row_6 < rows_2)
            {
            }
            else
            {
                break;
            }
            Elements_0 _S449 = _S448;
            Means_row_means_0(&_S449, row_6, rows_2, lane_16);
            row_6 = row_6 + 512LL;
        }
        longlong strips_0 = (_S448.t_0.columns_0 + 256LL - 1LL) / 256LL;
        longlong _S450 = rows_2 / _S448.t_0.rows_0;
        longlong _S451 = _S450 * strips_0;
        longlong i_37 = longlong(slice_0);
        for(;;)
        {
            if(i_37 < _S451)
            {
            }
            else
            {
                break;
            }
            longlong _S452 = i_37 / strips_0;
            longlong _S453 = i_37 % strips_0;
            longlong _S454 = _S453 * 256LL + longlong(lane_16);
            Elements_0 _S455 = _S448;
            Means_column_means_0(&_S455, _S452, _S454);
            i_37 = i_37 + 32LL;
        }
        part_0 = part_0 + ulonglong(a_30->groups_0);
    }
    return;
}

__device__ bool is_narrow_2(MultiTensor_0 * t_3)
{
    bool _S456;
    if(is_narrow_0(t_3->param_dtype_0))
    {
        _S456 = is_narrow_0(t_3->grad_dtype_0);
    }
    else
    {
        _S456 = false;
    }
    if(_S456)
    {
        if((t_3->copy_0) == 0ULL)
        {
            _S456 = true;
        }
        else
        {
            _S456 = is_narrow_0(t_3->copy_dtype_0);
        }
    }
    else
    {
        _S456 = false;
    }
    return _S456;
}

__device__ void Step_run_0(Spec_0 * spec_2, UpdateArguments_0 * a_31, uint group_3, uint lane_17)
{
    uint c_10 = group_3;
    for(;;)
    {
        if(c_10 < (a_31->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S457 = (MultiChunk_0 *)a_31->chunks_0 + c_10;
        MultiChunk_0 chunk_1 = *_S457;
        Elements_0 _S458 = Elements_of_0(a_31, (*_S457).tensor_3);
        MultiTensor_0 _S459 = _S458.t_0;
        bool _S460 = is_narrow_2(&_S459);
        if(_S460 != true)
        {
            c_10 = c_10 + a_31->groups_0;
            continue;
        }
        if((_S458.r_1.applies_0) != 0U)
        {
            Elements_0 _S461 = _S458;
            MultiChunk_0 _S462 = chunk_1;
            Step_update_0(&_S461, a_31, &_S462, lane_17);
        }
        else
        {
            if((_S458.t_0.copy_0) != 0ULL)
            {
                Elements_0 _S463 = _S458;
                MultiChunk_0 _S464 = chunk_1;
                Step_copy_0(&_S463, &_S464, lane_17);
            }
        }
        c_10 = c_10 + a_31->groups_0;
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
    float _S465 = of_0(&r_10->lr_0);
    (&to_2)->lr_0 = _S465;
    float _S466 = of_0(&r_10->decay_0);
    (&to_2)->decay_0 = _S466;
    float _S467 = of_0(&r_10->pull_0);
    (&to_2)->pull_0 = _S467;
    float _S468 = of_0(&r_10->shrink_0);
    (&to_2)->shrink_0 = _S468;
    float _S469 = of_0(&r_10->momentum_0);
    (&to_2)->momentum_0 = _S469;
    float _S470 = of_0(&r_10->undamped_0);
    (&to_2)->undamped_0 = _S470;
    float _S471 = of_0(&r_10->beta1_0);
    (&to_2)->beta1_0 = _S471;
    float _S472 = of_0(&r_10->beta2_0);
    (&to_2)->beta2_0 = _S472;
    float _S473 = of_0(&r_10->beta3_0);
    (&to_2)->beta3_0 = _S473;
    float _S474 = of_0(&r_10->slow_0);
    (&to_2)->slow_0 = _S474;
    float _S475 = of_0(&r_10->correction1_0);
    (&to_2)->correction1_0 = _S475;
    float _S476 = of_0(&r_10->correction2_0);
    (&to_2)->correction2_0 = _S476;
    float _S477 = of_0(&r_10->eps_0);
    (&to_2)->eps_0 = _S477;
    float _S478 = of_0(&r_10->trust_coefficient_0);
    (&to_2)->trust_coefficient_0 = _S478;
    float _S479 = of_0(&r_10->max_ratio_0);
    (&to_2)->max_ratio_0 = _S479;
    float _S480 = of_0(&r_10->min_rms_0);
    (&to_2)->min_rms_0 = _S480;
    float _S481 = of_0(&r_10->clip_threshold_0);
    (&to_2)->clip_threshold_0 = _S481;
    float _S482 = of_0(&r_10->one_minus_beta1_0);
    (&to_2)->one_minus_beta1_0 = _S482;
    float _S483 = of_0(&r_10->one_minus_beta2_0);
    (&to_2)->one_minus_beta2_0 = _S483;
    float _S484 = of_0(&r_10->one_minus_beta3_0);
    (&to_2)->one_minus_beta3_0 = _S484;
    float _S485 = of_0(&r_10->factor_0);
    (&to_2)->factor_0 = _S485;
    return to_2;
}

__device__ longlong clamp_1(longlong x_17, longlong minBound_1, longlong maxBound_1)
{
    return (I64_min(((I64_max((x_17), (minBound_1)))), (maxBound_1)));
}

struct Decision_0
{
    Soft_0 apply_0;
    Soft_0 multiplier_3;
    Soft_0 limit_3;
    Soft_0 clip_3;
};

__device__ Soft_0 negated_0(Soft_0 * x_18)
{
    ulonglong _S486 = bits_of_0(x_18);
    return real_of_0(_S486 ^ 9223372036854775808ULL);
}

__device__ Reading_1 Reading_of_0(Decision_0 * d_1, bool maximize_1)
{
    Soft_0 _S487 = of_1(&d_1->multiplier_3);
    Soft_0 _S488 = of_1(&d_1->limit_3);
    Soft_0 _S489;
    if(maximize_1)
    {
        Soft_0 _S490 = negated_0(&d_1->clip_3);
        _S489 = _S490;
    }
    else
    {
        _S489 = d_1->clip_3;
    }
    Soft_0 _S491 = _S489;
    Soft_0 _S492 = of_1(&_S491);
    Soft_0 _S493 = _S487;
    Soft_0 _S494 = _S488;
    Soft_0 _S495 = _S492;
    Reading_1 _S496 = Reading_x24init_1(&_S493, &_S494, &_S495);
    return _S496;
}

__device__ Reading_0 Reading_of_1(Decision_0 * d_2, bool maximize_2)
{
    float _S497 = of_0(&d_2->multiplier_3);
    float _S498 = of_0(&d_2->limit_3);
    Soft_0 _S499;
    if(maximize_2)
    {
        Soft_0 _S500 = negated_0(&d_2->clip_3);
        _S499 = _S500;
    }
    else
    {
        _S499 = d_2->clip_3;
    }
    Soft_0 _S501 = _S499;
    float _S502 = of_0(&_S501);
    return Reading_x24init_0(_S497, _S498, _S502);
}

__device__ Soft_0 Group_all_6(Soft_0 * v_50, uint lane_18)
{
    Soft_0 _S503 = Group_all_5(v_50, lane_18, 256U);
    return _S503;
}

__device__ Soft_0 group_sum_0(Soft_0 * v_51, uint lane_19)
{
    Soft_0 _S504 = Group_all_4(v_51, lane_19);
    return _S504;
}

__device__ uint group_sum_1(uint v_52, uint lane_20)
{
    uint _S505 = Group_all_1(v_52, lane_20);
    return _S505;
}

__device__ float Group_all_7(float v_53, uint lane_21)
{
    float _S506 = Group_all_2(v_53, lane_21, 256U);
    return _S506;
}

__device__ static const FixedArray<ulonglong, 14>  c_11 = {
    4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4607182418800017408ULL, 4607182418800017408ULL
};
__device__ static const FixedArray<ulonglong, 11>  c_12 = {
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
    DecisionReport_0 _S507;
    (&_S507)->apply_1 = *apply_2;
    (&_S507)->non_finite_2 = *non_finite_3;
    (&_S507)->first_bad_0 = *first_bad_1;
    (&_S507)->norm_0 = *norm_1;
    return _S507;
}

__device__ bool Soft_lessThanOrEquals_0(Soft_0 * this_30, Soft_0 * b_17)
{
    bool _S508 = Soft_is_nan_0(this_30);
    bool _S509;
    if(!_S508)
    {
        bool _S510 = Soft_is_nan_0(b_17);
        _S509 = !_S510;
    }
    else
    {
        _S509 = false;
    }
    if(_S509)
    {
        longlong _S511 = Soft_order_0(this_30);
        longlong _S512 = Soft_order_0(b_17);
        _S509 = _S511 <= _S512;
    }
    else
    {
        _S509 = false;
    }
    return _S509;
}

__device__ bool Soft_equals_0(Soft_0 * this_31, Soft_0 * b_18)
{
    bool _S513 = Soft_is_nan_0(this_31);
    bool _S514;
    if(!_S513)
    {
        bool _S515 = Soft_is_nan_0(b_18);
        _S514 = !_S515;
    }
    else
    {
        _S514 = false;
    }
    if(_S514)
    {
        longlong _S516 = Soft_order_0(this_31);
        longlong _S517 = Soft_order_0(b_18);
        _S514 = _S516 == _S517;
    }
    else
    {
        _S514 = false;
    }
    return _S514;
}

__device__ Soft_0 real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ bool is_infinite_0(Soft_0 * v_54)
{
    ulonglong _S518 = magnitude_bits_0(v_54);
    return _S518 == 9218868437227405312ULL;
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

__device__ Soft_0 Decide_gathered_0(DecideArguments_0 * a_32, GradStats_0 * row_7)
{
    Soft_0 kZero_2 = Soft_x24init_0(int(0));
    Soft_0 _S519 = kZero_2;
    bool _S520 = Soft_lessThan_0(&_S519, &row_7->non_finite_4);
    bool _S521;
    if(_S520)
    {
        Soft_0 _S522 = kZero_2;
        bool _S523 = Soft_equals_0(&a_32->limit_4, &_S522);
        _S521 = _S523;
    }
    else
    {
        _S521 = false;
    }
    if(_S521)
    {
        return real_nan_0();
    }
    bool _S524 = is_infinite_0(&a_32->p_1);
    Soft_0 _S525;
    if(_S524)
    {
        _S525 = row_7->largest_3;
    }
    else
    {
        _S525 = row_7->powers_2;
    }
    return _S525;
}

__device__ Soft_0 largest_of_0(Soft_0 * a_33, Soft_0 * b_19)
{
    bool _S526 = Soft_lessThan_0(a_33, b_19);
    bool _S527;
    if(_S526)
    {
        _S527 = true;
    }
    else
    {
        bool _S528 = is_nan_1(b_19);
        _S527 = _S528;
    }
    Soft_0 _S529;
    if(_S527)
    {
        _S529 = *b_19;
    }
    else
    {
        _S529 = *a_33;
    }
    return _S529;
}

__device__ Soft_0 Decide_gather_0(DecideArguments_0 * a_34, Soft_0 * v_55, Soft_0 * w_3)
{
    bool _S530 = is_infinite_0(&a_34->p_1);
    Soft_0 _S531;
    if(_S530)
    {
        Soft_0 _S532 = largest_of_0(v_55, w_3);
        _S531 = _S532;
    }
    else
    {
        Soft_0 _S533 = Soft_add_0(v_55, w_3);
        _S531 = _S533;
    }
    return _S531;
}

__device__ bool Decide_in_total_0(DecideArguments_0 * a_35, DecisionReport_0 * r_11)
{
    Soft_0 kZero_3 = Soft_x24init_0(int(0));
    Soft_0 _S534 = r_11->apply_1;
    Soft_0 _S535 = kZero_3;
    bool _S536 = Soft_equals_0(&_S534, &_S535);
    bool _S537;
    if(!_S536)
    {
        _S537 = true;
    }
    else
    {
        _S537 = (a_35->together_0) != 0U;
    }
    return _S537;
}

__device__ Soft_0 Soft_root_0(Soft_0 * this_32)
{
    ulonglong _S538 = Soft_size_0(this_32);
    bool _S539;
    if(_S538 == 0ULL)
    {
        _S539 = true;
    }
    else
    {
        bool _S540 = Soft_is_nan_0(this_32);
        _S539 = _S540;
    }
    if(_S539)
    {
        _S539 = true;
    }
    else
    {
        _S539 = (this_32->bits_0) == 9218868437227405312ULL;
    }
    if(_S539)
    {
        return *this_32;
    }
    if((this_32->bits_0) >= 9223372036854775808ULL)
    {
        return Soft_of_bits_0(9221120237041090560ULL);
    }
    int e_13;
    ulonglong _S541 = Soft_normal_0(this_32, &e_13);
    int i_38;
    if((e_13 & int(1)) != int(0))
    {
        i_38 = int(10);
    }
    else
    {
        i_38 = int(11);
    }
    ulonglong left_0 = _S541 << i_38;
    ulonglong root_2 = 0ULL;
    i_38 = int(0);
    ulonglong rest_5 = 0ULL;
    ulonglong left_1 = left_0;
    for(;;)
    {
        if(i_38 < int(56))
        {
        }
        else
        {
            break;
        }
        ulonglong rest_6 = (rest_5 << int(2)) | (left_1 >> int(62));
        ulonglong left_2 = left_1 << int(2);
        ulonglong next_0 = (root_2 << int(2)) | 1ULL;
        bool fits_1 = rest_6 >= next_0;
        if(fits_1)
        {
            rest_5 = rest_6 - next_0;
        }
        else
        {
            rest_5 = rest_6;
        }
        ulonglong _S542 = root_2 << int(1);
        int _S543;
        if(fits_1)
        {
            _S543 = int(1);
        }
        else
        {
            _S543 = int(0);
        }
        ulonglong _S544 = _S542 | ulonglong(_S543);
        int i_39 = i_38 + int(1);
        root_2 = _S544;
        i_38 = i_39;
        left_1 = left_2;
    }
    if(rest_5 != 0ULL)
    {
        i_38 = int(1);
    }
    else
    {
        i_38 = int(0);
    }
    ulonglong _S545 = root_2 | ulonglong(i_38);
    int _S546 = e_13;
    if((e_13 & int(1)) != int(0))
    {
        i_38 = int(1085);
    }
    else
    {
        i_38 = int(1086);
    }
    return Soft_rounded_0(0ULL, _S545, (_S546 - i_38) / int(2) - int(24));
}

__device__ Soft_0 sqrt_0(Soft_0 * x_19)
{
    Soft_0 _S547 = Soft_root_0(x_19);
    return _S547;
}

__device__ Soft_0 portable_log_0(Soft_0 * x_20)
{
    ulonglong _S548 = bits_of_0(x_20);
    Soft_0 m_13 = real_of_0((_S548 & 4503599627370495ULL) | 4607182418800017408ULL);
    Soft_0 _S549 = real_of_0(4609047870845172685ULL);
    Soft_0 _S550 = m_13;
    bool _S551 = Soft_lessThan_0(&_S549, &_S550);
    int _S552 = int(uint(_S548 >> int(52))) - int(1023);
    int k_8;
    if(_S551)
    {
        k_8 = int(1);
    }
    else
    {
        k_8 = int(0);
    }
    Soft_0 e_14 = Soft_x24init_0(_S552 + k_8);
    Soft_0 m_14;
    if(_S551)
    {
        Soft_0 _S553 = half_3();
        Soft_0 _S554 = m_13;
        Soft_0 _S555 = _S553;
        Soft_0 _S556 = Soft_mul_0(&_S554, &_S555);
        m_14 = _S556;
    }
    else
    {
        m_14 = m_13;
    }
    Soft_0 kOne_0 = Soft_x24init_0(int(1));
    Soft_0 _S557 = m_14;
    Soft_0 _S558 = kOne_0;
    Soft_0 _S559 = Soft_sub_0(&_S557, &_S558);
    Soft_0 _S560 = m_14;
    Soft_0 _S561 = kOne_0;
    Soft_0 _S562 = Soft_add_0(&_S560, &_S561);
    Soft_0 _S563 = _S559;
    Soft_0 _S564 = _S562;
    Soft_0 _S565 = Soft_div_0(&_S563, &_S564);
    Soft_0 _S566 = _S565;
    Soft_0 _S567 = _S565;
    Soft_0 _S568 = Soft_mul_0(&_S566, &_S567);
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
        Soft_0 _S569 = sum_2;
        Soft_0 _S570 = _S568;
        Soft_0 _S571 = Soft_mul_0(&_S569, &_S570);
        Soft_0 _S572 = real_of_0(c_12[k_8]);
        Soft_0 _S573 = _S571;
        Soft_0 _S574 = _S572;
        Soft_0 _S575 = Soft_add_0(&_S573, &_S574);
        int k_9 = k_8 + int(1);
        sum_2 = _S575;
        k_8 = k_9;
    }
    Soft_0 _S576 = Soft_x24init_0(int(2));
    Soft_0 _S577 = _S565;
    Soft_0 _S578 = Soft_mul_0(&_S576, &_S577);
    Soft_0 _S579 = _S578;
    Soft_0 _S580 = sum_2;
    Soft_0 _S581 = Soft_mul_0(&_S579, &_S580);
    Soft_0 _S582 = real_of_0(4604418534313441775ULL);
    Soft_0 _S583 = e_14;
    Soft_0 _S584 = _S582;
    Soft_0 _S585 = Soft_mul_0(&_S583, &_S584);
    Soft_0 _S586 = _S581;
    Soft_0 _S587 = _S585;
    Soft_0 _S588 = Soft_add_0(&_S586, &_S587);
    return _S588;
}

__device__ Soft_0 magnitude_1(Soft_0 * x_21)
{
    ulonglong _S589 = magnitude_bits_0(x_21);
    return real_of_0(_S589);
}

__device__ Soft_0 with_sign_0(Soft_0 * x_22, Soft_0 * sign_13)
{
    ulonglong _S590 = magnitude_bits_0(x_22);
    ulonglong _S591 = bits_of_0(sign_13);
    return real_of_0(_S590 | (_S591 & 9223372036854775808ULL));
}

__device__ Soft_0 rounded_0(Soft_0 * x_23)
{
    Soft_0 _S592 = magnitude_1(x_23);
    Soft_0 big_0 = real_of_0(4841369599423283200ULL);
    Soft_0 _S593 = _S592;
    Soft_0 _S594 = big_0;
    Soft_0 _S595 = Soft_add_0(&_S593, &_S594);
    Soft_0 _S596 = _S595;
    Soft_0 _S597 = big_0;
    Soft_0 _S598 = Soft_sub_0(&_S596, &_S597);
    Soft_0 _S599 = _S592;
    Soft_0 _S600 = big_0;
    bool _S601 = Soft_lessThan_0(&_S599, &_S600);
    Soft_0 _S602;
    if(_S601)
    {
        _S602 = _S598;
    }
    else
    {
        _S602 = _S592;
    }
    Soft_0 _S603 = _S602;
    Soft_0 _S604 = with_sign_0(&_S603, x_23);
    return _S604;
}

__device__ Soft_0 power_of_e_0(Soft_0 * x_24)
{
    bool _S605 = is_nan_1(x_24);
    if(_S605)
    {
        return *x_24;
    }
    Soft_0 _S606 = Soft_x24init_0(int(709));
    bool _S607 = Soft_lessThan_0(&_S606, x_24);
    if(_S607)
    {
        return real_of_0(9218868437227405312ULL);
    }
    Soft_0 _S608 = Soft_x24init_0(int(-708));
    bool _S609 = Soft_lessThan_0(x_24, &_S608);
    if(_S609)
    {
        return Soft_x24init_0(int(0));
    }
    Soft_0 _S610 = real_of_0(4609176140021203710ULL);
    Soft_0 _S611 = Soft_mul_0(x_24, &_S610);
    Soft_0 _S612 = _S611;
    Soft_0 _S613 = rounded_0(&_S612);
    Soft_0 _S614 = real_of_0(4604418534311723008ULL);
    Soft_0 _S615 = _S613;
    Soft_0 _S616 = _S614;
    Soft_0 _S617 = Soft_mul_0(&_S615, &_S616);
    Soft_0 _S618 = _S617;
    Soft_0 _S619 = Soft_sub_0(x_24, &_S618);
    Soft_0 _S620 = real_of_0(4461442080421002358ULL);
    Soft_0 _S621 = _S613;
    Soft_0 _S622 = _S620;
    Soft_0 _S623 = Soft_mul_0(&_S621, &_S622);
    Soft_0 _S624 = _S619;
    Soft_0 _S625 = _S623;
    Soft_0 _S626 = Soft_sub_0(&_S624, &_S625);
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
        Soft_0 _S627 = sum_3;
        Soft_0 _S628 = _S626;
        Soft_0 _S629 = Soft_mul_0(&_S627, &_S628);
        Soft_0 _S630 = real_of_0(c_11[k_10]);
        Soft_0 _S631 = _S629;
        Soft_0 _S632 = _S630;
        Soft_0 _S633 = Soft_add_0(&_S631, &_S632);
        int k_11 = k_10 + int(1);
        sum_3 = _S633;
        k_10 = k_11;
    }
    Soft_0 _S634 = sum_3;
    ulonglong _S635 = bits_of_0(&_S634);
    Soft_0 _S636 = _S613;
    ulonglong _S637 = bits_of_0(&_S636);
    return real_of_0(_S635 + (ulonglong(i64_of_f64_0(_S637)) << int(52)));
}

__device__ Soft_0 power_of_0(Soft_0 * x_25, Soft_0 * y_3)
{
    Soft_0 kOne_1 = Soft_x24init_0(int(1));
    Soft_0 _S638 = kOne_1;
    bool _S639 = Soft_equals_0(y_3, &_S638);
    bool _S640;
    if(_S639)
    {
        _S640 = true;
    }
    else
    {
        bool _S641 = is_nan_1(x_25);
        _S640 = _S641;
    }
    if(_S640)
    {
        _S640 = true;
    }
    else
    {
        Soft_0 _S642 = kOne_1;
        bool _S643 = Soft_equals_0(x_25, &_S642);
        _S640 = _S643;
    }
    if(_S640)
    {
        return *x_25;
    }
    Soft_0 kZero_4 = Soft_x24init_0(int(0));
    Soft_0 _S644 = kZero_4;
    bool _S645 = Soft_equals_0(x_25, &_S644);
    Soft_0 _S646;
    if(_S645)
    {
        Soft_0 _S647 = kZero_4;
        bool _S648 = Soft_lessThan_0(&_S647, y_3);
        if(_S648)
        {
            _S646 = kZero_4;
        }
        else
        {
            _S646 = real_of_0(9218868437227405312ULL);
        }
        return _S646;
    }
    ulonglong _S649 = bits_of_0(x_25);
    if(_S649 == 9218868437227405312ULL)
    {
        Soft_0 _S650 = kZero_4;
        bool _S651 = Soft_lessThan_0(&_S650, y_3);
        if(_S651)
        {
            _S646 = *x_25;
        }
        else
        {
            _S646 = kZero_4;
        }
        return _S646;
    }
    Soft_0 _S652 = portable_log_0(x_25);
    Soft_0 _S653 = _S652;
    Soft_0 _S654 = Soft_mul_0(y_3, &_S653);
    Soft_0 _S655 = _S654;
    Soft_0 _S656 = power_of_e_0(&_S655);
    return _S656;
}

__device__ Soft_0 Decide_norm_of_0(DecideArguments_0 * a_36, Soft_0 * v_56)
{
    bool _S657 = is_infinite_0(&a_36->p_1);
    if(_S657)
    {
        return *v_56;
    }
    Soft_0 _S658 = Soft_x24init_0(int(2));
    bool _S659 = Soft_equals_0(&a_36->p_1, &_S658);
    Soft_0 _S660;
    if(_S659)
    {
        Soft_0 _S661 = sqrt_0(v_56);
        _S660 = _S661;
    }
    else
    {
        Soft_0 _S662 = Soft_x24init_0(int(1));
        Soft_0 _S663 = Soft_div_0(&_S662, &a_36->p_1);
        Soft_0 _S664 = _S663;
        Soft_0 _S665 = power_of_0(v_56, &_S664);
        _S660 = _S665;
    }
    return _S660;
}

__device__ Decision_0 Decision_x24init_0(Soft_0 * apply_3, Soft_0 * multiplier_4, Soft_0 * limit_5, Soft_0 * clip_4)
{
    Decision_0 _S666;
    (&_S666)->apply_0 = *apply_3;
    (&_S666)->multiplier_3 = *multiplier_4;
    (&_S666)->limit_3 = *limit_5;
    (&_S666)->clip_3 = *clip_4;
    return _S666;
}

__device__ void Decide_run_0(Spec_0 * spec_3, DecideArguments_0 * a_37, uint group_4, uint lane_22)
{
    uint _S667;
    uint _S668;
    Soft_0 multiplier_5;
    bool bad_0;
    Soft_0 total_1;
    bool clips_0;
    if(lane_22 != 0U)
    {
        return;
    }
    Decision_0 * _S669 = (Decision_0 *)a_37->decision_1;
    DecisionReport_0 * _S670 = (DecisionReport_0 *)a_37->report_1;
    GradStats_0 * _S671 = (GradStats_0 *)a_37->stats_0;
    int * _S672 = (int *)a_37->optimizer_of_group_0;
    uint o_0 = 0U;
    for(;;)
    {
        _S667 = a_37->optimizers_0;
        if(o_0 < (a_37->optimizers_0))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S673 = Soft_x24init_0(int(1));
        Soft_0 _S674 = Soft_neg_0(&_S673);
        Soft_0 kZero_5 = Soft_x24init_0(int(0));
        Soft_0 _S675 = kZero_5;
        Soft_0 _S676 = kZero_5;
        Soft_0 _S677 = _S674;
        Soft_0 _S678 = kZero_5;
        DecisionReport_0 _S679 = DecisionReport_x24init_0(&_S675, &_S676, &_S677, &_S678);
        *(_S670 + o_0) = _S679;
        o_0 = o_0 + 1U;
    }
    Soft_0 kZero_6 = Soft_x24init_0(int(0));
    Soft_0 found_0 = kZero_6;
    uint g_8 = 0U;
    for(;;)
    {
        _S668 = a_37->group_count_0;
        if(g_8 < (a_37->group_count_0))
        {
        }
        else
        {
            break;
        }
        GradStats_0 row_8 = *(_S671 + g_8);
        int * _S680 = _S672 + g_8;
        DecisionReport_0 r_12 = *(_S670 + *_S680);
        Soft_0 _S681 = (&r_12)->non_finite_2;
        Soft_0 _S682 = row_8.non_finite_4;
        Soft_0 _S683 = Soft_add_0(&_S681, &_S682);
        (&r_12)->non_finite_2 = _S683;
        Soft_0 _S684 = kZero_6;
        Soft_0 _S685 = row_8.first_bad_2;
        bool _S686 = Soft_lessThanOrEquals_0(&_S684, &_S685);
        if(_S686)
        {
            Soft_0 _S687 = (&r_12)->first_bad_0;
            Soft_0 _S688 = kZero_6;
            bool _S689 = Soft_lessThan_0(&_S687, &_S688);
            if(_S689)
            {
                bad_0 = true;
            }
            else
            {
                Soft_0 _S690 = row_8.first_bad_2;
                Soft_0 _S691 = (&r_12)->first_bad_0;
                bool _S692 = Soft_lessThan_0(&_S690, &_S691);
                bad_0 = _S692;
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
        GradStats_0 _S693 = row_8;
        Soft_0 _S694 = Decide_gathered_0(a_37, &_S693);
        if((a_37->over_0) == 2U)
        {
            Soft_0 _S695 = (&r_12)->norm_0;
            Soft_0 _S696 = _S694;
            Soft_0 _S697 = largest_of_0(&_S695, &_S696);
            multiplier_5 = _S697;
        }
        else
        {
            Soft_0 _S698 = (&r_12)->norm_0;
            Soft_0 _S699 = _S694;
            Soft_0 _S700 = Decide_gather_0(a_37, &_S698, &_S699);
            multiplier_5 = _S700;
        }
        (&r_12)->norm_0 = multiplier_5;
        Soft_0 _S701 = found_0;
        Soft_0 _S702 = row_8.non_finite_4;
        Soft_0 _S703 = Soft_add_0(&_S701, &_S702);
        *(_S670 + *_S680) = r_12;
        uint g_9 = g_8 + 1U;
        found_0 = _S703;
        g_8 = g_9;
    }
    if((a_37->unscale_0) != 0U)
    {
        bad_0 = (a_37->scaler_1) != 0ULL;
    }
    else
    {
        bad_0 = false;
    }
    if(bad_0)
    {
        Soft_0 _S704 = *((Soft_0 *)a_37->scaler_1 + 0U);
        Soft_0 _S705 = Soft_x24init_0(int(1));
        Soft_0 _S706 = _S704;
        Soft_0 _S707 = Soft_div_0(&_S705, &_S706);
        Soft_0 _S708 = _S707;
        float _S709 = of_0(&_S708);
        multiplier_5 = wide_0(_S709);
    }
    else
    {
        multiplier_5 = Soft_x24init_0(int(1));
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S667)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 * _S710 = _S670 + o_0;
        Soft_0 _S711 = _S710->non_finite_2;
        Soft_0 _S712 = kZero_6;
        Soft_0 _S713 = _S711;
        bool _S714 = Soft_lessThan_0(&_S712, &_S713);
        if(_S714)
        {
            bad_0 = true;
        }
        else
        {
            if((a_37->together_0) != 0U)
            {
                Soft_0 _S715 = kZero_6;
                Soft_0 _S716 = found_0;
                bool _S717 = Soft_lessThan_0(&_S715, &_S716);
                bad_0 = _S717;
            }
            else
            {
                bad_0 = false;
            }
        }
        if((a_37->check_0) != 0U)
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
        _S710->apply_1 = total_1;
        o_0 = o_0 + 1U;
    }
    total_1 = kZero_6;
    g_8 = 0U;
    for(;;)
    {
        if(g_8 < _S668)
        {
        }
        else
        {
            break;
        }
        bool _S718 = Decide_in_total_0(a_37, _S670 + *(_S672 + g_8));
        if(_S718)
        {
            GradStats_0 _S719 = *(_S671 + g_8);
            Soft_0 _S720 = Decide_gathered_0(a_37, &_S719);
            Soft_0 _S721 = total_1;
            Soft_0 _S722 = _S720;
            Soft_0 _S723 = Decide_gather_0(a_37, &_S721, &_S722);
            total_1 = _S723;
        }
        g_8 = g_8 + 1U;
    }
    o_0 = 0U;
    for(;;)
    {
        if(o_0 < _S667)
        {
        }
        else
        {
            break;
        }
        if((a_37->over_0) == 0U)
        {
            bool _S724 = Decide_in_total_0(a_37, _S670 + o_0);
            bad_0 = _S724;
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
            found_0 = (_S670 + o_0)->norm_0;
        }
        Soft_0 _S725 = found_0;
        Soft_0 _S726 = Decide_norm_of_0(a_37, &_S725);
        Soft_0 _S727 = _S726;
        Soft_0 _S728 = multiplier_5;
        Soft_0 _S729 = Soft_mul_0(&_S727, &_S728);
        (_S670 + o_0)->norm_0 = _S729;
        o_0 = o_0 + 1U;
    }
    g_8 = 0U;
    for(;;)
    {
        if(g_8 < _S668)
        {
        }
        else
        {
            break;
        }
        DecisionReport_0 r_13 = *(_S670 + *(_S672 + g_8));
        Soft_0 norm_2;
        if((a_37->over_0) == 2U)
        {
            GradStats_0 _S730 = *(_S671 + g_8);
            Soft_0 _S731 = Decide_gathered_0(a_37, &_S730);
            Soft_0 _S732 = _S731;
            Soft_0 _S733 = Decide_norm_of_0(a_37, &_S732);
            Soft_0 _S734 = _S733;
            Soft_0 _S735 = multiplier_5;
            Soft_0 _S736 = Soft_mul_0(&_S734, &_S735);
            norm_2 = _S736;
        }
        else
        {
            norm_2 = r_13.norm_0;
        }
        Soft_0 _S737 = real_of_0(4517329193108106637ULL);
        Soft_0 _S738 = norm_2;
        Soft_0 _S739 = _S737;
        Soft_0 _S740 = Soft_add_0(&_S738, &_S739);
        Soft_0 _S741 = _S740;
        Soft_0 _S742 = Soft_div_0(&a_37->max_norm_0, &_S741);
        Soft_0 _S743 = kZero_6;
        bool _S744 = Soft_equals_0(&a_37->max_norm_0, &_S743);
        if(!_S744)
        {
            bool _S745 = is_infinite_0(&a_37->max_norm_0);
            bad_0 = !_S745;
        }
        else
        {
            bad_0 = false;
        }
        if(bad_0)
        {
            Soft_0 _S746 = Soft_x24init_0(int(1));
            Soft_0 _S747 = _S742;
            bool _S748 = Soft_lessThanOrEquals_0(&_S746, &_S747);
            clips_0 = !_S748;
        }
        else
        {
            clips_0 = false;
        }
        if(clips_0)
        {
            found_0 = _S742;
        }
        else
        {
            found_0 = Soft_x24init_0(int(1));
        }
        Soft_0 _S749 = r_13.apply_1;
        Soft_0 _S750 = multiplier_5;
        Soft_0 _S751 = found_0;
        Decision_0 _S752 = Decision_x24init_0(&_S749, &_S750, &a_37->limit_4, &_S751);
        *(_S669 + g_8) = _S752;
        g_8 = g_8 + 1U;
    }
    return;
}

extern "C" __global__ void mpt_step_decide_soft(DecideArguments_0 a_38, Spec_0 spec_4)
{
    uint _S753 = blockIdx.x;
    uint _S754 = threadIdx.x;
    Spec_0 _S755 = spec_4;
    DecideArguments_0 _S756 = a_38;
    Decide_run_0(&_S755, &_S756, _S753, _S754);
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

__device__ void UpdateScaler_run_0(Spec_0 * spec_5, ScalerArguments_0 * a_39, uint group_5, uint lane_23)
{
    if(lane_23 != 0U)
    {
        return;
    }
    Soft_0 * s_13 = (Soft_0 *)a_39->scaler_2;
    Soft_0 * _S757 = s_13 + 3U;
    Soft_0 _S758 = *_S757;
    Soft_0 kZero_7 = Soft_x24init_0(int(0));
    Soft_0 _S759 = kZero_7;
    Soft_0 _S760 = _S758;
    bool _S761 = Soft_lessThan_0(&_S759, &_S760);
    *_S757 = kZero_7;
    Soft_0 * _S762 = s_13 + 4U;
    Soft_0 kOne_2 = Soft_x24init_0(int(1));
    Soft_0 _S763 = *_S762;
    Soft_0 _S764 = kOne_2;
    Soft_0 _S765 = Soft_add_0(&_S763, &_S764);
    *_S762 = _S765;
    if(_S761)
    {
        Soft_0 * _S766 = s_13 + 5U;
        Soft_0 _S767 = *_S766;
        Soft_0 _S768 = kOne_2;
        Soft_0 _S769 = Soft_add_0(&_S767, &_S768);
        *_S766 = _S769;
    }
    if((a_39->is_static_0) != 0U)
    {
        return;
    }
    Soft_0 * _S770 = s_13 + 0U;
    Soft_0 scale_2 = *_S770;
    if(_S761)
    {
        *(s_13 + 1U) = kZero_7;
        Soft_0 * _S771 = s_13 + 2U;
        Soft_0 _S772 = *_S771;
        Soft_0 _S773 = kOne_2;
        Soft_0 _S774 = Soft_sub_0(&_S772, &_S773);
        *_S771 = _S774;
        Soft_0 _S775 = kZero_7;
        Soft_0 _S776 = _S774;
        bool _S777 = Soft_lessThan_0(&_S775, &_S776);
        if(_S777)
        {
            return;
        }
        *_S771 = kZero_7;
        Soft_0 _S778 = scale_2;
        Soft_0 _S779 = Soft_mul_0(&_S778, &a_39->backoff_0);
        Soft_0 _S780 = _S779;
        float _S781 = of_0(&_S780);
        Soft_0 _S782 = wide_0(_S781);
        Soft_0 _S783 = scale_2;
        Soft_0 _S784 = smaller_of_1(&a_39->min_scale_0, &_S783);
        Soft_0 _S785 = _S782;
        Soft_0 _S786 = _S784;
        Soft_0 _S787 = larger_of_1(&_S785, &_S786);
        *_S770 = _S787;
        return;
    }
    *(s_13 + 2U) = a_39->hysteresis_0;
    Soft_0 * _S788 = s_13 + 1U;
    Soft_0 _S789 = *_S788;
    Soft_0 _S790 = kOne_2;
    Soft_0 _S791 = Soft_add_0(&_S789, &_S790);
    *_S788 = _S791;
    Soft_0 _S792 = _S791;
    bool _S793 = Soft_lessThan_0(&_S792, &a_39->interval_0);
    if(_S793)
    {
        return;
    }
    *_S788 = kZero_7;
    Soft_0 _S794 = scale_2;
    Soft_0 _S795 = Soft_mul_0(&_S794, &a_39->growth_0);
    Soft_0 _S796 = _S795;
    float _S797 = of_0(&_S796);
    Soft_0 grown_0 = wide_0(_S797);
    Soft_0 _S798 = grown_0;
    ulonglong _S799 = magnitude_bits_0(&_S798);
    if(_S799 < 9218868437227405312ULL)
    {
        Soft_0 _S800 = scale_2;
        Soft_0 _S801 = larger_of_1(&a_39->max_scale_0, &_S800);
        Soft_0 _S802 = grown_0;
        Soft_0 _S803 = _S801;
        Soft_0 _S804 = smaller_of_1(&_S802, &_S803);
        *_S770 = _S804;
    }
    return;
}

extern "C" __global__ void mpt_scaler_update_soft(ScalerArguments_0 a_40, Spec_0 spec_6)
{
    uint _S805 = blockIdx.x;
    uint _S806 = threadIdx.x;
    Spec_0 _S807 = spec_6;
    ScalerArguments_0 _S808 = a_40;
    UpdateScaler_run_0(&_S807, &_S808, _S805, _S806);
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
    uint rows_3;
    uint groups_1;
    uint none_1;
};

__device__ MultiPartial_0 ChunkStats_of_0(MultiTensor_0 * _S809, MultiChunk_0 * _S810, Soft_0 * _S811, uint _S812)
{
    MultiTensor_0 _S813 = *_S809;
    Soft_0 kZero_8 = Soft_x24init_0(int(0));
    Soft_0 _S814 = kZero_8;
    bool _S815 = Soft_lessThan_0(&_S814, _S811);
    float _S816;
    if(_S815)
    {
        float _S817 = of_0(_S811);
        _S816 = _S817;
    }
    else
    {
        _S816 = (U32_asfloat((2139095040U)));
    }
    uint _S818 = _S812 / 32U;
    uint _S819 = _S812 % 32U;
    Soft_0 _S820 = kZero_8;
    Soft_0 _S821 = kZero_8;
    MultiPartial_0 _S822 = MultiPartial_x24init_0(&_S820, &_S821, 0LL);
    MultiPartial_0 p_3 = _S822;
    float largest_4 = 0.0f;
    int begin_4 = int(0);
    for(;;)
    {
        int _S823 = _S810->count_1;
        if(begin_4 < (_S810->count_1))
        {
        }
        else
        {
            break;
        }
        int first_9 = begin_4 + int(_S818) * int(256);
        int _S824 = (I32_min((first_9 + int(256)), (_S823)));
        int _S825 = first_9 + int(_S819);
        float sum_4 = 0.0f;
        int i_40 = _S825;
        for(;;)
        {
            if(i_40 < _S824)
            {
            }
            else
            {
                break;
            }
            float a_41 = magnitude_0(element_1(_S813.grad_dtype_0, _S813.grad_0, _S810->begin_1 + longlong(i_40)));
            bool finite_0 = a_41 < (U32_asfloat((2139095040U)));
            float x_26;
            if(finite_0)
            {
                x_26 = smaller_0(_S816, a_41);
            }
            else
            {
                x_26 = 0.0f;
            }
            if(!finite_0)
            {
                (&p_3)->non_finite_0 = (&p_3)->non_finite_0 + 1LL;
            }
            float _S826 = joint_0(x_26, x_26, sum_4);
            float _S827 = larger_0(largest_4, x_26);
            int i_41 = i_40 + int(32);
            sum_4 = _S826;
            largest_4 = _S827;
            i_40 = i_41;
        }
        float sum_5 = Halving_sum_0(sum_4, _S812, 32U);
        if(_S819 == 0U)
        {
            Soft_0 block_2 = wide_0(sum_5);
            Soft_0 _S828 = real_of_0(5182576905729208970ULL);
            Soft_0 _S829 = block_2;
            Soft_0 _S830 = _S828;
            bool _S831 = Soft_lessThan_0(&_S829, &_S830);
            Soft_0 block_3;
            if(!_S831)
            {
                block_3 = kZero_8;
                int i_42 = first_9;
                for(;;)
                {
                    if(i_42 < _S824)
                    {
                    }
                    else
                    {
                        break;
                    }
                    float a_42 = magnitude_0(element_1(_S813.grad_dtype_0, _S813.grad_0, _S810->begin_1 + longlong(i_42)));
                    Soft_0 x_27;
                    if(a_42 < (U32_asfloat((2139095040U))))
                    {
                        x_27 = wide_0(smaller_0(_S816, a_42));
                    }
                    else
                    {
                        x_27 = kZero_8;
                    }
                    Soft_0 _S832 = x_27;
                    Soft_0 _S833 = x_27;
                    Soft_0 _S834 = Soft_mul_0(&_S832, &_S833);
                    Soft_0 _S835 = block_3;
                    Soft_0 _S836 = _S834;
                    Soft_0 _S837 = Soft_add_0(&_S835, &_S836);
                    int i_43 = i_42 + int(1);
                    block_3 = _S837;
                    i_42 = i_43;
                }
            }
            else
            {
                block_3 = block_2;
            }
            (*&blocks_0)[_S818] = block_3;
        }
        meet_0();
        if(_S812 == 0U)
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
                Soft_0 _S838 = (&p_3)->powers_0;
                Soft_0 _S839 = (*&blocks_0)[k_12];
                Soft_0 _S840 = Soft_add_0(&_S838, &_S839);
                (&p_3)->powers_0 = _S840;
                k_12 = k_12 + 1U;
            }
        }
        meet_0();
        begin_4 = begin_4 + int(2048);
    }
    float _S841 = Group_all_7(largest_4, _S812);
    (&p_3)->largest_1 = wide_0(_S841);
    uint _S842 = group_sum_1(uint((&p_3)->non_finite_0), _S812);
    (&p_3)->non_finite_0 = longlong(_S842);
    return p_3;
}

__device__ MultiPartial_0 ChunkStatsReal_of_0(MultiTensor_0 * _S843, MultiChunk_0 * _S844, Soft_0 * _S845, Soft_0 * _S846, uint _S847)
{
    int _S848 = int(_S847);
    Soft_0 kZero_9 = Soft_x24init_0(int(0));
    Soft_0 powers_3 = kZero_9;
    Soft_0 largest_5 = kZero_9;
    int i_44 = _S848;
    uint bad_1 = 0U;
    for(;;)
    {
        if(i_44 < (_S844->count_1))
        {
        }
        else
        {
            break;
        }
        Soft_0 _S849 = element_3(_S843->grad_dtype_0, _S843->grad_0, _S844->begin_1 + longlong(i_44));
        Soft_0 _S850 = magnitude_1(&_S849);
        Soft_0 _S851 = _S850;
        ulonglong _S852 = magnitude_bits_0(&_S851);
        if(_S852 >= 9218868437227405312ULL)
        {
            bad_1 = bad_1 + 1U;
            i_44 = i_44 + int(256);
            continue;
        }
        Soft_0 _S853 = kZero_9;
        bool _S854 = Soft_lessThan_0(&_S853, _S845);
        Soft_0 v_57;
        if(_S854)
        {
            Soft_0 _S855 = _S850;
            Soft_0 _S856 = smaller_of_1(&_S855, _S845);
            v_57 = _S856;
        }
        else
        {
            v_57 = _S850;
        }
        Soft_0 _S857 = Soft_x24init_0(int(2));
        bool _S858 = Soft_equals_0(_S846, &_S857);
        Soft_0 _S859;
        if(_S858)
        {
            Soft_0 _S860 = v_57;
            Soft_0 _S861 = v_57;
            Soft_0 _S862 = Soft_mul_0(&_S860, &_S861);
            _S859 = _S862;
        }
        else
        {
            Soft_0 _S863 = v_57;
            Soft_0 _S864 = power_of_0(&_S863, _S846);
            _S859 = _S864;
        }
        Soft_0 _S865 = powers_3;
        Soft_0 _S866 = _S859;
        Soft_0 _S867 = Soft_add_0(&_S865, &_S866);
        Soft_0 _S868 = largest_5;
        Soft_0 _S869 = v_57;
        Soft_0 _S870 = larger_of_1(&_S868, &_S869);
        powers_3 = _S867;
        largest_5 = _S870;
        i_44 = i_44 + int(256);
    }
    MultiPartial_0 p_4;
    Soft_0 _S871 = powers_3;
    Soft_0 _S872 = group_sum_0(&_S871, _S847);
    (&p_4)->powers_0 = _S872;
    Soft_0 _S873 = largest_5;
    Soft_0 _S874 = Group_all_6(&_S873, _S847);
    (&p_4)->largest_1 = _S874;
    uint _S875 = group_sum_1(bad_1, _S847);
    (&p_4)->non_finite_0 = longlong(_S875);
    return p_4;
}

__device__ void Stats_run_0(Spec_0 * spec_7, StatsArguments_0 * a_43, uint group_6, uint lane_24)
{
    ulonglong _S876 = a_43->scaler_3;
    Soft_0 _S877;
    if((a_43->scaler_3) != 0ULL)
    {
        Soft_0 _S878 = *((Soft_0 *)_S876 + 0U);
        Soft_0 _S879 = Soft_mul_0(&a_43->limit_6, &_S878);
        _S877 = _S879;
    }
    else
    {
        _S877 = a_43->limit_6;
    }
    Soft_0 _S880 = Soft_x24init_0(int(2));
    bool _S881 = Soft_equals_0(&a_43->p_2, &_S880);
    bool _S882;
    if(_S881)
    {
        _S882 = true;
    }
    else
    {
        ulonglong _S883 = magnitude_bits_0(&a_43->p_2);
        _S882 = _S883 == 9218868437227405312ULL;
    }
    uint c_13 = group_6;
    for(;;)
    {
        if(c_13 < (a_43->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S884 = (MultiChunk_0 *)a_43->chunks_1 + c_13;
        MultiChunk_0 chunk_2 = *_S884;
        MultiTensor_0 * _S885 = (MultiTensor_0 *)a_43->tensors_1 + (*_S884).tensor_3;
        bool _S886;
        if(_S882)
        {
            _S886 = is_narrow_0(_S885->grad_dtype_0);
        }
        else
        {
            _S886 = false;
        }
        MultiPartial_0 p_5;
        if(_S886)
        {
            MultiChunk_0 _S887 = chunk_2;
            Soft_0 _S888 = _S877;
            MultiPartial_0 _S889 = ChunkStats_of_0(_S885, &_S887, &_S888, lane_24);
            p_5 = _S889;
        }
        else
        {
            MultiChunk_0 _S890 = chunk_2;
            Soft_0 _S891 = _S877;
            MultiPartial_0 _S892 = ChunkStatsReal_of_0(_S885, &_S890, &_S891, &a_43->p_2, lane_24);
            p_5 = _S892;
        }
        if(lane_24 == 0U)
        {
            *((MultiPartial_0 *)a_43->partials_1 + c_13) = p_5;
        }
        c_13 = c_13 + a_43->groups_1;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_soft(StatsArguments_0 a_44, Spec_0 spec_8)
{
    uint _S893 = blockIdx.x;
    uint _S894 = threadIdx.x;
    Spec_0 _S895 = spec_8;
    StatsArguments_0 _S896 = a_44;
    Stats_run_0(&_S895, &_S896, _S893, _S894);
    return;
}

__device__ GradStats_0 GradStats_x24init_0(Soft_0 * non_finite_5, Soft_0 * first_bad_3, Soft_0 * powers_4, Soft_0 * largest_6)
{
    GradStats_0 _S897;
    (&_S897)->non_finite_4 = *non_finite_5;
    (&_S897)->first_bad_2 = *first_bad_3;
    (&_S897)->powers_2 = *powers_4;
    (&_S897)->largest_3 = *largest_6;
    return _S897;
}

__device__ __shared__ FixedArray<MultiPartial_0, 256>  partials_2;

__device__ __shared__ FixedArray<uint2 , 256>  targets_0;

__device__ void StatsRows_run_0(Spec_0 * spec_9, StatsArguments_0 * a_45, uint group_7, uint lane_25)
{
    uint _S898;
    GradStats_0 * _S899 = (GradStats_0 *)a_45->stats_1;
    Soft_0 _S900 = Soft_x24init_0(int(1));
    Soft_0 _S901 = Soft_neg_0(&_S900);
    Soft_0 kZero_10 = Soft_x24init_0(int(0));
    Soft_0 _S902 = kZero_10;
    Soft_0 _S903 = _S901;
    Soft_0 _S904 = kZero_10;
    Soft_0 _S905 = kZero_10;
    GradStats_0 _S906 = GradStats_x24init_0(&_S902, &_S903, &_S904, &_S905);
    uint r_14 = lane_25;
    for(;;)
    {
        _S898 = a_45->rows_3;
        if(r_14 < (a_45->rows_3))
        {
        }
        else
        {
            break;
        }
        *(_S899 + r_14) = _S906;
        r_14 = r_14 + 256U;
    }
    uint first_10 = 0U;
    for(;;)
    {
        uint _S907 = a_45->chunk_count_1;
        if(first_10 < (a_45->chunk_count_1))
        {
        }
        else
        {
            break;
        }
        uint _S908 = (U32_min((256U), (_S907 - first_10)));
        meet_0();
        if(lane_25 < _S908)
        {
            uint _S909 = first_10 + lane_25;
            MultiTensor_0 * t_4 = (MultiTensor_0 *)a_45->tensors_1 + ((MultiChunk_0 *)a_45->chunks_1 + _S909)->tensor_3;
            (*&partials_2)[lane_25] = *((MultiPartial_0 *)a_45->partials_1 + _S909);
            (*&targets_0)[lane_25] = make_uint2 (uint(t_4->group_0), uint(t_4->slot_0));
        }
        meet_0();
        r_14 = lane_25;
        for(;;)
        {
            if(r_14 < _S898)
            {
            }
            else
            {
                break;
            }
            GradStats_0 * _S910 = _S899 + r_14;
            GradStats_0 s_14 = *_S910;
            uint i_45 = 0U;
            for(;;)
            {
                if(i_45 < _S908)
                {
                }
                else
                {
                    break;
                }
                if(((*&targets_0)[i_45].x) != r_14)
                {
                    i_45 = i_45 + 1U;
                    continue;
                }
                MultiPartial_0 p_6 = (*&partials_2)[i_45];
                Soft_0 _S911 = real_of_i64_0((*&partials_2)[i_45].non_finite_0);
                Soft_0 _S912 = (&s_14)->non_finite_4;
                Soft_0 _S913 = _S911;
                Soft_0 _S914 = Soft_add_0(&_S912, &_S913);
                (&s_14)->non_finite_4 = _S914;
                bool _S915;
                if(((*&partials_2)[i_45].non_finite_0) != 0LL)
                {
                    Soft_0 _S916 = (&s_14)->first_bad_2;
                    Soft_0 _S917 = kZero_10;
                    bool _S918 = Soft_lessThan_0(&_S916, &_S917);
                    _S915 = _S918;
                }
                else
                {
                    _S915 = false;
                }
                if(_S915)
                {
                    (&s_14)->first_bad_2 = Soft_x24init_0(int((*&targets_0)[i_45].y));
                }
                Soft_0 _S919 = (&s_14)->powers_2;
                Soft_0 _S920 = p_6.powers_0;
                Soft_0 _S921 = Soft_add_0(&_S919, &_S920);
                (&s_14)->powers_2 = _S921;
                Soft_0 _S922 = (&s_14)->largest_3;
                Soft_0 _S923 = p_6.largest_1;
                Soft_0 _S924 = larger_of_1(&_S922, &_S923);
                (&s_14)->largest_3 = _S924;
                i_45 = i_45 + 1U;
            }
            *_S910 = s_14;
            r_14 = r_14 + 256U;
        }
        first_10 = first_10 + 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_stats_rows_soft(StatsArguments_0 a_46, Spec_0 spec_10)
{
    uint _S925 = blockIdx.x;
    uint _S926 = threadIdx.x;
    Spec_0 _S927 = spec_10;
    StatsArguments_0 _S928 = a_46;
    StatsRows_run_0(&_S927, &_S928, _S925, _S926);
    return;
}

__device__ void add_found_0(ulonglong scaler_4, ulonglong report_2)
{
    if(scaler_4 != 0ULL)
    {
        Soft_0 * found_1 = (Soft_0 *)scaler_4 + 3U;
        Soft_0 _S929 = ((DecisionReport_0 *)report_2)->non_finite_2;
        Soft_0 _S930 = *found_1;
        Soft_0 _S931 = _S929;
        Soft_0 _S932 = Soft_add_0(&_S930, &_S931);
        *found_1 = _S932;
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

__device__ void Scale_apply_0(MultiTensor_0 * _S933, MultiChunk_0 * _S934, Reading_0 * _S935, uint _S936)
{
    MultiTensor_0 _S937 = *_S933;
    int i_46 = int(_S936);
    for(;;)
    {
        if(i_46 < (_S934->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S938 = _S934->begin_1 + longlong(i_46);
        MultiTensor_0 _S939 = _S937;
        float _S940 = grad_of_0(&_S939, _S935, _S938);
        put_element_0(_S937.grad_dtype_0, _S937.grad_0, _S938, _S940);
        i_46 = i_46 + int(256);
    }
    return;
}

__device__ void Scale_apply_1(MultiTensor_0 * _S941, MultiChunk_0 * _S942, Reading_1 * _S943, uint _S944)
{
    MultiTensor_0 _S945 = *_S941;
    int i_47 = int(_S944);
    for(;;)
    {
        if(i_47 < (_S942->count_1))
        {
        }
        else
        {
            break;
        }
        longlong _S946 = _S942->begin_1 + longlong(i_47);
        MultiTensor_0 _S947 = _S945;
        Soft_0 _S948 = grad_of_1(&_S947, _S943, _S946);
        Soft_0 _S949 = _S948;
        put_element_1(_S945.grad_dtype_0, _S945.grad_0, _S946, &_S949);
        i_47 = i_47 + int(256);
    }
    return;
}

__device__ void Scale_run_0(Spec_0 * spec_11, ScaleArguments_0 * a_47, uint group_8, uint lane_26)
{
    bool _S950;
    if(group_8 == 0U)
    {
        _S950 = lane_26 == 0U;
    }
    else
    {
        _S950 = false;
    }
    if(_S950)
    {
        add_found_0(a_47->scaler_5, a_47->report_3);
    }
    uint c_14 = group_8;
    for(;;)
    {
        if(c_14 < (a_47->chunk_count_2))
        {
        }
        else
        {
            break;
        }
        MultiChunk_0 * _S951 = (MultiChunk_0 *)a_47->chunks_2 + c_14;
        MultiChunk_0 chunk_3 = *_S951;
        MultiTensor_0 * _S952 = (MultiTensor_0 *)a_47->tensors_2 + (*_S951).tensor_3;
        Decision_0 * _S953 = (Decision_0 *)a_47->decision_2 + _S952->group_0;
        Decision_0 d_3 = *_S953;
        Soft_0 kOne_3 = Soft_x24init_0(int(1));
        Soft_0 _S954 = (*_S953).multiplier_3;
        Soft_0 _S955 = kOne_3;
        bool _S956 = Soft_equals_0(&_S954, &_S955);
        if(_S956)
        {
            Soft_0 kZero_11 = Soft_x24init_0(int(0));
            Soft_0 _S957 = d_3.limit_3;
            Soft_0 _S958 = kZero_11;
            bool _S959 = Soft_equals_0(&_S957, &_S958);
            _S950 = _S959;
        }
        else
        {
            _S950 = false;
        }
        bool _S960;
        if(_S950)
        {
            Soft_0 _S961 = d_3.clip_3;
            Soft_0 _S962 = kOne_3;
            bool _S963 = Soft_equals_0(&_S961, &_S962);
            _S960 = _S963;
        }
        else
        {
            _S960 = false;
        }
        if(_S960)
        {
            c_14 = c_14 + a_47->groups_2;
            continue;
        }
        if(is_narrow_0(_S952->grad_dtype_0))
        {
            Decision_0 _S964 = d_3;
            Reading_0 _S965 = Reading_of_1(&_S964, false);
            MultiChunk_0 _S966 = chunk_3;
            Reading_0 _S967 = _S965;
            Scale_apply_0(_S952, &_S966, &_S967, lane_26);
        }
        else
        {
            Decision_0 _S968 = d_3;
            Reading_1 _S969 = Reading_of_0(&_S968, false);
            MultiChunk_0 _S970 = chunk_3;
            Reading_1 _S971 = _S969;
            Scale_apply_1(_S952, &_S970, &_S971, lane_26);
        }
        c_14 = c_14 + a_47->groups_2;
    }
    return;
}

extern "C" __global__ void mpt_multi_scale_soft(ScaleArguments_0 a_48, Spec_0 spec_12)
{
    uint _S972 = blockIdx.x;
    uint _S973 = threadIdx.x;
    Spec_0 _S974 = spec_12;
    ScaleArguments_0 _S975 = a_48;
    Scale_run_0(&_S974, &_S975, _S972, _S973);
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

__device__ Soft_0 warmed_alpha_0(Hyper_0 * _S976, Soft_0 * _S977)
{
    longlong _S978 = _S976->alpha_warmup_0;
    if((_S976->alpha_warmup_0) == 0LL)
    {
        return _S976->alpha_0;
    }
    Soft_0 _S979 = _S976->alpha_0;
    Soft_0 _S980 = _S976->alpha_0;
    Soft_0 _S981 = Soft_mul_0(&_S980, _S977);
    Soft_0 _S982 = real_of_i64_0(_S978);
    Soft_0 _S983 = _S981;
    Soft_0 _S984 = _S982;
    Soft_0 _S985 = Soft_div_0(&_S983, &_S984);
    Soft_0 _S986 = _S979;
    Soft_0 _S987 = _S985;
    Soft_0 _S988 = smaller_of_1(&_S986, &_S987);
    return _S988;
}

__device__ Soft_0 warmed_beta3_0(Hyper_0 * _S989, Soft_0 * _S990)
{
    longlong _S991 = _S989->beta3_warmup_0;
    bool _S992;
    if((_S989->beta3_warmup_0) == 0LL)
    {
        _S992 = true;
    }
    else
    {
        Soft_0 kZero_12 = Soft_x24init_0(int(0));
        Soft_0 _S993 = _S989->beta3_1;
        Soft_0 _S994 = kZero_12;
        bool _S995 = Soft_equals_0(&_S993, &_S994);
        _S992 = _S995;
    }
    if(_S992)
    {
        return _S989->beta3_1;
    }
    Soft_0 _S996 = real_of_0(4503599627370496ULL);
    Soft_0 _S997 = _S989->beta1_1;
    Soft_0 _S998 = _S996;
    Soft_0 _S999 = larger_of_1(&_S997, &_S998);
    Soft_0 _S1000 = _S989->beta3_1;
    FixedArray<Soft_0, 2>  log_0;
    log_0[int(0)] = _S999;
    log_0[int(1)] = _S989->beta3_1;
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
        Soft_0 _S1001 = log_0[k_13];
        Soft_0 _S1002 = portable_log_0(&_S1001);
        log_0[k_13] = _S1002;
        k_13 = k_13 + int(1);
    }
    Soft_0 _S1003 = real_of_i64_0(_S991);
    Soft_0 _S1004 = Soft_div_0(_S990, &_S1003);
    Soft_0 kOne_4 = Soft_x24init_0(int(1));
    Soft_0 _S1005 = kOne_4;
    Soft_0 _S1006 = _S1004;
    Soft_0 _S1007 = smaller_of_1(&_S1005, &_S1006);
    Soft_0 _S1008 = log_0[int(0)];
    Soft_0 _S1009 = log_0[int(1)];
    Soft_0 _S1010 = Soft_mul_0(&_S1008, &_S1009);
    Soft_0 _S1011 = kOne_4;
    Soft_0 _S1012 = _S1007;
    Soft_0 _S1013 = Soft_sub_0(&_S1011, &_S1012);
    Soft_0 _S1014 = _S1013;
    Soft_0 _S1015 = log_0[int(1)];
    Soft_0 _S1016 = Soft_mul_0(&_S1014, &_S1015);
    Soft_0 _S1017 = _S1007;
    Soft_0 _S1018 = log_0[int(0)];
    Soft_0 _S1019 = Soft_mul_0(&_S1017, &_S1018);
    Soft_0 _S1020 = _S1016;
    Soft_0 _S1021 = _S1019;
    Soft_0 _S1022 = Soft_add_0(&_S1020, &_S1021);
    Soft_0 _S1023 = _S1010;
    Soft_0 _S1024 = _S1022;
    Soft_0 _S1025 = Soft_div_0(&_S1023, &_S1024);
    Soft_0 _S1026 = _S1025;
    Soft_0 _S1027 = power_of_e_0(&_S1026);
    Soft_0 _S1028 = _S1000;
    Soft_0 _S1029 = _S1027;
    Soft_0 _S1030 = smaller_of_1(&_S1028, &_S1029);
    return _S1030;
}

__device__ Rule_1 rule_of_0(Hyper_0 * _S1031, Scheduled_0 * _S1032, Soft_0 * _S1033)
{
    Rule_1 r_15;
    uint _S1034 = _S1031->kind_3;
    (&r_15)->kind_0 = _S1031->kind_3;
    (&r_15)->nesterov_0 = int(_S1031->nesterov_1) != int(0);
    (&r_15)->amsgrad_0 = int(_S1031->amsgrad_1) != int(0);
    (&r_15)->centered_0 = int(_S1031->centered_1) != int(0);
    (&r_15)->maximize_0 = int(_S1031->maximize_3) != int(0);
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
    Soft_0 _S1035 = _S1031->lr_1;
    Soft_0 _S1036 = Soft_mul_0(&_S1035, &_S1032->factor_1);
    (&r_15)->lr_0 = _S1036;
    (&r_15)->beta1_0 = _S1031->beta1_1;
    Soft_0 _S1037 = _S1031->beta2_1;
    (&r_15)->beta2_0 = _S1031->beta2_1;
    Soft_0 _S1038 = _S1031->eps_1;
    Soft_0 _S1039 = real_of_0(4039728865751334912ULL);
    Soft_0 _S1040 = _S1031->eps_1;
    Soft_0 _S1041 = _S1039;
    Soft_0 _S1042 = larger_of_1(&_S1040, &_S1041);
    (&r_15)->eps_0 = _S1042;
    bool cycled_0 = ((_S1032->has_momentum_1) & 255U) != 0U;
    Soft_0 beta_0;
    switch(_S1034)
    {
    case 1U:
    case 9U:
    case 4U:
        {
            Soft_0 _S1043 = _S1031->momentum_1;
            Soft_0 _S1044 = _S1031->momentum_1;
            Soft_0 _S1045 = kZero_13;
            bool _S1046 = Soft_equals_0(&_S1044, &_S1045);
            if(!_S1046)
            {
                if(cycled_0)
                {
                    beta_0 = _S1032->momentum_2;
                }
                else
                {
                    beta_0 = _S1043;
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
                (&r_15)->beta1_0 = _S1032->momentum_2;
            }
            break;
        }
    }
    switch(_S1034)
    {
    case 12U:
        {
            break;
        }
    case 9U:
    case 8U:
    case 10U:
        {
            (&r_15)->pull_0 = _S1031->weight_decay_0;
            break;
        }
    case 3U:
    case 6U:
    case 7U:
    case 11U:
        {
            Soft_0 _S1047 = (&r_15)->lr_0;
            Soft_0 _S1048 = _S1031->weight_decay_0;
            Soft_0 _S1049 = Soft_mul_0(&_S1047, &_S1048);
            Soft_0 _S1050 = kOne_5;
            Soft_0 _S1051 = _S1049;
            Soft_0 _S1052 = Soft_sub_0(&_S1050, &_S1051);
            (&r_15)->shrink_0 = _S1052;
            break;
        }
    default:
        {
            (&r_15)->decay_0 = _S1031->weight_decay_0;
            break;
        }
    }
    bool _S1053 = _S1034 == 11U;
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
            beta_0 = _S1037;
        }
        Soft_0 _S1054;
        if(_S1053)
        {
            _S1054 = *_S1033;
        }
        else
        {
            _S1054 = beta_0;
        }
        Soft_0 _S1055;
        if(_S1053)
        {
            _S1055 = _S1031->beta2_decay_0;
        }
        else
        {
            _S1055 = *_S1033;
        }
        Soft_0 _S1056 = _S1054;
        Soft_0 _S1057 = _S1055;
        Soft_0 _S1058 = power_of_0(&_S1056, &_S1057);
        power_0[k_14] = _S1058;
        k_14 = k_14 + int(1);
    }
    Soft_0 _S1059 = kOne_5;
    Soft_0 _S1060 = power_0[int(0)];
    Soft_0 _S1061 = Soft_sub_0(&_S1059, &_S1060);
    Soft_0 _S1062 = kOne_5;
    Soft_0 _S1063 = power_0[int(1)];
    Soft_0 _S1064 = Soft_sub_0(&_S1062, &_S1063);
    Soft_0 _S1065 = _S1064;
    Soft_0 _S1066 = sqrt_0(&_S1065);
    Soft_0 _S1067 = kOne_5;
    Soft_0 _S1068 = _S1066;
    Soft_0 _S1069 = Soft_div_0(&_S1067, &_S1068);
    switch(_S1034)
    {
    case 1U:
    case 9U:
        {
            Soft_0 _S1070 = kOne_5;
            Soft_0 _S1071 = _S1031->dampening_0;
            Soft_0 _S1072 = Soft_sub_0(&_S1070, &_S1071);
            (&r_15)->undamped_0 = _S1072;
            Soft_0 _S1073 = kOne_5;
            bool _S1074 = Soft_equals_0(_S1033, &_S1073);
            (&r_15)->first_2 = _S1074;
            if(_S1034 == 1U)
            {
                break;
            }
            Soft_0 _S1075 = _S1031->trust_coefficient_1;
            (&r_15)->trust_coefficient_0 = _S1031->trust_coefficient_1;
            if(int(_S1031->trust_clip_0) == int(0))
            {
                break;
            }
            Soft_0 _S1076 = real_of_0(4503599627370496ULL);
            Soft_0 _S1077 = (&r_15)->lr_0;
            Soft_0 _S1078 = _S1076;
            Soft_0 _S1079 = larger_of_1(&_S1077, &_S1078);
            Soft_0 _S1080 = _S1075;
            Soft_0 _S1081 = _S1079;
            Soft_0 _S1082 = Soft_div_0(&_S1080, &_S1081);
            (&r_15)->trust_coefficient_0 = _S1082;
            (&r_15)->max_ratio_0 = kOne_5;
            break;
        }
    case 2U:
    case 3U:
    case 12U:
        {
            Soft_0 _S1083 = (&r_15)->lr_0;
            Soft_0 _S1084 = _S1061;
            Soft_0 _S1085 = Soft_div_0(&_S1083, &_S1084);
            (&r_15)->lr_0 = _S1085;
            (&r_15)->correction2_0 = _S1069;
            if(_S1034 != 12U)
            {
                break;
            }
            (&r_15)->amsgrad_0 = false;
            Soft_0 _S1086 = (&r_15)->eps_0;
            Soft_0 _S1087 = (&r_15)->correction2_0;
            Soft_0 _S1088 = Soft_mul_0(&_S1086, &_S1087);
            (&r_15)->eps_0 = _S1088;
            break;
        }
    case 4U:
        {
            (&r_15)->beta2_0 = _S1031->alpha_0;
            break;
        }
    case 5U:
        {
            Soft_0 _S1089 = kOne_5;
            Soft_0 _S1090 = Soft_sub_0(_S1033, &_S1089);
            Soft_0 _S1091 = _S1090;
            Soft_0 _S1092 = _S1031->lr_decay_0;
            Soft_0 _S1093 = Soft_mul_0(&_S1091, &_S1092);
            Soft_0 _S1094 = kOne_5;
            Soft_0 _S1095 = _S1093;
            Soft_0 _S1096 = Soft_add_0(&_S1094, &_S1095);
            Soft_0 _S1097 = (&r_15)->lr_0;
            Soft_0 _S1098 = _S1096;
            Soft_0 _S1099 = Soft_div_0(&_S1097, &_S1098);
            (&r_15)->lr_0 = _S1099;
            break;
        }
    case 7U:
        {
            Soft_0 _S1100 = (&r_15)->lr_0;
            Soft_0 _S1101 = _S1061;
            Soft_0 _S1102 = Soft_div_0(&_S1100, &_S1101);
            (&r_15)->lr_0 = _S1102;
            (&r_15)->correction2_0 = _S1069;
            Soft_0 _S1103 = warmed_alpha_0(_S1031, _S1033);
            Soft_0 _S1104 = _S1061;
            Soft_0 _S1105 = _S1103;
            Soft_0 _S1106 = Soft_mul_0(&_S1104, &_S1105);
            (&r_15)->slow_0 = _S1106;
            Soft_0 _S1107 = warmed_beta3_0(_S1031, _S1033);
            (&r_15)->beta3_0 = _S1107;
            break;
        }
    case 8U:
    case 10U:
        {
            Soft_0 _S1108 = kOne_5;
            Soft_0 _S1109 = _S1061;
            Soft_0 _S1110 = Soft_div_0(&_S1108, &_S1109);
            (&r_15)->correction1_0 = _S1110;
            (&r_15)->correction2_0 = _S1069;
            Soft_0 _S1111 = kOne_5;
            bool _S1112 = Soft_equals_0(_S1033, &_S1111);
            (&r_15)->first_2 = _S1112;
            break;
        }
    case 11U:
        {
            Soft_0 _S1113 = kOne_5;
            Soft_0 _S1114 = power_0[int(1)];
            Soft_0 _S1115 = Soft_sub_0(&_S1113, &_S1114);
            (&r_15)->beta2_0 = _S1115;
            Soft_0 _S1116 = sqrt_0(_S1033);
            Soft_0 _S1117 = kOne_5;
            Soft_0 _S1118 = _S1116;
            Soft_0 _S1119 = Soft_div_0(&_S1117, &_S1118);
            Soft_0 _S1120 = (&r_15)->lr_0;
            Soft_0 _S1121 = _S1119;
            Soft_0 _S1122 = smaller_of_1(&_S1120, &_S1121);
            (&r_15)->lr_0 = _S1122;
            Soft_0 _S1123 = real_of_0(4337655138388951980ULL);
            Soft_0 _S1124 = _S1038;
            Soft_0 _S1125 = _S1123;
            Soft_0 _S1126 = larger_of_1(&_S1124, &_S1125);
            (&r_15)->eps_0 = _S1126;
            (&r_15)->min_rms_0 = _S1031->min_rms_1;
            (&r_15)->clip_threshold_0 = _S1031->clip_threshold_1;
            break;
        }
    default:
        {
            break;
        }
    }
    Soft_0 _S1127 = (&r_15)->momentum_0;
    Soft_0 _S1128 = kZero_13;
    bool _S1129 = Soft_equals_0(&_S1127, &_S1128);
    (&r_15)->has_momentum_0 = !_S1129;
    Soft_0 _S1130 = kOne_5;
    Soft_0 _S1131 = (&r_15)->beta1_0;
    Soft_0 _S1132 = Soft_sub_0(&_S1130, &_S1131);
    (&r_15)->one_minus_beta1_0 = _S1132;
    Soft_0 _S1133 = kOne_5;
    Soft_0 _S1134 = (&r_15)->beta2_0;
    Soft_0 _S1135 = Soft_sub_0(&_S1133, &_S1134);
    (&r_15)->one_minus_beta2_0 = _S1135;
    Soft_0 _S1136 = kOne_5;
    Soft_0 _S1137 = (&r_15)->beta3_0;
    Soft_0 _S1138 = Soft_sub_0(&_S1136, &_S1137);
    (&r_15)->one_minus_beta3_0 = _S1138;
    return r_15;
}

__device__ void Rules_run_0(Spec_0 * spec_13, UpdateArguments_0 * a_49, uint group_9, uint lane_27)
{
    UpdateNumbers_0 * _S1139 = (UpdateNumbers_0 *)a_49->numbers_0;
    UpdateNumbers_0 n_0 = *_S1139;
    ulonglong _S1140 = a_49->numbers_0 + 40ULL;
    Hyper_0 * _S1141 = (Hyper_0 *)_S1140;
    Scheduled_0 * _S1142 = (Scheduled_0 *)(_S1140 + ulonglong((*_S1139).groups_3) * 176ULL);
    ulonglong _S1143 = a_49->counts_0;
    longlong * _S1144 = (longlong *)a_49->counts_0;
    uint i_48 = group_9 * 256U + lane_27;
    for(;;)
    {
        if(i_48 < (a_49->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 t_5 = *((MultiTensor_0 *)a_49->tensors_0 + i_48);
        longlong at_3;
        longlong count_2;
        if(_S1143 != 0ULL)
        {
            longlong _S1145 = *(_S1144 + (int(1) + t_5.slot_0));
            at_3 = clamp_1(*(_S1144 + int(0)) - n_0.first_count_0, 0LL, n_0.scheduled_0 - 1LL);
            count_2 = _S1145;
        }
        else
        {
            at_3 = 0LL;
            count_2 = 0LL;
        }
        Decision_0 d_4 = *((Decision_0 *)a_49->decision_0 + t_5.group_0);
        uint _S1146 = a_49->flags_0;
        if(((a_49->flags_0) & 1U) != 0U)
        {
            (&d_4)->apply_0 = Soft_x24init_0(int(1));
        }
        if((_S1146 & 2U) != 0U)
        {
            Soft_0 kOne_6 = Soft_x24init_0(int(1));
            (&d_4)->multiplier_3 = kOne_6;
            (&d_4)->limit_3 = Soft_x24init_0(int(0));
            (&d_4)->clip_3 = kOne_6;
        }
        TensorRule_1 r_16;
        Hyper_0 * _S1147 = _S1141 + t_5.group_0;
        Soft_0 _S1148 = real_of_i64_0(count_2 + 1LL);
        Scheduled_0 _S1149 = *(_S1142 + at_3);
        Soft_0 _S1150 = _S1148;
        Rule_1 _S1151 = rule_of_0(_S1147, &_S1149, &_S1150);
        (&r_16)->rule_0 = _S1151;
        (&(&r_16)->rule_0)->factored_0 = (t_5.columns_0) > 0LL;
        Decision_0 _S1152 = d_4;
        Reading_1 _S1153 = Reading_of_0(&_S1152, (&(&r_16)->rule_0)->maximize_0);
        (&r_16)->reading_0 = _S1153;
        (&r_16)->key_1 = t_5.key_0;
        ulonglong _S1154 = a_49->shift_1;
        if((a_49->shift_1) != 0ULL)
        {
            (&r_16)->key_1 = rounding_key_0(n_0.seed_2, n_0.draw_1 + *(ulonglong *)_S1154);
        }
        Soft_0 kZero_14 = Soft_x24init_0(int(0));
        Soft_0 _S1155 = (&d_4)->apply_0;
        Soft_0 _S1156 = kZero_14;
        bool _S1157 = Soft_equals_0(&_S1155, &_S1156);
        int _S1158;
        if(!_S1157)
        {
            _S1158 = int(1);
        }
        else
        {
            _S1158 = int(0);
        }
        (&r_16)->applies_0 = uint(_S1158);
        int _S1159 = int(i_48);
        TensorRule_1 * _S1160 = TensorRule_at_0(a_49, _S1159);
        *_S1160 = r_16;
        TensorRule_0 narrow_2;
        Rule_1 _S1161 = (&r_16)->rule_0;
        Rule_0 _S1162 = Rule_of_0(&_S1161);
        (&narrow_2)->rule_0 = _S1162;
        Decision_0 _S1163 = d_4;
        Reading_0 _S1164 = Reading_of_1(&_S1163, (&(&r_16)->rule_0)->maximize_0);
        (&narrow_2)->reading_0 = _S1164;
        (&narrow_2)->key_1 = (&r_16)->key_1;
        (&narrow_2)->applies_0 = (&r_16)->applies_0;
        TensorRule_0 * _S1165 = TensorRule_at_1(a_49, _S1159);
        *_S1165 = narrow_2;
        i_48 = i_48 + a_49->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_rules_soft(UpdateArguments_0 a_50, Spec_0 spec_14)
{
    uint _S1166 = blockIdx.x;
    uint _S1167 = threadIdx.x;
    Spec_0 _S1168 = spec_14;
    UpdateArguments_0 _S1169 = a_50;
    Rules_run_0(&_S1168, &_S1169, _S1166, _S1167);
    return;
}

extern "C" __global__ void mpt_multi_step_f32_soft(UpdateArguments_0 a_51, Spec_0 spec_15)
{
    uint _S1170 = blockIdx.x;
    uint _S1171 = threadIdx.x;
    Spec_0 _S1172 = spec_15;
    UpdateArguments_0 _S1173 = a_51;
    Step_run_0(&_S1172, &_S1173, _S1170, _S1171);
    return;
}

__device__ void Count_run_0(Spec_0 * spec_16, UpdateArguments_0 * a_52, uint group_10, uint lane_28)
{
    bool _S1174;
    bool _S1175 = lane_28 == 0U;
    if(_S1175)
    {
        add_found_0(a_52->scaler_0, a_52->report_0);
    }
    ulonglong _S1176 = a_52->counts_0;
    if((a_52->counts_0) == 0ULL)
    {
        return;
    }
    longlong * counts_1 = (longlong *)_S1176;
    uint any_0 = 0U;
    uint i_49 = lane_28;
    for(;;)
    {
        if(i_49 < (a_52->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * t_6 = (MultiTensor_0 *)a_52->tensors_0 + i_49;
        if(((a_52->flags_0) & 1U) == 0U)
        {
            Soft_0 kZero_15 = Soft_x24init_0(int(0));
            Soft_0 _S1177 = ((Decision_0 *)a_52->decision_0 + t_6->group_0)->apply_0;
            Soft_0 _S1178 = kZero_15;
            bool _S1179 = Soft_equals_0(&_S1177, &_S1178);
            _S1174 = _S1179;
        }
        else
        {
            _S1174 = false;
        }
        if(_S1174)
        {
            i_49 = i_49 + 256U;
            continue;
        }
        longlong * _S1180 = counts_1 + (int(1) + t_6->slot_0);
        *_S1180 = *_S1180 + 1LL;
        any_0 = 1U;
        i_49 = i_49 + 256U;
    }
    uint any_1 = group_sum_1(any_0, lane_28);
    if(_S1175)
    {
        _S1174 = any_1 != 0U;
    }
    else
    {
        _S1174 = false;
    }
    if(_S1174)
    {
        _S1174 = ((a_52->flags_0) & 4U) == 0U;
    }
    else
    {
        _S1174 = false;
    }
    if(_S1174)
    {
        longlong * _S1181 = counts_1 + int(0);
        *_S1181 = *_S1181 + 1LL;
    }
    return;
}

extern "C" __global__ void mpt_multi_count_soft(UpdateArguments_0 a_53, Spec_0 spec_17)
{
    uint _S1182 = blockIdx.x;
    uint _S1183 = threadIdx.x;
    Spec_0 _S1184 = spec_17;
    UpdateArguments_0 _S1185 = a_53;
    Count_run_0(&_S1184, &_S1185, _S1182, _S1183);
    return;
}

extern "C" __global__ void mpt_multi_means_f32_soft(UpdateArguments_0 a_54, Spec_0 spec_18)
{
    uint _S1186 = blockIdx.x;
    uint _S1187 = threadIdx.x;
    Spec_0 _S1188 = spec_18;
    UpdateArguments_0 _S1189 = a_54;
    Means_run_0(&_S1188, &_S1189, _S1186, _S1187);
    return;
}

__device__ void RowScales_run_0(Spec_0 * spec_19, UpdateArguments_0 * a_55, uint group_11, uint lane_29)
{
    uint i_50 = group_11;
    for(;;)
    {
        if(i_50 < (a_55->tensor_count_0))
        {
        }
        else
        {
            break;
        }
        MultiTensor_0 * _S1190 = (MultiTensor_0 *)a_55->tensors_0 + i_50;
        MultiTensor_0 t_7 = *_S1190;
        bool _S1191;
        if(((*_S1190).columns_0) == 0LL)
        {
            _S1191 = true;
        }
        else
        {
            bool _S1192 = takes_part_0(a_55, int(i_50));
            _S1191 = !_S1192;
        }
        if(_S1191)
        {
            i_50 = i_50 + a_55->groups_0;
            continue;
        }
        TensorRule_1 * _S1193 = TensorRule_at_0(a_55, int(i_50));
        Soft_0 _S1194 = (&_S1193->rule_0)->eps_0;
        uint _S1195;
        if((t_7.param_dtype_0) == 2U)
        {
            _S1195 = 2U;
        }
        else
        {
            _S1195 = 1U;
        }
        Soft_0 * _S1196 = (Soft_0 *)t_7.row_scale_0;
        longlong _S1197 = t_7.count_0 / (t_7.rows_0 * t_7.columns_0);
        longlong m_15 = longlong(lane_29);
        for(;;)
        {
            if(m_15 < _S1197)
            {
            }
            else
            {
                break;
            }
            longlong first_11 = m_15 * t_7.rows_0;
            longlong _S1198 = first_11 + t_7.rows_0;
            Soft_0 sum_6 = Soft_x24init_0(int(0));
            longlong row_9 = first_11;
            for(;;)
            {
                if(row_9 < _S1198)
                {
                }
                else
                {
                    break;
                }
                Soft_0 _S1199 = element_3(_S1195, t_7.state_0[int(0)].data_0, row_9);
                *(_S1196 + row_9) = _S1199;
                Soft_0 _S1200 = sum_6;
                Soft_0 _S1201 = _S1199;
                Soft_0 _S1202 = Soft_add_0(&_S1200, &_S1201);
                longlong row_10 = row_9 + 1LL;
                sum_6 = _S1202;
                row_9 = row_10;
            }
            Soft_0 _S1203 = real_of_i64_0(t_7.rows_0);
            Soft_0 _S1204 = sum_6;
            Soft_0 _S1205 = _S1203;
            Soft_0 _S1206 = Soft_div_0(&_S1204, &_S1205);
            Soft_0 _S1207 = _S1206;
            Soft_0 _S1208 = _S1194;
            Soft_0 _S1209 = larger_of_1(&_S1207, &_S1208);
            longlong row_11 = first_11;
            for(;;)
            {
                if(row_11 < _S1198)
                {
                }
                else
                {
                    break;
                }
                Soft_0 * _S1210 = _S1196 + row_11;
                Soft_0 _S1211 = *_S1210;
                Soft_0 _S1212 = _S1209;
                Soft_0 _S1213 = Soft_div_0(&_S1211, &_S1212);
                *_S1210 = _S1213;
                row_11 = row_11 + 1LL;
            }
            m_15 = m_15 + 256LL;
        }
        i_50 = i_50 + a_55->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_multi_row_scales_soft(UpdateArguments_0 a_56, Spec_0 spec_20)
{
    uint _S1214 = blockIdx.x;
    uint _S1215 = threadIdx.x;
    Spec_0 _S1216 = spec_20;
    UpdateArguments_0 _S1217 = a_56;
    RowScales_run_0(&_S1216, &_S1217, _S1214, _S1215);
    return;
}

extern "C" __global__ void mpt_multi_sums_f32_soft(UpdateArguments_0 a_57, Spec_0 spec_21)
{
    uint _S1218 = blockIdx.x;
    uint _S1219 = threadIdx.x;
    Spec_0 _S1220 = spec_21;
    UpdateArguments_0 _S1221 = a_57;
    Sums_run_0(&_S1220, &_S1221, _S1218, _S1219);
    return;
}

__device__ void set_whole_0(Rule_1 * r_17, longlong count_3, Soft_0 * params_1, Soft_0 * squares_1, bool in_f32_1, Soft_0 * state_2)
{
    Soft_0 _S1222 = sqrt_0(params_1);
    Soft_0 _S1223 = sqrt_0(squares_1);
    Soft_0 kZero_16 = Soft_x24init_0(int(0));
    Soft_0 _S1224 = _S1222;
    Soft_0 _S1225 = kZero_16;
    bool _S1226 = Soft_equals_0(&_S1224, &_S1225);
    bool both_0;
    if(!_S1226)
    {
        Soft_0 _S1227 = _S1223;
        Soft_0 _S1228 = kZero_16;
        bool _S1229 = Soft_equals_0(&_S1227, &_S1228);
        both_0 = !_S1229;
    }
    else
    {
        both_0 = false;
    }
    Soft_0 _S1230;
    switch(r_17->kind_0)
    {
    case 9U:
        {
            if(!both_0)
            {
                r_17->pull_0 = kZero_16;
                break;
            }
            Soft_0 _S1231 = r_17->trust_coefficient_0;
            Soft_0 _S1232 = _S1222;
            Soft_0 _S1233 = Soft_mul_0(&_S1231, &_S1232);
            Soft_0 _S1234 = r_17->pull_0;
            Soft_0 _S1235 = _S1222;
            Soft_0 _S1236 = Soft_mul_0(&_S1234, &_S1235);
            Soft_0 _S1237 = _S1223;
            Soft_0 _S1238 = _S1236;
            Soft_0 _S1239 = Soft_add_0(&_S1237, &_S1238);
            Soft_0 _S1240 = _S1239;
            Soft_0 _S1241 = r_17->eps_0;
            Soft_0 _S1242 = Soft_add_0(&_S1240, &_S1241);
            Soft_0 _S1243 = _S1233;
            Soft_0 _S1244 = _S1242;
            Soft_0 _S1245 = Soft_div_0(&_S1243, &_S1244);
            r_17->factor_0 = _S1245;
            Soft_0 _S1246 = kZero_16;
            Soft_0 _S1247 = r_17->max_ratio_0;
            bool _S1248 = Soft_lessThan_0(&_S1246, &_S1247);
            if(_S1248)
            {
                Soft_0 _S1249 = r_17->max_ratio_0;
                Soft_0 _S1250 = r_17->factor_0;
                bool _S1251 = Soft_lessThan_0(&_S1249, &_S1250);
                both_0 = _S1251;
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
            Soft_0 _S1252 = r_17->lr_0;
            if(both_0)
            {
                Soft_0 _S1253 = _S1222;
                Soft_0 _S1254 = _S1223;
                Soft_0 _S1255 = Soft_div_0(&_S1253, &_S1254);
                _S1230 = _S1255;
            }
            else
            {
                _S1230 = Soft_x24init_0(int(1));
            }
            Soft_0 _S1256 = _S1252;
            Soft_0 _S1257 = _S1230;
            Soft_0 _S1258 = Soft_mul_0(&_S1256, &_S1257);
            r_17->factor_0 = _S1258;
            break;
        }
    case 10U:
        {
            if(r_17->first_2)
            {
                _S1230 = *squares_1;
            }
            else
            {
                Soft_0 _S1259 = r_17->beta2_0;
                Soft_0 _S1260 = *state_2;
                Soft_0 _S1261 = Soft_mul_0(&_S1259, &_S1260);
                Soft_0 _S1262 = Soft_x24init_0(int(1));
                Soft_0 _S1263 = r_17->beta2_0;
                Soft_0 _S1264 = Soft_sub_0(&_S1262, &_S1263);
                Soft_0 _S1265 = _S1264;
                Soft_0 _S1266 = Soft_mul_0(&_S1265, squares_1);
                Soft_0 _S1267 = _S1261;
                Soft_0 _S1268 = _S1266;
                Soft_0 _S1269 = Soft_add_0(&_S1267, &_S1268);
                _S1230 = _S1269;
            }
            *state_2 = _S1230;
            if(in_f32_1)
            {
                Soft_0 _S1270 = *state_2;
                float _S1271 = of_0(&_S1270);
                *state_2 = wide_0(_S1271);
            }
            Soft_0 _S1272 = *state_2;
            Soft_0 _S1273 = sqrt_0(&_S1272);
            Soft_0 _S1274 = _S1273;
            Soft_0 _S1275 = r_17->correction2_0;
            Soft_0 _S1276 = Soft_mul_0(&_S1274, &_S1275);
            Soft_0 _S1277 = _S1276;
            Soft_0 _S1278 = r_17->eps_0;
            Soft_0 _S1279 = Soft_add_0(&_S1277, &_S1278);
            Soft_0 _S1280 = r_17->correction1_0;
            Soft_0 _S1281 = _S1279;
            Soft_0 _S1282 = Soft_div_0(&_S1280, &_S1281);
            r_17->factor_0 = _S1282;
            break;
        }
    default:
        {
            Soft_0 _S1283 = real_of_i64_0(count_3);
            Soft_0 _S1284 = sqrt_0(&_S1283);
            Soft_0 _S1285 = _S1284;
            Soft_0 _S1286 = r_17->clip_threshold_0;
            Soft_0 _S1287 = Soft_mul_0(&_S1285, &_S1286);
            Soft_0 _S1288 = _S1223;
            Soft_0 _S1289 = _S1287;
            Soft_0 _S1290 = Soft_div_0(&_S1288, &_S1289);
            Soft_0 _S1291 = _S1222;
            Soft_0 _S1292 = _S1284;
            Soft_0 _S1293 = Soft_div_0(&_S1291, &_S1292);
            Soft_0 _S1294 = r_17->min_rms_0;
            Soft_0 _S1295 = _S1293;
            Soft_0 _S1296 = larger_of_1(&_S1294, &_S1295);
            Soft_0 _S1297 = _S1296;
            Soft_0 _S1298 = r_17->lr_0;
            Soft_0 _S1299 = Soft_mul_0(&_S1297, &_S1298);
            Soft_0 kOne_7 = Soft_x24init_0(int(1));
            Soft_0 _S1300 = _S1290;
            Soft_0 _S1301 = kOne_7;
            bool _S1302 = Soft_lessThanOrEquals_0(&_S1300, &_S1301);
            if(_S1302)
            {
                _S1230 = kOne_7;
            }
            else
            {
                _S1230 = _S1290;
            }
            Soft_0 _S1303 = _S1299;
            Soft_0 _S1304 = _S1230;
            Soft_0 _S1305 = Soft_div_0(&_S1303, &_S1304);
            r_17->factor_0 = _S1305;
            break;
        }
    }
    return;
}

__device__ void WholeTensor_run_0(Spec_0 * spec_22, UpdateArguments_0 * a_58, uint group_12, uint lane_30)
{
    MultiChunk_0 * _S1306 = (MultiChunk_0 *)a_58->chunks_0;
    uint c_15 = group_12 * 256U + lane_30;
    for(;;)
    {
        uint _S1307 = a_58->chunk_count_0;
        if(c_15 < (a_58->chunk_count_0))
        {
        }
        else
        {
            break;
        }
        int tensor_7 = (_S1306 + c_15)->tensor_3;
        bool _S1308;
        if(c_15 > 0U)
        {
            _S1308 = ((_S1306 + (c_15 - 1U))->tensor_3) == tensor_7;
        }
        else
        {
            _S1308 = false;
        }
        if(_S1308)
        {
            c_15 = c_15 + a_58->groups_0 * 256U;
            continue;
        }
        bool _S1309 = takes_part_0(a_58, tensor_7);
        if(!_S1309)
        {
            c_15 = c_15 + a_58->groups_0 * 256U;
            continue;
        }
        Soft_0 kZero_17 = Soft_x24init_0(int(0));
        Soft_0 params_2 = kZero_17;
        Soft_0 squares_2 = kZero_17;
        uint k_15 = c_15;
        for(;;)
        {
            bool _S1310;
            if(k_15 < _S1307)
            {
                _S1310 = ((_S1306 + k_15)->tensor_3) == tensor_7;
            }
            else
            {
                _S1310 = false;
            }
            if(_S1310)
            {
            }
            else
            {
                break;
            }
            MultiPartial_0 p_7 = *((MultiPartial_0 *)a_58->partials_0 + k_15);
            Soft_0 _S1311 = params_2;
            Soft_0 _S1312 = p_7.powers_0;
            Soft_0 _S1313 = Soft_add_0(&_S1311, &_S1312);
            Soft_0 _S1314 = squares_2;
            Soft_0 _S1315 = p_7.largest_1;
            Soft_0 _S1316 = Soft_add_0(&_S1314, &_S1315);
            uint k_16 = k_15 + 1U;
            params_2 = _S1313;
            squares_2 = _S1316;
            k_15 = k_16;
        }
        MultiTensor_0 t_8 = *((MultiTensor_0 *)a_58->tensors_0 + tensor_7);
        TensorRule_1 * _S1317 = TensorRule_at_0(a_58, tensor_7);
        Rule_1 rule_1 = _S1317->rule_0;
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
            state_3 = element_3(type_22, t_8.state_0[int(1)].data_0, 0LL);
        }
        Soft_0 _S1318 = params_2;
        Soft_0 _S1319 = squares_2;
        set_whole_0(&rule_1, t_8.count_0, &_S1318, &_S1319, in_f32_2, &state_3);
        if(has_state_0)
        {
            Soft_0 _S1320 = state_3;
            put_element_1(type_22, t_8.state_0[int(1)].data_0, 0LL, &_S1320);
        }
        _S1317->rule_0 = rule_1;
        TensorRule_0 * _S1321 = TensorRule_at_1(a_58, tensor_7);
        Rule_1 _S1322 = rule_1;
        Rule_0 _S1323 = Rule_of_0(&_S1322);
        _S1321->rule_0 = _S1323;
        c_15 = c_15 + a_58->groups_0 * 256U;
    }
    return;
}

extern "C" __global__ void mpt_multi_whole_soft(UpdateArguments_0 a_59, Spec_0 spec_23)
{
    uint _S1324 = blockIdx.x;
    uint _S1325 = threadIdx.x;
    Spec_0 _S1326 = spec_23;
    UpdateArguments_0 _S1327 = a_59;
    WholeTensor_run_0(&_S1326, &_S1327, _S1324, _S1325);
    return;
}

