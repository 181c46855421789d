// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/codeblobs.h"
#include "models/logs/bytes/sharedhistory.h"
#include "models/logs/json/jsonstream.h"
#include "models/logs/json/readledger.h"
#include "models/logs/json/recordparser.h"
#include "models/logs/steps/importreport.h"
#include "models/logs/steps/logsink.h"
#include "models/logs/steps/stepbuffer.h"
#include "models/logs/steps/trialresult.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace vitrine {

/// The target of a reader's reports while it reads one file: runs go to the sink, flaws to the report. Keeps the
/// counts.
class ImportContext final {
public:
    /// `tags`: the tags around the models' code, if they are not the framework's default ones.
    ImportContext(LogSink &sink, SourceRecord source, CodeTags tags);

    /// Adds the result of the trial that the log is part of to its first run.
    void setTrial(std::optional<TrialResult> trial) { m_trial = std::move(trial); }

    /// Sets the function that finds the records which the log has in common with an earlier session. It is called once,
    /// if the reader asks for them.
    void setSharedHistory(std::function<SharedHistory()> find) { m_findHistory = std::move(find); }
    /// The records that belong to an earlier session; none if no function was set.
    const SharedHistory &sharedHistory();

    /// The size of the file on disk.
    std::uint64_t size() const { return m_source.size; }
    /// Sets the format of the content that is being read. A source with several formats gets the format "mixed".
    void setFormat(std::string_view format);
    /// Starts an entry of an archive: runs and flaws name it.
    void beginEntry(std::string_view name);
    /// Call it if the entry is an archive itself: the following entries belong to it until `endArchive`.
    void beginArchive() { m_archive = std::exchange(m_entry, {}); }
    void endArchive() { m_entry = std::exchange(m_archive, {}); }

    /// Sets the number of the record that is being read, from 1; later flaws are assigned to it.
    void beginRecord(std::uint64_t number);
    void skip(ErrorCode code, const SourceSpan &span, Flaw flaw);
    void skip(ErrorCode code, std::uint64_t line, std::uint64_t offset, Flaw flaw, std::string_view detail = {});
    /// Reports a fault of the bytes, for which no line is known.
    void skip(const Error &fault) { skip(fault.code, 0, fault.byte.value_or(0), fault.flaw, fault.detail); }
    std::uint64_t flaws() const { return m_report.flaws; }
    /// The number of runs so far.
    std::uint64_t runs() const { return m_report.runs; }
    void unknownKey(std::string_view key);
    /// The use of a record that did not become a step: kept as an event, or without content of its own.
    enum class RecordUse { Kept, Silent };
    void account(RecordUse use, std::string_view type);
    /// Marks the current record as having no content of its own, so that its fields are not listed one by one.
    void passOver(std::string_view type);
    /// Marks the current record as being read more than once; its fields are accounted for elsewhere.
    void cover() { m_ledger.cover(); }
    /// Adds a packed log that was read to its end, with the `sha256` of its unpacked bytes; nothing if unknown.
    void addContent(const std::optional<std::string> &sha256, std::uint64_t runs);

    /// Parses a slice as JSON. If it cannot be parsed, returns nothing and reports it; `what` is its path in the
    /// record. Fields that the reader does not read before the next call are reported as left out.
    std::optional<simdjson::dom::element> parse(const JsonSlice &slice, std::string_view what);

    /// Ends the last parsed record: accounts for its fields and releases its memory.
    void leaveParsed();

    /// Registers a name under which runs that are read later find the run that started them, such as the id of a
    /// sub-agent.
    void linkRun(const std::string &name, std::uint64_t run);
    /// Registers the call that started the run with this id, which is read later.
    void linkCall(const std::string &name, const std::string &call);
    /// Empty for none.
    std::string callLinkedTo(std::string_view name) const;
    /// The run registered under a name; 0 for none.
    std::uint64_t runLinkedTo(std::string_view name) const;

    /// The run of this source that has had the same message before, by a hash of it; 0 for none and for a hash of 0.
    std::uint64_t runWithMessage(std::uint64_t message);
    /// A name under which a run was linked; empty for none.
    std::string nameOfRun(std::uint64_t run) const;

    /// Numbers the steps, updates the counts, and passes the run to the sink. `content` is a hash of the run's bytes in
    /// the log.
    void addRun(RunRecord run, std::vector<StepRecord> steps, std::uint64_t content);
    /// The same for a long run.
    void addRun(RunRecord run, StepBuffer &steps, std::uint64_t content);
    /// Sets a function that is called from time to time while a long run is passed on. Returning false cancels.
    void setGoesOn(std::function<bool()> goesOn) { m_goesOn = std::move(goesOn); }
    /// From now on, nothing is passed to the sink or the report, so that incomplete data is not taken for complete.
    void cancel() { m_isCancelled = true; }
    bool isCancelled() const { return m_isCancelled; }

    /// The report so far; complete when the reader is done.
    ImportReport report() const;
    /// The first flaw, as the error for a file of which nothing could be read.
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
    std::optional<TrialResult> m_trial;
    std::function<SharedHistory()> m_findHistory; ///< until it was called
    SharedHistory m_history;
    ImportReport m_report;
    RecordParser m_parser;
    ReadLedger m_ledger; ///< of the last parsed record
    std::string m_parsedLocation; ///< its path in the file's record: "steps[]"
    std::string m_leftLocation; ///< path of the value that was last left out of it
    std::uint64_t *m_leftCount = nullptr; ///< the count for that path
    std::set<std::string, std::less<>> m_unknownKeys;
    std::unordered_set<std::uint64_t> m_contents;
    std::map<std::string, std::uint64_t, std::less<>> m_links;
    std::unordered_map<std::uint64_t, std::uint64_t> m_messages; ///< runs by hashes of messages
    std::map<std::string, std::string, std::less<>> m_calls; ///< that started runs, by their names
    std::function<bool()> m_goesOn;
    std::string m_archive; ///< the archive that contains the source; empty if the source itself is the archive
    std::string m_entry;
    std::uint64_t m_record = 0;
    bool m_knowsContents = true; ///< the contents of all packed logs are known
    bool m_isAnnounced = false;
    bool m_isCancelled = false;
};

} // namespace vitrine
