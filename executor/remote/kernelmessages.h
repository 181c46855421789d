// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// One message of a kernel as received from its channel (Jupyter messaging protocol 5, docs/executor.md#jupyter). From
/// a sandbox, so its content is untrusted.
struct KernelMessage {
    std::string type; ///< "stream", "execute_reply" …
    std::string id;
    std::string parent; ///< id of the request that it answers; may be empty
    nlohmann::json content; ///< an object
};

/// Empty if it is not a message: not JSON, too deep, or without a type.
std::optional<KernelMessage> readKernelMessage(const QByteArray &frame);

/// Text of a member of the content; empty if there is none.
std::string textOf(const nlohmann::json &content, std::string_view key);

/// A request to a kernel.
struct ExecuteRequest {
    std::string id; ///< id of the message; replies refer to it
    std::string code;
    bool isSilent = false; ///< has no number, output or history
    bool mayAsk = false; ///< input() is sent to this side, which is how tools are called
    std::string look; ///< an expression that is evaluated after the code; empty: none
};
QByteArray toFrame(const ExecuteRequest &request, const std::string &session);

/// The answer to an `input_request`.
QByteArray inputFrame(const KernelMessage &asked, const std::string &value, const std::string &session);

} // namespace vitrine
