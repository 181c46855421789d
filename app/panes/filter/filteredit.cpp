// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/filter/filteredit.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/wording/filtertext.h"
#include "app/wording/plaintip.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QStyle>
#include <QTextCharFormat>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto applyPause = std::chrono::milliseconds(150);
constexpr auto judgePause = std::chrono::milliseconds(600);

std::string utf8(QStringView text)
{
    const auto bytes = text.toUtf8();
    return { bytes.constData(), std::size_t(bytes.size()) };
}

/// The place in UTF-16 of a place in UTF-8.
qsizetype locationOf(const QString &text, std::size_t byte)
{
    const auto bytes = text.toUtf8();
    return QString::fromUtf8(bytes.constData(), std::min(qsizetype(byte), bytes.size())).size();
}

Meaning shapeOf(FilterEdit::State state)
{
    switch (state) {
    case FilterEdit::State::Valid: return Meaning::Ok;
    case FilterEdit::State::Invalid: return Meaning::Error;
    case FilterEdit::State::Slow: return Meaning::Running;
    case FilterEdit::State::NoMatch: return Meaning::Warning;
    default: return Meaning::Info;
    }
}

/// Whether the word at the end may become the name of a field, a function or an operator. Until it is one, or Return
/// says that it is meant, it is no search.
bool isUnfinished(std::string_view expression)
{
    const auto found = completeFilter(expression, expression.size());
    return found.from < expression.size()
        && std::ranges::any_of(
            found.candidates, [](const FilterCompletion &candidate) { return candidate.kind != "value"; });
}

} // namespace

FilterEdit::FilterEdit(QWidget *parent)
    : QLineEdit(parent)
    , m_shape(new ShapeLabel(Meaning::Info, this))
    , m_message(new QLabel(this))
    , m_completer(new QCompleter(this))
    , m_candidates(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("filterField"));
    //: Accessible name of the field of the filter bar
    setAccessibleName(tr("Filter"));
    //: In the empty filter bar, with an example that is not to be translated
    setPlaceholderText(tr("Filter runs and steps, for example: %1")
            .arg(QStringLiteral("status == blocked and import in (\"sympy\", \"numpy\")")));
    setClearButtonEnabled(true);
    m_message->setObjectName(QStringLiteral("filterMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_message->hide();
    m_completer->setModel(m_candidates);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterEdit::insertCompletion);
    m_apply.setSingleShot(true);
    m_apply.setInterval(applyPause);
    m_judge.setSingleShot(true);
    m_judge.setInterval(judgePause);
    connect(&m_apply, &QTimer::timeout, this, &FilterEdit::apply);
    connect(&m_judge, &QTimer::timeout, this, [this] {
        if (m_completer->popup()->isVisible())
            m_judge.start(); // the rest is being chosen
        else if (m_problem)
            setState(State::Invalid);
    });
    // Expressions are code; what the empty field says is not.
    m_message->setFont(font());
    connect(this, &QLineEdit::textChanged, this, [this, words = font()](const QString &typed) {
        if (const auto wanted = typed.isEmpty() ? words : codeFont(*this); wanted != font())
            setFont(wanted);
    });
    connect(this, &QLineEdit::textChanged, this, &FilterEdit::parse);
    connect(this, &QLineEdit::textEdited, this, [this] { complete(false); });
    showState();
}

void FilterEdit::use(const QString &expression)
{
    setText(expression);
    if (m_problem)
        setState(State::Invalid);
    else
        apply();
}

void FilterEdit::setOutcome(const QString &text, bool isNoMatch)
{
    m_outcome = text;
    if (m_state == State::Valid || m_state == State::Slow || m_state == State::NoMatch)
        setState(isNoMatch ? State::NoMatch : State::Valid);
}

void FilterEdit::setSlow()
{
    if (m_state == State::Valid || m_state == State::NoMatch)
        setState(State::Slow);
}

void FilterEdit::parse()
{
    auto parsed = Filter::parse(utf8(text()));
    m_outcome.clear();
    m_problem = parsed ? std::nullopt : std::optional(parsed.error());
    m_filter = parsed ? std::optional(std::move(*parsed)) : std::nullopt;
    m_apply.stop();
    m_judge.stop();
    if (m_problem) {
        setState(State::Typing);
        m_judge.start();
        return;
    }
    if (m_filter->root() && cursorPosition() == text().size() && isUnfinished(utf8(text())))
        return setState(State::Typing);
    setState(m_filter->root() ? State::Valid : State::Empty);
    m_apply.start();
}

void FilterEdit::apply()
{
    m_apply.stop();
    if (!m_filter)
        return;
    if (m_state == State::Typing)
        setState(State::Valid);
    Q_EMIT filterChosen(*m_filter);
}

void FilterEdit::complete(bool isAsked)
{
    const auto before = utf8(text().left(cursorPosition()));
    const auto found = completeFilter(utf8(text()), before.size());
    const bool isTyping = found.from < before.size();
    const bool isValueDue = !found.candidates.empty() && found.candidates.front().kind == "value";
    if (found.candidates.empty() || !(isTyping || isValueDue || isAsked)) {
        m_completer->popup()->hide();
        return;
    }
    m_candidates->clear();
    for (const auto &candidate : found.candidates) {
        auto *item = new QStandardItem(QString::fromStdString(candidate.text));
        item->setToolTip(FilterText::hint(candidate.text));
        item->setData(item->toolTip(), Qt::AccessibleDescriptionRole);
        m_candidates->appendRow(item);
    }
    auto location = cursorRect();
    const auto *popup = m_completer->popup();
    location.setWidth(popup->sizeHintForColumn(0) + style()->pixelMetric(QStyle::PM_ScrollBarExtent) * 2);
    m_completer->complete(location);
    if (isAsked)
        m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void FilterEdit::insertCompletion(const QString &chosen)
{
    const auto before = utf8(text().left(cursorPosition()));
    const auto found = completeFilter(utf8(text()), before.size());
    const auto from = locationOf(text(), found.from);
    const bool isCall = chosen.endsWith(u'(');
    // Starts a field, not a text.
    const bool isOfField = chosen == QLatin1String("has(");
    const auto cursor = cursorPosition();
    const auto behind = isOfField ? QStringLiteral(")") : isCall ? QStringLiteral("\"\")") : QStringLiteral(" ");
    setText(text().left(from) + chosen + behind + text().mid(cursor).trimmed());
    setCursorPosition(int(from + chosen.size() + (isOfField ? 0 : 1)));
}

void FilterEdit::keyPressEvent(QKeyEvent *event)
{
    if (belongsToPopup(event->key())) {
        event->ignore();
        return;
    }
    const bool isSpace = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (isSpace || (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier)) {
        complete(true);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_problem)
            setState(State::Invalid);
        else {
            apply();
            Q_EMIT committed(text());
        }
    } else if (event->key() == Qt::Key_Escape) {
        if (m_state == State::Slow)
            Q_EMIT stopRequested();
        else
            Q_EMIT left();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

// While the list of completions is open, it asks the field first.
bool FilterEdit::belongsToPopup(int key) const
{
    const auto *popup = m_completer->popup();
    if (!popup->isVisible())
        return false;
    const bool isTaking = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
    return key == Qt::Key_Escape || (isTaking && popup->currentIndex().isValid());
}

void FilterEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    positionMessage();
}

void FilterEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    // The tint is a palette of its own, which does not follow the application.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange)
        tint();
}

void FilterEdit::setState(State state)
{
    m_state = state;
    showState();
    Q_EMIT stateChanged(state);
}

void FilterEdit::showState()
{
    m_shape->setMeaning(shapeOf(m_state));
    m_shape->setVisible(m_state != State::Empty && m_state != State::Typing);
    const auto message = m_state == State::Invalid ? FilterText::problem(*m_problem) : m_outcome;
    m_message->setText(message);
    setToolTip(m_state == State::Invalid ? plainTip(message) : QString());
    setAccessibleDescription(message);
    tint();
    underline();
    positionMessage();
}

// The format of an input method is the one way that a line edit offers to mark a part of its text.
void FilterEdit::underline()
{
    QList<QInputMethodEvent::Attribute> marks;
    if (m_state == State::Invalid) {
        const auto from = locationOf(text(), m_problem->position);
        const auto to = locationOf(text(), m_problem->position + std::max<std::size_t>(m_problem->length, 1));
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(Theme(palette()).token(Meaning::Error).color);
        // At the end there is nothing to underline: the last letter is underlined instead.
        const auto first = std::min(from, std::max<qsizetype>(text().size() - 1, 0));
        marks.append({ QInputMethodEvent::TextFormat, int(first - cursorPosition()),
            int(std::max<qsizetype>(to - first, 1)), format });
    }
    QInputMethodEvent event(QString(), marks);
    QLineEdit::inputMethodEvent(&event);
}

void FilterEdit::positionMessage()
{
    const auto gap = fontMetrics().averageCharWidth();
    const auto icon = m_shape->sizeHint();
    m_shape->setGeometry(gap, (height() - icon.height()) / 2, icon.width(), icon.height());
    const bool hasText = !m_message->text().isEmpty() && !text().isEmpty();
    m_message->setVisible(hasText);
    const auto clear = style()->pixelMetric(QStyle::PM_SmallIconSize) + 2 * gap;
    const auto room = width() - clear - icon.width() - 2 * gap - fontMetrics().horizontalAdvance(text()) - 4 * gap;
    const auto wanted = std::min(m_message->sizeHint().width(), std::max(room, width() / 3));
    m_message->setGeometry(width() - clear - wanted, 0, wanted, height());
    setTextMargins(m_shape->isHidden() ? 0 : icon.width() + gap, 0, hasText ? wanted + gap : 0, 0);
}

void FilterEdit::tint()
{
    auto colors = palette();
    // The parent may hear of a new palette later than its children.
    const auto plain = QApplication::palette(this);
    const Theme theme(plain);
    auto base = plain.color(QPalette::Base);
    if (m_state == State::Valid || m_state == State::Slow || m_state == State::NoMatch)
        base = theme.token(Meaning::Ok).tint;
    else if (m_state == State::Invalid)
        base = theme.token(Meaning::Error).tint;
    if (colors.color(QPalette::Base) == base)
        return;
    QPalette tinted; // all other colors follow the application
    tinted.setColor(QPalette::Base, base);
    setPalette(tinted);
}

} // namespace vitrine
