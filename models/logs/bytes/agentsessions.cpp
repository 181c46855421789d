// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/agentsessions.h"

#include "base/parsedjson.h"
#include "models/logs/bytes/bytesource.h"

#include <nlohmann/json.hpp>

#include <fnmatch.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// A folder, below the one that a variable names.
struct Root {
    std::string_view variable;
    std::string_view below = {};
};

/// Where an agent stores its sessions.
struct Store {
    std::string_view agent;
    std::array<Root, 2> variables; ///< the first one that is set counts
    std::string_view folder; ///< otherwise, below the home folder
    std::string_view pattern; ///< of its files, one part for each folder; "**" for any number of them
    int project = -1; ///< the part that names the project, from 0; -1 for none
};

constexpr Root dataHome(std::string_view below) { return { "XDG_DATA_HOME", below }; }
constexpr Root configHome(std::string_view below) { return { "XDG_CONFIG_HOME", below }; }

constexpr auto stores = std::to_array<Store>({
    { "Claude Code", { { { "CLAUDE_CONFIG_DIR" } } }, ".claude", "projects/*/*.jsonl", 1 },
    { "Codex", { { { "CODEX_HOME" } } }, ".codex", "sessions/**/rollout-*.jsonl*" },
    { "Codex", { { { "CODEX_HOME" } } }, ".codex", "archived_sessions/rollout-*.jsonl*" },
    { "Gemini CLI", { { { "GEMINI_CLI_HOME", ".gemini" } } }, ".gemini", "tmp/*/chats/session-*.json*", 1 },
    { "Antigravity", { { { "GEMINI_CLI_HOME", ".gemini" } } }, ".gemini",
        "antigravity*/brain/*/.system_generated/logs/transcript.jsonl" },
    { "Grok CLI", { { { "GROK_HOME" } } }, ".grok", "sessions/*/*/chat_history.jsonl", 1 },
    { "Qwen Code", { { { "QWEN_RUNTIME_DIR" }, { "QWEN_HOME" } } }, ".qwen", "projects/*/chats/*.jsonl", 1 },
    { "GitHub Copilot CLI", { { { "COPILOT_HOME" } } }, ".copilot", "session-state/*/events.jsonl" },
    { "Cursor", {}, ".cursor", "projects/*/agent-transcripts/**/*.jsonl", 1 },
    { "Cursor", {}, ".cursor", "chats/*/*/store.db" },
    { "Cursor", { { configHome("Cursor/User/globalStorage") } }, ".config/Cursor/User/globalStorage", "state.vscdb" },
    { "OpenCode", { { dataHome("opencode") } }, ".local/share/opencode", "opencode*.db" },
    { "OpenCode", { { dataHome("opencode") } }, ".local/share/opencode", "storage/session/*/*.json", 2 },
    { "OpenCode", { { dataHome("opencode") } }, ".local/share/opencode", "project/*/storage/session/info/*.json", 1 },
    { "VS Code", { { configHome("Code/User/workspaceStorage") } }, ".config/Code/User/workspaceStorage",
        "*/chatSessions/*.json*" },
    { "Amp", { { dataHome("amp") } }, ".local/share/amp", "threads/T-*.json" },
    { "Kimi CLI", { { { "KIMI_SHARE_DIR" } } }, ".kimi", "sessions/*/*/wire.jsonl" },
    { "goose", { { { "GOOSE_PATH_ROOT", "data" }, dataHome("goose") } }, ".local/share/goose", "sessions/*.db" },
    { "goose", { { { "GOOSE_PATH_ROOT", "data" }, dataHome("goose") } }, ".local/share/goose", "sessions/*.jsonl" },
    { "Continue", { { { "CONTINUE_GLOBAL_DIR" } } }, ".continue", "sessions/*-*-*-*-*.json" },
    { "Zed", { { dataHome("zed") } }, ".local/share/zed", "threads/threads.db" },
    { "Amazon Q", { { dataHome("amazon-q") } }, ".local/share/amazon-q", "data.sqlite3" },
    { "Kiro", { { dataHome("kiro-cli") } }, ".local/share/kiro-cli", "data.sqlite3" },
    { "Kiro", {}, ".kiro", "sessions/cli/*.jsonl" },
    { "pi", { { { "PI_CODING_AGENT_DIR" } } }, ".pi/agent", "sessions/*/*.jsonl", 1 },
    { "Cline", { { configHome("Code/User/globalStorage/saoudrizwan.claude-dev") } },
        ".config/Code/User/globalStorage/saoudrizwan.claude-dev", "tasks/*/ui_messages.json" },
    { "Roo Code", { { configHome("Code/User/globalStorage/rooveterinaryinc.roo-cline") } },
        ".config/Code/User/globalStorage/rooveterinaryinc.roo-cline", "tasks/*/ui_messages.json" },
});

/// More than anybody has.
constexpr std::size_t mostSessions = 100'000;
constexpr std::size_t deepest = 8;
/// The number of sessions whose first records are read, and the bytes read of each.
constexpr std::size_t mostHeads = 1000;
constexpr std::size_t headSize = 64 << 10;

std::vector<std::string> partsOf(std::string_view pattern)
{
    const fs::path path(pattern);
    return { path.begin(), path.end() };
}

fs::path rootOf(const Store &store, const Environment &environment)
{
    for (const Root &root : store.variables) {
        const std::string value = root.variable.empty() ? std::string {} : environment(root.variable);
        if (!value.empty())
            return root.below.empty() ? fs::path(value) : fs::path(value) / root.below;
    }
    const std::string home = environment("HOME");
    return home.empty() ? fs::path() : fs::path(home) / store.folder;
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

std::string headOf(const fs::path &file)
{
    auto source = openFile(file);
    if (!source)
        return {};
    const auto bytes = unpacked(std::move(*source));
    std::string head(headSize, '\0');
    std::size_t size = 0;
    for (std::size_t got = 1; got > 0 && size < head.size(); size += got)
        got = bytes->read(head.data() + size, head.size() - size);
    head.resize(size);
    return head;
}

/// The name of the member with the folder that an agent works in: nearly all call it "cwd".
constexpr std::string_view folderKey(std::string_view agent)
{
    return agent == "OpenCode" ? "\"directory\""
        : agent == "goose"     ? "\"working_dir\""
        : agent == "Continue"  ? "\"workspaceDirectory\""
                               : "\"cwd\"";
}

/// The file beside a session that names its project, where the session itself does not; empty otherwise.
constexpr std::string_view describedIn(std::string_view session)
{
    return session == "store.db" ? "meta.json" : session == "chat_history.jsonl" ? "summary.json" : std::string_view {};
}

/// The value of the first member of that name, which is quoted.
std::string folderIn(std::string_view head, std::string_view key)
{
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t at = head.find(key); at != head.npos; at = head.find(key, at + 1)) {
        const std::size_t colon = head.find_first_not_of(blanks, at + key.size());
        const std::size_t from
            = colon == head.npos || head[colon] != ':' ? head.npos : head.find_first_not_of(blanks, colon + 1);
        if (from == head.npos || head[from] != '"')
            continue;
        std::size_t to = from + 1;
        while (to < head.size() && head[to] != '"')
            to += head[to] == '\\' ? 2 : 1;
        const auto value
            = to < head.size() ? parsedJson<nlohmann::json>(head.substr(from, to + 1 - from)) : nlohmann::json();
        constexpr std::string_view scheme = "file://";
        const std::string folder = value.is_string() ? value.get<std::string>() : std::string {};
        if (value.is_string())
            return folder.starts_with(scheme) ? folder.substr(scheme.size()) : folder;
    }
    return {};
}

} // namespace

std::vector<AgentSession> agentSessions(const Environment &environment)
{
    std::vector<AgentSession> found;
    for (const Store &store : stores)
        if (const fs::path root = rootOf(store, environment); !root.empty())
            Search(store, found).run(root);
    std::ranges::stable_sort(found, std::greater(), &AgentSession::changedAt);
    return found;
}

void readProjects(std::span<AgentSession> sessions, const std::function<bool()> &goOn)
{
    for (AgentSession &session : sessions.first(std::min(sessions.size(), mostHeads))) {
        if (goOn && !goOn())
            return;
        const std::string extension = session.file.extension();
        const std::string_view beside = describedIn(session.file.filename().native());
        if (beside.empty() && extension != ".jsonl" && extension != ".zst" && extension != ".json")
            continue;
        const fs::path described = beside.empty() ? session.file : session.file.parent_path() / beside;
        if (std::string folder = folderIn(headOf(described), folderKey(session.agent)); !folder.empty())
            session.project = std::move(folder);
    }
}

std::vector<std::string_view> agentNames()
{
    std::vector<std::string_view> names;
    for (const Store &store : stores)
        if (!std::ranges::contains(names, store.agent))
            names.push_back(store.agent);
    return names;
}

} // namespace vitrine
