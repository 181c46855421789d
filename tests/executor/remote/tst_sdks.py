# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The vendors' own clients of the clouds against the contract servers, and what Vitrine sends beside what they send.

Skipped where VITRINE_CLOUD_SDKS names no folder of theirs: `packaging/sdks CMD...` sets it."""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import unittest
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
SDKS = os.environ.get("VITRINE_CLOUD_SDKS", "")
PROGRAM = os.environ.get("VITRINE_BINARY", "vitrine")
STEPS = ["print('hello')\n", "6 * 7\n"]

# What a connection or a client says of itself; nobody's contract.
OF_CLIENTS = re.compile(r"host|connection|user-agent|accept.*|content-length|transfer-encoding|sec-fetch-mode|browser|lang.*"
                        r"|package_version|publisher|sdk_runtime|system|x-modal-client-.*|x-idempotency-key|x-(throttle-)?retry-.*")

# Where Vitrine sends something else than the vendor's client, and why. A row that no longer applies is a failure.
DEVIATIONS = {
    "e2b": {},
    "blaxel": {},
    "modal": {
        ("call", "ClientHello"): "Python's client greets first, which also tells whether the credentials are good",
        ("call", "AuthTokenGet"): "a token for calls that only the JavaScript client makes; credentials are sent with each call",
        ("call", "SandboxGetTaskId"): "the tunnels are asked for at once, and come when the sandbox runs",
        ("header", "x-modal-auth-token"): "as AuthTokenGet",
        ("header", "x-modal-libmodal-version"): "Vitrine speaks as Python's client does",
        ("header", "x-modal-python-version"): "Vitrine speaks as Python's client does",
        ("header", "x-modal-node"): "Vitrine speaks as Python's client does",
        ("header", "x-modal-platform"): "Vitrine speaks as Python's client does",
        ("header", "x-modal-timestamp"): "Vitrine speaks as Python's client does",
        ("ImageGetOrCreate", "image.version"): "Python's client sends the version in the image as well",
        ("SecretGetOrCreate", "app_id"): "the secret goes with the app, not with the connection, which a session outlives",
        ("SandboxCreate", "definition.resources"): "the JavaScript client sends it empty",
        ("SandboxCreate", "definition.resources.gpu_config"): "the JavaScript client sends it empty",
    },
}

# Of Modal's messages the members that tests compare, by number: a name, or a name and what is inside.
MESSAGES = {
    "ClientHello": {},
    "AppGetOrCreate": {1: "app_name", 2: "environment_name", 3: "object_creation_type"},
    "EnvironmentGetOrCreate": {1: "deployment_name", 2: "object_creation_type"},
    "ImageGetOrCreate": {2: ("image", {5: ("base_images", {1: "image_id", 2: "docker_tag"}), 6: "dockerfile_commands", 11: "version"}),
                         4: "app_id", 9: "builder_version"},
    "ImageJoinStreaming": {1: "image_id", 2: "timeout", 3: "last_entry_id"},
    "SecretGetOrCreate": {3: "environment_name", 4: "object_creation_type", 5: ("env_dict", {1: "key", 2: "value"}), 6: "app_id"},
    "SandboxCreate": {1: "app_id", 3: "environment_name",
                      2: ("definition", {1: "entrypoint_args", 3: "image_id", 4: "secret_ids", 5: ("resources", {4: ("gpu_config", {})}), 7: "timeout_secs",
                                         20: ("open_ports", {1: ("ports", {1: "port"})}), 22: ("network_access", {1: "type", 2: "allowed_cidrs"}),
                                         33: "idle_timeout_secs"})},
    "SandboxGetTunnels": {1: "sandbox_id", 2: "timeout"},
    "SandboxList": {1: "app_id", 2: "before_timestamp", 3: "environment_name"},
    "SandboxTerminate": {1: "sandbox_id"},
}


class Contract:
    """A contract server, and what was sent to it."""

    def __init__(self, script, home, jupyter=None):
        environment = os.environ | {"VITRINE_TEST_JUPYTER": jupyter or "", "VITRINE_TEST_JUPYTER_TOKEN": "secret", "IPYTHONDIR": home}
        self.process = subprocess.Popen([sys.executable, HERE / script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        ports = self.process.stdout.readline().split()
        self.control, self.calls = (f"http://127.0.0.1:{port}" for port in (ports[0], ports[-1]))

    def told(self):
        with urllib.request.urlopen(f"{self.control}/control?sent", timeout=30) as answer:
            return json.load(answer)

    def forget(self):
        body = json.dumps({"how": ""}).encode()
        urllib.request.urlopen(urllib.request.Request(f"{self.control}/control", data=body), timeout=30).close()

    def close(self):
        self.process.communicate(timeout=30)


class Jupyter:
    """The distribution's own server, behind the ports of sandboxes."""

    def __init__(self, home):
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        names = ("HOME", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")
        self.process = subprocess.Popen(
            ["jupyter-server", "--allow-root", "--no-browser", "--ip=127.0.0.1", f"--port={self.port}", "--IdentityProvider.token=secret"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=os.environ | dict.fromkeys(names, home), cwd=home)
        while "http://127.0.0.1" not in (line := self.process.stderr.readline()):
            if not line:
                raise unittest.SkipTest("there is no Jupyter server")
        self.address = "127.0.0.1:" + re.search(r"127\.0\.0\.1:(\d+)", line)[1]

    def close(self):
        self.process.terminate()
        self.process.communicate(timeout=30)


def paths(value, where=""):
    """The members of a JSON document with their types: {"spec.runtime.memory": "int"}."""
    if isinstance(value, dict):
        return {path: kind for name, item in value.items() for path, kind in paths(item, f"{where}.{name}" if where else name).items()}
    if isinstance(value, list):
        return {path: kind for item in value for path, kind in paths(item, f"{where}[]").items()}
    return {where: type(value).__name__}


def varint(data, at):
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 128:
            return value, at


def members(data, shape, where=""):
    """The members of a protobuf message by the names of `shape`."""
    found, at = {}, 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            _, at = varint(data, at)
            inside = b""
        else:
            size, at = varint(data, at) if kind == 2 else ({1: 8, 5: 4}[kind], at)
            inside, at = data[at:at + size], at + size
        found |= named(shape.get(key >> 3, f"member {key >> 3}"), inside, where)
    return found


def named(member, inside, where):
    name, shape = member if isinstance(member, tuple) else (member, None)
    path = f"{where}.{name}" if where else name
    return {path: "message"} | members(inside, shape, path) if shape is not None else {path: "value"}


def of_messages(sent):
    """{call: members} of what was sent to Modal's server. What has its default is not sent, so it may be there or not."""
    calls = {}
    for one in sent:
        shape, found = MESSAGES.get(one["request"], {}), {}
        for number, values in one["message"].items():
            for value in values:
                inside = bytes.fromhex(value) if isinstance(value, str) else b""
                found |= named(shape.get(int(number), f"member {number}"), inside, "")
        calls.setdefault(one["request"], {}).update(found)
    return calls


def of_requests(sent):
    """{request: members of its body and query}, with names of sandboxes taken out of the paths."""
    calls = {}
    for one in sent:
        verb, _, address = one["request"].partition(" ")
        path, _, query = address.partition("?")
        if "/port/" in path:
            continue  # what is behind the port is Jupyter's
        path = re.sub(r"/(sbx\d+|vitrine-[\w-]+)", "/NAME", path)
        found = calls.setdefault(f"{verb} {path}", {})
        found |= {f"?{part.partition('=')[0]}": "query" for part in query.split("&") if part}
        found |= paths(json.loads(one["body"])) if one["body"] else {}
    return calls


def headers(sent):
    names = {name.lower() for one in sent for name in one["headers"]}
    return {name for name in names if not OF_CLIENTS.fullmatch(name)}


def differences(ours, theirs, read):
    """What only one of the two sends: ("call", name), ("header", name) or (call, member)."""
    mine, other = read(ours), read(theirs)
    found = {("call", name) for name in mine.keys() ^ other.keys()}
    found |= {("header", name) for name in headers(ours) ^ headers(theirs)}
    for call in mine.keys() & other.keys():
        found |= {(call, path) for path, _ in mine[call].items() ^ other[call].items()}
    return found


class Sdks(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.home = folder.name
        cls.steps = []
        for number, code in enumerate(STEPS):
            cls.steps.append(Path(folder.name) / f"{number}.py")
            cls.steps[-1].write_text(code, encoding="utf-8")
        jupyter = Jupyter(folder.name)
        cls.addClassCleanup(jupyter.close)
        cls.clouds = Contract("cloudserver.py", folder.name, jupyter.address)
        cls.addClassCleanup(cls.clouds.close)
        cls.modal = Contract("modalserver.py", folder.name, jupyter.address)
        cls.addClassCleanup(cls.modal.close)
        cls.environment = os.environ | {
            "HOME": folder.name, "QT_QPA_PLATFORM": "offscreen", "DO_NOT_TRACK": "1",
            "E2B_API_KEY": "e2b_0123456789abcdef", "E2B_API_URL": cls.clouds.control, "E2B_SANDBOX_URL": cls.clouds.control,
            "BL_API_KEY": "bl-secret-key", "BL_WORKSPACE": "ws", "BL_API_URL": cls.clouds.control, "BL_DISABLE_H2": "true", "BL_REGION": "us-pdx-1",
            "MODAL_TOKEN_ID": "ak-known", "MODAL_TOKEN_SECRET": "as-modal-secret", "MODAL_SERVER_URL": cls.modal.calls,
            # What its second version makes is listed nowhere yet, so that nobody could find what a killed program left.
            "MODAL_SANDBOX_V2": "0",
        }

    def server(self, cloud):
        return self.modal if cloud == "modal" else self.clouds

    def sent_by(self, cloud, *command):
        server = self.server(cloud)
        server.forget()
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=240, env=self.environment, check=False)
        told = server.told()
        self.assertEqual(done.returncode, 0, done.stderr[-3000:])
        self.assertEqual(told["violations"], [])
        self.assertEqual(told["sandboxes"], [])
        return json.loads(done.stdout), told["sent"]

    def of_sdk(self, cloud):
        return self.sent_by(cloud, "node", HERE / "sdks" / "session.mjs", SDKS, cloud)

    def of_ours(self, cloud):
        options = ["--install", "sympy"] if cloud == "blaxel" else []
        return self.sent_by(cloud, PROGRAM, "run", "--executor", cloud, "--policy", self.policy(cloud), "--json", *options, *self.steps)

    def policy(self, cloud):
        document = {"vitrine_policy": 1, "name": "sdks", "base": "science"}
        if cloud == "blaxel":
            document["network"] = {"hosts": ["*"]}
        file = Path(self.home) / f"{cloud}.json"
        file.write_text(json.dumps(document), encoding="utf-8")
        return file

    def check(self, cloud, expected, read):
        given, theirs = self.of_sdk(cloud)
        self.assertEqual(given, expected)
        result, ours = self.of_ours(cloud)
        self.assertEqual([step["result"]["status"] for step in result["steps"]], ["ok", "ok"])
        known = DEVIATIONS[cloud].keys()
        found = differences(ours, theirs, read) - self.unused(cloud)
        self.assertEqual(found - known, set(), "sent by one of them only, for no reason that is written down")
        self.assertEqual(known - found, set(), "no longer a deviation")

    # What a session of one of them had no need of.
    @staticmethod
    def unused(cloud):
        return {
            "e2b": {("call", "GET /v2/sandboxes"), ("GET /v2/sandboxes", "?metadata"), ("call", "POST /sandboxes/NAME/timeout")},
            "blaxel": {("call", "GET /sandboxes")},
            "modal": {("call", "SandboxList")},
        }[cloud]

    def test_e2b(self):
        self.check("e2b", {"printed": "hello\n", "value": "42", "error": "ZeroDivisionError", "listed": 1, "killed": True}, of_requests)

    def test_blaxel(self):
        self.check("blaxel", {"kernels": 200, "begun": "running", "ended": "completed", "listed": 1}, of_requests)

    def test_modal(self):
        self.check("modal", {"ports": [8888], "listed": 1}, of_messages)


if __name__ == "__main__":
    if not SDKS:
        print("Skipped: VITRINE_CLOUD_SDKS names no folder of the vendors' clients")
        sys.exit(77)
    unittest.main()
