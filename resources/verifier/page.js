// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
(() => {
const files = new Map(); // by name: what was added stays until it is removed
const list = document.getElementById('results');
const keys = document.getElementById('keys');
const picker = document.getElementById('picker');
const drop = document.getElementById('drop');
const pasted = document.getElementById('pasted');
const longestText = 20_000;

const words = {
    holds: ['Valid', 'ok'], open: ['Valid, with open points', 'open'], fails: ['Invalid', 'bad'],
};

function element(name, text, className) {
    const made = document.createElement(name);
    if (text !== undefined)
        made.textContent = text;
    if (className)
        made.className = className;
    return made;
}

function card(report) {
    const [verdict, kind] = words[report.verdict];
    const made = element('article', undefined, kind);
    const head = element('header');
    head.append(element('h2', report.title), element('span', verdict, `chip ${kind}`));
    made.append(head, element('p', report.file, 'file'));
    const lines = element('ul');
    lines.append(...report.lines.map(line => element('li', line)));
    made.append(lines);
    for (const { label, text } of report.texts) {
        const details = element('details');
        const shown = text.length > longestText ? text.slice(0, longestText) + '\n…' : text;
        details.append(element('summary', label), element('pre', shown));
        made.append(details);
    }
    const remove = element('button', 'Remove');
    remove.type = 'button';
    remove.addEventListener('click', () => {
        files.delete(report.file);
        check();
    });
    if (files.has(report.file))
        made.append(remove);
    return made;
}

let newest = 0;
async function check() {
    const mine = ++newest;
    list.setAttribute('aria-busy', 'true');
    const reports = await VitrineVerifier.verify([...files].map(([name, bytes]) => ({ name, bytes })), keys.value);
    if (mine !== newest)
        return;
    list.replaceChildren(...reports.map(card));
    list.setAttribute('aria-busy', 'false');
    document.getElementById('empty').hidden = reports.length > 0;
}

async function addFiles(added) {
    for (const file of added)
        files.set(file.name, new Uint8Array(await file.arrayBuffer()));
    check();
}

picker.addEventListener('change', () => addFiles(picker.files).then(() => { picker.value = ''; }));
for (const type of ['dragover', 'dragenter'])
    document.addEventListener(type, event => {
        event.preventDefault();
        drop.classList.add('over');
    });
document.addEventListener('dragleave', event => {
    if (!event.relatedTarget)
        drop.classList.remove('over');
});
document.addEventListener('drop', event => {
    event.preventDefault();
    drop.classList.remove('over');
    addFiles(event.dataTransfer.files);
});
document.getElementById('add').addEventListener('click', () => {
    if (!pasted.value.trim())
        return;
    let number = 1;
    while (files.has(`pasted ${number}`))
        ++number;
    files.set(`pasted ${number}`, new TextEncoder().encode(pasted.value));
    pasted.value = '';
    check();
});
keys.addEventListener('input', check);
document.documentElement.dataset.ready = 'yes';
})();
