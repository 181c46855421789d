// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/unchangedfiles.h"

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// Each state of a folder that was opened has its trail. The last ones know most of its files.
constexpr std::size_t mostTrails = 3;

constexpr std::string_view hashDigits = "-01234567";
constexpr std::string_view extension = ".vitrine";

bool isNamedAfter(const fs::path &file, std::string_view stem)
{
    const std::string name = file.filename();
    return name.size() == stem.size() + hashDigits.size() + extension.size() && name.starts_with(stem)
        && name[stem.size()] == '-' && name.ends_with(extension);
}

} // namespace

void UnchangedFiles::add(const fs::path &trail)
{
    EarlierImports imports(trail, EarlierImports::Match::InParts);
    if (imports.refresh() && imports.isRead())
        m_imports.push_back(std::move(imports));
}

void UnchangedFiles::addNewest(const fs::path &folder, std::string_view stem)
{
    std::vector<std::pair<fs::file_time_type, fs::path>> trails;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (std::error_code ignored; isNamedAfter(at->path(), stem))
            trails.emplace_back(at->last_write_time(ignored), at->path());
    std::ranges::sort(trails, std::ranges::greater());
    trails.resize(std::min(trails.size(), mostTrails));
    for (const auto &[time, trail] : trails)
        add(trail);
}

std::optional<std::string> UnchangedFiles::hashOf(const fs::path &file) const
{
    for (const EarlierImports &imports : m_imports)
        if (auto hash = imports.hashOfUnchanged(file))
            return hash;
    return std::nullopt;
}

} // namespace vitrine
