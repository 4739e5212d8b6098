import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, verifyBackup } from '../server/src/app/backup/backup-folder.ts';
import { createBackup } from '../server/src/app/backup/create-backup.ts';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';

// npm run -s backup -- --to FOLDER [--without-keys] [--with-models] [--without-database]
// npm run -s backup -- --verify FOLDER
// Run it where Parley runs, with the same settings and as the same account; Parley may run meanwhile.

const usage =
  'Say where the backup goes: npm run -s backup -- --to FOLDER, or which one to check: npm run -s backup -- --verify FOLDER';
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      verify: { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
      'without-database': { type: 'boolean', default: false },
      'with-models': { type: 'boolean', default: false },
    },
  });
  if (values.verify) {
    const { files, createdAt } = await verifyBackup(fromCaller(values.verify));
    console.log(`The backup of ${createdAt} is whole: ${files.length} files.`);
    return;
  }
  if (!values.to) throw new BackupError(usage);
  addSettingsFile(process.env);
  const folder = fromCaller(values.to);
  const manifest = await createBackup({
    config: readConfig(process.env),
    folder,
    withoutKeys: values['without-keys'],
    withoutDatabase: values['without-database'],
    withModels: values['with-models'],
    now: new Date(),
    log: (line) => console.error(line),
  });
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`Backed up to ${folder}: ${manifest.files.length} files, ${Math.ceil(bytes / 1_000_000)} MB.`);
  if (manifest.postgresMajor === null) console.log('The database is not in it.');
  console.log(
    manifest.hasKeys
      ? 'It holds keys.json: whoever has this folder can open every secret. Keep it closed, or use --without-keys.'
      : 'It holds no keys.json: keep the keys apart, without them nothing sealed can be opened.',
  );
}

main().catch((error) => {
  const isExpected = error instanceof BackupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : describeStartFailure(error));
  process.exitCode = 1;
});
