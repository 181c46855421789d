// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"
#include "models/trail/file/database.h"
#include "models/trail/file/digest.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The trail's tree for tools that support transparency logs but not trails. The record of each leaf, counted from 0,
/// is the 32 bytes of an entry's hash. Failures are exceptions.
namespace vitrine::trailfile {

class TreeProofs final {
public:
    explicit TreeProofs(Statements &statements);

    /// The newest seal of the trail's own chain, if there is one.
    std::optional<Checkpoint> newestSeal();
    /// Proves that an entry is in the tree of the first `size` entries, as JSON. With `size` 0, the tree of the newest
    /// seal is used, or that of all entries if there is no seal.
    std::string proveEntry(std::uint64_t entry, std::uint64_t size);
    /// Proves that the tree of the first `from` entries grew into that of the first `to` ones, as JSON.
    std::string proveGrowth(std::uint64_t from, std::uint64_t to);
    /// Writes the tree of the newest seal as tiles (https://c2sp.org/tlog-tiles) into a folder: "checkpoint", "tile/…".
    /// Returns the number of files.
    std::uint64_t writeTiles(const std::filesystem::path &folder);

private:
    std::vector<Digest> leaves(std::uint64_t size);

    Statements &m_statements;
    Hasher m_hasher;
};

} // namespace vitrine::trailfile
