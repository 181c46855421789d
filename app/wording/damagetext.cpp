// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/damagetext.h"

#include "app/wording/safetext.h"

namespace vitrine {

QString DamageText::reason(std::string_view code)
{
    if (code == "sequence")
        return tr("an entry is missing, or there is one too many");
    if (code == "previous")
        return tr("it does not follow the one before");
    if (code == "hash")
        return tr("it was changed");
    if (code == "content")
        return tr("what it covers was changed");
    if (code == "missing")
        return tr("what it covers is gone");
    if (code == "truncated")
        return tr("entries are gone from the end");
    if (code == "unlisted")
        return tr("something was added that no entry covers");
    if (code == "format")
        return tr("it is of a kind that this program does not know");
    if (code == "seal")
        return tr("a seal does not fit what it covers");
    if (code == "checkpoint")
        return tr("it is not what the checkpoint tells of");
    if (code == "unreadable")
        return tr("the file is damaged there");
    return safeLine(code);
}

} // namespace vitrine
