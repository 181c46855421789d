// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/steppane.h"
#include "app/panes/step/stepstrip.h"
#include "app/panes/transcript/cardlayout.h"
#include "app/panes/transcript/cardwords.h"
#include "app/panes/transcript/transcriptpane.h"
#include "app/panes/transcript/transcriptview.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

SharedStep saying(StepId id, const std::string &text)
{
    auto step = std::make_shared<TranscriptStep>();
    step->step = id;
    step->ordinal = std::uint64_t(id);
    TranscriptCard card;
    card.kind = TranscriptCard::Kind::Thought;
    card.text = text;
    step->cards.push_back(card);
    return step;
}

SharedStep reading(StepId id, const std::vector<std::string> &files)
{
    auto step = std::make_shared<TranscriptStep>();
    step->step = id;
    step->ordinal = std::uint64_t(id);
    for (const auto &file : files) {
        TranscriptCard card;
        card.action = ActionKind::Read;
        card.tool = "Read";
        card.subject = card.file = file;
        card.parts.push_back({ .kind = CardPart::Kind::Result, .text = "text of " + file, .lines = {} });
        step->cards.push_back(card);
    }
    return step;
}

/// A view with the steps 1 to 5: said, read, read, said, read.
std::unique_ptr<TranscriptView> viewWithReads()
{
    auto view = std::make_unique<TranscriptView>();
    view->resize(600, 400);
    view->show();
    view->setSteps({ 1, 2, 3, 4, 5 });
    view->addContent({ saying(1, "I look."), reading(2, { "a.py", "b.py" }), reading(3, { "c.py" }),
        saying(4, "I see."), reading(5, { "d.py" }) });
    return view;
}

} // namespace

/// The transcript of a run, in its window and alone.
class TestTranscript final : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    TranscriptPane *pane() const { return m_window->findChild<TranscriptPane *>(); }
    TranscriptView *view() const { return pane()->view(); }

    void open(const QString &file)
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        m_window->resize(1280, 900);
        QVERIFY(openIn(*m_window, file));
        m_window->findChild<QAction *>(u"show-transcript"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!view()->steps().empty(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(view()->card({ view()->steps().front(), 0 }) != nullptr, patienceMs);
    }

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }
    void cleanup() { m_window.reset(); }

    void theKeyboardWalksTheRunInStepWithTheLists()
    {
        open(sampleFile());
        QCOMPARE(QApplication::focusWidget(), view());
        QTest::keyClick(view(), Qt::Key_Home);
        QTRY_COMPARE(m_window->project()->currentStep(), view()->steps().front());
        const auto first = view()->current();
        for (int i = 0; i < 20 && view()->current().step == first.step; ++i)
            QTest::keyClick(view(), Qt::Key_Down);
        QCOMPARE(view()->current().step, view()->steps()[1]);
        QTRY_COMPARE(m_window->project()->currentStep(), view()->steps()[1]);
        QVERIFY(view()->accessibleDescription().startsWith(u"Step 2"));
        m_window->project()->selectStep(view()->steps().back());
        QTRY_COMPARE(view()->current().step, view()->steps().back());
    }

    void leftFoldsAndRightUnfolds()
    {
        open(sampleFile());
        // The first action that starts open.
        QTest::keyClick(view(), Qt::Key_Home);
        for (int i = 0; i < 20; ++i) {
            const auto *card = view()->card(view()->current());
            if (card != nullptr && card->kind == TranscriptCard::Kind::Action)
                break;
            QTest::keyClick(view(), Qt::Key_Down);
        }
        QVERIFY(!view()->isFolded(view()->current()));
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(view()->isFolded(view()->current()));
        QVERIFY(view()->accessibleDescription().endsWith(u"folded"));
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(!view()->isFolded(view()->current()));
        QTest::keyClick(view(), Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(view()->isFolded(view()->current()));
    }

    void findGoesToTheCardAndOpensIt()
    {
        open(sampleFile());
        QTest::keyClick(view(), Qt::Key_Home);
        QTest::keyClick(view(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(pane()->findField()->hasFocus());
        QTest::keyClicks(pane()->findField(), u"final_answer"_s);
        QTest::keyClick(pane()->findField(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(view()->selectedText().contains(u"final_answer"_s), patienceMs);
        QTest::keyClick(pane()->findField(), Qt::Key_Escape);
        QVERIFY(!pane()->findField()->isVisible());
        QVERIFY(view()->hasFocus());
    }

    void aCardIsCopied()
    {
        open(sampleFile());
        QTest::keyClick(view(), Qt::Key_Home);
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!view()->selectedText().isEmpty());
        QCOMPARE(QGuiApplication::clipboard()->text(), view()->selectedText());
    }

    void returnOpensTheStep()
    {
        open(sampleFile());
        QTest::keyClick(view(), Qt::Key_End);
        QTest::keyClick(view(), Qt::Key_Return);
        auto *step = m_window->findChild<StepPane *>();
        QTRY_VERIFY(step->isAncestorOf(QApplication::focusWidget()));
        QTRY_COMPARE(step->stepId(), view()->steps().back());
    }

    void aSubAgentIsFoldedIntoTheCallThatStartedIt()
    {
        open(QStringLiteral(VITRINE_TEST_DATA "/logs/copilot-subagent.jsonl"));
        const auto mainSteps = view()->steps();
        FoundCard starter;
        const auto findStarter = [&] {
            for (const StepId step : mainSteps)
                for (int card = 0; view()->card({ step, card }) != nullptr; ++card)
                    if (view()->card({ step, card })->startedRun != 0)
                        starter = { step, card };
            return starter.step != 0;
        };
        QTRY_VERIFY(findStarter());
        const TranscriptCard card = *view()->card(starter);
        QVERIFY(startsFolded(card));
        const auto part = std::ranges::find(card.parts, CardPart::Kind::SubAgent, &CardPart::kind);
        QVERIFY(part != card.parts.end());
        QVERIFY2(part->text.starts_with("1  false CODE_1"), part->text.c_str());
        QVERIFY2(part->text.contains("ANSWER_SUB"), part->text.c_str());
        QCOMPARE(std::uint64_t(std::ranges::count(part->text, '\n')) + 1, card.startedSteps);
        QVERIFY2(
            CardWords::note(card).startsWith(QString::number(card.startedSteps)), qPrintable(CardWords::note(card)));
        TranscriptCard costly = card;
        costly.startedTokens = 6'100;
        QVERIFY2(CardWords::note(costly).contains(u"6.1 k tokens"), qPrintable(CardWords::note(costly)));
        view()->setCurrent(starter);
        QTest::keyClick(view(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!view()->steps().empty() && view()->steps() != mainSteps);
        QCOMPARE(view()->steps().size(), card.startedSteps);
    }

    void approvalsAreNamed()
    {
        TranscriptCard card;
        card.action = ActionKind::Command;
        card.approval = Approval { Approval::Decision::Denied, Approval::Source::Person, {}, {}, {} };
        card.error = ErrorLayer::Policy;
        QCOMPARE(CardWords::note(card), u"Denied by a person"_s);
        card.approval->source = Approval::Source::Rule;
        card.approval->name = "pip install *";
        QCOMPARE(CardWords::headline(card), u"Denied by a rule: pip install *"_s);
        QCOMPARE(CardWords::headline(card, u"commands.deny:pip **"_s), u"Denied by a rule: pip install *"_s);
        card.approval.reset();
        QCOMPARE(CardWords::headline(card, u"commands.deny:pip **"_s), u"Denied by policy rule commands.deny:pip **"_s);
        QCOMPARE(CardWords::headline(card, QString()), u"Denied"_s);
        QCOMPARE(CardWords::note(card), u"not run"_s);
    }

    void aRunWithoutCodeIsReadInItsTranscript()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        m_window->resize(1280, 900);
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_TEST_DATA "/logs/codex-exec.jsonl")));
        QTRY_VERIFY(!view()->viewport()->visibleRegion().isEmpty());
    }

    void aStepIsShownByWhatItDid()
    {
        TranscriptView view;
        view.resize(600, 300);
        view.show();
        auto step = std::make_shared<TranscriptStep>(*saying(2, "I look first."));
        TranscriptCard action;
        action.kind = TranscriptCard::Kind::Action;
        action.subject = "ls";
        step->cards.push_back(action);
        view.setSteps({ 1, 2, 3 });
        // Before and after its content is read.
        view.setCurrentStep(2);
        view.addContent({ saying(1, "Before."), step, saying(3, "After.") });
        QCOMPARE(view.current(), (FoundCard { 2, 1 }));
        view.setCurrentStep(3);
        QCOMPARE(view.current(), (FoundCard { 3, 0 }));
        view.setCurrentStep(2);
        QCOMPARE(view.current(), (FoundCard { 2, 1 }));
        // What the user goes to stays.
        view.moveCurrent(-1);
        view.addContent({ step });
        QCOMPARE(view.current(), (FoundCard { 2, 0 }));
    }

    // Long steps before it may be read later, and are higher than was estimated.
    void aChosenStepStaysVisible()
    {
        TranscriptView view;
        view.resize(600, 300);
        view.show();
        view.setSteps({ 1, 2, 3, 4 });
        view.setCurrentStep(3);
        std::string lines;
        for (int line = 0; line < 100; ++line)
            lines += "line " + std::to_string(line) + "\n\n";
        view.addContent({ saying(3, "Here."), saying(4, lines) });
        QVERIFY(view.isCurrentSeen());
        view.addContent({ saying(2, lines) });
        QVERIFY(view.isCurrentSeen());
        view.addContent({ saying(1, lines) });
        QVERIFY(view.isCurrentSeen());
        // What the reader scrolls to stays.
        view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        view.addContent({ saying(1, lines + "more") });
        QCOMPARE(view.verticalScrollBar()->value(), 0);
    }

    // What is above may be known and still be higher than was estimated.
    void aChosenStepIsShownBelowHighOnes()
    {
        TranscriptView view;
        view.resize(600, 300);
        view.show();
        view.setSteps({ 1, 2, 3, 4, 5 });
        std::string lines;
        for (int line = 0; line < 100; ++line)
            lines += "line " + std::to_string(line) + "\n\n";
        view.addContent({ saying(1, lines), saying(2, lines), saying(3, lines), saying(4, "Here."), saying(5, lines) });
        view.setCurrentStep(4);
        QVERIFY(view.isCurrentSeen());
        // One that is higher than the view is shown from its start.
        auto high = std::make_shared<TranscriptStep>(*saying(4, "Here."));
        high->cards.front().kind = TranscriptCard::Kind::Action;
        high->cards.front().parts.push_back({ .kind = CardPart::Kind::Result, .text = lines, .lines = {} });
        TranscriptView other;
        other.resize(600, 300);
        other.show();
        other.setSteps({ 1, 2, 3, 4, 5 });
        other.addContent({ saying(1, lines), saying(2, lines), saying(3, lines), high, saying(5, lines) });
        other.setCurrentStep(4);
        QVERIFY(other.isCurrentSeen());
        const int shown = other.verticalScrollBar()->value();
        other.moveCurrent(0);
        QCOMPARE(other.verticalScrollBar()->value(), shown);
    }

    void aTurnWithoutTextHasItsNumber()
    {
        TranscriptView view;
        view.resize(600, 300);
        view.show();
        view.setSteps({ 1, 2, 3 });
        auto nothing = std::make_shared<TranscriptStep>();
        nothing->step = 2;
        nothing->ordinal = 2;
        view.addContent({ saying(1, "Before."), nothing, saying(3, "After.") });
        const auto inked = [&view] {
            const auto picture = view.viewport()->grab().toImage();
            int rows = 0;
            for (int y = 0; y < picture.height(); ++y) {
                bool isInked = false;
                for (int x = 0; x < view.fontMetrics().height() * 4; ++x)
                    isInked = isInked || picture.pixel(x, y) != picture.pixel(0, picture.height() - 1);
                rows += isInked ? 1 : 0;
            }
            return rows;
        };
        const int numbered = inked();
        view.setSteps({ 1, 3 });
        QVERIFY(numbered > inked());
    }

    void theTitleSaysHowManyMatchTheFilter()
    {
        open(sampleFile());
        QVERIFY(!pane()->contextText().contains(u"match the filter"_s));
        m_window->project()->setFilter(Filter::parse("status == blocked").value());
        QTRY_VERIFY2_WITH_TIMEOUT(
            pane()->contextText().contains(u"1 match the filter"_s), qPrintable(pane()->contextText()), patienceMs);
    }

    void aLongTaskIsNamedLikeAShortOne()
    {
        const QWidget widget;
        const CardLook look(widget);
        for (const int count : { 1, 10'000 }) {
            TranscriptCard card;
            card.kind = TranscriptCard::Kind::Task;
            for (int word = 0; word < count; ++word)
                card.text += "word ";
            const CardLayout layout(card, look, 600, { .isFolded = false, .isWhole = false }, {});
            QVERIFY2(layout.text().startsWith(u"Task"), qPrintable(layout.text().left(30)));
            QVERIFY(layout.text().contains(u"word word"_s) || count == 1);
        }
    }

    void longRunsAreLaidOutWhereOneLooks()
    {
        TranscriptView view;
        view.resize(700, 500);
        std::vector<StepId> ids;
        for (StepId id = 1; id <= 10'000; ++id)
            ids.push_back(id);
        connect(&view, &TranscriptView::contentWanted, &view, [&view](const std::vector<StepId> &wanted) {
            std::vector<SharedStep> steps;
            for (const auto id : wanted)
                steps.push_back(saying(id, "thought " + std::to_string(id) + "\n\nsecond\n\nthird"));
            QMetaObject::invokeMethod(&view, [&view, steps] { view.addContent(steps); }, Qt::QueuedConnection);
        });
        view.setSteps(ids);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(view.card({ 1, 0 }) != nullptr);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 2);
        view.setCurrent({ 7'000, 0 });
        QTRY_VERIFY(view.card({ 7'000, 0 }) != nullptr);
        QVERIFY(view.laidOut() > 0 && view.laidOut() < 600);
    }

    void consecutiveReadsAreOneFoldedCard()
    {
        const auto view = viewWithReads();
        view->setCurrent({ 1, 0 });
        const int folded = view->verticalScrollBar()->maximum() + view->grab().height();
        QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(view->current(), (FoundCard { 2, 0 }));
        QVERIFY(view->isInFoldedGroup({ 3, 0 }));
        QVERIFY(!view->isInFoldedGroup({ 5, 0 }));
        const auto spoken = view->accessibleDescription();
        QVERIFY2(spoken.startsWith(u"Steps 2–3, Read a.py, b.py, c.py, 3 file"), qPrintable(spoken));
        QVERIFY(spoken.endsWith(u", folded"));
        QVERIFY(view->selectedText().contains(u"text of c.py"));
        // It counts as one.
        QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(view->current(), (FoundCard { 4, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(view->current(), (FoundCard { 2, 0 }));
        // Opened, each is a card.
        QTest::keyClick(view.get(), Qt::Key_Right);
        QVERIFY(!view->isInFoldedGroup({ 2, 0 }));
        QVERIFY(view->isFolded({ 2, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Down);
        QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(view->current(), (FoundCard { 3, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Right);
        QVERIFY(!view->isFolded({ 3, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Left);
        QVERIFY(view->isFolded({ 3, 0 }));
        QVERIFY(!view->isInFoldedGroup({ 3, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Left);
        QVERIFY(view->isInFoldedGroup({ 3, 0 }));
        QCOMPARE(view->verticalScrollBar()->maximum() + view->grab().height(), folded);
    }

    void aGroupOpensByItsArrow()
    {
        const auto view = viewWithReads();
        view->setCurrent({ 2, 0 });
        const auto click = [&view] {
            // The head of the group is below one line of text.
            for (int y = 0; y < 200; y += 4) {
                const bool before = view->isInFoldedGroup({ 2, 0 });
                QTest::mousePress(view->viewport(), Qt::LeftButton, {}, { view->viewport()->width() / 2, y });
                if (view->isInFoldedGroup({ 2, 0 }) != before)
                    return;
                view->setCurrent({ 2, 0 });
            }
        };
        click();
        QVERIFY(!view->isInFoldedGroup({ 2, 0 }));
        click();
        QVERIFY(view->isInFoldedGroup({ 2, 0 }));
    }

    void whatIsFoundInAGroupIsShown()
    {
        const auto view = viewWithReads();
        view->reveal({ 3, 0 });
        QCOMPARE(view->current(), (FoundCard { 3, 0 }));
        QVERIFY(!view->isInFoldedGroup({ 3, 0 }));
        QVERIFY(!view->isFolded({ 3, 0 }));
        QVERIFY(view->isFolded({ 2, 1 }));
        QTest::keyClick(view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(view->isInFoldedGroup({ 3, 0 }));
        QTest::keyClick(view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!view->isInFoldedGroup({ 3, 0 }));
    }

    // The margin of a group has one shape: steps that were denied or failed are not in it.
    void deniedStepsAreNotInAGroup()
    {
        const auto view = viewWithReads();
        std::optional<Meaning> meaning;
        view->setMeaningOf([&meaning](StepId step) { return step == 3 ? meaning : std::optional(Meaning::Ok); });
        view->followMeanings();
        QVERIFY(view->isInFoldedGroup({ 3, 0 }));
        meaning = Meaning::Blocked;
        view->followMeanings();
        QVERIFY(!view->isInFoldedGroup({ 3, 0 }));
        QVERIFY(view->isInFoldedGroup({ 2, 0 }));
        meaning = Meaning::Ok;
        view->followMeanings();
        QVERIFY(view->isInFoldedGroup({ 3, 0 }));
    }

    void groupsGrowWithTheLog()
    {
        const auto view = viewWithReads();
        view->setSteps({ 1, 2, 3, 4, 5, 6 });
        view->addContent({ reading(6, { "e.py" }) });
        QVERIFY(view->isInFoldedGroup({ 5, 0 }));
        QVERIFY(!view->grab().isNull());
        // A step that is filtered out joins its neighbors.
        view->setSteps({ 1, 2, 3, 5, 6 });
        view->setCurrent({ 2, 0 });
        QVERIFY(view->accessibleDescription().startsWith(u"Steps 2–6"));
    }

    // A log that is followed is stored again each time it has grown.
    /// Other panes get higher and lower while a log grows.
    void theEndStaysVisibleInAPaneThatGetsLower()
    {
        TranscriptView view;
        view.resize(500, 400);
        view.show();
        const auto grow = [&view](StepId last) {
            std::vector<StepId> ids;
            std::vector<SharedStep> steps;
            for (StepId id = 1; id <= last; ++id) {
                ids.push_back(id);
                steps.push_back(saying(id, "one\n\ntwo\n\nthree"));
            }
            view.setSteps(ids);
            view.addContent(steps);
        };
        grow(2);
        view.setCurrent({ 1, 0 });
        auto *bar = view.verticalScrollBar();
        QCOMPARE(bar->maximum(), 0);
        grow(20);
        QVERIFY(bar->maximum() > 0);
        QCOMPARE(bar->value(), bar->maximum());
        view.resize(500, 300);
        QCOMPARE(bar->value(), bar->maximum());
        // Elsewhere, what one reads stays.
        bar->setValue(bar->maximum() / 2);
        const int before = bar->value();
        view.resize(500, 250);
        QCOMPARE(bar->value(), before);
    }

    void whatIsReadStaysWhereItIsWhileTheLogGrows()
    {
        TranscriptView view;
        view.resize(500, 200);
        view.show();
        const auto range = [](StepId first, StepId last) {
            std::vector<StepId> ids;
            for (StepId id = first; id <= last; ++id)
                ids.push_back(id);
            return ids;
        };
        const auto fill = [&view](const std::vector<StepId> &ids) {
            std::vector<SharedStep> steps;
            for (const auto id : ids)
                steps.push_back(saying(id, "one\n\ntwo\n\nthree " + std::to_string(id % 100)));
            view.addContent(steps);
        };
        view.setSteps(range(101, 120));
        fill(range(101, 120));
        view.setCurrent({ 105, 0 });
        auto *bar = view.verticalScrollBar();
        const int before = bar->value();
        QVERIFY(before > 0);
        view.setSteps(range(201, 224), true);
        QCOMPARE(view.current(), (FoundCard { 205, 0 }));
        QCOMPARE(bar->value(), before);
        QVERIFY(view.card({ 205, 0 }) != nullptr);
        QCOMPARE(view.newSteps(), 4);
        fill(range(201, 224));
        QCOMPARE(bar->value(), before);
        view.setSteps(range(201, 225));
        QCOMPARE(view.newSteps(), 5);
        auto *button = view.findChild<QPushButton *>(u"newSteps"_s);
        QVERIFY(button->isVisible() && button->text().contains(u'5'));
        button->click();
        fill(range(225, 225));
        QCOMPARE(view.newSteps(), 0);
        QVERIFY(!button->isVisible());
        QCOMPARE(bar->value(), bar->maximum());
        // Once at the end, it stays there.
        view.setSteps(range(301, 330), true);
        fill(range(301, 330));
        QCOMPARE(bar->value(), bar->maximum());
        QCOMPARE(view.newSteps(), 0);
        // Another run starts at its beginning.
        view.setSteps(range(401, 450));
        QCOMPARE(bar->value(), 0);
        QCOMPARE(view.newSteps(), 0);
    }

    void foldsAreKeptWhileTheLogGrows()
    {
        const auto view = viewWithReads();
        view->reveal({ 3, 0 });
        QVERIFY(!view->isFolded({ 3, 0 }));
        view->setSteps({ 11, 12, 13, 14, 15, 16 }, true);
        QVERIFY(!view->isFolded({ 13, 0 }) && !view->isInFoldedGroup({ 13, 0 }));
        QVERIFY(view->isFolded({ 12, 1 }));
    }

    // A shape in the margin is not all that says so.
    void anActionThatTheActivePolicyDeniesSaysSo()
    {
        TranscriptView view;
        view.resize(500, 300);
        view.show();
        auto step = std::make_shared<TranscriptStep>(*saying(1, "I clean up."));
        TranscriptCard action;
        action.action = ActionKind::Command;
        action.tool = "Bash";
        action.subject = "rm -rf build";
        action.parts.push_back({ .kind = CardPart::Kind::Printed, .text = "done", .lines = {} });
        step->cards.push_back(action);
        std::optional<QString> rule;
        view.setDenialOf([&rule](StepId) { return rule; });
        view.setSteps({ 1 });
        view.addContent({ step });
        view.setCurrent({ 1, 1 });
        const QSignalSpy wanted(&view, &TranscriptView::whyWanted);
        const QSignalSpy allowed(&view, &TranscriptView::allowWanted);
        const auto clickAll = [&view, &wanted, &allowed] {
            // A click on the head folds the card.
            const int right = view.viewport()->width() - view.fontMetrics().height();
            for (int y = 0; y < 200 && wanted.isEmpty(); y += 4)
                for (int x = right; x > right - 120 && (wanted.isEmpty() || allowed.isEmpty()); x -= 6) {
                    view.setFolded(false);
                    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, { x, y });
                }
        };
        clickAll();
        QVERIFY(wanted.isEmpty() && allowed.isEmpty() && !view.accessibleDescription().contains(u"policy"));
        rule = QString();
        view.setFolded(false);
        view.followMeanings();
        view.setCurrent({ 1, 1 });
        QVERIFY2(view.accessibleDescription().endsWith(u"Denied by the active policy"),
            qPrintable(view.accessibleDescription()));
        clickAll();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().value<StepId>(), StepId(1));
        QVERIFY(!allowed.isEmpty());
        QCOMPARE(allowed.front().front().value<StepId>(), StepId(1));
        rule = u"commands.deny:rm **"_s;
        view.followMeanings();
        view.setCurrent({ 1, 0 });
        view.setCurrent({ 1, 1 });
        QVERIFY2(view.accessibleDescription().endsWith(u"Denied by policy rule commands.deny:rm **"),
            qPrintable(view.accessibleDescription()));
    }

    // As the strip of the step view does.
    void aDeniedStepNamesTheRule()
    {
        open(sampleFile());
        const auto *steps = m_window->project()->steps();
        const auto deniedStep = [steps] {
            for (int row = 0; row < steps->rowCount(); ++row)
                if (steps->verdict(row) == Verdict::Denied)
                    return steps->idAt(row);
            return StepId(0);
        };
        QTRY_VERIFY_WITH_TIMEOUT(deniedStep() != 0, patienceMs);
        const StepId step = deniedStep();
        m_window->project()->selectStep(step);
        QTRY_VERIFY_WITH_TIMEOUT(view()->card({ step, 0 }) != nullptr, patienceMs);
        QStringList said;
        for (int card = 0; view()->card({ step, card }) != nullptr; ++card) {
            view()->setCurrent({ step, card });
            said << view()->accessibleDescription();
        }
        const auto strip = m_window->findChild<StepStrip *>();
        QTRY_VERIFY_WITH_TIMEOUT(strip->detail().contains(steps->denyingRule(step)), patienceMs);
        QVERIFY(!steps->denyingRule(step).isEmpty());
        QCOMPARE(said.filter(u"Denied by policy rule "_s + steps->denyingRule(step)).size(), 1);
    }

    void everyKindOfActionHasAnIcon()
    {
        TranscriptCard card;
        card.kind = TranscriptCard::Kind::Thought;
        QVERIFY(!CardWords::icon(card));
        card.kind = TranscriptCard::Kind::Action;
        QSet<int> icons;
        for (const auto kind : { ActionKind::Code, ActionKind::Command, ActionKind::Edit, ActionKind::Write,
                 ActionKind::Read, ActionKind::Search, ActionKind::Fetch, ActionKind::Tool, ActionKind::Delegate }) {
            card.action = kind;
            QVERIFY(CardWords::icon(card));
            icons.insert(int(*CardWords::icon(card)));
        }
        QCOMPARE(icons.size(), 9);
    }

    void numbersOfLinesTakeRoomWhereTheyAreRecorded()
    {
        const auto pictureOf = [](bool hasNumbers) {
            auto step = std::make_shared<TranscriptStep>();
            step->step = 1;
            step->ordinal = 1;
            TranscriptCard edit;
            edit.action = ActionKind::Edit;
            DiffLine line { .mark = DiffLine::Mark::Added, .text = "x" };
            if (hasNumbers)
                line.after = 12'345;
            edit.parts.push_back({ .kind = CardPart::Kind::Diff, .text = {}, .lines = { line } });
            step->cards.push_back(edit);
            TranscriptView view;
            view.resize(500, 200);
            view.setSteps({ 1 });
            view.addContent({ step });
            return view.grab().toImage();
        };
        QVERIFY(pictureOf(true) != pictureOf(false));
    }

    void textsOfLogsArePlain()
    {
        TranscriptCard card;
        card.tool = "<img src='http://example.org/x.png'>\u202e";
        card.subject = "a\nb";
        QVERIFY(!CardWords::title(card).contains(QChar(0x202e)));
        QVERIFY(!CardWords::subject(card).contains(u'\n'));
        // A folded message of the program shows what it is about.
        TranscriptCard system;
        system.kind = TranscriptCard::Kind::System;
        system.text = "\n<task-notification>\u202e\nmore";
        QVERIFY(CardWords::subject(system).startsWith(u"<task-notification>"));
        QVERIFY(!CardWords::subject(system).contains(QChar(0x202e)) && !CardWords::subject(system).contains(u"more"));
        TranscriptView view;
        view.resize(500, 300);
        view.setSteps({ 1 });
        view.show();
        auto step = std::make_shared<TranscriptStep>(*saying(1, "![x](http://example.org/a.png) <script>1</script>"));
        step->cards.push_back(card);
        view.addContent({ step });
        // A load would warn, and warnings fail.
        QVERIFY(!view.grab().isNull());
    }

    void commandsSayHowTheyEnded()
    {
        TranscriptCard card;
        card.action = ActionKind::Command;
        card.exitStatus = 1;
        card.seconds = 0.8;
        QVERIFY2(CardWords::note(card).startsWith(u"exit status 1 · "), qPrintable(CardWords::note(card)));
        card.error = ErrorLayer::Policy;
        QVERIFY(!CardWords::note(card).contains(u"exit"));
    }
};

QTEST_MAIN(TestTranscript)
#include "tst_transcript.moc"
