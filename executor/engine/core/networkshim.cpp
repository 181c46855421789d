// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/networkshim.h"

#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/outcomes.h"
#include "executor/review/pyref.h"

namespace vitrine {

namespace {

constexpr const char *shim = R"python(
import array, errno, os, socket, sys

plain = socket.socket
dispenser = plain(socket.AF_UNIX, socket.SOCK_SEQPACKET, 0, dispenser_fd)
audit = sys.audit

def hand_out():
    dispenser.send(b'c')
    fds = array.array('i')
    _, ancillary, _, _ = dispenser.recvmsg(1, socket.CMSG_SPACE(fds.itemsize))
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            fds.frombytes(data[:fds.itemsize])
    if not fds:
        raise OSError(errno.EMFILE, 'too many connections')
    return fds[0]

def answer(connection):
    head = b''
    while not head.endswith(b'\r\n\r\n') and len(head) < 4096:
        byte = plain.recv(connection, 1)
        if not byte:
            break
        head += byte
    return (head.split(b'\r\n')[0].split(b' ') + [b'', b''])[1:3]

class Socket(plain):
    __slots__ = ('peer',)

    def __init__(self, family=-1, type=-1, proto=-1, fileno=None):
        self.peer = None
        if fileno is None:
            wanted = socket.SOCK_STREAM if type == -1 else type & 0xf
            if family not in (-1, socket.AF_INET, socket.AF_INET6) or wanted != socket.SOCK_STREAM:
                raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
            fileno = hand_out()
        plain.__init__(self, socket.AF_UNIX, socket.SOCK_STREAM, 0, fileno)

    @property
    def family(self):
        return socket.AF_INET

    def connect(self, address):
        host, port = str(address[0]), int(address[1])
        audit('socket.connect', self, (host, port))
        if any(c in host for c in '\r\n \0') or self.peer is not None:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        timeout = self.gettimeout()
        self.settimeout(timeout or 60)
        try:
            name = '[%s]' % host if ':' in host else host
            plain.sendall(self, ('CONNECT %s:%d HTTP/1.1\r\n\r\n' % (name, port)).encode())
            status, rule = answer(self)
        finally:
            self.settimeout(timeout)
        if status == b'403':
            report(host, errno.EACCES, rule.decode())
            raise PermissionError(errno.EACCES, 'the policy does not allow this host', host)
        if status != b'200':
            report(host, errno.ECONNREFUSED, '')
            raise ConnectionRefusedError(errno.ECONNREFUSED, os.strerror(errno.ECONNREFUSED))
        self.peer = (host, port)

    def connect_ex(self, address):
        try:
            self.connect(address)
        except OSError as error:
            return error.errno or errno.ECONNREFUSED
        return 0

    def bind(self, address):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    listen = bind

    def getpeername(self):
        return self.peer or ('0.0.0.0', 0)

    def getsockname(self):
        return ('0.0.0.0', 0)

    def setsockopt(self, *options):
        pass

def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    if type not in (0, socket.SOCK_STREAM):
        raise socket.gaierror(socket.EAI_SOCKTYPE, 'only streams')
    name = host.decode() if isinstance(host, bytes) else host or 'localhost'
    return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, '', (name, int(port or 0)))]

socket.socket = socket.SocketType = Socket
socket.getaddrinfo = getaddrinfo
socket.gethostbyname = lambda host: host
)python";

// report(host, errno, rule): the outcome of a connection whose start the hook has observed.
PyObject *report(PyObject *, PyObject *args)
{
    const char *host = nullptr;
    int error = 0;
    const char *rule = nullptr;
    if (PyArg_ParseTuple(args, "sis", &host, &error, &rule) == 0)
        return nullptr;
    reportOutcome(host, error, rule);
    return Py_NewRef(Py_None);
}

PyMethodDef reportDefinition { "report", report, METH_VARARGS, nullptr };

} // namespace

bool openNetwork(int dispenser)
{
    const PyRef names = PyRef::steal(PyDict_New());
    const PyRef number = PyRef::steal(PyLong_FromLong(dispenser));
    const PyRef reporter = PyRef::steal(PyCFunction_New(&reportDefinition, nullptr));
    const bool isReady = names && number && reporter && PyDict_SetItemString(names.get(), "report", reporter.get()) == 0
        && PyDict_SetItemString(names.get(), "__builtins__", PyEval_GetBuiltins()) == 0
        && PyDict_SetItemString(names.get(), "dispenser_fd", number.get()) == 0;
    const PyRef done = isReady ? runEngineSource(shim, names) : PyRef();
    PyErr_Clear();
    return static_cast<bool>(done);
}

} // namespace vitrine
