! Prints the losses and parameters of a training: training PRECISION. tests/training.c does as much.
! SPDX-License-Identifier: Apache-2.0
program training
  use model
  implicit none
  character(len=20) :: precision
  type(result_of_training) :: out

  call get_command_argument(1, precision)
  call train(precision, 0, 1, out)
  call show(out)
  if (out%losses(20) > 0.2 * out%losses(1)) error stop 'the loss did not fall'
end program
