// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/cassette/cassettedialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

ToolStubs tools()
{
    ToolStubs tools = defaultTools();
    tools["search"].answer = ToolStub::Recorded { { { "{}", "1" }, { "{}", "2" } } };
    return tools;
}

} // namespace

class TestCassetteDialog final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void showsHowEachToolIsAnswered()
    {
        CassetteDialog dialog(tools(), false);
        QCOMPARE(list(dialog)->count(), 2);
        choose(dialog, u"final_answer"_s);
        QCOMPARE(child<QComboBox>(dialog, u"answerKind"_s)->currentIndex(), 0);
        choose(dialog, u"search"_s);
        QCOMPARE(child<QComboBox>(dialog, u"answerKind"_s)->currentIndex(), 1);
        QCOMPARE(calls(dialog)->rowCount(), 2);
        QCOMPARE(calls(dialog)->item(1, 1)->text(), u"2"_s);
    }

    void aResultCanBeChanged()
    {
        CassetteDialog dialog(tools(), false);
        choose(dialog, u"search"_s);
        QCOMPARE(text(dialog)->toPlainText(), u"1"_s);
        text(dialog)->setPlainText(u"[\"new\"]"_s);
        QCOMPARE(recorded(dialog, "search").calls[0].result, R"(["new"])");
        QCOMPARE(recorded(dialog, "search").calls[1].result, "2");
        QSignalSpy saved(&dialog, &CassetteDialog::saved);
        child<QPushButton>(dialog, u"saveCassette"_s)->click();
        QCOMPARE(saved.count(), 1);
        QVERIFY(saved.front().front().value<ToolStubs>() == dialog.tools());
    }

    void callsCanBeAddedAndTakenAway()
    {
        CassetteDialog dialog(tools(), false);
        choose(dialog, u"search"_s);
        child<QPushButton>(dialog, u"addCall"_s)->click();
        QCOMPARE(recorded(dialog, "search").calls.size(), 3u);
        calls(dialog)->setCurrentCell(0, 0);
        child<QPushButton>(dialog, u"removeCall"_s)->click();
        QCOMPARE(recorded(dialog, "search").calls.front().result, "2");
    }

    void aToolCanBeAdded()
    {
        CassetteDialog dialog(tools(), false);
        auto *name = child<QLineEdit>(dialog, u"cassetteName"_s);
        auto *add = child<QPushButton>(dialog, u"addTool"_s);
        QVERIFY(!add->isEnabled());
        name->setText(u"no name"_s);
        QVERIFY(!add->isEnabled());
        name->setText(u"rate"_s);
        add->click();
        QCOMPARE(list(dialog)->currentItem()->text(), u"rate"_s);
        child<QPlainTextEdit>(dialog, u"constantValue"_s)->setPlainText(u"1.08"_s);
        QCOMPARE(std::get<ToolStub::Constant>(dialog.tools().at("rate").answer).json, "1.08");
    }

    void theKindOfAnswerCanBeChanged()
    {
        CassetteDialog dialog(tools(), false);
        choose(dialog, u"search"_s);
        kind(dialog, 3);
        child<QPlainTextEdit>(dialog, u"stubFunction"_s)->setPlainText(u"def search(q):\n    return q\n"_s);
        QCOMPARE(
            std::get<ToolStub::Python>(dialog.tools().at("search").answer).source, "def search(q):\n    return q\n");
        kind(dialog, 4);
        QVERIFY(std::holds_alternative<ToolStub::Missing>(dialog.tools().at("search").answer));
    }

    /// Pages that a tool has read are long, and nobody writes them with the escapes of JSON.
    void aTextIsChangedAsItReads()
    {
        ToolStubs tools = defaultTools();
        tools["search"].answer = ToolStub::Recorded { { { "{}", "\"one\\n\\\"two\\\"\"" } } };
        CassetteDialog dialog(tools, false);
        choose(dialog, u"search"_s);
        QCOMPARE(text(dialog)->toPlainText(), u"one\n\"two\""_s);
        text(dialog)->setPlainText(u"three\n\"four\" \u00e4"_s);
        QCOMPARE(recorded(dialog, "search").calls[0].result, "\"three\\n\\\"four\\\" \u00e4\"");
        QVERIFY(child<QPushButton>(dialog, u"saveCassette"_s)->isEnabled());
        calls(dialog)->setCurrentCell(0, 0);
        QCOMPARE(text(dialog)->toPlainText(), u"{}"_s);
        text(dialog)->setPlainText(u"{\"q\": 1}"_s);
        QCOMPARE(recorded(dialog, "search").calls[0].arguments, "{\"q\": 1}");
    }

    void whatHidesIsShownAndKept()
    {
        const std::string hidden = "\"a\xE2\x80\xAE z\"";
        ToolStubs tools = defaultTools();
        tools["search"].answer = ToolStub::Recorded { { { "{}", hidden } } };
        CassetteDialog dialog(tools, false);
        choose(dialog, u"search"_s);
        QCOMPARE(text(dialog)->toPlainText(), u"\"a\\u202e z\""_s);
        QVERIFY(!calls(dialog)->item(0, 1)->text().contains(QChar(0x202e)));
        QCOMPARE(recorded(dialog, "search").calls[0].result, hidden);
    }

    void lookingAtAnotherKindLosesNothing()
    {
        CassetteDialog dialog(tools(), false);
        choose(dialog, u"search"_s);
        kind(dialog, 2);
        child<QPlainTextEdit>(dialog, u"constantValue"_s)->setPlainText(u"7"_s);
        kind(dialog, 1);
        QVERIFY(dialog.tools() == tools());
        QCOMPARE(calls(dialog)->rowCount(), 2);
        kind(dialog, 2);
        QCOMPARE(std::get<ToolStub::Constant>(dialog.tools().at("search").answer).json, "7");
    }

    void whatIsNoJsonCannotBeSaved()
    {
        CassetteDialog dialog(tools(), false);
        choose(dialog, u"search"_s);
        text(dialog)->setPlainText(u"plain text"_s);
        QVERIFY(!child<QPushButton>(dialog, u"saveCassette"_s)->isEnabled());
        QVERIFY(child<QLabel>(dialog, u"cassetteFlaw"_s)->text().contains(u"search"_s));
        text(dialog)->setPlainText(u"\"plain text\""_s);
        QVERIFY(child<QPushButton>(dialog, u"saveCassette"_s)->isEnabled());
    }

    void onlyWhatWasSavedCanBeTakenBack()
    {
        CassetteDialog fresh(tools(), false);
        QVERIFY(!child<QPushButton>(fresh, u"resetCassette"_s)->isEnabled());
        CassetteDialog dialog(tools(), true);
        QSignalSpy reset(&dialog, &CassetteDialog::resetRequested);
        child<QPushButton>(dialog, u"resetCassette"_s)->click();
        QCOMPARE(reset.count(), 1);
    }

private:
    template <typename Widget>
    static Widget *child(const QDialog &dialog, const QString &name)
    {
        return dialog.findChild<Widget *>(name);
    }
    static QListWidget *list(const QDialog &dialog) { return child<QListWidget>(dialog, u"cassetteTools"_s); }
    static QTableWidget *calls(const QDialog &dialog) { return child<QTableWidget>(dialog, u"recordedCalls"_s); }
    static QPlainTextEdit *text(const QDialog &dialog) { return child<QPlainTextEdit>(dialog, u"callText"_s); }
    static void choose(const QDialog &dialog, const QString &tool)
    {
        list(dialog)->setCurrentItem(list(dialog)->findItems(tool, Qt::MatchExactly).value(0));
    }
    static void kind(const QDialog &dialog, int kind)
    {
        auto *box = child<QComboBox>(dialog, u"answerKind"_s);
        box->setCurrentIndex(kind);
        Q_EMIT box->activated(kind);
    }
    static ToolStub::Recorded recorded(const CassetteDialog &dialog, const char *tool)
    {
        return std::get<ToolStub::Recorded>(dialog.tools().at(tool).answer);
    }
};

QTEST_MAIN(TestCassetteDialog)
#include "tst_cassettedialog.moc"
