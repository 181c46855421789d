// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/filedialogs.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>

namespace vitrine {

QStringList FileDialogs::toOpen(QWidget *parent)
{
    QSettings settings;
    const auto folder = settings.value(QStringLiteral("window/folder")).toString();
    const auto files = QFileDialog::getOpenFileNames(parent, tr("Open"), folder,
        tr("Logs and trails (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.vitrine);;"
           "All files (*)"));
    if (!files.isEmpty())
        settings.setValue(QStringLiteral("window/folder"), QFileInfo(files.front()).absolutePath());
    return files;
}

QString FileDialogs::folderToOpen(QWidget *parent)
{
    QSettings settings;
    const auto folder = settings.value(QStringLiteral("window/folder")).toString();
    const auto chosen = QFileDialog::getExistingDirectory(parent, tr("Open Folder"), folder);
    if (!chosen.isEmpty())
        settings.setValue(QStringLiteral("window/folder"), QFileInfo(chosen).absolutePath());
    return chosen;
}

QString FileDialogs::trailToSave(QWidget *parent, const QString &title)
{
    const auto name = QFileInfo(title).completeBaseName() + QStringLiteral(".vitrine");
    return QFileDialog::getSaveFileName(parent, tr("Save Trail As"), name, tr("Trails (*.vitrine)"));
}

QString FileDialogs::policyToOpen(QWidget *parent)
{
    return QFileDialog::getOpenFileName(parent, tr("Policy File"), {}, tr("Policies (*.json);;All files (*)"));
}

void FileDialogs::showAbout(QWidget *parent)
{
    QMessageBox::about(parent, tr("About Vitrine"),
        //: %1 is a version number
        tr("<h3>Vitrine %1</h3><p>See what agent code did, and decide what it may do.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace vitrine
