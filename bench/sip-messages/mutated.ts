import { readMessage, responseToMalformed, type SipMessage, writeMessage } from '@parley/sip';
import { factsOf } from '@parley/sip/testing/facts';
import { mutate, seededRandom } from '@parley/sip/testing/mutate';
import { plainMessages } from '@parley/sip/testing/plain-messages';
import { readVectors } from '@parley/sip/testing/vectors';
import { round } from '../shared/numbers.ts';

/** So long no message of this size should take. Unit: milliseconds. */
const slowMs = 10;
const source = { address: '192.0.2.1', port: 5060 };

/** Names written in full may take a message past what a datagram holds; such are not read again. */
function isSameAgain(message: SipMessage): boolean {
  const written = writeMessage(message);
  if (written.length > 60_000) return true;
  const again = readMessage(written);
  return again.kind === 'message' && factsOf(again.message) === factsOf(message);
}

function readingMs(message: Buffer): number {
  const startedAt = performance.now();
  readMessage(message);
  return performance.now() - startedAt;
}

/** Reads mutated messages. What is read is written and read again and must say the same, what is refused is answered. */
export function readMutated(count: number, progress: (count: number) => void) {
  const seeds = [...readVectors().values(), ...plainMessages];
  const random = seededRandom(4475);
  const seed = (): Buffer => seeds[Math.floor(random() * seeds.length)] ?? Buffer.alloc(0);
  const kinds = { message: 0, refused: 0, dropped: 0, 'keep-alive': 0 };
  let bytes = 0;
  let readMs = 0;
  let slowestMs = 0;
  let slow = 0;
  let thrown = 0;
  let different = 0;
  for (let index = 1; index <= count; index += 1) {
    const message = mutate(seed(), seed(), random);
    try {
      const startedAt = performance.now();
      const read = readMessage(message);
      let tookMs = performance.now() - startedAt;
      // A slow parse counts only when it repeats: other work of the machine does not.
      if (tookMs > slowMs) tookMs = Math.min(tookMs, ...[1, 2, 3].map(() => readingMs(message)));
      bytes += message.length;
      readMs += tookMs;
      slowestMs = Math.max(slowestMs, tookMs);
      if (tookMs > slowMs) slow += 1;
      kinds[read.kind] += 1;
      if (read.kind === 'refused') responseToMalformed(read, source);
      if (read.kind === 'message' && !isSameAgain(read.message)) different += 1;
    } catch {
      thrown += 1;
    }
    if (index % 250_000 === 0) progress(index);
  }
  return {
    count,
    thrown,
    different,
    slow,
    kinds,
    bytesEach: Math.round(bytes / count),
    readUs: round((readMs * 1000) / count),
    slowestReadMs: round(slowestMs),
  };
}
