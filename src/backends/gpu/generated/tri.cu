// The kernels of tri.slang for CUDA. Made by `generate`.
// SPDX-License-Identifier: Apache-2.0
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

__device__ ulonglong load_0(uint size_0, ulonglong base_0, longlong i_0)
{
    switch(size_0)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_0 + i_0));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_0 + i_0));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_0 + i_0));
        }
    default:
        {
            return *((ulonglong *)base_0 + i_0);
        }
    }
}

__device__ void store_0(uint size_1, ulonglong base_1, longlong i_1, ulonglong v_0)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_1 + i_1) = uchar(v_0);
            break;
        }
    case 2U:
        {
            *((ushort *)base_1 + i_1) = ushort(v_0);
            break;
        }
    case 4U:
        {
            *((uint *)base_1 + i_1) = uint(v_0);
            break;
        }
    default:
        {
            *((ulonglong *)base_1 + i_1) = v_0;
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
    uint none_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ void Tri_run_0(Spec_0 * spec_0, TriArguments_0 * a_0, uint group_0, uint lane_0)
{
    ulonglong next_0;
    Geometry_0 * _S1 = (Geometry_0 *)a_0->geometry_0;
    uint _S2 = Spec_type_0(spec_0, 0U);
    uint _S3 = size_of_0(_S2);
    ulonglong _S4 = ulonglong(a_0->groups_0) * 256ULL;
    ulonglong i_2 = ulonglong(group_0) * 256ULL + ulonglong(lane_0);
    for(;;)
    {
        ulonglong _S5 = a_0->count_0;
        if(i_2 < (a_0->count_0))
        {
        }
        else
        {
            break;
        }
        uint _S6 = _S1->rank_0;
        ulonglong rest_0 = i_2;
        uint d_0 = _S6;
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
            ulonglong extent_1 = _S1->extent_0[d_1];
            if((_S5 >> int(32)) == 0ULL)
            {
                uint _S7 = uint(rest_0) / uint(extent_1);
                next_0 = ulonglong(_S7);
            }
            else
            {
                ulonglong _S8 = rest_0 / extent_1;
                next_0 = _S8;
            }
            longlong index_0 = longlong(rest_0 - next_0 * extent_1);
            longlong to_1 = to_0 + index_0 * _S1->stride_0[d_1];
            longlong from_1 = from_0 + index_0 * _S1->stride_0[8U + d_1];
            if((d_1 + 1U) == (_S1->rank_0))
            {
                above_0 = index_0;
            }
            else
            {
                longlong above_1;
                if((d_1 + 2U) == (_S1->rank_0))
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
            next_0 = load_0(_S3, a_0->input_0, from_0);
        }
        else
        {
            next_0 = 0ULL;
        }
        store_0(_S3, a_0->output_0, to_0, next_0);
        i_2 = i_2 + _S4;
    }
    return;
}

extern "C" __global__ void mpt_tri(TriArguments_0 a_1, Spec_0 spec_1)
{
    uint _S9 = blockIdx.x;
    uint _S10 = threadIdx.x;
    Spec_0 _S11 = spec_1;
    TriArguments_0 _S12 = a_1;
    Tri_run_0(&_S11, &_S12, _S9, _S10);
    return;
}

