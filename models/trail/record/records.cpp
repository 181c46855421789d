// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/records.h"

#include "models/trail/record/names.h"
#include "models/trail/record/stepsource.h"

namespace vitrine {

std::string_view toString(Quality value) { return trailfile::nameOf(value); }
std::string_view toString(StepKind value) { return trailfile::nameOf(value); }
std::string_view toString(RunState value) { return trailfile::nameOf(value); }
std::string_view toString(ErrorLayer value) { return trailfile::nameOf(value); }
std::string_view toString(OutputStream value) { return trailfile::nameOf(value); }
std::string_view toString(Language value) { return trailfile::nameOf(value); }
std::string_view toString(CodeOrigin value) { return trailfile::nameOf(value); }
std::optional<CodeOrigin> codeOriginFrom(std::string_view name) { return trailfile::enumFrom<CodeOrigin>(name); }
std::string_view toString(SessionKind value) { return trailfile::nameOf(value); }
std::string_view toString(ReplayVerdict value) { return trailfile::nameOf(value); }
std::string_view toString(NoteSubject value) { return trailfile::nameOf(value); }
std::string_view toString(ExecutionState value) { return trailfile::nameOf(value); }

void StepTally::add(const StepRecord &step)
{
    const bool isBlocked = step.error && step.error->layer == ErrorLayer::Policy;
    ++steps;
    code += step.code.empty() ? 0 : 1;
    errors += step.error && !isBlocked ? 1 : 0;
    blocked += isBlocked ? 1 : 0;
}

} // namespace vitrine
