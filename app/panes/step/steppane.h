// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "app/panes/step/stepmessage.h"
#include "app/session/draft.h"
#include "app/session/execution/stepreview.h"
#include "models/trail/filter/filterneedles.h"
#include "models/trail/read/trail.h"

#include <memory>
#include <optional>
#include <vector>

class QSplitter;
class QStackedLayout;
class QStackedWidget;

namespace vitrine {

struct SoughtText;
struct StepContext;
class CodeEditor;
class FindBar;
class PlainTextView;
class StepResults;
class StepStrip;
class ThoughtLine;

/// Everything about one step: strip, thought, code and results, recorded beside replayed. Editing the code starts a
/// draft, which is kept for its step while others are looked at; the recording never changes. Works on plain values
/// and does no I/O: what it needs it asks for by signals. GUI thread only.
class StepPane final : public Pane {
    Q_OBJECT

public:
    explicit StepPane(QWidget *parent = nullptr);
    ~StepPane() override;

    /// Shows a step. The same step again only refreshes what is shown beside its draft.
    void setStep(const StepSummary &summary, std::shared_ptr<const StepRecord> record);
    /// Executions of the step, newest first.
    void setExecutions(std::shared_ptr<const std::vector<Execution>> executions);
    /// Sets data of the trail around the step; ignored for another step.
    void setContext(const StepContext &context);
    /// Sets the review of the code in the editor.
    void setReview(StepReview review);
    /// The step has begun to run; what it prints follows.
    void beginLiveOutput();
    void appendLiveOutput(const QString &text);
    /// Answers to originalRequested.
    void setOriginal(StepId step, const QByteArray &bytes);
    void setOriginalUnavailable(StepId step, const QString &reason);
    /// Why the active policy denies the step, and what the window can do about it; of another step it is dropped.
    void setDenial(const DenialOffer &offer);
    /// A pane beside thought, code and results, hidden until it is shown.
    void setSide(QWidget *side);
    void showSide();
    /// The focus goes back to the code where it was beside it.
    void hideSide();
    bool isSideShown() const;
    /// Shows that no step is selected.
    void clear();

    StepId stepId() const; ///< 0 when none is shown
    bool hasDraft() const;
    /// Whether the code in the editor is what has run last.
    bool hasRun() const;
    /// The code in the editor: draft or recorded.
    QString code() const;
    /// Puts the recorded code back; undo brings the draft again.
    void discardDraft();
    /// Asks to have the selected lines run, or all where none are selected.
    void runSelection();
    /// Drafts of all steps, the shown one included.
    Drafts drafts() const;
    /// Drafts from another time. A step that has one already keeps it; a draft of other code is left out once its step
    /// is shown.
    void addDrafts(const Drafts &drafts);
    /// Discards the drafts of all steps.
    void discardDrafts();
    /// Shows the draft beside the recorded code.
    void compareDraft();
    /// Puts the cursor on a line of the code, from 1.
    void goToLine(int line);
    /// The same for what was found in the code; the focus stays where it is, or follows.
    void showFinding(const Finding &finding);
    void goToFinding(const Finding &finding);

    /// The searched text in a step; the first needle that the step contains counts.
    struct Sought {
        StepId step = 0;
        std::vector<FilterNeedle> needles;
        bool takesFocus = false;
    };
    /// Shows its place in the step, at once or as soon as that step is shown.
    void showSought(const Sought &sought);

    CodeEditor *editor() const;
    StepResults *results() const;
    /// Whether there is another one.
    bool goToNextDifference();
    bool goToPreviousDifference();

    /// Gives the code most of the room, or what came of it.
    void favourCode();
    void favourDifference();
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray &layout);

Q_SIGNALS:
    /// Ctrl+Return or Run Draft: the selected lines, or all of the code.
    void runRequested(const QString &code);
    void draftChanged(bool hasDraft);
    /// The code changed: a good moment for a new review.
    void codeEdited(const QString &code);
    void originalRequested(vitrine::StepId step);
    /// Why the policy denies the step.
    void whyWanted();
    /// The change of the policy that `setDenial` offered is to go into the draft.
    void allowWanted();
    /// All steps that are denied for the same reason are to be shown.
    void sameReasonWanted();
    /// The draft of the policy is to be shown.
    void policyDraftWanted();
    /// Escape twice in the editor.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeEmptyPage();
    QWidget *makeStepPage();
    bool isSideBeside() const;
    void arrangeSide();
    void showCode();
    void seek(const Sought &sought);
    bool isInText(const SoughtText &sought) const;
    void keepDraft();
    void takeDraft();
    void followRecord();
    void onEdited();
    void updateDraftState();
    void refreshStrip();
    void refreshMarks();
    void showMessage(const StepMessage &message);
    void showWaysOut(const StepMessage &message);
    const Execution *newest() const;
    const Execution *executionOfDraft() const;

    QStackedLayout *m_pages = nullptr;
    StepStrip *m_strip = nullptr;
    ThoughtLine *m_thought = nullptr;
    QStackedWidget *m_codePages = nullptr;
    CodeEditor *m_editor = nullptr;
    FindBar *m_findBar = nullptr;
    PlainTextView *m_text = nullptr; ///< in place of the code of a step that has none
    StepResults *m_results = nullptr;
    QSplitter *m_splitter = nullptr;
    QSplitter *m_columns = nullptr; ///< the step, and what is beside it
    QWidget *m_side = nullptr; ///< nullptr before there is one

    StepSummary m_summary;
    std::shared_ptr<const StepRecord> m_record; ///< never null
    std::shared_ptr<const std::vector<Execution>> m_executions;
    StepReview m_review;
    DenialOffer m_denial; ///< of the step that it names
    Sought m_sought; ///< of a step that is still to come
    Drafts m_drafts; ///< of the steps that are not shown
    QByteArray m_recordedCode;
    bool m_hasDraft = false;
    bool m_isLoading = false; ///< what changes in the editor is no edit
};

} // namespace vitrine
