match given:
    case {"a": [1, *rest], **more} if rest: print(more)
    case A(x=1, y=(2 | 3) as n) | A(b): pass
    case "t" | None | -1j | a.b.c: pass
    case [_, *_]: pass
    case whole: print(whole)
