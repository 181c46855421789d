// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace vitrine {

/// A location that can be written as a link: a log or trail, the number of a run in it and of a step in the run, as
/// shown in the window. Zero: none.
struct LocationLink {
    QString file; ///< absolute
    int run = 0;
    int step = 0;
    bool operator==(const LocationLink &) const = default;
};

/// "vitrine:///home/me/runs.vitrine?run=2&step=5"
QString linkTo(const LocationLink &location);
/// Returns nothing if the text is not such a link. Links may come from untrusted sources: they can name only a file of
/// this machine and the two numbers.
std::optional<LocationLink> locationOfLink(const QString &link);

} // namespace vitrine
