"""Predicts the step of data-parallel training on 8 to 1024 ranks, from the step of one rank and the latency and the
bandwidth of a message.

Assumptions, in the order of their weight:
- Every rank is a machine with a step of its own as measured here, and sends and receives at once, at `bandwidth`,
  whatever the number of ranks: no link or switch is shared.
- A message takes `latency` of its sender's processor, and messages of one exchange follow each other. This is what the
  library does: in a bucket each rank sends a piece to every other one, and then its sum to every other one.
- Messages travel during the backward only where they are begun there: all buckets but the last one, and for at most the
  backward's time, 2/3 of the step. The rest is waited for.
- The slowest rank is not slower than the others. In practice it is.
Nothing here was measured on more than two ranks.

    model.py --step 0.4 --parameters 10e6 --latency 2e-6 --bandwidth 12.5e9

SPDX-License-Identifier: Apache-2.0
"""
import argparse
import math

RANKS = (8, 16, 32, 64, 128, 256, 512, 1024)
BACKWARD = 2 / 3  # share of a step


def exchange(ranks, bytes_per_rank, latency, bandwidth):
    """Returns the seconds of an exchange in which each rank sends so many bytes to each other one."""
    return (ranks - 1) * (latency + bytes_per_rank / bandwidth)


def step(seconds, parameters, ranks, latency, bandwidth, element=2, bucket=4 << 20, shard=False):
    """Returns the seconds of a step on so many ranks, and those in which it waits."""
    whole = parameters * element
    buckets = max(1, math.ceil(whole / bucket))
    piece = whole / buckets / ranks
    both = 2 * exchange(ranks, piece, latency, bandwidth)  # pieces, then sums or parameters
    early = 0 if shard else both * (buckets - 1)
    if shard:  # the parameters travel behind the update
        early = both / 2 * (buckets - 1)
    all_of_it = both * buckets + 3 * exchange(ranks, 64, latency, bandwidth)  # and the small messages
    hidden = min(early, BACKWARD * seconds)
    return seconds + all_of_it - hidden, all_of_it - hidden


def rows(seconds, parameters, latency, bandwidth, **options):
    for ranks in RANKS:
        # The fastest of the bucket sizes from 1 to 256 MB that are powers of two.
        best = min((step(seconds, parameters, ranks, latency, bandwidth, bucket=1 << b, **options), 1 << b)
                   for b in range(20, 29))
        default = step(seconds, parameters, ranks, latency, bandwidth, **options)
        yield ranks, default[0], seconds / default[0], best[1] >> 20, seconds / best[0][0]


def show(seconds, parameters, latency, bandwidth, **options):
    print(f"{parameters / 1e6:.3g}M parameters, {1e3 * seconds:.3g} ms on one rank, {1e6 * latency:.3g} us a message, "
          f"{bandwidth / 1e9:.3g} GB/s{', shard' if options.get('shard') else ''}")
    print(f"{'ranks':>8}{'step, ms':>12}{'efficiency':>12}{'best bucket':>14}{'efficiency':>12}")
    for ranks, took, share, bucket, best in rows(seconds, parameters, latency, bandwidth, **options):
        print(f"{ranks:>8}{1e3 * took:>12.1f}{share:>12.2f}{f'{bucket} MB':>14}{best:>12.2f}")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--step", type=float, required=True, help="seconds of a step on one rank")
    p.add_argument("--parameters", type=float, required=True)
    p.add_argument("--latency", type=float, default=2e-6, help="seconds of a message without bytes")
    p.add_argument("--bandwidth", type=float, default=12.5e9, help="bytes per second, each way")
    p.add_argument("--element", type=int, default=2, help="bytes of a gradient on the wire")
    p.add_argument("--shard", action="store_true", help="gradients go to owners, who send parameters")
    a = p.parse_args()
    show(a.step, a.parameters, a.latency, a.bandwidth, element=a.element, shard=a.shard)


if __name__ == "__main__":
    main()
