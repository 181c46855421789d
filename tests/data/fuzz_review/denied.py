__builtins__.__dict__["eval"]("1")
from . import x
from os import system, __loader__
input = input
f"{input!r:>{10}} {().__class__=}"
