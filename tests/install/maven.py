"""Runs Maven, again where a download failed.

SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys
import time

NOT_FETCHED = re.compile("Could not transfer|Cannot access|could not be resolved|Could not resolve|Could not find artifact")
WAITS = (5, 30)


def run(*arguments, timeout=None):
    """Runs Maven, three times at most. Returns the finished process, whose stdout has stderr too."""
    command = ["mvn", "-q", "-B", *arguments]
    for wait in (*WAITS, None):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=timeout)
        if done.returncode == 0 or not NOT_FETCHED.search(done.stdout):
            return done
        command = ["mvn", "-q", "-B", "-U", *arguments]  # Maven keeps in mind what it did not find
        if wait:
            print(f"Maven could not fetch a package; it is tried again in {wait} s", file=sys.stderr, flush=True)
            time.sleep(wait)
    print("no test has failed: Maven could not fetch a package, in three tries", file=sys.stderr, flush=True)
    return done
