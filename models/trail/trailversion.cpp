// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/trailversion.h"

#include "models/trail/database.h"
#include "models/trail/schema.h"

namespace vitrine {

bool isTrailNewer(const std::filesystem::path &file)
{
    using namespace trailfile;
    return guarded(file, [&] {
        Connection database = openForReading(file);
        return versionOf(database) > schemaVersion;
    }).value_or(false);
}

} // namespace vitrine
