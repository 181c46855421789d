# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A descriptor is a file, and those that the program has open are not the step's.

#= an array written to descriptors | data-analysis | guards.withheld
import numpy as np
class F:
    def __init__(self, number): self.number = number
    def fileno(self): return self.number
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 0
np.frombuffer(b'x', dtype='u1').tofile(F(2))

#= an array read from descriptors | data-analysis | guards.withheld
import numpy as np
class F:
    def fileno(self): return 2
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 0
got = np.fromfile(F(), dtype='u1', count=1)

#= documents of a vector machine from a descriptor | science | guards.withheld
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file(2)

#= the program's input, wherever it is from | science | guards.withheld
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file(0)

#= the builtin, where it is allowed | text builtin=open | guards.withheld
got = open(1, 'w', closefd=False)

#= a file by its class | text import=io builtin=open | guards.withheld
import io
got = io.open(2, 'wb', closefd=False)

#= an array mapped from a descriptor | data-analysis | guards.foreign
import numpy as np
class F:
    def fileno(self): return 2
    def read(self): pass
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 5
got = np.memmap(F(), mode='r', shape=(1,), dtype='u1')

#= a loop's end of a pipe for another descriptor | text import=asyncio | error TypeError
import asyncio
async def main():
    global got
    End = type(asyncio.get_running_loop()._ssock)
    got = End(0).recv(1)
await main()

#= writing by it | text import=asyncio | error TypeError
import asyncio
async def main():
    global got
    End = type(asyncio.get_running_loop()._csock)
    got = End(2).send(b'')
await main()

#= closing by it | text import=asyncio | error TypeError
import asyncio
async def main():
    global got
    End = type(asyncio.get_running_loop()._csock)
    got = End(999).close()
await main()

#= a pipe of a loop that is the program's input | text import=asyncio | guards.withheld
import asyncio
class F:
    def fileno(self): return 0
    def close(self): pass
class P(asyncio.Protocol):
    def connection_made(self, transport): pass
    def data_received(self, data):
        global got
        got = data
transport, protocol = await asyncio.get_running_loop().connect_read_pipe(P, F())
await asyncio.sleep(0.05)

#= a signal's handler of a loop | text import=asyncio | guards.withheld
import asyncio
async def main():
    global got
    asyncio.get_running_loop().add_signal_handler(10, print)
    got = 'a handler'
await main()

#= the digest of a descriptor | text | error ValueError
import hashlib
got = hashlib.file_digest(0, 'sha256')

#= a printer's stream | text | error UnsupportedOperation
import pprint
got = pprint.PrettyPrinter()._stream.fileno()

#= a printer's stream by its buffer | text | error AttributeError
import pprint
got = pprint.PrettyPrinter()._stream.buffer.raw

#= the encoding of a stream | text | guards.withheld
import io
got = io.text_encoding(io.open(0, closefd=False))

#= the program's input by what splits lines | text | ok
import shlex
got = shlex.shlex().instream.read() or got

#= the descriptor below the program's input | text | error AttributeError
import shlex
got = shlex.shlex().instream.buffer.raw

#= pipes of a loop, lent | text import=asyncio | error AttributeError
import asyncio, statistics
async def main():
    global got
    end = asyncio.get_running_loop()._csock
    got = statistics.median(map(type(end), [{'fd': 0}])).recv(1)
await main()
