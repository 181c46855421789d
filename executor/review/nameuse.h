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

/// The uses of names that a step shares with its session: findings that depend on the rest of the session. A plain
/// value.
struct NameUse {
    std::vector<Finding> undefined; ///< reads of what the step does not bind
    std::vector<Finding> unread; ///< bindings of the top level that the step itself does not read
    std::vector<Finding> bound; ///< bindings that would hide a tool of the name
    std::vector<Finding> called; ///< calls of what the step does not bind
    std::vector<std::string> reads; ///< names of the session that the step reads; sorted
    bool isOpaque = false; ///< the code may bind and read names that cannot be seen
};

/// Examines the results of a collector for names that are undefined, unused, or hide a tool, and for unreachable code.
/// `NameUse` holds what depends on the session.
class NameReview final {
public:
    NameReview(const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source, Dialect dialect);

    NameUse use() const;
    /// The findings that do not depend on the session.
    std::vector<Finding> findings() const;

private:
    Finding finding(
        Severity severity, const char *rule, const char *code, std::string_view subject, PyObject *node) const;
    NodeLocation locationOf(std::string_view name, PyObject *node) const;
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
