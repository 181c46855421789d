// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/runalignment.h"

#include "models/replay/frameworktext.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

/// So many pairs of steps are looked at.
constexpr std::size_t mostPairs = 4'000'000;
/// Two steps whose code has less in common than that are in rows of their own, of 100.
constexpr int leastLikeness = 40;
constexpr int equalCode = 100;

/// A step as the alignment sees it.
struct Shape {
    explicit Shape(const StepRecord &step)
        : kind(step.kind)
        , hasCode(!step.code.empty())
        , subject(subjectOf(step))
    {
        for (const auto line : std::views::split(subject, '\n'))
            lines.push_back(std::hash<std::string_view>()(std::string_view(line)));
        std::ranges::sort(lines);
    }

    StepKind kind;
    bool hasCode;
    std::string subject;
    std::vector<std::size_t> lines; ///< hashes, sorted
};

std::size_t commonLines(const Shape &a, const Shape &b)
{
    std::size_t common = 0;
    for (auto left = a.lines.begin(), right = b.lines.begin(); left != a.lines.end() && right != b.lines.end();) {
        if (*left == *right) {
            ++common;
            ++left;
            ++right;
        } else if (*left < *right) {
            ++left;
        } else {
            ++right;
        }
    }
    return common;
}

/// From 0 to 100. Steps of different kinds are never alike; without code, one is like the other.
int likeness(const Shape &a, const Shape &b)
{
    if (a.kind != b.kind || a.hasCode != b.hasCode)
        return 0;
    if (a.subject == b.subject)
        return equalCode;
    if (!a.hasCode)
        return leastLikeness;
    const auto percent = 200 * commonLines(a, b) / (a.lines.size() + b.lines.size());
    return static_cast<int>(std::min<std::size_t>(percent, equalCode - 1));
}

/// The best rows for a stretch of both runs: a table of the best sums from each pair of places on.
class Aligner final {
public:
    Aligner(std::span<const Shape> left, std::span<const Shape> right)
        : m_left(left)
        , m_right(right)
        , m_best((left.size() + 1) * (right.size() + 1))
    {
        for (std::size_t l = left.size(); l-- > 0;) {
            for (std::size_t r = right.size(); r-- > 0;)
                best(l, r) = std::max({ best(l + 1, r), best(l, r + 1), paired(l, r) });
        }
    }

    std::vector<AlignedSteps> rows(std::size_t offset)
    {
        std::vector<AlignedSteps> rows;
        std::size_t l = 0;
        std::size_t r = 0;
        while (l < m_left.size() || r < m_right.size()) {
            const bool isPair = l < m_left.size() && r < m_right.size() && paired(l, r) == best(l, r) && best(l, r) > 0
                && likeness(m_left[l], m_right[r]) >= leastLikeness;
            const bool isLeft = isPair || r == m_right.size() || (l < m_left.size() && best(l + 1, r) == best(l, r));
            const bool isRight = isPair || !isLeft;
            AlignedSteps row;
            if (isLeft)
                row.left = offset + l++;
            if (isRight)
                row.right = offset + r++;
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    int &best(std::size_t l, std::size_t r) { return m_best[l * (m_right.size() + 1) + r]; }
    int paired(std::size_t l, std::size_t r)
    {
        const int like = likeness(m_left[l], m_right[r]);
        return like < leastLikeness ? 0 : best(l + 1, r + 1) + like;
    }

    std::span<const Shape> m_left;
    std::span<const Shape> m_right;
    std::vector<int> m_best;
};

std::vector<AlignedSteps> byPosition(std::size_t offset, std::size_t left, std::size_t right)
{
    std::vector<AlignedSteps> rows(std::max(left, right));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i < left)
            rows[i].left = offset + i;
        if (i < right)
            rows[i].right = offset + i;
    }
    return rows;
}

std::vector<Shape> shapesOf(std::span<const StepRecord> steps) { return { steps.begin(), steps.end() }; }

bool isEqual(const Shape &a, const Shape &b) { return likeness(a, b) == equalCode; }

std::vector<AlignedSteps> rowsOf(std::span<const Shape> left, std::span<const Shape> right)
{
    const auto begin = static_cast<std::size_t>(std::ranges::mismatch(left, right, isEqual).in1 - left.begin());
    const auto leftRest = left.subspan(begin);
    const auto rightRest = right.subspan(begin);
    const auto end = static_cast<std::size_t>(
        std::ranges::mismatch(leftRest | std::views::reverse, rightRest | std::views::reverse, isEqual).in1
        - (leftRest | std::views::reverse).begin());
    const auto leftPart = leftRest.first(leftRest.size() - end);
    const auto rightPart = rightRest.first(rightRest.size() - end);
    std::vector<AlignedSteps> rows = byPosition(0, begin, begin);
    const bool isTooMuch = !leftPart.empty() && rightPart.size() > mostPairs / leftPart.size();
    std::ranges::move(
        isTooMuch ? byPosition(begin, leftPart.size(), rightPart.size()) : Aligner(leftPart, rightPart).rows(begin),
        std::back_inserter(rows));
    for (std::size_t i = 0; i < end; ++i)
        rows.push_back({ left.size() - end + i, right.size() - end + i, {}, {} });
    return rows;
}

std::string errorText(const std::optional<ErrorRecord> &error)
{
    if (!error)
        return {};
    const FrameworkError bare = frameworkError(*error);
    return bare.type.empty() ? bare.message : bare.type + ": " + bare.message;
}

/// Adds what differs in one part, or the noise in which it differs. What one of both did not record is no difference.
void comparePart(AlignedSteps &row, std::string_view part, const std::optional<std::string> &left,
    const std::optional<std::string> &right, const NoiseRules &noise)
{
    if (!left || !right)
        return;
    const TextComparison texts = compareTexts(*left, *right, noise);
    if (texts.isEqual) {
        for (const std::string &rule : texts.rules) {
            if (!std::ranges::contains(row.noise, rule))
                row.noise.push_back(rule);
        }
        return;
    }
    if (auto difference = firstDifference(withoutNoise(*left, noise), withoutNoise(*right, noise)))
        row.differences.push_back({ std::string(part), std::move(*difference) });
}

void compareSteps(AlignedSteps &row, const StepRecord &left, const StepRecord &right, const NoiseRules &noise)
{
    comparePart(row, left.code.empty() ? "text" : "code", subjectOf(left), subjectOf(right), NoiseRules::none());
    comparePart(row, "error", errorText(left.error), errorText(right.error), noise);
    if (left.error.has_value() != right.error.has_value())
        return;
    comparePart(row, "logs", recordedText(left, OutputStream::Log), recordedText(right, OutputStream::Log), noise);
    comparePart(
        row, "output", recordedText(left, OutputStream::Result), recordedText(right, OutputStream::Result), noise);
}

} // namespace

std::string subjectOf(const StepRecord &step)
{
    std::string code;
    for (const CodeRecord &block : step.code)
        code.append(code.empty() ? "" : "\n\n").append(block.text);
    if (!code.empty() || !step.thought.empty())
        return code.empty() ? step.thought : code;
    // The input of the agent is in the prompt.
    const bool isGiven = step.kind == StepKind::System || step.kind == StepKind::Task;
    return isGiven && !step.prompt.empty() ? step.prompt.back().text : std::string();
}

std::vector<AlignedSteps> alignRuns(
    std::span<const StepRecord> left, std::span<const StepRecord> right, const NoiseRules &noise)
{
    const std::vector<Shape> leftShapes = shapesOf(left);
    const std::vector<Shape> rightShapes = shapesOf(right);
    std::vector<AlignedSteps> rows = rowsOf(leftShapes, rightShapes);
    for (AlignedSteps &row : rows) {
        if (row.left && row.right)
            compareSteps(row, left[*row.left], right[*row.right], noise);
    }
    return rows;
}

} // namespace vitrine
