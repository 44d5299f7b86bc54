/* Takes a communicator of Fortran: mpt_mpi.h for mpt_mpi_f08.f90.
 * SPDX-License-Identifier: Apache-2.0 */
#include "mpt/mpt_mpi.h"

mpt_status mpt_f_mpi_comm(MPI_Fint comm, mpt_comm_desc* desc);

mpt_status mpt_f_mpi_comm(MPI_Fint comm, mpt_comm_desc* desc) {
  return mpt_mpi_comm(MPI_Comm_f2c(comm), desc);
}
