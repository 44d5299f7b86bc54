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
    float sum_0;
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
    float _S14 = (&v_3)->sum_0;
    MaxSum_0 _S15 = low_0;
    float _S16;
    if((low_0.top_0) == ((&v_3)->top_0))
    {
        _S16 = low_0.sum_0;
    }
    else
    {
        _S16 = low_0.sum_0 * F32_exp_0(_S15.top_0 - (&v_3)->top_0);
    }
    (&v_3)->sum_0 = _S14 + _S16;
    return v_3;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_0(CrossEntropyValue_0 * a_6, CrossEntropyValue_0 * b_5)
{
    CrossEntropyValue_0 _S17 = *a_6;
    MaxSum_0 _S18 = (&_S17)->most_0;
    MaxSum_0 _S19 = MaxSum_of_0(&_S18, &b_5->most_0);
    (&_S17)->most_0 = _S19;
    (&_S17)->total_0 = (&_S17)->total_0 + b_5->total_0;
    return _S17;
}

__device__ CrossEntropyValue_0 Group_all_1(CrossEntropyValue_0 * v_4, uint lane_1, uint width_1)
{
    (*&values_1)[lane_1] = *v_4;
    meet_0();
    uint _S20 = (U32_min((width_1), (16U)));
    uint place_1 = lane_1 & (width_1 - 1U);
    uint first_2 = lane_1 - place_1;
    CrossEntropyValue_0 _S21;
    uint i_3;
    if(width_1 > _S20)
    {
        if(place_1 < _S20)
        {
            uint _S22 = place_1 + _S20;
            _S21 = *v_4;
            i_3 = _S22;
            for(;;)
            {
                if(i_3 < width_1)
                {
                }
                else
                {
                    break;
                }
                CrossEntropyValue_0 _S23 = _S21;
                CrossEntropyValue_0 _S24 = (*&values_1)[first_2 + i_3];
                CrossEntropyValue_0 _S25 = CrossEntropy_of_0(&_S23, &_S24);
                uint i_4 = i_3 + _S20;
                _S21 = _S25;
                i_3 = i_4;
            }
            (*&values_1)[lane_1] = _S21;
        }
        meet_0();
    }
    _S21 = (*&values_1)[first_2];
    i_3 = 1U;
    for(;;)
    {
        if(i_3 < _S20)
        {
        }
        else
        {
            break;
        }
        CrossEntropyValue_0 _S26 = _S21;
        CrossEntropyValue_0 _S27 = (*&values_1)[first_2 + i_3];
        CrossEntropyValue_0 _S28 = CrossEntropy_of_0(&_S26, &_S27);
        uint i_5 = i_3 + 1U;
        _S21 = _S28;
        i_3 = i_5;
    }
    meet_0();
    return _S21;
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

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ MaxSum_0 MaxSum_of_row_0(MaxSum_0 * v_5)
{
    MaxSum_0 _S29 = *v_5;
    float _S30 = F32_zero_0();
    if(((&_S29)->sum_0) == _S30)
    {
        (&_S29)->top_0 = _S30;
        (&_S29)->sum_0 = F32_one_0();
    }
    return _S29;
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
__device__ float poly_1(float x_8, FixedArray<float, 9>  * c_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_3)[int(0)], x_8, (*c_3)[int(1)]), x_8, (*c_3)[int(2)]), x_8, (*c_3)[int(3)]), x_8, (*c_3)[int(4)]), x_8, (*c_3)[int(5)]), x_8, (*c_3)[int(6)]), x_8, (*c_3)[int(7)]), x_8, (*c_3)[int(8)]);
}

__device__ LogSplit_0 LogSplit_x24init_0(float n_5, float f_1, float tail_1)
{
    LogSplit_0 _S31;
    (&_S31)->n_4 = n_5;
    (&_S31)->f_0 = f_1;
    (&_S31)->tail_0 = tail_1;
    return _S31;
}

__device__ LogSplit_0 split_log_0(float x_9)
{
    bool tiny_0 = x_9 < (U32_asfloat((8388608U)));
    float v_6;
    if(tiny_0)
    {
        v_6 = x_9 * 3.3554432e+07f;
    }
    else
    {
        v_6 = x_9;
    }
    uint _S32 = (F32_asuint((v_6)));
    int e_0 = int(_S32 - 1060439283U) >> int(23);
    float f_2 = (U32_asfloat((_S32 - (uint(e_0) << int(23))))) - 1.0f;
    float _S33 = float(e_0);
    if(tiny_0)
    {
        v_6 = 25.0f;
    }
    else
    {
        v_6 = 0.0f;
    }
    float n_6 = _S33 - v_6;
    FixedArray<float, 9>  _S34 = c_2;
    float _S35 = poly_1(f_2, &_S34);
    return LogSplit_x24init_0(n_6, f_2, _S35 * f_2 * (f_2 * f_2));
}

__device__ bool is_equal_0(float x_10, float y_0)
{
    return x_10 == y_0;
}

__device__ bool is_less_0(float x_11, float y_1)
{
    return x_11 < y_1;
}

__device__ float log_of_any_0(float x_12, float y_2)
{
    float _S36;
    if(x_12 == (U32_asfloat((2139095040U))))
    {
        _S36 = x_12;
    }
    else
    {
        _S36 = y_2;
    }
    if(is_equal_0(x_12, 0.0f))
    {
        _S36 = - (U32_asfloat((2139095040U)));
    }
    bool _S37;
    if(is_less_0(x_12, 0.0f))
    {
        _S37 = true;
    }
    else
    {
        _S37 = is_nan_0(x_12);
    }
    if(_S37)
    {
        _S36 = (U32_asfloat((2143289344U)));
    }
    return _S36;
}

__device__ float log_of_0(float x_13)
{
    LogSplit_0 s_0 = split_log_0(x_13);
    float _S38 = s_0.f_0;
    return log_of_any_0(x_13, product_sum_0(s_0.n_4, 0.693359375f, s_0.f_0 + product_sum_0(-0.5f, _S38 * _S38, product_sum_0(s_0.n_4, -0.00021219444170129f, s_0.tail_0))));
}

__device__ float F32_log_0(float v_7)
{
    return log_of_0(v_7);
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

__device__ longlong Rows_offset_0(Rows_0 * this_1, uint from_0, uint to_0, ulonglong i_6, uint k_1)
{
    ulonglong _S39 = i_6;
    uint d_0 = to_0;
    longlong sum_1 = 0LL;
    for(;;)
    {
        if(d_0 > from_0)
        {
        }
        else
        {
            break;
        }
        longlong _S40 = longlong(_S39);
        uint _S41 = d_0 - 1U;
        longlong index_0;
        if(_S41 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S41];
            ulonglong rest_0;
            if((_S39 >> int(32)) == 0ULL)
            {
                uint _S42;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S43 = uint(_S39) / uint(extent_2);
                    _S42 = _S43;
                }
                else
                {
                    _S42 = 0U;
                }
                rest_0 = ulonglong(_S42);
            }
            else
            {
                ulonglong _S44 = _S39 / extent_2;
                rest_0 = _S44;
            }
            index_0 = longlong(_S39 - rest_0 * extent_2);
            _S39 = rest_0;
        }
        else
        {
            index_0 = _S40;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S41;
        sum_1 = sum_2;
    }
    return sum_1;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_2, uint k_2, uint size_0)
{
    ulonglong p_1;
    if(k_2 == 0U)
    {
        p_1 = (&this_2->a_8)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_1 = (&this_2->a_8)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_1 = (&this_2->a_8)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_1 = (&this_2->a_8)->p3_0;
                }
                else
                {
                    p_1 = (&this_2->a_8)->p4_0;
                }
            }
        }
    }
    longlong _S45 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_1 + ulonglong(_S45 * longlong(size_0));
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ uint top_bit_0(uint v_10)
{
    uint _S46;
    uint at_0;
    if(v_10 >= 65536U)
    {
        _S46 = v_10 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S46 = v_10;
        at_0 = 0U;
    }
    if(_S46 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S46 = _S46 >> int(8);
        at_0 = at_1;
    }
    if(_S46 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S46 = _S46 >> int(4);
        at_0 = at_2;
    }
    if(_S46 >= 4U)
    {
        uint _S47 = _S46 >> int(2);
        at_0 = at_0 + 2U;
        _S46 = _S47;
    }
    return at_0 + (_S46 >> int(1));
}

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_9 = u_0 & 2147483647U;
    uint sign_1 = u_0 & 2147483648U;
    uint e_1 = a_9 >> int(23);
    uint m_0 = a_9 & 8388607U;
    if(a_9 == 0U)
    {
        return join_0(sign_1, 0U);
    }
    uint m_1;
    if(e_1 == 255U)
    {
        uint _S48 = (sign_1 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S48 | m_1, m_0 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_0);
        uint _S49 = top_1 + 874U;
        m_1 = (m_0 << (23U - top_1)) & 8388607U;
        e_2 = _S49;
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
    int _S50;
    if(s_1 >= 64U)
    {
        if(v_12 != 0ULL)
        {
            _S50 = int(1);
        }
        else
        {
            _S50 = int(0);
        }
        return ulonglong(_S50);
    }
    ulonglong _S51 = v_12 >> s_1;
    if((v_12 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S50 = int(1);
    }
    else
    {
        _S50 = int(0);
    }
    return _S51 | ulonglong(_S50);
}

__device__ ulonglong right_nearest_0(ulonglong v_13, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_13;
    }
    bool _S52;
    if(s_2 >= 64U)
    {
        if(s_2 == 64U)
        {
            _S52 = v_13 > 9223372036854775808ULL;
        }
        else
        {
            _S52 = false;
        }
        int _S53;
        if(_S52)
        {
            _S53 = int(1);
        }
        else
        {
            _S53 = int(0);
        }
        return ulonglong(_S53);
    }
    ulonglong q_0 = v_13 >> s_2;
    ulonglong rest_1 = v_13 & ((1ULL << s_2) - 1ULL);
    ulonglong half_1 = 1ULL << (s_2 - 1U);
    if(rest_1 > half_1)
    {
        _S52 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S52 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S52 = false;
        }
    }
    ulonglong _S54;
    if(_S52)
    {
        _S54 = q_0 + 1ULL;
    }
    else
    {
        _S54 = q_0;
    }
    return _S54;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S55 = high_0(u_1);
    uint sign_2 = _S55 & 2147483648U;
    uint e_4 = (_S55 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_3;
    if(e_4 == 2047U)
    {
        uint _S56 = (sign_2 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S56 | s_3;
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
        bool _S57;
        if(odd_0)
        {
            _S57 = m_2 != 0ULL;
        }
        else
        {
            _S57 = false;
        }
        int _S58;
        if(_S57)
        {
            _S58 = int(1);
        }
        else
        {
            _S58 = int(0);
        }
        return sign_2 | uint(_S58);
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

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S59 = high_0(u_2);
    uint _S60 = _S59 >> int(31);
    bool negative_0 = _S60 != 0U;
    uint e_5 = (_S59 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S61;
    if(e_5 == 2047U)
    {
        _S61 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S61 = false;
    }
    if(_S61)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S60));
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
    longlong _S62;
    if(negative_0)
    {
        _S62 = longlong(0ULL - m_7);
    }
    else
    {
        _S62 = longlong(m_7);
    }
    return _S62;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_14)
{
    longlong _S63;
    switch(type_1)
    {
    case 7U:
        {
            if(v_14 < -128LL)
            {
                _S63 = -128LL;
            }
            else
            {
                if(v_14 > 127LL)
                {
                    _S63 = 127LL;
                }
                else
                {
                    _S63 = v_14;
                }
            }
            return _S63;
        }
    case 8U:
        {
            if(v_14 < 0LL)
            {
                _S63 = 0LL;
            }
            else
            {
                if(v_14 > 255LL)
                {
                    _S63 = 255LL;
                }
                else
                {
                    _S63 = v_14;
                }
            }
            return _S63;
        }
    case 9U:
        {
            if(v_14 < -2147483648LL)
            {
                _S63 = -2147483648LL;
            }
            else
            {
                if(v_14 > 2147483647LL)
                {
                    _S63 = 2147483647LL;
                }
                else
                {
                    _S63 = v_14;
                }
            }
            return _S63;
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
    uint _S64 = a_10 & 8388607U;
    uint _S65;
    if(e_6 != 0U)
    {
        _S65 = 8388608U;
    }
    else
    {
        _S65 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S64 | _S65), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_11 = u_3 & 2147483647U;
    uint sign_3 = (u_3 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_3 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S66;
    if(a_11 >= 1199566848U)
    {
        _S66 = 31744U;
    }
    else
    {
        _S66 = narrow_0(a_11, 10U, 15U);
    }
    return sign_3 | _S66;
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
    uint a_12 = u_5 & 2147483647U;
    uint sign_4 = (u_5 >> int(24)) & 128U;
    uint _S67;
    if(a_12 >= 1140850688U)
    {
        _S67 = 127U;
    }
    else
    {
        _S67 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_4 | _S67;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_13 = u_6 & 2147483647U;
    uint sign_5 = (u_6 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_5 | 126U;
    }
    uint _S68;
    if(a_13 >= 1199570944U)
    {
        _S68 = 124U;
    }
    else
    {
        _S68 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_5 | _S68;
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
            int _S69;
            if((u_8 << int(1)) != 0ULL)
            {
                _S69 = int(1);
            }
            else
            {
                _S69 = int(0);
            }
            return ulonglong(_S69);
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
            int _S70;
            if((u_9 << int(1)) != 0U)
            {
                _S70 = int(1);
            }
            else
            {
                _S70 = int(0);
            }
            return ulonglong(_S70);
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
            uchar * _S71 = at_3(base_4, i_11);
            *_S71 = uchar(v_16);
            break;
        }
    case 2U:
        {
            ushort * _S72 = at_4(base_4, i_11);
            *_S72 = ushort(v_16);
            break;
        }
    case 4U:
        {
            uint * _S73 = at_5(base_4, i_11);
            *_S73 = uint(v_16);
            break;
        }
    default:
        {
            ulonglong * _S74 = at_6(base_4, i_11);
            *_S74 = v_16;
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
            uchar * _S75 = at_3(base_5, i_12);
            return ulonglong(*_S75);
        }
    case 2U:
        {
            ushort * _S76 = at_4(base_5, i_12);
            return ulonglong(*_S76);
        }
    case 4U:
        {
            uint * _S77 = at_5(base_5, i_12);
            return ulonglong(*_S77);
        }
    default:
        {
            ulonglong * _S78 = at_6(base_5, i_12);
            return *_S78;
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
            int _S79;
            if(v_17 != 0ULL)
            {
                _S79 = int(1);
            }
            else
            {
                _S79 = int(0);
            }
            return longlong(_S79);
        }
    default:
        {
            return longlong(v_17);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_18)
{
    uint _S80 = high_0(v_18);
    uint _S81;
    if(_S80 != 0U)
    {
        _S81 = 32U + top_bit_0(_S80);
    }
    else
    {
        _S81 = top_bit_0(low_1(v_18));
    }
    return _S81;
}

__device__ ulonglong f64_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0ULL;
    }
    bool _S82 = v_19 < 0LL;
    ulonglong m_8;
    if(_S82)
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
    if(_S82)
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
    uint _S83 = (sign_6 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S84;
    if(a_14 > 31744U)
    {
        _S84 = 4194304U;
    }
    else
    {
        _S84 = 0U;
    }
    return _S83 | _S84;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_7 = (h_1 & 128U) << int(24);
    uint _S85;
    if(a_15 == 127U)
    {
        _S85 = 2143289344U;
    }
    else
    {
        _S85 = widen_0(a_15, 3U, 7U);
    }
    return sign_7 | _S85;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_8 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_8 | (widen_0(a_16, 2U, 15U));
    }
    uint _S86;
    if(a_16 == 124U)
    {
        _S86 = 2139095040U;
    }
    else
    {
        _S86 = 2143289344U;
    }
    return sign_8 | _S86;
}

__device__ uint f32_of_i64_0(longlong v_20)
{
    if(v_20 == 0LL)
    {
        return 0U;
    }
    bool _S87 = v_20 < 0LL;
    ulonglong m_10;
    if(_S87)
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
    uint _S88;
    if(_S87)
    {
        _S88 = 2147483648U;
    }
    else
    {
        _S88 = 0U;
    }
    return _S88 + ((top_4 + 126U) << int(23)) + q_2;
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
    longlong _S89;
    if(is_integral_0(type_10))
    {
        _S89 = whole_of_0(type_10, v_23);
    }
    else
    {
        _S89 = i64_of_f64_0(f64_of_0(type_10, v_23));
    }
    return _S89;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_17, uint type_11, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S90 = load_0(size_of_0(type_11), address_0, 0LL);
    longlong _S91 = i64_of_0(type_11, _S90);
    (&t_0)->at_7 = _S91;
    (&t_0)->ignored_0 = _S91 == longlong(a_17->a_7);
    bool _S92;
    if(_S91 >= 0LL)
    {
        _S92 = ulonglong((&t_0)->at_7) < (a_17->extent_0);
    }
    else
    {
        _S92 = false;
    }
    (&t_0)->valid_0 = _S92;
    return t_0;
}

__device__ float F32_nan_0()
{
    return (U32_asfloat((2143289344U)));
}

__device__ longlong Rows_along_0(Rows_0 * this_3, uint k_3, ulonglong j_0)
{
    longlong _S93 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S93;
}

__device__ float F32_of_0(uint type_12, ulonglong v_24)
{
    return (U32_asfloat((f32_of_0(type_12, v_24))));
}

__device__ float F32_of_count_0(ulonglong n_7)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_7)))));
}

__device__ float quotient_0(float x_14, float y_3)
{
    return x_14 / y_3;
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
    uint _S94 = Spec_type_0(spec_0, 0U);
    uint _S95 = Spec_type_0(spec_0, 1U);
    uint _S96 = Spec_type_0(spec_0, 2U);
    uint _S97 = Spec_type_0(spec_0, 3U);
    MaxSum_0 _S98 = MaxSum_of_row_0(&v_25->most_0);
    float rest_2 = F32_log_0(_S98.sum_0);
    float smooth_0 = F32_scalar_0((&r_2->a_8)->b_6);
    if(_S95 != 0U)
    {
        uint size_3 = size_of_0(_S95);
        ulonglong _S99 = Rows_base_0(r_2, 1U, size_3);
        store_0(size_3, _S99, 0LL, F32_bits_0(_S95, _S98.top_0));
        ulonglong _S100 = Rows_base_0(r_2, 1U, size_3);
        store_0(size_3, _S100, longlong((&r_2->a_8)->rows_0), F32_bits_0(_S95, rest_2));
    }
    ulonglong _S101 = Rows_base_0(r_2, 3U, size_of_0(_S97));
    Target_0 _S102 = Target_of_0(&r_2->a_8, _S97, _S101);
    float z_0;
    if(_S102.ignored_0)
    {
        z_0 = F32_zero_0();
    }
    else
    {
        z_0 = F32_nan_0();
    }
    bool _S103;
    if(_S102.valid_0)
    {
        _S103 = !_S102.ignored_0;
    }
    else
    {
        _S103 = false;
    }
    if(_S103)
    {
        uint size_4 = size_of_0(_S96);
        ulonglong _S104 = Rows_base_0(r_2, 2U, size_4);
        longlong _S105 = Rows_along_0(r_2, 2U, ulonglong(_S102.at_7));
        ulonglong _S106 = load_0(size_4, _S104, _S105);
        float x_15 = F32_of_0(_S96, _S106);
        float _S107 = F32_one_0();
        if(!(smooth_0 == _S107))
        {
            z_0 = (_S107 - smooth_0) * (rest_2 + (_S98.top_0 - x_15));
        }
        else
        {
            z_0 = F32_zero_0();
        }
        if(!(smooth_0 == (F32_zero_0())))
        {
            z_0 = z_0 + smooth_0 * (rest_2 + (_S98.top_0 - F32_over_0(v_25->total_0, F32_of_count_0((&r_2->a_8)->extent_0))));
        }
    }
    uint _S108 = size_of_0(_S94);
    ulonglong _S109 = Rows_base_0(r_2, 0U, _S108);
    store_0(_S108, _S109, 0LL, F32_bits_0(_S94, z_0));
    return;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_26;
    (&v_26)->top_0 = F32_lowest_0();
    (&v_26)->sum_0 = F32_zero_0();
    return v_26;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_27;
    (&v_27)->most_0 = MaxSum_none_0();
    (&v_27)->total_0 = F32_zero_0();
    return v_27;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S110 = this_4->begin_0;
    uint _S111;
    if((((&this_4->a_8)->flags_0) & 2U) != 0U)
    {
        _S111 = 4U * this_4->place_2;
    }
    else
    {
        _S111 = this_4->place_2;
    }
    return _S110 + ulonglong(_S111);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S112;
    if((((&this_5->a_8)->flags_0) & 4U) != 0U)
    {
        _S112 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S112 = false;
    }
    return _S112;
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_8 = base_6 + i_13 * ulonglong(size_5);
    Four_0 r_3;
    if(size_5 == 1U)
    {
        uint * _S113 = (uint *)at_8;
        uint w_0 = *_S113;
        (&r_3)->e_8[int(0)] = ulonglong((*_S113) & 255U);
        (&r_3)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S114 = (uint2  *)at_8;
            uint2  _S115 = *_S114;
            uint _S116 = (*_S114).x;
            (&r_3)->e_8[int(0)] = ulonglong(_S116 & 65535U);
            (&r_3)->e_8[int(1)] = ulonglong(_S116 >> int(16));
            uint _S117 = _S115.y;
            (&r_3)->e_8[int(2)] = ulonglong(_S117 & 65535U);
            (&r_3)->e_8[int(3)] = ulonglong(_S117 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S118 = (uint4  *)at_8;
                uint4  _S119 = *_S118;
                (&r_3)->e_8[int(0)] = ulonglong((*_S118).x);
                (&r_3)->e_8[int(1)] = ulonglong(_S119.y);
                (&r_3)->e_8[int(2)] = ulonglong(_S119.z);
                (&r_3)->e_8[int(3)] = ulonglong(_S119.w);
            }
            else
            {
                uint4  * _S120 = (uint4  *)at_8;
                uint4  _S121 = *_S120;
                uint4  _S122 = *(uint4  *)(at_8 + 16ULL);
                (&r_3)->e_8[int(0)] = join_0((*_S120).y, (*_S120).x);
                (&r_3)->e_8[int(1)] = join_0(_S121.w, _S121.z);
                (&r_3)->e_8[int(2)] = join_0(_S122.y, _S122.x);
                (&r_3)->e_8[int(3)] = join_0(_S122.w, _S122.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_14)
{
    uint _S123;
    if((((&this_6->a_8)->flags_0) & 2U) != 0U)
    {
        _S123 = i_14;
    }
    else
    {
        _S123 = i_14 * (&this_6->a_8)->width_2;
    }
    return j_2 + ulonglong(_S123);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_15)
{
    ulonglong _S124 = Rows_at_0(this_7, j_3, i_15);
    return _S124 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_16;
    bool _S125 = Rows_is_dense_0(this_8, j_4);
    if(_S125)
    {
        x_16 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S126 = Rows_has_0(this_8, j_4, 0U);
        if(_S126)
        {
            ulonglong _S127 = Rows_at_0(this_8, j_4, 0U);
            longlong _S128 = Rows_along_0(this_8, k_4, _S127);
            ulonglong _S129 = load_0(size_6, base_7, _S128);
            (&x_16)->e_8[0U] = _S129;
        }
        bool _S130 = Rows_has_0(this_8, j_4, 1U);
        if(_S130)
        {
            ulonglong _S131 = Rows_at_0(this_8, j_4, 1U);
            longlong _S132 = Rows_along_0(this_8, k_4, _S131);
            ulonglong _S133 = load_0(size_6, base_7, _S132);
            (&x_16)->e_8[1U] = _S133;
        }
        bool _S134 = Rows_has_0(this_8, j_4, 2U);
        if(_S134)
        {
            ulonglong _S135 = Rows_at_0(this_8, j_4, 2U);
            longlong _S136 = Rows_along_0(this_8, k_4, _S135);
            ulonglong _S137 = load_0(size_6, base_7, _S136);
            (&x_16)->e_8[2U] = _S137;
        }
        bool _S138 = Rows_has_0(this_8, j_4, 3U);
        if(_S138)
        {
            ulonglong _S139 = Rows_at_0(this_8, j_4, 3U);
            longlong _S140 = Rows_along_0(this_8, k_4, _S139);
            ulonglong _S141 = load_0(size_6, base_7, _S140);
            (&x_16)->e_8[3U] = _S141;
        }
    }
    return x_16;
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ MaxSum_0 MaxSum_one_0(float x_17)
{
    MaxSum_0 v_28;
    (&v_28)->top_0 = x_17;
    float _S142;
    if(x_17 == (F32_highest_0()))
    {
        _S142 = F32_nan_0();
    }
    else
    {
        if(x_17 == (F32_lowest_0()))
        {
            _S142 = F32_zero_0();
        }
        else
        {
            _S142 = F32_one_0();
        }
    }
    (&v_28)->sum_0 = _S142;
    return v_28;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_8)->width_2;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_4)
{
    uint _S143 = Spec_type_0(spec_1, 2U);
    uint size_7 = size_of_0(_S143);
    ulonglong _S144 = Rows_base_0(r_4, 2U, size_7);
    CrossEntropyValue_0 v_29 = CrossEntropy_none_0();
    ulonglong _S145 = Rows_first_0(r_4);
    ulonglong j_5 = _S145;
    for(;;)
    {
        if(j_5 < (r_4->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S146 = Rows_read_0(r_4, 2U, size_7, _S144, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S147 = Rows_has_0(r_4, j_5, 0U);
                    if(!_S147)
                    {
                        break;
                    }
                    float e_9 = F32_of_0(_S143, _S146.e_8[0U]);
                    MaxSum_0 _S148 = MaxSum_one_0(e_9);
                    MaxSum_0 _S149 = (&v_29)->most_0;
                    MaxSum_0 _S150 = _S148;
                    MaxSum_0 _S151 = MaxSum_of_0(&_S149, &_S150);
                    (&v_29)->most_0 = _S151;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S152 = Rows_has_0(r_4, j_5, 1U);
                    if(!_S152)
                    {
                        break;
                    }
                    float e_10 = F32_of_0(_S143, _S146.e_8[1U]);
                    MaxSum_0 _S153 = MaxSum_one_0(e_10);
                    MaxSum_0 _S154 = (&v_29)->most_0;
                    MaxSum_0 _S155 = _S153;
                    MaxSum_0 _S156 = MaxSum_of_0(&_S154, &_S155);
                    (&v_29)->most_0 = _S156;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S157 = Rows_has_0(r_4, j_5, 2U);
                    if(!_S157)
                    {
                        break;
                    }
                    float e_11 = F32_of_0(_S143, _S146.e_8[2U]);
                    MaxSum_0 _S158 = MaxSum_one_0(e_11);
                    MaxSum_0 _S159 = (&v_29)->most_0;
                    MaxSum_0 _S160 = _S158;
                    MaxSum_0 _S161 = MaxSum_of_0(&_S159, &_S160);
                    (&v_29)->most_0 = _S161;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S162 = Rows_has_0(r_4, j_5, 3U);
                    if(!_S162)
                    {
                        break;
                    }
                    float e_12 = F32_of_0(_S143, _S146.e_8[3U]);
                    MaxSum_0 _S163 = MaxSum_one_0(e_12);
                    MaxSum_0 _S164 = (&v_29)->most_0;
                    MaxSum_0 _S165 = _S163;
                    MaxSum_0 _S166 = MaxSum_of_0(&_S164, &_S165);
                    (&v_29)->most_0 = _S166;
                    (&v_29)->total_0 = (&v_29)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S167 = Rows_step_0(r_4);
        j_5 = j_5 + ulonglong(_S167);
    }
    return v_29;
}

__device__ __shared__ FixedArray<float, 256>  values_2;

__device__ float SoftmaxGrad_of_0(float a_19, float b_8)
{
    return a_19 + b_8;
}

__device__ float Group_all_2(float v_30, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = v_30;
    meet_0();
    uint _S168 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_3 = lane_2 - place_3;
    float _S169;
    uint i_16;
    if(width_3 > _S168)
    {
        if(place_3 < _S168)
        {
            uint _S170 = place_3 + _S168;
            _S169 = v_30;
            i_16 = _S170;
            for(;;)
            {
                if(i_16 < width_3)
                {
                }
                else
                {
                    break;
                }
                float _S171 = SoftmaxGrad_of_0(_S169, (*&values_2)[first_3 + i_16]);
                uint i_17 = i_16 + _S168;
                _S169 = _S171;
                i_16 = i_17;
            }
            (*&values_2)[lane_2] = _S169;
        }
        meet_0();
    }
    _S169 = (*&values_2)[first_3];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S168)
        {
        }
        else
        {
            break;
        }
        float _S172 = SoftmaxGrad_of_0(_S169, (*&values_2)[first_3 + i_16]);
        uint i_18 = i_16 + 1U;
        _S169 = _S172;
        i_16 = i_18;
    }
    meet_0();
    return _S169;
}

__device__ void store4_0(uint size_8, ulonglong base_8, ulonglong i_19, Four_0 * v_31)
{
    ulonglong at_9 = base_8 + i_19 * ulonglong(size_8);
    if(size_8 == 1U)
    {
        *(uint *)at_9 = (((low_1((v_31->e_8[int(0)]) & 255ULL)) | ((low_1((v_31->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_1((v_31->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_1(v_31->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_1((v_31->e_8[int(0)]) & 65535ULL)) | ((low_1(v_31->e_8[int(1)])) << int(16)), (low_1((v_31->e_8[int(2)]) & 65535ULL)) | ((low_1(v_31->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_8 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_31->e_8[int(0)]), low_1(v_31->e_8[int(1)]), low_1(v_31->e_8[int(2)]), low_1(v_31->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_31->e_8[int(0)]), high_0(v_31->e_8[int(0)]), low_1(v_31->e_8[int(1)]), high_0(v_31->e_8[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_1(v_31->e_8[int(2)]), high_0(v_31->e_8[int(2)]), low_1(v_31->e_8[int(3)]), high_0(v_31->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_9, ulonglong base_9, ulonglong j_6, Four_0 * x_18)
{
    bool _S173 = Rows_is_dense_0(this_10, j_6);
    if(_S173)
    {
        store4_0(size_9, base_9, j_6, x_18);
    }
    else
    {
        bool _S174 = Rows_has_0(this_10, j_6, 0U);
        if(_S174)
        {
            ulonglong _S175 = Rows_at_0(this_10, j_6, 0U);
            longlong _S176 = Rows_along_0(this_10, k_5, _S175);
            store_0(size_9, base_9, _S176, x_18->e_8[0U]);
        }
        bool _S177 = Rows_has_0(this_10, j_6, 1U);
        if(_S177)
        {
            ulonglong _S178 = Rows_at_0(this_10, j_6, 1U);
            longlong _S179 = Rows_along_0(this_10, k_5, _S178);
            store_0(size_9, base_9, _S179, x_18->e_8[1U]);
        }
        bool _S180 = Rows_has_0(this_10, j_6, 2U);
        if(_S180)
        {
            ulonglong _S181 = Rows_at_0(this_10, j_6, 2U);
            longlong _S182 = Rows_along_0(this_10, k_5, _S181);
            store_0(size_9, base_9, _S182, x_18->e_8[2U]);
        }
        bool _S183 = Rows_has_0(this_10, j_6, 3U);
        if(_S183)
        {
            ulonglong _S184 = Rows_at_0(this_10, j_6, 3U);
            longlong _S185 = Rows_along_0(this_10, k_5, _S184);
            store_0(size_9, base_9, _S185, x_18->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_5, float sum_3)
{
    uint _S186 = Spec_type_0(spec_2, 0U);
    uint _S187 = Spec_type_0(spec_2, 1U);
    uint _S188 = Spec_type_0(spec_2, 2U);
    uint _S189 = size_of_0(_S187);
    ulonglong _S190 = Rows_base_0(r_5, 1U, _S189);
    uint _S191 = size_of_0(_S188);
    ulonglong _S192 = Rows_base_0(r_5, 2U, _S191);
    uint _S193 = size_of_0(_S186);
    ulonglong _S194 = Rows_base_0(r_5, 0U, _S193);
    ulonglong _S195 = Rows_first_0(r_5);
    ulonglong j_7 = _S195;
    for(;;)
    {
        if(j_7 < (r_5->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S196 = Rows_read_0(r_5, 1U, _S189, _S190, j_7);
        Four_0 _S197 = Rows_read_0(r_5, 2U, _S191, _S192, j_7);
        Four_0 d_1;
        float e_13 = F32_of_0(_S187, _S196.e_8[0U]);
        float p_2 = F32_of_0(_S188, _S197.e_8[0U]);
        bool _S198 = (spec_2->op_0) != 0U;
        float _S199;
        if(_S198)
        {
            _S199 = e_13 - F32_exp_0(p_2) * sum_3;
        }
        else
        {
            _S199 = p_2 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F32_bits_0(_S186, _S199);
        float e_14 = F32_of_0(_S187, _S196.e_8[1U]);
        float p_3 = F32_of_0(_S188, _S197.e_8[1U]);
        float _S200;
        if(_S198)
        {
            _S200 = e_14 - F32_exp_0(p_3) * sum_3;
        }
        else
        {
            _S200 = p_3 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F32_bits_0(_S186, _S200);
        float e_15 = F32_of_0(_S187, _S196.e_8[2U]);
        float p_4 = F32_of_0(_S188, _S197.e_8[2U]);
        float _S201;
        if(_S198)
        {
            _S201 = e_15 - F32_exp_0(p_4) * sum_3;
        }
        else
        {
            _S201 = p_4 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F32_bits_0(_S186, _S201);
        float e_16 = F32_of_0(_S187, _S196.e_8[3U]);
        float p_5 = F32_of_0(_S188, _S197.e_8[3U]);
        float _S202;
        if(_S198)
        {
            _S202 = e_16 - F32_exp_0(p_5) * sum_3;
        }
        else
        {
            _S202 = p_5 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F32_bits_0(_S186, _S202);
        Four_0 _S203 = d_1;
        Rows_write_0(r_5, 0U, _S193, _S194, j_7, &_S203);
        uint _S204 = Rows_step_0(r_5);
        j_7 = j_7 + ulonglong(_S204);
    }
    return;
}

__device__ float SoftmaxGrad_none_0()
{
    return F32_zero_0();
}

__device__ float SoftmaxGrad_of_elements_0(Spec_0 * spec_3, Rows_0 * r_6)
{
    float sum_4;
    float sum_5;
    float sum_6;
    uint _S205 = Spec_type_0(spec_3, 1U);
    uint _S206 = Spec_type_0(spec_3, 2U);
    uint _S207 = size_of_0(_S205);
    ulonglong _S208 = Rows_base_0(r_6, 1U, _S207);
    uint _S209 = size_of_0(_S206);
    ulonglong _S210 = Rows_base_0(r_6, 2U, _S209);
    float _S211 = SoftmaxGrad_none_0();
    ulonglong _S212 = Rows_first_0(r_6);
    ulonglong j_8 = _S212;
    float sum_7 = _S211;
    for(;;)
    {
        if(j_8 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S213 = Rows_read_0(r_6, 1U, _S207, _S208, j_8);
        uint _S214 = spec_3->op_0;
        Four_0 v_32;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S215 = Rows_read_0(r_6, 2U, _S209, _S210, j_8);
            v_32 = _S215;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S216 = Rows_has_0(r_6, j_8, 0U);
                    if(!_S216)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    float e_17 = F32_of_0(_S205, _S213.e_8[0U]);
                    if(_S214 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F32_of_0(_S206, v_32.e_8[0U]);
                    }
                    sum_4 = sum_7 + sum_4;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S217 = Rows_has_0(r_6, j_8, 1U);
                    if(!_S217)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    float e_18 = F32_of_0(_S205, _S213.e_8[1U]);
                    if(_S214 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F32_of_0(_S206, v_32.e_8[1U]);
                    }
                    sum_5 = sum_4 + sum_5;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S218 = Rows_has_0(r_6, j_8, 2U);
                    if(!_S218)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    float e_19 = F32_of_0(_S205, _S213.e_8[2U]);
                    if(_S214 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F32_of_0(_S206, v_32.e_8[2U]);
                    }
                    sum_6 = sum_5 + sum_6;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S219 = Rows_has_0(r_6, j_8, 3U);
                    if(!_S219)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    float e_20 = F32_of_0(_S205, _S213.e_8[3U]);
                    float _S220;
                    if(_S214 != 0U)
                    {
                        _S220 = e_20;
                    }
                    else
                    {
                        _S220 = e_20 * F32_of_0(_S206, v_32.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S220;
                    break;
                }
                break;
            }
            break;
        }
        uint _S221 = Rows_step_0(r_6);
        j_8 = j_8 + ulonglong(_S221);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_3;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_20, MaxSum_0 * b_9)
{
    MaxSum_0 _S222 = MaxSum_of_0(a_20, b_9);
    return _S222;
}

__device__ MaxSum_0 Group_all_3(MaxSum_0 * v_33, uint lane_3, uint width_4)
{
    (*&values_3)[lane_3] = *v_33;
    meet_0();
    uint _S223 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_4 = lane_3 - place_4;
    MaxSum_0 _S224;
    uint i_20;
    if(width_4 > _S223)
    {
        if(place_4 < _S223)
        {
            uint _S225 = place_4 + _S223;
            _S224 = *v_33;
            i_20 = _S225;
            for(;;)
            {
                if(i_20 < width_4)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S226 = _S224;
                MaxSum_0 _S227 = (*&values_3)[first_4 + i_20];
                MaxSum_0 _S228 = Softmax_of_0(&_S226, &_S227);
                uint i_21 = i_20 + _S223;
                _S224 = _S228;
                i_20 = i_21;
            }
            (*&values_3)[lane_3] = _S224;
        }
        meet_0();
    }
    _S224 = (*&values_3)[first_4];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S223)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S229 = _S224;
        MaxSum_0 _S230 = (*&values_3)[first_4 + i_20];
        MaxSum_0 _S231 = Softmax_of_0(&_S229, &_S230);
        uint i_22 = i_20 + 1U;
        _S224 = _S231;
        i_20 = i_22;
    }
    meet_0();
    return _S224;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_7, MaxSum_0 * whole_1)
{
    MaxSum_0 _S232 = MaxSum_of_row_0(whole_1);
    uint _S233 = Spec_type_0(spec_4, 0U);
    uint _S234 = Spec_type_0(spec_4, 1U);
    uint _S235 = size_of_0(_S233);
    ulonglong _S236 = Rows_base_0(r_7, 0U, _S235);
    uint _S237 = size_of_0(_S234);
    ulonglong _S238 = Rows_base_0(r_7, 1U, _S237);
    float _S239 = F32_log_0(_S232.sum_0);
    ulonglong _S240 = Rows_first_0(r_7);
    ulonglong j_9 = _S240;
    for(;;)
    {
        if(j_9 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S241 = Rows_read_0(r_7, 1U, _S237, _S238, j_9);
        Four_0 e_21 = _S241;
        float _S242 = F32_of_0(_S234, (&e_21)->e_8[0U]) - _S232.top_0;
        bool _S243 = (spec_4->op_0) != 0U;
        float _S244;
        if(_S243)
        {
            _S244 = _S242 - _S239;
        }
        else
        {
            _S244 = F32_over_0(F32_exp_0(_S242), _S232.sum_0);
        }
        (&e_21)->e_8[0U] = F32_bits_0(_S233, _S244);
        float _S245 = F32_of_0(_S234, (&e_21)->e_8[1U]) - _S232.top_0;
        float _S246;
        if(_S243)
        {
            _S246 = _S245 - _S239;
        }
        else
        {
            _S246 = F32_over_0(F32_exp_0(_S245), _S232.sum_0);
        }
        (&e_21)->e_8[1U] = F32_bits_0(_S233, _S246);
        float _S247 = F32_of_0(_S234, (&e_21)->e_8[2U]) - _S232.top_0;
        float _S248;
        if(_S243)
        {
            _S248 = _S247 - _S239;
        }
        else
        {
            _S248 = F32_over_0(F32_exp_0(_S247), _S232.sum_0);
        }
        (&e_21)->e_8[2U] = F32_bits_0(_S233, _S248);
        float _S249 = F32_of_0(_S234, (&e_21)->e_8[3U]) - _S232.top_0;
        float _S250;
        if(_S243)
        {
            _S250 = _S249 - _S239;
        }
        else
        {
            _S250 = F32_over_0(F32_exp_0(_S249), _S232.sum_0);
        }
        (&e_21)->e_8[3U] = F32_bits_0(_S233, _S250);
        Four_0 _S251 = e_21;
        Rows_write_0(r_7, 0U, _S235, _S236, j_9, &_S251);
        uint _S252 = Rows_step_0(r_7);
        j_9 = j_9 + ulonglong(_S252);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_8)
{
    uint _S253 = Spec_type_0(spec_5, 1U);
    uint size_10 = size_of_0(_S253);
    ulonglong _S254 = Rows_base_0(r_8, 1U, size_10);
    MaxSum_0 _S255 = Softmax_none_0();
    ulonglong _S256 = Rows_first_0(r_8);
    ulonglong j_10 = _S256;
    MaxSum_0 v_34 = _S255;
    for(;;)
    {
        if(j_10 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S257 = Rows_read_0(r_8, 1U, size_10, _S254, j_10);
        bool _S258 = Rows_has_0(r_8, j_10, 0U);
        MaxSum_0 v_35;
        if(_S258)
        {
            MaxSum_0 _S259 = MaxSum_one_0(F32_of_0(_S253, _S257.e_8[0U]));
            MaxSum_0 _S260 = v_34;
            MaxSum_0 _S261 = _S259;
            MaxSum_0 _S262 = Softmax_of_0(&_S260, &_S261);
            v_35 = _S262;
        }
        else
        {
            v_35 = v_34;
        }
        bool _S263 = Rows_has_0(r_8, j_10, 1U);
        MaxSum_0 v_36;
        if(_S263)
        {
            MaxSum_0 _S264 = MaxSum_one_0(F32_of_0(_S253, _S257.e_8[1U]));
            MaxSum_0 _S265 = v_35;
            MaxSum_0 _S266 = _S264;
            MaxSum_0 _S267 = Softmax_of_0(&_S265, &_S266);
            v_36 = _S267;
        }
        else
        {
            v_36 = v_35;
        }
        bool _S268 = Rows_has_0(r_8, j_10, 2U);
        MaxSum_0 v_37;
        if(_S268)
        {
            MaxSum_0 _S269 = MaxSum_one_0(F32_of_0(_S253, _S257.e_8[2U]));
            MaxSum_0 _S270 = v_36;
            MaxSum_0 _S271 = _S269;
            MaxSum_0 _S272 = Softmax_of_0(&_S270, &_S271);
            v_37 = _S272;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S273 = Rows_has_0(r_8, j_10, 3U);
        if(_S273)
        {
            MaxSum_0 _S274 = MaxSum_one_0(F32_of_0(_S253, _S257.e_8[3U]));
            MaxSum_0 _S275 = v_37;
            MaxSum_0 _S276 = _S274;
            MaxSum_0 _S277 = Softmax_of_0(&_S275, &_S276);
            v_34 = _S277;
        }
        else
        {
            v_34 = v_37;
        }
        uint _S278 = Rows_step_0(r_8);
        j_10 = j_10 + ulonglong(_S278);
    }
    return v_34;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_21, uint lane_4)
{
    Rows_0 r_9;
    (&r_9)->a_8 = *a_21;
    (&r_9)->g_0 = (RowGeometry_0 *)a_21->geometry_0;
    uint _S279 = a_21->width_2;
    uint side_0 = 256U / a_21->width_2;
    uint _S280;
    if(((a_21->flags_0) & 1U) != 0U)
    {
        uint _S281 = lane_4 % side_0;
        uint _S282 = _S281 * _S279;
        uint _S283 = lane_4 / side_0;
        _S280 = _S282 + _S283;
    }
    else
    {
        _S280 = lane_4;
    }
    (&r_9)->slot_0 = _S280;
    uint _S284 = _S280 % _S279;
    (&r_9)->place_2 = _S284;
    return r_9;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_8)->width_2;
    ulonglong _S285 = ulonglong(side_1);
    ulonglong _S286 = ((&this_11->a_8)->rows_0 + _S285 - 1ULL) / _S285;
    return _S286 * ulonglong((&this_11->a_8)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S287 = this_12->begin_0 + (&this_12->a_8)->chunk_0;
    ulonglong _S288 = (&this_12->a_8)->extent_0;
    ulonglong _S289;
    if(_S287 < ((&this_12->a_8)->extent_0))
    {
        _S289 = _S287;
    }
    else
    {
        _S289 = _S288;
    }
    return _S289;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S290 = tile_0 % ulonglong((&this_13->a_8)->splits_0);
    this_13->part_0 = _S290;
    ulonglong _S291 = tile_0 / ulonglong((&this_13->a_8)->splits_0);
    uint _S292 = 256U / (&this_13->a_8)->width_2;
    ulonglong _S293 = _S291 * ulonglong(_S292);
    uint _S294 = this_13->slot_0 / (&this_13->a_8)->width_2;
    ulonglong _S295 = _S293 + ulonglong(_S294);
    this_13->row_0 = _S295;
    bool _S296 = _S295 < ((&this_13->a_8)->rows_0);
    this_13->exists_0 = _S296;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_8)->chunk_0;
    ulonglong _S297;
    if(_S296)
    {
        Rows_0 _S298 = *this_13;
        ulonglong _S299 = Rows_stop_0(&_S298);
        _S297 = _S299;
    }
    else
    {
        _S297 = this_13->begin_0;
    }
    this_13->end_0 = _S297;
    return;
}

__device__ ulonglong BadTarget_none_0()
{
    return 18446744073709551615ULL;
}

__device__ ulonglong BadTarget_of_elements_0(Spec_0 * spec_6, Rows_0 * r_10)
{
    uint _S300 = Spec_type_0(spec_6, 1U);
    uint size_11 = size_of_0(_S300);
    ulonglong _S301 = Rows_base_0(r_10, 1U, size_11);
    ulonglong _S302 = BadTarget_none_0();
    ulonglong _S303 = Rows_first_0(r_10);
    ulonglong j_11 = _S303;
    ulonglong first_5 = _S302;
    for(;;)
    {
        if(j_11 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S304 = Rows_read_0(r_10, 1U, size_11, _S301, j_11);
        longlong t_1 = i64_of_0(_S300, _S304.e_8[0U]);
        bool _S305 = Rows_has_0(r_10, j_11, 0U);
        bool _S306;
        if(_S305)
        {
            _S306 = t_1 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S306 = false;
        }
        bool _S307;
        if(_S306)
        {
            if(t_1 < 0LL)
            {
                _S307 = true;
            }
            else
            {
                _S307 = ulonglong(t_1) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S307 = false;
        }
        ulonglong first_6;
        if(_S307)
        {
            ulonglong _S308 = Rows_at_0(r_10, j_11, 0U);
            first_6 = BadTarget_of_0(first_5, _S308);
        }
        else
        {
            first_6 = first_5;
        }
        longlong t_2 = i64_of_0(_S300, _S304.e_8[1U]);
        bool _S309 = Rows_has_0(r_10, j_11, 1U);
        bool _S310;
        if(_S309)
        {
            _S310 = t_2 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S310 = false;
        }
        bool _S311;
        if(_S310)
        {
            if(t_2 < 0LL)
            {
                _S311 = true;
            }
            else
            {
                _S311 = ulonglong(t_2) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S311 = false;
        }
        ulonglong first_7;
        if(_S311)
        {
            ulonglong _S312 = Rows_at_0(r_10, j_11, 1U);
            first_7 = BadTarget_of_0(first_6, _S312);
        }
        else
        {
            first_7 = first_6;
        }
        longlong t_3 = i64_of_0(_S300, _S304.e_8[2U]);
        bool _S313 = Rows_has_0(r_10, j_11, 2U);
        bool _S314;
        if(_S313)
        {
            _S314 = t_3 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S314 = false;
        }
        bool _S315;
        if(_S314)
        {
            if(t_3 < 0LL)
            {
                _S315 = true;
            }
            else
            {
                _S315 = ulonglong(t_3) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S315 = false;
        }
        ulonglong first_8;
        if(_S315)
        {
            ulonglong _S316 = Rows_at_0(r_10, j_11, 2U);
            first_8 = BadTarget_of_0(first_7, _S316);
        }
        else
        {
            first_8 = first_7;
        }
        longlong t_4 = i64_of_0(_S300, _S304.e_8[3U]);
        bool _S317 = Rows_has_0(r_10, j_11, 3U);
        bool _S318;
        if(_S317)
        {
            _S318 = t_4 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S318 = false;
        }
        bool _S319;
        if(_S318)
        {
            if(t_4 < 0LL)
            {
                _S319 = true;
            }
            else
            {
                _S319 = ulonglong(t_4) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S319 = false;
        }
        if(_S319)
        {
            ulonglong _S320 = Rows_at_0(r_10, j_11, 3U);
            first_5 = BadTarget_of_0(first_8, _S320);
        }
        else
        {
            first_5 = first_8;
        }
        uint _S321 = Rows_step_0(r_10);
        j_11 = j_11 + ulonglong(_S321);
    }
    return first_5;
}

__device__ void BadTarget_finish_0(Spec_0 * spec_7, Rows_0 * r_11, ulonglong first_9)
{
    longlong * flag_0 = (longlong *)(&r_11->a_8)->p0_0;
    bool _S322;
    if((r_11->place_2) == 0U)
    {
        _S322 = first_9 != (BadTarget_none_0());
    }
    else
    {
        _S322 = false;
    }
    if(_S322)
    {
        _S322 = (*flag_0) < 0LL;
    }
    else
    {
        _S322 = false;
    }
    if(_S322)
    {
        *flag_0 = longlong(first_9);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_8, RowArguments_0 * a_22, uint group_0, uint lane_5)
{
    Rows_0 _S323 = Rows_of_0(a_22, lane_5);
    Rows_0 r_12 = _S323;
    ulonglong * _S324 = (ulonglong *)a_22->partials_0;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S325 = r_12;
        ulonglong _S326 = Rows_tiles_0(&_S325);
        if(tile_1 < _S326)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_12, tile_1);
        ulonglong _S327 = BadTarget_none_0();
        uint _S328 = a_22->stage_0;
        ulonglong v_38;
        if((a_22->stage_0) != 2U)
        {
            Rows_0 _S329 = r_12;
            ulonglong _S330 = BadTarget_of_elements_0(spec_8, &_S329);
            v_38 = _S330;
        }
        else
        {
            if((&r_12)->exists_0)
            {
                v_38 = _S327;
                uint i_23 = (&r_12)->place_2;
                for(;;)
                {
                    uint _S331 = a_22->parts_0;
                    if(i_23 < (a_22->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S332 = BadTarget_of_0(v_38, *(_S324 + ((&r_12)->row_0 * ulonglong(_S331) + ulonglong(i_23))));
                    uint i_24 = i_23 + a_22->width_2;
                    v_38 = _S332;
                    i_23 = i_24;
                }
            }
            else
            {
                v_38 = _S327;
            }
        }
        uint _S333 = a_22->width_2;
        ulonglong v_39;
        if((a_22->width_2) > 1U)
        {
            ulonglong _S334 = Group_all_0(v_38, (&r_12)->slot_0, _S333);
            v_39 = _S334;
        }
        else
        {
            v_39 = v_38;
        }
        if((&r_12)->exists_0)
        {
            if(_S328 != 1U)
            {
                Rows_0 _S335 = r_12;
                BadTarget_finish_0(spec_8, &_S335, v_39);
            }
            else
            {
                if(((&r_12)->place_2) == 0U)
                {
                    *(_S324 + ((&r_12)->row_0 * ulonglong(a_22->parts_0) + (&r_12)->part_0)) = v_39;
                }
            }
        }
        tile_1 = tile_1 + ulonglong(a_22->groups_0);
    }
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_9, RowArguments_0 * a_23, uint group_1, uint lane_6)
{
    uint _S336 = Spec_type_0(spec_9, 0U);
    uint _S337 = Spec_type_0(spec_9, 1U);
    uint _S338 = Spec_type_0(spec_9, 3U);
    uint _S339 = Spec_type_0(spec_9, 4U);
    float smooth_1 = F32_scalar_0(a_23->b_6);
    float _S340 = F32_over_0(smooth_1, F32_of_count_0(a_23->extent_0));
    Rows_0 _S341 = Rows_of_0(a_23, lane_6);
    Rows_0 r_13 = _S341;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S342 = r_13;
        ulonglong _S343 = Rows_tiles_0(&_S342);
        if(tile_2 < _S343)
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
        uint _S344 = size_of_0(_S336);
        Rows_0 _S345 = r_13;
        ulonglong _S346 = Rows_base_0(&_S345, 0U, _S344);
        uint _S347 = size_of_0(_S337);
        Rows_0 _S348 = r_13;
        ulonglong _S349 = Rows_base_0(&_S348, 1U, _S347);
        uint _S350 = Spec_type_0(spec_9, 2U);
        uint _S351 = size_of_0(_S350);
        Rows_0 _S352 = r_13;
        ulonglong _S353 = Rows_base_0(&_S352, 2U, _S351);
        Target_0 _S354 = Target_of_0(a_23, _S350, _S353);
        uint _S355 = size_of_0(_S338);
        Rows_0 _S356 = r_13;
        ulonglong _S357 = Rows_base_0(&_S356, 3U, _S355);
        ulonglong _S358 = load_0(_S355, _S357, 0LL);
        float _S359 = F32_of_0(_S338, _S358);
        ulonglong _S360 = load_0(_S355, _S357, longlong(a_23->rows_0));
        float _S361 = F32_of_0(_S338, _S360);
        uint _S362 = size_of_0(_S339);
        Rows_0 _S363 = r_13;
        ulonglong _S364 = Rows_base_0(&_S363, 4U, _S362);
        ulonglong _S365 = load_0(_S362, _S364, 0LL);
        float _S366 = F32_of_0(_S339, _S365);
        Rows_0 _S367 = r_13;
        ulonglong _S368 = Rows_first_0(&_S367);
        ulonglong j_12 = _S368;
        for(;;)
        {
            if(j_12 < ((&r_13)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S369 = r_13;
            Four_0 _S370 = Rows_read_0(&_S369, 1U, _S347, _S349, j_12);
            Four_0 e_22 = _S370;
            float _S371 = F32_exp_0(F32_of_0(_S337, (&e_22)->e_8[0U]) - _S359 - _S361) - _S340;
            Rows_0 _S372 = r_13;
            ulonglong _S373 = Rows_at_0(&_S372, j_12, 0U);
            ulonglong _S374 = ulonglong(_S354.at_7);
            float z_1;
            if(_S373 == _S374)
            {
                z_1 = _S371 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_1 = _S371;
            }
            float _S375 = _S366 * z_1;
            bool _S376 = !_S354.valid_0;
            float z_2;
            if(_S376)
            {
                z_2 = F32_nan_0();
            }
            else
            {
                z_2 = _S375;
            }
            bool _S377;
            if(_S354.ignored_0)
            {
                _S377 = true;
            }
            else
            {
                if(_S354.valid_0)
                {
                    _S377 = _S366 == (F32_zero_0());
                }
                else
                {
                    _S377 = false;
                }
            }
            float z_3;
            if(_S377)
            {
                z_3 = F32_zero_0();
            }
            else
            {
                z_3 = z_2;
            }
            (&e_22)->e_8[0U] = F32_bits_0(_S336, z_3);
            float _S378 = F32_exp_0(F32_of_0(_S337, (&e_22)->e_8[1U]) - _S359 - _S361) - _S340;
            Rows_0 _S379 = r_13;
            ulonglong _S380 = Rows_at_0(&_S379, j_12, 1U);
            float z_4;
            if(_S380 == _S374)
            {
                z_4 = _S378 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_4 = _S378;
            }
            float _S381 = _S366 * z_4;
            float z_5;
            if(_S376)
            {
                z_5 = F32_nan_0();
            }
            else
            {
                z_5 = _S381;
            }
            bool _S382;
            if(_S354.ignored_0)
            {
                _S382 = true;
            }
            else
            {
                if(_S354.valid_0)
                {
                    _S382 = _S366 == (F32_zero_0());
                }
                else
                {
                    _S382 = false;
                }
            }
            float z_6;
            if(_S382)
            {
                z_6 = F32_zero_0();
            }
            else
            {
                z_6 = z_5;
            }
            (&e_22)->e_8[1U] = F32_bits_0(_S336, z_6);
            float _S383 = F32_exp_0(F32_of_0(_S337, (&e_22)->e_8[2U]) - _S359 - _S361) - _S340;
            Rows_0 _S384 = r_13;
            ulonglong _S385 = Rows_at_0(&_S384, j_12, 2U);
            float z_7;
            if(_S385 == _S374)
            {
                z_7 = _S383 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_7 = _S383;
            }
            float _S386 = _S366 * z_7;
            float z_8;
            if(_S376)
            {
                z_8 = F32_nan_0();
            }
            else
            {
                z_8 = _S386;
            }
            bool _S387;
            if(_S354.ignored_0)
            {
                _S387 = true;
            }
            else
            {
                if(_S354.valid_0)
                {
                    _S387 = _S366 == (F32_zero_0());
                }
                else
                {
                    _S387 = false;
                }
            }
            float z_9;
            if(_S387)
            {
                z_9 = F32_zero_0();
            }
            else
            {
                z_9 = z_8;
            }
            (&e_22)->e_8[2U] = F32_bits_0(_S336, z_9);
            float _S388 = F32_exp_0(F32_of_0(_S337, (&e_22)->e_8[3U]) - _S359 - _S361) - _S340;
            Rows_0 _S389 = r_13;
            ulonglong _S390 = Rows_at_0(&_S389, j_12, 3U);
            float z_10;
            if(_S390 == _S374)
            {
                z_10 = _S388 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_10 = _S388;
            }
            float _S391 = _S366 * z_10;
            float z_11;
            if(_S376)
            {
                z_11 = F32_nan_0();
            }
            else
            {
                z_11 = _S391;
            }
            bool _S392;
            if(_S354.ignored_0)
            {
                _S392 = true;
            }
            else
            {
                if(_S354.valid_0)
                {
                    _S392 = _S366 == (F32_zero_0());
                }
                else
                {
                    _S392 = false;
                }
            }
            float z_12;
            if(_S392)
            {
                z_12 = F32_zero_0();
            }
            else
            {
                z_12 = z_11;
            }
            (&e_22)->e_8[3U] = F32_bits_0(_S336, z_12);
            Rows_0 _S393 = r_13;
            Four_0 _S394 = e_22;
            Rows_write_0(&_S393, 0U, _S344, _S346, j_12, &_S394);
            Rows_0 _S395 = r_13;
            uint _S396 = Rows_step_0(&_S395);
            j_12 = j_12 + ulonglong(_S396);
        }
        tile_2 = tile_2 + ulonglong(a_23->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_10, RowArguments_0 * a_24, uint group_2, uint lane_7)
{
    Rows_0 _S397 = Rows_of_0(a_24, lane_7);
    Rows_0 r_14 = _S397;
    CrossEntropyValue_0 * _S398 = (CrossEntropyValue_0 *)a_24->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S399 = r_14;
        ulonglong _S400 = Rows_tiles_0(&_S399);
        if(tile_3 < _S400)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_14, tile_3);
        CrossEntropyValue_0 _S401 = CrossEntropy_none_0();
        uint _S402 = a_24->stage_0;
        CrossEntropyValue_0 v_40;
        if((a_24->stage_0) != 2U)
        {
            Rows_0 _S403 = r_14;
            CrossEntropyValue_0 _S404 = CrossEntropy_of_elements_0(spec_10, &_S403);
            v_40 = _S404;
        }
        else
        {
            if((&r_14)->exists_0)
            {
                v_40 = _S401;
                uint i_25 = (&r_14)->place_2;
                for(;;)
                {
                    uint _S405 = a_24->parts_0;
                    if(i_25 < (a_24->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S406 = *(_S398 + ((&r_14)->row_0 * ulonglong(_S405) + ulonglong(i_25)));
                    CrossEntropyValue_0 _S407 = v_40;
                    CrossEntropyValue_0 _S408 = _S406;
                    CrossEntropyValue_0 _S409 = CrossEntropy_of_0(&_S407, &_S408);
                    uint i_26 = i_25 + a_24->width_2;
                    v_40 = _S409;
                    i_25 = i_26;
                }
            }
            else
            {
                v_40 = _S401;
            }
        }
        uint _S410 = a_24->width_2;
        CrossEntropyValue_0 v_41;
        if((a_24->width_2) > 1U)
        {
            CrossEntropyValue_0 _S411 = v_40;
            CrossEntropyValue_0 _S412 = Group_all_1(&_S411, (&r_14)->slot_0, _S410);
            v_41 = _S412;
        }
        else
        {
            v_41 = v_40;
        }
        if((&r_14)->exists_0)
        {
            if(_S402 != 1U)
            {
                Rows_0 _S413 = r_14;
                CrossEntropyValue_0 _S414 = v_41;
                CrossEntropy_finish_0(spec_10, &_S413, &_S414);
            }
            else
            {
                if(((&r_14)->place_2) == 0U)
                {
                    *(_S398 + ((&r_14)->row_0 * ulonglong(a_24->parts_0) + (&r_14)->part_0)) = v_41;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_24->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_11, RowArguments_0 * a_25, uint group_3, uint lane_8)
{
    Rows_0 _S415 = Rows_of_0(a_25, lane_8);
    Rows_0 r_15 = _S415;
    float * _S416 = (float *)a_25->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S417 = r_15;
        ulonglong _S418 = Rows_tiles_0(&_S417);
        if(tile_4 < _S418)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_15, tile_4);
        float _S419 = SoftmaxGrad_none_0();
        uint _S420 = a_25->stage_0;
        float v_42;
        if((a_25->stage_0) != 2U)
        {
            Rows_0 _S421 = r_15;
            float _S422 = SoftmaxGrad_of_elements_0(spec_11, &_S421);
            v_42 = _S422;
        }
        else
        {
            if((&r_15)->exists_0)
            {
                v_42 = _S419;
                uint i_27 = (&r_15)->place_2;
                for(;;)
                {
                    uint _S423 = a_25->parts_0;
                    if(i_27 < (a_25->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S424 = SoftmaxGrad_of_0(v_42, *(_S416 + ((&r_15)->row_0 * ulonglong(_S423) + ulonglong(i_27))));
                    uint i_28 = i_27 + a_25->width_2;
                    v_42 = _S424;
                    i_27 = i_28;
                }
            }
            else
            {
                v_42 = _S419;
            }
        }
        uint _S425 = a_25->width_2;
        float v_43;
        if((a_25->width_2) > 1U)
        {
            float _S426 = Group_all_2(v_42, (&r_15)->slot_0, _S425);
            v_43 = _S426;
        }
        else
        {
            v_43 = v_42;
        }
        if((&r_15)->exists_0)
        {
            if(_S420 != 1U)
            {
                Rows_0 _S427 = r_15;
                SoftmaxGrad_finish_0(spec_11, &_S427, v_43);
            }
            else
            {
                if(((&r_15)->place_2) == 0U)
                {
                    *(_S416 + ((&r_15)->row_0 * ulonglong(a_25->parts_0) + (&r_15)->part_0)) = v_43;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_25->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_12, RowArguments_0 * a_26, uint group_4, uint lane_9)
{
    Rows_0 _S428 = Rows_of_0(a_26, lane_9);
    Rows_0 r_16 = _S428;
    MaxSum_0 * _S429 = (MaxSum_0 *)a_26->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S430 = r_16;
        ulonglong _S431 = Rows_tiles_0(&_S430);
        if(tile_5 < _S431)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_16, tile_5);
        MaxSum_0 _S432 = Softmax_none_0();
        uint _S433 = a_26->stage_0;
        MaxSum_0 v_44;
        if((a_26->stage_0) != 2U)
        {
            Rows_0 _S434 = r_16;
            MaxSum_0 _S435 = Softmax_of_elements_0(spec_12, &_S434);
            v_44 = _S435;
        }
        else
        {
            if((&r_16)->exists_0)
            {
                v_44 = _S432;
                uint i_29 = (&r_16)->place_2;
                for(;;)
                {
                    uint _S436 = a_26->parts_0;
                    if(i_29 < (a_26->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S437 = *(_S429 + ((&r_16)->row_0 * ulonglong(_S436) + ulonglong(i_29)));
                    MaxSum_0 _S438 = v_44;
                    MaxSum_0 _S439 = _S437;
                    MaxSum_0 _S440 = Softmax_of_0(&_S438, &_S439);
                    uint i_30 = i_29 + a_26->width_2;
                    v_44 = _S440;
                    i_29 = i_30;
                }
            }
            else
            {
                v_44 = _S432;
            }
        }
        uint _S441 = a_26->width_2;
        MaxSum_0 v_45;
        if((a_26->width_2) > 1U)
        {
            MaxSum_0 _S442 = v_44;
            MaxSum_0 _S443 = Group_all_3(&_S442, (&r_16)->slot_0, _S441);
            v_45 = _S443;
        }
        else
        {
            v_45 = v_44;
        }
        if((&r_16)->exists_0)
        {
            if(_S433 != 1U)
            {
                Rows_0 _S444 = r_16;
                MaxSum_0 _S445 = v_45;
                Softmax_finish_0(spec_12, &_S444, &_S445);
            }
            else
            {
                if(((&r_16)->place_2) == 0U)
                {
                    *(_S429 + ((&r_16)->row_0 * ulonglong(a_26->parts_0) + (&r_16)->part_0)) = v_45;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_26->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_softmax_f32(RowArguments_0 a_27, Spec_0 spec_13)
{
    uint _S446 = blockIdx.x;
    uint _S447 = threadIdx.x;
    Spec_0 _S448 = spec_13;
    RowArguments_0 _S449 = a_27;
    RowKernel_run_3(&_S448, &_S449, _S446, _S447);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f32(RowArguments_0 a_28, Spec_0 spec_14)
{
    uint _S450 = blockIdx.x;
    uint _S451 = threadIdx.x;
    Spec_0 _S452 = spec_14;
    RowArguments_0 _S453 = a_28;
    RowKernel_run_2(&_S452, &_S453, _S450, _S451);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f32(RowArguments_0 a_29, Spec_0 spec_15)
{
    uint _S454 = blockIdx.x;
    uint _S455 = threadIdx.x;
    Spec_0 _S456 = spec_15;
    RowArguments_0 _S457 = a_29;
    RowKernel_run_1(&_S456, &_S457, _S454, _S455);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f32(RowArguments_0 a_30, Spec_0 spec_16)
{
    uint _S458 = blockIdx.x;
    uint _S459 = threadIdx.x;
    Spec_0 _S460 = spec_16;
    RowArguments_0 _S461 = a_30;
    CrossEntropyGrad_run_0(&_S460, &_S461, _S458, _S459);
    return;
}

extern "C" __global__ void mpt_bad_target(RowArguments_0 a_31, Spec_0 spec_17)
{
    uint _S462 = blockIdx.x;
    uint _S463 = threadIdx.x;
    Spec_0 _S464 = spec_17;
    RowArguments_0 _S465 = a_31;
    RowKernel_run_0(&_S464, &_S465, _S462, _S463);
    return;
}

