// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/commandreplay.h"

#include "app/cli/options/executionoptions.h"
#include "app/cli/print/texttable.h"
#include "app/cli/replay/judgedinput.h"
#include "app/session/execution/sandboxbackend.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "models/judging/codereplay.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Outcome = CodeReplay::Outcome;

/// Reports pieces of code one after the other.
class Report final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplayCommand)

public:
    void add(const JudgedInput &input, const RecordedAction &action, const ActionCode &code, const CodeReplay &replay)
    {
        const std::uint64_t run = input.runs[action.run].number;
        ++m_counts.at(static_cast<std::size_t>(replay.outcome));
        m_list.push_back({ { "run", run }, { "ordinal", action.ordinal }, { "command", action.subject },
            { "origin", toString(code.origin) }, { "file", code.file.empty() ? Json() : Json(code.file) },
            { "outcome", toString(replay.outcome) },
            { "missing", replay.missing.empty() ? Json() : Json(replay.missing) },
            { "status", toString(replay.result.status) }, { "printed", replay.result.logs },
            { "error", replay.result.error ? Json(replay.result.error->message) : Json() } });
        m_table.add({ { numberText(run) }, { numberText(action.ordinal) }, { text(replay), tone(replay.outcome) },
            { safeLine(action.subject, 70) } });
    }

    bool isEmpty() const { return m_list.empty(); }
    std::size_t count(Outcome outcome) const { return m_counts.at(static_cast<std::size_t>(outcome)); }

    Json json() const
    {
        Json counts;
        for (const Outcome outcome : { Outcome::Same, Outcome::Differs, Outcome::Incomplete, Outcome::NotCompared })
            counts[std::string(toString(outcome))] = count(outcome);
        return { { "code", m_list }, { "counts", std::move(counts) } };
    }

    void print(Console &console) const
    {
        if (isEmpty())
            return console.write(tr("No recorded command contains Python code."));
        m_table.print(console);
        //: Sums below a list of code that ran again. %1 to %4: numbers
        console.write(tr("Same: %1, differs: %2, incomplete: %3, not compared: %4")
                .arg(numberText(count(Outcome::Same)), numberText(count(Outcome::Differs)),
                    numberText(count(Outcome::Incomplete)), numberText(count(Outcome::NotCompared))));
    }

private:
    static QString text(const CodeReplay &replay)
    {
        switch (replay.outcome) {
        //: Result of running code again
        case Outcome::Same: return tr("Same");
        //: Result of running code again
        case Outcome::Differs: return tr("Differs");
        //: Result of running code again. %1: a file that the session did not write, or a module
        case Outcome::Incomplete: return tr("Incomplete: %1 is missing").arg(safeLine(replay.missing, 60));
        case Outcome::NotCompared: break;
        }
        //: Result of running code again
        return tr("Not compared");
    }

    static Tone tone(Outcome outcome)
    {
        return outcome == Outcome::Same ? Tone::Good : outcome == Outcome::Differs ? Tone::Changed : Tone::Muted;
    }

    Json m_list = Json::array();
    std::array<std::size_t, 4> m_counts {};
    TextTable m_table { { { tr("Run"), true }, { tr("Step"), true }, { tr("Verdict") }, { tr("Command") } } };
};

} // namespace

ExitStatus replayCommands(Console &console, const std::vector<std::string> &files, bool isJson)
{
    const auto input = readJudgedInput(console, files);
    if (!input)
        return input.error();
    Report found;
    std::unique_ptr<Executor> executor;
    for (std::size_t i = 0; i < input->actions.all().size(); ++i) {
        const RecordedAction &action = input->actions.all()[i];
        for (const ActionCode &code : action.code) {
            if (!executor) {
                auto made = makeSandbox();
                if (!made)
                    return report(console, made.error());
                executor = std::move(*made);
            }
            const auto replay = replayCode(*executor, action, code, input->actions.projectOf(action.run));
            if (!replay)
                return report(console, replay.error());
            found.add(*input, action, code, *replay);
        }
    }
    if (isJson)
        console.document(found.json());
    else
        found.print(console);
    return worse(
        input->status, found.isEmpty() || found.count(Outcome::Differs) > 0 ? ExitStatus::Failed : ExitStatus::Fine);
}

} // namespace vitrine
