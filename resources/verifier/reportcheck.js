// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
(() => {
const button = document.getElementById('check-proofs');
const results = document.getElementById('checked-proofs');
button.addEventListener('click', async () => {
    button.disabled = true;
    const report = new VitrineVerifier.parts.Report('', 'report', '');
    try {
        await VitrineVerifier.checkReport(document, VitrineVerifier.keysFrom(''), report);
    } catch (error) {
        report.fail(error.message);
    }
    results.dataset.verdict = report.verdict;
    results.replaceChildren(...report.lines.map(line => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
    }));
    button.disabled = false;
});
})();
