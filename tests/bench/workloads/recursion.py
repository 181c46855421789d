# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

def hanoi(n, a, b, c):
    return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)

(fib(29), hanoi(18, "a", "b", "c"))
