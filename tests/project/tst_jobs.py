# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/jobs: the recipes for many machines, with a stand-in for the program, and for GNU parallel where it is missing."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import tree

# Logs what it is asked for, writes the trail that it is told to, and ends as the test wants it.
VITRINE = """#!/usr/bin/env bash
printf '%s|' "$@" >> "$FAKE/log.$$"
for argument; do
    [ "${previous:-}" = --trail ] || [ "${previous:-}" = --into ] && echo trail > "$argument"
    previous=$argument
done
case "$*" in *"--shard ${FAIL:-none}/"*) exit "$STATUS" ;; esac
"""

# What the recipe uses of GNU parallel: one call for each line, with {} replaced.
PARALLEL = """#!/usr/bin/env bash
while [ "${1#--}" != "$1" ]; do
    case $1 in --quote) shift ;; *) shift 2 ;; esac
done
failed=0
while IFS= read -r line; do
    "${@//\\{\\}/$line}" < /dev/null || failed=1
done
exit $failed
"""


class Jobs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="many jobs ")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name).resolve()
        self.stand_in("vitrine", VITRINE)
        if not shutil.which("parallel"):
            self.stand_in("parallel", PARALLEL)
        self.environment = os.environ | {"FAKE": str(self.top), "PATH": f"{self.top}:{os.environ['PATH']}",
                                         "HOME": str(self.top)}

    def stand_in(self, name, text):
        (self.top / name).write_text(text, encoding="utf-8")
        (self.top / name).chmod(0o755)

    def start(self, name, *arguments, **changes):
        return subprocess.run([tree.TOP / "packaging" / "jobs" / name, *arguments], env=self.environment | changes,
                              text=True, capture_output=True, check=False, cwd=self.top)

    def calls(self):
        found = [path.read_text(encoding="utf-8").strip("|").split("|") for path in self.top.glob("log.*")]
        return sorted([call for call in found if call[0] == "replay"]), [call for call in found if call[0] != "replay"]

    def test_every_part_is_replayed_once_and_all_are_merged(self):
        result = self.start("replay-parallel", "3", "some logs", "all.vitrine", "--policy", "my own.json")
        self.assertEqual(result.returncode, 0, result.stderr)
        replays, rest = self.calls()
        self.assertEqual(replays, [["replay", "--shard", f"{part}/3", "--trail", f"all.vitrine.parts/{part}.vitrine",
                                    "--policy", "my own.json", "some logs"] for part in (1, 2, 3)])
        self.assertEqual(rest, [["trail", "merge", *(f"all.vitrine.parts/{part}.vitrine" for part in (1, 2, 3)),
                                 "--into", "all.vitrine"]])

    def test_a_difference_is_a_result(self):
        result = self.start("replay-parallel", "3", "logs", "all.vitrine", FAIL="2", STATUS="1")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(len(self.calls()[1]), 1)

    def test_a_part_that_could_not_be_replayed_is_no_trail(self):
        result = self.start("replay-parallel", "3", "logs", "all.vitrine", FAIL="2", STATUS="2")
        self.assertNotEqual(result.returncode, 0)
        self.assertEqual(self.calls()[1], [])

    def test_a_task_of_slurm_leaves_a_whole_trail(self):
        slurm = {"SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4"}
        result = self.start("replay.sbatch", "logs", "all.vitrine", **slurm)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.top / "all.vitrine.parts" / "2.vitrine").read_text(encoding="utf-8"), "trail\n")
        self.assertEqual(self.calls()[0][0][:3], ["replay", "--shard", "2/4"])
        failed = self.start("replay.sbatch", "logs", "other.vitrine", FAIL="2", STATUS="3", **slurm)
        self.assertNotEqual(failed.returncode, 0)
        self.assertFalse((self.top / "other.vitrine.parts").exists())

    @unittest.skipUnless("VITRINE_KUBERNETES_MODELS" in os.environ, "VITRINE_KUBERNETES_MODELS names no npm module kubernetes-models")
    def test_the_job_of_kubernetes_fits_its_schema(self):
        job = (tree.TOP / "packaging/jobs/replay-job.yaml").read_text(encoding="utf-8")
        for text, fits in ((job, True), (job.replace("completions: 64", "completions: many"), False)):
            (self.top / "job.yaml").write_text(text, encoding="utf-8")
            done = subprocess.run(["node", Path(__file__).with_name("kubernetesjob.cjs"), os.environ["VITRINE_KUBERNETES_MODELS"],
                                   self.top / "job.yaml"], text=True, capture_output=True, check=False)
            self.assertEqual(done.returncode == 0, fits, done.stderr)


if __name__ == "__main__":
    unittest.main()
