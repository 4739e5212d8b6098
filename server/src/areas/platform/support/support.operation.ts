import type { CallId, ResellerId, TenantId } from '@parley/contract/ids';
import type { SupportPointer } from '@parley/contract/resources/support';
import { operationOf } from '#platform/http/operation.ts';

/** Support needs nothing beside the engines. */
export type SupportDeps = object;

export const operation = operationOf<SupportDeps>();

export const exampleReseller = { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId, name: 'Voice Partner' };
export const exampleTenant = { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId, name: 'Harbour Cycles' };

export const examplePointer: SupportPointer = {
  kind: 'call',
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as CallId,
  tenant: exampleTenant,
  label: null,
  state: 'completed',
  at: '2026-03-01T09:30:00.000Z',
};
