// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/theme/outlinedstyle.h"
#include "app/session/project.h"
#include "app/session/workbenchoptions.h"
#include "app/window/locationopener.h"
#include "app/window/mainwindow.h"
#include "app/wording/translations.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

QByteArray compact(const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

/// A client of `vitrine mcp`, one message a line.
class Asker final {
public:
    explicit Asker(const QString &trail)
    {
        m_process.start(QStringLiteral(VITRINE_PROGRAM), { u"mcp"_s, trail });
        ask(u"initialize"_s,
            { { u"protocolVersion"_s, u"2025-06-18"_s }, { u"capabilities"_s, QJsonObject() },
                { u"clientInfo"_s, QJsonObject { { u"name"_s, u"an agent"_s }, { u"version"_s, u"1"_s } } } });
        m_process.write(R"({"jsonrpc":"2.0","method":"notifications/initialized"})"
                        "\n");
    }
    ~Asker()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    QJsonObject ask(const QString &method, const QJsonObject &parameters)
    {
        m_process.write(compact({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, ++m_number }, { u"method"_s, method },
                            { u"params"_s, parameters } })
            + '\n');
        while (!m_process.canReadLine() && m_process.waitForReadyRead(patienceMs)) { }
        return QJsonDocument::fromJson(m_process.readLine()).object()[u"result"].toObject();
    }
    QJsonObject call(const QString &tool, const QJsonObject &arguments)
    {
        const auto result = ask(u"tools/call"_s, { { u"name"_s, tool }, { u"arguments"_s, arguments } });
        return QJsonDocument::fromJson(result[u"content"][0][u"text"].toString().toUtf8()).object();
    }

private:
    QProcess m_process;
    int m_number = 0;
};

} // namespace

/// Agents beside the window, by their own protocols: a coding agent whose call waits for a person, and an agent that
/// asks about a trail. VITRINE_JOURNEY_PICTURES names a folder for pictures; packaging/agents takes those of the
/// documentation.
class TestAgents final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        OutlinedStyle::installIn(*qApp);
        m_trail = m_folder.filePath(u"agents.vitrine"_s);
        QFile policy(m_folder.filePath(u"team.json"_s));
        QVERIFY(policy.open(QIODevice::WriteOnly));
        policy.write(R"({"vitrine_policy": 1, "name": "team",
            "commands": {"allow": ["git status", "cat **"], "ask": ["pip install **"]}})");
    }

    void cleanup() { m_window.reset(); }

    void aCallIsEditedAndAllowed()
    {
        report({ { u"hook_event_name"_s, u"SessionStart"_s }, { u"source"_s, u"startup"_s } });
        report({ { u"hook_event_name"_s, u"UserPromptSubmit"_s }, { u"prompt"_s, u"Make the tests pass."_s } });
        QCOMPARE(wants(u"git status"_s)[u"permissionDecision"].toString(), u"allow"_s);
        did(u"git status"_s, u" M requirements.txt"_s);
        QCOMPARE(wants(u"cat requirements.txt"_s)[u"permissionDecision"].toString(), u"allow"_s);
        did(u"cat requirements.txt"_s, u"requests"_s);

        show({ m_trail });
        auto *steps = m_window->project()->steps();
        QTRY_COMPARE_WITH_TIMEOUT(steps->rowCount(), 2, patienceMs);
        // The person handles the approvals of this trail.
        trigger(u"approvals"_s);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"approvalSwitch"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);

        const auto agent = hook(event(u"PreToolUse"_s, u"pip install --upgrade requests"_s));
        const auto *queue = m_window->findChild<QListWidget *>(u"approvalQueue"_s);
        QTRY_COMPARE_WITH_TIMEOUT(queue->count(), 1, patienceMs);
        trigger(u"approvals"_s);
        auto *code = m_window->findChild<CodeEditor *>(u"approvalCode"_s);
        QTRY_VERIFY(code->hasFocus());
        replaceByKeys(*code, "--upgrade requests", u"requests==2.32.5"_s);
        QVERIFY(code->code().contains("pip install requests==2.32.5"));
        picture(u"hook-ask"_s);
        auto *run = m_window->findChild<QPushButton *>(u"approvalEdit"_s);
        QTRY_VERIFY(run->isEnabled());
        QTest::keyClick(code, Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);

        // The agent gets it, and does that.
        const auto reported = answerOf(*agent);
        QCOMPARE(reported[u"permissionDecision"].toString(), u"allow"_s);
        QCOMPARE(reported[u"updatedInput"][u"command"].toString(), u"pip install requests==2.32.5"_s);
        did(reported[u"updatedInput"][u"command"].toString(), u"Successfully installed requests-2.32.5"_s,
            u"pip install --upgrade requests"_s);
        QTRY_COMPARE_WITH_TIMEOUT(steps->rowCount(), 3, patienceMs);
        m_window->project()->selectStep(steps->idAt(2));
        QTRY_VERIFY_WITH_TIMEOUT(steps->peek(2) != nullptr && m_window->project()->isQuiet(), patienceMs);
        QVERIFY(steps->peek(2)->firstLine.contains("requests==2.32.5"));
        QCOMPARE(m_window->project()->runs()->peek(0)->record.task, std::string("Make the tests pass."));
        const auto *decisions = m_window->findChild<QTreeWidget *>(u"approvalDecisions"_s);
        QTRY_COMPARE_WITH_TIMEOUT(decisions->topLevelItemCount(), 1, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(decisions->topLevelItem(0)->text(1), u"Run 1, step 3"_s, patienceMs);
        picture(u"hook-run"_s);
    }

    void aLinkOfAnAnswerIsFollowed()
    {
        const auto trail = m_folder.filePath(u"loans.vitrine"_s);
        QCOMPARE(
            QProcess::execute(QStringLiteral(VITRINE_PROGRAM), { u"import"_s, sampleFile(), u"--trail"_s, trail }), 0);
        Asker agent(trail);
        const auto hits = agent.call(u"search"_s, { { u"filter"_s, u"status == blocked"_s } })[u"hits"].toArray();
        QCOMPARE(hits.size(), 1);
        const auto step = hits[0][u"step"].toInt();
        const auto why = agent.call(u"why_denied"_s,
            { { u"run"_s, hits[0][u"run"] }, { u"step"_s, step }, { u"policy"_s, u"smolagents-default"_s } });
        const auto link = why[u"link"].toString();
        QVERIFY2(link.startsWith(u"vitrine://"), qPrintable(link));

        WorkbenchOptions options;
        QVERIFY(options.add(link));
        show(options.files);
        m_window->locations()->waitFor(options.location);
        const auto *project = m_window->project();
        QTRY_VERIFY_WITH_TIMEOUT(project->step() != nullptr && int(project->step()->ordinal) == step, patienceMs);
        QVERIFY(project->step()->firstLine.contains("pandas"));
        QTRY_VERIFY_WITH_TIMEOUT(project->isQuiet(), patienceMs);
        trigger(u"whyDenied"_s);
        picture(u"mcp-link"_s);
    }

private:
    void show(const QStringList &files)
    {
        forgetAll();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1'280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), patienceMs));
        if (!qEnvironmentVariable("VITRINE_JOURNEY_PICTURES").isEmpty())
            trigger(u"lightColors"_s);
        m_window->openFiles(files);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->currentStep() != 0 && m_window->project()->isQuiet(), patienceMs);
    }

    void trigger(const QString &action) const { m_window->findChild<QAction *>(action)->trigger(); }

    void picture(const QString &name) const
    {
        const auto folder = qEnvironmentVariable("VITRINE_JOURNEY_PICTURES");
        if (folder.isEmpty())
            return;
        constexpr int settledMs = 1'000;
        QTest::qWait(settledMs);
        QVERIFY(m_window->grab().save(QDir(folder).filePath(name + u".png")));
    }

    /// Goes to the text and types the other in its place.
    static void replaceByKeys(CodeEditor &editor, const QByteArray &text, const QString &other)
    {
        const auto at = editor.code().indexOf(text);
        QVERIFY(at >= 0);
        QTest::keyClick(&editor, Qt::Key_Home, Qt::ControlModifier);
        for (qsizetype n = 0; n < at; ++n)
            QTest::keyClick(&editor, Qt::Key_Right);
        for (qsizetype n = 0; n < text.size(); ++n)
            QTest::keyClick(&editor, Qt::Key_Delete);
        QTest::keyClicks(&editor, other);
    }

    static QJsonObject event(const QString &name, const QString &command)
    {
        return { { u"hook_event_name"_s, name }, { u"tool_name"_s, u"Bash"_s },
            { u"tool_input"_s, QJsonObject { { u"command"_s, command } } },
            { u"tool_use_id"_s, QString(u"toolu_"_s + command) } };
    }
    std::unique_ptr<QProcess> hook(QJsonObject event) const
    {
        event[u"session_id"_s] = u"0f3e-session"_s;
        event[u"cwd"_s] = m_folder.path();
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(VITRINE_PROGRAM "-hook"),
            { u"claude-code"_s, u"--trail"_s, m_trail, u"--policy"_s, m_folder.filePath(u"team.json"_s),
                u"--approvals"_s, u"50"_s });
        process->write(compact(event));
        process->closeWriteChannel();
        return process;
    }
    static QJsonObject answerOf(QProcess &process)
    {
        if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, patienceMs))
            return {};
        return QJsonDocument::fromJson(process.readAllStandardOutput()).object()[u"hookSpecificOutput"].toObject();
    }
    QJsonObject report(const QJsonObject &event) const { return answerOf(*hook(event)); }
    QJsonObject wants(const QString &command) const { return report(event(u"PreToolUse"_s, command)); }
    /// A call that was edited keeps the identity that it had when it was asked for.
    void did(const QString &command, const QString &printed, const QString &asked = {}) const
    {
        auto ended = event(u"PostToolUse"_s, command);
        if (!asked.isEmpty())
            ended[u"tool_use_id"_s] = event({}, asked)[u"tool_use_id"_s];
        ended[u"tool_response"_s] = QJsonObject { { u"stdout"_s, printed } };
        ended[u"duration_ms"_s] = 120;
        report(ended);
    }

    QTemporaryDir m_folder;
    QString m_trail;
    Translations m_translations { QCoreApplication::instance(), u"en"_s };
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestAgents)
#include "tst_agents.moc"
