// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace vitrine {

/// The result of one start of the program.
struct Outcome {
    int status = -1; ///< -1: it did not end by itself
    QByteArray out;
    QByteArray err;

    /// The beginning of both, for failure messages.
    QByteArray all() const
    {
        QByteArray text = out.left(2000);
        return text.append(err.left(2000));
    }
    nlohmann::json json() const { return nlohmann::json::parse(out.begin(), out.end(), nullptr, false); }
};

/// Starts the built program, waits for its end and gives what it wrote.
inline Outcome runProgram(const QStringList &arguments, const QByteArray &input = {}, int timeoutMs = 60'000)
{
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool hasEnded = process.waitForFinished(timeoutMs) && process.exitStatus() == QProcess::NormalExit;
    return { hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError() };
}

} // namespace vitrine
