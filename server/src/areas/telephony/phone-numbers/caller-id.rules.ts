import type { PhoneNumberId, SipTrunkId } from '@parley/contract/ids';
import type { CarrierId } from '@parley/contract/resources/phone-number';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { callerIdFaults } from './phone-numbers.errors.ts';

/** Caller number of an outbound call, with its route. */
export interface CallerId {
  numberId: PhoneNumberId;
  /** E.164. */
  number: string;
  maxConcurrentCalls: number | null;
  route:
    | { kind: 'trunk'; trunkId: SipTrunkId; isShared?: true }
    | { kind: 'carrier'; provider: CarrierId; providerRef: string };
}

/** Number with the facts that decide outbound use. */
export interface CallerIdRow {
  id: string;
  number: string;
  status: string;
  direction: string;
  caller_id_allowed: boolean;
  max_concurrent_calls: number | null;
  trunk_id: string | null;
  shared_trunk_id: string | null;
  provider: string | null;
  provider_ref: string | null;
  trunk_is_active: boolean | null;
  trunk_can_dial: boolean;
}

/** Reason a number cannot make calls, with the remedy; null when it can. */
export function outboundFault(row: CallerIdRow): UnusableReason | null {
  if (row.status !== 'active') return 'releasing';
  if (row.direction === 'inbound') return 'inboundOnly';
  if (!row.caller_id_allowed) return 'hidden';
  if (row.trunk_id === null && row.shared_trunk_id === null) return null;
  if (!row.trunk_is_active) return 'trunkOff';
  if (!row.trunk_can_dial) return 'trunkWithoutHost';
  return null;
}

export function callerIdOf(row: CallerIdRow): CallerId {
  return {
    numberId: row.id as PhoneNumberId,
    number: row.number,
    maxConcurrentCalls: row.max_concurrent_calls,
    route: routeOf(row),
  };
}

function routeOf(row: CallerIdRow): CallerId['route'] {
  if (row.trunk_id !== null) return { kind: 'trunk', trunkId: row.trunk_id as SipTrunkId };
  if (row.shared_trunk_id !== null) {
    return { kind: 'trunk', trunkId: row.shared_trunk_id as SipTrunkId, isShared: true };
  }
  return { kind: 'carrier', provider: row.provider as CarrierId, providerRef: row.provider_ref ?? '' };
}

export type UnusableReason = keyof typeof callerIdFaults;

export const unusableCallerId = (reason: UnusableReason) => refuseFields([callerIdFaults[reason]('/from_number')]);
