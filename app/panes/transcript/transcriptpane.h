// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "app/wording/meaning.h"

#include <optional>

class QLabel;
class QLineEdit;

namespace vitrine {

class Project;
class VisibilityWatcher;
class SqlAsking;
class TranscriptFeed;
class TranscriptView;
struct FoundCard;

/// The selected run as one scrollable page: task, thoughts, actions with their results, answer. Follows the project,
/// and stays in sync with the lists. GUI thread.
class TranscriptPane final : public Pane {
    Q_OBJECT

public:
    explicit TranscriptPane(Project *project, QWidget *parent = nullptr);

    TranscriptView *view() const { return m_view; }
    QLineEdit *findField() const { return m_field; }

Q_SIGNALS:
    /// The user wants to see the pane of the step.
    void stepOpened();
    /// The user wants to know why the selected step is denied.
    void whyWanted();
    /// The user wants to see what would allow the selected step.
    void allowWanted();
    /// Another run is selected, and it is known whether it has Python code.
    void runKnown(bool hasPython);

private:
    QWidget *makeFindRow();
    void refresh();
    void showSums();
    void askForPython(RunId run);
    void openFind();
    void closeFind();
    void find(bool isForward);
    void showFound(const FoundCard &found);
    std::optional<Meaning> meaningOf(StepId step) const;
    std::optional<QString> denialOf(StepId step) const;

    Project *m_project;
    TranscriptView *m_view;
    TranscriptFeed *m_feed;
    VisibilityWatcher *m_visibility;
    QWidget *m_findRow = nullptr;
    QLineEdit *m_field = nullptr;
    QLabel *m_findNote = nullptr;
    SqlAsking *m_asking;
    RunId m_shown = 0; ///< the run that the view shows, or that it was stored again as
    bool m_isRewritten = false; ///< it was stored again
    RunId m_known = 0; ///< the run that `runKnown` was last emitted for
};

} // namespace vitrine
