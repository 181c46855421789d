// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/packagerules.h"

#include <QProcess>
#include <QTemporaryDir>

namespace vitrine::test {

/// packageindex.py: an index of packages that has vitrine-tiny 1.5 and nothing else.
class PackageIndex final {
public:
    bool start()
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral("python3"),
            { QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/remote/packageindex.py"), m_folder.path() });
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                return false;
        }
        m_url = "http://127.0.0.1:" + m_process.readLine().trimmed().toStdString() + "/simple";
        return true;
    }

    ~PackageIndex()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(5000);
    }

    PackageWish wish(const std::string &requirement = "vitrine-tiny") const
    {
        return packageWishFrom({ requirement }, m_url).value();
    }

    /// Lets steps import the package, and sessions install it from here.
    static void allow(Policy &policy)
    {
        policy.imports.allow.emplace_back("vitrine_tiny");
        policy.hosts = { "127.0.0.1" };
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    std::string m_url;
};

} // namespace vitrine::test
