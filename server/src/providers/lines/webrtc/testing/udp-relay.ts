import { createSocket, type Socket } from 'node:dgram';

/** A bad network between client and server, on loopback. */
export interface UdpRelay {
  /** Port the client sends to. */
  readonly port: number;
  /** Port the relay forwards to. */
  readonly targetPort: number;
  /** Datagrams of the client, unchanged. */
  readonly captured: Buffer[];
  /** Applies loss and jitter from now on. */
  worsen(network: { loss: number; jitterMs: number; random: () => number }): void;
  /** Sends a datagram as if the client had. */
  inject(datagram: Buffer): void;
  close(): Promise<void>;
}

export async function createUdpRelay(targetPort: number): Promise<UdpRelay> {
  const [toClient, toTarget] = await Promise.all([open(), open()]);
  const timers = new Set<NodeJS.Timeout>();
  const captured: Buffer[] = [];
  let network = { loss: 0, jitterMs: 0, random: () => 1 };
  let clientPort = 0;
  const pass = (datagram: Buffer, socket: Socket, port: number) => {
    if (network.random() < network.loss) return;
    if (network.jitterMs === 0) return socket.send(datagram, port, '127.0.0.1');
    const timer = setTimeout(() => {
      timers.delete(timer);
      socket.send(datagram, port, '127.0.0.1');
    }, network.random() * network.jitterMs);
    timers.add(timer);
  };
  toClient.on('message', (datagram, from) => {
    clientPort = from.port;
    if (captured.length < 2_000) captured.push(Buffer.from(datagram));
    pass(datagram, toTarget, targetPort);
  });
  toTarget.on('message', (datagram) => pass(datagram, toClient, clientPort));
  return {
    port: toClient.address().port,
    targetPort,
    captured,
    worsen(worse) {
      network = worse;
    },
    inject: (datagram) => toTarget.send(datagram, targetPort, '127.0.0.1'),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([toClient, toTarget].map((socket) => new Promise<void>((resolve) => socket.close(resolve))));
    },
  };
}

const open = () =>
  new Promise<Socket>((resolve) => {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1', () => resolve(socket));
  });

/** Port of the only candidate of an answer. */
export const portOf = (answerSdp: string): number => Number(/ 127\.0\.0\.1 (\d+) typ host/.exec(answerSdp)?.[1]);

/** The answer with another port in it. */
export const withPort = (answerSdp: string, port: number): string =>
  answerSdp.replaceAll(/ 127\.0\.0\.1 \d+ typ host/g, ` 127.0.0.1 ${port} typ host`);
