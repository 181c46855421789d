// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/importcontext.h"

#include "base/formatted.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/json/jsonvalues.h"
#include "models/logs/json/repeatedkeys.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/scorelist.h"
#include "models/logs/steps/steptext.h"
#include "models/trail/record/stepsource.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

// A hostile file must not fill the memory with complaints.
constexpr std::size_t maxSkipped = 1000;
constexpr std::size_t maxUnknownKeys = 1000;
constexpr std::size_t maxKeyLength = 200;
constexpr std::size_t maxTypes = 200;
constexpr std::size_t maxLocations = 1000;
constexpr std::size_t maxEntryName = 500;
constexpr std::size_t maxContents = 1000;
constexpr std::size_t maxLinks = 100'000;

std::string locationIn(std::string_view outer, std::string_view inner)
{
    return formatted("{}{}{}", outer, outer.empty() || inner.empty() ? "" : ": ", inner);
}

/// "steps[3].call" as "steps[].call".
std::string withoutNumbers(std::string_view location)
{
    std::string text;
    for (const char c : location)
        if (c < '0' || c > '9' || !text.ends_with('['))
            text += c;
    return text;
}

Flaw readableFlaw(Flaw flaw, std::string_view outer)
{
    for (std::string &argument : flaw.arguments)
        argument = readableUtf8(argument);
    flaw.location = locationIn(outer, readableUtf8(flaw.location));
    return flaw;
}

} // namespace

ImportContext::ImportContext(LogSink &sink, SourceRecord source, CodeTags tags)
    : m_sink(sink)
    , m_source(std::move(source))
    , m_tags(std::move(tags))
{
    m_report.file = m_source.file;
    m_report.format = m_source.format;
    m_report.sha256 = m_source.sha256;
    m_report.size = m_source.size;
}

const SharedHistory &ImportContext::sharedHistory()
{
    if (const auto find = std::exchange(m_findHistory, {}))
        m_history = find();
    return m_history;
}

void ImportContext::setFormat(std::string_view format)
{
    if (!m_report.format.empty() && m_report.format != format)
        format = "mixed";
    m_report.format = format;
    if (!m_isAnnounced)
        m_source.format = format;
}

void ImportContext::beginEntry(std::string_view name)
{
    m_entry = readableUtf8(name.substr(0, maxEntryName));
    m_record = 0;
}

void ImportContext::beginRecord(std::uint64_t number) { m_record = number; }

void ImportContext::skip(ErrorCode code, const SourceSpan &span, Flaw flaw)
{
    skip(code, span.line, span.byteFrom, std::move(flaw));
}

void ImportContext::skip(ErrorCode code, std::uint64_t line, std::uint64_t offset, Flaw flaw, std::string_view detail)
{
    if (m_isCancelled)
        return;
    ++m_report.flaws;
    if (m_report.skipped.size() < maxSkipped)
        m_report.skipped.push_back({ .record = m_record,
            .line = line,
            .offset = offset,
            .code = code,
            .flaw = readableFlaw(std::move(flaw), nameOfLocation()),
            .detail = readableUtf8(detail) });
}

void ImportContext::unknownKey(std::string_view key)
{
    if (m_unknownKeys.size() < maxUnknownKeys && !m_unknownKeys.contains(key))
        m_unknownKeys.insert(readableUtf8(key.substr(0, maxKeyLength)));
}

void ImportContext::account(RecordUse use, std::string_view type)
{
    auto &types = use == RecordUse::Kept ? m_report.kept : m_report.silent;
    std::string name = readableUtf8(type.substr(0, maxKeyLength));
    if (types.size() < maxTypes || types.contains(name))
        ++types[std::move(name)];
}

void ImportContext::passOver(std::string_view type)
{
    account(RecordUse::Silent, type);
    m_ledger.cover();
}

void ImportContext::leaveOut(const std::string &location)
{
    // Lists have the same place again and again.
    if (m_leftCount != nullptr && location == m_leftLocation) {
        ++*m_leftCount;
        return;
    }
    auto &locations = m_report.leftOut;
    const bool isJoined = m_parsedLocation.empty() || location.empty() || location.starts_with('[');
    std::string name = m_parsedLocation + (isJoined ? "" : ".") + location;
    name = readableUtf8(std::string_view(name).substr(0, maxKeyLength));
    // Beyond the most items that a report can list, only the number is increased.
    if (locations.size() >= maxLocations && !locations.contains(name))
        name = "…";
    m_leftLocation = location;
    m_leftCount = &locations[std::move(name)];
    ++*m_leftCount;
}

void ImportContext::settle()
{
    m_ledger.end([this](const std::string &location) { leaveOut(location); });
}

void ImportContext::leaveParsed()
{
    settle();
    m_parser.leave();
}

void ImportContext::addContent(const std::optional<std::string> &sha256, std::uint64_t runs)
{
    m_knowsContents = m_knowsContents && sha256 && m_report.contents.size() < maxContents;
    if (m_knowsContents && runs > 0)
        m_report.contents.push_back({ *sha256, runs });
}

std::optional<simdjson::dom::element> ImportContext::parse(const JsonSlice &slice, std::string_view what)
{
    const auto &span = slice.span;
    if (slice.isTooLarge) {
        skip(ErrorCode::TooLarge, span,
            { .code = FlawCode::LargeValue,
                .arguments = { std::to_string(span.byteTo - span.byteFrom) },
                .location = std::string(what) });
        return {};
    }
    settle();
    const auto element = m_parser.parse(slice.text);
    if (!element) {
        const Error &error = element.error();
        const FlawCode flaw = slice.isCut ? FlawCode::CutOff : error.flaw.code;
        skip(error.code, span.line, span.byteFrom, { .code = flaw, .location = std::string(what) },
            slice.isCut ? std::string_view() : error.detail);
        return {};
    }
    for (const auto &repair : m_parser.repairs())
        skip(repair.code, span.line, span.byteFrom + repair.byte,
            { .code = repair.flaw, .location = std::string(what) });
    m_ledger.begin(*element);
    m_parsedLocation = withoutNumbers(what);
    m_leftCount = nullptr;
    if (const auto location = repeatedKey(*element))
        skip(ErrorCode::BadValue, span, { .code = FlawCode::RepeatedKey, .location = locationIn(what, *location) });
    return *element;
}

/// The steps of a long run as the sink gets them.
class ImportContext::LongSteps final : public StepSource {
public:
    LongSteps(ImportContext &context, StepBuffer &buffer)
        : m_context(context)
        , m_buffer(buffer)
        , m_reader(buffer)
    {
    }
    /// Reads all of them once: the report counts them, and so does the tally.
    Result<void> count()
    {
        auto steps = next();
        for (; steps && !steps->empty(); steps = next())
            for (const StepRecord &step : *steps) {
                m_context.count(step);
                m_tally.add(step);
            }
        return steps ? Result<void>() : std::unexpected(std::move(steps.error()));
    }
    const StepTally &tally() const override { return m_tally; }
    void rewind() override
    {
        m_reader = StepBuffer::Reader(m_buffer);
        m_ordinal = 0;
    }
    Result<std::vector<StepRecord>> next() override
    {
        if (m_context.m_goesOn && !m_context.m_goesOn())
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
        auto steps = m_reader.next();
        if (steps)
            for (StepRecord &step : *steps)
                m_context.complete(step, ++m_ordinal);
        return steps;
    }

private:
    ImportContext &m_context;
    StepBuffer &m_buffer;
    StepBuffer::Reader m_reader;
    StepTally m_tally;
    std::uint64_t m_ordinal = 0;
};

void ImportContext::linkRun(const std::string &name, std::uint64_t run)
{
    if (m_links.size() < maxLinks)
        m_links.try_emplace(name, run);
}

void ImportContext::linkCall(const std::string &name, const std::string &call)
{
    if (m_calls.size() < maxLinks && !name.empty() && !call.empty())
        m_calls.try_emplace(name, call);
}

std::string ImportContext::callLinkedTo(std::string_view name) const
{
    const auto found = m_calls.find(name);
    return found == m_calls.end() ? std::string {} : found->second;
}

std::uint64_t ImportContext::runLinkedTo(std::string_view name) const
{
    const auto found = m_links.find(name);
    return found == m_links.end() ? 0 : found->second;
}

std::uint64_t ImportContext::runWithMessage(std::uint64_t message)
{
    constexpr std::size_t mostKnown = 1'000'000;
    const std::uint64_t run = runs() + 1;
    const auto known = m_messages.find(message);
    if (known == m_messages.end() && message != 0 && m_messages.size() < mostKnown)
        m_messages.emplace(message, run);
    return known == m_messages.end() || known->second == run ? 0 : known->second;
}

std::string ImportContext::nameOfRun(std::uint64_t run) const
{
    const auto found = std::ranges::find(m_links, run, &std::pair<const std::string, std::uint64_t>::second);
    return found == m_links.end() ? std::string() : found->first;
}

void ImportContext::addRun(RunRecord run, std::vector<StepRecord> steps, std::uint64_t content)
{
    if (!beginRun(run, content))
        return;
    std::uint64_t ordinal = 0;
    for (StepRecord &step : steps) {
        complete(step, ++ordinal);
        count(step);
    }
    m_isCancelled = !m_sink.run(run, steps);
}

void ImportContext::addRun(RunRecord run, StepBuffer &buffer, std::uint64_t content)
{
    if (!beginRun(run, content))
        return;
    LongSteps steps(*this, buffer);
    if (const auto counted = steps.count(); !counted && counted.error().code == ErrorCode::Cancelled)
        return cancel();
    else if (!counted)
        return skip(counted.error().code, run.span, counted.error().flaw);
    m_isCancelled = !m_sink.longRun(run, steps) || m_isCancelled;
}

bool ImportContext::beginRun(RunRecord &run, std::uint64_t content)
{
    if (m_isCancelled || !announceSource())
        return false;
    run.indexInSource = ++m_report.runs;
    if (std::string call = callLinkedTo(run.externalId); run.parentRun != 0 && !call.empty())
        addStarter(run.extra, call);
    if (m_trial && run.indexInSource == 1)
        m_trial->applyTo(run);
    addKnownScores(run.extra);
    run.extra = extraWithEntry(run.extra);
    m_report.provenance.runTimes.add(run.time.quality);
    m_report.provenance.runTokens.add(run.tokens.quality);
    m_report.duplicates += isRepeated(content) ? 1 : 0;
    return true;
}

void ImportContext::complete(StepRecord &step, std::uint64_t ordinal) const
{
    step.ordinal = ordinal;
    if (m_tags != CodeTags {})
        takeTaggedCode(step, m_tags);
}

std::string ImportContext::nameOfLocation() const
{
    return m_archive.empty() || m_entry.empty() ? m_archive + m_entry : formatted("{}/{}", m_archive, m_entry);
}

/// The run's other keys, and the entry of the archive that contains it: its positions are relative to that.
std::string ImportContext::extraWithEntry(const std::string &extra) const
{
    if (m_entry.empty())
        return extra;
    const std::string entry
        = m_archive.empty() ? quotedJson(m_entry) : formatted("[{},{}]", quotedJson(m_archive), quotedJson(m_entry));
    std::string result = "{\"entry\":" + entry;
    result += extra.size() > 2 ? "," + extra.substr(1) : "}";
    return result;
}

bool ImportContext::announceSource()
{
    if (!m_isAnnounced && !m_sink.source(m_source))
        m_isCancelled = true;
    m_isAnnounced = true;
    return !m_isCancelled;
}

void ImportContext::count(const StepRecord &step)
{
    Provenances &provenance = m_report.provenance;
    ++m_report.totalSteps;
    m_report.codeSteps += step.code.empty() ? 0 : 1;
    if (step.error)
        ++(step.error->layer == ErrorLayer::Policy ? m_report.blocked : m_report.errors);
    for (const CodeRecord &code : step.code)
        ++provenance.code[code.origin];
    if (step.kind != StepKind::Action && step.kind != StepKind::Grader)
        return;
    ++m_report.steps;
    m_report.graderSteps += step.kind == StepKind::Grader ? 1 : 0;
    provenance.stepTimes.add(step.time.quality);
    provenance.stepTokens.add(step.tokens.quality);
}

/// Whether a run of these bytes came before. Of more runs than any collection has, only the first are known: a huge log
/// must not fill the memory with hashes.
bool ImportContext::isRepeated(std::uint64_t content)
{
    constexpr std::size_t mostContents = 500'000;
    if (m_contents.size() >= mostContents)
        return m_contents.contains(content);
    return !m_contents.insert(content).second;
}

ImportReport ImportContext::report() const
{
    ImportReport report = m_report;
    report.unknownKeys.assign(m_unknownKeys.begin(), m_unknownKeys.end());
    report.isCancelled = m_isCancelled;
    if (!m_knowsContents)
        report.contents.clear();
    return report;
}

std::optional<Error> ImportContext::firstFlaw() const
{
    if (m_report.skipped.empty())
        return {};
    // One about the whole file explains more than one about a record.
    const auto whole = std::ranges::find(m_report.skipped, std::uint64_t { 0 }, &SkippedRecord::record);
    const SkippedRecord &first = whole != m_report.skipped.end() ? *whole : m_report.skipped.front();
    // Packed bytes have no line numbers.
    return Error { .code = first.code,
        .file = m_report.file,
        .line = first.line > 0 ? std::optional(first.line) : std::nullopt,
        .byte = first.line > 0 || first.offset > 0 ? std::optional(first.offset) : std::nullopt,
        .detail = first.detail,
        .flaw = first.flaw };
}

} // namespace vitrine
