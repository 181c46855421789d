// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/guidebrowser.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/theme.h"
#include "app/panes/guide/guidepages.h"

#include <QFile>
#include <QImage>

namespace vitrine {

namespace {

QString nameOf(const QUrl &url) { return QFileInfo(url.path()).completeBaseName(); }

// A picture of the whole window is wider than a page.
QImage picture(const QByteArray &png)
{
    auto image = QImage::fromData(png, "PNG");
    image.setDevicePixelRatio(std::max(1.0, double(image.width()) / GuidePages::widestPicture));
    return image;
}

} // namespace

GuideBrowser::GuideBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("guideBrowser"));
    //: Accessible name of the page of the user guide
    setAccessibleName(tr("Page"));
    setOpenExternalLinks(false);
    takePalette();
}

void GuideBrowser::showPage(const QString &name) { setSource(GuidePages::address(name)); }

QString GuideBrowser::page() const { return nameOf(source()); }

void GuideBrowser::setMadePage(const QString &name, const QString &html)
{
    m_made.insert(name, html);
    if (page() == name)
        reload();
}

QVariant GuideBrowser::loadResource(int type, const QUrl &url)
{
    const auto location = source().resolved(url);
    if (const auto made = m_made.constFind(nameOf(location));
        made != m_made.cend() && type == QTextDocument::HtmlResource)
        return *made;
    const auto path = GuidePages::fileAt(location);
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    if (type == QTextDocument::ImageResource)
        return picture(file.readAll());
    return QString::fromUtf8(file.readAll());
}

void GuideBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takePalette();
}

// Pages name no colors and no sizes: those are the platform's.
void GuideBrowser::takePalette()
{
    const Theme theme(palette());
    const auto fixed = codeFont(*this).family();
    const auto gap = fontMetrics().height() / 2;
    document()->setDocumentMargin(gap * 2);
    document()->setDefaultStyleSheet(
        QStringLiteral("h1 { font-weight: 600; } h2 { font-weight: 600; margin-top: %1px; }"
                       "code, pre { font-family: '%2'; } pre { background-color: %3; margin-left: %1px; }"
                       "p, li { line-height: 130%; } th { text-align: left; background-color: %3; font-weight: 600; }"
                       "td, th { padding: %4px; } .note { color: %5; } a { color: %6; text-decoration: none; }")
            .arg(QString::number(gap * 2), fixed, theme.header().name(), QString::number(gap / 2), theme.muted().name(),
                palette().color(QPalette::Link).name()));
    if (!source().isEmpty())
        reload();
}

} // namespace vitrine
