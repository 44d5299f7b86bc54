// Files: tensors, parameter sets and whole trainings.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"encoding/binary"
	"fmt"
	"math"
	"runtime"
	"sort"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

func sorted[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

func (k *keep) metadata(m map[string]string) []raw.C_mpt_metadata {
	var list []raw.C_mpt_metadata
	for _, key := range sorted(m) {
		list = append(list, raw.C_mpt_metadata{
			Struct_size: uint32(unsafe.Sizeof(raw.C_mpt_metadata{})), Key: k.textOrEmpty(key), Value: k.textOrEmpty(m[key])})
	}
	return list
}

// textOrEmpty copies a text for a C field that must not be NULL.
func (k *keep) textOrEmpty(s string) uintptr {
	if s != "" {
		return k.text(s)
	}
	p := raw.NewText("")
	k.texts = append(k.texts, p)
	return p
}

// array copies a slice to C memory; the elements must not contain Go pointers. It returns 0 for an
// empty slice.
func array[T any](k *keep, list []T) uintptr {
	if len(list) == 0 {
		return 0
	}
	p := raw.Alloc(bytesOf(list))
	if p == nil {
		k.err = &Error{Status: ErrOutOfMemory, Message: "no memory for a list"}
		return 0
	}
	copy(unsafe.Slice((*T)(p), len(list)), list)
	k.texts = append(k.texts, uintptr(p))
	return uintptr(p)
}

// SaveSafetensors writes tensors with their names and dtypes, sorted by name, and metadata texts.
// The write is atomic: after a failure the file at path is the old one, complete. Errors:
// ErrInvalidArgument, ErrIO.
func SaveSafetensors(path string, tensors map[string]*Tensor, metadata map[string]string) error {
	var k keep
	defer k.free()
	var names []uintptr
	var list []*Tensor
	for _, name := range sorted(tensors) {
		names = append(names, k.textOrEmpty(name))
		list = append(list, tensors[name])
	}
	texts, file := k.metadata(metadata), k.bytes(path)
	if k.err != nil {
		return k.err
	}
	c, err := first(list)
	if err != nil {
		return err
	}
	c.mu.Lock()
	status := raw.Mpt_safetensors_save(file, &names[0], rawAll(list), texts)
	runtime.KeepAlive(list)
	return c.done(status)
}

// At returns the name, dtype and shape of the tensor with an index in the order of the file.
func (file *File) At(index int64) (name string, info TensorInfo, err error) {
	c := file.ctx
	var text uintptr
	var i raw.C_mpt_tensor_info
	i.Struct_size = uint32(unsafe.Sizeof(i))
	c.mu.Lock()
	defer c.mu.Unlock()
	err = c.failed(raw.Mpt_file_get_at(file.h, index, &text, &i))
	runtime.KeepAlive(file)
	if err != nil {
		return "", info, err
	}
	info.fromC(&i)
	return raw.Text(text), info, nil
}

// Names returns the names of all tensors in the order of the file.
func (file *File) Names() ([]string, error) {
	n, err := file.Count()
	out := make([]string, 0, n)
	for i := int64(0); err == nil && i < n; i++ {
		var name string
		name, _, err = file.At(i)
		out = append(out, name)
	}
	return out, err
}

func (params *Params) file(path string, options *ParamsFileOptions,
	call func(path *byte, desc *raw.C_mpt_params_file_desc) uintptr) error {
	var k keep
	file := k.bytes(path)
	if k.err != nil {
		return k.err
	}
	return params.saved(options, func(desc *raw.C_mpt_params_file_desc) uintptr { return call(file, desc) })
}

// saved saves or loads the set by a call.
func (params *Params) saved(options *ParamsFileOptions, call func(desc *raw.C_mpt_params_file_desc) uintptr) error {
	var k keep
	defer k.free()
	desc := options.toC(&k)
	if options != nil && len(options.Metadata) > 0 {
		desc.Metadata_count = small(len(options.Metadata))
		desc.Metadata = array(&k, k.metadata(options.Metadata))
	}
	if k.err != nil {
		return k.err
	}
	c := params.ctx
	c.mu.Lock()
	status := call(desc)
	runtime.KeepAlive(params)
	return c.done(status)
}

// Save writes the set to a safetensors file. With nil options the defaults apply. Errors:
// ErrInvalidArgument (no name has the prefix), ErrIO.
func (params *Params) Save(path string, options *ParamsFileOptions) error {
	return params.file(path, options, func(path *byte, desc *raw.C_mpt_params_file_desc) uintptr {
		return raw.Mpt_params_save(params.h, path, desc)
	})
}

// Load reads a safetensors file into the set. Each tensor may be stored in any floating dtype and
// is converted to the dtype of its parameter. Everything is read and checked before the first
// element changes. Errors: ErrInvalidArgument (lists the names), ErrShape, ErrDType, ErrIO.
func (params *Params) Load(path string, options *ParamsFileOptions) (ParamsLoadInfo, error) {
	var i raw.C_mpt_params_load_info
	i.Struct_size = uint32(unsafe.Sizeof(i))
	var info ParamsLoadInfo
	err := params.file(path, options, func(path *byte, desc *raw.C_mpt_params_file_desc) uintptr {
		return raw.Mpt_params_load(params.h, path, desc, &i)
	})
	if err == nil {
		info.fromC(&i)
	}
	return info, err
}

// Save writes the training to a file, atomically: on an error the file at path is unchanged. Call
// it between steps, because gradients are not saved. If its stepper shards (StepperOptions.Shard),
// the other ranks call it, too, or JoinSave. Errors: ErrState, ErrInvalidArgument, ErrComm (a rank
// could not write its file), ErrIO.
func (t *Training) Save(path string) error { return t.file(&path, raw.Mpt_training_save, asSave) }

// JoinSave takes part in the Save of other ranks, on a rank that writes no file. It gives them what
// this rank alone keeps. Errors: ErrState, ErrInvalidArgument (there are no other ranks), ErrComm.
func (t *Training) JoinSave() error { return t.file(nil, raw.Mpt_training_save, asSave) }

// Load restores a saved training. Build the training first, with the same parameters and optimizers
// in the same order. On an error no object or value changes. Errors: ErrInvalidArgument (names what
// differs), ErrShape, ErrDType, ErrState, ErrIO.
func (t *Training) Load(path string) error { return t.file(&path, raw.Mpt_training_load, asLoad) }

func (t *Training) context() (*Context, error) {
	if t.Stepper != nil {
		return t.Stepper.ctx, nil
	}
	if c, err := first(t.Steppers); err == nil {
		return c, nil
	}
	if c, err := first(t.Optimizers); err == nil {
		return c, nil
	}
	if c, err := first(t.LBFGS); err == nil {
		return c, nil
	}
	return first(t.Params)
}

func (t *Training) file(path *string, call func(*byte, *raw.C_mpt_training_desc) uintptr, load use) error {
	var k keep
	var file *byte
	if path != nil {
		file = k.bytes(*path)
	}
	if k.err != nil {
		return k.err
	}
	return t.saved(load, func(desc *raw.C_mpt_training_desc) uintptr { return call(file, desc) })
}

// use says what a call does with the values of a training.
type use int

const (
	asSave use = iota
	asLoad
	asSnapshot
)

// saved saves or loads the training by a call.
func (t *Training) saved(load use, call func(*raw.C_mpt_training_desc) uintptr) error {
	c, err := t.context()
	if err != nil {
		return err
	}
	var k keep
	defer k.free()
	keys := sorted(t.Values)
	if load == asSnapshot {
		keys = nil // the snapshot keeps them itself
	}
	var values []raw.C_mpt_host_value
	for _, key := range keys {
		bytes, err := hostBytes(key, t.Values[key])
		if err != nil {
			return err
		}
		values = append(values, raw.C_mpt_host_value{
			Struct_size: uint32(unsafe.Sizeof(raw.C_mpt_host_value{})), Key: k.textOrEmpty(key), Data: array(&k, bytes),
			Bytes: uintptr(len(bytes))})
	}
	desc := t.toC(&k)
	desc.Values, desc.Value_count = array(&k, values), small(len(values))
	if k.err != nil {
		return k.err
	}
	c.mu.Lock()
	status := call(desc)
	runtime.KeepAlive(t)
	if err := c.done(status); err != nil || load != asLoad {
		return err
	}
	for i, key := range keys {
		putHost(t.Values[key], raw.Bytes(values[i].Data, values[i].Bytes))
	}
	return nil
}

// hostBytes encodes a variable for the file: a number has 8 bytes, lowest first.
func hostBytes(key string, v any) ([]byte, error) {
	var bits uint64
	switch p := v.(type) {
	case []byte:
		return p, nil
	case *int64:
		bits = uint64(*p)
	case *int:
		bits = uint64(*p)
	case *uint64:
		bits = *p
	case *float64:
		bits = math.Float64bits(*p)
	case *bool:
		bits = uint64(flag(*p))
	default:
		return nil, invalid("Training.Values[%q] is a %s; expected *int64, *int, *uint64, *float64, *bool or []byte", key,
			fmt.Sprintf("%T", v))
	}
	return binary.LittleEndian.AppendUint64(nil, bits), nil
}

func putHost(v any, bytes []byte) {
	if p, ok := v.([]byte); ok {
		copy(p, bytes)
		return
	}
	bits := binary.LittleEndian.Uint64(bytes)
	switch p := v.(type) {
	case *int64:
		*p = int64(bits)
	case *int:
		*p = int(bits)
	case *uint64:
		*p = bits
	case *float64:
		*p = math.Float64frombits(bits)
	case *bool:
		*p = bits != 0
	}
}
