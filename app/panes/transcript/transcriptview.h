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
/// estimated, and the card at the top keeps its position when estimates are replaced. Consecutive reads and searches
/// are a group, which shows only its head until it is opened. All text is plain data. GUI thread.
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
    /// Whether only the head of the group that the card is part of is visible.
    bool isInFoldedGroup(const FoundCard &card) const;
    /// Makes a card current and unfolds it and its group, even if it has not been read yet.
    void reveal(const FoundCard &card);
    /// Call it if shapes in the margin have changed.
    void followMeanings();
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
    /// A card, with the head of the group that begins with it.
    struct Row {
        std::unique_ptr<TranscriptCard> group;
        QString note; ///< of the group
        std::unique_ptr<CardLayout> head;
        std::unique_ptr<CardLayout> card; ///< null in a folded group
    };
    struct Block {
        int height = 0;
        bool isStale = false;
        SharedStep content;
        std::vector<Row> rows;
        /// Also known after the content was dropped: the number of cards, and of those at both ends that can be part of
        /// a group.
        bool isGroupable = false;
        int cards = 0;
        int leading = 0;
        int trailing = 0;
    };
    using CardKey = std::pair<StepId, int>;
    /// A card by the index of its step.
    struct Location {
        int block = 0;
        int card = 0;
        auto operator<=>(const Location &) const = default;
    };
    struct Group {
        Location first;
        Location last;
    };
    /// The card or head at a point.
    struct Hit {
        Location location;
        const CardLayout *layout = nullptr;
        bool isGroup = false;
        QPoint inside; ///< the point within the layout
    };

    int indexOf(StepId step) const { return m_locations.value(step, -1); }
    Location locationOf(const FoundCard &card) const { return { indexOf(card.step), card.card }; }
    FoundCard cardOf(Location at) const { return { m_ids[std::size_t(at.block)], at.card }; }
    int marginWidth() const;
    int blockAt(int y) const;
    int rowHeight(const Row &row) const;
    int topOf(int block, int card) const;
    std::optional<Hit> hitAt(const QPoint &point) const;
    bool isGrouped(const Block &block, int card) const;
    void countGrouped(Block &block) const;
    std::optional<Group> groupAt(Location at) const;
    std::vector<const TranscriptCard *> cardsOf(const Group &group) const;
    std::vector<Location> locationsIn(const Group &group) const;
    bool isGroupFolded(const Group &group) const;
    std::optional<Group> foldedGroupAt(Location at) const;
    void setGroupFolded(const Group &group, bool isFolded);
    void clearNear(int block);
    void layOutNear(int block);
    void addRow(Block &block, Location at, int width);
    void layOut(int block);
    void updateTops();
    void layOutSeen();
    void wantSeen();
    void dropFar(int first, int last);
    void showCurrent();
    void findAction();
    void choose(const FoundCard &card);
    void relayOut(int block);
    void relayOutAll();
    void paintBlock(QPainter &painter, int block);
    void paintMargin(QPainter &painter, int top, int height, StepId step, const QString &numbers);
    void paintRow(QPainter &painter, int block, int card, int top, bool isNamed);
    std::vector<const TranscriptCard *> currentCards() const;
    QString spoken() const;
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
    QSet<CardKey> m_openGroups; ///< the groups that these cards are part of
    std::optional<bool> m_allFolded;
    QSet<CardKey> m_whole;
    QString m_sought;
    QString m_emptyText;
    std::function<std::optional<Meaning>(StepId)> m_meaningOf;
};

} // namespace vitrine
