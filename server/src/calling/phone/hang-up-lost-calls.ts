import { setTimeout as delay } from 'node:timers/promises';
import type { SipTrunkId } from '@parley/contract/ids';
import type { SipStack } from '@parley/sip';
import type { CallStore } from '#areas/telephony/calls';
import { leaseRenewalMs } from '#db/lease.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { type FarEnd, readFarEnd } from '../call/far-ends.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { routeOf } from './trunk-uris.ts';

/** Text of the Reason header, for the logs of the other side. */
const reason = 'The server was restarted';

/** Longest wait of a process that stops for responses; the next one hangs up again. Unit: milliseconds. */
const closeWaitMs = 2_000;

export interface LostCallParts {
  store: Pick<CallStore, 'claimLostFarEnds' | 'releaseFarEnds'>;
  stack(): SipStack | undefined;
  directory: Pick<TrunkDirectory, 'find'>;
  /** Carriers with an account. */
  providers: readonly TelephonyProvider[];
  log: Logger;
}

/**
 * Hangs up the calls of processes that died, now and every 5 s: a phone would hold its line until it gives up, and its
 * carrier bill it. Their rows are closed by then (`CallStore.closeLostCalls`). The function returned ends that.
 */
export function startLostCallHangUps(parts: LostCallParts): () => Promise<void> {
  const { log } = parts;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= hangUpLostCalls(parts)
      .catch((error: unknown) => log.warn({ event: 'call.lost_not_hung_up', err: error }, 'lost calls not hung up'))
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, leaseRenewalMs);
  return async () => {
    clearInterval(timer);
    await Promise.race([running, delay(closeWaitMs, undefined, { ref: false })]);
  };
}

/** Hangs up the lost calls there are now. */
export async function hangUpLostCalls(parts: LostCallParts): Promise<void> {
  const { store } = parts;
  const lost = await store.claimLostFarEnds();
  await Promise.all(
    lost.map(async (call) => {
      const outcomes = await Promise.all(
        call.farEnds.map(async (stored) => ({ stored, isOver: await hangUp(stored, call.id, parts) })),
      );
      const farEnds = outcomes.filter(({ isOver }) => !isOver).map(({ stored }) => stored);
      await store.releaseFarEnds({ ...call, farEnds });
    }),
  );
}

/** Returns false for a far end that only another process can hang up: it has SIP, or the carrier's account. */
async function hangUp(stored: unknown, callId: string, parts: LostCallParts): Promise<boolean> {
  const end = readFarEnd(stored);
  const order = end && orderOf(end, parts);
  if (end === undefined || order === undefined) return end === undefined;
  try {
    const status = await order();
    const fields = {
      event: 'call.lost_hung_up',
      callId,
      farEnd: end.kind,
      ...(status === undefined ? {} : { status }),
    };
    parts.log.info(fields, 'a call of a crashed process was hung up');
  } catch (error) {
    const fields = { event: 'call.lost_hang_up_failed', err: error, callId, farEnd: end.kind };
    parts.log.warn(fields, 'a call of a crashed process could not be hung up');
  }
  return true;
}

/** Order to hang up; undefined where this process cannot give it. */
function orderOf(end: FarEnd, parts: LostCallParts): (() => Promise<number | undefined>) | undefined {
  if (end.kind === 'carrier') {
    const carrier = parts.providers.find(({ id }) => id === end.provider);
    if (carrier?.hangUp === undefined) return undefined;
    return async () => {
      await carrier.hangUp?.(end.callRef);
      return undefined;
    };
  }
  const stack = parts.stack();
  if (stack === undefined) return undefined;
  const trunk = end.trunkId === null ? undefined : parts.directory.find(end.trunkId as SipTrunkId);
  const { credentials } = trunk === undefined ? {} : routeOf(trunk);
  const options = { reason, ...(credentials === undefined ? {} : { credentials }) };
  return async () => (await stack.hangUpStored(end.dialog, options)).status;
}
