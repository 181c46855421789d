// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/agentsessions.h"

#include <fnmatch.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <functional>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// Where an agent stores its sessions.
struct Store {
    std::string_view agent;
    std::string_view variable; ///< that names its folder; may be empty
    std::string_view folder; ///< otherwise, below the home folder
    std::string_view pattern; ///< of its files, one part for each folder; "**" for any number of them
    int project; ///< the part that names the project, from 0; -1 for none
};

constexpr auto stores = std::to_array<Store>({
    { "Claude Code", "CLAUDE_CONFIG_DIR", ".claude", "projects/*/*.jsonl", 1 },
    { "Codex", "CODEX_HOME", ".codex", "sessions/**/rollout-*.jsonl*", -1 },
    { "Gemini CLI", "", ".gemini", "tmp/*/chats/session-*.json*", 1 },
    { "Qwen Code", "", ".qwen", "projects/*/chats/*.jsonl", 1 },
    { "GitHub Copilot CLI", "", ".copilot", "session-state/*/events.jsonl", 1 },
    { "Cursor", "", ".cursor", "projects/*/agent-transcripts/**/*.jsonl", 1 },
    { "OpenHands", "", ".openhands", "sessions/*/events/*.json", 1 },
    { "Kimi CLI", "", ".kimi", "sessions/*/*/wire.jsonl", 1 },
    { "Kiro", "", ".kiro", "sessions/cli/*.jsonl", -1 },
    { "pi", "PI_CODING_AGENT_DIR", ".pi/agent", "sessions/*/*.jsonl", 1 },
    { "Cline", "", ".config/Code/User/globalStorage/saoudrizwan.claude-dev", "tasks/*/ui_messages.json", -1 },
    { "Roo Code", "", ".config/Code/User/globalStorage/rooveterinaryinc.roo-cline", "tasks/*/ui_messages.json", -1 },
});

/// More than anybody has.
constexpr std::size_t mostSessions = 100'000;
constexpr std::size_t deepest = 8;

std::vector<std::string> partsOf(std::string_view pattern)
{
    const fs::path path(pattern);
    return { path.begin(), path.end() };
}

class Search {
public:
    Search(const Store &store, std::vector<AgentSession> &found)
        : m_store(store)
        , m_parts(partsOf(store.pattern))
        , m_found(found)
    {
    }
    void run(const fs::path &root) { visit(root, 0, {}, 0); }

private:
    void visit(const fs::path &folder, std::size_t part, const std::string &project, std::size_t depth)
    {
        if (part >= m_parts.size() || depth > deepest)
            return;
        const bool isAny = m_parts[part] == "**";
        if (isAny)
            visit(folder, part + 1, project, depth + 1);
        std::error_code error;
        const auto options = fs::directory_options::skip_permission_denied;
        for (fs::directory_iterator at(folder, options, error), end; !error && at != end; at.increment(error)) {
            const std::string name = at->path().filename();
            const bool fits = isAny || ::fnmatch(m_parts[part].c_str(), name.c_str(), FNM_PERIOD) == 0;
            if (!fits || m_found.size() >= mostSessions)
                continue;
            std::error_code ignored;
            const std::string inside = std::cmp_equal(part, m_store.project) ? name : project;
            if (at->is_directory(ignored) && !at->is_symlink(ignored))
                visit(at->path(), isAny ? part : part + 1, inside, depth + 1);
            else if (part + 1 == m_parts.size() && !isAny && at->is_regular_file(ignored))
                add(at->path(), project);
        }
    }

    void add(const fs::path &file, const std::string &project)
    {
        struct stat status {};
        if (::stat(file.c_str(), &status) != 0)
            return;
        m_found.push_back({ std::string(m_store.agent), project, file, static_cast<std::uint64_t>(status.st_size),
            static_cast<double>(status.st_mtim.tv_sec) });
    }

    const Store &m_store;
    std::vector<std::string> m_parts;
    std::vector<AgentSession> &m_found;
};

} // namespace

std::vector<AgentSession> agentSessions(const Environment &environment)
{
    std::vector<AgentSession> found;
    const fs::path home = environment("HOME");
    for (const Store &store : stores) {
        const std::string own = store.variable.empty() ? std::string {} : environment(store.variable);
        if (!own.empty() || !home.empty())
            Search(store, found).run(own.empty() ? home / store.folder : fs::path(own));
    }
    std::ranges::stable_sort(found, std::greater(), &AgentSession::changedAt);
    return found;
}

} // namespace vitrine
