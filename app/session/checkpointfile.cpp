// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/checkpointfile.h"

#include "app/session/savedbytes.h"

namespace vitrine {

Result<void> writeCheckpoint(const std::filesystem::path &path, const Checkpoint &checkpoint)
{
    return saveBytes(path.string(), toJson(checkpoint));
}

Result<void> writeNote(const std::filesystem::path &path, const Checkpoint &checkpoint)
{
    return saveBytes(path.string(), toNote(checkpoint));
}

} // namespace vitrine
