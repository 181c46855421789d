// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A fault in data that was read. Lower layers return the code with its arguments, app/ writes the message. The
/// comments name the arguments.
enum class FlawCode : std::uint8_t {
    None,
    // Files and archives:
    NoLogInFolder,
    NotRegularFile,
    SparseFile,
    ChangedWhileRead,
    ChangedSinceImport,
    GzipCutOff,
    ZstdCutOff,
    DamagedGzip,
    DamagedZstd,
    DamagedZip,
    DamagedTar,
    DamagedEntry,
    OverlappingEntries,
    TooManyEntries, ///< the limit
    TooMuchUnpacked, ///< compressed bytes, the limit
    NoRoomToUnpack,
    NoRoomToCopy, ///< bytes that a copy needs
    StoreTooSlow,
    // Formats:
    LooksLike, ///< a kind of content, such as "png", and up to two lists of names in it
    OtherFormat, ///< the format of the content, the format that was asked for
    NoRuns,
    NoSuchFormat, ///< its name
    NestedTooDeeply, ///< the depth
    CutOff,
    LargeValue, ///< its bytes
    LargeRow, ///< its bytes
    BytesLeftOut, ///< their number
    UnclosedQuotes,
    EmptyRow,
    RowNotObject, ///< its bytes
    ObjectExpected, ///< the JSON type of the value
    StepExpected, ///< the JSON type of the value, or "keyless-object"
    MessageExpected,
    EventExpected,
    OtherTypeExpected, ///< the JSON type of the value
    KeyMissing, ///< its name
    RepeatedKey,
    EventWithoutMessage,
    MessageWithoutRole,
    SpanWithoutId,
    CallWithoutId,
    ObservationWithoutId,
    BadToolCalls,
    NoPythonLiteral, ///< the byte
    NestedValues,
    BadProtobuf,
    // Data that is held while reading:
    TooManySessions,
    TooManyEarlyEvents,
    StepsUnreadable,
    StepsLost, ///< their number
    OutputsLeftOut, ///< their number, the limit in MiB
    AttachmentsLeftOut,
    TraceWithoutSpans, ///< its id
    TraceReleased, ///< its id
    LateSpan, ///< its id
    LateSpans, ///< their number
    // Repaired JSON:
    InvalidUtf8Replaced,
    ControlsEscaped,
    SurrogatesReplaced,
    // JSON:
    JsonStructure,
    JsonEscape,
    JsonOpenString,
    JsonControl,
    JsonWord,
    JsonNumber,
    JsonUtf8,
    JsonEmpty,
    JsonDepth,
    JsonSize,
};

/// The name of a code in JSON output, e.g. "cut-off".
std::string_view toString(FlawCode code);
/// Empty for an unknown name.
std::optional<FlawCode> flawCodeFrom(std::string_view name);

/// A fault with its arguments and its position in the record: "a.json: steps[3]".
struct Flaw {
    FlawCode code = FlawCode::None;
    std::vector<std::string> arguments = {};
    std::string location = {};
    bool operator==(const Flaw &) const = default;
};

} // namespace vitrine
