import { ApiKeyId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { InviteOwner } from '#areas/accounts/tenants';
import type { DeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import { operationOf } from '#platform/http/operation.ts';

export interface ResellerDeps {
  /** Issuer of the certificates of purged customers. */
  certifier: DeletionCertifier;
  inviteOwner: InviteOwner;
}

export const operation = operationOf<ResellerDeps>();

export const customerParams = z.object({ customerId: TenantId });
export const customerKeyParams = z.object({ customerId: TenantId, keyId: ApiKeyId });

/** Customer id in the examples of the API document. */
export const exampleCustomerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
