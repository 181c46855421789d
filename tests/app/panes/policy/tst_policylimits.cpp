// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/limithistogram.h"
#include "app/panes/policy/limitspage.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/session/policy/baseuse.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "executor/policy/policydocument.h"
#include "tests/app/panes/policy/panereading.h"

#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>

#include <cmath>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The limits of a draft, which are moved by mouse, keys and text.
class TestPolicyLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        constexpr int patienceMs = 30'000;
        QStandardPaths::setTestModeEnabled(true);
        QDir(TrailImports::folder()).removeRecursively();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), executorOfThisProcess);
        m_editor = m_pane->findChild<PolicyEditor *>();
        m_line = m_pane->findChild<LimitHistogram *>();
        m_list = m_pane->findChild<QTreeWidget *>(u"limits"_s);
        m_pane->resize(900, 700);
        m_pane->show();
        m_project->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(countOf(*m_pane, u"Unchanged"_s) > 0, patienceMs);
        auto *pages = m_pane->findChild<QTabWidget *>();
        for (int i = 0; i < pages->count(); ++i)
            if (pages->tabText(i) == "Limits"_L1)
                pages->setCurrentIndex(i);
    }

    void cleanup()
    {
        QTRY_COMPARE(buttonOf(*m_pane, "Revert")->isEnabled(), draft() != m_project->activePolicy());
        buttonOf(*m_pane, "Revert")->click();
        QTRY_VERIFY(draft() == m_project->activePolicy() && !buttonOf(*m_pane, "Revert")->isEnabled());
    }

    void theLineOfALimitMovesByKeys()
    {
        choose(u"Steps per run"_s, 20);
        QTest::keyClick(m_line, Qt::Key_PageDown);
        QTRY_VERIFY(draft().limits.maxSteps == 2U);
        QTRY_VERIFY(countOf(*m_pane, u"Now Denied"_s) > 0);
        QCOMPARE(m_list->currentItem()->text(0), u"Steps per run"_s);
        auto *number = m_pane->findChild<QLineEdit *>(u"limitNumber"_s);
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, u"7"_s);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY(draft().limits.maxSteps == 7U);
    }

    void theLineOfALimitStaysUnderTheMouse()
    {
        choose(u"Steps per run"_s, 20);
        QTest::mousePress(m_line, Qt::LeftButton, {}, at(60));
        const auto there = m_line->limit();
        QTest::mouseMove(m_line, at(30));
        QVERIFY(m_line->limit() < there);
        QTest::mouseMove(m_line, at(61));
        QTest::mouseMove(m_line, at(60));
        QCOMPARE(m_line->limit(), there);
        QTest::mouseRelease(m_line, Qt::LeftButton, {}, at(60));
        QTRY_VERIFY(draft().limits.maxSteps == std::uint64_t(std::ceil(*there)));
    }

    void aDraggedLimitIsOneStepToUndo()
    {
        choose(u"Steps per run"_s, 20);
        QTest::keyClick(m_line, Qt::Key_PageDown);
        const QString before = m_editor->toPlainText();
        QTest::mousePress(m_line, Qt::LeftButton, {}, at(30));
        for (const int percent : { 40, 50, 60, 70, 80 })
            QTest::mouseMove(m_line, at(percent));
        QTest::mouseRelease(m_line, Qt::LeftButton, {}, at(80));
        const QString after = m_editor->toPlainText();
        QVERIFY(before != after);
        m_editor->undo();
        QCOMPARE(m_editor->toPlainText(), before); // not the key before it
        m_editor->redo();
        QCOMPARE(m_editor->toPlainText(), after);
    }

    void aKeyThatIsHeldDownIsOneStepToUndo()
    {
        choose(u"Operations per step"_s, 10'000'000);
        const QString before = m_editor->toPlainText();
        for (const bool isRepeated : { false, true, true, true }) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, isRepeated);
            QApplication::sendEvent(m_line, &press);
        }
        QVERIFY(m_editor->toPlainText() != before);
        m_editor->undo();
        QCOMPARE(m_editor->toPlainText(), before);
    }

    void theHighestUseIsWordedAsElsewhere()
    {
        const auto highest = [this](const QString &limit) { return rowOf(*m_list, limit)->text(3); };
        QCOMPARE(highest(u"Steps per run"_s), u"8"_s);
        QCOMPARE(highest(u"Elapsed time per step"_s), u"not recorded"_s);
        BaseUse use;
        const auto take = [&use](LimitKind kind, double value) { use.used[std::size_t(kind)] = { value }; };
        take(LimitKind::WallSeconds, 0.123456);
        take(LimitKind::CpuSeconds, 0.00001234);
        take(LimitKind::MemoryMib, 64.0625);
        take(LimitKind::Operations, 1234567);
        DraftJudgement judgement;
        judgement.use = std::make_shared<BaseUse>(std::move(use));
        LimitsPage page;
        page.show(std::make_shared<DraftJudgement>(std::move(judgement)));
        const auto *list = page.findChild<QTreeWidget *>(u"limits"_s);
        const auto shown = [list](const QString &limit) { return rowOf(*list, limit)->text(3); };
        QCOMPARE(shown(u"Elapsed time per step"_s), u"123 ms"_s);
        QCOMPARE(shown(u"CPU time per step"_s), u"< 0.1 ms"_s);
        QCOMPARE(shown(u"Memory"_s), u"64.1 MiB"_s);
        QCOMPARE(shown(u"Operations per step"_s), QLocale().toString(1234567));
    }

    void theListLeavesTheRoomToTheHistogram()
    {
        QTRY_VERIFY(m_line->height() > m_list->height());
        QCOMPARE(m_list->topLevelItemCount(), int(allLimitKinds.size()));
        const auto *last = m_list->topLevelItem(m_list->topLevelItemCount() - 1);
        QVERIFY(m_list->viewport()->rect().contains(m_list->visualItemRect(last)));
    }

private:
    void choose(const QString &limit, double value)
    {
        m_list->setCurrentItem(rowOf(*m_list, limit));
        QTRY_COMPARE(m_line->limit(), value);
    }
    QPoint at(int percent) const { return { m_line->width() * percent / 100, m_line->height() / 2 }; }
    Policy draft() const { return readPolicy(m_editor->toPlainText().toStdString()).value_or(Policy {}); }

    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    PolicyEditor *m_editor = nullptr;
    LimitHistogram *m_line = nullptr;
    QTreeWidget *m_list = nullptr;
};

QTEST_MAIN(TestPolicyLimits)
#include "tst_policylimits.moc"
