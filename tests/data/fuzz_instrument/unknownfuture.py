from __future__ import annotations
"doc"
def f(x: Nope) -> Nope: ...
try: f(1)
except: raise
else: pass
re