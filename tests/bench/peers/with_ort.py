"""ONNX Runtime Training's side of the step benchmarks: the multilayer perceptrons, in f32.

with_ort.py CASE f32 SECONDS THREADS

The forward pass is written as an ONNX graph, from which the library makes the graphs of the
backward pass and of AdamW. On CPUs the library has no 16-bit training, and no gradient of the tanh
form of GELU or of its fused attention.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import sys
import tempfile
import types

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from measure import DECAY, LEARNING_RATE, MLP, arguments, measure, peak_bytes

# Two parts of the package import PyTorch, which this program does not need.
for part in ("amp", "optim"):
    sys.modules[f"onnxruntime.training.{part}"] = types.ModuleType(part)
import onnxruntime  # noqa: E402
from onnxruntime.training import api, artifacts  # noqa: E402


def network(widths, batch):
    """Returns the forward pass as a model, and the names of its parameters."""
    random = np.random.default_rng(0)
    nodes, parameters, last = [], [], len(widths) - 2
    value = "x"
    for i, (inputs, outputs) in enumerate(zip(widths, widths[1:])):
        bound = inputs ** -0.5
        for name, shape in ((f"w{i}", (outputs, inputs)), (f"b{i}", (outputs,))):
            parameters.append(numpy_helper.from_array(random.uniform(-bound, bound, shape).astype("f4"), name))
        result = "logits" if i == last else f"sum{i}"
        nodes.append(helper.make_node("Gemm", [value, f"w{i}", f"b{i}"], [result], transB=1))
        if i < last:
            nodes.append(helper.make_node("Relu", [result], [f"relu{i}"]))
            value = f"relu{i}"
    graph = helper.make_graph(
        nodes, "mlp", [helper.make_tensor_value_info("x", TensorProto.FLOAT, [batch, widths[0]])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [batch, widths[-1]])], parameters)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    return model, [p.name for p in parameters]


def main():
    name, mode, seconds, threads = arguments()
    if name not in MLP or mode != "f32":
        sys.exit(f"there is no {name} in {mode} here")
    onnxruntime.set_default_logger_severity(3)
    widths, batch = MLP[name]
    own = peak_bytes()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        model, names = network(widths, batch)
        artifacts.generate_artifacts(model, requires_grad=names, loss=artifacts.LossType.CrossEntropyLoss,
                                     optimizer=artifacts.OptimType.AdamW, artifact_directory=made)
        del model
        state = api.CheckpointState.load_checkpoint(str(folder / "checkpoint"))
        module = api.Module(str(folder / "training_model.onnx"), state, str(folder / "eval_model.onnx"), "cpu",
                            options)
        optimizer = api.Optimizer(str(folder / "optimizer_model.onnx"), module)
    optimizer.set_learning_rate(LEARNING_RATE)
    random = np.random.default_rng(1)
    x = random.standard_normal((batch, widths[0]), "f4")
    y = random.integers(0, 10, batch)
    module.train()

    def step():
        loss = module(x, y)
        optimizer.step()
        module.lazy_reset_grad()
        return float(loss)

    measure(f"ONNX Runtime Training {onnxruntime.__version__}", name, mode, seconds, own, step)


main()
