import { describe, expect, it } from 'vitest';
import { maskedError } from './failed-work.rules.ts';

describe('maskedError', () => {
  it.each([
    ['Connection terminated unexpectedly', 'Connection terminated unexpectedly'],
    ['550 no mailbox for anna@example.com here', '550 no mailbox for […] here'],
    ['The carrier refused +46 70 123 45 67: busy', 'The carrier refused […]: busy'],
    ['invalid input syntax for type uuid: "Anna"', 'invalid input syntax for type uuid: […]'],
    ['Key (email)=(anna.b) exists', 'Key […] exists'],
    ['first line\n    at secret (/file.ts)', 'first line'],
  ])('%s', (message, masked) => {
    expect(maskedError(message)).toBe(masked);
  });

  it('is at most 300 characters long', () => {
    expect(maskedError('x'.repeat(1000))).toHaveLength(300);
  });
});
