# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/jobs/replay.sbatch on a real Slurm with one node: an array of four, of which one is killed and queued again."""

import getpass
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
PROGRAM = Path(os.environ["VITRINE_BINARY"])
SKIPPED = 77
LONGEST = 120
PARTS = 4
RUNS = 40

# One node that claims a processor for each task, without what would need the rights of the system's administrator.
CONFIG = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={control}
SlurmdPort={node}
AuthType=auth/munge
AuthInfo=socket={top}/munge/socket
CredType=cred/munge
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={top}/state
SlurmdSpoolDir={top}/spool
SlurmctldPidFile={top}/control.pid
SlurmdPidFile={top}/node.pid
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
SchedulerParameters=batch_sched_delay=0,sched_interval=1
ReturnToService=2
MpiDefault=none
MailProg=/bin/true
NodeName={host} NodeAddr=127.0.0.1 CPUs={parts} RealMemory=16000
PartitionName=all Nodes={host} Default=YES State=UP
"""

# The second part hangs at its first try, so that it is killed in the middle of its work.
STAND_IN = """#!/bin/sh
case "$*" in *"--shard 2/"*) [ -n "${{SLURM_RESTART_COUNT:-}}" ] || {{ echo $$ > "{marker}.part"; mv "{marker}.part" "{marker}"; exec sleep 600; }} ;; esac
exec "{program}" "$@"
"""


def missing_programs():
    return [name for name in ("munged", "slurmctld", "slurmd", "sbatch", "scontrol", "squeue") if not shutil.which(name)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Slurm(unittest.TestCase):
    def setUp(self):
        # A socket's path is short.
        self.top = Path(tempfile.mkdtemp(prefix="slurm-", dir="/tmp"))
        self.addCleanup(shutil.rmtree, self.top, ignore_errors=True)
        self.top.chmod(0o755)
        for name in ("munge", "state", "spool", "bin", "work"):
            (self.top / name).mkdir(mode=0o755)
        host = socket.gethostname().split(".")[0]
        (self.top / "slurm.conf").write_text(CONFIG.format(top=self.top, host=host, user=getpass.getuser(), parts=PARTS,
                                                           control=free_port(), node=free_port()), encoding="utf-8")
        (self.top / "cgroup.conf").write_text("CgroupPlugin=disabled\n", encoding="utf-8")
        key = self.top / "munge/key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.marker = self.top / "hangs"
        stand_in = self.top / "bin/vitrine"
        stand_in.write_text(STAND_IN.format(marker=self.marker, program=PROGRAM), encoding="utf-8")
        stand_in.chmod(0o755)
        self.environment = os.environ | {"SLURM_CONF": str(self.top / "slurm.conf"), "HOME": str(self.top),
                                         "PATH": f"{self.top}/bin:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
        self.start("munged", "--foreground", "--force", f"--key-file={key}", *[
            f"--{option}={self.top}/munge/{name}" for option, name in
            (("socket", "socket"), ("pid-file", "pid"), ("log-file", "log"), ("seed-file", "seed"))])
        self.wait_for("munged", (self.top / "munge/socket").exists)
        self.start("slurmctld", "-D")
        self.start("slurmd", "-D")
        self.wait_for("an idle node", lambda: "idle" in self.call("sinfo", "--noheader", "--format=%T", check=False))

    def start(self, *command):
        with open(self.top / f"{command[0]}.out", "wb") as out:
            process = subprocess.Popen(command, env=self.environment, stdout=out, stderr=out)

        def end():
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.addCleanup(end)

    def call(self, *command, check=True):
        done = subprocess.run([str(word) for word in command], env=self.environment, cwd=self.top / "work", text=True,
                              capture_output=True, check=False)
        if check and done.returncode != 0:
            self.fail(f"{command}: {done.stdout}{done.stderr}{self.logs()}")
        return done.stdout

    def logs(self):
        return "".join(f"\n{path.name}:\n{path.read_text(encoding='utf-8', errors='replace')[-2000:]}"
                       for path in sorted(self.top.glob("*.out")) + sorted((self.top / "work").glob("*.log")))

    def wait_for(self, what, is_true):
        end = time.monotonic() + LONGEST
        while not is_true():
            if time.monotonic() > end:
                self.fail(f"{what}: not within {LONGEST} s{self.logs()}")

    def states(self, job):
        lines = self.call("squeue", "--noheader", "--array", "--states=all", f"--jobs={job}", "--format=%K %T").split("\n")
        return dict(line.split() for line in lines if line.strip())

    def write_logs(self):
        folder = self.top / "work/logs"
        folder.mkdir()
        for number in range(RUNS):
            (folder / f"{number}.json").write_text(json.dumps([{"task": f"Count to {number}."}, {
                "step_number": 1, "tool_calls": [], "error": None, "model_output": "x", "code_action": f"print({number})",
                "observations": f"Execution logs:\n{number}\nLast output from code snippet:\nNone", "action_output": None,
                "is_final_answer": False}]), encoding="utf-8")

    def test_a_killed_task_is_queued_again_and_nothing_is_missing(self):
        self.write_logs()
        out = self.call("sbatch", "--parsable", f"--array=1-{PARTS}", f"--output={self.top}/work/task-%a.log",
                        TOP / "packaging/jobs/replay.sbatch", "logs", "all.vitrine")
        job = out.strip().split(";")[0]
        self.wait_for("the task that hangs", self.marker.exists)
        os.kill(int(self.marker.read_text(encoding="utf-8")), signal.SIGKILL)
        self.wait_for("three whole parts and a killed one",
                      lambda: sorted(self.states(job).values()) == ["COMPLETED"] * 3 + ["FAILED"])
        parts = self.top / "work/all.vitrine.parts"
        self.assertEqual(sorted(path.name for path in parts.iterdir()), ["1.vitrine", "3.vitrine", "4.vitrine"])
        self.call("scontrol", "requeue", f"{job}_2")
        # Slurm delays a requeued task by two minutes, because a node rejects a start of the same task within the
        # second in which it was ended ("job credential revoked"); a few seconds are enough.
        self.call("scontrol", "update", f"JobId={job}_2", "StartTime=now+5seconds")
        self.wait_for("the task that was queued again", lambda: set(self.states(job).values()) == {"COMPLETED"})
        self.call(PROGRAM, "trail", "merge", *sorted(parts.iterdir()), "--into", "all.vitrine")
        self.assertTrue(json.loads(self.call(PROGRAM, "trail", "verify", "--json", "all.vitrine"))["ok"])
        runs = json.loads(self.call(PROGRAM, "trail", "list", "--json", "all.vitrine"))["runs"]
        self.assertEqual(sorted(run["task"] for run in runs), sorted(f"Count to {number}." for number in range(RUNS)))
        replayed = json.loads(self.call(PROGRAM, "trail", "sql", "--json", "all.vitrine",
                                        "SELECT count(DISTINCT run) AS runs FROM v_executions WHERE verdict = 'same'").splitlines()[0])
        self.assertEqual(replayed["runs"], RUNS)
        print(self.logs())


if __name__ == "__main__":
    if missing := missing_programs():
        print(f"SKIPPED: no Slurm here; missing: {', '.join(missing)} (Debian: slurmctld, slurmd, slurm-client, munge)")
        sys.exit(SKIPPED)
    unittest.main(verbosity=2)
