// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/trailreader.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace vitrine {

/// The GUI thread's side of a TrailReader: asks, and lets only the answer to the newest question of a kind through.
/// It owns the reader's thread, which ends with it; nothing but its destructor waits. GUI thread.
class TrailClient final : public QObject {
    Q_OBJECT

public:
    explicit TrailClient(QObject *parent = nullptr);
    ~TrailClient() override;

    void open(const QString &file);
    void close();
    /// All runs after the first `offset`: a page that fills a window, then bigger ones until all are there.
    void readRuns(quint64 offset = 0);
    void readSteps(RunId run);
    void readStep(StepId step);
    void readOriginal(RunId run, StepId step);
    /// Questions that wait for their answer.
    bool isBusy() const;

Q_SIGNALS:
    void opened(const vitrine::TrailInfo &info);
    void runsRead(const vitrine::RunPage &page);
    void stepsRead(vitrine::RunId run, const std::vector<vitrine::StepSummary> &steps);
    void stepRead(std::shared_ptr<const vitrine::StepDetail> detail);
    void originalRead(const vitrine::OriginalBytes &original);
    void failed(vitrine::TrailQuestion question, const vitrine::Error &error);
    void changed();

private:
    quint64 ask(TrailQuestion question);
    bool isNewest(TrailQuestion question, quint64 number) const;
    bool settle(TrailQuestion question, quint64 number);
    void takeRuns(quint64 number, const RunPage &page);
    void connectReader();
    /// Has `call(reader)` run on the reader's thread.
    template <typename Call>
    void post(Call call);

    std::shared_ptr<TrailQuestionNumbers> m_numbers = std::make_shared<TrailQuestionNumbers>();
    std::array<bool, static_cast<std::size_t>(TrailQuestion::Count)> m_waiting {};
    TrailReader *m_reader; // lives on m_thread, deleted when that ends
    QThread m_thread;
};

} // namespace vitrine
