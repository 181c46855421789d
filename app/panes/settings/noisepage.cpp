// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/noisepage.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/settings/noisesettings.h"
#include "app/wording/safetext.h"
#include "app/wording/steptext.h"

#include <QGroupBox>
#include <QHeaderView>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace vitrine {

namespace {

enum Column { Name, Pattern, Replacement, ColumnCount };

QTableWidgetItem *makeItem(const std::string &text) { return new QTableWidgetItem(QString::fromStdString(text)); }

std::string cell(const QTableWidget &table, int row, int column)
{
    const auto *item = table.item(row, column);
    return item != nullptr ? item->text().toStdString() : std::string();
}

} // namespace

NoisePage::NoisePage(QWidget *parent)
    : QWidget(parent)
    , m_rules(userNoiseRules())
{
    m_flaw = new MutedLabel;
    m_flaw->setObjectName(QStringLiteral("noiseFlaw"));
    m_flaw->setWordWrap(true);
    auto *explanation
        = new MutedLabel(tr("Differences that match these rules are noise and do not change the verdict “Same”."));
    explanation->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(makeProgramRules());
    layout->addWidget(makeOwnRules(), 1);
    layout->addWidget(m_flaw);
    fill();
    connect(m_program, &QListWidget::itemChanged, this, &NoisePage::read);
    connect(m_own, &QTableWidget::cellChanged, this, &NoisePage::read);
    connect(
        m_own, &QTableWidget::itemSelectionChanged, this, [this] { m_remove->setEnabled(m_own->currentRow() >= 0); });
}

QWidget *NoisePage::makeProgramRules()
{
    //: Group of the settings: differences that the program knows
    auto *box = new QGroupBox(tr("Built-in rules"));
    m_program = new QListWidget;
    m_program->setObjectName(QStringLiteral("noiseRules"));
    m_program->setAccessibleName(box->title());
    auto *layout = new QVBoxLayout(box);
    layout->addWidget(m_program);
    return box;
}

QWidget *NoisePage::makeOwnRules()
{
    //: Group of the settings: differences that the user describes by patterns
    auto *box = new QGroupBox(tr("Your rules"));
    m_own = new QTableWidget(0, ColumnCount);
    m_own->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_own->setObjectName(QStringLiteral("ownNoiseRules"));
    m_own->setAccessibleName(box->title());
    //: Column titles of a table of rules; the pattern is a regular expression
    m_own->setHorizontalHeaderLabels({ tr("Name"), tr("Pattern"), tr("Counts as") });
    m_own->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_own->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_own->setTabKeyNavigation(false);
    //: In place of the table of rules. The second sentence says what a rule does; Add Rule is a button
    EmptyNote::in(m_own)->setTexts(tr("No rules"), tr("Add a rule to ignore text that matches a pattern."));
    //: Button: adds a rule
    auto *add = new QPushButton(tr("&Add Rule"));
    add->setObjectName(QStringLiteral("addNoiseRule"));
    //: Button: removes the chosen rule
    m_remove = new QPushButton(tr("&Remove Rule"));
    m_remove->setObjectName(QStringLiteral("removeNoiseRule"));
    m_remove->setEnabled(false);
    auto *row = new QHBoxLayout;
    for (auto *button : { add, m_remove }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto *layout = new QVBoxLayout(box);
    layout->addWidget(m_own, 1);
    layout->addLayout(row);
    connect(add, &QPushButton::clicked, this, &NoisePage::addRule);
    connect(m_remove, &QPushButton::clicked, this, &NoisePage::removeRule);
    return box;
}

void NoisePage::fill()
{
    for (const NoiseRule &rule : noiseRules()) {
        auto name = StepText::noise(rule.name);
        name.front() = name.front().toUpper(); // elsewhere it is a part of a sentence
        auto *item = new QListWidgetItem(name, m_program);
        item->setData(Qt::UserRole, QByteArray(rule.name.data(), static_cast<qsizetype>(rule.name.size())));
        item->setCheckState(m_rules.isOn(rule.name) ? Qt::Checked : Qt::Unchecked);
    }
    for (const OwnNoiseRule &rule : m_rules.own())
        addRow(rule);
    // A list that scrolls within a page that scrolls is hard to use.
    m_program->setMinimumHeight(m_program->sizeHintForRow(0) * m_program->count() + 2 * m_program->frameWidth());
    constexpr int fewestLines = 6; // the title and the note of an empty table
    m_own->setMinimumHeight(fontMetrics().height() * fewestLines);
}

void NoisePage::addRow(const OwnNoiseRule &rule)
{
    m_isFilling = true;
    const int row = m_own->rowCount();
    m_own->insertRow(row);
    m_own->setItem(row, Name, makeItem(rule.name));
    m_own->item(row, Name)->setCheckState(rule.isOn ? Qt::Checked : Qt::Unchecked);
    m_own->setItem(row, Pattern, makeItem(rule.pattern));
    m_own->setItem(row, Replacement, makeItem(rule.replacement));
    m_isFilling = false;
}

void NoisePage::addRule()
{
    addRow({});
    m_own->item(m_own->rowCount() - 1, Name)->setCheckState(Qt::Checked);
    m_own->setCurrentCell(m_own->rowCount() - 1, Name);
    m_own->editItem(m_own->currentItem());
}

void NoisePage::removeRule()
{
    m_own->removeRow(m_own->currentRow());
    read();
}

void NoisePage::read()
{
    if (m_isFilling)
        return;
    for (int row = 0; row < m_program->count(); ++row) {
        const auto *item = m_program->item(row);
        m_rules.setOn(item->data(Qt::UserRole).toByteArray().toStdString(), item->checkState() == Qt::Checked);
    }
    std::vector<OwnNoiseRule> own;
    for (int row = 0; row < m_own->rowCount(); ++row) {
        const bool isOn = m_own->item(row, Name)->checkState() == Qt::Checked;
        own.push_back({ cell(*m_own, row, Name), cell(*m_own, row, Pattern), cell(*m_own, row, Replacement), isOn });
    }
    const auto taken = m_rules.setOwn(std::move(own));
    //: %1: technical description of what is wrong with it
    m_flaw->setText(taken ? QString() : tr("Invalid rule: %1").arg(safeLine(taken.error().detail, 120)));
    setUserNoiseRules(m_rules);
}

} // namespace vitrine
