// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/find/finder.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFinder final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_chosen.clear();
        m_window = std::make_unique<QWidget>();
        m_window->resize(900, 700);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_finder = new Finder(m_window.get());
        std::vector<FinderEntry> entries;
        for (const auto &text : { u"Go: Next Step"_s, u"Run: Run Step"_s, u"Trail: Verify"_s })
            entries.push_back(
                { .text = text, .note = u"F5"_s, .icon = {}, .choose = [this, text] { m_chosen = text; } });
        entries.back().keywords = u"check integrity"_s;
        m_finder->open(u"palette"_s, u"Palette"_s, u"Type"_s, std::move(entries));
        QVERIFY(QTest::qWaitForWindowActive(m_finder));
    }

    void showsAllAtFirst() { QCOMPARE(list()->topLevelItemCount(), 3); }

    void typingFindsAndReturnChooses()
    {
        QTest::keyClicks(field(), u"verif"_s);
        QCOMPARE(list()->topLevelItemCount(), 1);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_chosen, u"Trail: Verify"_s);
        QVERIFY(!m_finder->isVisible());
    }

    void otherWordsFindTheSame()
    {
        QTest::keyClicks(field(), u"integ"_s);
        QCOMPARE(list()->topLevelItemCount(), 1);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_chosen, u"Trail: Verify"_s);
    }

    void arrowsMoveWhileTheFieldKeepsTheFocus()
    {
        QTest::keyClick(field(), Qt::Key_Down);
        QCOMPARE(m_finder->focusWidget(), field());
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_chosen, u"Run: Run Step"_s);
    }

    void saysWhyThereIsNothingToChoose()
    {
        m_finder->reject();
        const auto *nothing = m_finder->findChild<MutedLabel *>();
        m_finder->open(u"palette"_s, u"Palette"_s, u"Type"_s, {}, u"There is no other run."_s);
        QTRY_VERIFY(nothing->isVisible());
        QCOMPARE(nothing->text(), u"There is no other run."_s);
        m_finder->reject();
        m_finder->open(u"palette"_s, u"Palette"_s, u"Type"_s, {});
        QCOMPARE(nothing->text(), u"No matches."_s);
    }

    void saysThatNothingMatches()
    {
        QTest::keyClicks(field(), u"zzz"_s);
        QVERIFY(!list()->isVisible());
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(m_chosen.isEmpty());
        QVERIFY(m_finder->isVisible());
    }

    void whatIsFoundLaterComesBelow()
    {
        QSignalSpy settled(m_finder, &Finder::settled);
        QTest::keyClicks(field(), u"verif"_s);
        QTRY_COMPARE(settled.size(), 1);
        QCOMPARE(settled.front().front().toString(), u"verif"_s);
        m_finder->addFound(u"veri"_s, { entry(u"Too late"_s) });
        QCOMPARE(list()->topLevelItemCount(), 1);
        m_finder->addFound(u"verif"_s, { entry(u"Trail: Verify"_s), entry(u"Step 9"_s) });
        QCOMPARE(list()->topLevelItemCount(), 2);
        QCOMPARE(list()->currentItem()->text(0), u"Trail: Verify"_s);
        QTest::keyClick(field(), Qt::Key_Down);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_chosen, u"Step 9"_s);
    }

    void whatIsFoundLaterReplacesSilence()
    {
        QTest::keyClicks(field(), u"zzz"_s);
        m_finder->addFound(u"zzz"_s, { entry(u"Step 9"_s) });
        QVERIFY(list()->isVisible());
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_chosen, u"Step 9"_s);
    }

    void escapeChoosesNothing()
    {
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(!m_finder->isVisible());
        QVERIFY(m_chosen.isEmpty());
    }

private:
    FinderEntry entry(const QString &text)
    {
        return { .text = text, .note = {}, .icon = {}, .choose = [this, text] { m_chosen = text; } };
    }
    QLineEdit *field() const { return m_finder->findChild<QLineEdit *>(u"finderField"_s); }
    QTreeWidget *list() const { return m_finder->findChild<QTreeWidget *>(u"finderList"_s); }

    std::unique_ptr<QWidget> m_window;
    Finder *m_finder = nullptr;
    QString m_chosen;
};

QTEST_MAIN(TestFinder)
#include "tst_finder.moc"
