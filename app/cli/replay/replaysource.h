// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "executor/codeblobs.h"
#include "models/logs/bytes/logfiles.h"
#include "models/replay/logpolicy.h"
#include "models/replay/replayplan.h"
#include "models/replay/shard.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A run to replay.
struct ReplayRun {
    std::string file; ///< the file that it was read from
    std::uint64_t number = 0; ///< shown to the user: position in a log, row in a trail
    std::string task;
    ReplayRequest request;
    std::string project = {}; ///< the folder that its agent worked in; empty if unknown
    std::optional<RecordedDialect> dialect = {}; ///< in which its code was executed, if known
};

/// Where `replay` takes its runs from: a log, which is first imported into the recorder's trail if there is one, or a
/// trail. Errors are printed on the console, and the exit status is returned.
class ReplaySource final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplaySource)

public:
    struct Loaded {
        std::vector<ReplayRun> runs;
        ExitStatus status = ExitStatus::Fine; ///< Unusable if a part of the log could not be read
    };
    /// The runs to load.
    struct Wanted {
        std::uint64_t number = 0; ///< 0: all
        Shard shard = {};
        CodeTags tags = {}; ///< the tags that the models of a log put around their code
    };

    ReplaySource(Console &console, Recorder *recorder, ReplayChoices choices, Wanted wanted);
    /// Loads a file, or all files in a folder and its subfolders, in the order of their names.
    std::expected<Loaded, ExitStatus> load(const std::vector<std::string> &files);

private:
    std::expected<Loaded, ExitStatus> loadFile(const LogFile &found);
    ExitStatus reportUnread(const Error &error);
    std::expected<Loaded, ExitStatus> loadLog(const std::string &file);
    std::expected<Loaded, ExitStatus> importAndLoad(const std::string &file);
    std::expected<Loaded, ExitStatus> loadTrail(const std::string &file);
    /// The runs of one source of a trail, or of all sources if it is 0, after the run `after`.
    std::expected<Loaded, ExitStatus> loadRuns(const std::string &trail, SourceId source, RunId after);
    bool isWanted(std::uint64_t number) const { return m_wanted.number == 0 || m_wanted.number == number; }

    Console &m_console;
    Recorder *m_recorder;
    ReplayChoices m_choices;
    Wanted m_wanted;
    bool m_isNamed = true; ///< the file that is being read was named by the user
    int m_passedOver = 0; ///< files of folders that are not logs
};

} // namespace vitrine
