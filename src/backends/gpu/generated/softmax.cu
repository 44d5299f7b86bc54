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

__device__ static const FixedArray<float, 9>  c_2 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float poly_1(float x_8, FixedArray<float, 9>  * c_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_3)[int(0)], x_8, (*c_3)[int(1)]), x_8, (*c_3)[int(2)]), x_8, (*c_3)[int(3)]), x_8, (*c_3)[int(4)]), x_8, (*c_3)[int(5)]), x_8, (*c_3)[int(6)]), x_8, (*c_3)[int(7)]), x_8, (*c_3)[int(8)]);
}

__device__ bool is_equal_0(float x_9, float y_0)
{
    return x_9 == y_0;
}

__device__ bool is_less_0(float x_10, float y_1)
{
    return x_10 < y_1;
}

__device__ float log_of_0(float x_11)
{
    bool tiny_0 = x_11 < (U32_asfloat((8388608U)));
    float v_5;
    if(tiny_0)
    {
        v_5 = x_11 * 3.3554432e+07f;
    }
    else
    {
        v_5 = x_11;
    }
    uint _S29 = (F32_asuint((v_5)));
    int e_0 = int(_S29 - 1060439283U) >> int(23);
    float f_0 = (U32_asfloat((_S29 - (uint(e_0) << int(23))))) - 1.0f;
    float _S30 = float(e_0);
    if(tiny_0)
    {
        v_5 = 25.0f;
    }
    else
    {
        v_5 = 0.0f;
    }
    float n_4 = _S30 - v_5;
    float z_0 = f_0 * f_0;
    FixedArray<float, 9>  _S31 = c_2;
    float _S32 = poly_1(f_0, &_S31);
    float _S33 = product_sum_0(n_4, 0.693359375f, f_0 + product_sum_0(-0.5f, z_0, product_sum_0(n_4, -0.00021219444170129f, _S32 * f_0 * z_0)));
    float y_2;
    if(x_11 == (U32_asfloat((2139095040U))))
    {
        y_2 = x_11;
    }
    else
    {
        y_2 = _S33;
    }
    if(is_equal_0(x_11, 0.0f))
    {
        y_2 = - (U32_asfloat((2139095040U)));
    }
    bool _S34;
    if(is_less_0(x_11, 0.0f))
    {
        _S34 = true;
    }
    else
    {
        _S34 = is_nan_0(x_11);
    }
    if(_S34)
    {
        v_5 = (U32_asfloat((2143289344U)));
    }
    else
    {
        v_5 = y_2;
    }
    return v_5;
}

__device__ float F32_log_0(float v_6)
{
    return log_of_0(v_6);
}

__device__ uint low_1(ulonglong v_7)
{
    return uint(v_7);
}

__device__ float F32_scalar_0(ulonglong v_8)
{
    return (U32_asfloat((low_1(v_8))));
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
    ulonglong _S35 = i_6;
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
        longlong _S36 = longlong(_S35);
        uint _S37 = d_0 - 1U;
        longlong index_0;
        if(_S37 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S37];
            ulonglong rest_0;
            if((_S35 >> int(32)) == 0ULL)
            {
                uint _S38;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S39 = uint(_S35) / uint(extent_2);
                    _S38 = _S39;
                }
                else
                {
                    _S38 = 0U;
                }
                rest_0 = ulonglong(_S38);
            }
            else
            {
                ulonglong _S40 = _S35 / extent_2;
                rest_0 = _S40;
            }
            index_0 = longlong(_S35 - rest_0 * extent_2);
            _S35 = rest_0;
        }
        else
        {
            index_0 = _S36;
        }
        longlong sum_2 = sum_1 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S37;
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
    longlong _S41 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_1 + ulonglong(_S41 * longlong(size_0));
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ uint top_bit_0(uint v_9)
{
    uint _S42;
    uint at_0;
    if(v_9 >= 65536U)
    {
        _S42 = v_9 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S42 = v_9;
        at_0 = 0U;
    }
    if(_S42 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S42 = _S42 >> int(8);
        at_0 = at_1;
    }
    if(_S42 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S42 = _S42 >> int(4);
        at_0 = at_2;
    }
    if(_S42 >= 4U)
    {
        uint _S43 = _S42 >> int(2);
        at_0 = at_0 + 2U;
        _S42 = _S43;
    }
    return at_0 + (_S42 >> int(1));
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
        uint _S44 = (sign_1 | 2146435072U) | (m_0 >> int(3));
        if(m_0 != 0U)
        {
            m_1 = 524288U;
        }
        else
        {
            m_1 = 0U;
        }
        return join_0(_S44 | m_1, m_0 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_0);
        uint _S45 = top_1 + 874U;
        m_1 = (m_0 << (23U - top_1)) & 8388607U;
        e_2 = _S45;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_1 = m_0;
        e_2 = e_3;
    }
    return join_0((sign_1 | (e_2 << int(20))) | (m_1 >> int(3)), m_1 << int(29));
}

__device__ uint high_0(ulonglong v_10)
{
    return uint(v_10 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_11, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_11;
    }
    int _S46;
    if(s_0 >= 64U)
    {
        if(v_11 != 0ULL)
        {
            _S46 = int(1);
        }
        else
        {
            _S46 = int(0);
        }
        return ulonglong(_S46);
    }
    ulonglong _S47 = v_11 >> s_0;
    if((v_11 & ((1ULL << s_0) - 1ULL)) != 0ULL)
    {
        _S46 = int(1);
    }
    else
    {
        _S46 = int(0);
    }
    return _S47 | ulonglong(_S46);
}

__device__ ulonglong right_nearest_0(ulonglong v_12, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_12;
    }
    bool _S48;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S48 = v_12 > 9223372036854775808ULL;
        }
        else
        {
            _S48 = false;
        }
        int _S49;
        if(_S48)
        {
            _S49 = int(1);
        }
        else
        {
            _S49 = int(0);
        }
        return ulonglong(_S49);
    }
    ulonglong q_0 = v_12 >> s_1;
    ulonglong rest_1 = v_12 & ((1ULL << s_1) - 1ULL);
    ulonglong half_1 = 1ULL << (s_1 - 1U);
    if(rest_1 > half_1)
    {
        _S48 = true;
    }
    else
    {
        if(rest_1 == half_1)
        {
            _S48 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S48 = false;
        }
    }
    ulonglong _S50;
    if(_S48)
    {
        _S50 = q_0 + 1ULL;
    }
    else
    {
        _S50 = q_0;
    }
    return _S50;
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S51 = high_0(u_1);
    uint sign_2 = _S51 & 2147483648U;
    uint e_4 = (_S51 >> int(20)) & 2047U;
    ulonglong m_2 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_4 == 2047U)
    {
        uint _S52 = (sign_2 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S52 | s_2;
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
        bool _S53;
        if(odd_0)
        {
            _S53 = m_2 != 0ULL;
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
        return sign_2 | uint(_S54);
    }
    ulonglong m_3;
    if(e_4 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_4 - 896U) << int(52));
        s_2 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_4), (64U)));
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
    return sign_2 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S55 = high_0(u_2);
    uint _S56 = _S55 >> int(31);
    bool negative_0 = _S56 != 0U;
    uint e_5 = (_S55 >> int(20)) & 2047U;
    ulonglong m_6 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S57;
    if(e_5 == 2047U)
    {
        _S57 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S57 = false;
    }
    if(_S57)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S56));
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
    longlong _S58;
    if(negative_0)
    {
        _S58 = longlong(0ULL - m_7);
    }
    else
    {
        _S58 = longlong(m_7);
    }
    return _S58;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_13)
{
    longlong _S59;
    switch(type_1)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S59 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S59 = 127LL;
                }
                else
                {
                    _S59 = v_13;
                }
            }
            return _S59;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S59 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S59 = 255LL;
                }
                else
                {
                    _S59 = v_13;
                }
            }
            return _S59;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S59 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S59 = 2147483647LL;
                }
                else
                {
                    _S59 = v_13;
                }
            }
            return _S59;
        }
    default:
        {
            return v_13;
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
    uint _S60 = a_10 & 8388607U;
    uint _S61;
    if(e_6 != 0U)
    {
        _S61 = 8388608U;
    }
    else
    {
        _S61 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S60 | _S61), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_11 = u_3 & 2147483647U;
    uint sign_3 = (u_3 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_3 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S62;
    if(a_11 >= 1199566848U)
    {
        _S62 = 31744U;
    }
    else
    {
        _S62 = narrow_0(a_11, 10U, 15U);
    }
    return sign_3 | _S62;
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
    uint _S63;
    if(a_12 >= 1140850688U)
    {
        _S63 = 127U;
    }
    else
    {
        _S63 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_4 | _S63;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_13 = u_6 & 2147483647U;
    uint sign_5 = (u_6 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_5 | 126U;
    }
    uint _S64;
    if(a_13 >= 1199570944U)
    {
        _S64 = 124U;
    }
    else
    {
        _S64 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_5 | _S64;
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
            int _S65;
            if((u_8 << int(1)) != 0ULL)
            {
                _S65 = int(1);
            }
            else
            {
                _S65 = int(0);
            }
            return ulonglong(_S65);
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
            int _S66;
            if((u_9 << int(1)) != 0U)
            {
                _S66 = int(1);
            }
            else
            {
                _S66 = int(0);
            }
            return ulonglong(_S66);
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

__device__ ulonglong F32_bits_0(uint type_5, float v_14)
{
    return of_f32_0(type_5, (F32_asuint((v_14))));
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

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_11, ulonglong v_15)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S67 = at_3(base_4, i_11);
            *_S67 = uchar(v_15);
            break;
        }
    case 2U:
        {
            ushort * _S68 = at_4(base_4, i_11);
            *_S68 = ushort(v_15);
            break;
        }
    case 4U:
        {
            uint * _S69 = at_5(base_4, i_11);
            *_S69 = uint(v_15);
            break;
        }
    default:
        {
            ulonglong * _S70 = at_6(base_4, i_11);
            *_S70 = v_15;
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
            uchar * _S71 = at_3(base_5, i_12);
            return ulonglong(*_S71);
        }
    case 2U:
        {
            ushort * _S72 = at_4(base_5, i_12);
            return ulonglong(*_S72);
        }
    case 4U:
        {
            uint * _S73 = at_5(base_5, i_12);
            return ulonglong(*_S73);
        }
    default:
        {
            ulonglong * _S74 = at_6(base_5, i_12);
            return *_S74;
        }
    }
}

__device__ bool is_integral_0(uint type_6)
{
    return type_6 >= 7U;
}

__device__ longlong whole_of_0(uint type_7, ulonglong v_16)
{
    switch(type_7)
    {
    case 7U:
        {
            return longlong(v_16 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_16 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S75;
            if(v_16 != 0ULL)
            {
                _S75 = int(1);
            }
            else
            {
                _S75 = int(0);
            }
            return longlong(_S75);
        }
    default:
        {
            return longlong(v_16);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_17)
{
    uint _S76 = high_0(v_17);
    uint _S77;
    if(_S76 != 0U)
    {
        _S77 = 32U + top_bit_0(_S76);
    }
    else
    {
        _S77 = top_bit_0(low_1(v_17));
    }
    return _S77;
}

__device__ ulonglong f64_of_i64_0(longlong v_18)
{
    if(v_18 == 0LL)
    {
        return 0ULL;
    }
    bool _S78 = v_18 < 0LL;
    ulonglong m_8;
    if(_S78)
    {
        m_8 = 0ULL - ulonglong(v_18);
    }
    else
    {
        m_8 = ulonglong(v_18);
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
    if(_S78)
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
    uint _S79 = (sign_6 | 2139095040U) | ((a_14 & 1023U) << int(13));
    uint _S80;
    if(a_14 > 31744U)
    {
        _S80 = 4194304U;
    }
    else
    {
        _S80 = 0U;
    }
    return _S79 | _S80;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_15 = h_1 & 127U;
    uint sign_7 = (h_1 & 128U) << int(24);
    uint _S81;
    if(a_15 == 127U)
    {
        _S81 = 2143289344U;
    }
    else
    {
        _S81 = widen_0(a_15, 3U, 7U);
    }
    return sign_7 | _S81;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_16 = h_2 & 127U;
    uint sign_8 = (h_2 & 128U) << int(24);
    if(a_16 < 124U)
    {
        return sign_8 | (widen_0(a_16, 2U, 15U));
    }
    uint _S82;
    if(a_16 == 124U)
    {
        _S82 = 2139095040U;
    }
    else
    {
        _S82 = 2143289344U;
    }
    return sign_8 | _S82;
}

__device__ uint f32_of_i64_0(longlong v_19)
{
    if(v_19 == 0LL)
    {
        return 0U;
    }
    bool _S83 = v_19 < 0LL;
    ulonglong m_10;
    if(_S83)
    {
        m_10 = 0ULL - ulonglong(v_19);
    }
    else
    {
        m_10 = ulonglong(v_19);
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
    uint _S84;
    if(_S83)
    {
        _S84 = 2147483648U;
    }
    else
    {
        _S84 = 0U;
    }
    return _S84 + ((top_4 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_20)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_1(v_20);
        }
    case 2U:
        {
            return f32_of_f64_0(v_20, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_1(v_20));
        }
    case 4U:
        {
            return (low_1(v_20)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_1(v_20));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_1(v_20));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_20));
        }
    }
}

__device__ ulonglong f64_of_0(uint type_9, ulonglong v_21)
{
    if(type_9 == 2U)
    {
        return v_21;
    }
    if(is_integral_0(type_9))
    {
        return f64_of_i64_0(whole_of_0(type_9, v_21));
    }
    return f64_of_f32_0(f32_of_0(type_9, v_21));
}

__device__ longlong i64_of_0(uint type_10, ulonglong v_22)
{
    longlong _S85;
    if(is_integral_0(type_10))
    {
        _S85 = whole_of_0(type_10, v_22);
    }
    else
    {
        _S85 = i64_of_f64_0(f64_of_0(type_10, v_22));
    }
    return _S85;
}

__device__ Target_0 Target_of_0(RowArguments_0 * a_17, uint type_11, ulonglong address_0)
{
    Target_0 t_0;
    ulonglong _S86 = load_0(size_of_0(type_11), address_0, 0LL);
    longlong _S87 = i64_of_0(type_11, _S86);
    (&t_0)->at_7 = _S87;
    (&t_0)->ignored_0 = _S87 == longlong(a_17->a_7);
    bool _S88;
    if(_S87 >= 0LL)
    {
        _S88 = ulonglong((&t_0)->at_7) < (a_17->extent_0);
    }
    else
    {
        _S88 = false;
    }
    (&t_0)->valid_0 = _S88;
    return t_0;
}

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ float F32_nan_0()
{
    return (U32_asfloat((2143289344U)));
}

__device__ longlong Rows_along_0(Rows_0 * this_3, uint k_3, ulonglong j_0)
{
    longlong _S89 = Rows_offset_0(this_3, this_3->g_0->kept_0, this_3->g_0->kept_0 + this_3->g_0->along_0, j_0, k_3);
    return _S89;
}

__device__ float F32_of_0(uint type_12, ulonglong v_23)
{
    return (U32_asfloat((f32_of_0(type_12, v_23))));
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float F32_of_count_0(ulonglong n_5)
{
    return (U32_asfloat((f32_of_i64_0(longlong(n_5)))));
}

__device__ float quotient_0(float x_12, float y_3)
{
    return x_12 / y_3;
}

__device__ float F32_over_0(float a_18, float b_7)
{
    return quotient_0(a_18, b_7);
}

__device__ void CrossEntropy_finish_0(Spec_0 * spec_0, Rows_0 * r_2, CrossEntropyValue_0 * v_24)
{
    if((r_2->place_2) != 0U)
    {
        return;
    }
    uint _S90 = Spec_type_0(spec_0, 0U);
    uint _S91 = Spec_type_0(spec_0, 1U);
    uint _S92 = Spec_type_0(spec_0, 2U);
    uint _S93 = Spec_type_0(spec_0, 3U);
    float _S94 = (&v_24->most_0)->top_0;
    float rest_2 = F32_log_0((&v_24->most_0)->sum_0);
    float smooth_0 = F32_scalar_0((&r_2->a_8)->b_6);
    if(_S91 != 0U)
    {
        uint _S95 = size_of_0(_S91);
        ulonglong _S96 = Rows_base_0(r_2, 1U, _S95);
        store_0(_S95, _S96, 0LL, F32_bits_0(_S91, _S94 + rest_2));
    }
    ulonglong _S97 = Rows_base_0(r_2, 3U, size_of_0(_S93));
    Target_0 _S98 = Target_of_0(&r_2->a_8, _S93, _S97);
    float z_1;
    if(_S98.ignored_0)
    {
        z_1 = F32_zero_0();
    }
    else
    {
        z_1 = F32_nan_0();
    }
    bool _S99;
    if(_S98.valid_0)
    {
        _S99 = !_S98.ignored_0;
    }
    else
    {
        _S99 = false;
    }
    if(_S99)
    {
        uint size_3 = size_of_0(_S92);
        ulonglong _S100 = Rows_base_0(r_2, 2U, size_3);
        longlong _S101 = Rows_along_0(r_2, 2U, ulonglong(_S98.at_7));
        ulonglong _S102 = load_0(size_3, _S100, _S101);
        float _S103 = (F32_one_0() - smooth_0) * (rest_2 + (_S94 - F32_of_0(_S92, _S102)));
        if(!(smooth_0 == (F32_zero_0())))
        {
            z_1 = _S103 + smooth_0 * (rest_2 + (_S94 - F32_over_0(v_24->total_0, F32_of_count_0((&r_2->a_8)->extent_0))));
        }
        else
        {
            z_1 = _S103;
        }
    }
    uint _S104 = size_of_0(_S90);
    ulonglong _S105 = Rows_base_0(r_2, 0U, _S104);
    store_0(_S104, _S105, 0LL, F32_bits_0(_S90, z_1));
    return;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ MaxSum_0 MaxSum_none_0()
{
    MaxSum_0 v_25;
    (&v_25)->top_0 = F32_lowest_0();
    (&v_25)->sum_0 = F32_zero_0();
    return v_25;
}

__device__ CrossEntropyValue_0 CrossEntropy_none_0()
{
    CrossEntropyValue_0 v_26;
    (&v_26)->most_0 = MaxSum_none_0();
    (&v_26)->total_0 = F32_zero_0();
    return v_26;
}

__device__ ulonglong Rows_first_0(Rows_0 * this_4)
{
    ulonglong _S106 = this_4->begin_0;
    uint _S107;
    if((((&this_4->a_8)->flags_0) & 2U) != 0U)
    {
        _S107 = 4U * this_4->place_2;
    }
    else
    {
        _S107 = this_4->place_2;
    }
    return _S106 + ulonglong(_S107);
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_8;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_5, ulonglong j_1)
{
    bool _S108;
    if((((&this_5->a_8)->flags_0) & 4U) != 0U)
    {
        _S108 = (j_1 + 4ULL) <= (this_5->end_0);
    }
    else
    {
        _S108 = false;
    }
    return _S108;
}

__device__ Four_0 load4_0(uint size_4, ulonglong base_6, ulonglong i_13)
{
    ulonglong at_8 = base_6 + i_13 * ulonglong(size_4);
    Four_0 r_3;
    if(size_4 == 1U)
    {
        uint * _S109 = (uint *)at_8;
        uint w_0 = *_S109;
        (&r_3)->e_8[int(0)] = ulonglong((*_S109) & 255U);
        (&r_3)->e_8[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_8[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_8[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_4 == 2U)
        {
            uint2  * _S110 = (uint2  *)at_8;
            uint2  _S111 = *_S110;
            uint _S112 = (*_S110).x;
            (&r_3)->e_8[int(0)] = ulonglong(_S112 & 65535U);
            (&r_3)->e_8[int(1)] = ulonglong(_S112 >> int(16));
            uint _S113 = _S111.y;
            (&r_3)->e_8[int(2)] = ulonglong(_S113 & 65535U);
            (&r_3)->e_8[int(3)] = ulonglong(_S113 >> int(16));
        }
        else
        {
            if(size_4 == 4U)
            {
                uint4  * _S114 = (uint4  *)at_8;
                uint4  _S115 = *_S114;
                (&r_3)->e_8[int(0)] = ulonglong((*_S114).x);
                (&r_3)->e_8[int(1)] = ulonglong(_S115.y);
                (&r_3)->e_8[int(2)] = ulonglong(_S115.z);
                (&r_3)->e_8[int(3)] = ulonglong(_S115.w);
            }
            else
            {
                uint4  * _S116 = (uint4  *)at_8;
                uint4  _S117 = *_S116;
                uint4  _S118 = *(uint4  *)(at_8 + 16ULL);
                (&r_3)->e_8[int(0)] = join_0((*_S116).y, (*_S116).x);
                (&r_3)->e_8[int(1)] = join_0(_S117.w, _S117.z);
                (&r_3)->e_8[int(2)] = join_0(_S118.y, _S118.x);
                (&r_3)->e_8[int(3)] = join_0(_S118.w, _S118.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_6, ulonglong j_2, uint i_14)
{
    uint _S119;
    if((((&this_6->a_8)->flags_0) & 2U) != 0U)
    {
        _S119 = i_14;
    }
    else
    {
        _S119 = i_14 * (&this_6->a_8)->width_2;
    }
    return j_2 + ulonglong(_S119);
}

__device__ bool Rows_has_0(Rows_0 * this_7, ulonglong j_3, uint i_15)
{
    ulonglong _S120 = Rows_at_0(this_7, j_3, i_15);
    return _S120 < (this_7->end_0);
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_5, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_13;
    bool _S121 = Rows_is_dense_0(this_8, j_4);
    if(_S121)
    {
        x_13 = load4_0(size_5, base_7, j_4);
    }
    else
    {
        bool _S122 = Rows_has_0(this_8, j_4, 0U);
        if(_S122)
        {
            ulonglong _S123 = Rows_at_0(this_8, j_4, 0U);
            longlong _S124 = Rows_along_0(this_8, k_4, _S123);
            ulonglong _S125 = load_0(size_5, base_7, _S124);
            (&x_13)->e_8[0U] = _S125;
        }
        bool _S126 = Rows_has_0(this_8, j_4, 1U);
        if(_S126)
        {
            ulonglong _S127 = Rows_at_0(this_8, j_4, 1U);
            longlong _S128 = Rows_along_0(this_8, k_4, _S127);
            ulonglong _S129 = load_0(size_5, base_7, _S128);
            (&x_13)->e_8[1U] = _S129;
        }
        bool _S130 = Rows_has_0(this_8, j_4, 2U);
        if(_S130)
        {
            ulonglong _S131 = Rows_at_0(this_8, j_4, 2U);
            longlong _S132 = Rows_along_0(this_8, k_4, _S131);
            ulonglong _S133 = load_0(size_5, base_7, _S132);
            (&x_13)->e_8[2U] = _S133;
        }
        bool _S134 = Rows_has_0(this_8, j_4, 3U);
        if(_S134)
        {
            ulonglong _S135 = Rows_at_0(this_8, j_4, 3U);
            longlong _S136 = Rows_along_0(this_8, k_4, _S135);
            ulonglong _S137 = load_0(size_5, base_7, _S136);
            (&x_13)->e_8[3U] = _S137;
        }
    }
    return x_13;
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ MaxSum_0 MaxSum_one_0(float x_14)
{
    MaxSum_0 v_27;
    (&v_27)->top_0 = x_14;
    float _S138;
    if(x_14 == (F32_highest_0()))
    {
        _S138 = F32_nan_0();
    }
    else
    {
        if(x_14 == (F32_lowest_0()))
        {
            _S138 = F32_zero_0();
        }
        else
        {
            _S138 = F32_one_0();
        }
    }
    (&v_27)->sum_0 = _S138;
    return v_27;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_8)->width_2;
}

__device__ CrossEntropyValue_0 CrossEntropy_of_elements_0(Spec_0 * spec_1, Rows_0 * r_4)
{
    uint _S139 = Spec_type_0(spec_1, 2U);
    uint size_6 = size_of_0(_S139);
    ulonglong _S140 = Rows_base_0(r_4, 2U, size_6);
    CrossEntropyValue_0 v_28 = CrossEntropy_none_0();
    ulonglong _S141 = Rows_first_0(r_4);
    ulonglong j_5 = _S141;
    for(;;)
    {
        if(j_5 < (r_4->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S142 = Rows_read_0(r_4, 2U, size_6, _S140, j_5);
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S143 = Rows_has_0(r_4, j_5, 0U);
                    if(!_S143)
                    {
                        break;
                    }
                    float e_9 = F32_of_0(_S139, _S142.e_8[0U]);
                    MaxSum_0 _S144 = MaxSum_one_0(e_9);
                    MaxSum_0 _S145 = (&v_28)->most_0;
                    MaxSum_0 _S146 = _S144;
                    MaxSum_0 _S147 = MaxSum_of_0(&_S145, &_S146);
                    (&v_28)->most_0 = _S147;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_9;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S148 = Rows_has_0(r_4, j_5, 1U);
                    if(!_S148)
                    {
                        break;
                    }
                    float e_10 = F32_of_0(_S139, _S142.e_8[1U]);
                    MaxSum_0 _S149 = MaxSum_one_0(e_10);
                    MaxSum_0 _S150 = (&v_28)->most_0;
                    MaxSum_0 _S151 = _S149;
                    MaxSum_0 _S152 = MaxSum_of_0(&_S150, &_S151);
                    (&v_28)->most_0 = _S152;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_10;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S153 = Rows_has_0(r_4, j_5, 2U);
                    if(!_S153)
                    {
                        break;
                    }
                    float e_11 = F32_of_0(_S139, _S142.e_8[2U]);
                    MaxSum_0 _S154 = MaxSum_one_0(e_11);
                    MaxSum_0 _S155 = (&v_28)->most_0;
                    MaxSum_0 _S156 = _S154;
                    MaxSum_0 _S157 = MaxSum_of_0(&_S155, &_S156);
                    (&v_28)->most_0 = _S157;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_11;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    bool _S158 = Rows_has_0(r_4, j_5, 3U);
                    if(!_S158)
                    {
                        break;
                    }
                    float e_12 = F32_of_0(_S139, _S142.e_8[3U]);
                    MaxSum_0 _S159 = MaxSum_one_0(e_12);
                    MaxSum_0 _S160 = (&v_28)->most_0;
                    MaxSum_0 _S161 = _S159;
                    MaxSum_0 _S162 = MaxSum_of_0(&_S160, &_S161);
                    (&v_28)->most_0 = _S162;
                    (&v_28)->total_0 = (&v_28)->total_0 + e_12;
                    break;
                }
                break;
            }
            break;
        }
        uint _S163 = Rows_step_0(r_4);
        j_5 = j_5 + ulonglong(_S163);
    }
    return v_28;
}

__device__ __shared__ FixedArray<float, 256>  values_2;

__device__ float SoftmaxGrad_of_0(float a_19, float b_8)
{
    return a_19 + b_8;
}

__device__ float Group_all_2(float v_29, uint lane_2, uint width_3)
{
    (*&values_2)[lane_2] = v_29;
    meet_0();
    uint _S164 = (U32_min((width_3), (16U)));
    uint place_3 = lane_2 & (width_3 - 1U);
    uint first_3 = lane_2 - place_3;
    float _S165;
    uint i_16;
    if(width_3 > _S164)
    {
        if(place_3 < _S164)
        {
            uint _S166 = place_3 + _S164;
            _S165 = v_29;
            i_16 = _S166;
            for(;;)
            {
                if(i_16 < width_3)
                {
                }
                else
                {
                    break;
                }
                float _S167 = SoftmaxGrad_of_0(_S165, (*&values_2)[first_3 + i_16]);
                uint i_17 = i_16 + _S164;
                _S165 = _S167;
                i_16 = i_17;
            }
            (*&values_2)[lane_2] = _S165;
        }
        meet_0();
    }
    _S165 = (*&values_2)[first_3];
    i_16 = 1U;
    for(;;)
    {
        if(i_16 < _S164)
        {
        }
        else
        {
            break;
        }
        float _S168 = SoftmaxGrad_of_0(_S165, (*&values_2)[first_3 + i_16]);
        uint i_18 = i_16 + 1U;
        _S165 = _S168;
        i_16 = i_18;
    }
    meet_0();
    return _S165;
}

__device__ void store4_0(uint size_7, ulonglong base_8, ulonglong i_19, Four_0 * v_30)
{
    ulonglong at_9 = base_8 + i_19 * ulonglong(size_7);
    if(size_7 == 1U)
    {
        *(uint *)at_9 = (((low_1((v_30->e_8[int(0)]) & 255ULL)) | ((low_1((v_30->e_8[int(1)]) & 255ULL)) << int(8))) | ((low_1((v_30->e_8[int(2)]) & 255ULL)) << int(16))) | ((low_1(v_30->e_8[int(3)])) << int(24));
    }
    else
    {
        if(size_7 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_1((v_30->e_8[int(0)]) & 65535ULL)) | ((low_1(v_30->e_8[int(1)])) << int(16)), (low_1((v_30->e_8[int(2)]) & 65535ULL)) | ((low_1(v_30->e_8[int(3)])) << int(16)));
        }
        else
        {
            if(size_7 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_30->e_8[int(0)]), low_1(v_30->e_8[int(1)]), low_1(v_30->e_8[int(2)]), low_1(v_30->e_8[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_1(v_30->e_8[int(0)]), high_0(v_30->e_8[int(0)]), low_1(v_30->e_8[int(1)]), high_0(v_30->e_8[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_1(v_30->e_8[int(2)]), high_0(v_30->e_8[int(2)]), low_1(v_30->e_8[int(3)]), high_0(v_30->e_8[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_10, uint k_5, uint size_8, ulonglong base_9, ulonglong j_6, Four_0 * x_15)
{
    bool _S169 = Rows_is_dense_0(this_10, j_6);
    if(_S169)
    {
        store4_0(size_8, base_9, j_6, x_15);
    }
    else
    {
        bool _S170 = Rows_has_0(this_10, j_6, 0U);
        if(_S170)
        {
            ulonglong _S171 = Rows_at_0(this_10, j_6, 0U);
            longlong _S172 = Rows_along_0(this_10, k_5, _S171);
            store_0(size_8, base_9, _S172, x_15->e_8[0U]);
        }
        bool _S173 = Rows_has_0(this_10, j_6, 1U);
        if(_S173)
        {
            ulonglong _S174 = Rows_at_0(this_10, j_6, 1U);
            longlong _S175 = Rows_along_0(this_10, k_5, _S174);
            store_0(size_8, base_9, _S175, x_15->e_8[1U]);
        }
        bool _S176 = Rows_has_0(this_10, j_6, 2U);
        if(_S176)
        {
            ulonglong _S177 = Rows_at_0(this_10, j_6, 2U);
            longlong _S178 = Rows_along_0(this_10, k_5, _S177);
            store_0(size_8, base_9, _S178, x_15->e_8[2U]);
        }
        bool _S179 = Rows_has_0(this_10, j_6, 3U);
        if(_S179)
        {
            ulonglong _S180 = Rows_at_0(this_10, j_6, 3U);
            longlong _S181 = Rows_along_0(this_10, k_5, _S180);
            store_0(size_8, base_9, _S181, x_15->e_8[3U]);
        }
    }
    return;
}

__device__ void SoftmaxGrad_finish_0(Spec_0 * spec_2, Rows_0 * r_5, float sum_3)
{
    uint _S182 = Spec_type_0(spec_2, 0U);
    uint _S183 = Spec_type_0(spec_2, 1U);
    uint _S184 = Spec_type_0(spec_2, 2U);
    uint _S185 = size_of_0(_S183);
    ulonglong _S186 = Rows_base_0(r_5, 1U, _S185);
    uint _S187 = size_of_0(_S184);
    ulonglong _S188 = Rows_base_0(r_5, 2U, _S187);
    uint _S189 = size_of_0(_S182);
    ulonglong _S190 = Rows_base_0(r_5, 0U, _S189);
    ulonglong _S191 = Rows_first_0(r_5);
    ulonglong j_7 = _S191;
    for(;;)
    {
        if(j_7 < (r_5->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S192 = Rows_read_0(r_5, 1U, _S185, _S186, j_7);
        Four_0 _S193 = Rows_read_0(r_5, 2U, _S187, _S188, j_7);
        Four_0 d_1;
        float e_13 = F32_of_0(_S183, _S192.e_8[0U]);
        float p_2 = F32_of_0(_S184, _S193.e_8[0U]);
        bool _S194 = (spec_2->op_0) != 0U;
        float _S195;
        if(_S194)
        {
            _S195 = e_13 - F32_exp_0(p_2) * sum_3;
        }
        else
        {
            _S195 = p_2 * (e_13 - sum_3);
        }
        (&d_1)->e_8[0U] = F32_bits_0(_S182, _S195);
        float e_14 = F32_of_0(_S183, _S192.e_8[1U]);
        float p_3 = F32_of_0(_S184, _S193.e_8[1U]);
        float _S196;
        if(_S194)
        {
            _S196 = e_14 - F32_exp_0(p_3) * sum_3;
        }
        else
        {
            _S196 = p_3 * (e_14 - sum_3);
        }
        (&d_1)->e_8[1U] = F32_bits_0(_S182, _S196);
        float e_15 = F32_of_0(_S183, _S192.e_8[2U]);
        float p_4 = F32_of_0(_S184, _S193.e_8[2U]);
        float _S197;
        if(_S194)
        {
            _S197 = e_15 - F32_exp_0(p_4) * sum_3;
        }
        else
        {
            _S197 = p_4 * (e_15 - sum_3);
        }
        (&d_1)->e_8[2U] = F32_bits_0(_S182, _S197);
        float e_16 = F32_of_0(_S183, _S192.e_8[3U]);
        float p_5 = F32_of_0(_S184, _S193.e_8[3U]);
        float _S198;
        if(_S194)
        {
            _S198 = e_16 - F32_exp_0(p_5) * sum_3;
        }
        else
        {
            _S198 = p_5 * (e_16 - sum_3);
        }
        (&d_1)->e_8[3U] = F32_bits_0(_S182, _S198);
        Four_0 _S199 = d_1;
        Rows_write_0(r_5, 0U, _S189, _S190, j_7, &_S199);
        uint _S200 = Rows_step_0(r_5);
        j_7 = j_7 + ulonglong(_S200);
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
    uint _S201 = Spec_type_0(spec_3, 1U);
    uint _S202 = Spec_type_0(spec_3, 2U);
    uint _S203 = size_of_0(_S201);
    ulonglong _S204 = Rows_base_0(r_6, 1U, _S203);
    uint _S205 = size_of_0(_S202);
    ulonglong _S206 = Rows_base_0(r_6, 2U, _S205);
    float _S207 = SoftmaxGrad_none_0();
    ulonglong _S208 = Rows_first_0(r_6);
    ulonglong j_8 = _S208;
    float sum_7 = _S207;
    for(;;)
    {
        if(j_8 < (r_6->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S209 = Rows_read_0(r_6, 1U, _S203, _S204, j_8);
        uint _S210 = spec_3->op_0;
        Four_0 v_31;
        if((spec_3->op_0) == 0U)
        {
            Four_0 _S211 = Rows_read_0(r_6, 2U, _S205, _S206, j_8);
            v_31 = _S211;
        }
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    bool _S212 = Rows_has_0(r_6, j_8, 0U);
                    if(!_S212)
                    {
                        sum_4 = sum_7;
                        break;
                    }
                    float e_17 = F32_of_0(_S201, _S209.e_8[0U]);
                    if(_S210 != 0U)
                    {
                        sum_4 = e_17;
                    }
                    else
                    {
                        sum_4 = e_17 * F32_of_0(_S202, v_31.e_8[0U]);
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
                    bool _S213 = Rows_has_0(r_6, j_8, 1U);
                    if(!_S213)
                    {
                        sum_5 = sum_4;
                        break;
                    }
                    float e_18 = F32_of_0(_S201, _S209.e_8[1U]);
                    if(_S210 != 0U)
                    {
                        sum_5 = e_18;
                    }
                    else
                    {
                        sum_5 = e_18 * F32_of_0(_S202, v_31.e_8[1U]);
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
                    bool _S214 = Rows_has_0(r_6, j_8, 2U);
                    if(!_S214)
                    {
                        sum_6 = sum_5;
                        break;
                    }
                    float e_19 = F32_of_0(_S201, _S209.e_8[2U]);
                    if(_S210 != 0U)
                    {
                        sum_6 = e_19;
                    }
                    else
                    {
                        sum_6 = e_19 * F32_of_0(_S202, v_31.e_8[2U]);
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
                    bool _S215 = Rows_has_0(r_6, j_8, 3U);
                    if(!_S215)
                    {
                        sum_7 = sum_6;
                        break;
                    }
                    float e_20 = F32_of_0(_S201, _S209.e_8[3U]);
                    float _S216;
                    if(_S210 != 0U)
                    {
                        _S216 = e_20;
                    }
                    else
                    {
                        _S216 = e_20 * F32_of_0(_S202, v_31.e_8[3U]);
                    }
                    sum_7 = sum_6 + _S216;
                    break;
                }
                break;
            }
            break;
        }
        uint _S217 = Rows_step_0(r_6);
        j_8 = j_8 + ulonglong(_S217);
    }
    return sum_7;
}

__device__ __shared__ FixedArray<MaxSum_0, 256>  values_3;

__device__ MaxSum_0 Softmax_of_0(MaxSum_0 * a_20, MaxSum_0 * b_9)
{
    MaxSum_0 _S218 = MaxSum_of_0(a_20, b_9);
    return _S218;
}

__device__ MaxSum_0 Group_all_3(MaxSum_0 * v_32, uint lane_3, uint width_4)
{
    (*&values_3)[lane_3] = *v_32;
    meet_0();
    uint _S219 = (U32_min((width_4), (16U)));
    uint place_4 = lane_3 & (width_4 - 1U);
    uint first_4 = lane_3 - place_4;
    MaxSum_0 _S220;
    uint i_20;
    if(width_4 > _S219)
    {
        if(place_4 < _S219)
        {
            uint _S221 = place_4 + _S219;
            _S220 = *v_32;
            i_20 = _S221;
            for(;;)
            {
                if(i_20 < width_4)
                {
                }
                else
                {
                    break;
                }
                MaxSum_0 _S222 = _S220;
                MaxSum_0 _S223 = (*&values_3)[first_4 + i_20];
                MaxSum_0 _S224 = Softmax_of_0(&_S222, &_S223);
                uint i_21 = i_20 + _S219;
                _S220 = _S224;
                i_20 = i_21;
            }
            (*&values_3)[lane_3] = _S220;
        }
        meet_0();
    }
    _S220 = (*&values_3)[first_4];
    i_20 = 1U;
    for(;;)
    {
        if(i_20 < _S219)
        {
        }
        else
        {
            break;
        }
        MaxSum_0 _S225 = _S220;
        MaxSum_0 _S226 = (*&values_3)[first_4 + i_20];
        MaxSum_0 _S227 = Softmax_of_0(&_S225, &_S226);
        uint i_22 = i_20 + 1U;
        _S220 = _S227;
        i_20 = i_22;
    }
    meet_0();
    return _S220;
}

__device__ void Softmax_finish_0(Spec_0 * spec_4, Rows_0 * r_7, MaxSum_0 * v_33)
{
    uint _S228 = Spec_type_0(spec_4, 0U);
    uint _S229 = Spec_type_0(spec_4, 1U);
    uint _S230 = size_of_0(_S228);
    ulonglong _S231 = Rows_base_0(r_7, 0U, _S230);
    uint _S232 = size_of_0(_S229);
    ulonglong _S233 = Rows_base_0(r_7, 1U, _S232);
    float _S234 = v_33->sum_0;
    float _S235 = F32_log_0(v_33->sum_0);
    ulonglong _S236 = Rows_first_0(r_7);
    ulonglong j_9 = _S236;
    for(;;)
    {
        if(j_9 < (r_7->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S237 = Rows_read_0(r_7, 1U, _S232, _S233, j_9);
        Four_0 e_21 = _S237;
        float _S238 = v_33->top_0;
        float _S239 = F32_of_0(_S229, (&e_21)->e_8[0U]) - v_33->top_0;
        bool _S240 = (spec_4->op_0) != 0U;
        float _S241;
        if(_S240)
        {
            _S241 = _S239 - _S235;
        }
        else
        {
            _S241 = F32_over_0(F32_exp_0(_S239), _S234);
        }
        (&e_21)->e_8[0U] = F32_bits_0(_S228, _S241);
        float _S242 = F32_of_0(_S229, (&e_21)->e_8[1U]) - _S238;
        float _S243;
        if(_S240)
        {
            _S243 = _S242 - _S235;
        }
        else
        {
            _S243 = F32_over_0(F32_exp_0(_S242), _S234);
        }
        (&e_21)->e_8[1U] = F32_bits_0(_S228, _S243);
        float _S244 = F32_of_0(_S229, (&e_21)->e_8[2U]) - _S238;
        float _S245;
        if(_S240)
        {
            _S245 = _S244 - _S235;
        }
        else
        {
            _S245 = F32_over_0(F32_exp_0(_S244), _S234);
        }
        (&e_21)->e_8[2U] = F32_bits_0(_S228, _S245);
        float _S246 = F32_of_0(_S229, (&e_21)->e_8[3U]) - _S238;
        float _S247;
        if(_S240)
        {
            _S247 = _S246 - _S235;
        }
        else
        {
            _S247 = F32_over_0(F32_exp_0(_S246), _S234);
        }
        (&e_21)->e_8[3U] = F32_bits_0(_S228, _S247);
        Four_0 _S248 = e_21;
        Rows_write_0(r_7, 0U, _S230, _S231, j_9, &_S248);
        uint _S249 = Rows_step_0(r_7);
        j_9 = j_9 + ulonglong(_S249);
    }
    return;
}

__device__ MaxSum_0 Softmax_none_0()
{
    return MaxSum_none_0();
}

__device__ MaxSum_0 Softmax_of_elements_0(Spec_0 * spec_5, Rows_0 * r_8)
{
    uint _S250 = Spec_type_0(spec_5, 1U);
    uint size_9 = size_of_0(_S250);
    ulonglong _S251 = Rows_base_0(r_8, 1U, size_9);
    MaxSum_0 _S252 = Softmax_none_0();
    ulonglong _S253 = Rows_first_0(r_8);
    ulonglong j_10 = _S253;
    MaxSum_0 v_34 = _S252;
    for(;;)
    {
        if(j_10 < (r_8->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S254 = Rows_read_0(r_8, 1U, size_9, _S251, j_10);
        bool _S255 = Rows_has_0(r_8, j_10, 0U);
        MaxSum_0 v_35;
        if(_S255)
        {
            MaxSum_0 _S256 = MaxSum_one_0(F32_of_0(_S250, _S254.e_8[0U]));
            MaxSum_0 _S257 = v_34;
            MaxSum_0 _S258 = _S256;
            MaxSum_0 _S259 = Softmax_of_0(&_S257, &_S258);
            v_35 = _S259;
        }
        else
        {
            v_35 = v_34;
        }
        bool _S260 = Rows_has_0(r_8, j_10, 1U);
        MaxSum_0 v_36;
        if(_S260)
        {
            MaxSum_0 _S261 = MaxSum_one_0(F32_of_0(_S250, _S254.e_8[1U]));
            MaxSum_0 _S262 = v_35;
            MaxSum_0 _S263 = _S261;
            MaxSum_0 _S264 = Softmax_of_0(&_S262, &_S263);
            v_36 = _S264;
        }
        else
        {
            v_36 = v_35;
        }
        bool _S265 = Rows_has_0(r_8, j_10, 2U);
        MaxSum_0 v_37;
        if(_S265)
        {
            MaxSum_0 _S266 = MaxSum_one_0(F32_of_0(_S250, _S254.e_8[2U]));
            MaxSum_0 _S267 = v_36;
            MaxSum_0 _S268 = _S266;
            MaxSum_0 _S269 = Softmax_of_0(&_S267, &_S268);
            v_37 = _S269;
        }
        else
        {
            v_37 = v_36;
        }
        bool _S270 = Rows_has_0(r_8, j_10, 3U);
        if(_S270)
        {
            MaxSum_0 _S271 = MaxSum_one_0(F32_of_0(_S250, _S254.e_8[3U]));
            MaxSum_0 _S272 = v_37;
            MaxSum_0 _S273 = _S271;
            MaxSum_0 _S274 = Softmax_of_0(&_S272, &_S273);
            v_34 = _S274;
        }
        else
        {
            v_34 = v_37;
        }
        uint _S275 = Rows_step_0(r_8);
        j_10 = j_10 + ulonglong(_S275);
    }
    return v_34;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_21, uint lane_4)
{
    Rows_0 r_9;
    (&r_9)->a_8 = *a_21;
    (&r_9)->g_0 = (RowGeometry_0 *)a_21->geometry_0;
    uint _S276 = a_21->width_2;
    uint side_0 = 256U / a_21->width_2;
    uint _S277;
    if(((a_21->flags_0) & 1U) != 0U)
    {
        uint _S278 = lane_4 % side_0;
        uint _S279 = _S278 * _S276;
        uint _S280 = lane_4 / side_0;
        _S277 = _S279 + _S280;
    }
    else
    {
        _S277 = lane_4;
    }
    (&r_9)->slot_0 = _S277;
    uint _S281 = _S277 % _S276;
    (&r_9)->place_2 = _S281;
    return r_9;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_11)
{
    uint side_1 = 256U / (&this_11->a_8)->width_2;
    ulonglong _S282 = ulonglong(side_1);
    ulonglong _S283 = ((&this_11->a_8)->rows_0 + _S282 - 1ULL) / _S282;
    return _S283 * ulonglong((&this_11->a_8)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_12)
{
    ulonglong _S284 = this_12->begin_0 + (&this_12->a_8)->chunk_0;
    ulonglong _S285 = (&this_12->a_8)->extent_0;
    ulonglong _S286;
    if(_S284 < ((&this_12->a_8)->extent_0))
    {
        _S286 = _S284;
    }
    else
    {
        _S286 = _S285;
    }
    return _S286;
}

__device__ void Rows_go_0(Rows_0 * this_13, ulonglong tile_0)
{
    ulonglong _S287 = tile_0 % ulonglong((&this_13->a_8)->splits_0);
    this_13->part_0 = _S287;
    ulonglong _S288 = tile_0 / ulonglong((&this_13->a_8)->splits_0);
    uint _S289 = 256U / (&this_13->a_8)->width_2;
    ulonglong _S290 = _S288 * ulonglong(_S289);
    uint _S291 = this_13->slot_0 / (&this_13->a_8)->width_2;
    ulonglong _S292 = _S290 + ulonglong(_S291);
    this_13->row_0 = _S292;
    bool _S293 = _S292 < ((&this_13->a_8)->rows_0);
    this_13->exists_0 = _S293;
    this_13->begin_0 = this_13->part_0 * (&this_13->a_8)->chunk_0;
    ulonglong _S294;
    if(_S293)
    {
        Rows_0 _S295 = *this_13;
        ulonglong _S296 = Rows_stop_0(&_S295);
        _S294 = _S296;
    }
    else
    {
        _S294 = this_13->begin_0;
    }
    this_13->end_0 = _S294;
    return;
}

__device__ ulonglong BadTarget_none_0()
{
    return 18446744073709551615ULL;
}

__device__ ulonglong BadTarget_of_elements_0(Spec_0 * spec_6, Rows_0 * r_10)
{
    uint _S297 = Spec_type_0(spec_6, 1U);
    uint size_10 = size_of_0(_S297);
    ulonglong _S298 = Rows_base_0(r_10, 1U, size_10);
    ulonglong _S299 = BadTarget_none_0();
    ulonglong _S300 = Rows_first_0(r_10);
    ulonglong j_11 = _S300;
    ulonglong first_5 = _S299;
    for(;;)
    {
        if(j_11 < (r_10->end_0))
        {
        }
        else
        {
            break;
        }
        Four_0 _S301 = Rows_read_0(r_10, 1U, size_10, _S298, j_11);
        longlong t_1 = i64_of_0(_S297, _S301.e_8[0U]);
        bool _S302 = Rows_has_0(r_10, j_11, 0U);
        bool _S303;
        if(_S302)
        {
            _S303 = t_1 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S303 = false;
        }
        bool _S304;
        if(_S303)
        {
            if(t_1 < 0LL)
            {
                _S304 = true;
            }
            else
            {
                _S304 = ulonglong(t_1) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S304 = false;
        }
        ulonglong first_6;
        if(_S304)
        {
            ulonglong _S305 = Rows_at_0(r_10, j_11, 0U);
            first_6 = BadTarget_of_0(first_5, _S305);
        }
        else
        {
            first_6 = first_5;
        }
        longlong t_2 = i64_of_0(_S297, _S301.e_8[1U]);
        bool _S306 = Rows_has_0(r_10, j_11, 1U);
        bool _S307;
        if(_S306)
        {
            _S307 = t_2 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S307 = false;
        }
        bool _S308;
        if(_S307)
        {
            if(t_2 < 0LL)
            {
                _S308 = true;
            }
            else
            {
                _S308 = ulonglong(t_2) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S308 = false;
        }
        ulonglong first_7;
        if(_S308)
        {
            ulonglong _S309 = Rows_at_0(r_10, j_11, 1U);
            first_7 = BadTarget_of_0(first_6, _S309);
        }
        else
        {
            first_7 = first_6;
        }
        longlong t_3 = i64_of_0(_S297, _S301.e_8[2U]);
        bool _S310 = Rows_has_0(r_10, j_11, 2U);
        bool _S311;
        if(_S310)
        {
            _S311 = t_3 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S311 = false;
        }
        bool _S312;
        if(_S311)
        {
            if(t_3 < 0LL)
            {
                _S312 = true;
            }
            else
            {
                _S312 = ulonglong(t_3) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S312 = false;
        }
        ulonglong first_8;
        if(_S312)
        {
            ulonglong _S313 = Rows_at_0(r_10, j_11, 2U);
            first_8 = BadTarget_of_0(first_7, _S313);
        }
        else
        {
            first_8 = first_7;
        }
        longlong t_4 = i64_of_0(_S297, _S301.e_8[3U]);
        bool _S314 = Rows_has_0(r_10, j_11, 3U);
        bool _S315;
        if(_S314)
        {
            _S315 = t_4 != longlong((&r_10->a_8)->a_7);
        }
        else
        {
            _S315 = false;
        }
        bool _S316;
        if(_S315)
        {
            if(t_4 < 0LL)
            {
                _S316 = true;
            }
            else
            {
                _S316 = ulonglong(t_4) >= ((&r_10->a_8)->b_6);
            }
        }
        else
        {
            _S316 = false;
        }
        if(_S316)
        {
            ulonglong _S317 = Rows_at_0(r_10, j_11, 3U);
            first_5 = BadTarget_of_0(first_8, _S317);
        }
        else
        {
            first_5 = first_8;
        }
        uint _S318 = Rows_step_0(r_10);
        j_11 = j_11 + ulonglong(_S318);
    }
    return first_5;
}

__device__ void BadTarget_finish_0(Spec_0 * spec_7, Rows_0 * r_11, ulonglong first_9)
{
    longlong * flag_0 = (longlong *)(&r_11->a_8)->p0_0;
    bool _S319;
    if((r_11->place_2) == 0U)
    {
        _S319 = first_9 != (BadTarget_none_0());
    }
    else
    {
        _S319 = false;
    }
    if(_S319)
    {
        _S319 = (*flag_0) < 0LL;
    }
    else
    {
        _S319 = false;
    }
    if(_S319)
    {
        *flag_0 = longlong(first_9);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_8, RowArguments_0 * a_22, uint group_0, uint lane_5)
{
    Rows_0 _S320 = Rows_of_0(a_22, lane_5);
    Rows_0 r_12 = _S320;
    ulonglong * _S321 = (ulonglong *)a_22->partials_0;
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S322 = r_12;
        ulonglong _S323 = Rows_tiles_0(&_S322);
        if(tile_1 < _S323)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_12, tile_1);
        ulonglong _S324 = BadTarget_none_0();
        uint _S325 = a_22->stage_0;
        ulonglong v_38;
        if((a_22->stage_0) != 2U)
        {
            Rows_0 _S326 = r_12;
            ulonglong _S327 = BadTarget_of_elements_0(spec_8, &_S326);
            v_38 = _S327;
        }
        else
        {
            if((&r_12)->exists_0)
            {
                v_38 = _S324;
                uint i_23 = (&r_12)->place_2;
                for(;;)
                {
                    uint _S328 = a_22->parts_0;
                    if(i_23 < (a_22->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S329 = BadTarget_of_0(v_38, *(_S321 + ((&r_12)->row_0 * ulonglong(_S328) + ulonglong(i_23))));
                    uint i_24 = i_23 + a_22->width_2;
                    v_38 = _S329;
                    i_23 = i_24;
                }
            }
            else
            {
                v_38 = _S324;
            }
        }
        uint _S330 = a_22->width_2;
        ulonglong v_39;
        if((a_22->width_2) > 1U)
        {
            ulonglong _S331 = Group_all_0(v_38, (&r_12)->slot_0, _S330);
            v_39 = _S331;
        }
        else
        {
            v_39 = v_38;
        }
        if((&r_12)->exists_0)
        {
            if(_S325 != 1U)
            {
                Rows_0 _S332 = r_12;
                BadTarget_finish_0(spec_8, &_S332, v_39);
            }
            else
            {
                if(((&r_12)->place_2) == 0U)
                {
                    *(_S321 + ((&r_12)->row_0 * ulonglong(a_22->parts_0) + (&r_12)->part_0)) = v_39;
                }
            }
        }
        tile_1 = tile_1 + ulonglong(a_22->groups_0);
    }
    return;
}

__device__ void CrossEntropyGrad_run_0(Spec_0 * spec_9, RowArguments_0 * a_23, uint group_1, uint lane_6)
{
    uint _S333 = Spec_type_0(spec_9, 0U);
    uint _S334 = Spec_type_0(spec_9, 1U);
    uint _S335 = Spec_type_0(spec_9, 3U);
    uint _S336 = Spec_type_0(spec_9, 4U);
    float smooth_1 = F32_scalar_0(a_23->b_6);
    float _S337 = F32_over_0(smooth_1, F32_of_count_0(a_23->extent_0));
    Rows_0 _S338 = Rows_of_0(a_23, lane_6);
    Rows_0 r_13 = _S338;
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S339 = r_13;
        ulonglong _S340 = Rows_tiles_0(&_S339);
        if(tile_2 < _S340)
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
        uint _S341 = size_of_0(_S333);
        Rows_0 _S342 = r_13;
        ulonglong _S343 = Rows_base_0(&_S342, 0U, _S341);
        uint _S344 = size_of_0(_S334);
        Rows_0 _S345 = r_13;
        ulonglong _S346 = Rows_base_0(&_S345, 1U, _S344);
        uint _S347 = Spec_type_0(spec_9, 2U);
        uint _S348 = size_of_0(_S347);
        Rows_0 _S349 = r_13;
        ulonglong _S350 = Rows_base_0(&_S349, 2U, _S348);
        Target_0 _S351 = Target_of_0(a_23, _S347, _S350);
        uint _S352 = size_of_0(_S335);
        Rows_0 _S353 = r_13;
        ulonglong _S354 = Rows_base_0(&_S353, 3U, _S352);
        ulonglong _S355 = load_0(_S352, _S354, 0LL);
        float _S356 = F32_of_0(_S335, _S355);
        uint _S357 = size_of_0(_S336);
        Rows_0 _S358 = r_13;
        ulonglong _S359 = Rows_base_0(&_S358, 4U, _S357);
        ulonglong _S360 = load_0(_S357, _S359, 0LL);
        float _S361 = F32_of_0(_S336, _S360);
        Rows_0 _S362 = r_13;
        ulonglong _S363 = Rows_first_0(&_S362);
        ulonglong j_12 = _S363;
        for(;;)
        {
            if(j_12 < ((&r_13)->end_0))
            {
            }
            else
            {
                break;
            }
            Rows_0 _S364 = r_13;
            Four_0 _S365 = Rows_read_0(&_S364, 1U, _S344, _S346, j_12);
            Four_0 e_22 = _S365;
            float _S366 = F32_exp_0(F32_of_0(_S334, (&e_22)->e_8[0U]) - _S356) - _S337;
            Rows_0 _S367 = r_13;
            ulonglong _S368 = Rows_at_0(&_S367, j_12, 0U);
            ulonglong _S369 = ulonglong(_S351.at_7);
            float z_2;
            if(_S368 == _S369)
            {
                z_2 = _S366 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_2 = _S366;
            }
            float _S370 = _S361 * z_2;
            bool _S371 = !_S351.valid_0;
            float z_3;
            if(_S371)
            {
                z_3 = F32_nan_0();
            }
            else
            {
                z_3 = _S370;
            }
            float z_4;
            if(_S351.ignored_0)
            {
                z_4 = F32_zero_0();
            }
            else
            {
                z_4 = z_3;
            }
            (&e_22)->e_8[0U] = F32_bits_0(_S333, z_4);
            float _S372 = F32_exp_0(F32_of_0(_S334, (&e_22)->e_8[1U]) - _S356) - _S337;
            Rows_0 _S373 = r_13;
            ulonglong _S374 = Rows_at_0(&_S373, j_12, 1U);
            float z_5;
            if(_S374 == _S369)
            {
                z_5 = _S372 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_5 = _S372;
            }
            float _S375 = _S361 * z_5;
            float z_6;
            if(_S371)
            {
                z_6 = F32_nan_0();
            }
            else
            {
                z_6 = _S375;
            }
            float z_7;
            if(_S351.ignored_0)
            {
                z_7 = F32_zero_0();
            }
            else
            {
                z_7 = z_6;
            }
            (&e_22)->e_8[1U] = F32_bits_0(_S333, z_7);
            float _S376 = F32_exp_0(F32_of_0(_S334, (&e_22)->e_8[2U]) - _S356) - _S337;
            Rows_0 _S377 = r_13;
            ulonglong _S378 = Rows_at_0(&_S377, j_12, 2U);
            float z_8;
            if(_S378 == _S369)
            {
                z_8 = _S376 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_8 = _S376;
            }
            float _S379 = _S361 * z_8;
            float z_9;
            if(_S371)
            {
                z_9 = F32_nan_0();
            }
            else
            {
                z_9 = _S379;
            }
            float z_10;
            if(_S351.ignored_0)
            {
                z_10 = F32_zero_0();
            }
            else
            {
                z_10 = z_9;
            }
            (&e_22)->e_8[2U] = F32_bits_0(_S333, z_10);
            float _S380 = F32_exp_0(F32_of_0(_S334, (&e_22)->e_8[3U]) - _S356) - _S337;
            Rows_0 _S381 = r_13;
            ulonglong _S382 = Rows_at_0(&_S381, j_12, 3U);
            float z_11;
            if(_S382 == _S369)
            {
                z_11 = _S380 - (F32_one_0() - smooth_1);
            }
            else
            {
                z_11 = _S380;
            }
            float _S383 = _S361 * z_11;
            float z_12;
            if(_S371)
            {
                z_12 = F32_nan_0();
            }
            else
            {
                z_12 = _S383;
            }
            float z_13;
            if(_S351.ignored_0)
            {
                z_13 = F32_zero_0();
            }
            else
            {
                z_13 = z_12;
            }
            (&e_22)->e_8[3U] = F32_bits_0(_S333, z_13);
            Rows_0 _S384 = r_13;
            Four_0 _S385 = e_22;
            Rows_write_0(&_S384, 0U, _S341, _S343, j_12, &_S385);
            Rows_0 _S386 = r_13;
            uint _S387 = Rows_step_0(&_S386);
            j_12 = j_12 + ulonglong(_S387);
        }
        tile_2 = tile_2 + ulonglong(a_23->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_10, RowArguments_0 * a_24, uint group_2, uint lane_7)
{
    Rows_0 _S388 = Rows_of_0(a_24, lane_7);
    Rows_0 r_14 = _S388;
    CrossEntropyValue_0 * _S389 = (CrossEntropyValue_0 *)a_24->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S390 = r_14;
        ulonglong _S391 = Rows_tiles_0(&_S390);
        if(tile_3 < _S391)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_14, tile_3);
        CrossEntropyValue_0 _S392 = CrossEntropy_none_0();
        uint _S393 = a_24->stage_0;
        CrossEntropyValue_0 v_40;
        if((a_24->stage_0) != 2U)
        {
            Rows_0 _S394 = r_14;
            CrossEntropyValue_0 _S395 = CrossEntropy_of_elements_0(spec_10, &_S394);
            v_40 = _S395;
        }
        else
        {
            if((&r_14)->exists_0)
            {
                v_40 = _S392;
                uint i_25 = (&r_14)->place_2;
                for(;;)
                {
                    uint _S396 = a_24->parts_0;
                    if(i_25 < (a_24->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    CrossEntropyValue_0 _S397 = *(_S389 + ((&r_14)->row_0 * ulonglong(_S396) + ulonglong(i_25)));
                    CrossEntropyValue_0 _S398 = v_40;
                    CrossEntropyValue_0 _S399 = _S397;
                    CrossEntropyValue_0 _S400 = CrossEntropy_of_0(&_S398, &_S399);
                    uint i_26 = i_25 + a_24->width_2;
                    v_40 = _S400;
                    i_25 = i_26;
                }
            }
            else
            {
                v_40 = _S392;
            }
        }
        uint _S401 = a_24->width_2;
        CrossEntropyValue_0 v_41;
        if((a_24->width_2) > 1U)
        {
            CrossEntropyValue_0 _S402 = v_40;
            CrossEntropyValue_0 _S403 = Group_all_1(&_S402, (&r_14)->slot_0, _S401);
            v_41 = _S403;
        }
        else
        {
            v_41 = v_40;
        }
        if((&r_14)->exists_0)
        {
            if(_S393 != 1U)
            {
                Rows_0 _S404 = r_14;
                CrossEntropyValue_0 _S405 = v_41;
                CrossEntropy_finish_0(spec_10, &_S404, &_S405);
            }
            else
            {
                if(((&r_14)->place_2) == 0U)
                {
                    *(_S389 + ((&r_14)->row_0 * ulonglong(a_24->parts_0) + (&r_14)->part_0)) = v_41;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_24->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_11, RowArguments_0 * a_25, uint group_3, uint lane_8)
{
    Rows_0 _S406 = Rows_of_0(a_25, lane_8);
    Rows_0 r_15 = _S406;
    float * _S407 = (float *)a_25->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S408 = r_15;
        ulonglong _S409 = Rows_tiles_0(&_S408);
        if(tile_4 < _S409)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_15, tile_4);
        float _S410 = SoftmaxGrad_none_0();
        uint _S411 = a_25->stage_0;
        float v_42;
        if((a_25->stage_0) != 2U)
        {
            Rows_0 _S412 = r_15;
            float _S413 = SoftmaxGrad_of_elements_0(spec_11, &_S412);
            v_42 = _S413;
        }
        else
        {
            if((&r_15)->exists_0)
            {
                v_42 = _S410;
                uint i_27 = (&r_15)->place_2;
                for(;;)
                {
                    uint _S414 = a_25->parts_0;
                    if(i_27 < (a_25->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S415 = SoftmaxGrad_of_0(v_42, *(_S407 + ((&r_15)->row_0 * ulonglong(_S414) + ulonglong(i_27))));
                    uint i_28 = i_27 + a_25->width_2;
                    v_42 = _S415;
                    i_27 = i_28;
                }
            }
            else
            {
                v_42 = _S410;
            }
        }
        uint _S416 = a_25->width_2;
        float v_43;
        if((a_25->width_2) > 1U)
        {
            float _S417 = Group_all_2(v_42, (&r_15)->slot_0, _S416);
            v_43 = _S417;
        }
        else
        {
            v_43 = v_42;
        }
        if((&r_15)->exists_0)
        {
            if(_S411 != 1U)
            {
                Rows_0 _S418 = r_15;
                SoftmaxGrad_finish_0(spec_11, &_S418, v_43);
            }
            else
            {
                if(((&r_15)->place_2) == 0U)
                {
                    *(_S407 + ((&r_15)->row_0 * ulonglong(a_25->parts_0) + (&r_15)->part_0)) = v_43;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_25->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_12, RowArguments_0 * a_26, uint group_4, uint lane_9)
{
    Rows_0 _S419 = Rows_of_0(a_26, lane_9);
    Rows_0 r_16 = _S419;
    MaxSum_0 * _S420 = (MaxSum_0 *)a_26->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S421 = r_16;
        ulonglong _S422 = Rows_tiles_0(&_S421);
        if(tile_5 < _S422)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_16, tile_5);
        MaxSum_0 _S423 = Softmax_none_0();
        uint _S424 = a_26->stage_0;
        MaxSum_0 v_44;
        if((a_26->stage_0) != 2U)
        {
            Rows_0 _S425 = r_16;
            MaxSum_0 _S426 = Softmax_of_elements_0(spec_12, &_S425);
            v_44 = _S426;
        }
        else
        {
            if((&r_16)->exists_0)
            {
                v_44 = _S423;
                uint i_29 = (&r_16)->place_2;
                for(;;)
                {
                    uint _S427 = a_26->parts_0;
                    if(i_29 < (a_26->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    MaxSum_0 _S428 = *(_S420 + ((&r_16)->row_0 * ulonglong(_S427) + ulonglong(i_29)));
                    MaxSum_0 _S429 = v_44;
                    MaxSum_0 _S430 = _S428;
                    MaxSum_0 _S431 = Softmax_of_0(&_S429, &_S430);
                    uint i_30 = i_29 + a_26->width_2;
                    v_44 = _S431;
                    i_29 = i_30;
                }
            }
            else
            {
                v_44 = _S423;
            }
        }
        uint _S432 = a_26->width_2;
        MaxSum_0 v_45;
        if((a_26->width_2) > 1U)
        {
            MaxSum_0 _S433 = v_44;
            MaxSum_0 _S434 = Group_all_3(&_S433, (&r_16)->slot_0, _S432);
            v_45 = _S434;
        }
        else
        {
            v_45 = v_44;
        }
        if((&r_16)->exists_0)
        {
            if(_S424 != 1U)
            {
                Rows_0 _S435 = r_16;
                MaxSum_0 _S436 = v_45;
                Softmax_finish_0(spec_12, &_S435, &_S436);
            }
            else
            {
                if(((&r_16)->place_2) == 0U)
                {
                    *(_S420 + ((&r_16)->row_0 * ulonglong(a_26->parts_0) + (&r_16)->part_0)) = v_45;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_26->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_softmax_f32(RowArguments_0 a_27, Spec_0 spec_13)
{
    uint _S437 = blockIdx.x;
    uint _S438 = threadIdx.x;
    Spec_0 _S439 = spec_13;
    RowArguments_0 _S440 = a_27;
    RowKernel_run_3(&_S439, &_S440, _S437, _S438);
    return;
}

extern "C" __global__ void mpt_softmax_grad_f32(RowArguments_0 a_28, Spec_0 spec_14)
{
    uint _S441 = blockIdx.x;
    uint _S442 = threadIdx.x;
    Spec_0 _S443 = spec_14;
    RowArguments_0 _S444 = a_28;
    RowKernel_run_2(&_S443, &_S444, _S441, _S442);
    return;
}

extern "C" __global__ void mpt_cross_entropy_f32(RowArguments_0 a_29, Spec_0 spec_15)
{
    uint _S445 = blockIdx.x;
    uint _S446 = threadIdx.x;
    Spec_0 _S447 = spec_15;
    RowArguments_0 _S448 = a_29;
    RowKernel_run_1(&_S447, &_S448, _S445, _S446);
    return;
}

extern "C" __global__ void mpt_cross_entropy_grad_f32(RowArguments_0 a_30, Spec_0 spec_16)
{
    uint _S449 = blockIdx.x;
    uint _S450 = threadIdx.x;
    Spec_0 _S451 = spec_16;
    RowArguments_0 _S452 = a_30;
    CrossEntropyGrad_run_0(&_S451, &_S452, _S449, _S450);
    return;
}

extern "C" __global__ void mpt_bad_target(RowArguments_0 a_31, Spec_0 spec_17)
{
    uint _S453 = blockIdx.x;
    uint _S454 = threadIdx.x;
    Spec_0 _S455 = spec_17;
    RowArguments_0 _S456 = a_31;
    RowKernel_run_0(&_S455, &_S456, _S453, _S454);
    return;
}

