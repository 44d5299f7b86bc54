#!/usr/bin/env python3
"""Runs the suites of a build folder, and prints why tests were skipped and 'N passed, N failed, N skipped'.

run_suites.py BUILD [SUITE-OR-FILTER] [meson test arguments]
run_suites.py --ledger FILE
Builds what the chosen tests need. In the environment, MPT_TIER is quick or full, which has all that takes long.
TESTS_SECONDS is how long the tests take on one processor, if that is known, and TESTS_BEGUN when the run began (date
+%s). MPT_LEDGER is a file to which lines are added: 'ran' or 'left', and the name of a case or of a test, with the
device ("X on fake") or the sanitizer ("X under thread") where that is why it was left out; --ledger fails if one was
always left out.
SPDX-License-Identifier: Apache-2.0
"""
import difflib
import functools
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Run by name only: they take 14 GB of memory, 1.3 or 3.4 GB of packages, or long.
BY_NAME = ("large", "peers", "newer_mesa", "cuda_libraries", "recipes", "engines", "sb3")
# Suites that the quick tier leaves out. Cases that take long skip themselves (tests/tier.h).
LONG = ("long", "planted")
# Suites on devices and of languages, which `host` leaves out.
DEVICES = ("fake", "cuda_text", "vulkan", "cuda")
LANGUAGES = ("bindings",)
# How the reasons of cases that take long begin: everywhere, on devices, or under a sanitizer.
TAKES_LONG = re.compile(r"takes long( on devices| under a sanitizer)?: ")


class Case(str):
    """The name of a test case, with the device of the table of runs that it ran on, such as fake; nothing: the host."""

    device = ""


def cases(build):
    """Returns the cases of the latest run: those that passed and failed, and the skipped ones: (case, why)."""
    passed, failed, skipped = [], [], []
    with open(os.path.join(build, "meson-logs", "testlog.junit.xml"), encoding="utf-8", errors="replace") as f:
        text = re.sub("[^\\t\\n\\r\\x20-\\ufffd]", "", f.read())  # XML cannot contain the colour codes of a terminal
    root = xml.fromstring(text)
    for suite in root.iter("testsuite"):
        said = suite.findtext("system-out") or ""  # a TAP program gives the reason in its own lines
        why_of = dict(re.findall(r"^ok \d+ - (.*?) # SKIP ?(.*)$", said, flags=re.M))
        for case in suite.iter("testcase"):
            skip = case.find("skipped")
            name = case.get("name")
            # A TAP program numbers its cases, and Meson names the program as their class.
            full_name = Case(re.sub(r"^\d+ - ", "", name) if re.match(r"\d+ - ", name) else f"{case.get('classname')}.{name}")
            # Meson names the suites of a program before it: the table of runs gives it on_DEVICE.
            full_name.device = "".join(re.findall(r"[:+]on_(\w+)", suite.get("name").split(" / ")[0])[:1])
            if case.find("failure") is not None or case.find("error") is not None:
                failed.append(full_name)
            elif skip is not None or case.get("status") == "notrun":
                why = skip.get("message", "") if skip is not None else "disabled"
                short = next((n for n in why_of if name.endswith(n)), "")
                # A program that is skipped as a whole says why in its last line.
                why = why or why_of.get(short, "") or (case.findtext("system-out") or "").strip().split("\n")[-1]
                # GoogleTest writes "FILE:LINE", then the reason.
                why = re.sub(r"^\S+:\d+\s+", "", why.strip()).replace("Skipped", "", 1).strip()
                skipped.append((Case(short) if short else full_name, why.split("\n")[0] or "it does not say why"))
            else:
                passed.append(full_name)
    return passed, failed, skipped


def show(skipped):
    """Prints the reasons, each with its count and its first case."""
    reasons = {}
    for name, why in skipped:
        reasons.setdefault(why, []).append(name)
    for why, names in sorted(reasons.items()):
        print(f"{len(names)} skipped: {why} ({names[0]}{', ...' if len(names) > 1 else ''})")


def suites_of(test):
    """Returns the names of a test's suites, without that of the project."""
    return {s.split(":")[-1] for s in test["suite"]}


def tests_of_run(build):
    """Returns the names of the tests of the latest run, without those that skipped themselves."""
    with open(os.path.join(build, "meson-logs", "testlog.json"), encoding="utf-8") as f:
        tests = [json.loads(line) for line in f]
    return [t["name"].split(" / ", 1)[-1] for t in tests if t["result"] != "SKIP"]


def note(ledger, word, names):
    """Adds lines to a ledger."""
    with open(ledger, "a", encoding="utf-8") as f:
        f.writelines(f"{word}\t{name}\n" for name in names)


def places(case, sanitizer):
    """Returns the names of a case that has run, by what may have been a reason to leave it out: none, device, sanitizer."""
    return {None: case, " on devices": f"{case} on {case.device}" if case.device else case,
            " under a sanitizer": f"{case} under {sanitizer}"}


def note_cases(build, ledger, passed, skipped):
    """Adds the cases of the latest run to a ledger."""
    options = json.loads(subprocess.check_output(["meson", "introspect", "--buildoptions", build]))
    sanitizer = next(o["value"] for o in options if o["name"] == "b_sanitize")
    note(ledger, "ran", list(dict.fromkeys(name for case in passed for name in places(case, sanitizer).values())))
    note(ledger, "left", [places(case, sanitizer)[m[1]] for case, why in skipped if (m := TAKES_LONG.match(why))])


def not_run(ledger):
    """Returns the cases and tests that runs have left out because they take long, and that no run has had."""
    names = {"ran": set(), "left": set()}
    try:
        with open(ledger, encoding="utf-8", errors="replace") as f:
            lines = f.readlines()
    except OSError as e:
        sys.exit(f"there is no list of what has run on this commit ({ledger}: {e.strerror}): run the parts of .ci/full "
                 "first. What ran on another commit does not count")
    for i, line in enumerate(lines, 1):
        word, *rest = line.rstrip("\n").split("\t")
        if word not in names or len(rest) != 1 or not rest[0] or not line.endswith("\n"):
            sys.exit(f"line {i} of {ledger} is cut, by a run that was stopped or a disk that was full: take it out, and "
                     "run the part again that was at work")
        names[word].add(rest[0])
    if not names["ran"]:
        sys.exit(f"no test has run on this commit ({ledger}): run the parts of .ci/full first. What ran on another "
                 "commit does not count")
    return sorted(names["left"] - names["ran"])


def targets_of(tests):
    """Returns the ids of the targets that tests say they need."""
    return {d for t in tests for d in t["depends"]}


def build_all_but(build, is_left_out):
    """Builds everything but the targets of tests/ that are left out: is_left_out(id)."""
    files = [(t["id"], os.path.relpath(f, os.path.abspath(build)))
             for t in json.loads(subprocess.check_output(["meson", "introspect", "--targets", build]))
             if t["build_by_default"] for f in t["filename"]]
    wanted = [f for target, f in files if not f.startswith("tests" + os.sep) or not is_left_out(target)]
    subprocess.run(["ninja", "-C", build] + wanted, check=True)


def build_for(build, tests):
    """Builds the targets that the tests need."""
    made = {t["id"]: t["filename"] for t in json.loads(
        subprocess.check_output(["meson", "introspect", "--targets", build]))}
    files = sorted({os.path.relpath(f, os.path.abspath(build)) for d in targets_of(tests) for f in made[d]})
    if not files:
        return
    subprocess.run(["ninja", "-C", build] + files, check=True)


def sources_of(build, tests):
    """Returns the text of the sources of GoogleTest programs, by the program."""
    programs = {t["cmd"][0] for t in tests if t.get("protocol") == "gtest"}
    texts = {}
    for target in json.loads(subprocess.check_output(["meson", "introspect", "--targets", build])):
        for program in programs.intersection(target["filename"]):
            for part in target["target_sources"]:
                for file in part.get("sources", []) + part.get("generated_sources", []):
                    try:
                        with open(file, encoding="utf-8", errors="replace") as f:
                            texts.setdefault(program, []).append(f.read())
                    except OSError:  # it is not generated yet
                        pass
    return texts


def programs_with(build, tests, case):
    """Returns the tests of GoogleTest programs whose sources have every word of the name of a test case."""
    words = [w for w in re.split(r"\W+", case) if w]
    found = {program for program, texts in sources_of(build, tests).items()
             if any(all(w in text for w in words) for text in texts)}
    return [t for t in tests if t.get("protocol") == "gtest" and t["cmd"][0] in found]


def all_names(build, suites, tests):
    """Returns what tests/run can take: also suites and languages that this folder has not been set up for, and cases."""
    names = {*suites, *(t["name"] for t in tests)}
    with open(os.path.join(TOP, "tests", "run"), encoding="utf-8") as f:
        names.update(name for line in f if line.startswith("#   ") for name in re.findall(r"tests/run (?:--full )?([a-z]\w+)", line))
    for folder in ("tests", "bindings"):
        for name in os.listdir(os.path.join(TOP, folder)):
            build_file = os.path.join(TOP, folder, name, "meson.build")
            if os.path.exists(build_file):
                with open(build_file, encoding="utf-8") as f:
                    names.update([name] if f"'{name}'" in f.read() else [])
    for texts in sources_of(build, tests).values():
        for suite, case in re.findall(r"^ *TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\)", "\n".join(texts), re.MULTILINE):
            names.update((suite, f"{suite}.{case}"))
    return names


def unknown(what, build, suites, tests):
    """Says that no test has this name, and which names are near it."""
    near = difflib.SequenceMatcher(None, "", what.lower(), autojunk=False)

    @functools.cache
    def likeness(part):
        near.set_seq1(part)
        return near.ratio()

    def distance(name):
        """A name is as near as it is, as one of its words is, or as the beginning of one."""
        parts = [name.lower(), *re.split(r"[ ._]", name.lower())]
        return -max(likeness(p) for part in parts for p in (part, part[:len(what) + 1])), len(name), name

    names = sorted(all_names(build, suites, tests), key=distance)
    return f"no test's name contains '{what}'; near it: {', '.join(names[:5])}; suites: {', '.join(sorted(suites))}"


# A line of meson test about a test that has ended: done, of, name, result, seconds.
ENDED = re.compile(r"^ *(\d+)/(\d+) (?:\S+ / )?(.*?) +(OK|FAIL|ERROR|SKIP|TIMEOUT|INTERRUPT|EXPECTEDFAIL|UNEXPECTEDPASS) +([\d.]+)s")


class Progress:
    """Shows the output of meson test: in a terminal a line that changes, with what failed; elsewhere every line."""

    def __init__(self, build, names, tier, is_whole):
        """The seconds of a tier are kept for later runs, but not those of programs that run a part of their cases."""
        self.file = os.path.join(build, "meson-private", f"mpt-seconds-{tier}.json") if is_whole else None
        self.seconds, self.failed, self.shows = {}, 0, sys.stdout.isatty()
        try:
            if is_whole:
                with open(self.file, encoding="utf-8") as f:
                    self.seconds = json.load(f)
        except (OSError, ValueError):  # the first run, or one that was stopped as it wrote
            pass
        total = os.environ.get("TESTS_SECONDS")
        usual = float(total) / len(names) if total and names else None
        self.left = {n: self.seconds.get(n, usual) for n in names}

    def begin(self):
        said = self.time_left().removeprefix(", ").removesuffix(" left")
        print(f"== testing: {said or 'how long it takes is known after the first time'}", flush=True)

    def line(self, line):
        ended = ENDED.match(line)
        if ended:
            done, of, name, result, seconds = ended.groups()
            self.failed += result not in ("OK", "SKIP", "EXPECTEDFAIL")
            self.seconds[name] = float(seconds)
            self.left.pop(name, None)
        if not self.shows:
            print(line, end="", flush=True)
        elif not ended or result not in ("OK", "SKIP"):
            print(f"\r\033[K{line}", end="", flush=True)
        if self.shows and ended:
            print(f"\r\033[K{done} of {of} tests, {self.failed} failed{self.time_left()}", end="", flush=True)

    def time_left(self):
        """Returns how long the other tests take, after a comma; nothing if that is not known."""
        if None in self.left.values():
            return ""
        minutes = max(sum(self.left.values()) / (os.cpu_count() or 1), *self.left.values(), 0) / 60
        return f", about {minutes:.0f} minutes left" if minutes >= 1 else ", less than a minute left"

    def end(self):
        if self.shows:
            print("\r\033[K", end="")
        if not self.file:
            return
        with open(self.file + ".new", "w", encoding="utf-8") as f:
            json.dump(self.seconds, f)
        os.replace(self.file + ".new", self.file)


def run_tests(command, progress):
    """Runs meson test, and returns its status."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace",
                          env={**os.environ, "PYTHONUNBUFFERED": "1"}) as p:
        for line in p.stdout:
            progress.line(line)
    progress.end()
    return p.returncode


def main():
    if sys.argv[1] == "--ledger":
        missed = not_run(sys.argv[2])
        for name in missed:
            print(f"{name} takes long, and has not run")
        if missed:
            print("other parts of .ci/full run these; what they ran on another commit does not count")
        print(f"{len(missed)} of what takes long has not run")
        sys.exit(1 if missed else 0)
    ledger = os.environ.get("MPT_LEDGER")
    build, what, extra = sys.argv[1], (sys.argv[2:] or [""])[0], sys.argv[3:]
    # A list of tests that is older than the build files lacks new ones.
    again = subprocess.run(["ninja", "-C", build, "build.ninja"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if again.returncode:
        sys.exit(again.stdout)
    listed = json.loads(subprocess.check_output(["meson", "introspect", "--tests", build]))
    is_full = os.environ.get("MPT_TIER") == "full"
    suites = {s for t in listed for s in suites_of(t)}
    elsewhere = {s for t in listed if suites_of(t).intersection(DEVICES + LANGUAGES + BY_NAME + LONG) for s in suites_of(t)}
    command = ["meson", "test", "-C", build, "--no-rebuild", "--print-errorlogs"] + extra
    tests, left, filters = listed, [], []
    if not what or what in suites or what == "host":
        if what:
            wanted = sorted(suites - elsewhere) if what == "host" else [what]
            tests = [t for t in listed if suites_of(t).intersection(wanted)]
            out = [s for s in LONG if s != what and not is_full]
            command += [f"--suite={s}" for s in wanted]
        else:
            tests = [t for t in listed if not suites_of(t).intersection(BY_NAME)]
            out = [] if is_full else LONG
            command += [f"--no-suite={s}" for s in BY_NAME]
        left = [t for t in tests if suites_of(t).intersection(out)]
        tests = [t for t in tests if t not in left]
        command += [f"--no-suite={s}" for s in out]
    else:
        tests = [t for t in listed if what.lower() in t["name"].lower()]
        if not tests:  # the name of a test case
            tests = programs_with(build, listed, what)
            filters = [f"--test-args=--gtest_filter=*{what}*"]  # one word: it begins with a dash
        if not tests:
            sys.exit(unknown(what, build, suites, listed))
        command += sorted({t["name"] for t in tests}) + filters
    if left and ledger:
        note(ledger, "left", [t["name"] for t in left])
    if left and not tests:
        sys.exit(f"all of '{what}' takes long: --full runs it")
    needed = targets_of(tests)
    try:
        if what and not any("bindings" in suites_of(t) for t in tests):
            build_for(build, tests)
        elif what:  # the tests of bindings use files of src/, bindings/ and examples/ that they do not name
            build_all_but(build, lambda target: target not in needed)
        elif not extra:  # a chosen part is built by who chooses it
            only = targets_of(left) - needed
            build_all_but(build, lambda target: target in only)
    except subprocess.CalledProcessError:
        sys.exit(1)
    log = os.path.join(build, "meson-logs", "testlog.junit.xml")
    if os.path.exists(log):
        os.remove(log)
    tests_begun = time.time()
    progress = Progress(build, [t["name"] for t in tests], "full" if is_full else "quick", not filters)
    # tests/run has said it of the whole default suite.
    if not filters and not extra and not os.environ.get("TESTS_SECONDS"):
        progress.begin()
    status = run_tests(command, progress)
    tests_took = time.time() - tests_begun
    if not os.path.exists(log):
        sys.exit(f"meson test has not run: {' '.join(command)}")
    passed, failed, skipped = cases(build)
    if status and not failed:
        failed = ["a program that ended before it could name the failed test"]
    if what and not passed and not failed and not skipped:
        print(unknown(what, build, suites, listed))
        failed = [what]
    if ledger:
        note(ledger, "ran", tests_of_run(build))
        note_cases(build, ledger, passed, skipped)
    # The parts that tests/run did not build, "NAME: WHY;" for each.
    skipped += [tuple(one.split(": ", 1)) for one in os.environ.get("LEFT_OUT", "").split(";") if one]
    show(skipped)
    if left:
        print(f"{len(left)} left out, for the time they take: --full has them ({left[0]['name']}{', ...' if len(left) > 1 else ''})")
    begun = float(os.environ.get("TESTS_BEGUN", tests_begun))
    print(f"{time.time() - begun:.0f} s in all, {tests_took:.0f} s of them for the tests")
    print(f"{len(passed)} passed, {len(failed)} failed, {len(skipped)} skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
