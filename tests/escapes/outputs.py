# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The program's streams under the name of a module that was loaded before the session. What is written must not arrive
# there, which holds for all attempts of all families.

#= a module that keeps the program's output | science | guards.withheld
import sympy.strategies.core as core
core.stdout.write('into the program\n')

#= the bytes below it | science | guards.withheld
import sympy.strategies.core as core
got = core.stdout.buffer

#= its descriptor | science | guards.withheld
import sympy.strategies.core as core
got = core.stdout.fileno()

#= closing it | science | guards.withheld
import sympy.strategies.core as core
core.stdout.close()

#= the same by what sympy reads names with | science | guards.withheld
from sympy.utilities.source import get_class
get_class('sympy.strategies.core.stdout').write('into the program\n')

#= the streams of a logger | text import=logging | ok
import logging
logging.warning('into the program')
stream = logging.lastResort.stream
stream.write('into the program')
if hasattr(stream.buffer, 'raw'): got = stream

#= the stream of a runner of tests | text import=unittest | ok
import unittest
stream = unittest.TextTestRunner().stream
stream.write('into the program')
if hasattr(stream.stream.buffer, 'raw'): got = stream

#= a warning | text | ok
import warnings
warnings.warn('into the program')

#= the stream that is put aside | text | ok
import contextlib, io
redirect = contextlib.redirect_stdout(io.StringIO())
with redirect: old = redirect._old_targets[0]
old.write('into the program')

#= a formula with all names of such a module | science | ok
import sympy.strategies.core
from sympy import lambdify
from sympy.external import import_module
core = import_module('sympy.strategies.core', import_kwargs={'fromlist': ['x']})
assert lambdify([], "stdout.write('into the step')", modules=[core])() == 13

#= the bytes below it in a formula | science | guards.withheld
from sympy import lambdify
from sympy.external import import_module
core = import_module('sympy.strategies.core', import_kwargs={'fromlist': ['x']})
lambdify([], "stdout.buffer.write('into the program'.encode())", modules=[core])()

#= closing it in a formula | science | guards.withheld
from sympy import lambdify
from sympy.external import import_module
lambdify([], 'stdout.close()', modules=[import_module('sympy.strategies.core', import_kwargs={'fromlist': ['x']})])()

#= another encoding for it in a formula | science | guards.withheld
from sympy import lambdify
from sympy.external import import_module
lambdify([], "stdout.reconfigure(errors='ignore')", modules=[import_module('sympy.strategies.core', import_kwargs={'fromlist': ['x']})])()

#= a rule that prints what it does | science | ok
from sympy import Symbol
from sympy.strategies.core import debug
debug(lambda expression: Symbol('y'))(Symbol('x'))

#= the same into a stream of the step | science | ok
import io
from sympy import Symbol
from sympy.strategies.core import debug
stream = io.StringIO()
debug(lambda expression: Symbol('y'), stream)(Symbol('x'))
assert 'Out' in stream.getvalue()

#= what shows values in the program | science | ok
import sympy
sympy.init_printing(pretty_printer=lambda *a, **k: 'of the step')
