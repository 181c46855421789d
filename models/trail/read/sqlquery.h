// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/search.h"
#include "models/trail/record/sqltable.h"

#include <filesystem>
#include <string_view>

namespace vitrine::trailfile {

/// Runs one read-only statement over its own connection. An authorizer denies everything but SELECT; a progress handler
/// ends statements that exceed the limits.
SqlSummary runSql(const std::filesystem::path &file, std::string_view sql, const SqlLimits &limits,
    const SqlReceiver &receiver, const StopCall &stop);

std::vector<SqlView> sqlViews(const std::filesystem::path &file);

} // namespace vitrine::trailfile
