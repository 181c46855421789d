// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/receivedialog.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/intake/intakeindicator.h"
#include "app/panes/intake/intakesource.h"
#include "app/session/receive/exportersettings.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int usualPort = 4'318;
constexpr int lineCount = 4;

} // namespace

ReceiveDialog::ReceiveDialog(QWidget *parent)
    : QDialog(parent)
    , m_port(new QSpinBox)
    , m_state(new QLabel)
    , m_rejected(new QLabel)
    , m_form(new QFormLayout)
    , m_token(new QLineEdit)
    , m_lines(new QPlainTextEdit)
    , m_copyToken(makeCopy(QStringLiteral("copyToken"), tr("Copy Token")))
    , m_copyLines(makeCopy(QStringLiteral("copyLines"), tr("Copy Exporter Settings")))
{
    setObjectName(QStringLiteral("receiveDialog"));
    //: Title of a dialog: spans that a running agent exports come into a trail
    setWindowTitle(tr("Receive Spans"));
    m_port->setObjectName(QStringLiteral("receivePort"));
    m_port->setRange(0, 65'535);
    m_port->setValue(usualPort);
    //: In place of the number of a port
    m_port->setSpecialValueText(tr("any free port"));
    m_state->setObjectName(QStringLiteral("receiveState"));
    m_state->setTextFormat(Qt::PlainText);
    m_lines->setObjectName(QStringLiteral("receiveLines"));
    m_lines->setReadOnly(true);
    m_lines->setTabChangesFocus(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    keepCodeFont(m_lines);
    m_lines->setFixedHeight(m_lines->fontMetrics().lineSpacing() * (lineCount + 1));
    auto *note = new MutedLabel(tr("Receives OTLP over HTTP (JSON or protocol buffers) from local programs that send "
                                   "the token. Listens only after Start and while this window is open."));
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    //: Button: begins to receive spans
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::ActionRole);
    m_start->setObjectName(QStringLiteral("startReceiving"));
    //: Button: receives no more spans
    m_stop = buttons->addButton(tr("S&top"), QDialogButtonBox::ActionRole);
    m_stop->setObjectName(QStringLiteral("stopReceiving"));
    m_rejected->setObjectName(QStringLiteral("receiveRejected"));
    m_rejected->setTextFormat(Qt::PlainText);
    m_rejected->setWordWrap(true);
    auto *form = m_form;
    form->addRow(tr("&Port:"), m_port);
    //: Label: whether spans are received
    form->addRow(tr("State:"), m_state);
    //: Label: how many requests were rejected, and why
    form->addRow(tr("Rejected:"), m_rejected);
    //: Label of what an exporter has to send to be let in
    form->addRow(tr("T&oken:"), makeToken());
    //: Label of lines for a shell
    form->addRow(tr("&Exporter:"), m_lines);
    form->addRow(QString(), m_copyLines);
    // No row gets the remaining height: label and text would not be aligned in a row that is higher than its text.
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addStretch(1);
    layout->addWidget(buttons);
    qobject_cast<QLabel *>(form->labelForField(m_token->parentWidget()))->setBuddy(m_token);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startRequested(port()); });
    connect(m_stop, &QPushButton::clicked, this, &ReceiveDialog::stopRequested);
    connect(
        m_copyToken, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_token->text()); });
    connect(m_copyLines, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_lines->toPlainText()); });
    showReceiver({}, {});
    showRejections({});
    const int width = fontMetrics().averageCharWidth() * 90;
    resize(width, layout->totalHeightForWidth(width));
}

QPushButton *ReceiveDialog::makeCopy(const QString &name, const QString &accessibleName)
{
    //: Button: the text beside or above it goes to the clipboard
    auto *button = new QPushButton(tr("Copy"));
    button->setObjectName(name);
    button->setAccessibleName(accessibleName);
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

QWidget *ReceiveDialog::makeToken()
{
    m_token->setObjectName(QStringLiteral("receiveToken"));
    m_token->setAccessibleName(tr("Token"));
    m_token->setReadOnly(true);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_token, 1);
    layout->addWidget(m_copyToken);
    return row;
}

quint16 ReceiveDialog::port() const { return static_cast<quint16>(m_port->value()); }

void ReceiveDialog::showReceiver(const QString &address, const QString &token)
{
    const bool isListening = !address.isEmpty();
    //: State of the receiver of spans. %1: an address
    m_state->setText(isListening ? tr("Listening on %1").arg(address)
                                 //: State of the receiver of spans
                                 : tr("Off"));
    m_token->setText(token);
    m_lines->setPlainText(isListening ? exporterSettings(address, token).join(u'\n') : QString());
    m_port->setEnabled(!isListening);
    m_start->setEnabled(!isListening);
    for (QWidget *part : { static_cast<QWidget *>(m_stop), static_cast<QWidget *>(m_copyToken),
             static_cast<QWidget *>(m_copyLines), static_cast<QWidget *>(m_token), static_cast<QWidget *>(m_lines) })
        part->setEnabled(isListening);
    (isListening ? m_stop : m_start)->setDefault(true);
}

void ReceiveDialog::showRejections(const IntakeRejections &rejections)
{
    m_form->setRowVisible(m_rejected, rejections.count > 0);
    //: %n: number of requests, %1: status and reason of the newest one
    m_rejected->setText(tr("%Ln request(s), the newest with %1", nullptr, static_cast<int>(rejections.count))
            .arg(IntakeIndicator::rejectionText(rejections)));
}

} // namespace vitrine
