// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/runcollection.h"

#include "models/logs/formats/chat/conversation.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

bool isListKey(std::string_view key) { return key == "transcripts" || key == "simulations"; }

bool isCollection(const Outline &value)
{
    const auto holdsMessages = [](const Outline &inner) { return inner["messages"].isArray(); };
    const Outline &transcripts = value["transcripts"];
    const bool isByName
        = transcripts.isObject() && !transcripts.members.empty() && holdsMessages(transcripts.members.front().value);
    return isByName || holdsMessages(transcripts.first()) || holdsMessages(value["simulations"].first());
}

/// Conversations are read one after the other, and handed on when all that is said of them was read.
class CollectionReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void object();

private:
    struct Part {
        std::unique_ptr<ConversationReader> reader;
        Envelope envelope;
    };
    void add();
    void byName();

    std::vector<Part> m_parts;
    bool m_areTranscripts = false;
};

void CollectionReader::add()
{
    if (m_stream.ahead() != '{')
        return m_walker.reportStray(m_stream.take(), {});
    auto reader = std::make_unique<ConversationReader>(m_stream, m_context, m_walker);
    Envelope envelope = reader->collect();
    m_parts.push_back({ std::move(reader), std::move(envelope) });
}

void CollectionReader::byName()
{
    m_walker.object([this](std::string_view, Envelope &) {
        add();
        return true;
    });
}

void CollectionReader::object()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        const int first = m_stream.ahead();
        if (!isListKey(key) || (first != '[' && first != '{'))
            return false;
        frame.hasStreamed = true;
        m_areTranscripts = key == "transcripts";
        if (first == '{') {
            byName();
            return true;
        }
        m_stream.enter();
        while (!m_context.isCancelled() && m_stream.nextElement())
            add();
        return true;
    });
    const auto object = m_walker.parsedObject(envelope.slice(), {});
    JsonExtra extra;
    if (object)
        for (const auto &[key, value] : *object)
            if (!value.is_null())
                extra.add(key, jsonText(value));
    // tau2-bench names the agent's model once for all simulations.
    const auto info = object ? objectMember(*object, "info") : std::nullopt;
    const auto agent = info ? objectMember(*info, "agent_info") : std::nullopt;
    const std::string model = agent ? memberText(*agent, "llm") : std::string();
    // Of several transcripts of one run, the first one is the main one.
    std::uint64_t first = 0;
    for (Part &part : m_parts) {
        if (!model.empty())
            part.reader->setModel(model);
        part.reader->finishRun(part.envelope, first == 0 ? extra.text() : std::string {}, m_areTranscripts ? first : 0);
        part.reader->handOn();
        first = first == 0 ? m_context.runs() : first;
    }
}

} // namespace

bool RunCollection::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isCollection(record) || (record.isArray() && isCollection(record.first()));
    });
}

void RunCollection::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    forEachObject(stream, context, walker, [&] { CollectionReader(stream, context, walker).object(); });
}

} // namespace vitrine
