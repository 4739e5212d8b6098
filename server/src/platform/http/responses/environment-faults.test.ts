import { describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { createEnvironmentFaults } from '#platform/http/responses/environment-faults.ts';
import { createLogger } from '#platform/log/logger.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('the cause'), { code, ...more });

/** Environment faults with a test clock and the lines they log. */
function openFaults() {
  const clock = createTestClock();
  const lines: { msg: string; refusedSince: number }[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line: string) => lines.push(JSON.parse(line)) } });
  const faults = createEnvironmentFaults(clock);
  return { clock, lines, refusalFor: (error: unknown) => faults.refusalFor(error, log, 'req_1') };
}

describe('infrastructure faults', () => {
  it.each([
    ['a lost connection', coded('57P01')],
    ['a crashed server', coded('57P02')],
    ['one that is starting', coded('57P03')],
    ['too many connections', coded('53300')],
    ['a connection exception', coded('08P01')],
    ['a broken pipe', coded('EPIPE')],
    ['a reset', coded('ECONNRESET')],
    ['a missing socket', coded('ENOENT', { syscall: 'connect' })],
    ['a socket whose queue is full', coded('EAGAIN', { syscall: 'connect' })],
    ['a client that was cut', new Error('Client has encountered a connection error and is not queryable')],
    ['a client that was closed', new Error('Client was closed and is not queryable')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['one below another error', new Error('The transaction failed', { cause: coded('57P01') })],
  ])('503 with Retry-After: %s', (_, error) => {
    const refusal = openFaults().refusalFor(error);
    expect([refusal?.status, refusal?.headers['retry-after']]).toEqual([503, '1']);
  });

  it.each([
    ['a file', coded('ENOSPC')],
    ['a quota of the system', coded('EDQUOT')],
    ['the database', coded('53100')],
    ['the database, in words', coded('58030', { message: 'could not write: No space left on device' })],
  ])('507 for a disk without room: %s', (_, error) => {
    expect(openFaults().refusalFor(error)).toMatchObject({ code: 'insufficient_storage', status: 507 });
  });

  it('409 for a secret whose key is missing', () => {
    const refusal = openFaults().refusalFor(new SecretsError('unknown_key', 'sealed with key "k1"'));
    expect(refusal).toMatchObject({ code: 'secret_unreadable', status: 409 });
    expect(refusal?.message).not.toContain('k1');
  });

  it('null for our own faults', () => {
    for (const error of [new TypeError('odd'), coded('23505'), coded('ENOENT', { syscall: 'open' }), null]) {
      expect(openFaults().refusalFor(error)).toBeNull();
    }
  });

  it('each kind is logged once a minute, with the number of affected requests', () => {
    const { clock, lines, refusalFor } = openFaults();
    for (let request = 0; request < 100; request += 1) refusalFor(coded('ENOSPC'));
    refusalFor(coded('57P01'));
    expect(lines).toHaveLength(2);
    clock.advance(60_000);
    refusalFor(coded('ENOSPC'));
    expect(lines.map(({ refusedSince }) => refusedSince)).toEqual([0, 0, 99]);
  });
});
