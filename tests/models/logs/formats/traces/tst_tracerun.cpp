// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/formats/traces/tracerun.h"

#include "models/trail/record/stepsource.h"
#include "tests/models/logs/collectingsink.h"
#include "tests/models/logs/flawline.h"

#include <QTest>

using namespace vitrine;

/// Which runs are made of the spans of a trace, whatever is missing of it, and however many they are.
class TestTraceRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesNothingOfATraceOfAnyLength();
    void makesARunOfCallsWithoutAnAgent();
    void keepsCallsBesideAnAgent();
    void readsARepeatedSpanOnce();
};

namespace {

Span modelSpan(int n)
{
    Span span;
    span.traceId = "t";
    span.id = formatted("s{}", n);
    span.parentId = "root";
    span.kind = SpanKind::Model;
    span.time.startedAt = n;
    span.reply.text = formatted("reply {}", n);
    return span;
}

Span rootSpan()
{
    Span span;
    span.traceId = "t";
    span.id = "root";
    span.kind = SpanKind::Agent;
    return span;
}

} // namespace

/// What does not fit into memory makes further runs, and all of them together have each span.
void TestTraceRuns::losesNothingOfATraceOfAnyLength()
{
    constexpr int count = static_cast<int>(TraceRuns::maxLocations / sizeof(WaitingSpan) * 2 / 3) + 10'000;
    struct Counting final : LogSink {
        bool source(const SourceRecord &) override { return true; }
        bool run(const RunRecord &run, std::span<const StepRecord> steps) override
        {
            ++runs;
            isOneTrace = isOneTrace && run.extra.contains("\"trace_id\":\"t\"");
            models += steps.size();
            return true;
        }
        bool longRun(const RunRecord &record, StepSource &source) override
        {
            source.rewind();
            for (auto some = source.next(); some && !some->empty(); some = source.next())
                models += some->size();
            return run(record, {});
        }
        std::size_t runs = 0;
        std::size_t models = 0;
        bool isOneTrace = true;
    } sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    traces.add(rootSpan());
    for (int n = 0; n < count; ++n)
        traces.add(modelSpan(n));
    traces.finish();
    QVERIFY(sink.runs > 1);
    QVERIFY(sink.runs < 5);
    QVERIFY(sink.isOneTrace);
    QVERIFY(sink.models >= std::size_t(count));
    const ImportReport report = context.report();
    QCOMPARE(report.steps, std::uint64_t(count));
    QCOMPARE(report.skipped.size(), sink.runs - 1);
    QVERIFY(flawLine(report.skipped.front()).contains("trace-released"));
}

/// Their parents are not in the log, or there are none.
void TestTraceRuns::makesARunOfCallsWithoutAnAgent()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    for (int n = 3; n > 0; --n) {
        Span span = modelSpan(n);
        if (n == 2)
            span.parentId.clear();
        traces.add(std::move(span));
    }
    traces.finish();
    QCOMPARE(sink.runs.size(), 1u);
    QCOMPARE(context.report().steps, 3u);
    QCOMPARE(sink.runs[0].steps.back().rawModelOutput, std::string("reply 3"));
}

void TestTraceRuns::keepsCallsBesideAnAgent()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    traces.add(rootSpan());
    traces.add(modelSpan(1));
    Span beside = modelSpan(2);
    beside.parentId.clear();
    traces.add(std::move(beside));
    // What is no work of an agent makes no run.
    Span other = modelSpan(4);
    other.parentId.clear();
    other.kind = SpanKind::Other;
    traces.add(std::move(other));
    traces.finish();
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(context.report().steps, 2u);
    QCOMPARE(sink.runs[1].steps.size(), 1u);
    QCOMPARE(sink.runs[1].steps[0].rawModelOutput, std::string("reply 2"));
}

/// Exporters repeat spans whose delivery was not confirmed, and some send a span when it starts, too.
void TestTraceRuns::readsARepeatedSpanOnce()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns runs(context);
    runs.add(rootSpan());
    runs.add(modelSpan(1));
    Span again = modelSpan(1);
    again.span.byteFrom = 500; // elsewhere in the log
    runs.add(again);
    Span started = modelSpan(2);
    started.reply.text.clear();
    runs.add(started);
    Span ended = modelSpan(2);
    ended.time.endedAt = 3;
    runs.add(ended);
    Span other = modelSpan(3);
    runs.add(other);
    other.reply.text = "other"; // the id was given to another call
    runs.add(other);
    runs.finish();
    QCOMPARE(sink.runs.size(), 1u);
    std::vector<std::string> replies;
    for (const StepRecord &step : sink.runs.at(0).steps)
        replies.push_back(step.rawModelOutput);
    QCOMPARE(replies, (std::vector<std::string> { "reply 1", "reply 2", "reply 3", "other" }));
    QCOMPARE(context.report().silent.at("repeated span"), 2u);
}

QTEST_GUILESS_MAIN(TestTraceRuns)
#include "tst_tracerun.moc"
