// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMap>
#include <QString>
#include <QTest>

#include <cstdio>

namespace {

/// The test classes of this program by name: the file tst_frame.cpp gives "tst_frame".
QMap<QString, QTest::TestEntryFunction> &testClasses()
{
    static QMap<QString, QTest::TestEntryFunction> classes;
    return classes;
}

int listClasses(const char *program)
{
    std::fprintf(stderr, "%s CLASS [OPTION...] [FUNCTION...]   runs one of these test classes:\n", program);
    for (auto at = testClasses().cbegin(); at != testClasses().cend(); ++at)
        std::fprintf(stderr, "    %s\n", qPrintable(at.key()));
    return 2;
}

} // namespace

void QTest::qRegisterTestCase(const QString &name, TestEntryFunction entry)
{
    testClasses().insert(name.section(QLatin1Char('.'), 0, 0), entry);
}

int main(int argc, char **argv)
{
    const auto entry = argc > 1 ? testClasses().value(QString::fromLocal8Bit(argv[1])) : nullptr;
    if (!entry)
        return listClasses(argv[0]);
    argv[1] = argv[0];
    return entry(argc - 1, argv + 1);
}
