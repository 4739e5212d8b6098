import { EmbeddedDatabaseError, type ProgramNames } from '@parley/embedded-postgres';
import { SchemaTooNew } from '#db/migrate.ts';
import { BusUnreachable } from '#platform/bus/bus.ts';
import { ConfigError } from '#platform/config/settings.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { httpPortSettings, PortUnavailable, portUnavailable } from './reserve-ports.ts';
import { NoDatabase } from './running-database.ts';

interface SystemFault extends Error {
  code?: string;
  port?: number;
  address?: string;
  path?: string;
  syscall?: string;
}

/** Parley's name and settings in the messages of the embedded database. */
const parleyNames: ProgramNames = {
  program: 'Parley',
  dataDirSetting: 'PARLEY_DATA_DIR',
  databaseUrlSetting: 'DATABASE_URL',
};

/** Describes why a start failed, in a sentence with the remedy; with the stack only for unknown errors. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof EmbeddedDatabaseError) return error.describe(parleyNames);
  if (isExpected(error)) return error.message;
  if (error instanceof BusUnreachable) {
    return `${error.message}. Start it, or correct PARLEY_NATS_URL; without that setting events go through the database.`;
  }
  const fault = error as SystemFault;
  if (fault.syscall === 'listen') {
    return portUnavailable(fault, {
      host: fault.address ?? 'that address',
      port: fault.port ?? 0,
      settings: httpPortSettings,
    }).message;
  }
  return (
    describeDatabaseFailure(fault) ??
    describeFileFailure(fault) ??
    `Parley could not start: ${fault.stack ?? String(error)}`
  );
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof NoDatabase ||
    error instanceof PortUnavailable ||
    error instanceof SchemaTooNew ||
    error instanceof SecretsError
  );
}

/** Node and PostgreSQL error codes of an external server that cannot be used. */
function describeDatabaseFailure(fault: SystemFault): string | null {
  switch (fault.code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No database server answers at DATABASE_URL (${fault.code}${fault.address ? ` ${fault.address}` : ''}). Check the address, or unset it to use the embedded database.`;
    case '28P01':
    case '28000':
      return `The database refused the login: ${fault.message}. Check user and password in DATABASE_URL.`;
    case '3D000':
      return `The database server has no such database: ${fault.message}. Create it, or correct DATABASE_URL.`;
    case '42501':
      return `The user of DATABASE_URL may not do what Parley needs: ${fault.message}. Let it create roles, or create parley_app and parley_platform and grant both to it.`;
    default:
      return null;
  }
}

function describeFileFailure(fault: SystemFault): string | null {
  const isOfFolder = fault.code === 'ENOTDIR' || fault.code === 'EEXIST';
  if (isOfFolder && fault.path) {
    return `${fault.path} cannot be made: a part of that path is a file, not a folder (${fault.code}). Choose another folder with PARLEY_DATA_DIR.`;
  }
  if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT') {
    return `The disk of ${fault.path ?? 'the data folder'} is full (${fault.code}). Make room, and start Parley again; what it holds is not harmed.`;
  }
  if (fault.code !== 'EACCES' && fault.code !== 'EROFS' && fault.code !== 'EPERM') return null;
  return `Parley cannot write ${fault.path ?? 'its data folder'} (${fault.code}). Give this account the right to, or choose another folder with PARLEY_DATA_DIR.`;
}
