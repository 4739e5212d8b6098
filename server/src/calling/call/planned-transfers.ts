import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PlannedCall, TransferPlan } from '#areas/telephony/directory';
import type { TransferRequest } from '#voice/ports.ts';
import { callerAnnouncement } from './caller-announcement.rules.ts';
import { modeOfTarget } from './transfer-request.ts';

/** Whom the caller asked for, and what about. */
export interface AskedFor {
  name: string;
  reason: string;
}

/** Transfers of one call that its tools have planned, by key. */
export interface PlannedTransfers {
  /** Names a plan. `announcesCaller`: a call without a whisper says who calls. */
  add(plan: TransferPlan, asked: AskedFor, announcesCaller: boolean): string;
  /** The request of a plan; undefined: there is none of that key, or it has no call. */
  requestOf(key: string, context: RequestContext): TransferRequest | undefined;
  /** Whom the plan requested last was for, where a request to call back follows its failure. */
  callBackOf(): AskedFor | undefined;
  /** Whom the caller waits for in a queue, or waited for last. */
  queuedFor(): AskedFor | undefined;
}

interface RequestContext {
  agent: AgentConfig;
  /** Puts variables into texts. */
  fill(text: string): string;
  caller: { name: string | undefined; number: string | undefined };
}

/** Digit by which a waiting caller asks to be called back. */
const callBackDigit = '1';

/** No key of an agent's transfer targets has a colon. */
const scheme = 'planned:';

export function createPlannedTransfers(): PlannedTransfers {
  const plans: { plan: TransferPlan; asked: AskedFor; announcesCaller: boolean }[] = [];
  let callBack: AskedFor | undefined;
  let queued: AskedFor | undefined;
  return {
    add: (plan, asked, announcesCaller) => `${scheme}${plans.push({ plan, asked, announcesCaller }) - 1}`,
    requestOf(key, { agent, fill, caller }) {
      const planned = key.startsWith(scheme) ? plans[Number(key.slice(scheme.length))] : undefined;
      const [first, ...rest] = planned?.plan.calls ?? [];
      if (planned === undefined || first === undefined) return undefined;
      const { plan, asked, announcesCaller } = planned;
      const isCallBackLeft = plan.onFailure === 'contact_request' && caller.number !== undefined;
      callBack = isCallBackLeft ? asked : undefined;
      const standard = announcesCaller ? callerAnnouncement(agent.language, { ...caller, reason: asked.reason }) : '';
      const whisperOf = (text: string) => (text === '' ? standard : fill(text));
      const called = ({ destination, whisper, postDialDigits }: PlannedCall) => ({
        destination,
        whisper: whisperOf(whisper),
        postDialDigits,
      });
      const { queue } = plan;
      queued = queue ? asked : undefined;
      const others = queue ? plan.calls.slice(queue.people) : rest;
      return {
        destination: first.destination,
        mode: modeOfTarget[first.mode],
        whisper: whisperOf(first.whisper),
        postDialDigits: first.postDialDigits,
        fallbacks: others.map(called),
        ...(queue && {
          queue: {
            key: queue.key,
            people: plan.calls.slice(0, queue.people).map(called),
            ring: queue.ring,
            maxCallers: queue.max_callers,
            maxWaitMs: queue.max_wait_seconds * 1000,
            announceMs: queue.announce_seconds * 1000,
            callBackDigit: queue.call_back && caller.number !== undefined ? callBackDigit : null,
          },
        }),
        ringMs: agent.transfer.ring_seconds * 1000,
        isRecorded: agent.transfer.record,
        isTranscribed: agent.transfer.transcribe,
        ...(isCallBackLeft && { isCallBackLeft }),
      };
    },
    callBackOf: () => callBack,
    queuedFor: () => queued,
  };
}
