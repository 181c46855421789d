// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intakeworker.h"

#include <utility>

namespace vitrine {

namespace {

constexpr auto pause = std::chrono::milliseconds(250);

} // namespace

IntakeWorker::IntakeWorker(std::filesystem::path trail, std::unique_ptr<IntakeSource> source)
    : m_trail(std::move(trail))
    , m_source(std::move(source))
    , m_beat(this)
{
    m_beat.setInterval(pause);
    connect(&m_beat, &QTimer::timeout, this, &IntakeWorker::look);
}

IntakeWorker::~IntakeWorker() = default;

void IntakeWorker::begin()
{
    auto recorder = Recorder::open(m_trail);
    if (!recorder) {
        Q_EMIT failed(recorder.error());
        Q_EMIT ended();
        return;
    }
    m_recorder = std::move(*recorder);
    const auto address = m_source->begin(*m_recorder);
    if (!address) {
        Q_EMIT failed(address.error());
        m_source.reset();
        m_recorder.reset();
        Q_EMIT ended();
        return;
    }
    Q_EMIT started(*address);
    look();
    m_beat.start();
}

void IntakeWorker::look()
{
    const auto update = m_source->look();
    if (!update)
        Q_EMIT failed(update.error());
    else if (update->added + update->replaced > 0)
        Q_EMIT taken(update->added, update->replaced);
    reportRejections();
}

void IntakeWorker::reportRejections()
{
    const IntakeRejections rejections = m_source->rejections();
    if (rejections.count == m_reportedRejections)
        return;
    m_reportedRejections = rejections.count;
    Q_EMIT rejected(rejections);
}

void IntakeWorker::finish()
{
    m_beat.stop();
    if (m_recorder) {
        reportRejections();
        if (const auto finished = m_source->finish(); !finished)
            Q_EMIT failed(finished.error());
        m_source.reset();
        m_recorder.reset();
    }
    Q_EMIT ended();
}

} // namespace vitrine
