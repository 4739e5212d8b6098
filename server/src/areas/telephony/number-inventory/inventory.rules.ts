import type { PhoneNumberId, ResellerId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type {
  InventoryNumber,
  InventoryState,
  PlatformInventoryNumber,
} from '@parley/contract/resources/number-inventory';

/** Row of the view `app.number_inventory`. */
export interface InventoryRow {
  id: string;
  number: string;
  country: string | null;
  type: string | null;
  capabilities: string[];
  provider: string | null;
  source: string;
  monthly_price_minor_units: number | null;
  currency: string | null;
  pool_id: string | null;
  reseller_id: string | null;
  reseller_name?: string | null;
  tenant_id: string | null;
  tenant_name: string | null;
  phone_number_id: string | null;
  is_answered: boolean;
  status: string | null;
  quarantined_until: Date | null;
  assigned_at: Date | null;
  trunk_id: string | null;
  trunk_name: string | null;
}

/** State of a number at an instant. */
export function stateOf(
  row: Pick<InventoryRow, 'phone_number_id' | 'quarantined_until' | 'status'>,
  now: Date,
): InventoryState {
  if (row.phone_number_id !== null) return row.status === 'releasing' ? 'releasing' : 'assigned';
  return row.quarantined_until !== null && row.quarantined_until > now ? 'quarantined' : 'free';
}

export function presentInventoryNumber(row: InventoryRow, now: Date): InventoryNumber {
  const state = stateOf(row, now);
  return {
    id: row.id as PhoneNumberId,
    number: row.number,
    country: row.country,
    type: row.type as InventoryNumber['type'],
    capabilities: row.capabilities as InventoryNumber['capabilities'],
    source: row.source as InventoryNumber['source'],
    provider: row.provider as InventoryNumber['provider'],
    trunk: row.trunk_id === null ? null : { id: row.trunk_id as SipTrunkId, name: row.trunk_name ?? '' },
    state,
    tenant: row.tenant_id === null ? null : { id: row.tenant_id as TenantId, name: row.tenant_name ?? '' },
    is_answered: row.is_answered,
    quarantined_until: state === 'quarantined' ? (row.quarantined_until?.toISOString() ?? null) : null,
    assigned_at: row.assigned_at?.toISOString() ?? null,
    monthly_price_minor_units: row.monthly_price_minor_units,
    currency: row.currency,
  };
}

export function presentPlatformNumber(row: InventoryRow, now: Date): PlatformInventoryNumber {
  const { reseller_id: id } = row;
  const reseller = id === null ? null : { id: id as ResellerId, name: row.reseller_name ?? '' };
  return { ...presentInventoryNumber(row, now), reseller };
}
