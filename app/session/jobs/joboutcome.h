// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// How a job ended, in words for the user: plain, safe to show.
struct JobOutcome {
    enum class How { Done, Failed, Stopped };
    How how = How::Done;
    QString text {}; ///< result; empty if there is nothing to add to `how`
    QString file {}; ///< the file that was written or processed, if it can be opened; otherwise empty
    bool isRemarkable = false; ///< done, but the user should look at the result
    bool operator==(const JobOutcome &) const = default;
};

} // namespace vitrine
