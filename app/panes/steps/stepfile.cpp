// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/steps/stepfile.h"

#include <QFile>

namespace vitrine {

QList<QUrl> StepFile::write(int runNumber, const StepRow &step, const QString &code)
{
    if (!step.hasCode || code.isEmpty())
        return {};
    if (!m_folder)
        m_folder.emplace();
    const auto suffix = step.isReplayable ? QStringLiteral("py") : QStringLiteral("txt");
    const auto name = QStringLiteral("run-%1-step-%2.%3").arg(runNumber).arg(step.ordinal).arg(suffix);
    QFile file(m_folder->filePath(name));
    const auto bytes = code.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return {};
    return { QUrl::fromLocalFile(file.fileName()) };
}

} // namespace vitrine
