// The kernels of attention.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<float, 3168>  tiles_0;

struct AttentionArguments_0
{
    ulonglong first_0;
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
    ulonglong factor_0;
    float keep_0;
    uint groups_0;
};

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Thread_0
{
    AttentionArguments_0 a_0;
    Spec_0 spec_0;
    uint lane_0;
    uint row_0;
    uint column_0;
};

struct Part_0
{
    uint b_0;
    uint h_0;
    uint row_1;
    uint column_1;
};

struct AttentionGeometry_0
{
    uint batches_0;
    uint heads_0;
    uint key_heads_0;
    uint queries_0;
    uint keys_0;
    uint depth_0;
    uint width_0;
    uint pad_0;
    ulonglong scale_0;
    FixedArray<longlong, 40>  stride_0;
};

struct Matrix_0
{
    ulonglong base_0;
    longlong first_1;
    longlong row_2;
    longlong column_2;
    uint rows_0;
    uint columns_0;
};

__device__ Matrix_0 Matrix_x24init_0(ulonglong base_1, longlong first_2, longlong row_3, longlong column_3, uint rows_1, uint columns_1)
{
    Matrix_0 _S1;
    (&_S1)->base_0 = base_1;
    (&_S1)->first_1 = first_2;
    (&_S1)->row_2 = row_3;
    (&_S1)->column_2 = column_3;
    (&_S1)->rows_0 = rows_1;
    (&_S1)->columns_0 = columns_1;
    return _S1;
}

__device__ Matrix_0 matrix_of_0(AttentionArguments_0 * a_1, uint operand_0, ulonglong base_2, uint b_1, uint h_1, bool has_keys_0, bool has_width_0)
{
    AttentionGeometry_0 * g_1 = (AttentionGeometry_0 *)a_1->geometry_0;
    uint s_0 = 4U * operand_0;
    longlong _S2 = longlong(b_1) * g_1->stride_0[s_0] + longlong(h_1) * g_1->stride_0[s_0 + 1U];
    longlong _S3 = g_1->stride_0[s_0 + 2U];
    longlong _S4 = g_1->stride_0[s_0 + 3U];
    uint _S5;
    if(has_keys_0)
    {
        _S5 = g_1->keys_0;
    }
    else
    {
        _S5 = g_1->queries_0;
    }
    uint _S6;
    if(has_width_0)
    {
        _S6 = g_1->width_0;
    }
    else
    {
        _S6 = g_1->depth_0;
    }
    return Matrix_x24init_0(base_2, _S2, _S3, _S4, _S5, _S6);
}

struct Elements_0
{
    FixedArray<float, 4>  e_0;
};

struct Sums_0
{
    FixedArray<Elements_0, 4>  tiles_1;
    FixedArray<Elements_0, 4>  groups_1;
    uint count_0;
};

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ Elements_0 Elements_zero_0()
{
    Elements_0 r_0;
    float _S7 = F32_zero_0();
    (&r_0)->e_0[int(0)] = _S7;
    (&r_0)->e_0[int(1)] = _S7;
    (&r_0)->e_0[int(2)] = _S7;
    (&r_0)->e_0[int(3)] = _S7;
    return r_0;
}

__device__ Sums_0 Sums_zero_0()
{
    Sums_0 r_1;
    (&r_1)->count_0 = 0U;
    Elements_0 _S8 = Elements_zero_0();
    (&r_1)->groups_1[int(0)] = _S8;
    (&r_1)->tiles_1[int(0)] = _S8;
    (&r_1)->groups_1[int(1)] = _S8;
    (&r_1)->tiles_1[int(1)] = _S8;
    (&r_1)->groups_1[int(2)] = _S8;
    (&r_1)->tiles_1[int(2)] = _S8;
    (&r_1)->groups_1[int(3)] = _S8;
    (&r_1)->tiles_1[int(3)] = _S8;
    return r_1;
}

__device__ bool Thread_is_causal_0(Thread_0 * this_0)
{
    return (((&this_0->spec_0)->op_0) & 1U) != 0U;
}

__device__ uint Spec_type_0(Spec_0 * this_1, uint k_1)
{
    return ((this_1->types_0) >> (4U * k_1)) & 15U;
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

__device__ uchar * at_0(ulonglong base_3, longlong i_0)
{
    return (uchar *)(base_3 + ulonglong(i_0));
}

__device__ ushort * at_1(ulonglong base_4, longlong i_1)
{
    return (ushort *)(base_4 + ulonglong(i_1) * 2ULL);
}

__device__ uint * at_2(ulonglong base_5, longlong i_2)
{
    return (uint *)(base_5 + ulonglong(i_2) * 4ULL);
}

__device__ ulonglong * at_3(ulonglong base_6, longlong i_3)
{
    return (ulonglong *)(base_6 + ulonglong(i_3) * 8ULL);
}

__device__ ulonglong load_0(uint size_0, ulonglong base_7, longlong i_4)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S9 = at_0(base_7, i_4);
            return ulonglong(*_S9);
        }
    case 2U:
        {
            ushort * _S10 = at_1(base_7, i_4);
            return ulonglong(*_S10);
        }
    case 4U:
        {
            uint * _S11 = at_2(base_7, i_4);
            return ulonglong(*_S11);
        }
    default:
        {
            ulonglong * _S12 = at_3(base_7, i_4);
            return *_S12;
        }
    }
}

__device__ uint low_0(ulonglong v_1)
{
    return uint(v_1);
}

__device__ uint high_0(ulonglong v_2)
{
    return uint(v_2 >> int(32));
}

__device__ ulonglong right_odd_0(ulonglong v_3, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_3;
    }
    int _S13;
    if(s_1 >= 64U)
    {
        if(v_3 != 0ULL)
        {
            _S13 = int(1);
        }
        else
        {
            _S13 = int(0);
        }
        return ulonglong(_S13);
    }
    ulonglong _S14 = v_3 >> s_1;
    if((v_3 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S13 = int(1);
    }
    else
    {
        _S13 = int(0);
    }
    return _S14 | ulonglong(_S13);
}

__device__ ulonglong right_nearest_0(ulonglong v_4, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_4;
    }
    bool _S15;
    if(s_2 >= 64U)
    {
        if(s_2 == 64U)
        {
            _S15 = v_4 > 9223372036854775808ULL;
        }
        else
        {
            _S15 = false;
        }
        int _S16;
        if(_S15)
        {
            _S16 = int(1);
        }
        else
        {
            _S16 = int(0);
        }
        return ulonglong(_S16);
    }
    ulonglong q_1 = v_4 >> s_2;
    ulonglong rest_0 = v_4 & ((1ULL << s_2) - 1ULL);
    ulonglong half_0 = 1ULL << (s_2 - 1U);
    if(rest_0 > half_0)
    {
        _S15 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S15 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S15 = false;
        }
    }
    ulonglong _S17;
    if(_S15)
    {
        _S17 = q_1 + 1ULL;
    }
    else
    {
        _S17 = q_1;
    }
    return _S17;
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S18 = high_0(u_0);
    uint sign_0 = _S18 & 2147483648U;
    uint e_1 = (_S18 >> int(20)) & 2047U;
    ulonglong m_0 = u_0 & 4503599627370495ULL;
    uint s_3;
    if(e_1 == 2047U)
    {
        uint _S19 = (sign_0 | 2139095040U) | uint(m_0 >> int(29));
        if(m_0 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S19 | s_3;
    }
    if(e_1 >= 1151U)
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
    if(e_1 == 0U)
    {
        bool _S20;
        if(odd_0)
        {
            _S20 = m_0 != 0ULL;
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
        return sign_0 | uint(_S21);
    }
    ulonglong m_1;
    if(e_1 > 896U)
    {
        ulonglong m_2 = m_0 | (ulonglong(e_1 - 896U) << int(52));
        s_3 = 29U;
        m_1 = m_2;
    }
    else
    {
        ulonglong m_3 = m_0 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_1), (64U)));
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

__device__ uint top_bit_0(uint v_5)
{
    uint _S22;
    uint at_4;
    if(v_5 >= 65536U)
    {
        _S22 = v_5 >> int(16);
        at_4 = 16U;
    }
    else
    {
        _S22 = v_5;
        at_4 = 0U;
    }
    if(_S22 >= 256U)
    {
        uint at_5 = at_4 + 8U;
        _S22 = _S22 >> int(8);
        at_4 = at_5;
    }
    if(_S22 >= 16U)
    {
        uint at_6 = at_4 + 4U;
        _S22 = _S22 >> int(4);
        at_4 = at_6;
    }
    if(_S22 >= 4U)
    {
        uint _S23 = _S22 >> int(2);
        at_4 = at_4 + 2U;
        _S22 = _S23;
    }
    return at_4 + (_S22 >> int(1));
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_2 = code_0 >> mantissa_0;
    uint m_4 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_2 != 0U)
    {
        return ((e_2 + 127U - bias_0) << int(23)) | (m_4 << (23U - mantissa_0));
    }
    if(m_4 == 0U)
    {
        return 0U;
    }
    uint top_0 = top_bit_0(m_4);
    return ((top_0 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_4 << (23U - top_0)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_2)
{
    uint a_2 = h_2 & 32767U;
    uint sign_1 = (h_2 & 32768U) << int(16);
    if(a_2 < 31744U)
    {
        return sign_1 | (widen_0(a_2, 10U, 15U));
    }
    uint _S24 = (sign_1 | 2139095040U) | ((a_2 & 1023U) << int(13));
    uint _S25;
    if(a_2 > 31744U)
    {
        _S25 = 4194304U;
    }
    else
    {
        _S25 = 0U;
    }
    return _S24 | _S25;
}

__device__ uint f32_of_f8e4m3_0(uint h_3)
{
    uint a_3 = h_3 & 127U;
    uint sign_2 = (h_3 & 128U) << int(24);
    uint _S26;
    if(a_3 == 127U)
    {
        _S26 = 2143289344U;
    }
    else
    {
        _S26 = widen_0(a_3, 3U, 7U);
    }
    return sign_2 | _S26;
}

__device__ uint f32_of_f8e5m2_0(uint h_4)
{
    uint a_4 = h_4 & 127U;
    uint sign_3 = (h_4 & 128U) << int(24);
    if(a_4 < 124U)
    {
        return sign_3 | (widen_0(a_4, 2U, 15U));
    }
    uint _S27;
    if(a_4 == 124U)
    {
        _S27 = 2139095040U;
    }
    else
    {
        _S27 = 2143289344U;
    }
    return sign_3 | _S27;
}

__device__ longlong whole_of_0(uint type_1, ulonglong v_6)
{
    switch(type_1)
    {
    case 7U:
        {
            return longlong(v_6 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_6 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S28;
            if(v_6 != 0ULL)
            {
                _S28 = int(1);
            }
            else
            {
                _S28 = int(0);
            }
            return longlong(_S28);
        }
    default:
        {
            return longlong(v_6);
        }
    }
}

__device__ uint top_bit64_0(ulonglong v_7)
{
    uint _S29 = high_0(v_7);
    uint _S30;
    if(_S29 != 0U)
    {
        _S30 = 32U + top_bit_0(_S29);
    }
    else
    {
        _S30 = top_bit_0(low_0(v_7));
    }
    return _S30;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S31 = v_8 < 0LL;
    ulonglong m_5;
    if(_S31)
    {
        m_5 = 0ULL - ulonglong(v_8);
    }
    else
    {
        m_5 = ulonglong(v_8);
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
    uint _S32;
    if(_S31)
    {
        _S32 = 2147483648U;
    }
    else
    {
        _S32 = 0U;
    }
    return _S32 + ((top_1 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_2, ulonglong v_9)
{
    switch(type_2)
    {
    case 1U:
        {
            return low_0(v_9);
        }
    case 2U:
        {
            return f32_of_f64_0(v_9, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_9));
        }
    case 4U:
        {
            return (low_0(v_9)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_9));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_9));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_2, v_9));
        }
    }
}

__device__ float F32_of_0(uint type_3, ulonglong v_10)
{
    return (U32_asfloat((f32_of_0(type_3, v_10))));
}

__device__ float number_at_0(uint type_4, ulonglong base_8, longlong at_7)
{
    ulonglong _S33 = load_0(size_of_0(type_4), base_8, at_7);
    return F32_of_0(type_4, _S33);
}

__device__ void Thread_load_tile_0(Thread_0 * this_2, uint tile_0, Matrix_0 * m_6, uint first_row_0, uint first_column_0, bool as_columns_0)
{
    uint _S34 = this_2->lane_0;
    uint _S35 = this_2->lane_0 % 32U;
    uint _S36 = this_2->lane_0 / 32U;
    uint i_5 = first_row_0 + _S36;
    uint j_0 = first_column_0 + _S35;
    float _S37 = F32_zero_0();
    uint _S38 = m_6->rows_0;
    bool _S39;
    if(i_5 < (m_6->rows_0))
    {
        _S39 = j_0 < (m_6->columns_0);
    }
    else
    {
        _S39 = false;
    }
    float v_11;
    if(_S39)
    {
        uint _S40 = Spec_type_0(&this_2->spec_0, 1U);
        float _S41 = number_at_0(_S40, m_6->base_0, m_6->first_1 + longlong(i_5) * m_6->row_2 + longlong(j_0) * m_6->column_2);
        v_11 = _S41;
    }
    else
    {
        v_11 = _S37;
    }
    uint _S42;
    if(as_columns_0)
    {
        _S42 = _S35 * 33U + _S36;
    }
    else
    {
        _S42 = _S36 * 33U + _S35;
    }
    (*&tiles_0)[tile_0 + _S42] = v_11;
    uint from_0 = _S34 / 32U + 8U;
    uint i_6 = first_row_0 + from_0;
    if(i_6 < _S38)
    {
        _S39 = j_0 < (m_6->columns_0);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        uint _S43 = Spec_type_0(&this_2->spec_0, 1U);
        float _S44 = number_at_0(_S43, m_6->base_0, m_6->first_1 + longlong(i_6) * m_6->row_2 + longlong(j_0) * m_6->column_2);
        v_11 = _S44;
    }
    else
    {
        v_11 = _S37;
    }
    if(as_columns_0)
    {
        _S42 = _S35 * 33U + from_0;
    }
    else
    {
        _S42 = from_0 * 33U + _S35;
    }
    (*&tiles_0)[tile_0 + _S42] = v_11;
    uint from_1 = _S34 / 32U + 16U;
    uint i_7 = first_row_0 + from_1;
    if(i_7 < _S38)
    {
        _S39 = j_0 < (m_6->columns_0);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        uint _S45 = Spec_type_0(&this_2->spec_0, 1U);
        float _S46 = number_at_0(_S45, m_6->base_0, m_6->first_1 + longlong(i_7) * m_6->row_2 + longlong(j_0) * m_6->column_2);
        v_11 = _S46;
    }
    else
    {
        v_11 = _S37;
    }
    if(as_columns_0)
    {
        _S42 = _S35 * 33U + from_1;
    }
    else
    {
        _S42 = from_1 * 33U + _S35;
    }
    (*&tiles_0)[tile_0 + _S42] = v_11;
    uint from_2 = _S34 / 32U + 24U;
    uint i_8 = first_row_0 + from_2;
    if(i_8 < _S38)
    {
        _S39 = j_0 < (m_6->columns_0);
    }
    else
    {
        _S39 = false;
    }
    if(_S39)
    {
        uint _S47 = Spec_type_0(&this_2->spec_0, 1U);
        float _S48 = number_at_0(_S47, m_6->base_0, m_6->first_1 + longlong(i_8) * m_6->row_2 + longlong(j_0) * m_6->column_2);
        v_11 = _S48;
    }
    else
    {
        v_11 = _S37;
    }
    if(as_columns_0)
    {
        _S42 = _S35 * 33U + from_2;
    }
    else
    {
        _S42 = from_2 * 33U + _S35;
    }
    (*&tiles_0)[tile_0 + _S42] = v_11;
    return;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ Elements_0 Thread_times_0(Thread_0 * this_3, uint left_0, uint depth_1, Elements_0 * sums_0)
{
    Elements_0 _S49 = *sums_0;
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
        uint _S50 = j_1 * 33U;
        uint _S51 = left_0 + _S50 + this_3->row_0;
        uint _S52 = 1056U + _S50 + this_3->column_0;
        FixedArray<float, 2>  x_0;
        x_0[int(0)] = (*&tiles_0)[_S51];
        FixedArray<float, 2>  y_0;
        y_0[int(0)] = (*&tiles_0)[_S52];
        x_0[int(1)] = (*&tiles_0)[_S51 + 16U];
        y_0[int(1)] = (*&tiles_0)[_S52 + 16U];
        float _S53 = (&_S49)->e_0[int(0)] + (*&tiles_0)[_S51] * (*&tiles_0)[_S52];
        float _S54 = (&_S49)->e_0[int(1)] + (*&tiles_0)[_S51] * (*&tiles_0)[_S52 + 16U];
        float _S55 = (&_S49)->e_0[int(2)] + (*&tiles_0)[_S51 + 16U] * (*&tiles_0)[_S52];
        float _S56 = (&_S49)->e_0[int(3)] + (*&tiles_0)[_S51 + 16U] * (*&tiles_0)[_S52 + 16U];
        uint _S57 = (j_1 + 1U) * 33U;
        uint _S58 = left_0 + _S57 + this_3->row_0;
        uint _S59 = 1056U + _S57 + this_3->column_0;
        FixedArray<float, 2>  x_1;
        x_1[int(0)] = (*&tiles_0)[_S58];
        FixedArray<float, 2>  y_1;
        y_1[int(0)] = (*&tiles_0)[_S59];
        x_1[int(1)] = (*&tiles_0)[_S58 + 16U];
        y_1[int(1)] = (*&tiles_0)[_S59 + 16U];
        (&_S49)->e_0[int(0)] = _S53 + (*&tiles_0)[_S58] * (*&tiles_0)[_S59];
        (&_S49)->e_0[int(1)] = _S54 + (*&tiles_0)[_S58] * (*&tiles_0)[_S59 + 16U];
        (&_S49)->e_0[int(2)] = _S55 + (*&tiles_0)[_S58 + 16U] * (*&tiles_0)[_S59];
        (&_S49)->e_0[int(3)] = _S56 + (*&tiles_0)[_S58 + 16U] * (*&tiles_0)[_S59 + 16U];
        j_1 = j_1 + 2U;
    }
    return _S49;
}

__device__ Elements_0 Thread_products_0(Thread_0 * this_4, Matrix_0 * x_2, uint x_row_0, Matrix_0 * y_2, uint y_row_0)
{
    Elements_0 sums_1 = Elements_zero_0();
    uint d_0 = 0U;
    for(;;)
    {
        uint _S60 = x_2->columns_0;
        if(d_0 < (x_2->columns_0))
        {
        }
        else
        {
            break;
        }
        Thread_load_tile_0(this_4, 0U, x_2, x_row_0, d_0, true);
        Thread_load_tile_0(this_4, 1056U, y_2, y_row_0, d_0, true);
        meet_0();
        uint _S61 = (U32_min((32U), (_S60 - d_0)));
        Elements_0 _S62 = sums_1;
        Elements_0 _S63 = Thread_times_0(this_4, 0U, _S61, &_S62);
        meet_0();
        uint d_1 = d_0 + 32U;
        sums_1 = _S63;
        d_0 = d_1;
    }
    return sums_1;
}

__device__ uint Thread_column_of_0(Thread_0 * this_5, int n_0)
{
    return this_5->column_0 + uint(n_0 % int(2)) * 16U;
}

__device__ uint Thread_row_of_0(Thread_0 * this_6, int n_1)
{
    return this_6->row_0 + uint(n_1 / int(2)) * 16U;
}

struct QueryKey_0
{
    uint b_2;
    uint h_5;
    uint i_9;
    uint j_2;
};

__device__ QueryKey_0 QueryKey_x24init_0(uint b_3, uint h_6, uint i_10, uint j_3)
{
    QueryKey_0 _S64;
    (&_S64)->b_2 = b_3;
    (&_S64)->h_5 = h_6;
    (&_S64)->i_9 = i_10;
    (&_S64)->j_2 = j_3;
    return _S64;
}

struct Slope_0
{
    float probability_0;
    float slope_0;
};

__device__ Slope_0 Slope_x24init_0(float probability_1, float slope_1)
{
    Slope_0 _S65;
    (&_S65)->probability_0 = probability_1;
    (&_S65)->slope_0 = slope_1;
    return _S65;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ float F32_scalar_0(ulonglong v_12)
{
    return (U32_asfloat((low_0(v_12))));
}

__device__ float Thread_score_of_0(Thread_0 * this_7, QueryKey_0 * p_0, float dot_0)
{
    AttentionGeometry_0 * g_2 = (AttentionGeometry_0 *)(&this_7->a_0)->geometry_0;
    uint _S66 = p_0->i_9;
    bool _S67;
    if((p_0->i_9) >= (g_2->queries_0))
    {
        _S67 = true;
    }
    else
    {
        _S67 = (p_0->j_2) >= (g_2->keys_0);
    }
    if(_S67)
    {
        return F32_lowest_0();
    }
    bool _S68 = Thread_is_causal_0(this_7);
    if(_S68)
    {
        _S67 = (p_0->j_2) > _S66;
    }
    else
    {
        _S67 = false;
    }
    if(_S67)
    {
        return F32_lowest_0();
    }
    float _S69 = dot_0 * F32_scalar_0(g_2->scale_0);
    uint _S70 = Spec_type_0(&this_7->spec_0, 2U);
    if(_S70 == 0U)
    {
        return _S69;
    }
    float bias_1 = number_at_0(_S70, (&this_7->a_0)->mask_0, longlong(p_0->b_2) * g_2->stride_0[32U] + longlong(p_0->h_5) * g_2->stride_0[33U] + longlong(_S66) * g_2->stride_0[34U] + longlong(p_0->j_2) * g_2->stride_0[35U]);
    float _S71;
    if(_S70 == 11U)
    {
        if(bias_1 == (F32_zero_0()))
        {
            _S71 = F32_lowest_0();
        }
        else
        {
            _S71 = _S69;
        }
        return _S71;
    }
    if(bias_1 == (F32_lowest_0()))
    {
        _S71 = bias_1;
    }
    else
    {
        _S71 = _S69 + bias_1;
    }
    return _S71;
}

__device__ longlong place_of_lse_0(AttentionGeometry_0 * g_3, uint b_4, uint h_7, uint i_11)
{
    return longlong(b_4) * g_3->stride_0[36U] + longlong(h_7) * g_3->stride_0[37U] + longlong(i_11) * g_3->stride_0[38U];
}

__device__ float * at_8(ulonglong base_9, longlong i_12)
{
    return (float *)(base_9 + ulonglong(i_12) * 4ULL);
}

__device__ float larger_0(float a_5, float b_5)
{
    float _S72;
    if(a_5 > b_5)
    {
        _S72 = a_5;
    }
    else
    {
        _S72 = b_5;
    }
    return _S72;
}

__device__ float smaller_0(float a_6, float b_6)
{
    float _S73;
    if(a_6 < b_6)
    {
        _S73 = a_6;
    }
    else
    {
        _S73 = b_6;
    }
    return _S73;
}

__device__ float magnitude_0(float x_3)
{
    return (U32_asfloat(((F32_asuint((x_3))) & 2147483647U)));
}

__device__ float with_sign_0(float x_4, float sign_4)
{
    return (U32_asfloat((((F32_asuint((x_4))) & 2147483647U) | ((F32_asuint((sign_4))) & 2147483648U))));
}

__device__ float rounded_0(float x_5)
{
    float a_7 = magnitude_0(x_5);
    float r_2 = a_7 + 8.388608e+06f - 8.388608e+06f;
    float _S74;
    if(a_7 < 8.388608e+06f)
    {
        _S74 = r_2;
    }
    else
    {
        _S74 = a_7;
    }
    return with_sign_0(_S74, x_5);
}

__device__ float exp_whole_0(float x_6)
{
    return rounded_0(x_6 * 1.4426950216293335f);
}

__device__ float product_sum_0(float a_8, float b_7, float c_0)
{
    return a_8 * b_7 + c_0;
}

__device__ float exp_rest_0(float x_7, float n_2)
{
    return product_sum_0(n_2, 0.00021219444170129f, product_sum_0(n_2, -0.693359375f, x_7));
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_0(float x_8, FixedArray<float, 6>  * c_1)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_1)[int(0)], x_8, (*c_1)[int(1)]), x_8, (*c_1)[int(2)]), x_8, (*c_1)[int(3)]), x_8, (*c_1)[int(4)]), x_8, (*c_1)[int(5)]);
}

__device__ float exp_less_one_0(float r_3)
{
    FixedArray<float, 6>  _S75 = kExpTail_0;
    float _S76 = poly_0(r_3, &_S75);
    return product_sum_0(_S76, r_3 * r_3, r_3);
}

__device__ float power_of_2_0(int n_3)
{
    return (U32_asfloat(((uint(n_3) + 127U) << int(23))));
}

__device__ float scaled_0(float p_1, float n_4)
{
    int whole_0 = int(n_4);
    int half_1 = whole_0 >> int(1);
    return p_1 * power_of_2_0(half_1) * power_of_2_0(whole_0 - half_1);
}

__device__ float exp_of_0(float x_9)
{
    float _S77 = smaller_0(89.0f, larger_0(-104.0f, x_9));
    float n_5 = exp_whole_0(_S77);
    return scaled_0(exp_less_one_0(exp_rest_0(_S77, n_5)) + 1.0f, n_5);
}

__device__ float F32_exp_0(float v_13)
{
    return exp_of_0(v_13);
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_0)
{
    ulonglong _S78;
    if(address_0 != 0ULL)
    {
        _S78 = address_0;
    }
    else
    {
        _S78 = other_0;
    }
    return _S78;
}

__device__ uint4  philox_0(ulonglong seed_1, ulonglong block_0)
{
    uint _S79 = low_0(seed_1);
    uint _S80 = high_0(seed_1);
    uint4  c_2 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S79;
    uint k1_0 = _S80;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_2 = 3528531795ULL * ulonglong(c_2.x);
        ulonglong q_3 = 3449720151ULL * ulonglong(c_2.z);
        uint4  _S81 = make_uint4 (((high_0(q_3)) ^ (c_2.y)) ^ k0_0, low_0(q_3), ((high_0(p_2)) ^ (c_2.w)) ^ k1_0, low_0(p_2));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_2 = _S81;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_2;
}

__device__ uint word_of_0(uint4  c_3, uint k_2)
{
    uint _S82;
    if(k_2 == 0U)
    {
        _S82 = c_3.x;
    }
    else
    {
        if(k_2 == 1U)
        {
            _S82 = c_3.y;
        }
        else
        {
            if(k_2 == 2U)
            {
                _S82 = c_3.z;
            }
            else
            {
                _S82 = c_3.w;
            }
        }
    }
    return _S82;
}

__device__ float Thread_kept_of_0(Thread_0 * this_8, QueryKey_0 * p_3)
{
    if((((&this_8->spec_0)->op_0) & 2U) == 0U)
    {
        return F32_one_0();
    }
    AttentionGeometry_0 * g_4 = (AttentionGeometry_0 *)(&this_8->a_0)->geometry_0;
    ulonglong draw_0 = ((ulonglong(p_3->b_2) * ulonglong(g_4->heads_0) + ulonglong(p_3->h_5)) * ulonglong(g_4->queries_0) + ulonglong(p_3->i_9)) * ulonglong(g_4->keys_0) + ulonglong(p_3->j_2) + (&this_8->a_0)->offset_0;
    ulonglong shift_1 = *(ulonglong *)memory_at_0((&this_8->a_0)->shift_0, (&this_8->a_0)->geometry_0);
    ulonglong draw_1;
    if(((&this_8->a_0)->shift_0) != 0ULL)
    {
        draw_1 = draw_0 + shift_1;
    }
    else
    {
        draw_1 = draw_0;
    }
    float _S83;
    if((float((word_of_0(philox_0((&this_8->a_0)->seed_0, draw_1 >> int(2)), (low_0(draw_1)) & 3U)) >> int(8)) * 5.9604644775390625e-08f) < ((&this_8->a_0)->keep_0))
    {
        _S83 = F32_scalar_0((&this_8->a_0)->factor_0);
    }
    else
    {
        _S83 = F32_zero_0();
    }
    return _S83;
}

__device__ Slope_0 Thread_gradient_of_0(Thread_0 * this_9, QueryKey_0 * p_4, float dot_1, float toward_0)
{
    AttentionGeometry_0 * g_5 = (AttentionGeometry_0 *)(&this_9->a_0)->geometry_0;
    float _S84 = F32_zero_0();
    Slope_0 r_4 = Slope_x24init_0(_S84, _S84);
    float _S85 = Thread_score_of_0(this_9, p_4, dot_1);
    if(_S85 == (F32_lowest_0()))
    {
        return r_4;
    }
    float * of_row_0 = (float *)(&this_9->a_0)->dots_0 + 2ULL * ((ulonglong(p_4->b_2) * ulonglong(g_5->heads_0) + ulonglong(p_4->h_5)) * ulonglong(g_5->queries_0) + ulonglong(p_4->i_9));
    float mean_0 = *(of_row_0 + int(0));
    float rest_1 = *(of_row_0 + int(1));
    ulonglong _S86 = (&this_9->a_0)->lse_0;
    longlong _S87 = place_of_lse_0(g_5, p_4->b_2, p_4->h_5, p_4->i_9);
    float * _S88 = at_8(_S86, _S87);
    float e_3 = F32_exp_0(_S85 - *_S88 - rest_1);
    float _S89 = Thread_kept_of_0(this_9, p_4);
    (&r_4)->probability_0 = e_3 * _S89;
    if(e_3 == _S84)
    {
        return r_4;
    }
    float pull_0;
    if(!(_S89 == _S84))
    {
        pull_0 = _S89 * toward_0;
    }
    else
    {
        pull_0 = _S84;
    }
    (&r_4)->slope_0 = e_3 * (pull_0 - mean_0) * F32_scalar_0(g_5->scale_0);
    return r_4;
}

__device__ void Thread_put_tile_0(Thread_0 * this_10, uint tile_1, Elements_0 * v_14)
{
    uint _S90 = Thread_column_of_0(this_10, int(0));
    uint _S91 = tile_1 + _S90 * 33U;
    uint _S92 = Thread_row_of_0(this_10, int(0));
    (*&tiles_0)[_S91 + _S92] = v_14->e_0[int(0)];
    uint _S93 = Thread_column_of_0(this_10, int(1));
    uint _S94 = tile_1 + _S93 * 33U;
    uint _S95 = Thread_row_of_0(this_10, int(1));
    (*&tiles_0)[_S94 + _S95] = v_14->e_0[int(1)];
    uint _S96 = Thread_column_of_0(this_10, int(2));
    uint _S97 = tile_1 + _S96 * 33U;
    uint _S98 = Thread_row_of_0(this_10, int(2));
    (*&tiles_0)[_S97 + _S98] = v_14->e_0[int(2)];
    uint _S99 = Thread_column_of_0(this_10, int(3));
    uint _S100 = tile_1 + _S99 * 33U;
    uint _S101 = Thread_row_of_0(this_10, int(3));
    (*&tiles_0)[_S100 + _S101] = v_14->e_0[int(3)];
    return;
}

__device__ Elements_0 Thread_times_1(Thread_0 * this_11, uint left_1, uint depth_2, Elements_0 * sums_2)
{
    Elements_0 _S102 = *sums_2;
    uint j_4 = 0U;
    for(;;)
    {
        if(j_4 < depth_2)
        {
        }
        else
        {
            break;
        }
        uint _S103 = j_4 * 33U;
        uint _S104 = this_11->row_0;
        uint _S105 = left_1 + _S103 + this_11->row_0;
        uint _S106 = this_11->column_0;
        uint _S107 = 1056U + _S103 + this_11->column_0;
        FixedArray<float, 2>  x_10;
        x_10[int(0)] = (*&tiles_0)[_S105];
        FixedArray<float, 2>  y_3;
        y_3[int(0)] = (*&tiles_0)[_S107];
        x_10[int(1)] = (*&tiles_0)[_S105 + 16U];
        y_3[int(1)] = (*&tiles_0)[_S107 + 16U];
        float _S108 = F32_zero_0();
        if(!(((*&tiles_0)[_S105]) == _S108))
        {
            (&_S102)->e_0[int(0)] = (&_S102)->e_0[int(0)] + x_10[int(0)] * y_3[int(0)];
        }
        if(!((x_10[int(0)]) == _S108))
        {
            (&_S102)->e_0[int(1)] = (&_S102)->e_0[int(1)] + x_10[int(0)] * y_3[int(1)];
        }
        if(!((x_10[int(1)]) == _S108))
        {
            (&_S102)->e_0[int(2)] = (&_S102)->e_0[int(2)] + x_10[int(1)] * y_3[int(0)];
        }
        if(!((x_10[int(1)]) == _S108))
        {
            (&_S102)->e_0[int(3)] = (&_S102)->e_0[int(3)] + x_10[int(1)] * y_3[int(1)];
        }
        uint _S109 = (j_4 + 1U) * 33U;
        uint _S110 = left_1 + _S109 + _S104;
        uint _S111 = 1056U + _S109 + _S106;
        FixedArray<float, 2>  x_11;
        x_11[int(0)] = (*&tiles_0)[_S110];
        FixedArray<float, 2>  y_4;
        y_4[int(0)] = (*&tiles_0)[_S111];
        x_11[int(1)] = (*&tiles_0)[_S110 + 16U];
        y_4[int(1)] = (*&tiles_0)[_S111 + 16U];
        if(!(((*&tiles_0)[_S110]) == _S108))
        {
            (&_S102)->e_0[int(0)] = (&_S102)->e_0[int(0)] + x_11[int(0)] * y_4[int(0)];
        }
        if(!((x_11[int(0)]) == _S108))
        {
            (&_S102)->e_0[int(1)] = (&_S102)->e_0[int(1)] + x_11[int(0)] * y_4[int(1)];
        }
        if(!((x_11[int(1)]) == _S108))
        {
            (&_S102)->e_0[int(2)] = (&_S102)->e_0[int(2)] + x_11[int(1)] * y_4[int(0)];
        }
        if(!((x_11[int(1)]) == _S108))
        {
            (&_S102)->e_0[int(3)] = (&_S102)->e_0[int(3)] + x_11[int(1)] * y_4[int(1)];
        }
        j_4 = j_4 + 2U;
    }
    return _S102;
}

__device__ void Sums_add_0(Sums_0 * this_12, int chunk_0, Elements_0 * v_15)
{
    (&this_12->tiles_1[chunk_0])->e_0[int(0)] = (&this_12->tiles_1[chunk_0])->e_0[int(0)] + v_15->e_0[int(0)];
    (&this_12->tiles_1[chunk_0])->e_0[int(1)] = (&this_12->tiles_1[chunk_0])->e_0[int(1)] + v_15->e_0[int(1)];
    (&this_12->tiles_1[chunk_0])->e_0[int(2)] = (&this_12->tiles_1[chunk_0])->e_0[int(2)] + v_15->e_0[int(2)];
    (&this_12->tiles_1[chunk_0])->e_0[int(3)] = (&this_12->tiles_1[chunk_0])->e_0[int(3)] + v_15->e_0[int(3)];
    return;
}

__device__ void Sums_join_0(Sums_0 * this_13)
{
    (&this_13->groups_1[int(0)])->e_0[int(0)] = (&this_13->groups_1[int(0)])->e_0[int(0)] + (&this_13->tiles_1[int(0)])->e_0[int(0)];
    float _S112 = F32_zero_0();
    (&this_13->tiles_1[int(0)])->e_0[int(0)] = _S112;
    (&this_13->groups_1[int(0)])->e_0[int(1)] = (&this_13->groups_1[int(0)])->e_0[int(1)] + (&this_13->tiles_1[int(0)])->e_0[int(1)];
    (&this_13->tiles_1[int(0)])->e_0[int(1)] = _S112;
    (&this_13->groups_1[int(0)])->e_0[int(2)] = (&this_13->groups_1[int(0)])->e_0[int(2)] + (&this_13->tiles_1[int(0)])->e_0[int(2)];
    (&this_13->tiles_1[int(0)])->e_0[int(2)] = _S112;
    (&this_13->groups_1[int(0)])->e_0[int(3)] = (&this_13->groups_1[int(0)])->e_0[int(3)] + (&this_13->tiles_1[int(0)])->e_0[int(3)];
    (&this_13->tiles_1[int(0)])->e_0[int(3)] = _S112;
    (&this_13->groups_1[int(1)])->e_0[int(0)] = (&this_13->groups_1[int(1)])->e_0[int(0)] + (&this_13->tiles_1[int(1)])->e_0[int(0)];
    (&this_13->tiles_1[int(1)])->e_0[int(0)] = _S112;
    (&this_13->groups_1[int(1)])->e_0[int(1)] = (&this_13->groups_1[int(1)])->e_0[int(1)] + (&this_13->tiles_1[int(1)])->e_0[int(1)];
    (&this_13->tiles_1[int(1)])->e_0[int(1)] = _S112;
    (&this_13->groups_1[int(1)])->e_0[int(2)] = (&this_13->groups_1[int(1)])->e_0[int(2)] + (&this_13->tiles_1[int(1)])->e_0[int(2)];
    (&this_13->tiles_1[int(1)])->e_0[int(2)] = _S112;
    (&this_13->groups_1[int(1)])->e_0[int(3)] = (&this_13->groups_1[int(1)])->e_0[int(3)] + (&this_13->tiles_1[int(1)])->e_0[int(3)];
    (&this_13->tiles_1[int(1)])->e_0[int(3)] = _S112;
    (&this_13->groups_1[int(2)])->e_0[int(0)] = (&this_13->groups_1[int(2)])->e_0[int(0)] + (&this_13->tiles_1[int(2)])->e_0[int(0)];
    (&this_13->tiles_1[int(2)])->e_0[int(0)] = _S112;
    (&this_13->groups_1[int(2)])->e_0[int(1)] = (&this_13->groups_1[int(2)])->e_0[int(1)] + (&this_13->tiles_1[int(2)])->e_0[int(1)];
    (&this_13->tiles_1[int(2)])->e_0[int(1)] = _S112;
    (&this_13->groups_1[int(2)])->e_0[int(2)] = (&this_13->groups_1[int(2)])->e_0[int(2)] + (&this_13->tiles_1[int(2)])->e_0[int(2)];
    (&this_13->tiles_1[int(2)])->e_0[int(2)] = _S112;
    (&this_13->groups_1[int(2)])->e_0[int(3)] = (&this_13->groups_1[int(2)])->e_0[int(3)] + (&this_13->tiles_1[int(2)])->e_0[int(3)];
    (&this_13->tiles_1[int(2)])->e_0[int(3)] = _S112;
    (&this_13->groups_1[int(3)])->e_0[int(0)] = (&this_13->groups_1[int(3)])->e_0[int(0)] + (&this_13->tiles_1[int(3)])->e_0[int(0)];
    (&this_13->tiles_1[int(3)])->e_0[int(0)] = _S112;
    (&this_13->groups_1[int(3)])->e_0[int(1)] = (&this_13->groups_1[int(3)])->e_0[int(1)] + (&this_13->tiles_1[int(3)])->e_0[int(1)];
    (&this_13->tiles_1[int(3)])->e_0[int(1)] = _S112;
    (&this_13->groups_1[int(3)])->e_0[int(2)] = (&this_13->groups_1[int(3)])->e_0[int(2)] + (&this_13->tiles_1[int(3)])->e_0[int(2)];
    (&this_13->tiles_1[int(3)])->e_0[int(2)] = _S112;
    (&this_13->groups_1[int(3)])->e_0[int(3)] = (&this_13->groups_1[int(3)])->e_0[int(3)] + (&this_13->tiles_1[int(3)])->e_0[int(3)];
    (&this_13->tiles_1[int(3)])->e_0[int(3)] = _S112;
    return;
}

__device__ bool Sums_next_0(Sums_0 * this_14)
{
    uint _S113 = this_14->count_0 + 1U;
    this_14->count_0 = _S113;
    if((_S113 % 64U) != 0U)
    {
        return false;
    }
    Sums_join_0(this_14);
    return true;
}

__device__ bool Thread_add_products_0(Thread_0 * this_15, uint left_2, Matrix_0 * m_7, uint first_row_1, uint first_column_1, Sums_0 * sums_3)
{
    uint _S114;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                _S114 = m_7->columns_0;
                if(first_column_1 >= (m_7->columns_0))
                {
                    break;
                }
                Thread_load_tile_0(this_15, 1056U, m_7, first_row_1, first_column_1, false);
                meet_0();
                Elements_0 _S115 = Elements_zero_0();
                Elements_0 _S116 = Thread_times_1(this_15, left_2, 32U, &_S115);
                Elements_0 _S117 = _S116;
                Sums_add_0(sums_3, int(0), &_S117);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S118 = first_column_1 + 32U;
                if(_S118 >= _S114)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 1056U, m_7, first_row_1, _S118, false);
                meet_0();
                Elements_0 _S119 = Elements_zero_0();
                Elements_0 _S120 = Thread_times_1(this_15, left_2, 32U, &_S119);
                Elements_0 _S121 = _S120;
                Sums_add_0(sums_3, int(1), &_S121);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S122 = first_column_1 + 64U;
                if(_S122 >= _S114)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 1056U, m_7, first_row_1, _S122, false);
                meet_0();
                Elements_0 _S123 = Elements_zero_0();
                Elements_0 _S124 = Thread_times_1(this_15, left_2, 32U, &_S123);
                Elements_0 _S125 = _S124;
                Sums_add_0(sums_3, int(2), &_S125);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S126 = first_column_1 + 96U;
                if(_S126 >= _S114)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 1056U, m_7, first_row_1, _S126, false);
                meet_0();
                Elements_0 _S127 = Elements_zero_0();
                Elements_0 _S128 = Thread_times_1(this_15, left_2, 32U, &_S127);
                Elements_0 _S129 = _S128;
                Sums_add_0(sums_3, int(3), &_S129);
                meet_0();
                break;
            }
            break;
        }
        break;
    }
    bool _S130 = Sums_next_0(sums_3);
    return _S130;
}

struct Rows_0
{
    FixedArray<float, 2>  e_4;
};

__device__ Rows_0 Rows_of_0(float v_16)
{
    Rows_0 r_5;
    (&r_5)->e_4[int(0)] = v_16;
    (&r_5)->e_4[int(1)] = v_16;
    return r_5;
}

__device__ Elements_0 Sums_total_0(Sums_0 * this_16, int chunk_1)
{
    Elements_0 r_6;
    (&r_6)->e_0[int(0)] = (&this_16->groups_1[chunk_1])->e_0[int(0)] + (&this_16->tiles_1[chunk_1])->e_0[int(0)];
    (&r_6)->e_0[int(1)] = (&this_16->groups_1[chunk_1])->e_0[int(1)] + (&this_16->tiles_1[chunk_1])->e_0[int(1)];
    (&r_6)->e_0[int(2)] = (&this_16->groups_1[chunk_1])->e_0[int(2)] + (&this_16->tiles_1[chunk_1])->e_0[int(2)];
    (&r_6)->e_0[int(3)] = (&this_16->groups_1[chunk_1])->e_0[int(3)] + (&this_16->tiles_1[chunk_1])->e_0[int(3)];
    return r_6;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_9 = u_1 & 2147483647U;
    uint sign_5 = u_1 & 2147483648U;
    uint e_5 = a_9 >> int(23);
    uint m_8 = a_9 & 8388607U;
    if(a_9 == 0U)
    {
        return join_0(sign_5, 0U);
    }
    uint m_9;
    if(e_5 == 255U)
    {
        uint _S131 = (sign_5 | 2146435072U) | (m_8 >> int(3));
        if(m_8 != 0U)
        {
            m_9 = 524288U;
        }
        else
        {
            m_9 = 0U;
        }
        return join_0(_S131 | m_9, m_8 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_2 = top_bit_0(m_8);
        uint _S132 = top_2 + 874U;
        m_9 = (m_8 << (23U - top_2)) & 8388607U;
        e_6 = _S132;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_9 = m_8;
        e_6 = e_7;
    }
    return join_0((sign_5 | (e_6 << int(20))) | (m_9 >> int(3)), m_9 << int(29));
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S133 = high_0(u_2);
    uint _S134 = _S133 >> int(31);
    bool negative_0 = _S134 != 0U;
    uint e_8 = (_S133 >> int(20)) & 2047U;
    ulonglong m_10 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S135;
    if(e_8 == 2047U)
    {
        _S135 = m_10 != 4503599627370496ULL;
    }
    else
    {
        _S135 = false;
    }
    if(_S135)
    {
        return 0LL;
    }
    if(e_8 < 1023U)
    {
        return 0LL;
    }
    if(e_8 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S134));
    }
    ulonglong m_11;
    if(e_8 >= 1075U)
    {
        m_11 = m_10 << (e_8 - 1075U);
    }
    else
    {
        m_11 = m_10 >> (1075U - e_8);
    }
    longlong _S136;
    if(negative_0)
    {
        _S136 = longlong(0ULL - m_11);
    }
    else
    {
        _S136 = longlong(m_11);
    }
    return _S136;
}

__device__ longlong clamp_to_0(uint type_5, longlong v_17)
{
    longlong _S137;
    switch(type_5)
    {
    case 7U:
        {
            if(v_17 < -128LL)
            {
                _S137 = -128LL;
            }
            else
            {
                if(v_17 > 127LL)
                {
                    _S137 = 127LL;
                }
                else
                {
                    _S137 = v_17;
                }
            }
            return _S137;
        }
    case 8U:
        {
            if(v_17 < 0LL)
            {
                _S137 = 0LL;
            }
            else
            {
                if(v_17 > 255LL)
                {
                    _S137 = 255LL;
                }
                else
                {
                    _S137 = v_17;
                }
            }
            return _S137;
        }
    case 9U:
        {
            if(v_17 < -2147483648LL)
            {
                _S137 = -2147483648LL;
            }
            else
            {
                if(v_17 > 2147483647LL)
                {
                    _S137 = 2147483647LL;
                }
                else
                {
                    _S137 = v_17;
                }
            }
            return _S137;
        }
    default:
        {
            return v_17;
        }
    }
}

__device__ uint narrow_0(uint a_10, uint mantissa_1, uint bias_2)
{
    uint e_9 = a_10 >> int(23);
    if(e_9 >= (128U - bias_2))
    {
        return uint(right_nearest_0(ulonglong(a_10 - ((127U - bias_2) << int(23))), 23U - mantissa_1));
    }
    uint _S138 = a_10 & 8388607U;
    uint _S139;
    if(e_9 != 0U)
    {
        _S139 = 8388608U;
    }
    else
    {
        _S139 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S138 | _S139), (U32_min((151U - bias_2 - mantissa_1 - (U32_max((e_9), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_11 = u_3 & 2147483647U;
    uint sign_6 = (u_3 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_6 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S140;
    if(a_11 >= 1199566848U)
    {
        _S140 = 31744U;
    }
    else
    {
        _S140 = narrow_0(a_11, 10U, 15U);
    }
    return sign_6 | _S140;
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
    uint sign_7 = (u_5 >> int(24)) & 128U;
    uint _S141;
    if(a_12 >= 1140850688U)
    {
        _S141 = 127U;
    }
    else
    {
        _S141 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_7 | _S141;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_13 = u_6 & 2147483647U;
    uint sign_8 = (u_6 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_8 | 126U;
    }
    uint _S142;
    if(a_13 >= 1199570944U)
    {
        _S142 = 124U;
    }
    else
    {
        _S142 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_8 | _S142;
}

__device__ ulonglong narrow_of_f32_0(uint type_6, uint u_7)
{
    switch(type_6)
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

__device__ ulonglong of_f64_0(uint type_7, ulonglong u_8)
{
    switch(type_7)
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
            int _S143;
            if((u_8 << int(1)) != 0ULL)
            {
                _S143 = int(1);
            }
            else
            {
                _S143 = int(0);
            }
            return ulonglong(_S143);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_7, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_7, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_8, uint u_9)
{
    switch(type_8)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S144;
            if((u_9 << int(1)) != 0U)
            {
                _S144 = int(1);
            }
            else
            {
                _S144 = int(0);
            }
            return ulonglong(_S144);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_8, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_8, u_9);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_9, float v_18)
{
    return of_f32_0(type_9, (F32_asuint((v_18))));
}

__device__ void store_0(uint size_1, ulonglong base_10, longlong i_13, ulonglong v_19)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S145 = at_0(base_10, i_13);
            *_S145 = uchar(v_19);
            break;
        }
    case 2U:
        {
            ushort * _S146 = at_1(base_10, i_13);
            *_S146 = ushort(v_19);
            break;
        }
    case 4U:
        {
            uint * _S147 = at_2(base_10, i_13);
            *_S147 = uint(v_19);
            break;
        }
    default:
        {
            ulonglong * _S148 = at_3(base_10, i_13);
            *_S148 = v_19;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_10, ulonglong base_11, longlong at_9, float v_20)
{
    store_0(size_of_0(type_10), base_11, at_9, F32_bits_0(type_10, v_20));
    return;
}

__device__ void Thread_store_rows_0(Thread_0 * this_17, Matrix_0 * m_12, uint first_row_2, uint first_column_2, Sums_0 * sums_4, Rows_0 * by_0)
{
    FixedArray<Elements_0, 4>  totals_0;
    Elements_0 _S149 = Sums_total_0(sums_4, int(0));
    totals_0[int(0)] = _S149;
    Elements_0 _S150 = Sums_total_0(sums_4, int(1));
    totals_0[int(1)] = _S150;
    Elements_0 _S151 = Sums_total_0(sums_4, int(2));
    totals_0[int(2)] = _S151;
    Elements_0 _S152 = Sums_total_0(sums_4, int(3));
    totals_0[int(3)] = _S152;
    int e_10 = int(0);
    for(;;)
    {
        if(e_10 < int(16))
        {
        }
        else
        {
            break;
        }
        int chunk_2 = e_10 / int(4);
        int n_6 = e_10 % int(4);
        uint _S153 = Thread_row_of_0(this_17, n_6);
        uint i_14 = first_row_2 + _S153;
        uint _S154 = first_column_2 + uint(chunk_2) * 32U;
        uint _S155 = Thread_column_of_0(this_17, n_6);
        uint j_5 = _S154 + _S155;
        bool _S156;
        if(i_14 >= (m_12->rows_0))
        {
            _S156 = true;
        }
        else
        {
            _S156 = j_5 >= (m_12->columns_0);
        }
        if(_S156)
        {
            e_10 = e_10 + int(1);
            continue;
        }
        uint _S157 = Spec_type_0(&this_17->spec_0, 0U);
        store_number_0(_S157, m_12->base_0, m_12->first_1 + longlong(i_14) * m_12->row_2 + longlong(j_5) * m_12->column_2, (&totals_0[chunk_2])->e_0[n_6] * by_0->e_4[n_6 / int(2)]);
        e_10 = e_10 + int(1);
    }
    return;
}

__device__ void KeyGradient_compute_0(Thread_0 * t_0, Part_0 * p_5)
{
    AttentionGeometry_0 * g_6 = (AttentionGeometry_0 *)(&t_0->a_0)->geometry_0;
    uint heads_1 = g_6->heads_0 / g_6->key_heads_0;
    uint _S158 = p_5->b_0;
    uint _S159 = p_5->h_0;
    Matrix_0 _S160 = matrix_of_0(&t_0->a_0, 1U, (&t_0->a_0)->k_0, p_5->b_0, p_5->h_0, true, false);
    Matrix_0 _S161 = matrix_of_0(&t_0->a_0, 2U, (&t_0->a_0)->v_0, _S158, _S159, true, true);
    Sums_0 _S162 = Sums_zero_0();
    Sums_0 to_k_0 = _S162;
    Sums_0 to_v_0 = _S162;
    bool _S163 = Thread_is_causal_0(t_0);
    uint _S164;
    if(_S163)
    {
        _S164 = p_5->row_1;
    }
    else
    {
        _S164 = 0U;
    }
    uint h_8 = _S159 * heads_1;
    for(;;)
    {
        if(h_8 < ((_S159 + 1U) * heads_1))
        {
        }
        else
        {
            break;
        }
        Matrix_0 _S165 = matrix_of_0(&t_0->a_0, 0U, (&t_0->a_0)->q_0, _S158, h_8, false, false);
        Matrix_0 _S166 = matrix_of_0(&t_0->a_0, 4U, (&t_0->a_0)->g_0, _S158, h_8, false, true);
        uint first_3 = _S164;
        for(;;)
        {
            if(first_3 < (g_6->queries_0))
            {
            }
            else
            {
                break;
            }
            uint _S167 = p_5->row_1;
            Matrix_0 _S168 = _S160;
            Matrix_0 _S169 = _S165;
            Elements_0 _S170 = Thread_products_0(t_0, &_S168, p_5->row_1, &_S169, first_3);
            Elements_0 slope_2 = _S170;
            Matrix_0 _S171 = _S161;
            Matrix_0 _S172 = _S166;
            Elements_0 _S173 = Thread_products_0(t_0, &_S171, _S167, &_S172, first_3);
            Elements_0 e_11 = _S173;
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
                uint _S174 = Thread_column_of_0(t_0, n_7);
                uint _S175 = first_3 + _S174;
                uint _S176 = Thread_row_of_0(t_0, n_7);
                QueryKey_0 _S177 = QueryKey_x24init_0(_S158, h_8, _S175, _S167 + _S176);
                Slope_0 _S178 = Thread_gradient_of_0(t_0, &_S177, (&slope_2)->e_0[n_7], (&e_11)->e_0[n_7]);
                (&e_11)->e_0[n_7] = _S178.probability_0;
                (&slope_2)->e_0[n_7] = _S178.slope_0;
                n_7 = n_7 + int(1);
            }
            Elements_0 _S179 = e_11;
            Thread_put_tile_0(t_0, 0U, &_S179);
            Elements_0 _S180 = slope_2;
            Thread_put_tile_0(t_0, 2112U, &_S180);
            uint _S181 = p_5->column_1;
            Matrix_0 _S182 = _S166;
            bool _S183 = Thread_add_products_0(t_0, 0U, &_S182, first_3, p_5->column_1, &to_v_0);
            Matrix_0 _S184 = _S165;
            bool _S185 = Thread_add_products_0(t_0, 2112U, &_S184, first_3, _S181, &to_k_0);
            first_3 = first_3 + 32U;
        }
        h_8 = h_8 + 1U;
    }
    Matrix_0 _S186 = matrix_of_0(&t_0->a_0, 6U, (&t_0->a_0)->first_0, _S158, _S159, true, false);
    uint _S187 = p_5->row_1;
    uint _S188 = p_5->column_1;
    Rows_0 _S189 = Rows_of_0(F32_one_0());
    Matrix_0 _S190 = _S186;
    Sums_0 _S191 = to_k_0;
    Rows_0 _S192 = _S189;
    Thread_store_rows_0(t_0, &_S190, p_5->row_1, p_5->column_1, &_S191, &_S192);
    Matrix_0 _S193 = matrix_of_0(&t_0->a_0, 7U, (&t_0->a_0)->second_0, _S158, _S159, true, true);
    Matrix_0 _S194 = _S193;
    Sums_0 _S195 = to_v_0;
    Rows_0 _S196 = _S189;
    Thread_store_rows_0(t_0, &_S194, _S187, _S188, &_S195, &_S196);
    return;
}

__device__ void QueryGradient_compute_0(Thread_0 * t_1, Part_0 * p_6)
{
    AttentionGeometry_0 * g_7 = (AttentionGeometry_0 *)(&t_1->a_0)->geometry_0;
    uint _S197 = p_6->h_0;
    uint _S198 = g_7->heads_0 / g_7->key_heads_0;
    uint key_head_0 = _S197 / _S198;
    uint _S199 = p_6->b_0;
    Matrix_0 _S200 = matrix_of_0(&t_1->a_0, 0U, (&t_1->a_0)->q_0, p_6->b_0, _S197, false, false);
    Matrix_0 _S201 = matrix_of_0(&t_1->a_0, 1U, (&t_1->a_0)->k_0, _S199, key_head_0, true, false);
    Matrix_0 _S202 = matrix_of_0(&t_1->a_0, 2U, (&t_1->a_0)->v_0, _S199, key_head_0, true, true);
    Matrix_0 _S203 = matrix_of_0(&t_1->a_0, 4U, (&t_1->a_0)->g_0, _S199, _S197, false, true);
    Sums_0 sums_5 = Sums_zero_0();
    bool _S204 = Thread_is_causal_0(t_1);
    uint _S205;
    if(_S204)
    {
        _S205 = (U32_min((g_7->keys_0), (p_6->row_1 + 32U)));
    }
    else
    {
        _S205 = g_7->keys_0;
    }
    uint first_4 = 0U;
    for(;;)
    {
        if(first_4 < _S205)
        {
        }
        else
        {
            break;
        }
        uint _S206 = p_6->row_1;
        Matrix_0 _S207 = _S200;
        Matrix_0 _S208 = _S201;
        Elements_0 _S209 = Thread_products_0(t_1, &_S207, p_6->row_1, &_S208, first_4);
        Matrix_0 _S210 = _S203;
        Matrix_0 _S211 = _S202;
        Elements_0 _S212 = Thread_products_0(t_1, &_S210, _S206, &_S211, first_4);
        Elements_0 slope_3 = _S212;
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
            uint _S213 = Thread_row_of_0(t_1, n_8);
            uint _S214 = _S206 + _S213;
            uint _S215 = Thread_column_of_0(t_1, n_8);
            QueryKey_0 _S216 = QueryKey_x24init_0(_S199, _S197, _S214, first_4 + _S215);
            Slope_0 _S217 = Thread_gradient_of_0(t_1, &_S216, _S209.e_0[n_8], (&slope_3)->e_0[n_8]);
            (&slope_3)->e_0[n_8] = _S217.slope_0;
            n_8 = n_8 + int(1);
        }
        Elements_0 _S218 = slope_3;
        Thread_put_tile_0(t_1, 0U, &_S218);
        Matrix_0 _S219 = _S201;
        bool _S220 = Thread_add_products_0(t_1, 0U, &_S219, first_4, p_6->column_1, &sums_5);
        first_4 = first_4 + 32U;
    }
    Matrix_0 _S221 = matrix_of_0(&t_1->a_0, 5U, (&t_1->a_0)->first_0, _S199, _S197, false, false);
    Rows_0 _S222 = Rows_of_0(F32_one_0());
    Matrix_0 _S223 = _S221;
    Sums_0 _S224 = sums_5;
    Rows_0 _S225 = _S222;
    Thread_store_rows_0(t_1, &_S223, p_6->row_1, p_6->column_1, &_S224, &_S225);
    return;
}

struct LongSum_0
{
    float total_0;
    float blocks_0;
    float terms_0;
    uint count_1;
};

__device__ LongSum_0 LongSum_x24init_0(float total_1, float blocks_1, float terms_1, uint count_2)
{
    LongSum_0 _S226;
    (&_S226)->total_0 = total_1;
    (&_S226)->blocks_0 = blocks_1;
    (&_S226)->terms_0 = terms_1;
    (&_S226)->count_1 = count_2;
    return _S226;
}

__device__ float negated_0(float x_12)
{
    return (U32_asfloat(((F32_asuint((x_12))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_21)
{
    return negated_0(v_21);
}

__device__ void LongSum_add_0(LongSum_0 * this_18, float x_13)
{
    this_18->terms_0 = this_18->terms_0 + x_13;
    uint _S227 = this_18->count_1 + 1U;
    this_18->count_1 = _S227;
    if((_S227 % 64U) == 0U)
    {
        this_18->blocks_0 = this_18->blocks_0 + this_18->terms_0;
        this_18->terms_0 = F32_reversed_0(F32_zero_0());
    }
    if((this_18->count_1 % 4096U) == 0U)
    {
        this_18->total_0 = this_18->total_0 + this_18->blocks_0;
        this_18->blocks_0 = F32_reversed_0(F32_zero_0());
    }
    return;
}

__device__ float LongSum_value_0(LongSum_0 * this_19)
{
    return this_19->total_0 + (this_19->blocks_0 + this_19->terms_0);
}

__device__ LongSum_0 LongSum_of_0(float first_5)
{
    float none_0 = F32_reversed_0(F32_zero_0());
    return LongSum_x24init_0(none_0, none_0, first_5, 0U);
}

__device__ float F32_size_0(float v_22)
{
    return magnitude_0(v_22);
}

__device__ float F32_power_0(int n_9)
{
    return power_of_2_0(n_9);
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ float Thread_exp_from_0(float x_14, float from_3)
{
    float _S228;
    if(x_14 == (F32_lowest_0()))
    {
        _S228 = F32_zero_0();
    }
    else
    {
        _S228 = F32_exp_0(x_14 - from_3);
    }
    return _S228;
}

struct LogSplit_0
{
    float n_10;
    float f_0;
    float tail_0;
};

__device__ static const FixedArray<float, 9>  c_4 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float poly_1(float x_15, FixedArray<float, 9>  * c_5)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_5)[int(0)], x_15, (*c_5)[int(1)]), x_15, (*c_5)[int(2)]), x_15, (*c_5)[int(3)]), x_15, (*c_5)[int(4)]), x_15, (*c_5)[int(5)]), x_15, (*c_5)[int(6)]), x_15, (*c_5)[int(7)]), x_15, (*c_5)[int(8)]);
}

__device__ LogSplit_0 LogSplit_x24init_0(float n_11, float f_1, float tail_1)
{
    LogSplit_0 _S229;
    (&_S229)->n_10 = n_11;
    (&_S229)->f_0 = f_1;
    (&_S229)->tail_0 = tail_1;
    return _S229;
}

__device__ LogSplit_0 split_log_0(float x_16)
{
    uint _S230 = (F32_asuint((x_16)));
    bool tiny_0 = _S230 < 8388608U;
    float v_23;
    if(tiny_0)
    {
        v_23 = float(_S230);
    }
    else
    {
        v_23 = x_16;
    }
    uint _S231 = (F32_asuint((v_23)));
    int e_12 = int(_S231 - 1060439283U) >> int(23);
    float f_2 = (U32_asfloat((_S231 - (uint(e_12) << int(23))))) - 1.0f;
    float _S232 = float(e_12);
    if(tiny_0)
    {
        v_23 = 149.0f;
    }
    else
    {
        v_23 = 0.0f;
    }
    float n_12 = _S232 - v_23;
    FixedArray<float, 9>  _S233 = c_4;
    float _S234 = poly_1(f_2, &_S233);
    return LogSplit_x24init_0(n_12, f_2, _S234 * f_2 * (f_2 * f_2));
}

__device__ bool is_equal_0(float x_17, float y_5)
{
    return x_17 == y_5;
}

__device__ bool is_less_0(float x_18, float y_6)
{
    return x_18 < y_6;
}

__device__ bool is_nan_0(float x_19)
{
    return ((F32_asuint((x_19))) & 2147483647U) > 2139095040U;
}

__device__ float log_of_any_0(float x_20, float y_7)
{
    float _S235;
    if(x_20 == (U32_asfloat((2139095040U))))
    {
        _S235 = x_20;
    }
    else
    {
        _S235 = y_7;
    }
    if(is_equal_0(x_20, 0.0f))
    {
        _S235 = - (U32_asfloat((2139095040U)));
    }
    bool _S236;
    if(is_less_0(x_20, 0.0f))
    {
        _S236 = true;
    }
    else
    {
        _S236 = is_nan_0(x_20);
    }
    if(_S236)
    {
        _S235 = (U32_asfloat((2143289344U)));
    }
    return _S235;
}

__device__ float log_of_0(float x_21)
{
    LogSplit_0 s_4 = split_log_0(x_21);
    float _S237 = s_4.f_0;
    return log_of_any_0(x_21, product_sum_0(s_4.n_10, 0.693359375f, s_4.f_0 + product_sum_0(-0.5f, _S237 * _S237, product_sum_0(s_4.n_10, -0.00021219444170129f, s_4.tail_0))));
}

__device__ float F32_log_0(float v_24)
{
    return log_of_0(v_24);
}

__device__ float Thread_rest_of_0(Thread_0 * this_20, uint b_8, uint h_9, uint i_15)
{
    AttentionGeometry_0 * g_8 = (AttentionGeometry_0 *)(&this_20->a_0)->geometry_0;
    ulonglong _S238 = (&this_20->a_0)->lse_0;
    longlong _S239 = place_of_lse_0(g_8, b_8, h_9, i_15);
    float * _S240 = at_8(_S238, _S239);
    float lse_1 = *_S240;
    float _S241 = F32_size_0(*_S240);
    bool _S242;
    if((F32_power_0(int(7))) <= _S241)
    {
        _S242 = _S241 < (F32_highest_0());
    }
    else
    {
        _S242 = false;
    }
    if(!_S242)
    {
        return F32_zero_0();
    }
    Matrix_0 _S243 = matrix_of_0(&this_20->a_0, 0U, (&this_20->a_0)->q_0, b_8, h_9, false, false);
    ulonglong _S244 = (&this_20->a_0)->k_0;
    uint _S245 = g_8->heads_0 / g_8->key_heads_0;
    uint _S246 = h_9 / _S245;
    Matrix_0 _S247 = matrix_of_0(&this_20->a_0, 1U, _S244, b_8, _S246, true, false);
    uint _S248 = Spec_type_0(&this_20->spec_0, 1U);
    bool _S249 = Thread_is_causal_0(this_20);
    uint _S250;
    if(_S249)
    {
        _S250 = (U32_min((g_8->keys_0), (i_15 + 1U)));
    }
    else
    {
        _S250 = g_8->keys_0;
    }
    float _S251 = F32_zero_0();
    LongSum_0 sum_0 = LongSum_of_0(_S251);
    uint j_6 = 0U;
    for(;;)
    {
        if(j_6 < _S250)
        {
        }
        else
        {
            break;
        }
        float dot_2 = _S251;
        uint d_2 = 0U;
        for(;;)
        {
            if(d_2 < (g_8->depth_0))
            {
            }
            else
            {
                break;
            }
            longlong _S252 = longlong(d_2);
            float _S253 = number_at_0(_S248, _S243.base_0, _S243.first_1 + longlong(i_15) * _S243.row_2 + _S252 * _S243.column_2);
            float _S254 = number_at_0(_S248, _S247.base_0, _S247.first_1 + longlong(j_6) * _S247.row_2 + _S252 * _S247.column_2);
            float _S255 = dot_2 + _S253 * _S254;
            uint d_3 = d_2 + 1U;
            dot_2 = _S255;
            d_2 = d_3;
        }
        QueryKey_0 _S256 = QueryKey_x24init_0(b_8, h_9, i_15, j_6);
        float _S257 = Thread_score_of_0(this_20, &_S256, dot_2);
        LongSum_add_0(&sum_0, Thread_exp_from_0(_S257, lse_1));
        j_6 = j_6 + 1U;
    }
    LongSum_0 _S258 = sum_0;
    float _S259 = LongSum_value_0(&_S258);
    if(_S251 < _S259)
    {
        _S242 = _S259 < (F32_highest_0());
    }
    else
    {
        _S242 = false;
    }
    if(!_S242)
    {
        return _S251;
    }
    return F32_log_0(_S259);
}

__device__ void Sums_scale_0(Sums_0 * this_21, Rows_0 * by_1)
{
    float _S260 = by_1->e_4[int(0)];
    (&this_21->tiles_1[int(0)])->e_0[int(0)] = (&this_21->tiles_1[int(0)])->e_0[int(0)] * by_1->e_4[int(0)];
    (&this_21->groups_1[int(0)])->e_0[int(0)] = (&this_21->groups_1[int(0)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(0)])->e_0[int(1)] = (&this_21->tiles_1[int(0)])->e_0[int(1)] * _S260;
    (&this_21->groups_1[int(0)])->e_0[int(1)] = (&this_21->groups_1[int(0)])->e_0[int(1)] * _S260;
    float _S261 = by_1->e_4[int(1)];
    (&this_21->tiles_1[int(0)])->e_0[int(2)] = (&this_21->tiles_1[int(0)])->e_0[int(2)] * by_1->e_4[int(1)];
    (&this_21->groups_1[int(0)])->e_0[int(2)] = (&this_21->groups_1[int(0)])->e_0[int(2)] * _S261;
    (&this_21->tiles_1[int(0)])->e_0[int(3)] = (&this_21->tiles_1[int(0)])->e_0[int(3)] * _S261;
    (&this_21->groups_1[int(0)])->e_0[int(3)] = (&this_21->groups_1[int(0)])->e_0[int(3)] * _S261;
    (&this_21->tiles_1[int(1)])->e_0[int(0)] = (&this_21->tiles_1[int(1)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(1)])->e_0[int(0)] = (&this_21->groups_1[int(1)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(1)])->e_0[int(1)] = (&this_21->tiles_1[int(1)])->e_0[int(1)] * _S260;
    (&this_21->groups_1[int(1)])->e_0[int(1)] = (&this_21->groups_1[int(1)])->e_0[int(1)] * _S260;
    (&this_21->tiles_1[int(1)])->e_0[int(2)] = (&this_21->tiles_1[int(1)])->e_0[int(2)] * _S261;
    (&this_21->groups_1[int(1)])->e_0[int(2)] = (&this_21->groups_1[int(1)])->e_0[int(2)] * _S261;
    (&this_21->tiles_1[int(1)])->e_0[int(3)] = (&this_21->tiles_1[int(1)])->e_0[int(3)] * _S261;
    (&this_21->groups_1[int(1)])->e_0[int(3)] = (&this_21->groups_1[int(1)])->e_0[int(3)] * _S261;
    (&this_21->tiles_1[int(2)])->e_0[int(0)] = (&this_21->tiles_1[int(2)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(2)])->e_0[int(0)] = (&this_21->groups_1[int(2)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(2)])->e_0[int(1)] = (&this_21->tiles_1[int(2)])->e_0[int(1)] * _S260;
    (&this_21->groups_1[int(2)])->e_0[int(1)] = (&this_21->groups_1[int(2)])->e_0[int(1)] * _S260;
    (&this_21->tiles_1[int(2)])->e_0[int(2)] = (&this_21->tiles_1[int(2)])->e_0[int(2)] * _S261;
    (&this_21->groups_1[int(2)])->e_0[int(2)] = (&this_21->groups_1[int(2)])->e_0[int(2)] * _S261;
    (&this_21->tiles_1[int(2)])->e_0[int(3)] = (&this_21->tiles_1[int(2)])->e_0[int(3)] * _S261;
    (&this_21->groups_1[int(2)])->e_0[int(3)] = (&this_21->groups_1[int(2)])->e_0[int(3)] * _S261;
    (&this_21->tiles_1[int(3)])->e_0[int(0)] = (&this_21->tiles_1[int(3)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(3)])->e_0[int(0)] = (&this_21->groups_1[int(3)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(3)])->e_0[int(1)] = (&this_21->tiles_1[int(3)])->e_0[int(1)] * _S260;
    (&this_21->groups_1[int(3)])->e_0[int(1)] = (&this_21->groups_1[int(3)])->e_0[int(1)] * _S260;
    (&this_21->tiles_1[int(3)])->e_0[int(2)] = (&this_21->tiles_1[int(3)])->e_0[int(2)] * _S261;
    (&this_21->groups_1[int(3)])->e_0[int(2)] = (&this_21->groups_1[int(3)])->e_0[int(2)] * _S261;
    (&this_21->tiles_1[int(3)])->e_0[int(3)] = (&this_21->tiles_1[int(3)])->e_0[int(3)] * _S261;
    (&this_21->groups_1[int(3)])->e_0[int(3)] = (&this_21->groups_1[int(3)])->e_0[int(3)] * _S261;
    return;
}

__device__ uint Thread_across_0(uint columns_2)
{
    return (U32_max(((columns_2 + 128U - 1U) / 128U), (1U)));
}

__device__ uint Thread_down_0(uint rows_2)
{
    return (rows_2 + 32U - 1U) / 32U;
}

__device__ Part_0 Part_x24init_0(uint b_9, uint h_10, uint row_4, uint column_4)
{
    Part_0 _S262;
    (&_S262)->b_0 = b_9;
    (&_S262)->h_0 = h_10;
    (&_S262)->row_1 = row_4;
    (&_S262)->column_1 = column_4;
    return _S262;
}

__device__ Part_0 Thread_part_of_0(uint i_16, uint heads_2, uint rows_3, uint columns_3)
{
    uint _S263 = Thread_across_0(columns_3);
    uint tile_2 = i_16 / _S263;
    uint _S264 = Thread_down_0(rows_3);
    uint head_0 = tile_2 / _S264;
    uint _S265 = head_0 / heads_2;
    uint _S266 = head_0 % heads_2;
    uint _S267 = tile_2 % _S264;
    uint _S268 = _S267 * 32U;
    uint _S269 = i_16 % _S263;
    return Part_x24init_0(_S265, _S266, _S268, _S269 * 128U);
}

__device__ Thread_0 Thread_x24init_0(AttentionArguments_0 * arguments_0, Spec_0 * constants_0, uint thread_0)
{
    Thread_0 _S270;
    (&_S270)->a_0 = *arguments_0;
    (&_S270)->spec_0 = *constants_0;
    (&_S270)->lane_0 = thread_0;
    (&_S270)->row_0 = thread_0 / 16U;
    (&_S270)->column_0 = thread_0 % 16U;
    return _S270;
}

__device__ float quotient_0(float x_22, float y_8)
{
    return x_22 / y_8;
}

__device__ float F32_over_0(float a_14, float b_10)
{
    return quotient_0(a_14, b_10);
}

__device__ void Forward_compute_0(Thread_0 * t_2, Part_0 * p_7)
{
    float now_0;
    uint _S271;
    AttentionGeometry_0 * g_9 = (AttentionGeometry_0 *)(&t_2->a_0)->geometry_0;
    uint _S272 = p_7->h_0;
    uint _S273 = g_9->heads_0 / g_9->key_heads_0;
    uint key_head_1 = _S272 / _S273;
    uint _S274 = p_7->b_0;
    Matrix_0 _S275 = matrix_of_0(&t_2->a_0, 0U, (&t_2->a_0)->q_0, p_7->b_0, _S272, false, false);
    Matrix_0 _S276 = matrix_of_0(&t_2->a_0, 1U, (&t_2->a_0)->k_0, _S274, key_head_1, true, false);
    Matrix_0 _S277 = matrix_of_0(&t_2->a_0, 2U, (&t_2->a_0)->v_0, _S274, key_head_1, true, true);
    Sums_0 sums_6 = Sums_zero_0();
    float _S278 = F32_lowest_0();
    Rows_0 largest_0 = Rows_of_0(_S278);
    float _S279 = F32_zero_0();
    Rows_0 _S280 = Rows_of_0(_S279);
    Rows_0 tiles_2 = _S280;
    Rows_0 total_2 = _S280;
    bool _S281 = Thread_is_causal_0(t_2);
    uint j_7;
    if(_S281)
    {
        j_7 = (U32_min((g_9->keys_0), (p_7->row_1 + 32U)));
    }
    else
    {
        j_7 = g_9->keys_0;
    }
    uint first_6 = 0U;
    for(;;)
    {
        if(first_6 < j_7)
        {
        }
        else
        {
            break;
        }
        uint _S282 = p_7->row_1;
        Matrix_0 _S283 = _S275;
        Matrix_0 _S284 = _S276;
        Elements_0 _S285 = Thread_products_0(t_2, &_S283, p_7->row_1, &_S284, first_6);
        Elements_0 z_0 = _S285;
        int n_13 = int(0);
        for(;;)
        {
            if(n_13 < int(4))
            {
            }
            else
            {
                break;
            }
            uint _S286 = Thread_row_of_0(t_2, n_13);
            uint _S287 = _S282 + _S286;
            uint _S288 = Thread_column_of_0(t_2, n_13);
            QueryKey_0 _S289 = QueryKey_x24init_0(_S274, _S272, _S287, first_6 + _S288);
            float _S290 = Thread_score_of_0(t_2, &_S289, (&z_0)->e_0[n_13]);
            (&z_0)->e_0[n_13] = _S290;
            n_13 = n_13 + int(1);
        }
        Elements_0 _S291 = z_0;
        Thread_put_tile_0(t_2, 2112U, &_S291);
        meet_0();
        Rows_0 factor_1;
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    uint j_8 = 0U;
                    now_0 = (&largest_0)->e_4[int(0)];
                    for(;;)
                    {
                        if(j_8 < 32U)
                        {
                        }
                        else
                        {
                            break;
                        }
                        float score_0 = (*&tiles_0)[2112U + j_8 * 33U + t_2->row_0];
                        if(((*&tiles_0)[2112U + j_8 * 33U + t_2->row_0]) < now_0)
                        {
                        }
                        else
                        {
                            now_0 = score_0;
                        }
                        j_8 = j_8 + 1U;
                    }
                    (&factor_1)->e_4[int(0)] = Thread_exp_from_0((&largest_0)->e_4[int(0)], now_0);
                    (&largest_0)->e_4[int(0)] = now_0;
                    break;
                }
                break;
            }
            for(;;)
            {
                for(;;)
                {
                    uint j_9 = 0U;
                    float now_1 = (&largest_0)->e_4[int(1)];
                    for(;;)
                    {
                        if(j_9 < 32U)
                        {
                        }
                        else
                        {
                            break;
                        }
                        float score_1 = (*&tiles_0)[2112U + j_9 * 33U + t_2->row_0 + 16U];
                        if(((*&tiles_0)[2112U + j_9 * 33U + t_2->row_0 + 16U]) < now_1)
                        {
                        }
                        else
                        {
                            now_1 = score_1;
                        }
                        j_9 = j_9 + 1U;
                    }
                    (&factor_1)->e_4[int(1)] = Thread_exp_from_0((&largest_0)->e_4[int(1)], now_1);
                    (&largest_0)->e_4[int(1)] = now_1;
                    break;
                }
                break;
            }
            break;
        }
        Elements_0 e_13;
        int n_14 = int(0);
        for(;;)
        {
            if(n_14 < int(4))
            {
            }
            else
            {
                break;
            }
            (&e_13)->e_0[n_14] = Thread_exp_from_0((&z_0)->e_0[n_14], (&largest_0)->e_4[n_14 / int(2)]);
            n_14 = n_14 + int(1);
        }
        (&tiles_2)->e_4[int(0)] = (&tiles_2)->e_4[int(0)] * (&factor_1)->e_4[int(0)] + ((&e_13)->e_0[int(0)] + (&e_13)->e_0[int(1)]);
        (&total_2)->e_4[int(0)] = (&total_2)->e_4[int(0)] * (&factor_1)->e_4[int(0)];
        (&tiles_2)->e_4[int(1)] = (&tiles_2)->e_4[int(1)] * (&factor_1)->e_4[int(1)] + ((&e_13)->e_0[int(2)] + (&e_13)->e_0[int(3)]);
        (&total_2)->e_4[int(1)] = (&total_2)->e_4[int(1)] * (&factor_1)->e_4[int(1)];
        int n_15 = int(0);
        for(;;)
        {
            if(n_15 < int(4))
            {
            }
            else
            {
                break;
            }
            uint _S292 = Thread_row_of_0(t_2, n_15);
            uint _S293 = _S282 + _S292;
            uint _S294 = Thread_column_of_0(t_2, n_15);
            QueryKey_0 _S295 = QueryKey_x24init_0(_S274, _S272, _S293, first_6 + _S294);
            float _S296 = Thread_kept_of_0(t_2, &_S295);
            (&e_13)->e_0[n_15] = (&e_13)->e_0[n_15] * _S296;
            n_15 = n_15 + int(1);
        }
        Elements_0 _S297 = e_13;
        Thread_put_tile_0(t_2, 0U, &_S297);
        Rows_0 _S298 = factor_1;
        Sums_scale_0(&sums_6, &_S298);
        Matrix_0 _S299 = _S277;
        bool _S300 = Thread_add_products_0(t_2, 0U, &_S299, first_6, p_7->column_1, &sums_6);
        if(_S300)
        {
            (&total_2)->e_4[int(0)] = (&total_2)->e_4[int(0)] + (&tiles_2)->e_4[int(0)];
            (&total_2)->e_4[int(1)] = (&total_2)->e_4[int(1)] + (&tiles_2)->e_4[int(1)];
            tiles_2 = _S280;
        }
        meet_0();
        first_6 = first_6 + 32U;
    }
    uint _S301 = t_2->column_0;
    uint _S302 = t_2->row_0;
    uint _S303 = t_2->column_0 * 33U + t_2->row_0;
    (*&tiles_0)[_S303] = (&total_2)->e_4[int(0)] + (&tiles_2)->e_4[int(0)];
    (*&tiles_0)[_S303 + 16U] = (&total_2)->e_4[int(1)] + (&tiles_2)->e_4[int(1)];
    meet_0();
    Rows_0 by_2;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                (&total_2)->e_4[int(0)] = _S279;
                j_7 = 0U;
                for(;;)
                {
                    if(j_7 < 16U)
                    {
                    }
                    else
                    {
                        break;
                    }
                    (&total_2)->e_4[int(0)] = (&total_2)->e_4[int(0)] + (*&tiles_0)[j_7 * 33U + _S302];
                    j_7 = j_7 + 1U;
                }
                if(((&total_2)->e_4[int(0)]) == _S279)
                {
                    now_0 = _S279;
                }
                else
                {
                    now_0 = F32_over_0(F32_one_0(), (&total_2)->e_4[int(0)]);
                }
                (&by_2)->e_4[int(0)] = now_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                (&total_2)->e_4[int(1)] = _S279;
                j_7 = 0U;
                for(;;)
                {
                    if(j_7 < 16U)
                    {
                    }
                    else
                    {
                        break;
                    }
                    (&total_2)->e_4[int(1)] = (&total_2)->e_4[int(1)] + (*&tiles_0)[j_7 * 33U + _S302 + 16U];
                    j_7 = j_7 + 1U;
                }
                if(((&total_2)->e_4[int(1)]) == _S279)
                {
                    now_0 = _S279;
                }
                else
                {
                    now_0 = F32_over_0(F32_one_0(), (&total_2)->e_4[int(1)]);
                }
                (&by_2)->e_4[int(1)] = now_0;
                break;
            }
            break;
        }
        break;
    }
    meet_0();
    Matrix_0 _S304 = matrix_of_0(&t_2->a_0, 3U, (&t_2->a_0)->first_0, _S274, _S272, false, true);
    uint _S305 = p_7->row_1;
    uint _S306 = p_7->column_1;
    Matrix_0 _S307 = _S304;
    Sums_0 _S308 = sums_6;
    Rows_0 _S309 = by_2;
    Thread_store_rows_0(t_2, &_S307, p_7->row_1, p_7->column_1, &_S308, &_S309);
    bool _S310;
    if(_S301 != 0U)
    {
        _S310 = true;
    }
    else
    {
        _S310 = _S306 != 0U;
    }
    if(_S310)
    {
        _S310 = true;
    }
    else
    {
        _S310 = ((&t_2->a_0)->lse_0) == 0ULL;
    }
    if(_S310)
    {
        return;
    }
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S311 = _S305 + _S302;
                _S271 = _S311;
                if(_S311 >= (g_9->queries_0))
                {
                    break;
                }
                if(!(((&total_2)->e_4[int(0)]) == _S279))
                {
                    now_0 = (&largest_0)->e_4[int(0)] + F32_log_0((&total_2)->e_4[int(0)]);
                }
                else
                {
                    now_0 = _S278;
                }
                ulonglong _S312 = (&t_2->a_0)->lse_0;
                longlong _S313 = place_of_lse_0(g_9, _S274, _S272, _S311);
                float * _S314 = at_8(_S312, _S313);
                *_S314 = now_0;
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint i_17 = _S271 + 16U;
                if(i_17 >= (g_9->queries_0))
                {
                    break;
                }
                if(!(((&total_2)->e_4[int(1)]) == _S279))
                {
                    now_0 = (&largest_0)->e_4[int(1)] + F32_log_0((&total_2)->e_4[int(1)]);
                }
                else
                {
                    now_0 = _S278;
                }
                ulonglong _S315 = (&t_2->a_0)->lse_0;
                longlong _S316 = place_of_lse_0(g_9, _S274, _S272, i_17);
                float * _S317 = at_8(_S315, _S316);
                *_S317 = now_0;
                break;
            }
            break;
        }
        break;
    }
    return;
}

__device__ uint Thread_parts_of_0(uint heads_3, uint rows_4, uint columns_4)
{
    return heads_3 * Thread_down_0(rows_4) * Thread_across_0(columns_4);
}

__device__ void KeyGradient_run_0(Spec_0 * spec_1, AttentionArguments_0 * a_15, uint group_0, uint lane_1)
{
    AttentionGeometry_0 * g_10 = (AttentionGeometry_0 *)a_15->geometry_0;
    uint _S318 = (U32_max((g_10->depth_0), (g_10->width_0)));
    uint _S319 = Thread_parts_of_0(g_10->batches_0 * g_10->key_heads_0, g_10->keys_0, _S318);
    uint i_18 = group_0;
    for(;;)
    {
        if(i_18 < _S319)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S320 = Thread_x24init_0(a_15, spec_1, lane_1);
        Part_0 _S321 = Thread_part_of_0(i_18, g_10->key_heads_0, g_10->keys_0, _S318);
        Thread_0 _S322 = _S320;
        Part_0 _S323 = _S321;
        KeyGradient_compute_0(&_S322, &_S323);
        i_18 = i_18 + a_15->groups_0;
    }
    return;
}

__device__ void QueryGradient_run_0(Spec_0 * spec_2, AttentionArguments_0 * a_16, uint group_1, uint lane_2)
{
    AttentionGeometry_0 * g_11 = (AttentionGeometry_0 *)a_16->geometry_0;
    uint _S324 = Thread_parts_of_0(g_11->batches_0 * g_11->heads_0, g_11->queries_0, g_11->depth_0);
    uint i_19 = group_1;
    for(;;)
    {
        if(i_19 < _S324)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S325 = Thread_x24init_0(a_16, spec_2, lane_2);
        Part_0 _S326 = Thread_part_of_0(i_19, g_11->heads_0, g_11->queries_0, g_11->depth_0);
        Thread_0 _S327 = _S325;
        Part_0 _S328 = _S326;
        QueryGradient_compute_0(&_S327, &_S328);
        i_19 = i_19 + a_16->groups_0;
    }
    return;
}

__device__ void Dots_run_0(Spec_0 * spec_3, AttentionArguments_0 * a_17, uint group_2, uint lane_3)
{
    AttentionGeometry_0 * g_12 = (AttentionGeometry_0 *)a_17->geometry_0;
    uint _S329 = Spec_type_0(spec_3, 1U);
    ulonglong _S330 = ulonglong(g_12->batches_0) * ulonglong(g_12->heads_0) * ulonglong(g_12->queries_0);
    ulonglong r_7 = ulonglong(group_2) * 256ULL + ulonglong(lane_3);
    for(;;)
    {
        if(r_7 < _S330)
        {
        }
        else
        {
            break;
        }
        ulonglong _S331 = r_7 / ulonglong(g_12->queries_0);
        uint head_1 = uint(_S331);
        uint i_20 = uint(r_7 - ulonglong(head_1) * ulonglong(g_12->queries_0));
        ulonglong _S332 = a_17->o_0;
        uint _S333 = head_1 / g_12->heads_0;
        uint _S334 = head_1 % g_12->heads_0;
        Matrix_0 _S335 = matrix_of_0(a_17, 3U, _S332, _S333, _S334, false, true);
        ulonglong _S336 = a_17->g_0;
        uint _S337 = head_1 / g_12->heads_0;
        uint _S338 = head_1 % g_12->heads_0;
        Matrix_0 _S339 = matrix_of_0(a_17, 4U, _S336, _S337, _S338, false, true);
        float sum_1 = F32_zero_0();
        uint d_4 = 0U;
        for(;;)
        {
            if(d_4 < (g_12->width_0))
            {
            }
            else
            {
                break;
            }
            longlong _S340 = longlong(i_20);
            longlong _S341 = longlong(d_4);
            float _S342 = number_at_0(_S329, _S335.base_0, _S335.first_1 + _S340 * _S335.row_2 + _S341 * _S335.column_2);
            float _S343 = number_at_0(_S329, _S339.base_0, _S339.first_1 + _S340 * _S339.row_2 + _S341 * _S339.column_2);
            float _S344 = sum_1 + _S342 * _S343;
            uint d_5 = d_4 + 1U;
            sum_1 = _S344;
            d_4 = d_5;
        }
        float * of_row_1 = (float *)a_17->dots_0 + 2ULL * r_7;
        *(of_row_1 + int(0)) = sum_1;
        float * _S345 = of_row_1 + int(1);
        Thread_0 _S346 = Thread_x24init_0(a_17, spec_3, lane_3);
        uint _S347 = head_1 / g_12->heads_0;
        uint _S348 = head_1 % g_12->heads_0;
        Thread_0 _S349 = _S346;
        float _S350 = Thread_rest_of_0(&_S349, _S347, _S348, i_20);
        *_S345 = _S350;
        r_7 = r_7 + ulonglong(a_17->groups_0) * 256ULL;
    }
    return;
}

__device__ void Forward_run_0(Spec_0 * spec_4, AttentionArguments_0 * a_18, uint group_3, uint lane_4)
{
    AttentionGeometry_0 * g_13 = (AttentionGeometry_0 *)a_18->geometry_0;
    uint _S351 = Thread_parts_of_0(g_13->batches_0 * g_13->heads_0, g_13->queries_0, g_13->width_0);
    uint i_21 = group_3;
    for(;;)
    {
        if(i_21 < _S351)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S352 = Thread_x24init_0(a_18, spec_4, lane_4);
        Part_0 _S353 = Thread_part_of_0(i_21, g_13->heads_0, g_13->queries_0, g_13->width_0);
        Thread_0 _S354 = _S352;
        Part_0 _S355 = _S353;
        Forward_compute_0(&_S354, &_S355);
        i_21 = i_21 + a_18->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_attention_f32(AttentionArguments_0 a_19, Spec_0 spec_5)
{
    uint _S356 = blockIdx.x;
    uint _S357 = threadIdx.x;
    Spec_0 _S358 = spec_5;
    AttentionArguments_0 _S359 = a_19;
    Forward_run_0(&_S358, &_S359, _S356, _S357);
    return;
}

extern "C" __global__ void mpt_attention_dots_f32(AttentionArguments_0 a_20, Spec_0 spec_6)
{
    uint _S360 = blockIdx.x;
    uint _S361 = threadIdx.x;
    Spec_0 _S362 = spec_6;
    AttentionArguments_0 _S363 = a_20;
    Dots_run_0(&_S362, &_S363, _S360, _S361);
    return;
}

extern "C" __global__ void mpt_attention_dq_f32(AttentionArguments_0 a_21, Spec_0 spec_7)
{
    uint _S364 = blockIdx.x;
    uint _S365 = threadIdx.x;
    Spec_0 _S366 = spec_7;
    AttentionArguments_0 _S367 = a_21;
    QueryGradient_run_0(&_S366, &_S367, _S364, _S365);
    return;
}

extern "C" __global__ void mpt_attention_dkv_f32(AttentionArguments_0 a_22, Spec_0 spec_8)
{
    uint _S368 = blockIdx.x;
    uint _S369 = threadIdx.x;
    Spec_0 _S370 = spec_8;
    AttentionArguments_0 _S371 = a_22;
    KeyGradient_run_0(&_S370, &_S371, _S368, _S369);
    return;
}

