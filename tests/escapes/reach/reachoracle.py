# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What searches for ways out (tst_reach): decides what the code of a step tries next, and looks at what it got.

The step itself (explorer.py) does the reading, calling and iterating, under its guards. Here nothing is done for it: this
module sees the objects from outside, keeps for each the shortest program that gives it, and notes what no program may
give. It tries what is near first, in an order that the seed decides."""
import builtins
import heapq
import io
import itertools
import json
import keyword
import os
import pkgutil
import random
import sys
import time
import types

MARKER = 'what-no-step-may-read'
DEEPEST = 4
MOST_NAMES = 24  # of one object
MOST_CALLS = 3  # with arguments of chance
MOST_MODULES = 60

# Builtins that no policy of ours gives; by identity, for any name leads to the same.
REAL = {id(getattr(builtins, name)): name for name in
        ('eval', 'exec', 'compile', '__import__', 'open', 'input', 'breakpoint', 'globals', 'locals', 'vars')}
# What a module says about itself.
PLAIN = {'__all__', '__class__', '__doc__', '__file__', '__name__', '__package__', '__version__'}
# Waits, ends the program on purpose, or is known to reach memory (SECURITY.md): nothing to learn here.
SKIPPED = {'abort', 'as_array', 'as_ctypes', 'as_strided', 'breakpoint', 'exit', 'from_address', 'ginput', 'input',
           'main', 'pause', 'quit', 'show', 'sleep', 'test', 'testmod', 'waitforbuttonpress'}
# Modules whose classes crash on arguments of chance: FT2Font without a file has no face, and reads through a null pointer.
CRASHING = {'matplotlib.ft2font', 'matplotlib.backends._backend_agg'}

findings = []  # (kind, program)
progress = None  # where the program that is being tried is written down, in case the process ends
notes = None  # where findings are written down, for the same reason
tried = 0


class Node:
    def __init__(self, value, program, depth, module=None):
        self.value, self.program, self.depth = value, program, depth
        self.module = module  # the name of the real module that it was read in


class Search:
    def __init__(self, seed, seconds, decoy, canary):
        self.random = random.Random(seed)
        self.end = time.monotonic() + seconds
        self.decoy, self.canary = decoy, canary
        self.text = f'__import__("os").mkdir({canary!r})'  # for what runs text
        self.pickle = f'cos\nmkdir\n(V{canary}\ntR.'.encode()  # for what loads pickles
        self.queue = []
        self.order = itertools.count()
        self.seen = {}
        self.now = None
        self.take = None
        self.allowed = set()  # modules, and packages with all below them ("numpy.*")
        self.avoided = set()  # names of what crashed when it was called, and programs that crashed otherwise


search = None
known = {}  # names in modules, as they were before any step ran


def modules_below(names, allows):
    """The modules that these names stand for ("numpy.*"), with those inside of packages."""
    found = []
    for name in names:
        top = name.removesuffix('.*')
        found.append(top)
        if name.endswith('.*') and top in sys.modules:
            path = getattr(sys.modules[top], '__path__', [])
            found += [m.name for m in pkgutil.iter_modules(path, top + '.')]
    plain = {name for name in found if all(part.isidentifier() and not keyword.iskeyword(part) for part in name.split('.'))}
    return sorted(name for name in plain if allows is None or name in allows)


def load(names):
    """Before any step: modules as they are, so that it is known what is in them."""
    for name in names:
        try:
            __import__(name)
        except BaseException:
            pass
    for name, module in list(sys.modules.items()):
        if isinstance(module, types.ModuleType):
            known[name] = [key for key in vars(module) if key not in PLAIN][:200]


def chosen(modules, seed):
    """Some of many modules, others for each seed: what is imported takes time."""
    return sorted(random.Random(seed).sample(modules, min(MOST_MODULES, len(modules))))


def modules_known():
    return sorted(known)


def begin(seed, seconds, folder, allowed, avoided):
    """The folder holds the decoy, which no step may read, and gets the canary from the step that arrives at a deed."""
    global search, tried, progress, notes
    progress = open(folder + '/now', 'w', encoding='utf-8')
    notes = open(folder + '/findings', 'a', encoding='utf-8')
    search = Search(seed, seconds, folder + '/decoy', folder + '/canary')
    search.allowed, search.avoided = set(allowed), set(avoided)
    search.folder = os.open(folder, os.O_RDONLY)
    search.folder_time = os.fstat(search.folder).st_mtime_ns
    findings.clear()
    tried = 0


def start(take, roots):
    """The function of the code that notes what it is called with, and what the code has by itself."""
    search.take = take
    for program, value in roots:
        add(value, program, 0)


def add(value, program, depth, module=None):
    try:
        take_in(value, program, depth, module)
    except Exception:
        pass  # objects answer as they like when they are looked at


def take_in(value, program, depth, module):
    if depth > DEEPEST or time.monotonic() > search.end:
        return
    judge(value, program, module)
    if isinstance(value, (bool, int, float, complex, type(None), range)) or id(value) in search.seen:
        return
    search.seen[id(value)] = value
    node = Node(value, program, depth, module)
    for action in actions(node):
        heapq.heappush(search.queue, (depth + 1.5 * search.random.random(), next(search.order), node, action))


def is_real_module(value):
    return isinstance(value, types.ModuleType) and sys.modules.get(value.__name__) is value


def note(kind, program):
    if all(kind != known_kind or program != one for known_kind, one in findings):
        findings.append((kind, program))
        notes.write(json.dumps((kind, program)) + '\n')
        notes.flush()


def judge(value, program, module):
    kind = type(value)
    if kind is types.FrameType:
        note('frame', program)
    elif kind is types.CodeType:
        note('code', program)
    elif kind in (str, bytes, bytearray):
        marker = MARKER if kind is str else MARKER.encode()
        if marker in value:
            note('file that was read', program)
    elif isinstance(value, io.IOBase):
        try:
            number = value.fileno()
        except BaseException:
            return
        if isinstance(number, int):
            note('open file', program)
    elif id(value) in REAL:
        note('builtin ' + REAL[id(value)], program)
    if module is not None and not (isinstance(value, types.ModuleType) and not is_real_module(value)):
        note('in module ' + module, program)
    look_for_deed(program)


def look_for_deed(program):
    """A look at the canary itself would be judged: where it appears, the time of its folder changes."""
    if os.fstat(search.folder).st_mtime_ns != search.folder_time and all(kind != 'deed' for kind, _ in findings):
        note('deed', program)  # the first program that did it


def calls():
    one = [search.decoy, search.canary, 'os', 'sys', 'os.environ', 'os:environ', 'a', 0, 1, 2.0, [1, 2], {'a': 1}, (1,),
           b'a', search.take, str, object, None, search.text, search.pickle, '__globals__', '__class__', 'builtins.open']
    pick = search.random.choice
    more = [lambda: (pick(one),), lambda: (pick(one), pick(one)), lambda: (search.canary, 'w'),
            lambda: ('os', 'environ'), lambda: (search.take, ['a']), lambda: (pick(one), pick(one), pick(one))]
    return [(), (search.take,), (search.decoy,), (search.canary,), (search.text,)] + [pick(more)() for _ in range(MOST_CALLS)]


def names_of(value):
    if isinstance(value, types.ModuleType) and is_real_module(value):
        return known.get(value.__name__, ['environ', 'modules', 'system', 'eval'])
    if isinstance(value, types.ModuleType): # a view may show more than it has so far
        return sorted({name for name in known.get(value.__name__, []) if not name.startswith('_')} | set(vars(value)))
    try:
        names = [name for name in dir(value) if type(name) is str and not (name.startswith('__') and name.endswith('__'))]
    except BaseException:
        return []
    return names


def waits(value):
    return type(getattr(value, '__self__', None)).__module__ in ('queue', '_queue')


def is_unchecked(value):
    """A method of Cython that is read from its class takes any object for its own, and writes where its fields would be."""
    return type(value).__name__ == 'cython_function_or_method' and '.' in value.__qualname__


def crashes(value):
    """A class of matplotlib's C++ code, or a method of one: they take pointers of fonts and regions that were never opened."""
    kind = value if isinstance(value, type) else type(getattr(value, '__self__', value))
    return any(base.__module__ in CRASHING for base in kind.__mro__)


def actions(node):
    value = node.value
    names = names_of(value)
    found = [('attr', name) for name in search.random.sample(names, min(MOST_NAMES, len(names)))]
    name = getattr(type(value), '__name__', '') if not isinstance(value, type) else value.__name__
    own = getattr(value, '__name__', None)
    is_left_out = (value is search.take or waits(value) or is_unchecked(value) or crashes(value)
                   or {own, name} & (SKIPPED | search.avoided))
    if callable(value) and not is_left_out:
        found += [('call', given) for given in calls()]
    if isinstance(value, (list, tuple)):
        found += [('item', at) for at in range(min(3, len(value)))]
    elif isinstance(value, dict):
        found += [('item', key) for key in list(value)[:6]]
    elif hasattr(type(value), '__getitem__') and not isinstance(value, (str, bytes)):
        found += [('item', 0), ('item', 'os')]
    if hasattr(type(value), '__next__') or isinstance(value, (set, frozenset)):
        found.append(('first', None))
    if hasattr(type(value), '__enter__') and hasattr(type(value), '__exit__'):
        found.append(('enter', None))
    if names and not isinstance(value, types.ModuleType):
        found.append(('format', search.random.choice(names)))
    return found


def shown(argument):
    if argument is search.take:
        return 'take'
    if isinstance(argument, type):
        return argument.__name__
    return repr(argument)


def text_of(node, action):
    kind, given = action
    return {'attr': lambda: f'{node.program}.{given}',
            'call': lambda: f"{node.program}({', '.join(map(shown, given))})",
            'item': lambda: f'{node.program}[{given!r}]',
            'first': lambda: f'next(iter({node.program}))',
            'enter': lambda: f'{node.program}.__enter__()',
            'format': lambda: f"'{{0.{given}}}'.format({node.program})"}[kind]()


def following():
    """What the code shall try next, as (kind, object, argument); None when it is over."""
    try:
        return chosen_action()
    except BaseException as error:  # of what an object answers when it is looked at
        print(type(error), file=progress)
        return following() if search.queue else None


def chosen_action():
    global tried
    while search.queue and time.monotonic() < search.end:
        _, _, node, action = heapq.heappop(search.queue)
        kind, given = action
        program = text_of(node, action)
        blamed = getattr(node.value, '__name__', type(node.value).__name__) if kind == 'call' else program
        if blamed in search.avoided:
            continue
        search.now = node, action, program
        write_down(blamed, program)
        tried += 1
        return kind, node.value, list(given) if kind == 'call' else given
    return None


def write_down(blamed, program):
    """What to avoid when the process crashes now, and the program that it does."""
    progress.seek(0)
    progress.truncate()
    progress.write(f'{blamed}\n{program}')
    progress.flush()


def is_allowed(name):
    """What the policy allows may be loaded by the search itself: then its name was not there at the beginning."""
    return name in search.allowed or any(name[:at] + '.*' in search.allowed for at in range(len(name)) if name[at] == '.')


def found(value):
    node, (kind, given), program = search.now
    real = kind == 'attr' and is_real_module(node.value) and not is_allowed(node.value.__name__)
    add(value, program, node.depth + 1, node.value.__name__ if real and given not in PLAIN else None)


def failed(error):
    """Exceptions hold what they were raised for."""
    node, _, program = search.now
    if isinstance(error, Exception):
        add(error, f'(what {program} raises)', node.depth + 1)
    look_for_deed(program)


def took(given):
    """What a library calls the code with."""
    if search.now is not None:
        for value in given:
            add(value, f'(what take gets of {search.now[2]})', search.now[0].depth + 1)
