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

#= a picture written to a descriptor | data-analysis | guards.withheld
import matplotlib.pyplot as plt
class F:
    def fileno(self): return 2
    def write(self, data): return len(data)
    def flush(self): pass
    def seek(self, *a): return 0
    def tell(self): return 0
plt.figure().savefig(F(), format='jpg')

#= a picture that libtiff writes to one | data-analysis | guards.withheld
import matplotlib.pyplot as plt
class F:
    def fileno(self): return 2
    def write(self, data): return len(data)
    def flush(self): pass
    def seek(self, *a): return 0
    def tell(self): return 0
plt.figure().savefig(F(), format='tif', pil_kwargs={'compression': 'tiff_lzw'})

#= an array that is a picture, written to one | data-analysis | guards.withheld
import matplotlib.image, numpy as np
class F:
    def fileno(self): return 2
    def write(self, data): return len(data)
    def flush(self): pass
    def seek(self, *a): return 0
    def tell(self): return 0
matplotlib.image.imsave(F(), np.zeros((4, 4)), format='jpg')

#= a frame of an animation, written to one | data-analysis | filesystem.write
import matplotlib.pyplot as plt
from matplotlib.animation import PillowWriter
class F:
    def fileno(self): return 2
    def write(self, data): return len(data)
    def flush(self): pass
    def seek(self, *a): return 0
    def tell(self): return 0
w = PillowWriter(fps=1)
w.setup(plt.figure(), canary)
w.grab_frame()
w._frames[0].convert('RGB').save(F(), 'BMP')

#= a picture that libtiff reads from one | data-analysis | guards.withheld
import io, matplotlib.pyplot as plt
stream = io.BytesIO()
plt.figure().savefig(stream, format='tif', pil_kwargs={'compression': 'tiff_lzw'})
class F:
    def fileno(self): return 2
    def read(self, *a): return stream.read(*a)
    def seek(self, *a): return stream.seek(*a)
    def tell(self): return stream.tell()
stream.seek(0)
got = plt.imread(F(), format='tif')

#= pictures of all formats, in memory | data-analysis | ok
import io, matplotlib.pyplot as plt
for form in ('jpg', 'tif', 'webp', 'png', 'pdf', 'svg'):
    stream = io.BytesIO()
    plt.figure().savefig(stream, format=form)
    assert len(stream.getvalue()) > 100
stream = io.BytesIO()
plt.figure().savefig(stream, format='tif', pil_kwargs={'compression': 'tiff_lzw'})
stream.seek(0)
assert plt.imread(stream, format='tif').shape[2] == 4

#= a number that has the name of a file | text builtin=open | filesystem.read
class F:
    def __index__(self): return 0
    def __repr__(self): return '/usr/lib/python3/x'
got = open(F(), closefd=False)

#= the same for records of Fortran | science | filesystem.read
from scipy.io import FortranFile
class F:
    def __index__(self): return 0
    def __repr__(self): return '/usr/lib/python3/x'
got = FortranFile(F())

#= the same, written | science | filesystem.write
from scipy.io import FortranFile
class F:
    def __index__(self): return 0
    def __repr__(self): return '/usr/lib/python3/x'
got = FortranFile(F(), 'w')

#= the same for sounds | science | filesystem.read
from scipy.io import wavfile
class F:
    def __index__(self): return 0
    def __repr__(self): return '/usr/lib/python3/x'
got = wavfile.read(F())

#= the same for settings of fonts | data-analysis | filesystem.read
from matplotlib.font_manager import json_load
class F:
    def __index__(self): return 0
    def __repr__(self): return '/usr/lib/python3/x'
got = json_load(F())

#= a number for a system function, where it is another each time | text import=posix builtin=open | guards.withheld
import posix
class N:
    asked = 0
    def __index__(self):
        N.asked += 1
        return 2
posix.write(N(), b'x')

#= a path relative to a folder that the policy opens | text import=os | filesystem.read
import os
folder = os.open('/usr/lib/python3/dist-packages', os.O_RDONLY)
got = os.open('../../../../etc/passwd', os.O_RDONLY, dir_fd=folder)

#= the same, lent | text import=os | filesystem.read
import functools, os, statistics
folder = os.open('/usr/lib/python3/dist-packages', os.O_RDONLY)
got = statistics.median(map(functools.partial(os.open, flags=os.O_RDONLY, dir_fd=folder), ['../../../../etc/passwd']))

#= a file sent from a descriptor | text | error SendfileNotAvailableError
import asyncio
class F:
    mode = 'rb'
    def fileno(self): return 2
class S:
    def fileno(self): return 2
got = await asyncio.get_running_loop()._sock_sendfile_native(S(), F(), 0, 10)

#= the program's input watched by a loop | text | guards.withheld
import asyncio
def seen():
    global got
    got = 'ready'
asyncio.get_running_loop().add_reader(0, seen)
await asyncio.sleep(0.05)

#= the program's output watched by a loop | text | guards.withheld
import asyncio
def seen():
    global got
    got = 'ready'
asyncio.get_running_loop().add_writer(1, seen)
await asyncio.sleep(0.05)

#= a descriptor watched in the name of the loop | text | ok
import asyncio
def seen():
    global got
    got = 'ready'
loop = asyncio.get_running_loop()
loop.call_soon(loop.add_writer, 1, seen)
await asyncio.sleep(0.05)

#= a selector of a loop | text | guards.withheld
import asyncio
got = asyncio.new_event_loop()._selector.register(2, 2)

#= loops watch their own pipes | text | ok
import asyncio
async def main(): await asyncio.sleep(0)
asyncio.run(main())
loop = asyncio.new_event_loop()
loop.run_until_complete(main())
loop.close()

#= descriptors that are polled | text import=select | guards.withheld
import select
poll = select.poll()
poll.register(1)
got = poll.poll(0)

#= the same by another kind of poll | text import=select | guards.withheld
import select
poll = select.epoll()
poll.register(1)
got = poll.poll(0)

#= the same by a list | text import=select | guards.withheld
import select
got = select.select([], [1], [], 0)

#= the same by objects | text import=select | guards.withheld
import select
class F:
    def fileno(self): return 1
got = select.select((), (F(),), (), 0)

#= the same by a sequence of its own | text import=select | guards.withheld
import select
class L:
    def __iter__(self): return iter([1])
got = select.select([], L(), [], 0)

#= flags of a descriptor | text import=fcntl | guards.withheld
import fcntl
got = fcntl.fcntl(1, fcntl.F_GETFL)

#= a request to the terminal | text import=fcntl import=termios | guards.withheld
import fcntl, termios
got = fcntl.ioctl(0, termios.TIOCSTI, b'x')

#= the terminal | text import=termios | guards.withheld
import termios
got = termios.tcgetattr(0)

#= the program's input, by an opener | data-analysis | guards.withheld
got = open('/usr/lib/python3.13/this.py', opener=lambda path, flags: 0)

#= the same where an object is the number | data-analysis | guards.withheld
class F:
    def __index__(self): return 0
got = open('/usr/lib/python3.13/this.py', opener=lambda path, flags: F())

#= the same by io | data-analysis | guards.withheld
import io
got = io.open('/usr/lib/python3.13/this.py', opener=lambda path, flags: 0)

#= the same by the class of the raw file | data-analysis | guards.withheld
with open('/usr/lib/python3.13/this.py', 'rb', buffering=0) as raw:
    raw.__init__('/usr/lib/python3.13/this.py', 'rb', opener=lambda path, flags: 0)
    got = raw.fileno()

#= the same for a class below it | data-analysis | guards.withheld
with open('/usr/lib/python3.13/this.py', 'rb', buffering=0) as raw:
    Raw = type(raw)
class Own(Raw): pass
got = Own('/usr/lib/python3.13/this.py', opener=lambda path, flags: 0).fileno()

#= an opener that opens the file itself | data-analysis import=os | ok
import os
open('/usr/lib/python3.13/this.py', opener=lambda path, flags: os.open(path, os.O_RDONLY)).close()
