# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Functions of the interpreter that raise no audit event are judged like those that do.

#= a pipe with a name | data-analysis import=os | filesystem.write
import os
os.mkfifo(canary)

#= a device | data-analysis import=os | filesystem.write
import os
os.mknod(canary)

#= a file in memory | data-analysis import=os | filesystem.write
import os
got = os.memfd_create('x')

#= another program | data-analysis import=_posixsubprocess | process
import _posixsubprocess as p
got = p.fork_exec([b'/bin/true'], [b'/bin/true'], True, (), None, None, -1, -1, -1, -1, -1, -1, 5, 6, False, False, -1, None, None, None, -1, None)

#= a copy of a descriptor | data-analysis import=os | filesystem.write
import os
got = os.dup(1)

#= a write at a place | data-analysis import=os | filesystem.write
import os
os.pwrite(1, b'PWNED', 0)

#= a handler of signals | data-analysis import=signal | process
import signal
signal.signal(signal.SIGALRM, lambda *a: None)

#= a timer | data-analysis import=signal | process
import signal
signal.setitimer(signal.ITIMER_REAL, 0.001)

#= shared memory | data-analysis import=_posixshmem | filesystem.write
import _posixshmem
got = _posixshmem.shm_open('/vitrine_canary', 0o102)

#= another root | data-analysis import=os | process
import os
os.chroot('/')

#= other rights | data-analysis import=os | process
import os
os.setuid(0)

#= another priority | data-analysis import=os | process
import os
os.nice(1)

#= an interpreter of its own | data-analysis import=_interpreters | process
import _interpreters
got = _interpreters.create()

#= objects of the collector | data-analysis import=gc | error AttributeError
import gc
got = gc.get_objects

#= a matrix written from C++ | science | filesystem.write
import scipy.io, numpy as np
scipy.io.mmwrite(canary + '.mtx', np.ones((2, 2)))

#= a matrix written from C++, by a path that changes | science | filesystem.write
import scipy.io, numpy as np
class P:
    def __fspath__(self): return canary + '.mtx'
scipy.io.mmwrite(P(), np.ones((2, 2)))

#= a matrix read from C++ | science | filesystem.read
import scipy.io
got = scipy.io.mmread('/etc/passwd')

#= what a matrix is about, read from C++ | science | filesystem.read
import scipy.io
got = scipy.io.mminfo('/etc/passwd')
