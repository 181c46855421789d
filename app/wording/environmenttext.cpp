// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/environmenttext.h"

#include "app/wording/safetext.h"

#include <QStringList>

namespace vitrine {

QString EnvironmentText::note(std::span<const EnvironmentDifference> differences)
{
    constexpr qsizetype longest = 40;
    QStringList sentences;
    for (const EnvironmentDifference &one : differences)
        //: %1: "Python" or the name of a package, %2 and %3: version numbers
        sentences << tr("Recorded with %1 %2, replayed with %3.")
                         .arg(safeLine(one.what, longest), safeLine(one.recorded, longest), safeLine(one.now, longest));
    return sentences.join(u' ');
}

} // namespace vitrine
