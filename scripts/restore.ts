import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../server/src/app/backup/backup-folder.ts';
import { restoreBackup } from '../server/src/app/backup/restore-backup.ts';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { ledgerFileOf } from '../server/src/app/privacy-settings.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';

// npm run -s restore -- --from FOLDER [--erasures LEDGER]
// Puts a backup back into PARLEY_DATA_DIR, which must be absent or empty but for its erasure ledger. Parley must not run
// on it. What the ledger says was erased after the backup is erased again by the next start.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, erasures: { type: 'string' } } });
  if (!values.from) throw new BackupError('Say which backup: npm run -s restore -- --from FOLDER');
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
  const manifest = await restoreBackup({
    folder: fromCaller(values.from),
    dataDir: config.dataDir,
    hasOwnDatabase: config.databaseUrl !== undefined,
    sources: {
      ledgerFile: ledgerFileOf(config),
      erasures: values.erasures === undefined ? undefined : fromCaller(values.erasures),
    },
  });
  console.log(`Restored the backup of ${manifest.createdAt} to ${config.dataDir}: ${manifest.files.length} files.`);
  console.log(sentenceOnErasures(manifest));
  if (!manifest.hasKeys) console.log(`It held no keys: put keys.json into ${config.dataDir} before Parley starts.`);
}

function sentenceOnErasures({ createdAt, laterErasures }: { createdAt: string; laterErasures: number | null }): string {
  if (laterErasures === null) {
    return `No erasure ledger was found beside the backup: what was erased after ${createdAt} is back. If you have the old data folder, restore again with --erasures FOLDER.`;
  }
  return laterErasures === 0
    ? 'Nothing was erased after the backup.'
    : `Erasures after the backup: ${laterErasures}; the next start erases them again.`;
}

main().catch((error) => {
  const isExpected = error instanceof BackupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : describeStartFailure(error));
  process.exitCode = 1;
});
