// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/siteprogresstext.h"

#include "app/wording/safetext.h"

namespace vitrine {

namespace {

constexpr qsizetype longestDetail = 200;

QString detailOf(const std::string &reported)
{
    return safeLine(
        QString::fromUtf8(reported.data(), static_cast<qsizetype>(reported.size())).trimmed(), longestDetail);
}

} // namespace

JobStage SiteProgressText::stage(const SiteProgress &progress)
{
    switch (progress.stage) {
    //: State of a job: it waits for a container engine or a cloud to answer
    case SiteProgress::Stage::Connecting: return { tr("Connecting"), detailOf(progress.detail) };
    //: State of a job: the image of a container or sandbox is made
    case SiteProgress::Stage::BuildingImage: return { tr("Building image"), detailOf(progress.detail) };
    //: State of a job: a container or sandbox starts
    case SiteProgress::Stage::Starting: return { tr("Starting sandbox"), detailOf(progress.detail) };
    //: State of a job: packages are installed in a container or sandbox
    case SiteProgress::Stage::Installing: return { tr("Installing packages"), detailOf(progress.detail) };
    case SiteProgress::Stage::Ready:
    case SiteProgress::Stage::Warning: break;
    }
    return {};
}

QString SiteProgressText::withWarnings(const QString &outcome, const std::vector<std::string> &warnings)
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
