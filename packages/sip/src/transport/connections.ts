import type { Socket } from 'node:net';
import { createClientContext, openSocket, type SipTls } from './open-socket.ts';
import type { Hop } from './resolve.ts';
import { createStreamConnection, type StreamConnection } from './stream-connection.ts';
import type { StreamLimits } from './stream-limits.ts';
import type { Alarm, Timers } from './timers.ts';
import type { TransportEvents, WireFlow } from './wire-flow.ts';

/** All TCP and TLS connections, inbound and outbound. */
export interface Connections {
  /**
   * Counts an inbound connection from before its handshake until it closes. False: over the limit, and destroyed.
   * Evicts a long silent one if needed.
   */
  admit(socket: Socket): boolean;
  /** Reads from an admitted connection, over TLS after the handshake. */
  accept(socket: Socket, transport: 'tcp' | 'tls'): void;
  /** Returns the open connection to a hop, or a new one. Rejects with a message when none opens within `withinMs`. */
  connect(hop: StreamHop, withinMs?: number): Promise<{ flow: WireFlow; isReused: boolean }>;
  close(): Promise<void>;
}

export type StreamHop = Hop & { transport: 'tcp' | 'tls' };

export interface ConnectionsOptions {
  limits: StreamLimits;
  timers: Timers;
  events: TransportEvents;
  tls: SipTls | undefined;
  /** Local address to connect from. */
  sourceFor: (hop: StreamHop) => string | undefined;
}

const tendEveryMs = 1000;

export function createConnections(options: ConnectionsOptions): Connections {
  const { limits, timers, events } = options;
  const context = createClientContext(options.tls);
  const all = new Map<WireFlow, StreamConnection>();
  const admitted = new Set<Socket>();
  const admittedFrom = new Map<string, number>();
  const opened = new Map<string, Promise<StreamConnection>>();
  let tending: Alarm | undefined;
  let isClosed = false;
  let whenEmpty: (() => void) | undefined;

  function resolveWhenClosed(): void {
    if (all.size === 0 && admitted.size === 0) whenEmpty?.();
  }

  function tend(): void {
    for (const connection of all.values()) connection.applyTimeouts();
    tending = timers.after(tendEveryMs, tend);
  }

  function add(socket: Socket, transport: 'tcp' | 'tls', isOurs: boolean, forget: () => void): StreamConnection {
    const connection = createStreamConnection({
      socket,
      transport,
      isOurs,
      limits,
      timers,
      events: {
        message: events.message,
        closed(flow) {
          all.delete(flow);
          forget();
          events.closed(flow);
          resolveWhenClosed();
        },
      },
    });
    all.set(connection.flow, connection);
    tending ??= timers.after(tendEveryMs, tend);
    return connection;
  }

  function makeRoom(): boolean {
    if (admitted.size + opened.size < limits.connections) return true;
    let longest: StreamConnection | undefined;
    for (const connection of all.values()) {
      if (longest === undefined || connection.silentForMs() > longest.silentForMs()) longest = connection;
    }
    if (longest === undefined || longest.silentForMs() < limits.evictableMs) return false;
    longest.destroy();
    return true;
  }

  function open(hop: StreamHop, key: string, withinMs: number): Promise<StreamConnection> {
    const source = options.sourceFor(hop);
    const opening = openSocket({ hop, context, timers, withinMs, source }).then((socket) => {
      const connection = add(socket, hop.transport, true, () => opened.delete(key));
      if (isClosed) connection.destroy();
      return connection;
    });
    opened.set(key, opening);
    opening.catch(() => opened.delete(key));
    return opening;
  }

  return {
    admit(socket) {
      const address = socket.remoteAddress ?? '';
      const before = admittedFrom.get(address) ?? 0;
      if (isClosed || address === '' || before >= limits.connectionsPerAddress || !makeRoom()) {
        socket.destroy();
        return false;
      }
      admitted.add(socket);
      admittedFrom.set(address, before + 1);
      socket.once('close', () => {
        admitted.delete(socket);
        const left = (admittedFrom.get(address) ?? 1) - 1;
        if (left > 0) admittedFrom.set(address, left);
        else admittedFrom.delete(address);
        resolveWhenClosed();
      });
      return true;
    },
    accept(socket, transport) {
      add(socket, transport, false, () => undefined);
    },
    async connect(hop, withinMs = limits.connectMs) {
      if (isClosed) throw new Error('The SIP transports are closed.');
      const key = keyOf(hop);
      const known = opened.get(key);
      if (known !== undefined) {
        const { flow } = await known;
        if (flow.isOpen) return { flow, isReused: true };
      }
      if (!makeRoom()) throw new Error('Too many SIP connections are open.');
      const { flow } = await (opened.get(key) ?? open(hop, key, withinMs));
      return { flow, isReused: false };
    },
    async close() {
      isClosed = true;
      tending?.cancel();
      await Promise.allSettled(opened.values());
      const empty = new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
      for (const connection of all.values()) connection.destroy();
      for (const socket of admitted) socket.destroy();
      resolveWhenClosed();
      await empty;
    },
  };
}

function keyOf(hop: StreamHop): string {
  const place = `${hop.transport} ${hop.address} ${hop.port}`;
  return hop.transport === 'tcp' ? place : `${place} ${hop.certificateName} ${hop.verifiesCertificate}`;
}
