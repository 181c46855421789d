// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace vitrine {

/// The view of a trail: filter, columns and sorting of the lists, and the grouping of charts and timeline.
struct SavedView {
    QString name;
    bool isOfTrail = false; ///< offered only for one trail
    QString filter; ///< in the filter language; empty: no filter
    QVariantMap lists; ///< states of the lists by their names
    QVariantMap choices; ///< selections of combo boxes by their names
    bool operator==(const SavedView &) const = default;
};

/// The user's saved views, stored in the settings: those for all trails, and those for one. Names are unique within
/// each. GUI thread.
class ViewStore final {
public:
    /// Empty: only views for all trails.
    explicit ViewStore(const QString &trail = {});

    /// Views for all trails first, each group by name.
    QList<SavedView> all() const;
    std::optional<SavedView> find(const QString &name, bool isOfTrail) const;
    /// Replaces a view of the same name.
    void put(const SavedView &view) const;
    void remove(const SavedView &view) const;
    /// Whether a view may get this name, which must not be blank or used by another view.
    bool canRename(const SavedView &view, const QString &name) const;

private:
    QString keyOf(bool isOfTrail) const;
    QVariantMap kept(bool isOfTrail) const;

    QString m_trail;
};

} // namespace vitrine
