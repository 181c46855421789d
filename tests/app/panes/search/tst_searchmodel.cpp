// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/search/searchmodel.h"

#include "app/kit/lists/presentedcell.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

SearchHit hitOf(RunId run, std::uint64_t ordinal, std::string status, std::string snippet)
{
    return { .run = run,
        .step = StepId(ordinal),
        .execution = 0,
        .session = 0,
        .ordinal = ordinal,
        .kind = "action",
        .status = std::move(status),
        .snippet = std::move(snippet) };
}

SearchPage pageOf(std::vector<SearchHit> hits, bool isLast)
{
    return { .hits = std::move(hits), .next = { .step = 7, .execution = 0, .isBehindSteps = false }, .isLast = isLast };
}

} // namespace

class TestSearchModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_model = std::make_unique<SearchModel>([](RunId run) { return int(run) + 100; });
    }

    void reportsWhereAndWhat()
    {
        const QAbstractItemModelTester tester(m_model.get());
        m_model->add(pageOf({ hitOf(4, 3, "blocked", "import sympy") }, true));
        QCOMPARE(text(0, SearchModel::Column::Run), u"104"_s);
        QCOMPARE(text(0, SearchModel::Column::Step), u"3"_s);
        QCOMPARE(text(0, SearchModel::Column::Status), u"Blocked"_s);
        QCOMPARE(text(0, SearchModel::Column::Text), u"import sympy"_s);
        QCOMPARE(cell(0, SearchModel::Column::Run).data(FilterRole).toString(), u"run == 4"_s);
        QCOMPARE(cell(0, SearchModel::Column::Status).data(FilterRole).toString(), u"status == blocked"_s);
        QCOMPARE(cell(0, SearchModel::Column::Step).data(FilterRole).toString(), u"run == 4 and step == 3"_s);
        QCOMPARE(cell(0, SearchModel::Column::Run).data(Qt::AccessibleTextRole).toString(),
            u"Run 104, step 3, Blocked, import sympy"_s);
    }

    void reportsSessionsThatBelongToNoRun()
    {
        auto hit = hitOf(0, 2, "ok", "1 + 1");
        hit.session = 9;
        m_model->add(pageOf({ hit }, true));
        QCOMPARE(text(0, SearchModel::Column::Run), u"session 9"_s);
        QVERIFY(!cell(0, SearchModel::Column::Run).data(FilterRole).isValid());
    }

    void showsHiddenCharactersAsMarks()
    {
        m_model->add(pageOf({ hitOf(1, 1, "", "a\u202eb\nc") }, true));
        QVERIFY(!text(0, SearchModel::Column::Text).contains(QChar(0x202e)));
        QVERIFY(!text(0, SearchModel::Column::Text).contains(u'\n'));
        QCOMPARE(text(0, SearchModel::Column::Status), u"no code"_s);
    }

    void wantsMoreUntilThereIsNoMore()
    {
        const QSignalSpy wanted(m_model.get(), &SearchModel::moreWanted);
        QVERIFY(!m_model->canFetchMore({}));
        m_model->add(pageOf({ hitOf(1, 1, "ok", "a") }, false));
        QVERIFY(!m_model->isWhole());
        QCOMPARE(m_model->next().step, StepId(7));
        m_model->fetchMore({});
        QCOMPARE(wanted.size(), 1);
        m_model->add(pageOf({ hitOf(1, 2, "ok", "b") }, true));
        QCOMPARE(m_model->rowCount(), 2);
        QVERIFY(m_model->isWhole());
        m_model->fetchMore({});
        QCOMPARE(wanted.size(), 1);
    }

    void canBeEmptied()
    {
        const QAbstractItemModelTester tester(m_model.get());
        m_model->add(pageOf({ hitOf(1, 1, "ok", "a") }, false));
        m_model->clear();
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(!m_model->canFetchMore({}));
        QCOMPARE(m_model->next().step, StepId(0));
    }

private:
    QModelIndex cell(int row, SearchModel::Column column) const { return m_model->index(row, int(column)); }
    QString text(int row, SearchModel::Column column) const { return cell(row, column).data().toString(); }

    std::unique_ptr<SearchModel> m_model;
};

QTEST_MAIN(TestSearchModel)
#include "tst_searchmodel.moc"
