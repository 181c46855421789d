// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"
#include "executor/policy/policyproof.h"

#include <QTest>

// How QCOMPARE shows these enumerations: by the names that the library gives them.
namespace QTest {

template <>
inline char *toString(const vitrine::ActionOutcome &outcome)
{
    return qstrdup(std::string(vitrine::toString(outcome)).c_str());
}

template <>
inline char *toString(const vitrine::ActionRuling::Reason &reason)
{
    return qstrdup(std::string(vitrine::toString(reason)).c_str());
}

template <>
inline char *toString(const vitrine::PolicyCounterexample::Kind &kind)
{
    return qstrdup(std::string(vitrine::toString(kind)).c_str());
}

} // namespace QTest
