// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/runpreparer.h"

#include <utility>

namespace vitrine::trailfile {

PreparedRun::PreparedRun(RunRecord run, std::vector<StepRecord> stepsOfRun)
    : record(std::move(run))
    , steps(std::move(stepsOfRun))
{
}

RunPreparer::RunPreparer(sqlite3 *connection)
    : m_words(connection)
{
}

std::unique_ptr<PreparedRun> RunPreparer::prepare(RunRecord run, std::vector<StepRecord> steps)
{
    auto prepared = std::make_unique<PreparedRun>(std::move(run), std::move(steps));
    prepared->words = m_words.ofRun(prepared->record);
    for (const StepRecord &step : prepared->steps)
        prepared->stepWords.push_back(m_words.ofStep(step));
    prepared->totals = totalsOf(prepared->steps);
    prepared->texts = m_texts.prepare(prepared->record, prepared->steps);
    return prepared;
}

void RunPreparer::forget()
{
    m_words.forget();
    m_texts.forget();
}

} // namespace vitrine::trailfile
