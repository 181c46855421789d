// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/emptynote.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What stands in place of an empty list: why it is empty, and what helps.
class TestEmptyNote final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_note = std::make_unique<EmptyNote>(nullptr);
        m_note->setTexts(u"No runs"_s, u"Open a log to see its runs."_s);
        m_note->show();
    }

    void cleanup() { m_note.reset(); }

    void itSaysWhy()
    {
        const auto labels = m_note->findChildren<QLabel *>();
        QCOMPARE(labels.size(), 2);
        QVERIFY(labels[0]->isVisible());
        QVERIFY(labels[1]->isVisible());
        m_note->setTexts(u"No runs"_s, {});
        QVERIFY(!labels[1]->isVisible());
    }

    /// In a low list half a line is not readable: the second sentence goes, and then the room above the first.
    void aLowNoteCutsNoLine()
    {
        const auto labels = m_note->findChildren<QLabel *>();
        const int line = m_note->fontMetrics().height();
        m_note->setMinimumHeight(1); // as in a list, which the note covers
        m_note->resize(400, line + 4);
        QVERIFY(labels[0]->isVisible() && !labels[1]->isVisible());
        QTRY_VERIFY(labels[0]->geometry().bottom() <= m_note->height());
        m_note->resize(400, 8 * line);
        QVERIFY(labels[1]->isVisible());
        QTRY_VERIFY(labels[1]->geometry().bottom() <= m_note->height());
    }

    void withoutAnActionThereIsNoButton() { QCOMPARE(button(), nullptr); }

    void theButtonDoesWhatTheActionDoes()
    {
        QAction open(u"&Open…"_s);
        open.setToolTip(u"Open a log"_s);
        m_note->setAction(&open);
        QVERIFY(button() != nullptr);
        QVERIFY(button()->isVisible());
        QCOMPARE(button()->text(), u"Open…"_s);
        QCOMPARE(button()->toolTip(), open.toolTip());
        const QSignalSpy triggered(&open, &QAction::triggered);
        QTest::mouseClick(button(), Qt::LeftButton);
        button()->setFocus();
        QTest::keyClick(button(), Qt::Key_Space);
        QCOMPARE(triggered.size(), 2);
    }

    void whatCannotBeDoneIsNotOffered()
    {
        QAction open(u"Open"_s);
        m_note->setAction(&open);
        open.setEnabled(false);
        QVERIFY(!button()->isVisible());
        open.setEnabled(true);
        QVERIFY(button()->isVisible());
        m_note->setAction(nullptr);
        QVERIFY(!button()->isVisible());
        open.setText(u"Open More"_s);
        QVERIFY(!button()->isVisible());
    }

    void anotherActionReplacesIt()
    {
        QAction first(u"First"_s);
        QAction second(u"Second"_s);
        m_note->setAction(&first);
        m_note->setAction(&second);
        first.setText(u"Changed"_s);
        QCOMPARE(button()->text(), u"Second"_s);
        QCOMPARE(m_note->findChildren<QPushButton *>().size(), 1);
    }

    void isInAViewAsLongAsItIsEmpty()
    {
        QTableWidget table(0, 2);
        auto *note = EmptyNote::in(&table);
        note->setTexts(u"No rules"_s, u"Add one."_s);
        table.resize(300, 200);
        table.show();
        QVERIFY(note->isVisible());
        QCOMPARE(note->size(), table.viewport()->size());
        QCOMPARE(table.accessibleDescription(), u"No rules. Add one."_s);
        table.insertRow(0);
        QVERIFY(!note->isVisible());
        QVERIFY(table.accessibleDescription().isEmpty());
        table.setRowCount(0);
        QVERIFY(note->isVisible());
        table.resize(400, 300);
        QCOMPARE(note->size(), table.viewport()->size());
    }

private:
    QPushButton *button() const { return m_note->findChild<QPushButton *>(u"emptyAction"_s); }

    std::unique_ptr<EmptyNote> m_note;
};

QTEST_MAIN(TestEmptyNote)
#include "tst_emptynote.moc"
