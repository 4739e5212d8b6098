import { randomInt } from 'node:crypto';

/**
 * Delay after glare (491): the owner of the Call-ID waits longer, so that the offers do not collide again. Unit:
 * milliseconds. Source: RFC 3261, section 14.1: 2.1-4 s and 0-2 s in steps of 10 ms.
 */
export function glareWaitMs(isOwnerOfCallId: boolean): number {
  return isOwnerOfCallId ? 2100 + randomInt(191) * 10 : randomInt(201) * 10;
}

/** Retry-After of a request while an earlier one is pending (14.2). Unit: seconds. */
export function busySeconds(): number {
  return randomInt(11);
}
