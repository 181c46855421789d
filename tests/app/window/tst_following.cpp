// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intakecontrol.h"
#include "app/panes/intake/receivedialog.h"
#include "app/panes/steps/steppresentation.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "base/uniquefd.h"
#include "base/writeall.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <string>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QByteArray said(const char *id, const char *parent, const char *role, const char *text)
{
    return QByteArray(R"({"type": ")") + role + R"(", "uuid": ")" + id + R"(", "parentUuid": ")" + parent
        + R"(", "sessionId": "s", "timestamp": "2026-01-01T00:00:00Z", "message": {"role": ")" + role
        + R"(", "content": [{"type": "text", "text": ")" + text + R"("}]}})" + "\n";
}

} // namespace

/// What keeps coming, as a user sees it.
class TestFollowing final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        forgetAll();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void showsALogWhileItGrows()
    {
        append(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
        control()->follow({ log() });
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0, patienceMs);
        const auto run = project()->currentRun();
        const int row = project()->steps()->rowOf(project()->currentStep());
        const int before = project()->steps()->rowCount();
        append(said("3", "2", "user", "And more.") + said("4", "3", "assistant", "Second."));
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->rowCount() > before, patienceMs);
        // It is another run in the trail, and the same one for the user.
        QVERIFY(project()->currentRun() != run);
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->rowOf(project()->currentStep()), row, patienceMs);
        QCOMPARE(project()->runs()->rowCount(), 1);
    }

    void showsALiveRunWhileItGrows()
    {
        auto recorder = *Recorder::open(trail());
        const auto source = *recorder->addSource({});
        const auto run = recorder->addRun(source, {}, {})->run;
        QVERIFY(recorder->completeSource(source, "{}"));
        SessionRecord record;
        record.run = run;
        record.kind = SessionKind::StepRun;
        const auto session = *recorder->beginSession(record);
        const auto begin
            = [&](const char *code) { return *recorder->beginStep(run, { session, 0, 0, code, false, 1.0 }); };
        project()->openFiles({ QString::fromStdString(trail().string()) });
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), 1, patienceMs);
        const auto first = begin("import math");
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->rowCount(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->step(0) && project()->steps()->step(0)->isOpen, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, StepModel::Column::Status), u"Running"_s, patienceMs);
        QVERIFY(recorder->endExecution(first.execution, {}));
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, StepModel::Column::Status), u"OK"_s, patienceMs);
        const auto second = begin("import subprocess");
        QTRY_COMPARE_WITH_TIMEOUT(project()->steps()->rowCount(), 2, patienceMs);
        ExecutionEnd rejected;
        rejected.result.status = StepStatus::Blocked;
        rejected.result.error.emplace().message = "Import of subprocess is not allowed";
        QVERIFY(recorder->endExecution(second.execution, rejected));
        QTRY_VERIFY_WITH_TIMEOUT(
            cell(1, StepModel::Column::Status).startsWith(u"Blocked: import subprocess"_s), patienceMs);
        // What the policy in force says of them, and the counts of the run.
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->verdict(0) == Verdict::Allowed, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->steps()->verdict(1) == Verdict::Denied, patienceMs);
        const auto blocked = [this] { return project()->runs()->run(0) ? project()->runs()->run(0)->blocked : 0; };
        QTRY_COMPARE_WITH_TIMEOUT(blocked(), std::uint64_t(1), patienceMs);
        QCOMPARE(project()->runs()->run(0)->steps, std::uint64_t(2));
        QCOMPARE(project()->currentStep(), first.step);
    }

    void reportsItsStateAndStops()
    {
        append(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
        QVERIFY(!action("stopIntakes")->isEnabled());
        control()->follow({ log() });
        QTRY_COMPARE_WITH_TIMEOUT(text(), u"Following log.jsonl: 1 run(s)"_s, patienceMs);
        QVERIFY(action("stopIntakes")->isEnabled());
        auto *stop = m_window->findChild<QToolButton *>(u"stopIntake"_s);
        QCOMPARE(stop->accessibleName(), u"Stop: Following log.jsonl"_s);
        stop->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QLabel *>(u"intakeText"_s) == nullptr, patienceMs);
        QVERIFY(!action("stopIntakes")->isEnabled());
        append(said("3", "2", "user", "And more."));
        QVERIFY(project()->isOpen());
    }

    void closesWhileItFollows()
    {
        append(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
        control()->follow({ log() });
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), 1, patienceMs);
        m_window.reset();
    }

    void receivesOnlyWhenItIsStarted()
    {
        QString failure;
        connect(project(), &Project::failed, this,
            [&failure](const Error &error) { failure = QString::fromStdString(error.file + ' ' + error.detail); });
        action("receiveSpans")->trigger();
        auto *dialog = m_window->findChild<ReceiveDialog *>();
        QVERIFY(dialog != nullptr);
        QVERIFY(control()->address().isEmpty());
        dialog->findChild<QSpinBox *>(u"receivePort"_s)->setValue(0);
        dialog->findChild<QPushButton *>(u"startReceiving"_s)->click();
        QTRY_VERIFY2_WITH_TIMEOUT(
            !control()->address().isEmpty() || !failure.isEmpty(), "nothing happened", patienceMs);
        QCOMPARE(failure, QString());
        QVERIFY(control()->address().startsWith(u"http://127.0.0.1:"_s));
        QCOMPARE(dialog->findChild<QLineEdit *>(u"receiveToken"_s)->text(), control()->token());
        requestWithoutToken(static_cast<quint16>(QUrl(control()->address()).port()));
        const auto *rejected = dialog->findChild<QLabel *>(u"receiveRejected"_s);
        QTRY_VERIFY_WITH_TIMEOUT(rejected->isVisible() && rejected->text().contains(u"HTTP 401: "_s), patienceMs);
        QVERIFY2(text().contains(u"1 request"_s), qPrintable(text()));
        dialog->findChild<QPushButton *>(u"stopReceiving"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(control()->address().isEmpty(), patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->findChild<QLabel *>(u"receiveState"_s)->text(), u"Off"_s, patienceMs);
    }

private:
    static void requestWithoutToken(quint16 port)
    {
        const UniqueFd socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
        sockaddr_in address {};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        QCOMPARE(::connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        const std::string request = "POST /v1/traces HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port)
            + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
        QVERIFY(writeAll(socket.get(), request));
        char byte = 0;
        QCOMPARE(::read(socket.get(), &byte, 1), ssize_t(1));
    }
    IntakeControl *control() const { return m_window->findChild<IntakeControl *>(); }
    Project *project() const { return m_window->project(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }
    QString text() const
    {
        const auto *label = m_window->findChild<QLabel *>(u"intakeText"_s);
        return label != nullptr ? label->text() : QString();
    }
    std::filesystem::path trail() const { return m_folder->filePath(u"live.vitrine"_s).toStdString(); }
    /// As the list of steps shows it.
    QString cell(int row, StepModel::Column column) const
    {
        StepPresentation shown(project()->steps());
        return shown.index(row, static_cast<int>(column)).data().toString();
    }
    QString log() const { return m_folder->filePath(u"log.jsonl"_s); }
    void append(const QByteArray &bytes) const
    {
        QFile file(log());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestFollowing)
#include "tst_following.moc"
