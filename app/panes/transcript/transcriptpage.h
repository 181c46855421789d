// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/transcript/cardfolds.h"
#include "app/panes/transcript/cardgroups.h"
#include "app/panes/transcript/cardlayout.h"
#include "app/panes/transcript/transcriptfeed.h"
#include "app/wording/meaning.h"

#include <QHash>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// The cards of a run, laid out one below the other. Only steps whose content was added have cards; the height of the
/// others is estimated. Knows which cards are folded or part of a group. All measures are in pixels from the top left
/// corner of the page. GUI thread.
class TranscriptPage final {
public:
    using Location = CardGroups::Location;
    using Group = CardGroups::Group;
    /// The card, or the head of a group, at a point.
    struct Hit {
        Location location;
        const CardLayout *layout = nullptr;
        bool isGroup = false;
        QPoint inside; ///< the point within the layout
    };
    /// The current card, the focus and the search, as a step is painted with them.
    struct State {
        FoundCard current;
        bool hasFocus = false;
        QString sought;
    };

    explicit TranscriptPage(const QWidget &widget);

    const CardLook &look() const { return m_look; }
    /// Takes the look and the width of the widget; everything is laid out again when it is needed.
    void setLook(const QWidget &widget, int width);
    void setMeaningOf(std::function<std::optional<Meaning>(StepId)> meaningOf) { m_meaningOf = std::move(meaningOf); }

    /// The rule by which the active policy denies a step: empty if it is not known, nothing if the policy does not
    /// deny the step.
    using DenialOf = std::function<std::optional<QString>(StepId)>;
    void setDenialOf(DenialOf denialOf) { m_denialOf = std::move(denialOf); }
    /// The same for the card that says so; nothing for the others.
    std::optional<QString> denialOf(const FoundCard &card) const;

    /// Steps that are already known keep their content if the run is the same. Returns whether it is. `isRewritten`:
    /// the run is stored again with other steps, which are the same as before in the same order, and possibly more.
    bool setSteps(const std::vector<StepId> &steps, bool isRewritten = false);
    const std::vector<StepId> &steps() const { return m_ids; }
    int count() const { return int(m_ids.size()); }
    int indexOf(StepId step) const { return m_locations.value(step, -1); }
    Location locationOf(const FoundCard &card) const { return { indexOf(card.step), card.card }; }
    FoundCard cardOf(Location at) const { return { m_ids[std::size_t(at.step)], at.card }; }

    /// Does nothing for a step that is not part of the run.
    void addContent(const SharedStep &step);
    void outdate();
    /// Whether the content of a step is missing or outdated.
    bool wantsContent(int step) const;
    /// Null if it is missing.
    SharedStep content(int step) const { return m_blocks[std::size_t(step)].content; }
    /// Drops the content of steps far from these.
    void dropFar(int first, int last);
    /// Meanings of steps changed.
    void followMeanings();

    /// Null if the content is missing.
    const TranscriptCard *card(const FoundCard &found) const;
    /// The number of cards; 0 if it is not known.
    int cardCount(int step) const { return m_groups.cardCount(step); }
    std::vector<const TranscriptCard *> cardsOf(const Group &group) const;
    std::optional<Group> groupAt(Location at) const { return m_groups.at(at); }
    std::optional<Group> foldedGroupAt(Location at) const;

    bool isFolded(const FoundCard &card) const;
    /// When unfolding, the group of the card is opened first, then the card, then its long texts are shown in full.
    /// Folding goes back.
    void setFolded(const FoundCard &card, bool isFolded);
    void setGroupFolded(const Group &group, bool isFolded);
    void setAllFolded(bool isFolded);
    /// Unfolds a card and its group.
    void unfold(const FoundCard &card);

    void layOut(int step);
    /// Call it after steps were laid out.
    void updateTops();
    int height() const { return m_tops.back(); }
    int heightOf(int step) const { return m_blocks[std::size_t(step)].height; }
    /// The step at a height; the first or the last for heights outside of the page.
    int stepAt(int y) const;
    int topOf(int step) const { return m_tops[std::size_t(step)]; }
    int topOf(Location at) const;
    /// 0 if the card is not laid out.
    int heightOf(Location at) const;
    std::optional<Hit> hitAt(const QPoint &point) const;
    int laidOut() const; ///< number of steps whose cards are laid out

    /// Paints a step at its place on the page.
    void paint(QPainter &painter, int step, const State &state) const;

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
        std::optional<QString> denial; ///< as laid out
        SharedStep content;
        std::vector<Row> rows;
    };

    int marginWidth() const;
    int rowHeight(const Row &row) const;
    void renumber(const std::vector<StepId> &steps);
    bool findGroups(int step);
    std::vector<FoundCard> foundIn(const Group &group) const;
    bool isGroupFolded(const Group &group) const { return !m_folds.isGroupOpen(foundIn(group)); }
    void clearRows(const std::vector<int> &steps);
    void layOutNear(int step);
    void addRow(Block &block, Location at, int width);
    std::optional<QString> denialOf(StepId step) const { return m_denialOf ? m_denialOf(step) : std::nullopt; }
    void paintNothing(QPainter &painter, const TranscriptStep &step, int top) const;
    void paintMargin(QPainter &painter, int top, int height, StepId step, const QString &numbers) const;
    void paintRow(QPainter &painter, Location at, int top, bool isNamed, const State &state) const;

    CardLook m_look;
    int m_width = 0;
    std::vector<StepId> m_ids;
    QHash<StepId, int> m_locations;
    std::vector<Block> m_blocks;
    std::vector<int> m_tops; ///< one more than there are steps
    CardGroups m_groups;
    CardFolds m_folds;
    std::function<std::optional<Meaning>(StepId)> m_meaningOf;
    DenialOf m_denialOf;
};

} // namespace vitrine
