// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <simdjson.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Which values of a parsed record were read, so that those that no reader knows are reported by their place. The
/// functions of jsonvalues.h note each value that they return; readers need not do anything. Of JSON in a string of the
/// record, a further ledger takes notes at the same time.
class ReadLedger final {
public:
    ReadLedger();
    ~ReadLedger();
    ReadLedger(const ReadLedger &) = delete;
    ReadLedger &operator=(const ReadLedger &) = delete;

    /// Notes are taken of the values in `root`, which must live until `end`.
    void begin(simdjson::dom::element root);
    /// The record is accounted for as a whole.
    void cover() { m_isCovered = true; }
    /// Calls `unread` for each value without a note that has content, with its place: "message.usage.tier",
    /// "parts[].id". Keys that are identifiers appear as "*". Then nothing is noted until `begin`.
    using Unread = std::function<void(const std::string &location)>;
    void end(const Unread &unread);

    /// The value, with everything in it, was read.
    static void note(simdjson::dom::element value);
    /// The value, with everything in it, was looked at and is not kept.
    static void forget(simdjson::dom::element value);

    /// A value of JSON in a string of the record was not read; reported at the end of the outermost ledger.
    static void noteUnread(std::string location);

private:
    static ReadLedger *ledgerOf(simdjson::dom::element value);
    bool isRead(simdjson::dom::element value) const;
    void clear(simdjson::dom::element value);
    void walk(simdjson::dom::element value, std::string &location, const Unread &unread) const;

    ReadLedger *m_outer;
    simdjson::dom::element m_root;
    const void *m_document = nullptr; ///< null: nothing is noted
    std::vector<std::uint64_t> m_read; ///< one bit for each position in the document
    std::vector<std::string> m_inner; ///< places of unread values in strings
    bool m_isCovered = false;
};

/// JSON in a string of a record. What is not read of it while this lives is reported with the record's own fields.
class InnerJson final {
public:
    /// `location` names the string: "attributes.gen_ai.input.messages". If it is empty, nothing is reported.
    InnerJson(std::string_view text, std::string_view location);
    ~InnerJson();
    InnerJson(const InnerJson &) = delete;
    InnerJson &operator=(const InnerJson &) = delete;

    /// Nothing if the text is not JSON.
    std::optional<simdjson::dom::element> value() const { return m_value; }

private:
    simdjson::dom::parser m_parser;
    ReadLedger m_ledger;
    std::string m_location;
    std::optional<simdjson::dom::element> m_value;
};

} // namespace vitrine
