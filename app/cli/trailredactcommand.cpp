// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/trailwritecommand.h"
#include "app/wording/safetext.h"
#include "models/trail/record/redactablefields.h"
#include "models/trail/write/trailcopy.h"

#include <QLocale>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail redact DB`: takes texts out, in a copy or in place; chain, seals and proofs still verify.
class TrailRedactCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailRedactCommand)

public:
    explicit TrailRedactCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    bool isField(Console &console) const;

    Redaction m_redaction;
    std::string m_into;
    bool m_isInPlace = false;
};

TrailRedactCommand::TrailRedactCommand(CLI::App &above)
    : TrailWriteCommand(
          above.add_subcommand("redact", tr("Redact texts in a trail; the rest still verifies").toStdString()))
{
    auto *containing = parser().add_option(
        "--containing", m_redaction.containing, tr("Redact all texts that contain this").toStdString());
    auto *step = parser()
                     .add_option("--step", m_redaction.step,
                         tr("Redact in this step (its number in the trail) …").toStdString())
                     ->type_name("ID")
                     ->excludes(containing);
    parser()
        .add_option("--field", m_redaction.field, tr("… this field: code, thought, outputs, message …").toStdString())
        ->needs(step);
    parser().add_option("--reason", m_redaction.reason, tr("Reason, recorded in the trail").toStdString());
    auto *into = parser().add_option("--into", m_into, tr("Redact in a copy").toStdString())->type_name("FILE");
    parser().add_flag("--in-place", m_isInPlace, tr("Redact this trail permanently").toStdString())->excludes(into);
}

ExitStatus TrailRedactCommand::prepare(Console &console)
{
    const bool isNamed = !m_redaction.containing.empty() || (m_redaction.step != 0 && !m_redaction.field.empty());
    if (!isNamed || (m_into.empty() && !m_isInPlace)) {
        console.message(
            tr("Specify what to redact (--containing, or --step and --field) and where (--into or --in-place)."));
        return ExitStatus::Unusable;
    }
    if (!m_redaction.field.empty() && !isField(console))
        return ExitStatus::Unusable;
    if (m_into.empty())
        return ExitStatus::Fine;
    if (const auto copied = copyTrail(file(), m_into); !copied)
        return report(console, copied.error());
    setFile(m_into);
    return ExitStatus::Fine;
}

bool TrailRedactCommand::isField(Console &console) const
{
    QStringList names;
    for (const std::string &field : redactableFields())
        names += QString::fromStdString(field);
    const QString field = QString::fromStdString(m_redaction.field);
    if (names.contains(field))
        return true;
    //: %1: what was asked for, %2: names, with commas between them
    console.message(
        tr("Field “%1” cannot be redacted. Fields: %2").arg(safeLine(field), names.join(QLatin1StringView(", "))));
    return false;
}

ExitStatus TrailRedactCommand::write(Console &console, Recorder &recorder)
{
    const auto done = recorder.redact(m_redaction);
    if (!done)
        return report(console, done.error());
    if (isJson())
        console.document({ { "file", file() }, { "texts", done->texts }, { "names_left", done->namesLeft } });
    else
        console.write(tr("Redacted texts: %1").arg(QLocale().toString(static_cast<qulonglong>(done->texts))));
    if (done->namesLeft > 0)
        console.message(tr("Names and other short values kept: %1")
                .arg(QLocale().toString(static_cast<qulonglong>(done->namesLeft))));
    return done->texts == 0 ? ExitStatus::Failed : ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailRedactCommand(CLI::App &above) { return std::make_unique<TrailRedactCommand>(above); }

} // namespace vitrine
