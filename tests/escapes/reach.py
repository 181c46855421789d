# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A search from all names that a policy hands out. It runs as a step: `names_of` and `kind_of` are tools of the test,
# which see what code cannot; they get the identities of
# things, so that nothing of a thing is recorded with the call. A path is the program that leads there.
import random

rng = random.Random(seed)
deadline = clock() + seconds
found = []
seen = {}
visited = 0


class Probe:
    """Takes what a library gives to a callback."""

    def __init__(self): self.taken = []
    def __call__(self, *args, **named): self.taken.extend(args); return self
    def __eq__(self, other): self.taken.append(other); return True
    def __getitem__(self, key): self.taken.append(key); return self
    def __hash__(self): return 1


def is_plain(thing): return isinstance(thing, (str, bytes, int, float, complex, bool)) or thing is None


def useful(path, thing):
    """A real module is a find when something can be read of it."""
    for name in names_of(id(thing))[:6]:
        try: getattr(thing, name)
        except BaseException: continue
        return path + '.' + name
    return None


def judge(path, thing):
    global visited
    visited += 1
    kind = kind_of(id(thing), allowed)
    if kind in ('module', 'loader'):
        program = useful(path, thing)
        if program: found.append((kind, program))
    elif kind: found.append((kind, path))


def add(queue, path, thing, depth):
    if id(thing) in seen or is_plain(thing): return
    seen[id(thing)] = thing
    judge(path, thing)
    queue.append((path, thing, depth))


def follow(queue, path, thing, depth):
    names = names_of(id(thing))
    rng.shuffle(names)
    for name in names[:width]:
        try: value = getattr(thing, name)
        except BaseException: continue
        add(queue, path + '.' + name, value, depth + 1)
    for key in (0, '', 'a'):
        try: add(queue, f'{path}[{key!r}]', thing[key], depth + 1)
        except BaseException: pass


arguments = ('os',), ('sys', 'modules'), ('os', {'path': ['os']}), ('os.path', 'join'), (), (1,), ('__dict__',), ('{0.__class__}',)


def call(queue, path, thing, depth):
    if not is_door(id(thing)): return
    for args in arguments:
        probe = Probe()
        for given in (args, (*args, probe), (probe, *args)):
            try: value = thing(*given)
            except BaseException as e: value = e
            shown = ', '.join('probe' if one is probe else repr(one) for one in given)
            add(queue, f'{path}({shown})', value, depth + 1)
        for taken in probe.taken[:4]: add(queue, f'{path}(probe) -> taken', taken, depth + 1)


def search(roots):
    queue = []
    for path, thing in roots: add(queue, path, thing, 0)
    at = 0
    while at < len(queue) and clock() < deadline:
        path, thing, depth = queue[at]
        at += 1
        if depth < deepest:
            follow(queue, path, thing, depth)
            call(queue, path, thing, depth)
