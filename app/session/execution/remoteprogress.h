// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/remote/siteprogress.h"

#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Keeps the newest progress of the site that an executor waits for, so that the window can read it at any time. Any
/// thread.
class RemoteProgress final {
public:
    void report(const SiteProgress &progress);
    /// From now on `other` gets the same progress.
    void passOn(std::shared_ptr<RemoteProgress> other);

    /// Ready while nothing is waited for.
    SiteProgress last() const;
    /// The warnings of the site since the last call, each once; untrusted.
    std::vector<std::string> takeWarnings();

    /// A reporter that keeps the progress alive.
    static SiteObserver reporter(std::shared_ptr<RemoteProgress> news);

private:
    mutable std::mutex m_mutex; ///< protects all below
    SiteProgress m_last { SiteProgress::Stage::Ready, {} };
    std::vector<std::string> m_warnings;
    std::shared_ptr<RemoteProgress> m_other;
};

} // namespace vitrine
