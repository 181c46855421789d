// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/intacttrail.h"

#include "app/cli/print/progressline.h"
#include "app/wording/damagetext.h"
#include "app/wording/numbertext.h"
#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>

#include <filesystem>

namespace vitrine {

ExitStatus checkIntact(Console &console, const std::string &file, const Interruption &interruption)
{
    ProgressLine progress;
    progress.begin(safeLine(std::filesystem::path(file).filename().string()), &ProgressText::entriesPerSecond);
    const auto found = Trail::open(file).and_then([&](const auto &trail) {
        return trail->verify([&](std::uint64_t done, std::uint64_t total) {
            progress.show(done, total);
            return !interruption.hasCome();
        });
    });
    progress.clear();
    if (!found)
        return report(console, found.error());
    if (found->isIntact)
        return ExitStatus::Fine;
    //: %1: number of an entry, %2: what is wrong with it
    console.message(QCoreApplication::translate("vitrine::IntactTrail",
        "The trail is damaged at entry %1: %2. It was not sealed; vitrine trail verify shows details.")
            .arg(numberText(found->firstBroken.value_or(0)), DamageText::reason(found->reason)));
    return ExitStatus::Failed;
}

} // namespace vitrine
