# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
for i in range(60_000):
    print("row", i, i * i, "ok" if i % 2 else "odd")
