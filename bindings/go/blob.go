// Trainings in memory: blobs, bytes and snapshots.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// NewBlob makes an empty blob, for several saves that reuse it.
func NewBlob(c *Context) (*Blob, error) {
	c.mu.Lock()
	return c.madeBlob(raw.Mpt_blob_create(c.h))
}

// Bytes returns a copy of what was last saved to the blob.
func (b *Blob) Bytes() ([]byte, error) {
	var data unsafe.Pointer
	var n uintptr
	b.ctx.mu.Lock()
	defer b.ctx.mu.Unlock()
	err := b.ctx.failed(raw.Mpt_blob_get(b.h, &data, &n))
	bytes := append([]byte(nil), raw.Bytes(uintptr(data), n)...)
	runtime.KeepAlive(b)
	return bytes, err
}

func (b *Blob) writer() *raw.C_mpt_writer {
	var w raw.C_mpt_writer
	raw.Mpt_writer_init(&w, unsafe.Sizeof(w))
	w.Blob = b.raw()
	return &w
}

// saveBytes returns what a save writes to a blob.
func saveBytes(c *Context, save func(b *Blob) error) ([]byte, error) {
	b, err := NewBlob(c)
	if err != nil {
		return nil, err
	}
	defer b.Close()
	if err := save(b); err != nil {
		return nil, err
	}
	return b.Bytes()
}

// loadBytes calls a load with a reader of bytes.
func loadBytes(content []byte, load func(r *raw.C_mpt_reader) error) error {
	var r raw.C_mpt_reader
	raw.Mpt_reader_init(&r, unsafe.Sizeof(r))
	if len(content) > 0 {
		defer pin(&content[0])()
		r.Data, r.Bytes = uintptr(unsafe.Pointer(&content[0])), uintptr(len(content))
	}
	return load(&r)
}

// SaveTo writes the set to a blob as Save does to a file. If it fails, the blob is unchanged.
func (params *Params) SaveTo(blob *Blob, options *ParamsFileOptions) error {
	defer runtime.KeepAlive(blob)
	return params.saved(options, func(desc *raw.C_mpt_params_file_desc) uintptr {
		return raw.Mpt_params_save_to(params.h, blob.writer(), desc)
	})
}

// SaveBytes returns the bytes of the file that Save writes.
func (params *Params) SaveBytes(options *ParamsFileOptions) ([]byte, error) {
	return saveBytes(params.ctx, func(b *Blob) error { return params.SaveTo(b, options) })
}

// LoadBytes reads the set from the bytes of a file, as Load does.
func (params *Params) LoadBytes(content []byte, options *ParamsFileOptions) (ParamsLoadInfo, error) {
	var i raw.C_mpt_params_load_info
	i.Struct_size = uint32(unsafe.Sizeof(i))
	var info ParamsLoadInfo
	err := loadBytes(content, func(r *raw.C_mpt_reader) error {
		return params.saved(options, func(desc *raw.C_mpt_params_file_desc) uintptr {
			return raw.Mpt_params_load_from(params.h, r, desc, &i)
		})
	})
	if err == nil {
		info.fromC(&i)
	}
	return info, err
}

// SaveTo writes the training to a blob as Save does to a file. If it fails, the blob is unchanged.
func (t *Training) SaveTo(blob *Blob) error {
	defer runtime.KeepAlive(blob)
	return t.saved(asSave, func(desc *raw.C_mpt_training_desc) uintptr {
		return raw.Mpt_training_save_to(blob.writer(), desc)
	})
}

// SaveBytes returns the bytes of the file that Save writes.
func (t *Training) SaveBytes() ([]byte, error) {
	c, err := t.context()
	if err != nil {
		return nil, err
	}
	return saveBytes(c, t.SaveTo)
}

// LoadBytes restores the training from the bytes of a file, as Load does.
func (t *Training) LoadBytes(content []byte) error {
	return loadBytes(content, func(r *raw.C_mpt_reader) error {
		return t.saved(asLoad, func(desc *raw.C_mpt_training_desc) uintptr {
			return raw.Mpt_training_load_from(r, desc)
		})
	})
}

// TrainingSnapshot is a copy of a training in memory, to which it can be rolled back any number of
// times. It is much faster than a file, and continues with the same bits.
type TrainingSnapshot struct {
	snapshot *Snapshot
	training Training
	values   map[string][]byte
}

// Snapshot takes a snapshot of the training, between steps. Errors: ErrState, ErrInvalidArgument.
func (t *Training) Snapshot() (*TrainingSnapshot, error) {
	c, err := t.context()
	if err != nil {
		return nil, err
	}
	s := &TrainingSnapshot{training: *t}
	if s.values, err = t.hostValues(); err != nil {
		return nil, err
	}
	var h uintptr
	err = t.saved(asSnapshot, func(desc *raw.C_mpt_training_desc) uintptr {
		if h = raw.Mpt_snapshot_create(desc); int(h) < 0 {
			return -h
		}
		s.snapshot = c.wrapSnapshot(h)
		return 0
	})
	if err != nil {
		return nil, err
	}
	return s, nil
}

func (t *Training) hostValues() (map[string][]byte, error) {
	values := map[string][]byte{}
	for key, v := range t.Values {
		bytes, err := hostBytes(key, v)
		if err != nil {
			return nil, err
		}
		values[key] = append([]byte(nil), bytes...)
	}
	return values, nil
}

// Take takes the snapshot again, as the training is now. On an error the snapshot is the old one.
// Errors: ErrState.
func (s *TrainingSnapshot) Take() error {
	values, err := s.training.hostValues()
	if err == nil {
		err = s.snapshot.Take()
	}
	if err == nil {
		s.values = values
	}
	return err
}

// Restore rolls the training back to the snapshot, and drops gradients. On an error no object or
// value changes. Errors: ErrState (open micro-batches), ErrInvalidArgument (the training has got
// other parameters or optimizers), ErrShape, ErrDType (another precision).
func (s *TrainingSnapshot) Restore() error {
	if err := s.snapshot.Restore(); err != nil {
		return err
	}
	for key, v := range s.training.Values {
		if kept, ok := s.values[key]; ok {
			putHost(v, kept)
		}
	}
	return nil
}

// Close frees the copy now; otherwise the garbage collector does.
func (s *TrainingSnapshot) Close() error { return s.snapshot.Close() }
