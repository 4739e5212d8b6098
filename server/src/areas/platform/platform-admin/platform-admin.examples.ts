import type { Reseller } from '@parley/contract/resources/reseller';
import type { TenantOverview } from '@parley/contract/resources/tenant';
import { exampleResellerId, exampleTenantId } from './platform-admin.operation.ts';

export const exampleReseller: Reseller = {
  id: exampleResellerId,
  name: 'Voice Partner',
  customer_count: 12,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
};

export const exampleTenant: TenantOverview = {
  id: exampleTenantId,
  name: 'Harbour Cycles',
  contact_email: null,
  reseller: null,
  agent_count: 1,
  user_count: 0,
  created_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
};

export const exampleEntered = {
  access_token: 'sess_kJ3xQ9aB...',
  refresh_token: 'refr_p0ZtW2mC...',
  token_type: 'bearer' as const,
  expires_in: 900,
  refresh_expires_in: 2_592_000,
  csrf_token: 'b1x0mXW...',
  tenant: { id: exampleTenantId, name: 'Harbour Cycles', role: 'owner' as const },
};
