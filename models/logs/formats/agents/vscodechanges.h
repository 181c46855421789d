// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/recordwalker.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A session of VS Code's chat that is stored as its first state and the changes since: {kind: 0, v}, then {kind, k, v}
/// with the path `k` of a value that is set (1), a list that is added to (2, from the position `i`), or a value that is
/// removed (3). Returns the state after the last change.
class VsCodeChanges final : ObjectReader {
public:
    using ObjectReader::ObjectReader;

    void record();
    /// Passes on the state without its requests, then each request with the records that it was built from.
    void give(const std::function<void(const std::string &head)> &head,
        const std::function<void(const std::string &request, const SourceSpan &span)> &request);

private:
    using Json = nlohmann::ordered_json;
    void take(const JsonSlice &slice);
    bool change(Json record, const SourceSpan &span);
    Json *at(const Json &path, std::size_t count);
    void noteSpan(const Json &path, const SourceSpan &span);

    Json m_state;
    std::vector<std::optional<SourceSpan>> m_spans; ///< spans of the requests
    std::uint64_t m_bytes = 0;
};

} // namespace vitrine
