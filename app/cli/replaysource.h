// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "executor/codeblobs.h"
#include "models/replay/replayplan.h"
#include "models/replay/shard.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// A run that is to be replayed.
struct ReplayRun {
    std::string file; ///< that it was read from
    std::uint64_t number = 0; ///< by which the user knows it: its place in a log, its row in a trail
    std::string task;
    ReplayRequest request;
    std::string project = {}; ///< the folder that its agent worked in; empty where it is not known
};

/// Where `replay` takes its runs from: a log, which goes into the recorder's trail first when there is one, or a trail.
/// What is wrong is said on the console, and the exit status comes back.
class ReplaySource final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReplaySource)

public:
    struct Loaded {
        std::vector<ReplayRun> runs;
        ExitStatus status = ExitStatus::Fine; ///< Unusable when a part of the log could not be read
    };
    /// Which runs are wanted.
    struct Wanted {
        std::uint64_t number = 0; ///< 0: all
        Shard shard = {};
        CodeTags tags = {}; ///< that the models of a log wrote their code between
    };

    ReplaySource(Console &console, Recorder *recorder, ReplayChoices choices, Wanted wanted);
    /// Loads a file, or all files in a folder and its subfolders, in the order of their names.
    std::expected<Loaded, ExitStatus> load(const std::vector<std::string> &files);

private:
    std::expected<Loaded, ExitStatus> loadFile(const std::string &file);
    std::expected<Loaded, ExitStatus> loadLog(const std::string &file);
    std::expected<Loaded, ExitStatus> importAndLoad(const std::string &file);
    std::expected<Loaded, ExitStatus> loadTrail(const std::string &file);
    /// The runs of one source of a trail, or of all when it is 0.
    std::expected<Loaded, ExitStatus> loadRuns(const std::string &trail, SourceId source);
    bool isWanted(std::uint64_t number) const { return m_wanted.number == 0 || m_wanted.number == number; }

    Console &m_console;
    Recorder *m_recorder;
    ReplayChoices m_choices;
    Wanted m_wanted;
};

} // namespace vitrine
