// The kernels of softmax.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<ulonglong, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ ulonglong BadTarget_of_0(ulonglong a_0, ulonglong b_0)
{
    ulonglong _S1;
    if(a_0 < b_0)
    {
        _S1 = a_0;
    }
    else
    {
        _S1 = b_0;
    }
    return _S1;
}

__device__ ulonglong Group_all_0(ulonglong v_0, uint lane_0, uint width_0)
{
    (*&values_0)[lane_0] = v_0;
    meet_0();
    uint _S2 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    ulonglong _S3;
    uint i_0;
    if(width_0 > _S2)
    {
        if(place_0 < _S2)
        {
            uint _S4 = place_0 + _S2;
            _S3 = v_0;
            i_0 = _S4;
            for(;;)
            {
                if(i_0 < width_0)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S5 = BadTarget_of_0(_S3, (*&values_0)[first_0 + i_0]);
                uint i_1 = i_0 + _S2;
                _S3 = _S5;
                i_0 = i_1;
            }
            (*&values_0)[lane_0] = _S3;
        }
        meet_0();
    }
    _S3 = (*&values_0)[first_0];
    i_0 = 1U;
    for(;;)
    {
        if(i_0 < _S2)
        {
        }
        else
        {
            break;
        }
        ulonglong _S6 = BadTarget_of_0(_S3, (*&values_0)[first_0 + i_0]);
        uint i_2 = i_0 + 1U;
        _S3 = _S6;
        i_0 = i_2;
    }
    meet_0();
    return _S3;
}

struct MaxSum_0
{
    float top_0;
    float rest_0;
};

struct CrossEntropyValue_0
{
    MaxSum_0 most_0;
    float total_0;
};

__device__ __shared__ FixedArray<CrossEntropyValue_0, 256>  values_1;

__device__ bool is_nan_0(float x_0)
{
    return ((F32_asuint((x_0))) & 2147483647U) > 2139095040U;
}

__device__ bool F32_is_nan_0(float v_1)
{
    return is_nan_0(v_1);
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ float larger_0(float a_1, float b_1)
{
    float _S7;
    if(a_1 > b_1)
    {
        _S7 = a_1;
    }
    else
    {
        _S7 = b_1;
    }
    return _S7;
}

__device__ float smaller_0(float a_2, float b_2)
{
    float _S8;
    if(a_2 < b_2)
    {
        _S8 = a_2;
    }
    else
    {
        _S8 = b_2;
    }
    return _S8;
}

__device__ float magnitude_0(float x_1)
{
    return (U32_asfloat(((F32_asuint((x_1))) & 2147483647U)));
}

__device__ float with_sign_0(float x_2, float sign_0)
{
    return (U32_asfloat((((F32_asuint((x_2))) & 2147483647U) | ((F32_asuint((sign_0))) & 2147483648U))));
}

__device__ float rounded_0(float x_3)
{
    float a_3 = magnitude_0(x_3);
    float r_0 = a_3 + 8.388608e+06f - 8.388608e+06f;
    float _S9;
    if(a_3 < 8.388608e+06f)
    {
        _S9 = r_0;
    }
    else
    {
        _S9 = a_3;
    }
    return with_sign_0(_S9, x_3);
}

__device__ float exp_whole_0(float x_4)
{
    return rounded_0(x_4 * 1.4426950216293335f);
}

__device__ float product_sum_0(float a_4, float b_3, float c_0)
{
    return a_4 * b_3 + c_0;
}

__device__ float exp_rest_0(float x_5, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_5));
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_0(float x_6, FixedArray<float, 6>  * c_1)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_1)[int(0)], x_6, (*c_1)[int(1)]), x_6, (*c_1)[int(2)]), x_6, (*c_1)[int(3)]), x_6, (*c_1)[int(4)]), x_6, (*c_1)[int(5)]);
}

__device__ float exp_less_one_0(float r_1)
{
    FixedArray<float, 6>  _S10 = kExpTail_0;
    float _S11 = poly_0(r_1, &_S10);
    return product_sum_0(_S11, r_1 * r_1, r_1);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat(((uint(n_1) + 127U) << int(23))));
}

__device__ float scaled_0(float p_0, float n_2)
{
    int whole_0 = int(n_2);
    int half_0 = whole_0 >> int(1);
    return p_0 * power_of_2_0(half_0) * power_of_2_0(whole_0 - half_0);
}

__device__ float exp_of_0(float x_7)
{
    float _S12 = smaller_0(89.0f, larger_0(-104.0f, x_7));
    float n_3 = exp_whole_0(_S12);
    return scaled_0(exp_less_one_0(exp_rest_0(_S12, n_3)) + 1.0f, n_3);
}

__device__ float F32_exp_0(float v_2)
{
    return exp_of_0(v_2);
}

__device__ MaxSum_0 MaxSum_of_0(MaxSum_0 * a_5, MaxSum_0 * b_4)
{
    float _S13 = a_5->top_0;
    bool first_1;
    if(F32_is_nan_0(a_5->top_0))
    {
        first_1 = true;
    }
    else
    {
        first_1 = (b_4->top_0) < _S13;
    }
    MaxSum_0 v_3;
    MaxSum_0 low_0;
    if(first_1)
    {
        v_3 = *a_5;
        low_0 = *b_4;
    }
    else
    {
        v_3 = *b_4;
        low_0 = *a_5;
    }
    float _S14 = F32_one_0() + low_0.rest_0;
    MaxSum_0 _S15 = low_0;
    if((low_0.top_0) == ((&v_3)->top_0))
    {
        if(!((_S15.top_0) == (F32_lowest_0())))
        {
            (&v_3)->rest_0 = (&v_3)->rest_0 + _S14;
        }
    }
    else
    {
        (&v_3)->rest_0 = (&v_3)->rest_0 + _S14 * F32_exp_0(_S15.top_0 - (&v_3)->top_0);
    }
    return v_3;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_0(CrossEntropyValue_0 * a_6, CrossEntropyValue_0 * b_5)
{
    CrossEntropyValue_0 _S16 = *a_6;
    MaxSum_0 _S17 = (&_S16)->most_0;
    MaxSum_0 _S18 = MaxSum_of_0(&_S17, &b_5->most_0);
    (&_S16)->most_0 = _S18;
    (&_S16)->total_0 = (&_S16)->total_0 + b_5->total_0;
    return _S16;
}

__device__ CrossEntropyValue_0 Group_all_1(CrossEntropyValue_0 * v_4, uint lane_1, uint width_1)
{
    (*&values_1)[lane_1] = *v_4;
    meet_0();
    uint _S19 = (U32_min((width_1), (16U)));
    uint place_1 = lane_1 & (width_1 - 1U);
    uint first_2 = lane_1 - place_1;
    CrossEntropyValue_0 _S20;
    uint i_3;
    if(width_1 > _S19)
    {
        if(place_1 < _S19)
        {
            uint _S21 = place_1 + _S19;
            _S20 = *v_4;
            i_3 = _S21;
            for(;;)
            {
                if(i_3 < width_1)
                {
                }
                else
                {
                    break;
                }
                CrossEntropyValue_0 _S22 = _S20;
                CrossEntropyValue_0 _S23 = (*&values_1)[first_2 + i_3];
                CrossEntropyValue_0 _S24 = CrossEntropy_of_0(&_S22, &_S23);
                uint i_4 = i_3 + _S19;
                _S20 = _S24;
                i_3 = i_4;
            }
            (*&values_1)[lane_1] = _S20;
        }
        meet_0();
    }
    _S20 = (*&values_1)[first_2];
    i_3 = 1U;
    for(;;)
    {
        if(i_3 < _S19)
        {
        }
        else
        {
            break;
        }
        CrossEntropyValue_0 _S25 = _S20;
        CrossEntropyValue_0 _S26 = (*&values_1)[first_2 + i_3];
        CrossEntropyValue_0 _S27 = CrossEntropy_of_0(&_S25, &_S26);
        uint i_5 = i_3 + 1U;
        _S20 = _S27;
        i_3 = i_5;
    }
    meet_0();
    return _S20;
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
    ulonglong a_7;
    ulonglong b_6;
    uint width_2;
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
    RowArguments_0 a_8;
    RowGeometry_0 * g_0;
    uint slot_0;
    uint place_2;
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

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ MaxSum_0 MaxSum_of_row_0(MaxSum_0 * v_5)
{
    MaxSum_0 _S28 = *v_5;
    if(((&_S28)->top_0) == (F32_lowest_0()))
    {
        (&_S28)->top_0 = F32_zero_0();
    }
    return _S28;
}

__device__ float quotient_0(float x_8, float y_0)
{
    return x_8 / y_0;
}

struct LogSplit_0
{
    float n_4;
    float f_0;
    float tail_0;
};

__device__ static const FixedArray<float, 9>  c_2 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float poly_1(float x_9, FixedArray<float, 9>  * c_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_3)[int(0)], x_9, (*c_3)[int(1)]), x_9, (*c_3)[int(2)]), x_9, (*c_3)[int(3)]), x_9, (*c_3)[int(4)]), x_9, (*c_3)[int(5)]), x_9, (*c_3)[int(6)]), x_9, (*c_3)[int(7)]), x_9, (*c_3)[int(8)]);
}

__device__ LogSplit_0 LogSplit_x24init_0(float n_5, float f_1, float tail_1)
{
    LogSplit_0 _S29;
    (&_S29)->n_4 = n_5;
    (&_S29)->f_0 = f_1;
    (&_S29)->tail_0 = tail_1;
    return _S29;
}

__device__ LogSplit_0 split_log_0(float x_10)
{
    uint _S30 = (F32_asuint((x_10)));
    bool tiny_0 = _S30 < 8388608U;
    float v_6;
    if(tiny_0)
    {
        v_6 = float(_S30);
    }
    else
    {
        v_6 = x_10;
    }
    uint _S31 = (F32_asuint((v_6)));
    int e_0 = int(_S31 - 1060439283U) >> int(23);
    float f_2 = (U32_asfloat((_S31 - (uint(e_0) << int(23))))) - 1.0f;
    float _S32 = float(e_0);
    if(tiny_0)
    {
        v_6 = 149.0f;
    }
    else
    {
        v_6 = 0.0f;
    }
    float n_6 = _S32 - v_6;
    FixedArray<float, 9>  _S33 = c_2;
    float _S34 = poly_1(f_2, &_S33);
    return LogSplit_x24init_0(n_6, f_2, _S34 * f_2 * (f_2 * f_2));
}

__device__ bool is_equal_0(float x_11, float y_1)
{
    return x_11 == y_1;
}

__device__ bool is_less_0(float x_12, float y_2)
{
    return x_12 < y_2;
}

__device__ float log_of_any_0(float x_13, float y_3)
{
    float _S35;
    if(x_13 == (U32_asfloat((2139095040U))))
    {
        _S35 = x_13;
    }
    else
    {
        _S35 = y_3;
    }
    if(is_equal_0(x_13, 0.0f))
    {
        _S35 = - (U32_asfloat((2139095040U)));
    }
    bool _S36;
    if(is_less_0(x_13, 0.0f))
    {
        _S36 = true;
    }
    else
    {
        _S36 = is_nan_0(x_13);
    }
    if(_S36)
    {
        _S35 = (U32_asfloat((2143289344U)));
    }
    return _S35;
}

__device__ float log_of_0(float x_14)
{
    LogSplit_0 s_0 = split_log_0(x_14);
    float _S37 = s_0.f_0;
    return log_of_any_0(x_14, product_sum_0(s_0.n_4, 0.693359375f, s_0.f_0 + product_sum_0(-0.5f, _S37 * _S37, product_sum_0(s_0.n_4, -0.00021219444170129f, s_0.tail_0))));
}

__device__ float log1p_of_0(float x_15)
{
    float u_0 = 1.0f + x_15;
    float lost_0 = quotient_0(x_15 - (u_0 - 1.0f), u_0);
    float l_0 = log_of_0(u_0);
    if((magnitude_0(x_15)) < 5.9604644775390625e-08f)
    {
        return x_15;
    }
    bool _S38;
    if(u_0 == (U32_asfloat((2139095040U))))
    {
        _S38 = true;
    }
    else
    {
        _S38 = u_0 <= 0.0f;
    }
    float _S39;
    if(_S38)
    {
        _S39 = l_0;
    }
    else
    {
        _S39 = l_0 + lost_0;
    }
    return _S39;
}

__device__ float F32_log1p_0(float v_7)
{
    return log1p_of_0(v_7);
}

__device__ float MaxSum_log_of_sum_0(MaxSum_0 * this_1)
{
    return F32_log1p_0(this_1->rest_0);
}

__device__ uint low_1(ulonglong v_8)
{
    return uint(v_8);
}

__device__ float F32_scalar_0(ulonglong v_9)
{
    return (U32_asfloat((low_1(v_9))));
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

__device__ longlong Rows_offset_0(Rows_0 * this_2, uint from_0, uint to_0, ulonglong i_6, uint k_1)
{
    ulonglong _S40 = i_6;
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
        longlong _S41 = longlong(_S40);
        uint _S42 = d_0 - 1U;
        longlong index_0;
        if(_S42 > from_0)
        {
            ulonglong extent_2 = this_2->g_0->extent_1[_S42];
            ulonglong rest_1;
            if((_S40 >> int(32)) == 0ULL)
            {
                uint _S43;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S44 = uint(_S40) / uint(extent_2);
                    _S43 = _S44;
                }
                else
                {
                    _S43 = 0U;
                }
                rest_1 = ulonglong(_S43);
            }
            else
            {
                ulonglong _S45 = _S40 / extent_2;
                rest_1 = _S45;
            }
            index_0 = longlong(_S40 - rest_1 * extent_2);
            _S40 = rest_1;
        }
        else
        {
            index_0 = _S41;
        }
        longlong sum_1 = sum_0 + index_0 * this_2->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S42;
        sum_0 = sum_1;
    }
    return sum_0;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_3, uint k_2, uint size_0)
{
    ulonglong p_1;
    if(k_2 == 0U)
    {
        p_1 = (&this_3->a_8)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_1 = (&this_3->a_8)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_1 = (&this_3->a_8)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_1 = (&this_3->a_8)->p3_0;
                }
                else
                {
                    p_1 = (&this_3->a_8)->p4_0;
                }
            }
        }
    }
    longlong _S46 = Rows_offset_0(this_3, 0U, this_3->g_0->kept_0, this_3->row_0, k_2);
    return p_1 + ulonglong(_S46 * longlong(size_0));
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ uint top_bit_0(uint v_10)
{
    uint _S47;
    uint at_0;
    if(v_10 >= 65536U)
    {
        _S47 = v_10 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S47 = v_10;
        at_0 = 0U;
    }
    if(_S47 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S47 = _S47 >> int(8);
        at_0 = at_1;
    }
    if(_S47 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S47 = _S47 >> int(4);
        at_0 = at_2;
    }
    if(_S47 >= 4U)
    {
        uint _S48 = _S47 >> int(2);
        at_0 = at_0 + 2U;
        _S47 = _S48;
    }
    return at_0 + (_S47 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_9 = u_1 & 2147483647U;
    uint sign_1 = u_1 & 2147483648U;
    uint e_1 = a_9 >> int(23);
    uint m_0 = a_9 & 8388607U;
    if(a_9 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_1;
    if(e_1 == 255U)
    {
        uint _S49 = (sign_1 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S49 | m_1, m_0 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_0);
        uint _S50 = top_1 + 874U;
        m_1 = (m_0 << (23U - top_1)) & 8388607U;
        e_2 = _S50;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_1 = m_0;
        e_2 = e_3;
    }
    return join_0((sign_1 | (e_2 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
}

__device__ uint high_0(ulonglong v_11)
{
    return uint(v_11 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_12, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_12;
    }
    int _S51;
    if(s_1 >= 64U)
    {
        if(v_12 != 0ULL)
        {
            _S51 = int(1);
        }
        else
        {
            _S51 = int(0);
        }
        return ulonglong(_S51);
    }
    ulonglong _S52 = v_12 >> s_1;
    if((v_12 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S51 = int(1);
    }
    else
    {
        _S51 = int(0);
    }
    return _S52 | ulonglong(_S51);
}

__device__ ulonglong right_nearest_0(ulonglong v_13, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_13;
    }
    bool _S53;
    if(s_2 >= 64U)
    {
        if(s_2 == 64U)
        {
            _S53 = v_13 > 9223372036854775808ULL;
        }
        else
        {
            _S53 = false;
        }
        int _S54;
        if(_S53)
        {
            _S54 = int(1);
        }
        else
        {
            _S54 = int(0);
        }
        return ulonglong(_S54);
    }
    ulonglong q_0 = v_13 >> s_2;
    ulonglong rest_2 = v_13 & ((1ULL << s_2) - 1ULL);
    ulonglong half_1 = 1ULL << (s_2 - 1U);
    if(rest_2 > half_1)
    {
        _S53 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S53 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S53 = false;
        }
    }
    ulonglong _S55;
    if(_S53)
    {
        _S55 = q_0 + 1ULL;
    }
    else
    {
        _S55 = q_0;
    }
    return _S55;
}

__device__ uint f32_of_f64_0(ulonglong u_2, bool odd_0)
{
    uint _S56 = high_0(u_2);
    uint sign_2 = _S56 & 2147483648U;
    uint e_4 = (_S56 >> int(20)) & 2047U;
    ulonglong m_2 = u_2 & 4503599627370495ULL;
    uint s_3;
    if(e_4 == 2047U)
    {
        uint _S57 = (sign_2 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S57 | s_3;
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
        return sign_2 | s_3;
    }
    if(e_4 == 0U)
    {
        bool _S58;
        if(odd_0)
        {
            _S58 = m_2 != 0ULL;
        }
        else
        {
            _S58 = false;
        }
        int _S59;
        if(_S58)
        {
            _S59 = int(1);
        }
        else
        {
            _S59 = int(0);
        }
        return sign_2 | uint(_S59);
    }
    ulonglong m_3;
    if(e_4 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_4 - 896U) << int(52));
        s_3 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_4), (64U)));
        m_3 = m_5;
    }
    if(odd_0)
    {
        m_3 = right_odd_0(m_3, s_3);
    }
    else
    {
        m_3 = right_nearest_0(m_3, s_3);
    }
    return sign_2 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_3)
{
    uint _S60 = high_0(u_3);
    uint _S61 = _S60 >> int(31);
    bool negative_0 = _S61 != 0U;
    uint e_5 = (_S60 >> int(20)) & 2047U;
    ulonglong m_6 = (u_3 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S62;
    if(e_5 == 2047U)
    {
        _S62 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S62 = false;
    }
    if(_S62)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S61));
    }
    ulonglong m_7;
    if(e_5 >= 1075U)
    {
        m_7 = m_6 << (e_5 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_5);
    }
    longlong _S63;
    if(negative_0)
    {
        _S63 = longlong(0ULL - m_7);
    }
    else
    {
        _S63 = longlong(m_7);
    }
    return _S63;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_14)
{
    longlong _S64;
    switch(type_1)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S64 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S64 = 127LL;
                }
                else
                {
                    _S64 = v_14;
                }
            }
            return _S64;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S64 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S64 = 255LL;
                }
                else
                {
                    _S64 = v_14;
                }
            }
            return _S64;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S64 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S64 = 2147483647LL;
                }
                else
                {
                    _S64 = v_14;
                }
            }
            return _S64;
        }
    default:
        {
            return v_14;
        }
    }
}

__device__ uint narrow_0(uint a_10, uint mantissa_0, uint bias_0)
{
    uint e_6 = a_10 >> int(23);
    if(e_6 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_10 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S65 = a_10 & 8388607U;
    uint _S66;
    if(e_6 != 0U)
    {
        _S66 = 8388608U;
    }
    else
    {
        _S66 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S65 | _S66), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_4)
{
    uint a_11 = u_4 & 2147483647U;
    uint sign_3 = (u_4 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_3 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S67;
    if(a_11 >= 1199566848U)
    {
        _S67 = 31744U;
    }
    else
    {
        _S67 = narrow_0(a_11, 10U, 15U);
    }
    return sign_3 | _S67;
}

__device__ uint bf16_of_f32_0(uint u_5)
{
    if((u_5 & 2147483647U) > 2139095040U)
    {
        return (u_5 >> int(16)) | 64U;
    }
    return (u_5 + 32767U + ((u_5 >> int(16)) & 1U)) >> int(16);
}

__device__ uint f8e4m3_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    uint _S68;
    if(a_12 >= 1140850688U)
    {
        _S68 = 127U;
    }
    else
    {
        _S68 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_4 | _S68;
}

__device__ uint f8e5m2_of_f32_0(uint u_7)
{
    uint a_13 = u_7 & 2147483647U;
    uint sign_5 = (u_7 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_5 | 126U;
    }
    uint _S69;
    if(a_13 >= 1199570944U)
    {
        _S69 = 124U;
    }
    else
    {
        _S69 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_5 | _S69;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_8)
{
    switch(type_2)
    {
    case 3U:
        {
            return ulonglong(f16_of_f32_0(u_8));
        }
    case 4U:
        {
            return ulonglong(bf16_of_f32_0(u_8));
        }
    case 5U:
        {
            return ulonglong(f8e4m3_of_f32_0(u_8));
        }
    default:
        {
            return ulonglong(f8e5m2_of_f32_0(u_8));
        }
    }
}

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_9)
{
    switch(type_3)
    {
    case 2U:
        {
            return u_9;
        }
    case 1U:
        {
            return ulonglong(f32_of_f64_0(u_9, false));
        }
    case 11U:
        {
            int _S70;
            if((u_9 << int(1)) != 0ULL)
            {
                _S70 = int(1);
            }
            else
            {
                _S70 = int(0);
            }
            return ulonglong(_S70);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_9)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_9, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_4, uint u_10)
{
    switch(type_4)
    {
    case 1U:
        {
            return ulonglong(u_10);
        }
    case 11U:
        {
            int _S71;
            if((u_10 << int(1)) != 0U)
            {
                _S71 = int(1);
            }
            else
            {
                _S71 = int(0);
            }
            return ulonglong(_S71);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_4, f64_of_f32_0(u_10));
        }
    default:
        {
            return narrow_of_f32_0(type_4, u_10);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_5, float v_15)
{
    return of_f32_0(type_5, (F32_asuint((v_15))));
}

__device__ uchar * at_3(ulonglong base_0, longlong i_7)
{
    return (uchar *)(base_0 + ulonglong(i_7));
}

__device__ ushort * at_4(ulonglong base_1, longlong i_8)
{
    return (ushort *)(base_1 + ulonglong(i_8) * 2ULL);
}

__device__ uint * at_5(ulonglong base_2, longlong i_9)
{
    return (uint *)(base_2 + ulonglong(i_9) * 4ULL);
}

__device__ ulonglong * at_6(ulonglong base_3, longlong i_10)
{
    return (ulonglong *)(base_3 + ulonglong(i_10) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_11, ulonglong v_16)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S72 = at_3(base_4, i_11);
            *_S72 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S73 = at_4(base_4, i_11);
            *_S73 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S74 = at_5(base_4, i_11);
            *_S74 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S75 = at_6(base_4, i_11);
            *_S75 = v_16;
            break;
        }
    }
    return;
}

struct Target_0
{
    longlong at_7;
    bool ignored_0;
    bool valid_0;
};

__device__ ulonglong load_0(uint size_2, ulonglong base_5, longlong i_12)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S76 = at_3(base_5, i_12);
            return ulonglong(*_S76);
        }
    case 2U:
        {
            ushort * _S77 = at_4(base_5, i_12);
            return ulonglong(*_S77);
        }
    case 4U:
        {
            uint * _S78 = at_5(base_5, i_12);
            return ulonglong(*_S78);
        }
    default:
        {
            ulonglong * _S79 = at_6(base_5, i_12);
            return *_S79;
        }
    }
}

__device__ bool is_integral_0(uint type_6)
{
    return type_6 >= 7U;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_17)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_17 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_17 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S80;
            if(v_17 != 0ULL)
            {
                _S80 = int(1);
            }
            else
            {
                _S80 = int(0);
            }
            return longlong(_S80);
        }
    default:
        {
            return longlong(v_17);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_18)
{
    uint _S81 = high_0(v_18);
    uint _S82;
    if(_S81 != 0U)
    {
        _S82 = 32U + top_bit_0(_S81);
    }
    else
    {
        _S82 = top_bit_0(low_1(v_18));
    }
    return _S82;
}

__device__ ulonglong f64_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0ULL;
    }
    bool _S83 = v_19 < 0LL;
    ulonglong m_8;
    if(_S83)
    {
        m_8 = 0ULL - ulonglong(v_19);
    }
    else
    {
        m_8 = ulonglong(v_19);
    }
    uint top_2 = top_bit64_0(m_8);
    ulonglong q_1;
    if(top_2 <= 52U)
    {
        q_1 = m_8 << (52U - top_2);
    }
    else
    {
        q_1 = right_nearest_0(m_8, top_2 - 52U);
    }
    if(_S83)
    {
        m_8 = 9223372036854775808ULL;
    }
    else
    {
        m_8 = 0ULL;
    }
    return m_8 + (ulonglong(top_2 + 1022U) << int(52)) + q_1;
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_7 = code_0 >> mantissa_1;
    uint m_9 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_7 != 0U)
    {
        return ((e_7 + 127U - bias_1) << int(23)) | (m_9 << (23U - mantissa_1));
    }
    if(m_9 == 0U)
    {
        return 0U;
    }
    uint top_3 = top_bit_0(m_9);
    return ((top_3 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_9 << (23U - top_3)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_14 = h_0 & 32767U;
    uint sign_6 = (h_0 & 32768U) << int(16);
    if(a_14 < 31744U)
    {
        return sign_6 | (widen_0(a_14, 10U, 15U));
    }
    uint _S84 = (sign_6 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S85;
    if(a_14 > 31744U)
    {
        _S85 = 4194304U;
    }
    else
    {
        _S85 = 0U;
    }
    return _S84 | _S85;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_7 = (h_1 & 128U) << int(24);
    uint _S86;
    if(a_15 == 127U)
    {
        _S86 = 2143289344U;
    }
    else
    {
        _S86 = widen_0(a_15, 3U, 7U);
    }
    return sign_7 | _S86;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_8 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_8 | (widen_0(a_16, 2U, 15U));
    }
    uint _S87;
    if(a_16 == 124U)
    {
        _S87 = 2139095040U;
    }
    else
    {
        _S87 = 2143289344U;
    }
    return sign_8 | _S87;
}

__device__ uint f32_of_i64_0(longlong v_20)
{
    if(v_20 == 0LL)
    {
        return 0U;
    }
    bool _S88 = v_20 < 0LL;
    ulonglong m_10;
    if(_S88)
    {
        m_10 = 0ULL - ulonglong(v_20);
    }
    else
    {
        m_10 = ulonglong(v_20);
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
    uint _S89;
    if(_S88)
    {
        _S89 = 2147483648U;
    }
    else
    {
        _S89 = 0U;
    }
    return _S89 + ((top_4 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_21)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_1(v_21);
        }
    case 2U:
        {
            return f32_of_f64_0(v_21, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_1(v_21));
        }
    case 4U:
        {
            return (low_1(v_21)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_1(v_21));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_1(v_21));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_21));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_22)
{
    if(type_9 == 2U)
    {
        return v_22;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_22));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_22));
}

__device__ longlong i64_of_0(uint type_10, ulonglong v_23)
{
    longlong _S90;
    if(is_integral_0(type_10))
    {
        _S90 = whole_of_0(type_10, v_23);
    }
    else
    {
        _S90 = i64_of_f64_0(f64_of_0(type_10, v_23));
    }
    return _S90;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_17, uint type_11, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S91 = load_0(size_of_0(type_11), address_0, 0LL);
    longlong _S92 = i64_of_0(type_11, _S91);
    (&t_0)->at_7 = _S92;
    (&t_0)->ignored_0 = _S92 == longlong(a_17->a_7);
    bool _S93;
    if(_S92 >= 0LL)
    {
        _S93 = ulonglong((&t_0)->at_7) < (a_17->extent_0);
    }
    else
    {
        _S93 = false;
    }
    (&t_0)->valid_0 = _S93;
    return t_0;
}

__device__ float F32_nan_0()
{
    return (U32_asfloat((2143289344U)));
}

__device__ longlong Rows_along_0(Rows_0 * this_4, uint k_3, ulonglong j_0)
{
    longlong _S94 = Rows_offset_0(this_4, this_4->g_0->kept_0, this_4->g_0->kept_0 + this_4->g_0->along_0, j_0, k_3);
    return _S94;
}

__device__ float F32_of_0(uint type_12, ulonglong v_24)
{
    return (U32_asfloat((f32_of_0(type_12, v_24))));
}

__device__ float F32_of_count_0(ulonglong n_7)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_7)))));
}

__device__ float F32_over_0(float a_18, float b_7)
{
    return quotient_0(a_18, b_7);
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_2, CrossEntropyValue_0 * v_25)
{
    if((r_2->place_2) != 0U)
    {
        return;
    }
    uint _S95 = Spec_type_0(spec_0, 0U);
    uint _S96 = Spec_type_0(spec_0, 1U);
    uint _S97 = Spec_type_0(spec_0, 2U);
    uint _S98 = Spec_type_0(spec_0, 3U);
    MaxSum_0 _S99 = MaxSum_of_row_0(&v_25->most_0);
    MaxSum_0 _S100 = _S99;
    float _S101 = MaxSum_log_of_sum_0(&_S100);
    float smooth_0 = F32_scalar_0((&r_2->a_8)->b_6);
    if(_S96 != 0U)
    {
        uint size_3 = size_of_0(_S96);
        ulonglong _S102 = Rows_base_0(r_2, 1U, size_3);
        store_0(size_3, _S102, 0LL, F32_bits_0(_S96, _S99.top_0));
        ulonglong _S103 = Rows_base_0(r_2, 1U, size_3);
        store_0(size_3, _S103, longlong((&r_2->a_8)->rows_0), F32_bits_0(_S96, _S101));
    }
    ulonglong _S104 = Rows_base_0(r_2, 3U, size_of_0(_S98));
    Target_0 _S105 = Target_of_0(&r_2->a_8, _S98, _S104);
    float z_0;
    if(_S105.ignored_0)
    {
        z_0 = F32_zero_0();
    }
    else
    {
        z_0 = F32_nan_0();
    }
    bool _S106;
    if(_S105.valid_0)
    {
        _S106 = !_S105.ignored_0;
    }
    else
    {
        _S106 = false;
    }
    if(_S106)
    {
        uint size_4 = size_of_0(_S97);
        ulonglong _S107 = Rows_base_0(r_2, 2U, size_4);
        longlong _S108 = Rows_along_0(r_2, 2U, ulonglong(_S105.at_7));
        ulonglong _S109 = load_0(size_4, _S107, _S108);
        float x_16 = F32_of_0(_S97, _S109);
        float _S110 = F32_one_0();
        if(!(smooth_0 == _S110))
        {
            z_0 = (_S110 - smooth_0) * (_S101 + (_S99.top_0 - x_16));
        }
        else
        {
            z_0 = F32_zero_0();
        }
        if(!(smooth_0 == (F32_zero_0())))
        {
            z_0 = z_0 + smooth_0 * (_S101 + (_S99.top_0 - F32_over_0(v_25->total_0, F32_of_count_0((&r_2->a_8)->extent_0))));
        }
    }
    uint _S111 = size_of_0(_S95);
    ulonglong _S112 = Rows_base_0(r_2, 0U, _S111);
    store_0(_S111, _S112, 0LL, F32_bits_0(_S95, z_0));
    return;
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_26;
    (&v_26)->top_0 = F32_lowest_0();
    (&v_26)->rest_0 = F32_zero_0();
    return v_26;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_27;
    (&v_27)->most_0 = MaxSum_none_0();
    (&v_27)->total_0 = F32_zero_0();
    return v_27;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_5)
{
    ulonglong _S113 = this_5->begin_0;
    uint _S114;
    if((((&this_5->a_8)->flags_0) & 2U) != 0U)
    {
        _S114 = 4U * this_5->place_2;
    }
    else
    {
        _S114 = this_5->place_2;
    }
    return _S113 + ulonglong(_S114);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_6, ulonglong j_1)
{
    bool _S115;
    if((((&this_6->a_8)->flags_0) & 4U) != 0U)
    {
        _S115 = (j_1 + 4ULL) <= (this_6->end_0);
    }
    else
    {
        _S115 = false;
    }
    return _S115;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_8 = base_6 + i_13 * ulonglong(size_5);
    Four_0 r_3;
    if(size_5 == 1U)
    {
        uint * _S116 = (uint *)at_8;
        uint w_0 = *_S116;
        (&r_3)->e_8[int(0)] = ulonglong((*_S116) & 255U);
        (&r_3)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S117 = (uint2  *)at_8;
            uint2  _S118 = *_S117;
            uint _S119 = (*_S117).x;
            (&r_3)->e_8[int(0)] = ulonglong(_S119 & 65535U);
            (&r_3)->e_8[int(1)] = ulonglong(_S119 >> int(16));
            uint _S120 = _S118.y;
            (&r_3)->e_8[int(2)] = ulonglong(_S120 & 65535U);
            (&r_3)->e_8[int(3)] = ulonglong(_S120 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S121 = (uint4  *)at_8;
                uint4  _S122 = *_S121;
                (&r_3)->e_8[int(0)] = ulonglong((*_S121).x);
                (&r_3)->e_8[int(1)] = ulonglong(_S122.y);
                (&r_3)->e_8[int(2)] = ulonglong(_S122.z);
                (&r_3)->e_8[int(3)] = ulonglong(_S122.w);
            }
            else
            {
                uint4  * _S123 = (uint4  *)at_8;
                uint4  _S124 = *_S123;
                uint4  _S125 = *(uint4  *)(at_8 + 16ULL);
                (&r_3)->e_8[int(0)] = join_0((*_S123).y, (*_S123).x);
                (&r_3)->e_8[int(1)] = join_0(_S124.w, _S124.z);
                (&r_3)->e_8[int(2)] = join_0(_S125.y, _S125.x);
                (&r_3)->e_8[int(3)] = join_0(_S125.w, _S125.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_7, ulonglong j_2, uint i_14)
{
    uint _S126;
    if((((&this_7->a_8)->flags_0) & 2U) != 0U)
    {
        _S126 = i_14;
    }
    else
    {
        _S126 = i_14 * (&this_7->a_8)->width_2;
    }
    return j_2 + ulonglong(_S126);
}

__device__ bool Rows_has_0(Rows_0 * this_8, ulonglong j_3, uint i_15)
{
    ulonglong _S127 = Rows_at_0(this_8, j_3, i_15);
    return _S127 < (this_8->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_9, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_17;
    bool _S128 = Rows_is_dense_0(this_9, j_4);
    if(_S128)
    {
        x_17 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S129 = Rows_has_0(this_9, j_4, 0U);
        if(_S129)
        {
            ulonglong _S130 = Rows_at_0(this_9, j_4, 0U);
            longlong _S131 = Rows_along_0(this_9, k_4, _S130);
            ulonglong _S132 = load_0(size_6, base_7, _S131);
            (&x_17)->e_8[0U] = _S132;
        }
        bool _S133 = Rows_has_0(this_9, j_4, 1U);
        if(_S133)
        {
            ulonglong _S134 = Rows_at_0(this_9, j_4, 1U);
            longlong _S135 = Rows_along_0(this_9, k_4, _S134);
            ulonglong _S136 = load_0(size_6, base_7, _S135);
            (&x_17)->e_8[1U] = _S136;
        }
        bool _S137 = Rows_has_0(this_9, j_4, 2U);
        if(_S137)
        {
            ulonglong _S138 = Rows_at_0(this_9, j_4, 2U);
            longlong _S139 = Rows_along_0(this_9, k_4, _S138);
            ulonglong _S140 = load_0(size_6, base_7, _S139);
            (&x_17)->e_8[2U] = _S140;
        }
        bool _S141 = Rows_has_0(this_9, j_4, 3U);
        if(_S141)
        {
            ulonglong _S142 = Rows_at_0(this_9, j_4, 3U);
            longlong _S143 = Rows_along_0(this_9, k_4, _S142);
            ulonglong _S144 = load_0(size_6, base_7, _S143);
            (&x_17)->e_8[3U] = _S144;
        }
    }
    return x_17;
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ MaxSum_0 MaxSum_one_0(float x_18)
{
    MaxSum_0 v_28;
    (&v_28)->top_0 = x_18;
    float _S145;
    if(x_18 == (F32_highest_0()))
    {
        _S145 = F32_nan_0();
    }
    else
    {
        _S145 = F32_zero_0();
    }
    (&v_28)->rest_0 = _S145;
    return v_28;
}

__device__ uint Rows_step_0(Rows_0 * this_10)
{
    return 4U * (&this_10->a_8)->width_2;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_4)
{
    uint _S146 = Spec_type_0(spec_1, 2U);
    uint size_7 = size_of_0(_S146);
    ulonglong _S147 = Rows_base_0(r_4, 2U, size_7);
    CrossEntropyValue_0 v_29 = CrossEntropy_none_0();
    ulonglong _S148 = Rows_first_0(r_4);
    ulonglong j_5 = _S148;
    for(;;)
    {
        if(j_5 < (r_4->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S149 = Rows_read_0(r_4, 2U, size_7, _S147, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S150 = Rows_has_0(r_4, j_5, 0U);
                    if(!_S150)
                    {
                        break;
                    }
                    float e_9 = F32_of_0(_S146, _S149.e_8[0U]);
                    MaxSum_0 _S151 = MaxSum_one_0(e_9);
                    MaxSum_0 _S152 = (&v_29)->most_0;
                    MaxSum_0 _S153 = _S151;
                    MaxSum_0 _S154 = MaxSum_of_0(&_S152, &_S153);
                    (&v_29)->most_0 = _S154;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S155 = Rows_has_0(r_4, j_5, 1U);
                    if(!_S155)
                    {
                        break;
                    }
                    float e_10 = F32_of_0(_S146, _S149.e_8[1U]);
                    MaxSum_0 _S156 = MaxSum_one_0(e_10);
                    MaxSum_0 _S157 = (&v_29)->most_0;
                    MaxSum_0 _S158 = _S156;
                    MaxSum_0 _S159 = MaxSum_of_0(&_S157, &_S158);
                    (&v_29)->most_0 = _S159;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S160 = Rows_has_0(r_4, j_5, 2U);
                    if(!_S160)
                    {
                        break;
                    }
                    float e_11 = F32_of_0(_S146, _S149.e_8[2U]);
                    MaxSum_0 _S161 = MaxSum_one_0(e_11);
                    MaxSum_0 _S162 = (&v_29)->most_0;
                    MaxSum_0 _S163 = _S161;
                    MaxSum_0 _S164 = MaxSum_of_0(&_S162, &_S163);
                    (&v_29)->most_0 = _S164;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S165 = Rows_has_0(r_4, j_5, 3U);
                    if(!_S165)
                    {
                        break;
                    }
                    float e_12 = F32_of_0(_S146, _S149.e_8[3U]);
                    MaxSum_0 _S166 = MaxSum_one_0(e_12);
                    MaxSum_0 _S167 = (&v_29)->most_0;
                    MaxSum_0 _S168 = _S166;
                    MaxSum_0 _S169 = MaxSum_of_0(&_S167, &_S168);
                    (&v_29)->most_0 = _S169;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S170 = Rows_step_0(r_4);
        j_5 = j_5 + ulonglong(_S170);
    }
    return v_29;
}

__device__ float F32_half_0()
{
    return 0.5f;
}

__device__ float F32_log_0(float v_30)
{
    return log_of_0(v_30);
}

__device__ float SoftmaxGrad_most_of_0(Spec_0 * spec_2)
{
    float _S171 = F32_half_0();
    float _S172 = _S171 + _S171 * _S171;
    float _S173;
    if((spec_2->op_0) != 0U)
    {
        _S173 = F32_log_0(_S172);
    }
    else
    {
        _S173 = _S172;
    }
    return _S173;
}

struct SoftSums_0
{
    float own_0;
    float others_0;
    float share_0;
};

__device__ __shared__ FixedArray<SoftSums_0, 256>  values_2;

__device__ SoftSums_0 SoftmaxGrad_of_0(SoftSums_0 * a_19, SoftSums_0 * b_8)
{
    SoftSums_0 _S174 = *a_19;
    (&_S174)->own_0 = (&_S174)->own_0 + b_8->own_0;
    (&_S174)->others_0 = (&_S174)->others_0 + b_8->others_0;
    (&_S174)->share_0 = (&_S174)->share_0 + b_8->share_0;
    return _S174;
}

__device__ SoftSums_0 Group_all_2(SoftSums_0 * v_31, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = *v_31;
    meet_0();
    uint _S175 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_3 = lane_2 - place_3;
    SoftSums_0 _S176;
    uint i_16;
    if(width_3 > _S175)
    {
        if(place_3 < _S175)
        {
            uint _S177 = place_3 + _S175;
            _S176 = *v_31;
            i_16 = _S177;
            for(;;)
            {
                if(i_16 < width_3)
                {
                }
                else
                {
                    break;
                }
                SoftSums_0 _S178 = _S176;
                SoftSums_0 _S179 = (*&values_2)[first_3 + i_16];
                SoftSums_0 _S180 = SoftmaxGrad_of_0(&_S178, &_S179);
                uint i_17 = i_16 + _S175;
                _S176 = _S180;
                i_16 = i_17;
            }
            (*&values_2)[lane_2] = _S176;
        }
        meet_0();
    }
    _S176 = (*&values_2)[first_3];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S175)
        {
        }
        else
        {
            break;
        }
        SoftSums_0 _S181 = _S176;
        SoftSums_0 _S182 = (*&values_2)[first_3 + i_16];
        SoftSums_0 _S183 = SoftmaxGrad_of_0(&_S181, &_S182);
        uint i_18 = i_16 + 1U;
        _S176 = _S183;
        i_16 = i_18;
    }
    meet_0();
    return _S176;
}

__device__ float expm1_of_0(float x_19)
{
    float c_4 = smaller_0(89.0f, larger_0(-30.0f, x_19));
    float n_8 = exp_whole_0(c_4);
    float q_3 = exp_less_one_0(exp_rest_0(c_4, n_8));
    float t_1 = power_of_2_0(int(n_8 - 1.0f));
    float y_4 = product_sum_0(t_1, q_3, t_1 - 0.5f);
    float _S184;
    if(n_8 == 0.0f)
    {
        if(q_3 == 0.0f)
        {
            _S184 = x_19;
        }
        else
        {
            _S184 = q_3;
        }
    }
    else
    {
        _S184 = y_4 + y_4;
    }
    return _S184;
}

__device__ float F32_expm1_0(float v_32)
{
    return expm1_of_0(v_32);
}

__device__ float negated_0(float x_20)
{
    return (U32_asfloat(((F32_asuint((x_20))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_33)
{
    return negated_0(v_33);
}

__device__ void store4_0(uint size_8, ulonglong base_8, ulonglong i_19, Four_0 * v_34)
{
    ulonglong at_9 = base_8 + i_19 * ulonglong(size_8);
    if(size_8 == 1U)
    {
        *(uint *)at_9 = (((low_1((v_34->e_8[int(0)]) & 255ULL)) | ((low_1((v_34->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_1((v_34->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_1(v_34->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_1((v_34->e_8[int(0)]) & 65535ULL)) | ((low_1(v_34->e_8[int(1)])) << int(16)), (low_1((v_34->e_8[int(2)]) & 65535ULL)) | ((low_1(v_34->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_8 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_34->e_8[int(0)]), low_1(v_34->e_8[int(1)]), low_1(v_34->e_8[int(2)]), low_1(v_34->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_34->e_8[int(0)]), high_0(v_34->e_8[int(0)]), low_1(v_34->e_8[int(1)]), high_0(v_34->e_8[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_1(v_34->e_8[int(2)]), high_0(v_34->e_8[int(2)]), low_1(v_34->e_8[int(3)]), high_0(v_34->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_11, uint k_5, uint size_9, ulonglong base_9, ulonglong j_6, Four_0 * x_21)
{
    bool _S185 = Rows_is_dense_0(this_11, j_6);
    if(_S185)
    {
        store4_0(size_9, base_9, j_6, x_21);
    }
    else
    {
        bool _S186 = Rows_has_0(this_11, j_6, 0U);
        if(_S186)
        {
            ulonglong _S187 = Rows_at_0(this_11, j_6, 0U);
            longlong _S188 = Rows_along_0(this_11, k_5, _S187);
            store_0(size_9, base_9, _S188, x_21->e_8[0U]);
        }
        bool _S189 = Rows_has_0(this_11, j_6, 1U);
        if(_S189)
        {
            ulonglong _S190 = Rows_at_0(this_11, j_6, 1U);
            longlong _S191 = Rows_along_0(this_11, k_5, _S190);
            store_0(size_9, base_9, _S191, x_21->e_8[1U]);
        }
        bool _S192 = Rows_has_0(this_11, j_6, 2U);
        if(_S192)
        {
            ulonglong _S193 = Rows_at_0(this_11, j_6, 2U);
            longlong _S194 = Rows_along_0(this_11, k_5, _S193);
            store_0(size_9, base_9, _S194, x_21->e_8[2U]);
        }
        bool _S195 = Rows_has_0(this_11, j_6, 3U);
        if(_S195)
        {
            ulonglong _S196 = Rows_at_0(this_11, j_6, 3U);
            longlong _S197 = Rows_along_0(this_11, k_5, _S196);
            store_0(size_9, base_9, _S197, x_21->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_3, Rows_0 * r_5, SoftSums_0 * sums_0)
{
    uint _S198 = Spec_type_0(spec_3, 0U);
    uint _S199 = Spec_type_0(spec_3, 1U);
    uint _S200 = Spec_type_0(spec_3, 2U);
    uint _S201 = size_of_0(_S199);
    ulonglong _S202 = Rows_base_0(r_5, 1U, _S201);
    uint _S203 = size_of_0(_S200);
    ulonglong _S204 = Rows_base_0(r_5, 2U, _S203);
    uint _S205 = size_of_0(_S198);
    ulonglong _S206 = Rows_base_0(r_5, 0U, _S205);
    float _S207 = SoftmaxGrad_most_of_0(spec_3);
    uint _S208 = spec_3->op_0;
    float _S209;
    if((spec_3->op_0) != 0U)
    {
        _S209 = sums_0->others_0 + sums_0->own_0;
    }
    else
    {
        _S209 = sums_0->others_0 - sums_0->own_0 * sums_0->share_0;
    }
    ulonglong _S210 = Rows_first_0(r_5);
    ulonglong j_7 = _S210;
    for(;;)
    {
        if(j_7 < (r_5->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S211 = Rows_read_0(r_5, 1U, _S201, _S202, j_7);
        Four_0 _S212 = Rows_read_0(r_5, 2U, _S203, _S204, j_7);
        Four_0 d_1;
        float e_13 = F32_of_0(_S199, _S211.e_8[0U]);
        float p_2 = F32_of_0(_S200, _S212.e_8[0U]);
        bool _S213 = _S208 == 0U;
        float z_1;
        if(_S213)
        {
            z_1 = p_2 * (e_13 - sums_0->own_0 - _S209);
        }
        else
        {
            if(_S207 < p_2)
            {
                z_1 = F32_reversed_0(e_13 * F32_expm1_0(p_2)) - F32_exp_0(p_2) * sums_0->others_0;
            }
            else
            {
                z_1 = e_13 - F32_exp_0(p_2) * _S209;
            }
        }
        (&d_1)->e_8[0U] = F32_bits_0(_S198, z_1);
        float e_14 = F32_of_0(_S199, _S211.e_8[1U]);
        float p_3 = F32_of_0(_S200, _S212.e_8[1U]);
        float z_2;
        if(_S213)
        {
            z_2 = p_3 * (e_14 - sums_0->own_0 - _S209);
        }
        else
        {
            if(_S207 < p_3)
            {
                z_2 = F32_reversed_0(e_14 * F32_expm1_0(p_3)) - F32_exp_0(p_3) * sums_0->others_0;
            }
            else
            {
                z_2 = e_14 - F32_exp_0(p_3) * _S209;
            }
        }
        (&d_1)->e_8[1U] = F32_bits_0(_S198, z_2);
        float e_15 = F32_of_0(_S199, _S211.e_8[2U]);
        float p_4 = F32_of_0(_S200, _S212.e_8[2U]);
        float z_3;
        if(_S213)
        {
            z_3 = p_4 * (e_15 - sums_0->own_0 - _S209);
        }
        else
        {
            if(_S207 < p_4)
            {
                z_3 = F32_reversed_0(e_15 * F32_expm1_0(p_4)) - F32_exp_0(p_4) * sums_0->others_0;
            }
            else
            {
                z_3 = e_15 - F32_exp_0(p_4) * _S209;
            }
        }
        (&d_1)->e_8[2U] = F32_bits_0(_S198, z_3);
        float e_16 = F32_of_0(_S199, _S211.e_8[3U]);
        float p_5 = F32_of_0(_S200, _S212.e_8[3U]);
        float z_4;
        if(_S213)
        {
            z_4 = p_5 * (e_16 - sums_0->own_0 - _S209);
        }
        else
        {
            if(_S207 < p_5)
            {
                z_4 = F32_reversed_0(e_16 * F32_expm1_0(p_5)) - F32_exp_0(p_5) * sums_0->others_0;
            }
            else
            {
                z_4 = e_16 - F32_exp_0(p_5) * _S209;
            }
        }
        (&d_1)->e_8[3U] = F32_bits_0(_S198, z_4);
        Four_0 _S214 = d_1;
        Rows_write_0(r_5, 0U, _S205, _S206, j_7, &_S214);
        uint _S215 = Rows_step_0(r_5);
        j_7 = j_7 + ulonglong(_S215);
    }
    return;
}

__device__ SoftSums_0 SoftmaxGrad_none_0()
{
    SoftSums_0 v_35;
    float _S216 = F32_zero_0();
    (&v_35)->own_0 = _S216;
    (&v_35)->others_0 = _S216;
    (&v_35)->share_0 = _S216;
    return v_35;
}

__device__ SoftSums_0 SoftmaxGrad_of_elements_0(Spec_0 * spec_4, Rows_0 * r_6)
{
    float _S217;
    uint _S218 = Spec_type_0(spec_4, 1U);
    uint _S219 = Spec_type_0(spec_4, 2U);
    uint _S220 = size_of_0(_S218);
    ulonglong _S221 = Rows_base_0(r_6, 1U, _S220);
    uint _S222 = size_of_0(_S219);
    ulonglong _S223 = Rows_base_0(r_6, 2U, _S222);
    float _S224 = SoftmaxGrad_most_of_0(spec_4);
    SoftSums_0 sums_1 = SoftmaxGrad_none_0();
    ulonglong _S225 = Rows_first_0(r_6);
    ulonglong j_8 = _S225;
    for(;;)
    {
        if(j_8 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S226 = Rows_read_0(r_6, 1U, _S220, _S221, j_8);
        Four_0 _S227 = Rows_read_0(r_6, 2U, _S222, _S223, j_8);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S228 = Rows_has_0(r_6, j_8, 0U);
                    if(!_S228)
                    {
                        break;
                    }
                    float e_17 = F32_of_0(_S218, _S226.e_8[0U]);
                    float p_6 = F32_of_0(_S219, _S227.e_8[0U]);
                    if(_S224 < p_6)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_17;
                    }
                    else
                    {
                        float _S229 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S217 = e_17;
                        }
                        else
                        {
                            _S217 = e_17 * p_6;
                        }
                        (&sums_1)->others_0 = _S229 + _S217;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_6;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S230 = Rows_has_0(r_6, j_8, 1U);
                    if(!_S230)
                    {
                        break;
                    }
                    float e_18 = F32_of_0(_S218, _S226.e_8[1U]);
                    float p_7 = F32_of_0(_S219, _S227.e_8[1U]);
                    if(_S224 < p_7)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_18;
                    }
                    else
                    {
                        float _S231 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S217 = e_18;
                        }
                        else
                        {
                            _S217 = e_18 * p_7;
                        }
                        (&sums_1)->others_0 = _S231 + _S217;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_7;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S232 = Rows_has_0(r_6, j_8, 2U);
                    if(!_S232)
                    {
                        break;
                    }
                    float e_19 = F32_of_0(_S218, _S226.e_8[2U]);
                    float p_8 = F32_of_0(_S219, _S227.e_8[2U]);
                    if(_S224 < p_8)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_19;
                    }
                    else
                    {
                        float _S233 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S217 = e_19;
                        }
                        else
                        {
                            _S217 = e_19 * p_8;
                        }
                        (&sums_1)->others_0 = _S233 + _S217;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_8;
                    }
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S234 = Rows_has_0(r_6, j_8, 3U);
                    if(!_S234)
                    {
                        break;
                    }
                    float e_20 = F32_of_0(_S218, _S226.e_8[3U]);
                    float p_9 = F32_of_0(_S219, _S227.e_8[3U]);
                    if(_S224 < p_9)
                    {
                        (&sums_1)->own_0 = (&sums_1)->own_0 + e_20;
                    }
                    else
                    {
                        float _S235 = (&sums_1)->others_0;
                        if((spec_4->op_0) != 0U)
                        {
                            _S217 = e_20;
                        }
                        else
                        {
                            _S217 = e_20 * p_9;
                        }
                        (&sums_1)->others_0 = _S235 + _S217;
                        (&sums_1)->share_0 = (&sums_1)->share_0 + p_9;
                    }
                    break;
                }
                break;
            }
            break;
        }
        uint _S236 = Rows_step_0(r_6);
        j_8 = j_8 + ulonglong(_S236);
    }
    return sums_1;
}

__device__ float MaxSum_sum_0(MaxSum_0 * this_12)
{
    return F32_one_0() + this_12->rest_0;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_3;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_20, MaxSum_0 * b_9)
{
    MaxSum_0 _S237 = MaxSum_of_0(a_20, b_9);
    return _S237;
}

__device__ MaxSum_0 Group_all_3(MaxSum_0 * v_36, uint lane_3, uint width_4)
{
    (*&values_3)[lane_3] = *v_36;
    meet_0();
    uint _S238 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_4 = lane_3 - place_4;
    MaxSum_0 _S239;
    uint i_20;
    if(width_4 > _S238)
    {
        if(place_4 < _S238)
        {
            uint _S240 = place_4 + _S238;
            _S239 = *v_36;
            i_20 = _S240;
            for(;;)
            {
                if(i_20 < width_4)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S241 = _S239;
                MaxSum_0 _S242 = (*&values_3)[first_4 + i_20];
                MaxSum_0 _S243 = Softmax_of_0(&_S241, &_S242);
                uint i_21 = i_20 + _S238;
                _S239 = _S243;
                i_20 = i_21;
            }
            (*&values_3)[lane_3] = _S239;
        }
        meet_0();
    }
    _S239 = (*&values_3)[first_4];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S238)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S244 = _S239;
        MaxSum_0 _S245 = (*&values_3)[first_4 + i_20];
        MaxSum_0 _S246 = Softmax_of_0(&_S244, &_S245);
        uint i_22 = i_20 + 1U;
        _S239 = _S246;
        i_20 = i_22;
    }
    meet_0();
    return _S239;
}

__device__ void Softmax_finish_0(Spec_0 * spec_5, Rows_0 * r_7, MaxSum_0 * whole_1)
{
    MaxSum_0 _S247 = MaxSum_of_row_0(whole_1);
    uint _S248 = Spec_type_0(spec_5, 0U);
    uint _S249 = Spec_type_0(spec_5, 1U);
    uint _S250 = size_of_0(_S248);
    ulonglong _S251 = Rows_base_0(r_7, 0U, _S250);
    uint _S252 = size_of_0(_S249);
    ulonglong _S253 = Rows_base_0(r_7, 1U, _S252);
    MaxSum_0 _S254 = _S247;
    float _S255 = MaxSum_log_of_sum_0(&_S254);
    MaxSum_0 _S256 = _S247;
    float _S257 = MaxSum_sum_0(&_S256);
    ulonglong _S258 = Rows_first_0(r_7);
    ulonglong j_9 = _S258;
    for(;;)
    {
        if(j_9 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S259 = Rows_read_0(r_7, 1U, _S252, _S253, j_9);
        Four_0 e_21 = _S259;
        float _S260 = F32_of_0(_S249, (&e_21)->e_8[0U]) - _S247.top_0;
        bool _S261 = (spec_5->op_0) != 0U;
        float _S262;
        if(_S261)
        {
            _S262 = _S260 - _S255;
        }
        else
        {
            _S262 = F32_over_0(F32_exp_0(_S260), _S257);
        }
        (&e_21)->e_8[0U] = F32_bits_0(_S248, _S262);
        float _S263 = F32_of_0(_S249, (&e_21)->e_8[1U]) - _S247.top_0;
        float _S264;
        if(_S261)
        {
            _S264 = _S263 - _S255;
        }
        else
        {
            _S264 = F32_over_0(F32_exp_0(_S263), _S257);
        }
        (&e_21)->e_8[1U] = F32_bits_0(_S248, _S264);
        float _S265 = F32_of_0(_S249, (&e_21)->e_8[2U]) - _S247.top_0;
        float _S266;
        if(_S261)
        {
            _S266 = _S265 - _S255;
        }
        else
        {
            _S266 = F32_over_0(F32_exp_0(_S265), _S257);
        }
        (&e_21)->e_8[2U] = F32_bits_0(_S248, _S266);
        float _S267 = F32_of_0(_S249, (&e_21)->e_8[3U]) - _S247.top_0;
        float _S268;
        if(_S261)
        {
            _S268 = _S267 - _S255;
        }
        else
        {
            _S268 = F32_over_0(F32_exp_0(_S267), _S257);
        }
        (&e_21)->e_8[3U] = F32_bits_0(_S248, _S268);
        Four_0 _S269 = e_21;
        Rows_write_0(r_7, 0U, _S250, _S251, j_9, &_S269);
        uint _S270 = Rows_step_0(r_7);
        j_9 = j_9 + ulonglong(_S270);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_6, Rows_0 * r_8)
{
    uint _S271 = Spec_type_0(spec_6, 1U);
    uint size_10 = size_of_0(_S271);
    ulonglong _S272 = Rows_base_0(r_8, 1U, size_10);
    MaxSum_0 _S273 = Softmax_none_0();
    ulonglong _S274 = Rows_first_0(r_8);
    ulonglong j_10 = _S274;
    MaxSum_0 v_37 = _S273;
    for(;;)
    {
        if(j_10 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S275 = Rows_read_0(r_8, 1U, size_10, _S272, j_10);
        bool _S276 = Rows_has_0(r_8, j_10, 0U);
        MaxSum_0 v_38;
        if(_S276)
        {
            MaxSum_0 _S277 = MaxSum_one_0(F32_of_0(_S271, _S275.e_8[0U]));
            MaxSum_0 _S278 = v_37;
            MaxSum_0 _S279 = _S277;
            MaxSum_0 _S280 = Softmax_of_0(&_S278, &_S279);
            v_38 = _S280;
        }
        else
        {
            v_38 = v_37;
        }
        bool _S281 = Rows_has_0(r_8, j_10, 1U);
        MaxSum_0 v_39;
        if(_S281)
        {
            MaxSum_0 _S282 = MaxSum_one_0(F32_of_0(_S271, _S275.e_8[1U]));
            MaxSum_0 _S283 = v_38;
            MaxSum_0 _S284 = _S282;
            MaxSum_0 _S285 = Softmax_of_0(&_S283, &_S284);
            v_39 = _S285;
        }
        else
        {
            v_39 = v_38;
        }
        bool _S286 = Rows_has_0(r_8, j_10, 2U);
        MaxSum_0 v_40;
        if(_S286)
        {
            MaxSum_0 _S287 = MaxSum_one_0(F32_of_0(_S271, _S275.e_8[2U]));
            MaxSum_0 _S288 = v_39;
            MaxSum_0 _S289 = _S287;
            MaxSum_0 _S290 = Softmax_of_0(&_S288, &_S289);
            v_40 = _S290;
        }
        else
        {
            v_40 = v_39;
        }
        bool _S291 = Rows_has_0(r_8, j_10, 3U);
        if(_S291)
        {
            MaxSum_0 _S292 = MaxSum_one_0(F32_of_0(_S271, _S275.e_8[3U]));
            MaxSum_0 _S293 = v_40;
            MaxSum_0 _S294 = _S292;
            MaxSum_0 _S295 = Softmax_of_0(&_S293, &_S294);
            v_37 = _S295;
        }
        else
        {
            v_37 = v_40;
        }
        uint _S296 = Rows_step_0(r_8);
        j_10 = j_10 + ulonglong(_S296);
    }
    return v_37;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_21, uint lane_4)
{
    Rows_0 r_9;
    (&r_9)->a_8 = *a_21;
    (&r_9)->g_0 = (RowGeometry_0 *)a_21->geometry_0;
    uint _S297 = a_21->width_2;
    uint side_0 = 256U / a_21->width_2;
    uint _S298;
    if(((a_21->flags_0) & 1U) != 0U)
    {
        uint _S299 = lane_4 % side_0;
        uint _S300 = _S299 * _S297;
        uint _S301 = lane_4 / side_0;
        _S298 = _S300 + _S301;
    }
    else
    {
        _S298 = lane_4;
    }
    (&r_9)->slot_0 = _S298;
    uint _S302 = _S298 % _S297;
    (&r_9)->place_2 = _S302;
    return r_9;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_13)
{
    uint side_1 = 256U / (&this_13->a_8)->width_2;
    ulonglong _S303 = ulonglong(side_1);
    ulonglong _S304 = ((&this_13->a_8)->rows_0 + _S303 - 1ULL) / _S303;
    return _S304 * ulonglong((&this_13->a_8)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_14)
{
    ulonglong _S305 = this_14->begin_0 + (&this_14->a_8)->chunk_0;
    ulonglong _S306 = (&this_14->a_8)->extent_0;
    ulonglong _S307;
    if(_S305 < ((&this_14->a_8)->extent_0))
    {
        _S307 = _S305;
    }
    else
    {
        _S307 = _S306;
    }
    return _S307;
}

__device__ void Rows_go_0(Rows_0 * this_15, ulonglong tile_0)
{
    ulonglong _S308 = tile_0 % ulonglong((&this_15->a_8)->splits_0);
    this_15->part_0 = _S308;
    ulonglong _S309 = tile_0 / ulonglong((&this_15->a_8)->splits_0);
    uint _S310 = 256U / (&this_15->a_8)->width_2;
    ulonglong _S311 = _S309 * ulonglong(_S310);
    uint _S312 = this_15->slot_0 / (&this_15->a_8)->width_2;
    ulonglong _S313 = _S311 + ulonglong(_S312);
    this_15->row_0 = _S313;
    bool _S314 = _S313 < ((&this_15->a_8)->rows_0);
    this_15->exists_0 = _S314;
    this_15->begin_0 = this_15->part_0 * (&this_15->a_8)->chunk_0;
    ulonglong _S315;
    if(_S314)
    {
        Rows_0 _S316 = *this_15;
        ulonglong _S317 = Rows_stop_0(&_S316);
        _S315 = _S317;
    }
    else
    {
        _S315 = this_15->begin_0;
    }
    this_15->end_0 = _S315;
    return;
}

__device__ ulonglong BadTarget_none_0()
{
    return 18446744073709551615ULL;
}

__device__ ulonglong BadTarget_of_elements_0(Spec_0 * spec_7, Rows_0 * r_10)
{
    uint _S318 = Spec_type_0(spec_7, 1U);
    uint size_11 = size_of_0(_S318);
    ulonglong _S319 = Rows_base_0(r_10, 1U, size_11);
    ulonglong _S320 = BadTarget_none_0();
    ulonglong _S321 = Rows_first_0(r_10);
    ulonglong j_11 = _S321;
    ulonglong first_5 = _S320;
    for(;;)
    {
        if(j_11 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S322 = Rows_read_0(r_10, 1U, size_11, _S319, j_11);
        longlong t_2 = i64_of_0(_S318, _S322.e_8[0U]);
        bool _S323 = Rows_has_0(r_10, j_11, 0U);
        bool _S324;
        if(_S323)
        {
            _S324 = t_2 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S324 = false;
        }
        bool _S325;
        if(_S324)
        {
            if(t_2 < 0LL)
            {
                _S325 = true;
            }
            else
            {
                _S325 = ulonglong(t_2) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S325 = false;
        }
        ulonglong first_6;
        if(_S325)
        {
            ulonglong _S326 = Rows_at_0(r_10, j_11, 0U);
            first_6 = BadTarget_of_0(first_5, _S326);
        }
        else
        {
            first_6 = first_5;
        }
        longlong t_3 = i64_of_0(_S318, _S322.e_8[1U]);
        bool _S327 = Rows_has_0(r_10, j_11, 1U);
        bool _S328;
        if(_S327)
        {
            _S328 = t_3 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S328 = false;
        }
        bool _S329;
        if(_S328)
        {
            if(t_3 < 0LL)
            {
                _S329 = true;
            }
            else
            {
                _S329 = ulonglong(t_3) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S329 = false;
        }
        ulonglong first_7;
        if(_S329)
        {
            ulonglong _S330 = Rows_at_0(r_10, j_11, 1U);
            first_7 = BadTarget_of_0(first_6, _S330);
        }
        else
        {
            first_7 = first_6;
        }
        longlong t_4 = i64_of_0(_S318, _S322.e_8[2U]);
        bool _S331 = Rows_has_0(r_10, j_11, 2U);
        bool _S332;
        if(_S331)
        {
            _S332 = t_4 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S332 = false;
        }
        bool _S333;
        if(_S332)
        {
            if(t_4 < 0LL)
            {
                _S333 = true;
            }
            else
            {
                _S333 = ulonglong(t_4) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S333 = false;
        }
        ulonglong first_8;
        if(_S333)
        {
            ulonglong _S334 = Rows_at_0(r_10, j_11, 2U);
            first_8 = BadTarget_of_0(first_7, _S334);
        }
        else
        {
            first_8 = first_7;
        }
        longlong t_5 = i64_of_0(_S318, _S322.e_8[3U]);
        bool _S335 = Rows_has_0(r_10, j_11, 3U);
        bool _S336;
        if(_S335)
        {
            _S336 = t_5 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S336 = false;
        }
        bool _S337;
        if(_S336)
        {
            if(t_5 < 0LL)
            {
                _S337 = true;
            }
            else
            {
                _S337 = ulonglong(t_5) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S337 = false;
        }
        if(_S337)
        {
            ulonglong _S338 = Rows_at_0(r_10, j_11, 3U);
            first_5 = BadTarget_of_0(first_8, _S338);
        }
        else
        {
            first_5 = first_8;
        }
        uint _S339 = Rows_step_0(r_10);
        j_11 = j_11 + ulonglong(_S339);
    }
    return first_5;
}

__device__ void BadTarget_finish_0(Spec_0 * spec_8, Rows_0 * r_11, ulonglong first_9)
{
    longlong * flag_0 = (longlong *)(&r_11->a_8)->p0_0;
    bool _S340;
    if((r_11->place_2) == 0U)
    {
        _S340 = first_9 != (BadTarget_none_0());
    }
    else
    {
        _S340 = false;
    }
    if(_S340)
    {
        _S340 = (*flag_0) < 0LL;
    }
    else
    {
        _S340 = false;
    }
    if(_S340)
    {
        *flag_0 = longlong(first_9);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_9, RowArguments_0 * a_22, uint group_0, uint lane_5)
{
    Rows_0 _S341 = Rows_of_0(a_22, lane_5);
    Rows_0 r_12 = _S341;
    ulonglong * _S342 = (ulonglong *)a_22->partials_0;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S343 = r_12;
        ulonglong _S344 = Rows_tiles_0(&_S343);
        if(tile_1 < _S344)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_12, tile_1);
        ulonglong _S345 = BadTarget_none_0();
        uint _S346 = a_22->stage_0;
        ulonglong v_41;
        if((a_22->stage_0) != 2U)
        {
            Rows_0 _S347 = r_12;
            ulonglong _S348 = BadTarget_of_elements_0(spec_9, &_S347);
            v_41 = _S348;
        }
        else
        {
            if((&r_12)->exists_0)
            {
                v_41 = _S345;
                uint i_23 = (&r_12)->place_2;
                for(;;)
                {
                    uint _S349 = a_22->parts_0;
                    if(i_23 < (a_22->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S350 = BadTarget_of_0(v_41, *(_S342 + ((&r_12)->row_0 * ulonglong(_S349) + ulonglong(i_23))));
                    uint i_24 = i_23 + a_22->width_2;
                    v_41 = _S350;
                    i_23 = i_24;
                }
            }
            else
            {
                v_41 = _S345;
            }
        }
        uint _S351 = a_22->width_2;
        ulonglong v_42;
        if((a_22->width_2) > 1U)
        {
            ulonglong _S352 = Group_all_0(v_41, (&r_12)->slot_0, _S351);
            v_42 = _S352;
        }
        else
        {
            v_42 = v_41;
        }
        if((&r_12)->exists_0)
        {
            if(_S346 != 1U)
            {
                Rows_0 _S353 = r_12;
                BadTarget_finish_0(spec_9, &_S353, v_42);
            }
            else
            {
                if(((&r_12)->place_2) == 0U)
                {
                    *(_S342 + ((&r_12)->row_0 * ulonglong(a_22->parts_0) + (&r_12)->part_0)) = v_42;
                }
            }
        }
        tile_1 = tile_1 + ulonglong(a_22->groups_0);
    }
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_10, RowArguments_0 * a_23, uint group_1, uint lane_6)
{
    uint _S354 = Spec_type_0(spec_10, 0U);
    uint _S355 = Spec_type_0(spec_10, 1U);
    uint _S356 = Spec_type_0(spec_10, 3U);
    uint _S357 = Spec_type_0(spec_10, 4U);
    float smooth_1 = F32_scalar_0(a_23->b_6);
    float _S358 = F32_over_0(smooth_1, F32_of_count_0(a_23->extent_0));
    Rows_0 _S359 = Rows_of_0(a_23, lane_6);
    Rows_0 r_13 = _S359;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S360 = r_13;
        ulonglong _S361 = Rows_tiles_0(&_S360);
        if(tile_2 < _S361)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_13, tile_2);
        if(!(&r_13)->exists_0)
        {
            tile_2 = tile_2 + ulonglong(a_23->groups_0);
            continue;
        }
        uint _S362 = size_of_0(_S354);
        Rows_0 _S363 = r_13;
        ulonglong _S364 = Rows_base_0(&_S363, 0U, _S362);
        uint _S365 = size_of_0(_S355);
        Rows_0 _S366 = r_13;
        ulonglong _S367 = Rows_base_0(&_S366, 1U, _S365);
        uint _S368 = Spec_type_0(spec_10, 2U);
        uint _S369 = size_of_0(_S368);
        Rows_0 _S370 = r_13;
        ulonglong _S371 = Rows_base_0(&_S370, 2U, _S369);
        Target_0 _S372 = Target_of_0(a_23, _S368, _S371);
        uint _S373 = size_of_0(_S356);
        Rows_0 _S374 = r_13;
        ulonglong _S375 = Rows_base_0(&_S374, 3U, _S373);
        ulonglong _S376 = load_0(_S373, _S375, 0LL);
        float _S377 = F32_of_0(_S356, _S376);
        ulonglong _S378 = load_0(_S373, _S375, longlong(a_23->rows_0));
        float _S379 = F32_of_0(_S356, _S378);
        uint _S380 = size_of_0(_S357);
        Rows_0 _S381 = r_13;
        ulonglong _S382 = Rows_base_0(&_S381, 4U, _S380);
        ulonglong _S383 = load_0(_S380, _S382, 0LL);
        float _S384 = F32_of_0(_S357, _S383);
        Rows_0 _S385 = r_13;
        ulonglong _S386 = Rows_first_0(&_S385);
        ulonglong j_12 = _S386;
        for(;;)
        {
            if(j_12 < ((&r_13)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S387 = r_13;
            Four_0 _S388 = Rows_read_0(&_S387, 1U, _S365, _S367, j_12);
            Four_0 e_22 = _S388;
            float _S389 = F32_of_0(_S355, (&e_22)->e_8[0U]) - _S377 - _S379;
            Rows_0 _S390 = r_13;
            ulonglong _S391 = Rows_at_0(&_S390, j_12, 0U);
            ulonglong _S392 = ulonglong(_S372.at_7);
            float z_5;
            if(_S391 == _S392)
            {
                z_5 = F32_expm1_0(_S389) + (smooth_1 - _S358);
            }
            else
            {
                z_5 = F32_exp_0(_S389) - _S358;
            }
            float _S393 = _S384 * z_5;
            bool _S394 = !_S372.valid_0;
            float z_6;
            if(_S394)
            {
                z_6 = F32_nan_0();
            }
            else
            {
                z_6 = _S393;
            }
            bool _S395;
            if(_S372.ignored_0)
            {
                _S395 = true;
            }
            else
            {
                if(_S372.valid_0)
                {
                    _S395 = _S384 == (F32_zero_0());
                }
                else
                {
                    _S395 = false;
                }
            }
            float z_7;
            if(_S395)
            {
                z_7 = F32_zero_0();
            }
            else
            {
                z_7 = z_6;
            }
            (&e_22)->e_8[0U] = F32_bits_0(_S354, z_7);
            float _S396 = F32_of_0(_S355, (&e_22)->e_8[1U]) - _S377 - _S379;
            Rows_0 _S397 = r_13;
            ulonglong _S398 = Rows_at_0(&_S397, j_12, 1U);
            float z_8;
            if(_S398 == _S392)
            {
                z_8 = F32_expm1_0(_S396) + (smooth_1 - _S358);
            }
            else
            {
                z_8 = F32_exp_0(_S396) - _S358;
            }
            float _S399 = _S384 * z_8;
            float z_9;
            if(_S394)
            {
                z_9 = F32_nan_0();
            }
            else
            {
                z_9 = _S399;
            }
            bool _S400;
            if(_S372.ignored_0)
            {
                _S400 = true;
            }
            else
            {
                if(_S372.valid_0)
                {
                    _S400 = _S384 == (F32_zero_0());
                }
                else
                {
                    _S400 = false;
                }
            }
            float z_10;
            if(_S400)
            {
                z_10 = F32_zero_0();
            }
            else
            {
                z_10 = z_9;
            }
            (&e_22)->e_8[1U] = F32_bits_0(_S354, z_10);
            float _S401 = F32_of_0(_S355, (&e_22)->e_8[2U]) - _S377 - _S379;
            Rows_0 _S402 = r_13;
            ulonglong _S403 = Rows_at_0(&_S402, j_12, 2U);
            float z_11;
            if(_S403 == _S392)
            {
                z_11 = F32_expm1_0(_S401) + (smooth_1 - _S358);
            }
            else
            {
                z_11 = F32_exp_0(_S401) - _S358;
            }
            float _S404 = _S384 * z_11;
            float z_12;
            if(_S394)
            {
                z_12 = F32_nan_0();
            }
            else
            {
                z_12 = _S404;
            }
            bool _S405;
            if(_S372.ignored_0)
            {
                _S405 = true;
            }
            else
            {
                if(_S372.valid_0)
                {
                    _S405 = _S384 == (F32_zero_0());
                }
                else
                {
                    _S405 = false;
                }
            }
            float z_13;
            if(_S405)
            {
                z_13 = F32_zero_0();
            }
            else
            {
                z_13 = z_12;
            }
            (&e_22)->e_8[2U] = F32_bits_0(_S354, z_13);
            float _S406 = F32_of_0(_S355, (&e_22)->e_8[3U]) - _S377 - _S379;
            Rows_0 _S407 = r_13;
            ulonglong _S408 = Rows_at_0(&_S407, j_12, 3U);
            float z_14;
            if(_S408 == _S392)
            {
                z_14 = F32_expm1_0(_S406) + (smooth_1 - _S358);
            }
            else
            {
                z_14 = F32_exp_0(_S406) - _S358;
            }
            float _S409 = _S384 * z_14;
            float z_15;
            if(_S394)
            {
                z_15 = F32_nan_0();
            }
            else
            {
                z_15 = _S409;
            }
            bool _S410;
            if(_S372.ignored_0)
            {
                _S410 = true;
            }
            else
            {
                if(_S372.valid_0)
                {
                    _S410 = _S384 == (F32_zero_0());
                }
                else
                {
                    _S410 = false;
                }
            }
            float z_16;
            if(_S410)
            {
                z_16 = F32_zero_0();
            }
            else
            {
                z_16 = z_15;
            }
            (&e_22)->e_8[3U] = F32_bits_0(_S354, z_16);
            Rows_0 _S411 = r_13;
            Four_0 _S412 = e_22;
            Rows_write_0(&_S411, 0U, _S362, _S364, j_12, &_S412);
            Rows_0 _S413 = r_13;
            uint _S414 = Rows_step_0(&_S413);
            j_12 = j_12 + ulonglong(_S414);
        }
        tile_2 = tile_2 + ulonglong(a_23->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_11, RowArguments_0 * a_24, uint group_2, uint lane_7)
{
    Rows_0 _S415 = Rows_of_0(a_24, lane_7);
    Rows_0 r_14 = _S415;
    CrossEntropyValue_0 * _S416 = (CrossEntropyValue_0 *)a_24->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S417 = r_14;
        ulonglong _S418 = Rows_tiles_0(&_S417);
        if(tile_3 < _S418)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_14, tile_3);
        CrossEntropyValue_0 _S419 = CrossEntropy_none_0();
        uint _S420 = a_24->stage_0;
        CrossEntropyValue_0 v_43;
        if((a_24->stage_0) != 2U)
        {
            Rows_0 _S421 = r_14;
            CrossEntropyValue_0 _S422 = CrossEntropy_of_elements_0(spec_11, &_S421);
            v_43 = _S422;
        }
        else
        {
            if((&r_14)->exists_0)
            {
                v_43 = _S419;
                uint i_25 = (&r_14)->place_2;
                for(;;)
                {
                    uint _S423 = a_24->parts_0;
                    if(i_25 < (a_24->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S424 = *(_S416 + ((&r_14)->row_0 * ulonglong(_S423) + ulonglong(i_25)));
                    CrossEntropyValue_0 _S425 = v_43;
                    CrossEntropyValue_0 _S426 = _S424;
                    CrossEntropyValue_0 _S427 = CrossEntropy_of_0(&_S425, &_S426);
                    uint i_26 = i_25 + a_24->width_2;
                    v_43 = _S427;
                    i_25 = i_26;
                }
            }
            else
            {
                v_43 = _S419;
            }
        }
        uint _S428 = a_24->width_2;
        CrossEntropyValue_0 v_44;
        if((a_24->width_2) > 1U)
        {
            CrossEntropyValue_0 _S429 = v_43;
            CrossEntropyValue_0 _S430 = Group_all_1(&_S429, (&r_14)->slot_0, _S428);
            v_44 = _S430;
        }
        else
        {
            v_44 = v_43;
        }
        if((&r_14)->exists_0)
        {
            if(_S420 != 1U)
            {
                Rows_0 _S431 = r_14;
                CrossEntropyValue_0 _S432 = v_44;
                CrossEntropy_finish_0(spec_11, &_S431, &_S432);
            }
            else
            {
                if(((&r_14)->place_2) == 0U)
                {
                    *(_S416 + ((&r_14)->row_0 * ulonglong(a_24->parts_0) + (&r_14)->part_0)) = v_44;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_24->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_12, RowArguments_0 * a_25, uint group_3, uint lane_8)
{
    Rows_0 _S433 = Rows_of_0(a_25, lane_8);
    Rows_0 r_15 = _S433;
    SoftSums_0 * _S434 = (SoftSums_0 *)a_25->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S435 = r_15;
        ulonglong _S436 = Rows_tiles_0(&_S435);
        if(tile_4 < _S436)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_15, tile_4);
        SoftSums_0 _S437 = SoftmaxGrad_none_0();
        uint _S438 = a_25->stage_0;
        SoftSums_0 v_45;
        if((a_25->stage_0) != 2U)
        {
            Rows_0 _S439 = r_15;
            SoftSums_0 _S440 = SoftmaxGrad_of_elements_0(spec_12, &_S439);
            v_45 = _S440;
        }
        else
        {
            if((&r_15)->exists_0)
            {
                v_45 = _S437;
                uint i_27 = (&r_15)->place_2;
                for(;;)
                {
                    uint _S441 = a_25->parts_0;
                    if(i_27 < (a_25->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    SoftSums_0 _S442 = *(_S434 + ((&r_15)->row_0 * ulonglong(_S441) + ulonglong(i_27)));
                    SoftSums_0 _S443 = v_45;
                    SoftSums_0 _S444 = _S442;
                    SoftSums_0 _S445 = SoftmaxGrad_of_0(&_S443, &_S444);
                    uint i_28 = i_27 + a_25->width_2;
                    v_45 = _S445;
                    i_27 = i_28;
                }
            }
            else
            {
                v_45 = _S437;
            }
        }
        uint _S446 = a_25->width_2;
        SoftSums_0 v_46;
        if((a_25->width_2) > 1U)
        {
            SoftSums_0 _S447 = v_45;
            SoftSums_0 _S448 = Group_all_2(&_S447, (&r_15)->slot_0, _S446);
            v_46 = _S448;
        }
        else
        {
            v_46 = v_45;
        }
        if((&r_15)->exists_0)
        {
            if(_S438 != 1U)
            {
                Rows_0 _S449 = r_15;
                SoftSums_0 _S450 = v_46;
                SoftmaxGrad_finish_0(spec_12, &_S449, &_S450);
            }
            else
            {
                if(((&r_15)->place_2) == 0U)
                {
                    *(_S434 + ((&r_15)->row_0 * ulonglong(a_25->parts_0) + (&r_15)->part_0)) = v_46;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_25->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_13, RowArguments_0 * a_26, uint group_4, uint lane_9)
{
    Rows_0 _S451 = Rows_of_0(a_26, lane_9);
    Rows_0 r_16 = _S451;
    MaxSum_0 * _S452 = (MaxSum_0 *)a_26->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S453 = r_16;
        ulonglong _S454 = Rows_tiles_0(&_S453);
        if(tile_5 < _S454)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_16, tile_5);
        MaxSum_0 _S455 = Softmax_none_0();
        uint _S456 = a_26->stage_0;
        MaxSum_0 v_47;
        if((a_26->stage_0) != 2U)
        {
            Rows_0 _S457 = r_16;
            MaxSum_0 _S458 = Softmax_of_elements_0(spec_13, &_S457);
            v_47 = _S458;
        }
        else
        {
            if((&r_16)->exists_0)
            {
                v_47 = _S455;
                uint i_29 = (&r_16)->place_2;
                for(;;)
                {
                    uint _S459 = a_26->parts_0;
                    if(i_29 < (a_26->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S460 = *(_S452 + ((&r_16)->row_0 * ulonglong(_S459) + ulonglong(i_29)));
                    MaxSum_0 _S461 = v_47;
                    MaxSum_0 _S462 = _S460;
                    MaxSum_0 _S463 = Softmax_of_0(&_S461, &_S462);
                    uint i_30 = i_29 + a_26->width_2;
                    v_47 = _S463;
                    i_29 = i_30;
                }
            }
            else
            {
                v_47 = _S455;
            }
        }
        uint _S464 = a_26->width_2;
        MaxSum_0 v_48;
        if((a_26->width_2) > 1U)
        {
            MaxSum_0 _S465 = v_47;
            MaxSum_0 _S466 = Group_all_3(&_S465, (&r_16)->slot_0, _S464);
            v_48 = _S466;
        }
        else
        {
            v_48 = v_47;
        }
        if((&r_16)->exists_0)
        {
            if(_S456 != 1U)
            {
                Rows_0 _S467 = r_16;
                MaxSum_0 _S468 = v_48;
                Softmax_finish_0(spec_13, &_S467, &_S468);
            }
            else
            {
                if(((&r_16)->place_2) == 0U)
                {
                    *(_S452 + ((&r_16)->row_0 * ulonglong(a_26->parts_0) + (&r_16)->part_0)) = v_48;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_26->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_softmax_f32(RowArguments_0 a_27, Spec_0 spec_14)
{
    uint _S469 = blockIdx.x;
    uint _S470 = threadIdx.x;
    Spec_0 _S471 = spec_14;
    RowArguments_0 _S472 = a_27;
    RowKernel_run_3(&_S471, &_S472, _S469, _S470);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f32(RowArguments_0 a_28, Spec_0 spec_15)
{
    uint _S473 = blockIdx.x;
    uint _S474 = threadIdx.x;
    Spec_0 _S475 = spec_15;
    RowArguments_0 _S476 = a_28;
    RowKernel_run_2(&_S475, &_S476, _S473, _S474);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f32(RowArguments_0 a_29, Spec_0 spec_16)
{
    uint _S477 = blockIdx.x;
    uint _S478 = threadIdx.x;
    Spec_0 _S479 = spec_16;
    RowArguments_0 _S480 = a_29;
    RowKernel_run_1(&_S479, &_S480, _S477, _S478);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f32(RowArguments_0 a_30, Spec_0 spec_17)
{
    uint _S481 = blockIdx.x;
    uint _S482 = threadIdx.x;
    Spec_0 _S483 = spec_17;
    RowArguments_0 _S484 = a_30;
    CrossEntropyGrad_run_0(&_S483, &_S484, _S481, _S482);
    return;
}

extern "C" __global__ void mpt_bad_target(RowArguments_0 a_31, Spec_0 spec_18)
{
    uint _S485 = blockIdx.x;
    uint _S486 = threadIdx.x;
    Spec_0 _S487 = spec_18;
    RowArguments_0 _S488 = a_31;
    RowKernel_run_0(&_S487, &_S488, _S485, _S486);
    return;
}

