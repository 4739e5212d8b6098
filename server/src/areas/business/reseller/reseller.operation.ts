import { ApiKeyId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

/** The operations of resellers need nothing but the request's transaction. */
export type ResellerDeps = Record<string, never>;

export const operation = operationOf<ResellerDeps>();

export const customerParams = z.object({ customerId: TenantId });
export const customerKeyParams = z.object({ customerId: TenantId, keyId: ApiKeyId });

/** Stands for a customer in the examples of the API document. */
export const exampleCustomerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
