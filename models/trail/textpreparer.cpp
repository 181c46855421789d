// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/textpreparer.h"

#include "models/trail/contentstore.h"

#include <algorithm>
#include <utility>

namespace vitrine::trailfile {

PreparedTexts TextPreparer::prepare(const RunRecord &run, std::span<const StepRecord> steps)
{
    m_isCollecting = false;
    add(run.task);
    add(run.finalAnswer);
    add(run.expectedAnswer);
    add(run.extra);
    m_isCollecting = true;
    m_before = nullptr;
    for (const StepRecord &step : steps)
        addStep(step);
    endBlock();
    return std::exchange(m_prepared, {});
}

void TextPreparer::addStep(const StepRecord &step)
{
    addPrompt(step.prompt);
    add(step.thought);
    add(step.rawModelOutput);
    add(step.extra);
    for (const CodeRecord &code : step.code)
        add(code.text);
    for (const RecordedToolCall &call : step.toolCalls) {
        add(call.arguments);
        add(call.result);
        add(call.error);
    }
    for (const OutputRecord &output : step.outputs)
        add(output.text);
    if (!step.error)
        return;
    add(step.error->message);
    add(step.error->traceback);
    add(step.error->codeLine);
}

void TextPreparer::addPrompt(const std::vector<PromptMessage> &prompt)
{
    const auto begin = m_before ? std::ranges::mismatch(*m_before, prompt).in2 : prompt.begin();
    for (auto message = begin; message != prompt.end(); ++message)
        add(message->text);
    m_before = &prompt;
}

void TextPreparer::add(const std::optional<std::string> &text)
{
    if (text)
        add(*text);
}

void TextPreparer::add(const std::string &text)
{
    PreparedTexts::Text prepared { text, m_hasher(text), {}, {}, {} };
    if (m_seen.size() >= mostKnownTexts)
        m_seen.clear();
    if (m_seen.insert(prepared.sha256).second) {
        prepared.isSalted = true;
        prepared.salt = m_salts.next();
        prepared.commitment = m_hasher(view(prepared.salt), text);
        if (m_isCollecting && isForBlock(text.size()))
            addToBlock(text);
    }
    m_prepared.texts.push_back(prepared);
}

void TextPreparer::addToBlock(std::string_view text)
{
    if (m_block.size() + text.size() > mostInBlock)
        endBlock();
    m_block += text;
}

void TextPreparer::endBlock()
{
    if (m_block.empty())
        return;
    const PackedText packed = m_pack(m_block);
    m_prepared.blocks.push_back({ m_block, packed.form, std::string(packed.bytes) });
    m_block.clear();
}

} // namespace vitrine::trailfile
