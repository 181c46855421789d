// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <string_view>

namespace vitrine {

/// UTF-8 of a log or a trail as text, at most `limit` characters. Invalid bytes become replacement characters.
QString itemText(std::string_view utf8, qsizetype limit = 10'000);

/// The same on one line: each run of white space becomes one blank, so that a row of a list shows as much as possible.
QString itemLine(std::string_view utf8, qsizetype limit = 400);

/// Whether a text is a path, or one word and a path as "Write /home/ada/notes.md".
bool endsWithPath(QStringView text);

} // namespace vitrine
