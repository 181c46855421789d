// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/interruptiblesleep.h"

#include "executor/engine/core/enginetypes.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto longestNap = std::chrono::milliseconds(10);
constexpr auto signalLook = std::chrono::milliseconds(50);

bool maySleep(Meter &meter) { return meter.reason() == StopReason::None && !meter.isLate(); }

// Sleeps in short intervals without the GIL, and notices a stop after each. Only the reason of the stop matters here,
// not the result of `spend`.
void sleepUntil(Meter &meter, Clock::time_point end)
{
    Py_BEGIN_ALLOW_THREADS while (Clock::now() < end && maySleep(meter))
        std::this_thread::sleep_for(std::min<Clock::duration>(longestNap, end - Clock::now()));
    Py_END_ALLOW_THREADS
}

// A sleep that the time limit cuts short, in the dialect that must behave like the older executor.
class LateSleep final {
public:
    explicit LateSleep(SessionCore &core)
        : m_meter(core.policy.isExact() ? &core.meter : nullptr)
    {
        if (m_meter != nullptr)
            m_meter->beginLateSleep();
    }
    ~LateSleep()
    {
        if (m_meter != nullptr)
            m_meter->endLateSleep();
    }
    LateSleep(const LateSleep &) = delete;
    LateSleep &operator=(const LateSleep &) = delete;

private:
    Meter *m_meter;
};

PyObject *callSleep(SessionCore &core, PyObject *args, PyObject *keywords)
{
    double seconds = 0;
    if ((keywords != nullptr && PyDict_GET_SIZE(keywords) > 0) || PyArg_ParseTuple(args, "d:sleep", &seconds) == 0) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "sleep() takes no keyword arguments");
        return nullptr;
    }
    if (std::isnan(seconds) || seconds < 0) {
        PyErr_SetString(PyExc_ValueError, "sleep length must be non-negative");
        return nullptr;
    }
    constexpr double longest = 1e9;
    const auto length = std::chrono::duration<double>(std::min(seconds, longest));
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(length);
    const LateSleep late(core);
    do {
        sleepUntil(core.meter, std::min(end, Clock::now() + signalLook));
        if (PyErr_CheckSignals() < 0) // Ctrl-C in a host
            return nullptr;
    } while (Clock::now() < end && maySleep(core.meter));
    return core.meter.reason() == StopReason::None ? Py_NewRef(Py_None) : core.raiseStop();
}

} // namespace

PyRef makeInterruptibleSleep(std::shared_ptr<SessionCore> core)
{
    return core->types->function(
        "sleep", [core](PyObject *args, PyObject *keywords) { return callSleep(*core, args, keywords); });
}

} // namespace vitrine
