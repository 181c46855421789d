// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workbench.h"

#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/outlinedstyle.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/languagesettings.h"
#include "app/session/settings/preferences.h"
#include "app/window/desktopservice.h"
#include "app/window/endrequest.h"
#include "app/window/grab.h"
#include "app/window/locationopener.h"
#include "app/window/mainwindow.h"
#include "app/window/recentfiles.h"
#include "app/window/stallmonitor.h"
#include "app/window/startclock.h"
#include "app/wording/translations.h"
#include "base/version.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QThreadPool>

#include <cstdlib>
#include <memory>

namespace vitrine {

namespace {

// Time for pending writes when a step cannot be stopped; other work in the pool may not end either.
constexpr int endPatienceMs = 2'000;

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("vitrine"));
    QCoreApplication::setApplicationName(QStringLiteral("vitrine"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Vitrine"));
    QGuiApplication::setDesktopFileName(QStringLiteral(VITRINE_APP_ID));
    QGuiApplication::setWindowIcon(applicationIcon());
}

void openAll(MainWindow *window, const WorkbenchOptions &options)
{
    auto location = options.location;
    location.file = options.files.front();
    window->openFiles(options.files);
    if (location.run > 0 || location.step > 0)
        window->locations()->waitFor(location);
}

/// Opens the last file again if the user chose so and it still exists.
bool reopenLast(MainWindow *window, const WorkbenchOptions &options)
{
    if (options.picture || !Preferences::reopensLast.isOn())
        return false;
    const auto last = RecentFiles().files().value(0);
    const bool isThere = !last.isEmpty() && QFileInfo::exists(last);
    if (isThere)
        window->openFiles({ last });
    return isThere;
}

void replayOnceOpen(MainWindow *window)
{
    auto *project = window->project();
    QObject::connect(project, &Project::runSelected, project, &Project::replay, Qt::SingleShotConnection);
}

void bringToFront(QWidget *window, const QByteArray &token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token);
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    window->activateWindow();
}

/// Lets desktops use the running window instead of starting another one.
void serveDesktop(MainWindow *window)
{
    auto *service = new DesktopService(window);
    QObject::connect(service, &DesktopService::activated, window,
        [window](const QByteArray &token) { bringToFront(window, token); });
    QObject::connect(service, &DesktopService::openRequested, window, [window](const QStringList &uris) {
        WorkbenchOptions options;
        for (const QString &uri : uris)
            options.add(uri);
        if (!options.files.isEmpty())
            openAll(window, options);
    });
    QObject::connect(service, &DesktopService::actionRequested, window, &MainWindow::start, Qt::QueuedConnection);
    service->takeName();
}

} // namespace

int runWorkbench(int argc, char **argv, const WorkbenchOptions &options)
{
    if (options.picture)
        Grab::preparePlatform(*options.picture);
    QApplication application(argc, argv);
    nameApplication();
    OutlinedStyle::installIn(application);
    // Before there are widgets, since each would apply the new colors again.
    applyPalette(paletteChoice(QSettings().value(QStringLiteral("window/colors")).toString()));
    Fonts::apply();
    warmUpSyntax();
    const Translations translations(&application, LanguageSettings::chosen());
    // For finding the causes of stalls.
    if (qEnvironmentVariableIsSet("VITRINE_STALLS"))
        new StallMonitor(&application);
    const EndRequest endRequest;
    QObject::connect(&endRequest, &EndRequest::made, &application, &QCoreApplication::quit, Qt::QueuedConnection);
    auto window = std::make_unique<MainWindow>(executorFactory(ExecutionSettings::executor()));
    bool isOpening = !options.files.isEmpty();
    if (isOpening)
        openAll(window.get(), options);
    else if (isOpening = reopenLast(window.get(), options); !isOpening)
        window->offerDrafts();
    if (qEnvironmentVariableIsSet("VITRINE_STALLS"))
        new StartClock(window.get(), isOpening);
    if (options.picture)
        new Grab(window.get(), *options.picture, options.replay);
    else if (options.replay)
        replayOnceOpen(window.get());
    window->show();
    if (!options.picture)
        serveDesktop(window.get());
    if (!options.start.isEmpty())
        QMetaObject::invokeMethod(
            window.get(), [&window, &options] { window->start(options.start); }, Qt::QueuedConnection);
    const auto status = QApplication::exec();
    // Exits without waiting for a call that nothing can interrupt: all important data is in the trail already.
    if (window->isStuck()) {
        QThreadPool::globalInstance()->waitForDone(endPatienceMs);
        std::_Exit(status);
    }
    return status;
}

} // namespace vitrine
