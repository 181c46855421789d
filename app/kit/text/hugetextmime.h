// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>

#include <memory>

namespace vitrine {

class HugeText;

/// A part of a huge text for the clipboard, created on request. Keeps the text alive. GUI thread.
class HugeTextMime final : public QMimeData {
    Q_OBJECT

public:
    HugeTextMime(std::shared_ptr<const HugeText> text, long from, long to);

    QStringList formats() const override;
    bool hasFormat(const QString &format) const override;

protected:
    QVariant retrieveData(const QString &format, QMetaType type) const override;

private:
    std::shared_ptr<const HugeText> m_text;
    long m_from;
    long m_to;
};

} // namespace vitrine
