! A small training, alone or as one of several ranks.
! SPDX-License-Identifier: Apache-2.0
module model
  use mpt
  implicit none
  private
  public train, show, same, result_of_training

  integer, parameter :: rows = 16, width = 4, steps = 20

  ! Losses of all steps, and the parameters behind the last one.
  type :: result_of_training
    real(c_double) :: losses(steps) = 0
    real(c_float) :: up(width, 8) = 0, up_bias(8) = 0, down(8, 1) = 0, down_bias(1) = 0
  end type

contains

  ! Fills micro-batch number `batch`. All values are exact in 16 bits.
  pure subroutine fill(batch, x, y)
    integer, intent(in) :: batch
    real(c_float), intent(out) :: x(width, rows), y(1, rows)
    integer :: i, j

    do j = 1, rows
      do i = 1, width
        x(i, j) = real(mod(7 * (i - 1) + 3 * (j - 1) + 5 * batch, 11) - 5, c_float) / 8
      end do
      y(1, j) = x(1, j) - x(2, j) / 2 + x(3, j) / 4
    end do
  end subroutine

  ! Trains with the micro-batches `first` .. `first + count - 1`, which each step accumulates. Ranks
  ! that keep shards save together: those with a file write one.
  recursive subroutine train(precision_name, first, count, out, engine, shard, file)
    character(len=*), intent(in) :: precision_name
    integer, intent(in) :: first, count
    type(result_of_training), intent(out) :: out
    type(mpt_comm_desc), intent(in), optional :: engine
    integer(c_int32_t), intent(in), optional :: shard
    character(len=*), intent(in), optional :: file
    type(mpt_context) :: context
    type(mpt_params) :: params
    type(mpt_module) :: layers(2), net
    type(mpt_precision) :: precision
    type(mpt_optimizer_desc) :: adamw
    type(mpt_optimizer) :: optimizer
    type(mpt_stepper_desc) :: how
    type(mpt_stepper) :: stepper
    type(mpt_training_desc) :: training
    type(mpt_context_desc) :: one_thread
    type(mpt_tensor) :: x, y, loss, sum
    real(c_float), target :: xs(width, rows, count), ys(1, rows, count)
    real(c_double) :: item
    integer :: step, i

    call mpt_context_desc_init(one_thread)
    one_thread%own_threads = 1
    one_thread%seed = 3
    call mpt_check(mpt_context_create(one_thread, context))
    call mpt_check(mpt_params_create(context, params))
    call mpt_check(mpt_nn_linear(params, 'up', int(width, c_int64_t), 8_c_int64_t, 1, &
      MPT_ACTIVATION_TANH, layers(1)))
    call mpt_check(mpt_nn_linear(params, 'down', 8_c_int64_t, 1_c_int64_t, 1, &
      MPT_ACTIVATION_NONE, layers(2)))
    call mpt_check(mpt_nn_sequential(context, layers, 2, net))
    call mpt_check(mpt_precision_from_name(precision_name, precision))
    call mpt_check(mpt_params_set_precision(params, precision))
    call mpt_adamw_desc_init(adamw)
    adamw%lr = 2e-2_c_double
    call mpt_check(mpt_optimizer_create(params, adamw, optimizer))
    call mpt_stepper_desc_init(how)
    how%accumulate = count
    if (present(shard)) how%shard = shard
    if (present(engine)) call mpt_check(mpt_comm_create(context, engine, how%comm))
    call mpt_check(mpt_stepper_create(context, precision, how, stepper))
    call mpt_check(mpt_stepper_add(stepper, optimizer))

    do i = 1, count
      call fill(first + i - 1, xs(:, :, i), ys(:, :, i))
    end do
    do step = 1, steps
      do i = 1, count
        call mpt_check(mpt_scope_push(context))
        call mpt_check(mpt_array_share_const(context, xs(:, :, i), x))
        call mpt_check(mpt_array_share_const(context, ys(:, :, i), y))
        call mpt_check(mpt_precision_push(context, precision))
        call mpt_check(mpt_precision_input(precision, x, x))
        call mpt_check(mpt_module_forward(net, x, x))
        call mpt_check(mpt_precision_output(precision, x, x))
        call mpt_check(mpt_mse_loss(x, y, MPT_REDUCTION_MEAN, loss))
        call mpt_check(mpt_precision_pop(context))
        call mpt_check(mpt_stepper_backward(stepper, loss))
        if (present(engine) .and. i == count) then
          call mpt_check(mpt_detach(loss, sum))
          call mpt_check(mpt_comm_all_reduce(how%comm, sum, MPT_COMM_SUM))
          loss = sum
        end if
        call mpt_check(mpt_tensor_get_item(loss, item))
        ! Adds in f32 as mpt_comm_all_reduce does.
        out%losses(step) = real(real(out%losses(step), c_float) + real(item, c_float), c_double)
        call mpt_check(mpt_scope_pop(context, count=0))
      end do
      call mpt_check(mpt_stepper_step(stepper))
    end do
    if (present(shard) .or. present(file)) then
      call mpt_training_desc_init(training)
      training%stepper = stepper
      call mpt_check(mpt_training_save(file, training))
    end if
    call read('up.weight')
    call mpt_check(mpt_array_read(x, out%up))
    call read('up.bias')
    call mpt_check(mpt_array_read(x, out%up_bias))
    call read('down.weight')
    call mpt_check(mpt_array_read(x, out%down))
    call read('down.bias')
    call mpt_check(mpt_array_read(x, out%down_bias))
    call mpt_context_release(context)

  contains

    subroutine read(name)
      character(len=*), intent(in) :: name

      call mpt_check(mpt_params_get(params, name, x))
    end subroutine
  end subroutine

  ! True if two results have the same bits.
  logical function same(a, b)
    type(result_of_training), intent(in) :: a, b

    same = all(a%losses == b%losses) .and. all(a%up == b%up) .and. all(a%up_bias == b%up_bias) .and. &
      all(a%down == b%down) .and. all(a%down_bias == b%down_bias)
  end function

  ! Prints a result to the bit.
  subroutine show(out)
    type(result_of_training), intent(in) :: out

    print '(z16.16)', out%losses
    print '(z8.8)', out%up, out%up_bias, out%down, out%down_bias
  end subroutine
end module
