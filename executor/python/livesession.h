// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/watchdog.h"
#include "executor/executor.h"
#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <memory>

namespace vitrine {

class EngineTypes;

/// The input of one step of the agent: the host's own objects, used in place.
struct LiveStep {
    std::string code;
    PyRef staticTools; ///< dict by name; None when tools were never sent
    PyRef customTools; ///< dict by name
    PyRef authorizedImports; ///< iterable of str
    bool describes = false; ///< the result includes values and variables as texts, too
};

/// How it ended, in objects.
struct LiveAnswer {
    StepResult result;
    PyRef value; ///< null when the step failed
    PyRef exception; ///< for the caller, unchanged; null: made from the result
    PyRef cause; ///< what the code raised
};

/// Steps of an agent in the interpreter that the agent runs in, in one of the two dialects. All use needs the GIL.
class LiveSession {
public:
    virtual ~LiveSession() = default;
    virtual LiveAnswer run(const LiveStep &step, Watchdog &watchdog) = 0;
    /// From the next step on. False with an exception set.
    virtual bool setPolicy(const Policy &policy) = 0;
    virtual const Policy &policy() const = 0;
    virtual std::string policyHash() const = 0;
    /// The prints of the running step so far.
    virtual std::string printed() const = 0;
    /// Gives up what it holds of the host; what the host got of it lives on.
    virtual void release() = 0;
    /// For the garbage collector: the host's objects that it holds.
    virtual int traverse(visitproc visit, void *arg) const = 0;
};

/// State shared by all sessions of a process.
struct LiveWorld {
    const SyntaxTypes &syntax;
    std::shared_ptr<EngineTypes> types;
};

/// The objects that a session works over, both of the host.
struct LiveGround {
    PyRef state; ///< dict: the variables
    PyRef baseTools; ///< dict: where one of these is among the tools, the engine's own form of it is used
};

/// A session in the dialect of the policy. Null with an exception set.
std::unique_ptr<LiveSession> makeLiveSession(const LiveWorld &world, const Policy &policy, const LiveGround &ground);

} // namespace vitrine
