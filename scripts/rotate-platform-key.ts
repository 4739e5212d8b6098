import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { openDatabaseForCommand } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { rotatePlatformKeys } from '../server/src/areas/accounts/api-keys/index.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { uuidV7 } from '../server/src/platform/ids/uuid-v7.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run admin:rotate-platform-key
// Makes a new platform key, prints it once and revokes every other. Works while Parley runs and while it does not. Run
// it where Parley runs, with the same settings.

async function main(): Promise<void> {
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const { connections, close } = await openDatabaseForCommand(config);
  const db = openDatabase({ connections, poolSizes: { app: 1, platform: 1 }, log: createLogger({ level: 'silent' }) });
  try {
    const now = systemClock.now();
    const { secret, revoked } = await rotatePlatformKeys(db.platform, { id: uuidV7(now), name: 'Platform key', now });
    const others = `${revoked} older ${revoked === 1 ? 'key was' : 'keys were'} revoked.`;
    process.stdout.write(`New platform key, shown this once:\n\n  ${secret}\n\n${others}\n`);
  } finally {
    await db.close();
    await close();
  }
}

main().catch((error) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
