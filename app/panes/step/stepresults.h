// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/step/soughttext.h"
#include "models/replay/noiserules.h"
#include "models/trail/read/trail.h"

#include <QTabWidget>

#include <array>

class QLabel;

namespace vitrine {

class DifferenceView;
struct StepContext;
class PlainTextView;
class PromptPage;
class ResultPage;

/// The tabs below the code: logs, output, error, difference, prompt and original bytes, each with a count or a muted
/// word when there is nothing. Tabs keep their places. GUI thread only.
class StepResults final : public QTabWidget {
    Q_OBJECT

public:
    enum class Page { Logs, Output, Error, Difference, Prompt, Original };
    Q_ENUM(Page)
    static constexpr int pageCount = 6;

    explicit StepResults(QWidget *parent = nullptr);

    /// Shows its texts without copying them, and therefore keeps it.
    void setRecord(std::shared_ptr<const StepRecord> record);
    /// The newest execution, or null when the step has not run here.
    void setExecution(std::shared_ptr<const Execution> newest);
    /// Sets data of the trail around the step: the noise rules of its execution, the previous prompt.
    void setContext(const StepContext &context);
    /// The step runs: what it prints arrives by appendLive.
    void beginLive();
    void appendLive(const QByteArray &utf8);

    /// The code before and after it was edited, in place of recorded and replayed; ends with the next setExecution.
    void showDraftDifference(const std::string &recorded, const std::string &draft);
    /// The draft is otherwise now: where it is being compared, so is the comparison.
    void followDraft(const std::string &recorded, const std::string &draft);

    /// Answers to originalRequested.
    void setOriginal(const QByteArray &bytes);
    void setOriginalUnavailable(const QString &reason);

    /// Shows the page of a part and selects the first place of a text in it; gives what shows it. The original waits
    /// for its bytes.
    QWidget *seek(const SoughtText &sought);

    Page currentPage() const;
    void setCurrentPage(Page page);
    /// Count or muted word beside the title of a tab.
    QString note(Page page) const;
    DifferenceView *difference() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The Original tab is shown and its bytes are not there yet.
    void originalRequested();
    /// A place of the code that an error names, from 1.
    void lineFollowed(int line);
    void statementFollowed(const QString &code);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The content of the tab Difference.
    enum class Comparison { None, Replay, Draft };

    void addPage(Page page, QWidget *widget, const QString &title);
    void setNote(Page page, const QString &note);
    void positionNotes();
    bool isOwn() const;
    bool isReplayable() const; ///< it has Python code
    void setRecordedNotes(const std::optional<QByteArray> &logs, const std::optional<QByteArray> &output);
    void setReplayedNotes(const StepResult &result);
    static QString lengthOf(const QByteArray &text);
    void setPrompt();
    void chooseTab(const std::optional<QByteArray> &logs, const std::optional<QByteArray> &output);
    void showReplay(const Execution &execution);
    void leaveLogs(const StepResult &result);
    void showDifference();
    void onCurrentChanged();

    ResultPage *m_logs = nullptr;
    ResultPage *m_output = nullptr;
    ResultPage *m_error = nullptr;
    DifferenceView *m_difference = nullptr;
    PromptPage *m_prompt = nullptr;
    PlainTextView *m_original = nullptr;
    std::array<QLabel *, pageCount> m_notes {};
    std::shared_ptr<const StepRecord> m_record; ///< never null
    std::shared_ptr<const Execution> m_execution; ///< the newest; null for none
    std::optional<NoiseRules> m_noise; ///< of its session, once it is read
    Comparison m_comparison = Comparison::None;
    bool m_isOriginalAsked = false;
    SearchQuery m_soughtInOriginal; ///< once it is there
    bool m_hasLeftForLogs = false; ///< the logs came up to show prints of what runs
};

} // namespace vitrine
