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

/// The replacement for a tool, which answers its calls (docs/architecture.md#tool-stubs).
struct ToolStub {
    struct Identity {
        bool operator==(const Identity &) const = default;
    }; ///< final_answer: returns its argument
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
    }; ///< StepObserver::asked answers; cannot be expressed in a document
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

/// The tools of a session by name, with `final_answer` unless left out deliberately.
using ToolStubs = std::map<std::string, ToolStub, std::less<>>;

/// Only `final_answer`.
ToolStubs defaultTools();

/// Reads the JSON file of `--tools` (docs/architecture.md#tool-stubs).
Result<ToolStubs> readToolStubs(std::string_view json, std::string_view file = {});

} // namespace vitrine
