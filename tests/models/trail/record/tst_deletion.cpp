// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/deletion.h"

#include <QTest>

using namespace vitrine;

class TestDeletion : public QObject {
    Q_OBJECT

    static Deletion full()
    {
        return { "jane", "too \"old\"\n", R"({"before":1.5,"project":"/x"})", "ab12", { { 5, 12, "00ff", 7 } }, 3,
            { { 12, 13 }, { 40, 40 } }, { { "executions", 9 } }, 77.25 };
    }

private Q_SLOTS:
    void isReadAsItWasWritten()
    {
        Deletion empty;
        empty.rule = "{}";
        for (const Deletion &deletion : { full(), empty }) {
            const auto read = deletionOf({ std::string(runsDeleted), toJson(deletion), "vitrine", deletion.at });
            QVERIFY(read);
            QVERIFY(*read == deletion);
        }
    }

    void ignoresOtherEvents() { QVERIFY(!deletionOf({ "run.recorder", toJson(full()), "vitrine", 1 })); }

    void readsNoneOfABrokenOne()
    {
        const std::string whole = toJson(full());
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(!deletionOf({ std::string(runsDeleted), whole.substr(0, length), "", 1 }));
        for (const char *text :
            { "[]", "{}", "null", R"({"user":1})",
                R"({"user":"","reason":"","rule":{},"moved_to":null,"runs":[],"entries":0,"ranges":[[1]],"last_ids":{}})",
                R"({"user":"","reason":"","rule":{},"moved_to":null,"runs":[{}],"entries":0,"ranges":[],"last_ids":{}})" })
            QVERIFY2(!deletionOf({ std::string(runsDeleted), text, "", 1 }), text);
    }
};

QTEST_GUILESS_MAIN(TestDeletion)
#include "tst_deletion.moc"
