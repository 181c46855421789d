// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"

#include <QByteArray>
#include <QTreeView>

namespace vitrine {

class ValueModel;

/// Shows the values in a text as a tree. The text is parsed on another thread; keys work as in any tree, Ctrl+C copies
/// the current value as written in the text. GUI thread.
class ValueView final : public QTreeView {
    Q_OBJECT

public:
    explicit ValueView(QWidget *parent = nullptr);

    void setText(const QByteArray &utf8);

Q_SIGNALS:
    /// The values are shown, or the text contains none.
    void read(bool hasValues);

public Q_SLOTS:
    void copy();

private:
    ValueModel *m_model;
    Latest m_reading { this };
};

} // namespace vitrine
