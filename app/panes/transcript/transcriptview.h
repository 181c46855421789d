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

/// A run as one scroll of cards. Only what is seen is read and laid out; of the rest the height is an estimate, and the
/// card at the top stays where it is when a better one comes. All text is plain data. GUI thread.
class TranscriptView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// Steps in order. Those that are shown already keep what they have, and their place.
    void setSteps(const std::vector<StepId> &steps);
    const std::vector<StepId> &steps() const { return m_ids; }
    void addContent(const std::vector<SharedStep> &steps);
    /// Marks steps that were read as outdated.
    void outdate();
    /// The shape in the margin of a step.
    void setMeaningOf(std::function<std::optional<Meaning>(StepId)> meaningOf) { m_meaningOf = std::move(meaningOf); }
    void setEmptyText(const QString &text);

    /// The step that the lists show; what is chosen in it already stays.
    void setCurrentStep(StepId step);
    FoundCard current() const { return m_current; }
    void setCurrent(const FoundCard &card);
    void moveCurrent(int distance);
    void setFolded(bool isFolded);
    void setAllFolded(bool isFolded);
    bool isFolded(const FoundCard &card) const;
    void setSought(const QString &text);
    /// Null until it was read.
    const TranscriptCard *card(const FoundCard &location) const;
    QString selectedText() const;
    int laidOut() const; ///< steps whose cards are kept, for tests

public Q_SLOTS:
    void copy() const;
    void copyAsMarkdown() const;

Q_SIGNALS:
    void contentWanted(const std::vector<vitrine::StepId> &steps);
    /// The user chose a card of a step.
    void stepChosen(vitrine::StepId step);
    /// He wants to see the step itself.
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
    std::vector<int> m_tops; ///< one more than blocks
    CardLook m_look;
    FoundCard m_current;
    bool m_isShowDue = false; ///< the current card is to be seen once it was read
    bool m_isStepChosen = false; ///< the step was selected elsewhere: its first action is current
    bool m_isLayingOut = false;
    QHash<CardKey, bool> m_folds; ///< as the user wants them
    std::optional<bool> m_allFolded;
    QSet<CardKey> m_whole;
    QString m_sought;
    QString m_emptyText;
    std::function<std::optional<Meaning>(StepId)> m_meaningOf;
};

} // namespace vitrine
