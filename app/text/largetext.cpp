// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/largetext.h"

#include "app/text/textsurface.h"

#include <utility>

/// Scintilla's interface for filling a document outside of a view, on any thread (SCI_CREATELOADER). QScintilla names
/// the message but does not install the header; name and order of the functions are those of Scintilla's ILoader.h.
class ILoader {
public:
    virtual int Release() = 0;
    virtual int AddData(const char *data, std::ptrdiff_t length) = 0; // 0: fine
    virtual void *ConvertToDocument() = 0;

protected:
    ~ILoader() = default;
};

namespace vitrine {

namespace {

constexpr qsizetype sliceBytes = 1 << 20;

// Styles take as much memory as the text: without codes of a terminal there are none.
long optionsFor(const QByteArray &utf8)
{
    return utf8.contains('\x1b') ? QsciScintillaBase::SC_DOCUMENTOPTION_DEFAULT
                                 : QsciScintillaBase::SC_DOCUMENTOPTION_STYLES_NONE;
}

ILoader *newLoader(const TextSurface &surface, long options)
{
    const long answer = surface.SendScintilla(QsciScintillaBase::SCI_CREATELOADER, 0UL, options);
    return reinterpret_cast<ILoader *>(answer); // NOLINT(performance-no-int-to-ptr): so Scintilla gives pointers
}

} // namespace

void LargeText::Release::operator()(ILoader *loader) const { loader->Release(); }

LargeText::LargeText(const TextSurface &surface, const QByteArray &utf8)
    : m_loader(newLoader(surface, optionsFor(utf8)))
{
}

LargeText::~LargeText() = default;

void LargeText::read(const QByteArray &utf8)
{
    for (qsizetype at = 0; m_isWanted && m_loader && at < utf8.size();) {
        const auto slice = sliceOf(utf8, at, sliceBytes);
        at += slice.size();
        if (!add(m_reader.take(slice)))
            m_loader.reset();
    }
}

bool LargeText::add(const ShownText &shown)
{
    for (const auto &part : shown.styles) {
        m_isPlain = m_isPlain && part.style == AnsiStyle();
        if (!m_styles.empty() && m_styles.back().style == part.style)
            m_styles.back().bytes += part.bytes;
        else
            m_styles.push_back(part);
    }
    return m_loader->AddData(shown.utf8.constData(), shown.utf8.size()) == 0;
}

void *LargeText::takeDocument() { return m_loader ? m_loader.release()->ConvertToDocument() : nullptr; }

std::vector<StyledLength> LargeText::takeStyles()
{
    return m_isPlain ? std::vector<StyledLength>() : std::exchange(m_styles, {});
}

} // namespace vitrine
