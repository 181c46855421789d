# round 1

#= generic alias of a generator | text | ?
import types
g = (x for x in [1])
got = types.GenericAlias(g, int).gi_frame

#= generic alias by getattr | text | ?
import types, json
got = getattr(types.GenericAlias(json.dumps, int), '__glo' + 'bals__')

#= annotated proxy | text | ?
import typing
g = (x for x in [1])
got = typing.Annotated[g, 1].gi_frame

#= pickle by enum name | text | ?
import enum
class E(enum.Enum):
    A = 1
g = enum.pickle_by_enum_name(E.A, 4)[0]
got = g((), '__class__').__base__.__subclasses__()

#= real getattr by enum | text | ?
import enum
class E(enum.Enum):
    A = 1
g = enum.pickle_by_enum_name(E.A, 4)[0]
x = (i for i in [1])
got = g(x, 'gi_' + 'frame')

#= enum by global name | text | ?
import enum
class E(enum.Enum):
    A = 1
got = enum.pickle_by_global_name(E.A, 4) or 1
got = 'nothing'

#= cached property on a function | text | ?
import functools, json
p = functools.cached_property(lambda self: 5)
p.__set_name__(None, '__wrapped__')
p.__get__(json.dumps, None)
got = getattr(json.dumps, '__wrapped__')

#= cached property makes an abstract method concrete | text | ?
import functools, collections.abc, abc
p = functools.cached_property(lambda self: False)
p.__set_name__(None, '__isabstractmethod__')
p.__get__(collections.abc.Sized.__len__, None)
abc.update_abstractmethods(collections.abc.Sized)
got = collections.abc.Sized()

#= registry of pprint | text | ?
import pprint
pprint.PrettyPrinter._dispatch[dict.__repr__] = lambda *a: None

#= the table of copy | text | ?
import copy, datetime
copy.dispatch_table[datetime.date] = lambda d: (str, ('x',))
got = copy.copy(datetime.date(2020, 1, 1))

#= a frame by contextmanager | text | ?
import contextlib
@contextlib.contextmanager
def f(): yield 1
got = f().gen.gi_frame

#= stack summary class | text | ?
import traceback
try: 1/0
except Exception as e:
    s = traceback.extract_tb(e.__traceback__)
got = type(s).extract(iter([(e.__traceback__, 1)]), capture_locals=True)

#= warnings entered and never left | text | ?
import warnings
warnings.catch_warnings(record=True).__enter__()

#= warnings of a module of one's own | text | ?
import warnings
class M:
    filters = []
    showwarning = None
    _showwarnmsg_impl = None
    _showwarning_orig = None
    def _filters_mutated(self): pass
with warnings.catch_warnings(module=M(), record=True) as w: pass

#= functools partial state | text | ?
import functools
p = functools.partial(len)
p.__setstate__((getattr, ((), '__class__'), {}, {}))
got = p().__base__.__subclasses__()

#= operator call lent | text | ?
import operator
got = operator.call(operator.getitem, {1: 2}, 1) == 2 and 'nothing'

#= type alias evaluates lazily | text | ?
type X = __import__('os')
got = X.__value__

#= type parameter bound | text | ?
def f[T: (().__class__.__base__,)](x): pass
got = f.__type_params__[0].__bound__

#= a template of logging | text | ?
import logging
g = (x for x in [1])
r = logging.LogRecord('n', 20, 'p', 1, 'm', (), None)
r.g = g
got = logging.Formatter('{g.gi_frame.f_back}', style='{').format(r)

#= a template of logging with dollars | text | ?
import logging
r = logging.LogRecord('n', 20, '/etc/passwd', 1, 'm', (), None)
t = logging.Formatter('$pathname', style='$').format(r)

#= chain of nothing without end | text wall=1 | ?
import itertools
next(itertools.chain.from_iterable(itertools.repeat(())))

#= compress without end | text wall=1 | ?
import itertools
next(itertools.compress(itertools.repeat(1), itertools.repeat(0)))

#= islice of very many | text wall=1 | ?
import itertools
next(itertools.islice(itertools.repeat(1), 10**15, None))

#= filterfalse without end | text wall=1 | ?
import itertools
next(itertools.filterfalse(None, itertools.repeat(1)))

#= repeat very often | text wall=1 | ?
import itertools, collections
collections.deque(itertools.repeat(1, 10**14), maxlen=0)

#= sum of a huge range | text wall=1 | ?
sum(range(10**15))

#= membership in a cycle | text wall=1 | ?
import itertools
2 in itertools.cycle([1])

#= all of repeat | text wall=1 | ?
import itertools
all(itertools.repeat(True))

#= zip of endless | text wall=1 | ?
import itertools, collections
collections.deque(zip(itertools.count(), itertools.count()), maxlen=0)

#= accumulate without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.accumulate(itertools.repeat(0)), maxlen=0)

#= dropwhile without end | text wall=1 | ?
import itertools
next(itertools.dropwhile(bool, itertools.repeat(1)))

#= pairwise without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.pairwise(itertools.repeat(0)), maxlen=0)

#= starmap without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.starmap(pow, itertools.repeat((1, 1))), maxlen=0)

#= product without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.product(range(1000), repeat=9), maxlen=0)

#= permutations without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.permutations(range(30)), maxlen=0)

#= combinations without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.combinations(range(100), 50), maxlen=0)

#= groupby without end | text wall=1 | ?
import itertools
next(g for k, g in itertools.groupby(itertools.repeat(1)))
it = itertools.groupby(itertools.repeat(1))
next(it); next(it)

#= batched without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.batched(itertools.repeat(0), 3), maxlen=0)

#= zip_longest without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.zip_longest(itertools.repeat(0), [1]), maxlen=0)

#= enumerate without end | text wall=1 | ?
import itertools, collections
collections.deque(enumerate(itertools.repeat(0)), maxlen=0)

#= max by key without end | text wall=1 | ?
import itertools
max(itertools.count(), key=abs)

#= takewhile without end | text wall=1 | ?
import itertools, collections
collections.deque(itertools.takewhile(bool, itertools.repeat(1)), maxlen=0)

#= dict of keys without end | text wall=1 | ?
import itertools
dict.fromkeys(itertools.repeat(1))

#= set without end | text wall=1 | ?
import itertools
set(itertools.repeat(1))

#= counter without end | text wall=1 | ?
import itertools, collections
collections.Counter(itertools.repeat('a'))

#= mean without end | text wall=1 | ?
import itertools, statistics
statistics.fmean(itertools.repeat(1))

#= math.fsum without end | text wall=1 | ?
import itertools, math
math.fsum(itertools.repeat(0.0))

#= math.prod without end | text wall=1 | ?
import itertools, math
math.prod(itertools.repeat(1))

#= iter with a sentinel | text wall=1 | ?
import collections
collections.deque(iter(int, 1), maxlen=0)

#= reversed sequence of the code | text wall=1 | ?
import collections
class S:
    def __len__(self): return 10**15
    __getitem__ = abs
collections.deque(reversed(S()), maxlen=0)

#= extend by itself | text wall=2 | ?
import itertools, heapq
heapq.nsmallest(1, itertools.repeat(1))

#= a queue that is locked | text wall=1 | ?
import queue
q = queue.Queue()
q.mutex.acquire()
q.put(1)

#= a condition | text wall=1 | ?
import queue
q = queue.Queue()
with q.not_empty: q.not_empty.wait()

#= a lock for long | text wall=1 | ?
import queue
q = queue.Queue()
q.mutex.acquire(); q.mutex.acquire(True, 10**6)

#= an event of asyncio | text wall=1 | ?
import asyncio
asyncio.run(asyncio.Event().wait())

#= a loop that swallows | text wall=1 | ?
import asyncio
async def f():
    while True:
        try: await asyncio.gather(asyncio.sleep(1), return_exceptions=True)
        except BaseException: pass
asyncio.run(f())

#= task group that swallows | text wall=1 | ?
import asyncio
async def bad():
    while True:
        try: await asyncio.sleep(10)
        except BaseException: continue
async def f():
    async with asyncio.TaskGroup() as t: t.create_task(bad())
asyncio.run(f())

#= a generator that swallows | text wall=1 | ?
def g():
    while True:
        try: yield
        except BaseException: pass
k = g(); next(k)
while True:
    try: k.throw(ValueError)
    except BaseException: pass

#= exit stack that swallows | text wall=1 | ?
import contextlib
while True:
    with contextlib.ExitStack() as s:
        s.push(lambda *a: True)
        while True: pass

#= except star that swallows | text wall=1 | ?
while True:
    try:
        while True: pass
    except* BaseException: pass

#= __del__ chain | text wall=1 | ?
class X:
    def __del__(self): X()
X()
got = 'nothing'

#= a reader of loops | text | ?
import asyncio
loop = asyncio.new_event_loop()
loop.add_reader(0, print)

#= a signal handler | text | ?
import asyncio
loop = asyncio.new_event_loop()
loop.add_signal_handler(15, print)

#= a task's coroutine frame | text | ?
import asyncio
async def f():
    global got
    got = asyncio.current_task().get_coro().cr_frame
asyncio.run(f())

#= an executor of a loop | text | ?
import asyncio
async def f():
    global got
    got = await asyncio.get_running_loop().run_in_executor(None, len, 'abc')
asyncio.run(f())

#= a datagram | text | ?
import asyncio
async def f():
    await asyncio.get_running_loop().create_datagram_endpoint(asyncio.DatagramProtocol, remote_addr=('127.0.0.1', 9))
asyncio.run(f())

#= addresses of a host | text | ?
import asyncio
async def f():
    global got
    got = await asyncio.get_running_loop().getaddrinfo('localhost', 80)
asyncio.run(f())

#= a connection | text | ?
import asyncio
async def f():
    await asyncio.open_connection('127.0.0.1', 9)
asyncio.run(f())

#= a child watcher | text since=3.11 | ?
import asyncio
w = asyncio.PidfdChildWatcher()
w.add_child_handler(1, print)

#= an event loop policy | text | ?
import asyncio
p = asyncio.get_event_loop_policy()
p.new_event_loop = lambda: 1
p._loop_factory = None
got = 'nothing'

#= a canonical document | text | ?
import xml.etree.ElementTree as ET
got = ET.canonicalize(from_file='/etc/passwd')

#= an iterator over a document | text | ?
import xml.etree.ElementTree as ET
got = list(ET.iterparse('/etc/passwd'))

#= document of descriptor 0 | text | ?
import xml.etree.ElementTree as ET
got = ET.parse(0)

#= document into descriptor 1 | text | ?
import xml.etree.ElementTree as ET
ET.ElementTree(ET.fromstring('<a/>')).write(1)

#= entities of a document | text | ?
import xml.etree.ElementTree as ET
got = ET.fromstring('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>').text

#= file digest | text | ?
import hashlib
class F:
    def fileno(self): return 0
    def readable(self): return True
    def readinto(self, b): return 0
hashlib.file_digest(F(), 'md5')
got = 'nothing'

#= io with an opener | text | ?
import io
got = io.open('/etc/passwd', opener=lambda p, f: 0).read()

#= a descriptor by io | text | ?
import io
got = io.open(0).read()

#= a name that changes | text | ?
import io
class P:
    def __fspath__(self): return '/etc/passwd'
got = io.open(P()).read()

#= time zone from a path | text | ?
import zoneinfo
got = zoneinfo.ZoneInfo('../../../etc/passwd')

#= time zone file | text | ?
import zoneinfo, io
zoneinfo.ZoneInfo.from_file(io.BytesIO(b'TZif2' + b'\0' * 15 + b'\xff' * 24))

#= all time zones | text | ?
import zoneinfo
zoneinfo.reset_tzpath(to=['/etc'])
got = zoneinfo.available_timezones()

#= encodings by name | text | ?
got = b'x'.decode('os')

#= encodings of another package | text | ?
got = b'x'.decode('..os')

#= a codec that zips | text | ?
got = b'x'.decode('zlib_codec')

#= bytes by an error handler | text | ?
got = b'\xff'.decode('utf-8', 'mine')

#= a class made by types | text | ?
import types
A = types.new_class('A', (int,), {}, lambda ns: ns.update(__class__=1))
got = 'nothing'

#= a dynamic attribute | text | ?
import types
class A:
    x = types.DynamicClassAttribute(lambda self: self.__class__.__base__.__subclasses__())
got = A().x

#= a mapping proxy | text | ?
import types
class M(dict):
    def __eq__(self, o):
        global got
        got = 1
        return True
types.MappingProxyType({}) == M()
got = 'nothing'

#= set_name with a reader | text | ?
class D:
    def __set_name__(self, owner, name):
        global got
        got = type(owner).__subclasses__(object)
class A: x = D()

#= init_subclass in C | text | ?
class A:
    __init_subclass__ = print
class B(A): pass
got = 'nothing'

#= class getitem by a reader | text | ?
import operator
class A:
    __class_getitem__ = operator.attrgetter('__subclasses__')
got = A[object]

#= a descriptor that is a reader | text | ?
class A:
    __get__ = getattr
class B: x = A()
got = B().x

#= instance check that reads frames | text | ?
class M(type):
    def __instancecheck__(cls, o):
        global got
        got = o.gi_frame
        return True
class A(metaclass=M): pass
isinstance((x for x in []), A)

#= match class reads | text | ?
class A:
    __match_args__ = ('gi_frame',)
class M(type):
    def __instancecheck__(cls, o): return True
class B(metaclass=M):
    __match_args__ = ('gi_frame',)
match (x for x in []):
    case B(f): got = f

#= format with a type of spec | text | ?
g = (x for x in [])
got = f'{g.gi_frame!r:>10}'

#= format by a nested field | text | ?
g = (x for x in [])
got = '{:{0.gi_frame}}'.format(g, g)

#= format map with items | text | ?
class M(dict):
    def __missing__(self, k): return (x for x in [])
got = '{a.gi_frame.f_back}'.format_map(M())

#= string formatter with parts | text | ?
import string
g = (x for x in [])
got = string.Formatter().get_field('0.gi_frame', (g,), {})[0]

#= an exception group that is split | text | ?
class E(ExceptionGroup):
    def derive(self, e):
        global got
        got = self.__traceback__.tb_frame
        return E('x', e)
try: raise E('a', [ValueError(), TypeError()])
except* ValueError: pass

#= notes that are objects | text | ?
e = ValueError()
e.__notes__ = [type('X', (), {'__str__': print})()]
raise e

#= names of an error | text | ?
try: got.x.y
except AttributeError as e: got = e.obj if e.obj != 'nothing' else 'nothing'

#= an asynchronous generator's frame | text | ?
async def g(): yield 1
got = g().ag_frame

#= the coroutine in an awaitable | text | ?
async def f(): pass
c = f()
got = c.__await__().gi_frame

#= the wrapper of a coroutine | text | ?
import types
@types.coroutine
def g(): yield
c = g()
got = c.cr_frame

#= a bound method's function globals | text | ?
class A:
    def f(self): pass
got = A().f.__func__.__globals__

#= globals of a library by vars | text | ?
import json
got = vars(json.dumps)['__wrapped__']

#= members of a library's class | text | ?
import json
got = vars(json.JSONDecoder)['decode']

#= a slot of super | text | ?
class A: pass
got = super(A, A()).__self_class__.__base__.__subclasses__()

#= an attribute by super | text | ?
class A:
    def f(self): return super().__getattribute__('__class__').__base__.__subclasses__(object)
got = A().f()

#= type with three arguments and a name | text | ?
A = type('A', (), {'__getattr__': getattr})
got = A().x

#= property of a reader | text | ?
class A:
    x = property(vars)
got = A().x or 'nothing'

#= sorted by a reader of frames | text | ?
import operator
got = sorted([(x for x in [])], key=operator.attrgetter('gi_frame'))

#= reduce by a reader | text | ?
import functools
got = functools.reduce(getattr, ['__class__', '__base__'], ())

#= map of a method of classes | text | ?
got = list(map(type.mro, [int]))[0][-1].__subclasses__()

#= subclasses lent | text | ?
got = list(map(type.__subclasses__, [object]))

#= subclasses by a partial | text | ?
import functools
got = functools.partial(type.__subclasses__, object)()

#= subclasses as a key | text | ?
got = max([object, int], key=lambda c: len(type.__subclasses__(c)))

#= hashes of big numbers | text wall=2 | ?
import hashlib
hashlib.pbkdf2_hmac('sha256', b'x', b'y', 1)
got = 'nothing'

#= a list that sorts itself | text | ?
l = [3, 2, 1]
class K:
    def __lt__(self, o):
        l.clear()
        return True
l[:] = [K(), K(), K()]
l.sort()

#= a UUID by a process | text | ?
import uuid
u = uuid.uuid1()
got = 'nothing'

#= locale by a path | text | ?
import locale
got = locale.setlocale(locale.LC_ALL, '../../../tmp/x')

#= a message by a domain | text | ?
import locale
t = locale.dgettext('../../../etc/passwd', 'x')
if t != 'x': got = t
