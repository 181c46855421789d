# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Format texts read attributes.

#= format | strict | attributes.allow_dunder
got = '{0.__class__}'.format(())

#= behind an index | strict | attributes.allow_dunder
got = '{0[0].__class__}'.format([1])

#= in a format spec | strict | attributes.allow_dunder
got = '{0:{1.__class__}}'.format(1, 2)

#= of the class | strict | attributes.allow_dunder
got = str.format('{0.__class__}', ())

#= of a subclass | strict | attributes.allow_dunder
class S(str):
    def f(self): return super().format(())
got = S('{0.__class__}').f()

#= format_map | strict | attributes.allow_dunder
got = '{a.__class__}'.format_map({'a': 1})

#= through getattr | strict | attributes.allow_dunder
got = getattr('{0.__class__}', 'for' + 'mat')(1)

#= as a value | strict | attributes.allow_dunder
got = list(map('{0.__class__}'.format, [1]))

#= through a pattern | strict | attributes.allow_dunder
match '{0.__class__}':
    case str(format=f): got = f(1)

#= through partial | strict | attributes.allow_dunder
import functools
got = functools.partial(str.format, '{0.__class__}')(1)

#= through the default of a field | text | attributes.allow_dunder
from dataclasses import dataclass, fields
@dataclass
class S(str):
    format: object
got = fields(S)[0].default('{0.__base__}', 1)

#= Formatter | text | attributes.allow_dunder
import string
got = string.Formatter().format('{0.__base__}', 1)

#= globals of a function of a library | text | attributes.allow_dunder
import json
got = '{0.__globals__}'.format(json.dumps)

#= the method of a text lent to a library | strict | attributes.allow_dunder
import re
got = re.sub('a', '{0.__class__.__base__}'.format, 'a')

#= the same for a value of pandas | data-analysis import=warnings | attributes.allow_dunder
import pandas as pd, warnings
got = pd.Series([warnings.catch_warnings()]).map('{0._module.sys.modules}'.format)[0]

#= a field of a string's template | text | ok
import string
class T(string.Template):
    idpattern = '[a-z_.]+'
got = T('$a.__class__').safe_substitute({'a.__class__': 'nothing'})
