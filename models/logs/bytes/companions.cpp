// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/companions.h"

#include <algorithm>
#include <system_error>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view folderName = "subagents";
constexpr std::string_view ending = ".jsonl";

bool isAgentFile(const fs::path &file)
{
    return file.extension() == ending && file.filename().native().starts_with("agent-");
}

} // namespace

std::vector<fs::path> companionsOf(const fs::path &log)
{
    std::vector<fs::path> found;
    if (log.extension() != ending)
        return found;
    std::error_code error;
    const fs::path folder = log.parent_path() / log.stem() / folderName;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->is_regular_file(error) && isAgentFile(at->path()))
            found.push_back(at->path());
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
    const fs::path folder = file.parent_path();
    if (folder.filename() != folderName || !isAgentFile(file))
        return false;
    std::error_code error;
    fs::path log = folder.parent_path();
    log += ending;
    return fs::is_regular_file(log, error);
}

} // namespace vitrine
