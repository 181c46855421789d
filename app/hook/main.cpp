// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `vitrine-hook AGENT [OPTION]...`: what `vitrine hook AGENT` does, without the libraries that it would take longer to
// load than to decide. Whatever is out of the ordinary goes on to `vitrine hook`.
#include "app/hook/hookclient.h"
#include "base/writeall.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace {

/// Standard input, up to a little more than an event may have.
std::string readInput()
{
    constexpr std::size_t chunk = 64UL * 1024;
    std::string text;
    const auto buffer = std::make_unique<char[]>(chunk);
    while (text.size() <= vitrine::longestHookEvent) {
        const ssize_t length = ::read(STDIN_FILENO, buffer.get(), chunk);
        if (length < 0 && errno == EINTR)
            continue;
        if (length <= 0)
            break;
        text.append(buffer.get(), static_cast<std::size_t>(length));
    }
    return text;
}

/// The whole program: beside this one in a build, in bin where both are installed.
std::filesystem::path wholeProgram()
{
    std::error_code ignored;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
    for (const char *location : { "vitrine", "../../bin/vitrine" })
        if (auto program = (here / location).lexically_normal(); ::access(program.c_str(), X_OK) == 0)
            return program;
    return "vitrine";
}

/// What was read of standard input is there once more.
bool putBack(std::string_view input)
{
    const int copy = ::memfd_create("hook", MFD_CLOEXEC);
    return copy >= 0 && vitrine::writeAll(copy, input) && ::lseek(copy, 0, SEEK_SET) == 0
        && ::dup2(copy, STDIN_FILENO) >= 0;
}

/// Returns only where that fails.
void becomeWholeProgram(int argc, char **argv)
{
    const std::string program = wholeProgram().string();
    std::string name = "vitrine";
    std::string command = "hook";
    std::vector<char *> arguments { name.data(), command.data() };
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    arguments.push_back(nullptr);
    ::execvp(program.c_str(), arguments.data());
}

/// Agents take status 2 as a denial.
int failed(bool isOpen)
{
    std::perror("vitrine-hook");
    return isOpen ? 1 : 2;
}

} // namespace

int main(int argc, char **argv)
{
    const auto options = vitrine::readHookOptions({ argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0) });
    if (!options) {
        becomeWholeProgram(argc, argv);
        return failed(false);
    }
    const std::string input = readInput();
    if (const auto answer = vitrine::answerHook(*options, input))
        return vitrine::writeAll(STDOUT_FILENO, *answer + '\n') ? 0 : failed(options->isOpen);
    if (putBack(input))
        becomeWholeProgram(argc, argv);
    return failed(options->isOpen);
}
