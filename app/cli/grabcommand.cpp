// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/grabcommand.h"

#include "app/cli/options/namecheck.h"
#include "app/cli/options/numbercheck.h"

namespace vitrine {

namespace {

constexpr double leastScale = 0.5;
constexpr double mostScale = 4;

} // namespace

GrabCommand::GrabCommand(CLI::App &above)
    : m_parser(above.add_subcommand("grab",
          tr("Open files, save a screenshot of the window or a pane, and quit; needs no display").toStdString()))
{
    m_parser->add_option("PNG", m_file, tr("Image file to write").toStdString())->required();
    m_opened.declare(*m_parser);
    declareView();
    declareLook();
}

void GrabCommand::declareView()
{
    m_parser
        ->add_option("--pane", m_pane,
            //: Help on the command line; the names are not translated
            tr("Pane to show, such as timeline, imports or jobs").toStdString())
        ->type_name("NAME");
    m_parser->add_flag("--alone", m_isAlone, tr("With --pane: only that pane").toStdString())->needs("--pane");
    m_parser
        ->add_option("--tab", m_tab,
            //: Help on the command line; the names are not translated
            tr("Result tab of the step: printed, output, error, difference, prompt or raw").toStdString())
        ->check(oneOf({ "printed", "output", "error", "difference", "prompt", "raw" }))
        ->type_name("NAME");
    m_parser
        ->add_option("--layout", m_layout,
            //: Help on the command line; the names are not translated
            tr("Layout of the panes: inspect, replay, policy or evidence").toStdString())
        ->check(oneOf({ "inspect", "replay", "policy", "evidence" }))
        ->type_name("NAME");
    m_parser
        ->add_option("--action", m_actions,
            //: Help on the command line; the names are not translated
            tr("Action or button to trigger before the picture, such as verify or sqlRun; may be repeated")
                .toStdString())
        ->type_name("NAME")
        ->allow_extra_args(false);
    m_parser->add_option("--filter", m_filter, tr("Show only the runs and steps that match").toStdString())
        ->type_name("EXPRESSION");
}

void GrabCommand::declareLook()
{
    m_parser->add_option("--size", m_size, tr("Width and height of the window").toStdString())
        ->check(wholeNumber(1, 16384)) // wider ones cannot be painted everywhere
        ->type_name("W H");
    m_parser->add_option("--scale", m_scale, tr("Scale factor, as for high-resolution screens").toStdString())
        ->check(between(leastScale, mostScale))
        ->type_name("FACTOR");
    m_parser
        ->add_option("--colors", m_colors,
            //: Help on the command line; the names are not translated
            tr("Color scheme: light, dark, contrastLight, contrastDark or system; default: as in the settings")
                .toStdString())
        ->check(oneOf({ "light", "dark", "contrastLight", "contrastDark", "system" }))
        ->type_name("NAME");
}

std::optional<WorkbenchOptions> GrabCommand::read(Console &console) const
{
    auto options = m_opened.read(console);
    if (!options)
        return options;
    auto &picture = options->picture.emplace();
    picture.file = QString::fromStdString(m_file);
    picture.pane = QString::fromStdString(m_pane);
    picture.isAlone = m_isAlone;
    picture.tab = QString::fromStdString(m_tab);
    picture.layout = QString::fromStdString(m_layout);
    for (const std::string &action : m_actions)
        picture.actions << QString::fromStdString(action);
    picture.filter = QString::fromStdString(m_filter);
    picture.colors = QString::fromStdString(m_colors);
    picture.scale = m_scale;
    if (m_size.first > 0 && m_size.second > 0)
        picture.size = QSize(m_size.first, m_size.second);
    return options;
}

} // namespace vitrine
