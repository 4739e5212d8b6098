import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../server/src/app/backup/backup-folder.ts';
import { restoreBackup } from '../server/src/app/backup/restore-backup.ts';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';

// npm run -s restore -- --from FOLDER
// Puts a backup back into PARLEY_DATA_DIR, which must be absent or empty. Parley must not run on it.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new BackupError('Say which backup: npm run -s restore -- --from FOLDER');
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const manifest = await restoreBackup({
    folder: resolve(process.env['INIT_CWD'] ?? '.', values.from),
    dataDir: config.dataDir,
    hasOwnDatabase: config.databaseUrl !== undefined,
  });
  console.log(`Restored the backup of ${manifest.createdAt} to ${config.dataDir}: ${manifest.files.length} files.`);
  if (!manifest.hasKeys) console.log(`It held no keys: put keys.json into ${config.dataDir} before Parley starts.`);
}

main().catch((error) => {
  const isExpected = error instanceof BackupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : describeStartFailure(error));
  process.exitCode = 1;
});
