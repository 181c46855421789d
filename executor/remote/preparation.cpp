// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/preparation.h"

#include "base/formatted.h"
#include "executor/remote/kernelside.h"
#include "executor/remote/pythonjson.h"
#include "executor/remote/safevalue.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

std::string literal(std::string_view text)
{
    return pythonRepr({ .kind = SafeValue::Kind::Text, .text = std::string(text) });
}

std::string literals(const std::vector<std::string> &texts)
{
    std::string all;
    for (const std::string &text : texts)
        all += literal(text) + ", ";
    return "[" + all + "]";
}

// The answer of a stub that the other side can give without asking.
Json answerOf(const ToolStub &tool)
{
    if (const auto *constant = std::get_if<ToolStub::Constant>(&tool.answer))
        return { { "constant", constant->json } };
    if (const auto *python = std::get_if<ToolStub::Python>(&tool.answer))
        return { { "python", python->source } };
    Json calls = Json::array();
    if (const auto *recorded = std::get_if<ToolStub::Recorded>(&tool.answer)) {
        for (const RecordedCall &call : recorded->calls)
            calls.push_back({ call.arguments, call.result });
    }
    return { { "recorded", std::move(calls) } };
}

std::string answersOf(const SessionSetup &setup, const std::vector<std::string> &tools)
{
    Json answers = Json::object();
    for (const auto &[name, tool] : setup.tools) {
        if (std::ranges::contains(tools, name))
            answers[name] = answerOf(tool);
    }
    return answers.dump(-1, ' ', true, Json::error_handler_t::replace);
}

std::string variablesOf(const SessionSetup &setup)
{
    std::string variables = "{";
    for (const auto &[name, json] : setup.variables)
        variables += (variables.size() > 1 ? "," : "") + nlohmann::json(name).dump() + ":" + json;
    return variables + "}";
}

} // namespace

std::string preparationCode(const SessionSetup &setup, const ToolHost &tools, ToolsGo way)
{
    wire::Begin known;
    tools.describe(known);
    const std::string asked = way == ToolsGo::Asking ? literals(known.tools) : "[]";
    const std::string answers = way == ToolsGo::Along ? answersOf(setup, known.tools) : "{}";
    return formatted("import sys as _sys, types as _types, json as _json\n"
                     "_module = _sys.modules['_vitrine'] = _types.ModuleType('_vitrine')\n"
                     "exec(compile({}, '<vitrine>', 'exec'), _module.__dict__)\n"
                     "_module.session = _module.Session(get_ipython(), {}, {}, {}, _json.loads({}), _json.loads({}))\n"
                     "del _sys, _types, _json, _module\n",
        literal(kernelSide()), setup.policy.limits.printChars, asked, literals(known.identities),
        literal(variablesOf(setup)), literal(answers));
}

std::string lookCode(const Limits &limits, bool isFinal)
{
    return formatted("__import__('_vitrine').session.look({}, {})", limits.outputChars, isFinal ? "True" : "False");
}

} // namespace vitrine
