import { ApiKeyId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

/** No dependencies beside the request's transaction. */
export type ResellerDeps = object;

export const operation = operationOf<ResellerDeps>();

export const customerParams = z.object({ customerId: TenantId });
export const customerKeyParams = z.object({ customerId: TenantId, keyId: ApiKeyId });

/** Customer id in the examples of the API document. */
export const exampleCustomerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
