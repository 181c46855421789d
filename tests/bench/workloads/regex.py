# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import re
log = "\n".join(f"2026-01-{i % 28 + 1:02d} step={i} status={'ok' if i % 4 else 'error'} time={i * 3}ms" for i in range(15_000))
pattern = re.compile(r"(\d{4})-(\d\d)-(\d\d) step=(\d+) status=(ok|error) time=(\d+)ms")
errors = 0
time = 0
for match in pattern.finditer(log):
    if match.group(5) == "error":
        errors += 1
        time += int(match.group(6))
(errors, time)
