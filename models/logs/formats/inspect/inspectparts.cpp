// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectparts.h"

#include "base/formatted.h"

#include <algorithm>
#include <utility>

namespace vitrine {

InspectParts::InspectParts(Archive &archive, ImportContext &context, std::string folder)
    : m_archive(archive)
    , m_context(context)
    , m_folder(std::move(folder))
{
}

void InspectParts::read(const InspectHeader &header)
{
    readShell(metadata());
    if (!m_shell)
        return;
    InspectSample sample(m_context, header);
    readAttachments(sample);
    readMessages(sample);
    readEvents(sample); // last: the run's bytes are looked for where its steps are
    sample.finish(*m_shell);
}

void InspectParts::walk(const std::string &entry, std::unique_ptr<ByteSource> source, const Record &record)
{
    m_context.beginEntry(entry);
    FileWindow window(std::move(source));
    window.setProgress([&](std::uint64_t, std::uint64_t) { return !m_context.isCancelled(); });
    JsonStream stream(window, Framing::Document);
    RecordWalker walker(stream, m_context);
    forEachRecord(stream, m_context, [&] { record(stream, walker); });
    if (const auto fault = window.fault())
        m_context.skip(*fault);
}

void InspectParts::readShell(std::string metadata)
{
    const std::string name = m_folder + std::string(shellName.substr(1));
    const auto found = std::ranges::find(m_archive.entries(), name, &Archive::Entry::name);
    if (found == m_archive.entries().end())
        return;
    walk(name, unpacked(m_archive.read(*found)), [&](JsonStream &stream, RecordWalker &walker) {
        if (stream.ahead() != '{')
            return walker.reportStray(stream.take(), {});
        m_shell = walker.object([&](std::string_view, Envelope &frame) {
            if (!metadata.empty())
                RecordWalker::append(frame, "metadata", std::exchange(metadata, {}));
            return false;
        });
        const auto object = walker.parsedObject(m_shell->slice(), {});
        m_context.cover();
        const auto ranges = object ? arrayMember(*object, "message_refs") : std::nullopt;
        if (!ranges)
            return;
        for (const JsonElement range : *ranges)
            if (simdjson::dom::array ends; range.get(ends) == simdjson::SUCCESS && ends.size() == 2)
                m_conversation.emplace_back(
                    integerIn(ends.at(0).value_unsafe()).value_or(0), integerIn(ends.at(1).value_unsafe()).value_or(0));
    });
}

std::string InspectParts::metadata()
{
    std::string text;
    const std::string name = m_folder + "metadata.json";
    const auto found = std::ranges::find(m_archive.entries(), name, &Archive::Entry::name);
    if (found != m_archive.entries().end())
        walk(name, unpacked(m_archive.read(*found)), [&](JsonStream &stream, RecordWalker &) {
            const JsonSlice slice = stream.take();
            if (m_context.parse(slice, {}))
                text = slice.text;
            m_context.cover();
        });
    return text;
}

void InspectParts::sequence(std::string_view name, const Item &item)
{
    const std::string folder = formatted("{}{}/", m_folder, name);
    auto parts = m_archive.parts(folder);
    if (parts.empty())
        return;
    std::uint64_t number = 0;
    walk(folder, m_archive.read(std::move(parts)), [&](JsonStream &stream, RecordWalker &walker) {
        if (stream.ahead() == '[')
            walker.elements(name, [&](const JsonSlice &slice, const std::string &) { item(walker, slice, number++); });
        else
            walker.reportStray(stream.take(), {});
    });
}

void InspectParts::readAttachments(InspectSample &sample)
{
    sequence("attachments", [&](RecordWalker &, const JsonSlice &slice, std::uint64_t number) {
        if (const auto value = m_context.parse(slice, "attachments"))
            sample.addAttachment(std::to_string(number), valueText(*value));
    });
}

void InspectParts::readMessages(InspectSample &sample)
{
    sequence("messages", [&](RecordWalker &walker, const JsonSlice &slice, std::uint64_t number) {
        const std::string location = formatted("messages[{}]", number);
        if (isInConversation(number))
            sample.addMessage(walker, slice, location);
        sample.addPooled(walker.parsedObject(slice, location));
    });
}

void InspectParts::readEvents(InspectSample &sample)
{
    sequence("events", [&](RecordWalker &walker, const JsonSlice &slice, std::uint64_t number) {
        sample.addEvent(walker, slice, formatted("events[{}]", number));
    });
}

bool InspectParts::isInConversation(std::uint64_t message) const
{
    return std::ranges::any_of(
        m_conversation, [&](const auto &range) { return message >= range.first && message < range.second; });
}

} // namespace vitrine
