// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/libraryneeds.h"

#include "executor/engine/core/frames.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace vitrine {

namespace {

// The file of the innermost frame that does not belong to `through`, ends of files.
std::string callerBehind(std::initializer_list<std::string_view> through)
{
    std::string file;
    const bool isFound = anyFrameOutwards([&](PyFrameObject *frame) {
        file = fileOf(frame);
        return std::ranges::none_of(through, [&file](std::string_view end) { return file.ends_with(end); });
    });
    return isFound ? file : std::string();
}

bool isLoaded(const std::string &library)
{
    void *handle = ::dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr)
        ::dlclose(handle);
    return handle != nullptr;
}

// Inspecting a loaded library, or the program itself, runs no new code.
bool isLookAtLoaded(std::string_view name, const std::string &subject)
{
    const bool isNew = name == "ctypes.dlopen" && subject != "None" && !isLoaded(subject);
    return !isNew && callerBehind({ "/ctypes/__init__.py" }).ends_with("/threadpoolctl.py");
}

} // namespace

bool isNeedOfLibrary(std::string_view name, const std::string &subject)
{
    constexpr std::array ofLibraries { std::string_view("ctypes.dlopen"), std::string_view("ctypes.dlsym"),
        std::string_view("ctypes.dlsym/handle") };
    if (std::ranges::contains(ofLibraries, name))
        return isLookAtLoaded(name, subject);
    // jinja2 names the code that raises a template's error after the template.
    if (name == "code.__new__")
        return callerBehind({}).ends_with("/jinja2/debug.py");
    // The settings folder, whose location depends on the environment only. pathlib moved twice: 3.11, 3.13, 3.14.
    if (name == "os.mkdir")
        return callerBehind({ "/pathlib.py", "/pathlib/_local.py", "/pathlib/__init__.py" })
            .ends_with("/matplotlib/__init__.py");
    if (name == "tempfile.mkdtemp")
        return callerBehind({ "/tempfile.py" }).ends_with("/matplotlib/__init__.py");
    // The list of loaded libraries, of which it keeps those that it knows.
    if (name == "open" && subject == "/proc/self/maps")
        return callerBehind({}).ends_with("/threadpoolctl.py");
    return name == "open" && subject.starts_with("/sys/fs/cgroup/") && !subject.contains("..")
        && callerBehind({}).ends_with("/joblib/externals/loky/backend/context.py");
}

} // namespace vitrine
