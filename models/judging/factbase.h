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

/// Indexes in a FactBase: steps in the order of their runs, runs and subjects in the order of adding.
using StepIndex = std::uint32_t;
using RunIndex = std::uint32_t;
using SubjectIndex = std::uint32_t;

/// A step with Python code or other actions, as it is added to a base.
struct JudgedStep {
    std::int64_t id = 0; ///< id of the step in its trail; 0 if it is not stored
    std::uint32_t ordinal = 0; ///< ordinal in its run
    const Facts *facts = nullptr; ///< null for code that does not parse, which is an error under any policy
    bool hasCode = true;
    std::vector<ActionIndex> actions = {}; ///< as returned by FactBase::addAction
    std::vector<std::string> tools = {}; ///< names of the tools that it calls
    std::vector<std::pair<UseKind, std::string>> observed = {}; ///< files and hosts that it requested when it ran
    bool wasDenied = false; ///< denied by the policy that it was recorded under
    /// Known use of limits, by LimitKind; for MaxSteps, the step's number among those with code.
    std::array<std::optional<double>, allLimitKinds.size()> used = {};
    std::optional<LimitKind> endedBy = std::nullopt; ///< the limit that ended it, whose use might have been greater
};

/// Something that a policy has rules for, and the steps that use it.
struct Subject {
    UseKind kind = UseKind::Import;
    std::string name;
    std::vector<StepIndex> steps = {}; ///< steps whose code uses it, ascending
    std::vector<StepIndex> actionSteps = {}; ///< steps whose other actions use it, ascending
    std::optional<TextIndex> text = std::nullopt; ///< for actions: the matches of the pattern
    std::size_t stepCount() const; ///< number of steps that use it in any way
};

/// The facts of many steps, on which policies are judged. Each subject is stored once, with the steps that use it.
/// Filled by one thread, then read by any.
class FactBase final {
public:
    struct Use {
        SubjectIndex subject = 0;
        std::uint32_t line = 0;
    };
    /// Classes of syntax nodes as bits, see `syntaxNames`.
    using SyntaxSet = std::array<std::uint64_t, 2>;
    enum Flag : std::uint8_t { Unreadable = 1, TooDeep = 2, Dynamic = 4, Denied = 8, NoCode = 16 };

    /// Creates a base without steps, but with the subjects and classes of syntax of another base, at the same indexes.
    static std::shared_ptr<FactBase> withNamesOf(const FactBase &other);

    RunIndex beginRun(std::int64_t id);
    /// Copies a run with all its steps from another base, the one that was passed to `withNamesOf`.
    RunIndex addRunOf(const FactBase &other, RunIndex run);
    /// Adds an action that steps may have, and the folder in which its agent worked.
    ActionIndex addAction(RecordedAction action, std::string_view project)
    {
        return m_actions.add(std::move(action), project);
    }
    /// Adds a step to the run that was started last. A builtin that an earlier step has bound no longer counts as one.
    StepIndex addStep(const JudgedStep &step);
    /// Analyzes the added actions. Call it once all steps are added.
    void finish(const ShellParser &parser = ShellParser());

    std::size_t stepCount() const { return m_ids.size(); }
    std::size_t runCount() const { return m_runs.size(); }
    std::int64_t runId(RunIndex run) const { return m_runs[run].id; }
    /// The steps of a run: the first one, and one past the last.
    std::pair<StepIndex, StepIndex> stepsOf(RunIndex run) const;
    std::int64_t stepId(StepIndex step) const { return m_ids[step]; }
    std::uint32_t ordinal(StepIndex step) const { return m_ordinals[step]; }
    RunIndex runOf(StepIndex step) const { return m_runOf[step]; }
    bool has(StepIndex step, Flag flag) const { return (m_flags[step] & flag) != 0; }
    bool hasCode(StepIndex step) const { return !has(step, NoCode); }
    std::span<const Use> uses(StepIndex step) const;
    const SyntaxSet &syntax(StepIndex step) const { return m_syntax[step]; }
    /// Names of the framework's own functions that a denied step binds, which may be why it was denied.
    std::span<const std::string> shadowed(StepIndex step) const;
    std::optional<LimitKind> endedBy(StepIndex step) const;

    const ActionBase &actions() const { return m_actions; }
    std::span<const ActionIndex> actionsOf(StepIndex step) const;
    std::size_t codeStepCount() const { return m_codeSteps; }

    const std::vector<Subject> &subjects() const { return m_subjects; }
    const std::vector<std::string> &syntaxNames() const { return m_syntaxNames; }
    SyntaxSet syntaxSet(const std::vector<std::string> &names) const;
    /// The use of a limit by step; NaN if unknown. Empty if it is unknown for all steps.
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
    std::set<std::string, std::less<>> m_bound; ///< names bound by steps of the last run
};

/// A base that replaces an older one; most of its runs are unchanged.
struct BaseGrowth {
    std::shared_ptr<const FactBase> base;
    std::shared_ptr<const FactBase> before; ///< null: everything is new
    std::vector<std::optional<RunIndex>> origins; ///< by run: its index in `before` if it is unchanged
    std::vector<StepIndex> arrived; ///< new steps, in the order in which they were recorded
};

} // namespace vitrine
