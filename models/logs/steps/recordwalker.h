// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonstream.h"
#include "models/logs/steps/importcontext.h"
#include "models/logs/steps/runbuilder.h"
#include "models/logs/steps/runfields.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// An object of a record without the long lists in it, which were read on the way.
struct Envelope {
    std::string json; ///< the object without its streamed members
    SourceSpan span;
    bool hasStreamed = false; ///< set by who streams a member
    bool isCut = false; ///< the record ended within the object
    bool lacksMember = false; ///< a member was too large to be taken, and is reported

    JsonSlice slice() const { return { .text = json, .span = span, .isCut = isCut, .isTooLarge = false }; }
};

/// Walks objects of any size member by member: long lists are passed on element by element, everything else is
/// collected. So one run may be far larger than the memory that reading it takes, and data before a break is kept.
/// Shared by the readers whose records are objects with a list of steps.
class RecordWalker final {
public:
    RecordWalker(JsonStream &stream, ImportContext &context);

    /// Called with the stream at the value of a member. True when it was dealt with, false when it is to be collected.
    using Member = std::function<bool(std::string_view key, Envelope &envelope)>;
    Envelope object(const Member &member);
    static void append(Envelope &envelope, std::string_view key, std::string_view json);

    /// Every element of the array ahead, with its place ("steps[3]").
    using Element = std::function<void(const JsonSlice &slice, const std::string &location)>;
    void elements(std::string_view name, const Element &element);
    /// The slice as an object. Nothing when it is none or breaks off: then that is reported.
    std::optional<JsonObject> parsedObject(const JsonSlice &slice, std::string_view location);
    /// An object whose members the reader does not know: they are reported as left out.
    void leaveOut(const Envelope &envelope, std::string_view location);
    /// A value where an object is expected.
    void reportStray(const JsonSlice &slice, std::string_view location);
    /// An object that should have had the member `key`: that it is broken, or else that it has none.
    void reportWithout(std::string_view key, const Envelope &envelope);

    /// Fills the run from the envelope's members and reports what was wrong with them.
    std::optional<RunFields> runFields(const Envelope &envelope, RunBuilder &builder);
    void reportFields(const SourceSpan &span, std::string_view location, const std::vector<std::string> &unknownKeys,
        const std::vector<Flaw> &flaws);

private:
    void collect(Envelope &envelope, std::string_view key);

    JsonStream &m_stream;
    ImportContext &m_context;
};

/// Common state of all readers of objects: the position, the target of reports, and the walk through an object.
class ObjectReader {
public:
    ObjectReader(JsonStream &stream, ImportContext &context, RecordWalker &walker)
        : m_stream(stream)
        , m_context(context)
        , m_walker(walker)
    {
    }

protected:
    ~ObjectReader() = default;

    JsonStream &m_stream;
    ImportContext &m_context;
    RecordWalker &m_walker;
};

/// Runs `object` at each object that is a record, or an element of a record that is an array.
void forEachObject(
    JsonStream &stream, ImportContext &context, RecordWalker &walker, const std::function<void()> &object);

/// Has each object of the file read by a `Reader` of its own.
template <typename Reader>
void readRuns(FileWindow &file, Framing framing, ImportContext &context)
{
    JsonStream stream(file, framing);
    RecordWalker walker(stream, context);
    forEachObject(stream, context, walker, [&] { Reader(stream, context, walker).run(); });
}

/// Runs `record` for each record of the stream, counting them and reporting what follows their values.
void forEachRecord(JsonStream &stream, ImportContext &context, const std::function<void()> &record);

} // namespace vitrine
