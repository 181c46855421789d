// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/executor/remote/containerengine.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace vitrine::test;

/// The program with containers of a real engine.
class TestContainers : public QObject {
    Q_OBJECT

    std::unique_ptr<ContainerEngine> m_engine;
    QString m_image;
    QTemporaryDir m_folder;

    QStringList options(const QStringList &more = {}) const
    {
        return QStringList { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--executor"),
            QStringLiteral("docker"), QStringLiteral("--engine"), ContainerEngine::address(), QStringLiteral("--image"),
            m_image }
        + more + QStringList { QStringLiteral("-") };
    }

    // The same with a Jupyter server of an image that is built from a Dockerfile.
    QStringList kernelOptions()
    {
        const QString recipe = m_folder.filePath(QStringLiteral("Kernel"));
        if (QFile file(recipe); !file.exists() && file.open(QIODevice::WriteOnly))
            file.write(m_engine->kernelRecipe());
        QStringList arguments = options();
        arguments.replace(arguments.indexOf(QStringLiteral("docker")), QStringLiteral("docker-kernel"));
        arguments.replace(arguments.indexOf(QStringLiteral("--image")), QStringLiteral("--dockerfile"));
        arguments.replace(arguments.indexOf(m_image), recipe);
        return arguments;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = ContainerEngine::whyNot(); !why.isEmpty())
            QSKIP(why.constData());
        m_engine = std::make_unique<ContainerEngine>();
        m_image = m_engine->makeImage();
        QVERIFY2(!m_image.isEmpty(), m_engine->fault.c_str());
    }

    void runsAStepAndRecordsIt()
    {
        const QString trail = m_folder.filePath(QStringLiteral("t.vitrine"));
        const Outcome outcome = runProgram(options({ QStringLiteral("--trail"), trail }), "print('in it')\n6 * 7\n");
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        const auto step = outcome.json()["steps"][0];
        QCOMPARE(step["output"]["repr"], "42");
        QCOMPARE(step["logs"], "in it\n");
        const Outcome shown
            = runProgram({ QStringLiteral("trail"), QStringLiteral("show"), trail, QStringLiteral("--json") });
        QVERIFY(shown.out.contains("docker"));
        QCOMPARE(m_engine->containers(), 0);
    }

    void buildsTheImageOfADockerfile()
    {
        const QString recipe = m_folder.filePath(QStringLiteral("Dockerfile"));
        QFile file(recipe);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("FROM " + m_image.toUtf8() + "\nENV PLACE=" + m_folder.path().toUtf8() + "\n");
        file.close();
        QStringList arguments = options();
        arguments[arguments.indexOf(QStringLiteral("--image"))] = QStringLiteral("--dockerfile");
        arguments[arguments.indexOf(m_image)] = recipe;
        const Outcome outcome = runProgram(arguments, "1\n");
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        QVERIFY2(outcome.err.contains("Image: vitrine-base:"), outcome.err.constData());
    }

    void saysWhatIsWrongWithADockerfile()
    {
        const QString recipe = m_folder.filePath(QStringLiteral("Broken"));
        QFile file(recipe);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("FROM " + m_image.toUtf8() + "\nCOPY nothing /\n");
        file.close();
        QStringList arguments = options();
        arguments[arguments.indexOf(QStringLiteral("--image"))] = QStringLiteral("--dockerfile");
        arguments[arguments.indexOf(m_image)] = recipe;
        const Outcome outcome = runProgram(arguments, "1\n");
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("nothing"), outcome.err.constData());
    }

    void saysWhenNoEngineAnswers()
    {
        QStringList arguments = options();
        arguments[arguments.indexOf(ContainerEngine::address())] = QStringLiteral("unix:///nowhere/engine.sock");
        const Outcome outcome = runProgram(arguments, "1\n");
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("/nowhere/engine.sock"), outcome.err.constData());
    }

    void leavesNothingBehindWhenItIsKilled_data()
    {
        QTest::addColumn<bool>("hasKernel");
        QTest::addColumn<int>("milliseconds");
        for (const int milliseconds : { 20, 60, 120, 200, 300, 450, 700, 1500 })
            QTest::addRow("after %d ms", milliseconds) << false << milliseconds;
        for (const int milliseconds : { 60, 200, 450, 1000, 2000, 4000, 7000 })
            QTest::addRow("with a kernel, after %d ms", milliseconds) << true << milliseconds;
    }

    // Whatever it was doing by then: asking, making, starting, running.
    void leavesNothingBehindWhenItIsKilled()
    {
        QFETCH(bool, hasKernel);
        QFETCH(int, milliseconds);
        const QStringList arguments = hasKernel ? kernelOptions() : options();
        QProcess process;
        process.start(QStringLiteral(VITRINE_PROGRAM), arguments);
        process.write("while True:\n    pass\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForStarted());
        process.waitForFinished(milliseconds);
        process.kill();
        process.waitForFinished();
        // An engine without layers copies the whole image for every container.
        const Outcome next = runProgram(arguments, "1\n", 240'000);
        QVERIFY2(next.status == 0, next.all().constData());
        QTRY_COMPARE(m_engine->containers(), 0);
    }
};

QTEST_GUILESS_MAIN(TestContainers)
#include "tst_containers.moc"
