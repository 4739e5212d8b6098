import { join, resolve } from 'node:path';
import { integer, type SettingsTable, text } from '#platform/config/settings.ts';
import { ledgerName } from './backup/restore-ledger.ts';

/** Settings of erasure and its proofs. */
export const privacySettings = {
  backupRetentionDays: {
    variable: 'PARLEY_BACKUP_RETENTION_DAYS',
    doc: 'Days after which you destroy a backup. Deletion certificates then say when the last one that may hold erased data is gone. Default: they say that it is unknown.',
    schema: integer(0, 36_500).optional(),
  },
  erasureLedger: {
    variable: 'PARLEY_ERASURE_LEDGER',
    doc: 'File that names what was erased, by ids, so that a restored backup erases it again. On another disk than the database it survives with the backups. Default: `erasures.ndjson` in the data folder.',
    schema: text()
      .transform((file) => resolve(process.env['INIT_CWD'] ?? '.', file))
      .optional(),
  },
} as const satisfies SettingsTable;

/** Path of the erasure ledger. */
export const ledgerFileOf = (config: { dataDir: string; erasureLedger?: string | undefined }): string =>
  config.erasureLedger ?? join(config.dataDir, ledgerName);
