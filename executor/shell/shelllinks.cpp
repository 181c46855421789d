// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shelllinks.h"

#include "executor/shell/shellwords.h"

#include <cstddef>
#include <filesystem>
#include <system_error>

namespace vitrine {

namespace {

/// Nothing where no link is on the way, or the path is not known as a whole.
std::optional<PartialText> followed(const PartialText &path, const ProjectFolders &locations)
{
    const auto text = knownText(path);
    if (!text || text->empty() || text->contains(wordEnd))
        return std::nullopt;
    const auto real = followedPath(*text, locations);
    return real && *real != projectPath(*text, locations) ? std::optional(textWord(*real)) : std::nullopt;
}

template <typename List, typename Path>
void addFollowed(List &list, Path pathOf, const ProjectFolders &locations)
{
    for (std::size_t i = 0, count = list.size(); i < count; ++i)
        if (auto real = followed(pathOf(list[i]), locations)) {
            auto copy = list[i];
            pathOf(copy) = std::move(*real);
            list.push_back(std::move(copy));
        }
}

} // namespace

std::optional<std::string> followedPath(std::string_view path, const ProjectFolders &locations)
{
    std::error_code failed;
    const std::string real = std::filesystem::weakly_canonical(projectPath(path, locations), failed).string();
    const std::string project = std::filesystem::weakly_canonical(locations.project, failed).string();
    if (failed || real.empty())
        return std::nullopt;
    // The project itself may be behind a link.
    if (real == project)
        return locations.project;
    return real.starts_with(project + "/") ? projectPath(real.substr(project.size() + 1), locations) : real;
}

ShellFacts withLinksFollowed(ShellFacts facts, const ProjectFolders &locations)
{
    addFollowed(facts.files, [](auto &file) -> auto & { return file.path; }, locations);
    addFollowed(facts.mentions, [](auto &mention) -> auto & { return mention.path; }, locations);
    addFollowed(facts.repositories, [](auto &path) -> auto & { return path; }, locations);
    return facts;
}

} // namespace vitrine
