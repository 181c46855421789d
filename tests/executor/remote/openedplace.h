// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/kernelplace.h"
#include "executor/remote/networkthread.h"

#include <memory>
#include <utility>

namespace vitrine::test {

/// A place with a server that is ready, and no kernel on it: those take their time to start.
template <typename Place>
class OpenedPlace final {
public:
    OpenedPlace() = default;
    ~OpenedPlace() { leave(); }
    OpenedPlace(const OpenedPlace &) = delete;
    OpenedPlace &operator=(const OpenedPlace &) = delete;

    template <typename Choice>
    Result<void> open(Choice choice, const Policy &policy)
    {
        leave();
        return m_thread.run([&] {
            m_place = std::make_unique<Place>(std::move(choice));
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
        m_thread.run([this] { m_place.reset(); });
    }
    void cancel() { m_thread.cancel(); }

private:
    Result<void> openAgain(const Policy &policy)
    {
        const auto server = m_place->open(m_thread, policy);
        return server ? Result<void>() : std::unexpected(server.error());
    }

    NetworkThread m_thread;
    std::unique_ptr<Place> m_place; ///< lives on the thread
};

} // namespace vitrine::test
