import { CallId, DeletionCertificateId, LegalHoldId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { DeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { ErasureLedger } from './erasure-ledger.ts';

/** Dependencies of erasure. */
export interface ErasureDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  files: FileStore;
  /** Seals a subject's number until its rows are deleted. */
  vault: Vault;
  certifier: DeletionCertifier;
  ledger: ErasureLedger;
  personalData: PersonalData;
  newId: () => string;
  log: Logger;
}

export const operation = operationOf<ErasureDeps>();

export const callParams = z.object({ callId: CallId });
export const certificateParams = z.object({ certificateId: DeletionCertificateId });
export const holdParams = z.object({ holdId: LegalHoldId });
