// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/filterstore.h"

#include "app/kit/text/usedtexts.h"
#include "app/session/settings/preferences.h"

#include <limits>

namespace vitrine {

namespace {

UsedTexts used() { return UsedTexts(QStringLiteral("filter/history")); }
// Saved filters are never forgotten.
UsedTexts kept() { return UsedTexts(QStringLiteral("filter/saved"), std::numeric_limits<qsizetype>::max()); }

} // namespace

QStringList FilterStore::history() { return used().all(); }

void FilterStore::remember(const QString &filter)
{
    if (Preferences::remembersUse.isOn())
        used().add(filter);
}

void FilterStore::forgetHistory() { used().forget(); }

QStringList FilterStore::saved() { return kept().all(); }

void FilterStore::setSaved(const QString &filter, bool isSaved)
{
    isSaved ? kept().add(filter) : kept().remove(filter);
}

} // namespace vitrine
