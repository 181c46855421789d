// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyproblem.h"

#include "base/formatted.h"

namespace vitrine {

namespace {

using Kind = PolicyProblem::Kind;

ErrorCode codeOf(Kind kind)
{
    switch (kind) {
    case Kind::Empty: return ErrorCode::EmptyFile;
    case Kind::CutOff:
    case Kind::OpenText:
    case Kind::ExtraComma:
    case Kind::NoComments:
    case Kind::NotANumber:
    case Kind::HugeNumber:
    case Kind::NotJson: return ErrorCode::BadJson;
    case Kind::NotUtf8: return ErrorCode::InvalidUtf8;
    case Kind::TooLarge:
    case Kind::TooMany: return ErrorCode::TooLarge;
    case Kind::TooDeep: return ErrorCode::TooDeep;
    case Kind::NewerSchema: return ErrorCode::NewerSchema;
    case Kind::UnknownField: return ErrorCode::UnknownField;
    default: return ErrorCode::BadValue;
    }
}

std::string_view wordsOf(Kind kind)
{
    switch (kind) {
    case Kind::Empty: return "the text is empty";
    case Kind::CutOff: return "the text ends too early";
    case Kind::OpenText: return "a quotation mark is missing at the end of this line";
    case Kind::ExtraComma: return "a comma before the end of a list or an object";
    case Kind::NoComments: return "JSON has no comments";
    case Kind::NotANumber: return "not a JSON number";
    case Kind::HugeNumber: return "this number is too large";
    case Kind::NotUtf8: return "this is not UTF-8";
    case Kind::NotJson: return "this is not JSON";
    case Kind::TooLarge: return "this is too long";
    case Kind::TooDeep: return "this is nested too deeply";
    case Kind::TooMany: return "more errors follow";
    case Kind::NoPolicy: return "a policy is an object with the field \"vitrine_policy\"";
    case Kind::NewerSchema: return "written for a newer version";
    case Kind::UnknownField: return "unknown field";
    case Kind::RepeatedField: return "duplicate field";
    case Kind::WantsSchema: return "expected the format version: 1";
    case Kind::WantsObject: return "expected an object";
    case Kind::WantsText: return "expected a string";
    case Kind::WantsTexts: return "expected a list of strings";
    case Kind::WantsCount: return "expected a whole number, zero or more";
    case Kind::WantsSeconds: return "expected a number of seconds above zero, or null";
    case Kind::WantsChoice: return "expected one of these";
    case Kind::WantsProfile: return "no bundled profile has this name";
    }
    return {};
}

} // namespace

Error errorOf(const PolicyProblem &problem, std::string_view file)
{
    const std::string_view location = problem.pointer.empty() ? "/" : std::string_view(problem.pointer);
    auto detail
        = formatted("{} (line {}, column {}): {}", location, problem.line, problem.column, wordsOf(problem.kind));
    if (!problem.advice.empty())
        detail += formatted("; meant: {}", problem.advice);
    return { .code = codeOf(problem.kind),
        .file = std::string(file),
        .line = problem.line,
        .byte = problem.byte,
        .detail = std::move(detail) };
}

} // namespace vitrine
