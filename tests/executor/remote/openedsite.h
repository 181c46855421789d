// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelsite.h"
#include "executor/remote/networkthread.h"

#include <memory>
#include <utility>

namespace vitrine::test {

/// A place with a server that is ready, and no kernel on it: those take their time to start.
template <typename Site>
class OpenedSite final {
public:
    OpenedSite() = default;
    ~OpenedSite() { leave(); }
    OpenedSite(const OpenedSite &) = delete;
    OpenedSite &operator=(const OpenedSite &) = delete;

    template <typename Choice>
    Result<void> open(Choice choice, const Policy &policy)
    {
        leave();
        return m_thread.run([&] {
            m_site = std::make_unique<Site>(std::move(choice));
            return openAgain(policy);
        });
    }
    Result<void> again(const Policy &policy)
    {
        return m_thread.run([&] { return openAgain(policy); });
    }
    void leave()
    {
        m_thread.forgetCancel();
        m_thread.run([this] { m_site.reset(); });
    }
    void cancel() { m_thread.cancel(); }

private:
    Result<void> openAgain(const Policy &policy)
    {
        const auto server = m_site->open(m_thread, policy);
        return server ? Result<void>() : std::unexpected(server.error());
    }

    NetworkThread m_thread;
    std::unique_ptr<Site> m_site; ///< lives on the thread
};

} // namespace vitrine::test
