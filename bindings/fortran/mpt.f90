! libmpt for Fortran: the C interface (mpt_made.f90), errors, and arrays as tensors.
! SPDX-License-Identifier: Apache-2.0
!
! A Fortran array a(n1, n2, n3) is a tensor of shape [n3, n2, n1]: both name the same memory, in
! which n1 runs fastest. Sections with gaps get strides.
module mpt
  use mpt_made
  implicit none
  public

  interface
    ! Makes a tensor on the memory of an array, without a copy. The array must have the target
    ! attribute and live as long as the tensor. Report writes of the program by mpt_tensor_touch.
    function mpt_array_share(context, array, out) bind(c, name="mpt_f_share")
      import
      type(mpt_context), value :: context
      type(*), dimension(..), intent(inout), target :: array
      type(mpt_tensor), intent(inout) :: out
      integer(c_int32_t) :: mpt_array_share
    end function
    ! Makes a tensor on the memory of an array, without a copy. Calls that would write to the tensor
    ! fail.
    function mpt_array_share_const(context, array, out) bind(c, name="mpt_f_share_const")
      import
      type(mpt_context), value :: context
      type(*), dimension(..), intent(in), target :: array
      type(mpt_tensor), intent(inout) :: out
      integer(c_int32_t) :: mpt_array_share_const
    end function
    ! Makes a tensor with a copy of an array.
    function mpt_array_copy(context, array, out) bind(c, name="mpt_f_copy")
      import
      type(mpt_context), value :: context
      type(*), dimension(..), intent(in), contiguous :: array
      type(mpt_tensor), intent(inout) :: out
      integer(c_int32_t) :: mpt_array_copy
    end function
    ! Copies the elements of a tensor to an array, converted to its kind.
    function mpt_array_read(tensor, array) bind(c, name="mpt_f_read")
      import
      type(mpt_tensor), value :: tensor
      type(*), dimension(..), intent(inout), contiguous :: array
      integer(c_int32_t) :: mpt_array_read
    end function
    ! Overwrites a tensor with the elements of an array, converted to its dtype.
    function mpt_array_write(tensor, array) bind(c, name="mpt_f_write")
      import
      type(mpt_tensor), value :: tensor
      type(*), dimension(..), intent(in), contiguous :: array
      integer(c_int32_t) :: mpt_array_write
    end function
  end interface

contains

  ! Stops the program with the library's text if a call has failed. With errmsg the program goes on:
  ! errmsg is then the text, and not allocated after a success.
  subroutine mpt_check(status, errmsg)
    integer(c_int32_t), intent(in) :: status
    character(len=:), allocatable, intent(out), optional :: errmsg

    if (status >= 0) return
    if (.not. present(errmsg)) error stop mpt_status_name(status) // ': ' // mpt_last_error()
    errmsg = mpt_status_name(status) // ': ' // mpt_last_error()
  end subroutine
end module
