"""One training on several ranks: processes and machines under mpirun by mpi4py, or threads of this process.

    mpirun -n 4 python ranks.py [options]
    python ranks.py --threads 2 [options]

    --shard none|states|grads|params  what each rank keeps only a part of; each includes those before it
    --precision NAME           32-true, 16-mixed, bf16-mixed, bf16-true, ..
    --steps N                  steps to take
    --save FILE                saves the training at the end
    --resume FILE              goes on from a saved training, of any number of ranks and any --shard

The ranks learn a function together, each on its own part of every batch. Rank 0 prints the loss of
the whole batch, and at the end the bytes of the optimizer's states on the rank that has most.
SPDX-License-Identifier: Apache-2.0
"""
import argparse
import concurrent.futures

import mpt
from mpt import nn

ROWS = 96  # rows of a batch, in parts of equal size on all ranks


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--shard", choices=("none", "states", "grads", "params"), default="none")
    parser.add_argument("--precision", default="bf16-mixed")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--save")
    parser.add_argument("--resume")
    return parser.parse_args()


def train(engine, args):
    """Trains as one rank. The calls with `comm` and the stepper are those of all ranks, in the same order."""
    with mpt.Context(seed=1):
        comm = mpt.Comm(engine)
        precision = mpt.Precision(args.precision)
        hidden = [layer for _ in range(4) for layer in (nn.Linear(64, 64), nn.Tanh())]
        net = nn.Sequential(nn.Linear(2, 64), nn.Tanh(), *hidden, nn.Linear(64, 1))
        precision.apply(net)
        optimizer = mpt.optim.AdamW(net.parameters(), lr=1e-3)
        stepper = mpt.Stepper(optimizer, clip_norm=1.0, comm=comm, shard=args.shard)
        training = mpt.Training(stepper)
        if args.resume:
            training.load(args.resume)  # every rank reads the file
        first = optimizer.info().steps
        for step in range(first + 1, first + args.steps + 1):
            # The rank's own rows: random numbers are other ones on each rank of a stepper.
            x = mpt.rand(ROWS // comm.size, 2) * 2 - 1
            y = (3 * x[:, :1]).sin() * x[:, 1:]
            with precision:
                loss = nn.functional.mse_loss(precision.cast_output(net(precision.cast_input(x))), y)
            stepper.backward(loss)
            stepper.step()
            if step % 100 == 0 or step == first + args.steps:
                whole = comm.all_reduce(loss.detach(), "mean").item()
                if comm.rank == 0:
                    print(f"step {step}: loss {whole:.6f}", flush=True)
        # With --shard each rank has a part of the states. It gives it to those that write a file.
        if args.save:
            training.save(args.save if comm.rank == 0 else None)
        most = comm.all_reduce(mpt.tensor([optimizer.info().state_bytes]), "max").item()
        if comm.rank == 0:
            print(f"{comm.size} ranks, {most} bytes of states")


def main():
    args = arguments()
    if args.threads:
        with concurrent.futures.ThreadPoolExecutor(args.threads) as pool:
            list(pool.map(lambda engine: train(engine, args), mpt.threads(args.threads)))
    else:
        train(mpt.mpi(), args)


if __name__ == "__main__":
    main()
