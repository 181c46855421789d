// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/outcomes.h"

#include <pthread.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <optional>

namespace vitrine {

namespace {

struct Awaited {
    std::weak_ptr<Outcomes> outcomes;
    std::uint64_t step = 0;
    std::uint64_t seq = 0;
    std::string subject;
};

thread_local bool isAwaited = false; // separate, so that system calls of threads without events are fast

// A `thread_local` with a destructor would end the process in a thread that finds no more memory: glibc allocates when
// such a variable is first used. Null if the thread cannot have one.
Awaited *awaitedOfThread()
{
    static const auto key = []() -> std::optional<pthread_key_t> {
        pthread_key_t made = 0;
        const bool isMade = pthread_key_create(&made, [](void *owned) { delete static_cast<Awaited *>(owned); }) == 0;
        return isMade ? std::optional(made) : std::nullopt;
    }();
    if (!key)
        return nullptr;
    if (auto *known = static_cast<Awaited *>(pthread_getspecific(*key)))
        return known;
    auto made = std::make_unique<Awaited>();
    return pthread_setspecific(*key, made.get()) == 0 ? made.release() : nullptr;
}

// The rule for denials by the system, by the prefix of the event's name.
std::string_view jailRule(std::string_view kind)
{
    constexpr std::array network { std::string_view("socket."), std::string_view("http.client."),
        std::string_view("ftplib."), std::string_view("smtplib."), std::string_view("urllib.") };
    constexpr std::array process { std::string_view("os.kill"), std::string_view("os.exec"),
        std::string_view("os.fork"), std::string_view("os.posix_spawn"), std::string_view("os.spawn"),
        std::string_view("os.system"), std::string_view("pty."), std::string_view("subprocess.") };
    const auto begins = [kind](std::string_view beginning) { return kind.starts_with(beginning); };
    if (std::ranges::any_of(network, begins))
        return "jail.network";
    return std::ranges::any_of(process, begins) ? "jail.processes" : "jail.files";
}

// Events that a library raises before it performs the operation with another event.
bool isAnnouncement(std::string_view kind)
{
    constexpr std::array kinds { std::string_view("http.client.connect"), std::string_view("ftplib.connect"),
        std::string_view("shutil.copyfile"), std::string_view("shutil.move"), std::string_view("smtplib.connect"),
        std::string_view("tempfile.mkdtemp"), std::string_view("tempfile.mkstemp"),
        std::string_view("urllib.Request") };
    return std::ranges::contains(kinds, kind);
}

// "http://host:80/x" refers to the host.
bool isAbout(const EventRecord &event, std::string_view subject)
{
    return event.detail == subject || (event.kind == "urllib.Request" && event.detail.contains(subject));
}

bool isSamePath(std::string_view one, std::string_view other)
{
    if (one == other)
        return true;
    std::error_code failed;
    const auto whole = [&failed](std::string_view path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, failed), failed);
    };
    const auto first = whole(one);
    const bool isFirst = !failed;
    return isFirst && first == whole(other) && !failed;
}

void write(EventRecord &event, int error, std::string_view rule)
{
    constexpr std::string_view mark = ".failed";
    if (event.verdict != Verdict::Allowed || event.kind.ends_with(mark))
        return;
    if (isDenial(error)) {
        event.verdict = Verdict::Denied;
        event.rule = rule.empty() ? jailRule(event.kind) : rule;
    } else {
        event.kind += mark;
    }
}

} // namespace

void Outcomes::begin()
{
    const std::scoped_lock lock(m_mutex);
    ++m_step;
    m_answers.clear();
}

void Outcomes::await(const EventRecord &event)
{
    const std::scoped_lock lock(m_mutex);
    isAwaited = false;
    Awaited *awaited = event.verdict == Verdict::Allowed ? awaitedOfThread() : nullptr;
    if (awaited == nullptr)
        return;
    *awaited = { weak_from_this(), m_step, event.seq, event.detail };
    isAwaited = true;
}

void Outcomes::settle(std::vector<EventRecord> &events) const
{
    const std::scoped_lock lock(m_mutex);
    for (const Answer &answer : m_answers) {
        const auto found = std::ranges::find(events, answer.seq, &EventRecord::seq);
        if (found == events.end())
            continue;
        write(*found, answer.error, answer.rule);
        for (auto before = found; before != events.begin() && isAnnouncement((before - 1)->kind); --before) {
            if (isAbout(*(before - 1), found->detail))
                write(*(before - 1), answer.error, answer.rule);
        }
    }
}

bool isOutcomeAwaited() { return isAwaited; }

void reportOutcome(std::string_view subject, int error, std::string_view rule)
{
    if (!isAwaited)
        return;
    isAwaited = false; // system calls made while comparing paths do not count
    const Awaited &awaited = *awaitedOfThread();
    if (!isSamePath(subject, awaited.subject)) {
        isAwaited = true;
        return;
    }
    const auto outcomes = awaited.outcomes.lock();
    if (!outcomes || error == 0)
        return;
    const std::scoped_lock lock(outcomes->m_mutex);
    if (outcomes->m_step == awaited.step)
        outcomes->m_answers.push_back({ awaited.seq, error, std::string(rule) });
}

bool isDenial(int error) { return error == EACCES || error == EPERM || error == EROFS; }

} // namespace vitrine
