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

/// One row of the two sides. A side without a line there has the number 0.
struct DifferenceRow {
    enum class Kind { Same, Changed, Noise };
    Kind kind = Kind::Same;
    QString left;
    QString right;
    int leftNumber = 0; ///< from 1
    int rightNumber = 0;
    ChangedWords marks; ///< only of changed rows that have both sides
    QString noise; ///< which rules make the sides equal, in words
    bool operator==(const DifferenceRow &) const = default;
};

/// One part of a step, compared. A side that was not recorded, did not run or is empty says so and is no difference.
struct DifferenceSection {
    enum class State { Same, Noise, Differs, NotComparable };
    QString title;
    State state = State::Same;
    std::vector<DifferenceRow> rows;
    QString leftNote; ///< shown in place of the rows of this side
    QString rightNote;
};

/// Recorded against replayed: code, status, error, output, logs. Pure; any thread once Qt's translators are set.
class DifferenceDocument final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DifferenceDocument)

public:
    static std::vector<DifferenceSection> between(
        const StepRecord &recorded, const Execution &replayed, const NoiseRules &noise = NoiseRules());
    /// Two steps as recorded: code, error, output, logs. A part that one side did not record is not a difference.
    static std::vector<DifferenceSection> betweenRecords(
        const StepRecord &left, const StepRecord &right, const NoiseRules &noise = NoiseRules());
    /// The messages of two prompts by their place: those that both begin with are one section.
    static std::vector<DifferenceSection> betweenPrompts(
        const std::vector<PromptMessage> &before, const std::vector<PromptMessage> &now);
    /// Two texts of code, the whole of them.
    static std::vector<DifferenceSection> betweenCode(const std::string &left, const std::string &right);

private:
    struct Side;
    static Side textOf(const StepRecord &step);
    static Side errorOf(const StepRecord &step);
    static DifferenceSection section(
        const QString &title, const Side &left, const Side &right, const NoiseRules &noise);
};

/// How many blocks of changed rows there are, and how many rows differ only by noise.
struct DifferenceCount {
    int changes = 0;
    int noise = 0;
};
DifferenceCount countDifferences(const std::vector<DifferenceSection> &sections);

} // namespace vitrine
