# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
counts = {}
for i in range(400_000):
    key = (i * 7919) % 1009
    counts[key] = counts.get(key, 0) + 1
groups = {}
for key, count in counts.items():
    groups.setdefault(count, []).append(key)
(len(counts), len(groups), max(counts.values()))
