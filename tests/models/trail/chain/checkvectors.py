#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""checkvectors.py: checks docs/evidence/vectors.json by checkproof.py and what README.md says beside it."""

import json
import struct
import sys
from base64 import b64decode, b64encode
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import checkproof as c  # noqa: E402  # pylint: disable=wrong-import-position

VECTORS = Path(__file__).parents[4] / "docs/evidence/vectors.json"


def refuses(check):
    """Whether a check ends as one of checkproof's refusals."""
    try:
        check()
    except SystemExit:
        return True
    return False


def hexes(texts):
    return [bytes.fromhex(text) for text in texts]


def coded(texts):
    return [b64encode(data).decode() for data in hexes(texts)]


def value(v):
    written = {"N": lambda _: b"N", "I": c.integer, "R": lambda number: b"R" + struct.pack("<d", number + 0.0), "T": c.text}
    return written[v["tag"]](v["value"]).hex() == v["bytes"]


def rows(v):
    found = [[table, len(values)] for table, values in c.rows(bytes.fromhex(v["bytes"]))]
    return found == v["rows"] and c.sha256(bytes.fromhex(v["bytes"])).hex() == v["hash"]


def figure(v):
    return c.number(float(v["value"])) == v["text"]


def commitment(v):
    return c.sha256(bytes.fromhex(v["salt"] + v["bytes"])).hex() == v["hash"]


def entry(v):
    e = v["entry"]
    link = c.text("vitrine trail entry") + c.integer(e["seq"]) + c.text(e["kind"]) + c.integer(e["subject"])
    link += b"R" + struct.pack("<d", e["at"] + 0.0) + c.integer(e["format"])
    link += b"E" + bytes.fromhex(v["payload"]) + b"E" + c.data_of(e["previous"], 32)
    return c.sha256(link).hex() == v["hash"]


def root(v):
    level = [c.sha256(b"\0" + record) for record in hexes(v["records"])]
    while len(level) > 1:
        level = [c.sha256(b"\1" + b"".join(pair)) if len(pair) == 2 else pair[0]
                 for pair in (level[at:at + 2] for at in range(0, len(level), 2))]
    return level[0].hex() == v["root"]


def inclusion(v):
    found = []
    refused = refuses(lambda: found.append(c.root_of(bytes.fromhex(v["record"]), v["index"], v["size"], coded(v["path"]))))
    return (not refused and found[0].hex() == v["root"]) == v["holds"]


# RFC 9162, 2.1.4.2.
def consistency(v):
    first, second, path = v["old_size"], v["size"], hexes(v["path"])
    if first == second:
        return (not path and v["old_root"] == v["root"]) == v["holds"]
    if first & (first - 1) == 0:
        path.insert(0, bytes.fromhex(v["old_root"]))
    fn, sn = first - 1, second - 1
    while fn & 1:
        fn, sn = fn >> 1, sn >> 1
    old = new = path[0]
    for node in path[1:]:
        if sn == 0:
            return not v["holds"]
        if fn & 1 or fn == sn:
            old, new = c.sha256(b"\1" + node + old), c.sha256(b"\1" + node + new)
            while fn and not fn & 1:
                fn, sn = fn >> 1, sn >> 1
        else:
            new = c.sha256(b"\1" + new + node)
        fn, sn = fn >> 1, sn >> 1
    return (sn == 0 and (old.hex(), new.hex()) == (v["old_root"], v["root"])) == v["holds"]


def key(v):
    public = bytes([v["algorithm"]]) + bytes.fromhex(v["public_key"])
    name, digest, data = v["text"].split("+", 2)
    return (name, digest, b64decode(data)) == (v["key_name"], c.sha256(f"{name}\n".encode() + public)[:4].hex(), public)


def signatures(text):
    body, _, lines = text.rpartition("\n\n")
    found = [line.split(" ") for line in lines.split("\n")[:-1]]
    return body + "\n", [(name, b64decode(data)) for _, name, data in found]


def note(v):
    if not v["note"].endswith("\n"):
        return not v["holds"]
    body, lines = signatures(v["note"])
    name, data = lines[0]
    public = bytes.fromhex(name.removeprefix("vitrine/"))
    holds = data[:4] == c.sha256(f"{name}\n\1".encode() + public)[:4] and c.is_signed(public, data[4:], body.encode())
    if holds:
        parts = body.split("\n")
        seal = v["checkpoint"]
        holds = parts[:2] == [f"vitrine/trail/{seal['trail']}", str(seal["entries"])] and b64decode(parts[2]).hex() == seal["root"] \
            and parts[3:5] == [f"head {seal['head']}", f"time {c.number(float(seal['signed_at']))}"] and data[4:].hex() == seal["signature"]
    return holds == v["holds"]


def cosignature(v):
    name, digest, data = v["witness"].split("+", 2)
    body, lines = signatures(v["note"])
    own = [signature for other, signature in lines if other == name and signature[:4].hex() == digest]
    if not own:
        return not v["holds"]
    time = int.from_bytes(own[0][4:12], "big")
    holds = c.is_signed(b64decode(data)[1:], own[0][12:], f"cosignature/v1\ntime {time}\n{body}".encode())
    return holds == v["holds"] and (not holds or time == v["time"])


def proof(v):
    return refuses(lambda: c.check(v["proof"], None)) != v["holds"]


CHECKS = {check.__name__: check for check in (value, rows, figure, commitment, entry, root, inclusion, consistency, key, note, cosignature, proof)}

if __name__ == "__main__":
    VECTORS_OF_PAGE = json.loads(VECTORS.read_text(encoding="utf-8"))["vectors"]
    WRONG = [vector["name"] for vector in VECTORS_OF_PAGE if not CHECKS[vector["kind"]](vector)]
    if WRONG:
        sys.exit("wrong: " + ", ".join(WRONG))
    print(f"{len(VECTORS_OF_PAGE)} vectors hold")
