import { describe, expect, it } from 'vitest';
import { codeText, maskTarget, readEmail, secondsUntilCode } from './verification.rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000));

describe('the wait before a new code', () => {
  it.each<[ofSession: number[], ofTarget: number[], seconds: number]>([
    [[], [], 0],
    [[59], [], 1],
    [[60], [], 0],
    [[], [1], 0],
    [[3000, 2000, 1000, 500, 61], [], 600],
    [[61, 500, 1000, 2000, 3000], [], 600],
    [[3000, 2000, 1000, 500, 10], [], 600],
    [[2000, 1000, 500, 61], [], 0],
    [[], [3500, 3000, 2000, 1000, 500], 100],
    [[30], [3590, 3000, 2000, 1000, 500], 30],
  ])('requested %j s ago in the chat and %j s ago for the address: %i s', (ofSession, ofTarget, seconds) => {
    expect(secondsUntilCode({ ofSession: ago(...ofSession), ofTarget: ago(...ofTarget), ofAddress: [] }, now)).toBe(
      seconds,
    );
  });
});

it('a 21st code in an hour from one address waits until the oldest is an hour old', () => {
  const from = (count: number) => ago(...Array.from({ length: count }, (_, index) => 1000 + index * 100));
  const until = (count: number) => secondsUntilCode({ ofSession: [], ofTarget: [], ofAddress: from(count) }, now);
  expect(until(19)).toBe(0);
  expect(until(20)).toBe(700);
});

it('an address is masked except for the part its owner recognizes', () => {
  expect(maskTarget('email_otp', 'ada@example.com')).toBe('a•••@example.com');
  expect(maskTarget('email_otp', 'a@example.com')).toBe('a•••@example.com');
  expect(maskTarget('sms_otp', '+46701740605')).toBe('••••0605');
  expect(maskTarget('eid', '')).toBeNull();
});

it('an email address is normalized for comparison', () => {
  expect(readEmail(' Ada@Example.COM ')).toBe('ada@example.com');
  for (const text of ['ada', 'ada@', '@example.com', 'a b@example.com', 'a@example.com\nBcc: b@example.com'])
    expect(readEmail(text)).toBeNull();
});

it.each(['en', 'sv-SE', 'de', 'fr', 'es', 'fi'])(
  'the text message in %s names code and site, and fits one segment',
  (language) => {
    const text = codeText('Reception', '012345', language);
    expect(text).toContain('012345');
    expect(text).toContain('Reception');
    expect(text.length).toBeLessThanOrEqual(160);
  },
);
