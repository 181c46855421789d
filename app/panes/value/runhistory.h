// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/results/variableorigin.h"
#include "app/panes/value/valueorigin.h"
#include "base/error.h"
#include "models/trail/index/pythonbindings.h"
#include "models/trail/read/search.h"

#include <map>
#include <optional>
#include <string_view>

namespace vitrine {

class Trail;
struct RunHistoryReader;

/// Which step of a run set which variable, up to one of its steps: what was seen when the steps ran here and, of steps
/// that did not, what their code says. A value; reading it blocks and belongs elsewhere than on the GUI's thread.
class RunHistory final {
public:
    static Result<RunHistory> read(const Trail &trail, RunId run, std::uint64_t upTo, const StopCall &stop = {});

    /// Where the value of a variable came from, all the way back, and then where its earlier ones did. With a line: its
    /// value before that line of the last step.
    std::vector<ValueOrigin> originsOf(std::string_view name, int beforeLine = 0);
    /// Where each variable that was seen got its value.
    std::map<std::string, VariableOrigin> setters();

private:
    friend struct RunHistoryReader;

    struct Change {
        bool isNew = false;
        std::string value;
    };
    struct Step {
        StepId id = 0;
        std::uint64_t ordinal = 0;
        std::string code;
        bool didRun = false;
        std::map<std::string, Change, std::less<>> changes;
        std::optional<std::vector<PythonBinding>> bindings; ///< once they are needed
    };
    /// A place in the history: a step, and the line before which one looks; 0 for its end.
    struct Location {
        std::size_t step = 0;
        int beforeLine = 0;
    };

    std::optional<ValueOrigin> originOf(std::string_view name, Location from, int depth);
    void addSources(ValueOrigin &origin, const std::vector<std::string> &reads, Location from, int depth);
    void addCalls(ValueOrigin &origin, Location upTo, int depth);
    const std::vector<PythonBinding> &bindingsOf(Step &step);

    std::vector<Step> m_steps; ///< the newest first
    std::size_t m_left = 0; ///< number of origins that are still to be reported
};

} // namespace vitrine
