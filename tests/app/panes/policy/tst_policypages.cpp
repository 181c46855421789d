// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/shapelabel.h"
#include "app/panes/policy/pageswitch.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/policytree.h"
#include "app/panes/policy/whatifbar.h"
#include "app/session/project.h"
#include "models/items/stepmodel.h"
#include "tests/app/panes/policy/panereading.h"

#include <QComboBox>
#include <QDir>
#include <QMenu>
#include <QPainter>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>

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
        QDir(TrailImports::folder()).removeRecursively();
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
        QVERIFY(!isReportedBy(pane, u"The document is empty"_s));
        project.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(!editor->toPlainText().isEmpty(), 30'000);
    }

    void aCountIsBesideItsShapeInBothDirections()
    {
        for (const auto direction : { Qt::RightToLeft, Qt::LeftToRight }) {
            m_pane->setLayoutDirection(direction);
            QCoreApplication::sendPostedEvents();
            const auto *bar = m_pane->findChild<WhatIfBar *>();
            const auto shapes = bar->findChildren<ShapeLabel *>();
            QCOMPARE(shapes.size(), 6);
            for (const auto *shape : shapes) {
                const auto location = shape->geometry();
                const auto counts = bar->findChildren<QLabel *>();
                const auto isBeside = [&](const QLabel *count) {
                    const auto drawn = count->geometry();
                    const int gap = direction == Qt::LeftToRight ? drawn.left() - location.right()
                                                                 : location.left() - drawn.right();
                    return !count->accessibleName().isEmpty() && gap >= 0 && gap <= location.width()
                        && drawn.width() <= count->sizeHint().width();
                };
                QVERIFY(std::ranges::any_of(counts, isBeside));
            }
        }
    }

    void theDotsOfACutCellAreWhereItsWordsEnd()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(QString(60, u'H')));
        QStyleOptionViewItem option;
        option.initFrom(m_tree);
        option.widget = m_tree;
        option.direction = Qt::RightToLeft;
        option.textElideMode = Qt::ElideRight;
        option.rect = { 0, 0, 150, option.fontMetrics.height() };
        QImage picture(option.rect.size(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setLayoutDirection(Qt::RightToLeft);
        m_tree->itemDelegate()->paint(&painter, option, model.index(0, 0));
        painter.end();
        const int dots = option.fontMetrics.horizontalAdvance(u'…');
        const auto hasInk = [&](int from, int to) {
            for (int x = from; x < to; ++x)
                for (int y = 0; y < picture.height() / 2; ++y)
                    if (qGray(picture.pixel(x, y)) < 128)
                        return true;
            return false;
        };
        QVERIFY(hasInk(0, 3 * dots));
        QVERIFY(!hasInk(picture.width() - dots, picture.width()));
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
        QTRY_VERIFY(isReportedBy(*m_pane, u"Did you mean operations?"_s));
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

    /// A page that was asked for is not hidden by the rules.
    void aChosenPageStaysWhereThereIsLittleRoom()
    {
        const QSize before = m_pane->size();
        const auto *pages = m_pane->findChild<QTabWidget *>();
        const int usual = pages->count();
        m_pane->showApproval();
        const auto *approvals = pages->currentWidget();
        m_pane->resize(500, 300);
        QTRY_COMPARE(pages->count(), usual + 2);
        QCOMPARE(pages->currentWidget(), approvals);
        m_pane->resize(before);
        QTRY_COMPARE(pages->count(), usual);
        QCOMPARE(pages->currentWidget(), approvals);
    }

    // However little room there is: one row, with the current page in sight and the others a key or a menu away.
    void theNamesOfThePagesAreInOneRow()
    {
        auto *pages = m_pane->findChild<QTabWidget *>();
        const auto *names = m_pane->findChild<PageSwitch *>();
        const auto *more = names->findChild<QToolButton *>(u"morePages"_s);
        const QSize before = m_pane->size();
        for (const QSize size : { QSize(3'000, 500), QSize(1'400, 500), QSize(900, 500), QSize(500, 300) }) {
            m_pane->resize(size);
            QTRY_COMPARE(m_pane->width(), size.width());
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                QVERIFY(nameOf(page)->isVisible() && nameOf(page)->isChecked());
                int shown = 0;
                for (const auto *button : names->findChildren<QToolButton *>()) {
                    if (!button->isVisible())
                        continue;
                    QVERIFY2(names->rect().contains(button->geometry()), qPrintable(button->text()));
                    QCOMPARE(button->y(), 0);
                    shown += button == more ? 0 : 1;
                }
                QCOMPARE(shown + more->menu()->actions().size(), pages->count());
            }
        }
        m_pane->resize(3'000, 500);
        QTRY_VERIFY(!more->isVisible());
        m_pane->resize(before);
    }

    void theArrowKeysReachThePagesThatHaveNoRoom()
    {
        auto *pages = m_pane->findChild<QTabWidget *>();
        const QSize before = m_pane->size();
        m_pane->resize(500, 500);
        QTRY_COMPARE(m_pane->width(), 500);
        m_pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        pages->setCurrentIndex(0);
        nameOf(0)->setFocus();
        for (int page = 1; page < pages->count(); ++page) {
            QTest::keyClick(m_pane->focusWidget(), Qt::Key_Right);
            QCOMPARE(pages->currentIndex(), page);
            QVERIFY(nameOf(page)->hasFocus());
        }
        QTest::keyClick(m_pane->focusWidget(), Qt::Key_Left);
        QCOMPARE(pages->currentIndex(), pages->count() - 2);
        const auto *more = m_pane->findChild<QToolButton *>(u"morePages"_s);
        auto *hidden = more->menu()->actions().constLast();
        const auto name = hidden->text();
        hidden->trigger();
        QTRY_COMPARE(pages->tabText(pages->currentIndex()), name);
        m_pane->resize(before);
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
        QTRY_COMPARE(countOf(*m_pane, u"Now Allowed"_s), 1);
    }

    // A suggestion beside another choice would seem to be one for that.
    void aSuggestionBelongsToTheChosenRuns()
    {
        showPage(*m_pane, u"Suggestion"_s);
        auto *changes = m_pane->findChild<QTreeWidget *>(u"suggestion"_s);
        auto *use = m_pane->findChild<QPushButton *>(u"useSuggestion"_s);
        m_pane->findChild<QPushButton *>(u"suggestNow"_s)->click();
        QTRY_VERIFY(changes->topLevelItemCount() > 0 && use->isEnabled());
        auto *choice = m_pane->findChild<QComboBox *>(u"suggestFor"_s);
        choice->setCurrentIndex(choice->currentIndex() == 0 ? 2 : 0);
        QCOMPARE(changes->topLevelItemCount(), 0);
        QVERIFY(!use->isEnabled());
    }

    void counterexamplesThatCannotRunSayWhy()
    {
        Project project(makeInProcessBackend);
        PolicyPane pane(&project, []() -> Result<std::unique_ptr<Executor>> {
            return std::unexpected(Error { ErrorCode::NoPermission, "the sandbox", {}, {}, {} });
        });
        pane.resize(900, 700);
        pane.show();
        project.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(countOf(pane, u"Unchanged"_s) > 0, 30'000);
        showPage(pane, u"Proof"_s);
        auto *against = pane.findChild<QComboBox *>(u"proveAgainst"_s);
        against->setCurrentIndex(against->findText(u"strict"_s));
        auto *run = pane.findChild<QPushButton *>(u"runCounterexamples"_s);
        QTRY_VERIFY(run->isEnabled());
        run->click();
        const auto *sentence = pane.findChild<QLabel *>(u"proofSentence"_s);
        QTRY_VERIFY2(sentence->text().contains(u"the sandbox"_s), qPrintable(sentence->text()));
        QVERIFY(run->isEnabled());
    }

private:
    static void showPage(const PolicyPane &pane, const QString &name)
    {
        auto *pages = pane.findChild<QTabWidget *>();
        for (int page = 0; page < pages->count(); ++page)
            if (pages->tabText(page) == name)
                pages->setCurrentIndex(page);
    }

    QToolButton *nameOf(int page) const
    {
        const auto name = m_pane->findChild<QTabWidget *>()->tabText(page);
        const auto buttons = m_pane->findChild<PageSwitch *>()->findChildren<QToolButton *>();
        const auto found
            = std::ranges::find_if(buttons, [&name](const QToolButton *button) { return button->text() == name; });
        return found == buttons.end() ? nullptr : *found;
    }

    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    PolicyTree *m_tree = nullptr;
    PolicyEditor *m_editor = nullptr;
};

QTEST_MAIN(TestPolicyPages)
#include "tst_policypages.moc"
