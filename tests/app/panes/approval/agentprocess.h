// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QString>

namespace vitrine::testing {

/// A Python process that records into a trail, with approvals.
class AgentProcess final {
public:
    AgentProcess(const QString &trail, const QString &seconds, const QString &byDefault)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PYTHONPATH"), QStringLiteral(VITRINE_PYTHON_FOLDER));
        if (const auto preload = QStringLiteral(VITRINE_PYTHON_PRELOAD); !preload.isEmpty()) {
            environment.insert(QStringLiteral("LD_PRELOAD"), preload);
            environment.insert(
                QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0")); // of an interpreter that is killed
        }
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(VITRINE_PYTHON),
            { QStringLiteral("-B"), QStringLiteral(VITRINE_SOURCE_DIR "/tests/app/panes/approval/agent.py"), trail,
                seconds, byDefault });
    }
    ~AgentProcess()
    {
        // It may wait for approval.
        m_process.kill();
        m_process.waitForFinished();
    }

    void run(const QString &code)
    {
        QByteArray line = QJsonDocument(QJsonArray { code }).toJson(QJsonDocument::Compact);
        m_process.write(line.sliced(1, line.size() - 2) + '\n');
    }
    void kill() { m_process.kill(); }
    /// All that it has said until now.
    const QString &said()
    {
        m_said += QString::fromUtf8(m_process.readAllStandardOutput());
        return m_said;
    }
    /// The same of its standard error.
    const QString &warned()
    {
        m_warned += QString::fromUtf8(m_process.readAllStandardError());
        return m_warned;
    }

private:
    QProcess m_process;
    QString m_said;
    QString m_warned;
};

} // namespace vitrine::testing
