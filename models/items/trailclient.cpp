// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/trailclient.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr quint64 firstPage = 200;
constexpr quint64 nextPage = 5'000;

std::size_t at(TrailQuestion question) { return static_cast<std::size_t>(question); }

} // namespace

TrailClient::TrailClient(QObject *parent)
    : QObject(parent)
    , m_reader(new TrailReader(m_numbers))
{
    m_thread.setObjectName(QStringLiteral("trail reader"));
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    connectReader();
    m_thread.start();
}

TrailClient::~TrailClient()
{
    for (auto &number : *m_numbers)
        number.fetch_add(1, std::memory_order_relaxed);
    m_thread.quit();
    m_thread.wait();
}

void TrailClient::open(const QString &file)
{
    close();
    post([number = ask(TrailQuestion::Open), file](TrailReader *reader) { reader->open(number, file); });
}

void TrailClient::close()
{
    for (auto &number : *m_numbers)
        number.fetch_add(1, std::memory_order_relaxed);
    m_waiting.fill(false);
    post([](TrailReader *reader) { reader->close(); });
}

void TrailClient::readRuns(quint64 offset)
{
    const auto number = ask(TrailQuestion::Runs);
    const auto limit = offset == 0 ? firstPage : nextPage;
    post([number, offset, limit](TrailReader *reader) { reader->readRuns(number, offset, limit); });
}

void TrailClient::readSteps(RunId run)
{
    post([number = ask(TrailQuestion::Steps), run](TrailReader *reader) { reader->readSteps(number, run); });
}

void TrailClient::readStep(StepId step)
{
    post([number = ask(TrailQuestion::Step), step](TrailReader *reader) { reader->readStep(number, step); });
}

void TrailClient::readOriginal(RunId run, StepId step)
{
    const auto number = ask(TrailQuestion::Original);
    post([number, run, step](TrailReader *reader) { reader->readOriginal(number, run, step); });
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

void TrailClient::takeRuns(quint64 number, const RunPage &page)
{
    if (!settle(TrailQuestion::Runs, number))
        return;
    const auto end = page.offset + page.runs.size();
    if (!page.runs.empty() && end < page.total)
        readRuns(end);
    Q_EMIT runsRead(page);
}

void TrailClient::connectReader()
{
    connect(m_reader, &TrailReader::opened, this, [this](quint64 number, const TrailInfo &info) {
        if (settle(TrailQuestion::Open, number))
            Q_EMIT opened(info);
    });
    connect(m_reader, &TrailReader::runsRead, this, &TrailClient::takeRuns);
    connect(m_reader, &TrailReader::stepsRead, this,
        [this](quint64 number, RunId run, const std::vector<StepSummary> &steps) {
            if (settle(TrailQuestion::Steps, number))
                Q_EMIT stepsRead(run, steps);
        });
    connect(m_reader, &TrailReader::stepRead, this,
        [this](quint64 number, const std::shared_ptr<const StepDetail> &detail) {
            if (settle(TrailQuestion::Step, number))
                Q_EMIT stepRead(detail);
        });
    connect(m_reader, &TrailReader::originalRead, this, [this](quint64 number, const OriginalBytes &original) {
        if (settle(TrailQuestion::Original, number))
            Q_EMIT originalRead(original);
    });
    connect(m_reader, &TrailReader::failed, this, [this](TrailQuestion question, quint64 number, const Error &error) {
        if (settle(question, number))
            Q_EMIT failed(question, error);
    });
    connect(m_reader, &TrailReader::changed, this, &TrailClient::changed);
}

template <typename Call>
void TrailClient::post(Call call)
{
    QMetaObject::invokeMethod(
        m_reader, [reader = m_reader, call = std::move(call)] { call(reader); }, Qt::QueuedConnection);
}

} // namespace vitrine
