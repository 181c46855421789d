#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""makevectors.py [--print]: writes vectors.json beside it, the test vectors of README.md. The same text at each call."""

import copy
import hashlib
import json
import struct
import sys
from base64 import b64encode
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests/models/trail/chain"))
import checkproof as c  # noqa: E402  # pylint: disable=wrong-import-position

TRAIL = "0b6a1f0e5d2c4b3a9f8e7d6c5b4a3921"


def base64(data):
    return b64encode(data).decode()


# Signing, for which a verifier has no use (RFC 8032).
def enbase64(point):
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def base_point():
    return c.point((4 * pow(5, c.P - 2, c.P) % c.P).to_bytes(32, "little"))


class Key:
    def __init__(self, seed):
        digest = hashlib.sha512(hashlib.sha256(seed.encode()).digest()).digest()
        self._scalar = int.from_bytes(digest[:32], "little") & ~7 & (2**254 - 1) | 2**254
        self._prefix = digest[32:]
        self.public = enbase64(c.times(self._scalar, base_point()))

    def sign(self, message):
        nonce = int.from_bytes(hashlib.sha512(self._prefix + message).digest(), "little") % c.L
        point = enbase64(c.times(nonce, base_point()))
        challenge = int.from_bytes(hashlib.sha512(point + self.public + message).digest(), "little") % c.L
        return point + ((nonce + challenge * self._scalar) % c.L).to_bytes(32, "little")


# ---- canonical bytes

def real(value):
    return b"R" + struct.pack("<d", value + 0.0)


def row(table, *values):
    return b"W" + c.text(table) + b"".join(values)


def commitment(salt, text):
    return c.sha256(salt + text)


def entry_hash(entry, payload):
    return c.sha256(c.text("vitrine trail entry") + c.integer(entry["seq"]) + c.text(entry["kind"]) + c.integer(entry["subject"])
                    + real(entry["at"]) + c.integer(entry["format"]) + b"E" + payload + b"E" + c.data_of(entry["previous"], 32))


# ---- the tree

def split(count):
    left = 1
    while left * 2 < count:
        left *= 2
    return left


def root(records):
    if len(records) == 1:
        return c.sha256(b"\0" + records[0])
    left = split(len(records))
    return c.sha256(b"\1" + root(records[:left]) + root(records[left:]))


def inclusion(records, index):
    if len(records) == 1:
        return []
    left = split(len(records))
    if index < left:
        return inclusion(records[:left], index) + [root(records[left:])]
    return inclusion(records[left:], index - left) + [root(records[:left])]


def consistency(records, size, is_known=True):
    if size == len(records):
        return [] if is_known else [root(records)]
    left = split(len(records))
    if size <= left:
        return consistency(records[:left], size, is_known) + [root(records[left:])]
    return consistency(records[left:], size - left, False) + [root(records[:left])]


# ---- notes

def key_hash(name, kind, public):
    return c.sha256(f"{name}\n".encode() + bytes([kind]) + public)[:4]


def seal(key, records, time):
    checkpoint = {"vitrine_checkpoint": 1, "trail": TRAIL, "entries": len(records), "head": records[-1].hex(), "root": root(records).hex(),
                  "signed_at": time, "public_key": key.public.hex()}
    return checkpoint | {"signature": key.sign(note_text(checkpoint)).hex()}


def note_text(checkpoint):
    return (f"vitrine/trail/{checkpoint['trail']}\n{checkpoint['entries']}\n{base64(bytes.fromhex(checkpoint['root']))}\n"
            f"head {checkpoint['head']}\ntime {c.number(float(checkpoint['signed_at']))}\n").encode()


def signature_line(name, data):
    return f"\u2014 {name} {base64(data)}\n"


def note(checkpoint):
    name = "vitrine/" + checkpoint["public_key"]
    public = bytes.fromhex(checkpoint["public_key"])
    return note_text(checkpoint).decode() + "\n" + signature_line(name, key_hash(name, 1, public) + bytes.fromhex(checkpoint["signature"]))


def cosigned(text, key, name, time):
    body = text[:text.rindex("\n\n") + 1]
    signature = time.to_bytes(8, "big") + key.sign(f"cosignature/v1\ntime {time}\n{body}".encode())
    return text + signature_line(name, key_hash(name, 4, key.public) + signature)


def verifier_key(name, kind, public):
    return f"{name}+{key_hash(name, kind, public).hex()}+{base64(bytes([kind]) + public)}"


# ---- vectors

SEALER, OTHER, WITNESS = Key("sealer"), Key("other"), Key("witness")
RECORDS = [c.sha256(f"record {n}".encode()) for n in range(13)]
NAME = "witness.example/w1"


def values():
    yield "no value", "N", None, b"N"
    yield "zero", "I", 0, c.integer(0)
    yield "a negative number", "I", -2, c.integer(-2)
    yield "a large number", "I", 2**53 - 1, c.integer(2**53 - 1)
    yield "a real number", "R", 1700000000.25, real(1700000000.25)
    yield "negative zero", "R", -0.0, real(0.0)
    yield "an empty text", "T", "", c.text("")
    yield "text outside of ASCII", "T", "h\u00e9 \u2014 \U0001f40d\u0000", c.text("h\u00e9 \u2014 \U0001f40d\u0000")


def figures():
    for value in (0, 1700000000, 1700000000.25, 1732672800.123456, 1e-7, 1e23, 123456789012):
        yield {"name": f"the time {value!r}", "kind": "figure", "value": value, "text": c.number(float(value))}


def hashes():
    for name, text in (("an empty text", b""), ("a short text", b"print(1)"), ("text that is not ASCII", "\u00fc\n".encode())):
        salt = c.sha256(text)[:16]
        yield {"name": f"commitment to {name}", "kind": "commitment", "salt": salt.hex(), "bytes": text.hex(), "hash": commitment(salt, text).hex()}
    for seq, kind, at in ((1, "trail.created", 1700000000.25), (2, "run.added", 0.0), (40000, "execution.ended", 1e-7)):
        entry = {"seq": seq, "kind": kind, "subject": seq * 3, "at": at, "format": 1, "previous": base64(bytes(32) if seq == 1 else RECORDS[0])}
        yield {"name": f"hash of entry {seq}", "kind": "entry", "entry": entry, "payload": RECORDS[1].hex(),
               "hash": entry_hash(entry, RECORDS[1]).hex()}


def trees():
    for size in (1, 2, 3, 7, 8, 13):
        yield {"name": f"root of {size} records", "kind": "root", "records": [record.hex() for record in RECORDS[:size]],
               "root": root(RECORDS[:size]).hex()}
    for size, index in ((1, 0), (7, 6), (8, 3), (13, 12)):
        yield inclusion_vector(f"record {index} of {size}", size, index, inclusion(RECORDS[:size], index), True)
    yield inclusion_vector("a path that is one hash too long", 8, 3, inclusion(RECORDS[:8], 3) + [RECORDS[0]], False)
    yield inclusion_vector("the path of another record", 8, 3, inclusion(RECORDS[:8], 2), False)
    for before, size in ((1, 1), (3, 7), (8, 13), (7, 8)):
        yield growth_vector(f"from {before} to {size} records", before, size, consistency(RECORDS[:size], before), True)
    yield growth_vector("a proof that lacks its last hash", 3, 7, consistency(RECORDS[:7], 3)[:-1], False)


def inclusion_vector(name, size, index, path, holds):
    return {"name": name, "kind": "inclusion", "record": RECORDS[index].hex(), "index": index, "size": size,
            "path": [node.hex() for node in path], "root": root(RECORDS[:size]).hex(), "holds": holds}


def growth_vector(name, before, size, path, holds):
    return {"name": name, "kind": "consistency", "old_size": before, "old_root": root(RECORDS[:before]).hex(), "size": size,
            "root": root(RECORDS[:size]).hex(), "path": [node.hex() for node in path], "holds": holds}


def notes():
    sealed = seal(SEALER, RECORDS[:8], 1700000000.25)
    good = note(sealed)
    yield {"name": "verifier key of a sealing key", "kind": "key", "key_name": "vitrine/" + SEALER.public.hex(), "algorithm": 1,
           "public_key": SEALER.public.hex(), "text": verifier_key("vitrine/" + SEALER.public.hex(), 1, SEALER.public)}
    yield {"name": "verifier key of a witness", "kind": "key", "key_name": NAME, "algorithm": 4, "public_key": WITNESS.public.hex(),
           "text": verifier_key(NAME, 4, WITNESS.public)}
    yield {"name": "a note", "kind": "note", "note": good, "checkpoint": sealed, "holds": True}
    yield {"name": "a note with a time in scientific form", "kind": "note", "note": note(seal(SEALER, RECORDS[:1], 1.7e9)),
           "checkpoint": seal(SEALER, RECORDS[:1], 1.7e9), "holds": True}
    for name, changed in (("a note with another size", good.replace("\n8\n", "\n9\n")),
                          ("a note that is cut off", good[:-1]),
                          ("a note with the signature of another key", note(sealed | {"signature": OTHER.sign(note_text(sealed)).hex()}))):
        yield {"name": name, "kind": "note", "note": changed, "checkpoint": None, "holds": False}
    witness = verifier_key(NAME, 4, WITNESS.public)
    twice = cosigned(good, WITNESS, NAME, 1700000100)
    yield {"name": "a cosignature", "kind": "cosignature", "note": twice, "witness": witness, "time": 1700000100, "holds": True}
    yield {"name": "a cosignature by another key", "kind": "cosignature", "note": cosigned(good, OTHER, NAME, 1700000100), "witness": witness,
           "time": None, "holds": False}
    forged = copy.copy(WITNESS)
    forged.sign = lambda message: WITNESS.sign(message.replace(b"\n8\n", b"\n9\n"))
    yield {"name": "a cosignature on another tree", "kind": "cosignature", "note": cosigned(good, forged, NAME, 1700000100), "witness": witness,
           "time": None, "holds": False}


def step_bytes(number, salt, texts):
    thought, code = (b"C" + commitment(salt, text) for text in texts)
    none = b"C" + commitment(salt, b"")
    return (row("steps", c.integer(number), c.integer(1), c.integer(number), b"N", c.text("action"), thought, none, b"P" + bytes(32),
                c.integer(0), b"N", b"N", b"N", c.text("exact"), b"N", b"N", c.text("exact"), none, c.integer(1), c.integer(0), c.integer(9))
            + b"Z" + row("step_code", c.integer(number), c.integer(1), c.text("python"), code, c.text("fenced")) + b"ZZZZ")


def proof():
    salt = c.sha256(b"salt")[:16]
    texts = [b"I add.", b"print(1 + 1)"]
    steps = [step_bytes(number, salt, texts) for number in (1, 2, 3)]
    before = row("runs", c.integer(1))
    leaves = [c.sha256(step) for step in steps]
    payload = c.sha256(before + c.integer(len(steps)) + b"S" + root(leaves) + b"Z")
    entry = {"seq": 4, "kind": "run.added", "subject": 1, "at": 1700000000.25, "format": 1, "previous": base64(RECORDS[2])}
    records = RECORDS[:3] + [entry_hash(entry, payload)] + RECORDS[4:8]
    return {"vitrine_proof": 1, "trail": TRAIL, "entry": entry, "kind": "step", "id": 2, "bytes": base64(steps[1]),
            "run": {"bytes": base64(before), "steps": len(steps), "index": 1, "path": [base64(node) for node in inclusion(leaves, 1)]},
            "texts": [{"salt": base64(salt), "bytes": base64(text)} for text in texts],
            "tree": {"size": 8, "root": base64(root(records)), "path": [base64(node) for node in inclusion(records, 3)]},
            "checkpoint": seal(SEALER, records, 1700000100.5)}


def proofs():
    good = proof()
    yield {"name": "proof of a step", "kind": "proof", "proof": good, "holds": True}
    yield {"name": "proof of a step whose code was redacted", "kind": "proof", "proof": good | {"texts": good["texts"][:1]}, "holds": True}
    yield {"name": "proof without a seal", "kind": "proof", "proof": good | {"checkpoint": None}, "holds": False}
    other = copy.deepcopy(good)
    other["texts"][1]["bytes"] = base64(b"print(1 + 2)")
    yield {"name": "proof with another text", "kind": "proof", "proof": other, "holds": False}
    yield {"name": "proof of another step", "kind": "proof", "proof": good | {"id": 3}, "holds": False}
    yield {"name": "proof with the seal of another trail", "kind": "proof", "proof": good | {"trail": TRAIL[::-1]}, "holds": False}


def vectors():
    for name, tag, value, data in values():
        yield {"name": name, "kind": "value", "tag": tag, "value": value, "bytes": data.hex()}
    yield {"name": "rows of a step", "kind": "rows", "bytes": step_bytes(7, bytes(16), [b"", b"x"]).hex(),
           "rows": [["steps", 20], ["step_code", 5]], "hash": c.sha256(step_bytes(7, bytes(16), [b"", b"x"])).hex()}
    for part in (figures, hashes, trees, notes, proofs):
        yield from part()


def document():
    listed = ",\n".join(json.dumps(vector) for vector in vectors())
    return f'{{"vitrine_vectors": 1, "vectors": [\n{listed}\n]}}\n'


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(document())
    else:
        (HERE / "vectors.json").write_text(document(), encoding="utf-8")
