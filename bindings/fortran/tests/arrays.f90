! Arrays as tensors, texts, files, handles and errors: arrays FILE.
! SPDX-License-Identifier: Apache-2.0
program arrays
  use mpt
  use tap
  implicit none

  ! An element is the second part of a record.
  type :: record
    real(c_float) :: a(2)
    real(c_double) :: b
  end type
  type, bind(c) :: odd
    integer(c_int8_t) :: first(3)
    integer(c_int8_t) :: second
  end type
  type(mpt_context) :: context
  integer :: i

  call mpt_check(mpt_context_create(out=context))
  call ranks
  call many_dims
  call sections
  call copies
  call kinds
  call texts
  call files
  call errors
  call callbacks
  call mpt_context_release(context)
  call finish

contains

  subroutine is(status, name)
    integer(c_int32_t), intent(in) :: status
    character(len=*), intent(in) :: name
    character(len=:), allocatable :: why

    call mpt_check(status, why)
    if (allocated(why)) then
      call expect(.false., name, why)
    else
      call expect(.true., name)
    end if
  end subroutine

  ! True if a tensor has this address, shape and these strides.
  logical function looks(tensor, address, shape, strides)
    type(mpt_tensor), intent(in) :: tensor
    type(c_ptr), intent(in) :: address
    integer, intent(in) :: shape(:), strides(:)
    type(mpt_tensor_info) :: info
    type(c_ptr) :: data

    call mpt_check(mpt_tensor_get_info(tensor, info))
    call mpt_check(mpt_tensor_get_data(tensor, data))
    looks = info%rank == size(shape) .and. c_associated(data, address)
    if (.not. looks) return
    looks = all(info%shape(:info%rank) == shape) .and. all(info%stride(:info%rank) == strides)
  end function

  subroutine ranks
    real(c_float), target :: a0, a1(5), a2(3, 5), a3(2, 3, 5), a4(4, 2, 3, 5)
    type(mpt_tensor) :: t, s

    a4 = reshape([(real(i, c_float), i = 1, size(a4))], shape(a4))
    call is(mpt_array_share(context, a0, t), 'a scalar is shared')
    call expect(looks(t, c_loc(a0), [integer ::], [integer ::]), 'rank 0')
    call is(mpt_array_share(context, a1, t), 'rank 1 is shared')
    call expect(looks(t, c_loc(a1), [5], [1]), 'rank 1')
    call is(mpt_array_share(context, a2, t), 'rank 2 is shared')
    call expect(looks(t, c_loc(a2), [5, 3], [3, 1]), 'rank 2')
    call is(mpt_array_share(context, a3, t), 'rank 3 is shared')
    call expect(looks(t, c_loc(a3), [5, 3, 2], [6, 2, 1]), 'rank 3')
    call is(mpt_array_share_const(context, a4, t), 'rank 4 is shared')
    call expect(looks(t, c_loc(a4), [5, 3, 2, 4], [24, 8, 4, 1]), 'rank 4')
    ! The tensor's dim 0 is the array's last one.
    call mpt_check(mpt_select(t, 0_c_int64_t, 3_c_int64_t, s))
    call mpt_check(mpt_array_share(context, a3, t))
    call mpt_check(mpt_select(s, 1_c_int64_t, 1_c_int64_t, s))
    block
      real(c_float) :: part(4, 3)
      call mpt_check(mpt_array_read(s, part))
      call expect(all(part == a4(:, 2, :, 4)), 'dims are those of the array from its end')
    end block
    a3 = 0
    call mpt_check(mpt_add_scalar(t, 1.5_c_double, s))
    call mpt_check(mpt_copy_into(t, s))
    call expect(all(a3 == 1.5), 'the library writes to the memory of the array')
  end subroutine

  ! A tensor has up to 8 dims, and an array up to 15.
  subroutine many_dims
    real(c_float), target :: a5(2, 3, 2, 3, 2), a6(2, 3, 3, 2, 2, 2), a7(2, 2, 2, 2, 2, 2, 3), &
      a8(3, 2, 2, 2, 2, 2, 2, 4), a9(1, 1, 1, 2, 1, 1, 1, 1, 3), a15(2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)
    real(c_float) :: back(3, 2, 2, 2, 2, 2, 2, 4), part(2, 2, 2, 2, 2, 2, 2, 2)
    real(c_float), pointer :: joined(:, :)
    type(mpt_tensor) :: t
    character(len=*), parameter :: most = ', but a tensor has at most 8 dims'

    call is(mpt_array_share(context, a5, t), 'rank 5 is shared')
    call expect(looks(t, c_loc(a5), [2, 3, 2, 3, 2], [36, 12, 6, 2, 1]), 'rank 5')
    call is(mpt_array_share(context, a6, t), 'rank 6 is shared')
    call expect(looks(t, c_loc(a6), [2, 2, 2, 3, 3, 2], [72, 36, 18, 6, 2, 1]), 'rank 6')
    call is(mpt_array_share_const(context, a7, t), 'rank 7 is shared')
    call expect(looks(t, c_loc(a7), [3, 2, 2, 2, 2, 2, 2], [64, 32, 16, 8, 4, 2, 1]), 'rank 7')
    a8 = reshape([(real(i, c_float), i = 1, size(a8))], shape(a8))
    call is(mpt_array_share(context, a8, t), 'rank 8 is shared')
    call expect(looks(t, c_loc(a8), [4, 2, 2, 2, 2, 2, 2, 3], [192, 96, 48, 24, 12, 6, 3, 1]), 'rank 8')
    call is(mpt_array_read(t, back), 'rank 8 is read')
    call expect(all(back == a8), 'rank 8 has its elements')
    call is(mpt_array_share(context, a8(1::2, :, :, :, :, :, :, 2:4:2), t), 'a section of rank 8 is shared')
    call expect(looks(t, c_loc(a8(1, 1, 1, 1, 1, 1, 1, 2)), [2, 2, 2, 2, 2, 2, 2, 2], [384, 96, 48, 24, 12, 6, 3, 2]), &
      'a section of rank 8 has strides')
    call is(mpt_array_read(t, part), 'a section of rank 8 is read')
    call expect(all(part == a8(1::2, :, :, :, :, :, :, 2:4:2)), 'a section of rank 8 has its elements')
    call is(mpt_array_write(t, -part), 'a section of rank 8 is written')
    call expect(all(a8(1::2, :, :, :, :, :, :, 2:4:2) == -part) .and. all(a8(2, :, :, :, :, :, :, :) > 0), &
      'only the section of rank 8 changes')
    call is(mpt_array_copy(context, 2 * a8, t), 'an expression of rank 8 is copied')
    call mpt_check(mpt_array_read(t, back))
    call expect(all(back == 2 * a8), 'the copy of rank 8 has the elements')

    a9 = 0
    a15 = reshape([1, 2, 3, 4], shape(a15))
    call refused(mpt_array_share(context, a9, t), 'SHAPE', 'an array of rank 9' // most, 'rank 9 is not shared')
    call refused(mpt_array_share_const(context, a9, t), 'SHAPE', 'of rank 9' // most, 'nor as a constant')
    call refused(mpt_array_copy(context, a9, t), 'SHAPE', 'of rank 9' // most, 'rank 9 is not copied')
    call mpt_check(mpt_zeros(context, MPT_F32, [6_c_int64_t], 1, t))
    call refused(mpt_array_read(t, a9), 'SHAPE', 'of rank 9' // most, 'rank 9 is not read')
    call refused(mpt_array_write(t, a9), 'SHAPE', 'of rank 9' // most, 'rank 9 is not written')
    call refused(mpt_array_share(context, a15, t), 'SHAPE', 'an array of rank 15' // most, 'rank 15 is not shared')
    ! The text says how dims are joined.
    call refused(mpt_array_share(context, a15, t), 'SHAPE', 'p(1:n, 1:m) => a', 'the way out is named')
    joined(1:2, 1:2) => a15
    call is(mpt_array_share(context, joined, t), 'an array of rank 15 is shared with joined dims')
    call expect(looks(t, c_loc(a15), [2, 2], [2, 1]), 'joined dims')
  end subroutine

  subroutine sections
    real(c_double), target :: a(6, 8), b(4)
    type(record), target :: records(4)
    type(odd), target :: odds(4)
    type(mpt_tensor) :: t
    real(c_double) :: back(3, 3), total

    a = reshape([(real(i, c_double), i = 1, size(a))], shape(a))
    call is(mpt_array_share(context, a(2:6:2, 2:8:3), t), 'a section is shared')
    call expect(looks(t, c_loc(a(2, 2)), [3, 3], [18, 2]), 'a section has strides')
    call mpt_check(mpt_array_read(t, back))
    call expect(all(back == a(2:6:2, 2:8:3)), 'a section has its elements')
    call mpt_check(mpt_sum(t, count=0, keepdim=0, out=t))
    call mpt_check(mpt_tensor_get_item(t, total))
    call expect(total == sum(a(2:6:2, 2:8:3)), 'the sum of a section')
    call is(mpt_array_share(context, a(3, :), t), 'a row is shared')
    call expect(looks(t, c_loc(a(3, 1)), [8], [6]), 'a row has the stride of a column')
    call is(mpt_array_share(context, a(:, 3:4), t), 'columns are shared')
    call expect(looks(t, c_loc(a(1, 3)), [2, 6], [6, 1]), 'columns have no gaps')
    call is(mpt_array_share(context, records%b, t), 'a component is shared')
    call expect(looks(t, c_loc(records(1)%b), [4], [2]), 'a component has the stride of its type')
    call refused(mpt_array_share(context, a(6:1:-1, 1), t), 'SHAPE', 'stride', &
      'a section in reverse is refused')
    call is(mpt_array_share(context, odds%second, t), 'a component of one byte in 4')
    call is(mpt_array_share(context, a(:, 5:4), t), 'an empty section is shared')
    b = 0
  end subroutine

  subroutine copies
    real(c_double) :: a(3, 4), b(3, 4), wide(6, 4)
    integer(c_int32_t) :: whole(3, 4)
    type(mpt_tensor) :: t

    a = reshape([(real(i, c_double), i = 1, size(a))], shape(a))
    call is(mpt_array_copy(context, 2 * a, t), 'an expression is copied')
    call is(mpt_array_read(t, b), 'a tensor is read')
    call expect(all(b == 2 * a), 'a copy has the elements')
    wide = 0
    call is(mpt_array_read(t, wide(1:6:2, :)), 'a tensor is read into a section')
    call expect(all(wide(1:6:2, :) == 2 * a) .and. all(wide(2:6:2, :) == 0), 'only the section changes')
    call is(mpt_array_copy(context, wide(1:6:2, :), t), 'a section is copied')
    call is(mpt_array_read(t, whole), 'a tensor is read in another kind')
    call expect(all(whole == int(2 * a)), 'the elements are converted')
    call is(mpt_array_write(t, a(3:1:-1, :)), 'a section in reverse is written')
    call mpt_check(mpt_array_read(t, b))
    call expect(all(b == a(3:1:-1, :)), 'the tensor has the written elements')
    call refused(mpt_array_read(t, wide), 'SHAPE', '(3, 4), not to one (6, 4)', &
      'another shape is refused')
  end subroutine

  subroutine kinds
    integer(c_int8_t), target :: i8(2)
    integer(c_int32_t), target :: i32(2)
    integer(c_int64_t), target :: i64(2)
    logical(c_bool), target :: flags(2)
    complex(c_float), target :: z(2)
    integer(c_int16_t), target :: i16(2)
    type(mpt_tensor) :: t

    i8 = 1
    i32 = 1
    i64 = 1
    flags = [.true._c_bool, .false._c_bool]
    z = 0
    i16 = 0
    call mpt_check(mpt_array_share(context, i8, t))
    call expect(dtype(t) == MPT_I8, 'an 8-bit integer')
    call mpt_check(mpt_array_share(context, i32, t))
    call expect(dtype(t) == MPT_I32, 'a 32-bit integer')
    call mpt_check(mpt_array_share(context, i64, t))
    call expect(dtype(t) == MPT_I64, 'a 64-bit integer')
    call mpt_check(mpt_array_share(context, flags, t))
    call expect(dtype(t) == MPT_BOOL, 'a logical')
    call refused(mpt_array_share(context, z, t), 'DTYPE', 'real(c_float)', 'a complex is refused')
    call refused(mpt_array_share(context, i16, t), 'DTYPE', '2 bytes', 'a 16-bit integer is refused')
  end subroutine

  integer(c_int32_t) function dtype(tensor)
    type(mpt_tensor), intent(in) :: tensor
    type(mpt_tensor_info) :: info

    call mpt_check(mpt_tensor_get_info(tensor, info))
    dtype = info%dtype
  end function

  subroutine texts
    type(mpt_tensor) :: t
    type(mpt_op_info) :: info
    character(len=:), allocatable :: text
    character(len=30) :: padded
    integer(c_int32_t) :: op

    call mpt_check(mpt_arange(context, MPT_F32, 0.0_c_double, 3.0_c_double, 1.0_c_double, t))
    padded = 'three numbers'
    call mpt_check(mpt_tensor_set_name(t, padded))
    call mpt_check(mpt_tensor_get_name(t, text))
    call expect(text == 'three numbers' .and. len(text) == 13, 'blanks at the end are no part of a name')
    call mpt_check(mpt_tensor_text(t, text))
    call expect(index(text, '2') > 0 .and. index(text, c_null_char) == 0, 'a tensor as text', text)
    call expect(mpt_dtype_name(MPT_BF16) == 'bf16', 'the name of a dtype')
    call expect(mpt_feature_name(1000) == '', 'a text that is not there is empty')
    call expect(len(mpt_version_string()) >= 5, 'the version')
    call is(mpt_check_header(MPT_VERSION_NUMBER), 'the library is that of the module')
    call mpt_check(mpt_op_from_name(context, 'softmax', op))
    call mpt_check(mpt_op_get_info(context, op, info))
    call expect(mpt_text(info%name) == 'softmax', 'a text in a struct')
  end subroutine

  subroutine files
    character(len=6), parameter :: names(2) = ['b     ', 'weight']
    real(c_float), target :: b(2), weight(2, 3), back(2, 3)
    character(len=200) :: path
    character(len=:), allocatable :: name, json
    type(mpt_tensor) :: tensors(2)
    type(mpt_tensor_info) :: info
    type(mpt_file) :: file
    type(mpt_scaler) :: scaler
    logical :: is_right
    integer :: k

    call get_command_argument(1, path)
    b = [1, 2]
    weight = reshape([3, 4, 5, 6, 7, 8], [2, 3])
    call mpt_check(mpt_array_share_const(context, b, tensors(1)))
    call mpt_check(mpt_array_share_const(context, weight, tensors(2)))
    call is(mpt_safetensors_save(path, names, tensors, 2, metadata_count=0), 'a file is written')
    call is(mpt_safetensors_open(context, path, file), 'a file is opened')
    is_right = .true.
    do k = 1, 2
      call mpt_check(mpt_file_get_at(file, int(k - 1, c_int64_t), name, info))
      is_right = is_right .and. name == names(k) .and. len(name) == len_trim(names(k))
      is_right = is_right .and. info%rank == k
    end do
    call expect(is_right, 'a file has its names')
    call mpt_check(mpt_file_read(file, 'weight', tensors(1)))
    call mpt_check(mpt_array_read(tensors(1), back))
    call expect(all(back == weight), 'a file has its elements')
    call mpt_file_release(file)
    call mpt_check(mpt_scaler_create(context, out=scaler))
    call mpt_check(mpt_scaler_state_to_json(scaler, json))
    call is(mpt_scaler_state_from_json(scaler, json), 'a text goes there and back')
  end subroutine

  ! Expects an error with this name and this part of a text.
  subroutine refused(status, name, part, what)
    integer(c_int32_t), intent(in) :: status
    character(len=*), intent(in) :: name, part, what
    character(len=:), allocatable :: text

    call mpt_check(status, text)
    if (.not. allocated(text)) text = ''
    call expect(index(text, 'MPT_ERROR_' // name) == 1 .and. index(text, part) > 0, what, text)
  end subroutine

  subroutine errors
    type(mpt_tensor) :: a, b, c
    type(mpt_scaler_desc) :: desc
    type(mpt_scaler) :: scaler

    call mpt_check(mpt_zeros(context, MPT_F32, [2_c_int64_t, 3_c_int64_t], 2, a))
    call mpt_check(mpt_zeros(context, MPT_F32, [4_c_int64_t, 5_c_int64_t], 2, b))
    call refused(mpt_matmul(a, b, c), 'SHAPE', '3', 'an error has its name and text')
    call expect(mpt_is_null(c), 'a failed call makes no handle')
    call refused(mpt_neg(mpt_tensor(), c), 'INVALID_HANDLE', 'NULL', 'the handle of no object')
    call refused(mpt_scaler_create(context, desc, scaler), 'ABI', 'mpt_scaler_desc', &
      'a struct without its defaults is refused')
    call mpt_scaler_desc_init(desc)
    desc%growth_factor = 0.5_c_double
    call refused(mpt_scaler_create(context, desc, scaler), 'INVALID_ARGUMENT', 'growth_factor', &
      'a field out of range has its name')
    call mpt_tensor_release(a)
    call expect(mpt_tensor_is_valid(a) == 0, 'a released tensor is not valid')
    call expect(mpt_tensor_is_valid(b) == 1, 'another one is')
  end subroutine

  subroutine callbacks
    type(mpt_tensor) :: x, y, g
    real(c_double) :: item
    integer(c_int64_t) :: id

    call mpt_check(mpt_full(context, MPT_F32, [1_c_int64_t], 1, 3.0_c_double, x))
    call mpt_check(mpt_tensor_set_requires_grad(x, 1))
    call mpt_check(mpt_tensor_add_hook(x, double_it, c_null_ptr, c_null_funptr, id))
    call mpt_check(mpt_mul(x, x, y))
    call mpt_check(mpt_backward([y], count=1))
    call mpt_check(mpt_tensor_get_grad(x, g))
    call mpt_check(mpt_tensor_get_item(g, item))
    call expect(item == 12.0, 'a hook changes a gradient')
  end subroutine

  function double_it(user, grad) bind(c) result(status)
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: grad
    integer(c_int32_t) :: status

    status = merge(MPT_ERROR_CALLBACK, MPT_OK, c_associated(user))
    if (status == MPT_OK) status = mpt_mul_scalar(grad, 2.0_c_double, grad)
  end function
end program
