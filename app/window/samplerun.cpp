// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/samplerun.h"

#include "app/kit/text/savedfile.h"
#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace vitrine {

namespace {

constexpr QStringView sampleName = u"loans.json";
constexpr QStringView toolsName = u"loans.tools.json";

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Written only when it is not there yet, or is that of another version.
Result<QString> install(QStringView name)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/samples"));
    const auto target = folder.filePath(name.toString());
    const auto content = contentOf(resourcePath(u"samples", name));
    if (contentOf(target) == content)
        return target;
    folder.mkpath(QStringLiteral("."));
    if (const auto saved = saveFile(target, content); !saved)
        return std::unexpected(saved.error());
    return target;
}

} // namespace

Result<QString> sampleRun()
{
    if (const auto tools = install(toolsName); !tools)
        return tools;
    return install(sampleName);
}

} // namespace vitrine
