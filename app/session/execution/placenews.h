// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/remote/placeprogress.h"

#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Keeps what an executor tells of the place that it waits for, so that the window can look at it when it likes: the
/// last only, however much is told. Any thread.
class PlaceNews final {
public:
    void tell(const PlaceProgress &progress);
    /// From now on `other` is told the same.
    void passOn(std::shared_ptr<PlaceNews> other);

    /// Ready while nothing is waited for.
    PlaceProgress last() const;
    /// What the place has warned of since this was asked last, each once; not trusted.
    std::vector<std::string> takeWarnings();

    /// Who tells of it, and keeps it as long.
    static PlaceTold teller(std::shared_ptr<PlaceNews> news);

private:
    mutable std::mutex m_mutex; ///< protects all below
    PlaceProgress m_last { PlaceProgress::Stage::Ready, {} };
    std::vector<std::string> m_warnings;
    std::shared_ptr<PlaceNews> m_other;
};

} // namespace vitrine
