# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Code gets views of modules: what the policy does not allow is not in them.

#= a module inside a module | text | guards.withheld
import random
got = random._os

#= a module inside a module, not private | text | guards.module
import statistics
got = statistics.sys

#= a module two modules away | text import=queue | guards.module
import queue
got = queue.threading.sys.modules

#= by from | text | guards.withheld
from random import _os
got = _os

#= a sub-module by from | text | error ImportError
from json import tool
got = tool

#= by star | text | error NameError
from random import *
got = _os

#= by getattr | text | guards.withheld
import random
got = getattr(random, '_os')

#= by a pattern | text | ok
import random
match random:
    case object(_os=m): got = m

#= by the attributes that a wrapper takes over | text | ok
import functools, random
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
functools.update_wrapper(W(), random, assigned=['_os', '__loader__', '__spec__'][:1], updated=[])

#= the view's own way to more | text | attributes.allow_dunder
import random
got = random.__getattr__('_os')

#= the view's dictionary | text | attributes.allow_dunder
import random
got = random.__dict__

#= ctypes behind an array | data-analysis | guards.module
import numpy as np
got = np.arange(3).ctypes._ctypes

#= ctypes behind an array, by getattr | data-analysis | guards.module
import numpy as np
got = getattr(np.arange(3).ctypes, '_ctypes')

#= ctypes behind an array, by a pattern | data-analysis | attributes.allow_dunder
import numpy as np
match np.arange(3).ctypes:
    case object(_ctypes=c): got = c

#= ctypes behind an array, by an expression of pandas | data-analysis | guards.text
import numpy as np, pandas as pd
a = np.arange(3)
got = pd.DataFrame({'a': [1]}).eval('@a.ctypes._ctypes')

#= ctypes in numpy | data-analysis | guards.module
import numpy.ctypeslib
got = numpy.ctypeslib.ctypes

#= a library by ctypes | data-analysis | filesystem.read
import numpy.ctypeslib
got = numpy.ctypeslib.load_library('libc.so.6', '/lib/x86_64-linux-gnu')

#= os in pandas | data-analysis | guards.module
import pandas as pd
got = pd.io.common.os

#= os in numpy | data-analysis | guards.withheld
import numpy as np
got = np.lib._npyio_impl.os

#= an import that is not allowed | text | imports.allow
import os

#= an import in a function | text | imports.allow
def f():
    import subprocess
    return subprocess
got = f()

#= a sub-module that is not allowed | text import=os.path | imports.allow
import os.path
import os.missing

#= the importer of libraries | strict | attributes.allow_dunder
got = __import__('os')

#= a relative import | strict | imports.relative
from . import x

#= a clock that crashes | text | guards.withheld
import time
time.pthread_getcpuclockid(1)

#= the importer of a library | text import=importlib | imports.allow
import importlib
got = importlib.import_module('os')

#= the importer of a library, by its other names | text import=importlib import=importlib.util import=pkgutil | guards.withheld
import importlib, importlib.util, pkgutil
for module, name in ((importlib, 'reload'), (importlib.util, 'find_spec'), (pkgutil, 'resolve_name')):
    try: got = getattr(module, name)
    except AttributeError: pass
importlib.reload(importlib)

#= an object of a library that holds its module | text import=warnings | guards.module
import warnings
got = warnings.catch_warnings()._module.sys

#= an enumeration of what any module holds | text | guards.interpreter
import enum
E = enum.Enum._convert_('E', 'sys', lambda name: name == 'modules')
got = E['modules'].value

#= an enumeration of the environment | text | guards.interpreter
import enum
E = enum.Enum._convert_('E', 'os', lambda name: name == 'environ')
got = E['environ'].value

#= the same by an enumeration that a library has | text | guards.interpreter
import re
E = re.RegexFlag._convert_('E', 'sys', lambda name: name == 'maxsize')
got = list(E)

#= the same through super in a metaclass | text | guards.interpreter
import enum
class M(enum.EnumType):
    def reach(cls, *arguments):
        return super()._convert_(*arguments)
class E(enum.Enum, metaclass=M): pass
got = E.reach('F', 'sys', lambda name: name == 'modules')

#= the same lent to a library | text | guards.interpreter
import contextlib, enum
with contextlib.ExitStack() as stack:
    stack.callback(enum.Enum._convert_, 'E', 'sys', lambda name: name == 'modules', as_global=True)
got = enum.E

#= the same through the attributes that a wrapper takes over | text | guards.interpreter
import enum, functools
class W: pass
w = W()
functools.update_wrapper(w, enum.Enum, assigned=['_convert_'], updated=[])
got = w._convert_('E', 'sys', lambda name: name == 'modules')

#= members put into any module | text | guards.withheld
import enum, json
E = enum.Enum('E', {'loads': 5}, module='json')
enum.global_enum(E)
got = json.loads

#= another name for the stream that is replaced | text | error TypeError
import contextlib
class R(contextlib.redirect_stdout):
    _stream = 'modules'
redirect = R({})
with redirect:
    got = redirect._old_targets[0]['os']

#= the same in an instance | text | error TypeError
import contextlib
redirect = contextlib.redirect_stderr(None)
redirect._stream = 'modules'
with redirect:
    got = redirect._old_targets[0]['os']

#= the class that knows the stream's name by the classes below it | text | error StopIteration
import contextlib
got = next(c for c in type.mro(contextlib.redirect_stdout) if c.__name__ == '_RedirectStream')

#= what a module does as a program | text | guards.withheld
import calendar
got = calendar.main

#= the same of another module | text | guards.withheld
from base64 import main as got

#= what pandas imports with | data-analysis | guards.withheld
import pandas.io.common
got = pandas.io.common.import_optional_dependency('os').environ

#= the same where it is from | data-analysis | guards.withheld
import pandas.compat._optional
got = pandas.compat._optional.import_optional_dependency('os').environ

#= what numpy loads modules with | data-analysis | guards.withheld
import numpy.compat
got = numpy.compat.npy_load_module

#= what numpy documents things of any module with | data-analysis | guards.withheld
import numpy as np
got = np.info('environ', toplevel='os')

#= the module of an object | text import=inspect | guards.withheld
import inspect, json
got = inspect.getmodule(json.dumps)

#= the module behind a block that catches warnings | science | guards.module
import warnings
got = warnings.catch_warnings()._module.sys.modules

#= what shows warnings is called among the code's own | science | ok
import warnings
kept = warnings.showwarning
warnings.showwarning = lambda *args, **named: print('shown')
warnings.warn('here')
warnings.showwarning = kept

#= a category is imported by its name | science | guards.withheld
import warnings
got = warnings._getcategory('os.error')

#= interpreters beside this one | text import=_interpreters since=3.13 | guards.interpreter
import _interpreters
got = _interpreters.create()

#= a query that calls | data-analysis | guards.module
import pandas as pd
got = pd.DataFrame({'a': [1]}).query('@pd.io.common.os.getcwd() == a')

#= interpreters by the package for them | text import=concurrent.interpreters since=3.14 | guards.interpreter
from concurrent import interpreters
got = interpreters.create()

#= code run in another process | text import=sys since=3.14 | guards.withheld
import sys
sys.remote_exec(1, canary)

#= the last values of the interpreter | science | ok
from sympy.interactive.printing import init_printing
init_printing(pretty_printer=lambda e, **k: 'x')

#= a module of the program by the list of them, in the framework's dialect | smolagents-default import=sys | guards.module
import sys
got = sys.modules['os'].getcwd()

#= all modules of the program, in the framework's dialect | smolagents-default import=sys | attributes.allow_dunder
import sys
for module in sys.modules.values():
    got = module.__dict__

#= a module of the program by a function, in the framework's dialect | smolagents-default import=sys | guards.module
import sys
got = [getattr(one, 'system') for one in map(sys.modules.get, ['os'])][0](':')
