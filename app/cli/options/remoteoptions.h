// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/session/execution/executors.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <string>
#include <vector>

namespace vitrine {

/// Ids of the executors for which `isWanted` returns true, as a list for a sentence.
QString executorIds(bool (*isWanted)(const ExecutorInfo &));

/// The options of the executors that run code elsewhere: the site and its properties.
class RemoteOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RemoteOptions)

public:
    void declare(CLI::App &parser);

    /// Whether `--install` was given, which not every executor supports.
    bool hasPackages() const { return !m_packages.empty(); }
    /// Prints what is missing, and an option that the executor would ignore.
    bool isComplete(const ExecutorInfo &executor, Console &console) const;
    /// The site where the code should run. Progress is printed on the console.
    Result<RemoteChoice> choice(const ExecutorInfo &executor, Console &console) const;

private:
    static SiteObserver reporter(Console &console);

    std::string m_server; ///< for the executor jupyter
    std::string m_engine;
    std::string m_image;
    std::string m_recipe; ///< name of a Dockerfile
    std::vector<std::string> m_packages;
    std::string m_index;
};

} // namespace vitrine
