// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace vitrine {

/// The file dialogs of the window, and its About dialog. Each waits for the user; an empty result means that the dialog
/// was cancelled. GUI thread.
class FileDialogs final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FileDialogs)

public:
    struct Wanted {
        QStringList files;
        QString format; ///< format to read them as; empty: detected by content
    };
    /// Selects logs and trails to open. Remembers the folder.
    static Wanted toOpen(QWidget *parent);
    /// Selects a folder of logs, which become one trail.
    static QString folderToOpen(QWidget *parent);
    /// Selects logs that are still growing and may be incomplete.
    static QStringList toFollow(QWidget *parent);
    /// Selects a folder that logs are written to.
    static QString folderToFollow(QWidget *parent);
    /// Selects a file to write, with the extension of the chosen filter of `filters`: "Pictures (*.png)". Remembers the
    /// folder.
    static QString toSave(QWidget *parent, const QString &title, const QString &name, const QStringList &filters);
    static QString trailToSave(QWidget *parent, const QString &title);
    static QString policyToOpen(QWidget *parent);
    static void showAbout(QWidget *parent);
};

} // namespace vitrine
