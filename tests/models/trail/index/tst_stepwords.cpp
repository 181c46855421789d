// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/index/stepwords.h"

#include "models/trail/file/schema.h"
#include "models/trail/index/wordpostings.h"
#include "models/trail/index/wordquery.h"
#include "models/trail/index/wordset.h"
#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace vitrine;
using namespace vitrine::trailfile;

/// The index of the words of steps: what it finds is what a look at each step finds, however it came to be.
class TestStepWords : public QObject {
    Q_OBJECT

private:
    std::string path(const char *name) const { return m_folder.path().toStdString() + '/' + name; }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void givesWordsHashesOfTheirOwn();
    void findsWhatTheStepsHave();
    void findsStepsWithAllWords();
    void readsExpressions_data();
    void readsExpressions();
    void rejectsBytesThatAreNoBlock();
    void joinsSegments();
    void joinsWhatComesOneByOne();
    void givesStepsOtherWords();
    void findsWhatWasAddedInAnyWay();
    void forgetsWhatWasTakenOut();
};

namespace {

using StepTexts = std::map<StepOffset, std::vector<std::string>>;

WordSegment segmentOf(const StepTexts &texts)
{
    WordPostings postings;
    const KnownWords known;
    for (const auto &[step, words] : texts) {
        postings.beginStep(step);
        for (const std::string &word : words)
            postings.add(word.front(), std::string_view(word).substr(1), known.hashOf(word));
    }
    return postings.take();
}

StepOffsets found(const WordSegment &segment, std::string_view expression)
{
    const auto query = WordQuery::parse(expression);
    return query ? query->stepsIn(SegmentLookup(
                       segment.directory, [&](std::size_t n) { return std::string_view(segment.blocks.at(n)); }))
                 : StepOffsets {};
}

StepTexts randomTexts(std::uint32_t seed, StepOffset steps)
{
    std::mt19937 random(seed);
    StepTexts texts;
    for (StepOffset step = 0; step < steps; ++step)
        for (unsigned n = 0; n < 60; ++n)
            texts[step * 3].push_back(formatted("{}{:x}", n % 2 == 0 ? 'c' : 't', random() % 3'000));
    return texts;
}

StepOffsets having(const StepTexts &texts, const std::function<bool(const std::string &)> &fits)
{
    StepOffsets steps;
    for (const auto &[step, words] : texts)
        if (std::ranges::any_of(words, fits))
            steps.push_back(step);
    return steps;
}

StepRecord stepWith(std::uint64_t ordinal, const std::string &word)
{
    StepRecord step = samples::bareStep(ordinal);
    step.thought = "common " + word;
    return step;
}

std::uint64_t hits(const std::string &file, const std::string &expression)
{
    return (*Trail::open(file))->count(*Filter::parse(expression)).value_or(999);
}

int number(const std::string &file, const char *sql) { return SQLite::Database(file).execAndGet(sql).getInt(); }

} // namespace

// Postings take a hash for its word.
void TestStepWords::givesWordsHashesOfTheirOwn()
{
    std::vector<std::string> words;
    for (unsigned n = 0; n < 100'000; ++n)
        words.push_back(formatted("value_{}", n));
    for (std::size_t length = 0; length <= 70; ++length)
        for (std::size_t at = 0; at <= length; ++at) {
            words.emplace_back(length, 'a');
            if (at < length)
                words.back()[at] = 'b';
        }
    std::ranges::sort(words);
    const auto [from, to] = std::ranges::unique(words);
    words.erase(from, to);
    const KnownWords known;
    std::set<std::uint64_t> hashes;
    for (const std::string &word : words)
        hashes.insert(known.hashOf(word));
    QCOMPARE(hashes.size(), words.size());
    QVERIFY(KnownWords().hashOf("word") != known.hashOf("word"));
}

void TestStepWords::findsWhatTheStepsHave()
{
    const StepTexts texts = randomTexts(7, 500);
    const WordSegment segment = segmentOf(texts);
    QVERIFY(segment.blocks.size() > 3);
    QCOMPARE(segment.last, 499U * 3);
    for (unsigned n = 0; n < 3'100; n += 7) {
        const std::string word = formatted("c{:x}", n);
        QCOMPARE(found(segment, '"' + word + '"'), having(texts, [&](const auto &has) { return has == word; }));
        QCOMPARE(
            found(segment, '"' + word + "\" *"), having(texts, [&](const auto &has) { return has.starts_with(word); }));
    }
    QVERIFY(found(segment, "\"\"").empty());
    QCOMPARE(found(segment, "\"\" *").size(), texts.size());
    QVERIFY(found(segment, "\"zzz\"").empty());
}

// Common words have a step in each place, rare ones are far apart: their distances have one to three bytes.
void TestStepWords::findsStepsWithAllWords()
{
    StepTexts texts;
    for (StepOffset step = 0; step < 20'000; ++step) {
        auto &words = texts[step];
        if (step % 97 != 5)
            words.emplace_back("tcommon");
        if (step % 2 == 0)
            words.emplace_back("thalf");
        if (step % 7 == 3)
            words.emplace_back("tseventh");
        if (step % 331 == 4)
            words.emplace_back("trare");
        if (step % 19'997 == 19'996)
            words.emplace_back("trarest");
        words.emplace_back("tall");
    }
    const WordSegment segment = segmentOf(texts);
    const std::vector<std::string> words { "tcommon", "thalf", "tseventh", "trare", "trarest", "tall", "tnowhere" };
    for (unsigned chosen = 1; chosen < 1U << words.size(); ++chosen) {
        std::string expression;
        std::vector<std::string> wanted;
        for (std::size_t n = 0; n < words.size(); ++n) {
            if ((chosen >> n & 1U) == 0)
                continue;
            expression += (expression.empty() ? "(\"" : " AND \"") + words[n] + '"';
            wanted.push_back(words[n]);
        }
        StepOffsets expected;
        for (const auto &[step, has] : texts)
            if (std::ranges::all_of(wanted, [&](const auto &word) { return std::ranges::contains(has, word); }))
                expected.push_back(step);
        QCOMPARE(found(segment, expression + ')'), expected);
    }
}

void TestStepWords::readsExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<StepOffsets>("steps");
    const auto row = [](const char *expression, const StepOffsets &steps) {
        QTest::newRow(expression) << QString::fromLatin1(expression) << steps;
    };
    row("\"ca\"", { 1, 2 });
    row("(\"ca\")", { 1, 2 });
    row("\"ca\" OR \"cc\"", { 1, 2, 3 });
    row("\"ca\" AND \"cb\"", { 1 });
    row("\"ca\" AND \"cb\" OR \"cc\"", { 1, 3 });
    row("\"cc\" OR \"ca\" AND \"cb\"", { 1, 3 });
    row("(\"cc\" OR \"ca\") AND (\"cb\" OR (\"cc\"))", { 1, 3 });
    row("\"c\" * AND \"cc\"", { 3 });
    row("\"c\"*", { 1, 2, 3 });
    for (const char *wrong : { "", "ca", "\"ca", "(\"ca\"", "\"ca\")", "\"ca\" AND", "\"ca\" \"cb\"", "NOT \"ca\"" })
        row(wrong, {});
}

void TestStepWords::readsExpressions()
{
    QFETCH(QString, expression);
    QFETCH(StepOffsets, steps);
    const WordSegment segment = segmentOf({ { 1, { "ca", "cb" } }, { 2, { "ca" } }, { 3, { "cc" } } });
    QCOMPARE(found(segment, expression.toStdString()), steps);
    QVERIFY(!WordQuery::parse(std::string(100'000, '(')));
}

void TestStepWords::rejectsBytesThatAreNoBlock()
{
    WordSegment segment = segmentOf(randomTexts(3, 50));
    std::mt19937 random(5);
    for (int n = 0; n < 2'000; ++n) {
        WordSegment broken = segment;
        std::string &bytes = n % 4 == 0 ? broken.directory : broken.blocks.at(random() % broken.blocks.size());
        bytes.resize(random() % 3 == 0 ? random() % bytes.size() : bytes.size());
        if (!bytes.empty())
            bytes[random() % bytes.size()] = static_cast<char>(random());
        try {
            const StepOffsets steps = found(broken, "\"c\" * OR \"t1\"");
            QVERIFY(std::ranges::is_sorted(steps));
        } catch (const Failure &failure) {
            QVERIFY(failure.code() == ErrorCode::Corrupt);
        } catch (const std::out_of_range &) {
            QVERIFY(n % 4 == 0);
        }
    }
}

void TestStepWords::joinsSegments()
{
    StepTexts all;
    std::vector<JoinedSegment> segments;
    for (std::uint32_t n = 0; n < 5; ++n) {
        const StepTexts texts = randomTexts(n, 40 * n);
        const StepOffset distance = 500 * n;
        for (const auto &[step, words] : texts)
            all.emplace(step + distance, words);
        segments.push_back({ segmentOf(texts).blocks, distance });
    }
    const WordSegment segment = joined(segments);
    const WordSegment same = segmentOf(all);
    QVERIFY(segment.blocks == same.blocks);
    QCOMPARE(segment.directory, same.directory);
    QCOMPARE(segment.last, same.last);
    QVERIFY(joined({}).blocks.empty());
    segments.front().blocks = { "no block" };
    QVERIFY_THROWS_EXCEPTION(Failure, joined(segments));
}

void TestStepWords::joinsWhatComesOneByOne()
{
    const std::string file = path("one.vitrine");
    {
        const auto recorder = std::move(*Recorder::open(file));
        const SourceId source = *recorder->addSource(samples::source());
        for (std::uint64_t run = 1; run <= 700; ++run)
            QVERIFY(recorder->addRun(source, samples::bareRun(), std::vector { stepWith(1, formatted("w{}", run)) }));
    }
    QVERIFY(number(file, "SELECT count(*) FROM word_segments") < 30);
    QCOMPARE(hits(file, "common"), 700U);
    QCOMPARE(hits(file, "w1"), 1U);
    QCOMPARE(hits(file, "w64"), 1U);
    QCOMPARE(hits(file, "w700"), 1U);
    QCOMPARE(hits(file, "w7*"), 12U);
    QCOMPARE(hits(file, "w701"), 0U);
    const auto trail = std::move(*Trail::open(file));
    SearchPosition location;
    for (StepId next = 1; next <= 700;) {
        const auto page = trail->search(*Filter::parse("common"), location, 33);
        for (const SearchHit &hit : page->hits)
            QCOMPARE(hit.step, next++);
        location = page->next;
    }
}

void TestStepWords::givesStepsOtherWords()
{
    Connection database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    createSchema(database);
    StepWords words(database);
    const auto all = [&] {
        std::string list;
        words.forEachWord([&](std::string_view word) { list += std::string(word) + ' '; });
        return list;
    };
    words.add(10, segmentOf({ { 0, { "ca", "cb" } }, { 1, { "ca" } }, { 2, { "cz" } } }));
    words.add(20, segmentOf({ { 0, { "cx" } } }));
    words.replace(
        { { 11, segmentOf({ { 0, { "cnew", "cz" } } }) }, { 12, {} }, { 30, segmentOf({ { 0, { "cy" } } }) } });
    QCOMPARE(all(), std::string("ca cb cnew cz cx cy "));
    words.remove(std::vector<StepId> { 10, 20 });
    QCOMPARE(all(), std::string("cnew cz cy "));
    words.remove(std::vector<StepId> { 11, 12, 30 });
    QCOMPARE(all(), std::string());
    QCOMPARE(database.execAndGet("SELECT count(*) FROM word_blocks").getInt(), 0);
}

void TestStepWords::findsWhatWasAddedInAnyWay()
{
    const std::string file = path("mixed.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    auto bulk = recorder->addRuns(source);
    for (std::uint64_t run = 1; run <= 30; ++run) {
        std::vector<StepRecord> steps;
        for (std::uint64_t n = 1; n <= 20; ++n)
            steps.push_back(stepWith(n, formatted("run{} {}", run, std::string(30'000, 'x'))));
        QVERIFY(bulk.add(samples::bareRun(), run == 9 ? std::vector<StepRecord> {} : steps));
        if (run % 3 == 0)
            QVERIFY(recorder->addRun(source, samples::bareRun(), std::vector { stepWith(1, "alone") }));
    }
    QVERIFY(bulk.commit());
    QCOMPARE(hits(file, "common"), 29U * 20 + 10);
    QCOMPARE(hits(file, "alone"), 10U);
    for (std::uint64_t run = 1; run <= 30; ++run)
        QCOMPARE(hits(file, formatted("run{}", run)), run == 9 ? 0U : 20U);
}

void TestStepWords::forgetsWhatWasTakenOut()
{
    const std::string file = path("gone.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId first = *recorder->addSource(samples::source("a.json"));
    QVERIFY(
        recorder->addRun(first, samples::bareRun(), std::vector { stepWith(1, "kept"), stepWith(2, "secretword") }));
    const SourceId second = *recorder->addSource(samples::source("b.json"));
    QVERIFY(recorder->addRun(second, samples::bareRun(), std::vector { stepWith(1, "dropped"), stepWith(2, "too") }));
    QVERIFY(recorder->discardSource(second));
    QCOMPARE(number(file, "SELECT count(*) FROM word_segments"), 1);
    QVERIFY(recorder->redact({ "secretword", 0, {}, "a secret" })->texts > 0);
    QCOMPARE(hits(file, "kept"), 1U);
    QCOMPARE(hits(file, "redacted"), 1U);
    QCOMPARE(hits(file, "secretword"), 0U);
    const char *inIndex = "SELECT count(*) FROM word_blocks WHERE instr(bytes, CAST('secret' AS BLOB))";
    QCOMPARE(number(file, inIndex), 0);
    QCOMPARE(number(file, "SELECT count(*) FROM words WHERE word = 'secretword'"), 0);
}

QTEST_GUILESS_MAIN(TestStepWords)
#include "tst_stepwords.moc"
