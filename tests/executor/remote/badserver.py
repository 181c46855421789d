# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""badserver.py: servers that answer every request over HTTP in one wrong way, one for each way. Says their ports, then
serves until its input ends."""

import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = "the key was e2b_0123456789abcdef, bl-secret-key, token-of-a-server"
STATUS = {"expired": 401, "forbidden": 403, "limited": 429, "failing": 500, "overloaded": 503, "moved": 302, "odd": 418}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def begin(self, status, *headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()

    def whole(self, status, body, *headers):
        self.begin(status, ("Content-Length", str(len(body))), *headers)
        self.wfile.write(body)

    def do_any(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        getattr(self, "do_" + self.server.how, self.do_status)()

    do_GET = do_POST = do_DELETE = do_any

    def do_status(self):
        how = self.server.how
        body = f'{{"message": "{how}: {SECRET}"}}'.encode()
        self.whole(STATUS[how], body, ("Retry-After", "0"), ("Location", "http://127.0.0.1:1/elsewhere"))

    def do_nonsense(self):
        self.whole(200, b"<html>a page</html>")

    def do_empty(self):
        self.whole(200, b"")

    def do_strange(self):
        self.whole(200, b'{"id": 7, "sandboxID": [], "ApiVersion": null, "metadata": {"url": 5, "name": {}}}')

    def do_deep(self):
        self.whole(200, b"[" * 200_000)

    def do_half(self):
        self.begin(200, ("Content-Length", "1000"))
        self.wfile.write(b'{"id": "half')
        self.close_connection = True

    def do_cut(self):
        self.close_connection = True

    def do_slow(self):
        self.begin(200, ("Content-Length", "1000000"))
        try:
            while True:
                self.wfile.write(b" ")
                self.wfile.flush()
                time.sleep(0.05)
        except OSError:
            self.close_connection = True

    def do_endless(self):
        self.begin(200)
        try:
            while True:
                self.wfile.write(b" " * 65536)
        except OSError:
            self.close_connection = True


def serve(how):
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.how = how
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


OTHERS = ["nonsense", "empty", "strange", "deep", "half", "cut", "slow", "endless"]
print(json.dumps({how: serve(how) for how in [*STATUS, *OTHERS]}), flush=True)
sys.stdin.read()
os._exit(0)
