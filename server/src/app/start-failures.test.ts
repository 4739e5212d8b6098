import { EmbeddedDatabaseError } from '@parley/embedded-postgres';
import { describe, expect, it } from 'vitest';
import { BusUnreachable } from '#platform/bus/bus.ts';
import { createNatsBus } from '#platform/bus/nats-bus.ts';
import { createLogger } from '#platform/log/logger.ts';
import { describeStartFailure } from './start-failures.ts';

const fault = (fields: object) => Object.assign(new Error('the cause'), fields);

describe('a failed start reports the remedy in one sentence', () => {
  it('without a reachable NATS server', async () => {
    const bus = createNatsBus({ url: 'nats://user:hunter2@127.0.0.1:1', log: createLogger({ level: 'silent' }) });
    const error = await bus.ready().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BusUnreachable);
    expect(describeStartFailure(error)).toBe(
      'No NATS server answers at 127.0.0.1:1 (connection refused). Start it, or correct PARLEY_NATS_URL; without that setting events go through the database.',
    );
    await bus.close();
  });

  it.each([
    [{ syscall: 'listen', code: 'EADDRINUSE', port: 3000 }, 'Port 3000 is taken'],
    [{ syscall: 'listen', code: 'EACCES', port: 80 }, 'may not listen on port 80'],
    [{ syscall: 'listen', code: 'EADDRNOTAVAIL', address: '203.0.113.9', port: 80 }, 'PARLEY_HOST'],
    [{ code: 'ECONNREFUSED' }, 'No database server answers at DATABASE_URL'],
    [{ code: '28P01' }, 'refused the login'],
    [{ code: '3D000' }, 'no such database'],
    [{ code: '42501' }, 'may not do what Parley needs'],
    [{ code: 'ENOTDIR', path: '/data/postgres' }, 'PARLEY_DATA_DIR'],
    [{ code: 'EROFS', path: '/data' }, 'cannot write /data'],
    [{ code: 'ENOTDIR', path: '/file/data' }, '/file/data cannot be made: a part of that path is a file'],
    [{ code: 'ENOSPC', path: '/data' }, 'The disk of /data is full'],
  ])('%j', (fields, sentence) => {
    const said = describeStartFailure(fault(fields));
    expect(said).toContain(sentence);
    expect(said).not.toContain('\n');
  });

  it.each([
    [{ kind: 'used' }, /^Another Parley process \(pid 7\).*PARLEY_DATA_DIR.*DATABASE_URL\.$/],
    [{ kind: 'unwritable' }, /^Parley cannot keep its database in \/data.*PARLEY_DATA_DIR.*DATABASE_URL\.$/],
  ] as const)('an embedded database that is $kind names Parley and its settings', ({ kind }, sentence) => {
    const errors = {
      used: new EmbeddedDatabaseError(
        (names) =>
          `Another ${names.process} (pid 7) uses it; set ${names.dataDirSetting}, or use ${names.databaseUrlSetting}.`,
      ),
      unwritable: new EmbeddedDatabaseError(
        (names) =>
          `${names.program} cannot keep its database in /data; name another in ${names.dataDirSetting}, or use ${names.databaseUrlSetting}.`,
      ),
    };
    expect(describeStartFailure(errors[kind])).toMatch(sentence);
  });

  it('an unexpected error is reported with its stack', () => {
    expect(describeStartFailure(new TypeError('odd'))).toMatch(/Parley could not start: TypeError: odd\n\s+at /);
  });
});
