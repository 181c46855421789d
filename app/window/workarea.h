// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>

#include <optional>
#include <vector>

class QSettings;

namespace vitrine {

class DockFold;
class DockTitle;

/// The panes of the window, each a dock that can be moved, floated, closed and found again by its key. It is a main
/// window inside the main window, so that the welcome page can take its place as a whole.
class WorkArea final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkArea)

public:
    explicit WorkArea(QWidget *parent = nullptr);
    ~WorkArea() override;

    /// Puts the pane into a dock, which follows its title and what it says of the selection. Panes are numbered in the
    /// order in which they are added: Alt+1 …
    QDockWidget *addPane(Pane *pane);
    const std::vector<QDockWidget *> &panes() const { return m_panes; }
    QDockWidget *dockOf(const Pane *pane) const;
    /// Shows a pane, on top of those it shares its place with, and gives it the focus.
    void activate(QDockWidget *pane);
    void activate(const Pane *pane) { activate(dockOf(pane)); }
    /// The next pane that is in sight, for F6.
    void activateNext(int direction);

    void resetLayout();
    /// The lower place of the right column gets the greater part of it.
    void favourBelow(bool isFavoured);
    /// Gives the middle most of the height of the lists above it, for a view that is read as a whole.
    void favourCenter(bool isFavoured);
    /// The pane at large, beside the steps and the step; all others are closed.
    void arrangeFor(const Pane *pane);
    /// Each in its usual place, and no others; the last of those that share a place is on top.
    void arrangeWith(const QStringList &panes);
    /// Where all panes are, to come back to it.
    QByteArray arrangement() const;
    /// Nothing happens where it is none of this version.
    void setArrangement(const QByteArray &arrangement);
    void save(QSettings &settings) const;
    void restore(const QSettings &settings);

protected:
    void childEvent(QChildEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Location = Pane::Location;
    /// The conditions of the default layout.
    struct Room {
        bool isNarrow = false;
        bool isLow = false;
        bool operator==(const Room &) const = default;
    };

    int rightShare() const;
    void followFocus(const QWidget *now);
    DockTitle *titleOf(const QDockWidget *pane) const;
    std::vector<QDockWidget *> inReadingOrder() const;
    QDockWidget *paneAround(const QWidget *widget) const;
    /// To the pane that had the focus before all were put elsewhere; to another one where it is not shown any more.
    void returnTo(QDockWidget *focused);
    void arrange();
    void followRoom();
    Room room() const;
    using Groups = QHash<QDockWidget *, QSet<QDockWidget *>>; ///< the other panes at the place of each
    Groups groups() const;
    bool isUsual() const;
    std::size_t indexOf(const QDockWidget *pane) const;
    void giveSizes();
    void shareRight();
    void shareCenter();
    void giveBottom();
    QDockWidget *firstAt(Location location) const;
    bool isNarrow() const;
    bool isLow() const;
    int lines() const;
    std::vector<Location> locationsInOrder() const;

    std::vector<QDockWidget *> m_panes;
    std::vector<Location> m_locations;
    QDockWidget *m_active = nullptr;
    std::optional<Room> m_arrangedFor; ///< nothing: not the usual arrangement
    Groups m_groups; ///< that the usual arrangement has made
    DockFold *m_below; ///< the docks below all others
    bool m_isBelowFavoured = false;
    bool m_isCenterFavoured = false;
    int m_topBefore = 0; ///< height of the lists above before the middle was favored
    bool m_isUnseen = false; ///< the usual layout was made before there was room to share
};

} // namespace vitrine
