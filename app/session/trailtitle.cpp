// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/trailtitle.h"

#include <QFileInfo>

namespace vitrine {

QString titleOfTrail(const TrailInfo &info, const QString &ownFolder)
{
    const bool isOurs = QFileInfo(info.file).absolutePath() == ownFolder && info.sources.size() == 1;
    return QFileInfo(isOurs ? QString::fromStdString(info.sources.front().record.file) : info.file).fileName();
}

} // namespace vitrine
