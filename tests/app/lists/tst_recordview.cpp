// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/recordview.h"

#include <QStandardItemModel>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestRecordView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Titles are longer in some languages than in others.
    void noColumnIsNarrowerThanItsTitle()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ u"Exécutions en tout"_s, u"A"_s });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.setColumnWidths({ 3, 12 });
        QVERIFY(view.columnWidth(0) > view.fontMetrics().horizontalAdvance(u"Exécutions en tout"_s));
        QCOMPARE(view.columnWidth(1), 12 * view.fontMetrics().averageCharWidth());
    }
};

QTEST_MAIN(TestRecordView)
#include "tst_recordview.moc"
