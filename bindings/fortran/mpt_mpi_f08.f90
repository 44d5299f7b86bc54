! libmpt over MPI for Fortran, compiled with the program's own MPI: include/mpt/mpt_mpi.h.
! SPDX-License-Identifier: Apache-2.0
module mpt_mpi
  use mpi_f08, only: MPI_Comm
  use mpt_made
  implicit none
  private
  public mpt_mpi_comm_f08, mpt_mpi_comm

  interface
    ! Fills a descriptor with an engine over an integer communicator, that of `use mpi`.
    function mpt_mpi_comm(comm, desc) bind(c, name="mpt_f_mpi_comm")
      import :: mpt_comm_desc, c_int, c_int32_t
      integer(c_int), value :: comm
      type(mpt_comm_desc), intent(inout) :: desc
      integer(c_int32_t) :: mpt_mpi_comm
    end function
  end interface

contains

  ! Fills a descriptor with an engine over a communicator, for mpt_comm_create. All ranks call it.
  function mpt_mpi_comm_f08(comm, desc) result(answer)
    type(MPI_Comm), intent(in) :: comm
    type(mpt_comm_desc), intent(inout) :: desc
    integer(c_int32_t) :: answer

    answer = mpt_mpi_comm(comm%MPI_VAL, desc)
  end function
end module
