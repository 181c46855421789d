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

/// Location of the approval socket of a trail: in a folder that only this user can enter. Both sides name it by the
/// trail's file identity, independent of its path.
struct ApprovalLocation {
    std::filesystem::path socket;
    std::filesystem::path token; ///< token that both sides must present
};

/// Candidate folders for approval sockets, best first.
struct ApprovalRoots {
    std::optional<std::filesystem::path> named; ///< from XDG_RUNTIME_DIR; empty if it is not set
    std::filesystem::path usual; ///< the system's runtime folder: /run/user/1000
    std::vector<std::filesystem::path> temporary; ///< shared with other users: the folder's name contains the user id

    /// The candidates for this process, from its environment and its user.
    static ApprovalRoots ofThisProcess();
};

/// Why a folder cannot contain the socket.
enum class FolderProblem {
    NotSet, ///< XDG_RUNTIME_DIR is not set
    Missing,
    OfAnotherUser, ///< it or a folder above it belongs to another user
    OpenToOthers, ///< it or a folder above it can be changed by others
    NotWritable,
    TooLong, ///< path too long for a socket address
};
struct UnusableFolder {
    std::filesystem::path folder; ///< "XDG_RUNTIME_DIR" for NotSet
    FolderProblem why = FolderProblem::Missing;
    bool operator==(const UnusableFolder &) const = default;
};
/// A text such as "/run/user/7: others may enter it", for programmers.
std::string toString(const UnusableFolder &unusable);

struct ApprovalFolders {
    std::vector<std::filesystem::path> safe; ///< best first
    std::vector<UnusableFolder> unusable;
    /// Whether the runtime folder is unsafe or missing, so that another folder, or none, is used.
    bool isWorthReporting = false;
};

/// The workbench's side: creates the best safe folder, and ignores the others.
ApprovalFolders makeApprovalFolder(const ApprovalRoots &roots = ApprovalRoots::ofThisProcess());
/// The agent's side: all existing safe folders, since its environment may differ from the workbench's.
ApprovalFolders findApprovalFolders(const ApprovalRoots &roots = ApprovalRoots::ofThisProcess());

/// Fails if the trail does not exist.
Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail, const std::filesystem::path &folder);
/// The location in the folder of the workbench's side. Fails with all reasons if no folder is safe.
Result<ApprovalLocation> approvalLocation(const std::filesystem::path &trail);

/// Stores a new random token. The workbench's side.
Result<std::string> layOutApprovalToken(const ApprovalLocation &location);
/// Fails if there is none, or if it does not belong to this user alone: then no workbench handles approvals.
Result<std::string> readApprovalToken(const ApprovalLocation &location);

/// 128 random bits as 32 hexadecimal digits.
std::string approvalNonce();
/// Compares in constant time, independent of the first difference.
bool isSameSecret(std::string_view one, std::string_view other);

} // namespace vitrine
