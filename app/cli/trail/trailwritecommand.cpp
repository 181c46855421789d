// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/trailwritecommand.h"

#include "app/cli/trail/trailcommand.h"

namespace vitrine {

TrailWriteCommand::TrailWriteCommand(CLI::App *declared)
    : Command(declared)
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("DB", m_file, tr("The trail").toStdString())->required();
}

ExitStatus TrailWriteCommand::run(Console &console)
{
    // A recorder would turn an empty file into a trail.
    if (const auto trail = Trail::open(m_file); !trail)
        return TrailCommand::reportUnopened(console, trail.error());
    if (const ExitStatus status = prepare(console); status != ExitStatus::Fine)
        return status;
    if (isDone())
        return ExitStatus::Fine;
    const auto recorder = Recorder::open(m_file);
    if (!recorder)
        return TrailCommand::reportUnopened(console, recorder.error());
    return write(console, **recorder);
}

} // namespace vitrine
