// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/signoflife.h"

#include <QDir>
#include <QFile>
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

bool isName(const QString &name) { return !QUuid::fromString(name).isNull(); }

} // namespace

// Locked under another name first: nobody ever sees it unlocked while this process lives.
Result<SignOfLife> SignOfLife::give(const QString &about)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QDir place = folder();
    const QString path = place.filePath(name);
    const QString before = path + QStringLiteral(".new");
    if (!place.mkpath(QStringLiteral(".")))
        return std::unexpected(noFile(place.path()));
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
    for (const QString &name : folder().entryList(QDir::Files)) {
        QFile file(folder().filePath(name));
        if (isName(name) && file.open(QIODevice::ReadOnly) && file.readAll() == about.toUtf8()
            && stateOf(name) == State::Dead)
            found << name;
    }
    return found;
}

} // namespace vitrine
