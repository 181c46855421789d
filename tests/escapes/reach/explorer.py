# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The step of tst_reach: does what reachoracle says, as the code of a step can, and shows what it got. `roots` is there.
import reachoracle as oracle

def take(*given, **named):
    oracle.took(given)
    return given[0] if given else None

def tried(kind, owner, given):
    if kind == 'attr':
        return getattr(owner, given)
    if kind == 'call':
        return owner(*given)
    if kind == 'item':
        return owner[given]
    if kind == 'first':
        return next(iter(owner))
    if kind == 'format':
        return ('{0.' + given + '}').format(owner)
    with owner as entered:
        return entered

oracle.start(take, roots)
while True:
    action = oracle.following()
    if action is None:
        break
    try:
        value = tried(*action)
    except BaseException as error:
        oracle.failed(error)
    else:
        oracle.found(value)
