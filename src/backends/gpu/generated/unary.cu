// The kernels of unary.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
struct PointArguments_0
{
    ulonglong output_0;
    ulonglong in0_0;
    ulonglong in1_0;
    ulonglong in2_0;
    ulonglong geometry_0;
    ulonglong count_0;
    ulonglong a_0;
    ulonglong b_0;
    uint steps_0;
    uint groups_0;
};

__device__ ulonglong Point_base_0(PointArguments_0 * a_1, int k_0)
{
    ulonglong _S1;
    if(k_0 == int(0))
    {
        _S1 = a_1->output_0;
    }
    else
    {
        if(k_0 == int(1))
        {
            _S1 = a_1->in0_0;
        }
        else
        {
            if(k_0 == int(2))
            {
                _S1 = a_1->in1_0;
            }
            else
            {
                _S1 = a_1->in2_0;
            }
        }
    }
    return _S1;
}

__device__ ulonglong Point_base_1(PointArguments_0 * a_2, int k_1)
{
    ulonglong _S2;
    if(k_1 == int(0))
    {
        _S2 = a_2->output_0;
    }
    else
    {
        if(k_1 == int(1))
        {
            _S2 = a_2->in0_0;
        }
        else
        {
            if(k_1 == int(2))
            {
                _S2 = a_2->in1_0;
            }
            else
            {
                _S2 = a_2->in2_0;
            }
        }
    }
    return _S2;
}

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct Geometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_3, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S3 = a_3->geometry_0;
    bool _S4 = (a_3->geometry_0) == 0ULL;
    longlong _S5;
    if(_S4)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(0)] = _S5;
    bool _S6;
    if(_S4)
    {
        _S6 = (((a_3->steps_0) >> int(0)) & 1U) != 0U;
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
    {
        _S5 = longlong(i_0);
    }
    else
    {
        _S5 = 0LL;
    }
    (&p_0)->at_0[int(1)] = _S5;
    if(_S4)
    {
        return p_0;
    }
    Geometry_0 * g_0 = (Geometry_0 *)_S3;
    bool _S7 = ((a_3->count_0) >> int(32)) == 0ULL;
    int d_0 = int(g_0->rank_0) - int(1);
    ulonglong _S8 = i_0;
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
        if(_S7)
        {
            uint _S9 = uint(_S8) / uint(extent_1);
            rest_0 = ulonglong(_S9);
        }
        else
        {
            ulonglong _S10 = _S8 / extent_1;
            rest_0 = _S10;
        }
        longlong _S11 = longlong(_S8 - rest_0 * extent_1);
        (&p_0)->at_0[int(0)] = (&p_0)->at_0[int(0)] + _S11 * g_0->stride_0[d_0];
        (&p_0)->at_0[int(1)] = (&p_0)->at_0[int(1)] + _S11 * g_0->stride_0[int(8) + d_0];
        d_0 = d_0 - int(1);
        _S8 = rest_0;
    }
    return p_0;
}

__device__ static const FixedArray<float, 6>  c_0 = {
    -0.00059676170349121f, 0.0049911942332983f, -0.02676813490688801f, 0.11281992495059967f, -0.37612533569335938f, 0.12837916612625122f
};
__device__ static const FixedArray<float, 11>  c_1 = {
    -0.00023153923393693f, -0.00069215561961755f, 0.00203606975264847f, 0.00251891254447401f, -0.02383113093674183f, 0.06830360740423203f, -0.11926316469907761f, 0.12964610755443573f, -0.04756295680999756f, -0.13562114536762238f, 1.25300800800323486f
};
__device__ float product_sum_0(float a_4, float b_1, float c_2)
{
    return a_4 * b_1 + c_2;
}

__device__ float poly_0(float x_0, FixedArray<float, 11>  * c_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_3)[int(0)], x_0, (*c_3)[int(1)]), x_0, (*c_3)[int(2)]), x_0, (*c_3)[int(3)]), x_0, (*c_3)[int(4)]), x_0, (*c_3)[int(5)]), x_0, (*c_3)[int(6)]), x_0, (*c_3)[int(7)]), x_0, (*c_3)[int(8)]), x_0, (*c_3)[int(9)]), x_0, (*c_3)[int(10)]);
}

__device__ static const FixedArray<float, 4>  sines_0 = {
    2.75573188446287531e-06f, -0.0001984127011383f, 0.00833333376795053f, -0.1666666716337204f
};
__device__ float poly_1(float x_1, FixedArray<float, 4>  * c_4)
{
    return product_sum_0(product_sum_0(product_sum_0((*c_4)[int(0)], x_1, (*c_4)[int(1)]), x_1, (*c_4)[int(2)]), x_1, (*c_4)[int(3)]);
}

__device__ static const FixedArray<float, 5>  cosines_0 = {
    -2.75573199814971304e-07f, 0.00002480158764229f, -0.00138888892251998f, 0.0416666679084301f, -0.5f
};
__device__ float poly_2(float x_2, FixedArray<float, 5>  * c_5)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_5)[int(0)], x_2, (*c_5)[int(1)]), x_2, (*c_5)[int(2)]), x_2, (*c_5)[int(3)]), x_2, (*c_5)[int(4)]);
}

__device__ static const FixedArray<uint, 8>  c_6 = {
    0U, 2734261102U, 1313084713U, 4230436817U, 4113882560U, 3680671129U, 1011060801U, 4266746795U
};
__device__ static const FixedArray<float, 9>  c_7 = {
    0.07037683576345444f, -0.11514610052108765f, 0.11676998436450958f, -0.12420140951871872f, 0.14249323308467865f, -0.16668057441711426f, 0.20000714063644409f, -0.24999994039535522f, 0.33333331346511841f
};
__device__ float poly_3(float x_3, FixedArray<float, 9>  * c_8)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_8)[int(0)], x_3, (*c_8)[int(1)]), x_3, (*c_8)[int(2)]), x_3, (*c_8)[int(3)]), x_3, (*c_8)[int(4)]), x_3, (*c_8)[int(5)]), x_3, (*c_8)[int(6)]), x_3, (*c_8)[int(7)]), x_3, (*c_8)[int(8)]);
}

__device__ static const FixedArray<float, 6>  kExpTail_0 = {
    0.00019875691214111f, 0.00139819993637502f, 0.00833345204591751f, 0.04166579619050026f, 0.1666666567325592f, 0.5f
};
__device__ float poly_4(float x_4, FixedArray<float, 6>  * c_9)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0((*c_9)[int(0)], x_4, (*c_9)[int(1)]), x_4, (*c_9)[int(2)]), x_4, (*c_9)[int(3)]), x_4, (*c_9)[int(4)]), x_4, (*c_9)[int(5)]);
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct Four_0
{
    FixedArray<ulonglong, 4>  e_0;
};

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_2)
{
    return ((this_0->types_0) >> (4U * k_2)) & 15U;
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

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ Four_0 load4_0(uint size_0, ulonglong base_0, ulonglong i_1)
{
    ulonglong at_1 = base_0 + i_1 * ulonglong(size_0);
    Four_0 r_0;
    if(size_0 == 1U)
    {
        uint * _S12 = (uint *)at_1;
        uint w_0 = *_S12;
        (&r_0)->e_0[int(0)] = ulonglong((*_S12) & 255U);
        (&r_0)->e_0[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_0)->e_0[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_0)->e_0[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_0 == 2U)
        {
            uint2  * _S13 = (uint2  *)at_1;
            uint2  _S14 = *_S13;
            uint _S15 = (*_S13).x;
            (&r_0)->e_0[int(0)] = ulonglong(_S15 & 65535U);
            (&r_0)->e_0[int(1)] = ulonglong(_S15 >> int(16));
            uint _S16 = _S14.y;
            (&r_0)->e_0[int(2)] = ulonglong(_S16 & 65535U);
            (&r_0)->e_0[int(3)] = ulonglong(_S16 >> int(16));
        }
        else
        {
            if(size_0 == 4U)
            {
                uint4  * _S17 = (uint4  *)at_1;
                uint4  _S18 = *_S17;
                (&r_0)->e_0[int(0)] = ulonglong((*_S17).x);
                (&r_0)->e_0[int(1)] = ulonglong(_S18.y);
                (&r_0)->e_0[int(2)] = ulonglong(_S18.z);
                (&r_0)->e_0[int(3)] = ulonglong(_S18.w);
            }
            else
            {
                uint4  * _S19 = (uint4  *)at_1;
                uint4  _S20 = *_S19;
                uint4  _S21 = *(uint4  *)(at_1 + 16ULL);
                (&r_0)->e_0[int(0)] = join_0((*_S19).y, (*_S19).x);
                (&r_0)->e_0[int(1)] = join_0(_S20.w, _S20.z);
                (&r_0)->e_0[int(2)] = join_0(_S21.y, _S21.x);
                (&r_0)->e_0[int(3)] = join_0(_S21.w, _S21.z);
            }
        }
    }
    return r_0;
}

__device__ uchar * at_2(ulonglong base_1, longlong i_2)
{
    return (uchar *)(base_1 + ulonglong(i_2));
}

__device__ ushort * at_3(ulonglong base_2, longlong i_3)
{
    return (ushort *)(base_2 + ulonglong(i_3) * 2ULL);
}

__device__ uint * at_4(ulonglong base_3, longlong i_4)
{
    return (uint *)(base_3 + ulonglong(i_4) * 4ULL);
}

__device__ ulonglong * at_5(ulonglong base_4, longlong i_5)
{
    return (ulonglong *)(base_4 + ulonglong(i_5) * 8ULL);
}

__device__ ulonglong load_0(uint size_1, ulonglong base_5, longlong i_6)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S22 = at_2(base_5, i_6);
            return ulonglong(*_S22);
        }
    case 2U:
        {
            ushort * _S23 = at_3(base_5, i_6);
            return ulonglong(*_S23);
        }
    case 4U:
        {
            uint * _S24 = at_4(base_5, i_6);
            return ulonglong(*_S24);
        }
    default:
        {
            ulonglong * _S25 = at_5(base_5, i_6);
            return *_S25;
        }
    }
}

__device__ bool is_integral_0(uint type_1)
{
    return type_1 >= 7U;
}

__device__ longlong whole_of_0(uint type_2, ulonglong v_0)
{
    switch(type_2)
    {
    case 7U:
        {
            return longlong(v_0 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_0 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S26;
            if(v_0 != 0ULL)
            {
                _S26 = int(1);
            }
            else
            {
                _S26 = int(0);
            }
            return longlong(_S26);
        }
    default:
        {
            return longlong(v_0);
        }
    }
}

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ uint top_bit_0(uint v_2)
{
    uint _S27;
    uint at_6;
    if(v_2 >= 65536U)
    {
        _S27 = v_2 >> int(16);
        at_6 = 16U;
    }
    else
    {
        _S27 = v_2;
        at_6 = 0U;
    }
    if(_S27 >= 256U)
    {
        uint at_7 = at_6 + 8U;
        _S27 = _S27 >> int(8);
        at_6 = at_7;
    }
    if(_S27 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S27 = _S27 >> int(4);
        at_6 = at_8;
    }
    if(_S27 >= 4U)
    {
        uint _S28 = _S27 >> int(2);
        at_6 = at_6 + 2U;
        _S27 = _S28;
    }
    return at_6 + (_S27 >> int(1));
}

__device__ uint low_0(ulonglong v_3)
{
    return uint(v_3);
}

__device__ uint top_bit64_0(ulonglong v_4)
{
    uint _S29 = high_0(v_4);
    uint _S30;
    if(_S29 != 0U)
    {
        _S30 = 32U + top_bit_0(_S29);
    }
    else
    {
        _S30 = top_bit_0(low_0(v_4));
    }
    return _S30;
}

__device__ ulonglong right_nearest_0(ulonglong v_5, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_5;
    }
    bool _S31;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S31 = v_5 > 9223372036854775808ULL;
        }
        else
        {
            _S31 = false;
        }
        int _S32;
        if(_S31)
        {
            _S32 = int(1);
        }
        else
        {
            _S32 = int(0);
        }
        return ulonglong(_S32);
    }
    ulonglong q_0 = v_5 >> s_0;
    ulonglong rest_1 = v_5 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_1 > half_0)
    {
        _S31 = true;
    }
    else
    {
        if(rest_1 == half_0)
        {
            _S31 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S31 = false;
        }
    }
    ulonglong _S33;
    if(_S31)
    {
        _S33 = q_0 + 1ULL;
    }
    else
    {
        _S33 = q_0;
    }
    return _S33;
}

__device__ ulonglong f64_of_i64_0(longlong v_6)
{
    if(v_6 == 0LL)
    {
        return 0ULL;
    }
    bool _S34 = v_6 < 0LL;
    ulonglong m_0;
    if(_S34)
    {
        m_0 = 0ULL - ulonglong(v_6);
    }
    else
    {
        m_0 = ulonglong(v_6);
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
    if(_S34)
    {
        m_0 = 9223372036854775808ULL;
    }
    else
    {
        m_0 = 0ULL;
    }
    return m_0 + (ulonglong(top_0 + 1022U) << int(52)) + q_1;
}

__device__ ulonglong right_odd_0(ulonglong v_7, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_7;
    }
    int _S35;
    if(s_1 >= 64U)
    {
        if(v_7 != 0ULL)
        {
            _S35 = int(1);
        }
        else
        {
            _S35 = int(0);
        }
        return ulonglong(_S35);
    }
    ulonglong _S36 = v_7 >> s_1;
    if((v_7 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S35 = int(1);
    }
    else
    {
        _S35 = int(0);
    }
    return _S36 | ulonglong(_S35);
}

__device__ uint f32_of_f64_0(ulonglong u_0, bool odd_0)
{
    uint _S37 = high_0(u_0);
    uint sign_0 = _S37 & 2147483648U;
    uint e_1 = (_S37 >> int(20)) & 2047U;
    ulonglong m_1 = u_0 & 4503599627370495ULL;
    uint s_2;
    if(e_1 == 2047U)
    {
        uint _S38 = (sign_0 | 2139095040U) | uint(m_1 >> int(29));
        if(m_1 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S38 | s_2;
    }
    if(e_1 >= 1151U)
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
    if(e_1 == 0U)
    {
        bool _S39;
        if(odd_0)
        {
            _S39 = m_1 != 0ULL;
        }
        else
        {
            _S39 = false;
        }
        int _S40;
        if(_S39)
        {
            _S40 = int(1);
        }
        else
        {
            _S40 = int(0);
        }
        return sign_0 | uint(_S40);
    }
    ulonglong m_2;
    if(e_1 > 896U)
    {
        ulonglong m_3 = m_1 | (ulonglong(e_1 - 896U) << int(52));
        s_2 = 29U;
        m_2 = m_3;
    }
    else
    {
        ulonglong m_4 = m_1 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_1), (64U)));
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

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_5 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_5 < 31744U)
    {
        return sign_1 | (widen_0(a_5, 10U, 15U));
    }
    uint _S41 = (sign_1 | 2139095040U) | ((a_5 & 1023U) << int(13));
    uint _S42;
    if(a_5 > 31744U)
    {
        _S42 = 4194304U;
    }
    else
    {
        _S42 = 0U;
    }
    return _S41 | _S42;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_6 = h_1 & 127U;
    uint sign_2 = (h_1 & 128U) << int(24);
    uint _S43;
    if(a_6 == 127U)
    {
        _S43 = 2143289344U;
    }
    else
    {
        _S43 = widen_0(a_6, 3U, 7U);
    }
    return sign_2 | _S43;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_7 = h_2 & 127U;
    uint sign_3 = (h_2 & 128U) << int(24);
    if(a_7 < 124U)
    {
        return sign_3 | (widen_0(a_7, 2U, 15U));
    }
    uint _S44;
    if(a_7 == 124U)
    {
        _S44 = 2139095040U;
    }
    else
    {
        _S44 = 2143289344U;
    }
    return sign_3 | _S44;
}

__device__ uint f32_of_i64_0(longlong v_8)
{
    if(v_8 == 0LL)
    {
        return 0U;
    }
    bool _S45 = v_8 < 0LL;
    ulonglong m_6;
    if(_S45)
    {
        m_6 = 0ULL - ulonglong(v_8);
    }
    else
    {
        m_6 = ulonglong(v_8);
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
    uint _S46;
    if(_S45)
    {
        _S46 = 2147483648U;
    }
    else
    {
        _S46 = 0U;
    }
    return _S46 + ((top_2 + 126U) << int(23)) + q_2;
}

__device__ uint f32_of_0(uint type_3, ulonglong v_9)
{
    switch(type_3)
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
            return f32_of_i64_0(whole_of_0(type_3, v_9));
        }
    }
}

__device__ ulonglong f64_of_f32_0(uint u_1)
{
    uint a_8 = u_1 & 2147483647U;
    uint sign_4 = u_1 & 2147483648U;
    uint e_3 = a_8 >> int(23);
    uint m_7 = a_8 & 8388607U;
    if(a_8 == 0U)
    {
        return join_0(sign_4, 0U);
    }
    uint m_8;
    if(e_3 == 255U)
    {
        uint _S47 = (sign_4 | 2146435072U) | (m_7 >> int(3));
        if(m_7 != 0U)
        {
            m_8 = 524288U;
        }
        else
        {
            m_8 = 0U;
        }
        return join_0(_S47 | m_8, m_7 << int(29));
    }
    uint e_4;
    if(e_3 == 0U)
    {
        uint top_3 = top_bit_0(m_7);
        uint _S48 = top_3 + 874U;
        m_8 = (m_7 << (23U - top_3)) & 8388607U;
        e_4 = _S48;
    }
    else
    {
        uint e_5 = e_3 + 896U;
        m_8 = m_7;
        e_4 = e_5;
    }
    return join_0((sign_4 | (e_4 << int(20))) | (m_8 >> int(3)), m_8 << int(29));
}

__device__ ulonglong f64_of_0(uint type_4, ulonglong v_10)
{
    if(type_4 == 2U)
    {
        return v_10;
    }
    if(is_integral_0(type_4))
    {
        return f64_of_i64_0(whole_of_0(type_4, v_10));
    }
    return f64_of_f32_0(f32_of_0(type_4, v_10));
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S49 = high_0(u_2);
    uint _S50 = _S49 >> int(31);
    bool negative_0 = _S50 != 0U;
    uint e_6 = (_S49 >> int(20)) & 2047U;
    ulonglong m_9 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S51;
    if(e_6 == 2047U)
    {
        _S51 = m_9 != 4503599627370496ULL;
    }
    else
    {
        _S51 = false;
    }
    if(_S51)
    {
        return 0LL;
    }
    if(e_6 < 1023U)
    {
        return 0LL;
    }
    if(e_6 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S50));
    }
    ulonglong m_10;
    if(e_6 >= 1075U)
    {
        m_10 = m_9 << (e_6 - 1075U);
    }
    else
    {
        m_10 = m_9 >> (1075U - e_6);
    }
    longlong _S52;
    if(negative_0)
    {
        _S52 = longlong(0ULL - m_10);
    }
    else
    {
        _S52 = longlong(m_10);
    }
    return _S52;
}

__device__ longlong i64_of_0(uint type_5, ulonglong v_11)
{
    longlong _S53;
    if(is_integral_0(type_5))
    {
        _S53 = whole_of_0(type_5, v_11);
    }
    else
    {
        _S53 = i64_of_f64_0(f64_of_0(type_5, v_11));
    }
    return _S53;
}

__device__ longlong whole_pow_0(longlong x_5, longlong p_1)
{
    if(p_1 < 0LL)
    {
        int _S54;
        if(x_5 == 1LL)
        {
            _S54 = int(1);
        }
        else
        {
            if(x_5 == -1LL)
            {
                if((p_1 & 1LL) != 0LL)
                {
                    _S54 = int(-1);
                }
                else
                {
                    _S54 = int(1);
                }
            }
            else
            {
                _S54 = int(0);
            }
        }
        return longlong(_S54);
    }
    ulonglong _S55 = ulonglong(x_5);
    ulonglong left_0 = ulonglong(p_1);
    ulonglong square_0 = _S55;
    ulonglong product_0 = 1ULL;
    for(;;)
    {
        if(left_0 != 0ULL)
        {
        }
        else
        {
            break;
        }
        if((left_0 & 1ULL) != 0ULL)
        {
            product_0 = product_0 * square_0;
        }
        ulonglong square_1 = square_0 * square_0;
        left_0 = left_0 >> int(1);
        square_0 = square_1;
    }
    return longlong(product_0);
}

__device__ longlong unary_i64_0(uint op_1, longlong x_6, longlong a_9, longlong b_2)
{
    longlong _S56;
    switch(op_1)
    {
    case 0U:
        {
            return longlong(0ULL - ulonglong(x_6));
        }
    case 1U:
        {
            if(x_6 < 0LL)
            {
                _S56 = longlong(0ULL - ulonglong(x_6));
            }
            else
            {
                _S56 = x_6;
            }
            return _S56;
        }
    case 2U:
        {
            return (x_6 >> int(63)) | longlong((0ULL - ulonglong(x_6)) >> int(63));
        }
    case 10U:
        {
            ulonglong _S57 = ulonglong(x_6);
            return longlong(_S57 * _S57);
        }
    case 16U:
        {
            if(x_6 > 0LL)
            {
                _S56 = x_6;
            }
            else
            {
                _S56 = 0LL;
            }
            return _S56;
        }
    case 24U:
        {
            return longlong(ulonglong(x_6) + ulonglong(a_9));
        }
    case 25U:
        {
            return longlong(ulonglong(x_6) * ulonglong(a_9));
        }
    case 26U:
        {
            return whole_pow_0(x_6, a_9);
        }
    case 27U:
        {
            return whole_pow_0(a_9, x_6);
        }
    case 30U:
        {
            return (I64_min(((I64_max((x_6), (a_9)))), (b_2)));
        }
    case 40U:
        {
            int _S58;
            if(x_6 == 0LL)
            {
                _S58 = int(1);
            }
            else
            {
                _S58 = int(0);
            }
            return longlong(_S58);
        }
    case 41U:
        {
            return 1LL;
        }
    case 42U:
        {
            return 0LL;
        }
    default:
        {
            return x_6;
        }
    }
}

__device__ longlong folded_0(longlong v_12)
{
    longlong size_2;
    if(v_12 < 0LL)
    {
        size_2 = ~v_12;
    }
    else
    {
        size_2 = v_12;
    }
    if((size_2 >> int(53)) == 0LL)
    {
        return v_12;
    }
    longlong _S59 = v_12 & -1024LL;
    int _S60;
    if((v_12 & 1023LL) != 0LL)
    {
        _S60 = int(1024);
    }
    else
    {
        _S60 = int(0);
    }
    return _S59 | longlong(_S60);
}

__device__ longlong clamp_to_0(uint type_6, longlong v_13)
{
    longlong _S61;
    switch(type_6)
    {
    case 7U:
        {
            if(v_13 < -128LL)
            {
                _S61 = -128LL;
            }
            else
            {
                if(v_13 > 127LL)
                {
                    _S61 = 127LL;
                }
                else
                {
                    _S61 = v_13;
                }
            }
            return _S61;
        }
    case 8U:
        {
            if(v_13 < 0LL)
            {
                _S61 = 0LL;
            }
            else
            {
                if(v_13 > 255LL)
                {
                    _S61 = 255LL;
                }
                else
                {
                    _S61 = v_13;
                }
            }
            return _S61;
        }
    case 9U:
        {
            if(v_13 < -2147483648LL)
            {
                _S61 = -2147483648LL;
            }
            else
            {
                if(v_13 > 2147483647LL)
                {
                    _S61 = 2147483647LL;
                }
                else
                {
                    _S61 = v_13;
                }
            }
            return _S61;
        }
    default:
        {
            return v_13;
        }
    }
}

__device__ uint narrow_0(uint a_10, uint mantissa_1, uint bias_1)
{
    uint e_7 = a_10 >> int(23);
    if(e_7 >= (128U - bias_1))
    {
        return uint(right_nearest_0(ulonglong(a_10 - ((127U - bias_1) << int(23))), 23U - mantissa_1));
    }
    uint _S62 = a_10 & 8388607U;
    uint _S63;
    if(e_7 != 0U)
    {
        _S63 = 8388608U;
    }
    else
    {
        _S63 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S62 | _S63), (U32_min((151U - bias_1 - mantissa_1 - (U32_max((e_7), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_11 = u_3 & 2147483647U;
    uint sign_5 = (u_3 >> int(16)) & 32768U;
    if(a_11 > 2139095040U)
    {
        return (sign_5 | 32256U) | ((a_11 >> int(13)) & 1023U);
    }
    uint _S64;
    if(a_11 >= 1199566848U)
    {
        _S64 = 31744U;
    }
    else
    {
        _S64 = narrow_0(a_11, 10U, 15U);
    }
    return sign_5 | _S64;
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
    uint sign_6 = (u_5 >> int(24)) & 128U;
    uint _S65;
    if(a_12 >= 1140850688U)
    {
        _S65 = 127U;
    }
    else
    {
        _S65 = (U32_min((narrow_0(a_12, 3U, 7U)), (127U)));
    }
    return sign_6 | _S65;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_13 = u_6 & 2147483647U;
    uint sign_7 = (u_6 >> int(24)) & 128U;
    if(a_13 > 2139095040U)
    {
        return sign_7 | 126U;
    }
    uint _S66;
    if(a_13 >= 1199570944U)
    {
        _S66 = 124U;
    }
    else
    {
        _S66 = (U32_min((narrow_0(a_13, 2U, 15U)), (124U)));
    }
    return sign_7 | _S66;
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
            int _S67;
            if((u_8 << int(1)) != 0ULL)
            {
                _S67 = int(1);
            }
            else
            {
                _S67 = int(0);
            }
            return ulonglong(_S67);
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

__device__ ulonglong of_i64_0(uint type_9, longlong v_14)
{
    switch(type_9)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_14);
        }
    case 11U:
        {
            int _S68;
            if(v_14 != 0LL)
            {
                _S68 = int(1);
            }
            else
            {
                _S68 = int(0);
            }
            return ulonglong(_S68);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_14));
        }
    case 2U:
        {
            return f64_of_i64_0(v_14);
        }
    default:
        {
            return of_f64_0(type_9, f64_of_i64_0(folded_0(v_14)));
        }
    }
}

__device__ ulonglong UnaryI64_of_0(Spec_0 * spec_0, PointArguments_0 * a_14, ulonglong i_7, ulonglong x_7, ulonglong y_0, ulonglong z_0)
{
    uint _S69 = Spec_type_0(spec_0, 1U);
    longlong v_15 = i64_of_0(_S69, x_7);
    uint _S70 = Spec_type_0(spec_0, 0U);
    return of_i64_0(_S70, unary_i64_0(spec_0->op_0, v_15, longlong(a_14->a_0), longlong(a_14->b_0)));
}

__device__ void store4_0(uint size_3, ulonglong base_6, ulonglong i_8, Four_0 * v_16)
{
    ulonglong at_9 = base_6 + i_8 * ulonglong(size_3);
    if(size_3 == 1U)
    {
        *(uint *)at_9 = (((low_0((v_16->e_0[int(0)]) & 255ULL)) | ((low_0((v_16->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_16->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_16->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_3 == 2U)
        {
            *(uint2  *)at_9 = make_uint2 ((low_0((v_16->e_0[int(0)]) & 65535ULL)) | ((low_0(v_16->e_0[int(1)])) << int(16)), (low_0((v_16->e_0[int(2)]) & 65535ULL)) | ((low_0(v_16->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_3 == 4U)
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_16->e_0[int(0)]), low_0(v_16->e_0[int(1)]), low_0(v_16->e_0[int(2)]), low_0(v_16->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_9 = make_uint4 (low_0(v_16->e_0[int(0)]), high_0(v_16->e_0[int(0)]), low_0(v_16->e_0[int(1)]), high_0(v_16->e_0[int(1)]));
                *(uint4  *)(at_9 + 16ULL) = make_uint4 (low_0(v_16->e_0[int(2)]), high_0(v_16->e_0[int(2)]), low_0(v_16->e_0[int(3)]), high_0(v_16->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_4, ulonglong base_7, longlong i_9, ulonglong v_17)
{
    switch(size_4)
    {
    case 1U:
        {
            uchar * _S71 = at_2(base_7, i_9);
            *_S71 = uchar(v_17);
            break;
        }
    case 2U:
        {
            ushort * _S72 = at_3(base_7, i_9);
            *_S72 = ushort(v_17);
            break;
        }
    case 4U:
        {
            uint * _S73 = at_4(base_7, i_9);
            *_S73 = uint(v_17);
            break;
        }
    default:
        {
            ulonglong * _S74 = at_5(base_7, i_9);
            *_S74 = v_17;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_15, uint group_0, uint lane_0)
{
    bool _S75 = (a_15->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S76 = a_15->count_0;
        if(first_0 < (a_15->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S75)
        {
            begin_0 = first_0 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_0);
        }
        uint _S77;
        if(_S75)
        {
            _S77 = 1U;
        }
        else
        {
            _S77 = 256U;
        }
        ulonglong _S78 = ulonglong(_S77);
        bool whole_0;
        if(_S75)
        {
            whole_0 = (begin_0 + 4ULL) <= _S76;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Four_0, 4>  x_8;
        FixedArray<Place_0, 4>  places_0;
        if(whole_0)
        {
            uint _S79 = Spec_type_0(spec_1, 1U);
            uint size_5 = size_of_0(_S79);
            if((((a_15->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S80 = Point_base_0(a_15, int(1));
                x_8[int(1)] = load4_0(size_5, _S80, begin_0);
            }
            else
            {
                ulonglong _S81 = Point_base_0(a_15, int(1));
                ulonglong _S82 = load_0(size_5, _S81, 0LL);
                (&x_8[int(1)])->e_0[int(0)] = _S82;
                (&x_8[int(1)])->e_0[int(1)] = _S82;
                (&x_8[int(1)])->e_0[int(2)] = _S82;
                (&x_8[int(1)])->e_0[int(3)] = _S82;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_0 >= _S76)
                        {
                            break;
                        }
                        Place_0 _S83 = place_of_0(a_15, begin_0);
                        places_0[int(0)] = _S83;
                        uint _S84 = Spec_type_0(spec_1, 1U);
                        uint _S85 = size_of_0(_S84);
                        ulonglong _S86 = Point_base_0(a_15, int(1));
                        ulonglong _S87 = load_0(_S85, _S86, (&places_0[int(0)])->at_0[int(1)]);
                        (&x_8[int(1)])->e_0[int(0)] = _S87;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_0 + _S78;
                        if(i_10 >= _S76)
                        {
                            break;
                        }
                        Place_0 _S88 = place_of_0(a_15, i_10);
                        places_0[int(1)] = _S88;
                        uint _S89 = Spec_type_0(spec_1, 1U);
                        uint _S90 = size_of_0(_S89);
                        ulonglong _S91 = Point_base_0(a_15, int(1));
                        ulonglong _S92 = load_0(_S90, _S91, (&places_0[int(1)])->at_0[int(1)]);
                        (&x_8[int(1)])->e_0[int(1)] = _S92;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + 2ULL * _S78;
                        if(i_11 >= _S76)
                        {
                            break;
                        }
                        Place_0 _S93 = place_of_0(a_15, i_11);
                        places_0[int(2)] = _S93;
                        uint _S94 = Spec_type_0(spec_1, 1U);
                        uint _S95 = size_of_0(_S94);
                        ulonglong _S96 = Point_base_0(a_15, int(1));
                        ulonglong _S97 = load_0(_S95, _S96, (&places_0[int(2)])->at_0[int(1)]);
                        (&x_8[int(1)])->e_0[int(2)] = _S97;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_12 = begin_0 + 3ULL * _S78;
                        if(i_12 >= _S76)
                        {
                            break;
                        }
                        Place_0 _S98 = place_of_0(a_15, i_12);
                        places_0[int(3)] = _S98;
                        uint _S99 = Spec_type_0(spec_1, 1U);
                        uint _S100 = size_of_0(_S99);
                        ulonglong _S101 = Point_base_0(a_15, int(1));
                        ulonglong _S102 = load_0(_S100, _S101, (&places_0[int(3)])->at_0[int(1)]);
                        (&x_8[int(1)])->e_0[int(3)] = _S102;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S103 = UnaryI64_of_0(spec_1, a_15, begin_0, (&x_8[int(1)])->e_0[int(0)], (&x_8[int(2)])->e_0[int(0)], (&x_8[int(3)])->e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S103;
        ulonglong _S104 = begin_0 + _S78;
        ulonglong _S105 = UnaryI64_of_0(spec_1, a_15, _S104, (&x_8[int(1)])->e_0[int(1)], (&x_8[int(2)])->e_0[int(1)], (&x_8[int(3)])->e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S105;
        ulonglong _S106 = begin_0 + 2ULL * _S78;
        ulonglong _S107 = UnaryI64_of_0(spec_1, a_15, _S106, (&x_8[int(1)])->e_0[int(2)], (&x_8[int(2)])->e_0[int(2)], (&x_8[int(3)])->e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S107;
        ulonglong _S108 = begin_0 + 3ULL * _S78;
        ulonglong _S109 = UnaryI64_of_0(spec_1, a_15, _S108, (&x_8[int(1)])->e_0[int(3)], (&x_8[int(2)])->e_0[int(3)], (&x_8[int(3)])->e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S109;
        uint _S110 = Spec_type_0(spec_1, 0U);
        uint size_6 = size_of_0(_S110);
        if(whole_0)
        {
            Four_0 _S111 = y_1;
            store4_0(size_6, a_15->output_0, begin_0, &_S111);
        }
        else
        {
            if(begin_0 < _S76)
            {
                store_0(size_6, a_15->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S104 < _S76)
            {
                store_0(size_6, a_15->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S106 < _S76)
            {
                store_0(size_6, a_15->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S108 < _S76)
            {
                store_0(size_6, a_15->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_15->groups_0) * 1024ULL;
    }
    return;
}

__device__ float negated_0(float x_9)
{
    return (U32_asfloat(((F32_asuint((x_9))) ^ 2147483648U)));
}

__device__ float magnitude_0(float x_10)
{
    return (U32_asfloat(((F32_asuint((x_10))) & 2147483647U)));
}

__device__ bool is_nan_0(float x_11)
{
    return ((F32_asuint((x_11))) & 2147483647U) > 2139095040U;
}

__device__ bool is_equal_0(float x_12, float y_2)
{
    return x_12 == y_2;
}

__device__ float with_sign_0(float x_13, float sign_8)
{
    return (U32_asfloat((((F32_asuint((x_13))) & 2147483647U) | ((F32_asuint((sign_8))) & 2147483648U))));
}

__device__ float root_0(float x_14)
{
    return (F32_sqrt((x_14)));
}

__device__ float quotient_0(float x_15, float y_3)
{
    return x_15 / y_3;
}

__device__ float larger_0(float a_16, float b_3)
{
    float _S112;
    if(a_16 > b_3)
    {
        _S112 = a_16;
    }
    else
    {
        _S112 = b_3;
    }
    return _S112;
}

__device__ float smaller_0(float a_17, float b_4)
{
    float _S113;
    if(a_17 < b_4)
    {
        _S113 = a_17;
    }
    else
    {
        _S113 = b_4;
    }
    return _S113;
}

__device__ float rounded_0(float x_16)
{
    float a_18 = magnitude_0(x_16);
    float r_1 = a_18 + 8.388608e+06f - 8.388608e+06f;
    float _S114;
    if(a_18 < 8.388608e+06f)
    {
        _S114 = r_1;
    }
    else
    {
        _S114 = a_18;
    }
    return with_sign_0(_S114, x_16);
}

__device__ float exp_whole_0(float x_17)
{
    return rounded_0(x_17 * 1.4426950216293335f);
}

__device__ float exp_rest_0(float x_18, float n_0)
{
    return product_sum_0(n_0, 0.00021219444170129f, product_sum_0(n_0, -0.693359375f, x_18));
}

__device__ float exp_less_one_0(float r_2)
{
    FixedArray<float, 6>  _S115 = kExpTail_0;
    float _S116 = poly_4(r_2, &_S115);
    return product_sum_0(_S116, r_2 * r_2, r_2);
}

__device__ float power_of_2_0(int n_1)
{
    return (U32_asfloat(((uint(n_1) + 127U) << int(23))));
}

__device__ float scaled_0(float p_2, float n_2)
{
    int whole_1 = int(n_2);
    int half_1 = whole_1 >> int(1);
    return p_2 * power_of_2_0(half_1) * power_of_2_0(whole_1 - half_1);
}

__device__ float exp_of_0(float x_19)
{
    float _S117 = smaller_0(89.0f, larger_0(-104.0f, x_19));
    float n_3 = exp_whole_0(_S117);
    return scaled_0(exp_less_one_0(exp_rest_0(_S117, n_3)) + 1.0f, n_3);
}

__device__ float expm1_of_0(float x_20)
{
    float c_10 = smaller_0(89.0f, larger_0(-30.0f, x_20));
    float n_4 = exp_whole_0(c_10);
    float q_3 = exp_less_one_0(exp_rest_0(c_10, n_4));
    float t_0 = power_of_2_0(int(n_4 - 1.0f));
    float y_4 = product_sum_0(t_0, q_3, t_0 - 0.5f);
    float _S118;
    if(n_4 == 0.0f)
    {
        if(q_3 == 0.0f)
        {
            _S118 = x_20;
        }
        else
        {
            _S118 = q_3;
        }
    }
    else
    {
        _S118 = y_4 + y_4;
    }
    return _S118;
}

struct LogSplit_0
{
    float n_5;
    float f_0;
    float tail_0;
};

__device__ LogSplit_0 LogSplit_x24init_0(float n_6, float f_1, float tail_1)
{
    LogSplit_0 _S119;
    (&_S119)->n_5 = n_6;
    (&_S119)->f_0 = f_1;
    (&_S119)->tail_0 = tail_1;
    return _S119;
}

__device__ LogSplit_0 split_log_0(float x_21)
{
    uint _S120 = (F32_asuint((x_21)));
    bool tiny_0 = _S120 < 8388608U;
    float v_18;
    if(tiny_0)
    {
        v_18 = float(_S120);
    }
    else
    {
        v_18 = x_21;
    }
    uint _S121 = (F32_asuint((v_18)));
    int e_8 = int(_S121 - 1060439283U) >> int(23);
    float f_2 = (U32_asfloat((_S121 - (uint(e_8) << int(23))))) - 1.0f;
    float _S122 = float(e_8);
    if(tiny_0)
    {
        v_18 = 149.0f;
    }
    else
    {
        v_18 = 0.0f;
    }
    float n_7 = _S122 - v_18;
    FixedArray<float, 9>  _S123 = c_7;
    float _S124 = poly_3(f_2, &_S123);
    return LogSplit_x24init_0(n_7, f_2, _S124 * f_2 * (f_2 * f_2));
}

__device__ bool is_less_0(float x_22, float y_5)
{
    return x_22 < y_5;
}

__device__ float log_of_any_0(float x_23, float y_6)
{
    float _S125;
    if(x_23 == (U32_asfloat((2139095040U))))
    {
        _S125 = x_23;
    }
    else
    {
        _S125 = y_6;
    }
    if(is_equal_0(x_23, 0.0f))
    {
        _S125 = - (U32_asfloat((2139095040U)));
    }
    bool _S126;
    if(is_less_0(x_23, 0.0f))
    {
        _S126 = true;
    }
    else
    {
        _S126 = is_nan_0(x_23);
    }
    if(_S126)
    {
        _S125 = (U32_asfloat((2143289344U)));
    }
    return _S125;
}

__device__ float log_of_0(float x_24)
{
    LogSplit_0 s_3 = split_log_0(x_24);
    float _S127 = s_3.f_0;
    return log_of_any_0(x_24, product_sum_0(s_3.n_5, 0.693359375f, s_3.f_0 + product_sum_0(-0.5f, _S127 * _S127, product_sum_0(s_3.n_5, -0.00021219444170129f, s_3.tail_0))));
}

__device__ float log1p_of_0(float x_25)
{
    float u_9 = 1.0f + x_25;
    float lost_0 = quotient_0(x_25 - (u_9 - 1.0f), u_9);
    float l_0 = log_of_0(u_9);
    if((magnitude_0(x_25)) < 5.9604644775390625e-08f)
    {
        return x_25;
    }
    bool _S128;
    if(u_9 == (U32_asfloat((2139095040U))))
    {
        _S128 = true;
    }
    else
    {
        _S128 = u_9 <= 0.0f;
    }
    float _S129;
    if(_S128)
    {
        _S129 = l_0;
    }
    else
    {
        _S129 = l_0 + lost_0;
    }
    return _S129;
}

struct Angle_0
{
    uint quarters_0;
    float rest_2;
};

__device__ Angle_0 Angle_x24init_0(uint quarters_1, float rest_3)
{
    Angle_0 _S130;
    (&_S130)->quarters_0 = quarters_1;
    (&_S130)->rest_2 = rest_3;
    return _S130;
}

__device__ Angle_0 angle_of_0(float x_26)
{
    Angle_0 r_3 = Angle_x24init_0(0U, x_26);
    if(x_26 < 0.78539818525314331f)
    {
        return r_3;
    }
    uint _S131 = (F32_asuint((x_26)));
    uint m_11 = (_S131 & 8388607U) | 8388608U;
    uint skip_0 = (_S131 >> int(23)) - 150U - 2U + 32U;
    uint _S132 = skip_0 >> int(5);
    uint _S133 = skip_0 & 31U;
    FixedArray<uint, 3>  w_1;
    bool _S134 = _S133 == 0U;
    uint _S135;
    if(_S134)
    {
        _S135 = c_6[_S132];
    }
    else
    {
        _S135 = ((c_6[_S132]) << _S133) | ((c_6[_S132 + 1U]) >> (32U - _S133));
    }
    w_1[int(0)] = _S135;
    if(_S134)
    {
        _S135 = c_6[_S132 + 1U];
    }
    else
    {
        uint _S136 = _S132 + 1U;
        _S135 = ((c_6[_S136]) << _S133) | ((c_6[_S136 + 1U]) >> (32U - _S133));
    }
    w_1[int(1)] = _S135;
    if(_S134)
    {
        _S135 = c_6[_S132 + 2U];
    }
    else
    {
        uint _S137 = _S132 + 2U;
        _S135 = ((c_6[_S137]) << _S133) | ((c_6[_S137 + 1U]) >> (32U - _S133));
    }
    w_1[int(2)] = _S135;
    ulonglong _S138 = ulonglong(m_11);
    ulonglong turn4_0 = _S138 * ulonglong(w_1[int(1)]) + ((_S138 * ulonglong(w_1[int(2)])) >> int(32)) + join_0(m_11 * w_1[int(0)], 0U);
    uint _S139 = uint((turn4_0 + 2305843009213693952ULL) >> int(62));
    (&r_3)->quarters_0 = _S139;
    ulonglong rest_4 = turn4_0 - (ulonglong(_S139) << int(62));
    bool negative_1 = ((high_0(rest_4)) >> int(31)) != 0U;
    ulonglong a_19;
    if(negative_1)
    {
        a_19 = 0ULL - rest_4;
    }
    else
    {
        a_19 = rest_4;
    }
    if(a_19 == 0ULL)
    {
        (&r_3)->rest_2 = 0.0f;
        return r_3;
    }
    uint top_4 = top_bit64_0(a_19);
    uint value_0 = f32_of_i64_0(longlong((ulonglong(high_0(a_19 << (63U - top_4))) * 3373259426ULL) >> int(1))) - ((123U - top_4) << int(23));
    if(negative_1)
    {
        _S135 = 2147483648U;
    }
    else
    {
        _S135 = 0U;
    }
    (&r_3)->rest_2 = (U32_asfloat((value_0 | _S135)));
    return r_3;
}

__device__ float sine_0(uint quarters_2, float r_4)
{
    float s_4 = r_4 * r_4;
    float y_7;
    if((quarters_2 & 1U) != 0U)
    {
        FixedArray<float, 5>  _S140 = cosines_0;
        float _S141 = poly_2(s_4, &_S140);
        y_7 = _S141 * s_4 + 1.0f;
    }
    else
    {
        FixedArray<float, 4>  _S142 = sines_0;
        float _S143 = poly_1(s_4, &_S142);
        y_7 = _S143 * s_4 * r_4 + r_4;
    }
    if((quarters_2 & 2U) != 0U)
    {
        y_7 = negated_0(y_7);
    }
    return y_7;
}

__device__ float sin_of_0(float x_27)
{
    float a_20 = magnitude_0(x_27);
    if(!(a_20 < (U32_asfloat((2139095040U)))))
    {
        return (U32_asfloat((2143289344U)));
    }
    if(a_20 < 0.000244140625f)
    {
        return x_27;
    }
    Angle_0 angle_0 = angle_of_0(a_20);
    float y_8 = sine_0(angle_0.quarters_0, angle_0.rest_2);
    float _S144;
    if(((F32_asuint((x_27))) >> int(31)) != 0U)
    {
        _S144 = negated_0(y_8);
    }
    else
    {
        _S144 = y_8;
    }
    return _S144;
}

__device__ float cos_of_0(float x_28)
{
    float a_21 = magnitude_0(x_28);
    if(!(a_21 < (U32_asfloat((2139095040U)))))
    {
        return (U32_asfloat((2143289344U)));
    }
    Angle_0 angle_1 = angle_of_0(a_21);
    return sine_0(angle_1.quarters_0 + 1U, angle_1.rest_2);
}

__device__ float floored_0(float x_29)
{
    float r_5 = rounded_0(x_29);
    float _S145;
    if(is_less_0(x_29, r_5))
    {
        _S145 = r_5 - 1.0f;
    }
    else
    {
        _S145 = r_5;
    }
    return with_sign_0(_S145, x_29);
}

__device__ float relu_of_0(float x_30)
{
    float _S146;
    if(is_less_0(x_30, 0.0f))
    {
        _S146 = 0.0f;
    }
    else
    {
        _S146 = x_30;
    }
    return _S146;
}

struct Normal_0
{
    float density_0;
    float below_0;
};

__device__ Normal_0 Normal_x24init_0(float density_1, float below_1)
{
    Normal_0 _S147;
    (&_S147)->density_0 = density_1;
    (&_S147)->below_0 = below_1;
    return _S147;
}

__device__ Normal_0 normal_of_0(float x_31)
{
    float _S148 = magnitude_0(x_31);
    float t_1 = smaller_0(14.5f, _S148 * 0.70710676908493042f);
    float s_5 = x_31 * x_31;
    float lost_1 = product_sum_0(x_31, x_31, negated_0(s_5));
    float e_9 = exp_of_0(s_5 * -0.5f);
    float e_10;
    if(_S148 < 20.0f)
    {
        e_10 = product_sum_0(e_9, lost_1 * -0.5f, e_9);
    }
    else
    {
        e_10 = e_9;
    }
    float u_10 = t_1 + 3.0f;
    float v_19 = product_sum_0(t_1, 2.0f, 1.0f);
    float r_6 = quotient_0(1.0f, u_10 * v_19);
    float q_4 = (t_1 - 3.0f) * v_19 * r_6;
    FixedArray<float, 11>  _S149 = c_1;
    float _S150 = poly_0(q_4, &_S149);
    float tail_2 = _S150 * u_10 * r_6 * e_10 * 0.5f;
    float _S151 = e_10 * 0.39894229173660278f;
    if(x_31 < 0.0f)
    {
        e_10 = tail_2;
    }
    else
    {
        e_10 = 1.0f - tail_2;
    }
    return Normal_x24init_0(_S151, e_10);
}

__device__ float gelu_erf_of_0(float x_32)
{
    return larger_0(-40.0f, x_32) * normal_of_0(x_32).below_0;
}

__device__ float gelu_tanh_inner_0(float x_33)
{
    return x_33 * 1.59576916694641113f * product_sum_0(x_33 * x_33, 0.04471499845385551f, 1.0f);
}

__device__ float sigmoid_of_0(float x_34)
{
    float e_11 = exp_of_0(negated_0(magnitude_0(x_34)));
    float _S152;
    if(x_34 < 0.0f)
    {
        _S152 = e_11;
    }
    else
    {
        _S152 = 1.0f;
    }
    return quotient_0(_S152, 1.0f + e_11);
}

__device__ float gelu_tanh_of_0(float x_35)
{
    return larger_0(-40.0f, x_35) * sigmoid_of_0(gelu_tanh_inner_0(x_35));
}

__device__ float silu_of_0(float x_36)
{
    return larger_0(-200.0f, x_36) * sigmoid_of_0(x_36);
}

__device__ float tanh_of_0(float x_37)
{
    float _S153 = magnitude_0(x_37);
    float t_2 = expm1_of_0(-2.0f * _S153);
    float y_9 = quotient_0(negated_0(t_2), t_2 + 2.0f);
    float _S154;
    if(_S153 < 0.000244140625f)
    {
        _S154 = x_37;
    }
    else
    {
        _S154 = y_9;
    }
    return with_sign_0(_S154, x_37);
}

__device__ float softplus_of_0(float x_38, float a_22)
{
    float ax_0 = a_22 * x_38;
    float _S155;
    if(ax_0 > 0.0f)
    {
        _S155 = x_38;
    }
    else
    {
        _S155 = 0.0f;
    }
    return _S155 + quotient_0(log1p_of_0(exp_of_0(negated_0(magnitude_0(ax_0)))), a_22);
}

__device__ float log_erfc_0(float t_3)
{
    return product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(product_sum_0(-0.00001728534698486f, t_3, 0.0003831971262116f), t_3 * t_3, product_sum_0(-0.00388396438211203f, t_3, 0.02425462193787098f)), t_3, -0.10677787661552429f), t_3, -0.63484668731689453f), t_3, -0.12871751189231873f), t_3, negated_0(t_3));
}

__device__ float erf_of_0(float x_39)
{
    float _S156 = magnitude_0(x_39);
    float t_4 = smaller_0(4.0f, _S156);
    float _S157 = x_39 * x_39;
    FixedArray<float, 6>  _S158 = c_0;
    float _S159 = poly_4(_S157, &_S158);
    float near_0 = product_sum_0(_S159, x_39, x_39);
    float far_0 = with_sign_0(1.0f - exp_of_0(log_erfc_0(t_4)), x_39);
    float _S160;
    if(_S156 > 0.927734375f)
    {
        _S160 = far_0;
    }
    else
    {
        _S160 = near_0;
    }
    return _S160;
}

struct Wide_0
{
    ulonglong m_12;
    int e_12;
    bool negative_2;
};

__device__ Wide_0 Wide_x24init_0(ulonglong m_13, int e_13, bool negative_3)
{
    Wide_0 _S161;
    (&_S161)->m_12 = m_13;
    (&_S161)->e_12 = e_13;
    (&_S161)->negative_2 = negative_3;
    return _S161;
}

__device__ ulonglong product_high_0(ulonglong a_23, ulonglong b_5)
{
    ulonglong _S162 = ulonglong(high_0(a_23));
    ulonglong _S163 = ulonglong(low_0(b_5));
    ulonglong _S164 = ulonglong(low_0(a_23));
    ulonglong mid_0 = _S162 * _S163 + ((_S164 * _S163) >> int(32));
    ulonglong _S165 = ulonglong(high_0(b_5));
    return _S162 * _S165 + ulonglong(high_0(mid_0)) + ulonglong(high_0(_S164 * _S165 + ulonglong(low_0(mid_0))));
}

__device__ Wide_0 wide_0(ulonglong m_14, int e_14, bool negative_4)
{
    Wide_0 r_7 = Wide_x24init_0(m_14, e_14, negative_4);
    if(m_14 == 0ULL)
    {
        return r_7;
    }
    uint shift_0 = 63U - top_bit64_0(m_14);
    (&r_7)->m_12 = m_14 << shift_0;
    (&r_7)->e_12 = e_14 - int(shift_0);
    return r_7;
}

__device__ Wide_0 log2_of_0(uint u_11)
{
    int e_15 = int(u_11 >> int(23)) - int(127);
    uint m_15 = u_11 & 8388607U;
    uint m_16;
    int e_16;
    if(e_15 == int(-127))
    {
        uint shift_1 = 23U - top_bit_0(m_15);
        int _S166 = int(-126) - int(shift_1);
        m_16 = m_15 << shift_1;
        e_16 = _S166;
    }
    else
    {
        m_16 = m_15;
        e_16 = e_15;
    }
    uint m_17 = m_16 | 8388608U;
    bool upper_0 = m_17 > 11863283U;
    if(upper_0)
    {
        e_16 = e_16 + int(1);
    }
    uint one_0;
    if(upper_0)
    {
        one_0 = 16777216U;
    }
    else
    {
        one_0 = 8388608U;
    }
    bool negative_5 = m_17 < one_0;
    uint n_8;
    if(negative_5)
    {
        n_8 = one_0 - m_17;
    }
    else
    {
        n_8 = m_17 - one_0;
    }
    Wide_0 _S167 = Wide_x24init_0(0ULL, int(0), false);
    ulonglong s_6;
    Wide_0 log_0;
    if(n_8 != 0U)
    {
        uint shift_2 = 63U - top_bit_0(n_8);
        ulonglong q_5 = (ulonglong(n_8) << shift_2) / ulonglong(m_17 + one_0);
        if(shift_2 >= 32U)
        {
            s_6 = q_5 >> (shift_2 - 32U);
        }
        else
        {
            s_6 = q_5 << (32U - shift_2);
        }
        ulonglong z_1 = (s_6 * s_6) >> int(28);
        Wide_0 narrow_1 = wide_0(q_5, - int(shift_2), negative_5);
        log_0 = wide_0(product_high_0(narrow_1.m_12, 6653256548922161245ULL + product_high_0((z_1 * (357913941ULL + ((z_1 * (214748365ULL + ((z_1 * (153391689ULL + ((z_1 * (119304647ULL + ((z_1 * (97612893ULL + ((z_1 * (82595525ULL + ((z_1 * 71582788ULL) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(36)))) >> int(2), 6653256548922161245ULL)), narrow_1.e_12 + int(3), negative_5);
    }
    else
    {
        log_0 = _S167;
    }
    if(e_16 == int(0))
    {
        return log_0;
    }
    int right_0 = int(-54) - log_0.e_12;
    Wide_0 _S168 = log_0;
    bool _S169;
    if((log_0.m_12) == 0ULL)
    {
        _S169 = true;
    }
    else
    {
        _S169 = right_0 >= int(64);
    }
    if(_S169)
    {
        s_6 = 0ULL;
    }
    else
    {
        s_6 = (_S168.m_12) >> right_0;
    }
    longlong f_3 = longlong(s_6);
    longlong _S170 = longlong(e_16) << int(54);
    longlong _S171;
    if(log_0.negative_2)
    {
        _S171 = - f_3;
    }
    else
    {
        _S171 = f_3;
    }
    longlong sum_0 = _S170 + _S171;
    bool _S172 = sum_0 < 0LL;
    if(_S172)
    {
        _S171 = - sum_0;
    }
    else
    {
        _S171 = sum_0;
    }
    return wide_0(ulonglong(_S171), int(-54), _S172);
}

__device__ float exp2_of_0(Wide_0 * w_2)
{
    ulonglong _S173 = w_2->m_12;
    bool _S174;
    if((w_2->m_12) != 0ULL)
    {
        _S174 = (w_2->e_12) >= int(-55);
    }
    else
    {
        _S174 = false;
    }
    if(_S174)
    {
        float _S175;
        if(w_2->negative_2)
        {
            _S175 = 0.0f;
        }
        else
        {
            _S175 = (U32_asfloat((2139095040U)));
        }
        return _S175;
    }
    int right_1 = int(-54) - w_2->e_12;
    if(_S173 == 0ULL)
    {
        _S174 = true;
    }
    else
    {
        _S174 = right_1 >= int(64);
    }
    ulonglong _S176;
    if(_S174)
    {
        _S176 = 0ULL;
    }
    else
    {
        _S176 = _S173 >> right_1;
    }
    longlong a_24 = longlong(_S176);
    longlong v_20;
    if(w_2->negative_2)
    {
        v_20 = - a_24;
    }
    else
    {
        v_20 = a_24;
    }
    longlong whole_2 = (v_20 + 9007199254740992LL) >> int(54);
    longlong _S177 = (((v_20 - (whole_2 << int(54))) >> int(22)) * 2977044472LL) >> int(32);
    return (U32_asfloat((f32_of_f64_0(f64_of_i64_0(4294967296LL + ((_S177 * (4294967296LL + ((_S177 * (2147483648LL + ((_S177 * (715827883LL + ((_S177 * (178956971LL + ((_S177 * (35791394LL + ((_S177 * (5965232LL + ((_S177 * (852176LL + ((_S177 * (106522LL + ((_S177 * (11836LL + ((_S177 * 1184LL) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32)))) >> int(32))) + (ulonglong(whole_2 - 32LL) << int(52)), false))));
}

__device__ float pow_of_0(float x_40, float y_10)
{
    uint _S178 = (F32_asuint((x_40)));
    uint a_25 = _S178 & 2147483647U;
    uint _S179 = (F32_asuint((y_10)));
    uint b_6 = _S179 & 2147483647U;
    bool odd_1;
    if(b_6 == 0U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = _S178 == 1065353216U;
    }
    if(odd_1)
    {
        return 1.0f;
    }
    if(a_25 > 2139095040U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = b_6 > 2139095040U;
    }
    if(odd_1)
    {
        return (U32_asfloat((2143289344U)));
    }
    uint e_17 = b_6 >> int(23);
    bool _S180 = e_17 >= 150U;
    if(e_17 >= 127U)
    {
        odd_1 = e_17 <= 150U;
    }
    else
    {
        odd_1 = false;
    }
    bool whole_3;
    if(odd_1)
    {
        uint m_18 = (b_6 & 8388607U) | 8388608U;
        uint s_7 = 150U - e_17;
        bool whole_4 = (m_18 & ((1U << s_7) - 1U)) == 0U;
        if(whole_4)
        {
            odd_1 = ((m_18 >> s_7) & 1U) != 0U;
        }
        else
        {
            odd_1 = false;
        }
        whole_3 = whole_4;
    }
    else
    {
        odd_1 = false;
        whole_3 = _S180;
    }
    uint _S181 = _S179 >> int(31);
    bool grows_0 = (a_25 > 1065353216U) == (_S181 == 0U);
    uint sign_9;
    if(odd_1)
    {
        sign_9 = _S178 & 2147483648U;
    }
    else
    {
        sign_9 = 0U;
    }
    if(b_6 == 2139095040U)
    {
        float _S182;
        if(a_25 == 1065353216U)
        {
            _S182 = 1.0f;
        }
        else
        {
            if(grows_0)
            {
                _S182 = (U32_asfloat((2139095040U)));
            }
            else
            {
                _S182 = 0.0f;
            }
        }
        return _S182;
    }
    if(a_25 == 0U)
    {
        odd_1 = true;
    }
    else
    {
        odd_1 = a_25 == 2139095040U;
    }
    uint _S183;
    if(odd_1)
    {
        if(grows_0)
        {
            _S183 = 2139095040U;
        }
        else
        {
            _S183 = 0U;
        }
        return (U32_asfloat((sign_9 | _S183)));
    }
    if((_S178 >> int(31)) != 0U)
    {
        odd_1 = !whole_3;
    }
    else
    {
        odd_1 = false;
    }
    if(odd_1)
    {
        return (U32_asfloat((2143289344U)));
    }
    if(a_25 == 1065353216U)
    {
        return (U32_asfloat((sign_9 | 1065353216U)));
    }
    Wide_0 l_1 = log2_of_0(a_25);
    if(e_17 != 0U)
    {
        _S183 = (b_6 & 8388607U) | 8388608U;
    }
    else
    {
        _S183 = b_6;
    }
    Wide_0 f_4 = wide_0(ulonglong(_S183), int((U32_max((e_17), (1U)))) - int(150), _S181 != 0U);
    Wide_0 _S184 = wide_0(product_high_0(l_1.m_12, f_4.m_12), l_1.e_12 + f_4.e_12 + int(64), (l_1.negative_2) != (f_4.negative_2));
    float _S185 = exp2_of_0(&_S184);
    return (U32_asfloat((sign_9 | (F32_asuint((_S185))))));
}

__device__ float leaky_relu_of_0(float x_41, float slope_0)
{
    if(is_less_0(0.0f, x_41))
    {
        return x_41;
    }
    bool _S186;
    if(is_equal_0(slope_0, 0.0f))
    {
        _S186 = (magnitude_0(x_41)) == (U32_asfloat((2139095040U)));
    }
    else
    {
        _S186 = false;
    }
    float _S187;
    if(_S186)
    {
        _S187 = negated_0(slope_0);
    }
    else
    {
        _S187 = x_41 * slope_0;
    }
    return _S187;
}

__device__ float log_to_0(float x_42, float scale_high_0, float scale_low_0, float ln2_high_0, float ln2_low_0)
{
    LogSplit_0 s_8 = split_log_0(x_42);
    float half_square_0 = 0.5f * s_8.f_0 * s_8.f_0;
    float high_1 = (U32_asfloat(((F32_asuint((s_8.f_0 - half_square_0))) & 4294963200U)));
    float low_1 = s_8.f_0 - high_1 - half_square_0 + s_8.tail_0;
    return log_of_any_0(x_42, s_8.n_5 * ln2_low_0 + (low_1 + high_1) * scale_low_0 + low_1 * scale_high_0 + high_1 * scale_high_0 + s_8.n_5 * ln2_high_0);
}

__device__ float log2_of_1(float x_43)
{
    return log_to_0(x_43, 1.44287109375f, -0.00017605285393074f, 1.0f, 0.0f);
}

__device__ float log10_of_0(float x_44)
{
    return log_to_0(x_44, 0.434326171875f, -0.00003168997136527f, 0.30102920532226562f, 7.90341516676562605e-07f);
}

__device__ float softsign_of_0(float x_45)
{
    float _S188 = magnitude_0(x_45);
    float q_6 = quotient_0(x_45, 1.0f + _S188);
    float _S189;
    if(_S188 == (U32_asfloat((2139095040U))))
    {
        _S189 = with_sign_0(1.0f, x_45);
    }
    else
    {
        _S189 = q_6;
    }
    return _S189;
}

__device__ float hardsigmoid_of_0(float x_46)
{
    return quotient_0(smaller_0(6.0f, larger_0(0.0f, x_46 + 3.0f)), 6.0f);
}

struct Mish_0
{
    float e_18;
    float top_5;
    float bottom_0;
};

__device__ Mish_0 Mish_x24init_0(float e_19, float top_6, float bottom_1)
{
    Mish_0 _S190;
    (&_S190)->e_18 = e_19;
    (&_S190)->top_5 = top_6;
    (&_S190)->bottom_0 = bottom_1;
    return _S190;
}

__device__ Mish_0 mish_parts_0(float x_47)
{
    float e_20 = exp_of_0(negated_0(magnitude_0(x_47)));
    bool low_2 = x_47 < 0.0f;
    float top_7;
    if(low_2)
    {
        top_7 = e_20 * (e_20 + 2.0f);
    }
    else
    {
        top_7 = product_sum_0(2.0f, e_20, 1.0f);
    }
    float _S191;
    if(low_2)
    {
        _S191 = 2.0f;
    }
    else
    {
        _S191 = 2.0f * e_20 * e_20;
    }
    return Mish_x24init_0(e_20, top_7, top_7 + _S191);
}

__device__ float mish_of_0(float x_48)
{
    Mish_0 m_19 = mish_parts_0(x_48);
    return larger_0(-200.0f, x_48) * quotient_0(m_19.top_5, m_19.bottom_0);
}

__device__ float product_rest_0(float a_26, float b_7, float c_11)
{
    float u_12 = a_26 * 4097.0f;
    float ah_0 = u_12 - (u_12 - a_26);
    float al_0 = a_26 - ah_0;
    float v_21 = b_7 * 4097.0f;
    float bh_0 = v_21 - (v_21 - b_7);
    float bl_0 = b_7 - bh_0;
    return c_11 - ah_0 * bh_0 - ah_0 * bl_0 - al_0 * bh_0 - al_0 * bl_0;
}

__device__ float round_to_0(float x_49, float scale_0, float step_0)
{
    bool _S192 = step_0 > 0.0f;
    float wide_1;
    if(_S192)
    {
        wide_1 = quotient_0(x_49, step_0);
    }
    else
    {
        wide_1 = x_49 * scale_0;
    }
    if(!((magnitude_0(wide_1)) < 1.6777216e+07f))
    {
        return x_49;
    }
    float lost_2;
    if(_S192)
    {
        lost_2 = product_rest_0(wide_1, step_0, x_49);
    }
    else
    {
        lost_2 = negated_0(product_rest_0(x_49, scale_0, wide_1));
    }
    float whole_5 = rounded_0(wide_1);
    float d_1 = wide_1 - whole_5;
    bool _S193;
    if(d_1 == 0.5f)
    {
        _S193 = lost_2 > 0.0f;
    }
    else
    {
        _S193 = false;
    }
    float whole_6;
    if(_S193)
    {
        whole_6 = whole_5 + 1.0f;
    }
    else
    {
        whole_6 = whole_5;
    }
    if(d_1 == -0.5f)
    {
        _S193 = lost_2 < 0.0f;
    }
    else
    {
        _S193 = false;
    }
    if(_S193)
    {
        whole_6 = whole_6 - 1.0f;
    }
    if(_S192)
    {
        wide_1 = whole_6 * step_0;
    }
    else
    {
        wide_1 = quotient_0(whole_6, scale_0);
    }
    return with_sign_0(wide_1, x_49);
}

__device__ float unary_f32_0(uint op_2, float x_50, float a_27, float b_8)
{
    float _S194;
    switch(op_2)
    {
    case 0U:
        {
            return negated_0(x_50);
        }
    case 1U:
        {
            return magnitude_0(x_50);
        }
    case 2U:
        {
            if(is_nan_0(x_50))
            {
                _S194 = x_50;
            }
            else
            {
                if(is_equal_0(x_50, 0.0f))
                {
                    _S194 = 0.0f;
                }
                else
                {
                    _S194 = with_sign_0(1.0f, x_50);
                }
            }
            return _S194;
        }
    case 3U:
        {
            return root_0(x_50);
        }
    case 4U:
        {
            return quotient_0(1.0f, root_0(x_50));
        }
    case 5U:
        {
            return exp_of_0(x_50);
        }
    case 6U:
        {
            return expm1_of_0(x_50);
        }
    case 7U:
        {
            return log_of_0(x_50);
        }
    case 8U:
        {
            return log1p_of_0(x_50);
        }
    case 9U:
        {
            return quotient_0(1.0f, x_50);
        }
    case 10U:
        {
            return x_50 * x_50;
        }
    case 11U:
        {
            return sin_of_0(x_50);
        }
    case 12U:
        {
            return cos_of_0(x_50);
        }
    case 13U:
        {
            return floored_0(x_50);
        }
    case 14U:
        {
            return negated_0(floored_0(negated_0(x_50)));
        }
    case 15U:
        {
            return rounded_0(x_50);
        }
    case 16U:
        {
            return relu_of_0(x_50);
        }
    case 17U:
        {
            return gelu_erf_of_0(x_50);
        }
    case 18U:
        {
            return gelu_tanh_of_0(x_50);
        }
    case 19U:
        {
            return silu_of_0(x_50);
        }
    case 20U:
        {
            return sigmoid_of_0(x_50);
        }
    case 21U:
        {
            return tanh_of_0(x_50);
        }
    case 22U:
        {
            return softplus_of_0(x_50, a_27);
        }
    case 23U:
        {
            return erf_of_0(x_50);
        }
    case 24U:
        {
            return x_50 + a_27;
        }
    case 25U:
        {
            return x_50 * a_27;
        }
    case 26U:
        {
            float _S195 = pow_of_0(x_50, a_27);
            return _S195;
        }
    case 27U:
        {
            float _S196 = pow_of_0(a_27, x_50);
            return _S196;
        }
    case 28U:
        {
            return quotient_0(x_50, a_27);
        }
    case 29U:
        {
            return quotient_0(a_27, x_50);
        }
    case 30U:
        {
            if(is_less_0(x_50, a_27))
            {
                _S194 = a_27;
            }
            else
            {
                _S194 = x_50;
            }
            if(is_less_0(b_8, _S194))
            {
                _S194 = b_8;
            }
            return _S194;
        }
    case 31U:
        {
            return leaky_relu_of_0(x_50, a_27);
        }
    case 32U:
        {
            if(is_less_0(0.0f, x_50))
            {
                _S194 = x_50;
            }
            else
            {
                _S194 = a_27 * expm1_of_0(x_50);
            }
            return _S194;
        }
    case 33U:
        {
            return log2_of_1(x_50);
        }
    case 34U:
        {
            return log10_of_0(x_50);
        }
    case 35U:
        {
            return softsign_of_0(x_50);
        }
    case 36U:
        {
            return hardsigmoid_of_0(x_50);
        }
    case 37U:
        {
            return larger_0(-3.0f, x_50) * hardsigmoid_of_0(x_50);
        }
    case 38U:
        {
            return mish_of_0(x_50);
        }
    case 39U:
        {
            return round_to_0(x_50, a_27, b_8);
        }
    case 40U:
        {
            if(is_equal_0(x_50, 0.0f))
            {
                _S194 = 1.0f;
            }
            else
            {
                _S194 = 0.0f;
            }
            return _S194;
        }
    case 41U:
        {
            if((magnitude_0(x_50)) < (U32_asfloat((2139095040U))))
            {
                _S194 = 1.0f;
            }
            else
            {
                _S194 = 0.0f;
            }
            return _S194;
        }
    default:
        {
            if(is_nan_0(x_50))
            {
                _S194 = 1.0f;
            }
            else
            {
                _S194 = 0.0f;
            }
            return _S194;
        }
    }
}

__device__ ulonglong of_f32_0(uint type_10, uint u_13)
{
    switch(type_10)
    {
    case 1U:
        {
            return ulonglong(u_13);
        }
    case 11U:
        {
            int _S197;
            if((u_13 << int(1)) != 0U)
            {
                _S197 = int(1);
            }
            else
            {
                _S197 = int(0);
            }
            return ulonglong(_S197);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_10, f64_of_f32_0(u_13));
        }
    default:
        {
            return narrow_of_f32_0(type_10, u_13);
        }
    }
}

__device__ ulonglong UnaryF32_of_0(Spec_0 * spec_2, PointArguments_0 * a_28, ulonglong i_13, ulonglong x_51, ulonglong y_11, ulonglong z_2)
{
    uint _S198 = Spec_type_0(spec_2, 1U);
    float r_8 = unary_f32_0(spec_2->op_0, (U32_asfloat((f32_of_0(_S198, x_51)))), (U32_asfloat((low_0(a_28->a_0)))), (U32_asfloat((low_0(a_28->b_0)))));
    uint _S199 = Spec_type_0(spec_2, 0U);
    return of_f32_0(_S199, (F32_asuint((r_8))));
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_29, uint group_1, uint lane_1)
{
    bool _S200 = (a_29->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S201 = a_29->count_0;
        if(first_1 < (a_29->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S200)
        {
            begin_1 = first_1 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_1 + ulonglong(lane_1);
        }
        uint _S202;
        if(_S200)
        {
            _S202 = 1U;
        }
        else
        {
            _S202 = 256U;
        }
        ulonglong _S203 = ulonglong(_S202);
        bool whole_7;
        if(_S200)
        {
            whole_7 = (begin_1 + 4ULL) <= _S201;
        }
        else
        {
            whole_7 = false;
        }
        FixedArray<Four_0, 4>  x_52;
        FixedArray<Place_0, 4>  places_1;
        if(whole_7)
        {
            uint _S204 = Spec_type_0(spec_3, 1U);
            uint size_7 = size_of_0(_S204);
            if((((a_29->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S205 = Point_base_1(a_29, int(1));
                x_52[int(1)] = load4_0(size_7, _S205, begin_1);
            }
            else
            {
                ulonglong _S206 = Point_base_1(a_29, int(1));
                ulonglong _S207 = load_0(size_7, _S206, 0LL);
                (&x_52[int(1)])->e_0[int(0)] = _S207;
                (&x_52[int(1)])->e_0[int(1)] = _S207;
                (&x_52[int(1)])->e_0[int(2)] = _S207;
                (&x_52[int(1)])->e_0[int(3)] = _S207;
            }
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_1 >= _S201)
                        {
                            break;
                        }
                        Place_0 _S208 = place_of_0(a_29, begin_1);
                        places_1[int(0)] = _S208;
                        uint _S209 = Spec_type_0(spec_3, 1U);
                        uint _S210 = size_of_0(_S209);
                        ulonglong _S211 = Point_base_1(a_29, int(1));
                        ulonglong _S212 = load_0(_S210, _S211, (&places_1[int(0)])->at_0[int(1)]);
                        (&x_52[int(1)])->e_0[int(0)] = _S212;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_1 + _S203;
                        if(i_14 >= _S201)
                        {
                            break;
                        }
                        Place_0 _S213 = place_of_0(a_29, i_14);
                        places_1[int(1)] = _S213;
                        uint _S214 = Spec_type_0(spec_3, 1U);
                        uint _S215 = size_of_0(_S214);
                        ulonglong _S216 = Point_base_1(a_29, int(1));
                        ulonglong _S217 = load_0(_S215, _S216, (&places_1[int(1)])->at_0[int(1)]);
                        (&x_52[int(1)])->e_0[int(1)] = _S217;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_1 + 2ULL * _S203;
                        if(i_15 >= _S201)
                        {
                            break;
                        }
                        Place_0 _S218 = place_of_0(a_29, i_15);
                        places_1[int(2)] = _S218;
                        uint _S219 = Spec_type_0(spec_3, 1U);
                        uint _S220 = size_of_0(_S219);
                        ulonglong _S221 = Point_base_1(a_29, int(1));
                        ulonglong _S222 = load_0(_S220, _S221, (&places_1[int(2)])->at_0[int(1)]);
                        (&x_52[int(1)])->e_0[int(2)] = _S222;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_16 = begin_1 + 3ULL * _S203;
                        if(i_16 >= _S201)
                        {
                            break;
                        }
                        Place_0 _S223 = place_of_0(a_29, i_16);
                        places_1[int(3)] = _S223;
                        uint _S224 = Spec_type_0(spec_3, 1U);
                        uint _S225 = size_of_0(_S224);
                        ulonglong _S226 = Point_base_1(a_29, int(1));
                        ulonglong _S227 = load_0(_S225, _S226, (&places_1[int(3)])->at_0[int(1)]);
                        (&x_52[int(1)])->e_0[int(3)] = _S227;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_12;
        ulonglong _S228 = UnaryF32_of_0(spec_3, a_29, begin_1, (&x_52[int(1)])->e_0[int(0)], (&x_52[int(2)])->e_0[int(0)], (&x_52[int(3)])->e_0[int(0)]);
        (&y_12)->e_0[int(0)] = _S228;
        ulonglong _S229 = begin_1 + _S203;
        ulonglong _S230 = UnaryF32_of_0(spec_3, a_29, _S229, (&x_52[int(1)])->e_0[int(1)], (&x_52[int(2)])->e_0[int(1)], (&x_52[int(3)])->e_0[int(1)]);
        (&y_12)->e_0[int(1)] = _S230;
        ulonglong _S231 = begin_1 + 2ULL * _S203;
        ulonglong _S232 = UnaryF32_of_0(spec_3, a_29, _S231, (&x_52[int(1)])->e_0[int(2)], (&x_52[int(2)])->e_0[int(2)], (&x_52[int(3)])->e_0[int(2)]);
        (&y_12)->e_0[int(2)] = _S232;
        ulonglong _S233 = begin_1 + 3ULL * _S203;
        ulonglong _S234 = UnaryF32_of_0(spec_3, a_29, _S233, (&x_52[int(1)])->e_0[int(3)], (&x_52[int(2)])->e_0[int(3)], (&x_52[int(3)])->e_0[int(3)]);
        (&y_12)->e_0[int(3)] = _S234;
        uint _S235 = Spec_type_0(spec_3, 0U);
        uint size_8 = size_of_0(_S235);
        if(whole_7)
        {
            Four_0 _S236 = y_12;
            store4_0(size_8, a_29->output_0, begin_1, &_S236);
        }
        else
        {
            if(begin_1 < _S201)
            {
                store_0(size_8, a_29->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_12)->e_0[int(0)]);
            }
            if(_S229 < _S201)
            {
                store_0(size_8, a_29->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_12)->e_0[int(1)]);
            }
            if(_S231 < _S201)
            {
                store_0(size_8, a_29->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_12)->e_0[int(2)]);
            }
            if(_S233 < _S201)
            {
                store_0(size_8, a_29->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_12)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_29->groups_0) * 1024ULL;
    }
    return;
}

extern "C" __global__ void mpt_unary_f32(PointArguments_0 a_30, Spec_0 spec_4)
{
    uint _S237 = blockIdx.x;
    uint _S238 = threadIdx.x;
    Spec_0 _S239 = spec_4;
    PointArguments_0 _S240 = a_30;
    Point_run_1(&_S239, &_S240, _S237, _S238);
    return;
}

extern "C" __global__ void mpt_unary_i64(PointArguments_0 a_31, Spec_0 spec_5)
{
    uint _S241 = blockIdx.x;
    uint _S242 = threadIdx.x;
    Spec_0 _S243 = spec_5;
    PointArguments_0 _S244 = a_31;
    Point_run_0(&_S243, &_S244, _S241, _S242);
    return;
}

