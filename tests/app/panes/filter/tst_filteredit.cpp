// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/theme.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filteredit.h"
#include "app/session/filterstore.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextLayout>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;
using State = FilterEdit::State;

class TestFilterEdit final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"vitrine-test-filter"_s);
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QSettings().clear();
        m_bar = std::make_unique<FilterBar>();
        m_bar->resize(1'000, 40);
        m_bar->show();
        QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
        field()->setFocus();
    }

    void appliesAValidFilterShortlyAfterItWasTyped()
    {
        const QSignalSpy chosen(field(), &FilterEdit::filterChosen);
        QTest::keyClicks(field(), u"status == blocked "_s);
        QCOMPARE(field()->state(), State::Valid);
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(
            static_cast<const Filter *>(chosen.front().front().constData())->text(), std::string("status == blocked "));
    }

    // The lists keep what they show while a word is being typed that may become the name of a field.
    void anUnfinishedWordIsNoSearch()
    {
        const QSignalSpy chosen(field(), &FilterEdit::filterChosen);
        field()->use(u"kind == final"_s);
        QCOMPARE(chosen.size(), 1);
        field()->selectAll();
        QTest::keyClicks(field(), u"sta"_s);
        QCOMPARE(field()->state(), State::Typing);
        QTest::qWait(300);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(field()->palette().color(QPalette::Base) != Theme(m_bar->palette()).token(Meaning::Error).tint);
        field()->findChild<QCompleter *>()->popup()->hide();
        QTest::keyClick(field(), Qt::Key_Return); // it is meant
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(field()->state(), State::Valid);
        field()->selectAll();
        QTest::keyClicks(field(), u"sympy"_s); // nothing begins so
        QTRY_COMPARE(chosen.size(), 3);
    }

    void offersValuesBehindTheOperatorAtOnce()
    {
        QTest::keyClicks(field(), u"replay =="_s);
        const auto *popup = field()->findChild<QCompleter *>()->popup();
        QTRY_VERIFY(popup->isVisible());
        QStringList offered;
        for (int row = 0; row < popup->model()->rowCount(); ++row)
            offered << popup->model()->index(row, 0).data().toString();
        QVERIFY2(offered.contains(u"fixed"_s), qPrintable(offered.join(u' ')));
        // What is being chosen is not wrong yet.
        QTest::qWait(700);
        QCOMPARE(field()->state(), State::Typing);
        field()->findChild<QCompleter *>()->popup()->hide();
        QTRY_COMPARE(field()->state(), State::Invalid);
    }

    void anInvalidFilterNeverReachesTheLists()
    {
        const QSignalSpy chosen(field(), &FilterEdit::filterChosen);
        field()->setText(u"statuss == ok"_s);
        QCOMPARE(field()->state(), State::Typing);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(field()->state(), State::Invalid);
        QVERIFY(field()->problem());
        QVERIFY2(message()->text().contains(u"“status”"_s), qPrintable(message()->text()));
        QVERIFY(message()->isVisible());
        QCOMPARE(field()->accessibleDescription(), message()->text());
        QTest::qWait(200);
        QVERIFY(chosen.isEmpty());
    }

    void underlinesWhatIsWrongAtItsLocation()
    {
        field()->setText(u"code contains \"x\" and statuss == ok"_s);
        field()->setCursorPosition(0);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(field()->state(), State::Invalid);
        QCOMPARE(field()->problem()->position, std::size_t(22));
        const auto after = field()->grab().toImage();
        // Of the squiggle, which is smoothed: nothing else below the middle of the text is nearly as red.
        const auto isRed = [&](int x, int y) {
            const auto pixel = after.pixelColor(x, y);
            return pixel.red() - pixel.green() > 60;
        };
        int first = after.width();
        int last = -1;
        // Behind the shape, which has the same color, and before the message.
        const int from = 40;
        const int to = field()->fontMetrics().horizontalAdvance(field()->text()) + 40;
        for (int x = from; x < std::min(to, after.width()); ++x)
            for (int y = after.height() / 2; y < after.height(); ++y)
                if (isRed(x, y)) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
        QVERIFY(last > first);
        const auto wrong = field()->fontMetrics().horizontalAdvance(u"code contains \"x\" and "_s);
        QVERIFY2(first > wrong - 10, qPrintable(QString::number(first)));
    }

    void theTintSaysTheSameAsTheShape()
    {
        const auto base = [this] { return field()->palette().color(QPalette::Base); };
        const Theme theme(m_bar->palette());
        field()->use(u"status == ok"_s);
        QCOMPARE(base(), theme.token(Meaning::Ok).tint);
        field()->use(u"status =="_s);
        QCOMPARE(base(), theme.token(Meaning::Error).tint);
        field()->use({});
        QCOMPARE(base(), m_bar->palette().color(QPalette::Base));
    }

    void completesFieldsAndValues()
    {
        QTest::keyClicks(field(), u"stat"_s);
        auto *popup = field()->findChild<QCompleter *>()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(field()->text(), u"status "_s);
        QTest::keyClicks(field(), u"== bl"_s);
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(field()->text(), u"status == blocked "_s);
    }

    void offersEverythingWhenAsked()
    {
        auto *popup = field()->findChild<QCompleter *>()->popup();
        QVERIFY(!popup->isVisible());
        QTest::keyClick(field(), Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(popup->isVisible());
        QVERIFY(popup->model()->rowCount() > 40);
    }

    void showsWhatAFilterComesTo()
    {
        field()->use(u"status == ok"_s);
        field()->setOutcome(u"25 of 50 runs"_s, false);
        QCOMPARE(field()->state(), State::Valid);
        QCOMPARE(message()->text(), u"25 of 50 runs"_s);
        field()->setOutcome(u"0 of 50 runs"_s, true);
        QCOMPARE(field()->state(), State::NoMatch);
        field()->setSlow();
        QCOMPARE(field()->state(), State::Slow);
        const QSignalSpy stopped(field(), &FilterEdit::stopRequested);
        QTest::keyClick(field(), Qt::Key_Escape);
        QCOMPARE(stopped.size(), 1);
    }

    void remembersAndKeepsFilters()
    {
        auto *star = m_bar->findChild<QToolButton *>(u"filterStar"_s);
        QVERIFY(!star->isEnabled());
        QTest::keyClicks(field(), u"kind == final "_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(FilterStore::history(), QStringList { u"kind == final "_s });
        QVERIFY(star->isEnabled() && !star->isChecked());
        star->click();
        QCOMPARE(FilterStore::saved(), QStringList { u"kind == final "_s });
        QCOMPARE(star->toolTip(), u"Delete This Saved Filter"_s);
        field()->setText(u"kind == plan"_s);
        QVERIFY(!star->isChecked());
        field()->setText(u"kind == final "_s);
        QVERIFY(star->isChecked());
        star->click();
        QVERIFY(FilterStore::saved().isEmpty());
        QCOMPARE(star->toolTip(), u"Save This Filter"_s);
    }

    void takesAnyTextWithoutHarm()
    {
        for (const auto &text : { u"\u202e((((\"\\"_s, QString(10'000, u'('), u"😀 == 1"_s, QString(QChar(0xd800)) }) {
            field()->setText(text);
            QTest::keyClick(field(), Qt::Key_Return);
            QVERIFY(field()->problem());
            field()->grab();
        }
    }

private:
    FilterEdit *field() const { return m_bar->field(); }
    QLabel *message() const { return field()->findChild<QLabel *>(u"filterMessage"_s); }

    std::unique_ptr<FilterBar> m_bar;
};

QTEST_MAIN(TestFilterEdit)
#include "tst_filteredit.moc"
