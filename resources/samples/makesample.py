#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes loans.json and loans.tools.json, the sample run, by really running its steps.

`makesample.py` writes both files beside itself; `makesample.py --check` only says whether they are what it
would write. See README.md for what in the run is recorded and what is told.
"""

import ast
import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
AUTHORIZED = ["collections", "datetime", "itertools", "math", "queue", "random", "re", "stat", "statistics", "time",
              "unicodedata"]
RATES = {("CHF", "EUR"): 1.0655, ("GBP", "EUR"): 1.1542}
RETRY = ("\nNow let's retry: take care not to repeat previous errors! "
         "If you have retried several times, try a completely different approach.\n")

TASK = """\
Our repair café wants to buy a cargo bike and has three loan offers. Which one costs least in euros over its whole \
time, and what is its monthly payment in euros?

- Nordbank: 4800 EUR, 36 months, 4.9 % a year, 60 EUR fee
- Alpenkasse: 4500 CHF, 24 months, 0 % a year, 240 CHF fee
- Thames Mutual: 4150 GBP, 36 months, 3.2 % a year, no fee"""

SYSTEM = """\
You solve tasks by writing Python. Go step by step: first a line beginning with 'Thought:' that says what you are about \
to do and why, then code between '<code>' and '</code>'. What the code prints comes back to you as an observation.

You have these tools, which are Python functions:
<code>
def exchange_rate(base: string, quote: string) -> number:
    \"\"\"Today's price of one unit of a currency in another.

    Args:
        base: The currency that is priced, as a three-letter code.
        quote: The currency that the price is in.
    \"\"\"

def final_answer(answer: any) -> any:
    \"\"\"Gives the answer to the task and ends the run.

    Args:
        answer: The answer.
    \"\"\"
</code>

Variables and imports stay from step to step. You may import only these modules: """ + str(AUTHORIZED) + """
End with final_answer."""

# What the model is told to have thought and written, and how many seconds each step took it.
STEPS = [
    (3.1, "I will write the three offers down as data and print them, to be sure that I read them right.", """\
offers = [
    {"bank": "Nordbank", "currency": "EUR", "amount": 4800, "months": 36, "rate": 4.9, "fee": 60},
    {"bank": "Alpenkasse", "currency": "CHF", "amount": 4500, "months": 24, "rate": 0.0, "fee": 240},
    {"bank": "Thames Mutual", "currency": "GBP", "amount": 4150, "months": 36, "rate": 3.2, "fee": 0},
]
for offer in offers:
    print(f"{offer['bank']:<14}{offer['amount']:>6} {offer['currency']}  {offer['months']} months  {offer['rate']} %")"""),
    (2.4, "A table is easier to work with, so I will put the offers into a pandas data frame.", """\
import pandas as pd

table = pd.DataFrame(offers)
print(table)"""),
    (4.0, "pandas is not available here. Plain Python is enough: with the annuity formula I can compute the monthly "
          "payment of every offer.", """\
def monthly_payment(amount, months, rate):
    monthly_rate = rate / 100 / 12
    return amount * monthly_rate / (1 - (1 + monthly_rate) ** -months)

for offer in offers:
    payment = monthly_payment(offer["amount"], offer["months"], offer["rate"])
    offer["payment"] = payment
    print(f"{offer['bank']}: {payment:.2f} {offer['currency']} a month")"""),
    (3.3, "Alpenkasse lends at 0 %, and there the annuity formula divides by zero. Without interest the payment is the "
          "amount divided by the months, so I will treat that case by itself.", """\
def monthly_payment(amount, months, rate):
    if rate == 0:
        return amount / months
    monthly_rate = rate / 100 / 12
    return amount * monthly_rate / (1 - (1 + monthly_rate) ** -months)

for offer in offers:
    offer["payment"] = monthly_payment(offer["amount"], offer["months"], offer["rate"])

for offer in offers:
    print(f"{offer['bank']}: {offer['payment']:.2f} {offer['currency']} a month")"""),
    (2.2, "To compare them I need today's exchange rates to the euro.", """\
rates = {"EUR": 1.0}
rates["CHF"] = exchange_rate(base="CHF", quote="EUR")
rates["GBP"] = exchange_rate(base="GBP", quote="EUR")
print(rates)
rates"""),
    (3.6, "Now the whole cost of each offer in euros: all payments and the fee, less the amount that is lent.", """\
costs = []
for offer in offers:
    total = offer["payment"] * offer["months"] + offer["fee"]
    cost = (total - offer["amount"]) * rates[offer["currency"]]
    costs.append((round(cost, 2), offer["bank"]))

costs.sort()
for cost, bank in costs:
    print(f"{bank:<14}{cost:>9.2f} EUR")
costs[0]"""),
    (4.4, "The two cheapest lie close together, so I will check the first another way: pay Thames Mutual off month by month "
          "and add the interest up.", """\
thames = offers[2]
left = thames["amount"]
interest = 0.0
for month in range(thames["months"]):
    share = left * thames["rate"] / 100 / 12
    interest += share
    left += share - thames["payment"]

print(f"left after {thames['months']} months: {abs(left):.2f} GBP")
print(f"interest: {interest:.2f} GBP = {interest * rates['GBP']:.2f} EUR")
round(interest * rates["GBP"], 2) == costs[0][0]"""),
    (2.7, "The check agrees. I can answer.", """\
best = next(offer for offer in offers if offer["bank"] == costs[0][1])
euros = best["payment"] * rates[best["currency"]]
final_answer(f"{best['bank']}: it costs {costs[0][0]:.2f} EUR in all, and {euros:.2f} EUR a month.")"""),
]


class FinalAnswer(BaseException):
    def __init__(self, value):
        super().__init__(value)
        self.value = value


def final_answer(answer):
    raise FinalAnswer(answer)


def exchange_rate(base, quote):
    return RATES[base, quote]


class Session:
    """Runs steps one after the other in one namespace and words the outcome as the framework does."""

    def __init__(self):
        self.logs = ""
        self.names = {"__name__": "__main__", "print": self.print, "exchange_rate": exchange_rate,
                      "final_answer": final_answer}

    def print(self, *values):
        self.logs += " ".join(map(str, values)) + "\n"

    def refuse(self, statement):
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                if alias.name.split(".")[0] not in AUTHORIZED:
                    raise InterpreterError(f"Import of {alias.name} is not allowed. Authorized imports are: {AUTHORIZED}")

    def value_of(self, statement):
        """The framework takes the value of the last statement, and of some statements another one than Python has: the
        steps here end in expressions or in loops that only print, where both agree."""
        if isinstance(statement, ast.Expr):
            expression = ast.Expression(statement.value)
            return eval(compile(expression, "step", "eval"), self.names)
        exec(compile(ast.Module([statement], []), "step", "exec"), self.names)
        return None

    def run(self, code):
        """(observations, error, output, whether it is final)"""
        self.logs = ""
        output = None
        for statement in ast.parse(code).body:
            try:
                self.refuse(statement)
                output = self.value_of(statement)
            except FinalAnswer as answer:
                return self.observations(answer.value), None, answer.value, True
            except Exception as fault:
                line = ast.get_source_segment(code, statement)
                message = f"Code execution failed at line '{line}' due to: {type(fault).__name__}: {fault}"
                logs = f"Execution logs:\n{self.logs}" if self.logs else None
                return logs, {"type": "AgentExecutionError", "message": message}, None, False
        return self.observations(output), None, output, False

    def observations(self, output):
        return f"Execution logs:\n{self.logs}Last output from code snippet:\n{output}"


class InterpreterError(ValueError):
    pass


def message(role, text):
    return {"role": role, "content": [{"type": "text", "text": text}], "tool_calls": None, "raw": None,
            "token_usage": None}


def later_messages(step):
    """What the model reads about a step from then on."""
    call, = step["tool_calls"]
    yield message("assistant", step["model_output"])
    yield message("tool-call", "Calling tools:\n" + str([call]))
    if step["observations"] is not None:
        yield message("tool-response", "Observation:\n" + step["observations"])
    if step["error"] is not None:
        yield message("tool-response", f"Call id: {call['id']}\nError:\n{step['error']['message']}{RETRY}")


def tokens(read, written):
    return {"input_tokens": read, "output_tokens": written, "total_tokens": read + written}


def plain(value):
    return json.loads(json.dumps(value))


def make_run():
    session = Session()
    messages = [message("system", SYSTEM), message("user", "New task:\n" + TASK)]
    steps = [{"task": TASK, "task_images": None}]
    now = start = 1773828000.0
    for number, (seconds, thought, code) in enumerate(STEPS, 1):
        observations, error, output, is_final = session.run(code)
        written = f"Thought: {thought}\n<code>\n{code}\n</code>"
        usage = tokens(sum(len(part["content"][0]["text"]) for part in messages) // 4, len(written) // 4)
        steps.append({
            "step_number": number,
            "timing": {"start_time": now, "end_time": now + seconds, "duration": seconds},
            "model_input_messages": list(messages),
            "tool_calls": [{"id": f"call_{number}", "type": "function",
                            "function": {"name": "python_interpreter", "arguments": code}}],
            "error": error,
            "model_output_message": message("assistant", written) | {"content": written, "token_usage": usage},
            "model_output": written, "code_action": code, "observations": observations, "observations_images": None,
            "action_output": plain(output), "token_usage": usage, "is_final_answer": is_final})
        messages += later_messages(steps[-1])
        now += seconds
    used = [step["token_usage"] for step in steps[1:]]
    return {"output": steps[-1]["action_output"], "state": "success", "steps": steps,
            "token_usage": tokens(sum(u["input_tokens"] for u in used), sum(u["output_tokens"] for u in used)),
            "timing": {"start_time": start, "end_time": now, "duration": now - start}}


def make_tools():
    calls = [{"arguments": {"base": base, "quote": quote}, "result": rate} for (base, quote), rate in RATES.items()]
    return {"exchange_rate": {"recorded": calls}, "final_answer": {}}


def main():
    files = {"loans.json": make_run(), "loans.tools.json": make_tools()}
    for name, content in files.items():
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        if "--check" not in sys.argv[1:]:
            (FOLDER / name).write_text(text, encoding="utf-8")
        elif (FOLDER / name).read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is not what makesample.py writes")


if __name__ == "__main__":
    main()
