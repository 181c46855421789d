// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recordview.h"
#include "app/panes/colors/colordialog.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QSemaphore>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// The rules that color rows, in their dialog and in the lists of the real window.
class TestColors final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        forgetAll();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0 && project()->isQuiet(), patienceMs);
    }

    void cleanup() { m_window.reset(); }

    void theProgramsRulesCanBeUsed()
    {
        for (const auto &rule : ColorRules::ofProgram())
            QVERIFY2(ColorRules::flaw(rule).isEmpty(), qPrintable(rule.name + u' ' + ColorRules::flaw(rule)));
    }

    void areKeptAsTheyAre()
    {
        const std::vector<ColorRule> rules { { u"a \"b\" \u202e"_s, u"status == error"_s, Meaning::Ok, false },
            { u""_s, u"code contains \"x\""_s, Meaning::NotComparable, true } };
        ColorRules::keep(rules);
        QVERIFY(ColorRules::all() == rules);
        ColorRules::keep({});
        QVERIFY(ColorRules::all().empty());
    }

    void aNewRuleColorsRowsWithItsNumber()
    {
        openDialog();
        QTest::mouseClick(button("addColorRule"), Qt::LeftButton);
        QTest::keyClicks(field("colorRuleName"), u"Refused"_s);
        QVERIFY(!accept()->isEnabled());
        field("colorRuleFilter")->setFocus();
        QTest::keyClicks(field("colorRuleFilter"), u"status == blocked"_s);
        QVERIFY(accept()->isEnabled());
        for (int n = 0; n < 4; ++n)
            QTest::mouseClick(button("raiseColorRule"), Qt::LeftButton);
        QCOMPARE(dialog()->findChild<QListWidget *>(u"colorRuleList"_s)->currentRow(), 0);
        QTest::mouseClick(accept(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(coloredRow(u"stepsView"_s) >= 0, patienceMs);
        const auto row = steps()->model()->index(coloredRow(u"stepsView"_s), 0);
        QVERIFY2(row.data().toString().startsWith(u"\u2460 "_s), qPrintable(row.data().toString()));
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().endsWith(u"rule: Refused"_s));
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(u"Refused"_s));
        QTRY_COMPARE(coloredRow(u"runsView"_s), 0);
    }

    void canBeSwitchedOff()
    {
        ColorRules::keep({ { u"All"_s, u"kind == action"_s, Meaning::Blocked, true } });
        action("colorRows")->setChecked(false);
        action("colorRows")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(coloredRow(u"stepsView"_s) >= 0, patienceMs);
        action("colorRows")->trigger();
        QTRY_COMPARE(coloredRow(u"stepsView"_s), -1);
        QVERIFY(!ColorRules::areOn());
    }

    // The answer names rules by their places among those that it was asked for.
    void anAnswerForOtherRulesIsNotShown()
    {
        ColorRules::keep({ { u"None"_s, u"status == limit"_s, Meaning::Ok, true },
            { u"All"_s, u"kind == action"_s, Meaning::Blocked, true } });
        QThreadPool *pool = project()->jobs()->pool();
        QSemaphore held;
        for (int n = 0; n < pool->maxThreadCount(); ++n)
            pool->start([&held] { held.acquire(); });
        action("colorRows")->setChecked(false);
        action("colorRows")->setChecked(true);
        QTest::qWait(500); // until it is asked, which waits for the pool
        ColorRules::keep({ { u"None"_s, u"status == limit"_s, Meaning::Ok, true } });
        action("colorRows")->setChecked(false);
        action("colorRows")->setChecked(true);
        held.release(pool->maxThreadCount());
        QVERIFY(pool->waitForDone(patienceMs));
        QTest::qWait(50);
        QCOMPARE(coloredRow(u"stepsView"_s), -1);
    }

    void aMarkColorsItsStep()
    {
        // Nothing is marked yet; the reading that finds that out has nothing to show for it.
        QTest::qWait(500);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        QCOMPARE(coloredRow(u"stepsView"_s), -1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(coloredRow(u"stepsView"_s), steps()->currentIndex().row(), patienceMs);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_M, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(coloredRow(u"stepsView"_s), -1, patienceMs);
    }

    void cancelChangesNothing()
    {
        openDialog();
        QTest::mouseClick(button("removeColorRule"), Qt::LeftButton);
        QTest::mouseClick(button("lowerColorRule"), Qt::LeftButton);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QVERIFY(ColorRules::all() == ColorRules::ofProgram());
    }

    void anEmptyListOfRulesIsFine()
    {
        openDialog();
        for (std::size_t n = 0; n <= ColorRules::ofProgram().size(); ++n)
            QTest::mouseClick(button("removeColorRule"), Qt::LeftButton);
        QVERIFY(dialog()->findChild<QListWidget *>()->accessibleDescription().startsWith(u"No rules"));
        QVERIFY(!button("removeColorRule")->isEnabled());
        QVERIFY(!button("raiseColorRule")->isEnabled());
        QTest::mouseClick(accept(), Qt::LeftButton);
        QVERIFY(ColorRules::all().empty());
    }

private:
    Project *project() const { return m_window->project(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }
    RecordView *steps() const { return m_window->findChild<RecordView *>(u"stepsView"_s); }
    static QWidget *dialog() { return QApplication::activeModalWidget(); }
    static QPushButton *button(const char *name) { return dialog()->findChild<QPushButton *>(QLatin1StringView(name)); }
    static QLineEdit *field(const char *name) { return dialog()->findChild<QLineEdit *>(QLatin1StringView(name)); }
    static QPushButton *accept() { return dialog()->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }

    void openDialog()
    {
        action("colorRules")->trigger();
        QVERIFY(dialog() && dialog()->objectName() == u"colorDialog"_s);
    }

    int coloredRow(const QString &view) const
    {
        const auto *model = m_window->findChild<RecordView *>(view)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data(Qt::BackgroundRole).isValid())
                return row;
        return -1;
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestColors)
#include "tst_colors.moc"
