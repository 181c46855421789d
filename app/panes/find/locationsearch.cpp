// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/locationsearch.h"

#include "base/formatted.h"

#include <QFile>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <charconv>
#include <ranges>
#include <tuple>

namespace vitrine {

namespace {

constexpr std::size_t shortestWord = 2;
constexpr double longestAsk = 2;

bool isWordPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || (c & 0x80) != 0; }

std::vector<std::string> wordsOf(const std::string &typed)
{
    std::vector<std::string> words(1);
    for (const char c : typed) {
        if (isWordPart(c))
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    std::erase_if(words, [](const std::string &word) { return word.empty(); });
    return words;
}

std::optional<std::uint64_t> numberIn(const std::vector<std::string> &words)
{
    for (const auto &word : words) {
        std::uint64_t number = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        if (read.ec == std::errc() && read.ptr == word.data() + word.size() && number > 0)
            return number;
    }
    return std::nullopt;
}

// Each word as the beginning of one.
std::string stepFilter(const std::vector<std::string> &words)
{
    std::string filter;
    for (const auto &word : words) {
        const bool isPlain = std::ranges::all_of(word, [](char c) { return (c & 0x80) == 0; })
            && std::isdigit(static_cast<unsigned char>(word.front())) == 0
            && !std::ranges::contains(std::array { "and", "or", "not", "in", "contains" }, word);
        if (word.size() >= shortestWord)
            filter += isPlain ? word + "* " : formatted("\"{}\" ", word);
    }
    return filter;
}

class Locations {
public:
    Locations(const Trail &trail, const StopCall &stop)
        : m_trail(trail)
        , m_stop(stop)
    {
    }

    void addRun(std::uint64_t number)
    {
        if (const auto runs = m_trail.runs(number - 1, 1); runs && !runs->empty())
            add(runs->front());
    }
    void addRuns(const std::string &typed)
    {
        const auto filter = Filter::parse(formatted("run.task contains \"{}\"", typed));
        const auto runs = filter ? m_trail.runsWith(*filter, m_stop) : Result<std::vector<RunId>> {};
        if (!runs)
            return;
        for (const auto id : *runs | std::views::take(LocationSearch::mostOfAKind)) {
            if (const auto run = m_trail.run(id))
                add(*run);
        }
    }
    void addSteps(const std::string &expression)
    {
        const auto filter = Filter::parse(expression);
        if (!filter || !filter->root())
            return;
        const auto page = m_trail.search(*filter, {}, LocationSearch::mostOfAKind, m_stop);
        if (!page)
            return;
        for (const auto &hit : page->hits) {
            if (hit.step != 0)
                found.push_back({ FoundLocation::Kind::Step, hit.run, hit.step, hit.ordinal, hit.snippet });
        }
    }
    // Names begin with what was typed; a pattern of SQLite's has no other meaning in a name.
    void addVariables(const std::string &name)
    {
        const auto statement
            = formatted("SELECT v.name, s.run, s.step, s.ordinal FROM v_variables v JOIN v_steps s ON s.step = v.step "
                        "WHERE v.name GLOB '{}*' AND v.change IN ('added', 'changed') LIMIT {}",
                name, LocationSearch::mostOfAKind);
        const SqlReceiver receiver { .columns = [](const auto &) {},
            .row =
                [this](std::span<const SqlValue> row) {
                    addVariable(row);
                    return true;
                } };
        std::ignore = m_trail.sql(statement, { .seconds = longestAsk }, receiver, m_stop);
    }

    std::vector<FoundLocation> found;

private:
    void add(const RunSummary &run) { found.push_back({ FoundLocation::Kind::Run, run.id, 0, 0, run.record.task }); }
    void addVariable(std::span<const SqlValue> row)
    {
        const auto *name = std::get_if<std::string>(&row[0]);
        const auto *run = std::get_if<std::int64_t>(&row[1]);
        const auto *step = std::get_if<std::int64_t>(&row[2]);
        const auto *ordinal = std::get_if<std::int64_t>(&row[3]);
        if (name != nullptr && run != nullptr && step != nullptr && ordinal != nullptr)
            found.push_back({ FoundLocation::Kind::Variable, *run, *step, std::uint64_t(*ordinal), *name });
    }

    const Trail &m_trail;
    const StopCall &m_stop;
};

} // namespace

std::vector<FoundLocation> findLocations(const Trail &trail, const std::string &typed, const StopCall &stop)
{
    const auto words = wordsOf(typed);
    Locations locations(trail, stop);
    if (const auto number = numberIn(words))
        locations.addRun(*number);
    if (words.size() == 1 && words.front().size() >= shortestWord
        && std::ranges::all_of(words.front(), [](char c) { return isWordPart(c) && (c & 0x80) == 0; }))
        locations.addVariables(words.front());
    if (!stop())
        locations.addSteps(stepFilter(words));
    const auto text = words | std::views::join_with(' ') | std::ranges::to<std::string>();
    if (!stop() && text.size() > shortestWord)
        locations.addRuns(text);
    return std::move(locations.found);
}

LocationSearch::LocationSearch(QThreadPool *pool, QObject *parent)
    : QObject(parent)
    , m_search(this, pool)
{
}

void LocationSearch::search(const QString &file, const QString &typed)
{
    const auto work
        = [path = QFile::encodeName(file).toStdString(), text = typed.toStdString()](const std::stop_token &stop) {
              const auto trail = Trail::open(path);
              return trail ? findLocations(**trail, text, [stop] { return stop.stop_requested(); })
                           : std::vector<FoundLocation> {};
          };
    m_search.ask(work, [this, typed](const std::vector<FoundLocation> &locations) { Q_EMIT found(typed, locations); });
}

} // namespace vitrine
