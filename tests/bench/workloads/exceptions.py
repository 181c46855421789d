# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
def parse(text):
    try:
        return int(text)
    except ValueError:
        return None

values = [str(i) if i % 3 else "x" + str(i) for i in range(120_000)]
good = bad = 0
for text in values:
    if parse(text) is None:
        bad += 1
    else:
        good += 1
(good, bad)
