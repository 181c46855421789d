// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/stepresult.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vitrine {

/// One recorded call of a tool: arguments and result as JSON. Arguments are an object by parameter name, or an array.
struct RecordedCall {
    std::string arguments;
    std::string result;
    bool operator==(const RecordedCall &) const = default;
};

/// How a tool is answered in place of the real one (docs/architecture.md#tool-stubs).
struct ToolStub {
    struct Identity {
        bool operator==(const Identity &) const = default;
    }; ///< final_answer: gives its argument back
    struct Recorded {
        std::vector<RecordedCall> calls;
        bool operator==(const Recorded &) const = default;
    };
    struct Constant {
        std::string json;
        bool operator==(const Constant &) const = default;
    };
    struct Python {
        std::string source;
        bool operator==(const Python &) const = default;
    };
    struct Missing {
        bool operator==(const Missing &) const = default;
    };
    struct Elsewhere {
        bool operator==(const Elsewhere &) const = default;
    }; ///< the observer of the step answers (StepObserver::asked); not expressible in a document
    std::variant<Identity, Recorded, Constant, Python, Missing, Elsewhere> answer = Missing {};
    bool operator==(const ToolStub &) const = default;
};

/// The answer of a tool: a result (JSON) or an error, never both.
struct ToolAnswer {
    std::optional<std::string> result;
    std::optional<std::string> error;
    ToolSource source = ToolSource::Missing;
    bool operator==(const ToolAnswer &) const = default;
};

/// The tools of a session by name. `final_answer` is there unless left out on purpose.
using ToolStubs = std::map<std::string, ToolStub, std::less<>>;

/// Just `final_answer`.
ToolStubs defaultTools();

/// Reads the JSON file of `--tools` (docs/architecture.md#tool-stubs).
Result<ToolStubs> readToolStubs(std::string_view json, std::string_view file = {});

} // namespace vitrine
