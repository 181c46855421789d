// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <vector>

namespace vitrine {

/// The locations that the user visited, for Back and Forward. Steps that were selected for less than half a second are
/// merged into the location where the user stopped.
class History final : public QObject {
    Q_OBJECT

public:
    struct Location {
        RunId run = 0;
        StepId step = 0;
        QString variable = {}; ///< empty: the step itself
        bool operator==(const Location &) const = default;
    };

    using QObject::QObject;

    void visit(const Location &location);
    void clear();
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_locations.size(); }
    /// Returns the location that becomes current. Requires `canGoBack`.
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
