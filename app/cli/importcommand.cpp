// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/importcommand.h"

#include "app/cli/executionoptions.h"
#include "app/cli/importnotes.h"
#include "app/cli/interruption.h"
#include "app/cli/texttable.h"
#include "app/replay/logopening.h"
#include "app/text/safetext.h"

#include <QLocale>

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

TextTable::Cell figure(std::uint64_t value)
{
    return { QLocale().toString(static_cast<qulonglong>(value)), value == 0 ? Tone::Muted : Tone::Plain };
}

std::vector<std::string> formatNames()
{
    const auto names = logFormats();
    return { names.begin(), names.end() };
}

} // namespace

ImportCommand::ImportCommand(CLI::App &above)
    : Command(above.add_subcommand("import", tr("Read logs into a trail").toStdString()))
{
    parser()
        .add_option("--trail", m_trail, tr("The trail; made if it is not there").toStdString())
        ->type_name("DB")
        ->required();
    parser()
        .add_option("--format", m_format, tr("Read the logs as this format instead of recognising it").toStdString())
        ->check(CLI::IsMember(formatNames()));
    m_tags.declare(parser());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("LOG", m_files, tr("Exported logs").toStdString())->required();
}

ExitStatus ImportCommand::run(Console &console)
{
    const Interruption interruption;
    const auto recorder = Recorder::open(m_trail);
    if (!recorder)
        return report(console, recorder.error());
    ImportOptions options { m_format, [&interruption](std::uint64_t, std::uint64_t) { return !interruption.hasCome(); },
        m_tags.tags() };
    Json files = Json::array();
    TextTable table({ { tr("File") }, { tr("Format") }, { tr("Runs"), true }, { tr("Steps"), true },
        { tr("With code"), true }, { tr("With error"), true }, { tr("Skipped"), true }, { {} } });
    auto status = ExitStatus::Fine;
    for (const std::string &file : m_files) {
        const auto opened = openLog(file, **recorder, options);
        if (!opened) {
            status = worse(status, report(console, opened.error()));
            continue;
        }
        const ImportReport &read = opened->report;
        status = worse(status, reportSkipped(console, read));
        files.push_back(Json::parse(toJson(read)));
        table.add({ { safeLine(file) }, { safeLine(read.format) }, figure(read.runs), figure(read.steps),
            figure(read.codeSteps), figure(read.errors), figure(read.skipped.size()),
            { opened->wasThere ? tr("was there already") : QString(), Tone::Muted } });
    }
    if (m_isJson)
        console.document({ { "files", std::move(files) } });
    else
        table.print(console);
    return status;
}

} // namespace vitrine
