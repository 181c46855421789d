// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QFont>
#include <QPalette>
#include <QTextDocument>

#include <memory>

namespace vitrine {

/// Whether a text is short and flat enough to be formatted at once.
bool isShortMarkdown(QByteArrayView utf8);

/// Untrusted Markdown as a document: HTML is shown as text, hidden characters as marks, images as their alternative
/// text, and nothing needs to be loaded. GUI thread.
std::unique_ptr<QTextDocument> markdownDocument(
    QByteArrayView utf8, const QFont &font, const QFont &codeFont, const QPalette &palette);

} // namespace vitrine
