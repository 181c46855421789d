# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import json
import statistics

rows = json.loads('[{"city": "Oslo", "t": [3, 5, 8]}, {"city": "Rome", "t": [14, 18, 21]}]')
report = {}
for row in rows:
    values = row["t"]
    report[row["city"]] = {
        "mean": statistics.mean(values),
        "spread": max(values) - min(values),
        "rising": all(a <= b for a, b in zip(values, values[1:])),
    }
warmest = max(report, key=lambda city: report[city]["mean"])
coldest = min(report, key=lambda city: report[city]["mean"])
difference = report[warmest]["mean"] - report[coldest]["mean"]
if difference > 10:
    print(f"{warmest} is {difference:.1f} degrees warmer than {coldest}")
else:
    print("about the same")
print(json.dumps(report, indent=2))
