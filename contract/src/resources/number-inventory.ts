import { z } from 'zod';
import { PhoneNumberId, ResellerId, SipTrunkId, TenantId } from '../ids.ts';
import { pageQuery } from '../page.ts';
import { CountryCode, E164 } from '../phone-number.ts';
import { rules } from '../rules.ts';
import { CarrierId, NumberCapability, NumberType } from './phone-number.ts';

export const InventoryState = z.enum(['free', 'quarantined', 'assigned', 'releasing']).meta({
  description:
    '`free`: can be assigned. `quarantined`: given up; only its last account can have it before `quarantined_until`. `assigned`: an account has it. `releasing`: its carrier has not taken it back yet',
});
export type InventoryState = z.infer<typeof InventoryState>;

/** A number of the installation, with the account that has it. */
export const InventoryNumber = z
  .object({
    id: PhoneNumberId,
    number: E164,
    country: CountryCode.nullable(),
    type: NumberType.nullable(),
    capabilities: z.array(NumberCapability),
    source: z.enum(['pool', 'import', 'carrier']).meta({
      description: '`pool`: can be assigned here. Numbers that accounts brought or bought are theirs to release',
    }),
    provider: CarrierId.nullable(),
    trunk: z
      .object({ id: SipTrunkId, name: z.string() })
      .nullable()
      .meta({ description: 'Trunk of the reseller or the installation that it lies on; its account does not see it' }),
    state: InventoryState,
    tenant: z.object({ id: TenantId, name: z.string() }).nullable().meta({ description: 'The account that has it' }),
    is_answered: z.boolean().meta({ description: 'An agent of the account answers it' }),
    quarantined_until: z.iso.datetime().nullable(),
    assigned_at: z.iso.datetime().nullable(),
    monthly_price_minor_units: z.int().nullable(),
    currency: z.string().nullable(),
  })
  .meta({ id: 'InventoryNumber' });
export type InventoryNumber = z.infer<typeof InventoryNumber>;

export const PlatformInventoryNumber = InventoryNumber.extend({
  reseller: z
    .object({ id: ResellerId, name: z.string() })
    .nullable()
    .meta({ description: 'Reseller of the account, or in whose stock the number is' }),
}).meta({ id: 'PlatformInventoryNumber' });
export type PlatformInventoryNumber = z.infer<typeof PlatformInventoryNumber>;

const inventoryFilters = {
  q: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'Part of the number or of the name of its account' }),
  country: CountryCode.optional(),
  state: InventoryState.optional(),
  tenant_id: TenantId.optional(),
};

export const ResellerInventoryQuery = z.strictObject({ ...pageQuery, ...inventoryFilters });
export const PlatformInventoryQuery = z.strictObject({
  ...pageQuery,
  ...inventoryFilters,
  reseller_id: ResellerId.optional(),
});

export const InventoryAssignment = z
  .strictObject({ phone_number: E164, tenant_id: TenantId.meta({ description: 'Customer that gets the number' }) })
  .meta({ id: 'InventoryAssignment' });

export const InventoryRelease = z.strictObject({ phone_number: E164 }).meta({ id: 'InventoryRelease' });

export const PlatformInventoryAssignment = z
  .strictObject({
    phone_number: E164,
    tenant_id: TenantId.optional().meta({ description: 'Account that gets the number' }),
    reseller_id: ResellerId.optional().meta({ description: 'Reseller whose stock it goes into' }),
  })
  .refine((body) => (body.tenant_id === undefined) !== (body.reseller_id === undefined), {
    message: rules.tenant_or_reseller,
  })
  .meta({ id: 'PlatformInventoryAssignment' });

/** A number to add to the pool. */
export const InventoryNumberCreate = z
  .strictObject({
    phone_number: E164,
    provider: CarrierId.optional().meta({ description: 'Carrier at which the installation has the number' }),
    provider_ref: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .meta({
        description: 'Id of the number at the carrier, with `provider`',
        examples: ['PN0123456789abcdef0123456789abcdef'],
      }),
    trunk_id: SipTrunkId.optional().meta({
      description: 'Shared trunk of the installation that it lies on, instead of `provider` and `provider_ref`',
    }),
    locality: z.string().trim().min(1).max(120).nullable().default(null),
    capabilities: z.array(NumberCapability).min(1).max(4).default(['voice']),
    monthly_price_minor_units: z.int().min(0).max(100_000_000).nullable().default(null),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, rules.currency)
      .nullable()
      .default(null)
      .meta({ description: 'ISO 4217' }),
  })
  .refine(
    ({ provider, provider_ref: ref, trunk_id: trunk }) =>
      trunk === undefined ? provider !== undefined && ref !== undefined : provider === undefined && ref === undefined,
    { message: rules.carrier_or_trunk },
  )
  .meta({ id: 'InventoryNumberCreate' });

/** A number on the reseller's own trunk. */
export const ResellerNumberCreate = z.strictObject({ phone_number: E164 }).meta({ id: 'ResellerNumberCreate' });
