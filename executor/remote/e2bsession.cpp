// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/e2bsession.h"

#include "executor/remote/jsonlines.h"
#include "executor/remote/packages.h"
#include "executor/remote/preparation.h"
#include "executor/remote/stependings.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;
using Json = CloudClient::Json;

constexpr std::chrono::seconds prepareTime { 60 };
constexpr std::chrono::seconds stopTime { 10 }; ///< after this time, the sandbox and its state are abandoned
constexpr std::chrono::seconds slack { 60 }; ///< time that a sandbox lives longer than the step
constexpr std::chrono::hours longestStep { 24 };
constexpr const char *port = "49999";

// Both become part of an address.
bool isPlain(const QString &text, QStringView also)
{
    return !text.isEmpty() && text.size() <= 200 && std::ranges::all_of(text, [also](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || also.contains(c);
    });
}

KernelMessage message(std::string type, Json content)
{
    return { .type = std::move(type), .id = {}, .parent = {}, .content = std::move(content) };
}

Json errorOf(const Json &line)
{
    return { { "ename", memberOf(line, "/name") }, { "evalue", memberOf(line, "/value") },
        { "traceback", { memberOf(line, "/traceback") } } };
}

// The service's names for MIME types of kernels.
constexpr std::array<std::pair<const char *, const char *>, 10> displayKinds { { { "text", "text/plain" },
    { "html", "text/html" }, { "markdown", "text/markdown" }, { "svg", "image/svg+xml" }, { "png", "image/png" },
    { "jpeg", "image/jpeg" }, { "pdf", "application/pdf" }, { "latex", "text/latex" }, { "json", "application/json" },
    { "javascript", "application/javascript" } } };

// Whether it is the value of the cell; others were displayed.
bool isMain(const Json &line) { return line.contains("is_main_result") && line["is_main_result"] == true; }

KernelMessage displayOf(const Json &line)
{
    Json data = Json::object();
    for (const auto &[name, kind] : displayKinds) {
        if (line.contains(name) && !line[name].is_null())
            data[kind] = line[name];
    }
    return message(isMain(line) ? "execute_result" : "display_data", { { "data", std::move(data) } });
}

// Converts one line of the stream to messages of a kernel; unknown lines are ignored.
std::vector<KernelMessage> messagesOf(const Json &line)
{
    const std::string type = memberOf(line, "/type");
    if (type == "stdout" || type == "stderr")
        return { message("stream", { { "text", memberOf(line, "/text") } }) };
    if (type == "error")
        return { message("error", errorOf(line)) };
    if (type == "result")
        return { displayOf(line) };
    if (type == "end_of_execution")
        return { message("status", { { "execution_state", "idle" } }), message("execute_reply", Json::object()) };
    return {};
}

// Whether there is certainly no sandbox left with the sign.
bool removeSigned(CloudClient &control, const QString &sign)
{
    const auto listed = listE2bSandboxes(control);
    return listed && std::ranges::all_of(*listed, [&](const Json &document) {
        return memberOf(document, "/metadata/sign") != sign.toStdString()
            || removeE2bSandbox(control, QString::fromStdString(memberOf(document, "/sandboxID")));
    });
}

} // namespace

CloudService e2bService(const E2bChoice &choice)
{
    const QByteArray key = choice.key.toUtf8();
    const QUrl url = choice.api.isEmpty() ? QUrl(u"https://api." % choice.domain) : choice.api;
    return { .url = url.adjusted(QUrl::StripTrailingSlash), .headers = { { "X-API-KEY", key } }, .secrets = { key } };
}

Result<Json> listE2bSandboxes(CloudClient &control)
{
    const QUrlQuery ours { { QStringLiteral("metadata"), QStringLiteral("vitrine%3D1") } };
    return control.list(QStringLiteral("/v2/sandboxes"), ours);
}

Result<void> removeE2bSandbox(CloudClient &control, const QString &id)
{
    if (!isPlain(id, u"-_"))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "not the name of a sandbox" });
    const auto removed = control.ask("DELETE", u"/sandboxes/" % id);
    if (!removed && removed.error().code != ErrorCode::NotFound)
        return std::unexpected(removed.error());
    return {};
}

E2bSession::E2bSession(NetworkThread &thread, const E2bChoice &choice, const RemoteSetup &setup, ToolHost &tools)
    : m_thread(thread)
    , m_choice(choice)
    , m_setup(setup)
    , m_tools(tools)
    , m_control(thread, e2bService(choice))
{
}

E2bSession::~E2bSession()
{
    m_control.beginCleanUp();
    remove();
}

void E2bSession::remove()
{
    const QString old = std::exchange(m_id, {});
    if (!old.isEmpty() && !removeE2bSandbox(m_control, old))
        m_sign->leave(); // the next process removes it; the service also ends it in time
    m_sign.reset();
}

Result<std::unique_ptr<RemoteSession>> E2bSession::begin(
    NetworkThread &thread, const E2bChoice &choice, const RemoteSetup &setup, ToolHost &tools)
{
    std::unique_ptr<E2bSession> session(new E2bSession(thread, choice, setup, tools));
    if (auto created = session->create(); !created)
        return std::unexpected(created.error());
    if (auto prepared = session->installPackages().and_then([&] { return session->prepare(); }); !prepared)
        return std::unexpected(prepared.error());
    return session;
}

Result<Json> E2bSession::make()
{
    const bool isOpen = !m_setup.policy.hosts.empty();
    const Json wanted { { "templateID", m_choice.pattern.toStdString() }, { "timeout", m_choice.life.count() },
        { "metadata", { { "vitrine", "1" }, { "sign", m_sign->name().toStdString() } } },
        { "allow_internet_access", isOpen } };
    m_end = Clock::now() + m_choice.life;
    m_setup.report(SiteProgress::Stage::Starting, m_choice.pattern.toStdString());
    return m_control.make(QStringLiteral("/v2/sandboxes"), {}, wanted);
}

// If the answer is lost, a sandbox may still exist: its sign identifies it.
Result<void> E2bSession::create()
{
    const QString site = u"e2b " % m_control.service().url.authority();
    SignOfLife::clear(site, [this](const QString &sign, const QStringList &) { return removeSigned(m_control, sign); });
    auto given = SignOfLife::give(site);
    if (!given)
        return std::unexpected(given.error());
    m_sign.emplace(std::move(*given));
    const auto created = make();
    const auto taken = created ? adopt(*created) : std::unexpected(created.error());
    const bool isRejected
        = !taken && (taken.error().code == ErrorCode::KeyRejected || taken.error().code == ErrorCode::TooManyRequests);
    if (!taken && !isRejected) {
        const bool isCancelled = m_thread.isCancelled();
        const CloudService usual = m_control.service();
        m_control.beginCleanUp();
        if (!removeSigned(m_control, m_sign->name()))
            m_sign->leave();
        m_control.setService(usual);
        if (isCancelled)
            m_thread.cancel();
    }
    return taken;
}

Result<void> E2bSession::adopt(const Json &created)
{
    const QString id = QString::fromStdString(memberOf(created, "/sandboxID"));
    const std::string reported = memberOf(created, "/domain");
    const QString domain = reported.empty() ? m_choice.domain : QString::fromStdString(reported);
    if (!isPlain(id, u"-_") || !isPlain(domain, u"-.:"))
        return std::unexpected(Error { ErrorCode::BadAnswer, {}, {}, {}, "the service did not return a sandbox" });
    m_id = id;
    if (m_choice.started)
        m_choice.started(id);
    const QUrl url = m_choice.sandbox.isEmpty()
        ? QUrl(u"https://" % QLatin1StringView(port) % u'-' % id % u'.' % domain)
        : m_choice.sandbox.adjusted(QUrl::StripTrailingSlash);
    CloudService service { .url = url,
        .headers = { { "E2b-Sandbox-Id", id.toUtf8() }, { "E2b-Sandbox-Port", port } },
        .secrets = { m_choice.key.toUtf8() } };
    const auto addToken = [&](const char *header, const char *member) {
        const QByteArray token = QByteArray::fromStdString(memberOf(created, member));
        if (!token.isEmpty() && !token.contains('\n') && !token.contains('\r')) {
            service.headers.emplace_back(header, token);
            service.secrets << token;
        }
    };
    addToken("X-Access-Token", "/envdAccessToken");
    addToken("E2B-Traffic-Access-Token", "/trafficAccessToken");
    m_sandbox = std::make_unique<CloudClient>(m_thread, std::move(service));
    return {};
}

Result<void> E2bSession::installPackages()
{
    const PackageWish &wish = m_setup.packages;
    if (wish.packages.empty())
        return {};
    PackageLines lines([this](const std::string &line) { m_setup.reportInstalling(line); });
    std::string fault;
    const auto take = [&](const KernelMessage &message) {
        if (message.type == "stream")
            lines.add(textOf(message.content, "text"));
        else if (message.type == "error")
            fault = textOf(message.content, "ename") + ": " + textOf(message.content, "evalue");
    };
    const auto done = prolong(packageTime + prepareTime).and_then([&] {
        return execute(packagesCode(wish, false), take, Clock::now() + packageTime + prepareTime);
    });
    if (!done)
        return done;
    if (!fault.empty())
        return std::unexpected(packageFailure(fault));
    const auto shown = printed("print(" + packagesLook(wish) + ")", prepareTime);
    if (!shown)
        return std::unexpected(shown.error());
    auto events = packageEvents(wish, *shown);
    if (!events)
        return std::unexpected(events.error());
    std::ranges::move(*events, std::back_inserter(m_events));
    return {};
}

Result<void> E2bSession::prepare()
{
    const std::string version = "print(__import__('platform').python_version())";
    const auto reported = printed(preparationCode(m_setup, m_tools, ToolsGo::Along) + version, prepareTime);
    if (!reported)
        return std::unexpected(reported.error());
    m_version = reported->substr(0, std::min<std::size_t>(reported->find_first_of("\r\n"), 40));
    return {};
}

std::chrono::seconds E2bSession::longestOfStep() const
{
    return std::chrono::ceil<std::chrono::seconds>(
        std::min<Clock::duration>(deadlineOf(m_setup.policy.limits) - Clock::now(), longestStep));
}

// A step may take as long as the policy allows, and the sandbox has to exist that long.
Result<void> E2bSession::prolong(std::chrono::seconds longest)
{
    const auto needed = longest + slack;
    if (Clock::now() + needed <= m_end)
        return {};
    const auto life = std::max<std::chrono::seconds>(needed, m_choice.life);
    const auto prolonged
        = m_control.ask("POST", u"/sandboxes/" % m_id % u"/timeout", {}, { { "timeout", life.count() } });
    if (!prolonged)
        return std::unexpected(prolonged.error());
    m_end = Clock::now() + life;
    return {};
}

// Waits until the end of the execution is reported: if the connection ends before, data is lost. Disconnecting early
// makes the server interrupt the code.
Result<void> E2bSession::execute(const std::string &code, const Take &take, Deadline deadline)
{
    HttpRequest request { .verb = "POST", .url = m_sandbox->service().url };
    request.url.setPath(request.url.path() % u"/execute");
    request.body
        = QByteArray::fromStdString(Json { { "code", code } }.dump(-1, ' ', true, Json::error_handler_t::replace));
    request.headers.emplace_back("Content-Type", "application/json");
    request.timeout
        = std::chrono::ceil<std::chrono::milliseconds>(std::min<Clock::duration>(deadline - Clock::now(), longestStep));
    JsonLines lines;
    bool isEnded = false;
    const auto reported = [&](const Json &line) {
        for (const KernelMessage &message : messagesOf(line))
            take(message);
        isEnded = isEnded || memberOf(line, "/type") == "end_of_execution";
    };
    request.arrived = [&](const QByteArray &bytes) { return lines.add(bytes, reported) && !isEnded; };
    const auto sent = m_sandbox->stream(std::move(request));
    if (!sent)
        return sent;
    if (!isEnded)
        return std::unexpected(
            Error { ErrorCode::ReadFailed, {}, {}, {}, "the stream of the sandbox ended too early" });
    return {};
}

Result<std::string> E2bSession::printed(const std::string &code, std::chrono::seconds patience)
{
    constexpr std::size_t most = 64 << 20;
    std::string text;
    std::string fault;
    const auto take = [&](const KernelMessage &message) {
        if (message.type == "stream" && text.size() < most)
            text += textOf(message.content, "text");
        else if (message.type == "error")
            fault = textOf(message.content, "ename") + ": " + textOf(message.content, "evalue");
    };
    const auto done = execute(code, take, Clock::now() + patience);
    if (!done)
        return std::unexpected(done.error());
    if (!fault.empty())
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "the sandbox: " + fault.substr(0, 300) });
    return text;
}

StepResult E2bSession::run(std::string_view code, const StepObserver &observer)
{
    const auto started = Clock::now();
    KernelStep step(code, m_setup.policy.limits, observer);
    Result<void> done = m_id.isEmpty() && !startAgain()
        ? std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "the sandbox does not exist" })
        : prolong(longestOfStep());
    const Deadline deadline = deadlineOf(m_setup.policy.limits);
    if (done)
        done = execute(std::string(code), [&step](const KernelMessage &message) { step.take(message); }, deadline);
    if (done)
        look(step);
    else
        stop(done.error(), Clock::now() >= deadline, step);
    StepResult result = step.result();
    result.usage.wallSeconds = std::chrono::duration<double>(Clock::now() - started).count();
    if (!m_setup.tools.empty())
        m_events.push_back({ .kind = "tools.sent", .detail = "calls are as reported by the sandbox", .rule = {} });
    addEvents(result, std::exchange(m_events, {}));
    return result;
}

void E2bSession::look(KernelStep &step)
{
    const auto reported = printed("print(" + lookCode(m_setup.policy.limits, step.result().isFinal) + ")", prepareTime);
    if (!reported)
        return;
    KernelMessage reply = message("execute_reply", Json::object());
    reply.content["user_expressions"]["vitrine"]["data"]["text/plain"] = *reported;
    step.takeLook(reply);
}

void E2bSession::stop(const Error &error, bool isTooLate, KernelStep &step)
{
    m_thread.deferCancel();
    const bool isCancelled = error.code == ErrorCode::Cancelled;
    if (isTooLate)
        endTooLate(step, m_setup.policy.limits);
    else if (isCancelled)
        endCancelled(step);
    else
        endLost(step);
    // Disconnecting interrupts the code; the server's next answer shows whether that worked.
    if ((isTooLate || isCancelled) && printed("print()", stopTime))
        return look(step);
    m_thread.forgetCancel();
    const bool isBack = startAgain();
    m_events.push_back({ .kind = "session.lost", .detail = isBack ? "a new session" : "no session", .rule = {} });
    if (!isTooLate && !isCancelled)
        m_events.push_back({ .kind = "connection.lost", .detail = error.detail, .rule = {} });
}

bool E2bSession::startAgain()
{
    remove();
    const bool isBack = create() && installPackages() && prepare();
    if (!isBack)
        remove();
    return isBack;
}

} // namespace vitrine
