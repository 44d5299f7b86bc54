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

__device__ longlong Largest_one_0(Spec_0 * spec_6, ulonglong x_4, ulonglong first_8, ulonglong at_10)
{
    uint _S178 = Spec_type_0(spec_6, 1U);
    longlong v_38 = I64_of_0(_S178, x_4);
    uint _S179 = spec_6->op_0;
    switch(spec_6->op_0)
    {
    case 3U:
        {
            return v_38;
        }
    case 4U:
        {
            return I64_reversed_0(v_38);
        }
    default:
        {
            longlong _S180 = I64_zero_0();
            longlong _S181;
            if((v_38 == _S180) == (_S179 == 11U))
            {
                _S181 = I64_one_0();
            }
            else
            {
                _S181 = _S180;
            }
            return _S181;
        }
    }
}

__device__ longlong Reduction_of_elements_1(Spec_0 * spec_7, Rows_0 * r_6)
{
    uint _S182 = Spec_type_0(spec_7, 1U);
    uint size_9 = size_of_0(_S182);
    ulonglong _S183 = Rows_base_0(r_6, 1U, size_9);
    longlong v_39 = Reduction_none_1();
    ulonglong _S184 = Rows_first_0(r_6);
    ulonglong _S185 = r_6->end_0;
    if(_S184 >= (r_6->end_0))
    {
        return v_39;
    }
    ulonglong _S186 = load_0(size_9, _S183, 0LL);
    ulonglong j_6 = _S184;
    longlong v_40 = v_39;
    for(;;)
    {
        if(j_6 < _S185)
        {
        }
        else
        {
            break;
        }
        Four_0 _S187 = Rows_read_0(r_6, 1U, size_9, _S183, j_6);
        bool _S188 = Rows_has_0(r_6, j_6, 0U);
        longlong v_41;
        if(_S188)
        {
            ulonglong _S189 = Rows_at_0(r_6, j_6, 0U);
            longlong _S190 = Largest_one_0(spec_7, _S187.e_3[0U], _S186, _S189);
            v_41 = Reduction_of_1(v_40, _S190);
        }
        else
        {
            v_41 = v_40;
        }
        bool _S191 = Rows_has_0(r_6, j_6, 1U);
        longlong v_42;
        if(_S191)
        {
            ulonglong _S192 = Rows_at_0(r_6, j_6, 1U);
            longlong _S193 = Largest_one_0(spec_7, _S187.e_3[1U], _S186, _S192);
            v_42 = Reduction_of_1(v_41, _S193);
        }
        else
        {
            v_42 = v_41;
        }
        bool _S194 = Rows_has_0(r_6, j_6, 2U);
        longlong v_43;
        if(_S194)
        {
            ulonglong _S195 = Rows_at_0(r_6, j_6, 2U);
            longlong _S196 = Largest_one_0(spec_7, _S187.e_3[2U], _S186, _S195);
            v_43 = Reduction_of_1(v_42, _S196);
        }
        else
        {
            v_43 = v_42;
        }
        bool _S197 = Rows_has_0(r_6, j_6, 3U);
        if(_S197)
        {
            ulonglong _S198 = Rows_at_0(r_6, j_6, 3U);
            longlong _S199 = Largest_one_0(spec_7, _S187.e_3[3U], _S186, _S198);
            v_40 = Reduction_of_1(v_43, _S199);
        }
        else
        {
            v_40 = v_43;
        }
        uint _S200 = Rows_step_0(r_6);
        j_6 = j_6 + ulonglong(_S200);
    }
    return v_40;
}

__device__ ulonglong Product_of_0(ulonglong a_18, ulonglong b_7)
{
    return a_18 * b_7;
}

__device__ ulonglong Reduction_of_2(ulonglong a_19, ulonglong b_8)
{
    return Product_of_0(a_19, b_8);
}

__device__ ulonglong Group_all_4(ulonglong v_44, uint lane_6, uint width_7)
{
    (*&values_0)[lane_6] = v_44;
    meet_0();
    uint _S201 = (U32_min((width_7), (16U)));
    uint place_7 = lane_6 & (width_7 - 1U);
    uint first_9 = lane_6 - place_7;
    ulonglong _S202;
    uint i_26;
    if(width_7 > _S201)
    {
        if(place_7 < _S201)
        {
            uint _S203 = place_7 + _S201;
            _S202 = v_44;
            i_26 = _S203;
            for(;;)
            {
                if(i_26 < width_7)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S204 = Reduction_of_2(_S202, (*&values_0)[first_9 + i_26]);
                uint i_27 = i_26 + _S201;
                _S202 = _S204;
                i_26 = i_27;
            }
            (*&values_0)[lane_6] = _S202;
        }
        meet_0();
    }
    _S202 = (*&values_0)[first_9];
    i_26 = 1U;
    for(;;)
    {
        if(i_26 < _S201)
        {
        }
        else
        {
            break;
        }
        ulonglong _S205 = Reduction_of_2(_S202, (*&values_0)[first_9 + i_26]);
        uint i_28 = i_26 + 1U;
        _S202 = _S205;
        i_26 = i_28;
    }
    meet_0();
    return _S202;
}

__device__ ulonglong U64_bits_0(uint type_12, ulonglong v_45)
{
    return of_i64_0(type_12, longlong(v_45));
}

__device__ ulonglong Product_result_0(Spec_0 * spec_8, RowArguments_0 * a_20, ulonglong v_46)
{
    uint _S206 = Spec_type_0(spec_8, 0U);
    return U64_bits_0(_S206, v_46);
}

__device__ void Reduction_finish_2(Spec_0 * spec_9, Rows_0 * r_7, ulonglong v_47)
{
    uint _S207 = Spec_type_0(spec_9, 0U);
    uint size_10 = size_of_0(_S207);
    if((r_7->place_5) == 0U)
    {
        ulonglong _S208 = Rows_base_0(r_7, 0U, size_10);
        ulonglong _S209 = Product_result_0(spec_9, &r_7->a_5, v_47);
        store_0(size_10, _S208, 0LL, _S209);
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

__device__ ulonglong U64_of_0(uint type_13, ulonglong v_48)
{
    return ulonglong(i64_of_0(type_13, v_48));
}

__device__ ulonglong Product_one_0(Spec_0 * spec_10, ulonglong x_5, ulonglong first_10, ulonglong at_11)
{
    uint _S210 = Spec_type_0(spec_10, 1U);
    return U64_of_0(_S210, x_5);
}

__device__ ulonglong Reduction_of_elements_2(Spec_0 * spec_11, Rows_0 * r_8)
{
    uint _S211 = Spec_type_0(spec_11, 1U);
    uint size_11 = size_of_0(_S211);
    ulonglong _S212 = Rows_base_0(r_8, 1U, size_11);
    ulonglong v_49 = Reduction_none_2();
    ulonglong _S213 = Rows_first_0(r_8);
    ulonglong _S214 = r_8->end_0;
    if(_S213 >= (r_8->end_0))
    {
        return v_49;
    }
    ulonglong _S215 = load_0(size_11, _S212, 0LL);
    ulonglong j_7 = _S213;
    ulonglong v_50 = v_49;
    for(;;)
    {
        if(j_7 < _S214)
        {
        }
        else
        {
            break;
        }
        Four_0 _S216 = Rows_read_0(r_8, 1U, size_11, _S212, j_7);
        bool _S217 = Rows_has_0(r_8, j_7, 0U);
        ulonglong v_51;
        if(_S217)
        {
            ulonglong _S218 = Rows_at_0(r_8, j_7, 0U);
            ulonglong _S219 = Product_one_0(spec_11, _S216.e_3[0U], _S215, _S218);
            v_51 = Reduction_of_2(v_50, _S219);
        }
        else
        {
            v_51 = v_50;
        }
        bool _S220 = Rows_has_0(r_8, j_7, 1U);
        ulonglong v_52;
        if(_S220)
        {
            ulonglong _S221 = Rows_at_0(r_8, j_7, 1U);
            ulonglong _S222 = Product_one_0(spec_11, _S216.e_3[1U], _S215, _S221);
            v_52 = Reduction_of_2(v_51, _S222);
        }
        else
        {
            v_52 = v_51;
        }
        bool _S223 = Rows_has_0(r_8, j_7, 2U);
        ulonglong v_53;
        if(_S223)
        {
            ulonglong _S224 = Rows_at_0(r_8, j_7, 2U);
            ulonglong _S225 = Product_one_0(spec_11, _S216.e_3[2U], _S215, _S224);
            v_53 = Reduction_of_2(v_52, _S225);
        }
        else
        {
            v_53 = v_52;
        }
        bool _S226 = Rows_has_0(r_8, j_7, 3U);
        if(_S226)
        {
            ulonglong _S227 = Rows_at_0(r_8, j_7, 3U);
            ulonglong _S228 = Product_one_0(spec_11, _S216.e_3[3U], _S215, _S227);
            v_50 = Reduction_of_2(v_53, _S228);
        }
        else
        {
            v_50 = v_53;
        }
        uint _S229 = Rows_step_0(r_8);
        j_7 = j_7 + ulonglong(_S229);
    }
    return v_50;
}

__device__ ulonglong Total_of_0(ulonglong a_21, ulonglong b_9)
{
    return a_21 + b_9;
}

__device__ ulonglong Reduction_of_3(ulonglong a_22, ulonglong b_10)
{
    return Total_of_0(a_22, b_10);
}

__device__ ulonglong Group_all_5(ulonglong v_54, uint lane_7, uint width_8)
{
    (*&values_0)[lane_7] = v_54;
    meet_0();
    uint _S230 = (U32_min((width_8), (16U)));
    uint place_8 = lane_7 & (width_8 - 1U);
    uint first_11 = lane_7 - place_8;
    ulonglong _S231;
    uint i_29;
    if(width_8 > _S230)
    {
        if(place_8 < _S230)
        {
            uint _S232 = place_8 + _S230;
            _S231 = v_54;
            i_29 = _S232;
            for(;;)
            {
                if(i_29 < width_8)
                {
                }
                else
                {
                    break;
                }
                ulonglong _S233 = Reduction_of_3(_S231, (*&values_0)[first_11 + i_29]);
                uint i_30 = i_29 + _S230;
                _S231 = _S233;
                i_29 = i_30;
            }
            (*&values_0)[lane_7] = _S231;
        }
        meet_0();
    }
    _S231 = (*&values_0)[first_11];
    i_29 = 1U;
    for(;;)
    {
        if(i_29 < _S230)
        {
        }
        else
        {
            break;
        }
        ulonglong _S234 = Reduction_of_3(_S231, (*&values_0)[first_11 + i_29]);
        uint i_31 = i_29 + 1U;
        _S231 = _S234;
        i_29 = i_31;
    }
    meet_0();
    return _S231;
}

__device__ ulonglong U64_scalar_0(ulonglong v_55)
{
    return v_55;
}

__device__ ulonglong U64_over_0(ulonglong a_23, ulonglong b_11)
{
    ulonglong _S235 = a_23 / b_11;
    return _S235;
}

__device__ ulonglong Total_result_0(Spec_0 * spec_12, RowArguments_0 * a_24, ulonglong v_56)
{
    uint _S236 = Spec_type_0(spec_12, 0U);
    ulonglong _S237;
    if((spec_12->op_0) == 1U)
    {
        ulonglong _S238 = U64_over_0(v_56, U64_scalar_0(a_24->a_4));
        _S237 = _S238;
    }
    else
    {
        _S237 = v_56;
    }
    return U64_bits_0(_S236, _S237);
}

__device__ void Reduction_finish_3(Spec_0 * spec_13, Rows_0 * r_9, ulonglong v_57)
{
    uint _S239 = Spec_type_0(spec_13, 0U);
    uint size_12 = size_of_0(_S239);
    if((r_9->place_5) == 0U)
    {
        ulonglong _S240 = Rows_base_0(r_9, 0U, size_12);
        ulonglong _S241 = Total_result_0(spec_13, &r_9->a_5, v_57);
        store_0(size_12, _S240, 0LL, _S241);
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
    ulonglong _S242;
    if(longlong(v_58) < 0LL)
    {
        _S242 = 0ULL - v_58;
    }
    else
    {
        _S242 = v_58;
    }
    return _S242;
}

__device__ ulonglong Total_one_0(Spec_0 * spec_14, ulonglong x_6, ulonglong first_12, ulonglong at_12)
{
    uint _S243 = Spec_type_0(spec_14, 1U);
    ulonglong v_59 = U64_of_0(_S243, x_6);
    switch(spec_14->op_0)
    {
    case 7U:
        {
            return U64_size_0(v_59);
        }
    case 8U:
        {
            return v_59 * v_59;
        }
    default:
        {
            return v_59;
        }
    }
}

__device__ ulonglong Reduction_of_elements_3(Spec_0 * spec_15, Rows_0 * r_10)
{
    uint _S244 = Spec_type_0(spec_15, 1U);
    uint size_13 = size_of_0(_S244);
    ulonglong _S245 = Rows_base_0(r_10, 1U, size_13);
    ulonglong v_60 = Reduction_none_3();
    ulonglong _S246 = Rows_first_0(r_10);
    ulonglong _S247 = r_10->end_0;
    if(_S246 >= (r_10->end_0))
    {
        return v_60;
    }
    ulonglong _S248 = load_0(size_13, _S245, 0LL);
    ulonglong j_8 = _S246;
    ulonglong v_61 = v_60;
    for(;;)
    {
        if(j_8 < _S247)
        {
        }
        else
        {
            break;
        }
        Four_0 _S249 = Rows_read_0(r_10, 1U, size_13, _S245, j_8);
        bool _S250 = Rows_has_0(r_10, j_8, 0U);
        ulonglong v_62;
        if(_S250)
        {
            ulonglong _S251 = Rows_at_0(r_10, j_8, 0U);
            ulonglong _S252 = Total_one_0(spec_15, _S249.e_3[0U], _S248, _S251);
            v_62 = Reduction_of_3(v_61, _S252);
        }
        else
        {
            v_62 = v_61;
        }
        bool _S253 = Rows_has_0(r_10, j_8, 1U);
        ulonglong v_63;
        if(_S253)
        {
            ulonglong _S254 = Rows_at_0(r_10, j_8, 1U);
            ulonglong _S255 = Total_one_0(spec_15, _S249.e_3[1U], _S248, _S254);
            v_63 = Reduction_of_3(v_62, _S255);
        }
        else
        {
            v_63 = v_62;
        }
        bool _S256 = Rows_has_0(r_10, j_8, 2U);
        ulonglong v_64;
        if(_S256)
        {
            ulonglong _S257 = Rows_at_0(r_10, j_8, 2U);
            ulonglong _S258 = Total_one_0(spec_15, _S249.e_3[2U], _S248, _S257);
            v_64 = Reduction_of_3(v_63, _S258);
        }
        else
        {
            v_64 = v_63;
        }
        bool _S259 = Rows_has_0(r_10, j_8, 3U);
        if(_S259)
        {
            ulonglong _S260 = Rows_at_0(r_10, j_8, 3U);
            ulonglong _S261 = Total_one_0(spec_15, _S249.e_3[3U], _S248, _S260);
            v_61 = Reduction_of_3(v_64, _S261);
        }
        else
        {
            v_61 = v_64;
        }
        uint _S262 = Rows_step_0(r_10);
        j_8 = j_8 + ulonglong(_S262);
    }
    return v_61;
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
    float _S263 = b_13->n_0;
    float _S264 = F32_zero_0();
    if((b_13->n_0) == _S264)
    {
        return *a_26;
    }
    float _S265 = a_26->n_0;
    if((a_26->n_0) == _S264)
    {
        return *b_13;
    }
    Moments_0 v_65;
    float _S266 = _S265 + _S263;
    (&v_65)->n_0 = _S266;
    float share_0 = F32_over_0(_S263, _S266);
    float _S267 = F32_half_0();
    float _S268 = b_13->mean_0 * _S267 - a_26->mean_0 * _S267;
    float _S269 = _S268 * share_0;
    (&v_65)->mean_0 = a_26->mean_0 + _S269 + _S269;
    float _S270 = _S268 + _S268;
    (&v_65)->squares_0 = a_26->squares_0 + b_13->squares_0 + _S270 * (_S270 * (_S265 * share_0));
    return v_65;
}

__device__ Moments_0 Reduction_of_4(Moments_0 * a_27, Moments_0 * b_14)
{
    Moments_0 _S271 = Variance_of_0(a_27, b_14);
    return _S271;
}

__device__ Moments_0 Group_all_6(Moments_0 * v_66, uint lane_8, uint width_9)
{
    (*&values_4)[lane_8] = *v_66;
    meet_0();
    uint _S272 = (U32_min((width_9), (16U)));
    uint place_9 = lane_8 & (width_9 - 1U);
    uint first_13 = lane_8 - place_9;
    Moments_0 _S273;
    uint i_32;
    if(width_9 > _S272)
    {
        if(place_9 < _S272)
        {
            uint _S274 = place_9 + _S272;
            _S273 = *v_66;
            i_32 = _S274;
            for(;;)
            {
                if(i_32 < width_9)
                {
                }
                else
                {
                    break;
                }
                Moments_0 _S275 = _S273;
                Moments_0 _S276 = (*&values_4)[first_13 + i_32];
                Moments_0 _S277 = Reduction_of_4(&_S275, &_S276);
                uint i_33 = i_32 + _S272;
                _S273 = _S277;
                i_32 = i_33;
            }
            (*&values_4)[lane_8] = _S273;
        }
        meet_0();
    }
    _S273 = (*&values_4)[first_13];
    i_32 = 1U;
    for(;;)
    {
        if(i_32 < _S272)
        {
        }
        else
        {
            break;
        }
        Moments_0 _S278 = _S273;
        Moments_0 _S279 = (*&values_4)[first_13 + i_32];
        Moments_0 _S280 = Reduction_of_4(&_S278, &_S279);
        uint i_34 = i_32 + 1U;
        _S273 = _S280;
        i_32 = i_34;
    }
    meet_0();
    return _S273;
}

__device__ float F32_scalar_0(ulonglong v_67)
{
    return (U32_asfloat((low_0(v_67))));
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
            int _S281;
            if((u_9 << int(1)) != 0U)
            {
                _S281 = int(1);
            }
            else
            {
                _S281 = int(0);
            }
            return ulonglong(_S281);
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

__device__ ulonglong F32_bits_0(uint type_15, float v_68)
{
    return of_f32_0(type_15, (F32_asuint((v_68))));
}

__device__ ulonglong Variance_result_0(Spec_0 * spec_16, RowArguments_0 * a_28, Moments_0 * v_69)
{
    uint _S282 = Spec_type_0(spec_16, 0U);
    return F32_bits_0(_S282, F32_over_0(v_69->squares_0, F32_scalar_0(a_28->a_4)));
}

__device__ void Reduction_finish_4(Spec_0 * spec_17, Rows_0 * r_11, Moments_0 * v_70)
{
    uint _S283 = Spec_type_0(spec_17, 0U);
    uint size_14 = size_of_0(_S283);
    if((r_11->place_5) == 0U)
    {
        ulonglong _S284 = Rows_base_0(r_11, 0U, size_14);
        ulonglong _S285 = Variance_result_0(spec_17, &r_11->a_5, v_70);
        store_0(size_14, _S284, 0LL, _S285);
    }
    return;
}

__device__ Moments_0 Variance_none_0()
{
    Moments_0 v_71;
    float _S286 = F32_zero_0();
    (&v_71)->n_0 = _S286;
    (&v_71)->mean_0 = _S286;
    (&v_71)->squares_0 = _S286;
    return v_71;
}

__device__ Moments_0 Reduction_none_4()
{
    return Variance_none_0();
}

__device__ float F32_one_0()
{
    return 1.0f;
}

__device__ float F32_of_0(uint type_16, ulonglong v_72)
{
    return (U32_asfloat((f32_of_0(type_16, v_72))));
}

__device__ float magnitude_0(float x_8)
{
    return (U32_asfloat(((F32_asuint((x_8))) & 2147483647U)));
}

__device__ float F32_size_0(float v_73)
{
    return magnitude_0(v_73);
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
    Moments_0 v_74 = Variance_none_0();
    (&v_74)->n_0 = F32_one_0();
    uint _S287 = Spec_type_0(spec_18, 1U);
    float y_1 = F32_of_0(_S287, x_9);
    float _S288 = y_1 - F32_of_0(_S287, first_14);
    float _S289 = F32_highest_0();
    if(!((F32_size_0(y_1)) < _S289))
    {
        (&v_74)->squares_0 = F32_nan_0();
    }
    else
    {
        if((F32_size_0(_S288)) < _S289)
        {
            (&v_74)->mean_0 = _S288;
        }
        else
        {
            (&v_74)->squares_0 = _S289;
        }
    }
    return v_74;
}

__device__ Moments_0 Reduction_of_elements_4(Spec_0 * spec_19, Rows_0 * r_12)
{
    uint _S290 = Spec_type_0(spec_19, 1U);
    uint size_15 = size_of_0(_S290);
    ulonglong _S291 = Rows_base_0(r_12, 1U, size_15);
    Moments_0 v_75 = Reduction_none_4();
    ulonglong _S292 = Rows_first_0(r_12);
    ulonglong _S293 = r_12->end_0;
    if(_S292 >= (r_12->end_0))
    {
        return v_75;
    }
    ulonglong _S294 = load_0(size_15, _S291, 0LL);
    ulonglong j_9 = _S292;
    Moments_0 v_76 = v_75;
    for(;;)
    {
        if(j_9 < _S293)
        {
        }
        else
        {
            break;
        }
        Four_0 _S295 = Rows_read_0(r_12, 1U, size_15, _S291, j_9);
        bool _S296 = Rows_has_0(r_12, j_9, 0U);
        Moments_0 v_77;
        if(_S296)
        {
            ulonglong _S297 = Rows_at_0(r_12, j_9, 0U);
            Moments_0 _S298 = Variance_one_0(spec_19, _S295.e_3[0U], _S294, _S297);
            Moments_0 _S299 = v_76;
            Moments_0 _S300 = _S298;
            Moments_0 _S301 = Reduction_of_4(&_S299, &_S300);
            v_77 = _S301;
        }
        else
        {
            v_77 = v_76;
        }
        bool _S302 = Rows_has_0(r_12, j_9, 1U);
        Moments_0 v_78;
        if(_S302)
        {
            ulonglong _S303 = Rows_at_0(r_12, j_9, 1U);
            Moments_0 _S304 = Variance_one_0(spec_19, _S295.e_3[1U], _S294, _S303);
            Moments_0 _S305 = v_77;
            Moments_0 _S306 = _S304;
            Moments_0 _S307 = Reduction_of_4(&_S305, &_S306);
            v_78 = _S307;
        }
        else
        {
            v_78 = v_77;
        }
        bool _S308 = Rows_has_0(r_12, j_9, 2U);
        Moments_0 v_79;
        if(_S308)
        {
            ulonglong _S309 = Rows_at_0(r_12, j_9, 2U);
            Moments_0 _S310 = Variance_one_0(spec_19, _S295.e_3[2U], _S294, _S309);
            Moments_0 _S311 = v_78;
            Moments_0 _S312 = _S310;
            Moments_0 _S313 = Reduction_of_4(&_S311, &_S312);
            v_79 = _S313;
        }
        else
        {
            v_79 = v_78;
        }
        bool _S314 = Rows_has_0(r_12, j_9, 3U);
        if(_S314)
        {
            ulonglong _S315 = Rows_at_0(r_12, j_9, 3U);
            Moments_0 _S316 = Variance_one_0(spec_19, _S295.e_3[3U], _S294, _S315);
            Moments_0 _S317 = v_79;
            Moments_0 _S318 = _S316;
            Moments_0 _S319 = Reduction_of_4(&_S317, &_S318);
            v_76 = _S319;
        }
        else
        {
            v_76 = v_79;
        }
        uint _S320 = Rows_step_0(r_12);
        j_9 = j_9 + ulonglong(_S320);
    }
    return v_76;
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

__device__ bool F32_is_nan_0(float v_80)
{
    return is_nan_0(v_80);
}

__device__ Candidate_1 LargestAt_of_1(Candidate_1 * a_29, Candidate_1 * b_15)
{
    float _S321 = a_29->v_4;
    bool a_nan_1 = F32_is_nan_0(a_29->v_4);
    float _S322 = b_15->v_4;
    bool _S323 = (a_29->at_0) < (b_15->at_0);
    bool first_15;
    if(a_nan_1 != (F32_is_nan_0(b_15->v_4)))
    {
        first_15 = a_nan_1;
    }
    else
    {
        if(!a_nan_1)
        {
            first_15 = !(_S321 == _S322);
        }
        else
        {
            first_15 = false;
        }
        if(first_15)
        {
            first_15 = _S322 < _S321;
        }
        else
        {
            first_15 = _S323;
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
    Candidate_1 _S324 = LargestAt_of_1(a_30, b_16);
    return _S324;
}

__device__ Candidate_1 Group_all_7(Candidate_1 * v_81, uint lane_9, uint width_10)
{
    (*&values_5)[lane_9] = *v_81;
    meet_0();
    uint _S325 = (U32_min((width_10), (16U)));
    uint place_10 = lane_9 & (width_10 - 1U);
    uint first_16 = lane_9 - place_10;
    Candidate_1 _S326;
    uint i_35;
    if(width_10 > _S325)
    {
        if(place_10 < _S325)
        {
            uint _S327 = place_10 + _S325;
            _S326 = *v_81;
            i_35 = _S327;
            for(;;)
            {
                if(i_35 < width_10)
                {
                }
                else
                {
                    break;
                }
                Candidate_1 _S328 = _S326;
                Candidate_1 _S329 = (*&values_5)[first_16 + i_35];
                Candidate_1 _S330 = Reduction_of_5(&_S328, &_S329);
                uint i_36 = i_35 + _S325;
                _S326 = _S330;
                i_35 = i_36;
            }
            (*&values_5)[lane_9] = _S326;
        }
        meet_0();
    }
    _S326 = (*&values_5)[first_16];
    i_35 = 1U;
    for(;;)
    {
        if(i_35 < _S325)
        {
        }
        else
        {
            break;
        }
        Candidate_1 _S331 = _S326;
        Candidate_1 _S332 = (*&values_5)[first_16 + i_35];
        Candidate_1 _S333 = Reduction_of_5(&_S331, &_S332);
        uint i_37 = i_35 + 1U;
        _S326 = _S333;
        i_35 = i_37;
    }
    meet_0();
    return _S326;
}

__device__ ulonglong LargestAt_result_1(Spec_0 * spec_20, RowArguments_0 * a_31, Candidate_1 * v_82)
{
    uint _S334 = Spec_type_0(spec_20, 0U);
    return of_i64_0(_S334, longlong(v_82->at_0));
}

__device__ void Reduction_finish_5(Spec_0 * spec_21, Rows_0 * r_13, Candidate_1 * v_83)
{
    uint _S335 = Spec_type_0(spec_21, 0U);
    uint size_16 = size_of_0(_S335);
    if((r_13->place_5) == 0U)
    {
        ulonglong _S336 = Rows_base_0(r_13, 0U, size_16);
        ulonglong _S337 = LargestAt_result_1(spec_21, &r_13->a_5, v_83);
        store_0(size_16, _S336, 0LL, _S337);
    }
    return;
}

__device__ float F32_lowest_0()
{
    return (U32_asfloat((4286578688U)));
}

__device__ Candidate_1 LargestAt_none_1()
{
    Candidate_1 v_84;
    (&v_84)->v_4 = F32_lowest_0();
    (&v_84)->at_0 = 18446744073709551615ULL;
    return v_84;
}

__device__ Candidate_1 Reduction_none_5()
{
    return LargestAt_none_1();
}

__device__ float negated_0(float x_11)
{
    return (U32_asfloat(((F32_asuint((x_11))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_85)
{
    return negated_0(v_85);
}

__device__ Candidate_1 LargestAt_one_1(Spec_0 * spec_22, ulonglong x_12, ulonglong first_17, ulonglong at_14)
{
    Candidate_1 v_86;
    uint _S338 = Spec_type_0(spec_22, 1U);
    (&v_86)->v_4 = F32_of_0(_S338, x_12);
    if((spec_22->op_0) == 6U)
    {
        (&v_86)->v_4 = F32_reversed_0((&v_86)->v_4);
    }
    (&v_86)->at_0 = at_14;
    return v_86;
}

__device__ Candidate_1 Reduction_of_elements_5(Spec_0 * spec_23, Rows_0 * r_14)
{
    uint _S339 = Spec_type_0(spec_23, 1U);
    uint size_17 = size_of_0(_S339);
    ulonglong _S340 = Rows_base_0(r_14, 1U, size_17);
    Candidate_1 v_87 = Reduction_none_5();
    ulonglong _S341 = Rows_first_0(r_14);
    ulonglong _S342 = r_14->end_0;
    if(_S341 >= (r_14->end_0))
    {
        return v_87;
    }
    ulonglong _S343 = load_0(size_17, _S340, 0LL);
    ulonglong j_10 = _S341;
    Candidate_1 v_88 = v_87;
    for(;;)
    {
        if(j_10 < _S342)
        {
        }
        else
        {
            break;
        }
        Four_0 _S344 = Rows_read_0(r_14, 1U, size_17, _S340, j_10);
        bool _S345 = Rows_has_0(r_14, j_10, 0U);
        Candidate_1 v_89;
        if(_S345)
        {
            ulonglong _S346 = Rows_at_0(r_14, j_10, 0U);
            Candidate_1 _S347 = LargestAt_one_1(spec_23, _S344.e_3[0U], _S343, _S346);
            Candidate_1 _S348 = v_88;
            Candidate_1 _S349 = _S347;
            Candidate_1 _S350 = Reduction_of_5(&_S348, &_S349);
            v_89 = _S350;
        }
        else
        {
            v_89 = v_88;
        }
        bool _S351 = Rows_has_0(r_14, j_10, 1U);
        Candidate_1 v_90;
        if(_S351)
        {
            ulonglong _S352 = Rows_at_0(r_14, j_10, 1U);
            Candidate_1 _S353 = LargestAt_one_1(spec_23, _S344.e_3[1U], _S343, _S352);
            Candidate_1 _S354 = v_89;
            Candidate_1 _S355 = _S353;
            Candidate_1 _S356 = Reduction_of_5(&_S354, &_S355);
            v_90 = _S356;
        }
        else
        {
            v_90 = v_89;
        }
        bool _S357 = Rows_has_0(r_14, j_10, 2U);
        Candidate_1 v_91;
        if(_S357)
        {
            ulonglong _S358 = Rows_at_0(r_14, j_10, 2U);
            Candidate_1 _S359 = LargestAt_one_1(spec_23, _S344.e_3[2U], _S343, _S358);
            Candidate_1 _S360 = v_90;
            Candidate_1 _S361 = _S359;
            Candidate_1 _S362 = Reduction_of_5(&_S360, &_S361);
            v_91 = _S362;
        }
        else
        {
            v_91 = v_90;
        }
        bool _S363 = Rows_has_0(r_14, j_10, 3U);
        if(_S363)
        {
            ulonglong _S364 = Rows_at_0(r_14, j_10, 3U);
            Candidate_1 _S365 = LargestAt_one_1(spec_23, _S344.e_3[3U], _S343, _S364);
            Candidate_1 _S366 = v_91;
            Candidate_1 _S367 = _S365;
            Candidate_1 _S368 = Reduction_of_5(&_S366, &_S367);
            v_88 = _S368;
        }
        else
        {
            v_88 = v_91;
        }
        uint _S369 = Rows_step_0(r_14);
        j_10 = j_10 + ulonglong(_S369);
    }
    return v_88;
}

__device__ float Largest_of_1(float a_32, float b_17)
{
    bool _S370;
    if(F32_is_nan_0(a_32))
    {
        _S370 = true;
    }
    else
    {
        _S370 = b_17 <= a_32;
    }
    float _S371;
    if(_S370)
    {
        _S371 = a_32;
    }
    else
    {
        _S371 = b_17;
    }
    return _S371;
}

__device__ float Reduction_of_6(float a_33, float b_18)
{
    return Largest_of_1(a_33, b_18);
}

__device__ float Group_all_8(float v_92, uint lane_10, uint width_11)
{
    (*&values_1)[lane_10] = v_92;
    meet_0();
    uint _S372 = (U32_min((width_11), (16U)));
    uint place_11 = lane_10 & (width_11 - 1U);
    uint first_18 = lane_10 - place_11;
    float _S373;
    uint i_38;
    if(width_11 > _S372)
    {
        if(place_11 < _S372)
        {
            uint _S374 = place_11 + _S372;
            _S373 = v_92;
            i_38 = _S374;
            for(;;)
            {
                if(i_38 < width_11)
                {
                }
                else
                {
                    break;
                }
                float _S375 = Reduction_of_6(_S373, (*&values_1)[first_18 + i_38]);
                uint i_39 = i_38 + _S372;
                _S373 = _S375;
                i_38 = i_39;
            }
            (*&values_1)[lane_10] = _S373;
        }
        meet_0();
    }
    _S373 = (*&values_1)[first_18];
    i_38 = 1U;
    for(;;)
    {
        if(i_38 < _S372)
        {
        }
        else
        {
            break;
        }
        float _S376 = Reduction_of_6(_S373, (*&values_1)[first_18 + i_38]);
        uint i_40 = i_38 + 1U;
        _S373 = _S376;
        i_38 = i_40;
    }
    meet_0();
    return _S373;
}

__device__ ulonglong Largest_result_1(Spec_0 * spec_24, RowArguments_0 * a_34, float v_93)
{
    uint _S377 = Spec_type_0(spec_24, 0U);
    uint _S378 = spec_24->op_0;
    switch(spec_24->op_0)
    {
    case 3U:
        {
            return F32_bits_0(_S377, v_93);
        }
    case 4U:
        {
            return F32_bits_0(_S377, F32_reversed_0(v_93));
        }
    default:
        {
            float _S379 = F32_zero_0();
            float _S380;
            if((_S379 < v_93) == (_S378 == 10U))
            {
                _S380 = F32_one_0();
            }
            else
            {
                _S380 = _S379;
            }
            return F32_bits_0(_S377, _S380);
        }
    }
}

__device__ void Reduction_finish_6(Spec_0 * spec_25, Rows_0 * r_15, float v_94)
{
    uint _S381 = Spec_type_0(spec_25, 0U);
    uint size_18 = size_of_0(_S381);
    if((r_15->place_5) == 0U)
    {
        ulonglong _S382 = Rows_base_0(r_15, 0U, size_18);
        ulonglong _S383 = Largest_result_1(spec_25, &r_15->a_5, v_94);
        store_0(size_18, _S382, 0LL, _S383);
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

__device__ float Largest_one_1(Spec_0 * spec_26, ulonglong x_13, ulonglong first_19, ulonglong at_15)
{
    uint _S384 = Spec_type_0(spec_26, 1U);
    float v_95 = F32_of_0(_S384, x_13);
    uint _S385 = spec_26->op_0;
    switch(spec_26->op_0)
    {
    case 3U:
        {
            return v_95;
        }
    case 4U:
        {
            return F32_reversed_0(v_95);
        }
    default:
        {
            float _S386 = F32_zero_0();
            float _S387;
            if((v_95 == _S386) == (_S385 == 11U))
            {
                _S387 = F32_one_0();
            }
            else
            {
                _S387 = _S386;
            }
            return _S387;
        }
    }
}

__device__ float Reduction_of_elements_6(Spec_0 * spec_27, Rows_0 * r_16)
{
    uint _S388 = Spec_type_0(spec_27, 1U);
    uint size_19 = size_of_0(_S388);
    ulonglong _S389 = Rows_base_0(r_16, 1U, size_19);
    float v_96 = Reduction_none_6();
    ulonglong _S390 = Rows_first_0(r_16);
    ulonglong _S391 = r_16->end_0;
    if(_S390 >= (r_16->end_0))
    {
        return v_96;
    }
    ulonglong _S392 = load_0(size_19, _S389, 0LL);
    ulonglong j_11 = _S390;
    float v_97 = v_96;
    for(;;)
    {
        if(j_11 < _S391)
        {
        }
        else
        {
            break;
        }
        Four_0 _S393 = Rows_read_0(r_16, 1U, size_19, _S389, j_11);
        bool _S394 = Rows_has_0(r_16, j_11, 0U);
        float v_98;
        if(_S394)
        {
            ulonglong _S395 = Rows_at_0(r_16, j_11, 0U);
            float _S396 = Largest_one_1(spec_27, _S393.e_3[0U], _S392, _S395);
            v_98 = Reduction_of_6(v_97, _S396);
        }
        else
        {
            v_98 = v_97;
        }
        bool _S397 = Rows_has_0(r_16, j_11, 1U);
        float v_99;
        if(_S397)
        {
            ulonglong _S398 = Rows_at_0(r_16, j_11, 1U);
            float _S399 = Largest_one_1(spec_27, _S393.e_3[1U], _S392, _S398);
            v_99 = Reduction_of_6(v_98, _S399);
        }
        else
        {
            v_99 = v_98;
        }
        bool _S400 = Rows_has_0(r_16, j_11, 2U);
        float v_100;
        if(_S400)
        {
            ulonglong _S401 = Rows_at_0(r_16, j_11, 2U);
            float _S402 = Largest_one_1(spec_27, _S393.e_3[2U], _S392, _S401);
            v_100 = Reduction_of_6(v_99, _S402);
        }
        else
        {
            v_100 = v_99;
        }
        bool _S403 = Rows_has_0(r_16, j_11, 3U);
        if(_S403)
        {
            ulonglong _S404 = Rows_at_0(r_16, j_11, 3U);
            float _S405 = Largest_one_1(spec_27, _S393.e_3[3U], _S392, _S404);
            v_97 = Reduction_of_6(v_100, _S405);
        }
        else
        {
            v_97 = v_100;
        }
        uint _S406 = Rows_step_0(r_16);
        j_11 = j_11 + ulonglong(_S406);
    }
    return v_97;
}

__device__ float Product_of_1(float a_35, float b_19)
{
    return a_35 * b_19;
}

__device__ float Reduction_of_7(float a_36, float b_20)
{
    return Product_of_1(a_36, b_20);
}

__device__ float Group_all_9(float v_101, uint lane_11, uint width_12)
{
    (*&values_1)[lane_11] = v_101;
    meet_0();
    uint _S407 = (U32_min((width_12), (16U)));
    uint place_12 = lane_11 & (width_12 - 1U);
    uint first_20 = lane_11 - place_12;
    float _S408;
    uint i_41;
    if(width_12 > _S407)
    {
        if(place_12 < _S407)
        {
            uint _S409 = place_12 + _S407;
            _S408 = v_101;
            i_41 = _S409;
            for(;;)
            {
                if(i_41 < width_12)
                {
                }
                else
                {
                    break;
                }
                float _S410 = Reduction_of_7(_S408, (*&values_1)[first_20 + i_41]);
                uint i_42 = i_41 + _S407;
                _S408 = _S410;
                i_41 = i_42;
            }
            (*&values_1)[lane_11] = _S408;
        }
        meet_0();
    }
    _S408 = (*&values_1)[first_20];
    i_41 = 1U;
    for(;;)
    {
        if(i_41 < _S407)
        {
        }
        else
        {
            break;
        }
        float _S411 = Reduction_of_7(_S408, (*&values_1)[first_20 + i_41]);
        uint i_43 = i_41 + 1U;
        _S408 = _S411;
        i_41 = i_43;
    }
    meet_0();
    return _S408;
}

__device__ ulonglong Product_result_1(Spec_0 * spec_28, RowArguments_0 * a_37, float v_102)
{
    uint _S412 = Spec_type_0(spec_28, 0U);
    return F32_bits_0(_S412, v_102);
}

__device__ void Reduction_finish_7(Spec_0 * spec_29, Rows_0 * r_17, float v_103)
{
    uint _S413 = Spec_type_0(spec_29, 0U);
    uint size_20 = size_of_0(_S413);
    if((r_17->place_5) == 0U)
    {
        ulonglong _S414 = Rows_base_0(r_17, 0U, size_20);
        ulonglong _S415 = Product_result_1(spec_29, &r_17->a_5, v_103);
        store_0(size_20, _S414, 0LL, _S415);
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
    uint _S416 = Spec_type_0(spec_30, 1U);
    return F32_of_0(_S416, x_14);
}

__device__ float Reduction_of_elements_7(Spec_0 * spec_31, Rows_0 * r_18)
{
    uint _S417 = Spec_type_0(spec_31, 1U);
    uint size_21 = size_of_0(_S417);
    ulonglong _S418 = Rows_base_0(r_18, 1U, size_21);
    float v_104 = Reduction_none_7();
    ulonglong _S419 = Rows_first_0(r_18);
    ulonglong _S420 = r_18->end_0;
    if(_S419 >= (r_18->end_0))
    {
        return v_104;
    }
    ulonglong _S421 = load_0(size_21, _S418, 0LL);
    ulonglong j_12 = _S419;
    float v_105 = v_104;
    for(;;)
    {
        if(j_12 < _S420)
        {
        }
        else
        {
            break;
        }
        Four_0 _S422 = Rows_read_0(r_18, 1U, size_21, _S418, j_12);
        bool _S423 = Rows_has_0(r_18, j_12, 0U);
        float v_106;
        if(_S423)
        {
            ulonglong _S424 = Rows_at_0(r_18, j_12, 0U);
            float _S425 = Product_one_1(spec_31, _S422.e_3[0U], _S421, _S424);
            v_106 = Reduction_of_7(v_105, _S425);
        }
        else
        {
            v_106 = v_105;
        }
        bool _S426 = Rows_has_0(r_18, j_12, 1U);
        float v_107;
        if(_S426)
        {
            ulonglong _S427 = Rows_at_0(r_18, j_12, 1U);
            float _S428 = Product_one_1(spec_31, _S422.e_3[1U], _S421, _S427);
            v_107 = Reduction_of_7(v_106, _S428);
        }
        else
        {
            v_107 = v_106;
        }
        bool _S429 = Rows_has_0(r_18, j_12, 2U);
        float v_108;
        if(_S429)
        {
            ulonglong _S430 = Rows_at_0(r_18, j_12, 2U);
            float _S431 = Product_one_1(spec_31, _S422.e_3[2U], _S421, _S430);
            v_108 = Reduction_of_7(v_107, _S431);
        }
        else
        {
            v_108 = v_107;
        }
        bool _S432 = Rows_has_0(r_18, j_12, 3U);
        if(_S432)
        {
            ulonglong _S433 = Rows_at_0(r_18, j_12, 3U);
            float _S434 = Product_one_1(spec_31, _S422.e_3[3U], _S421, _S433);
            v_105 = Reduction_of_7(v_108, _S434);
        }
        else
        {
            v_105 = v_108;
        }
        uint _S435 = Rows_step_0(r_18);
        j_12 = j_12 + ulonglong(_S435);
    }
    return v_105;
}

__device__ float Total_of_1(float a_38, float b_21)
{
    return a_38 + b_21;
}

__device__ float Reduction_of_8(float a_39, float b_22)
{
    return Total_of_1(a_39, b_22);
}

__device__ float Group_all_10(float v_109, uint lane_12, uint width_13)
{
    (*&values_1)[lane_12] = v_109;
    meet_0();
    uint _S436 = (U32_min((width_13), (16U)));
    uint place_13 = lane_12 & (width_13 - 1U);
    uint first_22 = lane_12 - place_13;
    float _S437;
    uint i_44;
    if(width_13 > _S436)
    {
        if(place_13 < _S436)
        {
            uint _S438 = place_13 + _S436;
            _S437 = v_109;
            i_44 = _S438;
            for(;;)
            {
                if(i_44 < width_13)
                {
                }
                else
                {
                    break;
                }
                float _S439 = Reduction_of_8(_S437, (*&values_1)[first_22 + i_44]);
                uint i_45 = i_44 + _S436;
                _S437 = _S439;
                i_44 = i_45;
            }
            (*&values_1)[lane_12] = _S437;
        }
        meet_0();
    }
    _S437 = (*&values_1)[first_22];
    i_44 = 1U;
    for(;;)
    {
        if(i_44 < _S436)
        {
        }
        else
        {
            break;
        }
        float _S440 = Reduction_of_8(_S437, (*&values_1)[first_22 + i_44]);
        uint i_46 = i_44 + 1U;
        _S437 = _S440;
        i_44 = i_46;
    }
    meet_0();
    return _S437;
}

__device__ ulonglong Total_result_1(Spec_0 * spec_32, RowArguments_0 * a_40, float v_110)
{
    uint _S441 = Spec_type_0(spec_32, 0U);
    float _S442;
    if((spec_32->op_0) == 1U)
    {
        _S442 = F32_over_0(v_110, F32_scalar_0(a_40->a_4));
    }
    else
    {
        _S442 = v_110;
    }
    return F32_bits_0(_S441, _S442);
}

__device__ void Reduction_finish_8(Spec_0 * spec_33, Rows_0 * r_19, float v_111)
{
    uint _S443 = Spec_type_0(spec_33, 0U);
    uint size_22 = size_of_0(_S443);
    if((r_19->place_5) == 0U)
    {
        ulonglong _S444 = Rows_base_0(r_19, 0U, size_22);
        ulonglong _S445 = Total_result_1(spec_33, &r_19->a_5, v_111);
        store_0(size_22, _S444, 0LL, _S445);
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
    uint _S446 = Spec_type_0(spec_34, 1U);
    float v_112 = F32_of_0(_S446, x_15);
    switch(spec_34->op_0)
    {
    case 7U:
        {
            return F32_size_0(v_112);
        }
    case 8U:
        {
            return v_112 * v_112;
        }
    default:
        {
            return v_112;
        }
    }
}

__device__ float Reduction_of_elements_8(Spec_0 * spec_35, Rows_0 * r_20)
{
    uint _S447 = Spec_type_0(spec_35, 1U);
    uint size_23 = size_of_0(_S447);
    ulonglong _S448 = Rows_base_0(r_20, 1U, size_23);
    float v_113 = Reduction_none_8();
    ulonglong _S449 = Rows_first_0(r_20);
    ulonglong _S450 = r_20->end_0;
    if(_S449 >= (r_20->end_0))
    {
        return v_113;
    }
    ulonglong _S451 = load_0(size_23, _S448, 0LL);
    ulonglong j_13 = _S449;
    float v_114 = v_113;
    for(;;)
    {
        if(j_13 < _S450)
        {
        }
        else
        {
            break;
        }
        Four_0 _S452 = Rows_read_0(r_20, 1U, size_23, _S448, j_13);
        bool _S453 = Rows_has_0(r_20, j_13, 0U);
        float v_115;
        if(_S453)
        {
            ulonglong _S454 = Rows_at_0(r_20, j_13, 0U);
            float _S455 = Total_one_1(spec_35, _S452.e_3[0U], _S451, _S454);
            v_115 = Reduction_of_8(v_114, _S455);
        }
        else
        {
            v_115 = v_114;
        }
        bool _S456 = Rows_has_0(r_20, j_13, 1U);
        float v_116;
        if(_S456)
        {
            ulonglong _S457 = Rows_at_0(r_20, j_13, 1U);
            float _S458 = Total_one_1(spec_35, _S452.e_3[1U], _S451, _S457);
            v_116 = Reduction_of_8(v_115, _S458);
        }
        else
        {
            v_116 = v_115;
        }
        bool _S459 = Rows_has_0(r_20, j_13, 2U);
        float v_117;
        if(_S459)
        {
            ulonglong _S460 = Rows_at_0(r_20, j_13, 2U);
            float _S461 = Total_one_1(spec_35, _S452.e_3[2U], _S451, _S460);
            v_117 = Reduction_of_8(v_116, _S461);
        }
        else
        {
            v_117 = v_116;
        }
        bool _S462 = Rows_has_0(r_20, j_13, 3U);
        if(_S462)
        {
            ulonglong _S463 = Rows_at_0(r_20, j_13, 3U);
            float _S464 = Total_one_1(spec_35, _S452.e_3[3U], _S451, _S463);
            v_114 = Reduction_of_8(v_117, _S464);
        }
        else
        {
            v_114 = v_117;
        }
        uint _S465 = Rows_step_0(r_20);
        j_13 = j_13 + ulonglong(_S465);
    }
    return v_114;
}

__device__ Rows_0 Rows_of_0(RowArguments_0 * a_41, uint lane_13)
{
    Rows_0 r_21;
    (&r_21)->a_5 = *a_41;
    (&r_21)->g_0 = (RowGeometry_0 *)a_41->geometry_0;
    uint _S466 = a_41->width_5;
    uint side_0 = 256U / a_41->width_5;
    uint _S467;
    if(((a_41->flags_0) & 1U) != 0U)
    {
        uint _S468 = lane_13 % side_0;
        uint _S469 = _S468 * _S466;
        uint _S470 = lane_13 / side_0;
        _S467 = _S469 + _S470;
    }
    else
    {
        _S467 = lane_13;
    }
    (&r_21)->slot_0 = _S467;
    uint _S471 = _S467 % _S466;
    (&r_21)->place_5 = _S471;
    return r_21;
}

__device__ ulonglong Rows_tiles_0(Rows_0 * this_10)
{
    uint side_1 = 256U / (&this_10->a_5)->width_5;
    ulonglong _S472 = ulonglong(side_1);
    ulonglong _S473 = ((&this_10->a_5)->rows_0 + _S472 - 1ULL) / _S472;
    return _S473 * ulonglong((&this_10->a_5)->splits_0);
}

__device__ ulonglong Rows_stop_0(Rows_0 * this_11)
{
    ulonglong _S474 = this_11->begin_0 + (&this_11->a_5)->chunk_0;
    ulonglong _S475 = (&this_11->a_5)->extent_0;
    ulonglong _S476;
    if(_S474 < ((&this_11->a_5)->extent_0))
    {
        _S476 = _S474;
    }
    else
    {
        _S476 = _S475;
    }
    return _S476;
}

__device__ void Rows_go_0(Rows_0 * this_12, ulonglong tile_0)
{
    ulonglong _S477 = tile_0 % ulonglong((&this_12->a_5)->splits_0);
    this_12->part_0 = _S477;
    ulonglong _S478 = tile_0 / ulonglong((&this_12->a_5)->splits_0);
    uint _S479 = 256U / (&this_12->a_5)->width_5;
    ulonglong _S480 = _S478 * ulonglong(_S479);
    uint _S481 = this_12->slot_0 / (&this_12->a_5)->width_5;
    ulonglong _S482 = _S480 + ulonglong(_S481);
    this_12->row_0 = _S482;
    bool _S483 = _S482 < ((&this_12->a_5)->rows_0);
    this_12->exists_0 = _S483;
    this_12->begin_0 = this_12->part_0 * (&this_12->a_5)->chunk_0;
    ulonglong _S484;
    if(_S483)
    {
        Rows_0 _S485 = *this_12;
        ulonglong _S486 = Rows_stop_0(&_S485);
        _S484 = _S486;
    }
    else
    {
        _S484 = this_12->begin_0;
    }
    this_12->end_0 = _S484;
    return;
}

__device__ void store4_0(uint size_24, ulonglong base_8, ulonglong i_47, Four_0 * v_118)
{
    ulonglong at_18 = base_8 + i_47 * ulonglong(size_24);
    if(size_24 == 1U)
    {
        *(uint *)at_18 = (((low_0((v_118->e_3[int(0)]) & 255ULL)) | ((low_0((v_118->e_3[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_118->e_3[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_118->e_3[int(3)])) << int(24));
    }
    else
    {
        if(size_24 == 2U)
        {
            *(uint2  *)at_18 = make_uint2 ((low_0((v_118->e_3[int(0)]) & 65535ULL)) | ((low_0(v_118->e_3[int(1)])) << int(16)), (low_0((v_118->e_3[int(2)]) & 65535ULL)) | ((low_0(v_118->e_3[int(3)])) << int(16)));
        }
        else
        {
            if(size_24 == 4U)
            {
                *(uint4  *)at_18 = make_uint4 (low_0(v_118->e_3[int(0)]), low_0(v_118->e_3[int(1)]), low_0(v_118->e_3[int(2)]), low_0(v_118->e_3[int(3)]));
            }
            else
            {
                *(uint4  *)at_18 = make_uint4 (low_0(v_118->e_3[int(0)]), high_0(v_118->e_3[int(0)]), low_0(v_118->e_3[int(1)]), high_0(v_118->e_3[int(1)]));
                *(uint4  *)(at_18 + 16ULL) = make_uint4 (low_0(v_118->e_3[int(2)]), high_0(v_118->e_3[int(2)]), low_0(v_118->e_3[int(3)]), high_0(v_118->e_3[int(3)]));
            }
        }
    }
    return;
}

__device__ void Rows_write_0(Rows_0 * this_13, uint k_5, uint size_25, ulonglong base_9, ulonglong j_14, Four_0 * x_16)
{
    bool _S487 = Rows_is_dense_0(this_13, j_14);
    if(_S487)
    {
        store4_0(size_25, base_9, j_14, x_16);
    }
    else
    {
        bool _S488 = Rows_has_0(this_13, j_14, 0U);
        if(_S488)
        {
            ulonglong _S489 = Rows_at_0(this_13, j_14, 0U);
            longlong _S490 = Rows_along_0(this_13, k_5, _S489);
            store_0(size_25, base_9, _S490, x_16->e_3[0U]);
        }
        bool _S491 = Rows_has_0(this_13, j_14, 1U);
        if(_S491)
        {
            ulonglong _S492 = Rows_at_0(this_13, j_14, 1U);
            longlong _S493 = Rows_along_0(this_13, k_5, _S492);
            store_0(size_25, base_9, _S493, x_16->e_3[1U]);
        }
        bool _S494 = Rows_has_0(this_13, j_14, 2U);
        if(_S494)
        {
            ulonglong _S495 = Rows_at_0(this_13, j_14, 2U);
            longlong _S496 = Rows_along_0(this_13, k_5, _S495);
            store_0(size_25, base_9, _S496, x_16->e_3[2U]);
        }
        bool _S497 = Rows_has_0(this_13, j_14, 3U);
        if(_S497)
        {
            ulonglong _S498 = Rows_at_0(this_13, j_14, 3U);
            longlong _S499 = Rows_along_0(this_13, k_5, _S498);
            store_0(size_25, base_9, _S499, x_16->e_3[3U]);
        }
    }
    return;
}

__device__ void Scan_run_0(Spec_0 * spec_36, RowArguments_0 * a_42, uint group_0, uint lane_14)
{
    Rows_0 _S500 = Rows_of_0(a_42, lane_14);
    Rows_0 r_22 = _S500;
    ulonglong * _S501 = (ulonglong *)a_42->partials_0;
    uint _S502 = Spec_type_0(spec_36, 0U);
    uint _S503 = Spec_type_0(spec_36, 1U);
    ulonglong tile_1 = ulonglong(group_0);
    for(;;)
    {
        Rows_0 _S504 = r_22;
        ulonglong _S505 = Rows_tiles_0(&_S504);
        if(tile_1 < _S505)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_22, tile_1);
        ulonglong _S506 = U64_zero_0();
        uint _S507 = a_42->stage_0;
        ulonglong sum_4;
        ulonglong start_0;
        if((a_42->stage_0) == 2U)
        {
            if((&r_22)->exists_0)
            {
                uint i_48 = (&r_22)->place_5;
                sum_4 = _S506;
                for(;;)
                {
                    ulonglong _S508 = ulonglong(i_48);
                    if(_S508 < ((&r_22)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S509 = sum_4 + *(_S501 + ((&r_22)->row_0 * ulonglong(a_42->parts_0) + _S508));
                    i_48 = i_48 + a_42->width_5;
                    sum_4 = _S509;
                }
            }
            else
            {
                sum_4 = _S506;
            }
            uint _S510 = a_42->width_5;
            if((a_42->width_5) > 1U)
            {
                ulonglong _S511 = Group_all_0(sum_4, (&r_22)->slot_0, _S510);
                start_0 = _S511;
            }
            else
            {
                start_0 = sum_4;
            }
            sum_4 = start_0;
        }
        else
        {
            sum_4 = _S506;
        }
        uint _S512 = size_of_0(_S503);
        Rows_0 _S513 = r_22;
        ulonglong _S514 = Rows_base_0(&_S513, 1U, _S512);
        uint _S515 = size_of_0(_S502);
        Rows_0 _S516 = r_22;
        ulonglong _S517 = Rows_base_0(&_S516, 0U, _S515);
        start_0 = (&r_22)->begin_0;
        ulonglong sum_5 = sum_4;
        for(;;)
        {
            Rows_0 _S518 = r_22;
            ulonglong _S519 = Rows_stop_0(&_S518);
            if(start_0 < _S519)
            {
            }
            else
            {
                break;
            }
            ulonglong j_15 = start_0 + ulonglong(4U * (&r_22)->place_5);
            Rows_0 _S520 = r_22;
            Four_0 _S521 = Rows_read_0(&_S520, 1U, _S512, _S514, j_15);
            FixedArray<ulonglong, 4>  own_0;
            Rows_0 _S522 = r_22;
            bool _S523 = Rows_has_0(&_S522, j_15, 0U);
            ulonglong all_1;
            if(_S523)
            {
                all_1 = _S506 + U64_of_0(_S503, _S521.e_3[0U]);
            }
            else
            {
                all_1 = _S506;
            }
            own_0[0U] = all_1;
            Rows_0 _S524 = r_22;
            bool _S525 = Rows_has_0(&_S524, j_15, 1U);
            ulonglong all_2;
            if(_S525)
            {
                all_2 = all_1 + U64_of_0(_S503, _S521.e_3[1U]);
            }
            else
            {
                all_2 = all_1;
            }
            own_0[1U] = all_2;
            Rows_0 _S526 = r_22;
            bool _S527 = Rows_has_0(&_S526, j_15, 2U);
            ulonglong all_3;
            if(_S527)
            {
                all_3 = all_2 + U64_of_0(_S503, _S521.e_3[2U]);
            }
            else
            {
                all_3 = all_2;
            }
            own_0[2U] = all_3;
            Rows_0 _S528 = r_22;
            bool _S529 = Rows_has_0(&_S528, j_15, 3U);
            ulonglong all_4;
            if(_S529)
            {
                all_4 = all_3 + U64_of_0(_S503, _S521.e_3[3U]);
            }
            else
            {
                all_4 = all_3;
            }
            own_0[3U] = all_4;
            uint _S530 = a_42->width_5;
            ulonglong before_1;
            ulonglong all_5;
            if((a_42->width_5) > 1U)
            {
                Running_0 row_1 = Running_of_0(all_4, (&r_22)->slot_0, _S530);
                before_1 = sum_5 + row_1.before_0;
                all_5 = row_1.all_0;
            }
            else
            {
                before_1 = sum_5;
                all_5 = all_4;
            }
            if(_S507 != 1U)
            {
                Four_0 s_3;
                (&s_3)->e_3[0U] = U64_bits_0(_S502, before_1 + own_0[0U]);
                (&s_3)->e_3[1U] = U64_bits_0(_S502, before_1 + own_0[1U]);
                (&s_3)->e_3[2U] = U64_bits_0(_S502, before_1 + own_0[2U]);
                (&s_3)->e_3[3U] = U64_bits_0(_S502, before_1 + own_0[3U]);
                Rows_0 _S531 = r_22;
                Four_0 _S532 = s_3;
                Rows_write_0(&_S531, 0U, _S515, _S517, j_15, &_S532);
            }
            ulonglong _S533 = sum_5 + all_5;
            Rows_0 _S534 = r_22;
            uint _S535 = Rows_step_0(&_S534);
            start_0 = start_0 + ulonglong(_S535);
            sum_5 = _S533;
        }
        bool _S536;
        if(_S507 == 1U)
        {
            _S536 = (&r_22)->exists_0;
        }
        else
        {
            _S536 = false;
        }
        bool _S537;
        if(_S536)
        {
            _S537 = ((&r_22)->place_5) == 0U;
        }
        else
        {
            _S537 = false;
        }
        if(_S537)
        {
            *(_S501 + ((&r_22)->row_0 * ulonglong(a_42->parts_0) + (&r_22)->part_0)) = sum_5;
        }
        tile_1 = tile_1 + ulonglong(a_42->groups_0);
    }
    return;
}

__device__ void Scan_run_1(Spec_0 * spec_37, RowArguments_0 * a_43, uint group_1, uint lane_15)
{
    Rows_0 _S538 = Rows_of_0(a_43, lane_15);
    Rows_0 r_23 = _S538;
    float * _S539 = (float *)a_43->partials_0;
    uint _S540 = Spec_type_0(spec_37, 0U);
    uint _S541 = Spec_type_0(spec_37, 1U);
    ulonglong tile_2 = ulonglong(group_1);
    for(;;)
    {
        Rows_0 _S542 = r_23;
        ulonglong _S543 = Rows_tiles_0(&_S542);
        if(tile_2 < _S543)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_23, tile_2);
        float _S544 = F32_zero_0();
        uint _S545 = a_43->stage_0;
        float sum_6;
        float sum_7;
        if((a_43->stage_0) == 2U)
        {
            if((&r_23)->exists_0)
            {
                uint i_49 = (&r_23)->place_5;
                sum_6 = _S544;
                for(;;)
                {
                    ulonglong _S546 = ulonglong(i_49);
                    if(_S546 < ((&r_23)->part_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S547 = sum_6 + *(_S539 + ((&r_23)->row_0 * ulonglong(a_43->parts_0) + _S546));
                    i_49 = i_49 + a_43->width_5;
                    sum_6 = _S547;
                }
            }
            else
            {
                sum_6 = _S544;
            }
            uint _S548 = a_43->width_5;
            if((a_43->width_5) > 1U)
            {
                float _S549 = Group_all_1(sum_6, (&r_23)->slot_0, _S548);
                sum_7 = _S549;
            }
            else
            {
                sum_7 = sum_6;
            }
            sum_6 = sum_7;
        }
        else
        {
            sum_6 = _S544;
        }
        uint _S550 = size_of_0(_S541);
        Rows_0 _S551 = r_23;
        ulonglong _S552 = Rows_base_0(&_S551, 1U, _S550);
        uint _S553 = size_of_0(_S540);
        Rows_0 _S554 = r_23;
        ulonglong _S555 = Rows_base_0(&_S554, 0U, _S553);
        ulonglong start_1 = (&r_23)->begin_0;
        sum_7 = sum_6;
        for(;;)
        {
            Rows_0 _S556 = r_23;
            ulonglong _S557 = Rows_stop_0(&_S556);
            if(start_1 < _S557)
            {
            }
            else
            {
                break;
            }
            ulonglong j_16 = start_1 + ulonglong(4U * (&r_23)->place_5);
            Rows_0 _S558 = r_23;
            Four_0 _S559 = Rows_read_0(&_S558, 1U, _S550, _S552, j_16);
            FixedArray<float, 4>  own_1;
            Rows_0 _S560 = r_23;
            bool _S561 = Rows_has_0(&_S560, j_16, 0U);
            float all_6;
            if(_S561)
            {
                all_6 = _S544 + F32_of_0(_S541, _S559.e_3[0U]);
            }
            else
            {
                all_6 = _S544;
            }
            own_1[0U] = all_6;
            Rows_0 _S562 = r_23;
            bool _S563 = Rows_has_0(&_S562, j_16, 1U);
            float all_7;
            if(_S563)
            {
                all_7 = all_6 + F32_of_0(_S541, _S559.e_3[1U]);
            }
            else
            {
                all_7 = all_6;
            }
            own_1[1U] = all_7;
            Rows_0 _S564 = r_23;
            bool _S565 = Rows_has_0(&_S564, j_16, 2U);
            float all_8;
            if(_S565)
            {
                all_8 = all_7 + F32_of_0(_S541, _S559.e_3[2U]);
            }
            else
            {
                all_8 = all_7;
            }
            own_1[2U] = all_8;
            Rows_0 _S566 = r_23;
            bool _S567 = Rows_has_0(&_S566, j_16, 3U);
            float all_9;
            if(_S567)
            {
                all_9 = all_8 + F32_of_0(_S541, _S559.e_3[3U]);
            }
            else
            {
                all_9 = all_8;
            }
            own_1[3U] = all_9;
            uint _S568 = a_43->width_5;
            float before_2;
            float all_10;
            if((a_43->width_5) > 1U)
            {
                Running_1 row_2 = Running_of_1(all_9, (&r_23)->slot_0, _S568);
                before_2 = sum_7 + row_2.before_0;
                all_10 = row_2.all_0;
            }
            else
            {
                before_2 = sum_7;
                all_10 = all_9;
            }
            if(_S545 != 1U)
            {
                Four_0 s_4;
                (&s_4)->e_3[0U] = F32_bits_0(_S540, before_2 + own_1[0U]);
                (&s_4)->e_3[1U] = F32_bits_0(_S540, before_2 + own_1[1U]);
                (&s_4)->e_3[2U] = F32_bits_0(_S540, before_2 + own_1[2U]);
                (&s_4)->e_3[3U] = F32_bits_0(_S540, before_2 + own_1[3U]);
                Rows_0 _S569 = r_23;
                Four_0 _S570 = s_4;
                Rows_write_0(&_S569, 0U, _S553, _S555, j_16, &_S570);
            }
            float _S571 = sum_7 + all_10;
            Rows_0 _S572 = r_23;
            uint _S573 = Rows_step_0(&_S572);
            start_1 = start_1 + ulonglong(_S573);
            sum_7 = _S571;
        }
        bool _S574;
        if(_S545 == 1U)
        {
            _S574 = (&r_23)->exists_0;
        }
        else
        {
            _S574 = false;
        }
        bool _S575;
        if(_S574)
        {
            _S575 = ((&r_23)->place_5) == 0U;
        }
        else
        {
            _S575 = false;
        }
        if(_S575)
        {
            *(_S539 + ((&r_23)->row_0 * ulonglong(a_43->parts_0) + (&r_23)->part_0)) = sum_7;
        }
        tile_2 = tile_2 + ulonglong(a_43->groups_0);
    }
    return;
}

__device__ void RowKernel_run_0(Spec_0 * spec_38, RowArguments_0 * a_44, uint group_2, uint lane_16)
{
    Rows_0 _S576 = Rows_of_0(a_44, lane_16);
    Rows_0 r_24 = _S576;
    Candidate_0 * _S577 = (Candidate_0 *)a_44->partials_0;
    ulonglong tile_3 = ulonglong(group_2);
    for(;;)
    {
        Rows_0 _S578 = r_24;
        ulonglong _S579 = Rows_tiles_0(&_S578);
        if(tile_3 < _S579)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_24, tile_3);
        Candidate_0 _S580 = Reduction_none_0();
        uint _S581 = a_44->stage_0;
        Candidate_0 v_119;
        if((a_44->stage_0) != 2U)
        {
            Rows_0 _S582 = r_24;
            Candidate_0 _S583 = Reduction_of_elements_0(spec_38, &_S582);
            v_119 = _S583;
        }
        else
        {
            if((&r_24)->exists_0)
            {
                v_119 = _S580;
                uint i_50 = (&r_24)->place_5;
                for(;;)
                {
                    uint _S584 = a_44->parts_0;
                    if(i_50 < (a_44->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_0 _S585 = *(_S577 + ((&r_24)->row_0 * ulonglong(_S584) + ulonglong(i_50)));
                    Candidate_0 _S586 = v_119;
                    Candidate_0 _S587 = _S585;
                    Candidate_0 _S588 = Reduction_of_0(&_S586, &_S587);
                    uint i_51 = i_50 + a_44->width_5;
                    v_119 = _S588;
                    i_50 = i_51;
                }
            }
            else
            {
                v_119 = _S580;
            }
        }
        uint _S589 = a_44->width_5;
        Candidate_0 v_120;
        if((a_44->width_5) > 1U)
        {
            Candidate_0 _S590 = v_119;
            Candidate_0 _S591 = Group_all_2(&_S590, (&r_24)->slot_0, _S589);
            v_120 = _S591;
        }
        else
        {
            v_120 = v_119;
        }
        if((&r_24)->exists_0)
        {
            if(_S581 != 1U)
            {
                Rows_0 _S592 = r_24;
                Candidate_0 _S593 = v_120;
                Reduction_finish_0(spec_38, &_S592, &_S593);
            }
            else
            {
                if(((&r_24)->place_5) == 0U)
                {
                    *(_S577 + ((&r_24)->row_0 * ulonglong(a_44->parts_0) + (&r_24)->part_0)) = v_120;
                }
            }
        }
        tile_3 = tile_3 + ulonglong(a_44->groups_0);
    }
    return;
}

__device__ void RowKernel_run_1(Spec_0 * spec_39, RowArguments_0 * a_45, uint group_3, uint lane_17)
{
    Rows_0 _S594 = Rows_of_0(a_45, lane_17);
    Rows_0 r_25 = _S594;
    longlong * _S595 = (longlong *)a_45->partials_0;
    ulonglong tile_4 = ulonglong(group_3);
    for(;;)
    {
        Rows_0 _S596 = r_25;
        ulonglong _S597 = Rows_tiles_0(&_S596);
        if(tile_4 < _S597)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_25, tile_4);
        longlong _S598 = Reduction_none_1();
        uint _S599 = a_45->stage_0;
        longlong v_121;
        if((a_45->stage_0) != 2U)
        {
            Rows_0 _S600 = r_25;
            longlong _S601 = Reduction_of_elements_1(spec_39, &_S600);
            v_121 = _S601;
        }
        else
        {
            if((&r_25)->exists_0)
            {
                v_121 = _S598;
                uint i_52 = (&r_25)->place_5;
                for(;;)
                {
                    uint _S602 = a_45->parts_0;
                    if(i_52 < (a_45->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    longlong _S603 = Reduction_of_1(v_121, *(_S595 + ((&r_25)->row_0 * ulonglong(_S602) + ulonglong(i_52))));
                    uint i_53 = i_52 + a_45->width_5;
                    v_121 = _S603;
                    i_52 = i_53;
                }
            }
            else
            {
                v_121 = _S598;
            }
        }
        uint _S604 = a_45->width_5;
        longlong v_122;
        if((a_45->width_5) > 1U)
        {
            longlong _S605 = Group_all_3(v_121, (&r_25)->slot_0, _S604);
            v_122 = _S605;
        }
        else
        {
            v_122 = v_121;
        }
        if((&r_25)->exists_0)
        {
            if(_S599 != 1U)
            {
                Rows_0 _S606 = r_25;
                Reduction_finish_1(spec_39, &_S606, v_122);
            }
            else
            {
                if(((&r_25)->place_5) == 0U)
                {
                    *(_S595 + ((&r_25)->row_0 * ulonglong(a_45->parts_0) + (&r_25)->part_0)) = v_122;
                }
            }
        }
        tile_4 = tile_4 + ulonglong(a_45->groups_0);
    }
    return;
}

__device__ void RowKernel_run_2(Spec_0 * spec_40, RowArguments_0 * a_46, uint group_4, uint lane_18)
{
    Rows_0 _S607 = Rows_of_0(a_46, lane_18);
    Rows_0 r_26 = _S607;
    ulonglong * _S608 = (ulonglong *)a_46->partials_0;
    ulonglong tile_5 = ulonglong(group_4);
    for(;;)
    {
        Rows_0 _S609 = r_26;
        ulonglong _S610 = Rows_tiles_0(&_S609);
        if(tile_5 < _S610)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_26, tile_5);
        ulonglong _S611 = Reduction_none_2();
        uint _S612 = a_46->stage_0;
        ulonglong v_123;
        if((a_46->stage_0) != 2U)
        {
            Rows_0 _S613 = r_26;
            ulonglong _S614 = Reduction_of_elements_2(spec_40, &_S613);
            v_123 = _S614;
        }
        else
        {
            if((&r_26)->exists_0)
            {
                v_123 = _S611;
                uint i_54 = (&r_26)->place_5;
                for(;;)
                {
                    uint _S615 = a_46->parts_0;
                    if(i_54 < (a_46->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S616 = Reduction_of_2(v_123, *(_S608 + ((&r_26)->row_0 * ulonglong(_S615) + ulonglong(i_54))));
                    uint i_55 = i_54 + a_46->width_5;
                    v_123 = _S616;
                    i_54 = i_55;
                }
            }
            else
            {
                v_123 = _S611;
            }
        }
        uint _S617 = a_46->width_5;
        ulonglong v_124;
        if((a_46->width_5) > 1U)
        {
            ulonglong _S618 = Group_all_4(v_123, (&r_26)->slot_0, _S617);
            v_124 = _S618;
        }
        else
        {
            v_124 = v_123;
        }
        if((&r_26)->exists_0)
        {
            if(_S612 != 1U)
            {
                Rows_0 _S619 = r_26;
                Reduction_finish_2(spec_40, &_S619, v_124);
            }
            else
            {
                if(((&r_26)->place_5) == 0U)
                {
                    *(_S608 + ((&r_26)->row_0 * ulonglong(a_46->parts_0) + (&r_26)->part_0)) = v_124;
                }
            }
        }
        tile_5 = tile_5 + ulonglong(a_46->groups_0);
    }
    return;
}

__device__ void RowKernel_run_3(Spec_0 * spec_41, RowArguments_0 * a_47, uint group_5, uint lane_19)
{
    Rows_0 _S620 = Rows_of_0(a_47, lane_19);
    Rows_0 r_27 = _S620;
    ulonglong * _S621 = (ulonglong *)a_47->partials_0;
    ulonglong tile_6 = ulonglong(group_5);
    for(;;)
    {
        Rows_0 _S622 = r_27;
        ulonglong _S623 = Rows_tiles_0(&_S622);
        if(tile_6 < _S623)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_27, tile_6);
        ulonglong _S624 = Reduction_none_3();
        uint _S625 = a_47->stage_0;
        ulonglong v_125;
        if((a_47->stage_0) != 2U)
        {
            Rows_0 _S626 = r_27;
            ulonglong _S627 = Reduction_of_elements_3(spec_41, &_S626);
            v_125 = _S627;
        }
        else
        {
            if((&r_27)->exists_0)
            {
                v_125 = _S624;
                uint i_56 = (&r_27)->place_5;
                for(;;)
                {
                    uint _S628 = a_47->parts_0;
                    if(i_56 < (a_47->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    ulonglong _S629 = Reduction_of_3(v_125, *(_S621 + ((&r_27)->row_0 * ulonglong(_S628) + ulonglong(i_56))));
                    uint i_57 = i_56 + a_47->width_5;
                    v_125 = _S629;
                    i_56 = i_57;
                }
            }
            else
            {
                v_125 = _S624;
            }
        }
        uint _S630 = a_47->width_5;
        ulonglong v_126;
        if((a_47->width_5) > 1U)
        {
            ulonglong _S631 = Group_all_5(v_125, (&r_27)->slot_0, _S630);
            v_126 = _S631;
        }
        else
        {
            v_126 = v_125;
        }
        if((&r_27)->exists_0)
        {
            if(_S625 != 1U)
            {
                Rows_0 _S632 = r_27;
                Reduction_finish_3(spec_41, &_S632, v_126);
            }
            else
            {
                if(((&r_27)->place_5) == 0U)
                {
                    *(_S621 + ((&r_27)->row_0 * ulonglong(a_47->parts_0) + (&r_27)->part_0)) = v_126;
                }
            }
        }
        tile_6 = tile_6 + ulonglong(a_47->groups_0);
    }
    return;
}

__device__ void RowKernel_run_4(Spec_0 * spec_42, RowArguments_0 * a_48, uint group_6, uint lane_20)
{
    Rows_0 _S633 = Rows_of_0(a_48, lane_20);
    Rows_0 r_28 = _S633;
    Moments_0 * _S634 = (Moments_0 *)a_48->partials_0;
    ulonglong tile_7 = ulonglong(group_6);
    for(;;)
    {
        Rows_0 _S635 = r_28;
        ulonglong _S636 = Rows_tiles_0(&_S635);
        if(tile_7 < _S636)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_28, tile_7);
        Moments_0 _S637 = Reduction_none_4();
        uint _S638 = a_48->stage_0;
        Moments_0 v_127;
        if((a_48->stage_0) != 2U)
        {
            Rows_0 _S639 = r_28;
            Moments_0 _S640 = Reduction_of_elements_4(spec_42, &_S639);
            v_127 = _S640;
        }
        else
        {
            if((&r_28)->exists_0)
            {
                v_127 = _S637;
                uint i_58 = (&r_28)->place_5;
                for(;;)
                {
                    uint _S641 = a_48->parts_0;
                    if(i_58 < (a_48->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Moments_0 _S642 = *(_S634 + ((&r_28)->row_0 * ulonglong(_S641) + ulonglong(i_58)));
                    Moments_0 _S643 = v_127;
                    Moments_0 _S644 = _S642;
                    Moments_0 _S645 = Reduction_of_4(&_S643, &_S644);
                    uint i_59 = i_58 + a_48->width_5;
                    v_127 = _S645;
                    i_58 = i_59;
                }
            }
            else
            {
                v_127 = _S637;
            }
        }
        uint _S646 = a_48->width_5;
        Moments_0 v_128;
        if((a_48->width_5) > 1U)
        {
            Moments_0 _S647 = v_127;
            Moments_0 _S648 = Group_all_6(&_S647, (&r_28)->slot_0, _S646);
            v_128 = _S648;
        }
        else
        {
            v_128 = v_127;
        }
        if((&r_28)->exists_0)
        {
            if(_S638 != 1U)
            {
                Rows_0 _S649 = r_28;
                Moments_0 _S650 = v_128;
                Reduction_finish_4(spec_42, &_S649, &_S650);
            }
            else
            {
                if(((&r_28)->place_5) == 0U)
                {
                    *(_S634 + ((&r_28)->row_0 * ulonglong(a_48->parts_0) + (&r_28)->part_0)) = v_128;
                }
            }
        }
        tile_7 = tile_7 + ulonglong(a_48->groups_0);
    }
    return;
}

__device__ void RowKernel_run_5(Spec_0 * spec_43, RowArguments_0 * a_49, uint group_7, uint lane_21)
{
    Rows_0 _S651 = Rows_of_0(a_49, lane_21);
    Rows_0 r_29 = _S651;
    Candidate_1 * _S652 = (Candidate_1 *)a_49->partials_0;
    ulonglong tile_8 = ulonglong(group_7);
    for(;;)
    {
        Rows_0 _S653 = r_29;
        ulonglong _S654 = Rows_tiles_0(&_S653);
        if(tile_8 < _S654)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_29, tile_8);
        Candidate_1 _S655 = Reduction_none_5();
        uint _S656 = a_49->stage_0;
        Candidate_1 v_129;
        if((a_49->stage_0) != 2U)
        {
            Rows_0 _S657 = r_29;
            Candidate_1 _S658 = Reduction_of_elements_5(spec_43, &_S657);
            v_129 = _S658;
        }
        else
        {
            if((&r_29)->exists_0)
            {
                v_129 = _S655;
                uint i_60 = (&r_29)->place_5;
                for(;;)
                {
                    uint _S659 = a_49->parts_0;
                    if(i_60 < (a_49->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    Candidate_1 _S660 = *(_S652 + ((&r_29)->row_0 * ulonglong(_S659) + ulonglong(i_60)));
                    Candidate_1 _S661 = v_129;
                    Candidate_1 _S662 = _S660;
                    Candidate_1 _S663 = Reduction_of_5(&_S661, &_S662);
                    uint i_61 = i_60 + a_49->width_5;
                    v_129 = _S663;
                    i_60 = i_61;
                }
            }
            else
            {
                v_129 = _S655;
            }
        }
        uint _S664 = a_49->width_5;
        Candidate_1 v_130;
        if((a_49->width_5) > 1U)
        {
            Candidate_1 _S665 = v_129;
            Candidate_1 _S666 = Group_all_7(&_S665, (&r_29)->slot_0, _S664);
            v_130 = _S666;
        }
        else
        {
            v_130 = v_129;
        }
        if((&r_29)->exists_0)
        {
            if(_S656 != 1U)
            {
                Rows_0 _S667 = r_29;
                Candidate_1 _S668 = v_130;
                Reduction_finish_5(spec_43, &_S667, &_S668);
            }
            else
            {
                if(((&r_29)->place_5) == 0U)
                {
                    *(_S652 + ((&r_29)->row_0 * ulonglong(a_49->parts_0) + (&r_29)->part_0)) = v_130;
                }
            }
        }
        tile_8 = tile_8 + ulonglong(a_49->groups_0);
    }
    return;
}

__device__ void RowKernel_run_6(Spec_0 * spec_44, RowArguments_0 * a_50, uint group_8, uint lane_22)
{
    Rows_0 _S669 = Rows_of_0(a_50, lane_22);
    Rows_0 r_30 = _S669;
    float * _S670 = (float *)a_50->partials_0;
    ulonglong tile_9 = ulonglong(group_8);
    for(;;)
    {
        Rows_0 _S671 = r_30;
        ulonglong _S672 = Rows_tiles_0(&_S671);
        if(tile_9 < _S672)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_30, tile_9);
        float _S673 = Reduction_none_6();
        uint _S674 = a_50->stage_0;
        float v_131;
        if((a_50->stage_0) != 2U)
        {
            Rows_0 _S675 = r_30;
            float _S676 = Reduction_of_elements_6(spec_44, &_S675);
            v_131 = _S676;
        }
        else
        {
            if((&r_30)->exists_0)
            {
                v_131 = _S673;
                uint i_62 = (&r_30)->place_5;
                for(;;)
                {
                    uint _S677 = a_50->parts_0;
                    if(i_62 < (a_50->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S678 = Reduction_of_6(v_131, *(_S670 + ((&r_30)->row_0 * ulonglong(_S677) + ulonglong(i_62))));
                    uint i_63 = i_62 + a_50->width_5;
                    v_131 = _S678;
                    i_62 = i_63;
                }
            }
            else
            {
                v_131 = _S673;
            }
        }
        uint _S679 = a_50->width_5;
        float v_132;
        if((a_50->width_5) > 1U)
        {
            float _S680 = Group_all_8(v_131, (&r_30)->slot_0, _S679);
            v_132 = _S680;
        }
        else
        {
            v_132 = v_131;
        }
        if((&r_30)->exists_0)
        {
            if(_S674 != 1U)
            {
                Rows_0 _S681 = r_30;
                Reduction_finish_6(spec_44, &_S681, v_132);
            }
            else
            {
                if(((&r_30)->place_5) == 0U)
                {
                    *(_S670 + ((&r_30)->row_0 * ulonglong(a_50->parts_0) + (&r_30)->part_0)) = v_132;
                }
            }
        }
        tile_9 = tile_9 + ulonglong(a_50->groups_0);
    }
    return;
}

__device__ void RowKernel_run_7(Spec_0 * spec_45, RowArguments_0 * a_51, uint group_9, uint lane_23)
{
    Rows_0 _S682 = Rows_of_0(a_51, lane_23);
    Rows_0 r_31 = _S682;
    float * _S683 = (float *)a_51->partials_0;
    ulonglong tile_10 = ulonglong(group_9);
    for(;;)
    {
        Rows_0 _S684 = r_31;
        ulonglong _S685 = Rows_tiles_0(&_S684);
        if(tile_10 < _S685)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_31, tile_10);
        float _S686 = Reduction_none_7();
        uint _S687 = a_51->stage_0;
        float v_133;
        if((a_51->stage_0) != 2U)
        {
            Rows_0 _S688 = r_31;
            float _S689 = Reduction_of_elements_7(spec_45, &_S688);
            v_133 = _S689;
        }
        else
        {
            if((&r_31)->exists_0)
            {
                v_133 = _S686;
                uint i_64 = (&r_31)->place_5;
                for(;;)
                {
                    uint _S690 = a_51->parts_0;
                    if(i_64 < (a_51->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S691 = Reduction_of_7(v_133, *(_S683 + ((&r_31)->row_0 * ulonglong(_S690) + ulonglong(i_64))));
                    uint i_65 = i_64 + a_51->width_5;
                    v_133 = _S691;
                    i_64 = i_65;
                }
            }
            else
            {
                v_133 = _S686;
            }
        }
        uint _S692 = a_51->width_5;
        float v_134;
        if((a_51->width_5) > 1U)
        {
            float _S693 = Group_all_9(v_133, (&r_31)->slot_0, _S692);
            v_134 = _S693;
        }
        else
        {
            v_134 = v_133;
        }
        if((&r_31)->exists_0)
        {
            if(_S687 != 1U)
            {
                Rows_0 _S694 = r_31;
                Reduction_finish_7(spec_45, &_S694, v_134);
            }
            else
            {
                if(((&r_31)->place_5) == 0U)
                {
                    *(_S683 + ((&r_31)->row_0 * ulonglong(a_51->parts_0) + (&r_31)->part_0)) = v_134;
                }
            }
        }
        tile_10 = tile_10 + ulonglong(a_51->groups_0);
    }
    return;
}

__device__ void RowKernel_run_8(Spec_0 * spec_46, RowArguments_0 * a_52, uint group_10, uint lane_24)
{
    Rows_0 _S695 = Rows_of_0(a_52, lane_24);
    Rows_0 r_32 = _S695;
    float * _S696 = (float *)a_52->partials_0;
    ulonglong tile_11 = ulonglong(group_10);
    for(;;)
    {
        Rows_0 _S697 = r_32;
        ulonglong _S698 = Rows_tiles_0(&_S697);
        if(tile_11 < _S698)
        {
        }
        else
        {
            break;
        }
        Rows_go_0(&r_32, tile_11);
        float _S699 = Reduction_none_8();
        uint _S700 = a_52->stage_0;
        float v_135;
        if((a_52->stage_0) != 2U)
        {
            Rows_0 _S701 = r_32;
            float _S702 = Reduction_of_elements_8(spec_46, &_S701);
            v_135 = _S702;
        }
        else
        {
            if((&r_32)->exists_0)
            {
                v_135 = _S699;
                uint i_66 = (&r_32)->place_5;
                for(;;)
                {
                    uint _S703 = a_52->parts_0;
                    if(i_66 < (a_52->parts_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    float _S704 = Reduction_of_8(v_135, *(_S696 + ((&r_32)->row_0 * ulonglong(_S703) + ulonglong(i_66))));
                    uint i_67 = i_66 + a_52->width_5;
                    v_135 = _S704;
                    i_66 = i_67;
                }
            }
            else
            {
                v_135 = _S699;
            }
        }
        uint _S705 = a_52->width_5;
        float v_136;
        if((a_52->width_5) > 1U)
        {
            float _S706 = Group_all_10(v_135, (&r_32)->slot_0, _S705);
            v_136 = _S706;
        }
        else
        {
            v_136 = v_135;
        }
        if((&r_32)->exists_0)
        {
            if(_S700 != 1U)
            {
                Rows_0 _S707 = r_32;
                Reduction_finish_8(spec_46, &_S707, v_136);
            }
            else
            {
                if(((&r_32)->place_5) == 0U)
                {
                    *(_S696 + ((&r_32)->row_0 * ulonglong(a_52->parts_0) + (&r_32)->part_0)) = v_136;
                }
            }
        }
        tile_11 = tile_11 + ulonglong(a_52->groups_0);
    }
    return;
}

extern "C" __global__ void mpt_reduce_sum_f32(RowArguments_0 a_53, Spec_0 spec_47)
{
    uint _S708 = blockIdx.x;
    uint _S709 = threadIdx.x;
    Spec_0 _S710 = spec_47;
    RowArguments_0 _S711 = a_53;
    RowKernel_run_8(&_S710, &_S711, _S708, _S709);
    return;
}

extern "C" __global__ void mpt_reduce_prod_f32(RowArguments_0 a_54, Spec_0 spec_48)
{
    uint _S712 = blockIdx.x;
    uint _S713 = threadIdx.x;
    Spec_0 _S714 = spec_48;
    RowArguments_0 _S715 = a_54;
    RowKernel_run_7(&_S714, &_S715, _S712, _S713);
    return;
}

extern "C" __global__ void mpt_reduce_max_f32(RowArguments_0 a_55, Spec_0 spec_49)
{
    uint _S716 = blockIdx.x;
    uint _S717 = threadIdx.x;
    Spec_0 _S718 = spec_49;
    RowArguments_0 _S719 = a_55;
    RowKernel_run_6(&_S718, &_S719, _S716, _S717);
    return;
}

extern "C" __global__ void mpt_reduce_arg_f32(RowArguments_0 a_56, Spec_0 spec_50)
{
    uint _S720 = blockIdx.x;
    uint _S721 = threadIdx.x;
    Spec_0 _S722 = spec_50;
    RowArguments_0 _S723 = a_56;
    RowKernel_run_5(&_S722, &_S723, _S720, _S721);
    return;
}

extern "C" __global__ void mpt_reduce_var_f32(RowArguments_0 a_57, Spec_0 spec_51)
{
    uint _S724 = blockIdx.x;
    uint _S725 = threadIdx.x;
    Spec_0 _S726 = spec_51;
    RowArguments_0 _S727 = a_57;
    RowKernel_run_4(&_S726, &_S727, _S724, _S725);
    return;
}

extern "C" __global__ void mpt_reduce_sum_i64(RowArguments_0 a_58, Spec_0 spec_52)
{
    uint _S728 = blockIdx.x;
    uint _S729 = threadIdx.x;
    Spec_0 _S730 = spec_52;
    RowArguments_0 _S731 = a_58;
    RowKernel_run_3(&_S730, &_S731, _S728, _S729);
    return;
}

extern "C" __global__ void mpt_reduce_prod_i64(RowArguments_0 a_59, Spec_0 spec_53)
{
    uint _S732 = blockIdx.x;
    uint _S733 = threadIdx.x;
    Spec_0 _S734 = spec_53;
    RowArguments_0 _S735 = a_59;
    RowKernel_run_2(&_S734, &_S735, _S732, _S733);
    return;
}

extern "C" __global__ void mpt_reduce_max_i64(RowArguments_0 a_60, Spec_0 spec_54)
{
    uint _S736 = blockIdx.x;
    uint _S737 = threadIdx.x;
    Spec_0 _S738 = spec_54;
    RowArguments_0 _S739 = a_60;
    RowKernel_run_1(&_S738, &_S739, _S736, _S737);
    return;
}

extern "C" __global__ void mpt_reduce_arg_i64(RowArguments_0 a_61, Spec_0 spec_55)
{
    uint _S740 = blockIdx.x;
    uint _S741 = threadIdx.x;
    Spec_0 _S742 = spec_55;
    RowArguments_0 _S743 = a_61;
    RowKernel_run_0(&_S742, &_S743, _S740, _S741);
    return;
}

extern "C" __global__ void mpt_scan_f32(RowArguments_0 a_62, Spec_0 spec_56)
{
    uint _S744 = blockIdx.x;
    uint _S745 = threadIdx.x;
    Spec_0 _S746 = spec_56;
    RowArguments_0 _S747 = a_62;
    Scan_run_1(&_S746, &_S747, _S744, _S745);
    return;
}

extern "C" __global__ void mpt_scan_i64(RowArguments_0 a_63, Spec_0 spec_57)
{
    uint _S748 = blockIdx.x;
    uint _S749 = threadIdx.x;
    Spec_0 _S750 = spec_57;
    RowArguments_0 _S751 = a_63;
    Scan_run_0(&_S750, &_S751, _S748, _S749);
    return;
}

