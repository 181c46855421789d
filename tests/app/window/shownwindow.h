// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"

#include <QDir>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <memory>
#include <utility>

namespace vitrine::testing {

/// Settings and trails of a test of the window: its own, and empty.
inline void useOwnSettings()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("vitrine-test"));
    QCoreApplication::setOrganizationName(QStringLiteral("vitrine-test"));
    QSettings().clear();
}

/// Nothing that another test has left.
inline void forgetAll()
{
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
}

/// Ignores the messages of a window without a screen.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

/// A window as at the first start, with the focus; null where it does not get it. Warnings fail the test from now on.
inline std::unique_ptr<MainWindow> firstWindow()
{
    failOnWarnings();
    forgetAll();
    auto window = std::make_unique<MainWindow>(makeInProcessBackend);
    window->show();
    return QTest::qWaitForWindowActive(window.get()) ? std::move(window) : nullptr;
}

inline QString sampleFile() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

/// Whether the file is shown, with a step of it, within half a minute.
inline bool openIn(MainWindow &window, const QString &file = sampleFile())
{
    constexpr int patienceMs = 30'000;
    window.openFiles({ file });
    return QTest::qWaitFor(
        [&window] { return window.project()->currentStep() != 0 && window.project()->isQuiet(); }, patienceMs);
}

} // namespace vitrine::testing
