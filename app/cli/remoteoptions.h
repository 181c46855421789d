// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/session/remote/remotechoice.h"
#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The options of the executors that run code somewhere else: where that is, and what it is like.
class RemoteOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RemoteOptions)

public:
    using Factory = std::function<Result<std::unique_ptr<Executor>>()>;

    void declare(CLI::App &parser);

    static bool isRemote(std::string_view executor);
    /// Those that `--install` names, of which not every executor can have any.
    bool hasPackages() const { return !m_packages.empty(); }
    static bool canInstall(std::string_view executor);
    /// Says what is missing.
    bool isComplete(std::string_view executor, Console &console) const;
    /// Makes executors of that kind, as many as are wanted, on any threads. Progress is told on the console.
    Result<Factory> factory(
        std::string_view executor, const std::shared_ptr<PythonRuntime> &python, Console &console) const;

private:
    Result<RemoteChoice> choice(std::string_view executor, Console &console) const;
    static PlaceTold teller(Console &console);

    std::string m_server; ///< of the executor jupyter
    std::string m_engine;
    std::string m_image;
    std::string m_recipe; ///< name of a Dockerfile
    std::vector<std::string> m_packages;
    std::string m_index;
};

} // namespace vitrine
