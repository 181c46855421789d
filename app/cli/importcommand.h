// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/codetagsoption.h"
#include "app/cli/command.h"
#include "models/logs/importer.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

class ImportReporter;
class Interruption;

/// `vitrine import`: reads logs into a trail, or tells what that would give.
class ImportCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ImportCommand)

public:
    explicit ImportCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus importInto(Console &console, const Interruption &interruption, ImportReporter &reporter);
    ImportOptions options() const;

    std::string m_trail;
    std::string m_format;
    CodeTagsOption m_tags;
    bool m_isUnreviewed = false;
    bool m_isDry = false;
    bool m_isDetailed = false;
    bool m_isJson = false;
    std::vector<std::string> m_files;
};

} // namespace vitrine
