// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/policy/changedsteps.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/policytree.h"
#include "app/session/project.h"
#include "app/session/settings/preferences.h"
#include "base/username.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policycomments.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyexchange.h"
#include "executor/policy/profiles.h"
#include "models/items/stepmodel.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"
#include "tests/app/panes/policy/panereading.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// The pane on the sample, whose second step was refused for an import.
class TestPolicyPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        // A test before may have left the sample's trail with runs of its own.
        QDir(TrailImports::folder()).removeRecursively();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), executorOfThisProcess);
        m_tree = m_pane->findChild<PolicyTree *>();
        m_editor = m_pane->findChild<PolicyEditor *>();
        m_changed = m_pane->findChild<ChangedSteps *>();
        m_pane->resize(900, 700);
        m_pane->show();
        m_project->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(count(u"Unchanged"_s) > 0, patienceMs);
        QTRY_VERIFY(isTreeOfDraft());
    }

    void cleanup()
    {
        // The newest text is judged a moment after it was written.
        QTRY_COMPARE(button("Revert")->isEnabled(), !isUntouched());
        button("Revert")->click();
        QTRY_VERIFY(isUntouched() && !button("Revert")->isEnabled());
        QTRY_VERIFY(isTreeOfDraft());
        show("Changed Steps");
    }

    void beginsWithThePolicyInForce()
    {
        QVERIFY(draft() == m_project->activePolicy());
        QVERIFY(!button("Activate")->isEnabled());
        QCOMPARE(m_changed->topLevelItemCount(), 0);
    }

    void aTickChangesTextAndCounts()
    {
        const int all = count(u"Unchanged"_s);
        auto *denied = deniedModule();
        QVERIFY(denied != nullptr);
        const QString name = denied->text(0);
        denied->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(count(u"Now Allowed"_s), 1);
        QCOMPARE(count(u"Unchanged"_s) + count(u"Not Comparable"_s) + 1, all);
        QVERIFY(ImportRules(draft().imports).allows(name.toStdString()));
        QTRY_COMPARE(m_changed->topLevelItemCount(), 1);
        QSignalSpy chosen(m_pane.get(), &PolicyPane::stepChosen);
        Q_EMIT m_changed->itemActivated(m_changed->topLevelItem(0), 0);
        QTRY_COMPARE(chosen.size(), 1);
        m_editor->undo();
        QTRY_COMPARE(count(u"Now Allowed"_s), 0);
    }

    void typingIsJudgedAtOnce()
    {
        Policy policy = m_project->activePolicy();
        std::erase(policy.builtins, "print");
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
        QTRY_VERIFY(count(u"Now Denied"_s) > 0);
        QTRY_VERIFY(rowOf(*m_tree, u"print"_s)->checkState(0) == Qt::Unchecked);
        QSignalSpy used(m_pane.get(), &PolicyPane::useRequested);
        button("Activate")->click();
        answer(u"policyReason"_s, {});
        QCOMPARE(used.size(), 1);
    }

    void anErrorLeavesTheLastValidDraft()
    {
        const int all = count(u"Unchanged"_s);
        const QString text = m_editor->toPlainText();
        m_editor->replaceText(QString(text).replace(u"\"operations\""_s, u"\"operatons\""_s));
        QTRY_VERIFY(!m_editor->extraSelections().isEmpty());
        QCOMPARE(count(u"Unchanged"_s), all);
        QVERIFY(!button("Activate")->isEnabled());
        QVERIFY(isReported(u"Unknown field operatons. Did you mean operations?"_s));
        QVERIFY(isReported(u"remains active"_s));
        button("Go to Line")->click();
        QVERIFY(m_editor->textCursor().block().text().contains(u"operatons"_s));
        m_editor->undo();
        QTRY_VERIFY(m_editor->extraSelections().isEmpty());
    }

    void undoGoesBackToTheFirstDraftAndNoFurther()
    {
        while (m_editor->document()->isUndoAvailable())
            m_editor->undo();
        QVERIFY(readPolicy(m_editor->toPlainText().toStdString()));
    }

    void saysWhatIsWrongWithADraft_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("isValid");
        const auto row = [](const char *name, const char *text, const char *said, bool isValid = false) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(said) << isValid;
        };
        row("blank", " ", "Line 1, column 1: The document is empty");
        row("empty", "", "Line 1, column 1: The document is empty");
        row("a text left open", "{\"vitrine_policy\": 1,\n\"name\": \"x\n}", "Line 2, column 11: Unterminated string");
        row("twice", "{\"vitrine_policy\": 1, \"limits\": {},\n\"limits\": {}}",
            "Line 2, column 1: Duplicate field limits");
        row("negative", "{\"vitrine_policy\": 1,\n\"limits\": {\"files\": -1}}",
            "Line 2, column 21: Expected a whole number");
        row("newer", "{\"vitrine_policy\": 2, \"x\": 1}", "Line 1, column 20: This policy uses format version 2");
        row("two errors", "{\"vitrine_policy\": 1, \"x\": 1, \"y\": 2}", "And 1 more");
        row("contradictory", "{\"vitrine_policy\": 1,\n\"imports\": {\"allow\": [\"math\"], \"deny\": [\"math\"]}}",
            "Line 2: math has no effect: math in imports.deny overrides it", true);
        row("no layer", "{\"vitrine_policy\": 1,\n\"required_layers\": [\"jial\"]}",
            "Line 2: Unknown protection layer jial: no step would run. Did you mean jail?", true);
    }
    void saysWhatIsWrongWithADraft()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(bool, isValid);
        const Policy before = m_project->activePolicy();
        m_editor->replaceText(text);
        QTRY_VERIFY(isReported(said));
        QTRY_COMPARE(m_editor->extraSelections().isEmpty(), isValid);
        QTRY_COMPARE(button("Activate")->isEnabled(), isValid);
        QCOMPARE(m_project->activePolicy(), before);
        button("Go to Line")->click();
        QCOMPARE(m_pane->focusWidget(), m_editor);
    }

    void leadsToTheStepsThatUseARule()
    {
        auto *denied = deniedModule();
        QVERIFY(denied != nullptr);
        auto *action = m_tree->findChild<QAction *>(u"filterUsers"_s);
        m_tree->setCurrentItem(rowOf(*m_tree, u"Imports"_s));
        QVERIFY(!action->isEnabled());
        m_tree->setCurrentItem(denied);
        QSignalSpy filter(m_pane.get(), &PolicyPane::filterRequested);
        action->trigger();
        QCOMPARE(filter.size(), 1);
        QVERIFY(filter.front().front().toString().startsWith(u"run == 1 and step == "));
        QVERIFY(Filter::parse(filter.front().front().toString().toStdString()));
    }

    void confirmsByRunning()
    {
        auto *confirm = m_pane->findChild<QPushButton *>(u"confirmDraft"_s);
        QVERIFY(!confirm->isEnabled());
        deniedModule()->setCheckState(0, Qt::Checked);
        QTRY_VERIFY(confirm->isEnabled());
        confirm->click();
        QTRY_VERIFY_WITH_TIMEOUT(isReported(u"Verified 1 of 1 changed step(s) under the draft"_s), patienceMs);
        QTRY_VERIFY(m_changed->topLevelItem(0)->text(4).startsWith(u"Allowed"));
        QTRY_VERIFY_WITH_TIMEOUT(!confirmation().empty(), patienceMs);
        const auto kept = confirmation();
        QCOMPARE(kept.at("policy").get<std::string>(), policyHash(draft()));
        QCOMPARE(kept.at("before").get<std::string>(), policyHash(m_project->activePolicy()));
        QCOMPARE(kept.at("author").get<std::string>(), userName());
        QCOMPARE(kept.at("disagreements").get<int>(), 0);
        QCOMPARE(kept.at("steps").size(), std::size_t { 1 });
        QCOMPARE(kept.at("steps")[0].at("predicted").get<std::string>(), "allowed");
        QCOMPARE(kept.at("steps")[0].at("observed").get<std::string>(), "allowed");
        m_editor->undo();
        QTRY_VERIFY(m_pane->findChild<MessageStrip *>()->message().headline.isEmpty());
        QVERIFY(!confirm->isEnabled());
    }

    void aStoppedConfirmationStaysOnRecord()
    {
        auto *confirm = m_pane->findChild<QPushButton *>(u"confirmDraft"_s);
        Policy policy = m_project->activePolicy();
        std::erase(policy.builtins, "print");
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
        QTRY_VERIFY(confirm->isEnabled());
        confirm->click();
        QVERIFY(confirm->text().startsWith(u"Stop"));
        confirm->click();
        QTRY_VERIFY_WITH_TIMEOUT(confirmation().value("policy", "") == policyHash(policy), patienceMs);
        const auto kept = confirmation();
        QVERIFY(kept.at("stopped").get<bool>());
        QVERIFY(kept.at("run").get<int>() < kept.at("total").get<int>());
    }

    void sumsUpByRunAndByRule()
    {
        const QString name = deniedModule()->text(0);
        deniedModule()->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(count(u"Now Allowed"_s), 1);
        show("By Run");
        QTRY_COMPARE(listOf("changesByRun")->topLevelItemCount(), 1);
        QCOMPARE(listOf("changesByRun")->topLevelItem(0)->text(1), u"1"_s);
        show("By Rule");
        QTRY_COMPARE(listOf("changesByRule")->topLevelItemCount(), 1);
        QCOMPARE(listOf("changesByRule")->topLevelItem(0)->text(1), name);
        show("Changed Steps");
        QSignalSpy filter(m_pane.get(), &PolicyPane::filterRequested);
        auto *toFilter = m_pane->findChild<QPushButton *>(u"filterChanged"_s);
        QVERIFY2(toFilter->text().contains(u"1"_s), qPrintable(toFilter->text()));
        toFilter->click();
        QCOMPARE(filter.size(), 1);
        const auto parsed = Filter::parse(filter.front().front().toString().toStdString());
        QVERIFY(parsed);
        QVERIFY(filter.front().front().toString().startsWith(u"run == 1 and step == "));
        QVERIFY(m_project->steps()->draftChange(changedRow()) == VerdictChange::NowAllowed);
    }

    void reportsWhatIsUnusedAndRisky()
    {
        Policy policy = m_project->activePolicy();
        policy.imports.allow.emplace_back("os.*");
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
        show("Unused and Risky");
        QTRY_VERIFY(rowOf(*listOf("looseRules"), u"Imports"_s) != nullptr);
        QTRY_COMPARE(listOf("looseRules")->topLevelItem(0)->text(1), u"os.*"_s);
        QVERIFY(listOf("looseRules")->topLevelItem(0)->text(3).startsWith(u"Risky"));
        Q_EMIT listOf("looseRules")->itemActivated(listOf("looseRules")->topLevelItem(0), 0);
        QVERIFY(m_tree->currentItem()->text(0) == u"os.*"_s);
    }

    void saysWhyAndWhatWouldAllowIt()
    {
        const int denied = changedRow();
        m_project->selectStep(m_project->steps()->idAt(denied));
        m_pane->showWhy();
        QTRY_COMPARE(listOf("reasons")->topLevelItemCount(), 1);
        const auto *about = m_pane->findChild<QLabel *>(u"whyAbout"_s);
        QVERIFY2(
            about->text().contains(u"denied by the active policy"), qPrintable(about->text())); // there is no draft
        QTRY_VERIFY(listOf("remedies")->topLevelItemCount() > 0);
        Q_EMIT listOf("remedies")->itemActivated(listOf("remedies")->topLevelItem(0), 0);
        QTRY_COMPARE(count(u"Now Allowed"_s), 1);
        QTRY_COMPARE(listOf("reasons")->topLevelItemCount(), 0);
        QVERIFY2(about->text().contains(u"allowed by the draft"), qPrintable(about->text()));
    }

    void twoQuickChangesBothCount()
    {
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        rowOf(*m_tree, u"landlock"_s)->setCheckState(0, Qt::Checked);
        QCOMPARE(draft().requiredLayers, (std::vector<std::string> { "landlock", "seccomp" }));
    }

    void changesFilesHostsChecksAndLayers()
    {
        QVERIFY(draft().requiredLayers.empty());
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(draft().requiredLayers, std::vector<std::string> { "seccomp" });
        addRule(u"Network"_s, u" example.org "_s);
        QTRY_COMPARE(draft().hosts, std::vector<std::string> { "example.org" });
        addRule(u"Files to Read"_s, u"/data/*.csv"_s);
        QTRY_COMPARE(draft().readGlobs, std::vector<std::string> { "/data/*.csv" });
        addRule(u"Imports"_s, u"zlib"_s);
        QTRY_VERIFY(ImportRules(draft().imports).allows("zlib"));
        QTRY_VERIFY(rowOf(*m_tree, u"example.org"_s) != nullptr);
        rowOf(*m_tree, u"example.org"_s)->setCheckState(0, Qt::Unchecked);
        QTRY_VERIFY(draft().hosts.empty());
        auto *check = rowOf(*m_tree, u"Secrets"_s);
        m_tree->setCurrentItem(check);
        Q_EMIT m_tree->itemDoubleClicked(check, 1);
        auto *choice = m_tree->findChild<QComboBox *>();
        QVERIFY(choice != nullptr);
        choice->setCurrentIndex(choice->findText(u"block"_s));
        QTest::keyClick(choice, Qt::Key_Return);
        QTRY_VERIFY(draft().secrets == OutputCheck::Block);
    }

    void namesLayersThatTheChosenExecutorDoesNotHave()
    {
        m_project->execution()->prepare(); // in this process: no jail
        rowOf(*m_tree, u"jail"_s)->setCheckState(0, Qt::Checked);
        QTRY_VERIFY_WITH_TIMEOUT(isReported(u"The selected executor does not provide layer jail"_s), patienceMs);
        QVERIFY(isReported(u"Line "_s));
        QTRY_VERIFY(rowOf(*m_tree, u"jail"_s)->text(3).contains(u"Not available with this executor"));
        button("Go to Line")->click();
        QVERIFY(m_editor->textCursor().block().text().contains(u"jail"));
        rowOf(*m_tree, u"jail"_s)->setCheckState(0, Qt::Unchecked);
        rowOf(*m_tree, u"review"_s)->setCheckState(0, Qt::Checked);
        QTRY_VERIFY(m_pane->findChild<MessageStrip *>()->message().headline.isEmpty());
    }

    void aCommentStaysWithItsRule()
    {
        auto *rule = rowOf(*m_tree, u"math"_s);
        QVERIFY(rule != nullptr);
        m_tree->setCurrentItem(rule);
        m_tree->setFocus();
        m_tree->findChild<QAction *>(u"commentRule"_s)->trigger();
        auto *line = m_tree->findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        line->setText(u"for <b>all</b> tasks"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(rowOf(*m_tree, u"math"_s)->text(3).contains(u"for <b>all</b> tasks"));
        QVERIFY(readPolicyComments(m_editor->toPlainText().toStdString()).contains("imports.allow/math"));
        QTRY_VERIFY(button("Activate")->isEnabled());
        // Another change keeps it, none of it changes what is allowed.
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(draft().requiredLayers.size(), std::size_t { 1 });
        QVERIFY(readPolicyComments(m_editor->toPlainText().toStdString()).contains("imports.allow/math"));
    }

    // Qt warns where a view is asked to edit what nothing edits.
    void onlyWhatCanBeEditedIs()
    {
        QTest::failOnWarning();
        auto *rule = rowOf(*m_tree, u"math"_s);
        QVERIFY(rule != nullptr);
        for (int column = 0; column < m_tree->columnCount(); ++column)
            Q_EMIT m_tree->itemDoubleClicked(rule, column);
        auto *line = m_tree->findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        m_tree->findChild<QAction *>(u"commentRule"_s)->trigger();
        QTest::keyClick(line, Qt::Key_Escape);
        QTRY_VERIFY(m_tree->findChild<QLineEdit *>() == nullptr);
    }

    void putsInForceWithAReasonThatStaysInTheTrail()
    {
        connectToForce();
        const auto before = m_project->activePolicy();
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        QTRY_VERIFY(button("Activate")->isEnabled());
        button("Activate")->click();
        answer(u"policyReason"_s, u"a first reason"_s);
        QTRY_VERIFY(!button("Activate")->isEnabled());
        QCOMPARE(m_project->activePolicy().version, before.version + 1);
        show("Versions");
        auto *versions = listOf("policyVersions");
        QTRY_VERIFY_WITH_TIMEOUT(versions->topLevelItem(1)->text(4) == u"a first reason", patienceMs);
        QCOMPARE(versions->topLevelItem(1)->text(3), u"1"_s);
        QVERIFY(!versions->topLevelItem(1)->text(1).isEmpty());
        auto *differences = listOf("policyDifferences");
        QCOMPARE(differences->topLevelItemCount(), 0);
        versions->setCurrentItem(rowWith(*versions, 2, u"permissive-audit"_s));
        QVERIFY(differences->topLevelItemCount() > 5);
        Q_EMIT versions->itemActivated(versions->currentItem(), 0);
        QTRY_COMPARE(draft().name, std::string("permissive-audit"));
        m_project->setPolicy({});
        m_pane->followActive();
    }

    void aCommentAloneIsAVersionToo()
    {
        connectToForce();
        show("Versions");
        auto *versions = listOf("policyVersions");
        QTRY_VERIFY(rowWith(*versions, 2, u"permissive-audit"_s) != nullptr);
        versions->setCurrentItem(rowWith(*versions, 2, u"permissive-audit"_s));
        const auto before = m_project->activePolicy();
        comment(u"imports.allow/math"_s, u"for all tasks"_s);
        QTRY_VERIFY(button("Activate")->isEnabled());
        button("Activate")->click();
        answer(u"policyReason"_s, u"said why"_s);
        QTRY_VERIFY(!button("Activate")->isEnabled() && !button("Revert")->isEnabled());
        QCOMPARE(m_project->activePolicy().version, before.version + 1);
        QTRY_VERIFY_WITH_TIMEOUT(versions->topLevelItem(1)->text(4) == u"said why", patienceMs);
        QCOMPARE(versions->topLevelItem(1)->text(3), u"1"_s);
        QVERIFY(versions->currentItem()->text(2).startsWith(u"permissive-audit"));
        versions->setCurrentItem(versions->topLevelItem(0));
        // What was written is told apart from what comes now, and comes back.
        comment(u"imports.allow/math"_s, u"for some"_s);
        // The list of the version before had one line, too, until the comparison ended.
        QTRY_VERIFY(rowWith(*listOf("policyDifferences"), 2, u"for all tasks"_s) != nullptr);
        QCOMPARE(listOf("policyDifferences")->topLevelItemCount(), 1);
        QTRY_VERIFY(button("Revert")->isEnabled());
        button("Revert")->click();
        QTRY_VERIFY(m_editor->toPlainText().contains(u"for all tasks"));
        m_project->setPolicy({});
        m_pane->followActive();
        QTRY_VERIFY(!m_editor->toPlainText().contains(u"for all tasks"));
    }

    void startsWithThePolicyThatRunsReport()
    {
        for (auto *action : m_pane->findChildren<QAction *>())
            if (action->text() == u"All Runs")
                action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isReported(u"Recovered from 1 of 1 run(s): imports.allow ("_s), patienceMs);
        QVERIFY(isSeenIn(*m_pane, u"Recovered from 1 of 1 run(s)"_s));
        m_editor->replaceText(QString::fromStdString(prettyJson(*profile("strict"))));
        QTRY_VERIFY(!isSeenIn(*m_pane, u"Recovered from"_s));
    }

    void confirmsByItself()
    {
        auto *automatic = m_pane->findChild<QCheckBox *>(u"confirmAutomatically"_s);
        automatic->setChecked(true);
        QTRY_VERIFY(deniedModule() != nullptr);
        deniedModule()->setCheckState(0, Qt::Checked);
        QTRY_VERIFY_WITH_TIMEOUT(isReported(u"Verified 1 of 1 changed step(s) under the draft"_s), patienceMs);
        automatic->setChecked(false);
    }

    void asksForNoReasonWhereTheSettingsSaySo()
    {
        Preferences::asksReason.set(false);
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        QTRY_VERIFY(button("Activate")->isEnabled());
        QSignalSpy used(m_pane.get(), &PolicyPane::useRequested);
        button("Activate")->click();
        QCOMPARE(used.size(), 1);
        Preferences::asksReason.set(true);
        m_project->setPolicy({});
        m_pane->followActive();
    }

    void confirmsByItselfWhereTheSettingsSaySo()
    {
        auto *automatic = m_pane->findChild<QCheckBox *>(u"confirmAutomatically"_s);
        Preferences::confirmsByItself.set(true);
        m_pane->followPreferences();
        QVERIFY(automatic->isChecked());
        automatic->click();
        QVERIFY(!Preferences::confirmsByItself.isOn());
    }

    void reportsTheFrameworksArguments()
    {
        QTRY_VERIFY(deniedModule() != nullptr);
        deniedModule()->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(count(u"Now Allowed"_s), 1);
        show("Other Tools");
        auto *tool = m_pane->findChild<QComboBox *>(u"otherTool"_s);
        tool->setCurrentIndex(tool->findData(static_cast<int>(PolicyFormat::Smolagents)));
        auto *text = m_pane->findChild<QPlainTextEdit *>(u"otherToolRules"_s);
        QTRY_VERIFY(text->toPlainText().startsWith(u"additional_authorized_imports=["));
    }

    // What was suggested for one draft says nothing of another one.
    void aSuggestionGoesWithItsDraft()
    {
        show("Suggestion");
        QCOMPARE(listOf("suggestion")->topLevelItemCount(), 0); // nobody has asked
        button("Suggest Minimal Policy")->click();
        QTRY_VERIFY(listOf("suggestion")->topLevelItemCount() > 0);
        rowOf(*m_tree, u"seccomp"_s)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(listOf("suggestion")->topLevelItemCount(), 0);
        QVERIFY(!m_pane->findChild<QPushButton *>(u"useSuggestion"_s)->isEnabled());
    }

    void suggestsTheLeast()
    {
        button("Suggest Minimal Policy")->click();
        auto *use = m_pane->findChild<QPushButton *>(u"useSuggestion"_s);
        QTRY_VERIFY(use->isEnabled());
        QVERIFY(rowWith(*listOf("suggestion"), 2, u"unused"_s) != nullptr);
        m_pane->findChild<QPushButton *>(u"proveSuggestion"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(isReported(u"unchanged"_s) && !isReported(u"Incomplete."_s), patienceMs);
        QVERIFY(isReported(u"0 denied"_s));
        use->click();
        QTRY_VERIFY(draft().imports.allow.size() < m_project->activePolicy().imports.allow.size());
        QTRY_COMPARE(count(u"Now Denied"_s), 0);
    }

    void suggestsTheDialectOfTheRecording()
    {
        Policy policy = m_project->activePolicy();
        QVERIFY(policy.dialect == Dialect::Smolagents);
        policy.dialect = Dialect::Python;
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
        QTRY_VERIFY(draft().dialect == Dialect::Python && button("Activate")->isEnabled());
        button("Suggest Minimal Policy")->click();
        auto *use = m_pane->findChild<QPushButton *>(u"useSuggestion"_s);
        QTRY_VERIFY(use->isEnabled());
        QVERIFY(rowWith(*listOf("suggestion"), 2, u"as recorded"_s) != nullptr);
        use->click();
        QTRY_VERIFY(draft().dialect == Dialect::Smolagents);
    }

    void watchesAnAgentThatIsRecorded()
    {
        QVERIFY(isReported(u"watching for new ones"_s));
        auto *newest = m_pane->findChild<QPushButton *>(u"showNewest"_s);
        QVERIFY(!newest->isVisible());
        const int before = count(u"Unchanged"_s);
        Policy policy = m_project->activePolicy();
        policy.imports.allow.emplace_back("socket");
        m_editor->replaceText(QString::fromStdString(prettyJson(policy)));
        const auto recorder = Recorder::open(m_project->file().toStdString());
        QVERIFY(recorder);
        const SourceId source = *(*recorder)->addSource({ {}, {}, 0, "vitrine-live", "1", 1 });
        const RunId run = (*recorder)->addRun(source, {}, {})->run;
        QVERIFY((*recorder)->completeSource(source, "{}"));
        const SessionId session
            = *(*recorder)->beginSession({ run, SessionKind::StepRun, {}, "python-module", "3.13", {}, 1 });
        QVERIFY((*recorder)->beginStep(run, { session, 0, 0, "import math", false, 1 }));
        QTRY_COMPARE_WITH_TIMEOUT(count(u"Unchanged"_s), before + 1, patienceMs);
        QVERIFY(isReported(u"Allowed under the draft"_s));
        const auto started = (*recorder)->beginStep(run, { session, 0, 0, "import socket", false, 2 });
        QTRY_COMPARE_WITH_TIMEOUT(count(u"Now Allowed"_s), 1, patienceMs);
        QVERIFY(isReported(u"Watching: 2 new step"_s));
        show("By Run");
        QTRY_COMPARE(listOf("changesByRun")->topLevelItemCount(), 1);
        QSignalSpy chosen(m_pane.get(), &PolicyPane::stepChosen);
        QVERIFY(newest->isVisible());
        newest->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().at(1).value<StepId>(), started->step);
    }

private:
    void connectToForce()
    {
        m_pane->disconnect(m_project.get());
        connect(m_pane.get(), &PolicyPane::useRequested, m_project.get(), [this](const Policy &policy) {
            m_project->setPolicy(policy);
            m_pane->followActive();
        });
    }
    bool isUntouched() const { return m_editor->toPlainText().toStdString() == prettyJson(m_project->activePolicy()); }
    void comment(const QString &key, const QString &text) const
    {
        m_editor->replaceText(
            QString::fromStdString(prettyJson(draft(), { { key.toStdString(), text.toStdString() } })));
    }
    static QTreeWidgetItem *rowWith(const QTreeWidget &list, int column, const QString &text)
    {
        for (int row = 0; row < list.topLevelItemCount(); ++row)
            if (list.topLevelItem(row)->text(column).contains(text))
                return list.topLevelItem(row);
        return nullptr;
    }
    void addRule(const QString &group, const QString &entry) const
    {
        m_tree->setCurrentItem(rowOf(*m_tree, group));
        m_tree->findChild<QAction *>(u"addRule"_s)->trigger();
        answer(u"ruleDialog"_s, entry);
    }
    void answer(const QString &name, const QString &text) const
    {
        auto *dialog = m_pane->findChild<QInputDialog *>(name);
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(text);
        dialog->accept();
        QTRY_VERIFY(m_pane->findChild<QInputDialog *>(name) == nullptr);
    }
    void show(const char *page) const
    {
        auto *pages = m_pane->findChild<QTabWidget *>();
        for (int i = 0; i < pages->count(); ++i)
            if (pages->tabText(i) == QLatin1StringView(page))
                pages->setCurrentIndex(i);
    }
    QTreeWidget *listOf(const char *name) const { return m_pane->findChild<QTreeWidget *>(QLatin1StringView(name)); }
    /// The step of the sample that its policy refuses.
    int changedRow() const
    {
        const auto *steps = m_project->steps();
        for (int row = 0; row < steps->rowCount(); ++row)
            if (const auto *step = steps->peek(row); step != nullptr && step->errorLayer == ErrorLayer::Policy)
                return row;
        return -1;
    }
    int count(const QString &name) const { return countOf(*m_pane, name); }
    /// The newest one that is on record.
    nlohmann::json confirmation() const { return confirmationIn(m_project->file()); }
    /// The lists follow a moment after the counts.
    bool isTreeOfDraft() const
    {
        const ImportRules rules(draft().imports);
        const auto *modules = m_tree->topLevelItem(0);
        for (int row = 0; modules != nullptr && row < modules->childCount(); ++row)
            if ((modules->child(row)->checkState(0) == Qt::Checked)
                != rules.allows(modules->child(row)->text(0).toStdString()))
                return false;
        if (modules == nullptr || deniedModule() == nullptr)
            return false;
        const bool isRequired = std::ranges::contains(draft().requiredLayers, "seccomp");
        return (rowOf(*m_tree, u"seccomp"_s)->checkState(0) == Qt::Checked) == isRequired;
    }
    bool isReported(const QString &text) const { return isReportedBy(*m_pane, text); }
    QPushButton *button(const char *text) const { return buttonOf(*m_pane, text); }
    Policy draft() const { return readPolicy(m_editor->toPlainText().toStdString()).value_or(Policy {}); }
    QTreeWidgetItem *deniedModule() const
    {
        auto *imports = rowOf(*m_tree, u"Imports"_s);
        for (int i = 0; i < imports->childCount(); ++i)
            if (imports->child(i)->checkState(0) == Qt::Unchecked && imports->child(i)->text(2) == u"1"_s)
                return imports->child(i);
        return nullptr;
    }

    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    PolicyTree *m_tree = nullptr;
    PolicyEditor *m_editor = nullptr;
    ChangedSteps *m_changed = nullptr;
};

QTEST_MAIN(TestPolicyPane)
#include "tst_policypane.moc"
