// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/ownnetwork.h"

#include <QTest>

#include <ifaddrs.h>
#include <netdb.h>

#include <memory>

using namespace vitrine;

namespace {

bool isOwn(const QByteArray &text)
{
    addrinfo wanted {};
    wanted.ai_flags = AI_NUMERICHOST;
    addrinfo *found = nullptr;
    if (getaddrinfo(text.constData(), nullptr, &wanted, &found) != 0)
        qFatal("no address: %s", text.constData());
    const std::unique_ptr<addrinfo, void (*)(addrinfo *)> all(found, freeaddrinfo);
    return isOwnNetwork(found->ai_addr);
}

} // namespace

class TestOwnNetwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatIsOurs_data()
    {
        QTest::addColumn<bool>("isOurs");
        for (const char *ours : { "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0.0.0.0", "10.1.2.3", "172.16.0.1",
                 "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.1", "224.0.0.1",
                 "255.255.255.255", "::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::10.0.0.1", "fe80::1",
                 "fec0::1", "fd00::1", "ff02::1", "64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
                 "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:1234::1" })
            QTest::newRow(ours) << true;
        for (const char *other : { "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "192.1.0.1", "223.255.255.254",
                 "2606:4700::1111", "64:ff9b::8.8.8.8", "2002:808:808::1", "2a00:1450::1" })
            QTest::newRow(other) << false;
    }
    void reportsWhatIsOurs()
    {
        QFETCH(bool, isOurs);
        QCOMPARE(isOwn(QTest::currentDataTag()), isOurs);
    }
    void everyAddressOfThisMachineIsOurs()
    {
        ifaddrs *found = nullptr;
        QCOMPARE(getifaddrs(&found), 0);
        const std::unique_ptr<ifaddrs, void (*)(ifaddrs *)> all(found, freeifaddrs);
        for (const ifaddrs *one = found; one != nullptr; one = one->ifa_next) {
            if (one->ifa_addr != nullptr)
                QVERIFY(isOwnNetwork(one->ifa_addr));
        }
    }
};

QTEST_GUILESS_MAIN(TestOwnNetwork)
#include "tst_ownnetwork.moc"
