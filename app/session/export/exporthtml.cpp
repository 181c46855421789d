// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/codehtml.h"
#include "app/session/export/reportcolors.h"
#include "app/session/export/reportstep.h"
#include "app/session/export/trailexport.h"

#include "app/wording/costtext.h"
#include "app/wording/damagetext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/formatted.h"
#include "base/trimmed.h"
#include "base/version.h"
#include "models/trail/chain/damagemarks.h"
#include "models/trail/record/runlabels.h"
#include "models/trail/record/scores.h"
#include "resources/resources.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QLocale>

#include <openssl/evp.h>

#include <algorithm>
#include <array>

/// A report in one file for readers without Vitrine: no network, only its own scripts, everything from logs as text.
/// The same trail always gives the same report.
namespace vitrine {

namespace {

std::string resource(QStringView folder, QStringView name)
{
    QFile file(resourcePath(folder, name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The source expression of a Content-Security-Policy for an inline text: only exactly this text is run or applied.
std::string sourceHash(std::string_view text)
{
    std::array<unsigned char, 32> digest {};
    std::size_t size = digest.size();
    EVP_Q_digest(nullptr, "SHA256", nullptr, text.data(), text.size(), digest.data(), &size);
    const QByteArray bytes(reinterpret_cast<const char *>(digest.data()), static_cast<qsizetype>(size));
    return "'sha256-" + bytes.toBase64().toStdString() + "'";
}

std::string figure(std::uint64_t value)
{
    return formatted(
        "<td class=\"n{}\">{}</td>", value == 0 ? " note" : "", escapedHtml(QLocale().toString(qulonglong(value))));
}

class Html final : public TrailExport {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Html)

public:
    Html(Sink sink, std::function<std::string(StepId)> proofs)
        : TrailExport(std::move(sink))
        , m_proofs(std::move(proofs))
    {
        if (m_proofs)
            for (const QStringView part : { u"verify.js", u"reportcheck.js" })
                m_script += resource(u"verifier", part);
    }

    void begin(const ExportHead &head) override
    {
        const std::string style = reportColors() + resource(u"report", u"report.css");
        write(formatted(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src {}; "
            "script-src {}; base-uri 'none'; form-action 'none'\">\n"
            "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n"
            "<style>{}</style>\n</head>\n<body>\n",
            QLocale().bcp47Name().toStdString(), sourceHash(style), sourceHash(m_script), escapedHtml(title(head)),
            style));
        m_verification = head.verification;
        writeHead(head);
        writeBar();
        write("<main>\n");
        writeContents(head.runs);
    }

    void add(const ExportedRun &run) override
    {
        const RunRecord &record = run.run.record;
        write(
            formatted("<section id=\"run-{}\">\n<h2>{}</h2>\n", run.run.id, escapedHtml(tr("Run %1").arg(run.run.id))));
        if (!record.task.empty())
            write(formatted("<p class=task>{}</p>\n", htmlText(record.task)));
        writeFacts(run.run);
        for (const ExportedStep &step : run.steps)
            write(ReportStep(step, m_proofs ? std::optional(m_proofs(step.id)) : std::nullopt, m_imageRoom).html());
        write("</section>\n");
    }

    void end() override { write(formatted("</main>\n<script>{}</script>\n</body>\n</html>\n", m_script)); }

private:
    static QString title(const ExportHead &head)
    {
        //: Title of a report. %1: name of the trail's file
        return tr("Runs of %1").arg(safeLine(head.trail));
    }

    void fact(const QString &name, const std::string &html) const
    {
        if (!html.empty())
            write(formatted("<dt>{}</dt><dd>{}</dd>\n", escapedHtml(name), html));
    }
    static std::string mono(std::string_view text)
    {
        return text.empty() ? std::string() : formatted("<span class=mono>{}</span>", htmlText(text));
    }

    void writeHead(const ExportHead &head) const
    {
        write(formatted("<header>\n<h1>{}</h1>\n<dl>\n", escapedHtml(title(head))));
        //: Of a report: the random identity of the trail
        fact(tr("Trail"), mono(head.uid));
        //: Of a report: hash of the newest entry of the trail
        fact(tr("Newest entry"), mono(head.head));
        if (m_verification)
            writeIntegrity(*m_verification);
        fact(tr("Seal"), escapedHtml(sealText(head.seal)));
        for (const SourceSummary &source : head.sources)
            //: Of a report: a log that the runs are from
            fact(tr("Source"), sourceText(source.record));
        fact(tr("Written by"), escapedHtml(QStringLiteral("Vitrine " VITRINE_VERSION)));
        write(formatted("</dl>\n<p class=note>{}</p>\n",
            //: Of a report. The command is not translated
            escapedHtml(tr("This report is a copy for reading. To check that the trail is unchanged, or to check the "
                           "proof of a step, run “vitrine trail verify”."))));
        if (m_proofs)
            writeCheck();
        write("</header>\n");
    }
    void writeCheck() const
    {
        write(formatted("<p><button id=check-proofs type=button>{}</button></p>\n<ul id=checked-proofs "
                        "role=status></ul>\n<p class=note>{}</p>\n",
            //: Button in a report: checks the proofs of its steps
            escapedHtml(tr("Check the Proofs")),
            //: Of a report. The file is not translated
            escapedHtml(tr("The check runs in this page and sends nothing. If the report was changed, so may be the "
                           "check: to be sure, open verifier.html from a Vitrine installation that you trust, and drop "
                           "this report on it."))));
    }
    static QString sealText(const SealState &seal)
    {
        if (!seal.isSealed)
            return tr("not sealed");
        //: Of a trail. %n: number of entries, %1: date and time, %2: the key's fingerprint
        return tr("%Ln entries, signed %1 with the key %2", nullptr, int(seal.sealedEntries))
            .arg(ReportStep::moment(seal.sealedAt), safeLine(seal.sealKey, 80));
    }
    void writeIntegrity(const Verification &verification) const
    {
        Cell state;
        state.shape = Meaning::Ok;
        //: Of a report: the trail is unchanged according to its hash chain
        state.text = tr("Verified");
        //: Of a report. %1: number of an entry, %2: what is wrong with it
        const QString damage
            = tr("Entry %1: %2. Damaged runs and steps are marked.")
                  .arg(numberText(verification.firstBroken.value_or(0)), DamageText::reason(verification.reason));
        //: Of a report: whether the trail is unchanged according to its hash chain
        fact(tr("Integrity"),
            verification.firstBroken
                ? formatted("{} <span class=note>{}</span>", ReportStep::damageChip(), escapedHtml(damage))
                : ReportStep::chip(state));
    }
    static std::string sourceText(const SourceRecord &source)
    {
        const QString name = QString::fromStdString(source.file).section(u'/', -1);
        return formatted("{} <span class=note>{}, {}</span><br>{}", escapedHtml(safeLine(name)),
            htmlText(source.format), escapedHtml(QLocale().formattedDataSize(qint64(source.size))),
            mono(source.sha256.empty() ? std::string() : "sha256 " + source.sha256));
    }

    void writeBar() const
    {
        write(formatted("<nav><div>\n<input id=words type=search aria-label=\"{0}\" placeholder=\"{0}\">\n"
                        "<select id=kind aria-label=\"{1}\">",
            escapedHtml(tr("Filter steps")), escapedHtml(tr("Kinds of steps"))));
        const std::array<std::pair<const char *, QString>, 5> kinds { { { "", tr("All steps") },
            { "code", tr("With code") }, { "error", tr("With errors") }, { "blocked", tr("Blocked") },
            { "replayed", tr("Replayed") } } };
        for (const auto &[value, name] : kinds)
            write(formatted("<option value=\"{}\">{}</option>", value, escapedHtml(name)));
        write(
            formatted("</select>\n<button id=unfold type=button>{}</button>\n<button id=fold type=button>{}</button>\n"
                      "<span id=count role=status data-text=\"{}\"></span>\n</div></nav>\n",
                escapedHtml(tr("Expand All")), escapedHtml(tr("Collapse All")),
                //: %1: number of steps that are shown, %2: of all
                escapedHtml(tr("%1 of %2 steps"))));
    }

    // A run that ended normally may still be wrong: only its answer can show that, if one was expected.
    static Cell outcomeOf(const RunSummary &run)
    {
        const RunRecord &record = run.record;
        Cell cell;
        if (record.expectedAnswer && record.finalAnswer) {
            const bool isRight = trimmed(*record.expectedAnswer) == trimmed(*record.finalAnswer);
            cell.shape = isRight ? Meaning::Ok : Meaning::Error;
            //: State of a run in a report: its answer is the expected one, or not
            cell.text = isRight ? tr("Correct answer") : tr("Wrong answer");
            return cell;
        }
        if (record.state != RunState::Success)
            return record.state != RunState::Unknown ? Words::runState(record.state) : Words::absent();
        //: State of a run in a report: it gave an answer whose correctness is unknown
        cell.text = tr("Finished");
        return cell;
    }

    std::string damageOf(const RunSummary &run) const
    {
        return m_verification && isDamaged(*m_verification, run.id) ? ' ' + ReportStep::damageChip() : std::string();
    }

    void writeContents(std::span<const RunSummary> runs) const
    {
        if (runs.size() < 2)
            return;
        const auto head = [this](const QString &text, bool isFigure) {
            write(formatted("<th{}>{}</th>", isFigure ? " class=n" : "", escapedHtml(text)));
        };
        write("<table>\n<thead><tr>");
        head(tr("Run"), false);
        head(tr("Task"), false);
        head(tr("State"), false);
        head(tr("Steps"), true);
        head(tr("Errors"), true);
        head(tr("Blocked"), true);
        write("</tr></thead>\n<tbody>\n");
        for (const RunSummary &run : runs)
            write(formatted("<tr><td><a href=\"#run-{0}\">{0}</a></td><td class=wide>{1}</td><td>{2}</td>"
                            "{3}{4}{5}</tr>\n",
                run.id, escapedHtml(safeLine(run.record.task, 160)), ReportStep::chip(outcomeOf(run)) + damageOf(run),
                figure(run.steps), figure(run.errors), figure(run.blocked)));
        write("</tbody>\n</table>\n");
    }

    void writeFacts(const RunSummary &run) const
    {
        const RunRecord &record = run.record;
        write("<dl>\n");
        fact(tr("State"), ReportStep::chip(outcomeOf(run)) + damageOf(run));
        if (record.finalAnswer)
            fact(tr("Answer"), htmlText(*record.finalAnswer));
        if (record.expectedAnswer)
            fact(tr("Expected answer"), htmlText(*record.expectedAnswer));
        const RunLabels labels = runLabelsIn(record.extra);
        fact(tr("User"), htmlText(labels.user));
        fact(tr("Session"), htmlText(labels.session));
        std::string tags;
        for (const std::string &tag : labels.tags)
            tags += (tags.empty() ? "" : ", ") + tag;
        fact(tr("Tags"), htmlText(tags));
        for (const Score &score : scoresIn(record.extra))
            //: A score of a run. %1: its name
            fact(tr("Score: %1").arg(safeLine(score.name)),
                htmlText(score.value + (score.explanation.empty() ? "" : "\n") + score.explanation));
        fact(tr("Agent"), htmlText(record.agentName));
        fact(tr("Model"), htmlText(record.model));
        fact(tr("Framework"),
            htmlText(record.framework + (record.frameworkVersion.empty() ? "" : " ") + record.frameworkVersion));
        if (record.time.startedAt)
            fact(tr("Started"), escapedHtml(ReportStep::moment(*record.time.startedAt)));
        fact(tr("Time and tokens"), escapedHtml(ReportStep::figures(record.time, record.tokens)));
        if (record.cost)
            //: What the calls of the language model cost
            fact(tr("Cost"), escapedHtml(costText(*record.cost)));
        write("</dl>\n");
    }

    std::function<std::string(StepId)> m_proofs;
    std::optional<Verification> m_verification;
    // Browsers cannot open files of unlimited size.
    qsizetype m_imageRoom = 64'000'000;
    std::string m_script = resource(u"report", u"report.js");
};

} // namespace

std::unique_ptr<TrailExport> makeHtmlExport(TrailExport::Sink sink, std::function<std::string(StepId)> proofs)
{
    return std::make_unique<Html>(std::move(sink), std::move(proofs));
}

} // namespace vitrine
