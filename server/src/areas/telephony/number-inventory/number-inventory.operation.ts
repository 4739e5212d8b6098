import type { PhoneNumberId, ResellerId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { InventoryNumber, PlatformInventoryNumber } from '@parley/contract/resources/number-inventory';
import { operationOf } from '#platform/http/operation.ts';

export interface NumberInventoryDeps {
  /** Quarantine of a number that was taken from its account. */
  quarantineDays: number;
}

export const operation = operationOf<NumberInventoryDeps>();

const exampleTenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;

export const exampleAssignment = { phone_number: '+46846500420', tenant_id: exampleTenantId };

export const exampleInventoryNumber: InventoryNumber = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b52' as PhoneNumberId,
  number: '+46846500420',
  country: 'SE',
  type: 'local',
  capabilities: ['voice'],
  source: 'pool',
  provider: 'twilio',
  trunk: null,
  state: 'assigned',
  tenant: { id: exampleTenantId, name: 'Harbour Cycles' },
  is_answered: true,
  quarantined_until: null,
  assigned_at: '2026-03-01T09:00:00.000Z',
  monthly_price_minor_units: 900,
  currency: 'SEK',
};

/** A number on the reseller's trunk that no account has. */
export const exampleFreeNumber: InventoryNumber = {
  ...exampleInventoryNumber,
  number: '+46846500425',
  provider: null,
  trunk: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b50' as SipTrunkId, name: 'Example Telecom' },
  state: 'free',
  tenant: null,
  is_answered: false,
  assigned_at: null,
  monthly_price_minor_units: null,
  currency: null,
};

export const examplePlatformNumber: PlatformInventoryNumber = {
  ...exampleInventoryNumber,
  reseller: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId, name: 'Voice Partner' },
};

/** The number after it was taken from its account. */
export const exampleReleased: InventoryNumber = {
  ...exampleInventoryNumber,
  state: 'quarantined',
  tenant: null,
  is_answered: false,
  quarantined_until: '2026-04-01T09:00:00.000Z',
  assigned_at: null,
};
