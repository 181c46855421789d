# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Code that waits for others: asyncio.

#= gathering results | text
import asyncio
async def fetch(name, delay):
    await asyncio.sleep(delay / 1000)
    return f'{name} done'
async def main():
    results = await asyncio.gather(*(fetch(n, d) for n, d in (('a', 3), ('b', 1), ('c', 2))))
    print(results)
    first = await asyncio.wait_for(fetch('quick', 1), timeout=5)
    return first
print(asyncio.run(main()))

#= time limits and cancelling | text
import asyncio
async def slow():
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        print('cancelled')
        raise
async def main():
    try:
        await asyncio.wait_for(slow(), 0.005)
    except asyncio.TimeoutError:
        print('timeout')
    task = asyncio.create_task(slow(), name='job')
    await asyncio.sleep(0)
    task.cancel()
    results = await asyncio.gather(task, return_exceptions=True)
    print(type(results[0]).__name__, task.cancelled(), task.get_name())
    try:
        async with asyncio.timeout(0.005): await asyncio.sleep(60)
    except TimeoutError: print('the block, too')
asyncio.run(main())

#= producers and consumers | text
import asyncio
async def producer(queue, n):
    for i in range(n):
        await queue.put(i)
        await asyncio.sleep(0)
    await queue.put(None)
async def consumer(queue, out):
    while (item := await queue.get()) is not None:
        out.append(item * item)
        queue.task_done()
async def main():
    queue, out = asyncio.Queue(maxsize=2), []
    await asyncio.gather(producer(queue, 5), consumer(queue, out))
    return out, queue.empty()
print(asyncio.run(main()))

#= locks, semaphores and events | text
import asyncio
async def main():
    gate, active, peak, order = asyncio.Semaphore(2), 0, 0, []
    async def worker(n):
        nonlocal active, peak
        async with gate:
            active += 1
            peak = max(peak, active)
            await asyncio.sleep(0.001)
            order.append(n)
            active -= 1
    async with asyncio.TaskGroup() as group:
        for n in range(5): group.create_task(worker(n))
    event, lock = asyncio.Event(), asyncio.Lock()
    async def waiter():
        await event.wait()
        async with lock: return 'woken'
    tasks = [asyncio.create_task(waiter()) for _ in range(2)]
    event.set()
    print(peak, sorted(order), await asyncio.gather(*tasks), lock.locked())
asyncio.run(main())

#= asynchronous iteration | text
import asyncio
from contextlib import asynccontextmanager
class Ticker:
    def __init__(self, n): self.n = n
    def __aiter__(self): return self
    async def __anext__(self):
        if self.n == 0: raise StopAsyncIteration
        self.n -= 1
        await asyncio.sleep(0)
        return self.n
async def squares(n):
    for i in range(n):
        yield i * i
        await asyncio.sleep(0)
@asynccontextmanager
async def session(name):
    print('open', name)
    try: yield name.upper()
    finally: print('close', name)
async def main():
    async for t in Ticker(2): print('tick', t)
    print([s async for s in squares(5) if s % 2 == 0], {k: v async for k, v in pairs()})
    async with session('db') as s: print(s)
    print(await anext(squares(1)), [await value(i) for i in range(3)])
async def pairs():
    for p in (('a', 1), ('b', 2)): yield p
async def value(i): return i + 1
asyncio.run(main())

#= errors of several tasks | text
import asyncio
async def fail(kind): raise kind('failed')
async def main():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(fail(ValueError))
            group.create_task(fail(KeyError))
    except* ValueError as errors: print('values', [str(e) for e in errors.exceptions])
    except* KeyError as errors: print('keys', len(errors.exceptions))
    done, pending = await asyncio.wait([asyncio.create_task(asyncio.sleep(0, 'x')), asyncio.create_task(asyncio.sleep(30))],
                                       return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    for t in pending: t.cancel()
    for next_one in asyncio.as_completed([asyncio.sleep(0.004, 2), asyncio.sleep(0.001, 1)]): print(await next_one)
asyncio.run(main())
