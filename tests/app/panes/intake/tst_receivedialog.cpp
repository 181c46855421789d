// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intakesource.h"
#include "app/panes/intake/receivedialog.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestReceiveDialog final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isOffUntilItIsStarted()
    {
        ReceiveDialog dialog;
        QCOMPARE(dialog.findChild<QLabel *>(u"receiveState"_s)->text(), u"Off"_s);
        QVERIFY(!button(dialog, "stopReceiving")->isEnabled());
        QVERIFY(dialog.findChild<QLineEdit *>(u"receiveToken"_s)->text().isEmpty());
        QSignalSpy started(&dialog, &ReceiveDialog::startRequested);
        dialog.findChild<QSpinBox *>(u"receivePort"_s)->setValue(4711);
        button(dialog, "startReceiving")->click();
        QCOMPARE(started.takeFirst().at(0).toInt(), 4711);
    }

    void showsWhatAnExporterNeeds()
    {
        ReceiveDialog dialog;
        dialog.showReceiver(u"http://127.0.0.1:4318/v1/traces"_s, u"abc"_s);
        QVERIFY(!button(dialog, "startReceiving")->isEnabled());
        button(dialog, "copyToken")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"abc"_s);
        button(dialog, "copyLines")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
            u"export OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=http://127.0.0.1:4318/v1/traces\n"
            "export OTEL_EXPORTER_OTLP_TRACES_HEADERS=authorization=Bearer%20abc\n"
            "export OTEL_EXPORTER_OTLP_LOGS_ENDPOINT=http://127.0.0.1:4318/v1/logs\n"
            "export OTEL_EXPORTER_OTLP_LOGS_HEADERS=authorization=Bearer%20abc"_s);
        QSignalSpy stopped(&dialog, &ReceiveDialog::stopRequested);
        button(dialog, "stopReceiving")->click();
        QCOMPARE(stopped.size(), 1);
    }

    void showsRejectedRequests()
    {
        ReceiveDialog dialog;
        dialog.show();
        const auto *rejected = dialog.findChild<QLabel *>(u"receiveRejected"_s);
        QVERIFY(!rejected->isVisible());
        dialog.showRejections({ 3, 401, u"the token is\nmissing"_s });
        QVERIFY(rejected->isVisible());
        QVERIFY2(rejected->text().contains(u"3 request"_s) && rejected->text().contains(u"HTTP 401: the token is"_s)
                && !rejected->text().contains(u'\n'),
            qPrintable(rejected->text()));
        dialog.showRejections({});
        QVERIFY(!rejected->isVisible());
    }

    // Also where there is more room than it needs.
    void theStateIsBesideItsLabel()
    {
        ReceiveDialog dialog;
        dialog.show();
        auto *state = dialog.findChild<QLabel *>(u"receiveState"_s);
        const auto *label = dialog.findChild<QFormLayout *>()->labelForField(state);
        for (const int more : { 0, 150 }) {
            dialog.resize(dialog.width(), dialog.height() + more);
            QCoreApplication::processEvents();
            QCOMPARE(label->geometry().center().y(), state->geometry().center().y());
        }
    }

private:
    static QPushButton *button(const ReceiveDialog &dialog, const char *name)
    {
        return dialog.findChild<QPushButton *>(QLatin1StringView(name));
    }
};

QTEST_MAIN(TestReceiveDialog)
#include "tst_receivedialog.moc"
