// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

int inkedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
    return count;
}

QColor strongestInk(const QImage &image)
{
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
    return ink;
}

} // namespace

class TestIcons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyShapeIsDrawn();
    void everyActionIconIsDrawn();
    void shapesDifferFromEachOther();
    void theColorFollowsThePaletteWithoutANewIcon();
    void aSelectedShapeTakesTheHighlightedText();
    void pixmapsAreSharpAtEveryRatio();
    void whereThereIsNoRoomNothingIsDrawn();
    void theThemeOfTheDesktopComesFirst();
    void theApplicationHasAnIcon();
    void aLabelFollowsThePalette();
    void mutedLabelsStayReadableWithEveryPalette();
};

void TestIcons::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    applyPalette(PaletteChoice::Light);
}

void TestIcons::everyShapeIsDrawn()
{
    for (const Meaning meaning : allMeanings) {
        const QIcon icon = shapeIcon(meaning);
        QVERIFY2(!icon.isNull(), tokenName(meaning).toUtf8().constData());
        for (const int size : { 16, 22, 48 })
            QVERIFY2(inkedPixels(icon.pixmap(size).toImage()) > size, tokenName(meaning).toUtf8().constData());
    }
}

void TestIcons::everyActionIconIsDrawn()
{
    for (int i = 0; i < actionIconCount; ++i) {
        const QIcon icon = actionIcon(ActionIcon(i));
        QVERIFY2(!icon.isNull(), QByteArray::number(i).constData());
        QVERIFY2(inkedPixels(icon.pixmap(22).toImage()) > 10, QByteArray::number(i).constData());
    }
}

void TestIcons::shapesDifferFromEachOther()
{
    QSet<QString> seen;
    for (const Meaning meaning : allMeanings) {
        const QImage image = shapeIcon(meaning).pixmap(16).toImage().convertToFormat(QImage::Format_Alpha8);
        QByteArray outline;
        for (int y = 0; y < image.height(); ++y)
            outline.append(reinterpret_cast<const char *>(image.constScanLine(y)), image.width());
        const QString shape = TokenTable::bundled().entry(meaning).shape;
        const QString look = QString::fromLatin1(outline.toHex());
        QVERIFY2(shape == u"clock" || !seen.contains(look), qPrintable(shape));
        seen.insert(look);
    }
}

void TestIcons::theColorFollowsThePaletteWithoutANewIcon()
{
    const QIcon icon = shapeIcon(Meaning::Blocked);
    for (const auto choice : { PaletteChoice::Light, PaletteChoice::Dark }) {
        applyPalette(choice);
        const QColor expected = Theme(paletteFor(choice)).token(Meaning::Blocked).color;
        QCOMPARE(strongestInk(icon.pixmap(48).toImage()).rgb(), expected.rgb());
    }
}

void TestIcons::aSelectedShapeTakesTheHighlightedText()
{
    const QImage image = shapeIcon(Meaning::Error).pixmap(QSize(48, 48), QIcon::Selected).toImage();
    QCOMPARE(strongestInk(image).rgb(), QGuiApplication::palette().color(QPalette::HighlightedText).rgb());
}

void TestIcons::pixmapsAreSharpAtEveryRatio()
{
    for (const qreal ratio : { 1.0, 1.5, 2.0, 3.0 }) {
        const QPixmap pixmap = shapeIcon(Meaning::Ok).pixmap(QSize(16, 16), ratio);
        QCOMPARE(pixmap.size(), QSize(int(16 * ratio), int(16 * ratio)));
        QCOMPARE(pixmap.devicePixelRatio(), ratio);
    }
}

void TestIcons::whereThereIsNoRoomNothingIsDrawn()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QImage image(10, 10, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (const QRect room : { QRect(0, 0, 5, 0), QRect(0, 0, 0, 5), QRect(0, 0, -3, 4) })
        shapeIcon(Meaning::Ok).paint(&painter, room);
    painter.end();
    QCOMPARE(inkedPixels(image), 0);
}

void TestIcons::theThemeOfTheDesktopComesFirst()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("brown/16")));
    QFile index(folder.filePath(QStringLiteral("brown/index.theme")));
    QVERIFY(index.open(QIODevice::WriteOnly));
    index.write("[Icon Theme]\nName=brown\nDirectories=16\n[16]\nSize=16\nType=Fixed\n");
    index.close();
    QImage brown(16, 16, QImage::Format_ARGB32);
    brown.fill(QColor(0x80, 0x40, 0x20));
    QVERIFY(brown.save(folder.filePath(QStringLiteral("brown/16/edit-copy.png"))));
    const QIcon icon = actionIcon(ActionIcon::Copy);
    const auto own = icon.pixmap(16).toImage();
    const auto restored = qScopeGuard([theme = QIcon::themeName(), paths = QIcon::themeSearchPaths()] {
        QIcon::setThemeSearchPaths(paths);
        QIcon::setThemeName(theme);
    });
    QIcon::setThemeSearchPaths({ folder.path() });
    QIcon::setThemeName(QStringLiteral("brown"));
    QCOMPARE(icon.pixmap(16).toImage().pixelColor(8, 8), QColor(0x80, 0x40, 0x20));
    QVERIFY(icon.pixmap(16).toImage() != own);
    QVERIFY(inkedPixels(actionIcon(ActionIcon::Stop).pixmap(16).toImage()) > 10); // the theme has none
}

void TestIcons::theApplicationHasAnIcon() { QVERIFY(inkedPixels(applicationIcon().pixmap(64).toImage()) > 1000); }

void TestIcons::aLabelFollowsThePalette()
{
    ShapeLabel label(Meaning::Differs);
    applyPalette(PaletteChoice::Dark);
    label.setPalette(QGuiApplication::palette());
    QCOMPARE(strongestInk(label.pixmap().toImage()).rgb(),
        Theme(paletteFor(PaletteChoice::Dark)).token(Meaning::Differs).color.rgb());
}

void TestIcons::mutedLabelsStayReadableWithEveryPalette()
{
    QWidget window;
    auto *label = new MutedLabel(QStringLiteral("empty"), &window);
    for (const auto choice : { PaletteChoice::Dark, PaletteChoice::Light }) {
        applyPalette(choice);
        const QPalette palette = paletteFor(choice);
        for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
            QTRY_COMPARE(label->palette().color(role), Theme(palette).muted());
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
