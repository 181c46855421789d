// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// vitrine-keyring: speaks to the user's keyring (Secret Service or KWallet) for the program vitrine, see
// keyringanswer.h.
#include "app/session/keyring/keyringanswer.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QStringList>

#include <qt6keychain/keychain.h>

#include <cstdio>

namespace {

using vitrine::KeyringAnswer;

constexpr qint64 longestSecret = 1 << 16;

KeyringAnswer answerOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoError: return KeyringAnswer::Done;
    case QKeychain::EntryNotFound: return KeyringAnswer::NotFound;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser: return KeyringAnswer::Denied;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented: return KeyringAnswer::NoService;
    default: return QKeychain::isAvailable() ? KeyringAnswer::Failed : KeyringAnswer::NoService;
    }
}

KeyringAnswer perform(QKeychain::Job &job, const QString &name)
{
    QEventLoop loop;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    job.setAutoDelete(false);
    job.setKey(name);
    job.start();
    loop.exec();
    const KeyringAnswer answer = answerOf(job);
    if (answer == KeyringAnswer::Denied || answer == KeyringAnswer::Failed)
        std::fputs(job.errorString().toUtf8().constData(), stderr);
    return answer;
}

KeyringAnswer read(const QString &service, const QString &name)
{
    QKeychain::ReadPasswordJob job(service);
    const KeyringAnswer answer = perform(job, name);
    if (answer != KeyringAnswer::Done)
        return answer;
    QByteArray secret = job.textData().toUtf8();
    QFile out;
    const bool isWritten = out.open(stdout, QIODevice::WriteOnly) && out.write(secret) == secret.size() && out.flush();
    secret.fill('\0');
    return isWritten ? KeyringAnswer::Done : KeyringAnswer::Failed;
}

KeyringAnswer write(const QString &service, const QString &name)
{
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return KeyringAnswer::Failed;
    QByteArray secret = in.read(longestSecret);
    QKeychain::WritePasswordJob job(service);
    job.setTextData(QString::fromUtf8(secret));
    secret.fill('\0');
    return perform(job, name);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return static_cast<int>(KeyringAnswer::WrongUse);
    if (arguments.at(1) == QLatin1StringView("read"))
        return static_cast<int>(read(arguments.at(2), arguments.at(3)));
    if (arguments.at(1) == QLatin1StringView("write"))
        return static_cast<int>(write(arguments.at(2), arguments.at(3)));
    return static_cast<int>(KeyringAnswer::WrongUse);
}
