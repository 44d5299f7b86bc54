! A flow solver that learns what its grid cannot see, while it runs: Burgers' equation with a force,
! u_t + (u^2 / 2)_x = nu u_xx + f, on a ring of cells that the ranks of MPI share.
! SPDX-License-Identifier: Apache-2.0
!
! The coarse grid has an eighth of the cells and of the time steps of a fine one, which runs beside
! it for a while. A small network learns the flux that the coarse grid misses at each face, from the
! four cells around it. Then the coarse solver goes on with and without the learned flux, and the
! fine grid only tells which is better.
!
! The training is on the solver's ranks, over the solver's communicator, without another thread. The
! ring always has 4 blocks, and a step takes micro-batches of two: 0 and 2, then 1 and 3. A sum of
! two has one order, so 1, 2 and 4 ranks compute the same bits. On 4 ranks the blocks that a step
! leaves out add zeros. (A step with all blocks would round (a + b) + (c + d) on 2 ranks, and
! ((a + b) + c) + d on 1 and 4.)
!
!   mpirun -n 4 solver [STEPS [FILE]]     1, 2 or 4 ranks
!
! FILE gets a picture of the learned flux and the true one, as in solver.md, which has all commands.
program solver
  use mpi_f08
  use mpt
  use mpt_mpi
  use solver_picture
  implicit none
  integer, parameter :: dp = c_double, blocks = 4, cells = 32, ratio = 8
  real(dp), parameter :: nu = 2e-3_dp, dx = 1.0_dp / (blocks * cells), dt = 0.1_dp * dx
  real(dp), parameter :: scale = 50, pi = acos(-1.0_dp)
  type(MPI_Comm) :: ring
  type(mpt_context) :: context
  type(mpt_module) :: net
  type(mpt_stepper) :: stepper
  integer :: rank, ranks, mine, n, left, right, step, i, learning = 2000, before, more
  character(len=200) :: argument, file
  real(dp) :: time = 0, first = 0, last = 0, rough, better, off
  real(dp), allocatable :: fine(:), coarse(:), plain(:), helped(:), missing(:), learned(:)
  real(c_float), allocatable, target :: x(:, :), y(:, :)

  call get_command_argument(1, argument)
  if (argument /= '') read (argument, *) learning
  call get_command_argument(2, file)
  call MPI_Init()
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  if (mod(blocks, ranks) /= 0) error stop 'solver: take 1, 2 or 4 ranks'
  call MPI_Cart_create(MPI_COMM_WORLD, 1, [ranks], [.true.], .false., ring)
  call MPI_Comm_rank(ring, rank)
  call MPI_Cart_shift(ring, 0, 1, left, right)
  mine = blocks / ranks ! blocks of this rank
  n = mine * cells      ! coarse cells of this rank
  allocate(fine(-1:n * ratio + 2), coarse(-1:n + 2), plain(-1:n + 2), helped(-1:n + 2))
  allocate(missing(0:n), learned(0:n), x(4, n), y(1, n))
  before = threads()
  call make_network
  fine = [(1 + sin(2 * pi * (rank * n * ratio + i - 0.5_dp) * dx / ratio) / 2, &
    i = -1, n * ratio + 2)]

  do step = 1, learning
    call average(coarse)
    call features(coarse)
    missing = -fluxes(coarse, dx)
    call advance_fine(missing)
    y(1, :) = real(missing(1:) * scale, c_float)
    last = learn()
    if (step == 1) first = last
  end do

  call average(plain)
  helped = plain
  do step = 1, learning / 5
    call advance(plain, fluxes(plain, dx), dx, dt, time)
    call halo(helped)
    call features(helped)
    call guess(missing)
    call advance(helped, fluxes(helped, dx) + missing, dx, dt, time)
    call advance_fine(missing)
  end do
  call average(coarse)
  rough = error_of(plain)
  better = error_of(helped)
  call features(coarse)
  call guess(learned)
  missing = -fluxes(coarse, dx)
  call advance_fine(missing)
  off = sqrt(sum_of(squares(learned(1:) - missing(1:))) / sum_of(squares(missing(1:))))
  more = threads() - before
  call MPI_Allreduce(MPI_IN_PLACE, more, 1, MPI_INTEGER, MPI_MAX, ring)
  if (rank == 0) then
    print '(a, i0, 2(a, es9.2))', 'ranks ', ranks, ': the loss went from ', first, ' to ', last
    print '(a, f9.6)', 'error of the coarse solver              ', rough
    print '(a, f9.6)', 'error of the coarse solver that learned ', better
    print '(a, f4.1, a)', 'the learned flux is off by ', 100 * off, '% of the true one'
    print '(a, i0)', 'threads that the training added: ', more
    print '(a, 4(1x, z16.16))', 'bits', last, rough, better, off
  end if
  if (file /= '') call draw
  call mpt_context_release(context)
  call MPI_Finalize()

contains

  ! Makes a network of two layers from 4 numbers to 1, and its training over the solver's ranks.
  subroutine make_network
    type(mpt_context_desc) :: alone
    type(mpt_comm_desc) :: engine
    type(mpt_stepper_desc) :: how
    type(mpt_optimizer_desc) :: adam
    type(mpt_params) :: params
    type(mpt_module) :: layers(2)
    type(mpt_optimizer) :: optimizer

    call mpt_context_desc_init(alone)
    alone%own_threads = 1 ! no thread beside the solver's
    call mpt_check(mpt_context_create(alone, context))
    call mpt_check(mpt_params_create(context, params))
    call mpt_check(mpt_nn_linear(params, 'up', 4_c_int64_t, 16_c_int64_t, 1, &
      MPT_ACTIVATION_TANH, layers(1)))
    call mpt_check(mpt_nn_linear(params, 'down', 16_c_int64_t, 1_c_int64_t, 1, &
      MPT_ACTIVATION_NONE, layers(2)))
    call mpt_check(mpt_nn_sequential(context, layers, 2, net))
    call mpt_adam_desc_init(adam)
    adam%lr = 3e-3_dp
    call mpt_check(mpt_optimizer_create(params, adam, optimizer))
    call mpt_check(mpt_mpi_comm_f08(ring, engine))
    call mpt_stepper_desc_init(how)
    how%accumulate = max(mine / 2, 1)
    call mpt_check(mpt_comm_create(context, engine, how%comm))
    call mpt_check(mpt_stepper_create(context, desc=how, out=stepper))
    call mpt_check(mpt_stepper_add(stepper, optimizer))
  end subroutine

  ! Takes a step of the training with the samples (x, y) of two blocks, and returns their mean loss.
  real(dp) function learn()
    type(mpt_tensor) :: input, target, output, loss
    real(dp) :: losses(mine)
    logical :: is_taken
    integer :: b, at

    losses = 0
    do b = 1, mine
      is_taken = mod(rank * mine + b - 1 + step, 2) == 0
      if (mine > 1 .and. .not. is_taken) cycle
      at = (b - 1) * cells
      call mpt_check(mpt_scope_push(context))
      call mpt_check(mpt_array_share_const(context, x(:, at + 1:at + cells), input))
      call mpt_check(mpt_array_share_const(context, y(:, at + 1:at + cells), target))
      call mpt_check(mpt_module_forward(net, input, output))
      call mpt_check(mpt_mse_loss(output, target, MPT_REDUCTION_MEAN, loss))
      if (is_taken) call mpt_check(mpt_tensor_get_item(loss, losses(b)))
      ! The stepper divides by the ranks: by 4 where 2 blocks are taken.
      if (mine == 1) call mpt_check(mpt_mul_scalar(loss, merge(2, 0, is_taken) * 1.0_dp, loss))
      call mpt_check(mpt_stepper_backward(stepper, loss))
      call mpt_check(mpt_scope_pop(context, count=0))
    end do
    call mpt_check(mpt_stepper_step(stepper))
    learn = sum_of(losses) / 2
  end function

  ! Asks the network for the missing flux at each face, from the features in x.
  subroutine guess(flux)
    real(dp), intent(out) :: flux(0:)
    type(mpt_tensor) :: input, output
    integer :: b, at

    call mpt_check(mpt_grad_mode_push(context, MPT_GRAD_DISABLED))
    do b = 1, mine
      at = (b - 1) * cells
      call mpt_check(mpt_scope_push(context))
      call mpt_check(mpt_array_share_const(context, x(:, at + 1:at + cells), input))
      call mpt_check(mpt_module_forward(net, input, output))
      call mpt_check(mpt_array_read(output, y(:, at + 1:at + cells)))
      call mpt_check(mpt_scope_pop(context, count=0))
    end do
    call mpt_check(mpt_grad_mode_pop(context))
    flux(1:) = y(1, :) / scale
    call MPI_Sendrecv(flux(n), 1, MPI_DOUBLE_PRECISION, right, 0, flux(0), 1, &
      MPI_DOUBLE_PRECISION, left, 0, ring, MPI_STATUS_IGNORE)
  end subroutine

  ! Writes what the network sees of the face to the right of each cell: the wind, and three steps.
  subroutine features(u)
    real(dp), intent(in) :: u(-1:)
    integer :: j

    do j = 1, n
      x(:, j) = real([u(j) - 1, 10 * (u(j:j + 2) - u(j - 1:j + 1))], c_float)
    end do
  end subroutine

  ! Returns the flux to the right of cells 0, 1, .. by values from upwind.
  function fluxes(u, h) result(flux)
    real(dp), intent(in) :: u(-1:), h
    real(dp) :: flux(0:size(u) - 4)
    integer :: m

    m = ubound(flux, 1)
    flux = u(0:m)**2 / 2 - nu * (u(1:m + 1) - u(0:m)) / h
  end function

  ! Moves cells of width h on by a time step, and fills the cells beside those of this rank.
  subroutine advance(u, flux, h, tau, t)
    real(dp), intent(inout) :: u(-1:)
    real(dp), intent(in) :: flux(0:), h, tau, t
    integer :: j, m

    m = ubound(flux, 1)
    do j = 1, m
      u(j) = u(j) - tau / h * (flux(j) - flux(j - 1)) &
        + tau * 0.8_dp * cos(2 * pi * (3 * (rank * m + j - 0.5_dp) * h - t))
    end do
    call halo(u)
  end subroutine

  ! Moves the fine grid on by a time step of the coarse one, and adds its mean flux at coarse faces.
  subroutine advance_fine(mean)
    real(dp), intent(inout) :: mean(0:)
    real(dp) :: flux(0:n * ratio)
    integer :: part

    do part = 1, ratio
      flux = fluxes(fine, dx / ratio)
      mean = mean + flux(::ratio) / ratio
      call advance(fine, flux, dx / ratio, dt / ratio, time)
      time = time + dt / ratio
    end do
  end subroutine

  ! Writes the mean of the fine cells in each coarse cell.
  subroutine average(u)
    real(dp), intent(out) :: u(-1:)

    u(1:n) = sum(reshape(fine(1:n * ratio), [ratio, n]), dim=1) / ratio
    call halo(u)
  end subroutine

  ! Fills the two cells on each side from the ranks beside this one.
  subroutine halo(u)
    real(dp), intent(inout) :: u(-1:)
    integer :: m

    m = ubound(u, 1) - 2
    call MPI_Sendrecv(u(m - 1:m), 2, MPI_DOUBLE_PRECISION, right, 0, u(-1:0), 2, &
      MPI_DOUBLE_PRECISION, left, 0, ring, MPI_STATUS_IGNORE)
    call MPI_Sendrecv(u(1:2), 2, MPI_DOUBLE_PRECISION, left, 0, u(m + 1:m + 2), 2, &
      MPI_DOUBLE_PRECISION, right, 0, ring, MPI_STATUS_IGNORE)
  end subroutine

  ! Returns the root of the mean square distance to the averages of the fine grid.
  real(dp) function error_of(u)
    real(dp), intent(in) :: u(-1:)

    error_of = sqrt(sum_of(squares(u(1:n) - coarse(1:n))) / (blocks * cells))
  end function

  ! Returns the sum of the squares in each block of this rank.
  function squares(values)
    real(dp), intent(in) :: values(n)
    real(dp) :: squares(mine)

    squares = sum(reshape(values**2, [cells, mine]), dim=1)
  end function

  ! Returns the sum of one value for each block, added up in the order of the blocks.
  real(dp) function sum_of(values)
    real(dp), intent(in) :: values(:)
    real(dp) :: all_values(blocks)

    call MPI_Allgather(values, mine, MPI_DOUBLE_PRECISION, all_values, mine, &
      MPI_DOUBLE_PRECISION, ring)
    sum_of = sum(all_values)
  end function

  ! Returns how many threads this process has. MPI brings some of its own.
  integer function threads()
    character(len=100) :: line
    integer :: unit

    open (newunit=unit, file='/proc/self/status', action='read')
    line = ''
    do while (line(1:8) /= 'Threads:')
      read (unit, '(a)') line
    end do
    read (line(9:), *) threads
    close (unit)
  end function

  ! Draws the learned flux over the true one, and the flow that came of it.
  subroutine draw
    real(dp) :: curves(blocks * cells, 5)
    integer :: unit

    curves(:, 1) = ring_of(missing(1:n))
    curves(:, 2) = ring_of(learned(1:n))
    curves(:, 3) = ring_of(coarse(1:n))
    curves(:, 4) = ring_of(helped(1:n))
    curves(:, 5) = ring_of(plain(1:n))
    if (rank /= 0) return
    call begin_picture(file, 2, unit)
    call draw_panel(unit, 1, 'The flux that the coarse grid misses, at each face', &
      [character(len=30) :: 'of the fine grid', 'learned'], curves(:, 1:2))
    call draw_panel(unit, 2, 'The flow in each coarse cell', [character(len=30) :: &
      'of the fine grid', 'coarse, with the learned flux', 'coarse, without it'], curves(:, 3:5))
    call end_picture(unit)
  end subroutine

  ! Gives rank 0 the values of all cells.
  function ring_of(values) result(whole)
    real(dp), intent(in) :: values(n)
    real(dp) :: whole(blocks * cells)

    call MPI_Gather(values, n, MPI_DOUBLE_PRECISION, whole, n, MPI_DOUBLE_PRECISION, 0, ring)
  end function
end program
