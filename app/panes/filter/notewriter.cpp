// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/filter/notewriter.h"

#include "base/username.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QDateTime>
#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

constexpr double millisecondsASecond = 1'000;

/// The newest note on the same thing that still counts; 0 for none.
std::int64_t replacedNote(const std::filesystem::path &file, const NoteRecord &note)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return 0;
    const auto notes = (*trail)->notes(note.about, note.subject);
    return notes && !notes->empty() ? notes->back().id : 0;
}

Result<void> write(const std::filesystem::path &file, NoteRecord note)
{
    note.replaces = replacedNote(file, note);
    note.author = userName();
    note.at = double(QDateTime::currentMSecsSinceEpoch()) / millisecondsASecond;
    const auto recorder = Recorder::open(file);
    if (!recorder)
        return std::unexpected(recorder.error());
    const auto added = (*recorder)->addNote(note);
    return added ? Result<void>() : std::unexpected(added.error());
}

} // namespace

QFuture<Result<void>> writeNote(QThreadPool *pool, const QString &trail, NoteRecord note)
{
    return QtConcurrent::run(
        pool, write, std::filesystem::path(QFile::encodeName(trail).toStdString()), std::move(note));
}

} // namespace vitrine
