# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
total = 0
for i in range(1_500_000):
    if i % 3 == 0:
        total += i
    elif i % 5 == 0:
        total -= 1
total
