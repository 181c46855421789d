// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/checkpointfile.h"

#include <fstream>

namespace vitrine {

namespace {

Result<void> write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    if (!(file << text).flush())
        return std::unexpected(Error { ErrorCode::WriteFailed, path.string(), {}, {}, {} });
    return {};
}

} // namespace

Result<void> writeCheckpoint(const std::filesystem::path &path, const Checkpoint &checkpoint)
{
    return write(path, toJson(checkpoint));
}

Result<void> writeNote(const std::filesystem::path &path, const Checkpoint &checkpoint)
{
    return write(path, toNote(checkpoint));
}

} // namespace vitrine
