// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "executor/remote/siteprogress.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// Texts about a site where code runs. Plain text that is safe to show, even if the site is hostile.
class SiteProgressText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SiteProgressText)

public:
    static JobStage stage(const SiteProgress &progress);
    /// The outcome of a job, followed by the warnings of the site.
    static QString withWarnings(const QString &outcome, const std::vector<std::string> &warnings);
};

} // namespace vitrine
