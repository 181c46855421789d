# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)
    def length(self):
        return (self.x * self.x + self.y * self.y) ** 0.5

position = Vector(0, 0)
walked = 0.0
for i in range(150_000):
    step = Vector(i % 7 - 3, i % 5 - 2)
    walked += step.length()
    position = position + step
(position.x, position.y, round(walked, 3))
