// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/seal/sealdialog.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/wording/sealtext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

namespace vitrine {

namespace {

std::string fileOf(const QLineEdit &edit) { return QFile::encodeName(edit.text().trimmed()).toStdString(); }

template <typename Button>
Button *makeChoice(const QString &name, const QString &text)
{
    auto *button = new Button(text);
    button->setObjectName(name);
    return button;
}

} // namespace

SealDialog::SealDialog(QWidget *parent)
    : QDialog(parent)
    //: Where the key is kept
    , m_keyring(makeChoice<QRadioButton>(QStringLiteral("sealKeyring"), tr("In my &keyring")))
    //: Where the key is kept
    , m_file(makeChoice<QRadioButton>(QStringLiteral("sealFile"), tr("In a &file")))
    , m_new(makeChoice<QCheckBox>(QStringLiteral("sealNewKey"), tr("&Create a new key there")))
{
    setObjectName(QStringLiteral("sealDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    setWindowTitle(tr("Seal Trail"));
    m_keyring->setChecked(true);
    //: Accessible name of a field and title of a file dialog
    m_keyRow = makeFileRow(m_key, QStringLiteral("sealKeyFile"), tr("Key file"), tr("Key File"));
    //: Accessible name of a field and title of a file dialog
    auto *checkpoint
        = makeFileRow(m_checkpoint, QStringLiteral("sealCheckpoint"), tr("Checkpoint file"), tr("Checkpoint File"));
    //: What is done without a file
    m_checkpoint->setPlaceholderText(tr("none"));
    auto *note = new MutedLabel;
    note->setText(SealText::keepElsewhere());
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    //: Button: signs all that a trail holds
    m_seal = buttons->addButton(tr("&Seal"), QDialogButtonBox::AcceptRole);
    m_seal->setObjectName(QStringLiteral("sealNow"));
    auto *form = new QFormLayout(this);
    form->addRow(tr("K&ey:"), m_keyring);
    form->addRow(QString(), m_file);
    form->addRow(QString(), m_keyRow);
    form->addRow(QString(), m_new);
    form->addRow(tr("Check&point:"), checkpoint);
    form->addRow(note);
    form->addRow(buttons);
    connect(m_file, &QRadioButton::toggled, this, &SealDialog::check);
    connect(m_key, &QLineEdit::textChanged, this, &SealDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT sealRequested(request());
        accept();
    });
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
    check();
}

QWidget *SealDialog::makeFileRow(QLineEdit *&edit, const QString &name, const QString &label, const QString &title)
{
    auto *row = new QWidget;
    edit = new QLineEdit;
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    //: Button: chooses a file
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setAccessibleName(title);
    choose->setAutoDefault(false);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    row->setFocusProxy(edit); // for the label before it
    layout->addWidget(edit, 1);
    layout->addWidget(choose);
    connect(choose, &QPushButton::clicked, this, [this, edit, title] {
        // An existing file is never overwritten here: for a new key the name is rejected, an old key is read.
        const auto file
            = QFileDialog::getSaveFileName(this, title, edit->text(), {}, nullptr, QFileDialog::DontConfirmOverwrite);
        if (!file.isEmpty())
            edit->setText(file);
    });
    return row;
}

SealRequest SealDialog::request() const
{
    return { .key
        = { .file = m_file->isChecked() ? fileOf(*m_key) : std::string(), .name = {}, .isNew = m_new->isChecked() },
        .checkpoint = fileOf(*m_checkpoint) };
}

void SealDialog::check()
{
    m_keyRow->setEnabled(m_file->isChecked());
    m_seal->setEnabled(m_keyring->isChecked() || !m_key->text().trimmed().isEmpty());
}

} // namespace vitrine
