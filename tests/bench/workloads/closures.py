# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
def counter():
    n = 0
    def step(by=1):
        nonlocal n
        n += by
        return n
    return step

steps = [counter() for _ in range(50)]
for i in range(300_000):
    steps[i % 50](i % 3)
sum(step(0) for step in steps)
