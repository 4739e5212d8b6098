import { describe, expect, it } from 'vitest';
import { faultText, nextTry } from './send-tries.rules.ts';

describe('delivery attempts', () => {
  it('back off for about a day, then stop', () => {
    const now = new Date(0);
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const at = nextTry({ attempts, now });
      if (!at) break;
      pauses.push(at.getTime());
    }
    expect(pauses[0]).toBe(30_000);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
  });
});

describe('a stored delivery error', () => {
  it('contains no link, token or address, and is one short line', () => {
    const token = `reset_${'A1-_'.repeat(11).slice(0, 43)}`;
    const text = faultText({
      code: 'refused',
      message: `554 spam:\r\nhttps://parley.example.com/console/reset-password#token=${token} and ${token} to <robin@example.com> ${'x'.repeat(900)}`,
    });
    expect(text).toMatch(/^refused: 554 spam: \[link\] and \[token\] to <\[address\]> x+$/);
    expect(text.length).toBeLessThanOrEqual(300);
  });
});
