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
    std::shared_ptr<PythonRuntime> python = {}; ///< of this process; needed where `needsPython` says so
};

/// Which fields its page in the settings has.
struct ExecutorFields {
    bool server = false; ///< address of a Jupyter server
    bool engine = false; ///< address of a container engine
    bool image = false; ///< image or template
    bool packages = false; ///< packages that each session starts with
    bool key = false; ///< secret key or token, stored in the keyring
};

/// One kind of executor. All that the settings, the window and the command line know about a kind is in its row; a new
/// kind is one more row here, and one in remoteservices.cpp where it runs elsewhere.
struct ExecutorInfo {
    QStringView id; ///< in settings, on the command line and in trails
    const char *title; ///< source text, see `executorTitle`
    const char *description; ///< source text for the help of the command line
    const char *imageHint = nullptr; ///< source text for the empty field
    const char *keyHint = nullptr; ///< source text for the empty field
    ExecutorFields fields = {};
    bool isRemote = false; ///< runs code outside of this machine's sandbox: has a settings page, can be tested
    bool listsResources = false; ///< what runs there can be listed and stopped
    bool isOneOfMany = true; ///< several of it can run at the same time
    bool needsPython = true; ///< `make` wants `ExecutorWishes::python`
    bool takesPython = false; ///< can run steps with an interpreter of the user's choice (`SandboxOptions::python`)
    Result<std::unique_ptr<Executor>> (*make)(const ExecutorWishes &wishes) = nullptr;

    /// Name of its key in the keyring; empty for a kind without one.
    QString keyringName() const;
};

/// All kinds, in the order in which they are offered.
std::span<const ExecutorInfo> executorInfos();
/// nullptr: there is no such kind.
const ExecutorInfo *executorInfo(QStringView id);

/// In the user's language; the name itself for a kind that only a trail knows.
QString executorTitle(const QString &id);
QString executorDescription(const ExecutorInfo &info);
QString executorImageHint(const ExecutorInfo &info);
QString executorKeyHint(const ExecutorInfo &info);

/// The choice with its key from the keyring, if it has one there; otherwise the key of the environment is used. Blocks,
/// also while the user is asked to unlock the keyring: any thread but the GUI's.
RemoteChoice withKey(RemoteChoice choice);

/// Makes the executor with what the user's settings say, and the static review. The sandbox for an unknown id.
ExecutionBackendFactory executorFactory(const QString &id);

/// The two kinds that need no settings. They start the Python of this process: any thread but the GUI's.
Result<ExecutionBackend> makeSandboxBackend();
Result<ExecutionBackend> makeInProcessBackend();

} // namespace vitrine
