// The kernels of attention_real.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<double, 816>  tiles_0;

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
    FixedArray<double, 1>  e_0;
};

struct Sums_0
{
    FixedArray<Elements_0, 4>  tiles_1;
    FixedArray<Elements_0, 4>  groups_1;
    uint count_0;
};

__device__ double F64_zero_0()
{
    return 0.0;
}

__device__ Elements_0 Elements_zero_0()
{
    Elements_0 r_0;
    (&r_0)->e_0[int(0)] = F64_zero_0();
    return r_0;
}

__device__ Sums_0 Sums_zero_0()
{
    Sums_0 r_1;
    (&r_1)->count_0 = 0U;
    Elements_0 _S7 = Elements_zero_0();
    (&r_1)->groups_1[int(0)] = _S7;
    (&r_1)->tiles_1[int(0)] = _S7;
    (&r_1)->groups_1[int(1)] = _S7;
    (&r_1)->tiles_1[int(1)] = _S7;
    (&r_1)->groups_1[int(2)] = _S7;
    (&r_1)->tiles_1[int(2)] = _S7;
    (&r_1)->groups_1[int(3)] = _S7;
    (&r_1)->tiles_1[int(3)] = _S7;
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
            uchar * _S8 = at_0(base_7, i_4);
            return ulonglong(*_S8);
        }
    case 2U:
        {
            ushort * _S9 = at_1(base_7, i_4);
            return ulonglong(*_S9);
        }
    case 4U:
        {
            uint * _S10 = at_2(base_7, i_4);
            return ulonglong(*_S10);
        }
    default:
        {
            ulonglong * _S11 = at_3(base_7, i_4);
            return *_S11;
        }
    }
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ longlong whole_of_0(uint type_2, ulonglong v_1)
{
    switch(type_2)
    {
    case 7U:
        {
            return longlong(v_1 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_1 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S12;
            if(v_1 != 0ULL)
            {
                _S12 = int(1);
            }
            else
            {
                _S12 = int(0);
            }
            return longlong(_S12);
        }
    default:
        {
            return longlong(v_1);
        }
    }
}

__device__ uint high_0(ulonglong v_2)
{
    return uint(v_2 >> int(32));
}

__device__ uint top_bit_0(uint v_3)
{
    uint _S13;
    uint at_4;
    if(v_3 >= 65536U)
    {
        _S13 = v_3 >> int(16);
        at_4 = 16U;
    }
    else
    {
        _S13 = v_3;
        at_4 = 0U;
    }
    if(_S13 >= 256U)
    {
        uint at_5 = at_4 + 8U;
        _S13 = _S13 >> int(8);
        at_4 = at_5;
    }
    if(_S13 >= 16U)
    {
        uint at_6 = at_4 + 4U;
        _S13 = _S13 >> int(4);
        at_4 = at_6;
    }
    if(_S13 >= 4U)
    {
        uint _S14 = _S13 >> int(2);
        at_4 = at_4 + 2U;
        _S13 = _S14;
    }
    return at_4 + (_S13 >> int(1));
}

__device__ uint low_0(ulonglong v_4)
{
    return uint(v_4);
}

__device__ uint top_bit64_0(ulonglong v_5)
{
    uint _S15 = high_0(v_5);
    uint _S16;
    if(_S15 != 0U)
    {
        _S16 = 32U + top_bit_0(_S15);
    }
    else
    {
        _S16 = top_bit_0(low_0(v_5));
    }
    return _S16;
}

__device__ ulonglong right_nearest_0(ulonglong v_6, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_6;
    }
    bool _S17;
    if(s_1 >= 64U)
    {
        if(s_1 == 64U)
        {
            _S17 = v_6 > 9223372036854775808ULL;
        }
        else
        {
            _S17 = false;
        }
        int _S18;
        if(_S17)
        {
            _S18 = int(1);
        }
        else
        {
            _S18 = int(0);
        }
        return ulonglong(_S18);
    }
    ulonglong q_1 = v_6 >> s_1;
    ulonglong rest_0 = v_6 & ((1ULL << s_1) - 1ULL);
    ulonglong half_0 = 1ULL << (s_1 - 1U);
    if(rest_0 > half_0)
    {
        _S17 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S17 = (q_1 & 1ULL) != 0ULL;
        }
        else
        {
            _S17 = false;
        }
    }
    ulonglong _S19;
    if(_S17)
    {
        _S19 = q_1 + 1ULL;
    }
    else
    {
        _S19 = q_1;
    }
    return _S19;
}

__device__ ulonglong f64_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0ULL;
    }
    bool _S20 = v_7 < 0LL;
    ulonglong m_0;
    if(_S20)
    {
        m_0 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_0 = ulonglong(v_7);
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
    if(_S20)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_2;
}

__device__ ulonglong right_odd_0(ulonglong v_8, uint s_2)
{
    if(s_2 == 0U)
    {
        return v_8;
    }
    int _S21;
    if(s_2 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S21 = int(1);
        }
        else
        {
            _S21 = int(0);
        }
        return ulonglong(_S21);
    }
    ulonglong _S22 = v_8 >> s_2;
    if((v_8 & ((1ULL << s_2) - 1ULL)) != 0ULL)
    {
        _S21 = int(1);
    }
    else
    {
        _S21 = int(0);
    }
    return _S22 | ulonglong(_S21);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S23 = high_0(u_0);
    uint sign_0 = _S23 & 2147483648U;
    uint e_1 = (_S23 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_3;
    if(e_1 == 2047U)
    {
        uint _S24 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_3 = 4194304U;
        }
        else
        {
            s_3 = 0U;
        }
        return _S24 | s_3;
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
        bool _S25;
        if(odd_0)
        {
            _S25 = m_1 != 0ULL;
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
        return sign_0 | uint(_S26);
    }
    ulonglong m_2;
    if(e_1 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_1 - 896U) << int(52));
        s_3 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_3 = (U32_min((926U - e_1), (64U)));
        m_2 = m_4;
    }
    if(odd_0)
    {
        m_2 = right_odd_0(m_2, s_3);
    }
    else
    {
        m_2 = right_nearest_0(m_2, s_3);
    }
    return sign_0 | uint(m_2);
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_2 = code_0 >> mantissa_0;
    uint m_5 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_2 != 0U)
    {
        return ((e_2 + 127U - bias_0) << int(23)) | (m_5 << (23U - mantissa_0));
    }
    if(m_5 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_5);
    return ((top_1 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_5 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_2)
{
    uint a_2 = h_2 & 32767U;
    uint sign_1 = (h_2 & 32768U) << int(16);
    if(a_2 < 31744U)
    {
        return sign_1 | (widen_0(a_2, 10U, 15U));
    }
    uint _S27 = (sign_1 | 2139095040U) | ((a_2 & 1023U) << int(13));
    uint _S28;
    if(a_2 > 31744U)
    {
        _S28 = 4194304U;
    }
    else
    {
        _S28 = 0U;
    }
    return _S27 | _S28;
}

__device__ uint f32_of_f8e4m3_0(uint h_3)
{
    uint a_3 = h_3 & 127U;
    uint sign_2 = (h_3 & 128U) << int(24);
    uint _S29;
    if(a_3 == 127U)
    {
        _S29 = 2143289344U;
    }
    else
    {
        _S29 = widen_0(a_3, 3U, 7U);
    }
    return sign_2 | _S29;
}

__device__ uint f32_of_f8e5m2_0(uint h_4)
{
    uint a_4 = h_4 & 127U;
    uint sign_3 = (h_4 & 128U) << int(24);
    if(a_4 < 124U)
    {
        return sign_3 | (widen_0(a_4, 2U, 15U));
    }
    uint _S30;
    if(a_4 == 124U)
    {
        _S30 = 2139095040U;
    }
    else
    {
        _S30 = 2143289344U;
    }
    return sign_3 | _S30;
}

__device__ uint f32_of_i64_0(longlong v_9)
{
    if(v_9 == 0LL)
    {
        return 0U;
    }
    bool _S31 = v_9 < 0LL;
    ulonglong m_6;
    if(_S31)
    {
        m_6 = 0ULL - ulonglong(v_9);
    }
    else
    {
        m_6 = ulonglong(v_9);
    }
    uint top_2 = top_bit64_0(m_6);
    if(top_2 <= 23U)
    {
        m_6 = m_6 << (23U - top_2);
    }
    else
    {
        m_6 = right_nearest_0(m_6, (U32_max((top_2), (23U))) - 23U);
    }
    uint q_3 = uint(m_6);
    uint _S32;
    if(_S31)
    {
        _S32 = 2147483648U;
    }
    else
    {
        _S32 = 0U;
    }
    return _S32 + ((top_2 + 126U) << int(23)) + q_3;
}

__device__ uint f32_of_0(uint type_3, ulonglong v_10)
{
    switch(type_3)
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
            return f32_of_i64_0(whole_of_0(type_3, v_10));
        }
    }
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_5 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_3 = a_5 >> int(23);
    uint m_7 = a_5 & 8388607U;
    if(a_5 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_3 == 255U)
    {
        uint _S33 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S33 | m_8, m_7 << int(29));
    }
    uint e_4;
    if(e_3 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S34 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_4 = _S34;
    }
    else
    {
        uint e_5 = e_3 + 896U;
        m_8 = m_7;
        e_4 = e_5;
    }
    return join_0((sign_4 | (e_4 << int(20))) | (m_8 >> int(3)), m_8 << int(29));
}

__device__ ulonglong f64_of_0(uint type_4, ulonglong v_11)
{
    if(type_4 == 2U)
    {
        return v_11;
    }
    if(is_integral_0(type_4))
    {
        return f64_of_i64_0(whole_of_0(type_4, v_11));
    }
    return f64_of_f32_0(f32_of_0(type_4, v_11));
}

__device__ double real_of_0(ulonglong v_12)
{
    return (U32_asdouble((low_0(v_12)), (high_0(v_12))));
}

__device__ double F64_of_0(uint type_5, ulonglong v_13)
{
    return real_of_0(f64_of_0(type_5, v_13));
}

__device__ double number_at_0(uint type_6, ulonglong base_8, longlong at_7)
{
    ulonglong _S35 = load_0(size_of_0(type_6), base_8, at_7);
    return F64_of_0(type_6, _S35);
}

__device__ void Thread_load_tile_0(Thread_0 * this_2, uint tile_0, Matrix_0 * m_9, uint first_row_0, uint first_column_0, bool as_columns_0)
{
    uint _S36 = this_2->lane_0 % 16U;
    uint _S37 = this_2->lane_0 / 16U;
    uint i_5 = first_row_0 + _S37;
    uint j_0 = first_column_0 + _S36;
    double _S38 = F64_zero_0();
    bool _S39;
    if(i_5 < (m_9->rows_0))
    {
        _S39 = j_0 < (m_9->columns_0);
    }
    else
    {
        _S39 = false;
    }
    double v_14;
    if(_S39)
    {
        uint _S40 = Spec_type_0(&this_2->spec_0, 1U);
        double _S41 = number_at_0(_S40, m_9->base_0, m_9->first_1 + longlong(i_5) * m_9->row_2 + longlong(j_0) * m_9->column_2);
        v_14 = _S41;
    }
    else
    {
        v_14 = _S38;
    }
    uint _S42;
    if(as_columns_0)
    {
        _S42 = _S36 * 17U + _S37;
    }
    else
    {
        _S42 = _S37 * 17U + _S36;
    }
    (*&tiles_0)[tile_0 + _S42] = v_14;
    return;
}

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ Elements_0 Thread_times_0(Thread_0 * this_3, uint left_0, uint depth_1, Elements_0 * sums_0)
{
    Elements_0 _S43 = *sums_0;
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
        uint _S44 = j_1 * 17U;
        uint _S45 = (j_1 + 1U) * 17U;
        (&_S43)->e_0[int(0)] = (&_S43)->e_0[int(0)] + (*&tiles_0)[left_0 + _S44 + this_3->row_0] * (*&tiles_0)[272U + _S44 + this_3->column_0] + (*&tiles_0)[left_0 + _S45 + this_3->row_0] * (*&tiles_0)[272U + _S45 + this_3->column_0];
        j_1 = j_1 + 2U;
    }
    return _S43;
}

__device__ Elements_0 Thread_products_0(Thread_0 * this_4, Matrix_0 * x_0, uint x_row_0, Matrix_0 * y_0, uint y_row_0)
{
    Elements_0 sums_1 = Elements_zero_0();
    uint d_0 = 0U;
    for(;;)
    {
        uint _S46 = x_0->columns_0;
        if(d_0 < (x_0->columns_0))
        {
        }
        else
        {
            break;
        }
        Thread_load_tile_0(this_4, 0U, x_0, x_row_0, d_0, true);
        Thread_load_tile_0(this_4, 272U, y_0, y_row_0, d_0, true);
        meet_0();
        uint _S47 = (U32_min((16U), (_S46 - d_0)));
        Elements_0 _S48 = sums_1;
        Elements_0 _S49 = Thread_times_0(this_4, 0U, _S47, &_S48);
        meet_0();
        uint d_1 = d_0 + 16U;
        sums_1 = _S49;
        d_0 = d_1;
    }
    return sums_1;
}

__device__ uint Thread_column_of_0(Thread_0 * this_5, int n_0)
{
    return this_5->column_0 + uint(n_0 % int(1)) * 16U;
}

__device__ uint Thread_row_of_0(Thread_0 * this_6, int n_1)
{
    return this_6->row_0 + uint(n_1) * 16U;
}

struct QueryKey_0
{
    uint b_2;
    uint h_5;
    uint i_6;
    uint j_2;
};

__device__ QueryKey_0 QueryKey_x24init_0(uint b_3, uint h_6, uint i_7, uint j_3)
{
    QueryKey_0 _S50;
    (&_S50)->b_2 = b_3;
    (&_S50)->h_5 = h_6;
    (&_S50)->i_6 = i_7;
    (&_S50)->j_2 = j_3;
    return _S50;
}

struct Slope_0
{
    double probability_0;
    double slope_0;
};

__device__ Slope_0 Slope_x24init_0(double probability_1, double slope_1)
{
    Slope_0 _S51;
    (&_S51)->probability_0 = probability_1;
    (&_S51)->slope_0 = slope_1;
    return _S51;
}

__device__ double F64_lowest_0()
{
    return real_of_0(18442240474082181120ULL);
}

__device__ double F64_scalar_0(ulonglong v_15)
{
    return real_of_0(v_15);
}

__device__ double Thread_score_of_0(Thread_0 * this_7, QueryKey_0 * p_0, double dot_0)
{
    AttentionGeometry_0 * g_2 = (AttentionGeometry_0 *)(&this_7->a_0)->geometry_0;
    uint _S52 = p_0->i_6;
    bool _S53;
    if((p_0->i_6) >= (g_2->queries_0))
    {
        _S53 = true;
    }
    else
    {
        _S53 = (p_0->j_2) >= (g_2->keys_0);
    }
    if(_S53)
    {
        return F64_lowest_0();
    }
    bool _S54 = Thread_is_causal_0(this_7);
    if(_S54)
    {
        _S53 = (p_0->j_2) > _S52;
    }
    else
    {
        _S53 = false;
    }
    if(_S53)
    {
        return F64_lowest_0();
    }
    double _S55 = dot_0 * F64_scalar_0(g_2->scale_0);
    uint _S56 = Spec_type_0(&this_7->spec_0, 2U);
    if(_S56 == 0U)
    {
        return _S55;
    }
    double bias_1 = number_at_0(_S56, (&this_7->a_0)->mask_0, longlong(p_0->b_2) * g_2->stride_0[32U] + longlong(p_0->h_5) * g_2->stride_0[33U] + longlong(_S52) * g_2->stride_0[34U] + longlong(p_0->j_2) * g_2->stride_0[35U]);
    double _S57;
    if(_S56 == 11U)
    {
        if(bias_1 == (F64_zero_0()))
        {
            _S57 = F64_lowest_0();
        }
        else
        {
            _S57 = _S55;
        }
        return _S57;
    }
    if(bias_1 == (F64_lowest_0()))
    {
        _S57 = bias_1;
    }
    else
    {
        _S57 = _S55 + bias_1;
    }
    return _S57;
}

__device__ longlong place_of_lse_0(AttentionGeometry_0 * g_3, uint b_4, uint h_7, uint i_8)
{
    return longlong(b_4) * g_3->stride_0[36U] + longlong(h_7) * g_3->stride_0[37U] + longlong(i_8) * g_3->stride_0[38U];
}

__device__ double * at_8(ulonglong base_9, longlong i_9)
{
    return (double *)(base_9 + ulonglong(i_9) * 8ULL);
}

struct Pair_0
{
    double hi_1;
    double lo_1;
};

__device__ Pair_0 Pair_x24init_0(double hi_2, double lo_2)
{
    Pair_0 _S58;
    (&_S58)->hi_1 = hi_2;
    (&_S58)->lo_1 = lo_2;
    return _S58;
}

__device__ Pair_0 pair_0(double hi_3, double lo_3)
{
    return Pair_x24init_0(hi_3, lo_3);
}

struct Power_0
{
    Pair_0 less_0;
    int n_2;
};

__device__ ulonglong bits_of_0(double v_16)
{
    uint lo_4;
    uint hi_4;
    F64_asuint((v_16), (&lo_4), (&hi_4));
    return join_0(hi_4, lo_4);
}

__device__ ulonglong magnitude_bits_0(double x_1)
{
    return (bits_of_0(x_1)) & 9223372036854775807ULL;
}

__device__ double magnitude_0(double x_2)
{
    return real_of_0(magnitude_bits_0(x_2));
}

__device__ double with_sign_0(double x_3, double sign_5)
{
    return real_of_0((magnitude_bits_0(x_3)) | ((bits_of_0(sign_5)) & 9223372036854775808ULL));
}

__device__ double rounded_0(double x_4)
{
    double a_6 = magnitude_0(x_4);
    double big_0 = real_of_0(4841369599423283200ULL);
    double r_2 = a_6 + big_0 - big_0;
    double _S59;
    if(a_6 < big_0)
    {
        _S59 = r_2;
    }
    else
    {
        _S59 = a_6;
    }
    return with_sign_0(_S59, x_4);
}

__device__ double negated_0(double x_5)
{
    return real_of_0((bits_of_0(x_5)) ^ 9223372036854775808ULL);
}

__device__ Pair_0 sum_of_0(double a_7, double b_5)
{
    double s_4 = a_7 + b_5;
    double c_0 = s_4 - a_7;
    return pair_0(s_4, a_7 - (s_4 - c_0) + (b_5 - c_0));
}

__device__ static const FixedArray<ulonglong, 91>  kTerms_0 = {
    4443145680587881629ULL, 4460272573143870729ULL, 4477122120089393304ULL, 4493156764026750180ULL, 4508805057796939612ULL, 4523617214285662004ULL, 4537941361671905306ULL, 4551452160554016794ULL, 4564047942368979991ULL, 4575957461383581969ULL, 4586165620538955093ULL, 4595172819793696085ULL, 4602678819172646912ULL, 4389130328383466826ULL, 13648976655441704991ULL, 4460272573143870729ULL, 13716528800881525988ULL, 4523617214285662004ULL, 13774824197408792602ULL, 4575957461383581969ULL, 13818544856648471893ULL, 4407590220077447199ULL, 13666517717442657437ULL, 4477122120089393304ULL, 13732177094651715420ULL, 4537941361671905306ULL, 13787419979223755799ULL, 4586165620538955093ULL, 4585498420594159464ULL, 4585925428558828667ULL, 4586426698778222948ULL, 4587023449039406616ULL, 4587745830934523688ULL, 4588638185040256542ULL, 4589468260265693457ULL, 4590207312512236308ULL, 4591215111030249286ULL, 4592670820000712476ULL, 4594314991293244562ULL, 4596373779694328218ULL, 13576551436671097242ULL, 4599676419421066581ULL, 4356482039543059797ULL, 4607182418800017408ULL, 0ULL, 4456846938546218800ULL, 13696886215062967149ULL, 4490032028089207836ULL, 13728650905912600346ULL, 4520380840337101219ULL, 13758300211235570411ULL, 4548523690078996919ULL, 13784395700169345926ULL, 4572672858297640255ULL, 13806772904734002001ULL, 4592795249457507298ULL, 13823819347434633703ULL, 4607760587169110893ULL, 4355453881213250944ULL, 13674185083496942500ULL, 13684712458033085332ULL, 4462445159898469915ULL, 4477061568856872827ULL, 4467232607008340705ULL, 13711546714426177245ULL, 13712058877824894018ULL, 4497183854952239900ULL, 4502244056319406382ULL, 13728015211463143551ULL, 13737296873579151850ULL, 4510407222635629482ULL, 4525309375600213626ULL, 13738399606166552218ULL, 13759925913544030217ULL, 4527457941017293460ULL, 4548747376309577831ULL, 13770759892372931800ULL, 13783703943353853493ULL, 4566352869879206669ULL, 4567978802964991098ULL, 13805880642719769080ULL, 4589586532767044117ULL, 13816631030735735456ULL, 4593838979397928639ULL, 4352629823258237231ULL, 13810387306886637062ULL, 4331841225721246127ULL, 13817426322449361139ULL, 4344169467882679383ULL, 4608321865796962695ULL, 4362286919567589697ULL
};
__device__ double series_0(double x_6, uint first_3, uint count_1)
{
    double r_3 = real_of_0(kTerms_0[first_3]);
    uint i_10 = 1U;
    for(;;)
    {
        if(i_10 < count_1)
        {
        }
        else
        {
            break;
        }
        double _S60 = r_3 * x_6 + real_of_0(kTerms_0[first_3 + i_10]);
        uint i_11 = i_10 + 1U;
        r_3 = _S60;
        i_10 = i_11;
    }
    return r_3;
}

__device__ Power_0 Power_x24init_0(Pair_0 * less_1, int n_3)
{
    Power_0 _S61;
    (&_S61)->less_0 = *less_1;
    (&_S61)->n_2 = n_3;
    return _S61;
}

__device__ Power_0 power_of_e_0(Pair_0 * x_7)
{
    double n_4 = rounded_0(x_7->hi_1 * real_of_0(4609176140021203710ULL));
    Pair_0 r_4 = sum_of_0(x_7->hi_1 - n_4 * real_of_0(4604418534311723008ULL), negated_0(n_4 * real_of_0(4461442080421002358ULL)));
    Pair_0 s_5 = sum_of_0(r_4.hi_1, r_4.lo_1 + x_7->lo_1);
    double _S62 = s_5.hi_1;
    int _S63 = int(n_4);
    Pair_0 _S64 = sum_of_0(s_5.hi_1, _S62 * _S62 * series_0(s_5.hi_1, 0U, 13U) + (s_5.lo_1 + s_5.lo_1 * s_5.hi_1));
    Power_0 _S65 = Power_x24init_0(&_S64, _S63);
    return _S65;
}

__device__ Pair_0 added_0(Pair_0 * a_8, double b_6)
{
    Pair_0 s_6 = sum_of_0(a_8->hi_1, b_6);
    return sum_of_0(s_6.hi_1, s_6.lo_1 + a_8->lo_1);
}

__device__ double power_of_2_real_0(int n_5)
{
    return real_of_0(ulonglong(n_5 + int(1023)) << int(52));
}

__device__ double scaled_0(double v_17, int n_6)
{
    int half_1 = n_6 >> int(1);
    return v_17 * power_of_2_real_0(half_1) * power_of_2_real_0(n_6 - half_1);
}

__device__ double exp_of_pair_0(Pair_0 * x_8)
{
    Pair_0 _S66 = *x_8;
    if(((&_S66)->hi_1) < -746.0)
    {
        (&_S66)->hi_1 = -746.0;
    }
    if(((&_S66)->hi_1) > 710.0)
    {
        (&_S66)->hi_1 = 710.0;
    }
    Pair_0 _S67 = _S66;
    Power_0 _S68 = power_of_e_0(&_S67);
    Pair_0 _S69 = _S68.less_0;
    Pair_0 _S70 = added_0(&_S69, 1.0);
    return scaled_0(_S70.hi_1, _S68.n_2);
}

__device__ double exp_of_0(double x_9)
{
    Pair_0 _S71 = pair_0(x_9, 0.0);
    double _S72 = exp_of_pair_0(&_S71);
    return _S72;
}

__device__ double F64_exp_0(double v_18)
{
    return exp_of_0(v_18);
}

__device__ double F64_one_0()
{
    return 1.0;
}

__device__ ulonglong memory_at_0(ulonglong address_0, ulonglong other_0)
{
    ulonglong _S73;
    if(address_0 != 0ULL)
    {
        _S73 = address_0;
    }
    else
    {
        _S73 = other_0;
    }
    return _S73;
}

__device__ uint4  philox_0(ulonglong seed_1, ulonglong block_0)
{
    uint _S74 = low_0(seed_1);
    uint _S75 = high_0(seed_1);
    uint4  c_1 = make_uint4 (low_0(block_0), high_0(block_0), 0U, 0U);
    int round_0 = int(0);
    uint k0_0 = _S74;
    uint k1_0 = _S75;
    for(;;)
    {
        if(round_0 < int(10))
        {
        }
        else
        {
            break;
        }
        ulonglong p_1 = 3528531795ULL * ulonglong(c_1.x);
        ulonglong q_4 = 3449720151ULL * ulonglong(c_1.z);
        uint4  _S76 = make_uint4 (((high_0(q_4)) ^ (c_1.y)) ^ k0_0, low_0(q_4), ((high_0(p_1)) ^ (c_1.w)) ^ k1_0, low_0(p_1));
        uint k0_1 = k0_0 + 2654435769U;
        uint k1_1 = k1_0 + 3144134277U;
        int round_1 = round_0 + int(1);
        c_1 = _S76;
        round_0 = round_1;
        k0_0 = k0_1;
        k1_0 = k1_1;
    }
    return c_1;
}

__device__ uint word_of_0(uint4  c_2, uint k_2)
{
    uint _S77;
    if(k_2 == 0U)
    {
        _S77 = c_2.x;
    }
    else
    {
        if(k_2 == 1U)
        {
            _S77 = c_2.y;
        }
        else
        {
            if(k_2 == 2U)
            {
                _S77 = c_2.z;
            }
            else
            {
                _S77 = c_2.w;
            }
        }
    }
    return _S77;
}

__device__ double Thread_kept_of_0(Thread_0 * this_8, QueryKey_0 * p_2)
{
    if((((&this_8->spec_0)->op_0) & 2U) == 0U)
    {
        return F64_one_0();
    }
    AttentionGeometry_0 * g_4 = (AttentionGeometry_0 *)(&this_8->a_0)->geometry_0;
    ulonglong draw_0 = ((ulonglong(p_2->b_2) * ulonglong(g_4->heads_0) + ulonglong(p_2->h_5)) * ulonglong(g_4->queries_0) + ulonglong(p_2->i_6)) * ulonglong(g_4->keys_0) + ulonglong(p_2->j_2) + (&this_8->a_0)->offset_0;
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
    double _S78;
    if((float((word_of_0(philox_0((&this_8->a_0)->seed_0, draw_1 >> int(2)), (low_0(draw_1)) & 3U)) >> int(8)) * 5.9604644775390625e-08f) < ((&this_8->a_0)->keep_0))
    {
        _S78 = F64_scalar_0((&this_8->a_0)->factor_0);
    }
    else
    {
        _S78 = F64_zero_0();
    }
    return _S78;
}

__device__ Slope_0 Thread_gradient_of_0(Thread_0 * this_9, QueryKey_0 * p_3, double dot_1, double toward_0)
{
    AttentionGeometry_0 * g_5 = (AttentionGeometry_0 *)(&this_9->a_0)->geometry_0;
    double _S79 = F64_zero_0();
    Slope_0 r_5 = Slope_x24init_0(_S79, _S79);
    double _S80 = Thread_score_of_0(this_9, p_3, dot_1);
    if(_S80 == (F64_lowest_0()))
    {
        return r_5;
    }
    double * of_row_0 = (double *)(&this_9->a_0)->dots_0 + 2ULL * ((ulonglong(p_3->b_2) * ulonglong(g_5->heads_0) + ulonglong(p_3->h_5)) * ulonglong(g_5->queries_0) + ulonglong(p_3->i_6));
    double mean_0 = *(of_row_0 + int(0));
    double rest_1 = *(of_row_0 + int(1));
    ulonglong _S81 = (&this_9->a_0)->lse_0;
    longlong _S82 = place_of_lse_0(g_5, p_3->b_2, p_3->h_5, p_3->i_6);
    double * _S83 = at_8(_S81, _S82);
    double e_6 = F64_exp_0(_S80 - *_S83 - rest_1);
    double _S84 = Thread_kept_of_0(this_9, p_3);
    (&r_5)->probability_0 = e_6 * _S84;
    if(e_6 == _S79)
    {
        return r_5;
    }
    double pull_0;
    if(!(_S84 == _S79))
    {
        pull_0 = _S84 * toward_0;
    }
    else
    {
        pull_0 = _S79;
    }
    (&r_5)->slope_0 = e_6 * (pull_0 - mean_0) * F64_scalar_0(g_5->scale_0);
    return r_5;
}

__device__ void Thread_put_tile_0(Thread_0 * this_10, uint tile_1, Elements_0 * v_19)
{
    uint _S85 = Thread_column_of_0(this_10, int(0));
    uint _S86 = tile_1 + _S85 * 17U;
    uint _S87 = Thread_row_of_0(this_10, int(0));
    (*&tiles_0)[_S86 + _S87] = v_19->e_0[int(0)];
    return;
}

__device__ Elements_0 Thread_times_1(Thread_0 * this_11, uint left_1, uint depth_2, Elements_0 * sums_2)
{
    Elements_0 _S88 = *sums_2;
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
        uint _S89 = j_4 * 17U;
        uint _S90 = this_11->row_0;
        uint _S91 = this_11->column_0;
        uint _S92 = 272U + _S89 + this_11->column_0;
        FixedArray<double, 1>  x_10;
        x_10[int(0)] = (*&tiles_0)[left_1 + _S89 + this_11->row_0];
        FixedArray<double, 1>  y_1;
        y_1[int(0)] = (*&tiles_0)[_S92];
        double _S93 = F64_zero_0();
        if(!(((*&tiles_0)[left_1 + _S89 + this_11->row_0]) == _S93))
        {
            (&_S88)->e_0[int(0)] = (&_S88)->e_0[int(0)] + x_10[int(0)] * y_1[int(0)];
        }
        uint _S94 = (j_4 + 1U) * 17U;
        uint _S95 = 272U + _S94 + _S91;
        FixedArray<double, 1>  x_11;
        x_11[int(0)] = (*&tiles_0)[left_1 + _S94 + _S90];
        FixedArray<double, 1>  y_2;
        y_2[int(0)] = (*&tiles_0)[_S95];
        if(!(((*&tiles_0)[left_1 + _S94 + _S90]) == _S93))
        {
            (&_S88)->e_0[int(0)] = (&_S88)->e_0[int(0)] + x_11[int(0)] * y_2[int(0)];
        }
        j_4 = j_4 + 2U;
    }
    return _S88;
}

__device__ void Sums_add_0(Sums_0 * this_12, int chunk_0, Elements_0 * v_20)
{
    (&this_12->tiles_1[chunk_0])->e_0[int(0)] = (&this_12->tiles_1[chunk_0])->e_0[int(0)] + v_20->e_0[int(0)];
    return;
}

__device__ void Sums_join_0(Sums_0 * this_13)
{
    (&this_13->groups_1[int(0)])->e_0[int(0)] = (&this_13->groups_1[int(0)])->e_0[int(0)] + (&this_13->tiles_1[int(0)])->e_0[int(0)];
    double _S96 = F64_zero_0();
    (&this_13->tiles_1[int(0)])->e_0[int(0)] = _S96;
    (&this_13->groups_1[int(1)])->e_0[int(0)] = (&this_13->groups_1[int(1)])->e_0[int(0)] + (&this_13->tiles_1[int(1)])->e_0[int(0)];
    (&this_13->tiles_1[int(1)])->e_0[int(0)] = _S96;
    (&this_13->groups_1[int(2)])->e_0[int(0)] = (&this_13->groups_1[int(2)])->e_0[int(0)] + (&this_13->tiles_1[int(2)])->e_0[int(0)];
    (&this_13->tiles_1[int(2)])->e_0[int(0)] = _S96;
    (&this_13->groups_1[int(3)])->e_0[int(0)] = (&this_13->groups_1[int(3)])->e_0[int(0)] + (&this_13->tiles_1[int(3)])->e_0[int(0)];
    (&this_13->tiles_1[int(3)])->e_0[int(0)] = _S96;
    return;
}

__device__ bool Sums_next_0(Sums_0 * this_14)
{
    uint _S97 = this_14->count_0 + 1U;
    this_14->count_0 = _S97;
    if((_S97 % 64U) != 0U)
    {
        return false;
    }
    Sums_join_0(this_14);
    return true;
}

__device__ bool Thread_add_products_0(Thread_0 * this_15, uint left_2, Matrix_0 * m_10, uint first_row_1, uint first_column_1, Sums_0 * sums_3)
{
    uint _S98;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                _S98 = m_10->columns_0;
                if(first_column_1 >= (m_10->columns_0))
                {
                    break;
                }
                Thread_load_tile_0(this_15, 272U, m_10, first_row_1, first_column_1, false);
                meet_0();
                Elements_0 _S99 = Elements_zero_0();
                Elements_0 _S100 = Thread_times_1(this_15, left_2, 16U, &_S99);
                Elements_0 _S101 = _S100;
                Sums_add_0(sums_3, int(0), &_S101);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S102 = first_column_1 + 16U;
                if(_S102 >= _S98)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 272U, m_10, first_row_1, _S102, false);
                meet_0();
                Elements_0 _S103 = Elements_zero_0();
                Elements_0 _S104 = Thread_times_1(this_15, left_2, 16U, &_S103);
                Elements_0 _S105 = _S104;
                Sums_add_0(sums_3, int(1), &_S105);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S106 = first_column_1 + 32U;
                if(_S106 >= _S98)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 272U, m_10, first_row_1, _S106, false);
                meet_0();
                Elements_0 _S107 = Elements_zero_0();
                Elements_0 _S108 = Thread_times_1(this_15, left_2, 16U, &_S107);
                Elements_0 _S109 = _S108;
                Sums_add_0(sums_3, int(2), &_S109);
                meet_0();
                break;
            }
            break;
        }
        for(;;)
        {
            for(;;)
            {
                uint _S110 = first_column_1 + 48U;
                if(_S110 >= _S98)
                {
                    break;
                }
                Thread_load_tile_0(this_15, 272U, m_10, first_row_1, _S110, false);
                meet_0();
                Elements_0 _S111 = Elements_zero_0();
                Elements_0 _S112 = Thread_times_1(this_15, left_2, 16U, &_S111);
                Elements_0 _S113 = _S112;
                Sums_add_0(sums_3, int(3), &_S113);
                meet_0();
                break;
            }
            break;
        }
        break;
    }
    bool _S114 = Sums_next_0(sums_3);
    return _S114;
}

struct Rows_0
{
    FixedArray<double, 1>  e_7;
};

__device__ Rows_0 Rows_of_0(double v_21)
{
    Rows_0 r_6;
    (&r_6)->e_7[int(0)] = v_21;
    return r_6;
}

__device__ Elements_0 Sums_total_0(Sums_0 * this_16, int chunk_1)
{
    Elements_0 r_7;
    (&r_7)->e_0[int(0)] = (&this_16->groups_1[chunk_1])->e_0[int(0)] + (&this_16->tiles_1[chunk_1])->e_0[int(0)];
    return r_7;
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S115 = high_0(u_2);
    uint _S116 = _S115 >> int(31);
    bool negative_0 = _S116 != 0U;
    uint e_8 = (_S115 >> int(20)) & 2047U;
    ulonglong m_11 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S117;
    if(e_8 == 2047U)
    {
        _S117 = m_11 != 4503599627370496ULL;
    }
    else
    {
        _S117 = false;
    }
    if(_S117)
    {
        return 0LL;
    }
    if(e_8 < 1023U)
    {
        return 0LL;
    }
    if(e_8 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S116));
    }
    ulonglong m_12;
    if(e_8 >= 1075U)
    {
        m_12 = m_11 << (e_8 - 1075U);
    }
    else
    {
        m_12 = m_11 >> (1075U - e_8);
    }
    longlong _S118;
    if(negative_0)
    {
        _S118 = longlong(0ULL - m_12);
    }
    else
    {
        _S118 = longlong(m_12);
    }
    return _S118;
}

__device__ longlong clamp_to_0(uint type_7, longlong v_22)
{
    longlong _S119;
    switch(type_7)
    {
    case 7U:
        {
            if(v_22 < -128LL)
            {
                _S119 = -128LL;
            }
            else
            {
                if(v_22 > 127LL)
                {
                    _S119 = 127LL;
                }
                else
                {
                    _S119 = v_22;
                }
            }
            return _S119;
        }
    case 8U:
        {
            if(v_22 < 0LL)
            {
                _S119 = 0LL;
            }
            else
            {
                if(v_22 > 255LL)
                {
                    _S119 = 255LL;
                }
                else
                {
                    _S119 = v_22;
                }
            }
            return _S119;
        }
    case 9U:
        {
            if(v_22 < -2147483648LL)
            {
                _S119 = -2147483648LL;
            }
            else
            {
                if(v_22 > 2147483647LL)
                {
                    _S119 = 2147483647LL;
                }
                else
                {
                    _S119 = v_22;
                }
            }
            return _S119;
        }
    default:
        {
            return v_22;
        }
    }
}

__device__ uint narrow_0(uint a_9, uint mantissa_1, uint bias_2)
{
    uint e_9 = a_9 >> int(23);
    if(e_9 >= (128U - bias_2))
    {
        return uint(right_nearest_0(ulonglong(a_9 - ((127U - bias_2) << int(23))), 23U - mantissa_1));
    }
    uint _S120 = a_9 & 8388607U;
    uint _S121;
    if(e_9 != 0U)
    {
        _S121 = 8388608U;
    }
    else
    {
        _S121 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S120 | _S121), (U32_min((151U - bias_2 - mantissa_1 - (U32_max((e_9), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_10 = u_3 & 2147483647U;
    uint sign_6 = (u_3 >> int(16)) & 32768U;
    if(a_10 > 2139095040U)
    {
        return (sign_6 | 32256U) | ((a_10 >> int(13)) & 1023U);
    }
    uint _S122;
    if(a_10 >= 1199566848U)
    {
        _S122 = 31744U;
    }
    else
    {
        _S122 = narrow_0(a_10, 10U, 15U);
    }
    return sign_6 | _S122;
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
    uint a_11 = u_5 & 2147483647U;
    uint sign_7 = (u_5 >> int(24)) & 128U;
    uint _S123;
    if(a_11 >= 1140850688U)
    {
        _S123 = 127U;
    }
    else
    {
        _S123 = (U32_min((narrow_0(a_11, 3U, 7U)), (127U)));
    }
    return sign_7 | _S123;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_8 = (u_6 >> int(24)) & 128U;
    if(a_12 > 2139095040U)
    {
        return sign_8 | 126U;
    }
    uint _S124;
    if(a_12 >= 1199570944U)
    {
        _S124 = 124U;
    }
    else
    {
        _S124 = (U32_min((narrow_0(a_12, 2U, 15U)), (124U)));
    }
    return sign_8 | _S124;
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
            int _S125;
            if((u_8 << int(1)) != 0ULL)
            {
                _S125 = int(1);
            }
            else
            {
                _S125 = int(0);
            }
            return ulonglong(_S125);
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

__device__ ulonglong F64_bits_0(uint type_10, double v_23)
{
    return of_f64_0(type_10, bits_of_0(v_23));
}

__device__ void store_0(uint size_1, ulonglong base_10, longlong i_12, ulonglong v_24)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S126 = at_0(base_10, i_12);
            *_S126 = uchar(v_24);
            break;
        }
    case 2U:
        {
            ushort * _S127 = at_1(base_10, i_12);
            *_S127 = ushort(v_24);
            break;
        }
    case 4U:
        {
            uint * _S128 = at_2(base_10, i_12);
            *_S128 = uint(v_24);
            break;
        }
    default:
        {
            ulonglong * _S129 = at_3(base_10, i_12);
            *_S129 = v_24;
            break;
        }
    }
    return;
}

__device__ void store_number_0(uint type_11, ulonglong base_11, longlong at_9, double v_25)
{
    store_0(size_of_0(type_11), base_11, at_9, F64_bits_0(type_11, v_25));
    return;
}

__device__ void Thread_store_rows_0(Thread_0 * this_17, Matrix_0 * m_13, uint first_row_2, uint first_column_2, Sums_0 * sums_4, Rows_0 * by_0)
{
    FixedArray<Elements_0, 4>  totals_0;
    Elements_0 _S130 = Sums_total_0(sums_4, int(0));
    totals_0[int(0)] = _S130;
    Elements_0 _S131 = Sums_total_0(sums_4, int(1));
    totals_0[int(1)] = _S131;
    Elements_0 _S132 = Sums_total_0(sums_4, int(2));
    totals_0[int(2)] = _S132;
    Elements_0 _S133 = Sums_total_0(sums_4, int(3));
    totals_0[int(3)] = _S133;
    int e_10 = int(0);
    for(;;)
    {
        if(e_10 < int(4))
        {
        }
        else
        {
            break;
        }
        int n_7 = e_10 % int(1);
        uint _S134 = Thread_row_of_0(this_17, n_7);
        uint i_13 = first_row_2 + _S134;
        uint _S135 = first_column_2 + uint(e_10) * 16U;
        uint _S136 = Thread_column_of_0(this_17, n_7);
        uint j_5 = _S135 + _S136;
        bool _S137;
        if(i_13 >= (m_13->rows_0))
        {
            _S137 = true;
        }
        else
        {
            _S137 = j_5 >= (m_13->columns_0);
        }
        if(_S137)
        {
            e_10 = e_10 + int(1);
            continue;
        }
        uint _S138 = Spec_type_0(&this_17->spec_0, 0U);
        store_number_0(_S138, m_13->base_0, m_13->first_1 + longlong(i_13) * m_13->row_2 + longlong(j_5) * m_13->column_2, (&totals_0[e_10])->e_0[n_7] * by_0->e_7[n_7]);
        e_10 = e_10 + int(1);
    }
    return;
}

__device__ void KeyGradient_compute_0(Thread_0 * t_0, Part_0 * p_4)
{
    AttentionGeometry_0 * g_6 = (AttentionGeometry_0 *)(&t_0->a_0)->geometry_0;
    uint heads_1 = g_6->heads_0 / g_6->key_heads_0;
    uint _S139 = p_4->b_0;
    uint _S140 = p_4->h_0;
    Matrix_0 _S141 = matrix_of_0(&t_0->a_0, 1U, (&t_0->a_0)->k_0, p_4->b_0, p_4->h_0, true, false);
    Matrix_0 _S142 = matrix_of_0(&t_0->a_0, 2U, (&t_0->a_0)->v_0, _S139, _S140, true, true);
    Sums_0 _S143 = Sums_zero_0();
    Sums_0 to_k_0 = _S143;
    Sums_0 to_v_0 = _S143;
    bool _S144 = Thread_is_causal_0(t_0);
    uint _S145;
    if(_S144)
    {
        _S145 = p_4->row_1;
    }
    else
    {
        _S145 = 0U;
    }
    uint h_8 = _S140 * heads_1;
    for(;;)
    {
        if(h_8 < ((_S140 + 1U) * heads_1))
        {
        }
        else
        {
            break;
        }
        Matrix_0 _S146 = matrix_of_0(&t_0->a_0, 0U, (&t_0->a_0)->q_0, _S139, h_8, false, false);
        Matrix_0 _S147 = matrix_of_0(&t_0->a_0, 4U, (&t_0->a_0)->g_0, _S139, h_8, false, true);
        uint first_4 = _S145;
        for(;;)
        {
            if(first_4 < (g_6->queries_0))
            {
            }
            else
            {
                break;
            }
            uint _S148 = p_4->row_1;
            Matrix_0 _S149 = _S141;
            Matrix_0 _S150 = _S146;
            Elements_0 _S151 = Thread_products_0(t_0, &_S149, p_4->row_1, &_S150, first_4);
            Elements_0 slope_2 = _S151;
            Matrix_0 _S152 = _S142;
            Matrix_0 _S153 = _S147;
            Elements_0 _S154 = Thread_products_0(t_0, &_S152, _S148, &_S153, first_4);
            Elements_0 e_11 = _S154;
            int n_8 = int(0);
            for(;;)
            {
                if(n_8 < int(1))
                {
                }
                else
                {
                    break;
                }
                uint _S155 = Thread_column_of_0(t_0, n_8);
                uint _S156 = first_4 + _S155;
                uint _S157 = Thread_row_of_0(t_0, n_8);
                QueryKey_0 _S158 = QueryKey_x24init_0(_S139, h_8, _S156, _S148 + _S157);
                Slope_0 _S159 = Thread_gradient_of_0(t_0, &_S158, (&slope_2)->e_0[n_8], (&e_11)->e_0[n_8]);
                (&e_11)->e_0[n_8] = _S159.probability_0;
                (&slope_2)->e_0[n_8] = _S159.slope_0;
                n_8 = n_8 + int(1);
            }
            Elements_0 _S160 = e_11;
            Thread_put_tile_0(t_0, 0U, &_S160);
            Elements_0 _S161 = slope_2;
            Thread_put_tile_0(t_0, 544U, &_S161);
            uint _S162 = p_4->column_1;
            Matrix_0 _S163 = _S147;
            bool _S164 = Thread_add_products_0(t_0, 0U, &_S163, first_4, p_4->column_1, &to_v_0);
            Matrix_0 _S165 = _S146;
            bool _S166 = Thread_add_products_0(t_0, 544U, &_S165, first_4, _S162, &to_k_0);
            first_4 = first_4 + 16U;
        }
        h_8 = h_8 + 1U;
    }
    Matrix_0 _S167 = matrix_of_0(&t_0->a_0, 6U, (&t_0->a_0)->first_0, _S139, _S140, true, false);
    uint _S168 = p_4->row_1;
    uint _S169 = p_4->column_1;
    Rows_0 _S170 = Rows_of_0(F64_one_0());
    Matrix_0 _S171 = _S167;
    Sums_0 _S172 = to_k_0;
    Rows_0 _S173 = _S170;
    Thread_store_rows_0(t_0, &_S171, p_4->row_1, p_4->column_1, &_S172, &_S173);
    Matrix_0 _S174 = matrix_of_0(&t_0->a_0, 7U, (&t_0->a_0)->second_0, _S139, _S140, true, true);
    Matrix_0 _S175 = _S174;
    Sums_0 _S176 = to_v_0;
    Rows_0 _S177 = _S170;
    Thread_store_rows_0(t_0, &_S175, _S168, _S169, &_S176, &_S177);
    return;
}

__device__ void QueryGradient_compute_0(Thread_0 * t_1, Part_0 * p_5)
{
    AttentionGeometry_0 * g_7 = (AttentionGeometry_0 *)(&t_1->a_0)->geometry_0;
    uint _S178 = p_5->h_0;
    uint _S179 = g_7->heads_0 / g_7->key_heads_0;
    uint key_head_0 = _S178 / _S179;
    uint _S180 = p_5->b_0;
    Matrix_0 _S181 = matrix_of_0(&t_1->a_0, 0U, (&t_1->a_0)->q_0, p_5->b_0, _S178, false, false);
    Matrix_0 _S182 = matrix_of_0(&t_1->a_0, 1U, (&t_1->a_0)->k_0, _S180, key_head_0, true, false);
    Matrix_0 _S183 = matrix_of_0(&t_1->a_0, 2U, (&t_1->a_0)->v_0, _S180, key_head_0, true, true);
    Matrix_0 _S184 = matrix_of_0(&t_1->a_0, 4U, (&t_1->a_0)->g_0, _S180, _S178, false, true);
    Sums_0 sums_5 = Sums_zero_0();
    bool _S185 = Thread_is_causal_0(t_1);
    uint _S186;
    if(_S185)
    {
        _S186 = (U32_min((g_7->keys_0), (p_5->row_1 + 16U)));
    }
    else
    {
        _S186 = g_7->keys_0;
    }
    uint first_5 = 0U;
    for(;;)
    {
        if(first_5 < _S186)
        {
        }
        else
        {
            break;
        }
        uint _S187 = p_5->row_1;
        Matrix_0 _S188 = _S181;
        Matrix_0 _S189 = _S182;
        Elements_0 _S190 = Thread_products_0(t_1, &_S188, p_5->row_1, &_S189, first_5);
        Matrix_0 _S191 = _S184;
        Matrix_0 _S192 = _S183;
        Elements_0 _S193 = Thread_products_0(t_1, &_S191, _S187, &_S192, first_5);
        Elements_0 slope_3 = _S193;
        int n_9 = int(0);
        for(;;)
        {
            if(n_9 < int(1))
            {
            }
            else
            {
                break;
            }
            uint _S194 = Thread_row_of_0(t_1, n_9);
            uint _S195 = _S187 + _S194;
            uint _S196 = Thread_column_of_0(t_1, n_9);
            QueryKey_0 _S197 = QueryKey_x24init_0(_S180, _S178, _S195, first_5 + _S196);
            Slope_0 _S198 = Thread_gradient_of_0(t_1, &_S197, _S190.e_0[n_9], (&slope_3)->e_0[n_9]);
            (&slope_3)->e_0[n_9] = _S198.slope_0;
            n_9 = n_9 + int(1);
        }
        Elements_0 _S199 = slope_3;
        Thread_put_tile_0(t_1, 0U, &_S199);
        Matrix_0 _S200 = _S182;
        bool _S201 = Thread_add_products_0(t_1, 0U, &_S200, first_5, p_5->column_1, &sums_5);
        first_5 = first_5 + 16U;
    }
    Matrix_0 _S202 = matrix_of_0(&t_1->a_0, 5U, (&t_1->a_0)->first_0, _S180, _S178, false, false);
    Rows_0 _S203 = Rows_of_0(F64_one_0());
    Matrix_0 _S204 = _S202;
    Sums_0 _S205 = sums_5;
    Rows_0 _S206 = _S203;
    Thread_store_rows_0(t_1, &_S204, p_5->row_1, p_5->column_1, &_S205, &_S206);
    return;
}

struct LongSum_0
{
    double total_0;
    double blocks_0;
    double terms_0;
    uint count_2;
};

__device__ LongSum_0 LongSum_x24init_0(double total_1, double blocks_1, double terms_1, uint count_3)
{
    LongSum_0 _S207;
    (&_S207)->total_0 = total_1;
    (&_S207)->blocks_0 = blocks_1;
    (&_S207)->terms_0 = terms_1;
    (&_S207)->count_2 = count_3;
    return _S207;
}

__device__ double F64_reversed_0(double v_26)
{
    return negated_0(v_26);
}

__device__ void LongSum_add_0(LongSum_0 * this_18, double x_12)
{
    this_18->terms_0 = this_18->terms_0 + x_12;
    uint _S208 = this_18->count_2 + 1U;
    this_18->count_2 = _S208;
    if((_S208 % 64U) == 0U)
    {
        this_18->blocks_0 = this_18->blocks_0 + this_18->terms_0;
        this_18->terms_0 = F64_reversed_0(F64_zero_0());
    }
    if((this_18->count_2 % 4096U) == 0U)
    {
        this_18->total_0 = this_18->total_0 + this_18->blocks_0;
        this_18->blocks_0 = F64_reversed_0(F64_zero_0());
    }
    return;
}

__device__ double LongSum_value_0(LongSum_0 * this_19)
{
    return this_19->total_0 + (this_19->blocks_0 + this_19->terms_0);
}

__device__ LongSum_0 LongSum_of_0(double first_6)
{
    double none_0 = F64_reversed_0(F64_zero_0());
    return LongSum_x24init_0(none_0, none_0, first_6, 0U);
}

__device__ double F64_size_0(double v_27)
{
    return magnitude_0(v_27);
}

__device__ double F64_power_0(int n_10)
{
    return real_of_0(ulonglong(n_10 + int(1023)) << int(52));
}

__device__ double F64_highest_0()
{
    return real_of_0(9218868437227405312ULL);
}

__device__ double Thread_exp_from_0(double x_13, double from_0)
{
    double _S209;
    if(x_13 == (F64_lowest_0()))
    {
        _S209 = F64_zero_0();
    }
    else
    {
        _S209 = F64_exp_0(x_13 - from_0);
    }
    return _S209;
}

__device__ double real_nan_0()
{
    return real_of_0(9221120237041090560ULL);
}

__device__ double real_of_i64_0(longlong v_28)
{
    return real_of_0(f64_of_i64_0(v_28));
}

__device__ Pair_0 product_of_0(double a_13, double b_7)
{
    double p_6 = a_13 * b_7;
    double ah_0 = real_of_0((bits_of_0(a_13)) & 18446744073575333888ULL);
    double bh_0 = real_of_0((bits_of_0(b_7)) & 18446744073575333888ULL);
    double al_0 = a_13 - ah_0;
    double bl_0 = b_7 - bh_0;
    return pair_0(p_6, ah_0 * bh_0 - p_6 + ah_0 * bl_0 + al_0 * bh_0 + al_0 * bl_0);
}

__device__ Pair_0 over_0(Pair_0 * a_14, Pair_0 * b_8)
{
    double q_5 = a_14->hi_1 / b_8->hi_1;
    Pair_0 p_7 = product_of_0(q_5, b_8->hi_1);
    return sum_of_0(q_5, (a_14->hi_1 - p_7.hi_1 - p_7.lo_1 + a_14->lo_1 - q_5 * b_8->lo_1) / b_8->hi_1);
}

__device__ Pair_0 times_0(Pair_0 * a_15, Pair_0 * b_9)
{
    Pair_0 p_8 = product_of_0(a_15->hi_1, b_9->hi_1);
    return sum_of_0(p_8.hi_1, p_8.lo_1 + (a_15->hi_1 * b_9->lo_1 + a_15->lo_1 * b_9->hi_1));
}

__device__ Pair_0 wide_series_0(Pair_0 * x_14, uint first_7, uint count_4, uint pairs_0)
{
    Pair_0 r_8 = pair_0(series_0(x_14->hi_1, first_7, count_4), 0.0);
    uint i_14 = 0U;
    for(;;)
    {
        if(i_14 < pairs_0)
        {
        }
        else
        {
            break;
        }
        uint at_10 = first_7 + count_4 + 2U * i_14;
        Pair_0 _S210 = r_8;
        Pair_0 _S211 = times_0(&_S210, x_14);
        double _S212 = real_of_0(kTerms_0[at_10]);
        Pair_0 _S213 = _S211;
        Pair_0 _S214 = added_0(&_S213, _S212);
        r_8 = _S214;
        (&r_8)->lo_1 = (&r_8)->lo_1 + real_of_0(kTerms_0[at_10 + 1U]);
        i_14 = i_14 + 1U;
    }
    return r_8;
}

__device__ Pair_0 log_pair_0(double x_15)
{
    ulonglong _S215 = bits_of_0(x_15);
    bool tiny_0 = _S215 < 4503599627370496ULL;
    double _S216;
    if(tiny_0)
    {
        _S216 = real_of_i64_0(longlong(_S215));
    }
    else
    {
        _S216 = x_15;
    }
    ulonglong u_9 = bits_of_0(_S216);
    int e_12 = int(high_0(u_9) - 1072079006U) >> int(20);
    double m_14 = real_of_0(u_9 - (ulonglong(uint(e_12)) << int(52)));
    double _S217 = double(e_12);
    if(tiny_0)
    {
        _S216 = 1074.0;
    }
    else
    {
        _S216 = 0.0;
    }
    double n_11 = _S217 - _S216;
    Pair_0 _S218 = sum_of_0(m_14, 1.0);
    Pair_0 _S219 = pair_0(m_14 - 1.0, 0.0);
    Pair_0 _S220 = _S218;
    Pair_0 _S221 = over_0(&_S219, &_S220);
    Pair_0 _S222 = _S221;
    Pair_0 _S223 = _S221;
    Pair_0 _S224 = times_0(&_S222, &_S223);
    Pair_0 _S225 = _S224;
    Pair_0 _S226 = wide_series_0(&_S225, 28U, 11U, 3U);
    Pair_0 _S227 = _S221;
    Pair_0 _S228 = _S226;
    Pair_0 _S229 = times_0(&_S227, &_S228);
    double _S230 = n_11 * real_of_0(4604418534311723008ULL);
    Pair_0 _S231 = pair_0(2.0 * _S229.hi_1, 2.0 * _S229.lo_1);
    Pair_0 _S232 = added_0(&_S231, _S230);
    return sum_of_0(_S232.hi_1, _S232.lo_1 + n_11 * real_of_0(4461442080421002358ULL));
}

__device__ double log_scaled_0(double x_16, Pair_0 * scale_1)
{
    ulonglong u_10 = bits_of_0(x_16);
    if((u_10 << int(1)) == 0ULL)
    {
        return real_of_0(18442240474082181120ULL);
    }
    if(u_10 >= 9218868437227405312ULL)
    {
        double _S233;
        if(u_10 == 9218868437227405312ULL)
        {
            _S233 = x_16;
        }
        else
        {
            _S233 = real_nan_0();
        }
        return _S233;
    }
    Pair_0 _S234 = log_pair_0(x_16);
    Pair_0 _S235 = times_0(&_S234, scale_1);
    return _S235.hi_1;
}

__device__ double log_of_0(double x_17)
{
    Pair_0 _S236 = pair_0(1.0, 0.0);
    double _S237 = log_scaled_0(x_17, &_S236);
    return _S237;
}

__device__ double F64_log_0(double v_29)
{
    return log_of_0(v_29);
}

__device__ double Thread_rest_of_0(Thread_0 * this_20, uint b_10, uint h_9, uint i_15)
{
    AttentionGeometry_0 * g_8 = (AttentionGeometry_0 *)(&this_20->a_0)->geometry_0;
    ulonglong _S238 = (&this_20->a_0)->lse_0;
    longlong _S239 = place_of_lse_0(g_8, b_10, h_9, i_15);
    double * _S240 = at_8(_S238, _S239);
    double lse_1 = *_S240;
    double _S241 = F64_size_0(*_S240);
    bool _S242;
    if((F64_power_0(int(7))) <= _S241)
    {
        _S242 = _S241 < (F64_highest_0());
    }
    else
    {
        _S242 = false;
    }
    if(!_S242)
    {
        return F64_zero_0();
    }
    Matrix_0 _S243 = matrix_of_0(&this_20->a_0, 0U, (&this_20->a_0)->q_0, b_10, h_9, false, false);
    ulonglong _S244 = (&this_20->a_0)->k_0;
    uint _S245 = g_8->heads_0 / g_8->key_heads_0;
    uint _S246 = h_9 / _S245;
    Matrix_0 _S247 = matrix_of_0(&this_20->a_0, 1U, _S244, b_10, _S246, true, false);
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
    double _S251 = F64_zero_0();
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
        double dot_2 = _S251;
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
            double _S253 = number_at_0(_S248, _S243.base_0, _S243.first_1 + longlong(i_15) * _S243.row_2 + _S252 * _S243.column_2);
            double _S254 = number_at_0(_S248, _S247.base_0, _S247.first_1 + longlong(j_6) * _S247.row_2 + _S252 * _S247.column_2);
            double _S255 = dot_2 + _S253 * _S254;
            uint d_3 = d_2 + 1U;
            dot_2 = _S255;
            d_2 = d_3;
        }
        QueryKey_0 _S256 = QueryKey_x24init_0(b_10, h_9, i_15, j_6);
        double _S257 = Thread_score_of_0(this_20, &_S256, dot_2);
        LongSum_add_0(&sum_0, Thread_exp_from_0(_S257, lse_1));
        j_6 = j_6 + 1U;
    }
    LongSum_0 _S258 = sum_0;
    double _S259 = LongSum_value_0(&_S258);
    if(_S251 < _S259)
    {
        _S242 = _S259 < (F64_highest_0());
    }
    else
    {
        _S242 = false;
    }
    if(!_S242)
    {
        return _S251;
    }
    return F64_log_0(_S259);
}

__device__ void Sums_scale_0(Sums_0 * this_21, Rows_0 * by_1)
{
    double _S260 = by_1->e_7[int(0)];
    (&this_21->tiles_1[int(0)])->e_0[int(0)] = (&this_21->tiles_1[int(0)])->e_0[int(0)] * by_1->e_7[int(0)];
    (&this_21->groups_1[int(0)])->e_0[int(0)] = (&this_21->groups_1[int(0)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(1)])->e_0[int(0)] = (&this_21->tiles_1[int(1)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(1)])->e_0[int(0)] = (&this_21->groups_1[int(1)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(2)])->e_0[int(0)] = (&this_21->tiles_1[int(2)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(2)])->e_0[int(0)] = (&this_21->groups_1[int(2)])->e_0[int(0)] * _S260;
    (&this_21->tiles_1[int(3)])->e_0[int(0)] = (&this_21->tiles_1[int(3)])->e_0[int(0)] * _S260;
    (&this_21->groups_1[int(3)])->e_0[int(0)] = (&this_21->groups_1[int(3)])->e_0[int(0)] * _S260;
    return;
}

__device__ uint Thread_across_0(uint columns_2)
{
    return (U32_max(((columns_2 + 64U - 1U) / 64U), (1U)));
}

__device__ uint Thread_down_0(uint rows_2)
{
    return (rows_2 + 16U - 1U) / 16U;
}

__device__ Part_0 Part_x24init_0(uint b_11, uint h_10, uint row_4, uint column_4)
{
    Part_0 _S261;
    (&_S261)->b_0 = b_11;
    (&_S261)->h_0 = h_10;
    (&_S261)->row_1 = row_4;
    (&_S261)->column_1 = column_4;
    return _S261;
}

__device__ Part_0 Thread_part_of_0(uint i_16, uint heads_2, uint rows_3, uint columns_3)
{
    uint _S262 = Thread_across_0(columns_3);
    uint tile_2 = i_16 / _S262;
    uint _S263 = Thread_down_0(rows_3);
    uint head_0 = tile_2 / _S263;
    uint _S264 = head_0 / heads_2;
    uint _S265 = head_0 % heads_2;
    uint _S266 = tile_2 % _S263;
    uint _S267 = _S266 * 16U;
    uint _S268 = i_16 % _S262;
    return Part_x24init_0(_S264, _S265, _S267, _S268 * 64U);
}

__device__ Thread_0 Thread_x24init_0(AttentionArguments_0 * arguments_0, Spec_0 * constants_0, uint thread_0)
{
    Thread_0 _S269;
    (&_S269)->a_0 = *arguments_0;
    (&_S269)->spec_0 = *constants_0;
    (&_S269)->lane_0 = thread_0;
    (&_S269)->row_0 = thread_0 / 16U;
    (&_S269)->column_0 = thread_0 % 16U;
    return _S269;
}

__device__ double F64_over_0(double a_16, double b_12)
{
    return a_16 / b_12;
}

__device__ void Forward_compute_0(Thread_0 * t_2, Part_0 * p_9)
{
    double now_0;
    AttentionGeometry_0 * g_9 = (AttentionGeometry_0 *)(&t_2->a_0)->geometry_0;
    uint _S270 = p_9->h_0;
    uint _S271 = g_9->heads_0 / g_9->key_heads_0;
    uint key_head_1 = _S270 / _S271;
    uint _S272 = p_9->b_0;
    Matrix_0 _S273 = matrix_of_0(&t_2->a_0, 0U, (&t_2->a_0)->q_0, p_9->b_0, _S270, false, false);
    Matrix_0 _S274 = matrix_of_0(&t_2->a_0, 1U, (&t_2->a_0)->k_0, _S272, key_head_1, true, false);
    Matrix_0 _S275 = matrix_of_0(&t_2->a_0, 2U, (&t_2->a_0)->v_0, _S272, key_head_1, true, true);
    Sums_0 sums_6 = Sums_zero_0();
    double _S276 = F64_lowest_0();
    Rows_0 largest_0 = Rows_of_0(_S276);
    double _S277 = F64_zero_0();
    Rows_0 _S278 = Rows_of_0(_S277);
    Rows_0 tiles_2 = _S278;
    Rows_0 total_2 = _S278;
    bool _S279 = Thread_is_causal_0(t_2);
    uint j_7;
    if(_S279)
    {
        j_7 = (U32_min((g_9->keys_0), (p_9->row_1 + 16U)));
    }
    else
    {
        j_7 = g_9->keys_0;
    }
    uint first_8 = 0U;
    for(;;)
    {
        if(first_8 < j_7)
        {
        }
        else
        {
            break;
        }
        uint _S280 = p_9->row_1;
        Matrix_0 _S281 = _S273;
        Matrix_0 _S282 = _S274;
        Elements_0 _S283 = Thread_products_0(t_2, &_S281, p_9->row_1, &_S282, first_8);
        Elements_0 z_0 = _S283;
        int n_12 = int(0);
        for(;;)
        {
            if(n_12 < int(1))
            {
            }
            else
            {
                break;
            }
            uint _S284 = Thread_row_of_0(t_2, n_12);
            uint _S285 = _S280 + _S284;
            uint _S286 = Thread_column_of_0(t_2, n_12);
            QueryKey_0 _S287 = QueryKey_x24init_0(_S272, _S270, _S285, first_8 + _S286);
            double _S288 = Thread_score_of_0(t_2, &_S287, (&z_0)->e_0[n_12]);
            (&z_0)->e_0[n_12] = _S288;
            n_12 = n_12 + int(1);
        }
        Elements_0 _S289 = z_0;
        Thread_put_tile_0(t_2, 544U, &_S289);
        meet_0();
        Rows_0 factor_1;
        for(;;)
        {
            for(;;)
            {
                for(;;)
                {
                    uint j_8 = 0U;
                    now_0 = (&largest_0)->e_7[int(0)];
                    for(;;)
                    {
                        if(j_8 < 16U)
                        {
                        }
                        else
                        {
                            break;
                        }
                        double score_0 = (*&tiles_0)[544U + j_8 * 17U + t_2->row_0];
                        if(((*&tiles_0)[544U + j_8 * 17U + t_2->row_0]) < now_0)
                        {
                        }
                        else
                        {
                            now_0 = score_0;
                        }
                        j_8 = j_8 + 1U;
                    }
                    (&factor_1)->e_7[int(0)] = Thread_exp_from_0((&largest_0)->e_7[int(0)], now_0);
                    (&largest_0)->e_7[int(0)] = now_0;
                    break;
                }
                break;
            }
            break;
        }
        Elements_0 e_13;
        int n_13 = int(0);
        for(;;)
        {
            if(n_13 < int(1))
            {
            }
            else
            {
                break;
            }
            (&e_13)->e_0[n_13] = Thread_exp_from_0((&z_0)->e_0[n_13], (&largest_0)->e_7[n_13]);
            n_13 = n_13 + int(1);
        }
        (&tiles_2)->e_7[int(0)] = (&tiles_2)->e_7[int(0)] * (&factor_1)->e_7[int(0)] + (&e_13)->e_0[int(0)];
        (&total_2)->e_7[int(0)] = (&total_2)->e_7[int(0)] * (&factor_1)->e_7[int(0)];
        int n_14 = int(0);
        for(;;)
        {
            if(n_14 < int(1))
            {
            }
            else
            {
                break;
            }
            uint _S290 = Thread_row_of_0(t_2, n_14);
            uint _S291 = _S280 + _S290;
            uint _S292 = Thread_column_of_0(t_2, n_14);
            QueryKey_0 _S293 = QueryKey_x24init_0(_S272, _S270, _S291, first_8 + _S292);
            double _S294 = Thread_kept_of_0(t_2, &_S293);
            (&e_13)->e_0[n_14] = (&e_13)->e_0[n_14] * _S294;
            n_14 = n_14 + int(1);
        }
        Elements_0 _S295 = e_13;
        Thread_put_tile_0(t_2, 0U, &_S295);
        Rows_0 _S296 = factor_1;
        Sums_scale_0(&sums_6, &_S296);
        Matrix_0 _S297 = _S275;
        bool _S298 = Thread_add_products_0(t_2, 0U, &_S297, first_8, p_9->column_1, &sums_6);
        if(_S298)
        {
            (&total_2)->e_7[int(0)] = (&total_2)->e_7[int(0)] + (&tiles_2)->e_7[int(0)];
            tiles_2 = _S278;
        }
        meet_0();
        first_8 = first_8 + 16U;
    }
    uint _S299 = t_2->column_0;
    uint _S300 = t_2->row_0;
    (*&tiles_0)[t_2->column_0 * 17U + t_2->row_0] = (&total_2)->e_7[int(0)] + (&tiles_2)->e_7[int(0)];
    meet_0();
    Rows_0 by_2;
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                (&total_2)->e_7[int(0)] = _S277;
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
                    (&total_2)->e_7[int(0)] = (&total_2)->e_7[int(0)] + (*&tiles_0)[j_7 * 17U + _S300];
                    j_7 = j_7 + 1U;
                }
                if(((&total_2)->e_7[int(0)]) == _S277)
                {
                    now_0 = _S277;
                }
                else
                {
                    now_0 = F64_over_0(F64_one_0(), (&total_2)->e_7[int(0)]);
                }
                (&by_2)->e_7[int(0)] = now_0;
                break;
            }
            break;
        }
        break;
    }
    meet_0();
    Matrix_0 _S301 = matrix_of_0(&t_2->a_0, 3U, (&t_2->a_0)->first_0, _S272, _S270, false, true);
    uint _S302 = p_9->row_1;
    uint _S303 = p_9->column_1;
    Matrix_0 _S304 = _S301;
    Sums_0 _S305 = sums_6;
    Rows_0 _S306 = by_2;
    Thread_store_rows_0(t_2, &_S304, p_9->row_1, p_9->column_1, &_S305, &_S306);
    bool _S307;
    if(_S299 != 0U)
    {
        _S307 = true;
    }
    else
    {
        _S307 = _S303 != 0U;
    }
    if(_S307)
    {
        _S307 = true;
    }
    else
    {
        _S307 = ((&t_2->a_0)->lse_0) == 0ULL;
    }
    if(_S307)
    {
        return;
    }
    for(;;)
    {
        for(;;)
        {
            for(;;)
            {
                uint _S308 = _S302 + _S300;
                if(_S308 >= (g_9->queries_0))
                {
                    break;
                }
                if(!(((&total_2)->e_7[int(0)]) == _S277))
                {
                    now_0 = (&largest_0)->e_7[int(0)] + F64_log_0((&total_2)->e_7[int(0)]);
                }
                else
                {
                    now_0 = _S276;
                }
                ulonglong _S309 = (&t_2->a_0)->lse_0;
                longlong _S310 = place_of_lse_0(g_9, _S272, _S270, _S308);
                double * _S311 = at_8(_S309, _S310);
                *_S311 = now_0;
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

__device__ void KeyGradient_run_0(Spec_0 * spec_1, AttentionArguments_0 * a_17, uint group_0, uint lane_1)
{
    AttentionGeometry_0 * g_10 = (AttentionGeometry_0 *)a_17->geometry_0;
    uint _S312 = (U32_max((g_10->depth_0), (g_10->width_0)));
    uint _S313 = Thread_parts_of_0(g_10->batches_0 * g_10->key_heads_0, g_10->keys_0, _S312);
    uint i_17 = group_0;
    for(;;)
    {
        if(i_17 < _S313)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S314 = Thread_x24init_0(a_17, spec_1, lane_1);
        Part_0 _S315 = Thread_part_of_0(i_17, g_10->key_heads_0, g_10->keys_0, _S312);
        Thread_0 _S316 = _S314;
        Part_0 _S317 = _S315;
        KeyGradient_compute_0(&_S316, &_S317);
        i_17 = i_17 + a_17->groups_0;
    }
    return;
}

__device__ void QueryGradient_run_0(Spec_0 * spec_2, AttentionArguments_0 * a_18, uint group_1, uint lane_2)
{
    AttentionGeometry_0 * g_11 = (AttentionGeometry_0 *)a_18->geometry_0;
    uint _S318 = Thread_parts_of_0(g_11->batches_0 * g_11->heads_0, g_11->queries_0, g_11->depth_0);
    uint i_18 = group_1;
    for(;;)
    {
        if(i_18 < _S318)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S319 = Thread_x24init_0(a_18, spec_2, lane_2);
        Part_0 _S320 = Thread_part_of_0(i_18, g_11->heads_0, g_11->queries_0, g_11->depth_0);
        Thread_0 _S321 = _S319;
        Part_0 _S322 = _S320;
        QueryGradient_compute_0(&_S321, &_S322);
        i_18 = i_18 + a_18->groups_0;
    }
    return;
}

__device__ void Dots_run_0(Spec_0 * spec_3, AttentionArguments_0 * a_19, uint group_2, uint lane_3)
{
    AttentionGeometry_0 * g_12 = (AttentionGeometry_0 *)a_19->geometry_0;
    uint _S323 = Spec_type_0(spec_3, 1U);
    ulonglong _S324 = ulonglong(g_12->batches_0) * ulonglong(g_12->heads_0) * ulonglong(g_12->queries_0);
    ulonglong r_9 = ulonglong(group_2) * 256ULL + ulonglong(lane_3);
    for(;;)
    {
        if(r_9 < _S324)
        {
        }
        else
        {
            break;
        }
        ulonglong _S325 = r_9 / ulonglong(g_12->queries_0);
        uint head_1 = uint(_S325);
        uint i_19 = uint(r_9 - ulonglong(head_1) * ulonglong(g_12->queries_0));
        ulonglong _S326 = a_19->o_0;
        uint _S327 = head_1 / g_12->heads_0;
        uint _S328 = head_1 % g_12->heads_0;
        Matrix_0 _S329 = matrix_of_0(a_19, 3U, _S326, _S327, _S328, false, true);
        ulonglong _S330 = a_19->g_0;
        uint _S331 = head_1 / g_12->heads_0;
        uint _S332 = head_1 % g_12->heads_0;
        Matrix_0 _S333 = matrix_of_0(a_19, 4U, _S330, _S331, _S332, false, true);
        double sum_1 = F64_zero_0();
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
            longlong _S334 = longlong(i_19);
            longlong _S335 = longlong(d_4);
            double _S336 = number_at_0(_S323, _S329.base_0, _S329.first_1 + _S334 * _S329.row_2 + _S335 * _S329.column_2);
            double _S337 = number_at_0(_S323, _S333.base_0, _S333.first_1 + _S334 * _S333.row_2 + _S335 * _S333.column_2);
            double _S338 = sum_1 + _S336 * _S337;
            uint d_5 = d_4 + 1U;
            sum_1 = _S338;
            d_4 = d_5;
        }
        double * of_row_1 = (double *)a_19->dots_0 + 2ULL * r_9;
        *(of_row_1 + int(0)) = sum_1;
        double * _S339 = of_row_1 + int(1);
        Thread_0 _S340 = Thread_x24init_0(a_19, spec_3, lane_3);
        uint _S341 = head_1 / g_12->heads_0;
        uint _S342 = head_1 % g_12->heads_0;
        Thread_0 _S343 = _S340;
        double _S344 = Thread_rest_of_0(&_S343, _S341, _S342, i_19);
        *_S339 = _S344;
        r_9 = r_9 + ulonglong(a_19->groups_0) * 256ULL;
    }
    return;
}

__device__ void Forward_run_0(Spec_0 * spec_4, AttentionArguments_0 * a_20, uint group_3, uint lane_4)
{
    AttentionGeometry_0 * g_13 = (AttentionGeometry_0 *)a_20->geometry_0;
    uint _S345 = Thread_parts_of_0(g_13->batches_0 * g_13->heads_0, g_13->queries_0, g_13->width_0);
    uint i_20 = group_3;
    for(;;)
    {
        if(i_20 < _S345)
        {
        }
        else
        {
            break;
        }
        Thread_0 _S346 = Thread_x24init_0(a_20, spec_4, lane_4);
        Part_0 _S347 = Thread_part_of_0(i_20, g_13->heads_0, g_13->queries_0, g_13->width_0);
        Thread_0 _S348 = _S346;
        Part_0 _S349 = _S347;
        Forward_compute_0(&_S348, &_S349);
        i_20 = i_20 + a_20->groups_0;
    }
    return;
}

extern "C" __global__ void mpt_attention_f64(AttentionArguments_0 a_21, Spec_0 spec_5)
{
    uint _S350 = blockIdx.x;
    uint _S351 = threadIdx.x;
    Spec_0 _S352 = spec_5;
    AttentionArguments_0 _S353 = a_21;
    Forward_run_0(&_S352, &_S353, _S350, _S351);
    return;
}

extern "C" __global__ void mpt_attention_dots_f64(AttentionArguments_0 a_22, Spec_0 spec_6)
{
    uint _S354 = blockIdx.x;
    uint _S355 = threadIdx.x;
    Spec_0 _S356 = spec_6;
    AttentionArguments_0 _S357 = a_22;
    Dots_run_0(&_S356, &_S357, _S354, _S355);
    return;
}

extern "C" __global__ void mpt_attention_dq_f64(AttentionArguments_0 a_23, Spec_0 spec_7)
{
    uint _S358 = blockIdx.x;
    uint _S359 = threadIdx.x;
    Spec_0 _S360 = spec_7;
    AttentionArguments_0 _S361 = a_23;
    QueryGradient_run_0(&_S360, &_S361, _S358, _S359);
    return;
}

extern "C" __global__ void mpt_attention_dkv_f64(AttentionArguments_0 a_24, Spec_0 spec_8)
{
    uint _S362 = blockIdx.x;
    uint _S363 = threadIdx.x;
    Spec_0 _S364 = spec_8;
    AttentionArguments_0 _S365 = a_24;
    KeyGradient_run_0(&_S364, &_S365, _S362, _S363);
    return;
}

