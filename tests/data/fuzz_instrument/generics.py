type A[T: (int, str), *U, **P] = dict[T, P]
type B = A | None
def f[T: int = bool](x: T, *a: *T) -> T:
    type C[S = T] = list[S]
    return lambda: (T, x)
class D[T](E[T], F, k=T):
    v: T = 1
    def m(self) -> T: return [T for _ in self.v]
