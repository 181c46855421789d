// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/pageswitch.h"
#include "app/policy/policyeditor.h"
#include "app/policy/policypane.h"
#include "app/policy/policytree.h"
#include "app/window/project.h"
#include "models/items/stepmodel.h"
#include "tests/app/policy/panereading.h"

#include <QComboBox>
#include <QDir>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// How the pages of the pane fit into the place that it has.
class TestPolicyPages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        constexpr int patienceMs = 30'000;
        QStandardPaths::setTestModeEnabled(true);
        QDir(Project::trailFolder()).removeRecursively();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), executorOfThisProcess);
        m_tree = m_pane->findChild<PolicyTree *>();
        m_editor = m_pane->findChild<PolicyEditor *>();
        m_pane->resize(900, 700);
        m_pane->show();
        m_project->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(countOf(*m_pane, u"Unchanged"_s) > 0, patienceMs);
    }

    void anEditorThatIsStillEmptyIsNoDraft()
    {
        Project project(makeInProcessBackend);
        PolicyPane pane(&project, executorOfThisProcess);
        auto *editor = pane.findChild<PolicyEditor *>();
        pane.show();
        QEvent look(QEvent::PaletteChange);
        QCoreApplication::sendEvent(editor, &look);
        QVERIFY(!isToldBy(pane, u"The document is empty"_s));
        project.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(!editor->toPlainText().isEmpty(), 30'000);
    }

    void rulesAndDocumentBecomePagesWhereThereIsLittleRoom()
    {
        const QSize before = m_pane->size();
        auto *pages = m_pane->findChild<QTabWidget *>();
        const int usual = pages->count();
        m_pane->resize(before.width(), 300);
        QTRY_COMPARE(pages->count(), usual + 1);
        QCOMPARE(pages->tabText(usual), u"JSON"_s);
        QVERIFY(m_tree->isVisible() && !m_editor->isVisible());
        m_pane->resize(500, 300);
        QTRY_COMPARE(pages->count(), usual + 2);
        QCOMPARE(pages->tabText(0), u"Rules"_s);
        QVERIFY(m_tree->isVisible());
        const QString text = m_editor->toPlainText();
        m_editor->replaceText(QString(text).replace(u"\"operations\""_s, u"\"operatons\""_s));
        QTRY_VERIFY(isToldBy(*m_pane, u"Is operations meant?"_s));
        buttonOf(*m_pane, "Go to Line")->click();
        QVERIFY(m_editor->isVisible());
        m_editor->undo();
        m_editor->setFocus();
        m_pane->resize(before);
        QTRY_COMPARE(pages->count(), usual);
        QVERIFY(m_tree->isVisible() && m_editor->isVisible());
        QTRY_COMPARE(m_pane->focusWidget(), m_editor);
        QVERIFY(m_tree->width() * 3 > m_pane->width());
    }

    // However little room there is: no page hides behind an arrow.
    void everyPageHasAButtonInSight()
    {
        auto *pages = m_pane->findChild<QTabWidget *>();
        const auto *names = m_pane->findChild<PageSwitch *>();
        const QSize before = m_pane->size();
        for (const int width : { 1'400, 900, 500 }) {
            m_pane->resize(width, 500);
            QTRY_COMPARE(m_pane->width(), width);
            const auto buttons = names->findChildren<QToolButton *>();
            QCOMPARE(buttons.size(), qsizetype(pages->count()));
            for (auto *button : buttons)
                QTRY_VERIFY2(names->rect().contains(button->geometry()), qPrintable(button->text()));
        }
        m_pane->resize(before);
        const auto buttons = names->findChildren<QToolButton *>();
        buttons.last()->click();
        QTRY_COMPARE(pages->tabText(pages->currentIndex()), buttons.last()->text());
        m_pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        buttons[1]->click();
        buttons[1]->setFocus();
        QTest::keyClick(buttons[1], Qt::Key_Left);
        QTRY_COMPARE(pages->currentIndex(), 0);
    }

    // Where rows of buttons would be cut off, one line names the page.
    void aListTakesThePlaceOfRowsWhereThereIsLittleHeight()
    {
        auto *pages = m_pane->findChild<QTabWidget *>();
        auto *names = m_pane->findChild<PageSwitch *>();
        auto *list = names->findChild<QComboBox *>(u"pageList"_s);
        const QSize before = m_pane->size();
        QVERIFY(!list->isVisible());
        m_pane->resize(before.width(), 300);
        QTRY_VERIFY(list->isVisible() && names->rect().contains(list->geometry()));
        QCOMPARE(list->count(), pages->count());
        for (const auto *button : names->findChildren<QToolButton *>())
            QVERIFY(!button->isVisible());
        list->setCurrentIndex(3);
        Q_EMIT list->activated(3);
        QCOMPARE(pages->currentIndex(), 3);
        pages->setCurrentIndex(1);
        QCOMPARE(list->currentIndex(), 1);
        m_pane->resize(3000, 300); // one row is enough
        QTRY_VERIFY(!list->isVisible() && names->findChildren<QToolButton *>().last()->isVisible());
        m_pane->resize(before);
        QTRY_VERIFY(!list->isVisible());
    }

    // The keyboard alone gets from a refused step to a draft that allows it.
    void returnTakesTheChangeThatTheKeyboardIsLedTo()
    {
        const auto *steps = m_project->steps();
        for (int row = 0; row < steps->rowCount(); ++row)
            if (const auto *step = steps->peek(row); step != nullptr && step->errorLayer == ErrorLayer::Policy)
                m_project->selectStep(steps->idAt(row));
        m_pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        m_pane->showRemedies();
        auto *remedies = m_pane->findChild<QTreeWidget *>(u"remedies"_s);
        QTRY_VERIFY(remedies->hasFocus() && remedies->currentItem() != nullptr);
        QCOMPARE(remedies->indexOfTopLevelItem(remedies->currentItem()), 0);
        QTest::keyClick(remedies, Qt::Key_Return);
        QTRY_COMPARE(countOf(*m_pane, u"Denied → Allowed"_s), 1);
    }

private:
    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    PolicyTree *m_tree = nullptr;
    PolicyEditor *m_editor = nullptr;
};

QTEST_MAIN(TestPolicyPages)
#include "tst_policypages.moc"
