// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/grab.h"

#include "app/window/mainwindow.h"
#include "app/window/project.h"
#include "app/window/workbench.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QPixmap>

#include <cstdio>
#include <print>
#include <utility>

namespace vitrine {

namespace {

constexpr auto watchInterval = std::chrono::milliseconds(50);
/// Layout, lazy highlighting and queued answers settle within a few rounds of the event loop; the expert list reads
/// when nothing has come in for half a second.
constexpr int quietLooksNeeded = 16;
constexpr qint64 patienceMs = 120'000;
constexpr int notWritten = 2;

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

} // namespace

Grab::Grab(MainWindow *window, const WorkbenchOptions &options)
    : QObject(window)
    , m_window(window)
    , m_file(options.grab)
    , m_pane(options.pane)
    , m_alone(options.isAlone ? options.pane : QString())
    , m_isReplayWanted(options.replay)
{
    if (options.size.isValid()) {
        window->resize(options.size);
        // What goes where depends on the room there is.
        window->findChild<QAction *>(QStringLiteral("resetLayout"))->trigger();
    }
    m_since.start();
    connect(&m_watch, &QTimer::timeout, this, &Grab::look);
    m_watch.start(watchInterval);
}

void Grab::quietPlatform() { handlerBefore() = qInstallMessageHandler(leaveOutSizeHints); }

void Grab::look()
{
    auto *project = m_window->project();
    const bool isLate = m_since.elapsed() > patienceMs;
    m_quietLooks = project->isQuiet() ? m_quietLooks + 1 : 0;
    if (m_quietLooks < quietLooksNeeded && !isLate)
        return;
    if (m_isReplayWanted && project->currentRun() != 0 && !isLate) {
        m_isReplayWanted = false;
        m_quietLooks = 0;
        project->replay();
        return;
    }
    if (const auto pane = std::exchange(m_pane, {}); !pane.isEmpty() && !isLate) {
        if (auto *show = m_window->findChild<QAction *>(u"show-" + pane))
            show->trigger();
        m_quietLooks = 0;
        return;
    }
    take();
}

void Grab::take()
{
    m_watch.stop();
    auto *alone = m_alone.isEmpty() ? nullptr : m_window->findChild<QDockWidget *>(m_alone);
    auto *shown = alone != nullptr ? static_cast<QWidget *>(alone) : m_window;
    const bool isWritten = shown->grab().save(m_file, "PNG");
    if (!isWritten)
        std::println(stderr, "vitrine: {} cannot be written", m_file.toStdString());
    QCoreApplication::exit(isWritten ? 0 : notWritten);
}

} // namespace vitrine
