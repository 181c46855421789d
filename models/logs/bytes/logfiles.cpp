// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/logfiles.h"

#include "models/logs/bytes/companions.h"

#include <fnmatch.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

bool isPattern(std::string_view name) { return name.find_first_of("*?[") != name.npos; }

/// But for the logs of agents that are hidden by their own name.
bool isHidden(const fs::path &file)
{
    constexpr std::string_view aider = ".aider.chat.history.md";
    const std::string name = file.filename().native();
    return name.starts_with('.') && name != aider;
}

/// Files beside logs and trails that are neither.
bool isCompanion(const fs::path &file)
{
    constexpr std::array<std::string_view, 5> ends { ".tools.json", "-wal", "-shm", "-journal", "-writers" };
    const std::string name = file.filename();
    return std::ranges::any_of(ends, [&](std::string_view end) { return name.ends_with(end); });
}

bool isReadable(const fs::path &folder) { return ::access(folder.empty() ? "." : folder.c_str(), R_OK | X_OK) == 0; }

/// In the order of their names, so that two machines read a collection alike.
std::vector<fs::directory_entry> entriesOf(const fs::path &folder)
{
    std::vector<fs::directory_entry> entries;
    std::error_code error;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::directory_iterator at(folder.empty() ? "." : folder, options, error), end; !error && at != end;
        at.increment(error))
        if (!isHidden(at->path()))
            entries.push_back(*at);
    std::ranges::sort(entries, {}, [](const auto &entry) { return entry.path().native(); });
    return entries;
}

class Collector {
public:
    void add(const std::string &name)
    {
        std::error_code error;
        if (!isPattern(name) || fs::exists(name, error))
            return addPath(name, true);
        m_hasMatch = false;
        const fs::path pattern(name);
        const fs::path relative = pattern.relative_path();
        const std::vector<std::string> parts { relative.begin(), relative.end() };
        addMatches(pattern.root_path(), parts);
        if (!m_hasMatch)
            addFile(name, true);
    }
    /// Without the files that are imported with another one of them.
    std::vector<LogFile> take()
    {
        std::erase_if(m_files, [this](const LogFile &file) { return isBrought(file.path); });
        return std::move(m_files);
    }

private:
    void addPath(const fs::path &path, bool isNamed)
    {
        std::error_code error;
        if (fs::is_directory(path, error))
            addFolder(path);
        else
            addFile(path, isNamed);
    }

    void addFolder(const fs::path &folder)
    {
        if (!isReadable(folder))
            return addFile(folder, true);
        std::error_code error;
        for (const auto &entry : entriesOf(folder)) {
            if (entry.is_directory(error) && !entry.is_symlink(error))
                addFolder(entry.path());
            else if (entry.is_regular_file(error) && !isCompanion(entry.path()) && !isImportedWithAnother(entry.path()))
                addFile(entry.path(), false);
        }
    }

    void addFile(const fs::path &file, bool isNamed)
    {
        m_hasMatch = true;
        if (m_seen.insert(wholeName(file)).second)
            m_files.push_back({ file, isNamed });
    }

    static std::string wholeName(const fs::path &file)
    {
        std::error_code error;
        const fs::path whole = fs::weakly_canonical(file, error);
        return error ? file.native() : whole.native();
    }

    /// By the file of its project, or of the session that started it or the one that started that.
    bool isBrought(const fs::path &file) const
    {
        constexpr int mostLevels = 100;
        fs::path holder = importedWith(file);
        for (int level = 0; level < mostLevels && !holder.empty(); ++level) {
            if (m_seen.contains(wholeName(holder)))
                return true;
            holder = importedWith(holder);
        }
        return false;
    }

    /// The matches of a pattern's parts below `folder`.
    void addMatches(const fs::path &folder, std::span<const std::string> parts)
    {
        const std::string &part = parts.front();
        const auto rest = parts.subspan(1);
        if (part == "**")
            return addAnywhere(folder, rest);
        if (!isPattern(part))
            return addMatch(folder / part, rest);
        for (const auto &entry : entriesOf(folder))
            if (::fnmatch(part.c_str(), entry.path().filename().c_str(), FNM_PERIOD) == 0)
                addMatch(folder / entry.path().filename(), rest);
    }

    void addMatch(const fs::path &path, std::span<const std::string> rest)
    {
        std::error_code error;
        if (!rest.empty() && fs::is_directory(path, error))
            addMatches(path, rest);
        else if (rest.empty() && fs::exists(path, error) && !isCompanion(path))
            addPath(path, true);
    }

    /// The rest of the pattern here, and in all folders below.
    void addAnywhere(const fs::path &folder, std::span<const std::string> rest)
    {
        if (rest.empty())
            return addFolder(folder);
        addMatches(folder, rest);
        std::error_code error;
        for (const auto &entry : entriesOf(folder))
            if (entry.is_directory(error) && !entry.is_symlink(error))
                addAnywhere(folder / entry.path().filename(), rest);
    }

    std::vector<LogFile> m_files;
    std::set<std::string> m_seen;
    bool m_hasMatch = false; ///< the current pattern has a match
};

} // namespace

std::vector<LogFile> logFilesOf(std::span<const std::string> names)
{
    Collector collector;
    for (const std::string &name : names)
        collector.add(name);
    return collector.take();
}

bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code error;
    return std::filesystem::equivalent(a, b, error);
}

} // namespace vitrine
