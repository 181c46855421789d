def final_answer(x): return x
x = final_answer(1)
for i in (x for x in range(3)): i
while x < 10: x += 1
getattr(x, "real"), "{0.real}".format(x)
[a for b in c for a in b if a if b]
if x: 5
None
