// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/collectingsink.h"

#include <QTest>

using namespace vitrine;

/// Sessions of Claude Code beyond their counts.
class TestClaudeSessions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsARepeatedLineOnce();
    void readsAChangedLineAgain();
};

static constexpr std::string_view prompt
    = R"({"type":"user","sessionId":"s","uuid":"u","message":{"role":"user","content":"go"}}
)";
static constexpr std::string_view turn
    = R"({"type":"assistant","sessionId":"s","uuid":"a","message":{"id":"m","role":"assistant","content":[{"type":"text","text":"done"}],"usage":{"input_tokens":10,"output_tokens":5}}}
)";
static constexpr std::string_view between
    = R"({"type":"user","sessionId":"s","uuid":"v","message":{"role":"user","content":"more"}}
)";

void TestClaudeSessions::readsARepeatedLineOnce()
{
    std::string log(prompt);
    log.append(turn).append(between).append(turn).append(turn);
    const ImportedText imported(log);
    QVERIFY(imported.report);
    QCOMPARE(imported.sink.runs.size(), 1u);
    QCOMPARE(imported.sink.runs.front().steps.size(), 3u);
    QCOMPARE(imported.report->flaws, 0u);
}

void TestClaudeSessions::readsAChangedLineAgain()
{
    std::string changed(turn);
    changed.replace(changed.find("done"), 4, "more");
    std::string log(prompt);
    log.append(turn).append(between).append(changed);
    const ImportedText imported(log);
    QCOMPARE(imported.sink.runs.front().steps.size(), 4u);
}

QTEST_GUILESS_MAIN(TestClaudeSessions)
#include "tst_claudesessions.moc"
