// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/fonts.h"

#include <QWidget>

class QDoubleSpinBox;
class QFontComboBox;
class QPushButton;

namespace vitrine {

/// Family and size of one of the fonts, and a button that goes back to the platform's. A change is shown at once. GUI
/// thread.
class FontField final : public QWidget {
    Q_OBJECT

public:
    FontField(Fonts::Use use, const QString &name, QWidget *parent = nullptr);

private:
    void show(const QFont &font);
    void choose();

    Fonts::Use m_use;
    QFontComboBox *m_group;
    QDoubleSpinBox *m_size;
    QPushButton *m_reset;
};

} // namespace vitrine
