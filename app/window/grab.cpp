// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/grab.h"

#include "app/kit/latest.h"
#include "app/kit/text/savedfile.h"
#include "app/kit/theme/theme.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/step/stepresults.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "app/window/locationopener.h"
#include "app/window/mainwindow.h"
#include "app/window/workbench.h"
#include "app/wording/errortext.h"
#include "app/wording/filtertext.h"
#include "app/wording/safetext.h"
#include "app/wording/windowtext.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdio>
#include <print>

namespace vitrine {

namespace {

constexpr QStringView whyName = u"why";

constexpr auto watchInterval = std::chrono::milliseconds(50);
/// Layout, delayed highlighting and queued answers settle within a few rounds of the event loop; the list of issues is
/// read after half a second without changes.
constexpr int quietLooksNeeded = 16;
constexpr qint64 patienceMs = 120'000;
constexpr qint64 reviewPatienceMs = 5'000; ///< a review that fails sends no signal
constexpr int notTaken = 2;
/// In the order of StepResults::Page.
constexpr std::array<QStringView, StepResults::pageCount> tabNames { u"printed", u"output", u"error", u"difference",
    u"prompt", u"raw" };

QtMessageHandler &handlerBefore()
{
    static QtMessageHandler handler = nullptr;
    return handler;
}

void leaveOutSizeHints(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (!text.endsWith(QLatin1StringView("propagateSizeHints()")))
        handlerBefore()(type, context, text);
}

/// Triggers the action whose object name is `name` followed by `purpose`: "dark", "Colors".
void trigger(const MainWindow *window, QStringView name, QStringView purpose)
{
    if (auto *action = name.isEmpty() ? nullptr : window->findChild<QAction *>(QString(name % purpose)))
        action->trigger();
}

} // namespace

Grab::Grab(MainWindow *window, const PictureOptions &picture, bool isReplayWanted)
    : QObject(window)
    , m_window(window)
    , m_file(picture.file)
    , m_alone(picture.isAlone ? picture.pane : QString())
{
    trigger(window, picture.colors, u"Colors");
    if (picture.size.isValid()) {
        window->resize(picture.size);
        // The arrangement depends on the available room.
        trigger(window, u"reset", u"Layout");
    }
    connect(window->project(), &Project::failed, this, [this, window](const Error &error) {
        if (!window->project()->isOpen())
            giveUp(ErrorText::sentence(error));
    });
    connect(
        window->locations(), &LocationOpener::missing, this, [this, window](const LocationLink &location, int count) {
            const auto message = WindowText::noSuchLocation(location, window->project()->title(), count);
            giveUp(QString(message.headline % u' ' % message.text));
        });
    connect(window->project(), &Project::detailRead, this, [this] { m_reviewing.start(); });
    connect(window->project(), &Project::reviewed, this, [this] { m_reviewing.invalidate(); });
    plan(picture, isReplayWanted);
    m_since.start();
    connect(&m_watch, &QTimer::timeout, this, &Grab::look);
    m_watch.start(watchInterval);
}

// Excludes everything specific to a screen: a picture is the same on any machine.
void Grab::preparePlatform(const PictureOptions &picture)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (picture.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(picture.scale));
    handlerBefore() = qInstallMessageHandler(leaveOutSizeHints);
}

void Grab::plan(const PictureOptions &picture, bool isReplayWanted)
{
    auto *project = m_window->project();
    if (isReplayWanted)
        m_steps.emplace_back([project] { project->replay(); });
    if (!picture.filter.isEmpty())
        m_steps.emplace_back([this, expression = picture.filter] { takeFilter(expression); });
    if (!picture.layout.isEmpty())
        m_steps.emplace_back([this, name = picture.layout] { trigger(m_window, name, u"Layout"); });
    if (!picture.pane.isEmpty())
        m_steps.emplace_back([this, name = picture.pane] { showPane(name); });
    for (const QString &action : picture.actions)
        m_steps.emplace_back([this, action] { triggerAction(action); });
    if (const auto tab = std::ranges::find(tabNames, picture.tab); tab != tabNames.end())
        m_steps.emplace_back([this, index = int(tab - tabNames.begin())] {
            m_window->findChild<StepResults *>()->setCurrentIndex(index);
        });
    m_steps.emplace_back([this] { take(); });
}

/// Whether everything is shown that was asked for.
bool Grab::isSettled() const
{
    return m_window->project()->isQuiet() && !m_window->locations()->isWaiting() && Latest::pending() == 0
        && std::ranges::none_of(m_window->findChildren<PolicyDraft *>(), &PolicyDraft::isBusy);
}

void Grab::look()
{
    const bool isLate = m_since.elapsed() > patienceMs;
    const bool isReviewDue = m_reviewing.isValid() && !m_reviewing.hasExpired(reviewPatienceMs);
    m_quietLooks = isSettled() && !isReviewDue ? m_quietLooks + 1 : 0;
    if (m_quietLooks < quietLooksNeeded && !isLate)
        return;
    m_quietLooks = 0;
    const auto step = std::move(m_steps.front());
    m_steps.pop_front();
    step();
}

void Grab::takeFilter(const QString &expression)
{
    auto *field = m_window->findChild<FilterEdit *>(QStringLiteral("filterField"));
    field->use(expression);
    if (field->problem())
        giveUp(FilterText::problem(*field->problem()));
}

void Grab::showPane(const QString &name)
{
    // The panel is beside the code of a step, and not a pane of its own.
    const bool isWhy = name == whyName;
    if (auto *show = m_window->findChild<QAction *>(isWhy ? QStringLiteral("whyDenied") : QString(u"show-" + name))) {
        show->trigger();
        return;
    }
    QStringList names { whyName.toString() };
    for (const auto *pane : m_window->findChildren<QDockWidget *>())
        names << pane->objectName();
    //: %1: what was typed, %2: list of names
    giveUp(tr("Unknown pane %1. Panes: %2.").arg(safeLine(name), names.join(u", ")));
}

void Grab::triggerAction(const QString &name)
{
    if (auto *action = m_window->findChild<QAction *>(name))
        action->trigger();
    else if (auto *button = m_window->findChild<QAbstractButton *>(name))
        button->click();
    else
        //: %1: what was typed
        giveUp(tr("Unknown action or button %1.").arg(safeLine(name)));
}

/// The pane, or the window with the dialogs and menus before it.
QPixmap Grab::picture() const
{
    if (auto *alone = m_alone.isEmpty() ? nullptr : m_window->findChild<QDockWidget *>(m_alone))
        return alone->grab();
    auto picture = m_window->grab();
    QPainter painter(&picture);
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        const bool isBefore = qobject_cast<QDialog *>(widget) != nullptr || qobject_cast<QMenu *>(widget) != nullptr;
        if (!isBefore || !widget->isVisible())
            continue;
        const QRect location = widget->geometry().translated(-m_window->geometry().topLeft());
        painter.drawPixmap(location.topLeft(), widget->grab());
        painter.setPen(Theme(widget->palette()).separator());
        painter.drawRect(location.adjusted(-1, -1, 0, 0));
    }
    return picture;
}

void Grab::take()
{
    m_watch.stop();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture().save(&buffer, "PNG");
    if (const auto saved = saveFile(m_file, bytes); !saved)
        giveUp(ErrorText::sentence(saved.error()));
    else
        QCoreApplication::exit(0);
}

void Grab::giveUp(const QString &sentence)
{
    m_watch.stop();
    std::println(stderr, "vitrine: {}", sentence.toStdString());
    QCoreApplication::exit(notTaken);
}

} // namespace vitrine
