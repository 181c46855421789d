// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/text/textsurface.h"
#include "app/panes/step/differenceview.h"
#include "app/panes/step/stepresults.h"
#include "app/panes/step/thoughtline.h"
#include "tests/app/panes/step/shownstep.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;
using Page = StepResults::Page;

class TestStepPane : public QObject, protected ShownStep {
    Q_OBJECT

private Q_SLOTS:
    void init() { makePane(); }
    void withoutAStepItSaysWhatToDo();
    void anOkStepHasNoStrip();
    void aRecordedErrorHasAStripThatGoesToItsLine();
    void editingStartsADraft();
    void discardingIsUndoable();
    void theSideLeavesTheCodeTheWidthOfALine();
    void aDraftIsComparedWithItsOriginal();
    void aLineNamedByAnErrorIsOneClickAway();
    void theRecordingNeverChanges();
    void aDraftIsKeptForItsStep();
    void aDraftOfAnotherTrailIsNotTaken();
    void runDraftAsksForTheEditedCode();
    void controlReturnRunsWhatIsRecorded();
    void aDifferenceIsOneClickAway();
    void aStepOfOnesOwnHasNoRecording();
    void aStepWithoutCodeCannotBeEdited();
    void aStepWithoutCodeShowsWhatItSays();
    void showsWhatASearchHasFound_data();
    void showsWhatASearchHasFound();
    void showsWhatAPatternHasFound();
    void whatWasFoundInAnotherStepWaitsForIt();
    void aThoughtInOneLineHasNoMarks();
    void theThoughtUnfolds();
    void theSameStepAgainKeepsTheDraft();
    void aMessageWithoutBlanksDoesNotWidenThePane();
    void everyControlHasAName();

private:
    void type(const QString &text) const { QTest::keyClicks(m_pane->editor(), text); }
};

void TestStepPane::withoutAStepItSaysWhatToDo()
{
    QVERIFY(m_pane->findChild<QWidget *>(u"emptyStep"_s)->isVisible());
    QCOMPARE(m_pane->stepId(), 0);
    showStep(recordedStep("x"));
    QVERIFY(!m_pane->findChild<QWidget *>(u"emptyStep"_s)->isVisible());
    m_pane->clear();
    QVERIFY(m_pane->findChild<QWidget *>(u"emptyStep"_s)->isVisible());
}

void TestStepPane::theSideLeavesTheCodeTheWidthOfALine()
{
    showStep(recordedStep("x = 1"));
    m_pane->setSide(new QLabel(QString(40, u'W')));
    auto *columns = m_pane->findChild<QSplitter *>(u"stepColumns"_s);
    m_pane->resize(1600, 600);
    m_pane->showSide();
    QCOMPARE(columns->orientation(), Qt::Horizontal);
    QVERIFY(m_pane->editor()->width() > 700);
    m_pane->resize(460, 600);
    QTRY_COMPARE(columns->orientation(), Qt::Vertical);
    QVERIFY(m_pane->editor()->width() > 400);
    m_pane->resize(1600, 600);
    QTRY_COMPARE(columns->orientation(), Qt::Horizontal);
}

void TestStepPane::aDraftIsComparedWithItsOriginal()
{
    showStep(recordedStep("x = 1"));
    type(u"y"_s);
    m_pane->findChild<QPushButton *>(u"compareDraft"_s)->click();
    const auto *difference = m_pane->results()->difference();
    QVERIFY(difference->isVisible());
    QVERIFY(difference->leftSurface()->plainText().contains(u"\nx = 1"_s));
    QVERIFY(difference->rightSurface()->plainText().contains(u"\nyx = 1"_s));
    QCOMPARE(difference->rightSurface()->accessibleName(), u"Draft side"_s);
    // It goes along with what is typed, and ends with the draft.
    m_pane->editor()->replaceCode("entirely other");
    QVERIFY(difference->rightSurface()->plainText().contains(u"entirely other"_s));
    m_pane->discardDraft();
    QVERIFY(!difference->rightSurface()->isVisible());
}

void TestStepPane::aLineNamedByAnErrorIsOneClickAway()
{
    auto record = recordedStep("a\nb\nc\n");
    record.error = ErrorRecord { .layer = ErrorLayer::Code,
        .type = "E",
        .message = "at line 3: bad",
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
    showStep(record);
    auto *surface = view(u"errorPageRecorded"_s)->surface();
    surface->setFocus();
    QTest::keyClick(surface, Qt::Key_Return);
    int line = 0;
    int index = 0;
    m_pane->editor()->getCursorPosition(&line, &index);
    QCOMPARE(line, 2);
    QVERIFY(m_pane->editor()->hasFocus());
}

void TestStepPane::anOkStepHasNoStrip()
{
    showStep(recordedStep("x", "logs"));
    QVERIFY(!strip()->isVisible());
    QCOMPARE(m_pane->code(), u"x"_s);
}

void TestStepPane::aRecordedErrorHasAStripThatGoesToItsLine()
{
    auto record = recordedStep("a = 1\nimport sympy\n");
    record.error = frameworkErrorAt(ErrorLayer::Policy, "import sympy", "InterpreterError: Import of sympy.");
    showStep(record);
    QVERIFY(strip()->isVisible());
    QCOMPARE(strip()->meaning(), Meaning::Blocked);
    m_pane->findChild<QToolButton *>(u"goToLine"_s)->click();
    int line = 0;
    int index = 0;
    m_pane->editor()->getCursorPosition(&line, &index);
    QCOMPARE(line, 1);
    QCOMPARE(m_pane->editor()->markersAtLine(1), 1U << uint(Meaning::Blocked));
    QCOMPARE(m_pane->results()->currentPage(), Page::Error);
}

void TestStepPane::editingStartsADraft()
{
    showStep(recordedStep("x", "a"));
    QSignalSpy changed(m_pane.get(), &StepPane::draftChanged);
    type(u"y"_s);
    QVERIFY(m_pane->hasDraft());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toBool(), true);
    QVERIFY(strip()->isVisible());
    QCOMPARE(strip()->meaning(), Meaning::Draft);
    QTest::keyClick(m_pane->editor(), Qt::Key_Backspace);
    QVERIFY(!m_pane->hasDraft());
    QVERIFY(!strip()->isVisible());
    QCOMPARE(changed.count(), 2);
}

void TestStepPane::discardingIsUndoable()
{
    showStep(recordedStep("x", "a"));
    type(u"yz"_s);
    m_pane->findChild<QPushButton *>(u"discardDraft"_s)->click();
    QVERIFY(!m_pane->hasDraft());
    QCOMPARE(m_pane->code(), u"x"_s);
    QVERIFY(m_pane->editor()->hasFocus());
    m_pane->editor()->undo();
    QVERIFY(m_pane->hasDraft());
    QCOMPARE(m_pane->code(), u"yzx"_s);
}

void TestStepPane::theRecordingNeverChanges()
{
    const auto record = recordedStep("x", "a");
    const auto copy = record;
    showStep(record);
    type(u"y"_s);
    QCOMPARE(record, copy);
    m_pane->discardDraft();
    QCOMPARE(m_pane->code(), u"x"_s);
}

void TestStepPane::aDraftIsKeptForItsStep()
{
    showStep(recordedStep("x", "a"), 1);
    type(u"y"_s);
    showStep(recordedStep("z", "a"), 2);
    QCOMPARE(m_pane->code(), u"z"_s);
    QVERIFY(!m_pane->hasDraft());
    showStep(recordedStep("x", "a"), 1);
    QCOMPARE(m_pane->code(), u"yx"_s);
    QVERIFY(m_pane->hasDraft());
}

void TestStepPane::aDraftOfAnotherTrailIsNotTaken()
{
    showStep(recordedStep("x", "a"), 1);
    type(u"y"_s);
    m_pane->clear();
    showStep(recordedStep("other code", "a"), 1);
    QCOMPARE(m_pane->code(), u"other code"_s);
    QVERIFY(!m_pane->hasDraft());
}

void TestStepPane::runDraftAsksForTheEditedCode()
{
    showStep(recordedStep("x", "a"));
    type(u"y = "_s);
    QSignalSpy run(m_pane.get(), &StepPane::runRequested);
    m_pane->findChild<QPushButton *>(u"runDraft"_s)->click();
    QCOMPARE(run.count(), 1);
    QCOMPARE(run[0][0].toString(), u"y = x"_s);
    auto execution = executionOf("y = x", StepStatus::Ok);
    execution.begin.isEdited = true;
    setExecution(execution);
    QCOMPARE(strip()->headline(), u"The draft ran in 38 ms."_s);
}

void TestStepPane::controlReturnRunsWhatIsRecorded()
{
    showStep(recordedStep("x", "a"));
    QSignalSpy run(m_pane.get(), &StepPane::runRequested);
    QTest::keyClick(m_pane->editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(run.count(), 1);
    QCOMPARE(run[0][0].toString(), u"x"_s);
}

void TestStepPane::aDifferenceIsOneClickAway()
{
    showStep(recordedStep("x", "one"));
    auto execution = executionOf("x", StepStatus::Ok, "two");
    execution.end->verdict = ReplayVerdict::Differs;
    execution.end->reason = "logs";
    setExecution(execution);
    QCOMPARE(strip()->detail(), u"The printed output differs."_s);
    m_pane->findChild<QPushButton *>(u"showDifference"_s)->click();
    QCOMPARE(m_pane->results()->currentPage(), Page::Difference);
    QVERIFY(m_pane->results()->difference()->isVisible());
}

void TestStepPane::aStepOfOnesOwnHasNoRecording()
{
    auto own = recordedStep("x");
    own.code.front().origin = CodeOrigin::Edited;
    showStep(own);
    QCOMPARE(m_pane->results()->note(Page::Logs), QString());
    setExecution(executionOf("x", StepStatus::Error, "a\nb\n"));
    QVERIFY(!view(u"logsPageRecorded"_s)->isVisible());
    QVERIFY(m_pane->results()->note(Page::Logs).startsWith(u"2 "_s));
    QCOMPARE(m_pane->results()->note(Page::Output), u"empty"_s);
    QCOMPARE(strip()->detail(), u"NameError: name 'a' is not defined."_s);
    QVERIFY(m_pane->findChild<QPushButton *>(u"goToLine"_s) != nullptr);
    showStep(recordedStep("y", "z"), 2);
    QVERIFY(view(u"logsPageRecorded"_s)->isVisible());
}

void TestStepPane::aStepWithoutCodeCannotBeEdited()
{
    showStep(recordedStep("", "a"));
    QVERIFY(view(u"stepText"_s)->isVisible());
    QCOMPARE(view(u"stepText"_s)->reasonWhenEmpty(), u"This step has no code."_s);
    QVERIFY(!m_pane->editor()->isEditable());
    StepRecord bash = recordedStep("");
    bash.code = { { Language::Bash, "ls -l" } };
    showStep(bash, 2);
    QCOMPARE(m_pane->code(), u"ls -l"_s);
    QVERIFY(!m_pane->editor()->isEditable());
    QSignalSpy run(m_pane.get(), &StepPane::runRequested);
    QTest::keyClick(m_pane->editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(run.count(), 0);
}

void TestStepPane::aStepWithoutCodeShowsWhatItSays()
{
    StepRecord task = recordedStep("");
    task.kind = StepKind::Task;
    task.prompt = { { "system", "You are an oracle." }, { "user", "What is <b>2</b> + 2?" } };
    showStep(task);
    QVERIFY(view(u"stepText"_s)->isVisible());
    QCOMPARE(view(u"stepText"_s)->text(), u"What is <b>2</b> + 2?"_s);
    QVERIFY(m_pane->focusProxy() != m_pane->editor());
    StepRecord plan = task;
    plan.kind = StepKind::Plan;
    plan.thought = "First think.";
    showStep(plan, 2);
    QCOMPARE(view(u"stepText"_s)->text(), u"First think."_s);
    plan.thought.clear();
    showStep(plan, 3);
    QCOMPARE(view(u"stepText"_s)->reasonWhenEmpty(), u"This step has no code."_s);
    showStep(recordedStep("x"), 4);
    QVERIFY(!view(u"stepText"_s)->isVisible());
    QVERIFY(m_pane->editor()->isVisible());
}

void TestStepPane::showsWhatASearchHasFound_data()
{
    QTest::addColumn<QString>("needle");
    QTest::addColumn<QString>("object");
    QTest::newRow("code") << u"IN_CODE"_s << u"codeEditor"_s;
    QTest::newRow("error") << u"in_error"_s << u"errorPageRecorded"_s;
    QTest::newRow("logs") << u"in_logs"_s << u"logsPageRecorded"_s;
    QTest::newRow("output") << u"in_output"_s << u"outputPageRecorded"_s;
    QTest::newRow("thought") << u"in_thought"_s << u"thoughtView"_s;
    QTest::newRow("prompt") << u"in_prompt"_s << u"promptView"_s;
    QTest::newRow("original") << u"in_answer"_s << u"originalView"_s;
}

void TestStepPane::showsWhatASearchHasFound()
{
    QFETCH(const QString, needle);
    QFETCH(const QString, object);
    auto record = recordedStep("a = 1\nin_code = 2\n", "x\nin_logs\n", "in_output");
    record.error = frameworkErrorAt(ErrorLayer::Code, "a = 1", "ValueError: in_error");
    record.thought = "First\n\n* in_thought";
    record.prompt = { { "user", "x in_prompt y" } };
    record.rawModelOutput = "the in_answer";
    showStep(record);
    m_pane->showSought(
        { .step = m_pane->stepId(), .needles = { { "nowhere" }, { needle.toStdString() } }, .takesFocus = true });
    m_pane->setOriginal(m_pane->stepId(), "{\"output\": \"the in_answer\"}");
    auto *shown = m_pane->findChild<QWidget *>(object);
    QVERIFY(shown != nullptr && shown->isVisible());
    const auto *text = qobject_cast<QsciScintilla *>(shown);
    QCOMPARE((text != nullptr ? text : view(object)->surface())->selectedText(), needle.toLower());
}

void TestStepPane::showsWhatAPatternHasFound()
{
    auto record = recordedStep("total = maximum\n", "maximum\nno x here\n");
    record.prompt = { { "user", "find the max, the x and x9 of X7" } };
    showStep(record);
    const auto selectionAt = [this](const char *pattern, const QString &object) {
        m_pane->showSought({ .step = m_pane->stepId(), .needles = { { pattern, true } } });
        auto *text = qobject_cast<QsciScintilla *>(m_pane->findChild<QWidget *>(object));
        return (text != nullptr ? text : view(object)->surface())->selectedText();
    };
    QCOMPARE(selectionAt("t[a-z]+l", u"codeEditor"_s), u"total"_s);
    QCOMPARE(selectionAt(R"(\bx\b)", u"logsPageRecorded"_s), u"x"_s);
    QCOMPARE(selectionAt(R"(X\d)", u"promptView"_s), u"X7"_s);
}

void TestStepPane::whatWasFoundInAnotherStepWaitsForIt()
{
    showStep(recordedStep("found", "a"), 1);
    m_pane->showSought({ .step = 2, .needles = { { "found" } } });
    QVERIFY(!m_pane->editor()->hasSelectedText());
    showStep(recordedStep("x\nfound", "a"), 2);
    QCOMPARE(m_pane->editor()->selectedText(), u"found"_s);
    StepRecord task = recordedStep("");
    task.kind = StepKind::Task;
    task.prompt = { { "user", "it is Found here" } };
    m_pane->showSought({ .step = 3, .needles = { { "found" } } });
    showStep(task, 3);
    QCOMPARE(view(u"stepText"_s)->surface()->selectedText(), u"Found"_s);
}

void TestStepPane::aThoughtInOneLineHasNoMarks()
{
    auto record = recordedStep("x");
    record.thought = "**Thought:** I use `sympy`, 2 ** 3 * x";
    showStep(record);
    const auto *line = m_pane->findChild<ThoughtLine *>()->findChild<QLabel *>(u"thoughtText"_s);
    QCOMPARE(line->text(), u"Thought: I use sympy, 2 ** 3 * x"_s);
}

void TestStepPane::theThoughtUnfolds()
{
    auto record = recordedStep("x");
    record.thought = "First line\nsecond \xe2\x80\xae <b>line</b>";
    showStep(record);
    auto *thought = m_pane->findChild<ThoughtLine *>();
    QCOMPARE(thought->findChild<QLabel *>(u"thoughtText"_s)->text(), u"First line second ⟨U+202E⟩ <b>line</b>"_s);
    auto *fold = thought->findChild<QToolButton *>(u"thoughtFold"_s);
    fold->click();
    QVERIFY(view(u"thoughtView"_s)->isVisible());
    QCOMPARE(view(u"thoughtView"_s)->text(), u"First line\nsecond ⟨U+202E⟩ <b>line</b>"_s);
    fold->click();
    QVERIFY(!view(u"thoughtView"_s)->isVisible());
    QTest::mouseClick(thought->findChild<QLabel *>(u"thoughtText"_s), Qt::LeftButton);
    QVERIFY(view(u"thoughtView"_s)->isVisible());
}

void TestStepPane::theSameStepAgainKeepsTheDraft()
{
    const auto record = recordedStep("x", "a");
    showStep(record);
    type(u"y"_s);
    showStep(record);
    QCOMPARE(m_pane->code(), u"yx"_s);
    QVERIFY(m_pane->editor()->isUndoAvailable());
}

void TestStepPane::aMessageWithoutBlanksDoesNotWidenThePane()
{
    auto record = recordedStep("x");
    record.thought = std::string(10'000, 'w');
    record.error = ErrorRecord {};
    record.error->message = std::string(10'000, 'e');
    showStep(record);
    QVERIFY2(
        m_pane->minimumSizeHint().width() <= 700, QByteArray::number(m_pane->minimumSizeHint().width()).constData());
    QCOMPARE(m_pane->width(), 700);
    QCOMPARE(strip()->detail(), QString(QString(239, u'e') % u'…'));
}

void TestStepPane::everyControlHasAName()
{
    showStep(recordedStep("x", "a"));
    type(u"y"_s);
    for (const auto *button : m_pane->findChildren<QAbstractButton *>())
        QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() || button->isHidden(),
            qPrintable(button->objectName() % u' ' % QLatin1StringView(button->metaObject()->className())));
    QVERIFY(!m_pane->editor()->accessibleName().isEmpty());
    QVERIFY(!m_pane->results()->accessibleName().isEmpty());
}

QTEST_MAIN(TestStepPane)
#include "tst_steppane.moc"
