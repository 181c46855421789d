// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "models/judging/policycomparison.h"

#include <QTest>

#include <random>

using namespace vitrine;

namespace {

/// Small programs and policies out of the things that a policy has a say in; the same seed gives the same ones.
class Maker final {
public:
    explicit Maker(std::uint32_t seed)
        : m_random(seed)
    {
    }

    std::string code()
    {
        static const std::vector<std::string> lines { "import math", "import numpy as np, os", "import numpy.linalg.x",
            "from os import path as p, sep", "from scipy import optimize", "import a.b.c", "from . import near",
            "from ..far import thing", "x = open('f')", "print(len([1]))", "open = 3",
            "def f(eval):\n    return eval(1)", "y = ().__class__.__bases__", "z.__dict__ = 1",
            "print(__name__, __file__)", "__builtins__['x']",
            "class A:\n    __match_args__ = ('x',)\n    def __init__(self): self.__len__()",
            "match q:\n    case A(__dict__=d): pass", "global w\nw = 1", "lambda: (yield)", "async def g(): await h()",
            "with open('x') as f:\n    pass", "from math import __loader__", "def k():\n    nonlocal_ = eval", "del x",
            "from __future__ import annotations", "for sum in range(3): sum", "print(sum([1]))", "exec('1')",
            "import importlib\nimportlib.import_module('os')", "try:\n    import sympy\nexcept ImportError: pass",
            "@property\ndef r(s): return vars(s)", "x = [i for i in range(3) if isinstance(i, int)]" };
        std::string code;
        for (int i = 0; i < below(6) + 1; ++i)
            code += pick(lines) + "\n";
        return code;
    }

    Policy policy()
    {
        Policy policy = *profile(pick(std::vector<std::string> { "strict", "smolagents-default", "data-analysis" }));
        change(policy.imports.allow,
            { "math", "numpy", "numpy.*", "os", "os.path", "*", "a.b", "a.*", "scipy.optimize", "sympy", "importlib" });
        change(policy.imports.deny, { "numpy.linalg", "os", "a.b.*", "scipy" });
        change(policy.builtins, { "open", "len", "eval", "exec", "print", "sum", "vars", "range", "property" });
        change(policy.dunderAttributes, { "*", "__class__", "__dict__", "__match_args__", "__file__", "__bases__" });
        change(policy.deniedSyntax, { "Global", "Lambda", "ClassDef", "With", "Try", "ListComp", "NoSuchNode" });
        return policy;
    }

private:
    int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(m_random); }
    const std::string &pick(const std::vector<std::string> &from)
    {
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }
    void change(std::vector<std::string> &names, const std::vector<std::string> &candidates)
    {
        for (const std::string &name : candidates) {
            if (below(3) == 0)
                names.push_back(name);
            else if (below(3) == 0)
                std::erase(names, name);
        }
    }

    std::mt19937 m_random;
};

using Reason = std::pair<std::string, std::string>; // rule and subject

std::set<Reason> reasonsOf(const Review &review)
{
    std::set<Reason> reasons;
    for (const Finding &finding : review.findings)
        if (finding.severity == Severity::Denied && finding.code != "too-deep")
            reasons.emplace(finding.rule, finding.subject);
    return reasons;
}

std::set<Reason> reasonsOf(const PolicyVerdicts &verdicts, StepIndex step)
{
    std::set<Reason> reasons;
    for (const Objection &objection : verdicts.objections(step))
        reasons.emplace(objection.rule, objection.subject);
    return reasons;
}

std::string reported(const std::set<Reason> &reasons)
{
    std::string text;
    for (const auto &[rule, subject] : reasons)
        text += rule + " " + subject + "; ";
    return text;
}

} // namespace

/// What facts say has to be what the review of the code says, for every policy.
class TestAgreement : public QObject {
    Q_OBJECT

    std::unique_ptr<Reviewer> m_reviewer;

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_reviewer = std::make_unique<Reviewer>(*python);
    }

    void factsSayWhatTheReviewSays()
    {
        constexpr int programs = 300;
        constexpr int policies = 40;
        Maker maker(7);
        std::vector<std::string> code;
        auto base = std::make_shared<FactBase>();
        for (int i = 0; i < programs; ++i) {
            code.push_back(maker.code());
            const Review review = m_reviewer->review(code.back(), defaultPolicy());
            QVERIFY2(factsFromJson(toJson(review.facts)) == review.facts, code.back().c_str());
            base->beginRun(i);
            base->addStep({ .id = i, .ordinal = 1, .facts = review.syntaxError ? nullptr : &review.facts });
        }
        PolicyVerdicts changed(base, maker.policy());
        for (int i = 0; i < policies; ++i) {
            const Policy policy = maker.policy();
            changed.change(policy);
            const PolicyVerdicts fresh(base, policy);
            for (StepIndex step = 0; step < programs; ++step) {
                const Review review = m_reviewer->review(code[step], policy);
                QVERIFY2((review.verdict == Verdict::Denied) == changed.isDenied(step), code[step].c_str());
                QVERIFY2(fresh.isDenied(step) == changed.isDenied(step), code[step].c_str());
                const std::string both = code[step] + "\nreview: " + reported(reasonsOf(review))
                    + "\nfacts: " + reported(reasonsOf(changed, step));
                QVERIFY2(reasonsOf(review) == reasonsOf(changed, step), both.c_str());
            }
        }
    }

    void knowsWhereEachUseIs()
    {
        const Review review = m_reviewer->review("x = 1\nimport os\nprint(x.__dict__)\nprint(2)", defaultPolicy());
        const std::vector<UseFact> uses { { UseKind::Import, "os", 2, 8 }, { UseKind::Builtin, "print", 3, 1 },
            { UseKind::DunderAttribute, "__dict__", 3, 7 } };
        QVERIFY(review.facts.uses == uses);
    }

    void aNameOfAStepBeforeIsNoBuiltin()
    {
        auto base = std::make_shared<FactBase>();
        base->beginRun(1);
        const Facts first = m_reviewer->review("open = 3", defaultPolicy()).facts;
        const Facts second = m_reviewer->review("x = open + 1", defaultPolicy()).facts;
        base->addStep({ .id = 1, .ordinal = 1, .facts = &first });
        base->addStep({ .id = 2, .ordinal = 2, .facts = &second });
        base->beginRun(2);
        base->addStep({ .id = 3, .ordinal = 1, .facts = &second });
        const PolicyVerdicts verdicts(base, defaultPolicy());
        QVERIFY(!verdicts.isDenied(1));
        QVERIFY(verdicts.isDenied(2));
    }

    void codeThatIsTooDeepIsDeniedByEveryPolicy()
    {
        Facts facts;
        facts.isTooDeep = true;
        auto base = std::make_shared<FactBase>();
        base->beginRun(1);
        base->addStep({ .facts = &facts });
        PolicyVerdicts verdicts(base, *profile("permissive-audit"));
        QVERIFY(verdicts.isDenied(0));
        verdicts.change(*profile("strict"));
        QVERIFY(verdicts.isDenied(0));
        QVERIFY(verdicts.objections(0).size() == 1);
    }

    void factsOfAnotherVersionAreNotTaken()
    {
        QVERIFY(!factsFromJson("").has_value());
        QVERIFY(!factsFromJson("{\"imports\": [], \"calls\": []}").has_value());
        std::string json = toJson(m_reviewer->review("import os", defaultPolicy()).facts);
        QVERIFY(factsFromJson(json).has_value());
        json.replace(json.find("\"import\""), 8, "\"export\"");
        QVERIFY(!factsFromJson(json).has_value());
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
