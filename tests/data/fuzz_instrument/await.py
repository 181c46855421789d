await f()
async for x in y: print(x)
[z async for z in y]
{k: v for k, v in x}
match x:
    case A(1, b=c): pass
