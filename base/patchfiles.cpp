// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/patchfiles.h"

#include "base/trimmed.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Change = PatchFile::Change;
using Files = std::vector<PatchFile>;

constexpr std::string_view nowhere = "/dev/null";

/// Takes the next line, without its end, from a text.
std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::string_view withoutFolders(std::string_view name, std::size_t count)
{
    for (std::size_t slash = name.find('/'); count > 0 && slash != name.npos; slash = name.find('/'), --count)
        name.remove_prefix(std::min(name.find_first_not_of('/', slash), name.size()));
    return name;
}

/// The name behind a mark, which ends at a tab: the rest is the time.
std::optional<std::string_view> nameBehind(std::string_view line, std::string_view mark)
{
    if (!line.starts_with(mark))
        return std::nullopt;
    const std::string_view name = line.substr(mark.size());
    return trimmed(name.substr(0, name.find('\t')));
}

class DiffFiles final {
public:
    explicit DiffFiles(std::optional<std::size_t> strip)
        : m_strip(strip)
    {
    }

    Files take(std::string_view diff)
    {
        for (std::string_view next = takeLine(diff); !diff.empty() || !next.empty();) {
            const std::string_view line = next;
            next = takeLine(diff);
            take(line, next);
        }
        return std::move(m_files);
    }

private:
    void take(std::string_view line, std::string_view next)
    {
        // A line of a hunk may look like a head, but not two of them.
        const auto oldName = nameBehind(line, "--- ");
        const auto newName = nameBehind(next, "+++ ");
        if (oldName && newName)
            return addPair(*oldName, *newName);
        const auto oldContext = nameBehind(line, "*** ");
        const auto newContext = nameBehind(next, "--- ");
        if (oldContext && newContext)
            return addPair(*oldContext, *newContext);
        if (const auto name = nameBehind(line, "Index: "))
            add(Change::Unclear, *name);
        // Git does not write the letters in these.
        for (const auto &[mark, change] : marks)
            if (const auto name = nameBehind(line, mark))
                addPath(change, *name);
        // A file that is empty, binary or only has other permissions is named nowhere else.
        constexpr std::string_view git = "diff --git ";
        if (line.starts_with(git))
            addGit(line.substr(git.size()));
    }

    /// "a/src/x b/src/x": both names have the same length, or one has quotes or was moved.
    void addGit(std::string_view names)
    {
        if (names.size() % 2 == 1 && !names.starts_with('"')) {
            const std::string_view first = names.substr(0, names.size() / 2);
            const std::string_view second = names.substr(names.size() / 2 + 1);
            if (withoutFolders(first, 1) == withoutFolders(second, 1))
                return add(Change::Unclear, second, second.starts_with("b/"));
        }
        if (names.contains('"'))
            m_files.push_back({ Change::Unclear, {} });
    }

    void addPair(std::string_view oldName, std::string_view newName)
    {
        const bool hasLetters
            = (oldName.starts_with("a/") || oldName == nowhere) && (newName.starts_with("b/") || newName == nowhere);
        if (oldName == nowhere)
            return add(Change::Added, newName, hasLetters);
        if (newName == nowhere)
            return add(Change::Deleted, oldName, hasLetters);
        add(Change::Edited, newName, hasLetters);
        add(Change::Edited, oldName, hasLetters);
    }

    void add(Change change, std::string_view name, bool hasLetters = false)
    {
        const std::size_t strip = m_strip.value_or(hasLetters ? 1 : 0);
        addPath(change, name.starts_with('"') ? std::string_view() : withoutFolders(name, strip));
    }

    void addPath(Change change, std::string_view path)
    {
        PatchFile file { change, std::string(path.starts_with('"') ? std::string_view() : path) };
        if (!std::ranges::contains(m_files, file))
            m_files.push_back(std::move(file));
    }

    struct Mark {
        std::string_view text;
        Change change;
    };
    static constexpr std::array<Mark, 4> marks { { { "rename from ", Change::MovedFrom },
        { "rename to ", Change::MovedTo }, { "copy from ", Change::Edited }, { "copy to ", Change::Added } } };

    std::optional<std::size_t> m_strip;
    Files m_files;
};

} // namespace

Files filesOfPatch(std::string_view patch)
{
    struct Mark {
        std::string_view text;
        Change change;
    };
    constexpr auto marks
        = std::to_array<Mark>({ { "*** Update File:", Change::Edited }, { "*** Add File:", Change::Added },
            { "*** Delete File:", Change::Deleted }, { "*** Move to:", Change::MovedTo } });
    Files files;
    while (!patch.empty()) {
        const std::string_view line = takeLine(patch);
        const std::string_view head = trimmed(line);
        const auto *const mark
            = std::ranges::find_if(marks, [&](const Mark &one) { return head.starts_with(one.text); });
        const bool isInAdded = !files.empty() && files.back().change == Change::Added;
        if (mark != marks.end()) {
            if (mark->change == Change::MovedTo && !files.empty() && files.back().change == Change::Edited)
                files.back().change = Change::MovedFrom;
            files.push_back({ mark->change, std::string(trimmed(head.substr(mark->text.size()))) });
        } else if (isInAdded && line.starts_with('+')) {
            files.back().text.append(line.substr(1)).push_back('\n');
        }
    }
    return files;
}

Files filesOfDiff(std::string_view diff, std::optional<std::size_t> strip) { return DiffFiles(strip).take(diff); }

} // namespace vitrine
