// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/colors/colordialog.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/theme.h"
#include "app/panes/filter/filteredit.h"
#include "app/wording/safetext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

QIcon swatch(Meaning tint, const QWidget &widget)
{
    const int size = widget.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &widget);
    QPixmap picture(QSize(size, size) * widget.devicePixelRatio());
    picture.setDevicePixelRatio(widget.devicePixelRatio());
    const auto token = Theme(widget.palette()).token(tint);
    picture.fill(token.tint);
    QPainter painter(&picture);
    painter.setPen(token.color);
    painter.drawRect(0, 0, size - 1, size - 1);
    return picture;
}

} // namespace

ColorDialog::ColorDialog(QWidget *parent)
    : QDialog(parent)
    , m_rules(ColorRules::all())
{
    setObjectName(QStringLiteral("colorDialog"));
    //: Title of a dialog: rules by which rows of lists have a background
    setWindowTitle(tr("Color Rules"));
    auto *explanation = new MutedLabel(
        tr("Rows that match a rule's filter get its background color and number. The first matching rule applies."));
    explanation->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    //: Button: the rules of the program take the place of those in the list
    auto *reset = buttons->addButton(tr("&Restore Defaults"), QDialogButtonBox::ResetRole);
    reset->setObjectName(QStringLiteral("programColorRules"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(makeList(), 1);
    layout->addWidget(makeFields());
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, this, &ColorDialog::useProgramRules);
    fill(0);
    resize(fontMetrics().averageCharWidth() * 90, sizeHint().height());
}

QWidget *ColorDialog::makeList()
{
    auto *part = new QWidget;
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("colorRuleList"));
    m_list->setAccessibleName(windowTitle());
    //: In place of the list of rules. Add Rule and Rules of the Program are buttons
    EmptyNote::in(m_list)->setTexts(
        tr("No rules"), tr("Click Add Rule to create a rule, or Restore Defaults for the built-in ones."));
    row->addWidget(m_list, 1);
    auto *buttons = new QVBoxLayout;
    connect(makeButton("addColorRule", tr("&Add Rule"), buttons), &QPushButton::clicked, this, &ColorDialog::add);
    m_remove = makeButton("removeColorRule", tr("Re&move Rule"), buttons);
    //: Button: the rule takes the place of the one before it
    m_up = makeButton("raiseColorRule", tr("Move &Up"), buttons);
    //: Button: the rule takes the place of the one behind it
    m_down = makeButton("lowerColorRule", tr("Move &Down"), buttons);
    buttons->addStretch(1);
    row->addLayout(buttons);
    connect(m_remove, &QPushButton::clicked, this, &ColorDialog::removeChosen);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ColorDialog::showChosen);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (m_isFilling)
            return;
        m_rules[std::size_t(m_list->row(item))].isOn = item->checkState() == Qt::Checked;
        judge();
    });
    return part;
}

QWidget *ColorDialog::makeFields()
{
    auto *part = new QWidget;
    auto *form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("colorRuleName"));
    m_filter = new FilterEdit;
    m_filter->setObjectName(QStringLiteral("colorRuleFilter"));
    m_tint = new QComboBox;
    m_tint->setObjectName(QStringLiteral("colorRuleTint"));
    for (const auto tint : ColorRules::tints())
        m_tint->addItem(ColorRules::tintName(tint));
    showTints();
    m_flaw = new MutedLabel;
    m_flaw->setObjectName(QStringLiteral("colorRuleFlaw"));
    m_flaw->setWordWrap(true);
    //: Label of a field: the name of a rule
    form->addRow(tr("&Name:"), m_name);
    //: Label of a field: the filter of a rule
    form->addRow(tr("&Filter:"), m_filter);
    //: Label of a choice: the background of rows
    form->addRow(tr("&Color:"), m_tint);
    form->addRow(m_flaw);
    connect(m_name, &QLineEdit::textEdited, this, &ColorDialog::takeFields);
    connect(m_filter, &QLineEdit::textChanged, this, &ColorDialog::takeFields);
    connect(m_tint, &QComboBox::activated, this, &ColorDialog::takeFields);
    return part;
}

QPushButton *ColorDialog::makeButton(const char *name, const QString &text, QLayout *layout)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    layout->addWidget(button);
    return button;
}

void ColorDialog::showTints()
{
    for (int i = 0; i < m_tint->count(); ++i)
        m_tint->setItemIcon(i, swatch(ColorRules::tints()[std::size_t(i)], *this));
}

// The colors of the window may change while the dialog is open.
void ColorDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_tint == nullptr)
        return;
    showTints();
    for (int row = 0; row < m_list->count(); ++row)
        showRow(row);
}

int ColorDialog::chosen() const { return m_list->currentRow(); }

void ColorDialog::fill(int chosen)
{
    m_isFilling = true;
    m_list->clear();
    for (const auto &rule : m_rules) {
        auto *item = new QListWidgetItem(m_list);
        item->setCheckState(rule.isOn ? Qt::Checked : Qt::Unchecked);
        showRow(m_list->row(item));
    }
    m_isFilling = false;
    m_list->setCurrentRow(std::min(chosen, m_list->count() - 1));
    showChosen();
}

void ColorDialog::showRow(int row)
{
    const bool wasFilling = std::exchange(m_isFilling, true);
    const auto &rule = m_rules[std::size_t(row)];
    auto *item = m_list->item(row);
    //: A rule in a list. %1: "①", %2: its name, %3: its filter
    item->setText(tr("%1 %2: %3").arg(ColorRules::sign(std::size_t(row)), safeLine(rule.name), safeLine(rule.filter)));
    item->setBackground(Theme(palette()).token(rule.tint).tint);
    m_isFilling = wasFilling;
}

void ColorDialog::showChosen()
{
    if (m_isFilling)
        return;
    m_isFilling = true;
    const bool isAny = chosen() >= 0;
    const auto rule = isAny ? m_rules[std::size_t(chosen())] : ColorRule {};
    m_name->setText(rule.name);
    m_filter->setText(rule.filter);
    m_tint->setCurrentIndex(int(std::ranges::find(ColorRules::tints(), rule.tint) - ColorRules::tints().begin()));
    for (QWidget *field : { static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_filter),
             static_cast<QWidget *>(m_tint), static_cast<QWidget *>(m_remove) })
        field->setEnabled(isAny);
    m_up->setEnabled(chosen() > 0);
    m_down->setEnabled(isAny && chosen() < m_list->count() - 1);
    m_isFilling = false;
    judge();
}

void ColorDialog::takeFields()
{
    if (m_isFilling || chosen() < 0)
        return;
    auto &rule = m_rules[std::size_t(chosen())];
    rule.name = m_name->text();
    rule.filter = m_filter->text();
    rule.tint = ColorRules::tints()[std::size_t(m_tint->currentIndex())];
    showRow(chosen());
    judge();
}

void ColorDialog::add()
{
    //: Name of a rule that is not finished
    m_rules.push_back({ .name = tr("New rule"), .filter = {}, .tint = Meaning::Differs, .isOn = true });
    fill(int(m_rules.size()) - 1);
    m_name->setFocus();
    m_name->selectAll();
}

void ColorDialog::removeChosen()
{
    if (chosen() < 0)
        return;
    const int location = chosen();
    m_rules.erase(m_rules.begin() + location);
    fill(location);
}

void ColorDialog::move(int distance)
{
    const int to = chosen() + distance;
    std::swap(m_rules[std::size_t(chosen())], m_rules[std::size_t(to)]);
    fill(to);
}

void ColorDialog::useProgramRules()
{
    m_rules = ColorRules::ofProgram();
    fill(0);
}

// Rules that are off may be incomplete.
void ColorDialog::judge()
{
    const auto unusable = std::ranges::find_if(
        m_rules, [](const ColorRule &rule) { return rule.isOn && !ColorRules::flaw(rule).isEmpty(); });
    m_accept->setEnabled(unusable == m_rules.end());
    const auto location = std::size_t(unusable - m_rules.begin());
    m_flaw->setText(unusable == m_rules.end()
            ? QString()
            //: What is wrong with a rule. %1: "①", %2: why it cannot be used
            : tr("%1 %2").arg(ColorRules::sign(location), ColorRules::flaw(*unusable)));
}

} // namespace vitrine
