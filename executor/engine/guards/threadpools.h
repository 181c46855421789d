// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace vitrine {

/// The numbers of threads that libraries of linear algebra and OpenMP use, which code can change through scikit-learn.
/// The functions of these libraries are found in the libraries that the process has loaded.
class ThreadPools final {
public:
    /// Keeps the number of each library that was loaded since the last call.
    void keepLoaded();
    void restore() const;

private:
    struct Pool {
        int (*get)();
        void (*set)(int);
        int threads;
    };

    std::vector<Pool> m_pools;
    unsigned long long m_loaded = 0; ///< libraries that the process had loaded at the last call
};

} // namespace vitrine
