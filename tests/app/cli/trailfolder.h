// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/program.h"

#include <QFile>
#include <QTemporaryDir>

namespace vitrine {

/// A folder for the trails of a test, and the commands below `vitrine trail`.
class TrailFolder {
protected:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Outcome trail(const QStringList &arguments)
    {
        return runProgram(QStringList { QStringLiteral("trail") } + arguments);
    }
    /// Imports a log into NAME.vitrine; empty if that fails.
    QString imported(const QString &name, const QByteArray &log)
    {
        const QString file = path(name + QStringLiteral(".vitrine"));
        const Outcome outcome = runProgram({ QStringLiteral("import"), write(name + QStringLiteral(".json"), log),
            QStringLiteral("--trail"), file, QStringLiteral("--json") });
        return outcome.status == 0 ? file : QString();
    }

    QTemporaryDir m_folder;
};

} // namespace vitrine
