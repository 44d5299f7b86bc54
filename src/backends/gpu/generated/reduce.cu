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
            if((_S173 < v_36) == (_S172 == 11U))
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
            if((I64_is_zero_0(v_39)) == (_S179 == 12U))
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

__device__ ulonglong Total_result_0(Spec_0 * spec_12, RowArguments_0 * a_23, ulonglong v_56)
{
    uint _S234 = Spec_type_0(spec_12, 0U);
    return U64_bits_0(_S234, v_56);
}

__device__ void Reduction_finish_3(Spec_0 * spec_13, Rows_0 * r_9, ulonglong v_57)
{
    uint _S235 = Spec_type_0(spec_13, 0U);
    uint size_12 = size_of_0(_S235);
    if((r_9->place_5) == 0U)
    {
        ulonglong _S236 = Rows_base_0(r_9, 0U, size_12);
        ulonglong _S237 = Total_result_0(spec_13, &r_9->a_5, v_57);
        store_0(size_12, _S236, 0LL, _S237);
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

__device__ ulonglong U64_size_0(ulonglong v_58)
{
    ulonglong _S238;
    if(longlong(v_58) < 0LL)
    {
        _S238 = 0ULL - v_58;
    }
    else
    {
        _S238 = v_58;
    }
    return _S238;
}

__device__ ulonglong Total_one_0(Spec_0 * spec_14, ulonglong x_6, ulonglong first_12, ulonglong at_12)
{
    uint _S239 = Spec_type_0(spec_14, 1U);
    ulonglong v_59 = U64_of_0(_S239, x_6);
    ulonglong _S240;
    if((spec_14->op_0) == 7U)
    {
        _S240 = U64_size_0(v_59);
    }
    else
    {
        _S240 = v_59;
    }
    return _S240;
}

__device__ ulonglong Reduction_of_elements_3(Spec_0 * spec_15, Rows_0 * r_10)
{
    uint _S241 = Spec_type_0(spec_15, 1U);
    uint size_13 = size_of_0(_S241);
    ulonglong _S242 = Rows_base_0(r_10, 1U, size_13);
    ulonglong v_60 = Reduction_none_3();
    ulonglong _S243 = Rows_first_0(r_10);
    ulonglong _S244 = r_10->end_0;
    if(_S243 >= (r_10->end_0))
    {
        return v_60;
    }
    ulonglong _S245 = load_0(size_13, _S242, 0LL);
    ulonglong j_8 = _S243;
    ulonglong v_61 = v_60;
    for(;;)
    {
        if(j_8 < _S244)
        {
        }
        else
        {
            break;
        }
        Four_0 _S246 = Rows_read_0(r_10, 1U, size_13, _S242, j_8);
        bool _S247 = Rows_has_0(r_10, j_8, 0U);
        ulonglong v_62;
        if(_S247)
        {
            ulonglong _S248 = Rows_at_0(r_10, j_8, 0U);
            ulonglong _S249 = Total_one_0(spec_15, _S246.e_3[0U], _S245, _S248);
            v_62 = Reduction_of_3(v_61, _S249);
        }
        else
        {
            v_62 = v_61;
        }
        bool _S250 = Rows_has_0(r_10, j_8, 1U);
        ulonglong v_63;
        if(_S250)
        {
            ulonglong _S251 = Rows_at_0(r_10, j_8, 1U);
            ulonglong _S252 = Total_one_0(spec_15, _S246.e_3[1U], _S245, _S251);
            v_63 = Reduction_of_3(v_62, _S252);
        }
        else
        {
            v_63 = v_62;
        }
        bool _S253 = Rows_has_0(r_10, j_8, 2U);
        ulonglong v_64;
        if(_S253)
        {
            ulonglong _S254 = Rows_at_0(r_10, j_8, 2U);
            ulonglong _S255 = Total_one_0(spec_15, _S246.e_3[2U], _S245, _S254);
            v_64 = Reduction_of_3(v_63, _S255);
        }
        else
        {
            v_64 = v_63;
        }
        bool _S256 = Rows_has_0(r_10, j_8, 3U);
        if(_S256)
        {
            ulonglong _S257 = Rows_at_0(r_10, j_8, 3U);
            ulonglong _S258 = Total_one_0(spec_15, _S246.e_3[3U], _S245, _S257);
            v_61 = Reduction_of_3(v_64, _S258);
        }
        else
        {
            v_61 = v_64;
        }
        uint _S259 = Rows_step_0(r_10);
        j_8 = j_8 + ulonglong(_S259);
    }
    return v_61;
}

struct Squares_0
{
    float large_0;
    float plain_0;
    float small_0;
};

struct Moments_0
{
    float n_0;
    float mean_0;
    Squares_0 squares_0;
};

__device__ __shared__ FixedArray<Moments_0, 256>  values_4;

__device__ float quotient_0(float x_7, float y_0)
{
    return x_7 / y_0;
}

__device__ float F32_over_0(float a_24, float b_11)
{
    return quotient_0(a_24, b_11);
}

__device__ Squares_0 Squares_of_0(Squares_0 * a_25, Squares_0 * b_12)
{
    Squares_0 _S260 = *a_25;
    (&_S260)->large_0 = (&_S260)->large_0 + b_12->large_0;
    (&_S260)->plain_0 = (&_S260)->plain_0 + b_12->plain_0;
    (&_S260)->small_0 = (&_S260)->small_0 + b_12->small_0;
    return _S260;
}

__device__ Squares_0 Squares_none_0()
{
    Squares_0 s_3;
    float _S261 = F32_zero_0();
    (&s_3)->large_0 = _S261;
    (&s_3)->plain_0 = _S261;
    (&s_3)->small_0 = _S261;
    return s_3;
}

__device__ float magnitude_0(float x_8)
{
    return (U32_asfloat(((F32_asuint((x_8))) & 2147483647U)));
}

__device__ float F32_size_0(float v_65)
{
    return magnitude_0(v_65);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat(((uint(n_1) + 127U) << int(23))));
}

__device__ float F32_power_0(int n_2)
{
    return power_of_2_0(n_2);
}

__device__ Squares_0 Squares_one_0(float x_9, float weight_0)
{
    Squares_0 s_4 = Squares_none_0();
    float size_14 = F32_size_0(x_9);
    if((F32_power_0(int(48))) <= size_14)
    {
        float _S262 = x_9 * F32_power_0(int(-90));
        (&s_4)->large_0 = _S262 * (_S262 * weight_0);
    }
    else
    {
        if(size_14 < (F32_power_0(int(-40))))
        {
            float _S263 = x_9 * F32_power_0(int(88));
            (&s_4)->small_0 = _S263 * (_S263 * weight_0);
        }
        else
        {
            (&s_4)->plain_0 = x_9 * (x_9 * weight_0);
        }
    }
    return s_4;
}

__device__ Moments_0 Variance_of_0(Moments_0 * a_26, Moments_0 * b_13)
{
    float _S264 = b_13->n_0;
    float _S265 = F32_zero_0();
    if((b_13->n_0) == _S265)
    {
        return *a_26;
    }
    float _S266 = a_26->n_0;
    if((a_26->n_0) == _S265)
    {
        return *b_13;
    }
    Moments_0 v_66;
    float _S267 = _S266 + _S264;
    (&v_66)->n_0 = _S267;
    float share_0 = F32_over_0(_S264, _S267);
    float _S268 = b_13->mean_0 - a_26->mean_0;
    (&v_66)->mean_0 = a_26->mean_0 + _S268 * share_0;
    Squares_0 _S269 = Squares_of_0(&a_26->squares_0, &b_13->squares_0);
    Squares_0 _S270 = Squares_one_0(_S268, _S266 * share_0);
    Squares_0 _S271 = _S269;
    Squares_0 _S272 = _S270;
    Squares_0 _S273 = Squares_of_0(&_S271, &_S272);
    (&v_66)->squares_0 = _S273;
    return v_66;
}

__device__ Moments_0 Reduction_of_4(Moments_0 * a_27, Moments_0 * b_14)
{
    Moments_0 _S274 = Variance_of_0(a_27, b_14);
    return _S274;
}

__device__ Moments_0 Group_all_6(Moments_0 * v_67, uint lane_8, uint width_9)
{
    (*&values_4)[lane_8] = *v_67;
    meet_0();
    uint _S275 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_13 = lane_8 - place_9;
    Moments_0 _S276;
    uint i_32;
    if(width_9 > _S275)
    {
        if(place_9 < _S275)
        {
            uint _S277 = place_9 + _S275;
            _S276 = *v_67;
            i_32 = _S277;
            for(;;)
            {
                if(i_32 < width_9)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S278 = _S276;
                Moments_0 _S279 = (*&values_4)[first_13 + i_32];
                Moments_0 _S280 = Reduction_of_4(&_S278, &_S279);
                uint i_33 = i_32 + _S275;
                _S276 = _S280;
                i_32 = i_33;
            }
            (*&values_4)[lane_8] = _S276;
        }
        meet_0();
    }
    _S276 = (*&values_4)[first_13];
    i_32 = 1U;
    for(;;)
    {
        if(i_32 < _S275)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S281 = _S276;
        Moments_0 _S282 = (*&values_4)[first_13 + i_32];
        Moments_0 _S283 = Reduction_of_4(&_S281, &_S282);
        uint i_34 = i_32 + 1U;
        _S276 = _S283;
        i_32 = i_34;
    }
    meet_0();
    return _S276;
}

__device__ float F32_scalar_0(ulonglong v_68)
{
    return (U32_asfloat((low_0(v_68))));
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float root_0(float x_10)
{
    return (F32_sqrt((x_10)));
}

__device__ float F32_root_0(float v_69)
{
    return root_0(v_69);
}

__device__ float Squares_mean_0(Squares_0 * this_10, float n_3, bool rooted_0)
{
    float _S284 = F32_one_0();
    float _S285 = this_10->large_0;
    float _S286 = F32_zero_0();
    float sum_4;
    float unit_0;
    if(_S286 < (this_10->large_0))
    {
        float _S287 = F32_power_0(int(-90));
        float _S288 = F32_power_0(int(90));
        sum_4 = _S285 + this_10->plain_0 * _S287 * _S287;
        unit_0 = _S288;
    }
    else
    {
        float _S289 = this_10->plain_0;
        if((this_10->plain_0) == _S286)
        {
            float _S290 = F32_power_0(int(-88));
            sum_4 = this_10->small_0;
            unit_0 = _S290;
        }
        else
        {
            float _S291 = F32_power_0(int(-88));
            sum_4 = _S289 + this_10->small_0 * _S291 * _S291;
            unit_0 = _S284;
        }
    }
    float v_70 = F32_over_0(sum_4, n_3);
    if(rooted_0)
    {
        sum_4 = F32_root_0(v_70) * unit_0;
    }
    else
    {
        sum_4 = v_70 * unit_0 * unit_0;
    }
    return sum_4;
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
            int _S292;
            if((u_9 << int(1)) != 0U)
            {
                _S292 = int(1);
            }
            else
            {
                _S292 = int(0);
            }
            return ulonglong(_S292);
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

__device__ ulonglong F32_bits_0(uint type_15, float v_71)
{
    return of_f32_0(type_15, (F32_asuint((v_71))));
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_16, RowArguments_0 * a_28, Moments_0 * v_72)
{
    bool rooted_1 = (spec_16->op_0) == 10U;
    float _S293 = Squares_mean_0(&v_72->squares_0, F32_scalar_0(a_28->a_4), rooted_1);
    float _S294 = _S293 + _S293;
    uint _S295 = Spec_type_0(spec_16, 0U);
    float _S296;
    if(rooted_1)
    {
        _S296 = _S294;
    }
    else
    {
        _S296 = _S294 + _S294;
    }
    return F32_bits_0(_S295, _S296);
}

__device__ void Reduction_finish_4(Spec_0 * spec_17, Rows_0 * r_11, Moments_0 * v_73)
{
    uint _S297 = Spec_type_0(spec_17, 0U);
    uint size_15 = size_of_0(_S297);
    if((r_11->place_5) == 0U)
    {
        ulonglong _S298 = Rows_base_0(r_11, 0U, size_15);
        ulonglong _S299 = Variance_result_0(spec_17, &r_11->a_5, v_73);
        store_0(size_15, _S298, 0LL, _S299);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_74;
    float _S300 = F32_zero_0();
    (&v_74)->n_0 = _S300;
    (&v_74)->mean_0 = _S300;
    (&v_74)->squares_0 = Squares_none_0();
    return v_74;
}

__device__ Moments_0 Reduction_none_4()
{
    return Variance_none_0();
}

__device__ float F32_of_0(uint type_16, ulonglong v_75)
{
    return (U32_asfloat((f32_of_0(type_16, v_75))));
}

__device__ float F32_highest_0()
{
    return (U32_asfloat((2139095040U)));
}

__device__ float F32_half_0()
{
    return 0.5f;
}

__device__ float F32_nan_0()
{
    return (U32_asfloat((2143289344U)));
}

__device__ Moments_0 Variance_one_0(Spec_0 * spec_18, ulonglong x_11, ulonglong first_14, ulonglong at_13)
{
    Moments_0 v_76 = Variance_none_0();
    (&v_76)->n_0 = F32_one_0();
    uint _S301 = Spec_type_0(spec_18, 1U);
    float y_1 = F32_of_0(_S301, x_11);
    if((F32_size_0(y_1)) < (F32_highest_0()))
    {
        float _S302 = F32_half_0();
        (&v_76)->mean_0 = y_1 * _S302 - F32_of_0(_S301, first_14) * _S302;
    }
    else
    {
        (&(&v_76)->squares_0)->plain_0 = F32_nan_0();
    }
    return v_76;
}

__device__ Moments_0 Reduction_of_elements_4(Spec_0 * spec_19, Rows_0 * r_12)
{
    uint _S303 = Spec_type_0(spec_19, 1U);
    uint size_16 = size_of_0(_S303);
    ulonglong _S304 = Rows_base_0(r_12, 1U, size_16);
    Moments_0 v_77 = Reduction_none_4();
    ulonglong _S305 = Rows_first_0(r_12);
    ulonglong _S306 = r_12->end_0;
    if(_S305 >= (r_12->end_0))
    {
        return v_77;
    }
    ulonglong _S307 = load_0(size_16, _S304, 0LL);
    ulonglong j_9 = _S305;
    Moments_0 v_78 = v_77;
    for(;;)
    {
        if(j_9 < _S306)
        {
        }
        else
        {
            break;
        }
        Four_0 _S308 = Rows_read_0(r_12, 1U, size_16, _S304, j_9);
        bool _S309 = Rows_has_0(r_12, j_9, 0U);
        Moments_0 v_79;
        if(_S309)
        {
            ulonglong _S310 = Rows_at_0(r_12, j_9, 0U);
            Moments_0 _S311 = Variance_one_0(spec_19, _S308.e_3[0U], _S307, _S310);
            Moments_0 _S312 = v_78;
            Moments_0 _S313 = _S311;
            Moments_0 _S314 = Reduction_of_4(&_S312, &_S313);
            v_79 = _S314;
        }
        else
        {
            v_79 = v_78;
        }
        bool _S315 = Rows_has_0(r_12, j_9, 1U);
        Moments_0 v_80;
        if(_S315)
        {
            ulonglong _S316 = Rows_at_0(r_12, j_9, 1U);
            Moments_0 _S317 = Variance_one_0(spec_19, _S308.e_3[1U], _S307, _S316);
            Moments_0 _S318 = v_79;
            Moments_0 _S319 = _S317;
            Moments_0 _S320 = Reduction_of_4(&_S318, &_S319);
            v_80 = _S320;
        }
        else
        {
            v_80 = v_79;
        }
        bool _S321 = Rows_has_0(r_12, j_9, 2U);
        Moments_0 v_81;
        if(_S321)
        {
            ulonglong _S322 = Rows_at_0(r_12, j_9, 2U);
            Moments_0 _S323 = Variance_one_0(spec_19, _S308.e_3[2U], _S307, _S322);
            Moments_0 _S324 = v_80;
            Moments_0 _S325 = _S323;
            Moments_0 _S326 = Reduction_of_4(&_S324, &_S325);
            v_81 = _S326;
        }
        else
        {
            v_81 = v_80;
        }
        bool _S327 = Rows_has_0(r_12, j_9, 3U);
        if(_S327)
        {
            ulonglong _S328 = Rows_at_0(r_12, j_9, 3U);
            Moments_0 _S329 = Variance_one_0(spec_19, _S308.e_3[3U], _S307, _S328);
            Moments_0 _S330 = v_81;
            Moments_0 _S331 = _S329;
            Moments_0 _S332 = Reduction_of_4(&_S330, &_S331);
            v_78 = _S332;
        }
        else
        {
            v_78 = v_81;
        }
        uint _S333 = Rows_step_0(r_12);
        j_9 = j_9 + ulonglong(_S333);
    }
    return v_78;
}

__device__ __shared__ FixedArray<Squares_0, 256>  values_5;

__device__ Squares_0 Euclid_of_0(Squares_0 * a_29, Squares_0 * b_15)
{
    Squares_0 _S334 = Squares_of_0(a_29, b_15);
    return _S334;
}

__device__ Squares_0 Reduction_of_5(Squares_0 * a_30, Squares_0 * b_16)
{
    Squares_0 _S335 = Euclid_of_0(a_30, b_16);
    return _S335;
}

__device__ Squares_0 Group_all_7(Squares_0 * v_82, uint lane_9, uint width_10)
{
    (*&values_5)[lane_9] = *v_82;
    meet_0();
    uint _S336 = (U32_min((width_10), (16U)));
    uint place_10 = lane_9 & (width_10 - 1U);
    uint first_15 = lane_9 - place_10;
    Squares_0 _S337;
    uint i_35;
    if(width_10 > _S336)
    {
        if(place_10 < _S336)
        {
            uint _S338 = place_10 + _S336;
            _S337 = *v_82;
            i_35 = _S338;
            for(;;)
            {
                if(i_35 < width_10)
                {
                }
                else
                {
                    break;
                }
                Squares_0 _S339 = _S337;
                Squares_0 _S340 = (*&values_5)[first_15 + i_35];
                Squares_0 _S341 = Reduction_of_5(&_S339, &_S340);
                uint i_36 = i_35 + _S336;
                _S337 = _S341;
                i_35 = i_36;
            }
            (*&values_5)[lane_9] = _S337;
        }
        meet_0();
    }
    _S337 = (*&values_5)[first_15];
    i_35 = 1U;
    for(;;)
    {
        if(i_35 < _S336)
        {
        }
        else
        {
            break;
        }
        Squares_0 _S342 = _S337;
        Squares_0 _S343 = (*&values_5)[first_15 + i_35];
        Squares_0 _S344 = Reduction_of_5(&_S342, &_S343);
        uint i_37 = i_35 + 1U;
        _S337 = _S344;
        i_35 = i_37;
    }
    meet_0();
    return _S337;
}

__device__ ulonglong Euclid_result_0(Spec_0 * spec_20, RowArguments_0 * a_31, Squares_0 * v_83)
{
    uint _S345 = Spec_type_0(spec_20, 0U);
    float _S346 = Squares_mean_0(v_83, F32_scalar_0(a_31->a_4), true);
    return F32_bits_0(_S345, _S346);
}

__device__ void Reduction_finish_5(Spec_0 * spec_21, Rows_0 * r_13, Squares_0 * v_84)
{
    uint _S347 = Spec_type_0(spec_21, 0U);
    uint size_17 = size_of_0(_S347);
    if((r_13->place_5) == 0U)
    {
        ulonglong _S348 = Rows_base_0(r_13, 0U, size_17);
        ulonglong _S349 = Euclid_result_0(spec_21, &r_13->a_5, v_84);
        store_0(size_17, _S348, 0LL, _S349);
    }
    return;
}

__device__ Squares_0 Euclid_none_0()
{
    return Squares_none_0();
}

__device__ Squares_0 Reduction_none_5()
{
    return Euclid_none_0();
}

__device__ Squares_0 Euclid_one_0(Spec_0 * spec_22, ulonglong x_12, ulonglong first_16, ulonglong at_14)
{
    uint _S350 = Spec_type_0(spec_22, 1U);
    return Squares_one_0(F32_of_0(_S350, x_12), F32_one_0());
}

__device__ Squares_0 Reduction_of_elements_5(Spec_0 * spec_23, Rows_0 * r_14)
{
    uint _S351 = Spec_type_0(spec_23, 1U);
    uint size_18 = size_of_0(_S351);
    ulonglong _S352 = Rows_base_0(r_14, 1U, size_18);
    Squares_0 v_85 = Reduction_none_5();
    ulonglong _S353 = Rows_first_0(r_14);
    ulonglong _S354 = r_14->end_0;
    if(_S353 >= (r_14->end_0))
    {
        return v_85;
    }
    ulonglong _S355 = load_0(size_18, _S352, 0LL);
    ulonglong j_10 = _S353;
    Squares_0 v_86 = v_85;
    for(;;)
    {
        if(j_10 < _S354)
        {
        }
        else
        {
            break;
        }
        Four_0 _S356 = Rows_read_0(r_14, 1U, size_18, _S352, j_10);
        bool _S357 = Rows_has_0(r_14, j_10, 0U);
        Squares_0 v_87;
        if(_S357)
        {
            ulonglong _S358 = Rows_at_0(r_14, j_10, 0U);
            Squares_0 _S359 = Euclid_one_0(spec_23, _S356.e_3[0U], _S355, _S358);
            Squares_0 _S360 = v_86;
            Squares_0 _S361 = _S359;
            Squares_0 _S362 = Reduction_of_5(&_S360, &_S361);
            v_87 = _S362;
        }
        else
        {
            v_87 = v_86;
        }
        bool _S363 = Rows_has_0(r_14, j_10, 1U);
        Squares_0 v_88;
        if(_S363)
        {
            ulonglong _S364 = Rows_at_0(r_14, j_10, 1U);
            Squares_0 _S365 = Euclid_one_0(spec_23, _S356.e_3[1U], _S355, _S364);
            Squares_0 _S366 = v_87;
            Squares_0 _S367 = _S365;
            Squares_0 _S368 = Reduction_of_5(&_S366, &_S367);
            v_88 = _S368;
        }
        else
        {
            v_88 = v_87;
        }
        bool _S369 = Rows_has_0(r_14, j_10, 2U);
        Squares_0 v_89;
        if(_S369)
        {
            ulonglong _S370 = Rows_at_0(r_14, j_10, 2U);
            Squares_0 _S371 = Euclid_one_0(spec_23, _S356.e_3[2U], _S355, _S370);
            Squares_0 _S372 = v_88;
            Squares_0 _S373 = _S371;
            Squares_0 _S374 = Reduction_of_5(&_S372, &_S373);
            v_89 = _S374;
        }
        else
        {
            v_89 = v_88;
        }
        bool _S375 = Rows_has_0(r_14, j_10, 3U);
        if(_S375)
        {
            ulonglong _S376 = Rows_at_0(r_14, j_10, 3U);
            Squares_0 _S377 = Euclid_one_0(spec_23, _S356.e_3[3U], _S355, _S376);
            Squares_0 _S378 = v_89;
            Squares_0 _S379 = _S377;
            Squares_0 _S380 = Reduction_of_5(&_S378, &_S379);
            v_86 = _S380;
        }
        else
        {
            v_86 = v_89;
        }
        uint _S381 = Rows_step_0(r_14);
        j_10 = j_10 + ulonglong(_S381);
    }
    return v_86;
}

struct Candidate_1
{
    float v_4;
    ulonglong at_0;
};

__device__ __shared__ FixedArray<Candidate_1, 256>  values_6;

__device__ bool is_nan_0(float x_13)
{
    return ((F32_asuint((x_13))) & 2147483647U) > 2139095040U;
}

__device__ bool F32_is_nan_0(float v_90)
{
    return is_nan_0(v_90);
}

__device__ Candidate_1 LargestAt_of_1(Candidate_1 * a_32, Candidate_1 * b_17)
{
    float _S382 = a_32->v_4;
    bool a_nan_1 = F32_is_nan_0(a_32->v_4);
    float _S383 = b_17->v_4;
    bool _S384 = (a_32->at_0) < (b_17->at_0);
    bool first_17;
    if(a_nan_1 != (F32_is_nan_0(b_17->v_4)))
    {
        first_17 = a_nan_1;
    }
    else
    {
        if(!a_nan_1)
        {
            first_17 = !(_S382 == _S383);
        }
        else
        {
            first_17 = false;
        }
        if(first_17)
        {
            first_17 = _S383 < _S382;
        }
        else
        {
            first_17 = _S384;
        }
    }
    if(first_17)
    {
        return *a_32;
    }
    return *b_17;
}

__device__ Candidate_1 Reduction_of_6(Candidate_1 * a_33, Candidate_1 * b_18)
{
    Candidate_1 _S385 = LargestAt_of_1(a_33, b_18);
    return _S385;
}

__device__ Candidate_1 Group_all_8(Candidate_1 * v_91, uint lane_10, uint width_11)
{
    (*&values_6)[lane_10] = *v_91;
    meet_0();
    uint _S386 = (U32_min((width_11), (16U)));
    uint place_11 = lane_10 & (width_11 - 1U);
    uint first_18 = lane_10 - place_11;
    Candidate_1 _S387;
    uint i_38;
    if(width_11 > _S386)
    {
        if(place_11 < _S386)
        {
            uint _S388 = place_11 + _S386;
            _S387 = *v_91;
            i_38 = _S388;
            for(;;)
            {
                if(i_38 < width_11)
                {
                }
                else
                {
                    break;
                }
                Candidate_1 _S389 = _S387;
                Candidate_1 _S390 = (*&values_6)[first_18 + i_38];
                Candidate_1 _S391 = Reduction_of_6(&_S389, &_S390);
                uint i_39 = i_38 + _S386;
                _S387 = _S391;
                i_38 = i_39;
            }
            (*&values_6)[lane_10] = _S387;
        }
        meet_0();
    }
    _S387 = (*&values_6)[first_18];
    i_38 = 1U;
    for(;;)
    {
        if(i_38 < _S386)
        {
        }
        else
        {
            break;
        }
        Candidate_1 _S392 = _S387;
        Candidate_1 _S393 = (*&values_6)[first_18 + i_38];
        Candidate_1 _S394 = Reduction_of_6(&_S392, &_S393);
        uint i_40 = i_38 + 1U;
        _S387 = _S394;
        i_38 = i_40;
    }
    meet_0();
    return _S387;
}

__device__ ulonglong LargestAt_result_1(Spec_0 * spec_24, RowArguments_0 * a_34, Candidate_1 * v_92)
{
    uint _S395 = Spec_type_0(spec_24, 0U);
    return of_i64_0(_S395, longlong(v_92->at_0));
}

__device__ void Reduction_finish_6(Spec_0 * spec_25, Rows_0 * r_15, Candidate_1 * v_93)
{
    uint _S396 = Spec_type_0(spec_25, 0U);
    uint size_19 = size_of_0(_S396);
    if((r_15->place_5) == 0U)
    {
        ulonglong _S397 = Rows_base_0(r_15, 0U, size_19);
        ulonglong _S398 = LargestAt_result_1(spec_25, &r_15->a_5, v_93);
        store_0(size_19, _S397, 0LL, _S398);
    }
    return;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ Candidate_1 LargestAt_none_1()
{
    Candidate_1 v_94;
    (&v_94)->v_4 = F32_lowest_0();
    (&v_94)->at_0 = 18446744073709551615ULL;
    return v_94;
}

__device__ Candidate_1 Reduction_none_6()
{
    return LargestAt_none_1();
}

__device__ float negated_0(float x_14)
{
    return (U32_asfloat(((F32_asuint((x_14))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_95)
{
    return negated_0(v_95);
}

__device__ Candidate_1 LargestAt_one_1(Spec_0 * spec_26, ulonglong x_15, ulonglong first_19, ulonglong at_15)
{
    Candidate_1 v_96;
    uint _S399 = Spec_type_0(spec_26, 1U);
    (&v_96)->v_4 = F32_of_0(_S399, x_15);
    if((spec_26->op_0) == 6U)
    {
        (&v_96)->v_4 = F32_reversed_0((&v_96)->v_4);
    }
    (&v_96)->at_0 = at_15;
    return v_96;
}

__device__ Candidate_1 Reduction_of_elements_6(Spec_0 * spec_27, Rows_0 * r_16)
{
    uint _S400 = Spec_type_0(spec_27, 1U);
    uint size_20 = size_of_0(_S400);
    ulonglong _S401 = Rows_base_0(r_16, 1U, size_20);
    Candidate_1 v_97 = Reduction_none_6();
    ulonglong _S402 = Rows_first_0(r_16);
    ulonglong _S403 = r_16->end_0;
    if(_S402 >= (r_16->end_0))
    {
        return v_97;
    }
    ulonglong _S404 = load_0(size_20, _S401, 0LL);
    ulonglong j_11 = _S402;
    Candidate_1 v_98 = v_97;
    for(;;)
    {
        if(j_11 < _S403)
        {
        }
        else
        {
            break;
        }
        Four_0 _S405 = Rows_read_0(r_16, 1U, size_20, _S401, j_11);
        bool _S406 = Rows_has_0(r_16, j_11, 0U);
        Candidate_1 v_99;
        if(_S406)
        {
            ulonglong _S407 = Rows_at_0(r_16, j_11, 0U);
            Candidate_1 _S408 = LargestAt_one_1(spec_27, _S405.e_3[0U], _S404, _S407);
            Candidate_1 _S409 = v_98;
            Candidate_1 _S410 = _S408;
            Candidate_1 _S411 = Reduction_of_6(&_S409, &_S410);
            v_99 = _S411;
        }
        else
        {
            v_99 = v_98;
        }
        bool _S412 = Rows_has_0(r_16, j_11, 1U);
        Candidate_1 v_100;
        if(_S412)
        {
            ulonglong _S413 = Rows_at_0(r_16, j_11, 1U);
            Candidate_1 _S414 = LargestAt_one_1(spec_27, _S405.e_3[1U], _S404, _S413);
            Candidate_1 _S415 = v_99;
            Candidate_1 _S416 = _S414;
            Candidate_1 _S417 = Reduction_of_6(&_S415, &_S416);
            v_100 = _S417;
        }
        else
        {
            v_100 = v_99;
        }
        bool _S418 = Rows_has_0(r_16, j_11, 2U);
        Candidate_1 v_101;
        if(_S418)
        {
            ulonglong _S419 = Rows_at_0(r_16, j_11, 2U);
            Candidate_1 _S420 = LargestAt_one_1(spec_27, _S405.e_3[2U], _S404, _S419);
            Candidate_1 _S421 = v_100;
            Candidate_1 _S422 = _S420;
            Candidate_1 _S423 = Reduction_of_6(&_S421, &_S422);
            v_101 = _S423;
        }
        else
        {
            v_101 = v_100;
        }
        bool _S424 = Rows_has_0(r_16, j_11, 3U);
        if(_S424)
        {
            ulonglong _S425 = Rows_at_0(r_16, j_11, 3U);
            Candidate_1 _S426 = LargestAt_one_1(spec_27, _S405.e_3[3U], _S404, _S425);
            Candidate_1 _S427 = v_101;
            Candidate_1 _S428 = _S426;
            Candidate_1 _S429 = Reduction_of_6(&_S427, &_S428);
            v_98 = _S429;
        }
        else
        {
            v_98 = v_101;
        }
        uint _S430 = Rows_step_0(r_16);
        j_11 = j_11 + ulonglong(_S430);
    }
    return v_98;
}

__device__ float Largest_of_1(float a_35, float b_19)
{
    bool _S431;
    if(F32_is_nan_0(a_35))
    {
        _S431 = true;
    }
    else
    {
        _S431 = b_19 <= a_35;
    }
    float _S432;
    if(_S431)
    {
        _S432 = a_35;
    }
    else
    {
        _S432 = b_19;
    }
    return _S432;
}

__device__ float Reduction_of_7(float a_36, float b_20)
{
    return Largest_of_1(a_36, b_20);
}

__device__ float Group_all_9(float v_102, uint lane_11, uint width_12)
{
    (*&values_1)[lane_11] = v_102;
    meet_0();
    uint _S433 = (U32_min((width_12), (16U)));
    uint place_12 = lane_11 & (width_12 - 1U);
    uint first_20 = lane_11 - place_12;
    float _S434;
    uint i_41;
    if(width_12 > _S433)
    {
        if(place_12 < _S433)
        {
            uint _S435 = place_12 + _S433;
            _S434 = v_102;
            i_41 = _S435;
            for(;;)
            {
                if(i_41 < width_12)
                {
                }
                else
                {
                    break;
                }
                float _S436 = Reduction_of_7(_S434, (*&values_1)[first_20 + i_41]);
                uint i_42 = i_41 + _S433;
                _S434 = _S436;
                i_41 = i_42;
            }
            (*&values_1)[lane_11] = _S434;
        }
        meet_0();
    }
    _S434 = (*&values_1)[first_20];
    i_41 = 1U;
    for(;;)
    {
        if(i_41 < _S433)
        {
        }
        else
        {
            break;
        }
        float _S437 = Reduction_of_7(_S434, (*&values_1)[first_20 + i_41]);
        uint i_43 = i_41 + 1U;
        _S434 = _S437;
        i_41 = i_43;
    }
    meet_0();
    return _S434;
}

__device__ ulonglong Largest_result_1(Spec_0 * spec_28, RowArguments_0 * a_37, float v_103)
{
    uint _S438 = Spec_type_0(spec_28, 0U);
    uint _S439 = spec_28->op_0;
    switch(spec_28->op_0)
    {
    case 3U:
        {
            return F32_bits_0(_S438, v_103);
        }
    case 4U:
        {
            return F32_bits_0(_S438, F32_reversed_0(v_103));
        }
    default:
        {
            float _S440 = F32_zero_0();
            float _S441;
            if((_S440 < v_103) == (_S439 == 11U))
            {
                _S441 = F32_one_0();
            }
            else
            {
                _S441 = _S440;
            }
            return F32_bits_0(_S438, _S441);
        }
    }
}

__device__ void Reduction_finish_7(Spec_0 * spec_29, Rows_0 * r_17, float v_104)
{
    uint _S442 = Spec_type_0(spec_29, 0U);
    uint size_21 = size_of_0(_S442);
    if((r_17->place_5) == 0U)
    {
        ulonglong _S443 = Rows_base_0(r_17, 0U, size_21);
        ulonglong _S444 = Largest_result_1(spec_29, &r_17->a_5, v_104);
        store_0(size_21, _S443, 0LL, _S444);
    }
    return;
}

__device__ float Largest_none_1()
{
    return F32_lowest_0();
}

__device__ float Reduction_none_7()
{
    return Largest_none_1();
}

__device__ bool F32_is_zero_0(float v_105)
{
    return ((F32_asuint((v_105))) << int(1)) == 0U;
}

__device__ float Largest_one_1(Spec_0 * spec_30, ulonglong x_16, ulonglong first_21, ulonglong at_16)
{
    uint _S445 = Spec_type_0(spec_30, 1U);
    float v_106 = F32_of_0(_S445, x_16);
    uint _S446 = spec_30->op_0;
    switch(spec_30->op_0)
    {
    case 3U:
        {
            return v_106;
        }
    case 4U:
        {
            return F32_reversed_0(v_106);
        }
    default:
        {
            float _S447;
            if((F32_is_zero_0(v_106)) == (_S446 == 12U))
            {
                _S447 = F32_one_0();
            }
            else
            {
                _S447 = F32_zero_0();
            }
            return _S447;
        }
    }
}

__device__ float Reduction_of_elements_7(Spec_0 * spec_31, Rows_0 * r_18)
{
    uint _S448 = Spec_type_0(spec_31, 1U);
    uint size_22 = size_of_0(_S448);
    ulonglong _S449 = Rows_base_0(r_18, 1U, size_22);
    float v_107 = Reduction_none_7();
    ulonglong _S450 = Rows_first_0(r_18);
    ulonglong _S451 = r_18->end_0;
    if(_S450 >= (r_18->end_0))
    {
        return v_107;
    }
    ulonglong _S452 = load_0(size_22, _S449, 0LL);
    ulonglong j_12 = _S450;
    float v_108 = v_107;
    for(;;)
    {
        if(j_12 < _S451)
        {
        }
        else
        {
            break;
        }
        Four_0 _S453 = Rows_read_0(r_18, 1U, size_22, _S449, j_12);
        bool _S454 = Rows_has_0(r_18, j_12, 0U);
        float v_109;
        if(_S454)
        {
            ulonglong _S455 = Rows_at_0(r_18, j_12, 0U);
            float _S456 = Largest_one_1(spec_31, _S453.e_3[0U], _S452, _S455);
            v_109 = Reduction_of_7(v_108, _S456);
        }
        else
        {
            v_109 = v_108;
        }
        bool _S457 = Rows_has_0(r_18, j_12, 1U);
        float v_110;
        if(_S457)
        {
            ulonglong _S458 = Rows_at_0(r_18, j_12, 1U);
            float _S459 = Largest_one_1(spec_31, _S453.e_3[1U], _S452, _S458);
            v_110 = Reduction_of_7(v_109, _S459);
        }
        else
        {
            v_110 = v_109;
        }
        bool _S460 = Rows_has_0(r_18, j_12, 2U);
        float v_111;
        if(_S460)
        {
            ulonglong _S461 = Rows_at_0(r_18, j_12, 2U);
            float _S462 = Largest_one_1(spec_31, _S453.e_3[2U], _S452, _S461);
            v_111 = Reduction_of_7(v_110, _S462);
        }
        else
        {
            v_111 = v_110;
        }
        bool _S463 = Rows_has_0(r_18, j_12, 3U);
        if(_S463)
        {
            ulonglong _S464 = Rows_at_0(r_18, j_12, 3U);
            float _S465 = Largest_one_1(spec_31, _S453.e_3[3U], _S452, _S464);
            v_108 = Reduction_of_7(v_111, _S465);
        }
        else
        {
            v_108 = v_111;
        }
        uint _S466 = Rows_step_0(r_18);
        j_12 = j_12 + ulonglong(_S466);
    }
    return v_108;
}

struct Levelled_0
{
    float v_112;
    int level_0;
};

__device__ float Levelled_value_0(Levelled_0 * this_11)
{
    float x_17 = this_11->v_112;
    int i_44 = int(0);
    for(;;)
    {
        int _S467 = this_11->level_0;
        bool _S468 = (this_11->level_0) > int(0);
        int _S469;
        if(_S468)
        {
            _S469 = _S467;
        }
        else
        {
            _S469 = - _S467;
        }
        if(i_44 < (I32_min((_S469), (int(3)))))
        {
        }
        else
        {
            break;
        }
        int _S470;
        if(_S468)
        {
            _S470 = int(90);
        }
        else
        {
            _S470 = int(-90);
        }
        float _S471 = x_17 * F32_power_0(_S470);
        int i_45 = i_44 + int(1);
        x_17 = _S471;
        i_44 = i_45;
    }
    return x_17;
}

__device__ Levelled_0 Levelled_of_0(float x_18, int level_1)
{
    Levelled_0 r_19;
    (&r_19)->v_112 = x_18;
    (&r_19)->level_0 = level_1;
    float size_23 = F32_size_0(x_18);
    bool _S472;
    if((F32_power_0(int(48))) <= size_23)
    {
        _S472 = size_23 < (F32_highest_0());
    }
    else
    {
        _S472 = false;
    }
    if(_S472)
    {
        (&r_19)->v_112 = x_18 * F32_power_0(int(-90));
        (&r_19)->level_0 = (&r_19)->level_0 + int(1);
    }
    else
    {
        if(size_23 < (F32_power_0(int(-40))))
        {
            _S472 = !F32_is_zero_0(x_18);
        }
        else
        {
            _S472 = false;
        }
        if(_S472)
        {
            (&r_19)->v_112 = x_18 * F32_power_0(int(90));
            (&r_19)->level_0 = (&r_19)->level_0 - int(1);
        }
    }
    return r_19;
}

__device__ __shared__ FixedArray<Levelled_0, 256>  values_7;

__device__ Levelled_0 RealProduct_of_0(Levelled_0 * a_38, Levelled_0 * b_21)
{
    return Levelled_of_0(a_38->v_112 * b_21->v_112, a_38->level_0 + b_21->level_0);
}

__device__ Levelled_0 Reduction_of_8(Levelled_0 * a_39, Levelled_0 * b_22)
{
    Levelled_0 _S473 = RealProduct_of_0(a_39, b_22);
    return _S473;
}

__device__ Levelled_0 Group_all_10(Levelled_0 * v_113, uint lane_12, uint width_13)
{
    (*&values_7)[lane_12] = *v_113;
    meet_0();
    uint _S474 = (U32_min((width_13), (16U)));
    uint place_13 = lane_12 & (width_13 - 1U);
    uint first_22 = lane_12 - place_13;
    Levelled_0 _S475;
    uint i_46;
    if(width_13 > _S474)
    {
        if(place_13 < _S474)
        {
            uint _S476 = place_13 + _S474;
            _S475 = *v_113;
            i_46 = _S476;
            for(;;)
            {
                if(i_46 < width_13)
                {
                }
                else
                {
                    break;
                }
                Levelled_0 _S477 = _S475;
                Levelled_0 _S478 = (*&values_7)[first_22 + i_46];
                Levelled_0 _S479 = Reduction_of_8(&_S477, &_S478);
                uint i_47 = i_46 + _S474;
                _S475 = _S479;
                i_46 = i_47;
            }
            (*&values_7)[lane_12] = _S475;
        }
        meet_0();
    }
    _S475 = (*&values_7)[first_22];
    i_46 = 1U;
    for(;;)
    {
        if(i_46 < _S474)
        {
        }
        else
        {
            break;
        }
        Levelled_0 _S480 = _S475;
        Levelled_0 _S481 = (*&values_7)[first_22 + i_46];
        Levelled_0 _S482 = Reduction_of_8(&_S480, &_S481);
        uint i_48 = i_46 + 1U;
        _S475 = _S482;
        i_46 = i_48;
    }
    meet_0();
    return _S475;
}

__device__ ulonglong RealProduct_result_0(Spec_0 * spec_32, RowArguments_0 * a_40, Levelled_0 * v_114)
{
    uint _S483 = Spec_type_0(spec_32, 0U);
    float _S484 = Levelled_value_0(v_114);
    return F32_bits_0(_S483, _S484);
}

__device__ void Reduction_finish_8(Spec_0 * spec_33, Rows_0 * r_20, Levelled_0 * v_115)
{
    uint _S485 = Spec_type_0(spec_33, 0U);
    uint size_24 = size_of_0(_S485);
    if((r_20->place_5) == 0U)
    {
        ulonglong _S486 = Rows_base_0(r_20, 0U, size_24);
        ulonglong _S487 = RealProduct_result_0(spec_33, &r_20->a_5, v_115);
        store_0(size_24, _S486, 0LL, _S487);
    }
    return;
}

__device__ Levelled_0 RealProduct_none_0()
{
    return Levelled_of_0(F32_one_0(), int(0));
}

__device__ Levelled_0 Reduction_none_8()
{
    return RealProduct_none_0();
}

__device__ Levelled_0 RealProduct_one_0(Spec_0 * spec_34, ulonglong x_19, ulonglong first_23, ulonglong at_17)
{
    uint _S488 = Spec_type_0(spec_34, 1U);
    return Levelled_of_0(F32_of_0(_S488, x_19), int(0));
}

__device__ Levelled_0 Reduction_of_elements_8(Spec_0 * spec_35, Rows_0 * r_21)
{
    uint _S489 = Spec_type_0(spec_35, 1U);
    uint size_25 = size_of_0(_S489);
    ulonglong _S490 = Rows_base_0(r_21, 1U, size_25);
    Levelled_0 v_116 = Reduction_none_8();
    ulonglong _S491 = Rows_first_0(r_21);
    ulonglong _S492 = r_21->end_0;
    if(_S491 >= (r_21->end_0))
    {
        return v_116;
    }
    ulonglong _S493 = load_0(size_25, _S490, 0LL);
    ulonglong j_13 = _S491;
    Levelled_0 v_117 = v_116;
    for(;;)
    {
        if(j_13 < _S492)
        {
        }
        else
        {
            break;
        }
        Four_0 _S494 = Rows_read_0(r_21, 1U, size_25, _S490, j_13);
        bool _S495 = Rows_has_0(r_21, j_13, 0U);
        Levelled_0 v_118;
        if(_S495)
        {
            ulonglong _S496 = Rows_at_0(r_21, j_13, 0U);
            Levelled_0 _S497 = RealProduct_one_0(spec_35, _S494.e_3[0U], _S493, _S496);
            Levelled_0 _S498 = v_117;
            Levelled_0 _S499 = _S497;
            Levelled_0 _S500 = Reduction_of_8(&_S498, &_S499);
            v_118 = _S500;
        }
        else
        {
            v_118 = v_117;
        }
        bool _S501 = Rows_has_0(r_21, j_13, 1U);
        Levelled_0 v_119;
        if(_S501)
        {
            ulonglong _S502 = Rows_at_0(r_21, j_13, 1U);
            Levelled_0 _S503 = RealProduct_one_0(spec_35, _S494.e_3[1U], _S493, _S502);
            Levelled_0 _S504 = v_118;
            Levelled_0 _S505 = _S503;
            Levelled_0 _S506 = Reduction_of_8(&_S504, &_S505);
            v_119 = _S506;
        }
        else
        {
            v_119 = v_118;
        }
        bool _S507 = Rows_has_0(r_21, j_13, 2U);
        Levelled_0 v_120;
        if(_S507)
        {
            ulonglong _S508 = Rows_at_0(r_21, j_13, 2U);
            Levelled_0 _S509 = RealProduct_one_0(spec_35, _S494.e_3[2U], _S493, _S508);
            Levelled_0 _S510 = v_119;
            Levelled_0 _S511 = _S509;
            Levelled_0 _S512 = Reduction_of_8(&_S510, &_S511);
            v_120 = _S512;
        }
        else
        {
            v_120 = v_119;
        }
        bool _S513 = Rows_has_0(r_21, j_13, 3U);
        if(_S513)
        {
            ulonglong _S514 = Rows_at_0(r_21, j_13, 3U);
            Levelled_0 _S515 = RealProduct_one_0(spec_35, _S494.e_3[3U], _S493, _S514);
            Levelled_0 _S516 = v_120;
            Levelled_0 _S517 = _S515;
            Levelled_0 _S518 = Reduction_of_8(&_S516, &_S517);
            v_117 = _S518;
        }
        else
        {
            v_117 = v_120;
        }
        uint _S519 = Rows_step_0(r_21);
        j_13 = j_13 + ulonglong(_S519);
    }
    return v_117;
}

struct Levels_0
{
    float plain_1;
    float large_1;
};

__device__ __shared__ FixedArray<Levels_0, 256>  values_8;

__device__ Levels_0 RealTotal_of_0(Levels_0 * a_41, Levels_0 * b_23)
{
    Levels_0 _S520 = *a_41;
    (&_S520)->plain_1 = (&_S520)->plain_1 + b_23->plain_1;
    (&_S520)->large_1 = (&_S520)->large_1 + b_23->large_1;
    return _S520;
}

__device__ Levels_0 Reduction_of_9(Levels_0 * a_42, Levels_0 * b_24)
{
    Levels_0 _S521 = RealTotal_of_0(a_42, b_24);
    return _S521;
}

__device__ Levels_0 Group_all_11(Levels_0 * v_121, uint lane_13, uint width_14)
{
    (*&values_8)[lane_13] = *v_121;
    meet_0();
    uint _S522 = (U32_min((width_14), (16U)));
    uint place_14 = lane_13 & (width_14 - 1U);
    uint first_24 = lane_13 - place_14;
    Levels_0 _S523;
    uint i_49;
    if(width_14 > _S522)
    {
        if(place_14 < _S522)
        {
            uint _S524 = place_14 + _S522;
            _S523 = *v_121;
            i_49 = _S524;
            for(;;)
            {
                if(i_49 < width_14)
                {
                }
                else
                {
                    break;
                }
                Levels_0 _S525 = _S523;
                Levels_0 _S526 = (*&values_8)[first_24 + i_49];
                Levels_0 _S527 = Reduction_of_9(&_S525, &_S526);
                uint i_50 = i_49 + _S522;
                _S523 = _S527;
                i_49 = i_50;
            }
            (*&values_8)[lane_13] = _S523;
        }
        meet_0();
    }
    _S523 = (*&values_8)[first_24];
    i_49 = 1U;
    for(;;)
    {
        if(i_49 < _S522)
        {
        }
        else
        {
            break;
        }
        Levels_0 _S528 = _S523;
        Levels_0 _S529 = (*&values_8)[first_24 + i_49];
        Levels_0 _S530 = Reduction_of_9(&_S528, &_S529);
        uint i_51 = i_49 + 1U;
        _S523 = _S530;
        i_49 = i_51;
    }
    meet_0();
    return _S523;
}

__device__ ulonglong RealTotal_result_0(Spec_0 * spec_36, RowArguments_0 * a_43, Levels_0 * v_122)
{
    float _S531 = v_122->plain_1;
    float _S532 = F32_one_0();
    float _S533 = v_122->large_1;
    float sum_5;
    float unit_1;
    if(!((v_122->large_1) == (F32_zero_0())))
    {
        float _S534 = F32_power_0(int(90));
        sum_5 = _S533 + _S531 * F32_power_0(int(-90));
        unit_1 = _S534;
    }
    else
    {
        sum_5 = _S531;
        unit_1 = _S532;
    }
    uint _S535 = Spec_type_0(spec_36, 0U);
    return F32_bits_0(_S535, F32_over_0(sum_5, F32_scalar_0(a_43->a_4)) * unit_1);
}

__device__ void Reduction_finish_9(Spec_0 * spec_37, Rows_0 * r_22, Levels_0 * v_123)
{
    uint _S536 = Spec_type_0(spec_37, 0U);
    uint size_26 = size_of_0(_S536);
    if((r_22->place_5) == 0U)
    {
        ulonglong _S537 = Rows_base_0(r_22, 0U, size_26);
        ulonglong _S538 = RealTotal_result_0(spec_37, &r_22->a_5, v_123);
        store_0(size_26, _S537, 0LL, _S538);
    }
    return;
}

__device__ Levels_0 RealTotal_none_0()
{
    Levels_0 v_124;
    float _S539 = F32_zero_0();
    (&v_124)->plain_1 = _S539;
    (&v_124)->large_1 = _S539;
    return v_124;
}

__device__ Levels_0 Reduction_none_9()
{
    return RealTotal_none_0();
}

__device__ Levels_0 RealTotal_one_0(Spec_0 * spec_38, ulonglong x_20, ulonglong first_25, ulonglong at_18)
{
    Levels_0 r_23 = RealTotal_none_0();
    uint _S540 = Spec_type_0(spec_38, 1U);
    float v_125 = F32_of_0(_S540, x_20);
    float size_27 = F32_size_0(v_125);
    float counted_0;
    if((spec_38->op_0) == 7U)
    {
        counted_0 = size_27;
    }
    else
    {
        counted_0 = v_125;
    }
    if((F32_power_0(int(48))) <= size_27)
    {
        (&r_23)->large_1 = counted_0 * F32_power_0(int(-90));
    }
    else
    {
        (&r_23)->plain_1 = counted_0;
    }
    return r_23;
}

__device__ Levels_0 Reduction_of_elements_9(Spec_0 * spec_39, Rows_0 * r_24)
{
    uint _S541 = Spec_type_0(spec_39, 1U);
    uint size_28 = size_of_0(_S541);
    ulonglong _S542 = Rows_base_0(r_24, 1U, size_28);
    Levels_0 v_126 = Reduction_none_9();
    ulonglong _S543 = Rows_first_0(r_24);
    ulonglong _S544 = r_24->end_0;
    if(_S543 >= (r_24->end_0))
    {
        return v_126;
    }
    ulonglong _S545 = load_0(size_28, _S542, 0LL);
    ulonglong j_14 = _S543;
    Levels_0 v_127 = v_126;
    for(;;)
    {
        if(j_14 < _S544)
        {
        }
        else
        {
            break;
        }
        Four_0 _S546 = Rows_read_0(r_24, 1U, size_28, _S542, j_14);
        bool _S547 = Rows_has_0(r_24, j_14, 0U);
        Levels_0 v_128;
        if(_S547)
        {
            ulonglong _S548 = Rows_at_0(r_24, j_14, 0U);
            Levels_0 _S549 = RealTotal_one_0(spec_39, _S546.e_3[0U], _S545, _S548);
            Levels_0 _S550 = v_127;
            Levels_0 _S551 = _S549;
            Levels_0 _S552 = Reduction_of_9(&_S550, &_S551);
            v_128 = _S552;
        }
        else
        {
            v_128 = v_127;
        }
        bool _S553 = Rows_has_0(r_24, j_14, 1U);
        Levels_0 v_129;
        if(_S553)
        {
            ulonglong _S554 = Rows_at_0(r_24, j_14, 1U);
            Levels_0 _S555 = RealTotal_one_0(spec_39, _S546.e_3[1U], _S545, _S554);
            Levels_0 _S556 = v_128;
            Levels_0 _S557 = _S555;
            Levels_0 _S558 = Reduction_of_9(&_S556, &_S557);
            v_129 = _S558;
        }
        else
        {
            v_129 = v_128;
        }
        bool _S559 = Rows_has_0(r_24, j_14, 2U);
        Levels_0 v_130;
        if(_S559)
        {
            ulonglong _S560 = Rows_at_0(r_24, j_14, 2U);
            Levels_0 _S561 = RealTotal_one_0(spec_39, _S546.e_3[2U], _S545, _S560);
            Levels_0 _S562 = v_129;
            Levels_0 _S563 = _S561;
            Levels_0 _S564 = Reduction_of_9(&_S562, &_S563);
            v_130 = _S564;
        }
        else
        {
            v_130 = v_129;
        }
        bool _S565 = Rows_has_0(r_24, j_14, 3U);
        if(_S565)
        {
            ulonglong _S566 = Rows_at_0(r_24, j_14, 3U);
            Levels_0 _S567 = RealTotal_one_0(spec_39, _S546.e_3[3U], _S545, _S566);
            Levels_0 _S568 = v_130;
            Levels_0 _S569 = _S567;
            Levels_0 _S570 = Reduction_of_9(&_S568, &_S569);
            v_127 = _S570;
        }
        else
        {
            v_127 = v_130;
        }
        uint _S571 = Rows_step_0(r_24);
        j_14 = j_14 + ulonglong(_S571);
    }
    return v_127;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_44, uint lane_14)
{
    Rows_0 r_25;
    (&r_25)->a_5 = *a_44;
    (&r_25)->g_0 = (RowGeometry_0 *)a_44->geometry_0;
    uint _S572 = a_44->width_5;
    uint side_0 = 256U / a_44->width_5;
    uint _S573;
    if(((a_44->flags_0) & 1U) != 0U)
    {
        uint _S574 = lane_14 % side_0;
        uint _S575 = _S574 * _S572;
        uint _S576 = lane_14 / side_0;
        _S573 = _S575 + _S576;
    }
    else
    {
        _S573 = lane_14;
    }
    (&r_25)->slot_0 = _S573;
    uint _S577 = _S573 % _S572;
    (&r_25)->place_5 = _S577;
    return r_25;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_12)
{
    uint side_1 = 256U / (&this_12->a_5)->width_5;
    ulonglong _S578 = ulonglong(side_1);
    ulonglong _S579 = ((&this_12->a_5)->rows_0 + _S578 - 1ULL) / _S578;
    return _S579 * ulonglong((&this_12->a_5)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_13)
{
    ulonglong _S580 = this_13->begin_0 + (&this_13->a_5)->chunk_0;
    ulonglong _S581 = (&this_13->a_5)->extent_0;
    ulonglong _S582;
    if(_S580 < ((&this_13->a_5)->extent_0))
    {
        _S582 = _S580;
    }
    else
    {
        _S582 = _S581;
    }
    return _S582;
}

__device__ void Rows_go_0(Rows_0 * this_14, ulonglong tile_0)
{
    ulonglong _S583 = tile_0 % ulonglong((&this_14->a_5)->splits_0);
    this_14->part_0 = _S583;
    ulonglong _S584 = tile_0 / ulonglong((&this_14->a_5)->splits_0);
    uint _S585 = 256U / (&this_14->a_5)->width_5;
    ulonglong _S586 = _S584 * ulonglong(_S585);
    uint _S587 = this_14->slot_0 / (&this_14->a_5)->width_5;
    ulonglong _S588 = _S586 + ulonglong(_S587);
    this_14->row_0 = _S588;
    bool _S589 = _S588 < ((&this_14->a_5)->rows_0);
    this_14->exists_0 = _S589;
    this_14->begin_0 = this_14->part_0 * (&this_14->a_5)->chunk_0;
    ulonglong _S590;
    if(_S589)
    {
        Rows_0 _S591 = *this_14;
        ulonglong _S592 = Rows_stop_0(&_S591);
        _S590 = _S592;
    }
    else
    {
        _S590 = this_14->begin_0;
    }
    this_14->end_0 = _S590;
    return;
}

__device__ void store4_0(uint size_29, ulonglong base_8, ulonglong i_52, Four_0 * v_131)
{
    ulonglong at_19 = base_8 + i_52 * ulonglong(size_29);
    if(size_29 == 1U)
    {
        *(uint *)at_19 = (((low_0((v_131->e_3[int(0)]) & 255ULL)) | ((low_0((v_131->e_3[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_131->e_3[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_131->e_3[int(3)])) << int(24));
    }
    else
    {
        if(size_29 == 2U)
        {
            *(uint2  *)at_19 = make_uint2 ((low_0((v_131->e_3[int(0)]) & 65535ULL)) | ((low_0(v_131->e_3[int(1)])) << int(16)), (low_0((v_131->e_3[int(2)]) & 65535ULL)) | ((low_0(v_131->e_3[int(3)])) << int(16)));
        }
        else
        {
            if(size_29 == 4U)
            {
                *(uint4  *)at_19 = make_uint4 (low_0(v_131->e_3[int(0)]), low_0(v_131->e_3[int(1)]), low_0(v_131->e_3[int(2)]), low_0(v_131->e_3[int(3)]));
            }
            else
            {
                *(uint4  *)at_19 = make_uint4 (low_0(v_131->e_3[int(0)]), high_0(v_131->e_3[int(0)]), low_0(v_131->e_3[int(1)]), high_0(v_131->e_3[int(1)]));
                *(uint4  *)(at_19 + 16ULL) = make_uint4 (low_0(v_131->e_3[int(2)]), high_0(v_131->e_3[int(2)]), low_0(v_131->e_3[int(3)]), high_0(v_131->e_3[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_15, uint k_5, uint size_30, ulonglong base_9, ulonglong j_15, Four_0 * x_21)
{
    bool _S593 = Rows_is_dense_0(this_15, j_15);
    if(_S593)
    {
        store4_0(size_30, base_9, j_15, x_21);
    }
    else
    {
        bool _S594 = Rows_has_0(this_15, j_15, 0U);
        if(_S594)
        {
            ulonglong _S595 = Rows_at_0(this_15, j_15, 0U);
            longlong _S596 = Rows_along_0(this_15, k_5, _S595);
            store_0(size_30, base_9, _S596, x_21->e_3[0U]);
        }
        bool _S597 = Rows_has_0(this_15, j_15, 1U);
        if(_S597)
        {
            ulonglong _S598 = Rows_at_0(this_15, j_15, 1U);
            longlong _S599 = Rows_along_0(this_15, k_5, _S598);
            store_0(size_30, base_9, _S599, x_21->e_3[1U]);
        }
        bool _S600 = Rows_has_0(this_15, j_15, 2U);
        if(_S600)
        {
            ulonglong _S601 = Rows_at_0(this_15, j_15, 2U);
            longlong _S602 = Rows_along_0(this_15, k_5, _S601);
            store_0(size_30, base_9, _S602, x_21->e_3[2U]);
        }
        bool _S603 = Rows_has_0(this_15, j_15, 3U);
        if(_S603)
        {
            ulonglong _S604 = Rows_at_0(this_15, j_15, 3U);
            longlong _S605 = Rows_along_0(this_15, k_5, _S604);
            store_0(size_30, base_9, _S605, x_21->e_3[3U]);
        }
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_40, RowArguments_0 * a_45, uint group_0, uint lane_15)
{
    Rows_0 _S606 = Rows_of_0(a_45, lane_15);
    Rows_0 r_26 = _S606;
    ulonglong * _S607 = (ulonglong *)a_45->partials_0;
    uint _S608 = Spec_type_0(spec_40, 0U);
    uint _S609 = Spec_type_0(spec_40, 1U);
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S610 = r_26;
        ulonglong _S611 = Rows_tiles_0(&_S610);
        if(tile_1 < _S611)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_1);
        ulonglong _S612 = U64_zero_0();
        uint _S613 = a_45->stage_0;
        ulonglong sum_6;
        ulonglong start_0;
        if((a_45->stage_0) == 2U)
        {
            if((&r_26)->exists_0)
            {
                uint i_53 = (&r_26)->place_5;
                sum_6 = _S612;
                for(;;)
                {
                    ulonglong _S614 = ulonglong(i_53);
                    if(_S614 < ((&r_26)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S615 = sum_6 + *(_S607 + ((&r_26)->row_0 * ulonglong(a_45->parts_0) + _S614));
                    i_53 = i_53 + a_45->width_5;
                    sum_6 = _S615;
                }
            }
            else
            {
                sum_6 = _S612;
            }
            uint _S616 = a_45->width_5;
            if((a_45->width_5) > 1U)
            {
                ulonglong _S617 = Group_all_0(sum_6, (&r_26)->slot_0, _S616);
                start_0 = _S617;
            }
            else
            {
                start_0 = sum_6;
            }
            sum_6 = start_0;
        }
        else
        {
            sum_6 = _S612;
        }
        uint _S618 = size_of_0(_S609);
        Rows_0 _S619 = r_26;
        ulonglong _S620 = Rows_base_0(&_S619, 1U, _S618);
        uint _S621 = size_of_0(_S608);
        Rows_0 _S622 = r_26;
        ulonglong _S623 = Rows_base_0(&_S622, 0U, _S621);
        start_0 = (&r_26)->begin_0;
        ulonglong sum_7 = sum_6;
        for(;;)
        {
            Rows_0 _S624 = r_26;
            ulonglong _S625 = Rows_stop_0(&_S624);
            if(start_0 < _S625)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_0 + ulonglong(4U * (&r_26)->place_5);
            Rows_0 _S626 = r_26;
            Four_0 _S627 = Rows_read_0(&_S626, 1U, _S618, _S620, j_16);
            FixedArray<ulonglong, 4>  own_0;
            Rows_0 _S628 = r_26;
            bool _S629 = Rows_has_0(&_S628, j_16, 0U);
            ulonglong all_1;
            if(_S629)
            {
                all_1 = _S612 + U64_of_0(_S609, _S627.e_3[0U]);
            }
            else
            {
                all_1 = _S612;
            }
            own_0[0U] = all_1;
            Rows_0 _S630 = r_26;
            bool _S631 = Rows_has_0(&_S630, j_16, 1U);
            ulonglong all_2;
            if(_S631)
            {
                all_2 = all_1 + U64_of_0(_S609, _S627.e_3[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S632 = r_26;
            bool _S633 = Rows_has_0(&_S632, j_16, 2U);
            ulonglong all_3;
            if(_S633)
            {
                all_3 = all_2 + U64_of_0(_S609, _S627.e_3[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S634 = r_26;
            bool _S635 = Rows_has_0(&_S634, j_16, 3U);
            ulonglong all_4;
            if(_S635)
            {
                all_4 = all_3 + U64_of_0(_S609, _S627.e_3[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S636 = a_45->width_5;
            ulonglong before_1;
            ulonglong all_5;
            if((a_45->width_5) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_26)->slot_0, _S636);
                before_1 = sum_7 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_7;
                all_5 = all_4;
            }
            if(_S613 != 1U)
            {
                Four_0 s_5;
                (&s_5)->e_3[0U] = U64_bits_0(_S608, before_1 + own_0[0U]);
                (&s_5)->e_3[1U] = U64_bits_0(_S608, before_1 + own_0[1U]);
                (&s_5)->e_3[2U] = U64_bits_0(_S608, before_1 + own_0[2U]);
                (&s_5)->e_3[3U] = U64_bits_0(_S608, before_1 + own_0[3U]);
                Rows_0 _S637 = r_26;
                Four_0 _S638 = s_5;
                Rows_write_0(&_S637, 0U, _S621, _S623, j_16, &_S638);
            }
            ulonglong _S639 = sum_7 + all_5;
            Rows_0 _S640 = r_26;
            uint _S641 = Rows_step_0(&_S640);
            start_0 = start_0 + ulonglong(_S641);
            sum_7 = _S639;
        }
        bool _S642;
        if(_S613 == 1U)
        {
            _S642 = (&r_26)->exists_0;
        }
        else
        {
            _S642 = false;
        }
        bool _S643;
        if(_S642)
        {
            _S643 = ((&r_26)->place_5) == 0U;
        }
        else
        {
            _S643 = false;
        }
        if(_S643)
        {
            *(_S607 + ((&r_26)->row_0 * ulonglong(a_45->parts_0) + (&r_26)->part_0)) = sum_7;
        }
        tile_1 = tile_1 + ulonglong(a_45->groups_0);
    }
    return;
}

__device__ void Scan_run_1(Spec_0 * spec_41, RowArguments_0 * a_46, uint group_1, uint lane_16)
{
    Rows_0 _S644 = Rows_of_0(a_46, lane_16);
    Rows_0 r_27 = _S644;
    float * _S645 = (float *)a_46->partials_0;
    uint _S646 = Spec_type_0(spec_41, 0U);
    uint _S647 = Spec_type_0(spec_41, 1U);
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S648 = r_27;
        ulonglong _S649 = Rows_tiles_0(&_S648);
        if(tile_2 < _S649)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_2);
        float _S650 = F32_zero_0();
        uint _S651 = a_46->stage_0;
        float sum_8;
        float sum_9;
        if((a_46->stage_0) == 2U)
        {
            if((&r_27)->exists_0)
            {
                uint i_54 = (&r_27)->place_5;
                sum_8 = _S650;
                for(;;)
                {
                    ulonglong _S652 = ulonglong(i_54);
                    if(_S652 < ((&r_27)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S653 = sum_8 + *(_S645 + ((&r_27)->row_0 * ulonglong(a_46->parts_0) + _S652));
                    i_54 = i_54 + a_46->width_5;
                    sum_8 = _S653;
                }
            }
            else
            {
                sum_8 = _S650;
            }
            uint _S654 = a_46->width_5;
            if((a_46->width_5) > 1U)
            {
                float _S655 = Group_all_1(sum_8, (&r_27)->slot_0, _S654);
                sum_9 = _S655;
            }
            else
            {
                sum_9 = sum_8;
            }
            sum_8 = sum_9;
        }
        else
        {
            sum_8 = _S650;
        }
        uint _S656 = size_of_0(_S647);
        Rows_0 _S657 = r_27;
        ulonglong _S658 = Rows_base_0(&_S657, 1U, _S656);
        uint _S659 = size_of_0(_S646);
        Rows_0 _S660 = r_27;
        ulonglong _S661 = Rows_base_0(&_S660, 0U, _S659);
        ulonglong start_1 = (&r_27)->begin_0;
        sum_9 = sum_8;
        for(;;)
        {
            Rows_0 _S662 = r_27;
            ulonglong _S663 = Rows_stop_0(&_S662);
            if(start_1 < _S663)
            {
            }
            else
            {
                break;
            }
            ulonglong j_17 = start_1 + ulonglong(4U * (&r_27)->place_5);
            Rows_0 _S664 = r_27;
            Four_0 _S665 = Rows_read_0(&_S664, 1U, _S656, _S658, j_17);
            FixedArray<float, 4>  own_1;
            Rows_0 _S666 = r_27;
            bool _S667 = Rows_has_0(&_S666, j_17, 0U);
            float all_6;
            if(_S667)
            {
                all_6 = _S650 + F32_of_0(_S647, _S665.e_3[0U]);
            }
            else
            {
                all_6 = _S650;
            }
            own_1[0U] = all_6;
            Rows_0 _S668 = r_27;
            bool _S669 = Rows_has_0(&_S668, j_17, 1U);
            float all_7;
            if(_S669)
            {
                all_7 = all_6 + F32_of_0(_S647, _S665.e_3[1U]);
            }
            else
            {
                all_7 = all_6;
            }
            own_1[1U] = all_7;
            Rows_0 _S670 = r_27;
            bool _S671 = Rows_has_0(&_S670, j_17, 2U);
            float all_8;
            if(_S671)
            {
                all_8 = all_7 + F32_of_0(_S647, _S665.e_3[2U]);
            }
            else
            {
                all_8 = all_7;
            }
            own_1[2U] = all_8;
            Rows_0 _S672 = r_27;
            bool _S673 = Rows_has_0(&_S672, j_17, 3U);
            float all_9;
            if(_S673)
            {
                all_9 = all_8 + F32_of_0(_S647, _S665.e_3[3U]);
            }
            else
            {
                all_9 = all_8;
            }
            own_1[3U] = all_9;
            uint _S674 = a_46->width_5;
            float before_2;
            float all_10;
            if((a_46->width_5) > 1U)
            {
                Running_1 row_2 = Running_of_1(all_9, (&r_27)->slot_0, _S674);
                before_2 = sum_9 + row_2.before_0;
                all_10 = row_2.all_0;
            }
            else
            {
                before_2 = sum_9;
                all_10 = all_9;
            }
            if(_S651 != 1U)
            {
                Four_0 s_6;
                (&s_6)->e_3[0U] = F32_bits_0(_S646, before_2 + own_1[0U]);
                (&s_6)->e_3[1U] = F32_bits_0(_S646, before_2 + own_1[1U]);
                (&s_6)->e_3[2U] = F32_bits_0(_S646, before_2 + own_1[2U]);
                (&s_6)->e_3[3U] = F32_bits_0(_S646, before_2 + own_1[3U]);
                Rows_0 _S675 = r_27;
                Four_0 _S676 = s_6;
                Rows_write_0(&_S675, 0U, _S659, _S661, j_17, &_S676);
            }
            float _S677 = sum_9 + all_10;
            Rows_0 _S678 = r_27;
            uint _S679 = Rows_step_0(&_S678);
            start_1 = start_1 + ulonglong(_S679);
            sum_9 = _S677;
        }
        bool _S680;
        if(_S651 == 1U)
        {
            _S680 = (&r_27)->exists_0;
        }
        else
        {
            _S680 = false;
        }
        bool _S681;
        if(_S680)
        {
            _S681 = ((&r_27)->place_5) == 0U;
        }
        else
        {
            _S681 = false;
        }
        if(_S681)
        {
            *(_S645 + ((&r_27)->row_0 * ulonglong(a_46->parts_0) + (&r_27)->part_0)) = sum_9;
        }
        tile_2 = tile_2 + ulonglong(a_46->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_42, RowArguments_0 * a_47, uint group_2, uint lane_17)
{
    Rows_0 _S682 = Rows_of_0(a_47, lane_17);
    Rows_0 r_28 = _S682;
    Candidate_0 * _S683 = (Candidate_0 *)a_47->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S684 = r_28;
        ulonglong _S685 = Rows_tiles_0(&_S684);
        if(tile_3 < _S685)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_3);
        Candidate_0 _S686 = Reduction_none_0();
        uint _S687 = a_47->stage_0;
        Candidate_0 v_132;
        if((a_47->stage_0) != 2U)
        {
            Rows_0 _S688 = r_28;
            Candidate_0 _S689 = Reduction_of_elements_0(spec_42, &_S688);
            v_132 = _S689;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_132 = _S686;
                uint i_55 = (&r_28)->place_5;
                for(;;)
                {
                    uint _S690 = a_47->parts_0;
                    if(i_55 < (a_47->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S691 = *(_S683 + ((&r_28)->row_0 * ulonglong(_S690) + ulonglong(i_55)));
                    Candidate_0 _S692 = v_132;
                    Candidate_0 _S693 = _S691;
                    Candidate_0 _S694 = Reduction_of_0(&_S692, &_S693);
                    uint i_56 = i_55 + a_47->width_5;
                    v_132 = _S694;
                    i_55 = i_56;
                }
            }
            else
            {
                v_132 = _S686;
            }
        }
        uint _S695 = a_47->width_5;
        Candidate_0 v_133;
        if((a_47->width_5) > 1U)
        {
            Candidate_0 _S696 = v_132;
            Candidate_0 _S697 = Group_all_2(&_S696, (&r_28)->slot_0, _S695);
            v_133 = _S697;
        }
        else
        {
            v_133 = v_132;
        }
        if((&r_28)->exists_0)
        {
            if(_S687 != 1U)
            {
                Rows_0 _S698 = r_28;
                Candidate_0 _S699 = v_133;
                Reduction_finish_0(spec_42, &_S698, &_S699);
            }
            else
            {
                if(((&r_28)->place_5) == 0U)
                {
                    *(_S683 + ((&r_28)->row_0 * ulonglong(a_47->parts_0) + (&r_28)->part_0)) = v_133;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_47->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_43, RowArguments_0 * a_48, uint group_3, uint lane_18)
{
    Rows_0 _S700 = Rows_of_0(a_48, lane_18);
    Rows_0 r_29 = _S700;
    longlong * _S701 = (longlong *)a_48->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S702 = r_29;
        ulonglong _S703 = Rows_tiles_0(&_S702);
        if(tile_4 < _S703)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_4);
        longlong _S704 = Reduction_none_1();
        uint _S705 = a_48->stage_0;
        longlong v_134;
        if((a_48->stage_0) != 2U)
        {
            Rows_0 _S706 = r_29;
            longlong _S707 = Reduction_of_elements_1(spec_43, &_S706);
            v_134 = _S707;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_134 = _S704;
                uint i_57 = (&r_29)->place_5;
                for(;;)
                {
                    uint _S708 = a_48->parts_0;
                    if(i_57 < (a_48->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    longlong _S709 = Reduction_of_1(v_134, *(_S701 + ((&r_29)->row_0 * ulonglong(_S708) + ulonglong(i_57))));
                    uint i_58 = i_57 + a_48->width_5;
                    v_134 = _S709;
                    i_57 = i_58;
                }
            }
            else
            {
                v_134 = _S704;
            }
        }
        uint _S710 = a_48->width_5;
        longlong v_135;
        if((a_48->width_5) > 1U)
        {
            longlong _S711 = Group_all_3(v_134, (&r_29)->slot_0, _S710);
            v_135 = _S711;
        }
        else
        {
            v_135 = v_134;
        }
        if((&r_29)->exists_0)
        {
            if(_S705 != 1U)
            {
                Rows_0 _S712 = r_29;
                Reduction_finish_1(spec_43, &_S712, v_135);
            }
            else
            {
                if(((&r_29)->place_5) == 0U)
                {
                    *(_S701 + ((&r_29)->row_0 * ulonglong(a_48->parts_0) + (&r_29)->part_0)) = v_135;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_48->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_44, RowArguments_0 * a_49, uint group_4, uint lane_19)
{
    Rows_0 _S713 = Rows_of_0(a_49, lane_19);
    Rows_0 r_30 = _S713;
    ulonglong * _S714 = (ulonglong *)a_49->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S715 = r_30;
        ulonglong _S716 = Rows_tiles_0(&_S715);
        if(tile_5 < _S716)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_5);
        ulonglong _S717 = Reduction_none_2();
        uint _S718 = a_49->stage_0;
        ulonglong v_136;
        if((a_49->stage_0) != 2U)
        {
            Rows_0 _S719 = r_30;
            ulonglong _S720 = Reduction_of_elements_2(spec_44, &_S719);
            v_136 = _S720;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_136 = _S717;
                uint i_59 = (&r_30)->place_5;
                for(;;)
                {
                    uint _S721 = a_49->parts_0;
                    if(i_59 < (a_49->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S722 = Reduction_of_2(v_136, *(_S714 + ((&r_30)->row_0 * ulonglong(_S721) + ulonglong(i_59))));
                    uint i_60 = i_59 + a_49->width_5;
                    v_136 = _S722;
                    i_59 = i_60;
                }
            }
            else
            {
                v_136 = _S717;
            }
        }
        uint _S723 = a_49->width_5;
        ulonglong v_137;
        if((a_49->width_5) > 1U)
        {
            ulonglong _S724 = Group_all_4(v_136, (&r_30)->slot_0, _S723);
            v_137 = _S724;
        }
        else
        {
            v_137 = v_136;
        }
        if((&r_30)->exists_0)
        {
            if(_S718 != 1U)
            {
                Rows_0 _S725 = r_30;
                Reduction_finish_2(spec_44, &_S725, v_137);
            }
            else
            {
                if(((&r_30)->place_5) == 0U)
                {
                    *(_S714 + ((&r_30)->row_0 * ulonglong(a_49->parts_0) + (&r_30)->part_0)) = v_137;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_49->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_45, RowArguments_0 * a_50, uint group_5, uint lane_20)
{
    Rows_0 _S726 = Rows_of_0(a_50, lane_20);
    Rows_0 r_31 = _S726;
    ulonglong * _S727 = (ulonglong *)a_50->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S728 = r_31;
        ulonglong _S729 = Rows_tiles_0(&_S728);
        if(tile_6 < _S729)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_6);
        ulonglong _S730 = Reduction_none_3();
        uint _S731 = a_50->stage_0;
        ulonglong v_138;
        if((a_50->stage_0) != 2U)
        {
            Rows_0 _S732 = r_31;
            ulonglong _S733 = Reduction_of_elements_3(spec_45, &_S732);
            v_138 = _S733;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_138 = _S730;
                uint i_61 = (&r_31)->place_5;
                for(;;)
                {
                    uint _S734 = a_50->parts_0;
                    if(i_61 < (a_50->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S735 = Reduction_of_3(v_138, *(_S727 + ((&r_31)->row_0 * ulonglong(_S734) + ulonglong(i_61))));
                    uint i_62 = i_61 + a_50->width_5;
                    v_138 = _S735;
                    i_61 = i_62;
                }
            }
            else
            {
                v_138 = _S730;
            }
        }
        uint _S736 = a_50->width_5;
        ulonglong v_139;
        if((a_50->width_5) > 1U)
        {
            ulonglong _S737 = Group_all_5(v_138, (&r_31)->slot_0, _S736);
            v_139 = _S737;
        }
        else
        {
            v_139 = v_138;
        }
        if((&r_31)->exists_0)
        {
            if(_S731 != 1U)
            {
                Rows_0 _S738 = r_31;
                Reduction_finish_3(spec_45, &_S738, v_139);
            }
            else
            {
                if(((&r_31)->place_5) == 0U)
                {
                    *(_S727 + ((&r_31)->row_0 * ulonglong(a_50->parts_0) + (&r_31)->part_0)) = v_139;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_50->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_46, RowArguments_0 * a_51, uint group_6, uint lane_21)
{
    Rows_0 _S739 = Rows_of_0(a_51, lane_21);
    Rows_0 r_32 = _S739;
    Moments_0 * _S740 = (Moments_0 *)a_51->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S741 = r_32;
        ulonglong _S742 = Rows_tiles_0(&_S741);
        if(tile_7 < _S742)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_32, tile_7);
        Moments_0 _S743 = Reduction_none_4();
        uint _S744 = a_51->stage_0;
        Moments_0 v_140;
        if((a_51->stage_0) != 2U)
        {
            Rows_0 _S745 = r_32;
            Moments_0 _S746 = Reduction_of_elements_4(spec_46, &_S745);
            v_140 = _S746;
        }
        else
        {
            if((&r_32)->exists_0)
            {
                v_140 = _S743;
                uint i_63 = (&r_32)->place_5;
                for(;;)
                {
                    uint _S747 = a_51->parts_0;
                    if(i_63 < (a_51->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S748 = *(_S740 + ((&r_32)->row_0 * ulonglong(_S747) + ulonglong(i_63)));
                    Moments_0 _S749 = v_140;
                    Moments_0 _S750 = _S748;
                    Moments_0 _S751 = Reduction_of_4(&_S749, &_S750);
                    uint i_64 = i_63 + a_51->width_5;
                    v_140 = _S751;
                    i_63 = i_64;
                }
            }
            else
            {
                v_140 = _S743;
            }
        }
        uint _S752 = a_51->width_5;
        Moments_0 v_141;
        if((a_51->width_5) > 1U)
        {
            Moments_0 _S753 = v_140;
            Moments_0 _S754 = Group_all_6(&_S753, (&r_32)->slot_0, _S752);
            v_141 = _S754;
        }
        else
        {
            v_141 = v_140;
        }
        if((&r_32)->exists_0)
        {
            if(_S744 != 1U)
            {
                Rows_0 _S755 = r_32;
                Moments_0 _S756 = v_141;
                Reduction_finish_4(spec_46, &_S755, &_S756);
            }
            else
            {
                if(((&r_32)->place_5) == 0U)
                {
                    *(_S740 + ((&r_32)->row_0 * ulonglong(a_51->parts_0) + (&r_32)->part_0)) = v_141;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_51->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_47, RowArguments_0 * a_52, uint group_7, uint lane_22)
{
    Rows_0 _S757 = Rows_of_0(a_52, lane_22);
    Rows_0 r_33 = _S757;
    Squares_0 * _S758 = (Squares_0 *)a_52->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S759 = r_33;
        ulonglong _S760 = Rows_tiles_0(&_S759);
        if(tile_8 < _S760)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_33, tile_8);
        Squares_0 _S761 = Reduction_none_5();
        uint _S762 = a_52->stage_0;
        Squares_0 v_142;
        if((a_52->stage_0) != 2U)
        {
            Rows_0 _S763 = r_33;
            Squares_0 _S764 = Reduction_of_elements_5(spec_47, &_S763);
            v_142 = _S764;
        }
        else
        {
            if((&r_33)->exists_0)
            {
                v_142 = _S761;
                uint i_65 = (&r_33)->place_5;
                for(;;)
                {
                    uint _S765 = a_52->parts_0;
                    if(i_65 < (a_52->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Squares_0 _S766 = *(_S758 + ((&r_33)->row_0 * ulonglong(_S765) + ulonglong(i_65)));
                    Squares_0 _S767 = v_142;
                    Squares_0 _S768 = _S766;
                    Squares_0 _S769 = Reduction_of_5(&_S767, &_S768);
                    uint i_66 = i_65 + a_52->width_5;
                    v_142 = _S769;
                    i_65 = i_66;
                }
            }
            else
            {
                v_142 = _S761;
            }
        }
        uint _S770 = a_52->width_5;
        Squares_0 v_143;
        if((a_52->width_5) > 1U)
        {
            Squares_0 _S771 = v_142;
            Squares_0 _S772 = Group_all_7(&_S771, (&r_33)->slot_0, _S770);
            v_143 = _S772;
        }
        else
        {
            v_143 = v_142;
        }
        if((&r_33)->exists_0)
        {
            if(_S762 != 1U)
            {
                Rows_0 _S773 = r_33;
                Squares_0 _S774 = v_143;
                Reduction_finish_5(spec_47, &_S773, &_S774);
            }
            else
            {
                if(((&r_33)->place_5) == 0U)
                {
                    *(_S758 + ((&r_33)->row_0 * ulonglong(a_52->parts_0) + (&r_33)->part_0)) = v_143;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_52->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_48, RowArguments_0 * a_53, uint group_8, uint lane_23)
{
    Rows_0 _S775 = Rows_of_0(a_53, lane_23);
    Rows_0 r_34 = _S775;
    Candidate_1 * _S776 = (Candidate_1 *)a_53->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S777 = r_34;
        ulonglong _S778 = Rows_tiles_0(&_S777);
        if(tile_9 < _S778)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_34, tile_9);
        Candidate_1 _S779 = Reduction_none_6();
        uint _S780 = a_53->stage_0;
        Candidate_1 v_144;
        if((a_53->stage_0) != 2U)
        {
            Rows_0 _S781 = r_34;
            Candidate_1 _S782 = Reduction_of_elements_6(spec_48, &_S781);
            v_144 = _S782;
        }
        else
        {
            if((&r_34)->exists_0)
            {
                v_144 = _S779;
                uint i_67 = (&r_34)->place_5;
                for(;;)
                {
                    uint _S783 = a_53->parts_0;
                    if(i_67 < (a_53->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_1 _S784 = *(_S776 + ((&r_34)->row_0 * ulonglong(_S783) + ulonglong(i_67)));
                    Candidate_1 _S785 = v_144;
                    Candidate_1 _S786 = _S784;
                    Candidate_1 _S787 = Reduction_of_6(&_S785, &_S786);
                    uint i_68 = i_67 + a_53->width_5;
                    v_144 = _S787;
                    i_67 = i_68;
                }
            }
            else
            {
                v_144 = _S779;
            }
        }
        uint _S788 = a_53->width_5;
        Candidate_1 v_145;
        if((a_53->width_5) > 1U)
        {
            Candidate_1 _S789 = v_144;
            Candidate_1 _S790 = Group_all_8(&_S789, (&r_34)->slot_0, _S788);
            v_145 = _S790;
        }
        else
        {
            v_145 = v_144;
        }
        if((&r_34)->exists_0)
        {
            if(_S780 != 1U)
            {
                Rows_0 _S791 = r_34;
                Candidate_1 _S792 = v_145;
                Reduction_finish_6(spec_48, &_S791, &_S792);
            }
            else
            {
                if(((&r_34)->place_5) == 0U)
                {
                    *(_S776 + ((&r_34)->row_0 * ulonglong(a_53->parts_0) + (&r_34)->part_0)) = v_145;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_53->groups_0);
    }
    return;
}

__device__ void RowKernel_run_7(Spec_0 * spec_49, RowArguments_0 * a_54, uint group_9, uint lane_24)
{
    Rows_0 _S793 = Rows_of_0(a_54, lane_24);
    Rows_0 r_35 = _S793;
    float * _S794 = (float *)a_54->partials_0;
    ulonglong tile_10 = ulonglong(group_9);
    for(;;)
    {
        Rows_0 _S795 = r_35;
        ulonglong _S796 = Rows_tiles_0(&_S795);
        if(tile_10 < _S796)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_35, tile_10);
        float _S797 = Reduction_none_7();
        uint _S798 = a_54->stage_0;
        float v_146;
        if((a_54->stage_0) != 2U)
        {
            Rows_0 _S799 = r_35;
            float _S800 = Reduction_of_elements_7(spec_49, &_S799);
            v_146 = _S800;
        }
        else
        {
            if((&r_35)->exists_0)
            {
                v_146 = _S797;
                uint i_69 = (&r_35)->place_5;
                for(;;)
                {
                    uint _S801 = a_54->parts_0;
                    if(i_69 < (a_54->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S802 = Reduction_of_7(v_146, *(_S794 + ((&r_35)->row_0 * ulonglong(_S801) + ulonglong(i_69))));
                    uint i_70 = i_69 + a_54->width_5;
                    v_146 = _S802;
                    i_69 = i_70;
                }
            }
            else
            {
                v_146 = _S797;
            }
        }
        uint _S803 = a_54->width_5;
        float v_147;
        if((a_54->width_5) > 1U)
        {
            float _S804 = Group_all_9(v_146, (&r_35)->slot_0, _S803);
            v_147 = _S804;
        }
        else
        {
            v_147 = v_146;
        }
        if((&r_35)->exists_0)
        {
            if(_S798 != 1U)
            {
                Rows_0 _S805 = r_35;
                Reduction_finish_7(spec_49, &_S805, v_147);
            }
            else
            {
                if(((&r_35)->place_5) == 0U)
                {
                    *(_S794 + ((&r_35)->row_0 * ulonglong(a_54->parts_0) + (&r_35)->part_0)) = v_147;
                }
            }
        }
        tile_10 = tile_10 + ulonglong(a_54->groups_0);
    }
    return;
}

__device__ void RowKernel_run_8(Spec_0 * spec_50, RowArguments_0 * a_55, uint group_10, uint lane_25)
{
    Rows_0 _S806 = Rows_of_0(a_55, lane_25);
    Rows_0 r_36 = _S806;
    Levelled_0 * _S807 = (Levelled_0 *)a_55->partials_0;
    ulonglong tile_11 = ulonglong(group_10);
    for(;;)
    {
        Rows_0 _S808 = r_36;
        ulonglong _S809 = Rows_tiles_0(&_S808);
        if(tile_11 < _S809)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_36, tile_11);
        Levelled_0 _S810 = Reduction_none_8();
        uint _S811 = a_55->stage_0;
        Levelled_0 v_148;
        if((a_55->stage_0) != 2U)
        {
            Rows_0 _S812 = r_36;
            Levelled_0 _S813 = Reduction_of_elements_8(spec_50, &_S812);
            v_148 = _S813;
        }
        else
        {
            if((&r_36)->exists_0)
            {
                v_148 = _S810;
                uint i_71 = (&r_36)->place_5;
                for(;;)
                {
                    uint _S814 = a_55->parts_0;
                    if(i_71 < (a_55->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levelled_0 _S815 = *(_S807 + ((&r_36)->row_0 * ulonglong(_S814) + ulonglong(i_71)));
                    Levelled_0 _S816 = v_148;
                    Levelled_0 _S817 = _S815;
                    Levelled_0 _S818 = Reduction_of_8(&_S816, &_S817);
                    uint i_72 = i_71 + a_55->width_5;
                    v_148 = _S818;
                    i_71 = i_72;
                }
            }
            else
            {
                v_148 = _S810;
            }
        }
        uint _S819 = a_55->width_5;
        Levelled_0 v_149;
        if((a_55->width_5) > 1U)
        {
            Levelled_0 _S820 = v_148;
            Levelled_0 _S821 = Group_all_10(&_S820, (&r_36)->slot_0, _S819);
            v_149 = _S821;
        }
        else
        {
            v_149 = v_148;
        }
        if((&r_36)->exists_0)
        {
            if(_S811 != 1U)
            {
                Rows_0 _S822 = r_36;
                Levelled_0 _S823 = v_149;
                Reduction_finish_8(spec_50, &_S822, &_S823);
            }
            else
            {
                if(((&r_36)->place_5) == 0U)
                {
                    *(_S807 + ((&r_36)->row_0 * ulonglong(a_55->parts_0) + (&r_36)->part_0)) = v_149;
                }
            }
        }
        tile_11 = tile_11 + ulonglong(a_55->groups_0);
    }
    return;
}

__device__ void RowKernel_run_9(Spec_0 * spec_51, RowArguments_0 * a_56, uint group_11, uint lane_26)
{
    Rows_0 _S824 = Rows_of_0(a_56, lane_26);
    Rows_0 r_37 = _S824;
    Levels_0 * _S825 = (Levels_0 *)a_56->partials_0;
    ulonglong tile_12 = ulonglong(group_11);
    for(;;)
    {
        Rows_0 _S826 = r_37;
        ulonglong _S827 = Rows_tiles_0(&_S826);
        if(tile_12 < _S827)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_37, tile_12);
        Levels_0 _S828 = Reduction_none_9();
        uint _S829 = a_56->stage_0;
        Levels_0 v_150;
        if((a_56->stage_0) != 2U)
        {
            Rows_0 _S830 = r_37;
            Levels_0 _S831 = Reduction_of_elements_9(spec_51, &_S830);
            v_150 = _S831;
        }
        else
        {
            if((&r_37)->exists_0)
            {
                v_150 = _S828;
                uint i_73 = (&r_37)->place_5;
                for(;;)
                {
                    uint _S832 = a_56->parts_0;
                    if(i_73 < (a_56->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Levels_0 _S833 = *(_S825 + ((&r_37)->row_0 * ulonglong(_S832) + ulonglong(i_73)));
                    Levels_0 _S834 = v_150;
                    Levels_0 _S835 = _S833;
                    Levels_0 _S836 = Reduction_of_9(&_S834, &_S835);
                    uint i_74 = i_73 + a_56->width_5;
                    v_150 = _S836;
                    i_73 = i_74;
                }
            }
            else
            {
                v_150 = _S828;
            }
        }
        uint _S837 = a_56->width_5;
        Levels_0 v_151;
        if((a_56->width_5) > 1U)
        {
            Levels_0 _S838 = v_150;
            Levels_0 _S839 = Group_all_11(&_S838, (&r_37)->slot_0, _S837);
            v_151 = _S839;
        }
        else
        {
            v_151 = v_150;
        }
        if((&r_37)->exists_0)
        {
            if(_S829 != 1U)
            {
                Rows_0 _S840 = r_37;
                Levels_0 _S841 = v_151;
                Reduction_finish_9(spec_51, &_S840, &_S841);
            }
            else
            {
                if(((&r_37)->place_5) == 0U)
                {
                    *(_S825 + ((&r_37)->row_0 * ulonglong(a_56->parts_0) + (&r_37)->part_0)) = v_151;
                }
            }
        }
        tile_12 = tile_12 + ulonglong(a_56->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f32(RowArguments_0 a_57, Spec_0 spec_52)
{
    uint _S842 = blockIdx.x;
    uint _S843 = threadIdx.x;
    Spec_0 _S844 = spec_52;
    RowArguments_0 _S845 = a_57;
    RowKernel_run_9(&_S844, &_S845, _S842, _S843);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f32(RowArguments_0 a_58, Spec_0 spec_53)
{
    uint _S846 = blockIdx.x;
    uint _S847 = threadIdx.x;
    Spec_0 _S848 = spec_53;
    RowArguments_0 _S849 = a_58;
    RowKernel_run_8(&_S848, &_S849, _S846, _S847);
    return;
}

extern "C" __global__ void mpt_reduce_max_f32(RowArguments_0 a_59, Spec_0 spec_54)
{
    uint _S850 = blockIdx.x;
    uint _S851 = threadIdx.x;
    Spec_0 _S852 = spec_54;
    RowArguments_0 _S853 = a_59;
    RowKernel_run_7(&_S852, &_S853, _S850, _S851);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f32(RowArguments_0 a_60, Spec_0 spec_55)
{
    uint _S854 = blockIdx.x;
    uint _S855 = threadIdx.x;
    Spec_0 _S856 = spec_55;
    RowArguments_0 _S857 = a_60;
    RowKernel_run_6(&_S856, &_S857, _S854, _S855);
    return;
}

extern "C" __global__ void mpt_reduce_norm2_f32(RowArguments_0 a_61, Spec_0 spec_56)
{
    uint _S858 = blockIdx.x;
    uint _S859 = threadIdx.x;
    Spec_0 _S860 = spec_56;
    RowArguments_0 _S861 = a_61;
    RowKernel_run_5(&_S860, &_S861, _S858, _S859);
    return;
}

extern "C" __global__ void mpt_reduce_var_f32(RowArguments_0 a_62, Spec_0 spec_57)
{
    uint _S862 = blockIdx.x;
    uint _S863 = threadIdx.x;
    Spec_0 _S864 = spec_57;
    RowArguments_0 _S865 = a_62;
    RowKernel_run_4(&_S864, &_S865, _S862, _S863);
    return;
}

extern "C" __global__ void mpt_reduce_sum_i64(RowArguments_0 a_63, Spec_0 spec_58)
{
    uint _S866 = blockIdx.x;
    uint _S867 = threadIdx.x;
    Spec_0 _S868 = spec_58;
    RowArguments_0 _S869 = a_63;
    RowKernel_run_3(&_S868, &_S869, _S866, _S867);
    return;
}

extern "C" __global__ void mpt_reduce_prod_i64(RowArguments_0 a_64, Spec_0 spec_59)
{
    uint _S870 = blockIdx.x;
    uint _S871 = threadIdx.x;
    Spec_0 _S872 = spec_59;
    RowArguments_0 _S873 = a_64;
    RowKernel_run_2(&_S872, &_S873, _S870, _S871);
    return;
}

extern "C" __global__ void mpt_reduce_max_i64(RowArguments_0 a_65, Spec_0 spec_60)
{
    uint _S874 = blockIdx.x;
    uint _S875 = threadIdx.x;
    Spec_0 _S876 = spec_60;
    RowArguments_0 _S877 = a_65;
    RowKernel_run_1(&_S876, &_S877, _S874, _S875);
    return;
}

extern "C" __global__ void mpt_reduce_arg_i64(RowArguments_0 a_66, Spec_0 spec_61)
{
    uint _S878 = blockIdx.x;
    uint _S879 = threadIdx.x;
    Spec_0 _S880 = spec_61;
    RowArguments_0 _S881 = a_66;
    RowKernel_run_0(&_S880, &_S881, _S878, _S879);
    return;
}

extern "C" __global__ void mpt_scan_f32(RowArguments_0 a_67, Spec_0 spec_62)
{
    uint _S882 = blockIdx.x;
    uint _S883 = threadIdx.x;
    Spec_0 _S884 = spec_62;
    RowArguments_0 _S885 = a_67;
    Scan_run_1(&_S884, &_S885, _S882, _S883);
    return;
}

extern "C" __global__ void mpt_scan_i64(RowArguments_0 a_68, Spec_0 spec_63)
{
    uint _S886 = blockIdx.x;
    uint _S887 = threadIdx.x;
    Spec_0 _S888 = spec_63;
    RowArguments_0 _S889 = a_68;
    Scan_run_0(&_S888, &_S889, _S886, _S887);
    return;
}

