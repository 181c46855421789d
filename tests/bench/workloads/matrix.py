# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
n = 90
a = [[(i + j) % 10 for j in range(n)] for i in range(n)]
b = [[(i * j) % 10 for j in range(n)] for i in range(n)]
c = [[0] * n for _ in range(n)]
for i in range(n):
    for j in range(n):
        total = 0
        for k in range(n):
            total += a[i][k] * b[k][j]
        c[i][j] = total
sum(map(sum, c))
