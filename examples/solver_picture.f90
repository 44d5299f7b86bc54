! Draws curves over a ring of cells as an SVG file, panel below panel.
! SPDX-License-Identifier: Apache-2.0
module solver_picture
  implicit none
  private
  public :: begin_picture, draw_panel, end_picture
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: left = 70, width = 640, height = 170, first = 60, distance = 250, &
    margin = 10
  ! The first curve is wide and pale, so that the others are seen on it.
  character(len=7), parameter :: colors(3) = ['#c9c9c9', '#2b5d8a', '#c8553d']
  character(len=3), parameter :: widths(3) = ['6  ', '1.6', '1.6']

contains

  subroutine begin_picture(file, panels, unit)
    character(len=*), intent(in) :: file
    integer, intent(in) :: panels
    integer, intent(out) :: unit

    open (newunit=unit, file=file, status='replace', action='write')
    write (unit, '(2(a, i0), a)') '<svg xmlns="http://www.w3.org/2000/svg" width="', &
      nint(left + width + 20), '" height="', nint(first + panels * distance - 50), &
      '" font-family="sans-serif" font-size="12">'
    write (unit, '(a)') '<rect width="100%" height="100%" fill="white"/>'
  end subroutine

  ! Draws curves(:, k), each with its name, from one end of the ring to the other.
  subroutine draw_panel(unit, panel, title, names, curves)
    integer, intent(in) :: unit, panel
    character(len=*), intent(in) :: title, names(:)
    real(dp), intent(in) :: curves(:, :)
    real(dp) :: top, low, high
    integer :: i, k, points

    top = first + (panel - 1) * distance
    low = minval(curves)
    high = maxval(curves)
    points = size(curves, 1)
    call text(left, top - 34, 'start', title)
    call text(left - 6, top + margin + 4, 'end', label(high))
    call text(left - 6, top + height - margin + 4, 'end', label(low))
    write (unit, '(4(a, f0.1), a)') '<rect x="', left, '" y="', top, '" width="', width, &
      '" height="', height, '" fill="none" stroke="#9a9a9a"/>'
    do k = 1, size(curves, 2)
      write (unit, '(5a, *(f0.1, ",", f0.1, :, " "))', advance='no') &
        '<polyline fill="none" stroke="', colors(k), '" stroke-width="', trim(widths(k)), &
        '" points="', (left + width * (i - 0.5_dp) / points, &
        top + margin + (height - 2 * margin) * (high - curves(i, k)) / (high - low), i = 1, points)
      write (unit, '(a)') '"/>'
      write (unit, '(2(a, f0.1), 3a)') '<rect x="', left + 210 * (k - 1), '" y="', top - 20, &
        '" width="12" height="6" fill="', colors(k), '"/>'
      call text(left + 210 * (k - 1) + 18, top - 13, 'start', names(k))
    end do

  contains

    subroutine text(x, y, anchor, words)
      real(dp), intent(in) :: x, y
      character(len=*), intent(in) :: anchor, words

      write (unit, '(2(a, f0.1), 5a)') '<text x="', x, '" y="', y, '" text-anchor="', anchor, &
        '">', trim(words), '</text>'
    end subroutine

    function label(value)
      real(dp), intent(in) :: value
      character(len=8) :: label

      write (label, '(f8.3)') value
      label = adjustl(label)
    end function
  end subroutine

  subroutine end_picture(unit)
    integer, intent(in) :: unit

    write (unit, '(a)') '</svg>'
    close (unit)
  end subroutine
end module
