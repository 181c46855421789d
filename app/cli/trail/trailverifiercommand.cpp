// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/session/savedbytes.h"
#include "app/wording/safetext.h"
#include "resources/resources.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace vitrine {

/// `vitrine trail verifier`: the location of the page that verifies evidence without Vitrine, or a copy of it.
class TrailVerifierCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailVerifierCommand)

public:
    explicit TrailVerifierCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus save(Console &console, const QByteArray &page) const;

    std::string m_output;
    bool m_isJson = false;
};

TrailVerifierCommand::TrailVerifierCommand(CLI::App &above)
    : Command(above.add_subcommand("verifier",
          tr("Print the location of the page that checks proofs, notes and reports without Vitrine").toStdString()))
{
    parser()
        .add_option("--output", m_output, tr("Save a copy of the page, for someone without Vitrine").toStdString())
        ->type_name("FILE");
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus TrailVerifierCommand::run(Console &console)
{
    QFile page(resourcePath(u"verifier", u"verifier.html"));
    if (!page.open(QIODevice::ReadOnly))
        return report(console, { ErrorCode::FileNotFound, page.fileName().toStdString(), {}, {}, {} });
    if (!m_output.empty())
        return save(console, page.readAll());
    const QString installed
        = QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/vitrine/verifier.html"));
    if (!QFile::exists(installed)) {
        console.message(tr("The page is not installed beside this program. Save a copy with --output FILE."));
        return ExitStatus::Unusable;
    }
    if (m_isJson)
        console.document({ { "page", installed.toStdString() } });
    else
        console.write(safeLine(installed, installed.size()));
    return ExitStatus::Fine;
}

ExitStatus TrailVerifierCommand::save(Console &console, const QByteArray &page) const
{
    if (const auto saved = saveBytes(m_output, page.toStdString()); !saved)
        return report(console, saved.error());
    if (m_isJson)
        console.document({ { "page", m_output } });
    else
        //: %1: name of a file
        console.write(tr("Saved %1. Open it in a browser; no network is needed.").arg(safeLine(m_output)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailVerifierCommand(CLI::App &above)
{
    return std::make_unique<TrailVerifierCommand>(above);
}

} // namespace vitrine
