// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a sandbox elsewhere says: its values in text, and the messages of its kernel, one a line. A value that was read
// is written as what reads the same; a step has an ending within its limits, in however many pieces its lines came.
#include "executor/remote/jsonlines.h"
#include "executor/remote/kernelstep.h"
#include "executor/remote/valuetext.h"
#include "executor/sandbox/resultcheck.h"
#include "tests/fuzz/require.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace vitrine;

constexpr std::uint64_t most = 100;

void readValue(std::string_view text)
{
    const auto value = readSafeText("safe:" + std::string(text));
    if (!value)
        return;
    fuzz::require(!pythonRepr(*value).empty());
    if (const auto json = plainJson(*value))
        fuzz::require(nlohmann::json::accept(*json));
    const std::string again = toSafeText(*value);
    if (const auto same = readSafeText(again)) // markers may nest too deeply where the value did not
        fuzz::require(toSafeText(*same) == again);
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t end = 0; !text.empty(); text.remove_prefix(std::min(end + 1, text.size()))) {
        end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
    }
    return lines;
}

void hold(std::string_view text)
{
    Limits limits;
    limits.printChars = most;
    limits.outputChars = most;
    std::string printed;
    const StepObserver observer { .printed = [&printed](std::string_view piece) { printed += piece; } };
    KernelStep step("first\nsecond", limits, observer);
    for (const std::string_view line : linesOf(text)) {
        const auto message = readKernelMessage(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
        if (message)
            step.take(*message);
    }
    const StepResult result = step.result();
    const auto again = checkedResult(toJson(result));
    fuzz::require(again.has_value() && again->status == result.status);
    fuzz::require(!result.isFinal || result.output.has_value());
}

struct Reported {
    std::vector<nlohmann::json> documents;
    bool isGood = true;
    bool operator==(const Reported &) const = default;
};

Reported reportedInPieces(std::string_view text, std::size_t length)
{
    Reported reported;
    const auto take = [&reported](const nlohmann::json &document) { reported.documents.push_back(document); };
    JsonLines lines;
    for (std::size_t at = 0; at < text.size(); at += length) {
        const std::string_view piece = text.substr(at, length);
        lines.add(QByteArray(piece.data(), static_cast<qsizetype>(piece.size())), take);
    }
    reported.isGood = lines.finish(take);
    return reported;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    readValue(text);
    hold(text);
    fuzz::require(reportedInPieces(text, 7) == reportedInPieces(text, text.size() + 1));
    return 0;
}
