# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Runs a Jupyter server in a container that has no network, and carries connections to its port over standard input
and output: containerside.py PORT WORD... Each packet is the number of a connection and a length, both as four bytes
with the highest first, and that many bytes; none end the connection. Ends with its input, or with the server."""

import os
import socket
import struct
import subprocess
import sys
import threading
import time

PATIENCE = 120  # seconds, until the server listens
CHUNK = 65536

saying = threading.Lock()


def say(number, data):
    with saying:
        sys.stdout.buffer.write(struct.pack(">II", number, len(data)) + data)
        sys.stdout.buffer.flush()


def reach(port):
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port))
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def carry_out(number, connection):
    try:
        while data := connection.recv(CHUNK):
            say(number, data)
    except OSError:
        pass
    say(number, b"")


def open_connection(number, port):
    connection = reach(port)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    threading.Thread(target=carry_out, args=(number, connection), daemon=True).start()
    return connection


def take(connections, number, data, port):
    try:
        if number not in connections:
            connections[number] = open_connection(number, port)
        if data:
            connections[number].sendall(data)
        else:
            connections.pop(number).shutdown(socket.SHUT_RDWR)
    except OSError:
        say(number, b"")


def carry_in(port):
    connections = {}
    heard = sys.stdin.buffer
    while len(head := heard.read(8)) == 8:
        number, size = struct.unpack(">II", head)
        take(connections, number, heard.read(size), port)


def main():
    server = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, stdout=sys.stderr)
    threading.Thread(target=lambda: os._exit(server.wait() & 255), daemon=True).start()
    carry_in(int(sys.argv[1]))
    server.kill()


main()
