# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Further ways of the language and of the standard library.

#= generic alias of a generator | text | guards.interpreter
import types
g = (x for x in [1])
got = types.GenericAlias(g, int).gi_frame

#= annotated proxy | text | guards.interpreter
import typing
g = (x for x in [1])
got = typing.Annotated[g, 1].gi_frame

#= real getattr by enum | text | guards.interpreter
import enum
class E(enum.Enum):
    A = 1
g = enum.pickle_by_enum_name(E.A, 4)[0]
x = (i for i in [1])
got = g(x, 'gi_' + 'frame')

#= a frame by contextmanager | text | guards.interpreter
import contextlib
@contextlib.contextmanager
def f(): yield 1
got = f().gen.gi_frame

#= a template of logging | text | guards.interpreter
import logging
g = (x for x in [1])
r = logging.LogRecord('n', 20, 'p', 1, 'm', (), None)
r.g = g
got = logging.Formatter('{g.gi_frame.f_back}', style='{').format(r)

#= cached property makes an abstract method concrete | text | error TypeError
import functools, collections.abc, abc
p = functools.cached_property(lambda self: False)
p.__set_name__(None, '__isabstractmethod__')
p.__get__(collections.abc.Sized.__len__, None)
abc.update_abstractmethods(collections.abc.Sized)
got = collections.abc.Sized()

#= type parameter bound | text | attributes.allow_dunder
def f[T: (().__class__.__base__,)](x): pass
got = f.__type_params__[0].__bound__

#= functools partial state | text | attributes.allow_dunder
import functools
p = functools.partial(len)
p.__setstate__((getattr, ((), '__class__'), {}, {}))
got = p().__base__.__subclasses__()

#= a signal handler | text | guards.withheld
import asyncio
loop = asyncio.new_event_loop()
loop.add_signal_handler(15, print)

#= a task's coroutine frame | text | guards.interpreter
import asyncio
async def f():
    global got
    got = asyncio.current_task().get_coro().cr_frame
asyncio.run(f())

#= a datagram | text | network.hosts
import asyncio
async def f():
    await asyncio.get_running_loop().create_datagram_endpoint(asyncio.DatagramProtocol, remote_addr=('127.0.0.1', 9))
asyncio.run(f())

#= addresses of a host | text | guards.threads
import asyncio
async def f():
    global got
    got = await asyncio.get_running_loop().getaddrinfo('localhost', 80)
asyncio.run(f())

#= a canonical document | text | filesystem.read
import xml.etree.ElementTree as ET
got = ET.canonicalize(from_file='/etc/passwd')

#= an iterator over a document | text | filesystem.read
import xml.etree.ElementTree as ET
got = list(ET.iterparse('/etc/passwd'))

#= document of descriptor 0 | text | guards.withheld
import xml.etree.ElementTree as ET
got = ET.parse(0)

#= document into descriptor 1 | text | guards.withheld
import xml.etree.ElementTree as ET
ET.ElementTree(ET.fromstring('<a/>')).write(1)

#= entities of a document | text | error ParseError
import xml.etree.ElementTree as ET
got = ET.fromstring('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>').text

#= encodings of another package | text | error LookupError
got = b'x'.decode('..os')

#= set_name with a reader | text | attributes.allow_dunder
class D:
    def __set_name__(self, owner, name):
        global got
        got = type(owner).__subclasses__(object)
class A: x = D()

#= class getitem by a reader | text | attributes.allow_dunder
import operator
class A:
    __class_getitem__ = operator.attrgetter('__subclasses__')
got = A[object]

#= a dynamic attribute | text | attributes.allow_dunder
import types
class A:
    x = types.DynamicClassAttribute(lambda self: self.__class__.__base__.__subclasses__())
got = A().x

#= instance check that reads frames | text | guards.interpreter
class M(type):
    def __instancecheck__(cls, o):
        global got
        got = o.gi_frame
        return True
class A(metaclass=M): pass
isinstance((x for x in []), A)

#= format map with items | text | guards.interpreter
class M(dict):
    def __missing__(self, k): return (x for x in [])
got = '{a.gi_frame.f_back}'.format_map(M())

#= string formatter with parts | text | guards.interpreter
import string
g = (x for x in [])
got = string.Formatter().get_field('0.gi_frame', (g,), {})[0]

#= an exception group that is split | text | guards.interpreter
class E(ExceptionGroup):
    def derive(self, e):
        global got
        got = self.__traceback__.tb_frame
        return E('x', e)
try: raise E('a', [ValueError(), TypeError()])
except* ValueError: pass

#= the wrapper of a coroutine | text | guards.code
import types
@types.coroutine
def g(): yield
c = g()
got = c.cr_frame

#= subclasses by a partial | text | attributes.allow_dunder
import functools
got = functools.partial(type.__subclasses__, object)()

#= subclasses as a key | text | attributes.allow_dunder
got = max([object, int], key=lambda c: len(type.__subclasses__(c)))
