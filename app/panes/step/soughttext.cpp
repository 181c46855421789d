// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/soughttext.h"

#include "models/trail/record/imagetext.h"

#include <algorithm>
#include <string_view>

namespace vitrine {

namespace {

constexpr std::size_t lookedAt = 1 << 20;

using Part = SoughtText::Part;

struct PartText {
    Part part = Part::Code;
    std::string_view text;
};

void add(std::vector<PartText> &texts, Part part, std::string_view text)
{
    if (!text.empty())
        texts.push_back({ part, text });
}

std::vector<PartText> partsOf(const StepRecord &record)
{
    std::vector<PartText> texts;
    for (const CodeRecord &code : record.code)
        add(texts, Part::Code, code.text);
    if (record.error)
        for (const std::string *text : { &record.error->message, &record.error->type, &record.error->traceback })
            add(texts, Part::Error, *text);
    for (const OutputRecord &output : record.outputs)
        if (!isImageText(output.text))
            add(texts, output.stream == OutputStream::Result ? Part::Output : Part::Logs, output.text);
    add(texts, Part::Thought, record.thought);
    // No part shows these texts, but the raw log contains them.
    add(texts, Part::Original, record.rawModelOutput);
    for (const RecordedToolCall &call : record.toolCalls) {
        add(texts, Part::Original, call.name);
        add(texts, Part::Original, call.arguments);
        if (call.result)
            add(texts, Part::Original, *call.result);
    }
    for (auto message = record.prompt.rbegin(); message != record.prompt.rend(); ++message)
        add(texts, Part::Prompt, message->text);
    return texts;
}

// Words match in any case; a pattern sets its own case.
SearchQuery queryOf(const FilterNeedle &needle)
{
    return {
        .text = QString::fromStdString(needle.text), .isPattern = needle.isPattern, .matchesCase = needle.isPattern
    };
}

} // namespace

std::optional<SoughtText> soughtText(const StepRecord &record, const std::vector<FilterNeedle> &needles)
{
    const auto parts = partsOf(record);
    for (const FilterNeedle &needle : needles) {
        const NeedleSearch search(needle);
        for (const PartText &part : parts)
            if (search.isIn(part.text.substr(0, lookedAt)))
                return SoughtText { part.part, queryOf(needle) };
    }
    const auto huge = std::ranges::find_if(parts, [](const PartText &part) { return part.text.size() > lookedAt; });
    if (huge == parts.end() || needles.empty())
        return std::nullopt;
    return SoughtText { huge->part, queryOf(needles.front()) };
}

QByteArray textWithoutCode(const StepRecord &record)
{
    const bool isSaid
        = record.kind == StepKind::System || record.kind == StepKind::Task || record.kind == StepKind::Message;
    const bool isThought = !QByteArrayView(record.thought).trimmed().isEmpty();
    if (isThought || !isSaid || record.prompt.empty())
        return QByteArray::fromStdString(record.thought);
    return QByteArray::fromStdString(record.prompt.back().text);
}

} // namespace vitrine
