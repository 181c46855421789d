// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rowlists.h"
#include "models/items/trailreader.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace vitrine {

/// The GUI thread's side of a TrailReader and of RowLists: sends requests, and passes on only the answer to the newest
/// request of a kind. It owns their threads, which end with it; only its destructor waits. GUI thread.
class TrailClient final : public QObject {
    Q_OBJECT

public:
    explicit TrailClient(QObject *parent = nullptr);
    ~TrailClient() override;

    /// Opens another trail. The current one stays open until `opened` reports the new one; earlier requests are then no
    /// longer answered.
    void open(const QString &file);
    void close();
    void listRuns(const RunListQuestion &question);
    void listSteps(const StepListQuestion &question);
    /// Counts the steps of the whole trail that match a filter.
    void countSteps(const std::optional<Filter> &filter);
    /// Defines `policy.verdict("name")` for the filters of the following requests.
    void judge(const std::string &policy, const std::vector<StepVerdict> &verdicts);
    /// With the values of fields of the filter language.
    void readRuns(const std::vector<RunId> &runs, const std::vector<std::string> &fields = {});
    void readSteps(const std::vector<StepId> &steps);
    void readStep(StepId step);
    void readOriginal(RunId run, StepId step);
    /// Whether requests wait for their answers.
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
    /// Runs `call(reader)` on the reader's thread.
    template <typename Reader, typename Call>
    void post(Reader *reader, Call call);
    /// Passes an answer on if it belongs to the newest request.
    template <typename Signal>
    auto answering(TrailQuestion question, Signal signal);

    std::shared_ptr<TrailQuestionNumbers> m_numbers = std::make_shared<TrailQuestionNumbers>();
    std::array<bool, static_cast<std::size_t>(TrailQuestion::Count)> m_waiting {};
    TrailReader *m_reader; // lives on m_thread, deleted when the thread ends
    RowLists *m_lists; // lives on m_listThread, deleted when the thread ends
    QThread m_thread;
    QThread m_listThread;
};

} // namespace vitrine
