// The kernels of copy.slang for CUDA. Made by `generate`.
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

struct Place_0
{
    FixedArray<longlong, 4>  at_0;
};

struct Geometry_0
{
    uint rank_0;
    uint none_0;
    FixedArray<ulonglong, 8>  extent_0;
    FixedArray<longlong, 32>  stride_0;
};

__device__ Place_0 place_of_0(PointArguments_0 * a_2, ulonglong i_0)
{
    Place_0 p_0;
    ulonglong _S2 = a_2->geometry_0;
    bool _S3 = (a_2->geometry_0) == 0ULL;
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
        _S5 = (((a_2->steps_0) >> int(0)) & 1U) != 0U;
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
    bool _S6 = ((a_2->count_0) >> int(32)) == 0ULL;
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

struct Spec_0
{
    uint op_0;
    uint types_0;
};

__device__ ulonglong Fill_Value_of_0(Spec_0 * spec_0, PointArguments_0 * a_3, ulonglong i_1, ulonglong x_0, ulonglong y_0, ulonglong z_0)
{
    return a_3->a_0;
}

struct Four_0
{
    FixedArray<ulonglong, 4>  e_0;
};

__device__ Place_0 place_of_1(PointArguments_0 * a_4, ulonglong i_2)
{
    Place_0 p_1;
    ulonglong _S11 = a_4->geometry_0;
    bool _S12 = (a_4->geometry_0) == 0ULL;
    longlong _S13;
    if(_S12)
    {
        _S13 = longlong(i_2);
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
    bool _S14 = ((a_4->count_0) >> int(32)) == 0ULL;
    int d_1 = int(g_1->rank_0) - int(1);
    ulonglong _S15 = i_2;
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

__device__ uint Spec_type_0(Spec_0 * this_0, uint k_1)
{
    return ((this_0->types_0) >> (4U * k_1)) & 15U;
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

__device__ uint low_0(ulonglong v_0)
{
    return uint(v_0);
}

__device__ uint high_0(ulonglong v_1)
{
    return uint(v_1 >> int(32));
}

__device__ void store4_0(uint size_0, ulonglong base_0, ulonglong i_3, Four_0 * v_2)
{
    ulonglong at_1 = base_0 + i_3 * ulonglong(size_0);
    if(size_0 == 1U)
    {
        *(uint *)at_1 = (((low_0((v_2->e_0[int(0)]) & 255ULL)) | ((low_0((v_2->e_0[int(1)]) & 255ULL)) << int(8))) | ((low_0((v_2->e_0[int(2)]) & 255ULL)) << int(16))) | ((low_0(v_2->e_0[int(3)])) << int(24));
    }
    else
    {
        if(size_0 == 2U)
        {
            *(uint2  *)at_1 = make_uint2 ((low_0((v_2->e_0[int(0)]) & 65535ULL)) | ((low_0(v_2->e_0[int(1)])) << int(16)), (low_0((v_2->e_0[int(2)]) & 65535ULL)) | ((low_0(v_2->e_0[int(3)])) << int(16)));
        }
        else
        {
            if(size_0 == 4U)
            {
                *(uint4  *)at_1 = make_uint4 (low_0(v_2->e_0[int(0)]), low_0(v_2->e_0[int(1)]), low_0(v_2->e_0[int(2)]), low_0(v_2->e_0[int(3)]));
            }
            else
            {
                *(uint4  *)at_1 = make_uint4 (low_0(v_2->e_0[int(0)]), high_0(v_2->e_0[int(0)]), low_0(v_2->e_0[int(1)]), high_0(v_2->e_0[int(1)]));
                *(uint4  *)(at_1 + 16ULL) = make_uint4 (low_0(v_2->e_0[int(2)]), high_0(v_2->e_0[int(2)]), low_0(v_2->e_0[int(3)]), high_0(v_2->e_0[int(3)]));
            }
        }
    }
    return;
}

__device__ void store_0(uint size_1, ulonglong base_1, longlong i_4, ulonglong v_3)
{
    switch(size_1)
    {
    case 1U:
        {
            *((uchar *)base_1 + i_4) = uchar(v_3);
            break;
        }
    case 2U:
        {
            *((ushort *)base_1 + i_4) = ushort(v_3);
            break;
        }
    case 4U:
        {
            *((uint *)base_1 + i_4) = uint(v_3);
            break;
        }
    default:
        {
            *((ulonglong *)base_1 + i_4) = v_3;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_5, uint group_0, uint lane_0)
{
    bool _S19 = (a_5->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S20 = a_5->count_0;
        if(first_0 < (a_5->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S19)
        {
            begin_0 = first_0 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_0);
        }
        uint _S21;
        if(_S19)
        {
            _S21 = 1U;
        }
        else
        {
            _S21 = 256U;
        }
        ulonglong _S22 = ulonglong(_S21);
        bool whole_0;
        if(_S19)
        {
            whole_0 = (begin_0 + 4ULL) <= _S20;
        }
        else
        {
            whole_0 = false;
        }
        FixedArray<Place_0, 4>  places_0;
        FixedArray<Four_0, 4>  x_1 = {};
        if(whole_0)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_0 >= _S20)
                        {
                            break;
                        }
                        Place_0 _S23 = place_of_1(a_5, begin_0);
                        places_0[int(0)] = _S23;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_5 = begin_0 + _S22;
                        if(i_5 >= _S20)
                        {
                            break;
                        }
                        Place_0 _S24 = place_of_1(a_5, i_5);
                        places_0[int(1)] = _S24;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_6 = begin_0 + 2ULL * _S22;
                        if(i_6 >= _S20)
                        {
                            break;
                        }
                        Place_0 _S25 = place_of_1(a_5, i_6);
                        places_0[int(2)] = _S25;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_7 = begin_0 + 3ULL * _S22;
                        if(i_7 >= _S20)
                        {
                            break;
                        }
                        Place_0 _S26 = place_of_1(a_5, i_7);
                        places_0[int(3)] = _S26;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S27 = Fill_Value_of_0(spec_1, a_5, begin_0, x_1[int(1)].e_0[int(0)], x_1[int(2)].e_0[int(0)], x_1[int(3)].e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S27;
        ulonglong _S28 = begin_0 + _S22;
        ulonglong _S29 = Fill_Value_of_0(spec_1, a_5, _S28, x_1[int(1)].e_0[int(1)], x_1[int(2)].e_0[int(1)], x_1[int(3)].e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S29;
        ulonglong _S30 = begin_0 + 2ULL * _S22;
        ulonglong _S31 = Fill_Value_of_0(spec_1, a_5, _S30, x_1[int(1)].e_0[int(2)], x_1[int(2)].e_0[int(2)], x_1[int(3)].e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S31;
        ulonglong _S32 = begin_0 + 3ULL * _S22;
        ulonglong _S33 = Fill_Value_of_0(spec_1, a_5, _S32, x_1[int(1)].e_0[int(3)], x_1[int(2)].e_0[int(3)], x_1[int(3)].e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S33;
        uint _S34 = Spec_type_0(spec_1, 0U);
        uint size_2 = size_of_0(_S34);
        if(whole_0)
        {
            Four_0 _S35 = y_1;
            store4_0(size_2, a_5->output_0, begin_0, &_S35);
        }
        else
        {
            if(begin_0 < _S20)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S28 < _S20)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S30 < _S20)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S32 < _S20)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_5->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_1(Spec_0 * spec_2, PointArguments_0 * a_6, ulonglong i_8, ulonglong x_2, ulonglong y_2, ulonglong z_1)
{
    return a_6->a_0;
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_7, uint group_1, uint lane_1)
{
    bool _S36 = (a_7->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S37 = a_7->count_0;
        if(first_1 < (a_7->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S36)
        {
            begin_1 = first_1 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_1 + ulonglong(lane_1);
        }
        uint _S38;
        if(_S36)
        {
            _S38 = 1U;
        }
        else
        {
            _S38 = 256U;
        }
        ulonglong _S39 = ulonglong(_S38);
        bool whole_1;
        if(_S36)
        {
            whole_1 = (begin_1 + 4ULL) <= _S37;
        }
        else
        {
            whole_1 = false;
        }
        FixedArray<Place_0, 4>  places_1;
        FixedArray<Four_0, 4>  x_3 = {};
        if(whole_1)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_1 >= _S37)
                        {
                            break;
                        }
                        Place_0 _S40 = place_of_1(a_7, begin_1);
                        places_1[int(0)] = _S40;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_9 = begin_1 + _S39;
                        if(i_9 >= _S37)
                        {
                            break;
                        }
                        Place_0 _S41 = place_of_1(a_7, i_9);
                        places_1[int(1)] = _S41;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_1 + 2ULL * _S39;
                        if(i_10 >= _S37)
                        {
                            break;
                        }
                        Place_0 _S42 = place_of_1(a_7, i_10);
                        places_1[int(2)] = _S42;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_1 + 3ULL * _S39;
                        if(i_11 >= _S37)
                        {
                            break;
                        }
                        Place_0 _S43 = place_of_1(a_7, i_11);
                        places_1[int(3)] = _S43;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_3;
        ulonglong _S44 = Fill_Value_of_1(spec_3, a_7, begin_1, x_3[int(1)].e_0[int(0)], x_3[int(2)].e_0[int(0)], x_3[int(3)].e_0[int(0)]);
        (&y_3)->e_0[int(0)] = _S44;
        ulonglong _S45 = begin_1 + _S39;
        ulonglong _S46 = Fill_Value_of_1(spec_3, a_7, _S45, x_3[int(1)].e_0[int(1)], x_3[int(2)].e_0[int(1)], x_3[int(3)].e_0[int(1)]);
        (&y_3)->e_0[int(1)] = _S46;
        ulonglong _S47 = begin_1 + 2ULL * _S39;
        ulonglong _S48 = Fill_Value_of_1(spec_3, a_7, _S47, x_3[int(1)].e_0[int(2)], x_3[int(2)].e_0[int(2)], x_3[int(3)].e_0[int(2)]);
        (&y_3)->e_0[int(2)] = _S48;
        ulonglong _S49 = begin_1 + 3ULL * _S39;
        ulonglong _S50 = Fill_Value_of_1(spec_3, a_7, _S49, x_3[int(1)].e_0[int(3)], x_3[int(2)].e_0[int(3)], x_3[int(3)].e_0[int(3)]);
        (&y_3)->e_0[int(3)] = _S50;
        uint _S51 = Spec_type_0(spec_3, 0U);
        uint size_3 = size_of_0(_S51);
        if(whole_1)
        {
            Four_0 _S52 = y_3;
            store4_0(size_3, a_7->output_0, begin_1, &_S52);
        }
        else
        {
            if(begin_1 < _S37)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_3)->e_0[int(0)]);
            }
            if(_S45 < _S37)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_3)->e_0[int(1)]);
            }
            if(_S47 < _S37)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_3)->e_0[int(2)]);
            }
            if(_S49 < _S37)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_3)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_7->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_2(Spec_0 * spec_4, PointArguments_0 * a_8, ulonglong i_12, ulonglong x_4, ulonglong y_4, ulonglong z_2)
{
    return a_8->a_0;
}

__device__ void Point_run_2(Spec_0 * spec_5, PointArguments_0 * a_9, uint group_2, uint lane_2)
{
    bool _S53 = (a_9->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_2) * 1024ULL;
    for(;;)
    {
        ulonglong _S54 = a_9->count_0;
        if(first_2 < (a_9->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_2;
        if(_S53)
        {
            begin_2 = first_2 + ulonglong(lane_2 * 4U);
        }
        else
        {
            begin_2 = first_2 + ulonglong(lane_2);
        }
        uint _S55;
        if(_S53)
        {
            _S55 = 1U;
        }
        else
        {
            _S55 = 256U;
        }
        ulonglong _S56 = ulonglong(_S55);
        bool whole_2;
        if(_S53)
        {
            whole_2 = (begin_2 + 4ULL) <= _S54;
        }
        else
        {
            whole_2 = false;
        }
        FixedArray<Place_0, 4>  places_2;
        FixedArray<Four_0, 4>  x_5 = {};
        if(whole_2)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_2 >= _S54)
                        {
                            break;
                        }
                        Place_0 _S57 = place_of_1(a_9, begin_2);
                        places_2[int(0)] = _S57;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_13 = begin_2 + _S56;
                        if(i_13 >= _S54)
                        {
                            break;
                        }
                        Place_0 _S58 = place_of_1(a_9, i_13);
                        places_2[int(1)] = _S58;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_2 + 2ULL * _S56;
                        if(i_14 >= _S54)
                        {
                            break;
                        }
                        Place_0 _S59 = place_of_1(a_9, i_14);
                        places_2[int(2)] = _S59;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_2 + 3ULL * _S56;
                        if(i_15 >= _S54)
                        {
                            break;
                        }
                        Place_0 _S60 = place_of_1(a_9, i_15);
                        places_2[int(3)] = _S60;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_5;
        ulonglong _S61 = Fill_Value_of_2(spec_5, a_9, begin_2, x_5[int(1)].e_0[int(0)], x_5[int(2)].e_0[int(0)], x_5[int(3)].e_0[int(0)]);
        (&y_5)->e_0[int(0)] = _S61;
        ulonglong _S62 = begin_2 + _S56;
        ulonglong _S63 = Fill_Value_of_2(spec_5, a_9, _S62, x_5[int(1)].e_0[int(1)], x_5[int(2)].e_0[int(1)], x_5[int(3)].e_0[int(1)]);
        (&y_5)->e_0[int(1)] = _S63;
        ulonglong _S64 = begin_2 + 2ULL * _S56;
        ulonglong _S65 = Fill_Value_of_2(spec_5, a_9, _S64, x_5[int(1)].e_0[int(2)], x_5[int(2)].e_0[int(2)], x_5[int(3)].e_0[int(2)]);
        (&y_5)->e_0[int(2)] = _S65;
        ulonglong _S66 = begin_2 + 3ULL * _S56;
        ulonglong _S67 = Fill_Value_of_2(spec_5, a_9, _S66, x_5[int(1)].e_0[int(3)], x_5[int(2)].e_0[int(3)], x_5[int(3)].e_0[int(3)]);
        (&y_5)->e_0[int(3)] = _S67;
        uint _S68 = Spec_type_0(spec_5, 0U);
        uint size_4 = size_of_0(_S68);
        if(whole_2)
        {
            Four_0 _S69 = y_5;
            store4_0(size_4, a_9->output_0, begin_2, &_S69);
        }
        else
        {
            if(begin_2 < _S54)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(0)])->at_0[int(0)], (&y_5)->e_0[int(0)]);
            }
            if(_S62 < _S54)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(1)])->at_0[int(0)], (&y_5)->e_0[int(1)]);
            }
            if(_S64 < _S54)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(2)])->at_0[int(0)], (&y_5)->e_0[int(2)]);
            }
            if(_S66 < _S54)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(3)])->at_0[int(0)], (&y_5)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_9->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_3(Spec_0 * spec_6, PointArguments_0 * a_10, ulonglong i_16, ulonglong x_6, ulonglong y_6, ulonglong z_3)
{
    return a_10->a_0;
}

__device__ void Point_run_3(Spec_0 * spec_7, PointArguments_0 * a_11, uint group_3, uint lane_3)
{
    bool _S70 = (a_11->geometry_0) == 0ULL;
    ulonglong first_3 = ulonglong(group_3) * 1024ULL;
    for(;;)
    {
        ulonglong _S71 = a_11->count_0;
        if(first_3 < (a_11->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_3;
        if(_S70)
        {
            begin_3 = first_3 + ulonglong(lane_3 * 4U);
        }
        else
        {
            begin_3 = first_3 + ulonglong(lane_3);
        }
        uint _S72;
        if(_S70)
        {
            _S72 = 1U;
        }
        else
        {
            _S72 = 256U;
        }
        ulonglong _S73 = ulonglong(_S72);
        bool whole_3;
        if(_S70)
        {
            whole_3 = (begin_3 + 4ULL) <= _S71;
        }
        else
        {
            whole_3 = false;
        }
        FixedArray<Place_0, 4>  places_3;
        FixedArray<Four_0, 4>  x_7 = {};
        if(whole_3)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_3 >= _S71)
                        {
                            break;
                        }
                        Place_0 _S74 = place_of_1(a_11, begin_3);
                        places_3[int(0)] = _S74;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_17 = begin_3 + _S73;
                        if(i_17 >= _S71)
                        {
                            break;
                        }
                        Place_0 _S75 = place_of_1(a_11, i_17);
                        places_3[int(1)] = _S75;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_18 = begin_3 + 2ULL * _S73;
                        if(i_18 >= _S71)
                        {
                            break;
                        }
                        Place_0 _S76 = place_of_1(a_11, i_18);
                        places_3[int(2)] = _S76;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_19 = begin_3 + 3ULL * _S73;
                        if(i_19 >= _S71)
                        {
                            break;
                        }
                        Place_0 _S77 = place_of_1(a_11, i_19);
                        places_3[int(3)] = _S77;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_7;
        ulonglong _S78 = Fill_Value_of_3(spec_7, a_11, begin_3, x_7[int(1)].e_0[int(0)], x_7[int(2)].e_0[int(0)], x_7[int(3)].e_0[int(0)]);
        (&y_7)->e_0[int(0)] = _S78;
        ulonglong _S79 = begin_3 + _S73;
        ulonglong _S80 = Fill_Value_of_3(spec_7, a_11, _S79, x_7[int(1)].e_0[int(1)], x_7[int(2)].e_0[int(1)], x_7[int(3)].e_0[int(1)]);
        (&y_7)->e_0[int(1)] = _S80;
        ulonglong _S81 = begin_3 + 2ULL * _S73;
        ulonglong _S82 = Fill_Value_of_3(spec_7, a_11, _S81, x_7[int(1)].e_0[int(2)], x_7[int(2)].e_0[int(2)], x_7[int(3)].e_0[int(2)]);
        (&y_7)->e_0[int(2)] = _S82;
        ulonglong _S83 = begin_3 + 3ULL * _S73;
        ulonglong _S84 = Fill_Value_of_3(spec_7, a_11, _S83, x_7[int(1)].e_0[int(3)], x_7[int(2)].e_0[int(3)], x_7[int(3)].e_0[int(3)]);
        (&y_7)->e_0[int(3)] = _S84;
        uint _S85 = Spec_type_0(spec_7, 0U);
        uint size_5 = size_of_0(_S85);
        if(whole_3)
        {
            Four_0 _S86 = y_7;
            store4_0(size_5, a_11->output_0, begin_3, &_S86);
        }
        else
        {
            if(begin_3 < _S71)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(0)])->at_0[int(0)], (&y_7)->e_0[int(0)]);
            }
            if(_S79 < _S71)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(1)])->at_0[int(0)], (&y_7)->e_0[int(1)]);
            }
            if(_S81 < _S71)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(2)])->at_0[int(0)], (&y_7)->e_0[int(2)]);
            }
            if(_S83 < _S71)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(3)])->at_0[int(0)], (&y_7)->e_0[int(3)]);
            }
        }
        first_3 = first_3 + ulonglong(a_11->groups_0) * 1024ULL;
    }
    return;
}

__device__ uint top_bit_0(uint v_4)
{
    uint _S87;
    uint at_2;
    if(v_4 >= 65536U)
    {
        _S87 = v_4 >> int(16);
        at_2 = 16U;
    }
    else
    {
        _S87 = v_4;
        at_2 = 0U;
    }
    if(_S87 >= 256U)
    {
        uint at_3 = at_2 + 8U;
        _S87 = _S87 >> int(8);
        at_2 = at_3;
    }
    else
    {
    }
    if(_S87 >= 16U)
    {
        uint at_4 = at_2 + 4U;
        _S87 = _S87 >> int(4);
        at_2 = at_4;
    }
    else
    {
    }
    if(_S87 >= 4U)
    {
        uint _S88 = _S87 >> int(2);
        at_2 = at_2 + 2U;
        _S87 = _S88;
    }
    else
    {
    }
    return at_2 + (_S87 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_5)
{
    uint _S89 = high_0(v_5);
    uint _S90;
    if(_S89 != 0U)
    {
        _S90 = 32U + top_bit_0(_S89);
    }
    else
    {
        _S90 = top_bit_0(low_0(v_5));
    }
    return _S90;
}

__device__ ulonglong right_nearest_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    bool _S91;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S91 = v_6 > 9223372036854775808ULL;
        }
        else
        {
            _S91 = false;
        }
        int _S92;
        if(_S91)
        {
            _S92 = int(1);
        }
        else
        {
            _S92 = int(0);
        }
        return ulonglong(_S92);
    }
    ulonglong q_0 = v_6 >> s_0;
    ulonglong rest_2 = v_6 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_2 > half_0)
    {
        _S91 = true;
    }
    else
    {
        if(rest_2 == half_0)
        {
            _S91 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S91 = false;
        }
    }
    ulonglong _S93;
    if(_S91)
    {
        _S93 = q_0 + 1ULL;
    }
    else
    {
        _S93 = q_0;
    }
    return _S93;
}

__device__ uint f32_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0U;
    }
    bool _S94 = v_7 < 0LL;
    ulonglong m_0;
    if(_S94)
    {
        m_0 = 0ULL - ulonglong(v_7);
    }
    else
    {
        m_0 = ulonglong(v_7);
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
    uint _S95;
    if(_S94)
    {
        _S95 = 2147483648U;
    }
    else
    {
        _S95 = 0U;
    }
    return _S95 + ((top_0 + 126U) << int(23)) + q_1;
}

__device__ ulonglong join_0(uint hi_0, uint lo_0)
{
    return (ulonglong(hi_0) << int(32)) | ulonglong(lo_0);
}

__device__ ulonglong f64_of_f32_0(uint u_0)
{
    uint a_12 = u_0 & 2147483647U;
    uint sign_0 = u_0 & 2147483648U;
    uint e_1 = a_12 >> int(23);
    uint m_1 = a_12 & 8388607U;
    if(a_12 == 0U)
    {
        return join_0(sign_0, 0U);
    }
    uint m_2;
    if(e_1 == 255U)
    {
        uint _S96 = (sign_0 | 2146435072U) | (m_1 >> int(3));
        if(m_1 != 0U)
        {
            m_2 = 524288U;
        }
        else
        {
            m_2 = 0U;
        }
        return join_0(_S96 | m_2, m_1 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_1);
        uint _S97 = top_1 + 874U;
        m_2 = (m_1 << (23U - top_1)) & 8388607U;
        e_2 = _S97;
    }
    else
    {
        uint e_3 = e_1 + 896U;
        m_2 = m_1;
        e_2 = e_3;
    }
    return join_0((sign_0 | (e_2 << int(20))) | (m_2 >> int(3)), m_2 << int(29));
}

__device__ ulonglong right_odd_0(ulonglong v_8, uint s_1)
{
    if(s_1 == 0U)
    {
        return v_8;
    }
    int _S98;
    if(s_1 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S98 = int(1);
        }
        else
        {
            _S98 = int(0);
        }
        return ulonglong(_S98);
    }
    ulonglong _S99 = v_8 >> s_1;
    if((v_8 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S98 = int(1);
    }
    else
    {
        _S98 = int(0);
    }
    return _S99 | ulonglong(_S98);
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S100 = high_0(u_1);
    uint sign_1 = _S100 & 2147483648U;
    uint e_4 = (_S100 >> int(20)) & 2047U;
    ulonglong m_3 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_4 == 2047U)
    {
        uint _S101 = (sign_1 | 2139095040U) | uint(m_3 >> int(29));
        if(m_3 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S101 | s_2;
    }
    if(e_4 >= 1151U)
    {
        if(odd_0)
        {
            s_2 = 2139095039U;
        }
        else
        {
            s_2 = 2139095040U;
        }
        return sign_1 | s_2;
    }
    if(e_4 == 0U)
    {
        bool _S102;
        if(odd_0)
        {
            _S102 = m_3 != 0ULL;
        }
        else
        {
            _S102 = false;
        }
        int _S103;
        if(_S102)
        {
            _S103 = int(1);
        }
        else
        {
            _S103 = int(0);
        }
        return sign_1 | uint(_S103);
    }
    ulonglong m_4;
    if(e_4 > 896U)
    {
        ulonglong m_5 = m_3 | (ulonglong(e_4 - 896U) << int(52));
        s_2 = 29U;
        m_4 = m_5;
    }
    else
    {
        ulonglong m_6 = m_3 | 4503599627370496ULL;
        s_2 = (U32_min((926U - e_4), (64U)));
        m_4 = m_6;
    }
    if(odd_0)
    {
        m_4 = right_odd_0(m_4, s_2);
    }
    else
    {
        m_4 = right_nearest_0(m_4, s_2);
    }
    return sign_1 | uint(m_4);
}

__device__ longlong i64_of_f64_0(ulonglong u_2)
{
    uint _S104 = high_0(u_2);
    uint _S105 = _S104 >> int(31);
    bool negative_0 = _S105 != 0U;
    uint e_5 = (_S104 >> int(20)) & 2047U;
    ulonglong m_7 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S106;
    if(e_5 == 2047U)
    {
        _S106 = m_7 != 4503599627370496ULL;
    }
    else
    {
        _S106 = false;
    }
    if(_S106)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S105));
    }
    ulonglong m_8;
    if(e_5 >= 1075U)
    {
        m_8 = m_7 << (e_5 - 1075U);
    }
    else
    {
        m_8 = m_7 >> (1075U - e_5);
    }
    longlong _S107;
    if(negative_0)
    {
        _S107 = longlong(0ULL - m_8);
    }
    else
    {
        _S107 = longlong(m_8);
    }
    return _S107;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_9)
{
    longlong _S108;
    switch(type_1)
    {
    case 7U:
        {
            if(v_9 < -128LL)
            {
                _S108 = -128LL;
            }
            else
            {
                if(v_9 > 127LL)
                {
                    _S108 = 127LL;
                }
                else
                {
                    _S108 = v_9;
                }
            }
            return _S108;
        }
    case 8U:
        {
            if(v_9 < 0LL)
            {
                _S108 = 0LL;
            }
            else
            {
                if(v_9 > 255LL)
                {
                    _S108 = 255LL;
                }
                else
                {
                    _S108 = v_9;
                }
            }
            return _S108;
        }
    case 9U:
        {
            if(v_9 < -2147483648LL)
            {
                _S108 = -2147483648LL;
            }
            else
            {
                if(v_9 > 2147483647LL)
                {
                    _S108 = 2147483647LL;
                }
                else
                {
                    _S108 = v_9;
                }
            }
            return _S108;
        }
    default:
        {
            return v_9;
        }
    }
}

__device__ uint narrow_0(uint a_13, uint mantissa_0, uint bias_0)
{
    uint e_6 = a_13 >> int(23);
    if(e_6 >= (128U - bias_0))
    {
        return uint(right_nearest_0(ulonglong(a_13 - ((127U - bias_0) << int(23))), 23U - mantissa_0));
    }
    uint _S109 = a_13 & 8388607U;
    uint _S110;
    if(e_6 != 0U)
    {
        _S110 = 8388608U;
    }
    else
    {
        _S110 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S109 | _S110), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_14 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_14 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_14 >> int(13)) & 1023U);
    }
    uint _S111;
    if(a_14 >= 1199566848U)
    {
        _S111 = 31744U;
    }
    else
    {
        _S111 = narrow_0(a_14, 10U, 15U);
    }
    return sign_2 | _S111;
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
    uint a_15 = u_5 & 2147483647U;
    uint sign_3 = (u_5 >> int(24)) & 128U;
    uint _S112;
    if(a_15 >= 1140850688U)
    {
        _S112 = 127U;
    }
    else
    {
        _S112 = (U32_min((narrow_0(a_15, 3U, 7U)), (127U)));
    }
    return sign_3 | _S112;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_16 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_16 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S113;
    if(a_16 >= 1199570944U)
    {
        _S113 = 124U;
    }
    else
    {
        _S113 = (U32_min((narrow_0(a_16, 2U, 15U)), (124U)));
    }
    return sign_4 | _S113;
}

__device__ ulonglong narrow_of_f32_0(uint type_2, uint u_7)
{
    switch(type_2)
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

__device__ ulonglong of_f64_0(uint type_3, ulonglong u_8)
{
    switch(type_3)
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
            int _S114;
            if((u_8 << int(1)) != 0ULL)
            {
                _S114 = int(1);
            }
            else
            {
                _S114 = int(0);
            }
            return ulonglong(_S114);
        }
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(clamp_to_0(type_3, i64_of_f64_0(u_8)));
        }
    default:
        {
            return narrow_of_f32_0(type_3, f32_of_f64_0(u_8, true));
        }
    }
}

__device__ ulonglong of_f32_0(uint type_4, uint u_9)
{
    switch(type_4)
    {
    case 1U:
        {
            return ulonglong(u_9);
        }
    case 11U:
        {
            int _S115;
            if((u_9 << int(1)) != 0U)
            {
                _S115 = int(1);
            }
            else
            {
                _S115 = int(0);
            }
            return ulonglong(_S115);
        }
    case 2U:
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return of_f64_0(type_4, f64_of_f32_0(u_9));
        }
    default:
        {
            return narrow_of_f32_0(type_4, u_9);
        }
    }
}

__device__ ulonglong ArangeF32_of_0(Spec_0 * spec_8, PointArguments_0 * a_17, ulonglong i_20, ulonglong x_8, ulonglong y_8, ulonglong z_4)
{
    float v_10 = (U32_asfloat((low_0(a_17->a_0)))) + (U32_asfloat((f32_of_i64_0(longlong(i_20))))) * (U32_asfloat((low_0(a_17->b_0))));
    uint _S116 = Spec_type_0(spec_8, 0U);
    return of_f32_0(_S116, (F32_asuint((v_10))));
}

__device__ void Point_run_4(Spec_0 * spec_9, PointArguments_0 * a_18, uint group_4, uint lane_4)
{
    bool _S117 = (a_18->geometry_0) == 0ULL;
    ulonglong first_4 = ulonglong(group_4) * 1024ULL;
    for(;;)
    {
        ulonglong _S118 = a_18->count_0;
        if(first_4 < (a_18->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_4;
        if(_S117)
        {
            begin_4 = first_4 + ulonglong(lane_4 * 4U);
        }
        else
        {
            begin_4 = first_4 + ulonglong(lane_4);
        }
        uint _S119;
        if(_S117)
        {
            _S119 = 1U;
        }
        else
        {
            _S119 = 256U;
        }
        ulonglong _S120 = ulonglong(_S119);
        bool whole_4;
        if(_S117)
        {
            whole_4 = (begin_4 + 4ULL) <= _S118;
        }
        else
        {
            whole_4 = false;
        }
        FixedArray<Place_0, 4>  places_4;
        FixedArray<Four_0, 4>  x_9 = {};
        if(whole_4)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_4 >= _S118)
                        {
                            break;
                        }
                        Place_0 _S121 = place_of_1(a_18, begin_4);
                        places_4[int(0)] = _S121;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_21 = begin_4 + _S120;
                        if(i_21 >= _S118)
                        {
                            break;
                        }
                        Place_0 _S122 = place_of_1(a_18, i_21);
                        places_4[int(1)] = _S122;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_22 = begin_4 + 2ULL * _S120;
                        if(i_22 >= _S118)
                        {
                            break;
                        }
                        Place_0 _S123 = place_of_1(a_18, i_22);
                        places_4[int(2)] = _S123;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_23 = begin_4 + 3ULL * _S120;
                        if(i_23 >= _S118)
                        {
                            break;
                        }
                        Place_0 _S124 = place_of_1(a_18, i_23);
                        places_4[int(3)] = _S124;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_9;
        ulonglong _S125 = ArangeF32_of_0(spec_9, a_18, begin_4, x_9[int(1)].e_0[int(0)], x_9[int(2)].e_0[int(0)], x_9[int(3)].e_0[int(0)]);
        (&y_9)->e_0[int(0)] = _S125;
        ulonglong _S126 = begin_4 + _S120;
        ulonglong _S127 = ArangeF32_of_0(spec_9, a_18, _S126, x_9[int(1)].e_0[int(1)], x_9[int(2)].e_0[int(1)], x_9[int(3)].e_0[int(1)]);
        (&y_9)->e_0[int(1)] = _S127;
        ulonglong _S128 = begin_4 + 2ULL * _S120;
        ulonglong _S129 = ArangeF32_of_0(spec_9, a_18, _S128, x_9[int(1)].e_0[int(2)], x_9[int(2)].e_0[int(2)], x_9[int(3)].e_0[int(2)]);
        (&y_9)->e_0[int(2)] = _S129;
        ulonglong _S130 = begin_4 + 3ULL * _S120;
        ulonglong _S131 = ArangeF32_of_0(spec_9, a_18, _S130, x_9[int(1)].e_0[int(3)], x_9[int(2)].e_0[int(3)], x_9[int(3)].e_0[int(3)]);
        (&y_9)->e_0[int(3)] = _S131;
        uint _S132 = Spec_type_0(spec_9, 0U);
        uint size_6 = size_of_0(_S132);
        if(whole_4)
        {
            Four_0 _S133 = y_9;
            store4_0(size_6, a_18->output_0, begin_4, &_S133);
        }
        else
        {
            if(begin_4 < _S118)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(0)])->at_0[int(0)], (&y_9)->e_0[int(0)]);
            }
            if(_S126 < _S118)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(1)])->at_0[int(0)], (&y_9)->e_0[int(1)]);
            }
            if(_S128 < _S118)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(2)])->at_0[int(0)], (&y_9)->e_0[int(2)]);
            }
            if(_S130 < _S118)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(3)])->at_0[int(0)], (&y_9)->e_0[int(3)]);
            }
        }
        first_4 = first_4 + ulonglong(a_18->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong f64_of_i64_0(longlong v_11)
{
    if(v_11 == 0LL)
    {
        return 0ULL;
    }
    bool _S134 = v_11 < 0LL;
    ulonglong m_9;
    if(_S134)
    {
        m_9 = 0ULL - ulonglong(v_11);
    }
    else
    {
        m_9 = ulonglong(v_11);
    }
    uint top_2 = top_bit64_0(m_9);
    ulonglong q_2;
    if(top_2 <= 52U)
    {
        q_2 = m_9 << (52U - top_2);
    }
    else
    {
        q_2 = right_nearest_0(m_9, top_2 - 52U);
    }
    if(_S134)
    {
        m_9 = 9223372036854775808ULL;
    }
    else
    {
        m_9 = 0ULL;
    }
    return m_9 + (ulonglong(top_2 + 1022U) << int(52)) + q_2;
}

__device__ ulonglong ArangeI64_of_0(Spec_0 * spec_10, PointArguments_0 * a_19, ulonglong i_24, ulonglong x_10, ulonglong y_10, ulonglong z_5)
{
    longlong v_12 = longlong(a_19->a_0 + i_24 * a_19->b_0);
    uint _S135 = Spec_type_0(spec_10, 0U);
    ulonglong _S136;
    if(_S135 == 10U)
    {
        _S136 = ulonglong(v_12);
    }
    else
    {
        _S136 = of_f64_0(_S135, f64_of_i64_0(v_12));
    }
    return _S136;
}

__device__ void Point_run_5(Spec_0 * spec_11, PointArguments_0 * a_20, uint group_5, uint lane_5)
{
    bool _S137 = (a_20->geometry_0) == 0ULL;
    ulonglong first_5 = ulonglong(group_5) * 1024ULL;
    for(;;)
    {
        ulonglong _S138 = a_20->count_0;
        if(first_5 < (a_20->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_5;
        if(_S137)
        {
            begin_5 = first_5 + ulonglong(lane_5 * 4U);
        }
        else
        {
            begin_5 = first_5 + ulonglong(lane_5);
        }
        uint _S139;
        if(_S137)
        {
            _S139 = 1U;
        }
        else
        {
            _S139 = 256U;
        }
        ulonglong _S140 = ulonglong(_S139);
        bool whole_5;
        if(_S137)
        {
            whole_5 = (begin_5 + 4ULL) <= _S138;
        }
        else
        {
            whole_5 = false;
        }
        FixedArray<Place_0, 4>  places_5;
        FixedArray<Four_0, 4>  x_11 = {};
        if(whole_5)
        {
        }
        else
        {
            for(;;)
            {
                for(;;)
                {
                    for(;;)
                    {
                        if(begin_5 >= _S138)
                        {
                            break;
                        }
                        Place_0 _S141 = place_of_1(a_20, begin_5);
                        places_5[int(0)] = _S141;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_25 = begin_5 + _S140;
                        if(i_25 >= _S138)
                        {
                            break;
                        }
                        Place_0 _S142 = place_of_1(a_20, i_25);
                        places_5[int(1)] = _S142;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_26 = begin_5 + 2ULL * _S140;
                        if(i_26 >= _S138)
                        {
                            break;
                        }
                        Place_0 _S143 = place_of_1(a_20, i_26);
                        places_5[int(2)] = _S143;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_27 = begin_5 + 3ULL * _S140;
                        if(i_27 >= _S138)
                        {
                            break;
                        }
                        Place_0 _S144 = place_of_1(a_20, i_27);
                        places_5[int(3)] = _S144;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_11;
        ulonglong _S145 = ArangeI64_of_0(spec_11, a_20, begin_5, x_11[int(1)].e_0[int(0)], x_11[int(2)].e_0[int(0)], x_11[int(3)].e_0[int(0)]);
        (&y_11)->e_0[int(0)] = _S145;
        ulonglong _S146 = begin_5 + _S140;
        ulonglong _S147 = ArangeI64_of_0(spec_11, a_20, _S146, x_11[int(1)].e_0[int(1)], x_11[int(2)].e_0[int(1)], x_11[int(3)].e_0[int(1)]);
        (&y_11)->e_0[int(1)] = _S147;
        ulonglong _S148 = begin_5 + 2ULL * _S140;
        ulonglong _S149 = ArangeI64_of_0(spec_11, a_20, _S148, x_11[int(1)].e_0[int(2)], x_11[int(2)].e_0[int(2)], x_11[int(3)].e_0[int(2)]);
        (&y_11)->e_0[int(2)] = _S149;
        ulonglong _S150 = begin_5 + 3ULL * _S140;
        ulonglong _S151 = ArangeI64_of_0(spec_11, a_20, _S150, x_11[int(1)].e_0[int(3)], x_11[int(2)].e_0[int(3)], x_11[int(3)].e_0[int(3)]);
        (&y_11)->e_0[int(3)] = _S151;
        uint _S152 = Spec_type_0(spec_11, 0U);
        uint size_7 = size_of_0(_S152);
        if(whole_5)
        {
            Four_0 _S153 = y_11;
            store4_0(size_7, a_20->output_0, begin_5, &_S153);
        }
        else
        {
            if(begin_5 < _S138)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(0)])->at_0[int(0)], (&y_11)->e_0[int(0)]);
            }
            if(_S146 < _S138)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(1)])->at_0[int(0)], (&y_11)->e_0[int(1)]);
            }
            if(_S148 < _S138)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(2)])->at_0[int(0)], (&y_11)->e_0[int(2)]);
            }
            if(_S150 < _S138)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(3)])->at_0[int(0)], (&y_11)->e_0[int(3)]);
            }
        }
        first_5 = first_5 + ulonglong(a_20->groups_0) * 1024ULL;
    }
    return;
}

__device__ Four_0 load4_0(uint size_8, ulonglong base_2, ulonglong i_28)
{
    ulonglong at_5 = base_2 + i_28 * ulonglong(size_8);
    Four_0 r_0;
    if(size_8 == 1U)
    {
        uint * _S154 = (uint *)at_5;
        uint w_0 = *_S154;
        (&r_0)->e_0[int(0)] = ulonglong((*_S154) & 255U);
        (&r_0)->e_0[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_0)->e_0[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_0)->e_0[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            uint2  * _S155 = (uint2  *)at_5;
            uint2  _S156 = *_S155;
            uint _S157 = (*_S155).x;
            (&r_0)->e_0[int(0)] = ulonglong(_S157 & 65535U);
            (&r_0)->e_0[int(1)] = ulonglong(_S157 >> int(16));
            uint _S158 = _S156.y;
            (&r_0)->e_0[int(2)] = ulonglong(_S158 & 65535U);
            (&r_0)->e_0[int(3)] = ulonglong(_S158 >> int(16));
        }
        else
        {
            if(size_8 == 4U)
            {
                uint4  * _S159 = (uint4  *)at_5;
                uint4  _S160 = *_S159;
                (&r_0)->e_0[int(0)] = ulonglong((*_S159).x);
                (&r_0)->e_0[int(1)] = ulonglong(_S160.y);
                (&r_0)->e_0[int(2)] = ulonglong(_S160.z);
                (&r_0)->e_0[int(3)] = ulonglong(_S160.w);
            }
            else
            {
                uint4  * _S161 = (uint4  *)at_5;
                uint4  _S162 = *_S161;
                uint4  _S163 = *(uint4  *)(at_5 + 16ULL);
                (&r_0)->e_0[int(0)] = join_0((*_S161).y, (*_S161).x);
                (&r_0)->e_0[int(1)] = join_0(_S162.w, _S162.z);
                (&r_0)->e_0[int(2)] = join_0(_S163.y, _S163.x);
                (&r_0)->e_0[int(3)] = join_0(_S163.w, _S163.z);
            }
        }
    }
    return r_0;
}

__device__ ulonglong load_0(uint size_9, ulonglong base_3, longlong i_29)
{
    switch(size_9)
    {
    case 1U:
        {
            return ulonglong(*((uchar *)base_3 + i_29));
        }
    case 2U:
        {
            return ulonglong(*((ushort *)base_3 + i_29));
        }
    case 4U:
        {
            return ulonglong(*((uint *)base_3 + i_29));
        }
    default:
        {
            return *((ulonglong *)base_3 + i_29);
        }
    }
}

__device__ bool is_integral_0(uint type_5)
{
    return type_5 >= 7U;
}

__device__ longlong whole_of_0(uint type_6, ulonglong v_13)
{
    switch(type_6)
    {
    case 7U:
        {
            return longlong(v_13 << int(56)) >> int(56);
        }
    case 9U:
        {
            return longlong(v_13 << int(32)) >> int(32);
        }
    case 11U:
        {
            int _S164;
            if(v_13 != 0ULL)
            {
                _S164 = int(1);
            }
            else
            {
                _S164 = int(0);
            }
            return longlong(_S164);
        }
    default:
        {
            return longlong(v_13);
        }
    }
}

__device__ ulonglong of_i64_0(uint type_7, longlong v_14)
{
    switch(type_7)
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
            int _S165;
            if(v_14 != 0LL)
            {
                _S165 = int(1);
            }
            else
            {
                _S165 = int(0);
            }
            return ulonglong(_S165);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_14));
        }
    default:
        {
            return of_f64_0(type_7, f64_of_i64_0(v_14));
        }
    }
}

__device__ uint widen_0(uint code_0, uint mantissa_1, uint bias_1)
{
    uint e_7 = code_0 >> mantissa_1;
    uint m_10 = code_0 & ((1U << mantissa_1) - 1U);
    if(e_7 != 0U)
    {
        return ((e_7 + 127U - bias_1) << int(23)) | (m_10 << (23U - mantissa_1));
    }
    if(m_10 == 0U)
    {
        return 0U;
    }
    uint top_3 = top_bit_0(m_10);
    return ((top_3 + 128U - bias_1 - mantissa_1) << int(23)) | ((m_10 << (23U - top_3)) & 8388607U);
}

__device__ uint f32_of_f16_0(uint h_0)
{
    uint a_21 = h_0 & 32767U;
    uint sign_5 = (h_0 & 32768U) << int(16);
    if(a_21 < 31744U)
    {
        return sign_5 | (widen_0(a_21, 10U, 15U));
    }
    uint _S166 = (sign_5 | 2139095040U) | ((a_21 & 1023U) << int(13));
    uint _S167;
    if(a_21 > 31744U)
    {
        _S167 = 4194304U;
    }
    else
    {
        _S167 = 0U;
    }
    return _S166 | _S167;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_22 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S168;
    if(a_22 == 127U)
    {
        _S168 = 2143289344U;
    }
    else
    {
        _S168 = widen_0(a_22, 3U, 7U);
    }
    return sign_6 | _S168;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_23 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_23 < 124U)
    {
        return sign_7 | (widen_0(a_23, 2U, 15U));
    }
    uint _S169;
    if(a_23 == 124U)
    {
        _S169 = 2139095040U;
    }
    else
    {
        _S169 = 2143289344U;
    }
    return sign_7 | _S169;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_15)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_15);
        }
    case 2U:
        {
            return f32_of_f64_0(v_15, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_15));
        }
    case 4U:
        {
            return (low_0(v_15)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_15));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_15));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_15));
        }
    }
}

__device__ ulonglong Copy_of_0(Spec_0 * spec_12, PointArguments_0 * a_24, ulonglong i_30, ulonglong x_12, ulonglong y_12, ulonglong z_6)
{
    uint _S170 = Spec_type_0(spec_12, 0U);
    uint _S171 = Spec_type_0(spec_12, 1U);
    if(_S170 == _S171)
    {
        return x_12;
    }
    if(is_integral_0(_S171))
    {
        return of_i64_0(_S170, whole_of_0(_S171, x_12));
    }
    if(_S171 == 2U)
    {
        return of_f64_0(_S170, x_12);
    }
    return of_f32_0(_S170, f32_of_0(_S171, x_12));
}

__device__ void Point_run_6(Spec_0 * spec_13, PointArguments_0 * a_25, uint group_6, uint lane_6)
{
    bool _S172 = (a_25->geometry_0) == 0ULL;
    ulonglong first_6 = ulonglong(group_6) * 1024ULL;
    for(;;)
    {
        ulonglong _S173 = a_25->count_0;
        if(first_6 < (a_25->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_6;
        if(_S172)
        {
            begin_6 = first_6 + ulonglong(lane_6 * 4U);
        }
        else
        {
            begin_6 = first_6 + ulonglong(lane_6);
        }
        uint _S174;
        if(_S172)
        {
            _S174 = 1U;
        }
        else
        {
            _S174 = 256U;
        }
        ulonglong _S175 = ulonglong(_S174);
        bool whole_6;
        if(_S172)
        {
            whole_6 = (begin_6 + 4ULL) <= _S173;
        }
        else
        {
            whole_6 = false;
        }
        FixedArray<Four_0, 4>  x_13;
        FixedArray<Place_0, 4>  places_6;
        if(whole_6)
        {
            uint _S176 = Spec_type_0(spec_13, 1U);
            uint size_10 = size_of_0(_S176);
            if((((a_25->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S177 = Point_base_0(a_25, int(1));
                x_13[int(1)] = load4_0(size_10, _S177, begin_6);
            }
            else
            {
                ulonglong _S178 = Point_base_0(a_25, int(1));
                ulonglong _S179 = load_0(size_10, _S178, 0LL);
                (&x_13[int(1)])->e_0[int(0)] = _S179;
                (&x_13[int(1)])->e_0[int(1)] = _S179;
                (&x_13[int(1)])->e_0[int(2)] = _S179;
                (&x_13[int(1)])->e_0[int(3)] = _S179;
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
                        if(begin_6 >= _S173)
                        {
                            break;
                        }
                        Place_0 _S180 = place_of_0(a_25, begin_6);
                        places_6[int(0)] = _S180;
                        uint _S181 = Spec_type_0(spec_13, 1U);
                        uint _S182 = size_of_0(_S181);
                        ulonglong _S183 = Point_base_0(a_25, int(1));
                        (&x_13[int(1)])->e_0[int(0)] = load_0(_S182, _S183, (&places_6[int(0)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_31 = begin_6 + _S175;
                        if(i_31 >= _S173)
                        {
                            break;
                        }
                        Place_0 _S184 = place_of_0(a_25, i_31);
                        places_6[int(1)] = _S184;
                        uint _S185 = Spec_type_0(spec_13, 1U);
                        uint _S186 = size_of_0(_S185);
                        ulonglong _S187 = Point_base_0(a_25, int(1));
                        (&x_13[int(1)])->e_0[int(1)] = load_0(_S186, _S187, (&places_6[int(1)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_32 = begin_6 + 2ULL * _S175;
                        if(i_32 >= _S173)
                        {
                            break;
                        }
                        Place_0 _S188 = place_of_0(a_25, i_32);
                        places_6[int(2)] = _S188;
                        uint _S189 = Spec_type_0(spec_13, 1U);
                        uint _S190 = size_of_0(_S189);
                        ulonglong _S191 = Point_base_0(a_25, int(1));
                        (&x_13[int(1)])->e_0[int(2)] = load_0(_S190, _S191, (&places_6[int(2)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_33 = begin_6 + 3ULL * _S175;
                        if(i_33 >= _S173)
                        {
                            break;
                        }
                        Place_0 _S192 = place_of_0(a_25, i_33);
                        places_6[int(3)] = _S192;
                        uint _S193 = Spec_type_0(spec_13, 1U);
                        uint _S194 = size_of_0(_S193);
                        ulonglong _S195 = Point_base_0(a_25, int(1));
                        (&x_13[int(1)])->e_0[int(3)] = load_0(_S194, _S195, (&places_6[int(3)])->at_0[int(1)]);
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_13;
        ulonglong _S196 = Copy_of_0(spec_13, a_25, begin_6, (&x_13[int(1)])->e_0[int(0)], (&x_13[int(2)])->e_0[int(0)], (&x_13[int(3)])->e_0[int(0)]);
        (&y_13)->e_0[int(0)] = _S196;
        ulonglong _S197 = begin_6 + _S175;
        ulonglong _S198 = Copy_of_0(spec_13, a_25, _S197, (&x_13[int(1)])->e_0[int(1)], (&x_13[int(2)])->e_0[int(1)], (&x_13[int(3)])->e_0[int(1)]);
        (&y_13)->e_0[int(1)] = _S198;
        ulonglong _S199 = begin_6 + 2ULL * _S175;
        ulonglong _S200 = Copy_of_0(spec_13, a_25, _S199, (&x_13[int(1)])->e_0[int(2)], (&x_13[int(2)])->e_0[int(2)], (&x_13[int(3)])->e_0[int(2)]);
        (&y_13)->e_0[int(2)] = _S200;
        ulonglong _S201 = begin_6 + 3ULL * _S175;
        ulonglong _S202 = Copy_of_0(spec_13, a_25, _S201, (&x_13[int(1)])->e_0[int(3)], (&x_13[int(2)])->e_0[int(3)], (&x_13[int(3)])->e_0[int(3)]);
        (&y_13)->e_0[int(3)] = _S202;
        uint _S203 = Spec_type_0(spec_13, 0U);
        uint size_11 = size_of_0(_S203);
        if(whole_6)
        {
            Four_0 _S204 = y_13;
            store4_0(size_11, a_25->output_0, begin_6, &_S204);
        }
        else
        {
            if(begin_6 < _S173)
            {
                store_0(size_11, a_25->output_0, (&places_6[int(0)])->at_0[int(0)], (&y_13)->e_0[int(0)]);
            }
            if(_S197 < _S173)
            {
                store_0(size_11, a_25->output_0, (&places_6[int(1)])->at_0[int(0)], (&y_13)->e_0[int(1)]);
            }
            if(_S199 < _S173)
            {
                store_0(size_11, a_25->output_0, (&places_6[int(2)])->at_0[int(0)], (&y_13)->e_0[int(2)]);
            }
            if(_S201 < _S173)
            {
                store_0(size_11, a_25->output_0, (&places_6[int(3)])->at_0[int(0)], (&y_13)->e_0[int(3)]);
            }
        }
        first_6 = first_6 + ulonglong(a_25->groups_0) * 1024ULL;
    }
    return;
}

__device__ Spec_0 Spec_x24init_0(uint op_1, uint types_1)
{
    Spec_0 _S205;
    (&_S205)->op_0 = op_1;
    (&_S205)->types_0 = types_1;
    return _S205;
}

__device__ void Fill_run_0(Spec_0 * spec_14, PointArguments_0 * a_26, uint group_7, uint lane_7)
{
    Spec_0 _S206 = Spec_x24init_0(0U, 10U);
    Point_run_0(&_S206, a_26, group_7, lane_7);
    return;
}

__device__ void Fill_run_1(Spec_0 * spec_15, PointArguments_0 * a_27, uint group_8, uint lane_8)
{
    Spec_0 _S207 = Spec_x24init_0(0U, 9U);
    Point_run_1(&_S207, a_27, group_8, lane_8);
    return;
}

__device__ void Fill_run_2(Spec_0 * spec_16, PointArguments_0 * a_28, uint group_9, uint lane_9)
{
    Spec_0 _S208 = Spec_x24init_0(0U, 3U);
    Point_run_2(&_S208, a_28, group_9, lane_9);
    return;
}

__device__ void Fill_run_3(Spec_0 * spec_17, PointArguments_0 * a_29, uint group_10, uint lane_10)
{
    Spec_0 _S209 = Spec_x24init_0(0U, 8U);
    Point_run_3(&_S209, a_29, group_10, lane_10);
    return;
}

extern "C" __global__ void mpt_fill_1(PointArguments_0 a_30, Spec_0 spec_18)
{
    uint _S210 = blockIdx.x;
    uint _S211 = threadIdx.x;
    Spec_0 _S212 = spec_18;
    PointArguments_0 _S213 = a_30;
    Fill_run_3(&_S212, &_S213, _S210, _S211);
    return;
}

extern "C" __global__ void mpt_fill_2(PointArguments_0 a_31, Spec_0 spec_19)
{
    uint _S214 = blockIdx.x;
    uint _S215 = threadIdx.x;
    Spec_0 _S216 = spec_19;
    PointArguments_0 _S217 = a_31;
    Fill_run_2(&_S216, &_S217, _S214, _S215);
    return;
}

extern "C" __global__ void mpt_fill_4(PointArguments_0 a_32, Spec_0 spec_20)
{
    uint _S218 = blockIdx.x;
    uint _S219 = threadIdx.x;
    Spec_0 _S220 = spec_20;
    PointArguments_0 _S221 = a_32;
    Fill_run_1(&_S220, &_S221, _S218, _S219);
    return;
}

extern "C" __global__ void mpt_fill_8(PointArguments_0 a_33, Spec_0 spec_21)
{
    uint _S222 = blockIdx.x;
    uint _S223 = threadIdx.x;
    Spec_0 _S224 = spec_21;
    PointArguments_0 _S225 = a_33;
    Fill_run_0(&_S224, &_S225, _S222, _S223);
    return;
}

extern "C" __global__ void mpt_copy(PointArguments_0 a_34, Spec_0 spec_22)
{
    uint _S226 = blockIdx.x;
    uint _S227 = threadIdx.x;
    Spec_0 _S228 = spec_22;
    PointArguments_0 _S229 = a_34;
    Point_run_6(&_S228, &_S229, _S226, _S227);
    return;
}

extern "C" __global__ void mpt_arange_i64(PointArguments_0 a_35, Spec_0 spec_23)
{
    uint _S230 = blockIdx.x;
    uint _S231 = threadIdx.x;
    Spec_0 _S232 = spec_23;
    PointArguments_0 _S233 = a_35;
    Point_run_5(&_S232, &_S233, _S230, _S231);
    return;
}

extern "C" __global__ void mpt_arange_f32(PointArguments_0 a_36, Spec_0 spec_24)
{
    uint _S234 = blockIdx.x;
    uint _S235 = threadIdx.x;
    Spec_0 _S236 = spec_24;
    PointArguments_0 _S237 = a_36;
    Point_run_4(&_S236, &_S237, _S234, _S235);
    return;
}

