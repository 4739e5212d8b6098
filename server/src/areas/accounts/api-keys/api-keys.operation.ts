import { ApiKeyId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

/** The operations on keys need nothing but the request's transaction. */
export type ApiKeysDeps = Record<string, never>;

export const operation = operationOf<ApiKeysDeps>();

export const keyParams = z.object({ keyId: ApiKeyId });
