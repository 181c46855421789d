// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The type of a field of the filter language, which determines the values that it can be compared with.
enum class FilterType { Text, Name, Integer, Real, Duration, Time, Boolean, Choice };
std::string_view toString(FilterType value);

/// A field of the filter language: "status", "run.task" …
struct FilterField {
    std::string_view name;
    FilterType type = FilterType::Text;
    std::span<const std::string_view> choices = {}; ///< the only values of a Choice
};
/// All fields, and the functions that take a text: "calls", "imports", "assigns", "policy.verdict".
std::span<const FilterField> filterFields();
std::span<const std::string_view> filterFunctions();

/// Why an expression is invalid. Positions are bytes.
struct FilterProblem {
    /// "unknown-field", "unknown-function", "unknown-value", "unknown-unit", "bad-value", "bad-operator",
    /// "bad-pattern", "no-argument", "unexpected", "unfinished", "unclosed-text", "too-long", "too-deep"
    std::string code;
    std::size_t position = 0;
    std::size_t length = 0;
    std::string subject; ///< the text at this position
    std::string suggestion; ///< the closest known name; empty if none is close
    bool operator==(const FilterProblem &) const = default;
};

struct FilterNode;

/// A parsed expression of the filter language, for searching a trail (Trail::search). Immutable, cheap to copy, any
/// thread. An empty expression matches everything.
///
///     status == blocked and import in ("sympy", "numpy")      duration > 2s       tool == "web_search"
///     error.type ~ "Name.*"      code contains "open("        calls("os.system")  not "exact phrase" or word*
class Filter final {
public:
    static std::expected<Filter, FilterProblem> parse(std::string_view expression);
    const std::string &text() const { return m_text; }
    /// The policies used in `policy.verdict("name")`, without repetition. Their verdicts must be set before a search
    /// (Trail::judge).
    std::vector<std::string> judgedPolicies() const;
    const FilterNode *root() const { return m_root.get(); } ///< null for an empty expression

private:
    Filter(std::string text, std::shared_ptr<const FilterNode> root);
    std::string m_text;
    std::shared_ptr<const FilterNode> m_root;
};

/// A completion at a position of an expression that is being typed.
struct FilterCompletion {
    std::string text;
    std::string kind; ///< "field", "function", "operator", "value"
    bool operator==(const FilterCompletion &) const = default;
};
struct FilterCompletions {
    std::size_t from = 0; ///< a candidate replaces the bytes from here to the cursor
    std::vector<FilterCompletion> candidates;
};
FilterCompletions completeFilter(std::string_view expression, std::size_t cursor);

} // namespace vitrine
