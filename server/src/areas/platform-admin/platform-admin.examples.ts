import type { Reseller } from '@parley/contract/resources/reseller';
import { exampleResellerId } from './platform-admin.operation.ts';

export const exampleReseller: Reseller = {
  id: exampleResellerId,
  name: 'Voice Partner',
  customer_count: 12,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
};
