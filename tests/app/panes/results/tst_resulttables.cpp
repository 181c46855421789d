// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recorddelegate.h"
#include "app/panes/results/resulttables.h"
#include "models/items/itemroles.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace vitrine;

namespace {

template <typename Model, typename Column>
QVariant cell(const Model &model, int row, Column column, int role = Qt::DisplayRole)
{
    return model.index(row, static_cast<int>(column)).data(role);
}

} // namespace

class TestResultTables final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void listsVariables()
    {
        VariableTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setVariables(
            { { .name = "x", .type = "str", .repr = "'a  b'", .size = 1, .change = VariableChange::Changed },
                { .name = "m", .type = "ndarray", .repr = "[]", .shape = std::vector<std::uint64_t> { 3, 4 } } });
        using enum VariableColumn;
        QCOMPARE(cell(model, 0, Name).toString(), QStringLiteral("x"));
        QCOMPARE(cell(model, 0, Value).toString(), QStringLiteral("'a  b'"));
        QCOMPARE(cell(model, 0, Change, SortRole).toInt(), static_cast<int>(VariableChange::Changed));
        QCOMPARE(cell(model, 0, Type).toString(), QStringLiteral("str"));
        QCOMPARE(cell(model, 1, Type).toString(), QStringLiteral("ndarray (3, 4)"));
        QVERIFY(!cell(model, 0, SetBy).isValid());
        model.setOrigins(
            { { "m", { .step = 70, .ordinal = 7, .line = 18 } }, { "gone", { .step = 1, .ordinal = 1 } } });
        QVERIFY(model.origin(0) == nullptr);
        QCOMPARE(model.origin(1)->line, 18);
        QVERIFY(cell(model, 1, SetBy).isValid());
        model.setVariables({});
        QCOMPARE(model.rowCount(), 0);
        model.setOrigins({});
    }

    void listsImportsWithTheirNames()
    {
        ImportTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRecords(
            { { .module = "math", .names = { "pi", "tau" }, .line = 3, .verdict = Verdict::Denied, .rule = "r" },
                { .module = "os", .names = {}, .line = 0, .verdict = Verdict::Allowed, .rule = {} } });
        using enum ImportColumn;
        QCOMPARE(cell(model, 0, Module).toString(), QStringLiteral("math: pi, tau"));
        QCOMPARE(cell(model, 0, Line).toInt(), 3);
        QVERIFY(!cell(model, 1, Line).isValid());
        QCOMPARE(cell(model, 0, ImportColumn::Verdict).toInt(), static_cast<int>(vitrine::Verdict::Denied));
    }

    void showsTheErrorOfAToolInsteadOfItsResult()
    {
        ToolCallTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ToolCallRecord failed;
        failed.name = "web_search";
        failed.error = "no recorded result";
        model.setRecords({ failed });
        using enum ToolCallColumn;
        QCOMPARE(cell(model, 0, Result).toString(), QStringLiteral("no recorded result"));
        QCOMPARE(cell(model, 0, Tool, Qt::ToolTipRole).toString(), QStringLiteral("web_search"));
    }

    void boundsWhatAHostileEventSays()
    {
        EventTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRecords({ { .seq = 7,
            .kind = "open",
            .detail = std::string(1'000'000, 'x'),
            .verdict = Verdict::Denied,
            .rule = "filesystem.read" } });
        using enum EventColumn;
        QCOMPARE(cell(model, 0, Number).toULongLong(), 7);
        QVERIFY(cell(model, 0, Detail).toString().size() <= 2'000);
    }

    // The name of a file is at the end of its path.
    void pathsKeepTheirEnd()
    {
        EventTable model;
        ResultPresentation<EventRecord> shown(&model);
        model.setRecords(
            { { .seq = 1, .kind = "open", .detail = "/usr/lib/python3/json.py", .verdict = {}, .rule = {} },
                { .seq = 2, .kind = "import", .detail = "json", .verdict = {}, .rule = {} } });
        using enum EventColumn;
        QVERIFY(cell(shown, 0, Detail, RecordDelegate::KeptEndRole).toBool());
        QVERIFY(!cell(shown, 1, Detail, RecordDelegate::KeptEndRole).toBool());
    }

    void listsFindings()
    {
        FindingTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        vitrine::Finding finding;
        finding.severity = Severity::Warning;
        finding.code = "secret-token";
        finding.subject = "ghp_";
        finding.rule = "output_checks.secrets";
        finding.part = FindingPart::Logs;
        model.setRecords({ finding });
        using Column = FindingColumn;
        QCOMPARE(cell(model, 0, Column::Severity, SortRole).toInt(), static_cast<int>(Severity::Warning));
        QCOMPARE(cell(model, 0, Column::Part, SortRole).toInt(), static_cast<int>(FindingPart::Logs));
        QVERIFY(!cell(model, 0, Column::Line).isValid());
        QCOMPARE(cell(model, 0, Column::Finding).toString(), QStringLiteral("secret-token: ghp_"));
        QCOMPARE(cell(model, 0, Column::Rule).toString(), QStringLiteral("output_checks.secrets"));
    }
};

// The model tester asks for fonts and brushes, which only QtGui knows.
QTEST_MAIN(TestResultTables)
#include "tst_resulttables.moc"
