// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recentfiles.h"

#include "app/session/settings/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <chrono>

namespace vitrine {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype mostFiles = 12;
constexpr auto settleTime = 500ms;
// Parallel lists, so that versions that know only the first one can still read it.
constexpr auto filesKey = u"recent/files";
constexpr auto openedKey = u"recent/opened";
constexpr auto runsKey = u"recent/runs";

QString pathOf(const QString &file) { return QDir::cleanPath(QFileInfo(file).absoluteFilePath()); }

QList<RecentEntry> kept()
{
    const QSettings settings;
    const auto files = settings.value(filesKey).toStringList();
    const auto opened = settings.value(openedKey).toStringList();
    const auto runs = settings.value(runsKey).toStringList();
    const bool isWhole = opened.size() == files.size() && runs.size() == files.size();
    QList<RecentEntry> entries;
    for (qsizetype i = 0; i < files.size(); ++i) {
        RecentEntry entry { files[i] };
        bool isNumber = false;
        if (isWhole) {
            entry.opened = QDateTime::fromString(opened[i], Qt::ISODate);
            const qint64 count = runs[i].toLongLong(&isNumber);
            entry.runs = isNumber ? count : -1;
        }
        entries << entry;
    }
    return entries;
}

} // namespace

RecentFiles::RecentFiles(QObject *parent)
    : QObject(parent)
    , m_entries(kept())
{
    m_counted.setSingleShot(true);
    m_counted.setInterval(settleTime);
    connect(&m_counted, &QTimer::timeout, this, &RecentFiles::store);
}

RecentFiles::~RecentFiles()
{
    if (m_counted.isActive())
        write();
}

QStringList RecentFiles::files() const
{
    QStringList files;
    for (const RecentEntry &entry : m_entries)
        files << entry.file;
    return files;
}

void RecentFiles::add(const QString &file)
{
    if (!Preferences::remembersUse.isOn())
        return;
    RecentEntry entry { pathOf(file) };
    const auto known = std::ranges::find(m_entries, entry.file, &RecentEntry::file);
    if (known != m_entries.end()) {
        entry.runs = known->runs;
        m_entries.erase(known);
    }
    entry.opened = QDateTime::currentDateTimeUtc();
    m_entries.prepend(entry);
    if (m_entries.size() > mostFiles)
        m_entries.resize(mostFiles);
    store();
}

void RecentFiles::setRuns(const QString &file, qint64 runs)
{
    const auto known = std::ranges::find(m_entries, pathOf(file), &RecentEntry::file);
    if (known == m_entries.end() || known->runs == runs)
        return;
    known->runs = runs;
    if (!m_counted.isActive())
        m_counted.start();
}

void RecentFiles::remove(const QString &file)
{
    m_entries.removeIf([&](const RecentEntry &entry) { return entry.file == file; });
    store();
}

void RecentFiles::clear()
{
    m_entries.clear();
    store();
}

void RecentFiles::store()
{
    m_counted.stop();
    write();
    Q_EMIT changed();
}

void RecentFiles::write() const
{
    QStringList opened;
    QStringList runs;
    for (const RecentEntry &entry : m_entries) {
        opened << entry.opened.toString(Qt::ISODate);
        runs << QString::number(entry.runs);
    }
    QSettings settings;
    settings.setValue(filesKey, files());
    settings.setValue(openedKey, opened);
    settings.setValue(runsKey, runs);
}

} // namespace vitrine
