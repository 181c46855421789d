// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"
#include "app/panes/evidence/chainmap.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestChainMap final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        applyPalette(PaletteChoice::Light);
        m_map = std::make_unique<ChainMap>();
        m_map->resize(1'000, m_map->sizeHint().height());
        m_map->show();
        m_map->setChain({ .entries = 1'000'000, .claimed = {}, .found = {} });
    }

    void everyLocationIsAnEntry()
    {
        for (const std::uint64_t entry : { 1U, 2U, 500'000U, 999'999U, 1'000'000U }) {
            const auto found = m_map->entryAt(m_map->positionOf(entry));
            QVERIFY(found > entry - std::min<std::uint64_t>(entry, 2'000) && found < entry + 2'000);
        }
        QCOMPARE(m_map->entryAt(-100), 1);
        QCOMPARE(m_map->entryAt(10'000), 1'000'000);
        m_map->setChain({ .entries = 3, .claimed = {}, .found = {} });
        for (const std::uint64_t entry : { 1U, 2U, 3U })
            QCOMPARE(m_map->entryAt(m_map->positionOf(entry)), entry);
    }

    void keysGoFromEntryToEntry()
    {
        QSignalSpy chosen(m_map.get(), &ChainMap::entryChosen);
        QTest::keyClick(m_map.get(), Qt::Key_Home);
        QCOMPARE(m_map->current(), 1);
        QTest::keyClick(m_map.get(), Qt::Key_Left);
        QCOMPARE(m_map->current(), 1);
        QTest::keyClick(m_map.get(), Qt::Key_Right);
        QCOMPARE(m_map->current(), 2);
        QTest::keyClick(m_map.get(), Qt::Key_PageDown);
        QCOMPARE(m_map->current(), 50'002);
        QTest::keyClick(m_map.get(), Qt::Key_End);
        QCOMPARE(m_map->current(), 1'000'000);
        QTest::keyClick(m_map.get(), Qt::Key_Right);
        QCOMPARE(chosen.size(), 4);
        QCOMPARE(m_map->accessibleDescription(), u"Entry 1,000,000 of 1,000,000: not verified"_s);
    }

    void aClickGoesThere()
    {
        QSignalSpy chosen(m_map.get(), &ChainMap::entryChosen);
        QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, QPoint(m_map->width() / 2, m_map->height() / 2));
        QCOMPARE(chosen.size(), 1);
        const auto entry = chosen.front().front().toULongLong();
        QVERIFY(entry > 490'000 && entry < 510'000);
    }

    void theChainBeginsAtTheRightWhereTextDoes()
    {
        m_map->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(m_map->positionOf(1) > m_map->positionOf(1'000'000));
        QTest::keyClick(m_map.get(), Qt::Key_Home);
        QTest::keyClick(m_map.get(), Qt::Key_Left);
        QCOMPARE(m_map->current(), 2);
    }

    void damageIsSeenWhereItIs()
    {
        Verification found;
        found.entries = 1'000'000;
        found.firstBroken = 250'000;
        m_map->setChain({ .entries = 1'000'000, .claimed = {}, .found = found });
        const auto picture = m_map->grab().toImage();
        const auto damaged = Theme(m_map->palette()).token(Meaning::Error).color;
        const int middle = m_map->fontMetrics().height() * 2;
        QCOMPARE(picture.pixelColor(m_map->positionOf(250'000), middle), damaged);
        QVERIFY(picture.pixelColor(m_map->positionOf(100'000), middle) != damaged);
        QVERIFY(picture.pixelColor(m_map->positionOf(100'000), middle)
            != picture.pixelColor(m_map->positionOf(700'000), middle));
    }

    void anEmptyChainHasNothingToGoTo()
    {
        m_map->setChain({});
        QSignalSpy chosen(m_map.get(), &ChainMap::entryChosen);
        QTest::keyClick(m_map.get(), Qt::Key_End);
        QTest::mouseClick(m_map.get(), Qt::LeftButton);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(m_map->accessibleDescription(), u"empty"_s);
    }

private:
    std::unique_ptr<ChainMap> m_map;
};

QTEST_MAIN(TestChainMap)
#include "tst_chainmap.moc"
