// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace vitrine {

/// The first prompt of the user in a session, read from the beginning of the session's own log, as Claude Code and
/// Codex write it. Empty if the file is not such a log, or has no prompt yet. Reads at most 1 MiB of a regular file.
std::string firstPrompt(const std::filesystem::path &log);

} // namespace vitrine
