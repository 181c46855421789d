# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Algorithms: search, dynamic programming, graphs, games.

#= sorting by hand | text
def bubble(a):
    a = a[:]
    for i in range(len(a)):
        swapped = False
        for j in range(len(a) - i - 1):
            if a[j] > a[j + 1]: a[j], a[j + 1], swapped = a[j + 1], a[j], True
        if not swapped: break
    return a
def quick(a): return a if len(a) < 2 else quick([x for x in a[1:] if x < a[0]]) + [a[0]] + quick([x for x in a[1:] if x >= a[0]])
def merge_sort(a):
    if len(a) < 2: return a
    left, right, out = merge_sort(a[:len(a) // 2]), merge_sort(a[len(a) // 2:]), []
    while left and right: out.append((left if left[0] <= right[0] else right).pop(0))
    return out + left + right
def insertion(a):
    for i in range(1, len(a)):
        key, j = a[i], i - 1
        while j >= 0 and a[j] > key:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = key
    return a
data = [(i * 37 + 11) % 23 for i in range(15)]
print(data, bubble(data), quick(data) == merge_sort(data) == insertion(data[:]) == sorted(data))
def search(a, x):
    low, high = 0, len(a) - 1
    while low <= high:
        middle = (low + high) // 2
        if a[middle] == x: return middle
        low, high = (middle + 1, high) if a[middle] < x else (low, middle - 1)
    return -1
print(search(sorted(data), 11), search([], 1))

#= dynamic programming | text
from functools import lru_cache
def knapsack(items, capacity):
    best = [0] * (capacity + 1)
    for weight, value in items:
        for c in range(capacity, weight - 1, -1): best[c] = max(best[c], best[c - weight] + value)
    return best[capacity]
def lcs(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1): table[i][j] = table[i - 1][j - 1] + 1 if x == y else max(table[i - 1][j], table[i][j - 1])
    out, i, j = [], len(a), len(b)
    while i and j:
        if a[i - 1] == b[j - 1]: out.append(a[i - 1]); i -= 1; j -= 1
        elif table[i - 1][j] >= table[i][j - 1]: i -= 1
        else: j -= 1
    return ''.join(reversed(out))
def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1): previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]
@lru_cache(None)
def ways(amount, coins=(1, 2, 5, 10, 25)): return 1 if amount == 0 else 0 if amount < 0 or not coins else ways(amount - coins[-1], coins) + ways(amount, coins[:-1])
print(knapsack([(1, 1), (3, 4), (4, 5), (5, 7)], 7), lcs('AGGTAB', 'GXTXAYB'), distance('kitten', 'sitting'), ways(100), [ways(n) for n in range(8)])
def longest_increasing(a):
    best = [[x] for x in a]
    for i in range(len(a)):
        for j in range(i):
            if a[j] < a[i] and len(best[j]) + 1 > len(best[i]): best[i] = best[j] + [a[i]]
    return max(best, key=len)
def kadane(a):
    best = current = a[0]
    for x in a[1:]: best = max(best, current := max(x, current + x))
    return best
print(longest_increasing([10, 9, 2, 5, 3, 7, 101, 18]), kadane([-2, 1, -3, 4, -1, 2, 1, -5, 4]))

#= graphs | text
from collections import defaultdict, deque
edges = [('a', 'b'), ('a', 'c'), ('b', 'd'), ('c', 'd'), ('d', 'e'), ('x', 'y')]
graph = defaultdict(set)
for u, v in edges: graph[u].add(v); graph[v].add(u)
def shortest(start, goal):
    queue, before = deque([start]), {start: None}
    while queue:
        node = queue.popleft()
        if node == goal:
            path = []
            while node: path.append(node); node = before[node]
            return path[::-1]
        for n in sorted(graph[node]):
            if n not in before: before[n] = node; queue.append(n)
def depth_first(node, seen=None):
    seen = set() if seen is None else seen
    seen.add(node)
    yield node
    for n in sorted(graph[node] - seen):
        if n not in seen: yield from depth_first(n, seen)
def components():
    left = set(graph)
    while left:
        part = set(depth_first(min(left)))
        yield sorted(part)
        left -= part
print(shortest('a', 'e'), shortest('a', 'x'), list(depth_first('a')), list(components()))
class UnionFind:
    def __init__(self, n): self.parent = list(range(n))
    def find(self, x):
        while self.parent[x] != x: self.parent[x] = x = self.parent[self.parent[x]]
        return x
    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        self.parent[b] = a
        return a != b
weighted = sorted([(7, 0, 1), (5, 1, 2), (8, 0, 2), (9, 1, 3), (3, 2, 3)])
forest = UnionFind(4)
print([(u, v, w) for w, u, v in weighted if forest.union(u, v)])
INF = float('inf')
d = [[0, 3, INF, 7], [8, 0, 2, INF], [5, INF, 0, 1], [2, INF, INF, 0]]
for k in range(4):
    for i in range(4):
        for j in range(4): d[i][j] = min(d[i][j], d[i][k] + d[k][j])
print(d)

#= backtracking: queens and sudoku | text
def queens(n, columns=()):
    if len(columns) == n: yield columns; return
    for c in range(n):
        if all(c != other and abs(c - other) != len(columns) - row for row, other in enumerate(columns)): yield from queens(n, columns + (c,))
print(len(list(queens(6))), next(queens(8)))
board = [[int(c) for c in line] for line in '53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79'.replace('.', '0').split()]
def candidates(r, c):
    used = set(board[r]) | {row[c] for row in board} | {board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
    return [d for d in range(1, 10) if d not in used]
def fill():
    empty = [(len(candidates(r, c)), r, c) for r in range(9) for c in range(9) if not board[r][c]]
    if not empty: return True
    _, r, c = min(empty)
    for d in candidates(r, c):
        board[r][c] = d
        if fill(): return True
    board[r][c] = 0
    return False
print(fill(), *(''.join(map(str, row)) for row in board), sep='\n')

#= the game of life, and a maze | text
from collections import Counter, deque
def step(cells):
    near = Counter((x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    return {cell for cell, n in near.items() if n == 3 or n == 2 and cell in cells}
glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
for _ in range(4): glider = step(glider)
print(sorted(glider))
for y in range(5): print(''.join('#' if (x, y) in glider else '.' for x in range(5)))
maze = ['S.#.', '..#E', '#...']
start, = [(r, c) for r, row in enumerate(maze) for c, v in enumerate(row) if v == 'S']
queue, seen = deque([(start, 0)]), {start}
while queue:
    (r, c), steps = queue.popleft()
    if maze[r][c] == 'E': print('found in', steps); break
    for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
        if 0 <= nr < len(maze) and 0 <= nc < len(maze[0]) and maze[nr][nc] != '#' and (nr, nc) not in seen:
            seen.add((nr, nc)); queue.append(((nr, nc), steps + 1))

#= tic-tac-toe by minimax | text
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def winner(b): return next((b[i] for i, j, k in LINES if b[i] != ' ' and b[i] == b[j] == b[k]), None)
cache = {}
def minimax(b, player):
    if (b, player) in cache: return cache[b, player]
    if w := winner(b): result = (1 if w == 'X' else -1), None
    elif ' ' not in b: result = 0, None
    else:
        moves = [(minimax(b[:i] + player + b[i + 1:], 'O' if player == 'X' else 'X')[0], i) for i, c in enumerate(b) if c == ' ']
        result = (max if player == 'X' else min)(moves, key=lambda m: m[0])
    cache[b, player] = result
    return result
print(minimax('XO X  O  ', 'X'), minimax('X   O    ', 'X'), len(cache))

#= puzzles solved by trying all | text
from itertools import permutations, product
def digits(*letters): return int(''.join(map(str, letters)))
solutions = [(a, b, c) for a, b, c in product(range(1, 30), repeat=3) if a < b < c and a * a + b * b == c * c]
print(solutions[:3], len(solutions))
for t, o, g, u in permutations(range(10), 4):
    if t and g and digits(t, o) * 2 + 0 == digits(g, u) and t + o == g: print('to to gu', t, o, g, u); break
print([h for h in range(1, 40) for p in [40 - h] if 2 * h + 4 * p == 110], [n for n in range(100, 1000) if n == sum(int(d) ** 3 for d in str(n))])
print(next(n for n in range(1, 10 ** 4) if all(n % d == 0 for d in range(1, 11))), max((a * b for a in range(90, 100) for b in range(90, 100) if str(a * b) == str(a * b)[::-1])), sum(n for n in range(1000) if n % 3 == 0 or n % 5 == 0))
triangle = [[1]]
for _ in range(5): triangle.append([a + b for a, b in zip([0] + triangle[-1], triangle[-1] + [0])])
print(*[' '.join(map(str, row)).center(15) for row in triangle], sep='\n')
print([''.join('Fizz' * (n % 3 == 0) + 'Buzz' * (n % 5 == 0) or str(n)) for n in range(1, 16)])

#= tries and intervals | text
class Trie:
    def __init__(self): self.children, self.is_word = {}, False
    def add(self, word):
        node = self
        for c in word: node = node.children.setdefault(c, Trie())
        node.is_word = True
    def words(self, prefix=''):
        node = self
        for c in prefix:
            if c not in node.children: return
            node = node.children[c]
        stack = [(prefix, node)]
        while stack:
            text, node = stack.pop()
            if node.is_word: yield text
            stack.extend((text + c, n) for c, n in sorted(node.children.items(), reverse=True))
trie = Trie()
for w in 'car card care cat dog'.split(): trie.add(w)
print(list(trie.words('car')), list(trie.words('x')), len(list(trie.words())))
def merge(intervals):
    out = []
    for low, high in sorted(intervals):
        if out and low <= out[-1][1]: out[-1][1] = max(out[-1][1], high)
        else: out.append([low, high])
    return out
print(merge([(1, 3), (8, 10), (2, 6), (15, 18), (17, 20)]))

#= matrices without a library | text
def multiply(a, b): return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]
def power(m, n):
    result = [[int(i == j) for j in range(len(m))] for i in range(len(m))]
    while n:
        if n & 1: result = multiply(result, m)
        m, n = multiply(m, m), n >> 1
    return result
def determinant(m): return m[0][0] if len(m) == 1 else sum((-1) ** j * m[0][j] * determinant([row[:j] + row[j + 1:] for row in m[1:]]) for j in range(len(m)))
print(power([[1, 1], [1, 0]], 90)[0][1], determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]]), [list(r) for r in zip(*[[1, 2], [3, 4]])][::-1])
def spiral(m): return list(m[0]) + spiral([*zip(*m[1:])][::-1]) if m else []
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
