// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/facts.h"
#include "models/judging/actionbase.h"
#include "models/judging/limitkind.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Places in a FactBase: steps in the order of their runs, runs and subjects as they came.
using StepIndex = std::uint32_t;
using RunIndex = std::uint32_t;
using SubjectIndex = std::uint32_t;

/// A step with Python code or other actions, as it is handed to a base.
struct JudgedStep {
    std::int64_t id = 0; ///< of the step in its trail; 0 for one that is not stored
    std::uint32_t ordinal = 0; ///< in its run
    const Facts *facts = nullptr; ///< null for code that does not parse: an error of its own, under any policy
    bool hasCode = true;
    std::vector<ActionIndex> actions = {}; ///< as FactBase::addAction has returned them
    std::vector<std::string> tools = {}; ///< names of those that it calls
    std::vector<std::pair<UseKind, std::string>> observed = {}; ///< files and hosts that it asked for when it ran
    bool wasDenied = false; ///< by the policy that it was recorded under
    /// Use of limits as far as it is known, by LimitKind; MaxSteps is the step's number among those with code.
    std::array<std::optional<double>, allLimitKinds.size()> used = {};
    std::optional<LimitKind> endedBy = std::nullopt; ///< the use of this one might have been greater
};

/// Something that a policy has a say in, and the steps that use it.
struct Subject {
    UseKind kind = UseKind::Import;
    std::string name;
    std::vector<StepIndex> steps = {}; ///< whose code uses it, ascending
    std::vector<StepIndex> actionSteps = {}; ///< whose other actions use it, ascending
    std::optional<TextIndex> text = std::nullopt; ///< for actions: the matches of the pattern
    std::size_t stepCount() const; ///< that use it in any way
};

/// The facts of many steps, each subject held once and with the steps that use it: what policies are judged on. Filled
/// by one thread, then read by any.
class FactBase final {
public:
    struct Use {
        SubjectIndex subject = 0;
        std::uint32_t line = 0;
    };
    /// Classes of syntax nodes as bits, see `syntaxNames`.
    using SyntaxSet = std::array<std::uint64_t, 2>;
    enum Flag : std::uint8_t { Unreadable = 1, TooDeep = 2, Dynamic = 4, Denied = 8, NoCode = 16 };

    /// Without steps, but with the subjects and classes of syntax of another base, in the same places.
    static std::shared_ptr<FactBase> withNamesOf(const FactBase &other);

    RunIndex beginRun(std::int64_t id);
    /// A run with all its steps as another base has them, whose names this one was made with.
    RunIndex addRunOf(const FactBase &other, RunIndex run);
    /// An action that steps may have, and the folder that its agent worked in.
    ActionIndex addAction(RecordedAction action, std::string_view project)
    {
        return m_actions.add(std::move(action), project);
    }
    /// To the run that was begun last. A builtin that a step before has bound is not one any more.
    StepIndex addStep(const JudgedStep &step);
    /// Finds out what the actions added do; to be called once all steps are there.
    void finish(const ShellParser &parser = ShellParser());

    std::size_t stepCount() const { return m_ids.size(); }
    std::size_t runCount() const { return m_runs.size(); }
    std::int64_t runId(RunIndex run) const { return m_runs[run].id; }
    /// The steps of a run: from the first to one behind the last.
    std::pair<StepIndex, StepIndex> stepsOf(RunIndex run) const;
    std::int64_t stepId(StepIndex step) const { return m_ids[step]; }
    std::uint32_t ordinal(StepIndex step) const { return m_ordinals[step]; }
    RunIndex runOf(StepIndex step) const { return m_runOf[step]; }
    bool has(StepIndex step, Flag flag) const { return (m_flags[step] & flag) != 0; }
    bool hasCode(StepIndex step) const { return !has(step, NoCode); }
    std::span<const Use> uses(StepIndex step) const;
    const SyntaxSet &syntax(StepIndex step) const { return m_syntax[step]; }
    /// Names of the framework's own functions that a denied step binds, which may be the reason for the denial.
    std::span<const std::string> shadowed(StepIndex step) const;
    std::optional<LimitKind> endedBy(StepIndex step) const;

    const ActionBase &actions() const { return m_actions; }
    std::span<const ActionIndex> actionsOf(StepIndex step) const;
    std::size_t codeStepCount() const { return m_codeSteps; }

    const std::vector<Subject> &subjects() const { return m_subjects; }
    const std::vector<std::string> &syntaxNames() const { return m_syntaxNames; }
    SyntaxSet syntaxSet(const std::vector<std::string> &names) const;
    /// NaN where it is not known. Empty when it is known of no step.
    const std::vector<double> &used(LimitKind kind) const { return m_used[static_cast<std::size_t>(kind)]; }

private:
    struct Run {
        std::int64_t id = 0;
        StepIndex first = 0;
    };

    void copyStep(const FactBase &other, StepIndex step);
    SubjectIndex subjectOf(UseKind kind, const std::string &name);
    void addUse(UseKind kind, const std::string &name, int line);
    void addFacts(const Facts &facts);
    void addSyntax(const Facts &facts);
    void addShadowed(const Facts &facts);
    void addUsed(const JudgedStep &step);
    void addUsed(std::size_t kind, double value);

    std::vector<Run> m_runs;
    std::vector<std::int64_t> m_ids;
    std::vector<std::uint32_t> m_ordinals;
    std::vector<RunIndex> m_runOf;
    std::vector<std::uint8_t> m_flags;
    std::vector<std::uint8_t> m_endedBy; ///< 0, or 1 + the LimitKind
    std::vector<std::size_t> m_useEnds; ///< one past the last use of each step
    std::vector<Use> m_uses;
    ActionBase m_actions;
    std::vector<std::size_t> m_actionEnds; ///< one past the last action of each step
    std::vector<ActionIndex> m_stepActions;
    std::size_t m_codeSteps = 0;
    std::vector<SyntaxSet> m_syntax;
    std::map<StepIndex, std::vector<std::string>> m_shadowed;
    std::vector<std::string> m_syntaxNames;
    std::map<std::string, std::size_t, std::less<>> m_syntaxBits;
    std::vector<Subject> m_subjects;
    std::array<std::map<std::string, SubjectIndex, std::less<>>, useKindCount> m_subjectsByName; ///< by kind
    std::array<std::vector<double>, allLimitKinds.size()> m_used;
    std::set<std::string, std::less<>> m_bound; ///< by steps of the last run
};

/// A base that has taken the place of another one which is older: most of its runs are as they were.
struct BaseGrowth {
    std::shared_ptr<const FactBase> base;
    std::shared_ptr<const FactBase> before; ///< null: all is new
    std::vector<std::optional<RunIndex>> origins; ///< by run: where it is in `before`, if nothing of it is new
    std::vector<StepIndex> arrived; ///< steps that were not there before, in the order in which they came
};

} // namespace vitrine
