// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace vitrine {

/// A place that can be written down: a log or trail, the number of a run in it and that of a step in the run, as the
/// window shows them. Zero: none.
struct LocationLink {
    QString file; ///< absolute
    int run = 0;
    int step = 0;
    bool operator==(const LocationLink &) const = default;
};

/// "vitrine:///home/me/runs.vitrine?run=2&step=5"
QString linkTo(const LocationLink &location);
/// Nothing for what is no such link. A link comes from anywhere: it can name a file of this machine and the two
/// numbers, and nothing else.
std::optional<LocationLink> locationOfLink(const QString &link);

} // namespace vitrine
