import { randomInt } from 'node:crypto';

/**
 * How long to wait when both sides changed the session at once: whoever chose the Call-ID waits longer, so that they do
 * not meet again. Unit: milliseconds. Source: RFC 3261, section 14.1: 2.1-4 s and 0-2 s in steps of 10 ms.
 */
export function glareWaitMs(isOwnerOfCallId: boolean): number {
  return isOwnerOfCallId ? 2100 + randomInt(191) * 10 : randomInt(201) * 10;
}

/** For Retry-After of a request that comes while one before it is not answered (14.2). Unit: seconds. */
export function busySeconds(): number {
  return randomInt(11);
}
