#!/usr/bin/env python3
"""A test of the stand-ins for NVIDIA's driver and libraries: plants faults in copies of the module of CUDA, and expects
that a test fails for each.

planted_test.py SOURCE BUILD
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import tap  # noqa: E402
from planted import BUILD, Copy, Faults, Planted, with_edits  # noqa: E402

MODULE = "tests/cuda/libmpt_cuda.so"
STAND_IN = str(BUILD / "tests/cuda")


class Module(Planted):
    """Faults in sources of the module: {file: {name: (code, code with the fault)}}."""

    sources = {}
    elsewhere = {}  # faults that tests of other programs find: (program, tests)

    @classmethod
    def setUpClass(cls):
        if cls is Module:
            raise unittest.SkipTest("it has no sources")
        cls.faults, cls.copy = Faults(), Copy(MODULE)
        for file, edits in cls.sources.items():
            cls.copy.replace("src/backends/cuda/libmpt_cuda_driver", os.path.basename(file),
                             with_edits(cls.faults, file, edits))
        cls.copy.link()

    def test_nothing(self):
        for program, tests in {(self.program, self.tests), *self.elsewhere.values()}:
            self.expect_nothing(program, tests)

    def test_each_fault_is_found(self):
        for name in self.faults.names[1:]:
            with self.subTest(name):
                self.expect_found(name, "FAILED|fake ", *self.elsewhere.get(name, ()))


class Driver(Module):
    """Faults in what the module asks of CUDA's driver."""

    program, tests = "kernels_index", "*"
    env = {"LD_LIBRARY_PATH": STAND_IN}
    elsewhere = {"a copy on the device goes to a wrong place": ("../cuda/cuda_on_host_memory", "Gpu.*")}
    sources = {
        "cuda/stream.cpp": {
            "an event is missing behind the work": ("if (has_work_) {\n    if (const char* why = mark()) return why;",
                                                    "if (has_work_ && !PLANTED) {\n    if (const char* why = mark()) return why;"),
            "an event that has not run counts as one that has": (
                'if (r == Result::not_ready || check("cuEventQuery", r)) break;',
                'if (!PLANTED && (r == Result::not_ready || check("cuEventQuery", r))) break;'),
        },
        "cuda/memory.cpp": {
            "memory is freed in the order of another stream": (
                "p_.cu.free(address_of(p), stream_.handle())",
                "p_.cu.free(address_of(p), PLANTED ? reinterpret_cast<StreamHandle>(kLegacyStream) : stream_.handle())"),
        },
        "cuda/device.cpp": {
            "a copy on the device goes to a wrong place": (
                "return primary_.cu.copy_within(address_of(to),", "return primary_.cu.copy_within(address_of(to) + 16 * PLANTED,"),
            "a copy to the device has bytes too few": ("address_of(to) + at, room.data, room.bytes, s)",
                                                       "address_of(to) + at, room.data, room.bytes / (PLANTED ? 2 : 1), s)"),
            "a launch has a group too few": ("primary_.cu.launch(f.handle, groups, 1, 1,",
                                             "primary_.cu.launch(f.handle, groups > 1 ? groups - PLANTED : 1, 1, 1,"),
        },
    }


class Products(Module):
    """Faults in what it asks of cuBLASLt."""

    program, tests = "kernels_product", "Product.LayoutsThatALibraryTakes:Product.Bias*:Product.Batch*:Product.*Weight*"
    env = {"LD_LIBRARY_PATH": f"{STAND_IN}/cublas:{STAND_IN}", "MPT_TEST_CUBLAS": "1"}
    sources = {
        "cuda/products.cpp": {
            "a leading dimension is wrong": ("step = columns == 1 ? rows : across;",
                                             "step = columns == 1 ? rows : across + 8 * PLANTED;"),
            "operands are swapped": ("alpha, ab[f_.a_input], layout_a_.get()",
                                     "alpha, ab[PLANTED ? 1 - f_.a_input : f_.a_input], layout_a_.get()"),
            "a matrix is not transposed": ("transpose_a, int32_t{f_.a.is_transposed}",
                                           "transpose_a, int32_t{f_.a.is_transposed && !PLANTED}"),
            "the batches have a wrong stride": ("LayoutAttribute::batch_stride, &m.item_step,",
                                                "LayoutAttribute::batch_stride, PLANTED ? &m.step : &m.item_step,"),
            "the bias is that of the product before": ("if (vector_ != Vector::none) {\n          const void* const v",
                                                       "if (vector_ != Vector::none && !PLANTED) {\n          const void* const v"),
            "the sums go to the result": ("vector_ == Vector::bias ? bias : r.out[1];",
                                          "vector_ == Vector::bias ? bias : r.out[1 - PLANTED];"),
            "what is in the result is added always": ("p_.accumulates ? s.beta : 0}", "p_.accumulates || PLANTED ? s.beta : 0}"),
            "an operand in the workspace lies under another one": ("std::exchange(room, room + b.bytes)",
                                                                   "std::exchange(room, room + (PLANTED ? 0 : b.bytes))"),
        },
    }


class Attentions(Module):
    """Faults in graphs of attention for cuDNN, and in what their runs take."""

    program, tests = "../cuda/kernels_dnn", "DnnAttentions.*"
    env = {"LD_LIBRARY_PATH": f"{STAND_IN}/dnn/blas:{STAND_IN}/dnn:{STAND_IN}"}
    sources = {
        "cuda/attentions.cpp": {
            "keys and values are swapped": ("in(1), in(2),", "in(1 + PLANTED), in(2 - PLANTED),"),
            "the scores are not scaled": ("n.point(mul, n.product(q, k, n.scores), n.scores, scale);\n  const auto [s, is_kept]",
                                          "n.point(PLANTED ? add : mul, n.product(q, k, n.scores), n.scores, scale);\n"
                                          "  const auto [s, is_kept]"),
            "the mask is that of rows and columns swapped": ("g.index(2, s, query);\n    g.index(3, s, key);",
                                                             "g.index(PLANTED ? 3 : 2, s, query);\n    g.index(PLANTED ? 2 : 3, s, key);"),
            "a mask is that of another head": ("if (mask.shape[1] > 1) p.mask.shape[1] = heads * per_key;",
                                               "if (mask.shape[1] > 1 && !PLANTED) p.mask.shape[1] = heads * per_key;"),
            "a mask is not added": ("s = point(add, s, scores, m.mask);", "s = point(PLANTED ? sub : add, s, scores, m.mask);"),
            "a bool mask hides the keys that it keeps": ("s = chosen(compared(not_equal, point(add, zeros, scores, m.mask), m.zero), s, m.outside);",
                                                         "s = chosen(compared(PLANTED ? less : not_equal, point(add, zeros, scores, m.mask), m.zero), s, m.outside);"),
            "a query without keys has those that are hidden": ("if (is_kept) g.select(is_kept, n.point(div, powers, n.scores, sums), masks.zero, p);",
                                                               "if (is_kept && !PLANTED) g.select(is_kept, n.point(div, powers, n.scores, sums), masks.zero, p);"),
            "the gradient has keys that are hidden": ("p = n.chosen(is_kept, powers(n.point(sub, seen, n.scores, lse)), masks.zero);",
                                                      "p = n.chosen(is_kept, powers(n.point(sub, seen, n.scores, lse)), PLANTED ? one : masks.zero);"),
            "the parts of a batch have the first one's mask": ("(s.shape[0] > 1 ? batch * s.stride[0] : 0)",
                                                               "(s.shape[0] > 1 && !(PLANTED && &s == &a_.mask) ? batch * s.stride[0] : 0)"),
            "the logarithms lack the largest score": ("g.point(add, most, n.point(log, sums, n.rows), lse);",
                                                      "g.point(PLANTED ? sub : add, most, n.point(log, sums, n.rows), lse);"),
            "the gradient of the scores is not scaled": ("n.point(mul, n.point(mul, dp, n.scores, p), n.scores, scale)",
                                                         "n.point(mul, n.point(mul, dp, n.scores, p), n.scores, PLANTED ? one : scale)"),
            "the gradient of q is that of transposed scores": ("steps{n.scores[1] * rows * keys, rows * keys, 1, keys};",
                                                               "steps{n.scores[1] * rows * keys, rows * keys, PLANTED ? rows : 1, "
                                                               "PLANTED ? 1 : keys};"),
            "a part begins at the wrong heads": ("head * (s.shape[1] / a_.key_heads()),", "head * (PLANTED ? 1 : s.shape[1] / a_.key_heads()),"),
        },
        "cuda/dnn.cpp": {
            "the workspace lies under the sums": ("room_.before = (room.before + 255) / 256 * 256;",
                                                  "room_.before = PLANTED ? 0 : (room.before + 255) / 256 * 256;"),
        },
    }


class Convolutions(Module):
    """Faults in graphs of convolutions for cuDNN."""

    program, tests = "../cuda/kernels_dnn", "DnnConvolutions.OfEveryDTypeAndLayout:DnnConvolutions.OfOtherKinds"
    env = {"LD_LIBRARY_PATH": f"{STAND_IN}/dnn/blas:{STAND_IN}/dnn:{STAND_IN}"}
    sources = {
        "cuda/convolutions.cpp": {
            "strides and dilations are swapped": ("convolution_strides, list(c.params.stride))",
                                                  "convolution_strides, list(PLANTED ? c.params.dilation : c.params.stride))"),
            "the image is the result": ("case mpt::Kernel::conv_data: pointers = {r.out[0], b, a, nullptr};",
                                        "case mpt::Kernel::conv_data: pointers = {PLANTED ? a : r.out[0], b, PLANTED ? r.out[0] : a, nullptr};"),
            "the gradient of the bias is not computed": ("if (!db_) return nullptr;", "if (!db_ || PLANTED) return nullptr;"),
        },
        "cuda/dnn_graph.cpp": {
            "an image has its channels elsewhere": ("is_channels_last(s) ? channels_last(image.shape)",
                                                    "is_channels_last(s) != PLANTED ? channels_last(image.shape)"),
        },
    }


class Norms(Module):
    """Faults in graphs of batch norms for cuDNN, and in what their runs take."""

    program, tests = "../cuda/kernels_dnn", "DnnNorms.*"
    env = {"LD_LIBRARY_PATH": f"{STAND_IN}/dnn/blas:{STAND_IN}/dnn:{STAND_IN}"}
    sources = {
        "cuda/norms.cpp": {
            "weight and bias are swapped": ("{in(0), in(1), in(2), r.out[0]", "{in(0), in(1 + PLANTED), in(2 - PLANTED), r.out[0]"),
            "mean and rstd are swapped": ("r.out[1], r.out[2], &eps}", "r.out[1 + PLANTED], r.out[2 - PLANTED], &eps}"),
            "eps is that of another norm": ("float eps = eps_;", "float eps = PLANTED ? 2 * eps_ : eps_;"),
            "relu is not applied": ("act == Activation::relu),\n      image", "act == Activation::relu && !PLANTED),\n      image"),
            "relu hides what another image has below 0": ("has_relu_ ? in(5) : nullptr", "has_relu_ ? in(PLANTED ? 1 : 5) : nullptr"),
            "relu's gradient at 0 is 1": ("float zero = 0;", "float zero = PLANTED ? -1.f : 0.f;"),
            "the gradients of weight and bias are swapped": (".set(norm_grad_dw, *dw)\n      .set(norm_grad_db, *db)",
                                                             ".set(norm_grad_dw, PLANTED ? *db : *dw)\n"
                                                             "      .set(norm_grad_db, PLANTED ? *dw : *db)"),
            "dy and x are swapped": ("{in(0),    in(1),    in(2),    in(3)", "{in(PLANTED), in(1 - PLANTED), in(2), in(3)"),
        },
    }


class Links(Module):
    """Faults in what it asks of NCCL, and in the order of its queues."""

    program, tests = "../cuda/nccl/cuda_nccl", "Nccl.LateQueuesKeepTheOrder:Nccl.TrainsAsThroughTheHost"
    env = {"LD_LIBRARY_PATH": f"{STAND_IN}/nccl:{STAND_IN}", "MPT_TEST_DIRECT": "1"}
    ends = "../cuda/nccl/cuda_nccl", "Nccl.ARankThat*Sends*:Nccl.ALostRank*"
    elsewhere = {
        "a communicator is used that was aborted": ends,
        "a rank gives up that has still to send": ends,
        "results are used that the link has given up": ends,
    }
    sources = {
        "cuda/nccl_link.cpp": {
            "the messages do not wait for the gradients": ("const char* why = device_.second_after_first();",
                                                           "const char* why = PLANTED ? nullptr : device_.second_after_first();"),
            "the sums do not wait for the messages": ("return device_.first_after(f->end);",
                                                      "return PLANTED ? nullptr : device_.first_after(f->end);"),
            "the sums wait for the start of the messages": ("device_.first_after(f->end)",
                                                            "device_.first_after(PLANTED ? f->start : f->end)"),
            "a group is not asked for until it is queued": ("const NcclResult ended = settle(nccl_.group_end());",
                                                            "NcclResult ended = nccl_.group_end();\n"
                                                            "    if (PLANTED) ended = NcclResult::success; else ended = settle(ended);"),
            "a message has a byte too few": ("nccl_.receive(m.recv, m.recv_bytes,", "nccl_.receive(m.recv, m.recv_bytes - PLANTED,"),
            "a message lies a line behind": ("nccl_.send(m.send, m.send_bytes,",
                                             "nccl_.send(static_cast<const char*>(m.send) + 64 * (PLANTED && m.send_bytes > 64), m.send_bytes,"),
            "a message goes to another queue": ("NcclType::byte, i, comm_, s);\n    }\n    if (m.recv_bytes",
                                                "NcclType::byte, i, comm_, PLANTED ? static_cast<StreamHandle>(static_cast<mpt_cuda_device*>(device_.native())->stream) : s);\n    }\n    if (m.recv_bytes"),
            "a communicator is used that was aborted": ("nccl_.abort(std::exchange(comm_, nullptr));",
                                                        "nccl_.abort(PLANTED ? comm_ : std::exchange(comm_, nullptr));"),
            "a rank gives up that has still to send": ("if (fault_.empty() && has_relied() &&", "if (!PLANTED && fault_.empty() && has_relied() &&"),
            "results are used that the link has given up": ("if (fails) device_.fail_of_ranks(fault_);",
                                                            "if (fails && !PLANTED) device_.fail_of_ranks(fault_);"),
        },
    }


def load_tests(loader, _tests, _pattern):
    suite = unittest.TestSuite()
    for case in (Driver, Products, Attentions, Convolutions, Norms, Links):
        suite.addTests(loader.loadTestsFromTestCase(case))
    return suite


if __name__ == "__main__":
    tap.main()
