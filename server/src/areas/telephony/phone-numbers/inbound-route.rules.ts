import type { AgentId, PhoneNumberId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { FallbackDestination } from '@parley/contract/resources/phone-number';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { calledNumbers } from './number-reading.rules.ts';

/** Route of an inbound call. */
export interface InboundRoute {
  tenantId: TenantId;
  numberId: PhoneNumberId;
  /** E.164. */
  number: string;
  /** Trunk it came over; null for a carrier. */
  trunkId: SipTrunkId | null;
  /** True when an agent is assigned, active or not. */
  isAssigned: boolean;
  /** Null when no agent answers: none is assigned, or it is inactive. */
  agentId: AgentId | null;
  /** Null: the current version. */
  agentVersion: number | null;
  fallback: FallbackDestination | null;
  maxConcurrentCalls: number | null;
}

/** Trunk facts for routing. */
export interface RoutingTrunk {
  tenantId: string;
  id: string;
  format: SipTrunkConfig['inbound']['number_format'];
  country: string | null;
}

/** Candidate number. */
export interface RoutingNumber {
  tenant_id: string;
  number: string;
  trunk_id: string | null;
  /** Trunk of the reseller or the installation that it lies on. */
  shared_trunk_id: string | null;
  called_as: string | null;
}

/** Interprets the trunk's called identities: E.164 numbers, and aliases in lower case. */
export function meantBy(trunk: RoutingTrunk, called: readonly string[]): { numbers: string[]; names: string[] } {
  return {
    numbers: called.flatMap((text) => calledNumbers(text, trunk)),
    names: called.map((text) => text.toLowerCase()),
  };
}

/** Rank offset beyond any position in the list of called identities. */
const ofTrunk = 1000;
const ofTenant = 2000;

/**
 * Picks the called number: of the trunk's tenant only, even when tenants share an address; over a shared trunk, of the
 * numbers on it. Order: the trunk's aliases, its numbers, the tenant's other numbers.
 */
export function pickNumber<Number extends RoutingNumber>(
  trunks: readonly RoutingTrunk[],
  called: readonly string[],
  numbers: readonly Number[],
): { trunk: RoutingTrunk; number: Number } | undefined {
  const matches = trunks.flatMap((trunk) => {
    const meant = meantBy(trunk, called);
    const own = numbers.filter((number) => number.tenant_id === trunk.tenantId || number.shared_trunk_id === trunk.id);
    return own.flatMap((number) => {
      const isOfTrunk = (number.trunk_id ?? number.shared_trunk_id) === trunk.id;
      const name = isOfTrunk && number.called_as !== null ? meant.names.indexOf(number.called_as.toLowerCase()) : -1;
      if (name >= 0) return [{ trunk, number, rank: name }];
      const place = meant.numbers.indexOf(number.number);
      return place < 0 ? [] : [{ trunk, number, rank: (isOfTrunk ? ofTrunk : ofTenant) + place }];
    });
  });
  return matches.toSorted((a, b) => a.rank - b.rank)[0];
}
