# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
rows = [[(i * j) % 17 for j in range(60)] for i in range(6000)]
flat = [x for row in rows for x in row if x % 2]
squares = {x: x * x for x in flat}
unique = {x + y for x in range(700) for y in range(700)}
(len(flat), len(squares), len(unique), sum(x * 2 for x in flat))
