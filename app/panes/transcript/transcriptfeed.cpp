// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/transcriptfeed.h"

#include "base/formatted.h"
#include "models/items/itemtext.h"
#include "models/trail/read/trail.h"

#include <QFile>

#include <algorithm>
#include <limits>
#include <ranges>

namespace vitrine {

namespace {

std::unique_ptr<Trail> openedTrail(const QString &file)
{
    auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? std::move(*trail) : nullptr;
}

/// A sub-agent's steps, a line each.
std::string linesOf(const Trail &trail, const std::vector<StepSummary> &steps)
{
    constexpr std::size_t mostLines = 300;
    std::string lines;
    for (const auto &summary : steps | std::views::take(mostLines))
        if (const auto record = trail.step(summary.id, StepParts::WithoutOutputs))
            lines += formatted("{}{}  {}", lines.empty() ? "" : "\n", summary.ordinal, stepLine(*record));
    if (steps.size() > mostLines)
        lines += "\n…";
    return lines;
}

std::optional<std::int64_t> tokensOf(const Trail &trail, RunId run)
{
    const auto summary = trail.run(run);
    const auto tokens = summary ? summary->record.tokens : Tokens();
    if (!tokens.input && !tokens.output)
        return {};
    return tokens.input.value_or(0) + tokens.output.value_or(0);
}

/// Adds to the actions of a step what the sub-agents did that they started.
void addStartedRuns(const Trail &trail, TranscriptStep &shown)
{
    const auto delegates
        = [](const TranscriptCard &card) { return card.kind == TranscriptCard::Kind::Action && !card.callId.empty(); };
    const auto starts = [&](const TranscriptCard &card) {
        return delegates(card) && (card.action == ActionKind::Delegate || card.action == ActionKind::Tool);
    };
    if (std::ranges::none_of(shown.cards, starts))
        return;
    const auto step = trail.stepSummary(shown.step);
    const auto runs = step ? trail.startedRuns(step->run) : Result<std::vector<StartedRun>>();
    if (!runs)
        return;
    for (TranscriptCard &card : shown.cards | std::views::filter(starts)) {
        const auto started = std::ranges::find(*runs, card.callId, &StartedRun::call);
        if (started == runs->end())
            continue;
        const auto steps = trail.steps(started->run);
        if (!steps)
            continue;
        card.startedRun = started->run;
        card.startedSteps = steps->size();
        card.startedTokens = tokensOf(trail, started->run);
        card.parts.insert(card.parts.begin() + std::min<std::ptrdiff_t>(1, std::ssize(card.parts)),
            { .kind = CardPart::Kind::SubAgent, .text = linesOf(trail, *steps), .lines = {} });
    }
}

SharedStep readTranscriptStep(const Trail &trail, StepId step)
{
    auto shown = std::make_shared<TranscriptStep>();
    if (const auto record = trail.step(step)) {
        *shown = transcriptStep(step, *record);
        addStartedRuns(trail, *shown);
    } else
        shown->step = step;
    return shown;
}

bool hasText(const TranscriptCard &card, const QString &text)
{
    constexpr qsizetype mostSought = 2'000'000;
    return itemText(plainText(card), mostSought).contains(text, Qt::CaseInsensitive);
}

/// The first matching card of a step after a card, in the direction of the search; -1 for none.
int cardWith(const TranscriptStep &step, const QString &text, int after, bool isForward)
{
    const int count = int(step.cards.size());
    const int way = isForward ? 1 : -1;
    for (int card = std::clamp(after + way, -1, count); card >= 0 && card < count; card += way)
        if (hasText(step.cards[std::size_t(card)], text))
            return card;
    return -1;
}

FoundCard search(const QString &file, const std::vector<StepId> &steps, const FoundCard &after, const QString &text,
    bool isForward, const std::stop_token &stop)
{
    const auto trail = openedTrail(file);
    if (!trail || steps.empty())
        return {};
    const auto count = std::ptrdiff_t(steps.size());
    const auto here = std::ranges::find(steps, after.step);
    const auto begin = here == steps.end() ? 0 : here - steps.begin();
    constexpr int beyond = std::numeric_limits<int>::max() / 2;
    // The first step is searched twice: after the location at first, and before it at last.
    for (std::ptrdiff_t i = 0; i <= count && !stop.stop_requested(); ++i) {
        const auto at = ((isForward ? begin + i : begin - i) % count + count) % count;
        const auto step = readTranscriptStep(*trail, steps[std::size_t(at)]);
        const int from = i == 0 ? after.card : isForward ? -1 : beyond;
        if (const int card = cardWith(*step, text, from, isForward); card >= 0)
            return { step->step, card };
    }
    return {};
}

} // namespace

void TranscriptFeed::setFile(const QString &file)
{
    m_file = file;
    m_reading.cancel();
    m_finding.cancel();
}

void TranscriptFeed::read(const std::vector<StepId> &steps)
{
    m_reading.ask(
        [file = m_file, steps](const std::stop_token &stop) {
            std::vector<SharedStep> shown;
            const auto trail = openedTrail(file);
            for (auto step = steps.begin(); trail && step != steps.end() && !stop.stop_requested(); ++step)
                shown.push_back(readTranscriptStep(*trail, *step));
            return shown;
        },
        [this](const std::vector<SharedStep> &shown) { Q_EMIT stepsRead(shown); });
}

void TranscriptFeed::find(std::vector<StepId> steps, const FoundCard &after, const QString &text, bool isForward)
{
    m_finding.ask([file = m_file, steps = std::move(steps), after, text, isForward](
                      const std::stop_token &stop) { return search(file, steps, after, text, isForward, stop); },
        [this](const FoundCard &card) { Q_EMIT found(card); });
}

} // namespace vitrine
