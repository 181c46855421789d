// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "app/window/defaultarrangement.h"

#include <QMainWindow>

#include <optional>
#include <vector>

class QSettings;

namespace vitrine {

class DockFold;
class DockTitle;

/// The panes of the window, each a dock that can be moved, floated, closed and opened again by its key. It is a main
/// window inside the main window, so that the welcome page can replace it as a whole.
class WorkArea final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkArea)

public:
    explicit WorkArea(QWidget *parent = nullptr);
    ~WorkArea() override;

    /// Adds a dock with the pane; it follows the pane's title and context text. Panes are numbered in the order in
    /// which they are added: Alt+1 …
    QDockWidget *addPane(Pane *pane);
    const std::vector<QDockWidget *> &panes() const { return m_panes; }
    QDockWidget *dockOf(const Pane *pane) const;
    /// Shows a pane, raises it above the tabs in the same area, and gives it the focus.
    void activate(QDockWidget *pane);
    void activate(const Pane *pane) { activate(dockOf(pane)); }
    /// Gives the focus to this pane if it is visible, else to the one that had it last, or to any.
    void enter(const Pane *pane);
    /// Activates the next visible pane, for F6.
    void activateNext(int direction);
    QDockWidget *paneAround(const QWidget *widget) const;
    /// Whether the pane is neither closed nor behind another tab.
    static bool isVisibleNow(const QDockWidget *pane);
    int readingOrderOf(const QDockWidget *pane) const;

    void resetLayout();
    /// For runs that are read as a whole: gives the lower area of the right column a larger share, and the view in the
    /// center the whole middle, with the list of steps below the runs; where that does not fit, a larger share.
    void favourStory(bool isFavoured);
    /// Gives the center all the room beside the list at the left, for a view that is read as a whole. The other panes
    /// return afterwards.
    void favourCenter(bool isFavoured);
    /// Whether the other panes are away for a view that has all the room.
    bool isCenterFavoured() const { return m_aside.has_value(); }
    /// Shows the pane enlarged, next to the list of steps and the step; all others are closed.
    void arrangeFor(const Pane *pane);
    /// Shows these panes in their default areas, and no others; the last one in an area is raised.
    void arrangeWith(const QStringList &panes);
    /// The locations of all panes, to be restored later.
    QByteArray arrangement() const;
    /// Does nothing if the arrangement is from another version.
    void setArrangement(const QByteArray &arrangement);
    void save(QSettings &settings) const;
    void restore(const QSettings &settings);

Q_SIGNALS:
    /// The panes that were away for a favored view are back.
    void broughtBack();

protected:
    void childEvent(QChildEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Location = Pane::Location;
    using Room = DefaultArrangement::Room;

    void followFocus(const QWidget *now);
    DockTitle *titleOf(const QDockWidget *pane) const;
    std::vector<QDockWidget *> inReadingOrder() const;
    /// Returns the focus to the pane that had it before panes were rearranged, or to another one if it is no longer
    /// shown.
    void returnTo(QDockWidget *focused);
    void arrange();
    void followRoom();
    void settle();
    bool isNoneClosed() const;
    using Groups = DefaultArrangement::Groups;
    Groups groups() const;
    bool isUsual() const;
    void makeRoomFor(QDockWidget *pane);
    void setAside();
    void bringBack();
    std::vector<std::pair<QDockWidget *, QSize>> sizes() const;

    std::vector<QDockWidget *> m_panes;
    DefaultArrangement m_default;
    QDockWidget *m_active = nullptr;
    std::optional<Room> m_arrangedFor; ///< nothing: not the default arrangement
    Groups m_groups; ///< as created by the default arrangement
    DockFold *m_below; ///< the docks below all others
    /// Panes that were closed to give the center room.
    struct Aside {
        QByteArray arrangement; ///< before
        Room room;
        std::vector<std::pair<QDockWidget *, QSize>> sizes;
        std::vector<QDockWidget *> panes;
        std::vector<QDockWidget *> inFront;
    };
    std::optional<Aside> m_aside;
    bool m_isUnseen = false; ///< the default layout was made before the window had its size
};

} // namespace vitrine
