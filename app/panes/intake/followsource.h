// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/intake/intakesource.h"
#include "models/replay/folderfollower.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace vitrine {

/// Logs that grow, and folders into which logs are put.
class FollowSource final : public IntakeSource {
public:
    explicit FollowSource(std::vector<std::filesystem::path> locations);

    Result<QString> begin(Recorder &recorder) override;
    Result<Update> look() override;
    Result<void> finish() override;

private:
    std::vector<std::filesystem::path> m_locations;
    std::optional<FolderFollower> m_follower;
};

} // namespace vitrine
