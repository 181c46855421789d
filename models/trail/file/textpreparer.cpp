// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/textpreparer.h"

#include "models/trail/file/contentstore.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// One of this number of texts for blocks is a sample.
constexpr unsigned textsOfSample = 64;

bool isSampled(const Digest &sha256) { return static_cast<unsigned char>(sha256.front()) % textsOfSample == 0; }

} // namespace

std::pair<std::uint32_t, bool> KnownTexts::add(const Digest &sha256)
{
    if (m_count >= m_slots.size() / 2)
        grow();
    Slot &slot = slotOf(sha256);
    const bool isNew = slot.number == 0;
    if (isNew)
        slot = { sha256, ++m_count };
    return { slot.number, isNew };
}

KnownTexts::Slot &KnownTexts::slotOf(const Digest &sha256)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t n = FirstBytes()(sha256) & mask;
    while (m_slots[n].number != 0 && m_slots[n].sha256 != sha256)
        n = (n + 1) & mask;
    return m_slots[n];
}

void KnownTexts::grow()
{
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    for (const Slot &slot : old)
        if (slot.number != 0)
            slotOf(slot.sha256) = slot;
}

void KnownTexts::clear()
{
    for (Slot &slot : m_slots)
        slot.number = 0;
    m_count = 0;
}

TextPreparer::TextPreparer()
    : m_ofNothing(m_hasher({}))
{
}

PreparedTexts TextPreparer::prepare(const RunRecord &run, std::span<const StepRecord> steps)
{
    begin();
    add(run.task);
    add(run.finalAnswer);
    add(run.expectedAnswer);
    add(run.extra);
    return finish(steps);
}

PreparedTexts TextPreparer::prepare(std::span<const StepRecord> steps)
{
    begin();
    return finish(steps);
}

void TextPreparer::begin()
{
    // Only here, not within a run: repeated texts are recognized because they are stored once in the file.
    if (m_known.count() >= mostKnownTexts)
        m_known.clear();
    m_isCollecting = false;
}

PreparedTexts TextPreparer::finish(std::span<const StepRecord> steps)
{
    m_isCollecting = true;
    m_before = nullptr;
    for (const StepRecord &step : steps)
        addStep(step);
    endBlock();
    markSamples();
    m_prepared.stored = m_stored;
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
    PreparedTexts::Text prepared { text, text.empty() ? m_ofNothing : m_hasher(text), 0, false, {}, {} };
    std::tie(prepared.number, prepared.isFirst) = m_known.add(prepared.sha256);
    if (prepared.isFirst) {
        prepared.salt = m_salts.next();
        prepared.commitment = m_hasher(view(prepared.salt), text);
    }
    m_prepared.texts.push_back(prepared);
    if (prepared.isFirst && m_isCollecting && isForBlock(text.size()))
        addToBlock(m_prepared.texts.size() - 1);
}

void TextPreparer::addToBlock(std::size_t text)
{
    const std::string_view bytes = m_prepared.texts[text].bytes;
    if (m_block.size() + bytes.size() > mostInBlock)
        endBlock();
    if (m_next.count++ == 0)
        m_next.first = text;
    m_next.last = text;
    m_block += bytes;
}

// The least one, too, or a short run would often have none.
void TextPreparer::markSamples()
{
    PreparedTexts::Text *least = nullptr;
    for (PreparedTexts::Text &text : m_prepared.texts) {
        if (!text.isFirst || !isForBlock(text.bytes.size()))
            continue;
        text.isSample = isSampled(text.sha256);
        if (!least || text.sha256 < least->sha256)
            least = &text;
    }
    if (least)
        least->isSample = true;
}

void TextPreparer::endBlock()
{
    if (m_next.count == 0)
        return;
    const PackedText packed = m_pack(m_block);
    m_next.form = packed.form;
    m_next.packed = packed.bytes;
    m_prepared.blocks.push_back(std::exchange(m_next, {}));
    m_block.clear();
}

} // namespace vitrine::trailfile
