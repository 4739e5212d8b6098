import type { CallId, TenantId } from '@parley/contract/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallAdmission, CallCredit } from '#areas/business/balance';
import { createLogger } from '#platform/log/logger.ts';
import { CallRefused, createCallReservations } from './call-reservations.ts';

const call = {
  tenantId: 'tenant' as TenantId,
  id: 'call' as CallId,
  type: 'phone' as const,
  info: { direction: 'inbound' as const, kind: 'sip' as const, headers: {} },
};
const log = createLogger({ level: 'silent' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Credit of an account with `seconds` in all, and a conversation of this length so far. */
function conversationWith(admission: CallAdmission, seconds: number) {
  const extended: number[] = [];
  const credit: CallCredit = {
    reserve: async () => admission,
    async extend(asked) {
      extended.push(asked.seconds);
      return Math.min(asked.seconds, seconds);
    },
  };
  let talkedMs = 0;
  const runOut = vi.fn();
  const talk = async (forSeconds: number) => {
    for (let second = 0; second < forSeconds; second += 1) {
      talkedMs += 1000;
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  const reservations = createCallReservations({ credit, log });
  const follow = async () => (await reservations.reserve(call)).follow({ callMs: () => talkedMs, runOut });
  return { extended, runOut, talk, follow };
}

describe('a conversation', () => {
  it('is extended a minute before its reservation ends, and ends when nothing covers it', async () => {
    const { extended, runOut, talk, follow } = conversationWith({ kind: 'admitted', coveredSeconds: 120 }, 200);
    await follow();
    await talk(59);
    expect(extended).toEqual([]);
    await talk(1);
    expect(extended).toEqual([180]);
    await talk(138);
    expect(runOut).not.toHaveBeenCalled();
    await talk(3);
    expect(runOut).toHaveBeenCalledTimes(1);
  });

  it('is never extended and never ends for an account that is not billed', async () => {
    const { extended, runOut, talk, follow } = conversationWith({ kind: 'admitted', coveredSeconds: null }, 0);
    await follow();
    await talk(300);
    expect([extended, runOut.mock.calls]).toEqual([[], []]);
  });

  it('that is over is extended no more', async () => {
    const { extended, talk, follow } = conversationWith({ kind: 'admitted', coveredSeconds: 120 }, 1000);
    const stop = await follow();
    stop();
    await talk(200);
    expect(extended).toEqual([]);
  });

  it('does not begin for an account without balance', async () => {
    const { follow } = conversationWith({ kind: 'refused', reason: 'insufficient_balance' }, 0);
    await expect(follow()).rejects.toThrow(CallRefused);
  });
});
