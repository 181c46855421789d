// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/trail/trailcommand.h"
#include "app/wording/filtertext.h"
#include "app/wording/safetext.h"
#include "models/trail/filter/filterabsence.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

/// `vitrine trail search DB 'EXPR'`
class TrailSearchCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSearchCommand)

public:
    explicit TrailSearchCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    ExitStatus list(Console &console) const;
    ExitStatus explain(Console &console, const Trail &trail, const Filter &filter) const;
    ExitStatus search(Console &console, const Trail &trail, const Filter &filter) const;
    void print(Console &console, const SearchHit &hit) const;

    std::string m_expression;
    std::uint64_t m_limit = 0;
    bool m_isExplained = false;
    bool m_isCounted = false;
    bool m_isListed = false;
};

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t pageSize = 500;

Json orNull(std::int64_t id) { return id == 0 ? Json(nullptr) : Json(id); }

Json hitJson(const SearchHit &hit)
{
    return { { "run", orNull(hit.run) }, { "step", orNull(hit.step) }, { "execution", orNull(hit.execution) },
        { "session", orNull(hit.session) }, { "ordinal", hit.ordinal }, { "kind", hit.kind }, { "status", hit.status },
        { "snippet", hit.snippet } };
}

Json problemJson(const FilterProblem &problem)
{
    return { { "error",
        { { "code", problem.code }, { "position", problem.position }, { "length", problem.length },
            { "subject", problem.subject }, { "suggestion", problem.suggestion } } } };
}

Tone toneOf(std::string_view status)
{
    if (status == "ok" || status == "running")
        return Tone::Good;
    return status == "blocked" ? Tone::Denied : Tone::Bad;
}

} // namespace

TrailSearchCommand::TrailSearchCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("search", tr("Find the steps that match a filter").toStdString()))
{
    parser().add_option("EXPR", m_expression,
        tr("The filter, for example: status == blocked and import in (\"sympy\", \"numpy\")").toStdString());
    parser()
        .add_option("--limit", m_limit, tr("Maximum number of hits").toStdString())
        ->type_name("N")
        ->check(wholeNumber());
    parser().add_flag("--count", m_isCounted, tr("Print only the number of hits").toStdString());
    parser().add_flag("--explain", m_isExplained, tr("Show the filter's SQL and query plan").toStdString());
    parser().add_flag("--fields", m_isListed, tr("List the fields and functions of the filter language").toStdString());
}

ExitStatus TrailSearchCommand::read(Console &console, const Trail &trail)
{
    if (m_isListed)
        return list(console);
    const auto filter = Filter::parse(m_expression);
    if (!filter) {
        if (isJson())
            console.line(problemJson(filter.error()));
        console.message(FilterText::problem(filter.error()));
        console.message(safeLine(m_expression));
        const auto before = std::string_view(m_expression).substr(0, filter.error().position);
        console.message(QString(safeLine(before).size(), u' ') % u'^');
        return ExitStatus::Unusable;
    }
    lookForDamage(console);
    if (const auto judged = judge(console, trail, *filter); !judged)
        return judged.error();
    if (m_isExplained)
        return explain(console, trail, *filter);
    return search(console, trail, *filter);
}

ExitStatus TrailSearchCommand::list(Console &console) const
{
    Json fields = Json::array();
    for (const FilterField &field : filterFields()) {
        fields.push_back({ { "name", field.name }, { "type", toString(field.type) }, { "values", field.choices } });
        if (isJson())
            continue;
        const bool isFunction = std::ranges::contains(filterFunctions(), field.name);
        const QString name = QString::fromUtf8(field.name) % (isFunction ? u"(\"…\") " : u"");
        QString line = name.leftJustified(20) % QString::fromUtf8(toString(field.type)).leftJustified(10);
        for (const std::string_view choice : field.choices)
            line += u' ' % QString::fromUtf8(choice);
        console.write(line.trimmed());
    }
    if (isJson())
        console.document({ { "fields", std::move(fields) }, { "functions", filterFunctions() } });
    else
        for (const std::string_view function : filterFunctions())
            if (!std::ranges::contains(filterFields(), function, &FilterField::name))
                console.write(QString::fromUtf8(function) % (function == "has" ? u"(…)" : u"(\"…\")"));
    return ExitStatus::Fine;
}

ExitStatus TrailSearchCommand::explain(Console &console, const Trail &trail, const Filter &filter) const
{
    const auto plan = trail.explain(filter);
    if (!plan)
        return report(console, plan.error());
    if (isJson()) {
        Json absent = Json::array();
        for (const FieldAbsence &absence : absencesOf(filter))
            absent.push_back({ { "field", absence.field }, { "matches", absence.isMatch } });
        console.document({ { "sql", plan->sql }, { "parameters", plan->parameters }, { "plan", plan->steps },
            { "absent", std::move(absent) } });
        return ExitStatus::Fine;
    }
    for (const FieldAbsence &absence : absencesOf(filter))
        console.write(FilterText::absence(absence));
    console.write(safeText(plan->sql));
    for (const std::string &parameter : plan->parameters)
        console.write(u"  ? = " % safeLine(parameter));
    for (const std::string &step : plan->steps)
        console.write(u"  " % safeLine(step));
    return ExitStatus::Fine;
}

ExitStatus TrailSearchCommand::search(Console &console, const Trail &trail, const Filter &filter) const
{
    const Interruption interruption;
    const StopCall stop = [&interruption] { return interruption.hasCome(); };
    if (m_isCounted) {
        const auto count = trail.count(filter, stop);
        if (!count)
            return report(console, count.error());
        if (isJson())
            console.document({ { "hits", *count } });
        else
            console.write(QLocale().toString(static_cast<qulonglong>(*count)));
        return ExitStatus::Fine;
    }
    SearchPage page;
    std::uint64_t left = m_limit == 0 ? UINT64_MAX : m_limit;
    while (!page.isLast && left > 0) {
        auto next
            = trail.search(filter, page.next, static_cast<std::size_t>(std::min<std::uint64_t>(pageSize, left)), stop);
        if (!next)
            return report(console, next.error());
        page = std::move(*next);
        left -= page.hits.size();
        for (const SearchHit &hit : page.hits)
            if (isJson())
                console.line(hitJson(hit));
            else
                print(console, hit);
    }
    return ExitStatus::Fine;
}

void TrailSearchCommand::print(Console &console, const SearchHit &hit) const
{
    const auto number = [](auto value) { return QLocale().toString(static_cast<qulonglong>(value)); };
    //: A hit of a search. %1: number of the run, %2: number of the step in it
    const QString step = tr("run %1, step %2");
    //: A hit of a search. %1: number of a session without a run, %2: number of the step in it
    const QString execution = tr("session %1, step %2");
    const QString location = hit.step != 0 ? step.arg(number(hit.run), number(hit.ordinal))
                                           : execution.arg(number(hit.session), number(hit.ordinal));
    console.write(QString(location.leftJustified(24) % u' '
        % console.toned(toneOf(hit.status), QString::fromStdString(hit.status).leftJustified(8)) % u' '
        % safeLine(hit.snippet)));
}

std::unique_ptr<Command> makeTrailSearchCommand(CLI::App &above) { return std::make_unique<TrailSearchCommand>(above); }

} // namespace vitrine
