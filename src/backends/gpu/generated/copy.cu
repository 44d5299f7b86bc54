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
    uint pad_0;
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

__device__ uchar * at_2(ulonglong base_1, longlong i_4)
{
    return (uchar *)(base_1 + ulonglong(i_4));
}

__device__ ushort * at_3(ulonglong base_2, longlong i_5)
{
    return (ushort *)(base_2 + ulonglong(i_5) * 2ULL);
}

__device__ uint * at_4(ulonglong base_3, longlong i_6)
{
    return (uint *)(base_3 + ulonglong(i_6) * 4ULL);
}

__device__ ulonglong * at_5(ulonglong base_4, longlong i_7)
{
    return (ulonglong *)(base_4 + ulonglong(i_7) * 8ULL);
}

__device__ void store_0(uint size_1, ulonglong base_5, longlong i_8, ulonglong v_3)
{
    switch(size_1)
    {
    case 1U:
        {
            uchar * _S19 = at_2(base_5, i_8);
            *_S19 = uchar(v_3);
            break;
        }
    case 2U:
        {
            ushort * _S20 = at_3(base_5, i_8);
            *_S20 = ushort(v_3);
            break;
        }
    case 4U:
        {
            uint * _S21 = at_4(base_5, i_8);
            *_S21 = uint(v_3);
            break;
        }
    default:
        {
            ulonglong * _S22 = at_5(base_5, i_8);
            *_S22 = v_3;
            break;
        }
    }
    return;
}

__device__ void Point_run_0(Spec_0 * spec_1, PointArguments_0 * a_5, uint group_0, uint lane_0)
{
    bool _S23 = (a_5->geometry_0) == 0ULL;
    ulonglong first_0 = ulonglong(group_0) * 1024ULL;
    for(;;)
    {
        ulonglong _S24 = a_5->count_0;
        if(first_0 < (a_5->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_0;
        if(_S23)
        {
            begin_0 = first_0 + ulonglong(lane_0 * 4U);
        }
        else
        {
            begin_0 = first_0 + ulonglong(lane_0);
        }
        uint _S25;
        if(_S23)
        {
            _S25 = 1U;
        }
        else
        {
            _S25 = 256U;
        }
        ulonglong _S26 = ulonglong(_S25);
        bool whole_0;
        if(_S23)
        {
            whole_0 = (begin_0 + 4ULL) <= _S24;
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
                        if(begin_0 >= _S24)
                        {
                            break;
                        }
                        Place_0 _S27 = place_of_1(a_5, begin_0);
                        places_0[int(0)] = _S27;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_9 = begin_0 + _S26;
                        if(i_9 >= _S24)
                        {
                            break;
                        }
                        Place_0 _S28 = place_of_1(a_5, i_9);
                        places_0[int(1)] = _S28;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_10 = begin_0 + 2ULL * _S26;
                        if(i_10 >= _S24)
                        {
                            break;
                        }
                        Place_0 _S29 = place_of_1(a_5, i_10);
                        places_0[int(2)] = _S29;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_11 = begin_0 + 3ULL * _S26;
                        if(i_11 >= _S24)
                        {
                            break;
                        }
                        Place_0 _S30 = place_of_1(a_5, i_11);
                        places_0[int(3)] = _S30;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_1;
        ulonglong _S31 = Fill_Value_of_0(spec_1, a_5, begin_0, x_1[int(1)].e_0[int(0)], x_1[int(2)].e_0[int(0)], x_1[int(3)].e_0[int(0)]);
        (&y_1)->e_0[int(0)] = _S31;
        ulonglong _S32 = begin_0 + _S26;
        ulonglong _S33 = Fill_Value_of_0(spec_1, a_5, _S32, x_1[int(1)].e_0[int(1)], x_1[int(2)].e_0[int(1)], x_1[int(3)].e_0[int(1)]);
        (&y_1)->e_0[int(1)] = _S33;
        ulonglong _S34 = begin_0 + 2ULL * _S26;
        ulonglong _S35 = Fill_Value_of_0(spec_1, a_5, _S34, x_1[int(1)].e_0[int(2)], x_1[int(2)].e_0[int(2)], x_1[int(3)].e_0[int(2)]);
        (&y_1)->e_0[int(2)] = _S35;
        ulonglong _S36 = begin_0 + 3ULL * _S26;
        ulonglong _S37 = Fill_Value_of_0(spec_1, a_5, _S36, x_1[int(1)].e_0[int(3)], x_1[int(2)].e_0[int(3)], x_1[int(3)].e_0[int(3)]);
        (&y_1)->e_0[int(3)] = _S37;
        uint _S38 = Spec_type_0(spec_1, 0U);
        uint size_2 = size_of_0(_S38);
        if(whole_0)
        {
            Four_0 _S39 = y_1;
            store4_0(size_2, a_5->output_0, begin_0, &_S39);
        }
        else
        {
            if(begin_0 < _S24)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(0)])->at_0[int(0)], (&y_1)->e_0[int(0)]);
            }
            if(_S32 < _S24)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(1)])->at_0[int(0)], (&y_1)->e_0[int(1)]);
            }
            if(_S34 < _S24)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(2)])->at_0[int(0)], (&y_1)->e_0[int(2)]);
            }
            if(_S36 < _S24)
            {
                store_0(size_2, a_5->output_0, (&places_0[int(3)])->at_0[int(0)], (&y_1)->e_0[int(3)]);
            }
        }
        first_0 = first_0 + ulonglong(a_5->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_1(Spec_0 * spec_2, PointArguments_0 * a_6, ulonglong i_12, ulonglong x_2, ulonglong y_2, ulonglong z_1)
{
    return a_6->a_0;
}

__device__ void Point_run_1(Spec_0 * spec_3, PointArguments_0 * a_7, uint group_1, uint lane_1)
{
    bool _S40 = (a_7->geometry_0) == 0ULL;
    ulonglong first_1 = ulonglong(group_1) * 1024ULL;
    for(;;)
    {
        ulonglong _S41 = a_7->count_0;
        if(first_1 < (a_7->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_1;
        if(_S40)
        {
            begin_1 = first_1 + ulonglong(lane_1 * 4U);
        }
        else
        {
            begin_1 = first_1 + ulonglong(lane_1);
        }
        uint _S42;
        if(_S40)
        {
            _S42 = 1U;
        }
        else
        {
            _S42 = 256U;
        }
        ulonglong _S43 = ulonglong(_S42);
        bool whole_1;
        if(_S40)
        {
            whole_1 = (begin_1 + 4ULL) <= _S41;
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
                        if(begin_1 >= _S41)
                        {
                            break;
                        }
                        Place_0 _S44 = place_of_1(a_7, begin_1);
                        places_1[int(0)] = _S44;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_13 = begin_1 + _S43;
                        if(i_13 >= _S41)
                        {
                            break;
                        }
                        Place_0 _S45 = place_of_1(a_7, i_13);
                        places_1[int(1)] = _S45;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_14 = begin_1 + 2ULL * _S43;
                        if(i_14 >= _S41)
                        {
                            break;
                        }
                        Place_0 _S46 = place_of_1(a_7, i_14);
                        places_1[int(2)] = _S46;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_15 = begin_1 + 3ULL * _S43;
                        if(i_15 >= _S41)
                        {
                            break;
                        }
                        Place_0 _S47 = place_of_1(a_7, i_15);
                        places_1[int(3)] = _S47;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_3;
        ulonglong _S48 = Fill_Value_of_1(spec_3, a_7, begin_1, x_3[int(1)].e_0[int(0)], x_3[int(2)].e_0[int(0)], x_3[int(3)].e_0[int(0)]);
        (&y_3)->e_0[int(0)] = _S48;
        ulonglong _S49 = begin_1 + _S43;
        ulonglong _S50 = Fill_Value_of_1(spec_3, a_7, _S49, x_3[int(1)].e_0[int(1)], x_3[int(2)].e_0[int(1)], x_3[int(3)].e_0[int(1)]);
        (&y_3)->e_0[int(1)] = _S50;
        ulonglong _S51 = begin_1 + 2ULL * _S43;
        ulonglong _S52 = Fill_Value_of_1(spec_3, a_7, _S51, x_3[int(1)].e_0[int(2)], x_3[int(2)].e_0[int(2)], x_3[int(3)].e_0[int(2)]);
        (&y_3)->e_0[int(2)] = _S52;
        ulonglong _S53 = begin_1 + 3ULL * _S43;
        ulonglong _S54 = Fill_Value_of_1(spec_3, a_7, _S53, x_3[int(1)].e_0[int(3)], x_3[int(2)].e_0[int(3)], x_3[int(3)].e_0[int(3)]);
        (&y_3)->e_0[int(3)] = _S54;
        uint _S55 = Spec_type_0(spec_3, 0U);
        uint size_3 = size_of_0(_S55);
        if(whole_1)
        {
            Four_0 _S56 = y_3;
            store4_0(size_3, a_7->output_0, begin_1, &_S56);
        }
        else
        {
            if(begin_1 < _S41)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(0)])->at_0[int(0)], (&y_3)->e_0[int(0)]);
            }
            if(_S49 < _S41)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(1)])->at_0[int(0)], (&y_3)->e_0[int(1)]);
            }
            if(_S51 < _S41)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(2)])->at_0[int(0)], (&y_3)->e_0[int(2)]);
            }
            if(_S53 < _S41)
            {
                store_0(size_3, a_7->output_0, (&places_1[int(3)])->at_0[int(0)], (&y_3)->e_0[int(3)]);
            }
        }
        first_1 = first_1 + ulonglong(a_7->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_2(Spec_0 * spec_4, PointArguments_0 * a_8, ulonglong i_16, ulonglong x_4, ulonglong y_4, ulonglong z_2)
{
    return a_8->a_0;
}

__device__ void Point_run_2(Spec_0 * spec_5, PointArguments_0 * a_9, uint group_2, uint lane_2)
{
    bool _S57 = (a_9->geometry_0) == 0ULL;
    ulonglong first_2 = ulonglong(group_2) * 1024ULL;
    for(;;)
    {
        ulonglong _S58 = a_9->count_0;
        if(first_2 < (a_9->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_2;
        if(_S57)
        {
            begin_2 = first_2 + ulonglong(lane_2 * 4U);
        }
        else
        {
            begin_2 = first_2 + ulonglong(lane_2);
        }
        uint _S59;
        if(_S57)
        {
            _S59 = 1U;
        }
        else
        {
            _S59 = 256U;
        }
        ulonglong _S60 = ulonglong(_S59);
        bool whole_2;
        if(_S57)
        {
            whole_2 = (begin_2 + 4ULL) <= _S58;
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
                        if(begin_2 >= _S58)
                        {
                            break;
                        }
                        Place_0 _S61 = place_of_1(a_9, begin_2);
                        places_2[int(0)] = _S61;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_17 = begin_2 + _S60;
                        if(i_17 >= _S58)
                        {
                            break;
                        }
                        Place_0 _S62 = place_of_1(a_9, i_17);
                        places_2[int(1)] = _S62;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_18 = begin_2 + 2ULL * _S60;
                        if(i_18 >= _S58)
                        {
                            break;
                        }
                        Place_0 _S63 = place_of_1(a_9, i_18);
                        places_2[int(2)] = _S63;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_19 = begin_2 + 3ULL * _S60;
                        if(i_19 >= _S58)
                        {
                            break;
                        }
                        Place_0 _S64 = place_of_1(a_9, i_19);
                        places_2[int(3)] = _S64;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_5;
        ulonglong _S65 = Fill_Value_of_2(spec_5, a_9, begin_2, x_5[int(1)].e_0[int(0)], x_5[int(2)].e_0[int(0)], x_5[int(3)].e_0[int(0)]);
        (&y_5)->e_0[int(0)] = _S65;
        ulonglong _S66 = begin_2 + _S60;
        ulonglong _S67 = Fill_Value_of_2(spec_5, a_9, _S66, x_5[int(1)].e_0[int(1)], x_5[int(2)].e_0[int(1)], x_5[int(3)].e_0[int(1)]);
        (&y_5)->e_0[int(1)] = _S67;
        ulonglong _S68 = begin_2 + 2ULL * _S60;
        ulonglong _S69 = Fill_Value_of_2(spec_5, a_9, _S68, x_5[int(1)].e_0[int(2)], x_5[int(2)].e_0[int(2)], x_5[int(3)].e_0[int(2)]);
        (&y_5)->e_0[int(2)] = _S69;
        ulonglong _S70 = begin_2 + 3ULL * _S60;
        ulonglong _S71 = Fill_Value_of_2(spec_5, a_9, _S70, x_5[int(1)].e_0[int(3)], x_5[int(2)].e_0[int(3)], x_5[int(3)].e_0[int(3)]);
        (&y_5)->e_0[int(3)] = _S71;
        uint _S72 = Spec_type_0(spec_5, 0U);
        uint size_4 = size_of_0(_S72);
        if(whole_2)
        {
            Four_0 _S73 = y_5;
            store4_0(size_4, a_9->output_0, begin_2, &_S73);
        }
        else
        {
            if(begin_2 < _S58)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(0)])->at_0[int(0)], (&y_5)->e_0[int(0)]);
            }
            if(_S66 < _S58)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(1)])->at_0[int(0)], (&y_5)->e_0[int(1)]);
            }
            if(_S68 < _S58)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(2)])->at_0[int(0)], (&y_5)->e_0[int(2)]);
            }
            if(_S70 < _S58)
            {
                store_0(size_4, a_9->output_0, (&places_2[int(3)])->at_0[int(0)], (&y_5)->e_0[int(3)]);
            }
        }
        first_2 = first_2 + ulonglong(a_9->groups_0) * 1024ULL;
    }
    return;
}

__device__ ulonglong Fill_Value_of_3(Spec_0 * spec_6, PointArguments_0 * a_10, ulonglong i_20, ulonglong x_6, ulonglong y_6, ulonglong z_3)
{
    return a_10->a_0;
}

__device__ void Point_run_3(Spec_0 * spec_7, PointArguments_0 * a_11, uint group_3, uint lane_3)
{
    bool _S74 = (a_11->geometry_0) == 0ULL;
    ulonglong first_3 = ulonglong(group_3) * 1024ULL;
    for(;;)
    {
        ulonglong _S75 = a_11->count_0;
        if(first_3 < (a_11->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_3;
        if(_S74)
        {
            begin_3 = first_3 + ulonglong(lane_3 * 4U);
        }
        else
        {
            begin_3 = first_3 + ulonglong(lane_3);
        }
        uint _S76;
        if(_S74)
        {
            _S76 = 1U;
        }
        else
        {
            _S76 = 256U;
        }
        ulonglong _S77 = ulonglong(_S76);
        bool whole_3;
        if(_S74)
        {
            whole_3 = (begin_3 + 4ULL) <= _S75;
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
                        if(begin_3 >= _S75)
                        {
                            break;
                        }
                        Place_0 _S78 = place_of_1(a_11, begin_3);
                        places_3[int(0)] = _S78;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_21 = begin_3 + _S77;
                        if(i_21 >= _S75)
                        {
                            break;
                        }
                        Place_0 _S79 = place_of_1(a_11, i_21);
                        places_3[int(1)] = _S79;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_22 = begin_3 + 2ULL * _S77;
                        if(i_22 >= _S75)
                        {
                            break;
                        }
                        Place_0 _S80 = place_of_1(a_11, i_22);
                        places_3[int(2)] = _S80;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_23 = begin_3 + 3ULL * _S77;
                        if(i_23 >= _S75)
                        {
                            break;
                        }
                        Place_0 _S81 = place_of_1(a_11, i_23);
                        places_3[int(3)] = _S81;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_7;
        ulonglong _S82 = Fill_Value_of_3(spec_7, a_11, begin_3, x_7[int(1)].e_0[int(0)], x_7[int(2)].e_0[int(0)], x_7[int(3)].e_0[int(0)]);
        (&y_7)->e_0[int(0)] = _S82;
        ulonglong _S83 = begin_3 + _S77;
        ulonglong _S84 = Fill_Value_of_3(spec_7, a_11, _S83, x_7[int(1)].e_0[int(1)], x_7[int(2)].e_0[int(1)], x_7[int(3)].e_0[int(1)]);
        (&y_7)->e_0[int(1)] = _S84;
        ulonglong _S85 = begin_3 + 2ULL * _S77;
        ulonglong _S86 = Fill_Value_of_3(spec_7, a_11, _S85, x_7[int(1)].e_0[int(2)], x_7[int(2)].e_0[int(2)], x_7[int(3)].e_0[int(2)]);
        (&y_7)->e_0[int(2)] = _S86;
        ulonglong _S87 = begin_3 + 3ULL * _S77;
        ulonglong _S88 = Fill_Value_of_3(spec_7, a_11, _S87, x_7[int(1)].e_0[int(3)], x_7[int(2)].e_0[int(3)], x_7[int(3)].e_0[int(3)]);
        (&y_7)->e_0[int(3)] = _S88;
        uint _S89 = Spec_type_0(spec_7, 0U);
        uint size_5 = size_of_0(_S89);
        if(whole_3)
        {
            Four_0 _S90 = y_7;
            store4_0(size_5, a_11->output_0, begin_3, &_S90);
        }
        else
        {
            if(begin_3 < _S75)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(0)])->at_0[int(0)], (&y_7)->e_0[int(0)]);
            }
            if(_S83 < _S75)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(1)])->at_0[int(0)], (&y_7)->e_0[int(1)]);
            }
            if(_S85 < _S75)
            {
                store_0(size_5, a_11->output_0, (&places_3[int(2)])->at_0[int(0)], (&y_7)->e_0[int(2)]);
            }
            if(_S87 < _S75)
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
    uint _S91;
    uint at_6;
    if(v_4 >= 65536U)
    {
        _S91 = v_4 >> int(16);
        at_6 = 16U;
    }
    else
    {
        _S91 = v_4;
        at_6 = 0U;
    }
    if(_S91 >= 256U)
    {
        uint at_7 = at_6 + 8U;
        _S91 = _S91 >> int(8);
        at_6 = at_7;
    }
    else
    {
    }
    if(_S91 >= 16U)
    {
        uint at_8 = at_6 + 4U;
        _S91 = _S91 >> int(4);
        at_6 = at_8;
    }
    else
    {
    }
    if(_S91 >= 4U)
    {
        uint _S92 = _S91 >> int(2);
        at_6 = at_6 + 2U;
        _S91 = _S92;
    }
    else
    {
    }
    return at_6 + (_S91 >> int(1));
}

__device__ uint top_bit64_0(ulonglong v_5)
{
    uint _S93 = high_0(v_5);
    uint _S94;
    if(_S93 != 0U)
    {
        _S94 = 32U + top_bit_0(_S93);
    }
    else
    {
        _S94 = top_bit_0(low_0(v_5));
    }
    return _S94;
}

__device__ ulonglong right_nearest_0(ulonglong v_6, uint s_0)
{
    if(s_0 == 0U)
    {
        return v_6;
    }
    bool _S95;
    if(s_0 >= 64U)
    {
        if(s_0 == 64U)
        {
            _S95 = v_6 > 9223372036854775808ULL;
        }
        else
        {
            _S95 = false;
        }
        int _S96;
        if(_S95)
        {
            _S96 = int(1);
        }
        else
        {
            _S96 = int(0);
        }
        return ulonglong(_S96);
    }
    ulonglong q_0 = v_6 >> s_0;
    ulonglong rest_2 = v_6 & ((1ULL << s_0) - 1ULL);
    ulonglong half_0 = 1ULL << (s_0 - 1U);
    if(rest_2 > half_0)
    {
        _S95 = true;
    }
    else
    {
        if(rest_2 == half_0)
        {
            _S95 = (q_0 & 1ULL) != 0ULL;
        }
        else
        {
            _S95 = false;
        }
    }
    ulonglong _S97;
    if(_S95)
    {
        _S97 = q_0 + 1ULL;
    }
    else
    {
        _S97 = q_0;
    }
    return _S97;
}

__device__ uint f32_of_i64_0(longlong v_7)
{
    if(v_7 == 0LL)
    {
        return 0U;
    }
    bool _S98 = v_7 < 0LL;
    ulonglong m_0;
    if(_S98)
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
    uint _S99;
    if(_S98)
    {
        _S99 = 2147483648U;
    }
    else
    {
        _S99 = 0U;
    }
    return _S99 + ((top_0 + 126U) << int(23)) + q_1;
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
        uint _S100 = (sign_0 | 2146435072U) | (m_1 >> int(3));
        if(m_1 != 0U)
        {
            m_2 = 524288U;
        }
        else
        {
            m_2 = 0U;
        }
        return join_0(_S100 | m_2, m_1 << int(29));
    }
    uint e_2;
    if(e_1 == 0U)
    {
        uint top_1 = top_bit_0(m_1);
        uint _S101 = top_1 + 874U;
        m_2 = (m_1 << (23U - top_1)) & 8388607U;
        e_2 = _S101;
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
    int _S102;
    if(s_1 >= 64U)
    {
        if(v_8 != 0ULL)
        {
            _S102 = int(1);
        }
        else
        {
            _S102 = int(0);
        }
        return ulonglong(_S102);
    }
    ulonglong _S103 = v_8 >> s_1;
    if((v_8 & ((1ULL << s_1) - 1ULL)) != 0ULL)
    {
        _S102 = int(1);
    }
    else
    {
        _S102 = int(0);
    }
    return _S103 | ulonglong(_S102);
}

__device__ uint f32_of_f64_0(ulonglong u_1, bool odd_0)
{
    uint _S104 = high_0(u_1);
    uint sign_1 = _S104 & 2147483648U;
    uint e_4 = (_S104 >> int(20)) & 2047U;
    ulonglong m_3 = u_1 & 4503599627370495ULL;
    uint s_2;
    if(e_4 == 2047U)
    {
        uint _S105 = (sign_1 | 2139095040U) | uint(m_3 >> int(29));
        if(m_3 != 0ULL)
        {
            s_2 = 4194304U;
        }
        else
        {
            s_2 = 0U;
        }
        return _S105 | s_2;
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
        bool _S106;
        if(odd_0)
        {
            _S106 = m_3 != 0ULL;
        }
        else
        {
            _S106 = false;
        }
        int _S107;
        if(_S106)
        {
            _S107 = int(1);
        }
        else
        {
            _S107 = int(0);
        }
        return sign_1 | uint(_S107);
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
    uint _S108 = high_0(u_2);
    uint _S109 = _S108 >> int(31);
    bool negative_0 = _S109 != 0U;
    uint e_5 = (_S108 >> int(20)) & 2047U;
    ulonglong m_7 = (u_2 & 4503599627370495ULL) | 4503599627370496ULL;
    bool _S110;
    if(e_5 == 2047U)
    {
        _S110 = m_7 != 4503599627370496ULL;
    }
    else
    {
        _S110 = false;
    }
    if(_S110)
    {
        return 0LL;
    }
    if(e_5 < 1023U)
    {
        return 0LL;
    }
    if(e_5 >= 1086U)
    {
        return longlong(9223372036854775807ULL + ulonglong(_S109));
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
    longlong _S111;
    if(negative_0)
    {
        _S111 = longlong(0ULL - m_8);
    }
    else
    {
        _S111 = longlong(m_8);
    }
    return _S111;
}

__device__ longlong clamp_to_0(uint type_1, longlong v_9)
{
    longlong _S112;
    switch(type_1)
    {
    case 7U:
        {
            if(v_9 < -128LL)
            {
                _S112 = -128LL;
            }
            else
            {
                if(v_9 > 127LL)
                {
                    _S112 = 127LL;
                }
                else
                {
                    _S112 = v_9;
                }
            }
            return _S112;
        }
    case 8U:
        {
            if(v_9 < 0LL)
            {
                _S112 = 0LL;
            }
            else
            {
                if(v_9 > 255LL)
                {
                    _S112 = 255LL;
                }
                else
                {
                    _S112 = v_9;
                }
            }
            return _S112;
        }
    case 9U:
        {
            if(v_9 < -2147483648LL)
            {
                _S112 = -2147483648LL;
            }
            else
            {
                if(v_9 > 2147483647LL)
                {
                    _S112 = 2147483647LL;
                }
                else
                {
                    _S112 = v_9;
                }
            }
            return _S112;
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
    uint _S113 = a_13 & 8388607U;
    uint _S114;
    if(e_6 != 0U)
    {
        _S114 = 8388608U;
    }
    else
    {
        _S114 = 0U;
    }
    return uint(right_nearest_0(ulonglong(_S113 | _S114), (U32_min((151U - bias_0 - mantissa_0 - (U32_max((e_6), (1U)))), (64U)))));
}

__device__ uint f16_of_f32_0(uint u_3)
{
    uint a_14 = u_3 & 2147483647U;
    uint sign_2 = (u_3 >> int(16)) & 32768U;
    if(a_14 > 2139095040U)
    {
        return (sign_2 | 32256U) | ((a_14 >> int(13)) & 1023U);
    }
    uint _S115;
    if(a_14 >= 1199566848U)
    {
        _S115 = 31744U;
    }
    else
    {
        _S115 = narrow_0(a_14, 10U, 15U);
    }
    return sign_2 | _S115;
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
    uint _S116;
    if(a_15 >= 1140850688U)
    {
        _S116 = 127U;
    }
    else
    {
        _S116 = (U32_min((narrow_0(a_15, 3U, 7U)), (127U)));
    }
    return sign_3 | _S116;
}

__device__ uint f8e5m2_of_f32_0(uint u_6)
{
    uint a_16 = u_6 & 2147483647U;
    uint sign_4 = (u_6 >> int(24)) & 128U;
    if(a_16 > 2139095040U)
    {
        return sign_4 | 126U;
    }
    uint _S117;
    if(a_16 >= 1199570944U)
    {
        _S117 = 124U;
    }
    else
    {
        _S117 = (U32_min((narrow_0(a_16, 2U, 15U)), (124U)));
    }
    return sign_4 | _S117;
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
            int _S118;
            if((u_8 << int(1)) != 0ULL)
            {
                _S118 = int(1);
            }
            else
            {
                _S118 = int(0);
            }
            return ulonglong(_S118);
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
            int _S119;
            if((u_9 << int(1)) != 0U)
            {
                _S119 = int(1);
            }
            else
            {
                _S119 = int(0);
            }
            return ulonglong(_S119);
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

__device__ ulonglong ArangeF32_of_0(Spec_0 * spec_8, PointArguments_0 * a_17, ulonglong i_24, ulonglong x_8, ulonglong y_8, ulonglong z_4)
{
    float v_10 = (U32_asfloat((low_0(a_17->a_0)))) + (U32_asfloat((f32_of_i64_0(longlong(i_24))))) * (U32_asfloat((low_0(a_17->b_0))));
    uint _S120 = Spec_type_0(spec_8, 0U);
    return of_f32_0(_S120, (F32_asuint((v_10))));
}

__device__ void Point_run_4(Spec_0 * spec_9, PointArguments_0 * a_18, uint group_4, uint lane_4)
{
    bool _S121 = (a_18->geometry_0) == 0ULL;
    ulonglong first_4 = ulonglong(group_4) * 1024ULL;
    for(;;)
    {
        ulonglong _S122 = a_18->count_0;
        if(first_4 < (a_18->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_4;
        if(_S121)
        {
            begin_4 = first_4 + ulonglong(lane_4 * 4U);
        }
        else
        {
            begin_4 = first_4 + ulonglong(lane_4);
        }
        uint _S123;
        if(_S121)
        {
            _S123 = 1U;
        }
        else
        {
            _S123 = 256U;
        }
        ulonglong _S124 = ulonglong(_S123);
        bool whole_4;
        if(_S121)
        {
            whole_4 = (begin_4 + 4ULL) <= _S122;
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
                        if(begin_4 >= _S122)
                        {
                            break;
                        }
                        Place_0 _S125 = place_of_1(a_18, begin_4);
                        places_4[int(0)] = _S125;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_25 = begin_4 + _S124;
                        if(i_25 >= _S122)
                        {
                            break;
                        }
                        Place_0 _S126 = place_of_1(a_18, i_25);
                        places_4[int(1)] = _S126;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_26 = begin_4 + 2ULL * _S124;
                        if(i_26 >= _S122)
                        {
                            break;
                        }
                        Place_0 _S127 = place_of_1(a_18, i_26);
                        places_4[int(2)] = _S127;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_27 = begin_4 + 3ULL * _S124;
                        if(i_27 >= _S122)
                        {
                            break;
                        }
                        Place_0 _S128 = place_of_1(a_18, i_27);
                        places_4[int(3)] = _S128;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_9;
        ulonglong _S129 = ArangeF32_of_0(spec_9, a_18, begin_4, x_9[int(1)].e_0[int(0)], x_9[int(2)].e_0[int(0)], x_9[int(3)].e_0[int(0)]);
        (&y_9)->e_0[int(0)] = _S129;
        ulonglong _S130 = begin_4 + _S124;
        ulonglong _S131 = ArangeF32_of_0(spec_9, a_18, _S130, x_9[int(1)].e_0[int(1)], x_9[int(2)].e_0[int(1)], x_9[int(3)].e_0[int(1)]);
        (&y_9)->e_0[int(1)] = _S131;
        ulonglong _S132 = begin_4 + 2ULL * _S124;
        ulonglong _S133 = ArangeF32_of_0(spec_9, a_18, _S132, x_9[int(1)].e_0[int(2)], x_9[int(2)].e_0[int(2)], x_9[int(3)].e_0[int(2)]);
        (&y_9)->e_0[int(2)] = _S133;
        ulonglong _S134 = begin_4 + 3ULL * _S124;
        ulonglong _S135 = ArangeF32_of_0(spec_9, a_18, _S134, x_9[int(1)].e_0[int(3)], x_9[int(2)].e_0[int(3)], x_9[int(3)].e_0[int(3)]);
        (&y_9)->e_0[int(3)] = _S135;
        uint _S136 = Spec_type_0(spec_9, 0U);
        uint size_6 = size_of_0(_S136);
        if(whole_4)
        {
            Four_0 _S137 = y_9;
            store4_0(size_6, a_18->output_0, begin_4, &_S137);
        }
        else
        {
            if(begin_4 < _S122)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(0)])->at_0[int(0)], (&y_9)->e_0[int(0)]);
            }
            if(_S130 < _S122)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(1)])->at_0[int(0)], (&y_9)->e_0[int(1)]);
            }
            if(_S132 < _S122)
            {
                store_0(size_6, a_18->output_0, (&places_4[int(2)])->at_0[int(0)], (&y_9)->e_0[int(2)]);
            }
            if(_S134 < _S122)
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
    bool _S138 = v_11 < 0LL;
    ulonglong m_9;
    if(_S138)
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
    if(_S138)
    {
        m_9 = 9223372036854775808ULL;
    }
    else
    {
        m_9 = 0ULL;
    }
    return m_9 + (ulonglong(top_2 + 1022U) << int(52)) + q_2;
}

__device__ ulonglong ArangeI64_of_0(Spec_0 * spec_10, PointArguments_0 * a_19, ulonglong i_28, ulonglong x_10, ulonglong y_10, ulonglong z_5)
{
    longlong v_12 = longlong(a_19->a_0 + i_28 * a_19->b_0);
    uint _S139 = Spec_type_0(spec_10, 0U);
    ulonglong _S140;
    if(_S139 == 10U)
    {
        _S140 = ulonglong(v_12);
    }
    else
    {
        _S140 = of_f64_0(_S139, f64_of_i64_0(v_12));
    }
    return _S140;
}

__device__ void Point_run_5(Spec_0 * spec_11, PointArguments_0 * a_20, uint group_5, uint lane_5)
{
    bool _S141 = (a_20->geometry_0) == 0ULL;
    ulonglong first_5 = ulonglong(group_5) * 1024ULL;
    for(;;)
    {
        ulonglong _S142 = a_20->count_0;
        if(first_5 < (a_20->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_5;
        if(_S141)
        {
            begin_5 = first_5 + ulonglong(lane_5 * 4U);
        }
        else
        {
            begin_5 = first_5 + ulonglong(lane_5);
        }
        uint _S143;
        if(_S141)
        {
            _S143 = 1U;
        }
        else
        {
            _S143 = 256U;
        }
        ulonglong _S144 = ulonglong(_S143);
        bool whole_5;
        if(_S141)
        {
            whole_5 = (begin_5 + 4ULL) <= _S142;
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
                        if(begin_5 >= _S142)
                        {
                            break;
                        }
                        Place_0 _S145 = place_of_1(a_20, begin_5);
                        places_5[int(0)] = _S145;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_29 = begin_5 + _S144;
                        if(i_29 >= _S142)
                        {
                            break;
                        }
                        Place_0 _S146 = place_of_1(a_20, i_29);
                        places_5[int(1)] = _S146;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_30 = begin_5 + 2ULL * _S144;
                        if(i_30 >= _S142)
                        {
                            break;
                        }
                        Place_0 _S147 = place_of_1(a_20, i_30);
                        places_5[int(2)] = _S147;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_31 = begin_5 + 3ULL * _S144;
                        if(i_31 >= _S142)
                        {
                            break;
                        }
                        Place_0 _S148 = place_of_1(a_20, i_31);
                        places_5[int(3)] = _S148;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_11;
        ulonglong _S149 = ArangeI64_of_0(spec_11, a_20, begin_5, x_11[int(1)].e_0[int(0)], x_11[int(2)].e_0[int(0)], x_11[int(3)].e_0[int(0)]);
        (&y_11)->e_0[int(0)] = _S149;
        ulonglong _S150 = begin_5 + _S144;
        ulonglong _S151 = ArangeI64_of_0(spec_11, a_20, _S150, x_11[int(1)].e_0[int(1)], x_11[int(2)].e_0[int(1)], x_11[int(3)].e_0[int(1)]);
        (&y_11)->e_0[int(1)] = _S151;
        ulonglong _S152 = begin_5 + 2ULL * _S144;
        ulonglong _S153 = ArangeI64_of_0(spec_11, a_20, _S152, x_11[int(1)].e_0[int(2)], x_11[int(2)].e_0[int(2)], x_11[int(3)].e_0[int(2)]);
        (&y_11)->e_0[int(2)] = _S153;
        ulonglong _S154 = begin_5 + 3ULL * _S144;
        ulonglong _S155 = ArangeI64_of_0(spec_11, a_20, _S154, x_11[int(1)].e_0[int(3)], x_11[int(2)].e_0[int(3)], x_11[int(3)].e_0[int(3)]);
        (&y_11)->e_0[int(3)] = _S155;
        uint _S156 = Spec_type_0(spec_11, 0U);
        uint size_7 = size_of_0(_S156);
        if(whole_5)
        {
            Four_0 _S157 = y_11;
            store4_0(size_7, a_20->output_0, begin_5, &_S157);
        }
        else
        {
            if(begin_5 < _S142)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(0)])->at_0[int(0)], (&y_11)->e_0[int(0)]);
            }
            if(_S150 < _S142)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(1)])->at_0[int(0)], (&y_11)->e_0[int(1)]);
            }
            if(_S152 < _S142)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(2)])->at_0[int(0)], (&y_11)->e_0[int(2)]);
            }
            if(_S154 < _S142)
            {
                store_0(size_7, a_20->output_0, (&places_5[int(3)])->at_0[int(0)], (&y_11)->e_0[int(3)]);
            }
        }
        first_5 = first_5 + ulonglong(a_20->groups_0) * 1024ULL;
    }
    return;
}

__device__ Four_0 load4_0(uint size_8, ulonglong base_6, ulonglong i_32)
{
    ulonglong at_9 = base_6 + i_32 * ulonglong(size_8);
    Four_0 r_0;
    if(size_8 == 1U)
    {
        uint * _S158 = (uint *)at_9;
        uint w_0 = *_S158;
        (&r_0)->e_0[int(0)] = ulonglong((*_S158) & 255U);
        (&r_0)->e_0[int(1)] = ulonglong((w_0 >> int(8)) & 255U);
        (&r_0)->e_0[int(2)] = ulonglong((w_0 >> int(16)) & 255U);
        (&r_0)->e_0[int(3)] = ulonglong(w_0 >> int(24));
    }
    else
    {
        if(size_8 == 2U)
        {
            uint2  * _S159 = (uint2  *)at_9;
            uint2  _S160 = *_S159;
            uint _S161 = (*_S159).x;
            (&r_0)->e_0[int(0)] = ulonglong(_S161 & 65535U);
            (&r_0)->e_0[int(1)] = ulonglong(_S161 >> int(16));
            uint _S162 = _S160.y;
            (&r_0)->e_0[int(2)] = ulonglong(_S162 & 65535U);
            (&r_0)->e_0[int(3)] = ulonglong(_S162 >> int(16));
        }
        else
        {
            if(size_8 == 4U)
            {
                uint4  * _S163 = (uint4  *)at_9;
                uint4  _S164 = *_S163;
                (&r_0)->e_0[int(0)] = ulonglong((*_S163).x);
                (&r_0)->e_0[int(1)] = ulonglong(_S164.y);
                (&r_0)->e_0[int(2)] = ulonglong(_S164.z);
                (&r_0)->e_0[int(3)] = ulonglong(_S164.w);
            }
            else
            {
                uint4  * _S165 = (uint4  *)at_9;
                uint4  _S166 = *_S165;
                uint4  _S167 = *(uint4  *)(at_9 + 16ULL);
                (&r_0)->e_0[int(0)] = join_0((*_S165).y, (*_S165).x);
                (&r_0)->e_0[int(1)] = join_0(_S166.w, _S166.z);
                (&r_0)->e_0[int(2)] = join_0(_S167.y, _S167.x);
                (&r_0)->e_0[int(3)] = join_0(_S167.w, _S167.z);
            }
        }
    }
    return r_0;
}

__device__ ulonglong load_0(uint size_9, ulonglong base_7, longlong i_33)
{
    switch(size_9)
    {
    case 1U:
        {
            uchar * _S168 = at_2(base_7, i_33);
            return ulonglong(*_S168);
        }
    case 2U:
        {
            ushort * _S169 = at_3(base_7, i_33);
            return ulonglong(*_S169);
        }
    case 4U:
        {
            uint * _S170 = at_4(base_7, i_33);
            return ulonglong(*_S170);
        }
    default:
        {
            ulonglong * _S171 = at_5(base_7, i_33);
            return *_S171;
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
            int _S172;
            if(v_13 != 0ULL)
            {
                _S172 = int(1);
            }
            else
            {
                _S172 = int(0);
            }
            return longlong(_S172);
        }
    default:
        {
            return longlong(v_13);
        }
    }
}

__device__ longlong folded_0(longlong v_14)
{
    longlong size_10;
    if(v_14 < 0LL)
    {
        size_10 = ~v_14;
    }
    else
    {
        size_10 = v_14;
    }
    if((size_10 >> int(53)) == 0LL)
    {
        return v_14;
    }
    longlong _S173 = v_14 & -1024LL;
    int _S174;
    if((v_14 & 1023LL) != 0LL)
    {
        _S174 = int(1024);
    }
    else
    {
        _S174 = int(0);
    }
    return _S173 | longlong(_S174);
}

__device__ ulonglong of_i64_0(uint type_7, longlong v_15)
{
    switch(type_7)
    {
    case 7U:
    case 8U:
    case 9U:
    case 10U:
        {
            return ulonglong(v_15);
        }
    case 11U:
        {
            int _S175;
            if(v_15 != 0LL)
            {
                _S175 = int(1);
            }
            else
            {
                _S175 = int(0);
            }
            return ulonglong(_S175);
        }
    case 1U:
        {
            return ulonglong(f32_of_i64_0(v_15));
        }
    case 2U:
        {
            return f64_of_i64_0(v_15);
        }
    default:
        {
            return of_f64_0(type_7, f64_of_i64_0(folded_0(v_15)));
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
    uint _S176 = (sign_5 | 2139095040U) | ((a_21 & 1023U) << int(13));
    uint _S177;
    if(a_21 > 31744U)
    {
        _S177 = 4194304U;
    }
    else
    {
        _S177 = 0U;
    }
    return _S176 | _S177;
}

__device__ uint f32_of_f8e4m3_0(uint h_1)
{
    uint a_22 = h_1 & 127U;
    uint sign_6 = (h_1 & 128U) << int(24);
    uint _S178;
    if(a_22 == 127U)
    {
        _S178 = 2143289344U;
    }
    else
    {
        _S178 = widen_0(a_22, 3U, 7U);
    }
    return sign_6 | _S178;
}

__device__ uint f32_of_f8e5m2_0(uint h_2)
{
    uint a_23 = h_2 & 127U;
    uint sign_7 = (h_2 & 128U) << int(24);
    if(a_23 < 124U)
    {
        return sign_7 | (widen_0(a_23, 2U, 15U));
    }
    uint _S179;
    if(a_23 == 124U)
    {
        _S179 = 2139095040U;
    }
    else
    {
        _S179 = 2143289344U;
    }
    return sign_7 | _S179;
}

__device__ uint f32_of_0(uint type_8, ulonglong v_16)
{
    switch(type_8)
    {
    case 1U:
        {
            return low_0(v_16);
        }
    case 2U:
        {
            return f32_of_f64_0(v_16, false);
        }
    case 3U:
        {
            return f32_of_f16_0(low_0(v_16));
        }
    case 4U:
        {
            return (low_0(v_16)) << int(16);
        }
    case 5U:
        {
            return f32_of_f8e4m3_0(low_0(v_16));
        }
    case 6U:
        {
            return f32_of_f8e5m2_0(low_0(v_16));
        }
    default:
        {
            return f32_of_i64_0(whole_of_0(type_8, v_16));
        }
    }
}

__device__ ulonglong Copy_of_0(Spec_0 * spec_12, PointArguments_0 * a_24, ulonglong i_34, ulonglong x_12, ulonglong y_12, ulonglong z_6)
{
    uint _S180 = Spec_type_0(spec_12, 0U);
    uint _S181 = Spec_type_0(spec_12, 1U);
    if(_S180 == _S181)
    {
        return x_12;
    }
    if(is_integral_0(_S181))
    {
        return of_i64_0(_S180, whole_of_0(_S181, x_12));
    }
    if(_S181 == 2U)
    {
        return of_f64_0(_S180, x_12);
    }
    return of_f32_0(_S180, f32_of_0(_S181, x_12));
}

__device__ void Point_run_6(Spec_0 * spec_13, PointArguments_0 * a_25, uint group_6, uint lane_6)
{
    bool _S182 = (a_25->geometry_0) == 0ULL;
    ulonglong first_6 = ulonglong(group_6) * 1024ULL;
    for(;;)
    {
        ulonglong _S183 = a_25->count_0;
        if(first_6 < (a_25->count_0))
        {
        }
        else
        {
            break;
        }
        ulonglong begin_6;
        if(_S182)
        {
            begin_6 = first_6 + ulonglong(lane_6 * 4U);
        }
        else
        {
            begin_6 = first_6 + ulonglong(lane_6);
        }
        uint _S184;
        if(_S182)
        {
            _S184 = 1U;
        }
        else
        {
            _S184 = 256U;
        }
        ulonglong _S185 = ulonglong(_S184);
        bool whole_6;
        if(_S182)
        {
            whole_6 = (begin_6 + 4ULL) <= _S183;
        }
        else
        {
            whole_6 = false;
        }
        FixedArray<Four_0, 4>  x_13;
        FixedArray<Place_0, 4>  places_6;
        if(whole_6)
        {
            uint _S186 = Spec_type_0(spec_13, 1U);
            uint size_11 = size_of_0(_S186);
            if((((a_25->steps_0) >> int(0)) & 1U) != 0U)
            {
                ulonglong _S187 = Point_base_0(a_25, int(1));
                x_13[int(1)] = load4_0(size_11, _S187, begin_6);
            }
            else
            {
                ulonglong _S188 = Point_base_0(a_25, int(1));
                ulonglong _S189 = load_0(size_11, _S188, 0LL);
                (&x_13[int(1)])->e_0[int(0)] = _S189;
                (&x_13[int(1)])->e_0[int(1)] = _S189;
                (&x_13[int(1)])->e_0[int(2)] = _S189;
                (&x_13[int(1)])->e_0[int(3)] = _S189;
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
                        if(begin_6 >= _S183)
                        {
                            break;
                        }
                        Place_0 _S190 = place_of_0(a_25, begin_6);
                        places_6[int(0)] = _S190;
                        uint _S191 = Spec_type_0(spec_13, 1U);
                        uint _S192 = size_of_0(_S191);
                        ulonglong _S193 = Point_base_0(a_25, int(1));
                        ulonglong _S194 = load_0(_S192, _S193, (&places_6[int(0)])->at_0[int(1)]);
                        (&x_13[int(1)])->e_0[int(0)] = _S194;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_35 = begin_6 + _S185;
                        if(i_35 >= _S183)
                        {
                            break;
                        }
                        Place_0 _S195 = place_of_0(a_25, i_35);
                        places_6[int(1)] = _S195;
                        uint _S196 = Spec_type_0(spec_13, 1U);
                        uint _S197 = size_of_0(_S196);
                        ulonglong _S198 = Point_base_0(a_25, int(1));
                        ulonglong _S199 = load_0(_S197, _S198, (&places_6[int(1)])->at_0[int(1)]);
                        (&x_13[int(1)])->e_0[int(1)] = _S199;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_36 = begin_6 + 2ULL * _S185;
                        if(i_36 >= _S183)
                        {
                            break;
                        }
                        Place_0 _S200 = place_of_0(a_25, i_36);
                        places_6[int(2)] = _S200;
                        uint _S201 = Spec_type_0(spec_13, 1U);
                        uint _S202 = size_of_0(_S201);
                        ulonglong _S203 = Point_base_0(a_25, int(1));
                        ulonglong _S204 = load_0(_S202, _S203, (&places_6[int(2)])->at_0[int(1)]);
                        (&x_13[int(1)])->e_0[int(2)] = _S204;
                        break;
                    }
                    break;
                }
                for(;;)
                {
                    for(;;)
                    {
                        ulonglong i_37 = begin_6 + 3ULL * _S185;
                        if(i_37 >= _S183)
                        {
                            break;
                        }
                        Place_0 _S205 = place_of_0(a_25, i_37);
                        places_6[int(3)] = _S205;
                        uint _S206 = Spec_type_0(spec_13, 1U);
                        uint _S207 = size_of_0(_S206);
                        ulonglong _S208 = Point_base_0(a_25, int(1));
                        ulonglong _S209 = load_0(_S207, _S208, (&places_6[int(3)])->at_0[int(1)]);
                        (&x_13[int(1)])->e_0[int(3)] = _S209;
                        break;
                    }
                    break;
                }
                break;
            }
        }
        Four_0 y_13;
        ulonglong _S210 = Copy_of_0(spec_13, a_25, begin_6, (&x_13[int(1)])->e_0[int(0)], (&x_13[int(2)])->e_0[int(0)], (&x_13[int(3)])->e_0[int(0)]);
        (&y_13)->e_0[int(0)] = _S210;
        ulonglong _S211 = begin_6 + _S185;
        ulonglong _S212 = Copy_of_0(spec_13, a_25, _S211, (&x_13[int(1)])->e_0[int(1)], (&x_13[int(2)])->e_0[int(1)], (&x_13[int(3)])->e_0[int(1)]);
        (&y_13)->e_0[int(1)] = _S212;
        ulonglong _S213 = begin_6 + 2ULL * _S185;
        ulonglong _S214 = Copy_of_0(spec_13, a_25, _S213, (&x_13[int(1)])->e_0[int(2)], (&x_13[int(2)])->e_0[int(2)], (&x_13[int(3)])->e_0[int(2)]);
        (&y_13)->e_0[int(2)] = _S214;
        ulonglong _S215 = begin_6 + 3ULL * _S185;
        ulonglong _S216 = Copy_of_0(spec_13, a_25, _S215, (&x_13[int(1)])->e_0[int(3)], (&x_13[int(2)])->e_0[int(3)], (&x_13[int(3)])->e_0[int(3)]);
        (&y_13)->e_0[int(3)] = _S216;
        uint _S217 = Spec_type_0(spec_13, 0U);
        uint size_12 = size_of_0(_S217);
        if(whole_6)
        {
            Four_0 _S218 = y_13;
            store4_0(size_12, a_25->output_0, begin_6, &_S218);
        }
        else
        {
            if(begin_6 < _S183)
            {
                store_0(size_12, a_25->output_0, (&places_6[int(0)])->at_0[int(0)], (&y_13)->e_0[int(0)]);
            }
            if(_S211 < _S183)
            {
                store_0(size_12, a_25->output_0, (&places_6[int(1)])->at_0[int(0)], (&y_13)->e_0[int(1)]);
            }
            if(_S213 < _S183)
            {
                store_0(size_12, a_25->output_0, (&places_6[int(2)])->at_0[int(0)], (&y_13)->e_0[int(2)]);
            }
            if(_S215 < _S183)
            {
                store_0(size_12, a_25->output_0, (&places_6[int(3)])->at_0[int(0)], (&y_13)->e_0[int(3)]);
            }
        }
        first_6 = first_6 + ulonglong(a_25->groups_0) * 1024ULL;
    }
    return;
}

__device__ Spec_0 Spec_x24init_0(uint op_1, uint types_1)
{
    Spec_0 _S219;
    (&_S219)->op_0 = op_1;
    (&_S219)->types_0 = types_1;
    return _S219;
}

__device__ void Fill_run_0(Spec_0 * spec_14, PointArguments_0 * a_26, uint group_7, uint lane_7)
{
    Spec_0 _S220 = Spec_x24init_0(0U, 10U);
    Point_run_0(&_S220, a_26, group_7, lane_7);
    return;
}

__device__ void Fill_run_1(Spec_0 * spec_15, PointArguments_0 * a_27, uint group_8, uint lane_8)
{
    Spec_0 _S221 = Spec_x24init_0(0U, 9U);
    Point_run_1(&_S221, a_27, group_8, lane_8);
    return;
}

__device__ void Fill_run_2(Spec_0 * spec_16, PointArguments_0 * a_28, uint group_9, uint lane_9)
{
    Spec_0 _S222 = Spec_x24init_0(0U, 3U);
    Point_run_2(&_S222, a_28, group_9, lane_9);
    return;
}

__device__ void Fill_run_3(Spec_0 * spec_17, PointArguments_0 * a_29, uint group_10, uint lane_10)
{
    Spec_0 _S223 = Spec_x24init_0(0U, 8U);
    Point_run_3(&_S223, a_29, group_10, lane_10);
    return;
}

extern "C" __global__ void mpt_fill_1(PointArguments_0 a_30, Spec_0 spec_18)
{
    uint _S224 = blockIdx.x;
    uint _S225 = threadIdx.x;
    Spec_0 _S226 = spec_18;
    PointArguments_0 _S227 = a_30;
    Fill_run_3(&_S226, &_S227, _S224, _S225);
    return;
}

extern "C" __global__ void mpt_fill_2(PointArguments_0 a_31, Spec_0 spec_19)
{
    uint _S228 = blockIdx.x;
    uint _S229 = threadIdx.x;
    Spec_0 _S230 = spec_19;
    PointArguments_0 _S231 = a_31;
    Fill_run_2(&_S230, &_S231, _S228, _S229);
    return;
}

extern "C" __global__ void mpt_fill_4(PointArguments_0 a_32, Spec_0 spec_20)
{
    uint _S232 = blockIdx.x;
    uint _S233 = threadIdx.x;
    Spec_0 _S234 = spec_20;
    PointArguments_0 _S235 = a_32;
    Fill_run_1(&_S234, &_S235, _S232, _S233);
    return;
}

extern "C" __global__ void mpt_fill_8(PointArguments_0 a_33, Spec_0 spec_21)
{
    uint _S236 = blockIdx.x;
    uint _S237 = threadIdx.x;
    Spec_0 _S238 = spec_21;
    PointArguments_0 _S239 = a_33;
    Fill_run_0(&_S238, &_S239, _S236, _S237);
    return;
}

extern "C" __global__ void mpt_copy(PointArguments_0 a_34, Spec_0 spec_22)
{
    uint _S240 = blockIdx.x;
    uint _S241 = threadIdx.x;
    Spec_0 _S242 = spec_22;
    PointArguments_0 _S243 = a_34;
    Point_run_6(&_S242, &_S243, _S240, _S241);
    return;
}

extern "C" __global__ void mpt_arange_i64(PointArguments_0 a_35, Spec_0 spec_23)
{
    uint _S244 = blockIdx.x;
    uint _S245 = threadIdx.x;
    Spec_0 _S246 = spec_23;
    PointArguments_0 _S247 = a_35;
    Point_run_5(&_S246, &_S247, _S244, _S245);
    return;
}

extern "C" __global__ void mpt_arange_f32(PointArguments_0 a_36, Spec_0 spec_24)
{
    uint _S248 = blockIdx.x;
    uint _S249 = threadIdx.x;
    Spec_0 _S250 = spec_24;
    PointArguments_0 _S251 = a_36;
    Point_run_4(&_S250, &_S251, _S248, _S249);
    return;
}

