// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/session/execution/executors.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// Ids of the executors that are wanted, as a list for a sentence.
QString executorIds(bool (*isWanted)(const ExecutorInfo &));

/// The options of the executors that run code somewhere else: where that is, and what it is like.
class RemoteOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RemoteOptions)

public:
    void declare(CLI::App &parser);

    /// Whether `--install` names packages, which not every executor can install.
    bool hasPackages() const { return !m_packages.empty(); }
    /// Says what is missing.
    bool isComplete(const ExecutorInfo &executor, Console &console) const;
    /// The site where code is to run. Progress is printed on the console.
    Result<RemoteChoice> choice(const ExecutorInfo &executor, Console &console) const;

private:
    static SiteObserver reporter(Console &console);

    std::string m_server; ///< of the executor jupyter
    std::string m_engine;
    std::string m_image;
    std::string m_recipe; ///< name of a Dockerfile
    std::vector<std::string> m_packages;
    std::string m_index;
};

} // namespace vitrine
