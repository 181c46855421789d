// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/export/exportdialog.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/session/export/runnumbers.h"
#include "app/wording/exporttext.h"
#include "app/wording/numbertext.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 80;

QString formatKey() { return QStringLiteral("export/format"); }
QString folderKey() { return QStringLiteral("export/folder"); }

template <typename Button>
Button *makeChoice(const QString &name, const QString &text)
{
    auto *button = new Button(text);
    button->setObjectName(name);
    return button;
}

MutedLabel *makeNote(const QString &name, int lines)
{
    auto *note = new MutedLabel;
    note->setObjectName(name);
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Other words do not move the widgets below.
    note->setMinimumHeight(note->fontMetrics().lineSpacing() * lines);
    return note;
}

} // namespace

ExportDialog::ExportDialog(ExportChoices choices, const QString &title, QWidget *parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
    , m_title(title)
    , m_format(new QComboBox)
    , m_about(makeNote(QStringLiteral("exportAbout"), 2))
    //: Which runs are exported
    , m_current(makeChoice<QRadioButton>(QStringLiteral("exportCurrent"), tr("The &selected run")))
    //: Which runs are exported. %1: how many these are
    , m_shown(makeChoice<QRadioButton>(
          QStringLiteral("exportShown"), tr("Fi&ltered runs (%1)").arg(numberText(m_choices.shown.size()))))
    //: Which runs are exported. %1: how many these are
    , m_all(
          makeChoice<QRadioButton>(QStringLiteral("exportAll"), tr("&All (%1)").arg(numberText(m_choices.all.size()))))
    //: Which runs are exported: those with the numbers in the field after it
    , m_some(makeChoice<QRadioButton>(QStringLiteral("exportSome"), tr("&Numbers:")))
    , m_numbers(new QLineEdit)
    //: Additional content of the report: for each step a proof that it is in the trail unchanged
    , m_proofs(makeChoice<QCheckBox>(QStringLiteral("exportProofs"), tr("&Proofs of the steps")))
    , m_withheld(new QLineEdit)
    , m_note(makeNote(QStringLiteral("exportNote"), 2))
{
    setObjectName(QStringLiteral("exportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    setWindowTitle(tr("Export"));
    addFormats();
    m_withheld->setObjectName(QStringLiteral("exportWithheld"));
    //: In a field that is empty: every text is exported
    m_withheld->setPlaceholderText(tr("nothing"));
    m_withheld->setToolTip(
        tr("A key, an address or a name. Texts that contain it are redacted in the export; the trail is unchanged."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    //: Button: asks for the name of the file
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("exportNow"));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Format:"), m_format);
    form->addRow(QString(), m_about);
    form->addRow(tr("R&uns:"), m_current);
    form->addRow(QString(), m_shown);
    form->addRow(QString(), m_all);
    form->addRow(QString(), makeNumbers());
    //: Label: texts that contain this are not exported
    form->addRow(tr("&Redact texts with:"), m_withheld);
    form->addRow(QString(), m_proofs);
    form->addRow(QString(), m_note);
    form->addRow(buttons);
    // One of them is in a row with its field, so that they do not all have the same parent.
    auto *group = new QButtonGroup(this);
    for (auto *choice : { m_current, m_shown, m_all, m_some })
        group->addButton(choice);
    for (auto *choice : { m_current, m_shown, m_all, m_some })
        connect(choice, &QRadioButton::toggled, this, &ExportDialog::check);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    connect(m_numbers, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::choose);
    m_current->setEnabled(m_choices.current != 0);
    m_shown->setEnabled(m_choices.isFiltered);
    (m_choices.isFiltered ? m_shown : m_all)->setChecked(true);
    resize(fontMetrics().averageCharWidth() * widthInCharacters, sizeHint().height());
    check();
}

void ExportDialog::addFormats()
{
    m_format->setObjectName(QStringLiteral("exportFormat"));
    for (const std::string_view format : exportFormats())
        m_format->addItem(ExportText::name(format), QByteArray(format.data(), qsizetype(format.size())));
    const auto last = QSettings().value(formatKey(), QByteArray("html")).toByteArray();
    m_format->setCurrentIndex(std::max(0, m_format->findData(last)));
}

QWidget *ExportDialog::makeNumbers()
{
    m_numbers->setObjectName(QStringLiteral("exportNumbers"));
    m_numbers->setAccessibleName(tr("Run numbers"));
    m_numbers->setPlaceholderText(QStringLiteral("1,3,5-9"));
    connect(m_numbers, &QLineEdit::textEdited, m_some, [this] { m_some->setChecked(true); });
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_some);
    layout->addWidget(m_numbers, 1);
    return row;
}

std::string ExportDialog::format() const { return m_format->currentData().toByteArray().toStdString(); }

std::optional<std::vector<RunId>> ExportDialog::runs() const
{
    if (m_current->isChecked())
        return std::vector<RunId> { m_choices.current };
    if (m_all->isChecked())
        return m_choices.all;
    return m_shown->isChecked() ? m_choices.shown : numbered();
}

std::optional<std::vector<RunId>> ExportDialog::numbered() const
{
    std::vector<std::string> texts;
    for (const auto &text : m_numbers->text().split(u',', Qt::SkipEmptyParts))
        texts.push_back(text.trimmed().toStdString());
    const auto numbers = RunNumbers::from(texts);
    if (texts.empty() || !numbers)
        return std::nullopt;
    std::vector<RunId> runs;
    for (std::size_t location = 0; location < m_choices.all.size(); ++location)
        if (numbers->holds(location + 1))
            runs.push_back(m_choices.all[location]);
    return runs;
}

QString ExportDialog::problem() const
{
    const auto chosen = runs();
    if (!chosen)
        return tr("Enter run numbers and ranges, such as 1,3,5-9.");
    if (chosen->empty())
        return tr("Run not found.");
    if (isOfOneRun(format()) && chosen->size() > 1)
        return tr("This format holds a single run: choose one.");
    return {};
}

void ExportDialog::check()
{
    m_about->setText(ExportText::purpose(format()));
    m_proofs->setEnabled(format() == "html");
    m_note->setText(problem());
    m_export->setEnabled(problem().isEmpty());
}

std::optional<ExportOrder> ExportDialog::order() const
{
    if (!problem().isEmpty())
        return std::nullopt;
    return ExportOrder { .trail = {},
        .format = format(),
        .runs = *runs(),
        .withheld = m_withheld->text().trimmed().toStdString(),
        .hasProofs = m_proofs->isEnabled() && m_proofs->isChecked(),
        .file = {} };
}

void ExportDialog::choose()
{
    const auto suffix = ExportText::suffix(format());
    const auto folder = QSettings().value(folderKey()).toString();
    //: Title of a file dialog
    auto *dialog = new QFileDialog(this, tr("Export"), folder,
        //: Choice of a file dialog. %1: name of a format, %2: how its files end
        tr("%1 (*.%2)").arg(ExportText::name(format()), suffix));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QFileInfo(m_title).completeBaseName() + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &file)
{
    auto chosen = order();
    if (!chosen)
        return;
    chosen->file = file;
    QSettings settings;
    settings.setValue(formatKey(), m_format->currentData());
    settings.setValue(folderKey(), QFileInfo(file).absolutePath());
    Q_EMIT exportRequested(*chosen);
    accept();
}

} // namespace vitrine
