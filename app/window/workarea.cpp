// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workarea.h"

#include "app/kit/widgets/docktitle.h"
#include "app/window/dockfold.h"

#include <QApplication>
#include <QChildEvent>
#include <QDataStream>
#include <QDockWidget>
#include <QScopeGuard>
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
    , m_default(this)
    , m_below(new DockFold(this))
{
    setObjectName(QStringLiteral("workArea"));
    setDockNestingEnabled(true);
    setDockOptions(dockOptions() | AllowTabbedDocks | AllowNestedDocks);
    setContextMenuPolicy(Qt::NoContextMenu);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) { followFocus(now); });
    connect(m_below, &DockFold::changed, this, [this] {
        layout()->activate();
        if (m_arrangedFor && !m_aside && isUsual())
            m_default.giveBottom(m_below->needs(), true);
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
    const auto location = pane->info().location;
    m_default.add(dock, location);
    if (location == Location::Bottom || location == Location::BottomTab)
        m_below->add(dock);
    // Queued, since the pane gets its size only after it was shown.
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isShown) {
        if (isShown && m_aside)
            QMetaObject::invokeMethod(this, [this, dock] { makeRoomFor(dock); }, Qt::QueuedConnection);
    });
    return dock;
}

// A pane that the user opens beside a favored view has no neighbors whose size it could take.
void WorkArea::makeRoomFor(QDockWidget *pane)
{
    const auto location = m_default.locationOf(pane);
    const bool isBelow = location == Location::Bottom || location == Location::BottomTab;
    const int height = DefaultArrangement::mostFor(DockFold::neededHeight(pane), this->height());
    if (m_aside && isBelow && isVisibleNow(pane) && !pane->isFloating() && pane->height() < height)
        return resizeDocks({ pane }, { height }, Qt::Vertical);
    const bool isRight = location == Location::Right || location == Location::RightTab
        || location == Location::RightBelow || location == Location::RightBelowTab;
    const int wanted = m_default.rightWidth();
    if (m_aside && isRight && isVisibleNow(pane) && !pane->isFloating() && pane->width() < wanted * 3 / 4)
        resizeDocks({ pane }, { wanted }, Qt::Horizontal);
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
    if (m_isUnseen || !m_arrangedFor || *m_arrangedFor == m_default.room() || !isUsual())
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
        const auto location = m_default.locationOf(pane);
        return location == Location::Center || location == Location::CenterView || location == Location::CenterTab;
    };
    std::ranges::stable_partition(inFront, std::not_fn(isMiddle));
    for (auto *pane : inFront)
        pane->raise();
    // Panes that have just come back have no sizes yet when they are arranged.
    layout()->activate();
    if (!m_aside)
        m_default.giveSizes(m_below->needs());
    returnTo(focused);
    settle();
}

// Sizes that panes get while they come back depend on a layout that is not complete: they get them once more.
void WorkArea::settle()
{
    const auto again = [this] {
        if (!isVisible() || !m_arrangedFor || m_aside || !isNoneClosed() || !isUsual())
            return;
        layout()->activate();
        m_default.giveSizes(m_below->needs());
    };
    QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
}

bool WorkArea::isNoneClosed() const
{
    return std::ranges::none_of(m_panes, [this](const QDockWidget *pane) {
        return pane->isHidden() && m_default.locationOf(pane) != Location::CenterTab;
    });
}

// Qt keeps a pane that is behind another one visible, but beyond the edge of the window.
bool WorkArea::isVisibleNow(const QDockWidget *pane) { return pane->isVisible() && !pane->visibleRegion().isEmpty(); }

int WorkArea::readingOrderOf(const QDockWidget *pane) const
{
    const auto panes = inReadingOrder();
    return static_cast<int>(std::ranges::find(panes, pane) - panes.begin());
}

// The panes in the same area as each pane. Closed panes and those that open on demand are left out.
WorkArea::Groups WorkArea::groups() const
{
    Groups groups;
    for (auto *pane : m_panes) {
        if (m_default.locationOf(pane) == Location::CenterTab || pane->isHidden() || pane->isFloating())
            continue;
        for (auto *other : tabifiedDockWidgets(pane))
            if (m_default.locationOf(other) != Location::CenterTab && !other->isHidden())
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
        if (pane->isHidden() || m_default.locationOf(pane) == Location::CenterTab)
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
    settle();
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
    const bool isStory = m_default.isStoryFavoured();
    m_default.setStoryFavoured(false);
    resetLayout();
    m_default.setStoryFavoured(isStory);
    auto *steps = m_default.firstAt(Location::Top);
    auto *step = m_default.firstAt(Location::Center);
    splitDockWidget(m_default.firstAt(Location::Left), pane, Qt::Horizontal);
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

void WorkArea::arrange()
{
    if (!m_default.arrange())
        return;
    if (!m_aside)
        m_default.giveSizes(m_below->needs());
    m_isUnseen = !isVisible();
    m_arrangedFor = m_default.room();
    // While the window is being shown, Qt does not know the tabs of an area yet.
    m_groups = m_default.groups();
}

void WorkArea::favourStory(bool isFavoured)
{
    const bool isChange = isFavoured != m_default.isStoryFavoured();
    m_default.setStoryFavoured(isFavoured);
    if (!isChange || !m_arrangedFor || !isUsual())
        return;
    if (*m_arrangedFor != m_default.room()) {
        // Queued: the caller may be about to raise a pane.
        QMetaObject::invokeMethod(this, &WorkArea::followRoom, Qt::QueuedConnection);
        return;
    }
    if (m_aside)
        return;
    m_default.shareRight();
    m_default.shareMiddle();
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
    // The sizes are those of the present arrangement, which may be about to follow the room.
    Aside aside { .arrangement = arrangement(), .room = *m_arrangedFor, .sizes = sizes(), .panes = {}, .inFront = {} };
    auto *center = m_default.firstAt(Location::Center);
    const auto *focused = paneAround(QApplication::focusWidget());
    const auto beside = tabifiedDockWidgets(center);
    for (auto *pane : m_panes) {
        const auto location = m_default.locationOf(pane);
        const bool isKept = location == Location::Left || pane == center || beside.contains(pane);
        if (isKept || pane->isHidden() || pane->isFloating())
            continue;
        aside.panes.push_back(pane);
        if (isVisibleNow(pane))
            aside.inFront.push_back(pane);
    }
    const int listWidth = m_default.firstAt(Location::Left)->width();
    for (auto *pane : aside.panes)
        pane->hide();
    // The list does not share in the room.
    layout()->activate();
    resizeDocks({ m_default.firstAt(Location::Left) }, { listWidth }, Qt::Horizontal);
    const bool isFocusLost = focused != nullptr && focused->isHidden();
    m_aside = std::move(aside);
    if (isFocusLost)
        activateNext(1);
}

void WorkArea::bringBack()
{
    const auto aside = *std::exchange(m_aside, std::nullopt);
    const auto announce = qScopeGuard([this] { Q_EMIT broughtBack(); });
    for (auto *pane : aside.panes)
        pane->show();
    for (auto *pane : aside.inFront)
        pane->raise();
    layout()->activate();
    if (!m_arrangedFor || aside.room != m_default.room()) {
        m_default.giveSizes(m_below->needs());
        return settle();
    }
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

} // namespace vitrine
