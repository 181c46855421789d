// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/placetext.h"

#include "app/wording/safetext.h"

namespace vitrine {

namespace {

constexpr qsizetype longestDetail = 200;

QString detailOf(const std::string &told)
{
    return safeLine(QString::fromUtf8(told.data(), static_cast<qsizetype>(told.size())).trimmed(), longestDetail);
}

} // namespace

JobStage PlaceText::stage(const PlaceProgress &progress)
{
    switch (progress.stage) {
    //: State of a job: it waits for a container engine or a cloud to answer
    case PlaceProgress::Stage::Connecting: return { tr("Connecting"), detailOf(progress.detail) };
    //: State of a job: the image of a container or sandbox is made
    case PlaceProgress::Stage::BuildingImage: return { tr("Building image"), detailOf(progress.detail) };
    //: State of a job: a container or sandbox starts
    case PlaceProgress::Stage::Starting: return { tr("Starting sandbox"), detailOf(progress.detail) };
    //: State of a job: packages are installed in a container or sandbox
    case PlaceProgress::Stage::Installing: return { tr("Installing packages"), detailOf(progress.detail) };
    case PlaceProgress::Stage::Ready:
    case PlaceProgress::Stage::Warning: break;
    }
    return {};
}

QString PlaceText::withWarnings(const QString &outcome, const std::vector<std::string> &warnings)
{
    QStringList parts;
    if (!outcome.isEmpty())
        parts.append(outcome);
    for (const std::string &warning : warnings)
        //: %1: what a container engine warned of
        parts.append(tr("Message from the container engine: %1").arg(detailOf(warning)));
    return parts.join(u". ");
}

} // namespace vitrine
