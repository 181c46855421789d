// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/noiseoption.h"

#include "app/cli/options/executionoptions.h"
#include "app/session/textfile.h"
#include "models/replay/noisedocument.h"

namespace vitrine {

void NoiseOption::declare(CLI::App &parser)
{
    parser
        .add_option("--noise", m_file, tr("JSON file of noise rules; vitrine noise prints one to edit").toStdString())
        ->type_name("F");
}

std::expected<NoiseRules, ExitStatus> NoiseOption::rules(Console &console) const
{
    return readNoiseFile(m_file).transform_error([&console](const Error &error) { return report(console, error); });
}

Result<NoiseRules> readNoiseFile(const std::string &file)
{
    if (file.empty())
        return NoiseRules();
    return readTextFile(file).and_then([&file](const std::string &text) { return readNoiseRules(text, file); });
}

} // namespace vitrine
