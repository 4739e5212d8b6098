import { describe, expect, it } from 'vitest';
import { afterCheck, type CheckedDomain, judgeAnswer, recordValue } from './domain-checks.rules.ts';

const start = new Date('2026-03-01T09:00:00.000Z');
const verified: CheckedDomain = { state: 'verified', misses: 0, createdAt: start };
const jobMs = 60_000;

describe('judgeAnswer', () => {
  it.each([
    [{ kind: 'found' as const, values: ['v=spf1 -all', ` ${recordValue('abc')} `] }, 'proven'],
    [{ kind: 'found' as const, values: [recordValue('abcd')] }, 'value_differs'],
    [{ kind: 'missing' as const }, 'record_missing'],
    [{ kind: 'failed' as const }, 'dns_failed'],
  ])('%j is %s', (answer, result) => expect(judgeAnswer(answer, 'abc')).toBe(result));
});

describe('afterCheck', () => {
  it('a proof that is gone ends the brand within five minutes, at the second check that misses it', () => {
    let domain = verified;
    let now = start;
    let at = start;
    while (domain.state === 'verified') {
      // The job looks once a minute.
      at = new Date(Math.ceil(now.getTime() / jobMs) * jobMs);
      const next = afterCheck(domain, 'record_missing', at);
      domain = { ...domain, ...next };
      now = next.nextCheckAt;
    }
    expect(domain).toMatchObject({ state: 'lost', misses: 2 });
    // The first check is up to a pause and a minute after the change.
    expect(at.getTime() - start.getTime() + 90_000 + jobMs).toBeLessThanOrEqual(5 * 60_000);
  });

  it('one miss between two proofs changes nothing', () => {
    const missed = afterCheck(verified, 'record_missing', start);
    expect(missed).toMatchObject({ state: 'verified', misses: 1 });
    expect(afterCheck({ ...verified, ...missed }, 'proven', start)).toMatchObject({ state: 'verified', misses: 0 });
  });

  it('name servers that do not answer never end a brand', () => {
    expect(afterCheck({ ...verified, misses: 1 }, 'dns_failed', start)).toMatchObject({ state: 'verified', misses: 1 });
  });

  it('a lost or pending domain is verified as soon as the record is there', () => {
    for (const state of ['pending', 'lost'] as const) {
      expect(afterCheck({ ...verified, state }, 'proven', start).state).toBe('verified');
      expect(afterCheck({ ...verified, state }, 'value_differs', start).state).toBe(state);
    }
  });
});
