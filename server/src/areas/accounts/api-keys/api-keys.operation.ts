import { ApiKeyId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the key operations: the request's transaction alone. */
export type ApiKeysDeps = object;

export const operation = operationOf<ApiKeysDeps>();

export const keyParams = z.object({ keyId: ApiKeyId });
