// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/rowwords.h"

#include "models/trail/index/indexwords.h"
#include "models/trail/record/imagetext.h"

#include <utility>

namespace vitrine::trailfile {

namespace {

/// The limit per text; the rest is found by `contains`, not by words.
constexpr std::size_t mostIndexed = 1 << 18;

} // namespace

RowWords::RowWords(sqlite3 *connection)
    : m_splitter(connection)
{
}

void RowWords::add(char mark, std::string_view text)
{
    m_splitter.split(text.substr(0, mostIndexed), [&](std::string_view word) { addWord(mark, word); });
    if (text.size() > mostIndexed)
        addWord(mark, cutWord);
}

void RowWords::add(char mark, const std::optional<std::string> &text)
{
    if (text)
        add(mark, std::string_view(*text));
}

void RowWords::addWord(char mark, std::string_view word)
{
    const std::uint64_t hash = m_known.hashOf(word);
    const std::uint64_t marked = hash + static_cast<unsigned char>(mark);
    const bool isNew = m_isStep ? m_postings.add(mark, word, marked) : m_words.add(mark, word, marked);
    if (isNew && m_isListing && m_known.add(hash))
        (m_isStep ? m_freshOfSteps : m_fresh).emplace_back(word);
}

IndexedWords RowWords::take()
{
    IndexedWords taken { m_words.text(), std::exchange(m_fresh, {}) };
    m_words.clear();
    return taken;
}

IndexedWords RowWords::ofRun(const RunRecord &run)
{
    m_isListing = false;
    add(columnMark("task"), std::string_view(run.task));
    add(columnMark("answer"), run.finalAnswer);
    return take();
}

void RowWords::addStep(StepOffset offset, const StepRecord &step)
{
    static constexpr char code = columnMark("code");
    static constexpr char error = columnMark("error");
    static constexpr char tool = columnMark("tool");
    m_isListing = true;
    m_isStep = true;
    m_postings.beginStep(offset);
    for (const CodeRecord &part : step.code)
        add(code, std::string_view(part.text));
    add(columnMark("thought"),
        std::string_view(step.thought.empty() && step.code.empty() ? step.rawModelOutput : step.thought));
    for (const OutputRecord &part : step.outputs)
        if (!isImageText(part.text))
            add(columnMark("output"), std::string_view(part.text));
    if (step.error) {
        add(error, std::string_view(step.error->type));
        add(error, std::string_view(step.error->causeType));
        add(error, std::string_view(step.error->message));
    }
    for (const RecordedToolCall &call : step.toolCalls) {
        add(tool, std::string_view(call.name));
        // The interpreter's argument is the code, which has its column.
        if (step.code.empty() || call.arguments != step.code.front().text)
            add(tool, std::string_view(call.arguments));
        add(tool, call.result);
        add(tool, call.error);
    }
    m_isStep = false;
}

IndexedSteps RowWords::takeSteps() { return { m_postings.take(), std::exchange(m_freshOfSteps, {}) }; }

void RowWords::forget()
{
    m_known.clear();
    takeSteps();
}

IndexedWords RowWords::ofExecution(std::string_view code, const StepResult &result)
{
    static constexpr char output = columnMark("output");
    static constexpr char tool = columnMark("tool");
    m_isListing = true;
    add(columnMark("code"), code);
    add(output, std::string_view(result.logs));
    if (result.output)
        add(output, std::string_view(result.output->repr));
    if (result.error) {
        add(columnMark("error"), std::string_view(result.error->type));
        add(columnMark("error"), std::string_view(result.error->message));
    }
    for (const ToolCallRecord &call : result.toolCalls) {
        add(tool, std::string_view(call.name));
        add(tool, std::string_view(call.arguments));
        add(tool, call.result);
        add(tool, call.error);
    }
    return take();
}

} // namespace vitrine::trailfile
