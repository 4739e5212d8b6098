import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TenantId } from '@parley/contract/ids';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { keyFileOf, openKeyring } from '../server/src/app/open-keyring.ts';
import { findRunningDatabase } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { platformChain } from '../server/src/platform/audit/audit-entry.ts';
import { exportChain, NoSuchChain } from '../server/src/platform/audit/export-chain.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run -s audit:export -- <tenant id | platform> > log.ndjson
// Writes the audit log of a tenant, signed, to standard output. Run it where Parley runs, with the same settings.

/** A fault the user of the command can correct. */
class CannotExport extends Error {}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function main(): Promise<void> {
  const [asked] = process.argv.slice(2);
  if (!asked || (asked !== 'platform' && !uuid.test(asked))) {
    throw new CannotExport('Say whose log: npm run -s audit:export -- <tenant id>, or "platform" in its place.');
  }
  const tenantId = (asked === 'platform' ? platformChain : asked.toLowerCase()) as TenantId;
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const connections = await findRunningDatabase(config);
  if (!connections) {
    throw new CannotExport(
      `Parley is not running on ${config.dataDir}, so there is no database to read. Start it, or name its folder in PARLEY_DATA_DIR.`,
    );
  }
  if (!config.sealingKeys && !existsSync(keyFileOf(config))) {
    throw new CannotExport(
      `There is no ${keyFileOf(config)} to sign with. Run this with Parley's own PARLEY_DATA_DIR.`,
    );
  }
  const { signer } = await openKeyring(config);
  const log = createLogger({ level: 'silent' });
  const db = openDatabase({ connections, poolSizes: { app: 1, platform: 1 }, log });
  try {
    const lines = exportChain({ platform: db.platform, tenantId, signer, now: new Date() });
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } finally {
    await db.close();
  }
}

main().catch((error) => {
  const isExpected = error instanceof CannotExport || error instanceof NoSuchChain;
  process.stderr.write(`${isExpected ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
});
