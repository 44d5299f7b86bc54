// The kernels of attention.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ static const FixedArray<float, 9>  c_0 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float product_sum_0(float a_0, float b_0, float c_1)
{
    return a_0 * b_0 + c_1;
}

__device__ float poly_0(float x_0, FixedArray<float, 9>  * c_2)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_2)[int(0)], x_0, (*c_2)[int(1)]), x_0, (*c_2)[int(2)]), x_0, (*c_2)[int(3)]), x_0, (*c_2)[int(4)]), x_0, (*c_2)[int(5)]), x_0, (*c_2)[int(6)]), x_0, (*c_2)[int(7)]), x_0, (*c_2)[int(8)]);
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_1(float x_1, FixedArray<float, 6>  * c_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_3)[int(0)], x_1, (*c_3)[int(1)]), x_1, (*c_3)[int(2)]), x_1, (*c_3)[int(3)]), x_1, (*c_3)[int(4)]), x_1, (*c_3)[int(5)]);
}

__device__ uint parts_of_0(uint batches_0, uint heads_0, uint rows_0, uint columns_0)
{
    return batches_0 * heads_0 * ((rows_0 + 32U - 1U) / 32U) * (U32_max(((columns_0 + 128U - 1U) / 128U), (1U)));
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Thread_0
{
    Spec_0 spec_0;
    uint lane_0;
    uint row_0;
    uint column_0;
};

__device__ Thread_0 Thread_x24init_0(Spec_0 * spec_1, uint lane_1, uint row_1, uint column_1)
{
    Thread_0 _S1;
    (&_S1)->spec_0 = *spec_1;
    (&_S1)->lane_0 = lane_1;
    (&_S1)->row_0 = row_1;
    (&_S1)->column_0 = column_1;
    return _S1;
}

__device__ Thread_0 thread_of_0(Spec_0 * spec_2, uint lane_2)
{
    Thread_0 _S2 = Thread_x24init_0(spec_2, lane_2, lane_2 / 16U, lane_2 % 16U);
    return _S2;
}

struct Part_0
{
    uint b_1;
    uint h_0;
    uint row_2;
    uint column_2;
};

__device__ Part_0 Part_x24init_0(uint b_2, uint h_1, uint row_3, uint column_3)
{
    Part_0 _S3;
    (&_S3)->b_1 = b_2;
    (&_S3)->h_0 = h_1;
    (&_S3)->row_2 = row_3;
    (&_S3)->column_2 = column_3;
    return _S3;
}

__device__ Part_0 part_of_0(uint i_0, uint heads_1, uint rows_1, uint columns_1)
{
    uint _S4 = (U32_max(((columns_1 + 128U - 1U) / 128U), (1U)));
    uint down_0 = (rows_1 + 32U - 1U) / 32U;
    uint _S5 = i_0 / _S4;
    uint _S6 = _S5 / down_0;
    uint _S7 = _S6 / heads_1;
    uint _S8 = i_0 / _S4;
    uint _S9 = _S8 / down_0;
    uint _S10 = _S9 % heads_1;
    uint _S11 = i_0 / _S4;
    uint _S12 = _S11 % down_0;
    uint _S13 = _S12 * 32U;
    uint _S14 = i_0 % _S4;
    return Part_x24init_0(_S7, _S10, _S13, _S14 * 128U);
}

struct Matrix_0
{
    ulonglong base_0;
    longlong first_0;
    longlong row_4;
    longlong column_4;
    uint rows_2;
    uint columns_2;
};

__device__ Matrix_0 Matrix_x24init_0(ulonglong base_1, longlong first_1, longlong row_5, longlong column_5, uint rows_3, uint columns_3)
{
    Matrix_0 _S15;
    (&_S15)->base_0 = base_1;
    (&_S15)->first_0 = first_1;
    (&_S15)->row_4 = row_5;
    (&_S15)->column_4 = column_5;
    (&_S15)->rows_2 = rows_3;
    (&_S15)->columns_2 = columns_3;
    return _S15;
}

struct AttentionArguments_0
{
    ulonglong first_2;
    ulonglong second_0;
    ulonglong q_0;
    ulonglong k_0;
    ulonglong v_0;
    ulonglong o_0;
    ulonglong g_0;
    ulonglong lse_0;
    ulonglong dots_0;
    ulonglong mask_0;
    ulonglong shift_0;
    ulonglong geometry_0;
    ulonglong seed_0;
    ulonglong offset_0;
    float keep_0;
    uint groups_0;
};

struct AttentionGeometry_0
{
    uint batches_1;
    uint heads_2;
    uint key_heads_0;
    uint queries_0;
    uint keys_0;
    uint depth_0;
    uint width_0;
    float scale_0;
    FixedArray<longlong, 40>  stride_0;
};

__device__ Matrix_0 matrix_of_0(AttentionArguments_0 * a_1, uint operand_0, ulonglong base_2, uint b_3, uint h_2, bool has_keys_0, bool has_width_0)
{
    AttentionGeometry_0 * g_1 = (AttentionGeometry_0 *)a_1->geometry_0;
    uint s_0 = 4U * operand_0;
    longlong _S16 = longlong(b_3) * g_1->stride_0[s_0] + longlong(h_2) * g_1->stride_0[s_0 + 1U];
    longlong _S17 = g_1->stride_0[s_0 + 2U];
    longlong _S18 = g_1->stride_0[s_0 + 3U];
    uint _S19;
    if(has_keys_0)
    {
        _S19 = g_1->keys_0;
    }
    else
    {
        _S19 = g_1->queries_0;
    }
    uint _S20;
    if(has_width_0)
    {
        _S20 = g_1->width_0;
    }
    else
    {
        _S20 = g_1->depth_0;
    }
    return Matrix_x24init_0(base_2, _S16, _S17, _S18, _S19, _S20);
}

struct Elements_0
{
    FixedArray<float, 4>  e_0;
};

__device__ Elements_0 Elements_x24init_0(FixedArray<float, 4>  * e_1)
{
    Elements_0 _S21;
    (&_S21)->e_0 = *e_1;
    return _S21;
}

__device__ Elements_0 no_elements_0()
{
    FixedArray<float, 4>  _S22;
    _S22[int(0)] = 0.0f;
    _S22[int(1)] = 0.0f;
    _S22[int(2)] = 0.0f;
    _S22[int(3)] = 0.0f;
    Elements_0 _S23 = Elements_x24init_0(&_S22);
    return _S23;
}

struct Rows_0
{
    FixedArray<float, 2>  e_2;
};

__device__ Rows_0 Rows_x24init_0(FixedArray<float, 2>  * e_3)
{
    Rows_0 _S24;
    (&_S24)->e_2 = *e_3;
    return _S24;
}

__device__ Rows_0 rows_of_0(float v_1)
{
    FixedArray<float, 2>  _S25;
    _S25[int(0)] = v_1;
    _S25[int(1)] = v_1;
    Rows_0 _S26 = Rows_x24init_0(&_S25);
    return _S26;
}

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_1)
{
    return ((this_0->types_0) >> (4U * k_1)) & 15U;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_3, longlong i_1)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_3 + i_1));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_3 + i_1));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_3 + i_1));
        }
    default:
        {
            return *((ulonglong *)base_3 + i_1);
        }
    }
}

__device__ uint low_0(ulonglong v_2)
{
    return uint(v_2);
}

__device__ uint high_0(ulonglong v_3)
{
    return uint(v_3 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_4, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_4;
    }
    int _S27;
    if(s_1 >= 64U)
    {
        if(v_4 != 0ULL)
        {
            _S27 = int(1);
        }
        else
        {
            _S27 = int(0);
        }
        return ulonglong(_S27);
    }
    ulonglong _S28 = v_4 >> s_1;
    if((v_4 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S27 = int(1);
    }
    else
    {
        _S27 = int(0);
    }
    return _S28 | ulonglong(_S27);
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_5;
    }
    bool _S29;
    if(s_2 >= 64U)
    {
        if(s_2 == 64U)
        {
            _S29 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S29 = false;
        }
        int _S30;
        if(_S29)
        {
            _S30 = int(1);
        }
        else
        {
            _S30 = int(0);
        }
        return ulonglong(_S30);
    }
    ulonglong q_1 = v_5 >> s_2;
    ulonglong rest_0 = v_5 & ((1ULL << s_2) - 1ULL);
    ulonglong half_0 = 1ULL << (s_2 - 1U);
    if(rest_0 > half_0)
    {
        _S29 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S29 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S29 = false;
        }
    }
    ulonglong _S31;
    if(_S29)
    {
        _S31 = q_1 + 1ULL;
    }
    else
    {
        _S31 = q_1;
    }
    return _S31;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S32 = high_0(u_0);
    uint sign_0 = _S32 & 2147483648U;
    uint e_4 = (_S32 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_3;
    if(e_4 == 2047U)
    {
        uint _S33 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S33 | s_3;
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
        return sign_0 | s_3;
    }
    if(e_4 == 0U)
    {
        bool _S34;
        if(odd_0)
        {
            _S34 = m_0 != 0ULL;
        }
        else
        {
            _S34 = false;
        }
        int _S35;
        if(_S34)
        {
            _S35 = int(1);
        }
        else
        {
            _S35 = int(0);
        }
        return sign_0 | uint(_S35);
    }
    ulonglong m_1;
    if(e_4 > 896U)
    {
        ulonglong m_2 = m_0 | (ulonglong(e_4 - 896U) << int(52));
        s_3 = 29U;
        m_1 = m_2;
    }
    else
    {
        ulonglong m_3 = m_0 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_4), (64U)));
        m_1 = m_3;
    }
    if(odd_0)
    {
        m_1 = right_odd_0(m_1, s_3);
    }
    else
    {
        m_1 = right_nearest_0(m_1, s_3);
    }
    return sign_0 | uint(m_1);
}

__device__ uint top_bit_0(uint v_6)
{
    uint _S36;
    uint at_0;
    if(v_6 >= 65536U)
    {
        _S36 = v_6 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S36 = v_6;
        at_0 = 0U;
    }
    if(_S36 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S36 = _S36 >> int(8);
        at_0 = at_1;
    }
    if(_S36 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S36 = _S36 >> int(4);
        at_0 = at_2;
    }
    if(_S36 >= 4U)
    {
        uint _S37 = _S36 >> int(2);
        at_0 = at_0 + 2U;
        _S36 = _S37;
    }
    return at_0 + (_S36 >> int(1));
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_5 = code_0 >> mantissa_0;
    uint m_4 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_5 != 0U)
    {
        return ((e_5 + 127U - bias_0) << int(23)) | (m_4 << (23U - mantissa_0));
    }
    if(m_4 == 0U)
    {
        return 0U;
    }
    uint top_0 = top_bit_0(m_4);
    return ((top_0 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_4 << (23U - top_0)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_3)
{
    uint a_2 = h_3 & 32767U;
    uint sign_1 = (h_3 & 32768U) << int(16);
    if(a_2 < 31744U)
    {
        return sign_1 | (widen_0(a_2, 10U, 15U));
    }
    uint _S38 = (sign_1 | 2139095040U) | ((a_2 & 1023U) << int(13));
    uint _S39;
    if(a_2 > 31744U)
    {
        _S39 = 4194304U;
    }
    else
    {
        _S39 = 0U;
    }
    return _S38 | _S39;
}

__device__ uint f32_of_f8e4m3_0(uint h_4)
{
    uint a_3 = h_4 & 127U;
    uint sign_2 = (h_4 & 128U) << int(24);
    uint _S40;
    if(a_3 == 127U)
    {
        _S40 = 2143289344U;
    }
    else
    {
        _S40 = widen_0(a_3, 3U, 7U);
    }
    return sign_2 | _S40;
}

__device__ uint f32_of_f8e5m2_0(uint h_5)
{
    uint a_4 = h_5 & 127U;
    uint sign_3 = (h_5 & 128U) << int(24);
    if(a_4 < 124U)
    {
        return sign_3 | (widen_0(a_4, 2U, 15U));
    }
    uint _S41;
    if(a_4 == 124U)
    {
        _S41 = 2139095040U;
    }
    else
    {
        _S41 = 2143289344U;
    }
    return sign_3 | _S41;
}

__device__ longlong whole_of_0(uint type_1, ulonglong v_7)
{
    switch(type_1)
    {
    case 7U:
        {
            return longlong(v_7 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_7 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S42;
            if(v_7 != 0ULL)
            {
                _S42 = int(1);
            }
            else
            {
                _S42 = int(0);
            }
            return longlong(_S42);
        }
    default:
        {
            return longlong(v_7);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_8)
{
    uint _S43 = high_0(v_8);
    uint _S44;
    if(_S43 != 0U)
    {
        _S44 = 32U + top_bit_0(_S43);
    }
    else
    {
        _S44 = top_bit_0(low_0(v_8));
    }
    return _S44;
}

__device__ uint f32_of_i64_0(longlong v_9)
{
    if(v_9 == 0LL)
    {
        return 0U;
    }
    bool _S45 = v_9 < 0LL;
    ulonglong m_5;
    if(_S45)
    {
        m_5 = 0ULL - ulonglong(v_9);
    }
    else
    {
        m_5 = ulonglong(v_9);
    }
    uint top_1 = top_bit64_0(m_5);
    if(top_1 <= 23U)
    {
        m_5 = m_5 << (23U - top_1);
    }
    else
    {
        m_5 = right_nearest_0(m_5, (U32_max((top_1), (23U))) - 23U);
    }
    uint q_2 = uint(m_5);
    uint _S46;
    if(_S45)
    {
        _S46 = 2147483648U;
    }
    else
    {
        _S46 = 0U;
    }
    return _S46 + ((top_1 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_2, ulonglong v_10)
{
    switch(type_2)
    {
    case 1U:
        {
            return low_0(v_10);
        }
    case 2U:
        {
            return f32_of_f64_0(v_10, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_10));
        }
    case 4U:
        {
            return (low_0(v_10)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_10));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_10));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_2, v_10));
        }
    }
}

__device__ __shared__ FixedArray<float, 3168>  tiles_0;

__device__ void load_tile_0(Thread_0 * t_0, uint tile_0, Matrix_0 * m_6, uint first_row_0, uint first_column_0, bool as_columns_0)
{
    uint _S47 = Spec_type_0(&t_0->spec_0, 1U);
    uint _S48 = t_0->lane_0;
    uint _S49 = t_0->lane_0 % 32U;
    uint _S50 = t_0->lane_0 / 32U;
    uint i_2 = first_row_0 + _S50;
    uint j_0 = first_column_0 + _S49;
    uint _S51 = m_6->rows_2;
    bool _S52;
    if(i_2 < (m_6->rows_2))
    {
        _S52 = j_0 < (m_6->columns_2);
    }
    else
    {
        _S52 = false;
    }
    float v_11;
    if(_S52)
    {
        v_11 = (U32_asfloat((f32_of_0(_S47, load_0(size_of_0(_S47), m_6->base_0, m_6->first_0 + longlong(i_2) * m_6->row_4 + longlong(j_0) * m_6->column_4)))));
    }
    else
    {
        v_11 = 0.0f;
    }
    uint _S53;
    if(as_columns_0)
    {
        _S53 = _S49 * 33U + _S50;
    }
    else
    {
        _S53 = _S50 * 33U + _S49;
    }
    (*&tiles_0)[tile_0 + _S53] = v_11;
    uint row_6 = _S48 / 32U + 8U;
    uint i_3 = first_row_0 + row_6;
    if(i_3 < _S51)
    {
        _S52 = j_0 < (m_6->columns_2);
    }
    else
    {
        _S52 = false;
    }
    if(_S52)
    {
        v_11 = (U32_asfloat((f32_of_0(_S47, load_0(size_of_0(_S47), m_6->base_0, m_6->first_0 + longlong(i_3) * m_6->row_4 + longlong(j_0) * m_6->column_4)))));
    }
    else
    {
        v_11 = 0.0f;
    }
    if(as_columns_0)
    {
        _S53 = _S49 * 33U + row_6;
    }
    else
    {
        _S53 = row_6 * 33U + _S49;
    }
    (*&tiles_0)[tile_0 + _S53] = v_11;
    uint row_7 = _S48 / 32U + 16U;
    uint i_4 = first_row_0 + row_7;
    if(i_4 < _S51)
    {
        _S52 = j_0 < (m_6->columns_2);
    }
    else
    {
        _S52 = false;
    }
    if(_S52)
    {
        v_11 = (U32_asfloat((f32_of_0(_S47, load_0(size_of_0(_S47), m_6->base_0, m_6->first_0 + longlong(i_4) * m_6->row_4 + longlong(j_0) * m_6->column_4)))));
    }
    else
    {
        v_11 = 0.0f;
    }
    if(as_columns_0)
    {
        _S53 = _S49 * 33U + row_7;
    }
    else
    {
        _S53 = row_7 * 33U + _S49;
    }
    (*&tiles_0)[tile_0 + _S53] = v_11;
    uint row_8 = _S48 / 32U + 24U;
    uint i_5 = first_row_0 + row_8;
    if(i_5 < _S51)
    {
        _S52 = j_0 < (m_6->columns_2);
    }
    else
    {
        _S52 = false;
    }
    if(_S52)
    {
        v_11 = (U32_asfloat((f32_of_0(_S47, load_0(size_of_0(_S47), m_6->base_0, m_6->first_0 + longlong(i_5) * m_6->row_4 + longlong(j_0) * m_6->column_4)))));
    }
    else
    {
        v_11 = 0.0f;
    }
    if(as_columns_0)
    {
        _S53 = _S49 * 33U + row_8;
    }
    else
    {
        _S53 = row_8 * 33U + _S49;
    }
    (*&tiles_0)[tile_0 + _S53] = v_11;
    return;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ Elements_0 times_0(Thread_0 * t_1, uint left_0, uint depth_1, Elements_0 * sums_0)
{
    Elements_0 _S54 = *sums_0;
    uint j_1 = 0U;
    for(;;)
    {
        if(j_1 < depth_1)
        {
        }
        else
        {
            break;
        }
        uint _S55 = j_1 * 33U;
        uint x_2 = left_0 + _S55 + t_1->row_0;
        uint y_0 = 1056U + _S55 + t_1->column_0;
        float _S56 = (&_S54)->e_0[int(1)] + (*&tiles_0)[x_2] * (*&tiles_0)[y_0 + 16U];
        float _S57 = (&_S54)->e_0[int(2)] + (*&tiles_0)[x_2 + 16U] * (*&tiles_0)[y_0];
        float _S58 = (&_S54)->e_0[int(3)] + (*&tiles_0)[x_2 + 16U] * (*&tiles_0)[y_0 + 16U];
        uint _S59 = (j_1 + 1U) * 33U;
        uint x_3 = left_0 + _S59 + t_1->row_0;
        uint y_1 = 1056U + _S59 + t_1->column_0;
        (&_S54)->e_0[int(0)] = (&_S54)->e_0[int(0)] + (*&tiles_0)[x_2] * (*&tiles_0)[y_0] + (*&tiles_0)[x_3] * (*&tiles_0)[y_1];
        (&_S54)->e_0[int(1)] = _S56 + (*&tiles_0)[x_3] * (*&tiles_0)[y_1 + 16U];
        (&_S54)->e_0[int(2)] = _S57 + (*&tiles_0)[x_3 + 16U] * (*&tiles_0)[y_1];
        (&_S54)->e_0[int(3)] = _S58 + (*&tiles_0)[x_3 + 16U] * (*&tiles_0)[y_1 + 16U];
        j_1 = j_1 + 2U;
    }
    return _S54;
}

__device__ Elements_0 products_0(Thread_0 * t_2, Matrix_0 * x_4, uint x_row_0, Matrix_0 * y_2, uint y_row_0)
{
    Elements_0 sums_1 = no_elements_0();
    uint d_0 = 0U;
    for(;;)
    {
        uint _S60 = x_4->columns_2;
        if(d_0 < (x_4->columns_2))
        {
        }
        else
        {
            break;
        }
        load_tile_0(t_2, 0U, x_4, x_row_0, d_0, true);
        load_tile_0(t_2, 1056U, y_2, y_row_0, d_0, true);
        meet_0();
        uint _S61 = (U32_min((32U), (_S60 - d_0)));
        Elements_0 _S62 = sums_1;
        Elements_0 _S63 = times_0(t_2, 0U, _S61, &_S62);
        meet_0();
        uint d_1 = d_0 + 32U;
        sums_1 = _S63;
        d_0 = d_1;
    }
    return sums_1;
}

__device__ uint Thread_row_of_0(Thread_0 * this_1, int n_0)
{
    return this_1->row_0 + uint(n_0 / int(2)) * 16U;
}

__device__ uint Thread_column_of_0(Thread_0 * this_2, int n_1)
{
    return this_2->column_0 + uint(n_1 % int(2)) * 16U;
}

struct Pair_0
{
    uint b_4;
    uint h_6;
    uint i_6;
    uint j_2;
};

__device__ Pair_0 Pair_x24init_0(uint b_5, uint h_7, uint i_7, uint j_3)
{
    Pair_0 _S64;
    (&_S64)->b_4 = b_5;
    (&_S64)->h_6 = h_7;
    (&_S64)->i_6 = i_7;
    (&_S64)->j_2 = j_3;
    return _S64;
}

__device__ float score_of_0(AttentionArguments_0 * a_5, Thread_0 * t_3, Pair_0 * p_0, float dot_0)
{
    AttentionGeometry_0 * g_2 = (AttentionGeometry_0 *)a_5->geometry_0;
    uint _S65 = p_0->i_6;
    bool _S66;
    if((p_0->i_6) >= (g_2->queries_0))
    {
        _S66 = true;
    }
    else
    {
        _S66 = (p_0->j_2) >= (g_2->keys_0);
    }
    if(_S66)
    {
        return - (U32_asfloat((2139095040U)));
    }
    if((((&t_3->spec_0)->op_0) & 1U) != 0U)
    {
        _S66 = (p_0->j_2) > _S65;
    }
    else
    {
        _S66 = false;
    }
    if(_S66)
    {
        return - (U32_asfloat((2139095040U)));
    }
    uint _S67 = Spec_type_0(&t_3->spec_0, 2U);
    if(_S67 == 0U)
    {
        return dot_0 * g_2->scale_0;
    }
    float bias_1 = (U32_asfloat((f32_of_0(_S67, load_0(size_of_0(_S67), a_5->mask_0, longlong(p_0->b_4) * g_2->stride_0[32U] + longlong(p_0->h_6) * g_2->stride_0[33U] + longlong(_S65) * g_2->stride_0[34U] + longlong(p_0->j_2) * g_2->stride_0[35U])))));
    float _S68;
    if(_S67 == 11U)
    {
        if(bias_1 == 0.0f)
        {
            _S68 = - (U32_asfloat((2139095040U)));
        }
        else
        {
            _S68 = dot_0 * g_2->scale_0;
        }
        return _S68;
    }
    if(bias_1 == (- (U32_asfloat((2139095040U)))))
    {
        _S68 = bias_1;
    }
    else
    {
        _S68 = dot_0 * g_2->scale_0 + bias_1;
    }
    return _S68;
}

__device__ void put_tile_0(Thread_0 * t_4, uint tile_1, Elements_0 * v_12)
{
    uint _S69 = Thread_column_of_0(t_4, int(0));
    uint _S70 = tile_1 + _S69 * 33U;
    uint _S71 = Thread_row_of_0(t_4, int(0));
    (*&tiles_0)[_S70 + _S71] = v_12->e_0[int(0)];
    uint _S72 = Thread_column_of_0(t_4, int(1));
    uint _S73 = tile_1 + _S72 * 33U;
    uint _S74 = Thread_row_of_0(t_4, int(1));
    (*&tiles_0)[_S73 + _S74] = v_12->e_0[int(1)];
    uint _S75 = Thread_column_of_0(t_4, int(2));
    uint _S76 = tile_1 + _S75 * 33U;
    uint _S77 = Thread_row_of_0(t_4, int(2));
    (*&tiles_0)[_S76 + _S77] = v_12->e_0[int(2)];
    uint _S78 = Thread_column_of_0(t_4, int(3));
    uint _S79 = tile_1 + _S78 * 33U;
    uint _S80 = Thread_row_of_0(t_4, int(3));
    (*&tiles_0)[_S79 + _S80] = v_12->e_0[int(3)];
    return;
}

__device__ float larger_0(float a_6, float b_6)
{
    float _S81;
    if(a_6 > b_6)
    {
        _S81 = a_6;
    }
    else
    {
        _S81 = b_6;
    }
    return _S81;
}

__device__ float smaller_0(float a_7, float b_7)
{
    float _S82;
    if(a_7 < b_7)
    {
        _S82 = a_7;
    }
    else
    {
        _S82 = b_7;
    }
    return _S82;
}

__device__ float magnitude_0(float x_5)
{
    return (U32_asfloat(((F32_asuint((x_5))) & 2147483647U)));
}

__device__ float with_sign_0(float x_6, float sign_4)
{
    return (U32_asfloat((((F32_asuint((x_6))) & 2147483647U) | ((F32_asuint((sign_4))) & 2147483648U))));
}

__device__ float rounded_0(float x_7)
{
    float a_8 = magnitude_0(x_7);
    float r_0 = a_8 + 8.388608e+06f - 8.388608e+06f;
    float _S83;
    if(a_8 < 8.388608e+06f)
    {
        _S83 = r_0;
    }
    else
    {
        _S83 = a_8;
    }
    return with_sign_0(_S83, x_7);
}

__device__ float exp_whole_0(float x_8)
{
    return rounded_0(x_8 * 1.4426950216293335f);
}

__device__ float exp_rest_0(float x_9, float n_2)
{
    return product_sum_0(n_2, 0.00021219444170129f, product_sum_0(n_2, -0.693359375f, x_9));
}

__device__ float exp_less_one_0(float r_1)
{
    FixedArray<float, 6>  _S84 = kExpTail_0;
    float _S85 = poly_1(r_1, &_S84);
    return product_sum_0(_S85, r_1 * r_1, r_1);
}

__device__ float power_of_2_0(int n_3)
{
    return (U32_asfloat((uint(n_3 + int(127)) << int(23))));
}

__device__ float scaled_0(float p_1, float n_4)
{
    int whole_0 = int(n_4);
    int half_1 = whole_0 >> int(1);
    return p_1 * power_of_2_0(half_1) * power_of_2_0(whole_0 - half_1);
}

__device__ float exp_of_0(float x_10)
{
    float _S86 = smaller_0(89.0f, larger_0(-104.0f, x_10));
    float n_5 = exp_whole_0(_S86);
    return scaled_0(exp_less_one_0(exp_rest_0(_S86, n_5)) + 1.0f, n_5);
}

__device__ float exp_from_0(float x_11, float from_0)
{
    float _S87;
    if(x_11 == (- (U32_asfloat((2139095040U)))))
    {
        _S87 = 0.0f;
    }
    else
    {
        _S87 = exp_of_0(x_11 - from_0);
    }
    return _S87;
}

__device__ uint4  philox_0(ulonglong seed_1, ulonglong block_0)
{
    uint _S88 = low_0(seed_1);
    uint _S89 = high_0(seed_1);
    uint4  c_4 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S88;
    uint k1_0 = _S89;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_2 = 3528531795ULL * ulonglong(c_4.x);
        ulonglong q_3 = 3449720151ULL * ulonglong(c_4.z);
        uint4  _S90 = make_uint4 (((high_0(q_3)) ^ (c_4.y)) ^ k0_0, low_0(q_3), ((high_0(p_2)) ^ (c_4.w)) ^ k1_0, low_0(p_2));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_4 = _S90;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_4;
}

__device__ uint word_of_0(uint4  c_5, uint k_2)
{
    uint _S91;
    if(k_2 == 0U)
    {
        _S91 = c_5.x;
    }
    else
    {
        if(k_2 == 1U)
        {
            _S91 = c_5.y;
        }
        else
        {
            if(k_2 == 2U)
            {
                _S91 = c_5.z;
            }
            else
            {
                _S91 = c_5.w;
            }
        }
    }
    return _S91;
}

__device__ float kept_of_0(AttentionArguments_0 * a_9, Thread_0 * t_5, Pair_0 * p_3)
{
    if((((&t_5->spec_0)->op_0) & 2U) == 0U)
    {
        return 1.0f;
    }
    AttentionGeometry_0 * g_3 = (AttentionGeometry_0 *)a_9->geometry_0;
    ulonglong draw_0 = ((ulonglong(p_3->b_4) * ulonglong(g_3->heads_2) + ulonglong(p_3->h_6)) * ulonglong(g_3->queries_0) + ulonglong(p_3->i_6)) * ulonglong(g_3->keys_0) + ulonglong(p_3->j_2) + a_9->offset_0;
    ulonglong _S92 = a_9->shift_0;
    ulonglong draw_1;
    if((a_9->shift_0) != 0ULL)
    {
        draw_1 = draw_0 + *(ulonglong *)_S92;
    }
    else
    {
        draw_1 = draw_0;
    }
    float _S93 = a_9->keep_0;
    float _S94;
    if((float((word_of_0(philox_0(a_9->seed_0, draw_1 >> int(2)), (low_0(draw_1)) & 3U)) >> int(8)) * 5.9604644775390625e-08f) < (a_9->keep_0))
    {
        _S94 = 1.0f / _S93;
    }
    else
    {
        _S94 = 0.0f;
    }
    return _S94;
}

__device__ void add_products_0(Thread_0 * t_6, uint left_1, Matrix_0 * m_7, uint row_9, uint column_6, FixedArray<Elements_0, 4>  * sums_2)
{
    uint _S95;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                _S95 = m_7->columns_2;
                if(column_6 >= (m_7->columns_2))
                {
                    break;
                }
                load_tile_0(t_6, 1056U, m_7, row_9, column_6, false);
                meet_0();
                Elements_0 _S96 = (*sums_2)[0U];
                Elements_0 _S97 = times_0(t_6, left_1, 32U, &_S96);
                (*sums_2)[0U] = _S97;
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S98 = column_6 + 32U;
                if(_S98 >= _S95)
                {
                    break;
                }
                load_tile_0(t_6, 1056U, m_7, row_9, _S98, false);
                meet_0();
                Elements_0 _S99 = (*sums_2)[1U];
                Elements_0 _S100 = times_0(t_6, left_1, 32U, &_S99);
                (*sums_2)[1U] = _S100;
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S101 = column_6 + 64U;
                if(_S101 >= _S95)
                {
                    break;
                }
                load_tile_0(t_6, 1056U, m_7, row_9, _S101, false);
                meet_0();
                Elements_0 _S102 = (*sums_2)[2U];
                Elements_0 _S103 = times_0(t_6, left_1, 32U, &_S102);
                (*sums_2)[2U] = _S103;
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S104 = column_6 + 96U;
                if(_S104 >= _S95)
                {
                    break;
                }
                load_tile_0(t_6, 1056U, m_7, row_9, _S104, false);
                meet_0();
                Elements_0 _S105 = (*sums_2)[3U];
                Elements_0 _S106 = times_0(t_6, left_1, 32U, &_S105);
                (*sums_2)[3U] = _S106;
                meet_0();
                break;
            }
            break;
        }
        break;
    }
    return;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_10 = u_1 & 2147483647U;
    uint sign_5 = u_1 & 2147483648U;
    uint e_6 = a_10 >> int(23);
    uint m_8 = a_10 & 8388607U;
    if(a_10 == 0U)
    {
        return join_0(sign_5, 0U);
    }
    uint m_9;
    if(e_6 == 255U)
    {
        uint _S107 = (sign_5 | 2146435072U) | (m_8 >> int(3));
        if(m_8 != 0U)
        {
            m_9 = 524288U;
        }
        else
        {
            m_9 = 0U;
        }
        return join_0(_S107 | m_9, m_8 << int(29));
    }
    uint e_7;
    if(e_6 == 0U)
    {
        uint top_2 = top_bit_0(m_8);
        uint _S108 = top_2 + 874U;
        m_9 = (m_8 << (23U - top_2)) & 8388607U;
        e_7 = _S108;
    }
    else
    {
        uint e_8 = e_6 + 896U;
        m_9 = m_8;
        e_7 = e_8;
    }
    return join_0((sign_5 | (e_7 << int(20))) | (m_9 >> int(3)), m_9 << int(29));
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S109 = high_0(u_2);
    uint _S110 = _S109 >> int(31);
    bool negative_0 = _S110 != 0U;
    uint e_9 = (_S109 >> int(20)) & 2047U;
    ulonglong m_10 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S111;
    if(e_9 == 2047U)
    {
        _S111 = m_10 != 4503599627370496ULL;
    }
    else
    {
        _S111 = false;
    }
    if(_S111)
    {
        return 0LL;
    }
    if(e_9 < 1023U)
    {
        return 0LL;
    }
    if(e_9 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S110));
    }
    ulonglong m_11;
    if(e_9 >= 1075U)
    {
        m_11 = m_10 << (e_9 - 1075U);
    }
    else
    {
        m_11 = m_10 >> (1075U - e_9);
    }
    longlong _S112;
    if(negative_0)
    {
        _S112 = longlong(0ULL - m_11);
    }
    else
    {
        _S112 = longlong(m_11);
    }
    return _S112;
}

__device__ longlong clamp_to_0(uint type_3, longlong v_13)
{
    longlong _S113;
    switch(type_3)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S113 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S113 = 127LL;
                }
                else
                {
                    _S113 = v_13;
                }
            }
            return _S113;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S113 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S113 = 255LL;
                }
                else
                {
                    _S113 = v_13;
                }
            }
            return _S113;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S113 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S113 = 2147483647LL;
                }
                else
                {
                    _S113 = v_13;
                }
            }
            return _S113;
        }
    default:
        {
            return v_13;
        }
    }
}

__device__ uint narrow_0(uint a_11, uint mantissa_1, uint bias_2)
{
    uint e_10 = a_11 >> int(23);
    if(e_10 >= (128U - bias_2))
    {
        return uint(right_nearest_0(ulonglong(a_11 - ((127U - bias_2) << int(23))), 23U - mantissa_1));
    }
    uint _S114 = a_11 & 8388607U;
    uint _S115;
    if(e_10 != 0U)
    {
        _S115 = 8388608U;
    }
    else
    {
        _S115 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S114 | _S115), (U32_min((151U - bias_2 - mantissa_1 - (U32_max((e_10), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_12 = u_3 & 2147483647U;
    uint sign_6 = (u_3 >> int(16)) & 32768U;
    if(a_12 > 2139095040U)
    {
        return (sign_6 | 32256U) | ((a_12 >> int(13)) & 1023U);
    }
    uint _S116;
    if(a_12 >= 1199566848U)
    {
        _S116 = 31744U;
    }
    else
    {
        _S116 = narrow_0(a_12, 10U, 15U);
    }
    return sign_6 | _S116;
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
    uint sign_7 = (u_5 >> int(24)) & 128U;
    uint _S117;
    if(a_13 >= 1140850688U)
    {
        _S117 = 127U;
    }
    else
    {
        _S117 = (U32_min((narrow_0(a_13, 3U, 7U)), (127U)));
    }
    return sign_7 | _S117;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_14 = u_6 & 2147483647U;
    uint sign_8 = (u_6 >> int(24)) & 128U;
    if(a_14 > 2139095040U)
    {
        return sign_8 | 126U;
    }
    uint _S118;
    if(a_14 >= 1199570944U)
    {
        _S118 = 124U;
    }
    else
    {
        _S118 = (U32_min((narrow_0(a_14, 2U, 15U)), (124U)));
    }
    return sign_8 | _S118;
}

__device__ ulonglong narrow_of_f32_0(uint type_4, uint u_7)
{
    switch(type_4)
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

__device__ ulonglong of_f64_0(uint type_5, ulonglong u_8)
{
    switch(type_5)
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
            int _S119;
            if((u_8 << int(1)) != 0ULL)
            {
                _S119 = int(1);
            }
            else
            {
                _S119 = int(0);
            }
            return ulonglong(_S119);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_5, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_5, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_6, uint u_9)
{
    switch(type_6)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S120;
            if((u_9 << int(1)) != 0U)
            {
                _S120 = int(1);
            }
            else
            {
                _S120 = int(0);
            }
            return ulonglong(_S120);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_6, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_6, u_9);
        }
    }
}

__device__ void store_0(uint size_1, ulonglong base_4, longlong i_8, ulonglong v_14)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_4 + i_8) = uchar(v_14);
            break;
        }
    case 2U:
        {
            *((ushort *)base_4 + i_8) = ushort(v_14);
            break;
        }
    case 4U:
        {
            *((uint *)base_4 + i_8) = uint(v_14);
            break;
        }
    default:
        {
            *((ulonglong *)base_4 + i_8) = v_14;
            break;
        }
    }
    return;
}

__device__ void store_rows_0(Thread_0 * t_7, Matrix_0 * m_12, uint row_10, uint column_7, FixedArray<Elements_0, 4>  * sums_3, Rows_0 * by_0)
{
    uint _S121 = Spec_type_0(&t_7->spec_0, 0U);
    int e_11 = int(0);
    for(;;)
    {
        if(e_11 < int(16))
        {
        }
        else
        {
            break;
        }
        int _S122 = e_11 % int(4);
        uint _S123 = Thread_row_of_0(t_7, _S122);
        uint i_9 = row_10 + _S123;
        uint _S124 = column_7 + uint(e_11 / int(4)) * 32U;
        uint _S125 = Thread_column_of_0(t_7, _S122);
        uint j_4 = _S124 + _S125;
        bool _S126;
        if(i_9 >= (m_12->rows_2))
        {
            _S126 = true;
        }
        else
        {
            _S126 = j_4 >= (m_12->columns_2);
        }
        if(_S126)
        {
            e_11 = e_11 + int(1);
            continue;
        }
        store_0(size_of_0(_S121), m_12->base_0, m_12->first_0 + longlong(i_9) * m_12->row_4 + longlong(j_4) * m_12->column_4, of_f32_0(_S121, (F32_asuint(((&(*sums_3)[e_11 / int(4)])->e_0[_S122] * by_0->e_2[_S122 / int(2)])))));
        e_11 = e_11 + int(1);
    }
    return;
}

__device__ longlong place_of_lse_0(AttentionGeometry_0 * g_4, uint b_8, uint h_8, uint i_10)
{
    return longlong(b_8) * g_4->stride_0[36U] + longlong(h_8) * g_4->stride_0[37U] + longlong(i_10) * g_4->stride_0[38U];
}

__device__ bool is_nan_0(float x_12)
{
    return ((F32_asuint((x_12))) & 2147483647U) > 2139095040U;
}

__device__ float log_of_0(float x_13)
{
    bool tiny_0 = x_13 < (U32_asfloat((8388608U)));
    float v_15;
    if(tiny_0)
    {
        v_15 = x_13 * 3.3554432e+07f;
    }
    else
    {
        v_15 = x_13;
    }
    uint _S127 = (F32_asuint((v_15)));
    int e_12 = int(_S127 - 1060439283U) >> int(23);
    float f_0 = (U32_asfloat((_S127 - (uint(e_12) << int(23))))) - 1.0f;
    float _S128 = float(e_12);
    if(tiny_0)
    {
        v_15 = 25.0f;
    }
    else
    {
        v_15 = 0.0f;
    }
    float n_6 = _S128 - v_15;
    float z_0 = f_0 * f_0;
    FixedArray<float, 9>  _S129 = c_0;
    float _S130 = poly_0(f_0, &_S129);
    float _S131 = product_sum_0(n_6, 0.693359375f, f_0 + product_sum_0(-0.5f, z_0, product_sum_0(n_6, -0.00021219444170129f, _S130 * f_0 * z_0)));
    float y_3;
    if(x_13 == (U32_asfloat((2139095040U))))
    {
        y_3 = x_13;
    }
    else
    {
        y_3 = _S131;
    }
    if(x_13 == 0.0f)
    {
        y_3 = - (U32_asfloat((2139095040U)));
    }
    bool _S132;
    if(x_13 < 0.0f)
    {
        _S132 = true;
    }
    else
    {
        _S132 = is_nan_0(x_13);
    }
    if(_S132)
    {
        v_15 = (U32_asfloat((2143289344U)));
    }
    else
    {
        v_15 = y_3;
    }
    return v_15;
}

__device__ void Forward_compute_0(AttentionArguments_0 * a_15, Thread_0 * t_8, Part_0 * p_4)
{
    float now_0;
    AttentionGeometry_0 * g_5 = (AttentionGeometry_0 *)a_15->geometry_0;
    uint _S133 = p_4->h_0;
    uint _S134 = g_5->heads_2 / g_5->key_heads_0;
    uint key_head_0 = _S133 / _S134;
    uint _S135 = p_4->b_1;
    Matrix_0 _S136 = matrix_of_0(a_15, 0U, a_15->q_0, p_4->b_1, _S133, false, false);
    Matrix_0 _S137 = matrix_of_0(a_15, 1U, a_15->k_0, _S135, key_head_0, true, false);
    Matrix_0 _S138 = matrix_of_0(a_15, 2U, a_15->v_0, _S135, key_head_0, true, true);
    Elements_0 _S139 = no_elements_0();
    FixedArray<Elements_0, 4>  sums_4;
    sums_4[int(0)] = _S139;
    sums_4[int(1)] = _S139;
    sums_4[int(2)] = _S139;
    sums_4[int(3)] = _S139;
    float _S140 = - (U32_asfloat((2139095040U)));
    Rows_0 largest_0 = rows_of_0(_S140);
    Rows_0 total_0 = rows_of_0(0.0f);
    uint j_5;
    if((((&t_8->spec_0)->op_0) & 1U) != 0U)
    {
        j_5 = (U32_min((g_5->keys_0), (p_4->row_2 + 32U)));
    }
    else
    {
        j_5 = g_5->keys_0;
    }
    uint first_3 = 0U;
    for(;;)
    {
        if(first_3 < j_5)
        {
        }
        else
        {
            break;
        }
        uint _S141 = p_4->row_2;
        Matrix_0 _S142 = _S136;
        Matrix_0 _S143 = _S137;
        Elements_0 _S144 = products_0(t_8, &_S142, p_4->row_2, &_S143, first_3);
        Elements_0 z_1 = _S144;
        int n_7 = int(0);
        for(;;)
        {
            if(n_7 < int(4))
            {
            }
            else
            {
                break;
            }
            uint _S145 = Thread_row_of_0(t_8, n_7);
            uint _S146 = _S141 + _S145;
            uint _S147 = Thread_column_of_0(t_8, n_7);
            Pair_0 _S148 = Pair_x24init_0(_S135, _S133, _S146, first_3 + _S147);
            float _S149 = score_of_0(a_15, t_8, &_S148, (&z_1)->e_0[n_7]);
            (&z_1)->e_0[n_7] = _S149;
            n_7 = n_7 + int(1);
        }
        Elements_0 _S150 = z_1;
        put_tile_0(t_8, 2112U, &_S150);
        meet_0();
        Rows_0 factor_0;
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    uint j_6 = 0U;
                    now_0 = (&largest_0)->e_2[int(0)];
                    for(;;)
                    {
                        if(j_6 < 32U)
                        {
                        }
                        else
                        {
                            break;
                        }
                        float _S151 = larger_0(now_0, (*&tiles_0)[2112U + j_6 * 33U + t_8->row_0]);
                        j_6 = j_6 + 1U;
                        now_0 = _S151;
                    }
                    (&factor_0)->e_2[int(0)] = exp_from_0((&largest_0)->e_2[int(0)], now_0);
                    (&largest_0)->e_2[int(0)] = now_0;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    uint j_7 = 0U;
                    float now_1 = (&largest_0)->e_2[int(1)];
                    for(;;)
                    {
                        if(j_7 < 32U)
                        {
                        }
                        else
                        {
                            break;
                        }
                        float _S152 = larger_0(now_1, (*&tiles_0)[2112U + j_7 * 33U + t_8->row_0 + 16U]);
                        j_7 = j_7 + 1U;
                        now_1 = _S152;
                    }
                    (&factor_0)->e_2[int(1)] = exp_from_0((&largest_0)->e_2[int(1)], now_1);
                    (&largest_0)->e_2[int(1)] = now_1;
                    break;
                }
                break;
            }
            break;
        }
        Elements_0 e_13;
        int n_8 = int(0);
        for(;;)
        {
            if(n_8 < int(4))
            {
            }
            else
            {
                break;
            }
            (&e_13)->e_0[n_8] = exp_from_0((&z_1)->e_0[n_8], (&largest_0)->e_2[n_8 / int(2)]);
            n_8 = n_8 + int(1);
        }
        (&total_0)->e_2[int(0)] = (&total_0)->e_2[int(0)] * (&factor_0)->e_2[int(0)] + ((&e_13)->e_0[int(0)] + (&e_13)->e_0[int(1)]);
        (&total_0)->e_2[int(1)] = (&total_0)->e_2[int(1)] * (&factor_0)->e_2[int(1)] + ((&e_13)->e_0[int(2)] + (&e_13)->e_0[int(3)]);
        int n_9 = int(0);
        for(;;)
        {
            if(n_9 < int(4))
            {
            }
            else
            {
                break;
            }
            uint _S153 = Thread_row_of_0(t_8, n_9);
            uint _S154 = _S141 + _S153;
            uint _S155 = Thread_column_of_0(t_8, n_9);
            Pair_0 _S156 = Pair_x24init_0(_S135, _S133, _S154, first_3 + _S155);
            float _S157 = kept_of_0(a_15, t_8, &_S156);
            (&e_13)->e_0[n_9] = (&e_13)->e_0[n_9] * _S157;
            n_9 = n_9 + int(1);
        }
        Elements_0 _S158 = e_13;
        put_tile_0(t_8, 0U, &_S158);
        (&sums_4[int(0)])->e_0[int(0)] = (&sums_4[int(0)])->e_0[int(0)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(0)])->e_0[int(1)] = (&sums_4[int(0)])->e_0[int(1)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(0)])->e_0[int(2)] = (&sums_4[int(0)])->e_0[int(2)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(0)])->e_0[int(3)] = (&sums_4[int(0)])->e_0[int(3)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(1)])->e_0[int(0)] = (&sums_4[int(1)])->e_0[int(0)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(1)])->e_0[int(1)] = (&sums_4[int(1)])->e_0[int(1)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(1)])->e_0[int(2)] = (&sums_4[int(1)])->e_0[int(2)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(1)])->e_0[int(3)] = (&sums_4[int(1)])->e_0[int(3)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(2)])->e_0[int(0)] = (&sums_4[int(2)])->e_0[int(0)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(2)])->e_0[int(1)] = (&sums_4[int(2)])->e_0[int(1)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(2)])->e_0[int(2)] = (&sums_4[int(2)])->e_0[int(2)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(2)])->e_0[int(3)] = (&sums_4[int(2)])->e_0[int(3)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(3)])->e_0[int(0)] = (&sums_4[int(3)])->e_0[int(0)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(3)])->e_0[int(1)] = (&sums_4[int(3)])->e_0[int(1)] * (&factor_0)->e_2[int(0)];
        (&sums_4[int(3)])->e_0[int(2)] = (&sums_4[int(3)])->e_0[int(2)] * (&factor_0)->e_2[int(1)];
        (&sums_4[int(3)])->e_0[int(3)] = (&sums_4[int(3)])->e_0[int(3)] * (&factor_0)->e_2[int(1)];
        Matrix_0 _S159 = _S138;
        add_products_0(t_8, 0U, &_S159, first_3, p_4->column_2, &sums_4);
        meet_0();
        first_3 = first_3 + 32U;
    }
    uint _S160 = t_8->column_0;
    uint _S161 = t_8->row_0;
    uint _S162 = t_8->column_0 * 33U + t_8->row_0;
    (*&tiles_0)[_S162] = (&total_0)->e_2[int(0)];
    (*&tiles_0)[_S162 + 16U] = (&total_0)->e_2[int(1)];
    meet_0();
    Rows_0 by_1;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                (&total_0)->e_2[int(0)] = 0.0f;
                j_5 = 0U;
                for(;;)
                {
                    if(j_5 < 16U)
                    {
                    }
                    else
                    {
                        break;
                    }
                    (&total_0)->e_2[int(0)] = (&total_0)->e_2[int(0)] + (*&tiles_0)[j_5 * 33U + _S161];
                    j_5 = j_5 + 1U;
                }
                if(((&total_0)->e_2[int(0)]) == 0.0f)
                {
                    now_0 = 0.0f;
                }
                else
                {
                    now_0 = 1.0f / (&total_0)->e_2[int(0)];
                }
                (&by_1)->e_2[int(0)] = now_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&total_0)->e_2[int(1)] = 0.0f;
                j_5 = 0U;
                for(;;)
                {
                    if(j_5 < 16U)
                    {
                    }
                    else
                    {
                        break;
                    }
                    (&total_0)->e_2[int(1)] = (&total_0)->e_2[int(1)] + (*&tiles_0)[j_5 * 33U + _S161 + 16U];
                    j_5 = j_5 + 1U;
                }
                if(((&total_0)->e_2[int(1)]) == 0.0f)
                {
                    now_0 = 0.0f;
                }
                else
                {
                    now_0 = 1.0f / (&total_0)->e_2[int(1)];
                }
                (&by_1)->e_2[int(1)] = now_0;
                break;
            }
            break;
        }
        break;
    }
    meet_0();
    Matrix_0 _S163 = matrix_of_0(a_15, 3U, a_15->first_2, _S135, _S133, false, true);
    uint _S164 = p_4->row_2;
    uint _S165 = p_4->column_2;
    Matrix_0 _S166 = _S163;
    FixedArray<Elements_0, 4>  _S167 = sums_4;
    Rows_0 _S168 = by_1;
    store_rows_0(t_8, &_S166, p_4->row_2, p_4->column_2, &_S167, &_S168);
    bool _S169;
    if(_S160 != 0U)
    {
        _S169 = true;
    }
    else
    {
        _S169 = _S165 != 0U;
    }
    if(_S169)
    {
        _S169 = true;
    }
    else
    {
        _S169 = (a_15->lse_0) == 0ULL;
    }
    if(_S169)
    {
        return;
    }
    uint _S170 = _S164 + _S161;
    if(_S170 < (g_5->queries_0))
    {
        float * _S171 = (float *)a_15->lse_0;
        longlong _S172 = place_of_lse_0(g_5, _S135, _S133, _S170);
        float * _S173 = _S171 + _S172;
        if(((&total_0)->e_2[int(0)]) == 0.0f)
        {
            now_0 = _S140;
        }
        else
        {
            now_0 = (&largest_0)->e_2[int(0)] + log_of_0((&total_0)->e_2[int(0)]);
        }
        *_S173 = now_0;
    }
    uint i_11 = _S170 + 16U;
    if(i_11 < (g_5->queries_0))
    {
        float * _S174 = (float *)a_15->lse_0;
        longlong _S175 = place_of_lse_0(g_5, _S135, _S133, i_11);
        float * _S176 = _S174 + _S175;
        if(((&total_0)->e_2[int(1)]) == 0.0f)
        {
            now_0 = _S140;
        }
        else
        {
            now_0 = (&largest_0)->e_2[int(1)] + log_of_0((&total_0)->e_2[int(1)]);
        }
        *_S176 = now_0;
    }
    return;
}

__device__ void Forward_run_0(Spec_0 * spec_3, AttentionArguments_0 * a_16, uint group_0, uint lane_3)
{
    AttentionGeometry_0 * g_6 = (AttentionGeometry_0 *)a_16->geometry_0;
    uint _S177 = parts_of_0(g_6->batches_1, g_6->heads_2, g_6->queries_0, g_6->width_0);
    uint i_12 = group_0;
    for(;;)
    {
        if(i_12 < _S177)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S178 = thread_of_0(spec_3, lane_3);
        Part_0 _S179 = part_of_0(i_12, g_6->heads_2, g_6->queries_0, g_6->width_0);
        Thread_0 _S180 = _S178;
        Part_0 _S181 = _S179;
        Forward_compute_0(a_16, &_S180, &_S181);
        i_12 = i_12 + a_16->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_attention(AttentionArguments_0 a_17, Spec_0 spec_4)
{
    uint _S182 = blockIdx.x;
    uint _S183 = threadIdx.x;
    Spec_0 _S184 = spec_4;
    AttentionArguments_0 _S185 = a_17;
    Forward_run_0(&_S184, &_S185, _S182, _S183);
    return;
}

__device__ void Dots_run_0(Spec_0 * spec_5, AttentionArguments_0 * a_18, uint group_1, uint lane_4)
{
    AttentionGeometry_0 * g_7 = (AttentionGeometry_0 *)a_18->geometry_0;
    uint _S186 = Spec_type_0(spec_5, 1U);
    uint _S187 = size_of_0(_S186);
    ulonglong _S188 = ulonglong(g_7->batches_1) * ulonglong(g_7->heads_2) * ulonglong(g_7->queries_0);
    ulonglong r_2 = ulonglong(group_1) * 256ULL + ulonglong(lane_4);
    for(;;)
    {
        if(r_2 < _S188)
        {
        }
        else
        {
            break;
        }
        ulonglong _S189 = r_2 / ulonglong(g_7->queries_0);
        uint head_0 = uint(_S189);
        uint _S190 = uint(r_2 - ulonglong(head_0) * ulonglong(g_7->queries_0));
        ulonglong _S191 = a_18->o_0;
        uint _S192 = head_0 / g_7->heads_2;
        uint _S193 = head_0 % g_7->heads_2;
        Matrix_0 _S194 = matrix_of_0(a_18, 3U, _S191, _S192, _S193, false, true);
        ulonglong _S195 = a_18->g_0;
        uint _S196 = head_0 / g_7->heads_2;
        uint _S197 = head_0 % g_7->heads_2;
        Matrix_0 _S198 = matrix_of_0(a_18, 4U, _S195, _S196, _S197, false, true);
        float sum_0 = 0.0f;
        uint d_2 = 0U;
        for(;;)
        {
            if(d_2 < (g_7->width_0))
            {
            }
            else
            {
                break;
            }
            longlong _S199 = longlong(_S190);
            longlong _S200 = longlong(d_2);
            float _S201 = sum_0 + (U32_asfloat((f32_of_0(_S186, load_0(_S187, _S194.base_0, _S194.first_0 + _S199 * _S194.row_4 + _S200 * _S194.column_4))))) * (U32_asfloat((f32_of_0(_S186, load_0(_S187, _S198.base_0, _S198.first_0 + _S199 * _S198.row_4 + _S200 * _S198.column_4)))));
            uint d_3 = d_2 + 1U;
            sum_0 = _S201;
            d_2 = d_3;
        }
        *((float *)a_18->dots_0 + r_2) = sum_0;
        r_2 = r_2 + ulonglong(a_18->groups_0) * 256ULL;
    }
    return;
}

extern "C" __global__ void mpt_attention_dots(AttentionArguments_0 a_19, Spec_0 spec_6)
{
    uint _S202 = blockIdx.x;
    uint _S203 = threadIdx.x;
    Spec_0 _S204 = spec_6;
    AttentionArguments_0 _S205 = a_19;
    Dots_run_0(&_S204, &_S205, _S202, _S203);
    return;
}

struct Slope_0
{
    float probability_0;
    float slope_0;
};

__device__ Slope_0 Slope_x24init_0(float probability_1, float slope_1)
{
    Slope_0 _S206;
    (&_S206)->probability_0 = probability_1;
    (&_S206)->slope_0 = slope_1;
    return _S206;
}

__device__ Slope_0 gradient_of_0(AttentionArguments_0 * a_20, Thread_0 * t_9, Pair_0 * p_5, float dot_1, float toward_0)
{
    AttentionGeometry_0 * g_8 = (AttentionGeometry_0 *)a_20->geometry_0;
    Slope_0 r_3 = Slope_x24init_0(0.0f, 0.0f);
    float _S207 = score_of_0(a_20, t_9, p_5, dot_1);
    if(_S207 == (- (U32_asfloat((2139095040U)))))
    {
        return r_3;
    }
    float * _S208 = (float *)a_20->lse_0;
    uint _S209 = p_5->b_4;
    uint _S210 = p_5->h_6;
    uint _S211 = p_5->i_6;
    longlong _S212 = place_of_lse_0(g_8, p_5->b_4, p_5->h_6, p_5->i_6);
    float e_14 = exp_of_0(_S207 - *(_S208 + _S212));
    float _S213 = kept_of_0(a_20, t_9, p_5);
    float mean_0 = *((float *)a_20->dots_0 + ((ulonglong(_S209) * ulonglong(g_8->heads_2) + ulonglong(_S210)) * ulonglong(g_8->queries_0) + ulonglong(_S211)));
    (&r_3)->probability_0 = e_14 * _S213;
    (&r_3)->slope_0 = e_14 * (_S213 * toward_0 - mean_0) * g_8->scale_0;
    return r_3;
}

__device__ void QueryGradient_compute_0(AttentionArguments_0 * a_21, Thread_0 * t_10, Part_0 * p_6)
{
    AttentionGeometry_0 * g_9 = (AttentionGeometry_0 *)a_21->geometry_0;
    uint _S214 = p_6->h_0;
    uint _S215 = g_9->heads_2 / g_9->key_heads_0;
    uint key_head_1 = _S214 / _S215;
    uint _S216 = p_6->b_1;
    Matrix_0 _S217 = matrix_of_0(a_21, 0U, a_21->q_0, p_6->b_1, _S214, false, false);
    Matrix_0 _S218 = matrix_of_0(a_21, 1U, a_21->k_0, _S216, key_head_1, true, false);
    Matrix_0 _S219 = matrix_of_0(a_21, 2U, a_21->v_0, _S216, key_head_1, true, true);
    Matrix_0 _S220 = matrix_of_0(a_21, 4U, a_21->g_0, _S216, _S214, false, true);
    Elements_0 _S221 = no_elements_0();
    FixedArray<Elements_0, 4>  sums_5;
    sums_5[int(0)] = _S221;
    sums_5[int(1)] = _S221;
    sums_5[int(2)] = _S221;
    sums_5[int(3)] = _S221;
    uint _S222;
    if((((&t_10->spec_0)->op_0) & 1U) != 0U)
    {
        _S222 = (U32_min((g_9->keys_0), (p_6->row_2 + 32U)));
    }
    else
    {
        _S222 = g_9->keys_0;
    }
    uint first_4 = 0U;
    for(;;)
    {
        if(first_4 < _S222)
        {
        }
        else
        {
            break;
        }
        uint _S223 = p_6->row_2;
        Matrix_0 _S224 = _S217;
        Matrix_0 _S225 = _S218;
        Elements_0 _S226 = products_0(t_10, &_S224, p_6->row_2, &_S225, first_4);
        Matrix_0 _S227 = _S220;
        Matrix_0 _S228 = _S219;
        Elements_0 _S229 = products_0(t_10, &_S227, _S223, &_S228, first_4);
        Elements_0 slope_2 = _S229;
        int n_10 = int(0);
        for(;;)
        {
            if(n_10 < int(4))
            {
            }
            else
            {
                break;
            }
            uint _S230 = Thread_row_of_0(t_10, n_10);
            uint _S231 = _S223 + _S230;
            uint _S232 = Thread_column_of_0(t_10, n_10);
            Pair_0 _S233 = Pair_x24init_0(_S216, _S214, _S231, first_4 + _S232);
            Slope_0 _S234 = gradient_of_0(a_21, t_10, &_S233, _S226.e_0[n_10], (&slope_2)->e_0[n_10]);
            (&slope_2)->e_0[n_10] = _S234.slope_0;
            n_10 = n_10 + int(1);
        }
        Elements_0 _S235 = slope_2;
        put_tile_0(t_10, 0U, &_S235);
        Matrix_0 _S236 = _S218;
        add_products_0(t_10, 0U, &_S236, first_4, p_6->column_2, &sums_5);
        first_4 = first_4 + 32U;
    }
    Matrix_0 _S237 = matrix_of_0(a_21, 5U, a_21->first_2, _S216, _S214, false, false);
    Rows_0 _S238 = rows_of_0(1.0f);
    Matrix_0 _S239 = _S237;
    FixedArray<Elements_0, 4>  _S240 = sums_5;
    Rows_0 _S241 = _S238;
    store_rows_0(t_10, &_S239, p_6->row_2, p_6->column_2, &_S240, &_S241);
    return;
}

__device__ void QueryGradient_run_0(Spec_0 * spec_7, AttentionArguments_0 * a_22, uint group_2, uint lane_5)
{
    AttentionGeometry_0 * g_10 = (AttentionGeometry_0 *)a_22->geometry_0;
    uint _S242 = parts_of_0(g_10->batches_1, g_10->heads_2, g_10->queries_0, g_10->depth_0);
    uint i_13 = group_2;
    for(;;)
    {
        if(i_13 < _S242)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S243 = thread_of_0(spec_7, lane_5);
        Part_0 _S244 = part_of_0(i_13, g_10->heads_2, g_10->queries_0, g_10->depth_0);
        Thread_0 _S245 = _S243;
        Part_0 _S246 = _S244;
        QueryGradient_compute_0(a_22, &_S245, &_S246);
        i_13 = i_13 + a_22->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_attention_dq(AttentionArguments_0 a_23, Spec_0 spec_8)
{
    uint _S247 = blockIdx.x;
    uint _S248 = threadIdx.x;
    Spec_0 _S249 = spec_8;
    AttentionArguments_0 _S250 = a_23;
    QueryGradient_run_0(&_S249, &_S250, _S247, _S248);
    return;
}

__device__ void KeyGradient_compute_0(AttentionArguments_0 * a_24, Thread_0 * t_11, Part_0 * p_7)
{
    AttentionGeometry_0 * g_11 = (AttentionGeometry_0 *)a_24->geometry_0;
    uint heads_3 = g_11->heads_2 / g_11->key_heads_0;
    uint _S251 = p_7->b_1;
    uint _S252 = p_7->h_0;
    Matrix_0 _S253 = matrix_of_0(a_24, 1U, a_24->k_0, p_7->b_1, p_7->h_0, true, false);
    Matrix_0 _S254 = matrix_of_0(a_24, 2U, a_24->v_0, _S251, _S252, true, true);
    Elements_0 _S255 = no_elements_0();
    FixedArray<Elements_0, 4>  to_k_0;
    to_k_0[int(0)] = _S255;
    to_k_0[int(1)] = _S255;
    to_k_0[int(2)] = _S255;
    to_k_0[int(3)] = _S255;
    FixedArray<Elements_0, 4>  to_v_0;
    to_v_0[int(0)] = _S255;
    to_v_0[int(1)] = _S255;
    to_v_0[int(2)] = _S255;
    to_v_0[int(3)] = _S255;
    uint _S256;
    if((((&t_11->spec_0)->op_0) & 1U) != 0U)
    {
        _S256 = p_7->row_2;
    }
    else
    {
        _S256 = 0U;
    }
    uint h_9 = _S252 * heads_3;
    for(;;)
    {
        if(h_9 < ((_S252 + 1U) * heads_3))
        {
        }
        else
        {
            break;
        }
        Matrix_0 _S257 = matrix_of_0(a_24, 0U, a_24->q_0, _S251, h_9, false, false);
        Matrix_0 _S258 = matrix_of_0(a_24, 4U, a_24->g_0, _S251, h_9, false, true);
        uint first_5 = _S256;
        for(;;)
        {
            if(first_5 < (g_11->queries_0))
            {
            }
            else
            {
                break;
            }
            uint _S259 = p_7->row_2;
            Matrix_0 _S260 = _S253;
            Matrix_0 _S261 = _S257;
            Elements_0 _S262 = products_0(t_11, &_S260, p_7->row_2, &_S261, first_5);
            Elements_0 slope_3 = _S262;
            Matrix_0 _S263 = _S254;
            Matrix_0 _S264 = _S258;
            Elements_0 _S265 = products_0(t_11, &_S263, _S259, &_S264, first_5);
            Elements_0 e_15 = _S265;
            int n_11 = int(0);
            for(;;)
            {
                if(n_11 < int(4))
                {
                }
                else
                {
                    break;
                }
                uint _S266 = Thread_column_of_0(t_11, n_11);
                uint _S267 = first_5 + _S266;
                uint _S268 = Thread_row_of_0(t_11, n_11);
                Pair_0 _S269 = Pair_x24init_0(_S251, h_9, _S267, _S259 + _S268);
                Slope_0 _S270 = gradient_of_0(a_24, t_11, &_S269, (&slope_3)->e_0[n_11], (&e_15)->e_0[n_11]);
                (&e_15)->e_0[n_11] = _S270.probability_0;
                (&slope_3)->e_0[n_11] = _S270.slope_0;
                n_11 = n_11 + int(1);
            }
            Elements_0 _S271 = e_15;
            put_tile_0(t_11, 0U, &_S271);
            Elements_0 _S272 = slope_3;
            put_tile_0(t_11, 2112U, &_S272);
            uint _S273 = p_7->column_2;
            Matrix_0 _S274 = _S258;
            add_products_0(t_11, 0U, &_S274, first_5, p_7->column_2, &to_v_0);
            Matrix_0 _S275 = _S257;
            add_products_0(t_11, 2112U, &_S275, first_5, _S273, &to_k_0);
            first_5 = first_5 + 32U;
        }
        h_9 = h_9 + 1U;
    }
    Matrix_0 _S276 = matrix_of_0(a_24, 6U, a_24->first_2, _S251, _S252, true, false);
    uint _S277 = p_7->row_2;
    uint _S278 = p_7->column_2;
    Rows_0 _S279 = rows_of_0(1.0f);
    Matrix_0 _S280 = _S276;
    FixedArray<Elements_0, 4>  _S281 = to_k_0;
    Rows_0 _S282 = _S279;
    store_rows_0(t_11, &_S280, p_7->row_2, p_7->column_2, &_S281, &_S282);
    Matrix_0 _S283 = matrix_of_0(a_24, 7U, a_24->second_0, _S251, _S252, true, true);
    Matrix_0 _S284 = _S283;
    FixedArray<Elements_0, 4>  _S285 = to_v_0;
    Rows_0 _S286 = _S279;
    store_rows_0(t_11, &_S284, _S277, _S278, &_S285, &_S286);
    return;
}

__device__ void KeyGradient_run_0(Spec_0 * spec_9, AttentionArguments_0 * a_25, uint group_3, uint lane_6)
{
    AttentionGeometry_0 * g_12 = (AttentionGeometry_0 *)a_25->geometry_0;
    uint _S287 = (U32_max((g_12->depth_0), (g_12->width_0)));
    uint _S288 = parts_of_0(g_12->batches_1, g_12->key_heads_0, g_12->keys_0, _S287);
    uint i_14 = group_3;
    for(;;)
    {
        if(i_14 < _S288)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S289 = thread_of_0(spec_9, lane_6);
        Part_0 _S290 = part_of_0(i_14, g_12->key_heads_0, g_12->keys_0, _S287);
        Thread_0 _S291 = _S289;
        Part_0 _S292 = _S290;
        KeyGradient_compute_0(a_25, &_S291, &_S292);
        i_14 = i_14 + a_25->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_attention_dkv(AttentionArguments_0 a_26, Spec_0 spec_10)
{
    uint _S293 = blockIdx.x;
    uint _S294 = threadIdx.x;
    Spec_0 _S295 = spec_10;
    AttentionArguments_0 _S296 = a_26;
    KeyGradient_run_0(&_S295, &_S296, _S293, _S294);
    return;
}

