# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
from dataclasses import dataclass, field

@dataclass(order=True)
class Order:
    amount: float
    customer: str = field(compare=False)
    lines: list = field(default_factory=list, compare=False)

orders = [Order((i * 37) % 1000 / 10, f"customer {i % 50}", [i]) for i in range(25_000)]
orders.sort()
by_customer = {}
for order in orders:
    by_customer[order.customer] = by_customer.get(order.customer, 0) + order.amount
round(max(by_customer.values()), 2)
