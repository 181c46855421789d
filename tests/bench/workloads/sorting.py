# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import heapq
items = [(i * 7919) % 100_003 for i in range(100_000)]
by_digit = sorted(items, key=lambda x: (x % 10, -x))
heap = []
for x in items[:60_000]:
    heapq.heappush(heap, x)
smallest = [heapq.heappop(heap) for _ in range(20_000)]
(by_digit[0], by_digit[-1], smallest[-1])
