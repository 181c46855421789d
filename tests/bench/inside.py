# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""inside.py PROGRAM [--rounds N] [--repeats N] [--only NAME]: what it costs the engine to run inside the jail.

The workloads of bench_engine run in the jail of the program `vitrine` and, with the same policy, by the package `vitrine` in
this python3, in turns: first the one, then the other, and in the next round the other way round. Each side has a process
of its own each round and runs the workload several times in one session; its time is the least processor time of the step, as
the engine itself measures it on both sides. A round gives one ratio, so that what the machine does meanwhile meets both sides alike.
Printed are the median of the ratios of each workload, and the geometric mean of all, each with the interval that holds it
in 95 of 100 draws from the rounds (bootstrap). With `chrt -f 10` in front, other work takes no part in it."""
import argparse
import ast
import json
import math
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

POLICY = {"vitrine_policy": 1, "name": "bench", "version": 1, "base": "science",
          "limits": {"operations": 100_000_000_000, "while_iterations": 100_000_000_000, "wall_s": 600}}
OUTSIDE = """
import json, sys
from vitrine import LocalPythonExecutor
run = LocalPythonExecutor([], timeout_seconds=600, policy=sys.argv[1])
texts = [open(name).read() for name in sys.argv[2:]]
steps = []
for text in texts:
    run(text)
    steps.append(run.last_result)
print(json.dumps({"steps": steps}))
"""


def seconds_of(command):
    done = subprocess.run(command, capture_output=True, text=True)
    steps = json.loads(done.stdout)["steps"] if done.stdout else []
    if not steps or any(step["status"] != "ok" for step in steps):
        sys.exit(f"{command[0]} failed: {done.stderr or steps[-1]['error']}")
    return min(step["usage"]["cpu_s"] for step in steps[1:])


def imports_of(workload):
    nodes = [node for node in ast.walk(ast.parse(workload.read_text())) if isinstance(node, (ast.Import, ast.ImportFrom))]
    return "\n".join(map(ast.unparse, nodes)) + "\nNone\n"


def sides(program, workload, repeats, folder):
    """The two commands: modules are loaded by a first step, before what is measured."""
    policy, first = folder / "policy.json", folder / f"{workload.stem}.imports.py"
    policy.write_text(json.dumps(POLICY))
    first.write_text(imports_of(workload))
    files = [str(first), *[str(workload)] * repeats]
    return ([program, "run", "--json", "--policy", str(policy), *files], [sys.executable, "-c", OUTSIDE, str(policy), *files])


def ratios_of(commands, rounds):
    ratios = []
    for turn in range(rounds):
        order = (0, 1) if turn % 2 else (1, 0)
        times = {side: seconds_of(commands[side]) for side in order}
        ratios.append(times[0] / times[1])
    return ratios


def interval(draws):
    draws = sorted(draws)
    return draws[len(draws) * 25 // 1000], draws[len(draws) * 975 // 1000]


def medians_drawn(ratios, chance, draws=2000):
    return [statistics.median(chance.choices(ratios, k=len(ratios))) for _ in range(draws)]


def told(name, value, draws):
    low, high = interval(draws)
    print(f"| {name:20} | {value:.3f} | {low:.3f} to {high:.3f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", help="workloads whose name holds this")
    options = parser.parse_args()
    chance = random.Random(1)
    workloads = sorted((Path(__file__).parent / "workloads").glob("*.py"))
    print("| workload | inside / outside | 95 % |\n|---|---|---|")
    logs, drawn = [], []
    with tempfile.TemporaryDirectory() as folder:
        for workload in workloads:
            if options.only and options.only not in workload.stem:
                continue
            ratios = ratios_of(sides(options.program, workload, options.repeats, Path(folder)), options.rounds)
            draws = medians_drawn(ratios, chance)
            told(workload.stem, statistics.median(ratios), draws)
            logs.append(math.log(statistics.median(ratios)))
            drawn.append([math.log(draw) for draw in draws])
    told("geometric mean", math.exp(statistics.fmean(logs)), [math.exp(statistics.fmean(one)) for one in zip(*drawn)])


main()
