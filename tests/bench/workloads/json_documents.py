# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import json
records = [{"id": i, "name": f"item {i}", "tags": ["a", "b", str(i % 9)], "price": i * 0.25} for i in range(4_000)]
total = 0.0
for _ in range(6):
    again = json.loads(json.dumps(records))
    for record in again:
        if "7" in record["tags"]:
            total += record["price"]
total
