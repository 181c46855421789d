// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/auditjudge.h"

#include "executor/policy/systemfolders.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace vitrine {

namespace {

enum class Matter { Read, Write, Network, Process, Environment, Foreign, Code, Descriptor };

struct Rule {
    std::string_view event;
    Matter matter;
};

// The events of CPython 3.13's table that reach files, network or processes, and those of this engine (descriptors.h).
// Sorted.
constexpr auto rules = std::to_array<Rule>({ { "_posixsubprocess.fork_exec", Matter::Process },
    { "code.__new__", Matter::Code }, { "ctypes.dlopen", Matter::Foreign }, { "ctypes.dlsym", Matter::Foreign },
    { "ctypes.dlsym/handle", Matter::Foreign }, { "fcntl.fcntl", Matter::Descriptor },
    { "fcntl.flock", Matter::Descriptor }, { "fcntl.ioctl", Matter::Descriptor }, { "fcntl.lockf", Matter::Descriptor },
    { "ftplib.connect", Matter::Network }, { "function.__new__", Matter::Code }, { "glob.glob", Matter::Read },
    { "http.client.connect", Matter::Network }, { "mmap.__new__", Matter::Foreign }, { "open", Matter::Read },
    { "os._exit", Matter::Process }, { "os.abort", Matter::Process }, { "os.access", Matter::Read },
    { "os.chdir", Matter::Read }, { "os.chmod", Matter::Write }, { "os.chown", Matter::Write },
    { "os.chroot", Matter::Process }, { "os.exec", Matter::Process }, { "os.fork", Matter::Process },
    { "os.forkpty", Matter::Process }, { "os.getxattr", Matter::Read }, { "os.initgroups", Matter::Process },
    { "os.kill", Matter::Process }, { "os.killpg", Matter::Process }, { "os.link", Matter::Write },
    { "os.listdir", Matter::Read }, { "os.listxattr", Matter::Read }, { "os.login_tty", Matter::Process },
    { "os.lstat", Matter::Read }, { "os.mkdir", Matter::Write }, { "os.mkfifo", Matter::Write },
    { "os.mknod", Matter::Write }, { "os.nice", Matter::Process }, { "os.posix_spawn", Matter::Process },
    { "os.putenv", Matter::Environment }, { "os.readlink", Matter::Read }, { "os.remove", Matter::Write },
    { "os.removexattr", Matter::Write }, { "os.rename", Matter::Write }, { "os.rmdir", Matter::Write },
    { "os.scandir", Matter::Read }, { "os.sched_setaffinity", Matter::Process },
    { "os.sched_setparam", Matter::Process }, { "os.sched_setscheduler", Matter::Process },
    { "os.setegid", Matter::Process }, { "os.seteuid", Matter::Process }, { "os.setgid", Matter::Process },
    { "os.setgroups", Matter::Process }, { "os.setns", Matter::Process }, { "os.setpgid", Matter::Process },
    { "os.setpgrp", Matter::Process }, { "os.setpriority", Matter::Process }, { "os.setregid", Matter::Process },
    { "os.setresgid", Matter::Process }, { "os.setresuid", Matter::Process }, { "os.setreuid", Matter::Process },
    { "os.setsid", Matter::Process }, { "os.setuid", Matter::Process }, { "os.setxattr", Matter::Write },
    { "os.spawn", Matter::Process }, { "os.stat", Matter::Read }, { "os.statvfs", Matter::Read },
    { "os.symlink", Matter::Write }, { "os.system", Matter::Process }, { "os.tcsetpgrp", Matter::Process },
    { "os.truncate", Matter::Write }, { "os.unsetenv", Matter::Environment }, { "os.unshare", Matter::Process },
    { "os.utime", Matter::Write }, { "pty.spawn", Matter::Process }, { "resource.prlimit", Matter::Process },
    { "resource.setrlimit", Matter::Process }, { "shutil.chown", Matter::Write }, { "shutil.move", Matter::Write },
    { "shutil.rmtree", Matter::Write }, { "signal.pidfd_send_signal", Matter::Process },
    { "smtplib.connect", Matter::Network }, { "socket.__new__", Matter::Network }, { "socket.bind", Matter::Network },
    { "socket.connect", Matter::Network }, { "socket.getaddrinfo", Matter::Network },
    { "socket.gethostbyaddr", Matter::Network }, { "socket.gethostbyname", Matter::Network },
    { "socket.sendmsg", Matter::Network }, { "socket.sendto", Matter::Network }, { "sqlite3.connect", Matter::Write },
    { "sqlite3.enable_load_extension", Matter::Foreign }, { "sqlite3.load_extension", Matter::Foreign },
    { "subprocess.Popen", Matter::Process }, { "sys.remote_exec", Matter::Process },
    { "syslog.openlog", Matter::Process }, { "syslog.syslog", Matter::Process }, { "tempfile.mkdtemp", Matter::Write },
    { "tempfile.mkstemp", Matter::Write }, { "urllib.Request", Matter::Network },
    { "webbrowser.open", Matter::Process } });
static_assert(std::ranges::is_sorted(rules, {}, &Rule::event));

const Rule *ruleFor(std::string_view event)
{
    const auto found = std::ranges::lower_bound(rules, event, {}, &Rule::event);
    return found != rules.end() && found->event == event ? &*found : nullptr;
}

bool anyMatches(const std::vector<std::string> &globs, std::string_view subject)
{
    return std::ranges::any_of(globs, [subject](const std::string &glob) { return matchesGlob(glob, subject); });
}

// The host of an address that may have a scheme, user and port.
std::string_view hostIn(std::string_view subject)
{
    const std::size_t scheme = subject.find("://");
    if (scheme == std::string_view::npos)
        return subject;
    subject = subject.substr(scheme + 3);
    subject = subject.substr(0, subject.find_first_of("/?#"));
    if (const std::size_t user = subject.rfind('@'); user != std::string_view::npos)
        subject = subject.substr(user + 1);
    if (subject.starts_with('['))
        return subject.substr(1, subject.find(']') - 1);
    return subject.substr(0, subject.find(':'));
}

struct Judgement {
    bool isAllowed;
    std::string_view rule;
};

Judgement judgeFile(const AuditEvent &event, bool writes, const Policy &policy)
{
    const std::string path = absolutePath(event.subject);
    if (path == "/dev/null")
        return { true, "filesystem.read" };
    if (writes)
        return { anyMatches(policy.writeGlobs, path), "filesystem.write" };
    return { isSystemLibrary(path) || anyMatches(policy.readGlobs, path), "filesystem.read" };
}

Judgement judge(const AuditEvent &event, Matter matter, const Policy &policy, const ImportRules &imports)
{
    switch (matter) {
    case Matter::Read: return judgeFile(event, event.writes, policy);
    case Matter::Write: return judgeFile(event, true, policy);
    case Matter::Network:
        // A socket alone does not reach a host, but is useless if the policy allows none.
        if (event.name == "socket.__new__")
            return { !policy.hosts.empty(), "network.hosts" };
        return { anyMatches(policy.hosts, hostIn(event.subject)), "network.hosts" };
    case Matter::Process: return { imports.allows("subprocess"), "process" };
    case Matter::Environment: return { imports.allows("os"), "process.environment" };
    case Matter::Foreign: return { imports.allows("ctypes"), "guards.foreign" };
    case Matter::Code: return { false, "guards.code" };
    case Matter::Descriptor: return { false, "guards.withheld" }; // descriptors.h judges those of files and pipes
    }
    return { false, "" };
}

ListedPatterns &listedPatterns()
{
    static auto *const patterns = new ListedPatterns; // a worker process has one session at a time
    return *patterns;
}

} // namespace

void setListedPatterns(ListedPatterns patterns) { listedPatterns() = std::move(patterns); }

bool isOutsideJail(const EventRecord &denied)
{
    if (denied.rule != "filesystem.read" && denied.rule != "filesystem.write")
        return false;
    const ListedPatterns &listed = listedPatterns();
    return anyMatches(denied.rule == "filesystem.read" ? listed.read : listed.write, absolutePath(denied.detail));
}

std::string absolutePath(const std::string &path)
{
    std::error_code failed;
    // weakly_canonical leaves the name of a missing file relative.
    auto plain = std::filesystem::weakly_canonical(std::filesystem::absolute(path, failed), failed);
    return failed ? path : plain.string();
}

bool isJudgedEvent(std::string_view name) { return ruleFor(name) != nullptr; }

bool startsProcess(std::string_view name)
{
    static constexpr auto ofProcessItself = std::to_array<std::string_view>({ "os._exit", "os.abort", "os.chroot",
        "os.initgroups", "os.login_tty", "os.nice", "os.tcsetpgrp", "os.unshare" });
    const Rule *rule = ruleFor(name);
    return rule != nullptr && rule->matter == Matter::Process && !name.starts_with("os.kill")
        && !name.starts_with("os.set") && !name.starts_with("os.sched_") && !name.starts_with("resource.")
        && !name.starts_with("signal.") && !name.starts_with("syslog.")
        && !std::ranges::contains(ofProcessItself, name);
}

bool isSystemLibrary(std::string_view path)
{
    return std::ranges::any_of(systemFolders(), [path](std::string_view folder) {
        return path == folder
            || (path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/');
    });
}

std::optional<EventRecord> judgeAuditEvent(const AuditEvent &event, const Policy &policy, const ImportRules &imports)
{
    const Rule *rule = ruleFor(event.name);
    if (rule == nullptr)
        return std::nullopt;
    const Judgement judged = judge(event, rule->matter, policy, imports);
    return EventRecord { 0, std::string(event.name), event.subject,
        judged.isAllowed ? Verdict::Allowed : Verdict::Denied, std::string(judged.rule) };
}

} // namespace vitrine
