// The kernels of tri.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
__device__ ulonglong * at_0(ulonglong base_0, longlong i_0)
{
    return (ulonglong *)(base_0 + ulonglong(i_0) * 8ULL);
}

__device__ uint * at_1(ulonglong base_1, longlong i_1)
{
    return (uint *)(base_1 + ulonglong(i_1) * 4ULL);
}

__device__ ushort * at_2(ulonglong base_2, longlong i_2)
{
    return (ushort *)(base_2 + ulonglong(i_2) * 2ULL);
}

__device__ uchar * at_3(ulonglong base_3, longlong i_3)
{
    return (uchar *)(base_3 + ulonglong(i_3));
}

struct Spec_0
{
    uint op_0;
    uint types_0;
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

__device__ ulonglong load_0(uint size_0, ulonglong base_4, longlong i_4)
{
    switch(size_0)
    {
    case 1U:
        {
            uchar * _S1 = at_3(base_4, i_4);
            return ulonglong(*_S1);
        }
    case 2U:
        {
            ushort * _S2 = at_2(base_4, i_4);
            return ulonglong(*_S2);
        }
    case 4U:
        {
            uint * _S3 = at_1(base_4, i_4);
            return ulonglong(*_S3);
        }
    default:
        {
            ulonglong * _S4 = at_0(base_4, i_4);
            return *_S4;
        }
    }
}

__device__ void store_0(uint size_1, ulonglong base_5, longlong i_5, ulonglong v_0)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S5 = at_3(base_5, i_5);
            *_S5 = uchar(v_0);
            break;
        }
    case 2U:
        {
            ushort * _S6 = at_2(base_5, i_5);
            *_S6 = ushort(v_0);
            break;
        }
    case 4U:
        {
            uint * _S7 = at_1(base_5, i_5);
            *_S7 = uint(v_0);
            break;
        }
    default:
        {
            ulonglong * _S8 = at_0(base_5, i_5);
            *_S8 = v_0;
            break;
        }
    }
    return;
}

struct TriArguments_0
{
    ulonglong output_0;
    ulonglong input_0;
    ulonglong geometry_0;
    ulonglong count_0;
    longlong diagonal_0;
    uint upper_0;
    uint groups_0;
};

struct Geometry_0
{
    uint rank_0;
    uint pad_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ void Tri_run_0(Spec_0 * spec_0, TriArguments_0 * a_0, uint group_0, uint lane_0)
{
    ulonglong next_0;
    Geometry_0 * _S9 = (Geometry_0 *)a_0->geometry_0;
    uint _S10 = Spec_type_0(spec_0, 0U);
    uint _S11 = size_of_0(_S10);
    ulonglong _S12 = ulonglong(a_0->groups_0) * 256ULL;
    ulonglong i_6 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        ulonglong _S13 = a_0->count_0;
        if(i_6 < (a_0->count_0))
        {
        }
        else
        {
            break;
        }
        uint _S14 = _S9->rank_0;
        ulonglong rest_0 = i_6;
        uint d_0 = _S14;
        longlong to_0 = 0LL;
        longlong from_0 = 0LL;
        longlong above_0 = 0LL;
        for(;;)
        {
            uint d_1 = d_0 - 1U;
            if(d_0 > 0U)
            {
            }
            else
            {
                break;
            }
            ulonglong extent_1 = _S9->extent_0[d_1];
            if((_S13 >> int(32)) == 0ULL)
            {
                uint _S15 = uint(rest_0) / uint(extent_1);
                next_0 = ulonglong(_S15);
            }
            else
            {
                ulonglong _S16 = rest_0 / extent_1;
                next_0 = _S16;
            }
            longlong index_0 = longlong(rest_0 - next_0 * extent_1);
            longlong to_1 = to_0 + index_0 * _S9->stride_0[d_1];
            longlong from_1 = from_0 + index_0 * _S9->stride_0[8U + d_1];
            if((d_1 + 1U) == (_S9->rank_0))
            {
                above_0 = index_0;
            }
            else
            {
                longlong above_1;
                if((d_1 + 2U) == (_S9->rank_0))
                {
                    above_1 = above_0 - index_0;
                }
                else
                {
                    above_1 = above_0;
                }
                above_0 = above_1;
            }
            rest_0 = next_0;
            d_0 = d_1;
            to_0 = to_1;
            from_0 = from_1;
        }
        bool keeps_0;
        if((a_0->upper_0) != 0U)
        {
            keeps_0 = above_0 >= (a_0->diagonal_0);
        }
        else
        {
            keeps_0 = above_0 <= (a_0->diagonal_0);
        }
        if(keeps_0)
        {
            ulonglong _S17 = load_0(_S11, a_0->input_0, from_0);
            next_0 = _S17;
        }
        else
        {
            next_0 = 0ULL;
        }
        store_0(_S11, a_0->output_0, to_0, next_0);
        i_6 = i_6 + _S12;
    }
    return;
}

extern "C" __global__ void mpt_tri(TriArguments_0 a_1, Spec_0 spec_1)
{
    uint _S18 = blockIdx.x;
    uint _S19 = threadIdx.x;
    Spec_0 _S20 = spec_1;
    TriArguments_0 _S21 = a_1;
    Tri_run_0(&_S20, &_S21, _S18, _S19);
    return;
}

