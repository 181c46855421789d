// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/chain.h"
#include "models/trail/file/rowwriter.h"
#include "models/trail/file/writerslot.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"
#include "models/trail/write/recorder.h"
#include "models/trail/write/runpreparer.h"

#include <memory>

namespace vitrine::trailfile {

/// The writing side of a trail file: what is recorded becomes rows and chain entries. Lives on one thread. Failures are
/// exceptions; what they leave half done, the caller rolls back.
class Store final {
public:
    /// Creates, migrates, and marks what dead writers left running.
    explicit Store(const std::filesystem::path &file);

    /// Whether what is committed next must survive a power cut, or only the end of the program.
    enum class Durability { Program, Power };
    void begin(Durability durability);
    void commit();
    void rollback() noexcept;
    /// SQLite itself gives a whole transaction up when the disk is full or cannot be read.
    bool isInTransaction() const;
    /// Nobody else has opened the trail for writing, or is about to.
    bool isOnlyWriter() const { return m_slot->isAlone(); }

    /// Runs `work` so that its failure undoes it and nothing else of the transaction.
    template <typename Work>
    void nested(Work &&work)
    {
        const Chain::Head head = m_chain.head();
        m_database.exec("SAVEPOINT job");
        try {
            work(*this);
            m_index.write();
            m_database.exec("RELEASE job");
        } catch (...) {
            undo(head);
            throw;
        }
    }

    /// Runs `work` as all that the transaction holds: the caller rolls it back when this throws.
    template <typename Work>
    void whole(Work &&work)
    {
        work(*this);
        m_index.write();
    }

    SourceId addSource(const SourceRecord &source);
    /// And takes those back that it comes in place of, unless somebody worked with them.
    SourceId addSource(const SourceRecord &source, std::span<const SourceId> replaced);
    Recorder::AddedRun addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps);
    /// Stores the texts of a run that is added in this transaction.
    void putTexts(const RunRecord &run);
    /// Takes the words out of the run; those of its steps come with `addWords`.
    Recorder::AddedRun addRun(SourceId source, PreparedRun &run);
    /// Part by part, as one entry. Words are written meanwhile: the caller undoes all of the transaction where this
    /// throws.
    RunId addRun(SourceId source, LongRun &run);
    /// Of steps that were added one behind the other in this transaction.
    void addWords(StepId first, IndexedSteps words);
    void discardSource(SourceId source);
    void completeSource(SourceId source, std::string_view report);
    std::string addPolicy(std::string_view canonicalJson);
    SessionId beginSession(const SessionRecord &session);
    ExecutionId beginExecution(const ExecutionBegin &execution);
    void endExecution(ExecutionId execution, const ExecutionEnd &end);
    Recorder::BegunStep beginStep(RunId run, ExecutionBegin execution);
    std::int64_t addReview(const ReviewRecord &review);
    std::int64_t addNote(const NoteRecord &note);
    std::int64_t addAct(const ActRecord &act);
    Checkpoint seal(const SealingKey &key);
    RedactionReport redact(const Redaction &redaction);
    /// All that is derived from the entries.
    void reindex();
    MergeReport merge(const std::filesystem::path &from);
    /// Outside of a transaction, after a redaction is committed.
    void wipe();

private:
    void create();
    void markInterrupted();
    void markInterruptedExecutions();
    void markInterruptedImports();
    std::string whatCameOf(SourceId source);
    void setDurability(Durability durability);
    void undo(const Chain::Head &head) noexcept;

    void requireOpen(SourceId source);
    bool isWorkedWith(SourceId source);
    bool hasPolicy(const std::string &hash);
    void requirePolicy(const std::string &hash);
    void endSource(SourceId source, std::string_view outcome, std::string_view report);
    void deleteRuns(SourceId source);
    /// A run whose steps are being written: what its entry is made of.
    struct Begun {
        RunId run = 0;
        Canonical whole;
        std::string digests;
    };
    Begun beginRun(SourceId source, PreparedRun &first, const StepTally &tally);
    std::vector<StepId> writeSteps(Begun &begun, const PreparedRun &part);
    void endRun(Begun &begun);
    Digest digestOf(Begun &begun);
    void writeRun(RunId id, SourceId source, const RunRecord &run, const StepTally &tally);
    void writeDigests(RunId run, std::string_view digests);
    void fillDigests(RunId run, std::string_view digests);
    Digest writeStep(StepId id, RunId run, const StepRecord &step);
    void writeStepCode(StepId id, const StepRecord &step);
    void writeStepOutcome(StepId id, const StepRecord &step);
    std::uint64_t nextOrdinal(RunId run);
    StepId openStepOf(ExecutionId execution);
    void endStep(StepId step, const ExecutionEnd &end);
    void setRunning(ExecutionId execution, bool isRunning);
    void writeResultParts(ExecutionId id, const StepResult &result);
    void writeFindings(const Table &table, std::int64_t owner, const std::vector<Finding> &findings);
    void writeEnvironment(const Table &table, std::int64_t owner, const std::optional<EnvironmentRecord> &environment);
    void requireNew(Statements &from, MergeReport &report);
    void copyPart(SQLite::Database &from, std::int64_t part);
    void interruptPart(std::int64_t part, MergeReport &report);
    void requireIntact(std::int64_t part);
    std::vector<std::int64_t> contentsOf(const Redaction &redaction);
    void redactContent(std::int64_t content, const std::string &reason);
    void renewIndex(std::int64_t content);
    std::uint64_t namesWith(const std::string &text);
    void writeShapes(ExecutionId id, const std::vector<VariableRecord> &variables);
    void writeImports(ExecutionId id, const std::vector<ImportRecord> &imports);
    void writeNames(const Table &table, std::int64_t owner, const std::vector<std::string> &names);
    void enter(std::string_view kind, std::int64_t subject);
    void enterAsStored(std::string_view kind, std::int64_t subject);

    bool exists(const std::string &sql, std::int64_t id);
    std::int64_t nextId(std::string_view table);
    std::int64_t sequence(std::string_view table);

    Connection m_database;
    RowWriter m_rows;
    Chain m_chain;
    TextIndex m_index;
    RunTotals m_totals;
    RunPreparer m_preparer;
    std::unique_ptr<WriterSlot> m_slot;
    Durability m_durability = Durability::Power;
};

} // namespace vitrine::trailfile
