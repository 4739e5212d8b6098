import type { TenantId } from '@parley/contract/ids';
import type { Engines } from '#platform/areas/area.ts';
import type { DeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { ExportSlots } from './export-slots.ts';

/** Dependencies of the export. `certifier` hashes subjects, for the audit log as for certificates. */
export interface SubjectExportDeps extends Pick<Engines, 'personalData'> {
  certifier: Pick<DeletionCertifier, 'hashOf'>;
  slots: ExportSlots;
}

export const operation = operationOf<SubjectExportDeps>();

export const exampleSubject = '+46701234567';
export const exampleTenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
