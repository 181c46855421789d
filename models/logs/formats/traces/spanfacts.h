// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The number of a step in the name of its span.
std::optional<std::int64_t> stepNumber(const Span &span);

/// Whether this is the span of a numbered step.
bool isStepSpan(const Span &span);

/// The first of these attributes that an event has; empty if it has none.
std::string_view eventText(const SpanEvent &event, std::initializer_list<std::string_view> keys);

/// The error of an exception event, or of a failed status alone.
std::optional<ErrorRecord> errorOf(const Span &span);

/// In US dollars, if the tracer calculated it.
std::optional<double> costOf(const Span &span);

/// The arguments of a tool. {"args": […], "kwargs": {…}} becomes one object by name, as far as the tool's parameters
/// name them.
std::string argumentsOf(const Span &tool);

/// The answer in the arguments of a tool, for tracers that do not record the tool's result.
std::string answerIn(const std::string &arguments);

/// A model call that encloses other calls, whose content is kept as an event.
std::shared_ptr<const Span> asFrame(Span span);

/// Whether this is the span of an evaluation, the model calls below which are those of a grader.
bool isEvaluator(const Span &span);

} // namespace vitrine
