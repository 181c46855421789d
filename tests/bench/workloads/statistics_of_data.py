# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import math, statistics
data = [math.sin(i) * 10 + (i % 13) for i in range(8_000)]
mean = statistics.fmean(data)
deviation = statistics.pstdev(data)
outliers = [x for x in data if abs(x - mean) > 1.5 * deviation]
moving = [sum(data[i - 5:i]) / 5 for i in range(5, len(data))]
(round(mean, 6), round(deviation, 6), len(outliers), round(max(moving), 6))
