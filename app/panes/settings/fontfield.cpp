// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/fontfield.h"

#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

namespace vitrine {

namespace {

constexpr double smallest = 6;
constexpr double largest = 32;
constexpr double halfPoint = 0.5;

} // namespace

FontField::FontField(Fonts::Use use, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_use(use)
    , m_group(new QFontComboBox)
    , m_size(new QDoubleSpinBox)
    //: Button in the settings: goes back to the font of the desktop
    , m_reset(new QPushButton(tr("Default")))
{
    m_group->setObjectName(name + QStringLiteral("Family"));
    m_size->setObjectName(name + QStringLiteral("Size"));
    m_reset->setObjectName(name + QStringLiteral("Default"));
    if (use == Fonts::Use::Code)
        m_group->setFontFilters(QFontComboBox::MonospacedFonts);
    m_group->setEditable(false);
    // All font fields have the same width, so that the widgets after them are aligned.
    constexpr int nameLength = 18;
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_group->setMinimumContentsLength(nameLength);
    m_size->setRange(smallest, largest);
    m_size->setSingleStep(halfPoint);
    m_size->setDecimals(1);
    //: Behind the size of a font: points
    m_size->setSuffix(tr(" pt"));
    //: Accessible name of a number in the settings
    m_size->setAccessibleName(tr("Size"));
    m_reset->setAutoDefault(false);
    setFocusProxy(m_group);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group, 1);
    layout->addWidget(m_size);
    layout->addWidget(m_reset);
    show(Fonts::chosen(use).value_or(Fonts::ofPlatform(use)));
    m_reset->setEnabled(Fonts::chosen(use).has_value());
    connect(m_group, &QFontComboBox::currentFontChanged, this, &FontField::choose);
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &FontField::choose);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        Fonts::choose(m_use, std::nullopt);
        show(Fonts::ofPlatform(m_use));
        m_group->setFocus();
        m_reset->setEnabled(false);
    });
}

void FontField::show(const QFont &font)
{
    const QSignalBlocker family(m_group);
    const QSignalBlocker size(m_size);
    m_group->setCurrentFont(font);
    m_size->setValue(QFontInfo(font).pointSizeF());
}

void FontField::choose()
{
    QFont font = m_group->currentFont();
    font.setPointSizeF(m_size->value());
    Fonts::choose(m_use, font);
    m_reset->setEnabled(true);
}

} // namespace vitrine
