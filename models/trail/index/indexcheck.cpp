// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/indexcheck.h"

#include "base/formatted.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/file/executionreader.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/file/stopping.h"
#include "models/trail/index/runsums.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"
#include "models/trail/index/wordset.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>
#include <unordered_map>

namespace vitrine {

namespace trailfile {

namespace {

constexpr std::size_t mostNamed = 10'000;
/// Steps that no segment knows are looked at so many at a time.
constexpr std::int64_t stepsAtOnce = 4'000;
/// FTS5 cuts words that are longer.
constexpr std::size_t mostOfWord = 32'768;

using Progress = std::function<bool(std::uint64_t, std::uint64_t)>;
/// For each row the sum of its words' hashes. The keys of these are random: words with a given sum cannot be
/// constructed.
using Sums = std::map<std::int64_t, std::uint64_t>;

/// The words of consecutive steps, as stored in the file.
struct Segment {
    StepId first = 0;
    StepId last = 0;
    std::int64_t block = 0;
    std::int64_t blocks = 0;
    WordSegment words;
};

// The compared columns, without sums of real numbers, whose result depends on their order.
constexpr auto totals = std::to_array<std::string_view>(
    { "SELECT run FROM main.run_totals m FULL JOIN temp.run_totals t USING (run) WHERE m.rowid IS NULL OR t.rowid IS "
      "NULL OR m.tokens_in IS NOT t.tokens_in OR m.tokens_out IS NOT t.tokens_out OR m.tool_calls <> t.tool_calls OR "
      "m.repeated_code <> t.repeated_code OR m.longest_loop <> t.longest_loop OR (m.step_seconds IS NULL) <> "
      "(t.step_seconds IS NULL) OR abs(m.step_seconds - t.step_seconds) > 1e-6 * (1 + abs(t.step_seconds))",
        "SELECT run FROM (SELECT * FROM main.run_modules EXCEPT SELECT * FROM temp.run_modules)",
        "SELECT run FROM (SELECT * FROM temp.run_modules EXCEPT SELECT * FROM main.run_modules)",
        "SELECT run FROM main.run_tasks m FULL JOIN temp.run_tasks t USING (run) WHERE CAST(m.beginning AS BLOB) IS "
        "NOT "
        "CAST(t.beginning AS BLOB)",
        "SELECT run FROM (SELECT * FROM main.live_runs EXCEPT SELECT * FROM temp.live_runs)",
        "SELECT run FROM (SELECT * FROM temp.live_runs EXCEPT SELECT * FROM main.live_runs)" });

/// Compares over a connection that only reads. One transaction, so that all is of one moment.
class IndexChecker {
public:
    IndexChecker(Connection &database, const Progress &progress)
        : m_database(database)
        , m_statements(database)
        , m_words(database.getHandle())
        , m_progress(progress)
    {
    }

    IndexCheck check()
    {
        m_database.exec("PRAGMA query_only = OFF; BEGIN");
        m_steps = static_cast<std::uint64_t>(m_database.execAndGet("SELECT count(*) FROM steps").getInt64());
        const StopCall isStopped = [this] { return m_progress && m_steps > 0 && !m_progress(m_done, m_steps); };
        const Stopping stopping(m_database, isStopped);
        checkFile();
        listWords();
        checkSteps();
        checkRows("run_text", "SELECT id FROM runs ORDER BY id", m_found.runs,
            [this](std::int64_t run) { return wordsOfRun(run); });
        checkRows("execution_text", "SELECT execution FROM execution_ends ORDER BY execution", m_found.executions,
            [this](std::int64_t execution) { return wordsOfExecution(execution); });
        checkTotals();
        checkTree();
        for (auto *named : { &m_found.steps, &m_found.runs, &m_found.executions })
            inOrder(*named);
        return std::move(m_found);
    }

private:
    /// Rows of tables against those of their indexes.
    void checkFile()
    {
        const std::string found = m_database.execAndGet("PRAGMA main.integrity_check(1)").getString();
        if (found != "ok")
            m_found.damage = found;
    }

    void listWords()
    {
        SQLite::Statement query(m_database, "SELECT word FROM words");
        while (query.executeStep())
            m_listed.push_back(m_hashes.hashOf(query.getColumn(0).getString()));
        std::ranges::sort(m_listed);
    }

    void requireListed(const std::vector<std::string> &words)
    {
        for (const std::string &word : words)
            m_found.missingWords += std::ranges::binary_search(m_listed, m_hashes.hashOf(word)) ? 0 : 1;
    }

    void checkSteps()
    {
        StepId next = 0;
        for (Segment &segment : segments()) {
            // Two of them that overlap, or one whose end is before its beginning.
            if (segment.first < next || segment.last < segment.first) {
                m_found.steps.push_back(segment.first);
                continue;
            }
            checkGap(next, segment.first);
            readBlocks(segment);
            checkRange(segment.first, segment.last, segment.words);
            next = segment.last + 1;
        }
        checkGap(next, INT64_MAX);
    }

    std::vector<Segment> segments()
    {
        std::vector<Segment> found;
        forEachRow(m_statements, "SELECT id, last, block, blocks FROM word_segments WHERE id > ? ORDER BY id",
            INT64_MIN, [&](RowReader &row) {
                Segment segment;
                segment.first = row.next<StepId>();
                segment.last = row.next<StepId>();
                segment.block = row.next<std::int64_t>();
                segment.blocks = row.next<std::int64_t>();
                found.push_back(std::move(segment));
            });
        return found;
    }

    void readBlocks(Segment &segment)
    {
        segment.words.last = static_cast<StepOffset>(segment.last - segment.first);
        forEachRow(m_statements, "SELECT directory FROM word_segments WHERE id = ?", segment.first,
            [&](RowReader &row) { segment.words.directory = row.next<std::string>(); });
        SQLite::Statement &query
            = m_statements.get("SELECT bytes FROM word_blocks WHERE id >= ? AND id - ? < ? ORDER BY id");
        const InUse use(query);
        query.bind(1, segment.block);
        query.bind(2, segment.block);
        query.bind(3, segment.blocks);
        while (query.executeStep())
            segment.words.blocks.push_back(query.getColumn(0).getString());
    }

    /// No segment knows steps without words.
    void checkGap(StepId from, StepId end)
    {
        while (true) {
            const std::vector<StepId> ids = stepsFrom(from, end - 1, stepsAtOnce);
            if (ids.empty())
                return;
            const StepId last = std::min(ids.back(), ids.front() + mostInSegment - 1);
            checkRange(ids.front(), last, {});
            from = last + 1;
        }
    }

    std::vector<StepId> stepsFrom(StepId first, StepId last, std::int64_t most)
    {
        std::vector<StepId> ids;
        SQLite::Statement &query
            = m_statements.get("SELECT id FROM steps WHERE id >= ? AND id <= ? ORDER BY id LIMIT ?");
        const InUse use(query);
        query.bind(1, first);
        query.bind(2, last);
        query.bind(3, most);
        while (query.executeStep())
            ids.push_back(query.getColumn(0).getInt64());
        return ids;
    }

    void checkRange(StepId first, StepId last, const WordSegment &stored)
    {
        for (const StepId id : stepsFrom(first, last, -1)) {
            whereReadable([&] {
                if (const auto step = readStep(m_statements, id, Prompts::Left))
                    m_words.addStep(static_cast<StepOffset>(id - first), *step);
            });
            goOn();
        }
        const IndexedSteps wanted = m_words.takeSteps();
        requireListed(wanted.fresh);
        const WordSegment &words = wanted.words;
        if (words.last != stored.last || words.directory != stored.directory || words.blocks != stored.blocks)
            nameSteps(first, sumsOf(words), stored);
    }

    /// Names the steps with wrong words. If all steps have their words, the order of the words is wrong, and a search
    /// may miss any step.
    void nameSteps(StepId first, const Sums &wanted, const WordSegment &stored)
    {
        Sums found;
        try {
            found = sumsOf(stored);
        } catch (const Failure &) {
            found.clear();
        }
        const std::size_t before = m_found.steps.size();
        for (const auto &[offset, sum] : wanted)
            if (const auto same = found.find(offset); same == found.end() || same->second != sum)
                m_found.steps.push_back(first + offset);
        for (const std::int64_t offset : std::views::keys(found))
            if (!wanted.contains(offset))
                m_found.steps.push_back(first + offset);
        if (m_found.steps.size() == before)
            for (const std::int64_t offset : std::views::keys(wanted))
                m_found.steps.push_back(first + offset);
    }

    Sums sumsOf(const WordSegment &segment) const
    {
        Sums sums;
        for (const std::string &bytes : segment.blocks) {
            for (BlockReader block(bytes); block.next();) {
                StepOffsets steps;
                block.addSteps(steps);
                for (const StepOffset step : steps)
                    sums[step] += m_hashes.hashOf(block.word());
            }
        }
        return sums;
    }

    /// The words of each row in an FTS5 index, minus the expected ones.
    template <typename WordsOf>
    void checkRows(std::string_view index, const char *ids, std::vector<std::int64_t> &named, const WordsOf &wordsOf)
    {
        std::unordered_map<std::int64_t, std::uint64_t> left;
        m_database.exec(formatted("CREATE VIRTUAL TABLE temp.checked USING fts5vocab (main, {}, instance)", index));
        {
            SQLite::Statement query(m_database, "SELECT term, doc FROM temp.checked");
            while (query.executeStep())
                left[query.getColumn(1).getInt64()] += m_hashes.hashOf(query.getColumn(0).getString());
        }
        m_database.exec("DROP TABLE temp.checked");
        SQLite::Statement query(m_database, ids);
        while (query.executeStep()) {
            const std::int64_t id = query.getColumn(0).getInt64();
            whereReadable([&] { left[id] -= sumOf(wordsOf(id)); });
            goOn(0);
        }
        for (const auto &[id, sum] : left)
            if (sum != 0 && isCompared(index, id))
                named.push_back(id);
    }

    /// Running or interrupted rows are not indexed meanwhile, and may be after a rebuild.
    bool isCompared(std::string_view index, std::int64_t id)
    {
        if (index != "execution_text")
            return true;
        SQLite::Statement &query = m_statements.get(
            "SELECT 1 FROM executions x WHERE id = ? AND NOT EXISTS (SELECT 1 FROM execution_ends WHERE execution = "
            "x.id)");
        const InUse use(query);
        query.bind(1, id);
        return !query.executeStep();
    }

    std::uint64_t sumOf(const IndexedWords &words) const
    {
        std::uint64_t sum = 0;
        std::set<std::string_view> cut;
        for (const auto part : std::views::split(words.words, ' ')) {
            const std::string_view word(part.begin(), part.end());
            if (word.empty() || (word.size() > mostOfWord && !cut.insert(word.substr(0, mostOfWord)).second))
                continue;
            sum += m_hashes.hashOf(word.substr(0, mostOfWord));
        }
        return sum;
    }

    IndexedWords wordsOfRun(RunId run)
    {
        IndexedWords words;
        forEachRow(m_statements, selectSql(tables::runs) + " WHERE id = ?", run,
            [&](RowReader &row) { words = m_words.ofRun(readRun(m_statements, row).record); });
        return words;
    }

    IndexedWords wordsOfExecution(ExecutionId id)
    {
        IndexedWords words;
        for (const Execution &execution : readExecutions(m_statements, " WHERE id = ?", id))
            words = m_words.ofExecution(execution.begin.code, execution.end ? execution.end->result : StepResult {});
        requireListed(words.fresh);
        return words;
    }

    /// Tables of the same names that only this connection sees precede those of the file: the new sums are written to
    /// them.
    void checkTotals()
    {
        for (const char *table : { "run_totals", "run_modules", "run_tasks", "live_runs" })
            m_database.exec(formatted("CREATE TEMP TABLE {0} AS SELECT * FROM main.{0} WHERE 0;"
                                      "CREATE INDEX temp.{0}_run ON {0} (run)",
                table));
        const bool isSummed = hasSums(m_statements);
        for (const std::string_view table : sumTables)
            if (isSummed)
                m_database.exec(formatted("CREATE TEMP TABLE {0} AS SELECT * FROM main.{0} WHERE 0", table));
        const bool hasValues = BlockValues(m_statements).isThere();
        for (const std::string_view table : valueTables)
            if (isSummed && hasValues)
                m_database.exec(formatted("CREATE TEMP TABLE {0} AS SELECT * FROM main.{0} WHERE 0", table));
        RunTotals(m_database).addFrom(0);
        if (isSummed)
            checkSums(hasValues);
        for (const std::string_view sql : totals) {
            SQLite::Statement query(m_database, std::string(sql));
            while (query.executeStep())
                m_found.runs.push_back(query.getColumn(0).getInt64());
        }
    }

    /// Sums of real numbers are not compared. A block is named by its first run.
    void checkSums(bool hasValues)
    {
        RunSums(m_statements).sumUp();
        std::vector<std::pair<std::string_view, std::string_view>> compared {
            { "run_sums",
                "block, model, agent_name, day, runs, succeeded, steps, code_steps, errors, blocked, tool_calls, "
                "repeated_code, longest_loop, tokens_in, tokens_out, grader_steps, grader_tokens_in, "
                "grader_tokens_out" },
            { "module_sums", "*" },
            { "tool_sums", "*" },
            { "error_sums", "block, layer, cause, errors, most" },
            { "sum_blocks", "*" },
        };
        if (hasValues)
            for (const std::string_view table : valueTables)
                compared.emplace_back(table, "*");
        for (const auto &[table, columns] : compared) {
            SQLite::Statement query(m_database,
                formatted("SELECT block FROM (SELECT {1} FROM main.{0} EXCEPT SELECT {1} FROM temp.{0}) UNION SELECT "
                          "block FROM (SELECT {1} FROM temp.{0} EXCEPT SELECT {1} FROM main.{0}) WHERE block IN "
                          "(SELECT block FROM main.sum_blocks)",
                    table, columns));
            while (query.executeStep())
                m_found.runs.push_back(query.getColumn(0).getInt64() * blockRuns);
        }
    }

    /// A missing root is not a fault, because it is computed.
    void checkTree()
    {
        if (m_database.execAndGet("SELECT count(*) FROM main.sqlite_schema WHERE name = 'tree_tiles'").getInt() == 0)
            return;
        m_database.exec("CREATE TEMP TABLE tree_tiles AS SELECT * FROM main.tree_tiles WHERE 0");
        Hasher hasher;
        rebuildTiles(m_statements, hasher);
        m_found.wrongRoots = static_cast<std::uint64_t>(m_database
                .execAndGet("SELECT count(*) FROM (SELECT * FROM main.tree_tiles EXCEPT SELECT * FROM temp.tree_tiles)")
                .getInt64());
    }

    void goOn(std::uint64_t steps = 1)
    {
        m_done += steps;
        if (m_progress && m_done % 256 == 0 && !m_progress(m_done, m_steps))
            throw Failure(ErrorCode::Cancelled);
    }

    static void inOrder(std::vector<std::int64_t> &named)
    {
        std::ranges::sort(named);
        const auto again = std::ranges::unique(named);
        named.erase(again.begin(), again.end());
        named.resize(std::min(named.size(), mostNamed));
    }

    Connection &m_database;
    Statements m_statements;
    RowWords m_words;
    KnownWords m_hashes; ///< of which only the hashes are used
    std::vector<std::uint64_t> m_listed; ///< of the words in the list, in order
    const Progress &m_progress;
    std::uint64_t m_steps = 0;
    std::uint64_t m_done = 0;
    IndexCheck m_found;
};

} // namespace

} // namespace trailfile

bool IndexCheck::isIntact() const
{
    return steps.empty() && runs.empty() && executions.empty() && missingWords == 0 && wrongRoots == 0
        && damage.empty();
}

Result<IndexCheck> checkIndexes(
    const std::filesystem::path &trail, const std::function<bool(std::uint64_t, std::uint64_t)> &progress)
{
    return trailfile::guarded(trail, [&] {
        auto database = trailfile::openForReading(trail);
        return trailfile::IndexChecker(database, progress).check();
    });
}

} // namespace vitrine
