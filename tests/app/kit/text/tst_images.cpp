// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/decodedimage.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImageReader>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;
using Denial = DecodedImage::Rejection;

namespace {

QByteArray fileOf(const char *format, QSize size = { 30, 20 })
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x * 7 % 256, y * 11 % 256, x * y % 256));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

// The size stands behind the signature and the name of the first part.
QByteArray pngThatClaims(quint32 width, quint32 height)
{
    auto bytes = fileOf("PNG");
    const auto put = [&](qsizetype at, quint32 number) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = char(number >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    const quint32 sum = [&] {
        quint32 crc = 0xffffffff;
        for (const char c : bytes.sliced(12, 17)) {
            crc ^= uchar(c);
            for (int bit = 0; bit < 8; ++bit)
                crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320 : 0);
        }
        return ~crc;
    }();
    put(29, sum);
    return bytes;
}

std::vector<DecodedImage> decoded(const QByteArray &text)
{
    std::vector<DecodedImage> images;
    for (const auto &found : foundImages(std::string_view(text)))
        images.push_back(decodedImage(found));
    return images;
}

} // namespace

/// Images that stand in texts as base64.
class TestImages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto png = fileOf("PNG").toBase64();
        auto lines = png;
        for (qsizetype at = 76; at < lines.size(); at += 77)
            lines.insert(at, '\n');
        auto escaped = lines;
        escaped.replace("\n", "\\n");
        QTest::newRow("alone") << png;
        QTest::newRow("in an address") << "plot: data:image/png;base64," + png + " and more";
        QTest::newRow("that lies of its format") << "data:image/svg+xml;base64," + png;
        QTest::newRow("in JSON") << "{\"image/png\": \"" + png + "\"}";
        QTest::newRow("in lines") << lines;
        QTest::newRow("in lines within JSON") << '"' + escaped + "\\n\"";
        QTest::newRow("with text below") << "see\n" + png + "\nthat was the picture";
    }

    void areFound()
    {
        QFETCH(const QByteArray, text);
        const auto images = decoded(text);
        QCOMPARE(images.size(), 1U);
        QCOMPARE(images.front().rejection, Denial::None);
        QCOMPARE(images.front().size, QSize(30, 20));
        QCOMPARE(images.front().bytes, fileOf("PNG"));
    }

    void formatsAreRecognizedByTheirBytes_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("format");
        QTest::newRow("PNG") << fileOf("PNG") << int(FoundImage::Format::Png);
        QTest::newRow("JPEG") << fileOf("JPEG") << int(FoundImage::Format::Jpeg);
        QTest::newRow("GIF") << QByteArray::fromBase64("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")
                             << int(FoundImage::Format::Gif);
    }

    void formatsAreRecognizedByTheirBytes()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, format);
        const auto images = decoded(file.toBase64());
        QCOMPARE(images.size(), 1U);
        QCOMPARE(int(images.front().format), format);
        QCOMPARE(images.front().rejection, Denial::None);
        QVERIFY(!images.front().image.isNull());
    }

    void webpIsReadWhereTheSystemCan()
    {
        const QByteArray webp = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";
        const auto images = decoded(webp);
        QCOMPARE(images.size(), 1U);
        const bool isKnown = QImageReader::supportedImageFormats().contains("webp");
        QCOMPARE(images.front().rejection == Denial::UnknownFormat, !isKnown);
    }

    void otherTextHasNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("only the beginning") << QByteArray("iVBORw0KGgo");
        QTest::newRow("a path") << QByteArray("/9j/");
        QTest::newRow("within other base64") << "AAAA" + fileOf("PNG").toBase64();
        QTest::newRow("RIFF of sound")
            << QByteArray("RIFF\x24\0\0\0WAVEfmt ................................", 46).toBase64();
        QTest::newRow("SVG") << QByteArray(
            "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9z");
    }

    void otherTextHasNone()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(foundImages(std::string_view(text)).empty());
        QVERIFY(!hasImages(std::string_view(text)));
    }

    void bombsAreRejected_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("rejection");
        QTest::newRow("many pixels") << pngThatClaims(15'000, 15'000) << int(Denial::TooLarge);
        QTest::newRow("one long line") << pngThatClaims(1'000'000, 1) << int(Denial::TooLarge);
        QTest::newRow("no pixels") << pngThatClaims(0, 10) << int(Denial::Unreadable);
        auto passes = fileOf("JPEG");
        for (int i = 0; i < 100; ++i)
            passes.insert(passes.size() - 2, QByteArray("\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00", 10));
        QTest::newRow("painted over and over") << passes << int(Denial::TooManyPasses);
        QTest::newRow("cut off") << fileOf("PNG").first(60) << int(Denial::Unreadable);
        QTest::newRow("too many bytes") << QByteArray(fileOf("PNG") + QByteArray(10 << 20, 'x'))
                                        << int(Denial::TooLong);
    }

    void bombsAreRejected()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, rejection);
        const auto images = decoded(file.toBase64());
        QCOMPARE(images.size(), 1U);
        QCOMPARE(int(images.front().rejection), rejection);
        QVERIFY(images.front().image.isNull());
    }

    void largeImagesAreKeptSmaller()
    {
        const auto images = decoded(fileOf("PNG", { 5'000, 100 }).toBase64());
        QCOMPARE(images.front().size, QSize(5'000, 100));
        QCOMPARE(images.front().image.size(), QSize(2'400, 48));
    }

    void atMostSoManyAreRead()
    {
        QByteArray text;
        const auto one = fileOf("PNG").toBase64() + "\n\n";
        for (int i = 0; i < 100; ++i)
            text += one;
        QCOMPARE(foundImages(std::string_view(text)).size(), 32U);
    }

    void aTextThatIsOnlyAnImageIsReported()
    {
        const auto png = fileOf("PNG").toBase64();
        QVERIFY(isMostlyImages(std::string_view(QByteArray("data:image/png;base64," + png))));
        QVERIFY(!isMostlyImages(std::string_view(QByteArray(png + QByteArray(100'000, ' ')))));
        QVERIFY(!isMostlyImages("words"));
    }
};

QTEST_MAIN(TestImages)
#include "tst_images.moc"
