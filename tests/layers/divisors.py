"""The right operands of /, %, << and >> in the folders below, per file and reason, for divisions_test.py.

A name that ends with "(" stands for every operand that begins with it.
SPDX-License-Identifier: Apache-2.0
"""
FOLDERS = ("backends", "core", "optim", "train", "io", "observe", "autograd", "autocast")

EXTENT = "an extent or a number of blocks or parts, where the work is per element and elements are left"
SET = "a size of blocks, tiles or pieces, which the code sets to 1 or more"
REFUSED = "not 0, because the caller or the function has refused or returned before"
CHECKED = "1 or more, checked where the caller gives it"
WIDTH = "fewer than the bits of the left operand"
FLOAT = "floating point"
SPARE = "not 0, because the function treats 0 before"

RIGHT = {
    "backends/cpu/attention/attention.cpp": {
        EXTENT: "blocks | a_.key_heads_ | per_head | a_.heads_ | a_.heads_per_key_head_", FLOAT: "total"},
    "backends/cpu/attention/attention.h": {SET: "key_block_"},
    "backends/cpu/attention/attention_common.cpp": {REFUSED: "k.shape[1] | key_heads_"},
    "backends/cpu/attention/attention_grad.cpp": {EXTENT: "a_.key_heads_"},
    "backends/cpu/conv/bf16.h": {WIDTH: "n"},
    "backends/cpu/conv/direct.cpp": {
        EXTENT: "strips", REFUSED: "band_columns",
        SET: "element | (v * panels.lanes) | phases_down[0].step | panels.most_vectors"},
    "backends/cpu/conv/kernels.cpp": {SET: "max_size | pieces"},
    "backends/cpu/conv/plan.cpp": {CHECKED: "phase.every | stride", SET: "max_depth"},
    "backends/cpu/conv/plan.h": {SET: "t.lanes | most_vectors"},
    "backends/cpu/conv/tiles.cpp": {EXTENT: "pieces | c.channels"},
    "backends/cpu/conv/weight.cpp": {
        EXTENT: "strips", REFUSED: "dy.columns | (taps * x.x.channels)", CHECKED: "step",
        SET: "part_floats | (2 * kSide) | (panels.most_vectors * panels.lanes)"},
    "backends/cpu/convert.cpp": {WIDTH: "mantissa"},
    "backends/cpu/dim_view.h": {EXTENT: "size[d]"},
    "backends/cpu/gemm/bf16.cpp": {WIDTH: "n"},
    "backends/cpu/gemm/conv.cpp": {
        EXTENT: "positions_ | (runs * blocks) | blocks | runs | per_run", CHECKED: "groups",
        REFUSED: "(patches.depth() * in_bytes) | patches.depth() | (patches.columns() * in_bytes) | "
                 "patches.columns() | out.run | dy.run | static_cast<int64_t>(part_bytes)"},
    "backends/cpu/gemm/epilogue.h": {FLOAT: "(1.f + exp( | (exp(2.f"},
    "backends/cpu/gemm/f64.cpp": {EXTENT: "across | p_.batch[d]", FLOAT: "(1 + std::exp("},
    "backends/cpu/gemm/family.h": {SPARE: "f.lanes"},
    "backends/cpu/gemm/fma.cpp": {SPARE: "width", EXTENT: "(down * kTile * b.cols)", SET: "(kNative / 2)"},
    "backends/cpu/gemm/gemm.cpp": {
        EXTENT: "across | chunks_ | p_.batch[d] | shares", FLOAT: "(2. *", REFUSED: "(depth_ * element_)",
        SET: "tasks | slices | (2 * work)"},
    "backends/cpu/gemm/gemm.h": {SET: "b"},
    "backends/cpu/gemm/kernels.cpp": {EXTENT: "across"},
    "backends/cpu/gemm/patches.cpp": {CHECKED: "stride[d] | stride[2]",
                                      EXTENT: "kernel[2] | to[0] | to[1] | to[2] | (to[1] * to[0]) | w.shape[d]"},
    "backends/cpu/gemm/vec.h": {WIDTH: "n"},
    "backends/cpu/index/gather.cpp": {EXTENT: "n | pieces | height | per_outer", SET: "piece | chunk | how.chunk"},
    "backends/cpu/index/index.h": {WIDTH: "shift"},
    "backends/cpu/index/index_add.cpp": {EXTENT: "blocks | runs", SET: "piece | LongSum"},
    "backends/cpu/multi.cpp": {REFUSED: "t.columns | t.rows | (kStateBlock * t.rows)", EXTENT: "strips"},
    "backends/cpu/onednn/common.h": {SET: "cut.size"},
    "backends/cpu/onednn/conv.cpp": {REFUSED: "s.shape[0]", SET: "pieces.cut.size", CHECKED: "params.groups",
                                     FLOAT: "flop_rate("},
    "backends/cpu/onednn/cut.cpp": {SET: "count | w.step | size"},
    "backends/cpu/onednn/gemm.cpp": {EXTENT: "bands | batch[d]", FLOAT: "flop_rate(", SET: "p->pieces.cut.size"},
    "backends/cpu/pointwise/copy.cpp": {EXTENT: "rows | (kTile * columns) | bands | walk_.extent[d]"},
    "backends/cpu/pointwise/plain.cpp": {
        FLOAT: "(1 + std::exp( | x | a | ((1 + e) * (1 + e)) | m.bottom | (1 + m.e) | step | scale | (1 + std::fabs(",
        SPARE: "y"},
    "backends/cpu/rows/batch_norm.cpp": {EXTENT: "tiles", SET: "(2 * kGrain) | parts | each",
                                         FLOAT: "n | all | static_cast<float>("},
    "backends/cpu/rows/exact_reduce.cpp": {EXTENT: "in_run_ | tiles_", SET: "parts_", WIDTH: "(8 * sizeof(T) - 1)"},
    "backends/cpu/rows/fold_dims.h": {EXTENT: "dims[i].extent"},
    "backends/cpu/rows/norm.cpp": {SET: "chunk"},
    "backends/cpu/rows/reduce.cpp": {EXTENT: "in_run_ | tiles_", SET: "parts_ | (4 * kGrain)",
                                     FLOAT: "n"},
    "backends/cpu/rows/scan.cpp": {SET: "work", EXTENT: "per_outer"},
    "backends/cpu/rows/softmax.cpp": {EXTENT: "w.inner | w.extent[d]", REFUSED: "x.shape[1]",
                                      FLOAT: "static_cast<float>("},
    "backends/cpu/rows/sort.cpp": {WIDTH: "(sizeof(U) * 8 - 1) | (32 + 8 * i) | (8 * i)", EXTENT: "l.inner"},
    "backends/cpu/simd/activation.h": {
        FLOAT: "(u * v) | (u * u) | (set(1.f) + abs( | set(6.f) | m.bottom | (set(1.f) + m.e)"},
    "backends/cpu/simd/adam_codes.h": {SET: "block"},
    "backends/cpu/simd/batch_norm.cpp": {FLOAT: "static_cast<float>("},
    "backends/cpu/simd/binary.cpp": {FLOAT: "y | beta | set(6) | (set(1) + abs("},
    "backends/cpu/simd/codes.h": {WIDTH: "(i % 2 ? 0 : 4)"},
    "backends/cpu/simd/formats.h": {SET: "(2 * kDelay)"},
    "backends/cpu/simd/math.h": {FLOAT: "u | (t + set( | (set(1.f) + e) | a"},
    "backends/cpu/simd/multi.cpp": {SET: "(States::kCoded ? kGroup : kLanes)", FLOAT: "static_cast<float>("},
    "backends/cpu/simd/native.h": {WIDTH: "S"},
    "backends/cpu/simd/norm.cpp": {FLOAT: "static_cast<float>( | __builtin_sqrtf("},
    "backends/cpu/simd/softmax.cpp": {FLOAT: "all | s.sum"},
    "backends/cpu/simd/states.h": {WIDTH: "k | __builtin_ctz(", REFUSED: "t.columns | t.rows", FLOAT: "(scale >"},
    "backends/cpu/simd/unary.cpp": {FLOAT: "sqrt( | x | s.a | double{step} | scale"},
    "backends/cpu/simd/vec.h": {FLOAT: "b.p[i]", WIDTH: "n"},
    "backends/cpu/walk.cpp": {EXTENT: "extent[d]"},
    "backends/cpu/walk.h": {EXTENT: "piece | per_row"},
    "backends/cpu/window/interpolate.cpp": {FLOAT: "(m - 1) | m"},
    "backends/cpu/window/max_pool.cpp": {EXTENT: "per_plane | y.size[1] | dy.size[1] | dx.size[1]", CHECKED: "step",
                                         REFUSED: "(dx.volume() + dy.volume())"},
    "backends/cpu/window/planes.h": {EXTENT: "channels | n | y.volume() | y.size[1] | y.size[2]"},
    "backends/cpu/window/pool.cpp": {SPARE: "outputs"},
    "backends/cpu/window/resample.cpp": {EXTENT: "per_plane | y.size[1] | q.most_taps", REFUSED: "(q.most_taps * q.outputs)"},
    "backends/cuda/attentions.cpp": {REFUSED: "a_.key_heads() | key_heads() | bytes", SET: "d"},
    "backends/cuda/measured.cpp": {SET: "runs"},
    "backends/cpu/window/windows64.cpp": {
        EXTENT: "rows | blocks | y.size[1] | dx.size[1] | dx.size[2]",
        REFUSED: "at_once | (y.size[2] * at_once) | (dx.volume() + dy.volume())"},
    "backends/gpu/attention.cpp": {SET: "part", SPARE: "k.shape[1]"},
    "backends/gpu/conv.cpp": {REFUSED: "p.groups"},
    "backends/gpu/index.cpp": {
        SET: "size_of(y.dtype) | parts | static_cast<uint64_t>(parts)",
        EXTENT: "(order.count() / order.line()) | order.line()"},
    "backends/gpu/launch.cpp": {WIDTH: "(k - 1) | (4 * k)"},
    "backends/gpu/multi.cpp": {SET: "int64_t{sizeof(MultiTensor)}"},
    "backends/gpu/norm.cpp": {SET: "width | lines_.at_once | tiles"},
    "backends/gpu/product.cpp": {SET: "side | down | across | parts.parts", REFUSED: "f.subgroup"},
    "backends/gpu/product_arguments.h": {SET: "(64 * 64) | tiles | most | part", REFUSED: "subgroup | s.m | down"},
    "backends/gpu/reduce.cpp": {WIDTH: "d | r.get<DimParams>().dim"},
    "backends/gpu/rows.cpp": {SET: "b | a.width | side", WIDTH: "d | k"},
    "backends/gpu/softmax.cpp": {WIDTH: "p.dim"},
    "backends/host_access.cpp": {REFUSED: "run", EXTENT: "shape[d]"},
    "backends/kernels.h": {SPARE: "(1 - p)"},
    "backends/masters.h": {WIDTH: "(at % 2 * 16)"},
    "backends/multi.h": {WIDTH: "state", EXTENT: "t.width", SET: "alignof(Hyper) | alignof(Scheduled)"},
    "backends/plain/decide.cpp": {FLOAT: "s_.p | scaler[kScale] | (length +"},
    "backends/plain/multi.cpp": {REFUSED: "t.columns | t.rows | (t.rows * t.columns)", SPARE: "size",
                                 FLOAT: "b.v | mean", SET: "plan.groups.size()"},
    "backends/ref/attention.cpp": {EXTENT: "heads_per_key_head | heads_per_key_head() | "
                                           "scores.heads_per_key_head()", SPARE: "k.shape[1]"},
    "backends/ref/conv.cpp": {CHECKED: "stride[d] | g.groups", REFUSED: "p.groups", EXTENT: "per_group | channels"},
    "backends/ref/functions.cpp": {
        FLOAT: "(1 + std::exp( | x | a | (c * c) | step | scale | (1 + std::fabs( | ((1 + std::fabs(", SPARE: "y"},
    "backends/ref/norm.cpp": {FLOAT: "n | scale"},
    "backends/ref/pool.cpp": {FLOAT: "(m - 1) | m | divisor"},
    "backends/ref/reduce.cpp": {FLOAT: "n"},
    "backends/rules/adafactor.h": {FLOAT: "sqrt( | (root * | root | (over <="},
    "backends/rules/adam.h": {FLOAT: "(1 - std::pow( | fma( | correction | ((1 - part) | w.grad_norm | (std::sqrt("},
    "backends/rules/rmsprop_adagrad.h": {FLOAT: "(sqrt( | (1 + (t - 1)"},
    "backends/rules/rules.cpp": {WIDTH: "state.slot"},
    "backends/rules/sgd.h": {FLOAT: "(w.grad_norm +"},
    "backends/slices.cpp": {FLOAT: "each"},
    "backends/state_codes.cpp": {WIDTH: "(i + (signs | (i % 2", SET: "s.block",
                                 FLOAT: "p | items( | (9 * low) | range_begin[k]"},
    "backends/vulkan/matrices.cpp": {REFUSED: "subgroup"},
    "backends/vulkan/memory.cpp": {WIDTH: "i | heap", CHECKED: "(c_.max_allocation - kLeastPart / 2)", SET: "unit"},
    "backends/vulkan/pruned.cpp": {WIDTH: "(64 - from) | (64 - width) | y"},
    "backends/vulkan/queue.cpp": {SET: "latest_.size()"},
    "backends/vulkan/spirv.cpp": {WIDTH: "(64 - width)"},
    "core/arena.cpp": {SET: "to | each | align_", WIDTH: "(l - 5) | log | sub | (log + 1) | (kFirstLog + kLogs - 2) | "
                                                         "want | b->size"},
    "core/half.cpp": {WIDTH: "mant"},
    "core/host_workers.cpp": {WIDTH: "(64 - (to - from)) | from | first", SET: "chunks_per_piece_"},
    "core/jobs.h": {SET: "grain"},
    "core/normal.h": {FLOAT: "(m + 1) | k | ((2 * k"},
    "core/omp.cpp": {SET: "workers"},
    "core/pool.cpp": {CHECKED: "workers_"},
    "core/sizes.h": {CHECKED: "step | m"},
    "core/slots.h": {WIDTH: "(24 - kChunkLog)"},
    "optim/optimizer.cpp": {FLOAT: "given->factor"},
    "optim/plan.cpp": {SPARE: "t.columns"},
    "optim/rule.h": {WIDTH: "static_cast<int32_t>(kind)"},
    "optim/schedule.cpp": {CHECKED: "step_size", FLOAT: "up | (end - up) | whole | div_factor | final_div_factor"},
    "optim/verdict.h": {REFUSED: "ring_.size()"},
    "train/lbfgs.cpp": {FLOAT: "(x1 - x2) | (g2 - g1 + 2 * b) | (g1 - g2 + 2 * b) | l.scaler_->state().scale | "
                               "absolute_sum( | dot( | ys"},
    "train/stepper.cpp": {FLOAT: "(static_cast<double>(options_.accumulate) * ranks())"},
    "train/stepper_ranks.cpp": {CHECKED: "every"},
    "train/grad_reducer.cpp": {CHECKED: "leaf.size(0)", WIDTH: "size_of(dtype)"},
    "io/ranks_save.cpp": {"a value has not travelled, so there are values": "items_.size()"},
    "io/safetensors.cpp": {WIDTH: "(8 * i)"},
    "observe/step_memory.cpp": {CHECKED: "batch_"},
    "autograd/node.h": {SET: "alignof(Edge)"},
    "autocast/cost.cpp": {FLOAT: "rate"},
}

# The limits of loops that count to an int64_t, per file, each with the reason why its work is
# bounded. In backends/ loops run over the extents of operands and results.
LOOPS = {
    "core/jobs.h": {"c < end": "chunks of a job"},
    "core/pool.cpp": {"w < workers_": "the pool's workers", "at < s.end": "chunks of a job"},
    "optim/flat_grad.cpp": {"i < n": "rows of a gradient"},
    "optim/plan.cpp": {"begin < tensors_[i].count": "chunks of a parameter"},
    "io/safetensors.cpp": {"i < n": "elements of a tensor"},
    "observe/stats.cpp": {"i < end": "elements of a tensor"},
    "autograd/row_sparse.cpp": {"i < n": "rows of a gradient", "k < count": "rows of a gradient"},
}
