// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Files that belong to a log and are imported with it: Claude Code keeps the sub-agents of SESSION.jsonl in
/// SESSION/subagents/agent-*.jsonl, Cursor those of SESSION/SESSION.jsonl in SESSION/subagents. Sorted by name. Reads
/// only folders.
std::vector<std::filesystem::path> companionsOf(const std::filesystem::path &log);

/// The name under which a companion's reader finds the run that started it if the log itself names none
/// (ImportContext::runLinkedTo).
inline constexpr std::string_view companionLink = "/companion";

/// The name under which runs refer to a companion: "subagents/agent-1.jsonl".
std::string companionName(const std::filesystem::path &companion);

/// The companion with this name; empty if there is none.
std::filesystem::path companionNamed(const std::filesystem::path &log, std::string_view name);

/// The log that also contains the content of a file: a companion, a session in a folder, or Grok CLI's updates. Empty
/// if there is none.
std::filesystem::path importedWith(const std::filesystem::path &file);

/// Whether the file is a companion of an existing log, or a part of a session in a folder.
bool isImportedWithAnother(const std::filesystem::path &file);

} // namespace vitrine
