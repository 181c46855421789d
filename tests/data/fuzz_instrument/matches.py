match a, b:
    case 1 | -2 | 1+2j | 'x' 'y' | None | True: pass
    case [p, *_, q] | (p, q) if p: pass
    case {'k': v, 1: w, **rest}: pass
    case K(x, y=L(z=0)) as k: pass
    case m.n.o | [[], {}]: pass
    case str() | int(): pass
    case *r, s: pass
    case _: pass
