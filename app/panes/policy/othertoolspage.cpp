// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/othertoolspage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/text/savedfile.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <utility>

namespace vitrine {

namespace {

constexpr qint64 longestDocument = 4 * 1024 * 1024;

struct Format {
    PolicyFormat format;
    const char *name;
    const char *file; ///< name of the tool's settings file
    const char *filter;
};

constexpr std::array formats {
    Format { PolicyFormat::ClaudeCode, QT_TRANSLATE_NOOP("vitrine::OtherToolsPage", "Claude Code (settings.json)"),
        "settings.json", "JSON (*.json)" },
    Format { PolicyFormat::Codex, QT_TRANSLATE_NOOP("vitrine::OtherToolsPage", "Codex (.rules)"), "default.rules",
        "Codex (*.rules)" },
    Format { PolicyFormat::Smolagents, QT_TRANSLATE_NOOP("vitrine::OtherToolsPage", "smolagents (CodeAgent arguments)"),
        "agent.py", "Python (*.py)" },
    Format { PolicyFormat::OpenShell, QT_TRANSLATE_NOOP("vitrine::OtherToolsPage", "OpenShell (policy.yaml)"),
        "policy.yaml", "YAML (*.yaml *.yml)" },
};

const Format &formatOf(PolicyFormat format) { return formats.at(static_cast<std::size_t>(format)); }

std::optional<QByteArray> readDocument(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > longestDocument)
        return std::nullopt;
    return file.readAll();
}

// The policy as the editor reads it, with sorted lists.
Policy asInDraft(const Policy &policy) { return readPolicy(prettyJson(policy)).value_or(policy); }

} // namespace

OtherToolsPage::OtherToolsPage(QWidget *parent)
    : QWidget(parent)
    , m_format(new QComboBox)
    , m_text(new QPlainTextEdit)
    , m_about(new MutedLabel)
    , m_missing(new FlatList(QStringLiteral("notExpressed"), tr("Not Expressed"), { tr("Rule and reason") }, 0))
{
    for (const PolicyFormat format : allFormats)
        m_format->addItem(nameOf(format), static_cast<int>(format));
    m_format->setObjectName(QStringLiteral("otherTool"));
    m_format->setAccessibleName(tr("Tool"));
    m_text->setObjectName(QStringLiteral("otherToolRules"));
    m_text->setAccessibleName(tr("The draft as rules of another tool"));
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_about->setWordWrap(true);
    m_about->setMargin(fontMetrics().averageCharWidth());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeButtons());
    layout->addWidget(m_text, 3);
    layout->addWidget(m_about);
    layout->addWidget(m_missing, 2);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        m_imported.reset();
        refill();
    });
}

QString OtherToolsPage::nameOf(PolicyFormat format) { return tr(formatOf(format).name); }

PolicyFormat OtherToolsPage::format() const { return static_cast<PolicyFormat>(m_format->currentData().toInt()); }

QWidget *OtherToolsPage::makeButtons()
{
    //: Beside a choice of tools whose rules can be imported and exported
    auto *label = new QLabel(tr("Tool:"));
    label->setBuddy(m_format);
    constexpr int usualName = 14; // length of "Claude Code"
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(usualName);
    //: Button: imports the rules of another tool as the draft
    auto *import = new QPushButton(tr("Import…"));
    import->setObjectName(QStringLiteral("importRules"));
    //: Button: saves the draft as rules of another tool
    auto *save = new QPushButton(tr("Export…"));
    save->setObjectName(QStringLiteral("exportRules"));
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(QMargins(layout->contentsMargins().left(), 3, layout->contentsMargins().right(), 3));
    layout->addWidget(label);
    layout->addWidget(m_format);
    layout->addWidget(import);
    layout->addWidget(save);
    layout->addStretch();
    connect(import, &QPushButton::clicked, this, &OtherToolsPage::askForFile);
    connect(save, &QPushButton::clicked, this, &OtherToolsPage::save);
    return row;
}

void OtherToolsPage::show(const DraftJudgement &judgement)
{
    m_draft = judgement.draft;
    refill();
}

void OtherToolsPage::refill()
{
    const ForeignExport document = exportPolicy(format(), m_draft);
    keepCodeFont(m_text);
    if (const QString text = QString::fromStdString(document.text); text != m_text->toPlainText())
        m_text->setPlainText(text);
    if (m_imported && document.text == m_imported->rules) {
        m_about->setText(m_imported->about);
        return list(m_imported->missing);
    }
    m_about->setText(document.notExpressed.empty() ? tr("These rules fully express the draft.")
                                                   : tr("Parts of the draft that this tool cannot express:"));
    list(document.notExpressed);
}

void OtherToolsPage::list(const std::vector<NotExpressed> &rules)
{
    m_missing->clear();
    m_missing->setVisible(!rules.empty());
    for (const NotExpressed &rule : rules) {
        if (m_missing->topLevelItemCount() == FlatList::mostRows)
            return;
        new QTreeWidgetItem(m_missing, { RulingText::notExpressed(rule) });
    }
}

void OtherToolsPage::askForFile()
{
    //: Title of a dialog. %1: name of a tool
    const QString title = tr("Import From %1").arg(nameOf(format()));
    const QString file = QFileDialog::getOpenFileName(this, title, {}, QLatin1StringView(formatOf(format()).filter));
    if (!file.isEmpty())
        importFile(file);
}

void OtherToolsPage::importFile(const QString &file)
{
    QtConcurrent::run([file, format = format()]() -> std::expected<ForeignImport, ForeignError> {
        const auto text = readDocument(file);
        if (!text)
            return std::unexpected(ForeignError {});
        return importPolicy(format, text->toStdString());
    }).then(this, [this, file](const std::expected<ForeignImport, ForeignError> &imported) { take(imported, file); });
}

void OtherToolsPage::take(const std::expected<ForeignImport, ForeignError> &imported, const QString &file)
{
    if (!imported) {
        const ForeignError &error = imported.error();
        const QString location = error.line > 0 ? tr("Line %1").arg(error.line) : QString();
        const QString details = error.message.empty() ? QString() : safeLine(error.message, 200);
        //: %1: name of a file
        Q_EMIT failed(tr("Cannot read %1.").arg(safeLine(file)),
            location.isEmpty() || details.isEmpty() ? details : location + QStringLiteral(": ") + details);
        return;
    }
    //: %1: name of a file
    const QString about = (imported->notExpressed.empty()
            ? tr("The draft was imported from %1 completely.")
            : tr("The draft was imported from %1. Not imported, or without effect there:"))
                              .arg(safeLine(file));
    m_imported = { .rules = exportPolicy(format(), asInDraft(imported->policy)).text,
        .about = about,
        .missing = imported->notExpressed };
    Q_EMIT policyChosen(imported->policy);
}

void OtherToolsPage::save()
{
    const Format &known = formatOf(format());
    //: Title of a dialog. %1: name of a tool
    const QString file = FileDialogs::toSave(this, tr("Export to %1").arg(nameOf(known.format)),
        QLatin1StringView(known.file), { QLatin1StringView(known.filter) });
    if (file.isEmpty())
        return;
    QtConcurrent::run(saveFile, file, m_text->toPlainText().toUtf8())
        .then(this, [this, file](const Result<void> &saved) {
            if (!saved)
                //: %1: name of a file
                Q_EMIT failed(tr("Cannot write %1.").arg(safeLine(file)), {});
        });
}

} // namespace vitrine
