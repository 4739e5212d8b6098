import { type DialTarget, judgeDialTarget } from '#areas/telephony/dial-targets';
import { notDialled } from './outbound-calls.errors.ts';

/** Who is to be called: a number in E.164, or a SIP address that only a trunk can reach. */
export type Destination = DialTarget;

/**
 * Reads who is to be called. Refuses what is no number, numbers that cannot exist, emergency services, which a machine
 * must never call, and numbers that cost the caller extra. `ownNumber`: the number that calls, once it is known; a PBX
 * there may pass on what is an extension elsewhere.
 */
export function readDestination(text: string, ownNumber?: string): Destination {
  const judged = judgeDialTarget(text, ownNumber === undefined ? {} : { ownNumber });
  if ('target' in judged) return judged.target;
  throw notDialled(judged.objection);
}
