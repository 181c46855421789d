// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"
#include "app/session/remote/remotechoice.h"
#include "executor/review/pythonruntime.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <QString>

#include <memory>
#include <span>

namespace vitrine {

/// The options for making an executor. Each kind uses those it supports.
struct ExecutorWishes {
    SandboxOptions sandbox = {};
    RemoteChoice remote = {};
    std::shared_ptr<PythonRuntime> python = {}; ///< Python of this process; needed if `needsPython` is set
};

/// The fields on the settings page of an executor.
struct ExecutorFields {
    bool server = false; ///< address of a Jupyter server
    bool engine = false; ///< address of a container engine
    bool image = false; ///< image or template
    bool packages = false; ///< packages that each session starts with
    bool key = false; ///< secret key or token, stored in the keyring
};

/// One kind of executor. Everything that the settings, the window and the command line know about a kind is in this
/// row; a new kind needs one more row, and one in remoteservices.cpp if it runs elsewhere.
struct ExecutorInfo {
    QStringView id; ///< in settings, on the command line and in trails
    const char *title; ///< source text, see `executorTitle`
    const char *description; ///< source text for the help of the command line
    const char *imageHint = nullptr; ///< source text for the empty field
    const char *keyHint = nullptr; ///< source text for the empty field
    ExecutorFields fields = {};
    bool isRemote = false; ///< runs code outside this machine's sandbox: has a settings page, can be tested
    bool listsResources = false; ///< its running sessions can be listed and stopped
    bool isOneOfMany = true; ///< several instances can run at the same time
    bool needsPython = true; ///< `make` needs `ExecutorWishes::python`
    bool takesPython = false; ///< can run steps with an interpreter of the user's choice (`SandboxOptions::python`)
    Result<std::unique_ptr<Executor>> (*make)(const ExecutorWishes &wishes) = nullptr;

    /// Name of the executor's key in the keyring; empty for a kind without a key.
    QString keyringName() const;
};

/// All kinds, in the order in which they are offered.
std::span<const ExecutorInfo> executorInfos();
/// nullptr for an unknown kind.
const ExecutorInfo *executorInfo(QStringView id);

/// In the user's language; the id itself for a kind that only a trail knows.
QString executorTitle(const QString &id);
QString executorDescription(const ExecutorInfo &info);
QString executorImageHint(const ExecutorInfo &info);
QString executorKeyHint(const ExecutorInfo &info);

/// Adds the key from the keyring to the choice, if the keyring has one; otherwise the key in the environment is used.
/// Blocks, also while the user is asked to unlock the keyring: any thread but the GUI's.
RemoteChoice withKey(RemoteChoice choice);

/// Makes executors according to the user's settings, and the static review. Uses the sandbox for an unknown id.
ExecutionBackendFactory executorFactory(const QString &id);

/// The two kinds that need no settings. They start Python in this process: any thread but the GUI's.
Result<ExecutionBackend> makeSandboxBackend();
Result<ExecutionBackend> makeInProcessBackend();

} // namespace vitrine
