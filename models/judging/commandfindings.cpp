// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/commandfindings.h"

#include "executor/shell/optionwords.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <ranges>
#include <string>

namespace vitrine {

namespace {

using Words = std::vector<std::string>;

constexpr auto deleters = std::to_array<std::string_view>({ "rm", "rmdir", "shred", "unlink" });
constexpr auto fetchers = std::to_array<std::string_view>({ "aria2c", "curl", "fetch", "http", "https", "wget" });

/// Folders in which everybody keeps what may be deleted.
constexpr auto temporary = std::to_array<std::string_view>({ "/tmp", "/var/tmp", "/dev/shm" });

/// Ends of the paths of files that run automatically: at a login, in each shell, at each commit.
constexpr auto startupFiles = std::to_array<std::string_view>({ "/.bashrc", "/.bash_profile", "/.bash_login",
    "/.bash_logout", "/.profile", "/.zshrc", "/.zshenv", "/.zprofile", "/.zlogin", "/.kshrc", "/.cshrc", "/.tcshrc",
    "/.login", "/.xinitrc", "/.xprofile", "/.xsession", "/.xsessionrc", "/.config/fish/config.fish", "/.gitconfig",
    "/.ssh/authorized_keys", "/.ssh/rc", "/.pythonrc", "/etc/profile", "/etc/bash.bashrc", "/etc/environment",
    "/etc/rc.local", "/etc/crontab", "/etc/ld.so.preload" });
constexpr auto startupFolders = std::to_array<std::string_view>({ "/.git/hooks/", "/.config/autostart/",
    "/.config/systemd/user/", "/.config/fish/conf.d/", "/etc/profile.d/", "/etc/cron.", "/etc/systemd/system/",
    "/etc/init.d/", "/var/spool/cron/", "/Library/LaunchAgents/", "/Library/LaunchDaemons/" });

/// Words that must all be there for a command to do that; "push -f" is written as its sub-command and options.
struct Habit {
    std::string_view code;
    std::string_view program;
    std::string_view subCommand; ///< the first operand; empty for any
    std::string_view option; ///< a long one, the letter of a short one, or empty for none
};
constexpr auto habits = std::to_array<Habit>({
    { "command-rewrites-history", "git", "push", "--force" },
    { "command-rewrites-history", "git", "push", "--force-with-lease" },
    { "command-rewrites-history", "git", "push", "--mirror" },
    { "command-rewrites-history", "git", "push", "f" },
    { "command-rewrites-history", "git", "commit", "--amend" },
    { "command-rewrites-history", "git", "reset", "--hard" },
    { "command-rewrites-history", "git", "rebase", "" },
    { "command-rewrites-history", "git", "filter-branch", "" },
    { "command-rewrites-history", "git", "filter-repo", "" },
    { "command-rewrites-history", "git", "replace", "" },
    { "command-rewrites-history", "git", "reflog", "--expire" },
    { "command-skips-checks", "git", "commit", "n" },
    { "command-skips-checks", "git", "", "--no-verify" },
    { "command-skips-checks", "git", "", "--no-gpg-sign" },
    { "command-skips-checks", "curl", "", "--insecure" },
    { "command-skips-checks", "curl", "", "k" },
    { "command-skips-checks", "wget", "", "--no-check-certificate" },
    { "command-skips-checks", "pip", "", "--trusted-host" },
    { "command-skips-checks", "apt-get", "", "--allow-unauthenticated" },
});

/// Options whose value is a password, and the only program that has them so.
struct PasswordOption {
    std::string_view program;
    std::string_view option;
    bool isJoinedOnly = false; ///< the next word is none: "mysql -p" asks for the password
};
constexpr auto passwordOptions = std::to_array<PasswordOption>({ { "curl", "-u" }, { "curl", "--user" },
    { "sshpass", "-p" }, { "mysql", "-p", true }, { "mysqladmin", "-p", true }, { "mysqldump", "-p", true },
    { "mariadb", "-p", true }, { "mongosh", "-p" }, { "redis-cli", "-a" }, { "zip", "-P" }, { "unzip", "-P" },
    { "", "--password" }, { "", "--passwd" }, { "", "--passphrase" }, { "", "--http-password" },
    { "", "--ftp-password" }, { "", "--token" }, { "", "--auth-token" }, { "", "--access-token" }, { "", "--api-key" },
    { "", "--client-secret" }, { "", "--secret" } });

/// Variables that turn checks off for the command behind them.
constexpr auto switches = std::to_array<std::string_view>({ "GIT_SSL_NO_VERIFY", "HUSKY", "HUSKY_SKIP_HOOKS",
    "NODE_TLS_REJECT_UNAUTHORIZED", "PYTHONHTTPSVERIFY", "PRE_COMMIT_ALLOW_NO_CONFIG" });

Words wordsOf(const ShellCommand &command)
{
    Words words;
    for (const auto &word : std::views::split(command.words.known(), wordEnd))
        words.emplace_back(std::string_view(word));
    if (!words.empty())
        words.front().erase(0, words.front().rfind('/') + 1);
    return words;
}

bool isOf(std::span<const std::string_view> names, std::string_view name) { return std::ranges::contains(names, name); }

/// The first argument that is neither an option nor, for git, the value of one: "git -C src push".
std::string_view subCommandOf(const Words &words)
{
    const bool isGit = words.front() == "git";
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (!words[at].starts_with('-'))
            return words[at];
        at += isGit && takesNextWord(words[at]) ? 1 : 0;
    }
    return {};
}

/// A reference that git overwrites: "git push origin +main".
bool isForced(const Words &words, std::string_view subCommand)
{
    return words.front() == "git" && subCommand == "push"
        && std::ranges::any_of(
            words | std::views::drop(2), [](const std::string &word) { return word.starts_with('+'); });
}

/// An option of the table of habits, or of the same kind.
bool isGiven(const Words &words, std::string_view option)
{
    const bool isLong = option.starts_with("--");
    return option.empty() || std::ranges::any_of(words | std::views::drop(1), [&](const std::string &word) {
        return isOneOption(word, isLong ? std::string_view() : option, isLong ? option : std::string_view());
    });
}

std::string shown(const Habit &habit)
{
    std::string text(habit.program);
    for (const std::string_view part : { habit.subCommand, habit.option })
        if (!part.empty())
            text.append(text.empty() ? "" : " ").append(part.size() == 1 ? "-" : "").append(part);
    return text;
}

Finding warning(std::string_view code, std::string subject)
{
    return { .severity = Severity::Warning, .rule = {}, .code = std::string(code), .subject = std::move(subject) };
}

void addHabits(const Words &words, std::vector<Finding> &findings)
{
    const std::string_view subCommand = subCommandOf(words);
    if (isForced(words, subCommand))
        findings.push_back(warning("command-rewrites-history", "git push +"));
    for (const Habit &habit : habits) {
        const bool isMet = (habit.program.empty() || habit.program == words.front())
            && (habit.subCommand.empty() || habit.subCommand == subCommand) && isGiven(words, habit.option);
        if (isMet && !std::ranges::contains(findings, habit.code, &Finding::code))
            findings.push_back(warning(habit.code, shown(habit)));
    }
}

/// Whether a word is a password as such: no name of a variable, and known.
bool isPassword(std::string_view program, std::string_view value)
{
    const bool isKnown = !value.empty() && !value.starts_with('-') && !value.contains("\u2026");
    return isKnown && (program != "curl" || (value.contains(':') && !value.ends_with(':')));
}

/// The password itself is not repeated.
void addPasswords(const Words &words, std::vector<Finding> &findings)
{
    for (std::size_t at = 1; at < words.size(); ++at) {
        const std::string_view word = words[at];
        for (const auto &[program, option, isJoinedOnly] : passwordOptions) {
            if ((!program.empty() && program != words.front()) || !word.starts_with(option))
                continue;
            const std::string_view rest = word.substr(option.size());
            const bool isNext = rest.empty() && !isJoinedOnly && at + 1 < words.size();
            const bool isJoined = option.starts_with("--") ? rest.starts_with('=') : !rest.empty();
            const std::string_view value = isNext ? std::string_view(words[at + 1])
                : isJoined                        ? rest.substr(option.starts_with("--") ? 1 : 0)
                                                  : std::string_view();
            if (isPassword(program, value))
                findings.push_back(warning("command-password", words.front() + ' ' + std::string(option)));
        }
    }
}

bool isBelow(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

/// Whether the path, absolute or relative to the project, leaves the project.
bool isOutside(const std::string &path, std::string_view project)
{
    const std::string plain = std::filesystem::path(path).lexically_normal().generic_string();
    if (plain.starts_with('~') || plain == ".." || plain.starts_with("../"))
        return true;
    const bool isTemporary = std::ranges::any_of(
        temporary, [&](std::string_view folder) { return isBelow(plain, folder) && plain != folder; });
    if (!plain.starts_with('/') || isTemporary || isBelow(plain, ProjectFolders().project)
        || (!project.empty() && isBelow(plain, project)))
        return false;
    constexpr auto systems = std::to_array<std::string_view>(
        { "/bin", "/boot", "/dev", "/etc", "/lib", "/opt", "/root", "/sbin", "/srv", "/sys", "/usr", "/var" });
    const bool isOfSystem
        = std::ranges::any_of(systems, [&](std::string_view folder) { return isBelow(plain, folder); });
    constexpr std::ptrdiff_t ofUser = 2; // "/home/me"
    return !project.empty() || isOfSystem || std::ranges::count(plain, '/') <= ofUser;
}

/// The files that a command of the line deletes: those that it writes and a deleting program names.
void addDeletions(const ShellFacts &facts, const Words &words, std::string_view project, std::vector<Finding> &findings)
{
    if (!isOf(deleters, words.front()))
        return;
    for (const ShellFile &file : facts.files) {
        const std::string path = file.path.known();
        const bool isNamed = std::ranges::any_of(words | std::views::drop(1), [&](std::string_view word) {
            while (word.starts_with("../") || word.starts_with("./"))
                word.remove_prefix(word.find('/') + 1);
            return !word.empty() && !word.starts_with('-') && (path.ends_with(word) || word == "..");
        });
        if (file.use == ShellFile::Use::Write && !file.isRedirection && isNamed && isOutside(path, project))
            findings.push_back(warning("command-deletes-outside", path));
    }
}

bool isStartupFile(const std::string &path)
{
    const std::string rooted = path.starts_with('/') ? path : '/' + path;
    return std::ranges::any_of(startupFiles, [&](std::string_view end) { return rooted.ends_with(end); })
        || std::ranges::any_of(startupFolders, [&](std::string_view folder) { return rooted.contains(folder); });
}

void addCommand(const ShellFacts &facts, std::string_view project, std::vector<Finding> &findings)
{
    std::string fetcher;
    bool runsUnknown = facts.pipesIntoInterpreter;
    for (const ShellCommand &command : facts.commands) {
        runsUnknown = runsUnknown || command.kind == ShellCommand::Kind::Code;
        const Words words = wordsOf(command);
        if (words.empty())
            continue;
        addHabits(words, findings);
        addPasswords(words, findings);
        addDeletions(facts, words, project, findings);
        if (isOf(fetchers, words.front()))
            fetcher = words.front();
        if (words.front() == "crontab" && !isGiven(words, "l"))
            findings.push_back(warning("command-startup-file", words.front()));
    }
    if (!fetcher.empty() && runsUnknown)
        findings.push_back(warning("command-runs-download", fetcher));
    for (const ShellVariable &variable : facts.variables)
        if (isOf(switches, variable.name))
            findings.push_back(warning("command-skips-checks", variable.name));
    for (const ShellFile &file : facts.files)
        if (file.use != ShellFile::Use::Read && isStartupFile(file.path.known()))
            findings.push_back(warning("command-startup-file", file.path.known()));
}

} // namespace

std::vector<Finding> commandFindings(const RecordedAction &action, std::string_view project)
{
    std::vector<Finding> findings;
    if (action.part == ActionPart::Command)
        addCommand(action.facts, project, findings);
    for (const auto &[part, path] : action.files)
        if (part != ActionPart::Read && isStartupFile(path))
            findings.push_back(warning("command-startup-file", path));
    // A command may do the same several times.
    std::vector<Finding> once;
    for (Finding &finding : findings)
        if (!std::ranges::contains(once, finding))
            once.push_back(std::move(finding));
    return once;
}

} // namespace vitrine
