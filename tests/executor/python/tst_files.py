# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Files as libraries use them: a step ends in the same way in each executor, and a denied file is denied by a rule.

Libraries look for a file before they open it, where the jail has none, and handle errors of the system in their own
ways."""

import importlib.util
import unittest

from vitrine import LocalPythonExecutor, SandboxPythonExecutor

POLICY = {
    "vitrine_policy": 1,
    "base": "science",
    "imports": {"allow": [
        "PIL", "PIL.*", "configparser", "csv", "filecmp", "fileinput", "glob", "gzip", "importlib.resources", "json",
        "linecache", "logging", "matplotlib", "matplotlib.*", "mimetypes", "numpy", "numpy.*", "os", "pandas", "pandas.*",
        "pathlib", "pickle", "scipy", "scipy.*", "shelve", "shutil", "sqlite3", "tarfile", "tempfile",
        "xml.etree.ElementTree", "zipfile", "zoneinfo"]},
    "limits": {"memory_mib": None},
}
READ, WRITE = "filesystem.read", "filesystem.write"

# The rule that denies the step, None if it succeeds, or the error of the library for what is not about a denied file.
STEPS = {
    "import numpy as np\nnp.genfromtxt('/etc/passwd')": READ,
    "import numpy as np\nnp.loadtxt('/etc/passwd')": READ,
    "import numpy as np\nnp.fromfile('/etc/passwd')": READ,
    "import numpy as np\nnp.load('/etc/passwd')": READ,
    "import numpy as np\nnp.save('/tmp/x.npy', np.zeros(3))": WRITE,
    "import numpy as np\nnp.zeros(3).tofile('/tmp/x.bin')": WRITE,
    "import numpy as np\nnp.memmap('/etc/passwd')": WRITE,
    "import pandas as pd\npd.DataFrame({'a':[1]}).to_csv('/tmp/x')": WRITE,
    "import pandas as pd\npd.DataFrame({'a':[1]}).to_csv('/home/none/x')": WRITE,
    "import pandas as pd\npd.read_csv('/etc/passwd')": READ,
    "import pandas as pd\npd.read_csv('/data/none.csv')": READ,
    "import pandas as pd\npd.read_json('/etc/passwd')": READ,
    "import pandas as pd\npd.read_pickle('/etc/passwd')": READ,
    "import pandas as pd\npd.DataFrame({'a':[1]}).to_json('/tmp/x')": WRITE,
    "import pandas as pd\npd.DataFrame({'a':[1]}).to_pickle('/tmp/x')": WRITE,
    "import pandas as pd\npd.DataFrame({'a':[1]}).to_html('/tmp/x')": WRITE,
    "import matplotlib\nmatplotlib.use('agg')\nimport matplotlib.pyplot as plt\nplt.plot([1])\nplt.savefig('/tmp/x.png')": WRITE,
    "import matplotlib.pyplot as plt\nplt.imread('/etc/passwd')": READ,
    "import matplotlib.pyplot as plt\nplt.style.use('/etc/passwd')": READ,
    "from PIL import Image\nImage.open('/etc/passwd')": READ,
    "from PIL import Image\nImage.new('L',(2,2)).save('/tmp/x.png')": WRITE,
    "from PIL import ImageFont\nImageFont.truetype('/etc/passwd')": READ,
    "import sqlite3\nsqlite3.connect('/tmp/x.db').execute('select 1')": WRITE,
    "import zipfile\nzipfile.ZipFile('/etc/passwd')": READ,
    "import zipfile\nzipfile.ZipFile('/tmp/x.zip','w')": WRITE,
    "import zipfile\nprint(zipfile.is_zipfile('/etc/passwd'))": READ,
    "import tarfile\ntarfile.open('/etc/passwd')": READ,
    "import tarfile\nprint(tarfile.is_tarfile('/etc/passwd'))": READ,
    "import gzip\ngzip.open('/etc/passwd').read()": READ,
    "import pathlib\nprint(pathlib.Path('/etc/passwd').exists())": READ,
    "import pathlib\nprint(pathlib.Path('/etc/passwd').is_file())": READ,
    "import pathlib\nprint(pathlib.Path('/etc/passwd').stat())": READ,
    "import pathlib\nprint(pathlib.Path('/etc/passwd').read_text())": READ,
    "import pathlib\nprint(pathlib.Path('/tmp/x').write_text('x'))": WRITE,
    "import pathlib\nprint(list(pathlib.Path('/etc').iterdir()))": READ,
    "import pathlib\nprint(list(pathlib.Path('/etc').glob('*')))": READ,
    "import pathlib\nprint(list(pathlib.Path('/home').rglob('*.py')))": READ,
    "import pathlib\npathlib.Path('/tmp/dd').mkdir()": WRITE,
    "import pathlib\nprint(pathlib.Path('/etc/passwd').resolve())": None,
    "import pathlib\nprint(pathlib.Path('/etc/localtime').readlink())": READ,
    "import pathlib\nprint(pathlib.Path('/tmp/xt').touch())": WRITE,
    "import pathlib\nprint(pathlib.Path('/tmp/xt').unlink())": WRITE,
    "import os\nprint(os.path.exists('/etc/passwd'))": READ,
    "import os\nprint(os.path.exists('/etc/nonesuch'))": READ,
    "import os\nprint(os.path.isfile('/etc/passwd'))": READ,
    "import os\nprint(os.path.isdir('/etc'))": READ,
    "import os\nprint(os.path.getsize('/etc/passwd'))": READ,
    "import os\nprint(os.stat('/etc/passwd'))": READ,
    "import os\nprint(os.access('/etc/passwd', os.R_OK))": READ,
    "import os\nprint(os.readlink('/etc/localtime'))": READ,
    "import os\nprint(os.listdir('/etc'))": READ,
    "import os\nprint(list(os.scandir('/etc')))": READ,
    "import os\nos.makedirs('/tmp/a/b')": WRITE,
    "import os\nos.makedirs('/tmp/a/b', exist_ok=True)": WRITE,
    "import os\nos.remove('/tmp/none')": WRITE,
    "import os\nos.rename('/tmp/none','/tmp/n2')": WRITE,
    "import os\nprint(os.statvfs('/etc'))": READ,
    "import os\nprint(os.path.realpath('/etc/passwd'))": None,
    "import glob\nprint(glob.glob('/etc/*'))": READ,
    "import glob\nprint(glob.glob('/etc/passwd'))": READ,
    "import shutil\nshutil.copy('/etc/passwd','/tmp/x')": WRITE,
    "import shutil\nopen('a','w').close()\nshutil.copy('a','/tmp/x')": WRITE,
    "import shutil\nshutil.move('/etc/passwd','/tmp/x')": WRITE,
    "import shutil\nshutil.rmtree('/tmp/x')": WRITE,
    "import shutil\nshutil.copytree('/etc','/tmp/x')": READ,
    "import shutil\nprint(shutil.which('ls'))": None,
    "import shutil\nprint(shutil.disk_usage('/etc'))": READ,
    "import zoneinfo\nprint(zoneinfo.ZoneInfo('Europe/Berlin'))": None,
    "import zoneinfo\nprint(len(zoneinfo.available_timezones()))": None,
    "import zoneinfo\nprint(zoneinfo.ZoneInfo('Europe/Nowhere'))": "ZoneInfoNotFoundError",
    "import pandas as pd\nprint(pd.Timestamp('2024-01-01',tz='Europe/Berlin'))": None,
    "import csv\nwith open('/etc/passwd') as f: print(list(csv.reader(f)))": READ,
    "import json\nwith open('/etc/passwd') as f: print(json.load(f))": READ,
    "import json\nwith open('/tmp/x.json','w') as f: print(json.dump({},f))": WRITE,
    "import pickle\nwith open('/etc/passwd','rb') as f: print(pickle.load(f))": READ,
    "import importlib.resources as r\nprint((r.files('json')/'__init__.py').read_text()[:3])": None,
    "import importlib.resources as r\nprint((r.files('json')/'nix').is_file())": None,
    "import configparser\nc=configparser.ConfigParser()\nprint(c.read('/etc/passwd'))": READ,
    "import logging\nlogging.basicConfig(filename='/tmp/x.log')": WRITE,
    "import xml.etree.ElementTree as e\ne.parse('/etc/passwd')": READ,
    "import xml.etree.ElementTree as e\ne.ElementTree(e.Element('a')).write('/tmp/x')": WRITE,
    "import linecache\nprint(linecache.getline('/etc/passwd',1))": READ,
    "import fileinput\nprint(list(fileinput.input('/etc/passwd')))": READ,
    "import filecmp\nprint(filecmp.cmp('/etc/passwd','/etc/group'))": READ,
    "import mimetypes\nprint(mimetypes.guess_type('a.txt'))": None,
    "import shelve\nshelve.open('/tmp/x')": WRITE,
    "import scipy.io\nscipy.io.loadmat('/etc/passwd')": READ,
    "import scipy.io.wavfile as w\nw.read('/etc/passwd')": READ,
    "import os\nos.chdir('/etc')": READ,
    "print(open('/proc/cpuinfo').read()[:3])": READ,
    "print(open('/proc/self/status').read()[:3])": READ,
    "print(open('/usr/share/dict/words').read()[:3])": READ,
    "print(open('/usr/bin/ls','rb').read()[:3])": READ,
    "open('/dev/shm/x','w')": WRITE,
    "print(len(open('/dev/urandom','rb').read(3)))": READ,
}


def needs(code):
    libraries = ("PIL", "matplotlib", "numpy", "pandas", "scipy")
    return [one for one in libraries if f"import {one}" in code or f"from {one}" in code]


def isInstalled(code):
    return all(importlib.util.find_spec(one) for one in needs(code))


def outcome(kind, code, policy=POLICY):
    executor = kind([], policy=policy)
    try:
        executor(code)
    except ValueError:
        pass  # last_result has it
    result = executor.last_result
    if kind is SandboxPythonExecutor:
        executor.cleanup()
    return result


def ending(result):
    error = result["error"] or {}
    return result["status"], error.get("type"), error.get("rule")


class Files(unittest.TestCase):
    maxDiff = None

    def test_a_step_ends_in_the_same_way_in_each_executor(self):
        for code, expected in STEPS.items():
            if not isInstalled(code):
                continue
            with self.subTest(code):
                local = outcome(LocalPythonExecutor, code)
                self.assertEqual(ending(local), ending(outcome(SandboxPythonExecutor, code)))
                error = local["error"] or {}
                self.assertEqual(error.get("rule") or error.get("type"), expected, error)
                self.assertEqual(local["status"], "blocked" if expected in (READ, WRITE) else "error" if expected else "ok")

    def test_a_denial_names_the_file_that_the_code_named(self):
        for code, path in (
            ("import numpy as np\nnp.genfromtxt('/etc/passwd')", "/etc/passwd"),
            ("import os\nos.path.exists('/etc/../etc/passwd')", "/etc/passwd"),
            ("import pathlib\n(pathlib.Path('/etc') / 'passwd').exists()", "/etc/passwd"),
            ("import pandas as pd\npd.DataFrame({'a': [1]}).to_csv('/tmp/table.csv')", "/tmp/table.csv"),
            ("import os\nos.makedirs('/tmp/one/two', exist_ok=True)", "/tmp/one/two"),
        ):
            for kind in (LocalPythonExecutor, SandboxPythonExecutor) if isInstalled(code) else ():
                with self.subTest(code, kind=kind.__name__):
                    result = outcome(kind, code)
                    self.assertTrue(result["error"]["message"].endswith(": " + path), result["error"])
                    self.assertEqual(result["events"][-1]["detail"], path)

    def test_what_the_policy_allows_can_be_looked_at(self):
        policy = {**POLICY, "filesystem": {"read": ["/etc/passwd"], "write": []}}
        code = ("import os, pathlib\npath = pathlib.Path('/etc/passwd')\n"
                "print(path.exists(), os.path.getsize(path) > 0, path.resolve(), os.path.isdir('/etc'), os.access(path, os.R_OK))")
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            result = outcome(kind, code, policy)
            self.assertEqual(result["logs"], "True True /etc/passwd True True\n", result["error"])

    def test_libraries_look_for_their_own_files(self):
        """They find what the jail has: nothing outside of it, and no denial."""
        code = "import shutil, mimetypes, zoneinfo\nprint(shutil.which('ls'), mimetypes.guess_type('a.txt')[0])\nzoneinfo.ZoneInfo('UTC')"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            result = outcome(kind, code)
            self.assertEqual((result["status"], result["logs"]), ("ok", "None text/plain\n"), result["error"])

    def test_a_denial_can_be_handled(self):
        """As the PermissionError that it is, where the code itself asks the system."""
        code = "import os\ntry:\n    os.stat('/etc/passwd')\nexcept PermissionError as error:\n    print('handled')"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            self.assertEqual(outcome(kind, code)["logs"], "handled\n")

    def test_an_address_is_no_file(self):
        code = "import numpy as np\nnp.genfromtxt('http://127.0.0.1:9/x')"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor) if isInstalled(code) else ():
            self.assertEqual(outcome(kind, code)["error"]["rule"], "network.hosts")

    def test_links_are_followed_as_far_as_the_policy_goes(self):
        code = "import os, pathlib\nprint(pathlib.Path('/etc/mtab').resolve(), os.path.realpath('/etc/mtab'))"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            result = outcome(kind, code)
            self.assertEqual((result["status"], result["logs"]), ("ok", "/etc/mtab /etc/mtab\n"))

    def test_a_path_has_one_name(self):
        code = "import os\nclass Path:\n    def __fspath__(self): return '/etc/passwd'\nos.stat(Path())"
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            self.assertEqual(ending(outcome(kind, code)), ("blocked", "OperationDenied", READ))

    def test_no_folder_for_temporary_files(self):
        """The session's folder is one in the sandbox; elsewhere the policy has to name one."""
        code = "import tempfile\ntempfile.mkdtemp()"
        self.assertEqual(ending(outcome(LocalPythonExecutor, code)), ("blocked", "FileNotFoundError", WRITE))
        self.assertEqual(outcome(SandboxPythonExecutor, code)["status"], "ok")


if __name__ == "__main__":
    unittest.main()
