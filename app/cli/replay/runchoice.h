// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/replay/replaysource.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <string>

namespace vitrine {

/// One run of a log or a trail, given by `FILE --run ID`.
class RunChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RunChoice)

public:
    void declare(CLI::App &parser);
    const std::string &file() const { return m_file; }
    std::uint64_t number() const { return m_number; }

    /// The chosen run in the form in which it would be replayed; without `--run`, all runs of the file. Prints errors.
    std::expected<std::vector<ReplayRun>, ExitStatus> load(Console &console, const ReplayChoices &choices) const;

private:
    std::string m_file;
    std::uint64_t m_number = 0;
};

/// Prints that the run does not exist.
ExitStatus reportNoRun(Console &console, std::uint64_t number);
/// Prints that none of the chosen runs has such a step.
ExitStatus reportNoStep(Console &console, std::uint64_t number);

} // namespace vitrine
