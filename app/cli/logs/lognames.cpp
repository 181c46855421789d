// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/lognames.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QUrl>

namespace vitrine {

namespace {

std::string fileName(const std::string &file)
{
    return QFileInfo(QString::fromStdString(file)).fileName().toStdString();
}

/// A path as a relative reference of RFC 3986, without parts that lead outside it.
std::string pathUri(const std::string &file)
{
    QStringList parts;
    for (const QString &part : QDir::cleanPath(QString::fromStdString(file)).split(u'/', Qt::SkipEmptyParts))
        if (part != u"..")
            parts << QString::fromLatin1(QUrl::toPercentEncoding(part));
    return parts.join(u'/').toStdString();
}

} // namespace

void LogNames::add(const std::string &file) { m_files[fileName(file)].insert(file); }

std::string LogNames::of(const std::string &file) const
{
    const std::string name = fileName(file);
    const auto &files = m_files.at(name);
    if (m_files.size() == 1 && files.size() == 1)
        return {};
    return pathUri(files.size() == 1 ? name : file);
}

} // namespace vitrine
