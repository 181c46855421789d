// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// How a job ended, in words for the user: plain, safe to show.
struct JobOutcome {
    enum class How { Done, Failed, Stopped };
    How how = How::Done;
    QString text {}; ///< what came out; empty when there is no more to say than how
    QString file {}; ///< what was made or worked on, where that can be opened; empty for nothing
    bool isRemarkable = false; ///< done, but what came out wants to be looked at
    bool operator==(const JobOutcome &) const = default;
};

} // namespace vitrine
