// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace vitrine {

/// How a trail was looked at: filter, columns and sorting of the lists, and what charts and timeline are grouped by.
struct SavedView {
    QString name;
    bool isOfTrail = false; ///< only offered for one trail
    QString filter; ///< in the filter language; empty: all is shown
    QVariantMap lists; ///< states of the lists by their names
    QVariantMap choices; ///< what is chosen in boxes by their names
    bool operator==(const SavedView &) const = default;
};

/// The views that the user keeps, in the settings: those for all trails, and those of one. Names are unique within
/// each. GUI thread.
class ViewStore final {
public:
    /// Empty: only those for all trails.
    explicit ViewStore(const QString &trail = {});

    /// Views for all trails first, each group by name.
    QList<SavedView> all() const;
    std::optional<SavedView> find(const QString &name, bool isOfTrail) const;
    /// Takes the place of one with this name.
    void put(const SavedView &view) const;
    void remove(const SavedView &view) const;
    /// Whether a view may be called so; blank names and those of others may not.
    bool canRename(const SavedView &view, const QString &name) const;

private:
    QString keyOf(bool isOfTrail) const;
    QVariantMap kept(bool isOfTrail) const;

    QString m_trail;
};

} // namespace vitrine
