// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/trailversion.h"

#include "models/trail/file/opening.h"
#include "models/trail/file/schema.h"

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
