#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""checkproof.py PROOF [PUBLIC-KEY]: checks the proof of a step or an execution, written from docs/evidence/README.md alone."""

import hashlib
import json
import struct
import sys
from base64 import b64decode, b64encode
from decimal import Decimal

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def sha256(data):
    return hashlib.sha256(data).digest()


def require(holds, what):
    if not holds:
        sys.exit('refused: ' + what)


def data_of(text, length=None):
    data = b64decode(text, validate=True)
    require(b64encode(data).decode() == text and length in (None, len(data)), 'base64')
    return data


# Ed25519 (RFC 8032) in affine coordinates: slow and short.
def add(a, b):
    (x1, y1), (x2, y2) = a, b
    k = D * x1 * x2 * y1 * y2 % P
    return ((x1 * y2 + x2 * y1) * pow(1 + k, P - 2, P) % P, (y1 * y2 + x1 * x2) * pow(1 - k, P - 2, P) % P)


def times(n, point):
    result = (0, 1)
    while n:
        if n & 1:
            result = add(result, point)
        point, n = add(point, point), n >> 1
    return result


def point(data):
    y = int.from_bytes(data, 'little')
    sign, y = y >> 255, y & (2**255 - 1)
    xx = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(xx, (P + 3) // 8, P)
    if (x * x - xx) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    require(y < P and (x * x - xx) % P == 0, 'a point of the curve')
    return (P - x if x & 1 != sign else x, y)


def is_signed(key, signature, message):
    if len(key) != 32 or len(signature) != 64:
        return False
    s = int.from_bytes(signature[32:], 'little')
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), 'little') % L
    base = point((4 * pow(5, P - 2, P) % P).to_bytes(32, 'little'))
    return s < L and times(s, base) == add(point(signature[:32]), times(h, point(key)))


def number(value):
    """The shorter of the fixed and the scientific form, with the fewest digits that read back as the same number."""
    _, digits, exponent = Decimal(repr(value)).normalize().as_tuple()
    digits = ''.join(map(str, digits))
    power = len(digits) - 1 + exponent
    scientific = digits[0] + ('.' + digits[1:] if len(digits) > 1 else '') + f'e{power:+03d}'
    return min(f'{Decimal(repr(value)).normalize():f}', scientific, key=len)


def integer(value):
    return b'I' + struct.pack('<q', value)


def text(value):
    return b'T' + struct.pack('<Q', len(value.encode())) + value.encode()


def rows(data):
    """Canonical bytes as a list of (table, values)."""
    found, at = [], 0

    def take(count):
        nonlocal at
        require(at + count <= len(data), 'canonical bytes are cut off')
        at += count
        return data[at - count:at]

    while at < len(data):
        tag = take(1)
        if tag == b'W':
            require(take(1) == b'T', 'name of a table')
            found.append((take(struct.unpack('<Q', take(8))[0]).decode(), []))
        elif tag != b'Z':
            require(found and tag in b'NIRTCP', 'tag of a value')
            size = {b'N': 0, b'I': 8, b'R': 8, b'C': 32, b'P': 32}.get(tag)
            found[-1][1].append((tag, take(struct.unpack('<Q', take(8))[0] if size is None else size)))
    return found


def root_of(leaf, index, size, path):
    require(0 <= index < size, 'index')
    node, path = sha256(b'\0' + leaf), [data_of(other, 32) for other in path]
    while size > 1:
        if index ^ 1 < size:
            require(path, 'path is too short')
            other = path.pop(0)
            node = sha256(b'\1' + (other + node if index % 2 else node + other))
        index, size = index // 2, (size + 1) // 2
    require(not path, 'path is too long')
    return node


def check(proof, key):
    data, entry, tree, seal = (data_of(proof['bytes']), proof['entry'], proof['tree'], proof['checkpoint'])
    content = rows(data)
    commitments = {value for _, values in content for tag, value in values if tag == b'C'}
    for part in proof['texts']:
        require(sha256(data_of(part['salt']) + data_of(part['bytes'])) in commitments, 'a text')
    kinds = {'execution': ['execution.ended'], 'step': ['run.added', 'step.started', 'step.ended']}
    require(proof['vitrine_proof'] == 1 and entry['kind'] in kinds[proof['kind']], 'kind')
    owner = {'step': 'steps', 'execution': 'execution_ends'}[proof['kind']]
    ids = [values[0] for table, values in content if table == owner]
    require(ids == [(b'I', struct.pack('<q', proof['id']))], 'another ' + proof['kind'])
    if entry['kind'] == 'run.added':
        run = proof['run']
        data = data_of(run['bytes']) + integer(run['steps']) + b'S' + root_of(sha256(data), run['index'], run['steps'], run['path']) + b'Z'
    link = text('vitrine trail entry') + integer(entry['seq']) + text(entry['kind']) + integer(entry['subject'])
    link += b'R' + struct.pack('<d', entry['at'] + 0.0) + integer(entry['format'])
    link += b'E' + sha256(data) + b'E' + data_of(entry['previous'], 32)
    root = root_of(sha256(link), entry['seq'] - 1, tree['size'], tree['path'])
    require(root == data_of(tree['root'], 32), 'not in the tree')
    require(seal and seal['vitrine_checkpoint'] == 1, 'not sealed')
    require((seal['trail'], seal['entries'], seal['root']) == (proof['trail'], tree['size'], root.hex()), 'other seal')
    signed = f"vitrine/trail/{seal['trail']}\n{seal['entries']}\n{b64encode(root).decode()}\n"
    signed += f"head {seal['head']}\ntime {number(float(seal['signed_at']))}\n"
    require(key in (None, seal['public_key']), 'other key')
    require(is_signed(bytes.fromhex(seal['public_key']), bytes.fromhex(seal['signature']), signed.encode()), 'signature')


if __name__ == '__main__':
    check(json.load(open(sys.argv[1], encoding='utf-8')), sys.argv[2] if len(sys.argv) > 2 else None)
    print('holds')
