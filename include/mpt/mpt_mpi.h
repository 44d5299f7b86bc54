/* libmpt: communicators over MPI. The conventions of mpt.h hold here. Only a program that uses MPI
 * includes this header, behind its own mpi.h. mpt.h does not include it, and libmpt.so links no
 * MPI: all of this header is compiled into the program.
 * SPDX-License-Identifier: Apache-2.0
 *
 *   MPI_Init(&argc, &argv);
 *   mpt_comm_desc ranks;
 *   mpt_mpi_comm(MPI_COMM_WORLD, &ranks);       on every rank
 *   mpt_comm_create(context, &ranks, &comm);    then mpt_stepper_desc.comm
 *   ... train ...
 *   mpt_context_release(context);
 *   MPI_Finalize();
 *
 * Messages. The engine has a duplicate of the program's communicator, so neither sees a message of
 * the other. Messages above MPT_MPI_PART bytes travel in parts. A wait tests, lets other processes
 * run between two tests, and sleeps briefly between them when it takes long: more ranks than
 * processors do not starve each other.
 *
 * Threads. The engine calls MPI on the thread that calls the library, and starts none.
 * MPI_THREAD_SINGLE is enough if that is the process's only thread. MPI asks for
 * MPI_THREAD_FUNNELED if there are others that stay out of MPI: own_threads of a context above 1
 * starts such threads, and so does the driver of a device. It asks for MPI_THREAD_SERIALIZED if one
 * thread at a time is in MPI. Contexts on several threads take MPI_THREAD_MULTIPLE.
 *
 * Errors. A rank that gives up, or that ends its communicator while another waits for it, tells all
 * others, and their calls fail with MPT_ERROR_COMM and its text. Errors of MPI on the duplicate are
 * returned. MPICH gives those of messages under way to the error handler of MPI_COMM_WORLD, which
 * returns them if it is MPI_ERRORS_RETURN.
 *
 * A process that is killed, or ends without MPI_Finalize. mpirun ends all others, which get no
 * error. With --enable-recovery of Open MPI 4, or -disable-auto-cleanup of MPICH, they go on. Their
 * calls fail with MPT_ERROR_COMM when time_limit is over, or before if MPI reports an error. They
 * leave by _Exit, because MPI_Finalize may wait for the dead process (examples/ranks.md).
 *
 * End. mpt_context_release frees the duplicate, or before it the next call with the context behind
 * the last mpt_comm_release. Make one of them before MPI_Finalize, behind which nothing of MPI is
 * called and nothing freed. It waits up to MPT_MPI_END_SECONDS until all ranks have come there too,
 * because MPI_Comm_free is a call of all ranks. After a failure, or if a rank does not come, the
 * duplicate lives until MPI_Finalize. After a failure messages under way are withdrawn, for which
 * the failing call takes up to MPT_MPI_ABORT_SECONDS more if a rank does not answer. Only a rank
 * that hangs in the middle of a large message can keep MPI from giving its memory back in this
 * time: keep the context until MPI_Finalize then. */
#ifndef MPT_MPI_H
#define MPT_MPI_H

#include <limits.h>
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>

#include "mpt_comm.h"

/* Most bytes of one message of MPI, 1 to INT_MAX. The same on all ranks. */
#ifndef MPT_MPI_PART
#define MPT_MPI_PART (1 << 30)
#endif
/* Seconds to wait in mpt_mpi_comm until all other ranks have called it. */
#ifndef MPT_MPI_BEGIN_SECONDS
#define MPT_MPI_BEGIN_SECONDS 300.0
#endif
/* Seconds to wait for the other ranks at the end of a communicator. */
#ifndef MPT_MPI_END_SECONDS
#define MPT_MPI_END_SECONDS 5.0
#endif
/* Seconds to wait until the other ranks know of a failure. */
#ifndef MPT_MPI_ABORT_SECONDS
#define MPT_MPI_ABORT_SECONDS 1.0
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- for this header alone ------------------------------------------------------------------ */

#define MPT_MPI_NEWS_TAG 0     /* Tag of news. Exchanges have the tags from 1 on. */
#define MPT_MPI_TEXT_BYTES 500 /* Bytes of the text of news. */

/* News of a rank, the last message that it sends. */
typedef struct mpt_mpi_news {
  int32_t aborted_by; /* Rank that gave up first, or -1: the sender has ended its communicator. */
  char text[MPT_MPI_TEXT_BYTES]; /* Its reason. */
} mpt_mpi_news;

/* A message of MPI: one part of a message of an exchange. */
typedef struct mpt_mpi_part {
  int rank;    /* The other rank. */
  int expects; /* Number of bytes to receive, or -1: it is sent. */
} mpt_mpi_part;

/* An exchange under way. The arrays have one entry per part: those to receive, then those to send.
 */
typedef struct mpt_mpi_exchange {
  uint64_t number;
  int is_used;
  int count; /* Number of parts. */
  int left;  /* Number of parts that are still under way. */
  int room;  /* Number of parts for which the arrays have room. */
  MPI_Request *requests;
  mpt_mpi_part *parts;
  int *completed;       /* Room for MPI_Testsome. */
  MPI_Status *statuses; /* Room for MPI_Testsome. */
} mpt_mpi_exchange;

/* The engine of one rank. */
typedef struct mpt_mpi_engine {
  MPI_Comm comm; /* Duplicate of the program's. */
  int rank, size;
  int numbers;     /* Exchanges whose tags differ. */
  int lengths;     /* Tags of an exchange. */
  uint64_t number; /* Number of exchanges so far. */
  mpt_mpi_exchange **exchanges;
  int exchange_count;
  int has_left;         /* This rank has sent its news. */
  int heard;            /* Number of ranks whose news have come. */
  double *ended;        /* By rank: the time at which its news came, or 0. */
  int ended_count;      /* Number of ranks that have ended their communicator. */
  mpt_mpi_news failure; /* News of a rank that has given up, or aborted_by -1. */
  mpt_mpi_news news;    /* News of this rank, which are sent. */
  MPI_Request *told;    /* By rank: the request that sends them. */
} mpt_mpi_engine;

/* Reports an error of MPI as callbacks do. rank: the other rank of the message, or -1. */
static inline mpt_status mpt_mpi_refuse(const char *call, int rank, int error) {
  char why[MPI_MAX_ERROR_STRING], who[40] = "", text[MPI_MAX_ERROR_STRING + 150];
  int length = 0;
  if (MPI_Error_string(error, why, &length) != MPI_SUCCESS) length = 0;
  why[length] = 0;
  if (rank >= 0) snprintf(who, sizeof who, " for a message with rank %d", rank);
  snprintf(text, sizeof text, "%s failed%s with code %d: %s", call, who, error, why);
  mpt_set_error(text);
  return MPT_ERROR_COMM;
}

static inline mpt_status mpt_mpi_no_memory(void) {
  mpt_set_error("the host has no more memory for messages of MPI");
  return MPT_ERROR_OUT_OF_MEMORY;
}

/* Reports a rank that has given up or ended. */
static inline mpt_status mpt_mpi_lost(const mpt_mpi_engine *e, int by, int32_t *rank) {
  char text[MPT_MPI_TEXT_BYTES + 100];
  *rank = by;
  if (e->failure.aborted_by >= 0)
    snprintf(text, sizeof text, "rank %d has given up: %s", by, e->failure.text);
  else snprintf(text, sizeof text, "rank %d has ended its communicator", by);
  mpt_set_error(text);
  return MPT_ERROR_COMM;
}

/* Lets other processes run before the next test, the longer, the longer this one has waited. A
 * small message comes in the first microseconds, and giving the processor away could cost
 * milliseconds beside a busy process. */
static inline void mpt_mpi_pause(double waited) {
  if (waited < 50e-6) return;
  if (waited < 0.01) {
    sched_yield();
    return;
  }
  struct timeval t;
  t.tv_sec = 0;
  t.tv_usec = waited < 1 ? 50 : 500;
  select(0, NULL, NULL, NULL, &t);
}

/* Number of parts of a message. */
static inline size_t mpt_mpi_parts(size_t bytes) {
  return bytes / (size_t)(MPT_MPI_PART) + (bytes % (size_t)(MPT_MPI_PART) != 0);
}

/* Tag of a message. It depends on the number of bytes, so that MPI does not put a message into
 * memory of another size: some implementations end the program then, whatever the error handler. */
static inline int mpt_mpi_tag(const mpt_mpi_engine *e, uint64_t number, size_t bytes) {
  return 1 + (int)(number % (uint64_t)e->numbers) * e->lengths + (int)(bytes % (size_t)e->lengths);
}

/* Receives the news of a rank. */
static inline void mpt_mpi_hear(mpt_mpi_engine *e, int from) {
  mpt_mpi_news n;
  if (MPI_Recv(&n, (int)sizeof n, MPI_BYTE, from, MPT_MPI_NEWS_TAG, e->comm, MPI_STATUS_IGNORE) !=
      MPI_SUCCESS)
    return;
  ++e->heard;
  e->ended[from] = MPI_Wtime();
  if (n.aborted_by < 0) {
    ++e->ended_count;
  } else if (e->failure.aborted_by < 0) {
    n.text[MPT_MPI_TEXT_BYTES - 1] = 0;
    e->failure = n;
  }
}

/* Receives the news that have come. */
static inline void mpt_mpi_listen(mpt_mpi_engine *e) {
  for (;;) {
    int is_there = 0;
    MPI_Status s;
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPT_MPI_NEWS_TAG, e->comm, &is_there, &s) != MPI_SUCCESS ||
        !is_there)
      return;
    mpt_mpi_hear(e, s.MPI_SOURCE);
  }
}

static inline void mpt_mpi_free_exchange(mpt_mpi_exchange *x) {
  if (!x) return;
  free(x->requests);
  free(x->parts);
  free(x->completed);
  free(x->statuses);
  free(x);
}

static inline void mpt_mpi_free(mpt_mpi_engine *e) {
  for (int i = 0; i < e->exchange_count; ++i) mpt_mpi_free_exchange(e->exchanges[i]);
  free(e->exchanges);
  free(e->ended);
  free(e->told);
  free(e);
}

/* Returns an exchange that is not used, with room for `parts` parts; NULL if there is no memory. */
static inline mpt_mpi_exchange *mpt_mpi_take(mpt_mpi_engine *e, int parts) {
  int at = 0;
  while (at < e->exchange_count && e->exchanges[at]->is_used) ++at;
  if (at == e->exchange_count) {
    mpt_mpi_exchange **const more =
        (mpt_mpi_exchange **)realloc(e->exchanges, ((size_t)at + 1) * sizeof(mpt_mpi_exchange *));
    if (!more) return NULL;
    e->exchanges = more;
    more[at] = (mpt_mpi_exchange *)calloc(1, sizeof(mpt_mpi_exchange));
    if (!more[at]) return NULL;
    ++e->exchange_count;
  }
  if (e->exchanges[at]->room < parts) {
    mpt_mpi_exchange *const x = (mpt_mpi_exchange *)calloc(1, sizeof(mpt_mpi_exchange));
    const size_t n = (size_t)parts;
    if (!x) return NULL;
    x->room = parts;
    x->requests = (MPI_Request *)malloc(n * sizeof(MPI_Request));
    x->parts = (mpt_mpi_part *)malloc(n * sizeof(mpt_mpi_part));
    x->completed = (int *)malloc(n * sizeof(int));
    x->statuses = (MPI_Status *)malloc(n * sizeof(MPI_Status));
    if (!x->requests || !x->parts || !x->completed || !x->statuses) {
      mpt_mpi_free_exchange(x);
      return NULL;
    }
    mpt_mpi_free_exchange(e->exchanges[at]);
    e->exchanges[at] = x;
  }
  return e->exchanges[at];
}

/* Starts to receive the parts of a message, or to send them. */
static inline int mpt_mpi_post(mpt_mpi_engine *e, mpt_mpi_exchange *x, int rank, void *recv,
                               const void *send, size_t bytes) {
  const int tag = mpt_mpi_tag(e, x->number, bytes);
  for (size_t at = 0, part = mpt_mpi_parts(bytes); part > 0; --part) {
    const int n = part > 1 ? (MPT_MPI_PART) : (int)(bytes - at);
    MPI_Request *const request = &x->requests[x->count];
    const int error =
        recv ? MPI_Irecv((char *)recv + at, n, MPI_BYTE, rank, tag, e->comm, request)
             : MPI_Isend((const char *)send + at, n, MPI_BYTE, rank, tag, e->comm, request);
    if (error != MPI_SUCCESS) return error;
    x->parts[x->count].rank = rank;
    x->parts[x->count].expects = recv ? n : -1;
    ++x->count;
    ++x->left;
    at += (size_t)n;
  }
  return MPI_SUCCESS;
}

/* mpt_comm_exchange_fn. */
static inline mpt_status mpt_mpi_begin(void *user, const mpt_comm_message *messages,
                                       uint64_t *request) {
  mpt_mpi_engine *const e = (mpt_mpi_engine *)user;
  size_t parts = 0;
  int32_t by;
  mpt_mpi_listen(e);
  if (e->failure.aborted_by >= 0) return mpt_mpi_lost(e, e->failure.aborted_by, &by);
  for (int r = 0; r < e->size; ++r)
    parts += mpt_mpi_parts(messages[r].recv_bytes) + mpt_mpi_parts(messages[r].send_bytes);
  if (parts > INT_MAX) {
    mpt_set_error("an exchange has more parts than MPI can count: raise MPT_MPI_PART");
    return MPT_ERROR_UNSUPPORTED;
  }
  mpt_mpi_exchange *const x = mpt_mpi_take(e, (int)parts);
  if (!x) return mpt_mpi_no_memory();
  x->number = *request = e->number++;
  x->is_used = 1;
  x->count = x->left = 0;
  for (int step = 1; step < e->size; ++step) {
    const int r = (e->rank + e->size - step) % e->size;
    const mpt_comm_message *const m = &messages[r];
    const int error = mpt_mpi_post(e, x, r, m->recv, NULL, m->recv_bytes);
    if (error != MPI_SUCCESS) return mpt_mpi_refuse("MPI_Irecv", r, error);
  }
  for (int step = 1; step < e->size; ++step) {
    const int r = (e->rank + step) % e->size;
    const mpt_comm_message *const m = &messages[r];
    const int error = mpt_mpi_post(e, x, r, NULL, m->send, m->send_bytes);
    if (error != MPI_SUCCESS) return mpt_mpi_refuse("MPI_Isend", r, error);
  }
  return MPT_OK;
}

/* Reports a message of another length than this rank expects. */
static inline mpt_status mpt_mpi_refuse_length(const mpt_mpi_engine *e, mpt_mpi_part part,
                                               int bytes) {
  char text[200];
  snprintf(text, sizeof text,
           "rank %d sends a message of %d bytes to rank %d, which expects another one of %d",
           part.rank, bytes, e->rank, part.expects);
  mpt_set_error(text);
  return MPT_ERROR_COMM;
}

/* Moves an exchange on. Returns MPT_OK if it is complete. */
static inline mpt_status mpt_mpi_test(const mpt_mpi_engine *e, mpt_mpi_exchange *x, int32_t *rank) {
  int n = 0;
  if (x->left > 0) {
    const int error = MPI_Testsome(x->count, x->requests, &n, x->completed, x->statuses);
    if (error != MPI_SUCCESS && error != MPI_ERR_IN_STATUS)
      return mpt_mpi_refuse("MPI_Testsome", -1, error);
    for (int i = 0; i < n; ++i) {
      const mpt_mpi_part part = x->parts[x->completed[i]];
      const int its = error == MPI_SUCCESS ? MPI_SUCCESS : x->statuses[i].MPI_ERROR;
      if (its == MPI_ERR_PENDING) continue;
      int bytes = part.expects;
      --x->left;
      if (its == MPI_SUCCESS && part.expects >= 0) MPI_Get_count(&x->statuses[i], MPI_BYTE, &bytes);
      if (its == MPI_SUCCESS && bytes == part.expects) continue;
      *rank = part.rank;
      return its == MPI_SUCCESS ? mpt_mpi_refuse_length(e, part, bytes)
                                : mpt_mpi_refuse("MPI_Testsome", part.rank, its);
    }
  }
  if (x->left > 0) return MPT_NOT_READY;
  x->is_used = 0;
  return MPT_OK;
}

/* Fails if a rank has given up, or if one that has ended is missing in the exchange: its messages
 * came before its news, but their bytes may have taken another way. Otherwise stores a rank that is
 * missing. */
static inline mpt_status mpt_mpi_look(mpt_mpi_engine *e, const mpt_mpi_exchange *x, int32_t *rank) {
  mpt_mpi_listen(e);
  if (e->failure.aborted_by >= 0) return mpt_mpi_lost(e, e->failure.aborted_by, rank);
  *rank = -1;
  for (int i = 0; i < x->count; ++i) {
    const int r = x->parts[i].rank;
    if (x->requests[i] == MPI_REQUEST_NULL) continue;
    if (*rank < 0) *rank = r;
    if (!e->ended_count) break;
    if (e->ended[r] > 0 && MPI_Wtime() - e->ended[r] > 0.5) return mpt_mpi_lost(e, r, rank);
  }
  return MPT_NOT_READY;
}

/* Fails if a rank has sent a message of another length for this exchange. MPI has not matched it.
 */
static inline mpt_status mpt_mpi_measure(const mpt_mpi_engine *e, const mpt_mpi_exchange *x,
                                         int32_t *rank) {
  for (int i = 0; i < x->count; ++i) {
    const mpt_mpi_part part = x->parts[i];
    int is_there = 0, bytes = 0;
    MPI_Status s;
    if (x->requests[i] == MPI_REQUEST_NULL || part.expects < 0) continue;
    if (i > 0 && x->parts[i - 1].rank == part.rank) continue;
    if (MPI_Iprobe(part.rank, MPI_ANY_TAG, e->comm, &is_there, &s) != MPI_SUCCESS || !is_there)
      continue;
    if (s.MPI_TAG == MPT_MPI_NEWS_TAG ||
        (s.MPI_TAG - 1) / e->lengths != (int)(x->number % (uint64_t)e->numbers))
      continue;
    MPI_Get_count(&s, MPI_BYTE, &bytes);
    *rank = part.rank;
    return mpt_mpi_refuse_length(e, part, bytes);
  }
  return MPT_NOT_READY;
}

/* mpt_comm_wait_fn. */
static inline mpt_status mpt_mpi_wait(void *user, uint64_t number, int64_t nanoseconds,
                                      int32_t *rank) {
  mpt_mpi_engine *const e = (mpt_mpi_engine *)user;
  mpt_mpi_exchange *x = NULL;
  *rank = -1;
  for (int i = 0; i < e->exchange_count; ++i)
    if (e->exchanges[i]->is_used && e->exchanges[i]->number == number) x = e->exchanges[i];
  if (!x) {
    mpt_set_error("no exchange of this number is under way");
    return MPT_ERROR_STATE;
  }
  const double limit = 1e-9 * (double)nanoseconds;
  double start = 0, waited = 0;
  for (int round = 0;; ++round) {
    mpt_status s = mpt_mpi_test(e, x, rank);
    if (s == MPT_OK) {
      /* A rank may have given up before this one began. */
      mpt_mpi_listen(e);
      if (e->failure.aborted_by >= 0) s = mpt_mpi_lost(e, e->failure.aborted_by, rank);
    }
    if (s != MPT_NOT_READY) return s;
    if (nanoseconds > 0) {
      const double now = MPI_Wtime();
      if (round == 0) start = now;
      waited = now - start;
    }
    const int is_over = waited >= limit;
    if (is_over || round % 16 == 0) s = mpt_mpi_look(e, x, rank);
    if (s == MPT_NOT_READY && nanoseconds > 0 && (is_over || round % 64 == 63))
      s = mpt_mpi_measure(e, x, rank);
    if (s != MPT_NOT_READY || is_over) return s;
    mpt_mpi_pause(waited);
  }
}

/* Returns 1 if the news of this rank are sent. */
static inline int mpt_mpi_is_told(mpt_mpi_engine *e) {
  int all = 1;
  for (int r = 0; r < e->size; ++r) {
    int is_sent = 1;
    MPI_Test(&e->told[r], &is_sent, MPI_STATUS_IGNORE);
    all = all && is_sent;
  }
  return all;
}

/* Ends the part of this rank: sends its news, withdraws what is to be received, and takes what
 * others have sent, so that their messages end too. Returns 1 when nothing is under way and all
 * ranks have sent their news, or 0 after some seconds. */
static inline int mpt_mpi_leave(mpt_mpi_engine *e, double seconds) {
  const double start = MPI_Wtime();
  MPI_Request taken = MPI_REQUEST_NULL;
  void *scratch = NULL;
  e->has_left = 1;
  for (int r = 0; r < e->size; ++r) {
    if (r != e->rank && MPI_Isend(&e->news, (int)sizeof e->news, MPI_BYTE, r, MPT_MPI_NEWS_TAG,
                                  e->comm, &e->told[r]) != MPI_SUCCESS)
      e->told[r] = MPI_REQUEST_NULL;
  }
  for (int i = 0; i < e->exchange_count; ++i) {
    mpt_mpi_exchange *const x = e->exchanges[i];
    for (int k = 0; x->is_used && k < x->count; ++k)
      if (x->parts[k].expects >= 0 && x->requests[k] != MPI_REQUEST_NULL)
        MPI_Cancel(&x->requests[k]);
  }
  for (;;) {
    int pending = 0, is_there = 1;
    for (int i = 0; i < e->exchange_count; ++i) {
      mpt_mpi_exchange *const x = e->exchanges[i];
      if (!x->is_used) continue;
      MPI_Testsome(x->count, x->requests, &is_there, x->completed, x->statuses);
      for (int k = 0; k < x->count; ++k) pending += x->requests[k] != MPI_REQUEST_NULL;
    }
    pending += !mpt_mpi_is_told(e);
    for (;;) {
      MPI_Status s;
      int bytes = 0;
      MPI_Test(&taken, &is_there, MPI_STATUS_IGNORE);
      if (!is_there) break;
      free(scratch);
      scratch = NULL;
      if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, e->comm, &is_there, &s) != MPI_SUCCESS ||
          !is_there)
        break;
      if (s.MPI_TAG == MPT_MPI_NEWS_TAG) {
        mpt_mpi_hear(e, s.MPI_SOURCE);
        continue;
      }
      MPI_Get_count(&s, MPI_BYTE, &bytes);
      scratch = malloc(bytes > 0 ? (size_t)bytes : 1);
      if (!scratch) break;
      if (MPI_Irecv(scratch, bytes, MPI_BYTE, s.MPI_SOURCE, s.MPI_TAG, e->comm, &taken) !=
          MPI_SUCCESS)
        break;
    }
    if (!pending && taken == MPI_REQUEST_NULL && e->heard == e->size - 1) return 1;
    const double waited = MPI_Wtime() - start;
    if (waited > seconds) return 0; /* MPI keeps `scratch` if a message is under way to it. */
    mpt_mpi_pause(waited);
  }
}

/* mpt_comm_abort_fn. Passes the reason of the rank that gave up first on. */
static inline void mpt_mpi_abort(void *user, const char *reason) {
  mpt_mpi_engine *const e = (mpt_mpi_engine *)user;
  int is_over = 0;
  MPI_Finalized(&is_over);
  if (is_over || e->has_left) return;
  e->news = e->failure;
  if (e->news.aborted_by < 0) {
    e->news.aborted_by = e->rank;
    snprintf(e->news.text, sizeof e->news.text, "%s", reason);
  }
  e->failure = e->news;
  mpt_mpi_leave(e, MPT_MPI_ABORT_SECONDS);
}

/* mpt_done_fn. */
static inline void mpt_mpi_done(void *user) {
  mpt_mpi_engine *const e = (mpt_mpi_engine *)user;
  int is_over = 0, is_told = 1;
  MPI_Finalized(&is_over);
  if (!is_over) {
    if (e->has_left) mpt_mpi_listen(e);
    else if (mpt_mpi_leave(e, MPT_MPI_END_SECONDS) && e->failure.aborted_by < 0)
      MPI_Comm_free(&e->comm);
    is_told = mpt_mpi_is_told(e);
  }
  for (int i = 0; i < e->exchange_count; ++i) {
    for (int k = 0; e->exchanges[i]->is_used && k < e->exchanges[i]->count; ++k)
      is_told = is_told && e->exchanges[i]->requests[k] == MPI_REQUEST_NULL;
  }
  if (!is_told) return; /* MPI still reads the memory, which is left to it. */
  mpt_mpi_free(e);
}

/* Starts the duplicate, and waits for the other ranks. Returns an error of MPI. */
static inline int mpt_mpi_duplicate(MPI_Comm comm, MPI_Comm *out, int *is_there) {
  MPI_Request request;
  int error = MPI_Comm_idup(comm, out, &request);
  if (error != MPI_SUCCESS) return error;
  for (const double start = MPI_Wtime();;) {
    error = MPI_Test(&request, is_there, MPI_STATUS_IGNORE);
    if (error != MPI_SUCCESS || *is_there) return error;
    const double waited = MPI_Wtime() - start;
    if (waited > MPT_MPI_BEGIN_SECONDS) return error;
    mpt_mpi_pause(waited);
  }
}

/* Reports a duplicate for which a rank is missing. MPI cannot cancel it. */
static inline mpt_status mpt_mpi_alone(const mpt_mpi_engine *e) {
  char text[200];
  snprintf(text, sizeof text,
           "mpt_mpi_comm: rank %d of %d has waited for %g seconds (MPT_MPI_BEGIN_SECONDS), and not "
           "all other ranks have called it",
           e->rank, e->size, (double)(MPT_MPI_BEGIN_SECONDS));
  mpt_set_error(text);
  return MPT_ERROR_COMM;
}

/* ---- for programs --------------------------------------------------------------------------- */

/* Fills a descriptor with an engine over the ranks of a communicator of MPI, for mpt_comm_create.
 * All ranks of `comm` call it, in the order of their other calls with `comm`. The descriptor needs
 * no mpt_comm_desc_init. Afterwards other fields may be changed, time_limit for example. Call
 * `done` of a descriptor that no mpt_comm_create has taken. `comm` stays the program's, which may
 * free it at once. It takes MPI 3. mpt_last_error has the text of an error. Errors:
 * INVALID_ARGUMENT (comm is MPI_COMM_NULL or connects two groups), STATE (MPI has not begun or has
 * ended), COMM (an error of MPI; another rank has not made this call within MPT_MPI_BEGIN_SECONDS,
 * because of an error of its own for example), OUT_OF_MEMORY. A rank that comes after the others
 * have failed so gets MPT_OK: its first call with the communicator fails after time_limit. */
static inline mpt_status mpt_mpi_comm(MPI_Comm comm, mpt_comm_desc *out) {
  int has_begun = 0, is_over = 0, has_two_groups = 0, is_known = 0;
  int least = 32767, *most = NULL;
  mpt_comm_desc_init(out, sizeof *out);
  MPI_Initialized(&has_begun);
  MPI_Finalized(&is_over);
  if (!has_begun || is_over) {
    mpt_set_error("mpt_mpi_comm: call it between MPI_Init and MPI_Finalize");
    return MPT_ERROR_STATE;
  }
  if (comm == MPI_COMM_NULL || MPI_Comm_test_inter(comm, &has_two_groups) != MPI_SUCCESS ||
      has_two_groups) {
    mpt_set_error(
        "mpt_mpi_comm: comm is MPI_COMM_NULL or connects two groups; it must be a "
        "communicator of one group, as MPI_COMM_WORLD is");
    return MPT_ERROR_INVALID_ARGUMENT;
  }
  /* The steps that may fail on one rank alone come before the duplicate, a call of all ranks. */
  mpt_mpi_engine *const e = (mpt_mpi_engine *)calloc(1, sizeof *e);
  if (!e) return mpt_mpi_no_memory();
  e->failure.aborted_by = e->news.aborted_by = -1;
  e->comm = MPI_COMM_NULL;
  int error = MPI_Comm_rank(comm, &e->rank);
  if (error == MPI_SUCCESS) error = MPI_Comm_size(comm, &e->size);
  if (error == MPI_SUCCESS) error = MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &most, &is_known);
  if (error != MPI_SUCCESS) {
    free(e);
    return mpt_mpi_refuse("a call with the communicator", -1, error);
  }
  e->ended = (double *)calloc((size_t)e->size, sizeof *e->ended);
  e->told = (MPI_Request *)malloc((size_t)e->size * sizeof *e->told);
  if (!e->ended || !e->told) {
    mpt_mpi_free(e);
    return mpt_mpi_no_memory();
  }
  int is_there = 0;
  error = mpt_mpi_duplicate(comm, &e->comm, &is_there);
  if (error == MPI_SUCCESS && !is_there) return mpt_mpi_alone(e); /* MPI still writes to *e. */
  if (error == MPI_SUCCESS) error = MPI_Comm_set_errhandler(e->comm, MPI_ERRORS_RETURN);
  if (error != MPI_SUCCESS) {
    const mpt_status s = mpt_mpi_refuse("the duplicate of the communicator", -1, error);
    if (e->comm != MPI_COMM_NULL) MPI_Comm_free(&e->comm);
    mpt_mpi_free(e);
    return s;
  }
  if (!is_known || !most) most = &least;
  e->lengths = *most < 1 << 24 ? 251 : 65521; /* Primes. */
  e->numbers = *most / e->lengths;
  for (int r = 0; r < e->size; ++r) e->told[r] = MPI_REQUEST_NULL;
  out->rank = e->rank;
  out->size = e->size;
  out->exchange = mpt_mpi_begin;
  out->wait = mpt_mpi_wait;
  out->abort = mpt_mpi_abort;
  out->done = mpt_mpi_done;
  out->user = e;
  return MPT_OK;
}

#ifdef __cplusplus
}
#endif

#endif /* MPT_MPI_H */
