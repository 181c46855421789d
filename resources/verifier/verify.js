// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks evidence of a Vitrine trail: proofs, signed notes, time stamps and reports. Written from
// docs/evidence/README.md. No dependencies, no network; part of verifier.html and of HTML reports.
'use strict';
const VitrineVerifier = (() => {

class Refusal extends Error {}
const require = (holds, what) => { if (!holds) throw new Refusal(what); };

// ---- bytes

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const concat = (...parts) => {
    const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
};
const isSame = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);
const toHex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
const digitOf = code => code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1;
function fromHex(text, length) {
    require(typeof text === 'string' && text.length % 2 === 0 && (length === undefined || text.length === 2 * length),
        'a value is not hexadecimal digits of the right length');
    const bytes = new Uint8Array(text.length / 2);
    for (let at = 0; at < bytes.length; ++at) {
        const high = digitOf(text.charCodeAt(2 * at));
        const low = digitOf(text.charCodeAt(2 * at + 1));
        require(high >= 0 && low >= 0, 'a value is not hexadecimal digits');
        bytes[at] = high << 4 | low;
    }
    return bytes;
}
function toBase64(bytes) {
    let text = '';
    for (const byte of bytes)
        text += String.fromCharCode(byte);
    return btoa(text);
}
function fromBase64(text, length) {
    require(typeof text === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0, 'a value is not base64');
    const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
    require(toBase64(bytes) === text && (length === undefined || bytes.length === length), 'a value is not base64 of the right length');
    return bytes;
}
const isCount = value => Number.isSafeInteger(value) && value >= 0;

// ---- SHA-256 and SHA-512 (FIPS 180-4): the browser's for long texts, else our own

const primes = (count => {
    const found = [];
    for (let n = 2; found.length < count; ++n)
        if (found.every(prime => n % prime))
            found.push(n);
    return found;
})(80);
// The first bits behind the point of a root.
function rootBits(value, degree, bits) {
    const wanted = BigInt(value) << BigInt(degree * bits);
    let low = 0n;
    let high = 1n << BigInt(bits + 5);
    while (high - low > 1n) {
        const middle = (low + high) >> 1n;
        if (middle ** BigInt(degree) <= wanted)
            low = middle;
        else
            high = middle;
    }
    return low & ((1n << BigInt(bits)) - 1n);
}
const k256 = Uint32Array.from(primes.slice(0, 64), prime => Number(rootBits(prime, 3, 32)));
const h256 = Uint32Array.from(primes.slice(0, 8), prime => Number(rootBits(prime, 2, 32)));
const schedule = new Uint32Array(64);

function sha256Block(state, view, at) {
    for (let n = 0; n < 16; ++n)
        schedule[n] = view.getUint32(at + 4 * n);
    for (let n = 16; n < 64; ++n) {
        const x = schedule[n - 15];
        const y = schedule[n - 2];
        schedule[n] = schedule[n - 16] + schedule[n - 7] + ((x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3)
            + ((y >>> 17 | y << 15) ^ (y >>> 19 | y << 13) ^ y >>> 10);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let n = 0; n < 64; ++n) {
        const one = h + ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (e & f ^ ~e & g) + k256[n] + schedule[n] | 0;
        const two = ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b ^ a & c ^ b & c) | 0;
        h = g;
        g = f;
        f = e;
        e = d + one | 0;
        d = c;
        c = b;
        b = a;
        a = one + two | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => { state[n] += value; });
}

function ownSha256(bytes) {
    const padded = new Uint8Array((bytes.length + 72 >> 6) << 6);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
    view.setUint32(padded.length - 4, bytes.length << 3);
    const state = Uint32Array.from(h256);
    for (let at = 0; at < padded.length; at += 64)
        sha256Block(state, view, at);
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, n) => digest.setUint32(4 * n, word));
    return new Uint8Array(digest.buffer);
}

const mask64 = (1n << 64n) - 1n;
function ownSha512(bytes) {
    const k512 = primes.map(prime => rootBits(prime, 3, 64));
    const state = primes.slice(0, 8).map(prime => rootBits(prime, 2, 64));
    const padded = new Uint8Array(Math.ceil((bytes.length + 17) / 128) * 128);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
    const turn = (x, n) => (x >> BigInt(n) | x << BigInt(64 - n)) & mask64;
    const w = [];
    for (let at = 0; at < padded.length; at += 128) {
        for (let n = 0; n < 16; ++n)
            w[n] = view.getBigUint64(at + 8 * n);
        for (let n = 16; n < 80; ++n) {
            const x = w[n - 15];
            const y = w[n - 2];
            w[n] = w[n - 16] + w[n - 7] + (turn(x, 1) ^ turn(x, 8) ^ x >> 7n) + (turn(y, 19) ^ turn(y, 61) ^ y >> 6n) & mask64;
        }
        let [a, b, c, d, e, f, g, h] = state;
        for (let n = 0; n < 80; ++n) {
            const one = h + (turn(e, 14) ^ turn(e, 18) ^ turn(e, 41)) + (e & f ^ ~e & mask64 & g) + k512[n] + w[n];
            const two = (turn(a, 28) ^ turn(a, 34) ^ turn(a, 39)) + (a & b ^ a & c ^ b & c);
            h = g;
            g = f;
            f = e;
            e = d + one & mask64;
            d = c;
            c = b;
            b = a;
            a = one + two & mask64;
        }
        [a, b, c, d, e, f, g, h].forEach((value, n) => { state[n] = state[n] + value & mask64; });
    }
    const digest = new DataView(new ArrayBuffer(64));
    state.forEach((word, n) => digest.setBigUint64(8 * n, word));
    return new Uint8Array(digest.buffer);
}

const options = { usesBrowser: true }; // tests turn the browser's functions off
const subtle = () => options.usesBrowser && globalThis.crypto && globalThis.crypto.subtle || null;
const worthAsking = 1 << 16; // a question to the browser costs more than hashing some kilobytes
async function sha256(bytes) {
    return bytes.length >= worthAsking && subtle() ? new Uint8Array(await subtle().digest('SHA-256', bytes)) : ownSha256(bytes);
}

// ---- Ed25519 (RFC 8032): the browser's where it has it, else our own

const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const mod = (value, by = P) => (value % by + by) % by;
function power(base, exponent, by) {
    let result = 1n;
    for (base = mod(base, by); exponent > 0n; exponent >>= 1n, base = base * base % by)
        if (exponent & 1n)
            result = result * base % by;
    return result;
}
const D = mod(-121665n * power(121666n, P - 2n, P));
const littleEndian = bytes => bytes.reduceRight((value, byte) => value << 8n | BigInt(byte), 0n);
const bigEndian = bytes => bytes.reduce((value, byte) => value << 8n | BigInt(byte), 0n);

// Points as (X, Y, Z, T).
function add([x1, y1, z1, t1], [x2, y2, z2, t2]) {
    const a = mod((y1 - x1) * (y2 - x2));
    const b = mod((y1 + x1) * (y2 + x2));
    const c = mod(2n * D * t1 * t2);
    const d = mod(2n * z1 * z2);
    const [e, f, g, h] = [b - a, d - c, d + c, b + a];
    return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}
function times(factor, point) {
    let result = [0n, 1n, 1n, 0n];
    for (; factor > 0n; factor >>= 1n, point = add(point, point))
        if (factor & 1n)
            result = add(result, point);
    return result;
}
function pointFrom(bytes) {
    const encoded = littleEndian(bytes);
    const sign = encoded >> 255n;
    const y = encoded & (1n << 255n) - 1n;
    const xx = mod((y * y - 1n) * power(D * y * y + 1n, P - 2n, P));
    let x = power(xx, (P + 3n) / 8n, P);
    if (mod(x * x - xx))
        x = mod(x * power(2n, (P - 1n) / 4n, P));
    if (y >= P || mod(x * x - xx) || (x === 0n && sign))
        return null;
    if ((x & 1n) !== sign)
        x = P - x;
    return [x, y, 1n, mod(x * y)];
}
function ownIsSigned(key, signature, message) {
    const s = littleEndian(signature.slice(32));
    const a = pointFrom(key);
    const r = pointFrom(signature.slice(0, 32));
    if (!a || !r || s >= L)
        return false;
    const h = mod(littleEndian(ownSha512(concat(signature.slice(0, 32), key, message))), L);
    const y = mod(4n * power(5n, P - 2n, P));
    const base = pointFrom(Uint8Array.from({ length: 32 }, (_, n) => Number(y >> BigInt(8 * n) & 255n)));
    const [x1, y1, z1] = times(s, base);
    const [x2, y2, z2] = add(r, times(h, a));
    return mod(x1 * z2 - x2 * z1) === 0n && mod(y1 * z2 - y2 * z1) === 0n;
}

let browserHasEd25519; // unknown until it was asked
const known = new Map(); // signatures that were checked: the proofs of a report share their seal's
async function isSigned(key, signature, message) {
    if (key.length !== 32 || signature.length !== 64)
        return false;
    const name = toHex(key) + toHex(signature) + toHex(ownSha256(message));
    if (!known.has(name))
        known.set(name, await askIsSigned(key, signature, message));
    return known.get(name);
}
async function askIsSigned(key, signature, message) {
    if (subtle() && browserHasEd25519 !== false) {
        try {
            const imported = await subtle().importKey('raw', key, 'Ed25519', false, ['verify']);
            browserHasEd25519 = true;
            return await subtle().verify('Ed25519', imported, signature, message);
        } catch (error) {
            if (browserHasEd25519)
                return false;
            browserHasEd25519 = false;
        }
    }
    return ownIsSigned(key, signature, message);
}

// ---- canonical bytes

function wordOf(value) {
    require(Number.isSafeInteger(value), 'a number is not a whole number');
    const view = new DataView(new ArrayBuffer(8));
    view.setBigInt64(0, BigInt(value), true);
    return new Uint8Array(view.buffer);
}
function realOf(value) {
    require(typeof value === 'number' && Number.isFinite(value), 'a time is not a number');
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value + 0, true);
    return new Uint8Array(view.buffer);
}
const tagged = (tag, bytes) => concat(utf8.encode(tag), bytes);
function textOf(value) {
    require(typeof value === 'string', 'a name is not a text');
    const bytes = utf8.encode(value);
    return concat(tagged('T', wordOf(bytes.length)), bytes);
}

// What the columns of a row are called, for readers; the tables that a proof may be about.
const columns = {
    steps: ['step', 'run', 'number', 'number in the log', 'kind', 'thought', 'output of the model', 'prompt', 'final answer', 'started', 'ended',
        'seconds', 'quality of the time', 'tokens in', 'tokens out', 'quality of the tokens', 'further fields', 'line', 'from byte', 'to byte'],
    step_code: ['step', 'n', 'language', 'code', 'origin'],
    step_tool_calls: ['step', 'n', 'call', 'tool', 'arguments', 'result', 'error', 'seconds', 'called by code'],
    step_outputs: ['step', 'n', 'stream', 'output', 'truncated'],
    step_errors: ['step', 'layer', 'type', 'error message', 'traceback', 'line of code', 'cause'],
    live_steps: ['step', 'execution'],
    step_ends: ['step', 'final answer', 'ended', 'seconds'],
    execution_ends: ['execution', 'status', 'final', 'output', 'output is cut', 'type of the output', 'text of the output', 'JSON of the output',
        'printed output', 'printed output is cut', 'type of the error', 'error message', 'line', 'column', 'line of code', 'traceback', 'rule',
        'operations', 'seconds', 'CPU seconds', 'peak memory (KiB)', 'policy', 'verdict', 'reason', 'ended'],
    execution_layers: ['execution', 'n', 'layer'],
    execution_imports: ['execution', 'n', 'module', 'line', 'verdict', 'rule'],
    execution_import_names: ['execution', 'n', 'import', 'name'],
    execution_events: ['execution', 'n', 'number', 'event', 'detail', 'verdict', 'rule'],
    execution_tool_calls: ['execution', 'n', 'number', 'tool', 'arguments', 'result', 'error', 'source'],
    execution_variables: ['execution', 'n', 'name', 'type', 'value', 'size', 'change'],
    execution_findings: ['execution', 'n', 'severity', 'rule', 'code', 'subject', 'detail', 'part', 'line', 'column', 'end line', 'end column'],
    execution_environments: ['execution', 'environment'],
    execution_shapes: ['execution', 'n', 'shape'],
};

function rowsOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const rows = [];
    let at = 0;
    const take = size => {
        require(size <= bytes.length - at, 'the proven bytes are cut off');
        at += size;
        return bytes.subarray(at - size, at);
    };
    const length = () => {
        take(8);
        const size = view.getBigUint64(at - 8, true);
        require(size <= BigInt(bytes.length), 'the proven bytes are cut off');
        return Number(size);
    };
    const value = tag => {
        switch (tag) {
        case 'N': return { tag };
        case 'I': take(8); return { tag, value: view.getBigInt64(at - 8, true) };
        case 'R': take(8); return { tag, value: view.getFloat64(at - 8, true) };
        case 'T': return { tag, value: decoded(take(length())) };
        case 'C':
        case 'P': return { tag, value: toHex(take(32)) };
        default: throw new Refusal('the proven bytes have an unknown tag');
        }
    };
    while (at < bytes.length) {
        const tag = String.fromCharCode(take(1)[0]);
        if (tag === 'W') {
            const name = value(String.fromCharCode(take(1)[0]));
            require(name.tag === 'T' && Object.hasOwn(columns, name.value), 'the proven bytes name an unknown table');
            rows.push({ table: name.value, values: [] });
        } else if (tag !== 'Z') {
            require(rows.length > 0, 'the proven bytes begin without a row');
            rows.at(-1).values.push(value(tag));
        }
    }
    require(rows.every(row => row.values.length === columns[row.table].length), 'a row of the proven bytes has another number of values');
    return rows;
}
function decoded(bytes) {
    try {
        return strictUtf8.decode(bytes);
    } catch (error) {
        return new TextDecoder().decode(bytes);
    }
}

// ---- the tree (RFC 6962)

const leafOf = record => ownSha256(concat(Uint8Array.of(0), record));
const nodeOf = (left, right) => ownSha256(concat(Uint8Array.of(1), left, right));

function rootFrom(record, index, size, path) {
    require(isCount(index) && isCount(size) && index < size, 'the entry is not in a tree of this size');
    require(Array.isArray(path) && path.length <= 64, 'the path is not a list');
    let node = leafOf(record);
    let used = 0;
    for (let at = index, width = size; width > 1; at = Math.floor(at / 2), width = Math.ceil(width / 2)) {
        const isRight = at % 2 === 1;
        if (!isRight && at + 1 >= width)
            continue;
        require(used < path.length, 'the path is too short');
        node = isRight ? nodeOf(path[used], node) : nodeOf(node, path[used]);
        ++used;
    }
    require(used === path.length, 'the path is too long');
    return node;
}

// The roots of the old and of the new tree that a proof of consistency leads to.
function rootsFrom(size, oldSize, knownRoot, proof) {
    if (oldSize === size) {
        require(proof.length === (knownRoot ? 0 : 1), 'the proof has another length');
        const root = knownRoot || proof[0];
        return [root, root];
    }
    require(proof.length > 0, 'the proof is too short');
    let left = 1;
    while (left * 2 < size)
        left *= 2;
    const beside = proof.at(-1);
    const rest = proof.slice(0, -1);
    if (oldSize <= left) {
        const [before, after] = rootsFrom(left, oldSize, knownRoot, rest);
        return [before, nodeOf(after, beside)];
    }
    const [before, after] = rootsFrom(size - left, oldSize - left, null, rest);
    return [nodeOf(beside, before), nodeOf(beside, after)];
}

// ---- checkpoints and notes

// The shorter of the fixed and the scientific form, with the fewest digits that read back as the same number.
function figureOf(value) {
    require(typeof value === 'number' && Number.isFinite(value) && value >= 0, 'the time of the seal is not a number');
    const [mantissa, exponent] = value.toExponential().split('e');
    const digits = mantissa.replace('.', '');
    const power10 = Number(exponent);
    const scientific = digits[0] + (digits.length > 1 ? '.' + digits.slice(1) : '') + 'e' + (power10 < 0 ? '-' : '+')
        + String(Math.abs(power10)).padStart(2, '0');
    let fixed;
    if (power10 < 0)
        fixed = '0.' + '0'.repeat(-power10 - 1) + digits;
    else if (digits.length <= power10 + 1)
        fixed = digits + '0'.repeat(power10 + 1 - digits.length);
    else
        fixed = digits.slice(0, power10 + 1) + '.' + digits.slice(power10 + 1);
    return fixed.length <= scientific.length ? fixed : scientific;
}

const signedText = seal => `vitrine/trail/${seal.trail}\n${seal.entries}\n${toBase64(seal.root)}\nhead ${seal.head}\ntime ${figureOf(seal.time)}\n`;

// A seal: { trail, entries, head, root, time, key, signature }, with a valid signature.
async function sealFrom(document) {
    require(document !== null && typeof document === 'object' && document.vitrine_checkpoint === 1, 'the checkpoint has another version');
    require(typeof document.trail === 'string' && !/[\u0000-\u001f]/.test(document.trail) && isCount(document.entries),
        'the checkpoint is incomplete');
    fromHex(document.head, 32);
    const seal = { trail: document.trail, entries: document.entries, head: document.head, root: fromHex(document.root, 32),
        time: document.signed_at, key: fromHex(document.public_key, 32), signature: fromHex(document.signature, 64) };
    require(await isSigned(seal.key, seal.signature, utf8.encode(signedText(seal))), 'the signature of the seal is invalid');
    return seal;
}

function noteFrom(text) {
    require(text.length <= 1_000_000 && !/[\u0000-\u0009\u000b-\u001f]/.test(text), 'the note is too long or has control characters');
    const split = text.lastIndexOf('\n\n');
    require(split >= 0 && text.endsWith('\n'), 'the note has no signatures, or is cut off');
    const lines = text.slice(split + 2).split('\n').slice(0, -1);
    require(lines.length > 0 && lines.length <= 100, 'the note has no signatures, or too many');
    const signatures = lines.map(line => {
        const parts = /^— ([^\s+]+) (\S+)$/.exec(line);
        require(parts, 'a line of the note is not a signature');
        const bytes = fromBase64(parts[2]);
        require(bytes.length > 4, 'a signature of the note is too short');
        return { name: parts[1], hash: bytes.slice(0, 4), bytes: bytes.slice(4) };
    });
    return { text: text.slice(0, split + 1), signatures };
}

const keyHash = (name, kind, key) => ownSha256(concat(utf8.encode(name + '\n'), Uint8Array.of(kind), key)).slice(0, 4);

async function sealFromNote(note) {
    const parts = /^vitrine\/trail\/([^\n]*)\n(0|[1-9]\d*)\n([^\n]+)\nhead ([0-9a-f]{64})\ntime ([^\n]+)\n$/.exec(note.text);
    require(parts, 'the note is not one of a trail');
    const seal = { trail: parts[1], entries: Number(parts[2]), head: parts[4], root: fromBase64(parts[3], 32), time: Number(parts[5]) };
    require(isCount(seal.entries) && signedText(seal) === note.text, 'the note is not in the form that is signed');
    for (const signature of note.signatures) {
        const name = /^vitrine\/([0-9a-f]{64})$/.exec(signature.name);
        if (!name || !isSame(signature.hash, keyHash(signature.name, 1, fromHex(name[1]))))
            continue;
        seal.key = fromHex(name[1]);
        seal.signature = signature.bytes;
        require(await isSigned(seal.key, seal.signature, utf8.encode(note.text)), 'the signature of the note is invalid');
        return seal;
    }
    throw new Refusal('the note has no signature of a sealing key');
}

const future = 300; // seconds that clocks may differ by
const timeText = seconds => Number.isFinite(seconds) && Math.abs(seconds) < 8e12 ? new Date(seconds * 1000).toISOString().replace('.000', '') : String(seconds);

// ---- keys that the reader knows from elsewhere: public keys, verifier keys, witness keys; one a line

function keysFrom(text) {
    const keys = { seals: new Set(), witnesses: [], unreadable: [] };
    for (const line of text.split('\n').map(part => part.trim()).filter(Boolean)) {
        try {
            if (/^[0-9a-f]{64}$/i.test(line)) {
                keys.seals.add(line.toLowerCase());
                continue;
            }
            const parts = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line);
            const bytes = parts && fromBase64(parts[3], 33);
            require(parts && (bytes[0] === 1 || bytes[0] === 4) && toHex(keyHash(parts[1], bytes[0], bytes.slice(1))) === parts[2], 'key');
            if (bytes[0] === 1)
                keys.seals.add(toHex(bytes.slice(1)));
            else
                keys.witnesses.push({ name: parts[1], key: bytes.slice(1), hash: fromHex(parts[2]) });
        } catch (error) {
            keys.unreadable.push(line);
        }
    }
    return keys;
}

// ---- DER, for time stamps

function derFrom(bytes, from = 0, to = bytes.length) {
    require(to - from >= 2, 'the document is cut off');
    const tag = bytes[from];
    require((tag & 0x1f) !== 0x1f, 'the document has an unknown tag');
    let at = from + 2;
    let size = bytes[from + 1];
    if (size & 0x80) {
        const count = size & 0x7f;
        require(count >= 1 && count <= 4 && at + count <= to, 'the document has a bad length');
        size = 0;
        for (let n = 0; n < count; ++n)
            size = size * 256 + bytes[at++];
    }
    require(at + size <= to, 'the document is cut off');
    return { tag, from, start: at, end: at + size, bytes };
}
const contentOf = node => node.bytes.subarray(node.start, node.end);
const wholeOf = node => node.bytes.subarray(node.from, node.end);
function childrenOf(node) {
    const found = [];
    for (let at = node.start; at < node.end;) {
        found.push(derFrom(node.bytes, at, node.end));
        at = found.at(-1).end;
    }
    return found;
}
function oidOf(node) {
    require(node.tag === 6, 'an object identifier is missing');
    const parts = [];
    let value = 0;
    for (const byte of contentOf(node)) {
        value = value * 128 + (byte & 0x7f);
        if (!(byte & 0x80)) {
            parts.push(...(parts.length ? [value] : value < 80 ? [Math.floor(value / 40), value % 40] : [2, value - 80]));
            value = 0;
        }
    }
    return parts.join('.');
}
// The identifier of an algorithm without parameters.
function algorithmOf(node) {
    const [oid, parameters] = childrenOf(node);
    require(node.tag === 0x30 && (parameters === undefined || (parameters.tag === 5 && parameters.start === parameters.end)),
        'an algorithm of the time stamp has unknown parameters');
    return oidOf(oid);
}
const numberOf = node => {
    require(node !== undefined && node.tag === 2, 'a number is missing');
    return Number(bigEndian(contentOf(node)));
};
const octetsOf = node => {
    require(node !== undefined && node.tag === 4, 'a value of the time stamp is missing');
    return contentOf(node);
};
const digestNames = { '2.16.840.1.101.3.4.2.1': 'SHA-256', '2.16.840.1.101.3.4.2.2': 'SHA-384', '2.16.840.1.101.3.4.2.3': 'SHA-512' };
const signatureNames = {
    '1.2.840.113549.1.1.1': ['RSASSA-PKCS1-v1_5', null], '1.2.840.113549.1.1.11': ['RSASSA-PKCS1-v1_5', 'SHA-256'],
    '1.2.840.113549.1.1.12': ['RSASSA-PKCS1-v1_5', 'SHA-384'], '1.2.840.113549.1.1.13': ['RSASSA-PKCS1-v1_5', 'SHA-512'],
    '1.2.840.10045.4.3.2': ['ECDSA', 'SHA-256'], '1.2.840.10045.4.3.3': ['ECDSA', 'SHA-384'], '1.2.840.10045.4.3.4': ['ECDSA', 'SHA-512'],
};
const curveNames = { '1.2.840.10045.3.1.7': ['P-256', 32], '1.3.132.0.34': ['P-384', 48], '1.3.132.0.35': ['P-521', 66] };

async function digestOf(name, bytes) {
    if (name === 'SHA-256')
        return sha256(bytes);
    if (name === 'SHA-512' && !subtle())
        return ownSha512(bytes);
    require(subtle(), `this browser cannot compute ${name} here`);
    return new Uint8Array(await subtle().digest(name, bytes));
}

const digestPrefix = { 'SHA-256': '3031300d060960864801650304020105000420', 'SHA-384': '3041300d060960864801650304020205000430',
    'SHA-512': '3051300d060960864801650304020305000440' };
async function isSignedByRsa(spki, digestName, signature, message) {
    const key = childrenOf(derFrom(contentOf(childrenOf(spki)[1]).subarray(1)));
    const modulus = bigEndian(contentOf(key[0]));
    const exponent = bigEndian(contentOf(key[1]));
    const size = Math.ceil(modulus.toString(2).length / 8);
    require(size >= 256 && size <= 1024 && exponent < 1n << 33n && signature.length === size, 'the key of the authority is not accepted');
    const digest = concat(fromHex(digestPrefix[digestName]), await digestOf(digestName, message));
    const expected = concat(Uint8Array.of(0, 1), new Uint8Array(size - digest.length - 3).fill(255), Uint8Array.of(0), digest);
    return power(bigEndian(signature), exponent, modulus) === bigEndian(expected);
}
async function isSignedByCurve(spki, digestName, signature, message) {
    const curve = curveNames[oidOf(childrenOf(childrenOf(spki)[0])[1])];
    require(curve && subtle(), 'this browser cannot check the signature of this authority here');
    const numbers = childrenOf(derFrom(signature)).map(node => {
        const bytes = contentOf(node);
        const start = bytes.findIndex(byte => byte !== 0);
        const digits = start < 0 ? new Uint8Array() : bytes.slice(start);
        require(digits.length <= curve[1], 'the signature of the time stamp is malformed');
        return concat(new Uint8Array(curve[1] - digits.length), digits);
    });
    require(numbers.length === 2, 'the signature of the time stamp is malformed');
    const key = await subtle().importKey('spki', wholeOf(spki).slice(), { name: 'ECDSA', namedCurve: curve[0] }, false, ['verify']);
    return subtle().verify({ name: 'ECDSA', hash: digestName }, key, concat(...numbers), message);
}
async function isSignedWith(spki, algorithm, digestName, signature, message) {
    const found = signatureNames[algorithm];
    require(found && (found[1] || digestName), 'the signature of the time stamp uses an unknown algorithm');
    const check = found[0] === 'ECDSA' ? isSignedByCurve : isSignedByRsa;
    return check(spki, found[1] || digestName, signature, message);
}

function moment(node) {
    const text = decoded(contentOf(node));
    const parts = (node.tag === 0x18 ? /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/ : /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/).exec(text);
    require(parts, 'a time in the document is malformed');
    const [year, ...rest] = parts.slice(1).map(Number);
    const whole = node.tag === 0x18 ? year : year + (year < 50 ? 2000 : 1900);
    return Date.UTC(whole, rest[0] - 1, ...rest.slice(1)) / 1000;
}

function certificateFrom(node) {
    const [signed, algorithm, signature] = childrenOf(node);
    const parts = childrenOf(signed).filter(part => part.tag !== 0xa0);
    const validity = childrenOf(parts[3]);
    require(isSame(wholeOf(parts[1]), wholeOf(algorithm)) && signature.tag === 3 && contentOf(signature)[0] === 0,
        'a certificate of the authority is malformed');
    const names = [...decoded(contentOf(parts[4])).matchAll(/[\u0020-\u007e]{2,}/g)].map(found => found[0]);
    return { node, signed, serial: wholeOf(parts[0]), issuer: wholeOf(parts[2]), subject: wholeOf(parts[4]), spki: parts[5],
        from: moment(validity[0]), to: moment(validity[1]), algorithm: oidOf(childrenOf(algorithm)[0]), signature: contentOf(signature).subarray(1),
        name: names.at(-1) || 'an authority without a name',
        stampsTime: toHex(wholeOf(signed)).includes('06082b06010505070308'),
        isAuthority: toHex(wholeOf(signed)).includes('30030101ff') };
}

function certificatesFromPem(text) {
    return [...text.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)]
        .map(found => certificateFrom(derFrom(fromBase64(found[1].replace(/\s/g, '')))));
}

async function leadsTo(certificate, trusted, others, depth = 0) {
    if (trusted.some(one => isSame(wholeOf(one.node), wholeOf(certificate.node))))
        return true;
    for (const issuer of [...trusted, ...others]) {
        if (depth < 5 && isSame(issuer.subject, certificate.issuer) && issuer.isAuthority
            && await isSignedWith(issuer.spki, certificate.algorithm, null, certificate.signature, wholeOf(certificate.signed))
            && (trusted.includes(issuer) || await leadsTo(issuer, trusted, others, depth + 1)))
            return true;
    }
    return false;
}

// A response of an authority of RFC 3161.
async function timestampFrom(bytes) {
    const [status, token] = childrenOf(derFrom(bytes));
    require(status && status.tag === 0x30 && token && [0, 1].includes(contentOf(childrenOf(status)[0])[0]), 'the authority granted nothing');
    const [type, wrapped] = childrenOf(token);
    require(oidOf(type) === '1.2.840.113549.1.7.2', 'the document is not a time stamp');
    const signedData = childrenOf(childrenOf(wrapped)[0]);
    const [infoType, infoWrapped] = childrenOf(signedData[2]);
    require(oidOf(infoType) === '1.2.840.113549.1.9.16.1.4', 'the document is not a time stamp');
    const info = octetsOf(childrenOf(infoWrapped)[0]);
    const fields = childrenOf(derFrom(info));
    const [imprintAlgorithm, imprint] = childrenOf(fields[2]);
    const list = signedData.find(node => node.tag === 0xa0);
    const certificates = list ? childrenOf(list).filter(node => node.tag === 0x30).map(certificateFrom) : [];
    require(numberOf(signedData[0]) === 3 && signedData[1].tag === 0x31 && numberOf(fields[0]) === 1, 'the time stamp has another version');
    const stamp = { imprintName: digestNames[algorithmOf(imprintAlgorithm)], imprint: octetsOf(imprint), digests: childrenOf(signedData[1]).map(algorithmOf), policy: oidOf(fields[1]),
        serial: toHex(contentOf(fields[3])), time: moment(fields[4]), certificates };
    require(stamp.imprintName, 'the time stamp uses an unknown digest');
    stamp.signer = await signerOf(childrenOf(signedData.at(-1))[0], info, stamp);
    return stamp;
}

// The certificate whose key signed, where the response has it.
async function signerOf(node, info, stamp) {
    require(node, 'the time stamp is not signed');
    const parts = childrenOf(node);
    const attributesAt = parts.findIndex(part => part.tag === 0xa0);
    require(attributesAt > 0, 'the time stamp is not signed');
    require(numberOf(parts[0]) === 1 && stamp.digests.includes(algorithmOf(parts[2])), 'the time stamp has another version');
    const digestName = digestNames[algorithmOf(parts[2])];
    const attributes = childrenOf(parts[attributesAt]).map(childrenOf);
    const valueOf = oid => attributes.filter(attribute => oidOf(attribute[0]) === oid).map(attribute => childrenOf(attribute[1])[0])[0];
    const digest = valueOf('1.2.840.113549.1.9.4');
    const type = valueOf('1.2.840.113549.1.9.3');
    require(digestName && digest && type && oidOf(type) === '1.2.840.113549.1.9.16.1.4'
        && isSame(octetsOf(digest), await digestOf(digestName, info)), 'the signature of the time stamp is about other bytes');
    const algorithm = algorithmOf(parts[attributesAt + 1]);
    const message = Uint8Array.from(wholeOf(parts[attributesAt]));
    message[0] = 0x31;
    const [issuer, serial] = parts[1].tag === 0x30 ? childrenOf(parts[1]) : [];
    const signer = stamp.certificates.find(one => issuer && isSame(one.issuer, wholeOf(issuer)) && isSame(one.serial, wholeOf(serial)));
    require(signer || stamp.certificates.length === 0, 'the time stamp is signed by none of its certificates');
    if (!signer)
        return null;
    require(signer.stampsTime && stamp.time >= signer.from && stamp.time <= signer.to,
        'the certificate of the authority is not one for time stamps, or was not valid at that time');
    require(await isSignedWith(signer.spki, algorithm, digestName, octetsOf(parts[attributesAt + 2]), message), 'the signature of the time stamp is invalid');
    return signer;
}

// ---- what a proof is about

const kindsOfEntries = { execution: ['execution.ended'], step: ['run.added', 'step.started', 'step.ended'] };

const entryHash = (entry, payload) => ownSha256(concat(textOf('vitrine trail entry'), tagged('I', wordOf(entry.seq)), textOf(entry.kind),
    tagged('I', wordOf(entry.subject)), tagged('R', realOf(entry.at)), tagged('I', wordOf(entry.format)), tagged('E', payload),
    tagged('E', fromBase64(entry.previous, 32))));

// The texts of a proof by their commitment, each one that the proven bytes have.
async function textsOf(proof, rows) {
    const commitments = new Set();
    for (const row of rows)
        for (const value of row.values)
            if (value.tag === 'C')
                commitments.add(value.value);
    const texts = new Map();
    require(Array.isArray(proof.texts), 'the texts are not a list');
    for (const part of proof.texts) {
        const bytes = fromBase64(part.bytes);
        const commitment = toHex(await sha256(concat(fromBase64(part.salt), bytes)));
        require(commitments.has(commitment), 'a text is not the one that was recorded');
        texts.set(commitment, decoded(bytes));
    }
    return texts;
}

const pathOf = tree => {
    require(Array.isArray(tree.path) && tree.path.length <= 64, 'the path is not a list');
    return tree.path.map(node => fromBase64(node, 32));
};

async function proofFrom(proof) {
    require(proof.vitrine_proof === 1 && Object.hasOwn(kindsOfEntries, proof.kind), 'the proof has another version or kind');
    const entry = proof.entry;
    require(entry && kindsOfEntries[proof.kind].includes(entry.kind), 'the entry is of another kind');
    const bytes = fromBase64(proof.bytes);
    const rows = rowsOf(bytes);
    const texts = await textsOf(proof, rows);
    const owner = proof.kind === 'step' ? 'steps' : 'execution_ends';
    const owners = rows.filter(row => row.table === owner);
    require(isCount(proof.id) && owners.length === 1 && owners[0].values[0].tag === 'I' && owners[0].values[0].value === BigInt(proof.id),
        `the proven bytes are about another ${proof.kind}`);
    let covered = bytes;
    if (entry.kind === 'run.added') {
        const run = proof.run;
        require(run && isCount(run.index) && isCount(run.steps) && run.index < run.steps, 'the step is not in its run');
        const steps = rootFrom(await sha256(bytes), run.index, run.steps, pathOf(run));
        covered = concat(fromBase64(run.bytes), tagged('I', wordOf(run.steps)), tagged('S', steps), utf8.encode('Z'));
    }
    require(isCount(entry.seq) && entry.seq > 0, 'the number of the entry is not one');
    const record = entryHash(entry, await sha256(covered));
    const tree = proof.tree;
    require(tree, 'the proof has no tree');
    const root = rootFrom(record, entry.seq - 1, tree.size, pathOf(tree));
    require(isSame(root, fromBase64(tree.root, 32)), 'the entry does not lead to the root of the tree');
    require(proof.checkpoint, 'no seal covers it: anyone could have made it up');
    const seal = await sealFrom(proof.checkpoint);
    require(seal.trail === proof.trail && seal.entries === tree.size && isSame(seal.root, root), 'the seal is about another tree');
    return { seal, rows, texts, entry };
}

const isRedacted = (value, texts) => value.tag === 'C' && !texts.has(value.value);
function valueText(value, texts) {
    switch (value.tag) {
    case 'C': return texts.has(value.value) ? texts.get(value.value) : '[destroyed by redaction]';
    case 'P': return /^0*$/.test(value.value) ? '' : `SHA-256 ${value.value}`;
    case 'N': return '';
    default: return String(value.value);
    }
}

// ---- results: { file, kind, verdict: 'holds' | 'open' | 'fails', title, lines, texts }

class Report {
    constructor(file, kind, title) {
        Object.assign(this, { file, kind, title, verdict: 'holds', lines: [], texts: [] });
    }
    say(line) { this.lines.push(line); return this; }
    leaveOpen(line) { if (this.verdict === 'holds') this.verdict = 'open'; return this.say(line); }
    fail(line) { this.verdict = 'fails'; return this.say(line); }
}

function sayKey(report, key, keys) {
    const digits = toHex(key);
    if (keys.seals.has(digits))
        report.say(`The seal is signed with a key that you entered: ${digits}.`);
    else if (keys.seals.size > 0)
        report.fail(`The seal is signed with a key that you did not enter: ${digits}.`);
    else
        report.leaveOpen(`The seal is signed with the key ${digits}. Compare it with a key that you got from the sealer through another channel: `
            + 'without that, anyone could have made this trail.');
}

const saySeal = (report, seal) => report.say(`The seal covers ${seal.entries} entries of the trail ${seal.trail}. `
    + `It states the time ${timeText(seal.time)}, by the sealer's clock.`);

const fields = { 'step_code/code': 'Code', 'steps/thought': 'Thought', 'step_outputs/output': 'Recorded output', 'step_errors/error message': 'Recorded error',
    'step_tool_calls/arguments': 'Arguments of a tool call', 'step_tool_calls/result': 'Result of a tool call', 'execution_ends/output': 'Output',
    'execution_ends/printed output': 'Printed output', 'execution_ends/error message': 'Error', 'steps/output of the model': 'Output of the model' };

async function checkProof(document, keys, report) {
    const proven = await proofFrom(document);
    const what = document.kind === 'step' ? 'step' : 'execution';
    report.title = `Proof of ${what} ${document.id}`;
    report.say(`This exact ${what} was in the trail when it was sealed, as entry ${proven.entry.seq} of ${timeText(proven.entry.at)}.`);
    saySeal(report, proven.seal);
    let redacted = 0;
    for (const row of proven.rows) {
        row.values.forEach((value, n) => {
            redacted += isRedacted(value, proven.texts) ? 1 : 0;
            const label = fields[`${row.table}/${columns[row.table][n]}`];
            const text = valueText(value, proven.texts);
            if (label && text)
                report.texts.push({ label, text });
        });
    }
    if (redacted > 0)
        report.say(`${redacted} text${redacted > 1 ? 's were' : ' was'} destroyed by redaction. The rest is proven all the same.`);
    sayKey(report, proven.seal.key, keys);
    report.say('A proof does not show that the log was truthful when it was recorded.');
    report.seal = proven.seal;
    report.proven = proven;
}

async function checkInclusion(document, keys, report) {
    report.title = `Proof of entry ${Number(document.index) + 1}`;
    const root = rootFrom(fromBase64(document.record, 32), document.index, document.size, document.proof.map(node => fromBase64(node, 32)));
    require(isSame(root, fromBase64(document.root, 32)), 'the entry does not lead to the root of the tree');
    report.say(`An entry with the hash ${toHex(fromBase64(document.record))} is number ${document.index + 1} of ${document.size}.`);
    report.tree = { trail: document.trail, entries: document.size, root };
}

async function checkConsistency(document, keys, report) {
    report.title = `Proof of consistency from ${document.old_size} to ${document.size} entries`;
    require(isCount(document.old_size) && isCount(document.size) && document.old_size > 0 && document.old_size <= document.size
        && Array.isArray(document.proof) && document.proof.length <= 128, 'the proof is incomplete');
    const before = fromBase64(document.old_root, 32);
    const after = fromBase64(document.root, 32);
    const [one, other] = rootsFrom(document.size, document.old_size, before, document.proof.map(node => fromBase64(node, 32)));
    require(isSame(one, before) && isSame(other, after), 'the proof does not lead from the old root to the new one');
    report.say(`The trail with ${document.size} entries continues the one with ${document.old_size}: nothing before was changed.`);
    report.tree = { trail: document.trail, entries: document.size, root: after };
    report.oldTree = { trail: document.trail, entries: document.old_size, root: before };
}

async function checkNote(text, keys, report, now) {
    const note = noteFrom(text);
    const seal = await sealFromNote(note);
    report.title = 'Signed note';
    saySeal(report, seal);
    if (seal.time > now + future)
        report.fail('The seal states a time in the future.');
    for (const witness of keys.witnesses)
        await checkWitness(note, witness, report, now);
    const others = note.signatures.length - 1;
    if (others > 0 && keys.witnesses.length === 0)
        report.say(`The note has ${others} further signature${others > 1 ? 's' : ''}. Enter the keys of the witnesses to check them.`);
    sayKey(report, seal.key, keys);
    report.seal = seal;
    report.note = utf8.encode(text);
    // A witness signs a note that has its own line: a time stamp of it may be about fewer lines.
    report.sealedNote = utf8.encode(`${note.text}\n${text.slice(note.text.length + 1).split('\n').find(line => line.startsWith('— vitrine/'))}\n`);
}

async function checkWitness(note, witness, report, now) {
    const found = note.signatures.find(one => one.name === witness.name && isSame(one.hash, witness.hash));
    if (!found) {
        report.fail(`The witness ${witness.name} did not sign this note.`);
        return;
    }
    require(found.bytes.length === 72, 'the cosignature of a witness is malformed');
    const seconds = Number(bigEndian(found.bytes.slice(0, 8)));
    const message = utf8.encode(`cosignature/v1\ntime ${bigEndian(found.bytes.slice(0, 8))}\n${note.text}`);
    require(await isSigned(witness.key, found.bytes.slice(8), message), `the cosignature of ${witness.name} is invalid`);
    require(seconds <= now + future, `the cosignature of ${witness.name} states a time in the future`);
    report.say(`The witness ${witness.name} saw this tree, at ${timeText(seconds)} by its own clock.`);
}

async function checkCheckpoint(document, keys, report, now) {
    const seal = await sealFrom(document);
    report.title = 'Checkpoint';
    saySeal(report, seal);
    if (seal.time > now + future)
        report.fail('The seal states a time in the future.');
    sayKey(report, seal.key, keys);
    report.seal = seal;
}

async function checkStamp(bytes, report, now, others, certificates) {
    const stamp = await timestampFrom(bytes);
    report.title = 'Time stamp';
    require(stamp.time <= now + future, 'the time stamp states a time in the future');
    const about = [];
    for (const other of others)
        for (const note of [other.note, other.sealedNote])
            if (note && isSame(await digestOf(stamp.imprintName, note), stamp.imprint) && !about.includes(other))
                about.push(other);
    if (about.length > 0)
        report.say(`${about.map(other => other.file).join(', ')} existed at ${timeText(stamp.time)}, by the clock of the authority.`);
    else if (others.some(other => other.note))
        report.fail('The time stamp does not cover any of these notes.');
    else
        report.leaveOpen(`Bytes with the ${stamp.imprintName} ${toHex(stamp.imprint)} existed at ${timeText(stamp.time)}. Add the note that it covers.`);
    if (!stamp.signer)
        return report.leaveOpen('The response has no certificate, so its signature was not checked.');
    const fingerprint = toHex(await sha256(wholeOf(stamp.signer.node)));
    if (certificates.length === 0)
        return report.leaveOpen(`The signature is valid by the certificate of ${stamp.signer.name}, which came with the time stamp (SHA-256 ${fingerprint}). `
            + 'Add a certificate of an authority that you trust (PEM) to check that it was issued by it.');
    return await leadsTo(stamp.signer, certificates, stamp.certificates)
        ? report.say(`The signature was verified up to a certificate that you added, by ${stamp.signer.name}.`)
        : report.fail(`The certificate of ${stamp.signer.name} was not issued by one that you added.`);
}

// A certificate of a replay: an in-toto statement in a signed envelope (DSSE). What it says of each step has to be proven.
async function checkCertificate(document, keys, report) {
    require(document.payloadType === 'application/vnd.in-toto+json' && Array.isArray(document.signatures) && document.signatures.length === 1,
        'the envelope holds no certificate');
    const payload = fromBase64(document.payload);
    const key = fromHex(document.signatures[0].keyid, 32);
    const message = concat(utf8.encode(`DSSEv1 ${document.payloadType.length} ${document.payloadType} ${payload.length} `), payload);
    require(await isSigned(key, fromBase64(document.signatures[0].sig, 64), message), 'the signature of the certificate is invalid');
    const statement = JSON.parse(decoded(payload));
    require(statement._type === 'https://in-toto.io/Statement/v1' && statement.predicateType === 'urn:vitrine:replay:v1',
        'the statement is not about a replay');
    const { predicate } = statement;
    const seal = await sealFrom(predicate.checkpoint);
    require(isSame(seal.key, key) && statement.subject[0].digest.sha256 === toHex(seal.root), 'the certificate is about another trail than its seal');
    for (const step of predicate.steps)
        require(await isOutcomeProven(step, predicate.policyHash, seal), `step ${step.ordinal} did not end as the certificate says`);
    const stated = predicate.steps.filter(step => step.recordProof === null);
    for (const step of predicate.steps)
        require(step.recordProof === null || await isRecordProven(step, predicate.run, seal), `step ${step.ordinal} is not in the log as the certificate says`);
    report.title = `Certificate of a replay of run ${predicate.run}`;
    report.say(`${predicate.steps.length} steps were run with Vitrine ${predicate.engine} and Python ${predicate.environment.python}, and ended as listed here.`);
    saySeal(report, seal);
    sayKey(report, key, keys);
    if (stated.length > 0)
        report.say(`The code and the recorded outcome of ${stated.length} step${stated.length > 1 ? 's are' : ' is'} not proven; the signer states them.`);
    report.say('This page does not run the code: vitrine verify-replay repeats the replay.');
    report.seal = seal;
    for (const step of predicate.steps)
        report.texts.push({ label: `Step ${step.ordinal}: ${step.replayed.status}`, text: `${step.code}\n\n${step.replayed.logs}${step.replayed.output}` });
}
// Whether a column of a proven row has this text; a text that was redacted may have been any.
const isProven = (row, column, text, texts) => {
    const value = row.values[columns[row.table].indexOf(column)];
    return isRedacted(value, texts) || valueText(value, texts) === text;
};
async function isOutcomeProven(step, policyHash, seal) {
    require(step.proof && step.proof.kind === 'execution', 'a step of the certificate has no proof');
    const proven = await proofFrom(step.proof);
    const end = proven.rows.find(row => row.table === 'execution_ends');
    const is = (column, text) => isProven(end, column, text, proven.texts);
    return isSame(proven.seal.root, seal.root) && is('status', step.replayed.status) && is('printed output', step.replayed.logs)
        && is('output', step.replayed.output) && is('type of the error', step.replayed.error.type)
        && is('error message', step.replayed.error.message) && is('policy', policyHash) && is('verdict', step.verdict);
}
async function isRecordProven(step, run, seal) {
    require(step.recordProof && step.recordProof.kind === 'step', 'a step of the certificate has no proof of its record');
    const { rows, texts, seal: ofProof } = await proofFrom(step.recordProof);
    const of = table => rows.filter(row => row.table === table);
    const is = (row, column, text) => isProven(row, column, text, texts);
    const code = of('step_code').filter(row => is(row, 'language', 'python')).map(row => row.values[columns.step_code.indexOf('code')]);
    const whole = code.map(value => valueText(value, texts)).reduce((above, text) => above ? `${above}\n\n${text}` : text, '');
    const { status, outputs, error } = step.recorded;
    const proven = of('step_outputs');
    const [fault] = of('step_errors');
    const [start] = of('steps');
    return isSame(ofProof.root, seal.root) && is(start, 'run', String(run)) && is(start, 'number', String(step.ordinal))
        && is(start, 'started', step.startedAt === null ? '' : String(step.startedAt))
        && step.ofModel === !of('step_code').some(row => is(row, 'origin', 'edited'))
        && (code.some(value => isRedacted(value, texts)) || whole === step.code)
        && outputs.length === proven.length
        && outputs.every((output, n) => is(proven[n], 'stream', output.stream) && is(proven[n], 'output', output.text))
        && (fault ? Boolean(error) && is(fault, 'type', error.type) && is(fault, 'error message', error.message)
            && status === (is(fault, 'layer', 'policy') ? 'blocked' : is(fault, 'layer', 'limit') ? 'limit' : 'error')
            : !error && ['ok', 'unknown'].includes(status));
}

// ---- reports

// Text as a report shows it: what hides becomes a mark.
const controlNames = ('NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US').split(' ');
const hidden = /\r\n|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b-\u180f\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/gu;
function shown(text) {
    return text.replace(hidden, found => {
        const code = found.codePointAt(0);
        if (found === '\r\n' || found === '\n' || found === '\t')
            return found.at(-1);
        const name = controlNames[code] || (code === 127 ? 'DEL' : 'U+' + code.toString(16).toUpperCase().padStart(4, '0'));
        return `⟨${name}⟩`;
    });
}
// A browser leaves out a line feed at the beginning of preformatted text.
const withoutEnd = text => text.replace(/^\n/, '').replace(/\n$/, '');

// What a report shows of a step has to be what is proven of it, and a mark where a text was redacted.
const redactedText = '[redacted]';
function differences(article, proven) {
    const found = [];
    const compared = { step_code: ['code', 'code'], steps: ['thought', 'thought'], step_outputs: ['output', 'output'] };
    for (const [table, [column, word]] of Object.entries(compared)) {
        const texts = proven.rows.filter(row => row.table === table).map(row => row.values[columns[table].indexOf(column)])
            .filter(value => value.tag === 'C').map(value => withoutEnd(shown(proven.texts.get(value.value) ?? redactedText)));
        const blocks = [...article.querySelectorAll(`[data-field="${table}"]`)].map(block => withoutEnd(block.textContent));
        if (blocks.some(block => !texts.includes(block)) || (table === 'step_code' && texts.some(text => text && !blocks.includes(text))))
            found.push(word);
    }
    return found;
}

async function checkReport(page, keys, report) {
    report.title = 'Report';
    const articles = [...page.querySelectorAll('article')];
    require(articles.length > 0, 'the report has no steps');
    const proofs = articles.map(article => article.querySelector('.proof pre'));
    const trails = new Set();
    let holding = 0;
    let redacted = 0;
    for (const [n, element] of proofs.entries()) {
        if (!element)
            continue;
        const name = articles[n].id.replace('-', ' ');
        try {
            const proof = JSON.parse(element.textContent);
            const proven = await proofFrom(proof);
            require(proof.kind !== 'step' || articles[n].id === `step-${proof.id}`, 'it is about another step');
            const wrong = differences(articles[n], proven);
            require(wrong.length === 0, `the report shows another ${wrong.join(' and ')} than was recorded`);
            trails.add(proven.seal.trail);
            report.seal = proven.seal;
            ++holding;
            redacted += proven.rows.some(row => row.values.some(value => isRedacted(value, proven.texts))) ? 1 : 0;
        } catch (error) {
            report.fail(`The proof of ${name} fails: ${error instanceof Refusal ? error.message : 'it cannot be read'}.`);
        }
        if (report.lines.length > 50)
            break;
    }
    const without = proofs.filter(element => !element).length;
    report.say(`${holding} of ${articles.length} steps are proven: thought, code and outputs are what was recorded when the trail was sealed.`);
    if (redacted > 0)
        report.say(`Texts of ${redacted} of them were destroyed by redaction. The rest is proven all the same.`);
    if (without > 0)
        report.leaveOpen(`${without} step${without > 1 ? 's have' : ' has'} no proof. Export the report with proofs of a sealed trail.`);
    if (trails.size > 1)
        report.fail('The proofs are from different trails.');
    if (report.seal) {
        saySeal(report, report.seal);
        sayKey(report, report.seal.key, keys);
    }
    report.say('Other statements of the report, and omitted steps, are not covered by proofs.');
}

// ---- files

const kinds = [['vitrine_proof', 'proof', checkProof], ['vitrine_inclusion', 'inclusion', checkInclusion],
    ['vitrine_consistency', 'consistency', checkConsistency], ['vitrine_checkpoint', 'checkpoint', checkCheckpoint]];

async function checkText(text, keys, report, now) {
    if (text.startsWith('vitrine/trail/')) {
        report.kind = 'note';
        return checkNote(text, keys, report, now);
    }
    if (/^\s*</.test(text)) {
        report.kind = 'report';
        return checkReport(new DOMParser().parseFromString(text, 'text/html'), keys, report);
    }
    const document = parsed(text);
    if (document && Object.hasOwn(document, 'payloadType')) {
        report.kind = 'certificate of a replay';
        return checkCertificate(document, keys, report);
    }
    const found = document && kinds.find(([mark]) => Object.hasOwn(document, mark));
    require(found, 'this is no proof, note, time stamp or report of Vitrine');
    report.kind = found[1];
    require(document[found[0]] === 1, 'the document has another version');
    return found[2](document, keys, report, now);
}
function parsed(text) {
    try {
        const document = JSON.parse(text);
        return document !== null && typeof document === 'object' && !Array.isArray(document) ? document : null;
    } catch (error) {
        throw new Refusal('the file is not complete, or no evidence of Vitrine');
    }
}

const largest = 1 << 28;
async function guarded(report, check) {
    try {
        await check();
    } catch (error) {
        report.verdict = 'fails';
        report.texts = [];
        report.lines = [error instanceof Refusal ? `Rejected: ${error.message}.` : 'Rejected: the file is malformed.'];
        delete report.seal;
        delete report.tree;
        delete report.note;
        delete report.sealedNote;
    }
    return report;
}

// Whether two files tell different histories, and whether trees without a seal are those of a seal that is here.
function compare(reports) {
    const sealed = reports.filter(report => report.seal);
    for (const one of sealed)
        for (const other of sealed.slice(sealed.indexOf(one) + 1))
            if (one.seal.trail === other.seal.trail && one.seal.entries === other.seal.entries && !isSame(one.seal.root, other.seal.root))
                for (const [report, beside] of [[one, other], [other, one]])
                    // Anyone can sign another root with a key of their own.
                    report.fail(isSame(one.seal.key, other.seal.key)
                        ? `Fork: ${beside.file} has another root for the same ${one.seal.entries} entries. Keep both: `
                            + 'together they prove that the history was rewritten.'
                        : `${beside.file} has another root for the same ${one.seal.entries} entries, and another key. At most `
                            + 'one of them is from the owner of the trail: compare the keys with the one that you know.');
    for (const report of reports.filter(one => one.tree)) {
        for (const tree of [report.tree, report.oldTree].filter(Boolean)) {
            const same = sealed.filter(one => one.seal.trail === tree.trail && one.seal.entries === tree.entries);
            if (same.some(one => !isSame(one.seal.root, tree.root)))
                report.fail(`The tree of ${tree.entries} entries is not the one of the seal in ${same[0].file}.`);
            else if (same.length > 0)
                report.say(`The tree of ${tree.entries} entries is the one of the seal in ${same[0].file}.`);
            else
                report.leaveOpen(`Add the note of the trail with ${tree.entries} entries: without it, anyone could have created this tree.`);
        }
    }
}

/// files: [{ name, bytes }], keys: text. Gives a list of reports, in the order of the files.
async function verify(files, keyText = '', now = Date.now() / 1000) {
    const keys = keysFrom(keyText);
    const reports = [];
    const stamps = [];
    const certificates = [];
    for (const { name, bytes } of files) {
        const report = new Report(name, 'unknown', name);
        await guarded(report, async () => {
            require(bytes.length > 0 && bytes.length <= largest, 'the file is empty or too large');
            if (bytes[0] === 0x30 && bytes.length > 1 && bytes[1] & 0x80) {
                report.kind = 'timestamp';
                stamps.push({ report, bytes });
                return;
            }
            const text = decodedStrictly(bytes);
            // Reports and proofs may quote such a mark.
            if (!/^\s*[<{]/.test(text) && text.includes('-----BEGIN CERTIFICATE-----')) {
                report.kind = 'certificate';
                certificates.push(...certificatesFromPem(text));
                report.title = 'Certificates of an authority';
                report.say('Used for the time stamps here.');
                return;
            }
            await checkText(text, keys, report, now);
        });
        reports.push(report);
    }
    for (const { report, bytes } of stamps)
        await guarded(report, () => checkStamp(bytes, report, now, reports, certificates));
    compare(reports);
    for (const line of keys.unreadable)
        reports.push(new Report('keys', 'key', 'Key').fail(`Not a public key, verifier key or witness key: ${line}`));
    return reports;
}
function decodedStrictly(bytes) {
    try {
        return strictUtf8.decode(bytes);
    } catch (error) {
        throw new Refusal('the file is no text, and no time stamp');
    }
}

return { verify, checkReport, keysFrom, options, parts: { sha256: ownSha256, sha512: ownSha512, isSigned: ownIsSigned, figureOf, rootFrom, rootsFrom, leafOf, nodeOf,
    rowsOf, noteFrom, sealFromNote, textsOf, entryHash, toHex, fromHex, toBase64, fromBase64, Report, keyHash, proofFrom } };
})();
if (typeof module !== 'undefined')
    module.exports = VitrineVerifier;
