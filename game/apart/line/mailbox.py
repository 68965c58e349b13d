"""A box on magic-wormhole's mailbox server: two put messages into it and read those of the other.

The server keeps the messages while somebody looks at the box, and some minutes more; whoever comes
reads all of them. The connection is made anew whenever it breaks. A message is put once more until
the server has shown it, and read once, however often it is shown.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from random import Random
from secrets import token_hex
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from autobahn.twisted.websocket import WebSocketClientFactory, WebSocketClientProtocol
from msgspec import Meta, Struct
from twisted.application.internet import ClientService, backoffPolicy
from twisted.internet.defer import TimeoutError as WaitedTooLong
from twisted.internet.endpoints import HostnameEndpoint, wrapClientTLS
from twisted.internet.error import ConnectError, DNSLookupError, NoRouteError
from twisted.internet.ssl import optionsForClientTLS
from wormhole.errors import (
    KeyFormatError,
    LonelyError,
    ServerConnectionError,
    ServerError,
    WrongPasswordError,
)

from game.apart.line.wire import LineTrouble

APPID = "io.github.piquet/line"
_LONGEST_MESSAGE = 1 << 16
_MOST_MESSAGES = 20_000
_NO_NETWORK = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN)
_RETRIES = backoffPolicy(initialDelay=0.25, maxDelay=30.0, jitter=lambda: Random().random() / 4)


class _Welcome(Struct, frozen=True):
    """What the server says first: perhaps that it will not do."""

    error: str = ""


class _Said(Struct, frozen=True):
    """Whatever the server says, as far as we look at it."""

    type: str
    side: str = ""
    phase: Annotated[str, Meta(max_length=64)] = ""
    body: str = ""
    error: str = ""
    welcome: _Welcome = _Welcome()


class Mailbox:
    """One box, as one of its two sides has it."""

    def __init__(
        self,
        reactor: Any,  # noqa: ANN401 - what Twisted calls so depends on the system
        url: str,
        name: str,
        mine: str,
        theirs: str,
        read: Callable[[bytes], None],
        there: Callable[[], None],
        failed: Callable[[LineTrouble], None],
    ) -> None:
        """`there`: all that lay in the box was read. Raises ValueError where `url` is none."""
        self._name, self._mine, self._theirs = name, mine, theirs
        self._read, self._there, self._failed = read, there, failed
        self._socket: _Socket | None = None
        self._waiting: dict[str, bytes] = {}
        self._seen: set[str] = set()
        self._reached = False
        self.read_all = False
        """Whether all that lay in the box was read, so that what comes is new."""
        self._service = ClientService(endpoint(reactor, url), _factory(self, url), _RETRIES)

    def start(self) -> None:
        """Open the box; `failed` if the server cannot be reached at the first attempt."""
        self._service.startService()
        reached = self._service.whenConnected(failAfterFailures=1)
        reached.addErrback(lambda failure: self._unreached(failure.value))

    def stop(self) -> None:
        """Look at it no more."""
        self._service.stopService()

    def renew(self) -> None:
        """Connect anew: the connection may be dead without a sign."""
        if self._socket is not None:
            self._socket.dropConnection(abort=True)

    def post(self, message: bytes) -> None:
        """Put a message into the box, now or when the server is there again."""
        phase = token_hex(8)
        self._waiting[phase] = message
        if self.read_all:
            self._put(phase, message)

    def opened(self, socket: _Socket) -> None:
        """The server is there."""
        self._socket, self._reached, self.read_all = socket, True, False
        self._say(type="bind", appid=APPID, side=self._mine)
        self._say(type="open", mailbox=self._name)
        self._say(type="ping", ping=0)  # answered when all that lay in the box was told

    def heard(self, payload: bytes) -> None:
        """Something that the server says."""
        try:
            said = msgspec.json.decode(payload, type=_Said)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return
        if said.type == "pong":
            self.read_all = True
            for phase, message in self._waiting.items():
                self._put(phase, message)
            self._there()
        elif said.type == "error" or said.welcome.error:
            self._failed(
                LineTrouble.CROWDED if said.error == "crowded" else LineTrouble.UNREACHABLE
            )
        elif said.type == "message" and said.side == self._mine:
            self._waiting.pop(said.phase, None)
        elif said.type == "message" and said.side == self._theirs and said.phase not in self._seen:
            self._seen.add(said.phase)
            if len(self._seen) > _MOST_MESSAGES:
                self._failed(LineTrouble.NONSENSE)
                return
            try:
                message = bytes.fromhex(said.body)
            except ValueError:
                return
            self._read(message)

    def closed(self, socket: _Socket) -> None:
        """The server is there no more."""
        if self._socket is socket:
            self._socket, self.read_all = None, False
        if not self._reached:
            self._unreached(None)

    def _put(self, phase: str, message: bytes) -> None:
        self._say(type="add", phase=phase, body=message.hex())

    def _say(self, **said: object) -> None:
        if self._socket is not None:
            self._socket.sendMessage(msgspec.json.encode(said))

    def _unreached(self, why: Exception | None) -> None:
        if not self._reached:
            self._reached = True  # told once
            self.stop()
            self._failed(reason_of(why))


class _Socket(WebSocketClientProtocol):  # type: ignore[misc]
    """The connection with the server."""

    box: Mailbox

    def onOpen(self) -> None:  # noqa: N802 - as Autobahn calls it
        self.box.opened(self)

    def onMessage(self, payload: bytes, isBinary: bool) -> None:  # noqa: N802, N803, ARG002
        self.box.heard(payload)

    def onClose(self, wasClean: bool, code: int, reason: str) -> None:  # noqa: N802, N803, ARG002
        self.box.closed(self)


def _factory(box: Mailbox, url: str) -> WebSocketClientFactory:
    factory = WebSocketClientFactory(url)
    factory.protocol = type("_Socket", (_Socket,), {"box": box})
    factory.setProtocolOptions(
        autoPingInterval=30,
        autoPingTimeout=60,
        maxFramePayloadSize=_LONGEST_MESSAGE,
        maxMessagePayloadSize=_LONGEST_MESSAGE,
    )
    return factory


def endpoint(reactor: Any, url: str) -> Any:  # noqa: ANN401 - as above
    """How a server is reached."""
    parts = urlsplit(url)
    host, safe = parts.hostname or "", parts.scheme == "wss"
    there = HostnameEndpoint(reactor, host, parts.port or (443 if safe else 80))
    return wrapClientTLS(optionsForClientTLS(host), there) if safe else there


def reason_of(error: BaseException | None) -> LineTrouble:
    """Why there is no meeting, of what magic-wormhole or Twisted says."""
    match error:
        case ServerConnectionError():
            return (
                reason_of(error.reason)
                if isinstance(error.reason, Exception)
                else LineTrouble.UNREACHABLE
            )
        case WrongPasswordError() | KeyFormatError():
            return LineTrouble.WRONG_CODE
        case ServerError() if str(error) == "crowded":
            return LineTrouble.CROWDED
        case LonelyError() | WaitedTooLong():
            return LineTrouble.NOBODY
        case DNSLookupError() | NoRouteError():
            return LineTrouble.NO_NETWORK
        case ConnectError() if error.osError in _NO_NETWORK:
            return LineTrouble.NO_NETWORK
    return LineTrouble.UNREACHABLE
