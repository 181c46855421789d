// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// Converts text to formats for other programs. Pure functions, any thread.
namespace vitrine {

/// A fenced code block, with a fence that does not occur in the text.
QString asMarkdown(const QString &text);
/// One JSON string.
QString asJson(const QString &text);
/// JSON with a line for each value and each name; order, numbers and duplicate names are unchanged. Nothing if the text
/// is not a JSON object or array, or too long to be parsed at once.
std::optional<QByteArray> indentedJson(const QByteArray &utf8);

} // namespace vitrine
