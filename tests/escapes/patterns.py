# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Class patterns read attributes: those that they name, and those that __match_args__ of the class names.

#= a dunder in a pattern | strict | attributes.allow_dunder
match ():
    case object(__class__=c): got = c

#= __match_args__ in a class | strict | attributes.allow_dunder
class A:
    __match_args__ = ('__class__',)
match A():
    case A(c): got = c

#= __match_args__ as a loop variable, for any object | strict | attributes.allow_dunder
class M(type):
    def __instancecheck__(cls, obj): return True
class A(metaclass=M):
    for __match_args__ in [('__class__',)]: pass
match 3:
    case A(c): got = c

#= __match_args__ by three arguments of type | strict | attributes.allow_dunder
class M(type):
    def __instancecheck__(cls, obj): return True
A = M('A', (), {'__match_args__': ('__class__',)})
match 3:
    case A(c): got = c

#= __match_args__ by a namespace prepared | strict | attributes.allow_dunder
class M(type):
    def __prepare__(name, bases): return {'__match_args__': ('__class__',)}
    def __instancecheck__(cls, obj): return True
M.prepare = 1
class N(M):
    pass
A = N('A', (), {'__match_args__': ('__dict__',)})
match 3:
    case A(c): got = c

#= __match_args__ by types.new_class | text | attributes.allow_dunder
import types
class M(type):
    def __instancecheck__(cls, obj): return True
A = types.new_class('A', (), {'metaclass': M}, lambda ns: ns.update(__match_args__=('__base__',)))
match 3:
    case A(c): got = c

#= __match_args__ computed by a metaclass | strict | attributes.allow_dunder
class M(type):
    @property
    def __match_args__(cls): return ('__class__',)
    def __instancecheck__(cls, obj): return True
class A(metaclass=M): pass
match 3:
    case A(c): got = c

#= __match_args__ answered by a metaclass | strict | attributes.allow_dunder
class M(type):
    def __getattribute__(cls, name): return ('__class__',)
    def __instancecheck__(cls, obj): return True
class A(metaclass=M): pass
match 3:
    case A(c): got = c

#= __match_args__ of a dataclass | text | guards.text
from dataclasses import dataclass
class M(type):
    def __instancecheck__(cls, obj): return True
@dataclass
class A(metaclass=M):
    __dict__: object = None
match 3:
    case A(c): got = c

#= __match_args__ inside other patterns | strict | attributes.allow_dunder
class M(type):
    def __instancecheck__(cls, obj): return True
A = M('A', (), {'__match_args__': ('__class__',)})
match [{'k': (3,)}]:
    case [{'k': (A(c) as d,)}] | [A(c) as d]: got = c

#= __match_args__ inherited | strict | attributes.allow_dunder
class M(type):
    def __instancecheck__(cls, obj): return True
A = M('A', (), {'__match_args__': ('__class__',)})
class B(A): pass
match 3:
    case B(c): got = c

#= __match_args__ set by setattr | strict | attributes.allow_dunder
class A: pass
setattr(A, '__match_args__', ('__class__',))
match A():
    case A(c): got = c

#= __match_args__ set by copy | text | attributes.allow_dunder
import copy
class M(type):
    def __instancecheck__(cls, obj): return True
class A(metaclass=M): pass
class X:
    def __reduce_ex__(self, p): return (lambda: A, (), (None, {'__match_args__': ('__base__',)}))
copy.copy(X())
match 3:
    case A(c): got = c

#= the class swapped while the pattern is tried | strict | ok
import functools
class M(type):
    def __instancecheck__(cls, obj): return True
class Swap(type):
    def __instancecheck__(cls, obj):
        global A
        A = M('A', (), {'__match_args__': ('gi_frame',)})
        return True
class S(metaclass=Swap): pass
A = M('A', (), {'__match_args__': ()})
def g(): yield 1
match [1, g()]:
    case [S(), A(f)]: got = f
