// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <exception>
#include <filesystem>
#include <string>
#include <type_traits>

/// The failures of trail files. They are exceptions inside the library; `guarded` converts them to values in its public
/// functions.
namespace vitrine::trailfile {

/// A failure that Vitrine itself detects, as opposed to an SQLite error.
class Failure final : public std::exception {
public:
    explicit Failure(ErrorCode code, std::string detail = {})
        : m_code(code)
        , m_detail(std::move(detail))
    {
    }
    ErrorCode code() const { return m_code; }
    const char *what() const noexcept override { return m_detail.c_str(); }

private:
    ErrorCode m_code;
    std::string m_detail;
};

/// The code for the errno value of a failed attempt to open or read a file.
ErrorCode codeOfErrno(int number);

/// Runs work that reads texts. It stops at a text that cannot be read, such as one that a repair could not save.
template <typename Work>
void whereReadable(Work &&work)
{
    try {
        work();
    } catch (const Failure &failure) {
        if (failure.code() != ErrorCode::Corrupt)
            throw;
    }
}

/// Failures that are about a written file.
constexpr bool isAboutWriting(ErrorCode code)
{
    return code == ErrorCode::ReadOnly || code == ErrorCode::DiskFull || code == ErrorCode::WriteFailed;
}

/// Converts the exception that is being handled to a value.
Error currentError(const std::filesystem::path &file);

template <typename Function>
auto guarded(const std::filesystem::path &file, Function &&function) -> Result<std::invoke_result_t<Function>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Function>>) {
            function();
            return {};
        } else {
            return function();
        }
    } catch (...) {
        return std::unexpected(currentError(file));
    }
}

/// The result of a function that reads one file and writes another: failures of writing name the written one.
template <typename Value>
Result<Value> targetNamed(Result<Value> result, const std::filesystem::path &target)
{
    if (!result && isAboutWriting(result.error().code))
        result.error().file = target.string();
    return result;
}

} // namespace vitrine::trailfile
