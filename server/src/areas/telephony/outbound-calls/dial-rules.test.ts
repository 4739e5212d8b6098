import { describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/http/refusal.ts';
import type { Window } from './calling-window.rules.ts';
import { type Budgets, chooseDials, type DueDial, type NumberLimits } from './choose-dials.rules.ts';
import { readDestination } from './destination.rules.ts';
import { endReasonOf, failureOfSip } from './dial-outcome.rules.ts';
import { type Dialled, nextAttemptAt } from './retry.rules.ts';

describe('a final SIP status', () => {
  it.each([
    [486, false, 'busy'],
    [600, true, 'busy'],
    [480, false, 'no_answer'],
    [408, true, 'no_answer'],
    [408, false, 'unreachable'],
    [487, true, 'no_answer'],
    [487, false, 'unreachable'],
    [603, true, 'rejected'],
    [403, false, 'rejected'],
    [607, false, 'rejected'],
    [608, false, 'rejected'],
    [404, false, 'invalid'],
    [410, false, 'invalid'],
    [484, false, 'invalid'],
    [604, false, 'invalid'],
    [500, false, 'unreachable'],
    [503, true, 'unreachable'],
    [483, false, 'unreachable'],
    [302, false, 'failed'],
    [401, false, 'failed'],
    [488, true, 'failed'],
    [606, false, 'failed'],
    [null, false, 'unreachable'],
    [null, true, 'no_answer'],
  ] as const)('%s (it rang: %s) means %s', (status, hasRung, kind) => {
    expect(failureOfSip(status, { hasRung })).toBe(kind);
  });

  it('gives each kind of failure a distinct reason', () => {
    const kinds = ['busy', 'no_answer', 'rejected', 'unreachable', 'invalid', 'failed', 'voicemail'] as const;
    expect(new Set(kinds.map(endReasonOf)).size).toBe(kinds.length);
  });
});

describe('redialling', () => {
  const now = new Date('2026-03-02T10:00:00.000Z');
  const dial = (more: Partial<Dialled> = {}): Dialled => ({
    attempts: 1,
    maxAttempts: 5,
    retry: { on: ['busy', 'no_answer'], delays_seconds: [60, 600] },
    window: null,
    expiresAt: new Date('2026-03-09T10:00:00.000Z'),
    ...more,
  });
  const after = (more: Partial<Dialled>, kind = 'busy', retryAfterSeconds?: number) =>
    nextAttemptAt(dial(more), { kind, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) }, now)?.toISOString();

  it('follows the list of delays, whose last repeats', () => {
    expect(after({ attempts: 1 })).toBe('2026-03-02T10:01:00.000Z');
    expect(after({ attempts: 2 })).toBe('2026-03-02T10:10:00.000Z');
    expect(after({ attempts: 4 })).toBe('2026-03-02T10:10:00.000Z');
  });

  it('is never after the last attempt, a final outcome, or expiry', () => {
    expect(after({ attempts: 5 })).toBeUndefined();
    expect(after({}, 'rejected')).toBeUndefined();
    expect(after({}, 'invalid')).toBeUndefined();
    expect(after({ expiresAt: new Date('2026-03-02T10:01:00.000Z') })).toBeUndefined();
  });

  it('respects Retry-After and the calling window', () => {
    expect(after({}, 'busy', 120)).toBe('2026-03-02T10:02:00.000Z');
    expect(after({}, 'busy', 30)).toBe('2026-03-02T10:01:00.000Z');
    const window: Window = { from: '08:00', to: '10:00', days: ['mon', 'wed'], timezone: 'UTC' };
    expect(after({ window })).toBe('2026-03-04T08:00:00.000Z');
  });
});

describe('callable numbers', () => {
  it.each([
    ['+46701234567', { kind: 'number', number: '+46701234567' }],
    ['+46 (70) 123-45 67', { kind: 'number', number: '+46701234567' }],
    ['+12025550123', { kind: 'number', number: '+12025550123' }],
    ['sip:desk@example.com', { kind: 'sip', address: 'sip:desk@example.com' }],
    ['SIPS:+46701234567@pbx.example.com:5061', { kind: 'sip', address: 'sips:+46701234567@pbx.example.com:5061' }],
    ['sip:100@[2001:db8::1];transport=tcp', { kind: 'sip', address: 'sip:100@[2001:db8::1];transport=tcp' }],
  ])('%s', (text, destination) => expect(readDestination(text)).toEqual(destination));

  it.each([
    ['0701234567', 'invalid_number'],
    ['+4670123', 'invalid_number'],
    ['+999123456789', 'invalid_number'],
    ['anna', 'invalid_number'],
    ['tel:+46701234567', 'invalid_number'],
    ['sip:desk', 'invalid_number'],
    ['sip:a@b.com\r\nVia: x', 'invalid_number'],
    ['sip:a@b.com?Replaces=x', 'invalid_number'],
    ['sip:a b@c.com', 'invalid_number'],
    ['112', 'emergency_number'],
    ['911', 'emergency_number'],
    ['+46112', 'emergency_number'],
    ['+1 911', 'emergency_number'],
    ['+44999', 'emergency_number'],
    ['+4690000', 'emergency_number'],
    ['sip:112@pbx.example.com', 'emergency_number'],
    ['sip:1%312@pbx.example.com', 'emergency_number'],
    ['sip:911;phone-context=+1@pbx.example.com', 'emergency_number'],
    ['sip:+46112@pbx.example.com', 'emergency_number'],
    ['+19002345678', 'premium_number'],
    ['+449098790000', 'premium_number'],
    ['sip:+46900123456@pbx.example.com', 'premium_number'],
  ])('not %j: %s, at /to_number', (text, code) => {
    let refusal: Refusal | undefined;
    try {
      readDestination(text);
    } catch (error) {
      refusal = error as Refusal;
    }
    expect(refusal?.details).toMatchObject([{ path: '/to_number', code }]);
  });
});

it('an extension in one country is an emergency number in another', () => {
  expect(() => readDestination('sip:999@pbx.example.com', '+46812345678')).not.toThrow();
  expect(() => readDestination('sip:999@pbx.example.com', '+442079460110')).toThrow('emergency');
});

describe('the dial queue', () => {
  const now = new Date('2026-03-02T10:00:00.000Z');
  const due = (callId: string, numberId = 'n1', more: Partial<DueDial> = {}): DueDial => ({
    callId,
    numberId,
    notBefore: now,
    window: null,
    ...more,
  });
  const limits = (more: Partial<NumberLimits> = {}): NumberLimits => ({ maxCalls: null, trunk: null, ...more });
  const trunk = (more: Partial<NonNullable<NumberLimits['trunk']>> = {}) =>
    limits({ trunk: { id: 't', maxCalls: null, callsPerSecond: 1000, ...more } });
  const budgets = (more: Partial<Budgets> = {}): Budgets => ({
    calls: 100,
    callsPerSecond: 1000,
    tenantId: 'tenant',
    limits: new Map([
      ['n1', trunk()],
      ['n2', trunk()],
    ]),
    ofNumber: new Map(),
    ofTrunk: new Map(),
    pace: new Map(),
    ...more,
  });
  const ids = (chosen: readonly DueDial[]) => chosen.map((dial) => dial.callId);
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('first in, first out, up to capacity', () => {
    const waiting = [due('c', 'n1'), due('a', 'n2'), due('b', 'n1', { notBefore: later(-1000) })];
    expect(ids(chooseDials(waiting, budgets({ calls: 2 }), now).chosen)).toEqual(['b', 'a']);
  });

  it('is not blocked by a busy number', () => {
    const full = budgets({
      limits: new Map([
        ['n1', { ...trunk(), maxCalls: 2 }],
        ['n2', trunk()],
      ]),
      ofNumber: new Map([['n1', 1]]),
    });
    expect(ids(chooseDials([due('a'), due('b'), due('c', 'n2')], full, now).chosen)).toEqual(['a', 'c']);
  });

  it('counts a trunk’s calls across its numbers', () => {
    const full = budgets({
      limits: new Map([
        ['n1', trunk({ maxCalls: 3 })],
        ['n2', trunk({ maxCalls: 3 })],
      ]),
      ofTrunk: new Map([['t', 1]]),
    });
    expect(ids(chooseDials([due('a'), due('b', 'n2'), due('c')], full, now).chosen)).toEqual(['a', 'b']);
  });

  it('at one a second: the first now, the next a second later', () => {
    const slow = budgets({ limits: new Map([['n1', trunk({ callsPerSecond: 1 })]]) });
    const first = chooseDials([due('a'), due('b')], slow, now);
    expect([ids(first.chosen), first.nextAt]).toEqual([['a'], later(1000)]);
    const second = chooseDials([due('b')], { ...slow, pace: first.pace }, later(999));
    expect([ids(second.chosen), second.nextAt]).toEqual([[], later(1000)]);
    expect(ids(chooseDials([due('b')], { ...slow, pace: first.pace }, later(1000)).chosen)).toEqual(['b']);
  });

  it('at fifty a second: in small bursts, and at most fifty in any second', () => {
    const fast = budgets({ callsPerSecond: 50 });
    let { pace } = fast;
    let started = 0;
    for (let ms = 0; ms < 10_000; ms += 50) {
      const waiting = Array.from({ length: 100 }, (_, at) => due(`${ms}-${at}`));
      const choice = chooseDials(waiting, { ...fast, pace }, later(ms));
      expect(choice.chosen.length).toBeLessThanOrEqual(10);
      started += choice.chosen.length;
      ({ pace } = choice);
    }
    expect(started).toBeGreaterThanOrEqual(500);
    expect(started).toBeLessThanOrEqual(510);
  });

  it('limits a carrier’s number to one call a second', () => {
    const carrier = budgets({
      limits: new Map([
        ['n1', limits()],
        ['n2', limits()],
      ]),
    });
    expect(ids(chooseDials([due('a'), due('b'), due('c', 'n2')], carrier, now).chosen)).toEqual(['a', 'c']);
  });

  it('reschedules a call outside its window without using a slot', () => {
    const window: Window = { from: '12:00', to: '13:00', days: ['mon'], timezone: 'UTC' };
    const choice = chooseDials([due('a', 'n1', { window }), due('b')], budgets({ calls: 1 }), now);
    expect(ids(choice.chosen)).toEqual(['b']);
    expect(choice.moved.map(({ dial, to }) => [dial.callId, to])).toEqual([['a', later(2 * 3_600_000)]]);
  });
});
