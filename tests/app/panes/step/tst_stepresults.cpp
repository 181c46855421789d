// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/icons.h"
#include "app/panes/step/stepresults.h"
#include "app/window/stallmonitor.h"
#include "tests/app/panes/step/shownstep.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;
using Page = StepResults::Page;

class TestStepResults : public QObject, protected ShownStep {
    Q_OBJECT

private Q_SLOTS:
    void init() { makePane(); }
    void tabsReportCountsAndAbsence();
    void anErrorWithoutCodeIsAnErrorToo();
    void everyTabStaysInViewWhenThePaneIsNarrow();
    void tabsThatDoNotFitAreInAMenu();
    void theTabWithNewsComesToFrontAndCountsIt();
    void recordedAndReplayedAreSideBySide();
    void whatWasPrintedIsNotCopied();
    void imagesThatAStepDisplaysAreBehindItsOutput();
    void imagesThatWereRecordedAreThereToo();
    void whatHappenedComesUpAgainAfterThePrints();
    void liveOutputArrivesWhileTheStepRuns();
    void whatCameLiveStaysAtItsEnd();
    void aShortTextIsShownFromItsBeginning();
    void aHugeLogDoesNotStall();
    void theOriginalIsAskedForOnce();
    void aLateOriginalOfAnotherStepIsDropped();
};

void TestStepResults::tabsReportCountsAndAbsence()
{
    showStep(recordedStep("x", "a\nb\nc", ""));
    const auto *results = m_pane->results();
    QVERIFY(results->note(Page::Logs).startsWith(u"3 "_s));
    QCOMPARE(results->note(Page::Output), u"empty"_s);
    QCOMPARE(results->note(Page::Error), u"none"_s);
    QCOMPARE(results->note(Page::Difference), u"not replayed"_s);
    QCOMPARE(results->note(Page::Prompt), u"not recorded"_s);
    showStep(recordedStep("x"), 2);
    QCOMPARE(results->note(Page::Logs), u"not recorded"_s);
    QCOMPARE(view(u"logsPageRecorded"_s)->reasonWhenEmpty(), u"not recorded"_s);
}

void TestStepResults::anErrorWithoutCodeIsAnErrorToo()
{
    auto record = recordedStep({});
    record.error = frameworkErrorAt(ErrorLayer::Parse, "no code", "the snippet is invalid");
    showStep(record, 7);
    const auto *results = m_pane->results();
    QCOMPARE(results->tabIcon(int(Page::Error)).pixmap(16).toImage(), shapeIcon(Meaning::Error).pixmap(16).toImage());
}

void TestStepResults::everyTabStaysInViewWhenThePaneIsNarrow()
{
    showStep(recordedStep("x"));
    const auto *bar = m_pane->results()->tabBar();
    const auto noteIsShown = [bar](Page page) { return bar->tabButton(int(page), QTabBar::RightSide) != nullptr; };
    m_pane->resize(1200, 600);
    QTRY_VERIFY(noteIsShown(Page::Difference));
    m_pane->resize(560, 600);
    QTRY_VERIFY(!noteIsShown(Page::Difference));
    QVERIFY(bar->sizeHint().width() <= 560);
    QCOMPARE(m_pane->results()->note(Page::Difference), u"not replayed"_s);
    QCOMPARE(m_pane->results()->tabToolTip(int(Page::Difference)), u"not replayed"_s);
}

void TestStepResults::tabsThatDoNotFitAreInAMenu()
{
    m_pane->resize(400, 600);
    showStep(recordedStep("x"));
    const auto *bar = m_pane->results()->tabBar();
    const auto *more = m_pane->findChild<QToolButton *>(u"moreResults"_s);
    QTRY_VERIFY(more->isVisible());
    int shown = 0;
    for (int page = 0; page < bar->count(); ++page) {
        if (!bar->isTabVisible(page))
            continue;
        ++shown;
        QVERIFY2(bar->rect().contains(bar->tabRect(page)), qPrintable(bar->tabText(page)));
        QVERIFY2(bar->tabRect(page).width() > bar->fontMetrics().horizontalAdvance(bar->tabText(page)),
            qPrintable(bar->tabText(page)));
    }
    // What does not fit can still be chosen, and is then in sight.
    QCOMPARE(more->menu()->actions().size(), bar->count() - shown);
    const auto name = more->menu()->actions().back()->text();
    more->menu()->actions().back()->trigger();
    QTRY_COMPARE(bar->tabText(bar->currentIndex()), name);
    QVERIFY(bar->isTabVisible(bar->currentIndex()));
    QVERIFY(bar->rect().contains(bar->tabRect(bar->currentIndex())));
    m_pane->results()->setCurrentPage(Page::Logs);
    QVERIFY(bar->isTabVisible(int(Page::Logs)));
    m_pane->resize(240, 600);
    m_pane->results()->setCurrentPage(Page::Error);
    int first = 0;
    while (!bar->isTabVisible(first))
        ++first;
    QTRY_COMPARE(bar->tabRect(first).left(), 0); // nothing of a hidden tab is left
    m_pane->resize(1200, 600);
    QTRY_VERIFY(!more->isVisible());
}

// After a run of own code, what came of it is in front, and its tab says how much it is.
void TestStepResults::theTabWithNewsComesToFrontAndCountsIt()
{
    auto record = recordedStep("print(1)");
    record.code.front().origin = CodeOrigin::Edited;
    record.outputs.clear();
    showStep(record);
    m_pane->beginLiveOutput();
    setExecution(executionOf("print(1)", StepStatus::Ok, "1\n2\n"));
    QCOMPARE(m_pane->results()->currentPage(), Page::Logs);
    QCOMPARE(m_pane->results()->note(Page::Logs), u"2 lines"_s);
    m_pane->beginLiveOutput();
    auto silent = executionOf("1 + 1", StepStatus::Ok, "");
    silent.end->result.output = StepOutput { .repr = "2", .type = "int", .text = "2", .json = {} };
    setExecution(silent);
    QCOMPARE(m_pane->results()->currentPage(), Page::Output);
    QCOMPARE(m_pane->results()->note(Page::Logs), u"empty"_s);
}

void TestStepResults::recordedAndReplayedAreSideBySide()
{
    showStep(recordedStep("x", "recorded text"));
    QVERIFY(!view(u"logsPageReplayed"_s)->isVisible());
    auto execution = executionOf("x", StepStatus::Ok, "replayed text");
    execution.end->verdict = ReplayVerdict::Differs;
    execution.end->reason = "logs";
    setExecution(execution);
    QVERIFY(view(u"logsPageReplayed"_s)->isVisible());
    QCOMPARE(view(u"logsPageRecorded"_s)->text(), u"recorded text"_s);
    QCOMPARE(view(u"logsPageReplayed"_s)->text(), u"replayed text"_s);
    QCOMPARE(m_pane->findChild<QLabel *>(u"logsPageState"_s)->text(), u"Differs"_s);
    m_pane->setExecutions({});
    QVERIFY(!view(u"logsPageReplayed"_s)->isVisible());
}

void TestStepResults::whatWasPrintedIsNotCopied()
{
    showStep(recordedStep("x", "recorded text"));
    const auto executions = std::make_shared<std::vector<Execution>>(
        1, executionOf("x", StepStatus::Ok, std::string(std::size_t(1) << 20, 'x')));
    const std::weak_ptr<std::vector<Execution>> known = executions;
    m_pane->setExecutions(executions);
    QCOMPARE(executions.use_count(), known.use_count());
    QVERIFY(known.use_count() > 2);
    m_pane->setExecutions({});
    QCOMPARE(known.use_count(), 1);
}

void TestStepResults::imagesThatAStepDisplaysAreBehindItsOutput()
{
    showStep(recordedStep("x", ""));
    auto execution = executionOf("x", StepStatus::Ok, "");
    execution.end->result.output = StepOutput { .repr = "7", .type = "int", .text = "7", .json = {} };
    execution.end->result.events = { { .seq = 1, .kind = "display", .detail = "text/html", .rule = {} },
        { .seq = 2, .kind = "display", .detail = "image/png\ndata:image/png;base64,iVBORw0KGgo=", .rule = {} } };
    setExecution(execution);
    QCOMPARE(view(u"outputPageReplayed"_s)->text(), u"7\ndata:image/png;base64,iVBORw0KGgo="_s);
}

void TestStepResults::imagesThatWereRecordedAreThereToo()
{
    auto record = recordedStep("x", "");
    record.outputs = { { .stream = OutputStream::Stdout, .text = "printed", .isTruncated = false },
        { .stream = OutputStream::Display, .text = "data:image/png;base64,iVBORw0KGgo=", .isTruncated = false } };
    showStep(record);
    QCOMPARE(m_pane->results()->currentPage(), Page::Output);
    QCOMPARE(view(u"logsPageRecorded"_s)->text(), u"printed"_s);
    QCOMPARE(view(u"outputPageRecorded"_s)->text(), u"data:image/png;base64,iVBORw0KGgo="_s);
    record.outputs.push_back({ .stream = OutputStream::Result, .text = "7", .isTruncated = false });
    showStep(record, 8);
    QCOMPARE(view(u"outputPageRecorded"_s)->text(), u"7\ndata:image/png;base64,iVBORw0KGgo="_s);
}

void TestStepResults::whatHappenedComesUpAgainAfterThePrints()
{
    auto record = recordedStep("x");
    record.error = frameworkErrorAt(ErrorLayer::Code, "x", "NameError: x");
    showStep(record);
    QCOMPARE(m_pane->results()->currentPage(), Page::Error);
    m_pane->beginLiveOutput();
    QCOMPARE(m_pane->results()->currentPage(), Page::Logs);
    auto execution = executionOf("x", StepStatus::Error, "");
    setExecution(execution);
    QCOMPARE(m_pane->results()->currentPage(), Page::Error);
    // Who has chosen a tab since is left there.
    m_pane->beginLiveOutput();
    m_pane->results()->setCurrentPage(Page::Prompt);
    setExecution(execution);
    QCOMPARE(m_pane->results()->currentPage(), Page::Prompt);
}

void TestStepResults::liveOutputArrivesWhileTheStepRuns()
{
    showStep(recordedStep("x", "one"));
    m_pane->beginLiveOutput();
    QCOMPARE(view(u"logsPageReplayed"_s)->reasonWhenEmpty(), u"Running"_s);
    m_pane->appendLiveOutput(u"first\n"_s);
    m_pane->appendLiveOutput(u"second\u202e"_s);
    QCOMPARE(view(u"logsPageReplayed"_s)->text(), u"first\nsecond⟨U+202E⟩"_s);
}

void TestStepResults::whatCameLiveStaysAtItsEnd()
{
    showStep(recordedStep("x", "one"));
    m_pane->beginLiveOutput();
    const QByteArray lines = QByteArray("a line\n").repeated(500);
    m_pane->appendLiveOutput(QString::fromUtf8(lines));
    auto *surface = view(u"logsPageReplayed"_s)->surface();
    QTRY_VERIFY(surface->isAtEnd());
    setExecution(executionOf("x", StepStatus::Ok, lines.toStdString()));
    QVERIFY(surface->isAtEnd());
}

void TestStepResults::aShortTextIsShownFromItsBeginning()
{
    m_pane->resize(700, 260);
    showStep(recordedStep("x", "one"));
    m_pane->beginLiveOutput();
    const QByteArray lines = QByteArray("a line\n").repeated(6);
    m_pane->appendLiveOutput(QString::fromUtf8(lines));
    auto *surface = view(u"logsPageReplayed"_s)->surface();
    QTRY_VERIFY(surface->isAtEnd());
    const auto onScreen = surface->SendScintilla(QsciScintilla::SCI_LINESONSCREEN);
    QVERIFY2(onScreen < 6, "there has to be too little room");
    setExecution(executionOf("x", StepStatus::Ok, lines.toStdString()));
    QTRY_COMPARE(surface->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE), 0);
}

void TestStepResults::aHugeLogDoesNotStall()
{
    auto record = std::make_shared<StepRecord>(recordedStep("x"));
    record->ordinal = 3;
    std::string log;
    for (const std::string line = "what a step prints, line after line, until there are many megabytes of it\n";
        log.size() < 64 * 1024 * 1024;)
        log += line;
    record->outputs.push_back({ OutputStream::Log, std::move(log) });
    const auto summary = summaryOf(5, *record);
    showStep(recordedStep("y", "a"));
    const StallMonitor monitor;
    m_pane->setStep(summary, std::move(record));
    m_pane->setExecutions({});
    QTest::qWait(0);
    QVERIFY2(monitor.longestWork() < StallMonitor::limit, qPrintable(QString::number(monitor.longestWork().count())));
    showStep(recordedStep("z", "b"), 6);
}

void TestStepResults::theOriginalIsAskedForOnce()
{
    showStep(recordedStep("x", "a"), 7);
    QSignalSpy asked(m_pane.get(), &StepPane::originalRequested);
    m_pane->results()->setCurrentPage(Page::Original);
    m_pane->results()->setCurrentPage(Page::Logs);
    m_pane->results()->setCurrentPage(Page::Original);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<StepId>(), 7);
    m_pane->setOriginal(7, "{\"step\": 1}");
    QCOMPARE(view(u"originalView"_s)->text(), u"{\"step\": 1}"_s);
    QVERIFY(m_pane->results()->note(Page::Original).startsWith(u"11 "_s));
}

void TestStepResults::aLateOriginalOfAnotherStepIsDropped()
{
    showStep(recordedStep("x", "a"), 7);
    m_pane->results()->setCurrentPage(Page::Original);
    showStep(recordedStep("y", "a"), 8);
    m_pane->setOriginal(7, "old");
    QCOMPARE(view(u"originalView"_s)->text(), QString());
    m_pane->setOriginalUnavailable(8, u"The log has moved."_s);
    QCOMPARE(view(u"originalView"_s)->reasonWhenEmpty(), u"The log has moved."_s);
}

QTEST_MAIN(TestStepResults)
#include "tst_stepresults.moc"
