// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tuning/suggestionproof.h"

#include <QTest>

using namespace vitrine;

class TestSuggestionProof final : public QObject {
    Q_OBJECT

    static ReplayedStep step(ReplayVerdict verdict, StepStatus status, std::string reason = {})
    {
        ReplayedStep step;
        step.comparison = { verdict, std::move(reason) };
        step.result.status = status;
        return step;
    }

private Q_SLOTS:
    void countsWhatBecameOfEachStep()
    {
        const std::vector<ReplayedStep> steps {
            step(ReplayVerdict::Same, StepStatus::Ok), // kept
            step(ReplayVerdict::Noise, StepStatus::Error), // kept
            step(ReplayVerdict::Differs, StepStatus::Blocked, "message"), // refused then and now
            step(ReplayVerdict::Differs, StepStatus::Limit, "status:limit"), // another error then
            step(ReplayVerdict::Blocked, StepStatus::Blocked, "imports.allow"),
            step(ReplayVerdict::Broken, StepStatus::Timeout, "status:timeout"),
            step(ReplayVerdict::Broken, StepStatus::Error, "status:error"),
            step(ReplayVerdict::Differs, StepStatus::Ok, "output"),
            step(ReplayVerdict::NeedsTool, StepStatus::Error),
            step(ReplayVerdict::NotComparable, StepStatus::Blocked),
        };
        SuggestionProof proof;
        addTo(proof, steps);
        const SuggestionProof expected {
            .kept = 3, .denied = 3, .otherwise = 3, .notComparable = 1, .notInstalled = 0, .missing = {}
        };
        QVERIFY(proof == expected);
        QCOMPARE(proof.total(), std::uint64_t { 10 });
        addTo(proof, steps);
        QCOMPARE(proof.kept, std::uint64_t { 6 });
    }

    void namesTheModulesThatStandInTheWay()
    {
        const auto failed = [](ReplayVerdict verdict, const char *module) {
            ReplayedStep failure = step(verdict, StepStatus::Error, "status:error");
            failure.result.error.emplace();
            failure.result.error->type = "ModuleNotFoundError";
            failure.result.error->message = std::string("No module named '") + module + "'";
            return failure;
        };
        const std::vector<ReplayedStep> steps {
            failed(ReplayVerdict::Broken, "sympy"), failed(ReplayVerdict::NotComparable, "sympy"),
            failed(ReplayVerdict::Broken, "cmath"), failed(ReplayVerdict::Same, "nowhere"), // as it was recorded
        };
        SuggestionProof proof;
        addTo(proof, steps);
        const SuggestionProof expected { .kept = 1,
            .denied = 0,
            .otherwise = 0,
            .notComparable = 0,
            .notInstalled = 3,
            .missing = { { "cmath", 1 }, { "sympy", 2 } } };
        QVERIFY(proof == expected);
        QCOMPARE(proof.total(), std::uint64_t { 4 });
    }
};

QTEST_GUILESS_MAIN(TestSuggestionProof)
#include "tst_suggestionproof.moc"
