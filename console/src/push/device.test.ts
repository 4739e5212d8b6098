import { expect, it } from 'vitest';
import { answerOfService, hashOf, pushSupport } from './device.ts';

const browser = (more: object) => ({ isSecureContext: true, navigator: { userAgent: '' }, ...more }) as never;

it('a browser without push says why: no https, not installed on iOS, or not at all', () => {
  expect(pushSupport(browser({ isSecureContext: false }))).toBe('insecure');
  expect(pushSupport(browser({ navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17)' } }))).toBe(
    'needs_install',
  );
  expect(pushSupport(browser({}))).toBe('unsupported');
});

it('an address has the hash the server lists', async () => {
  expect(await hashOf({ endpoint: 'test' })).toBe('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
});

// Regression: where the vendor's push service cannot be reached, the switch stayed grey without a word.
it('a push service that does not answer is named', async () => {
  expect(await answerOfService(new Promise(() => {}), 1)).toBe('no_service');
  expect(await answerOfService(Promise.reject(new DOMException('Registration failed', 'AbortError')))).toBe(
    'no_service',
  );
  expect(await answerOfService(Promise.resolve('subscribed'))).toBe('subscribed');
});
