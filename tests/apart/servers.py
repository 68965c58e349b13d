"""A mailbox server and a relay behind doors: `python -m tests.apart.servers`.

Its first line on standard output tells the two addresses. Each line on standard input cuts every
connection that goes through the doors; after "forget" the mailbox is a new one.
"""

from __future__ import annotations

import os
from typing import Any

from twisted.internet import endpoints, protocol, reactor, stdio
from twisted.protocols import basic, portforward
from wormhole_mailbox_server.database import create_or_upgrade_channel_db
from wormhole_mailbox_server.server import make_server
from wormhole_mailbox_server.web import make_web_server
from wormhole_transit_relay.transit_server import Transit, TransitConnection
from wormhole_transit_relay.usage import create_usage_tracker


class Door(portforward.ProxyServer):  # type: ignore[misc]
    """A connection through a door."""

    open: set[Door] = set()  # noqa: RUF012 - all of them

    def connectionMade(self) -> None:  # noqa: N802
        super().connectionMade()
        self.open.add(self)

    def connectionLost(self, reason: Any) -> None:  # noqa: N802
        super().connectionLost(reason)
        self.open.discard(self)


class Cutting(basic.LineOnlyReceiver):  # type: ignore[misc]
    delimiter = b"\n"

    def lineReceived(self, line: bytes) -> None:  # noqa: N802
        if line == b"forget":
            mailbox.port = listen(new_mailbox())
        for one in tuple(Door.open):
            one.transport.abortConnection()

    def connectionLost(self, reason: Any) -> None:  # noqa: N802
        os._exit(0)


def listen(factory: Any) -> int:
    """Where it listens."""
    port = endpoints.TCP4ServerEndpoint(reactor, 0, interface="127.0.0.1").listen(factory)
    return int(port.result.getHost().port)


def door(port: int) -> Any:
    factory = portforward.ProxyFactory("127.0.0.1", port)
    factory.protocol = Door
    return factory


def new_mailbox() -> Any:
    server = make_server(create_or_upgrade_channel_db(":memory:"))
    return make_web_server(server, log_requests=False)


def relay() -> protocol.ServerFactory:
    usage = create_usage_tracker(blur_usage=60, log_file=None, usage_db=None)
    factory = protocol.ServerFactory()
    factory.protocol = TransitConnection
    factory.log_requests = False
    factory.transit = Transit(usage, reactor.seconds)
    return factory


if __name__ == "__main__":
    mailbox = door(listen(new_mailbox()))
    doors = listen(mailbox), listen(door(listen(relay())))
    print("ws://127.0.0.1:{}/v1 tcp:127.0.0.1:{}".format(*doors), flush=True)
    stdio.StandardIO(Cutting())
    reactor.run()
