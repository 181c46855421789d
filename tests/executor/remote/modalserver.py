# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""A real gRPC server that keeps the contract of Modal, with a real Jupyter server behind the tunnels of its sandboxes,
and that can misbehave. It reads and writes the messages by the numbers of their members itself, so that it shares
nothing with the client. It says the port of its control, then that of gRPC, and serves until its input ends. What
breaks the contract is answered with INVALID_ARGUMENT and remembered."""

import base64
import json
import os
import struct
import sys
import threading
import time
from concurrent import futures
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import grpc
from jupytertunnel import hand_on

TOKEN_ID = "ak-known"
TOKEN_SECRET = "as-modal-secret"
AUTH_TOKEN = "e30"  # how it begins
FIRST_MADE = 1767225600.0
PYTHON_CLIENT, JAVASCRIPT_CLIENT = "1", "8"
BUILDER = "2025.06"
SERVICE = "modal.client.ModalClient"


# Messages: {number: [values]}, where a value is an int, or bytes.


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def decode(data):
    found, at = {}, 0
    while at < len(data):
        key, at = varint(data, at)
        number, kind = key >> 3, key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 1:
            value, at = struct.unpack("<d", data[at : at + 8])[0], at + 8
        elif kind == 5:
            value, at = struct.unpack("<f", data[at : at + 4])[0], at + 4
        else:
            size, at = varint(data, at)
            value, at = data[at : at + size], at + size
        found.setdefault(number, []).append(value)
    return found


# As JSON can hold it. What begins like a message may be a text: which one it is, those who compare know.
def plain(message):
    return {number: [value.hex() if isinstance(value, bytes) else value for value in values] for number, values in message.items()}


def number_of(value):
    out = b""
    while value > 127:
        out, value = out + bytes([value & 127 | 128]), value >> 7
    return out + bytes([value])


def encode(*members):
    """Members in order: (number, str | bytes | int | float)."""
    out = b""
    for number, value in members:
        if isinstance(value, float):
            out += number_of(number << 3 | 1) + struct.pack("<d", value)
        elif isinstance(value, int):
            out += number_of(number << 3) + number_of(value)
        else:
            data = value.encode() if isinstance(value, str) else value
            out += number_of(number << 3 | 2) + number_of(len(data)) + data
    return out


def text(message, number):
    return message.get(number, [b""])[0].decode()


class State:
    def __init__(self):
        self.lock = threading.Lock()
        self.sandboxes = {}  # id -> token of its Jupyter server
        self.secrets = {}
        self.images = {}  # id -> whether it is built
        self.requests = []
        self.sent = []  # of each request its metadata and its message
        self.keys = []  # of idempotency
        self.violations = []
        self.misbehaviour = ""
        self.times = 0
        self.networks = []
        self.made = {}  # key of idempotency -> id
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


def fields(message, wanted, what):
    demand(set(message) <= wanted, f"{what}: members {sorted(set(message) - wanted)}")


# Calls


def client_hello(message):
    fields(message, set(), "ClientHello")
    return encode((2, BUILDER))


# A token for the calls after it, as clients ask for whose type is not that of Python's.
def auth_token(message):
    fields(message, set(), "AuthTokenGet")
    claims = base64.urlsafe_b64encode(json.dumps({"exp": int(time.time()) + 3600}).encode()).decode().rstrip("=")
    return encode((1, f"{AUTH_TOKEN}.{claims}.signature"))


def app(message):
    fields(message, {1, 2, 3}, "AppGetOrCreate")
    demand(text(message, 1) == "vitrine" and message.get(3, [0])[0] in (0, 1), "the app")
    return encode((1, "ap-1"))


def environment(message):
    fields(message, {1, 2}, "EnvironmentGetOrCreate")
    return encode((1, "en-1"), (2, encode((1, "main"), (2, encode((1, BUILDER))))))


def image(message):
    fields(message, {2, 4, 9}, "ImageGetOrCreate")
    demand(text(message, 4) == "ap-1" and text(message, 9) == BUILDER, "app and builder")
    wanted = decode(message[2][0])
    fields(wanted, {5, 6, 11}, "Image")
    demand(text(wanted, 11) in (BUILDER, ""), "the image's version")
    commands = [line.decode() for line in wanted[6]]
    if 5 not in wanted:
        demand(commands[0].startswith("FROM python:"), "the base")
        STATE.images["im-base"] = True
        return encode((1, "im-base"), (2, encode((1, 1))))
    below = decode(wanted[5][0])
    demand(text(below, 1) == "im-base" and text(below, 2) == "base" and commands[0] == "FROM base", "the image below")
    demand("jupyter_kernel_gateway" in commands[-1] and "ipykernel" in commands[-1], "the kernel")
    STATE.images.setdefault("im-kernel", False)
    return encode((1, "im-kernel"))  # no result: it is still being built


def join_image(message, context):
    fields(message, {1, 2, 3}, "ImageJoinStreaming")
    demand(text(message, 1) in STATE.images and abs(message[2][0] - 55) < 1e-6, "the image and its time")
    last = text(message, 3)
    if not last:
        yield encode((2, encode((1, "Building image im-kernel\n"))), (3, "1-0"))
        if STATE.misbehaves("half"):
            context.abort(grpc.StatusCode.UNAVAILABLE, "cut")
        if STATE.misbehaves("slow"):
            return  # the service ends a stream that takes long
    else:
        demand(last == "1-0", "the last entry")
    if STATE.misbehaves("unbuildable"):
        yield encode((1, encode((1, 2), (2, "no such package"))))
        return
    STATE.images["im-kernel"] = True
    yield encode((2, encode((1, "Successfully installed ipykernel\n"))), (3, "1-1"))
    yield encode((1, encode((1, 1))), (3, "1-2"))


def secret(message):
    fields(message, {3, 4, 5, 6}, "SecretGetOrCreate")
    owned, ephemeral = 4, 5
    demand((message[4][0], text(message, 6)) in ((owned, "ap-1"), (ephemeral, "")) and len(message[5]) == 1, "the secret")
    entry = decode(message[5][0])
    demand(text(entry, 1) == "KG_AUTH_TOKEN" and len(text(entry, 2)) >= 32, "the token")
    name = f"st-{len(STATE.secrets)}"
    STATE.secrets[name] = text(entry, 2)
    return encode((1, name))


def create(message, context):
    key = dict(context.invocation_metadata())["x-idempotency-key"]
    if key in STATE.made:
        return made(STATE.made[key], context)  # the same request
    fields(message, {1, 2, 3}, "SandboxCreate")
    demand(text(message, 1) == "ap-1", "the app")
    wanted = decode(message[2][0])
    fields(wanted, {1, 3, 4, 5, 7, 20, 22, 33}, "Sandbox")
    words = [word.decode() for word in wanted[1]]
    demand(words == ["jupyter", "kernelgateway", "--KernelGatewayApp.ip=0.0.0.0", "--KernelGatewayApp.port=8888"], "the command")
    demand(text(wanted, 3) == "im-kernel" and STATE.images["im-kernel"], "the image")
    demand(text(wanted, 4) in STATE.secrets, "the secret")
    demand(wanted[7][0] > 0 and 0 < wanted[33][0] <= wanted[7][0], "the life")
    ports = [decode(port) for port in decode(wanted[20][0])[1]]
    demand(ports == [{1: [8888]}], "the ports")
    network = decode(wanted[22][0])
    demand(network == {1: [1]} or network == {1: [3], 2: [b"127.0.0.1/32"]}, "the network")
    with STATE.lock:
        name = f"sb-{len(STATE.requests):022}"  # so long are the ids of these
        STATE.networks.append(network[1][0])
        STATE.sandboxes[name] = STATE.secrets[text(wanted, 4)]
        STATE.made[key] = name
    return made(name, context)


def made(name, context):
    if STATE.misbehaves("made late"):
        STATE.released.wait(60)
    if STATE.misbehaves("made and cut"):
        context.abort(grpc.StatusCode.UNAVAILABLE, "cut")
    return encode((1, name))


def task(message):
    fields(message, {1, 2, 3}, "SandboxGetTaskId")
    demand(text(message, 1) in STATE.sandboxes, "the sandbox")
    return encode((1, "ta-1"))


def tunnels(message):
    fields(message, {1, 2}, "SandboxGetTunnels")
    demand(text(message, 1) in STATE.sandboxes and abs(message[2][0] - 50) < 1e-6, "the sandbox and its time")
    if STATE.misbehaves("late"):
        return encode((1, encode((1, 4))))
    if STATE.misbehaves("nowhere"):
        return encode((1, encode((1, 1))))
    return encode((1, encode((1, 1))), (2, encode((1, "127.0.0.1"), (2, TUNNEL.server_address[1]), (5, 8888))))


def listing(message):
    fields(message, {1, 2, 3, 4}, "SandboxList")
    demand(text(message, 1) == "ap-1", "the app")
    # A page is what was made before the oldest of the page before it.
    before = message.get(2, [float("inf")])[0]
    made = [(name, FIRST_MADE + place) for place, name in enumerate(STATE.sandboxes)]
    page = sorted(((name, at) for name, at in made if not before or at < before), key=lambda pair: -pair[1])[:2]
    return b"".join(encode((1, encode((1, name), (3, at)))) for name, at in page)


def terminate(message):
    fields(message, {1}, "SandboxTerminate")
    if STATE.sandboxes.pop(text(message, 1), None) is None:
        return None
    return encode((1, encode((1, 3))))


CALLS = {
    "ClientHello": client_hello,
    "AuthTokenGet": auth_token,
    "AppGetOrCreate": app,
    "EnvironmentGetOrCreate": environment,
    "ImageGetOrCreate": image,
    "SecretGetOrCreate": secret,
    "SandboxCreate": create,
    "SandboxGetTaskId": task,
    "SandboxGetTunnels": tunnels,
    "SandboxList": listing,
    "SandboxTerminate": terminate,
}
STATUSES = {
    "unauthorized": grpc.StatusCode.UNAUTHENTICATED,
    "limited": grpc.StatusCode.RESOURCE_EXHAUSTED,
    "failing": grpc.StatusCode.INTERNAL,
    "away": grpc.StatusCode.UNAVAILABLE,
    "wrong": grpc.StatusCode.FAILED_PRECONDITION,
}


# What each of the service's own clients says of itself.
SAID = {
    PYTHON_CLIENT: ("client-version", "python-version", "node", "platform", "timestamp", "host"),
    JAVASCRIPT_CLIENT: ("client-version", "libmodal-version", "host"),
}


def check_metadata(name, context):
    told = dict(context.invocation_metadata())
    kind = told.get("x-modal-client-type")
    demand(kind in SAID, "the client's type")
    for member in SAID[kind]:
        demand(told.get(f"x-modal-{member}"), f"x-modal-{member}")
    if kind == JAVASCRIPT_CLIENT:
        demand(name == "AuthTokenGet" or told.get("x-modal-auth-token", "").startswith(AUTH_TOKEN), "the token of the client")
        return demand(told.get("x-modal-token-id") == TOKEN_ID and told.get("x-modal-token-secret") == TOKEN_SECRET, "the credentials")
    demand(told.get("x-idempotency-key") and told.get("x-retry-attempt", "").isdigit(), "what tells that it is asked again")
    STATE.keys.append(told["x-idempotency-key"])
    demand(told["x-retry-attempt"] == str(STATE.keys.count(told["x-idempotency-key"]) - 1), "the count of attempts")
    if told.get("x-modal-token-id") != TOKEN_ID or told.get("x-modal-token-secret") != TOKEN_SECRET:
        context.abort(grpc.StatusCode.UNAUTHENTICATED, f"token {told.get('x-modal-token-secret')} is unknown")


def begin(name, context, message):
    with STATE.lock:
        STATE.requests.append(name)
        STATE.sent.append({"request": name, "headers": dict(context.invocation_metadata()), "message": plain(message)})
    check_metadata(name, context)
    for how, status in STATUSES.items():
        if STATE.misbehaves(f"{how} {name}") or STATE.misbehaves(how):
            context.abort(status, f"{how}: the token was {TOKEN_SECRET}")
    if STATE.misbehaves("silent"):
        time.sleep(60)


def broken(name, fault, context):
    STATE.violations.append(f"{name}: {fault}")
    context.abort(grpc.StatusCode.INVALID_ARGUMENT, f"contract: {fault}")


def unary(name):
    def serve(data, context):
        try:
            message = decode(data)
            begin(name, context, message)
            answer = create(message, context) if name == "SandboxCreate" else CALLS[name](message)
        except Broken as fault:
            broken(name, fault, context)
        if answer is None:
            context.abort(grpc.StatusCode.NOT_FOUND, "no such sandbox")
        return b"\xff\xff\xff" if STATE.misbehaves("nonsense") else answer

    return serve


def stream(data, context):
    try:
        message = decode(data)
        begin("ImageJoinStreaming", context, message)
        yield from join_image(message, context)
    except Broken as fault:
        broken("ImageJoinStreaming", fault, context)


class Calls(grpc.GenericRpcHandler):
    def service(self, details):
        service, _, name = details.method.lstrip("/").partition("/")
        if service == SERVICE and name == "ImageJoinStreaming":
            return grpc.unary_stream_rpc_method_handler(stream)
        if service == SERVICE and name in CALLS:
            return grpc.unary_unary_rpc_method_handler(unary(name))
        STATE.violations.append(f"{details.method}: no such call")
        return None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, document):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def serve(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.take(body)

    do_GET = do_POST = do_DELETE = serve


class Tunnel(Handler):
    """The port of all sandboxes: which one is meant its token tells."""

    def take(self, body):
        token = (self.headers.get("Authorization") or "").removeprefix("token ")
        if token not in STATE.sandboxes.values():
            return self.answer(403, {"message": "Forbidden"})
        if STATE.misbehaves("gone"):
            return self.answer(502, {"message": "the sandbox is gone"})
        if "/kernelspecs" in self.path and STATE.misbehaves("starting"):
            return self.answer(503, {"message": "starting"})
        hand_on(self.connection, self.command, self.path, self.headers.items(), body)
        self.close_connection = True


class Control(Handler):
    def take(self, body):
        if body:
            document = json.loads(body)
            STATE.misbehaviour, STATE.times = document["how"], document.get("times", 1)
            for list_ in (STATE.violations, STATE.requests, STATE.sent, STATE.keys, STATE.networks):
                list_.clear()
            STATE.images.clear()
            (STATE.released.clear if document["how"] == "made late" else STATE.released.set)()
        told = {
            "violations": STATE.violations,
            "requests": STATE.requests,
            "keys": STATE.keys,
            "networks": STATE.networks,
            "sandboxes": list(STATE.sandboxes),
        }
        if self.path.endswith("?sent"):
            told["sent"] = STATE.sent
        self.answer(200, told)


def served(handler):
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


TUNNEL = served(Tunnel)


def main():
    control = served(Control)
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=8), handlers=(Calls(),))
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    print(control.server_address[1], port, flush=True)
    sys.stdin.read()
    os._exit(0)


main()
