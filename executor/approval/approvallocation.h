// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Location of the approval socket of a trail: in a folder that only this user may enter. Both sides name it by the
/// trail's file identity, independent of its path.
struct ApprovalLocation {
    std::filesystem::path socket;
    std::filesystem::path token; ///< token that both sides must present
};

/// Candidate folders for approval sockets, best first.
struct ApprovalRoots {
    std::optional<std::filesystem::path> named; ///< by XDG_RUNTIME_DIR; nothing where it is not set
    std::filesystem::path usual; ///< the system's runtime folder: /run/user/1000
    std::vector<std::filesystem::path> temporary; ///< shared with others: the folder carries the user's number

    /// The candidates for this process, its environment and its user.
    static ApprovalRoots ofThisProcess();
};

/// Why a folder cannot have the socket.
enum class FolderProblem {
    NotSet, ///< XDG_RUNTIME_DIR
    Missing,
    OfAnotherUser, ///< or what it lies in is
    OpenToOthers, ///< or what it lies in can be changed by others
    NotWritable,
    TooLong, ///< for the address of a socket
};
struct UnusableFolder {
    std::filesystem::path folder; ///< "XDG_RUNTIME_DIR" for NotSet
    FolderProblem why = FolderProblem::Missing;
    bool operator==(const UnusableFolder &) const = default;
};
/// "/run/user/7: others may enter it", for programmers.
std::string toString(const UnusableFolder &unusable);

struct ApprovalFolders {
    std::vector<std::filesystem::path> safe; ///< the best first
    std::vector<UnusableFolder> unusable;
    /// The runtime folder is unsafe or missing: another folder is used, or none.
    bool isWorthReporting = false;
};

/// The workbench's side: makes the best folder that is safe, and looks no further.
ApprovalFolders makeApprovalFolder(const ApprovalRoots &roots = ApprovalRoots::ofThisProcess());
/// The agent's side: all safe folders that are there, since its environment may be another than the workbench's.
ApprovalFolders findApprovalFolders(const ApprovalRoots &roots = ApprovalRoots::ofThisProcess());

/// Fails when there is no such trail.
Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail, const std::filesystem::path &folder);
/// In the folder of the workbench's side. Fails when no folder is safe, with all reasons.
Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail);

/// Lays out a new random token. The workbench's side.
Result<std::string> layOutApprovalToken(const ApprovalLocation &location);
/// Fails if there is none, or if it does not belong to this user alone: then no workbench handles approvals.
Result<std::string> readApprovalToken(const ApprovalLocation &location);

/// 128 random bits as 32 hexadecimal digits.
std::string approvalNonce();
/// Takes the same time wherever two texts begin to differ.
bool isSameSecret(std::string_view one, std::string_view other);

} // namespace vitrine
