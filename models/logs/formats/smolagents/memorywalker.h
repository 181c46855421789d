// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/recordwalker.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace vitrine {

/// Reads runs whose steps are dictionaries, or reprs of steps, as in the memory of smolagents and its predecessor: a
/// list of steps, a run with its steps, agents by name, single steps, and lists of any of these.
class MemoryWalker final {
public:
    MemoryWalker(JsonStream &stream, ImportContext &context, std::string_view framework);

    void run();
    /// Whether a run stores its steps under this key.
    static bool isStepsKey(std::string_view key);

private:
    void record();
    void list(const std::string &location, int depth);
    Envelope object(std::string_view agent, int depth);
    void finishRun(RunBuilder &builder, const Envelope &envelope, std::string_view agent);
    void looseStep(RunBuilder &builder, const Envelope &envelope, const std::string &location);
    void finish(RunBuilder &builder);
    std::optional<JsonElement> parsed(const JsonSlice &slice, std::string_view location);
    void step(RunBuilder &builder, const JsonSlice &slice, const std::string &location);

    JsonStream &m_stream;
    ImportContext &m_context;
    RecordWalker m_walker;
    std::string_view m_framework;
    simdjson::padded_string m_repr;
    simdjson::dom::parser m_reprParser;
    RunBuilder m_loose; ///< for steps that are records of their own
};

} // namespace vitrine
