// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "executor/review/factscollector.h"
#include "executor/review/sessionnames.h"
#include "executor/review/sourcetext.h"

#include <string>
#include <vector>

namespace vitrine {

/// What a step does with the names that it shares with its session: findings that hold, or do not, according to what
/// else there is in it. A plain value.
struct NameUse {
    std::vector<Finding> undefined; ///< reads of what the step does not bind
    std::vector<Finding> unread; ///< bindings of the top level that the step itself does not read
    std::vector<Finding> bound; ///< bindings that would hide a tool of the name
    std::vector<Finding> called; ///< calls of what the step does not bind
    std::vector<std::string> reads; ///< names of the session that the step reads; sorted
    bool isOpaque = false; ///< the code may bind and read names that cannot be seen
};

/// Looks at what a collector found for names that nobody defined, nobody reads, or that hide a tool, and for code that
/// cannot be reached. `NameUse` holds what depends on the session.
class NameReview final {
public:
    NameReview(const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source, Dialect dialect);

    NameUse use() const;
    /// What holds whatever the session is.
    std::vector<Finding> findings() const;

private:
    Finding finding(
        Severity severity, const char *rule, const char *code, std::string_view subject, PyObject *node) const;
    NodePlace placeOf(std::string_view name, PyObject *node) const;
    void addUnread(const Symbol &symbol, std::vector<Finding> &findings) const;
    void addFree(const Symbol &symbol, NameUse &use) const;
    bool isLastValue(const Symbol &symbol) const;

    const SyntaxTypes &m_types;
    const FactsCollector &m_collected;
    const SourceText &m_source;
    Dialect m_dialect;
};

/// The findings of `use` that hold in this session.
std::vector<Finding> findingsIn(const NameUse &use, const SessionNames &session, const Policy &policy);

} // namespace vitrine
