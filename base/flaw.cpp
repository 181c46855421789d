// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/flaw.h"

#include "base/enumnames.h"

namespace vitrine {

namespace {

constexpr auto names = enumNames<FlawCode::JsonSize>("", "no-log-in-folder", "not-regular-file", "sparse-file",
    "changed-while-read", "changed-since-import", "gzip-cut-off", "zstd-cut-off", "damaged-gzip", "damaged-zstd",
    "damaged-zip", "damaged-tar", "damaged-entry", "overlapping-entries", "too-many-entries", "too-much-unpacked",
    "no-room-to-unpack", "no-room-to-copy", "store-too-slow", "looks-like", "other-format", "no-runs", "no-such-format",
    "nested-too-deeply", "cut-off", "large-value", "large-row", "bytes-left-out", "unclosed-quotes", "empty-row",
    "row-not-object", "object-expected", "step-expected", "message-expected", "event-expected", "other-type-expected",
    "key-missing", "repeated-key", "event-without-message", "message-without-role", "span-without-id",
    "call-without-id", "observation-without-id", "bad-tool-calls", "no-python-literal", "nested-values", "bad-protobuf",
    "too-many-sessions", "too-many-early-events", "steps-unreadable", "steps-lost", "outputs-left-out",
    "attachments-left-out", "trace-without-spans", "trace-released", "late-span", "late-spans", "invalid-utf8-replaced",
    "controls-escaped", "surrogates-replaced", "json-structure", "json-escape", "json-open-string", "json-control",
    "json-word", "json-number", "json-utf8", "json-empty", "json-depth", "json-size");

} // namespace

std::string_view toString(FlawCode code) { return nameOf(code, names); }

std::optional<FlawCode> flawCodeFrom(std::string_view name) { return enumFrom<FlawCode>(name, names); }

} // namespace vitrine
