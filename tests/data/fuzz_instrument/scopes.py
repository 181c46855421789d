x = 1
def f(a=x, *, b: x = lambda: x):
    global g; g = [lambda: i for i in a]
    def h():
        nonlocal a
        a = [y := x, [y for y in [z for z in y]]]
        del a
    class K:
        x = x; __slots__ = ('q',)
        def __init__(self): self.__p = super().__init__()
        k = [x for x in range(x)]
    try: import a.b.c
    except Exception as e: e
    return locals(), {k: v for k, v in e}
