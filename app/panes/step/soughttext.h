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

/// The part of a step that contains a searched text.
struct SoughtText {
    enum class Part { Code, Error, Logs, Output, Thought, Prompt, Original };
    Part part = Part::Code;
    SearchQuery query; ///< the query that finds it in this part
    bool operator==(const SoughtText &) const = default;
};

/// The first of the needles that a part contains, in the order in which a search reports them. Only the start of huge
/// texts is searched: such a text is returned if no other part matches.
std::optional<SoughtText> soughtText(const StepRecord &record, const std::vector<FilterNeedle> &needles);

/// The text of a step without code: its thought, or the message to the agent.
QByteArray textWithoutCode(const StepRecord &record);

} // namespace vitrine
