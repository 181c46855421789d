// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/kit/text/scintilla.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/step/steppane.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The search of the whole trail in the window, by keys.
class TestSearchPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        QVERIFY(openIn(*m_window));
    }

    void cleanup() { m_window.reset(); }

    void isOpenedByItsKey()
    {
        QVERIFY(field()->visibleRegion().isEmpty());
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(field()->hasFocus());
        QVERIFY(list()->accessibleDescription().startsWith(u"Enter a search term"_s));
    }

    void findsWordsAndGoesToTheStep()
    {
        search(u"rate");
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        QCOMPARE(list()->model()->index(0, 3).data(SoughtRole).toStringList(), QStringList(u"rate"_s));
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(list()->hasFocus());
        const auto ordinal = list()->currentIndex().siblingAtColumn(1).data().toString();
        const auto *project = m_window->project();
        QTRY_VERIFY(project->step() != nullptr && QString::number(project->step()->ordinal) == ordinal);
        QTest::keyClick(list(), Qt::Key_End);
        const auto last = list()->currentIndex().siblingAtColumn(1).data().toString();
        QTRY_VERIFY(project->step() != nullptr && QString::number(project->step()->ordinal) == last);
        QVERIFY(list()->hasFocus());
    }

    void goesToWhatIsFoundAfterReturn()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(field()->hasFocus());
        field()->setText(u"rate"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(list()->hasFocus());
        QTRY_VERIFY(list()->currentIndex().isValid());
    }

    void findsByStructure()
    {
        search(u"calls(\"exchange_rate\")");
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        search(u"calls(\"nowhere.nothing\")");
        QTRY_COMPARE(list()->model()->rowCount(), 0);
        QTRY_VERIFY(list()->accessibleDescription().startsWith(u"No matches"_s));
    }

    void leavesTheListsAloneUntilTheyAreToFollow()
    {
        const auto shown = [this] { return m_window->project()->filter().has_value(); };
        search(u"step == 3");
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        QVERIFY(!shown());
        m_window->findChild<QToolButton *>(u"searchAsFilter"_s)->click();
        QTRY_VERIFY(shown());
        QCOMPARE(m_window->findChild<FilterEdit *>(u"filterField"_s)->text(), u"step == 3"_s);
    }

    void showsTheLocationOfAHit_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("selected");
        QTest::newRow("code") << u"calls(\"exchange_rate\")"_s << u"exchange_rate("_s;
        QTest::newRow("error") << u"error.message contains \"is not allowed\""_s << u"is not allowed"_s;
        QTest::newRow("pattern") << u"error.message ~ \"is [a-z]+ all.wed\""_s << u"is not allowed"_s;
        QTest::newRow("output") << u"output contains \"143.64\""_s << u"143.64"_s;
    }

    void showsTheLocationOfAHit()
    {
        QFETCH(const QString, expression);
        QFETCH(const QString, selected);
        search(expression);
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(list()->hasFocus());
        const auto isSelected = [&] {
            return std::ranges::any_of(m_window->findChild<StepPane *>()->findChildren<QsciScintilla *>(),
                [&](const QsciScintilla *text) { return text->isVisible() && text->selectedText() == selected; });
        };
        QTRY_VERIFY(isSelected());
        QVERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Return);
        const auto *step = m_window->findChild<StepPane *>();
        QTRY_VERIFY(step->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(isSelected());
    }

    void returnShowsAStepThatIsBehindTheTranscript()
    {
        m_window->findChild<QAction *>(u"show-transcript"_s)->trigger();
        const auto *step = m_window->findChild<StepPane *>();
        QTRY_VERIFY(step->visibleRegion().isEmpty());
        search(u"exchange_rate");
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(step->isAncestorOf(QApplication::focusWidget()));
        QTRY_VERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
    }

    void saysWhatIsWrongWithAnExpression()
    {
        search(u"statuss == ok");
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(field()->state(), FilterEdit::State::Invalid);
        QCOMPARE(list()->model()->rowCount(), 0);
        QVERIFY(!m_window->findChild<QToolButton *>(u"searchAsFilter"_s)->isEnabled());
    }

    void saysInsteadOfTheHitsThatAnExpressionIsNotValid()
    {
        search(u"calls(\"nowhere.nothing\")");
        QTRY_VERIFY(list()->accessibleDescription().startsWith(u"No matches"_s));
        field()->use(u"step == 1 statuss == ok"_s);
        const auto said = list()->accessibleDescription();
        QVERIFY2(said.startsWith(u"Invalid expression"_s), qPrintable(said));
        QVERIFY2(said.contains(u"column 11"_s) && said.contains(u"statuss"_s), qPrintable(said));
        field()->use(u"calls(\"nowhere.nothing\")"_s);
        QVERIFY(list()->accessibleDescription().startsWith(u"No matches"_s));
    }

    void forgetsWithTheTrail()
    {
        search(u"rate");
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        m_window->project()->close();
        QCOMPARE(list()->model()->rowCount(), 0);
        QCOMPARE(field()->text(), QString());
    }

private:
    void search(QStringView expression)
    {
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(field()->hasFocus());
        field()->use(expression.toString());
    }

    FilterEdit *field() const { return m_window->findChild<FilterEdit *>(u"searchField"_s); }
    QTreeView *list() const { return m_window->findChild<QTreeView *>(u"searchView"_s); }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestSearchPane)
#include "tst_searchpane.moc"
