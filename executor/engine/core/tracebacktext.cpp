// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/tracebacktext.h"

#include "base/formatted.h"
#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/frames.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestMessage = 20'000;
constexpr std::size_t mostFrames = 40;
constexpr std::size_t mostChained = 32;
constexpr std::size_t longestTraceback = 100'000;
constexpr std::size_t mostRead = 1'000'000; // frames of all exceptions
// The limits of Python's own tracebacks.
constexpr int deepestGroup = 10;
constexpr Py_ssize_t widestGroup = 15;

const StepSource *sourceOf(const StepFrame &frame, const std::deque<StepSource> &sources)
{
    const auto found = std::ranges::find(sources, frame.file, &StepSource::file);
    return found == sources.end() ? nullptr : &*found;
}

// Whether frames run code of a step; tracebacks repeat few functions.
class StepCode final {
public:
    explicit StepCode(const std::deque<StepSource> &sources)
        : m_sources(sources)
    {
    }

    bool has(PyFrameObject *frame)
    {
        PyCodeObject *code = codeOf(frame);
        const auto [known, isNew] = m_known.try_emplace(code, false);
        if (isNew)
            known->second = std::ranges::contains(m_sources, viewOf(code->co_filename), &StepSource::file);
        return known->second;
    }

private:
    const std::deque<StepSource> &m_sources;
    std::unordered_map<PyCodeObject *, bool> m_known;
};

// Formatted as Python prints them below the exception.
std::string notesOf(PyObject *exception)
{
    PyObject *found = nullptr;
    if (PyObject_GetOptionalAttrString(exception, "__notes__", &found) < 0)
        PyErr_Clear();
    const PyRef notes = PyRef::steal(found);
    std::string text;
    for (Py_ssize_t i = 0; notes && PyList_CheckExact(notes.get()) && i < PyList_GET_SIZE(notes.get()); ++i) {
        const PyRef note = PyRef::borrow(PyList_GET_ITEM(notes.get(), i));
        if (PyUnicode_CheckExact(note.get()) && text.size() < longestMessage)
            text += "\n" + boundedStr(note.get(), longestMessage).text;
    }
    return text;
}

// The members of a group; null for other exceptions. Not the attribute, which a class of the code may replace.
PyRef membersOf(PyObject *exception)
{
    if (!PyObject_TypeCheck(exception, reinterpret_cast<PyTypeObject *>(PyExc_BaseExceptionGroup)))
        return {};
    PyObject *members = reinterpret_cast<PyBaseExceptionGroupObject *>(exception)->excs;
    return members != nullptr && PyTuple_CheckExact(members) ? PyRef::borrow(members) : PyRef();
}

class TracebackWriter final {
public:
    explicit TracebackWriter(const std::deque<StepSource> &sources)
        : m_sources(sources)
    {
    }

    void write(PyObject *exception)
    {
        const std::vector<Link> chain = chainOf(exception);
        for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
            if (m_text.size() > longestTraceback)
                return;
            writeOne(link->exception.get());
            if (!link->relation.empty())
                emit(link->relation);
        }
    }

    std::string text() const
    {
        std::string text = m_text;
        while (text.ends_with('\n'))
            text.pop_back();
        return text;
    }

private:
    struct Link {
        PyRef exception;
        std::string_view relation; ///< to the exception after it in the text
    };

    // The exception, and what it was raised from.
    std::vector<Link> chainOf(PyObject *exception)
    {
        std::vector<Link> chain;
        std::string_view relation;
        PyRef at = PyRef::borrow(exception);
        while (at && chain.size() < mostChained && m_seen.insert(at.get()).second) {
            chain.push_back({ at, relation });
            PyRef next = PyRef::steal(PyException_GetCause(at.get()));
            relation = "\nThe above exception was the direct cause of the following exception:\n\n";
            if (!next && reinterpret_cast<PyBaseExceptionObject *>(at.get())->suppress_context == 0) {
                next = PyRef::steal(PyException_GetContext(at.get()));
                relation = "\nDuring handling of the above exception, another exception occurred:\n\n";
            }
            m_held.push_back(at); // no other exception may get its address meanwhile
            at = std::move(next);
        }
        return chain;
    }

    void writeOne(PyObject *exception)
    {
        const PyRef members = membersOf(exception);
        if (members && m_depth > deepestGroup)
            return emit("...\n");
        const bool isOutermost = members && m_depth == 0;
        m_depth += isOutermost ? 1 : 0;
        const StepFrames frames = m_read < mostRead ? StepFrames(exception, m_sources) : StepFrames();
        m_read += frames.size();
        if (!frames.isEmpty()) {
            emit(members ? "Exception Group Traceback (most recent call last):\n"
                         : "Traceback (most recent call last):\n",
                isOutermost ? '+' : '|');
            emit(framesText(frames));
        }
        const std::string message = messageOfException(exception);
        emit(nameOfException(exception) + (message.empty() ? "" : ": " + message) + notesOf(exception) + "\n");
        if (members)
            writeMembers(members.get());
        m_depth -= isOutermost ? 1 : 0;
    }

    void writeMembers(PyObject *members)
    {
        const Py_ssize_t count = PyTuple_GET_SIZE(members);
        const Py_ssize_t shown = std::min(count, widestGroup + 1);
        m_mustClose = false;
        for (Py_ssize_t i = 0; i < shown; ++i) {
            const bool isRest = i == widestGroup;
            m_mustClose = i == shown - 1;
            m_text += formatted("{}{}+---------------- {} ----------------\n", indent(), i == 0 ? "+-" : "  ",
                isRest ? "..." : std::to_string(i + 1));
            ++m_depth;
            const PyRef member = PyRef::borrow(PyTuple_GET_ITEM(members, i));
            if (isRest)
                emit(formatted("and {} more exceptions\n", count - widestGroup));
            else if (m_text.size() > longestTraceback)
                emit("...\n");
            else if (PyExceptionInstance_Check(member.get()))
                write(member.get());
            if (i == shown - 1 && std::exchange(m_mustClose, false))
                m_text += indent() + "+------------------------------------\n";
            --m_depth;
        }
    }

    std::string indent() const { return std::string(static_cast<std::size_t>(m_depth) * 2, ' '); }

    void emit(std::string_view lines, char margin = '|')
    {
        if (m_depth == 0) {
            m_text += lines;
            return;
        }
        while (!lines.empty()) {
            const std::size_t end = std::min(lines.find('\n'), lines.size() - 1) + 1;
            m_text += indent() + margin + ' ';
            m_text += lines.substr(0, end);
            lines.remove_prefix(end);
        }
    }

    std::string framesText(const StepFrames &frames) const
    {
        std::string text;
        const std::size_t count = frames.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (i == mostFrames / 2 && count > mostFrames) {
                text += formatted("  ... {} more calls\n", count - mostFrames);
                i = count - mostFrames / 2;
            }
            const StepFrame frame = frames.at(i);
            text += formatted("  File \"{}\", line {}, in {}\n", frame.file, frame.line, frame.function);
            std::string_view line = sourceOf(frame, m_sources)->text.line(frame.line);
            line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
            text += line.empty() ? std::string() : formatted("    {}\n", line);
        }
        return text;
    }

    const std::deque<StepSource> &m_sources;
    std::string m_text;
    std::set<const PyObject *> m_seen; ///< exceptions that are in the text; chains may be circular
    std::vector<PyRef> m_held;
    std::size_t m_read = 0; ///< frames of the exceptions so far
    int m_depth = 0; ///< of groups
    bool m_mustClose = false; ///< the innermost group has yet to write its last line
};

} // namespace

StepFrame frameOf(PyTracebackObject *entry)
{
    const PyRef code = PyRef::steal(reinterpret_cast<PyObject *>(PyFrame_GetCode(entry->tb_frame)));
    auto *object = reinterpret_cast<PyCodeObject *>(code.get());
    int line = 0;
    int column = -1;
    int endLine = 0;
    int endColumn = 0;
    PyCode_Addr2Location(object, entry->tb_lasti, &line, &column, &endLine, &endColumn);
    return { fromPython(object->co_filename), fromPython(object->co_qualname), line, column };
}

StepFrames::StepFrames(PyObject *exception, const std::deque<StepSource> &sources)
{
    StepCode codes(sources);
    PyRef entry = PyRef::steal(PyException_GetTraceback(exception));
    while (entry) {
        auto *current = reinterpret_cast<PyTracebackObject *>(entry.get());
        PyRef next = PyRef::borrow(reinterpret_cast<PyObject *>(current->tb_next));
        if (codes.has(current->tb_frame))
            m_entries.push_back(std::move(entry));
        entry = std::move(next);
    }
}

StepFrame StepFrames::at(std::size_t index) const
{
    return frameOf(reinterpret_cast<PyTracebackObject *>(m_entries.at(index).get()));
}

std::optional<StepFrame> StepFrames::lastIn(std::string_view file) const
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
        auto *found = reinterpret_cast<PyTracebackObject *>(entry->get());
        if (viewOf(codeOf(found->tb_frame)->co_filename) == file)
            return frameOf(found);
    }
    return std::nullopt;
}

std::string nameOfException(PyObject *exception)
{
    const std::string_view name = Py_TYPE(exception)->tp_name;
    return std::string(name.substr(name.rfind('.') + 1));
}

// KeyError's str() is the repr of its key; all others give their message.
std::string messageOfException(PyObject *exception) { return boundedStr(exception, longestMessage).text; }

std::string tracebackText(PyObject *exception, const std::deque<StepSource> &sources)
{
    TracebackWriter writer(sources);
    writer.write(exception);
    return writer.text();
}

} // namespace vitrine
