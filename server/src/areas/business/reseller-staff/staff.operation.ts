import { UserId } from '@parley/contract/ids';
import type { ResellerStaff } from '@parley/contract/resources/reseller-staff';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

export interface ResellerStaffDeps {
  mailer: Pick<Mailer, 'send'>;
}

export const operation = operationOf<ResellerStaffDeps>();

export const staffParams = z.object({ staffId: UserId });

/** Member of staff of the examples in the API document. */
export const exampleStaff: ResellerStaff = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b05' as UserId,
  email: 'robin@partner.example',
  name: 'Robin Ek',
  role: 'staff',
  state: 'invited',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
};
