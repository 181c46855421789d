// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tst_verifier.py has the verifier do, in node and in a browser. Jobs and answers are JSON.
'use strict';
const harness = verifier => {
    const parts = verifier.parts;
    const checks = {
        value: vector => {
            // The verifier writes values only within an entry; what it reads has to be what was written.
            const rows = parts.rowsOf(parts.fromHex(row(vector.bytes)));
            const read = rows[0].values[1];
            return read.tag === vector.tag && (vector.value === null || read.value === vector.value || read.value === BigInt(vector.value)
                || (vector.tag === 'R' && Object.is(read.value, vector.value + 0)));
        },
        rows: vector => JSON.stringify(parts.rowsOf(parts.fromHex(vector.bytes)).map(found => [found.table, found.values.length]))
            === JSON.stringify(vector.rows) && parts.toHex(parts.sha256(parts.fromHex(vector.bytes))) === vector.hash,
        figure: vector => parts.figureOf(vector.value) === vector.text,
        commitment: vector => parts.toHex(parts.sha256(parts.fromHex(vector.salt + vector.bytes))) === vector.hash,
        entry: vector => parts.toHex(parts.entryHash(vector.entry, parts.fromHex(vector.payload))) === vector.hash,
        root: vector => {
            let level = vector.records.map(record => parts.leafOf(parts.fromHex(record)));
            while (level.length > 1)
                level = Array.from({ length: Math.ceil(level.length / 2) }, (_, n) =>
                    2 * n + 1 < level.length ? parts.nodeOf(level[2 * n], level[2 * n + 1]) : level[2 * n]);
            return parts.toHex(level[0]) === vector.root;
        },
        inclusion: vector => holds(() => parts.toHex(parts.rootFrom(parts.fromHex(vector.record), vector.index, vector.size,
            vector.path.map(node => parts.fromHex(node)))) === vector.root) === vector.holds,
        consistency: vector => holds(() => {
            const roots = parts.rootsFrom(vector.size, vector.old_size, parts.fromHex(vector.old_root), vector.path.map(node => parts.fromHex(node)));
            return roots.map(parts.toHex).join() === [vector.old_root, vector.root].join();
        }) === vector.holds,
        key: vector => {
            const keys = verifier.keysFrom(vector.text);
            return keys.unreadable.length === 0 && (vector.algorithm === 1 ? keys.seals.has(vector.public_key)
                : keys.witnesses[0].name === vector.key_name && parts.toHex(keys.witnesses[0].key) === vector.public_key);
        },
        note: async vector => (await verdictOf(vector.note)) === (vector.holds ? 'open' : 'fails'),
        cosignature: async vector => {
            const [report] = await verifier.verify([file(vector.note)], vector.witness, 1700000200);
            return (report.verdict !== 'fails') === vector.holds && (!vector.holds || report.lines.some(line => line.includes('2023-11-14T22:15:00Z')));
        },
        proof: async vector => (await verdictOf(JSON.stringify(vector.proof))) === (vector.holds ? 'open' : 'fails'),
    };
    const row = bytes => `57${parts.toHex(textBytes('live_steps'))}4e${bytes}`;
    const textBytes = text => {
        const size = new Uint8Array(9);
        size[0] = 0x54;
        size[1] = text.length;
        return Uint8Array.from([...size, ...new TextEncoder().encode(text)]);
    };
    const file = text => ({ name: 'file', bytes: new TextEncoder().encode(text) });
    const verdictOf = async text => (await verifier.verify([file(text)], '', 1700000200))[0].verdict;
    const holds = check => {
        try {
            return check();
        } catch (error) {
            return false;
        }
    };
    const summary = report => ({ file: report.file, kind: report.kind, title: report.title, verdict: report.verdict, lines: report.lines,
        texts: report.texts });
    return {
        async vectors({ vectors }) {
            const wrong = [];
            for (const vector of vectors)
                if (!await checks[vector.kind](vector))
                    wrong.push(vector.name);
            return wrong;
        },
        async verify({ files, keys, now }) {
            const read = files.map(one => ({ name: one.name, bytes: parts.fromBase64(one.base64) }));
            return (await verifier.verify(read, keys || '', now || undefined)).map(summary);
        },
        // Changed documents: which were not refused.
        async accepted({ text, mutations }) {
            const found = [];
            for (const [n, [at, character]] of mutations.entries()) {
                const [report] = await verifier.verify([file(text.slice(0, at) + character + text.slice(at + 1))], '', 4e9);
                if (report.verdict !== 'fails')
                    found.push(n);
            }
            return found;
        },
        async hasEd25519() {
            try {
                await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
                return true;
            } catch (error) {
                return false;
            }
        },
    };
};

async function runJobs(verifier, jobs) {
    const answers = [];
    for (const job of jobs) {
        verifier.options.usesBrowser = job.usesBrowser === true;
        answers.push(await harness(verifier)[job.act](job));
    }
    return answers;
}
if (typeof module !== 'undefined')
    module.exports = runJobs;
