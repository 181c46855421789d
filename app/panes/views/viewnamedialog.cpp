// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/views/viewnamedialog.h"

#include "app/kit/theme/mutedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 60;
constexpr int longestName = 60;

} // namespace

ViewNameDialog::ViewNameDialog(ViewStore store, bool isTrailOpen, QWidget *parent)
    : QDialog(parent)
    , m_store(std::move(store))
    , m_name(new QComboBox)
    , m_isOfTrail(new QCheckBox(tr("Only for this &trail")))
    , m_note(new MutedLabel)
{
    setObjectName(QStringLiteral("viewNameDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    setWindowTitle(tr("Save View"));
    m_name->setObjectName(QStringLiteral("viewName"));
    m_name->setEditable(true);
    m_name->lineEdit()->setMaxLength(longestName);
    for (const auto &view : m_store.all())
        if (m_name->findText(view.name) < 0)
            m_name->addItem(view.name);
    m_name->setCurrentText({});
    m_isOfTrail->setObjectName(QStringLiteral("viewOfTrail"));
    m_isOfTrail->setEnabled(isTrailOpen);
    m_note->setObjectName(QStringLiteral("viewNote"));
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * 2);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto *form = new QFormLayout(this);
    //: Label of a field: name of a saved view
    form->addRow(tr("&Name:"), m_name);
    form->addRow(QString(), m_isOfTrail);
    form->addRow(m_note);
    form->addRow(buttons);
    connect(m_name, &QComboBox::editTextChanged, this, &ViewNameDialog::check);
    connect(m_isOfTrail, &QCheckBox::toggled, this, &ViewNameDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT named(name(), m_isOfTrail->isChecked());
        accept();
    });
    resize(fontMetrics().averageCharWidth() * widthInCharacters, sizeHint().height());
    check();
}

QString ViewNameDialog::name() const { return m_name->currentText().simplified(); }

void ViewNameDialog::check()
{
    const bool isThere = m_store.find(name(), m_isOfTrail->isChecked()).has_value();
    m_note->setText(isThere ? tr("A view with this name exists and will be replaced.")
                            : tr("Saves the filter, list columns and sorting, and the chart and timeline settings."));
    m_save->setEnabled(!name().isEmpty());
}

} // namespace vitrine
