! Ranks under MPI: `mpirun -n N ranks FILE` prints on rank 0 the lines of `ranks FILE N`, which
! accumulates N micro-batches, and writes an equal file. A communicator of all ranks in reverse order
! is the one that trains. The file is that of a second training, in which each rank keeps a part.
! SPDX-License-Identifier: Apache-2.0
program ranks
  use mpi_f08
  use mpt
  use mpt_mpi
  use model
  implicit none
  type(MPI_Comm) :: backwards
  type(mpt_comm_desc) :: engine
  type(result_of_training) :: out, of_shards
  character(len=20) :: argument
  character(len=1000) :: file
  integer :: rank, size, count

  call get_command_argument(1, file)
  if (command_argument_count() == 2) then
    call get_command_argument(2, argument)
    read (argument, *) count
    call train('bf16-mixed', 0, count, out, file=file)
    call show(out)
    stop
  end if
  call MPI_Init()
  call MPI_Comm_size(MPI_COMM_WORLD, size)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, backwards)
  call MPI_Comm_rank(backwards, rank)
  call mpt_check(mpt_mpi_comm_f08(backwards, engine))
  if (engine%rank /= rank .or. engine%size /= size) error stop 'another communicator'
  call train('bf16-mixed', rank, 1, out, engine)
  call mpt_check(mpt_mpi_comm_f08(backwards, engine))
  if (rank == 0) then
    call train('bf16-mixed', rank, 1, of_shards, engine, MPT_SHARD_GRADS, file)
    call show(out)
  else
    call train('bf16-mixed', rank, 1, of_shards, engine, MPT_SHARD_GRADS)
  end if
  ! The file has the exact parameters. A rank reads those of others without their masters.
  if (any(out%losses /= of_shards%losses)) error stop 'shards give other losses'
  call MPI_Finalize()
end program
