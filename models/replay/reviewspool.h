// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/finding.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The result of reviewing a piece of code, independent of policies.
struct CodeReview {
    std::optional<std::string> facts; ///< JSON; nothing when the code does not parse
    std::vector<Finding> findings;
    bool operator==(const CodeReview &) const = default;
};

/// Reviews that wait on disk, in a file that has no name and is gone with the program. One thread at a time.
class ReviewSpool final {
public:
    /// The file lies in `folder`.
    static Result<ReviewSpool> open(const std::filesystem::path &folder);
    ~ReviewSpool();
    ReviewSpool(ReviewSpool &&other) noexcept;
    ReviewSpool &operator=(ReviewSpool &&) = delete;

    /// Gives the place to read it from.
    Result<std::uint64_t> add(const CodeReview &review);
    Result<CodeReview> read(std::uint64_t location) const;

private:
    explicit ReviewSpool(int file);

    int m_file;
    std::uint64_t m_end = 0;
};

} // namespace vitrine
