// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/noisedocument.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestNoiseDocument final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_recorder.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_recorder = std::move(*Recorder::open(m_folder->filePath(QStringLiteral("t.vitrine")).toStdString()));
    }

    void readsWhatItWrote()
    {
        QCOMPARE(readNoiseRules(toJson(withDates())).value(), withDates());
        QVERIFY(!readNoiseRules(R"({"vitrine_noise": 2})"));
    }

    void keepsRulesWithTheirSession()
    {
        const auto first = session();
        const auto second = session();
        QVERIFY(saveNoise(*m_recorder, first, withDates()));
        QCOMPARE(savedNoise(*trail(), first).value(), withDates());
        QCOMPARE(savedNoise(*trail(), second).value(), NoiseRules());
        QCOMPARE(newestNoise(*trail()).value(), withDates());
        QVERIFY(trail()->verify()->isIntact);
    }

    void keepsNothingWhereTheRulesAreTheProgramsOwn()
    {
        QVERIFY(saveNoise(*m_recorder, session(), NoiseRules()));
        QVERIFY(trail()->trailEvents()->empty());
        QCOMPARE(newestNoise(*trail()).value(), NoiseRules());
    }

private:
    static NoiseRules withDates()
    {
        NoiseRules rules;
        rules.setOn("dates", true);
        return rules;
    }
    SessionId session()
    {
        SessionRecord record;
        record.kind = SessionKind::Scratch;
        record.policyHash = *m_recorder->addPolicy("{}");
        return *m_recorder->beginSession(record);
    }
    std::unique_ptr<Trail> trail() const { return std::move(*Trail::open(m_recorder->file())); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
};

QTEST_GUILESS_MAIN(TestNoiseDocument)
#include "tst_noisedocument.moc"
