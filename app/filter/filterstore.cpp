// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filter/filterstore.h"

#include <QSettings>

namespace vitrine {

namespace {

constexpr qsizetype mostRemembered = 30;

QString historyKey() { return QStringLiteral("filter/history"); }
QString savedKey() { return QStringLiteral("filter/saved"); }

} // namespace

QStringList FilterStore::history() { return QSettings().value(historyKey()).toStringList(); }

void FilterStore::remember(const QString &filter)
{
    if (filter.trimmed().isEmpty())
        return;
    auto filters = history();
    filters.removeAll(filter);
    filters.prepend(filter);
    QSettings().setValue(historyKey(), QStringList(filters.mid(0, mostRemembered)));
}

QStringList FilterStore::saved() { return QSettings().value(savedKey()).toStringList(); }

void FilterStore::setSaved(const QString &filter, bool isSaved)
{
    auto filters = saved();
    filters.removeAll(filter);
    if (isSaved)
        filters.prepend(filter);
    QSettings().setValue(savedKey(), filters);
}

} // namespace vitrine
