// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/earlierimports.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Files that did not change since they were imported into one of some trails: their hashes are known without reading
/// them. One thread.
class UnchangedFiles final {
public:
    /// Adds the imports of a trail. One that cannot be read has none. Blocks.
    void add(const std::filesystem::path &trail);
    /// Adds the imports of the newest trails in the folder that importing a log of this stem may have created.
    void addNewest(const std::filesystem::path &folder, std::string_view stem);

    /// SHA-256 of the content of an unchanged file.
    std::optional<std::string> hashOf(const std::filesystem::path &file) const;

private:
    std::vector<EarlierImports> m_imports;
};

} // namespace vitrine
