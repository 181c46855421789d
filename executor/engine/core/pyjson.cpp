// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/pyjson.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/boundedrepr.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
constexpr int deepest = 100;
constexpr Py_ssize_t mostKeys = 20'000; // in one object: readers that keep the order of keys search all keys

class Writer final {
public:
    explicit Writer(std::size_t limit)
        : m_left(limit)
    {
    }
    std::optional<Json> value(PyObject *object, int depth = 0)
    {
        if (depth > deepest || !spend(1))
            return std::nullopt;
        if (Py_IsNone(object))
            return Json(nullptr);
        if (PyBool_Check(object))
            return Json(Py_IsTrue(object) != 0);
        if (PyLong_CheckExact(object))
            return integer(object);
        if (PyFloat_CheckExact(object))
            return std::isfinite(PyFloat_AS_DOUBLE(object)) ? std::optional<Json>(PyFloat_AS_DOUBLE(object))
                                                            : std::nullopt;
        if (PyUnicode_CheckExact(object))
            return text(object);
        if (PyList_CheckExact(object) || PyTuple_CheckExact(object))
            return list(object, depth);
        return PyDict_CheckExact(object) ? dict(object, depth) : std::nullopt;
    }

private:
    bool spend(std::size_t bytes)
    {
        if (bytes > m_left)
            return false;
        m_left -= bytes;
        return true;
    }

    // JSON libraries disagree beyond 64 bits: such a number is not portable JSON.
    static std::optional<Json> integer(PyObject *object)
    {
        int overflow = 0;
        const long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
        return overflow == 0 ? std::optional<Json>(number) : std::nullopt;
    }

    std::optional<Json> text(PyObject *object)
    {
        if (!spend(static_cast<std::size_t>(PyUnicode_GET_LENGTH(object))))
            return std::nullopt;
        return Json(fromPython(object));
    }

    std::optional<Json> list(PyObject *object, int depth)
    {
        Json json = Json::array();
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); ++i) {
            auto item = value(PySequence_Fast_GET_ITEM(object, i), depth + 1);
            if (!item)
                return std::nullopt;
            json.push_back(std::move(*item));
        }
        return json;
    }

    std::optional<Json> dict(PyObject *object, int depth)
    {
        if (PyDict_GET_SIZE(object) > mostKeys)
            return std::nullopt;
        Json json = Json::object();
        PyObject *key = nullptr;
        PyObject *item = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(object, &at, &key, &item) != 0;) {
            auto inner = PyUnicode_CheckExact(key) ? value(item, depth + 1) : std::nullopt;
            if (!inner)
                return std::nullopt;
            json[fromPython(key)] = std::move(*inner);
        }
        return json;
    }

    std::size_t m_left;
};

std::string dump(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace

std::optional<std::string> toJson(PyObject *value, std::size_t limit)
{
    const auto json = Writer(limit).value(value);
    if (!json)
        return std::nullopt;
    std::string text = dump(*json);
    return text.size() <= limit ? std::optional(std::move(text)) : std::nullopt;
}

std::string toJsonOrText(PyObject *value, std::size_t limit)
{
    if (auto json = toJson(value, limit))
        return std::move(*json);
    return dump(Json(boundedRepr(value, limit).text));
}

PyRef fromJson(std::string_view json)
{
    const UnauditedCall own; // events caused by the library here are not attributed to the code
    const PyRef module = importModule("json");
    const PyRef text = toPython(json);
    if (!module || !text)
        return {};
    return PyRef::steal(PyObject_CallMethod(module.get(), "loads", "O", text.get()));
}

} // namespace vitrine
