// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/textsearch.h"
#include "models/trail/filter/filterneedles.h"
#include "models/trail/record/records.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace vitrine {

/// The part of a step that has a text that somebody has searched for.
struct SoughtText {
    enum class Part { Code, Error, Logs, Output, Thought, Prompt, Original };
    Part part = Part::Code;
    SearchQuery query; ///< that finds it there
    bool operator==(const SoughtText &) const = default;
};

/// The first of the needles that a part has, in the order in which a search tells of them. Of huge texts only the
/// beginning is looked at: such a one may have what no other part has.
std::optional<SoughtText> soughtText(const StepRecord &record, const std::vector<FilterNeedle> &needles);

/// What a step without code says: its thought, or what was said to the agent.
QByteArray textWithoutCode(const StepRecord &record);

} // namespace vitrine
