# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What reads attributes by text, or makes what nobody judges, in the versions that code gets.

#= attrgetter through a module | text | guards.withheld
import operator, random
got = operator.attrgetter('_os.system')(random)

#= attrgetter for a frame | text | guards.interpreter
import operator
def g(): yield 1
got = operator.attrgetter('gi_frame.f_back')(g())

#= attrgetter with a name that changes | text | attributes.allow_dunder
import operator
class Name(str):
    def __str__(self): return 'real'
    def split(self, *a): return ['real']
got = operator.attrgetter(Name('__base__'))(1)

#= attrgetter with names put in later | text | attributes.allow_dunder
import operator
a = operator.attrgetter('real')
a._attrs = ('__base__',)
got = a(1)

#= attrgetter lent to a library | text | attributes.allow_dunder
import operator
got = sorted([1, 2], key=operator.attrgetter('__base__'))

#= methodcaller for subclasses | text | attributes.allow_dunder
import operator
got = operator.methodcaller('__subclasses__')(object)

#= methodcaller that formats | text | attributes.allow_dunder
import operator
got = operator.methodcaller('format', 1)('{0.__base__}')

#= a formatter with fields of its own | text | attributes.allow_dunder
import string
class F(string.Formatter):
    def get_value(self, key, args, kwargs): return object
got = F().format('{0.__subclasses__}')

#= the formatter below | text | attributes.allow_dunder
import string
class F(string.Formatter):
    def take(self): return super().get_field('0.__base__', (1,), {})
got = F().take()

#= a module by its type | text | guards.withheld
import types
got = types.ModuleType('sys')

#= a maker of functions by its metaclass | text | error AttributeError
import types
got = type(types.FunctionType).__call__(1, {})

#= the descriptor of a stream | text import=sys | error UnsupportedOperation
import sys
got = sys.stdout.fileno()

#= the descriptor of the bytes below a stream | text import=sys | error UnsupportedOperation
import sys
got = sys.stdout.buffer.fileno()
