// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executors.h"

#include "app/session/execution/sandboxbackend.h"
#include "app/session/execution/workerpythons.h"
#include "app/session/keyring/keyring.h"
#include "app/session/modules/networkservices.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/remotesettings.h"
#include "app/wording/safetext.h"
#include "executor/engine/inprocessexecutor.h"
#include "models/replay/replayplan.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine {

namespace {

using Made = Result<std::unique_ptr<Executor>>;

Made makeJailed(const ExecutorWishes &wishes) { return makeSandbox(wishes.sandbox); }

Made makeHere(const ExecutorWishes &wishes) { return makeInProcessExecutor(wishes.python); }

Made makeElsewhere(const ExecutorWishes &wishes)
{
    return networkServices().and_then(
        [&](const NetworkServices *network) { return network->makeRemote(wishes.remote, wishes.python); });
}

constexpr const char *titles = "vitrine::WindowText";
constexpr const char *descriptions = "vitrine::ExecutionOptions";
constexpr const char *hints = "vitrine::RemotePage";

// clang-format off
constexpr ExecutorInfo infos[] = {
    { .id = u"sandbox",
      .title = QT_TRANSLATE_NOOP("vitrine::WindowText", "Sandbox"),
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a jailed process"),
      .needsPython = false, .takesPython = true, .make = makeJailed },
    { .id = u"in-process",
      .title = QT_TRANSLATE_NOOP("vitrine::WindowText", "In-process"),
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions",
          "this process, with guards, limits and an audit hook, but no jail"),
      .isOneOfMany = false, .make = makeHere },
    { .id = u"docker",
      //: Executor: a container of an engine such as Docker
      .title = QT_TRANSLATE_NOOP("vitrine::WindowText", "Container"),
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions",
          "a container of a Docker or podman engine, with guards and limits inside"),
      //: Hint in the empty field for an image or template
      .imageHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "built when needed"),
      .fields = { .engine = true, .image = true },
      .isRemote = true, .listsResources = true, .make = makeElsewhere },
    { .id = u"docker-kernel",
      //: Executor: a container of an engine such as Docker, with a Jupyter server in it
      .title = QT_TRANSLATE_NOOP("vitrine::WindowText", "Container with Jupyter"),
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a container with a Jupyter server inside"),
      //: Hint in the empty field for an image or template
      .imageHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "built when needed"),
      .fields = { .engine = true, .image = true, .packages = true },
      .isRemote = true, .listsResources = true, .make = makeElsewhere },
    { .id = u"jupyter",
      //: Executor: a Jupyter server that the user runs
      .title = QT_TRANSLATE_NOOP("vitrine::WindowText", "Jupyter server"),
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a kernel of the server given with --server"),
      //: Hint in the empty field for the token of a Jupyter server
      .keyHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "token, stored in the keyring, or set in the environment"),
      .fields = { .server = true, .packages = true, .key = true },
      .isRemote = true, .make = makeElsewhere },
    { .id = u"e2b", .title = "E2B",
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a sandbox in the E2B cloud"),
      //: Hint in the empty field for an image or template
      .imageHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "default"),
      //: Hint in the empty field for a secret key
      .keyHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "stored in the keyring, or set in the environment"),
      .fields = { .image = true, .packages = true, .key = true },
      .isRemote = true, .listsResources = true, .make = makeElsewhere },
    { .id = u"modal", .title = "Modal",
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a sandbox in the Modal cloud"),
      //: Hint in the empty field for an image or template
      .imageHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "default"),
      //: Hint in the empty field for a secret key; id:secret is how it is typed
      .keyHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "id:secret, stored in the keyring, or set in the environment"),
      .fields = { .image = true, .packages = true, .key = true },
      .isRemote = true, .listsResources = true, .make = makeElsewhere },
    { .id = u"blaxel", .title = "Blaxel",
      .description = QT_TRANSLATE_NOOP("vitrine::ExecutionOptions", "a sandbox in the Blaxel cloud"),
      //: Hint in the empty field for an image or template
      .imageHint = QT_TRANSLATE_NOOP("vitrine::RemotePage", "default"),
      //: Hint in the empty field for a secret key; workspace:key is how it is typed
      .keyHint = QT_TRANSLATE_NOOP("vitrine::RemotePage",
          "workspace:key, stored in the keyring, or set in the environment"),
      .fields = { .image = true, .packages = true, .key = true },
      .isRemote = true, .listsResources = true, .make = makeElsewhere },
};
// clang-format on

QString translated(const char *context, const char *text)
{
    return text == nullptr ? QString() : QCoreApplication::translate(context, text);
}

Result<void> startPython(ExecutorWishes &wishes)
{
    if (wishes.python)
        return {};
    auto python = PythonRuntime::start();
    if (!python)
        return std::unexpected(python.error());
    wishes.python = std::move(*python);
    return {};
}

Result<ExecutionBackend> makeBackend(const ExecutorInfo &info)
{
    ExecutorWishes wishes;
    std::shared_ptr<RemoteProgress> progress;
    if (const QString python = info.takesPython ? ExecutionSettings::python() : QString(); !python.isEmpty()) {
        auto worker = workerPythonAt(python);
        if (!worker)
            return std::unexpected(worker.error());
        wishes.sandbox.python = std::move(*worker);
    }
    if (info.isRemote) {
        wishes.remote = withKey(userRemoteChoice(info.id.toString()));
        progress = std::make_shared<RemoteProgress>();
        wishes.remote.container.reported = RemoteProgress::reporter(progress);
    }
    if (info.needsPython) {
        if (const auto started = startPython(wishes); !started)
            return std::unexpected(started.error());
    }
    auto executor = info.make(wishes);
    if (!executor)
        return std::unexpected(executor.error());
    // The code review needs it in any case; a worker process starts meanwhile.
    if (const auto started = startPython(wishes); !started)
        return std::unexpected(started.error());
    return ExecutionBackend { .executor = std::move(*executor),
        .factsOf = reviewFacts(wishes.python),
        .isOneOfMany = info.isOneOfMany,
        .progress = std::move(progress) };
}

const ExecutorInfo &infoOrSandbox(QStringView id)
{
    const auto *info = executorInfo(id);
    return info != nullptr ? *info : infos[0];
}

} // namespace

QString ExecutorInfo::keyringName() const { return fields.key ? QString(u"vitrine-" % id) : QString(); }

std::span<const ExecutorInfo> executorInfos() { return infos; }

const ExecutorInfo *executorInfo(QStringView id)
{
    const auto *found = std::ranges::find(infos, id, &ExecutorInfo::id);
    return found == std::ranges::end(infos) ? nullptr : found;
}

QString executorTitle(const QString &id)
{
    const auto *info = executorInfo(id);
    return info != nullptr ? translated(titles, info->title) : safeLine(id);
}

QString executorDescription(const ExecutorInfo &info) { return translated(descriptions, info.description); }

QString executorImageHint(const ExecutorInfo &info) { return translated(hints, info.imageHint); }

QString executorKeyHint(const ExecutorInfo &info) { return translated(hints, info.keyHint); }

RemoteChoice withKey(RemoteChoice choice)
{
    const auto *info = executorInfo(choice.executor);
    if (info == nullptr || !info->fields.key)
        return choice;
    if (const auto key = Keyring().read(info->keyringName()))
        choice.key = QString::fromStdString(*key);
    return choice;
}

ExecutionBackendFactory executorFactory(const QString &id)
{
    return [&info = infoOrSandbox(id)] { return makeBackend(info); };
}

Result<ExecutionBackend> makeSandboxBackend() { return makeBackend(infoOrSandbox(u"sandbox")); }

Result<ExecutionBackend> makeInProcessBackend() { return makeBackend(infoOrSandbox(u"in-process")); }

} // namespace vitrine
