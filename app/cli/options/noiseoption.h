// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "models/replay/noiserules.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <expected>
#include <string>

namespace vitrine {

/// `--noise F`: determines which differences count as noise.
class NoiseOption final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::NoiseOption)

public:
    void declare(CLI::App &parser);
    /// Prints errors in the file.
    std::expected<NoiseRules, ExitStatus> rules(Console &console) const;

private:
    std::string m_file;
};

/// The rules of a file; the default ones if no file is given.
Result<NoiseRules> readNoiseFile(const std::string &file);

} // namespace vitrine
