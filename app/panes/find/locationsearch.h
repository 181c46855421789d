// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "models/trail/read/trail.h"

#include <QObject>
#include <QString>

class QThreadPool;

namespace vitrine {

/// A run, a step or a variable that a few typed words mean.
struct FoundLocation {
    enum class Kind { Run, Step, Variable };
    Kind kind = Kind::Step;
    RunId run = 0;
    StepId step = 0; ///< 0 for a run
    std::uint64_t ordinal = 0; ///< of the step
    std::string text; ///< task, line of code, name; of a log, and not safe to show yet
};

/// Looks through the whole trail for runs by number and task, steps by the words in them, variables by how their names
/// begin: also for what no list has read. One search at a time, in the background. GUI thread.
class LocationSearch final : public QObject {
    Q_OBJECT

public:
    /// No more of each kind.
    static constexpr std::size_t mostOfAKind = 20;

    explicit LocationSearch(QThreadPool *pool, QObject *parent = nullptr);

    /// Cancels the previous search; `found` reports the results of this one.
    void search(const QString &trail, const QString &typed);
    void stop() { m_search.cancel(); }

Q_SIGNALS:
    void found(const QString &typed, const std::vector<vitrine::FoundLocation> &locations);

private:
    Latest m_search;
};

/// The work of `search`, on the calling thread.
std::vector<FoundLocation> findLocations(const Trail &trail, const std::string &typed, const StopCall &stop);

} // namespace vitrine
