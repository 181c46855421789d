// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"

#include "models/trail/chain/prover.h"
#include "models/trail/chain/treeproofs.h"
#include "models/trail/chain/verifier.h"
#include "models/trail/file/executionreader.h"
#include "models/trail/file/leftovers.h"
#include "models/trail/file/notereader.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/snapshot.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/file/stopping.h"
#include "models/trail/filter/sqlfunctions.h"
#include "models/trail/read/rowlister.h"
#include "models/trail/read/runcolumns.h"
#include "models/trail/read/searcher.h"
#include "models/trail/read/sqlquery.h"
#include "models/trail/read/statisticsreader.h"

namespace vitrine {

using namespace trailfile;

namespace {

/// Lets a connection that only reads write to its own temporary tables.
class JudgementsOpen {
public:
    explicit JudgementsOpen(Connection &database)
        : m_database(database)
    {
        m_database.exec("PRAGMA query_only = OFF; BEGIN");
    }
    ~JudgementsOpen() { m_database.tryExec("COMMIT; PRAGMA query_only = ON"); }
    JudgementsOpen(const JudgementsOpen &) = delete;
    JudgementsOpen &operator=(const JudgementsOpen &) = delete;

private:
    Connection &m_database;
};

} // namespace

struct Trail::Private {
    explicit Private(const std::filesystem::path &path)
        : file(path)
        , leftovers(path)
        , database(openForReading(path))
        , statements(database)
    {
        addQueryFunctions(database);
        leftovers.watch();
    }

    std::filesystem::path file;
    Leftovers leftovers; ///< behind the connection
    Connection database;
    Statements statements;
    ProofTrees proofTrees;

    std::int64_t number(const std::string &sql)
    {
        SQLite::Statement &query = statements.get(sql);
        const InUse use(query);
        return query.executeStep() ? query.getColumn(0).getInt64() : 0;
    }
};

Trail::Trail(std::unique_ptr<Private> content)
    : d(std::move(content))
{
}

Trail::~Trail() = default;

Result<std::unique_ptr<Trail>> Trail::open(const std::filesystem::path &file)
{
    return guarded(file, [&] { return std::unique_ptr<Trail>(new Trail(std::make_unique<Private>(file))); });
}

Result<std::vector<SourceSummary>> Trail::sources(SourceId after) const
{
    return guarded(d->file, [&] {
        std::vector<SourceSummary> sources;
        SQLite::Statement &query = d->statements.get(
            "SELECT s.file, s.sha256, s.size, s.format, s.importer_version, s.imported_at, s.id, "
            "(SELECT count(*) FROM runs WHERE runs.source = s.id), e.report FROM sources s "
            "LEFT JOIN source_ends e ON e.source = s.id WHERE e.outcome IS NOT 'discarded' AND s.id > ? ORDER BY s.id");
        const InUse use(query);
        query.bind(1, after);
        while (query.executeStep()) {
            RowReader row(d->statements, query);
            SourceSummary source;
            source.record = readSource(row);
            source.id = row.next<SourceId>();
            source.runs = row.next<std::uint64_t>();
            source.isComplete = !row.isNull();
            source.report = row.nextOptionalText().value_or(std::string());
            sources.push_back(std::move(source));
        }
        return sources;
    });
}

Result<std::vector<RunSummary>> Trail::runs(std::uint64_t offset, std::uint64_t limit) const
{
    return guarded(d->file, [&] {
        std::vector<RunSummary> runs;
        SQLite::Statement &query = d->statements.get(selectSql(tables::runs) + " ORDER BY id LIMIT ? OFFSET ?");
        const InUse use(query);
        query.bind(1, static_cast<std::int64_t>(std::min<std::uint64_t>(limit, INT64_MAX)));
        query.bind(2, static_cast<std::int64_t>(std::min<std::uint64_t>(offset, INT64_MAX)));
        while (query.executeStep()) {
            RowReader row(d->statements, query);
            runs.push_back(readRun(d->statements, row));
        }
        return runs;
    });
}

Result<std::vector<RunSummary>> Trail::runsAfter(RunId after, std::uint64_t limit) const
{
    return guarded(d->file, [&] {
        std::vector<RunSummary> runs;
        SQLite::Statement &query = d->statements.get(selectSql(tables::runs) + " WHERE id > ? ORDER BY id LIMIT ?");
        const InUse use(query);
        query.bind(1, after);
        query.bind(2, static_cast<std::int64_t>(std::min<std::uint64_t>(limit, INT64_MAX)));
        while (query.executeStep()) {
            RowReader row(d->statements, query);
            runs.push_back(readRun(d->statements, row));
        }
        return runs;
    });
}

Result<std::uint64_t> Trail::runCount() const
{
    return guarded(d->file, [&] { return static_cast<std::uint64_t>(d->number("SELECT count(*) FROM runs")); });
}

Result<RunSummary> Trail::run(RunId run) const
{
    return guarded(d->file, [&] {
        std::optional<RunSummary> found;
        forEachRow(d->statements, selectSql(tables::runs) + " WHERE id = ?", run,
            [&](RowReader &row) { found = readRun(d->statements, row); });
        if (!found)
            throw Failure(ErrorCode::NotFound, "run");
        return std::move(*found);
    });
}

Result<std::string> Trail::fileOfSource(SourceId source) const
{
    return guarded(d->file, [&] {
        std::optional<std::string> file;
        forEachRow(d->statements, "SELECT file FROM sources WHERE id = ?", source,
            [&](RowReader &row) { file = row.next<std::string>(); });
        if (!file)
            throw Failure(ErrorCode::NotFound, "source");
        return std::move(*file);
    });
}

Result<std::vector<StepSummary>> Trail::steps(RunId run) const
{
    return guarded(d->file, [&] { return readStepSummaries(d->statements, run); });
}

Result<StepSummary> Trail::stepSummary(StepId step) const
{
    return guarded(d->file, [&] {
        std::optional<StepSummary> found = readStepSummary(d->statements, step);
        if (!found)
            throw Failure(ErrorCode::NotFound, "step");
        return std::move(*found);
    });
}

Result<StepRecord> Trail::step(StepId step, StepParts parts) const
{
    return guarded(d->file, [&] {
        std::optional<StepRecord> found = readStep(d->statements, step, Prompts::Read, parts);
        if (!found)
            throw Failure(ErrorCode::NotFound, "step");
        return std::move(*found);
    });
}

Result<std::vector<Execution>> Trail::executionsOfStep(StepId step) const
{
    return guarded(
        d->file, [&] { return readExecutions(d->statements, " WHERE step = ? ORDER BY " + newestFirst("id"), step); });
}

Result<std::vector<Execution>> Trail::executionsOfSession(SessionId session) const
{
    return guarded(
        d->file, [&] { return readExecutions(d->statements, " WHERE session = ? ORDER BY ordinal, id", session); });
}

Result<std::vector<SessionId>> Trail::sessionsOfRun(RunId run) const
{
    return guarded(d->file, [&] {
        std::vector<SessionId> sessions;
        forEachRow(d->statements, "SELECT id FROM sessions WHERE run = ? ORDER BY " + newestFirst("id"), run,
            [&](RowReader &row) { sessions.push_back(row.next<SessionId>()); });
        return sessions;
    });
}

Result<std::vector<SessionId>> Trail::sessionsWithoutRun() const
{
    return guarded(d->file, [&] {
        std::vector<SessionId> sessions;
        forEachRow(d->statements, "SELECT id FROM sessions WHERE run IS NULL AND id > ? ORDER BY id", 0,
            [&](RowReader &row) { sessions.push_back(row.next<SessionId>()); });
        return sessions;
    });
}

Result<SessionRecord> Trail::session(SessionId session) const
{
    return guarded(d->file, [&] { return readSession(d->statements, session); });
}

Result<Statistics> Trail::statistics(StatisticsBy by, const std::optional<std::vector<RunId>> &runs) const
{
    return guarded(d->file, [&] { return StatisticsReader(d->statements, runs).read(by); });
}

Result<std::string> Trail::policy(std::string_view hash) const
{
    return guarded(d->file, [&] {
        SQLite::Statement &query = d->statements.get("SELECT document FROM policies WHERE hash = ?");
        const InUse use(query);
        query.bind(1, std::string(hash));
        if (!query.executeStep())
            throw Failure(ErrorCode::NotFound, "policy");
        return readContent(d->statements, query.getColumn(0).getInt64());
    });
}

Result<std::optional<SourceId>> Trail::findSource(std::string_view sha256) const
{
    return guarded(d->file, [&]() -> std::optional<SourceId> {
        SQLite::Statement &query = d->statements.get("SELECT id FROM sources JOIN source_ends ON source = id "
                                                     "WHERE sha256 = ? AND outcome = 'completed' ORDER BY id LIMIT 1");
        const InUse use(query);
        query.bind(1, std::string(sha256));
        if (!query.executeStep())
            return std::nullopt;
        return query.getColumn(0).getInt64();
    });
}

Result<std::vector<ReviewRecord>> Trail::reviewsOfStep(StepId step) const
{
    return guarded(d->file, [&] { return readReviews(d->statements, step); });
}

Result<std::vector<NoteSummary>> Trail::notes(NoteSubject about, std::int64_t subject) const
{
    return guarded(d->file, [&] { return readNotes(d->statements, about, subject); });
}

Result<std::vector<TrailEvent>> Trail::trailEvents() const
{
    return guarded(d->file, [&] { return readTrailEvents(d->statements); });
}

Result<SearchPage> Trail::search(const Filter &filter, const SearchPosition &after, std::size_t limit,
    const StopCall &stop, const TextCall &shown) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return Searcher(d->statements, shown).page(filter, after, limit);
    });
}

Result<void> Trail::judge(std::string_view policy, std::span<const StepVerdict> verdicts) const
{
    return guarded(d->file, [&] {
        const JudgementsOpen open(d->database);
        const std::string name(policy);
        SQLite::Statement remove(d->database, "DELETE FROM temp.judgements WHERE policy = ?");
        remove.bind(1, name);
        remove.exec();
        SQLite::Statement write(d->database, "INSERT OR REPLACE INTO temp.judgements VALUES (?, ?, ?)");
        write.bind(1, name);
        for (const StepVerdict &judged : verdicts) {
            write.bind(2, judged.step);
            write.bind(3, std::string(nameOf(judged.verdict)));
            write.exec();
            write.reset();
        }
    });
}

Result<std::uint64_t> Trail::count(const Filter &filter, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return Searcher(d->statements).count(filter);
    });
}

Result<std::uint64_t> Trail::stepCount(const Filter &filter, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return Searcher(d->statements).count(filter, SearchUnit::Steps);
    });
}

Result<std::vector<RunId>> Trail::runsWith(const Filter &filter, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return Searcher(d->statements).runs(filter);
    });
}

Result<SearchPlan> Trail::explain(const Filter &filter) const
{
    return guarded(d->file, [&] { return Searcher(d->statements).plan(filter); });
}

Result<std::vector<RunId>> Trail::listRuns(const RunList &list, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return trailfile::listRuns(d->statements, list);
    });
}

Result<std::vector<StepId>> Trail::listSteps(const StepList &list, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return trailfile::listSteps(d->statements, list);
    });
}

Result<std::vector<StartedRun>> Trail::startedRuns(RunId run) const
{
    return guarded(d->file, [&] { return trailfile::startedRuns(d->statements, run); });
}

Result<GroupedRuns> Trail::groupRuns(RunGroupBy by, const StopCall &stop) const
{
    return guarded(d->file, [&] {
        const Stopping stopping(d->database, stop);
        return trailfile::groupRuns(d->statements, by);
    });
}

Result<std::optional<ReplayVerdict>> Trail::worstReplay(RunId run) const
{
    return guarded(d->file, [&] { return trailfile::worstReplay(d->statements, run); });
}

Result<std::vector<std::pair<RunId, std::vector<FieldValue>>>> Trail::runFields(
    std::span<const RunId> runs, std::span<const std::string> fields) const
{
    return guarded(d->file, [&] { return trailfile::runFields(d->statements, runs, fields); });
}

Result<std::vector<RunCall>> Trail::listCalls() const
{
    return guarded(d->file, [&] { return trailfile::listCalls(d->statements); });
}

Result<RowTotals> Trail::rowTotals() const
{
    return guarded(d->file, [&] { return trailfile::rowTotals(d->statements); });
}

Result<std::uint64_t> Trail::entryCount() const
{
    return guarded(d->file, [&] {
        std::uint64_t entries = 0;
        forEachRow(d->statements,
            "SELECT (SELECT ifnull(max(seq), 0) FROM entries WHERE seq < ?) + (SELECT ifnull(sum(entries), 0) FROM "
            "parts)",
            partStride, [&](RowReader &row) { entries = row.next<std::uint64_t>(); });
        return entries;
    });
}

Result<std::vector<RepeatLine>> Trail::repeatsAfter(RecordingPosition &after, std::size_t runs) const
{
    return guarded(d->file, [&] { return trailfile::repeatsAfter(d->statements, after, runs); });
}

Result<std::vector<ErrorLine>> Trail::errorsAfter(RecordingPosition &after, std::size_t limit) const
{
    return guarded(d->file, [&] { return trailfile::errorsAfter(d->statements, after, limit); });
}

Result<std::vector<ReplayLine>> Trail::replaysAfter(ReplayPosition &after, std::size_t limit) const
{
    return guarded(d->file, [&] { return trailfile::replaysAfter(d->statements, after, limit); });
}

Result<ReplayPosition> Trail::replaysSoFar() const
{
    return guarded(d->file, [&] { return trailfile::replaysSoFar(d->statements); });
}

Result<std::vector<StepLine>> Trail::stepsAfter(StepPosition &after, std::size_t limit) const
{
    return guarded(d->file, [&] { return trailfile::stepsAfter(d->statements, after, limit); });
}

Result<SealState> Trail::claimedSeal() const
{
    return guarded(d->file, [&] {
        SealState state;
        forEachRow(d->statements,
            "SELECT entries, public_key, signed_at FROM seals WHERE id < ? ORDER BY id DESC LIMIT 1", partStride,
            [&](RowReader &row) {
                state.isSealed = true;
                state.sealedEntries = row.next<std::uint64_t>();
                state.sealKey = row.next<std::string>();
                state.sealedAt = row.next<double>();
            });
        return state;
    });
}

Result<SqlSummary> Trail::sql(
    std::string_view statement, const SqlLimits &limits, const SqlReceiver &receiver, const StopCall &stop) const
{
    return guarded(d->file, [&] { return runSql(d->file, statement, limits, receiver, stop); });
}

Result<std::vector<SqlView>> Trail::sqlViews() const
{
    return guarded(d->file, [&] { return trailfile::sqlViews(d->file); });
}

Result<std::uint64_t> Trail::revision() const
{
    return guarded(d->file, [&] { return static_cast<std::uint64_t>(d->number("PRAGMA data_version")); });
}

Result<std::string> Trail::head() const
{
    return guarded(d->file, [&] {
        SQLite::Statement &query = d->statements.get("SELECT hash FROM head WHERE id = 1");
        const InUse use(query);
        return query.executeStep() ? toHex(digestFrom(query.getColumn(0))) : std::string();
    });
}

Result<Verification> Trail::verify(
    const std::function<bool(std::uint64_t, std::uint64_t)> &progress, const VerifyOptions &options) const
{
    return guarded(d->file, [&] { return Verifier(d->statements).verify(progress, options); });
}

Result<Verification> Trail::verifyGrowth(
    const Verification &before, const std::function<bool(std::uint64_t, std::uint64_t)> &progress) const
{
    return guarded(d->file, [&] {
        const auto grown = Verifier(d->statements).verifyGrowth(before, progress);
        return grown ? *grown : Verifier(d->statements).verify(progress, {});
    });
}

Result<std::string> Trail::proveStep(StepId step) const
{
    return guarded(
        d->file, [&] { return Prover(d->statements, d->proofTrees).prove({ ProofSubject::Kind::Step, step }); });
}

Result<std::string> Trail::proveExecution(ExecutionId execution) const
{
    return guarded(d->file,
        [&] { return Prover(d->statements, d->proofTrees).prove({ ProofSubject::Kind::Execution, execution }); });
}

Result<std::vector<std::string>> Trail::prove(std::span<const ProofSubject> subjects) const
{
    return guarded(d->file, [&] {
        const Snapshot snapshot(d->statements.database());
        return Prover(d->statements, d->proofTrees).prove(subjects);
    });
}

Result<std::string> Trail::proveEntry(std::uint64_t entry, std::uint64_t size) const
{
    return guarded(d->file, [&] { return TreeProofs(d->statements).proveEntry(entry, size); });
}

Result<std::string> Trail::proveGrowth(std::uint64_t from, std::uint64_t to) const
{
    return guarded(d->file, [&] { return TreeProofs(d->statements).proveGrowth(from, to); });
}

Result<std::uint64_t> Trail::writeTiles(const std::filesystem::path &folder) const
{
    return targetNamed(guarded(d->file, [&] { return TreeProofs(d->statements).writeTiles(folder); }), folder);
}

Result<Checkpoint> Trail::newestSeal() const
{
    return guarded(d->file, [&] {
        auto seal = TreeProofs(d->statements).newestSeal();
        if (!seal)
            throw Failure(ErrorCode::NotFound, "seal");
        return std::move(*seal);
    });
}

std::string Trail::uid() const
{
    return guarded(d->file, [&] { return uidOf(d->statements); }).value_or(std::string());
}

const std::filesystem::path &Trail::file() const { return d->file; }

} // namespace vitrine
