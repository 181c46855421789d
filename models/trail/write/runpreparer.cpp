// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/runpreparer.h"

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
    addWords(*prepared);
    prepared->totals = totalsOf(prepared->steps);
    prepared->texts = m_texts.prepare(prepared->record, prepared->steps);
    return prepared;
}

std::unique_ptr<PreparedRun> RunPreparer::preparePart(const RunRecord *run, std::vector<StepRecord> steps)
{
    auto prepared = std::make_unique<PreparedRun>(run ? *run : RunRecord {}, std::move(steps));
    if (run)
        prepared->words = m_words.ofRun(prepared->record);
    addWords(*prepared);
    prepared->stepWords = takeWords();
    prepared->texts = run ? m_texts.prepare(prepared->record, prepared->steps) : m_texts.prepare(prepared->steps);
    return prepared;
}

void RunPreparer::addWords(const PreparedRun &prepared)
{
    for (const StepRecord &step : prepared.steps)
        m_words.addStep(m_nextStep++, step);
}

IndexedSteps RunPreparer::takeWords()
{
    m_nextStep = 0;
    return m_words.takeSteps();
}

void RunPreparer::forget()
{
    m_nextStep = 0;
    m_words.forget();
    m_texts.forget();
}

} // namespace vitrine::trailfile
