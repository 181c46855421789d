// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <vector>

/// Find and replace in a text of a few megabytes. Pure functions, any thread. Positions are in bytes of the UTF-8, as
/// in editors.
namespace vitrine {

struct SearchQuery {
    QString text;
    bool isPattern = false; ///< a PCRE2 regular expression, matched line by line
    bool matchesCase = false;
    bool operator==(const SearchQuery &) const = default;
};

struct FoundText {
    long from = 0;
    long to = 0;
    QString replacement; ///< set only if replacements were requested
    bool operator==(const FoundText &) const = default;
};

struct FoundTexts {
    std::vector<FoundText> locations;
    bool isCut = false; ///< there are more
    QString error; ///< error of the pattern, as PCRE2 reports it
};

/// All matches, in order. Empty matches are left out. A pattern that would take too long is stopped early. `with` may
/// contain \0 to \9 for captured groups.
FoundTexts findAll(const QByteArray &utf8, const SearchQuery &query, const QString *with = nullptr);

} // namespace vitrine
