// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/panes/approval/approvalpage.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "base/username.h"
#include "executor/policy/policydocument.h"
#include "models/items/runmodel.h"
#include "models/trail/read/trail.h"
#include "tests/app/panes/approval/agentprocess.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <utility>
#include <vector>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

Result<std::unique_ptr<Executor>> makeExecutor()
{
    auto backend = makeInProcessBackend();
    if (!backend)
        return std::unexpected(backend.error());
    return std::move(backend->executor);
}

/// Lets everybody in to a file in a folder of ours, while it lives: what is left are the checks of the socket itself.
class OpenPermissions final {
public:
    OpenPermissions(std::filesystem::path file, const std::filesystem::path &folder)
    {
        for (; file != folder.parent_path(); file = file.parent_path()) {
            m_permissions.emplace_back(file, std::filesystem::status(file).permissions());
            std::filesystem::permissions(file, std::filesystem::perms::all);
        }
    }
    ~OpenPermissions()
    {
        for (const auto &[file, permissions] : m_permissions)
            std::filesystem::permissions(file, permissions);
    }
    OpenPermissions(const OpenPermissions &) = delete;
    OpenPermissions &operator=(const OpenPermissions &) = delete;

private:
    std::vector<std::pair<std::filesystem::path, std::filesystem::perms>> m_permissions;
};

/// How a process that asked for approval ended.
enum Ending : std::uint8_t { sentAway = 0, wasAnswered = 1, cannotConnect = 2, cannotBecome = 77 };

/// In a child process: asks as one should, and waits to be sent away.
Ending askAs(bool isOther, const std::filesystem::path &socket, const std::string &token)
{
    constexpr uid_t nobody = 65'534;
    if (isOther && ::setresuid(nobody, nobody, nobody) != 0)
        return cannotBecome;
    const auto agent = ApprovalSocket::connect(socket);
    if (!agent)
        return cannotConnect;
    std::string question = approvalFrame(
        ApprovalQuestion { token, std::string(32, 'a'), 1, 1, {}, {}, "1 + 1", 60, ApprovalDecision::Deny });
    std::string answer;
    while (agent->write(question) && agent->read(answer, 1'000))
        ::poll(nullptr, 0, 10);
    return answer.empty() ? sentAway : wasAnswered;
}

} // namespace

/// Agents in Python processes of their own, and whoever sits before the window.
class TestApproval final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
    }

    void init()
    {
        m_trail = m_folder.filePath(QString::number(++m_count) + u".vitrine"_s);
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), makeExecutor);
        m_pane->resize(1000, 700);
        m_pane->show();
        m_pane->showApproval();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void cleanup()
    {
        m_agent.reset();
        m_pane.reset();
        m_project.reset();
    }

    void isOffAtFirst()
    {
        begin(u"0.3"_s, u"deny"_s);
        QVERIFY(!m_pane->findChild<QCheckBox *>(u"approvalSwitch"_s)->isChecked());
        m_agent->run(u"1 + 1"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"no workbench handles approvals"_s), patienceMs);
        QCOMPARE(decision()["by"], "absent");
        QVERIFY(decision()["reason"].get<std::string>().contains("vitrine"));
        QTRY_VERIFY_WITH_TIMEOUT(
            m_agent->warned().contains(u"RuntimeWarning: no workbench handles approvals"_s), patienceMs);
    }

    /// Others could put a folder of theirs in the place of ours.
    void saysWhereItIsInsteadOfAnUnsafeFolder()
    {
        const QTemporaryDir shared;
        QCOMPARE(::chmod(QFile::encodeName(shared.path()).constData(), 0777), 0);
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(shared.path()));
        const auto restore = qScopeGuard([this] { qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path())); });
        begin(u"60"_s, u"deny"_s);
        open();
        const QString said = label(u"approvalState"_s)->text();
        QVERIFY2(said.contains(u"Other users can access %1."_s.arg(shared.path())), qPrintable(said));
        QVERIFY2(said.contains(u"Approvals use the private folder /"_s), qPrintable(said));
        m_agent->run(u"1 + 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
    }

    void allowsByKey()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_agent->run(u"1 + 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        QCOMPARE(code()->code(), QByteArray("1 + 1"));
        QVERIFY(label(u"approvalStep"_s)->text().contains(u"step 1 · counter · Count <b>"_s));
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().startsWith(u"Allowed"), patienceMs);
        auto *time = m_pane->findChild<QProgressBar *>(u"approvalTime"_s);
        QVERIFY(time->value() > 40'000 && time->format().contains(u"Denied in"_s));
        QTRY_VERIFY(button(u"approvalAllow"_s)->isEnabled());
        QVERIFY(!button(u"approvalEdit"_s)->isEnabled());
        press(Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"gave 2"_s), patienceMs);
        QCOMPARE(page()->waiting(), 0);
        QCOMPARE(decision()["decision"], "allow");
        QCOMPARE(decision()["by"], "person");
        QCOMPARE(decision()["author"].get<std::string>(), userName());
    }

    /// The step can be read and answered in a pane of the window as it is at first.
    void leavesTheAnswersWholeWhereThereIsLittleRoom()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_pane->resize(500, 420);
        m_pane->showApproval();
        m_agent->run(u"import os"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        QTRY_VERIFY(button(u"approvalAllow"_s)->isEnabled());
        for (const auto &name : { u"approvalAllow"_s, u"approvalEdit"_s, u"approvalDeny"_s }) {
            QTRY_VERIFY(button(name)->height() >= button(name)->minimumSizeHint().height());
            QTRY_VERIFY(!button(name)->visibleRegion().isEmpty());
            QCOMPARE(button(name)->visibleRegion().boundingRect(), button(name)->rect());
        }
        QVERIFY(!label(u"approvalStep"_s)->visibleRegion().isEmpty());
    }

    void rejectsWithAReason()
    {
        begin(u"60"_s, u"allow"_s);
        open();
        m_agent->run(u"import socket"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().contains(u"Import of socket"_s), patienceMs);
        QTRY_VERIFY(button(u"approvalDeny"_s)->isEnabled());
        m_pane->findChild<QLineEdit *>(u"approvalReason"_s)->setText(u"not today"_s);
        press(Qt::Key_3);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"failed InterpreterError"_s), patienceMs);
        QVERIFY(m_agent->said().contains(u"not today"_s));
        QCOMPARE(decision()["reason"], "not today");
        const auto step = trail()->step(decision()["step"].get<StepId>());
        QVERIFY(step->error && step->error->layer == ErrorLayer::Policy);
        m_agent->run(u"2 + 2"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
    }

    void whatIsEditedIsWhatTheDraftIsAskedAbout()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_pane->findChild<QComboBox *>(u"approvalWhich"_s)->setCurrentIndex(1);
        const auto restore
            = qScopeGuard([this] { m_pane->findChild<QComboBox *>(u"approvalWhich"_s)->setCurrentIndex(0); });
        m_agent->run(u"import socket"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().contains(u"Import of socket"_s), patienceMs);
        code()->setText(u"import math"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().startsWith(u"Allowed"), patienceMs);
        QCOMPARE(page()->waiting(), 1); // the draft lets nothing pass that somebody is writing
        code()->setText(u"import socket"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().contains(u"Import of socket"_s), patienceMs);
    }

    void reportsWhenAGateWithAStepGoesOutOfView()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_pane->showApproval();
        m_agent->run(u"1 + 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        QVERIFY(m_pane->isApprovalVisible());
        QList<bool> inView;
        const auto listening = connect(m_pane.get(), &PolicyPane::waitingForApproval, this,
            [this, &inView] { inView << m_pane->isApprovalVisible(); });
        m_pane->hide();
        m_pane->show();
        QObject::disconnect(listening);
        QCOMPARE(inView, (QList<bool> { false, true }));
    }

    void runsWhatWasEdited()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_agent->run(u"6 * 6"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        code()->setFocus();
        QTest::keyClick(code(), Qt::Key_End);
        QTest::keyClicks(code(), u" + 6"_s);
        QTRY_VERIFY(button(u"approvalEdit"_s)->isEnabled());
        QVERIFY(!button(u"approvalAllow"_s)->isEnabled());
        press(Qt::Key_2);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"gave 42"_s), patienceMs);
        QCOMPARE(decision()["decision"], "edit");
        QCOMPARE(decision()["written"], "6 * 6");
        const auto step = trail()->step(decision()["step"].get<StepId>());
        QCOMPARE(step->code.front().text, std::string("6 * 6 + 6"));
        QVERIFY(trail()->executionsOfStep(decision()["step"].get<StepId>())->front().begin.isEdited);
        QVERIFY(trail()->verify()->isIntact);
    }

    void goesOnByDefaultWhenTheTimeIsOver()
    {
        begin(u"0.5"_s, u"allow"_s);
        open();
        m_agent->run(u"3 * 3"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"gave 9"_s), patienceMs);
        QTRY_COMPARE(page()->waiting(), 0);
        QVERIFY(label(u"approvalState"_s)->text().contains(u"is no longer pending"_s));
        QCOMPARE(decision()["by"], "timeout");
        QVERIFY(decision()["waited_s"].get<double>() < 5);
    }

    void doesNotHangWhenTheWindowGoes()
    {
        begin(u"1"_s, u"deny"_s);
        open();
        m_agent->run(u"3 * 3"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        m_pane.reset();
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"no answer within 1 seconds"_s), patienceMs);
    }

    void forgetsAnAgentThatIsGone()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_agent->run(u"3 * 3"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        m_agent->kill();
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 0, patienceMs);
    }

    void letsThroughWhatTheDraftAllows()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_pane->findChild<QComboBox *>(u"approvalWhich"_s)->setCurrentIndex(1);
        m_agent->run(u"5 * 5"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"gave 25"_s), patienceMs);
        QCOMPARE(decision()["by"], "draft");
        m_agent->run(u"import socket"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label(u"approvalVerdict"_s)->text().startsWith(u"Denied"), patienceMs);
        QCOMPARE(page()->waiting(), 1);
    }

    void queuesAgentsAndTakesNoFocus()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        auto *editor = m_pane->findChild<PolicyEditor *>();
        editor->setFocus();
        AgentProcess second(m_trail, u"60"_s, u"deny"_s);
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains(u"ready"_s), patienceMs);
        m_agent->run(u"'one'"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        second.run(u"'two'"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 2, patienceMs);
        QVERIFY(editor->hasFocus());
        auto *queue = m_pane->findChild<QListWidget *>(u"approvalQueue"_s);
        QCOMPARE(queue->count(), 2);
        queue->setCurrentRow(1);
        QCOMPARE(code()->code(), QByteArray("'two'"));
        // A key that was meant for the step before does nothing to this one.
        QVERIFY(!button(u"approvalAllow"_s)->isEnabled());
        QTRY_VERIFY(button(u"approvalAllow"_s)->isEnabled());
        button(u"approvalAllow"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains(u"gave two"_s), patienceMs);
        QCOMPARE(code()->code(), QByteArray("'one'"));
        QCOMPARE(page()->waiting(), 1);
    }

    void sendsStrangersAway_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("noise") << QByteArray("GET / HTTP/1.1\r\n\r\n");
        QTest::newRow("huge frame") << QByteArray("\xFF\xFF\xFF\xFF", 4);
        QTest::newRow("no JSON") << QByteArray("\0\0\0\2{]", 6);
        QTest::newRow("wrong token") << QByteArray::fromStdString(approvalFrame(
            ApprovalQuestion { std::string(64, '0'), "id", 1, 1, {}, {}, "x", 1, ApprovalDecision::Allow }));
    }
    void sendsStrangersAway()
    {
        QFETCH(QByteArray, said);
        begin(u"60"_s, u"deny"_s);
        open();
        const auto location = approvalLocation(m_trail.toStdString());
        const auto stranger = ApprovalSocket::connect(location->socket);
        QVERIFY(stranger);
        std::string bytes = said.toStdString();
        QVERIFY(stranger->write(bytes));
        std::string answer;
        QTRY_VERIFY(!stranger->read(answer, 100));
        QVERIFY(answer.empty());
        QCOMPARE(page()->waiting(), 0);
    }

    /// The arguments of a call are no Python: to judge them as that would allow all of them.
    void judgesToolCallsAsActions()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        m_pane->findChild<QComboBox *>(u"approvalWhich"_s)->setCurrentIndex(1);
        const auto restore
            = qScopeGuard([this] { m_pane->findChild<QComboBox *>(u"approvalWhich"_s)->setCurrentIndex(0); });
        const auto location = approvalLocation(m_trail.toStdString());
        ApprovalQuestion question { *readApprovalToken(*location), std::string(32, 'a'), 1, 1, {}, {},
            R"({"tool": "Bash", "input": {"command": "rm -rf build"}})", 60, ApprovalDecision::Deny, "/home/u/app" };
        const auto agent = ApprovalSocket::connect(location->socket);
        QVERIFY(agent);
        std::string frame = approvalFrame(question);
        QVERIFY(agent->write(frame));
        QTRY_VERIFY_WITH_TIMEOUT(
            label(u"approvalVerdict"_s)->text().contains(u"under the active policy"_s), patienceMs);
        QVERIFY(!label(u"approvalVerdict"_s)->text().startsWith(u"Allowed"_s));
        QCOMPARE(page()->waiting(), 1);
    }

    /// The same child is heard when it is ours, and sent away when it is not, though it knows the token.
    void hearsNobodyElsesProcess_data()
    {
        QTest::addColumn<bool>("isOther");
        QTest::newRow("this user") << false;
        QTest::newRow("another user") << true;
    }
    void hearsNobodyElsesProcess()
    {
        QFETCH(bool, isOther);
        if (isOther && ::geteuid() != 0)
            QSKIP("needs the rights to become another user");
        begin(u"60"_s, u"deny"_s);
        open();
        const auto location = approvalLocation(m_trail.toStdString());
        const auto token = readApprovalToken(*location);
        QVERIFY(token);
        const OpenPermissions permissions(location->socket, m_folder.path().toStdString());
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0)
            ::_exit(askAs(isOther, location->socket, *token));
        int status = -1;
        bool hasEnded = false;
        const auto isOver = [&] { return hasEnded = hasEnded || ::waitpid(child, &status, WNOHANG) == child; };
        if (!isOther) {
            QTRY_COMPARE(page()->waiting(), 1);
            ::kill(child, SIGKILL);
            QTRY_VERIFY(isOver());
            return;
        }
        QTRY_VERIFY_WITH_TIMEOUT(isOver(), patienceMs);
        QVERIFY(WIFEXITED(status));
        if (WEXITSTATUS(status) == cannotBecome)
            QSKIP("cannot become another user here");
        QCOMPARE(WEXITSTATUS(status), int(sentAway));
        QCOMPARE(page()->waiting(), 0);
        QVERIFY(decision().empty());
    }

    void listsWhatWasDecided()
    {
        begin(u"60"_s, u"deny"_s);
        auto *list = m_pane->findChild<QTreeWidget *>(u"approvalDecisions"_s);
        QVERIFY(list->isVisible());
        QVERIFY(!code()->isVisible());
        open();
        m_agent->run(u"1 + 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page()->waiting(), 1, patienceMs);
        QVERIFY(code()->isVisible());
        QVERIFY(!list->isVisible());
        QTRY_VERIFY(button(u"approvalDeny"_s)->isEnabled());
        m_pane->findChild<QLineEdit *>(u"approvalReason"_s)->setText(u"not <b>today</b>"_s);
        press(Qt::Key_3);
        QTRY_COMPARE_WITH_TIMEOUT(list->topLevelItemCount(), 1, patienceMs);
        QVERIFY(list->isVisible());
        const auto *item = list->topLevelItem(0);
        QCOMPARE(item->text(1), u"Run 1, step 1"_s);
        QCOMPARE(item->text(2), u"Denied"_s);
        QCOMPARE(item->text(3), QString::fromStdString(userName()));
        QCOMPARE(item->text(5), u"not <b>today</b>"_s);
        QSignalSpy chosen(m_pane.get(), &PolicyPane::stepChosen);
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toLongLong(), 1);
    }

    void isKeptByOneWindow()
    {
        begin(u"60"_s, u"deny"_s);
        open();
        ApprovalServer other;
        QVERIFY(other.open(m_trail.toStdString()).error().code == ErrorCode::Locked);
        m_pane->findChild<QCheckBox *>(u"approvalSwitch"_s)->setChecked(false);
        QVERIFY(other.open(m_trail.toStdString()));
    }

private:
    void begin(const QString &seconds, const QString &byDefault)
    {
        m_agent = std::make_unique<AgentProcess>(m_trail, seconds, byDefault);
        QTRY_VERIFY_WITH_TIMEOUT(m_agent->said().contains(u"ready"_s), patienceMs);
        m_project->openFiles({ m_trail });
        QTRY_VERIFY_WITH_TIMEOUT(m_project->isOpen(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_project->currentRun() != 0, patienceMs);
    }
    void open()
    {
        auto *box = m_pane->findChild<QCheckBox *>(u"approvalSwitch"_s);
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY2(box->isChecked(), qPrintable(label(u"approvalState"_s)->text()));
        QVERIFY(label(u"approvalState"_s)->text().contains(u"Approvals are on"_s));
    }
    void press(Qt::Key key)
    {
        m_pane->showApproval();
        QTest::keyClick(code(), key, Qt::ControlModifier | Qt::AltModifier);
    }
    ApprovalPage *page() const { return m_pane->findChild<ApprovalPage *>(); }
    CodeEditor *code() const { return m_pane->findChild<CodeEditor *>(u"approvalCode"_s); }
    QLabel *label(const QString &name) const { return m_pane->findChild<QLabel *>(name); }
    QPushButton *button(const QString &name) const { return m_pane->findChild<QPushButton *>(name); }
    std::unique_ptr<Trail> trail() const { return Trail::open(m_trail.toStdString()).value(); }
    /// The newest one that is on record.
    nlohmann::json decision() const
    {
        const auto trailEvents = trail()->trailEvents().value();
        return !trailEvents.empty() && trailEvents.back().kind == "approval"
            ? nlohmann::json::parse(trailEvents.back().detail)
            : nlohmann::json::object();
    }

    QTemporaryDir m_folder;
    QString m_trail;
    int m_count = 0;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    std::unique_ptr<AgentProcess> m_agent;
};

QTEST_MAIN(TestApproval)
#include "tst_approvals.moc"
