import type { Call } from '@parley/contract/resources/call';

type Party = Pick<Call, 'direction' | 'phone_number' | 'from_number' | 'to_number'>;

/** Masks a number but for the first two digits of its country code; other identities whole. Null stays null. */
export function maskNumber(number: string | null): string | null {
  if (number === null) return null;
  return /^\+\d{3,}$/.test(number) ? number.slice(0, 3) + '*'.repeat(number.length - 3) : '***';
}

/** Columns of the other party with their numbers masked; the tenant's own number stays. */
export function maskedParty(call: Party) {
  const isTheirs = (number: string | null, isFarSide: boolean) => isFarSide || number === call.phone_number;
  const isInbound = call.direction === 'inbound';
  return {
    phone_number: maskNumber(call.phone_number),
    from_number: isTheirs(call.from_number, isInbound) ? maskNumber(call.from_number) : call.from_number,
    to_number: isTheirs(call.to_number, !isInbound) ? maskNumber(call.to_number) : call.to_number,
    caller_name: null,
  };
}

/** The call as events show it: one that leaves nothing behind shows neither party nor variables. */
export function withoutParty(call: Call): Call {
  return { ...call, ...maskedParty(call), dynamic_variables: {}, collected_variables: {} };
}
