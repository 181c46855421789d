// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/text/plaintextview.h"
#include "app/panes/step/steppane.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// A value leads to where it came from.
class TestValuePane final : public QObject {
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

    void aVariableLeadsToTheLineThatSetIt()
    {
        replay();
        goToStep(8);
        choose(u"interest"_s);
        QCOMPARE(cell(u"interest"_s, 4), u"Step 8, line 6"_s);
        const auto *origins = originView()->model();
        QTRY_VERIFY(origins->rowCount() > 0);
        const auto newest = origins->index(0, 0);
        QCOMPARE(newest.siblingAtColumn(2).data().toString(), u"Step 8, line 6"_s);
        QVERIFY(originView()->isExpanded(newest));
        QVERIFY(childrenOf(newest).contains(u"share@Step 8, line 5"_s));
        QVERIFY(!m_window->findChild<PlainTextView *>(u"valueText"_s)->text().isEmpty());
    }

    void f4GoesToTheStepAndLine()
    {
        replay();
        goToStep(9);
        choose(u"rates"_s);
        QTRY_COMPARE(cell(u"rates"_s, 4), u"Step 6, line 3"_s);
        QTRY_VERIFY(originView()->model()->rowCount() > 0);
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QTRY_COMPARE(lineOfEditor(), 3);
        QCOMPARE(project()->step()->ordinal, 6U);
        // The variable is still the one that is looked at.
        QTRY_COMPARE(variables()->currentIndex().siblingAtColumn(0).data().toString(), u"rates"_s);
    }

    void aGroupOfVariablesLeadsToItsStep()
    {
        replay();
        goToStep(9);
        choose(u"rates"_s);
        QTRY_COMPARE(cell(u"rates"_s, 4), u"Step 6, line 3"_s);
        const auto group = rowOf(u"rates"_s).parent();
        QVERIFY2(group.data().toString().startsWith(u"Step 6: "), qPrintable(group.data().toString()));
        variables()->setCurrentIndex(group);
        QTest::keyClick(variables(), Qt::Key_Return);
        QTRY_VERIFY(project()->step() != nullptr && project()->step()->ordinal == 6U);
        QTRY_VERIFY(variables()->model()->index(0, 0).data().toString().startsWith(u"Step 6 (this step)"));
    }

    void aChangedValueSaysWhatItWas()
    {
        replay();
        goToStep(5);
        choose(u"offer"_s);
        const auto tip
            = [this](int column) { return rowOf(u"offer"_s).siblingAtColumn(column).data(Qt::ToolTipRole).toString(); };
        QTRY_VERIFY2(tip(3).contains(u"Before: "), qPrintable(tip(3)));
    }

    void f4InTheCodeGoesToWhereTheNameGotItsValue()
    {
        replay();
        goToStep(9);
        auto *editor = m_window->findChild<CodeEditor *>(u"codeEditor"_s);
        editor->setFocus();
        editor->setCursorPosition(1, 28);
        QCOMPARE(editor->wordAtLineIndex(1, 28), u"rates"_s);
        QTest::keyClick(editor, Qt::Key_F4);
        QTRY_COMPARE(lineOfEditor(), 3);
        QCOMPARE(project()->step()->ordinal, 6U);
        editor->setFocus();
        editor->setCursorPosition(2, 2);
        QTest::keyClick(editor, Qt::Key_F4);
        QTRY_COMPARE(lineOfEditor(), 2);
    }

    void namesOfCodeThatDidNotRunLeadThereToo()
    {
        goToStep(9);
        auto *editor = m_window->findChild<CodeEditor *>(u"codeEditor"_s);
        editor->setFocus();
        editor->setCursorPosition(1, 28);
        QTest::keyClick(editor, Qt::Key_F4);
        QTRY_COMPARE(lineOfEditor(), 3);
        QCOMPARE(project()->step()->ordinal, 6U);
    }

private:
    Project *project() const { return m_window->project(); }
    RecordView *variables() const { return m_window->findChild<RecordView *>(u"variablesView"_s); }

    void replay()
    {
        m_window->findChild<QAction *>(u"replay"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!project()->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
    }

    void goToStep(int ordinal)
    {
        project()->selectStep(project()->steps()->idAt(ordinal - 1));
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        QTRY_VERIFY(project()->step() != nullptr && int(project()->step()->ordinal) == ordinal);
        QTRY_VERIFY(m_window->findChild<StepPane *>()->stepId() == project()->currentStep());
    }

    QModelIndex rowOf(const QString &name) const
    {
        const auto *model = variables()->model();
        return model->match(model->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }

    QString cell(const QString &name, int column) const
    {
        return rowOf(name).siblingAtColumn(column).data().toString();
    }

    void choose(const QString &name)
    {
        QTRY_VERIFY_WITH_TIMEOUT(rowOf(name).isValid(), patienceMs);
        variables()->setFocus();
        variables()->setCurrentIndex(rowOf(name));
        QTRY_VERIFY(!cell(name, 4).isEmpty());
    }

    QTreeView *originView() const { return m_window->findChild<QTreeView *>(u"valueOrigins"_s); }

    static QStringList childrenOf(const QModelIndex &origin)
    {
        QStringList children;
        const auto *model = origin.model();
        for (int row = 0; row < model->rowCount(origin); ++row)
            children << model->index(row, 0, origin).data().toString() + u'@'
                    + model->index(row, 2, origin).data().toString();
        return children;
    }

    int lineOfEditor() const
    {
        int line = 0;
        int index = 0;
        m_window->findChild<CodeEditor *>(u"codeEditor"_s)->getCursorPosition(&line, &index);
        return line + 1;
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestValuePane)
#include "tst_valuepane.moc"
