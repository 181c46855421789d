// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/step/linediff.h"
#include "models/replay/noiserules.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace vitrine {

/// One row of the two sides. A side without a line in it has the number 0.
struct DifferenceRow {
    enum class Kind { Same, Changed, Noise };
    Kind kind = Kind::Same;
    QString left;
    QString right;
    int leftNumber = 0; ///< from 1
    int rightNumber = 0;
    ChangedWords marks; ///< only for changed rows that have both sides
    QString noise; ///< the rules that make the sides equal, in words
    bool operator==(const DifferenceRow &) const = default;
};

/// One compared part of a step. A side that was not recorded, did not run or is empty shows that, and is not a
/// difference.
struct DifferenceSection {
    enum class State { Same, Noise, Differs, NotComparable };
    QString title;
    State state = State::Same;
    std::vector<DifferenceRow> rows;
    QString leftNote; ///< shown instead of the rows of this side
    QString rightNote;
};

/// Recorded compared with replayed: code, status, error, output, logs. Pure; any thread once Qt's translators are set.
class DifferenceDocument final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DifferenceDocument)

public:
    static std::vector<DifferenceSection> between(
        const StepRecord &recorded, const Execution &replayed, const NoiseRules &noise = NoiseRules());
    /// Compares two steps as recorded: code, error, output, logs. A part that one side did not record is not a
    /// difference.
    static std::vector<DifferenceSection> betweenRecords(
        const StepRecord &left, const StepRecord &right, const NoiseRules &noise = NoiseRules());
    /// Compares the messages of two prompts by position: those at the start that are equal form one section.
    static std::vector<DifferenceSection> betweenPrompts(
        const std::vector<PromptMessage> &before, const std::vector<PromptMessage> &now);
    /// Compares two texts of code in full.
    static std::vector<DifferenceSection> betweenCode(const std::string &left, const std::string &right);

private:
    struct Side;
    static Side textOf(const StepRecord &step);
    static Side errorOf(const StepRecord &step);
    static DifferenceSection section(
        const QString &title, const Side &left, const Side &right, const NoiseRules &noise);
};

/// Number of blocks of changed rows, and number of rows that differ only by noise.
struct DifferenceCount {
    int changes = 0;
    int noise = 0;
};
DifferenceCount countDifferences(const std::vector<DifferenceSection> &sections);

} // namespace vitrine
