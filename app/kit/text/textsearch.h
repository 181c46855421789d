// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <vector>

/// Find and replace in a text of a few megabytes. Pure functions, any thread. Matches are in bytes of the UTF-8, as
/// editors count.
namespace vitrine {

struct SearchQuery {
    QString text;
    bool isPattern = false; ///< a regular expression, of PCRE2's kind, line by line
    bool matchesCase = false;
    bool operator==(const SearchQuery &) const = default;
};

struct FoundText {
    long from = 0;
    long to = 0;
    QString replacement; ///< only when one was asked for
    bool operator==(const FoundText &) const = default;
};

struct FoundTexts {
    std::vector<FoundText> locations;
    bool isCut = false; ///< there are more
    QString error; ///< error of the pattern, as PCRE2 reports it
};

/// Every place, in order. Empty matches are left out. A pattern that would take too long ends early.
/// `with` may have \0 to \9 for what a pattern caught.
FoundTexts findAll(const QByteArray &utf8, const SearchQuery &query, const QString *with = nullptr);

} // namespace vitrine
