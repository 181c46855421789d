// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executors.h"
#include "app/session/modules/networkservices.h"
#include "app/session/settings/remotesettings.h"
#include "app/window/executorchooser.h"
#include "tests/app/window/shownwindow.h"

#include <QTest>

#include <set>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The table of executors: what the window, the settings, the command line and the network services make of its rows.
class TestExecutorTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void eachHasWhatEveryoneAsksFor()
    {
        std::set<QString> ids;
        for (const auto &info : executorInfos()) {
            const auto id = info.id.toString();
            QVERIFY2(ids.insert(id).second, qPrintable(id));
            QCOMPARE(executorInfo(id), &info);
            QVERIFY2(!executorTitle(id).isEmpty() && executorTitle(id) != id, qPrintable(id));
            QVERIFY2(!executorDescription(info).isEmpty(), qPrintable(id));
            QVERIFY2(info.make != nullptr, qPrintable(id));
            QVERIFY2(info.fields.key == !executorKeyHint(info).isEmpty(), qPrintable(id));
            QVERIFY2(info.fields.image == !executorImageHint(info).isEmpty(), qPrintable(id));
        }
        QCOMPARE(executorInfo(u"elsewhere"), nullptr);
        QCOMPARE(executorTitle(u"elsewhere"_s), u"elsewhere"_s);
    }

    // A row without its counterpart in remoteservices.cpp would fail only once somebody chooses it.
    void theNetworkServicesKnowEachRemoteOne()
    {
        const auto network = networkServices();
        const auto python = PythonRuntime::start();
        QVERIFY(network.has_value() && python.has_value());
        for (const auto &info : executorInfos()) {
            if (!info.isRemote)
                continue;
            const auto made = (*network)->makeRemote({ .executor = info.id.toString() }, *python);
            QVERIFY2(made || !made.error().detail.starts_with("not a remote executor"), qPrintable(info.id.toString()));
        }
        const auto made = (*network)->makeRemote({ .executor = u"sandbox"_s }, nullptr);
        QVERIFY(!made && made.error().detail.starts_with("not a remote executor"));
    }

    void theWindowOffersAll()
    {
        const ExecutorChooser chooser;
        QCOMPARE(chooser.count(), static_cast<int>(executorInfos().size()));
        for (const auto &info : executorInfos())
            QVERIFY2(chooser.findData(info.id.toString()) >= 0, qPrintable(info.id.toString()));
    }

    void aJupyterServerNeedsItsAddress()
    {
        const auto network = networkServices();
        QVERIFY(network.has_value());
        const auto made = (*network)->makeRemote({ .executor = u"jupyter"_s }, nullptr);
        QVERIFY(!made);
        QVERIFY(made.error().code == ErrorCode::Unavailable);
    }

    // Addresses are often copied with a token, and settings are no place for secrets.
    void settingsKeepNoToken()
    {
        setUserRemoteChoice({ .executor = u"jupyter"_s, .server = u"http://localhost:8888/lab?token=hush"_s });
        QCOMPARE(userRemoteChoice(u"jupyter"_s).server, u"http://localhost:8888/lab"_s);
        setUserRemoteChoice({ .executor = u"jupyter"_s });
        QCOMPARE(userRemoteChoice(u"jupyter"_s).server, QString());
    }
};

QTEST_MAIN(TestExecutorTable)
#include "tst_executortable.moc"
