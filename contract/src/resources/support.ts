import { z } from 'zod';
import { ResellerId, TenantId } from '../ids.ts';
import { pageOf, pageQuery } from '../page.ts';
import { Customer } from './reseller.ts';

/** Kinds of things a look-up points to. */
export const SupportPointerKind = z.enum([
  'agent',
  'call',
  'chat_session',
  'phone_number',
  'reseller',
  'tenant',
  'user',
]);
export type SupportPointerKind = z.infer<typeof SupportPointerKind>;

/** Where a thing is, never what is in it. */
export const SupportPointer = z
  .object({
    kind: SupportPointerKind,
    id: z.guid(),
    tenant: z
      .object({ id: TenantId, name: z.string() })
      .nullable()
      .meta({ description: 'The account it belongs to; null: none, or it is one itself' }),
    label: z.string().nullable().meta({ description: 'Name of an account, an agent or a reseller; null for others' }),
    state: z.string().nullable().meta({ description: 'Such as `suspended`, `disabled` or the status of a call' }),
    at: z.iso.datetime().meta({ description: 'Creation, or the start of a conversation' }),
  })
  .meta({ id: 'SupportPointer' });
export type SupportPointer = z.infer<typeof SupportPointer>;

export const SupportLookupQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(3)
    .max(320)
    .meta({
      description: 'An email address, a phone number with country code, an id, or a part of the name of an account',
      examples: ['+46701234567'],
    }),
  reason: z
    .string()
    .trim()
    .min(5)
    .max(500)
    .meta({
      description: 'Why, for the audit log, which keeps it; no personal data',
      examples: ['Ticket 4711: calls do not arrive'],
    }),
});

export const SupportLookup = z
  .object({
    read_as: z.enum(['email', 'phone_number', 'id', 'name']).meta({ description: 'How `q` was understood' }),
    data: z.array(SupportPointer).meta({ description: 'At most 50, newest first within each kind' }),
    is_more: z.boolean(),
  })
  .meta({ id: 'SupportLookup' });
export type SupportLookup = z.infer<typeof SupportLookup>;

/** A customer as a platform admin sees it: as its reseller does, and whose it is. */
export const PlatformCustomer = Customer.extend({
  reseller: z.object({ id: ResellerId, name: z.string() }),
}).meta({ id: 'PlatformCustomer' });
export type PlatformCustomer = z.infer<typeof PlatformCustomer>;

export const PlatformCustomerQuery = z.strictObject({
  ...pageQuery,
  reseller_id: ResellerId.optional(),
  q: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Part of the name or of the contact address, or the id' }),
});

export const PlatformCustomerPage = pageOf(PlatformCustomer);
