# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Attributes that libraries read by names which the code gives them are read for the code.

#= by a series | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).agg('__getattribute__', 0, '__dict__')

#= by a frame | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).agg('__getattribute__', 0, '__dict__')

#= by a series that applies | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).apply('__reduce__')

#= by a series that transforms | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).transform('__dict__')

#= by groups | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1], 'b': [2]}).groupby('a').agg('__getattribute__')

#= by a window | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1, 2]).rolling(1).agg('__getattribute__')

#= by a template | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.getattr((), '__reduce_ex__')

#= by a template, of a class | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.getattr(int, '__subclasses__')

#= by a template, of a function | data-analysis | attributes.allow_dunder
import pandas as pd
def f(): pass
got = pd.DataFrame({'a': [1]}).style.env.getattr(f, '__globals__')

#= by a template that the code writes | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.from_string('{{ x.__base__.__subclasses__() }}').render(x=int)

#= by a filter of a template | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.from_string('{{ x|attr("__base__") }}').render(x=int)

#= by a map of a template | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.from_string('{{ x|map(attribute="__base__")|list }}').render(x=[int])

#= by a label | science | attributes.allow_dunder
from matplotlib.ticker import StrMethodFormatter
got = StrMethodFormatter('{x.__dict__}')(3)

#= by getattr of the code | data-analysis | attributes.allow_dunder
got = getattr(int, '__subclasses__')

#= what libraries name themselves goes on | data-analysis | ok
import pandas as pd, copy, functools, dataclasses
assert pd.Series([1, 2]).agg('sum') == 3 and pd.Series([3]).agg(['min', 'max']).sum() == 6
assert copy.deepcopy(pd.Series([1])).sum() == 1
@functools.wraps(len)
def f(): pass
@functools.lru_cache
def g(x): return x
assert g(1) == 1
assert '<td' in pd.DataFrame({'a': [1]}).style.to_html()
