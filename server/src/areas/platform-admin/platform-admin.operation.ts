import { ResellerId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Mailer } from '#areas/mail';
import { operationOf } from '#platform/http/operation.ts';

export interface PlatformAdminDeps {
  mailer: Pick<Mailer, 'send'>;
}

export const operation = operationOf<PlatformAdminDeps>();

export const resellerParams = z.object({ resellerId: ResellerId });

/** Stands for a reseller in the examples of the API document. */
export const exampleResellerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId;
