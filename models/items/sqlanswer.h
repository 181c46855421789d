// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/sqltable.h"

#include <chrono>
#include <string>
#include <vector>

namespace vitrine {

/// The result of a statement, or the first part of it.
struct SqlAnswer {
    std::vector<std::string> columns;
    std::vector<std::vector<SqlValue>> rows;
    bool isCut = false; ///< there was more than a window can hold
    std::chrono::milliseconds time {};
};

} // namespace vitrine
