// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailexport.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr auto formats = std::to_array<std::string_view>(
    { "jsonl", "csv", "py", "ipynb", "memory", "atif", "html", "sarif", "junit", "ocsf" });

} // namespace

std::span<const std::string_view> exportFormats() { return formats; }

bool statesIntegrity(std::string_view format) { return format == "html"; }

bool isOfOneRun(std::string_view format) { return format == "ipynb" || format == "atif"; }

std::unique_ptr<TrailExport> makeExport(std::string_view format, TrailExport::Sink sink,
    std::function<std::string(StepId)> proofs, const PythonSource &python)
{
    if (format == "html")
        return makeHtmlExport(std::move(sink), std::move(proofs));
    if (format == "sarif" || format == "junit")
        return makeCheckExport(format, std::move(sink));
    if (format == "memory")
        return makeMemoryExport(std::move(sink));
    if (format == "ocsf")
        return makeOcsfExport(std::move(sink));
    if (format == "atif")
        return makeAtifExport(std::move(sink));
    return std::ranges::contains(formats, format) ? makeLineExport(format, std::move(sink), python) : nullptr;
}

std::string_view recordedStatusOf(const ExportedStep &step)
{
    const auto &error = step.record.error;
    if (step.isOpen)
        return step.isInterrupted ? "interrupted" : "running";
    if (!error)
        return "ok";
    if (error->layer == ErrorLayer::Policy)
        return "blocked";
    return error->layer == ErrorLayer::Limit ? "limit" : "error";
}

} // namespace vitrine
