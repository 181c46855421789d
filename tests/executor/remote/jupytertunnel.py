# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Hands a request on to the real Jupyter server of VITRINE_TEST_JUPYTER, with that one's token, and everything after it
both ways: what is behind the ports of sandboxes that contract servers play."""

import os
import socket
import threading

JUPYTER = os.environ.get("VITRINE_TEST_JUPYTER", "")  # host:port
JUPYTER_TOKEN = os.environ.get("VITRINE_TEST_JUPYTER_TOKEN", "")


def hand_on(connection, verb, path, headers, body):
    """`headers`: pairs, without those that are the sandbox's own."""
    host, _, port = JUPYTER.partition(":")
    with socket.create_connection((host, int(port))) as there:
        kept = [(key, value) for key, value in headers if key.lower() not in ("host", "authorization")]
        if not any(key.lower() == "upgrade" for key, _ in kept):
            kept = [(key, value) for key, value in kept if key.lower() != "connection"] + [("Connection", "close")]
        lines = [f"{verb} {path} HTTP/1.1", f"Authorization: token {JUPYTER_TOKEN}"]
        lines += [f"{key}: {value}" for key, value in kept + [("Host", JUPYTER)]]
        there.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        threading.Thread(target=pump, args=(connection, there), daemon=True).start()
        pump(there, connection)


def pump(source, sink):
    try:
        while data := source.recv(65536):
            sink.sendall(data)
    except OSError:
        pass
    try:
        sink.shutdown(socket.SHUT_WR)
    except OSError:
        pass
