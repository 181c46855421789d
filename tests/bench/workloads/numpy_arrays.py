# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import numpy as np
a = np.arange(1_000_000, dtype=float).reshape(1000, 1000)
total = 0.0
for i in range(2000):
    row = a[i % 1000]
    total += float((row * 2 + 1).sum()) + float(a[:, i % 1000].mean())
round(total, 3)
