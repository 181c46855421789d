# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""A server that keeps the contracts of E2B and Blaxel, with a real Python behind it, and that can misbehave. It says
its port, then serves until its input ends. What breaks a contract is answered with 400 and remembered (GET /control)."""

import base64
import io
import json
import os
import shlex
import signal
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, parse_qsl

from jupytertunnel import hand_on

KEY = "e2b_0123456789abcdef"
ENVD_TOKEN = "envd-secret"
BLAXEL_KEY = "bl-secret-key"
BLAXEL_CLIENT = base64.b64encode(b"client:secret").decode()
VERSION = "2026-04-28"


class State:
    def __init__(self):
        self.lock = threading.Lock()
        self.sandboxes = {}
        self.requests = []
        self.sent = []  # of each request its headers and its body
        self.violations = []
        self.tokens = {}
        self.installation = []
        self.misbehaviour = ""
        self.times = 0  # that it misbehaves
        self.released = threading.Event()  # answers that are late

    def misbehaves(self, how):
        with self.lock:
            if self.misbehaviour != how or self.times == 0:
                return False
            self.times -= 1
            return True


STATE = State()


class Broken(Exception):
    """The contract is broken by the client."""


def demand(condition, what):
    if not condition:
        raise Broken(what)


class Interpreter:
    """One Python with IPython's shell. Cells run one after the other on the main thread, where they can be interrupted."""

    def __init__(self):
        from IPython.core.interactiveshell import InteractiveShell

        self.shell = InteractiveShell()
        hook = self.shell.displayhook  # values are told as results, not printed
        for part in ("write_output_prompt", "write_format_data", "finish_displayhook"):
            setattr(hook, part, lambda *_, **__: None)
        self.count = 0

    def run(self, code, emit):
        stream = Stream(emit)
        before = sys.stdout, sys.stderr, self.shell.showtraceback, self.shell.showsyntaxerror
        sys.stdout = sys.stderr = stream
        self.shell.showtraceback = self.shell.showsyntaxerror = lambda *_, **__: None
        try:
            result = self.shell.run_cell(code, store_history=True)
        finally:
            sys.stdout, sys.stderr, self.shell.showtraceback, self.shell.showsyntaxerror = before
        self.count += 1
        return result


class Stream(io.TextIOBase):
    def __init__(self, emit):
        self.emit = emit

    def write(self, text):
        if text:
            self.emit({"type": "stdout", "text": text, "timestamp": "now"})
        return len(text)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def setup(self):
        super().setup()
        self.sending = threading.Lock()

    def log_message(self, *_):
        pass

    def answer(self, status, document=None, headers=()):
        body = b"" if document is None else json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if body:
            self.send_header("Content-Type", "application/json")
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    # Clients that do not know how much they send do so in chunks.
    def read_body(self):
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        whole = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            whole += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return whole

    def body(self):
        return json.loads(self.raw) if self.raw else None

    def do_any(self):
        try:
            self.serve()
        except (Broken, KeyError, TypeError, ValueError) as broken:
            STATE.violations.append(f"{self.command} {self.path}: {broken}")
            self.answer(400, {"message": f"contract: {broken}"})

    do_GET = do_POST = do_DELETE = do_any

    def serve(self):
        self.raw = self.read_body()
        path = self.path.partition("?")[0]
        if path == "/control":
            return self.control()
        STATE.requests.append(f"{self.command} {path}")
        STATE.sent.append({"request": f"{self.command} {self.path}", "headers": {name.lower(): value for name, value in self.headers.items()}, "body": self.raw.decode(errors="replace")})
        if "/port/8888/" in path:
            return self.tunnel()
        if "/process" in path:
            return self.process(path)
        if self.command == "DELETE" and STATE.misbehaves("unstoppable"):
            return self.answer(500, {"message": "not now"})
        for how, status in (("unauthorized", 401), ("limited", 429), ("failing", 500)):
            if STATE.misbehaves(how):
                said = {"message": f"{how}: the key was {self.headers.get('X-API-KEY') or self.headers.get('X-Blaxel-Authorization')}"}
                return self.answer(status, said, [("Retry-After", "0")])
        if STATE.misbehaves("nonsense"):
            self.send_response(201)
            self.send_header("Content-Length", "9")
            self.end_headers()
            return self.wfile.write(b"<html>no!")
        if STATE.misbehaves("silent"):
            return time.sleep(60)
        if path == "/execute":
            return self.execute()
        return self.blaxel(path) if self.headers.get("X-Blaxel-Workspace") or path == "/oauth/token" else self.e2b(path)

    def control(self):
        document = self.body()
        if document:
            STATE.misbehaviour, STATE.times = document["how"], document.get("times", 1)
            STATE.violations.clear()
            STATE.requests.clear()
            STATE.sent.clear()
            (STATE.released.clear if document["how"] == "made late" else STATE.released.set)()
        told = {"violations": STATE.violations, "requests": STATE.requests, "sandboxes": list(STATE.sandboxes)}
        if self.path.endswith("?sent"):
            told["sent"] = STATE.sent
        self.answer(200, told)

    # E2B

    def e2b(self, path):
        demand(self.headers.get("X-API-KEY") == KEY, "the key")
        if path == "/v2/sandboxes":
            return self.create_e2b(self.body()) if self.command == "POST" else self.list_e2b()
        demand(path.startswith("/sandboxes/"), "the path")
        name = path.removeprefix("/sandboxes/")
        if self.command == "POST" and name.endswith("/timeout"):
            demand(isinstance(self.body()["timeout"], int), "the timeout")
            return self.answer(204 if name.removesuffix("/timeout") in STATE.sandboxes else 404)
        demand(self.command == "DELETE", "the request")
        return self.answer(404 if STATE.sandboxes.pop(name, None) is None else 204)

    # In pages of two, each of which names the next one.
    def list_e2b(self):
        demand(self.command == "GET", "the request")
        query = parse_qs(self.path.partition("?")[2])
        demand(set(query) <= {"metadata", "state", "limit", "nextToken"}, "the query")
        wanted = dict(parse_qsl(query.get("metadata", [""])[0]))
        found = [(one, known) for one, known in STATE.sandboxes.items() if wanted.items() <= (known or {}).items()]
        at = int(query.get("nextToken", ["0"])[0])
        told = [{"sandboxID": one, "clientID": "c", "templateID": "code-interpreter-v1", "startedAt": "2026-01-01T00:00:00Z", "endAt": "2026-01-01T00:05:00Z",
                 "cpuCount": 2, "memoryMB": 512, "diskSizeMB": 512, "envdVersion": "0.2.0", "state": "running", "metadata": known} for one, known in found[at : at + 2]]
        self.answer(200, told, [("X-Next-Token", str(at + 2))] if len(found) > at + 2 else [])

    def tell_made(self, status, document):
        if STATE.misbehaves("made late"):
            STATE.released.wait(60)
        if STATE.misbehaves("made and cut"):
            return self.connection.shutdown(socket.SHUT_RDWR)
        return self.answer(status, document)

    def create_e2b(self, wanted):
        demand({"templateID", "timeout"} <= set(wanted) <= {"templateID", "timeout", "metadata", "envVars", "allow_internet_access"}, "the fields")
        demand(wanted["templateID"] == "code-interpreter-v1", "the template")
        demand(isinstance(wanted["timeout"], int) and wanted["timeout"] > 0, "the timeout")
        demand(isinstance(wanted.get("allow_internet_access", True), bool), "the settings")
        name = f"sbx{len(STATE.requests)}"
        STATE.sandboxes[name] = wanted.get("metadata")
        told = {"sandboxID": name, "clientID": "c", "templateID": wanted["templateID"], "envdVersion": "0.2.0", "envdAccessToken": ENVD_TOKEN, "domain": None}
        self.tell_made(201, told)

    def execute(self):
        name = self.headers.get("E2b-Sandbox-Id")
        demand(self.headers.get("E2b-Sandbox-Port") == "49999", "the port")
        demand(self.headers.get("X-Access-Token") == ENVD_TOKEN, "the token")
        demand(self.headers.get("X-API-KEY") is None, "the key is not for sandboxes")
        wanted = self.body()
        demand(set(wanted) == {"code"} and isinstance(wanted["code"], str), "the fields")
        if name not in STATE.sandboxes or STATE.misbehaves("gone"):
            return self.answer(502, {"message": "the sandbox is gone"})
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        if STATE.misbehaves("half"):
            self.chunk({"type": "stdout", "text": "half", "timestamp": "now"})
            self.wfile.write(b"20\r\n{\"type\": \"std")
            return self.connection.shutdown(socket.SHUT_RDWR)
        if STATE.misbehaves("garbage"):
            self.chunk("[[[")
            return self.wfile.write(b"0\r\n\r\n")
        if STATE.misbehaves("strange"):
            for line in (None, 7, [], {"type": 5}, {"type": "unheard"}, {"type": "result", "is_main_result": "yes"}, {"type": "error"}):
                self.chunk(line)
        return self.run(name, wanted["code"])

    def chunk(self, document):
        line = (document if isinstance(document, str) and document == "[[[" else json.dumps(document)).encode() + b"\n"
        with self.sending:
            self.wfile.write(f"{len(line):x}\r\n".encode() + line + b"\r\n")
            self.wfile.flush()

    def run(self, name, code):
        done = threading.Event()
        WORK.put(name, code, self.emit, done)
        while not done.wait(0.1):
            try:
                self.chunk({"type": "keepalive"})
            except OSError:  # who leaves early wants the code interrupted
                WORK.interrupt()
                done.wait(10)
                return
        self.chunk({"type": "end_of_execution"})
        self.wfile.write(b"0\r\n\r\n")

    def emit(self, document):
        try:
            self.chunk(document)
        except OSError:
            pass

    # Blaxel

    def blaxel(self, path):
        if path == "/oauth/token":
            return self.give_token(self.body())
        demand(self.headers.get("Blaxel-Version") == VERSION, "the version")
        demand(self.headers.get("X-Blaxel-Workspace") == "ws", "the workspace")
        demand(self.is_authorized(), "the authorization")
        name = path.removeprefix("/sandboxes").strip("/")
        if self.command == "POST" and not name:
            return self.create_blaxel(self.body())
        if self.command == "GET" and not name:
            return self.list_blaxel()
        demand(self.command == "DELETE", "the request")
        return self.answer(404 if STATE.sandboxes.pop(name, None) is None else 200, {"metadata": {"name": name}})

    # In pages of two, each of which names where the next one begins.
    def list_blaxel(self):
        query = parse_qs(self.path.partition("?")[2])
        demand(set(query) <= {"cursor", "limit"}, "the query")
        at = int(query.get("cursor", ["0"])[0])
        names = list(STATE.sandboxes)
        meta = {"hasMore": True, "nextCursor": str(at + 2)} if len(names) > at + 2 else {"hasMore": False}
        self.answer(200, {"data": [{"metadata": {"name": one}, "spec": {"runtime": {"image": "i"}}} for one in names[at : at + 2]], "meta": meta})

    # As the service does it: a process that is asked for again until it has ended. Here it ends when it is first asked for.
    def process(self, path):
        demand(self.headers.get("X-Blaxel-Workspace") == "ws" and self.is_authorized(), "the authorization of the process")
        if self.command == "POST":
            wanted = self.body()
            demand(set(wanted) == {"name", "command"} and wanted["name"] == "install-packages", "the process")
            words = shlex.split(wanted["command"])
            demand(words[:3] == ["pip", "install", "--root-user-action=ignore"], "the command")
            STATE.installation = words[3:]
            return self.answer(200, {"name": "install-packages", "status": "running", "pid": 7})
        demand(self.command == "GET" and path.endswith("/process/install-packages"), "the request")
        if STATE.misbehaves("failing pip"):
            return self.answer(200, {"status": "failed", "exitCode": 1, "logs": "Collecting a\nERROR: no such package\n"})
        return self.answer(200, {"status": "completed", "exitCode": 0, "logs": f"Collecting\nasked: {STATE.installation}\n"})

    def is_authorized(self):
        bearer = (self.headers.get("X-Blaxel-Authorization") or "").removeprefix("Bearer ")
        return bearer == BLAXEL_KEY or STATE.tokens.get(bearer, 0) > time.monotonic()

    def give_token(self, wanted):
        if wanted["grant_type"] == "client_credentials":
            demand(self.headers.get("Authorization") == f"Basic {BLAXEL_CLIENT}", "the credentials")
        else:
            demand(wanted == {"grant_type": "refresh_token", "refresh_token": "r", "device_code": "d", "client_id": "blaxel"}, "the refresh")
        token = f"token-{len(STATE.tokens)}"
        STATE.tokens[token] = time.monotonic() + 3600
        life = 60 if STATE.misbehaves("short") else 3600
        self.answer(200, {"access_token": token, "refresh_token": "r", "expires_in": life, "token_type": "Bearer"})

    def create_blaxel(self, wanted):
        demand("?" not in self.path, "the query")
        demand(set(wanted) == {"metadata", "spec"}, "the fields")
        demand(set(wanted["spec"]) <= {"region", "runtime"}, "the fields of the specification")
        runtime = wanted["spec"]["runtime"]
        demand(set(runtime) <= {"image", "memory", "ports", "envs", "generation", "ttl"}, "the fields of the runtime")
        demand(runtime["image"] == "blaxel/jupyter-notebook" and runtime["memory"] == 4096, "the runtime")
        demand(runtime["ports"] == [{"target": 8888, "protocol": "HTTP"}] and runtime["generation"] == "mk3", "the ports and the generation")
        name = wanted["metadata"]["name"]
        if name in STATE.sandboxes:
            return self.answer(409, {"error": "there is one of that name"})
        STATE.sandboxes[name] = {}
        host, port = self.server.server_address
        self.tell_made(200, {"metadata": {"name": name, "url": f"http://{host}:{port}/sandbox/{name}"}})

    def tunnel(self):
        demand(self.headers.get("X-Blaxel-Workspace") == "ws" and self.is_authorized(), "the authorization of the port")
        name, _, rest = self.path.removeprefix("/sandbox/").partition("/port/8888")
        if name not in STATE.sandboxes or STATE.misbehaves("gone"):
            return self.answer(502, {"error": "the sandbox is gone"})
        kept = [(key, value) for key, value in self.headers.items() if not key.lower().startswith("x-blaxel")]
        hand_on(self.connection, self.command, rest, kept, self.raw)
        self.close_connection = True


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Who leaves is no fault, and what is printed here would be of the cell that runs."""


class Work:
    """Cells of all sandboxes, one at a time, for the main thread."""

    def __init__(self):
        self.ready = threading.Condition()
        self.cells = []
        self.running = None

    def put(self, *cell):
        with self.ready:
            self.cells.append(cell)
            self.ready.notify()

    def interrupt(self):
        if self.running:
            os.kill(os.getpid(), signal.SIGINT)

    def serve(self):
        interpreters = {}
        while True:
            try:
                self.serve_one(interpreters)
            except KeyboardInterrupt:
                pass

    def serve_one(self, interpreters):
        with self.ready:
            while not self.cells:
                self.ready.wait()
            name, code, emit, done = self.cells.pop(0)
        interpreter = interpreters.setdefault(name, None) or Interpreter()
        interpreters[name] = interpreter
        self.running = name
        try:
            self.tell(interpreter.run(code, emit), interpreter, emit)
        finally:
            self.running = None
            done.set()

    @staticmethod
    def tell(result, interpreter, emit):
        fault = result.error_before_exec or result.error_in_exec
        if fault is not None:
            text = f"Cell In[1], line {line_of(fault)}\n{type(fault).__name__}: {fault}"
            emit({"type": "error", "name": type(fault).__name__, "value": str(fault), "traceback": text})
        elif result.result is not None:
            emit({"type": "result", "text": repr(result.result), "is_main_result": True})
        emit({"type": "number_of_executions", "execution_count": interpreter.count})


def line_of(fault):
    line, frame = getattr(fault, "lineno", None) or 0, fault.__traceback__
    while frame is not None:
        if "ipython-input" in frame.tb_frame.f_code.co_filename or "ipykernel" in frame.tb_frame.f_code.co_filename:
            line = frame.tb_lineno
        frame = frame.tb_next
    return line


WORK = Work()


def end_with_input():
    sys.__stdin__.read()
    os._exit(0)


def main():
    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    threading.Thread(target=end_with_input, daemon=True).start()
    WORK.serve()


main()
