import type { IncomingCall } from '@parley/sip';
import { describe, expect, it } from 'vitest';
import { createInboundAdmission } from './inbound-admission.ts';

/** Three places, and calls that reach their media worker when the test says so. */
function open() {
  let known = 0;
  const onTheWay: (() => void)[] = [];
  const refused: number[] = [];
  const arrivals = createInboundAdmission({
    admission: { refusal: () => undefined, room: () => 3 - known },
    accept: () => new Promise((resolve) => onTheWay.push(resolve)),
  });
  const reject = (status: number) => void refused.push(status);
  const incoming = (replaces?: object) => arrivals.incoming({ reject, replaces } as unknown as IncomingCall);
  async function arrive(): Promise<void> {
    known += 1;
    onTheWay.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { arrivals, incoming, arrive, refused, onTheWay };
}

describe('concurrent inbound calls', () => {
  // Fifty calls were answered where five fit, since none of them had reached a media worker when the next was asked.
  it('reserve capacity before a media worker knows of them', async () => {
    const { arrivals, incoming, arrive, refused, onTheWay } = open();
    for (let count = 0; count < 3; count += 1) {
      expect(arrivals.overload()).toBeUndefined();
      incoming();
    }
    expect(arrivals.overload()).toEqual({ status: 486, retryAfterSeconds: 15 });
    incoming();
    expect([refused, onTheWay.length]).toEqual([[486], 3]);
    await arrive();
    expect(arrivals.overload()).toEqual({ status: 486, retryAfterSeconds: 15 });
  });

  it('release it when refused', async () => {
    const { arrivals, incoming, onTheWay } = open();
    for (let count = 0; count < 3; count += 1) incoming();
    onTheWay.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrivals.overload()).toBeUndefined();
  });

  it('replace another call without extra capacity (Replaces)', () => {
    const { incoming, refused } = open();
    for (let count = 0; count < 3; count += 1) incoming();
    incoming({});
    expect(refused).toEqual([]);
  });
});
