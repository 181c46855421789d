// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/toolcalls.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/builtinerror.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/outputcapture.h"
#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/safeformreader.h"
#include "executor/engine/core/safeformwriter.h"
#include "executor/engine/core/stubfunction.h"
#include "executor/recordedanswers.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

constexpr std::size_t longestArguments = 1 << 20;

PyRef calledInHost(SessionCore &core, PyObject *function, PyObject *args, PyObject *keywords)
{
    const UncapturedCall uncaptured;
    core.meter.enterHost();
    PyRef result = PyRef::steal(PyObject_Call(function, args, keywords));
    core.meter.leaveHost();
    if (!core.meter.isStopped())
        return result;
    PyErr_Clear();
    core.raiseStop();
    return {};
}

PyRef called(SessionCore &core, const OwnTool &tool, PyObject *args, PyObject *keywords)
{
    const UnauditedCall unaudited;
    return tool.source == ToolSource::Host ? calledInHost(core, tool.function, args, keywords)
                                           : PyRef::steal(PyObject_Call(tool.function, args, keywords));
}

// The answer of a tool to one call, and its record.
class Tool final {
public:
    Tool(std::shared_ptr<SessionCore> core, std::string name, ToolStub answer)
        : m_core(std::move(core))
        , m_name(std::move(name))
        , m_stub(std::move(answer))
    {
        if (const auto *recorded = std::get_if<ToolStub::Recorded>(&m_stub.answer))
            m_recorded.emplace(*recorded);
    }

    // For a stub in Python: creates its function.
    bool prepare()
    {
        const auto *python = std::get_if<ToolStub::Python>(&m_stub.answer);
        if (python == nullptr)
            return true;
        m_function = stubFunction(m_name, python->source, PyEval_GetBuiltins());
        return static_cast<bool>(m_function);
    }

    PyObject *call(PyObject *args, PyObject *keywords)
    {
        std::optional<std::string> form;
        if (m_core->valueSink && !(form = argumentsForm(args, keywords)))
            return nullptr;
        const std::size_t index = m_core->toolCalls.size();
        m_core->toolCalls.push_back({ .seq = index + 1,
            .name = m_name,
            .arguments = form ? std::move(*form) : argumentsJson(args, keywords),
            .result = {},
            .error = {},
            .source = ToolSource::Missing });
        ToolSource source = ToolSource::Missing;
        PyRef result = answer(args, keywords, m_core->toolCalls.at(index).arguments, source);
        m_core->toolCalls.at(index).source = source; // looked up again: a stub may have called other tools
        recordAnswer(m_core->toolCalls.at(index), result.get());
        if (result && m_name == "final_answer")
            return raiseFinalAnswer(*m_core, std::move(result));
        return result.release();
    }

    /// The function of a stub in Python; null for the others.
    PyObject *function() const { return m_function.get(); }

private:
    PyRef answer(PyObject *args, PyObject *keywords, const std::string &arguments, ToolSource &source)
    {
        if (const auto *constant = std::get_if<ToolStub::Constant>(&m_stub.answer)) {
            source = ToolSource::Constant;
            return fromJson(constant->json);
        }
        if (m_function) {
            source = ToolSource::Python;
            return called(*m_core, { m_name, m_function.get(), source }, args, keywords);
        }
        if (m_recorded)
            return recordedAnswer(arguments, source);
        if (std::holds_alternative<ToolStub::Elsewhere>(m_stub.answer))
            return answerFromElsewhere(arguments, source);
        if (std::holds_alternative<ToolStub::Identity>(m_stub.answer)) {
            source = ToolSource::Host;
            return identity(args, keywords);
        }
        return noAnswer();
    }

    // Empty with a TypeError set that names the value that cannot be sent.
    std::optional<std::string> argumentsForm(PyObject *args, PyObject *keywords) const
    {
        auto form = argumentsSafeForm(args, keywords, longestArguments);
        if (form)
            return std::move(*form);
        const bool isAnswer = m_name == "final_answer";
        PyErr_Format(PyExc_TypeError,
            form.error().isTooLarge ? "%s%s%s: a value of type '%s' is too large to leave the sandbox"
                                    : "%s%s%s: a value of type '%s' cannot leave the sandbox; pass plain data, such as "
                                      "numbers, text, bytes, lists, tuples, dicts, sets, dates, arrays or images",
            isAnswer ? "" : "tool '", m_name.c_str(), isAnswer ? "" : "'", form.error().type.c_str());
        return std::nullopt;
    }

    PyRef noAnswer() const
    {
        PyErr_Format(m_core->types->toolError(), "tool '%s' has no recorded result", m_name.c_str());
        return {};
    }

    PyRef recordedAnswer(const std::string &arguments, ToolSource &source)
    {
        const std::string *result = m_recorded->next(arguments);
        if (result == nullptr)
            return noAnswer();
        source = ToolSource::Recorded;
        return fromJson(*result);
    }

    PyRef answerFromElsewhere(const std::string &arguments, ToolSource &source)
    {
        const auto answer = m_core->ask(m_name, arguments);
        if (!answer)
            return noAnswer();
        source = answer->source;
        if (answer->result)
            return m_core->valueSink ? fromSafeForm(*answer->result) : fromJson(*answer->result);
        const std::string error = answer->error.value_or("");
        const bool isException = source == ToolSource::Python || source == ToolSource::Host;
        const bool isRaised = isException && (raiseBuiltin(error) || raiseNamed(error, m_core->types->toolError()));
        if (!isRaised)
            PyErr_SetString(m_core->types->toolError(), error.c_str());
        return {};
    }

    // Behaves like `def final_answer(answer): return answer`.
    PyRef identity(PyObject *args, PyObject *keywords) const
    {
        const char *name = m_name.c_str();
        const Py_ssize_t given = PyTuple_GET_SIZE(args);
        PyObject *named = nullptr;
        PyObject *key = nullptr;
        for (Py_ssize_t at = 0; keywords != nullptr && PyDict_Next(keywords, &at, &key, &named) != 0;) {
            if (fromPython(key) != "answer")
                return failed("%s() got an unexpected keyword argument '%U'", name, key);
            if (given > 0)
                return failed("%s() got multiple values for argument '%U'", name, key);
        }
        if (given > 1)
            return failed("%s() takes 1 positional argument but %zd were given", name, given);
        if (given == 0 && named == nullptr)
            return failed("%s() missing 1 required positional argument: 'answer'", name);
        return PyRef::borrow(given == 1 ? PyTuple_GET_ITEM(args, 0) : named);
    }

    template <typename... Parts>
    static PyRef failed(const char *format, Parts... parts)
    {
        PyErr_Format(PyExc_TypeError, format, parts...);
        return {};
    }

    std::shared_ptr<SessionCore> m_core;
    std::string m_name;
    ToolStub m_stub;
    PyRef m_function;
    std::optional<RecordedAnswers> m_recorded;
};

// Converts each value separately: values that JSON cannot represent become text, the others stay unchanged.
std::string locationsJson(PyObject *args)
{
    if (auto all = toJson(args, longestArguments))
        return std::move(*all);
    std::string json = "[";
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args) && json.size() < longestArguments; ++i)
        json += (i > 0 ? "," : "") + toJsonOrText(PyTuple_GET_ITEM(args, i), longestArguments);
    return json.size() < longestArguments ? json + "]" : toJsonOrText(args, longestArguments);
}

std::string namesJson(PyObject *keywords)
{
    if (auto all = toJson(keywords, longestArguments))
        return std::move(*all);
    const PyRef items = PyRef::steal(PyDict_Items(keywords)); // a copy, because creating the texts runs code
    std::string json = "{";
    for (Py_ssize_t i = 0; items && i < PyList_GET_SIZE(items.get()) && json.size() < longestArguments; ++i) {
        PyObject *item = PyList_GET_ITEM(items.get(), i);
        json += (i > 0 ? "," : "") + toJsonOrText(PyTuple_GET_ITEM(item, 0), longestArguments) + ":"
            + toJsonOrText(PyTuple_GET_ITEM(item, 1), longestArguments);
    }
    return json.size() < longestArguments ? json + "}" : toJsonOrText(keywords, longestArguments);
}

} // namespace

std::string argumentsJson(PyObject *args, PyObject *keywords)
{
    const bool hasNames = keywords != nullptr && PyDict_GET_SIZE(keywords) > 0;
    if (!hasNames)
        return locationsJson(args);
    if (PyTuple_GET_SIZE(args) == 0)
        return namesJson(keywords);
    return R"({"args":)" + locationsJson(args) + R"(,"kwargs":)" + namesJson(keywords) + "}";
}

void recordAnswer(ToolCallRecord &call, PyObject *result)
{
    if (result != nullptr) {
        call.result = toJsonOrText(result, longestArguments);
        return;
    }
    const PyRef exception = takeException();
    const PyRef text = PyRef::steal(PyObject_Str(exception.get()));
    PyErr_Clear();
    call.error = std::string(Py_TYPE(exception.get())->tp_name) + ": " + fromPython(text.get());
    PyErr_SetRaisedException(Py_NewRef(exception.get()));
}

PyObject *raiseFinalAnswer(SessionCore &core, PyRef value)
{
    PyErr_SetObject(core.types->finalAnswer(), value.get());
    core.finalAnswer = { takeException(), std::move(value) };
    core.raisePending();
    return nullptr;
}

bool allowsTool(const Policy &policy, std::string_view name)
{
    return std::ranges::any_of(
        policy.tools, [name](const std::string &allowed) { return allowed == "*" || allowed == name; });
}

PyRef callOwnTool(SessionCore &core, const OwnTool &tool, PyObject *args, PyObject *keywords)
{
    if (!core.recordsTools)
        return called(core, tool, args, keywords);
    // Looked up again by its index: the tool may have called others through the code.
    const std::size_t index = core.toolCalls.size();
    core.toolCalls.push_back({ .seq = index + 1,
        .name = tool.name,
        .arguments = argumentsJson(args, keywords),
        .result = {},
        .error = {},
        .source = tool.source });
    PyRef result = called(core, tool, args, keywords);
    if (index < core.toolCalls.size())
        recordAnswer(core.toolCalls.at(index), result.get());
    return result;
}

bool addTools(const std::shared_ptr<SessionCore> &core, PyObject *dict) { return addBareTools(core, dict, nullptr); }

bool addBareTools(const std::shared_ptr<SessionCore> &core, PyObject *dict, PyObject *recorded)
{
    for (const auto &[name, answer] : core->tools) {
        if (!allowsTool(core->policy, name))
            continue;
        auto tool = std::make_shared<Tool>(core, name, answer);
        if (!tool->prepare())
            return false;
        const bool isBare = recorded != nullptr && tool->function() != nullptr;
        const PyRef function = isBare ? PyRef::borrow(tool->function())
                                      : core->types->function(name, [tool](PyObject *args, PyObject *keywords) {
                                            return tool->call(args, keywords);
                                        });
        const PyRef key = toPython(name);
        if (!function || PyDict_SetItem(dict, key.get(), function.get()) < 0
            || (isBare && PySet_Add(recorded, key.get()) < 0))
            return false;
    }
    return true;
}

} // namespace vitrine
