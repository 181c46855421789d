// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/execution/tooldoublesfile.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <variant>

namespace vitrine {

namespace {

constexpr std::uintmax_t sizeLimit = 16 * 1024 * 1024;

Result<std::filesystem::path> logOf(const Trail &trail, RunId run)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto found = std::ranges::find(*sources, summary->source, &SourceSummary::id);
    return found == sources->end() ? std::filesystem::path() : std::filesystem::path(found->record.file);
}

} // namespace

Result<ToolDoubles> toolsBesideLog(const Trail &trail, RunId run)
{
    auto file = logOf(trail, run);
    if (!file)
        return std::unexpected(file.error());
    file->replace_extension(".tools.json");
    std::error_code error;
    const auto size = std::filesystem::file_size(*file, error);
    if (error)
        return ToolDoubles {};
    if (size > sizeLimit)
        return std::unexpected(Error {
            .code = ErrorCode::TooLarge, .file = file->string(), .line = {}, .byte = {}, .detail = "tool doubles" });
    std::ifstream stream(*file, std::ios::binary);
    const std::string json { std::istreambuf_iterator<char>(stream), {} };
    auto tools = readToolDoubles(json, file->string());
    if (tools)
        std::erase_if(
            *tools, [](const auto &tool) { return std::holds_alternative<ToolDouble::Python>(tool.second.answer); });
    return tools;
}

} // namespace vitrine
