// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/icons.h"

#include "app/kit/theme/svgiconengine.h"
#include "app/kit/theme/theme.h"
#include "resources/resources.h"

namespace vitrine {

namespace {

struct ActionIconName {
    const char16_t *file;
    const char16_t *themed; ///< name of the freedesktop icon naming specification; empty: always ours
};

// In the order of ActionIcon.
constexpr std::array<ActionIconName, actionIconCount> actionNames { {
    { u"agent", u"" },
    { u"back", u"go-previous" },
    { u"clear", u"edit-clear" },
    { u"close", u"window-close" },
    { u"code", u"" },
    { u"copy", u"edit-copy" },
    { u"cube", u"" },
    { u"down", u"go-down" },
    { u"download", u"" },
    { u"edit", u"" },
    { u"filter", u"view-filter" },
    { u"fit-all", u"" },
    { u"fit-selection", u"" },
    { u"flag", u"" },
    { u"folder", u"folder" },
    { u"forward", u"go-next" },
    { u"globe", u"" },
    { u"help", u"help-contents" },
    { u"log-file", u"text-x-generic" },
    { u"minus", u"list-remove" },
    { u"next-difference", u"" },
    { u"notebook", u"" },
    { u"open", u"document-open" },
    { u"plus", u"list-add" },
    { u"previous-difference", u"" },
    { u"replay", u"" },
    { u"run-step", u"media-playback-start" },
    { u"run-to-here", u"media-skip-forward" },
    { u"save", u"document-save" },
    { u"scratch", u"document-new" },
    { u"search", u"edit-find" },
    { u"shield", u"" },
    { u"star", u"" },
    { u"stop", u"media-playback-stop" },
    { u"table", u"" },
    { u"terminal", u"" },
    { u"tool", u"" },
    { u"trail", u"" },
    { u"undo", u"edit-undo" },
    { u"up", u"go-up" },
    { u"wrap", u"" },
} };

QString iconFile(const QString &name) { return resourcePath(u"icons", QString(name % u".svg")); }

QColor colorOf(ActionIcon icon, const QPalette &palette)
{
    switch (icon) {
    case ActionIcon::RunStep:
    case ActionIcon::Cube: return palette.color(QPalette::Link);
    case ActionIcon::Stop: return Theme(palette).token(Meaning::Error).color;
    default: return palette.color(QPalette::ButtonText);
    }
}

} // namespace

QIcon shapeIcon(Meaning meaning)
{
    const QString shape = TokenTable::bundled().entry(meaning).shape;
    return QIcon(new SvgIconEngine(iconFile(u"shapes/" % shape),
        [meaning](const QPalette &palette) { return Theme(palette).token(meaning).color; }));
}

QIcon actionIcon(ActionIcon icon)
{
    const auto &name = actionNames[std::size_t(icon)];
    return QIcon(new SvgIconEngine(
        iconFile(u"actions/" % QString::fromUtf16(name.file)),
        [icon](const QPalette &palette) { return colorOf(icon, palette); }, QString::fromUtf16(name.themed)));
}

QIcon applicationIcon()
{
    // Our own engine, because Qt's SVG icon plugin is a package of its own that need not be there.
    return QIcon(new SvgIconEngine(
        iconFile(QStringLiteral("vitrine")), [](const QPalette &palette) { return palette.color(QPalette::Link); }));
}

} // namespace vitrine
