// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/executor/remote/jupyterserver.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace vitrine::test;

/// The program on a real Jupyter server.
class TestKernels : public QObject {
    Q_OBJECT

    std::unique_ptr<JupyterServer> m_server;
    QTemporaryDir m_folder;

    Outcome run(const QStringList &more, const QByteArray &code)
    {
        const QString address = m_server->url().toString() + QStringLiteral("/?token=") + JupyterServer::token();
        return runProgram(QStringList { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--executor"),
                              QStringLiteral("jupyter"), QStringLiteral("--server"), address }
                + more + QStringList { QStringLiteral("-") },
            code);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        m_server = std::make_unique<JupyterServer>();
        QVERIFY2(m_server->start(), m_server->said().constData());
    }

    void cleanupTestCase() { m_server.reset(); }

    void runsAStepAndRecordsIt()
    {
        const QString trail = m_folder.filePath(QStringLiteral("t.vitrine"));
        const Outcome outcome
            = run({ QStringLiteral("--trail"), trail }, "import math\nprint('on it')\nfinal_answer(math.sqrt(16))\n");
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        const auto step = outcome.json()["steps"][0];
        QCOMPARE(step["output"]["repr"], "4.0");
        QCOMPARE(step["logs"], "on it\n");
        QCOMPARE(step["is_final"], true);
        QCOMPARE(step["layers"], nlohmann::json::array({ "review" }));
        const Outcome shown
            = runProgram({ QStringLiteral("trail"), QStringLiteral("show"), trail, QStringLiteral("--json") });
        QVERIFY(shown.out.contains("jupyter"));
        QFile file(trail);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains(JupyterServer::token().toUtf8()));
    }

    void sendsNothingThatThePolicyDenies()
    {
        const Outcome outcome = run({}, "import subprocess\n");
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.json()["steps"][0]["status"], "blocked");
    }

    void saysWhenTheServerRejectsTheToken()
    {
        const Outcome outcome
            = runProgram({ QStringLiteral("run"), QStringLiteral("--executor"), QStringLiteral("jupyter"),
                             QStringLiteral("--server"),
                             m_server->url().toString() + QStringLiteral("/?token=mistaken"), QStringLiteral("-") },
                "1\n");
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.contains("403"));
        QVERIFY(!outcome.all().contains("mistaken"));
    }
};

QTEST_GUILESS_MAIN(TestKernels)
#include "tst_kernels.moc"
