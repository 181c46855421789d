// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/views/savedview.h"

#include "app/session/trailkey.h"

#include <QSettings>

namespace vitrine {

namespace {

QVariantMap packed(const SavedView &view)
{
    return { { QStringLiteral("filter"), view.filter }, { QStringLiteral("lists"), view.lists },
        { QStringLiteral("choices"), view.choices } };
}

SavedView unpacked(const QString &name, bool isOfTrail, const QVariantMap &map)
{
    return { .name = name,
        .isOfTrail = isOfTrail,
        .filter = map.value(QStringLiteral("filter")).toString(),
        .lists = map.value(QStringLiteral("lists")).toMap(),
        .choices = map.value(QStringLiteral("choices")).toMap() };
}

} // namespace

ViewStore::ViewStore(const QString &trail)
    : m_trail(trail)
{
}

QString ViewStore::keyOf(bool isOfTrail) const
{
    return isOfTrail ? u"views/" + settingsKeyOf(m_trail) : QStringLiteral("views/all");
}

QVariantMap ViewStore::kept(bool isOfTrail) const
{
    return isOfTrail && m_trail.isEmpty() ? QVariantMap() : QSettings().value(keyOf(isOfTrail)).toMap();
}

QList<SavedView> ViewStore::all() const
{
    QList<SavedView> views;
    for (const bool isOfTrail : { false, true }) {
        const auto kept = this->kept(isOfTrail);
        for (auto it = kept.cbegin(); it != kept.cend(); ++it)
            views.append(unpacked(it.key(), isOfTrail, it.value().toMap()));
    }
    return views;
}

std::optional<SavedView> ViewStore::find(const QString &name, bool isOfTrail) const
{
    const auto views = kept(isOfTrail);
    if (!views.contains(name))
        return std::nullopt;
    return unpacked(name, isOfTrail, views.value(name).toMap());
}

void ViewStore::put(const SavedView &view) const
{
    if (view.isOfTrail && m_trail.isEmpty())
        return;
    auto views = kept(view.isOfTrail);
    views.insert(view.name, packed(view));
    QSettings().setValue(keyOf(view.isOfTrail), views);
}

void ViewStore::remove(const SavedView &view) const
{
    auto views = kept(view.isOfTrail);
    views.remove(view.name);
    QSettings settings;
    if (views.isEmpty())
        settings.remove(keyOf(view.isOfTrail));
    else
        settings.setValue(keyOf(view.isOfTrail), views);
}

bool ViewStore::canRename(const SavedView &view, const QString &name) const
{
    return name == view.name || (!name.isEmpty() && !find(name, view.isOfTrail));
}

} // namespace vitrine
