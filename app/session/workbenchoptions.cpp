// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/workbenchoptions.h"

#include <QUrl>

namespace vitrine {

bool WorkbenchOptions::add(const QString &name)
{
    const bool isLink = name.startsWith(QLatin1StringView("vitrine:"));
    const auto link = isLink ? locationOfLink(name) : std::nullopt;
    if (isLink && !link)
        return false;
    const auto file = name.startsWith(QLatin1StringView("file:")) ? QUrl(name).toLocalFile() : name;
    files << (link ? link->file : file);
    if (link && files.size() == 1)
        location = *link;
    return true;
}

} // namespace vitrine
