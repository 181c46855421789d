// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <vector>

namespace vitrine {

/// Where the user has been, for Back and Forward. Steps that were only passed on the way, within half a second, are
/// joined to the place where the user stopped.
class History final : public QObject {
    Q_OBJECT

public:
    struct Location {
        RunId run = 0;
        StepId step = 0;
        QString variable = {}; ///< empty: the step as such
        bool operator==(const Location &) const = default;
    };

    using QObject::QObject;

    void visit(const Location &location);
    void clear();
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_locations.size(); }
    /// The place that becomes current; only when there is one.
    Location goBack();
    Location goForward();

Q_SIGNALS:
    void changed();

private:
    std::vector<Location> m_locations;
    std::size_t m_at = 0;
    QElapsedTimer m_since;
};

} // namespace vitrine
