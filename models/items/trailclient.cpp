// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/trailclient.h"

#include <algorithm>

namespace vitrine {

namespace {

std::size_t at(TrailQuestion question) { return static_cast<std::size_t>(question); }

} // namespace

TrailClient::TrailClient(QObject *parent)
    : QObject(parent)
    , m_reader(new TrailReader(m_numbers))
    , m_lists(new RowLists(m_numbers))
{
    m_thread.setObjectName(QStringLiteral("trail reader"));
    m_listThread.setObjectName(QStringLiteral("trail lists"));
    m_reader->moveToThread(&m_thread);
    m_lists->moveToThread(&m_listThread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    connect(&m_listThread, &QThread::finished, m_lists, &QObject::deleteLater);
    connectReader();
    connectLists();
    m_thread.start();
    m_listThread.start();
}

TrailClient::~TrailClient()
{
    for (auto &number : *m_numbers)
        number.fetch_add(1, std::memory_order_relaxed);
    for (auto *thread : { &m_thread, &m_listThread })
        thread->quit();
    for (auto *thread : { &m_thread, &m_listThread })
        thread->wait();
}

void TrailClient::open(const QString &file)
{
    post(m_reader, [number = ask(TrailQuestion::Open), file](TrailReader *reader) { reader->open(number, file); });
}

void TrailClient::takeOpened(const TrailInfo &info)
{
    forgetQuestions();
    post(m_lists, [file = info.file](RowLists *lists) { lists->open(file); });
    Q_EMIT opened(info);
}

void TrailClient::close()
{
    forgetQuestions();
    post(m_reader, [](TrailReader *reader) { reader->close(); });
    post(m_lists, [](RowLists *lists) { lists->close(); });
}

// Pending questions to the trail are no longer answered.
void TrailClient::forgetQuestions()
{
    for (auto &number : *m_numbers)
        number.fetch_add(1, std::memory_order_relaxed);
    m_waiting.fill(false);
}

void TrailClient::listRuns(const RunListQuestion &question)
{
    post(
        m_lists, [number = ask(TrailQuestion::Runs), question](RowLists *lists) { lists->listRuns(number, question); });
}

void TrailClient::listSteps(const StepListQuestion &question)
{
    post(m_lists,
        [number = ask(TrailQuestion::Steps), question](RowLists *lists) { lists->listSteps(number, question); });
}

void TrailClient::countSteps(const std::optional<Filter> &filter)
{
    post(m_lists,
        [number = ask(TrailQuestion::StepCount), filter](RowLists *lists) { lists->countSteps(number, filter); });
}

void TrailClient::judge(const std::string &policy, const std::vector<StepVerdict> &verdicts)
{
    post(m_lists, [policy, verdicts](RowLists *lists) { lists->judge(policy, verdicts); });
}

void TrailClient::readRuns(const std::vector<RunId> &runs, const std::vector<std::string> &fields)
{
    post(m_reader, [number = ask(TrailQuestion::RunRows), runs, fields](TrailReader *reader) {
        reader->readRuns(number, runs, fields);
    });
}

void TrailClient::readSteps(const std::vector<StepId> &steps)
{
    post(m_reader,
        [number = ask(TrailQuestion::StepRows), steps](TrailReader *reader) { reader->readSteps(number, steps); });
}

void TrailClient::readStep(StepId step)
{
    post(m_reader, [number = ask(TrailQuestion::Step), step](TrailReader *reader) { reader->readStep(number, step); });
}

void TrailClient::readOriginal(RunId run, StepId step)
{
    const auto number = ask(TrailQuestion::Original);
    post(m_reader, [number, run, step](TrailReader *reader) { reader->readOriginal(number, run, step); });
}

bool TrailClient::isBusy() const { return std::ranges::find(m_waiting, true) != m_waiting.end(); }

quint64 TrailClient::ask(TrailQuestion question)
{
    m_waiting[at(question)] = true;
    return (*m_numbers)[at(question)].fetch_add(1, std::memory_order_relaxed) + 1;
}

bool TrailClient::isNewest(TrailQuestion question, quint64 number) const
{
    return (*m_numbers)[at(question)].load(std::memory_order_relaxed) == number;
}

bool TrailClient::settle(TrailQuestion question, quint64 number)
{
    if (!isNewest(question, number))
        return false;
    m_waiting[at(question)] = false;
    return true;
}

template <typename Signal>
auto TrailClient::answering(TrailQuestion question, Signal signal)
{
    return [this, question, signal](quint64 number, const auto &answer) {
        if (settle(question, number))
            Q_EMIT(this->*signal)(answer);
    };
}

void TrailClient::connectReader()
{
    connect(m_reader, &TrailReader::opened, this, [this](quint64 number, const TrailInfo &info) {
        if (settle(TrailQuestion::Open, number))
            takeOpened(info);
    });
    connect(m_reader, &TrailReader::runsRead, this, answering(TrailQuestion::RunRows, &TrailClient::runsRead));
    connect(m_reader, &TrailReader::stepsRead, this, answering(TrailQuestion::StepRows, &TrailClient::stepsRead));
    connect(m_reader, &TrailReader::stepRead, this, answering(TrailQuestion::Step, &TrailClient::stepRead));
    connect(m_reader, &TrailReader::originalRead, this, answering(TrailQuestion::Original, &TrailClient::originalRead));
    connect(m_reader, &TrailReader::failed, this, [this](TrailQuestion question, quint64 number, const Error &error) {
        if (settle(question, number))
            Q_EMIT failed(question, error);
    });
    connect(m_reader, &TrailReader::changed, this, &TrailClient::changed);
}

void TrailClient::connectLists()
{
    connect(m_lists, &RowLists::runsListed, this, answering(TrailQuestion::Runs, &TrailClient::runsListed));
    connect(m_lists, &RowLists::stepsListed, this, answering(TrailQuestion::Steps, &TrailClient::stepsListed));
    connect(m_lists, &RowLists::stepsCounted, this, answering(TrailQuestion::StepCount, &TrailClient::stepsCounted));
    connect(m_lists, &RowLists::failed, this, [this](TrailQuestion question, quint64 number, const Error &error) {
        if (settle(question, number) && error.code != ErrorCode::Cancelled)
            Q_EMIT failed(question, error);
    });
}

template <typename Reader, typename Call>
void TrailClient::post(Reader *reader, Call call)
{
    QMetaObject::invokeMethod(reader, [reader, call = std::move(call)] { call(reader); }, Qt::QueuedConnection);
}

} // namespace vitrine
