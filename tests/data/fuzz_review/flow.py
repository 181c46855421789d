while True:
    try:
        if 0: continue
        for i in range(3):
            break
        else: raise ValueError from None
    except* (KeyError, NameError) as e:
        del e
    finally: pass
    final_answer(i)
    print("never")
with open("a") as f, g as (h, *j): yield_ = 1
async def k():
    async with a as b: await b
    return [c async for c in d]
    yield
