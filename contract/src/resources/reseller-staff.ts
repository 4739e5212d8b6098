import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { UserId } from '../ids.ts';
import { nameOf } from '../names.ts';

/** Roles of a reseller's staff. */
export const resellerRoles = ['owner', 'admin', 'staff', 'billing'] as const;
export const ResellerRole = z.enum(resellerRoles).meta({
  id: 'ResellerRole',
  description:
    'owner: everything, including other owners; admin: everything except owners; staff: reads customers and works in their accounts; billing: reads customers, costs and statements',
});
export type ResellerRole = z.infer<typeof ResellerRole>;

/** A member of a reseller's staff. */
export const ResellerStaff = z
  .object({
    id: UserId,
    email: z.string(),
    name: z.string(),
    role: ResellerRole,
    state: z
      .enum(['invited', 'active', 'disabled'])
      .meta({ description: 'invited: has not chosen a password yet; disabled: may not sign in' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ResellerStaff' });
export type ResellerStaff = z.infer<typeof ResellerStaff>;

export const ResellerStaffCreate = z.strictObject({
  email: EmailAddress,
  name: nameOf(200),
  role: ResellerRole.default('staff'),
});

export const ResellerStaffUpdate = z.strictObject({ role: ResellerRole });
