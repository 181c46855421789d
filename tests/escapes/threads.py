# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Threads are the policy's business, and what runs on them is judged like the rest.

#= a thread | text import=queue | imports.allow
import threading

#= a thread of a pool | text import=concurrent.futures | guards.threads
import concurrent.futures
with concurrent.futures.ThreadPoolExecutor() as pool:
    got = pool.submit(lambda: 1).result()

#= a file from a thread that is allowed | text import=threading import=pathlib | ok
import threading, pathlib
def f():
    global got
    pathlib.Path(canary).write_text('x')
    got = True
def quiet():
    try: f()
    except PermissionError: pass
t = threading.Thread(target=quiet)
t.start()
t.join()

#= a frame from a thread that is allowed | text import=threading | ok
import threading
def g(): yield 1
def f():
    global got
    try: got = g().gi_frame
    except AttributeError: pass
t = threading.Thread(target=f)
t.start()
t.join()

#= a thread of a loop | text import=asyncio | guards.threads
import asyncio
got = await asyncio.to_thread(len, 'x')

#= a function in C on a thread that is allowed | data-analysis import=threading | ok
import functools, pandas as pd, threading
t = threading.Thread(target=functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary))
t.start()
t.join()

#= the same on a thread that such a thread starts | data-analysis import=threading | ok
import functools, pandas as pd, threading
inner = threading.Thread(target=functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary))
t = threading.Thread(target=inner.start)
t.start()
t.join()
inner.join()
