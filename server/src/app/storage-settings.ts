import { integer, type SettingsTable } from '#platform/config/settings.ts';
import type { QuotaLimits } from '#platform/files/storage-quota.ts';

const mebibyte = 1024 * 1024;
/** A pebibyte: more than any disk. */
const mostMebibytes = 1024 ** 3;

/** Storage limits. */
export const storageSettings = {
  diskReserveMb: {
    variable: 'PARLEY_DISK_RESERVE_MB',
    doc: 'Free space of the data folder that files leave to the database. Below it uploads and new recordings are refused, and health says so. Unit: MiB; 0 for none.',
    schema: integer(0, mostMebibytes).default(512),
  },
  uploadsMbPerTenant: {
    variable: 'PARLEY_UPLOADS_MB_PER_TENANT',
    doc: 'What files of chats and pictures may take of the disk, of one tenant together. Unit: MiB; 0 for no bound.',
    schema: integer(0, mostMebibytes).default(5120),
  },
  uploadsMbPerAgent: {
    variable: 'PARLEY_UPLOADS_MB_PER_AGENT',
    doc: 'What files of the chats of one agent may take together. Unit: MiB; 0 for no bound.',
    schema: integer(0, mostMebibytes).default(2048),
  },
  uploadsMbPerAddress: {
    variable: 'PARLEY_UPLOADS_MB_PER_ADDRESS',
    doc: 'What visitors from one address (of IPv6: one /64) may upload to one tenant in a clock hour. Unit: MiB; 0 for no bound.',
    schema: integer(0, mostMebibytes).default(200),
  },
} as const satisfies SettingsTable;

export const diskReserveBytes = (config: { diskReserveMb: number }): number => config.diskReserveMb * mebibyte;

export const quotaLimits = (config: {
  uploadsMbPerTenant: number;
  uploadsMbPerAgent: number;
  uploadsMbPerAddress: number;
}): QuotaLimits => ({
  perTenantBytes: config.uploadsMbPerTenant * mebibyte,
  perAgentBytes: config.uploadsMbPerAgent * mebibyte,
  perAddressAnHourBytes: config.uploadsMbPerAddress * mebibyte,
});
