#!/usr/bin/env python3
# Writes state.safetensors with the safetensors library: the state of a PyTorch model, named as the
# child "module" of a wrapper, with an input and the model's result. Usage: make_state.py
# state.safetensors
# SPDX-License-Identifier: Apache-2.0
import sys

import torch
from safetensors.torch import save_file
from torch import nn

from made_by import made_by

torch.manual_seed(5)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(7, 8)
        self.block = nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True, norm_first=True)
        self.conv = nn.Conv1d(8, 6, 3, padding=1)
        self.bn = nn.BatchNorm1d(6)
        self.rnn = nn.GRU(6, 5, batch_first=True)
        self.head = nn.Linear(5, 3)

    def forward(self, ids):
        x = self.block(self.table(ids)).transpose(1, 2)
        x = torch.relu(self.bn(self.conv(x))).transpose(1, 2)
        return self.head(self.rnn(x)[0])


model = Model()
ids = torch.randint(0, 7, (2, 4))
model(ids)  # updates the running statistics
model.eval()
state = {"module." + k: v.contiguous() for k, v in model.state_dict().items()}
state["module.head.weight"] = state["module.head.weight"].double()
with torch.no_grad():
    state |= {"test.ids": ids, "test.out": model(ids)}
save_file(state, sys.argv[1], {"format": "pt", "made_by": made_by("torch", "safetensors")})
