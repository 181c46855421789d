// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/receivesource.h"

#include "app/session/modules/networkservices.h"
#include "base/portinuse.h"

#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

ReceiveSource::ReceiveSource(std::filesystem::path folder, QByteArray token, quint16 port)
    : m_folder(std::move(folder))
    , m_token(std::move(token))
    , m_port(port)
{
}

Result<QString> ReceiveSource::begin(Recorder &recorder)
{
    const auto network = networkServices();
    if (!network)
        return std::unexpected(network.error());
    m_intake.emplace(m_folder, recorder);
    m_receiver = (*network)->spanReceiver(m_token,
        [this](std::string_view json) { return receptionOf(m_intake->take(json, TraceIntake::Clock::now())); });
    m_receiver->setRejected([this](int status, std::string_view reason) {
        m_rejections = { m_rejections.count + 1, status,
            QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())) };
    });
    if (!m_receiver->listen(m_port))
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, std::string(portInUse) });
    return m_receiver->url().toString();
}

Result<IntakeSource::Update> ReceiveSource::look() { return m_intake->update(TraceIntake::Clock::now()); }

Result<void> ReceiveSource::finish()
{
    // No more data may arrive while the last of it is recorded.
    m_receiver.reset();
    return m_intake->finish().transform([](const Update &) { });
}

} // namespace vitrine
