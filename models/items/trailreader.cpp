// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/trailreader.h"

#include "models/items/filepath.h"
#include "models/logs/bytes/sourcelocation.h"
#include "models/trail/file/trailversion.h"
#include "models/trail/read/interruptedimports.h"

#include <QFile>
#include <QLoggingCategory>

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logTrail, "vitrine.trail", QtWarningMsg)

constexpr auto watchInterval = std::chrono::milliseconds(200);
constexpr std::uint64_t originalLimit = 4 * 1024 * 1024;

QStringList interruptedLogs(const Trail &trail, const std::vector<SourceSummary> &sources)
{
    // Unknown for a damaged trail.
    const auto interrupted = interruptedImports(trail).value_or(std::vector<SourceId>());
    QStringList logs;
    for (const SourceSummary &source : sources)
        if (std::ranges::contains(interrupted, source.id))
            logs.append(QFile::decodeName(source.record.file.c_str()));
    logs.removeDuplicates();
    return logs;
}

} // namespace

TrailReader::TrailReader(std::shared_ptr<const TrailQuestionNumbers> newest)
    : m_newest(std::move(newest))
    , m_watch(this)
{
    m_watch.setInterval(watchInterval);
    connect(&m_watch, &QTimer::timeout, this, &TrailReader::look);
}

TrailReader::~TrailReader() = default;

void TrailReader::open(quint64 number, const QString &file)
{
    if (!isNewest(TrailQuestion::Open, number))
        return;
    auto trail = Trail::open(filePathOf(file));
    if (!trail) {
        Q_EMIT failed(TrailQuestion::Open, number, trail.error());
        return;
    }
    auto sources = (*trail)->sources();
    const auto totals = (*trail)->rowTotals();
    if (!sources || !totals) {
        Q_EMIT failed(TrailQuestion::Open, number, sources ? totals.error() : sources.error());
        return;
    }
    qCDebug(logTrail) << "opened" << file << "with" << totals->runs << "runs";
    close();
    m_trail = std::move(*trail);
    m_revision = m_trail->revision().value_or(0);
    m_watch.start();
    const QStringList interrupted = interruptedLogs(*m_trail, *sources);
    Q_EMIT opened(number,
        { .file = file,
            .sources = std::move(*sources),
            .interruptedLogs = interrupted,
            .totals = *totals,
            .seal = m_trail->claimedSeal().value_or(SealState {}),
            .isNewer = isTrailNewer(filePathOf(file)) });
}

void TrailReader::close()
{
    m_watch.stop();
    m_trail.reset();
}

void TrailReader::readRuns(quint64 number, const std::vector<RunId> &runs, const std::vector<std::string> &fields)
{
    if (!isAsked(TrailQuestion::RunRows, number))
        return;
    Q_EMIT runsRead(number, readRunRows(*m_trail, runs, fields));
}

void TrailReader::readSteps(quint64 number, const std::vector<StepId> &steps)
{
    if (!isAsked(TrailQuestion::StepRows, number))
        return;
    std::vector<StepRow> rows;
    for (const auto step : steps)
        rows.push_back(readStepRow(*m_trail, step));
    Q_EMIT stepsRead(number, rows);
}

void TrailReader::readStep(quint64 number, StepId step)
{
    if (!isAsked(TrailQuestion::Step, number))
        return;
    auto record = m_trail->step(step);
    auto executions = m_trail->executionsOfStep(step);
    if (!record || !executions) {
        Q_EMIT failed(TrailQuestion::Step, number, record ? executions.error() : record.error());
        return;
    }
    auto detail = std::make_shared<StepDetail>();
    detail->id = step;
    detail->row = readStepRow(*m_trail, step);
    detail->record = std::move(*record);
    detail->executions = std::move(*executions);
    Q_EMIT stepRead(number, std::move(detail));
}

void TrailReader::readOriginal(quint64 number, RunId run, StepId step)
{
    if (!isAsked(TrailQuestion::Original, number))
        return;
    if (const auto bytes = original(number, run, step))
        Q_EMIT originalRead(number, *bytes);
    else
        Q_EMIT failed(TrailQuestion::Original, number, bytes.error());
}

bool TrailReader::isNewest(TrailQuestion question, quint64 number) const
{
    return (*m_newest)[static_cast<std::size_t>(question)].load(std::memory_order_relaxed) == number;
}

bool TrailReader::isAsked(TrailQuestion question, quint64 number) { return m_trail && isNewest(question, number); }

void TrailReader::look()
{
    const auto revision = m_trail->revision();
    if (!revision || *revision == m_revision)
        return;
    m_revision = *revision;
    Q_EMIT changed();
}

Result<OriginalBytes> TrailReader::original(quint64 number, RunId run, StepId step)
{
    const auto location = sourceLocationOf(*m_trail, run, step);
    if (!location)
        return std::unexpected(location.error());
    // A file of gigabytes is hashed once: hashing stops when another step was requested meanwhile.
    const auto isAwaited = [this, number] { return isNewest(TrailQuestion::Original, number); };
    const auto bytes = m_sources.read(*location, originalLimit, isAwaited);
    if (!bytes)
        return std::unexpected(bytes.error());
    return OriginalBytes { .step = step,
        .file = QString::fromStdString(location->source.file),
        .span = location->span,
        .bytes = QByteArray::fromStdString(*bytes),
        .isCut = bytes->size() < location->span.byteTo - location->span.byteFrom };
}

} // namespace vitrine
