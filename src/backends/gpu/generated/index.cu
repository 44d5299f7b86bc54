// The kernels of index.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct LongSum_0
{
    float total_0;
    float blocks_0;
    float terms_0;
    uint count_0;
};

__device__ LongSum_0 LongSum_x24init_0(float total_1, float blocks_1, float terms_1, uint count_1)
{
    LongSum_0 _S1;
    (&_S1)->total_0 = total_1;
    (&_S1)->blocks_0 = blocks_1;
    (&_S1)->terms_0 = terms_1;
    (&_S1)->count_0 = count_1;
    return _S1;
}

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct PointArguments_0
{
    ulonglong output_0;
    ulonglong in0_0;
    ulonglong in1_0;
    ulonglong in2_0;
    ulonglong geometry_0;
    ulonglong count_2;
    ulonglong a_0;
    ulonglong b_0;
    uint steps_0;
    uint groups_0;
};

struct Geometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_1, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S2 = a_1->geometry_0;
    bool _S3 = (a_1->geometry_0) == 0ULL;
    longlong _S4;
    if(_S3)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S4;
    bool _S5;
    if(_S3)
    {
        _S5 = (((a_1->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S5 = false;
    }
    if(_S5)
    {
        _S4 = longlong(i_0);
    }
    else
    {
        _S4 = 0LL;
    }
    (&p_0)->at_0[int(1)] = _S4;
    if(_S3)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S2;
    bool _S6 = ((a_1->count_2) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S7 = i_0;
    for(;;)
    {
        if(d_0 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_1 = g_0->extent_0[d_0];
        ulonglong rest_0;
        if(_S6)
        {
            uint _S8 = uint(_S7) / uint(extent_1);
            rest_0 = ulonglong(_S8);
        }
        else
        {
            ulonglong _S9 = _S7 / extent_1;
            rest_0 = _S9;
        }
        longlong _S10 = longlong(_S7 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S10 * g_0->stride_0[d_0];
        (&p_0)->at_0[int(1)] = (&p_0)->at_0[int(1)] + _S10 * g_0->stride_0[int(8) + d_0];
        d_0 = d_0 - int(1);
        _S7 = rest_0;
    }
    return p_0;
}

__device__ Place_0 place_of_1(PointArguments_0 * a_2, ulonglong i_1)
{
    Place_0 p_1;
    ulonglong _S11 = a_2->geometry_0;
    bool _S12 = (a_2->geometry_0) == 0ULL;
    longlong _S13;
    if(_S12)
    {
        _S13 = longlong(i_1);
    }
    else
    {
        _S13 = 0LL;
    }
    (&p_1)->at_0[int(0)] = _S13;
    if(_S12)
    {
        return p_1;
    }
    Geometry_0 * g_1 = (Geometry_0 *)_S11;
    bool _S14 = ((a_2->count_2) >> int(32)) == 0ULL;
    int d_1 = int(g_1->rank_0) - int(1);
    ulonglong _S15 = i_1;
    for(;;)
    {
        if(d_1 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_2 = g_1->extent_0[d_1];
        ulonglong rest_1;
        if(_S14)
        {
            uint _S16 = uint(_S15) / uint(extent_2);
            rest_1 = ulonglong(_S16);
        }
        else
        {
            ulonglong _S17 = _S15 / extent_2;
            rest_1 = _S17;
        }
        longlong _S18 = longlong(_S15 - rest_1 * extent_2);
        (&p_1)->at_0[int(0)] = (&p_1)->at_0[int(0)] + _S18 * g_1->stride_0[d_1];
        d_1 = d_1 - int(1);
        _S15 = rest_1;
    }
    return p_1;
}

__device__ Place_0 place_of_2(PointArguments_0 * a_3, ulonglong i_2)
{
    Place_0 p_2;
    ulonglong _S19 = a_3->geometry_0;
    bool _S20 = (a_3->geometry_0) == 0ULL;
    longlong _S21;
    if(_S20)
    {
        _S21 = longlong(i_2);
    }
    else
    {
        _S21 = 0LL;
    }
    (&p_2)->at_0[int(0)] = _S21;
    bool _S22;
    if(_S20)
    {
        _S22 = (((a_3->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        _S21 = longlong(i_2);
    }
    else
    {
        _S21 = 0LL;
    }
    (&p_2)->at_0[int(1)] = _S21;
    if(_S20)
    {
        _S22 = (((a_3->steps_0) >> int(1)) & 1U) != 0U;
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        _S21 = longlong(i_2);
    }
    else
    {
        _S21 = 0LL;
    }
    (&p_2)->at_0[int(2)] = _S21;
    if(_S20)
    {
        return p_2;
    }
    Geometry_0 * g_2 = (Geometry_0 *)_S19;
    bool _S23 = ((a_3->count_2) >> int(32)) == 0ULL;
    int d_2 = int(g_2->rank_0) - int(1);
    ulonglong _S24 = i_2;
    for(;;)
    {
        if(d_2 >= int(0))
        {
        }
        else
        {
            break;
        }
        ulonglong extent_3 = g_2->extent_0[d_2];
        ulonglong rest_2;
        if(_S23)
        {
            uint _S25 = uint(_S24) / uint(extent_3);
            rest_2 = ulonglong(_S25);
        }
        else
        {
            ulonglong _S26 = _S24 / extent_3;
            rest_2 = _S26;
        }
        longlong _S27 = longlong(_S24 - rest_2 * extent_3);
        (&p_2)->at_0[int(0)] = (&p_2)->at_0[int(0)] + _S27 * g_2->stride_0[d_2];
        (&p_2)->at_0[int(1)] = (&p_2)->at_0[int(1)] + _S27 * g_2->stride_0[int(8) + d_2];
        (&p_2)->at_0[int(2)] = (&p_2)->at_0[int(2)] + _S27 * g_2->stride_0[int(16) + d_2];
        d_2 = d_2 - int(1);
        _S24 = rest_2;
    }
    return p_2;
}

__device__ float LongSum_value_0(LongSum_0 * this_0)
{
    return this_0->total_0 + (this_0->blocks_0 + this_0->terms_0);
}

__device__ float F32_zero_0()
{
    return 0.0f;
}

__device__ float negated_0(float x_0)
{
    return (U32_asfloat(((F32_asuint((x_0))) ^ 2147483648U)));
}

__device__ float F32_reversed_0(float v_0)
{
    return negated_0(v_0);
}

__device__ void LongSum_add_0(LongSum_0 * this_1, float x_1)
{
    this_1->terms_0 = this_1->terms_0 + x_1;
    uint _S28 = this_1->count_0 + 1U;
    this_1->count_0 = _S28;
    if((_S28 % 64U) == 0U)
    {
        this_1->blocks_0 = this_1->blocks_0 + this_1->terms_0;
        this_1->terms_0 = F32_reversed_0(F32_zero_0());
    }
    if((this_1->count_0 % 4096U) == 0U)
    {
        this_1->total_0 = this_1->total_0 + this_1->blocks_0;
        this_1->blocks_0 = F32_reversed_0(F32_zero_0());
    }
    return;
}

__device__ LongSum_0 LongSum_of_0(float first_0)
{
    float none_0 = F32_reversed_0(F32_zero_0());
    return LongSum_x24init_0(none_0, none_0, first_0, 0U);
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct ApplyArguments_0
{
    ulonglong output_1;
    ulonglong source_0;
    ulonglong keys_0;
    ulonglong places_0;
    ulonglong geometry_1;
    ulonglong count_3;
    ulonglong columns_0;
    ulonglong extent_4;
    longlong along_output_0;
    longlong along_source_0;
    uint line_0;
    uint steps_1;
    uint groups_1;
    uint pad_1;
};

__device__ uint Spec_type_0(Spec_0 * this_2, uint k_0)
{
    return ((this_2->types_0) >> (4U * k_0)) & 15U;
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

__device__ ulonglong divided_0(ulonglong i_3, ulonglong by_0, bool small_0)
{
    bool _S29;
    if(small_0)
    {
        _S29 = (by_0 >> int(32)) == 0ULL;
    }
    else
    {
        _S29 = false;
    }
    if(_S29)
    {
        uint _S30 = uint(i_3) / uint(by_0);
        return ulonglong(_S30);
    }
    ulonglong _S31 = i_3 / by_0;
    return _S31;
}

__device__ uchar * at_1(ulonglong base_0, longlong i_4)
{
    return (uchar *)(base_0 + ulonglong(i_4));
}

__device__ ushort * at_2(ulonglong base_1, longlong i_5)
{
    return (ushort *)(base_1 + ulonglong(i_5) * 2ULL);
}

__device__ uint * at_3(ulonglong base_2, longlong i_6)
{
    return (uint *)(base_2 + ulonglong(i_6) * 4ULL);
}

__device__ ulonglong * at_4(ulonglong base_3, longlong i_7)
{
    return (ulonglong *)(base_3 + ulonglong(i_7) * 8ULL);
}

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_8)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S32 = at_1(base_4, i_8);
            return ulonglong(*_S32);
        }
    case 2U:
        {
            ushort * _S33 = at_2(base_4, i_8);
            return ulonglong(*_S33);
        }
    case 4U:
        {
            uint * _S34 = at_3(base_4, i_8);
            return ulonglong(*_S34);
        }
    default:
        {
            ulonglong * _S35 = at_4(base_4, i_8);
            return *_S35;
        }
    }
}

__device__ PointArguments_0 PointArguments_x24init_0(ulonglong output_2, ulonglong in0_1, ulonglong in1_1, ulonglong in2_1, ulonglong geometry_2, ulonglong count_4, ulonglong a_4, ulonglong b_1, uint steps_2, uint groups_2)
{
    PointArguments_0 _S36;
    (&_S36)->output_0 = output_2;
    (&_S36)->in0_0 = in0_1;
    (&_S36)->in1_0 = in1_1;
    (&_S36)->in2_0 = in2_1;
    (&_S36)->geometry_0 = geometry_2;
    (&_S36)->count_2 = count_4;
    (&_S36)->a_0 = a_4;
    (&_S36)->b_0 = b_1;
    (&_S36)->steps_0 = steps_2;
    (&_S36)->groups_0 = groups_2;
    return _S36;
}

__device__ Place_0 place_in_0(ulonglong geometry_3, uint steps_3, ulonglong count_5, ulonglong i_9)
{
    PointArguments_0 _S37 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_3, count_5, 0ULL, 0ULL, steps_3, 0U);
    Place_0 _S38 = place_of_0(&_S37, i_9);
    return _S38;
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
            int _S39;
            if(v_1 != 0ULL)
            {
                _S39 = int(1);
            }
            else
            {
                _S39 = int(0);
            }
            return longlong(_S39);
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
    uint _S40;
    uint at_5;
    if(v_3 >= 65536U)
    {
        _S40 = v_3 >> int(16);
        at_5 = 16U;
    }
    else
    {
        _S40 = v_3;
        at_5 = 0U;
    }
    if(_S40 >= 256U)
    {
        uint at_6 = at_5 + 8U;
        _S40 = _S40 >> int(8);
        at_5 = at_6;
    }
    if(_S40 >= 16U)
    {
        uint at_7 = at_5 + 4U;
        _S40 = _S40 >> int(4);
        at_5 = at_7;
    }
    if(_S40 >= 4U)
    {
        uint _S41 = _S40 >> int(2);
        at_5 = at_5 + 2U;
        _S40 = _S41;
    }
    return at_5 + (_S40 >> int(1));
}

__device__ uint low_0(ulonglong v_4)
{
    return uint(v_4);
}

__device__ uint top_bit64_0(ulonglong v_5)
{
    uint _S42 = high_0(v_5);
    uint _S43;
    if(_S42 != 0U)
    {
        _S43 = 32U + top_bit_0(_S42);
    }
    else
    {
        _S43 = top_bit_0(low_0(v_5));
    }
    return _S43;
}

__device__ ulonglong right_nearest_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    bool _S44;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S44 = v_6 > 9223372036854775808ULL;
        }
        else
        {
            _S44 = false;
        }
        int _S45;
        if(_S44)
        {
            _S45 = int(1);
        }
        else
        {
            _S45 = int(0);
        }
        return ulonglong(_S45);
    }
    ulonglong q_0 = v_6 >> s_0;
    ulonglong rest_3 = v_6 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_3 > half_0)
    {
        _S44 = true;
    }
    else
    {
        if(rest_3 == half_0)
        {
            _S44 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S44 = false;
        }
    }
    ulonglong _S46;
    if(_S44)
    {
        _S46 = q_0 + 1ULL;
    }
    else
    {
        _S46 = q_0;
    }
    return _S46;
}

__device__ ulonglong f64_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0ULL;
    }
    bool _S47 = v_7 < 0LL;
    ulonglong m_0;
    if(_S47)
    {
        m_0 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_0 = ulonglong(v_7);
    }
    uint top_0 = top_bit64_0(m_0);
    ulonglong q_1;
    if(top_0 <= 52U)
    {
        q_1 = m_0 << (52U - top_0);
    }
    else
    {
        q_1 = right_nearest_0(m_0, top_0 - 52U);
    }
    if(_S47)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ ulonglong right_odd_0(ulonglong v_8, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_8;
    }
    int _S48;
    if(s_1 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S48 = int(1);
        }
        else
        {
            _S48 = int(0);
        }
        return ulonglong(_S48);
    }
    ulonglong _S49 = v_8 >> s_1;
    if((v_8 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S48 = int(1);
    }
    else
    {
        _S48 = int(0);
    }
    return _S49 | ulonglong(_S48);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S50 = high_0(u_0);
    uint sign_0 = _S50 & 2147483648U;
    uint e_0 = (_S50 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_0 == 2047U)
    {
        uint _S51 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S51 | s_2;
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
        bool _S52;
        if(odd_0)
        {
            _S52 = m_1 != 0ULL;
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
        return sign_0 | uint(_S53);
    }
    ulonglong m_2;
    if(e_0 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_0 - 896U) << int(52));
        s_2 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_0), (64U)));
        m_2 = m_4;
    }
    if(odd_0)
    {
        m_2 = right_odd_0(m_2, s_2);
    }
    else
    {
        m_2 = right_nearest_0(m_2, s_2);
    }
    return sign_0 | uint(m_2);
}

__device__ uint widen_0(uint code_0, uint mantissa_0, uint bias_0)
{
    uint e_1 = code_0 >> mantissa_0;
    uint m_5 = code_0 & ((1U << mantissa_0) - 1U);
    if(e_1 != 0U)
    {
        return ((e_1 + 127U - bias_0) << int(23)) | (m_5 << (23U - mantissa_0));
    }
    if(m_5 == 0U)
    {
        return 0U;
    }
    uint top_1 = top_bit_0(m_5);
    return ((top_1 + 128U - bias_0 - mantissa_0) << int(23)) | ((m_5 << (23U - top_1)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_5 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_5 < 31744U)
    {
        return sign_1 | (widen_0(a_5, 10U, 15U));
    }
    uint _S54 = (sign_1 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S55;
    if(a_5 > 31744U)
    {
        _S55 = 4194304U;
    }
    else
    {
        _S55 = 0U;
    }
    return _S54 | _S55;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_6 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S56;
    if(a_6 == 127U)
    {
        _S56 = 2143289344U;
    }
    else
    {
        _S56 = widen_0(a_6, 3U, 7U);
    }
    return sign_2 | _S56;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_3 | (widen_0(a_7, 2U, 15U));
    }
    uint _S57;
    if(a_7 == 124U)
    {
        _S57 = 2139095040U;
    }
    else
    {
        _S57 = 2143289344U;
    }
    return sign_3 | _S57;
}

__device__ uint f32_of_i64_0(longlong v_9)
{
    if(v_9 == 0LL)
    {
        return 0U;
    }
    bool _S58 = v_9 < 0LL;
    ulonglong m_6;
    if(_S58)
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
    uint q_2 = uint(m_6);
    uint _S59;
    if(_S58)
    {
        _S59 = 2147483648U;
    }
    else
    {
        _S59 = 0U;
    }
    return _S59 + ((top_2 + 126U) << int(23)) + q_2;
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
    uint a_8 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_2 = a_8 >> int(23);
    uint m_7 = a_8 & 8388607U;
    if(a_8 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_2 == 255U)
    {
        uint _S60 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S60 | m_8, m_7 << int(29));
    }
    uint e_3;
    if(e_2 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S61 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_3 = _S61;
    }
    else
    {
        uint e_4 = e_2 + 896U;
        m_8 = m_7;
        e_3 = e_4;
    }
    return join_0((sign_4 | (e_3 << int(20))) | (m_8 >> int(3)), m_8 << int(29));
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

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S62 = high_0(u_2);
    uint _S63 = _S62 >> int(31);
    bool negative_0 = _S63 != 0U;
    uint e_5 = (_S62 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S64;
    if(e_5 == 2047U)
    {
        _S64 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S64 = false;
    }
    if(_S64)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S63));
    }
    ulonglong m_10;
    if(e_5 >= 1075U)
    {
        m_10 = m_9 << (e_5 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_5);
    }
    longlong _S65;
    if(negative_0)
    {
        _S65 = longlong(0ULL - m_10);
    }
    else
    {
        _S65 = longlong(m_10);
    }
    return _S65;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_12)
{
    longlong _S66;
    if(is_integral_0(type_5))
    {
        _S66 = whole_of_0(type_5, v_12);
    }
    else
    {
        _S66 = i64_of_f64_0(f64_of_0(type_5, v_12));
    }
    return _S66;
}

__device__ longlong AddI64_start_0(Spec_0 * spec_0, ulonglong y_0)
{
    uint _S67 = Spec_type_0(spec_0, 0U);
    return i64_of_0(_S67, y_0);
}

__device__ ulonglong place_before_0(ulonglong places_1, ulonglong i_10, ulonglong at_8)
{
    ulonglong _S68;
    if(places_1 == 0ULL)
    {
        _S68 = at_8;
    }
    else
    {
        ulonglong _S69 = load_0(4U, places_1, longlong(i_10));
        _S68 = _S69;
    }
    return _S68;
}

__device__ longlong AddI64_joined_0(Spec_0 * spec_1, longlong v_13, ulonglong x_2)
{
    ulonglong _S70 = ulonglong(v_13);
    uint _S71 = Spec_type_0(spec_1, 1U);
    return longlong(_S70 + ulonglong(i64_of_0(_S71, x_2)));
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
    longlong _S72 = v_14 & -1024LL;
    int _S73;
    if((v_14 & 1023LL) != 0LL)
    {
        _S73 = int(1024);
    }
    else
    {
        _S73 = int(0);
    }
    return _S72 | longlong(_S73);
}

__device__ longlong clamp_to_0(uint type_6, longlong v_15)
{
    longlong _S74;
    switch(type_6)
    {
    case 7U:
        {
            if(v_15 < -128LL)
            {
                _S74 = -128LL;
            }
            else
            {
                if(v_15 > 127LL)
                {
                    _S74 = 127LL;
                }
                else
                {
                    _S74 = v_15;
                }
            }
            return _S74;
        }
    case 8U:
        {
            if(v_15 < 0LL)
            {
                _S74 = 0LL;
            }
            else
            {
                if(v_15 > 255LL)
                {
                    _S74 = 255LL;
                }
                else
                {
                    _S74 = v_15;
                }
            }
            return _S74;
        }
    case 9U:
        {
            if(v_15 < -2147483648LL)
            {
                _S74 = -2147483648LL;
            }
            else
            {
                if(v_15 > 2147483647LL)
                {
                    _S74 = 2147483647LL;
                }
                else
                {
                    _S74 = v_15;
                }
            }
            return _S74;
        }
    default:
        {
            return v_15;
        }
    }
}

__device__ uint narrow_0(uint a_9, uint mantissa_1, uint bias_1)
{
    uint e_6 = a_9 >> int(23);
    if(e_6 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_9 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S75 = a_9 & 8388607U;
    uint _S76;
    if(e_6 != 0U)
    {
        _S76 = 8388608U;
    }
    else
    {
        _S76 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S75 | _S76), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_10 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_10 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_10 >> int(13)) & 1023U);
    }
    uint _S77;
    if(a_10 >= 1199566848U)
    {
        _S77 = 31744U;
    }
    else
    {
        _S77 = narrow_0(a_10, 10U, 15U);
    }
    return sign_5 | _S77;
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
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S78;
    if(a_11 >= 1140850688U)
    {
        _S78 = 127U;
    }
    else
    {
        _S78 = (U32_min((narrow_0(a_11, 3U, 7U)), (127U)));
    }
    return sign_6 | _S78;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_12 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_12 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S79;
    if(a_12 >= 1199570944U)
    {
        _S79 = 124U;
    }
    else
    {
        _S79 = (U32_min((narrow_0(a_12, 2U, 15U)), (124U)));
    }
    return sign_7 | _S79;
}

__device__ ulonglong narrow_of_f32_0(uint type_7, uint u_7)
{
    switch(type_7)
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

__device__ ulonglong of_f64_0(uint type_8, ulonglong u_8)
{
    switch(type_8)
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
            int _S80;
            if((u_8 << int(1)) != 0ULL)
            {
                _S80 = int(1);
            }
            else
            {
                _S80 = int(0);
            }
            return ulonglong(_S80);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_8, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_8, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_i64_0(uint type_9, longlong v_16)
{
    switch(type_9)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_16);
        }
    case 11U:
        {
            int _S81;
            if(v_16 != 0LL)
            {
                _S81 = int(1);
            }
            else
            {
                _S81 = int(0);
            }
            return ulonglong(_S81);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_16));
        }
    case 2U:
        {
            return f64_of_i64_0(v_16);
        }
    default:
        {
            return of_f64_0(type_9, f64_of_i64_0(folded_0(v_16)));
        }
    }
}

__device__ ulonglong AddI64_end_0(Spec_0 * spec_2, longlong v_17)
{
    uint _S82 = Spec_type_0(spec_2, 0U);
    return of_i64_0(_S82, v_17);
}

__device__ void store_0(uint size_2, ulonglong base_5, longlong i_11, ulonglong v_18)
{
    switch(size_2)
    {
    case 1U:
        {
            uchar * _S83 = at_1(base_5, i_11);
            *_S83 = uchar(v_18);
            break;
        }
    case 2U:
        {
            ushort * _S84 = at_2(base_5, i_11);
            *_S84 = ushort(v_18);
            break;
        }
    case 4U:
        {
            uint * _S85 = at_3(base_5, i_11);
            *_S85 = uint(v_18);
            break;
        }
    default:
        {
            ulonglong * _S86 = at_4(base_5, i_11);
            *_S86 = v_18;
            break;
        }
    }
    return;
}

__device__ void Apply_run_0(Spec_0 * spec_3, ApplyArguments_0 * a_13, uint group_0, uint lane_0)
{
    longlong _S87;
    uint _S88 = Spec_type_0(spec_3, 0U);
    uint _S89 = size_of_0(_S88);
    uint _S90 = Spec_type_0(spec_3, 1U);
    uint _S91 = size_of_0(_S90);
    uint _S92 = Spec_type_0(spec_3, 2U);
    uint _S93 = size_of_0(_S92);
    ulonglong _S94 = a_13->count_3;
    bool _S95 = ((a_13->count_3) >> int(32)) == 0ULL;
    ulonglong _S96 = ulonglong(a_13->groups_1) * 256ULL;
    ulonglong e_7 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(e_7 < _S94)
        {
        }
        else
        {
            break;
        }
        ulonglong i_12 = divided_0(e_7, a_13->columns_0, _S95);
        ulonglong column_0 = e_7 - i_12 * a_13->columns_0;
        ulonglong _S97 = ulonglong(a_13->line_0);
        ulonglong line_1 = divided_0(i_12, _S97, _S95);
        ulonglong begin_0 = line_1 * _S97;
        ulonglong end_0 = begin_0 + _S97;
        ulonglong _S98 = a_13->keys_0;
        ulonglong row_0 = load_0(_S93, a_13->keys_0, longlong(i_12));
        if(row_0 >= (a_13->extent_4))
        {
            e_7 = e_7 + _S96;
            continue;
        }
        bool _S99;
        if(i_12 > begin_0)
        {
            ulonglong _S100 = load_0(_S93, _S98, longlong(i_12 - 1ULL));
            _S99 = _S100 == row_0;
        }
        else
        {
            _S99 = false;
        }
        if(_S99)
        {
            e_7 = e_7 + _S96;
            continue;
        }
        Place_0 p_3 = place_in_0(a_13->geometry_1, a_13->steps_1, _S94, line_1 + column_0);
        longlong to_0 = p_3.at_0[int(0)] + longlong(row_0) * a_13->along_output_0;
        ulonglong _S101 = a_13->output_1;
        ulonglong _S102 = load_0(_S89, a_13->output_1, to_0);
        longlong _S103 = AddI64_start_0(spec_3, _S102);
        longlong v_19 = _S103;
        ulonglong next_0 = i_12;
        for(;;)
        {
            ulonglong _S104 = place_before_0(a_13->places_0, next_0, next_0 - begin_0);
            ulonglong _S105 = load_0(_S91, a_13->source_0, p_3.at_0[int(1)] + longlong(_S104) * a_13->along_source_0);
            longlong _S106 = AddI64_joined_0(spec_3, v_19, _S105);
            _S87 = _S106;
            ulonglong next_1 = next_0 + 1ULL;
            bool _S107;
            if(next_1 < end_0)
            {
                ulonglong _S108 = load_0(_S93, _S98, longlong(next_1));
                _S107 = _S108 == row_0;
            }
            else
            {
                _S107 = false;
            }
            if(!_S107)
            {
                break;
            }
            v_19 = _S106;
            next_0 = next_1;
        }
        ulonglong _S109 = AddI64_end_0(spec_3, _S87);
        store_0(_S89, _S101, to_0, _S109);
        e_7 = e_7 + _S96;
    }
    return;
}

__device__ float F32_of_0(uint type_10, ulonglong v_20)
{
    return (U32_asfloat((f32_of_0(type_10, v_20))));
}

__device__ LongSum_0 AddF32_start_0(Spec_0 * spec_4, ulonglong y_1)
{
    uint _S110 = Spec_type_0(spec_4, 0U);
    return LongSum_of_0(F32_of_0(_S110, y_1));
}

__device__ LongSum_0 AddF32_joined_0(Spec_0 * spec_5, LongSum_0 * v_21, ulonglong x_3)
{
    LongSum_0 _S111 = *v_21;
    uint _S112 = Spec_type_0(spec_5, 1U);
    LongSum_add_0(&_S111, F32_of_0(_S112, x_3));
    return _S111;
}

__device__ ulonglong of_f32_0(uint type_11, uint u_9)
{
    switch(type_11)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S113;
            if((u_9 << int(1)) != 0U)
            {
                _S113 = int(1);
            }
            else
            {
                _S113 = int(0);
            }
            return ulonglong(_S113);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_11, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_11, u_9);
        }
    }
}

__device__ ulonglong F32_bits_0(uint type_12, float v_22)
{
    return of_f32_0(type_12, (F32_asuint((v_22))));
}

__device__ ulonglong AddF32_end_0(Spec_0 * spec_6, LongSum_0 * v_23)
{
    uint _S114 = Spec_type_0(spec_6, 0U);
    float _S115 = LongSum_value_0(v_23);
    return F32_bits_0(_S114, _S115);
}

__device__ void Apply_run_1(Spec_0 * spec_7, ApplyArguments_0 * a_14, uint group_1, uint lane_1)
{
    LongSum_0 _S116;
    uint _S117 = Spec_type_0(spec_7, 0U);
    uint _S118 = size_of_0(_S117);
    uint _S119 = Spec_type_0(spec_7, 1U);
    uint _S120 = size_of_0(_S119);
    uint _S121 = Spec_type_0(spec_7, 2U);
    uint _S122 = size_of_0(_S121);
    ulonglong _S123 = a_14->count_3;
    bool _S124 = ((a_14->count_3) >> int(32)) == 0ULL;
    ulonglong _S125 = ulonglong(a_14->groups_1) * 256ULL;
    ulonglong e_8 = ulonglong(group_1) * 256ULL + ulonglong(lane_1);
    for(;;)
    {
        if(e_8 < _S123)
        {
        }
        else
        {
            break;
        }
        ulonglong i_13 = divided_0(e_8, a_14->columns_0, _S124);
        ulonglong column_1 = e_8 - i_13 * a_14->columns_0;
        ulonglong _S126 = ulonglong(a_14->line_0);
        ulonglong line_2 = divided_0(i_13, _S126, _S124);
        ulonglong begin_1 = line_2 * _S126;
        ulonglong end_1 = begin_1 + _S126;
        ulonglong _S127 = a_14->keys_0;
        ulonglong row_1 = load_0(_S122, a_14->keys_0, longlong(i_13));
        if(row_1 >= (a_14->extent_4))
        {
            e_8 = e_8 + _S125;
            continue;
        }
        bool _S128;
        if(i_13 > begin_1)
        {
            ulonglong _S129 = load_0(_S122, _S127, longlong(i_13 - 1ULL));
            _S128 = _S129 == row_1;
        }
        else
        {
            _S128 = false;
        }
        if(_S128)
        {
            e_8 = e_8 + _S125;
            continue;
        }
        Place_0 p_4 = place_in_0(a_14->geometry_1, a_14->steps_1, _S123, line_2 + column_1);
        longlong to_1 = p_4.at_0[int(0)] + longlong(row_1) * a_14->along_output_0;
        ulonglong _S130 = a_14->output_1;
        ulonglong _S131 = load_0(_S118, a_14->output_1, to_1);
        LongSum_0 _S132 = AddF32_start_0(spec_7, _S131);
        LongSum_0 v_24 = _S132;
        ulonglong next_2 = i_13;
        for(;;)
        {
            ulonglong _S133 = place_before_0(a_14->places_0, next_2, next_2 - begin_1);
            ulonglong _S134 = load_0(_S120, a_14->source_0, p_4.at_0[int(1)] + longlong(_S133) * a_14->along_source_0);
            LongSum_0 _S135 = v_24;
            LongSum_0 _S136 = AddF32_joined_0(spec_7, &_S135, _S134);
            _S116 = _S136;
            ulonglong next_3 = next_2 + 1ULL;
            bool _S137;
            if(next_3 < end_1)
            {
                ulonglong _S138 = load_0(_S122, _S127, longlong(next_3));
                _S137 = _S138 == row_1;
            }
            else
            {
                _S137 = false;
            }
            if(!_S137)
            {
                break;
            }
            v_24 = _S136;
            next_2 = next_3;
        }
        LongSum_0 _S139 = _S116;
        ulonglong _S140 = AddF32_end_0(spec_7, &_S139);
        store_0(_S118, _S130, to_1, _S140);
        e_8 = e_8 + _S125;
    }
    return;
}

__device__ ulonglong Set_start_0(Spec_0 * spec_8, ulonglong y_2)
{
    return y_2;
}

__device__ ulonglong Set_joined_0(Spec_0 * spec_9, ulonglong v_25, ulonglong x_4)
{
    return x_4;
}

__device__ ulonglong Set_end_0(Spec_0 * spec_10, ulonglong v_26)
{
    return v_26;
}

__device__ void Apply_run_2(Spec_0 * spec_11, ApplyArguments_0 * a_15, uint group_2, uint lane_2)
{
    ulonglong _S141;
    uint _S142 = Spec_type_0(spec_11, 0U);
    uint _S143 = size_of_0(_S142);
    uint _S144 = Spec_type_0(spec_11, 1U);
    uint _S145 = size_of_0(_S144);
    uint _S146 = Spec_type_0(spec_11, 2U);
    uint _S147 = size_of_0(_S146);
    ulonglong _S148 = a_15->count_3;
    bool _S149 = ((a_15->count_3) >> int(32)) == 0ULL;
    ulonglong _S150 = ulonglong(a_15->groups_1) * 256ULL;
    ulonglong e_9 = ulonglong(group_2) * 256ULL + ulonglong(lane_2);
    for(;;)
    {
        if(e_9 < _S148)
        {
        }
        else
        {
            break;
        }
        ulonglong i_14 = divided_0(e_9, a_15->columns_0, _S149);
        ulonglong column_2 = e_9 - i_14 * a_15->columns_0;
        ulonglong _S151 = ulonglong(a_15->line_0);
        ulonglong line_3 = divided_0(i_14, _S151, _S149);
        ulonglong begin_2 = line_3 * _S151;
        ulonglong end_2 = begin_2 + _S151;
        ulonglong _S152 = a_15->keys_0;
        ulonglong row_2 = load_0(_S147, a_15->keys_0, longlong(i_14));
        if(row_2 >= (a_15->extent_4))
        {
            e_9 = e_9 + _S150;
            continue;
        }
        ulonglong _S153 = i_14 + 1ULL;
        bool _S154;
        if(_S153 < end_2)
        {
            ulonglong _S155 = load_0(_S147, _S152, longlong(_S153));
            _S154 = _S155 == row_2;
        }
        else
        {
            _S154 = false;
        }
        if(_S154)
        {
            e_9 = e_9 + _S150;
            continue;
        }
        Place_0 p_5 = place_in_0(a_15->geometry_1, a_15->steps_1, _S148, line_3 + column_2);
        longlong to_2 = p_5.at_0[int(0)] + longlong(row_2) * a_15->along_output_0;
        ulonglong _S156 = a_15->output_1;
        ulonglong _S157 = load_0(_S143, a_15->output_1, to_2);
        ulonglong _S158 = Set_start_0(spec_11, _S157);
        ulonglong v_27 = _S158;
        ulonglong next_4 = i_14;
        for(;;)
        {
            ulonglong _S159 = place_before_0(a_15->places_0, next_4, next_4 - begin_2);
            ulonglong _S160 = load_0(_S145, a_15->source_0, p_5.at_0[int(1)] + longlong(_S159) * a_15->along_source_0);
            ulonglong _S161 = Set_joined_0(spec_11, v_27, _S160);
            _S141 = _S161;
            ulonglong next_5 = next_4 + 1ULL;
            bool _S162;
            if(next_5 < end_2)
            {
                ulonglong _S163 = load_0(_S147, _S152, longlong(next_5));
                _S162 = _S163 == row_2;
            }
            else
            {
                _S162 = false;
            }
            if(!_S162)
            {
                break;
            }
            v_27 = _S161;
            next_4 = next_5;
        }
        ulonglong _S164 = Set_end_0(spec_11, _S141);
        store_0(_S143, _S156, to_2, _S164);
        e_9 = e_9 + _S150;
    }
    return;
}

__device__ Place_0 place_in_1(ulonglong geometry_4, uint steps_4, ulonglong count_6, ulonglong i_15)
{
    PointArguments_0 _S165 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_4, count_6, 0ULL, 0ULL, steps_4, 0U);
    Place_0 _S166 = place_of_1(&_S165, i_15);
    return _S166;
}

__device__ Place_0 place_in_2(ulonglong geometry_5, uint steps_5, ulonglong count_7, ulonglong i_16)
{
    PointArguments_0 _S167 = PointArguments_x24init_0(0ULL, 0ULL, 0ULL, 0ULL, geometry_5, count_7, 0ULL, 0ULL, steps_5, 0U);
    Place_0 _S168 = place_of_2(&_S167, i_16);
    return _S168;
}

__device__ longlong index_at_0(uint type_13, ulonglong base_6, longlong i_17)
{
    ulonglong _S169 = load_0(size_of_0(type_13), base_6, i_17);
    return whole_of_0(type_13, _S169);
}

struct GatherArguments_0
{
    ulonglong output_3;
    ulonglong input_0;
    ulonglong index_0;
    ulonglong geometry_6;
    ulonglong count_8;
    ulonglong extent_5;
    longlong along_0;
    uint steps_6;
    uint groups_3;
};

__device__ void Gather_run_0(Spec_0 * spec_12, GatherArguments_0 * a_16, uint group_3, uint lane_3)
{
    uint _S170 = Spec_type_0(spec_12, 0U);
    uint _S171 = size_of_0(_S170);
    ulonglong _S172 = ulonglong(a_16->groups_3) * 256ULL;
    ulonglong i_18 = ulonglong(group_3) * 256ULL + ulonglong(lane_3);
    for(;;)
    {
        ulonglong _S173 = a_16->count_8;
        if(i_18 < (a_16->count_8))
        {
        }
        else
        {
            break;
        }
        Place_0 at_9 = place_in_2(a_16->geometry_6, a_16->steps_6, _S173, i_18);
        uint _S174 = Spec_type_0(spec_12, 1U);
        longlong row_3 = index_at_0(_S174, a_16->index_0, at_9.at_0[int(2)]);
        ulonglong v_28;
        if(ulonglong(row_3) < (a_16->extent_5))
        {
            ulonglong _S175 = load_0(_S171, a_16->input_0, at_9.at_0[int(1)] + row_3 * a_16->along_0);
            v_28 = _S175;
        }
        else
        {
            v_28 = 0ULL;
        }
        store_0(_S171, a_16->output_3, at_9.at_0[int(0)], v_28);
        i_18 = i_18 + _S172;
    }
    return;
}

extern "C" __global__ void mpt_gather(GatherArguments_0 a_17, Spec_0 spec_13)
{
    uint _S176 = blockIdx.x;
    uint _S177 = threadIdx.x;
    Spec_0 _S178 = spec_13;
    GatherArguments_0 _S179 = a_17;
    Gather_run_0(&_S178, &_S179, _S176, _S177);
    return;
}

struct CheckArguments_0
{
    ulonglong flag_0;
    ulonglong index_1;
    ulonglong geometry_7;
    ulonglong count_9;
    ulonglong extent_6;
    uint groups_4;
    uint pad_2;
};

__device__ void Check_run_0(Spec_0 * spec_14, CheckArguments_0 * a_18, uint group_4, uint lane_4)
{
    ulonglong _S180 = ulonglong(a_18->groups_4) * 256ULL;
    ulonglong i_19 = ulonglong(group_4) * 256ULL + ulonglong(lane_4);
    for(;;)
    {
        ulonglong _S181 = a_18->count_9;
        if(i_19 < (a_18->count_9))
        {
        }
        else
        {
            break;
        }
        Place_0 p_6 = place_in_1(a_18->geometry_7, 0U, _S181, i_19);
        uint _S182 = Spec_type_0(spec_14, 0U);
        longlong _S183 = index_at_0(_S182, a_18->index_1, p_6.at_0[int(0)]);
        if(ulonglong(_S183) < (a_18->extent_6))
        {
            i_19 = i_19 + _S180;
            continue;
        }
        uint * flag_1 = (uint *)a_18->flag_0;
        uint _S184 = atomicMin(flag_1 + int(0), uint(i_19));
        uint _S185 = atomicMin(flag_1 + int(1), 0U);
        break;
    }
    return;
}

extern "C" __global__ void mpt_index_check(CheckArguments_0 a_19, Spec_0 spec_15)
{
    uint _S186 = blockIdx.x;
    uint _S187 = threadIdx.x;
    Spec_0 _S188 = spec_15;
    CheckArguments_0 _S189 = a_19;
    Check_run_0(&_S188, &_S189, _S186, _S187);
    return;
}

__device__ ulonglong ordered_0(uint type_14, ulonglong v_29)
{
    if(type_14 == 10U)
    {
        return v_29 ^ 9223372036854775808ULL;
    }
    if(is_integral_0(type_14))
    {
        return ulonglong(uint(whole_of_0(type_14, v_29)) ^ 2147483648U);
    }
    if(type_14 == 2U)
    {
        ulonglong _S190 = v_29 & 9223372036854775807ULL;
        if(_S190 > 9218868437227405312ULL)
        {
            return 18446744073709551615ULL;
        }
        if(_S190 == 0ULL)
        {
            return 9223372036854775808ULL;
        }
        ulonglong _S191;
        if((v_29 & 9223372036854775808ULL) != 0ULL)
        {
            _S191 = ~v_29;
        }
        else
        {
            _S191 = v_29 | 9223372036854775808ULL;
        }
        return _S191;
    }
    uint u_10 = f32_of_0(type_14, v_29);
    uint _S192 = u_10 & 2147483647U;
    if(_S192 > 2139095040U)
    {
        return 4294967295ULL;
    }
    if(_S192 == 0U)
    {
        return 2147483648ULL;
    }
    uint _S193;
    if((u_10 & 2147483648U) != 0U)
    {
        _S193 = ~u_10;
    }
    else
    {
        _S193 = u_10 | 2147483648U;
    }
    return ulonglong(_S193);
}

struct KeyArguments_0
{
    ulonglong keys_1;
    ulonglong input_1;
    ulonglong geometry_8;
    ulonglong count_10;
    ulonglong extent_7;
    uint groups_5;
    uint pad_3;
};

__device__ void Keys_run_0(Spec_0 * spec_16, KeyArguments_0 * a_20, uint group_5, uint lane_5)
{
    uint _S194 = Spec_type_0(spec_16, 1U);
    ulonglong _S195 = ulonglong(a_20->groups_5) * 256ULL;
    ulonglong i_20 = ulonglong(group_5) * 256ULL + ulonglong(lane_5);
    for(;;)
    {
        ulonglong _S196 = a_20->count_10;
        if(i_20 < (a_20->count_10))
        {
        }
        else
        {
            break;
        }
        uint _S197 = size_of_0(_S194);
        Place_0 _S198 = place_in_1(a_20->geometry_8, 0U, _S196, i_20);
        ulonglong v_30 = load_0(_S197, a_20->input_1, _S198.at_0[int(0)]);
        uint _S199 = spec_16->op_0;
        ulonglong key_0;
        if((spec_16->op_0) == 2U)
        {
            ulonglong key_1 = ulonglong(whole_of_0(_S194, v_30));
            ulonglong _S200 = a_20->extent_7;
            if(key_1 < (a_20->extent_7))
            {
                key_0 = key_1;
            }
            else
            {
                key_0 = _S200;
            }
        }
        else
        {
            ulonglong key_2 = ordered_0(_S194, v_30);
            if(_S199 == 1U)
            {
                key_0 = ~key_2;
            }
            else
            {
                key_0 = key_2;
            }
        }
        uint _S201 = Spec_type_0(spec_16, 0U);
        store_0(size_of_0(_S201), a_20->keys_1, longlong(i_20), key_0);
        i_20 = i_20 + _S195;
    }
    return;
}

extern "C" __global__ void mpt_order_keys(KeyArguments_0 a_21, Spec_0 spec_17)
{
    uint _S202 = blockIdx.x;
    uint _S203 = threadIdx.x;
    Spec_0 _S204 = spec_17;
    KeyArguments_0 _S205 = a_21;
    Keys_run_0(&_S204, &_S205, _S202, _S203);
    return;
}

__device__ uint Merge_before_0(uint size_3, ulonglong keys_2, ulonglong begin_3, uint length_0, ulonglong key_3, bool equal_0)
{
    uint low_1 = 0U;
    uint high_1 = length_0;
    for(;;)
    {
        if(low_1 < high_1)
        {
        }
        else
        {
            break;
        }
        uint middle_0 = low_1 + (high_1 - low_1) / 2U;
        ulonglong k_1 = load_0(size_3, keys_2, longlong(begin_3 + ulonglong(middle_0)));
        bool _S206;
        if(k_1 < key_3)
        {
            _S206 = true;
        }
        else
        {
            if(equal_0)
            {
                _S206 = k_1 == key_3;
            }
            else
            {
                _S206 = false;
            }
        }
        if(_S206)
        {
            low_1 = middle_0 + 1U;
        }
        else
        {
            high_1 = middle_0;
        }
    }
    return low_1;
}

struct MergeArguments_0
{
    ulonglong keys_3;
    ulonglong places_2;
    ulonglong to_keys_0;
    ulonglong to_places_0;
    ulonglong count_11;
    uint line_4;
    uint run_0;
    uint ways_0;
    uint keep_0;
    uint groups_6;
    uint pad_4;
};

__device__ void Merge_run_0(Spec_0 * spec_18, MergeArguments_0 * a_22, uint group_6, uint lane_6)
{
    uint _S207 = Spec_type_0(spec_18, 0U);
    uint _S208 = size_of_0(_S207);
    ulonglong _S209 = a_22->count_11;
    bool _S210 = ((a_22->count_11) >> int(32)) == 0ULL;
    ulonglong _S211 = ulonglong(a_22->groups_6) * 256ULL;
    ulonglong i_21 = ulonglong(group_6) * 256ULL + ulonglong(lane_6);
    for(;;)
    {
        if(i_21 < _S209)
        {
        }
        else
        {
            break;
        }
        uint _S212 = a_22->line_4;
        ulonglong _S213 = ulonglong(a_22->line_4);
        ulonglong _S214 = divided_0(i_21, _S213, _S210);
        ulonglong begin_4 = _S214 * _S213;
        uint at_10 = uint(i_21 - begin_4);
        uint _S215 = a_22->run_0;
        uint own_0 = at_10 / a_22->run_0;
        uint _S216 = a_22->ways_0;
        uint _S217 = own_0 % a_22->ways_0;
        uint first_1 = own_0 - _S217;
        uint rank_1 = at_10 - own_0 * _S215;
        uint _S218 = a_22->keep_0;
        if(rank_1 >= (a_22->keep_0))
        {
            i_21 = i_21 + _S211;
            continue;
        }
        ulonglong _S219 = a_22->keys_3;
        ulonglong key_4 = load_0(_S208, a_22->keys_3, longlong(i_21));
        uint k_2 = first_1;
        uint rank_2 = rank_1;
        for(;;)
        {
            if(k_2 < (first_1 + _S216))
            {
            }
            else
            {
                break;
            }
            ulonglong other_0 = ulonglong(k_2) * ulonglong(_S215);
            if(other_0 >= _S213)
            {
                break;
            }
            if(k_2 == own_0)
            {
                k_2 = k_2 + 1U;
                continue;
            }
            uint _S220 = Merge_before_0(_S208, _S219, begin_4 + other_0, (U32_min(((U32_min((_S215), (_S212 - uint(other_0))))), (_S218))), key_4, k_2 < own_0);
            rank_2 = rank_2 + _S220;
            k_2 = k_2 + 1U;
        }
        if(rank_2 >= _S218)
        {
            i_21 = i_21 + _S211;
            continue;
        }
        longlong to_3 = longlong(begin_4 + ulonglong(first_1 * _S215) + ulonglong(rank_2));
        store_0(_S208, a_22->to_keys_0, to_3, key_4);
        ulonglong _S221 = place_before_0(a_22->places_2, i_21, ulonglong(at_10));
        store_0(4U, a_22->to_places_0, to_3, _S221);
        i_21 = i_21 + _S211;
    }
    return;
}

extern "C" __global__ void mpt_order_merge(MergeArguments_0 a_23, Spec_0 spec_19)
{
    uint _S222 = blockIdx.x;
    uint _S223 = threadIdx.x;
    Spec_0 _S224 = spec_19;
    MergeArguments_0 _S225 = a_23;
    Merge_run_0(&_S224, &_S225, _S222, _S223);
    return;
}

struct SortedArguments_0
{
    ulonglong values_0;
    ulonglong index_2;
    ulonglong input_2;
    ulonglong keys_4;
    ulonglong places_3;
    ulonglong geometry_9;
    ulonglong count_12;
    longlong along_1;
    uint line_5;
    uint keep_1;
    uint steps_7;
    uint groups_7;
};

__device__ void Sorted_run_0(Spec_0 * spec_20, SortedArguments_0 * a_24, uint group_7, uint lane_7)
{
    uint _S226 = Spec_type_0(spec_20, 0U);
    uint _S227 = size_of_0(_S226);
    ulonglong _S228 = a_24->count_12;
    bool _S229 = ((a_24->count_12) >> int(32)) == 0ULL;
    ulonglong _S230 = ulonglong(a_24->groups_7) * 256ULL;
    ulonglong i_22 = ulonglong(group_7) * 256ULL + ulonglong(lane_7);
    for(;;)
    {
        if(i_22 < _S228)
        {
        }
        else
        {
            break;
        }
        ulonglong _S231 = ulonglong(a_24->keep_1);
        ulonglong line_6 = divided_0(i_22, _S231, _S229);
        ulonglong at_11 = i_22 - line_6 * _S231;
        ulonglong place_0 = place_before_0(a_24->places_3, line_6 * ulonglong(a_24->line_5) + at_11, at_11);
        Place_0 p_7 = place_in_2(a_24->geometry_9, a_24->steps_7, _S228, i_22);
        ulonglong v_31 = load_0(_S227, a_24->input_2, p_7.at_0[int(2)] + longlong(place_0) * a_24->along_1);
        store_0(_S227, a_24->values_0, p_7.at_0[int(0)], v_31);
        store_0(8U, a_24->index_2, p_7.at_0[int(1)], place_0);
        i_22 = i_22 + _S230;
    }
    return;
}

extern "C" __global__ void mpt_order_sorted(SortedArguments_0 a_25, Spec_0 spec_21)
{
    uint _S232 = blockIdx.x;
    uint _S233 = threadIdx.x;
    Spec_0 _S234 = spec_21;
    SortedArguments_0 _S235 = a_25;
    Sorted_run_0(&_S234, &_S235, _S232, _S233);
    return;
}

extern "C" __global__ void mpt_order_set(ApplyArguments_0 a_26, Spec_0 spec_22)
{
    uint _S236 = blockIdx.x;
    uint _S237 = threadIdx.x;
    Spec_0 _S238 = spec_22;
    ApplyArguments_0 _S239 = a_26;
    Apply_run_2(&_S238, &_S239, _S236, _S237);
    return;
}

extern "C" __global__ void mpt_order_add_f32(ApplyArguments_0 a_27, Spec_0 spec_23)
{
    uint _S240 = blockIdx.x;
    uint _S241 = threadIdx.x;
    Spec_0 _S242 = spec_23;
    ApplyArguments_0 _S243 = a_27;
    Apply_run_1(&_S242, &_S243, _S240, _S241);
    return;
}

extern "C" __global__ void mpt_order_add_i64(ApplyArguments_0 a_28, Spec_0 spec_24)
{
    uint _S244 = blockIdx.x;
    uint _S245 = threadIdx.x;
    Spec_0 _S246 = spec_24;
    ApplyArguments_0 _S247 = a_28;
    Apply_run_0(&_S246, &_S247, _S244, _S245);
    return;
}

