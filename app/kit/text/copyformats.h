// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// Text as others want to read it. Pure functions, any thread.
namespace vitrine {

/// A fenced block whose fence the text cannot close.
QString asMarkdown(const QString &text);
/// One JSON string.
QString asJson(const QString &text);
/// JSON with a line for each value and each name, and nothing else changed: order, numbers and doubled names stay.
/// Nothing when the text is no JSON object or array, or too long to be looked through at once.
std::optional<QByteArray> indentedJson(const QByteArray &utf8);

} // namespace vitrine
