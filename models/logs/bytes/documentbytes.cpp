// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/documentbytes.h"

#include <utility>

namespace vitrine {

namespace {

class DocumentSource final : public ByteSource {
public:
    DocumentSource(std::unique_ptr<SessionDocument> document, std::shared_ptr<Allowance> allowance)
        : m_document(std::move(document))
        , m_allowance(std::move(allowance))
    {
    }

    std::size_t read(char *target, std::size_t count) override
    {
        while (m_taken == m_piece.size() && !fault()) {
            auto piece = m_document->next();
            if (m_document->fault())
                fail(*m_document->fault());
            if (!piece)
                return 0;
            m_piece = std::move(*piece);
            m_taken = 0;
            if (const auto why = m_allowance->takeBytes(m_piece.size()))
                fail(*why);
        }
        if (fault())
            return 0;
        const std::size_t got = m_piece.copy(target, count, m_taken);
        m_taken += got;
        m_done += got;
        return got;
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_done; }

private:
    std::unique_ptr<SessionDocument> m_document;
    std::shared_ptr<Allowance> m_allowance;
    std::string m_piece;
    std::size_t m_taken = 0;
    std::uint64_t m_done = 0;
};

} // namespace

std::unique_ptr<ByteSource> documentBytes(
    std::unique_ptr<SessionDocument> document, std::shared_ptr<Allowance> allowance)
{
    return std::make_unique<DocumentSource>(std::move(document), std::move(allowance));
}

} // namespace vitrine
