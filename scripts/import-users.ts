import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { findRunningDatabase } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { importPeople, readPeopleToImport, UnknownTenant } from '../server/src/areas/accounts/auth/index.ts';
import { passwords } from '../server/src/areas/accounts/passwords/index.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { uuidV7 } from '../server/src/platform/ids/uuid-v7.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run users:import -- <file.ndjson>
// Brings people over from an older system, with the password hashes it has kept. A line of JSON for each:
// {"email","name","password_hash"?,"language"?,"tenant_id"?,"role"?}. All of them or none. Run it where Parley runs, with
// the same settings.

/** A fault the user of the command can correct. */
class CannotImport extends Error {}

const shownFaults = 20;

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new CannotImport('Name the file: npm run users:import -- <file.ndjson>');
  const { people, faults } = readPeopleToImport(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'));
  if (faults.length > 0) {
    const shown = faults.slice(0, shownFaults).map(({ line, message }) => `  Line ${line}: ${message}`);
    if (faults.length > shown.length) shown.push(`  And ${faults.length - shown.length} more.`);
    throw new CannotImport(`Nothing was imported:\n${shown.join('\n')}`);
  }
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const connections = await findRunningDatabase(config);
  if (!connections) {
    throw new CannotImport(
      `Parley is not running on ${config.dataDir}. Start it, or name its folder in PARLEY_DATA_DIR.`,
    );
  }
  const log = createLogger({ level: 'silent' });
  const db = openDatabase({ connections, poolSizes: { app: 1, platform: 1 }, log });
  try {
    const now = new Date();
    const report = await importPeople(db.platform, { people, now, newId: () => uuidV7(now) });
    process.stdout.write(
      `${report.made} people made (${report.withoutPassword} without a password), ${report.known} were there already, ${report.memberships} joined a tenant.\n`,
    );
  } finally {
    await db.close();
  }
  await tellSlowest(people, config.loginFailureMs);
}

/** A failed sign-in must take longer than the slowest hash, or its time tells whose password is of that form. */
async function tellSlowest(people: readonly { password_hash?: string | undefined }[], leastMs: number): Promise<void> {
  const costs = new Map<string, string>();
  for (const { password_hash: stored } of people) {
    // The part before the salt: scheme and cost.
    if (stored !== undefined)
      costs.set(/^(?:\{\w+\}|\$[PH]\$.|[^$]*(?:\$[^$]*){0,3}?(?=\$))/.exec(stored)?.[0] ?? '', stored);
  }
  let slowestMs = 0;
  for (const stored of costs.values()) {
    // Once to begin the thread that computes, once to be timed.
    await passwords.verify(stored, 'x');
    const startedAt = performance.now();
    await passwords.verify(stored, 'x');
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  const needed = Math.ceil((slowestMs * 1.5) / 100) * 100;
  if (needed <= leastMs) return;
  process.stdout.write(
    `The slowest hash takes ${Math.ceil(slowestMs)} ms here. Set PARLEY_LOGIN_FAILURE_MS=${needed} until everybody has signed in once, so that the time of a failed sign-in tells nothing.\n`,
  );
}

main().catch((error) => {
  const isExpected = error instanceof CannotImport || error instanceof UnknownTenant;
  process.stderr.write(`${isExpected ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
});
