// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/svgiconengine.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace vitrine {

namespace {

// Every desktop has it, and programs put their own icons there (Icon Theme Specification): without another one all of
// its folders would be looked through for nothing.
constexpr QLatin1StringView themeOfPrograms("hicolor");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

SvgIconEngine::SvgIconEngine(const QString &file, Color color, const QString &themed)
    : m_file(file)
    , m_svg(contentOf(file))
    , m_color(std::move(color))
    , m_themed(themed)
{
}

const QIcon &SvgIconEngine::themeIcon()
{
    const auto theme = QIcon::themeName();
    if (m_themed.isEmpty() || m_askedTheme == theme)
        return m_themeIcon;
    m_askedTheme = theme;
    const bool isThere = theme != themeOfPrograms && QIcon::hasThemeIcon(m_themed);
    m_themeIcon = isThere ? QIcon::fromTheme(m_themed) : QIcon();
    return m_themeIcon;
}

QColor SvgIconEngine::colorFor(QIcon::Mode mode) const
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Selected)
        return palette.color(QPalette::HighlightedText);
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    return m_color(palette);
}

QPixmap SvgIconEngine::rendered(const QSize &deviceSize, const QColor &color) const
{
    if (deviceSize.isEmpty())
        return {};
    const QString cacheKey = QStringLiteral("%1 %2x%3 %4")
                                 .arg(m_file)
                                 .arg(deviceSize.width())
                                 .arg(deviceSize.height())
                                 .arg(color.rgba(), 8, 16);
    QPixmap pixmap;
    if (QPixmapCache::find(cacheKey, &pixmap))
        return pixmap;
    pixmap = QPixmap(deviceSize);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(QByteArray(m_svg).replace("currentColor", color.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(cacheKey, pixmap);
    return pixmap;
}

void SvgIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    painter->drawPixmap(rect, scaledPixmap(rect.size(), mode, state, ratio));
}

QPixmap SvgIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1);
}

QPixmap SvgIconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale)
{
    if (const auto &theme = themeIcon(); !theme.isNull())
        return theme.pixmap(size, scale, mode, state);
    QPixmap pixmap = rendered((QSizeF(size) * scale).toSize(), colorFor(mode));
    pixmap.setDevicePixelRatio(scale);
    return pixmap;
}

QIconEngine *SvgIconEngine::clone() const { return new SvgIconEngine(*this); }

QString SvgIconEngine::key() const { return QStringLiteral("vitrine-svg"); }

bool SvgIconEngine::isNull() { return m_svg.isEmpty(); }

} // namespace vitrine
