// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/policytree.h"
#include "app/session/project.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyexchange.h"
#include "models/items/stepmodel.h"
#include "tests/app/panes/policy/panereading.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;
using Json = nlohmann::json;

namespace {

constexpr int patienceMs = 30'000;

Json call(const char *tool, const Json &input)
{
    static int calls = 0;
    const std::string id = std::to_string(++calls);
    return { { "type", "assistant" }, { "uuid", "u" + id }, { "sessionId", "s" }, { "cwd", "/home/u/app" },
        { "timestamp", "2026-01-01T00:00:00.000Z" },
        { "message",
            { { "role", "assistant" }, { "model", "m" }, { "id", "m" + id },
                { "content",
                    Json::array({ { { "type", "tool_use" }, { "id", "t" + id }, { "name", tool },
                        { "input", input } } }) } } } };
}

/// A session of Claude Code with one call in each step.
QByteArray session()
{
    const Json user { { "type", "user" }, { "uuid", "u0" }, { "sessionId", "s" }, { "cwd", "/home/u/app" },
        { "timestamp", "2026-01-01T00:00:00.000Z" }, { "message", { { "role", "user" }, { "content", "do it" } } } };
    QByteArray log = QByteArray::fromStdString(user.dump() + "\n");
    for (const Json &line : { call("Bash", { { "command", "git status" } }),
             call("Bash", { { "command", "git push" } }), call("Bash", { { "command", "git push origin" } }),
             call("Read", { { "file_path", "/home/u/app/src/a.py" } }), call("Bash", { { "command", "rm -rf x" } }) })
        log += QByteArray::fromStdString(line.dump() + "\n");
    return log;
}

} // namespace

/// The pane on what an agent did outside of Python code.
class TestPolicyActionRules final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QDir(TrailImports::folder()).removeRecursively();
        QFile file(m_folder.filePath(u"log.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(session());
        file.close();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), executorOfThisProcess);
        m_tree = m_pane->findChild<PolicyTree *>();
        m_editor = m_pane->findChild<PolicyEditor *>();
        m_pages = m_pane->findChild<QTabWidget *>();
        m_pane->resize(900, 700);
        m_pane->show();
        m_project->openFiles({ file.fileName() });
        QTRY_VERIFY_WITH_TIMEOUT(count(u"Unchanged"_s) == 5, patienceMs);
    }

    void init()
    {
        buttonOf(*m_pane, "Revert")->click();
        QTRY_VERIFY_WITH_TIMEOUT(count(u"Unchanged"_s) == 5, patienceMs);
    }

    void countsWhatADraftAllowsAsksAndDenies()
    {
        write([](Policy &policy) { policy.commands = { { "git status **" }, { "git push **" }, { "rm **" }, {} }; });
        QTRY_COMPARE(count(u"Now Ask"_s), 2);
        QCOMPARE(count(u"Now Allowed"_s), 1);
        QCOMPARE(count(u"Now Denied"_s), 1);
        QVERIFY(isReportedBy(*m_pane, u"2 ask"_s));
        QTRY_VERIFY(rowOf(*m_tree, u"git push **"_s) != nullptr);
        QTRY_COMPARE(rowOf(*m_tree, u"git push **"_s)->text(1), u"Ask"_s);
        const auto *row = rowOf(*m_tree, u"git push **"_s);
        QCOMPARE(row->text(2), u"2"_s);
        QCOMPARE(row->checkState(0), Qt::PartiallyChecked);
        QTRY_COMPARE(rowOf(*m_tree, u"rm **"_s)->text(1), u"Denied"_s);
        // What is recorded has a row even where no list names it.
        QVERIFY(rowOf(*m_tree, u"src"_s) != nullptr);
    }

    void decidesByTheMenu()
    {
        QTRY_VERIFY(rowOf(*m_tree, u"git push **"_s) != nullptr);
        m_tree->setCurrentItem(rowOf(*m_tree, u"git push **"_s));
        m_tree->findChild<QAction *>(u"askRule"_s)->trigger();
        QTRY_COMPARE(count(u"Now Ask"_s), 2);
        QVERIFY(draft().commands.ask == std::vector<std::string> { "git push **" });
        QTRY_COMPARE(rowOf(*m_tree, u"git push **"_s)->text(1), u"Ask"_s);
        m_tree->setCurrentItem(rowOf(*m_tree, u"git push **"_s));
        m_tree->findChild<QAction *>(u"denyRule"_s)->trigger();
        QTRY_COMPARE(count(u"Now Denied"_s), 1);
        QVERIFY(draft().commands.ask.empty() && draft().commands.deny.size() == 1);
        m_tree->findChild<QAction *>(u"removeRule"_s)->trigger();
        QTRY_VERIFY(draft().commands.isEmpty());
    }

    void decidesAboutAllOthers()
    {
        QTRY_VERIFY(rowOf(*m_tree, u"Commands"_s) != nullptr);
        auto *group = rowOf(*m_tree, u"Commands"_s);
        m_tree->setCurrentItem(group->child(group->childCount() - 1));
        m_tree->findChild<QAction *>(u"allowRule"_s)->trigger();
        QTRY_COMPARE(count(u"Now Allowed"_s), 4);
        QVERIFY(draft().commands.otherwise == Decision::Allow);
    }

    void explainsAndRepairsAStep()
    {
        write([](Policy &policy) { policy.commands = { {}, { "git push **" }, {}, {} }; });
        QTRY_COMPARE(count(u"Now Ask"_s), 2);
        m_project->selectStep(m_project->steps()->idAt(rowOfStep(u"git push"_s)));
        m_pane->showWhy();
        QTRY_VERIFY(isReportedBy(*m_pane, u"the draft requires a person's decision"_s));
        auto *changes = m_pane->findChild<QTreeWidget *>(u"remedies"_s);
        QTRY_VERIFY_WITH_TIMEOUT(changes->topLevelItemCount() >= 2, patienceMs);
        QSignalSpy judged(m_editor, &QPlainTextEdit::textChanged);
        Q_EMIT changes->itemActivated(changes->topLevelItem(0), 0);
        QTRY_VERIFY(!judged.isEmpty());
        QVERIFY(!draft().commands.allow.empty());
    }

    void readsAndWritesOtherTools()
    {
        QFile file(m_folder.filePath(u"settings.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"x({"permissions": {"allow": ["Bash(git status:*)"], "deny": ["Bash(rm:*)"]}, "hooks": {}})x");
        file.close();
        show(u"Other Tools"_s);
        auto *page = m_pages->currentWidget();
        QVERIFY(QMetaObject::invokeMethod(page, "importFile", Q_ARG(QString, file.fileName())));
        QTRY_VERIFY(std::ranges::contains(draft().commands.deny, "rm **"));
        QTRY_VERIFY(isReportedBy(*m_pane, u"settings.json"_s));
        auto *text = page->findChild<QPlainTextEdit *>(u"otherToolRules"_s);
        QTRY_VERIFY(text->toPlainText().contains(u"Bash(rm"_s));
    }

    void provesAgainstAnotherPolicy()
    {
        show(u"Proof"_s);
        QTRY_VERIFY(isReportedBy(*m_pane, u"allow exactly the same"_s));
        write([](Policy &policy) { policy.commands.allow = { "ls **" }; });
        QTRY_VERIFY(isReportedBy(*m_pane, u"and more"_s));
        auto *list = m_pane->findChild<QTreeWidget *>(u"counterexamples"_s);
        QCOMPARE(list->topLevelItem(0)->text(1), u"ls"_s);
        write([](Policy &policy) { policy.imports.allow.emplace_back("sqlite3"); });
        auto *run = m_pane->findChild<QPushButton *>(u"runCounterexamples"_s);
        QTRY_VERIFY(run->isEnabled());
        run->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            list->topLevelItemCount() > 0 && !list->topLevelItem(0)->text(4).isEmpty(), patienceMs);
        QCOMPARE(list->topLevelItem(0)->text(3), u"OK"_s);
        QVERIFY(list->topLevelItem(0)->text(4) != u"OK"_s);
    }

    void cleanupTestCase()
    {
        m_pane.reset();
        m_project.reset();
    }

private:
    int rowOfStep(const QString &text) const
    {
        const auto *steps = m_project->steps();
        for (int row = 0; row < steps->rowCount(); ++row)
            for (int column = 0; column < steps->columnCount(); ++column)
                if (steps->index(row, column).data().toString().contains(text))
                    return row;
        return 0;
    }
    int count(const QString &name) const { return countOf(*m_pane, name); }
    Policy draft() const { return readPolicy(m_editor->toPlainText().toStdString()).value_or(Policy {}); }
    void write(const std::function<void(Policy &)> &change)
    {
        Policy policy = m_project->activePolicy();
        change(policy);
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
    }
    void show(const QString &page)
    {
        for (int at = 0; at < m_pages->count(); ++at)
            if (m_pages->tabText(at) == page)
                m_pages->setCurrentIndex(at);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    PolicyTree *m_tree = nullptr;
    PolicyEditor *m_editor = nullptr;
    QTabWidget *m_pages = nullptr;
};

QTEST_MAIN(TestPolicyActionRules)
#include "tst_policyactionrules.moc"
