# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
import math

def divisors(number):
    found = set()
    for candidate in range(1, math.isqrt(number) + 1):
        if number % candidate == 0:
            found.update({candidate, number // candidate})
    return sorted(found)

def is_perfect(number):
    return number > 1 and sum(divisors(number)[:-1]) == number

perfect = [number for number in range(2, 1000) if is_perfect(number)]
print("perfect:", perfect)
pairs = [(a, b) for a in perfect for b in perfect if a < b and math.gcd(a, b) > 1]
print("pairs:", pairs)
total = 0
while total < 100 and pairs:
    total += pairs.pop()[0]
print(total, math.sqrt(total), -total ** 2 % 7)
