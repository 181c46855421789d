// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/textloading.h"
#include "app/text/textsurface.h"

#include <QTest>
#include <QTimer>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
constexpr qsizetype largeBytes = 20'000'000;

/// Lines of a log, every other one red.
QByteArray largeLog()
{
    QByteArray log;
    log.reserve(largeBytes + 100);
    for (int i = 0; log.size() < largeBytes; ++i)
        log += i % 2 == 0 ? QByteArray("plain " + QByteArray::number(i) + " of a long log\n")
                          : QByteArray("\x1b[31mred " + QByteArray::number(i) + "\x1b[0m of a long log\n");
    return log;
}

QString shown(QByteArray log) { return QString::fromLatin1(log.replace("\x1b[31m", "").replace("\x1b[0m", "")); }

} // namespace

/// Texts that are so large that another thread reads them.
class TestTextLoading final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_log = largeLog(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_surface = std::make_unique<TextSurface>();
        m_surface->setWrapMode(QsciScintilla::WrapNone);
        m_surface->resize(600, 400);
        m_surface->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_surface.get()));
        m_loading = new TextLoading(m_surface.get());
    }

    void cleanup() { m_surface.reset(); }

    void aLargeTextIsThereWhole()
    {
        m_loading->load(m_log);
        QVERIFY(!m_loading->isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        QVERIFY(m_surface->plainText() == shown(m_log));
        QVERIFY(m_surface->isReadOnly());
    }

    void itsBeginningCanBeReadMeanwhile()
    {
        m_loading->load(m_log);
        QVERIFY(m_surface->lines() > 1000);
        QTest::qWait(0); // a view measures what it can scroll when it is drawn
        m_surface->SendScintilla(QsciScintilla::SCI_SETFIRSTVISIBLELINE, 500UL);
        m_surface->setSelection(510, 0, 511, 3);
        const auto selected = m_surface->selectedText();
        QCOMPARE(m_surface->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE), 500L);
        QVERIFY(!selected.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        QCOMPARE(m_surface->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE), 500L);
        QCOMPARE(m_surface->selectedText(), selected);
    }

    void withoutColoursThereIsNoMemoryForThem()
    {
        const auto options = [this] { return m_surface->SendScintilla(QsciScintilla::SCI_GETDOCUMENTOPTIONS); };
        auto plain = m_log;
        plain.replace("\x1b[31m", "").replace("\x1b[0m", "");
        m_loading->load(plain);
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        QVERIFY(m_surface->plainText() == shown(plain));
        QCOMPARE(options(), long(QsciScintilla::SC_DOCUMENTOPTION_STYLES_NONE));
        m_loading->load(m_log);
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        QCOMPARE(options(), long(QsciScintilla::SC_DOCUMENTOPTION_DEFAULT));
    }

    void itHasItsColours()
    {
        m_loading->load(m_log);
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        const auto styleAt = [this](int line) {
            const auto place = m_surface->SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, std::uintptr_t(line));
            return m_surface->SendScintilla(QsciScintilla::SCI_GETSTYLEAT, std::uintptr_t(place));
        };
        const int last = m_surface->lines() - 2;
        const int red = last % 2 == 1 ? last : last - 1;
        QTRY_COMPARE(styleAt(red), 2L);
        QCOMPARE(styleAt(red - 1), 0L);
        QCOMPARE(styleAt(1), 2L);
    }

    void whatFollowsIsAdded()
    {
        m_loading->load(m_log);
        m_loading->append("while it was read\n");
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        m_loading->append("and behind\n");
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        QVERIFY(m_surface->plainText() == QString(shown(m_log) + u"while it was read\nand behind\n"));
    }

    void anotherTextTakesItsPlace()
    {
        m_loading->load(m_log);
        m_loading->load("small");
        QVERIFY(m_loading->isComplete());
        QCOMPARE(m_surface->plainText(), u"small"_s);
        m_loading->load(m_log);
        QTRY_VERIFY_WITH_TIMEOUT(m_loading->isComplete(), patienceMs);
        m_loading->load("small again");
        QTest::qWait(0);
        QCOMPARE(m_surface->plainText(), u"small again"_s);
    }

    void itCanBeLeftWhileItIsRead()
    {
        m_loading->load(m_log);
        m_surface.reset();
        QTest::qWait(0);
        QVERIFY(!m_surface);
    }

private:
    QByteArray m_log;
    std::unique_ptr<TextSurface> m_surface;
    TextLoading *m_loading = nullptr; ///< of the surface
};

QTEST_MAIN(TestTextLoading)
#include "tst_textloading.moc"
