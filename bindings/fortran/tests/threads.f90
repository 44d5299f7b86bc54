! Two ranks in threads take the steps of one program that accumulates. Compiled with -fopenmp.
! SPDX-License-Identifier: Apache-2.0
program threads
  use mpt
  use model
  use tap
  implicit none
  type(mpt_comm_desc) :: engines(2)
  type(result_of_training) :: alone, ranks(2)
  integer :: i

  call train('bf16-mixed', 0, 2, alone)
  call mpt_comm_desc_init(engines(1))
  call mpt_check(mpt_comm_threads(2, engines))
  !$omp parallel do num_threads(2) schedule(static, 1)
  do i = 1, 2
    call train('bf16-mixed', i - 1, 1, ranks(i), engines(i))
  end do
  !$omp end parallel do
  do i = 1, 2
    call expect(same(ranks(i), alone), 'a rank in a thread has the bits of one program')
  end do
  call expect(alone%losses(20) < 0.2 * alone%losses(1), 'the loss falls')
  call finish
end program
