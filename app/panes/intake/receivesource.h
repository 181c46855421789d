// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/intake/intakesource.h"
#include "app/session/receive/spansource.h"

#include <QByteArray>

#include <filesystem>
#include <memory>
#include <optional>

namespace vitrine {

/// Receives spans that agents on this machine export over OTLP/HTTP. Listens on the loopback address during its
/// lifetime.
class ReceiveSource final : public IntakeSource {
public:
    /// Received spans are stored in `folder`. `port` 0: any free port.
    ReceiveSource(std::filesystem::path folder, QByteArray token, quint16 port);

    /// Fails if the port is in use (Busy) or the network module is missing (Unavailable).
    Result<QString> begin(Recorder &recorder) override;
    Result<Update> look() override;
    Result<void> finish() override;
    IntakeRejections rejections() const override { return m_rejections; }

private:
    std::filesystem::path m_folder;
    QByteArray m_token;
    quint16 m_port;
    std::optional<TraceIntake> m_intake;
    std::unique_ptr<SpanSource> m_receiver;
    IntakeRejections m_rejections;
};

} // namespace vitrine
