// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/damagenotice.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/cli/trail/trailwritecommand.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/judging/trailsecrets.h"
#include "models/trail/record/redactablefields.h"
#include "models/trail/write/trailcopy.h"

#include <QLocale>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail redact DB`: removes texts, in a copy or in place; chain, seals and proofs still verify.
class TrailRedactCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailRedactCommand)

public:
    explicit TrailRedactCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    bool isDone() const override { return m_isPreview || !m_into.empty(); }
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    bool isField(Console &console) const;
    std::optional<SecretsWanted> wanted(Console &console) const;
    ExitStatus find(Console &console, SecretsWanted wanted);
    void preview(Console &console, const std::vector<TrailSecret> &secrets) const;
    ExitStatus say(Console &console, const Result<RedactionReport> &done) const;

    Redaction m_redaction;
    std::string m_findings;
    bool m_isPreview = false;
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
                         tr("Redact a field of this step (number in the trail); needs --field").toStdString())
                     ->type_name("ID")
                     ->excludes(containing);
    parser()
        .add_option("--field", m_redaction.field,
            tr("Field of that step to redact: code, thought, outputs, message …").toStdString())
        ->needs(step);
    auto *findings = parser()
                         .add_option("--findings", m_findings,
                             tr("Redact all texts with findings of this kind: secrets, personal, all").toStdString())
                         ->type_name("KIND")
                         ->excludes(containing)
                         ->excludes(step);
    parser()
        .add_flag("--preview", m_isPreview,
            tr("Only list the findings, masked; change nothing (default without --into and --in-place)").toStdString())
        ->needs(findings);
    parser().add_option("--reason", m_redaction.reason, tr("Reason, recorded in the trail").toStdString());
    auto *into = parser().add_option("--into", m_into, tr("Redact in a copy").toStdString())->type_name("FILE");
    parser().add_flag("--in-place", m_isInPlace, tr("Redact this trail permanently").toStdString())->excludes(into);
}

ExitStatus TrailRedactCommand::prepare(Console &console)
{
    m_isPreview = m_isPreview || (!m_findings.empty() && m_into.empty() && !m_isInPlace);
    const bool isNamed = !m_redaction.containing.empty() || (m_redaction.step != 0 && !m_redaction.field.empty())
        || !m_findings.empty();
    const bool hasTarget = !m_into.empty() || m_isInPlace || m_isPreview;
    if (!isNamed)
        console.message(tr("Specify what to redact: --containing, --findings, or --step with --field."));
    if (!hasTarget)
        console.message(tr("Specify where: --into writes a redacted copy, --in-place changes this trail."));
    if (!isNamed || !hasTarget)
        return ExitStatus::Unusable;
    if (reportDamageOf(console, file()) && m_isInPlace) {
        console.message(
            tr("Nothing was redacted: a damaged trail is evidence of the damage. --into writes a redacted copy."));
        return ExitStatus::Failed;
    }
    if (!m_findings.empty()) {
        const auto kinds = wanted(console);
        const ExitStatus status = kinds ? find(console, *kinds) : ExitStatus::Unusable;
        if (status != ExitStatus::Fine || m_isPreview)
            return status;
    }
    if (!m_redaction.field.empty() && !isField(console))
        return ExitStatus::Unusable;
    if (m_into.empty())
        return ExitStatus::Fine;
    const auto done = redactCopy(file(), m_redaction, m_into);
    setFile(m_into);
    const ExitStatus status = say(console, done);
    if (done && done->texts == 0)
        console.message(tr("No copy was written, because there is nothing to redact."));
    return status;
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

std::optional<SecretsWanted> TrailRedactCommand::wanted(Console &console) const
{
    if (m_findings == "all")
        return SecretsWanted::All;
    if (m_findings == "secrets")
        return SecretsWanted::Secrets;
    if (m_findings == "personal")
        return SecretsWanted::Personal;
    console.message(tr("--findings expects secrets, personal or all."));
    return std::nullopt;
}

ExitStatus TrailRedactCommand::find(Console &console, SecretsWanted wanted)
{
    const Interruption interruption;
    const auto trail = Trail::open(file());
    if (!trail)
        return report(console, trail.error());
    const auto secrets
        = secretsIn(**trail, wanted, [&](std::uint64_t, std::uint64_t) { return !interruption.hasCome(); });
    if (!secrets)
        return report(console, secrets.error());
    m_redaction = redactionOf(*secrets, m_redaction.reason);
    if (m_isPreview || secrets->empty())
        preview(console, *secrets);
    return secrets->empty() && !m_isPreview ? ExitStatus::Failed : ExitStatus::Fine;
}

void TrailRedactCommand::preview(Console &console, const std::vector<TrailSecret> &secrets) const
{
    if (isJson()) {
        auto list = nlohmann::ordered_json::array();
        for (const TrailSecret &secret : secrets) {
            auto locations = nlohmann::ordered_json::array();
            for (const SecretLocation &location : secret.where)
                locations.push_back({ { "run", location.run }, { "step", location.step }, { "field", location.field },
                    { "excerpt", location.excerpt } });
            list.push_back({ { "kind", toString(secret.kind) }, { "masked", secret.mask },
                { "texts", secret.locations }, { "locations", std::move(locations) } });
        }
        console.document({ { "file", file() }, { "findings", std::move(list) } });
        return;
    }
    //: Columns of a table: number of a run, number of a step in it, part of the step such as "code"
    TextTable table({ { tr("Run"), true }, { tr("Step"), true }, { tr("Field") }, { tr("Kind") }, { tr("Excerpt") } });
    const auto number = [](std::uint64_t value) { return value == 0 ? QString() : QString::number(value); };
    for (const TrailSecret &secret : secrets)
        for (const SecretLocation &location : secret.where)
            table.add({ { number(static_cast<std::uint64_t>(location.run)) }, { number(location.step) },
                { safeLine(location.field) }, { safeLine(toString(secret.kind)) }, { safeLine(location.excerpt) } });
    table.print(console, 0);
    //: %n: number of secrets or personal data that were found
    console.write(tr("%Ln finding(s)", nullptr, static_cast<int>(secrets.size())));
    if (!secrets.empty() && m_isPreview)
        console.message(tr("Nothing was changed. Redact them in a copy with --into FILE, or here with --in-place."));
}

ExitStatus TrailRedactCommand::write(Console &console, Recorder &recorder)
{
    return say(console, recorder.redact(m_redaction));
}

ExitStatus TrailRedactCommand::say(Console &console, const Result<RedactionReport> &done) const
{
    if (!done)
        return report(console, done.error());
    if (isJson())
        console.document({ { "file", file() }, { "texts", done->texts }, { "names_left", done->namesLeft },
            { "findings", m_redaction.findings.size() } });
    else
        console.write(tr("Redacted texts: %1").arg(QLocale().toString(static_cast<qulonglong>(done->texts))));
    if (done->namesLeft > 0)
        console.message(tr("Names and other short values kept: %1")
                .arg(QLocale().toString(static_cast<qulonglong>(done->namesLeft))));
    return done->texts == 0 ? ExitStatus::Failed : ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailRedactCommand(CLI::App &above) { return std::make_unique<TrailRedactCommand>(above); }

} // namespace vitrine
