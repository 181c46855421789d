// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectlog.h"

#include "models/logs/formats/inspect/inspectparts.h"
#include "models/logs/formats/inspect/inspectsample.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view headerName = "header.json";
constexpr std::string_view samplesFolder = "samples/";

bool isSample(const Archive::Entry &entry)
{
    return entry.name.starts_with(samplesFolder) && entry.name.ends_with(".json");
}

/// The folders of samples in parts: what is beneath them is no sample.
std::set<std::string, std::less<>> foldersOfParts(const Archive &archive)
{
    std::set<std::string, std::less<>> folders;
    for (const Archive::Entry &entry : archive.entries())
        if (isSample(entry) && entry.name.ends_with(InspectParts::shellName))
            folders.insert(entry.name.substr(0, entry.name.rfind('/') + 1));
    return folders;
}

/// The folder in which an entry is, however deep, empty where it is in none.
std::string_view folderOf(const Archive::Entry &entry, const std::set<std::string, std::less<>> &folders)
{
    const auto after = folders.upper_bound(entry.name);
    return after != folders.begin() && entry.name.starts_with(*std::prev(after)) ? *std::prev(after)
                                                                                 : std::string_view();
}

class DocumentReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void document()
    {
        const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
            if (key == "samples" && m_stream.ahead() == '[') {
                samples();
                return true;
            }
            if (key == "status" || key == "error" || key == "results") {
                noteOutcome(key);
                return true;
            }
            if (key != "eval")
                return false;
            const JsonSlice slice = m_stream.take();
            if (const auto eval = m_walker.parsedObject(slice, "eval"))
                header.read(*eval);
            frame.isCut = frame.isCut || slice.isCut;
            return true;
        });
        m_walker.leaveOut(envelope, {});
    }
    InspectHeader header;

private:
    void noteOutcome(std::string_view key)
    {
        const std::string name(key);
        const JsonSlice slice = m_stream.take();
        const auto value = slice.isCut ? std::nullopt : m_context.parse(slice, name);
        // It is kept with every run.
        constexpr std::size_t most = 16 << 10;
        if (value && !value->is_null() && slice.text.size() <= most)
            addToExtra(header.outcome, name, jsonText(*value));
    }
    void samples()
    {
        m_stream.enter();
        while (!m_context.isCancelled() && m_stream.nextElement()) {
            if (m_stream.ahead() == '{')
                InspectSample(m_context, header).read(m_stream, m_walker);
            else
                m_walker.reportStray(m_stream.take(), "samples");
        }
    }
};

} // namespace

bool InspectLog::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return record["eval"].isObject() && record.has("version") && record.has("status");
    });
}

void InspectLog::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    DocumentReader reader(stream, context, walker);
    forEachObject(stream, context, walker, [&] { reader.document(); });
}

InspectArchive::InspectArchive(Archive &archive, ImportContext &context, Progress progress)
    : m_archive(archive)
    , m_context(context)
    , m_progress(std::move(progress))
{
}

bool InspectArchive::isRecognized(const Archive &archive)
{
    const auto &entries = archive.entries();
    return std::ranges::contains(entries, headerName, &Archive::Entry::name) || std::ranges::any_of(entries, isSample);
}

void InspectArchive::read()
{
    InspectHeader header;
    const auto reading = [&](const Archive::Entry &entry, auto record) {
        m_context.beginEntry(entry.name);
        FileWindow window(unpacked(m_archive.read(entry)));
        window.setProgress([&](std::uint64_t, std::uint64_t) { return !m_context.isCancelled(); });
        JsonStream stream(window, Framing::Document);
        RecordWalker walker(stream, m_context);
        forEachObject(stream, m_context, walker, [&] { record(stream, walker); });
        if (const auto fault = window.fault())
            m_context.skip(*fault);
    };
    const auto &entries = m_archive.entries();
    if (const auto found = std::ranges::find(entries, headerName, &Archive::Entry::name); found != entries.end())
        reading(*found, [&](JsonStream &stream, RecordWalker &walker) {
            DocumentReader reader(stream, m_context, walker);
            reader.document();
            header = reader.header;
        });
    const auto folders = foldersOfParts(m_archive);
    std::uint64_t done = 0;
    for (const Archive::Entry &entry : entries) {
        if (m_progress && !m_progress(std::min(done, m_context.size()), m_context.size()))
            m_context.cancel();
        if (m_context.isCancelled())
            return;
        const std::string_view folder = folderOf(entry, folders);
        if (entry.name.ends_with(InspectParts::shellName) && !folder.empty())
            InspectParts(m_archive, m_context, std::string(folder)).read(header);
        else if (isSample(entry) && folder.empty())
            reading(entry, [&](JsonStream &stream, RecordWalker &walker) {
                InspectSample(m_context, header).read(stream, walker);
            });
        done += entry.packedSize;
    }
}

} // namespace vitrine
