# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Text: formatting, patterns, counting of words.

#= nested f-strings | text since=3.12
rows = [{'name': 'Ada', 'scores': [9.5, 8.25]}, {'name': 'Grace', 'scores': []}]
for row in rows:
    print(f"{row['name']:<8}|{f'{sum(row["scores"]) / len(row["scores"]):.2f}' if row['scores'] else '-':>6}|")
width, precision = 12, 4
print(f"{3.14159265:{width}.{precision}f}|{f"{'inner'!r:>{width}}"}|{{literal}}")

#= f-strings with every kind of field | text
import datetime
value, name, when = 1234567.891, 'x', datetime.datetime(2024, 3, 9, 7, 5)
print(f'{value:,.2f} {value:_.1f} {value:e} {value:>+15.1f} {value!r:*^20} {name=} {value + 1=:.0f}')
print(f'{when:%d %B %Y %H:%M} {255:#x} {255:08b} {255:o} {0.256:.1%} {name!s:>3} {"é"!a}')
print(f'''{
    sum(range(10))
} lines''', f'{[n * 2 for n in range(3)]}', f'{ {"a": 1}["a"] }', f'{(lambda v: v * 2)(4)}')

#= percent and format | text
print('%s has %d items, %.1f%% full, %5s|%-5s|%05d %x %c %r' % ('box', 3, 45.678, 'r', 'l', 42, 255, 'z', 'q'))
print('%(name)s: %(value)8.3f' % {'name': 'pi', 'value': 3.14159})
print('{0}-{1}-{0} {name} {d[key]} {l[1]} {c.real:.1f}'.format('a', 'b', name='n', d={'key': 7}, l=[1, 2], c=3 + 4j))
print('{:{fill}{align}{width}}'.format('mid', fill='~', align='^', width=11), '{!r:>6}'.format('q'), '{:,}'.format(10**9))
print('Hello {who}'.format_map({'who': 'you'}))

#= word frequencies | text
import re
from collections import Counter
text = """It was the best of times, it was the worst of times, it was the age of wisdom,
it was the age of foolishness..."""
words = re.findall(r"[a-z']+", text.lower())
counts = Counter(words)
for word, n in counts.most_common(5):
    print(f'{word:>12} {"#" * n} {n}')
print(sum(counts.values()), len(counts), [w for w, n in sorted(counts.items(), key=lambda p: (-p[1], p[0])) if n > 1])
print((counts - Counter('it it was'.split())).total(), counts & Counter(['it', 'age', 'age', 'age']))

#= regular expressions with groups | text
import re
log = '''2024-01-05 12:00:01 [ERROR] db: timeout after 30s (id=42)
2024-01-05 12:00:05 [INFO] web: GET /index 200 (id=43)
bad line
2024-01-06 08:15:00 [ERROR] web: GET /x 500 (id=44)'''
pattern = re.compile(r'^(?P<day>\d{4}-\d\d-\d\d) (?P<time>[\d:]+) \[(?P<level>\w+)\] (?P<part>\w+): (?P<text>.*?) \(id=(?P<id>\d+)\)$', re.M)
for match in pattern.finditer(log):
    entry = match.groupdict()
    print(entry['level'], entry['part'], int(match['id']), match.span('text'), match.start(), match.lastgroup)
print(pattern.groups, pattern.groupindex, len(pattern.findall(log)), pattern.match('no'), bool(pattern.search(log)))
print(re.fullmatch(r'(a)(b)?', 'a').groups(), re.fullmatch(r'(a)(b)?', 'a').groups('-'), re.escape('a.b*c'))

#= substitution by a function | text
import re
def bump(match):
    return str(int(match.group()) + 1)
print(re.sub(r'\d+', bump, 'v1.9 and v2.10'), re.subn(r'(\w+)@(\w+)', r'\2 at \1', 'me@home you@work'))
print(re.sub(r'(?<!^)(?=[A-Z])', '_', 'someCamelCaseName').lower(), re.sub(r'_(\w)', lambda m: m[1].upper(), 'to_camel_case'))
print(re.split(r'[;,\s]+', 'a, b;c  d'), re.split(r'(\d)', 'a1b2c'), re.sub(r'\s+', ' ', ' too   many\n spaces ').strip())
print(re.sub(r"""
    (?P<year>\d{4}) - (?P<month>\d\d)   # a month
""", r'\g<month>/\g<year>', '2024-05', flags=re.VERBOSE), re.findall(r'(?i)cat', 'Cat cAt dog'))

#= methods of text | text
s = '  The Quick brown-fox_jumps  '
print([s.strip().title(), s.swapcase(), s.strip().split('-', 1), s.lstrip().partition(' '), s.rpartition('_')[2].strip()])
print('a,b,,c'.split(','), 'a b  c'.split(), 'line1\nline2\r\nline3'.splitlines(), '-'.join(map(str, range(4))))
print('abc'.center(9, '*'), 'abc'.zfill(5), '-7'.zfill(4), 'tab\tstop'.expandtabs(8), 'ß'.casefold(), 'abcabc'.rfind('b'))
print('hello'.translate(str.maketrans('el', '31', 'h')), 'prefix-x'.removeprefix('prefix-'), 'x.py'.removesuffix('.py'))
print('a1'.isalnum(), '12'.isdigit(), '½'.isnumeric(), 'Ab'.istitle(), 'x_1'.isidentifier(), ' '.isspace(), 'é'.isascii())
print('banana'.count('an'), 'banana'.index('n', 3), 'x'.startswith(('a', 'x')), 'abc'[::-1], 'abcdef'[1:5:2], 'abc' * 2)
print('naïve'.encode(), b'caf\xc3\xa9'.decode('utf-8'), b'\xff'.decode('utf-8', errors='replace'), 'x'.encode('utf-16-le').hex())

#= caesar, palindromes and anagrams | text
import string
from collections import defaultdict
def caesar(text, shift):
    lower, upper = string.ascii_lowercase, string.ascii_uppercase
    table = str.maketrans(lower + upper, lower[shift:] + lower[:shift] + upper[shift:] + upper[:shift])
    return text.translate(table)
secret = caesar('Hello, World!', 3)
print(secret, caesar(secret, -3 % 26))
def is_palindrome(text):
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
print([is_palindrome(t) for t in ('A man, a plan, a canal: Panama', 'hello', '')])
groups = defaultdict(list)
for word in ['listen', 'silent', 'enlist', 'google', 'elgoog', 'abc']:
    groups[''.join(sorted(word))].append(word)
print([g for g in groups.values() if len(g) > 1], string.punctuation, string.digits, string.Template('$a-${b}').substitute(a=1, b=2))

#= wrapping and comparing text | text
import difflib, textwrap
paragraph = 'The quick brown fox jumps over the lazy dog and runs away from the very big bear.'
print(textwrap.fill(paragraph, 30, initial_indent='* ', subsequent_indent='  '))
print(textwrap.shorten(paragraph, 40, placeholder=' …'), textwrap.dedent('    a\n      b\n'), textwrap.indent('x\ny', '> '), sep='\n')
old, new = ['a', 'b', 'c'], ['a', 'x', 'c', 'd']
print('\n'.join(difflib.unified_diff(old, new, 'old', 'new', lineterm='')))
print(difflib.get_close_matches('appel', ['ape', 'apple', 'peach']), round(difflib.SequenceMatcher(None, 'abcd', 'bcde').ratio(), 3))
print(list(difflib.ndiff(['one'], ['ore'])), [op for op in difflib.SequenceMatcher(None, 'qabxcd', 'abycdf').get_opcodes()])

#= letters and their names | text
import unicodedata
for char in 'Aé中½':
    print(hex(ord(char)), unicodedata.name(char), unicodedata.category(char), unicodedata.numeric(char, None))
print(''.join(c for c in unicodedata.normalize('NFKD', 'Crème Brûlée') if not unicodedata.combining(c)))
print(len('e\u0301'), len(unicodedata.normalize('NFC', 'e\u0301')), '\N{GREEK SMALL LETTER PI}', ascii('😀'), '😀'.encode())

#= a table by hand | text
rows = [('Item', 'Qty', 'Price'), ('Widget', 3, 4.5), ('Gadget', 12, 19.99)]
widths = [max(len(str(r[i])) for r in rows) for i in range(3)]
line = '+' + '+'.join('-' * (w + 2) for w in widths) + '+'
print(line)
for n, row in enumerate(rows):
    print('|' + '|'.join(f' {str(cell):{"<" if i == 0 else ">"}{widths[i]}} ' for i, cell in enumerate(row)) + '|')
    if n == 0:
        print(line.replace('-', '='))
print(line, *[f'{q * p:.2f}' for _, q, p in rows[1:]], sep='\n', end='\n--\n')

#= print with all its words | text import=sys
import sys
print('a', 'b', sep='', end='')
print(1, None, True, 2.0, 1e20, 1e-7, [1, 'x'], ('t',), {1: 2}, {3}, set(), b'b', ..., sep='|')
print(*range(5), sep=', ')
print()
print('no newline', end='', flush=True)
print('to the stream', file=sys.stdout)
print('to errors', file=sys.stderr)

#= roman numerals and numbers in words | text
def to_roman(n):
    out = ''
    for value, letters in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), 'M CM D CD C XC L XL X IX V IV I'.split()):
        while n >= value:
            out, n = out + letters, n - value
    return out
ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split()
def in_words(n):
    if n < 20: return ones[n]
    if n < 100: return tens[n // 10 - 2] + ('-' + ones[n % 10] if n % 10 else '')
    return ones[n // 100] + ' hundred' + (' and ' + in_words(n % 100) if n % 100 else '')
print([to_roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024)], [in_words(n) for n in (0, 13, 42, 100, 342)])
print(sum(len(in_words(n).replace(' ', '').replace('-', '')) for n in range(1, 1000)))

#= a tokenizer and a calculator | text
import re
TOKEN = re.compile(r'\s*(?:(\d+\.?\d*)|(.))')
def tokens(text):
    for number, operator in TOKEN.findall(text):
        yield float(number) if number else operator
    yield None
class Parser:
    def __init__(self, text):
        self.tokens = tokens(text)
        self.advance()
    def advance(self):
        self.current = next(self.tokens)
    def expression(self):
        value = self.term()
        while self.current in ('+', '-'):
            operator = self.current
            self.advance()
            value = value + self.term() if operator == '+' else value - self.term()
        return value
    def term(self):
        value = self.factor()
        while self.current in ('*', '/'):
            operator = self.current
            self.advance()
            value = value * self.factor() if operator == '*' else value / self.factor()
        return value
    def factor(self):
        if self.current == '(':
            self.advance()
            value = self.expression()
            assert self.current == ')', 'a parenthesis is missing'
        elif self.current == '-':
            self.advance()
            return -self.factor()
        else:
            value = self.current
        self.advance()
        return value
for text in ('1 + 2 * 3', '(1+2)*3 - 4/8', '-(2.5 - 4)*2', '2*(3'):
    try:
        print(text, '=', Parser(text).expression())
    except AssertionError as error:
        print(text, error)
