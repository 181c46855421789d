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
class SideSplitter;
class StepResults;
class StepStrip;
class ThoughtLine;

/// Everything about one step: strip, thought, code and results, recorded beside replayed. Editing the code starts a
/// draft, which is kept for its step while others are shown; the recording never changes. Works on plain values and
/// does no I/O: requests data by signals. GUI thread only.
class StepPane final : public Pane {
    Q_OBJECT

public:
    explicit StepPane(QWidget *parent = nullptr);
    ~StepPane() override;

    /// Shows a step. For the step that is already shown, keeps its draft and updates the rest.
    void setStep(const StepSummary &summary, std::shared_ptr<const StepRecord> record);
    /// Executions of the step, newest first.
    void setExecutions(std::shared_ptr<const std::vector<Execution>> executions);
    /// Sets data of the trail around the step; ignored for another step.
    void setContext(const StepContext &context);
    /// Sets the review of the code in the editor.
    void setReview(StepReview review);
    /// Shows that the step has started to run; its output follows.
    void beginLiveOutput();
    void appendLiveOutput(const QString &text);
    /// Sets the bytes requested by originalRequested.
    void setOriginal(StepId step, const QByteArray &bytes);
    void setOriginalUnavailable(StepId step, const QString &reason);
    /// Sets why the active policy denies the step, and what the window can do about it; ignored for another step.
    void setDenial(const DenialOffer &offer);
    /// Sets a pane beside thought, code and results, hidden until it is shown.
    void setSide(QWidget *side);
    void showSide();
    /// Hides the pane. If it had the focus, the code gets it.
    void hideSide();
    bool isSideShown() const;
    /// Shows that no step is selected.
    void clear();

    StepId stepId() const; ///< 0 if none is shown
    bool hasDraft() const;
    /// Whether the code in the editor is the code of the latest execution.
    bool hasRun() const;
    /// The code in the editor: draft or recorded.
    QString code() const;
    /// Restores the recorded code; undo restores the draft.
    void discardDraft();
    /// Requests to run the selected lines, or all without a selection.
    void runSelection();
    /// Drafts of all steps, including the shown one.
    Drafts drafts() const;
    /// Adds stored drafts. A step that already has a draft keeps it; a draft of other code is dropped when its step is
    /// shown.
    void addDrafts(const Drafts &drafts);
    /// Discards the drafts of all steps.
    void discardDrafts();
    /// Shows the draft beside the recorded code.
    void compareDraft();
    /// Moves the cursor to a line of the code, from 1.
    void goToLine(int line);
    /// The same for a finding in the code; `goToFinding` also moves the focus.
    void showFinding(const Finding &finding);
    void goToFinding(const Finding &finding);

    /// The searched text in a step; the first needle that the step contains is used.
    struct Sought {
        StepId step = 0;
        std::vector<FilterNeedle> needles;
        bool takesFocus = false;
    };
    /// Shows the match in the step, at once or as soon as that step is shown.
    void showSought(const Sought &sought);

    CodeEditor *editor() const;
    StepResults *results() const;
    /// Returns whether there is another one.
    bool goToNextDifference();
    bool goToPreviousDifference();

    /// Gives most of the height to the code, or to its results.
    void favourCode();
    void favourDifference();
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray &layout);

Q_SIGNALS:
    /// Ctrl+Return or Run Draft: runs the selected lines, or all of the code.
    void runRequested(const QString &code);
    void draftChanged(bool hasDraft);
    /// The code changed and should be reviewed again.
    void codeEdited(const QString &code);
    void originalRequested(vitrine::StepId step);
    /// The user wants to see why the policy denies the step.
    void whyWanted();
    /// The user wants the change offered by `setDenial` in the draft of the policy.
    void allowWanted();
    /// The user wants to see all steps that are denied for the same reason.
    void sameReasonWanted();
    /// The user wants to see the draft of the policy.
    void policyDraftWanted();
    /// Escape was pressed twice in the editor.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeEmptyPage();
    QWidget *makeStepPage();
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
    PlainTextView *m_text = nullptr; ///< replaces the code for a step that has none
    StepResults *m_results = nullptr;
    QSplitter *m_splitter = nullptr;
    SideSplitter *m_columns = nullptr; ///< the step, and the pane beside it

    StepSummary m_summary;
    std::shared_ptr<const StepRecord> m_record; ///< never null
    std::shared_ptr<const std::vector<Execution>> m_executions;
    StepReview m_review;
    DenialOffer m_denial; ///< of the step that it refers to
    Sought m_sought; ///< of a step that is yet to be shown
    Drafts m_drafts; ///< of the steps that are not shown
    QByteArray m_recordedCode;
    bool m_hasDraft = false;
    bool m_isLoading = false; ///< changes in the editor are not edits
};

} // namespace vitrine
