// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/emptyfolder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <ranges>
#include <system_error>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

struct Content {
    std::vector<fs::path> folders;
    std::vector<fs::path> others;
};

Content contentOf(const fs::path &folder)
{
    Content content;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed); !failed && at != fs::directory_iterator(); at.increment(failed)) {
        const bool isFolder = at->symlink_status(failed).type() == fs::file_type::directory;
        (isFolder ? content.folders : content.others).push_back(at->path());
    }
    return content;
}

} // namespace

// Opens one folder at a time: nested folders can be more numerous than a process has descriptors.
bool emptyFolder(const fs::path &folder)
{
    std::vector<fs::path> folders { folder };
    for (std::size_t i = 0; i < folders.size(); ++i) {
        chmod(folders[i].c_str(), S_IRWXU);
        const Content content = contentOf(folders[i]);
        for (const fs::path &file : content.others)
            unlink(file.c_str());
        folders.insert(folders.end(), content.folders.begin(), content.folders.end());
    }
    for (const fs::path &inner : folders | std::views::drop(1) | std::views::reverse)
        rmdir(inner.c_str());
    std::error_code failed;
    return fs::is_empty(folder, failed) && !failed;
}

} // namespace vitrine
