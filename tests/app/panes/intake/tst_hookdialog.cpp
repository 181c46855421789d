// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/hookdialog.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// Hooks of coding agents, added and removed by the same code as on the command line.
class TestHookDialog final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString settings() const { return m_folder.filePath(u"settings.json"_s); }

    QByteArray content() const
    {
        QFile file(settings());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QByteArray &text) const
    {
        QFile file(settings());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
    }

    /// A dialog for Codex, whose version is not looked up.
    std::unique_ptr<HookDialog> dialog() const
    {
        auto dialog = std::make_unique<HookDialog>(m_folder.filePath(u"agents.vitrine"_s));
        dialog->findChild<QComboBox *>(u"hookAgent"_s)->setCurrentText(u"Codex"_s);
        dialog->findChild<QLineEdit *>(u"hookFile"_s)->setText(settings());
        dialog->show();
        return dialog;
    }

    static QString lines(const HookDialog &dialog)
    {
        return dialog.findChild<QPlainTextEdit *>(u"hookLines"_s)->toPlainText();
    }
    static QString state(const HookDialog &dialog) { return dialog.findChild<QLabel *>(u"hookState"_s)->text(); }
    static QPushButton *make(const HookDialog &dialog) { return dialog.findChild<QPushButton *>(u"makeHooks"_s); }

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        QVERIFY(m_folder.isValid());
    }

    void init() { QFile::remove(settings()); }

    void showsTheChangeBeforeItIsMade()
    {
        const QByteArray before = "{\n  \"model\": \"m\"\n}\n";
        write(before);
        const auto shown = dialog();
        QTRY_VERIFY_WITH_TIMEOUT(lines(*shown).contains(u"PreToolUse"), patienceMs);
        QVERIFY(lines(*shown).contains(u"agents.vitrine"));
        QVERIFY2(state(*shown).contains(u"/hooks"), qPrintable(state(*shown))); // Codex wants trust
        QCOMPARE(content(), before);
        QTest::mouseClick(make(*shown), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(state(*shown).contains(u"Changed"), patienceMs);
        QVERIFY(content().contains("PreToolUse") && content().contains("\"model\": \"m\""));
        QTRY_VERIFY_WITH_TIMEOUT(!make(*shown)->isEnabled(), patienceMs);
        // And back, to the same bytes.
        shown->findChild<QComboBox *>(u"hookWay"_s)->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(lines(*shown).contains(u"- "), patienceMs);
        QVERIFY(!shown->findChild<QLineEdit *>(u"hookTrail"_s)->isEnabled());
        QTest::mouseClick(make(*shown), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(content(), before, patienceMs);
    }

    void aFileThatChangedInTheMeantimeStays()
    {
        write("{}");
        const auto shown = dialog();
        QTRY_VERIFY_WITH_TIMEOUT(make(*shown)->isEnabled(), patienceMs);
        write("{ \"a\": 1 }");
        QTest::mouseClick(make(*shown), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(state(*shown).contains(u"in the meantime"), patienceMs);
        QCOMPARE(content(), QByteArray("{ \"a\": 1 }"));
    }

    void whatIsNotUnderstoodIsNotChanged_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("policy");
        QTest::newRow("comments") << QByteArray("{ // mine\n}") << QString();
        QTest::newRow("another kind") << QByteArray("[]") << QString();
        QTest::newRow("policy that is none") << QByteArray("{}") << u"/nonexistent.json"_s;
    }

    void whatIsNotUnderstoodIsNotChanged()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, policy);
        write(text);
        const auto shown = dialog();
        shown->findChild<QLineEdit *>(u"hookPolicy"_s)->setText(policy);
        QTRY_VERIFY_WITH_TIMEOUT(
            state(*shown).contains(policy.isEmpty() ? u"Nothing was changed"_s : policy), patienceMs);
        QVERIFY(!make(*shown)->isEnabled());
        QVERIFY(lines(*shown).isEmpty());
    }

    void writesWhatWasChosen()
    {
        const auto shown = dialog();
        shown->findChild<QComboBox *>(u"hookFail"_s)->setCurrentIndex(1);
        shown->findChild<QAbstractButton *>(u"hookAsks"_s)->click();
        shown->findChild<QSpinBox *>(u"hookPatience"_s)->setValue(120);
        const auto choices = shown->choices();
        QCOMPARE(choices.fail, std::string("closed"));
        QCOMPARE(choices.approvals, std::string("120"));
        QVERIFY(choices.agent == HookAgent::Codex);
        QTRY_VERIFY_WITH_TIMEOUT(lines(*shown).contains(u"--approvals 120"), patienceMs);
    }

    void theMenuOpensIt()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.findChild<QAction *>(u"watchAgent"_s)->trigger();
        const auto *shown = window.findChild<HookDialog *>();
        QVERIFY(shown != nullptr && shown->isVisible());
        // Every field has a label or a name.
        for (const auto *field : shown->findChildren<QLineEdit *>())
            if (field->objectName().startsWith(u"hook"))
                QVERIFY2(
                    !field->text().isEmpty() || !field->placeholderText().isEmpty(), qPrintable(field->objectName()));
    }
};

QTEST_MAIN(TestHookDialog)
#include "tst_hookdialog.moc"
