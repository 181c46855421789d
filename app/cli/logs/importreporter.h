// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "app/cli/print/texttable.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/logopening.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace vitrine {

/// Reports the outcome of an import, file by file: a table with notes, or one JSON document.
class ImportReporter final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ImportReporter)

public:
    /// `isDetailed`: the table is followed by derived values and unknown keys.
    ImportReporter(Console &console, bool isDetailed);

    void add(const std::string &file, const OpenedLog &opened);
    /// A session of the trail that was imported before its origin.
    void addFork(const std::string &file, const OpenedLog &opened);
    void addFailure(const LogFile &file, const Error &error);
    /// Whether any logs are in the trail now, including those imported earlier.
    bool isAnyThere() const { return m_isAnyThere; }

    /// Whether a log was added that was not in the trail.
    bool isAnyNew() const { return !m_reports.empty(); }

    /// The import ended before all of `wanted` files were read.
    void setInterrupted(std::size_t wanted) { m_wanted = wanted; }

    ExitStatus print() const;
    ExitStatus printJson(bool isDry) const;

private:
    void printDetails(const ImportReport &report) const;
    /// Prints which earlier imports of the log stay in the trail beside this one.
    void reportEarlier(const std::string &file, const OpenedLog &opened) const;
    static QString note(const OpenedLog &opened);
    static QString originText(CodeOrigin origin);
    std::size_t unread() const;

    Console &m_console;
    bool m_isDetailed;
    bool m_isAnyThere = false;
    ExitStatus m_status = ExitStatus::Fine;
    TextTable m_table;
    std::optional<std::size_t> m_wanted; ///< set once it was interrupted
    std::size_t m_cut = 0; ///< files whose import was stopped
    std::vector<ImportReport> m_reports;
    std::vector<std::string> m_passedOver;
    nlohmann::ordered_json m_files = nlohmann::ordered_json::array();
    nlohmann::ordered_json m_forks = nlohmann::ordered_json::array();
    nlohmann::ordered_json m_failed = nlohmann::ordered_json::array();
};

} // namespace vitrine
