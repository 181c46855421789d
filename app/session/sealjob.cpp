// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealjob.h"

#include "app/session/checkpointfile.h"
#include "app/wording/safetext.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QtConcurrentRun>

#include <filesystem>

namespace vitrine {

namespace {

struct Outcome {
    Result<Checkpoint> checkpoint;
    bool isOfKeyring = false; ///< the error is about the keyring, not about a file
};

Result<Checkpoint> sealTrail(const std::filesystem::path &trail, const SealingKey &key)
{
    const auto recorder = Recorder::open(trail);
    if (!recorder)
        return std::unexpected(recorder.error());
    return (*recorder)->seal(key);
}

/// A seal of a damaged trail would make the damage look like part of the recording.
Result<void> requireIntact(const std::filesystem::path &file, const Keyring::StopCall &isStopped)
{
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    const auto found = (*trail)->verify([&](std::uint64_t, std::uint64_t) { return !isStopped(); });
    if (!found)
        return std::unexpected(found.error());
    if (!found->isIntact)
        return std::unexpected(Error { ErrorCode::Corrupt, file.string(), {}, {}, "seal.damaged" });
    return {};
}

Outcome perform(const std::filesystem::path &trail, const SealRequest &request, const Keyring &keyring,
    const Keyring::StopCall &isStopped)
{
    if (const auto intact = requireIntact(trail, isStopped); !intact)
        return { std::unexpected(intact.error()) };
    const auto key = takeSealingKey(request.key, keyring, isStopped);
    if (!key)
        return { std::unexpected(key.error()), request.key.file.empty() };
    auto checkpoint = sealTrail(trail, *key);
    if (!checkpoint || request.checkpoint.empty())
        return { std::move(checkpoint) };
    if (const auto written = writeCheckpoint(request.checkpoint, *checkpoint); !written)
        return { std::unexpected(written.error()) };
    return { std::move(checkpoint) };
}

} // namespace

SealJob::SealJob(const QString &trail, const QString &title, SealRequest request, Keyring keyring, QObject *parent)
    //: %1: name of a log or trail
    : Job(tr("Sealing %1").arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_request(std::move(request))
    , m_keyring(std::move(keyring))
{
}

void SealJob::start(QThreadPool *pool)
{
    begin();
    const std::filesystem::path file(QFile::encodeName(m_trail).toStdString());
    const auto isStopped = [progress = progressCall()] { return !progress(0, 0); };
    QtConcurrent::run(pool, perform, file, m_request, m_keyring, isStopped).then(this, [this](const Outcome &outcome) {
        if (outcome.checkpoint) {
            Q_EMIT sealed(*outcome.checkpoint);
            const auto last = QLocale().toString(qulonglong(outcome.checkpoint->entries));
            //: What came of sealing a trail. %1: number of the last entry that the seal covers
            return end({ .text = tr("Sealed to entry %1.").arg(last), .file = m_trail });
        }
        if (outcome.isOfKeyring)
            Q_EMIT keyringFailed(outcome.checkpoint.error());
        else
            Q_EMIT failed(outcome.checkpoint.error());
        endWith(outcome.checkpoint.error());
    });
}

} // namespace vitrine
