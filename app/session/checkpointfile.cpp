// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/checkpointfile.h"

#include <fstream>

namespace vitrine {

Result<void> writeCheckpoint(const std::filesystem::path &path, const Checkpoint &checkpoint)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!(file << toJson(checkpoint)).flush())
        return std::unexpected(Error { ErrorCode::WriteFailed, path.string(), {}, {}, {} });
    return {};
}

} // namespace vitrine
