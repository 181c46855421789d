// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/threadpools.h"

#include <dlfcn.h>
#include <link.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace vitrine {

namespace {

constexpr auto names
    = std::to_array<std::string_view>({ "blas", "libblis", "libgomp", "libiomp", "libmkl_rt", "libomp" });

struct Functions {
    const char *get;
    const char *set;
};
constexpr auto functions = std::to_array<Functions>({
    { "MKL_Get_Max_Threads", "MKL_Set_Num_Threads" },
    { "bli_thread_get_num_threads", "bli_thread_set_num_threads" },
    { "omp_get_max_threads", "omp_set_num_threads" },
    { "openblas_get_num_threads", "openblas_set_num_threads" },
    { "openblas_get_num_threads64_", "openblas_set_num_threads64_" },
    { "scipy_openblas_get_num_threads", "scipy_openblas_set_num_threads" },
    { "scipy_openblas_get_num_threads64_", "scipy_openblas_set_num_threads64_" },
});

struct Loaded {
    std::vector<std::string> libraries;
    unsigned long long count = 0;
    unsigned long long before = 0;
};

int addLibrary(dl_phdr_info *info, std::size_t /*size*/, void *data)
{
    auto &loaded = *static_cast<Loaded *>(data);
    loaded.count = info->dlpi_adds;
    if (loaded.count == loaded.before)
        return 1;
    const std::string_view path = info->dlpi_name;
    const std::string_view file = path.substr(path.rfind('/') + 1);
    if (std::ranges::any_of(names, [file](std::string_view name) { return file.contains(name); }))
        loaded.libraries.emplace_back(path);
    return 0;
}

} // namespace

void ThreadPools::keepLoaded()
{
    Loaded loaded { {}, 0, m_loaded };
    dl_iterate_phdr(addLibrary, &loaded);
    m_loaded = loaded.count;
    for (const std::string &library : loaded.libraries) {
        void *handle = dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD); // stays loaded, as Python unloads no modules
        for (const Functions &pair : functions) {
            auto *get = reinterpret_cast<int (*)()>(handle != nullptr ? dlsym(handle, pair.get) : nullptr);
            auto *set = reinterpret_cast<void (*)(int)>(handle != nullptr ? dlsym(handle, pair.set) : nullptr);
            if (get != nullptr && set != nullptr && !std::ranges::contains(m_pools, get, &Pool::get))
                m_pools.push_back({ get, set, get() });
        }
    }
}

void ThreadPools::restore() const
{
    for (const Pool &pool : m_pools) {
        if (pool.get() != pool.threads)
            pool.set(pool.threads);
    }
}

} // namespace vitrine
