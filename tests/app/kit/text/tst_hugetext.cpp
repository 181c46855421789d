// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetext.h"

#include <QTest>

#include <atomic>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int lines = 20'000;

/// Some lines are longer than a row, others have colors and marks.
QByteArray madeText()
{
    QByteArray text;
    for (int line = 0; line < lines; ++line) {
        text += line % 3 == 0 ? QByteArray("\x1b[31mred\x1b[0m ") : QByteArray("plain\x01 ");
        text += QByteArray::number(line) + (line % 500 == 0 ? QByteArray(3000, 'x') : QByteArray()) + '\n';
    }
    return text;
}

QByteArray asShown(QByteArray text)
{
    return text.replace("\x1b[31m", "").replace("\x1b[0m", "").replace("\x01", "⟨SOH⟩");
}

} // namespace

class TestHugeText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_utf8 = madeText();
        m_shown = asShown(m_utf8);
        m_text = HugeText::readAll(m_utf8, {});
    }

    void itHasAllOfTheText()
    {
        QCOMPARE(m_text->length(), long(m_shown.size()));
        QVERIFY(m_text->shown(0, m_text->length()) == m_shown);
        QCOMPARE(m_text->columns(), 1024);
    }

    void partsAreWhatIsThere()
    {
        for (long from = 0; from < m_text->length(); from += 9'973) {
            const long to = std::min(from + 5'000, m_text->length());
            QVERIFY2(m_text->shown(from, to) == m_shown.sliced(from, to - from), QByteArray::number(from).constData());
        }
        QCOMPARE(m_text->shown(10, 10), QByteArray());
        QCOMPARE(m_text->shown(m_text->length(), m_text->length()), QByteArray());
    }

    void rowsAreFoundByNumberAndByLocation()
    {
        long next = 0;
        for (qsizetype number = 0; number < m_text->rowCount(); number += 97) {
            const auto row = m_text->row(number);
            QVERIFY(row.from >= next);
            QVERIFY(m_shown.sliced(row.from).startsWith(row.text.toUtf8()));
            QCOMPARE(m_text->rowAt(row.from), number);
            next = row.next;
        }
        QCOMPARE(m_text->rowAt(m_text->length()), m_text->rowCount() - 1);
        QCOMPARE(m_text->row(m_text->rowCount()).text, QString());
        QCOMPARE(m_text->rows(m_text->rowCount() - 2, 10).size(), std::size_t(2));
    }

    void linesAreFound()
    {
        const long location = m_shown.indexOf("plain⟨SOH⟩ 4000x") + 2'500;
        QCOMPARE(m_text->lineStart(location), long(m_shown.indexOf("plain⟨SOH⟩ 4000x")));
        QCOMPARE(m_text->lineStart(3), 0L);
        const auto endless = HugeText::readAll(QByteArray(1'000'000, 'x'), {});
        const long start = endless->lineStart(900'000);
        QVERIFY(start <= 900'000 && start > 800'000);
    }

    void emptyTextsHaveOneRow()
    {
        const auto empty = HugeText::readAll({}, {});
        QCOMPARE(empty->rowCount(), 1);
        QCOMPARE(empty->length(), 0L);
        QCOMPARE(empty->rowAt(0), 0);
        QCOMPARE(empty->lineStart(0), 0L);
    }

    void whatNobodyWantsIsGivenUp()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!HugeText::read(m_utf8, {}, {}, stop.get_token()));
    }

    void itsOwnerStays()
    {
        auto bytes = std::make_shared<std::string>(100'000, 'x');
        const std::weak_ptr<std::string> seen = bytes;
        const auto raw = QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size()));
        auto text = HugeText::read(raw, std::move(bytes), {}, std::stop_token());
        QVERIFY(!seen.expired());
        QCOMPARE(text->shown(99'990, 100'000), QByteArray(10, 'x'));
        text.reset();
        QVERIFY(seen.expired());
    }

private:
    QByteArray m_utf8;
    QByteArray m_shown;
    std::shared_ptr<const HugeText> m_text;
};

QTEST_GUILESS_MAIN(TestHugeText)
#include "tst_hugetext.moc"
