// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/interruptiblesleep.h"

#include "executor/engine/enginetypes.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto longestNap = std::chrono::milliseconds(10);
constexpr auto signalLook = std::chrono::milliseconds(50);

// Sleeps without the GIL, in naps: a stop is seen after one of them. The result of spend is not needed here, the
// reason is.
void sleepUntil(Meter &meter, Clock::time_point end)
{
    Py_BEGIN_ALLOW_THREADS while (Clock::now() < end && meter.reason() == StopReason::None)
        std::this_thread::sleep_for(std::min<Clock::duration>(longestNap, end - Clock::now()));
    Py_END_ALLOW_THREADS
}

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
    do {
        sleepUntil(core.meter, std::min(end, Clock::now() + signalLook));
        if (PyErr_CheckSignals() < 0) // Ctrl-C in a host
            return nullptr;
    } while (Clock::now() < end && core.meter.reason() == StopReason::None);
    return core.meter.reason() == StopReason::None ? Py_NewRef(Py_None) : core.raiseStop();
}

} // namespace

PyRef makeInterruptibleSleep(std::shared_ptr<SessionCore> core)
{
    return core->types->function(
        "sleep", [core](PyObject *args, PyObject *keywords) { return callSleep(*core, args, keywords); });
}

} // namespace vitrine
