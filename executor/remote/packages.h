// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/packagerules.h"
#include "executor/stepresult.h"

#include <QByteArray>

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Time limit of an installation.
constexpr std::chrono::seconds packageTime { 600 };

/// The code that installs the packages before anything else; with `areThere`, it only prepares to list them.
std::string packagesCode(const PackageWish &wish, bool areThere);
/// The expression that returns the installed versions.
std::string packagesLook(const PackageWish &wish);
/// One event per package, from the result of the expression. Fails if a package is missing.
Result<std::vector<EventRecord>> packageEvents(const PackageWish &wish, std::string_view shown);
/// The error of a failed installation, with the last part of the installer's output.
Error packageFailure(std::string said);
bool isPackageFailure(const Error &error);

/// Splits the output of an installer into lines, as it arrives.
class PackageLines final {
public:
    using Reported = std::function<void(const std::string &line)>;

    explicit PackageLines(Reported reported)
        : m_reported(std::move(reported))
    {
    }
    void add(std::string_view text);

private:
    Reported m_reported;
    std::string m_rest;
};

} // namespace vitrine
