// Training: precisions, schedules, recordings, L-BFGS and a training loop.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"time"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// NewPrecision makes a precision from a name with options: "32-true", "bf16-mixed", "16-mixed",
// "O2", "bf16-true,master=stochastic" ... The result is plain data, whose fields may be changed.
func NewPrecision(name string) (*Precision, error) {
	var k keep
	text := k.bytes(name)
	if k.err != nil {
		return nil, k.err
	}
	var c raw.C_mpt_precision
	if err := check(raw.Mpt_precision_from_name(text, &c, unsafe.Sizeof(c))); err != nil {
		return nil, err
	}
	p := &Precision{exact: true}
	p.fromC(&c)
	return p, nil
}

// Run runs a function in the autocast scope of the precision.
func (p *Precision) Run(ctx *Context, body func() error) error {
	var k keep
	desc := p.toC(&k)
	return ctx.mode(func() uintptr { return raw.Mpt_precision_push(ctx.h, desc) },
		func() uintptr { return raw.Mpt_precision_pop(ctx.h) }, body)
}

// CastInput casts a floating input of a model to the dtype that its first operation needs. It
// returns a new tensor and is differentiable.
func (p *Precision) CastInput(x *Tensor) (*Tensor, error) { return p.cast(x, raw.Mpt_precision_input) }

// CastOutput casts a floating result of a model to the output dtype of the precision. It returns a
// new tensor and is differentiable.
func (p *Precision) CastOutput(x *Tensor) (*Tensor, error) {
	return p.cast(x, raw.Mpt_precision_output)
}

func (p *Precision) cast(x *Tensor, how func(*raw.C_mpt_precision, uintptr) uintptr) (*Tensor, error) {
	c := x.ctx
	var k keep
	desc := p.toC(&k)
	c.mu.Lock()
	h := how(desc, x.h)
	runtime.KeepAlive(x)
	return c.madeTensor(h)
}

// SetSchedule applies a learning-rate schedule to the groups of the optimizer, starting with the
// next step. With nil options the schedule is removed.
func (o *Optimizer) SetSchedule(options *ScheduleOptions) error { return o.setSchedule(options, nil) }

// SetScheduleFunc sets the learning rate of step t to factor(t) times the learning rate of each
// group. The function must not use the context.
func (o *Optimizer) SetScheduleFunc(factor func(step int64) float64) error {
	if factor == nil {
		return invalid("SetScheduleFunc: the function is nil")
	}
	return o.setSchedule(&ScheduleOptions{Kind: ScheduleLambda}, factor)
}

func (o *Optimizer) setSchedule(options *ScheduleOptions, factor func(step int64) float64) error {
	c := o.ctx
	var k keep
	desc := options.toC(&k)
	c.mu.Lock()
	var id uintptr
	if factor != nil {
		id = c.remember(factor)
		desc.Factor, desc.User = raw.Functions.Factor, id
	}
	status := raw.Mpt_optimizer_set_schedule(o.h, desc)
	runtime.KeepAlive(o)
	if raw.IsError(status) {
		c.forget(id)
	} else { // the previous function is no longer called
		if c.schedules == nil {
			c.schedules = map[uintptr]uintptr{}
		}
		c.forget(c.schedules[o.h])
		c.schedules[o.h] = id
	}
	return c.done(status)
}

// Record runs a function and records the work of its calls, such as a training step. A replay runs
// that work again without the calls and gives the same bits:
//
//	recording, err := ctx.Record(step) // after the first step, which makes states
//	for err == nil && next(batch) {
//		if err = mpt.Write(x, batch); err == nil {
//			err = recording.Replay()
//		}
//	}
//
// A replay reads and writes the tensors of the recorded calls: Write puts a new batch into an
// input, and the loss holds the loss of the last replay. The memory belongs to the recording until
// it is released. Learning rates, schedules and the scale of the loss are those of the replay, and
// random numbers go on. Shapes, numbers given to operations, and what Go computes between the calls
// are those of the recording.
//
// If the function fails or panics, the recording is dropped. Operations, backwards,
// Stepper.Backward and Stepper.Step are recorded. Other work fails with ErrState, such as reads of
// elements, writes by Go, Scaler.Step, Optimizer.Step, custom operations, and the first step of an
// optimizer. Errors: ErrState (a recording is being made; a tensor has a gradient; a trace,
// statistics or a check of values is on; a replay is in progress).
func (c *Context) Record(body func() error) (*Recording, error) {
	if body == nil {
		return nil, invalid("Context.Record: the function is nil")
	}
	c.mu.Lock()
	if err := c.done(raw.Mpt_record_begin(c.h)); err != nil {
		return nil, err
	}
	ended := false
	end := func() (*Recording, error) {
		ended = true
		c.mu.Lock()
		return c.madeRecording(raw.Mpt_record_end(c.h))
	}
	defer func() { // the function has failed or panicked
		if !ended {
			if dropped, err := end(); err == nil {
				dropped.Close()
			}
		}
	}()
	if err := body(); err != nil {
		return nil, err
	}
	return end()
}

// Advance runs the recorded work for about this time, and at least a part of a kernel, so that a
// replay fits into the frames of a program. It returns true if the replay has ended; the next call
// goes on otherwise. Between the calls the parameters may be used, and a stepper must not step.
// Errors: those of Recording.Replay.
func (recording *Recording) Advance(d time.Duration) (bool, error) {
	c := recording.ctx
	var done int32
	c.mu.Lock()
	status := raw.Mpt_recording_advance(recording.h, d.Nanoseconds(), &done)
	runtime.KeepAlive(recording)
	if err := c.done(status); err != nil {
		return false, err
	}
	return done != 0, nil
}

// Step runs one step of L-BFGS, which evaluates the loss as often as it needs. It returns the first
// loss, and whether the step was applied.
func (l *LBFGS) Step(closure LossFunc) (loss float64, applied bool, err error) {
	if closure == nil {
		return 0, false, invalid("LBFGS.Step: the function is nil")
	}
	c := l.ctx
	c.mu.Lock()
	id := c.remember(closure)
	status := raw.Mpt_lbfgs_step(l.h, id, &loss)
	runtime.KeepAlive(l)
	c.forget(id)
	applied, err = c.stepped(status)
	return loss, applied, err
}

// At returns the parameter or buffer with an index. Parameters come first, then buffers, each in
// the order in which they were added.
func (params *Params) At(index int64) (name string, x *Tensor, err error) {
	c := params.ctx
	var text, h uintptr
	c.mu.Lock()
	defer c.mu.Unlock()
	err = c.failed(raw.Mpt_params_get_at(params.h, index, &text, &h))
	runtime.KeepAlive(params)
	if err != nil {
		return "", nil, err
	}
	return raw.Text(text), c.wrapTensor(h), nil
}

// All calls a function with each parameter and then each buffer, until the function returns false.
func (params *Params) All(each func(name string, x *Tensor) bool) error {
	info, err := params.Info()
	for i := int64(0); err == nil && i < info.Tensors+info.Buffers; i++ {
		name, x, e := params.At(i)
		if e == nil && !each(name, x) {
			return nil
		}
		err = e
	}
	return err
}

// GradStats returns how the current gradients of a set are distributed over the range of a dtype:
// in total, and for each parameter.
func (params *Params) GradStats(options *StatsOptions) (total TensorStats, each []TensorStats, err error) {
	info, err := params.Info()
	if err != nil {
		return total, nil, err
	}
	var k keep
	desc := options.toC(&k)
	list := make([]raw.C_mpt_tensor_stats, 1+info.Tensors)
	for i := range list {
		list[i].Struct_size = uint32(unsafe.Sizeof(list[i]))
	}
	c := params.ctx
	c.mu.Lock()
	status := raw.Mpt_params_get_grad_stats(params.h, desc, &list[0], list[1:])
	runtime.KeepAlive(params)
	if err := c.done(status); err != nil {
		return total, nil, err
	}
	total.fromC(&list[0])
	each = make([]TensorStats, info.Tensors)
	for i := range each {
		each[i].fromC(&list[1+i])
	}
	return total, each, nil
}

// Loop describes a training for Train.
type Loop struct {
	// Stepper runs the steps of the optimizers that were added to it.
	Stepper *Stepper
	// Precision is the precision of the stepper and the parameters; nil is 32-true. Its autocast
	// scope is open during Loss.
	Precision *Precision
	// Loss computes the loss of one micro-batch. Steps count from 0. io.EOF ends the training. The
	// tensors that it makes are released after the step.
	Loss func(step int64) (*Tensor, error)
	// Steps is the number of steps after which the training ends. With 0 only Loss or After ends
	// it.
	Steps int64
	// Accumulate is the number of micro-batches per step, equal to the option of the stepper; 0 is
	// 1.
	Accumulate int
	// After is called after each step, unless it is nil. io.EOF ends the training.
	After func(report StepReport) error
}

// StepReport describes a finished step.
type StepReport struct {
	// Step is the number of the step, counted from 0.
	Step int64
	// Loss is the mean loss of the micro-batches.
	Loss float64
	// Skipped is true if an optimizer left its parameters unchanged; Stepper.Verdict says why.
	Skipped bool
}

// Train runs steps until the loop ends or ctx is done. It checks ctx between steps, so a step that
// has begun is finished. It returns the number of steps made and the error of ctx, or of the step
// that failed, with its number. A failed step leaves the parameters unchanged and drops its
// micro-batches.
func Train(ctx context.Context, loop Loop) (steps int64, err error) {
	if loop.Stepper == nil || loop.Loss == nil {
		return 0, invalid("Train: expected a Stepper and a Loss")
	}
	for loop.Steps == 0 || steps < loop.Steps {
		if err := ctx.Err(); err != nil {
			return steps, fmt.Errorf("after %d steps: %w", steps, err)
		}
		report, err := loop.step(steps)
		if err == io.EOF {
			return steps, nil
		}
		if err != nil {
			return steps, fmt.Errorf("step %d: %w", steps, both(err, loop.Stepper.Drop()))
		}
		steps++
		if loop.After != nil {
			if err := loop.After(report); errors.Is(err, io.EOF) {
				return steps, nil
			} else if err != nil {
				return steps, err
			}
		}
	}
	return steps, nil
}

func (l *Loop) step(step int64) (StepReport, error) {
	c := l.Stepper.Context()
	report := StepReport{Step: step}
	n := l.Accumulate
	if n < 1 {
		n = 1
	}
	return report, c.Scope(func(*Scope) error {
		var losses []*Tensor
		for i := 0; i < n; i++ {
			var loss *Tensor
			err := l.Precision.Run(c, func() (err error) {
				loss, err = l.Loss(step)
				return err
			})
			if err == io.EOF && i > 0 {
				err = fmt.Errorf("%d of %d micro-batches: %w", i, n, io.ErrUnexpectedEOF)
			}
			if err != nil {
				return err
			}
			if loss == nil {
				return invalid("Train: Loss returned neither a loss nor an error")
			}
			if err := l.Stepper.Backward(loss); err != nil {
				return err
			}
			losses = append(losses, loss)
		}
		applied, err := l.Stepper.Step()
		if err == nil { // a device decides later
			applied, err = l.Stepper.Wait()
		}
		report.Skipped = !applied
		for _, loss := range losses {
			v, e := loss.Item()
			err = both(err, e)
			report.Loss += v / float64(n)
		}
		return err
	})
}
