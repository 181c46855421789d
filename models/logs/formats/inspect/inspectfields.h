// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <string>

namespace vitrine {

/// The data of an Inspect log about all of its samples.
struct InspectHeader {
    std::string task;
    std::string model;
    std::string version; ///< version of Inspect
    std::string packages; ///< JSON object of versions; empty for none
    std::string outcome; ///< JSON object: status, error and results of the whole evaluation

    /// Reads the value of "eval".
    void read(JsonObject eval);
};

/// Reads the members of a sample other than its long lists.
void readInspectFields(JsonObject sample, const InspectHeader &header, RunRecord &run);

} // namespace vitrine
