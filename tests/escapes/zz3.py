# round 3

#= a backend of plots that opens a browser | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).plot(backend='antigravity')

#= a backend by an option | data-analysis | ?
import pandas as pd
pd.options.plotting.backend = 'this'

#= a clipboard | data-analysis | ?
import pandas as pd
got = pd.read_clipboard()

#= into a clipboard | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).to_clipboard()

#= locales of the system | data-analysis | ?
import pandas._config.localization as l
got = l.get_locales()

#= a time zone of dateutil | data-analysis | ?
import pandas as pd
got = pd.Timestamp('2020-01-01', tz='dateutil//etc/passwd')

#= a time zone of pytz | data-analysis | ?
import pandas as pd
got = pd.Timestamp('2020-01-01', tz='../../../../etc/passwd')

#= an extension of templates by name | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env if hasattr(pd.DataFrame({'a': [1]}).style, 'env') else 1
env.add_extension('subprocess.getoutput')

#= an extension of templates that is a function | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.overlay(extensions=['posix.getcwd'])

#= getitem of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.getitem((x for x in []), 'gi_frame')

#= a filter of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = list(env.call_filter('map', [(x for x in [])], kwargs={'attribute': 'gi_frame'}))

#= a filter attr of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.filters['attr'](env, (x for x in []), 'gi_frame')

#= text for template code | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.template_class.from_code(env, "import os\nblocks={}\nname='x'\nroot=os.environ", {}).root_render_func

#= a cache of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
class B:
    code = "import os\nblocks={}\nname='x'\nroot=os.environ"
class C:
    def get_bucket(self, *a): return B()
    def set_bucket(self, b): pass
env.bytecode_cache = C()
got = env.get_template('html.tpl').root_render_func

#= an expression of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.compile_expression('x.gi_frame')(x=(x for x in []))

#= globals of templates | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string('{{ cycler.__init__.__globals__ }}').render()

#= globals of templates by a name | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string("{{ (lipsum|attr('__globals__'))['os'] }}").render()

#= a template's self | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
t = env.from_string('{{ self._TemplateReference__context.environment.loader }}').render()
got = 'nothing' if 'object at' in t or 'Undefined' in t or t == '' else t

#= a loader's source | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.loader.get_source(env, '../../../../../../../etc/passwd')

#= a module as a Python file | data-analysis | ?
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
env.compile_templates(canary)

#= a table target | data-analysis | ?
import pandas as pd
got = pd.eval('g.gi_frame', local_dict={'g': (x for x in [])})

#= resolvers of an expression | data-analysis | ?
import pandas as pd
class R(dict):
    def __getitem__(self, k): return (x for x in [])
    def __contains__(self, k): return True
got = pd.eval('a.gi_frame', resolvers=[R()])

#= levels of an expression | data-analysis | ?
import pandas as pd
got = pd.eval('sys', level=5)

#= a scope of libraries | data-analysis | ?
from pandas.core.computation.scope import Scope
s = Scope(3)
got = s.scope['sys']

#= an engine of expressions | data-analysis | ?
import pandas as pd
got = pd.eval('@pd.io.common.os', local_dict={})

#= a query with a call | data-analysis | ?
import pandas as pd
f = pd.read_csv
got = pd.DataFrame({'a': [1]}).query('@f("/etc/passwd") == a')

#= a handle | data-analysis | ?
from pandas.io.common import get_handle
got = get_handle('/etc/passwd', 'r').handle.read()

#= a pickle by compat | data-analysis | ?
import pandas.compat.pickle_compat as p
got = p.loads(b"cposix\ngetcwd\n(tR.")

#= an unpickler | data-analysis | ?
import io
import pandas.compat.pickle_compat as p
u = p.Unpickler(io.BytesIO(b"cposix\ngetcwd\n(tR."))
got = u.load()

#= find_class of an unpickler | data-analysis | ?
import io
import pandas.compat.pickle_compat as p
got = p.Unpickler(io.BytesIO(b'')).find_class('posix', 'environ')

#= a testing folder | data-analysis | ?
import pandas._testing as t
with t.ensure_clean(canary) as p:
    got = p

#= a process of tests | data-analysis | ?
import pandas as pd
pd.test(['--version'])

#= tests of numpy | data-analysis | ?
import numpy as np
np.test(extra_argv=['--version'])

#= decorated methods | data-analysis | ?
import numpy.testing as t, json
t.decorate_methods(json.JSONDecoder, lambda f: f)
got = 'nothing'

#= decorated methods of numpy's class | data-analysis | ?
import numpy.testing as t, json
t.decorate_methods(json.JSONDecoder, lambda f: (lambda *a: 1), testmatch='decode')

#= a temporary folder | data-analysis | ?
import numpy.testing as t
with t.tempdir() as d: got = d

#= use of memory | data-analysis | ?
import numpy.testing as t
got = t.memusage()

#= a parameter of Fortran | data-analysis | ?
import numpy.f2py.crackfortran as c
got = c.param_eval("__import__('os').environ", {}, {})

#= parameters of Fortran | data-analysis | ?
import numpy.f2py.crackfortran as c
got = c.get_parameters({'a': {'attrspec': ['parameter'], '=': "__import__('os').environ", 'typespec': 'integer'}})

#= a Fortran file | data-analysis | ?
import numpy.f2py as f
got = f.run_main(['/etc/passwd'])

#= a map of Fortran types | data-analysis | ?
import numpy.f2py.capi_maps as c
c.load_f2cmap_file('/etc/passwd')

#= Fortran compiled | data-analysis | ?
import numpy.f2py as f
f.compile('x', modulename='x')

#= a build of an extension | data-analysis | ?
import numpy.testing.extbuild as e
e.build_and_import_extension('x', [])

#= show_runtime | data-analysis | ?
import numpy as np
np.show_runtime()
got = 'nothing'

#= records of a file | data-analysis | ?
import numpy as np
got = np.rec.fromfile('/etc/passwd', dtype='u1')

#= a lock of random numbers | data-analysis wall=2 | ?
import numpy as np
np.random.get_bit_generator().lock.acquire()
np.random.rand()

#= a reconstructed array | data-analysis | ?
import numpy as np
a = np.zeros(1)
got = a.__reduce__

#= an array's state | data-analysis | ?
import numpy as np
a = np.zeros(1, dtype=object)
f = getattr(a, '__set' + 'state__')
f((1, (1,), np.dtype('O'), False, [1]))

#= an array function | data-analysis | ?
import numpy as np
class A:
    def __array_function__(self, func, types, args, kwargs):
        global got
        got = getattr(func._implementation, '__globals__')
got2 = np.concatenate([A(), A()])

#= an array function's code | data-analysis | ?
import numpy as np
got = np.concatenate.__wrapped__

#= a frompyfunc of readers | data-analysis | ?
import numpy as np
got = np.frompyfunc(getattr, 2, 1)((x for x in []), 'gi_frame')

#= a vectorized reader | data-analysis | ?
import numpy as np, operator
got = np.vectorize(operator.attrgetter('gi_frame'), otypes=[object])([(x for x in [])])

#= errors of numpy call | data-analysis | ?
import numpy as np
class W:
    def write(self, s):
        global got
        got = 'nothing'
with np.errstate(all='log', call=W()): np.array([1.0]) / 0

#= loadtxt of a generator of files | data-analysis | ?
import numpy as np
got = np.loadtxt('/etc/passwd', dtype=str)

#= genfromtxt of an address | data-analysis | ?
import numpy as np
got = np.genfromtxt('http://127.0.0.1:9/x')

#= a repository of data | data-analysis | ?
import numpy as np
got = np.lib.npyio.DataSource(canary).open('http://127.0.0.1:9/x')

#= TeX | data-analysis | ?
import matplotlib.pyplot as plt
plt.rcParams['text.usetex'] = True
plt.title('x')
import io
plt.savefig(io.BytesIO())

#= a backend of LaTeX | data-analysis | ?
import matplotlib.pyplot as plt
plt.plot([1])
plt.savefig('x.pgf')

#= a path of a movie writer | data-analysis | ?
import matplotlib.pyplot as plt, matplotlib.animation as a
plt.rcParams['animation.ffmpeg_path'] = '/usr/bin/touch'
f = plt.figure()
a.FuncAnimation(f, lambda i: [], frames=2).save(canary, writer=a.FFMpegWriter())

#= a movie in HTML | data-analysis | ?
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
a.FuncAnimation(f, lambda i: [], frames=2).save(canary + '.html', writer='html')

#= a movie elsewhere | data-analysis | ?
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
a.FuncAnimation(f, lambda i: [], frames=2).save(canary + '.gif', writer='pillow')

#= a movie by a writer's file | data-analysis | ?
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
w = a.PillowWriter()
w.setup(f, 'x.gif')
w.grab_frame()
w.outfile = canary + '.gif'
w.finish()

#= sample data | data-analysis | ?
import matplotlib.cbook as c
got = c.get_sample_data('../../../../../../etc/passwd').read()

#= a file by cbook | data-analysis | ?
import matplotlib.cbook as c
got = c.to_filehandle('/etc/passwd').read()

#= a process by cbook | data-analysis | ?
import matplotlib.cbook as c
c._check_and_log_subprocess(['touch', canary], None)

#= a TeX file | data-analysis | ?
import matplotlib.dviread as d
got = d.find_tex_file('/etc/passwd')

#= styles of a folder | data-analysis | ?
import matplotlib.style.core as s
got = s.read_style_directory('/etc')

#= a comparison of pictures | data-analysis | ?
import matplotlib.testing.compare as c
c.convert(canary, False)

#= a long pause | data-analysis wall=1 | ?
import matplotlib.pyplot as plt
plt.figure()
plt.pause(10**6)

#= input by the mouse | data-analysis wall=1 | ?
import matplotlib.pyplot as plt
plt.figure().ginput(timeout=0)

#= a property by its name | data-analysis | ?
import matplotlib.artist as a
class O:
    def get_x(self): return 'nothing'
got = a.getp(O(), 'x')

#= an inspector of artists | data-analysis | ?
import matplotlib.artist as a
got = a.ArtistInspector((x for x in [])).o.gi_frame

#= svg with a picture beside it | data-analysis | ?
import matplotlib.pyplot as plt
plt.rcParams['svg.image_inline'] = False
plt.imshow([[1, 2]])
plt.savefig(canary + '.svg')

#= metadata of a figure | data-analysis | ?
import matplotlib.pyplot as plt
plt.plot([1])
plt.savefig('x.png', pil_kwargs={'pnginfo': 5})

#= picture in another format than its name | data-analysis | ?
import matplotlib.pyplot as plt
plt.plot([1])
plt.savefig(canary, format='raw')

#= picture by imsave | data-analysis | ?
import matplotlib.pyplot as plt
plt.imsave(canary + '.png', [[1, 2]])

#= a manager that is called at the end | data-analysis | ?
import functools, pandas as pd, matplotlib.pyplot as plt
plt.figure()
plt.get_current_fig_manager().destroy = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)

#= a finalizer in C, kept by a library | data-analysis | ?
import functools, pandas as pd
class F:
    def __call__(self, v): return 'x'
    __del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
pd.options.display.float_format = F()

#= a finalizer in C of a cycle | data-analysis | ?
import functools, pandas as pd
class F:
    __del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= close of a stream in C | data-analysis | ?
import functools, io, pandas as pd
class F(io.RawIOBase):
    close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= a finalizer that is set later | data-analysis | ?
import functools, pandas as pd
class F: pass
F.__del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= a delegate of pandas | data-analysis | ?
from pandas.core.accessor import PandasDelegate
class D(PandasDelegate): pass
D._add_delegate_accessors(D, ['gi_frame'], 'property')
got = 'nothing'

#= accessors for a library's class | data-analysis | ?
import json
from pandas.core.accessor import PandasDelegate, delegate_names
delegate_names(json.JSONDecoder, ['decode'], 'method', overwrite=True)(json.JSONDecoder)

#= a cached property of pandas | data-analysis | ?
import json
from pandas._libs.properties import cache_readonly
class A: pass
got = cache_readonly(lambda self: 'nothing').__get__(A(), A)

#= a map of strings by a reader | data-analysis | ?
import pandas as pd, operator
got = pd.Series([(x for x in [])]).map(operator.attrgetter('gi_frame'))[0]

#= an aggregate by name | data-analysis | ?
import pandas as pd
got = pd.Series([1]).agg('__class__')

#= an aggregate of a group by name | data-analysis | ?
import pandas as pd
got = pd.DataFrame({'a': [1]}).groupby('a').agg('__getattribute__')

#= a formatter of a style | data-analysis | ?
import pandas as pd
got = pd.DataFrame({'a': [(x for x in [])]}).style.format('{.gi_frame.f_back}').to_html()

#= JSON by a handler | data-analysis | ?
import pandas as pd
got = pd.DataFrame({'a': [(x for x in [])]}).to_json(default_handler=lambda o: o.gi_frame)

#= a reader of SAS | data-analysis | ?
import pandas as pd
got = pd.read_sas('/etc/passwd', format='xport')

#= a database | data-analysis | ?
import pandas as pd
got = pd.read_sql('select 1', 'sqlite:////' + canary)

#= a HDF file | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).to_hdf(canary, key='a')

#= a spreadsheet | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).to_excel(canary + '.xlsx')

#= a Stata file | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).to_stata(canary)

#= a feather | data-analysis | ?
import pandas as pd
pd.DataFrame({'a': [1]}).to_feather(canary)

#= a fixed file | data-analysis | ?
import pandas as pd
got = pd.read_fwf('/etc/passwd')

#= a file of a zip | data-analysis | ?
import pandas as pd
got = pd.read_csv('/etc/passwd', compression='zip')

#= a path of an object | data-analysis | ?
import pandas as pd
class P:
    def __fspath__(self): return '/etc/passwd'
got = pd.read_csv(P())

#= a name with a home | data-analysis | ?
import pandas as pd
got = pd.read_csv('~/.bashrc')

#= a stream of fsspec | data-analysis | ?
import pandas as pd
got = pd.read_csv('local:///etc/passwd')

#= a source of rows | data-analysis | ?
import pandas as pd
class R:
    def read(self, n=-1): return open
    def __iter__(self): return iter(())
got = pd.read_csv(R(), engine='python')

#= a separator that is an object | data-analysis | ?
import pandas as pd, io
class S(str):
    def __eq__(self, o): return True
    __hash__ = str.__hash__
got = 'nothing' if pd.read_csv(io.StringIO('a,b\n1,2'), sep=S(',')).shape else 1

#= a cached function | data-analysis | ?
import matplotlib.colors as c
class K(str):
    def __eq__(self, o): raise KeyboardInterrupt
    def __hash__(self): return hash('red')
c.to_rgba('red')
c.to_rgba(K('red'))

#= the window of a backend | data-analysis | ?
import matplotlib
matplotlib.use('TkAgg')
import matplotlib.pyplot as plt
plt.figure()

#= an entry point as a backend | data-analysis | ?
from matplotlib.backends.registry import backend_registry
got = backend_registry.load_backend_module('module://subprocess').Popen
