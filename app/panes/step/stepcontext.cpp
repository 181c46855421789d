// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepcontext.h"

#include "models/replay/noisedocument.h"

#include <QFile>

#include <ranges>

namespace vitrine {

namespace {

// Steps that the user answers, or that only plan, have no prompt and may be in between.
constexpr int looksBack = 5;

Result<void> readPromptBefore(const Trail &trail, const StepContextQuestion &question, StepContext &context)
{
    const auto steps = trail.steps(question.run);
    if (!steps)
        return std::unexpected(steps.error());
    const auto isBefore = [&](const StepSummary &step) { return step.ordinal < question.ordinal; };
    int left = looksBack;
    for (const auto &step : *steps | std::views::reverse | std::views::filter(isBefore)) {
        if (left-- == 0)
            break;
        auto record = trail.step(step.id);
        if (!record)
            return std::unexpected(record.error());
        if (record->prompt.empty())
            continue;
        context.promptStep = step.ordinal;
        context.promptBefore = std::move(record->prompt);
        break;
    }
    return {};
}

} // namespace

Result<StepContext> readStepContext(const StepContextQuestion &question)
{
    StepContext context {
        .step = question.step, .session = question.session, .noise = {}, .promptStep = 0, .promptBefore = {}
    };
    const auto trail = Trail::open(QFile::encodeName(question.trail).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    if (question.session != 0) {
        auto noise = savedNoise(**trail, question.session);
        if (!noise)
            return std::unexpected(noise.error());
        context.noise = std::move(*noise);
    }
    if (question.hasPrompt) {
        if (const auto read = readPromptBefore(**trail, question, context); !read)
            return std::unexpected(read.error());
    }
    return context;
}

} // namespace vitrine
