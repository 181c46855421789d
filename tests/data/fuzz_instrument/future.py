from __future__ import annotations
"doc"
def f(x: Nope) -> Nope: ...
try: f(1)
except: raise
else: pass
return 1
