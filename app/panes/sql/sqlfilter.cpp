// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/sql/sqlfilter.h"

#include "app/wording/filterterm.h"
#include "models/trail/filter/filter.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

struct Meant {
    std::string_view column;
    const char *field;
    FilterType type;
};

// A step is identified by its row id; its position in the run is its ordinal.
constexpr auto meanings = std::to_array<Meant>({ { "run", "run", FilterType::Integer },
    { "step", "id", FilterType::Integer }, { "ordinal", "step", FilterType::Integer },
    { "kind", "kind", FilterType::Choice }, { "status", "status", FilterType::Choice },
    { "execution_status", "replay.status", FilterType::Choice }, { "state", "run.state", FilterType::Choice },
    { "language", "language", FilterType::Choice }, { "layer", "error.layer", FilterType::Choice },
    { "verdict", "replay.verdict", FilterType::Choice }, { "module", "import", FilterType::Name },
    { "tool", "tool", FilterType::Name }, { "model", "run.model", FilterType::Name },
    { "agent", "run.agent", FilterType::Name }, { "framework", "run.framework", FilterType::Name },
    { "external_id", "run.external", FilterType::Name }, { "executor", "executor", FilterType::Name },
    { "file", "source.file", FilterType::Name }, { "format", "source.format", FilterType::Name },
    { "task", "run.task", FilterType::Text }, { "thought", "thought", FilterType::Text } });

QString termOf(const Meant &meant, const SqlValue &value)
{
    const auto field = QString::fromLatin1(meant.field);
    const auto *number = std::get_if<std::int64_t>(&value);
    const auto *text = std::get_if<std::string>(&value);
    if (meant.type == FilterType::Integer)
        return number != nullptr ? FilterTerm::equals(field, *number) : QString();
    if (text == nullptr || text->empty())
        return {};
    switch (meant.type) {
    case FilterType::Choice: return FilterTerm::is(field, *text);
    case FilterType::Text: return FilterTerm::contains(field, QString::fromStdString(*text));
    default: return FilterTerm::equals(field, QString::fromStdString(*text));
    }
}

} // namespace

QString sqlFilter(const std::vector<std::string> &columns, std::size_t column, const SqlValue &value)
{
    auto name = std::string_view(columns[column]);
    if (name == "status" && std::ranges::contains(columns, "execution"))
        name = "execution_status";
    const auto meant = std::ranges::find(meanings, name, &Meant::column);
    if (meant == meanings.end())
        return {};
    // A column of this name with other contents would give an invalid term.
    const auto term = termOf(*meant, value);
    return Filter::parse(term.toStdString()) ? term : QString();
}

} // namespace vitrine
