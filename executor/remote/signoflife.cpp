// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/signoflife.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>

namespace vitrine {

namespace {

QDir folder()
{
    return { QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation)
        + QStringLiteral("/vitrine/remote") };
}

Error noFile(const QString &path) { return { ErrorCode::WriteFailed, path.toStdString(), {}, {}, {} }; }

// Its subject, then its notes.
QStringList linesOf(const QString &name)
{
    QFile file(folder().filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

bool isOld(const QString &name)
{
    constexpr qint64 longestLife = 25 * 3600; // no service is asked for more
    return QFileInfo(folder().filePath(name)).lastModified().secsTo(QDateTime::currentDateTime()) > longestLife;
}

bool isName(const QString &name) { return !QUuid::fromString(name).isNull(); }

} // namespace

// Locked under another name first: it is never visible unlocked while this process lives.
Result<SignOfLife> SignOfLife::give(const QString &about)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QDir site = folder();
    const QString path = site.filePath(name);
    const QString before = path + QStringLiteral(".new");
    if (!site.mkpath(QStringLiteral(".")))
        return std::unexpected(noFile(site.path()));
    UniqueFd file(open(QFile::encodeName(before).constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
    const QByteArray content = about.toUtf8();
    if (!file || flock(file.get(), LOCK_EX | LOCK_NB) != 0
        || write(file.get(), content.data(), static_cast<std::size_t>(content.size())) != content.size()
        || !QFile::rename(before, path))
        return std::unexpected(noFile(path));
    return SignOfLife(name, std::move(file));
}

SignOfLife::~SignOfLife()
{
    if (m_file)
        remove(m_name);
}

SignOfLife::State SignOfLife::stateOf(const QString &name)
{
    if (!isName(name))
        return State::Unknown;
    const UniqueFd file(open(QFile::encodeName(folder().filePath(name)).constData(), O_RDWR | O_CLOEXEC));
    if (!file)
        return State::Unknown;
    return flock(file.get(), LOCK_EX | LOCK_NB) == 0 ? State::Dead : State::Alive;
}

void SignOfLife::remove(const QString &name)
{
    if (isName(name))
        QFile::remove(folder().filePath(name));
}

QStringList SignOfLife::dead(const QString &about)
{
    QStringList found;
    const auto names = folder().entryList(QDir::Files);
    for (const QString &name : names) {
        if (isName(name) && linesOf(name).value(0) == about && stateOf(name) == State::Dead)
            found << name;
    }
    return found;
}

void SignOfLife::note(const QString &started)
{
    const QByteArray line = '\n' + started.toUtf8();
    // One that cannot be kept ends by itself, as all of them do in the end.
    static_cast<void>(::write(m_file.get(), line.constData(), static_cast<std::size_t>(line.size())) == line.size());
}

void SignOfLife::clear(
    const QString &about, const std::function<bool(const QString &name, const QStringList &noted)> &end)
{
    const auto names = dead(about);
    for (const QString &name : names) {
        if (isOld(name) || end(name, linesOf(name).sliced(1)))
            remove(name);
    }
}

} // namespace vitrine
