"""Tests of recordings: replays of a step against steps by calls.

SPDX-License-Identifier: Apache-2.0
"""
import pytest

import mpt
from mpt import nn

F = nn.functional


class Recorded:
    """A small training, whose step has dropout and reads its batch from x and y."""

    def __init__(self):
        with mpt.Context(seed=3) as self.context:
            self.net = nn.Sequential(nn.Linear(6, 16), nn.GELU(), nn.Dropout(0.2), nn.Linear(16, 3))
            self.precision = mpt.Precision("bf16-mixed")
            self.precision.apply(self.net)
            self.stepper = mpt.Stepper(mpt.optim.AdamW(self.net.parameters(), lr=1e-2))
            self.x, self.y = mpt.zeros(8, 6), mpt.zeros(8, dtype=mpt.int64)

    def batch(self, step):
        with self.context:
            rows = [[(7 * i + j + step) % 5 - 2.0 for j in range(6)] for i in range(8)]
            self.x.copy_(mpt.tensor(rows))
            self.y.copy_(mpt.tensor([(i + step) % 3 for i in range(8)]))

    def forward(self):
        with self.context, self.precision:
            guess = self.precision.cast_output(self.net(self.precision.cast_input(self.x)))
            return F.cross_entropy(guess, self.y)

    def step(self):
        self.loss = self.forward()
        self.stepper.backward(self.loss)
        self.stepper.step()

    def steps(self, first, last):
        for i in range(first, last):
            self.batch(i)
            self.step()

    def bits(self):
        return [p.tobytes() for p in self.net.parameters()] + [self.loss.item()]


def test_a_replay_has_the_bits_of_a_step():
    a, b = Recorded(), Recorded()
    a.steps(0, 8)
    b.steps(0, 2)
    b.batch(2)
    with mpt.record(b.context) as recording:
        b.step()
        assert "being made" in repr(recording)
    for i in range(3, 6):
        b.batch(i)
        recording.replay()
    b.batch(6)
    parts = 1
    while not recording.advance(0):
        parts += 1
    b.batch(7)
    assert recording.advance(60.0)
    assert b.bits() == a.bits()
    info = recording.info()
    assert info.replays == 5 and info.bytes > 0 and info.launches > 10 and parts > 10
    assert "being" not in repr(recording)


def test_a_block_that_fails_is_not_recorded():
    a, b = Recorded(), Recorded()
    a.steps(0, 4)
    b.steps(0, 2)
    b.batch(2)
    with pytest.raises(mpt.StateError, match="while a recording is made"):
        with mpt.record(b.context) as recording:
            b.step()
            b.loss.item()
    with pytest.raises(mpt.HandleError):
        recording.replay()
    with pytest.raises(KeyError), mpt.record(b.context):
        raise KeyError
    with pytest.raises(mpt.StateError, match="the end of mpt.record"):
        with mpt.record(b.context), mpt.record(b.context):
            pass
    b.steps(3, 4)  # nothing is being recorded
    assert b.bits() == a.bits()
    with pytest.raises(mpt.StateError, match="gradient"):
        with mpt.record(b.context):
            b.stepper.backward(b.forward())
    b.stepper.drop()
    with mpt.record(b.context) as recording:
        b.step()
    recording.replay()
