# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
from dataclasses import dataclass, field

@dataclass
class Account:
    owner: str
    moves: list[float] = field(default_factory=list)

    def book(self, amount: float) -> float:
        if amount < 0 and self.balance + amount < 0:
            raise ValueError(f"{self.owner} has only {self.balance}")
        self.moves.append(amount)
        return self.balance

    @property
    def balance(self) -> float:
        return sum(self.moves)

accounts = {name: Account(name) for name in ("ada", "bob")}
try:
    print(accounts["ada"].book(20), accounts["bob"].book(-5))
except ValueError as problem:
    print("refused:", problem)
