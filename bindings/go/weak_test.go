package mpt_test

import (
	"runtime"
	"strconv"
	"strings"
)

var contextsWithCallbacksAreCollected = func() bool {
	v := strings.Split(strings.TrimPrefix(runtime.Version(), "go"), ".")
	if len(v) < 2 {
		return true
	}
	minor, err := strconv.Atoi(v[1])
	return err != nil || minor >= 24
}()
