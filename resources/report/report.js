// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
(() => {
'use strict';
const words = document.getElementById('words');
const kind = document.getElementById('kind');
const count = document.getElementById('count');
const sections = [...document.querySelectorAll('section')];
const steps = [...document.querySelectorAll('article')].map(
    element => ({ element, section: element.closest('section'), text: null }));

// Proofs are figures: nobody looks for words in them.
function textOf(step) {
    if (step.text === null) {
        const copy = step.element.cloneNode(true);
        copy.querySelectorAll('.proof').forEach(proof => proof.remove());
        step.text = copy.textContent.toLowerCase();
    }
    return step.text;
}

function apply() {
    const wanted = words.value.trim().toLowerCase();
    const left = new Set();
    let shown = 0;
    for (const step of steps) {
        const fits = (!kind.value || step.element.dataset.kind.split(' ').includes(kind.value))
            && (!wanted || textOf(step).includes(wanted));
        step.element.hidden = !fits;
        if (fits) {
            ++shown;
            left.add(step.section);
        }
    }
    const isFiltered = wanted || kind.value;
    for (const section of sections)
        section.hidden = isFiltered && !left.has(section);
    count.textContent = count.dataset.text.replace('%1', shown).replace('%2', steps.length);
}

function open(isOpen) {
    for (const details of document.querySelectorAll('details:not(.proof)'))
        details.open = isOpen;
}

let openedForPrint = [];
window.addEventListener('beforeprint', () => {
    openedForPrint = [...document.querySelectorAll('details:not(.proof):not([open])')];
    openedForPrint.forEach(details => { details.open = true; });
});
window.addEventListener('afterprint', () => openedForPrint.forEach(details => { details.open = false; }));
// A link to a step leads there, filtered or not.
window.addEventListener('hashchange', () => {
    words.value = kind.value = '';
    apply();
});
words.addEventListener('input', apply);
kind.addEventListener('change', apply);
document.getElementById('unfold').addEventListener('click', () => open(true));
document.getElementById('fold').addEventListener('click', () => open(false));
apply();
})();
