// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/earlierimports.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// An earlier import of the log, when its content was another.
struct EarlierForm {
    enum class Outcome {
        Replaced, ///< the log has grown: all runs of the earlier import are in it
        Used, ///< the same, but its runs were replayed, have notes or are damaged, so that they stay
        Other ///< the content is another one, so that the runs of both count
    };
    SourceId source = 0;
    double importedAt = 0;
    std::uint64_t runs = 0;
    Outcome outcome = Outcome::Other;
    bool operator==(const EarlierForm &) const = default;
};

/// Compares a log that is being imported with the earlier imports of the same file, or of a file of the same name that
/// is gone. The log has grown if it starts with the bytes of the earlier import. Stores, folders and documents, which
/// are rewritten as a whole, have grown if each of their runs is in the log and goes on where it ended. One thread.
class GrownLog final {
public:
    /// `earlier` is read, and must outlive the object.
    GrownLog(const EarlierImports &earlier, const SourceRecord &source);

    /// Call it for each run of the log.
    void add(const RunRecord &run, std::span<const StepRecord> steps);
    /// The same for a run that is too long to be compared.
    void addLong(const RunRecord &run);
    /// The earlier imports, once all runs were added, as if none of their runs was used.
    std::vector<EarlierForm> forms() const;

private:
    struct EarlierRun {
        RunId id = 0;
        std::string externalId;
        std::uint64_t index = 0; ///< in its source
        bool isFound = false;
    };
    struct Form {
        EarlierForm form;
        bool isStart = false; ///< the log starts with its bytes
        bool isSameFile = false;
        std::vector<EarlierRun> runs;
    };
    std::vector<EarlierRun> runsOf(SourceId source) const;
    bool goesOn(const EarlierRun &earlier, const RunRecord &run, std::span<const StepRecord> steps) const;
    static bool isSame(const EarlierRun &earlier, const RunRecord &run);

    const EarlierImports &m_earlier;
    std::vector<Form> m_forms;
};

} // namespace vitrine
