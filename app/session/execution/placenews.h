// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/remote/placeprogress.h"

#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Keeps the newest progress of the site that an executor waits for, so that the window can read it at any time. Any
/// thread.
class PlaceNews final {
public:
    void tell(const PlaceProgress &progress);
    /// From now on `other` gets the same progress.
    void passOn(std::shared_ptr<PlaceNews> other);

    /// Ready while nothing is waited for.
    PlaceProgress last() const;
    /// The warnings of the site since the last call, each once; untrusted.
    std::vector<std::string> takeWarnings();

    /// A reporter that keeps the progress alive.
    static PlaceTold teller(std::shared_ptr<PlaceNews> news);

private:
    mutable std::mutex m_mutex; ///< protects all below
    PlaceProgress m_last { PlaceProgress::Stage::Ready, {} };
    std::vector<std::string> m_warnings;
    std::shared_ptr<PlaceNews> m_other;
};

} // namespace vitrine
