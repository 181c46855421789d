// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The scores of runs in Overview.
#include "app/panes/overview/overviewdata.h"

#include "app/panes/overview/overviewvalues.h"
#include "app/wording/filterterm.h"
#include "app/wording/labeltext.h"
#include "app/wording/safetext.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <map>

namespace vitrine {

namespace {

/// A score with more values is shown by its mean.
constexpr std::size_t mostScoreValues = 4;

/// Whether 1 and 0 of this score mean right and wrong: grades do, and numbers only if they are named so. Elsewhere less
/// may be better, as for toxicity.
bool isGrade(const QString &name, const QString &value)
{
    using namespace Qt::StringLiterals;
    bool isNumber = false;
    value.toDouble(&isNumber);
    constexpr std::array right { "correct"_L1, "success"_L1, "resolved"_L1, "solved"_L1, "pass"_L1, "accuracy"_L1,
        "reward"_L1 };
    return !isNumber || std::ranges::any_of(right, [&name](QLatin1StringView word) {
        return name.contains(word, Qt::CaseInsensitive);
    });
}

/// The runs with one value of a score.
OverviewCount scoreOf(const std::vector<SqlValue> &row)
{
    constexpr double neither = 0.5;
    const auto name = QString::fromStdString(textIn(row[0]));
    const auto value = QString::fromStdString(textIn(row[1]));
    OverviewCount count { .shape = {},
        .label = safeLine(LabelText::of(name, value), OverviewValues::longestLabel),
        .count = static_cast<quint64>(numberIn(row[2])),
        .filter = OverviewValues::runsFilter(QString::fromStdString(textIn(row[5]))) };
    if (!isGrade(name, value))
        return count;
    if (const double number = OverviewValues::figureOrNone(row[3]).value_or(neither); number == 1)
        count.shape = Meaning::Ok;
    else if (number == 0)
        count.shape = Meaning::Error;
    return count;
}

OverviewCount meanOf(const std::string &name, const std::vector<const std::vector<SqlValue> *> &values)
{
    quint64 runs = 0;
    quint64 measured = 0;
    double sum = 0;
    for (const auto *row : values) {
        runs += static_cast<quint64>(numberIn((*row)[2]));
        if (const auto part = OverviewValues::figureOrNone((*row)[4])) {
            measured += static_cast<quint64>(numberIn((*row)[2]));
            sum += *part;
        }
    }
    const auto label = QString::fromStdString(name);
    const auto mean = measured > 0 ? QLocale().toString(sum / static_cast<double>(measured), 'g', 3) : QString();
    return { .shape = {},
        .label = safeLine(
            //: A score of runs. %1: its name, %2: the mean of its values
            mean.isEmpty() ? label : Overview::tr("%1, mean %2").arg(label, mean), OverviewValues::longestLabel),
        .count = runs,
        .filter = FilterTerm::equals(QStringLiteral("run.score.name"), label) };
}

} // namespace

const std::string &Overview::scoreStatement()
{
    static const std::string statement = "SELECT name, value, count(DISTINCT run) AS runs, max(number), sum(number), "
                                         "group_concat(DISTINCT run) FROM v_scores GROUP BY name, value "
                                         "ORDER BY name, max(number) DESC, runs DESC LIMIT 1000";
    return statement;
}

std::vector<OverviewCount> Overview::scores(const SqlAnswer &answer)
{
    constexpr std::size_t most = 12;
    std::map<std::string, std::vector<const std::vector<SqlValue> *>> byName;
    for (const auto &row : answer.rows)
        byName[textIn(row[0])].push_back(&row);
    std::vector<OverviewCount> scores;
    for (const auto &[name, values] : byName) {
        if (scores.size() >= most)
            break;
        if (values.size() > mostScoreValues)
            scores.push_back(meanOf(name, values));
        else
            for (const auto *row : values)
                scores.push_back(scoreOf(*row));
    }
    return scores;
}

} // namespace vitrine
