// Tests of the Go words in error texts.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"regexp"
	"testing"
)

func TestTextsAreOfGosWords(t *testing.T) {
	for in, want := range map[string]string{
		"mpt_scaler_scale: x is NULL":                        "Scaler.Scale: x is nil",
		"mpt_stepper_desc.skip is 3; MPT_SKIP_ALONE (0) is.": "StepperOptions.Skip is 3; SkipAlone (0) is.",
		"'mpt_add' is":      "'mpt_add' is",
		"/tmp/mpt_add/x":    "/tmp/mpt_add/x",
		"mpt_add/x mpt_add": "mpt_add/x Tensor.Add",
		"mpt_no_such_thing": "mpt_no_such_thing",
		"NULLABLE é NULL":   "NULLABLE é nil",
		"my-mpt_add.":       "my-mpt_add.",
		"mpt_add.":          "Tensor.Add.",
		"":                  "",
	} {
		if got := ownWords(in); got != want {
			t.Errorf("%q is %q, not %q", in, got, want)
		}
	}
	c := regexp.MustCompile(`mpt_|MPT_|\bNULL\b`)
	for name, word := range words {
		if c.MatchString(ownWords("of "+name+", "+name+".")) || word == "" {
			t.Error(name, word)
		}
	}
}
