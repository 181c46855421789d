// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelsession.h"

#include "executor/remote/packages.h"
#include "executor/remote/preparation.h"
#include "executor/remote/stependings.h"

#include <QUuid>

#include <algorithm>
#include <format>
#include <utility>

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;

constexpr std::chrono::seconds openTime { 20 };
constexpr std::chrono::seconds prepareTime { 60 };
constexpr std::chrono::seconds lookTime { 5 };
constexpr int mostReconnects = 3;
constexpr std::string_view asking = "vitrine-tool "; ///< as kernelside.py has it

std::string newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

} // namespace

KernelSession::KernelSession(
    NetworkThread &thread, const KernelServer &server, const RemoteSetup &setup, ToolHost &tools)
    : m_thread(thread)
    , m_gateway(thread, server)
    , m_setup(setup)
    , m_tools(tools)
    , m_session(newId())
{
}

KernelSession::~KernelSession() { remove(); }

void KernelSession::remove()
{
    m_channel.reset();
    if (const QString old = std::exchange(m_kernel, {}); !old.isEmpty())
        m_gateway.remove(old); // a server that is gone has taken it along
}

Result<std::unique_ptr<KernelSession>> KernelSession::begin(
    NetworkThread &thread, const KernelServer &server, const RemoteSetup &setup, ToolHost &tools)
{
    std::unique_ptr<KernelSession> session(new KernelSession(thread, server, setup, tools));
    if (const auto started = session->start(); !started)
        return std::unexpected(started.error());
    return session;
}

Result<void> KernelSession::start()
{
    auto kernel = m_gateway.createKernel();
    if (!kernel)
        return std::unexpected(kernel.error());
    m_kernel = std::move(*kernel);
    m_channel = std::make_unique<KernelChannel>(
        m_thread, m_gateway.channelUrl(m_kernel, QString::fromStdString(m_session)), m_gateway.headers());
    if (const auto opened = m_channel->open(Clock::now() + openTime); !opened)
        return opened;
    return installPackages().and_then([this] { return prepare(); });
}

Result<void> KernelSession::installPackages()
{
    const PackageWish &wish = m_setup.packages;
    if (wish.packages.empty())
        return {};
    PackageLines lines([this](const std::string &line) { m_setup.reportInstalling(line); });
    const auto shown = ask(packagesCode(wish, m_setup.arePackagesThere), packagesLook(wish), packageTime + prepareTime,
        [&lines](const std::string &text) { lines.add(text); });
    if (!shown) {
        const bool isCancelled = m_thread.isCancelled();
        m_thread.deferCancel();
        m_gateway.interrupt(m_kernel); // which ends the installer, too
        Error error = packageFailure(shown.error());
        error.code = isCancelled ? ErrorCode::Cancelled : error.code;
        return std::unexpected(std::move(error));
    }
    auto events = packageEvents(wish, shown->is_string() ? shown->get<std::string>() : std::string());
    if (!events)
        return std::unexpected(events.error());
    std::ranges::move(*events, std::back_inserter(m_events));
    return {};
}

Result<void> KernelSession::prepare()
{
    const auto version = ask(preparationCode(m_setup, m_tools, ToolsGo::Asking),
        "__import__('_vitrine').Shown(__import__('platform').python_version())", prepareTime);
    if (!version)
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "the kernel: " + version.error() });
    m_version = version->is_string() ? version->get<std::string>().substr(0, 40) : std::string();
    return {};
}

// A silent request of our own: gives what the expression behind it shows, or why there is nothing.
std::expected<nlohmann::json, std::string> KernelSession::ask(const std::string &code, const std::string &look,
    std::chrono::seconds patience, const std::function<void(const std::string &)> &printed)
{
    const Deadline deadline = Clock::now() + patience;
    const std::string id = newId();
    m_channel->send(toFrame({ .id = id, .code = code, .isSilent = true, .look = look }, m_session));
    while (true) {
        const auto message = m_channel->next(deadline);
        if (!message)
            return std::unexpected("does not answer");
        if (printed && message->parent == id && message->type == "stream")
            printed(textOf(message->content, "text"));
        if (message->parent != id || message->type != "execute_reply")
            continue;
        static const nlohmann::json::json_pointer site("/user_expressions/vitrine/data/text~1plain");
        if (message->content.contains(site))
            return message->content.at(site);
        return std::unexpected(textOf(message->content, "ename") + ": " + textOf(message->content, "evalue"));
    }
}

std::string KernelSession::lookExpression(bool isFinal) const { return lookCode(m_setup.policy.limits, isFinal); }

StepResult KernelSession::run(std::string_view code, const StepObserver &observer)
{
    const auto started = Clock::now();
    m_tools.beginStep();
    KernelStep step(code, m_setup.policy.limits, observer);
    const std::string id = newId();
    const Trouble trouble = m_channel || startAgain() ? send(id, code, step, observer) : Trouble::Lost;
    if (trouble != Trouble::None)
        stop(trouble, id, step, observer);
    else if (step.needsLook())
        look(step);
    StepResult result = step.result();
    result.usage.wallSeconds = std::chrono::duration<double>(Clock::now() - started).count();
    result.toolCalls = m_tools.calls();
    addEvents(result, std::exchange(m_events, {}));
    return result;
}

KernelSession::Trouble KernelSession::send(
    const std::string &request, std::string_view code, KernelStep &step, const StepObserver &observer)
{
    const ExecuteRequest asked {
        .id = request, .code = std::string(code), .mayAsk = true, .look = lookExpression(false)
    };
    m_channel->send(toFrame(asked, m_session));
    return follow(request, step, observer, deadlineOf(m_setup.policy.limits));
}

KernelSession::Trouble KernelSession::follow(
    const std::string &request, KernelStep &step, const StepObserver &observer, Deadline deadline)
{
    while (!step.isDone()) {
        const auto message = m_channel->next(deadline);
        if (!message) {
            if (message.error() != KernelChannel::Silence::Closed)
                return message.error() == KernelChannel::Silence::TooLate ? Trouble::TooLate : Trouble::Cancelled;
            if (!reconnect())
                return Trouble::Lost;
            continue;
        }
        const std::string state = message->type == "status" ? textOf(message->content, "execution_state") : "";
        if (state == "restarting" || state == "dead")
            return Trouble::Lost;
        if (message->type == "input_request" && message->parent == request)
            answer(*message, observer);
        else if (message->parent == request)
            step.take(*message);
    }
    return Trouble::None;
}

// The server keeps messages of the kernel while disconnected, and sends them to the session that comes back.
bool KernelSession::reconnect()
{
    for (int i = 0; i < mostReconnects; ++i) {
        if (m_channel->open(Clock::now() + std::chrono::seconds(2))) {
            m_events.push_back({ .kind = "connection.restored", .detail = {}, .rule = {} });
            return true;
        }
    }
    return false;
}

void KernelSession::answer(const KernelMessage &asked, const StepObserver &observer)
{
    const ToolAnswer answer = answerOf(asked, observer);
    const nlohmann::json reply = answer.result ? nlohmann::json { { "result", *answer.result } }
                                               : nlohmann::json { { "error", answer.error.value_or("") } };
    m_channel->send(inputFrame(asked, reply.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace), m_session));
}

ToolAnswer KernelSession::answerOf(const KernelMessage &asked, const StepObserver &observer)
{
    const std::string prompt = textOf(asked.content, "prompt");
    constexpr bool throws = false;
    const auto question = prompt.starts_with(asking)
        ? nlohmann::json::parse(std::string_view(prompt).substr(asking.size()), nullptr, throws)
        : nlohmann::json();
    if (!question.is_object())
        return { .result = {}, .error = "input() cannot be answered" };
    const wire::Asked call { .tool = textOf(question, "tool"), .arguments = textOf(question, "arguments") };
    return m_tools.isElsewhere(call.tool) && observer.asked
        ? m_tools.record(call, observer.asked(call.tool, call.arguments))
        : m_tools.answer(call);
}

void KernelSession::look(KernelStep &step)
{
    const auto reported = ask({}, lookExpression(step.result().isFinal), lookTime);
    if (!reported)
        return;
    KernelMessage reply { .type = "execute_reply", .id = {}, .parent = {}, .content = {} };
    reply.content["user_expressions"]["vitrine"]["data"]["text/plain"] = *reported;
    step.takeLook(reply);
}

void KernelSession::stop(Trouble trouble, const std::string &request, KernelStep &step, const StepObserver &observer)
{
    m_thread.deferCancel();
    const bool isStopped = trouble != Trouble::Lost && m_gateway.interrupt(m_kernel)
        && follow(request, step, observer, Clock::now() + m_gateway.server().grace) == Trouble::None;
    if (trouble == Trouble::TooLate)
        endTooLate(step, m_setup.policy.limits);
    else if (trouble == Trouble::Cancelled)
        endCancelled(step);
    else
        endLost(step);
    if (isStopped)
        return look(step);
    m_thread.forgetCancel();
    const bool isBack = startAgain();
    m_events.push_back({ .kind = "session.lost", .detail = isBack ? "a new session" : "no session", .rule = {} });
}

bool KernelSession::startAgain()
{
    remove();
    const bool isBack = start().has_value();
    if (!isBack)
        remove();
    return isBack;
}

} // namespace vitrine
