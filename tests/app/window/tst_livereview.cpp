// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/panes/step/steppane.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QString sampleLog() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

} // namespace

/// What the window says of code while it is written.
class TestLiveReview final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        m_window->openFiles({ sampleLog() });
        QTRY_VERIFY_WITH_TIMEOUT(pane()->stepId() != 0 && isIdle(), patienceMs);
        editor()->setFocus();
    }

    void cleanup() { m_window.reset(); }

    void codeThatCannotBeReadIsMarked()
    {
        editor()->replaceCode("a = 1\nb = (2 +\n");
        QTRY_VERIFY_WITH_TIMEOUT(hasMark(Meaning::Error, 2), patienceMs);
        const auto tip = editor()->tipAt(2, 6);
        QVERIFY2(tip.startsWith(u"SyntaxError: "_s), qPrintable(tip));
        editor()->replaceCode("a = 1\nb = 2\n");
        QTRY_VERIFY_WITH_TIMEOUT(!hasMark(Meaning::Error, 2), patienceMs);
    }

    void findingsAreListedBeforeAnythingRuns()
    {
        editor()->replaceCode("\nimport sympy\nsympy.pi\n");
        QTRY_VERIFY_WITH_TIMEOUT(findings()->rowCount() > 0, patienceMs);
        editor()->goTo(1, 1);
        auto *view = m_window->findChild<QTreeView *>(u"findingsView"_s);
        view->setCurrentIndex(findings()->index(0, 0));
        QCOMPARE(cursorLine(), 2);
        editor()->goTo(1, 1);
        Q_EMIT view->activated(findings()->index(0, 0));
        QCOMPARE(cursorLine(), 2);
        QVERIFY(editor()->hasFocus());
    }

    void findingsOfWhatRanComeBackWithItsCode()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(pane()->hasRun() && isIdle(), patienceMs);
        QCOMPARE(findings()->rowCount(), 0);
        editor()->replaceCode("import sympy\n");
        QTRY_VERIFY_WITH_TIMEOUT(findings()->rowCount() > 0, patienceMs);
        pane()->discardDraft();
        QTRY_COMPARE_WITH_TIMEOUT(findings()->rowCount(), 0, patienceMs);
    }

    void findingsInCodeStayWhenItHasRun()
    {
        editor()->replaceCode("import math\nvalue = 1\n");
        QTRY_COMPARE_WITH_TIMEOUT(findings()->rowCount(), 1, patienceMs);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(pane()->hasRun() && isIdle(), patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(findings()->rowCount(), 1, patienceMs);
    }

    // A command of a shell is no Python that cannot be parsed.
    void otherLanguagesAreNotReviewed()
    {
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_TEST_DATA "/logs/codex-exec.jsonl")));
        auto *project = m_window->project();
        const auto *steps = project->steps();
        int commands = 0;
        for (int row = 0; row < steps->rowCount(); ++row) {
            project->selectStep(steps->idAt(row));
            QTRY_VERIFY_WITH_TIMEOUT(pane()->stepId() == steps->idAt(row) && isIdle(), patienceMs);
            commands += pane()->code().contains(u"MARK_CODE"_s) ? 1 : 0;
            QCOMPARE(editor()->marks().size(), std::size_t(0));
            QCOMPARE(findings()->rowCount(), 0);
        }
        QVERIFY(commands > 0);
    }

private:
    StepPane *pane() const { return m_window->findChild<StepPane *>(); }
    CodeEditor *editor() const { return pane()->editor(); }
    const QAbstractItemModel *findings() const { return m_window->findChild<QTreeView *>(u"findingsView"_s)->model(); }
    bool isIdle() const { return m_window->project()->isQuiet() && m_window->project()->execution()->isIdle(); }

    bool hasMark(Meaning meaning, int line) const
    {
        return std::ranges::any_of(
            editor()->marks(), [=](const CodeMark &mark) { return mark.meaning == meaning && mark.line == line; });
    }

    int cursorLine() const
    {
        int line = 0;
        int index = 0;
        editor()->getCursorPosition(&line, &index);
        return line + 1;
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestLiveReview)
#include "tst_livereview.moc"
