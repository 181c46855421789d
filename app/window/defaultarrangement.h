// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace vitrine {

/// The default locations and sizes of panes in a window. Which columns and tabs there are depends on the room and on
/// whether a run is read as a whole. GUI thread.
class DefaultArrangement final {
public:
    using Location = Pane::Location;
    /// The conditions of the arrangement.
    struct Room {
        bool isNarrow = false;
        bool isLow = false;
        bool isStory = false; ///< the steps are below the runs, beside a view that is read as a whole
        bool operator==(const Room &) const = default;
    };

    /// The needs of the front pane below all others.
    struct Below {
        std::optional<int> foldedHeight = {}; ///< enough for all rows of a list, if that is less than the usual share
        int neededHeight = 0; ///< at least this height; 0: any will do
        int around = 0; ///< height of a list without its rows
        int row = 0; ///< height of a row, which is never cut; 0: not a list
        /// The height nearest to the given one, but not below `least`, in which no row is cut.
        int wholeRows(int height, int least) const;
    };

    explicit DefaultArrangement(QMainWindow *area);

    void add(QDockWidget *pane, Location location);
    /// `pane` must have been added.
    Location locationOf(const QDockWidget *pane) const;
    /// nullptr if no pane has the location.
    QDockWidget *firstAt(Location location) const;

    bool isStoryFavoured() const { return m_isStoryFavoured; }
    void setStoryFavoured(bool isFavoured) { m_isStoryFavoured = isFavoured; }
    Room room() const;

    /// For each pane, the others in its area as of the last `arrange()`, without those that open on demand.
    using Groups = QHash<QDockWidget *, QSet<QDockWidget *>>;
    Groups groups() const;

    /// Puts all panes into their locations, which must be empty. False if there are too few panes for sizes.
    bool arrange();
    void giveSizes(const Below &needs) const;
    /// With `isListKept`, the list above the step keeps its height.
    void giveBottom(const Below &needs, bool isListKept) const;
    /// The height for a pane below all others that needs this much, in an area of this height.
    static int mostFor(int neededHeight, int height);
    void shareRight() const;
    /// The width of the column at the right, in which the titles of its panes fit side by side.
    int rightWidth() const { return m_area->width() * rightShare() / 100; }
    void shareMiddle() const;

private:
    struct Located {
        QDockWidget *pane;
        Location location;
    };

    void tabify(QDockWidget *front, QDockWidget *pane);
    bool isNarrow() const;
    bool isLow() const;
    int lines() const;
    std::vector<Location> locationsInOrder() const;
    int leftShare() const;
    int leastBelow() const;
    int rightShare() const;
    int centerShare() const;
    QDockWidget *middle() const;

    QMainWindow *m_area;
    std::vector<Located> m_panes;
    QHash<QDockWidget *, QDockWidget *> m_areas; ///< the first pane in the area of each
    bool m_isStoryFavoured = false;
};

} // namespace vitrine
