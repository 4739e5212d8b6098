import type { TenantId } from '@parley/contract/ids';
import { carryOut, recordErasure } from '#areas/privacy/erasure';
import { systemClock } from '#platform/clock/clock.ts';
import { systemActor } from '#platform/http/principal.ts';
import { createLogger } from '#platform/log/logger.ts';
import { buildDeps } from '../src/app/build-deps.ts';
import { readConfig } from '../src/app/config.ts';
import type { TestDatabase } from './test-database.ts';

// A process of an installation that erases people, for tests that kill it.

const { connections, tenantId, numbers } = JSON.parse(process.env['ERASURE_PROCESS'] ?? '{}') as {
  connections: TestDatabase['connections'];
  tenantId: TenantId;
  numbers: string[];
};
const { PARLEY_DATA_DIR = '', PARLEY_SEALING_KEYS = '', PARLEY_SIGNING_SEED = '' } = process.env;
const config = readConfig({
  NODE_ENV: 'test',
  PARLEY_LOG_LEVEL: 'silent',
  PARLEY_ROLES: 'api',
  PARLEY_DATA_DIR,
  PARLEY_SEALING_KEYS,
  PARLEY_SIGNING_SEED,
});
const log = createLogger({ level: config.logLevel });
const deps = await buildDeps({ config, connections, clock: systemClock, log, modelServerPorts: [] });
process.stdout.write('ready\n');
for (const phoneNumber of numbers) {
  const request = { tenantId, actor: systemActor, requestId: null, now: new Date() };
  const erasure = await recordErasure(deps.areaDeps.erasure, { ...request, phoneNumber });
  await carryOut({ deps: deps.areaDeps.erasure, erasure, headers: { set: () => {}, status: () => {} } });
}
// Waits to be killed.
setInterval(() => {}, 60_000);
