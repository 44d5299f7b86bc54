// Tests of training: precisions, optimizers, steppers, files, autocast.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"libmpt.org/mpt"
)

// model is a small training whose target y is the sum of x.
type model struct {
	ctx     *mpt.Context
	params  *mpt.Params
	net     *mpt.Module
	p       *mpt.Precision
	opt     *mpt.Optimizer
	stepper *mpt.Stepper
	x, y    *mpt.Tensor
}

func newModel(t testing.TB, name string, options *mpt.OptimizerOptions, how *mpt.StepperOptions) *model {
	t.Helper()
	m := &model{ctx: open(t)}
	m.x = get(m.ctx.Normal(mpt.F32, mpt.Shape{64, 8}, 0, 1))(t)
	m.y = get(m.x.Sum(mpt.Dims(1), true))(t)
	m.params = get(mpt.NewParams(m.ctx))(t)
	m.net = get(mpt.NewSequential(m.ctx,
		get(mpt.NewLinear(m.params, "up", 8, 32, true, mpt.ActivationReLU))(t),
		get(mpt.NewDropout(m.ctx, 0.1))(t),
		get(mpt.NewLinear(m.params, "down", 32, 1, true, mpt.ActivationNone))(t)))(t)
	m.p = get(mpt.NewPrecision(name))(t)
	ok(t, m.params.SetPrecision(m.p))
	m.opt = get(mpt.NewOptimizer(m.params, options))(t)
	m.stepper = get(mpt.NewStepper(m.ctx, m.p, how))(t)
	ok(t, m.stepper.Add(m.opt))
	return m
}

func (m *model) loss(int64) (*mpt.Tensor, error) {
	x, err := m.p.CastInput(m.x)
	if err != nil {
		return nil, err
	}
	guess, err := m.net.Forward(x)
	if err != nil {
		return nil, err
	}
	if guess, err = m.p.CastOutput(guess); err != nil {
		return nil, err
	}
	return guess.MSELoss(m.y, mpt.ReductionMean)
}

func (m *model) inScope(t testing.TB) (loss *mpt.Tensor) {
	t.Helper()
	ok(t, m.p.Run(m.ctx, func() (err error) { loss, err = m.loss(0); return err }))
	return loss
}

func (m *model) train(t testing.TB, steps int64) (losses []float64) {
	t.Helper()
	n := get(mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Precision: m.p, Loss: m.loss, Steps: steps,
		After: func(r mpt.StepReport) error { losses = append(losses, r.Loss); return nil }}))(t)
	if n != steps || int64(len(losses)) != steps {
		t.Fatal(n, len(losses))
	}
	return losses
}

func TestEveryPrecisionTrains(t *testing.T) {
	for _, name := range []string{"32-true", "64-true", "16-true", "bf16-true", "16-mixed", "bf16-mixed", "O0", "O1",
		"O2", "O3", "bf16-true,master=kahan", "bf16-true,master=stochastic"} {
		m := newModel(t, name, &mpt.OptimizerOptions{LR: 1e-2}, nil)
		losses := m.train(t, 150)
		if last := losses[149]; !(last < 0.3*losses[0]) {
			t.Fatal(name, losses[0], last)
		}
		if p := get(m.params.Precision())(t); p.Param != m.p.Param || p.Master != m.p.Master {
			t.Fatal(name, p)
		}
	}
	_, err := mpt.NewPrecision("bf16-mixd")
	fails(t, err, mpt.ErrInvalidArgument, "bf16-mixed")
	_, err = mpt.NewPrecision("bf16\x00-mixed")
	fails(t, err, mpt.ErrInvalidArgument, "NUL")
}

func TestEveryOptimizerSteps(t *testing.T) {
	for kind := mpt.KindSGD; kind <= mpt.KindAdafactor; kind++ {
		m := newModel(t, "32-true", &mpt.OptimizerOptions{Kind: kind}, nil)
		before := get(get(m.params.Get("up.weight"))(t).Float32s())(t)
		m.train(t, 3)
		after := get(get(m.params.Get("up.weight"))(t).Float32s())(t)
		if before[0] == after[0] || after[0] != after[0] {
			t.Fatal(kind, before[0], after[0])
		}
		if g := get(m.opt.Group(0))(t); g.Kind != kind {
			t.Fatal(g.Kind)
		}
	}
	// Zero fields of a literal take the defaults of its kind; zero fields of a made options struct
	// are zeros.
	m := newModel(t, "32-true", &mpt.OptimizerOptions{Kind: mpt.KindRMSProp, LR: 0.5}, nil)
	if g := get(m.opt.Group(0))(t); g.LR != 0.5 || g.Alpha != 0.99 {
		t.Fatal(g)
	}
	adam := mpt.AdamW()
	adam.WeightDecay = 0
	group := get(m.opt.AddGroup(&mpt.Selection{Suffix: "bias"}, &mpt.OptimizerOptions{Kind: mpt.KindRMSProp, LR: 2}))(t)
	if lr := get(m.opt.LR(group))(t); lr != 2 {
		t.Fatal(lr)
	}
	ok(t, newModel(t, "32-true", adam, nil).opt.SetLR(-1, 1))
	_, err := mpt.NewOptimizer(m.params, &mpt.OptimizerOptions{LR: -1})
	fails(t, err, mpt.ErrInvalidArgument, "OptimizerOptions.LR is -1")
}

// trainOnce runs one step by calls, and fills in the loss.
func (m *model) trainOnce(loss **mpt.Tensor) error {
	return m.p.Run(m.ctx, func() (err error) {
		if *loss, err = m.loss(0); err == nil {
			err = m.stepper.Backward(*loss)
		}
		if err == nil {
			_, err = m.stepper.Step()
		}
		return err
	})
}

// bits returns the parameters and a loss.
func (m *model) bits(t testing.TB, loss *mpt.Tensor) []float64 {
	t.Helper()
	out := []float64{get(loss.Item())(t)}
	ok(t, m.params.All(func(_ string, x *mpt.Tensor) bool {
		out = append(out, get(mpt.Values[float64](x))(t)...)
		return true
	}))
	return out
}

func TestARecordingHasTheBitsOfSteps(t *testing.T) {
	var a, b *model
	var loss, replayed *mpt.Tensor
	for _, m := range []**model{&a, &b} {
		*m = newModel(t, "bf16-mixed", &mpt.OptimizerOptions{LR: 1e-2}, nil)
	}
	batch := func(m *model, step int) { // writes the inputs of a step
		x := make([]float32, 64*8)
		for i := range x {
			x[i] = float32((7*i+step)%5) - 2
		}
		ok(t, mpt.Write(m.x, x))
	}
	for i := 0; i < 8; i++ {
		batch(a, i)
		ok(t, a.trainOnce(&loss))
	}
	for i := 0; i < 2; i++ {
		batch(b, i)
		ok(t, b.trainOnce(&replayed))
	}
	batch(b, 2)
	recording := get(b.ctx.Record(func() error { return b.trainOnce(&replayed) }))(t)
	for i := 3; i < 6; i++ {
		batch(b, i)
		ok(t, recording.Replay())
	}
	batch(b, 6)
	parts := 1
	for !get(recording.Advance(0))(t) {
		parts++
	}
	batch(b, 7)
	if !get(recording.Advance(time.Minute))(t) {
		t.Fatal("a minute was too short")
	}
	equal(t, b.bits(t, replayed), a.bits(t, loss)...)
	info := get(recording.Info())(t)
	if info.Replays != 5 || info.Launches < 10 || info.Bytes <= 0 || parts < 10 {
		t.Fatal(info, parts)
	}
	ok(t, recording.Close())
	fails(t, recording.Replay(), mpt.ErrInvalidHandle)
}

func TestAFunctionThatFailsIsNotRecorded(t *testing.T) {
	m := newModel(t, "bf16-mixed", nil, nil)
	var loss *mpt.Tensor
	ok(t, m.trainOnce(&loss))
	_, err := m.ctx.Record(func() error {
		ok(t, m.trainOnce(&loss))
		_, err := loss.Item()
		return err
	})
	fails(t, err, mpt.ErrState, "while a recording is made")
	func() {
		defer func() {
			if got := recover(); got != "stop" {
				t.Error(got)
			}
		}()
		m.ctx.Record(func() error { panic("stop") })
	}()
	_, err = m.ctx.Record(func() error {
		_, err := m.ctx.Record(func() error { return nil })
		return err
	})
	fails(t, err, mpt.ErrState, "the end of Context.Record")
	_, err = m.ctx.Record(func() error { return m.stepper.Backward(m.inScope(t)) })
	fails(t, err, mpt.ErrState, "gradient")
	ok(t, m.stepper.Drop())
	get(loss.Item())(t)
	ok(t, get(m.ctx.Record(func() error { return m.trainOnce(&loss) }))(t).Replay())
}

func TestAScalerByHand(t *testing.T) {
	m := newModel(t, "16-mixed", nil, nil)
	scaler := get(mpt.NewScaler(m.ctx, &mpt.ScalerOptions{InitScale: 1024, GrowthInterval: 2}))(t)
	step := func(factor float64) bool {
		var loss *mpt.Tensor
		ok(t, m.ctx.Autocast(&mpt.AutocastOptions{DType: mpt.F16}, func() (err error) {
			loss, err = m.loss(0)
			return err
		}))
		loss = get(loss.MulScalar(factor))(t)
		ok(t, get(scaler.Scale(loss))(t).Backward())
		ok(t, scaler.Unscale(m.opt))
		get(m.params.ClipGradNorm(1, nil))(t)
		applied := get(scaler.Step(m.opt))(t)
		ok(t, scaler.Update())
		ok(t, m.opt.ZeroGrad())
		return applied
	}
	if !step(1) || !step(1) {
		t.Fatal("a good step")
	}
	if s := get(scaler.Info())(t); s.Scale != 2048 {
		t.Fatal(s)
	}
	if step(math.Inf(1)) {
		t.Fatal("a bad step is skipped")
	}
	if v := get(scaler.Verdict(m.opt))(t); v.Outcome != mpt.VerdictNonFinite || v.BadParameter == "" {
		t.Fatal(v)
	}
	if s := get(scaler.State())(t); s.Scale != 1024 {
		t.Fatal(s)
	}
	fails(t, scaler.Update(), mpt.ErrState)
	text := get(scaler.StateToJSON())(t)
	other := get(mpt.NewScaler(m.ctx, nil))(t)
	ok(t, other.StateFromJSON(text))
	if s := get(other.Info())(t); s.Scale != 1024 {
		t.Fatal(s, text)
	}
	fails(t, other.StateFromJSON("{}"), mpt.ErrInvalidArgument)
}

func TestTheStepper(t *testing.T) {
	m := newModel(t, "16-mixed", nil, &mpt.StepperOptions{ClipNorm: 0.5, Accumulate: 2, Events: 4})
	if _, err := m.stepper.Step(); err == nil {
		t.Fatal("a step without a backward")
	}
	n := get(mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Precision: m.p, Loss: m.loss, Steps: 5,
		Accumulate: 2}))(t)
	v := get(m.stepper.Verdict(0))(t)
	skipped := get(m.stepper.Info())(t).Skipped
	if n != 5 || v.Outcome != mpt.VerdictApplied || !(v.GradNorm > 0) || v.Step != 5 {
		t.Fatal(n, v)
	}
	loss := get(m.inScope(t).MulScalar(math.Inf(1)))(t)
	ok(t, m.stepper.BackwardLoss(0, loss, &mpt.BackwardOptions{RetainGraph: true}))
	ok(t, m.stepper.Drop())
	ok(t, m.stepper.BackwardLoss(0, loss, &mpt.BackwardOptions{RetainGraph: true}))
	ok(t, m.stepper.Backward(loss))
	if applied := get(m.stepper.Step())(t); applied {
		t.Fatal("it is skipped")
	}
	if e := get(m.stepper.Event(0))(t); e.Outcome != mpt.VerdictNonFinite {
		t.Fatal(e)
	}
	if i := get(m.stepper.Info())(t); i.Skipped != skipped+1 || i.Steps != 6 {
		t.Fatal(i)
	}
	if s := get(m.stepper.Scaler())(t); s == nil {
		t.Fatal("16-mixed has a scaler")
	}
	if s := get(newModel(t, "32-true", nil, nil).stepper.Scaler())(t); s != nil {
		t.Fatal("32-true has none")
	}
}

func TestTrainEnds(t *testing.T) {
	m := newModel(t, "bf16-mixed", nil, nil)
	ctx, cancel := context.WithCancel(context.Background())
	m.train(t, 2) // creates the optimizer's states
	before := live(t, m.ctx)
	// The context ends the training between steps.
	n, err := mpt.Train(ctx, mpt.Loop{Stepper: m.stepper, Precision: m.p, Loss: m.loss,
		After: func(r mpt.StepReport) error {
			if r.Step == 2 {
				cancel()
			}
			return nil
		}})
	if n != 3 || !errors.Is(err, context.Canceled) {
		t.Fatal(n, err)
	}
	// Loss and After each end the training with io.EOF.
	n, err = mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Precision: m.p,
		Loss: func(step int64) (*mpt.Tensor, error) {
			if step == 4 {
				return nil, io.EOF
			}
			return m.loss(step)
		}})
	if n != 4 || err != nil {
		t.Fatal(n, err)
	}
	n, err = mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Precision: m.p, Loss: m.loss,
		After: func(r mpt.StepReport) error { return io.EOF }})
	if n != 1 || err != nil {
		t.Fatal(n, err)
	}
	// An error ends the training and leaves parameters and stepper unchanged.
	weights := get(get(m.params.Get("down.weight"))(t).Float32s())(t)
	n, err = mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Precision: m.p, Accumulate: 1,
		Loss: func(step int64) (*mpt.Tensor, error) { return m.x.Matmul(m.x) }})
	var e *mpt.Error
	if n != 0 || !errors.As(err, &e) || e.Status != mpt.ErrShape || !strings.Contains(err.Error(), "step 0") {
		t.Fatal(n, err)
	}
	equal(t, get(get(m.params.Get("down.weight"))(t).Float32s())(t), weights...)
	if i := get(m.stepper.Info())(t); i.Open != 0 {
		t.Fatal(i)
	}
	// An error after a backward pass does the same.
	two := newModel(t, "bf16-mixed", nil, &mpt.StepperOptions{Accumulate: 2})
	batches := 0
	_, err = mpt.Train(context.Background(), mpt.Loop{Stepper: two.stepper, Precision: two.p, Accumulate: 2,
		Loss: func(step int64) (*mpt.Tensor, error) {
			if batches++; batches == 2 {
				return nil, errMine
			}
			return two.loss(step)
		}})
	if i := get(two.stepper.Info())(t); !errors.Is(err, errMine) || i.Open != 0 || get(two.params.Info())(t).GradBytes != 0 {
		t.Fatal(err, i)
	}
	_, err = mpt.Train(context.Background(), mpt.Loop{Stepper: m.stepper, Loss: func(int64) (*mpt.Tensor, error) { return nil, nil }})
	fails(t, err, mpt.ErrInvalidArgument)
	_, err = mpt.Train(context.Background(), mpt.Loop{})
	fails(t, err, mpt.ErrInvalidArgument, "Stepper")
	m.train(t, 2)
	weights = nil
	eventually(t, "steps leave nothing", func() bool { return live(t, m.ctx) <= before })
}

// TestATrainingGoesOn checks that a saved and loaded training continues with the same bits.
func TestATrainingGoesOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run.safetensors")
	epoch, rate, name, done := int64(3), 0.25, []byte("abc"), true
	a := newModel(t, "16-mixed", nil, nil)
	a.train(t, 5)
	ok(t, (&mpt.Training{Stepper: a.stepper, Values: map[string]any{
		"epoch": &epoch, "rate": &rate, "name": name, "done": &done}}).Save(path))
	want := a.train(t, 5)

	b := newModel(t, "16-mixed", nil, nil)
	b.train(t, 1)
	epoch, rate, done = 0, 0, false
	copy(name, "xyz")
	training := &mpt.Training{Stepper: b.stepper, Values: map[string]any{
		"epoch": &epoch, "rate": &rate, "name": name, "done": &done}}
	ok(t, training.Load(path))
	// Loads it from memory, too.
	content := get(os.ReadFile(path))(t)
	epoch, name[0] = 0, 'x'
	ok(t, training.LoadBytes(content))
	if !bytes.Equal(get(training.SaveBytes())(t), content) {
		t.Fatal("other bytes than those of the file")
	}
	blob := get(mpt.NewBlob(b.ctx))(t)
	ok(t, training.SaveTo(blob))
	fails(t, training.LoadBytes(content[:100]), mpt.ErrIO, "'memory' is not a complete")
	fails(t, training.LoadBytes(nil), mpt.ErrIO)
	if !bytes.Equal(get(blob.Bytes())(t), content) {
		t.Fatal("other bytes than those of the file")
	}
	if epoch != 3 || rate != 0.25 || string(name) != "abc" || !done {
		t.Fatal(epoch, rate, string(name), done)
	}
	equal(t, b.train(t, 5), want...)
	// Roll it back.
	snapshot := get(training.Snapshot())(t)
	epoch, name[0] = 9, 'y'
	next := b.train(t, 3)
	for i := 0; i < 2; i++ {
		ok(t, snapshot.Restore())
		if epoch != 3 || string(name) != "abc" {
			t.Fatal(epoch, string(name))
		}
		equal(t, b.train(t, 3), next...)
	}
	epoch = 4
	ok(t, snapshot.Take())
	epoch = 5
	next = b.train(t, 2)
	ok(t, snapshot.Restore())
	equal(t, b.train(t, 2), next...)
	if epoch != 4 {
		t.Fatal(epoch)
	}
	ok(t, snapshot.Close())
	_, err := (&mpt.Training{}).Snapshot()
	fails(t, err, mpt.ErrInvalidArgument)
	// Save a training without a stepper: L-BFGS and a scaler.
	l := get(mpt.NewLBFGS(a.params, nil))(t)
	scaler := get(mpt.NewScaler(a.ctx, &mpt.ScalerOptions{InitScale: 8}))(t)
	other := &mpt.Training{LBFGS: []*mpt.LBFGS{l}, Scalers: []*mpt.Scaler{scaler}}
	ok(t, other.Save(path+".2"))
	ok(t, scaler.SetScale(4))
	ok(t, other.Load(path+".2"))
	if s := get(scaler.Info())(t); s.Scale != 8 {
		t.Fatal(s.Scale)
	}
	gan := &mpt.Training{Steppers: []*mpt.Stepper{a.stepper, get(mpt.NewStepper(a.ctx, a.p, nil))(t)}}
	ok(t, gan.Save(path+".3"))
	ok(t, gan.Load(path+".3"))
	fails(t, (&mpt.Training{}).Save(path), mpt.ErrInvalidArgument)
	fails(t, training.Load(path+" that is not there"), mpt.ErrNotFound)
	training.Values["epoch"] = "text"
	fails(t, training.Save(path), mpt.ErrInvalidArgument, "string")
}

func TestFiles(t *testing.T) {
	m := newModel(t, "bf16-mixed", nil, nil)
	folder := t.TempDir()
	path := filepath.Join(folder, "params.safetensors")
	ok(t, m.params.Save(path, &mpt.ParamsFileOptions{DType: mpt.F32, Metadata: map[string]string{"by": "go", "empty": ""}}))
	options := &mpt.ParamsFileOptions{DType: mpt.F32, Metadata: map[string]string{"by": "go", "empty": ""}}
	content := get(m.params.SaveBytes(options))(t)
	if !bytes.Equal(content, get(os.ReadFile(path))(t)) {
		t.Fatal("other bytes than those of the file")
	}
	if info := get(m.params.LoadBytes(content, nil))(t); info.Loaded != 4 {
		t.Fatal(info)
	}
	file := get(m.ctx.OpenSafetensors(path))(t)
	names := get(file.Names())(t)
	if len(names) != 4 || !strings.Contains(strings.Join(names, " "), "up.weight") {
		t.Fatal(names)
	}
	if v := get(file.Metadata("by"))(t); v != "go" {
		t.Fatal(v)
	}
	_, info, err := file.At(0)
	ok(t, err)
	if info.DType != mpt.F32 {
		t.Fatal(info)
	}
	want := get(get(m.params.Get("up.weight"))(t).Float32s())(t)
	equal(t, get(get(file.Read("up.weight"))(t).Float32s())(t), want...)
	ok(t, file.Close())
	other := newModel(t, "32-true", nil, nil)
	other.train(t, 1)
	if i := get(other.params.Load(path, nil))(t); i.Loaded != 4 {
		t.Fatal(i)
	}
	equal(t, get(get(other.params.Get("up.weight"))(t).Float32s())(t), want...)
	_, err = other.params.Load(path, &mpt.ParamsFileOptions{Prefix: "up", FilePrefix: "nowhere"})
	fails(t, err, mpt.ErrInvalidArgument)

	path = filepath.Join(folder, "some.safetensors")
	ok(t, mpt.SaveSafetensors(path, map[string]*mpt.Tensor{"b": m.x, "a": m.y}, map[string]string{"k": "v"}))
	file = get(m.ctx.OpenSafetensors(path))(t)
	equal(t, get(file.Names())(t), "a", "b")
	if v := get(file.Metadata("k"))(t); v != "v" {
		t.Fatal(v)
	}
	_, err = m.ctx.OpenSafetensors(filepath.Join(folder, "none"))
	fails(t, err, mpt.ErrNotFound)
	if !errors.Is(err, os.ErrNotExist) || errors.Is(err, os.ErrExist) {
		t.Fatal(err)
	}
	fails(t, mpt.SaveSafetensors("a\x00b", map[string]*mpt.Tensor{"b": m.x}, nil), mpt.ErrInvalidArgument, "NUL")
	n := 0
	ok(t, m.params.All(func(name string, x *mpt.Tensor) bool { n++; return n < 3 }))
	if n != 3 {
		t.Fatal(n)
	}
}

func TestLookingInside(t *testing.T) {
	m := newModel(t, "bf16-mixed", nil, nil)
	m.train(t, 2)
	ok(t, m.ctx.TraceBegin())
	ok(t, m.ctx.MemoryWatch(m.x, m.y))
	m.train(t, 1)
	ok(t, m.ctx.TraceEnd())
	if i := get(m.ctx.TraceInfo())(t); i.Ops == 0 || i.Kernels == 0 {
		t.Fatal(i)
	}
	op := get(m.ctx.TraceOp(0))(t)
	if op.Name == "" || op.Phase != mpt.TraceForward {
		t.Fatal(op)
	}
	if s := get(m.ctx.TraceText())(t); len(s) < 1000 || !strings.Contains(s, "linear") {
		t.Fatal(s)
	}
	if f := get(m.ctx.MemoryFit(128, 1<<30))(t); !f.Fits || f.WatchedBatch != 64 || f.LargestBatch < 128 {
		t.Fatal(f)
	}
	if s := get(m.ctx.MemoryText())(t); !strings.Contains(s, "masters") {
		t.Fatal(s)
	}
	if s := get(m.ctx.Kernels())(t); !strings.Contains(s, "linear") {
		t.Fatal(s)
	}
	s := get(m.x.Stats(&mpt.StatsOptions{DType: mpt.F16}))(t)
	if s.Elements != 512 || s.Nans+s.Infinities != 0 {
		t.Fatal(s)
	}
	if text := get(s.Text())(t); text == "" {
		t.Fatal("a picture")
	}
	ok(t, m.inScope(t).Backward())
	all, each, err := m.params.GradStats(nil)
	ok(t, err)
	if all.Elements == 0 || len(each) != 4 {
		t.Fatal(all, len(each))
	}
	ok(t, m.ctx.SetAnomaly(true))
	_, err = get(mpt.NewTensor(m.ctx, []float32{-1}))(t).Log()
	fails(t, err, mpt.ErrState, "log")
	if mpt.Version() != "0.1.0" || mpt.VersionNumber() != 1000 || len(mpt.Features()) == 0 {
		t.Fatal(mpt.Version(), mpt.Features())
	}
}

func TestAutocast(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F32, 2, 2))(t)
	dtype := func(y *mpt.Tensor, err error) mpt.DType { return get(get(y, err)(t).Info())(t).DType }
	ok(t, ctx.Autocast(nil, func() error {
		if d := dtype(x.Matmul(x)); d != mpt.BF16 {
			t.Fatal(d)
		}
		matmul := get(ctx.Op("matmul"))(t)
		ok(t, ctx.AutocastOverride(matmul, mpt.CastFP32))
		if c := get(ctx.AutocastClass(matmul))(t); c != mpt.CastFP32 || dtype(x.Matmul(x)) != mpt.F32 {
			t.Fatal(c)
		}
		return ctx.Autocast(&mpt.AutocastOptions{DType: mpt.F16, Profile: mpt.ProfilePytorchCPU}, func() error {
			if d := get(ctx.AutocastDType())(t); d != mpt.F16 {
				t.Fatal(d)
			}
			off := mpt.NewAutocastOptions()
			off.Enabled = false
			return ctx.Autocast(off, func() error {
				if d := dtype(x.Matmul(x)); d != mpt.F32 {
					t.Fatal(d)
				}
				return nil
			})
		})
	}))
	if d := dtype(x.Matmul(x)); d != mpt.F32 {
		t.Fatal(d)
	}
	p := get(mpt.AutocastProfileFromName("apex-o1"))(t)
	if p != mpt.ProfileApexO1 || mpt.AutocastProfileName(p) != "apex-o1" {
		t.Fatal(p)
	}
}

// TestGradients compares gradients with finite differences.
func TestGradients(t *testing.T) {
	ctx := open(t)
	f := func(x *mpt.Tensor) *mpt.Tensor {
		y := get(get(x.Tanh())(t).Matmul(get(x.Transpose(0, 1))(t)))(t)
		return get(get(y.Softmax(1, mpt.DTypeNone))(t).Norm(2, nil, false))(t)
	}
	values := []float64{0.3, -0.2, 0.9, 0.1, 0.5, -0.7}
	at := func(i int, d float64) float64 {
		v := append([]float64{}, values...)
		v[i] += d
		return get(f(get(mpt.NewTensor(ctx, v, 2, 3))(t)).Item())(t)
	}
	x := get(mpt.NewTensor(ctx, values, 2, 3))(t)
	ok(t, x.SetRequiresGrad(true))
	y := f(x)
	g := get(mpt.Grad([]*mpt.Tensor{y}, nil, []*mpt.Tensor{x}, &mpt.BackwardOptions{RetainGraph: true}))(t)[0]
	for i, v := range get(mpt.Values[float64](g))(t) {
		near(t, v, (at(i, 1e-5)-at(i, -1e-5))/2e-5, 1e-8)
	}
	ok(t, mpt.Backward([]*mpt.Tensor{y}, []*mpt.Tensor{get(mpt.NewScalar(ctx, 2.0))(t)}, nil))
	equal(t, get(mpt.Values[float64](get(x.Grad())(t)))(t), get(mpt.Values[float64](get(g.MulScalar(2))(t)))(t)...)
	fails(t, y.Backward(), mpt.ErrState)
	fails(t, mpt.Backward([]*mpt.Tensor{y}, []*mpt.Tensor{}, nil), mpt.ErrInvalidArgument, "1 roots and 0 gradients")
	fails(t, mpt.Backward(nil, nil, nil), mpt.ErrInvalidArgument)
	other := get(ctx.Ones(mpt.F64, 1))(t)
	ok(t, other.SetRequiresGrad(true))
	if g := get(mpt.Grad([]*mpt.Tensor{f(x)}, nil, []*mpt.Tensor{other}, nil))(t); g[0] != nil {
		t.Fatal("it does not depend on it")
	}
}
