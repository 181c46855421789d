// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every test is compiled with this header first: QTEST_MAIN and its kin then register their class, named by its file,
// with the program that several test classes share, instead of defining a main() for each.

#define QTEST_BATCH_TESTS
#define BATCHED_TEST_NAME __FILE_NAME__

class QString;

namespace QTest {

// Qt declares both only where it was configured to batch tests.
using TestEntryFunction = int (*)(int, char **);
void qRegisterTestCase(const QString &name, TestEntryFunction entry);

} // namespace QTest
