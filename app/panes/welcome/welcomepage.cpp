// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/welcomepage.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/welcome/droparea.h"
#include "app/panes/welcome/recentlist.h"
#include "app/panes/welcome/sessionlist.h"
#include "app/panes/welcome/startbutton.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFuture>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace vitrine {

namespace {

// Shares of the look: heads are a quarter larger than text, the name of the program half as large again.
constexpr double headScale = 1.25;
constexpr double nameScale = 1.7;

QLabel *scaledLabel(const QString &text, double scale)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(QFontInfo(font).pointSizeF() * scale);
    label->setFont(font);
    return label;
}

QStringList localFiles(const QMimeData *data)
{
    QStringList files;
    for (const QUrl &url : data->urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    return files;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("welcomePage"));
    //: Accessible name of the page that is shown while nothing is open
    setAccessibleName(tr("Welcome"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAcceptDrops(true);
    auto *page = new QWidget;
    const int gap = fontMetrics().height();
    auto *columns = new QHBoxLayout;
    columns->setSpacing(gap * 3);
    columns->addWidget(makeStart(), 9);
    columns->addWidget(makeRecent(), 16);
    // As wide as can be read at a glance; a small window has no room for margins.
    auto *middle = new QWidget;
    middle->setMaximumWidth(gap * 60);
    auto *inner = new QVBoxLayout(middle);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(gap * 2);
    inner->addWidget(makeHead());
    inner->addLayout(columns);
    inner->addStretch(1);
    auto *outer = new QHBoxLayout(page);
    outer->setContentsMargins(gap * 2, gap * 3, gap * 2, gap * 2);
    outer->addStretch(1);
    outer->addWidget(middle, 1000);
    outer->addStretch(1);
    setWidget(page);
    refreshColors();
}

QWidget *WelcomePage::makeHead()
{
    auto *head = new QWidget;
    auto *picture = new QLabel;
    const int size = int(fontMetrics().height() * 2.5);
    picture->setPixmap(applicationIcon().pixmap(QSize(size, size), devicePixelRatio()));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(scaledLabel(QStringLiteral("Vitrine"), nameScale));
    //: Under the name of the program on the welcome page
    auto *tagline = new MutedLabel(tr("See what agent code did, and decide what it may do."));
    texts->addWidget(tagline);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(fontMetrics().height());
    layout->addWidget(picture);
    layout->addLayout(texts, 1);
    return head;
}

void WelcomePage::addTitle(QVBoxLayout *layout, const QString &text)
{
    layout->addWidget(scaledLabel(text, headScale));
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    layout->addWidget(line);
}

QWidget *WelcomePage::makeStart()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    //: Head on the welcome page
    addTitle(layout, tr("Start"));
    //: Button on the welcome page
    m_open = new StartButton(
        actionIcon(ActionIcon::Open), tr("Open…"), tr("Agent logs and trails"), QKeySequence(QKeySequence::Open));
    m_open->setObjectName(QStringLiteral("welcomeOpen"));
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    m_starts = new QVBoxLayout;
    m_starts->setSpacing(0);
    m_starts->addWidget(m_open);
    layout->addLayout(m_starts);
    layout->addSpacing(fontMetrics().height());
    //: Head on the welcome page: a run to try the program with
    addTitle(layout, tr("Sample"));
    //: Button on the welcome page
    auto *sample = new StartButton(
        actionIcon(ActionIcon::Notebook), tr("Open Sample"), tr("A small run to try; needs no network."), {});
    sample->setObjectName(QStringLiteral("welcomeSample"));
    connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    layout->addWidget(sample);
    layout->addStretch(1);
    return side;
}

void WelcomePage::addStart(QAction *action, const QString &description)
{
    auto title = action->text();
    auto *button = new StartButton(action->icon(), title.remove(u'&'), description, action->shortcut());
    button->setObjectName(u"welcome-" + action->objectName());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    auto *last = m_starts->itemAt(m_starts->count() - 1)->widget();
    m_starts->addWidget(button);
    setTabOrder(last, button); // the arrow keys go this way, too
}

QWidget *WelcomePage::makeRecent()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    //: Head on the welcome page: files that were opened last
    addTitle(layout, tr("Recent"));
    m_recent = new RecentList;
    connect(m_recent, &RecentList::fileChosen, this, &WelcomePage::fileChosen);
    connect(m_recent, &RecentList::removeRequested, this, &WelcomePage::removeRequested);
    layout->addWidget(m_recent);
    layout->addSpacing(fontMetrics().height());
    layout->addWidget(makeSessions());
    m_drop = new DropArea;
    layout->addWidget(m_drop);
    return side;
}

QWidget *WelcomePage::makeSessions()
{
    m_sessionSide = new QWidget;
    auto *layout = new QVBoxLayout(m_sessionSide);
    layout->setContentsMargins(0, 0, 0, fontMetrics().height());
    //: Head on the welcome page: what coding agents have stored
    addTitle(layout, tr("Agent Sessions on This Computer"));
    m_sessions = new SessionList;
    layout->addWidget(m_sessions);
    m_sessionSide->hide();
    connect(m_sessions, &SessionList::fileChosen, this, &WelcomePage::fileChosen);
    connect(m_sessions, &SessionList::followRequested, this, &WelcomePage::followRequested);
    connect(m_sessions, &SessionList::listed, this,
        [this] { m_sessionSide->setVisible(m_environment && !m_sessions->isEmpty()); });
    return m_sessionSide;
}

void WelcomePage::setSessions(Environment environment)
{
    m_environment = std::move(environment);
    listSessions();
}

void WelcomePage::listSessions()
{
    if (m_environment)
        m_sessions->list(m_environment);
    else
        m_sessionSide->hide();
}

void WelcomePage::setRecent(const QList<RecentEntry> &entries)
{
    m_recent->setEntries(entries);
    m_hasRecent = !entries.isEmpty();
    m_examination.ask([entries] { return examineRecent(entries); },
        [this](const QList<RecentEntry> &examined) { m_recent->setEntries(examined); });
}

// Keyboard users continue with a recent file, or open something.
void WelcomePage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (event->spontaneous())
        return;
    listSessions();
    auto *first = m_hasRecent ? static_cast<QWidget *>(m_recent) : m_open;
    first->setFocus(Qt::OtherFocusReason);
}

void WelcomePage::dragEnterEvent(QDragEnterEvent *event)
{
    if (localFiles(event->mimeData()).isEmpty())
        return;
    m_drop->setActive(true);
    event->acceptProposedAction();
}

void WelcomePage::dragLeaveEvent(QDragLeaveEvent *) { m_drop->setActive(false); }

void WelcomePage::dropEvent(QDropEvent *event)
{
    m_drop->setActive(false);
    if (const QStringList files = localFiles(event->mimeData()); !files.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT filesDropped(files);
    }
}

void WelcomePage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (widget() != nullptr && event->type() == QEvent::PaletteChange)
        refreshColors();
}

// The page is content, so it has Base as its background.
void WelcomePage::refreshColors()
{
    viewport()->setBackgroundRole(QPalette::Base);
    widget()->setBackgroundRole(QPalette::Base);
    widget()->setAutoFillBackground(true);
}

} // namespace vitrine
