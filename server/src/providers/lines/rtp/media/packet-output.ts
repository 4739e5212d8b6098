import type { Socket } from 'node:dgram';
import type { Endpoint, SourceLatch } from '@parley/rtp';

/** Datagrams to one peer. What has no target, or comes after `close`, is dropped. */
export class PacketOutput {
  readonly #socket: Socket;
  readonly #latch: SourceLatch;
  #isOpen = true;

  constructor(socket: Socket, latch: SourceLatch) {
    this.#socket = socket;
    this.#latch = latch;
  }

  /** Sends RTP to the latched address; a report (RTCP) names its own target and socket. */
  send(packet: Buffer, target: Endpoint | undefined = this.#latch.target, socket: Socket = this.#socket): void {
    if (!this.#isOpen || target === undefined || target.port === 0) return;
    try {
      socket.send(packet, target.port, target.address);
    } catch {
      // The socket cannot reach the address, such as one of the other family; the call detects the silence.
    }
  }

  close(): void {
    this.#isOpen = false;
  }
}
