// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recentfiles.h"

#include "app/settings/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace vitrine {

namespace {

constexpr qsizetype mostFiles = 12;
constexpr auto key = u"recent/files";

} // namespace

RecentFiles::RecentFiles(QObject *parent)
    : QObject(parent)
    , m_files(QSettings().value(key).toStringList())
{
}

void RecentFiles::add(const QString &file)
{
    if (!Preferences::remembersUse.isOn())
        return;
    const auto path = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    m_files.removeAll(path);
    m_files.prepend(path);
    if (m_files.size() > mostFiles)
        m_files.resize(mostFiles);
    store();
}

void RecentFiles::remove(const QString &file)
{
    m_files.removeAll(file);
    store();
}

void RecentFiles::clear()
{
    m_files.clear();
    store();
}

void RecentFiles::store()
{
    QSettings().setValue(key, m_files);
    Q_EMIT changed();
}

} // namespace vitrine
