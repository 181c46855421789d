// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/remote/siteprogress.h"

#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Stores the latest progress of the site that an executor waits for, so that the window can read it at any time. Any
/// thread.
class RemoteProgress final {
public:
    void report(const SiteProgress &progress);
    /// Passes all later progress on to `other` as well.
    void passOn(std::shared_ptr<RemoteProgress> other);

    /// Ready while the executor waits for nothing.
    SiteProgress last() const;
    /// The warnings of the site since the last call, each once; untrusted.
    std::vector<std::string> takeWarnings();

    /// Creates an observer that reports to `progress` and keeps it alive.
    static SiteObserver reporter(std::shared_ptr<RemoteProgress> progress);

private:
    mutable std::mutex m_mutex; ///< protects all below
    SiteProgress m_last { SiteProgress::Stage::Ready, {} };
    std::vector<std::string> m_warnings;
    std::shared_ptr<RemoteProgress> m_other;
};

} // namespace vitrine
