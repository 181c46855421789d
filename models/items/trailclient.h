// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rowlists.h"
#include "models/items/trailreader.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace vitrine {

/// The GUI thread's side of a TrailReader and of RowLists: asks, and lets only the answer to the newest question of a
/// kind through. It owns their threads, which end with it; nothing but its destructor waits. GUI thread.
class TrailClient final : public QObject {
    Q_OBJECT

public:
    explicit TrailClient(QObject *parent = nullptr);
    ~TrailClient() override;

    /// The current trail stays open until `opened` reports the other one; questions asked before are no longer answered
    /// then.
    void open(const QString &file);
    void close();
    void listRuns(const RunListQuestion &question);
    void listSteps(const StepListQuestion &question);
    /// How many steps of the whole trail a filter lets through.
    void countSteps(const std::optional<Filter> &filter);
    /// Defines `policy.verdict("name")` for the filters of the following requests.
    void judge(const std::string &policy, const std::vector<StepVerdict> &verdicts);
    void readRuns(const std::vector<RunId> &runs);
    void readSteps(const std::vector<StepId> &steps);
    void readStep(StepId step);
    void readOriginal(RunId run, StepId step);
    /// Questions that wait for their answer.
    bool isBusy() const;
    bool isAsking(TrailQuestion question) const { return m_waiting[static_cast<std::size_t>(question)]; }

Q_SIGNALS:
    void opened(const vitrine::TrailInfo &info);
    void runsListed(const vitrine::RunListing &listing);
    void stepsListed(const vitrine::StepListing &listing);
    void stepsCounted(quint64 steps);
    void runsRead(const std::vector<vitrine::RunRow> &runs);
    void stepsRead(const std::vector<vitrine::StepRow> &steps);
    void stepRead(std::shared_ptr<const vitrine::StepDetail> detail);
    void originalRead(const vitrine::OriginalBytes &original);
    void failed(vitrine::TrailQuestion question, const vitrine::Error &error);
    void changed();

private:
    void takeOpened(const TrailInfo &info);
    void forgetQuestions();
    quint64 ask(TrailQuestion question);
    bool isNewest(TrailQuestion question, quint64 number) const;
    bool settle(TrailQuestion question, quint64 number);
    void connectReader();
    void connectLists();
    /// Has `call(reader)` run on the reader's thread.
    template <typename Reader, typename Call>
    void post(Reader *reader, Call call);
    /// Passes an answer on, if it is one to the newest question.
    template <typename Signal>
    auto answering(TrailQuestion question, Signal signal);

    std::shared_ptr<TrailQuestionNumbers> m_numbers = std::make_shared<TrailQuestionNumbers>();
    std::array<bool, static_cast<std::size_t>(TrailQuestion::Count)> m_waiting {};
    TrailReader *m_reader; // lives on m_thread, deleted when that ends
    RowLists *m_lists; // lives on m_listThread, deleted when that ends
    QThread m_thread;
    QThread m_listThread;
};

} // namespace vitrine
