// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextaccess.h"

#include "app/kit/text/hugetextview.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>

namespace vitrine {

namespace {

class RowReader final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit RowReader(HugeTextView *view)
        : QAccessibleWidget(view, QAccessible::Document)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessible::State state() const override
    {
        auto state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? row().text : QAccessibleWidget::text(kind);
    }

    QString text(int from, int to) const override
    {
        const auto whole = row().text;
        const auto begin = std::clamp<qsizetype>(from, 0, whole.size());
        return whole.sliced(begin, std::clamp<qsizetype>(to, begin, whole.size()) - begin);
    }

    int characterCount() const override { return int(row().text.size()); }
    int cursorPosition() const override { return unitOf(view()->cursor().location()); }

    void setCursorPosition(int unit) override { setSelection(0, unit, unit); }

    void selection(int, int *from, int *to) const override
    {
        *from = unitOf(view()->cursor().from());
        *to = unitOf(view()->cursor().to());
    }

    int selectionCount() const override { return view()->cursor().hasSelection() ? 1 : 0; }
    void addSelection(int from, int to) override { setSelection(0, from, to); }
    void removeSelection(int) override { setCursorPosition(cursorPosition()); }

    void setSelection(int, int from, int to) override
    {
        const auto shown = row();
        const auto locationOf
            = [&](int unit) { return shown.locationOf(std::clamp<qsizetype>(unit, 0, shown.text.size())); };
        view()->select(locationOf(from), locationOf(to));
    }

    QRect characterRect(int) const override { return {}; }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    void scrollToSubstring(int, int) override { }
    QString attributes(int, int *from, int *to) const override
    {
        *from = 0;
        *to = characterCount();
        return {};
    }

private:
    HugeTextView *view() const { return static_cast<HugeTextView *>(widget()); }
    TextRow row() const { return view()->text().row(view()->text().rowAt(view()->cursor().location())); }

    int unitOf(long location) const { return int(row().unitOf(location)); }
};

QAccessibleInterface *makeReader(const QString &, QObject *object)
{
    auto *view = qobject_cast<HugeTextView *>(object);
    return view != nullptr ? new RowReader(view) : nullptr; // Qt's cache owns it
}

} // namespace

void offerRowsToReaders() { QAccessible::installFactory(makeReader); }

void notifyAccessibility(HugeTextView &view)
{
    if (!QAccessible::isActive())
        return;
    const auto &text = view.text();
    QAccessibleValueChangeEvent row(&view, text.row(text.rowAt(view.cursor().location())).text);
    QAccessible::updateAccessibility(&row);
}

} // namespace vitrine
