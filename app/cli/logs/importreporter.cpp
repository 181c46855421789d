// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/importreporter.h"

#include "app/cli/logs/importnotes.h"
#include "app/cli/options/executionoptions.h"
#include "app/session/jobs/logimport.h"
#include "app/wording/dateformat.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "models/logs/steps/importflaws.h"
#include "models/trail/read/trail.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// Local time, as in the lists of the command line.
QString momentText(double seconds)
{
    return dateText(QDateTime::fromSecsSinceEpoch(static_cast<qint64>(seconds)), DateFormat::Iso);
}

std::string_view toString(EarlierForm::Outcome outcome)
{
    switch (outcome) {
    case EarlierForm::Outcome::Replaced: return "replaced";
    case EarlierForm::Outcome::Used: return "used";
    case EarlierForm::Outcome::Other: break;
    }
    return "other_content";
}

Json earlierJson(const OpenedLog &opened)
{
    Json list = Json::array();
    for (const EarlierForm &form : opened.earlier)
        list.push_back({ { "source", form.source }, { "imported_at", form.importedAt }, { "runs", form.runs },
            { "outcome", toString(form.outcome) } });
    return list;
}

QString words(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

TextTable::Cell figure(std::uint64_t value) { return { words(value), value == 0 ? Tone::Muted : Tone::Plain }; }

Json failureJson(const std::string &file, const Error &error)
{
    Json json { { "file", file }, { "code", toString(error.code) }, { "flaw", toString(error.flaw.code) },
        { "arguments", error.flaw.arguments }, { "location", error.flaw.location }, { "detail", error.detail } };
    if (error.line)
        json["line"] = *error.line;
    if (error.byte)
        json["offset"] = *error.byte;
    return json;
}

} // namespace

QString ImportReporter::originText(CodeOrigin origin)
{
    switch (origin) {
    //: Where code was found: in members of the log's records
    case CodeOrigin::Field: return tr("fields");
    //: Where code was found: between lines of three backticks
    case CodeOrigin::Fenced: return tr("fenced blocks");
    //: Where code was found: between tags such as <code>
    case CodeOrigin::Tag: return tr("tags");
    //: Where code was found: in objects as Python prints them
    case CodeOrigin::Repr: return tr("printed objects");
    //: Where code was found
    case CodeOrigin::ToolArgument: return tr("arguments of tool calls");
    case CodeOrigin::Edited: break;
    }
    return QString::fromUtf8(toString(origin));
}

ImportReporter::ImportReporter(Console &console, bool isDetailed)
    : m_console(console)
    , m_isDetailed(isDetailed)
    , m_table({ { tr("File") }, { tr("Format") }, { tr("Runs"), true }, { tr("Steps"), true },
          //: Column: steps in which a model acts
          { tr("Turns"), true }, { tr("With code"), true }, { tr("With error"), true },
          //: Column: steps that a policy blocked
          { tr("Blocked"), true }, { tr("Skipped"), true }, { {} } })
{
}

void ImportReporter::add(const std::string &file, const OpenedLog &opened)
{
    const ImportReport &read = opened.report;
    m_isAnyThere = true;
    m_status = worse(m_status, reportSkipped(m_console, read));
    Json json = parsedJson<Json>(toJson(read));
    json["already_imported"] = opened.wasThere;
    json["resumed"] = opened.isResumed;
    if (!opened.earlier.empty())
        json["earlier_imports"] = earlierJson(opened);
    m_files.push_back(std::move(json));
    m_table.add({ { safeLine(file) }, { safeLine(read.format) }, figure(read.runs), figure(read.totalSteps),
        figure(read.steps), figure(read.codeSteps), figure(read.errors), figure(read.blocked),
        figure(read.flaws - countOf(read, FlawEffect::Repaired) - countOf(read, FlawEffect::OtherFile)),
        { note(opened), Tone::Muted } });
    reportEarlier(file, opened);
    if (!opened.wasThere)
        m_reports.push_back(read);
}

void ImportReporter::addFork(const std::string &file, const OpenedLog &opened)
{
    const int records = static_cast<int>(opened.sharedRecords);
    QString text;
    if (opened.isCountedTwice)
        //: %1: a file, %2: a session, %n: number of records
        text = tr("%1 is a fork of %2 that was imported first. The %Ln record(s) that they share count twice, because "
                  "its runs were replayed, have notes or are damaged, or its file has changed.",
            nullptr, records);
    else
        //: %1: a file, %2: a session, %n: number of records
        text = tr(
            "%1 is a fork of %2 that was imported first. It was read again without the %Ln record(s) that they share.",
            nullptr, records);
    m_console.message(text.arg(safeLine(file), safeLine(opened.sharedWith)));
    m_forks.push_back({ { "file", file }, { "origin", opened.sharedWith }, { "shared_records", opened.sharedRecords },
        { "read_again", !opened.isCountedTwice } });
}

QString ImportReporter::note(const OpenedLog &opened)
{
    if (opened.wasThere)
        return tr("already imported");
    for (const EarlierForm &form : opened.earlier)
        if (form.outcome == EarlierForm::Outcome::Replaced)
            //: %1: date and time, %n: number of runs
            return tr("replaces the import of %1; runs: %Ln", nullptr, static_cast<int>(form.runs))
                .arg(momentText(form.importedAt));
    return opened.isResumed ? tr("replaces an interrupted import") : QString();
}

void ImportReporter::reportEarlier(const std::string &file, const OpenedLog &opened) const
{
    for (const EarlierForm &form : opened.earlier) {
        const int runs = static_cast<int>(form.runs);
        if (form.outcome == EarlierForm::Outcome::Used)
            m_console.message(
                //: %1: a file, %2: date and time, %n: number of runs
                tr("%1 has grown since the import of %2. Its %Ln run(s) stay in the trail and count beside the new "
                   "ones, because they were replayed, have notes or are damaged.",
                    nullptr, runs)
                    .arg(safeLine(file), momentText(form.importedAt)));
        else if (form.outcome == EarlierForm::Outcome::Other)
            m_console.message(
                //: %1: a file, %2: date and time, %n: number of runs
                tr("%1 was imported on %2 with other content. Its %Ln run(s) stay in the trail and count beside the "
                   "new ones.",
                    nullptr, runs)
                    .arg(safeLine(file), momentText(form.importedAt)));
    }
}

void ImportReporter::addFailure(const LogFile &file, const Error &error)
{
    // Folders contain many files that are not logs.
    if (!file.isNamed && (error.code == ErrorCode::UnknownFormat || error.code == ErrorCode::EmptyFile)) {
        m_passedOver.push_back(file.path.string());
        return;
    }
    m_status = worse(m_status, report(m_console, error));
    m_cut += error.code == ErrorCode::Cancelled ? 1 : 0;
    if (error.code == ErrorCode::UnknownFormat && isDatabase(file.path) && Trail::open(file.path))
        //: %1: a file
        m_console.message(tr("%1 is a trail. To copy its runs into another one, run vitrine trail merge.")
                .arg(safeLine(file.path.string())));
    m_failed.push_back(failureJson(file.path.string(), error));
}

ExitStatus ImportReporter::print() const
{
    m_table.print(m_console);
    if (m_isDetailed)
        for (const ImportReport &read : m_reports)
            printDetails(read);
    if (!m_passedOver.empty())
        m_console.message(tr("Skipped %Ln file(s) without runs or in an unknown format.", nullptr,
            static_cast<int>(m_passedOver.size())));
    if (!m_wanted || unread() == 0)
        return m_status;
    //: %1, %2: numbers of files
    m_console.message(tr("Interrupted: %1 of %2 files were not read.").arg(words(unread()), words(*m_wanted)));
    return worse(m_status, ExitStatus::Failed);
}

std::size_t ImportReporter::unread() const
{
    return *m_wanted - (m_files.size() + m_failed.size() + m_passedOver.size() - m_cut);
}

ExitStatus ImportReporter::printJson(bool isDry) const
{
    Json document { { "files", m_files }, { "failed", m_failed }, { "skipped", m_passedOver } };
    if (!m_forks.empty())
        document["forks"] = m_forks;
    if (isDry)
        document["dry_run"] = true;
    const bool isCut = m_wanted && unread() > 0;
    if (isCut)
        document["interrupted"] = { { "unread_files", unread() }, { "files", *m_wanted } };
    m_console.document(document);
    return isCut ? worse(m_status, ExitStatus::Failed) : m_status;
}

void ImportReporter::printDetails(const ImportReport &read) const
{
    TextTable table({ { safeLine(read.file) }, { tr("Recorded"), true }, { tr("Derived"), true },
        //: Head of a column: how many figures are not known
        { tr("Missing"), true } });
    const auto row = [&](const QString &what, const Provenance &of) {
        table.add({ { what }, figure(of.recorded), figure(of.derived), figure(of.missing) });
    };
    m_console.write();
    row(tr("Times of runs"), read.provenance.runTimes);
    row(tr("Tokens of runs"), read.provenance.runTokens);
    row(tr("Times of steps"), read.provenance.stepTimes);
    row(tr("Tokens of steps"), read.provenance.stepTokens);
    table.print(m_console);
    if (read.duplicates > 0)
        m_console.write(tr("Imported %Ln run(s) that duplicate earlier runs of the file.", nullptr,
            static_cast<int>(read.duplicates)));
    if (read.graderSteps > 0)
        //: %n: turns of a model that judges runs
        m_console.write(tr("Turns by graders (included): %Ln", nullptr, static_cast<int>(read.graderSteps)));
    QStringList origins;
    for (const auto &[origin, count] : read.provenance.code)
        origins << originText(origin) + u' ' + words(count);
    if (!origins.isEmpty())
        //: %1: kinds of places with numbers, for example "fields 3, tags 12"
        m_console.write(tr("Code found in: %1").arg(origins.join(u", ")));
    const auto list = [](const std::map<std::string, std::uint64_t> &types) {
        QStringList parts;
        for (const auto &[type, count] : types)
            parts << safeLine(type) + u' ' + words(count);
        return parts.join(u", ");
    };
    if (!read.kept.empty())
        //: %1: types of records with numbers, for example "attachment 3, mode 1"
        m_console.write(tr("Kept as events: %1").arg(list(read.kept)));
    if (!read.silent.empty())
        //: %1: types of records with numbers, for example "progress 12"
        m_console.write(tr("Records that only repeat others or control a display: %1").arg(list(read.silent)));
    if (!read.leftOut.empty())
        //: %1: places in records with numbers, for example "message.id 12, usage.tier 3"
        m_console.write(tr("Fields left out of the trail: %1").arg(list(read.leftOut)));
    QStringList keys;
    for (const std::string &key : read.unknownKeys)
        keys << safeLine(key);
    if (!keys.isEmpty())
        //: %1: names
        m_console.write(tr("Unknown keys, kept unchanged: %1").arg(keys.join(u", ")));
}

} // namespace vitrine
