# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
def numbers(n):
    for i in range(n):
        yield i

def odd(source):
    for i in source:
        if i % 2:
            yield i

def pairs(source):
    before = None
    for i in source:
        if before is not None:
            yield before, i
        before = i

sum(a * b for a, b in pairs(odd(numbers(800_000))))
