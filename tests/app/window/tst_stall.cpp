// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "tests/app/session/execution/fakeexecutor.h"
#include "tests/app/session/execution/trailfixture.h"

#include <QAction>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace vitrine;

namespace {

/// Generous: this test says that nothing blocks, the benchmarks say how fluid it is.
constexpr qint64 longestStallMs = 250;

/// The longest time that the event loop did not come round.
class StallWatch final {
public:
    StallWatch()
    {
        QObject::connect(
            &m_timer, &QTimer::timeout, &m_timer, [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_since.start();
        m_timer.start(1);
    }
    qint64 longestMs() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
};

} // namespace

/// Whether the window stays usable while steps run on the other thread.
class TestStall final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void staysFluid_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("isEndless");
        QTest::newRow("endless loop") << QStringLiteral("forever") << true;
        QTest::newRow("stuck in a call") << QStringLiteral("stuck") << true;
        QTest::newRow("flood of prints") << QStringLiteral("flood") << false;
    }

    void staysFluid()
    {
        QFETCH(const QString, code);
        QFETCH(const bool, isEndless);
        const auto state = std::make_shared<FakeExecutorState>();
        const TrailFixture trail({ code.toStdString() });
        MainWindow window(fakeBackend(state));
        window.show();
        window.openFiles({ trail.file() });
        auto *project = window.project();
        QTRY_VERIFY(project->currentStep() != 0 && project->isQuiet());
        QSignalSpy finished(project->execution(), &ExecutionControl::finished);
        const StallWatch watch;
        project->replay();
        if (isEndless) {
            QTRY_VERIFY(state->isInCall);
            QTRY_VERIFY(project->execution()->runningSeconds() > 0.3);
            project->stop();
            state->mayReturn = true;
        }
        QTRY_COMPARE(finished.size(), 1);
        QTRY_VERIFY(project->isQuiet());
        QVERIFY2(watch.longestMs() < longestStallMs, qPrintable(QString::number(watch.longestMs())));
    }

    void saysThatAStepDoesNotStopAndTakesItBack()
    {
        const auto state = std::make_shared<FakeExecutorState>();
        const TrailFixture trail({ "print before", "stuck" });
        MainWindow window(fakeBackend(state));
        window.show();
        window.openFiles({ trail.file() });
        auto *project = window.project();
        QTRY_VERIFY(project->currentStep() != 0 && project->isQuiet());
        project->replay();
        QTRY_COMPARE(project->execution()->runningStep(), trail.step(1));
        auto *strip = window.findChild<QWidget *>(QStringLiteral("messageStrip"));
        project->stop();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(!window.findChild<QAction *>(QStringLiteral("stop"))->isEnabled());
        QVERIFY(!window.findChild<QAction *>(QStringLiteral("replay"))->isEnabled());
        QVERIFY(window.isStuck());
        state->mayReturn = true;
        QTRY_VERIFY(!strip->isVisible());
        QVERIFY(!window.isStuck());
    }
};

QTEST_MAIN(TestStall)
#include "tst_stall.moc"
