// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/transcript/cardlayout.h"
#include "app/panes/transcript/transcriptfeed.h"
#include "app/wording/meaning.h"

#include <QAbstractScrollArea>
#include <QHash>
#include <QSet>

#include <functional>
#include <optional>

namespace vitrine {

/// A run as one scrollable page of cards. Only visible cards are read and laid out; the height of the others is
/// estimated, and the card at the top keeps its position when estimates are replaced. All text is plain data. GUI
/// thread.
class TranscriptView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// Sets the steps, in order. Steps that are already shown keep their cards and their position.
    void setSteps(const std::vector<StepId> &steps);
    const std::vector<StepId> &steps() const { return m_ids; }
    void addContent(const std::vector<SharedStep> &steps);
    /// Marks steps that were read as outdated.
    void outdate();
    /// Sets the function that returns the shape in the margin of a step.
    void setMeaningOf(std::function<std::optional<Meaning>(StepId)> meaningOf) { m_meaningOf = std::move(meaningOf); }
    void setEmptyText(const QString &text);

    /// Sets the step that the lists show; keeps a selection within this step.
    void setCurrentStep(StepId step);
    FoundCard current() const { return m_current; }
    void setCurrent(const FoundCard &card);
    void moveCurrent(int distance);
    void setFolded(bool isFolded);
    void setAllFolded(bool isFolded);
    bool isFolded(const FoundCard &card) const;
    void setSought(const QString &text);
    /// Null until the card was read.
    const TranscriptCard *card(const FoundCard &location) const;
    QString selectedText() const;
    int laidOut() const; ///< number of steps whose cards are kept; for tests

public Q_SLOTS:
    void copy() const;
    void copyAsMarkdown() const;

Q_SIGNALS:
    void contentWanted(const std::vector<vitrine::StepId> &steps);
    /// The user selected a card of a step.
    void stepChosen(vitrine::StepId step);
    /// The user wants to see the step itself.
    void stepOpened(vitrine::StepId step);
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
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    struct Block {
        int height = 0;
        bool isStale = false;
        SharedStep content;
        std::vector<std::unique_ptr<CardLayout>> cards;
    };
    using CardKey = std::pair<StepId, int>;

    int indexOf(StepId step) const { return m_locations.value(step, -1); }
    int marginWidth() const;
    int blockAt(int y) const;
    int topOf(int block, int card) const;
    std::optional<FoundCard> cardAt(const QPoint &point) const;
    void layOut(Block &block);
    void updateTops();
    void layOutSeen();
    void wantSeen();
    void dropFar(int first, int last);
    void showCurrent();
    void findAction();
    void choose(const FoundCard &card);
    void relayOut(StepId step);
    void relayOutAll();
    void paintBlock(QPainter &painter, int block);
    void say();
    bool takesKey(const QKeyEvent &event) const;

    std::vector<StepId> m_ids;
    QHash<StepId, int> m_locations;
    std::vector<Block> m_blocks;
    std::vector<int> m_tops; ///< one more than there are blocks
    CardLook m_look;
    FoundCard m_current;
    bool m_isShowDue = false; ///< the current card is shown once it is read
    bool m_isStepChosen = false; ///< the step was selected elsewhere: its first action becomes current
    bool m_isLayingOut = false;
    QHash<CardKey, bool> m_folds; ///< set by the user
    std::optional<bool> m_allFolded;
    QSet<CardKey> m_whole;
    QString m_sought;
    QString m_emptyText;
    std::function<std::optional<Meaning>(StepId)> m_meaningOf;
};

} // namespace vitrine
