# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# What agents ask of libraries, a little of each.

#= rows of groups that are kept | data-analysis
import pandas as pd
df = pd.DataFrame({'team': list('aabbbc'), 'points': [1, 5, 2, 8, 3, 9], 'won': [True, False, True, True, False, True]})
print(df.groupby('team').filter(lambda g: len(g) > 1), df.groupby('team', as_index=False).first(), df.groupby('team').points.rank(ascending=False).tolist(), sep='\n')
print(df.groupby('team').apply(lambda g: g.nlargest(1, 'points'), include_groups=False), df.groupby('team').cumcount().tolist(), df.groupby('won').points.agg(['min', 'max', lambda s: s.max() - s.min()]), sep='\n')
print(df.groupby('team').points.quantile([.5, .9]), df.groupby('team').ngroup().tolist(), df.groupby('team').points.apply(list).to_dict(), df.groupby(df.points % 2 == 0).size().to_dict(), sep='\n')
for name, group in df.groupby('team', sort=False): print(name, group.points.sum(), group.won.mean().round(2))

#= an index of several levels | data-analysis
import pandas as pd
idx = pd.MultiIndex.from_product([['x', 'y'], [2023, 2024]], names=['site', 'year'])
df = pd.DataFrame({'v': [1, 2, 3, 4], 'w': [.1, .2, .3, .4]}, index=idx)
print(df, df.loc['x'], df.xs(2024, level='year'), df.unstack('year'), df.swaplevel().sort_index(), df.groupby(level='site').sum(), sep='\n')
wide = df.unstack()
wide.columns = ['_'.join(map(str, c)) for c in wide.columns]
print(wide.reset_index(), df.reset_index().pivot_table(values='v', index='site', columns='year', aggfunc=['sum', 'mean']), df.loc[('y', 2023), 'v'], df.index.get_level_values(1).tolist(), sep='\n')

#= windows and gaps in time | data-analysis
import numpy as np
import pandas as pd
t = pd.date_range('2024-01-01', periods=8, freq='6h')
s = pd.Series([1, np.nan, 3, np.nan, np.nan, 6, 7, 8], index=t, name='load')
print(s.interpolate().round(2), s.ffill(limit=1), s.bfill().tolist(), s.resample('D').agg(['count', 'mean']), s.rolling('12h').sum(), s.ewm(span=3).mean().round(3), sep='\n')
print(s.asfreq('12h'), s.between_time('06:00', '12:00'), s.at_time('00:00').tolist(), s.groupby(s.index.hour).mean(), s.tz_localize('UTC').tz_convert('Europe/Paris').index[0], s.isna().cumsum().max(), sep='\n')

#= categories and bins | data-analysis
import pandas as pd
s = pd.Series(['lo', 'hi', 'mid', 'lo'], dtype=pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True))
print(s.min(), s.max(), s.sort_values().tolist(), s.cat.codes.tolist(), s.value_counts(sort=False), (s > 'lo').tolist(), sep='\n')
ages = pd.Series([3, 17, 25, 66])
print(pd.cut(ages, [0, 12, 19, 64, 120], labels=['child', 'teen', 'adult', 'senior']), pd.cut(ages, 3).cat.categories, pd.get_dummies(s, prefix='s', dtype=int), s.astype(str).replace({'lo': 'low'}).tolist(), pd.factorize(s), sep='\n')

#= joins on time and by nearest | data-analysis
import pandas as pd
trades = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 10:00:01', '2024-01-01 10:00:05']), 'sym': ['A', 'A'], 'qty': [5, 6]})
quotes = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 10:00:00', '2024-01-01 10:00:04']), 'sym': ['A', 'A'], 'px': [1.0, 1.1]})
print(pd.merge_asof(trades, quotes, on='t', by='sym'))
a = pd.DataFrame({'k': [1, 2], 'v': [1, 2]}); b = pd.DataFrame({'k': [2, 3], 'v': [20, 30]})
print(a.merge(b, on='k', how='outer', suffixes=('_old', '_new')), a.set_index('k').combine_first(b.set_index('k')), a.merge(b, how='cross').shape, pd.concat({'a': a, 'b': b}), a.compare(a.assign(v=[1, 9])), sep='\n')

#= texts in columns | data-analysis
import pandas as pd
s = pd.Series(['Anna_01', 'bob-22', None, 'Émile 333'])
print(s.str.replace(r'[^A-Za-z0-9]+', ' ', regex=True), s.str.findall(r'\d').str.len(), s.str.extractall(r'(\d)').shape, s.str.normalize('NFKD').str.encode('ascii', 'ignore').str.decode('ascii'), s.str.title().str.pad(12, fillchar='.'), s.str[0].fillna('?').tolist(), s.str.cat(sep='|', na_rep='-'), s.str.split(r'[_\- ]', n=1, expand=True), s.str.get_dummies('_').columns.tolist(), s.str.fullmatch(r'\w+_\d+').tolist(), sep='\n')

#= a frame in and out of texts | data-analysis
import io
import pandas as pd
df = pd.DataFrame({'n': [1, 2], 't': ['x, y', 'z "q"'], 'd': pd.to_datetime(['2024-01-01', '2024-06-30'])})
text = df.to_csv(index=False)
print(text, pd.read_csv(io.StringIO(text), parse_dates=['d']).equals(df), df.to_json(orient='split', date_format='iso'), pd.read_json(io.StringIO(df.to_json(orient='records')), orient='records').shape, df.to_html(index=False), df.to_string(), df.to_dict('list'), sep='\n')
print(pd.read_csv(io.StringIO('a;b\n1,5;2\n'), sep=';', decimal=',').a[0], pd.read_fwf(io.StringIO('ab 12\ncd 34'), header=None).values.tolist(), pd.json_normalize([{'u': {'id': 1, 'tags': ['p']}}]), pd.read_table(io.StringIO('h\tk\n1\t2')).to_numpy().tolist(), sep='\n')

#= a styled table | data-analysis
import pandas as pd
df = pd.DataFrame({'a': [1.234, 5.678], 'b': ['x', 'y']})
html = df.style.format({'a': '{:.1f}'}).hide(axis='index').set_caption('Values').to_html()
print('1.2' in html, 'Values' in html, '<table' in html)
with pd.option_context('display.precision', 1, 'display.max_columns', None, 'display.width', 100): print(df)
pd.set_option('display.float_format', '{:.2f}'.format)
print(df)
pd.reset_option('display.float_format')

#= errors that tables raise | data-analysis
import pandas as pd
df = pd.DataFrame({'a': [1, 2]})
for f in (lambda: df['nope'], lambda: df.loc[5], lambda: df.merge(df, on='zz'), lambda: pd.to_datetime('32/13/2024'), lambda: df.astype({'a': 'int8'}).a.sum(), lambda: pd.concat([]), lambda: df.drop(columns=['q']), lambda: df.set_index('a').at[9, 'b'], lambda: pd.to_numeric(pd.Series(['x']))):
    try: print('fine', f())
    except Exception as e: print(type(e).__name__, str(e)[:80])

#= decompositions | data-analysis
import numpy as np
A = np.array([[4., 1, 0], [1, 3, 1], [0, 1, 2]])
w, v = np.linalg.eigh(A)
q, r = np.linalg.qr(A)
u, s, vt = np.linalg.svd(A)
print(w.round(4), np.allclose(A @ v, v * w), np.allclose(q @ r, A), s.round(4), np.allclose((u * s) @ vt, A), np.linalg.cholesky(A).round(3), sep='\n')
x, res, rank, sv = np.linalg.lstsq(np.vander([1, 2, 3, 4.], 2), np.array([1.1, 1.9, 3.2, 3.9]), rcond=None)
print(x.round(3), rank, np.linalg.cond(A).round(3), np.linalg.matrix_rank(A), np.linalg.norm(A, 'fro').round(3), np.linalg.solve(A, [1, 2, 3]).round(4), np.linalg.inv(A).trace().round(4), np.linalg.det(A).round(3), np.kron(np.eye(2, dtype=int), [[1, 2]]), np.einsum('ij,ji->', A, A), sep='\n')
try: np.linalg.inv(np.ones((2, 2)))
except np.linalg.LinAlgError as e: print('LinAlgError', e)

#= numbers by chance | data-analysis
import numpy as np
rng = np.random.default_rng(42)
print(rng.integers(0, 10, 5), rng.normal(0, 1, 3).round(4), rng.choice(['a', 'b', 'c'], 4, p=[.2, .3, .5]), rng.permutation(5), rng.random((2, 2)).round(3), rng.poisson(3, 4), rng.shuffle(x := list(range(5))), x, sep='\n')
np.random.seed(0)
print(np.random.rand(2).round(4), np.random.randint(1, 7, 6), np.random.randn(2).round(4), np.random.RandomState(1).uniform(size=2).round(4))
walk = np.random.default_rng(7).choice([-1, 1], size=1000).cumsum()
print(walk[-1], walk.max(), walk.argmin(), np.histogram(walk, bins=4)[0], np.percentile(walk, [5, 50, 95]))
inside = (np.random.default_rng(3).random((20000, 2)) ** 2).sum(axis=1) <= 1
print(round(4 * inside.mean(), 3))

#= fancy picking | data-analysis
import numpy as np
a = np.arange(24).reshape(4, 6)
print(a[a % 5 == 0], a[[0, 2]][:, [1, 3]], a[np.ix_([1, 3], [0, 5])], np.where(a > 20, a, -1)[-1], np.argwhere(a > 21), a[::-1, ::2], np.take_along_axis(a, a.argmax(1)[:, None], 1).ravel(), np.clip(a, 5, 8)[1], sep='\n')
b = a.copy(); b[b < 12] = 0; b[:, -1] *= 10
print(b, np.unique([3, 1, 3, 2], return_counts=True), np.bincount([0, 1, 1, 5]), np.digitize([.5, 2.5], [0, 1, 2]), np.searchsorted([1, 3, 5], 4), np.roll(np.arange(5), 2), np.pad([1, 2], 1), np.tile([1, 2], 2), np.repeat([1, 2], [2, 1]), sep='\n')
rec = np.array([('Bo', 3), ('Al', 5)], dtype=[('n', 'U5'), ('v', 'i4')])
print(np.sort(rec, order='n'), rec['v'].mean(), rec[rec['v'] > 3]['n'], np.lexsort((rec['v'], rec['n'])))

#= polynomials, signals and sums | data-analysis
import numpy as np
p = np.polynomial.Polynomial.fit([0, 1, 2, 3], [1, 3, 7, 13], 2).convert()
print(p.coef.round(6), np.roots([1, -3, 2]), np.polyval([1, 2, 3], 2), np.convolve([1, 2, 3], [0, 1, .5]), np.trapezoid([1, 2, 3], dx=.5), np.gradient([1., 4, 9]), np.interp(2.5, [1, 2, 3], [3, 2, 0]))
t = np.linspace(0, 1, 64, endpoint=False)
f = np.abs(np.fft.rfft(np.sin(2 * np.pi * 5 * t)))
print(f.argmax(), np.fft.rfftfreq(64, 1 / 64)[5], np.corrcoef(t, 2 * t + 1)[0, 1].round(6), np.cov([1, 2, 3], [1, 2, 4]).round(3), np.cumprod([1, 2, 3]), np.add.reduceat(np.arange(6), [0, 3]), np.nanmean([1, np.nan]), np.meshgrid([1, 2], [3, 4])[0], np.vectorize(lambda x: x * 2)([1, 2]), sep='\n')
with np.errstate(divide='ignore', invalid='ignore'): print(np.array([1., 0]) / 0)
print(np.array2string(np.pi * np.ones(2), precision=2), np.set_printoptions(precision=3), np.array([1.23456]), np.save.__name__)

#= arrays in files of memory | data-analysis
import io
import numpy as np
b = io.BytesIO(); np.savez(b, x=np.arange(3), y=np.eye(2)); b.seek(0)
with np.load(b) as z: print(z.files, z['x'], z['y'].sum())
t = io.StringIO(); np.savetxt(t, [[1, 2], [3, 4]], fmt='%d', delimiter=','); print(t.getvalue(), np.loadtxt(io.StringIO(t.getvalue()), delimiter=','), np.genfromtxt(io.StringIO('a,b\n1,\n3,4'), delimiter=',', names=True)['b'], np.fromstring('1 2 3', sep=' '), np.frombuffer(b'\x01\x02', dtype='u1'), np.arange(3).tobytes()[:2], sep='\n')

#= figures into memory | data-analysis
import io, base64
import matplotlib
matplotlib.use('Agg')
import matplotlib.pyplot as plt
import numpy as np
fig, axes = plt.subplots(2, 2, figsize=(6, 4), constrained_layout=True)
x = np.linspace(0, 6, 50)
axes[0, 0].plot(x, np.sin(x), 'r--', label='sin'); axes[0, 0].legend(loc='upper right'); axes[0, 0].set(title='A', xlabel='t', ylabel='v', xlim=(0, 6))
axes[0, 1].bar(['p', 'q'], [3, 5], color=['tab:blue', '#ff8800']); axes[0, 1].bar_label(axes[0, 1].containers[0])
axes[1, 0].hist(np.random.default_rng(0).normal(size=200), bins=12, alpha=.7); axes[1, 0].axvline(0, ls=':')
im = axes[1, 1].imshow(np.arange(9).reshape(3, 3), cmap='viridis'); fig.colorbar(im, ax=axes[1, 1]); axes[1, 1].annotate('mid', (1, 1))
fig.suptitle('Four')
for form in ('png', 'svg', 'pdf'):
    buffer = io.BytesIO(); fig.savefig(buffer, format=form, dpi=60, bbox_inches='tight'); data = buffer.getvalue()
    print(form, len(data) > 2000, data[:4] if form != 'svg' else data[:5])
print(base64.b64encode(data)[:8], len(fig.axes), axes[0, 0].get_title(), axes[0, 1].patches[1].get_height(), plt.get_fignums())
plt.close('all'); print(plt.get_fignums())

#= more kinds of figures | data-analysis
import io
import matplotlib.pyplot as plt
import matplotlib.dates as mdates
import pandas as pd
fig = plt.figure()
ax = fig.add_subplot(111)
s = pd.Series(range(10), index=pd.date_range('2024-01-01', periods=10))
s.plot(ax=ax, marker='o'); ax2 = ax.twinx(); ax2.fill_between(range(3), [1, 2, 3], alpha=.3)
df = pd.DataFrame({'a': [1, 3, 2], 'b': [2, 1, 4]})
bars = df.plot.bar(stacked=True, title='Bars', rot=0); pie = df.a.plot.pie(autopct='%.0f%%', ax=plt.figure().gca())
box = df.boxplot(ax=plt.figure().gca()); sc = df.plot.scatter(x='a', y='b', c='b', colormap='plasma')
fig3 = plt.figure(); ax3 = fig3.add_subplot(projection='3d'); ax3.plot([0, 1], [0, 1], [0, 1])
polar = plt.figure().add_subplot(projection='polar'); polar.plot([0, 1, 2], [1, 2, 3])
ax.xaxis.set_major_formatter(mdates.DateFormatter('%d %b')); ax.tick_params(axis='x', rotation=45); ax.grid(True, which='both')
for n in plt.get_fignums():
    b = io.BytesIO(); plt.figure(n).savefig(b, format='png'); print(n, b.getvalue()[1:4])
with plt.style.context('ggplot'): print(plt.rcParams['axes.grid'])
plt.rcParams.update({'font.size': 9}); print(plt.rcParams['font.size'], [t.get_text() for t in bars.get_xticklabels()])

#= learning from small data | science
import numpy as np
from sklearn.datasets import load_iris, make_blobs
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, classification_report, confusion_matrix
from sklearn.model_selection import GridSearchCV, cross_val_score, train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
X, y = load_iris(return_X_y=True)
a, b, c, d = train_test_split(X, y, test_size=.3, random_state=1, stratify=y)
model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=500)).fit(a, c)
print(model, accuracy_score(d, model.predict(b)).round(3), confusion_matrix(d, model.predict(b)), classification_report(d, model.predict(b), digits=2), sep='\n')
print(cross_val_score(model, X, y, cv=5).mean().round(3), GridSearchCV(model, {'logisticregression__C': [.1, 1]}, cv=3).fit(a, c).best_params_, model.predict_proba(b[:1]).argmax())
forest = RandomForestClassifier(20, random_state=0).fit(a, c)
print(forest.score(b, d) > .85, forest.feature_importances_.argmax(), load_iris().target_names, load_iris(as_frame=True).frame.shape)

#= clusters, regressions and texts | science
import numpy as np
import pandas as pd
from sklearn.cluster import DBSCAN, KMeans
from sklearn.compose import ColumnTransformer
from sklearn.decomposition import PCA
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.metrics import mean_squared_error, r2_score, silhouette_score
from sklearn.metrics.pairwise import cosine_similarity
from sklearn.naive_bayes import MultinomialNB
from sklearn.preprocessing import LabelEncoder, OneHotEncoder, PolynomialFeatures
from sklearn.tree import DecisionTreeRegressor, export_text
X = np.array([[0., 0], [0, 1], [10, 10], [10, 11], [5, 5]])
print(KMeans(2, n_init=10, random_state=0).fit_predict(X[:4]).tolist().count(0), DBSCAN(eps=2, min_samples=2).fit(X).labels_, PCA(1).fit(X).explained_variance_ratio_.round(3), silhouette_score(X[:4], [0, 0, 1, 1]).round(3))
r = LinearRegression().fit(X[:, :1], X[:, 1]); print(r.coef_.round(3), r2_score(X[:, 1], r.predict(X[:, :1])).round(3), mean_squared_error(X[:, 1], r.predict(X[:, :1])).round(3), Ridge().fit(X, X[:, 0]).coef_.round(3))
docs = ['the cat sat', 'the dog sat', 'a cat ran']
t = TfidfVectorizer().fit(docs); print(t.get_feature_names_out(), cosine_similarity(t.transform(docs)).round(2), CountVectorizer(ngram_range=(1, 2)).fit_transform(docs).shape, MultinomialNB().fit(t.transform(docs), [0, 1, 0]).predict(t.transform(['cat'])), sep='\n')
df = pd.DataFrame({'c': ['r', 'g', 'r'], 'n': [1, np.nan, 3]})
ct = ColumnTransformer([('c', OneHotEncoder(), ['c']), ('n', SimpleImputer(), ['n'])]); print(ct.fit_transform(df), ct.get_feature_names_out(), LabelEncoder().fit_transform(df.c), PolynomialFeatures(2).fit_transform([[2, 3]]), export_text(DecisionTreeRegressor(max_depth=1, random_state=0).fit(X, X[:, 0])), sep='\n')

#= networks and their measures | science
import networkx as nx
G = nx.Graph([('a', 'b', {'weight': 4}), ('a', 'c', {'weight': 1}), ('c', 'b', {'weight': 2}), ('b', 'd', {'weight': 5})])
print(nx.shortest_path(G, 'a', 'd', weight='weight'), nx.dijkstra_path_length(G, 'a', 'd'), nx.degree_centrality(G), {k: round(v, 3) for k, v in nx.pagerank(G).items()}, nx.density(G), nx.is_connected(G), list(nx.bfs_edges(G, 'a')), sorted(nx.minimum_spanning_tree(G).edges(data='weight')), sep='\n')
D = nx.DiGraph([(1, 2), (2, 3), (1, 3), (3, 4)])
print(list(nx.topological_sort(D)), nx.dag_longest_path(D), list(nx.simple_cycles(nx.DiGraph([(1, 2), (2, 1)]))), nx.to_dict_of_lists(D), nx.adjacency_matrix(D).toarray(), list(nx.all_simple_paths(D, 1, 4)), nx.ancestors(D, 3), sep='\n')
print(list(nx.connected_components(nx.Graph([(1, 2), (3, 4)]))), nx.maximum_flow_value(nx.DiGraph([('s', 't', {'capacity': 3})]), 's', 't'), nx.greedy_color(nx.cycle_graph(5)), sorted(map(sorted, nx.community.greedy_modularity_communities(nx.karate_club_graph())))[0][:5], nx.betweenness_centrality(G)['b'], sep='\n')
import warnings
with warnings.catch_warnings(): # newer versions of networkx warn about a default
    warnings.simplefilter('ignore')
    print(nx.node_link_data(D)['nodes'])
try: nx.shortest_path(G, 'a', 'zz')
except nx.NodeNotFound as e: print(e)

#= statistics of science | science
import numpy as np
from scipy import integrate, interpolate, optimize, signal, stats
a, b = [5.1, 4.9, 6.2, 5.8, 6.0], [6.1, 5.9, 7.2, 6.8, 7.0]
print(stats.ttest_ind(a, b).pvalue.round(4), stats.pearsonr(a, b)[0].round(4), stats.spearmanr(a, b).statistic.round(3), stats.shapiro(a).statistic.round(3), stats.chi2_contingency([[10, 20], [20, 10]])[1].round(4), stats.norm.ppf(.975).round(4), stats.linregress(a, b).slope.round(4), stats.describe(a).variance.round(3), stats.mode([1, 2, 2]).mode, stats.zscore([1, 2, 3]).round(3), sep='\n')
print(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] + 2) ** 2, [0, 0]).x.round(3), optimize.brentq(lambda x: x ** 3 - 2, 0, 2).__round__(6), optimize.curve_fit(lambda x, k, c: k * x + c, [0, 1, 2], [1, 3, 5])[0].round(3), optimize.linprog([-1, -2], A_ub=[[1, 1]], b_ub=[4]).fun, optimize.linear_sum_assignment([[4, 1], [2, 3]])[1], sep='\n')
print(round(integrate.quad(np.sin, 0, np.pi)[0], 6), integrate.solve_ivp(lambda t, y: -y, (0, 1), [1.]).y[0, -1].round(3), interpolate.CubicSpline([0, 1, 2], [0, 1, 4])(1.5).round(3), signal.find_peaks([0, 2, 0, 3, 0])[0], signal.savgol_filter(np.arange(7.), 5, 2).round(2), interpolate.interp1d([0, 1], [0, 10])(.3), sep='\n')

#= distances, sparse tables and pictures | science
import numpy as np
from scipy import ndimage, sparse, spatial, special, cluster
from scipy.sparse.linalg import spsolve
pts = np.array([[0, 0], [0, 3], [4, 0], [4, 3]])
print(spatial.distance.cdist(pts[:1], pts), spatial.KDTree(pts).query([1, 1]), sorted(spatial.ConvexHull(pts).vertices), spatial.distance.cosine([1, 0], [1, 1]).round(4), cluster.hierarchy.fcluster(cluster.hierarchy.linkage(pts), 3.5, 'distance'), sep='\n')
m = sparse.csr_matrix([[4, 0], [1, 3.]]); print(m.nnz, spsolve(m.tocsc(), [8, 5]), m.toarray(), (m @ m).sum(), special.gamma(5), special.comb(5, 2, exact=True), special.erf(.5).round(4), ndimage.gaussian_filter(np.eye(3), 1).round(3), ndimage.label([[1, 0], [0, 1]])[1], sep='\n')

#= models of statistics | science
import numpy as np
import pandas as pd
import statsmodels.api as sm
import statsmodels.formula.api as smf
x = np.arange(1., 31)
df = pd.DataFrame({'y': 2 * x + np.sin(x), 'x': x, 'g': list('ab') * 15})
fit = smf.ols('y ~ x + C(g) + np.log(x)', data=df).fit()
print(fit.params.round(3), fit.rsquared.round(4), fit.nobs, sep='\n')
print(sm.OLS(df.y, sm.add_constant(df[['x']])).fit().summary().tables[1].as_text()[:40], sm.stats.proportion_confint(5, 20)[0].__round__(4), sm.tsa.acf(np.arange(10.), nlags=2).round(3), sep='\n')

#= formulas with letters | science
import sympy as sp
x, y = sp.symbols('x y', real=True)
n = sp.Symbol('n', integer=True, positive=True)
print(sp.factor(x**3 - 1), sp.expand((x + y)**3), sp.integrate(sp.exp(-x**2), (x, -sp.oo, sp.oo)), sp.limit(sp.sin(x) / x, x, 0), sp.series(sp.cos(x), x, 0, 6), sp.solve([x + y - 3, x - y - 1], [x, y]), sp.Matrix([[1, 2], [3, 4]]).inv(), sp.dsolve(sp.Function('f')(x).diff(x) - sp.Function('f')(x)), sep='\n')
print(sp.summation(1 / n**2, (n, 1, sp.oo)), sp.simplify(sp.sin(x)**2 + sp.cos(x)**2), sp.nsolve(sp.cos(x) - x, 1).round(6), sp.latex(sp.sqrt(x) / y), sp.sympify('2*x + 1').subs(x, 3), sp.lambdify(x, x**2 + 1)(3), sp.pretty(x**2, use_unicode=False), sp.factorint(360), sp.diff(x**x, x), sp.Rational(1, 3) + sp.Rational(1, 6), sp.N(sp.pi, 20), sp.solveset(x**2 < 4, x, sp.S.Reals), sep='\n')

#= exact numbers by mpmath | science
import mpmath
from mpmath import mp, mpf
mp.dps = 30
print(mp.pi, mpf(1) / 3, mpmath.quad(lambda t: t**2, [0, 1]), mpmath.findroot(mp.cos, 1.5), mpmath.zeta(3), mpmath.identify(mpf('0.5')), mpmath.identify(3 * mpmath.log(2), ['log(2)']), mpmath.nstr(mp.e, 8), mpmath.matrix([[1, 2], [3, 4]]) ** -1, mpmath.polyroots([1, -3, 2]), mpmath.diff(mp.sin, 0), sep='\n')
mp.dps = 15

#= pages by beautiful soup | text import=bs4
from bs4 import BeautifulSoup
html = '<html><body><h1 class="t">Hi &amp; bye</h1><table><tr><th>k</th><th>v</th></tr><tr><td>a</td><td>1</td></tr></table><a href="/x?q=1">go</a><p id=p1>Some <b>bold</b> text</p><ul><li>1<li>2</ul><!-- c --></body></html>'
soup = BeautifulSoup(html, 'html.parser')
print(soup.h1.text, soup.find('a')['href'], [td.get_text(strip=True) for td in soup.select('table td')], soup.select_one('#p1').b.string, soup.find_all('li')[1].contents, soup.h1['class'], soup.p.get('id'), soup.title, soup.find('nope'), sep='\n')
rows = [[c.text for c in tr.find_all(['td', 'th'])] for tr in soup.find_all('tr')]
print(rows, dict(zip(rows[0], rows[1])), soup.a.attrs, soup.p.find_next_sibling().name, [a.name for a in soup.b.parents], soup.p.prettify(), sep='\n')
soup.b.decompose(); new = soup.new_tag('i'); new.string = 'x'; soup.p.append(new); print(soup.p)

#= pages by lxml | text import=lxml import=lxml.*
from lxml import etree, html
doc = html.fromstring('<div><p class="a">One</p><p>Two <a href="u">l</a></p></div>')
print(doc.xpath('//p/text()'), doc.xpath('string(//a/@href)'), [e.tag for e in doc.iter()], doc.text_content(), html.tostring(doc))
root = etree.fromstring(b'<r xmlns:n="urn:n"><n:i v="1">x</n:i><i v="2"/></r>')
print(root.xpath('//n:i/@v', namespaces={'n': 'urn:n'}), root.find('i').get('v'), etree.tostring(root, pretty_print=True).decode(), len(root), root.nsmap)
e = etree.Element('a'); etree.SubElement(e, 'b', k='v').text = 't'; print(etree.tostring(e))
try: etree.fromstring('<a><b></a>')
except etree.XMLSyntaxError as error: print(type(error).__name__, error)

#= pictures by Pillow | text import=PIL import=PIL.*
import io
from PIL import Image, ImageDraw, ImageFilter, ImageOps, ImageEnhance
im = Image.new('RGB', (40, 30), 'white')
d = ImageDraw.Draw(im); d.rectangle([5, 5, 20, 20], fill=(255, 0, 0), outline='black'); d.line((0, 0, 39, 29), fill='blue', width=2); d.ellipse([22, 5, 36, 19], fill='green'); d.text((1, 20), 'hi', fill=0)
print(im.size, im.mode, im.getpixel((10, 8)), im.resize((20, 15)).size, im.convert('L').getextrema(), im.crop((5, 5, 15, 15)).getcolors(), im.rotate(90, expand=True).size, ImageOps.invert(im).getpixel((10, 8)), im.filter(ImageFilter.BLUR).size, im.transpose(Image.Transpose.FLIP_LEFT_RIGHT).getpixel((29, 8)), sep='\n')
for form in ('PNG', 'JPEG', 'GIF', 'BMP', 'WEBP'):
    b = io.BytesIO(); im.save(b, form); b.seek(0); back = Image.open(b); back.load(); print(form, back.format, back.size, len(b.getvalue()) > 60)
t = im.copy(); t.thumbnail((10, 10)); print(t.size, im.split()[0].histogram()[255], ImageEnhance.Brightness(im).enhance(.5).getpixel((0, 29)), Image.blend(im, ImageOps.invert(im), .5).getpixel((0, 29)), im.getbbox())

#= pictures and arrays | data-analysis import=PIL import=PIL.*
import io
import numpy as np
from PIL import Image
a = np.zeros((8, 8, 3), dtype=np.uint8); a[2:6, 2:6] = [255, 128, 0]
im = Image.fromarray(a)
back = np.asarray(im.convert('L')); print(back.shape, back.max(), back.mean().round(2), np.array(im).sum(), im.getpixel((3, 3)))
b = io.BytesIO(); im.save(b, format='PNG'); print(np.array_equal(np.array(Image.open(io.BytesIO(b.getvalue()))), a))

#= YAML | text import=yaml
import yaml
data = yaml.safe_load('name: x\nitems:\n  - a\n  - {k: 1.5}\nwhen: 2024-01-31\nempty:\n')
print(data, yaml.safe_dump({'b': [1, 2], 'a': None}, sort_keys=True), yaml.dump({'t': 'line\nline'}, default_flow_style=False))
try: yaml.safe_load('a: [1')
except yaml.YAMLError as e: print(type(e).__name__)

#= templates | text import=jinja2
from jinja2 import Template, Environment, DictLoader, StrictUndefined, UndefinedError
print(Template('{% for i in xs %}{{ loop.index }}:{{ i|upper }}{{ "," if not loop.last }}{% endfor %}').render(xs=['a', 'b']))
env = Environment(loader=DictLoader({'base': 'B[{% block c %}{% endblock %}]', 'page': '{% extends "base" %}{% block c %}{{ n|round(1) }}{% endblock %}'}), undefined=StrictUndefined)
print(env.get_template('page').render(n=1.26), env.from_string('{{ d.k }} {{ d["k"] }} {% set x = 3 %}{{ x ** 2 }} {{ xs|join("-") }} {{ xs|length }}').render(d={'k': 'v'}, xs=[1, 2]))
try: env.from_string('{{ nope }}').render()
except UndefinedError as e: print(e)

#= dates by dateutil | text import=dateutil import=dateutil.*
from datetime import datetime
from dateutil import parser, rrule, tz
from dateutil.relativedelta import relativedelta
print(parser.parse('3 March 2024 5pm'), parser.parse('2024-01-31T10:00:00Z'), datetime(2024, 1, 31) + relativedelta(months=1), relativedelta(datetime(2024, 3, 1), datetime(2000, 2, 29)), [d.day for d in rrule.rrule(rrule.WEEKLY, count=3, dtstart=datetime(2024, 1, 1))], datetime(2024, 7, 1, tzinfo=tz.gettz('Europe/Paris')).utcoffset())
try: parser.parse('no date')
except parser.ParserError as e: print(e)
