// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/remote/modalsite.h"

#include <QTest>

using namespace vitrine;

/// What a build without QtGrpc has in place of Modal.
class TestModalAbsent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatThisBuildHasNone()
    {
        NetworkThread thread;
        QVERIFY(!ModalSite::isThere());
        const auto opened = ModalSite(ModalChoice()).open(thread, defaultPolicy());
        QVERIFY(!opened && opened.error().code == ErrorCode::Unavailable);
        QVERIFY2(opened.error().detail.contains("without QtGrpc"), opened.error().detail.c_str());
        QVERIFY(!ModalSite::list(thread, ModalChoice()));
        QVERIFY(!ModalSite::stop(thread, ModalChoice(), QStringLiteral("sb-1")));
    }
};

QTEST_GUILESS_MAIN(TestModalAbsent)
#include "tst_modalabsent.moc"
