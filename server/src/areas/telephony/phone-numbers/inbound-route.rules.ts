import type { AgentId, PhoneNumberId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { FallbackDestination } from '@parley/contract/resources/phone-number';
import type { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { calledNumbers } from './number-reading.rules.ts';

/** Where a call goes that came in. */
export interface InboundRoute {
  tenantId: TenantId;
  numberId: PhoneNumberId;
  /** E.164. */
  number: string;
  /** The trunk it came over; null for a carrier. */
  trunkId: SipTrunkId | null;
  /** Whether an agent is meant to answer it, be it active or not. */
  isAssigned: boolean;
  /** Null when no agent can take it: none is assigned, or it is not active. */
  agentId: AgentId | null;
  /** Null: the current version. */
  agentVersion: number | null;
  fallback: FallbackDestination | null;
  maxConcurrentCalls: number | null;
}

/** A trunk a call may have come over, as far as routing asks. */
export interface RoutingTrunk {
  tenantId: string;
  id: string;
  format: SipTrunkConfig['inbound']['number_format'];
  country: string | null;
}

/** A number that may be meant. */
export interface RoutingNumber {
  tenant_id: string;
  number: string;
  trunk_id: string | null;
  called_as: string | null;
}

/** What a trunk may mean by what it calls us: numbers in E.164, and names of its own in lower case. */
export function meantBy(trunk: RoutingTrunk, called: readonly string[]): { numbers: string[]; names: string[] } {
  return {
    numbers: called.flatMap((text) => calledNumbers(text, trunk)),
    names: called.map((text) => text.toLowerCase()),
  };
}

/** Further down than any place among the names and numbers somebody is called. */
const ofTrunk = 1000;
const ofTenant = 2000;

/**
 * The number a call is for: one of the tenant whose trunk it came over, never another's, even where both share an
 * address. What the trunk calls by a name of its own comes first, then numbers of that trunk, then the tenant's others.
 */
export function pickNumber<Number extends RoutingNumber>(
  trunks: readonly RoutingTrunk[],
  called: readonly string[],
  numbers: readonly Number[],
): { trunk: RoutingTrunk; number: Number } | undefined {
  const matches = trunks.flatMap((trunk) => {
    const meant = meantBy(trunk, called);
    const own = numbers.filter((number) => number.tenant_id === trunk.tenantId);
    return own.flatMap((number) => {
      const isOfTrunk = number.trunk_id === trunk.id;
      const name = isOfTrunk && number.called_as !== null ? meant.names.indexOf(number.called_as.toLowerCase()) : -1;
      if (name >= 0) return [{ trunk, number, rank: name }];
      const place = meant.numbers.indexOf(number.number);
      return place < 0 ? [] : [{ trunk, number, rank: (isOfTrunk ? ofTrunk : ofTenant) + place }];
    });
  });
  return matches.toSorted((a, b) => a.rank - b.rank)[0];
}
