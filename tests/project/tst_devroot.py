# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/devroot, with a tiny root and stand-ins for the host's package tools: nothing is downloaded."""

import fcntl
import os
import pty
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

import tree

DEVROOT = tree.TOP / "packaging/devroot"
PROGRAMS = ("env", "sh", "cat", "sleep", "touch", "ls")
# Logs its arguments, takes its time, and fails as the archive does.
MMDEBSTRAP = """#!/bin/sh
echo "$@" >> "$FAKE/mmdebstrap.log"
for target; do :; done
give() { if [ "$target" = - ]; then tar -c -C "$FAKE/root" "$1"; else cp -a "$FAKE/root/$1" "$target"; fi; }
echo '2 newly installed' >&2
sleep 0.3
case "$*" in *no-such-package*) echo 'E: Unable to locate package' >&2; give ./usr; exit 1 ;; esac
echo 'Unpacking one (1.0) ...' >&2
give .
"""
APT_CACHE = """#!/bin/sh
[ "$1" = policy ] || exit 0
echo "$2:"
echo "  Candidate: ${OFFERED_QT:-(none)}"
"""
APT_GET = """#!/bin/sh
echo "$@" >> "$FAKE/apt-get.log"
exit ${APT_GET_STATUS:-0}
"""
DPKG_QUERY = """#!/bin/sh
for name; do case " $INSTALLED " in *" $name "*) echo "installed $name" ;; esac; done
"""
SUDO = """#!/bin/sh
echo "$@" >> "$FAKE/sudo.log"
exec "$@"
"""
PLAIN_USER = """#!/bin/sh
[ "$1" = -u ] && echo 1234 || echo a-user-without-ids
"""


def script(path, text):
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def libraries(program):
    listed = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return {word for word in listed.split() if word.startswith("/")}


def tiny_root(folder):
    """The few programs of PROGRAMS with their libraries, laid out as a system."""
    for name in ("usr/bin", "usr/lib", "etc", "proc", "sys", "dev", "run", "var/tmp"):
        (folder / name).mkdir(parents=True)
    for link in ("bin", "lib"):
        (folder / link).symlink_to(f"usr/{link}")
    (folder / "lib64").symlink_to("usr/lib")
    for name in PROGRAMS:
        program = shutil.which(name)
        shutil.copy(program, folder / "usr/bin" / name)
        for library in libraries(program):
            target = folder / library[1:]
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                shutil.copy(library, target)


def can_enter_roots():
    return shutil.which("bwrap") and subprocess.run(
        ["bwrap", "--ro-bind", "/", "/", "true"], capture_output=True, check=False).returncode == 0


class Devroot(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not can_enter_roots():
            raise unittest.SkipTest("bubblewrap cannot make a namespace here")
        cls.fixed = tempfile.TemporaryDirectory(prefix="devroot ")
        tiny_root(Path(cls.fixed.name) / "root")

    @classmethod
    def tearDownClass(cls):
        cls.fixed.cleanup()

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="devroot test ")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)
        (self.top / "root").symlink_to(Path(self.fixed.name) / "root")
        (self.top / "bin").mkdir()
        for name, text in (("mmdebstrap", MMDEBSTRAP), ("apt-cache", APT_CACHE), ("apt-get", APT_GET),
                           ("dpkg-query", DPKG_QUERY)):
            script(self.top / "bin" / name, text)
        self.packages("# a comment", "", "one", "two")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("VITRINE_")}
        self.environment |= {"PATH": f"{self.top}/bin:{os.environ['PATH']}", "FAKE": str(self.top),
                             "XDG_CACHE_HOME": str(self.top / "cache"), "VITRINE_PACKAGES": str(self.top / "packages.txt")}

    def packages(self, *lines, name="packages.txt"):
        (self.top / name).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def log(self, tool):
        file = self.top / f"{tool}.log"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def start(self, *arguments, **changes):
        return subprocess.Popen([DEVROOT, *arguments], env=self.environment | changes, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def devroot(self, *arguments, **changes):
        """Status, output and messages of a command that ended."""
        process = self.start(*arguments, **changes)
        output, messages = process.communicate(timeout=60)
        return process.returncode, output, messages

    def roots(self):
        return sorted(path.name for path in (self.top / "cache/vitrine").glob("root-*"))

    # -- the command

    def test_output_and_status_pass_through(self):
        self.assertEqual(self.devroot("sh", "-c", "echo out; echo err >&2; exit 7")[:2], (7, "out\n"))
        self.assertEqual(self.devroot("--", "sh", "-c", "exit 0")[0], 0)
        self.assertEqual(self.devroot("sh", "-c", "kill -9 $$")[0], 128 + 9)
        status, _, messages = self.devroot("no-such-command")
        self.assertEqual(status, 127)
        self.assertIn("no-such-command", messages)

    def test_arguments_arrive_as_they_were(self):
        status, output, _ = self.devroot("sh", "-c", 'for word; do echo "[$word]"; done', "sh", "a b", "", "$HOME", "--", "*")
        self.assertEqual((status, output), (0, "[a b]\n[]\n[$HOME]\n[--]\n[*]\n"))

    def test_without_a_command_it_says_how_it_is_used(self):
        for arguments in ((), ("--",)):
            status, output, messages = self.devroot(*arguments)
            self.assertEqual((status, output), (2, ""))
            self.assertIn("packaging/devroot [--for run|deb|test] [--] CMD...", messages)

    def test_a_purpose_it_does_not_know_is_an_error(self):
        status, output, messages = self.devroot("--for", "pleasure", "true")
        self.assertEqual((status, output), (2, ""))
        self.assertIn("--for run", messages)

    def test_a_signal_reaches_the_command(self):
        for name in ("TERM", "INT", "HUP", "QUIT", "USR1"):
            with self.subTest(name):
                process = self.start("sh", "-c", f"trap 'echo got; exit 42' {name}; echo ready; while :; do sleep 0.02; done")
                self.assertEqual(process.stdout.readline(), "ready\n")
                process.send_signal(getattr(signal, f"SIG{name}"))
                self.assertEqual(process.communicate(timeout=20)[0], "got\n")
                self.assertEqual(process.returncode, 42)

    def test_a_command_that_dies_of_a_signal_says_so(self):
        process = self.start("sh", "-c", "echo ready; exec sleep 60")
        process.stdout.readline()
        process.terminate()
        process.communicate(timeout=20)
        self.assertEqual(process.returncode, 128 + signal.SIGTERM)

    def test_an_early_signal_is_not_lost(self):
        self.devroot("--setup")
        for delay in (0.005, 0.03, 0.06, 0.09):
            process = self.start("sleep", "60")
            time.sleep(delay)
            process.terminate()
            process.communicate(timeout=20)
            self.assertIn(process.returncode, (-signal.SIGTERM, 128 + signal.SIGTERM))

    def test_the_terminals_interrupt_arrives_once(self):
        ours, theirs = pty.openpty()
        command = "trap 'echo got' INT; echo ready; read line; read line; echo end; exit 3"
        process = subprocess.Popen(
            [DEVROOT, "sh", "-c", command], env=self.environment, stdin=theirs, stdout=theirs, stderr=theirs,
            start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(theirs)
        seen = self.read_until(ours, "ready")
        os.write(ours, b"\x03")
        seen += self.read_until(ours, "got")
        os.write(ours, b"a\nb\n")
        seen += self.read_until(ours, "end")
        self.assertEqual(process.wait(timeout=20), 3)
        self.assertEqual(seen.count("got"), 1, seen)
        os.close(ours)

    @staticmethod
    def read_until(terminal, word):
        text = ""
        while word not in text:
            text += os.read(terminal, 1000).decode()
        return text

    # -- what the command sees

    def test_files_of_the_host_are_there_under_their_names(self):
        for folder in (self.top / "data of mine", Path(tempfile.mkdtemp(dir="/var/tmp", prefix="vitrine "))):
            self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
            folder.mkdir(exist_ok=True)
            (folder / "a file").write_text("content", encoding="utf-8")
            status, output, _ = self.devroot("sh", "-c", 'cat "$1/a file"; touch "$1/new"', "sh", str(folder))
            self.assertEqual((status, output), (0, "content"))
            self.assertTrue((folder / "new").exists())

    def test_it_stays_in_the_folder(self):
        process = subprocess.run([DEVROOT, "sh", "-c", "pwd"], cwd=self.top, env=self.environment, text=True,
                                 capture_output=True, check=True)
        self.assertEqual(process.stdout.strip(), str(self.top))

    def test_the_system_is_that_of_the_root_and_cannot_be_changed(self):
        self.assertEqual(self.devroot("sh", "-c", "ls /usr/bin")[1].split(), sorted(PROGRAMS))
        self.assertNotEqual(self.devroot("touch", "/usr/x")[0], 0)

    def test_the_display_passes(self):
        status, output, _ = self.devroot(
            "sh", "-c", 'echo "$DISPLAY $WAYLAND_DISPLAY $XAUTHORITY $XDG_RUNTIME_DIR"; ls -d /run /tmp', DISPLAY=":7",
            WAYLAND_DISPLAY="wayland-7", XAUTHORITY="/run/x/auth", XDG_RUNTIME_DIR="/run/user/7")
        self.assertEqual((status, output), (0, ":7 wayland-7 /run/x/auth /run/user/7\n/run\n/tmp\n"))

    def test_locale_is_that_of_the_root_and_language_that_of_the_user(self):
        show = ("sh", "-c", 'echo "$LC_ALL $LANG $LANGUAGE [$PYTHONPATH$LD_PRELOAD]"')
        clean = {"LC_ALL": "", "LANGUAGE": "", "LC_MESSAGES": ""}
        for settings, language in (({"LANG": "de_DE.UTF-8"}, "de_DE"), ({"LANG": "C"}, "en"), ({"LANGUAGE": "fr:de"}, "fr:de")):
            output = self.devroot(*show, **(clean | settings | {"PYTHONPATH": "/x"}))[1]
            self.assertEqual(output, f"C.UTF-8 C.UTF-8 {language} []\n")

    # -- the root

    def test_the_root_is_made_once(self):
        self.devroot("--setup")
        self.devroot("sh", "-c", "exit 0")
        self.assertEqual(len(self.log("mmdebstrap")), 1)
        self.assertIn("--include=one,two", self.log("mmdebstrap")[0])

    def test_it_says_how_far_the_root_is(self):
        messages = self.devroot("--setup")[2]
        self.assertRegex(messages, r"(?m)^ *\d+ %  \S.* 0:\d\d elapsed")

    def test_a_changed_list_makes_another_root(self):
        self.devroot("--setup")
        self.packages("two", "# moved", "one")
        self.devroot("--setup")
        self.assertEqual(len(self.log("mmdebstrap")), 1)
        self.packages("one", "two", "three")
        self.devroot("--setup")
        self.assertEqual(len(self.log("mmdebstrap")), 2)
        self.assertEqual(len(self.roots()), 2)

    def test_running_needs_fewer_packages_than_testing(self):
        self.packages("three", name="packages-test.txt")
        self.devroot("--for", "run", "--setup")
        self.assertIn("--include=one,two ", self.log("mmdebstrap")[0])
        self.devroot("--for", "test", "--setup")
        self.devroot("--setup")
        self.assertEqual(len(self.log("mmdebstrap")), 2)
        self.assertIn("--include=one,two,three ", self.log("mmdebstrap")[1])

    def test_a_package_needs_more_than_running_and_less_than_testing(self):
        self.packages("three", name="packages-deb.txt")
        self.packages("four", name="packages-test.txt")
        self.devroot("--for", "deb", "--setup")
        self.devroot("--for", "test", "--setup")
        self.assertIn("--include=one,two,three ", self.log("mmdebstrap")[0])
        self.assertIn("--include=one,two,three,four ", self.log("mmdebstrap")[1])

    def test_another_suite_has_a_root_of_its_own_also_on_the_platform(self):
        self.devroot("--setup")
        status, output, messages = self.devroot("sh", "-c", "echo in", OFFERED_QT="6.10", INSTALLED="one two", VITRINE_SUITE="testing")
        self.assertEqual((status, output), (0, "in\n"))
        self.assertIn("a root of Debian testing", messages)
        self.assertEqual(len(self.roots()), 2)
        platform, testing = (line.split() for line in self.log("mmdebstrap"))
        self.assertIn("trixie", platform)
        self.assertIn("testing", testing)
        self.assertIn("--keyring=/usr/share/keyrings/debian-archive-keyring.gpg", testing)

    def test_what_tests_need_is_enough_for_running(self):
        self.packages("three", name="packages-test.txt")
        self.devroot("--setup")
        self.assertEqual(self.devroot("--for", "run", "sh", "-c", "echo in")[1], "in\n")
        self.assertEqual(len(self.log("mmdebstrap")), 1)

    def test_two_at_once_wait_for_each_other(self):
        both = [self.start("sh", "-c", f"echo {number}") for number in (1, 2)]
        self.assertEqual([process.communicate(timeout=60)[0] for process in both], ["1\n", "2\n"])
        self.assertEqual(len(self.log("mmdebstrap")), 1)

    def test_a_broken_build_is_thrown_away(self):
        self.packages("one", "no-such-package")
        status, output, messages = self.devroot("sh", "-c", "echo never")
        self.assertEqual((status, output), (1, ""))
        self.assertIn("E: Unable to locate package", messages)
        self.assertIn("nothing of it was kept", messages)
        self.assertEqual(self.roots(), [])
        self.packages("one")
        self.assertEqual(self.devroot("sh", "-c", "echo now")[:2], (0, "now\n"))

    def test_an_interrupted_build_is_not_used(self):
        self.devroot("--setup")
        ready = self.top / "cache/vitrine" / self.roots()[0]
        half = ready.with_name(ready.name + ".part")
        (ready / ".vitrine-ready").unlink()
        ready.rename(half)
        self.assertEqual(self.devroot("sh", "-c", "echo whole")[1], "whole\n")
        self.assertEqual(len(self.log("mmdebstrap")), 2)
        self.assertEqual(self.roots(), [ready.name])

    def test_a_root_that_nobody_entered_for_long_goes(self):
        self.devroot("--setup")
        old = self.roots()
        long_ago = time.time() - 20 * 86400
        os.utime(self.top / "cache/vitrine" / old[0] / ".vitrine-ready", (long_ago, long_ago))
        self.packages("other")
        self.devroot("--setup")
        self.assertEqual(len(self.roots()), 1)
        self.assertNotEqual(self.roots(), old)

    def test_a_plain_user_without_ids_needs_sudo(self):
        script(self.top / "bin/id", PLAIN_USER)
        script(self.top / "bin/sudo", SUDO)
        self.assertEqual(self.devroot("sh", "-c", "echo in")[:2], (0, "in\n"))
        self.assertIn("mmdebstrap --mode=root --verbose", self.log("sudo")[0])

    # -- the host

    def test_the_platform_itself_needs_no_root(self):
        status, output, _ = self.devroot(sys.executable, "-c", "print('native')", OFFERED_QT="6.8.2", INSTALLED="one two")
        self.assertEqual((status, output), (0, "native\n"))
        self.assertEqual(self.log("mmdebstrap") + self.log("apt-get"), [])

    def test_what_is_missing_on_the_platform_is_installed(self):
        script(self.top / "bin/sudo", SUDO)
        messages = self.devroot("true", OFFERED_QT="6.8.2", INSTALLED="one")[2]
        self.assertIn("installing what is missing: two", messages)
        self.assertEqual(self.log("apt-get"), ["install -y -qq --no-install-recommends two"])

    def test_an_older_qt_is_not_the_platform(self):
        self.devroot("--setup", OFFERED_QT="6.4.2")
        self.assertEqual(len(self.roots()), 1)

    def test_inside_the_root_and_on_demand_commands_run_natively(self):
        for name in ("VITRINE_DEVROOT", "VITRINE_NATIVE"):
            self.assertEqual(self.devroot(sys.executable, "-c", "print(1)", **{name: "1"})[:2], (0, "1\n"))
        self.assertEqual(self.log("mmdebstrap"), [])

    def test_check_says_what_would_happen_and_changes_nothing(self):
        output = self.devroot("--check")[1].splitlines()
        self.assertRegex(output[0], "^root .*/vitrine/root-[0-9a-f]+$")
        self.assertIn("--setup builds it", output[1])
        self.assertEqual(self.devroot("--check", OFFERED_QT="6.9", INSTALLED="two")[1], "native\nmissing: one\n")
        self.assertFalse((self.top / "cache").exists())

    def test_another_distribution_is_told_what_it_needs(self):
        bare = self.top / "bare"
        bare.mkdir()
        for name in ("bash", "env", "grep", "sed", "id", "sha256sum", "cut", "sort", "dirname", "mkdir", "touch", "sh"):
            (bare / name).symlink_to(shutil.which(name))
        status, output, messages = self.devroot("true", PATH=str(bare))
        self.assertEqual((status, output), (1, ""))
        self.assertIn("no Debian, and these are missing: mmdebstrap bubblewrap", messages)
        self.assertIn("VITRINE_NATIVE=1:\n    one\n    two\n", messages)


if __name__ == "__main__":
    unittest.main()
