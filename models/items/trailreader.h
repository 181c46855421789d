// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"
#include "models/items/trailquestions.h"
#include "models/logs/bytes/sourcebytes.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

namespace vitrine {

/// The initial data of an opened trail for the window.
struct TrailInfo {
    QString file;
    std::vector<SourceSummary> sources;
    QStringList interruptedLogs; ///< logs whose import was cut off
    RowTotals totals;
    SealState seal; ///< as claimed by the file
    bool isNewer = false; ///< written by a later version of the program, so that it can only be read
};

/// A step with all its data. Shared, so that a large step is not copied between threads.
struct StepDetail {
    StepId id = 0;
    StepRow row; ///< as shown in lists
    StepRecord record;
    std::vector<Execution> executions; ///< newest first
};

/// The bytes of a log that a step was read from.
struct OriginalBytes {
    StepId step = 0;
    QString file;
    SourceSpan span;
    QByteArray bytes;
    bool isCut = false; ///< there are more bytes, which are not shown
};

/// Answers requests about one trail on the thread that it lives on, over its own connection. Each answer has the number
/// of its request. `TrailClient` is its friend in the GUI thread.
class TrailReader final : public QObject {
    Q_OBJECT

public:
    explicit TrailReader(std::shared_ptr<const TrailQuestionNumbers> newest);
    ~TrailReader() override;

    void open(quint64 number, const QString &file);
    void close();
    void readRuns(quint64 number, const std::vector<RunId> &runs, const std::vector<std::string> &fields);
    void readSteps(quint64 number, const std::vector<StepId> &steps);
    void readStep(quint64 number, StepId step);
    void readOriginal(quint64 number, RunId run, StepId step);

Q_SIGNALS:
    void opened(quint64 number, const vitrine::TrailInfo &info);
    void runsRead(quint64 number, const std::vector<vitrine::RunRow> &runs);
    void stepsRead(quint64 number, const std::vector<vitrine::StepRow> &steps);
    void stepRead(quint64 number, std::shared_ptr<const vitrine::StepDetail> detail);
    void originalRead(quint64 number, const vitrine::OriginalBytes &original);
    void failed(vitrine::TrailQuestion question, quint64 number, const vitrine::Error &error);
    /// Emitted when the trail was written to since the last answer.
    void changed();

private:
    bool isNewest(TrailQuestion question, quint64 number) const;
    bool isAsked(TrailQuestion question, quint64 number);
    void look();
    Result<OriginalBytes> original(quint64 number, RunId run, StepId step);

    std::shared_ptr<const TrailQuestionNumbers> m_newest;
    std::unique_ptr<Trail> m_trail;
    SourceBytes m_sources;
    quint64 m_revision = 0;
    QTimer m_watch;
};

} // namespace vitrine
