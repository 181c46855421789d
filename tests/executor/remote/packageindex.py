# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""A package index with one small wheel on the loopback interface: packageindex.py FOLDER. Says its port, then serves
until its input ends."""

import functools
import os
import pathlib
import sys
import threading
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

INFO = "vitrine_tiny-1.5.dist-info"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def make_wheel(folder):
    folder.mkdir(parents=True)
    with zipfile.ZipFile(folder / "vitrine_tiny-1.5-py3-none-any.whl", "w") as wheel:
        wheel.writestr("vitrine_tiny.py", "def seven():\n    return 7\n")
        wheel.writestr(f"{INFO}/METADATA", "Metadata-Version: 2.1\nName: vitrine-tiny\nVersion: 1.5\n")
        wheel.writestr(f"{INFO}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{INFO}/RECORD", "")


def main():
    folder = pathlib.Path(sys.argv[1])
    make_wheel(folder / "simple" / "vitrine-tiny")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()
    os._exit(0)


main()
