"""Sequences of different lengths, as torch.nn.utils.rnn. There are no packed sequences.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence

from .. import _functions as _f, _mpt
from .._tensor import Tensor

__all__ = ["pad_sequence", "unpad_sequence"]


def pad_sequence(sequences: Sequence[Tensor], batch_first: bool = False, padding_value: float = 0.0,
                 padding_side: str = "right") -> Tensor:
    """Returns sequences [length, ..] of different lengths as one tensor [longest, batch, ..].

    batch_first: the result is [batch, longest, ..]. padding_value fills the ends, or with
    padding_side="left" the beginnings.
    """
    if padding_side not in ("right", "left"):
        raise ValueError(f"pad_sequence: padding_side is {padding_side!r}; expected \"right\" or \"left\"")
    if not sequences:
        raise ValueError("pad_sequence: expected at least one sequence")
    longest = max(s.shape[0] for s in sequences)
    padded = []
    for s in sequences:
        rest = longest - s.shape[0]
        if rest:
            ends = s.new_full((rest, *s.shape[1:]), padding_value)
            s = _f.cat([s, ends] if padding_side == "right" else [ends, s], 0)
        padded.append(s)
    return _f.stack(padded, 0 if batch_first else 1)


def unpad_sequence(padded_sequences: Tensor, lengths: Any, batch_first: bool = False) -> list[Tensor]:
    """Returns the list of sequences that pad_sequence has padded at their ends."""
    dim = 0 if batch_first else 1
    ends = lengths.tolist() if isinstance(lengths, Tensor) else lengths
    return [_mpt.narrow(_mpt.select(padded_sequences, dim, i), 0, 0, int(n)) for i, n in enumerate(ends)]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in ("PackedSequence", "pack_padded_sequence", "pack_sequence", "pad_packed_sequence",
                    "unpack_sequence"):
            raise AttributeError(f"nn.utils.rnn has no {name}: LSTM, GRU and RNN take sequences of one length; pad them by "
                                 "pad_sequence, and leave the padding out of the loss")
        raise AttributeError(f"module 'mpt.nn.utils.rnn' has no attribute {name!r}")
