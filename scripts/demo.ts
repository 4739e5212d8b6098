import type { UserId } from '@parley/contract/ids';
import { readConfig } from '../server/src/app/config.ts';
import { createDemoData, demoAccountName } from '../server/src/app/demo-data/create-demo-data.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { findRunningDatabase } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { diskReserveBytes } from '../server/src/app/storage-settings.ts';
import { type Database, openDatabase } from '../server/src/db/open.ts';
import { type Bus, Listeners } from '../server/src/platform/bus/bus.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { statfsProbe, watchDiskSpace } from '../server/src/platform/files/disk-space.ts';
import { createLocalFiles } from '../server/src/platform/files/local-files.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run demo [-- --again]
// Fills an account with three agents and a month of calls, recordings and chats, in the Parley that runs. The platform
// admin owns it. `--again` makes another beside one that is there.

/** A fault the user of the command can correct. */
class CannotFill extends Error {}

async function main(): Promise<void> {
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const connections = await findRunningDatabase(config);
  const address = `http://127.0.0.1:${config.port}`;
  if (!connections || !(await isServing(address))) {
    throw new CannotFill(`Parley is not running on ${address}. Start it (npm start) and run this beside it.`);
  }
  const log = createLogger({ level: 'silent' });
  const db = openDatabase({ connections, poolSizes: { app: 2, platform: 1 }, log });
  const disk = watchDiskSpace({
    probe: statfsProbe(config.dataDir),
    reserveBytes: diskReserveBytes(config),
    clock: systemClock,
  });
  try {
    const ownerId = await findOwner(db);
    const made = await createDemoData({
      db,
      bus: createSilentBus(),
      files: createLocalFiles(config.dataDir, disk),
      log,
      address,
      ownerId,
      now: new Date(),
      onProgress: showProgress,
    });
    process.stdout.write(
      `\n${made.name}: ${made.calls} calls (${made.recordings} with a recording) and ${made.chats} chats.\n` +
        `Choose it at the top of ${address}/console.\n`,
    );
  } finally {
    await db.close();
  }
}

/** Finds the platform admin, who owns the account. Refuses a second account unless `--again` is given. */
function findOwner(db: Database): Promise<UserId> {
  return db.platform.inPlatform(async (tx) => {
    const existing = await tx.selectFrom('tenants').select('id').where('name', '=', demoAccountName).executeTakeFirst();
    if (existing && !process.argv.includes('--again')) {
      throw new CannotFill(`There is a "${demoAccountName}" already. Add --again for another: npm run demo -- --again`);
    }
    const admin = await tx
      .selectFrom('users')
      .select('id')
      .where('is_platform_admin', '=', true)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (!admin) throw new CannotFill('There is no platform admin to own the account: npm run admin:create');
    return admin.id as UserId;
  });
}

async function isServing(address: string): Promise<boolean> {
  const health = await fetch(`${address}/api/health`).catch(() => null);
  return health?.ok === true;
}

/** Other processes read the outbox by themselves; this one has no listeners. */
function createSilentBus(): Bus {
  const listeners = new Listeners();
  return {
    publish() {},
    publishLocally() {},
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    onGap: (listener) => listeners.onGap(listener),
    ready: async () => {},
    close: async () => {},
  };
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} conversations`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof CannotFill ? error.message : describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
