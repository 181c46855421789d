// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/transcript/transcriptpage.h"
#include "app/wording/meaning.h"

#include <QAbstractScrollArea>

#include <functional>
#include <optional>

namespace vitrine {

class NewStepsButton;

/// A run as one scrollable page of cards. Only visible cards are read and laid out; the height of the others is
/// estimated, and the card at the top keeps its position when estimates are replaced. Consecutive reads and searches
/// are a group, which shows only its head until it is opened. All text is plain data. GUI thread.
class TranscriptView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent = nullptr);

    /// Sets the steps, in order. Steps that are already shown keep their cards and their position. If the end of the
    /// page is visible, it stays so while steps are added; otherwise a button says how many there are. `isRewritten`:
    /// the same run is stored again with other ids.
    void setSteps(const std::vector<StepId> &steps, bool isRewritten = false);
    const std::vector<StepId> &steps() const { return m_page.steps(); }
    void addContent(const std::vector<SharedStep> &steps);
    /// Marks steps that were read as outdated.
    void outdate();
    /// Sets the function that returns the shape in the margin of a step.
    void setMeaningOf(std::function<std::optional<Meaning>(StepId)> meaningOf)
    {
        m_page.setMeaningOf(std::move(meaningOf));
    }
    /// Sets the function that returns the rule by which the active policy denies a step.
    void setDenialOf(TranscriptPage::DenialOf denialOf) { m_page.setDenialOf(std::move(denialOf)); }
    void setEmptyText(const QString &text);
    /// The number of steps that were added below the visible part and not seen yet.
    int newSteps() const;

    /// Sets the step that the lists show; keeps a selection within this step.
    void setCurrentStep(StepId step);
    FoundCard current() const { return m_current; }
    void setCurrent(const FoundCard &card);
    void moveCurrent(int distance);
    void setFolded(bool isFolded);
    void setAllFolded(bool isFolded);
    bool isFolded(const FoundCard &card) const { return m_page.isFolded(card); }
    /// Whether only the head of the group that the card is part of is visible.
    bool isInFoldedGroup(const FoundCard &card) const;
    /// Makes a card current and unfolds it and its group, even if it has not been read yet.
    void reveal(const FoundCard &card);
    /// Call it if shapes in the margin or denials have changed.
    void followMeanings();
    void setSought(const QString &text);
    /// Null until the card was read.
    const TranscriptCard *card(const FoundCard &location) const { return m_page.card(location); }
    QString selectedText() const;
    /// Whether a part of the current card is visible.
    bool isCurrentSeen() const;
    int laidOut() const { return m_page.laidOut(); } ///< number of steps whose cards are kept; for tests

public Q_SLOTS:
    void copy() const;
    void copyAsMarkdown() const;

Q_SIGNALS:
    void contentWanted(const std::vector<vitrine::StepId> &steps);
    /// The user selected a card of a step.
    void stepChosen(vitrine::StepId step);
    /// The user wants to see the step itself.
    void stepOpened(vitrine::StepId step);
    /// The user wants to know why a step is denied.
    void whyWanted(vitrine::StepId step);
    /// The user wants to see what would allow a denied step.
    void allowWanted(vitrine::StepId step);
    /// The user wants to see the run of a sub-agent that an action has started.
    void runOpened(vitrine::RunId run);
    void findWanted();
    void findNextWanted(bool isForward);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    std::optional<TranscriptPage::Hit> hitAt(const QPointF &point) const;
    void followHeight();
    void showEnd();
    void followGrowth(bool wasAtEnd, int added);
    bool isAtEnd() const;
    void layOutSeen();
    void wantSeen();
    void relayOutAll();
    void followFolds();
    void scrollToCurrent();
    void showCurrent();
    bool isReadFrom(int first, int last) const;
    void findAction();
    void choose(const FoundCard &card);
    void openStartedRun();
    bool opensRun(const QKeyEvent &event) const;
    void chooseStep(int step);
    std::vector<const TranscriptCard *> currentCards() const;
    QString spoken() const;
    void say();
    bool takesKey(const QKeyEvent &event) const;

    TranscriptPage m_page;
    FoundCard m_current;
    bool m_isShowDue = false; ///< the current card is shown once it and what is above it are read
    bool m_isStepChosen = false; ///< the step was selected elsewhere: its first action becomes current
    bool m_isLayingOut = false;
    bool m_isEndShown = false; ///< what is added stays visible
    NewStepsButton *m_newSteps;
    QString m_sought;
    QString m_emptyText;
};

} // namespace vitrine
