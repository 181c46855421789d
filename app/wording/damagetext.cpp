// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/damagetext.h"

#include "app/wording/safetext.h"

namespace vitrine {

QString DamageText::reason(std::string_view code)
{
    if (code == "sequence")
        return tr("an entry is missing or was inserted");
    if (code == "previous")
        return tr("its hash does not match the previous entry");
    if (code == "hash")
        return tr("the entry was modified");
    if (code == "content")
        return tr("the data it covers was modified");
    if (code == "missing")
        return tr("the data it covers is missing");
    if (code == "truncated")
        return tr("entries at the end are missing");
    if (code == "unlisted")
        return tr("data was added that no entry covers");
    if (code == "format")
        return tr("the entry is of an unknown kind");
    if (code == "seal")
        return tr("a seal does not match the data it covers");
    if (code == "checkpoint")
        return tr("it does not match the checkpoint");
    if (code == "schema")
        return tr("the database schema is not that of a trail");
    if (code == "free-pages")
        return tr("all entries before it are intact, but the file's list of unused pages is damaged, so nothing can be "
                  "added");
    if (code == "unreadable")
        return tr("the file is damaged at this position");
    return safeLine(code);
}

} // namespace vitrine
