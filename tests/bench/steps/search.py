# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import re
from collections import Counter

pages = [{"title": f"Page {n}", "text": "alpha beta gamma " * n} for n in range(12)]
wanted = re.compile(r"\b(alpha|gamma)\b")
counts = Counter()
for page in pages:
    for match in wanted.finditer(page["text"]):
        counts[match.group(1)] += 1
best = max(pages, key=lambda page: len(page["text"]))
print("most words:", best["title"])
for word, number in counts.most_common():
    print(f"{word:>10}: {number:5d}")
ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
shares = {word: number / sum(counts.values()) for word, number in ranked}
top = [word for word, share in shares.items() if share > 0.25]
print(top)
print(round(sum(shares.values()), 3))
