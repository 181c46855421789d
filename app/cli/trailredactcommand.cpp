// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/interruption.h"
#include "app/cli/texttable.h"
#include "app/cli/trailwritecommand.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/judging/trailsecrets.h"
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
    bool isDone() const override { return m_isPreview; }
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    bool isField(Console &console) const;
    std::optional<ScanScope> scope(Console &console) const;
    Result<RedactionReport> redactAll(Recorder &recorder);
    ExitStatus find(Console &console, const ScanScope &scope);
    void preview(Console &console, const std::vector<TrailSecret> &secrets) const;

    Redaction m_redaction;
    std::string m_findings;
    std::vector<std::string> m_found; ///< what has these findings
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
                         tr("Redact in this step (its number in the trail) …").toStdString())
                     ->type_name("ID")
                     ->excludes(containing);
    parser()
        .add_option("--field", m_redaction.field, tr("… this field: code, thought, outputs, message …").toStdString())
        ->needs(step);
    auto *findings = parser()
                         .add_option("--findings", m_findings,
                             tr("Redact all texts with findings of this kind: secrets, personal, all").toStdString())
                         ->type_name("KIND")
                         ->excludes(containing)
                         ->excludes(step);
    parser()
        .add_flag("--preview", m_isPreview, tr("Only list the findings, masked; change nothing").toStdString())
        ->needs(findings);
    parser().add_option("--reason", m_redaction.reason, tr("Reason, recorded in the trail").toStdString());
    auto *into = parser().add_option("--into", m_into, tr("Redact in a copy").toStdString())->type_name("FILE");
    parser().add_flag("--in-place", m_isInPlace, tr("Redact this trail permanently").toStdString())->excludes(into);
}

ExitStatus TrailRedactCommand::prepare(Console &console)
{
    const bool isNamed = !m_redaction.containing.empty() || (m_redaction.step != 0 && !m_redaction.field.empty())
        || !m_findings.empty();
    if (!isNamed || (m_into.empty() && !m_isInPlace && !m_isPreview)) {
        console.message(tr("Specify what to redact (--containing, --findings, or --step and --field) and where (--into "
                           "or --in-place)."));
        return ExitStatus::Unusable;
    }
    if (!m_findings.empty()) {
        const auto wanted = scope(console);
        const ExitStatus status = wanted ? find(console, *wanted) : ExitStatus::Unusable;
        if (status != ExitStatus::Fine || m_isPreview)
            return status;
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

std::optional<ScanScope> TrailRedactCommand::scope(Console &console) const
{
    const bool isAll = m_findings == "all";
    if (isAll || m_findings == "secrets" || m_findings == "personal")
        return ScanScope { .secrets = m_findings != "personal", .personalData = m_findings != "secrets" };
    console.message(tr("--findings expects secrets, personal or all."));
    return std::nullopt;
}

ExitStatus TrailRedactCommand::find(Console &console, const ScanScope &scope)
{
    const Interruption interruption;
    const auto trail = Trail::open(file());
    if (!trail)
        return report(console, trail.error());
    const auto secrets = secretsIn(**trail, scope, [&interruption] { return !interruption.hasCome(); });
    if (!secrets)
        return report(console, secrets.error());
    for (const TrailSecret &secret : *secrets)
        m_found.push_back(secret.text);
    if (m_isPreview || secrets->empty())
        preview(console, *secrets);
    return secrets->empty() && !m_isPreview ? ExitStatus::Failed : ExitStatus::Fine;
}

void TrailRedactCommand::preview(Console &console, const std::vector<TrailSecret> &secrets) const
{
    if (isJson()) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const TrailSecret &secret : secrets)
            list.push_back({ { "kind", toString(secret.kind) }, { "masked", secret.mask }, { "texts", secret.places },
                { "run", secret.run }, { "step", secret.step } });
        console.document({ { "file", file() }, { "findings", std::move(list) } });
        return;
    }
    TextTable table({ { tr("Kind") }, { tr("Masked") }, { tr("Texts"), true }, { tr("First in") } });
    for (const TrailSecret &secret : secrets)
        table.add({ { safeLine(toString(secret.kind)) }, { safeLine(secret.mask) }, { numberText(secret.places) },
            //: %1: number of a run, %2: number of a step
            { tr("run %1, step %2").arg(secret.run).arg(secret.step) } });
    table.print(console, 0);
    //: %n: number of secrets or personal data that were found
    console.write(tr("%Ln finding(s)", nullptr, static_cast<int>(secrets.size())));
}

Result<RedactionReport> TrailRedactCommand::redactAll(Recorder &recorder)
{
    if (m_found.empty())
        return recorder.redact(m_redaction);
    RedactionReport all;
    for (const std::string &text : m_found) {
        m_redaction.containing = text;
        const auto done = recorder.redact(m_redaction);
        if (!done)
            return done;
        all.texts += done->texts;
        all.namesLeft += done->namesLeft;
    }
    return all;
}

ExitStatus TrailRedactCommand::write(Console &console, Recorder &recorder)
{
    const auto done = redactAll(recorder);
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
