# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What code leaves behind may not run when nobody counts.

#= __del__ of a global, at the end of the session | text | ok
import json
class A:
    def __del__(self, decode=json.JSONDecoder):
        decode.decode = lambda *a: 'patched'
        json.JSONDecoder.decode = lambda *a: 'patched'
a = A()

#= __del__ of a cycle | text | ok
import json
class A:
    def __del__(self):
        while True: pass
a = A()
a.me = a
del a

#= __del__ of a generator | text | ok
import json
def g():
    try: yield 1
    finally:
        while True: pass
k = g()
next(k)

#= an asynchronous generator that is left open | text | ok
import json
async def g():
    try: yield 1
    finally:
        json.JSONDecoder.decode = lambda *a: 'patched'
        while True: pass
k = g()
await anext(k)

#= the same on a loop, with a handler of its errors | text import=asyncio | ok
import asyncio, json
async def g():
    try: yield 1
    finally:
        json.JSONDecoder.decode = lambda *a: 'patched'
        while True: pass
def handle(loop, context):
    while True: pass
async def forever():
    await asyncio.sleep(1000)
async def main():
    global k, t
    asyncio.get_running_loop().set_exception_handler(handle)
    k = g()
    await anext(k)
    t = asyncio.create_task(forever())
await main()

#= callback of a weak reference | text import=weakref | ok
import weakref
class A: pass
def late(*a):
    while True: pass
a = A()
r = weakref.ref(a, late)
weakref.finalize(a, late)

#= a handler for the end of the program | text | imports.allow
import atexit
