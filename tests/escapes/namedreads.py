# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries read attributes by names that they were given: the code asks, whoever reads.

#= an aggregation | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).agg('__getattribute__', 0, '__dict__')

#= an aggregation of a frame | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).agg('__reduce__')

#= a transformation | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).transform('__reduce_ex__', 0, 2)

#= a group | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).groupby([1]).agg('__getattribute__')

#= the environment of templates | data-analysis import=warnings | guards.module
import pandas as pd, warnings
env = pd.DataFrame({'a': [1]}).style.env
got = env.getattr(env.getattr(warnings.catch_warnings(), '_module'), 'sys').modules

#= the same for the class of an object | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.getattr(pd.DataFrame.eval, '__globals__')

#= a template | data-analysis import=warnings | guards.module
import pandas as pd, warnings
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string('{{ w._module.sys.modules }}').render(w=warnings.catch_warnings())

#= a formatter of ticks | science | guards.module
import warnings
from matplotlib.ticker import StrMethodFormatter
got = StrMethodFormatter('{x._module.sys.modules}')(warnings.catch_warnings())

#= a format of a frame | data-analysis import=warnings | attributes.allow_dunder
import pandas as pd, warnings
got = pd.DataFrame({'a': [warnings.catch_warnings()]}).to_string(formatters={'a': '{0._module.sys.modules}'.format})

#= a format of a styled frame | data-analysis import=warnings | attributes.allow_dunder
import pandas as pd, warnings
got = pd.DataFrame({'a': [warnings.catch_warnings()]}).style.format('{0._module.sys.modules}').to_html()

#= what an estimator counts as important | science | attributes.allow_dunder
from sklearn.feature_selection import SelectFromModel
class Model:
    def __init__(self): self.coef_ = [1, 2]
    def fit(self, x, y=None): return self
got = SelectFromModel(Model(), importance_getter='fit.__globals__', prefit=True).get_support()

#= the same through a module | science | guards.module
import warnings
from sklearn.feature_selection import SelectFromModel
class Model:
    block = warnings.catch_warnings()
    def __init__(self): self.coef_ = [1, 2]
    def fit(self, x, y=None): return self
got = SelectFromModel(Model(), importance_getter='block._module.sys.modules', prefit=True).get_support()

#= a formatter of strings that is another's | science | guards.module
import warnings
from matplotlib.ticker import StrMethodFormatter
class F(StrMethodFormatter): pass
got = F('{x._module.sys.path}')(warnings.catch_warnings(), 1)

#= aggregations by name are what they are for | data-analysis | ok
import pandas as pd
frame = pd.DataFrame({'a': [1, 4], 'b': [1.0, 9.0]})
assert frame['a'].agg('sum') == 5 and list(frame['b'].agg('sqrt')) == [1, 3]
assert frame.agg(['min', 'max']).shape == (2, 2) and frame.groupby('a').agg({'b': 'mean'}).shape == (2, 1)
assert frame.style.format('{:.1f}').to_html().count('<td') == 4
assert '1.0' in frame.style.to_html() and frame.style.to_latex() and frame.style.to_string()

#= an attribute by a list of names | science | error AttributeError
import matplotlib.pyplot as plt
class A:
    def get_x(self): return 1
got = plt.getp(A(), 'x.__class__')

#= parameters by any name | science | attributes.allow_dunder
from sklearn.base import BaseEstimator
def g(): yield 1
class A(BaseEstimator):
    x = g()
    def _get_param_names(self=None): return ['__dict__', '__reduce__']
got = A().get_params(deep=False)

#= scores by any name | science | attributes.allow_dunder
from sklearn.feature_selection import RFE
class Model:
    _estimator_type = 'classifier'
    def fit(self, x, y=None): return self
    def get_params(self, deep=True): return {}
got = RFE(Model(), importance_getter='fit.__func__.__globals__').fit([[1, 2], [3, 4]], [0, 1])
