! Cases of a test program, one line each.
! SPDX-License-Identifier: Apache-2.0
module tap
  implicit none
  private
  public expect, finish

  integer :: bad = 0

contains

  ! Reports a case, and why it failed.
  subroutine expect(right, name, why)
    logical, intent(in) :: right
    character(len=*), intent(in) :: name
    character(len=*), intent(in), optional :: why

    if (right) then
      print '(2a)', 'ok ', name
      return
    end if
    bad = bad + 1
    print '(2a)', 'not ok ', name
    if (present(why)) print '(2a)', '# ', why
  end subroutine

  ! Ends the program. It fails if a case has failed.
  subroutine finish
    if (bad > 0) stop 1, quiet=.true.
  end subroutine
end module
