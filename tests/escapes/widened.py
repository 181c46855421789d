# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Modules that the bundled policies allow because they do no harm, and what of them would.

#= a descriptor as a file | text | guards.withheld
import io
got = io.FileIO(0).read(1)

#= code files | text | guards.withheld
import io
got = io.open_code('/etc/passwd').read()

#= open by io | text | guards.withheld
import io
io.open(canary, 'w')

#= the raw file below a text stream | text | ok
import io
try:
    got = type(io.TextIOWrapper(io.BytesIO(b'')).buffer.raw)
except AttributeError:
    pass

#= frames of the stack | text | guards.withheld
import traceback
got = next(traceback.walk_stack(None))

#= variables of the caller as text | text | guards.withheld
import traceback
got = traceback.StackSummary.extract(traceback.walk_stack(None), capture_locals=True)

#= variables by an exception | text | guards.withheld
import traceback
try:
    1 / 0
except ZeroDivisionError as e:
    got = traceback.TracebackException.from_exception(e, capture_locals=True).stack

#= lines of files | text | guards.module
import traceback
got = traceback.linecache.getlines('/etc/passwd')

#= a file by an XML tree | text | filesystem.read
import xml.etree.ElementTree as ET
got = ET.parse('/etc/hostname')

#= writing an XML tree | text | filesystem.write
import xml.etree.ElementTree as ET
ET.ElementTree(ET.Element('a')).write(canary)

#= a file by shlex | text | filesystem.read
import shlex
s = shlex.shlex('source /etc/hostname', posix=True)
s.source = 'source'
got = list(s)

#= a process by asyncio | text | process
import asyncio
got = await asyncio.create_subprocess_exec('/bin/true')

#= a connection by asyncio | text | network.hosts
import asyncio
got = await asyncio.open_connection('127.0.0.1', 9)

#= modules inside urllib.parse | text | error AttributeError
import urllib.parse
got = urllib.parse.sys

#= the rest of urllib | text | imports.allow
import urllib.request
