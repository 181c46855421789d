// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/usageerror.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace vitrine {

namespace {

class Texts final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::UsageError)
};

/// A sentence of CLI11 with its values in groups, and ours with the same values.
struct UsageSentence {
    const char *pattern;
    const char *text;
};

constexpr std::array usageSentences {
    //: Of an option with a value of the wrong type. %1: the option with the value, such as --seed = x
    UsageSentence { "^Could not convert: (.*)$", QT_TRANSLATE_NOOP("vitrine::UsageError", "Invalid value: %1") },
    //: %1: one or more arguments as they were typed
    UsageSentence { "^The following arguments? (?:was|were) not expected: (.*)$",
        QT_TRANSLATE_NOOP("vitrine::UsageError", "Unexpected: %1") },
    UsageSentence { "^A subcommand is required$", QT_TRANSLATE_NOOP("vitrine::UsageError", "A command is missing.") },
    //: %1: an option or argument, such as --trail
    UsageSentence { "^(.*) is required$", QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 is required.") },
    //: %1, %2: options
    UsageSentence {
        "^(.*) excludes (.*)$", QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 cannot be combined with %2.") },
    //: %1, %2: options
    UsageSentence { "^(.*) requires (.*)$", QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 can only be used with %2.") },
    //: %1: an option
    UsageSentence { "^(.*): 1 required .* missing$", QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 needs a value.") },
    //: %1: an option, %2: a number above 1
    UsageSentence {
        "^(.*): ([0-9]+) required .* missing$", QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 needs %2 values.") },
    //: %1: an option
    UsageSentence { "^(.*): At Most 1 required but received [0-9]+$",
        QT_TRANSLATE_NOOP("vitrine::UsageError", "%1 can be given only once.") },
};

} // namespace

QString usageErrorText(const CLI::ParseError &error)
{
    const QString text = QString::fromUtf8(error.what()).trimmed();
    for (const UsageSentence &sentence : usageSentences) {
        const auto found
            = QRegularExpression(QString::fromLatin1(sentence.pattern), QRegularExpression::DotMatchesEverythingOption)
                  .match(text);
        if (!found.hasMatch())
            continue;
        const QString own = Texts::tr(sentence.text);
        switch (found.lastCapturedIndex()) {
        case 0: return own;
        case 1: return own.arg(found.captured(1));
        default: return own.arg(found.captured(1), found.captured(2));
        }
    }
    return text;
}

} // namespace vitrine
