// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/draftfile.h"

#include "app/kit/text/savedfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>

namespace vitrine {

namespace {

constexpr auto version = 1;
// Real drafts are smaller; a larger file was not written by this program.
constexpr qint64 largestFile = 64 << 20;
constexpr auto lockPatience = std::chrono::seconds(5);

QString fileOf(const QString &trail)
{
    const auto hash = QCryptographicHash::hash(trail.toUtf8(), QCryptographicHash::Sha256).toHex().first(32);
    return DraftFile::folder() % u'/' % QString::fromLatin1(hash) % u".json";
}

QJsonDocument documentOf(const KeptDrafts &kept)
{
    QJsonArray drafts;
    for (const auto &[step, draft] : kept.drafts.asKeyValueRange())
        drafts.append(QJsonObject { { QStringLiteral("run"), qint64(draft.run) },
            { QStringLiteral("step"), qint64(step) }, { QStringLiteral("recorded"), QString::fromUtf8(draft.recorded) },
            { QStringLiteral("code"), QString::fromUtf8(draft.code) } });
    return QJsonDocument(
        QJsonObject { { QStringLiteral("vitrine_drafts"), version }, { QStringLiteral("trail"), kept.trail },
            { QStringLiteral("title"), kept.title }, { QStringLiteral("drafts"), drafts } });
}

KeptDrafts readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestFile)
        return {};
    const auto document = QJsonDocument::fromJson(file.readAll()).object();
    if (document[u"vitrine_drafts"].toInt() != version)
        return {};
    KeptDrafts kept { .trail = document[u"trail"].toString(), .title = document[u"title"].toString(), .drafts = {} };
    for (const auto &entry : document[u"drafts"].toArray())
        kept.drafts.insert(entry[u"step"].toInteger(),
            { .recorded = entry[u"recorded"].toString().toUtf8(),
                .code = entry[u"code"].toString().toUtf8(),
                .run = entry[u"run"].toInteger() });
    return kept;
}

// The stored drafts, with all changes made since they were last read.
Drafts changed(Drafts there, const Drafts &known, const Drafts &now)
{
    for (const auto &[step, draft] : now.asKeyValueRange()) {
        if (known.value(step) != draft)
            there.insert(step, draft);
    }
    for (const auto &[step, draft] : known.asKeyValueRange()) {
        if (!now.contains(step) && there.value(step) == draft)
            there.remove(step);
    }
    return there;
}

} // namespace

Result<void> DraftFile::write(const KeptDrafts &kept, const Drafts &known)
{
    QDir().mkpath(folder());
    QLockFile lock(lockOf(kept.trail));
    // Without the lock, a draft of another program may be lost at worst, which is better than losing the user's draft
    // here.
    lock.tryLock(lockPatience);
    auto all = kept;
    all.drafts = changed(read(kept.trail).drafts, known, kept.drafts);
    const auto file = fileOf(kept.trail);
    if (!all.drafts.isEmpty())
        return saveFile(file, documentOf(all).toJson(QJsonDocument::Compact));
    QFile::remove(file);
    return {};
}

QString DraftFile::lockOf(const QString &trail) { return fileOf(trail) % u".lock"; }

KeptDrafts DraftFile::read(const QString &trail)
{
    auto kept = readFile(fileOf(trail));
    return kept.trail == trail ? kept : KeptDrafts { .trail = trail, .title = {}, .drafts = {} };
}

std::vector<KeptDrafts> DraftFile::readAll()
{
    std::vector<KeptDrafts> all;
    for (const auto &entry : QDir(folder()).entryInfoList({ QStringLiteral("*.json") }, QDir::Files, QDir::Time)) {
        auto kept = readFile(entry.filePath());
        if (!kept.drafts.isEmpty() && QFileInfo::exists(kept.trail))
            all.push_back(std::move(kept));
    }
    return all;
}

QString DraftFile::folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) % u"/drafts"; }

} // namespace vitrine
