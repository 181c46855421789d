// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A temporary buffer while a log is read, in an unnamed file that disappears with the program; only the user of the
/// program can read it. Located in TMPDIR, else in /var/tmp: /tmp is often in memory. Created with the first bytes. One
/// thread at a time.
class Spool final {
public:
    Spool() = default;
    ~Spool();
    Spool(const Spool &) = delete;
    Spool &operator=(const Spool &) = delete;

    /// The place to read them from; nothing when there is no room for them.
    std::optional<std::uint64_t> add(std::string_view bytes);
    /// Nothing when they cannot be read.
    std::optional<std::string> read(std::uint64_t location, std::size_t size) const;
    /// Nothing in it is needed any more.
    void clear();
    /// The file itself, open at its beginning: it is the caller's from now on, and the spool is as new. -1 when nothing
    /// was put aside.
    int takeFile();

private:
    int m_file = -1;
    std::uint64_t m_end = 0;
};

} // namespace vitrine
