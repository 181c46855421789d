// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What executors elsewhere add: a warm step in a kernel over the bare exchange of messages with it, memory while much
// is printed there, and the start of a session in a container over the start of a container. The two sides of a ratio
// take turns in one run. bench_remote [--gigabyte]; VITRINE_TEST_ENGINE as for the tests.
#include "executor/policy/profiles.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/kernelchannel.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/servedkernels.h"
#include "tests/executor/remote/containerengine.h"
#include "tests/executor/remote/jupyterserver.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

using namespace vitrine;
using namespace vitrine::test;

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double timeOf(const std::function<void()> &event)
{
    const auto started = Clock::now();
    event();
    return Milliseconds(Clock::now() - started).count();
}

Policy policy()
{
    Policy made = defaultPolicy();
    made.dialect = Dialect::Python;
    made.limits.wallSeconds = 600;
    made.limits.operations.reset();
    made.limits.printChars = 2'000'000'000;
    return made;
}

double mebibytesOf(const std::string &field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(field))
            return std::stod(line.substr(field.size())) / 1024;
    }
    return 0;
}

/// One kernel and its connection, without anything of a session.
class BareKernel final {
public:
    explicit BareKernel(const KernelServer &server)
    {
        m_thread.run([&] {
            m_gateway = std::make_unique<KernelGateway>(m_thread, server);
            m_kernel = m_gateway->createKernel().value();
            m_channel = std::make_unique<KernelChannel>(
                m_thread, m_gateway->channelUrl(m_kernel, QStringLiteral("bench")), m_gateway->headers());
            static_cast<void>(m_channel->open(Clock::now() + std::chrono::seconds(20)));
        });
    }
    ~BareKernel()
    {
        m_thread.run([this] {
            m_channel.reset();
            m_gateway->remove(m_kernel);
            m_gateway.reset();
        });
    }
    BareKernel(const BareKernel &) = delete;
    BareKernel &operator=(const BareKernel &) = delete;

    void exchange(const std::string &code)
    {
        m_thread.run([&] {
            const std::string id = std::to_string(++m_last);
            m_channel->send(toFrame({ .id = id, .code = code, .look = "1" }, "bench"));
            bool isIdle = false;
            bool isAnswered = false;
            while (!isIdle || !isAnswered) {
                const auto message = m_channel->next(Clock::now() + std::chrono::seconds(60));
                if (!message)
                    return;
                isAnswered = isAnswered || (message->type == "execute_reply" && message->parent == id);
                isIdle = isIdle
                    || (message->type == "status" && message->parent == id
                        && textOf(message->content, "execution_state") == "idle");
            }
        });
    }

private:
    NetworkThread m_thread;
    std::unique_ptr<KernelGateway> m_gateway;
    std::unique_ptr<KernelChannel> m_channel;
    QString m_kernel;
    int m_last = 0;
};

void benchSteps(const KernelServer &server, Executor &executor)
{
    BareKernel bare(server);
    std::vector<double> raw;
    std::vector<double> step;
    constexpr int rounds = 200;
    for (int i = 0; i < rounds; ++i) {
        raw.push_back(timeOf([&] { bare.exchange("x = 1"); }));
        step.push_back(timeOf([&] { executor.run("x = 1", {}); }));
    }
    std::printf("warm step %.2f ms, bare exchange %.2f ms, overhead %.2f ms (goal 2)\n", median(step), median(raw),
        median(step) - median(raw));
}

// The result keeps no more than the policy lets it: what is measured is what passes by.
void benchOutput(Executor &executor, int mebibytes)
{
    Policy brief = policy();
    brief.limits.printChars = 1'000'000;
    if (!executor.begin({ .policy = brief, .tools = {}, .variables = {} }))
        return;
    const double before = mebibytesOf("VmHWM:");
    const std::string code = "for i in range(" + std::to_string(mebibytes) + "):\n    print('x' * 1048575)";
    const double time = timeOf([&] { executor.run(code, {}); });
    std::printf("%d MiB of output in %.1f s; at most %.0f MiB of memory before, %.0f MiB with it\n", mebibytes,
        time / 1000, before, mebibytesOf("VmHWM:"));
}

void startBare(NetworkThread &thread, EngineClient &engine, const QString &image)
{
    thread.run([&] {
        const auto container = Container::start(engine,
            { .image = image,
                .command = { QStringLiteral("python3"), QStringLiteral("-Ic"),
                    QStringLiteral("print(1, flush=True); input()") } });
        if (container)
            static_cast<void>((*container)->streams().read(Clock::now() + std::chrono::seconds(60)));
    });
}

void benchContainers(const std::shared_ptr<PythonRuntime> &python)
{
    ContainerEngine engine;
    const QString image = engine.makeImage();
    ContainerExecutor executor({ .engine = ContainerEngine::address(), .image = image }, python, {});
    static_cast<void>(executor.begin({ .policy = policy(), .tools = {}, .variables = {} })); // makes the image
    NetworkThread thread;
    std::unique_ptr<EngineClient> client;
    thread.run([&] {
        client = std::make_unique<EngineClient>(thread, EngineAddress::from(ContainerEngine::address()).value());
        static_cast<void>(client->negotiate());
    });
    std::vector<double> bare;
    std::vector<double> session;
    constexpr int rounds = 10;
    for (int i = 0; i < rounds; ++i) {
        bare.push_back(timeOf([&] { startBare(thread, *client, image); }));
        session.push_back(
            timeOf([&] { static_cast<void>(executor.begin({ .policy = policy(), .tools = {}, .variables = {} })); }));
    }
    thread.run([&] { client.reset(); });
    std::printf(
        "session in a container %.0f ms, container with Python %.0f ms, ratio %.2f (goal 1.2); both with the end of "
        "the one before\n",
        median(session), median(bare), median(session) / median(bare));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const bool isWhole = application.arguments().contains(QStringLiteral("--gigabyte"));
    const auto python = PythonRuntime::start().value();
    JupyterServer jupyter;
    if (!jupyter.start())
        return 1;
    const KernelServer server { .url = jupyter.url(), .token = JupyterServer::token() };
    KernelExecutor executor(std::make_unique<ServedKernels>(server), python, {});
    if (!executor.begin({ .policy = policy(), .tools = {}, .variables = {} }))
        return 1;
    benchSteps(server, executor);
    benchOutput(executor, isWhole ? 1024 : 64);
    if (ContainerEngine::whyNot().isEmpty())
        benchContainers(python);
    return 0;
}
