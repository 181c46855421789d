// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/companions.h"

#include "models/logs/bytes/sessionfolder.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view folderName = "subagents";
constexpr std::string_view ending = ".jsonl";

/// Where files of sub-agents may be.
struct Location {
    fs::path folder;
    std::string_view beginning; ///< of their names
};

/// Claude Code has them beside SESSION.jsonl in SESSION, Cursor beside SESSION/SESSION.jsonl.
std::array<Location, 2> locationsOf(const fs::path &log)
{
    const fs::path folder = log.parent_path();
    const bool isOwn = folder.filename() == log.stem();
    return { Location { folder / log.stem() / folderName, "agent-" },
        Location { isOwn ? folder / folderName : fs::path(), {} } };
}

bool isAgentFile(const fs::path &file, std::string_view beginning)
{
    return file.extension() == ending && file.filename().native().starts_with(beginning);
}

} // namespace

std::vector<fs::path> companionsOf(const fs::path &log)
{
    std::vector<fs::path> found;
    if (log.extension() != ending)
        return found;
    for (const auto &[folder, beginning] : locationsOf(log)) {
        std::error_code error;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
            if (at->is_regular_file(error) && isAgentFile(at->path(), beginning))
                found.push_back(at->path());
    }
    std::ranges::sort(found);
    return found;
}

std::string companionName(const fs::path &companion)
{
    return std::string(folderName) + '/' + companion.filename().string();
}

fs::path companionNamed(const fs::path &log, std::string_view name)
{
    const auto all = companionsOf(log);
    const auto found = std::ranges::find(all, name, companionName);
    return found == all.end() ? fs::path() : *found;
}

bool isImportedWithAnother(const fs::path &file)
{
    if (SessionFolder::isPart(file))
        return true;
    const fs::path folder = file.parent_path();
    if (folder.filename() != folderName)
        return false;
    const fs::path session = folder.parent_path();
    std::error_code error;
    const auto isLog = [&](fs::path log, std::string_view beginning) {
        log += ending;
        return isAgentFile(file, beginning) && fs::is_regular_file(log, error);
    };
    return isLog(session, "agent-") || isLog(session / session.filename(), {});
}

} // namespace vitrine
