// Tests of communicators: goroutines as ranks, and transports in Go.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"libmpt.org/mpt"
)

// rankInput returns the batch of a rank in a step.
func rankInput(ctx *mpt.Context, rank, step int) (*mpt.Tensor, error) {
	x := make([]float32, 4*6)
	for i := range x {
		x[i] = float32((7*i+5*step+11*rank)%9-4) / 3
	}
	return mpt.NewTensor(ctx, x, 4, 6)
}

// trainRanks trains on the micro-batches of some ranks, and returns the losses, and the values of
// the parameters at the end. `others` are ranks that compute the other micro-batches, or nil.
func trainRanks(name string, ranks []int, others *mpt.CommEngine, how mpt.StepperOptions) (out []float64, err error) {
	ctx, err := mpt.NewContext(&mpt.ContextOptions{Seed: 1})
	if err != nil {
		return nil, err
	}
	defer ctx.Close()
	must := func(e error) {
		if e != nil {
			panic(e)
		}
	}
	defer func() {
		if p := recover(); p != nil {
			err = p.(error)
		}
	}()
	params := mpt.Must(mpt.NewParams(ctx))
	up := mpt.Must(mpt.NewLinear(params, "up", 6, 16, true, mpt.ActivationTanh))
	down := mpt.Must(mpt.NewLinear(params, "down", 16, 3, true, mpt.ActivationNone))
	net := mpt.Must(mpt.NewSequential(ctx, up, down))
	if others != nil {
		how.Comm = mpt.Must(mpt.NewComm(ctx, others))
		if others.Rank > 0 { // the stepper takes the parameters from rank 0
			must(mpt.Write(mpt.Must(params.Get("up.weight")), make([]float32, 16*6)))
		}
	}
	p := mpt.Must(mpt.NewPrecision(name))
	must(params.SetPrecision(p))
	stepper := mpt.Must(mpt.NewStepper(ctx, p, &how))
	must(stepper.Add(mpt.Must(mpt.NewOptimizer(params, &mpt.OptimizerOptions{LR: 1e-2}))))
	for step := 0; step < 5; step++ {
		for _, rank := range ranks {
			must(p.Run(ctx, func() error {
				x := mpt.Must(p.CastInput(mpt.Must(rankInput(ctx, rank, step))))
				y := mpt.Must(p.CastOutput(mpt.Must(net.Forward(x))))
				loss := mpt.Must(mpt.Must(y.Square()).Mean(nil, false))
				must(stepper.Backward(loss))
				out = append(out, mpt.Must(loss.Item()))
				return nil
			}))
		}
		mpt.Must(stepper.Step())
	}
	must(params.All(func(_ string, x *mpt.Tensor) bool {
		out = append(out, mpt.Must(mpt.Values[float64](x))...)
		return true
	}))
	return out, nil
}

// onRanks runs a function in a goroutine for each engine and returns its errors.
func onRanks(engines []*mpt.CommEngine, body func(e *mpt.CommEngine) error) []error {
	errs := make([]error, len(engines))
	var running sync.WaitGroup
	for i, e := range engines {
		if e.TimeLimit == 0 {
			e.TimeLimit = 30 * time.Second
		}
		running.Add(1)
		go func(i int, e *mpt.CommEngine) {
			defer running.Done()
			errs[i] = body(e)
		}(i, e)
	}
	running.Wait()
	return errs
}

// inContext runs a function of a communicator.
func inContext(body func(ctx *mpt.Context, comm *mpt.Comm) error) func(e *mpt.CommEngine) error {
	return func(e *mpt.CommEngine) error {
		ctx, err := mpt.NewContext(nil)
		if err != nil {
			return err
		}
		defer ctx.Close()
		comm, err := mpt.NewComm(ctx, e)
		if err != nil {
			return err
		}
		return body(ctx, comm)
	}
}

func none(t testing.TB, errs []error) {
	t.Helper()
	for rank, err := range errs {
		if err != nil {
			t.Fatal(rank, err)
		}
	}
}

// sameAsOne compares two ranks with one program that accumulates their micro-batches.
func sameAsOne(t *testing.T, engines func() []*mpt.CommEngine) {
	t.Helper()
	for _, name := range []string{"32-true", "16-mixed", "bf16-true"} {
		want := get(trainRanks(name, []int{0, 1}, nil, mpt.StepperOptions{Accumulate: 2}))(t)
		for _, how := range []mpt.StepperOptions{{}, {BucketBytes: 64, CompareEvery: 1}} {
			none(t, onRanks(engines(), func(e *mpt.CommEngine) error {
				got, err := trainRanks(name, []int{e.Rank}, e, how)
				for i, v := range got {
					from := i + 5 // a parameter
					if i < 5 {    // a loss
						from = 2*i + e.Rank
					}
					if v != want[from] {
						return fmt.Errorf("%s: number %d is %v, expected %v", name, i, v, want[from])
					}
				}
				if err == nil && len(got) != len(want)-5 {
					err = fmt.Errorf("%d numbers", len(got))
				}
				return err
			}))
		}
	}
}

func TestRanksTrainAsOneThatAccumulates(t *testing.T) {
	sameAsOne(t, func() []*mpt.CommEngine { return get(mpt.CommThreads(2))(t) })
}

func TestTheCallsOfRanks(t *testing.T) {
	none(t, onRanks(get(mpt.CommThreads(3))(t), inContext(func(ctx *mpt.Context, comm *mpt.Comm) error {
		rank, size := mpt.Must(comm.Rank()), mpt.Must(comm.Size())
		err := comm.Barrier()
		x := mpt.Must(mpt.NewTensor(ctx, []float32{float32(rank), -float32(rank)}, 2))
		for _, c := range []struct {
			op    mpt.CommOp
			wants [2]float64
		}{{mpt.CommSum, [2]float64{3, -3}}, {mpt.CommMean, [2]float64{1, -1}}, {mpt.CommMax, [2]float64{2, 0}},
			{mpt.CommMin, [2]float64{0, -2}}} {
			y := mpt.Must(x.Clone())
			if err == nil {
				err = comm.AllReduce(y, c.op)
			}
			if v := mpt.Must(mpt.Values[float64](y)); err == nil && (v[0] != c.wants[0] || v[1] != c.wants[1]) {
				err = fmt.Errorf("op %v gives %v", c.op, v)
			}
		}
		if err == nil {
			err = comm.Broadcast(x, 2)
		}
		if v := mpt.Must(mpt.Values[float64](x)); err == nil && v[0] != 2 {
			err = fmt.Errorf("broadcast gives %v", v)
		}
		info := mpt.Must(comm.Info())
		if err == nil && (size != 3 || info.Exchanges < 6 || info.BytesSent <= 0 || info.Failed) {
			err = fmt.Errorf("%+v", info)
		}
		return err
	})))
	ctx := open(t)
	alone := get(mpt.NewComm(ctx, nil))(t)
	if get(alone.Size())(t) != 1 {
		t.Fatal("one rank")
	}
	ok(t, alone.Barrier())
}

func TestErrorsOfRanks(t *testing.T) {
	for _, err := range onRanks(get(mpt.CommThreads(2))(t), inContext(func(ctx *mpt.Context, comm *mpt.Comm) error {
		if mpt.Must(comm.Rank()) == 0 {
			return comm.Barrier()
		}
		return comm.AllReduce(mpt.Must(ctx.Ones(mpt.F32, 2)), mpt.CommSum)
	})) {
		fails(t, err, mpt.ErrComm, "at Comm.Barrier", "at Comm.AllReduce")
	}
	for _, err := range onRanks(get(mpt.CommThreads(2))(t), func(e *mpt.CommEngine) error {
		_, err := trainRanks("32-true", []int{e.Rank}, e, mpt.StepperOptions{ClipNorm: float64(1 + e.Rank)})
		return err
	}) {
		fails(t, err, mpt.ErrComm, "rank 1 differs from rank 0")
	}

	_, err := mpt.CommThreads(0)
	fails(t, err, mpt.ErrInvalidArgument, "count is 0")
	ctx := open(t)
	engines := get(mpt.CommThreads(2))(t)
	engines[1].TimeLimit = -time.Second
	_, err = mpt.NewComm(ctx, engines[1])
	fails(t, err, mpt.ErrInvalidArgument, "CommEngine.TimeLimit is -1")
	engines[1].TimeLimit = 20 * time.Millisecond
	comm := get(mpt.NewComm(ctx, engines[1]))(t)
	fails(t, comm.Barrier(), mpt.ErrComm, "rank 0 has kept rank 1 waiting for 0.02 seconds")
	fails(t, comm.Barrier(), mpt.ErrComm, "the communicator has failed")
	_, err = mpt.NewComm(ctx, engines[1])
	fails(t, err, mpt.ErrInvalidArgument, "another communicator has taken the engine")
	_, err = mpt.NewComm(ctx, &mpt.CommEngine{Rank: 0, Size: 2})
	fails(t, err, mpt.ErrInvalidArgument, "2 ranks need both functions")

	engines = get(mpt.CommThreads(2))(t)
	ok(t, engines[0].Close())
	comm = get(mpt.NewComm(ctx, engines[1]))(t)
	fails(t, comm.Barrier(), mpt.ErrComm, "rank 0 has ended its communicator")
}

// shardModel is a model of two weights, of which each of two ranks owns one.
type shardModel struct {
	ctx       *mpt.Context
	params    *mpt.Params
	net       *mpt.Module
	optimizer *mpt.Optimizer
	stepper   *mpt.Stepper
}

func newShardModel(ctx *mpt.Context, how *mpt.StepperOptions) *shardModel {
	params := mpt.Must(mpt.NewParams(ctx))
	up := mpt.Must(mpt.NewLinear(params, "up", 8, 8, false, mpt.ActivationTanh))
	down := mpt.Must(mpt.NewLinear(params, "down", 8, 8, false, mpt.ActivationNone))
	m := &shardModel{ctx, params, mpt.Must(mpt.NewSequential(ctx, up, down)),
		mpt.Must(mpt.NewOptimizer(params, &mpt.OptimizerOptions{LR: 1e-2})), mpt.Must(mpt.NewStepper(ctx, nil, how))}
	if err := m.stepper.Add(m.optimizer); err != nil {
		panic(err)
	}
	return m
}

// steps takes some steps and returns the parameters. All ranks have equal batches.
func (m *shardModel) steps(first, last int) (out []float64, err error) {
	for step := first; step < last; step++ {
		x := make([]float32, 2*8)
		for i := range x {
			x[i] = float32((7*i+5*step)%9-4) / 3
		}
		y := mpt.Must(m.net.Forward(mpt.Must(mpt.NewTensor(m.ctx, x, 2, 8))))
		if err := m.stepper.Backward(mpt.Must(mpt.Must(y.Square()).Mean(nil, false))); err != nil {
			return nil, err
		}
		mpt.Must(m.stepper.Step())
	}
	err = m.params.All(func(_ string, x *mpt.Tensor) bool {
		out = append(out, mpt.Must(mpt.Values[float64](x))...)
		return true
	})
	return out, err
}

func TestRanksKeepShardsAndOneOfThemSaves(t *testing.T) {
	whole, shards := filepath.Join(t.TempDir(), "whole"), filepath.Join(t.TempDir(), "shards")
	one := newShardModel(get(mpt.NewContext(&mpt.ContextOptions{Seed: 1}))(t), nil)
	defer one.ctx.Close()
	get(one.steps(0, 3))(t)
	ok(t, (&mpt.Training{Stepper: one.stepper}).Save(whole))
	want := fmt.Sprint(get(one.steps(3, 6))(t))

	for _, shard := range []mpt.Shard{mpt.ShardStates, mpt.ShardGrads, mpt.ShardParams} {
		none(t, onRanks(get(mpt.CommThreads(2))(t), func(e *mpt.CommEngine) error {
			ctx, err := mpt.NewContext(&mpt.ContextOptions{Seed: 1})
			if err != nil {
				return err
			}
			defer ctx.Close()
			m := newShardModel(ctx, &mpt.StepperOptions{Comm: mpt.Must(mpt.NewComm(ctx, e)), Shard: shard, GatherFrom: 1})
			if _, err := m.steps(0, 3); err != nil {
				return err
			}
			kept := 0
			for _, name := range []string{"up.weight", "down.weight"} {
				state, err := m.optimizer.State(name, "exp_avg")
				text := fmt.Sprintf("rank %d keeps the states of '%s'", 1-e.Rank, name)
				switch {
				case err == nil && state != nil:
					kept++
				case !errors.Is(err, mpt.ErrUnsupported) || !strings.Contains(err.Error(), text):
					return fmt.Errorf("%w does not say %q", err, text)
				}
			}
			if kept != 1 {
				return fmt.Errorf("%d states", kept)
			}
			save := func(path string) error {
				if e.Rank == 1 {
					return (&mpt.Training{Stepper: m.stepper}).Save(path)
				}
				return (&mpt.Training{Stepper: m.stepper}).JoinSave()
			}
			if err := save(shards); err != nil {
				return err
			}
			got, err := m.steps(3, 6)
			if err == nil && fmt.Sprint(got) != want {
				err = fmt.Errorf("shard %v: other values", shard)
			}
			failure, status := save(filepath.Join(shards, "file")), mpt.ErrComm
			if e.Rank == 1 {
				status = mpt.ErrIO
			}
			if err == nil && !errors.Is(failure, status) {
				err = fmt.Errorf("%w, want %v", failure, status)
			}
			return err
		}))
		if !bytes.Equal(get(os.ReadFile(whole))(t), get(os.ReadFile(shards))(t)) {
			t.Fatal("another file")
		}
		resumed := newShardModel(one.ctx, nil)
		ok(t, (&mpt.Training{Stepper: resumed.stepper}).Load(shards))
		if fmt.Sprint(get(resumed.steps(3, 6))(t)) != want {
			t.Fatal("other values after a resume")
		}
	}
	fails(t, (&mpt.Training{Stepper: one.stepper}).JoinSave(), mpt.ErrInvalidArgument, "has other ranks")
}

// mail is a transport over a channel for each pair of ranks and exchange.
type mail struct {
	rank    int
	boxes   *sync.Map
	next    uint64
	under   map[uint64]map[int][]byte // messages to receive
	cut     error                     // fails instead of waiting
	panics  bool
	reasons []string
	closed  int
}

func (m *mail) box(from, to int, number uint64) chan []byte {
	c, _ := m.boxes.LoadOrStore([3]uint64{uint64(from), uint64(to), number}, make(chan []byte, 1))
	return c.(chan []byte)
}

func (m *mail) Exchange(messages []mpt.CommMessage) (uint64, error) {
	m.next++
	m.under[m.next] = map[int][]byte{}
	for other, message := range messages {
		if other != m.rank {
			m.under[m.next][other] = message.Recv
			m.box(m.rank, other, m.next) <- append([]byte(nil), message.Send...)
		}
	}
	return m.next, nil
}

func (m *mail) Wait(request uint64, limit time.Duration) (bool, int, error) {
	if m.panics {
		panic("stop")
	}
	if m.cut != nil {
		return false, -1, m.cut
	}
	late := time.After(limit)
	for other, to := range m.under[request] {
		select {
		case bytes := <-m.box(other, m.rank, request):
			copy(to, bytes)
			delete(m.under[request], other)
		case <-late:
			return false, other, nil
		}
	}
	return true, -1, nil
}

func (m *mail) Abort(reason string) { m.reasons = append(m.reasons, reason) }

func (m *mail) Close() error {
	m.closed++
	return nil
}

func mails(ranks int) (engines []*mpt.CommEngine) {
	boxes := &sync.Map{}
	for r := 0; r < ranks; r++ {
		engines = append(engines, &mpt.CommEngine{Rank: r, Size: ranks,
			Transport: &mail{rank: r, boxes: boxes, under: map[uint64]map[int][]byte{}}})
	}
	return engines
}

func TestATransportInGo(t *testing.T) {
	var all []*mpt.CommEngine
	sameAsOne(t, func() []*mpt.CommEngine {
		engines := mails(2)
		all = append(all, engines...)
		return engines
	})
	for _, e := range all {
		if m := e.Transport.(*mail); m.closed != 1 || len(m.reasons) != 0 {
			t.Fatal(m.closed, m.reasons)
		}
	}
}

func TestErrorsOfATransport(t *testing.T) {
	barrier := inContext(func(_ *mpt.Context, comm *mpt.Comm) error { return comm.Barrier() })
	cut := errors.New("the cable is out")
	engines := mails(2)
	engines[1].Transport.(*mail).cut = cut
	err := onRanks(engines, barrier)[1]
	fails(t, err, mpt.ErrComm, "the cable is out")
	if m := engines[1].Transport.(*mail); !errors.Is(err, cut) || len(m.reasons) != 1 || m.closed != 1 {
		t.Fatal(err, m.reasons, m.closed)
	}

	engines = mails(2)
	engines[0].Transport.(*mail).panics = true
	var p *mpt.PanicError
	if err = onRanks(engines, barrier)[0]; !errors.As(err, &p) || p.Value != "stop" {
		t.Fatal(err)
	}
	fails(t, err, mpt.ErrComm, "panic: stop")

	engines = mails(2)
	engines[0].TimeLimit = 20 * time.Millisecond
	fails(t, onRanks(engines[:1], barrier)[0], mpt.ErrComm, "rank 1 has kept rank 0 waiting for 0.02 seconds")
}
