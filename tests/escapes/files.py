# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Whoever opens a file, the policy is asked.

#= numpy saves | data-analysis | filesystem.write
import numpy as np
np.save(canary, np.arange(3))

#= an array writes | data-analysis | filesystem.write
import numpy as np
np.arange(3).tofile(canary)

#= an array reads | data-analysis | filesystem.read
import numpy as np
got = np.fromfile('/etc/passwd', dtype='u1')

#= an array is mapped | data-analysis | filesystem.write
import numpy as np
np.memmap(canary, mode='w+', shape=(3,))

#= numpy reads text | data-analysis | filesystem.read
import numpy as np
got = np.loadtxt('/etc/passwd', dtype=str, delimiter='\n')

#= numpy asks the net | data-analysis | error FileNotFoundError
import numpy as np
got = np.genfromtxt('file:///etc/passwd', dtype=str)

#= numpy lists a folder | data-analysis | error AttributeError
import numpy as np
got = np.lib._datasource.os.listdir('/')

#= pandas writes | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_csv(canary)

#= pandas pickles | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_pickle(canary)

#= pandas reads | data-analysis | filesystem.read
import pandas as pd
got = pd.read_csv('/etc/passwd')

#= pandas asks the net | data-analysis | network.hosts
import pandas as pd
got = pd.read_csv('http://127.0.0.1:1/x')

#= a database | data-analysis import=sqlite3 | filesystem.write
import sqlite3
got = sqlite3.connect(canary)

#= a temporary file | data-analysis import=tempfile | filesystem.write
import tempfile
got = tempfile.NamedTemporaryFile(dir=canary.rsplit('/', 1)[0])

#= a path, where paths are allowed | data-analysis import=pathlib | filesystem.write
import pathlib
pathlib.Path(canary).write_text('x')

#= the builtin, where it is allowed | text builtin=open | filesystem.write
open(canary, 'w')

#= the folder changed | text | error AttributeError
import contextlib
got = contextlib.os

#= the folder changed by a context | text | filesystem.read
import contextlib
with contextlib.chdir('/'): got = True

#= a process, for an identifier | text import=platform | ok
import platform
platform.processor()

#= a stylesheet writes | data-analysis import=io | guards.foreign
import io, pandas as pd
sheet = '''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl"><xsl:template match="/">
    <exsl:document href="HERE" method="text">x</exsl:document><x><r><a>1</a></r></x></xsl:template></xsl:stylesheet>'''
sheet = sheet.replace('HERE', canary).encode()
got = pd.read_xml(io.BytesIO(b'<x><r><a>1</a></r></x>'), stylesheet=io.BytesIO(sheet))

#= the same when a frame is written | data-analysis import=io | guards.foreign
import io, pandas as pd
sheet = '''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl"><xsl:template match="/">
    <exsl:document href="HERE" method="text">x</exsl:document><x/></xsl:template></xsl:stylesheet>'''
sheet = sheet.replace('HERE', canary).encode()
got = pd.DataFrame({'a': [1]}).to_xml(stylesheet=io.BytesIO(sheet))

#= a document by its name | data-analysis | filesystem.read
import pandas as pd
got = pd.read_html('/etc/ld.so.conf', flavor='lxml')

#= a document by its name in other letters | data-analysis | guards.foreign
import pandas as pd
got = pd.read_html('/etc/ld.so%2Econf', flavor='lxml')

#= a document by the name of an object | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
got = pd.read_html(F(), flavor='lxml')

#= the same for another kind | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
got = pd.read_xml(F())

#= the same by what an object reads | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
    def read(self, *n): return self
    def __iter__(self): return iter([])
got = pd.read_xml(F())

#= documents that are there | data-analysis import=io | ok
import io, pandas as pd
table = '<table><tr><th>a</th></tr><tr><td>1 % 2</td></tr></table>'
assert pd.read_html(io.StringIO(table), flavor='lxml')[0].a[0] == '1 % 2'
assert pd.read_xml(io.StringIO('<x><r><a>1</a></r></x>')).a[0] == 1
assert '<a>1</a>' in pd.DataFrame({'a': [1]}).to_xml()

#= a warning shows no line of what may not be read | data-analysis | ok
import warnings
assert warnings.formatwarning('', UserWarning, '/etc/passwd', 1).strip() == '/etc/passwd:1: UserWarning:'

#= a file attached to a database in memory | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"attach '{canary}' as x")

#= the same with a name that SQL computes | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"attach ('{canary}' || '') as x")

#= the same by a subclass | text import=sqlite3 | error DatabaseError
import sqlite3
class C(sqlite3.Connection): pass
sqlite3.connect(':memory:', factory=C).execute(f"attach '{canary}' as x")

#= a database in memory that is written down | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"vacuum into '{canary}'")

#= without the authorizer | text import=sqlite3 | guards.foreign
import sqlite3
c = sqlite3.connect(':memory:')
c.set_authorizer(None)
c.execute(f"attach '{canary}' as x")

#= without the authorizer, by the class | text import=sqlite3 | guards.foreign
import sqlite3
c = sqlite3.connect(':memory:')
sqlite3.Connection.set_authorizer(c, None)
c.execute(f"attach '{canary}' as x")

#= a database that only sounds like one in memory | text import=sqlite3 | filesystem.write
import sqlite3
sqlite3.connect('file:' + canary + '?mode=memory')

#= a path that says that it is in memory | text import=sqlite3 | filesystem.write
import sqlite3
class P:
    def __fspath__(self): return canary
    def __repr__(self): return ':memory:'
sqlite3.connect(P())
