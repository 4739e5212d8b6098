import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import { notDialled } from './outbound-calls.errors.ts';

/** Destination: an E.164 number, or a SIP address reachable over a trunk. */
export type Destination = DialTarget;

/**
 * Parses a destination. Refuses invalid and impossible numbers, emergency services, which a machine must never call,
 * and premium numbers. `ownNumber`: the caller number once known; a PBX may dial extensions.
 */
export function readDestination(text: string, ownNumber?: string): Destination {
  const judged = checkDialTarget(text, ownNumber === undefined ? {} : { ownNumber });
  if ('target' in judged) return judged.target;
  throw notDialled(judged.objection);
}
