// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/suggestionproof.h"

#include <QTest>

#include <array>

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

    using Counts = std::array<std::uint64_t, 5>;
    static Counts countsOf(const SuggestionProof &proof)
    {
        return { proof.kept, proof.denied, proof.otherwise, proof.notComparable, proof.notInstalled };
    }

private Q_SLOTS:
    void namesTheStepsThatWereNotKept()
    {
        std::vector<ReplayStep> recorded(2);
        recorded[0].record.ordinal = 4;
        recorded[1].record.ordinal = 5;
        recorded[1].record.isFinalAnswer = true;
        recorded[1].record.error = ErrorRecord { ErrorLayer::Policy, "E", "first\nsecond", "t", "c", "d" };
        auto kept = step(ReplayVerdict::Same, StepStatus::Ok);
        auto other = step(ReplayVerdict::Broken, StepStatus::Blocked, "status:blocked");
        kept.ordinal = 4;
        other.ordinal = 5;
        other.step = 77;
        other.result.error.emplace();
        other.result.error->message = "not so\nat all";
        other.result.error->rule = "imports.allow";
        SuggestionProof proof;
        addTo(proof, 9, recorded, std::vector { kept, other });
        QCOMPARE(proof.steps.size(), std::size_t { 1 });
        const ProofStep &named = proof.steps.front();
        QCOMPARE(named.run, std::int64_t { 9 });
        QCOMPARE(named.step, StepId { 77 });
        QCOMPARE(named.ordinal, std::uint64_t { 5 });
        QVERIFY(named.outcome == ProofStep::Outcome::Denied && named.wasFinal);
        QCOMPARE(named.recorded->message, std::string("first"));
        QCOMPARE(named.message, std::string("not so"));
        QCOMPARE(named.rule, std::string("imports.allow"));
        QVERIFY(toString(named.outcome) == "denied");
    }

    void countsWhatBecameOfEachStep()
    {
        const std::vector<ReplayedStep> steps {
            step(ReplayVerdict::Same, StepStatus::Ok), // kept
            step(ReplayVerdict::Noise, StepStatus::Error), // kept
            step(ReplayVerdict::Differs, StepStatus::Blocked, "message"), // denied then and now
            step(ReplayVerdict::Differs, StepStatus::Limit, "status:limit"), // another error then
            step(ReplayVerdict::Blocked, StepStatus::Blocked, "imports.allow"),
            step(ReplayVerdict::Broken, StepStatus::Timeout, "status:timeout"),
            step(ReplayVerdict::Broken, StepStatus::Error, "status:error"),
            step(ReplayVerdict::Differs, StepStatus::Ok, "output"),
            step(ReplayVerdict::NoToolResult, StepStatus::Error),
            step(ReplayVerdict::NotComparable, StepStatus::Blocked),
        };
        SuggestionProof proof;
        addTo(proof, 1, {}, steps);
        QVERIFY((countsOf(proof) == Counts { 3, 3, 3, 1, 0 }));
        QCOMPARE(proof.total(), std::uint64_t { 10 });
        addTo(proof, 1, {}, steps);
        QCOMPARE(proof.kept, std::uint64_t { 6 });
    }

    void namesTheModulesThatAreInTheWay()
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
        addTo(proof, 1, {}, steps);
        QVERIFY((countsOf(proof) == Counts { 1, 0, 0, 0, 3 }));
        QVERIFY((proof.missing == std::map<std::string, std::uint64_t> { { "cmath", 1 }, { "sympy", 2 } }));
        QCOMPARE(proof.total(), std::uint64_t { 4 });
    }
};

QTEST_GUILESS_MAIN(TestSuggestionProof)
#include "tst_suggestionproof.moc"
