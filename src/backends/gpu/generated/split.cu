// The kernels of split.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ uint bf16_of_f32_0(uint u_0)
{
    if((u_0 & 2147483647U) > 2139095040U)
    {
        return (u_0 >> int(16)) | 64U;
    }
    return (u_0 + 32767U + ((u_0 >> int(16)) & 1U)) >> int(16);
}

__device__ ulonglong right_nearest_0(ulonglong v_0, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_0;
    }
    bool _S1;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S1 = v_0 > 9223372036854775808ULL;
        }
        else
        {
            _S1 = false;
        }
        int _S2;
        if(_S1)
        {
            _S2 = int(1);
        }
        else
        {
            _S2 = int(0);
        }
        return ulonglong(_S2);
    }
    ulonglong q_0 = v_0 >> s_0;
    ulonglong rest_0 = v_0 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_0 > half_0)
    {
        _S1 = true;
    }
    else
    {
        if(rest_0 == half_0)
        {
            _S1 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S1 = false;
        }
    }
    ulonglong _S3;
    if(_S1)
    {
        _S3 = q_0 + 1ULL;
    }
    else
    {
        _S3 = q_0;
    }
    return _S3;
}

__device__ uint narrow_0(uint a_0, uint mantissa_0, uint bias_0)
{
    uint e_0 = a_0 >> int(23);
    if(e_0 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_0 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S4 = a_0 & 8388607U;
    uint _S5;
    if(e_0 != 0U)
    {
        _S5 = 8388608U;
    }
    else
    {
        _S5 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S4 | _S5), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_0), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_1)
{
    uint a_1 = u_1 & 2147483647U;
    uint sign_0 = (u_1 >> int(16)) & 32768U;
    if(a_1 > 2139095040U)
    {
        return (sign_0 | 32256U) | ((a_1 >> int(13)) & 1023U);
    }
    uint _S6;
    if(a_1 >= 1199566848U)
    {
        _S6 = 31744U;
    }
    else
    {
        _S6 = narrow_0(a_1, 10U, 15U);
    }
    return sign_0 | _S6;
}

__device__ uint narrowed_0(uint type_0, float x_0)
{
    uint _S7;
    if(type_0 == 4U)
    {
        _S7 = bf16_of_f32_0((F32_asuint((x_0))));
    }
    else
    {
        _S7 = f16_of_f32_0((F32_asuint((x_0))));
    }
    return _S7;
}

__device__ uint top_bit_0(uint v_1)
{
    uint _S8;
    uint at_0;
    if(v_1 >= 65536U)
    {
        _S8 = v_1 >> int(16);
        at_0 = 16U;
    }
    else
    {
        _S8 = v_1;
        at_0 = 0U;
    }
    if(_S8 >= 256U)
    {
        uint at_1 = at_0 + 8U;
        _S8 = _S8 >> int(8);
        at_0 = at_1;
    }
    else
    {
    }
    if(_S8 >= 16U)
    {
        uint at_2 = at_0 + 4U;
        _S8 = _S8 >> int(4);
        at_0 = at_2;
    }
    else
    {
    }
    if(_S8 >= 4U)
    {
        uint _S9 = _S8 >> int(2);
        at_0 = at_0 + 2U;
        _S8 = _S9;
    }
    else
    {
    }
    return at_0 + (_S8 >> int(1));
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_1 = code_0 >> mantissa_1;
    uint m_0 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_1 != 0U)
    {
        return ((e_1 + 127U - bias_1) << int(23)) | (m_0 << (23U - mantissa_1));
    }
    if(m_0 == 0U)
    {
        return 0U;
    }
    uint top_0 = top_bit_0(m_0);
    return ((top_0 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_0 << (23U - top_0)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_2 = h_0 & 32767U;
    uint sign_1 = (h_0 & 32768U) << int(16);
    if(a_2 < 31744U)
    {
        return sign_1 | (widen_0(a_2, 10U, 15U));
    }
    uint _S10 = (sign_1 | 2139095040U) | ((a_2 & 1023U) << int(13));
    uint _S11;
    if(a_2 > 31744U)
    {
        _S11 = 4194304U;
    }
    else
    {
        _S11 = 0U;
    }
    return _S10 | _S11;
}

__device__ float widened_0(uint type_1, uint h_1)
{
    uint _S12;
    if(type_1 == 4U)
    {
        _S12 = h_1 << int(16);
    }
    else
    {
        _S12 = f32_of_f16_0(h_1);
    }
    return (U32_asfloat((_S12)));
}

__device__ float magnitude_0(float x_1)
{
    return (U32_asfloat(((F32_asuint((x_1))) & 2147483647U)));
}

struct Halves_0
{
    uint hi_0;
    uint lo_0;
};

__device__ float compensated_0(uint type_2, Halves_0 * v_2)
{
    return widened_0(type_2, v_2->hi_0) - widened_0(type_2, v_2->lo_0);
}

__device__ Halves_0 compensate_0(uint type_3, float w_0)
{
    Halves_0 v_3;
    float _S13 = w_0;
    int twice_0 = int(0);
    for(;;)
    {
        if(twice_0 < int(2))
        {
        }
        else
        {
            break;
        }
        uint _S14 = narrowed_0(type_3, _S13);
        (&v_3)->hi_0 = _S14;
        float rest_1 = widened_0(type_3, _S14) - _S13;
        float _S15;
        if((magnitude_0(rest_1)) < (U32_asfloat((2139095040U))))
        {
            _S15 = rest_1;
        }
        else
        {
            _S15 = 0.0f;
        }
        (&v_3)->lo_0 = narrowed_0(type_3, _S15);
        Halves_0 _S16 = v_3;
        float _S17 = compensated_0(type_3, &_S16);
        int twice_1 = twice_0 + int(1);
        _S13 = _S17;
        twice_0 = twice_1;
    }
    return v_3;
}

__device__ bool is_nan_0(float x_2)
{
    return ((F32_asuint((x_2))) & 2147483647U) > 2139095040U;
}

__device__ Halves_0 Halves_x24init_0(uint hi_1, uint lo_1)
{
    Halves_0 _S18;
    (&_S18)->hi_0 = hi_1;
    (&_S18)->lo_0 = lo_1;
    return _S18;
}

__device__ Halves_0 split_of_0(float x_3)
{
    uint u_2 = (F32_asuint((x_3)));
    uint u_3;
    if(is_nan_0(x_3))
    {
        u_3 = (u_2 & 2147483648U) | 2143289344U;
    }
    else
    {
        u_3 = u_2;
    }
    return Halves_x24init_0(((u_3 >> int(16)) + ((u_3 >> int(15)) & 1U)) & 65535U, u_3 & 65535U);
}

struct Spec_0
{
    uint op_0;
    uint types_0;
};

struct SplitArguments_0
{
    ulonglong x_4;
    ulonglong hi_2;
    ulonglong lo_2;
    ulonglong count_0;
    uint groups_0;
    uint pad_0;
};

__device__ void Split_run_0(Spec_0 * spec_0, SplitArguments_0 * a_3, uint group_0, uint lane_0)
{
    ulonglong _S19 = ulonglong(a_3->groups_0) * 256ULL;
    ulonglong i_0 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        if(i_0 < (a_3->count_0))
        {
        }
        else
        {
            break;
        }
        float x_5 = *((float *)a_3->x_4 + i_0);
        Halves_0 v_4;
        if((spec_0->op_0) == 4U)
        {
            v_4 = compensate_0(spec_0->types_0, x_5);
        }
        else
        {
            v_4 = split_of_0(x_5);
        }
        *((ushort *)a_3->hi_2 + i_0) = ushort(v_4.hi_0);
        *((ushort *)a_3->lo_2 + i_0) = ushort(v_4.lo_0);
        i_0 = i_0 + _S19;
    }
    return;
}

extern "C" __global__ void mpt_split(SplitArguments_0 a_4, Spec_0 spec_1)
{
    uint _S20 = blockIdx.x;
    uint _S21 = threadIdx.x;
    Spec_0 _S22 = spec_1;
    SplitArguments_0 _S23 = a_4;
    Split_run_0(&_S22, &_S23, _S20, _S21);
    return;
}

__device__ float joined_0(Halves_0 * v_5)
{
    return (U32_asfloat(((((v_5->hi_0 - ((v_5->lo_0) >> int(15))) & 65535U) << int(16)) | (v_5->lo_0))));
}

__device__ void Join_run_0(Spec_0 * spec_2, SplitArguments_0 * a_5, uint group_1, uint lane_1)
{
    ulonglong _S24 = ulonglong(a_5->groups_0) * 256ULL;
    ulonglong i_1 = ulonglong(group_1) * 256ULL + ulonglong(lane_1);
    for(;;)
    {
        if(i_1 < (a_5->count_0))
        {
        }
        else
        {
            break;
        }
        Halves_0 v_6 = Halves_x24init_0(uint(*((ushort *)a_5->hi_2 + i_1)), uint(*((ushort *)a_5->lo_2 + i_1)));
        float * _S25 = (float *)a_5->x_4 + i_1;
        float _S26;
        if((spec_2->op_0) == 4U)
        {
            Halves_0 _S27 = v_6;
            float _S28 = compensated_0(spec_2->types_0, &_S27);
            _S26 = _S28;
        }
        else
        {
            Halves_0 _S29 = v_6;
            float _S30 = joined_0(&_S29);
            _S26 = _S30;
        }
        *_S25 = _S26;
        i_1 = i_1 + _S24;
    }
    return;
}

extern "C" __global__ void mpt_join(SplitArguments_0 a_6, Spec_0 spec_3)
{
    uint _S31 = blockIdx.x;
    uint _S32 = threadIdx.x;
    Spec_0 _S33 = spec_3;
    SplitArguments_0 _S34 = a_6;
    Join_run_0(&_S33, &_S34, _S31, _S32);
    return;
}

