import { describe, expect, it } from 'vitest';
import type { TransferRequest } from '../ports.ts';
import { causeFromSipStatus, planAttempts } from './transfer.rules.ts';

const request: TransferRequest = {
  destination: 'sales',
  mode: 'blind',
  whisper: '',
  postDialDigits: '12',
  fallbacks: [],
  ringMs: 20_000,
  isRecorded: true,
  isTranscribed: false,
};

function attempts(wanted: Partial<TransferRequest>, lineTransfer: 'none' | 'blind', canRing: boolean): string[] {
  return planAttempts({ ...request, ...wanted }, { lineTransfer, canRing }).map((attempt) =>
    attempt.kind === 'ring'
      ? `${attempt.mode} ${attempt.destination} ${attempt.postDialDigits}`.trim()
      : `refer ${attempt.destination}`,
  );
}

describe('transfer attempts', () => {
  it.each([
    ['blind', 'blind', true, ['refer sales', 'bridged sales 12']],
    ['blind', 'none', true, ['bridged sales 12']],
    ['blind', 'blind', false, ['refer sales']],
    ['blind', 'none', false, []],
    ['bridged', 'blind', true, ['bridged sales 12']],
    ['bridged', 'blind', false, ['refer sales']],
    ['attended', 'blind', true, ['attended sales 12']],
    ['attended', 'none', false, []],
  ] as const)('%s over a line that transfers %s, with a dialler: %s', (mode, lineTransfer, canRing, expected) => {
    expect(attempts({ mode }, lineTransfer, canRing)).toEqual(expected);
  });

  it('end with the fallback, dialled without the DTMF of the first', () => {
    const wanted = { fallbacks: [{ destination: 'desk', whisper: '', postDialDigits: '' }] };
    expect(attempts({ ...wanted, mode: 'attended' }, 'none', true)).toEqual(['attended sales 12', 'bridged desk']);
    expect(attempts(wanted, 'blind', true)).toEqual(['refer sales', 'bridged sales 12', 'bridged desk']);
    expect(attempts(wanted, 'blind', false)).toEqual(['refer sales', 'refer desk']);
  });
});

it.each([
  [486, 'busy'],
  [600, 'busy'],
  [480, 'no_answer'],
  [603, 'rejected'],
  [404, 'invalid'],
  [500, 'failed'],
  [undefined, 'failed'],
])('status %s means %s', (code, cause) => {
  expect(causeFromSipStatus(code)).toBe(cause);
});
