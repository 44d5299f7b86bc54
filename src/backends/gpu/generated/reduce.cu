// The kernels of reduce.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ __shared__ FixedArray<ulonglong, 256>  totals_0;

__device__ ulonglong Sum_of_0(ulonglong a_0, ulonglong b_0)
{
    return a_0 + b_0;
}

struct Running_0
{
    ulonglong before_0;
    ulonglong all_0;
};

__device__ __shared__ FixedArray<ulonglong, 256>  values_0;

__device__ void meet_0()
{
    __syncthreads();
    return;
}

__device__ ulonglong U64_zero_0()
{
    return 0ULL;
}

__device__ Running_0 Running_of_0(ulonglong v_0, uint lane_0, uint width_0)
{
    uint _S1 = (U32_min((width_0), (16U)));
    uint place_0 = lane_0 & (width_0 - 1U);
    uint first_0 = lane_0 - place_0;
    (*&values_0)[lane_0] = v_0;
    meet_0();
    uint _S2 = place_0 * _S1;
    uint i_0;
    if(_S2 < width_0)
    {
        ulonglong sum_0 = U64_zero_0();
        i_0 = 0U;
        for(;;)
        {
            if(i_0 < _S1)
            {
            }
            else
            {
                break;
            }
            ulonglong x_0 = (*&values_0)[first_0 + _S2 + i_0];
            (*&values_0)[first_0 + _S2 + i_0] = sum_0;
            ulonglong _S3 = sum_0 + x_0;
            uint i_1 = i_0 + 1U;
            sum_0 = _S3;
            i_0 = i_1;
        }
        uint _S4 = first_0 / _S1;
        (*&totals_0)[_S4 + place_0] = sum_0;
    }
    meet_0();
    Running_0 r_0;
    ulonglong _S5 = U64_zero_0();
    (&r_0)->before_0 = _S5;
    (&r_0)->all_0 = _S5;
    i_0 = 0U;
    for(;;)
    {
        uint _S6 = i_0 * _S1;
        if(_S6 < width_0)
        {
        }
        else
        {
            break;
        }
        uint _S7 = place_0 / _S1;
        if(_S6 == (_S7 * _S1))
        {
            (&r_0)->before_0 = (&r_0)->all_0;
        }
        ulonglong _S8 = (&r_0)->all_0;
        uint _S9 = first_0 / _S1;
        (&r_0)->all_0 = _S8 + (*&totals_0)[_S9 + i_0];
        i_0 = i_0 + 1U;
    }
    (&r_0)->before_0 = (&r_0)->before_0 + (*&values_0)[lane_0];
    meet_0();
    return r_0;
}

__device__ ulonglong Group_all_0(ulonglong v_1, uint lane_1, uint width_1)
{
    (*&values_0)[lane_1] = v_1;
    meet_0();
    uint _S10 = (U32_min((width_1), (16U)));
    uint place_1 = lane_1 & (width_1 - 1U);
    uint first_1 = lane_1 - place_1;
    ulonglong _S11;
    uint i_2;
    if(width_1 > _S10)
    {
        if(place_1 < _S10)
        {
            uint _S12 = place_1 + _S10;
            _S11 = v_1;
            i_2 = _S12;
            for(;;)
            {
                if(i_2 < width_1)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S13 = Sum_of_0(_S11, (*&values_0)[first_1 + i_2]);
                uint i_3 = i_2 + _S10;
                _S11 = _S13;
                i_2 = i_3;
            }
            (*&values_0)[lane_1] = _S11;
        }
        meet_0();
    }
    _S11 = (*&values_0)[first_1];
    i_2 = 1U;
    for(;;)
    {
        if(i_2 < _S10)
        {
        }
        else
        {
            break;
        }
        ulonglong _S14 = Sum_of_0(_S11, (*&values_0)[first_1 + i_2]);
        uint i_4 = i_2 + 1U;
        _S11 = _S14;
        i_2 = i_4;
    }
    meet_0();
    return _S11;
}

__device__ __shared__ FixedArray<float, 256>  totals_1;

__device__ float Sum_of_1(float a_1, float b_1)
{
    return a_1 + b_1;
}

struct Running_1
{
    float before_0;
    float all_0;
};

__device__ __shared__ FixedArray<float, 256>  values_1;

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ Running_1 Running_of_1(float v_2, uint lane_2, uint width_2)
{
    uint _S15 = (U32_min((width_2), (16U)));
    uint place_2 = lane_2 & (width_2 - 1U);
    uint first_2 = lane_2 - place_2;
    (*&values_1)[lane_2] = v_2;
    meet_0();
    uint _S16 = place_2 * _S15;
    uint i_5;
    if(_S16 < width_2)
    {
        float sum_1 = F32_zero_0();
        i_5 = 0U;
        for(;;)
        {
            if(i_5 < _S15)
            {
            }
            else
            {
                break;
            }
            float x_1 = (*&values_1)[first_2 + _S16 + i_5];
            (*&values_1)[first_2 + _S16 + i_5] = sum_1;
            float _S17 = sum_1 + x_1;
            uint i_6 = i_5 + 1U;
            sum_1 = _S17;
            i_5 = i_6;
        }
        uint _S18 = first_2 / _S15;
        (*&totals_1)[_S18 + place_2] = sum_1;
    }
    meet_0();
    Running_1 r_1;
    float _S19 = F32_zero_0();
    (&r_1)->before_0 = _S19;
    (&r_1)->all_0 = _S19;
    i_5 = 0U;
    for(;;)
    {
        uint _S20 = i_5 * _S15;
        if(_S20 < width_2)
        {
        }
        else
        {
            break;
        }
        uint _S21 = place_2 / _S15;
        if(_S20 == (_S21 * _S15))
        {
            (&r_1)->before_0 = (&r_1)->all_0;
        }
        float _S22 = (&r_1)->all_0;
        uint _S23 = first_2 / _S15;
        (&r_1)->all_0 = _S22 + (*&totals_1)[_S23 + i_5];
        i_5 = i_5 + 1U;
    }
    (&r_1)->before_0 = (&r_1)->before_0 + (*&values_1)[lane_2];
    meet_0();
    return r_1;
}

__device__ float Group_all_1(float v_3, uint lane_3, uint width_3)
{
    (*&values_1)[lane_3] = v_3;
    meet_0();
    uint _S24 = (U32_min((width_3), (16U)));
    uint place_3 = lane_3 & (width_3 - 1U);
    uint first_3 = lane_3 - place_3;
    float _S25;
    uint i_7;
    if(width_3 > _S24)
    {
        if(place_3 < _S24)
        {
            uint _S26 = place_3 + _S24;
            _S25 = v_3;
            i_7 = _S26;
            for(;;)
            {
                if(i_7 < width_3)
                {
                }
                else
                {
                    break;
                }
                float _S27 = Sum_of_1(_S25, (*&values_1)[first_3 + i_7]);
                uint i_8 = i_7 + _S24;
                _S25 = _S27;
                i_7 = i_8;
            }
            (*&values_1)[lane_3] = _S25;
        }
        meet_0();
    }
    _S25 = (*&values_1)[first_3];
    i_7 = 1U;
    for(;;)
    {
        if(i_7 < _S24)
        {
        }
        else
        {
            break;
        }
        float _S28 = Sum_of_1(_S25, (*&values_1)[first_3 + i_7]);
        uint i_9 = i_7 + 1U;
        _S25 = _S28;
        i_7 = i_9;
    }
    meet_0();
    return _S25;
}

struct Candidate_0
{
    longlong v_4;
    ulonglong at_0;
};

__device__ __shared__ FixedArray<Candidate_0, 256>  values_2;

__device__ bool I64_is_nan_0(longlong v_5)
{
    return false;
}

__device__ Candidate_0 LargestAt_of_0(Candidate_0 * a_2, Candidate_0 * b_2)
{
    longlong _S29 = a_2->v_4;
    bool a_nan_0 = I64_is_nan_0(a_2->v_4);
    longlong _S30 = b_2->v_4;
    bool _S31 = (a_2->at_0) < (b_2->at_0);
    bool first_4;
    if(a_nan_0 != (I64_is_nan_0(b_2->v_4)))
    {
        first_4 = a_nan_0;
    }
    else
    {
        if(!a_nan_0)
        {
            first_4 = !(_S29 == _S30);
        }
        else
        {
            first_4 = false;
        }
        if(first_4)
        {
            first_4 = _S30 < _S29;
        }
        else
        {
            first_4 = _S31;
        }
    }
    if(first_4)
    {
        return *a_2;
    }
    return *b_2;
}

__device__ Candidate_0 Reduction_of_0(Candidate_0 * a_3, Candidate_0 * b_3)
{
    Candidate_0 _S32 = LargestAt_of_0(a_3, b_3);
    return _S32;
}

__device__ Candidate_0 Group_all_2(Candidate_0 * v_6, uint lane_4, uint width_4)
{
    (*&values_2)[lane_4] = *v_6;
    meet_0();
    uint _S33 = (U32_min((width_4), (16U)));
    uint place_4 = lane_4 & (width_4 - 1U);
    uint first_5 = lane_4 - place_4;
    Candidate_0 _S34;
    uint i_10;
    if(width_4 > _S33)
    {
        if(place_4 < _S33)
        {
            uint _S35 = place_4 + _S33;
            _S34 = *v_6;
            i_10 = _S35;
            for(;;)
            {
                if(i_10 < width_4)
                {
                }
                else
                {
                    break;
                }
                Candidate_0 _S36 = _S34;
                Candidate_0 _S37 = (*&values_2)[first_5 + i_10];
                Candidate_0 _S38 = Reduction_of_0(&_S36, &_S37);
                uint i_11 = i_10 + _S33;
                _S34 = _S38;
                i_10 = i_11;
            }
            (*&values_2)[lane_4] = _S34;
        }
        meet_0();
    }
    _S34 = (*&values_2)[first_5];
    i_10 = 1U;
    for(;;)
    {
        if(i_10 < _S33)
        {
        }
        else
        {
            break;
        }
        Candidate_0 _S39 = _S34;
        Candidate_0 _S40 = (*&values_2)[first_5 + i_10];
        Candidate_0 _S41 = Reduction_of_0(&_S39, &_S40);
        uint i_12 = i_10 + 1U;
        _S34 = _S41;
        i_10 = i_12;
    }
    meet_0();
    return _S34;
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
    ulonglong a_4;
    ulonglong b_4;
    uint width_5;
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
    RowArguments_0 a_5;
    RowGeometry_0 * g_0;
    uint slot_0;
    uint place_5;
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

__device__ longlong Rows_offset_0(Rows_0 * this_1, uint from_0, uint to_0, ulonglong i_13, uint k_1)
{
    ulonglong _S42 = i_13;
    uint d_0 = to_0;
    longlong sum_2 = 0LL;
    for(;;)
    {
        if(d_0 > from_0)
        {
        }
        else
        {
            break;
        }
        longlong _S43 = longlong(_S42);
        uint _S44 = d_0 - 1U;
        longlong index_0;
        if(_S44 > from_0)
        {
            ulonglong extent_2 = this_1->g_0->extent_1[_S44];
            ulonglong rest_0;
            if((_S42 >> int(32)) == 0ULL)
            {
                uint _S45;
                if((extent_2 >> int(32)) == 0ULL)
                {
                    uint _S46 = uint(_S42) / uint(extent_2);
                    _S45 = _S46;
                }
                else
                {
                    _S45 = 0U;
                }
                rest_0 = ulonglong(_S45);
            }
            else
            {
                ulonglong _S47 = _S42 / extent_2;
                rest_0 = _S47;
            }
            index_0 = longlong(_S42 - rest_0 * extent_2);
            _S42 = rest_0;
        }
        else
        {
            index_0 = _S43;
        }
        longlong sum_3 = sum_2 + index_0 * this_1->g_0->stride_0[8U * k_1 + d_0 - 1U];
        d_0 = _S44;
        sum_2 = sum_3;
    }
    return sum_2;
}

__device__ ulonglong Rows_base_0(Rows_0 * this_2, uint k_2, uint size_0)
{
    ulonglong p_0;
    if(k_2 == 0U)
    {
        p_0 = (&this_2->a_5)->p0_0;
    }
    else
    {
        if(k_2 == 1U)
        {
            p_0 = (&this_2->a_5)->p1_0;
        }
        else
        {
            if(k_2 == 2U)
            {
                p_0 = (&this_2->a_5)->p2_0;
            }
            else
            {
                if(k_2 == 3U)
                {
                    p_0 = (&this_2->a_5)->p3_0;
                }
                else
                {
                    p_0 = (&this_2->a_5)->p4_0;
                }
            }
        }
    }
    longlong _S48 = Rows_offset_0(this_2, 0U, this_2->g_0->kept_0, this_2->row_0, k_2);
    return p_0 + ulonglong(_S48 * longlong(size_0));
}

__device__ uint high_0(ulonglong v_7)
{
    return uint(v_7 >> int(32));
}

__device__ uint top_bit_0(uint v_8)
{
    uint _S49;
    uint at_1;
    if(v_8 >= 65536U)
    {
        _S49 = v_8 >> int(16);
        at_1 = 16U;
    }
    else
    {
        _S49 = v_8;
        at_1 = 0U;
    }
    if(_S49 >= 256U)
    {
        uint at_2 = at_1 + 8U;
        _S49 = _S49 >> int(8);
        at_1 = at_2;
    }
    if(_S49 >= 16U)
    {
        uint at_3 = at_1 + 4U;
        _S49 = _S49 >> int(4);
        at_1 = at_3;
    }
    if(_S49 >= 4U)
    {
        uint _S50 = _S49 >> int(2);
        at_1 = at_1 + 2U;
        _S49 = _S50;
    }
    return at_1 + (_S49 >> int(1));
}

__device__ uint low_0(ulonglong v_9)
{
    return uint(v_9);
}

__device__ uint top_bit64_0(ulonglong v_10)
{
    uint _S51 = high_0(v_10);
    uint _S52;
    if(_S51 != 0U)
    {
        _S52 = 32U + top_bit_0(_S51);
    }
    else
    {
        _S52 = top_bit_0(low_0(v_10));
    }
    return _S52;
}

__device__ ulonglong right_nearest_0(ulonglong v_11, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_11;
    }
    bool _S53;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S53 = v_11 > 9223372036854775808ULL;
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
    ulonglong q_0 = v_11 >> s_0;
    ulonglong rest_1 = v_11 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S53 = true;
    }
    else
    {
        if(rest_1 == half_0)
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

__device__ uint f32_of_i64_0(longlong v_12)
{
    if(v_12 == 0LL)
    {
        return 0U;
    }
    bool _S56 = v_12 < 0LL;
    ulonglong m_0;
    if(_S56)
    {
        m_0 = 0ULL - ulonglong(v_12);
    }
    else
    {
        m_0 = ulonglong(v_12);
    }
    uint top_0 = top_bit64_0(m_0);
    if(top_0 <= 23U)
    {
        m_0 = m_0 << (23U - top_0);
    }
    else
    {
        m_0 = right_nearest_0(m_0, (U32_max((top_0), (23U))) - 23U);
    }
    uint q_1 = uint(m_0);
    uint _S57;
    if(_S56)
    {
        _S57 = 2147483648U;
    }
    else
    {
        _S57 = 0U;
    }
    return _S57 + ((top_0 + 126U) << int(23)) + q_1;
}

__device__ ulonglong f64_of_i64_0(longlong v_13)
{
    if(v_13 == 0LL)
    {
        return 0ULL;
    }
    bool _S58 = v_13 < 0LL;
    ulonglong m_1;
    if(_S58)
    {
        m_1 = 0ULL - ulonglong(v_13);
    }
    else
    {
        m_1 = ulonglong(v_13);
    }
    uint top_1 = top_bit64_0(m_1);
    ulonglong q_2;
    if(top_1 <= 52U)
    {
        q_2 = m_1 << (52U - top_1);
    }
    else
    {
        q_2 = right_nearest_0(m_1, top_1 - 52U);
    }
    if(_S58)
    {
        m_1 = 9223372036854775808ULL;
    }
    else
    {
        m_1 = 0ULL;
    }
    return m_1 + (ulonglong(top_1 + 1022U) << int(52)) + q_2;
}

__device__ longlong folded_0(longlong v_14)
{
    longlong size_1;
    if(v_14 < 0LL)
    {
        size_1 = ~v_14;
    }
    else
    {
        size_1 = v_14;
    }
    if((size_1 >> int(53)) == 0LL)
    {
        return v_14;
    }
    longlong _S59 = v_14 & -1024LL;
    int _S60;
    if((v_14 & 1023LL) != 0LL)
    {
        _S60 = int(1024);
    }
    else
    {
        _S60 = int(0);
    }
    return _S59 | longlong(_S60);
}

__device__ ulonglong right_odd_0(ulonglong v_15, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_15;
    }
    int _S61;
    if(s_1 >= 64U)
    {
        if(v_15 != 0ULL)
        {
            _S61 = int(1);
        }
        else
        {
            _S61 = int(0);
        }
        return ulonglong(_S61);
    }
    ulonglong _S62 = v_15 >> s_1;
    if((v_15 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S61 = int(1);
    }
    else
    {
        _S61 = int(0);
    }
    return _S62 | ulonglong(_S61);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S63 = high_0(u_0);
    uint sign_0 = _S63 & 2147483648U;
    uint e_0 = (_S63 >> int(20)) & 2047U;
    ulonglong m_2 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S64 = (sign_0 | 2139095040U) | uint(m_2 >> int(29));
        if(m_2 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S64 | s_2;
    }
    if(e_0 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_0 | s_2;
    }
    if(e_0 == 0U)
    {
        bool _S65;
        if(odd_0)
        {
            _S65 = m_2 != 0ULL;
        }
        else
        {
            _S65 = false;
        }
        int _S66;
        if(_S65)
        {
            _S66 = int(1);
        }
        else
        {
            _S66 = int(0);
        }
        return sign_0 | uint(_S66);
    }
    ulonglong m_3;
    if(e_0 > 896U)
    {
        ulonglong m_4 = m_2 | (ulonglong(e_0 - 896U) << int(52));
        s_2 = 29U;
        m_3 = m_4;
    }
    else
    {
        ulonglong m_5 = m_2 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_0), (64U)));
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
    return sign_0 | uint(m_3);
}

__device__ longlong i64_of_f64_0(ulonglong u_1)
{
    uint _S67 = high_0(u_1);
    uint _S68 = _S67 >> int(31);
    bool negative_0 = _S68 != 0U;
    uint e_1 = (_S67 >> int(20)) & 2047U;
    ulonglong m_6 = (u_1 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S69;
    if(e_1 == 2047U)
    {
        _S69 = m_6 != 4503599627370496ULL;
    }
    else
    {
        _S69 = false;
    }
    if(_S69)
    {
        return 0LL;
    }
    if(e_1 < 1023U)
    {
        return 0LL;
    }
    if(e_1 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S68));
    }
    ulonglong m_7;
    if(e_1 >= 1075U)
    {
        m_7 = m_6 << (e_1 - 1075U);
    }
    else
    {
        m_7 = m_6 >> (1075U - e_1);
    }
    longlong _S70;
    if(negative_0)
    {
        _S70 = longlong(0ULL - m_7);
    }
    else
    {
        _S70 = longlong(m_7);
    }
    return _S70;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_16)
{
    longlong _S71;
    switch(type_1)
    {
    case 7U:
        {
            if(v_16 < -128LL)
            {
                _S71 = -128LL;
            }
            else
            {
                if(v_16 > 127LL)
                {
                    _S71 = 127LL;
                }
                else
                {
                    _S71 = v_16;
                }
            }
            return _S71;
        }
    case 8U:
        {
            if(v_16 < 0LL)
            {
                _S71 = 0LL;
            }
            else
            {
                if(v_16 > 255LL)
                {
                    _S71 = 255LL;
                }
                else
                {
                    _S71 = v_16;
                }
            }
            return _S71;
        }
    case 9U:
        {
            if(v_16 < -2147483648LL)
            {
                _S71 = -2147483648LL;
            }
            else
            {
                if(v_16 > 2147483647LL)
                {
                    _S71 = 2147483647LL;
                }
                else
                {
                    _S71 = v_16;
                }
            }
            return _S71;
        }
    default:
        {
            return v_16;
        }
    }
}

__device__ uint narrow_0(uint a_6, uint mantissa_0, uint bias_0)
{
    uint e_2 = a_6 >> int(23);
    if(e_2 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_6 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S72 = a_6 & 8388607U;
    uint _S73;
    if(e_2 != 0U)
    {
        _S73 = 8388608U;
    }
    else
    {
        _S73 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S72 | _S73), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_2), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_2)
{
    uint a_7 = u_2 & 2147483647U;
    uint sign_1 = (u_2 >> int(16)) & 32768U;
    if(a_7 > 2139095040U)
    {
        return (sign_1 | 32256U) | ((a_7 >> int(13)) & 1023U);
    }
    uint _S74;
    if(a_7 >= 1199566848U)
    {
        _S74 = 31744U;
    }
    else
    {
        _S74 = narrow_0(a_7, 10U, 15U);
    }
    return sign_1 | _S74;
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
    uint a_8 = u_4 & 2147483647U;
    uint sign_2 = (u_4 >> int(24)) & 128U;
    uint _S75;
    if(a_8 >= 1140850688U)
    {
        _S75 = 127U;
    }
    else
    {
        _S75 = (U32_min((narrow_0(a_8, 3U, 7U)), (127U)));
    }
    return sign_2 | _S75;
}

__device__ uint f8e5m2_of_f32_0(uint u_5)
{
    uint a_9 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    if(a_9 > 2139095040U)
    {
        return sign_3 | 126U;
    }
    uint _S76;
    if(a_9 >= 1199570944U)
    {
        _S76 = 124U;
    }
    else
    {
        _S76 = (U32_min((narrow_0(a_9, 2U, 15U)), (124U)));
    }
    return sign_3 | _S76;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_6)
{
    switch(type_2)
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

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_7)
{
    switch(type_3)
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
            int _S77;
            if((u_7 << int(1)) != 0ULL)
            {
                _S77 = int(1);
            }
            else
            {
                _S77 = int(0);
            }
            return ulonglong(_S77);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_7)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_7, true));
        }
    }
}

__device__ ulonglong of_i64_0(uint type_4, longlong v_17)
{
    switch(type_4)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_17);
        }
    case 11U:
        {
            int _S78;
            if(v_17 != 0LL)
            {
                _S78 = int(1);
            }
            else
            {
                _S78 = int(0);
            }
            return ulonglong(_S78);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_17));
        }
    case 2U:
        {
            return f64_of_i64_0(v_17);
        }
    default:
        {
            return of_f64_0(type_4, f64_of_i64_0(folded_0(v_17)));
        }
    }
}

__device__ ulonglong LargestAt_result_0(Spec_0 * spec_0, RowArguments_0 * a_10, Candidate_0 * v_18)
{
    uint _S79 = Spec_type_0(spec_0, 0U);
    return of_i64_0(_S79, longlong(v_18->at_0));
}

__device__ uchar * at_4(ulonglong base_0, longlong i_14)
{
    return (uchar *)(base_0 + ulonglong(i_14));
}

__device__ ushort * at_5(ulonglong base_1, longlong i_15)
{
    return (ushort *)(base_1 + ulonglong(i_15) * 2ULL);
}

__device__ uint * at_6(ulonglong base_2, longlong i_16)
{
    return (uint *)(base_2 + ulonglong(i_16) * 4ULL);
}

__device__ ulonglong * at_7(ulonglong base_3, longlong i_17)
{
    return (ulonglong *)(base_3 + ulonglong(i_17) * 8ULL);
}

__device__ void store_0(uint size_2, ulonglong base_4, longlong i_18, ulonglong v_19)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S80 = at_4(base_4, i_18);
            *_S80 = uchar(v_19);
            break;
        }
    case 2U:
        {
            ushort * _S81 = at_5(base_4, i_18);
            *_S81 = ushort(v_19);
            break;
        }
    case 4U:
        {
            uint * _S82 = at_6(base_4, i_18);
            *_S82 = uint(v_19);
            break;
        }
    default:
        {
            ulonglong * _S83 = at_7(base_4, i_18);
            *_S83 = v_19;
            break;
        }
    }
    return;
}

__device__ void Reduction_finish_0(Spec_0 * spec_1, Rows_0 * r_2, Candidate_0 * v_20)
{
    uint _S84 = Spec_type_0(spec_1, 0U);
    uint size_3 = size_of_0(_S84);
    if((r_2->place_5) == 0U)
    {
        ulonglong _S85 = Rows_base_0(r_2, 0U, size_3);
        ulonglong _S86 = LargestAt_result_0(spec_1, &r_2->a_5, v_20);
        store_0(size_3, _S85, 0LL, _S86);
    }
    return;
}

__device__ longlong I64_lowest_0()
{
    return -9223372036854775808LL;
}

__device__ Candidate_0 LargestAt_none_0()
{
    Candidate_0 v_21;
    (&v_21)->v_4 = I64_lowest_0();
    (&v_21)->at_0 = 18446744073709551615ULL;
    return v_21;
}

__device__ Candidate_0 Reduction_none_0()
{
    return LargestAt_none_0();
}

__device__ ulonglong Rows_first_0(Rows_0 * this_3)
{
    ulonglong _S87 = this_3->begin_0;
    uint _S88;
    if((((&this_3->a_5)->flags_0) & 2U) != 0U)
    {
        _S88 = 4U * this_3->place_5;
    }
    else
    {
        _S88 = this_3->place_5;
    }
    return _S87 + ulonglong(_S88);
}

__device__ ulonglong load_0(uint size_4, ulonglong base_5, longlong i_19)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S89 = at_4(base_5, i_19);
            return ulonglong(*_S89);
        }
    case 2U:
        {
            ushort * _S90 = at_5(base_5, i_19);
            return ulonglong(*_S90);
        }
    case 4U:
        {
            uint * _S91 = at_6(base_5, i_19);
            return ulonglong(*_S91);
        }
    default:
        {
            ulonglong * _S92 = at_7(base_5, i_19);
            return *_S92;
        }
    }
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_3;
};

__device__ bool Rows_is_dense_0(Rows_0 * this_4, ulonglong j_0)
{
    bool _S93;
    if((((&this_4->a_5)->flags_0) & 4U) != 0U)
    {
        _S93 = (j_0 + 4ULL) <= (this_4->end_0);
    }
    else
    {
        _S93 = false;
    }
    return _S93;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ Four_0 load4_0(uint size_5, ulonglong base_6, ulonglong i_20)
{
    ulonglong at_8 = base_6 + i_20 * ulonglong(size_5);
    Four_0 r_3;
    if(size_5 == 1U)
    {
        uint * _S94 = (uint *)at_8;
        uint w_0 = *_S94;
        (&r_3)->e_3[int(0)] = ulonglong((*_S94) & 255U);
        (&r_3)->e_3[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_3)->e_3[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_3)->e_3[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_5 == 2U)
        {
            uint2  * _S95 = (uint2  *)at_8;
            uint2  _S96 = *_S95;
            uint _S97 = (*_S95).x;
            (&r_3)->e_3[int(0)] = ulonglong(_S97 & 65535U);
            (&r_3)->e_3[int(1)] = ulonglong(_S97 >> int(16));
            uint _S98 = _S96.y;
            (&r_3)->e_3[int(2)] = ulonglong(_S98 & 65535U);
            (&r_3)->e_3[int(3)] = ulonglong(_S98 >> int(16));
        }
        else
        {
            if(size_5 == 4U)
            {
                uint4  * _S99 = (uint4  *)at_8;
                uint4  _S100 = *_S99;
                (&r_3)->e_3[int(0)] = ulonglong((*_S99).x);
                (&r_3)->e_3[int(1)] = ulonglong(_S100.y);
                (&r_3)->e_3[int(2)] = ulonglong(_S100.z);
                (&r_3)->e_3[int(3)] = ulonglong(_S100.w);
            }
            else
            {
                uint4  * _S101 = (uint4  *)at_8;
                uint4  _S102 = *_S101;
                uint4  _S103 = *(uint4  *)(at_8 + 16ULL);
                (&r_3)->e_3[int(0)] = join_0((*_S101).y, (*_S101).x);
                (&r_3)->e_3[int(1)] = join_0(_S102.w, _S102.z);
                (&r_3)->e_3[int(2)] = join_0(_S103.y, _S103.x);
                (&r_3)->e_3[int(3)] = join_0(_S103.w, _S103.z);
            }
        }
    }
    return r_3;
}

__device__ ulonglong Rows_at_0(Rows_0 * this_5, ulonglong j_1, uint i_21)
{
    uint _S104;
    if((((&this_5->a_5)->flags_0) & 2U) != 0U)
    {
        _S104 = i_21;
    }
    else
    {
        _S104 = i_21 * (&this_5->a_5)->width_5;
    }
    return j_1 + ulonglong(_S104);
}

__device__ bool Rows_has_0(Rows_0 * this_6, ulonglong j_2, uint i_22)
{
    ulonglong _S105 = Rows_at_0(this_6, j_2, i_22);
    return _S105 < (this_6->end_0);
}

__device__ longlong Rows_along_0(Rows_0 * this_7, uint k_3, ulonglong j_3)
{
    longlong _S106 = Rows_offset_0(this_7, this_7->g_0->kept_0, this_7->g_0->kept_0 + this_7->g_0->along_0, j_3, k_3);
    return _S106;
}

__device__ Four_0 Rows_read_0(Rows_0 * this_8, uint k_4, uint size_6, ulonglong base_7, ulonglong j_4)
{
    Four_0 x_2;
    bool _S107 = Rows_is_dense_0(this_8, j_4);
    if(_S107)
    {
        x_2 = load4_0(size_6, base_7, j_4);
    }
    else
    {
        bool _S108 = Rows_has_0(this_8, j_4, 0U);
        if(_S108)
        {
            ulonglong _S109 = Rows_at_0(this_8, j_4, 0U);
            longlong _S110 = Rows_along_0(this_8, k_4, _S109);
            ulonglong _S111 = load_0(size_6, base_7, _S110);
            (&x_2)->e_3[0U] = _S111;
        }
        bool _S112 = Rows_has_0(this_8, j_4, 1U);
        if(_S112)
        {
            ulonglong _S113 = Rows_at_0(this_8, j_4, 1U);
            longlong _S114 = Rows_along_0(this_8, k_4, _S113);
            ulonglong _S115 = load_0(size_6, base_7, _S114);
            (&x_2)->e_3[1U] = _S115;
        }
        bool _S116 = Rows_has_0(this_8, j_4, 2U);
        if(_S116)
        {
            ulonglong _S117 = Rows_at_0(this_8, j_4, 2U);
            longlong _S118 = Rows_along_0(this_8, k_4, _S117);
            ulonglong _S119 = load_0(size_6, base_7, _S118);
            (&x_2)->e_3[2U] = _S119;
        }
        bool _S120 = Rows_has_0(this_8, j_4, 3U);
        if(_S120)
        {
            ulonglong _S121 = Rows_at_0(this_8, j_4, 3U);
            longlong _S122 = Rows_along_0(this_8, k_4, _S121);
            ulonglong _S123 = load_0(size_6, base_7, _S122);
            (&x_2)->e_3[3U] = _S123;
        }
    }
    return x_2;
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_22)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_22 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_22 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S124;
            if(v_22 != 0ULL)
            {
                _S124 = int(1);
            }
            else
            {
                _S124 = int(0);
            }
            return longlong(_S124);
        }
    default:
        {
            return longlong(v_22);
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_4 = code_0 >> mantissa_1;
    uint m_8 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_4 != 0U)
    {
        return ((e_4 + 127U - bias_1) << int(23)) | (m_8 << (23U - mantissa_1));
    }
    if(m_8 == 0U)
    {
        return 0U;
    }
    uint top_2 = top_bit_0(m_8);
    return ((top_2 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_8 << (23U - top_2)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_11 = h_0 & 32767U;
    uint sign_4 = (h_0 & 32768U) << int(16);
    if(a_11 < 31744U)
    {
        return sign_4 | (widen_0(a_11, 10U, 15U));
    }
    uint _S125 = (sign_4 | 2139095040U) | ((a_11 & 1023U) << int(13));
    uint _S126;
    if(a_11 > 31744U)
    {
        _S126 = 4194304U;
    }
    else
    {
        _S126 = 0U;
    }
    return _S125 | _S126;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_12 = h_1 & 127U;
    uint sign_5 = (h_1 & 128U) << int(24);
    uint _S127;
    if(a_12 == 127U)
    {
        _S127 = 2143289344U;
    }
    else
    {
        _S127 = widen_0(a_12, 3U, 7U);
    }
    return sign_5 | _S127;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_13 = h_2 & 127U;
    uint sign_6 = (h_2 & 128U) << int(24);
    if(a_13 < 124U)
    {
        return sign_6 | (widen_0(a_13, 2U, 15U));
    }
    uint _S128;
    if(a_13 == 124U)
    {
        _S128 = 2139095040U;
    }
    else
    {
        _S128 = 2143289344U;
    }
    return sign_6 | _S128;
}

__device__ uint f32_of_0(uint type_7, ulonglong v_23)
{
    switch(type_7)
    {
    case 1U:
        {
            return low_0(v_23);
        }
    case 2U:
        {
            return f32_of_f64_0(v_23, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_23));
        }
    case 4U:
        {
            return (low_0(v_23)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_23));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_23));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_7, v_23));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_8)
{
    uint a_14 = u_8 & 2147483647U;
    uint sign_7 = u_8 & 2147483648U;
    uint e_5 = a_14 >> int(23);
    uint m_9 = a_14 & 8388607U;
    if(a_14 == 0U)
    {
        return join_0(sign_7, 0U);
    }
    uint m_10;
    if(e_5 == 255U)
    {
        uint _S129 = (sign_7 | 2146435072U) | (m_9 >> int(3));
        if(m_9 != 0U)
        {
            m_10 = 524288U;
        }
        else
        {
            m_10 = 0U;
        }
        return join_0(_S129 | m_10, m_9 << int(29));
    }
    uint e_6;
    if(e_5 == 0U)
    {
        uint top_3 = top_bit_0(m_9);
        uint _S130 = top_3 + 874U;
        m_10 = (m_9 << (23U - top_3)) & 8388607U;
        e_6 = _S130;
    }
    else
    {
        uint e_7 = e_5 + 896U;
        m_10 = m_9;
        e_6 = e_7;
    }
    return join_0((sign_7 | (e_6 << int(20))) | (m_10 >> int(3)), m_10 << int(29));
}

__device__ ulonglong f64_of_0(uint type_8, ulonglong v_24)
{
    if(type_8 == 2U)
    {
        return v_24;
    }
    if(is_integral_0(type_8))
    {
        return f64_of_i64_0(whole_of_0(type_8, v_24));
    }
    return f64_of_f32_0(f32_of_0(type_8, v_24));
}

__device__ longlong i64_of_0(uint type_9, ulonglong v_25)
{
    longlong _S131;
    if(is_integral_0(type_9))
    {
        _S131 = whole_of_0(type_9, v_25);
    }
    else
    {
        _S131 = i64_of_f64_0(f64_of_0(type_9, v_25));
    }
    return _S131;
}

__device__ longlong I64_of_0(uint type_10, ulonglong v_26)
{
    return i64_of_0(type_10, v_26);
}

__device__ longlong I64_reversed_0(longlong v_27)
{
    return ~v_27;
}

__device__ Candidate_0 LargestAt_one_0(Spec_0 * spec_2, ulonglong x_3, ulonglong first_6, ulonglong at_9)
{
    Candidate_0 v_28;
    uint _S132 = Spec_type_0(spec_2, 1U);
    (&v_28)->v_4 = I64_of_0(_S132, x_3);
    if((spec_2->op_0) == 6U)
    {
        (&v_28)->v_4 = I64_reversed_0((&v_28)->v_4);
    }
    (&v_28)->at_0 = at_9;
    return v_28;
}

__device__ uint Rows_step_0(Rows_0 * this_9)
{
    return 4U * (&this_9->a_5)->width_5;
}

__device__ Candidate_0 Reduction_of_elements_0(Spec_0 * spec_3, Rows_0 * r_4)
{
    uint _S133 = Spec_type_0(spec_3, 1U);
    uint size_7 = size_of_0(_S133);
    ulonglong _S134 = Rows_base_0(r_4, 1U, size_7);
    Candidate_0 v_29 = Reduction_none_0();
    ulonglong _S135 = Rows_first_0(r_4);
    ulonglong _S136 = r_4->end_0;
    if(_S135 >= (r_4->end_0))
    {
        return v_29;
    }
    ulonglong _S137 = load_0(size_7, _S134, 0LL);
    ulonglong j_5 = _S135;
    Candidate_0 v_30 = v_29;
    for(;;)
    {
        if(j_5 < _S136)
        {
        }
        else
        {
            break;
        }
        Four_0 _S138 = Rows_read_0(r_4, 1U, size_7, _S134, j_5);
        bool _S139 = Rows_has_0(r_4, j_5, 0U);
        Candidate_0 v_31;
        if(_S139)
        {
            ulonglong _S140 = Rows_at_0(r_4, j_5, 0U);
            Candidate_0 _S141 = LargestAt_one_0(spec_3, _S138.e_3[0U], _S137, _S140);
            Candidate_0 _S142 = v_30;
            Candidate_0 _S143 = _S141;
            Candidate_0 _S144 = Reduction_of_0(&_S142, &_S143);
            v_31 = _S144;
        }
        else
        {
            v_31 = v_30;
        }
        bool _S145 = Rows_has_0(r_4, j_5, 1U);
        Candidate_0 v_32;
        if(_S145)
        {
            ulonglong _S146 = Rows_at_0(r_4, j_5, 1U);
            Candidate_0 _S147 = LargestAt_one_0(spec_3, _S138.e_3[1U], _S137, _S146);
            Candidate_0 _S148 = v_31;
            Candidate_0 _S149 = _S147;
            Candidate_0 _S150 = Reduction_of_0(&_S148, &_S149);
            v_32 = _S150;
        }
        else
        {
            v_32 = v_31;
        }
        bool _S151 = Rows_has_0(r_4, j_5, 2U);
        Candidate_0 v_33;
        if(_S151)
        {
            ulonglong _S152 = Rows_at_0(r_4, j_5, 2U);
            Candidate_0 _S153 = LargestAt_one_0(spec_3, _S138.e_3[2U], _S137, _S152);
            Candidate_0 _S154 = v_32;
            Candidate_0 _S155 = _S153;
            Candidate_0 _S156 = Reduction_of_0(&_S154, &_S155);
            v_33 = _S156;
        }
        else
        {
            v_33 = v_32;
        }
        bool _S157 = Rows_has_0(r_4, j_5, 3U);
        if(_S157)
        {
            ulonglong _S158 = Rows_at_0(r_4, j_5, 3U);
            Candidate_0 _S159 = LargestAt_one_0(spec_3, _S138.e_3[3U], _S137, _S158);
            Candidate_0 _S160 = v_33;
            Candidate_0 _S161 = _S159;
            Candidate_0 _S162 = Reduction_of_0(&_S160, &_S161);
            v_30 = _S162;
        }
        else
        {
            v_30 = v_33;
        }
        uint _S163 = Rows_step_0(r_4);
        j_5 = j_5 + ulonglong(_S163);
    }
    return v_30;
}

__device__ __shared__ FixedArray<longlong, 256>  values_3;

__device__ longlong Largest_of_0(longlong a_15, longlong b_5)
{
    bool _S164;
    if(I64_is_nan_0(a_15))
    {
        _S164 = true;
    }
    else
    {
        _S164 = b_5 <= a_15;
    }
    longlong _S165;
    if(_S164)
    {
        _S165 = a_15;
    }
    else
    {
        _S165 = b_5;
    }
    return _S165;
}

__device__ longlong Reduction_of_1(longlong a_16, longlong b_6)
{
    return Largest_of_0(a_16, b_6);
}

__device__ longlong Group_all_3(longlong v_34, uint lane_5, uint width_6)
{
    (*&values_3)[lane_5] = v_34;
    meet_0();
    uint _S166 = (U32_min((width_6), (16U)));
    uint place_6 = lane_5 & (width_6 - 1U);
    uint first_7 = lane_5 - place_6;
    longlong _S167;
    uint i_23;
    if(width_6 > _S166)
    {
        if(place_6 < _S166)
        {
            uint _S168 = place_6 + _S166;
            _S167 = v_34;
            i_23 = _S168;
            for(;;)
            {
                if(i_23 < width_6)
                {
                }
                else
                {
                    break;
                }
                longlong _S169 = Reduction_of_1(_S167, (*&values_3)[first_7 + i_23]);
                uint i_24 = i_23 + _S166;
                _S167 = _S169;
                i_23 = i_24;
            }
            (*&values_3)[lane_5] = _S167;
        }
        meet_0();
    }
    _S167 = (*&values_3)[first_7];
    i_23 = 1U;
    for(;;)
    {
        if(i_23 < _S166)
        {
        }
        else
        {
            break;
        }
        longlong _S170 = Reduction_of_1(_S167, (*&values_3)[first_7 + i_23]);
        uint i_25 = i_23 + 1U;
        _S167 = _S170;
        i_23 = i_25;
    }
    meet_0();
    return _S167;
}

__device__ ulonglong I64_bits_0(uint type_11, longlong v_35)
{
    return of_i64_0(type_11, v_35);
}

__device__ longlong I64_zero_0()
{
    return 0LL;
}

__device__ longlong I64_one_0()
{
    return 1LL;
}

__device__ ulonglong Largest_result_0(Spec_0 * spec_4, RowArguments_0 * a_17, longlong v_36)
{
    uint _S171 = Spec_type_0(spec_4, 0U);
    uint _S172 = spec_4->op_0;
    switch(spec_4->op_0)
    {
    case 3U:
        {
            return I64_bits_0(_S171, v_36);
        }
    case 4U:
        {
            return I64_bits_0(_S171, I64_reversed_0(v_36));
        }
    default:
        {
            longlong _S173 = I64_zero_0();
            longlong _S174;
            if((_S173 < v_36) == (_S172 == 10U))
            {
                _S174 = I64_one_0();
            }
            else
            {
                _S174 = _S173;
            }
            return I64_bits_0(_S171, _S174);
        }
    }
}

__device__ void Reduction_finish_1(Spec_0 * spec_5, Rows_0 * r_5, longlong v_37)
{
    uint _S175 = Spec_type_0(spec_5, 0U);
    uint size_8 = size_of_0(_S175);
    if((r_5->place_5) == 0U)
    {
        ulonglong _S176 = Rows_base_0(r_5, 0U, size_8);
        ulonglong _S177 = Largest_result_0(spec_5, &r_5->a_5, v_37);
        store_0(size_8, _S176, 0LL, _S177);
    }
    return;
}

__device__ longlong Largest_none_0()
{
    return I64_lowest_0();
}

__device__ longlong Reduction_none_1()
{
    return Largest_none_0();
}

__device__ bool I64_is_zero_0(longlong v_38)
{
    return v_38 == 0LL;
}

__device__ longlong Largest_one_0(Spec_0 * spec_6, ulonglong x_4, ulonglong first_8, ulonglong at_10)
{
    uint _S178 = Spec_type_0(spec_6, 1U);
    longlong v_39 = I64_of_0(_S178, x_4);
    uint _S179 = spec_6->op_0;
    switch(spec_6->op_0)
    {
    case 3U:
        {
            return v_39;
        }
    case 4U:
        {
            return I64_reversed_0(v_39);
        }
    default:
        {
            longlong _S180;
            if((I64_is_zero_0(v_39)) == (_S179 == 11U))
            {
                _S180 = I64_one_0();
            }
            else
            {
                _S180 = I64_zero_0();
            }
            return _S180;
        }
    }
}

__device__ longlong Reduction_of_elements_1(Spec_0 * spec_7, Rows_0 * r_6)
{
    uint _S181 = Spec_type_0(spec_7, 1U);
    uint size_9 = size_of_0(_S181);
    ulonglong _S182 = Rows_base_0(r_6, 1U, size_9);
    longlong v_40 = Reduction_none_1();
    ulonglong _S183 = Rows_first_0(r_6);
    ulonglong _S184 = r_6->end_0;
    if(_S183 >= (r_6->end_0))
    {
        return v_40;
    }
    ulonglong _S185 = load_0(size_9, _S182, 0LL);
    ulonglong j_6 = _S183;
    longlong v_41 = v_40;
    for(;;)
    {
        if(j_6 < _S184)
        {
        }
        else
        {
            break;
        }
        Four_0 _S186 = Rows_read_0(r_6, 1U, size_9, _S182, j_6);
        bool _S187 = Rows_has_0(r_6, j_6, 0U);
        longlong v_42;
        if(_S187)
        {
            ulonglong _S188 = Rows_at_0(r_6, j_6, 0U);
            longlong _S189 = Largest_one_0(spec_7, _S186.e_3[0U], _S185, _S188);
            v_42 = Reduction_of_1(v_41, _S189);
        }
        else
        {
            v_42 = v_41;
        }
        bool _S190 = Rows_has_0(r_6, j_6, 1U);
        longlong v_43;
        if(_S190)
        {
            ulonglong _S191 = Rows_at_0(r_6, j_6, 1U);
            longlong _S192 = Largest_one_0(spec_7, _S186.e_3[1U], _S185, _S191);
            v_43 = Reduction_of_1(v_42, _S192);
        }
        else
        {
            v_43 = v_42;
        }
        bool _S193 = Rows_has_0(r_6, j_6, 2U);
        longlong v_44;
        if(_S193)
        {
            ulonglong _S194 = Rows_at_0(r_6, j_6, 2U);
            longlong _S195 = Largest_one_0(spec_7, _S186.e_3[2U], _S185, _S194);
            v_44 = Reduction_of_1(v_43, _S195);
        }
        else
        {
            v_44 = v_43;
        }
        bool _S196 = Rows_has_0(r_6, j_6, 3U);
        if(_S196)
        {
            ulonglong _S197 = Rows_at_0(r_6, j_6, 3U);
            longlong _S198 = Largest_one_0(spec_7, _S186.e_3[3U], _S185, _S197);
            v_41 = Reduction_of_1(v_44, _S198);
        }
        else
        {
            v_41 = v_44;
        }
        uint _S199 = Rows_step_0(r_6);
        j_6 = j_6 + ulonglong(_S199);
    }
    return v_41;
}

__device__ ulonglong Product_of_0(ulonglong a_18, ulonglong b_7)
{
    return a_18 * b_7;
}

__device__ ulonglong Reduction_of_2(ulonglong a_19, ulonglong b_8)
{
    return Product_of_0(a_19, b_8);
}

__device__ ulonglong Group_all_4(ulonglong v_45, uint lane_6, uint width_7)
{
    (*&values_0)[lane_6] = v_45;
    meet_0();
    uint _S200 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_9 = lane_6 - place_7;
    ulonglong _S201;
    uint i_26;
    if(width_7 > _S200)
    {
        if(place_7 < _S200)
        {
            uint _S202 = place_7 + _S200;
            _S201 = v_45;
            i_26 = _S202;
            for(;;)
            {
                if(i_26 < width_7)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S203 = Reduction_of_2(_S201, (*&values_0)[first_9 + i_26]);
                uint i_27 = i_26 + _S200;
                _S201 = _S203;
                i_26 = i_27;
            }
            (*&values_0)[lane_6] = _S201;
        }
        meet_0();
    }
    _S201 = (*&values_0)[first_9];
    i_26 = 1U;
    for(;;)
    {
        if(i_26 < _S200)
        {
        }
        else
        {
            break;
        }
        ulonglong _S204 = Reduction_of_2(_S201, (*&values_0)[first_9 + i_26]);
        uint i_28 = i_26 + 1U;
        _S201 = _S204;
        i_26 = i_28;
    }
    meet_0();
    return _S201;
}

__device__ ulonglong U64_bits_0(uint type_12, ulonglong v_46)
{
    return of_i64_0(type_12, longlong(v_46));
}

__device__ ulonglong Product_result_0(Spec_0 * spec_8, RowArguments_0 * a_20, ulonglong v_47)
{
    uint _S205 = Spec_type_0(spec_8, 0U);
    return U64_bits_0(_S205, v_47);
}

__device__ void Reduction_finish_2(Spec_0 * spec_9, Rows_0 * r_7, ulonglong v_48)
{
    uint _S206 = Spec_type_0(spec_9, 0U);
    uint size_10 = size_of_0(_S206);
    if((r_7->place_5) == 0U)
    {
        ulonglong _S207 = Rows_base_0(r_7, 0U, size_10);
        ulonglong _S208 = Product_result_0(spec_9, &r_7->a_5, v_48);
        store_0(size_10, _S207, 0LL, _S208);
    }
    return;
}

__device__ ulonglong U64_one_0()
{
    return 1ULL;
}

__device__ ulonglong Product_none_0()
{
    return U64_one_0();
}

__device__ ulonglong Reduction_none_2()
{
    return Product_none_0();
}

__device__ ulonglong U64_of_0(uint type_13, ulonglong v_49)
{
    return ulonglong(i64_of_0(type_13, v_49));
}

__device__ ulonglong Product_one_0(Spec_0 * spec_10, ulonglong x_5, ulonglong first_10, ulonglong at_11)
{
    uint _S209 = Spec_type_0(spec_10, 1U);
    return U64_of_0(_S209, x_5);
}

__device__ ulonglong Reduction_of_elements_2(Spec_0 * spec_11, Rows_0 * r_8)
{
    uint _S210 = Spec_type_0(spec_11, 1U);
    uint size_11 = size_of_0(_S210);
    ulonglong _S211 = Rows_base_0(r_8, 1U, size_11);
    ulonglong v_50 = Reduction_none_2();
    ulonglong _S212 = Rows_first_0(r_8);
    ulonglong _S213 = r_8->end_0;
    if(_S212 >= (r_8->end_0))
    {
        return v_50;
    }
    ulonglong _S214 = load_0(size_11, _S211, 0LL);
    ulonglong j_7 = _S212;
    ulonglong v_51 = v_50;
    for(;;)
    {
        if(j_7 < _S213)
        {
        }
        else
        {
            break;
        }
        Four_0 _S215 = Rows_read_0(r_8, 1U, size_11, _S211, j_7);
        bool _S216 = Rows_has_0(r_8, j_7, 0U);
        ulonglong v_52;
        if(_S216)
        {
            ulonglong _S217 = Rows_at_0(r_8, j_7, 0U);
            ulonglong _S218 = Product_one_0(spec_11, _S215.e_3[0U], _S214, _S217);
            v_52 = Reduction_of_2(v_51, _S218);
        }
        else
        {
            v_52 = v_51;
        }
        bool _S219 = Rows_has_0(r_8, j_7, 1U);
        ulonglong v_53;
        if(_S219)
        {
            ulonglong _S220 = Rows_at_0(r_8, j_7, 1U);
            ulonglong _S221 = Product_one_0(spec_11, _S215.e_3[1U], _S214, _S220);
            v_53 = Reduction_of_2(v_52, _S221);
        }
        else
        {
            v_53 = v_52;
        }
        bool _S222 = Rows_has_0(r_8, j_7, 2U);
        ulonglong v_54;
        if(_S222)
        {
            ulonglong _S223 = Rows_at_0(r_8, j_7, 2U);
            ulonglong _S224 = Product_one_0(spec_11, _S215.e_3[2U], _S214, _S223);
            v_54 = Reduction_of_2(v_53, _S224);
        }
        else
        {
            v_54 = v_53;
        }
        bool _S225 = Rows_has_0(r_8, j_7, 3U);
        if(_S225)
        {
            ulonglong _S226 = Rows_at_0(r_8, j_7, 3U);
            ulonglong _S227 = Product_one_0(spec_11, _S215.e_3[3U], _S214, _S226);
            v_51 = Reduction_of_2(v_54, _S227);
        }
        else
        {
            v_51 = v_54;
        }
        uint _S228 = Rows_step_0(r_8);
        j_7 = j_7 + ulonglong(_S228);
    }
    return v_51;
}

__device__ ulonglong Total_of_0(ulonglong a_21, ulonglong b_9)
{
    return a_21 + b_9;
}

__device__ ulonglong Reduction_of_3(ulonglong a_22, ulonglong b_10)
{
    return Total_of_0(a_22, b_10);
}

__device__ ulonglong Group_all_5(ulonglong v_55, uint lane_7, uint width_8)
{
    (*&values_0)[lane_7] = v_55;
    meet_0();
    uint _S229 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_11 = lane_7 - place_8;
    ulonglong _S230;
    uint i_29;
    if(width_8 > _S229)
    {
        if(place_8 < _S229)
        {
            uint _S231 = place_8 + _S229;
            _S230 = v_55;
            i_29 = _S231;
            for(;;)
            {
                if(i_29 < width_8)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S232 = Reduction_of_3(_S230, (*&values_0)[first_11 + i_29]);
                uint i_30 = i_29 + _S229;
                _S230 = _S232;
                i_29 = i_30;
            }
            (*&values_0)[lane_7] = _S230;
        }
        meet_0();
    }
    _S230 = (*&values_0)[first_11];
    i_29 = 1U;
    for(;;)
    {
        if(i_29 < _S229)
        {
        }
        else
        {
            break;
        }
        ulonglong _S233 = Reduction_of_3(_S230, (*&values_0)[first_11 + i_29]);
        uint i_31 = i_29 + 1U;
        _S230 = _S233;
        i_29 = i_31;
    }
    meet_0();
    return _S230;
}

__device__ ulonglong U64_scalar_0(ulonglong v_56)
{
    return v_56;
}

__device__ ulonglong U64_over_0(ulonglong a_23, ulonglong b_11)
{
    ulonglong _S234 = a_23 / b_11;
    return _S234;
}

__device__ ulonglong Total_result_0(Spec_0 * spec_12, RowArguments_0 * a_24, ulonglong v_57)
{
    uint _S235 = Spec_type_0(spec_12, 0U);
    ulonglong _S236;
    if((spec_12->op_0) == 1U)
    {
        ulonglong _S237 = U64_over_0(v_57, U64_scalar_0(a_24->a_4));
        _S236 = _S237;
    }
    else
    {
        _S236 = v_57;
    }
    return U64_bits_0(_S235, _S236);
}

__device__ void Reduction_finish_3(Spec_0 * spec_13, Rows_0 * r_9, ulonglong v_58)
{
    uint _S238 = Spec_type_0(spec_13, 0U);
    uint size_12 = size_of_0(_S238);
    if((r_9->place_5) == 0U)
    {
        ulonglong _S239 = Rows_base_0(r_9, 0U, size_12);
        ulonglong _S240 = Total_result_0(spec_13, &r_9->a_5, v_58);
        store_0(size_12, _S239, 0LL, _S240);
    }
    return;
}

__device__ ulonglong Total_none_0()
{
    return U64_zero_0();
}

__device__ ulonglong Reduction_none_3()
{
    return Total_none_0();
}

__device__ ulonglong U64_size_0(ulonglong v_59)
{
    ulonglong _S241;
    if(longlong(v_59) < 0LL)
    {
        _S241 = 0ULL - v_59;
    }
    else
    {
        _S241 = v_59;
    }
    return _S241;
}

__device__ ulonglong Total_one_0(Spec_0 * spec_14, ulonglong x_6, ulonglong first_12, ulonglong at_12)
{
    uint _S242 = Spec_type_0(spec_14, 1U);
    ulonglong v_60 = U64_of_0(_S242, x_6);
    switch(spec_14->op_0)
    {
    case 7U:
        {
            return U64_size_0(v_60);
        }
    case 8U:
        {
            return v_60 * v_60;
        }
    default:
        {
            return v_60;
        }
    }
}

__device__ ulonglong Reduction_of_elements_3(Spec_0 * spec_15, Rows_0 * r_10)
{
    uint _S243 = Spec_type_0(spec_15, 1U);
    uint size_13 = size_of_0(_S243);
    ulonglong _S244 = Rows_base_0(r_10, 1U, size_13);
    ulonglong v_61 = Reduction_none_3();
    ulonglong _S245 = Rows_first_0(r_10);
    ulonglong _S246 = r_10->end_0;
    if(_S245 >= (r_10->end_0))
    {
        return v_61;
    }
    ulonglong _S247 = load_0(size_13, _S244, 0LL);
    ulonglong j_8 = _S245;
    ulonglong v_62 = v_61;
    for(;;)
    {
        if(j_8 < _S246)
        {
        }
        else
        {
            break;
        }
        Four_0 _S248 = Rows_read_0(r_10, 1U, size_13, _S244, j_8);
        bool _S249 = Rows_has_0(r_10, j_8, 0U);
        ulonglong v_63;
        if(_S249)
        {
            ulonglong _S250 = Rows_at_0(r_10, j_8, 0U);
            ulonglong _S251 = Total_one_0(spec_15, _S248.e_3[0U], _S247, _S250);
            v_63 = Reduction_of_3(v_62, _S251);
        }
        else
        {
            v_63 = v_62;
        }
        bool _S252 = Rows_has_0(r_10, j_8, 1U);
        ulonglong v_64;
        if(_S252)
        {
            ulonglong _S253 = Rows_at_0(r_10, j_8, 1U);
            ulonglong _S254 = Total_one_0(spec_15, _S248.e_3[1U], _S247, _S253);
            v_64 = Reduction_of_3(v_63, _S254);
        }
        else
        {
            v_64 = v_63;
        }
        bool _S255 = Rows_has_0(r_10, j_8, 2U);
        ulonglong v_65;
        if(_S255)
        {
            ulonglong _S256 = Rows_at_0(r_10, j_8, 2U);
            ulonglong _S257 = Total_one_0(spec_15, _S248.e_3[2U], _S247, _S256);
            v_65 = Reduction_of_3(v_64, _S257);
        }
        else
        {
            v_65 = v_64;
        }
        bool _S258 = Rows_has_0(r_10, j_8, 3U);
        if(_S258)
        {
            ulonglong _S259 = Rows_at_0(r_10, j_8, 3U);
            ulonglong _S260 = Total_one_0(spec_15, _S248.e_3[3U], _S247, _S259);
            v_62 = Reduction_of_3(v_65, _S260);
        }
        else
        {
            v_62 = v_65;
        }
        uint _S261 = Rows_step_0(r_10);
        j_8 = j_8 + ulonglong(_S261);
    }
    return v_62;
}

struct Moments_0
{
    float n_0;
    float mean_0;
    float squares_0;
};

__device__ __shared__ FixedArray<Moments_0, 256>  values_4;

__device__ float quotient_0(float x_7, float y_0)
{
    return x_7 / y_0;
}

__device__ float F32_over_0(float a_25, float b_12)
{
    return quotient_0(a_25, b_12);
}

__device__ float F32_half_0()
{
    return 0.5f;
}

__device__ Moments_0 Variance_of_0(Moments_0 * a_26, Moments_0 * b_13)
{
    float _S262 = b_13->n_0;
    float _S263 = F32_zero_0();
    if((b_13->n_0) == _S263)
    {
        return *a_26;
    }
    float _S264 = a_26->n_0;
    if((a_26->n_0) == _S263)
    {
        return *b_13;
    }
    Moments_0 v_66;
    float _S265 = _S264 + _S262;
    (&v_66)->n_0 = _S265;
    float share_0 = F32_over_0(_S262, _S265);
    float _S266 = F32_half_0();
    float _S267 = b_13->mean_0 * _S266 - a_26->mean_0 * _S266;
    float _S268 = _S267 * share_0;
    (&v_66)->mean_0 = a_26->mean_0 + _S268 + _S268;
    float _S269 = _S267 + _S267;
    (&v_66)->squares_0 = a_26->squares_0 + b_13->squares_0 + _S269 * (_S269 * (_S264 * share_0));
    return v_66;
}

__device__ Moments_0 Reduction_of_4(Moments_0 * a_27, Moments_0 * b_14)
{
    Moments_0 _S270 = Variance_of_0(a_27, b_14);
    return _S270;
}

__device__ Moments_0 Group_all_6(Moments_0 * v_67, uint lane_8, uint width_9)
{
    (*&values_4)[lane_8] = *v_67;
    meet_0();
    uint _S271 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_13 = lane_8 - place_9;
    Moments_0 _S272;
    uint i_32;
    if(width_9 > _S271)
    {
        if(place_9 < _S271)
        {
            uint _S273 = place_9 + _S271;
            _S272 = *v_67;
            i_32 = _S273;
            for(;;)
            {
                if(i_32 < width_9)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S274 = _S272;
                Moments_0 _S275 = (*&values_4)[first_13 + i_32];
                Moments_0 _S276 = Reduction_of_4(&_S274, &_S275);
                uint i_33 = i_32 + _S271;
                _S272 = _S276;
                i_32 = i_33;
            }
            (*&values_4)[lane_8] = _S272;
        }
        meet_0();
    }
    _S272 = (*&values_4)[first_13];
    i_32 = 1U;
    for(;;)
    {
        if(i_32 < _S271)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S277 = _S272;
        Moments_0 _S278 = (*&values_4)[first_13 + i_32];
        Moments_0 _S279 = Reduction_of_4(&_S277, &_S278);
        uint i_34 = i_32 + 1U;
        _S272 = _S279;
        i_32 = i_34;
    }
    meet_0();
    return _S272;
}

__device__ float F32_scalar_0(ulonglong v_68)
{
    return (U32_asfloat((low_0(v_68))));
}

__device__ ulonglong of_f32_0(uint type_14, uint u_9)
{
    switch(type_14)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S280;
            if((u_9 << int(1)) != 0U)
            {
                _S280 = int(1);
            }
            else
            {
                _S280 = int(0);
            }
            return ulonglong(_S280);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_14, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_14, u_9);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_15, float v_69)
{
    return of_f32_0(type_15, (F32_asuint((v_69))));
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_16, RowArguments_0 * a_28, Moments_0 * v_70)
{
    uint _S281 = Spec_type_0(spec_16, 0U);
    return F32_bits_0(_S281, F32_over_0(v_70->squares_0, F32_scalar_0(a_28->a_4)));
}

__device__ void Reduction_finish_4(Spec_0 * spec_17, Rows_0 * r_11, Moments_0 * v_71)
{
    uint _S282 = Spec_type_0(spec_17, 0U);
    uint size_14 = size_of_0(_S282);
    if((r_11->place_5) == 0U)
    {
        ulonglong _S283 = Rows_base_0(r_11, 0U, size_14);
        ulonglong _S284 = Variance_result_0(spec_17, &r_11->a_5, v_71);
        store_0(size_14, _S283, 0LL, _S284);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_72;
    float _S285 = F32_zero_0();
    (&v_72)->n_0 = _S285;
    (&v_72)->mean_0 = _S285;
    (&v_72)->squares_0 = _S285;
    return v_72;
}

__device__ Moments_0 Reduction_none_4()
{
    return Variance_none_0();
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float F32_of_0(uint type_16, ulonglong v_73)
{
    return (U32_asfloat((f32_of_0(type_16, v_73))));
}

__device__ float magnitude_0(float x_8)
{
    return (U32_asfloat(((F32_asuint((x_8))) & 2147483647U)));
}

__device__ float F32_size_0(float v_74)
{
    return magnitude_0(v_74);
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ float F32_nan_0()
{
    return (U32_asfloat((2143289344U)));
}

__device__ Moments_0 Variance_one_0(Spec_0 * spec_18, ulonglong x_9, ulonglong first_14, ulonglong at_13)
{
    Moments_0 v_75 = Variance_none_0();
    (&v_75)->n_0 = F32_one_0();
    uint _S286 = Spec_type_0(spec_18, 1U);
    float y_1 = F32_of_0(_S286, x_9);
    float _S287 = y_1 - F32_of_0(_S286, first_14);
    float _S288 = F32_highest_0();
    if(!((F32_size_0(y_1)) < _S288))
    {
        (&v_75)->squares_0 = F32_nan_0();
    }
    else
    {
        if((F32_size_0(_S287)) < _S288)
        {
            (&v_75)->mean_0 = _S287;
        }
        else
        {
            (&v_75)->squares_0 = _S288;
        }
    }
    return v_75;
}

__device__ Moments_0 Reduction_of_elements_4(Spec_0 * spec_19, Rows_0 * r_12)
{
    uint _S289 = Spec_type_0(spec_19, 1U);
    uint size_15 = size_of_0(_S289);
    ulonglong _S290 = Rows_base_0(r_12, 1U, size_15);
    Moments_0 v_76 = Reduction_none_4();
    ulonglong _S291 = Rows_first_0(r_12);
    ulonglong _S292 = r_12->end_0;
    if(_S291 >= (r_12->end_0))
    {
        return v_76;
    }
    ulonglong _S293 = load_0(size_15, _S290, 0LL);
    ulonglong j_9 = _S291;
    Moments_0 v_77 = v_76;
    for(;;)
    {
        if(j_9 < _S292)
        {
        }
        else
        {
            break;
        }
        Four_0 _S294 = Rows_read_0(r_12, 1U, size_15, _S290, j_9);
        bool _S295 = Rows_has_0(r_12, j_9, 0U);
        Moments_0 v_78;
        if(_S295)
        {
            ulonglong _S296 = Rows_at_0(r_12, j_9, 0U);
            Moments_0 _S297 = Variance_one_0(spec_19, _S294.e_3[0U], _S293, _S296);
            Moments_0 _S298 = v_77;
            Moments_0 _S299 = _S297;
            Moments_0 _S300 = Reduction_of_4(&_S298, &_S299);
            v_78 = _S300;
        }
        else
        {
            v_78 = v_77;
        }
        bool _S301 = Rows_has_0(r_12, j_9, 1U);
        Moments_0 v_79;
        if(_S301)
        {
            ulonglong _S302 = Rows_at_0(r_12, j_9, 1U);
            Moments_0 _S303 = Variance_one_0(spec_19, _S294.e_3[1U], _S293, _S302);
            Moments_0 _S304 = v_78;
            Moments_0 _S305 = _S303;
            Moments_0 _S306 = Reduction_of_4(&_S304, &_S305);
            v_79 = _S306;
        }
        else
        {
            v_79 = v_78;
        }
        bool _S307 = Rows_has_0(r_12, j_9, 2U);
        Moments_0 v_80;
        if(_S307)
        {
            ulonglong _S308 = Rows_at_0(r_12, j_9, 2U);
            Moments_0 _S309 = Variance_one_0(spec_19, _S294.e_3[2U], _S293, _S308);
            Moments_0 _S310 = v_79;
            Moments_0 _S311 = _S309;
            Moments_0 _S312 = Reduction_of_4(&_S310, &_S311);
            v_80 = _S312;
        }
        else
        {
            v_80 = v_79;
        }
        bool _S313 = Rows_has_0(r_12, j_9, 3U);
        if(_S313)
        {
            ulonglong _S314 = Rows_at_0(r_12, j_9, 3U);
            Moments_0 _S315 = Variance_one_0(spec_19, _S294.e_3[3U], _S293, _S314);
            Moments_0 _S316 = v_80;
            Moments_0 _S317 = _S315;
            Moments_0 _S318 = Reduction_of_4(&_S316, &_S317);
            v_77 = _S318;
        }
        else
        {
            v_77 = v_80;
        }
        uint _S319 = Rows_step_0(r_12);
        j_9 = j_9 + ulonglong(_S319);
    }
    return v_77;
}

struct Candidate_1
{
    float v_4;
    ulonglong at_0;
};

__device__ __shared__ FixedArray<Candidate_1, 256>  values_5;

__device__ bool is_nan_0(float x_10)
{
    return ((F32_asuint((x_10))) & 2147483647U) > 2139095040U;
}

__device__ bool F32_is_nan_0(float v_81)
{
    return is_nan_0(v_81);
}

__device__ Candidate_1 LargestAt_of_1(Candidate_1 * a_29, Candidate_1 * b_15)
{
    float _S320 = a_29->v_4;
    bool a_nan_1 = F32_is_nan_0(a_29->v_4);
    float _S321 = b_15->v_4;
    bool _S322 = (a_29->at_0) < (b_15->at_0);
    bool first_15;
    if(a_nan_1 != (F32_is_nan_0(b_15->v_4)))
    {
        first_15 = a_nan_1;
    }
    else
    {
        if(!a_nan_1)
        {
            first_15 = !(_S320 == _S321);
        }
        else
        {
            first_15 = false;
        }
        if(first_15)
        {
            first_15 = _S321 < _S320;
        }
        else
        {
            first_15 = _S322;
        }
    }
    if(first_15)
    {
        return *a_29;
    }
    return *b_15;
}

__device__ Candidate_1 Reduction_of_5(Candidate_1 * a_30, Candidate_1 * b_16)
{
    Candidate_1 _S323 = LargestAt_of_1(a_30, b_16);
    return _S323;
}

__device__ Candidate_1 Group_all_7(Candidate_1 * v_82, uint lane_9, uint width_10)
{
    (*&values_5)[lane_9] = *v_82;
    meet_0();
    uint _S324 = (U32_min((width_10), (16U)));
    uint place_10 = lane_9 & (width_10 - 1U);
    uint first_16 = lane_9 - place_10;
    Candidate_1 _S325;
    uint i_35;
    if(width_10 > _S324)
    {
        if(place_10 < _S324)
        {
            uint _S326 = place_10 + _S324;
            _S325 = *v_82;
            i_35 = _S326;
            for(;;)
            {
                if(i_35 < width_10)
                {
                }
                else
                {
                    break;
                }
                Candidate_1 _S327 = _S325;
                Candidate_1 _S328 = (*&values_5)[first_16 + i_35];
                Candidate_1 _S329 = Reduction_of_5(&_S327, &_S328);
                uint i_36 = i_35 + _S324;
                _S325 = _S329;
                i_35 = i_36;
            }
            (*&values_5)[lane_9] = _S325;
        }
        meet_0();
    }
    _S325 = (*&values_5)[first_16];
    i_35 = 1U;
    for(;;)
    {
        if(i_35 < _S324)
        {
        }
        else
        {
            break;
        }
        Candidate_1 _S330 = _S325;
        Candidate_1 _S331 = (*&values_5)[first_16 + i_35];
        Candidate_1 _S332 = Reduction_of_5(&_S330, &_S331);
        uint i_37 = i_35 + 1U;
        _S325 = _S332;
        i_35 = i_37;
    }
    meet_0();
    return _S325;
}

__device__ ulonglong LargestAt_result_1(Spec_0 * spec_20, RowArguments_0 * a_31, Candidate_1 * v_83)
{
    uint _S333 = Spec_type_0(spec_20, 0U);
    return of_i64_0(_S333, longlong(v_83->at_0));
}

__device__ void Reduction_finish_5(Spec_0 * spec_21, Rows_0 * r_13, Candidate_1 * v_84)
{
    uint _S334 = Spec_type_0(spec_21, 0U);
    uint size_16 = size_of_0(_S334);
    if((r_13->place_5) == 0U)
    {
        ulonglong _S335 = Rows_base_0(r_13, 0U, size_16);
        ulonglong _S336 = LargestAt_result_1(spec_21, &r_13->a_5, v_84);
        store_0(size_16, _S335, 0LL, _S336);
    }
    return;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ Candidate_1 LargestAt_none_1()
{
    Candidate_1 v_85;
    (&v_85)->v_4 = F32_lowest_0();
    (&v_85)->at_0 = 18446744073709551615ULL;
    return v_85;
}

__device__ Candidate_1 Reduction_none_5()
{
    return LargestAt_none_1();
}

__device__ float negated_0(float x_11)
{
    return (U32_asfloat(((F32_asuint((x_11))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_86)
{
    return negated_0(v_86);
}

__device__ Candidate_1 LargestAt_one_1(Spec_0 * spec_22, ulonglong x_12, ulonglong first_17, ulonglong at_14)
{
    Candidate_1 v_87;
    uint _S337 = Spec_type_0(spec_22, 1U);
    (&v_87)->v_4 = F32_of_0(_S337, x_12);
    if((spec_22->op_0) == 6U)
    {
        (&v_87)->v_4 = F32_reversed_0((&v_87)->v_4);
    }
    (&v_87)->at_0 = at_14;
    return v_87;
}

__device__ Candidate_1 Reduction_of_elements_5(Spec_0 * spec_23, Rows_0 * r_14)
{
    uint _S338 = Spec_type_0(spec_23, 1U);
    uint size_17 = size_of_0(_S338);
    ulonglong _S339 = Rows_base_0(r_14, 1U, size_17);
    Candidate_1 v_88 = Reduction_none_5();
    ulonglong _S340 = Rows_first_0(r_14);
    ulonglong _S341 = r_14->end_0;
    if(_S340 >= (r_14->end_0))
    {
        return v_88;
    }
    ulonglong _S342 = load_0(size_17, _S339, 0LL);
    ulonglong j_10 = _S340;
    Candidate_1 v_89 = v_88;
    for(;;)
    {
        if(j_10 < _S341)
        {
        }
        else
        {
            break;
        }
        Four_0 _S343 = Rows_read_0(r_14, 1U, size_17, _S339, j_10);
        bool _S344 = Rows_has_0(r_14, j_10, 0U);
        Candidate_1 v_90;
        if(_S344)
        {
            ulonglong _S345 = Rows_at_0(r_14, j_10, 0U);
            Candidate_1 _S346 = LargestAt_one_1(spec_23, _S343.e_3[0U], _S342, _S345);
            Candidate_1 _S347 = v_89;
            Candidate_1 _S348 = _S346;
            Candidate_1 _S349 = Reduction_of_5(&_S347, &_S348);
            v_90 = _S349;
        }
        else
        {
            v_90 = v_89;
        }
        bool _S350 = Rows_has_0(r_14, j_10, 1U);
        Candidate_1 v_91;
        if(_S350)
        {
            ulonglong _S351 = Rows_at_0(r_14, j_10, 1U);
            Candidate_1 _S352 = LargestAt_one_1(spec_23, _S343.e_3[1U], _S342, _S351);
            Candidate_1 _S353 = v_90;
            Candidate_1 _S354 = _S352;
            Candidate_1 _S355 = Reduction_of_5(&_S353, &_S354);
            v_91 = _S355;
        }
        else
        {
            v_91 = v_90;
        }
        bool _S356 = Rows_has_0(r_14, j_10, 2U);
        Candidate_1 v_92;
        if(_S356)
        {
            ulonglong _S357 = Rows_at_0(r_14, j_10, 2U);
            Candidate_1 _S358 = LargestAt_one_1(spec_23, _S343.e_3[2U], _S342, _S357);
            Candidate_1 _S359 = v_91;
            Candidate_1 _S360 = _S358;
            Candidate_1 _S361 = Reduction_of_5(&_S359, &_S360);
            v_92 = _S361;
        }
        else
        {
            v_92 = v_91;
        }
        bool _S362 = Rows_has_0(r_14, j_10, 3U);
        if(_S362)
        {
            ulonglong _S363 = Rows_at_0(r_14, j_10, 3U);
            Candidate_1 _S364 = LargestAt_one_1(spec_23, _S343.e_3[3U], _S342, _S363);
            Candidate_1 _S365 = v_92;
            Candidate_1 _S366 = _S364;
            Candidate_1 _S367 = Reduction_of_5(&_S365, &_S366);
            v_89 = _S367;
        }
        else
        {
            v_89 = v_92;
        }
        uint _S368 = Rows_step_0(r_14);
        j_10 = j_10 + ulonglong(_S368);
    }
    return v_89;
}

__device__ float Largest_of_1(float a_32, float b_17)
{
    bool _S369;
    if(F32_is_nan_0(a_32))
    {
        _S369 = true;
    }
    else
    {
        _S369 = b_17 <= a_32;
    }
    float _S370;
    if(_S369)
    {
        _S370 = a_32;
    }
    else
    {
        _S370 = b_17;
    }
    return _S370;
}

__device__ float Reduction_of_6(float a_33, float b_18)
{
    return Largest_of_1(a_33, b_18);
}

__device__ float Group_all_8(float v_93, uint lane_10, uint width_11)
{
    (*&values_1)[lane_10] = v_93;
    meet_0();
    uint _S371 = (U32_min((width_11), (16U)));
    uint place_11 = lane_10 & (width_11 - 1U);
    uint first_18 = lane_10 - place_11;
    float _S372;
    uint i_38;
    if(width_11 > _S371)
    {
        if(place_11 < _S371)
        {
            uint _S373 = place_11 + _S371;
            _S372 = v_93;
            i_38 = _S373;
            for(;;)
            {
                if(i_38 < width_11)
                {
                }
                else
                {
                    break;
                }
                float _S374 = Reduction_of_6(_S372, (*&values_1)[first_18 + i_38]);
                uint i_39 = i_38 + _S371;
                _S372 = _S374;
                i_38 = i_39;
            }
            (*&values_1)[lane_10] = _S372;
        }
        meet_0();
    }
    _S372 = (*&values_1)[first_18];
    i_38 = 1U;
    for(;;)
    {
        if(i_38 < _S371)
        {
        }
        else
        {
            break;
        }
        float _S375 = Reduction_of_6(_S372, (*&values_1)[first_18 + i_38]);
        uint i_40 = i_38 + 1U;
        _S372 = _S375;
        i_38 = i_40;
    }
    meet_0();
    return _S372;
}

__device__ ulonglong Largest_result_1(Spec_0 * spec_24, RowArguments_0 * a_34, float v_94)
{
    uint _S376 = Spec_type_0(spec_24, 0U);
    uint _S377 = spec_24->op_0;
    switch(spec_24->op_0)
    {
    case 3U:
        {
            return F32_bits_0(_S376, v_94);
        }
    case 4U:
        {
            return F32_bits_0(_S376, F32_reversed_0(v_94));
        }
    default:
        {
            float _S378 = F32_zero_0();
            float _S379;
            if((_S378 < v_94) == (_S377 == 10U))
            {
                _S379 = F32_one_0();
            }
            else
            {
                _S379 = _S378;
            }
            return F32_bits_0(_S376, _S379);
        }
    }
}

__device__ void Reduction_finish_6(Spec_0 * spec_25, Rows_0 * r_15, float v_95)
{
    uint _S380 = Spec_type_0(spec_25, 0U);
    uint size_18 = size_of_0(_S380);
    if((r_15->place_5) == 0U)
    {
        ulonglong _S381 = Rows_base_0(r_15, 0U, size_18);
        ulonglong _S382 = Largest_result_1(spec_25, &r_15->a_5, v_95);
        store_0(size_18, _S381, 0LL, _S382);
    }
    return;
}

__device__ float Largest_none_1()
{
    return F32_lowest_0();
}

__device__ float Reduction_none_6()
{
    return Largest_none_1();
}

__device__ bool F32_is_zero_0(float v_96)
{
    return ((F32_asuint((v_96))) << int(1)) == 0U;
}

__device__ float Largest_one_1(Spec_0 * spec_26, ulonglong x_13, ulonglong first_19, ulonglong at_15)
{
    uint _S383 = Spec_type_0(spec_26, 1U);
    float v_97 = F32_of_0(_S383, x_13);
    uint _S384 = spec_26->op_0;
    switch(spec_26->op_0)
    {
    case 3U:
        {
            return v_97;
        }
    case 4U:
        {
            return F32_reversed_0(v_97);
        }
    default:
        {
            float _S385;
            if((F32_is_zero_0(v_97)) == (_S384 == 11U))
            {
                _S385 = F32_one_0();
            }
            else
            {
                _S385 = F32_zero_0();
            }
            return _S385;
        }
    }
}

__device__ float Reduction_of_elements_6(Spec_0 * spec_27, Rows_0 * r_16)
{
    uint _S386 = Spec_type_0(spec_27, 1U);
    uint size_19 = size_of_0(_S386);
    ulonglong _S387 = Rows_base_0(r_16, 1U, size_19);
    float v_98 = Reduction_none_6();
    ulonglong _S388 = Rows_first_0(r_16);
    ulonglong _S389 = r_16->end_0;
    if(_S388 >= (r_16->end_0))
    {
        return v_98;
    }
    ulonglong _S390 = load_0(size_19, _S387, 0LL);
    ulonglong j_11 = _S388;
    float v_99 = v_98;
    for(;;)
    {
        if(j_11 < _S389)
        {
        }
        else
        {
            break;
        }
        Four_0 _S391 = Rows_read_0(r_16, 1U, size_19, _S387, j_11);
        bool _S392 = Rows_has_0(r_16, j_11, 0U);
        float v_100;
        if(_S392)
        {
            ulonglong _S393 = Rows_at_0(r_16, j_11, 0U);
            float _S394 = Largest_one_1(spec_27, _S391.e_3[0U], _S390, _S393);
            v_100 = Reduction_of_6(v_99, _S394);
        }
        else
        {
            v_100 = v_99;
        }
        bool _S395 = Rows_has_0(r_16, j_11, 1U);
        float v_101;
        if(_S395)
        {
            ulonglong _S396 = Rows_at_0(r_16, j_11, 1U);
            float _S397 = Largest_one_1(spec_27, _S391.e_3[1U], _S390, _S396);
            v_101 = Reduction_of_6(v_100, _S397);
        }
        else
        {
            v_101 = v_100;
        }
        bool _S398 = Rows_has_0(r_16, j_11, 2U);
        float v_102;
        if(_S398)
        {
            ulonglong _S399 = Rows_at_0(r_16, j_11, 2U);
            float _S400 = Largest_one_1(spec_27, _S391.e_3[2U], _S390, _S399);
            v_102 = Reduction_of_6(v_101, _S400);
        }
        else
        {
            v_102 = v_101;
        }
        bool _S401 = Rows_has_0(r_16, j_11, 3U);
        if(_S401)
        {
            ulonglong _S402 = Rows_at_0(r_16, j_11, 3U);
            float _S403 = Largest_one_1(spec_27, _S391.e_3[3U], _S390, _S402);
            v_99 = Reduction_of_6(v_102, _S403);
        }
        else
        {
            v_99 = v_102;
        }
        uint _S404 = Rows_step_0(r_16);
        j_11 = j_11 + ulonglong(_S404);
    }
    return v_99;
}

__device__ float Product_of_1(float a_35, float b_19)
{
    return a_35 * b_19;
}

__device__ float Reduction_of_7(float a_36, float b_20)
{
    return Product_of_1(a_36, b_20);
}

__device__ float Group_all_9(float v_103, uint lane_11, uint width_12)
{
    (*&values_1)[lane_11] = v_103;
    meet_0();
    uint _S405 = (U32_min((width_12), (16U)));
    uint place_12 = lane_11 & (width_12 - 1U);
    uint first_20 = lane_11 - place_12;
    float _S406;
    uint i_41;
    if(width_12 > _S405)
    {
        if(place_12 < _S405)
        {
            uint _S407 = place_12 + _S405;
            _S406 = v_103;
            i_41 = _S407;
            for(;;)
            {
                if(i_41 < width_12)
                {
                }
                else
                {
                    break;
                }
                float _S408 = Reduction_of_7(_S406, (*&values_1)[first_20 + i_41]);
                uint i_42 = i_41 + _S405;
                _S406 = _S408;
                i_41 = i_42;
            }
            (*&values_1)[lane_11] = _S406;
        }
        meet_0();
    }
    _S406 = (*&values_1)[first_20];
    i_41 = 1U;
    for(;;)
    {
        if(i_41 < _S405)
        {
        }
        else
        {
            break;
        }
        float _S409 = Reduction_of_7(_S406, (*&values_1)[first_20 + i_41]);
        uint i_43 = i_41 + 1U;
        _S406 = _S409;
        i_41 = i_43;
    }
    meet_0();
    return _S406;
}

__device__ ulonglong Product_result_1(Spec_0 * spec_28, RowArguments_0 * a_37, float v_104)
{
    uint _S410 = Spec_type_0(spec_28, 0U);
    return F32_bits_0(_S410, v_104);
}

__device__ void Reduction_finish_7(Spec_0 * spec_29, Rows_0 * r_17, float v_105)
{
    uint _S411 = Spec_type_0(spec_29, 0U);
    uint size_20 = size_of_0(_S411);
    if((r_17->place_5) == 0U)
    {
        ulonglong _S412 = Rows_base_0(r_17, 0U, size_20);
        ulonglong _S413 = Product_result_1(spec_29, &r_17->a_5, v_105);
        store_0(size_20, _S412, 0LL, _S413);
    }
    return;
}

__device__ float Product_none_1()
{
    return F32_one_0();
}

__device__ float Reduction_none_7()
{
    return Product_none_1();
}

__device__ float Product_one_1(Spec_0 * spec_30, ulonglong x_14, ulonglong first_21, ulonglong at_16)
{
    uint _S414 = Spec_type_0(spec_30, 1U);
    return F32_of_0(_S414, x_14);
}

__device__ float Reduction_of_elements_7(Spec_0 * spec_31, Rows_0 * r_18)
{
    uint _S415 = Spec_type_0(spec_31, 1U);
    uint size_21 = size_of_0(_S415);
    ulonglong _S416 = Rows_base_0(r_18, 1U, size_21);
    float v_106 = Reduction_none_7();
    ulonglong _S417 = Rows_first_0(r_18);
    ulonglong _S418 = r_18->end_0;
    if(_S417 >= (r_18->end_0))
    {
        return v_106;
    }
    ulonglong _S419 = load_0(size_21, _S416, 0LL);
    ulonglong j_12 = _S417;
    float v_107 = v_106;
    for(;;)
    {
        if(j_12 < _S418)
        {
        }
        else
        {
            break;
        }
        Four_0 _S420 = Rows_read_0(r_18, 1U, size_21, _S416, j_12);
        bool _S421 = Rows_has_0(r_18, j_12, 0U);
        float v_108;
        if(_S421)
        {
            ulonglong _S422 = Rows_at_0(r_18, j_12, 0U);
            float _S423 = Product_one_1(spec_31, _S420.e_3[0U], _S419, _S422);
            v_108 = Reduction_of_7(v_107, _S423);
        }
        else
        {
            v_108 = v_107;
        }
        bool _S424 = Rows_has_0(r_18, j_12, 1U);
        float v_109;
        if(_S424)
        {
            ulonglong _S425 = Rows_at_0(r_18, j_12, 1U);
            float _S426 = Product_one_1(spec_31, _S420.e_3[1U], _S419, _S425);
            v_109 = Reduction_of_7(v_108, _S426);
        }
        else
        {
            v_109 = v_108;
        }
        bool _S427 = Rows_has_0(r_18, j_12, 2U);
        float v_110;
        if(_S427)
        {
            ulonglong _S428 = Rows_at_0(r_18, j_12, 2U);
            float _S429 = Product_one_1(spec_31, _S420.e_3[2U], _S419, _S428);
            v_110 = Reduction_of_7(v_109, _S429);
        }
        else
        {
            v_110 = v_109;
        }
        bool _S430 = Rows_has_0(r_18, j_12, 3U);
        if(_S430)
        {
            ulonglong _S431 = Rows_at_0(r_18, j_12, 3U);
            float _S432 = Product_one_1(spec_31, _S420.e_3[3U], _S419, _S431);
            v_107 = Reduction_of_7(v_110, _S432);
        }
        else
        {
            v_107 = v_110;
        }
        uint _S433 = Rows_step_0(r_18);
        j_12 = j_12 + ulonglong(_S433);
    }
    return v_107;
}

__device__ float Total_of_1(float a_38, float b_21)
{
    return a_38 + b_21;
}

__device__ float Reduction_of_8(float a_39, float b_22)
{
    return Total_of_1(a_39, b_22);
}

__device__ float Group_all_10(float v_111, uint lane_12, uint width_13)
{
    (*&values_1)[lane_12] = v_111;
    meet_0();
    uint _S434 = (U32_min((width_13), (16U)));
    uint place_13 = lane_12 & (width_13 - 1U);
    uint first_22 = lane_12 - place_13;
    float _S435;
    uint i_44;
    if(width_13 > _S434)
    {
        if(place_13 < _S434)
        {
            uint _S436 = place_13 + _S434;
            _S435 = v_111;
            i_44 = _S436;
            for(;;)
            {
                if(i_44 < width_13)
                {
                }
                else
                {
                    break;
                }
                float _S437 = Reduction_of_8(_S435, (*&values_1)[first_22 + i_44]);
                uint i_45 = i_44 + _S434;
                _S435 = _S437;
                i_44 = i_45;
            }
            (*&values_1)[lane_12] = _S435;
        }
        meet_0();
    }
    _S435 = (*&values_1)[first_22];
    i_44 = 1U;
    for(;;)
    {
        if(i_44 < _S434)
        {
        }
        else
        {
            break;
        }
        float _S438 = Reduction_of_8(_S435, (*&values_1)[first_22 + i_44]);
        uint i_46 = i_44 + 1U;
        _S435 = _S438;
        i_44 = i_46;
    }
    meet_0();
    return _S435;
}

__device__ ulonglong Total_result_1(Spec_0 * spec_32, RowArguments_0 * a_40, float v_112)
{
    uint _S439 = Spec_type_0(spec_32, 0U);
    float _S440;
    if((spec_32->op_0) == 1U)
    {
        _S440 = F32_over_0(v_112, F32_scalar_0(a_40->a_4));
    }
    else
    {
        _S440 = v_112;
    }
    return F32_bits_0(_S439, _S440);
}

__device__ void Reduction_finish_8(Spec_0 * spec_33, Rows_0 * r_19, float v_113)
{
    uint _S441 = Spec_type_0(spec_33, 0U);
    uint size_22 = size_of_0(_S441);
    if((r_19->place_5) == 0U)
    {
        ulonglong _S442 = Rows_base_0(r_19, 0U, size_22);
        ulonglong _S443 = Total_result_1(spec_33, &r_19->a_5, v_113);
        store_0(size_22, _S442, 0LL, _S443);
    }
    return;
}

__device__ float Total_none_1()
{
    return F32_zero_0();
}

__device__ float Reduction_none_8()
{
    return Total_none_1();
}

__device__ float Total_one_1(Spec_0 * spec_34, ulonglong x_15, ulonglong first_23, ulonglong at_17)
{
    uint _S444 = Spec_type_0(spec_34, 1U);
    float v_114 = F32_of_0(_S444, x_15);
    switch(spec_34->op_0)
    {
    case 7U:
        {
            return F32_size_0(v_114);
        }
    case 8U:
        {
            return v_114 * v_114;
        }
    default:
        {
            return v_114;
        }
    }
}

__device__ float Reduction_of_elements_8(Spec_0 * spec_35, Rows_0 * r_20)
{
    uint _S445 = Spec_type_0(spec_35, 1U);
    uint size_23 = size_of_0(_S445);
    ulonglong _S446 = Rows_base_0(r_20, 1U, size_23);
    float v_115 = Reduction_none_8();
    ulonglong _S447 = Rows_first_0(r_20);
    ulonglong _S448 = r_20->end_0;
    if(_S447 >= (r_20->end_0))
    {
        return v_115;
    }
    ulonglong _S449 = load_0(size_23, _S446, 0LL);
    ulonglong j_13 = _S447;
    float v_116 = v_115;
    for(;;)
    {
        if(j_13 < _S448)
        {
        }
        else
        {
            break;
        }
        Four_0 _S450 = Rows_read_0(r_20, 1U, size_23, _S446, j_13);
        bool _S451 = Rows_has_0(r_20, j_13, 0U);
        float v_117;
        if(_S451)
        {
            ulonglong _S452 = Rows_at_0(r_20, j_13, 0U);
            float _S453 = Total_one_1(spec_35, _S450.e_3[0U], _S449, _S452);
            v_117 = Reduction_of_8(v_116, _S453);
        }
        else
        {
            v_117 = v_116;
        }
        bool _S454 = Rows_has_0(r_20, j_13, 1U);
        float v_118;
        if(_S454)
        {
            ulonglong _S455 = Rows_at_0(r_20, j_13, 1U);
            float _S456 = Total_one_1(spec_35, _S450.e_3[1U], _S449, _S455);
            v_118 = Reduction_of_8(v_117, _S456);
        }
        else
        {
            v_118 = v_117;
        }
        bool _S457 = Rows_has_0(r_20, j_13, 2U);
        float v_119;
        if(_S457)
        {
            ulonglong _S458 = Rows_at_0(r_20, j_13, 2U);
            float _S459 = Total_one_1(spec_35, _S450.e_3[2U], _S449, _S458);
            v_119 = Reduction_of_8(v_118, _S459);
        }
        else
        {
            v_119 = v_118;
        }
        bool _S460 = Rows_has_0(r_20, j_13, 3U);
        if(_S460)
        {
            ulonglong _S461 = Rows_at_0(r_20, j_13, 3U);
            float _S462 = Total_one_1(spec_35, _S450.e_3[3U], _S449, _S461);
            v_116 = Reduction_of_8(v_119, _S462);
        }
        else
        {
            v_116 = v_119;
        }
        uint _S463 = Rows_step_0(r_20);
        j_13 = j_13 + ulonglong(_S463);
    }
    return v_116;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_41, uint lane_13)
{
    Rows_0 r_21;
    (&r_21)->a_5 = *a_41;
    (&r_21)->g_0 = (RowGeometry_0 *)a_41->geometry_0;
    uint _S464 = a_41->width_5;
    uint side_0 = 256U / a_41->width_5;
    uint _S465;
    if(((a_41->flags_0) & 1U) != 0U)
    {
        uint _S466 = lane_13 % side_0;
        uint _S467 = _S466 * _S464;
        uint _S468 = lane_13 / side_0;
        _S465 = _S467 + _S468;
    }
    else
    {
        _S465 = lane_13;
    }
    (&r_21)->slot_0 = _S465;
    uint _S469 = _S465 % _S464;
    (&r_21)->place_5 = _S469;
    return r_21;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_10)
{
    uint side_1 = 256U / (&this_10->a_5)->width_5;
    ulonglong _S470 = ulonglong(side_1);
    ulonglong _S471 = ((&this_10->a_5)->rows_0 + _S470 - 1ULL) / _S470;
    return _S471 * ulonglong((&this_10->a_5)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_11)
{
    ulonglong _S472 = this_11->begin_0 + (&this_11->a_5)->chunk_0;
    ulonglong _S473 = (&this_11->a_5)->extent_0;
    ulonglong _S474;
    if(_S472 < ((&this_11->a_5)->extent_0))
    {
        _S474 = _S472;
    }
    else
    {
        _S474 = _S473;
    }
    return _S474;
}

__device__ void Rows_go_0(Rows_0 * this_12, ulonglong tile_0)
{
    ulonglong _S475 = tile_0 % ulonglong((&this_12->a_5)->splits_0);
    this_12->part_0 = _S475;
    ulonglong _S476 = tile_0 / ulonglong((&this_12->a_5)->splits_0);
    uint _S477 = 256U / (&this_12->a_5)->width_5;
    ulonglong _S478 = _S476 * ulonglong(_S477);
    uint _S479 = this_12->slot_0 / (&this_12->a_5)->width_5;
    ulonglong _S480 = _S478 + ulonglong(_S479);
    this_12->row_0 = _S480;
    bool _S481 = _S480 < ((&this_12->a_5)->rows_0);
    this_12->exists_0 = _S481;
    this_12->begin_0 = this_12->part_0 * (&this_12->a_5)->chunk_0;
    ulonglong _S482;
    if(_S481)
    {
        Rows_0 _S483 = *this_12;
        ulonglong _S484 = Rows_stop_0(&_S483);
        _S482 = _S484;
    }
    else
    {
        _S482 = this_12->begin_0;
    }
    this_12->end_0 = _S482;
    return;
}

__device__ void store4_0(uint size_24, ulonglong base_8, ulonglong i_47, Four_0 * v_120)
{
    ulonglong at_18 = base_8 + i_47 * ulonglong(size_24);
    if(size_24 == 1U)
    {
        *(uint *)at_18 = (((low_0((v_120->e_3[int(0)]) & 255ULL)) | ((low_0((v_120->e_3[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_120->e_3[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_120->e_3[int(3)])) << int(24));
    }
    else
    {
        if(size_24 == 2U)
        {
            *(uint2  *)at_18 = make_uint2 ((low_0((v_120->e_3[int(0)]) & 65535ULL)) | ((low_0(v_120->e_3[int(1)])) << int(16)), (low_0((v_120->e_3[int(2)]) & 65535ULL)) | ((low_0(v_120->e_3[int(3)])) << int(16)));
        }
        else
        {
            if(size_24 == 4U)
            {
                *(uint4  *)at_18 = make_uint4 (low_0(v_120->e_3[int(0)]), low_0(v_120->e_3[int(1)]), low_0(v_120->e_3[int(2)]), low_0(v_120->e_3[int(3)]));
            }
            else
            {
                *(uint4  *)at_18 = make_uint4 (low_0(v_120->e_3[int(0)]), high_0(v_120->e_3[int(0)]), low_0(v_120->e_3[int(1)]), high_0(v_120->e_3[int(1)]));
                *(uint4  *)(at_18 + 16ULL) = make_uint4 (low_0(v_120->e_3[int(2)]), high_0(v_120->e_3[int(2)]), low_0(v_120->e_3[int(3)]), high_0(v_120->e_3[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_13, uint k_5, uint size_25, ulonglong base_9, ulonglong j_14, Four_0 * x_16)
{
    bool _S485 = Rows_is_dense_0(this_13, j_14);
    if(_S485)
    {
        store4_0(size_25, base_9, j_14, x_16);
    }
    else
    {
        bool _S486 = Rows_has_0(this_13, j_14, 0U);
        if(_S486)
        {
            ulonglong _S487 = Rows_at_0(this_13, j_14, 0U);
            longlong _S488 = Rows_along_0(this_13, k_5, _S487);
            store_0(size_25, base_9, _S488, x_16->e_3[0U]);
        }
        bool _S489 = Rows_has_0(this_13, j_14, 1U);
        if(_S489)
        {
            ulonglong _S490 = Rows_at_0(this_13, j_14, 1U);
            longlong _S491 = Rows_along_0(this_13, k_5, _S490);
            store_0(size_25, base_9, _S491, x_16->e_3[1U]);
        }
        bool _S492 = Rows_has_0(this_13, j_14, 2U);
        if(_S492)
        {
            ulonglong _S493 = Rows_at_0(this_13, j_14, 2U);
            longlong _S494 = Rows_along_0(this_13, k_5, _S493);
            store_0(size_25, base_9, _S494, x_16->e_3[2U]);
        }
        bool _S495 = Rows_has_0(this_13, j_14, 3U);
        if(_S495)
        {
            ulonglong _S496 = Rows_at_0(this_13, j_14, 3U);
            longlong _S497 = Rows_along_0(this_13, k_5, _S496);
            store_0(size_25, base_9, _S497, x_16->e_3[3U]);
        }
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_36, RowArguments_0 * a_42, uint group_0, uint lane_14)
{
    Rows_0 _S498 = Rows_of_0(a_42, lane_14);
    Rows_0 r_22 = _S498;
    ulonglong * _S499 = (ulonglong *)a_42->partials_0;
    uint _S500 = Spec_type_0(spec_36, 0U);
    uint _S501 = Spec_type_0(spec_36, 1U);
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S502 = r_22;
        ulonglong _S503 = Rows_tiles_0(&_S502);
        if(tile_1 < _S503)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_22, tile_1);
        ulonglong _S504 = U64_zero_0();
        uint _S505 = a_42->stage_0;
        ulonglong sum_4;
        ulonglong start_0;
        if((a_42->stage_0) == 2U)
        {
            if((&r_22)->exists_0)
            {
                uint i_48 = (&r_22)->place_5;
                sum_4 = _S504;
                for(;;)
                {
                    ulonglong _S506 = ulonglong(i_48);
                    if(_S506 < ((&r_22)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S507 = sum_4 + *(_S499 + ((&r_22)->row_0 * ulonglong(a_42->parts_0) + _S506));
                    i_48 = i_48 + a_42->width_5;
                    sum_4 = _S507;
                }
            }
            else
            {
                sum_4 = _S504;
            }
            uint _S508 = a_42->width_5;
            if((a_42->width_5) > 1U)
            {
                ulonglong _S509 = Group_all_0(sum_4, (&r_22)->slot_0, _S508);
                start_0 = _S509;
            }
            else
            {
                start_0 = sum_4;
            }
            sum_4 = start_0;
        }
        else
        {
            sum_4 = _S504;
        }
        uint _S510 = size_of_0(_S501);
        Rows_0 _S511 = r_22;
        ulonglong _S512 = Rows_base_0(&_S511, 1U, _S510);
        uint _S513 = size_of_0(_S500);
        Rows_0 _S514 = r_22;
        ulonglong _S515 = Rows_base_0(&_S514, 0U, _S513);
        start_0 = (&r_22)->begin_0;
        ulonglong sum_5 = sum_4;
        for(;;)
        {
            Rows_0 _S516 = r_22;
            ulonglong _S517 = Rows_stop_0(&_S516);
            if(start_0 < _S517)
            {
            }
            else
            {
                break;
            }
            ulonglong j_15 = start_0 + ulonglong(4U * (&r_22)->place_5);
            Rows_0 _S518 = r_22;
            Four_0 _S519 = Rows_read_0(&_S518, 1U, _S510, _S512, j_15);
            FixedArray<ulonglong, 4>  own_0;
            Rows_0 _S520 = r_22;
            bool _S521 = Rows_has_0(&_S520, j_15, 0U);
            ulonglong all_1;
            if(_S521)
            {
                all_1 = _S504 + U64_of_0(_S501, _S519.e_3[0U]);
            }
            else
            {
                all_1 = _S504;
            }
            own_0[0U] = all_1;
            Rows_0 _S522 = r_22;
            bool _S523 = Rows_has_0(&_S522, j_15, 1U);
            ulonglong all_2;
            if(_S523)
            {
                all_2 = all_1 + U64_of_0(_S501, _S519.e_3[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S524 = r_22;
            bool _S525 = Rows_has_0(&_S524, j_15, 2U);
            ulonglong all_3;
            if(_S525)
            {
                all_3 = all_2 + U64_of_0(_S501, _S519.e_3[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S526 = r_22;
            bool _S527 = Rows_has_0(&_S526, j_15, 3U);
            ulonglong all_4;
            if(_S527)
            {
                all_4 = all_3 + U64_of_0(_S501, _S519.e_3[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S528 = a_42->width_5;
            ulonglong before_1;
            ulonglong all_5;
            if((a_42->width_5) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_22)->slot_0, _S528);
                before_1 = sum_5 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_5;
                all_5 = all_4;
            }
            if(_S505 != 1U)
            {
                Four_0 s_3;
                (&s_3)->e_3[0U] = U64_bits_0(_S500, before_1 + own_0[0U]);
                (&s_3)->e_3[1U] = U64_bits_0(_S500, before_1 + own_0[1U]);
                (&s_3)->e_3[2U] = U64_bits_0(_S500, before_1 + own_0[2U]);
                (&s_3)->e_3[3U] = U64_bits_0(_S500, before_1 + own_0[3U]);
                Rows_0 _S529 = r_22;
                Four_0 _S530 = s_3;
                Rows_write_0(&_S529, 0U, _S513, _S515, j_15, &_S530);
            }
            ulonglong _S531 = sum_5 + all_5;
            Rows_0 _S532 = r_22;
            uint _S533 = Rows_step_0(&_S532);
            start_0 = start_0 + ulonglong(_S533);
            sum_5 = _S531;
        }
        bool _S534;
        if(_S505 == 1U)
        {
            _S534 = (&r_22)->exists_0;
        }
        else
        {
            _S534 = false;
        }
        bool _S535;
        if(_S534)
        {
            _S535 = ((&r_22)->place_5) == 0U;
        }
        else
        {
            _S535 = false;
        }
        if(_S535)
        {
            *(_S499 + ((&r_22)->row_0 * ulonglong(a_42->parts_0) + (&r_22)->part_0)) = sum_5;
        }
        tile_1 = tile_1 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void Scan_run_1(Spec_0 * spec_37, RowArguments_0 * a_43, uint group_1, uint lane_15)
{
    Rows_0 _S536 = Rows_of_0(a_43, lane_15);
    Rows_0 r_23 = _S536;
    float * _S537 = (float *)a_43->partials_0;
    uint _S538 = Spec_type_0(spec_37, 0U);
    uint _S539 = Spec_type_0(spec_37, 1U);
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S540 = r_23;
        ulonglong _S541 = Rows_tiles_0(&_S540);
        if(tile_2 < _S541)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_2);
        float _S542 = F32_zero_0();
        uint _S543 = a_43->stage_0;
        float sum_6;
        float sum_7;
        if((a_43->stage_0) == 2U)
        {
            if((&r_23)->exists_0)
            {
                uint i_49 = (&r_23)->place_5;
                sum_6 = _S542;
                for(;;)
                {
                    ulonglong _S544 = ulonglong(i_49);
                    if(_S544 < ((&r_23)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S545 = sum_6 + *(_S537 + ((&r_23)->row_0 * ulonglong(a_43->parts_0) + _S544));
                    i_49 = i_49 + a_43->width_5;
                    sum_6 = _S545;
                }
            }
            else
            {
                sum_6 = _S542;
            }
            uint _S546 = a_43->width_5;
            if((a_43->width_5) > 1U)
            {
                float _S547 = Group_all_1(sum_6, (&r_23)->slot_0, _S546);
                sum_7 = _S547;
            }
            else
            {
                sum_7 = sum_6;
            }
            sum_6 = sum_7;
        }
        else
        {
            sum_6 = _S542;
        }
        uint _S548 = size_of_0(_S539);
        Rows_0 _S549 = r_23;
        ulonglong _S550 = Rows_base_0(&_S549, 1U, _S548);
        uint _S551 = size_of_0(_S538);
        Rows_0 _S552 = r_23;
        ulonglong _S553 = Rows_base_0(&_S552, 0U, _S551);
        ulonglong start_1 = (&r_23)->begin_0;
        sum_7 = sum_6;
        for(;;)
        {
            Rows_0 _S554 = r_23;
            ulonglong _S555 = Rows_stop_0(&_S554);
            if(start_1 < _S555)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_1 + ulonglong(4U * (&r_23)->place_5);
            Rows_0 _S556 = r_23;
            Four_0 _S557 = Rows_read_0(&_S556, 1U, _S548, _S550, j_16);
            FixedArray<float, 4>  own_1;
            Rows_0 _S558 = r_23;
            bool _S559 = Rows_has_0(&_S558, j_16, 0U);
            float all_6;
            if(_S559)
            {
                all_6 = _S542 + F32_of_0(_S539, _S557.e_3[0U]);
            }
            else
            {
                all_6 = _S542;
            }
            own_1[0U] = all_6;
            Rows_0 _S560 = r_23;
            bool _S561 = Rows_has_0(&_S560, j_16, 1U);
            float all_7;
            if(_S561)
            {
                all_7 = all_6 + F32_of_0(_S539, _S557.e_3[1U]);
            }
            else
            {
                all_7 = all_6;
            }
            own_1[1U] = all_7;
            Rows_0 _S562 = r_23;
            bool _S563 = Rows_has_0(&_S562, j_16, 2U);
            float all_8;
            if(_S563)
            {
                all_8 = all_7 + F32_of_0(_S539, _S557.e_3[2U]);
            }
            else
            {
                all_8 = all_7;
            }
            own_1[2U] = all_8;
            Rows_0 _S564 = r_23;
            bool _S565 = Rows_has_0(&_S564, j_16, 3U);
            float all_9;
            if(_S565)
            {
                all_9 = all_8 + F32_of_0(_S539, _S557.e_3[3U]);
            }
            else
            {
                all_9 = all_8;
            }
            own_1[3U] = all_9;
            uint _S566 = a_43->width_5;
            float before_2;
            float all_10;
            if((a_43->width_5) > 1U)
            {
                Running_1 row_2 = Running_of_1(all_9, (&r_23)->slot_0, _S566);
                before_2 = sum_7 + row_2.before_0;
                all_10 = row_2.all_0;
            }
            else
            {
                before_2 = sum_7;
                all_10 = all_9;
            }
            if(_S543 != 1U)
            {
                Four_0 s_4;
                (&s_4)->e_3[0U] = F32_bits_0(_S538, before_2 + own_1[0U]);
                (&s_4)->e_3[1U] = F32_bits_0(_S538, before_2 + own_1[1U]);
                (&s_4)->e_3[2U] = F32_bits_0(_S538, before_2 + own_1[2U]);
                (&s_4)->e_3[3U] = F32_bits_0(_S538, before_2 + own_1[3U]);
                Rows_0 _S567 = r_23;
                Four_0 _S568 = s_4;
                Rows_write_0(&_S567, 0U, _S551, _S553, j_16, &_S568);
            }
            float _S569 = sum_7 + all_10;
            Rows_0 _S570 = r_23;
            uint _S571 = Rows_step_0(&_S570);
            start_1 = start_1 + ulonglong(_S571);
            sum_7 = _S569;
        }
        bool _S572;
        if(_S543 == 1U)
        {
            _S572 = (&r_23)->exists_0;
        }
        else
        {
            _S572 = false;
        }
        bool _S573;
        if(_S572)
        {
            _S573 = ((&r_23)->place_5) == 0U;
        }
        else
        {
            _S573 = false;
        }
        if(_S573)
        {
            *(_S537 + ((&r_23)->row_0 * ulonglong(a_43->parts_0) + (&r_23)->part_0)) = sum_7;
        }
        tile_2 = tile_2 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_38, RowArguments_0 * a_44, uint group_2, uint lane_16)
{
    Rows_0 _S574 = Rows_of_0(a_44, lane_16);
    Rows_0 r_24 = _S574;
    Candidate_0 * _S575 = (Candidate_0 *)a_44->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S576 = r_24;
        ulonglong _S577 = Rows_tiles_0(&_S576);
        if(tile_3 < _S577)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_3);
        Candidate_0 _S578 = Reduction_none_0();
        uint _S579 = a_44->stage_0;
        Candidate_0 v_121;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S580 = r_24;
            Candidate_0 _S581 = Reduction_of_elements_0(spec_38, &_S580);
            v_121 = _S581;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_121 = _S578;
                uint i_50 = (&r_24)->place_5;
                for(;;)
                {
                    uint _S582 = a_44->parts_0;
                    if(i_50 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S583 = *(_S575 + ((&r_24)->row_0 * ulonglong(_S582) + ulonglong(i_50)));
                    Candidate_0 _S584 = v_121;
                    Candidate_0 _S585 = _S583;
                    Candidate_0 _S586 = Reduction_of_0(&_S584, &_S585);
                    uint i_51 = i_50 + a_44->width_5;
                    v_121 = _S586;
                    i_50 = i_51;
                }
            }
            else
            {
                v_121 = _S578;
            }
        }
        uint _S587 = a_44->width_5;
        Candidate_0 v_122;
        if((a_44->width_5) > 1U)
        {
            Candidate_0 _S588 = v_121;
            Candidate_0 _S589 = Group_all_2(&_S588, (&r_24)->slot_0, _S587);
            v_122 = _S589;
        }
        else
        {
            v_122 = v_121;
        }
        if((&r_24)->exists_0)
        {
            if(_S579 != 1U)
            {
                Rows_0 _S590 = r_24;
                Candidate_0 _S591 = v_122;
                Reduction_finish_0(spec_38, &_S590, &_S591);
            }
            else
            {
                if(((&r_24)->place_5) == 0U)
                {
                    *(_S575 + ((&r_24)->row_0 * ulonglong(a_44->parts_0) + (&r_24)->part_0)) = v_122;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_44->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_39, RowArguments_0 * a_45, uint group_3, uint lane_17)
{
    Rows_0 _S592 = Rows_of_0(a_45, lane_17);
    Rows_0 r_25 = _S592;
    longlong * _S593 = (longlong *)a_45->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S594 = r_25;
        ulonglong _S595 = Rows_tiles_0(&_S594);
        if(tile_4 < _S595)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_4);
        longlong _S596 = Reduction_none_1();
        uint _S597 = a_45->stage_0;
        longlong v_123;
        if((a_45->stage_0) != 2U)
        {
            Rows_0 _S598 = r_25;
            longlong _S599 = Reduction_of_elements_1(spec_39, &_S598);
            v_123 = _S599;
        }
        else
        {
            if((&r_25)->exists_0)
            {
                v_123 = _S596;
                uint i_52 = (&r_25)->place_5;
                for(;;)
                {
                    uint _S600 = a_45->parts_0;
                    if(i_52 < (a_45->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    longlong _S601 = Reduction_of_1(v_123, *(_S593 + ((&r_25)->row_0 * ulonglong(_S600) + ulonglong(i_52))));
                    uint i_53 = i_52 + a_45->width_5;
                    v_123 = _S601;
                    i_52 = i_53;
                }
            }
            else
            {
                v_123 = _S596;
            }
        }
        uint _S602 = a_45->width_5;
        longlong v_124;
        if((a_45->width_5) > 1U)
        {
            longlong _S603 = Group_all_3(v_123, (&r_25)->slot_0, _S602);
            v_124 = _S603;
        }
        else
        {
            v_124 = v_123;
        }
        if((&r_25)->exists_0)
        {
            if(_S597 != 1U)
            {
                Rows_0 _S604 = r_25;
                Reduction_finish_1(spec_39, &_S604, v_124);
            }
            else
            {
                if(((&r_25)->place_5) == 0U)
                {
                    *(_S593 + ((&r_25)->row_0 * ulonglong(a_45->parts_0) + (&r_25)->part_0)) = v_124;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_45->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_40, RowArguments_0 * a_46, uint group_4, uint lane_18)
{
    Rows_0 _S605 = Rows_of_0(a_46, lane_18);
    Rows_0 r_26 = _S605;
    ulonglong * _S606 = (ulonglong *)a_46->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S607 = r_26;
        ulonglong _S608 = Rows_tiles_0(&_S607);
        if(tile_5 < _S608)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_5);
        ulonglong _S609 = Reduction_none_2();
        uint _S610 = a_46->stage_0;
        ulonglong v_125;
        if((a_46->stage_0) != 2U)
        {
            Rows_0 _S611 = r_26;
            ulonglong _S612 = Reduction_of_elements_2(spec_40, &_S611);
            v_125 = _S612;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_125 = _S609;
                uint i_54 = (&r_26)->place_5;
                for(;;)
                {
                    uint _S613 = a_46->parts_0;
                    if(i_54 < (a_46->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S614 = Reduction_of_2(v_125, *(_S606 + ((&r_26)->row_0 * ulonglong(_S613) + ulonglong(i_54))));
                    uint i_55 = i_54 + a_46->width_5;
                    v_125 = _S614;
                    i_54 = i_55;
                }
            }
            else
            {
                v_125 = _S609;
            }
        }
        uint _S615 = a_46->width_5;
        ulonglong v_126;
        if((a_46->width_5) > 1U)
        {
            ulonglong _S616 = Group_all_4(v_125, (&r_26)->slot_0, _S615);
            v_126 = _S616;
        }
        else
        {
            v_126 = v_125;
        }
        if((&r_26)->exists_0)
        {
            if(_S610 != 1U)
            {
                Rows_0 _S617 = r_26;
                Reduction_finish_2(spec_40, &_S617, v_126);
            }
            else
            {
                if(((&r_26)->place_5) == 0U)
                {
                    *(_S606 + ((&r_26)->row_0 * ulonglong(a_46->parts_0) + (&r_26)->part_0)) = v_126;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_46->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_41, RowArguments_0 * a_47, uint group_5, uint lane_19)
{
    Rows_0 _S618 = Rows_of_0(a_47, lane_19);
    Rows_0 r_27 = _S618;
    ulonglong * _S619 = (ulonglong *)a_47->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S620 = r_27;
        ulonglong _S621 = Rows_tiles_0(&_S620);
        if(tile_6 < _S621)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_6);
        ulonglong _S622 = Reduction_none_3();
        uint _S623 = a_47->stage_0;
        ulonglong v_127;
        if((a_47->stage_0) != 2U)
        {
            Rows_0 _S624 = r_27;
            ulonglong _S625 = Reduction_of_elements_3(spec_41, &_S624);
            v_127 = _S625;
        }
        else
        {
            if((&r_27)->exists_0)
            {
                v_127 = _S622;
                uint i_56 = (&r_27)->place_5;
                for(;;)
                {
                    uint _S626 = a_47->parts_0;
                    if(i_56 < (a_47->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S627 = Reduction_of_3(v_127, *(_S619 + ((&r_27)->row_0 * ulonglong(_S626) + ulonglong(i_56))));
                    uint i_57 = i_56 + a_47->width_5;
                    v_127 = _S627;
                    i_56 = i_57;
                }
            }
            else
            {
                v_127 = _S622;
            }
        }
        uint _S628 = a_47->width_5;
        ulonglong v_128;
        if((a_47->width_5) > 1U)
        {
            ulonglong _S629 = Group_all_5(v_127, (&r_27)->slot_0, _S628);
            v_128 = _S629;
        }
        else
        {
            v_128 = v_127;
        }
        if((&r_27)->exists_0)
        {
            if(_S623 != 1U)
            {
                Rows_0 _S630 = r_27;
                Reduction_finish_3(spec_41, &_S630, v_128);
            }
            else
            {
                if(((&r_27)->place_5) == 0U)
                {
                    *(_S619 + ((&r_27)->row_0 * ulonglong(a_47->parts_0) + (&r_27)->part_0)) = v_128;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_47->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_42, RowArguments_0 * a_48, uint group_6, uint lane_20)
{
    Rows_0 _S631 = Rows_of_0(a_48, lane_20);
    Rows_0 r_28 = _S631;
    Moments_0 * _S632 = (Moments_0 *)a_48->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S633 = r_28;
        ulonglong _S634 = Rows_tiles_0(&_S633);
        if(tile_7 < _S634)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_7);
        Moments_0 _S635 = Reduction_none_4();
        uint _S636 = a_48->stage_0;
        Moments_0 v_129;
        if((a_48->stage_0) != 2U)
        {
            Rows_0 _S637 = r_28;
            Moments_0 _S638 = Reduction_of_elements_4(spec_42, &_S637);
            v_129 = _S638;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_129 = _S635;
                uint i_58 = (&r_28)->place_5;
                for(;;)
                {
                    uint _S639 = a_48->parts_0;
                    if(i_58 < (a_48->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S640 = *(_S632 + ((&r_28)->row_0 * ulonglong(_S639) + ulonglong(i_58)));
                    Moments_0 _S641 = v_129;
                    Moments_0 _S642 = _S640;
                    Moments_0 _S643 = Reduction_of_4(&_S641, &_S642);
                    uint i_59 = i_58 + a_48->width_5;
                    v_129 = _S643;
                    i_58 = i_59;
                }
            }
            else
            {
                v_129 = _S635;
            }
        }
        uint _S644 = a_48->width_5;
        Moments_0 v_130;
        if((a_48->width_5) > 1U)
        {
            Moments_0 _S645 = v_129;
            Moments_0 _S646 = Group_all_6(&_S645, (&r_28)->slot_0, _S644);
            v_130 = _S646;
        }
        else
        {
            v_130 = v_129;
        }
        if((&r_28)->exists_0)
        {
            if(_S636 != 1U)
            {
                Rows_0 _S647 = r_28;
                Moments_0 _S648 = v_130;
                Reduction_finish_4(spec_42, &_S647, &_S648);
            }
            else
            {
                if(((&r_28)->place_5) == 0U)
                {
                    *(_S632 + ((&r_28)->row_0 * ulonglong(a_48->parts_0) + (&r_28)->part_0)) = v_130;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_48->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_43, RowArguments_0 * a_49, uint group_7, uint lane_21)
{
    Rows_0 _S649 = Rows_of_0(a_49, lane_21);
    Rows_0 r_29 = _S649;
    Candidate_1 * _S650 = (Candidate_1 *)a_49->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S651 = r_29;
        ulonglong _S652 = Rows_tiles_0(&_S651);
        if(tile_8 < _S652)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_8);
        Candidate_1 _S653 = Reduction_none_5();
        uint _S654 = a_49->stage_0;
        Candidate_1 v_131;
        if((a_49->stage_0) != 2U)
        {
            Rows_0 _S655 = r_29;
            Candidate_1 _S656 = Reduction_of_elements_5(spec_43, &_S655);
            v_131 = _S656;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_131 = _S653;
                uint i_60 = (&r_29)->place_5;
                for(;;)
                {
                    uint _S657 = a_49->parts_0;
                    if(i_60 < (a_49->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_1 _S658 = *(_S650 + ((&r_29)->row_0 * ulonglong(_S657) + ulonglong(i_60)));
                    Candidate_1 _S659 = v_131;
                    Candidate_1 _S660 = _S658;
                    Candidate_1 _S661 = Reduction_of_5(&_S659, &_S660);
                    uint i_61 = i_60 + a_49->width_5;
                    v_131 = _S661;
                    i_60 = i_61;
                }
            }
            else
            {
                v_131 = _S653;
            }
        }
        uint _S662 = a_49->width_5;
        Candidate_1 v_132;
        if((a_49->width_5) > 1U)
        {
            Candidate_1 _S663 = v_131;
            Candidate_1 _S664 = Group_all_7(&_S663, (&r_29)->slot_0, _S662);
            v_132 = _S664;
        }
        else
        {
            v_132 = v_131;
        }
        if((&r_29)->exists_0)
        {
            if(_S654 != 1U)
            {
                Rows_0 _S665 = r_29;
                Candidate_1 _S666 = v_132;
                Reduction_finish_5(spec_43, &_S665, &_S666);
            }
            else
            {
                if(((&r_29)->place_5) == 0U)
                {
                    *(_S650 + ((&r_29)->row_0 * ulonglong(a_49->parts_0) + (&r_29)->part_0)) = v_132;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_49->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_44, RowArguments_0 * a_50, uint group_8, uint lane_22)
{
    Rows_0 _S667 = Rows_of_0(a_50, lane_22);
    Rows_0 r_30 = _S667;
    float * _S668 = (float *)a_50->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S669 = r_30;
        ulonglong _S670 = Rows_tiles_0(&_S669);
        if(tile_9 < _S670)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_9);
        float _S671 = Reduction_none_6();
        uint _S672 = a_50->stage_0;
        float v_133;
        if((a_50->stage_0) != 2U)
        {
            Rows_0 _S673 = r_30;
            float _S674 = Reduction_of_elements_6(spec_44, &_S673);
            v_133 = _S674;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_133 = _S671;
                uint i_62 = (&r_30)->place_5;
                for(;;)
                {
                    uint _S675 = a_50->parts_0;
                    if(i_62 < (a_50->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S676 = Reduction_of_6(v_133, *(_S668 + ((&r_30)->row_0 * ulonglong(_S675) + ulonglong(i_62))));
                    uint i_63 = i_62 + a_50->width_5;
                    v_133 = _S676;
                    i_62 = i_63;
                }
            }
            else
            {
                v_133 = _S671;
            }
        }
        uint _S677 = a_50->width_5;
        float v_134;
        if((a_50->width_5) > 1U)
        {
            float _S678 = Group_all_8(v_133, (&r_30)->slot_0, _S677);
            v_134 = _S678;
        }
        else
        {
            v_134 = v_133;
        }
        if((&r_30)->exists_0)
        {
            if(_S672 != 1U)
            {
                Rows_0 _S679 = r_30;
                Reduction_finish_6(spec_44, &_S679, v_134);
            }
            else
            {
                if(((&r_30)->place_5) == 0U)
                {
                    *(_S668 + ((&r_30)->row_0 * ulonglong(a_50->parts_0) + (&r_30)->part_0)) = v_134;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_50->groups_0);
    }
    return;
}

__device__ void RowKernel_run_7(Spec_0 * spec_45, RowArguments_0 * a_51, uint group_9, uint lane_23)
{
    Rows_0 _S680 = Rows_of_0(a_51, lane_23);
    Rows_0 r_31 = _S680;
    float * _S681 = (float *)a_51->partials_0;
    ulonglong tile_10 = ulonglong(group_9);
    for(;;)
    {
        Rows_0 _S682 = r_31;
        ulonglong _S683 = Rows_tiles_0(&_S682);
        if(tile_10 < _S683)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_10);
        float _S684 = Reduction_none_7();
        uint _S685 = a_51->stage_0;
        float v_135;
        if((a_51->stage_0) != 2U)
        {
            Rows_0 _S686 = r_31;
            float _S687 = Reduction_of_elements_7(spec_45, &_S686);
            v_135 = _S687;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_135 = _S684;
                uint i_64 = (&r_31)->place_5;
                for(;;)
                {
                    uint _S688 = a_51->parts_0;
                    if(i_64 < (a_51->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S689 = Reduction_of_7(v_135, *(_S681 + ((&r_31)->row_0 * ulonglong(_S688) + ulonglong(i_64))));
                    uint i_65 = i_64 + a_51->width_5;
                    v_135 = _S689;
                    i_64 = i_65;
                }
            }
            else
            {
                v_135 = _S684;
            }
        }
        uint _S690 = a_51->width_5;
        float v_136;
        if((a_51->width_5) > 1U)
        {
            float _S691 = Group_all_9(v_135, (&r_31)->slot_0, _S690);
            v_136 = _S691;
        }
        else
        {
            v_136 = v_135;
        }
        if((&r_31)->exists_0)
        {
            if(_S685 != 1U)
            {
                Rows_0 _S692 = r_31;
                Reduction_finish_7(spec_45, &_S692, v_136);
            }
            else
            {
                if(((&r_31)->place_5) == 0U)
                {
                    *(_S681 + ((&r_31)->row_0 * ulonglong(a_51->parts_0) + (&r_31)->part_0)) = v_136;
                }
            }
        }
        tile_10 = tile_10 + ulonglong(a_51->groups_0);
    }
    return;
}

__device__ void RowKernel_run_8(Spec_0 * spec_46, RowArguments_0 * a_52, uint group_10, uint lane_24)
{
    Rows_0 _S693 = Rows_of_0(a_52, lane_24);
    Rows_0 r_32 = _S693;
    float * _S694 = (float *)a_52->partials_0;
    ulonglong tile_11 = ulonglong(group_10);
    for(;;)
    {
        Rows_0 _S695 = r_32;
        ulonglong _S696 = Rows_tiles_0(&_S695);
        if(tile_11 < _S696)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_32, tile_11);
        float _S697 = Reduction_none_8();
        uint _S698 = a_52->stage_0;
        float v_137;
        if((a_52->stage_0) != 2U)
        {
            Rows_0 _S699 = r_32;
            float _S700 = Reduction_of_elements_8(spec_46, &_S699);
            v_137 = _S700;
        }
        else
        {
            if((&r_32)->exists_0)
            {
                v_137 = _S697;
                uint i_66 = (&r_32)->place_5;
                for(;;)
                {
                    uint _S701 = a_52->parts_0;
                    if(i_66 < (a_52->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S702 = Reduction_of_8(v_137, *(_S694 + ((&r_32)->row_0 * ulonglong(_S701) + ulonglong(i_66))));
                    uint i_67 = i_66 + a_52->width_5;
                    v_137 = _S702;
                    i_66 = i_67;
                }
            }
            else
            {
                v_137 = _S697;
            }
        }
        uint _S703 = a_52->width_5;
        float v_138;
        if((a_52->width_5) > 1U)
        {
            float _S704 = Group_all_10(v_137, (&r_32)->slot_0, _S703);
            v_138 = _S704;
        }
        else
        {
            v_138 = v_137;
        }
        if((&r_32)->exists_0)
        {
            if(_S698 != 1U)
            {
                Rows_0 _S705 = r_32;
                Reduction_finish_8(spec_46, &_S705, v_138);
            }
            else
            {
                if(((&r_32)->place_5) == 0U)
                {
                    *(_S694 + ((&r_32)->row_0 * ulonglong(a_52->parts_0) + (&r_32)->part_0)) = v_138;
                }
            }
        }
        tile_11 = tile_11 + ulonglong(a_52->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f32(RowArguments_0 a_53, Spec_0 spec_47)
{
    uint _S706 = blockIdx.x;
    uint _S707 = threadIdx.x;
    Spec_0 _S708 = spec_47;
    RowArguments_0 _S709 = a_53;
    RowKernel_run_8(&_S708, &_S709, _S706, _S707);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f32(RowArguments_0 a_54, Spec_0 spec_48)
{
    uint _S710 = blockIdx.x;
    uint _S711 = threadIdx.x;
    Spec_0 _S712 = spec_48;
    RowArguments_0 _S713 = a_54;
    RowKernel_run_7(&_S712, &_S713, _S710, _S711);
    return;
}

extern "C" __global__ void mpt_reduce_max_f32(RowArguments_0 a_55, Spec_0 spec_49)
{
    uint _S714 = blockIdx.x;
    uint _S715 = threadIdx.x;
    Spec_0 _S716 = spec_49;
    RowArguments_0 _S717 = a_55;
    RowKernel_run_6(&_S716, &_S717, _S714, _S715);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f32(RowArguments_0 a_56, Spec_0 spec_50)
{
    uint _S718 = blockIdx.x;
    uint _S719 = threadIdx.x;
    Spec_0 _S720 = spec_50;
    RowArguments_0 _S721 = a_56;
    RowKernel_run_5(&_S720, &_S721, _S718, _S719);
    return;
}

extern "C" __global__ void mpt_reduce_var_f32(RowArguments_0 a_57, Spec_0 spec_51)
{
    uint _S722 = blockIdx.x;
    uint _S723 = threadIdx.x;
    Spec_0 _S724 = spec_51;
    RowArguments_0 _S725 = a_57;
    RowKernel_run_4(&_S724, &_S725, _S722, _S723);
    return;
}

extern "C" __global__ void mpt_reduce_sum_i64(RowArguments_0 a_58, Spec_0 spec_52)
{
    uint _S726 = blockIdx.x;
    uint _S727 = threadIdx.x;
    Spec_0 _S728 = spec_52;
    RowArguments_0 _S729 = a_58;
    RowKernel_run_3(&_S728, &_S729, _S726, _S727);
    return;
}

extern "C" __global__ void mpt_reduce_prod_i64(RowArguments_0 a_59, Spec_0 spec_53)
{
    uint _S730 = blockIdx.x;
    uint _S731 = threadIdx.x;
    Spec_0 _S732 = spec_53;
    RowArguments_0 _S733 = a_59;
    RowKernel_run_2(&_S732, &_S733, _S730, _S731);
    return;
}

extern "C" __global__ void mpt_reduce_max_i64(RowArguments_0 a_60, Spec_0 spec_54)
{
    uint _S734 = blockIdx.x;
    uint _S735 = threadIdx.x;
    Spec_0 _S736 = spec_54;
    RowArguments_0 _S737 = a_60;
    RowKernel_run_1(&_S736, &_S737, _S734, _S735);
    return;
}

extern "C" __global__ void mpt_reduce_arg_i64(RowArguments_0 a_61, Spec_0 spec_55)
{
    uint _S738 = blockIdx.x;
    uint _S739 = threadIdx.x;
    Spec_0 _S740 = spec_55;
    RowArguments_0 _S741 = a_61;
    RowKernel_run_0(&_S740, &_S741, _S738, _S739);
    return;
}

extern "C" __global__ void mpt_scan_f32(RowArguments_0 a_62, Spec_0 spec_56)
{
    uint _S742 = blockIdx.x;
    uint _S743 = threadIdx.x;
    Spec_0 _S744 = spec_56;
    RowArguments_0 _S745 = a_62;
    Scan_run_1(&_S744, &_S745, _S742, _S743);
    return;
}

extern "C" __global__ void mpt_scan_i64(RowArguments_0 a_63, Spec_0 spec_57)
{
    uint _S746 = blockIdx.x;
    uint _S747 = threadIdx.x;
    Spec_0 _S748 = spec_57;
    RowArguments_0 _S749 = a_63;
    Scan_run_0(&_S748, &_S749, _S746, _S747);
    return;
}

