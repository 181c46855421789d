// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelstep.h"

#include <QTest>

using namespace vitrine;

namespace {

KernelMessage message(std::string type, nlohmann::json content)
{
    return { .type = std::move(type), .id = "m", .parent = "p", .content = std::move(content) };
}

KernelMessage error(const char *type, const std::string &value, nlohmann::json traceback = nlohmann::json::array())
{
    return message("error", { { "ename", type }, { "evalue", value }, { "traceback", std::move(traceback) } });
}

} // namespace

class TestKernelStep : public QObject {
    Q_OBJECT

    Limits m_limits;
    StepObserver m_nobody;

private Q_SLOTS:
    void isDoneWhenTheKernelIsIdleAndHasReplied()
    {
        KernelStep step("1", m_limits, m_nobody);
        step.take(message("execute_reply", { { "status", "ok" } }));
        QVERIFY(!step.isDone());
        step.take(message("status", { { "execution_state", "idle" } }));
        QVERIFY(step.isDone());
        QVERIFY(step.result().status == StepStatus::Ok);
    }

    void cutsWhatIsPrintedAndReportsItAsLongAsThereIsRoom()
    {
        m_limits.printChars = 10;
        std::string reported;
        const StepObserver observer { .printed = [&](std::string_view text) { reported += text; } };
        KernelStep step("", m_limits, observer);
        for (int i = 0; i < 1000; ++i)
            step.take(message("stream", { { "name", "stdout" }, { "text", "12345678" } }));
        QVERIFY(step.result().logsTruncated);
        QVERIFY(step.result().logs.size() < 200);
        QCOMPARE(reported.size(), 16U);
        m_limits = {};
    }

    void findsTheLineInTracebacksOfOldAndNewKernels()
    {
        KernelStep now("a\nb()", m_limits, m_nobody);
        now.take(error(
            "NameError", "name 'b' is not defined", { "\x1b[31mCell In[3], line 2\x1b[39m\n      1 a\n----> 2 b()" }));
        QCOMPARE(now.result().error->line, 2);
        QCOMPARE(now.result().error->sourceLine, "b()");
        QVERIFY(!now.result().error->traceback.contains('\x1b'));
        KernelStep then("a\nb()", m_limits, m_nobody);
        then.take(error("NameError", "", { "<ipython-input-3-1> in <module>\n      1 a\n----> 2 b()" }));
        QCOMPARE(then.result().error->line, 2);
    }

    void takesAFinalAnswerByTheNameOfItsException()
    {
        KernelStep step("", m_limits, m_nobody);
        step.take(error("FinalAnswerException", R"(safe:{"a": {"__type__": "tuple", "data": [1, 2]}})"));
        QVERIFY(step.result().isFinal);
        QVERIFY(step.result().status == StepStatus::Ok);
        QCOMPARE(step.result().output->repr, "{'a': (1, 2)}");
    }

    void rejectsAPickleAsFinalAnswer()
    {
        KernelStep step("", m_limits, m_nobody);
        step.take(error("FinalAnswerException", "pickle:gASV"));
        QVERIFY(!step.result().isFinal);
        QCOMPARE(step.result().error->type, "SerializationError");
    }

    void believesNoLookThatCannotBe()
    {
        KernelStep step("", m_limits, m_nobody);
        const auto look = [](const char *text) {
            return message("execute_reply",
                { { "user_expressions", { { "vitrine", { { "data", { { "text/plain", text } } } } } } } });
        };
        step.takeLook(look("no json"));
        step.takeLook(look(R"({"status": "error"})"));
        step.takeLook(look(R"({"status": "ok", "variables": 3})"));
        QVERIFY(step.result().variables.empty());
        step.takeLook(look(R"({"status": "ok", "variables": [{"name": "x", "type": "int", "repr": "1", "size": 28,
            "change": "added"}], "output": {"repr": "7", "type": "int", "text": "7", "json": 7}})"));
        QCOMPARE(step.result().variables.size(), 1U);
        QCOMPARE(step.result().output->repr, "7");
    }

    void survivesContentsOfOtherShapes_data()
    {
        QTest::addColumn<QByteArray>("frame");
        QTest::newRow("no object") << QByteArray("[1, 2]");
        QTest::newRow("no json") << QByteArray("{");
        QTest::newRow("no header") << QByteArray(R"({"content": {}})");
        QTest::newRow("deep") << QByteArray(10'000, '[');
    }
    void survivesContentsOfOtherShapes()
    {
        QFETCH(QByteArray, frame);
        QVERIFY(!readKernelMessage(frame));
    }

    void reportsWhatIsDisplayedWithItsImage()
    {
        KernelStep step("", m_limits, m_nobody);
        step.take(
            message("display_data", { { "data", { { "image/png", "iVBO\nRw0=\n" }, { "text/plain", "<Figure>" } } } }));
        step.take(message("display_data", { { "data", { { "text/html", "<p>" } } } }));
        step.take(message("execute_result", { { "data", { { "text/plain", "3" } } } }));
        step.take(message("execute_result", { { "data", { { "image/jpeg", "/9j/" } } } }));
        const auto events = step.result().events;
        QCOMPARE(events.size(), 3U);
        QCOMPARE(events[0].kind, "display");
        QCOMPARE(events[0].detail, "image/png, text/plain\ndata:image/png;base64,iVBORw0=");
        QCOMPARE(events[1].detail, "text/html");
        QCOMPARE(events[2].detail, "image/jpeg\ndata:image/jpeg;base64,/9j/");
    }

    void takesNoImageThatIsNoneNorMoreThanThereIsRoomFor()
    {
        KernelStep step("", m_limits, m_nobody);
        step.take(message("display_data", { { "data", { { "image/png", "\"><script>" } } } }));
        const std::string half(Displayed::mostImageBytes / 2, 'A');
        for (int i = 0; i < 3; ++i)
            step.take(message("display_data", { { "data", { { "image/png", half } } } }));
        const auto events = step.result().events;
        QCOMPARE(events.size(), 4U);
        QCOMPARE(events[0].detail, "image/png");
        QVERIFY(events[2].detail.size() > half.size());
        QCOMPARE(events[3].detail, "image/png");
    }

    void displaysAFinalAnswerThatIsAnImage()
    {
        KernelStep step("", m_limits, m_nobody);
        step.take(error("FinalAnswerException", R"(safe:{"__type__": "PIL.Image", "data": "iVBORw0="})"));
        QVERIFY(step.result().isFinal);
        QCOMPARE(step.result().events.at(0).detail, "image/png\ndata:image/png;base64,iVBORw0=");
    }

    void survivesMembersOfOtherKinds()
    {
        KernelStep step("x", m_limits, m_nobody);
        for (const char *type :
            { "stream", "error", "status", "display_data", "update_display_data", "execute_result", "execute_reply" }) {
            step.take(message(type, nlohmann::json::object()));
            step.take(message(type,
                { { "text", 1 }, { "ename", {} }, { "traceback", 3 }, { "execution_state", {} }, { "data", 5 },
                    { "user_expressions", { { "vitrine", 1 } } } }));
        }
        QVERIFY(!step.isDone());
    }
};

QTEST_APPLESS_MAIN(TestKernelStep)
#include "tst_kernelstep.moc"
