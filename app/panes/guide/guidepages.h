// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace vitrine {

/// The pages of the user guide: HTML in the resources of the program (resources/guide). The guide is written in
/// English. Any thread.
class GuidePages final {
public:
    /// Maximum width of a picture in pixels.
    static constexpr int widestPicture = 640;

    /// Names of all pages in reading order. The last one, the list of keys, is generated while the program runs.
    static QStringList names();
    static QString contents() { return QStringLiteral("index"); }
    static QString keys() { return QStringLiteral("keys"); }

    static QUrl address(const QString &name);
    /// The resource for a URL; empty for URLs outside the guide.
    static QString fileAt(const QUrl &address);
    /// Title and plain text of a page's HTML.
    static QString title(const QString &html);
    static QString text(const QString &html);
    static QString read(const QString &name);
};

} // namespace vitrine
