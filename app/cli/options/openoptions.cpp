// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/openoptions.h"

#include "app/cli/options/namecheck.h"
#include "app/cli/options/numbercheck.h"
#include "app/wording/safetext.h"

#include <climits>

namespace vitrine {

void OpenOptions::declare(CLI::App &parser)
{
    parser.add_option("FILE", m_files, tr("Logs and trails to open in the workbench").toStdString());
    parser
        .add_option("--open", m_open,
            //: Help on the command line; the link is not translated
            tr("Another file, or a link to a step: vitrine:///FILE?run=N&step=M").toStdString())
        ->type_name("FILE");
    parser.add_option("--run", m_run, tr("Go to this run of the first file, by its number").toStdString())
        ->type_name("N")
        ->check(wholeNumber(1, INT_MAX));
    parser.add_option("--step", m_step, tr("Go to this step of the run, by its position").toStdString())
        ->type_name("M")
        ->check(wholeNumber(1, INT_MAX));
    parser
        .add_option("--start", m_start,
            tr("Start with the dialog to open an agent's session, or to choose a trail to verify").toStdString())
        ->type_name("ACTION")
        ->check(oneOf({ "open-session", "verify-trail" }));
    parser.add_flag("--replay", m_isReplay, tr("Replay the first run after opening").toStdString());
}

std::optional<WorkbenchOptions> OpenOptions::read(Console &console) const
{
    WorkbenchOptions options;
    auto wanted = m_files;
    if (!m_open.empty())
        wanted.insert(wanted.begin(), m_open);
    for (const std::string &name : wanted) {
        if (!add(name, options, console))
            return std::nullopt;
    }
    options.location.run = m_run > 0 ? m_run : options.location.run;
    options.location.step = m_step > 0 ? m_step : options.location.step;
    options.replay = m_isReplay;
    options.start = QString::fromStdString(m_start);
    return options;
}

bool OpenOptions::add(const std::string &name, WorkbenchOptions &options, Console &console) const
{
    const auto text = QString::fromStdString(name);
    if (options.add(text))
        return true;
    //: %1: what was typed
    console.message(tr("%1 is not a link to a log or trail.").arg(safeLine(text)));
    return false;
}

} // namespace vitrine
