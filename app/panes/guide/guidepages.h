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
    /// Pixels that a picture is shown with at most.
    static constexpr int widestPicture = 640;

    /// Names of all pages, in the order in which they are read. The last is made while the program runs: the keys.
    static QStringList names();
    static QString contents() { return QStringLiteral("index"); }
    static QString keys() { return QStringLiteral("keys"); }

    static QUrl address(const QString &name);
    /// The resource that an address names; empty for addresses outside the guide.
    static QString fileAt(const QUrl &address);
    /// Title and plain text of a page's HTML.
    static QString title(const QString &html);
    static QString text(const QString &html);
    static QString read(const QString &name);
};

} // namespace vitrine
