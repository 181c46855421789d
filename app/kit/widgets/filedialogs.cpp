// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/filedialogs.h"

#include "models/logs/importer.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>

namespace vitrine {

namespace {

QString folderKey() { return QStringLiteral("window/folder"); }
QString saveFolderKey() { return QStringLiteral("window/saveFolder"); }

/// "png" for "PNG images (*.png)".
QString suffixOf(const QString &filter)
{
    const auto from = filter.lastIndexOf(u"*.") + 2;
    return filter.sliced(from, filter.lastIndexOf(u')') - from);
}

QStringList askFiles(QWidget *parent, const QString &title, const QString &filters, QString *chosen = nullptr)
{
    QSettings settings;
    const auto folder = settings.value(folderKey()).toString();
    // There is no room for all patterns in one line.
    const auto files
        = QFileDialog::getOpenFileNames(parent, title, folder, filters, chosen, QFileDialog::HideNameFilterDetails);
    if (!files.isEmpty())
        settings.setValue(folderKey(), QFileInfo(files.front()).absolutePath());
    return files;
}

QString askFolder(QWidget *parent, const QString &title)
{
    QSettings settings;
    const auto chosen = QFileDialog::getExistingDirectory(parent, title, settings.value(folderKey()).toString());
    if (!chosen.isEmpty())
        settings.setValue(folderKey(), QFileInfo(chosen).absolutePath());
    return chosen;
}

} // namespace

FileDialogs::Wanted FileDialogs::toOpen(QWidget *parent)
{
    QStringList filters { tr("Logs and trails (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst "
                             "*.zip *.db *.vscdb *.vitrine)"),
        tr("All files (*)") };
    const auto formats = logFormats();
    for (const std::string_view format : formats)
        //: Choice of a file dialog. %1: technical name of a format of logs
        filters.append(tr("Read as %1 (*)").arg(QLatin1StringView(format)));
    QString chosen;
    Wanted wanted { .files = askFiles(parent, tr("Open"), filters.join(QStringLiteral(";;")), &chosen), .format = {} };
    if (const auto at = filters.indexOf(chosen) - 2; at >= 0)
        wanted.format = QString::fromLatin1(formats[static_cast<std::size_t>(at)]);
    return wanted;
}

QString FileDialogs::folderToOpen(QWidget *parent) { return askFolder(parent, tr("Open Folder")); }

QStringList FileDialogs::toFollow(QWidget *parent)
{
    return askFiles(parent, tr("Follow Log"),
        tr("Logs (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)") + u";;" + tr("All files (*)"));
}

QString FileDialogs::folderToFollow(QWidget *parent) { return askFolder(parent, tr("Follow Folder")); }

QString FileDialogs::toSave(QWidget *parent, const QString &title, const QString &name, const QStringList &filters)
{
    const QSettings settings;
    QFileDialog dialog(parent, title, settings.value(saveFolderKey(), settings.value(folderKey())).toString());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffixOf(filters.front()));
    dialog.selectFile(name);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString &filter) {
        dialog.setDefaultSuffix(suffixOf(filter));
        if (const auto file = QFileInfo(dialog.selectedFiles().value(0)); !file.fileName().isEmpty() && !file.isDir())
            dialog.selectFile(file.completeBaseName() + u'.' + suffixOf(filter));
    });
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const auto chosen = dialog.selectedFiles().value(0);
    QSettings().setValue(saveFolderKey(), QFileInfo(chosen).absolutePath());
    return chosen;
}

QString FileDialogs::trailToSave(QWidget *parent, const QString &title)
{
    const auto name = QFileInfo(title).completeBaseName() + QStringLiteral(".vitrine");
    return toSave(parent, tr("Save Trail As"), name, { tr("Trails (*.vitrine)") });
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
