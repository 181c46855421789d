// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/damagenotice.h"

#include "app/wording/windowtext.h"
#include "models/trail/file/journal.h"

#include <QCoreApplication>
#include <QStringBuilder>

#include <cstdint>
#include <filesystem>

namespace vitrine {

namespace {

constexpr std::uint64_t mostVerifiedBytes = 128'000'000;

std::uint64_t sizeOf(const std::filesystem::path &file)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(file, failed);
    return failed ? 0 : size;
}

} // namespace

bool isVerifiedSoon(const std::string &file) { return sizeOf(file) + sizeOf(journalOf(file)) <= mostVerifiedBytes; }

void printDamage(Console &console, const Verification &verification)
{
    //: After "The trail is damaged at entry 4."
    const QString advice
        = QCoreApplication::translate("vitrine::DamageNotice", "Run vitrine trail verify for details.");
    console.message(QString(WindowText::damaged(verification).headline % u' ' % advice));
}

bool reportDamageOf(Console &console, const std::string &file)
{
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed) || !isVerifiedSoon(file))
        return false;
    // A file that cannot be opened is reported where it is used.
    const auto found = Trail::open(file).and_then([](const auto &trail) { return trail->verify(); });
    if (!found || !found->firstBroken)
        return false;
    printDamage(console, *found);
    return true;
}

} // namespace vitrine
