// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/codeblobs.h"
#include "models/logs/json/jsonstream.h"
#include "models/logs/json/readledger.h"
#include "models/logs/json/recordparser.h"
#include "models/logs/steps/importreport.h"
#include "models/logs/steps/logsink.h"
#include "models/logs/steps/stepbuffer.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace vitrine {

/// The target of a reader's reports while it reads one file: runs go to the sink, flaws to the report. Keeps the
/// counts.
class ImportContext final {
public:
    /// `tags`: what the models wrote their code between, where it is not what the framework has by itself.
    ImportContext(LogSink &sink, SourceRecord source, CodeTags tags);

    /// The size of the file on disk.
    std::uint64_t size() const { return m_source.size; }
    /// The format of what is read now. A source of several formats is one of "mixed".
    void setFormat(std::string_view format);
    /// Starts an entry of an archive: runs and flaws name it.
    void beginEntry(std::string_view name);
    /// The entry is an archive itself: the entries that follow are its own, until it ends.
    void beginArchive() { m_archive = std::exchange(m_entry, {}); }
    void endArchive() { m_entry = std::exchange(m_archive, {}); }

    /// The number of the record that is being read, from 1: later flaws are its.
    void beginRecord(std::uint64_t number);
    void skip(ErrorCode code, const SourceSpan &span, Flaw flaw);
    void skip(ErrorCode code, std::uint64_t line, std::uint64_t offset, Flaw flaw, std::string_view detail = {});
    /// A fault of the bytes, of which no lines are known.
    void skip(const Error &fault) { skip(fault.code, 0, fault.byte.value_or(0), fault.flaw, fault.detail); }
    std::uint64_t flaws() const { return m_report.flaws; }
    /// Runs so far.
    std::uint64_t runs() const { return m_report.runs; }
    void unknownKey(std::string_view key);
    /// A record that became no step: kept as an event, or without content of its own.
    enum class RecordUse { Kept, Silent };
    void account(RecordUse use, std::string_view type);
    /// The record at hand has no content of its own: its fields are not listed one by one.
    void passOver(std::string_view type);
    /// The record at hand is read a second time, or was: its fields are accounted for then.
    void cover() { m_ledger.cover(); }
    /// Adds a packed log that was read to its end, with the `sha256` of its unpacked bytes; nothing if unknown.
    void addContent(const std::optional<std::string> &sha256, std::uint64_t runs);

    /// A slice as JSON. Nothing when it cannot be read: then it is reported, `what` naming its place in the record.
    /// Fields that the reader does not read before the next call are reported as left out.
    std::optional<simdjson::dom::element> parse(const JsonSlice &slice, std::string_view what);

    /// The last parsed record was read: accounts for its fields and releases its memory.
    void leaveParsed();

    /// A name under which runs that are read later find the one that started them, such as the id of a sub-agent.
    void linkRun(const std::string &name, std::uint64_t run);
    /// 0 for none.
    std::uint64_t runLinkedTo(std::string_view name) const;

    /// Numbers the steps, counts, hands the run to the sink. `content` is a hash of what the run was read from.
    void addRun(RunRecord run, std::vector<StepRecord> steps, std::uint64_t content);
    /// The same of a long run.
    void addRun(RunRecord run, StepBuffer &steps, std::uint64_t content);
    /// Asked now and then while a long run is handed on: false cancels.
    void setGoesOn(std::function<bool()> goesOn) { m_goesOn = std::move(goesOn); }
    /// From here on nothing reaches the sink or the report: what is read half is not taken for whole.
    void cancel() { m_isCancelled = true; }
    bool isCancelled() const { return m_isCancelled; }

    /// The report so far; complete when the reader is done.
    ImportReport report() const;
    /// The first flaw, as the error of a file of which nothing could be read.
    std::optional<Error> firstFlaw() const;

private:
    void settle();
    void leaveOut(const std::string &location);
    bool beginRun(RunRecord &run, std::uint64_t content);
    void complete(StepRecord &step, std::uint64_t ordinal) const;
    void count(const StepRecord &step);
    class LongSteps;
    bool isRepeated(std::uint64_t content);
    bool announceSource();
    std::string nameOfLocation() const;
    std::string extraWithEntry(const std::string &extra) const;

    LogSink &m_sink;
    SourceRecord m_source;
    CodeTags m_tags;
    ImportReport m_report;
    RecordParser m_parser;
    ReadLedger m_ledger; ///< of the record that was parsed last
    std::string m_parsedLocation; ///< its place in the file's record: "steps[]"
    std::string m_leftLocation; ///< what was left out of it last
    std::uint64_t *m_leftCount = nullptr; ///< the count of that
    std::set<std::string, std::less<>> m_unknownKeys;
    std::unordered_set<std::uint64_t> m_contents;
    std::map<std::string, std::uint64_t, std::less<>> m_links;
    std::function<bool()> m_goesOn;
    std::string m_archive; ///< the archive that contains the source; empty if the source itself is the archive
    std::string m_entry;
    std::uint64_t m_record = 0;
    bool m_knowsContents = true; ///< of all that was packed
    bool m_isAnnounced = false;
    bool m_isCancelled = false;
};

} // namespace vitrine
