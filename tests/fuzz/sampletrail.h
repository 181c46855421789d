// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/formatted.h"
#include "tests/models/trail/samples.h"

#include <unistd.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace fuzz {

/// A small trail in a folder of its own, which goes with it.
class SampleTrail final {
public:
    SampleTrail()
    {
        std::filesystem::create_directories(m_folder);
        vitrine::samples::writeTrail(file());
    }
    ~SampleTrail()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    SampleTrail(const SampleTrail &) = delete;
    SampleTrail &operator=(const SampleTrail &) = delete;

    std::string file() const { return m_folder / "sample.trail"; }
    std::filesystem::path folder() const { return m_folder; }

private:
    std::filesystem::path m_folder
        = std::filesystem::temp_directory_path() / vitrine::formatted("vitrine-fuzz-{}", ::getpid());
};

} // namespace fuzz
