// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/trailreader.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

constexpr auto watchInterval = std::chrono::milliseconds(200);
constexpr qint64 originalLimit = 4 * 1024 * 1024;

std::filesystem::path pathOf(const QString &file)
{
    return std::filesystem::path(QFile::encodeName(file).toStdString());
}

Error failure(ErrorCode code, const QString &file, std::string detail)
{
    return { .code = code, .file = file.toStdString(), .line = {}, .byte = {}, .detail = std::move(detail) };
}

ErrorCode codeOf(QFileDevice::FileError error)
{
    return error == QFileDevice::PermissionsError ? ErrorCode::NoPermission : ErrorCode::ReadFailed;
}

// A log that is shorter or longer than it was is another log: its bytes would be shown as if they were the step's.
Result<QByteArray> bytesOf(const QString &name, const SourceRecord &source, const SourceSpan &span)
{
    QFile file(name);
    if (!file.exists())
        return std::unexpected(failure(ErrorCode::FileNotFound, name, {}));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(failure(codeOf(file.error()), name, file.errorString().toStdString()));
    if (static_cast<std::uint64_t>(file.size()) != source.size)
        return std::unexpected(failure(ErrorCode::Corrupt, name, "the file changed since it was imported"));
    const auto length = std::min<qint64>(originalLimit, static_cast<qint64>(span.byteTo - span.byteFrom));
    if (!file.seek(static_cast<qint64>(span.byteFrom)))
        return std::unexpected(failure(ErrorCode::ReadFailed, name, file.errorString().toStdString()));
    return file.read(length);
}

Result<SourceRecord> sourceOf(const Trail &trail, SourceId id)
{
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto found = std::ranges::find(*sources, id, &SourceSummary::id);
    if (found == sources->end())
        return std::unexpected(Error { .code = ErrorCode::NotFound,
            .file = trail.file().string(),
            .line = {},
            .byte = {},
            .detail = "source of the run" });
    return found->record;
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
    close();
    auto trail = Trail::open(pathOf(file));
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
    m_trail = std::move(*trail);
    m_revision = m_trail->revision().value_or(0);
    m_watch.start();
    Q_EMIT opened(number,
        { .file = file,
            .sources = std::move(*sources),
            .totals = *totals,
            .seal = m_trail->claimedSeal().value_or(SealState {}) });
}

void TrailReader::close()
{
    m_watch.stop();
    m_trail.reset();
}

void TrailReader::readRuns(quint64 number, const std::vector<RunId> &runs)
{
    if (!isAsked(TrailQuestion::RunRows, number))
        return;
    std::vector<RunRow> rows;
    for (const auto run : runs)
        rows.push_back(readRunRow(*m_trail, run));
    Q_EMIT runsRead(number, rows);
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
    if (const auto bytes = original(run, step))
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

Result<OriginalBytes> TrailReader::original(RunId run, StepId step) const
{
    const auto summary = m_trail->run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const auto source = sourceOf(*m_trail, summary->source);
    if (!source)
        return std::unexpected(source.error());
    const auto record = m_trail->step(step);
    if (!record)
        return std::unexpected(record.error());
    const auto file = QString::fromStdString(source->file);
    auto bytes = bytesOf(file, *source, record->span);
    if (!bytes)
        return std::unexpected(bytes.error());
    const bool isCut = static_cast<std::uint64_t>(bytes->size()) < record->span.byteTo - record->span.byteFrom;
    return OriginalBytes { .step = step, .file = file, .span = record->span, .bytes = *bytes, .isCut = isCut };
}

} // namespace vitrine
