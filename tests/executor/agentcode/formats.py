# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Data in texts: JSON, CSV, XML, bytes.

#= JSON | text
import json
from datetime import date
data = {'name': 'Zoë', 'tags': ['a', 'b'], 'nested': {'n': None, 't': True, 'f': 1.5}, 'empty': []}
text = json.dumps(data)
print(text, json.loads(text) == data, json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(',', ':')))
print(json.dumps(data, indent=2), json.dumps([1, (2, 3)], indent=None), json.dumps({1: 'int key', None: 2}))
def encode(value):
    if isinstance(value, date): return value.isoformat()
    if isinstance(value, set): return sorted(value)
    raise TypeError(f'cannot encode {type(value).__name__}')
print(json.dumps({'d': date(2024, 1, 2), 's': {3, 1}}, default=encode))
class Encoder(json.JSONEncoder):
    def default(self, o): return {'real': o.real, 'imag': o.imag} if isinstance(o, complex) else super().default(o)
print(json.dumps([1j], cls=Encoder), json.loads('{"a": 1, "b": [2.5]}', parse_float=str, object_pairs_hook=list), json.loads('[1e3, NaN, "\\u00e9"]'))
print(json.loads('{"real": 1, "imag": 2}', object_hook=lambda d: complex(**d)), json.JSONDecoder().raw_decode('[1] rest'))
for bad in ('{"a": }', "{'a': 1}", '', '[1, 2', '{"a": 1,}'):
    try: json.loads(bad)
    except json.JSONDecodeError as error: print(error.msg, error.lineno, error.colno, error.pos)
try: json.dumps({'x': object})
except TypeError as error: print(error)

#= CSV | text
import csv, io
text = '''name,age,city
"Smith, J",34,"New ""York"""
Ann,28,Oslo
'''
rows = list(csv.DictReader(io.StringIO(text)))
print(rows, [r['name'] for r in rows if int(r['age']) > 30], sum(int(r['age']) for r in rows) / len(rows))
out = io.StringIO()
writer = csv.DictWriter(out, ['name', 'score'], extrasaction='ignore')
writer.writeheader()
writer.writerows([{'name': 'a,b', 'score': 1.5, 'x': 0}, {'name': 'q"q', 'score': None}])
print(repr(out.getvalue()), list(csv.reader(['a;b;"c;d"'], delimiter=';')), list(csv.reader('x\ty'.splitlines(), 'excel-tab')))
out = io.StringIO()
csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator='\n').writerow(['s', 1, 2.5])
print(out.getvalue(), csv.Sniffer().sniff('a|b|c\n1|2|3\n').delimiter)

#= XML | text
import xml.etree.ElementTree as ET
root = ET.fromstring('''<catalog updated="2024"><book id="b1"><title>One</title><price currency="EUR">9.50</price></book>
<book id="b2"><title>Two &amp; a half</title><price>12</price></book></catalog>''')
for book in root.findall('book'):
    print(book.get('id'), book.find('title').text, float(book.findtext('price')), book.find('price').attrib)
print(root.tag, root.attrib, len(root), [e.tag for e in root.iter()], root.find(".//book[@id='b2']/title").text, root.find('none'))
new = ET.SubElement(root, 'book', {'id': 'b3'})
ET.SubElement(new, 'title').text = 'Three <3'
root.remove(root[0])
ET.indent(root)
print(ET.tostring(root, encoding='unicode'), ''.join(root.itertext()).split())
try: ET.fromstring('<a><b></a>')
except ET.ParseError as error: print(error, error.position)

#= bytes and digests | text
import base64, binascii, hashlib, struct
data = 'héllo wörld'.encode()
print(base64.b64encode(data), base64.urlsafe_b64decode('aGk_'), base64.b32encode(b'hi'), binascii.hexlify(b'\x00\xff'), bytes.fromhex('de ad'), data[:3], list(b'ab'))
print(hashlib.sha256(data).hexdigest(), hashlib.md5(b'').hexdigest(), hashlib.sha1(b'a', usedforsecurity=False).digest()[:4], hashlib.new('sha512', b'x').hexdigest()[:16], binascii.crc32(b'123456789'))
packed = struct.pack('>IhB4s', 1000, -2, 255, b'abc')
print(packed, struct.unpack('>IhB4s', packed), struct.calcsize('<dq'), struct.unpack('<f', struct.pack('<f', 1.1))[0])
view = bytearray(b'abc')
view[0] = 90; view.extend(b'!'); view += b'?'
print(view, bytes(view).upper(), b'a-b'.split(b'-'), b'%d' % 5, bytes([1, 2]), b'abc'.find(b'c'), int.from_bytes(b'\x01\x02', 'big'), bytes(3))
h = hashlib.sha256()
for part in (b'a', b'b'): h.update(part)
print(h.hexdigest() == hashlib.sha256(b'ab').hexdigest(), h.name, h.digest_size)

#= files in memory | text
import io
out = io.StringIO()
print('first', file=out)
out.write('second\n')
out.seek(0)
print(out.readline(), out.read(), out.tell(), [l for l in io.StringIO('a\nb\n')])
b = io.BytesIO(b'\x01\x02rest')
print(b.read(2), b.getvalue(), b.seek(0, 2), io.TextIOWrapper(io.BytesIO('é\n'.encode()), 'utf-8').read())
with io.StringIO('x y\nz') as f: print([line.split() for line in f.readlines()])
try: f.read()
except ValueError as error: print(error)

#= addresses and queries | text
from urllib.parse import parse_qs, parse_qsl, quote, quote_plus, unquote, urlencode, urljoin, urlparse, urlsplit, urlunparse
u = urlparse('https://user@example.org:8080/a/b.html;p?q=1&q=2&r=%20x#frag')
print(u, u.hostname, u.port, u.username, parse_qs(u.query), parse_qsl('a=1&b='), u._replace(fragment='').geturl())
print(quote('a b/ü'), quote_plus('a b&c'), unquote('%7Ejoe%20x'), urlencode({'q': 'x y', 'l': [1, 2]}, doseq=True), urljoin('http://a/b/c', '../d'), urlsplit('//h/p').netloc)
import html, ipaddress, shlex, uuid
print(html.escape('<a href="x">&</a>'), html.unescape('&eacute;&#33;'), shlex.split('cp "my file" b\\ c'), shlex.quote("it's"))
net = ipaddress.ip_network('192.168.1.0/29')
print(list(net.hosts())[:2], net.num_addresses, ipaddress.ip_address('10.0.0.1').is_private, ipaddress.ip_address('192.168.1.3') in net, uuid.uuid5(uuid.NAMESPACE_DNS, 'example.org'), len(str(uuid.uuid4())))

#= pure paths | text
from pathlib import PurePosixPath, PurePath
p = PurePosixPath('/data/reports') / '2024' / 'summary.tar.gz'
print(p, p.name, p.stem, p.suffix, p.suffixes, p.parent, p.parts, p.with_suffix('.zip'), p.with_name('x'), list(p.parents)[-1], p.is_absolute())
print(p.relative_to('/data'), PurePath('a/b') == PurePath('a') / 'b', p.match('*.gz'), PurePosixPath('a', '..', 'b'), p.as_uri(), sorted([PurePath('b'), PurePath('a')]))

#= a log into a report | text
import re, json
from collections import Counter, defaultdict
from datetime import datetime
lines = [f'10.0.0.{i % 3} - - [0{1 + i % 4}/Mar/2024:1{i % 10}:00:00 +0000] "{"GET" if i % 4 else "POST"} /p{i % 2} HTTP/1.1" {500 if i % 7 == 0 else 200} {100 * i}' for i in range(20)]
pattern = re.compile(r'(?P<host>\S+) \S+ \S+ \[(?P<time>[^\]]+)\] "(?P<verb>\w+) (?P<path>\S+) [^"]*" (?P<status>\d{3}) (?P<size>\d+)')
entries = [m.groupdict() for m in map(pattern.match, lines) if m]
by_path = defaultdict(lambda: {'hits': 0, 'bytes': 0, 'errors': 0})
for e in entries:
    entry = by_path[e['path']]
    entry['hits'] += 1
    entry['bytes'] += int(e['size'])
    entry['errors'] += e['status'].startswith('5')
print(json.dumps(by_path, indent=1), Counter(e['verb'] for e in entries), Counter(e['host'] for e in entries).most_common(1))
times = [datetime.strptime(e['time'], '%d/%b/%Y:%H:%M:%S %z') for e in entries]
print(min(times), max(times) - min(times), f"{sum(e['status'] == '500' for e in entries) / len(entries):.1%}")

#= pretty printing and other shows | text
from pprint import pformat, pprint
data = {'b': list(range(30)), 'a': {'x': ('t', 'u' * 30), 'y': {'deep': [1, {2: 3}]}}}
pprint(data, width=60)
print(pformat(data, compact=True, depth=1), repr({'k': "it's"}), str([None, 'a"b']), [1.0, 1e100], {1: {2: {}}}, sep='\n')
recursive = [1]
recursive.append(recursive)
print(recursive, pformat(['x' * 50] * 2), repr('tab\t\x00é\n'), '%r' % 'a', [float('inf')], range(3), slice(1, None), type(3), int, len, sep='\n')
