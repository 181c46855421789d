# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import pandas as pd
frame = pd.DataFrame({"key": [i % 100 for i in range(40_000)], "value": [i * 0.5 for i in range(40_000)]})
table = frame.groupby("key")["value"].agg(["sum", "mean", "count"])
big = frame[frame["value"] > 10_000].assign(twice=lambda f: f["value"] * 2)
(round(float(table["sum"].max()), 2), len(big), round(float(big["twice"].sum()), 1))
