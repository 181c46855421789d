// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/keyring/keyring.h"

#include "app/session/keyring/keyringanswer.h"

#include <QProcess>

#include <filesystem>
#include <utility>

namespace vitrine {

namespace {

/// How often a call that waits for the user asks whether it is still wanted.
constexpr int turnMs = 100;
constexpr qsizetype longestMessage = 500;

Error failure(ErrorCode code, std::string detail = {}) { return { code, {}, {}, {}, std::move(detail) }; }

ErrorCode codeOf(KeyringAnswer answer)
{
    switch (answer) {
    case KeyringAnswer::NotFound: return ErrorCode::NotFound;
    case KeyringAnswer::NoService: return ErrorCode::Unavailable;
    case KeyringAnswer::Denied: return ErrorCode::NoPermission;
    default: return ErrorCode::ReadFailed;
    }
}

} // namespace

Keyring::Keyring(QString program)
    : m_program(std::move(program))
{
}

Result<std::string> Keyring::read(const QString &name, const StopCall &isStopped) const
{
    return ask(QStringLiteral("read"), name, {}, isStopped);
}

Result<void> Keyring::write(const QString &name, std::string_view secret, const StopCall &isStopped) const
{
    const auto written = ask(QStringLiteral("write"), name, secret, isStopped);
    return written ? Result<void>() : std::unexpected(written.error());
}

Result<std::string> Keyring::ask(
    const QString &what, const QString &name, std::string_view input, const StopCall &isStopped) const
{
    QProcess helper;
    helper.start(m_program, { what, QStringLiteral("Vitrine"), name });
    if (!helper.waitForStarted())
        return std::unexpected(failure(ErrorCode::Unavailable, "vitrine-keyring"));
    helper.write(input.data(), static_cast<qint64>(input.size()));
    helper.closeWriteChannel();
    const auto isGivenUp = [&isStopped] { return isStopped && isStopped(); };
    while (!isGivenUp() && helper.state() != QProcess::NotRunning)
        helper.waitForFinished(turnMs);
    if (isGivenUp()) {
        helper.kill();
        helper.waitForFinished();
        return std::unexpected(failure(ErrorCode::Cancelled));
    }
    const auto answer = static_cast<KeyringAnswer>(helper.exitCode());
    if (helper.exitStatus() == QProcess::NormalExit && answer == KeyringAnswer::Done)
        return helper.readAllStandardOutput().toStdString();
    return std::unexpected(
        failure(codeOf(answer), helper.readAllStandardError().left(longestMessage).trimmed().toStdString()));
}

QString Keyring::helperProgram()
{
    std::error_code failed;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    for (const char *location : { "vitrine-keyring", "../bin/vitrine-keyring", "../libexec/vitrine/vitrine-keyring" })
        if (const auto program = here / location; std::filesystem::exists(program, failed))
            return QString::fromStdString(program.string());
    return {};
}

} // namespace vitrine
