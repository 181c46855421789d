// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/trailwritecommand.h"

#include "app/cli/options/executionoptions.h"

#include <filesystem>

namespace vitrine {

TrailWriteCommand::TrailWriteCommand(CLI::App *declared)
    : Command(declared)
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_file, tr("The trail").toStdString())->required();
}

ExitStatus TrailWriteCommand::run(Console &console)
{
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored))
        return report(console, { ErrorCode::FileNotFound, m_file, {}, {}, {} });
    if (const ExitStatus status = prepare(console); status != ExitStatus::Fine)
        return status;
    if (isDone())
        return ExitStatus::Fine;
    const auto recorder = Recorder::open(m_file);
    if (!recorder)
        return report(console, recorder.error());
    return write(console, **recorder);
}

} // namespace vitrine
