// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/enterjail.h"

#include <linux/sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <string_view>

namespace vitrine {

namespace {

// The calls that a computing Python needs: memory, files, time, threads of its own, and its existing sockets.
constexpr auto allowed = std::to_array<std::string_view>({ "access", "arch_prctl", "brk", "clock_getres",
    "clock_gettime", "clock_nanosleep", "close", "close_range", "copy_file_range", "dup", "dup2", "dup3",
    "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_wait", "eventfd2", "exit", "exit_group", "faccessat",
    "faccessat2", "fadvise64", "fallocate", "fcntl", "fdatasync", "flock", "fstat", "fstatfs", "fsync", "ftruncate",
    "futex", "getcwd", "getdents64", "getegid", "geteuid", "getgid", "getgroups", "getpgid", "getpgrp", "getpid",
    "getppid", "getpriority", "getrandom", "getresgid", "getresuid", "getrlimit", "getrusage", "getsid", "getsockopt",
    "gettid", "gettimeofday", "getuid", "lseek", "lstat", "madvise", "membarrier", "mkdir", "mkdirat", "mmap",
    "mprotect", "mremap", "msync", "munmap", "nanosleep", "newfstatat", "pipe", "pipe2", "poll", "ppoll", "pread64",
    "preadv", "pselect6", "pwrite64", "pwritev", "read", "readlink", "readlinkat", "readv", "recvfrom", "recvmsg",
    "rename", "renameat", "renameat2", "restart_syscall", "rmdir", "rseq", "rt_sigaction", "rt_sigpending",
    "rt_sigprocmask", "rt_sigreturn", "rt_sigsuspend", "rt_sigtimedwait", "sched_getaffinity", "sched_getparam",
    "sched_getscheduler", "sched_yield", "seccomp", "select", "sendfile", "sendmsg", "sendto", "set_robust_list",
    "set_tid_address", "setitimer", "shutdown", "sigaltstack", "stat", "statfs", "statx", "sysinfo", "tgkill", "time",
    "times", "truncate", "umask", "uname", "unlink", "unlinkat", "utimensat", "wait4", "waitid", "write", "writev",
    "kill", "landlock_create_ruleset", "landlock_restrict_self", "setrlimit" });

// Nothing that computes ever asks for these: who does is attacking the kernel or the jail.
constexpr auto deadly = std::to_array<std::string_view>({ "ptrace", "process_vm_readv", "process_vm_writev", "mount",
    "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen", "fsmount", "setns", "unshare", "keyctl",
    "add_key", "request_key", "bpf", "perf_event_open", "userfaultfd", "init_module", "finit_module", "delete_module",
    "kexec_load", "kexec_file_load", "reboot", "swapon", "swapoff", "acct", "iopl", "ioperm", "kcmp",
    "open_by_handle_at", "modify_ldt", "pidfd_getfd" });

// Libraries try these first and do without when the kernel is too old.
constexpr auto unknown = std::to_array<std::string_view>({ "clone3", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "openat2", "futex_waitv", "rseq_slice_yield" });

constexpr std::uint64_t namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC
    | CLONE_NEWUTS | CLONE_NEWCGROUP | CLONE_NEWTIME;
constexpr std::uint64_t setIds = 06000;

// The argument of a call, counted from 0. libseccomp's own macros for these are C, which clang rejects.
constexpr scmp_arg_cmp equals(unsigned argument, scmp_datum_t value) { return { argument, SCMP_CMP_EQ, value, 0 }; }
constexpr scmp_arg_cmp without(unsigned argument, scmp_datum_t bits)
{
    return { argument, SCMP_CMP_MASKED_EQ, bits, 0 };
}

class Filter final {
public:
    explicit Filter(std::uint32_t otherwise)
        : m_context(seccomp_init(otherwise), seccomp_release)
    {
        if (!m_context)
            return;
        seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_NNP, 0); // set already, and prctl is restricted by now
        // Calls of other kinds of processors: a thread alone would leave the others waiting.
        seccomp_attr_set(m_context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
        constexpr std::uint32_t asTree = 2; // a search instead of a list of some hundred comparisons a call
        seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_OPTIMIZE, asTree);
    }

    // A name that this machine's kernel does not have is no fault.
    void add(std::uint32_t action, std::string_view name, std::initializer_list<scmp_arg_cmp> conditions = {})
    {
        const int number = seccomp_syscall_resolve_name(std::string(name).c_str());
        if (!m_context || number == __NR_SCMP_ERROR || number < 0)
            return;
        const std::vector<scmp_arg_cmp> list(conditions);
        m_isGood
            = seccomp_rule_add_array(m_context.get(), action, number, static_cast<unsigned>(list.size()), list.data())
                == 0
            && m_isGood;
    }
    void add(std::uint32_t action, const auto &names)
    {
        for (const std::string_view name : names)
            add(action, name);
    }
    void allow(std::string_view name, std::initializer_list<scmp_arg_cmp> conditions)
    {
        add(SCMP_ACT_ALLOW, name, conditions);
    }
    bool load() { return m_context && m_isGood && seccomp_load(m_context.get()) == 0; }
    UniqueFd listener() const { return UniqueFd(seccomp_notify_fd(m_context.get())); }

private:
    std::unique_ptr<void, void (*)(scmp_filter_ctx)> m_context;
    bool m_isGood = true;
};

void addConditional(Filter &filter)
{
    // Threads and forks without namespaces of their own.
    filter.allow("clone", { without(0, namespaces) });
    filter.allow("fork", {});
    for (const unsigned request : { TCGETS, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TIOCGWINSZ })
        filter.allow("ioctl", { equals(1, request) });
    for (const int option : { PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_SET_VMA })
        filter.allow("prctl", { equals(0, static_cast<scmp_datum_t>(option)) });
    // Reading limits of oneself; setrlimit can only lower what is there.
    filter.allow("prlimit64", { equals(0, 0) });
}

// The mode of a file without setuid and setgid.
void addModes(Filter &filter)
{
    filter.allow("fchmod", { without(1, setIds) });
    filter.allow("fchmodat", { without(2, setIds) });
    filter.allow("chmod", { without(1, setIds) });
    filter.allow("open", { without(2, setIds) });
    filter.allow("openat", { without(3, setIds) });
}

void addForks(Filter &filter, std::uint32_t action)
{
    filter.add(action, "clone", { without(0, CLONE_THREAD) });
    filter.add(action, "fork", {});
    filter.add(action, "vfork", {});
}

} // namespace

UniqueFd guardForks()
{
    Filter asking(SCMP_ACT_ALLOW);
    addForks(asking, SCMP_ACT_NOTIFY);
    if (asking.load())
        return asking.listener();
    Filter denying(SCMP_ACT_ALLOW);
    addForks(denying, SCMP_ACT_ERRNO(EPERM));
    denying.load();
    return {};
}

bool applySeccomp()
{
    Filter filter(SCMP_ACT_ERRNO(EPERM));
    filter.add(SCMP_ACT_ALLOW, allowed);
    filter.add(SCMP_ACT_KILL_PROCESS, deadly);
    filter.add(SCMP_ACT_ERRNO(ENOSYS), unknown);
    addConditional(filter);
    addModes(filter);
    return filter.load();
}

} // namespace vitrine
