import { createHash } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { headerOf } from './raw-peer.ts';

/** A relay between one client and one server that drops datagrams in both directions. */
export interface LossyRelay {
  /** Port for the client. */
  readonly port: number;
  readonly lost: number;
  readonly passed: number;
  close(): Promise<void>;
}

/**
 * The loss of a datagram depends on the seed, its content and its repetition, never on time: each run drops the same.
 * `loss`: share of datagrams, 0 to 1.
 */
export async function openLossyRelay(options: { toPort: number; loss: number; seed: number }): Promise<LossyRelay> {
  const seen = new Map<string, number>();
  let lost = 0;
  let passed = 0;
  let clientPort = 0;

  function isLost(text: string): boolean {
    const [first = ''] = text.split(' sip:', 1);
    const what = [first.slice(0, 11), headerOf(text, 'Call-ID'), headerOf(text, 'CSeq')].join(' ');
    const count = (seen.get(what) ?? 0) + 1;
    seen.set(what, count);
    const draw = createHash('sha256').update(`${options.seed} ${what} ${count}`).digest().readUInt32BE() / 2 ** 32;
    return draw < options.loss;
  }

  const [outside, inside] = [createSocket('udp4'), createSocket('udp4')];
  function carry(from: Socket, handOn: (bytes: Buffer) => void, port: (sender: number) => void): void {
    from.on('message', (bytes, sender) => {
      port(sender.port);
      if (isLost(bytes.toString())) lost += 1;
      else {
        passed += 1;
        handOn(bytes);
      }
    });
  }
  carry(
    outside,
    (bytes) => inside.send(bytes, options.toPort, '127.0.0.1'),
    (sender) => {
      clientPort = sender;
    },
  );
  carry(
    inside,
    (bytes) => outside.send(bytes, clientPort, '127.0.0.1'),
    () => undefined,
  );
  outside.bind(0, '127.0.0.1');
  inside.bind(0, '127.0.0.1');
  await Promise.all([once(outside, 'listening'), once(inside, 'listening')]);
  return {
    port: outside.address().port,
    get lost() {
      return lost;
    },
    get passed() {
      return passed;
    },
    async close() {
      await Promise.all(
        [outside, inside].map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))),
      );
    },
  };
}
