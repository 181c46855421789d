# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Logging of a session: loggers, handlers and levels of its own. The program's loggers, frames and files stay closed.

#= as in a script | text | ok
import logging
logging.basicConfig(level=logging.DEBUG, format='%(levelname)s %(name)s %(message)s')
logging.getLogger('a.b').info('one %s', 1)
logging.root.handlers[0].setFormatter(logging.Formatter('{message}', style='{'))
logging.warning('two')
class Handler(logging.Handler):
    def emit(self, record): kept.append(record.getMessage())
kept = []
logging.getLogger().addHandler(Handler())
logging.error('three')
assert kept == ['three'] and logging.getLogger('a.b').manager.root is logging.root

#= the loggers of libraries | text | ok
import asyncio, logging
names = list(logging.root.manager.loggerDict)
assert names == [], names

#= a library's logger, by its module | text | guards.withheld
import asyncio
got = asyncio.log.logger

#= a file | text | filesystem.write
import logging
logging.basicConfig(filename=canary)

#= a file, opened later | text | filesystem.write
import logging
class Handler(logging.FileHandler):
    def handleError(self, record): raise # since 3.14, errors of opening come here, too
handler = Handler(canary, delay=True)
logging.getLogger().addHandler(handler)
logging.error('x')
handler.emit(logging.LogRecord('n', 40, 'p', 1, 'm', (), None))

#= the opener that a handler keeps | text | filesystem.read
import logging
got = logging.FileHandler(canary, delay=True)._builtin_open('/etc/passwd').read()

#= handlers with sockets | text | imports.allow
import logging.handlers
got = logging.handlers.SocketHandler('localhost', 9)

#= configuration by text | text | imports.allow
import logging.config
logging.config.dictConfig({'version': 1, 'handlers': {'f': {'()': 'os.getcwd'}}})

#= its modules | text | guards.module
import logging
got = logging.sys

#= its module of tracebacks | text | guards.withheld
import logging
got = logging.traceback

#= its module of tracebacks in the place of the allowed one | text | ok
import logging
try: logging.traceback
except AttributeError: pass
import traceback
assert traceback.format_exc

#= the frame of who logs | text | ok
import logging
assert logging.currentframe() is None

#= the frames of the program, by a level of the stack | text | ok
import logging
found = []
class Handler(logging.Handler):
    def emit(self, record): found.append((record.pathname, record.funcName, record.stack_info))
logging.getLogger().addHandler(Handler())
logging.error('x', stacklevel=99, stack_info=True)
def inner(): logging.error('x', stacklevel=2)
inner()
assert [one[:2] for one in found] == [('<step 1>', '<module>')] * 2, found
assert found[0][2].count('File') == 1, found

#= the stack below a handler that fails | text | ok
import logging, io, contextlib
class Handler(logging.StreamHandler):
    def emit(self, record):
        try: 1 / 0
        except ZeroDivisionError: self.handleError(record)
text = io.StringIO()
with contextlib.redirect_stderr(text):
    logging.getLogger().addHandler(Handler())
    logging.error('x')
files = {line.split('"')[1] for line in text.getvalue().splitlines() if line.startswith('  File')}
assert files == {'<step 1>'}, text.getvalue()

#= the globals of its functions | text | attributes.allow_dunder
import logging
got = logging.Logger.info.__globals__

#= its globals by own names | text | attributes.allow_dunder
import logging
got = vars(logging)

#= names of its functions, by the names of a class | text | attributes.allow_dunder
import logging
got = logging.Logger.__dict__['info'].__globals__

#= names by a format | text | attributes.allow_dunder
import logging, io
text = io.StringIO()
handler = logging.StreamHandler(text)
handler.setFormatter(logging.Formatter('{args.__class__.__base__}', style='{'))
logging.getLogger().addHandler(handler)
logging.raiseExceptions = False
record = logging.LogRecord('n', 40, 'p', 1, 'm', (), None)
got = handler.format(record)

#= code of a step for all records of the program | text | ok
import logging
logging.setLogRecordFactory(print)
logging.setLoggerClass(type('L', (logging.Logger,), {}))

#= levels of the program | text | ok
import logging
logging.disable(logging.CRITICAL)
logging.addLevelName(10, 'evil')
logging.Logger.info = print
logging.raiseExceptions = False

#= warnings of the program | text | ok
import logging, warnings
logging.captureWarnings(True)
assert warnings.showwarning.__module__ != 'logging' # since 3.14 it is _py_warnings

#= the real module, by a library | science | guards.withheld
from sympy.utilities.source import get_class
got = get_class('logging.root')

#= the real module, by a formula | science | error NameError
from sympy import lambdify
from sympy.external import import_module
import logging
got = lambdify([], 'root', modules=[import_module('logging')])()

#= the real module, by reads of the code | science | ok
from sympy.external import import_module
import logging
assert import_module('logging').root is logging.root

#= a logger in a pickle | text import=pickle | guards.pickle
import logging, pickle
got = pickle.loads(b'clogging\nroot\n.')
