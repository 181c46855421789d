// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actions/sessioncode.h"

#include "base/enumnames.h"
#include "base/parsedjson.h"
#include "models/trail/record/editkeys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Origin = ActionCode::Origin;
using Keys = std::span<const char *const>;

constexpr auto originNames = enumNames<Origin::File>("tool", "cell", "command", "file");
constexpr std::array contentKeys { "content", "file_text", "contents", "text", "file_content", "code_edit" };
constexpr std::array codeKeys { "code", "source_code", "source", "script", "input" };
constexpr std::size_t longestFile = 4UL * 1024 * 1024;

Json argumentsOf(const ActionRecord &action) { return parsedJson<Json>(action.arguments); }

std::optional<std::string> textIn(const Json &object, Keys keys)
{
    if (object.is_object())
        for (const char *key : keys)
            if (const auto found = object.find(key); found != object.end() && found->is_string())
                return found->get<std::string>();
    return std::nullopt;
}

std::string normalized(std::string_view path) { return std::filesystem::path(path).lexically_normal().string(); }

/// The same file, where one of the paths is absolute and the other is relative to a folder that is not known.
bool isSameFile(std::string_view one, std::string_view other)
{
    if (one.size() > other.size())
        std::swap(one, other);
    if (one.empty() || one.starts_with('/') || one.starts_with('~') || !other.ends_with(one))
        return one == other;
    return one.size() == other.size() || (other.starts_with('/') && other[other.size() - one.size() - 1] == '/');
}

bool replace(std::string &text, const std::string &old, const std::string &by, bool isAll)
{
    std::size_t at = old.empty() ? text.npos : text.find(old);
    if (at == text.npos)
        return false;
    for (; at != text.npos; at = isAll ? text.find(old, at + by.size()) : text.npos) {
        text.replace(at, old.size(), by);
        if (text.size() > longestFile)
            return false;
    }
    return true;
}

/// One replacement of an edit, as the arguments of an editor name it.
bool applyEdit(std::string &text, const Json &edit)
{
    const auto old = textIn(edit, oldTextKeys);
    const auto by = textIn(edit, newTextKeys);
    if (!old || !by)
        return false;
    const auto all = edit.find("replace_all");
    return replace(text, *old, *by, all != edit.end() && all->is_boolean() && all->get<bool>());
}

bool isPython(const ActionRecord &action) { return !action.language || action.language == Language::Python; }

/// A cell of a notebook that holds code.
bool isCell(const ActionRecord &action, const Json &arguments)
{
    const auto type = arguments.is_object() ? arguments.find("cell_type") : arguments.end();
    const auto mode = arguments.is_object() ? arguments.find("edit_mode") : arguments.end();
    return action.file.ends_with(".ipynb") && arguments.is_object() && arguments.contains("new_source")
        && (type == arguments.end() || *type == "code") && (mode == arguments.end() || *mode != "delete");
}

} // namespace

std::string_view toString(Origin origin) { return nameOf(origin, originNames); }

std::vector<ActionCode> SessionCode::add(const ActionRecord &action, const ShellFacts *facts)
{
    const Json arguments = argumentsOf(action);
    switch (action.kind) {
    case ActionKind::Code: {
        auto text = action.text.empty() ? textIn(arguments, codeKeys) : std::optional(action.text);
        if (!text || text->empty() || !isPython(action))
            return {};
        return { { Origin::Tool, {}, std::move(*text) } };
    }
    case ActionKind::Command: return facts == nullptr ? std::vector<ActionCode> {} : codeOf(*facts);
    case ActionKind::Write: addWrite(action); return {};
    case ActionKind::Edit:
        if (isCell(action, arguments)) {
            std::string text = textIn(arguments, std::array { "new_source" }).value_or("");
            return text.empty() ? std::vector<ActionCode> {}
                                : std::vector<ActionCode> { { Origin::Cell, action.file, std::move(text) } };
        }
        addEdit(action);
        return {};
    default: return {};
    }
}

void SessionCode::addWrite(const ActionRecord &action)
{
    // A failed action has written nothing.
    if (action.file.empty() || action.error)
        return;
    const std::string file = normalized(action.file);
    auto text = textIn(argumentsOf(action), contentKeys);
    if (text && text->size() <= longestFile)
        m_files[file] = std::move(*text);
    else
        m_files.erase(file);
}

void SessionCode::addEdit(const ActionRecord &action)
{
    const Json arguments = argumentsOf(action);
    if (const auto files = patchFilesIn(action.arguments); !files.empty() || !arguments.is_object())
        return action.error ? void() : addPatch(files);
    const auto file = m_files.find(normalized(action.file));
    if (file == m_files.end() || action.error)
        return;
    const auto edits = arguments.is_object() ? arguments.find("edits") : arguments.end();
    bool isApplied = edits != arguments.end() && edits->is_array();
    if (isApplied)
        for (const Json &edit : *edits)
            isApplied = isApplied && edit.is_object() && applyEdit(file->second, edit);
    else
        isApplied = arguments.is_object() && applyEdit(file->second, arguments);
    if (!isApplied)
        m_files.erase(file);
}

/// Files that a patch adds; its effects on others are not followed.
void SessionCode::addPatch(std::span<const PatchFile> files)
{
    for (const PatchFile &file : files) {
        if (file.change == PatchFile::Change::Added && !file.text.empty())
            m_files[normalized(file.path)] = file.text;
        else
            m_files.erase(normalized(file.path));
    }
}

std::vector<ActionCode> SessionCode::codeOf(const ShellFacts &facts)
{
    std::vector<ActionCode> found;
    for (const ShellScript &script : facts.scripts) {
        const Origin origin = script.file.empty() ? Origin::Command : Origin::File;
        if (script.code) {
            found.push_back({ origin, script.file, *script.code });
            continue;
        }
        if (script.file.empty())
            continue;
        const std::string path = normalized(script.file);
        const auto file
            = std::ranges::find_if(m_files, [&](const auto &known) { return isSameFile(known.first, path); });
        if (file == m_files.end())
            m_missing.push_back(script.file);
        else
            found.push_back({ Origin::File, script.file, file->second });
    }
    for (const ShellText &text : facts.texts) {
        const std::string path = normalized(text.path);
        const auto file = m_files.find(path);
        if (!text.isAppended)
            m_files[path] = text.text;
        else if (file != m_files.end())
            file->second += text.text;
    }
    std::erase_if(
        found, [](const ActionCode &code) { return code.text.find_first_not_of(" \t\r\n") == code.text.npos; });
    return found;
}

} // namespace vitrine
