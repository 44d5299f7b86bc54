// Communicators: engines for goroutines, and transports of the program.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"io"
	"runtime"
	"time"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// CommMessage is a message to a rank and one from it, in memory of C. A slice is nil if there are
// no bytes.
type CommMessage struct {
	Send []byte // bytes for the rank
	Recv []byte // memory for bytes of the rank
}

// Transport moves bytes between ranks, as one of them sees it. All ranks call Exchange in the same
// order, with messages that fit each other, and several exchanges may be under way at once. The
// methods run inside the calls of the context and must not use it. Their errors become the text and
// the cause of the call, which fails with ErrComm. If a Transport is an io.Closer, it is closed
// when its communicator ends.
type Transport interface {
	// Exchange starts an exchange of messages with every other rank and returns its number.
	// messages has one entry per rank; that of this rank is empty. The memory is valid until the
	// exchange is complete, or Abort has returned.
	Exchange(messages []CommMessage) (request uint64, err error)
	// Wait waits up to this time until an exchange is complete: the messages of all ranks have
	// arrived, and those to them may be overwritten. 0 only tests, and moves the exchange on. If it
	// is not complete, missing is a rank whose message is missing, or -1 if that is not known.
	Wait(request uint64, limit time.Duration) (complete bool, missing int, err error)
	// Abort tells the other ranks, if it can, that this rank gives up. When it returns, no memory of
	// an exchange is in use.
	Abort(reason string)
}

// CommEngine connects one rank with the others: one of CommThreads, or a literal with a Transport.
type CommEngine struct {
	Rank      int           // number of this rank, from 0
	Size      int           // number of ranks
	TimeLimit time.Duration // time to wait for another rank; 0 means 300 seconds
	Flags     CommFlags     // 0 or CommFlagsDirect, the same on all ranks
	Transport Transport     // nil in an engine of CommThreads
	native    *raw.C_mpt_comm_desc
}

// CommThreads returns the engines of ranks that are goroutines of this process, each of which makes
// a context of its own and a communicator of one of the engines:
//
//	for _, engine := range engines {
//		go func(engine *mpt.CommEngine) {
//			ctx, err := mpt.NewContext(nil)
//			...
//			comm, err := mpt.NewComm(ctx, engine)
//			...
//		}(engine)
//	}
//
// No goroutine is started. Errors: ErrInvalidArgument (count is not in 1 to 65536).
func CommThreads(count int) ([]*CommEngine, error) {
	descs := make([]raw.C_mpt_comm_desc, 1)
	if count > 1 && count <= 65536 {
		descs = make([]raw.C_mpt_comm_desc, count)
	}
	raw.Mpt_comm_desc_init(&descs[0], unsafe.Sizeof(descs[0]))
	if err := check(raw.Mpt_comm_threads(small(count), &descs[0])); err != nil {
		return nil, err
	}
	engines := make([]*CommEngine, len(descs))
	for i := range engines {
		desc := descs[i]
		engines[i] = &CommEngine{Rank: int(desc.Rank), Size: int(desc.Size), native: &desc}
		runtime.SetFinalizer(engines[i], (*CommEngine).Close)
	}
	return engines, nil
}

// Close ends an engine of CommThreads that no communicator has taken over, so that other ranks do
// not wait for it. The garbage collector does the same.
func (e *CommEngine) Close() error {
	if e.native != nil {
		raw.EndEngine(e.native)
	}
	return nil
}

// NewComm makes a communicator over an engine, which it takes over; nil means one rank. Every rank
// gives it to its stepper as StepperOptions.Comm, and runs the same loop on its own part of the
// batch.
//
// All ranks make the calls of a communicator and the steps of a stepper in the same order. A rank
// that is in another call than the others gets ErrComm, with a text that names both. ErrComm also
// reports a rank that has failed, has ended its communicator, or has kept others waiting for
// TimeLimit. The communicator is then of no use any more, and the objects of this rank are as
// before the call. Errors: ErrInvalidArgument (Rank, Size or TimeLimit is out of range; there is
// no Transport).
func NewComm(ctx *Context, engine *CommEngine) (*Comm, error) {
	desc := new(raw.C_mpt_comm_desc)
	raw.Mpt_comm_desc_init(desc, unsafe.Sizeof(*desc))
	var limit float64
	var flags CommFlags
	var transport Transport
	if engine != nil {
		transport = engine.Transport
		limit = engine.TimeLimit.Seconds()
		flags = engine.Flags
		if engine.native != nil {
			if engine.native.Done == 0 {
				return nil, invalid("NewComm: another communicator has taken the engine")
			}
			*desc = *engine.native
		} else {
			desc.Rank, desc.Size = small(engine.Rank), small(engine.Size)
		}
	}
	if limit != 0 {
		desc.Time_limit = limit
	}
	if flags != 0 {
		desc.Flags = int32(flags)
	}
	ctx.mu.Lock()
	id := uintptr(0)
	if transport != nil {
		id = ctx.remember(&member{transport, int(desc.Size)})
		desc.Exchange, desc.Wait = raw.Functions.CommExchange, raw.Functions.CommWait
		desc.Abort, desc.Done = raw.Functions.CommAbort, raw.Functions.Done
		desc.User = id
	}
	made := raw.Mpt_comm_create(ctx.h, desc)
	if int(made) < 0 && id != 0 {
		ctx.forget(id)
	}
	if int(made) >= 0 && engine != nil && engine.native != nil {
		engine.native.Done = 0
	}
	runtime.KeepAlive(engine)
	return ctx.madeComm(made)
}

// Rank returns the number of this rank, from 0.
func (comm *Comm) Rank() (int, error) {
	info, err := comm.Info()
	return int(info.Rank), err
}

// Size returns the number of ranks.
func (comm *Comm) Size() (int, error) {
	info, err := comm.Info()
	return int(info.Size), err
}

// member is a transport with its number of ranks.
type member struct {
	transport Transport
	size      int
}

// member runs a method of a transport. The surrounding call holds c.mu. The library reads the text
// of the error on the thread that runs the callback.
func (calls) member(id uintptr, body func(m *member) error) int32 {
	e := recall(id)
	if e == nil {
		return int32(ErrCallback)
	}
	c := e.ctx.get()
	if c == nil {
		return int32(ErrCallback)
	}
	err := safely(func() error { return body(c.calls[id].(*member)) })
	if err == nil {
		return 0
	}
	c.pending = err
	text := append([]byte(err.Error()), 0)
	raw.Mpt_set_error(&text[0])
	return int32(ErrCallback)
}

func (t calls) CommExchange(id uintptr, messages unsafe.Pointer, request *uint64) int32 {
	return t.member(id, func(m *member) (err error) {
		list := make([]CommMessage, m.size)
		for i, from := range unsafe.Slice((*raw.C_mpt_comm_message)(messages), m.size) {
			list[i] = CommMessage{raw.Bytes(from.Send, from.Send_bytes), raw.Bytes(from.Recv, from.Recv_bytes)}
		}
		*request, err = m.transport.Exchange(list)
		return err
	})
}

func (t calls) CommWait(id uintptr, request uint64, nanoseconds int64, rank *int32) int32 {
	complete := false
	*rank = -1
	status := t.member(id, func(m *member) error {
		done, missing, err := m.transport.Wait(request, time.Duration(nanoseconds))
		if complete = done; !done {
			*rank = small(missing)
		}
		return err
	})
	if status == 0 && !complete {
		return int32(StatusNotReady)
	}
	return status
}

func (calls) CommAbort(id uintptr, reason string) {
	if e := recall(id); e != nil {
		if c := e.ctx.get(); c != nil {
			c.saveError(safely(func() error { c.calls[id].(*member).transport.Abort(reason); return nil }))
		}
	}
}

// end closes the transport of a communicator that ends.
func (m *member) end() error {
	if closer, ok := m.transport.(io.Closer); ok {
		return closer.Close()
	}
	return nil
}
