import { assertDataDirectoryFree } from '@parley/embedded-postgres';
import { migrate } from '#db/migrate.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Config } from './config.ts';
import { omitPersonalStatistics } from './omit-personal-statistics.ts';
import { openConnections } from './open-connections.ts';
import { allPersonalData } from './personal-data.ts';
import { reservePorts } from './reserve-ports.ts';
import type { RunningRoles } from './start-roles.ts';

/** A running process; `stop` also ends its embedded database. */
export type RunningProcess = RunningRoles;

/** Starts the configured database, migrations and roles. A failed start leaves nothing running. */
export async function startProcess(
  config: Config,
  log: Logger,
  onDatabaseLost: (detail: string) => void,
): Promise<RunningProcess> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await start(config, log, undo, onDatabaseLost);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
}

async function start(
  config: Config,
  log: Logger,
  undo: (() => Promise<unknown>)[],
  onDatabaseLost: (detail: string) => void,
): Promise<RunningProcess> {
  // When another Parley uses the folder, that is the error to report, not its port.
  if (!config.databaseUrl) await assertDataDirectoryFree(config.dataDir);
  const ports = await reservePorts(config);
  undo.push(() => ports.releaseAll());
  // The database takes a while to answer; most of the program is loaded meanwhile.
  const database = await openConnections(config, {
    log: (line) => log.info({ event: 'database.embedded' }, line),
    warn: (line) => log.warn({ event: 'database.embedded_warning' }, line),
    onSpawned: () => loadRoles().catch(() => {}),
  });
  const { embedded, connections } = database;
  if (embedded) {
    undo.push(() => embedded.stop());
    embedded.onUnexpectedExit(onDatabaseLost);
  }
  const applied = await migrate(connections.owner);
  await omitPersonalStatistics(connections.owner, allPersonalData);
  if (applied.length > 0) log.info({ event: 'database.migrated', migrations: applied }, 'database migrations applied');
  const { startRoles } = await loadRoles();
  const running = await startRoles({ config, connections, ports, log, undo });
  return {
    ...running,
    async stop() {
      await running.stop();
      await embedded?.stop();
    },
  };
}

const loadRoles = () => import('./start-roles.ts');
