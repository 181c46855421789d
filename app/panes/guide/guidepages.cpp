// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/guidepages.h"

#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QTextDocumentFragment>

#include <array>

namespace vitrine {

namespace {

constexpr auto pages = std::to_array<QLatin1StringView>({ QLatin1StringView("index"), QLatin1StringView("logs"),
    QLatin1StringView("window"), QLatin1StringView("overview"), QLatin1StringView("transcript"),
    QLatin1StringView("lists"), QLatin1StringView("filter"), QLatin1StringView("step"), QLatin1StringView("running"),
    QLatin1StringView("results"), QLatin1StringView("issues"), QLatin1StringView("timeline"),
    QLatin1StringView("charts"), QLatin1StringView("jobs"), QLatin1StringView("sql"), QLatin1StringView("policy"),
    QLatin1StringView("approvals"), QLatin1StringView("agents"), QLatin1StringView("trail"),
    QLatin1StringView("evidence"), QLatin1StringView("safety"), QLatin1StringView("keys") });

constexpr auto folder = u"guide";

} // namespace

QStringList GuidePages::names()
{
    QStringList names;
    for (const auto page : pages)
        names.append(page);
    return names;
}

QUrl GuidePages::address(const QString &name) { return QUrl(u"qrc" % resourcePath(folder, QString(name % u".html"))); }

QString GuidePages::fileAt(const QUrl &address)
{
    const auto path = QDir::cleanPath(address.path());
    const bool isInside = address.scheme() == QLatin1StringView("qrc") && address.host().isEmpty()
        && QString(u':' % path).startsWith(resourcePath(folder, {}));
    return isInside ? QString(u':' % path) : QString();
}

QString GuidePages::title(const QString &html)
{
    const auto begin = html.indexOf(u"<title>") + 7;
    return html.mid(begin, html.indexOf(u"</title>") - begin);
}

QString GuidePages::text(const QString &html) { return QTextDocumentFragment::fromHtml(html).toPlainText(); }

QString GuidePages::read(const QString &name)
{
    QFile file(fileAt(address(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace vitrine
