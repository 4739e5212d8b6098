import { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { SessionCookies } from '#platform/http/access/session-cookies.ts';
import { operationOf } from '#platform/http/operation.ts';

export interface ImpersonationDeps {
  cookies: SessionCookies;
  /** Public base URL of this installation; undefined: the host of each request. */
  publicUrl: string | undefined;
}

export const operation = operationOf<ImpersonationDeps>();

export const customerParams = z.object({ customerId: TenantId });

/** Values in the examples of the API document. */
export const exampleSetting = {
  reseller: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80', name: 'Voice Partner' },
  shares_conversations: true,
  since: '2026-03-01T09:00:00.000Z',
};
export const exampleCustomerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
export const exampleImpersonation = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b90',
  by: 'Robin Ek',
  reason: 'Ticket 4711: opening hours are wrong',
  created_at: '2026-03-01T09:00:00.000Z',
  entered_at: '2026-03-01T09:00:20.000Z',
  expires_at: '2026-03-01T10:00:20.000Z',
  ended_at: null,
};
