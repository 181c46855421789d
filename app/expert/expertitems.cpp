// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/expert/expertitems.h"

#include "app/lists/words.h"
#include "app/replay/frameworktext.h"
#include "app/text/safetext.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::uint64_t runsAtOnce = 500;
constexpr qsizetype longestText = 200;

int rank(Meaning meaning)
{
    constexpr std::array order { Meaning::Blocked, Meaning::Error, Meaning::Limit, Meaning::Timeout, Meaning::Warning,
        Meaning::Broken, Meaning::Differs };
    return int(std::ranges::find(order, meaning) - order.begin());
}

bool isWorthALook(ReplayVerdict verdict)
{
    return verdict == ReplayVerdict::Differs || verdict == ReplayVerdict::Broken || verdict == ReplayVerdict::NeedsTool;
}

/// Puts items into the family that they belong to.
class Families final {
public:
    void add(const Cell &word, ExpertItem item)
    {
        const auto meaning = word.shape.value_or(Meaning::Error);
        item.text = safeLine(word.text, longestText);
        const auto text = expertFamilyText(item.text);
        const auto key = std::pair(int(meaning), text);
        if (!m_places.contains(key)) {
            m_places.insert(key, m_families.size());
            m_families.push_back({ .meaning = meaning, .text = text, .items = {}, .runs = 0 });
        }
        auto &family = m_families[m_places[key]];
        if (family.items.empty() || family.items.back().run != item.run)
            ++family.runs;
        family.items.push_back(std::move(item));
    }

    std::vector<ExpertFamily> sorted()
    {
        std::ranges::stable_sort(m_families, [](const ExpertFamily &left, const ExpertFamily &right) {
            return std::pair(rank(left.meaning), right.items.size())
                < std::pair(rank(right.meaning), left.items.size());
        });
        return std::move(m_families);
    }

private:
    std::vector<ExpertFamily> m_families;
    QHash<std::pair<int, QString>, std::size_t> m_places;
};

// The list of steps has only the first line of a message; of an error in the code, what follows says what it was.
Cell errorWord(const Trail &trail, const StepSummary &step)
{
    auto word = Words::recordedStatus(step);
    if (step.errorLayer != ErrorLayer::Code)
        return word;
    const auto record = trail.step(step.id);
    if (!record || !record->error)
        return word;
    const auto error = frameworkError(*record->error);
    const auto message = error.message.substr(0, error.message.find('\n'));
    if (error.statement && !message.empty())
        word.text = safeLine(error.type.empty() ? message : error.type + ": " + message, longestText);
    return word;
}

void addStep(Families &families, const Trail &trail, const StepSummary &step, int runNumber)
{
    const ExpertItem item { .run = step.run,
        .step = step.id,
        .runNumber = runNumber,
        .stepNumber = Words::number(step.ordinal, step.externalNumber),
        .text = {} };
    if (step.errorLayer)
        families.add(errorWord(trail, step), item);
    if (isWorthALook(step.lastVerdict))
        families.add(Words::replayVerdict(step.lastVerdict), item);
}

} // namespace

QString expertFamilyText(const QString &message)
{
    static const QRegularExpression varying(
        QStringLiteral("0x[0-9a-fA-F]+|\\d+(?:[.,]\\d+)*|'[^']{24,}'|\"[^\"]{24,}\""));
    return QString(message).replace(varying, QStringLiteral("…"));
}

Result<std::vector<ExpertFamily>> expertFamilies(const Trail &trail, const std::function<bool()> &isWanted)
{
    Families families;
    for (std::uint64_t offset = 0;; offset += runsAtOnce) {
        const auto runs = trail.runs(offset, runsAtOnce);
        if (!runs)
            return std::unexpected(runs.error());
        for (std::size_t i = 0; i < runs->size() && isWanted(); ++i) {
            const auto steps = trail.steps((*runs)[i].id);
            if (!steps)
                return std::unexpected(steps.error());
            for (const auto &step : *steps)
                addStep(families, trail, step, int(offset + i) + 1);
        }
        if (runs->size() < runsAtOnce || !isWanted())
            return families.sorted();
    }
}

} // namespace vitrine
