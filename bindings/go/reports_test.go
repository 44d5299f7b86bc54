// Tests of bug reports: the cases of tests/reports/cases.txt, whose header describes its lines.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"libmpt.org/mpt"
)

const reportsPath = "../../tests/reports/cases.txt"

// report is a case of the file: what a user saw, and the steps.
type report struct {
	name    string
	line    int
	symptom string
	others  bool // it is for other languages
	steps   []step
}

type step struct {
	line  int
	words []string
}

func readReports(t *testing.T) (reports []*report) {
	t.Helper()
	content := string(get(os.ReadFile(reportsPath))(t))
	for i, text := range strings.Split(content, "\n") {
		words := strings.Fields(text)
		if len(words) == 0 || strings.HasPrefix(text, "#") {
			continue
		}
		if words[0] == "report" && len(words) > 2 {
			name := fmt.Sprintf("%s line %d", strings.Replace(words[1], "#", " ", 1), i+1)
			reports = append(reports, &report{name: name, line: i + 1, symptom: text})
		} else if len(reports) == 0 {
			t.Fatalf("%s:%d: no report is above this line", reportsPath, i+1)
		} else {
			r := reports[len(reports)-1]
			r.steps = append(r.steps, step{i + 1, words})
			if words[0] == "only" && len(words) > 1 {
				languages(t, i+1, words[1:])
				r.others = r.others || !strings.Contains(text+" ", " go ")
			}
		}
	}
	return reports
}

// languages fails if a word of a line is no language.
func languages(t *testing.T, line int, words []string) {
	t.Helper()
	for _, word := range words {
		if !strings.Contains(" c python go rust java csharp ", " "+word+" ") {
			t.Fatalf("%s:%d: there is no language %q", reportsPath, line, word)
		}
	}
}

func TestReports(t *testing.T) {
	for _, r := range readReports(t) {
		if !r.others {
			t.Run(r.name, r.run)
		}
	}
}

func (r *report) run(t *testing.T) {
	now := step{line: r.line}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("%s:%d: %s\n%s", reportsPath, now.line, strings.Join(now.words, " "), r.symptom)
		}
	})
	c := &call{t: t, ctx: open(t), tensors: map[string]*mpt.Tensor{}}
	if len(r.steps) == 0 {
		t.Fatal("the report has no steps")
	}
	for _, now = range r.steps {
		head, values := now.words, []string(nil)
		for i, word := range now.words {
			if word == ":" {
				head, values = now.words[:i], now.words[i+1:]
				break
			}
		}
		bound := 0.0
		if len(head) == 5 && head[3] == "within" {
			bound = get(number(head[4]))(t)
			head = head[:3]
		}
		switch {
		case head[0] == "only" && len(head) > 1: // read before
		case head[0] == "long" && len(head) == 1:
			if os.Getenv("MPT_TIER") != "full" {
				t.Skip("takes long: thousands of files")
			}
		case head[0] == "tensor" && len(head) == 4:
			c.tensors[head[1]] = c.make(head[2], head[3], values)
		case head[0] == "call" && len(head) > 1:
			c.run(head[1:])
		case head[0] == "is" && len(head) == 3:
			compare(t, c.named(head[1]), dtypeNamed(t, head[2]), bound, parse(t, values, number))
		case head[0] == "gradient" && len(head) == 3:
			sum, x := get(c.named(head[1]).Sum(nil, false))(t), c.named(head[2])
			gradients := get(mpt.Grad([]*mpt.Tensor{sum}, nil, []*mpt.Tensor{x},
				&mpt.BackwardOptions{RetainGraph: true}))(t)
			if gradients[0] == nil {
				t.Fatalf("%s does not depend on %s", head[1], head[2])
			}
			compare(t, gradients[0], get(x.DType())(t), bound, parse(t, values, number))
		default:
			t.Fatal("this is no line of a case")
		}
	}
}

// parse reads values, where v*n stands for n times v.
func parse[T any](t *testing.T, values []string, one func(string) (T, error)) (out []T) {
	for _, word := range values {
		value, times, many := strings.Cut(word, "*")
		n := 1
		if many {
			n = get(strconv.Atoi(times))(t)
		}
		for ; n > 0; n-- {
			out = append(out, get(one(value))(t))
		}
	}
	return out
}

func number(text string) (float64, error) { return strconv.ParseFloat(text, 64) }

func integer(text string) (int64, error) { return strconv.ParseInt(text, 10, 64) }

func dtypeNamed(t *testing.T, name string) mpt.DType {
	for d := mpt.F32; d <= mpt.Bool; d++ {
		if d.String() == name {
			return d
		}
	}
	t.Fatalf("there is no dtype %q", name)
	return mpt.DTypeNone
}

// compare fails unless a tensor has a dtype and elements that are equal or within a bound.
func compare(t *testing.T, x *mpt.Tensor, dtype mpt.DType, bound float64, want []float64) {
	t.Helper()
	if d := get(x.DType())(t); d != dtype {
		t.Fatalf("the dtype is %v, expected %v", d, dtype)
	}
	got := get(mpt.Values[float64](x))(t)
	if len(got) != len(want) {
		t.Fatalf("got %d elements, expected %d", len(got), len(want))
	}
	for i := range got {
		nan := math.IsNaN(got[i]) && math.IsNaN(want[i])
		if !nan && got[i] != want[i] && !(math.Abs(got[i]-want[i]) <= bound) {
			t.Fatalf("element %d is %v, expected %v within %v", i, got[i], want[i], bound)
		}
	}
}

// call holds the tensors of a case, and the inputs and keys that a call has not taken yet.
type call struct {
	t       *testing.T
	ctx     *mpt.Context
	tensors map[string]*mpt.Tensor
	inputs  []*mpt.Tensor
	keys    map[string]string
}

func (c *call) named(name string) *mpt.Tensor {
	x := c.tensors[name]
	if x == nil {
		c.t.Fatalf("there is no tensor %q", name)
	}
	return x
}

func (c *call) make(dtype, shape string, values []string) (x *mpt.Tensor) {
	d := dtypeNamed(c.t, dtype)
	if d <= mpt.F8E5M2 {
		x = get(mpt.NewTensor(c.ctx, parse(c.t, values, number)))(c.t)
	} else {
		x = get(mpt.NewTensor(c.ctx, parse(c.t, values, integer)))(c.t)
	}
	var extents []int64
	if shape != "-" {
		extents = parse(c.t, strings.Split(shape, ","), integer)
	}
	x = get(get(x.Reshape(extents...))(c.t).Cast(d))(c.t)
	if d <= mpt.F8E5M2 {
		ok(c.t, x.SetRequiresGrad(true))
	}
	return x
}

// run calls the function of a line and keeps its results under their names.
func (c *call) run(words []string) {
	function := words[0]
	var outs []string
	c.inputs, c.keys = nil, map[string]string{}
	for i, word := range words[1:] {
		if word == "->" {
			outs = words[i+2:]
			break
		}
		if key, value, isKey := strings.Cut(word, "="); isKey {
			c.keys[key] = value
		} else if word == "-" {
			c.inputs = append(c.inputs, nil)
		} else {
			c.inputs = append(c.inputs, c.named(word))
		}
	}
	results := c.results(function)
	if len(c.inputs) > 0 || len(c.keys) > 0 {
		c.t.Fatalf("%s does not take all inputs, or the keys %v", function, c.keys)
	}
	if len(results) != len(outs) {
		c.t.Fatalf("%s has %d results", function, len(results))
	}
	for i, name := range outs {
		c.tensors[name] = results[i]
	}
}

// tensor takes the next input.
func (c *call) tensor() *mpt.Tensor {
	c.t.Helper()
	if len(c.inputs) == 0 {
		c.t.Fatal("the call has too few inputs")
	}
	x := c.inputs[0]
	c.inputs = c.inputs[1:]
	return x
}

// word takes a key's value, or the default; a key without a default is needed.
func (c *call) word(key string, otherwise ...string) string {
	c.t.Helper()
	value, given := c.keys[key]
	delete(c.keys, key)
	if given {
		return value
	}
	if len(otherwise) == 0 {
		c.t.Fatalf("the call needs the key %s", key)
	}
	return otherwise[0]
}

func (c *call) number(key string, otherwise ...string) float64 {
	return get(number(c.word(key, otherwise...)))(c.t)
}

func (c *call) integer(key string, otherwise ...string) int64 {
	return get(integer(c.word(key, otherwise...)))(c.t)
}

func (c *call) flag(key string) bool { return get(strconv.ParseBool(c.word(key, "0")))(c.t) }

func (c *call) dims(key string) []int64 {
	if list := c.word(key, ""); list != "" {
		return parse(c.t, strings.Split(list, ","), integer)
	}
	return nil
}

func (c *call) dtype() mpt.DType {
	if name := c.word("dtype", ""); name != "" {
		return dtypeNamed(c.t, name)
	}
	return mpt.DTypeNone
}

// choice returns the place of a key's value in a list of words, which is that of an enumerator.
func (c *call) choice(key, otherwise string, list ...string) int {
	value := c.word(key, otherwise)
	for i, word := range list {
		if word == value {
			return i
		}
	}
	c.t.Fatalf("%s=%s is none of %v", key, value, list)
	return 0
}

func (c *call) reduction() mpt.Reduction {
	return mpt.Reduction(c.choice("reduction", "mean", "none", "mean", "sum", "batchmean"))
}

func (c *call) one(x *mpt.Tensor, err error) []*mpt.Tensor {
	c.t.Helper()
	return []*mpt.Tensor{get(x, err)(c.t)}
}

func (c *call) list(values ...float64) []*mpt.Tensor {
	return c.one(mpt.NewTensor(c.ctx, values))
}

// results calls a function.
func (c *call) results(function string) []*mpt.Tensor {
	switch function {
	case "attention_weights":
		return c.one(c.tensor().AttentionWeights(c.tensor(), c.tensor(), c.flag("causal"), c.number("scale", "0")))
	case "binary_cross_entropy":
		return c.one(c.tensor().BinaryCrossEntropy(c.tensor(), c.reduction()))
	case "binary_cross_entropy_with_logits":
		return c.one(c.tensor().BinaryCrossEntropyWithLogits(c.tensor(), nil, c.reduction()))
	case "cast":
		return c.one(c.tensor().Cast(c.dtype()))
	case "div":
		return c.one(c.tensor().Div(c.tensor()))
	case "einsum":
		inputs := []*mpt.Tensor{c.tensor()}
		for len(c.inputs) > 0 {
			inputs = append(inputs, c.tensor())
		}
		return c.one(mpt.Einsum(inputs, c.word("equation")))
	case "glu":
		return c.one(c.tensor().Glu(c.integer("dim", "-1")))
	case "gumbel_softmax":
		return c.one(c.tensor().GumbelSoftmax(c.integer("dim", "-1"), c.number("tau", "1"), c.flag("hard")))
	case "hardswish":
		return c.one(c.tensor().Hardswish())
	case "interpolate_by":
		return c.one(c.tensor().InterpolateBy(c.number("depth"), c.number("height"), c.number("width"),
			mpt.InterpolateMode(c.choice("mode", "nearest", "nearest", "linear")), c.flag("align_corners")))
	case "interpolate":
		return c.one(c.tensor().Interpolate(c.dims("size"),
			mpt.InterpolateMode(c.choice("mode", "nearest", "nearest", "linear")), c.flag("align_corners")))
	case "kl_div":
		return c.one(c.tensor().KLDiv(c.tensor(), c.reduction(), c.flag("log_target")))
	case "layer_norm":
		return c.one(c.tensor().LayerNorm(c.integer("last_dims"), c.tensor(), c.tensor(), nil))
	case "lerp_scalar":
		return c.one(c.tensor().LerpScalar(c.tensor(), c.number("weight")))
	case "log10":
		return c.one(c.tensor().Log10())
	case "log2":
		return c.one(c.tensor().Log2())
	case "log_softmax":
		return c.one(c.tensor().LogSoftmax(c.integer("dim"), c.dtype()))
	case "logsigmoid":
		return c.one(c.tensor().Logsigmoid())
	case "logsumexp":
		return c.one(c.tensor().Logsumexp(c.dims("dims"), c.flag("keepdim")))
	case "matmul":
		return c.one(c.tensor().Matmul(c.tensor()))
	case "max":
		return c.one(c.tensor().Max())
	case "max_pool1d":
		return c.one(c.tensor().MaxPool1d(c.integer("kernel"), c.integer("stride", "0"), 0, nil))
	case "mean":
		return c.one(c.tensor().Mean(c.dims("dims"), c.flag("keepdim")))
	case "median":
		return c.one(c.tensor().Median())
	case "median_dim":
		values, index, err := c.tensor().MedianDim(c.integer("dim", "-1"), c.flag("keepdim"))
		return append(c.one(values, err), index)
	case "mish":
		return c.one(c.tensor().Mish())
	case "mse_loss":
		return c.one(c.tensor().MSELoss(c.tensor(), c.reduction()))
	case "nll_loss":
		options := mpt.NewCrossEntropyOptions()
		options.Reduction, options.IgnoreIndex = c.reduction(), c.integer("ignore_index", "-100")
		options.LabelSmoothing = c.number("label_smoothing", "0")
		return c.one(c.tensor().NLLLoss(c.tensor(), c.tensor(), options))
	case "nonzero":
		return c.one(c.tensor().Nonzero())
	case "norm":
		return c.one(c.tensor().Norm(c.number("p", "2"), c.dims("dims"), c.flag("keepdim")))
	case "normalize":
		return c.one(c.tensor().Normalize(c.number("p", "2"), c.dims("dims"), c.number("eps", "1e-12")))
	case "remainder":
		return c.one(c.tensor().Remainder(c.tensor()))
	case "sigmoid":
		return c.one(c.tensor().Sigmoid())
	case "silu":
		return c.one(c.tensor().SiLU())
	case "softmax":
		return c.one(c.tensor().Softmax(c.integer("dim"), c.dtype()))
	case "softplus":
		return c.one(c.tensor().Softplus())
	case "std":
		return c.one(c.tensor().Std(c.dims("dims"), c.integer("correction", "1"), c.flag("keepdim")))
	case "sum":
		return c.one(c.tensor().Sum(c.dims("dims"), c.flag("keepdim")))
	case "unique":
		return get(c.tensor().Unique())(c.t)
	case "saved_files":
		return c.list(c.savedFiles(c.integer("first"), c.integer("last")))
	case "unknown_dtypes":
		return c.list(c.unknownDTypes()...)
	case "resumed_rate":
		return c.list(c.resumedRate(c.number("lr"), c.integer("steps"), c.integer("at"),
			c.choice("made", "", "never", "before") == 1))
	case "clipped_nothing":
		return c.list(get(get(mpt.NewParams(c.ctx))(c.t).ClipGradNorm(1, nil))(c.t))
	case "precise_buffer":
		return c.one(c.mixed(0, c.number("value")).Get("buffer"))
	case "average_in_place":
		return c.list(c.averageInPlace(c.number("decay"), c.integer("times"))...)
	}
	c.t.Fatalf("there is no function %q", function)
	return nil
}

// savedFiles saves two tensors under names of n letters in one file after another, and returns how
// many came back with their values.
func (c *call) savedFiles(first, last int64) (good float64) {
	path := filepath.Join(c.t.TempDir(), "saved.safetensors")
	for n := first; n <= last; n++ {
		a, b := strings.Repeat("a", int(n)), strings.Repeat("b", int(n))
		ok(c.t, mpt.SaveSafetensors(path, map[string]*mpt.Tensor{
			a: c.list(float64(n), 1)[0], b: c.list(2, float64(-n))[0]}, nil))
		file := get(c.ctx.OpenSafetensors(path))(c.t)
		x := get(mpt.Values[float64](get(file.Read(a))(c.t)))(c.t)
		y := get(mpt.Values[float64](get(file.Read(b))(c.t)))(c.t)
		if x[0] == float64(n) && x[1] == 1 && y[0] == 2 && y[1] == float64(-n) {
			good++
		}
		ok(c.t, file.Close())
	}
	return good
}

// unknownDTypes returns how many tensors a file lists, how many it refuses, and the value of the
// one whose dtype is known.
func (c *call) unknownDTypes() []float64 {
	header := `{"i":{"dtype":"I16","shape":[2],"data_offsets":[0,4]},` +
		`"u":{"dtype":"U32","shape":[1],"data_offsets":[4,8]},` +
		`"f":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}}`
	content := append(binary.LittleEndian.AppendUint64(nil, uint64(len(header))), header...)
	content = append(content, make([]byte, 8)...)
	content = binary.LittleEndian.AppendUint32(content, math.Float32bits(1.5))
	path := filepath.Join(c.t.TempDir(), "unknown.safetensors")
	ok(c.t, os.WriteFile(path, content, 0o600))
	file := get(c.ctx.OpenSafetensors(path))(c.t)
	refused, value := 0, 0.0
	names := get(file.Names())(c.t)
	for _, name := range names {
		if x, err := file.Read(name); err == nil {
			value = get(x.Item())(c.t)
		} else {
			fails(c.t, err, mpt.ErrDType)
			refused++
		}
	}
	ok(c.t, file.Close())
	return []float64{float64(len(names)), float64(refused), value}
}

// resumedRate trains for some steps, loads the training into a new optimizer, which has a schedule
// already or gets it from the file, and returns its rate.
func (c *call) resumedRate(lr float64, steps, at int64, before bool) float64 {
	newOptimizer := func(scheduled bool) (*mpt.Tensor, *mpt.Optimizer) {
		w, params := c.list(1)[0], get(mpt.NewParams(c.ctx))(c.t)
		ok(c.t, params.Add("w", w))
		o := get(mpt.NewOptimizer(params, &mpt.OptimizerOptions{Kind: mpt.KindAdamW, LR: lr}))(c.t)
		if scheduled {
			ok(c.t, o.SetSchedule(&mpt.ScheduleOptions{Kind: mpt.ScheduleCosine, TotalSteps: steps}))
		}
		return w, o
	}
	w, optimizer := newOptimizer(true)
	for i := int64(0); i < at; i++ {
		ok(c.t, get(get(w.Square())(c.t).Sum(nil, false))(c.t).Backward())
		ok(c.t, optimizer.Step())
		ok(c.t, optimizer.ZeroGrad())
	}
	path := filepath.Join(c.t.TempDir(), "run.safetensors")
	ok(c.t, (&mpt.Training{Optimizers: []*mpt.Optimizer{optimizer}}).Save(path))
	_, resumed := newOptimizer(before)
	ok(c.t, (&mpt.Training{Optimizers: []*mpt.Optimizer{resumed}}).Load(path))
	return get(resumed.LR(0))(c.t)
}

// mixed returns a set in bf16-mixed with an f32 parameter w and an f64 buffer.
func (c *call) mixed(w float32, buffer float64) *mpt.Params {
	params := get(mpt.NewParams(c.ctx))(c.t)
	ok(c.t, params.Add("w", get(mpt.NewTensor(c.ctx, []float32{w}))(c.t)))
	ok(c.t, params.AddBuffer("buffer", get(mpt.NewTensor(c.ctx, []float64{buffer}))(c.t)))
	ok(c.t, params.SetPrecision(get(mpt.NewPrecision("bf16-mixed"))(c.t)))
	return params
}

// averageInPlace averages a parameter that has become 1 into a copy of it from when it was 0.
func (c *call) averageInPlace(decay float64, times int64) (average []float64) {
	ok(c.t, c.ctx.NoGrad(func() error {
		w := get(c.mixed(0, 0).Get("w"))(c.t)
		copied := get(w.Clone())(c.t)
		ok(c.t, w.Fill(1))
		keep, rest := c.list(decay)[0], get(w.MulScalar(1-decay))(c.t)
		for i := int64(0); i < times; i++ {
			ok(c.t, copied.MulAssign(keep))
			ok(c.t, copied.AddAssign(rest))
		}
		average = get(mpt.Values[float64](copied))(c.t)
		return nil
	}))
	return average
}
