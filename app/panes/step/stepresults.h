// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/step/soughttext.h"
#include "models/replay/noiserules.h"
#include "models/trail/read/trail.h"

#include <QTabWidget>

#include <array>

class QLabel;
class QToolButton;

namespace vitrine {

class DifferenceView;
struct StepContext;
class PlainTextView;
class PromptPage;
class ResultPage;

/// The tabs below the code: printed output, output, error, difference, prompt and raw log, each with a count or a muted
/// word if it is empty. Tabs keep their positions. GUI thread only.
class StepResults final : public QTabWidget {
    Q_OBJECT

public:
    enum class Page { Logs, Output, Error, Difference, Prompt, Original };
    Q_ENUM(Page)
    static constexpr int pageCount = 6;

    explicit StepResults(QWidget *parent = nullptr);

    /// Shows the record's texts without copying them, and therefore keeps the record.
    void setRecord(std::shared_ptr<const StepRecord> record);
    /// Sets the latest execution, or null if the step has not run here.
    void setExecution(std::shared_ptr<const Execution> newest);
    /// Sets data of the trail around the step: the noise rules of its execution, the previous prompt.
    void setContext(const StepContext &context);
    /// Shows that the step is running: its output arrives by appendLive.
    void beginLive();
    void appendLive(const QByteArray &utf8);

    /// Compares the code before and after editing, instead of recorded and replayed; ends with the next setExecution.
    void showDraftDifference(const std::string &recorded, const std::string &draft);
    /// Updates the comparison, if it is shown, after the draft has changed.
    void followDraft(const std::string &recorded, const std::string &draft);

    /// Sets the bytes requested by originalRequested.
    void setOriginal(const QByteArray &bytes);
    void setOriginalUnavailable(const QString &reason);

    /// Shows the page of a part and selects the first match in it; returns the widget that shows it. The raw log waits
    /// for its bytes.
    QWidget *seek(const SoughtText &sought);

    Page currentPage() const;
    void setCurrentPage(Page page);
    /// Count or muted word next to the title of a tab.
    QString note(Page page) const;
    DifferenceView *difference() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The Raw Log tab is shown and its bytes are not loaded yet.
    void originalRequested();
    /// The user followed a line of the code that an error refers to, from 1.
    void lineFollowed(int line);
    void statementFollowed(const QString &code);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The content of the Difference tab.
    enum class Comparison { None, Replay, Draft };

    void addPage(Page page, QWidget *widget, const QString &title);
    void setNote(Page page, const QString &note);
    void makeMore();
    void fitTabs();
    void showFirstTab();
    void positionNotes();
    bool isOwn() const;
    bool isReplayable() const; ///< whether the step has Python code
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
    QToolButton *m_more = nullptr; ///< a menu of the tabs that do not fit
    std::shared_ptr<const StepRecord> m_record; ///< never null
    std::shared_ptr<const Execution> m_execution; ///< the latest; null for none
    std::optional<NoiseRules> m_noise; ///< of the execution's session, once read
    Comparison m_comparison = Comparison::None;
    bool m_isOriginalAsked = false;
    SearchQuery m_soughtInOriginal; ///< to be selected once the raw log is loaded
    bool m_hasLeftForLogs = false; ///< the printed output was raised to show what the running code prints
};

} // namespace vitrine
