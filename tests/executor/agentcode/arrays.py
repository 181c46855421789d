# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Arrays: numpy and scipy.

#= making and slicing arrays | data-analysis
import numpy as np
a = np.arange(12).reshape(3, 4)
print(a, a.shape, a.dtype, a.T.shape, a[1, 2], a[:, 1], a[1:, ::2], a[a > 6], a[[0, 2]], a[-1][::-1], sep='\n')
print(np.zeros((2, 2)), np.ones(3, dtype=int), np.eye(2), np.linspace(0, 1, 5), np.full((1, 2), 7), np.array([[1, 2], [3, 4.5]]), np.empty(0).size)
a[0] = 0; a[:, -1] += 100
print(a.sum(), a.sum(axis=0), a.mean(axis=1), a.max(), a.argmax(), a.cumsum()[:4], a.std().round(4), a.flatten()[:3], a.ndim, a.tolist()[0], len(a), a.size, a.nbytes)
print(np.concatenate([a[0], [1]]), np.vstack([a[0], a[1]]), np.hstack([a, a])[0], np.stack([a[0], a[0]], axis=1).shape, np.where(a > 50, 1, 0), np.unique([3, 1, 3], return_counts=True), np.sort([3, 1, 2])[::-1], np.argsort([3, 1, 2]))

#= broadcasting and functions | data-analysis
import numpy as np
x = np.array([1.0, 2.0, 4.0])
print(x * 2 + 1, x ** 2, np.sqrt(x), np.log2(x), np.exp(-x).round(4), x[:, None] * x[None, :], np.clip(x, 1.5, 3), np.round(x / 3, 2), x @ x, np.dot(x, x), np.outer(x, [1, 2]))
print(np.diff(x), np.cumprod(x), np.percentile(x, [25, 50]), np.median(x), np.var(x, ddof=1), np.corrcoef(x, x * 2 + 1).round(3), np.histogram(x, bins=2), np.allclose(x, x + 1e-10), np.isnan([1, np.nan]), np.any(x > 3), np.interp(1.5, [1, 2], [10, 20]))
with np.errstate(divide='ignore', invalid='ignore'): print(np.array([1., 0]) / 0, np.nanmean([1, np.nan]))
print(np.vectorize(lambda v: v if v > 1 else -v)(x), np.apply_along_axis(sum, 0, np.ones((2, 2))), np.array(['b', 'a']).astype('U3'), np.float64(2.5), repr(np.int64(3)), np.array([True, False]).sum(), np.array([1, 2]).astype(float).dtype)

#= linear algebra | data-analysis
import numpy as np
A, b = np.array([[3., 1], [1, 2]]), np.array([9., 8])
x = np.linalg.solve(A, b)
print(x, np.allclose(A @ x, b), np.linalg.det(A).round(6), np.linalg.inv(A), np.linalg.matrix_rank(A), np.linalg.norm(b).round(4), np.trace(A))
values, vectors = np.linalg.eigh(A)
print(values.round(4), np.abs(vectors).round(4), np.linalg.svd(A)[1].round(4), np.linalg.matrix_power(np.array([[1, 1], [1, 0]]), 10), np.poly1d([1, -6, 11, -6]).roots.round(6), np.polyfit([0, 1, 2], [1, 3, 5], 1).round(4))
q, r = np.linalg.qr(A)
print(np.allclose(q @ r, A), np.linalg.lstsq(np.array([[1., 0], [1, 1], [1, 2]]), np.array([1., 2, 4]), rcond=None)[0].round(4), np.cross([1, 0, 0], [0, 1, 0]), np.kron([1, 2], [1, 1]))
try: np.linalg.inv(np.zeros((2, 2)))
except np.linalg.LinAlgError as error: print(error)

#= random arrays and simulation | data-analysis
import numpy as np
rng = np.random.default_rng(0)
print(rng.integers(0, 10, 5), rng.normal(size=2).round(4), rng.choice(['a', 'b'], 3), rng.permutation(4), rng.random(2).round(4))
np.random.seed(1)
walk = np.cumsum(np.random.choice([-1, 1], size=100))
print(walk[-1], walk.min(), np.random.rand(2).round(4), np.random.randint(5, size=(2, 2)), np.random.randn(1).round(4))
n = 20000
points = rng.random((n, 2))
print(round(4 * np.mean((points ** 2).sum(axis=1) < 1), 2), np.bincount(rng.integers(0, 3, 30)).sum())

#= errors of arrays | data-analysis
import numpy as np
for action in (lambda: np.ones(2) + np.ones(3), lambda: np.arange(3)[5], lambda: np.arange(6).reshape(4, 2), lambda: np.array([1, 2]) @ np.ones((3, 1)), lambda: bool(np.array([1, 2])), lambda: np.float64('x'), lambda: np.array([1]).missing):
    try: print(action())
    except Exception as error: print(type(error).__name__, str(error)[:90])
structured = np.array([('a', 1), ('b', 2)], dtype=[('name', 'U5'), ('n', 'i4')])
print(structured['name'], structured[structured['n'] > 1], np.datetime64('2024-03-01') - np.datetime64('2024-02-01'), np.arange('2024-01', '2024-03', dtype='datetime64[M]'), np.ma.masked_array([1, 2], [0, 1]).mean(), np.meshgrid([1, 2], [3])[0])

#= distributions and optimization | science
import numpy as np
from scipy import interpolate, linalg, optimize, signal, sparse, stats
print(round(stats.norm.cdf(1.96), 5), round(stats.t.ppf(0.975, 10), 5), stats.binom.pmf(3, 10, 0.5).round(6), stats.pearsonr([1, 2, 3, 4], [1, 3, 2, 5]).statistic.round(5), stats.linregress([0, 1, 2], [1, 3, 5.5]).slope)
print(stats.chi2_contingency([[10, 20], [20, 10]]).pvalue.round(5), stats.mannwhitneyu([1, 2, 3], [4, 5, 6]).statistic, stats.zscore([1, 2, 3]).round(4), stats.describe([1, 2, 3]).mean)
print(optimize.root(lambda x: x ** 3 - 2, 1).x.round(6), optimize.linprog([-1, -2], A_ub=[[1, 1]], b_ub=[4], bounds=[(0, 3), (0, 2)]).fun, optimize.fsolve(lambda v: [v[0] + v[1] - 3, v[0] - v[1] - 1], [0, 0]).round(6), optimize.minimize_scalar(lambda x: (x - 2) ** 2).x.round(5))
print(interpolate.interp1d([0, 1, 2], [0, 1, 4])(1.5), interpolate.CubicSpline([0, 1, 2], [0, 1, 4])(0.5).round(4), signal.find_peaks([0, 2, 0, 3, 0])[0], sparse.csr_matrix([[0, 1], [2, 0]]).nnz, linalg.expm(np.zeros((2, 2))))
