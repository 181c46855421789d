// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

class QWidget;

namespace vitrine {

/// The questions for files that the window asks, and what it says of itself. Each waits for the user; an empty answer
/// means that he thought better of it. GUI thread.
class FileDialogs final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FileDialogs)

public:
    struct Wanted {
        QStringList files;
        QString format; ///< format to read them as; empty: detected by content
    };
    /// Logs and trails to open. Remembers the folder.
    static Wanted toOpen(QWidget *parent);
    /// A folder of logs, which become one trail.
    static QString folderToOpen(QWidget *parent);
    /// Logs that grow. They need not be whole.
    static QStringList toFollow(QWidget *parent);
    /// A folder into which logs are put.
    static QString folderToFollow(QWidget *parent);
    /// A file to write, named as the chosen one of the `filters` wants it: "Pictures (*.png)". Remembers the folder.
    static QString toSave(QWidget *parent, const QString &title, const QString &name, const QStringList &filters);
    static QString trailToSave(QWidget *parent, const QString &title);
    static QString policyToOpen(QWidget *parent);
    static void showAbout(QWidget *parent);
};

} // namespace vitrine
