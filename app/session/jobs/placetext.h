// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "executor/remote/placeprogress.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// What is said of a place where code runs elsewhere. Plain text that is safe to show, whatever the place told.
class PlaceText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PlaceText)

public:
    static JobStage stage(const PlaceProgress &progress);
    /// What came of a job, with what the place has warned of behind it.
    static QString withWarnings(const QString &outcome, const std::vector<std::string> &warnings);
};

} // namespace vitrine
