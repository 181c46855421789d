// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/removaldialog.h"

#include "app/kit/theme/mutedlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 110;
constexpr int heightInLines = 30;

} // namespace

RemovalDialog::RemovalDialog(Subject subject, const Words &words, QWidget *parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_reason(new QLineEdit)
    , m_note(new MutedLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
    , m_doIt(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
{
    setObjectName(words.name + QStringLiteral("Dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(words.title);
    m_reason->setObjectName(words.name + QStringLiteral("Reason"));
    m_note->setWordWrap(true);
    m_note->setText(words.note);
    m_doIt->setObjectName(words.name + QStringLiteral("Now"));
    // An action that cannot be undone must not be triggered by Return in a field.
    m_doIt->setAutoDefault(false);
    m_buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        carryOut();
        accept();
    });
    resize(fontMetrics().averageCharWidth() * widthInCharacters, fontMetrics().height() * heightInLines);
}

void RemovalDialog::setChoice(QWidget *choice, QWidget *first)
{
    choice->layout()->setContentsMargins(0, 0, 0, 0);
    auto *form = new QFormLayout;
    form->addRow(tr("Reason (&optional; recorded in the trail):"), m_reason);
    // The tab order is the order in which they are added.
    auto *all = new QVBoxLayout(this);
    all->addWidget(choice, 1);
    all->addLayout(form);
    all->addWidget(m_note);
    all->addWidget(m_buttons);
    first->setFocus();
}

std::string RemovalDialog::reason() const { return m_reason->text().trimmed().toStdString(); }

} // namespace vitrine
