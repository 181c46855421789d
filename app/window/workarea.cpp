// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workarea.h"

#include "app/kit/widgets/docktitle.h"
#include "app/window/dockfold.h"

#include <QApplication>
#include <QChildEvent>
#include <QDataStream>
#include <QDockWidget>
#include <QSettings>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTabBar>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

constexpr int layoutVersion = 7;
constexpr int storyShare = 640; ///< of the column at the left for the steps below the runs; of a thousand

/// Draws a frame that separates a floating pane from what is below it; Qt draws one only with its own title.
class PaneDock final : public QDockWidget {
public:
    using QDockWidget::QDockWidget;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QDockWidget::paintEvent(event);
        if (!isFloating())
            return;
        QStylePainter painter(this);
        QStyleOptionFrame frame;
        frame.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameDockWidget, frame);
    }
};

} // namespace

WorkArea::WorkArea(QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_below(new DockFold(this))
{
    setObjectName(QStringLiteral("workArea"));
    setDockNestingEnabled(true);
    setDockOptions(dockOptions() | AllowTabbedDocks | AllowNestedDocks);
    setContextMenuPolicy(Qt::NoContextMenu);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) { followFocus(now); });
    connect(m_below, &DockFold::changed, this, [this] {
        layout()->activate();
        if (m_arrangedFor && isUsual())
            giveBottom();
    });
}

// Panes are destroyed after this part of the object, and one of them may have the focus.
WorkArea::~WorkArea() { disconnect(qApp, nullptr, this, nullptr); }

QDockWidget *WorkArea::addPane(Pane *pane)
{
    auto *dock = new PaneDock(pane->windowTitle(), this);
    dock->setObjectName(pane->info().id);
    dock->setWidget(pane);
    auto *title = new DockTitle(dock);
    dock->setTitleBarWidget(title);
    dock->setFocusProxy(pane);
    title->setContext(pane->contextText());
    connect(pane, &Pane::contextChanged, title, &DockTitle::setContext);
    connect(pane, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    m_panes.push_back(dock);
    m_locations.push_back(pane->info().location);
    if (m_locations.back() == Location::Bottom || m_locations.back() == Location::BottomTab)
        m_below->add(dock);
    return dock;
}

QDockWidget *WorkArea::dockOf(const Pane *pane) const
{
    const auto found
        = std::ranges::find_if(m_panes, [pane](const QDockWidget *dock) { return dock->widget() == pane; });
    return found == m_panes.end() ? nullptr : *found;
}

void WorkArea::activate(QDockWidget *pane)
{
    pane->show();
    pane->raise();
    auto *content = pane->widget();
    auto *target = content->focusProxy() ? content->focusProxy() : content;
    if (target->focusPolicy() == Qt::NoFocus)
        target = target->nextInFocusChain();
    target->setFocus(Qt::ShortcutFocusReason);
}

void WorkArea::enter(const Pane *pane)
{
    for (auto *dock : { dockOf(pane), m_active })
        if (dock != nullptr && isVisibleNow(dock))
            return activate(dock);
    activateNext(1);
}

void WorkArea::activateNext(int direction)
{
    const auto panes = inReadingOrder();
    const auto count = static_cast<int>(panes.size());
    const auto at = std::ranges::find(panes, m_active);
    auto index = at == panes.end() ? (direction > 0 ? -1 : count) : static_cast<int>(at - panes.begin());
    for (int tried = 0; tried < count; ++tried) {
        index = (index + direction + count) % count;
        auto *pane = panes[static_cast<std::size_t>(index)];
        if (!isVisibleNow(pane))
            continue;
        activate(pane);
        return;
    }
}

// Columns from the start of a line to its end, each from top to bottom, wherever the panes are; floating ones follow.
std::vector<QDockWidget *> WorkArea::inReadingOrder() const
{
    auto panes = m_panes;
    const auto isWide = [this](const QDockWidget *pane) { return pane->width() > width() * 2 / 3; };
    const auto locationOf = [this, isWide](const QDockWidget *pane) {
        const auto location = pane->geometry();
        const int across = layoutDirection() == Qt::RightToLeft ? width() - location.right() : location.left();
        // Wide panes are below the columns, or above.
        const bool isBelow = isWide(pane) && location.top() > 0;
        return std::tuple(pane->isFloating(), isBelow, isWide(pane) ? 0 : across, location.top());
    };
    std::ranges::stable_sort(panes, {}, locationOf);
    return panes;
}

// If the panes are in the default arrangement, a size that needs another one applies it. Panes that were opened, closed
// or raised since stay so.
void WorkArea::followRoom()
{
    if (m_isUnseen || !m_arrangedFor || *m_arrangedFor == room() || !isUsual())
        return;
    auto *focused = paneAround(QApplication::focusWidget());
    QList<QDockWidget *> hidden;
    QList<QDockWidget *> inFront;
    for (auto *pane : m_panes) {
        if (pane->isHidden())
            hidden << pane;
        else if (!pane->visibleRegion().isEmpty())
            inFront << pane;
    }
    for (auto *pane : m_panes)
        removeDockWidget(pane);
    arrange();
    for (auto *pane : m_panes)
        pane->setVisible(!hidden.contains(pane));
    // If more panes share an area now, those of the center stay in front.
    const auto isMiddle = [this](const QDockWidget *pane) {
        const auto location = m_locations[indexOf(pane)];
        return location == Location::Center || location == Location::CenterView || location == Location::CenterTab;
    };
    std::ranges::stable_partition(inFront, std::not_fn(isMiddle));
    for (auto *pane : inFront)
        pane->raise();
    returnTo(focused);
}

// Qt keeps a pane that is behind another one visible, but beyond the edge of the window.
bool WorkArea::isVisibleNow(const QDockWidget *pane) { return pane->isVisible() && !pane->visibleRegion().isEmpty(); }

int WorkArea::readingOrderOf(const QDockWidget *pane) const
{
    const auto panes = inReadingOrder();
    return static_cast<int>(std::ranges::find(panes, pane) - panes.begin());
}

WorkArea::Room WorkArea::room() const
{
    return { .isNarrow = isNarrow(), .isLow = isLow(), .isStory = m_isStoryFavoured && !isNarrow() };
}

// The panes in the same area as each pane. Closed panes and those that open on demand are left out.
WorkArea::Groups WorkArea::groups() const
{
    Groups groups;
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        auto *pane = m_panes[i];
        if (m_locations[i] == Location::CenterTab || pane->isHidden() || pane->isFloating())
            continue;
        for (auto *other : tabifiedDockWidgets(pane))
            if (m_locations[indexOf(other)] != Location::CenterTab && !other->isHidden())
                groups[pane].insert(other);
    }
    return groups;
}

// Panes that were closed or opened since are ignored.
bool WorkArea::isUsual() const
{
    const auto now = groups();
    for (auto *pane : m_panes) {
        if (pane->isFloating())
            return false;
        if (pane->isHidden() || m_locations[indexOf(pane)] == Location::CenterTab)
            continue;
        QSet<QDockWidget *> usual;
        for (auto *other : m_groups.value(pane))
            if (!other->isHidden())
                usual.insert(other);
        if (now.value(pane) != usual)
            return false;
    }
    return true;
}

void WorkArea::resetLayout()
{
    auto *focused = paneAround(QApplication::focusWidget());
    m_aside.reset();
    for (auto *pane : m_panes) {
        pane->setFloating(false);
        removeDockWidget(pane);
    }
    arrange();
    returnTo(focused);
}

// Panes lose the focus while they are rearranged, and an arbitrary control would get it.
void WorkArea::returnTo(QDockWidget *focused)
{
    if (focused == nullptr)
        return;
    if (focused->isVisible())
        activate(focused);
    else
        activateNext(1);
}

void WorkArea::arrangeFor(const Pane *shown)
{
    auto *pane = dockOf(shown);
    // The steps are above the step, whatever runs are read.
    const bool isStory = std::exchange(m_isStoryFavoured, false);
    resetLayout();
    m_isStoryFavoured = isStory;
    auto *steps = firstAt(Location::Top);
    auto *step = firstAt(Location::Center);
    splitDockWidget(firstAt(Location::Left), pane, Qt::Horizontal);
    for (auto *other : m_panes)
        other->setVisible(other == pane || other == steps || other == step);
    resizeDocks({ pane, steps }, { 67, 33 }, Qt::Horizontal);
    resizeDocks({ steps, step }, { 35, 65 }, Qt::Vertical);
    m_isUnseen = false;
    m_arrangedFor.reset();
    activate(pane);
}

void WorkArea::arrangeWith(const QStringList &panes)
{
    auto *focused = paneAround(QApplication::focusWidget());
    resetLayout();
    m_isUnseen = false;
    for (auto *pane : m_panes)
        pane->setVisible(panes.contains(pane->objectName()));
    for (auto *pane : m_panes)
        if (panes.contains(pane->objectName()))
            pane->raise();
    returnTo(focused);
}

// Includes the size that the arrangement was made for, if the user has not moved a pane since.
QByteArray WorkArea::arrangement() const
{
    if (m_aside)
        return m_aside->arrangement;
    QByteArray kept;
    QDataStream stream(&kept, QIODevice::WriteOnly);
    const bool isDefault = m_arrangedFor && isUsual();
    stream << isDefault << (isDefault && m_arrangedFor->isNarrow) << (isDefault && m_arrangedFor->isLow)
           << (isDefault && m_arrangedFor->isStory) << saveState(layoutVersion);
    return kept;
}

void WorkArea::setArrangement(const QByteArray &arrangement)
{
    bool isDefault = false;
    Room madeFor;
    QByteArray state;
    QDataStream stream(arrangement);
    stream >> isDefault >> madeFor.isNarrow >> madeFor.isLow >> madeFor.isStory >> state;
    if (stream.status() != QDataStream::Ok)
        return;
    auto *focused = paneAround(QApplication::focusWidget());
    if (restoreState(state, layoutVersion)) {
        m_aside.reset();
        m_isUnseen = false;
        m_arrangedFor = isDefault ? std::optional(madeFor) : std::nullopt;
        m_groups = groups();
        // Before the window is shown, its size is not final; the first resize follows.
        if (isVisible())
            followRoom();
    }
    returnTo(focused);
}

void WorkArea::save(QSettings &settings) const { settings.setValue(QStringLiteral("window/panes"), arrangement()); }

void WorkArea::restore(const QSettings &settings)
{
    arrange();
    setArrangement(settings.value(QStringLiteral("window/panes")).toByteArray());
}

void WorkArea::followFocus(const QWidget *now)
{
    auto *pane = paneAround(now);
    if (!pane || pane == m_active)
        return;
    if (m_active)
        titleOf(m_active)->setActive(false);
    m_active = pane;
    titleOf(m_active)->setActive(true);
}

// Qt elides the titles of tabbed panes; scroll buttons are more useful.
void WorkArea::childEvent(QChildEvent *event)
{
    QMainWindow::childEvent(event);
    auto *tabs = event->polished() ? qobject_cast<QTabBar *>(event->child()) : nullptr;
    if (tabs == nullptr)
        return;
    tabs->setElideMode(Qt::ElideNone);
    tabs->setUsesScrollButtons(true);
}

// Relative sizes set in a hidden window have changed when it is shown.
void WorkArea::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_isUnseen)
        resetLayout();
    else
        followRoom();
}

// Queued, since the layout would otherwise trigger itself while the window is being resized.
void WorkArea::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    QMetaObject::invokeMethod(this, &WorkArea::followRoom, Qt::QueuedConnection);
}

DockTitle *WorkArea::titleOf(const QDockWidget *pane) const { return static_cast<DockTitle *>(pane->titleBarWidget()); }

QDockWidget *WorkArea::paneAround(const QWidget *widget) const
{
    const auto found = std::ranges::find_if(
        m_panes, [widget](const QDockWidget *pane) { return widget && pane->isAncestorOf(widget); });
    return found == m_panes.end() ? nullptr : *found;
}

// Three columns need some 160 characters; below that the right one becomes tabs of the step
// (docs/interface.md#narrow-windows).
bool WorkArea::isNarrow() const { return window()->width() < fontMetrics().averageCharWidth() * 160; }

// Two lists one above the other need some rows each; in lower windows they share an area as tabs.
bool WorkArea::isLow() const
{
    constexpr int least = 42;
    return lines() < least;
}

int WorkArea::lines() const { return window()->height() / std::max(fontMetrics().height(), 1); }

// Columns must exist before one of them is split, and must be split before a pane becomes a tab in them.
std::vector<Pane::Location> WorkArea::locationsInOrder() const
{
    using enum Pane::Location;
    if (isNarrow())
        return { Left, Bottom, BottomTab, Top, Center, CenterView, CenterTab, RightBelow, RightBelowTab, Right,
            RightTab };
    if (room().isStory && isLow())
        return { Left, Bottom, BottomTab, Center, RightBelow, RightBelowTab, Right, RightTab, Top, CenterView,
            CenterTab };
    if (room().isStory)
        return { Left, Bottom, BottomTab, Center, Right, RightBelow, Top, RightTab, RightBelowTab, CenterView,
            CenterTab };
    if (isLow())
        return { Left, Bottom, BottomTab, Top, RightBelow, RightBelowTab, Right, RightTab, Center, CenterView,
            CenterTab };
    return { Left, Bottom, BottomTab, Top, Right, RightBelow, RightTab, RightBelowTab, Center, CenterView, CenterTab };
}

// Percentage of the width for the right column: the titles of its panes fit side by side in most languages.
int WorkArea::rightShare() const
{
    constexpr int least = 24;
    constexpr int most = 36;
    const int padding = style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, this);
    int needed = padding;
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        const bool isTab = m_locations[i] == Location::Right || m_locations[i] == Location::RightTab;
        if (isTab || (isLow() && m_locations[i] == Location::RightBelow))
            needed += fontMetrics().horizontalAdvance(m_panes[i]->windowTitle()) + padding;
    }
    return std::clamp(100 * needed / std::max(window()->width(), 1) + 1, least, most);
}

// Widths 27 : 49 : 24, the list of steps a third of the middle (docs/interface.md#layout).
void WorkArea::arrange()
{
    QDockWidget *left = nullptr;
    QDockWidget *top = nullptr;
    QDockWidget *center = nullptr;
    QDockWidget *right = nullptr;
    QDockWidget *bottom = nullptr;
    QDockWidget *below = nullptr;
    const bool isOneColumn = isNarrow();
    const bool isStory = room().isStory;
    QDockWidget *beside = nullptr; // the column in the middle
    for (const auto location : locationsInOrder()) {
        for (std::size_t i = 0; i < m_panes.size(); ++i) {
            if (m_locations[i] != location)
                continue;
            auto *pane = m_panes[i];
            switch (location) {
            case Location::Left: addDockWidget(Qt::LeftDockWidgetArea, left = pane); break;
            case Location::Top:
                top = pane;
                splitDockWidget(left, pane, isStory ? Qt::Vertical : Qt::Horizontal);
                beside = isStory ? beside : top;
                break;
            case Location::Center:
                center = pane;
                splitDockWidget(isStory ? left : top, pane, isStory ? Qt::Horizontal : Qt::Vertical);
                beside = isStory ? center : beside;
                break;
            case Location::CenterView:
            case Location::CenterTab: tabifyDockWidget(center, pane); break;
            case Location::Right:
                right = pane;
                if (isOneColumn || below)
                    tabifyDockWidget(isOneColumn ? center : below, pane);
                else
                    splitDockWidget(beside, pane, Qt::Horizontal);
                break;
            case Location::RightBelow:
                below = pane;
                if (isOneColumn)
                    tabifyDockWidget(center, pane);
                else
                    splitDockWidget(right ? right : beside, pane, right ? Qt::Vertical : Qt::Horizontal);
                break;
            case Location::RightTab: tabifyDockWidget(right, pane); break;
            case Location::RightBelowTab: tabifyDockWidget(below, pane); break;
            // In the same dock area as the others, since Qt divides space between areas arbitrarily.
            case Location::Bottom: addDockWidget(Qt::LeftDockWidgetArea, bottom = pane); break;
            case Location::BottomTab: tabifyDockWidget(bottom, pane); break;
            }
            // Opened only on request: its tab would take space from all others.
            pane->setVisible(location != Location::CenterTab);
        }
    }
    if (!right || !center)
        return;
    center->raise();
    if (!isOneColumn) {
        right->raise();
        if (below) // in low windows before the other
            below->raise();
    }
    if (bottom)
        bottom->raise();
    giveSizes();
    m_isUnseen = !isVisible();
    m_arrangedFor = room();
    m_groups = groups();
}

std::size_t WorkArea::indexOf(const QDockWidget *pane) const
{
    return static_cast<std::size_t>(std::ranges::find(m_panes, pane) - m_panes.begin());
}

QDockWidget *WorkArea::firstAt(Location location) const
{
    const auto found = std::ranges::find(m_locations, location);
    return found == m_locations.end() ? nullptr : m_panes[std::size_t(found - m_locations.begin())];
}

void WorkArea::favourStory(bool isFavoured)
{
    if (isFavoured == std::exchange(m_isStoryFavoured, isFavoured) || !m_arrangedFor || !isUsual())
        return;
    if (*m_arrangedFor != room()) {
        // Queued: the caller may be about to raise a pane.
        QMetaObject::invokeMethod(this, &WorkArea::followRoom, Qt::QueuedConnection);
        return;
    }
    shareRight();
    shareMiddle();
}

void WorkArea::favourCenter(bool isFavoured)
{
    if (isFavoured && !m_aside && m_arrangedFor && isUsual())
        setAside();
    else if (!isFavoured && m_aside)
        bringBack();
}

std::vector<std::pair<QDockWidget *, QSize>> WorkArea::sizes() const
{
    std::vector<std::pair<QDockWidget *, QSize>> sizes;
    for (auto *pane : m_panes)
        if (isVisibleNow(pane))
            sizes.emplace_back(pane, pane->size());
    return sizes;
}

// In narrow windows the panes at the right are tabs beside the view, and stay.
void WorkArea::setAside()
{
    Aside aside { .arrangement = arrangement(), .room = room(), .sizes = sizes(), .panes = {}, .inFront = {} };
    auto *center = firstAt(Location::Center);
    const auto *focused = paneAround(QApplication::focusWidget());
    const auto beside = tabifiedDockWidgets(center);
    for (auto *pane : m_panes) {
        const auto location = m_locations[indexOf(pane)];
        const bool isKept = location == Location::Left || pane == center || beside.contains(pane);
        if (isKept || pane->isHidden() || pane->isFloating())
            continue;
        aside.panes.push_back(pane);
        if (isVisibleNow(pane))
            aside.inFront.push_back(pane);
    }
    const int listWidth = firstAt(Location::Left)->width();
    for (auto *pane : aside.panes)
        pane->hide();
    // The list does not share in the room.
    layout()->activate();
    resizeDocks({ firstAt(Location::Left) }, { listWidth }, Qt::Horizontal);
    const bool isFocusLost = focused != nullptr && focused->isHidden();
    m_aside = std::move(aside);
    if (isFocusLost)
        activateNext(1);
}

void WorkArea::bringBack()
{
    const auto aside = *std::exchange(m_aside, std::nullopt);
    for (auto *pane : aside.panes)
        pane->show();
    for (auto *pane : aside.inFront)
        pane->raise();
    layout()->activate();
    if (!m_arrangedFor || aside.room != room())
        return giveSizes();
    QList<QDockWidget *> panes;
    QList<int> widths;
    QList<int> heights;
    for (const auto &[pane, size] : aside.sizes) {
        panes << pane;
        widths << size.width();
        heights << size.height();
    }
    resizeDocks(panes, widths, Qt::Horizontal);
    resizeDocks(panes, heights, Qt::Vertical);
}

void WorkArea::shareRight()
{
    auto *below = firstAt(Location::RightBelow);
    if (below == nullptr || m_aside || isNarrow() || isLow())
        return;
    share(firstAt(Location::Right), below, m_isStoryFavoured ? 680 : 480);
}

// Keeps their total height: less would make everything beside them lower.
void WorkArea::share(QDockWidget *above, QDockWidget *below, int ofThousand)
{
    const int height = std::max(above->height() + below->height(), 100);
    const int part = height * ofThousand / 1000;
    resizeDocks({ above, below }, { height - part, part }, Qt::Vertical);
}

// Of a thousand. A view that is read as a whole gets more than a step with its list.
int WorkArea::centerShare() const { return m_isStoryFavoured ? 800 : 684; }

void WorkArea::shareMiddle()
{
    auto *above = firstAt(Location::Top);
    auto *center = firstAt(Location::Center);
    if (above == nullptr || center == nullptr || m_aside)
        return;
    if (room().isStory)
        share(firstAt(Location::Left), above, storyShare);
    else
        share(above, center, centerShare());
}

/// The pane at the top of the column in the middle.
QDockWidget *WorkArea::middle() const { return firstAt(room().isStory ? Location::Center : Location::Top); }

// If there is little room, the lists below yield space to the code and its results.
void WorkArea::giveSizes()
{
    auto *left = firstAt(Location::Left);
    auto *top = firstAt(Location::Top);
    if (!left || !top || m_aside || !firstAt(Location::Center) || !firstAt(Location::Right))
        return;
    if (isNarrow())
        resizeDocks({ left, middle() }, { 30, 70 }, Qt::Horizontal);
    else
        resizeDocks(
            { left, middle(), firstAt(Location::Right) }, { 27, 73 - rightShare(), rightShare() }, Qt::Horizontal);
    if (room().isStory)
        resizeDocks({ left, top }, { 1000 - storyShare, storyShare }, Qt::Vertical);
    else
        resizeDocks({ top, firstAt(Location::Center) }, { 1000 - centerShare(), centerShare() }, Qt::Vertical);
    shareRight();
    giveBottom();
}

void WorkArea::giveBottom()
{
    // A pane that is one above another one would be given its height in that column.
    auto *column = firstAt(room().isStory ? Location::Center : Location::Left);
    auto *bottom = firstAt(Location::Bottom);
    if (column == nullptr || bottom == nullptr || m_aside)
        return;
    // At 42 lines, two rows of the list below its title; the rest is for steps and code.
    const int share = m_below->isFolded() ? 1 : std::clamp(lines() - 24, 17, 30);
    resizeDocks({ column, bottom }, { 100 - share, share }, Qt::Vertical);
}

} // namespace vitrine
