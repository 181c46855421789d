// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPointer>
#include <QSettings>
#include <QWidget>

namespace vitrine {

namespace {

// The choice is needed for each cell that shows code, so it is cached in the application.
constexpr auto codeFontProperty = "vitrineCodeFont";

QString keyOf(Fonts::Use use)
{
    return use == Fonts::Use::Window ? QStringLiteral("appearance/font") : QStringLiteral("appearance/codeFont");
}

class CodeFontKeeper final : public QObject {
public:
    explicit CodeFontKeeper(QWidget *widget)
        : QObject(widget)
        , m_widget(widget)
    {
        widget->installEventFilter(this);
        apply();
    }

    // Setting the same font again is not a change, so this does not recurse.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        const auto own = qApp->property(codeFontProperty);
        m_widget->setFont(own.isValid() ? own.value<QFont>() : codeFontOfSize(QApplication::font().pointSizeF()));
    }

    QWidget *m_widget;
};

} // namespace

std::optional<QFont> Fonts::chosen(Use use)
{
    QFont font;
    if (const auto stored = QSettings().value(keyOf(use)).toString(); stored.isEmpty() || !font.fromString(stored))
        return std::nullopt;
    return font;
}

QFont Fonts::ofPlatform(Use use)
{
    return QFontDatabase::systemFont(use == Use::Window ? QFontDatabase::GeneralFont : QFontDatabase::FixedFont);
}

void Fonts::choose(Use use, const std::optional<QFont> &font)
{
    if (font)
        QSettings().setValue(keyOf(use), font->toString());
    else
        QSettings().remove(keyOf(use));
    if (use == Use::Window) {
        QApplication::setFont(font.value_or(ofPlatform(use)));
        return;
    }
    apply();
    renewLook(QEvent::FontChange);
}

void Fonts::apply()
{
    const auto code = chosen(Use::Code);
    qApp->setProperty(codeFontProperty, code ? QVariant(*code) : QVariant());
    if (const auto window = chosen(Use::Window))
        QApplication::setFont(*window);
}

QFont codeFontOfSize(qreal points)
{
    const auto own = qApp->property(codeFontProperty);
    auto font = own.isValid() ? own.value<QFont>() : Fonts::ofPlatform(Fonts::Use::Code);
    font.setPointSizeF(points);
    return font;
}

QFont codeFont(const QWidget &widget)
{
    const auto own = qApp->property(codeFontProperty);
    return own.isValid() ? own.value<QFont>() : codeFontOfSize(QFontInfo(widget.font()).pointSizeF());
}

void keepCodeFont(QWidget *widget) { new CodeFontKeeper(widget); }

// A widget may delete others while it handles the event.
void renewLook(QEvent::Type change)
{
    QList<QPointer<QWidget>> widgets;
    for (auto *widget : QApplication::allWidgets())
        widgets.append(widget);
    for (const auto &widget : widgets) {
        QEvent event(change);
        if (widget)
            QCoreApplication::sendEvent(widget, &event);
    }
}

} // namespace vitrine
