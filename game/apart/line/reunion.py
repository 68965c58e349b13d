"""Two who share a key find each other, and again whenever the connection breaks.

Both watch a box on the mailbox server whose name follows from the key. The follower says there that
it wants a connection, the leader offers one, the follower accepts; then they connect, directly if
there is a way, else by the relay (magic-wormhole's "transit", encrypted between the two). What lies
in the box is sealed with the key, and only what answers one's latest word counts: what was said to
a process that is no more lies there without harm.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import blake2b
from secrets import token_hex
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from nacl.exceptions import CryptoError
from nacl.secret import SecretBox
from twisted.internet.defer import Deferred, succeed
from twisted.internet.error import AlreadyCalled, AlreadyCancelled
from twisted.internet.task import LoopingCall
from wormhole.transit import TransitReceiver, TransitSender

from game.apart.line.mailbox import Mailbox
from game.apart.line.wire import LONGEST_FRAME, VERSION, LineTrouble

LEADER, FOLLOWER = "a", "b"
"""The one who invited, and the one who joined: the first letter of a key."""

CONNECTING_SECONDS = 30.0  # for a connection to come about once both want it
BEAT_SECONDS = 5.0  # how often something is said on a connection
SILENCE_SECONDS = 20.0  # after which it is believed to be broken
MOST_MISSED = 3  # connections that did not come about, before there was one
FIRST_WAIT, LONGEST_WAIT = 0.1, 4.0  # between wishes of the follower, doubled from one to the next
LASTING_SECONDS = 1.0  # what held so long was a success: the next wish follows at once
_LONGEST_RECORD = LONGEST_FRAME + 64  # as it is encrypted
_MOST_HINTS = 16
_ENDLESS = 1 << 62

Word = Annotated[str, Meta(max_length=32)]


class Hint(Struct, frozen=True):
    """Where somebody may be reached, in magic-wormhole's form."""

    type: Literal["direct-tcp-v1", "relay-v1"]
    hostname: Annotated[str, Meta(max_length=255)] = ""
    port: Annotated[int, Meta(ge=0, lt=1 << 16)] = 0
    priority: float = 0.0
    hints: Annotated[tuple[Hint, ...], Meta(max_length=4)] = ()


Hints = Annotated[tuple[Hint, ...], Meta(max_length=_MOST_HINTS)]


class Want(Struct, frozen=True, tag="want"):
    """The follower wants a connection."""

    want: Word
    version: int


class WayOffered(Struct, frozen=True, tag="offer"):
    """The leader offers one to who wants it."""

    want: Word
    offer: Word
    hints: Hints
    version: int


class Accept(Struct, frozen=True, tag="accept"):
    """The follower takes the offer."""

    offer: Word
    hints: Hints


Message = Want | WayOffered | Accept


class Reunion:
    """The two of one key. `up`, `down`, `came` and `failed` are called as it happens."""

    def __init__(
        self,
        reactor: Any,  # noqa: ANN401 - what Twisted calls so depends on the system
        key: str,
        mailbox: str,
        relay: str,
        *,
        direct: bool,
        up: Callable[[], None],
        down: Callable[[], None],
        came: Callable[[bytes], None],
        failed: Callable[[LineTrouble], None],
    ) -> None:
        """Raises ValueError where `key` is none."""
        self._reactor, self._relay, self._direct = reactor, relay, direct
        self._up, self._down, self._came, self._failed = up, down, came, failed
        self._role, _, secret = key.partition("-")
        self._secret = bytes.fromhex(secret)
        if self._role not in {LEADER, FOLLOWER} or len(self._secret) != SecretBox.KEY_SIZE:
            raise ValueError(key)
        self._want = ""
        """The follower's latest wish; of the leader the one that is not answered yet."""
        self._version = VERSION  # of that wish
        self._offer = ""
        self._missed: int | None = 0  # connections that did not come about; None once there was one
        self._wait = FIRST_WAIT
        self._later: Any = None  # the follower's next wish
        self._attempt: Deferred[None] | None = None
        self._transit: Any = None
        self._link: _Link | None = None
        self._ended = False
        both = (LEADER, FOLLOWER) if self._role == LEADER else (FOLLOWER, LEADER)
        self._mine, self._theirs = (SecretBox(self._derived(f"seal {who}")) for who in both)
        mine, theirs = (self._derived(f"side {who}").hex()[:16] for who in both)
        room = self._derived("room").hex()[:26]
        self._box = Mailbox(reactor, mailbox, room, mine, theirs, self._read, self._there, failed)

    def start(self) -> None:
        """Go and look for the other."""
        self._box.start()

    def send(self, frame: bytes) -> None:
        """Say something on the connection, if there is one."""
        if self._link is not None:
            self._link.send(frame)

    def hold(self, *, held: bool) -> None:
        """Take nothing more from the connection for the time being, or take again."""
        if self._link is not None:
            self._link.hold(held=held)

    def end(self) -> Deferred[None]:
        """Leave; fires when what was said has gone out."""
        self._ended = True
        self._cancel()
        self._box.stop()
        return self._link.close() if self._link is not None else succeed(None)

    def _derived(self, purpose: str) -> bytes:
        return blake2b(purpose.encode(), key=self._secret, digest_size=32).digest()

    def _there(self) -> None:
        """All that lay in the box was read."""
        if self._role == LEADER:
            self._answer()
        elif self._link is None and self._attempt is None:
            self._wish()  # the server may have forgotten what was wished before

    def _wish(self) -> None:
        """Of the follower: say that a connection is wanted."""
        self._cancel()
        self._want = token_hex(8)
        self._post(Want(self._want, VERSION))

    def _answer(self) -> None:
        """Of the leader: offer a connection to the latest wish, if it is not answered."""
        want, self._want = self._want, ""
        if want:
            self._begin(self._offered(want))
            self._check(self._version)

    def _post(self, message: Message) -> None:
        self._box.post(self._mine.encrypt(msgspec.json.encode(message)))

    def _read(self, sealed: bytes) -> None:
        """Something of the friend's lies in the box."""
        try:
            message = msgspec.json.decode(self._theirs.decrypt(sealed), type=Message)
        except (CryptoError, ValueError, TypeError, RecursionError):
            return  # it is not his
        match message:
            case Want(want, version) if self._role == LEADER:
                self._want, self._version = want, version
                if self._box.read_all:
                    self._answer()
            case WayOffered(want) if self._role == FOLLOWER and want == self._want:
                if self._check(message.version):
                    self._begin(self._accepted(message))
            case Accept(offer, hints) if self._role == LEADER and offer == self._offer:
                self._offer = ""
                self._attempt = self._started(self._connected(hints))
            case _:
                pass  # said to a process that is no more

    def _check(self, version: int) -> bool:
        if version != VERSION:
            reason = LineTrouble.TOO_OLD if version < VERSION else LineTrouble.TOO_NEW
            self._reactor.callLater(0.5, self._failed, reason)  # our own version goes out first
        return version == VERSION

    def _begin(self, attempt: Coroutine[Any, Any, None]) -> None:
        """A new attempt to connect: whatever was there before is no more."""
        self._cancel()
        link, self._link = self._link, None
        if link is not None:
            link.abort()
            self._down()
        self._attempt = self._started(attempt)

    def _started(self, attempt: Coroutine[Any, Any, None]) -> Deferred[None]:
        started = Deferred.fromCoroutine(attempt)

        def missed(_: object) -> None:
            if self._attempt is started:
                self._cancel()
                if self._missed is not None:
                    self._missed += 1
                self._failed(LineTrouble.NO_WAY) if self._missed == MOST_MISSED else self._again()

        def done(_: object) -> None:
            if self._attempt is started:
                self._attempt = None

        return started.addCallbacks(done, missed)

    def _cancel(self) -> None:
        with suppress(AlreadyCalled, AlreadyCancelled, AttributeError):
            self._later.cancel()
        attempt, self._attempt = self._attempt, None
        transit, self._transit = self._transit, None
        if attempt is not None:
            attempt.cancel()
        if transit is not None and self._direct:
            transit._stop_listening()

    def _again(self) -> None:
        """There is no connection: the follower says once more that it wants one, after a while."""
        if self._role == FOLLOWER and not self._ended:
            self._later = self._reactor.callLater(self._wait, self._wish)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _ways(self, kind: type[Any], offer: str) -> Hints:
        """A new transit, with the ways that lead to it."""
        transit = kind(self._relay, no_listen=not self._direct, reactor=self._reactor)
        transit.set_transit_key(self._derived(f"transit {offer}"))
        found = await transit.get_connection_hints()
        self._transit = transit
        found.sort(key=lambda one: one["type"] != "relay-v1")  # it is among those told
        return msgspec.convert(found[:_MOST_HINTS], Hints)

    async def _offered(self, want: str) -> None:
        offer = token_hex(8)
        hints = await self._ways(TransitSender, offer)
        self._offer = offer
        self._post(WayOffered(want, offer, hints, VERSION))

    async def _accepted(self, offer: WayOffered) -> None:
        hints = await self._ways(TransitReceiver, offer.offer)
        self._post(Accept(offer.offer, hints))
        await self._connected(offer.hints)

    async def _connected(self, hints: Hints) -> None:
        if self._direct:  # else none but our own relay learns where we are
            self._transit.add_connection_hints(msgspec.to_builtins(hints))
        connecting: Deferred[Any] = self._transit.connect()
        connection = await connecting.addTimeout(CONNECTING_SECONDS, self._reactor)
        self._transit = self._missed = None
        self._link = _Link(self._reactor, connection, self._came, self._lost)
        self._up()
        self._link.start()

    def _lost(self, link: _Link) -> None:
        if self._link is link and not self._ended:
            self._link = None
            self._down()
            if link.silent:  # as the mailbox may be, which notices it later
                self._box.renew()
            if link.lasted:
                self._wait = FIRST_WAIT
            self._again()


class _Link:
    """One connection: records as they come, a beat, and an end to it when the other is silent."""

    def __init__(
        self,
        reactor: Any,  # noqa: ANN401 - as above
        connection: Any,  # noqa: ANN401 - wormhole.transit has no types
        came: Callable[[bytes], None],
        lost: Callable[[_Link], None],
    ) -> None:
        self._reactor, self._connection = reactor, connection
        self._came, self._when_lost = came, lost
        self._held = self.silent = False
        self._since = self._heard = reactor.seconds()
        self._gone: Deferred[None] = Deferred()
        self._beating = LoopingCall(self._beat)
        self._take: Callable[[bytes], None] = connection.dataReceived
        connection.dataReceived = self._bounded
        connection.transport.setTcpNoDelay(True)

    def start(self) -> None:
        """Hear and be heard."""
        self._beating.start(BEAT_SECONDS, now=False)
        self._connection.connectConsumer(self, _ENDLESS).addBoth(self._lost)

    @property
    def lasted(self) -> bool:
        """Whether it was one for a while."""
        return bool(self._reactor.seconds() - self._since >= LASTING_SECONDS)

    def send(self, record: bytes) -> None:
        self._connection.send_record(record)

    def hold(self, *, held: bool) -> None:
        self._held, self._heard = held, self._reactor.seconds()
        self._connection.pauseProducing() if held else self._connection.resumeProducing()

    def close(self) -> Deferred[None]:
        """End it when all is written; fires then."""
        self._connection.close()
        return self._gone

    def abort(self) -> None:
        """End it now."""
        self._connection.transport.abortConnection()

    def registerProducer(self, *_: object) -> None:  # noqa: N802 - as Twisted calls it
        """Asked by the connection, which has a way of its own to be held."""

    def write(self, record: bytes) -> None:
        """A record has come; an empty one is a beat."""
        self._heard = self._reactor.seconds()
        if record:
            self._came(record)

    def _bounded(self, data: bytes) -> None:
        """What comes in; a record that grows too long is the last."""
        self._take(data)
        if len(self._connection.buf) > _LONGEST_RECORD:
            self.abort()

    def _beat(self) -> None:
        if not self._held and self._reactor.seconds() - self._heard > SILENCE_SECONDS:
            self.silent = True
            self.abort()
            self._lost(None)
        else:
            self.send(b"")

    def _lost(self, _: object) -> None:
        if not self._gone.called:
            self._beating.stop()
            self._gone.callback(None)
            self._when_lost(self)
