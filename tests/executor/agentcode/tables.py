# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Tables and figures: pandas, matplotlib, networkx, scikit-learn.

#= a table from records | data-analysis
import pandas as pd
df = pd.DataFrame([{'name': 'Ann', 'age': 31, 'city': 'Oslo'}, {'name': 'Bo', 'age': 25, 'city': 'Rome'}, {'name': 'Cy', 'age': 44, 'city': 'Oslo'}])
print(df, df.shape, df.dtypes, df.columns.tolist(), df.head(1), df['age'].mean(), df.loc[df['age'] > 30, 'name'].tolist(), df.iloc[0].to_dict(), sep='\n')
df['senior'] = df['age'].apply(lambda a: a >= 40)
df = df.assign(decade=df.age // 10 * 10).rename(columns={'city': 'town'}).sort_values(['town', 'age'], ascending=[True, False]).reset_index(drop=True)
print(df.to_string(index=False), df.describe(), df.town.value_counts(), df.T, df.at[0, 'name'], df.set_index('name').loc['Bo', 'age'], sep='\n')
print(df.drop(columns='senior').to_dict('records'), df.to_csv(index=False), df.to_json(orient='records'), df.isin(['Oslo']).any().any(), df.nunique().to_dict())
df.info()

#= grouping and pivoting | data-analysis
import io
import pandas as pd
csv = '''date,shop,product,units,price
2024-01-03,A,pen,10,1.5
2024-01-09,B,pen,4,1.4
2024-02-11,A,book,2,12
2024-02-20,B,book,,11
2024-03-01,A,pen,7,1.6'''
df = pd.read_csv(io.StringIO(csv), parse_dates=['date'])
print(df.isna().sum(), df.dtypes, sep='\n')
df['units'] = df['units'].fillna(df['units'].median()).astype(int)
df['sales'] = df.units * df.price
print(df.groupby('shop').agg(total=('sales', 'sum'), mean=('units', 'mean'), n=('units', 'size')).round(2))
print(df.pivot_table(index='product', columns='shop', values='sales', aggfunc='sum', fill_value=0, margins=True))
print(df.groupby(df.date.dt.to_period('M'))['sales'].sum(), df.groupby(['shop', 'product']).units.max().unstack(), pd.crosstab(df.shop, df['product']), sep='\n')
print(df.loc[df.groupby('shop').sales.idxmax(), ['shop', 'date', 'sales']], df.groupby('shop')['sales'].transform(lambda s: s / s.sum()).round(3).tolist(), [(k, len(g)) for k, g in df.groupby('product')])
for row in df.head(2).itertuples(): print(row.Index, row.shop, row.sales)
for i, row in df.tail(1).iterrows(): print(i, row['product'], f"{row['date']:%d %b}")

#= joining and reshaping | data-analysis
import pandas as pd
left = pd.DataFrame({'id': [1, 2, 3], 'v': ['a', 'b', 'c']})
right = pd.DataFrame({'id': [2, 3, 3, 4], 'w': [20, 30, 31, 40]})
print(left.merge(right, on='id', how='left'), pd.merge(left, right, how='outer', indicator=True), left.join(right.set_index('id'), on='id', how='inner'), sep='\n')
wide = pd.DataFrame({'k': ['x', 'y'], 'q1': [1, 2], 'q2': [3, 4]})
long = wide.melt('k', var_name='quarter', value_name='n')
print(long, long.pivot(index='k', columns='quarter', values='n'), pd.concat([left, left.iloc[:1]], ignore_index=True).duplicated().tolist(), sep='\n')
print(wide.set_index('k').stack(), wide.explode('k'), pd.cut([1, 5, 9], [0, 3, 6, 10], labels=['low', 'mid', 'high']).tolist(), pd.qcut(range(8), 4, labels=False).tolist(), pd.get_dummies(wide.k), sep='\n')

#= series of time | data-analysis
import numpy as np
import pandas as pd
s = pd.Series(np.arange(10.0), index=pd.date_range('2024-01-30', periods=10, freq='D'))
print(s.resample('W').sum(), s.rolling(3).mean().dropna().head(2), s.shift(1).fillna(0).iloc[:2], s['2024-02'].sum(), s.pct_change().iloc[2], s.expanding().max().iloc[-1], s.diff().sum(), sep='\n')
d = pd.to_datetime(pd.Series(['2024-02-29', '2023-12-25']))
print(d.dt.day_name().tolist(), d.dt.quarter.tolist(), (d.max() - d.min()).days, pd.Timestamp('2024-05-01') + pd.DateOffset(months=1), pd.Timedelta('1h 30min'), pd.date_range('2024-01-31', periods=3, freq='ME').strftime('%d/%m').tolist(), pd.to_datetime('nope', errors='coerce'), pd.bdate_range('2024-03-01', '2024-03-06').size)

#= cleaning text columns | data-analysis
import pandas as pd
df = pd.DataFrame({'raw': [' Ann Lee <ann@x.org> $1,200 ', 'Bo <bo@y.com> $30', None]})
df['mail'] = df.raw.str.extract(r'<([^>]+)>', expand=False)
df['money'] = pd.to_numeric(df.raw.str.replace(r'.*\$', '', regex=True).str.replace(',', '').str.strip())
df[['user', 'host']] = df.mail.str.split('@', expand=True)
print(df.drop(columns='raw'), df.raw.str.contains('Ann', na=False).tolist(), df.user.str.upper().str.len().tolist(), df.money.sum(), df.dropna().shape, df.fillna({'mail': '-'}).mail.tolist(), df.host.str.endswith('.org').tolist(), sep='\n')
print(df.user.map({'ann': 1}), df.money.clip(upper=100), df.map(str).iloc[2, 1], df.query('money > 100 and host == "x.org"').user.tolist(), df.select_dtypes('number').columns.tolist(), sep='\n')

#= errors of tables | data-analysis
import pandas as pd
df = pd.DataFrame({'a': [1, 2]})
for action in (lambda: df['b'], lambda: df.loc[9], lambda: df.iloc[9], lambda: pd.to_numeric('x'), lambda: df.merge(df, on='z'), lambda: df.missing, lambda: pd.DataFrame({'a': [1], 'b': [1, 2]}), lambda: pd.to_datetime('32/13/2024'), lambda: bool(df)):
    try: print(action())
    except Exception as error: print(type(error).__name__, str(error)[:80])
multi = pd.DataFrame({'g': list('aab'), 'h': [1, 2, 1], 'v': [1, 2, 3]}).set_index(['g', 'h'])
print(multi.loc['a'], multi.xs(1, level='h'), multi.index.names, multi.groupby(level=0).sum().to_dict(), df.pipe(lambda d, k: d * k, 3).a.tolist(), df.memory_usage(index=False).sum(), df.copy() is df, pd.isna([None, 1]), pd.Series([3, 1]).rank().tolist(), pd.Series({'x': 1}).items().__class__.__name__, sep='\n')

#= figures | data-analysis
import matplotlib
import matplotlib.pyplot as plt
import numpy as np
x = np.linspace(0, 6, 50)
fig, axes = plt.subplots(2, 2, figsize=(6, 4))
axes[0, 0].plot(x, np.sin(x), 'r--', label='sine')
axes[0, 0].set(title='A', xlabel='x', ylabel='y', xlim=(0, 6))
axes[0, 0].legend(loc='best'); axes[0, 0].grid(True)
axes[0, 1].bar(['a', 'b'], [3, 5], color=['tab:blue', '#ff8800'])
axes[1, 0].hist([1, 2, 2, 3], bins=3); axes[1, 1].pie([1, 2], labels=['p', 'q'], autopct='%1.0f%%')
axes[0, 1].annotate('top', xy=(1, 5), xytext=(0, 4), arrowprops={'arrowstyle': '->'})
fig.suptitle('All'); fig.tight_layout()
print(len(fig.axes), axes[0, 0].get_title(), [t.get_text() for t in axes[0, 0].get_legend().get_texts()], axes[0, 1].patches[1].get_height(), plt.gcf() is fig, matplotlib.get_backend().lower())
plt.close('all')

#= a network | science
import networkx as nx
G = nx.DiGraph()
G.add_weighted_edges_from([('a', 'b', 3), ('b', 'c', 1), ('a', 'c', 7), ('c', 'd', 2)])
G.add_node('e', color='red')
print(nx.shortest_path(G, 'a', 'd', weight='weight'), nx.shortest_path_length(G, 'a', 'd', weight='weight'), list(nx.topological_sort(G)), nx.is_directed_acyclic_graph(G), G.nodes['e'], G.edges['a', 'b']['weight'], dict(G.degree()))
U = G.to_undirected()
print([sorted(c) for c in nx.connected_components(U)], nx.density(U), nx.degree_centrality(U)['c'], sorted(nx.minimum_spanning_edges(U, data=False)), nx.maximum_flow_value(nx.DiGraph([('s', 't', {'capacity': 4})]), 's', 't', capacity='capacity'), nx.complete_graph(4).number_of_edges(), nx.diameter(nx.path_graph(5)))
try: nx.shortest_path(G, 'a', 'e')
except nx.NetworkXNoPath as error: print(error)

#= a model that learns | science
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.metrics import accuracy_score, classification_report, confusion_matrix, mean_squared_error, r2_score
from sklearn.model_selection import GridSearchCV, train_test_split
from sklearn.preprocessing import LabelEncoder, StandardScaler
from sklearn.tree import DecisionTreeClassifier
X = np.arange(20.0).reshape(-1, 1)
line = LinearRegression().fit(X, 3 * X.ravel() + 2)
print(line.coef_.round(4), line.intercept_.round(4), r2_score(3 * X.ravel() + 2, line.predict(X)), mean_squared_error([1, 2], [1, 4]))
X, y = make_classification(120, 5, random_state=3)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.25, random_state=3, stratify=y)
scaler = StandardScaler().fit(X_train)
model = LogisticRegression().fit(scaler.transform(X_train), y_train)
predicted = model.predict(scaler.transform(X_test))
print(confusion_matrix(y_test, predicted), round(accuracy_score(y_test, predicted), 2) > 0.7, LabelEncoder().fit_transform(['b', 'a', 'b']), len(classification_report(y_test, predicted).splitlines()))
search = GridSearchCV(DecisionTreeClassifier(random_state=0), {'max_depth': [1, 3]}, cv=3).fit(X_train, y_train)
print(sorted(search.best_params_), search.best_score_ > 0.6, model.get_params()['C'], model)
