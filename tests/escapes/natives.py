# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries in other languages open files by themselves.

#= a matrix written | science | filesystem.write
import numpy as np, scipy.io
scipy.io.mmwrite(canary, np.ones((2, 2)))

#= a matrix read | science | filesystem.read
import scipy.io
got = scipy.io.mmread('/etc/passwd')

#= what a matrix is | science | filesystem.read
import scipy.io
got = scipy.io.mminfo('/etc/passwd')

#= the report of a regression | science | filesystem.write
import numpy as np
from scipy import odr
data = odr.Data(np.arange(5.0), np.arange(5.0))
odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0], rptfile=canary, iprint=6666).run()

#= the errors of a regression | science | filesystem.write
import numpy as np
from scipy import odr
data = odr.Data(np.arange(5.0), np.arange(5.0))
odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0], errfile=canary).run()

#= a regression without a report, and a matrix in memory | science import=io | ok
import io
import numpy as np, scipy.io
from scipy import odr
data = odr.Data(np.arange(5.0), 2 * np.arange(5.0))
assert abs(odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0]).run().beta[0] - 2) < 1e-6
stream = io.BytesIO()
scipy.io.mmwrite(stream, np.ones((2, 2)))
stream.seek(0)
assert scipy.io.mmread(stream).shape == (2, 2)
