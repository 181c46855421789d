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

/// After which an installation is given up.
constexpr std::chrono::seconds packageTime { 600 };

/// The code that installs the packages before anything else; with `areThere` it only prepares to list them.
std::string packagesCode(const PackageWish &wish, bool areThere);
/// The expression that shows which versions there are.
std::string packagesLook(const PackageWish &wish);
/// One event for each package, from what the expression showed. Fails when one is not there.
Result<std::vector<EventRecord>> packageEvents(const PackageWish &wish, std::string_view shown);
/// A failure of an installation, in the words of the installer; only the last of them are kept.
Error packageFailure(std::string said);
bool isPackageFailure(const Error &error);

/// Cuts what an installer says into lines, as it comes.
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
