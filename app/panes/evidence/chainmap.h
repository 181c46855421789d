// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/evidence/chainstate.h"
#include "app/wording/meaning.h"

#include <QWidget>

namespace vitrine {

/// All entries of a trail as one band: which are verified, where the chain is damaged, how far the seal reaches, and
/// which entry is selected. A click or the keys select another entry: arrows by one, Page Up and Down by a twentieth,
/// Home and End. GUI thread.
class ChainMap final : public QWidget {
    Q_OBJECT

public:
    explicit ChainMap(QWidget *parent = nullptr);

    void setChain(const ChainState &chain);
    /// 0 for none.
    void setCurrent(std::uint64_t entry);
    std::uint64_t current() const { return m_current; }
    /// The middle of an entry on the band, and the entry at a position.
    int positionOf(std::uint64_t entry) const;
    std::uint64_t entryAt(int x) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user selected an entry.
    void entryChosen(quint64 entry);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect band() const;
    int side(int x) const;
    void goTo(std::uint64_t entry);
    void say();
    void paintBand(QPainter &painter) const;
    void paintDamage(QPainter &painter) const;
    Meaning sealMeaning() const;
    void paintSeal(QPainter &painter) const;
    void paintCurrent(QPainter &painter) const;
    void paintWords(QPainter &painter) const;
    void paintLabel(QPainter &painter, Meaning meaning, const QString &text, QRect room, Qt::Alignment where) const;

    ChainState m_chain;
    std::uint64_t m_current = 0;
};

} // namespace vitrine
